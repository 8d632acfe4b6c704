#!/usr/bin/env python3
"""A bot of one's own, over stdin and stdout: it plays Hanabi with some care, and the first thing elsewhere.

miccia simulate hanabi --bots "program:python3 examples/bot.py"
"""

import json
import sys
from typing import Any


def choose(view: Any, legal: Any) -> tuple[Any, str]:
    """A legal action, and why."""
    for offer in legal:
        act = offer["form"]
        if act["do"] == "play":  # what clues have shown to fit
            held = view["hands"][view["seat"]][act["slot"]]
            kinds = [(colour, rank) for colour in held["colours"] for rank in held["ranks"]]
            if all(view["fireworks"][colour] + 1 == rank for colour, rank in kinds):
                return offer, "it fits"
        if act["do"] == "clue":  # about what fits elsewhere, unless that is known
            for held in view["hands"][(view["seat"] + act["offset"]) % view["seats"]]:
                fits = view["fireworks"][held["card"][0]] + 1 == int(held["card"][1])
                if fits and act["value"] in held["card"] and act["value"] not in held["clues"]:
                    return offer, "that one fits"
    discards = [offer for offer in legal if offer["form"]["do"] == "discard"]
    return (discards or legal)[0], "nothing better"


game = ""
for line in sys.stdin:
    said = json.loads(line)
    answer: dict[str, Any] | None = None
    if said["cmd"] == "hello":
        answer = {"id": {"name": "Careful", "author": "Miccia"}}
    elif said["cmd"] == "newgame":
        game, answer = said["game"], {"ready": True}
    elif said["cmd"] == "go":
        offer, why = said["legal"][0], "the first"
        if game == "hanabi":
            offer, why = choose(said["view"], said["legal"])
        answer = {"action": offer["id"], "why": why}
    elif said["cmd"] == "quit":
        break
    if answer:
        print(json.dumps(answer), flush=True)

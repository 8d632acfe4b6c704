#!/usr/bin/env python3
"""A bot at a live table: it takes any of the legal actions but giving up. The page tells command and token:

MICCIA_TOKEN=... python3 examples/live_bot.py ws://127.0.0.1:8000/ws/LUNA-MARE-42

It needs `websockets`, which comes with miccia[server].
"""

import json
import os
import random
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def choose(update: Any) -> int:
    """Any legal action but giving up. `update["view"]` is what the seat may know."""
    moves = [offer for offer in update["legal"] if offer["act"]["do"] != "give-up"]
    return int(random.choice(moves)["id"])


def play(line: ClientConnection, token: str) -> None:
    """Move whenever the table waits for this seat, game after game."""
    line.send(json.dumps({"t": "hello", "program": token}))
    table: Any = {}
    update: Any = {"legal": []}
    sent = None
    for text in line:
        said = json.loads(text)
        if said["t"] == "table":
            table = said
        elif said["t"] == "update":
            update = said
        elif said["t"] == "refusal":  # overtaken, or not now: the next message tells more
            print(said["text"], file=sys.stderr)
            sent = None
            continue
        plays = table["running"] and table["seats"][table["you"]]["bot"] == "program"
        if plays and update["legal"] and update["n"] != sent:
            sent = update["n"]
            line.send(json.dumps({"t": "do", "id": sent, "action": choose(update), "seen": sent}))


while True:
    try:
        with connect(sys.argv[1], max_size=None) as line:
            play(line, os.environ["MICCIA_TOKEN"])
    except ConnectionClosed as closed:
        if closed.rcvd and closed.rcvd.code >= 4400:  # the token is none any more, or no such table
            sys.exit(f"closed with {closed.rcvd.code}")
    except OSError as problem:
        print(problem, file=sys.stderr)
    time.sleep(1)  # the server starts again

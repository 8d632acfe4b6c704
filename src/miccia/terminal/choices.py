"""What can be done now, in one list: the table's legal actions, and what is asked around the game."""

from secrets import token_hex
from typing import NamedTuple

from miccia.core.words import FRAME
from miccia.terminal.line import Message
from miccia.terminal.seen import Seen


class Choice(NamedTuple):
    """A line of the list: what it says, and what is sent for it. Without `send` it is the screen's own."""

    key: str  # its own, and the same as long as it is the same thing
    label: str
    send: Message
    slip: str = ""  # why its player would hardly mean it: asked once before
    group: str = ""  # lines of one group stand together


def choices(seen: Seen, language: str) -> list[Choice]:
    """All of them, in the order in which they are shown."""
    if not seen.table:
        return []
    if seen.phase == "gathering":
        return gathering(seen, language)
    if seen.phase == "over":
        return evening(seen, language)
    if seen.you is None:
        return []
    if seen.stood_in:
        return [Choice("back", FRAME.plain("stood-in-back", language), {"t": "back"})]
    if seen.table.get("wish"):
        return wish(seen, language)
    if seen.table["paused"]:
        return [Choice("resume", FRAME.plain("pause-resume", language), {"t": "pause", "on": False})]
    if seen.unready:
        return [Choice("ready", FRAME.plain("terminal-ready", language), {"t": "ready"})]
    return [*absent(seen, language), *pause(seen, language), *offers(seen)]


def offers(seen: Seen) -> list[Choice]:
    """The legal actions."""
    n = seen.update.get("n")
    return [
        Choice(
            f"do-{offer['id']}",
            offer["label"],
            {"t": "do", "action": offer["id"], "seen": n},
            text(offer["slip"]["say"]) if offer.get("slip") else "",
            str(offer["act"].get("do", "")),
        )
        for offer in seen.legal
    ]


def gathering(seen: Seen, language: str) -> list[Choice]:
    if not seen.table["host"]:
        return []
    free = sum(seat["kind"] == "free" for seat in seen.seats)
    return [Choice("begin", FRAME.plain("gathering-begin-with", language, free=free), {"t": "begin"})]


def evening(seen: Seen, language: str) -> list[Choice]:
    """After a game: one more, and what to do with the one that was played."""
    following, found = seen.table["next"], []
    if following and following["you"] is not None:
        seats = following["seats"]
        if seats[following["you"]]["ready"]:
            off = {"t": "more", "on": False}
            found.append(Choice("not-yet", FRAME.plain("evening-not-after-all", language), off))
        else:
            on = {"t": "more", "on": True, "salt": token_hex(16)}
            found.append(Choice("more", FRAME.plain("evening-more", language), on))
        missing = [
            seat["name"]
            for seat in seats
            if seat["kind"] == "human" and not seat["ready"] and not seat["online"]
        ]
        if missing and following["host"] == following["you"]:
            without = FRAME.plain("evening-begin-without", language, names=", ".join(missing))
            found.append(Choice("begin", without, {"t": "begin"}))
    found.append(Choice("save", FRAME.plain("terminal-save", language), {}))
    found.append(Choice("quit", FRAME.plain("terminal-leave", language), {}))
    return found


def wish(seen: Seen, language: str) -> list[Choice]:
    """Somebody would like to take something back."""
    asked = seen.table["wish"]
    no = {"t": "agree", "wish": asked["number"], "on": False}
    if asked["seat"] == seen.you:
        return [Choice("withdraw", FRAME.plain("wish-withdraw", language), no)]
    if seen.you in asked["agreed"]:
        return []
    yes = {**no, "on": True}
    return [
        Choice("agree", FRAME.plain("wish-yes", language), yes),
        Choice("refuse", FRAME.plain("wish-no", language), no),
    ]


def absent(seen: Seen, language: str) -> list[Choice]:
    """Those for whom a bot may play now."""
    table, patience = seen.table, seen.update.get("patience")
    found = []
    for place in seen.waited:
        seat = seen.seats[place]
        if seat["kind"] != "human" or seat["bot"] is not None or place == seen.you:
            continue
        gone = seat["away"] is not None and table["grace"] is not None
        long = gone and seen.now >= seat["away"] + table["grace"]
        if long or (patience is not None and seen.now >= patience):
            label = FRAME.plain("missing-bot", language, name=seat["name"])
            found.append(Choice(f"stand-in-{place}", label, {"t": "stand-in", "seat": place}))
    return found


def pause(seen: Seen, language: str) -> list[Choice]:
    """Others wish for a pause."""
    wishes = seen.table["wishes"]
    if not wishes:
        return []
    if seen.you in wishes:
        off = {"t": "pause", "on": False}
        return [Choice("pause-off", FRAME.plain("pause-take-back", language), off)]
    return [Choice("pause-on", FRAME.plain("terminal-pause-agree", language), {"t": "pause", "on": True})]


def text(sentence: list[str | Message]) -> str:
    """A sentence off the wire as text."""
    return "".join(part if isinstance(part, str) else str(part["text"]) for part in sentence)

"""What leaves the server about a game. Everything here is made of the game's `view` and `tell` alone."""

from collections.abc import Iterable
from typing import Any

import msgspec

from miccia.core.turn import Over, Turn, Waiting
from miccia.core.words import Sentence
from miccia.server import wire
from miccia.server.table.live import Entry, Live

encoder = msgspec.json.Encoder()
LONG = ("view", "aid", "legal", "log")


def update(live: Live, seat: int | None, language: str, now: int, entry: Entry | None) -> wire.Update:
    """The game as the seat may see it: with what came of one input, or with None all of it."""
    view = live.match.view(seat)
    entries = live.entries if entry is None else [entry]
    outline = live.game.outline
    return wire.Update(
        n=live.count(seat),
        whole=entry is None,
        now=now,
        turn=turn(live.match.turn),
        view=view,
        aid=None if live.game.screen is None else live.game.screen.aid(view),
        legal=[] if seat is None else offers(live, seat, view, language),
        events=[] if entry is None else told(live, entry, seat),
        log=list(lines(live, entries, seat, language)),
        outline=None if outline is None else outline(view, live.names, language),
    )


def written(update: wire.Update) -> wire.Update:
    """The same with its long parts written out already, for whoever sends it more than once."""
    parts = {name: msgspec.Raw(encoder.encode(getattr(update, name))) for name in LONG}
    return msgspec.structs.replace(update, **parts)


def turn(turn: Turn) -> wire.Waiting | wire.Over:
    if isinstance(turn, Over):
        return wire.Over(turn.why, list(turn.scores), list(turn.winners))
    assert isinstance(turn, Waiting)
    return wire.Waiting(list(turn.order), turn.until, turn.ask)


def offers(live: Live, seat: int, view: Any, language: str) -> list[wire.Offer]:
    """The seat's legal actions with their labels, and what they would do."""
    label, screen = live.game.words.label, live.game.screen
    outcome = None if screen is None else screen.outcome
    return [
        wire.Offer(
            action.id,
            action.form,
            label(action, view, live.names, language),
            None if outcome is None else outcome(action, view),
        )
        for action in live.match.legal(seat)
    ]


def told(live: Live, entry: Entry, seat: int | None) -> list[Any]:
    """The events of an entry as the seat may know them."""
    events = (live.game.tell(event, seat) for event in entry.events)
    return [event for event in events if event is not None]


def lines(live: Live, entries: Iterable[Entry], seat: int | None, language: str) -> Iterable[wire.Line]:
    """The log of these entries; after the end, with the bots' reasons.

    Who acted is what the told event says. Who made the input is not told: it may be a secret (E34), and what
    an input sets off is often somebody else's act. A bot's reason explains its own act, the first event.
    What the view forgets the log forgets too: only the last thing the seat was told of is told whole.
    """
    for entry in entries:
        number = live.number(seat, entry)
        if number is None:
            continue
        for place, event in enumerate(entry.events):
            known = live.game.tell(event, seat)
            if known is None:
                continue
            kept = live.kept(known)
            if number < live.count(seat):
                known = kept
            say = live.game.words.say(known, live.names, seat, language)
            if say is not None:
                own = place == 0 and known.actor == entry.seat
                why = reason(live, entry, seat, language) if own else None
                later = None if kept == known else live.game.words.say(kept, live.names, seat, language)
                yield wire.Line(number, known.actor, say, why, later)


def reason(live: Live, entry: Entry, seat: int | None, language: str) -> Sentence | None:
    if live.match.over is None or entry.reason is None:
        return None
    try:
        view = live.views_of_bots[entry.n]
        return live.game.words.why(entry.reason, view, live.names, seat, language)
    except KeyError:  # a reason that the game has no words for
        return None

"""How a review of Kaboom! is told: from a view, and in the words of words.*.ftl."""

from collections.abc import Sequence

from miccia.core.coach import percent
from miccia.core.game import Action
from miccia.core.words import Mark, Sentence, listed
from miccia.games.kaboom.actions import CUT_THE_WIRES, Discard, Leave, Pay, Play, Take, Wild
from miccia.games.kaboom.cards import ANALYZE, EXIT
from miccia.games.kaboom.events import Alarmed, Bypassed, Ended, Hurried, KaboomEvent, MascotMoved
from miccia.games.kaboom.odds import cuts_of, may_be_right
from miccia.games.kaboom.shown import KaboomView
from miccia.games.kaboom.words import TEXTS, card_mark, wire_mark

WEIGHTS = {Ended: 9, MascotMoved: 5, Alarmed: 4, Bypassed: 3, Hurried: 2}


def title(action: Action, view: KaboomView, language: str) -> str:
    return TEXTS.plain(f"back-title-{view.ask}", language)


def knew(view: KaboomView, names: Sequence[str], language: str) -> Sentence:
    """The countdown, the wires that the seat has seen, its own Cuts."""
    seen = [
        TEXTS.fill("back-seen", language, wire=place + 1, colour=wire_mark(wire.colour, language))
        for place, wire in enumerate(view.wires)
        if wire.colour
    ]
    return TEXTS.fill(
        "back-knew",
        language,
        left=view.countdown,
        wires=listed([*seen], language) or TEXTS.fill("back-none-seen", language),
        cuts=cuts(view, view.seat, language) or TEXTS.fill("back-no-cuts", language),
    )


def cuts(view: KaboomView, seat: int | None, language: str) -> Sentence:
    colours = [] if seat is None else cuts_of(view.players[seat])
    marks = [card_mark(f"cut-{colour}", language) for colour in colours]
    return [part for mark in marks for part in (mark, " ")][:-1]


def because(
    view: KaboomView, played: Action, better: Action, names: Sequence[str], language: str
) -> Sentence | None:
    """How likely a defusing was right."""
    if view.seat is None or CUT_THE_WIRES not in (played, better):
        return None
    chance = percent(may_be_right(view, cuts_of(view.players[view.seat])))
    return TEXTS.fill("back-fits", language, percent=chance)


def pictures(view: KaboomView, played: Action, better: Action) -> tuple[Mark, Mark, Mark]:
    """The cards; where they are the same, the agents."""
    known = Mark("deed", f"countdown:{view.countdown}", "")
    done, best = picture(view, played), picture(view, better)
    if done == best and isinstance(played, (Play, Wild)) and isinstance(better, (Play, Wild)):
        return known, agent(view, played), agent(view, better)
    return known, done, best


def picture(view: KaboomView, action: Action) -> Mark:
    match action:
        case Play(card=card) | Take(card=card) | Discard(card=card):
            return Mark("card", card.name, "")
        case Wild(wire=wire):
            return Mark("card", EXIT.name if wire < 0 else ANALYZE.name, "")
        case Pay(one=one, other=other):
            return Mark("card", f"{one.name} {other.name}", "")
        case Leave():
            return agent(view, action)
    return Mark("deed", str(action.form["do"]), "")


def agent(view: KaboomView, action: Play | Wild | Leave) -> Mark:
    """One of a seat's agents."""
    return Mark("agent", f"{action.agent}/{view.seat}", "")


def weight(event: KaboomEvent) -> int:
    return WEIGHTS.get(type(event), 0)


def round(view: KaboomView, language: str) -> str:
    return TEXTS.plain("back-round", language, round=view.round, left=view.countdown)


def proof(
    view: KaboomView, seat: int | None, names: Sequence[str], language: str
) -> list[tuple[str, Sentence]]:
    """The wires, and the Cuts of the reader."""
    marks = [wire_mark(wire.colour, language) for wire in view.wires if wire.colour]
    wires: Sentence = [part for mark in marks for part in (mark, " ")][:-1]
    lines = [(TEXTS.plain("back-wires", language), wires)]
    tried = view.ended.seat if view.ended is not None and seat is None else seat
    if tried is not None and (own := cuts(view, tried, language)):
        key = "back-cuts" if tried == seat else "back-cuts-of"
        who = {} if tried == seat else {"seat": names[tried]}
        lines.append((TEXTS.plain(key, language, **who), own))
    return lines

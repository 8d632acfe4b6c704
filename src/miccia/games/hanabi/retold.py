"""How a review of Hanabi is told: from a view, and in the words of words.*.ftl."""

from collections.abc import Sequence

from miccia.core.coach import percent
from miccia.core.game import Action
from miccia.core.words import Mark, Sentence
from miccia.games.hanabi.actions import Clue, Discard, Play
from miccia.games.hanabi.cards import VALUES, Card
from miccia.games.hanabi.events import Completed, Discarded, Ended, HanabiEvent, LastRound, Played
from miccia.games.hanabi.odds import faces
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.stock import Stock
from miccia.games.hanabi.words import TEXTS, card_mark, place_in

ALL = 5  # as high as a firework rises


def title(action: Action, view: HanabiView, language: str) -> str:
    return TEXTS.plain(f"back-title-{action.form['do']}", language)


def knew(view: HanabiView, names: Sequence[str], language: str) -> Sentence:
    """Clues, errors, deck, and how likely the own cards fit."""
    assert view.seat is not None
    parts: Sentence = []
    for slot in range(len(view.hands[view.seat])):
        chance = likely(view, slot, Stock(view).plays)
        if chance:
            parts += [
                *TEXTS.fill("back-may-be", language, slot=where(view, slot, language), percent=chance),
                ", ",
            ]
    cards = parts[:-1] or ["–"]
    return TEXTS.fill(
        "back-knew", language, clues=view.clues, strikes=view.strikes, deck=view.deck, cards=cards
    )


def where(view: HanabiView, slot: int, language: str) -> Sentence:
    assert view.seat is not None
    return [place_in(len(view.hands[view.seat]))(slot, language)]


def likely(view: HanabiView, slot: int, good: object) -> int:
    """In a hundred ways to deal what the seat has not seen, in how many its card is such a one."""
    assert callable(good)
    kinds: Sequence[Card] = Stock(view).kinds
    face = faces(view)[slot]
    return percent(sum(face[card.index] for card in kinds if good(card)))


def because(
    view: HanabiView, played: Action, better: Action, names: Sequence[str], language: str
) -> Sentence | None:
    """Whether the card that was played fitted, whether the discarded one was the last of its kind."""
    stock = Stock(view)
    for action in (played, better):
        if isinstance(action, Play):
            chance = likely(view, int(action.slot), stock.plays)
            return TEXTS.fill(
                "back-fits", language, slot=where(view, int(action.slot), language), percent=chance
            )
        if isinstance(action, Discard) and (chance := likely(view, int(action.slot), stock.is_last)):
            return TEXTS.fill(
                "back-last", language, slot=where(view, int(action.slot), language), percent=chance
            )
    return None


def pictures(view: HanabiView, played: Action, better: Action) -> tuple[Mark, Mark, Mark]:
    """Clues that are left, places in the hand, and what is told with a clue."""
    return Mark("deed", "lantern", ""), picture(view, played), picture(view, better)


def picture(view: HanabiView, action: Action) -> Mark:
    if isinstance(action, Clue):
        return Mark("clue", VALUES[action.value], "")
    assert view.seat is not None and isinstance(action, (Play, Discard))
    return Mark(str(action.form["do"]), f"{action.slot}/{len(view.hands[view.seat])}", "")


def weight(event: HanabiEvent) -> int:
    """A firework that is complete or lost, an error, the last round."""
    match event:
        case Ended():
            return 9
        case Completed():
            return 6
        case LastRound():
            return 5
        case Played(fits=False):
            return 4
        case Discarded(most=most) if most < ALL:
            return 3
    return 0


def round(view: HanabiView, language: str) -> str:
    """Turns follow each other without rounds."""
    return ""


def proof(
    view: HanabiView, seat: int | None, names: Sequence[str], language: str
) -> list[tuple[str, Sentence]]:
    """The fireworks as they stand."""
    heights = [
        card_mark(f"{colour}{height}", language) for colour, height in view.fireworks.items() if height
    ]
    things: Sentence = [part for mark in heights for part in (mark, " ")][:-1]
    return [(TEXTS.plain("back-fireworks", language), things)]

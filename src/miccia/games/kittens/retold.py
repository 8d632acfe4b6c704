"""How a review of Kittens is told: from a view, and in the words of words.*.ftl."""

from collections.abc import Sequence

from miccia.core.coach import percent
from miccia.core.game import Action
from miccia.core.words import Mark, Sentence, listed, seat_mark
from miccia.games.kittens import actions
from miccia.games.kittens.actions import DRAW
from miccia.games.kittens.cards import GODCAT, HECK, KITTEN, NOPE
from miccia.games.kittens.coach import PILE
from miccia.games.kittens.events import (
    Attacked,
    Defused,
    Eliminated,
    Ended,
    Exploding,
    KittensEvent,
    Noped,
    Unveiled,
)
from miccia.games.kittens.odds import kitten_at
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.words import TEXTS, card_marks

WEIGHTS = {Ended: 9, Eliminated: 8, Unveiled: 7, Defused: 6, Exploding: 4, Attacked: 2, Noped: 1}


def title(action: Action, view: KittensView, language: str) -> str:
    return TEXTS.plain(f"back-title-{view.ask}", language)


def knew(view: KittensView, names: Sequence[str], language: str) -> Sentence:
    """The risk of the next card, and the own hand."""
    assert view.seat is not None
    held = [card for card in view.hands[view.seat] if card]
    cards = card_marks(held, language) if held else TEXTS.fill("back-empty", language)
    return TEXTS.fill("back-knew", language, risk=risk(view, language), cards=cards)


def risk(view: KittensView, language: str) -> Sentence:
    chance = percent(kitten_at(view, 0)) if view.pile else 0
    certain = {0: "back-risk-none", 100: "back-risk-sure"}.get(chance)
    return TEXTS.fill(certain, language) if certain else TEXTS.fill("back-risk", language, percent=chance)


def because(
    view: KittensView, played: Action, better: Action, names: Sequence[str], language: str
) -> Sentence | None:
    """How likely a draw meets a Kitten."""
    return risk(view, language) if view.ask == "turn" and DRAW in (played, better) else None


def pictures(view: KittensView, played: Action, better: Action) -> tuple[Mark, Mark, Mark]:
    """The next card if it is known, and the cards that are played, asked for, or given."""
    top = view.pile[0] if view.pile else None
    return Mark("card", top, "") if top else PILE, picture(view, played), picture(view, better)


def picture(view: KittensView, action: Action) -> Mark:
    match action:
        case (
            actions.Play(card=card)
            | actions.Name(card=card)
            | actions.Give(card=card)
            | actions.Lay(mine=card)
            | actions.Defuse(card=card)
        ):
            return Mark("card", card.name, "")
        case actions.PlaySet(cards=cards):
            return Mark("card", " ".join(card.name for card in cards), "")
        case actions.Choose(seat=seat):
            return Mark("seat", str(seat), "")
        case actions.Nope():
            return Mark("card", NOPE.name, "")
        case actions.Heck():
            return Mark("card", HECK.name, "")
        case actions.Hide():
            return Mark("card", KITTEN.name, "")
        case actions.Steal(godcat=True):
            return Mark("card", GODCAT.name, "")
        case actions.Draw() | actions.Steal():
            return PILE
    return Mark("deed", str(action.form["do"]), "")


def weight(event: KittensEvent) -> int:
    return WEIGHTS.get(type(event), 0)


def round(view: KittensView, language: str) -> str:
    """Turns follow each other without rounds."""
    return ""


def proof(
    view: KittensView, seat: int | None, names: Sequence[str], language: str
) -> list[tuple[str, Sentence]]:
    """Who went when."""
    out = listed([seat_mark(gone, names) for gone in view.out], language)
    return [(TEXTS.plain("back-out", language), out)]

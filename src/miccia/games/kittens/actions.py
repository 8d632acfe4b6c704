"""Every action of Kittens, made once and numbered. Compound moves are taken in steps: a card or set, then the
victim (`Choose`), then for a triple the card (`Name`)."""

from typing import Final

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.games.kittens.cards import (
    ARMAGEDDON,
    ATTACK,
    CATS,
    DEFUSE,
    DEVILCAT,
    FAVOR,
    FERAL,
    GODCAT,
    HECK,
    IN_HANDS,
    NOPE,
    REVEAL,
    SHUFFLE,
    TARGETED,
    Card,
    heap,
)
from miccia.games.kittens.forms import (
    DoChoose,
    DoDefuse,
    DoDraw,
    DoGive,
    DoGiveUp,
    DoHeck,
    DoHide,
    DoKeep,
    DoLay,
    DoMoreTime,
    DoName,
    DoNope,
    DoPass,
    DoPlay,
    DoSet,
    DoSteal,
    DoSwap,
)


class Draw(Action):
    """E9: end the turn by drawing the top card."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, DoDraw())


class Play(Action):
    """E15 to E21, E27: play a card for its effect. The Godcat is played as another card (E33)."""

    def __init__(self, id: i64, card: Card, effect: Card) -> None:
        super().__init__(id, DoPlay(card.name) if card is effect else DoPlay(card.name, effect.name))
        self.card: Card = card
        self.effect: Card = effect


class PlaySet(Action):
    """E23, E24: play a pair or triple of `kind`, made of exactly these cards."""

    def __init__(self, id: i64, kind: Card, cards: list[Card]) -> None:
        super().__init__(id, DoSet([card.name for card in cards]))
        self.kind: Card = kind
        self.cards: list[Card] = cards
        self.size: i64 = len(cards)
        self.heap: i64 = heap(cards)
        self.godcat: bool = GODCAT in cards


class Choose(Action):
    """E16, E18, E23: name the victim; E27: name the opponent in an Armageddon."""

    def __init__(self, id: i64, seat: i64) -> None:
        super().__init__(id, DoChoose(seat))
        self.seat: i64 = seat


class Name(Action):
    """E23: name the card that a triple demands."""

    def __init__(self, id: i64, card: Card) -> None:
        super().__init__(id, DoName(card.name))
        self.card: Card = card


class Nope(Action):
    """E22: play a Nope on a chain that has `height` Nopes. With another height it comes too late (E34)."""

    def __init__(self, id: i64, height: i64) -> None:
        super().__init__(id, DoNope(height))
        self.height: i64 = height


class Pass(Action):
    """E34: play no Nope on a chain that has `height` of them. Nobody else is shown this."""

    def __init__(self, id: i64, height: i64) -> None:
        super().__init__(id, DoPass(height))
        self.height: i64 = height


class MoreTime(Action):
    """E34: start the window's clock anew, where the table has agreed on it."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, DoMoreTime())


class Give(Action):
    """E18: what to give as a favour."""

    def __init__(self, id: i64, card: Card) -> None:
        super().__init__(id, DoGive(card.name))
        self.card: Card = card


class Steal(Action):
    """E26: from a hand with the Godcat, take it or a random one of the others."""

    def __init__(self, id: i64, godcat: bool) -> None:
        super().__init__(id, DoSteal("godcat" if godcat else "random"))
        self.godcat: bool = godcat


class Heck(Action):
    """E19: keep the bottom card, or put it on top of the pile."""

    def __init__(self, id: i64, keep: bool) -> None:
        super().__init__(id, DoHeck("hand" if keep else "top"))
        self.keep: bool = keep


class Lay(Action):
    """E28: which of the two cards to lay before oneself."""

    def __init__(self, id: i64, mine: Card) -> None:
        super().__init__(id, DoLay(mine.name))
        self.mine: Card = mine


class Answer(Action):
    """E29: keep the card before oneself, or swap it."""

    def __init__(self, id: i64, swap: bool) -> None:
        super().__init__(id, DoSwap() if swap else DoKeep())
        self.swap: bool = swap


class Defuse(Action):
    """E12: what to save oneself with."""

    def __init__(self, id: i64, card: Card) -> None:
        super().__init__(id, DoDefuse(card.name))
        self.card: Card = card


class Hide(Action):
    """E11: put the Kitten back under `place` cards; 0 is the top."""

    def __init__(self, id: i64, place: i64) -> None:
        super().__init__(id, DoHide(place))
        self.place: i64 = place


class GiveUp(Action):
    """E37."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, DoGiveUp())
        self.resigns = True


def sets_of(card: Card) -> list[list[Card]]:
    """E23, E24, E33: every pair and triple of a kind. Feral Cats help cats only, the Godcat all but two."""
    sets = [[card] * 2, [card] * 3]
    if card in CATS:
        sets += [[card, FERAL], [card, card, FERAL], [card, FERAL, FERAL], [card, FERAL, GODCAT]]
    if card is not NOPE and card is not ARMAGEDDON:
        sets += [[card, GODCAT], [card, card, GODCAT]]
    return sets


EFFECTS: Final = [ARMAGEDDON, ATTACK, TARGETED, FAVOR, HECK, REVEAL, SHUFFLE]
AS_GODCAT: Final = EFFECTS[1:]  # E33: never an Armageddon
SET_CARDS: Final = [(card, cards) for card in IN_HANDS[:-1] for cards in sets_of(card)]
FIRST_SET: Final = 14

DRAW: Final[Action] = Draw(0)
PLAYS: Final = [Play(1 + place, card, card) for place, card in enumerate(EFFECTS)]
GODCAT_PLAYS: Final = [Play(8 + place, GODCAT, card) for place, card in enumerate(AS_GODCAT)]
SETS: Final = [PlaySet(FIRST_SET + place, card, cards) for place, (card, cards) in enumerate(SET_CARDS)]
NEXT: Final = FIRST_SET + len(SETS)
CHOICES: Final = [Choose(NEXT + seat, seat) for seat in range(5)]
NAMINGS: Final = [Name(NEXT + 5 + place, card) for place, card in enumerate(IN_HANDS)]
NOPES: Final = [Nope(NEXT + 20 + height, height) for height in range(NOPE.copies)]
PASSES: Final = [Pass(NEXT + 25 + height, height) for height in range(NOPE.copies)]
MORE_TIME: Final[Action] = MoreTime(NEXT + 30)
GIFTS: Final = [Give(NEXT + 31 + place, card) for place, card in enumerate(IN_HANDS)]
STEALS: Final[list[Action]] = [Steal(NEXT + 46, True), Steal(NEXT + 47, False)]
HECKS: Final[list[Action]] = [Heck(NEXT + 48, True), Heck(NEXT + 49, False)]
LAYS: Final[list[Action]] = [Lay(NEXT + 50, GODCAT), Lay(NEXT + 51, DEVILCAT)]
ANSWERS: Final[list[Action]] = [Answer(NEXT + 52, False), Answer(NEXT + 53, True)]
DEFUSES: Final = [Defuse(NEXT + 54, DEFUSE), Defuse(NEXT + 55, GODCAT)]
HIDES: Final[list[Action]] = [Hide(NEXT + 56 + place, place) for place in range(32)]
GIVE_UP: Final[Action] = GiveUp(NEXT + 88)

ACTIONS: Final[list[Action]] = [
    *[DRAW, *PLAYS, *GODCAT_PLAYS, *SETS, *CHOICES, *NAMINGS, *NOPES, *PASSES, MORE_TIME, *GIFTS],
    *[*STEALS, *HECKS, *LAYS, *ANSWERS, *DEFUSES, *HIDES, GIVE_UP],
]

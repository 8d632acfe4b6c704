"""What is shown of a table of Hanabi: views, what follows from them, and what an action would do."""

from typing import Literal

from msgspec import Struct

from miccia.games.hanabi.options import Options


class Held(Struct, frozen=True, gc=False):
    """A card in a hand. `card` is None for its holder and for onlookers, until the game is over."""

    order: int  # its place in the deck: its name as long as it lives
    card: str | None
    colours: str  # the colours it may be, as clues have left them
    ranks: tuple[int, ...]  # the ranks it may be
    clues: tuple[str, ...]  # the values it was pointed out for


class HanabiView(Struct, frozen=True, gc=False):
    """The table as one seat sees it; without a seat, as everybody does."""

    seat: int | None
    seats: int
    options: Options
    player: int  # whose turn it is
    deck: int  # cards left
    clues: int
    strikes: int
    turns_left: int | None  # once the deck is empty
    score: int
    most: int  # the best score still possible
    fireworks: dict[str, int]
    peaks: dict[str, int]  # how high each firework can still rise
    discards: list[str]
    hands: list[tuple[Held, ...]]
    # By order: what the last clue to each hand touched, until its holder gets another, plays or discards;
    # by heart only until the next move.
    pointed: list[int]
    ended: str | None = None  # why the game is over
    verdict: str | None = None


Deed = Literal["play", "discard", "clue"]


class Denied(Struct, frozen=True, gc=False):
    """Why the player cannot do something now, and the rule behind it."""

    code: Literal["no-clues-left", "touches-nothing", "clues-full", "no-such-card"]
    rule: str


class HanabiAid(Struct, frozen=True, gc=False):
    """What follows from a view."""

    next: int  # who plays after the player (H5)
    best: int  # the score of all fireworks complete (H18)
    denied: dict[Deed, Denied]  # what the player whose view it is, and whose turn it is, cannot do at all
    left: dict[str, tuple[int, ...]]  # by colour: how many 1s to 5s are neither played nor discarded (H2)


class HanabiOutcome(Struct, frozen=True, gc=False):
    """H7: whom a clue goes to, and the places in that hand that it would point out."""

    to: int
    touches: tuple[int, ...]


Sense = Literal["play", "later", "keep", "learn", "none", "lost"]


class HanabiReading(Struct, frozen=True, gc=False):
    """What the partner who gets a clue will make of it, as far as the one who gives it can tell.

    `play`: plays these cards in this order; `later`: plays the card once others have played; `keep`: no
    longer discards it; `learn`: knows more of a card it points at, and does nothing new; `none`: no news;
    `lost`: does not know what is meant.
    """

    sense: Sense
    slots: tuple[int, ...] = ()  # the places, the first thing it will do first
    about: int | None = None  # the place that is news
    taken: tuple[str, ...] = ()  # what it takes that card for
    right: bool = True  # and it is: else a clue to play costs an error
    literal: bool = False  # it takes this player's clues only for what they say

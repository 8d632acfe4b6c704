"""What is shown of a table of Kittens: views, and what follows from them."""

from typing import Literal

from msgspec import Struct

from miccia.games.kittens.options import Options


class Chain(Struct, frozen=True, gc=False):
    """The play that is being aimed, that a window is open for, or that is being carried out."""

    seat: int  # who played it
    cards: list[str]  # what was laid for it
    effect: str  # the name of a card, or "pair" or "triple"
    victim: int | None  # once it is named; for an Armageddon the opponent
    named: str | None  # the card that a triple demands, once it is named
    height: int  # how many Nopes lie on it; odd: it is cancelled as things stand
    last: int  # who put the last card on it and cannot Nope now
    stretched: list[int]  # who has asked for more time in this window


class KittensView(Struct, frozen=True, gc=False):
    """The table as one seat sees it; without a seat or for one that is out, as everybody does (E35).

    `ask` is "turn"; "victim" or "name" while a play is aimed; "nope" in a window; "give" for a Favor; "steal"
    for E26; "heck" for E19; "opponent", "lay" and "answer" in an Armageddon; "defuse" (with what) and "hide"
    (where) for whoever has drawn a Kitten, which lies before them then; or "over".
    """

    seat: int | None
    seats: int
    options: Options
    ask: str
    asked: list[int]  # who is asked; in a window all who may Nope, whether or not they have passed
    until: int | None  # the table time at which the clock answers
    passed: bool  # whether this seat itself has passed in the open window
    player: int  # whose turn it is
    turns: int  # how many the player has to take, the present one included
    attacked: bool  # whether the player is under attack (E15)
    alive: list[bool]
    out: list[int]  # who has been eliminated, first to last
    hands: list[list[str | None]]  # of each seat: first what this seat knows of it, then None for the rest
    pile: list[str | None]  # the draw pile from the top, with what this seat knows of it
    kittens: int  # how many are in the pile
    removed: int  # how many cards left the game unseen (E7)
    discards: list[str]  # from the first to the one on top
    godcat: int | None  # its holder; else it is on the playmat, or both are picked up in an Armageddon
    mine: str | None  # what this seat has laid before itself, while the opponent in the Armageddon is asked
    chain: Chain | None
    risk: float | None  # with the option `odds`: how likely the next draw is a Kitten, for this seat
    winner: int | None


class Denied(Struct, frozen=True, gc=False):
    """Why a card in hand cannot be used now: as the table would refuse it."""

    code: Literal[
        "already-passed",
        "answer-first",
        "no-such-card",
        "nobody-has-cards",
        "own-card",
        "playmat-empty",
        "too-late",
        "window-open",
    ]
    rule: str


class KittensAid(Struct, frozen=True, gc=False):
    """What follows from a view."""

    next: list[int]  # the living players after the player, in the order of play (E8)
    target: int | None  # whom the play is aimed at: who was named, or for an Attack who comes next (E15)
    turns: int | None  # the turns that an Attack would give them (E15, E16)
    blocked: bool  # whether the play is cancelled as things stand: the Nopes on it are odd (E22)
    # For whoever is asked, and in a window for all: the cards in hand that are no answer.
    denied: dict[str, Denied]

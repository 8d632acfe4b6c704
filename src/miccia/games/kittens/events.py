"""What can happen in Kittens. Cards are named by their kind; None stands for what the reader may not know.

An `effect` is what a play does: the name of a card, or "pair" or "triple".
"""

from typing import Literal

from miccia.core.events import Event, OfSeat

Failure = Literal["empty", "lacks"]  # why nothing was taken
Fate = Literal["kitten", "devilcat", "gave-up"]  # how a player goes


class Played(OfSeat, frozen=True, tag="played"):
    """E9, E23: cards were laid for an effect: on the discards, a Godcat among them on the playmat."""

    cards: list[str]
    effect: str


class Aimed(OfSeat, frozen=True, tag="aimed"):
    """E16, E18, E23: the effect just played has a victim. A triple is told twice: first whom it is aimed at,
    then with the card that it names."""

    effect: str
    victim: int
    named: str | None


class Noped(OfSeat, frozen=True, tag="noped"):
    """E22: a Nope was played; `height` Nopes lie on the chain now, and an odd number of them cancels."""

    height: int


class Passed(OfSeat, frozen=True, tag="passed"):
    """E34: a seat has passed. Told to that seat alone."""


class Stretched(OfSeat, frozen=True, tag="stretched"):
    """E34: somebody asked for more time; the window's clock starts anew."""


class Resolved(OfSeat, frozen=True, tag="resolved"):
    """E22, E34: the window is closed, or there was none. `noped` says whether the effect is cancelled."""

    effect: str
    noped: bool


class Attacked(OfSeat, frozen=True, tag="attacked"):
    """E15, E16: the victim has so many turns to take, beginning now."""

    victim: int
    turns: int

    @property
    def actor(self) -> None:
        """It is told of the victim, who does nothing."""


class Revealed(OfSeat, frozen=True, tag="revealed"):
    """E20: the top cards of the pile, the topmost first."""

    cards: list[str]


class Shuffled(OfSeat, frozen=True, tag="shuffled"):
    """E21."""


class Peeked(OfSeat, frozen=True, tag="peeked"):
    """E19: the seat looks at the bottom card of the pile."""

    card: str | None


class Raised(OfSeat, frozen=True, tag="raised"):
    """E19: the bottom card was kept, or put on top of the pile."""

    kept: bool
    card: str | None


class Took(OfSeat, frozen=True, tag="took"):
    """E18, E23, E26: a card went from the victim's hand into the seat's. `how` is the effect that did it.

    Those two know the card; everybody does if a triple named it or if it is the Godcat.
    """

    victim: int
    how: str
    card: str | None

    @property
    def actor(self) -> int:
        """E18: for a Favor the victim gives."""
        return self.victim if self.how == "favor" else self.seat


class Missed(OfSeat, frozen=True, tag="missed"):
    """E18, E23: nothing was taken: the victim's hand was empty by then, or lacks the named card."""

    victim: int
    how: str
    named: str | None
    why: Failure

    @property
    def actor(self) -> None:
        """It is told of the victim, who does nothing."""


class Faced(OfSeat, frozen=True, tag="faced"):
    """E27, E28: an Armageddon begins between two players; both cards are picked up from the playmat."""

    opponent: int


class Laid(OfSeat, frozen=True, tag="laid"):
    """E28: the two cards lie face down before both. Only `seat` knows which lies before itself (`mine`)."""

    opponent: int
    mine: str | None


class Answered(OfSeat, frozen=True, tag="answered"):
    """E29: the opponent keeps the card or swaps."""

    swap: bool


class Unveiled(Event, frozen=True, tag="unveiled"):
    """E30: both cards are turned over."""

    godcat: int  # the seat that takes the Godcat in hand
    devilcat: int  # the seat that explodes


class Drew(OfSeat, frozen=True, tag="drew"):
    """E9: a card was drawn that is no Kitten; its name is told to the drawer alone."""

    card: str | None


class Exploding(OfSeat, frozen=True, tag="exploding"):
    """E11: the seat has drawn a Kitten and shows it."""


class Defused(OfSeat, frozen=True, tag="defused"):
    """E11, E30: the seat saves itself with a Defuse or the Godcat (`card`)."""

    card: str
    danger: Literal["kitten", "devilcat"]


class Hid(OfSeat, frozen=True, tag="hid"):
    """E11: the Kitten is back in the pile, under `place` cards. Only the seat knows where.

    If the clock chose the place nobody is told (E36).
    """

    place: int | None


class Eliminated(OfSeat, frozen=True, tag="eliminated"):
    """E13, E30, E37: the seat is out and discards `cards`; a Godcat among them goes to the playmat."""

    by: Fate
    cards: list[str]


class Began(OfSeat, frozen=True, tag="began"):
    """E8, E15: a turn begins; the seat has so many to take, this one included."""

    turns: int


class Ended(Event, frozen=True, tag="ended"):
    """E14: one player is left."""

    winner: int


KittensEvent = (
    Played
    | Aimed
    | Noped
    | Passed
    | Stretched
    | Resolved
    | Attacked
    | Revealed
    | Shuffled
    | Peeked
    | Raised
    | Took
    | Missed
    | Faced
    | Laid
    | Answered
    | Unveiled
    | Drew
    | Exploding
    | Defused
    | Hid
    | Eliminated
    | Began
    | Ended
)

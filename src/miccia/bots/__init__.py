"""The contract of a bot, and the bots that can play any game."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from miccia.core.chance import Chance
from miccia.core.game import Action, any_of
from miccia.core.words import Reason

__all__ = ["Action", "Bot", "Chance", "Choice", "Reason", "Uniform"]

View = TypeVar("View", contravariant=True)


class Choice(Struct, frozen=True):
    """What a bot does, after how many milliseconds of thinking, and why; and where it points meanwhile."""

    action: Action
    why: Reason
    after: int = 0
    signals: tuple[str, ...] = ()


class Bot(Generic[View]):
    """A player on the players' side of the wall: it gets views, told events and legal actions only.

    It is typed by the views that it understands; a `Bot[object]` plays any game.

    One bot sits in one seat of one game. `begin` comes first and once; after it `hear` gets every event, as
    told to that seat.
    """

    blind = False  # whether this `decide` never looks at its view: the arena then makes none, and gives None
    person = False  # whether it stands in for somebody who is no bot
    slow = False  # a server asks a slow one in a process of its own
    window = (800, 1600)  # milliseconds from and to: when its answer leaves where its time must tell nothing

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, view: View) -> None:
        """The table before anything has happened there: the deal or, in a match that was begun elsewhere,
        how it stands."""

    def meet(self, people: frozenset[int]) -> None:
        """These seats are people's and the others bots', as all at the table can see. It comes right after
        `begin`; when it changes, the mind begins anew. Where nobody can say, it is not called."""

    def hear(self, event: Any) -> None:
        """Something happened. Most bots find all they need in the view."""

    def heed(self, seat: int, signals: frozenset[str]) -> None:
        """Somebody points at these things now. Only where people talk freely, and only at a live table."""

    def decide(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice:
        """Choose one of the legal actions."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent bot with the same thoughts, that would play on alike: for search. Whatever it keeps
        is copied in depth; a bot that is copied often says itself what must be."""
        return deepcopy(self)


class Uniform(Bot[object]):
    """Any legal action, each as likely as the others; but it never gives up."""

    blind = True

    def decide(self, view: object, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(any_of(list(legal), chance), AT_RANDOM)


AT_RANDOM = Reason("random")

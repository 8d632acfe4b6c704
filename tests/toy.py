"""What the games have in common that no box holds: Guess and Peek."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, TypeVar

from miccia.core.contents import Box, Sight, Structs
from miccia.core.events import Event
from miccia.core.game import Action, State
from miccia.core.match import AnyGame, Game
from miccia.core.refused import Refused
from miccia.core.words import Reason, Sentence


class Toy(State):
    """A table in plain Python, all of it in attributes that are replaced, never changed."""

    def copy(self) -> "Toy":
        return copy_to(type(self)(), self)

    def check(self, seat: int, action: Action) -> None:
        if action not in self.legal(seat):
            raise Refused("not-now", "T1")

    def lies_open(self, *names: str) -> dict[str, Any]:
        """What everybody sees as it is."""
        return {name: getattr(self, name) for name in names}

    def note(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.append(event)


Table = TypeVar("Table", bound=Toy)


def copy_to(new: Table, old: Toy) -> Table:
    """The same things on another kind of table."""
    for name, value in old.contents().items():
        setattr(new, name, value)
    return new


# Their words, in one language for all


def label(action: Action, view: Any, names: Sequence[str], language: str) -> str:
    return str(action)


def say(event: Event, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    return [repr(event)]


def why(reason: Reason, view: Any, names: Sequence[str], you: int | None, language: str) -> Sentence:
    return [reason.key]


WORDS = SimpleNamespace(label=label, say=say, why=why)


def toy(**parts: Any) -> AnyGame:
    """A game of these parts, and of what all of them share."""
    usual: dict[str, Any] = {"seats": range(2, 5), "minutes": 1, "together": False, "words": WORDS}
    rest = usual | Structs._field_defaults | Sight._field_defaults | parts
    groups: Any = (kind(*map(rest.pop, kind._fields)) for kind in (Box, Structs, Sight))
    box, structs, sight = groups
    return Game(version=1, box=box, structs=structs, sight=sight, **rest)

"""All actions of FUSE as the sequence that a game has, and how to find one by its JSON form."""

from collections.abc import Sequence
from typing import Any, overload

from miccia.core.game import Action
from miccia.games.fuse.actions import ACTIONS, ALWAYS, ROLLS, of_roll


class Actions(Sequence[Action]):
    """As many as 400 rolls can have; those of a roll are made when somebody asks for one of them."""

    def __len__(self) -> int:
        return len(ACTIONS)

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...
    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(len(self)))]
        return ACTIONS[range(len(self))[number]]


def read(form: Any) -> Action | None:
    """The action with this JSON form."""
    roll = form.get("roll") if isinstance(form, dict) else None
    among = of_roll(roll).all if isinstance(roll, int) and 1 <= roll <= ROLLS else ALWAYS
    for action in among:
        if action.form == form:
            return action
    return None

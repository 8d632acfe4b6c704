"""Bots as they should not be, and one that listens."""

from collections.abc import Sequence
from typing import Any

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.beacon import ACTIONS  # type: ignore[import-not-found]


class Broken(Bot[Any]):
    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        raise RuntimeError("a bot that always fails")


class Cheat(Bot[Any]):
    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(ACTIONS[2], Reason("cheat"))


class Listener(Bot[Any]):
    """Presses, and gives as its reason how many events it has heard."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.heard = 0

    def hear(self, event: Any) -> None:
        self.heard += 1

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(legal[0], Reason(f"heard {self.heard}"))


class Late(Bot[Any]):
    """Would press long after the round is over."""

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(legal[0], Reason("late"), after=5000)


class Copycat(Bot[Any]):
    """Presses, and points where seat 0 does."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.pointing = "see.0"

    def heed(self, seat: int, signals: frozenset[str]) -> None:
        if seat == 0:
            self.pointing = min(signals)

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(legal[0], Reason("copied"), signals=(self.pointing,))


BOTS: dict[str, type[Bot[Any]]] = {"broken": Broken, "cheat": Cheat, "late": Late}
BOTS |= {"listener": Listener, "copycat": Copycat}

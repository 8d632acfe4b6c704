"""Chance that is watched, and chance that deals the twin of a game."""

from typing import TypeVar

from miccia.core.chance import Chance

Thing = TypeVar("Thing")


class Watched(Chance):
    """Another chance, and which shuffles there were of how many things."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.shuffles: list[tuple[str, int]] = []

    def below(self, n: int) -> int:
        return self.chance.below(n)

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        self.shuffles.append((what, len(things)))
        return self.chance.shuffle(what, things)


class Twin(Chance):
    """Another chance, but in the shuffles of one name the things at two places have changed them."""

    def __init__(self, chance: Chance, what: str, place: int, other: int) -> None:
        self.chance = chance
        self.what = what
        self.place = place
        self.other = other

    def below(self, n: int) -> int:
        return self.chance.below(n)

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        mixed = self.chance.shuffle(what, things)
        if what == self.what and max(self.place, self.other) < len(mixed):
            mixed[self.place], mixed[self.other] = mixed[self.other], mixed[self.place]
        return mixed

    def copy(self) -> "Twin":
        return Twin(self.chance.copy(), self.what, self.place, self.other)


class Nudged(Chance):
    """Another chance, but in its shuffles neighbours have changed places here and there: what is dealt from
    them is often the same in another order."""

    def __init__(self, chance: Chance, luck: Chance) -> None:
        self.chance = chance
        self.luck = luck

    def below(self, n: int) -> int:
        return self.chance.below(n)

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        mixed = self.chance.shuffle(what, things)
        for place in range(1, len(mixed), 2):
            if self.luck.below(2):
                mixed[place - 1 : place + 1] = mixed[place], mixed[place - 1]
        return mixed

    def copy(self) -> "Nudged":
        return Nudged(self.chance.copy(), self.luck.copy())

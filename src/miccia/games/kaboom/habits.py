"""What a player of Kaboom! weighs how much: numbers that the ideas of policy.py ask for."""

from typing import Final

from mypy_extensions import i64


class Habits:
    """Those of the steady player. Whoever knows but one plan, as some do for measuring, has others."""

    def __init__(self) -> None:
        self.sure = 0.6  # from this chance on the wires are cut; three known ones give 0.4 at best
        self.luck = 0.15  # and from this one when it is the last turn and René has an owner
        self.slack = (
            -2.0
        )  # rounds left over after the wires, from which on they are worth it: Cuts come by luck
        self.behind = 2.0  # turns that the leader may be ahead
        self.forlorn = 1.0  # rounds too few, for every rival but one, before one goes out first
        self.close = 6.0  # rounds before the end, shared among the players, from which on René is taken
        self.burst: i64 = 3  # the countdown from which on his owner plays every Timer
        self.hinder = 1.6  # turns from the wires from which on somebody is hindered


STEADY: Final = Habits()

"""Players of Kaboom! who know but one plan: none of them should beat the steady player, who weighs all."""

from miccia.games.kaboom.bots import Steady
from miccia.games.kaboom.habits import Habits


def habits(slack: float, burst: int) -> Habits:
    """Those of whoever hopes for the wires always or never, and plays Timers from so early on."""
    found = Habits()
    found.slack, found.behind, found.burst = slack, 999.0, burst
    found.close, found.forlorn = 99.0, -999.0
    return found


class Race(Steady):
    """Nothing but the wires."""

    habits = habits(-999.0, 3)


class Rene(Steady):
    """Nothing but René, from the first turn on."""

    habits = habits(999.0, 3)


class Rush(Steady):
    """René, and every Timer as soon as it is there."""

    habits = habits(999.0, 10)

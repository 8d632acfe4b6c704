"""How often something is done in a second of the processor's time, which others change little."""

import sys
from collections.abc import Callable
from time import process_time
from typing import TypeVar

Counter = Callable[[str, int, float], float]
Things = TypeVar("Things")


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Play games until the time is up; moves per second."""
    play()
    moves, start = 0, process_time()
    while process_time() - start < seconds:
        moves += sum(play() for _ in range(20))
    return moves / (process_time() - start)


def each_per_second(prepare: Callable[[], Things], work: Callable[[Things], int], seconds: float) -> float:
    """Work on ever new things, whose making is not measured; how many per second."""
    work(prepare())
    done, spent = 0, 0.0
    while spent < seconds:
        things = prepare()
        start = process_time()
        done += work(things)
        spent += process_time() - start
    return done / spent


def take_turns(
    everyone: list[str], rounds: int, measure: Callable[[str, int], float]
) -> dict[tuple[str, int], list[float]]:
    """Figures of all contenders by their names and numbers of players, every other round in reverse."""
    figures: dict[tuple[str, int], list[float]] = {}
    for turn in range(rounds):
        print(f"round {turn + 1} of {rounds}", file=sys.stderr)
        for players in (2, 5):
            for name in everyone if turn % 2 == 0 else everyone[::-1]:
                figures.setdefault((name, players), []).append(measure(name, players))
    return figures

"""How often something is done in a second of the processor's time, which others change little."""

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

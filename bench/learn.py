"""How fast learners get on: steps a second with observations, as ratios within one run.

    python -m bench.learn [--rounds 3] [--seconds 1] [--write FILE]

Random Hanabi with masks and observations for whoever is asked: one match at a time in a plain loop, our AEC
environment, a batch in one process and in all, and PettingZoo's own environment, which needs OpenSpiel and
Shimmy (make peers).
"""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from bench.clock import take_turns
from bench.results import write_section
from bench.speed import COMPILED, ROOT, commit, ratio
from miccia.core.turn import Waiting

GAMES = 256
TITLES = {
    "loop": "Miccia, one match at a time: `legal`, `encode` of a view, `act`",
    "aec": "Miccia, AEC environment",
    "batch": f"Miccia, a batch of {GAMES} games, one process",
    "processes": f"Miccia, a batch of {GAMES} games, a process a core",
    "pettingzoo": "PettingZoo's own environment",
}
GOALS = [
    ("AEC over PettingZoo's own", "aec", "pettingzoo", 20.0),
    ("batch over one match at a time", "batch", "loop", 3.0),
    ("batch over one AEC environment at a time", "batch", "aec", 3.0),
    ("batch, a process a core, over one process", "processes", "batch", 1.5),
]


def per_second(step: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """By the processor's time, which others change little; where several processes work, by the clock."""
    step()
    steps, start = 0, clock()
    while clock() - start < seconds:
        steps += step()
    return steps / (clock() - start)


def loop(players: int, seconds: float) -> float:
    """The games of a batch's rows, one after the other, as somebody plays them who has the library alone."""
    from miccia import learn
    from miccia.batch import Setting
    from miccia.core.rows import seed_of

    chance, setting, number = np.random.default_rng(1), Setting("hanabi", players), count()
    game, offer = setting.game, setting.offer
    observation, mask = np.zeros(setting.size, np.uint8), np.zeros(setting.choices, np.int8)

    def play() -> int:
        match = game.start(seats=players, seed=seed_of(0, next(number), 0).hex())
        events: list[Any] = []
        while isinstance(turn := match.turn, Waiting):
            seat = turn.alone
            legal = match.legal(seat)
            mask[:] = 0
            mask[offer(legal, seat)] = 1
            told = [one for event in events if (one := game.tell(event, seat)) is not None]
            learn.encode("hanabi", match.view(seat), told, observation)
            events = match.act(seat, legal[int(chance.random() * len(legal))])
        return len(match.record.inputs)

    return per_second(play, seconds)


def environment(env: Any, seconds: float) -> float:
    """Whole games of an AEC environment, as its documentation says to play them."""
    chance = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(chance.integers(2**31)))
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            action = None
            if not (over or cut):
                legal = observation["action_mask"].nonzero()[0]
                action = int(legal[int(chance.random() * len(legal))])
                steps += 1
            env.step(action)
        return steps

    return per_second(play, seconds)


def aec(players: int, seconds: float) -> float:
    from miccia import learn

    return environment(learn.aec("hanabi", players), seconds)


def pettingzoo(players: int, seconds: float) -> float:
    from pettingzoo.classic import hanabi_v5

    return environment(hanabi_v5.env(players=players), seconds)


def batch(players: int, seconds: float, processes: int = 1) -> float:
    from miccia.batch import Batch

    chance = np.random.default_rng(1)
    with Batch("hanabi", seats=players, games=GAMES, processes=processes) as games:

        def step() -> int:
            masks = games.arrays.masks
            games.step((chance.random(masks.shape, np.float32) * masks).argmax(axis=1))
            return GAMES

        return per_second(step, seconds, process_time if processes == 1 else perf_counter)


def processes(players: int, seconds: float) -> float:
    return batch(players, seconds, os.cpu_count() or 1)


CONTENDERS: dict[str, Callable[[int, float], float]] = {
    "loop": loop,
    "aec": aec,
    "batch": batch,
    "processes": processes,
    "pettingzoo": pettingzoo,
}


def measure(name: str, players: int, seconds: float) -> float:
    """One contender in a process of its own, on compiled rules if there are any."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(COMPILED), str(ROOT)])}
    command = [sys.executable, "-m", "bench.learn", "--one", name, str(players), str(seconds)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def table(rounds: int, seconds: float) -> str:
    peer = find_spec("shimmy") is not None and find_spec("pyspiel") is not None
    everyone = [name for name in CONTENDERS if name != "pettingzoo" or peer]
    figures = take_turns(everyone, rounds, lambda name, players: measure(name, players, seconds))
    rules = "compiled" if any(COMPILED.glob("miccia/core/*.so")) else "plain"
    lines = [
        f"Random Hanabi with masks and observations, rules {rules}, "
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, "
        f"{date.today()}, commit {commit()}: `python -m bench.learn --rounds {rounds} --seconds {seconds:g}`",
        "",
        "| | steps a second, 2 players | 5 players |",
        "| --- | ---: | ---: |",
    ]
    for name in everyone:
        cells = [f"{median(figures[name, n]):,.0f}" for n in (2, 5)]
        lines += [f"| {TITLES[name]} | {cells[0]} | {cells[1]} |"]
    lines += [
        "",
        "| ratio, median over the rounds | 2 players | 5 players | goal |",
        "| --- | ---: | ---: | ---: |",
    ]
    for what, ours, other, goal in GOALS:
        if other in everyone:
            both = [ratio(figures[ours, n], figures[other, n]) for n in (2, 5)]
            lines.append(f"| {what} | {both[0]:.1f} | {both[1]:.1f} | {goal:g} |")
    if "pettingzoo" not in everyone:
        lines += ["", "*** NOT MEASURED: PettingZoo's own Hanabi, which is not installed here (make peers)."]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments of learners beside others.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument("--write", type=Path, help="also put the table into this file")
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        name, players, seconds = arguments.one
        print(CONTENDERS[name](int(players), float(seconds)))
        return
    text = table(arguments.rounds, arguments.seconds)
    print(text, end="")
    if arguments.write:
        write_section(arguments.write, "Environments for learners", text)


if __name__ == "__main__":
    main()

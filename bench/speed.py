"""How fast the rules are, as ratios within one run: ours plain and compiled, beside the field's engines.

    make bench                          or: python -m bench.speed [--rounds 5] [--seconds 0.5] [--write FILE]

Machines are noisy, so the contenders take turns in short rounds, a second is one of the processor's
for this process, and a ratio is the median over the rounds.
The peers take part if they are installed: make peers.
"""

import argparse
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median

from bench.clock import take_turns
from bench.ours import OURS
from bench.peers import PEERS, available
from bench.results import write_section
from miccia.games import names

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build/compiled"
TITLES = {
    "inside": "Miccia, loop inside the core",
    "driven": "Miccia, driven from Python",
    "matches": "Miccia, whole matches: checked, recorded, with events",
    "looking": "Miccia, whole matches with one view a move",
    "arena": "Miccia, the arena with random bots",
    "starting": "Miccia, matches dealt",
    "viewing": "Miccia, views",
    "imagining": "Miccia, states imagined behind a view",
    "telling": "Miccia, events told to a seat",
    "digesting": "Miccia, fingerprints of a state",
    "copying": "Miccia, copies of a state",
    "legality": "Miccia, lists of legal actions",
    "openspiel": "OpenSpiel, from Python",
    "openspiel_tensors": "OpenSpiel, from Python, with one tensor a move",
    "pyhanabi": "Hanabi Learning Environment, from Python",
    "hle_inside": "Hanabi Learning Environment, its C++ alone",
}
GOALS: list[tuple[str, str, str, float | None]] = [  # (what, ours, the peer, at least so many times as fast)
    ("plain, from Python, over OpenSpiel from Python", "driven plain", "openspiel", 1.5),
    ("compiled, inside, over OpenSpiel from Python", "inside compiled", "openspiel", 6.0),
    ("compiled, inside, over the Learning Environment's C++", "inside compiled", "hle_inside", 2.5),
    ("compiled, whole matches, over OpenSpiel from Python", "matches compiled", "openspiel", 4.0),
    ("compiled, matches with views, over OpenSpiel without tensors", "looking compiled", "openspiel", 1.5),
    ("the same, over OpenSpiel with tensors", "looking compiled", "openspiel_tensors", None),
    ("compiled, arena, over OpenSpiel from Python", "arena compiled", "openspiel", 2.0),
]
MICROSECONDS = {"viewing": 3.0, "imagining": 8.0}  # of the processor, compiled Hanabi with 2 players: at most


SINGLE = ("starting", "viewing", "imagining", "telling", "digesting")  # what is counted one by one
PLAYERS = 4  # at the table of all games
HEADINGS = {
    "inside": "inside the core",
    "driven": "driven from Python",
    "matches": "whole matches",
    "looking": "with a view a move",
    "arena": "arena",
    "copying": "copies",
    "legality": "lists of legal actions",
    "starting": "deals",
    "viewing": "views",
    "imagining": "imagined",
    "telling": "told events",
    "digesting": "fingerprints",
}
ALL_GAMES = {  # moves per second that the loop inside the core should make there, plain and compiled
    "fuse": (20_000, 150_000),
    "kaboom": (60_000, 400_000),
    "kittens": (60_000, 400_000),
}


def measure(name: str, players: int, seconds: float, game: str = "hanabi") -> float:
    """One contender in a process of its own."""
    contender, _, kind = name.partition(" ")
    paths = [str(COMPILED), str(ROOT)] if kind == "compiled" else [str(ROOT)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "bench.contenders", contender, game, str(players), str(seconds)]
    return float(
        subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    )


def contenders() -> list[str]:
    kinds = ["plain", "compiled"] if any(COMPILED.glob("miccia/core/*.so")) else ["plain"]
    return [f"{name} {kind}" for kind in kinds for name in OURS] + [name for name in PEERS if available(name)]


def beside_peers(rounds: int, seconds: float) -> str:
    everyone = contenders()
    figures = take_turns(everyone, rounds, lambda name, players: measure(name, players, seconds))
    lines = [
        f"Random Hanabi, {platform.python_implementation()} {platform.python_version()}, one core, "
        f"{date.today()}, commit {commit()}: `python -m bench.speed --rounds {rounds} --seconds {seconds}`",
        "",
        "| | per second, 2 players | 5 players |",
        "| --- | ---: | ---: |",
    ]
    for name in everyone:
        contender, _, kind = name.partition(" ")
        title = TITLES[contender] + (f", {kind}" if kind else "")
        lines.append(f"| {title} | " + " | ".join(f"{median(figures[name, n]):,.0f}" for n in (2, 5)) + " |")
    lines += [
        "",
        "| ratio, median over the rounds | 2 players | 5 players | goal |",
        "| --- | ---: | ---: | ---: |",
    ]
    for what, ours, peer, goal in GOALS:
        if ours in everyone and peer in everyone:
            both = [ratio(figures[ours, n], figures[peer, n]) for n in (2, 5)]
            lines.append(f"| {what} | {both[0]:.2f} | {both[1]:.2f} | {goal or ''} |")
    lines += [
        "",
        "| microseconds of the processor each, compiled | 2 players | 5 players | goal with 2 |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name in SINGLE if "viewing compiled" in everyone else ():
        both = [1e6 / median(figures[f"{name} compiled", n]) for n in (2, 5)]
        lines.append(f"| {TITLES[name]} | {both[0]:.2f} | {both[1]:.2f} | {MICROSECONDS.get(name, '')} |")
    missing = [TITLES[name] for name in PEERS if not available(name)]
    if missing:
        lines += ["", f"Not installed here: {'; '.join(missing)}."]
    return "\n".join(lines) + "\n"


def every_game(rounds: int, seconds: float) -> str:
    """Our own games side by side, without anybody to compare with."""
    kinds = [kind for kind in ("plain", "compiled") if f"inside {kind}" in contenders()]
    columns = [(name, kind) for kind in kinds for name in OURS]
    figures: dict[tuple[str, str, str], list[float]] = {}
    for turn in range(rounds):
        print(f"all games, round {turn + 1} of {rounds}", file=sys.stderr)
        for game in names():
            for name, kind in columns if turn % 2 == 0 else columns[::-1]:
                found = measure(f"{name} {kind}", PLAYERS, seconds, game)
                figures.setdefault((game, name, kind), []).append(found)
    lines = [
        f"Random play with {PLAYERS} players, the same run. Moves a second, and what can be made in one:",
        "",
    ]
    for part in (("inside", "driven", "matches", "looking", "arena"), ("copying", "legality", *SINGLE)):
        goals = part[0] == "inside"
        lines += [
            "| | " + " | ".join(HEADINGS[name] for name in part) + (" | goal inside |" if goals else " |"),
            "| --- |" + " ---: |" * (len(part) + goals),
        ]
        for game in names():
            for place, kind in enumerate(kinds):
                cells = [f"{median(figures[game, name, kind]):,.0f}" for name in part]
                if goals:
                    cells.append(f"{ALL_GAMES[game][place]:,}" if game in ALL_GAMES else "")
                lines.append(f"| {game}, {kind} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def ratio(ours: list[float], theirs: list[float]) -> float:
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def commit() -> str:
    command = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the rules beside other engines.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round")
    parser.add_argument("--write", type=Path, help="also put the table into this file")
    arguments = parser.parse_args()
    asked = arguments.rounds, arguments.seconds
    text = beside_peers(*asked) + "\n" + every_game(*asked)
    print(text, end="")
    if arguments.write:
        write_section(arguments.write, "Speed of the rules", text)


if __name__ == "__main__":
    main()

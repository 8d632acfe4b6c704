"""The engines that bench/speed.py sets side by side: each plays at random and counts its moves.

python -m bench.contenders NAME GAME PLAYERS SECONDS     prints moves per second; the peers play Hanabi only
"""

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

Counter = Callable[[str, int, float], float]
OPTIONS: dict[str, dict[str, Any]] = {"fuse": {"tempo": "usual"}}  # without it random play knows no time


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Play games until the time is up; moves per second."""
    play()
    moves, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        moves += sum(play() for _ in range(20))
    return moves / (perf_counter() - start)


def table_of(game: str, players: int, chance: Any) -> Any:
    """A fresh state of one of our games, on plain or compiled rules as the path has it."""
    from miccia.games import find

    found = find(game)
    options = msgspec.convert(OPTIONS.get(game, {}), found.options)
    return found.deal(players, options, chance)


def inside(game: str, players: int, seconds: float) -> float:
    """Ours, the loop inside the core as search uses it."""
    from miccia.core.chance import Quick
    from miccia.core.game import playout

    chance = Quick(1)
    return per_second(lambda: playout(table_of(game, players, chance), chance), seconds)


def driven(game: str, players: int, seconds: float) -> float:
    """Ours, every move chosen by a Python program outside."""
    from miccia.core.chance import Quick
    from miccia.core.turn import Waiting

    chance, choice = Quick(1), random.choice

    def play() -> int:
        state, moves = table_of(game, players, chance), 0
        while state.over is None:
            turn = state.turn()
            assert isinstance(turn, Waiting)
            seat = turn.order[0] if turn.alone >= 0 else choice(turn.order)
            legal = state.legal(seat)
            if legal:
                state.apply(seat, choice(legal), chance)
                moves += 1
        return moves

    return per_second(play, seconds)


def matches(game: str, players: int, seconds: float) -> float:
    """Ours, as a user of the library plays: checked, recorded, with events."""
    import miccia

    def play() -> int:
        match, moves = miccia.start(game, seats=players, options=OPTIONS.get(game, {})), 0
        while not match.over:
            seat = random.choice(match.turn.order)  # type: ignore[attr-defined]
            legal = match.legal(seat)
            if legal:
                match.act(seat, random.choice(legal))
                moves += 1
        return moves

    return per_second(play, seconds)


def copying(game: str, players: int, seconds: float) -> float:
    """Ours: copies of a state in mid-game per second."""
    from miccia.core.chance import Quick
    from miccia.core.game import step

    chance = Quick(1)
    state = table_of(game, players, chance)
    for _ in range(6):
        step(state, chance)
    copy = state.copy
    return per_second(lambda: len([copy() for _ in range(100)]), seconds)


def legality(game: str, players: int, seconds: float) -> float:
    """Ours: lists of legal actions per second."""
    from miccia.core.chance import Quick

    state = table_of(game, players, Quick(1))
    legal, seat = state.legal, state.turn().order[0]
    return per_second(lambda: len([legal(seat) for _ in range(100)]), seconds)


def openspiel(game: str, players: int, seconds: float) -> float:
    """OpenSpiel from Python; its deals are chance nodes."""
    import pyspiel

    hanabi = pyspiel.load_game(game, {"players": players})

    def play() -> int:
        state, moves = hanabi.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return per_second(play, seconds)


def pyhanabi(game: str, players: int, seconds: float) -> float:
    """The Hanabi Learning Environment through its Python interface."""
    from hanabi_learning_environment import pyhanabi as hle

    hanabi = hle.HanabiGame({"players": players})

    def play() -> int:
        state, moves = hanabi.new_initial_state(), 0
        while not state.is_terminal():
            if state.cur_player() == hle.CHANCE_PLAYER_ID:
                state.deal_random_card()
            else:
                state.apply_move(random.choice(state.legal_moves()))
                moves += 1
        return moves

    return per_second(play, seconds)


HARNESS = r"""
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
typedef struct { void *it; } box;
void NewGame(box *, int, const char **);
void NewState(box *, box *);
void DeleteState(box *);
void StateApplyMove(box *, box *);
int StateCurPlayer(box *);
void StateDealRandomCard(box *);
int StateEndOfGameStatus(box *);
void *StateLegalMoves(box *);
int NumMoves(void *);
void GetMove(void *, int, box *);
void DeleteMove(box *);
void DeleteMoveList(void *);
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}
int main(int argc, char **argv) {
  box game, state, move;
  const char *parameters[] = {"players", argv[1]};
  double seconds = atof(argv[2]), start = now();
  long moves = 0;
  NewGame(&game, 2, parameters);
  while (now() - start < seconds) {
    NewState(&game, &state);
    while (StateEndOfGameStatus(&state) == 0) {
      if (StateCurPlayer(&state) < 0) { StateDealRandomCard(&state); continue; }
      void *legal = StateLegalMoves(&state);
      GetMove(legal, rand() % NumMoves(legal), &move);
      StateApplyMove(&state, &move);
      DeleteMove(&move);
      DeleteMoveList(legal);
      moves++;
    }
    DeleteState(&state);
  }
  printf("%f\n", moves / (now() - start));
  return 0;
}
"""


def hle_inside(game: str, players: int, seconds: float) -> float:
    """The Hanabi Learning Environment's C++ alone: a loop in C over the C interface of its library."""
    spec = find_spec("hanabi_learning_environment")
    assert spec and spec.submodule_search_locations
    library = Path(spec.submodule_search_locations[0], "libpyhanabi.so")
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder, "harness.c"), Path(folder, "harness")
        source.write_text(HARNESS)
        command = ["cc", "-O3", "-o", str(program), str(source), str(library), f"-Wl,-rpath,{library.parent}"]
        subprocess.run([*command, "-Wl,--unresolved-symbols=ignore-in-shared-libs"], check=True)
        run = [str(program), str(players), str(seconds)]
        return float(subprocess.run(run, capture_output=True, text=True, check=True).stdout)


OURS: dict[str, Counter] = {
    "inside": inside,
    "driven": driven,
    "matches": matches,
    "copying": copying,
    "legality": legality,
}
PEERS: dict[str, Counter] = {"openspiel": openspiel, "pyhanabi": pyhanabi, "hle_inside": hle_inside}
HLE = "hanabi_learning_environment"
NEEDS = {"openspiel": "pyspiel", "pyhanabi": HLE, "hle_inside": HLE}


def available(name: str) -> bool:
    """Whether that peer is installed here (make peers), with a compiler where it needs one."""
    return find_spec(NEEDS[name]) is not None and (name != "hle_inside" or shutil.which("cc") is not None)


if __name__ == "__main__":
    print((OURS | PEERS)[sys.argv[1]](sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))

"""The engines that bench/speed.py sets side by side: each plays random Hanabi and counts its moves.

python -m bench.contenders NAME PLAYERS SECONDS     prints moves per second
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

Counter = Callable[[int, float], float]


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Play games until the time is up; moves per second."""
    play()
    moves, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        moves += sum(play() for _ in range(20))
    return moves / (perf_counter() - start)


def inside(players: int, seconds: float) -> float:
    """Ours, the loop inside the core as search uses it."""
    from miccia.core.chance import Quick
    from miccia.core.game import playout
    from miccia.games.hanabi.options import Options
    from miccia.games.hanabi.rules import deal

    chance, options = Quick(1), Options()
    return per_second(lambda: playout(deal(players, options, chance), chance), seconds)


def driven(players: int, seconds: float) -> float:
    """Ours, every move chosen by a Python program outside."""
    from miccia.core.chance import Quick
    from miccia.games.hanabi.options import Options
    from miccia.games.hanabi.rules import deal

    chance, options, choice = Quick(1), Options(), random.choice

    def play() -> int:
        state, moves = deal(players, options, chance), 0
        while state.over is None:
            seat = state.player
            state.apply(seat, choice(state.legal(seat)), chance)
            moves += 1
        return moves

    return per_second(play, seconds)


def matches(players: int, seconds: float) -> float:
    """Ours, as a user of the library plays: checked, recorded, with events."""
    import miccia

    def play() -> int:
        match, moves = miccia.start("hanabi", seats=players), 0
        while not match.over:
            (seat,) = match.turn.seats  # type: ignore[attr-defined]
            match.act(seat, random.choice(match.legal(seat)))
            moves += 1
        return moves

    return per_second(play, seconds)


def openspiel(players: int, seconds: float) -> float:
    """OpenSpiel from Python; its deals are chance nodes."""
    import pyspiel

    game = pyspiel.load_game("hanabi", {"players": players})

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return per_second(play, seconds)


def pyhanabi(players: int, seconds: float) -> float:
    """The Hanabi Learning Environment through its Python interface."""
    from hanabi_learning_environment import pyhanabi as hle

    game = hle.HanabiGame({"players": players})

    def play() -> int:
        state, moves = game.new_initial_state(), 0
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


def hle_inside(players: int, seconds: float) -> float:
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


def copying(players: int, seconds: float) -> float:
    """Ours: copies of a state in mid-game per second."""
    from miccia.core.chance import Quick
    from miccia.core.game import step
    from miccia.games.hanabi.options import Options
    from miccia.games.hanabi.rules import deal

    chance = Quick(1)
    state = deal(players, Options(), chance)
    for _ in range(6):
        step(state, chance)
    copy = state.copy
    return per_second(lambda: len([copy() for _ in range(100)]), seconds)


def legality(players: int, seconds: float) -> float:
    """Ours: lists of legal actions per second."""
    from miccia.core.chance import Quick
    from miccia.games.hanabi.options import Options
    from miccia.games.hanabi.rules import deal

    state = deal(players, Options(), Quick(1))
    legal, seat = state.legal, state.player
    return per_second(lambda: len([legal(seat) for _ in range(100)]), seconds)


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
    print((OURS | PEERS)[sys.argv[1]](int(sys.argv[2]), float(sys.argv[3])))

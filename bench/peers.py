"""The engines of others that bench/speed.py compares ours with; they play Hanabi only."""

import random
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

from bench.clock import Counter, per_second


def openspiel(game: str, players: int, seconds: float, tensors: bool = False) -> float:
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
                if tensors:
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return per_second(play, seconds)


def openspiel_tensors(game: str, players: int, seconds: float) -> float:
    """The same, where whoever is to move gets its tensor first: what OpenSpiel has for a view."""
    return openspiel(game, players, seconds, tensors=True)


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
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
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


PEERS: dict[str, Counter] = {
    "openspiel": openspiel,
    "openspiel_tensors": openspiel_tensors,
    "pyhanabi": pyhanabi,
    "hle_inside": hle_inside,
}
HLE = "hanabi_learning_environment"
NEEDS = {"openspiel": "pyspiel", "openspiel_tensors": "pyspiel", "pyhanabi": HLE, "hle_inside": HLE}


def available(name: str) -> bool:
    """Whether that peer is installed here (make peers), with a compiler where it needs one."""
    return find_spec(NEEDS[name]) is not None and (name != "hle_inside" or shutil.which("cc") is not None)

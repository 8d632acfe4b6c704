"""Whether moves are worth what reviews say: against what games bring.

    python -m bench.habits --games 200 [kaboom kittens]

In mixed games, whatever a player did otherwise than plain habits would have is weighed against those, as a
review weighs it, and added up: by so much a level should win more often than `steady`, who has these habits.
Beside it stands by how much it does. Where one's gain is the loss of the two others in equal parts, one's
result differs from another's by one and a half times what their moves do.
"""

import argparse
from collections import defaultdict

from bench.review import tables, told
from miccia.arena.playing import Table, play, seed_of
from miccia.core.game import Action
from miccia.core.record import Input, standing
from miccia.paper import load
from miccia.reviews.looking import Looking
from miccia.reviews.search import Decision

OF_RESULTS = 1.5


class Beside(Looking):
    """A game in which every move is compared with the habit."""

    def judge(self, n: int, seat: int, played: Action) -> None:
        view, mind = self.match.view(seat), self.minds[seat]
        decision = Decision(self.how, mind, seat, n, view, self.worlds)
        habits = mind.candidates(view, self.match.legal(seat), played, decision.chance("candidates"))
        if not habits or habits[0] is played:
            return
        done, habit = (played, None), (habits[0], None)
        for world in range(self.worlds):
            decision.attempt([done, habit], f"habit {world}")
        self.known.sides[seat].small += decision.gap(habit, done)[0]

    def measure(self, n: int) -> None:
        """What the game was worth does not matter here."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=["kaboom", "kittens"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=60)
    given = parser.parse_args()
    for key in given.game:
        moves, beside = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
        for number, seats in tables(key, range(given.games), False):
            result = play(Table(key, seats, seed_of(given.seed, number), recorded=True))
            assert result.record is not None
            record = load(result.record)
            looking = Beside(record, given.worlds)
            for n in standing(record.inputs):
                one = record.inputs[n - 1]
                assert isinstance(one, Input)
                looking.take(n, one)
            ends = {level: float(seat in result.winners) for seat, level in enumerate(seats)}
            for level, side in zip(seats, looking.known.sides, strict=True):
                moves[level].append(side.small)
                beside[level].append((ends[level] - ends["steady"]) / OF_RESULTS)
        print(f"{key}: {given.games} games, {given.worlds} worlds")
        for level in sorted(moves):
            by_moves, by_results = told(moves[level]), told(beside[level])
            print(f"  {level:8} by moves {by_moves[0]:+.3f} ± {by_moves[1]:.3f}, ", end="")
            print(f"by results {by_results[0]:+.3f} ± {by_results[1]:.3f}", flush=True)


if __name__ == "__main__":
    main()

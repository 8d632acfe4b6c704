"""Learn a small Hanabi by heart: two players, one table of values, Q-learning in plain numpy.

    python examples/learn_small_hanabi.py [--games 6000] [--seeds 2] [--picture curve.svg]

The box (H24) has one colour with the numbers 1 to 3, hands of two cards, two clues and two errors. Both
players share one table: what a player knows is looked up, the best known action is taken, and after the game
its points flow back through the moves. Nobody is told what a clue means; the players come to agree on it.
"""

import argparse
from collections.abc import Callable, Hashable

import numpy as np
from numpy.typing import NDArray

import miccia
from miccia.core.match import AnyMatch
from miccia.games.hanabi import GAME, HanabiView

BOX = {"colours": 1, "ranks": 3, "hand": 2, "clues": 2, "strikes": 2, "score_on_loss": "sum"}
SEATS = 2
RATE = 0.1  # how far a value moves towards what was seen
Play = Callable[[AnyMatch, int], int]  # (match, seat) -> the id of an action


def known(view: HanabiView) -> Hashable:
    """What the seat knows, as a place in the table: the partner's cards, all notes, the state of play."""
    seat = view.seat or 0
    mine = tuple(held.ranks for held in view.hands[seat])
    theirs = tuple((held.card, held.ranks) for held in view.hands[1 - seat])
    state = (view.fireworks["R"], view.clues, view.strikes, view.turns_left)
    return mine, theirs, state, tuple(sorted(view.discards))


class Learner:
    """The table of values, and how it is used and changed."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.values: dict[Hashable, NDArray[np.float64]] = {}

    def row(self, place: Hashable) -> NDArray[np.float64]:
        """The values of all actions, begun a little too high so that each is tried."""
        if place not in self.values:
            self.values[place] = np.full(len(GAME.actions), 3.0)
        return self.values[place]

    def choose(self, place: Hashable, legal: NDArray[np.intp], explore: float) -> int:
        if self.random.random() < explore:
            return int(self.random.choice(legal))
        return int(legal[np.argmax(self.row(place)[legal])])

    def play(self, match: AnyMatch, seat: int) -> int:
        """The best that is known, without trying anything new."""
        legal = np.array([action.id for action in match.legal(seat)])
        return self.choose(known(match.view(seat)), legal, 0.0)

    def practise(self, seed: int, explore: float) -> None:
        """One game, from the end of which every move learns."""
        match: AnyMatch = miccia.start("hanabi", seats=SEATS, seed=seed, options=BOX)
        moves: list[tuple[Hashable, int, NDArray[np.intp], int]] = []
        while match.over is None:
            seat = in_turn(match)
            legal = np.array([action.id for action in match.legal(seat)])
            place = known(match.view(seat))
            act = self.choose(place, legal, explore)
            moves.append((place, act, legal, match.view(None).score))
            match.act(seat, act)
        after, best = match.over.scores[0], 0.0
        for place, act, legal, score in reversed(moves):
            row = self.row(place)
            row[act] += RATE * (after - score + best - row[act])  # what it gained, and what was still to come
            after, best = score, float(row[legal].max())


def in_turn(match: AnyMatch) -> int:
    return next(seat for seat in range(SEATS) if match.legal(seat))


def mean(play: Play, games: int) -> float:
    """The mean score in games that nobody practised on."""
    total = 0
    for seed in range(games):
        match: AnyMatch = miccia.start("hanabi", seats=SEATS, seed=10_000_000 + seed, options=BOX)
        while match.over is None:
            seat = in_turn(match)
            match.act(seat, play(match, seat))
        total += match.over.scores[0]
    return total / games


def at_random(seed: int) -> Play:
    random = np.random.default_rng(seed)
    return lambda match, seat: int(random.choice([int(action.id) for action in match.legal(seat)]))


def by_rule(match: AnyMatch, seat: int) -> int:
    """A simple rule: play what must fit, else clue what the partner could play, else discard the oldest."""
    view, moves = match.view(seat), {str(action): int(action.id) for action in match.legal(seat)}
    wanted = view.fireworks["R"] + 1
    for slot, held in enumerate(view.hands[seat]):
        if held.ranks == (wanted,):
            return moves[f"play {slot}"]
    for held in view.hands[1 - seat]:
        if held.card == f"R{wanted}" and held.ranks != (wanted,) and f"clue 1 {wanted}" in moves:
            return moves[f"clue 1 {wanted}"]
    return moves.get("discard 0", min(moves.values()))


def learn(games: int, seed: int, points: int, test: int) -> tuple[Learner, list[tuple[int, float]]]:
    """Practise; now and then see how good it is. Curiosity goes down to nothing."""
    learner = Learner(seed)
    curve = [(0, mean(learner.play, test))]
    for point in range(points):
        for game in range(games * point // points, games * (point + 1) // points):
            learner.practise(seed * games + game, 0.2 * (1 - game / games))
        curve.append((games * (point + 1) // points, mean(learner.play, test)))
    return learner, curve


def draw(curves: list[list[tuple[int, float]]], lines: dict[str, float], file: str) -> None:
    """The curves as a picture; needs matplotlib (miccia[plots])."""
    from matplotlib.figure import Figure

    axes = (figure := Figure(figsize=(7, 4))).subplots()
    for curve in curves:
        axes.plot(*zip(*curve, strict=True), color="#c2410c", alpha=0.8)
    for (name, height), style in zip(lines.items(), ("--", ":"), strict=True):
        axes.axhline(height, color="#334155", linestyle=style)
        axes.annotate(name, (0, height), xytext=(4, 4), textcoords="offset points")
    axes.set(xlabel="games of practice", ylabel="mean score (of 3)", ylim=(0, 3))
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.endswith(".svg") else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=6_000, help="of practice, for each seed")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--test", type=int, default=200, help="games for each point of the curve")
    parser.add_argument("--picture", metavar="FILE", help="draw the curves into this file (SVG or PNG)")
    given = parser.parse_args()
    lines = {"random": mean(at_random(0), given.test), "rule": mean(by_rule, given.test)}
    for name, score in lines.items():
        print(f"{name:<8} {score:.2f}")
    curves = []
    for seed in range(given.seeds):
        learner, curve = learn(given.games, seed, 10, given.test)
        curves.append(curve)
        print(f"seed {seed}   {curve[-1][1]:.2f}   {len(learner.values)} places in the table")
    if given.picture:
        draw(curves, lines, given.picture)


if __name__ == "__main__":
    main()

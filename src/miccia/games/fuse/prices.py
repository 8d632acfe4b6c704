"""What a bomb still costs: the seconds until it is complete, if it is worked on sensibly.

In every round a bomb is offered a few dice; it takes the best of them or waits for a better one. A placing
takes its time (F27), a round too, and what lies open meanwhile may be lost (F13, F22). So two dice that must
be twins are dear, a tower is cheaper than it looks (what carries others is safe), and a good die is one that
saves waiting. What a lost die costs is itself a matter of prices: rough ones, for which all dice are worth
the same, tell it to those that everybody asks for.

Prices depend only on what the signs of a bomb look at: each is worked out once, when it is first needed.
"""

from typing import Final

from mypy_extensions import i64

from miccia.games.fuse.bombs import BOX, EMPTY, Laid
from miccia.games.fuse.cards import ANY, FACES

PLACING: Final = [7.0, 6.0, 5.25, 5.5, 5.5]  # F27: seconds, by the number of players
OFFERED: Final = 3.0  # dice a bomb can choose from in a round
ROUND: Final = 2.0  # seconds: what a bomb bears of a round
LOSING: Final = 4.0  # seconds: what losing a die costs in a round, for a rough price
ASKED: Final = 0.6  # how often in a round an alarm meets one die of a player: the bombs in front share that
MISSED: Final = 2 / 3  # F13: how likely a die is to share neither colour nor number with another one
NEVER: Final = 1e9  # seconds


class Stake:
    """A bomb as it lies: its price; by colour and by number, what losing the cheapest such die costs."""

    def __init__(self, price: float) -> None:
        self.price: float = price
        self.colours: list[float] = [NEVER] * 5
        self.numbers: list[float] = [NEVER] * 7


class Prices:
    """The prices for a number of players."""

    def __init__(self, seats: i64, rough: "Prices | None" = None) -> None:
        self.placing: float = PLACING[seats - 1]
        self.asked: float = ASKED / (4 if seats == 1 else 2)
        self.rough: Prices | None = rough
        self.known: dict[str, dict[int, float]] = {bomb.key: {} for bomb in BOX}
        self.stakes: dict[tuple[str, tuple[int, ...]], Stake] = {}

    def price(self, laid: Laid) -> float:
        """Seconds until this bomb is complete."""
        if laid.complete():
            return 0.0
        known = self.known[laid.bomb.key]
        key = signature(laid)
        price = known.get(key)
        if price is None:
            price = self.work_out(laid)
            known[key] = price
        return price

    def work_out(self, laid: Laid) -> float:
        """Take any of the best dice and wait for them otherwise: as many kinds as make it cheapest."""
        lowest, spent, missed = NEVER, 0.0, 1.0
        waiting = ROUND + self.losing(laid)
        for kinds, price in enumerate(self.after_each_face(laid)):
            if price >= lowest:
                break
            missed_too: float = (1.0 - (kinds + 1) / 30.0) ** OFFERED
            spent += (missed - missed_too) * price
            missed = missed_too
            lowest = min(lowest, (waiting + spent) / (1.0 - missed))
        return lowest

    def losing(self, laid: Laid) -> float:
        """What the dice that lie open cost in a round: of those that are asked for, the cheapest is lost."""
        exposed = open_dice(laid)
        if self.rough is None:
            return LOSING * (1.0 - MISSED ** len(exposed))
        price = self.rough.price(laid)
        lost = [max(0.0, self.rough.price(laid.with_die(space, EMPTY)) - price) for space in exposed]
        lost.sort()
        return self.asked * sum(
            [cost * (1.0 - MISSED) * MISSED**cheaper for cheaper, cost in enumerate(lost)]
        )

    def after_each_face(self, laid: Laid) -> list[float]:
        """What the bomb costs with the best placing of each of the thirty faces, the cheapest first."""
        best = [NEVER] * 30
        for space, faces in enumerate(laid.open):
            for alike in laid.bomb.classes[space]:
                fitting = [face for face in alike if faces >> face & 1]
                if fitting:
                    price = self.placing + self.price(laid.with_die(space, fitting[0]))
                    for face in fitting:
                        best[face] = min(best[face], price)
        best.sort()
        return best

    def gain(self, laid: Laid, space: i64, die: i64) -> float:
        """The seconds that a die saves there."""
        return self.price(laid) - self.placing - self.price(laid.with_die(space, die))

    def stake(self, laid: Laid) -> Stake:
        """The price of a bomb and of its dice."""
        key = (laid.bomb.key, laid.dice)
        stake = self.stakes.get(key)
        if stake is None:
            stake = Stake(self.price(laid))
            for space in open_dice(laid):
                lost = self.price(laid.with_die(space, EMPTY)) - stake.price
                die = FACES[laid.dice[space]]
                stake.colours[die.colour.index] = min(stake.colours[die.colour.index], lost)
                stake.numbers[die.number] = min(stake.numbers[die.number], lost)
            self.stakes[key] = stake
        return stake


def open_dice(laid: Laid) -> list[int]:
    """The spaces with a die that can be lost (F14)."""
    return [space for space, die in enumerate(laid.dice) if die != EMPTY and not laid.safe(space)]


def signature(laid: Laid) -> int:
    """What makes the price of a bomb's dice: by space, what the signs beside it see.

    Where signs only ask for equal or different, it does not matter which colours and numbers these are.
    """
    bomb = laid.bomb
    renamed = not bomb.equations and set(bomb.wants) == {ANY}
    renamed = renamed and all(link.sign in "=≠" for link in bomb.links)
    colours: list[int] = []
    numbers: list[int] = []
    result = 0
    for space, face in enumerate(laid.dice):
        result *= 31
        if face == EMPTY:
            continue
        seen = bomb.class_of[space][face]
        kinds = len(bomb.classes[space])
        if renamed and kinds > 1:
            colour, number = int(FACES[face].colour.index), int(FACES[face].number)
            seen = 0
            if kinds != 6:
                if colour not in colours:
                    colours.append(colour)
                seen = colours.index(colour)
            if kinds != 5:
                if number not in numbers:
                    numbers.append(number)
                seen = seen * 6 + numbers.index(number)
        result += seen + 1
    return result

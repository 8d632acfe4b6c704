"""How the whole squad uses a roll: who takes which die, and which ones are better left (F9, F10, F13).

Everybody sees the same, so all who plan like this come to the same plan without a word. What is planned is
to be as cheap as possible, in seconds: the prices of all bombs, the placings, what the dice that are left
over will probably cost everybody when they are rolled again, and room for the dice of the next rolls: nearly
all that are left over are so because they fit nowhere.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.fuse.actions import GIVES, TAKES, Give, Place, Take, of_roll
from miccia.games.fuse.bombs import EMPTY, Bomb, Laid, lay
from miccia.games.fuse.cards import DETONATORS, FACES, dice_each
from miccia.games.fuse.outlook import Outlook
from miccia.games.fuse.prices import NEVER, Prices
from miccia.games.fuse.table import ALARMS, DISCARDED, FREE, NOWHERE

DEFUSED: Final = 40.0  # seconds that a defused bomb is worth, the price of the next one taken off
EXPOSED: Final = 0.15  # alarms to come, counted for what lies open after this roll
CRAMPED: Final = 5.0  # seconds, for each die one may take: what it costs if no face fits anywhere
SURPLUS: Final = 0.5  # how much bombs count that need not be defused any more (F24)
WAYS: Final = 4  # kept for each set of dice while a player's further dice are tried
ENOUGH: Final = 1.0  # seconds that another order of the discarded dice must save
MUCH: Final = 4.0  # seconds that a die must save to be called for


class Way:
    """A way for a player to use dice of the roll: which ones, how it begins, what it comes to in the end."""

    def __init__(self, dice: i64, front: tuple[Laid | None, ...], begin: Place | None, spent: float) -> None:
        self.dice: i64 = dice  # a set of places of the tray
        self.front: tuple[Laid | None, ...] = front  # as it will be
        self.begin: Place | None = begin
        self.spent: float = spent  # on placings, less what defused bombs are worth
        self.total: float = 0.0
        self.losses: list[float] = []  # by colour: what such a die costs this player if it is discarded


class Squad:
    """What the squad has in mind at a moment of the game.

    `wishes` are dice that players reach for or call for, with what it is worth to leave them: a seat, a set
    of places of the tray, seconds.
    """

    def __init__(self, outlook: Outlook, prices: Prices, wishes: list[tuple[int, int, float]]) -> None:
        self.outlook: Outlook = outlook
        self.prices: Prices = prices
        self.wishes: list[tuple[int, int, float]] = wishes
        self.fresh: Laid | None = None  # what a defused bomb is replaced by
        for bomb in outlook.centre:
            if bomb is not None and (self.fresh is None or self.fresh_price(bomb) < prices.price(self.fresh)):
                self.fresh = lay(bomb)
        self.needed: float = self.dearest_needed()
        self.cramped: float = CRAMPED * dice_each(outlook.seats)
        self.ways: list[list[Way]] = []
        self.best: float = NEVER
        self.plan: list[Way] = []

    def fresh_price(self, bomb: Bomb) -> float:
        return self.prices.price(lay(bomb))

    def dearest_needed(self) -> float:
        """F24: when few bombs are left to take, the cheapest on the table are enough, and one to spare."""
        outlook = self.outlook
        left = outlook.bombs_left
        prices = [self.prices.price(laid) for front in outlook.fronts for laid in front if laid is not None]
        prices.sort()
        return NEVER if outlook.insane or left >= len(prices) else prices[left]

    # One player

    def weigh(self, seat: i64, way: Way) -> None:
        """What a way comes to, and what each colour of a discarded die would cost this player then."""
        colours = [NEVER] * 5
        numbers = [NEVER] * 7
        total = way.spent
        fitting: i64 = 0
        for place, laid in enumerate(way.front):
            if laid is None:
                continue
            before = self.outlook.fronts[seat][place]
            old = before if before is not None and before.bomb is laid.bomb else lay(laid.bomb)
            weight = 1.0 if self.prices.stake(old).price <= self.needed else SURPLUS
            stake = self.prices.stake(laid)
            fitting |= laid.anywhere
            total += stake.price * weight
            colours = [min(least, lost * weight) for least, lost in zip(colours, stake.colours)]
            numbers = [min(least, lost * weight) for least, lost in zip(numbers, stake.numbers)]
        way.losses = []
        for least in colours:
            losses = [min(least, lost) for lost in numbers[1:]]
            way.losses.append(sum([lost for lost in losses if lost < SURPLUS * NEVER]) / 6.0)
        unfit = 1.0 - bin(fitting).count("1") / len(FACES)
        way.total = total + EXPOSED * sum(way.losses) / 5.0 + self.cramped * unfit * unfit

    def ways_of(self, seat: i64) -> list[Way]:
        """The best way for each set of dice that a player could use, none of them included."""
        outlook = self.outlook
        stay = Way(0, outlook.fronts[seat], None, 0.0)
        self.weigh(seat, stay)
        ways = [stay]
        latest = [stay]
        if outlook.placing and outlook.taking[seat] == NOWHERE and not outlook.done & BITS[seat]:
            for _ in range(outlook.shares[seat]):
                further: dict[int, list[Way]] = {}
                for way in latest:
                    self.add_die(seat, way, further)
                latest = []
                for same in further.values():
                    same.sort(key=total_of)
                    ways.append(same[0])
                    latest += same[:WAYS]
        for way in ways:
            for wisher, dice, worth in self.wishes:
                if wisher == seat and way.dice & dice and way.total - worth < stay.total:
                    way.total -= worth
        ways.sort(key=total_of)
        return ways

    def add_die(self, seat: i64, way: Way, further: dict[int, list[Way]]) -> None:
        """Every way to go on with one more die."""
        outlook = self.outlook
        places = of_roll(outlook.round).places
        for place, die in enumerate(outlook.tray):
            if outlook.where[place] != FREE or way.dice & BITS[place]:
                continue
            for bomb, laid in enumerate(way.front):
                if laid is None or not laid.anywhere & die.bit:
                    continue
                for space, faces in enumerate(laid.open):
                    if faces & die.bit:
                        after: Laid | None = laid.with_die(space, die.index)
                        placing = places[place][bomb][space]
                        begin = way.begin or placing
                        spent = way.spent + self.prices.placing
                        if after is not None and after.complete():
                            after = self.fresh
                            spent -= DEFUSED
                            if laid is outlook.fronts[seat][bomb]:  # before anything can happen to it
                                begin = placing
                        front = (*way.front[:bomb], after, *way.front[bomb + 1 :])
                        new = Way(way.dice | BITS[place], front, begin, spent)
                        self.weigh(seat, new)
                        further.setdefault(int(new.dice), []).append(new)

    # All together

    def make_plan(self) -> list[Way]:
        """By seat: what everybody does, so that it is best for all."""
        outlook = self.outlook
        self.ways = [self.ways_of(seat) for seat in range(outlook.seats)]
        free: i64 = 0
        for place, where in enumerate(outlook.where):
            if where == FREE:
                free |= BITS[place]
        self.best = NEVER
        self.choose(0, free, 0.0, [0.0] * 5, [])
        return self.plan

    def choose(self, seat: i64, free: i64, total: float, losses: list[float], chosen: list[Way]) -> None:
        """Try all ways of this seat and those after it with the dice that are still free."""
        if seat == self.outlook.seats:
            for place, die in enumerate(self.outlook.tray):
                if free & BITS[place]:
                    total += losses[die.colour.index]
            if total < self.best:
                self.best = total
                self.plan = chosen
            return
        for way in self.ways[seat]:
            if way.dice & ~free == 0:
                lost = way.losses
                self.choose(
                    seat + 1,
                    free & ~way.dice,
                    total + way.total,
                    [losses[0] + lost[0], losses[1] + lost[1], losses[2] + lost[2], losses[3] + lost[3],
                     losses[4] + lost[4]],
                    [*chosen, way],
                )  # fmt: skip

    def left_over(self) -> list[int]:
        """The dice that nobody takes according to the plan, in the order in which they will be resolved."""
        taken: i64 = 0
        for way in self.plan:
            taken |= way.dice
        outlook = self.outlook
        return [die for die in outlook.order if outlook.where[die] == FREE and not taken & BITS[die]]

    # What is asked of one player

    def give(self, seat: i64) -> Give:
        """F13: the die that will be missed least, the discarded dice that are still to come counted."""
        outlook = self.outlook
        waiting = [
            int(die.colour.index)
            for place, die in enumerate(outlook.tray)
            if outlook.where[place] == DISCARDED and place != outlook.acting
        ]
        _, choice = self.cheapest_loss(seat, outlook.fronts[seat], ALARMS[outlook.alarm], waiting)
        assert choice is not None
        return choice

    def cheapest_loss(
        self, seat: i64, front: tuple[Laid | None, ...], faces: i64, colours: list[int]
    ) -> tuple[float, Give | None]:
        """What a player comes to who loses a die of these faces and then meets dice of these colours."""
        ways: list[tuple[Way, Give | None]] = []
        for bomb, laid in enumerate(front):
            if laid is not None:
                spaces: i64 = laid.losable(faces)
                for space in range(laid.bomb.size):
                    if spaces & BITS[space]:
                        less = (*front[:bomb], laid.with_die(space, EMPTY), *front[bomb + 1 :])
                        ways.append((Way(0, less, None, 0.0), GIVES[bomb][space]))
        if not ways:
            ways.append((Way(0, front, None, 0.0), None))
        best, choice = NEVER, ways[0][1]
        for way, give in ways:
            self.weigh(seat, way)
            total = way.total + sum([way.losses[colour] for colour in colours])
            if total < best:
                best, choice = total, give
        return best, choice

    def take(self, seat: i64) -> Take:
        """F21: the bomb that is the quickest to defuse, with the dice that lie there."""
        outlook = self.outlook
        best, choice = NEVER, ""
        for bomb in outlook.centre:
            if bomb is not None:
                laid = lay(bomb)
                price = self.prices.price(laid)
                gains = [0.0]
                if outlook.placing and outlook.shares[seat] and not outlook.done & BITS[seat]:
                    gains += [
                        self.prices.gain(laid, space, die.index)
                        for place, die in enumerate(outlook.tray)
                        if outlook.where[place] == FREE
                        for space, faces in enumerate(laid.open)
                        if faces & die.bit
                    ]
                if price - max(gains) < best:
                    best, choice = price - max(gains), bomb.key
        return TAKES[choice]

    def first(self) -> int:
        """F13: which of the dice left over had better be resolved first, or NOWHERE if it hardly matters."""
        left = self.left_over()
        if len(left) < 2:
            return NOWHERE
        costs = [self.costs_first(die, [other for other in left if other != die]) for die in left]
        best = costs.index(min(costs))
        return left[best] if costs[best] < costs[0] - ENOUGH else NOWHERE

    def costs_first(self, die: int, others: list[int]) -> float:
        """What the squad comes to if this die is rolled again before the others."""
        outlook = self.outlook
        colours = [int(outlook.tray[other].colour.index) for other in others]
        letter = outlook.tray[die].colour.letter
        total = 0.0
        for seat, way in enumerate(self.plan):
            for number in range(1, 7):
                costs, _ = self.cheapest_loss(seat, way.front, ALARMS[f"{letter}{number}"], colours)
                total += costs / 6.0
        return total

    def need(self, seat: i64) -> str:
        """The colour or number that would save a player most time; empty if none saves much."""
        gains = [0.0] * 30
        for laid in self.outlook.fronts[seat]:
            if laid is not None:
                for space, faces in enumerate(laid.open):
                    for die in FACES:
                        if faces & die.bit:
                            gains[die.index] = max(gains[die.index], self.prices.gain(laid, space, die.index))
        best, choice = MUCH, ""
        for detonator in DETONATORS:
            hits = [gains[die.index] for die in FACES if detonator.faces & die.bit]
            if sum(hits) / len(hits) > best:
                best, choice = sum(hits) / len(hits), detonator.key
        return choice


def total_of(way: Way) -> float:
    return way.total

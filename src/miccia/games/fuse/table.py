"""The table of FUSE: what lies where, and what can be read off it. rules.py moves it."""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.game import State
from miccia.games.fuse.bombs import EMPTY, Bomb, Laid
from miccia.games.fuse.cards import ALIKE, DETONATORS, FACES, Card, Colour, Detonator, Die
from miccia.games.fuse.options import Options

# Where a die of the tray is: a seat that placed it, or one of these.
FREE: Final[i64] = -1
DISCARDED: Final[i64] = -2
RETURNED: Final[i64] = -3

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# F13, F22: the faces that are lost to a detonator or to a die rolled again, by its name.
ALARMS: Final[dict[str, int]] = {
    **{detonator.key: int(detonator.faces) for detonator in DETONATORS},
    **{die.name: ALIKE[die.index] for die in FACES},
}


class FuseTable(State):
    """Everything in front of the squad."""

    options: Options
    each: i64 = 1  # dice of a roll that one player may take (F9)
    goal: i64 = 0  # bombs in the deck and the centre at first (F5)
    insane: bool = False
    shaky: bool = False
    limit: i64 = NOWHERE  # ms on the clock at first; none in an endless game (F28)
    roll_costs: i64 = 0  # ms charged for a roll and for a placing (F27)
    place_costs: i64 = 0

    charged: i64 = 0
    deck: tuple[Card, ...] = ()
    drawn: i64 = 0  # how many cards have left the deck
    centre: list[Bomb | None]
    hole: i64 = NOWHERE  # the place of the centre that waits for its new card
    fronts: list[tuple[Laid | None, ...]]
    bag: list[Colour]  # in no order that means anything
    defused: list[Bomb]
    detonators: list[Detonator]  # those turned up

    round: i64 = 0
    roller: i64 = 0
    tray: list[Die]
    where: list[int]
    order: tuple[int, ...] = ()  # in which dice of the tray are resolved if they are discarded (F13)
    moved: i64 = 0  # the set of those that the roller has put first
    placing: bool = False
    acting: i64 = NOWHERE  # the die of the tray that was rolled again

    shares: list[int]
    done: i64 = 0  # a set of seats
    owing: i64 = 0  # the set of seats that must return a die
    alarm: str = ""  # what for
    taking: list[int]  # by seat: the place of the bomb that a new one must be chosen for, or NOWHERE
    asked: list[int]  # by seat: the table time at which a die or a bomb was asked of it

    bonus: i64 = 0  # points for winning, and for the time left then (F26)
    time_points: i64 = 0

    # Dice

    def free(self) -> i64:
        """The faces of the free dice of the tray, as a set."""
        faces: i64 = 0
        if self.placing:
            for die, where in zip(self.tray, self.where):
                if where == FREE:
                    faces |= die.bit
        return faces

    def may_be_done(self, seat: i64) -> bool:
        """F10: with a share left that was not declined, whether or not anything fits."""
        if not self.placing or self.shares[seat] == 0 or self.done & BITS[seat]:
            return False
        return self.taking[seat] == NOWHERE

    def can_place(self, seat: i64, free: i64) -> bool:
        """F10: with a share left, not done, and with a space for one of the free faces."""
        if not self.may_be_done(seat):
            return False
        open_to: i64 = 0
        for laid in self.fronts[seat]:
            if laid is not None:
                open_to |= laid.anywhere
        return open_to & free != 0

    def placers(self) -> i64:
        """The seats that can place a die now, as a set."""
        free = self.free()
        seats: i64 = 0
        for seat in range(self.seats):
            if self.can_place(seat, free):
                seats |= BITS[seat]
        return seats

    def can_put_first(self, die: i64) -> bool:
        """F13: a free die that is not the first of them already and was not put first before."""
        if not self.placing or self.where[die] != FREE or self.moved & BITS[die]:
            return False
        for other in self.order:
            if self.where[other] == FREE:
                return other != die
        return False

    def losers(self, faces: i64) -> i64:
        """The seats with a die that can be lost, of one of these faces."""
        seats: i64 = 0
        for seat in range(self.seats):
            for laid in self.fronts[seat]:
                if laid is not None and laid.losable(faces):
                    seats |= BITS[seat]
        return seats

    def owing_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owing & BITS[seat]]

    def cheapest(self, seat: i64) -> tuple[int, int]:
        """F26b: the bomb and space of the die that costs least.

        That is a die of the emptiest bomb; there, the one whose space takes the most kinds of dice.
        """
        best, choice = 1000, (0, 0)
        for bomb, laid in enumerate(self.fronts[seat]):
            if laid is None:
                continue
            spaces: i64 = laid.losable(ALARMS[self.alarm])
            for space in range(laid.bomb.size):
                if spaces & BITS[space]:
                    kinds = bin(laid.with_die(space, EMPTY).open[space]).count("1")
                    cost = 31 * bin(laid.filled).count("1") - kinds
                    if cost < best:
                        best, choice = cost, (bomb, space)
        return choice

    # Bombs and cards

    def roll_size(self) -> i64:
        """F8, F24: as many dice as the players with bombs may take."""
        dice: i64 = 0
        for front in self.fronts:
            for laid in front:
                if laid is not None:
                    dice += self.each
                    break
        return dice

    def bomb_points(self) -> i64:
        points: i64 = 0
        for bomb in self.defused:
            points += bomb.value
        return points

    def in_centre(self) -> i64:
        bombs: i64 = 0
        for bomb in self.centre:
            if bomb is not None:
                bombs += 1
        return bombs

    def first_in_centre(self) -> i64:
        for place, bomb in enumerate(self.centre):
            if bomb is not None:
                return place
        return NOWHERE

    def centre_place(self, key: str) -> i64:
        for place, bomb in enumerate(self.centre):
            if bomb is not None and bomb.key == key:
                return place
        return NOWHERE

    def first_taker(self) -> i64:
        """The seat that has owed it longest to take a bomb."""
        first: i64 = NOBODY
        for seat in range(self.seats):
            if self.taking[seat] != NOWHERE and (first == NOBODY or self.asked[seat] < self.asked[first]):
                first = seat
        return first

    def last_placer(self) -> i64:
        """F26b: the seat that the others wait for, where no clock runs."""
        if self.limit == NOWHERE and self.placing and self.owing == 0 and self.first_taker() == NOBODY:
            for seat in range(self.seats):
                if self.asked[seat] != NOWHERE:
                    return seat
        return NOBODY

    def hurry(self, placers: i64) -> None:
        """F26b: where no clock runs, the last one who can place has time from the last thing done on."""
        if self.limit == NOWHERE and self.seats > 1:
            for seat in range(self.seats):
                self.asked[seat] = self.now if placers == BITS[seat] else NOWHERE

    def put(self, seat: i64, bomb: i64, laid: Laid | None) -> None:
        front = self.fronts[seat]
        self.fronts[seat] = (*front[:bomb], laid, *front[bomb + 1 :])

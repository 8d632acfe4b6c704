"""FUSE, F1 to F28. The numbers are those of the rulebook page.

Everybody acts at once: an action changes what it changes, and then `go_on` lets happen whatever needs nobody,
until somebody is waited for again.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.turn import SEAT_SETS, Over, Turn, Waiting
from miccia.games.fuse import events
from miccia.games.fuse.actions import GIVES, ROLLS, TAKES, First, Give, Place, Take, of_roll
from miccia.games.fuse.bombs import EMPTY, Bomb, Laid, lay
from miccia.games.fuse.cards import FACES, NUMBERS, Detonator
from miccia.games.fuse.refusals import refuse
from miccia.games.fuse.table import ALARMS, DISCARDED, FREE, NOBODY, NOWHERE, RETURNED, FuseTable

PATIENCE: Final[i64] = 20_000  # F26b, ms
SILENCE: Final[i64] = 60_000  # F26b: where no clock runs, ms
FALLS: Final = [0, 2, 5, 10, 20]  # F19: percent, by how high the new die lies
HUNDRED: Final = list(range(100))


class Fuse(FuseTable):
    """The table of FUSE, and how it moves."""

    def copy(self) -> "Fuse":
        new = Fuse()
        new.seats = self.seats
        new.now = self.now
        new.over = self.over
        new.options = self.options
        new.each = self.each
        new.goal = self.goal
        new.insane = self.insane
        new.shaky = self.shaky
        new.limit = self.limit
        new.roll_costs = self.roll_costs
        new.place_costs = self.place_costs
        new.charged = self.charged
        new.deck = self.deck
        new.drawn = self.drawn
        new.centre = self.centre[:]
        new.hole = self.hole
        new.fronts = self.fronts[:]
        new.bag = self.bag[:]
        new.defused = self.defused[:]
        new.detonators = self.detonators[:]
        new.round = self.round
        new.roller = self.roller
        new.tray = self.tray[:]
        new.where = self.where[:]
        new.order = self.order
        new.moved = self.moved
        new.placing = self.placing
        new.acting = self.acting
        new.shares = self.shares[:]
        new.done = self.done
        new.owing = self.owing
        new.alarm = self.alarm
        new.taking = self.taking[:]
        new.asked = self.asked[:]
        new.bonus = self.bonus
        new.time_points = self.time_points
        return new

    def turn(self) -> Turn:
        """F9, F13b, F21: whoever owes a die; or else whoever may place or must take, all at once."""
        if self.over is not None:
            return self.over
        seats: i64 = self.owing
        until: i64 = NOWHERE if self.limit == NOWHERE else self.limit - self.charged
        ask = "give"
        if seats == 0:
            seats = self.placers()
            ask = "place" if seats else "take"
            for seat in range(self.seats):
                if self.may_be_done(seat):
                    seats |= BITS[seat]
            for die in range(len(self.tray)):
                if self.can_put_first(die):
                    seats |= BITS[self.roller]
        for seat in range(self.seats):
            if self.owing & BITS[seat] or (self.owing == 0 and self.taking[seat] != NOWHERE):
                seats |= BITS[seat]
                late = self.asked[seat] + PATIENCE  # F26b
                if until == NOWHERE or late < until:
                    until = late
        last = self.last_placer()
        if last != NOBODY:
            until = self.asked[last] + SILENCE
        return Waiting(SEAT_SETS[seats], None if until == NOWHERE else until, ask)

    # What may be done

    def legal(self, seat: i64) -> list[Action]:
        actions: list[Action] = []
        if self.over is not None:
            return actions
        if self.owing:
            if self.owing & BITS[seat]:
                self.add_gives(seat, actions)
            return actions
        if self.taking[seat] != NOWHERE:
            return [TAKES[bomb.key] for bomb in self.centre if bomb is not None]
        ways = of_roll(self.round)
        if self.may_be_done(seat):
            self.add_places(seat, ways.places, actions)
            actions.append(ways.done)
        if seat == self.roller:
            actions += [ways.firsts[die] for die in range(len(self.tray)) if self.can_put_first(die)]
        return actions

    def add_places(self, seat: i64, dice: list[list[list[Place]]], actions: list[Action]) -> None:
        for place, die in enumerate(self.tray):
            if self.where[place] == FREE:
                for bomb, laid in enumerate(self.fronts[seat]):
                    if laid is not None and laid.anywhere & die.bit:
                        ways = dice[place][bomb]
                        for space, faces in enumerate(laid.open):
                            if faces & die.bit:
                                actions.append(ways[space])

    def add_gives(self, seat: i64, actions: list[Action]) -> None:
        for bomb, laid in enumerate(self.fronts[seat]):
            if laid is not None:
                spaces: i64 = laid.losable(ALARMS[self.alarm])
                actions += [GIVES[bomb][space] for space in range(laid.bomb.size) if spaces & BITS[space]]

    def check(self, seat: i64, action: Action) -> None:
        refuse(self, seat, action)

    # What happens then

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        if isinstance(action, Place):
            self.place(seat, action.die, action.bomb, action.space, chance)
        elif isinstance(action, Give):
            self.give(seat, action.bomb, action.space, False)
        elif isinstance(action, Take):
            self.take(seat, self.centre_place(action.key), False)
        elif isinstance(action, First):
            self.put_first(action.die)
        else:
            self.decline(seat)
        self.go_on(chance)

    def expire(self, chance: Chance) -> None:
        """F25: time is up. F26b: or somebody was silent for too long, and the table chooses for them."""
        if self.limit != NOWHERE and self.now + self.charged >= self.limit:
            self.end("time")
            return
        if self.owing:
            for seat in range(self.seats):
                if self.owing & BITS[seat]:
                    bomb, space = self.cheapest(seat)
                    self.give(seat, bomb, space, True)
        elif self.first_taker() != NOBODY:
            self.take(self.first_taker(), self.first_in_centre(), True)
        else:
            self.decline(self.last_placer())
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """F11: everything that needs nobody happens, until somebody is waited for or the game is over."""
        while self.over is None and self.owing == 0:
            if self.hole != NOWHERE:
                self.turn_up()
            elif self.acting != NOWHERE:  # F13: the die rolled again has done its work
                self.bag.append(self.tray[self.acting].colour)
                self.where[self.acting] = RETURNED
                self.acting = NOWHERE
            elif self.first_taker() != NOBODY:
                if self.in_centre() > 1:
                    return
                self.settle_last_bomb()
            elif self.placing:
                placers = self.placers()
                if placers:
                    self.hurry(placers)
                    return
                self.discard()
            elif not self.roll_again(chance):
                self.roller = (self.roller + 1) % self.seats
                self.roll(chance)

    # A roll and its discarded dice

    def roll(self, chance: Chance) -> None:
        """F8, F12: dice are drawn from the bag and rolled; an empty bag loses the game."""
        if self.round == ROLLS:
            self.end("rounds")
        elif not self.bag:
            self.end("bag")
        elif self.charge(self.roll_costs):
            self.round += 1
            size = self.roll_size()
            self.tray = []
            while self.bag and len(self.tray) < size:
                colour = chance.pick("bag", self.bag)
                self.bag.remove(colour)
                number: i64 = chance.pick("roll", NUMBERS)
                self.tray.append(FACES[colour.index * 6 + number - 1])
            self.where = [int(FREE)] * len(self.tray)
            self.order = tuple(range(len(self.tray)))
            self.moved = 0
            self.done = 0
            self.shares = [int(self.each)] * self.seats
            self.placing = True
            if self.journal is not None:
                faces = [die.name for die in self.tray]
                self.journal.append(events.Rolled(self.roller, self.round, faces))
                if len(self.bag) < 2 * size:
                    self.journal.append(events.BagLow(len(self.bag)))

    def decline(self, seat: i64) -> None:
        """F10."""
        self.done |= BITS[seat]
        if self.journal is not None:
            self.journal.append(events.Declined(seat))

    def put_first(self, die: i64) -> None:
        """F13: the roller chooses the order of discarded dice, as long as they are not yet discarded."""
        self.moved |= BITS[die]
        self.order = (int(die), *[other for other in self.order if other != die])
        if self.journal is not None:
            self.journal.append(events.PutFirst(self.roller, die, self.tray[die].name))

    def discard(self) -> None:
        """F10: the placing is over, and the dice left are discarded."""
        self.placing = False
        self.asked = [int(NOWHERE)] * self.seats
        left = [die for die in self.order if self.where[die] == FREE]
        for die in left:
            self.where[die] = DISCARDED
        if left and self.journal is not None:
            self.journal.append(events.Discarded(left, [self.tray[die].name for die in left]))

    def roll_again(self, chance: Chance) -> bool:
        """F13: the next discarded die is rolled again, and it costs every player a die like it."""
        for die in self.order:
            if self.where[die] == DISCARDED:
                was = self.tray[die]
                number: i64 = chance.pick("reroll", NUMBERS)
                self.tray[die] = FACES[was.colour.index * 6 + number - 1]
                self.acting = die
                self.sound(self.tray[die].name)
                if self.journal is not None:
                    owing = self.owing_seats()
                    self.journal.append(events.Rerolled(die, was.name, self.tray[die].name, owing))
                return True
        return False

    # Losing dice

    def sound(self, alarm: str) -> None:
        """F13b: who owes a die is fixed now."""
        self.owing = self.losers(ALARMS[alarm])
        if self.owing:
            self.alarm = alarm
            for seat in range(self.seats):
                if self.owing & BITS[seat]:
                    self.asked[seat] = self.now

    def give(self, seat: i64, bomb: i64, space: i64, forced: bool) -> None:
        """F13, F22: a die goes back to the bag. When all have given, those who must take have time again."""
        laid = self.fronts[seat][bomb]
        assert laid is not None
        die = FACES[laid.dice[space]]
        self.bag.append(die.colour)
        self.put(seat, bomb, laid.with_die(space, EMPTY))
        self.owing &= ~BITS[seat]
        if self.journal is not None:
            self.journal.append(events.Gave(seat, bomb, laid.bomb.key, space, die.name, forced))
        if self.owing == 0:
            self.alarm = ""
            for other in range(self.seats):
                self.asked[other] = NOWHERE if self.taking[other] == NOWHERE else self.now

    # Bombs

    def place(self, seat: i64, die: i64, bomb: i64, space: i64, chance: Chance) -> None:
        """F9: the die leaves the tray and lies on the bomb, if there is time for it (F27)."""
        if not self.charge(self.place_costs):
            return
        before = self.fronts[seat][bomb]
        assert before is not None
        face = self.tray[die]
        laid = before.with_die(space, face.index)
        self.where[die] = seat
        self.shares[seat] -= 1
        if self.journal is not None:
            self.journal.append(events.Placed(seat, die, face.name, bomb, laid.bomb.key, space))
        if self.shaky and self.falls(laid.bomb.levels[space], chance):
            self.fall(seat, bomb, laid)
        elif laid.complete():
            self.defuse(seat, bomb, laid)
        else:
            self.put(seat, bomb, laid)

    def falls(self, level: i64, chance: Chance) -> bool:
        """F19."""
        return level > 0 and chance.pick("shake", HUNDRED) < FALLS[level]

    def fall(self, seat: i64, bomb: i64, laid: Laid) -> None:
        dice = self.clear(laid)
        self.put(seat, bomb, lay(laid.bomb))
        if self.journal is not None:
            self.journal.append(events.Fell(seat, bomb, laid.bomb.key, dice))

    def defuse(self, seat: i64, bomb: i64, laid: Laid) -> None:
        """F21: its dice go back to the bag, and its player chooses another one, if one is left."""
        self.clear(laid)
        self.defused.append(laid.bomb)
        self.put(seat, bomb, None)
        if self.journal is not None:
            self.journal.append(events.Defused(seat, bomb, laid.bomb.key, laid.bomb.value, len(self.defused)))
        if self.in_centre():
            self.taking[seat] = bomb
            self.asked[seat] = self.now
        elif self.roll_size() == 0:  # F24: on Insane, the bombs in front of the players too
            self.end("won")

    def clear(self, laid: Laid) -> list[str]:
        """All dice of a bomb go back to the bag."""
        dice = [FACES[die] for die in laid.dice if die != EMPTY]
        for die in dice:
            self.bag.append(die.colour)
        return [die.name for die in dice]

    def take(self, seat: i64, place: i64, forced: bool) -> None:
        """F21: a bomb leaves the centre, and its place waits for a new card."""
        card = self.centre[place]
        assert card is not None
        bomb = self.taking[seat]
        self.centre[place] = None
        self.hole = place
        self.put(seat, bomb, lay(card))
        self.taking[seat] = NOWHERE
        self.asked[seat] = NOWHERE
        if self.journal is not None:
            self.journal.append(events.Took(seat, bomb, place, card.key, forced))

    def settle_last_bomb(self) -> None:
        """F21: a single bomb is taken by itself; when there is none, nobody has to take one any more."""
        place = self.first_in_centre()
        seat = self.first_taker()
        if place != NOWHERE:
            self.take(seat, place, True)
        else:
            self.taking[seat] = NOWHERE
            self.asked[seat] = NOWHERE

    def turn_up(self) -> None:
        """F21, F22: the next card of the deck; a detonator acts at once and is replaced in its turn."""
        if self.drawn == len(self.deck):
            self.hole = NOWHERE
            if not self.insane and self.in_centre() == 0:  # F24
                self.end("won")
            return
        card = self.deck[self.drawn]
        self.drawn += 1
        if isinstance(card, Detonator):
            self.detonators.append(card)
            self.sound(card.key)
            if self.journal is not None:
                owing = self.owing_seats()
                self.journal.append(events.Detonated(card.key, len(self.detonators), owing))
        elif isinstance(card, Bomb):
            self.centre[self.hole] = card
            if self.journal is not None:
                self.journal.append(events.TurnedUp(self.hole, card.key))
            self.hole = NOWHERE

    # The clock and the end

    def charge(self, millis: i64) -> bool:
        """F27: what is done takes its time; whether the clock still runs after it."""
        self.charged += millis
        if self.limit != NOWHERE and self.now + self.charged >= self.limit:
            self.end("time")
            return False
        return True

    def end(self, why: str) -> None:
        """F24 to F26."""
        if why == "won":
            self.bonus = 10
            if self.options.relaxed == "no":  # F28
                self.time_points = (self.limit - self.now - self.charged) // 10_000
        bombs, detonators = self.bomb_points(), 2 * len(self.detonators)
        score = self.bonus + self.time_points + bombs + detonators
        self.over = Over(why, (score,) * self.seats, tuple(range(self.seats)) if why == "won" else ())
        if self.journal is not None:
            self.journal.append(events.Ended(why, score, self.bonus, self.time_points, bombs, detonators))

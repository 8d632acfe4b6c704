"""A referee for FUSE, from the numbered rules."""

from tests.referees.bench import Fact
from tests.referees.fuse_bombs import BOMBS, FACES, fits, height
from tests.referees.fuse_table import SIGNS, FuseTable, Laid

PLACING = [7000, 6000, 5250, 5500, 5500]  # F27
FALLS = [0, 2, 5, 10, 20]  # F19


class Fuse(FuseTable):
    """What is legal, and what comes of it."""

    def set_up(self) -> None:
        """F3 to F8."""
        self.lay_out()
        sixes = self.options["include_sixes"]
        box = [key for key, bomb in BOMBS.items() if sixes or bomb.value < 6]
        pile = self.drawn("bombs", box)
        if self.seats == 1:
            while len({BOMBS[key].value for key in pile[:4]}) < 3:
                pile = self.drawn("bombs", pile)
            hands = [pile[:4]]
        else:
            hands = [[] for _ in range(self.seats)]
            cards = iter(pile)
            for hand in hands:
                first = next(cards)
                hand += [first, next(key for key in cards if min(BOMBS[first].value, BOMBS[key].value) < 3)]
        self.fronts = [[Laid(key) for key in hand] for hand in hands]
        dealt = [key for hand in hands for key in hand]
        pile = self.drawn("centre", [key for key in box if key not in dealt])[: self.goal]
        self.centre = [*pile[:5]]
        self.deck = self.drawn("deck", pile[5:] + self.drawn("detonators", SIGNS)[:6])
        self.roller = int(self.drawn("starter", range(self.seats))[0])
        self.roll()
        self.go_on()
        self.happened = []

    # What is legal

    def legal(self, seat: int) -> list[Fact]:
        if self.over:
            return []
        if self.owing:  # F13b
            return [{"do": "give", "bomb": place, "space": space} for place, space in self.gives(seat)]
        if self.taking[seat] is not None:
            return [{"do": "take", "key": key} for key in self.centre if key]
        acts: list[Fact] = []
        if self.may_be_done(seat):
            acts = [
                {"do": "place", "roll": self.round, "die": die, "bomb": place, "space": space}
                for die in self.free()
                for place, laid in self.laid(seat)
                for space in laid.spaces_for(self.tray[die])
            ]
            acts.append({"do": "done", "roll": self.round})
        if seat == self.roller:
            acts += [{"do": "first", "roll": self.round, "die": die} for die in self.can_be_first()]
        return acts

    # What is done

    def act(self, seat: int, act: Fact) -> None:
        match act["do"]:
            case "place":
                self.place(seat, act["die"], act["bomb"], act["space"])
            case "give":
                self.give(seat, act["bomb"], act["space"], False)
            case "take":
                self.take(seat, self.centre.index(act["key"]), False)
            case "first":
                die = act["die"]
                self.moved.append(die)
                self.order = [die, *[other for other in self.order if other != die]]
                self.note("put-first", seat=seat, die=die, face=self.tray[die])
            case "done":
                self.decline(seat)
        self.go_on()

    def expire(self) -> None:
        """F25, F26b."""
        if self.limit is not None and self.now + self.charged >= self.limit:
            self.end("time")
            return
        if self.owing:
            for seat in self.owing[:]:
                self.give(seat, *self.cheapest(seat), True)
        elif self.takers():
            place = next(place for place, key in enumerate(self.centre) if key)
            self.take(self.takers()[0], place, True)
        else:
            self.decline(next(seat for seat, at in enumerate(self.asked) if at is not None))
        self.go_on()

    def decline(self, seat: int) -> None:
        self.done.append(seat)
        self.note("declined", seat=seat)

    def cheapest(self, seat: int) -> tuple[int, int]:
        """F26b: of the emptiest bomb the die whose space takes the most kinds of dice."""

        def cost(choice: tuple[int, int]) -> tuple[int, int]:
            laid = self.fronts[seat][choice[0]]
            assert laid is not None
            rest = (*laid.dice[: choice[1]], None, *laid.dice[choice[1] + 1 :])
            kinds = sum(fits(laid.key, rest, choice[1], die) for die in FACES)
            return len(laid.dice) - laid.dice.count(None), -kinds

        return min(self.gives(seat), key=cost)

    def go_on(self) -> None:
        """F11: what needs nobody happens by itself."""
        while not self.over and not self.owing:
            if self.hole is not None:
                self.turn_up(self.hole)
            elif "acting" in self.where:
                die = self.where.index("acting")
                self.where[die] = "returned"
                self.bag.append(self.tray[die][0])
            elif self.takers():
                if len(self.centre) - self.centre.count(None) > 1:
                    return
                self.take_the_last(self.takers()[0])
            elif self.placing and self.placers():
                self.hurry()
                return
            elif self.placing:
                self.discard()
            elif "discarded" in self.where:
                self.roll_again(next(die for die in self.order if self.where[die] == "discarded"))
            else:
                self.roller = (self.roller + 1) % self.seats
                self.roll()

    def hurry(self) -> None:
        """F26b: without a clock, one for whom all the others wait has a minute."""
        if self.limit is None and self.seats > 1:
            placers = self.placers()
            self.asked = [self.now if placers == [seat] else None for seat in range(self.seats)]

    def likes(self, seat: int, act: Fact) -> bool:
        return bool(act["do"] != "done")

    # Rolls

    def roll(self) -> None:
        """F8, F12."""
        if self.round == 400:
            self.end("rounds")
        elif not self.bag:
            self.end("bag")
        elif self.charge(3000):
            size = self.wanted()
            self.round += 1
            self.tray = []
            while self.bag and len(self.tray) < size:
                colour = self.drawn("bag", self.bag)[0]
                self.bag.remove(colour)
                self.tray.append(colour + self.drawn("roll", range(1, 7))[0])
            self.where = ["free"] * len(self.tray)
            self.placed_by = [None] * len(self.tray)
            self.order = [*range(len(self.tray))]
            self.moved, self.done, self.placing = [], [], True
            self.shares = [self.each] * self.seats
            self.note("rolled", seat=self.roller, round=self.round, dice=self.tray[:])
            if len(self.bag) < 2 * size:
                self.note("bag-low", dice=len(self.bag))

    def discard(self) -> None:
        """F10."""
        left = [die for die in self.order if self.where[die] == "free"]
        self.placing, self.asked = False, [None] * self.seats
        for die in left:
            self.where[die] = "discarded"
        if left:
            self.note("discarded", dice=left, faces=[self.tray[die] for die in left])

    def roll_again(self, die: int) -> None:
        """F13."""
        was = self.tray[die]
        self.tray[die] = was[0] + self.drawn("reroll", range(1, 7))[0]
        self.where[die] = "acting"
        self.sound(self.tray[die])
        self.note("rerolled", die=die, was=was, face=self.tray[die], owing=self.owing[:])

    def sound(self, alarm: str) -> None:
        """F13b: who owes a die is fixed now."""
        self.owing = [
            seat for seat in range(self.seats) if any(laid.losable(alarm) for _, laid in self.laid(seat))
        ]
        self.alarm = alarm if self.owing else None
        for seat in self.owing:
            self.asked[seat] = self.now

    def give(self, seat: int, place: int, space: int, forced: bool) -> None:
        laid = self.fronts[seat][place]
        assert laid is not None
        face = laid.dice[space]
        assert face is not None
        laid.dice[space] = None
        self.bag.append(face[0])
        self.owing.remove(seat)
        fact: Fact = {"seat": seat, "bomb": place, "key": laid.key, "space": space, "face": face}
        self.note("gave", **fact, forced=forced, actor=-1 if forced else seat)
        if not self.owing:
            self.alarm = None
            self.asked = [None if place is None else self.now for place in self.taking]

    # Bombs

    def place(self, seat: int, die: int, place: int, space: int) -> None:
        """F9, F19, F21."""
        if not self.charge(PLACING[self.seats - 1]):
            return
        laid, face = self.fronts[seat][place], self.tray[die]
        assert laid is not None
        laid.dice[space] = face
        self.where[die], self.placed_by[die] = "placed", seat
        self.shares[seat] -= 1
        fact: Fact = {"seat": seat, "die": die, "face": face, "bomb": place, "key": laid.key, "space": space}
        self.note("placed", **fact)
        high = height(laid.key, space)
        if self.options["shaky_hands"] and high and int(self.drawn("shake", range(100))[0]) < FALLS[high]:
            dice = [each for each in laid.dice if each]
            self.bag += [each[0] for each in dice]
            self.fronts[seat][place] = Laid(laid.key)
            self.note("fell", seat=seat, bomb=place, key=laid.key, dice=dice)
        elif None not in laid.dice:
            self.bag += [each[0] for each in laid.dice if each]
            self.fronts[seat][place] = None
            self.defused.append(laid.key)
            value, count = BOMBS[laid.key].value, len(self.defused)
            self.note("defused", seat=seat, bomb=place, key=laid.key, value=value, count=count)
            if any(self.centre):
                self.taking[seat], self.asked[seat] = place, self.now
            elif not self.wanted():  # F24: Insane
                self.end("won")

    def take(self, seat: int, place: int, forced: bool) -> None:
        key, bomb = self.centre[place], self.taking[seat]
        assert key is not None and bomb is not None
        self.centre[place], self.hole = None, place
        self.fronts[seat][bomb] = Laid(key)
        self.taking[seat] = self.asked[seat] = None
        self.note("took", seat=seat, bomb=bomb, place=place, key=key, forced=forced)

    def take_the_last(self, seat: int) -> None:
        """F21: the only bomb of the centre is taken by itself; without any there is none to take."""
        if any(self.centre):
            self.take(seat, next(place for place, key in enumerate(self.centre) if key), True)
        else:
            self.taking[seat] = self.asked[seat] = None

    def turn_up(self, place: int) -> None:
        """F21, F22, F24."""
        if not self.deck:
            self.hole = None
            if not any(self.centre) and self.options["level"] != "insane":
                self.end("won")
            return
        card = self.deck.pop(0)
        if card in BOMBS:
            self.centre[place], self.hole = card, None
            self.note("turned-up", place=place, key=card)
        else:
            self.detonators.append(card)
            self.sound(card)
            self.note("detonated", sign=card, count=len(self.detonators), owing=self.owing[:])

    # The clock and the end

    def charge(self, millis: int) -> bool:
        """F27."""
        self.charged += millis if self.options["tempo"] == "usual" else 0
        if self.limit is not None and self.now + self.charged >= self.limit:
            self.end("time")
        return not self.over

    def end(self, why: str) -> None:
        """F24 to F26, F28."""
        if why == "won":
            self.bonus = 10
            if self.options["relaxed"] == "no" and self.limit is not None:
                self.time_points = (self.limit - self.now - self.charged) // 10_000
        score = self.score()
        total = score.pop("total")
        winners = [*range(self.seats)] if why == "won" else []
        self.over = {"why": why, "scores": [total] * self.seats, "winners": winners}
        self.note("ended", why=why, score=total, **score)

"""One game decision by decision, as those who learn take it: one seat is asked at a time.

Where several may act at once they are asked one after the other, lowest seat first, which makes a round.
Nobody learns more by being asked later than at a table: each gets its own view. Time stands still for those
who are asked, and only where nobody can act the deadline passes; but in a game of real time (`Encoding.tick`)
every round takes its milliseconds, and one more choice, the last number, is to wait.
"""

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import i64

from miccia.core.chance import seal
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.core.parts import Reduced, attributes
from miccia.core.refused import Refused
from miccia.core.sheet import Sheet
from miccia.core.terms import Terms, free
from miccia.core.turn import Waiting

Choices = dict[int, Action | None]  # by number; None is to wait
Ear = Callable[[AnyMatch, Sequence[Any]], None]  # hears all that happens, to pass on what others may know


class Episode:
    """A game being played. `seat` is asked and may choose what is `offered`; -1: it is over, or was `cut`."""

    def __init__(self, setting: Terms, seed: int | str | bytes) -> None:
        self.setting = setting
        self.sheet: Sheet = setting.sheet()
        self.ear: Ear | None = None
        self.begin(seed)

    def begin(self, seed: int | str | bytes) -> None:
        """Deal a game. One that was played before goes its own way, with what it is recorded in."""
        setting = self.setting
        game, material = setting.game, seal(seed)
        header = game.head(setting.seats, material, setting.chosen, None)
        self.match: AnyMatch = game.lay(header, material, setting.chosen)
        self.sheet.anew()
        self.seat: i64 = -1
        self.offered: bytes = setting.nothing  # a one for everything it can choose
        self.cut: bool = False
        self.decisions: i64 = 0
        self.rewards: list[float] = [0.0] * setting.seats  # of the last decision, by seat
        self.paid: bool = False  # whether any of them is not 0
        self.round: list[int] = []  # who is still to be asked in it
        self.begun: bool = False
        self.worth: tuple[int, ...] = self.worths()
        self.ask()

    @property
    def choices(self) -> Choices:
        """What the seat that is asked can choose, by number."""
        return self.options_of(self.seat) if self.seat >= 0 else {}

    def options_of(self, seat: int) -> Choices:
        """What a seat could choose now, by number; nothing at all, not even to wait, if it is not free."""
        actions = free(self.match.state, seat)
        found: Choices = dict(zip(self.setting.offer(actions, seat), actions))
        if found and self.setting.tick:
            found[self.setting.wait] = None
        return found

    def can(self, number: int) -> bool:
        """Whether the seat that is asked can choose that number."""
        return 0 <= number < len(self.offered) and self.offered[number] > 0

    def choose(self, number: int) -> None:
        """The seat that is asked decides; whoever is asked next stands in `seat`. KeyError: it cannot."""
        if not self.can(number):
            raise KeyError(number)
        if number < self.setting.wait:
            self.carry_out(self.seat, self.sheet.action(self.match.state, self.seat, number))
        self.go_on()

    def carry_out(self, seat: i64, action: Action) -> None:
        """Do what was found legal. Events are made only where somebody hears them."""
        match, sheet = self.match, self.sheet
        sheet.heed(match.state, seat, action)
        if sheet.hears or self.ear is not None:
            self.hear(match.act(seat, action))
        else:
            match.carry_out(seat, action)

    def take(self, seat: int, action: Action) -> bool:
        """One of several who decide at once; whether it could still be done. `pass_on` follows after all."""
        try:
            self.match.state.check(seat, action)
        except Refused:
            return False
        self.carry_out(seat, action)
        return True

    def pass_on(self) -> None:
        """All who were asked at once have decided."""
        self.round = []
        self.go_on()

    def go_on(self) -> None:
        """One more decision: no game takes longer than its rules say, but who always waits might."""
        self.decisions += 1
        self.cut = self.decisions >= self.setting.longest
        self.ask()
        self.pay()

    def hear(self, events: list[Any]) -> None:
        """Something happened."""
        if self.sheet.hears:
            self.sheet.hear(events)
        if self.ear is not None:
            self.ear(self.match, events)

    def ask(self) -> None:
        """Find the next seat that has a choice; between rounds time passes."""
        match, tick = self.match, self.setting.tick
        while not self.cut:
            turn = match.state.turn()
            if not isinstance(turn, Waiting):
                break
            if not tick and turn.alone >= 0 and self.offer(turn.alone):
                if self.round:
                    self.round = []
                return
            while self.round:
                seat = self.round.pop(0)
                if seat in turn.seats and self.offer(seat):
                    return
            if self.begun and tick:
                self.hear(match.at(match.now + tick))
            self.begun = True
            self.round = self.asked()
            if not self.round and match.over is None:
                self.hear(match.expire())
                self.begun = False
        self.seat = -1
        self.offered = self.setting.nothing

    def asked(self) -> list[int]:
        """The seats that have a choice now."""
        state = self.match.state
        turn = state.turn()
        return [seat for seat in turn.order if free(state, seat)] if isinstance(turn, Waiting) else []

    def offer(self, seat: i64) -> bool:
        """Ask the seat, if it has a choice."""
        mask = self.sheet.mask(self.match.state, seat)
        if not mask:
            return False
        self.seat = seat
        self.offered = mask + WAITING if self.setting.tick else mask
        return True

    def mask(self) -> bytearray:
        """A one for every choice of the seat that is asked, for an array that can be changed."""
        return bytearray(self.offered)

    def bits(self, seat: int) -> bytes:
        """What the seat may know now."""
        parts: list[bytes] = []
        self.sheet.spell(self.match.state, seat, parts)
        return b"".join(parts)

    def pay(self) -> None:
        """Everybody's reward is how much their score has changed; in the end it has become the final one."""
        before = self.worth
        self.worth = self.worths()
        if self.worth is not before and self.worth != before:
            self.rewards = [float(now - then) for now, then in zip(self.worth, before)]
            self.paid = True
        elif self.paid:
            self.rewards = [0.0] * self.setting.seats
            self.paid = False

    def worths(self) -> tuple[int, ...]:
        """Everybody's score so far."""
        over = self.match.state.over
        return self.sheet.worth(self.match.state) if over is None else over.scores

    def __reduce__(self) -> Reduced:
        values = attributes(self)
        del values["sheet"]
        return resume, (self.setting, self.match.record.header.seed, values, self.sheet.kept())


WAITING = bytes([1])  # to wait can be chosen


def resume(setting: Terms, seed: str, values: dict[str, Any], kept: Any) -> Episode:
    """An episode that goes on where another stood, which is how they are copied and pickled."""
    episode = Episode(setting, seed)
    for name, value in values.items():
        setattr(episode, name, value)
    episode.sheet.recall(kept)
    if episode.seat >= 0:
        episode.offer(episode.seat)
    return episode

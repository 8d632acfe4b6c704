"""One game decision by decision, as those who learn take it: one seat is asked at a time.

Where several may act at once they are asked one after the other, lowest seat first, which makes a round.
Nobody learns more by being asked later than at a table: each gets its own view. Time stands still for those
who are asked, and only where nobody can act the deadline passes; but in a game of real time (`Encoding.tick`)
every round takes its milliseconds, and one more choice, the last number, is to wait.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from miccia.core.chance import seal
from miccia.core.encoding import Encoding, Offer, Spell
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.parts import Reduced, attributes
from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_options
from miccia.core.turn import Over, Waiting

Choices = dict[int, Action | None]  # by number; None is to wait
Ear = Callable[[AnyMatch, Sequence[Any]], None]  # hears all that happens, to pass on what others may know


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What is played: a game, for so many seats, with these options; how wide its numbers are."""

    def __init__(
        self, game: AnyGame, seats: int, options: Mapping[str, Any] | None = None, tick: int | None = None
    ) -> None:
        self.game = game
        if game.encoding is None:
            raise BadSetup("no-encoding", f"{game.key!r} cannot be learnt yet: it has no encoding")
        self.encoding: Encoding[Any, Any] = game.encoding
        self.seats: int = seats
        self.options: dict[str, Any] = dict(options or {})
        self.chosen: Any = read_options(game.options, self.options)
        self.tick: int = self.encoding.tick if tick is None else tick
        if (self.tick > 0) != (self.encoding.tick > 0):
            raise BadSetup("bad-tick", f"a round of {game.key!r} cannot take {self.tick} ms")
        first = game.start(seats=seats, seed=0, options=self.options)
        self.size: int = len(self.encoding.bits(first.view(0), ()))
        # The number of waiting, where that can be chosen.
        self.wait: int = self.encoding.choices(seats, self.chosen)
        self.choices: int = self.wait + (self.tick > 0)
        self.offer: Offer = self.encoding.offer(seats, self.chosen)
        spell = self.encoding.spell
        self.spell: Spell | None = None if spell is None else spell(seats, self.chosen)
        self.longest: int = game.longest
        self.hears: bool = self.encoding.hears

    def __copy__(self) -> "Terms":
        return self

    def __deepcopy__(self, memo: object) -> "Terms":
        return self

    def __reduce__(self) -> Reduced:
        return Terms, (self.game, self.seats, self.options, self.tick)


class Episode:
    """A game being played. `seat` is asked and has `choices`; -1: it is over, or was `cut` for its length."""

    def __init__(self, setting: Terms, seed: int | str) -> None:
        self.setting = setting
        game, material = setting.game, seal(seed)
        header = game.head(setting.seats, material, setting.chosen, None)
        self.match: AnyMatch = game.lay(header, material, setting.chosen)
        self.seat: int = -1
        self.actions: list[Action] = []  # what that seat can choose, and their numbers
        self.numbers: list[int] = []
        self.cut: bool = False
        self.decisions: int = 0
        self.rewards: list[float] = [0.0] * setting.seats  # of the last decision, by seat
        self.paid: bool = False  # whether any of them is not 0
        self.told: list[
            list[Any]
        ] = []  # events of inputs since everybody was told of one, where bits need them
        self.ear: Ear | None = None
        self.round: list[int] = []  # who is still to be asked in it
        self.begun: bool = False
        self.worth: tuple[int, ...] = (0,) * setting.seats
        self.worth = self.worths()
        self.ask()

    @property
    def choices(self) -> Choices:
        """What the seat that is asked can choose, by number."""
        return self.by_number(self.actions, self.numbers) if self.seat >= 0 else {}

    def by_number(self, actions: list[Action], numbers: list[int]) -> Choices:
        """Actions by their numbers, with waiting where it can be chosen."""
        found: Choices = dict(zip(numbers, actions))
        if self.setting.tick:
            found[self.setting.wait] = None
        return found

    def can(self, number: int) -> bool:
        """Whether the seat that is asked can choose that number."""
        return number in self.numbers or (self.waits(number) and self.seat >= 0)

    def waits(self, number: int) -> bool:
        """Whether that number is to wait."""
        return self.setting.tick > 0 and number == self.setting.wait

    def choose(self, number: int) -> None:
        """The seat that is asked decides; whoever is asked next stands in `seat`. KeyError: it cannot."""
        if not self.can(number):
            raise KeyError(number)
        if not self.waits(number):
            self.hear(self.match.act(self.seat, self.actions[self.numbers.index(number)]))
        self.go_on()

    def take(self, seat: int, action: Action) -> bool:
        """One of several who decide at once; whether it could still be done. `pass_on` follows after all."""
        try:
            self.hear(self.match.act(seat, action))
        except Refused:
            return False
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
        """Something happened. What everybody was told of, lets all be forgotten that came before."""
        if self.setting.hears:
            tell = self.setting.game.tell
            if events and tell(events[0], None) is not None:
                self.told = [events]
            else:
                self.told.append(events)
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
        self.actions = []
        self.numbers = []

    def asked(self) -> list[int]:
        """The seats that have a choice now."""
        turn = self.match.state.turn()
        return [seat for seat in turn.order if self.free(seat)] if isinstance(turn, Waiting) else []

    def free(self, seat: int) -> list[Action]:
        """What the seat can do now. Nobody is offered to give up."""
        return [action for action in self.match.state.legal(seat) if not action.resigns]

    def offer(self, seat: int) -> bool:
        """Ask the seat, if it has a choice."""
        actions = self.free(seat)
        if not actions:
            return False
        self.seat = seat
        self.actions = actions
        self.numbers = self.setting.offer(actions, seat)
        return True

    def options_of(self, seat: int) -> Choices:
        """What the seat can choose now, by number."""
        actions = self.free(seat)
        return self.by_number(actions, self.setting.offer(actions, seat)) if actions else {}

    def mask(self) -> bytearray:
        """A one for every choice of the seat that is asked."""
        mask = bytearray(self.setting.choices)
        for number in self.numbers:
            mask[number] = 1
        if self.setting.tick and self.seat >= 0:
            mask[self.setting.wait] = 1
        return mask

    def bits(self, seat: int) -> bytes:
        """What the seat may know now."""
        parts: list[bytes] = []
        self.spell(seat, parts)
        return b"".join(parts)

    def spell(self, seat: int, parts: list[bytes]) -> None:
        """Add what the seat may know now, piece by piece."""
        setting, state = self.setting, self.match.state
        told = self.last_told(seat)
        if setting.spell is None:
            parts.append(setting.encoding.bits(setting.game.view(state, seat), told))
        else:
            setting.spell(state, seat, told, parts)

    def last_told(self, seat: int) -> list[Any]:
        """What the seat was told of the last input that it was told anything of."""
        tell, place = self.setting.game.tell, len(self.told)
        while place > 0:
            place -= 1
            told = [one for event in self.told[place] if (one := tell(event, seat)) is not None]
            if told:
                return told
        return []

    def pay(self) -> None:
        """Everybody's reward is how much their score has changed; in the end it has become the final one."""
        before, self.worth = self.worth, self.worths()
        self.paid = self.worth != before
        if self.paid:
            self.rewards = [float(now - then) for now, then in zip(self.worth, before)]
        else:
            self.rewards = [0.0] * self.setting.seats

    def worths(self) -> tuple[int, ...]:
        """Everybody's score so far."""
        state, worth = self.match.state, self.setting.encoding.worth
        if isinstance(state.over, Over):
            return state.over.scores
        return self.worth if worth is None else worth(state)

    def __reduce__(self) -> Reduced:
        return resume, (self.setting, self.match.record.header.seed, attributes(self))


def resume(setting: Terms, seed: str, values: dict[str, Any]) -> Episode:
    """An episode that goes on where another stood, which is how they are copied and pickled."""
    episode = Episode(setting, seed)
    for name, value in values.items():
        setattr(episode, name, value)
    return episode

"""One game decision by decision, as those who learn take it: one seat is asked at a time.

Where several may act at once they are asked one after the other, lowest seat first, which makes a round.
Nobody learns more by being asked later than at a table: each gets its own view. Time stands still for those
who are asked, and only where nobody can act the deadline passes; but in a game of real time (`Encoding.tick`)
every round takes its milliseconds, and one more choice, the last number, is to wait.
"""

from collections.abc import Mapping
from typing import Any

from miccia.arena.drive import spread
from miccia.bots import Bot
from miccia.core.encoding import Encoding
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_options
from miccia.core.turn import Over, Waiting
from miccia.games import find

Choices = Mapping[int, Action | None]  # by number; None is to wait


class Setting:
    """What is played: a game, for so many seats, with these options; how wide its numbers are."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None = None, tick: int | None = None
    ) -> None:
        self.game: AnyGame = find(game)
        if self.game.encoding is None:
            raise BadSetup("no-encoding", f"{game!r} cannot be learnt yet: it has no encoding")
        self.encoding: Encoding[Any, Any] = self.game.encoding
        self.seats = seats
        self.options = dict(options or {})
        self.tick = self.encoding.tick if tick is None else tick
        if (self.tick > 0) != (self.encoding.tick > 0):
            raise BadSetup("bad-tick", f"a round of {game!r} cannot take {self.tick} ms")
        first = self.game.start(seats=seats, seed=0, options=self.options)
        chosen = read_options(self.game.options, self.options)
        self.size = len(self.encoding.bits(first.view(0), ()))
        self.wait = self.encoding.choices(seats, chosen)  # the number of waiting, where that can be chosen
        self.choices = self.wait + (self.tick > 0)
        self.offer = self.encoding.offer(seats, chosen)


class Episode:
    """A game being played. `seat` is asked and has `choices`; -1: it is over, or was `cut` for its length."""

    def __init__(self, setting: Setting, seed: int | str) -> None:
        self.setting = setting
        self.match: AnyMatch = setting.game.start(seats=setting.seats, seed=seed, options=setting.options)
        self.seat = -1
        self.choices: Choices = {}
        self.cut = False
        self.decisions = 0
        self.rewards = [0.0] * setting.seats  # of the last decision, by seat
        self.told: list[list[Any]] = []  # events of every input, where the encoding hears them
        self.worth = [0] * setting.seats
        self.listeners: list[Bot[Any]] = []  # who hears everything that their seats are told
        self.round: list[int] = []  # who is still to be asked in it
        self.begun = False
        self.worth = self.worths()
        self.ask()

    def choose(self, number: int) -> None:
        """The seat that is asked decides; whoever is asked next stands in `seat`. KeyError: it cannot."""
        action = self.choices[number]
        if action is not None:
            self.hear(self.match.act(self.seat, action))
        self.count()
        self.ask()
        self.pay()

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
        self.count()
        self.ask()
        self.pay()

    def count(self) -> None:
        """One more decision: no game takes longer than its rules say, but who always waits might."""
        self.decisions += 1
        self.cut = self.decisions >= self.setting.game.longest

    def hear(self, events: list[Any]) -> None:
        """Something happened."""
        if self.setting.encoding.hears:
            self.told.append(events)
        if self.listeners:
            spread(self.match, events, self.listeners)

    def ask(self) -> None:
        """Find the next seat that has a choice; between rounds time passes."""
        match, tick = self.match, self.setting.tick
        while not self.cut and isinstance(turn := match.turn, Waiting):
            if not tick and turn.alone >= 0 and self.offer(int(turn.alone)):
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
        self.seat, self.choices = -1, {}

    def asked(self) -> list[int]:
        """The seats that have a choice now."""
        turn = self.match.turn
        return [seat for seat in turn.order if self.options_of(seat)] if isinstance(turn, Waiting) else []

    def offer(self, seat: int) -> bool:
        """Ask the seat, if it has a choice. Nobody is offered to give up."""
        choices = self.options_of(seat)
        if choices:
            self.seat, self.choices = seat, choices
        return bool(choices)

    def options_of(self, seat: int) -> Choices:
        """What the seat can choose now, by number."""
        legal = [action for action in self.match.state.legal(seat) if not action.resigns]
        if not legal:
            return {}
        numbered: dict[int, Action | None] = {**self.setting.offer(legal, seat)}
        if self.setting.tick:
            numbered[self.setting.wait] = None
        return numbered

    def bits(self, seat: int) -> bytes:
        """What the seat may know now."""
        setting, match = self.setting, self.match
        view = setting.game.view(match.state, seat)
        return setting.encoding.bits(view, self.last_told(seat))

    def last_told(self, seat: int) -> list[Any]:
        """What the seat was told of the last input that it was told anything of."""
        tell = self.setting.game.tell
        for events in reversed(self.told):
            told = [one for event in events if (one := tell(event, seat)) is not None]
            if told:
                return told
        return []

    def pay(self) -> None:
        """Everybody's reward is how much their score has changed; in the end it has become the final one."""
        before, self.worth = self.worth, self.worths()
        self.rewards = [float(now - then) for now, then in zip(self.worth, before, strict=True)]

    def worths(self) -> list[int]:
        """Everybody's score so far."""
        setting, state = self.setting, self.match.state
        if isinstance(state.over, Over):
            return list(state.over.scores)
        if setting.encoding.worth is None:
            return self.worth
        return [setting.encoding.worth(state, seat) for seat in range(setting.seats)]

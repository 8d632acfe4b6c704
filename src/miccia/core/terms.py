"""What is played by those who learn: a game, for so many seats, with these options; and its usual sheet."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64, mypyc_attr

from miccia.core.encoding import Encoding, Offer
from miccia.core.game import Action, State
from miccia.core.match import AnyGame
from miccia.core.parts import Reduced
from miccia.core.refused import BadSetup
from miccia.core.setup import read_options
from miccia.core.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """The game and how wide its numbers are. Nothing in it changes."""

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
        self.nothing = bytes(self.choices)  # the mask of a game that is over
        self.offer: Offer = self.encoding.offer(seats, self.chosen)
        self.own = None if self.encoding.sheet is None else self.encoding.sheet(seats, self.chosen)
        self.longest: int = game.longest

    def sheet(self) -> Sheet:
        """The sheet of a new game: the game's own, or the usual one."""
        return SheetOfViews(self) if self.own is None else self.own()

    def __copy__(self) -> "Terms":
        return self

    def __deepcopy__(self, memo: object) -> "Terms":
        return self

    def __reduce__(self) -> Reduced:
        return Terms, (self.game, self.seats, self.options, self.tick)


class SheetOfViews(Sheet):
    """By views, told events and lists of actions, as every game has them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.hears = terms.encoding.hears
        self.told: list[list[Any]] = []  # events of inputs since everybody was told of one
        self.actions: list[Action] = []  # what was offered last, and the numbers of it
        self.numbers: list[int] = []
        self.unpaid = (0,) * terms.seats

    def anew(self) -> None:
        self.told = []

    def mask(self, state: State, seat: i64) -> bytes:
        self.actions = free(state, seat)
        self.numbers = self.terms.offer(self.actions, seat)
        if not self.numbers:
            return b""
        mask = bytearray(self.terms.wait)
        for number in self.numbers:
            mask[number] = 1
        return bytes(mask)

    def action(self, state: State, seat: i64, number: i64) -> Action:
        return self.actions[self.numbers.index(number)]

    def hear(self, events: list[Any]) -> None:
        """What everybody was told of, lets all be forgotten that came before."""
        tell = self.terms.game.tell
        if events and tell(events[0], None) is not None:
            self.told = [events]
        else:
            self.told.append(events)

    def last_told(self, seat: int) -> list[Any]:
        """What the seat was told of the last input that it was told anything of."""
        tell, place = self.terms.game.tell, len(self.told)
        while place > 0:
            place -= 1
            told = [one for event in self.told[place] if (one := tell(event, seat)) is not None]
            if told:
                return told
        return []

    def spell(self, state: State, seat: i64, parts: list[bytes]) -> None:
        parts.append(self.terms.encoding.bits(self.terms.game.view(state, seat), self.last_told(seat)))

    def worth(self, state: State) -> tuple[int, ...]:
        worth = self.terms.encoding.worth
        return self.unpaid if worth is None else worth(state)

    def kept(self) -> Any:
        return self.told[:]

    def recall(self, kept: Any) -> None:
        self.told = kept


def free(state: State, seat: i64) -> list[Action]:
    """What the seat can do now. Nobody is offered to give up."""
    return [action for action in state.legal(seat) if not action.resigns]

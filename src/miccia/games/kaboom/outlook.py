"""What a seat of Kaboom! may know of a game, as a type: the ideas of a player are made of this alone.

Nothing but what is written here gets out of a state, whichever state it is: the game itself, or one of the
worlds that a player imagines. Swap what is hidden from the seat, and every answer stays the same. What was
once seen counts as known, as on a table that keeps notes (K31).
"""

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.kaboom.actions import TAKE
from miccia.games.kaboom.cards import AGENTS, Card, Wire
from miccia.games.kaboom.rules import Kaboom


class World(Kaboom):
    """A game that somebody imagines behind a view: it may be played on. The game itself is no World."""

    def copy(self) -> "World":
        new = World()
        self.copy_to(new)
        return new


class Outlook:
    """The table from a seat."""

    def __init__(self, table: Kaboom, seat: i64) -> None:
        self._table: Kaboom = table
        self.seat: i64 = seat
        self.seats: i64 = table.seats
        self.phase: i64 = table.phase
        self.player: i64 = table.player
        self.acts: bool = table.player == seat
        self.countdown: i64 = table.countdown
        self.mascot: i64 = table.mascot  # who has René
        self.target: i64 = table.target  # whose hand is being looked at (K19)
        self.hand: tuple[Card, ...] = table.hands[seat]
        self.face_up: i64 = table.face_up
        self.seen: i64 = table.face_up | table.analyzed[seat]  # the wires that the seat has seen

    # The others

    def analyzed(self, seat: i64) -> i64:
        """The face-down wires that somebody has looked at: who did is for all to see (K15)."""
        return self._table.analyzed[seat]

    def inside(self, seat: i64) -> i64:
        """Which agents of a player are inside."""
        return self._table.inside[seat]

    def outside(self, seat: i64) -> i64:
        """How many are not."""
        return self._table.outside(seat)

    def below(self, seat: i64, agent: i64) -> tuple[Card, ...]:
        """The Cuts below an agent (K16)."""
        return self._table.below[seat * AGENTS + agent]

    def cuts_of(self, seat: i64) -> i64:
        """How many Cuts a player has, those played this turn included."""
        return self._table.cuts_of(seat)

    def has_cards(self, seat: i64) -> bool:
        return len(self._table.hands[seat]) > 0

    def hand_looked_at(self) -> tuple[Card, ...]:
        """K19: the hand that the seat has intercepted, while it takes a card out of it."""
        return self._table.hands[self.target] if self.phase == TAKE and self.acts else ()

    def open_cards(self) -> list[Card]:
        """All cards that the seat sees: its own, those on and below agents, the discards (K12b)."""
        table = self._table
        cards = table.discards + list(self.hand)
        for below in table.below:
            cards += below
        for played in table.played:
            cards += played
        return cards

    # The turn

    def acted(self) -> i64:
        """Which agents of the player in turn have acted (K8)."""
        return self._table.acted

    def played(self, agent: i64) -> tuple[Card, ...]:
        """The cards on an agent of the player in turn (K9)."""
        return self._table.played[agent]

    def new_cut(self, agent: i64) -> bool:
        """Whether one of them is a Cut."""
        return self._table.new_cut(agent)

    # The wires

    def wire(self, place: i64) -> Wire | None:
        """A wire of the combination, if the seat has seen it."""
        return self._table.wires[place] if self.seen & BITS[place] else None

    def removed(self, place: i64) -> Wire | None:
        """What a Bypass took away there, for all to see."""
        return self._table.removed[place]

    def box(self) -> dict[str, int] | None:
        """How the wires and cards in the box differ from the usual ones (K40)."""
        return self._table.options.deck

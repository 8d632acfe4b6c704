"""What everybody in FUSE may know of a game, as a type: the plans of the squad are made of this alone.

All lies open but the order of the deck, and that stays where it is: only the bombs in it are counted (F5).
"""

from mypy_extensions import i64

from miccia.games.fuse.bombs import Bomb, Laid
from miccia.games.fuse.cards import Die
from miccia.games.fuse.table import FuseTable


class Outlook:
    """The table as all see it."""

    def __init__(self, table: FuseTable) -> None:
        self.seats: i64 = table.seats
        self.insane: bool = table.insane
        self.fronts: list[tuple[Laid | None, ...]] = table.fronts
        self.centre: list[Bomb | None] = table.centre
        self.round: i64 = table.round
        self.tray: list[Die] = table.tray
        self.where: list[int] = table.where
        self.order: tuple[int, ...] = table.order
        self.placing: bool = table.placing
        self.acting: i64 = table.acting
        self.shares: list[int] = table.shares
        self.done: i64 = table.done
        self.taking: list[int] = table.taking
        self.alarm: str = table.alarm
        self.bombs_left: i64 = table.in_centre()  # to take from the centre, or still in the deck
        for card in table.deck[table.drawn :]:
            if isinstance(card, Bomb):
                self.bombs_left += 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outlook) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.round, tuple(self.where)))

    def parts(self) -> list[object]:
        """Where these are the same, so is what had best be done."""
        return [
            self.seats, self.insane, self.fronts, self.centre, self.round, self.tray, self.where, self.order,
            self.placing, self.acting, self.shares, self.done, self.taking, self.alarm, self.bombs_left,
        ]  # fmt: skip

"""A wish to take back what the others must grant, and who has granted it. Nothing here acts."""

from miccia.server.people.places import Places
from miccia.server.table.entry import Entry


class Wish:
    """A seat wishes that its act, and all that came of it, is taken back; until the clock shows `ends`."""

    def __init__(self, number: int, seat: int, act: Entry, to: int, ends: int) -> None:
        self.number = number  # among those of one table
        self.seat = seat
        self.act = act
        self.to = to
        self.ends = ends
        self.agreed = {seat}

    def missing(self, places: Places) -> list[int]:
        """The people who have not agreed. Bots always do, those who play for somebody too."""
        return [seat for seat, place in enumerate(places) if place.decides and seat not in self.agreed]

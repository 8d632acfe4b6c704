"""What a table of Kaboom! can agree on. The words for it are in words.*.ftl."""

from typing import Literal

from msgspec import Struct

from miccia.core.refused import BadSetup
from miccia.games.kaboom.cards import BOX, COLOURS, box_with

FEWEST = 20  # action cards: a hand for each of five players
MOST = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's game, with notes instead of a good memory."""

    points: bool = False  # K30: several games, until somebody has 10 points
    memory: bool = False  # K31: nobody is shown what they have seen before
    no_guess: bool = False  # K41: no defusing in the first round
    alarm_seconds: Literal["0", "30", "60"] = "30"  # K22: to choose who leaves; 0 is no limit
    deck: dict[str, int] | None = None  # K40: other numbers of some wires and cards than those of the box

    def __post_init__(self) -> None:
        if self.deck is None:
            return
        for name, count in self.deck.items():
            if name not in BOX or count < 0:
                raise BadSetup("bad-option", f"a deck cannot have {count} of {name!r} (K40)")
        counts = box_with(self.deck)
        wires = sum(counts[colour] for colour in COLOURS)
        if wires != 8:
            raise BadSetup("bad-option", f"there are 8 wires, not {wires} (K40)")
        if not FEWEST <= sum(counts.values()) - wires <= MOST:
            raise BadSetup("bad-option", f"there are {FEWEST} to {MOST} action cards (K40)")

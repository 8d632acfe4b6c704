"""What a table of Kittens can agree on. The words for it are in words.*.ftl."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's game. A clock of "0" seconds is none."""

    quick: bool = False  # E7: a third of the deck leaves the game unseen
    nope_seconds: Literal["0", "3", "5", "8", "12"] = "5"  # E34: how long a reaction window is open
    more_time: bool = False  # E34: whoever is asked may start a window's clock anew, once in each window
    turn_seconds: Literal["0", "30", "60", "120"] = "0"  # E36: how long any other decision may take
    odds: bool = False  # the table shows how likely the next draw is a Kitten, from what each seat may know
    godcat_in_sets: bool = True  # E33: the Godcat may stand in for a card of a pair or triple
    give_up: bool = True  # E37: a player may give up

    def idle(self) -> list[str]:
        """Which of them change nothing beside the others."""
        return ["more_time"] if self.nope_seconds == "0" else []

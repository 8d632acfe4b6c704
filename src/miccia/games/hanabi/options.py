"""What a table of Hanabi can agree on. The words for it are in words.*.ftl."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's game."""

    expert: bool = False  # H20: the empty deck does not end the game; all 25 or lost
    six_colours: Literal["no", "rainbow", "sixth"] = "no"  # H23
    short: bool = False  # H23: the sixth suit has only one card of each rank
    empty_clues: bool = False  # H8: a clue may touch no card
    score_on_loss: Literal["zero", "sum"] = "zero"  # H15
    memory: bool = False  # H22: nobody is shown what clues have told
    talk: bool = False  # H21: free chat among players during the game

    def idle(self) -> list[str]:
        """Which of them change nothing beside the others."""
        return ["short"] if self.six_colours == "no" else []

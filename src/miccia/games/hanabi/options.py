"""What a table of Hanabi can agree on. The words for it are in words.*.ftl."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miccia.core.refused import BadSetup

Five = Annotated[int, Meta(ge=1, le=5, description="1 to 5")]


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The defaults are the rulebook's game."""

    expert: bool = False  # H20: the empty deck does not end the game; all 25 or lost
    six_colours: Literal["no", "rainbow", "sixth"] = "no"  # H23
    short: bool = False  # H23: the sixth suit has only one card of each rank
    empty_clues: bool = False  # H8: a clue may touch no card
    score_on_loss: Literal["zero", "sum"] = "zero"  # H15
    memory: bool = False  # H22: nobody is shown what clues have told
    talk: bool = False  # H21: free chat among players during the game
    colours: Five = 5  # H24: the first of red, white, yellow, green, blue
    ranks: Five = 5  # H24
    hand: Annotated[int, Meta(ge=0, le=5, description="1 to 5")] = 0  # H24: cards; 0 is what H4 says
    clues: Annotated[int, Meta(ge=1, le=8, description="1 to 8")] = 8  # H24
    strikes: Annotated[int, Meta(ge=1, le=3, description="1 to 3")] = 3  # H24

    def __post_init__(self) -> None:
        if self.six_colours != "no" and (self.colours, self.ranks) != (5, 5):
            raise BadSetup("bad-option", "a sixth colour goes with the whole box (H24)")

    def idle(self) -> list[str]:
        """Which of them change nothing beside the others."""
        return ["short"] if self.six_colours == "no" else []


SMALL = frozenset({"colours", "ranks", "hand", "clues", "strikes"})  # H24: for programs, no board shows them

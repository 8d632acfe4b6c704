"""What a table of FUSE can agree on. The words for it are in words.*.ftl."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Tempo = Annotated[str, Meta(pattern=r"^(none|usual)$(?!\n)", description="none or usual")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's game on its Standard level."""

    level: Literal["training", "standard", "expert", "elite", "insane"] = "standard"  # F5
    relaxed: Literal["no", "15", "20", "endless"] = "no"  # F28: more minutes, or no clock
    include_sixes: bool = False  # F3: the bombs worth six points play too
    shaky_hands: bool = False  # F19: towers and pyramids can fall
    tempo: Tempo = "none"  # F27: seconds charged for rolls and placings, for simulations; no page asks

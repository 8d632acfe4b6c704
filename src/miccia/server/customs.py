"""What the people at a table have agreed on besides the game's own options."""

from typing import Literal

from msgspec import Struct


class Customs(Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody who is gone is waited for, how long somebody who thinks; who may take a seat, what
    onlookers see, how fast bots move, who has a coach, and whether programs may play.

    Seconds; 0 is for ever. A game with a clock of its own waits for nobody so long: see `absent`.
    """

    grace: Literal[0, 30, 120] = 30  # until a bot may play for somebody who is gone
    unasked: bool = False  # then it does so by itself
    thought: Literal[0, 30, 60, 120, 300] = 0  # until a bot may move for somebody who is there
    sit_in: bool = False  # whether onlookers may take the seat of somebody who has left
    hands: Literal["closed", "late", "open"] = "closed"  # to onlookers; late is by a round
    pace: Literal["slow", "usual", "fast"] = "usual"  # of the bots
    coach: Literal["alone", "all", "off"] = "alone"  # for who plays with bots alone, for all, for nobody
    programs: bool = True  # whether people may let programs of their own play for them

"""What is played in a batch or an environment, by the key of its game."""

from collections.abc import Mapping
from typing import Any

from miccia.core.terms import Terms
from miccia.games import find


class Setting(Terms):
    """The game with this key, for so many seats, with these options.

    `tick` is how long a round of real time takes, in milliseconds.
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None = None, tick: int | None = None
    ) -> None:
        super().__init__(find(game), seats, options, tick)

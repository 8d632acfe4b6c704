"""Which bots take the free seats of a game."""

from miccia.games import bots


def level_for(game: str, wished: str | None) -> str:
    """The level that is wished for, if the game has it; else the strongest usual one."""
    levels = list(bots(game))
    if wished in levels:
        return wished
    return "steady" if "steady" in levels else levels[-1]

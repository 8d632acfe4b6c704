"""The conformance kit: `check_game(game)` tries the laws of miccia.core.game on any game."""

from miccia.testing.laws import LAWS, check_game

__all__ = ["LAWS", "check_game"]

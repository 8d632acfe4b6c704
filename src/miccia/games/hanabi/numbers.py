"""Hanabi's choices by number, as the Learning Environment numbers its moves."""

from collections.abc import Sequence

from mypy_extensions import i64

from miccia.core.encoding import Offer
from miccia.core.game import Action
from miccia.games.hanabi.actions import ACTIONS, CLUES, DISCARDS, PLAYS
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.sections import sizes


def choices(seats: int, options: Options) -> int:
    """As many as the Learning Environment has moves: 20, 30, 38, 48."""
    return len(meant(seats, options))


def meant(seats: int, options: Options) -> list[Action]:
    """What every number means: discards come first, then plays, clues of colours, clues of ranks."""
    size = sizes(seats, options)
    found = DISCARDS[: size.hand] + PLAYS[: size.hand]
    for clues in CLUES[: seats - 1]:
        found += [clues[OURS.index(colour)] for colour in size.colours]
    for clues in CLUES[: seats - 1]:
        found += clues[len(OURS) : len(OURS) + size.ranks]
    return found


def offer(seats: int, options: Options) -> Offer:
    """Moves have the numbers that they have there."""
    of_ids: list[i64] = [-1] * len(ACTIONS)
    for number, action in enumerate(meant(seats, options)):
        of_ids[action.id] = number

    def numbered(legal: Sequence[Action], seat: int) -> list[int]:
        return [int(of_ids[action.id]) for action in legal]

    return numbered

"""Every action of Hanabi, made once and numbered (H6: play, discard or give a clue)."""

from typing import Final

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.games.hanabi.cards import VALUES
from miccia.games.hanabi.forms import DoClue, DoDiscard, DoPlay


class Play(Action):
    """H10: play the card at `slot`, 0 being the oldest."""

    def __init__(self, id: i64, slot: i64) -> None:
        super().__init__(id, DoPlay(slot))
        self.slot: i64 = slot


class Discard(Action):
    """H9: discard the card at `slot`."""

    def __init__(self, id: i64, slot: i64) -> None:
        super().__init__(id, DoDiscard(slot))
        self.slot: i64 = slot


class Clue(Action):
    """H7: point out all cards of one colour or of one rank to the player `offset` seats on."""

    def __init__(self, id: i64, offset: i64, value: i64) -> None:
        super().__init__(id, DoClue(offset, VALUES[value]))
        self.offset: i64 = offset
        self.value: i64 = value  # its number in VALUES


PLAYS: Final[list[Action]] = [Play(slot, slot) for slot in range(5)]
DISCARDS: Final[list[Action]] = [Discard(5 + slot, slot) for slot in range(5)]
CLUES: Final[list[list[Action]]] = [
    [Clue(10 + 11 * (offset - 1) + value, offset, value) for value in range(11)] for offset in range(1, 5)
]
# For each number of cards in a hand: what can be done with them, without discards and with them.
HAND_MOVES: Final[list[list[list[Action]]]] = [
    [PLAYS[:held] for held in range(6)],
    [PLAYS[:held] + DISCARDS[:held] for held in range(6)],
]
ACTIONS: Final[list[Action]] = [*PLAYS, *DISCARDS, *[clue for clues in CLUES for clue in clues]]

# For each offset and each set of values that touch a hand: the clues that can be given.
CLUES_TOUCHING: Final = [
    [[clue for value, clue in enumerate(clues) if values >> value & 1] for values in range(1 << 11)]
    for clues in [[], *CLUES]
]

"""The pieces that Hanabi's bits and masks are put together from, each made once."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.encoding import flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.hanabi.boxes import box_of
from miccia.games.hanabi.cards import ANY_VALUE, FIVE_RANKS, KINDS, VALUES
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.numbers import meant
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.sections import sizes
from miccia.games.hanabi.view import possible

COLOURS: Final[i64] = len(OURS)  # of the values a clue can name, the first are colours
COLOUR_SETS: Final[i64] = 2 ** len(OURS)


class Pieces:
    """All that can stand in each section, for so many seats and these options. Sets are numbers."""

    def __init__(self, seats: int, options: Options) -> None:
        size = sizes(seats, options)
        box = box_of(seats, options)
        there: list[i64] = [OURS.index(colour) for colour in size.colours]
        hand, ranks = size.hand, range(size.ranks)
        self.seats: i64 = seats
        self.around: list[list[int]] = [[(seat + n) % seats for n in range(seats)] for seat in range(seats)]
        self.others: list[list[int]] = [around[1:] for around in self.around]
        self.hand: i64 = hand
        self.lives: i64 = size.lives
        self.clues: i64 = box.clues
        self.ranks: i64 = box.ranks
        self.colours = there
        self.new: i64 = box.new_notes[0]
        self.faces: list[bytes] = [size.faces.get(card.name, size.no_face) for card in KINDS]
        self.no_face: bytes = size.no_face
        self.all_full: bytes = bytes(seats)
        self.in_deck: list[bytes] = size.in_deck
        self.heights: list[bytes] = size.heights
        self.clues_left: list[bytes] = size.clues_left
        self.lives_left: list[bytes] = size.lives_left
        self.gone: list[list[bytes]] = [piles(held[: size.ranks]) for held in box.copies]  # by our colours
        # What clues have told of a card: its colours and ranks as `possible` gives them, and what was named.
        rank_bits = [flags([held >> rank & 1 for rank in ranks]) for held in range(FIVE_RANKS + 1)]
        colour_bits = [flags([held >> colour & 1 for colour in there]) for held in range(COLOUR_SETS)]
        none = bytes(size.ranks)
        self.may_be: list[bytes] = [
            b"".join([rank_bits[held] if colours >> colour & 1 else none for colour in there])
            for colours in range(COLOUR_SETS)
            for held in range(FIVE_RANKS + 1)
        ]
        self.named: list[bytes] = [
            colour_bits[values % COLOUR_SETS] + rank_bits[values // COLOUR_SETS]
            for values in range(ANY_VALUE + 1)
        ]
        self.new_card: bytes = self.may_be[possible(self.new)] + self.named[0]
        self.of_a_card: i64 = len(size.unknown)  # so many bits tell of one
        # The last move: who and what, whom it told, and what came of it.
        self.no_move: bytes = size.no_move
        self.doer: list[list[bytes]] = [
            [one_hot(seats, who) + one_hot(4, what) for who in range(seats)] for what in range(4)
        ]
        self.told: list[bytes] = [one_hot(seats, who) for who in range(seats)]
        self.told_nobody: bytes = bytes(seats)
        after = bytes(hand + size.kinds + 2)
        self.clued: list[list[bytes]] = [
            [self.named[BITS[value]] + flags([slots >> slot & 1 for slot in range(hand)]) + after
             for slots in range(2**hand)]
            for value in range(len(VALUES))
        ]  # fmt: skip
        before = bytes(len(there) + size.ranks + hand)
        self.moved: list[bytes] = [before + one_hot(hand, slot) for slot in range(hand)]
        self.came: list[bytes] = [flags([fits, back]) for fits in (0, 1) for back in (0, 1)]
        # Choices: discards and plays by how many cards are held, colours and ranks by what can be told.
        self.plays: list[bytes] = [bytes(hand) + thermometer(hand, held) for held in range(hand + 1)]
        self.moves: list[bytes] = [thermometer(hand, held) * 2 for held in range(hand + 1)]
        self.tell_colours: list[bytes] = colour_bits
        self.tell_ranks: list[bytes] = rank_bits
        self.tell_nothing: bytes = bytes((seats - 1) * (len(there) + size.ranks))
        self.meant: list[Action] = meant(seats, options)
        self.worths: list[tuple[int, ...]] = [(score,) * seats for score in range(box.best + 1)]


pieces = cache(Pieces)


@cache
def piles(copies: tuple[int, ...]) -> list[bytes]:
    """The discards of a colour, by how many of each rank there are among them: a number with base 4."""
    return [
        b"".join([thermometer(held, gone >> 2 * rank & 3) for rank, held in enumerate(copies)])
        for gone in range(4**5)
    ]

"""The pieces that Hanabi's bits and masks are put together from, each made once."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.encoding import flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.hanabi.boxes import box_of
from miccia.games.hanabi.cards import ANY_VALUE, FIVE_RANKS, KINDS, VALUES, Card
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.numbers import meant
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import POINTED
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
        self.unknown: bytes = size.unknown
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
        # Where pieces lie until they are put together: those of a hand, what was named of it, the discards.
        self.row: list[bytes] = [b""] * 5
        self.names: list[bytes] = [b""] * 5
        self.piles: list[bytes] = [b""] * len(OURS)
        self.worths: list[tuple[int, ...]] = [(score,) * seats for score in range(box.best + 1)]

    # Compiled, a written-out `%` copies all pieces into one at once; a join asks each for a buffer first.

    def faces_of(self, hand: tuple[Card, ...]) -> bytes:
        """The faces of a hand."""
        row = self.row
        held: i64 = len(hand)
        for slot in range(self.hand):
            row[slot] = self.faces[hand[slot].index] if slot < held else self.no_face
        return b"%b%b%b%b%b" % (row[0], row[1], row[2], row[3], row[4])

    def known_of(self, notes: tuple[int, ...], by_heart: bool) -> bytes:
        """What clues have told of a hand."""
        may_be, named = self.row, self.names
        slot: i64 = 0
        note: i64
        for note in notes:
            if by_heart:
                note = self.new
            may_be[slot] = self.may_be[possible(note)]
            named[slot] = self.named[note >> POINTED & ANY_VALUE]
            slot += 1
        while slot < self.hand:
            may_be[slot], named[slot] = self.may_be[0], self.named[0]
            slot += 1
        return b"%b%b%b%b%b%b%b%b%b%b" % (
            may_be[0], named[0], may_be[1], named[1], may_be[2], named[2],
            may_be[3], named[3], may_be[4], named[4],
        )  # fmt: skip

    def discards_of(self, gone: i64) -> bytes:
        """What lies discarded, by how often each kind does: a number with base 4."""
        row = self.piles
        for place, colour in enumerate(self.colours):
            row[place] = self.gone[colour][gone >> 10 * colour & 1023]
        return b"%b%b%b%b%b%b" % (row[0], row[1], row[2], row[3], row[4], row[5])


pieces = cache(Pieces)


@cache
def piles(copies: tuple[int, ...]) -> list[bytes]:
    """The discards of a colour, by how many of each rank there are among them: a number with base 4."""
    return [
        b"".join([thermometer(held, gone >> 2 * rank & 3) for rank, held in enumerate(copies)])
        for gone in range(4**5)
    ]

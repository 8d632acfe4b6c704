"""The sections of Hanabi's bits: how wide they are, and what can stand in them, made once and kept."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from mypy_extensions import i64

from miccia.core.encoding import flags, one_hot, thermometer
from miccia.games.hanabi.boxes import box_of
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.cards import RANKS
from miccia.games.hanabi.events import Clued, Completed, Discarded, HanabiEvent, Played
from miccia.games.hanabi.options import Options

Known = tuple[str, tuple[int, ...], tuple[str, ...]]  # the colours and ranks it may be, the values named
MovedClue = tuple[int, int, str, tuple[int, ...]]  # by whom, to whom, the value and the places pointed out
MovedCard = tuple[
    int, int, int, str, bool, bool
]  # by whom, 0 if played, place, card, it fits, a clue is back
MANY = 65536  # as much is remembered of what can be known of a card; then it is forgotten
COLOURS = "RYGWBM"  # in their order there


class Sizes:
    """How wide everything is for so many seats and these options, and the bits that are always the same."""

    def __init__(self, seats: int, options: Options) -> None:
        box = box_of(seats, options)
        self.seats = seats
        ours = OURS[: box.suits]
        self.colours = "".join(colour for colour in COLOURS if colour in ours)
        self.ranks = int(box.ranks)
        self.hand = int(box.hand)
        self.clues = int(box.clues)
        self.lives = int(box.strikes)
        kinds = [f"{colour}{rank}" for colour in self.colours for rank in RANKS[: self.ranks]]
        self.kinds = len(kinds)
        self.places = {kind: place for place, kind in enumerate(kinds)}
        self.faces = {kind: one_hot(len(kinds), place) for place, kind in enumerate(kinds)}
        copies = [count for colour in self.colours for count in box.copies[OURS.index(colour)][: self.ranks]]
        self.cards = sum(copies)
        self.deck = self.cards - seats * self.hand
        self.first = dict(zip(kinds, [0, *accumulate(copies)]))  # where each kind begins among the discards
        self.heights = [one_hot(self.ranks, height - 1) for height in range(self.ranks + 1)]
        self.in_deck = [thermometer(self.deck, count) for count in range(self.deck + 1)]
        self.clues_left = [thermometer(self.clues, count) for count in range(self.clues + 1)]
        self.lives_left = [thermometer(self.lives, count) for count in range(self.lives + 1)]
        self.known: dict[Known, bytes] = {}  # what was ever known of a card, as far as it is remembered
        self.clued: dict[MovedClue, bytes] = {}  # the last moves that were met; there are some thousands
        self.moved: dict[MovedCard, bytes] = {}
        self.no_face = bytes(len(kinds))
        self.unknown = bytes(len(kinds) + len(self.colours) + self.ranks)
        self.no_move = bytes(2 * seats + 4 + len(self.colours) + self.ranks + 2 * self.hand + len(kinds) + 2)


sizes = lru_cache(maxsize=None)(Sizes)


def discarded(discards: list[str], size: Sizes) -> bytes:
    """Of every kind, as many bits as there are copies, set from the left."""
    found = bytearray(size.cards)
    for kind in discards:
        place: i64 = size.first[kind]
        while found[place]:
            place += 1
        found[place] = 1
    return bytes(found)


def known(what: Known, size: Sizes) -> bytes:
    """What clues have told of a card: the kinds it may be, the colour and the rank that were named."""
    found = size.known.get(what)
    if found is None:
        if len(size.known) >= MANY:
            size.known.clear()
        colours, ranks, clues = what
        there = RANKS[: size.ranks]
        may_be = [colour in colours and rank in ranks for colour in size.colours for rank in there]
        named = [*[colour in clues for colour in size.colours], *[str(rank) in clues for rank in there]]
        found = size.known[what] = flags([*may_be, *named])
    return found


def last_move(me: int, told: Sequence[HanabiEvent], size: Sizes) -> bytes:
    """Who did what last, and what came of it, as one sees it who sits at `me`."""
    seats = size.seats
    for move in told:
        if isinstance(move, Clued):
            clue = ((move.seat - me) % seats, (move.to - me) % seats, move.value, tuple(move.slots))
            found = size.clued.get(clue)
            if found is None:
                found = size.clued[clue] = write_clue(clue, size)
            return found
        if isinstance(move, (Played, Discarded)):
            fits = isinstance(move, Played) and move.fits
            gained = len(told) > 1 and any(isinstance(event, Completed) and event.clue for event in told)
            what = 0 if isinstance(move, Played) else 1
            card = ((move.seat - me) % seats, what, move.slot, move.card, fits, gained)
            found = size.moved.get(card)
            if found is None:
                found = size.moved[card] = write_card(card, size)
            return found
    return size.no_move


def write_clue(clue: MovedClue, size: Sizes) -> bytes:
    """Who told whom what, and the places that were pointed out."""
    who, to, value, slots = clue
    rank = int(value) - 1 if value.isdigit() else None
    return b"".join(
        [
            *(one_hot(size.seats, who), one_hot(4, 2 if rank is None else 3), one_hot(size.seats, to)),
            one_hot(len(size.colours), size.colours.index(value) if rank is None else None),
            one_hot(size.ranks, rank),
            flags([slot in slots for slot in range(size.hand)]),
            bytes(size.hand + size.kinds + 2),
        ]
    )


def write_card(card: MovedCard, size: Sizes) -> bytes:
    """Who played or discarded which card from where, whether it fitted and whether a clue came back."""
    who, what, slot, name, fits, gained = card
    return b"".join(
        [
            *(one_hot(size.seats, who), one_hot(4, what)),
            bytes(size.seats + len(size.colours) + size.ranks + size.hand),
            *(one_hot(size.hand, slot), size.faces[name], flags([fits, gained])),
        ]
    )

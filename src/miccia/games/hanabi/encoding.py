"""Hanabi in bits: the canonical encoding of the Hanabi Learning Environment, and its numbers for moves.

Players are counted from the one who looks, cards from the oldest. The sections: the others' hands and whose
hand is short; deck, fireworks, clues and lives; discards; the last move; what clues have told of every card.
Options that the Learning Environment does not know keep the layout: a sixth suit is a sixth colour.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from mypy_extensions import i64

from miccia.core.encoding import Encoding, Offer, flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.hanabi.actions import ACTIONS, Clue, Discard, Play
from miccia.games.hanabi.boxes import box_of
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.cards import RANKS
from miccia.games.hanabi.events import Clued, Completed, Discarded, HanabiEvent, Played
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.shown import HanabiView

Known = tuple[str, tuple[int, ...], tuple[str, ...]]  # the colours and ranks it may be, the values named
MANY = 65536  # as much is remembered of what can be known of a card; then it is forgotten
COLOURS = "RYGWBM"  # in their order there
MOVES = (Played, Discarded, Clued)


class Sizes:
    """How wide everything is for so many seats and these options, and the bits that are always the same."""

    def __init__(self, seats: int, options: Options) -> None:
        box = box_of(seats, options)
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
        self.no_face = bytes(len(kinds))
        self.unknown = bytes(len(kinds) + len(self.colours) + self.ranks)
        self.no_move = bytes(2 * seats + 4 + len(self.colours) + self.ranks + 2 * self.hand + len(kinds) + 2)


sizes = lru_cache(maxsize=None)(Sizes)


def bits(view: HanabiView, told: Sequence[HanabiEvent]) -> bytes:
    """What the seat of the view may know."""
    assert view.seat is not None
    size = sizes(view.seats, view.options)
    hands = view.hands[view.seat :] + view.hands[: view.seat]
    parts: list[bytes] = []
    for hand in hands[1:]:
        parts += [size.faces[held.card] for held in hand if held.card]
        parts += [size.no_face] * (size.hand - len(hand))
    parts.append(flags([len(hand) < size.hand for hand in hands]))
    parts.append(size.in_deck[view.deck])
    fireworks = view.fireworks
    parts += [size.heights[fireworks[colour]] for colour in size.colours]
    parts.append(size.clues_left[view.clues])
    parts.append(size.lives_left[size.lives - view.strikes])
    parts.append(discarded(view.discards, size))
    parts.append(last_move(view, told, size))
    for hand in hands:
        parts += [known((held.colours, held.ranks, held.clues), size) for held in hand]
        parts += [size.unknown] * (size.hand - len(hand))
    return b"".join(parts)


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


def last_move(view: HanabiView, told: Sequence[HanabiEvent], size: Sizes) -> bytes:
    """Who did what last, and what came of it."""
    for move in told:
        if isinstance(move, MOVES):
            break
    else:
        return size.no_move
    seats, me, colours = view.seats, view.seat or 0, len(size.colours)
    who = one_hot(seats, (move.seat - me) % seats)
    if isinstance(move, Clued):
        rank = int(move.value) - 1 if move.value.isdigit() else None
        return b"".join(
            [
                *(who, one_hot(4, 2 if rank is None else 3), one_hot(seats, (move.to - me) % seats)),
                one_hot(colours, size.colours.index(move.value) if rank is None else None),
                one_hot(size.ranks, rank),
                flags([slot in move.slots for slot in range(size.hand)]),
                bytes(size.hand + size.kinds + 2),
            ]
        )
    fits = isinstance(move, Played) and move.fits
    gained = any(isinstance(event, Completed) and event.clue for event in told)
    return b"".join(
        [
            *(who, one_hot(4, 0 if isinstance(move, Played) else 1)),
            bytes(seats + colours + size.ranks + size.hand),
            *(one_hot(size.hand, move.slot), size.faces[move.card], flags([fits, gained])),
        ]
    )


# Choices


def choices(seats: int, options: Options) -> int:
    """As many as the Learning Environment has moves: 20, 30, 38, 48."""
    size = sizes(seats, options)
    return 2 * size.hand + (seats - 1) * (len(size.colours) + size.ranks)


def offer(seats: int, options: Options) -> Offer:
    """Moves have the numbers that they have there."""
    of_ids = [number(action, seats, sizes(seats, options)) for action in ACTIONS]

    def numbered(legal: Sequence[Action], seat: int) -> dict[int, Action]:
        return {of_ids[action.id]: action for action in legal}

    return numbered


def number(action: Action, seats: int, size: Sizes) -> int:
    """Discards come first, then plays, clues of colours, clues of ranks."""
    if isinstance(action, Discard):
        return int(action.slot)
    if isinstance(action, Play):
        return int(size.hand + action.slot)
    assert isinstance(action, Clue)
    colours, before = len(size.colours), int(action.offset) - 1
    if action.value < len(OURS):
        return 2 * size.hand + before * colours + size.colours.find(OURS[action.value])
    rank = int(action.value) - len(OURS)
    return 2 * size.hand + (seats - 1) * colours + before * size.ranks + rank


def worth(state: Hanabi, seat: int) -> int:
    """The score so far. In the end it is what H15 to H20 leave of it."""
    return int(state.score)


ENCODING: Encoding[HanabiView, HanabiEvent] = Encoding(
    bits=bits, choices=choices, offer=offer, worth=worth, hears=True
)

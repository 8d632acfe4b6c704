"""Hanabi in bits: the canonical encoding of the Hanabi Learning Environment, and its numbers for moves.

Players are counted from the one who looks, cards from the oldest. The sections: the others' hands and whose
hand is short; deck, fireworks, clues and lives; discards; the last move; what clues have told of every card.
Options that the Learning Environment does not know keep the layout: a sixth suit is a sixth colour.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from miccia.core.encoding import Encoding, Offer, flags
from miccia.core.game import Action
from miccia.games.hanabi.actions import ACTIONS, Clue, Discard, Play
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.sections import Sizes, discarded, known, last_move, sizes
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.spelling import speller


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
    parts.append(last_move(view.seat, told, size))
    for hand in hands:
        parts += [known((held.colours, held.ranks, held.clues), size) for held in hand]
        parts += [size.unknown] * (size.hand - len(hand))
    return b"".join(parts)


# Choices


def choices(seats: int, options: Options) -> int:
    """As many as the Learning Environment has moves: 20, 30, 38, 48."""
    size = sizes(seats, options)
    return 2 * size.hand + (seats - 1) * (len(size.colours) + size.ranks)


def offer(seats: int, options: Options) -> Offer:
    """Moves have the numbers that they have there."""
    size = sizes(seats, options)
    of_ids = [number(action, seats, size) for action in ACTIONS]

    def numbered(legal: Sequence[Action], seat: int) -> list[int]:
        return [of_ids[action.id] for action in legal]

    return numbered


def number(action: Action, seats: int, size: Sizes) -> int:
    """Discards come first, then plays, clues of colours, clues of ranks."""
    if isinstance(action, Discard):
        return int(action.slot)
    if isinstance(action, Play):
        return int(size.hand + action.slot)
    assert isinstance(action, Clue)
    colours, before = len(size.colours), action.offset - 1
    if action.value < len(OURS):
        return int(2 * size.hand + before * colours + size.colours.find(OURS[action.value]))
    rank: i64 = action.value - len(OURS)
    return int(2 * size.hand + (seats - 1) * colours + before * size.ranks + rank)


def worth(state: Hanabi) -> tuple[int, ...]:
    """The score so far. In the end it is what H15 to H20 leave of it."""
    return (int(state.score),) * int(state.seats)


ENCODING: Encoding[HanabiView, HanabiEvent] = Encoding(
    bits=bits, choices=choices, offer=offer, worth=worth, hears=True, spell=speller
)

"""Hanabi in bits: the canonical encoding of the Hanabi Learning Environment, and its numbers for moves.

Players are counted from the one who looks, cards from the oldest. The sections: the others' hands and whose
hand is short; deck, fireworks, clues and lives; discards; the last move; what clues have told of every card.
Options that the Learning Environment does not know keep the layout: a sixth suit is a sixth colour.
"""

from collections.abc import Sequence

from miccia.core.encoding import Encoding, flags
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.numbers import choices, offer
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.sections import discarded, known, last_move, sizes
from miccia.games.hanabi.sheet import sheets
from miccia.games.hanabi.shown import HanabiView


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


def worth(state: Hanabi) -> tuple[int, ...]:
    """The score so far. In the end it is what H15 to H20 leave of it."""
    return (int(state.score),) * int(state.seats)


ENCODING: Encoding[HanabiView, HanabiEvent] = Encoding(
    bits=bits, choices=choices, offer=offer, worth=worth, hears=True, sheet=sheets
)

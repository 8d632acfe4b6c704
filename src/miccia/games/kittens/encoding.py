"""Kittens in bits. Players are counted from the one who looks, cards of the pile from the top.

Left out: clocks, since time stands still for those who learn, the order of the discards below the top card,
and the odds of an option, which follow from the rest.
"""

from collections.abc import Sequence
from functools import lru_cache

from miccia.core.encoding import Encoding, Offer, flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.kittens.actions import ACTIONS, CHOICES, Choose
from miccia.games.kittens.cards import COPIES, NAMES
from miccia.games.kittens.events import KittensEvent
from miccia.games.kittens.options import Options
from miccia.games.kittens.shown import Chain, KittensView

ASKS = [
    "turn",
    "victim",
    "name",
    "nope",
    "give",
    "steal",
    "heck",
    "opponent",
    "lay",
    "answer",
    "defuse",
    "hide",
]
ASKS.append("over")
EFFECTS = [*NAMES, "pair", "triple"]
PILE = 36  # no pile is higher
MOST_IN_HAND = 24  # counted
MOST_TURNS = 12
IN_CHAIN = 3  # cards laid for one play
NOPES = 5
MANY = 8192  # as many piles and hands are remembered
KINDS = len(NAMES)
KIND = {name: place for place, name in enumerate(NAMES)}


def bits(view: KittensView, told: Sequence[KittensEvent]) -> bytes:
    """What the seat of the view may know."""
    assert view.seat is not None
    me, seats = view.seat, view.seats
    around = [(me + offset) % seats for offset in range(seats)]
    parts = [
        one_hot(len(ASKS), ASKS.index(view.ask)),
        flags([seat in view.asked for seat in around]),
        flags([view.passed, view.attacked]),
        who(view.player, me, seats),
        thermometer(MOST_TURNS, view.turns),
        flags([view.alive[seat] for seat in around]),
        thermometer(PILE, len(view.pile)),
        pile(tuple(view.pile)),
        thermometer(COPIES[0], view.kittens),
        thermometer(PILE, view.removed),
        counted(tuple(view.discards)),
        kind(view.discards[-1] if view.discards else None),
        who(view.godcat, me, seats),
        kind(view.mine),
    ]
    for seat in around:
        parts += [thermometer(MOST_IN_HAND, len(view.hands[seat])), counted(tuple(view.hands[seat]))]
    parts.append(encode_chain(view.chain, me, seats))
    return b"".join(parts)


def who(seat: int | None, me: int, seats: int) -> bytes:
    return one_hot(seats, None if seat is None else (seat - me) % seats)


def kind(name: str | None) -> bytes:
    return one_hot(KINDS, None if name is None else KIND[name])


@lru_cache(MANY)
def pile(names: tuple[str | None, ...]) -> bytes:
    """What is known of the cards of the pile, from the top."""
    return b"".join([kind(name) for name in names]) + bytes(KINDS * (PILE - len(names)))


@lru_cache(MANY)
def counted(cards: tuple[str | None, ...]) -> bytes:
    """How many of each kind are known to be there."""
    return b"".join([thermometer(copies, cards.count(name)) for name, copies in zip(NAMES, COPIES)])


def encode_chain(chain: Chain | None, me: int, seats: int) -> bytes:
    """The play that is being aimed, answered or carried out."""
    if chain is None:
        return bytes(4 * seats + KINDS * IN_CHAIN + len(EFFECTS) + KINDS + NOPES)
    return b"".join(
        [
            who(chain.seat, me, seats),
            *[thermometer(IN_CHAIN, chain.cards.count(name)) for name in NAMES],
            one_hot(len(EFFECTS), EFFECTS.index(chain.effect)),
            who(chain.victim, me, seats),
            kind(chain.named),
            thermometer(NOPES, chain.height),
            who(chain.last, me, seats),
            flags([(me + offset) % seats in chain.stretched for offset in range(seats)]),
        ]
    )


def choices(seats: int, options: Options) -> int:
    """One for every action."""
    return len(ACTIONS)


def offer(seats: int, options: Options) -> Offer:
    """Actions by their ids; but a player is named by how many seats on they sit, as everything else is."""
    first = int(CHOICES[0].id)

    def numbered(legal: Sequence[Action], seat: int) -> list[int]:
        return [
            first + (int(action.id) - first - seat) % seats if isinstance(action, Choose) else int(action.id)
            for action in legal
        ]

    return numbered


ENCODING: Encoding[KittensView, KittensEvent] = Encoding(bits=bits, choices=choices, offer=offer)

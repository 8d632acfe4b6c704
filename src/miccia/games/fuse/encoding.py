"""FUSE in bits. Players are counted from the one who looks; dice, bombs and spaces have their places.

A bomb is known by which card it is: what its spaces ask for is learnt. A die is one of thirty faces, a colour
and a number at once. The clock is counted in tens of seconds, the table's patience with a player in fives.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from miccia.core.encoding import Encoding, Offer, flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.fuse.actions import ALWAYS, DICE, OF_A_ROLL, SPACES
from miccia.games.fuse.cards import BOMBS, CENTRE, COPIES, DETONATORS, FACES, LETTERS, bombs_to_defuse
from miccia.games.fuse.events import FuseEvent
from miccia.games.fuse.options import Options
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.shown import Front, FuseView, Player

KEYS = [card[3] for card in BOMBS]
FACE = {die.name: place for place, die in enumerate(FACES)}
WHERE = ["free", "placed", "discarded", "acting", "returned"]
DETONATOR_KEYS = [detonator.key for detonator in DETONATORS]
TEN_SECONDS = 10_000
PATIENCE = 12  # times five seconds
MANY = 16384  # as many rows of dice are remembered
TICK = 4000  # as people play: a roll, with all that comes of it, takes them three or four rounds


def bits(view: FuseView, told: Sequence[FuseEvent]) -> bytes:
    """What everybody sees, from where the seat of the view sits."""
    assert view.seat is not None
    me, seats = view.seat, view.seats
    left = 0 if view.limit is None else view.limit - view.now - view.charged
    cards = bombs_to_defuse(view.options.level, seats) + 6
    parts = [
        thermometer((view.limit or 0) // TEN_SECONDS, -(-left // TEN_SECONDS)),
        one_hot(seats, (view.roller - me) % seats),
        *[
            die_at(die.face, die.where, None if die.seat is None else (die.seat - me) % seats, seats)
            for die in view.tray
        ],
        bytes((len(FACE) + len(WHERE) + seats) * (DICE - len(view.tray))),
        *[one_hot(DICE, view.order.index(die) if die in view.order else None) for die in range(DICE)],
        flags([die in view.moved for die in range(DICE)]),
        flags([view.placing, view.low]),
        thermometer(DICE, view.roll),
        *[thermometer(COPIES, view.bag.get(colour, 0)) for colour in LETTERS],
        *[bomb(card.key if card else None) for card in view.centre],
        one_hot(CENTRE, view.hole),
        thermometer(cards, view.deck),
        thermometer(cards, view.deck_bombs),
        flags([key in view.defused for key in KEYS]),
        flags([key in view.detonators for key in DETONATOR_KEYS]),
        flags([sign in (view.alarm or "") for sign in DETONATOR_KEYS]),
    ]
    parts += [encode_player(player, view.now) for player in view.players[me:] + view.players[:me]]
    return b"".join(parts)


@cache
def die_at(face: str, where: str, who: int | None, seats: int) -> bytes:
    """A die of the tray: its face, where it is, and whose it is, counted from the one who looks."""
    return one_hot(len(FACE), FACE[face]) + one_hot(len(WHERE), WHERE.index(where)) + one_hot(seats, who)


@cache
def bomb(key: str | None) -> bytes:
    return one_hot(len(KEYS), None if key is None else KEYS.index(key))


def encode_player(player: Player, now: int) -> bytes:
    waited = 0 if player.asked is None else 1 + (now - player.asked) // 5000
    places = len(player.bombs)
    return b"".join(
        [
            *[encode_front(front) for front in player.bombs],
            thermometer(3, player.share),
            flags([player.done]),
            to_give(player.gives, places) if player.gives else bytes(SPACES * places),
            one_hot(places, player.takes),
            thermometer(PATIENCE, waited),
        ]
    )


def to_give(gives: list[list[int]], places: int) -> bytes:
    """The dice that must go back, by bomb and space."""
    return flags([[place, space] in gives for place in range(places) for space in range(SPACES)])


def encode_front(front: Front | None) -> bytes:
    """A bomb with its dice, those that are safe, and where each die of the tray would fit."""
    if front is None:
        return bytes(len(KEYS) + SPACES * (len(FACE) + 1 + DICE))
    return b"".join(
        [
            bomb(front.card.key),
            dice_on(tuple(front.dice)),
            flags(front.safe),
            bytes(SPACES - len(front.dice)),
            *[some_spaces(tuple(spaces)) for spaces in front.fits],
            bytes(SPACES * (DICE - len(front.fits))),
        ]
    )


@lru_cache(MANY)
def dice_on(dice: tuple[str | None, ...]) -> bytes:
    """The dice on a bomb, space by space."""
    there = [one_hot(len(FACE), FACE[die] if die else None) for die in dice]
    return b"".join(there) + bytes(len(FACE) * (SPACES - len(dice)))


@cache
def some_spaces(spaces: tuple[int, ...]) -> bytes:
    return flags([space in spaces for space in range(SPACES)])


def choices(seats: int, options: Options) -> int:
    """The actions of one roll, and those that name none."""
    return len(ALWAYS) + int(OF_A_ROLL)


def offer(seats: int, options: Options) -> Offer:
    """Actions by their ids, whatever the roll: only those of the present one can be legal."""
    always, of_a_roll = len(ALWAYS), int(OF_A_ROLL)

    def numbered(legal: Sequence[Action], seat: int) -> list[int]:
        return [
            int(action.id) if action.id < always else always + (int(action.id) - always) % of_a_roll
            for action in legal
        ]

    return numbered


def worth(state: Fuse) -> tuple[int, ...]:
    """F26: the points so far."""
    return (int(state.bomb_points()) + 2 * len(state.detonators),) * int(state.seats)


ENCODING: Encoding[FuseView, FuseEvent] = Encoding(
    bits=bits, choices=choices, offer=offer, worth=worth, tick=TICK
)

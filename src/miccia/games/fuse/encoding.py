"""FUSE in bits. Players are counted from the one who looks; dice, bombs and spaces have their places.

A bomb is known by which card it is: what its spaces ask for is learnt. A die is one of thirty faces, a colour
and a number at once. The clock is counted in tens of seconds, the table's patience with a player in fives.
"""

from collections.abc import Sequence
from functools import cache

from miccia.core.encoding import Encoding, Offer, flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.fuse.actions import ALWAYS, DICE, OF_A_ROLL, SPACES
from miccia.games.fuse.cards import BOMBS, CENTRE, COPIES, DETONATORS, FACES, LETTERS, bombs_to_defuse
from miccia.games.fuse.events import FuseEvent
from miccia.games.fuse.options import Options
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.shown import Front, FuseView, Player, TrayDie

KEYS = [card[3] for card in BOMBS]
FACE = {die.name: place for place, die in enumerate(FACES)}
WHERE = ["free", "placed", "discarded", "acting", "returned"]
DETONATOR_KEYS = [detonator.key for detonator in DETONATORS]
TEN_SECONDS = 10_000
PATIENCE = 12  # times five seconds
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
        *[encode_die(die, me, seats) for die in view.tray],
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


def encode_die(die: TrayDie, me: int, seats: int) -> bytes:
    who = None if die.seat is None else (die.seat - me) % seats
    return (
        one_hot(len(FACE), FACE[die.face]) + one_hot(len(WHERE), WHERE.index(die.where)) + one_hot(seats, who)
    )


@cache
def bomb(key: str | None) -> bytes:
    return one_hot(len(KEYS), None if key is None else KEYS.index(key))


def encode_player(player: Player, now: int) -> bytes:
    waited = 0 if player.asked is None else 1 + (now - player.asked) // 5000
    return b"".join(
        [
            *[encode_front(front) for front in player.bombs],
            thermometer(3, player.share),
            flags([player.done]),
            flags(
                [
                    [place, space] in player.gives
                    for place in range(len(player.bombs))
                    for space in range(SPACES)
                ]
            ),
            one_hot(len(player.bombs), player.takes),
            thermometer(PATIENCE, waited),
        ]
    )


def encode_front(front: Front | None) -> bytes:
    """A bomb with its dice, those that are safe, and where each die of the tray would fit."""
    if front is None:
        return bytes(len(KEYS) + SPACES * (len(FACE) + 1 + DICE))
    gap = SPACES - len(front.dice)
    return b"".join(
        [
            bomb(front.card.key),
            *[one_hot(len(FACE), FACE[die] if die else None) for die in front.dice],
            bytes(len(FACE) * gap),
            *(flags(front.safe), bytes(gap)),
            *[flags([space in spaces for space in range(SPACES)]) for spaces in front.fits],
            bytes(SPACES * (DICE - len(front.fits))),
        ]
    )


def choices(seats: int, options: Options) -> int:
    """The actions of one roll, and those that name none."""
    return len(ALWAYS) + int(OF_A_ROLL)


def offer(seats: int, options: Options) -> Offer:
    """Actions by their ids, whatever the roll: only those of the present one can be legal."""
    always, of_a_roll = len(ALWAYS), int(OF_A_ROLL)

    def numbered(legal: Sequence[Action], seat: int) -> dict[int, Action]:
        return {
            int(action.id) if action.id < always else always + (int(action.id) - always) % of_a_roll: action
            for action in legal
        }

    return numbered


def worth(state: Fuse, seat: int) -> int:
    """F26: the points so far."""
    return int(state.bomb_points()) + 2 * len(state.detonators)


ENCODING: Encoding[FuseView, FuseEvent] = Encoding(
    bits=bits, choices=choices, offer=offer, worth=worth, tick=TICK
)

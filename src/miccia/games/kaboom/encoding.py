"""Kaboom! in bits. Players are counted from the one who looks; agents, wires and kinds have their own order.

Left out: how long an Alarm waits, games of a match before this one, and of hands seen by intercepting all but
the last one of each holder (`known` has what is certain of them).
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from miccia.core.encoding import Encoding, Offer, flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.kaboom.actions import ACTIONS, ASKS
from miccia.games.kaboom.cards import BOX, COLOURS, COUNTDOWN, GOAL, KINDS, MASCOT_POINTS, box_with
from miccia.games.kaboom.events import KaboomEvent
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.shown import Agent, KaboomView, Wire

NAMES = [card.name for card in KINDS]
MOST_IN_HAND = 12  # counted; of one kind no more than ALIKE are
ALIKE = 8
MANY = 16384  # as many agents and hands are remembered


def bits(view: KaboomView, told: Sequence[KaboomEvent]) -> bytes:
    """What the seat of the view may know."""
    assert view.seat is not None
    me, seats = view.seat, view.seats
    box = BOX if view.options.deck is None else box_with(view.options.deck)
    players = view.players[me:] + view.players[:me]
    discarded = Counter(view.discards)
    parts = [
        who(view.player, me, seats),
        who(view.starter, me, seats),
        thermometer(int(COUNTDOWN), view.round),
        one_hot(len(ASKS), ASKS.index(view.ask)),
        thermometer(int(COUNTDOWN), view.countdown),
        who(view.mascot, me, seats),
        thermometer(sum([box[name] for name in NAMES]), view.deck),
        *[thermometer(box[name], discarded[name]) for name in NAMES],
        *[encode_wire(wire) for wire in view.wires],
    ]
    points = int(GOAL + MASCOT_POINTS) if view.options.points else 1
    for player in players:
        parts += [encode_agent(agent) for agent in player.agents]
        parts.append(thermometer(MOST_IN_HAND, player.cards))
        parts.append(counted(tuple(player.known if player.hand is None else player.hand)))
        parts += [thermometer(4, player.cuts), thermometer(4, player.outside)]
        parts.append(flags([wire in player.analyzed for wire in range(4)]))
        parts.append(thermometer(points, player.points))
    wild = view.announced
    parts += [
        one_hot(4, wild.agent if wild else None),
        one_hot(5, None if wild is None else 4 if wild.wire is None else wild.wire),
        who(view.target, me, seats),
        counted(tuple(view.intercepted or ())),
        flags([(me + offset) % seats in view.choosing for offset in range(seats)]),
        *(one_hot(4, view.choice), one_hot(4, view.glimpsed), one_hot(4, view.shown)),
    ]
    seen = {sighting.holder: sighting for sighting in view.sightings}
    for offset in range(1, seats):
        sighting = seen.get((me + offset) % seats)
        parts.append(counted(() if sighting is None else tuple(sighting.left)))
        parts.append(thermometer(int(COUNTDOWN), view.round - sighting.round + 1 if sighting else 0))
    return b"".join(parts)


def who(seat: int | None, me: int, seats: int) -> bytes:
    return one_hot(seats, None if seat is None else (seat - me) % seats)


def colour(name: str | None) -> bytes:
    return one_hot(len(COLOURS), None if name is None else COLOURS.index(name))


@cache
def encode_wire(wire: Wire) -> bytes:
    return b"".join([colour(wire.colour), flags([wire.face_up]), colour(wire.removed)])


@lru_cache(MANY)
def counted(cards: tuple[str, ...]) -> bytes:
    """How many of each kind there are."""
    return b"".join([thermometer(ALIKE, cards.count(name)) for name in NAMES])


@lru_cache(MANY)
def encode_agent(agent: Agent) -> bytes:
    """All of an agent is open."""
    return b"".join(
        [
            flags([agent.inside, agent.acted]),
            *[thermometer(4, agent.cuts.count(name)) for name in COLOURS],
            *[thermometer(2, agent.played.count(name)) for name in NAMES],
        ]
    )


def choices(seats: int, options: Options) -> int:
    """One for every action."""
    return len(ACTIONS)


def offer(seats: int, options: Options) -> Offer:
    """Actions by their ids: they name other players by how many seats on they sit."""

    def numbered(legal: Sequence[Action], seat: int) -> list[int]:
        return [int(action.id) for action in legal]

    return numbered


def worth(state: Kaboom) -> tuple[int, ...]:
    """K30: the points so far; in a single game 1 for the winner."""
    return tuple(state.points)


ENCODING: Encoding[KaboomView, KaboomEvent] = Encoding(bits=bits, choices=choices, offer=offer, worth=worth)

"""Kaboom! in bits. Players are counted from the one who looks; agents, wires and kinds have their own order.

Left out: how long an Alarm waits, games of a match before this one, and of hands seen by intercepting all but
the last one of each holder (`known` has what is certain of them).
"""

from collections.abc import Sequence

from miccia.core.encoding import Encoding, Offer, flags, one_hot, thermometer
from miccia.core.game import Action
from miccia.games.kaboom.actions import ACTIONS, ASKS
from miccia.games.kaboom.cards import BOX, COLOURS, COUNTDOWN, GOAL, KINDS, MASCOT_POINTS, box_with
from miccia.games.kaboom.events import KaboomEvent
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.shown import Agent, KaboomView, Player

NAMES = [card.name for card in KINDS]
MOST_IN_HAND = 12  # counted; of one kind no more than ALIKE are
ALIKE = 8


def bits(view: KaboomView, told: Sequence[KaboomEvent]) -> bytes:
    """What the seat of the view may know."""
    assert view.seat is not None
    me, seats = view.seat, view.seats
    box = BOX if view.options.deck is None else box_with(view.options.deck)

    def who(seat: int | None) -> bytes:
        return one_hot(seats, None if seat is None else (seat - me) % seats)

    players = view.players[me:] + view.players[:me]
    parts = [
        who(view.player),
        who(view.starter),
        thermometer(int(COUNTDOWN), view.round),
        one_hot(len(ASKS), ASKS.index(view.ask)),
        thermometer(int(COUNTDOWN), view.countdown),
        who(view.mascot),
        thermometer(sum(box[name] for name in NAMES), view.deck),
    ]
    parts += [thermometer(box[name], view.discards.count(name)) for name in NAMES]
    for wire in view.wires:
        parts += [colour(wire.colour), flags([wire.face_up]), colour(wire.removed)]
    parts += [encode_player(player, view.options.points) for player in players]
    wild = view.announced
    parts += [
        one_hot(4, wild.agent if wild else None),
        one_hot(5, None if wild is None else 4 if wild.wire is None else wild.wire),
        who(view.target),
        counted(view.intercepted or []),
        flags([(me + offset) % seats in view.choosing for offset in range(seats)]),
        *(one_hot(4, view.choice), one_hot(4, view.glimpsed), one_hot(4, view.shown)),
    ]
    seen = {sighting.holder: sighting for sighting in view.sightings}
    for offset in range(1, seats):
        sighting = seen.get((me + offset) % seats)
        parts.append(counted(sighting.left) if sighting else bytes(len(NAMES) * ALIKE))
        parts.append(thermometer(int(COUNTDOWN), view.round - sighting.round + 1 if sighting else 0))
    return b"".join(parts)


def colour(name: str | None) -> bytes:
    return one_hot(len(COLOURS), None if name is None else COLOURS.index(name))


def counted(cards: Sequence[str]) -> bytes:
    """How many of each kind there are."""
    return b"".join([thermometer(ALIKE, cards.count(name)) for name in NAMES])


def encode_player(player: Player, points: bool) -> bytes:
    """All that is open of a player; the hand, if it is one's own, and what is known of another's."""
    return b"".join(
        [
            *[encode_agent(agent) for agent in player.agents],
            thermometer(MOST_IN_HAND, player.cards),
            counted(player.known if player.hand is None else player.hand),
            *(thermometer(4, player.cuts), thermometer(4, player.outside)),
            flags([wire in player.analyzed for wire in range(4)]),
            thermometer(int(GOAL + MASCOT_POINTS) if points else 1, player.points),
        ]
    )


def encode_agent(agent: Agent) -> bytes:
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

    def numbered(legal: Sequence[Action], seat: int) -> dict[int, Action]:
        return {int(action.id): action for action in legal}

    return numbered


def worth(state: Kaboom, seat: int) -> int:
    """K30: the points so far; in a single game 1 for the winner."""
    return state.points[seat]


ENCODING: Encoding[KaboomView, KaboomEvent] = Encoding(bits=bits, choices=choices, offer=offer, worth=worth)

"""What a seat of Kaboom! may know, built up from what it is allowed to see. The way back is in imagine.py."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.kaboom.actions import ASKS, TAKE
from miccia.games.kaboom.cards import AGENTS, WIRES, Card
from miccia.games.kaboom.events import (
    Analyzed,
    Bypassed,
    Chose,
    Dealt,
    Drew,
    Intercepted,
    KaboomEvent,
    Took,
)
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.plays import or_none
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.shown import (
    Agent,
    Announcement,
    KaboomView,
    Player,
    Sighting,
    Wire,
)
from miccia.games.kaboom.table import ALL_FOUR, by_kind, colours


def view(state: Kaboom, seat: int | None) -> KaboomView:
    """What the seat may know: its own hand, what lies open, and what it has looked at (K12b, K31)."""
    looks = state.phase == TAKE and seat == state.player and state.over is None
    wild = state.announced
    return KaboomView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        game=state.game,
        starter=state.starter,
        round=state.round,
        player=state.player,
        ask=ASKS[state.phase],
        until=or_none(state.until),
        countdown=state.countdown,
        mascot=or_none(state.mascot),
        deck=len(state.deck) - state.drawn,
        discards=names(state.discards),
        wires=view_wires(state, seat),
        unused=len(state.unused),
        players=[view_player(state, player, seat) for player in range(state.seats)],
        announced=Announcement(wild.agent, or_none(wild.wire)) if wild else None,
        target=or_none(state.target),
        intercepted=names(by_kind(state.hands[state.target])) if looks else None,
        choosing=[player for player in range(state.seats) if state.choosing & BITS[player]],
        choice=None if seat is None else or_none(state.choices[seat]),
        glimpsed=or_none(state.glimpsed),
        shown=or_none(state.shown),
        sightings=view_sightings(state, seat),
        ended=replace(state.ended, wires=[*state.ended.wires]) if state.ended else None,
        over=state.over is not None,
    )


def names(cards: tuple[Card, ...] | list[Card]) -> list[str]:
    return [card.name for card in cards]


def view_wires(state: Kaboom, seat: int | None) -> list[Wire]:
    up, memory, shown = state.face_up, state.options.memory, state.shown
    seen: i64 = ALL_FOUR if state.over is not None else 0 if seat is None else analyzed_by(state, seat)
    found: list[Wire] = []
    for place, (wire, removed) in enumerate(zip(state.wires, state.removed)):
        face_up = up & BITS[place] != 0
        name = wire.name if (up | seen) & BITS[place] else None
        old = None if removed is None or (memory and shown != place) else removed.name
        found.append(Wire(name, face_up, old))
    return found


def analyzed_by(state: Kaboom, seat: i64) -> i64:
    """The face-down wires that a player has looked at, as a set, as far as the table keeps notes (K31)."""
    if state.options.memory:
        return BITS[state.glimpsed] if seat == state.player and state.glimpsed >= 0 else 0
    return state.analyzed[seat]


# The members of each set of wires.
MEMBERS: Final = [tuple([wire for wire in range(WIRES) if wires >> wire & 1]) for wires in range(16)]


def view_player(state: Kaboom, player: i64, seat: int | None) -> Player:
    hand = state.hands[player]
    return Player(
        agents=view_agents(
            state.inside[player],
            state.acted if player == state.player else 0,
            tuple(state.below[player * AGENTS : (player + 1) * AGENTS]),
            tuple(state.played) if player == state.player else NOTHING_PLAYED,
        ),
        cards=len(hand),
        hand=names(hand) if player == seat else None,
        known=tuple(names(known_of(state, player, seat))),
        cuts=state.cuts_of(player),
        outside=state.outside(player),
        analyzed=MEMBERS[analyzed_by(state, player)],
        points=state.points[player],
    )


def known_of(state: Kaboom, holder: int, seat: int | None) -> tuple[Card, ...]:
    """The cards that are certainly in a hand, as far as the table keeps notes (K31)."""
    return () if seat is None or state.options.memory else state.known[seat * state.seats + holder]


Piles = tuple[tuple[Card, ...], ...]  # by agent
NOTHING_PLAYED: Piles = ((),) * int(AGENTS)


@lru_cache(maxsize=8192)
def view_agents(inside: int, acted: int, below: Piles, played: Piles) -> tuple[Agent, ...]:
    """The agents of a player, the same for everybody until something about them changes."""
    return tuple(
        Agent(
            inside=bool(inside & BITS[agent]),
            acted=bool(acted & BITS[agent]),
            cuts=tuple(colours(below[agent])),
            played=tuple(names(played[agent])),
        )
        for agent in range(AGENTS)
    )


def view_sightings(state: Kaboom, seat: int | None) -> list[Sighting]:
    if seat is None or state.options.memory:
        return []
    return [
        Sighting(seen.holder, seen.round, seen.taken.name, names(seen.left)) for seen in state.sightings[seat]
    ]


def tell(event: KaboomEvent, seat: int | None) -> KaboomEvent:
    """The event as the seat may know it: see events.py for who is told what."""
    if type(event) is Drew:
        return event if event.seat == seat else replace(event, cards=None)
    if type(event) is Dealt:
        hands = [hand if holder == seat else None for holder, hand in enumerate(event.hands)]
        return replace(event, hands=hands)
    if type(event) is Analyzed:
        return event if event.seat == seat else replace(event, colour=None)
    if type(event) is Intercepted:
        return event if event.seat == seat else replace(event, hand=None)
    if type(event) is Took:
        return event if seat in (event.seat, event.target) else replace(event, card=None)
    if type(event) is Chose:
        return event if event.seat == seat else replace(event, agent=None)
    return event


def forget(event: KaboomEvent, options: Options) -> KaboomEvent:
    """K31: by heart, the log keeps that something was looked at, not what was seen."""
    if not options.memory:
        return event
    match event:
        case Analyzed():
            return replace(event, colour=None)
        case Intercepted():
            return replace(event, hand=None)
        case Took():
            return replace(event, card=None)
        case Bypassed():
            return replace(event, removed="")
    return event


def inventory(state: Kaboom) -> dict[str, int]:
    """Every card and wire wherever it lies, and the agents."""
    cards = [*state.deck[state.drawn :], *state.discards]
    for some in (*state.hands, *state.below, *state.played):
        cards += some
    things = names(cards) + [wire.name for wire in (*state.wires, *state.removed, *state.unused) if wire]
    count = {name: things.count(name) for name in sorted(set(things))}
    return {**count, "agents": len(state.inside) * AGENTS}

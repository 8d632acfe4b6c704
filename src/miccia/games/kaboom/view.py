"""What a seat of Kaboom! may know, built up from what it is allowed to see. The way back is in imagine.py."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from miccia.core.bits import BITS
from miccia.games.kaboom.actions import ASKS, TAKE
from miccia.games.kaboom.cards import AGENTS, WIRES, Card
from miccia.games.kaboom.events import (
    Analyzed,
    Bypassed,
    Chose,
    Dealt,
    Drew,
    Ended,
    Intercepted,
    KaboomEvent,
    Took,
)
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.plays import or_none
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.table import by_kind, colours


class Agent(Struct, frozen=True):
    """An agent of a player; all of it is public (K12b)."""

    inside: bool
    acted: bool  # in the present turn (K8)
    cuts: tuple[str, ...]  # the colours of the Cuts below it (K16); none outside
    played: tuple[str, ...]  # the cards on it this turn: one, or the two of a wild pair (K9, K13)


class Player(Struct, frozen=True):
    """A player as others see them, with their hand only for themselves."""

    agents: list[Agent]
    cards: int  # in hand
    hand: list[str] | None  # one's own
    known: list[str]  # what one knows to be in another's hand (K19, K31), by kind
    cuts: int  # of all agents, those played this turn included: four may try to defuse (K26)
    outside: int  # agents outside (K27)
    analyzed: list[int]  # the face-down wires they have looked at (K15), which everyone saw; see `memory`
    points: int  # K30; in a single game 1 for the winner


class Wire(Struct, frozen=True):
    """A place in the combination."""

    colour: str | None  # if it is face up, or as one has seen it (K15, K31); everyone's at the end
    face_up: bool  # for good (K24)
    removed: str | None  # the wire that a Bypass took away from here (K24, K31)


class Sighting(Struct, frozen=True):
    """A hand as one saw it when intercepting (K19, K31): a memory, of which cards may have gone since."""

    holder: int
    round: int
    taken: str  # the card one took
    left: list[str]  # what stayed in the hand, by kind; the card drawn for the taken one was not seen


class Announcement(Struct, frozen=True):
    """K13: what the two cards that are asked for now will count as."""

    agent: int
    wire: int | None  # Analyze of this wire; None: Exit


class KaboomView(Struct, frozen=True):
    """The table as one seat sees it; without a seat, as everybody does.

    `ask` is what the player is asked now: act, pay, take, defuse or discard. An alarm is asked of all who
    are `choosing`. With the option `memory` (K31) what was looked at and what was bypassed is shown only
    until the next move of anybody, `known` and `sightings` never.
    """

    seat: int | None
    seats: int
    options: Options
    game: int  # of the match, from 1 (K30)
    starter: int
    round: int  # from 1
    player: int  # whose turn it is
    ask: str
    until: int | None  # K22: the table time when an Alarm chooses by itself
    countdown: int  # 0 after an explosion by time
    mascot: int | None  # who owns René
    deck: int  # cards left
    discards: list[str]  # in the order in which they came
    wires: list[Wire]  # the combination
    unused: int  # wires aside
    players: list[Player]
    announced: Announcement | None  # during `pay`
    target: int | None  # during `take`: whose hand the player is looking at
    intercepted: list[str] | None  # during `take`, for the player alone: that hand, by kind
    choosing: list[int]  # during `alarm`: who has not chosen yet
    choice: int | None  # during `alarm`: the agent one has chosen oneself
    glimpsed: int | None  # the wire that the player has looked at with the last move
    shown: int | None  # the wire that the player has bypassed with the last move
    sightings: list[Sighting]  # hands one has intercepted, the last one last
    ended: Ended | None  # how the game ended or, in a match for points, the one before
    over: bool  # nothing is played any more


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
    seen = range(WIRES) if state.over is not None else [] if seat is None else analyzed_by(state, seat)
    found = []
    for place, (wire, removed) in enumerate(zip(state.wires, state.removed, strict=True)):
        face_up = bool(up & BITS[place])
        old = None if removed is None or (memory and shown != place) else removed.name
        found.append(view_wire(wire.name if face_up or place in seen else None, face_up, old))
    return found


view_wire = lru_cache(maxsize=None)(Wire)  # there are few


def analyzed_by(state: Kaboom, seat: int) -> list[int]:
    """The face-down wires that a player has looked at, as far as the table keeps notes (K31)."""
    if state.options.memory:
        return [state.glimpsed] if seat == state.player and state.glimpsed >= 0 else []
    return [wire for wire in range(WIRES) if state.analyzed[seat] & BITS[wire]]


def view_player(state: Kaboom, player: int, seat: int | None) -> Player:
    hand = state.hands[player]
    return Player(
        agents=[
            *view_agents(
                state.inside[player],
                state.acted if player == state.player else 0,
                tuple(state.below[player * AGENTS : (player + 1) * AGENTS]),
                tuple(state.played) if player == state.player else NOTHING_PLAYED,
            )
        ],
        cards=len(hand),
        hand=names(hand) if player == seat else None,
        known=names(known_of(state, player, seat)),
        cuts=state.cuts_of(player),
        outside=state.outside(player),
        analyzed=analyzed_by(state, player),
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
    match event:
        case Drew() if event.seat != seat:
            return replace(event, cards=None)
        case Dealt():
            hands = [hand if holder == seat else None for holder, hand in enumerate(event.hands)]
            return replace(event, hands=hands)
        case Analyzed() if event.seat != seat:
            return replace(event, colour=None)
        case Intercepted() if event.seat != seat:
            return replace(event, hand=None)
        case Took() if seat not in (event.seat, event.target):
            return replace(event, card=None)
        case Chose() if event.seat != seat:
            return replace(event, agent=None)
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

"""What the board of Kaboom! needs besides the view: what can be told of the wires, why a card is stuck."""

from functools import lru_cache

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.games.kaboom.actions import Leave, Play, Wild
from miccia.games.kaboom.cards import (
    ALARM,
    ANALYZE,
    BOX,
    BYPASS,
    COLOURS,
    EXIT,
    HAND,
    INTERCEPT,
    MAX_CUTS,
    RE_ENTER,
    WILD_FROM,
    Card,
    box_with,
)
from miccia.games.kaboom.imagine import CARD
from miccia.games.kaboom.shown import (
    Agent,
    KaboomAid,
    KaboomOutcome,
    KaboomView,
    Known,
    Why,
)

Counts = tuple[int, ...]  # of wires, by colour


def aid(view: KaboomView) -> KaboomAid:
    """What the rules make of a view."""
    hand = [] if view.seat is None else view.players[view.seat].hand or []
    asked = view.seat == view.player and not view.over
    return KaboomAid(
        known=known(view),
        pairs=view.countdown >= WILD_FROM,
        too_many=max(0, len(hand) - HAND) if asked and view.ask == "discard" else 0,
        stuck=stuck(view, hand) if asked and view.ask == "act" else {},
    )


# The combination


def known(view: KaboomView) -> Known:
    box = BOX if view.options.deck is None else box_with(view.options.deck)
    wires = tuple([wire.colour for wire in view.wires])
    removed = tuple([wire.removed for wire in view.wires])
    return conclude(tuple([box[colour] for colour in COLOURS]), wires, removed)


@lru_cache(maxsize=4096)
def conclude(box: Counts, wires: tuple[str | None, ...], removed: tuple[str | None, ...]) -> Known:
    seen = [colour for colour in wires if colour]
    left = tuple(
        count - wires.count(colour) - removed.count(colour)
        for count, colour in zip(box, COLOURS, strict=True)
    )
    unseen = [colour for count, colour in zip(left, COLOURS, strict=True) if count]
    return Known(
        left=dict(zip(COLOURS, left, strict=True)),
        can=[[colour] if colour else unseen for colour in wires],
        combinations=[sorted([*seen, *rest], key=COLOURS.index) for rest in choices(left, wires.count(None))],
        all=len(choices(box, len(wires))),
    )


def choices(left: Counts, count: i64) -> list[list[str]]:
    """Every choice of so many wires, whatever their order; most of the first colour first."""
    if not left:
        return [[]] if count == 0 else []
    colour = COLOURS[len(COLOURS) - len(left)]
    return [
        [colour] * many + rest
        for many in range(min(left[0], count), -1, -1)
        for rest in choices(left[1:], count - many)
    ]


# Cards


def stuck(view: KaboomView, hand: list[str]) -> dict[str, Why]:
    found = {name: why_not(CARD[name], view) for name in sorted(set(hand))}
    return {name: why for name, why in found.items() if why is not None}


def why_not(card: Card, view: KaboomView) -> Why | None:
    """What is in the way of a card: an agent to play it (K8), or what the card itself wants."""
    me = view.players[view.player]
    inside = card.index <= EXIT.index
    ready = [agent for agent in me.agents if agent.inside == inside and not agent.acted]
    if not ready:
        return "inside" if inside else "outside"
    if card.colour >= 0:  # K16, K17
        return "four-cuts" if me.cuts == MAX_CUTS and not any(agent.cuts for agent in ready) else None
    if card in (ANALYZE, BYPASS):  # K24, K25
        return "all-up" if all(wire.face_up for wire in view.wires) else None
    if card is INTERCEPT:  # K19
        others = [player for player in view.players if player is not me]
        return None if any(player.cards for player in others) else "empty-hands"
    if card is ALARM:  # K25
        anybody = any(agent.inside for player in view.players for agent in player.agents)
        return None if anybody else "nobody-inside"
    return "rene" if card is RE_ENTER and view.mascot == view.player else None  # K28


# Actions


def outcome(action: Action, view: KaboomView) -> KaboomOutcome | None:
    """What an action would do, where its form does not say it."""
    if view.seat is None:
        return None
    if isinstance(action, Play) and action.card is INTERCEPT:
        return KaboomOutcome(to=(view.seat + action.where) % view.seats)
    if (
        isinstance(action, Leave)
        or (isinstance(action, Play) and action.card is EXIT)
        or (isinstance(action, Wild) and action.wire < 0)
    ):
        return KaboomOutcome(loses=cuts(view.players[view.seat].agents[action.agent]))
    return None


def cuts(agent: Agent) -> list[str]:
    """Those below an agent and the one played on it this turn; two cards on it are a wild pair (K13)."""
    new = [card[4:] for card in agent.played if CARD[card].colour >= 0]
    return [*agent.cuts, *new] if len(agent.played) == 1 else [*agent.cuts]

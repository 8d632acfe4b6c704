"""What the board of Kaboom! needs besides the view: what is known of the wires, what is denied and why."""

from collections.abc import Mapping
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
    barred_from_defusing,
    box_with,
)
from miccia.games.kaboom.imagine import CARD
from miccia.games.kaboom.shown import (
    Agent,
    Denied,
    KaboomAid,
    KaboomOutcome,
    KaboomView,
    Known,
    Player,
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
        denied={} if view.over else denied(view, hand),
    )


# The combination


def known(view: KaboomView) -> Known:
    wires = tuple([wire.colour for wire in view.wires])
    removed = tuple([wire.removed for wire in view.wires])
    deck = view.options.deck
    return conclude(USUAL if deck is None else counts(box_with(deck)), wires, removed)


def counts(box: Mapping[str, int]) -> Counts:
    return tuple([box[colour] for colour in COLOURS])


USUAL = counts(BOX)


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


# Why not


def denied(view: KaboomView, hand: list[str]) -> dict[str, Denied]:
    """What whoever is asked cannot answer with: cards, a wild pair, defusing."""
    if view.seat is None or view.seat not in (view.choosing if view.ask == "alarm" else (view.player,)):
        return {}
    me = view.players[view.seat]
    found: dict[str, Denied | None] = {"defuse": why_no_defusing(view, me)}
    if view.ask == "act":
        found |= {name: why_not(CARD[name], view, me) for name in sorted(set(hand))}
        found["wild"] = why_no_pair(view, me)
    else:
        used = view.ask in ("pay", "discard")
        found |= dict.fromkeys([*([] if used else sorted(set(hand))), "wild"], NOT_NOW)
    return {name: why for name, why in found.items() if why is not None}


NOT_NOW = Denied("not-now", "K6b")


def why_not(card: Card, view: KaboomView, me: Player) -> Denied | None:
    """What is in the way of a card: an agent to play it (K8), or what the card itself wants."""
    inside = card.index <= EXIT.index
    if all(agent.acted or agent.inside != inside for agent in me.agents):
        return why_nobody(me, inside)
    if card.colour >= 0:  # K16, K17
        ready = [agent for agent in me.agents if agent.inside and not agent.acted]
        full = me.cuts == MAX_CUTS and not any(agent.cuts for agent in ready)
        return Denied("four-cuts", "K16") if full else None
    if card is ANALYZE and all_up(view):
        return Denied("nothing-hidden", "K25")
    if card is BYPASS and all_up(view):
        return Denied("wire-fixed", "K24")
    if card is INTERCEPT and not any(player.cards for player in view.players if player is not me):
        return Denied("empty-hand", "K19")
    if card is ALARM and not any(agent.inside for player in view.players for agent in player.agents):
        return Denied("nobody-inside", "K25")
    if card is RE_ENTER and view.mascot == view.seat:
        return Denied("mascot-stays-out", "K28")
    return None


def why_nobody(me: Player, inside: bool, rule: str = "K8") -> Denied:
    """K8, K13: no agent can act inside, or outside. All who are there have acted, or nobody is there."""
    there = tuple([number for number, agent in enumerate(me.agents) if agent.inside == inside])
    if there or all(agent.acted for agent in me.agents):
        return Denied("agent-acted", "K8", there)
    return Denied("agent-outside" if inside else "agent-inside", rule)


def why_no_pair(view: KaboomView, me: Player) -> Denied | None:
    """K13, K14. With all wires face up a pair can still be an Exit."""
    if view.countdown < WILD_FROM:
        return Denied("too-late-for-pairs", "K14")
    if not any(agent.inside and not agent.acted for agent in me.agents):
        return why_nobody(me, True, "K13")
    return Denied("too-few-cards", "K13") if me.cards < 2 else None


def why_no_defusing(view: KaboomView, me: Player) -> Denied | None:
    """K10, K26, K28, K41: why this player will not be asked this turn, or is not asked yet."""
    if view.ask == "defuse":
        return None
    no_guess = view.options.no_guess and view.round == 1
    barred = barred_from_defusing(view.mascot == view.seat, me.cuts, no_guess)
    return NOT_NOW if barred is None else Denied(*barred)


def all_up(view: KaboomView) -> bool:
    return all(wire.face_up for wire in view.wires)


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

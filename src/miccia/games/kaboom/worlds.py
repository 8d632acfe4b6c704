"""How the expert of Kaboom! searches: the worlds it thinks possible, the actions that it tries in them."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.games.kaboom.actions import CHOOSE, TAKE, Leave, Play, Wild
from miccia.games.kaboom.beliefs import Colours, believe
from miccia.games.kaboom.cards import AGENTS, ANALYZE, BYPASS, WIRE_KINDS, WIRES, Card, Wire
from miccia.games.kaboom.outlook import Outlook, World
from miccia.games.kaboom.table import without
from miccia.games.kaboom.thoughts import Thoughts

PASSED: Final[i64] = 4  # cards that others have had in hand besides those they hold
FINE: Final = 2**30  # how finely a chance is told from another


def deal_anew(world: World, seat: i64, chance: Chance) -> World:
    """Another world that looks the same to the seat, as likely as the seat must think it."""
    new = world.copy()
    deal_cards(new, seat, chance)
    deal_wires(new, seat, chance)
    turns = (new.player - new.starter) % new.seats  # that are over in this round
    for other in range(new.seats):
        played = new.round > 1 or (other - new.starter) % new.seats < turns
        if played and other != new.player and hides(new, other, seat):
            keep_the_best(new, other, len(world.known[seat * new.seats + other]), chance)
        if new.phase == CHOOSE and other != seat and new.choices[other] >= 0:
            inside = [agent for agent in range(AGENTS) if new.inside[other] & BITS[agent]]
            new.choices[other] = chance.pick("unseen", inside)
    return new


def hides(world: World, other: i64, seat: i64) -> bool:
    """Whether the seat does not see that hand."""
    looks = world.phase == TAKE and world.player == seat and world.target == other
    return other != seat and not looks


def deal_cards(world: World, seat: i64, chance: Chance) -> None:
    """What the seat knows of a hand stays there, before the rest (K31)."""
    unseen = list(world.deck[world.drawn :])
    for other in range(world.seats):
        if hides(world, other, seat):
            rest = world.hands[other]
            for card in world.known[seat * world.seats + other]:
                rest = without(rest, card)
            unseen += rest
    dealt = tuple(chance.shuffle("unseen", unseen))
    for other in range(world.seats):
        if hides(world, other, seat):
            known = world.known[seat * world.seats + other]
            size = len(world.hands[other]) - len(known)
            world.hands[other], dealt = known + dealt[:size], dealt[size:]
    world.deck, world.drawn = dealt, 0


def deal_wires(world: World, seat: i64, chance: Chance) -> None:
    """A combination is drawn as it is believed in."""
    seen: i64 = world.face_up | world.analyzed[seat]
    hidden = [place for place in range(WIRES) if not seen & BITS[place]]
    left = list(draw_combination(world, seat, chance))
    for place in range(WIRES):
        if seen & BITS[place]:
            left[world.wires[place].colour] -= 1
    drawn: list[Wire] = []
    for kind in WIRE_KINDS:
        drawn += [kind] * left[kind.colour]
    unused = [world.wires[place] for place in hidden] + list(world.unused)
    for place, wire in zip(hidden, chance.shuffle("unseen", drawn), strict=True):
        world.wires[place] = wire
        unused.remove(wire)
    world.unused = tuple(chance.shuffle("unseen", unused))


def draw_combination(world: World, seat: i64, chance: Chance) -> Colours:
    likely = believe(Outlook(world, seat)).likely
    point = float(chance.below(FINE)) / float(FINE)
    for colours, share in likely:
        point -= share
        if point < 0:
            return colours
    return likely[-1][0]


def keep_the_best(world: World, seat: i64, known: i64, chance: Chance) -> None:
    """What others hold is no accident: they have played what they could use and discarded the worst.

    The first cards of the hand that are `known` to be there stay.
    """
    thoughts = Thoughts(Outlook(world, seat))

    def badness(card: Card) -> float:
        needed = card.colour >= 0 and thoughts.aim[card.colour] > thoughts.cuts[card.colour]
        return 0.0 if needed or card is ANALYZE else -thoughts.value(card)

    certain, hand = world.hands[seat][:known], world.hands[seat][known:]
    seen = tuple(sorted(hand + world.deck[:PASSED], key=badness))
    world.hands[seat] = certain + seen[: len(hand)]
    world.deck = tuple(chance.shuffle("unseen", list(seen[len(hand) :] + world.deck[PASSED:])))


def distinct(outlook: Outlook, legal: Sequence[Action]) -> list[Action]:
    """The first of each kind of action worth trying: agents in the same position are alike, and so are wires.

    To look again at a wire that one has seen is no use, nor is a Cut that brings the aim no nearer.
    """
    seat = outlook.seat
    agents = [
        (bool(outlook.inside(seat) & BITS[agent]), outlook.below(seat, agent), outlook.played(agent))
        for agent in range(AGENTS)
    ]
    thoughts, own = Thoughts(outlook), outlook.analyzed(seat)
    wires = [
        (
            seen.colour if own & BITS[wire] and (seen := outlook.wire(wire)) else -1,
            *(bool(outlook.analyzed(other) & BITS[wire]) for other in range(outlook.seats)),
        )
        for wire in range(WIRES)
    ]
    found: dict[object, Action] = {}
    for action in legal:
        key: object = action
        if isinstance(action, Play):
            where: object = action.where
            if action.card is ANALYZE or action.card is BYPASS:
                where = wires[action.where]
            if action.card is ANALYZE and own & BITS[action.where]:
                continue
            if action.card.colour >= 0 and not nearer(thoughts, action):
                continue
            key = (action.card, agents[action.agent], where)
        elif isinstance(action, Wild):
            if action.wire >= 0 and own & BITS[action.wire]:
                continue
            key = (agents[action.agent], wires[action.wire] if action.wire >= 0 else None)
        elif isinstance(action, Leave):
            key = agents[action.agent]
        found.setdefault(key, action)
    return list(found.values())


def nearer(thoughts: Thoughts, play: Play) -> bool:
    """Whether a Cut is needed, and none that is needed goes for it."""
    if thoughts.aim[play.card.colour] <= thoughts.cuts[play.card.colour]:
        return False
    return play.where < 0 or thoughts.cuts[play.where] > thoughts.aim[play.where]

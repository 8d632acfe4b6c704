"""A world of Kaboom! that looks like what a seat sees of it: whatever it cannot see is dealt anew."""

from collections.abc import Iterable

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.cards import left_of
from miccia.core.chance import Chance
from miccia.games.kaboom.actions import ASKS, CHOOSE, WILDS, Wild
from miccia.games.kaboom.cards import AGENTS, CUTS, KINDS, WIRE_KINDS, Card, all_cards, all_wires
from miccia.games.kaboom.outlook import World
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.shown import KaboomView
from miccia.games.kaboom.table import SIZES, Sighting, lay

CARD = {card.name: card for card in KINDS}
CUT = {card.name[4:]: card for card in CUTS}
WIRE = {wire.name: wire for wire in WIRE_KINDS}


def imagine(view: KaboomView, chance: Chance) -> World:
    """A world that looks just like this view. What one remembers of a hand binds it as long as it is certain
    (K31); a hand as it was once seen does not."""
    state = World()
    lay(view.seats, view.options, state)
    copy_the_open(view, state)
    copy_agents(view, state)
    copy_notes(view, state)
    deal_cards(view, state, chance)
    deal_wires(view, state, chance)
    imagine_choices(view, state, chance)
    if view.over:
        state.close()
    return state


def copy_the_open(view: KaboomView, state: Kaboom) -> None:
    """What everyone sees."""
    state.game, state.starter, state.round, state.player = view.game, view.starter, view.round, view.player
    state.points = [player.points for player in view.players]
    state.ended = view.ended
    state.phase = ASKS.index(view.ask)
    state.until = or_minus(view.until)
    state.countdown = view.countdown
    state.mascot = or_minus(view.mascot)
    state.target = or_minus(view.target)
    state.discards = [CARD[name] for name in view.discards]
    state.choosing = set_of(view.choosing)
    if view.announced:
        wild = WILDS[view.announced.agent][or_minus(view.announced.wire)]
        assert isinstance(wild, Wild)
        state.announced = wild


def copy_agents(view: KaboomView, state: Kaboom) -> None:
    for seat, player in enumerate(view.players):
        state.inside[seat] = set_of([number for number, agent in enumerate(player.agents) if agent.inside])
        for number, agent in enumerate(player.agents):
            state.below[seat * AGENTS + number] = tuple([CUT[colour] for colour in agent.cuts])
    agents = view.players[view.player].agents
    state.acted = set_of([number for number, agent in enumerate(agents) if agent.acted])
    state.played = [named(agent.played) for agent in agents]


def copy_notes(view: KaboomView, state: Kaboom) -> None:
    """What the seats have looked at (K31)."""
    state.analyzed = [set_of(player.analyzed) for player in view.players]
    state.glimpsed, state.shown = or_minus(view.glimpsed), or_minus(view.shown)
    if view.seat is not None:
        state.sightings[view.seat] = tuple(
            Sighting(seen.holder, seen.round, CARD[seen.taken], named(seen.left)) for seen in view.sightings
        )
        for holder, player in enumerate(view.players):
            state.known[view.seat * view.seats + holder] = named(player.known)
            state.noted = state.noted or bool(player.known)


def deal_cards(view: KaboomView, state: Kaboom, chance: Chance) -> None:
    """The hands one does not see, and the deck."""
    for seat, player in enumerate(view.players):
        open_hand = view.intercepted if seat == view.target and player.hand is None else player.hand
        state.hands[seat] = named(player.known if open_hand is None else open_hand)
    seen: list[i64] = [0] * len(KINDS)  # how many of each kind
    for card in state.discards:
        seen[card.index] += 1
    for cards in [*state.below, *state.played, *state.hands]:
        for card in cards:
            seen[card.index] += 1
    unseen = chance.shuffle("unseen", left_of(all_cards(view.options.deck), seen))
    dealt = 0
    for seat, player in enumerate(view.players):
        unknown = player.cards - len(state.hands[seat])
        if unknown:
            state.hands[seat] += tuple(unseen[dealt : dealt + unknown])
            dealt += unknown
    state.deck = tuple(unseen[dealt:])


def deal_wires(view: KaboomView, state: Kaboom, chance: Chance) -> None:
    """The wires one has not seen: in the combination, removed, and aside."""
    unseen = all_wires(view.options.deck)[:]
    for wire in view.wires:
        for name in (wire.colour, wire.removed):
            if name:
                unseen.remove(WIRE[name])
    unseen = chance.shuffle("unseen", unseen)
    for place, wire in enumerate(view.wires):
        state.wires.append(WIRE[wire.colour] if wire.colour else unseen.pop())
        if wire.face_up:
            state.face_up |= BITS[place]
            state.removed[place] = WIRE[wire.removed] if wire.removed else unseen.pop()
    state.unused = tuple(unseen)


def imagine_choices(view: KaboomView, state: Kaboom, chance: Chance) -> None:
    """K22: an agent for everybody who has chosen, one's own as it is."""
    if state.phase != CHOOSE:
        return
    for seat in range(view.seats):
        if seat == view.seat:
            state.choices[seat] = or_minus(view.choice)
        elif SIZES[state.inside[seat]] > 1 and seat not in view.choosing:
            inside = [agent for agent in range(AGENTS) if state.inside[seat] & BITS[agent]]
            state.choices[seat] = chance.pick("unseen", inside)


def named(names: Iterable[str]) -> tuple[Card, ...]:
    return tuple([CARD[name] for name in names])


def or_minus(number: int | None) -> int:
    return -1 if number is None else number


def set_of(members: Iterable[int]) -> int:
    found: i64 = 0
    for member in members:
        found |= BITS[member]
    return found

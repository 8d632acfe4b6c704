"""How to play Kaboom! sensibly and fast: ideas, of which the first that applies is followed.

They are made of what a seat may know (outlook.py): its hand, the wires it has seen, what lies open.
There are two ways to win, and `Thoughts` says how both stand. The steady player follows these ideas; the
expert lets everybody follow them in the worlds that it imagines.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.games.kaboom import cards
from miccia.games.kaboom.actions import (
    ACT,
    ALARMS,
    ANALYZES,
    BYPASSES,
    CHOOSE,
    CUT_THE_WIRES,
    CUTTINGS,
    DEFUSE,
    DISCARDS,
    DOUBLE_TIMERS,
    EXITS,
    FINISH,
    INTERCEPTS,
    LEAVES,
    NOT_YET,
    PAY,
    PAYS_WITH,
    RE_ENTERS,
    TAKE,
    TAKES,
    TIMERS,
    WILDS,
)
from miccia.games.kaboom.habits import STEADY, Habits
from miccia.games.kaboom.outlook import Outlook, World
from miccia.games.kaboom.table import ALL_FOUR, NOBODY, SIZES
from miccia.games.kaboom.thoughts import Thoughts

Idea = tuple[Action, str]  # what to do, and the key of the reason
LATE: Final = 2  # the countdown from which on no Exit is kept back: a Timer may end it before one's next turn


def choose(outlook: Outlook, habits: Habits = STEADY) -> Idea:
    """What the seat does now."""
    thoughts = Thoughts(outlook, habits)
    phase = outlook.phase
    if phase == ACT:
        return act(thoughts)
    if phase == PAY:
        return pay(thoughts)
    if phase == TAKE:
        return take(thoughts)
    if phase == CHOOSE:
        return leave(thoughts)
    if phase == DEFUSE:
        return defuse(thoughts)
    return discard(thoughts)


def act(thoughts: Thoughts) -> Idea:
    """The ideas for a turn, in the order of their weight."""
    idea = blow_up(thoughts) or complete(thoughts) or fetch(thoughts) or hinder(thoughts)
    if thoughts.owner:
        idea = idea or keep_rene(thoughts)
    else:
        idea = idea or take_rene(thoughts) or prepare(thoughts)
    return idea or come_back(thoughts) or spy(thoughts) or (FINISH, "enough")


def prepare(thoughts: Thoughts) -> Idea | None:
    """Look with an Analyze, cut what is known, or look with a pair."""
    with_analyze = look(thoughts) if thoughts.held[cards.ANALYZE.index] else None
    return with_analyze or cut(thoughts) or look(thoughts)


def first(agents: i64) -> i64:
    agent: i64 = 0
    while not agents & BITS[agent]:
        agent += 1
    return agent


def cleanest(thoughts: Thoughts, agents: i64) -> i64:
    """The agent with the fewest Cuts."""
    best: i64 = -1
    fewest: i64 = 99
    for agent in range(cards.AGENTS):
        if agents & BITS[agent]:
            cuts = len(thoughts.outlook.below(thoughts.seat, agent))
            if thoughts.outlook.acts and thoughts.outlook.new_cut(agent):
                cuts += 1
            if cuts < fewest:
                best, fewest = agent, cuts
    return best


def exit_one(thoughts: Thoughts, why: str) -> Idea:
    """With the card if there is one, else with two others (K13)."""
    agent = cleanest(thoughts, thoughts.inside)
    if thoughts.held[cards.EXIT.index]:
        return EXITS[agent], why
    return WILDS[agent][4], why


def hurry(thoughts: Thoughts, why: str) -> Idea:
    agent = first(thoughts.outside)
    if thoughts.held[cards.DOUBLE_TIMER.index]:
        return DOUBLE_TIMERS[agent], why
    return TIMERS[agent], why


def blow_up(thoughts: Thoughts) -> Idea | None:
    """Timers that bring the countdown to its end, while René is here or can be fetched first."""
    if thoughts.seconds() < thoughts.countdown:
        return None
    if thoughts.owner:
        return hurry(thoughts, "blow-up")
    timers: i64 = thoughts.held[cards.TIMER.index] + thoughts.held[cards.DOUBLE_TIMER.index]
    return exit_one(thoughts, "fetch") if thoughts.exits(timers) >= thoughts.bar() else None


def complete(thoughts: Thoughts) -> Idea | None:
    """All Cuts are here and sure: they are laid and the wires cut this turn, whatever else there is."""
    if thoughts.owner or thoughts.to_find or thoughts.missing > SIZES[thoughts.inside]:
        return None
    if thoughts.belief.chance(thoughts.cuts) > thoughts.habits.sure:
        return FINISH, "ready"
    aim = thoughts.aim
    sure = thoughts.belief.chance([aim[0], aim[1], aim[2], aim[3]]) > thoughts.habits.sure
    return cut(thoughts) if sure else None


def fetch(thoughts: Thoughts) -> Idea | None:
    """René, when Timers end the countdown by the next turn."""
    if thoughts.owner or not thoughts.ends_soon() or thoughts.exits(thoughts.timers()) < thoughts.bar():
        return None
    return exit_one(thoughts, "fetch-soon")


def hinder(thoughts: Thoughts) -> Idea | None:
    """Somebody is about to defuse: an Alarm, another wire, or a look into that hand may prevent it."""
    if not thoughts.outside:
        return None
    outlook, agent = thoughts.outlook, first(thoughts.outside)
    for offset in range(1, outlook.seats):
        other = (thoughts.seat + offset) % outlook.seats
        if thoughts.turns_of(other) > thoughts.habits.hinder:
            continue
        if thoughts.held[cards.ALARM.index] and alarm_costs(outlook, other):
            return ALARMS[agent], "alarm"
        hidden: i64 = ALL_FOUR & ~outlook.face_up
        if thoughts.held[cards.BYPASS.index] and hidden:
            looked: i64 = hidden & outlook.analyzed(other)
            return BYPASSES[agent][first(looked or hidden)], "bypass"
        if thoughts.held[cards.INTERCEPT.index] and outlook.has_cards(other):
            return INTERCEPTS[agent][offset - 1], "rob"
    return None


def alarm_costs(outlook: Outlook, other: i64) -> bool:
    """Whether every agent that could leave has a Cut to lose (K22)."""
    inside = outlook.inside(other)
    for agent in range(cards.AGENTS):
        if inside & BITS[agent] and not outlook.below(other, agent):
            return False
    return inside != 0


def take_rene(thoughts: Thoughts) -> Idea | None:
    """Once the wires take too long: late, so that nobody takes him back; until then one agent short."""
    if thoughts.hopeful or not thoughts.inside:
        return None
    close = thoughts.habits.close / float(1 + thoughts.followers())  # more can take him back
    last = thoughts.countdown == 1 or thoughts.rounds <= close
    if last and thoughts.exits(0) >= thoughts.bar():
        return exit_one(thoughts, "take-rene")
    mascot = thoughts.outlook.mascot
    if mascot == NOBODY:
        return send(thoughts, 1, "first-out") if thoughts.forlorn() else None
    if last and 0 < thoughts.exits(1) == thoughts.bar() - 1 and thoughts.alarm_brings_closer(mascot):
        return ALARMS[first(thoughts.outside)], "alarm-out"
    return send(thoughts, thoughts.outlook.outside(mascot) - 1, "go-out")


def keep_rene(thoughts: Thoughts) -> Idea | None:
    """Timers when the leader would else be in time, or for the end; nobody left to follow; more outside."""
    outlook, habits = thoughts.outlook, thoughts.habits
    if thoughts.outside:
        if thoughts.seconds():
            if thoughts.countdown <= habits.burst or thoughts.ends_soon():
                return hurry(thoughts, "hurry")
            if thoughts.rounds - float(thoughts.seconds()) <= thoughts.lead < thoughts.rounds:
                return hurry(thoughts, "outrun")
        if thoughts.held[cards.ALARM.index]:
            for other in range(outlook.seats):
                if other != thoughts.seat and SIZES[outlook.inside(other)] == 1:
                    return ALARMS[first(thoughts.outside)], "shut-out"
    if thoughts.inside and thoughts.countdown <= LATE and thoughts.held[cards.EXIT.index]:
        return exit_one(thoughts, "raise")
    return send(thoughts, cards.AGENTS, "raise")


def send(thoughts: Thoughts, wanted: i64, why: str) -> Idea | None:
    """Agents outside, until there are so many: with pairs while they count, or a second Exit."""
    if thoughts.out >= wanted or not thoughts.inside:
        return None
    if thoughts.countdown >= cards.WILD_FROM and thoughts.junk() >= 2:
        return WILDS[cleanest(thoughts, thoughts.inside)][4], why
    return exit_one(thoughts, why) if thoughts.held[cards.EXIT.index] > 1 else None


def come_back(thoughts: Thoughts) -> Idea | None:
    """With all agents outside there is no way left to win but to send one in again."""
    if thoughts.owner or thoughts.outlook.inside(thoughts.seat):
        return None
    if not thoughts.outside or thoughts.countdown == 1:
        return None
    if not thoughts.held[cards.RE_ENTER.index]:
        return None
    return RE_ENTERS[first(thoughts.outside)], "come-back"


def spy(thoughts: Thoughts) -> Idea | None:
    """A card from the hand of whoever has René or, if nobody else has, the most Cuts."""
    if not thoughts.outside or not thoughts.held[cards.INTERCEPT.index]:
        return None
    outlook = thoughts.outlook
    best: i64 = -1
    most: i64 = -1
    for offset in range(1, outlook.seats):
        other = (thoughts.seat + offset) % outlook.seats
        if outlook.has_cards(other):
            danger: i64 = 9 if other == outlook.mascot else outlook.cuts_of(other)
            if danger > most:
                best, most = offset, danger
    return None if best < 0 else (INTERCEPTS[first(thoughts.outside)][best - 1], "spy")


def cut(thoughts: Thoughts) -> Idea | None:
    """A Cut that the aim needs, on an agent that has some already, so that others stay free to leave."""
    if not thoughts.inside:
        return None
    outlook = thoughts.outlook
    room = sum(thoughts.cuts) < cards.MAX_CUTS
    for card in cards.CUTS:
        colour = card.colour
        if thoughts.held[colour] and thoughts.aim[colour] > thoughts.cuts[colour]:
            best: i64 = -1
            most: i64 = -1
            for agent in range(cards.AGENTS):
                if thoughts.inside & BITS[agent]:
                    below = outlook.below(thoughts.seat, agent)
                    for old in () if room else below:
                        if thoughts.cuts[old.colour] > thoughts.aim[old.colour]:
                            return CUTTINGS[agent][colour][old.colour], "swap"
                    if len(below) > most:
                        best, most = agent, len(below)
            if room:
                return CUTTINGS[best][colour][4], "cut"
    return None


def look(thoughts: Thoughts) -> Idea | None:
    """A wire not seen yet."""
    if not thoughts.inside or not thoughts.unseen:
        return None
    agent = first(thoughts.inside)
    wire = first(thoughts.unseen)
    if thoughts.held[cards.ANALYZE.index]:
        return ANALYZES[agent][wire], "look"
    if thoughts.countdown >= cards.WILD_FROM and thoughts.junk() >= 2:
        return WILDS[agent][wire], "look"
    return None


def pay(thoughts: Thoughts) -> Idea:
    """The two cards that are missed least."""
    hand = sorted(thoughts.outlook.hand, key=thoughts.value)
    one, other = hand[0], hand[1]
    if one.index > other.index:
        one, other = other, one
    return PAYS_WITH[one.index][other.index - one.index], "pay"


def discard(thoughts: Thoughts) -> Idea:
    """The card that is missed least."""
    return DISCARDS[min(thoughts.outlook.hand, key=thoughts.value).index], "discard"


def take(thoughts: Thoughts) -> Idea:
    """The card that helps most."""
    return TAKES[max(thoughts.outlook.hand_looked_at(), key=thoughts.value).index], "take"


def leave(thoughts: Thoughts) -> Idea:
    """The agent whose Cuts are missed least."""
    return LEAVES[cleanest(thoughts, thoughts.outlook.inside(thoughts.seat))], "leave"


def defuse(thoughts: Thoughts) -> Idea:
    chance = thoughts.belief.chance(thoughts.cuts)
    last = thoughts.countdown == 1 and thoughts.outlook.mascot != NOBODY
    if chance > thoughts.habits.sure or (last and chance > thoughts.habits.luck):
        return CUT_THE_WIRES, "defuse"
    return NOT_YET, "hold"


def play_out(world: World, game: i64, chance: Chance) -> None:
    """Everybody follows the ideas, to the end of this game of a match."""
    while world.over is None and world.game == game:
        seat = world.player
        if world.choosing:
            seat = first(world.choosing)
        world.apply(seat, choose(Outlook(world, seat))[0], chance)

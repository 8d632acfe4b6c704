"""Every action of Kaboom!, made once and numbered. Each belongs to one phase of a turn (K6b).

An agent keeps its number, 0 to 3, and so does a wire of the combination. Cards of one kind are alike:
an action names the kind.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.forms import Form
from miccia.core.game import Action
from miccia.games.kaboom.cards import (
    ALARM,
    ANALYZE,
    BYPASS,
    COLOURS,
    CUTS,
    DOUBLE_TIMER,
    EXIT,
    INTERCEPT,
    KINDS,
    RE_ENTER,
    TIMER,
    Card,
)
from miccia.games.kaboom.forms import (
    DoAlarm,
    DoAnalyze,
    DoBypass,
    DoCut,
    DoDefuse,
    DoDiscard,
    DoDoubleTimer,
    DoExit,
    DoFinish,
    DoHold,
    DoIntercept,
    DoLeave,
    DoPay,
    DoReEnter,
    DoTake,
    DoTimer,
    DoWild,
    OfAgent,
)

# What the table asks for. A turn goes from ACT over PAY, TAKE and CHOOSE back to ACT, then on to the rest.
ASKS: Final = ("act", "pay", "take", "alarm", "defuse", "discard")
ACT: Final[i64] = 0
PAY: Final[i64] = 1
TAKE: Final[i64] = 2
CHOOSE: Final[i64] = 3
DEFUSE: Final[i64] = 4
DISCARD: Final[i64] = 5


class Step(Action):
    """An action that answers one ask."""

    def __init__(self, id: i64, form: Form, phase: i64) -> None:
        super().__init__(id, form)
        self.phase: i64 = phase


class Play(Step):
    """K8: a card on one of the player's agents. `where` is what its rule needs besides, or -1.

    Analyze and Bypass: the wire. Cut: the colour it replaces. Intercept: whose hand, so many seats on.
    """

    def __init__(self, id: i64, card: Card, form: OfAgent, where: i64) -> None:
        super().__init__(id, form, ACT)
        self.card: Card = card
        self.agent: i64 = form.agent
        self.where: i64 = where


class Wild(Step):
    """K13: any two cards are announced as Analyze of a wire, or as Exit (`wire` -1); they are named next."""

    def __init__(self, id: i64, agent: i64, wire: i64) -> None:
        super().__init__(id, DoWild(agent, "exit") if wire < 0 else DoWild(agent, "analyze", wire), ACT)
        self.agent: i64 = agent
        self.wire: i64 = wire


class Finish(Step):
    """K6b: no more actions this turn."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, DoFinish(), ACT)


class Pay(Step):
    """K13: the two cards of a wild pair, in no order."""

    def __init__(self, id: i64, one: Card, other: Card) -> None:
        super().__init__(id, DoPay([one.name, other.name]), PAY)
        self.one: Card = one
        self.other: Card = other


class Take(Step):
    """K19: the card taken out of an intercepted hand."""

    def __init__(self, id: i64, card: Card) -> None:
        super().__init__(id, DoTake(card.name), TAKE)
        self.card: Card = card


class Leave(Step):
    """K22: the agent that leaves when the Alarm rings."""

    def __init__(self, id: i64, agent: i64) -> None:
        super().__init__(id, DoLeave(agent), CHOOSE)
        self.agent: i64 = agent


class Defuse(Step):
    """K26: cut the wires, which ends the game."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, DoDefuse(), DEFUSE)


class Hold(Step):
    """K10: do not cut them yet."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, DoHold(), DEFUSE)


class Discard(Step):
    """K11: one card too many."""

    def __init__(self, id: i64, card: Card) -> None:
        super().__init__(id, DoDiscard(card.name), DISCARD)
        self.card: Card = card


ACTIONS: Final[list[Action]] = []


def play(card: Card, form: OfAgent, where: int = -1) -> Action:
    action = Play(len(ACTIONS), card, form, where)
    ACTIONS.append(action)
    return action


def cut(card: Card, agent: int, replaced: int) -> Action:
    return play(card, DoCut(agent, card.name[4:], (*COLOURS, None)[replaced]), replaced)


FOUR: Final = range(4)
ANALYZES: Final = [[play(ANALYZE, DoAnalyze(agent, wire), wire) for wire in FOUR] for agent in FOUR]
# By the agent, the colour and the colour of the Cut that is replaced; the last of them replaces none.
CUTTINGS: Final = [[[cut(card, agent, old) for old in (0, 1, 2, 3, -1)] for card in CUTS] for agent in FOUR]
EXITS: Final = [play(EXIT, DoExit(agent)) for agent in FOUR]
INTERCEPTS: Final = [
    [play(INTERCEPT, DoIntercept(agent, offset), offset) for offset in (1, 2, 3, 4)] for agent in FOUR
]
TIMERS: Final = [play(TIMER, DoTimer(agent)) for agent in FOUR]
DOUBLE_TIMERS: Final = [play(DOUBLE_TIMER, DoDoubleTimer(agent)) for agent in FOUR]
ALARMS: Final = [play(ALARM, DoAlarm(agent)) for agent in FOUR]
RE_ENTERS: Final = [play(RE_ENTER, DoReEnter(agent)) for agent in FOUR]
BYPASSES: Final = [[play(BYPASS, DoBypass(agent, wire), wire) for wire in FOUR] for agent in FOUR]

FIRST_WILD: Final = len(ACTIONS)
WILDS: Final[list[list[Action]]] = [  # by agent: the four wires, then the exit
    [Wild(FIRST_WILD + 5 * agent + place, agent, wire) for place, wire in enumerate((0, 1, 2, 3, -1))]
    for agent in FOUR
]
FINISH: Final = Finish(FIRST_WILD + 20)
PAYS: Final[list[Pay]] = []
for one in KINDS:
    PAYS.extend(
        [Pay(FIRST_WILD + 21 + len(PAYS) + n, one, other) for n, other in enumerate(KINDS[one.index :])]
    )
PAYS_WITH: Final = [[pay for pay in PAYS if pay.one is card] for card in KINDS]
FIRST_TAKE: Final = FIRST_WILD + 21 + len(PAYS)
TAKES: Final[list[Action]] = [Take(FIRST_TAKE + card.index, card) for card in KINDS]
LEAVES: Final[list[Action]] = [Leave(FIRST_TAKE + 12 + agent, agent) for agent in FOUR]
CUT_THE_WIRES: Final = Defuse(FIRST_TAKE + 16)
NOT_YET: Final = Hold(FIRST_TAKE + 17)
DISCARDS: Final[list[Action]] = [Discard(FIRST_TAKE + 18 + card.index, card) for card in KINDS]

for wilds in WILDS:
    ACTIONS.extend(wilds)
ACTIONS.append(FINISH)
ACTIONS.extend([*PAYS, *TAKES, *LEAVES, CUT_THE_WIRES, NOT_YET, *DISCARDS])


# For each set of agents that may act, and each set of wires, seats or kinds in question: what they can do.


def of_agents(actions: list[Action]) -> list[list[Action]]:
    return [[actions[agent] for agent in FOUR if agents >> agent & 1] for agents in range(16)]


def of_agents_and(actions: list[list[Action]]) -> list[list[list[Action]]]:
    return [
        [
            [
                actions[agent][place]
                for agent in FOUR
                for place in FOUR
                if agents >> agent & among >> place & 1
            ]
            for among in range(16)
        ]
        for agents in range(16)
    ]


ANALYZES_OF: Final = of_agents_and(ANALYZES)
BYPASSES_OF: Final = of_agents_and(BYPASSES)
INTERCEPTS_OF: Final = of_agents_and(INTERCEPTS)
WILD_ANALYZES_OF: Final = of_agents_and(WILDS)
WILD_EXITS_OF: Final = of_agents([wilds[4] for wilds in WILDS])
EXITS_OF: Final = of_agents(EXITS)
TIMERS_OF: Final = of_agents(TIMERS)
DOUBLE_TIMERS_OF: Final = of_agents(DOUBLE_TIMERS)
ALARMS_OF: Final = of_agents(ALARMS)
RE_ENTERS_OF: Final = of_agents(RE_ENTERS)
LEAVES_OF: Final = of_agents(LEAVES)

"""A guided first game of Kaboom!: three players, nine steps, about three minutes."""

from miccia.core.lesson import Deal, Lesson, Scripted, Step
from miccia.games.kaboom.forms import (
    DoAnalyze,
    DoCut,
    DoDefuse,
    DoDiscard,
    DoExit,
    DoFinish,
    DoPay,
    DoTimer,
    DoWild,
)

YOU, CLEO, OTTO = 0, 1, 2
A, B, C, D = range(4)  # agents
WIRES = ("green", "blue", "red", "yellow")

FIRST = Deal(
    stack={
        "starter": ("0",),
        "wires": WIRES,
        "deck": (
            *("analyze", "cut-red", "exit", "timer"),
            *("cut-red", "cut-green", "exit", "bypass"),
            *("cut-yellow", "cut-blue", "exit", "alarm"),
            *("cut-blue", "re-enter"),  # you draw
            *("analyze", "intercept"),  # Cleo does
            *("analyze", "cut-red"),  # Otto does
            *("timer", "cut-green"),  # you again
        ),
    }
)


def passes(seat: int, *cards: str) -> tuple[Scripted, ...]:
    """A turn in which nothing is played, and these cards are discarded."""
    return ((seat, DoFinish()), *((seat, DoDiscard(card)) for card in cards))


KNOWN = Deal(  # in the first round you have looked at all four wires, in the second you have cut them
    stack={
        "starter": ("0",),
        "wires": WIRES,
        "deck": (
            *("analyze", "analyze", "analyze", "analyze"),
            *("cut-red", "cut-green", "exit", "bypass"),
            *("cut-yellow", "cut-blue", "exit", "alarm"),
            *("cut-red", "cut-blue"),
            *("timer", "intercept"),
            *("timer", "cut-red"),
            *("cut-green", "cut-yellow"),
        ),
    },
    before=(
        *((YOU, DoAnalyze(agent, agent)) for agent in range(4)),
        (YOU, DoFinish()),
        *passes(CLEO, "timer", "intercept"),
        *passes(OTTO, "timer", "alarm"),
        *((YOU, DoCut(agent, colour, None)) for agent, colour in enumerate(WIRES)),
    ),
)

LESSON = Lesson(
    names=("Cleo", "Otto"),
    steps=(
        Step(key="goal", rules=("K3", "K26"), points=("bomb",), deal=FIRST),
        Step(key="turn", rules=("K6b", "K7"), points=("phases",)),
        Step(
            key="look",
            rules=("K8", "K15"),
            points=("card:analyze",),
            does=(DoAnalyze(A, 1),),
            presses=("card:analyze", "agent:0", "wire:1"),
            shows=("wire-1",),
        ),
        Step(
            key="cut",
            rules=("K9", "K16"),
            points=("card:cut-blue",),
            does=(DoCut(B, "blue", None),),
            presses=("card:cut-blue", "agent:1"),
            shows=("agent-0-1",),
        ),
        Step(
            key="pair",
            rules=("K13", "K14"),
            points=("wild",),
            does=(DoWild(C, "analyze", 0), DoPay(["timer", "re-enter"])),
            presses=("wild", "card:timer", "card:re-enter", "agent:2", "as:analyze", "wire:0", "pay"),
            shows=("wire-0",),
        ),
        Step(
            key="leave",
            rules=("K18", "K27"),
            points=("card:exit",),
            does=(DoExit(D), DoFinish()),
            presses=("card:exit", "agent:3", "end"),
            shows=("rene",),
            then=(*passes(CLEO, "bypass", "exit"), *passes(OTTO, "alarm", "exit")),
        ),
        Step(
            key="outside",
            rules=("K20", "K6"),
            points=("card:timer",),
            does=(DoTimer(D),),
            presses=("card:timer", "agent:3"),
            shows=("countdown",),
        ),
        Step(
            key="defuse",
            rules=("K26", "K28"),
            points=("bomb",),
            does=(DoFinish(), DoDefuse()),
            presses=("end", "defuse"),
            deal=KNOWN,
        ),
        Step(key="end", rules=("K29",), points=("bomb",)),
    ),
)

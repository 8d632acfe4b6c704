"""A guided first game of Hanabi: two players, eight steps, about three minutes."""

from miccia.core.lesson import Deal, Lesson, Scripted, Step
from miccia.games.hanabi.forms import DoClue, DoDiscard, DoPlay

YOU, CLEO = 0, 1

FIRST = Deal(
    stack={
        "starter": ("1",),
        "deck": (
            *("B5", "W4", "R1", "G3", "Y4"),  # you, the oldest first
            *("G3", "W1", "B4", "B1", "R4"),  # Cleo
            *("R2", "Y3", "W3", "Y1", "B2", "G4", "R3", "W2"),  # as they are drawn
        ),
    }
)

LAST = Deal(  # all have played their oldest card in every turn, Cleo a red one and you a white one, and so on
    stack={
        "starter": ("1",),
        "deck": (
            *("W1", "W2", "W3", "W4", "W5"),
            *("R1", "R2", "R3", "R4", "R5"),
            *("Y1", "G1", "Y2", "G2", "Y3", "G3", "Y4", "G4", "Y5", "G5", "B1", "B2", "B3", "B4", "R1", "B5"),
        ),
    },
    before=(*(((turn + 1) % 2, DoPlay(0)) for turn in range(24)), (CLEO, DoClue(1, "5"))),
)


def cleo(act: DoPlay | DoDiscard | DoClue) -> tuple[Scripted, ...]:
    return ((CLEO, act),)


LESSON = Lesson(
    names=("Cleo",),
    steps=(
        Step(key="goal", rules=("H1", "H12"), points=("fireworks",), then=cleo(DoClue(1, "1")), deal=FIRST),
        Step(
            key="play",
            rules=("H10",),
            points=("mine:2",),
            does=(DoPlay(2),),
            presses=("deed:play", "mine:2", "confirm"),
            shows=("fireworks",),
            then=cleo(DoClue(1, "5")),
        ),
        Step(
            key="clue",
            rules=("H7",),
            points=("partner:1",),
            does=(DoClue(1, "1"),),
            presses=("deed:clue", "clue:1", "confirm"),
            then=cleo(DoClue(1, "R")),
        ),
        Step(
            key="read",
            rules=("H7", "H13"),
            points=("mine:4",),
            does=(DoPlay(4),),
            presses=("deed:play", "mine:4", "confirm"),
            shows=("fireworks",),
            then=cleo(DoPlay(1)),
        ),
        Step(
            key="discard",
            rules=("H9",),
            points=("mine:1",),
            does=(DoDiscard(1),),
            presses=("deed:discard", "mine:1", "confirm"),
            shows=("clues",),
            then=cleo(DoPlay(2)),
        ),
        Step(
            key="strike",
            rules=("H10", "H15"),
            points=("mine:1",),
            does=(DoPlay(1),),
            presses=("deed:play", "mine:1", "confirm"),
            shows=("strikes",),
            then=cleo(DoClue(1, "1")),
        ),
        Step(
            key="save",
            rules=("H2", "H13"),
            points=("partner:1",),
            does=(DoClue(1, "3"),),
            presses=("deed:clue", "clue:3", "confirm"),
        ),
        Step(
            key="end",
            rules=("H17", "H18"),
            points=("mine:0",),
            does=(DoPlay(0),),
            presses=("deed:play", "mine:0", "confirm"),
            shows=("fireworks",),
            deal=LAST,
        ),
    ),
)

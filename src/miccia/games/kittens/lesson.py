"""A guided first game of Kittens: two players, one Kitten, eight steps, about three minutes."""

from miccia.core.lesson import Deal, Lesson, Step
from miccia.games.kittens.forms import DoDraw, DoHide, DoNope, DoPass, DoPlay, DoSet

CLEO = 1

FIRST = Deal(
    stack={
        "starter": ("0",),
        "deck": (
            *("reveal", "attack", "nope", "sock", "feral", "shuffle", "teapot"),  # and a Defuse
            *("favor", "umbrella", "cactus", "teapot", "cactus", "shuffle", "nope"),
        ),
        "pile": ("umbrella", "sock", "kitten", "favor", "cactus", "umbrella", "teapot"),
        "theft": ("nope",),
    }
)

LESSON = Lesson(
    names=("Cleo",),
    options={"nope_seconds": "0", "give_up": False},
    steps=(
        Step(key="goal", rules=("E1", "E9"), points=("pile",), deal=FIRST),
        Step(
            key="draw",
            rules=("E9",),
            points=("pile",),
            does=(DoDraw(),),
            presses=("draw",),
            shows=("hand-umbrella",),
            then=((CLEO, DoDraw()),),
        ),
        Step(
            key="reveal",
            rules=("E20", "E34"),
            points=("hand-reveal",),
            does=(DoPlay("reveal"),),
            presses=("hand-reveal", "play"),
            shows=("stage",),
            then=((CLEO, DoPass(0)),),
        ),
        Step(
            key="attack",
            rules=("E15",),
            points=("hand-attack",),
            does=(DoPlay("attack"),),
            presses=("hand-attack", "play"),
            shows=("seat-1",),
            then=((CLEO, DoPass(0)), (CLEO, DoDraw()), (CLEO, DoHide(1)), (CLEO, DoPlay("favor"))),
        ),
        Step(
            key="nope",
            rules=("E18", "E22"),
            points=("stage",),
            does=(DoNope(0),),
            presses=("nope",),
            then=((CLEO, DoPass(1)), (CLEO, DoDraw())),
        ),
        Step(
            key="pair",
            rules=("E23", "E24"),
            points=("hand-sock", "hand-feral"),
            does=(DoSet(["sock", "feral"]),),
            presses=("hand-sock", "hand-feral", "play"),
            shows=("seat-1",),
            then=((CLEO, DoPass(0)),),
        ),
        Step(
            key="kitten",
            rules=("E11", "E12"),
            points=("pile",),
            does=(DoDraw(), DoHide(0)),
            presses=("draw", "place:0", "hide"),
            then=((CLEO, DoDraw()),),
        ),
        Step(key="end", rules=("E13", "E14"), points=("seat-1",)),
    ),
)

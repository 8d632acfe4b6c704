"""A guided first game of FUSE: three players, eight steps, about three minutes; its clock stands still."""

from miccia.core.lesson import Deal, Lesson, Step
from miccia.games.fuse.forms import DoDone, DoGive, DoPlace, DoTake

CLEO, OTTO = 1, 2

FIRST = Deal(
    stack={
        "starter": ("0",),
        "bombs": ("either", "seven", "four-hues", "four-faces", "same-coat", "hinge"),
        "centre": ("stairs", "two-less", "crossroads", "family", "ten", "cousins"),
        "deck": ("cousins",),
        "bag": (*"BKG", *"KYG", *"GRB", *"KKG", *"GKG"),  # roll by roll
        "roll": (*"245", *"416", *"321", *"213", *"651"),
        "reroll": ("2",),
    }
)

LESSON = Lesson(
    names=("Cleo", "Otto"),
    steps=(
        Step(key="goal", rules=("F1", "F25"), points=("bomb-0-0", "bomb-0-1"), deal=FIRST),
        Step(
            key="place",
            rules=("F8", "F9"),
            points=("tray-0",),
            does=(DoPlace(1, 0, 0, 0),),
            presses=("die:0", "spot:0:0"),
            shows=("bomb-0-0",),
            then=((CLEO, DoPlace(1, 1, 0, 0)), (OTTO, DoPlace(1, 2, 0, 0))),
        ),
        Step(
            key="sign",
            rules=("F10", "F16"),
            points=("bomb-0-1",),
            does=(DoPlace(2, 0, 1, 0),),
            presses=("die:0", "spot:1:0"),
            then=((CLEO, DoPlace(2, 1, 0, 1)), (OTTO, DoPlace(2, 2, 0, 1))),
        ),
        Step(
            key="defuse",
            rules=("F21", "F22"),
            points=("bomb-0-1",),
            does=(DoPlace(3, 0, 1, 1), DoTake("stairs")),
            presses=("die:0", "spot:1:1", "take:0"),
            then=((CLEO, DoPlace(3, 1, 0, 2)), (OTTO, DoPlace(3, 2, 1, 0))),
        ),
        Step(
            key="tower",
            rules=("F17", "F14"),
            points=("bomb-0-1",),
            does=(DoPlace(4, 0, 1, 0),),
            presses=("die:0", "spot:1:0"),
            then=((CLEO, DoPlace(4, 1, 1, 0)), (OTTO, DoPlace(4, 2, 0, 2))),
        ),
        Step(
            key="done",
            rules=("F10", "F13"),
            points=("tray-0", "tray-1", "tray-2"),
            does=(DoDone(5),),
            presses=("done",),
            then=((CLEO, DoPlace(5, 1, 1, 1)), (OTTO, DoPlace(5, 2, 1, 1))),
        ),
        Step(
            key="return",
            rules=("F13", "F22"),
            points=("tray-0",),
            does=(DoGive(0, 0),),
            presses=("spot:0:0",),
            shows=("bomb-0-0",),
            then=((CLEO, DoGive(0, 2)), (OTTO, DoGive(0, 0))),
        ),
        Step(key="end", rules=("F24", "F25"), points=("clock",)),
    ),
)

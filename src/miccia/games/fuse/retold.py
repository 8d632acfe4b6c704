"""How a review of FUSE is told: from a view, and in the words of words.*.ftl."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.words import Mark, Sentence
from miccia.games.fuse.actions import First, Give, Place, Take
from miccia.games.fuse.aid import aid
from miccia.games.fuse.bombs import BY_KEY
from miccia.games.fuse.events import Defused, Detonated, Ended, Fell, FuseEvent
from miccia.games.fuse.shown import FuseView
from miccia.games.fuse.words import TEXTS, dice_list

WEIGHTS = {Ended: 9, Defused: 4, Detonated: 3, Fell: 3}


def title(action: Action, view: FuseView, language: str) -> str:
    return TEXTS.plain(f"back-title-{action.form['do']}", language)


def knew(view: FuseView, names: Sequence[str], language: str) -> Sentence:
    """The time left and the dice that lay there."""
    free = [die.face for die in view.tray if die.where == "free"]
    return TEXTS.fill(
        "back-knew",
        language,
        round=view.round,
        left=time_left(view, language),
        dice=dice_list(free, language) or TEXTS.fill("back-no-dice", language),
    )


def time_left(view: FuseView, language: str) -> Sentence:
    if view.limit is None:
        return TEXTS.fill("back-no-clock", language)
    return TEXTS.fill("back-time", language, seconds=(view.limit - view.now - view.charged) // 1000)


def because(
    view: FuseView, played: Action, better: Action, names: Sequence[str], language: str
) -> Sentence | None:
    """The figures say it."""
    return None


def pictures(view: FuseView, played: Action, better: Action) -> tuple[Mark, Mark, Mark]:
    """The clock, the dice, the kind of a bomb."""
    return Mark("deed", "clock", ""), picture(view, played), picture(view, better)


def picture(view: FuseView, action: Action) -> Mark:
    match action:
        case Place(die=die) | First(die=die):
            return Mark("die", view.tray[die].face, "")
        case Give(bomb=bomb, space=space):
            assert view.seat is not None
            front = view.players[view.seat].bombs[bomb]
            face = None if front is None else front.dice[space]
            assert face is not None
            return Mark("die", face, "")
        case Take(key=key):
            return Mark("bomb", BY_KEY[key].shape, "")
    return Mark("deed", str(action.form["do"]), "")


def weight(event: FuseEvent) -> int:
    return WEIGHTS.get(type(event), 0)


def round(view: FuseView, language: str) -> str:
    """There are too many rolls to tell them apart."""
    return ""


def proof(
    view: FuseView, seat: int | None, names: Sequence[str], language: str
) -> list[tuple[str, Sentence]]:
    """The bombs that were defused, of those that had to be."""
    told = TEXTS.fill("back-of", language, count=len(view.defused), goal=aid(view).goal)
    return [(TEXTS.plain("back-bombs", language), told)]

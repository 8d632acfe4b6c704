"""What FUSE says when: the words themselves are in words.*.ftl."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.core.words import Mark, Part, Reason, Sentence, Texts, explain, listed, plain, seat_mark
from miccia.games.fuse.actions import First, Give, Place, Take
from miccia.games.fuse.bombs import BY_KEY
from miccia.games.fuse.events import (
    BagLow,
    Declined,
    Defused,
    Detonated,
    Discarded,
    Ended,
    Fell,
    FuseEvent,
    Gave,
    Placed,
    PutFirst,
    Rerolled,
    Rolled,
    Took,
)
from miccia.games.fuse.shown import FuseView

PHRASES = ("hello", "hurry", "which", "yours", "sorry", "thanks", "well-done", "good-game")

# What a player may call out beside the rules (F9): "I need red", "I want that die of this roll".
COLOURS = {"black": "K", "blue": "B", "green": "G", "red": "R", "yellow": "Y"}
SIGNALS = r"need\.(black|blue|green|red|yellow|[1-6])|want\.\d{1,3}\.[0-4]"

TEXTS = Texts(__package__)


# Things in a sentence: drawn on a screen, spoken elsewhere


@cache
def die_mark(face: str, language: str) -> Mark:
    colour = TEXTS.plain(f"colour-{face[0]}", language)
    return Mark("die", face, TEXTS.plain("die", language, colour=colour, number=face[1]))


@cache
def sign_mark(sign: str, language: str) -> Mark:
    """A colour or a number."""
    return Mark("sign", sign, sign if sign.isdigit() else TEXTS.plain(f"colour-{sign}", language))


@cache
def bomb_mark(key: str, language: str) -> Mark:
    return Mark("bomb", key, TEXTS.plain(f"bomb-{key}", language))


def dice_list(faces: Sequence[str], language: str) -> Sentence:
    return listed([die_mark(face, language) for face in faces], language)


def the_dice(faces: Sequence[str], language: str) -> Sentence:
    """Dice that somebody does something with: "l’1 blu e il 2 nero"."""
    dice = [TEXTS.fill("the-die", language, die=die_mark(face, language)) for face in faces]
    return listed(dice, language)


def owes(seats: Sequence[int], names: Sequence[str], you: int | None, language: str) -> Sentence:
    """Who must return a die; you first."""
    first: list[str | Mark | Sentence] = [TEXTS.plain("you", language)] if you in seats else []
    others = [seat_mark(seat, names) for seat in seats if seat != you]
    owing = listed([*first, *others], language)
    return TEXTS.fill("owes-you" if you in seats else "owes", language, count=len(seats), owing=owing)


@cache
def space_words(key: str, space: int, language: str) -> str:
    """Where on a bomb: "2nd space", "level 3", "top"."""
    shape, level, place = BY_KEY[key].shape, BY_KEY[key].levels[space], space
    if shape == "row":
        where = "row"
    elif shape == "tower":
        where = "level"
    elif shape == "two towers":
        where = "first-tower" if space < 3 else "second-tower"
    else:
        base = 2 if shape == "small pyramid" else 3
        where = "base" if space < base else "top" if space + 1 == BY_KEY[key].size else "middle"
        place = space if space < base else space - base
    return TEXTS.plain(f"space-{where}", language, place=ordinal(place, language), level=level + 1)


def ordinal(place: i64, language: str) -> str:
    """A place in a row: "1st"."""
    return TEXTS.plain("ordinals", language).split()[place]


# Buttons, the log, reasons


def label(action: Action, view: FuseView, names: Sequence[str], language: str) -> str:
    """What the button for an action says."""
    if isinstance(action, (Place, Give)):
        assert view.seat is not None
        front = view.players[view.seat].bombs[action.bomb]
        assert front is not None
        if isinstance(action, Give):
            return give_label(front.dice[action.space] or "", front.card.key, language)
        return place_label(view.tray[action.die].face, front.card.key, action.space, language)
    if isinstance(action, Take):
        bomb, value = bomb_mark(action.key, language), BY_KEY[action.key].value
        return capital(TEXTS.fill("do-take", language, bomb=bomb, value=value))
    if isinstance(action, First):
        return first_label(view.tray[action.die].face, language)
    return TEXTS.plain("do-done", language)


@lru_cache(maxsize=4096)
def place_label(face: str, key: str, space: int, language: str) -> str:
    die, bomb, where = die_mark(face, language), bomb_mark(key, language), space_words(key, space, language)
    return capital(TEXTS.fill("do-place", language, die=die, bomb=bomb, space=where))


@lru_cache(maxsize=4096)
def give_label(face: str, key: str, language: str) -> str:
    die, bomb = die_mark(face, language), bomb_mark(key, language)
    return capital(TEXTS.fill("do-give", language, die=die, bomb=bomb))


@cache
def first_label(face: str, language: str) -> str:
    return capital(TEXTS.fill("do-first", language, die=die_mark(face, language)))


def capital(sentence: Sentence) -> str:
    words = plain(sentence)
    return words[:1].upper() + words[1:]


def say(event: FuseEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    parts: dict[str, Part] = {}
    if type(event) is Placed:
        key, parts["die"] = "placed", die_mark(event.face, language)
    elif type(event) is Rolled:
        key, parts["dice"] = "rolled", dice_list(event.dice, language)
    elif type(event) is Declined:
        key = "declined"
    elif type(event) is Discarded:
        key, parts["dice"] = "discarded", the_dice(event.faces, language)
    elif type(event) is Rerolled:
        key, parts["owes"] = "rerolled", owes(event.owing, names, you, language)
        parts |= {"was": die_mark(event.was, language), "die": die_mark(event.face, language)}
    elif type(event) is Gave:
        key = "gave-forced" if event.forced else "gave"
        parts["die"] = die_mark(event.face, language)
    elif type(event) is BagLow:
        key, parts["dice"] = "bag-low", event.dice
    elif type(event) is Fell:
        key = "fell"
    elif type(event) is Defused:
        key, parts["value"], parts["count"] = "defused", event.value, event.count
    elif type(event) is Took:
        key = "took"
    elif type(event) is Detonated:
        key, parts["owes"] = "detonated", owes(event.owing, names, you, language)
        parts |= {"count": event.count, "sign": sign_mark(event.sign, language)}
    elif type(event) is PutFirst:
        key, parts["die"] = "put-first", die_mark(event.face, language)
    elif type(event) is Ended:
        key, parts["score"], parts["bonus"] = f"ended-{event.why}", event.score, event.bonus
        parts |= {"time": event.time, "bombs": event.bombs, "detonators": event.detonators}
    else:
        return None
    if hasattr(event, "key"):
        parts["bomb"] = bomb_mark(event.key, language)
    if hasattr(event, "seat"):
        parts["actor"] = seat_mark(event.seat, names)
        key += "-you" if event.seat == you else ""
    return begun(TEXTS.fill(key, language, **parts))


def begun(sentence: Sentence) -> Sentence:
    """A sentence that begins with a die, with a capital."""
    first = sentence[0]
    if isinstance(first, Mark) and first.kind == "die":
        sentence[0] = Mark("die", first.id, capital([first]))
    return sentence


def signal(key: str, name: str, language: str) -> str:
    """What somebody called out, for those who hear it instead of seeing it. `key` is one of SIGNALS."""
    if not re.fullmatch(SIGNALS, key):
        raise ValueError(key)
    kind, *rest = key.split(".")
    if kind == "want":
        return TEXTS.plain("signal-want", language, actor=name, place=ordinal(int(rest[1]), language))
    sign = sign_mark(COLOURS.get(rest[0], rest[0]), language)
    key = "signal-need-number" if sign.id.isdigit() else "signal-need-colour"
    return TEXTS.plain(key, language, actor=name, sign=sign)


def why(reason: Reason, view: FuseView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    return begun(explain(TEXTS, reason, names, you, language, die=die_mark, bomb=bomb_mark))


def slip(slip: Slip, names: Sequence[str], language: str) -> Sentence:
    """Why somebody would hardly mean an action."""
    return TEXTS.fill(f"slip-{slip.code}", language, dice=the_dice(slip.facts["dice"], language))

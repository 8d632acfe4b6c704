"""The games as the home page shows them, read off the games themselves."""

from functools import cache
from typing import Literal, get_args, get_origin

import msgspec

from miccia.core.words import Texts
from miccia.games import bots, find, names
from miccia.server import desk
from miccia.server.words import bot_label


@cache
def catalogue(language: str) -> list[desk.GameInfo]:
    """All games with their names, options and bots in a language."""
    return [info(key, language) for key in names()]


def info(key: str, language: str) -> desk.GameInfo:
    game = find(key)
    texts = game.words.TEXTS
    return desk.GameInfo(
        key=key,
        name=texts.plain("name", language),
        blurb=texts.plain("blurb", language),
        seats=list(game.seats),
        minutes=game.minutes,
        together=game.together,
        hidden=not game.open,
        hands=game.hands is not None,
        lesson=len(game.lesson.steps) if game.lesson else 0,
        options=[
            option(field, texts, language) for field in msgspec.structs.fields(game.options) if offered(field)
        ],
        bots=[desk.Labelled(level, bot_label(level, language, key)) for level in bots(key)],
        windows=sorted(game.secret_asks | game.window_asks),
    )


def offered(field: msgspec.structs.FieldInfo) -> bool:
    """Whether a page can ask for it: whatever is not yes or no, or one of a few, is for programs."""
    return field.type is bool or get_origin(field.type) is Literal


def option(field: msgspec.structs.FieldInfo, texts: Texts, language: str) -> desk.Option:
    values = get_args(field.type) if get_origin(field.type) is Literal else ()
    return desk.Option(
        name=field.name,
        label=texts.plain(f"option-{field.name}", language),
        default=field.default,
        choices=[
            desk.Labelled(str(value), texts.plain(f"option-{field.name}-{value}", language))
            for value in values
        ],
    )

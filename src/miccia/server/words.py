"""Which words the server takes, and which language somebody is spoken to in."""

from miccia.core.refused import Refused
from miccia.core.words import FRAME, LANGUAGES
from miccia.games import find


class Unreadable(Refused):
    """A file that is not what it should be; `about` is where that shows, for the sentence."""

    def __init__(self, code: str, **about: str | int) -> None:
        super().__init__(code)
        self.about = about


def refusal(code: str, language: str, game: str | None = None, **about: str | int) -> str:
    """A refusal as a sentence: the game's own if it has one, else what is said at every table."""
    texts = find(game).words.TEXTS if game else FRAME
    key = f"refused-{code}"
    return texts.plain(key if texts.has(key) else "refused-server-error", language, **about)


def bot_label(level: str, language: str, game: str) -> str:
    """What a kind of bot is called."""
    texts = find(game).words.TEXTS
    return texts.plain(f"bot-{level}", language) if texts.has(f"bot-{level}") else level


def choose(asked: str | None, accepted: str) -> str:
    """The language that was asked for, or else the first of an Accept-Language header that we speak."""
    if asked is not None and asked in LANGUAGES:
        return asked
    wishes = []
    for place, wish in enumerate(accepted.split(",")):
        tag, _, weight = wish.partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.strip().lower()))
        except ValueError:
            continue
    spoken = [language for _, _, tag in sorted(wishes) if (language := nearest(tag))]
    return spoken[0] if spoken else LANGUAGES[0]


def nearest(tag: str) -> str | None:
    """The language of a tag as browsers write them: itself, or one of the same family (`it` for `it-ch`)."""
    same = [language for language in LANGUAGES if language.lower() == tag]
    akin = [language for language in LANGUAGES if language.lower().split("-")[0] == tag.split("-")[0]]
    return next(iter(same + akin), None)

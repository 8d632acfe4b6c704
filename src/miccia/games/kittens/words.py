"""What Kittens says when: the words themselves are in words.*.ftl.

A sentence that some player is part of comes in up to three voices: for others, `-you` for who does it, and
`-at-you` for the one it is done to.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.core.words import Mark, Part, Reason, Sentence, Texts, explain, listed, outset, seat_mark
from miccia.games.kittens import events as told
from miccia.games.kittens.actions import (
    Choose,
    Defuse,
    Give,
    Heck,
    Hide,
    Lay,
    Name,
    Nope,
    Play,
    PlaySet,
    Steal,
)
from miccia.games.kittens.events import KittensEvent
from miccia.games.kittens.shown import KittensView

PHRASES = ("hello", "thinking", "dare", "phew", "boom", "sorry", "thanks", "good-game")

TEXTS = Texts(__package__)


@cache
def card_mark(card: str, language: str) -> Mark:
    """A card in a sentence: drawn on a screen, spoken elsewhere."""
    return Mark("card", card, TEXTS.plain(f"card-{card}", language))


def card_marks(cards: Sequence[str], language: str) -> Sentence:
    """Several cards: "Nope, Shuffle and Attack"."""
    return listed([card_mark(card, language) for card in cards], language)


def effect_words(effect: str, language: str) -> str | Mark:
    pair_or_triple = TEXTS.has(f"set-{effect}")
    return TEXTS.plain(f"set-{effect}", language) if pair_or_triple else card_mark(effect, language)


# Labels


def label(action: Action, view: KittensView, names: Sequence[str], language: str) -> str:
    """What the button for an action says."""
    name = names[action.seat] if isinstance(action, Choose) else ""
    begins = outset(name)
    bottom = view.pile[-1] if isinstance(action, Heck) else None
    deepest = isinstance(action, Hide) and 0 < action.place == len(view.pile)
    return label_at(action, begins, bottom, deepest, language).replace(begins, name)


@lru_cache(maxsize=4096)
def label_at(action: Action, target: str, bottom: str | None, deepest: bool, language: str) -> str:
    key = f"do-{action.form['do']}"
    parts: dict[str, Part] = {}
    if isinstance(action, Play):
        parts["card"] = card_mark(action.card.name, language)
        if action.card is not action.effect:
            key += "-as"
            parts["effect"] = card_mark(action.effect.name, language)
    elif isinstance(action, PlaySet):
        key += f"-{action.size}"
        parts["cards"] = card_marks([card.name for card in action.cards], language)
    elif isinstance(action, Choose):
        parts["target"] = target
    elif isinstance(action, Nope):
        key += f"-{action.height % 2}"
    elif isinstance(action, Steal):
        key += f"-{action.form['card']}"
        parts["card"] = card_mark("godcat", language)
    elif isinstance(action, Heck):
        key += f"-{action.form['put']}"
        assert bottom is not None  # whoever is asked has seen it
        parts["card"] = card_mark(bottom, language)
    elif isinstance(action, Lay):
        parts["card"] = card_mark(action.mine.name, language)
    elif isinstance(action, (Name, Give)):
        parts["card"] = card_mark(action.card.name, language)
    elif isinstance(action, Defuse):
        key += f"-{action.card.name}"
        parts["card"] = card_mark(action.card.name, language)
    elif isinstance(action, Hide):
        key += "-bottom" if deepest else ""
        parts["count"] = action.place
    return TEXTS.plain(key, language, **parts)


# The log


def say(event: KittensEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    found = line(event, you, language)
    if found is None:
        return None
    key, actor, victim, parts = found
    if actor == you and you is not None:
        voice = f"{key}-you"
    elif victim == you and you is not None:
        voice = f"{key}-at-you"
    else:
        voice = key
    if actor is not None:
        parts["actor"] = seat_mark(actor, names)
    if victim is not None:
        parts["victim"] = seat_mark(victim, names)
    return TEXTS.fill(voice if TEXTS.has(voice) else key, language, **parts)


Line = tuple[str, int | None, int | None, dict[str, Part]]


def line(event: KittensEvent, you: int | None, language: str) -> Line | None:
    """The key of a sentence, who does it, to whom it is done, and what else it speaks of."""

    def card(name: str | None) -> Mark | str:
        return card_mark(name, language) if name else ""

    match event:
        case told.Played(seat, cards, effect):
            key = "played"
            if effect in ("pair", "triple"):
                key = f"played-{effect}"
            elif cards != [effect]:
                key = "played-as"
            shown = card_marks(cards, language)
            return key, seat, None, {"cards": shown, "effect": effect_words(effect, language)}
        case told.Aimed(seat, effect, victim, named):
            key = "aimed-pair" if effect == "triple" and named is None else f"aimed-{effect}"
            return key, seat, victim, {"named": card(named)}
        case told.Noped(seat, height):
            return "noped" if height % 2 else "noped-again", seat, None, {}
        case told.Passed(seat):
            return "passed", None, None, {}
        case told.Stretched(seat):
            return "stretched", seat, None, {}
        case told.Resolved(seat, effect, noped):
            return ("cancelled", None, None, {"effect": effect_words(effect, language)}) if noped else None
        case told.Attacked(seat, victim, turns):
            return "attacked", None, victim, {"turns": turns}
        case told.Revealed(seat, cards):
            return "revealed", None, None, {"cards": card_marks(cards, language)}
        case told.Shuffled(seat):
            return "shuffled", None, None, {}
        case told.Peeked(seat, name):
            return "peeked", seat, None, {"card": card(name)}
        case told.Raised(seat, kept, name):
            return "kept" if kept else "topped", seat, None, {"card": card(name)}
        case told.Took(seat, victim, how, name):
            key = ("gave" if how == "favor" else "took") + ("-card" if name else "")
            return key, seat, victim, {"card": card(name)}
        case told.Missed(seat, victim, how, named, why):
            return f"missed-{why}", None, victim, {"named": card(named)}
        case told.Drew(seat, name):
            return "drew", seat, None, {"card": card(name)}
        case told.Exploding(seat):
            return "exploding", seat, None, {"card": card("kitten")}
        case told.Defused(seat, name):
            return f"defused-{name}", seat, None, {"card": card(name)}
        case told.Hid(seat, place):
            return hiding(seat, place, you, card("kitten"))
        case told.Eliminated(seat, by):
            return f"out-{by}", seat, None, {}
        case told.Ended(winner):
            return "ended", winner, None, {}
    return armageddon_line(event, language)


def hiding(seat: i64, place: int | None, you: int | None, kitten: Mark | str) -> Line:
    parts: dict[str, Part] = {"card": kitten}
    if seat != you:
        return "hid", seat, None, parts
    if place is None:  # E36: the clock did it
        return "hid-clock", None, None, parts
    parts["count"] = place
    return "hid", seat, None, parts


def armageddon_line(event: KittensEvent, language: str) -> Line | None:
    match event:
        case told.Faced(seat, opponent):
            return "faced", seat, opponent, {}
        case told.Laid(seat, opponent, mine):
            return "laid", seat, None, {"card": card_mark(mine, language) if mine else ""}
        case told.Answered(seat, swap):
            return "swapped" if swap else "kept-card", seat, None, {}
        case told.Unveiled(blessed, cursed):
            cards = {name: card_mark(name, language) for name in ("godcat", "devilcat")}
            return "unveiled", blessed, cursed, {**cards}
    return None


def why(reason: Reason, view: KittensView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    return explain(TEXTS, reason, names, you, language, card=card_mark)


def slip(slip: Slip, names: Sequence[str], language: str) -> Sentence:
    """Why somebody would hardly mean an action."""
    return TEXTS.fill(f"slip-{slip.code}", language, **slip.facts)

"""What Hanabi says when: the words themselves are in words.*.ftl."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.core.words import Mark, Reason, Sentence, Texts, explain, listed, outset, seat_mark
from miccia.games.hanabi.actions import Clue, Discard, Play
from miccia.games.hanabi.aid import outcome
from miccia.games.hanabi.cards import VALUES
from miccia.games.hanabi.events import Clued, Completed, Discarded, Ended, HanabiEvent, LastRound, Played
from miccia.games.hanabi.shown import HanabiView

PHRASES = ("hello", "thinking", "remember", "nothing-yet", "thanks", "good-game")  # H21: none tells anything
NO_TALK_RULE = "H21"  # while the game lasts, nothing is said freely

TEXTS = Texts(__package__)


@cache
def card_mark(card: str, language: str) -> Mark:
    """A card in a sentence: drawn on a screen, spoken elsewhere."""
    colour = TEXTS.plain(f"colour-{card[0]}", language)
    return Mark("card", card, TEXTS.plain("card", language, colour=colour, rank=card[1]))


@cache
def clue_words(value: str, count: int, language: str) -> str:
    """What is said with a clue: "two 4s", "one green", "no blue"."""
    if value.isdigit():
        return TEXTS.plain("clue-rank", language, count=count, rank=value)
    return TEXTS.plain(f"clue-{value}", language, count=count)


@cache
def ordinal(slot: int, language: str) -> str:
    """The place of a card in its hand: "1st"."""
    return TEXTS.plain("ordinals", language).split()[slot]


@cache
def places(slots: tuple[int, ...], held: int, language: str) -> Mark:
    """Where in the hand: "3rd and 4th cards". Screens that show the newest card first count otherwise."""
    cards = listed([ordinal(slot, language) for slot in slots], language)
    text = TEXTS.plain("touches", language, count=len(slots), cards=cards)
    return Mark("places", f"{' '.join(map(str, slots))}/{held}", text)


def place_in(held: int) -> Callable[[int, str], Mark]:
    """The same for one place in a hand of so many, without "card"."""
    return lambda slot, language: Mark("place", f"{slot}/{held}", ordinal(slot, language))


def label(action: Action, view: HanabiView, names: Sequence[str], language: str) -> str:
    """What the button for an action says."""
    if isinstance(action, Clue):
        told = outcome(action, view)
        assert told is not None
        name = names[told.to]
        begins = outset(name)
        return clue_label(begins, VALUES[action.value], len(told.touches), language).replace(begins, name)
    assert isinstance(action, (Play, Discard))
    return card_label("do-play" if isinstance(action, Play) else "do-discard", action.slot, language)


@lru_cache(maxsize=4096)
def clue_label(target: str, value: str, count: int, language: str) -> str:
    return TEXTS.plain("do-clue", language, target=target, clue=clue_words(value, count, language))


@cache
def card_label(key: str, slot: i64, language: str) -> str:
    return TEXTS.plain(key, language, card=ordinal(slot, language))


def say(event: HanabiEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    if isinstance(event, Clued):
        key = "clued" + ("-you" if event.seat == you else "-to-you" if event.to == you else "")
        return TEXTS.fill(
            key if event.value else f"{key}-forgotten",
            language,
            actor=seat_mark(event.seat, names),
            target=seat_mark(event.to, names),
            clue=clue_words(event.value, len(event.slots), language) if event.value else "",
            cards=places(tuple(event.slots), event.held, language),
        )
    if isinstance(event, (Played, Discarded)):
        key = "discarded" if isinstance(event, Discarded) else "played" if event.fits else "misplayed"
        line = TEXTS.fill(
            key + ("-you" if event.seat == you else ""),
            language,
            actor=seat_mark(event.seat, names),
            card=card_mark(event.card, language),
        )
        if event.most == int(event.card[1]) - 1:  # this was the last copy of a card still wanted
            colour = TEXTS.plain(f"colour-{event.card[0]}", language)
            line += TEXTS.fill("lost", language, colour=colour, most=event.most)
        return line
    if isinstance(event, Completed):
        colour = TEXTS.plain(f"colour-{event.colour}", language)
        return TEXTS.fill("completed-clue" if event.clue else "completed", language, colour=colour)
    if isinstance(event, LastRound):
        key = "last-round-you" if event.seat == you else "last-round"
        return TEXTS.fill(key, language, actor=seat_mark(event.seat, names))
    if isinstance(event, Ended):
        verdict = TEXTS.plain(f"verdict-{event.verdict}", language)
        return TEXTS.fill(f"ended-{event.why}", language, score=event.score, sum=event.sum, verdict=verdict)
    return None


def why(reason: Reason, view: HanabiView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    held = len(view.hands[view.player])
    return explain(TEXTS, reason, names, you, language, card=card_mark, slot=place_in(held))


def slip(slip: Slip, names: Sequence[str], language: str) -> Sentence:
    """Why somebody would hardly mean an action."""
    return TEXTS.fill(f"slip-{slip.code}", language)

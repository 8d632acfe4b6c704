"""What Firewheel says, and the outline of its table. The sentences are in words.*.ftl."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.outline import Counter, Outline, Pile, Side, Suit, Thing
from miccia.core.words import Mark, Reason, Sentence, Texts, explain, listed, seat_mark
from miccia.games.firewheel.rules import (
    BOX,
    PUT_OUTS,
    ROCKETS,
    USES,
    Added,
    Drew,
    Ended,
    FirewheelEvent,
    Lit,
    PutOut,
    fits,
)
from miccia.games.firewheel.view import FirewheelView

PHRASES = ("hello", "bravo", "ouch")
SUITS: dict[str, Suit] = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}

TEXTS = Texts(__package__)


def mark(rocket: str, language: str) -> Mark:
    colour = TEXTS.plain(f"colour-{rocket[0]}", language)
    return Mark("rocket", rocket, TEXTS.plain("rocket", language, colour=colour, number=rocket[1]))


def label(action: Action, view: FirewheelView, names: Sequence[str], language: str) -> str:
    rocket = ROCKETS[action.id]
    if action.id >= len(BOX):
        key = "do-put-out"
    elif not view.wheel:
        key = "do-begin"
    else:
        key = "do-light" if rocket[0] == view.wheel[-1][0] else "do-add"
    return TEXTS.plain(key, language, rocket=mark(rocket, language))


def say(event: FirewheelEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    if isinstance(event, Ended):
        winners = listed([seat_mark(seat, names) for seat in event.winners], language)
        return TEXTS.fill("ended", language, winners=winners, points=event.points)
    if event.rocket is None:
        return None
    parts = {"actor": seat_mark(event.seat, names), "rocket": mark(event.rocket, language)}
    own = "-you" if event.seat == you else ""
    if isinstance(event, Lit):
        return TEXTS.fill(f"lit{own}", language, points=event.points, **parts)
    key = {Added: "added", PutOut: "put-out", Drew: "drew"}[type(event)]
    return TEXTS.fill(f"{key}{own}", language, **parts)


def why(
    reason: Reason, view: FirewheelView, names: Sequence[str], you: int | None, language: str
) -> Sentence:
    return explain(TEXTS, reason, names, you, language)


def outline(view: FirewheelView, names: Sequence[str], language: str) -> Outline:
    def text(key: str) -> str:
        return TEXTS.plain(key, language)

    def thing(rocket: str) -> Thing:
        acts = [int(USES[rocket].id), int(PUT_OUTS[rocket].id)] if rocket in view.hand else []
        return Thing(rocket, mark(rocket, language).text, rocket[1], SUITS[rocket[0]], acts)

    wheel = tuple(view.wheel)
    ask = "begin" if not wheel else "fit" if any(fits(rocket, wheel) for rocket in view.hand) else "none"
    return Outline(
        sides=[
            Side([Counter(text("points"), points)], 0 if seat == view.seat else held)
            for seat, (points, held) in enumerate(zip(view.points, view.held, strict=True))
        ],
        ask=text(f"ask-{ask}"),
        hand=[thing(rocket) for rocket in view.hand],
        piles=[
            Pile(text("pile"), view.pile),
            Pile(text("wheel"), len(wheel), [thing(rocket) for rocket in wheel]),
            Pile(text("wet"), len(view.wet), [thing(rocket) for rocket in view.wet[-1:]]),
        ],
    )

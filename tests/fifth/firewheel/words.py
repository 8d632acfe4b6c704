"""Everything Firewheel says, in English and Italian, and the outline of its table."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.outline import Counter, Outline, Pile, Side, Suit, Thing
from miccia.core.words import Mark, Reason, Sentence, explain, fill, listed, plain, seat_mark
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

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "name": "Firewheel",
        "blurb": "A wheel of rockets grows from hand to hand. Light it, and it is yours.",
        "option.bright": "bright eights: they count two points",
        "bot.cool": "Cool",
        "phrase.hello": "Hello!",
        "phrase.bravo": "Well done!",
        "phrase.ouch": "Ouch!",
        "refused.not-in-hand": "You do not hold that rocket.",
        "refused.does-not-fit": "That rocket does not fit: use the same colour or a higher number.",
        "refused.must-fit": "One of your rockets fits: use it instead of putting one out.",
        "rocket": "{colour} {number}",
        "colour.R": "red",
        "colour.Y": "yellow",
        "colour.G": "green",
        "colour.B": "blue",
        "do.begin": "Begin a wheel with {rocket}",
        "do.add": "Add {rocket}",
        "do.light": "Light it with {rocket}",
        "do.put-out": "Put out {rocket}",
        "ask.begin": "Begin a wheel: any rocket will do.",
        "ask.fit": "Use a rocket: the same colour lights the wheel, a higher number makes it longer.",
        "ask.none": "None of your rockets fits: put one out.",
        "pile": "Pile",
        "wheel": "Wheel",
        "wet": "Wet",
        "points": "Points",
        "added": "{actor} adds a rocket: {rocket}",
        "added.you": "You add a rocket: {rocket}",
        "lit": "{actor} lights the wheel with {rocket} and takes {points} points",
        "lit.you": "You light the wheel with {rocket} and take {points} points",
        "put-out": "{actor} puts out a rocket: {rocket}",
        "put-out.you": "You put out a rocket: {rocket}",
        "drew.you": "You draw a rocket: {rocket}",
        "ended": "The last rocket is used. Best score, with {points} points: {winners}",
        "why.light": "It lights the wheel",
        "why.mine": "Hardly anybody else can have that colour",
        "why.low": "It is the one that I need least",
    },
    "it": {
        "name": "Ruota di fuoco",
        "blurb": "Una ruota di razzi cresce di mano in mano. Accendila ed è tua.",
        "option.bright": "otto brillanti: valgono due punti",
        "bot.cool": "Prudente",
        "phrase.hello": "Ciao!",
        "phrase.bravo": "Ben fatto!",
        "phrase.ouch": "Ahi!",
        "refused.not-in-hand": "Non hai in mano quel razzo.",
        "refused.does-not-fit": "Quel razzo non va bene: serve lo stesso colore o un numero più alto.",
        "refused.must-fit": "Uno dei tuoi razzi va bene: usalo, invece di spegnerne uno.",
        "rocket": "{number} {colour}",
        "colour.R": "rosso",
        "colour.Y": "giallo",
        "colour.G": "verde",
        "colour.B": "blu",
        "do.begin": "Comincia una ruota: {rocket}",
        "do.add": "Aggiungi: {rocket}",
        "do.light": "Accendi la ruota: {rocket}",
        "do.put-out": "Spegni: {rocket}",
        "ask.begin": "Comincia una ruota: qualunque razzo va bene.",
        "ask.fit": "Usa un razzo: lo stesso colore accende la ruota, un numero più alto la allunga.",
        "ask.none": "Nessuno dei tuoi razzi va bene: spegnine uno.",
        "pile": "Mazzo",
        "wheel": "Ruota",
        "wet": "Bagnati",
        "points": "Punti",
        "added": "{actor} aggiunge un razzo: {rocket}",
        "added.you": "Aggiungi un razzo: {rocket}",
        "lit": "{actor} accende la ruota e prende {points} punti: {rocket}",
        "lit.you": "Accendi la ruota e prendi {points} punti: {rocket}",
        "put-out": "{actor} spegne un razzo: {rocket}",
        "put-out.you": "Spegni un razzo: {rocket}",
        "drew.you": "Peschi un razzo: {rocket}",
        "ended": "L’ultimo razzo è stato usato. Il punteggio migliore, {points} punti, è di: {winners}",
        "why.light": "Accende la ruota",
        "why.mine": "Quasi nessun altro può avere quel colore",
        "why.low": "È quello che mi serve meno",
    },
}


def mark(rocket: str, language: str) -> Mark:
    texts = TEXTS[language]
    return Mark(
        "rocket", rocket, plain(fill(texts["rocket"], colour=texts[f"colour.{rocket[0]}"], number=rocket[1]))
    )


def label(action: Action, view: FirewheelView, names: Sequence[str], language: str) -> str:
    rocket = ROCKETS[action.id]
    if action.id >= len(BOX):
        key = "do.put-out"
    elif not view.wheel:
        key = "do.begin"
    else:
        key = "do.light" if rocket[0] == view.wheel[-1][0] else "do.add"
    return plain(fill(TEXTS[language][key], rocket=mark(rocket, language)))


def say(event: FirewheelEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    texts = TEXTS[language]
    if isinstance(event, Ended):
        winners = listed([seat_mark(seat, names) for seat in event.winners], language)
        return fill(texts["ended"], winners=winners, points=event.points)
    if event.rocket is None:
        return None
    parts = {"actor": seat_mark(event.seat, names), "rocket": mark(event.rocket, language)}
    own = ".you" if event.seat == you else ""
    if isinstance(event, Lit):
        return fill(texts[f"lit{own}"], points=event.points, **parts)
    key = {Added: "added", PutOut: "put-out", Drew: "drew"}[type(event)]
    return fill(texts[f"{key}{own}"], **parts)


def why(
    reason: Reason, view: FirewheelView, names: Sequence[str], you: int | None, language: str
) -> Sentence:
    return explain(TEXTS, reason, names, you, language)


def outline(view: FirewheelView, names: Sequence[str], language: str) -> Outline:
    texts = TEXTS[language]

    def thing(rocket: str) -> Thing:
        acts = [int(USES[rocket].id), int(PUT_OUTS[rocket].id)] if rocket in view.hand else []
        return Thing(rocket, mark(rocket, language).text, rocket[1], SUITS[rocket[0]], acts)

    wheel = tuple(view.wheel)
    ask = "begin" if not wheel else "fit" if any(fits(rocket, wheel) for rocket in view.hand) else "none"
    return Outline(
        sides=[
            Side([Counter(texts["points"], points)], 0 if seat == view.seat else held)
            for seat, (points, held) in enumerate(zip(view.points, view.held, strict=True))
        ],
        ask=texts[f"ask.{ask}"],
        hand=[thing(rocket) for rocket in view.hand],
        piles=[
            Pile(texts["pile"], view.pile),
            Pile(texts["wheel"], len(wheel), [thing(rocket) for rocket in wheel]),
            Pile(texts["wet"], len(view.wet), [thing(rocket) for rocket in view.wet[-1:]]),
        ],
    )

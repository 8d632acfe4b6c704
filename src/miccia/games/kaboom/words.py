"""What Kaboom! says when: the words themselves are in words.*.ftl."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from mypy_extensions import mypyc_attr

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.core.words import Mark, Part, Reason, Sentence, Texts, explain, listed, outset, seat_mark
from miccia.games.kaboom.events import (
    Alarmed,
    Analyzed,
    Bypassed,
    Chose,
    CountedDown,
    Cut,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Evacuated,
    Exited,
    Held,
    Hurried,
    Intercepted,
    KaboomEvent,
    MascotMoved,
    ReEntered,
    Reshuffled,
    Took,
)
from miccia.games.kaboom.shown import KaboomView

PHRASES = ("hello", "thinking", "know", "bluff", "tick", "rene", "good-game")  # K32: bluffing is welcome

LETTERS = "ABCD"  # of the agents, as the board draws them

TEXTS = Texts(__package__)

# Things in a sentence: drawn on a screen, spoken elsewhere


@cache
def card_mark(card: str, language: str) -> Mark:
    return Mark("card", card, TEXTS.plain(f"card-{card}", language))


@cache
def wire_mark(colour: str, language: str) -> Mark:
    return Mark("wire", colour, TEXTS.plain(f"colour-{colour}", language))


def cards_listed(cards: Sequence[str], language: str) -> Sentence:
    return listed([card_mark(card, language) for card in cards], language)


def cuts_listed(colours: Sequence[str], language: str) -> Sentence:
    return cards_listed([f"cut-{colour}" for colour in colours], language)


# Buttons


def label(action: Action, view: KaboomView, names: Sequence[str], language: str) -> str:
    """What the button for an action says. Agents have letters, wires count from 1."""
    offset = action.form.get("offset")
    if not isinstance(offset, int):
        return label_at(action, "", language)
    name = names[(view.player + offset) % view.seats]
    begins = outset(name)
    return label_at(action, begins, language).replace(begins, name)


@lru_cache(maxsize=4096)
def label_at(action: Action, target: str, language: str) -> str:
    form = action.form
    key = f"do-{form['do']}"
    parts: dict[str, Part] = {}
    for name, value in form.items():
        if name in ("agent", "wire"):
            assert isinstance(value, int)
            parts[name] = LETTERS[value] if name == "agent" else value + 1
        elif name == "offset":
            parts["target"] = target
        elif name == "card":
            parts[name] = TEXTS.plain(f"card-{value}", language)
        elif name == "cards":
            assert isinstance(value, list)
            parts[name] = cards_listed(value, language)
        elif name == "colour":
            parts[name] = TEXTS.plain(f"colour-{value}", language)
        elif name == "as":
            key += f"-{value}"
        elif name == "replaces" and value is not None:
            key += "-replace"
            parts["old"] = TEXTS.plain(f"colour-{value}", language)
    return TEXTS.plain(key, language, **parts)


# The log


def say(event: KaboomEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    speaker = Speaker(names, you, language)
    if type(event) is Dealt:
        return speaker.line("dealt", event.starter, game=event.game)
    if type(event) is Drew:
        return speaker.drew(event)
    if type(event) is Reshuffled:
        return speaker.line("reshuffled")
    if type(event) is CountedDown:
        ending = "-last" if event.left == 0 else "-round" if event.seat is None else ""
        return speaker.line("counted-down" + ending, left=event.left)
    if type(event) is Analyzed:
        colour = wire_mark(event.colour, language) if event.colour else None
        return speaker.with_cards("analyzed", event.seat, event.cards, wire=event.wire + 1, colour=colour)
    if type(event) is Cut:
        card = card_mark(f"cut-{event.colour}", language)
        if event.replaced is None:
            return speaker.line("cut", event.seat, card=card, agent=LETTERS[event.agent])
        old = card_mark(f"cut-{event.replaced}", language)
        return speaker.line("cut-replace", event.seat, card=card, agent=LETTERS[event.agent], old=old)
    if type(event) is Exited:
        line = speaker.with_cards("exited", event.seat, event.cards, agent=LETTERS[event.agent])
        return line + speaker.lost(event.lost)
    if type(event) is MascotMoved:
        if event.before is None:
            return speaker.line("mascot-moved", event.seat)
        return speaker.line("mascot-moved-from", event.seat, before=speaker.seat(event.before))
    if type(event) is Intercepted:
        hand = cards_listed(event.hand, language) if event.hand else None
        return speaker.line("intercepted", event.seat, event.target, hand=hand)
    if type(event) is Took:
        card_or_none = card_mark(event.card, language) if event.card else None
        return speaker.line("took", event.seat, event.target, card=card_or_none)
    if type(event) is Hurried:
        return speaker.line("hurried", event.seat, card=card_mark(event.card, language))
    if type(event) is Alarmed:
        return speaker.line("alarmed", event.seat)
    if type(event) is Chose:
        return speaker.line("chose", event.seat, agent="" if event.agent is None else LETTERS[event.agent])
    if type(event) is Evacuated:
        return speaker.evacuated(event)
    if type(event) is ReEntered:
        return speaker.line("re-entered", event.seat, agent=LETTERS[event.agent])
    if type(event) is Bypassed:
        removed = wire_mark(event.removed, language) if event.removed else None
        colour = wire_mark(event.colour, language)
        return speaker.line("bypassed", event.seat, wire=event.wire + 1, removed=removed, colour=colour)
    if type(event) is Held:
        return speaker.line("held", event.seat)
    if type(event) is Discarded:
        return speaker.line("discarded", event.seat, card=card_mark(event.card, language))
    if type(event) is Ended:
        return speaker.ended(event)
    return None


@mypyc_attr(native_class=True)
class Speaker:
    """Says things to one person, in a language."""

    def __init__(self, names: Sequence[str], you: int | None, language: str) -> None:
        self.names = names
        self.you = you
        self.language = language

    def seat(self, seat: int) -> Mark:
        return seat_mark(seat, self.names)

    def line(
        self,
        key: str,
        actor: int | None = None,
        target: int | None = None,
        **parts: Part | None,
    ) -> Sentence:
        """A sentence about what somebody does, or you do, or what is done to you; None is not known."""
        if actor is not None:
            parts["actor"] = self.seat(actor)
            key += "-you" if actor == self.you else ""
        if target is not None:
            parts["target"] = self.seat(target)
            key += "-to-you" if target == self.you else ""
        if any(part is None for part in parts.values()):  # K31: what was seen then, and is forgotten
            key = f"{key}-forgotten" if TEXTS.has(f"{key}-forgotten") else key
        known = {name: "" if part is None else part for name, part in parts.items()}
        return TEXTS.fill(key, self.language, **known)

    def with_cards(self, key: str, actor: int, cards: Sequence[str], **parts: Part | None) -> Sentence:
        """The same for what can be done by a wild pair too (K13)."""
        pair = "-pair" if len(cards) == 2 else ""
        return self.line(key + pair, actor, None, cards=cards_listed(cards, self.language), **parts)

    def drew(self, event: Drew) -> Sentence:
        if event.count == 0:
            return self.line("drew-none", event.seat)
        if event.cards is None:
            return self.line(
                "drew", event.seat, cards=TEXTS.fill("some-cards", self.language, count=event.count)
            )
        return self.line("drew", event.seat, cards=cards_listed(event.cards, self.language))

    def lost(self, colours: Sequence[str]) -> Sentence:
        """The Cuts that went with an agent, if there were any."""
        if not colours:
            return []
        return TEXTS.fill("lost", self.language, cards=cuts_listed(colours, self.language))

    def evacuated(self, event: Evacuated) -> Sentence:
        gone = [
            self.line("evacuated-one", seat, agent=LETTERS[agent])
            for seat, agent in enumerate(event.agents)
            if agent is not None
        ]
        lost = [colour for colours in event.lost for colour in colours]
        return self.line("evacuated", agents=listed(gone, self.language)) + self.lost(lost)

    def ended(self, event: Ended) -> Sentence:
        wires = listed([wire_mark(colour, self.language) for colour in event.wires], self.language)
        line = self.line(f"ended-{event.why}", event.seat, wires=wires)
        if event.why == "defused":
            return line
        if event.winner is None:
            return line + self.line("mascot-nobody")
        return line + self.line(
            "mascot-wins-you" if event.winner == self.you else "mascot-wins", winner=self.seat(event.winner)
        )


def why(reason: Reason, view: KaboomView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    spoken: dict[str, Callable[[Any, str], Part]] = {
        "card": card_mark,
        "cards": cards_listed,
        "colour": wire_mark,
        "agent": lambda agent, _: LETTERS[agent],
        "wire": lambda wire, _: wire + 1,
    }
    return explain(TEXTS, reason, names, you, language, **spoken)


def slip(slip: Slip, names: Sequence[str], language: str) -> Sentence:
    """Why somebody would hardly mean an action."""
    spoken: dict[str, Callable[[Any, str], Part]] = {
        "seat": lambda seat, _: seat_mark(seat, names),
        "cards": cards_listed,
    }
    parts = {
        name: spoken[name](fact, language) if name in spoken else fact for name, fact in slip.facts.items()
    }
    return TEXTS.fill(f"slip-{slip.code}", language, **parts)

"""The players of Hanabi. `Steady` has a list of ideas and follows the first that applies; `Expert` a code."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Self

from msgspec.structs import replace

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.hanabi.actions import DISCARDS, PLAYS
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.expert import Speaker
from miccia.games.hanabi.hints import Hint
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.partner import Partner
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.thoughts import Thoughts
from miccia.games.hanabi.watching import hear

SOME = 3  # so many clues are enough to tell one that is not urgent
FEW = 2  # so many cards left in the deck are better left there
THINKS = 800  # milliseconds at least, and up to twice as many: others want to see what was done


def best(hints: Iterable[Hint]) -> Hint | None:
    return max(hints, key=lambda hint: hint.worth, default=None)


def give(hint: Hint, key: str, **facts: object) -> Choice:
    return Choice(hint.clue, Reason(key, {"seat": hint.to, **facts}))


def play(slot: int, key: str) -> Choice:
    return Choice(PLAYS[slot], Reason(key, {"slot": slot}))


def discard(slot: int, key: str) -> Choice:
    return Choice(DISCARDS[slot], Reason(key, {"slot": slot}))


def save(thoughts: Thoughts, seat: int) -> Choice | None:
    """Keep a player from discarding what must not go: by a clue on it, or on something to do instead."""
    card = thoughts.at_risk(seat)
    if card is None:
        return None
    hint = best(hint for hint in thoughts.hints if hint.to == seat and (hint.saves or hint.plays))
    if hint is None:
        return None
    if hint.saves is None:
        return give(hint, "busy", card=hint.plays[0].name)
    return give(hint, "save-last" if card.bit & thoughts.memory.critical else "save-two", card=card.name)


def stop_an_error(thoughts: Thoughts) -> Choice | None:
    """The next player is about to play what does not fit: a clue that tells so."""
    seat = thoughts.others()[0]
    card = thoughts.mistaken(seat)
    if card is None:
        return None
    hint = best(hint for hint in thoughts.hints if hint.to == seat and hint.stops)
    return give(hint, "stop", card=card.name) if hint else None


def save_for_the_next(thoughts: Thoughts) -> Choice | None:
    """Nobody else will have the time."""
    return save(thoughts, thoughts.others()[0])


def play_what_fits(thoughts: Thoughts) -> Choice | None:
    """A card that can be played, the lowest first."""
    if not thoughts.fitting:
        return None
    slot = thoughts.fitting[0]
    playable = thoughts.memory.playable
    return play(slot, "meant" if thoughts.possible[slot] & ~playable else "known")


def let_somebody_play(thoughts: Thoughts) -> Choice | None:
    """A clue after which somebody can play, now or soon."""
    hint = best(hint for hint in thoughts.hints if (hint.plays or hint.soon) and hint.worth > 50)
    if hint is None:
        return None
    return (
        give(hint, "play", card=hint.plays[0].name)
        if hint.plays
        else give(hint, "soon", card=hint.soon[0].name)
    )


def save_for_others(thoughts: Thoughts) -> Choice | None:
    """The players after the next, while that leaves a clue for those between."""
    if thoughts.view.clues > 1:
        for seat in thoughts.others()[1:]:
            if choice := save(thoughts, seat):
                return choice
    return None


def try_at_the_end(thoughts: Thoughts) -> Choice | None:
    """In the last round an error costs nothing, unless it is the third."""
    if thoughts.view.turns_left is None or thoughts.last_strike:
        return None
    chances = [
        ((kinds & thoughts.memory.playable).bit_count() / kinds.bit_count(), slot)
        for slot, kinds in enumerate(thoughts.believed)
        if kinds & thoughts.memory.playable
    ]
    return play(max(chances)[1], "last-chance") if chances else None


def leave_the_deck(thoughts: Thoughts) -> Choice | None:
    """With few cards to draw, a clue gives everybody more time than a discard."""
    return clue_something(thoughts) if 0 < thoughts.view.deck <= FEW else None


def discard_the_useless(thoughts: Thoughts) -> Choice | None:
    """A card that cannot be of use any more."""
    if thoughts.may_discard:
        for slot, kinds in enumerate(thoughts.possible):
            if not kinds & thoughts.memory.useful:
                return discard(slot, "useless")
    return None


def tell_one_who_discards(thoughts: Thoughts) -> Choice | None:
    """Where somebody takes clues literally, one that can be spared: they discard instead, and we see what."""
    if thoughts.view.clues < SOME or not any(map(thoughts.memory.plain, thoughts.others())):
        return None
    hint = best(thoughts.hints)
    return give(hint, "tell") if hint and hint.worth > 10 else None


def discard_what_is_missed_least(thoughts: Thoughts) -> Choice | None:
    """Where not everybody saves cards, the oldest may be as dear as any: the one that is needed least."""
    if not thoughts.may_discard or not any(map(thoughts.memory.plain, thoughts.others())):
        return None
    return discard(min(range(len(thoughts.hand)), key=thoughts.risks.__getitem__), "unsaved")


def discard_the_oldest(thoughts: Thoughts) -> Choice | None:
    """The card that has been there longest without a clue."""
    if thoughts.may_discard:
        for slot, memo in enumerate(thoughts.hand):
            if not memo.clued:
                return discard(slot, "oldest")
    return None


def clue_something(thoughts: Thoughts) -> Choice | None:
    """Any clue that misleads nobody."""
    hint = best(thoughts.hints)
    return give(hint, "tell") if hint else None


def discard_the_least(thoughts: Thoughts) -> Choice | None:
    """All cards have clues, and one must go: the one that is the least likely to be the last of its kind."""
    if not thoughts.may_discard:
        return None
    critical = thoughts.memory.critical
    _, slot = min(
        ((kinds & critical).bit_count() / kinds.bit_count(), slot)
        for slot, kinds in enumerate(thoughts.believed)
    )
    return discard(slot, "least")


def clue_anything(thoughts: Thoughts) -> Choice | None:
    """No card may be discarded and every clue misleads somebody: the one that does the least harm."""
    hint = best(thoughts.all_hints)
    return give(hint, "anything") if hint else None


def play_anything(thoughts: Thoughts) -> Choice | None:
    """Nothing else is allowed (H9, H20): the newest card."""
    return play(len(thoughts.hand) - 1, "forced")


IDEAS: tuple[Callable[[Thoughts], Choice | None], ...] = (
    stop_an_error,
    save_for_the_next,
    play_what_fits,
    let_somebody_play,
    save_for_others,
    try_at_the_end,
    leave_the_deck,
    discard_the_useless,
    tell_one_who_discards,
    discard_what_is_missed_least,
    discard_the_oldest,
    clue_something,
    discard_the_least,
    clue_anything,
    play_anything,
)


class Steady(Bot[HanabiView]):
    """Plays as people do who know each other: clear clues, few risks. With others it finds out how they
    play."""

    memory: Memory

    def begin(self, view: HanabiView) -> None:
        self.memory = Memory(view)

    def meet(self, people: frozenset[int]) -> None:
        self.memory.meet(people)

    def hear(self, event: HanabiEvent) -> None:
        hear(self.memory, event)

    def copy(self) -> Self:
        new = copy(self)
        new.memory = self.memory.copy()
        return new

    def decide(self, view: HanabiView, legal: Sequence[Action], chance: Chance) -> Choice:
        thoughts = Thoughts(view, self.memory, legal)
        choice = next(choice for idea in IDEAS if (choice := idea(thoughts)))
        return replace(choice, after=THINKS + chance.below(THINKS))


class Expert(Steady):
    """Talks in a code with two or more of its like (hats.py), and keeps a pact with a single one (pact.py);
    with others it plays on as `Steady`, who has listened."""

    slow = True
    speaker: Speaker
    partner: Partner

    def begin(self, view: HanabiView) -> None:
        super().begin(view)
        self.speaker = Speaker(view)
        self.partner = Partner(view)

    def meet(self, people: frozenset[int]) -> None:
        """No person knows the code."""
        super().meet(people)
        if people - {self.seat}:
            self.speaker.public.trusting = self.partner.trusts = False

    def hear(self, event: HanabiEvent) -> None:
        super().hear(event)
        self.speaker.hear(event)
        self.partner.hear(event)

    def copy(self) -> Self:
        new = super().copy()
        new.speaker = self.speaker.copy()
        new.partner = self.partner.copy()
        return new

    def decide(self, view: HanabiView, legal: Sequence[Action], chance: Chance) -> Choice:
        usual = super().decide(view, legal, chance)
        mind = self.partner if view.seats == 2 else self.speaker
        if mind.trusts:
            choice = mind.decide(view, chance)
            if choice.action in legal:
                return replace(choice, after=usual.after)
        return usual


BOTS: dict[str, type[Bot[HanabiView]]] = {"steady": Steady, "expert": Expert}

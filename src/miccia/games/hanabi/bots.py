"""The players of Hanabi."""

from collections.abc import Callable, Sequence
from functools import cached_property

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.hanabi.actions import DISCARDS, PLAYS
from miccia.games.hanabi.cards import MAX_CLUES, MAX_STRIKES, Card
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.hints import Hint, Hints
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.reading import FIVES, TWOS, chop
from miccia.games.hanabi.view import HanabiView


class Thoughts:
    """What a player knows when it is its turn."""

    def __init__(self, view: HanabiView, memory: Memory, legal: Sequence[Action]) -> None:
        self.view = view
        self.memory = memory
        self.legal = legal
        self.hand = memory.hands[memory.seat]
        self.next = (memory.seat + 1) % memory.seats
        self.can_discard = DISCARDS[0] in legal
        self.possible = memory.possible()
        self.believed = [memo.believed(memory.useful, possible) for memo, possible in zip(self.hand, self.possible)]

    @cached_property
    def hints(self) -> list[Hint]:
        """The clues that mislead nobody."""
        return [hint for hint in Hints(self.memory, self.legal).all if not hint.misleads]

    def at_risk(self, seat: int) -> Card | None:
        """The card that the seat is about to discard, if that would be a pity."""
        memory = self.memory
        on_chop = chop(memory.hands[seat])
        if on_chop is None:
            return None
        unseen = memory.unseen(seat)
        for memo in memory.hands[seat]:
            believed = memo.believed(memory.useful, unseen)
            if not believed & ~memory.playable or not believed & memory.useful:
                return None
        card = memory.faces[on_chop.order]
        if card.bit & memory.critical or card.bit & TWOS & memory.useful and memory.copies_seen(card) == 1:
            return card
        return None


Idea = Callable[[Thoughts], Choice | None]


def give(hint: Hint, key: str, card: Card) -> Choice:
    return Choice(hint.clue, Reason(key, {"seat": hint.to, "card": card.name}))


def best(hints: Sequence[Hint]) -> Hint | None:
    return max(hints, key=lambda hint: hint.worth, default=None)


def save_next(thoughts: Thoughts) -> Choice | None:
    """The next player would discard a card that must not go."""
    card = thoughts.at_risk(thoughts.next)
    if not card:
        return None
    hint = best([hint for hint in thoughts.hints if hint.to == thoughts.next and (hint.saves or hint.plays)])
    if hint:
        return give(hint, "save-last" if hint.saves else "play", hint.saves or hint.plays[0])
    return None


def play_known(thoughts: Thoughts) -> Choice | None:
    """A card that is known to be playable, the lowest first."""
    memory = thoughts.memory
    careful = thoughts.view.strikes == MAX_STRIKES - 1
    sure = thoughts.possible if careful else thoughts.believed
    slots = [slot for slot, kinds in enumerate(sure) if not kinds & ~memory.playable]
    if not slots:
        return None
    slot = min(slots, key=lambda slot: memory.lowest(sure[slot]))
    return Choice(PLAYS[slot], Reason("known" if not thoughts.possible[slot] & ~memory.playable else "meant", {"slot": slot}))


def hint_play(thoughts: Thoughts) -> Choice | None:
    """A clue that lets somebody play."""
    hint = best([hint for hint in thoughts.hints if (hint.plays or hint.soon) and hint.worth > 50])
    if hint is None:
        return None
    return give(hint, "play" if hint.plays else "soon", (hint.plays or hint.soon)[0])


def save_later(thoughts: Thoughts) -> Choice | None:
    memory = thoughts.memory
    for offset in range(2, memory.seats):
        seat = (memory.seat + offset) % memory.seats
        card = thoughts.at_risk(seat)
        if card and thoughts.view.clues > 1:
            hint = best([hint for hint in thoughts.hints if hint.to == seat and hint.saves])
            if hint:
                return give(hint, "save-last", card)
    return None


def discard_useless(thoughts: Thoughts) -> Choice | None:
    if not thoughts.can_discard:
        return None
    for slot, kinds in enumerate(thoughts.possible):
        if not kinds & thoughts.memory.useful:
            return Choice(DISCARDS[slot], Reason("useless", {"slot": slot}))
    return None


def discard_oldest(thoughts: Thoughts) -> Choice | None:
    if not thoughts.can_discard:
        return None
    for slot, memo in enumerate(thoughts.hand):
        if not memo.clued:
            return Choice(DISCARDS[slot], Reason("oldest", {"slot": slot}))
    return None


def stall(thoughts: Thoughts) -> Choice | None:
    hint = best(thoughts.hints)
    if hint is None:
        return None
    return Choice(hint.clue, Reason("stall", {"seat": hint.to}))


def least_bad(thoughts: Thoughts) -> Choice | None:
    memory = thoughts.memory
    if thoughts.can_discard:
        slot = max(range(len(thoughts.hand)), key=lambda slot: (thoughts.believed[slot] & ~memory.critical).bit_count() - 5 * (thoughts.believed[slot] & memory.critical).bit_count())
        return Choice(DISCARDS[slot], Reason("least", {"slot": slot}))
    return None


IDEAS: tuple[Idea, ...] = (save_next, play_known, hint_play, save_later, discard_useless, discard_oldest, stall, least_bad)


class Steady(Bot):
    """Plays as people do who know each other: clear clues, no risk without need."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.heard: list[HanabiEvent] = []
        self.memory: Memory | None = None

    def hear(self, event: HanabiEvent) -> None:
        self.heard.append(event)

    def decide(self, view: HanabiView, legal: Sequence[Action], chance: Chance) -> Choice:
        if self.memory is None:
            self.memory = Memory(view)
        self.memory.follow(view, self.heard)
        self.heard = []
        thoughts = Thoughts(view, self.memory, legal)
        for idea in IDEAS:
            choice = idea(thoughts)
            if choice:
                return choice
        return Choice(legal[0], Reason("forced"))


BOTS: dict[str, type[Bot]] = {"steady": Steady}

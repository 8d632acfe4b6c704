"""How games of Hanabi are looked back on: what a seat could take its cards for, and what a table comes to."""

from collections.abc import Sequence
from typing import Any

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.core.record import Input, Record, standing
from miccia.games.hanabi import GAME, retold
from miccia.games.hanabi.actions import CLUES, DISCARDS, PLAYS, Clue, Discard, Play
from miccia.games.hanabi.bots import Steady
from miccia.games.hanabi.boxes import ORDER, SUITS
from miccia.games.hanabi.cards import ANYTHING, Card
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.expert import Speaker
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.plain import Plain, choose, play_on
from miccia.games.hanabi.rules import POINTED, Hanabi
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.thoughts import Thoughts
from miccia.games.hanabi.view import deal_hidden, imagine

# Of twelve worlds, in so many the own cards are what the clues on them are taken to mean: among `steady`
# players one card in twenty that was meant to fit did not.
TRUST = 11
WORTH_A_TRY = 0.3  # cards so likely to fit are thought about
CLUES_TRIED = 3
DISCARDS_TRIED = 2


class Looker(Steady):
    """A seat that reads clues as people do who know each other, if the others turn out to mean them so."""

    def candidates(
        self, view: HanabiView, legal: Sequence[Action], played: Action, chance: Chance
    ) -> list[Action]:
        world = self.remember(imagine(view, chance), view)
        thoughts, plain = Thoughts(view, self.memory, legal), Plain(world)
        found = [choose(world), self.decide(view, legal, chance).action]
        for slot, kinds in enumerate(thoughts.believed):
            if plain.odds(kinds, plain.unseen) > WORTH_A_TRY:
                found.append(PLAYS[slot])
        by_risk = sorted(range(len(thoughts.hand)), key=thoughts.risks.__getitem__)
        found += [DISCARDS[slot] for slot in by_risk[:DISCARDS_TRIED]]
        clues = sorted((-worth, offset, value) for worth, offset, value in self.clues(plain, world))
        found += [CLUES[offset - 1][value] for _, offset, value in clues[:CLUES_TRIED]]
        return [action for action in dict.fromkeys(found) if action in legal]

    def clues(self, plain: Plain, world: Hanabi) -> list[tuple[int, int, int]]:
        """The clues that can be given, with their worth to a plain player."""
        found = []
        for offset in range(1, world.seats):
            to = (self.seat + offset) % world.seats
            hand, notes = world.hands[to], world.notes[to]
            for value in range(11):
                if any(card.values >> value & 1 for card in hand):
                    worth = plain.worth(hand, notes, value, plain.chop(notes))
                    found.append((int(worth), offset, value))
        return found

    def imagine(self, view: HanabiView, chance: Chance) -> Hanabi:
        """The own cards are mostly what they are believed to be, sometimes anything that they may be."""
        world = self.remember(imagine(view, chance), view)
        memory, seat = self.memory, self.seat
        hand = memory.hands[seat]
        unseen = memory.unseen(seat)
        if chance.below(TRUST + 1) == 0:
            return world
        deck = chance.shuffle("unseen", [*world.hands[seat], *world.deck[world.drawn :]])
        taken = [memory.believed(seat, memo, unseen) or memo.may_be for memo in hand]
        notes = [memo.order * BITS[ORDER] | kinds for memo, kinds in zip(hand, taken, strict=True)]
        if give(world, seat, notes, deck):
            return world
        # It cannot be true of all of them: so of those that it makes fit first, then of the newest.
        notes = [memo.order * BITS[ORDER] | memo.may_be for memo in hand]
        for place in sorted(
            range(len(hand)), key=lambda place: (taken[place] & ~memory.playable != 0, -place)
        ):
            before = notes[place]
            notes[place] = hand[place].order * BITS[ORDER] | taken[place]
            if not give(world, seat, notes, deck):
                notes[place] = before
        return world

    def remember(self, world: Hanabi, view: HanabiView) -> Hanabi:
        """By heart (H22), the notes are those in the head."""
        if view.options.memory:
            for holder, hand in enumerate(self.memory.hands):
                world.notes[holder] = tuple(
                    memo.order * BITS[ORDER] | memo.may_be & ANYTHING | (BITS[POINTED] if memo.clued else 0)
                    for memo in hand
                )
        return world

    def play_on(
        self,
        world: State,
        chance: Chance,
        view: HanabiView | None = None,
        later: Action | None = None,
    ) -> None:
        assert isinstance(world, Hanabi)
        if later is not None and view is not None:
            while world.over is None and world.player != self.seat:
                world.apply(world.player, choose(world), chance)
            if (then := self.moved(later, view, world)) in world.legal(self.seat):
                world.apply(self.seat, then, chance)
        play_on(world, chance)

    def moved(self, action: Action, view: HanabiView, world: Hanabi) -> Action | None:
        """The same with the same card, which may lie elsewhere by now; None if it has gone."""
        if not isinstance(action, (Play, Discard)):
            return action
        order = view.hands[self.seat][action.slot].order
        for slot, note in enumerate(world.notes[self.seat]):
            if note >> ORDER == order:
                return (PLAYS if isinstance(action, Play) else DISCARDS)[slot]
        return None


def give(world: Hanabi, seat: int, notes: list[int], deck: Sequence[Card]) -> bool:
    """Give the seat cards out of the shuffled deck that are as these notes say; whether it could be done."""
    rest = [*deck]
    try:
        dealt = deal_hidden(notes, rest)
    except ValueError:
        return False
    world.hands[seat] = tuple(dealt[note >> ORDER] for note in notes)
    world.deck = (*world.deck[: world.drawn], *rest)
    return True


class Coded(Looker):
    """A seat at a table where all talk in the code of the experts, and know their cards by it.

    A clue tells everybody something there, which the plain player does not hear: clues are not judged.
    """

    speaker: Speaker

    def begin(self, view: HanabiView) -> None:
        super().begin(view)
        self.speaker = Speaker(view)

    def hear(self, event: HanabiEvent) -> None:
        super().hear(event)
        self.speaker.hear(event)

    def candidates(
        self, view: HanabiView, legal: Sequence[Action], played: Action, chance: Chance
    ) -> list[Action]:
        if isinstance(played, Clue):
            return []
        plain = Plain(self.imagine(view, chance))
        kinds = [self.known(held.order) for held in view.hands[self.seat]]
        odds = [plain.odds(kind, plain.unseen) for kind in kinds]
        found = [play for play, fits in zip(PLAYS, odds, strict=False) if fits > WORTH_A_TRY]
        critical = int(plain.critical)
        dear = [(kind & critical).bit_count() / kind.bit_count() for kind in kinds]
        by_risk = sorted(range(len(kinds)), key=dear.__getitem__)
        found += [DISCARDS[slot] for slot in by_risk[:DISCARDS_TRIED]]
        return [action for action in found if action in legal]

    def imagine(self, view: HanabiView, chance: Chance) -> Hanabi:
        """All cards are what the code says, and everybody goes by that."""
        world = imagine(view, chance)
        for seat, notes in enumerate(world.notes):
            world.notes[seat] = tuple(note & ~ANYTHING | self.known(note >> ORDER) for note in notes)
        deck = chance.shuffle("unseen", [*world.hands[self.seat], *world.deck[world.drawn :]])
        give(world, self.seat, list(world.notes[self.seat]), deck)
        return world

    def known(self, order: int) -> int:
        """The kinds that a card may be by the code."""
        return int(self.speaker.public.masks[order])


def agreed(record: Record) -> type[Coded] | None:
    """Whether a whole game goes with the code of the experts."""
    match = GAME.begin(record.header)
    listener = Speaker(match.view(0))
    for n in standing(record.inputs):
        if not listener.trusts:
            return None
        given = record.inputs[n - 1]
        assert isinstance(given, Input)
        heard: list[Any] = []
        match.state.journal = heard
        match.repeat(given)
        for event in heard:
            if (told := GAME.tell(event, 0)) is not None:
                listener.hear(told)
    return Coded if listener.trusts else None


def unknown(state: Hanabi, chance: Chance) -> Hanabi:
    """The deck may lie in any order."""
    world = state.copy()
    rest = chance.shuffle("unseen", list(world.deck[world.drawn :]))
    world.deck = (*world.deck[: world.drawn], *rest)
    return world


def worth(state: Hanabi) -> list[float]:
    assert state.over is not None
    return [float(score) for score in state.over.scores]


def most(options: Options) -> float:
    return float(options.ranks * (options.colours + SUITS[options.six_colours]))


HINDSIGHT = Hindsight("score", most, Looker, unknown, worth, 80, retold, agreed)

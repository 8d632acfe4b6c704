"""How games of Hanabi are looked back on: what a seat could take its cards for, and what a table comes to."""

from collections.abc import Sequence

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.games.hanabi import retold
from miccia.games.hanabi.actions import CLUES, DISCARDS, PLAYS
from miccia.games.hanabi.bots import Steady
from miccia.games.hanabi.boxes import ORDER, SUITS
from miccia.games.hanabi.cards import ANYTHING
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.plain import Plain, choose, play_on
from miccia.games.hanabi.rules import POINTED, Hanabi
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.thoughts import Thoughts
from miccia.games.hanabi.view import deal_hidden, imagine

TRUST = 6  # of seven worlds, in so many the own cards are what the clues on them are taken to mean
WORTH_A_TRY = 0.3  # cards so likely to fit are thought about
CLUES_TRIED = 3
DISCARDS_TRIED = 2


class Looker(Steady):
    """A seat that reads clues as people do who know each other, if the others turn out to mean them so."""

    def candidates(self, view: HanabiView, legal: Sequence[Action], chance: Chance) -> list[Action]:
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
        notes = [
            memo.order * BITS[ORDER] | (memory.believed(seat, memo, unseen) or memo.may_be) for memo in hand
        ]
        cards = [*world.hands[seat], *world.deck[world.drawn :]]
        deck = chance.shuffle("unseen", cards)
        try:
            dealt = deal_hidden(notes, deck)
        except ValueError:  # what is believed of several cards cannot be true of all of them
            return world
        world.hands[seat] = tuple(dealt[memo.order] for memo in hand)
        world.deck = (*world.deck[: world.drawn], *deck)
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

    def play_on(self, world: State, chance: Chance, view: HanabiView | None = None) -> None:
        assert isinstance(world, Hanabi)
        play_on(world, chance)


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


HINDSIGHT = Hindsight("score", most, Looker, unknown, worth, 80, retold)

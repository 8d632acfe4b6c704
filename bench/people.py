"""Stand-ins for people at a table of Hanabi, who know no convention: to measure what a bot is worth.

A literal player plays what is certain, clues a card that can be played by the value that touches the fewest,
and discards the oldest card without a clue. An intuitive one also trusts a card that was clued alone.
"""

from collections.abc import Iterator, Sequence, Set

from miccia.bots import Action, Bot, Chance, Choice, Reason
from miccia.games.hanabi.actions import CLUES, DISCARDS, PLAYS
from miccia.games.hanabi.cards import ANYTHING, NAMED, VALUES, Card
from miccia.games.hanabi.events import Clued, Discarded, HanabiEvent, Played
from miccia.games.hanabi.shown import HanabiView, Held
from miccia.games.hanabi.stock import Stock, unseen
from miccia.games.hanabi.view import note_of

AS_PEOPLE_DO = Reason("random")  # no table offers these players, and nobody reads their reasons


class Literal(Bot[HanabiView]):
    """Plays what is certain, and takes clues for what they say."""

    person = True

    def decide(self, view: HanabiView, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(next(action for action in self.wishes(view) if action in legal), AS_PEOPLE_DO)

    def wishes(self, view: HanabiView) -> Iterator[Action]:
        """What to do, the best first."""
        assert view.seat is not None
        stock, own = Stock(view), view.hands[view.seat]
        playable = sum(int(card.bit) for card in stock.kinds if stock.plays(card))
        useful = sum(int(card.bit) for card in stock.kinds if stock.serves(card))
        there = sum(1 << kind for kind, count in enumerate(unseen(view)) if count)
        may_be = [note_of(held) & ANYTHING & there for held in own]
        for slot, held in enumerate(own):
            if not may_be[slot] & ~playable or (may_be[slot] & playable and held.order in self.trusted()):
                yield PLAYS[slot]
        yield from self.clues(view, playable)
        yield from (DISCARDS[slot] for slot in range(len(own)) if not may_be[slot] & useful)
        yield from (DISCARDS[slot] for slot, held in enumerate(own) if not held.clues)
        yield from self.fillers(view)
        yield from DISCARDS
        yield from PLAYS

    def clues(self, view: HanabiView, playable: int) -> Iterator[Action]:
        """Clues on cards that can be played, whose holders cannot tell yet; first those that touch fewest."""
        found = []
        for offset, hand, faces in others(view):
            for held, face in zip(hand, faces, strict=True):
                certain = not note_of(held) & ANYTHING & ~playable or held.order in self.trusted()
                if face.bit & playable and not certain:
                    for value, name in enumerate(VALUES):
                        if face.values >> value & 1 and name not in held.clues:
                            found.append((touches(faces, value), offset, -value))
        yield from (CLUES[offset - 1][-value] for _, offset, value in sorted(found))

    def fillers(self, view: HanabiView) -> Iterator[Action]:
        """When the box is full or every card has a clue: what touches most, for it points at nothing."""
        found = [
            (-touches(faces, value), offset, value)
            for offset, _, faces in others(view)
            for value in range(len(VALUES))
        ]
        yield from (CLUES[offset - 1][value] for _, offset, value in sorted(found))

    def trusted(self) -> Set[int]:
        """The cards that need not be certain to be played, by order."""
        return frozenset()


class Intuitive(Literal):
    """Also plays a card that was clued alone."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.alone: set[int] = set()

    def hear(self, event: HanabiEvent) -> None:
        if isinstance(event, Clued) and len(event.orders) == 1:
            self.alone.add(event.orders[0])
        elif isinstance(event, (Played, Discarded)):
            self.alone.discard(event.order)

    def trusted(self) -> Set[int]:
        return self.alone


def others(view: HanabiView) -> Iterator[tuple[int, tuple[Held, ...], list[Card]]]:
    """The hands of the others, by how many seats on they are, with their faces."""
    assert view.seat is not None
    named = NAMED[view.options.six_colours == "rainbow"]
    for offset in range(1, view.seats):
        hand = view.hands[(view.seat + offset) % view.seats]
        yield offset, hand, [named[held.card or ""] for held in hand]


def touches(faces: Sequence[Card], value: int) -> int:
    """How many of the cards a clue touches."""
    return sum(int(face.values) >> value & 1 for face in faces)

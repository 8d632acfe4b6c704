"""The bits of a seat spelt straight from the table, without a view: learners want them by the million.

They are those of `encoding.bits`, section by section. Nothing is looked at but what `view` shows: the faces
of the others' cards, what clues have told of every card (H22: nothing, by heart), and what lies open.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from mypy_extensions import i64

from miccia.core.encoding import Spell, thermometer
from miccia.core.game import State
from miccia.games.hanabi.boxes import box_of
from miccia.games.hanabi.cards import COLOURS as OURS
from miccia.games.hanabi.cards import KINDS
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import Hanabi, count_gone
from miccia.games.hanabi.sections import MANY, known, last_move, sizes
from miccia.games.hanabi.view import view_card

YES_OR_NO: Final = [bytes([0]), bytes([1])]


class Speller:
    """All that can stand in each section, for so many seats and these options."""

    def __init__(self, seats: int, options: Options) -> None:
        size = sizes(seats, options)
        box = box_of(seats, options)
        self.size = size
        self.seats: i64 = seats
        self.hand: i64 = size.hand
        self.lives: i64 = size.lives
        self.memory: bool = options.memory
        self.new: int = box.new_notes[0]
        self.faces: list[bytes] = [size.faces.get(card.name, size.no_face) for card in KINDS]
        self.colours: list[int] = [OURS.index(colour) for colour in size.colours]
        self.piles: list[list[bytes]] = [piles(held[: size.ranks]) for held in box.copies]  # by our colours
        self.known: dict[object, bytes] = {}  # what notes tell, as far as it is remembered

    def spell(self, state: State, seat: int, told: Sequence[Any], parts: list[bytes]) -> None:
        """Add what the seat may know."""
        assert isinstance(state, Hanabi)
        size, seats, hand = self.size, self.seats, self.hand
        me: i64 = seat
        for offset in range(1, seats):
            held = state.hands[(me + offset) % seats]
            parts += [self.faces[card.index] for card in held]
            parts += [size.no_face] * (hand - len(held))
        parts += [YES_OR_NO[len(state.hands[(me + offset) % seats]) < hand] for offset in range(seats)]
        parts.append(size.in_deck[len(state.deck) - state.drawn])
        parts += [size.heights[state.fireworks[colour]] for colour in self.colours]
        parts.append(size.clues_left[state.clues])
        parts.append(size.lives_left[self.lives - state.strikes])
        gone = count_gone(state.discards)
        parts += [self.piles[colour][(gone >> 10 * colour) & 1023] for colour in self.colours]
        parts.append(last_move(seat, told, size))
        for offset in range(seats):
            notes = state.notes[(me + offset) % seats]
            parts += [self.told_of(note) for note in cast(tuple[object, ...], notes)]
            parts += [size.unknown] * (hand - len(notes))

    def told_of(self, note: object) -> bytes:
        """What clues have told of a card, remembered by its note."""
        found = self.known.get(note)
        return self.learn(note) if found is None else found

    def learn(self, note: Any) -> bytes:
        """What a note tells that was not met before."""
        if len(self.known) >= MANY:
            self.known.clear()
        plain = self.new if self.memory else int(note)
        held = view_card(None, plain)
        found = self.known[note] = known((held.colours, held.ranks, held.clues), self.size)
        return found


def speller(seats: int, options: Options) -> Spell:
    """What spells the bits, for so many seats and these options."""
    return Speller(seats, options).spell


@cache
def piles(copies: tuple[int, ...]) -> list[bytes]:
    """The discards of a colour, by how many of each rank there are among them: a number with base 4."""
    return [
        b"".join([thermometer(held, gone >> 2 * rank & 3) for rank, held in enumerate(copies)])
        for gone in range(4**5)
    ]

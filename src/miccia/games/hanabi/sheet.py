"""What a learner is shown of a game of Hanabi, straight from the table: learners want it by the million.

The bits are those of `encoding.bits`, section by section, the masks those of `legal`. Nothing is looked at
but what `view` shows: the faces of the others' cards, what clues have told of every card (H22: nothing, by
heart), and what lies open. A move changes one hand at most: the pieces of all others are still there.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.game import Action, State
from miccia.core.sheet import Sheet
from miccia.games.hanabi.actions import Clue, Discard, Play
from miccia.games.hanabi.cards import KINDS, Card
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.pieces import COLOUR_SETS, COLOURS, Pieces, pieces
from miccia.games.hanabi.rules import Hanabi, count_gone

YES_OR_NO: Final = [bytes([0]), bytes([1])]
NO_HAND: Final = (KINDS[0],)  # none that is held
NO_NOTES: Final = (0,)
# Kinds of moves, in the Learning Environment's order.
PLAYED: Final = 0
DISCARDED: Final = 1
COLOUR_TOLD: Final = 2
RANK_TOLD: Final = 3


class HanabiSheet(Sheet):
    """Pieces of one game: those of every hand, by holder, of what lies open, and the last move."""

    def __init__(self, all_pieces: Pieces) -> None:
        self.pieces = all_pieces
        seats = all_pieces.seats
        # What was looked at last, and its pieces by holder. Lists are the table's own and only grow.
        self.hands: list[tuple[Card, ...]] = [NO_HAND] * seats
        self.faces: list[bytes] = [b""] * seats
        self.colours: list[bytes] = [b""] * seats  # that each could be told
        self.ranks: list[bytes] = [b""] * seats
        self.notes: list[tuple[int, ...]] = [NO_NOTES] * seats
        self.known: list[bytes] = [b""] * seats
        self.heights: list[int] = []
        self.score: i64 = -1
        self.fireworks: bytes = b""
        self.pile: list[Card] = []
        self.discarded: i64 = -1
        self.discards: bytes = b""
        self.doer: i64 = -1
        self.what: i64 = 0
        self.receiver: i64 = -1
        self.outcome: list[bytes] = []

    # Choices

    def mask(self, state: State, seat: i64) -> bytes:
        assert isinstance(state, Hanabi)
        if seat != state.player or state.over is not None:
            return b""
        its = self.pieces
        held: i64 = len(state.hands[seat])
        parts = [its.plays[held] if state.clues == its.clues else its.moves[held]]
        if state.clues == 0:
            parts.append(its.tell_nothing)
        else:
            others = its.others[seat]
            for holder in others:
                self.look_at(state, holder)
            parts += [self.colours[holder] for holder in others]
            parts += [self.ranks[holder] for holder in others]
        mask = b"".join(parts)
        return mask if held > 0 or 1 in mask else b""

    def action(self, state: State, seat: i64, number: i64) -> Action:
        return self.pieces.meant[number]

    # The last move

    def heed(self, state: State, seat: i64, action: Action) -> None:
        assert isinstance(state, Hanabi)
        its = self.pieces
        self.doer = seat
        self.receiver = -1
        if isinstance(action, Clue):
            self.receiver = (seat + action.offset) % its.seats
            self.what = COLOUR_TOLD if action.value < COLOURS else RANK_TOLD
            slots: i64 = 0
            for slot, card in enumerate(state.hands[self.receiver]):
                if card.values >> action.value & 1:
                    slots |= BITS[slot]
            self.outcome = [its.clued[action.value][slots]]
        elif isinstance(action, Discard):
            self.what = DISCARDED
            card = state.hands[seat][action.slot]
            self.outcome = [its.moved[action.slot], its.faces[card.index], its.came[0]]
        elif isinstance(action, Play):
            self.what = PLAYED
            card = state.hands[seat][action.slot]
            fits = card.rank == state.fireworks[card.colour] + 1
            back = fits and card.rank == its.ranks and state.clues < its.clues
            self.outcome = [its.moved[action.slot], its.faces[card.index], its.came[2 * fits + back]]

    def kept(self) -> Any:
        return self.doer, self.what, self.receiver, self.outcome

    def recall(self, kept: Any) -> None:
        self.doer, self.what, self.receiver, self.outcome = kept

    # The score and the bits

    def worth(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Hanabi)
        return self.pieces.worths[state.score]

    def spell(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, Hanabi)
        its = self.pieces
        around, others = its.around[seat], its.others[seat]
        for holder in around:
            self.look_at(state, holder)
            self.learn(state, holder)
        parts += [self.faces[holder] for holder in others]
        if state.drawn < len(state.deck):
            parts.append(its.all_full)
        else:
            parts += [YES_OR_NO[len(state.hands[holder]) < its.hand] for holder in around]
        parts.append(its.in_deck[len(state.deck) - state.drawn])
        parts.append(self.fireworks_of(state))
        parts.append(its.clues_left[state.clues])
        parts.append(its.lives_left[its.lives - state.strikes])
        parts.append(self.discards_of(state))
        if self.doer < 0:
            parts.append(its.no_move)
        else:
            seats = its.seats
            parts.append(its.doer[self.what][(self.doer - seat) % seats])
            parts.append(its.told_nobody if self.receiver < 0 else its.told[(self.receiver - seat) % seats])
            parts += self.outcome
        parts += [self.known[holder] for holder in around]

    def look_at(self, state: Hanabi, holder: i64) -> None:
        """The faces of a hand and what can be told of them, made anew if another hand is held."""
        hand = state.hands[holder]
        if hand is self.hands[holder]:
            return
        self.hands[holder] = hand
        its = self.pieces
        values = state.empty_clues
        for card in hand:
            values |= card.values
        self.colours[holder] = its.tell_colours[values & COLOUR_SETS - 1]
        self.ranks[holder] = its.tell_ranks[values >> COLOURS]
        faces = [its.faces[card.index] for card in hand]
        if len(hand) < its.hand:
            faces += [its.no_face] * (its.hand - len(hand))
        self.faces[holder] = b"".join(faces)

    def learn(self, state: Hanabi, holder: i64) -> None:
        """What clues have told of a hand, made anew if it is not what it was."""
        notes = state.notes[holder]
        if notes is self.notes[holder]:
            return
        self.notes[holder] = notes
        its = self.pieces
        known = [its.known_of(its.new if state.box.by_heart else note) for note in notes]
        if len(notes) < its.hand:
            known += [its.unknown] * (its.hand - len(notes))
        self.known[holder] = b"".join(known)

    def fireworks_of(self, state: Hanabi) -> bytes:
        """The fireworks, made anew if one is higher."""
        if state.score != self.score or state.fireworks is not self.heights:
            self.score = state.score
            self.heights = state.fireworks
            its = self.pieces
            self.fireworks = b"".join([its.heights[state.fireworks[colour]] for colour in its.colours])
        return self.fireworks

    def discards_of(self, state: Hanabi) -> bytes:
        """The discards, made anew if there are more."""
        if len(state.discards) != self.discarded or state.discards is not self.pile:
            self.discarded = len(state.discards)
            self.pile = state.discards
            gone, its = count_gone(state.discards), self.pieces
            self.discards = b"".join(
                [its.gone[colour][(gone >> 10 * colour) & 1023] for colour in its.colours]
            )
        return self.discards


def sheets(seats: int, options: Options) -> Callable[[], Sheet]:
    """What makes a sheet for each game with so many seats and these options."""
    all_pieces = pieces(seats, options)
    return lambda: HanabiSheet(all_pieces)

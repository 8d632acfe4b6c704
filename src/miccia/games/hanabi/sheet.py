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
from miccia.games.hanabi.cards import ANY_VALUE, KINDS, Card
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.pieces import COLOUR_SETS, COLOURS, Pieces, pieces
from miccia.games.hanabi.rules import POINTED, Hanabi, count_gone
from miccia.games.hanabi.view import possible

YES_OR_NO: Final = [bytes([0]), bytes([1])]
NO_HAND: Final = (KINDS[0],)  # none that is held
NO_NOTES: Final[tuple[int, ...]] = (0,)
NO_MOVE: Final[tuple[int, ...]] = (-1,)
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
        self.left: tuple[int, ...] = NO_MOVE  # what was known of the hand that a card is just leaving
        self.slot: i64 = 0  # and where that card was
        self.heights: list[int] = []
        self.score: i64 = -1
        self.fireworks: bytes = b""
        self.pile: list[Card] = []
        self.discarded: i64 = -1
        self.discards: bytes = b""
        self.doer: i64 = -1
        self.what: i64 = 0
        self.receiver: i64 = -1
        self.outcome: bytes = b""
        # Where pieces lie before they are put together: of cards in a hand, of what was named, of suits.
        self.row: list[bytes] = [b""] * 5
        self.named: list[bytes] = [b""] * 5
        self.suits: list[bytes] = [b""] * COLOURS

    def anew(self) -> None:
        self.doer = -1  # of what was looked at, all that is not there any more is made anew
        self.left = NO_MOVE

    # Choices

    def mask(self, state: State, seat: i64) -> bytes:
        assert isinstance(state, Hanabi)
        if seat != state.player or state.over is not None:
            return b""
        its = self.pieces
        held: i64 = len(state.hands[seat])
        mask = its.plays[held] if state.clues == its.clues else its.moves[held]
        if state.clues == 0:
            mask = mask + its.tell_nothing
        else:
            others = its.others[seat]
            for holder in others:
                self.look_at(state, holder)
                mask = mask + self.colours[holder]
            for holder in others:
                mask = mask + self.ranks[holder]
        return mask if held > 0 or 1 in mask else b""

    def action(self, state: State, seat: i64, number: i64) -> Action:
        return self.pieces.meant[number]

    # The last move

    def heed(self, state: State, seat: i64, action: Action) -> None:
        assert isinstance(state, Hanabi)
        its = self.pieces
        self.doer = seat
        self.receiver = -1
        self.left = NO_MOVE
        if isinstance(action, Clue):
            self.receiver = (seat + action.offset) % its.seats
            self.what = COLOUR_TOLD if action.value < COLOURS else RANK_TOLD
            slots: i64 = 0
            for slot, card in enumerate(state.hands[self.receiver]):
                if card.values >> action.value & 1:
                    slots |= BITS[slot]
            self.outcome = its.clued[action.value][slots]
        elif isinstance(action, Discard):
            self.what = DISCARDED
            self.left, self.slot = state.notes[seat], action.slot
            card = state.hands[seat][action.slot]
            self.outcome = b"%b%b%b" % (its.moved[action.slot], its.faces[card.index], its.came[0])
        elif isinstance(action, Play):
            self.what = PLAYED
            self.left, self.slot = state.notes[seat], action.slot
            card = state.hands[seat][action.slot]
            fits = card.rank == state.fireworks[card.colour] + 1
            back = fits and card.rank == its.ranks and state.clues < its.clues
            came = its.came[2 * fits + back]
            self.outcome = b"%b%b%b" % (its.moved[action.slot], its.faces[card.index], came)

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
        for holder in its.others[seat]:
            self.look_at(state, holder)
            parts.append(self.faces[holder])
        in_deck: i64 = len(state.deck) - state.drawn
        doer, told, outcome = its.no_move, b"", b""
        if self.doer >= 0:
            seats = its.seats
            doer = its.doer[self.what][(self.doer - seat) % seats]
            told = its.told_nobody if self.receiver < 0 else its.told[(self.receiver - seat) % seats]
            outcome = self.outcome
        # Compiled, % copies all pieces into one at once; a join asks each for a buffer and gives it back.
        parts.append(
            b"%b%b%b%b%b%b%b%b%b"
            % (
                its.all_full if in_deck > 0 else self.short_of(state, seat),
                its.in_deck[in_deck],
                self.fireworks_of(state),
                its.clues_left[state.clues],
                its.lives_left[its.lives - state.strikes],
                self.discards_of(state),
                doer,
                told,
                outcome,
            )
        )
        for holder in its.around[seat]:
            self.learn(state, holder)
            parts.append(self.known[holder])

    def short_of(self, state: Hanabi, seat: i64) -> bytes:
        """Whose hand is short of a card, once the deck is empty."""
        its = self.pieces
        return b"".join([YES_OR_NO[len(state.hands[holder]) < its.hand] for holder in its.around[seat]])

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
        row = self.row
        held: i64 = len(hand)
        for slot in range(its.hand):
            row[slot] = its.faces[hand[slot].index] if slot < held else its.no_face
        self.faces[holder] = b"%b%b%b%b%b" % (row[0], row[1], row[2], row[3], row[4])

    def learn(self, state: Hanabi, holder: i64) -> None:
        """What clues have told of a hand, made anew if it is not what it was."""
        notes, before = state.notes[holder], self.notes[holder]
        if notes is before:
            return
        self.notes[holder] = notes
        if before is self.left and len(notes) == self.pieces.hand:
            self.known[holder] = self.after_a_move(self.known[holder])
            return
        its = self.pieces
        row, named = self.row, self.named
        slot: i64 = 0
        note: i64
        for note in notes:
            if state.box.by_heart:
                note = its.new
            row[slot] = its.may_be[possible(note)]
            named[slot] = its.named[note >> POINTED & ANY_VALUE]
            slot += 1
        while slot < its.hand:
            row[slot] = its.may_be[0]
            named[slot] = its.named[0]
            slot += 1
        self.known[holder] = b"%b%b%b%b%b%b%b%b%b%b" % (
            row[0], named[0], row[1], named[1], row[2], named[2], row[3], named[3], row[4], named[4],
        )  # fmt: skip

    def after_a_move(self, known: bytes) -> bytes:
        """What is known of a hand when a card has left it and a new one has come."""
        its = self.pieces
        first: i64 = self.slot * its.of_a_card
        return b"%b%b%b" % (known[:first], known[first + its.of_a_card :], its.new_card)

    def fireworks_of(self, state: Hanabi) -> bytes:
        """The fireworks, made anew if one is higher."""
        if state.score != self.score or state.fireworks is not self.heights:
            self.score = state.score
            self.heights = state.fireworks
            its, suits = self.pieces, self.suits
            for place, colour in enumerate(its.colours):
                suits[place] = its.heights[state.fireworks[colour]]
            self.fireworks = b"%b%b%b%b%b%b" % (suits[0], suits[1], suits[2], suits[3], suits[4], suits[5])
        return self.fireworks

    def discards_of(self, state: Hanabi) -> bytes:
        """The discards, made anew if there are more."""
        if len(state.discards) != self.discarded or state.discards is not self.pile:
            self.discarded = len(state.discards)
            self.pile = state.discards
            gone, its, suits = count_gone(state.discards), self.pieces, self.suits
            for place, colour in enumerate(its.colours):
                suits[place] = its.gone[colour][gone >> 10 * colour & 1023]
            self.discards = b"%b%b%b%b%b%b" % (suits[0], suits[1], suits[2], suits[3], suits[4], suits[5])
        return self.discards


def sheets(seats: int, options: Options) -> Callable[[], Sheet]:
    """What makes a sheet for each game with so many seats and these options."""
    all_pieces = pieces(seats, options)
    return lambda: HanabiSheet(all_pieces)

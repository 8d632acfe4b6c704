"""Hanabi, H1 to H20, H23 and H24. The numbers are those of the rulebook page.

A held card is a card and a note. The note is one number: what its holder may know from clues.

    bits  0 to 29   the kinds of card it may be (what clues, positive and negative, have left)
    bits 30 to 40   the values it was pointed out for (H13)
    bits 41 and up  its order: its place in the deck, by which everyone may name it (H14)
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.refused import BadSetup, Refused
from miccia.core.turn import IN_TURN, Over, Turn
from miccia.games.hanabi.actions import CLUES_TOUCHING, HAND_MOVES, Clue, Discard, Play
from miccia.games.hanabi.boxes import ORDER, Box, box_of
from miccia.games.hanabi.cards import ANYTHING, COLOURS, VALUES, Card, kinds
from miccia.games.hanabi.events import Clued, Completed, Discarded, Drew, Ended, LastRound, Played
from miccia.games.hanabi.options import Options

POINTED: Final = 30  # where in a note the values begin
ENDED_BY: Final = {"strikes": "H15", "perfect": "H16", "deck": "H17", "hopeless": "H20", "stuck": "H20"}
VERDICTS: Final = ((5, "horrible"), (10, "mediocre"), (15, "noteworthy"), (20, "excellent"),
                   (24, "extraordinary"), (29, "legendary"), (30, "divine"))  # fmt: skip


def matching(value: int, rainbow: bool) -> int:
    """The set of kinds that a clue touches."""
    return sum([int(card.bit) for card in kinds(rainbow) if card.values >> value & 1])


# What a clue leaves of the note of a card it touches and of one it misses, without and with a rainbow suit.
TOUCHED: Final = [[matching(value, rainbow) | ~ANYTHING for value in range(11)] for rainbow in (False, True)]
MISSED: Final = [[~matching(value, rainbow) for value in range(11)] for rainbow in (False, True)]


FOURS: Final[list[i64]] = [4**index for index in range(30)]


def count_gone(discards: list[Card]) -> i64:
    """How often each kind was discarded, at most three times: a number with base 4."""
    gone: i64 = 0
    for card in discards:
        gone += FOURS[card.index]
    return gone


class Hanabi(State):
    """The table of Hanabi."""

    options: Options
    box: Box  # what follows from them
    suits: i64 = 5
    rainbow: bool = False
    short: bool = False
    expert: bool = False
    empty_clues: i64 = 0  # the values that may be named without touching a card (H8)
    sum_on_loss: bool = False

    deck: tuple[Card, ...] = ()
    drawn: i64 = 0  # how many cards have left the deck
    hands: list[tuple[Card, ...]]
    notes: list[tuple[int, ...]]
    fireworks: list[int]  # the height of each colour
    discards: list[Card]
    score: i64 = 0
    clues: i64 = 8
    strikes: i64 = 0
    player: i64 = 0  # who is to move
    turns_left: i64 = -1  # counts down once the deck is empty
    pointed: tuple[int, ...] = ()  # the orders of cards that a clue touched: see `forget`

    def copy(self) -> "Hanabi":
        new = Hanabi()
        new.seats = self.seats
        new.now = self.now
        new.over = self.over
        new.options = self.options
        new.box = self.box
        new.suits = self.suits
        new.rainbow = self.rainbow
        new.short = self.short
        new.expert = self.expert
        new.empty_clues = self.empty_clues
        new.sum_on_loss = self.sum_on_loss
        new.deck = self.deck
        new.drawn = self.drawn
        new.hands = self.hands[:]
        new.notes = self.notes[:]
        new.fireworks = self.fireworks[:]
        new.discards = self.discards[:]
        new.score = self.score
        new.clues = self.clues
        new.strikes = self.strikes
        new.player = self.player
        new.turns_left = self.turns_left
        new.pointed = self.pointed
        return new

    def turn(self) -> Turn:
        """H5, H6: one player after the other, and nobody may pass."""
        return IN_TURN[self.player] if self.over is None else self.over

    # What may be done

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.player or self.over is not None:
            return []
        moves = self.hand_moves(seat)
        if self.clues == 0:
            return moves[:]
        actions = moves + self.clues_to(seat, 1)
        for offset in range(2, self.seats):
            actions += self.clues_to(seat, offset)
        return actions

    def any_legal(self, seat: i64, chance: Chance) -> Action | None:
        if seat != self.player or self.over is not None:
            return None
        moves = self.hand_moves(seat)
        count: i64 = len(moves)
        if self.clues > 0:
            for offset in range(1, self.seats):
                count += len(self.clues_to(seat, offset))
        if count == 0:
            return None
        place = chance.below(count)
        offset = 0
        while place >= len(moves):
            place -= len(moves)
            offset += 1
            moves = self.clues_to(seat, offset)
        return moves[place]

    def hand_moves(self, seat: i64) -> list[Action]:
        """H9, H10: what can be done with one's own cards."""
        return HAND_MOVES[self.clues < self.box.clues][len(self.hands[seat])]

    def clues_to(self, seat: i64, offset: i64) -> list[Action]:
        """H7: what can be said to one player, as long as there are clues."""
        return CLUES_TOUCHING[offset][self.touching((seat + offset) % self.seats)]

    def touching(self, to: i64) -> i64:
        """H8: the colours and ranks that a player can be told, as a set."""
        values: i64 = self.empty_clues
        for card in self.hands[to]:
            values |= card.values
        return values

    def check(self, seat: i64, action: Action) -> None:
        if self.over is not None:
            raise Refused("game-over", ENDED_BY[self.over.why])
        if seat != self.player:
            raise Refused("not-your-turn", "H6")
        if isinstance(action, Play):
            if action.slot >= len(self.hands[seat]):
                raise Refused("no-such-card", "H10")
        elif isinstance(action, Discard):
            if self.clues == self.box.clues:
                raise Refused("clues-full", "H9")
            if action.slot >= len(self.hands[seat]):
                raise Refused("no-such-card", "H9")
        elif isinstance(action, Clue):
            self.check_clue(seat, action)
        else:
            raise Refused("unknown-action", "H6")

    def check_clue(self, seat: i64, clue: Clue) -> None:
        if clue.offset >= self.seats:
            raise Refused("no-such-player", "H7")
        if self.clues == 0:
            raise Refused("no-clues-left", "H7")
        if clue.value == 5 and (self.suits < 6 or self.rainbow):
            raise Refused("no-such-colour", "H23")
        if not self.touching((seat + clue.offset) % self.seats) >> clue.value & 1:
            raise Refused("touches-nothing", "H8")

    # What happens then

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        last_round = self.turns_left > 0
        if isinstance(action, Play):
            self.play(seat, action.slot)
        elif isinstance(action, Discard):
            self.discard(seat, action.slot)
        elif isinstance(action, Clue):
            self.give_clue(seat, (seat + action.offset) % self.seats, action.value)
        if last_round:
            self.turns_left -= 1
        self.player = (seat + 1) % self.seats
        if self.strikes == self.box.strikes:  # H15
            self.end("strikes", self.score if self.sum_on_loss else 0)
        elif self.score == self.box.best:  # H16
            self.end("perfect", self.score)
        elif self.turns_left == 0:  # H17
            self.end("deck", self.score)
        elif self.expert:
            self.check_hope()

    def play(self, seat: i64, slot: i64) -> None:
        """H10: the card starts or continues its firework, or it is discarded and counts as a strike."""
        card = self.hands[seat][slot]
        fits = card.rank == self.fireworks[card.colour] + 1
        if fits:
            self.fireworks[card.colour] = card.rank
            self.score += 1
        else:
            self.strikes += 1
            self.discards.append(card)
        if self.journal is not None:
            order, most = self.notes[seat][slot] >> ORDER, self.most_of(card.colour)
            self.journal.append(Played(seat, slot, order, card.name, fits, most))
        if fits and card.rank == self.box.ranks:
            self.complete(seat, card.colour)
        self.replace(seat, slot)

    def complete(self, seat: i64, colour: i64) -> None:
        """H11: the highest card brings back a clue, if one is out."""
        returns = self.clues < self.box.clues
        if returns:
            self.clues += 1
        if self.journal is not None:
            self.journal.append(Completed(seat, COLOURS[colour], returns))

    def discard(self, seat: i64, slot: i64) -> None:
        """H9."""
        card = self.hands[seat][slot]
        self.discards.append(card)
        self.clues += 1
        if self.journal is not None:
            order, most = self.notes[seat][slot] >> ORDER, self.most_of(card.colour)
            self.journal.append(Discarded(seat, slot, order, card.name, most))
        self.replace(seat, slot)

    def give_clue(self, seat: i64, to: i64, value: i64) -> None:
        """H7: every card of that colour or rank is pointed out, and only those."""
        self.clues -= 1
        touched: i64 = TOUCHED[self.rainbow][value]
        missed: i64 = MISSED[self.rainbow][value]
        bit: i64 = POINTED_BITS[value]
        self.forget(to)
        shown = list(self.pointed)
        others = len(shown)
        learnt: list[int] = []
        note: i64
        for card, note in zip(self.hands[to], self.notes[to]):
            if card.values >> value & 1:
                learnt.append(note & touched | bit)
                shown.append(note >> ORDER)
            else:
                learnt.append(note & missed)
        self.notes[to] = tuple(learnt)
        if self.journal is not None:
            slots = [slot for slot, card in enumerate(self.hands[to]) if card.values >> value & 1]
            self.journal.append(Clued(seat, to, VALUES[value], shown[others:], slots, len(learnt)))
        if others:
            shown.sort()
        self.pointed = tuple(shown)

    def forget(self, seat: i64) -> None:
        """A clue is shown until its receiver gets another or plays or discards; by heart (H22) until the next
        move of anybody."""
        if not self.pointed:
            return
        if self.box.by_heart:
            self.pointed = ()
            return
        held: i64 = 0  # sets of orders
        shown: i64 = 0
        note: i64
        for note in self.notes[seat]:
            held |= BITS[note >> ORDER]
        for order in self.pointed:
            shown |= BITS[order]
        if held & shown:
            self.pointed = tuple([order for order in self.pointed if not held & BITS[order]])

    def replace(self, seat: i64, slot: i64) -> None:
        """A card leaves the hand; while there is a deck, a new one enters at the newest end (H14, H17)."""
        self.forget(seat)
        hand = list(self.hands[seat])
        notes = list(self.notes[seat])
        hand.pop(slot)
        notes.pop(slot)
        if self.drawn < len(self.deck):
            hand.append(self.deck[self.drawn])
            notes.append(self.box.new_notes[self.drawn])
            self.drawn += 1
            if self.journal is not None:
                self.journal.append(Drew(seat, self.drawn - 1, hand[-1].name))
            if self.drawn == len(self.deck) and not self.expert:
                self.turns_left = self.seats
                if self.journal is not None:
                    self.journal.append(LastRound(seat))
        self.hands[seat] = tuple(hand)
        self.notes[seat] = tuple(notes)

    # The end

    def most_of(self, colour: i64) -> int:
        """How high a firework can still rise."""
        return self.box.most_of(colour, count_gone(self.discards))

    def check_hope(self) -> None:
        """H20: lost when a firework cannot be completed, or the player to move can do nothing."""
        for colour in range(self.suits):
            if self.most_of(colour) < self.box.ranks:
                self.end("hopeless", 0)
                return
        if not self.hands[self.player] and self.clues == 0:
            self.end("stuck", 0)

    def end(self, why: str, score: i64) -> None:
        """H18; everybody wins only with all fireworks complete."""
        everyone = tuple(range(self.seats)) if why == "perfect" else ()
        self.over = Over(why, (score,) * self.seats, everyone)
        if self.journal is not None:
            self.journal.append(Ended(why, score, self.score, verdict(score, self.box.best)))


def verdict(score: int, best: int) -> str:
    """H19; out of a small box, as far as it went (H24)."""
    if best < 25:
        score = score * 25 // best
    for up_to, word in VERDICTS:
        if score <= up_to:
            return word
    raise ValueError(score)


POINTED_BITS: Final = [2 ** (POINTED + value) for value in range(11)]


def deal(seats: int, options: Options, chance: Chance) -> Hanabi:
    """H2 to H5: the deck is shuffled, each player gets a hand, the starting player is drawn."""
    state = table(seats, options)
    box = state.box
    size = box.hand
    state.drawn = seats * size
    if state.drawn >= len(box.deck):
        raise BadSetup("bad-option", f"{len(box.deck)} cards are too few for {seats} hands of {size} (H24)")
    state.deck = tuple(chance.shuffle("deck", box.deck))
    new_notes = box.new_notes
    for seat in range(seats):
        first = seat * size
        state.hands.append(state.deck[first : first + size])
        state.notes.append(tuple(new_notes[first : first + size]))
    state.player = chance.pick("starter", list(range(seats)))
    return state


def table(seats: int, options: Options) -> Hanabi:
    """An empty table, with the options that were agreed on."""
    return prepared(seats, options).copy()


@cache
def prepared(seats: int, options: Options) -> Hanabi:
    """The one empty table that all with these options are copies of."""
    state = Hanabi()
    state.seats = seats
    state.options = options
    state.box = box_of(seats, options)
    state.suits = state.box.suits
    state.clues = state.box.clues
    state.rainbow = options.six_colours == "rainbow"
    state.short = options.short
    state.expert = options.expert
    state.sum_on_loss = options.score_on_loss == "sum"
    if options.empty_clues:
        for card in state.box.deck:
            state.empty_clues |= card.values
    state.hands = []
    state.notes = []
    state.fireworks = [0] * state.suits
    state.discards = []
    return state

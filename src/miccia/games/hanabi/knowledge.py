"""What a player of Hanabi remembers and concludes: the clues on every card and what they were taken to mean.

All of it comes from the first view and the events that the seat is told, since a table may show no notes
(H22). Sets of kinds of card are numbers, as in the rules.
"""

from copy import copy

from miccia.games.hanabi.cards import ANYTHING, VALUES, Card, copies, kinds
from miccia.games.hanabi.events import Clued, Completed, Discarded, Drew, HanabiEvent, LastRound, Played
from miccia.games.hanabi.habits import CERTAIN, CONVENTION, DOUBT, INTUITIVE, LITERAL, PERSON, SURE, Habits
from miccia.games.hanabi.reading import FIVES, MATCHING, Memo, Moment, read
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.view import note_of


class Memory:
    """The table in the mind of one player, from some view on: what is written there counts, and no more."""

    def __init__(self, view: HanabiView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.seats = view.seats
        self.kinds = kinds(view.options.six_colours == "rainbow")[: 5 * len(view.fireworks)]
        self.named = {card.name: card for card in self.kinds}
        self.copies = [copies(card, view.options.short, view.options.ranks) for card in self.kinds]
        self.matching = MATCHING[view.options.six_colours == "rainbow"]
        self.anything = 2 ** len(self.kinds) - 1
        self.faces: dict[int, Card] = {}  # by order, of every card this player has seen
        self.habits = [Habits() for _ in range(view.seats)]  # by seat; one's own is what others take it for
        self.clues, self.most_clues = view.clues, view.options.clues
        self.errors_left = view.options.strikes - view.strikes
        self.last_round = view.turns_left is not None
        self.heights = list(view.fireworks.values())
        self.discarded = [view.discards.count(card.name) for card in self.kinds]
        self.hands = [
            [Memo(held.order, note_of(held) & ANYTHING, bool(held.clues)) for held in hand]
            for hand in view.hands
        ]
        for hand in view.hands:
            for held in hand:
                self.see(held.order, held.card)
        self.take_stock()

    def meet(self, people: frozenset[int]) -> None:
        """These seats are people's. One's own plays by the convention, whoever asks what it would do."""
        for seat in people - {self.seat}:
            self.habits[seat] = Habits(PERSON)

    def copy(self) -> "Memory":
        """The same memories in another head."""
        new = copy(self)
        new.faces = self.faces.copy()
        new.habits = [habits.copy() for habits in self.habits]
        new.heights = self.heights[:]
        new.discarded = self.discarded[:]
        new.hands = [[memo.copy() for memo in hand] for hand in self.hands]
        return new

    def take_stock(self) -> None:
        """What can be played, what can still be of use, and of what only one copy is left for that."""
        self.playable = self.useful = self.critical = 0
        for colour, height in enumerate(self.heights):
            for card in self.kinds[5 * colour + height : 5 * colour + 5]:
                left = self.copies[card.index] - self.discarded[card.index]
                if left == 0:
                    break
                self.useful |= card.bit
                if left == 1:
                    self.critical |= card.bit
                if card.rank == height + 1:
                    self.playable |= card.bit

    # Keeping up

    def see(self, order: int, name: str | None) -> None:
        """A card's face, if it is shown."""
        if name:
            self.faces[order] = self.named[name]

    def note(self, event: HanabiEvent) -> None:
        """Remember one event."""
        if isinstance(event, Clued):
            self.note_clue(event)
            self.clues -= 1
        elif isinstance(event, Drew):
            self.see(event.order, event.card)
            self.hands[event.seat].append(Memo(event.order, self.anything))
        elif isinstance(event, (Played, Discarded)):
            self.note_card(event)
        elif isinstance(event, Completed):
            self.clues += event.clue
        elif isinstance(event, LastRound):
            self.last_round = True

    def note_clue(self, event: Clued) -> None:
        value = VALUES.index(event.value)
        hand = self.hands[event.to]
        read(hand, event.orders, value, self.matching[value], self.moment(event.seat, event.to), event.seat)
        if event.to != self.seat:  # its receiver may see more than we do, and will not rule out what it is
            for memo in hand:
                if memo.clued and memo.order in self.faces:
                    memo.meant |= self.faces[memo.order].bit

    def note_card(self, event: Played | Discarded) -> None:
        card = self.named[event.card]
        self.faces[event.order] = card
        hand = self.hands[event.seat]
        for memo in hand:
            if memo.order == event.order:
                hand.remove(memo)
                break
        if isinstance(event, Discarded):
            self.clues += 1
        elif not event.fits:
            self.errors_left -= 1
        if isinstance(event, Played) and event.fits:
            self.heights[card.colour] = card.rank
        else:
            self.discarded[card.index] += 1
        self.take_stock()

    # Drawing conclusions

    def style(self, seat: int) -> int:
        """How a partner takes clues."""
        return self.habits[seat].style

    def plain(self, seat: int) -> bool:
        """Whether a partner gives and takes clues without the convention."""
        return self.habits[seat].style != CONVENTION

    def moment(self, giver: int, to: int) -> Moment:
        """What a clue between these two can be about now."""
        forced = self.clues == self.most_clues or all(memo.clued for memo in self.hands[giver])
        return Moment(self.ready(giver, to), self.critical, self.useful, self.playable, forced)

    def believed(self, holder: int, memo: Memo, unseen: int = ANYTHING) -> int:
        """What its holder takes a card for, by how that player takes clues."""
        possible = memo.may_be & unseen
        if not memo.clued:
            return possible
        style = self.style(holder)
        if style == LITERAL:
            return possible
        if style == INTUITIVE:
            return (memo.alone and possible & self.playable) or possible
        return self.by_convention(memo, possible)

    def expected(self, holder: int, memo: Memo, unseen: int) -> int:
        """What another takes a card for, if they read no more into its clues than this player does."""
        believed = self.believed(holder, memo, unseen)
        return believed & memo.promised or believed if self.style(holder) == CONVENTION else believed

    def by_convention(self, memo: Memo, possible: int) -> int:
        """What a clued card was meant to be, as long as that is possible and of use."""
        useful = possible & self.useful
        meant = self.meaning(memo, memo.meant)
        if memo.giver >= 0 and not self.plain(memo.giver):
            return useful & meant or useful or possible
        return possible if meant == ANYTHING else useful & meant or possible

    def meaning(self, memo: Memo, meant: int, sure: float = SURE) -> int:
        """What counts of what a card was `meant` to be by the convention: that, if its giver knows it. Else
        what could be played when it was clued; in doubt either. Clues of one who has misled mean nothing."""
        if memo.giver < 0:
            return ANYTHING
        habits = self.habits[memo.giver]
        if habits.likely.convention > sure:
            return ANYTHING if habits.broken else meant
        if habits.vague or memo.plain == ANYTHING:
            return ANYTHING
        return memo.plain if habits.likely.convention < DOUBT else memo.plain | meant

    def trusted(self, memo: Memo, unseen: int, last: bool) -> int:
        """What one who knows the convention acts on; when one more error loses, only promises count."""
        possible = memo.may_be & unseen
        if last:
            return possible & self.meaning(memo, memo.promised, CERTAIN)
        return self.by_convention(memo, possible) if memo.clued else possible

    def ready(self, giver: int, to: int) -> int:
        """What can be played now, or once everything lies there that others are known to be about to play.

        Only what both giver and receiver can tell counts: neither knows the faces in their own hand.
        """
        playable = self.playable
        coming = 0
        waiting = [
            (self.believed(holder, memo), self.known(holder, memo, (giver, to, self.seat)))
            for holder, hand in enumerate(self.hands)
            for memo in hand
            if memo.clued
        ]
        found = True
        while found:
            found = False
            for believed, kind in waiting:
                if kind & playable and not believed & ~(playable | coming):
                    coming |= kind
                    playable = playable & ~kind | self.after(kind)
                    found = True
        return playable

    def known(self, holder: int, memo: Memo, blind: tuple[int, ...]) -> int:
        """The kind of a card, to players who cannot see the hands of the `blind`; 0 if they cannot tell."""
        face = self.faces.get(memo.order)
        if face is not None and holder not in blind:
            return face.bit
        believed = self.believed(holder, memo)
        return 0 if believed & believed - 1 else believed

    def after(self, kind: int) -> int:
        """The kind that goes on top of this one; 0 if none does or it is of no use."""
        return 0 if kind & FIVES else kind << 1 & self.useful

    def unseen(self, seat: int) -> int:
        """The kinds of which the seat does not see every copy, as far as this player can tell."""
        left = self.left(seat)
        return sum(card.bit for card in self.kinds if left[card.index] > 0)

    def left(self, seat: int) -> list[int]:
        """How many of each kind the seat does not see, as far as this player can tell."""
        left = [count - gone for count, gone in zip(self.copies, self.discarded)]
        for colour, height in enumerate(self.heights):
            for index in range(5 * colour, 5 * colour + height):
                left[index] -= 1
        for holder, hand in enumerate(self.hands):
            if holder not in (seat, self.seat):
                for memo in hand:
                    if face := self.faces.get(memo.order):  # of a mind that is only guessed at, some are not
                        left[face.index] -= 1
        return left

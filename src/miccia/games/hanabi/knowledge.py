"""What a player of Hanabi remembers and concludes: the clues on every card and what they were taken to mean.

All of it comes from the events that the seat is told, since a table may show no notes (H22); the view adds the
faces of the others' cards. Sets of kinds of card are numbers, as in the rules.
"""

from collections.abc import Iterable

from miccia.games.hanabi.cards import ANYTHING, VALUES, Card, copies, hand_size, kinds
from miccia.games.hanabi.events import Clued, Discarded, Drew, HanabiEvent, Played
from miccia.games.hanabi.reading import FIVES, MATCHING, Memo, read, to_save
from miccia.games.hanabi.view import HanabiView, note_of


class Memory:
    """The table in the mind of one player."""

    def __init__(self, view: HanabiView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.seats = view.seats
        self.rainbow = view.options.six_colours == "rainbow"
        self.kinds = kinds(self.rainbow)[: 5 * len(view.fireworks)]
        self.named = {card.name: card for card in self.kinds}
        self.copies = [copies(card, view.options.short) for card in self.kinds]
        self.anything = 2 ** len(self.kinds) - 1
        self.faces: dict[int, Card] = {}  # by order, of every card this seat has seen
        self.hands: list[list[Memo]] = []
        self.heights = [0] * len(view.fireworks)
        self.discarded = [0] * len(self.kinds)
        size = hand_size(view.seats)
        for first in range(0, size * view.seats, size):
            self.hands.append([Memo(order, self.anything, self.anything) for order in range(first, first + size)])
        self.take_stock()

    def take_stock(self) -> None:
        """What can be played, what can still be of use, and of what there is only one left to use."""
        self.playable = self.useful = self.critical = 0
        for card in self.kinds:
            if card.rank == 1:
                reachable = True
            left = self.copies[card.index] - self.discarded[card.index]
            reachable = reachable and left > 0
            height = self.heights[card.colour]
            if reachable and card.rank > height:
                self.useful |= card.bit
                if left == 1:
                    self.critical |= card.bit
                if card.rank == height + 1:
                    self.playable |= card.bit

    # Keeping up

    def follow(self, view: HanabiView, heard: Iterable[HanabiEvent]) -> None:
        """Go through what happened since the last time; start over from the view if that does not lead to it."""
        for hand in view.hands:
            for held in hand:
                if held.card:
                    self.faces[held.order] = self.named[held.card]
        for event in heard:
            if isinstance(event, (Played, Discarded, Drew)) and event.card:
                self.faces[event.order] = self.named[event.card]
        for event in heard:
            self.note(event)
        if [[memo.order for memo in hand] for hand in self.hands] != [
            [held.order for held in hand] for hand in view.hands
        ]:
            self.start_over(view)

    def start_over(self, view: HanabiView) -> None:
        """For one who sits down in the middle of a game: believe the notes on the table."""
        self.heights = list(view.fireworks.values())
        self.discarded = [view.discards.count(card.name) for card in self.kinds]
        self.hands = [
            [Memo(held.order, note_of(held) & ANYTHING, self.anything, bool(held.clues)) for held in hand]
            for hand in view.hands
        ]
        self.take_stock()

    def note(self, event: HanabiEvent) -> None:
        """Remember one event."""
        if isinstance(event, Clued):
            value = VALUES.index(event.value)
            savable = to_save(value, self.critical, self.useful)
            ready = self.ready(event.seat, event.to)
            read(self.hands[event.to], event.orders, MATCHING[self.rainbow][value], ready, savable, self.useful)
        elif isinstance(event, Drew):
            self.hands[event.seat].append(Memo(event.order, self.anything, self.anything))
        elif isinstance(event, (Played, Discarded)):
            hand = self.hands[event.seat]
            hand[:] = [memo for memo in hand if memo.order != event.order]
            card = self.named[event.card]
            if isinstance(event, Played) and event.fits:
                self.heights[card.colour] = card.rank
            else:
                self.discarded[card.index] += 1
            self.take_stock()

    # Drawing conclusions

    def known(self, holder: int, memo: Memo, blind: tuple[int, ...]) -> int:
        """The kind of a card, for players who cannot see the hands of the `blind`; 0 if they cannot tell."""
        if holder not in blind:
            return self.faces[memo.order].bit
        believed = memo.believed(self.useful)
        return 0 if believed & believed - 1 else believed

    def ready(self, giver: int, to: int) -> int:
        """What can be played now, or once everything lies there that others are known to be about to play."""
        blind = (giver, to, self.seat)
        playable = self.playable
        coming = 0
        waiting = [
            (memo.believed(self.useful), self.known(holder, memo, blind))
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

    def after(self, kind: int) -> int:
        """The kind that goes on top of this one; 0 above a 5 or if it cannot be of use."""
        return 0 if kind & FIVES else kind << 1 & self.useful

    def unseen(self, seat: int) -> int:
        """The kinds of which the seat does not see every copy, as far as this player can tell."""
        seen = self.discarded[:]
        for colour, height in enumerate(self.heights):
            for index in range(5 * colour, 5 * colour + height):
                seen[index] += 1
        for holder, hand in enumerate(self.hands):
            if holder not in (seat, self.seat):
                for memo in hand:
                    seen[self.faces[memo.order].index] += 1
        left = 0
        for card in self.kinds:
            if seen[card.index] < self.copies[card.index]:
                left |= card.bit
        return left

    def possible(self) -> list[int]:
        """For each card of this player's own hand the kinds it may be, by clues and by counting."""
        left = self.unseen(self.seat)
        return [memo.may_be & left for memo in self.hands[self.seat]]

    def copies_seen(self, card: Card) -> int:
        return sum(self.faces[memo.order] is card for holder, hand in enumerate(self.hands) if holder != self.seat for memo in hand)

    def lowest(self, kinds: int) -> int:
        return min(card.rank for card in self.kinds if card.bit & kinds)

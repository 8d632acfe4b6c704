"""What everybody at a table of Hanabi knows, when all of them read acts by one code (hats.py).

Each player keeps it and comes to the same: the sets of kinds that every held card may be, and what follows
from the cards that lie open. Beside it stand the faces that its keeper sees; nothing public depends on them.
Kinds of card are numbers, sets of them the bits of one number, as in the rules. -1 is a face not seen.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.hanabi.boxes import Box, box_of
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import matching

MATCHING: Final[list[list[i64]]] = [
    [matching(value, rainbow) for value in range(11)] for rainbow in (False, True)
]
MANY: Final = 65536  # so many sets are remembered; then they are forgotten
MEMBERS: Final[dict[int, list[int]]] = {}


def members(kinds: int) -> list[int]:
    """The kinds in a set, one by one."""
    found = MEMBERS.get(kinds)
    if found is None:
        if len(MEMBERS) >= MANY:
            MEMBERS.clear()
        found = [kind for kind in range(30) if kinds >> kind & 1]
        MEMBERS[kinds] = found
    return found


def size(kinds: int) -> int:
    """How many kinds are in a set."""
    return len(members(kinds))


class Public:
    """A table as everybody knows it, kept by the player in the seat `me`, who sees all hands but one."""

    me: i64 = -1
    seats: i64 = 0
    box: Box
    rainbow: bool = False
    empty: bool = False  # whether clues may touch nothing (H8)
    endless: bool = False  # whether the empty deck ends nothing, and it is all or nothing (H20)
    sum_on_loss: bool = False
    copies: list[int]  # by kind
    anything: i64 = 0

    player: i64 = 0  # who is to move
    clues: i64 = 0
    strikes: i64 = 0
    score: i64 = 0
    turns_left: i64 = -1  # counts down once the deck is empty
    drawn: i64 = 0  # how many cards have left the deck
    thrown: i64 = 0  # how many lie among the discards
    heights: list[int]
    gone: list[int]  # by kind: discarded
    left: list[int]  # by kind: neither played nor discarded
    hands: list[list[int]]  # orders
    masks: list[int]  # by order: the kinds that a card may be
    faces: list[int]  # by order: what the keeper sees
    playable: i64 = 0
    useful: i64 = 0
    critical: i64 = 0  # useful, and only one copy is left
    trusting: bool = True  # nobody has done yet what does not go with the code

    def copy(self) -> "Public":
        """The same table, to be played on."""
        new = Public()
        self.copy_to(new)
        return new

    def copy_to(self, new: "Public") -> None:
        """Make an empty table the same as this one."""
        new.seats, new.me, new.box = self.seats, self.me, self.box
        new.rainbow, new.empty = self.rainbow, self.empty
        new.endless, new.sum_on_loss = self.endless, self.sum_on_loss
        new.copies, new.anything = self.copies, self.anything
        new.hands = [hand[:] for hand in self.hands]
        new.drawn, new.thrown = self.drawn, self.thrown
        new.masks, new.faces = self.masks[:], self.faces[:]
        new.heights, new.gone, new.left = self.heights[:], self.gone[:], self.left[:]
        new.clues, new.strikes, new.score = self.clues, self.strikes, self.score
        new.turns_left, new.player = self.turns_left, self.player
        new.playable, new.useful, new.critical = self.playable, self.useful, self.critical
        new.trusting = self.trusting

    # What lies open

    def take_stock(self) -> None:
        """What can be played, what can still be of use, and of what only one copy is left for that."""
        playable: i64 = 0
        useful: i64 = 0
        critical: i64 = 0
        left = [count - gone for count, gone in zip(self.copies, self.gone)]
        for colour, height in enumerate(self.heights):
            for kind in range(5 * colour, 5 * colour + height):
                left[kind] -= 1
            for kind in range(5 * colour + height, 5 * colour + 5):
                if left[kind] == 0:
                    break
                useful |= BITS[kind]
                if left[kind] == 1:
                    critical |= BITS[kind]
                if kind == 5 * colour + height:
                    playable |= BITS[kind]
        self.left = left
        self.playable, self.useful, self.critical = playable, useful, critical

    def count(self) -> None:
        """Rule out the kinds of which every copy lies open or is known to be in a hand."""
        again = True
        while again:
            again = False
            known = [0] * len(self.left)
            for hand in self.hands:
                for order in hand:
                    mask = self.masks[order]
                    if mask & mask - 1 == 0:
                        known[members(mask)[0]] += 1
            nowhere: i64 = 0
            placed: i64 = 0
            for kind, left in enumerate(self.left):
                if left == 0:
                    nowhere |= BITS[kind]
                elif known[kind] >= left:
                    placed |= BITS[kind]
            for hand in self.hands:
                for order in hand:
                    mask = self.masks[order]
                    smaller = mask & ~nowhere
                    if mask & mask - 1:
                        smaller &= ~placed
                    if smaller != mask:
                        self.narrow(order, smaller)
                        again = again or self.masks[order] != mask

    def narrow(self, order: int, kinds: int) -> None:
        """A card is one of these kinds; if it cannot be, somebody does not keep to the code."""
        mask = self.masks[order] & kinds
        if mask:
            self.masks[order] = mask
        else:
            self.trusting = False

    def others(self, seat: int) -> list[int]:
        """The other seats, in the order of their turns."""
        return [(seat + offset) % int(self.seats) for offset in range(1, int(self.seats))]

    def useless(self, seat: int) -> list[int]:
        """The cards of a hand that everybody knows to be of no use any more."""
        return [order for order in self.hands[seat] if not self.masks[order] & self.useful]

    def ready(self, seat: int) -> bool:
        """Whether everybody knows that a card of this hand can be played."""
        return any(not self.masks[order] & ~self.playable for order in self.hands[seat])

    def odds(self, kinds: int, wanted: int, left: list[int]) -> float:
        """How likely a card of these kinds is a wanted one, if so many of each are left."""
        total = hit = 0
        for kind in members(kinds):
            count = left[kind]
            if count > 0:
                total += count
                if wanted >> kind & 1:
                    hit += count
        return hit / total if total else 0.0

    # What happens

    def leave(self, seat: int, order: int, kind: int, fits: bool) -> None:
        """A card left a hand and lies open."""
        if not self.masks[order] >> kind & 1:
            self.trusting = False
        self.faces[order] = kind
        self.hands[seat].remove(order)
        if fits:
            self.heights[kind // 5] += 1
            self.score += 1
        else:
            self.gone[kind] += 1
            self.thrown += 1
        self.take_stock()
        self.count()

    def enter(self, seat: int, order: int, kind: int) -> None:
        """A card came into a hand; its face, if the keeper sees it."""
        self.hands[seat].append(order)
        self.faces[order] = kind
        self.drawn += 1
        self.count()

    def move(self, seat: int, order: int, discarded: bool) -> None:
        """A card is discarded or played and another one drawn, in a world all of whose faces are known."""
        kind = self.faces[order]
        fits = False
        if discarded:
            self.clues += 1
        elif self.playable & BITS[kind]:
            fits = True
            if kind % 5 == self.box.ranks - 1 and self.clues < self.box.clues:
                self.clues += 1
        else:
            self.strikes += 1
        self.leave(seat, order, kind, fits)
        if self.drawn < len(self.box.deck):
            self.enter(seat, int(self.drawn), self.faces[int(self.drawn)])
            if self.drawn == len(self.box.deck) and not self.endless:
                self.turns_left = self.seats


def sit_down(seats: int, options: Options, me: int) -> Public:
    """The table after the deal, without any faces."""
    public = Public()
    lay_out(public, seats, options, me)
    return public


def lay_out(public: Public, seats: int, options: Options, me: int) -> None:
    """Make an empty table one after the deal, without any faces."""
    box = box_of(seats, options)
    public.seats, public.me, public.box = seats, me, box
    public.rainbow = options.six_colours == "rainbow"
    public.empty = options.empty_clues
    public.endless = options.expert
    public.sum_on_loss = options.score_on_loss == "sum"
    public.copies = [count for suit in box.copies for count in suit]
    public.anything = sum([int(BITS[kind]) for kind, count in enumerate(public.copies) if count])
    public.clues = box.clues
    public.drawn = seats * box.hand
    public.heights = [0] * int(box.suits)
    public.gone = [0] * len(public.copies)
    first = range(0, int(public.drawn), int(box.hand))
    public.hands = [list(range(order, order + int(box.hand))) for order in first]
    public.masks = [int(public.anything)] * len(box.deck)
    public.faces = [-1] * len(box.deck)
    public.take_stock()

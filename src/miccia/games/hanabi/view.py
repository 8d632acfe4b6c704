"""What a seat of Hanabi may know, built up from what it is allowed to see; and the way back, by imagining."""

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.cards import left_of
from miccia.core.chance import Chance
from miccia.games.hanabi import rules
from miccia.games.hanabi.boxes import ORDER, Box
from miccia.games.hanabi.cards import (
    ANY_VALUE,
    ANYTHING,
    COLOURS,
    FIVE_RANKS,
    KINDS,
    NAMED,
    RANKS,
    VALUES,
    Card,
    kinds,
)
from miccia.games.hanabi.events import Clued, Drew, HanabiEvent
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import POINTED, Hanabi
from miccia.games.hanabi.shown import HanabiView, Held


def view(state: Hanabi, seat: int | None) -> HanabiView:
    """What the seat may know: every hand but its own (H4), the notes unless they are hidden (H22).

    When the game is over the hands are laid open.
    """
    peaks, most = heights(state.discards, state.box)
    over, hands = state.over is not None, hands_of(state)
    return HanabiView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        player=state.player,
        deck=len(state.deck) - state.drawn,
        clues=state.clues,
        strikes=state.strikes,
        turns_left=state.turns_left if state.turns_left >= 0 else None,
        score=state.score,
        most=most,
        fireworks={COLOURS[colour]: height for colour, height in enumerate(state.fireworks)},
        peaks=peaks,
        discards=[card.name for card in state.discards],
        hands=[
            hands.opened(state, holder)
            if over or (seat is not None and seat != holder)
            else hands.closed(state, holder)
            for holder in range(state.seats)
        ],
        pointed=list(state.pointed),
        ended=state.over.why if state.over else None,
        verdict=rules.verdict(state.over.scores[0], state.box.best) if state.over else None,
    )


def view_hands(state: Hanabi) -> HanabiView:
    """What everybody knows, with all hands laid open: for onlookers, where a table lets them."""
    hands = hands_of(state)
    return replace(view(state, None), hands=[hands.opened(state, holder) for holder in range(state.seats)])


def heights(discards: list[Card], box: Box) -> tuple[dict[str, int], int]:
    """How high each firework can still rise, and all together."""
    gone = rules.count_gone(discards)
    peaks: dict[str, int] = {}
    most: i64 = 0
    for colour in range(box.suits):
        height = box.most_of(colour, gone)
        peaks[COLOURS[colour]] = height
        most += height
    return peaks, most


class Hands:
    """The hands of a table as they were last shown: a move changes one at most, and many look."""

    def __init__(self, seats: i64) -> None:
        self.faces: list[tuple[Card, ...]] = [()] * seats  # what was shown, with its notes
        self.notes: list[tuple[int, ...]] = [()] * seats
        self.open: list[tuple[Held, ...]] = [()] * seats
        self.told: list[tuple[int, ...]] = [()] * seats  # the notes of hands without faces
        self.shut: list[tuple[Held, ...]] = [()] * seats

    def opened(self, state: Hanabi, holder: i64) -> tuple[Held, ...]:
        """A hand with its faces."""
        faces, notes = state.hands[holder], state.notes[holder]
        if faces is not self.faces[holder] or notes is not self.notes[holder]:
            self.faces[holder], self.notes[holder] = faces, notes
            self.open[holder] = view_hand(state, faces, notes)
        return self.open[holder]

    def closed(self, state: Hanabi, holder: i64) -> tuple[Held, ...]:
        """A hand as its holder knows it."""
        notes = state.notes[holder]
        if notes is not self.told[holder]:
            self.told[holder] = notes
            self.shut[holder] = view_hand(state, None, notes)
        return self.shut[holder]


def hands_of(state: Hanabi) -> Hands:
    """What is remembered of the hands of a table."""
    if not isinstance(state.memo, Hands):
        state.memo = Hands(state.seats)
    return state.memo


def view_hand(state: Hanabi, faces: tuple[Card, ...] | None, notes: tuple[int, ...]) -> tuple[Held, ...]:
    """A hand, with or without its faces; by heart (H22) as if no clue had been given."""
    hand: list[Held] = []
    for slot, note in enumerate(notes):
        known = state.box.new_notes[note >> ORDER] if state.box.by_heart else note
        hand.append(view_card(None if faces is None else faces[slot], known))
    return tuple(hand)


def view_card(card: Card | None, note: i64) -> Held:
    """A card in a hand: the colours and ranks it may be, and the values it was pointed out for."""
    may_be = possible(note)
    clues = note >> POINTED & ANY_VALUE
    name = None if card is None else card.name
    return Held(
        note >> ORDER, name, COLOUR_SETS[may_be >> 5], RANK_SETS[may_be & FIVE_RANKS], VALUE_SETS[clues]
    )


def possible(note: i64) -> i64:
    """The ranks that a card may have and, from bit 5 on, its colours: clues leave all of both."""
    red_white, yellow_green = OF_PAIR[note & TEN], OF_PAIR[note >> 10 & TEN]
    blue_sixth = OF_PAIR[note >> 20 & TEN]
    ranks = (red_white | yellow_green | blue_sixth) & FIVE_RANKS
    colours = (red_white >> 5) + (yellow_green >> 5) * 4 + (blue_sixth >> 5) * 16
    return colours * (FIVE_RANKS + 1) + ranks


TEN: Final = 0b11111_11111  # the kinds of two colours


def of_pair(kinds: int) -> int:
    """The ranks in a set of kinds of two colours and, from bit 5 on, which of the two."""
    first, second = kinds & FIVE_RANKS, kinds >> 5
    return first | second | (32 if first else 0) | (64 if second else 0)


OF_PAIR: Final[list[i64]] = [of_pair(kinds) for kinds in range(TEN + 1)]
# What is shown of each set of colours, of ranks and of values.
COLOUR_SETS: Final[list[str]] = [
    "".join([letter for colour, letter in enumerate(COLOURS) if colours >> colour & 1])
    for colours in range(2 ** len(COLOURS))
]
RANK_SETS: Final[list[tuple[int, ...]]] = [
    tuple([rank for rank in RANKS if ranks >> rank - 1 & 1]) for ranks in range(FIVE_RANKS + 1)
]
VALUE_SETS: Final[list[tuple[str, ...]]] = [
    tuple([name for value, name in enumerate(VALUES) if values >> value & 1])
    for values in range(ANY_VALUE + 1)
]


def tell(event: HanabiEvent, seat: int | None) -> HanabiEvent:
    """The event as the seat may know it: the face of a drawn card is not for its holder."""
    if isinstance(event, Drew) and (seat is None or seat == event.seat):
        return Drew(event.seat, event.order, None)
    return event


def forget(event: HanabiEvent, options: Options) -> HanabiEvent:
    """H22: by heart, the log keeps that a clue was given, not which."""
    if options.memory and isinstance(event, Clued):
        return replace(event, value="", orders=[], slots=[], held=0)
    return event


# Imagining


def imagine(view: HanabiView, chance: Chance) -> Hanabi:
    """A state that looks just like this view: unseen cards are dealt anew among what they may be."""
    state = rules.table(view.seats, view.options)
    named = NAMED[state.rainbow]
    seen: list[i64] = [0] * 30  # how many of each kind lie open
    for name in view.discards:
        card = named[name]
        state.discards.append(card)
        seen[card.index] += 1
    state.fireworks = list(view.fireworks.values())
    state.score = view.score
    for colour, height in enumerate(state.fireworks):
        for rank in range(height):
            seen[5 * colour + rank] += 1
    hidden: list[int] = []  # the notes of cards without a face
    shown: list[list[Card | None]] = []
    for hand in view.hands:
        notes = [note_of(held) for held in hand]
        state.notes.append(tuple(notes))
        names: list[str | None] = [held.card for held in hand]
        faces = [None if name is None else named[name] for name in names]
        shown.append(faces)
        for face, note in zip(faces, notes):
            if face is None:
                hidden.append(note)
            else:
                seen[face.index] += 1
    unseen = chance.shuffle("unseen", left_of(state.box.deck, seen))
    dealt = deal_hidden(hidden, unseen)
    for faces, orders in zip(shown, state.notes):
        cards = [dealt[note >> ORDER] if face is None else face for face, note in zip(faces, orders)]
        state.hands.append(tuple(cards))
    state.drawn = len(state.box.deck) - len(unseen)
    state.deck = (*[named["R1"]] * state.drawn, *unseen)  # what has left the deck is never looked at again
    state.clues = view.clues
    state.strikes = view.strikes
    state.player = view.player
    state.turns_left = -1 if view.turns_left is None else view.turns_left
    state.pointed = tuple(view.pointed)
    if view.ended:
        lost = view.ended in ("hopeless", "stuck") or (view.ended == "strikes" and not state.sum_on_loss)
        state.end(view.ended, 0 if lost else state.score)
    return state


def note_of(held: Held) -> int:
    """What its holder knows of a card, as the rules note it."""
    note: i64 = 0
    for rank in held.ranks:
        note |= OF_RANK[rank]
    note &= OF_COLOURS[held.colours]
    for value in held.clues:
        note |= rules.POINTED_BITS[VALUES.index(value)]
    order: i64 = held.order
    return note + order * BITS[ORDER]


def of_colours(letters: str) -> int:
    """The kinds of cards of these colours."""
    return sum([int(card.bit) for card in KINDS if COLOURS[card.colour] in letters])


# The kinds of a rank, and those of any set of colours.
OF_RANK: Final[list[i64]] = [sum([int(card.bit) for card in KINDS if card.rank == rank]) for rank in range(6)]
OF_COLOURS: Final[dict[str, i64]] = {letters: of_colours(letters) for letters in COLOUR_SETS}


def deal_hidden(hidden: list[int], unseen: list[Card]) -> dict[int, Card]:
    """Give every hidden card, known by its note, a face it may have out of the shuffled unseen ones, which
    it takes away; the faces by order.

    Cards with the fewest possibilities choose first; where that leads nowhere, the choice is taken back.
    """
    waiting = sorted(hidden, key=possibilities)
    dealt: dict[int, Card] = {}
    if not deal_from(0, waiting, unseen, dealt):
        raise ValueError("no cards could look like this view")
    return dealt


def possibilities(note: int) -> int:
    return (note & ANYTHING).bit_count()


def deal_from(place: i64, waiting: list[int], unseen: list[Card], dealt: dict[int, Card]) -> bool:
    """Give faces to the cards from that place on, if it can be done."""
    if place == len(waiting):
        return True
    note: i64 = waiting[place]
    tried: i64 = 0
    for index, card in enumerate(unseen):
        if note & ~tried & card.bit:
            tried |= card.bit
            dealt[int(note >> ORDER)] = unseen.pop(index)
            if deal_from(place + 1, waiting, unseen, dealt):
                return True
            unseen.insert(index, dealt.pop(int(note >> ORDER)))
    return False


def inventory(state: Hanabi) -> dict[str, int]:
    """Every card wherever it lies, and the tokens in and out of the box."""
    cards = [*state.deck[state.drawn :], *state.discards]
    for hand in state.hands:
        cards += hand
    for colour, height in enumerate(state.fireworks):
        cards += kinds(state.rainbow)[5 * colour : 5 * colour + height]
    count = {card.name: 0 for card in sorted(cards, key=lambda card: card.index)}
    for card in cards:
        count[card.name] += 1
    return count

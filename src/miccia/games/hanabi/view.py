"""What a seat of Hanabi may know, built up from what it is allowed to see; and the way back, by imagining."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.games.hanabi import rules
from miccia.games.hanabi.boxes import ORDER, Box
from miccia.games.hanabi.cards import ANYTHING, COLOURS, NAMED, VALUES, Card, kinds
from miccia.games.hanabi.events import Clued, Drew, HanabiEvent
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import POINTED, Hanabi
from miccia.games.hanabi.shown import HanabiView, Held


def view(state: Hanabi, seat: int | None) -> HanabiView:
    """What the seat may know: every hand but its own (H4), the notes unless they are hidden (H22).

    When the game is over the hands are laid open.
    """
    peaks = heights(state.discards, state.box)
    over, memory = state.over is not None, state.options.memory
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
        most=sum(peaks),
        fireworks={COLOURS[colour]: height for colour, height in enumerate(state.fireworks)},
        peaks={COLOURS[colour]: height for colour, height in enumerate(peaks)},
        discards=[card.name for card in state.discards],
        hands=[
            view_hand(state, holder, memory, over or (seat is not None and seat != holder))
            for holder in range(state.seats)
        ],
        pointed=list(state.pointed),
        ended=state.over.why if state.over else None,
        verdict=rules.verdict(state.over.scores[0], state.box.best) if state.over else None,
    )


def view_hands(state: Hanabi) -> HanabiView:
    """What everybody knows, with all hands laid open: for onlookers, where a table lets them."""
    opened = [view_hand(state, holder, state.options.memory, True) for holder in range(state.seats)]
    return replace(view(state, None), hands=opened)


MANY: Final = 65536  # as much is remembered of each of the following; then it is forgotten
KNOWN_HEIGHTS: Final[dict[tuple[int, Box], tuple[int, ...]]] = {}
KNOWN_CARDS: Final[dict[int, Held]] = {}
BELOW_ORDER: Final[i64] = 2**41 - 1
FOURS: Final[list[i64]] = [4**index for index in range(30)]


def heights(discards: list[Card], box: Box) -> tuple[int, ...]:
    """How high each firework can still rise, the same for all who have seen the same cards discarded."""
    gone: i64 = 0  # how often each kind was discarded, at most three times: a number with base 4
    for card in discards:
        gone += FOURS[card.index]
    key = (int(gone), box)
    found = KNOWN_HEIGHTS.get(key)
    if found is None:
        if len(KNOWN_HEIGHTS) >= MANY:
            KNOWN_HEIGHTS.clear()
        found = tuple([rules.most_of(discards, colour, box) for colour in range(box.suits)])
        KNOWN_HEIGHTS[key] = found
    return found


def view_hand(state: Hanabi, holder: i64, memory: bool, sees: bool) -> list[Held]:
    """A hand, with or without its faces; by heart (H22) as if no clue had been given."""
    hand: list[Held] = []
    for card, note in zip(state.hands[holder], state.notes[holder]):
        known = state.box.new_notes[note >> ORDER] if memory else note
        hand.append(view_card(card if sees else None, known))
    return hand


def view_card(card: Card | None, note: i64) -> Held:
    """A card in a hand, the same for all who see it until something about it changes."""
    order = note >> ORDER
    face: i64 = 0 if card is None else card.index + 1
    key = int(((note & BELOW_ORDER) * 32 + face) * 64 + order)  # what differs most comes last: for the dict
    held = KNOWN_CARDS.get(key)
    if held is None:
        if len(KNOWN_CARDS) >= MANY:
            KNOWN_CARDS.clear()
        colours, ranks, clues = write_note(note & BELOW_ORDER)
        held = Held(int(order), None if card is None else card.name, colours, ranks, clues)
        KNOWN_CARDS[key] = held
    return held


@lru_cache(maxsize=65536)
def write_note(note: int) -> tuple[str, tuple[int, ...], tuple[str, ...]]:
    colours = "".join(letter for colour, letter in enumerate(COLOURS) if note >> 5 * colour & 0b11111)
    ranks = [rank for rank in range(1, 6) if note >> rank - 1 & 0b00001_00001_00001_00001_00001_00001]
    clues = [value for bit, value in enumerate(VALUES) if note >> POINTED + bit & 1]
    return colours, tuple(ranks), tuple(clues)


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
    held: i64 = 0
    hidden: list[int] = []  # the notes of cards without a face
    for hand in view.hands:
        notes = tuple([note_of(one) for one in hand])
        state.notes.append(notes)
        held += len(notes)
        for one, note in zip(hand, notes):
            if one.card is None:
                hidden.append(note)
            else:
                seen[named[one.card].index] += 1
    unseen = chance.shuffle("unseen", left_of(state.box.deck, seen))
    dealt = deal_hidden(hidden, unseen)
    for hand in view.hands:
        state.hands.append(tuple([dealt[one.order] if one.card is None else named[one.card] for one in hand]))
    gone = len(state.discards) + int(state.score) + int(held)
    state.deck = (*[named["R1"]] * gone, *unseen)  # what has left the deck is never looked at again
    state.drawn = gone
    state.clues = view.clues
    state.strikes = view.strikes
    state.player = view.player
    state.turns_left = -1 if view.turns_left is None else view.turns_left
    state.pointed = tuple(view.pointed)
    if view.ended:
        lost = view.ended in ("hopeless", "stuck") or (view.ended == "strikes" and not state.sum_on_loss)
        state.end(view.ended, 0 if lost else state.score)
    return state


def left_of(cards: list[Card], seen: list[i64]) -> list[Card]:
    """The cards without so many of each kind, which it counts down."""
    left: list[Card] = []
    for card in cards:
        if seen[card.index] > 0:
            seen[card.index] -= 1
        else:
            left.append(card)
    if any(seen):
        raise ValueError("no cards could look like this view")
    return left


def note_of(held: Held) -> int:
    """What its holder knows of a card, as the rules note it."""
    return held.order * BITS[ORDER] + noted(held.colours, held.ranks, held.clues)


@lru_cache(maxsize=65536)
def noted(colours: str, ranks: tuple[int, ...], clues: tuple[str, ...]) -> int:
    note: i64 = 0
    for colour, letter in enumerate(COLOURS):
        if letter in colours:
            for rank in ranks:
                note |= BITS[5 * colour + rank - 1]
    for value in clues:
        note |= BITS[POINTED + VALUES.index(value)]
    return note


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

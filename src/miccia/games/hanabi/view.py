"""What a seat of Hanabi may know, built up from what it is allowed to see; and the way back, by imagining."""

from functools import lru_cache

from msgspec.structs import replace
from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.games.hanabi import rules
from miccia.games.hanabi.cards import COLOURS, NAMED, VALUES, Card, full_deck, kinds
from miccia.games.hanabi.events import Clued, Drew, HanabiEvent
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import ORDER, POINTED, Hanabi
from miccia.games.hanabi.shown import HanabiView, Held


def view(state: Hanabi, seat: int | None) -> HanabiView:
    """What the seat may know: every hand but its own (H4), the notes unless they are hidden (H22).

    When the game is over the hands are laid open.
    """
    peaks = heights(tuple(state.discards), state.suits, state.short)
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
            [*view_hand(hand, notes, state.suits, memory, over or (seat is not None and seat != holder))]
            for holder, (hand, notes) in enumerate(zip(state.hands, state.notes))
        ],
        pointed=list(state.pointed),
        ended=state.over.why if state.over else None,
        verdict=rules.verdict(state.over.scores[0]) if state.over else None,
    )


def view_hands(state: Hanabi) -> HanabiView:
    """What everybody knows, with all hands laid open: for onlookers, where a table lets them."""
    opened = [
        [*view_hand(hand, notes, state.suits, state.options.memory, True)]
        for hand, notes in zip(state.hands, state.notes, strict=True)
    ]
    return replace(view(state, None), hands=opened)


@lru_cache(maxsize=8192)
def heights(discards: tuple[Card, ...], suits: int, short: bool) -> tuple[int, ...]:
    """How high each firework can still rise, the same for everybody until a card is discarded."""
    return tuple([rules.most_of(discards, colour, short) for colour in range(suits)])


@lru_cache(maxsize=8192)
def view_hand(
    hand: tuple[Card, ...], notes: tuple[int, ...], suits: int, memory: bool, sees: bool
) -> tuple[Held, ...]:
    """A hand, the same for all who see it until something about it changes."""
    held = []
    for card, note in zip(hand, notes):
        colours, ranks, clues = read_note(note, suits, memory)
        held.append(Held(note >> ORDER, card.name if sees else None, colours, ranks, clues))
    return tuple(held)


def read_note(note: int, suits: int, memory: bool) -> tuple[str, tuple[int, ...], tuple[str, ...]]:
    """The colours and ranks that a card may be, and the clues that pointed at it."""
    if memory:
        return COLOURS[:suits], (1, 2, 3, 4, 5), ()
    return write_note(note & BELOW_ORDER)


BELOW_ORDER = BITS[ORDER] - 1


@lru_cache(maxsize=65536)
def write_note(note: int) -> tuple[str, tuple[int, ...], tuple[str, ...]]:
    colours = "".join(letter for colour, letter in enumerate(COLOURS) if note >> 5 * colour & 0b11111)
    ranks = [rank for rank in range(1, 6) if note >> rank - 1 & 0b00001_00001_00001_00001_00001_00001]
    clues = [value for bit, value in enumerate(VALUES) if note >> POINTED + bit & 1]
    return colours, tuple(ranks), tuple(clues)


def tell(event: HanabiEvent, seat: int | None) -> HanabiEvent:
    """The event as the seat may know it: the face of a drawn card is not for its holder."""
    if isinstance(event, Drew) and (seat is None or seat == event.seat):
        return replace(event, card=None)
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
    unseen = full_deck(state.suits, state.rainbow, state.short)[:]
    state.fireworks = list(view.fireworks.values())
    state.score = view.score
    state.discards = [named[name] for name in view.discards]
    played = [
        card
        for card in named.values()
        if card.colour < state.suits and card.rank <= state.fireworks[card.colour]
    ]
    seen = [named[held.card] for hand in view.hands for held in hand if held.card]
    for card in [*state.discards, *played, *seen]:
        unseen.remove(card)
    unseen = chance.shuffle("unseen", unseen)
    hidden = [held for hand in view.hands for held in hand if not held.card]
    dealt = deal_hidden(hidden, unseen)
    for hand in view.hands:
        state.hands.append(tuple(named[held.card] if held.card else dealt[held.order] for held in hand))
        state.notes.append(tuple(note_of(held) for held in hand))
    gone = len(state.discards) + state.score + sum(len(hand) for hand in view.hands)
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


def note_of(held: Held) -> int:
    note: i64 = held.order * BITS[ORDER]
    for colour, letter in enumerate(COLOURS):
        if letter in held.colours:
            for rank in held.ranks:
                note |= BITS[5 * colour + rank - 1]
    for value in held.clues:
        note |= BITS[POINTED + VALUES.index(value)]
    return note


def deal_hidden(hidden: list[Held], unseen: list[Card]) -> dict[int, Card]:
    """Give every hidden card a face it may have, out of the shuffled unseen ones, which it takes away.

    Cards with the fewest possibilities choose first; where that leads nowhere, the choice is taken back.
    """
    waiting = sorted(hidden, key=lambda held: len(held.colours) * len(held.ranks))
    dealt: dict[int, Card] = {}

    def deal_from(place: int) -> bool:
        if place == len(waiting):
            return True
        held = waiting[place]
        tried = set()
        for index, card in enumerate(unseen):
            if card.index in tried or card.rank not in held.ranks or COLOURS[card.colour] not in held.colours:
                continue
            tried.add(card.index)
            dealt[held.order] = unseen.pop(index)
            if deal_from(place + 1):
                return True
            unseen.insert(index, dealt.pop(held.order))
        return False

    if not deal_from(0):
        raise ValueError("no cards could look like this view")
    return dealt


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

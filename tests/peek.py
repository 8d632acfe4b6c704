"""Peek: a game that no box holds, for the laws about secrets: hands, a deck, and looks into other hands.

Whoever is in turn draws a card, plays one, or looks at the hand of another. What one saw last is noted, as it
was then; by heart (the option `memory`) it is shown until the next move only.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miccia.core.chance import Chance
from miccia.core.events import Event, OfSeat
from miccia.core.game import Action
from miccia.core.turn import IN_TURN, Over, Turn
from tests.toy import Toy, toy

KINDS = "abcd"
DRAW = Action(0, {"do": "draw"})
PLAYS = [Action(1 + number, {"do": "play", "card": card}) for number, card in enumerate(KINDS)]
LOOKS = [Action(5 + offset, {"do": "look", "offset": offset}) for offset in range(3)]
ACTIONS = [DRAW, *PLAYS, *LOOKS]
TURNS = 30


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    memory: bool = False


class Drew(OfSeat, frozen=True, tag="drew"):
    card: str | None


class Played(OfSeat, frozen=True, tag="played"):
    card: str


class Looked(OfSeat, frozen=True, tag="looked"):
    target: int
    hand: list[str] | None


class Seen(Struct, frozen=True):
    """A hand as it was once seen."""

    holder: int
    hand: list[str]


class Peek(Toy):
    options: Options
    player: int = 0
    turns: int = 0
    deck: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    discards: tuple[str, ...] = ()
    seen: tuple[Seen | None, ...] = ()
    fresh: int = -1  # who has looked with the last move

    def turn(self) -> Turn:
        return self.over or IN_TURN[self.player]

    def legal(self, seat: int) -> list[Action]:
        if self.over or seat != self.player:
            return []
        held = [play for play, card in zip(PLAYS, KINDS, strict=True) if card in self.hands[seat]]
        return ([DRAW] if self.deck else []) + held + LOOKS[: self.seats - 1]

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        self.fresh = -1
        if action is DRAW:
            self.set_hand(seat, (*self.hands[seat], self.deck[0]))
            self.note(Drew(seat, self.deck[0]))
            self.deck = self.deck[1:]
        elif action in PLAYS:
            card = KINDS[PLAYS.index(action)]
            place = self.hands[seat].index(card)
            self.set_hand(seat, self.hands[seat][:place] + self.hands[seat][place + 1 :])
            self.discards += (card,)
            self.note(Played(seat, card))
        else:
            target = (seat + 1 + LOOKS.index(action)) % self.seats
            shown = Seen(target, self.shown(target))
            self.seen = (*self.seen[:seat], shown, *self.seen[seat + 1 :])
            self.fresh = seat
            self.note(Looked(seat, target, shown.hand))
        self.turns += 1
        self.player = (seat + 1) % self.seats
        if self.turns == TURNS:
            self.over = Over("time", (0,) * self.seats, ())

    def shown(self, holder: int) -> list[str]:
        return sorted(self.hands[holder])

    def set_hand(self, seat: int, hand: tuple[str, ...]) -> None:
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])


class PeekView(Struct, frozen=True):
    seat: int | None
    seats: int
    options: Options
    player: int
    turns: int
    deck: int
    sizes: list[int]
    hand: list[str]
    discards: list[str]
    seen: Seen | None
    over: bool


def deal(seats: int, options: Options, chance: Chance) -> Peek:
    state = Peek()
    state.seats = seats
    state.options = options
    deck = chance.shuffle("deck", [*KINDS * 5])
    state.hands = tuple(tuple(deck[2 * seat : 2 * seat + 2]) for seat in range(seats))
    state.deck = tuple(deck[2 * seats :])
    state.seen = (None,) * seats
    return state


def view(state: Peek, seat: int | None) -> PeekView:
    noted = seat is not None and (not state.options.memory or state.fresh == seat)
    return PeekView(
        seat=seat,
        **state.lies_open("seats", "options", "player", "turns"),
        deck=len(state.deck),
        sizes=[len(hand) for hand in state.hands],
        hand=[] if seat is None else list(state.hands[seat]),
        discards=list(state.discards),
        seen=state.seen[seat] if seat is not None and noted else None,
        over=state.over is not None,
    )


def tell(event: Drew | Played | Looked, seat: int | None) -> Event:
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, Looked) and event.seat != seat:
        return replace(event, hand=None)
    return event


def forget(event: Event, options: Options) -> Event:
    return replace(event, hand=None) if options.memory and isinstance(event, Looked) else event


def imagine(view: PeekView, chance: Chance) -> Peek:
    state = Peek()
    state.seats, state.options, state.player, state.turns = view.seats, view.options, view.player, view.turns
    unseen = [*KINDS * 5]
    for card in [*view.hand, *view.discards]:
        unseen.remove(card)
    unseen = chance.shuffle("unseen", unseen)
    hands = []
    for holder, size in enumerate(view.sizes):
        hands.append(tuple(view.hand) if holder == view.seat else tuple(unseen[:size]))
        unseen = unseen if holder == view.seat else unseen[size:]
    state.hands, state.deck, state.discards = tuple(hands), tuple(unseen), tuple(view.discards)
    state.seen = tuple(view.seen if seat == view.seat else None for seat in range(view.seats))
    if view.seen is not None and view.seat is not None:
        state.fresh = view.seat
    if view.over:
        state.over = Over("time", (0,) * view.seats, ())
    return state


PARTS: dict[str, Any] = {
    "key": "peek",
    "actions": ACTIONS,
    "draws": ("deck",),
    "options": Options,
    "views": PeekView,
    "events": Drew | Played | Looked,
    "deal": deal,
    "imagine": imagine,
    "view": view,
    "tell": tell,
    "inventory": lambda state: sorted("".join([*state.deck, *state.discards, *map("".join, state.hands)])),
    "longest": TURNS,
    "forget": forget,
    "reveals": (Drew, Looked),
    "sequences": frozenset({"PeekView.hand", "PeekView.discards", "PeekView.sizes"}),
}
PEEK = toy(**PARTS)

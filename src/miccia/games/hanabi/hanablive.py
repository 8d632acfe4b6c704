"""Games of Hanabi as the JSON of hanab.live, in and out.

There player 0 begins, so the seats are turned until that is so. Cards are named by their place in the deck,
as ours are. Their fifth suit is purple where the box of the rulebook has white. Our rules and theirs agree
but for the end: there a game is over as soon as nothing more can be played. What goes beyond their format
stands in a part of its own, `miccia`, which they skip: which seat began, options that change no move there,
and the moves after their end. Times and what was taken back are not told.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from miccia.core.chance import seal
from miccia.core.foreign import BadForeign, Foreign
from miccia.core.game import Action
from miccia.core.match import AnyGame
from miccia.core.record import Header, Input, Record, standing
from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_options, unusual
from miccia.games.hanabi.actions import CLUES, DISCARDS, PLAYS, Clue, Discard, Play
from miccia.games.hanabi.boxes import ORDER
from miccia.games.hanabi.cards import COLOURS, VALUES, hand_size
from miccia.games.hanabi.options import SMALL, Options
from miccia.games.hanabi.rules import Hanabi

NAME = "hanab.live"
SUITS = "RYGBWM"  # ours in their order: red, yellow, green, blue, purple, and the sixth
WHITE = SUITS.index("W")
PLAY, DISCARD, COLOUR, RANK, END, END_BY_VOTE = range(6)  # the types of their actions
VARIANTS: dict[str, dict[str, Any]] = {
    "No Variant": {},
    "6 Suits": {"six_colours": "sixth"},
    "Black (6 Suits)": {"six_colours": "sixth", "short": True},
    "Rainbow (6 Suits)": {"six_colours": "rainbow"},
    "Dark Rainbow (6 Suits)": {"six_colours": "rainbow", "short": True},
}
PLAYERS = ("Alice", "Bob", "Cathy", "Donald", "Emily")  # who plays there where nobody has a name
OWN = ("score_on_loss", "memory", "talk", "short")  # options of ours that change no move, there


Number = Annotated[int, Meta(ge=-1000, le=1000)]  # all of them are small


class LiveCard(Struct):
    """A card by its suit and rank."""

    suitIndex: Number
    rank: Number


class LiveAction(Struct, omit_defaults=True):
    """A move: the target is a card by its place in the deck, or a player."""

    type: Number
    target: Number
    value: Number = 0


class LiveOptions(Struct, omit_defaults=True):
    """Those that matter here; clocks do not, and whatever else changes the rules is named below."""

    variant: str = "No Variant"
    allOrNothing: bool = False
    emptyClues: bool = False
    startingPlayer: Number = 0
    cardCycle: bool = False
    deckPlays: bool = False
    oneExtraCard: bool = False
    oneLessCard: bool = False
    detrimentalCharacters: bool = False


NOT_OURS = ("cardCycle", "deckPlays", "oneExtraCard", "oneLessCard", "detrimentalCharacters")


class Own(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What only we understand."""

    white: Number = -1  # the suit that is white with us
    first: Number = 0  # the seat that is their player 0
    options: dict[str, Any] = {}
    more: list[LiveAction] = []  # moves after their end


class LiveGame(Struct, omit_defaults=True):
    """A whole game; what else they write (notes, seed, id) is not read, and never written: a seed would take
    the place of the deck."""

    players: list[str]
    deck: list[LiveCard]
    actions: list[LiveAction]
    options: LiveOptions = msgspec.field(default_factory=LiveOptions)
    miccia: Own | UnsetType = UNSET


# Out


def write(game: AnyGame, record: Record) -> bytes:
    """A record as their JSON."""
    options = read_options(Options, record.header.options)
    match = game.begin(record.header)
    state = match.state
    assert isinstance(state, Hanabi)
    first = int(state.player)
    size = hand_size(state.seats)
    hands = turned([state.deck[seat * size : (seat + 1) * size] for seat in range(state.seats)], first)
    deck = [*[card for hand in hands for card in hand], *state.deck[state.drawn :]]
    actions: list[LiveAction] = []
    more: list[LiveAction] = []
    for number in standing(record.inputs):
        given = record.inputs[number - 1]
        assert isinstance(given, Input) and given.action is not None  # there are no deadlines
        moves = more if nothing_fits(state) else actions
        moves.append(live_action(state, given.seat, given.action, first))
        match.act(given.seat, given.action)
    if not actions:
        raise BadForeign("no-moves", "actions", f"{NAME} has no games without a move")
    variant = variant_of(options)
    own = {
        name: value
        for name, value in unusual(options).items()
        if name in OWN and name not in VARIANTS[variant]
    }
    live = LiveGame(
        players=turned(names_of(record.header), first),
        deck=[LiveCard(SUITS.index(COLOURS[card.colour]), int(card.rank)) for card in deck],
        actions=actions,
        options=LiveOptions(variant, options.expert, options.empty_clues),
        miccia=Own(WHITE, first, own, more),
    )
    return msgspec.json.encode(live) + b"\n"


def live_action(state: Hanabi, seat: int, action: Action, first: int) -> LiveAction:
    """A move as they write it, before it is made."""
    seats = int(state.seats)
    if isinstance(action, Clue):
        to = (seat + int(action.offset) - first) % seats
        value = VALUES[action.value]
        return (
            LiveAction(RANK, to, int(value))
            if value.isdigit()
            else LiveAction(COLOUR, to, SUITS.index(value))
        )
    assert isinstance(action, (Play, Discard))
    order = int(state.notes[seat][action.slot]) >> ORDER
    return LiveAction(PLAY if isinstance(action, Play) else DISCARD, turned_order(order, -first, seats))


def nothing_fits(state: Hanabi) -> bool:
    """Whether they have ended the game: no card can be played by anybody who still has a turn."""
    turns = int(state.seats if state.turns_left < 0 else state.turns_left)
    seats = [(int(state.player) + turn) % int(state.seats) for turn in range(turns)]
    there = [*state.deck[state.drawn :], *[card for seat in seats for card in state.hands[seat]]]
    return not any(card.rank == state.fireworks[card.colour] + 1 for card in there)


def names_of(header: Header) -> list[str]:
    given = [*(header.names or []), *[""] * header.seats]
    return [name or PLAYERS[seat] for seat, name in enumerate(given[: header.seats])]


def variant_of(options: Options) -> str:
    """Their name for the suits that are played."""
    if not SMALL.isdisjoint(unusual(options)):
        raise BadForeign("small-box", "options", f"{NAME} has no small boxes (H24)")
    for name, ours in VARIANTS.items():
        if options.six_colours == ours.get("six_colours", "no") and (
            options.six_colours == "no" or options.short == ours.get("short", False)
        ):
            return name
    raise BadForeign("no-such-variant", "options", f"{NAME} has no such suits")


def turned(things: list[Any], by: int) -> list[Any]:
    """What all seats have, beginning with that of seat `by`."""
    return [things[(seat + by) % len(things)] for seat in range(len(things))]


def turned_order(order: int, by: int, seats: int) -> int:
    """A card's place in the deck when every hand is dealt to the seat `by` further on."""
    size = hand_size(seats)
    holder, slot = divmod(order, size)
    return order if holder >= seats else (holder + by) % seats * size + slot


# In


def read(game: AnyGame, data: bytes) -> Record:
    """The record of a game in their JSON, with its deck prescribed."""
    live = decode(data)
    own = Own() if isinstance(live.miccia, UnsetType) else live.miccia
    check(live, own, game.seats)
    seats = len(live.players)
    options = options_of(live, own)
    size = hand_size(seats)
    hands = turned([live.deck[seat * size : (seat + 1) * size] for seat in range(seats)], -own.first)
    deck = [*[card for hand in hands for card in hand], *live.deck[seats * size :]]
    stack = {
        "deck": [f"{SUITS[card.suitIndex]}{card.rank}" for card in deck],
        "starter": [str((live.options.startingPlayer + own.first) % seats)],
    }
    try:
        header = game.header(seats, seal(0), msgspec.to_builtins(options), stack)
        match = game.begin(replace(header, names=turned(live.players, -own.first)))
    except BadSetup as problem:
        raise BadForeign("bad-deck", "deck", problem.detail) from None
    state = match.state
    assert isinstance(state, Hanabi)
    if len(live.deck) != len(state.deck):
        raise BadForeign("bad-deck", "deck", f"{len(live.deck)} cards; this game has {len(state.deck)}")
    for place, action in moves_of(live, own):
        ours = our_action(state, action, place, own.first)
        try:
            match.act(int(state.player), ours)
        except Refused as problem:
            raise BadForeign("illegal-move", place, f"the rules refuse it, {problem}") from None
    return match.record


def decode(data: bytes) -> LiveGame:
    try:
        return msgspec.json.decode(data, type=LiveGame)
    except msgspec.ValidationError as problem:
        detail, _, place = str(problem).partition(" - at `$")
        raise BadForeign("bad-shape", place.rstrip("`").lstrip("."), detail) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadForeign("not-json", "", str(problem)) from None


def check(live: LiveGame, own: Own, seats: range) -> None:
    """What must be right before anything is dealt."""
    players = len(live.players)
    if players not in seats:
        raise BadForeign(
            "bad-players", "players", f"{players} players; there can be {seats[0]} to {seats[-1]}"
        )
    if live.options.variant not in VARIANTS:
        known = ", ".join(VARIANTS)
        raise BadForeign("bad-variant", "options.variant", f"{live.options.variant!r} is none of {known}")
    for name in NOT_OURS:
        if getattr(live.options, name):
            raise BadForeign("bad-option", f"options.{name}", "it changes the rules in a way we do not have")
    if not 0 <= live.options.startingPlayer < players:
        raise BadForeign("bad-option", "options.startingPlayer", "there is no such player")
    if own.white not in (-1, WHITE) or not 0 <= own.first < players:
        raise BadForeign(
            "bad-option", "miccia", f"white is suit {WHITE}, and the first seat one of 0 to {players - 1}"
        )
    suits = len(SUITS) if VARIANTS[live.options.variant] else len(SUITS) - 1
    for place, card in enumerate(live.deck):
        if not (0 <= card.suitIndex < suits and 1 <= card.rank <= 5):
            raise BadForeign("bad-card", f"deck[{place}]", f"no rank {card.rank} of suit {card.suitIndex}")


def options_of(live: LiveGame, own: Own) -> Options:
    for name in own.options:
        if name not in OWN:
            raise BadForeign("bad-option", "miccia.options", f"{name!r} is none of {', '.join(OWN)}")
    theirs = {"expert": live.options.allOrNothing, "empty_clues": live.options.emptyClues}
    try:
        return read_options(Options, {**own.options, **theirs, **VARIANTS[live.options.variant]})
    except BadSetup as problem:
        raise BadForeign("bad-option", "miccia.options", problem.detail) from None


def moves_of(live: LiveGame, own: Own) -> Iterator[tuple[str, LiveAction]]:
    """Every move with its place. That somebody broke the game off is no move, and comes last."""
    for place, action in enumerate(live.actions):
        if action.type not in (END, END_BY_VOTE):
            yield f"actions[{place}]", action
        elif place < len(live.actions) - 1 or own.more:
            raise BadForeign("illegal-move", f"actions[{place}]", "the game was broken off, and yet goes on")
    for place, action in enumerate(own.more):
        yield f"miccia.more[{place}]", action


def our_action(state: Hanabi, action: LiveAction, place: str, first: int) -> Action:
    """The move that they mean; whether it is allowed is another matter."""
    seat, seats = int(state.player), int(state.seats)
    if action.type in (PLAY, DISCARD):
        orders = [int(note) >> ORDER for note in state.notes[seat]]
        order = turned_order(action.target, first, seats) if action.target >= 0 else -1
        if order not in orders:
            raise BadForeign("illegal-move", place, f"the player does not hold card {action.target}")
        if action.value:
            raise BadForeign("bad-action", place, "a play or a discard has no value")
        return (PLAYS if action.type == PLAY else DISCARDS)[orders.index(order)]
    if action.type not in (COLOUR, RANK):
        raise BadForeign("bad-action", place, f"there is no action of type {action.type}")
    offset = (action.target + first - seat) % seats
    if not 0 <= action.target < seats or offset == 0:
        raise BadForeign("illegal-move", place, f"player {action.target} cannot be given a clue")
    if not (1 <= action.value <= 5 if action.type == RANK else 0 <= action.value < len(SUITS)):
        raise BadForeign("bad-action", place, f"a clue cannot name {action.value}")
    value = str(action.value) if action.type == RANK else SUITS[action.value]
    return CLUES[offset - 1][VALUES.index(value)]


HANAB_LIVE = Foreign(NAME, read, write)

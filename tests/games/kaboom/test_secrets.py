"""What a seat of Kaboom! cannot know must not reach it. Written from the rulebook, not from the view's code.

Secret are the hands of the others, the order of the deck, the wires that lie face down or aside unless one
has looked at them (K12b, K15), what others have seen (K31), and the choices of an Alarm before all are shown
(K22). Swapping these must change nothing that the seat gets: not its turn, its view, its legal actions, nor
what it is told of a move that is the same in both worlds.
"""

from typing import Any

import msgspec
import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.core.turn import Waiting
from miccia.core.words import plain
from miccia.games.kaboom import words
from miccia.games.kaboom.actions import Defuse, Pay, Play, Take, Wild
from miccia.games.kaboom.cards import ANALYZE, BYPASS
from miccia.games.kaboom.rules import Kaboom
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table, told

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"memory": True}),
    (4, {"points": True}),
    (5, {"alarm_seconds": "0"}),
]


class Witness:
    """Notes down, from the moves alone, which wires each seat has legitimately seen."""

    def __init__(self, seats: int, memory: bool) -> None:
        self.memory = memory
        self.seen: list[set[int]] = [set() for _ in range(seats)]
        self.shown: set[int] = set()  # where a bypassed wire is still to be seen
        self.announced = -1
        self.game = 1

    def note(self, match: AnyMatch, seat: int, action: Action) -> None:
        """After the action."""
        if self.memory:
            self.shown = set()
            self.seen = [set() for _ in self.seen]
        if isinstance(action, Wild):
            self.announced = action.wire
        elif isinstance(action, Pay) and self.announced >= 0:
            self.seen[seat].add(self.announced)
        elif isinstance(action, Play) and action.card is ANALYZE:
            self.seen[seat].add(action.where)
        elif isinstance(action, Play) and action.card is BYPASS:
            self.shown.add(action.where)
            for wires in self.seen:
                wires.discard(action.where)
        if state_of(match).game != self.game:
            self.game = state_of(match).game
            self.seen, self.shown = [set() for _ in self.seen], set()


def state_of(match: AnyMatch) -> Kaboom:
    assert isinstance(match.state, Kaboom)
    return match.state


def swapped(match: AnyMatch, seat: int | None, witness: Witness, chance: Quick, keep: set[int]) -> AnyMatch:
    """A world that differs in what the seat cannot know; the hands of `keep` stay as they are too."""
    world = match.copy()
    state = state_of(world)
    known = keep | ({seat} if seat is not None else set())
    if seat == state.player and state.target >= 0:
        known.add(state.target)  # that hand is being looked at
    hidden = [holder for holder in range(state.seats) if holder not in known]
    cards = [card for holder in hidden for card in state.hands[holder]] + list(state.deck[state.drawn :])
    cards = chance.shuffle("cards", cards)
    for holder in hidden:
        size = len(state.hands[holder])
        state.hands[holder], cards = tuple(cards[:size]), cards[size:]
    state.deck = (*state.deck[: state.drawn], *cards)
    swap_wires(state, set() if seat is None else witness.seen[seat], witness, chance)
    for other in range(state.seats):
        if other != seat:
            state.sightings[other] = ()
            if state.choices[other] >= 0:
                inside = [agent for agent in range(4) if state.inside[other] >> agent & 1]
                state.choices[other] = inside[chance.below(len(inside))]
    return world


def swap_wires(state: Kaboom, seen: set[int], witness: Witness, chance: Quick) -> None:
    down = [wire for wire in range(4) if not state.face_up >> wire & 1 and wire not in seen]
    gone = [wire for wire in range(4) if state.removed[wire] and witness.memory and wire not in witness.shown]
    wires = [state.wires[wire] for wire in down] + list(state.unused)
    wires += [old for wire in gone if (old := state.removed[wire])]
    wires = chance.shuffle("wires", wires)
    for wire in down:
        state.wires[wire] = wires.pop()
    for wire in gone:
        state.removed[wire] = wires.pop()
    state.unused = tuple(wires)


def sent(match: AnyMatch, seat: int | None) -> bytes:
    """Everything a seat gets without asking."""
    legal = [] if seat is None else [action.id for action in match.legal(seat)]
    return msgspec.json.encode([match.view(seat), legal, repr(match.turn)])


def heard(match: AnyMatch, seat: int | None, events: list[Any]) -> bytes:
    """What a seat is told, and what the log says of it."""
    told = [match.game.tell(event, seat) for event in events]
    lines = [words.say(event, NAMES, seat, "en") for event in told if event is not None]
    return msgspec.json.encode([told, [plain(line) for line in lines if line]])


def shows_something(action: Action, seat: int | None, events: list[Any]) -> bool:
    """Whether the seat rightly learns a secret: wires or choices are shown, it draws, or a card is taken."""
    if isinstance(action, Defuse) or (isinstance(action, Play) and action.card is BYPASS):
        return True
    for event in events:
        name = type(event).__name__
        if name in ("Ended", "Evacuated") or (name == "Drew" and event.seat == seat):
            return True
    return isinstance(action, Take) and seat is not None


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_k12b_swapping_what_is_hidden_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    differed = compared = 0
    for seed in range(4):
        match, chance = miccia.start("kaboom", seats=seats, seed=seed, options=options), Quick(seed)
        witness = Witness(seats, bool(options.get("memory")))
        for _ in range(250):
            turn = match.turn
            if not isinstance(turn, Waiting):
                break
            player = turn.order[chance.below(len(turn.order))]
            legal = match.legal(player)
            action = legal[chance.below(len(legal))]
            for seat in [None, *range(seats)]:
                world = swapped(match, seat, witness, chance, set())
                differed += repr(state_of(world).hands) != repr(state_of(match).hands)
                differed += repr(state_of(world).wires) != repr(state_of(match).wires)
                assert sent(world, seat) == sent(match, seat)
                if seat != player:  # the same move in two worlds in which the player holds the same
                    state = state_of(match)
                    keep = {player} | ({state.target} if state.target >= 0 else set())
                    one, other = match.copy(), swapped(match, seat, witness, chance, keep)
                    events = one.act(player, action)
                    others = other.act(player, action)
                    if not shows_something(action, seat, events + others):
                        compared += 1
                        assert heard(one, seat, events) == heard(other, seat, others)
                        assert sent(one, seat) == sent(other, seat)
            match.act(player, action)
            witness.note(match, player, action)
    assert differed > 500 and compared > 300  # the worlds did differ


def test_k19_only_two_know_which_card_was_taken() -> None:
    heard_by: dict[str | None, set[str]] = {name: set() for name in ("Ada", "Bea", "Carlo", None)}
    for card in ("exit", "timer"):
        table = Table(seats=3)
        table.hold("Ada", "intercept")
        table.hold("Bea", "exit timer")
        table.outside("Ada", 1)
        events = table.do("intercept 1 Bea", f"take {card}")
        for name, kept in heard_by.items():
            seat = None if name is None else NAMES.index(name)
            kept.add(repr(told(table, events, name)) + sent(table.match, seat).decode())
    assert {name: len(kept) for name, kept in heard_by.items()} == {"Ada": 2, "Bea": 2, "Carlo": 1, None: 1}


def test_k22_nobody_sees_a_choice_before_all_are_shown() -> None:
    heard_by: dict[str | None, set[str]] = {name: set() for name in ("Ada", "Bea", "Carlo", None)}
    for agent in (2, 3):
        table = Table(seats=3)
        table.hold("Ada", "alarm")
        table.outside("Ada", 1)
        table.do("alarm 1")
        events = table.do(f"Ada leave {agent}", "Bea leave 4")
        for name, kept in heard_by.items():
            seat = None if name is None else NAMES.index(name)
            kept.add(repr(told(table, events, name)) + sent(table.match, seat).decode())
    assert {name: len(kept) for name, kept in heard_by.items()} == {"Ada": 2, "Bea": 1, "Carlo": 1, None: 1}


@pytest.mark.parametrize("memory", [False, True])
def test_k32_nothing_tells_whether_a_cut_fits_what_its_player_knows(memory: bool) -> None:
    """Ada looks at a wire and cuts red: once it was red, once it was not. Nobody else can see which."""
    heard_by: dict[str | None, set[str]] = {name: set() for name in ("Ada", "Bea", "Carlo", None)}
    for wires in ("red blue green yellow", "blue red green yellow"):
        table = Table(wires, seats=3, memory=memory)
        table.hold("Ada", "analyze cut-red cut-blue cut-green exit")
        table.cuts("Ada", 1, "yellow")
        stream: dict[str | None, str] = dict.fromkeys(heard_by, "")
        for move in ("analyze 1 at 1", "cut red 2", "cut green 3", "cut blue 4", "finish", "hold"):
            events = table.do(move)
            for name in stream:
                seat = None if name is None else NAMES.index(name)
                stream[name] += heard(table.match, seat, events).decode() + sent(table.match, seat).decode()
        for name, text in stream.items():
            heard_by[name].add(text)
    assert {name: len(kept) for name, kept in heard_by.items()} == {"Ada": 2, "Bea": 1, "Carlo": 1, None: 1}


def test_k3_nothing_that_is_sent_holds_the_seed_the_deck_or_the_wires_aside() -> None:
    match = miccia.start("kaboom", seats=2, seed=4)
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert match.record.header.seed not in msgspec.json.encode(view).decode()
        assert isinstance(view.deck, int) and isinstance(view.unused, int)
        assert "seed" not in {field.name for field in msgspec.structs.fields(view)}

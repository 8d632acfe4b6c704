"""What a seat of Kittens cannot know must not reach it. Written from the rulebook, not from the view's code.

The secrets of a seat are the other hands, the order of the pile and what left the game, as far as it has not
seen them; which card lies where in an Armageddon; who has passed. Swapping them must change nothing that the
seat gets: not its turn, its view, its legal actions, nor what it is told; and not afterwards either, while
the same moves are made in both worlds, until one of them shows the seat something that was hidden.
"""

from typing import Any

import msgspec
import pytest

import miccia
from miccia.core.chance import Chance, Quick
from miccia.core.match import AnyMatch
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.games.kittens import events as happened
from miccia.games.kittens.actions import Hide, Lay
from miccia.games.kittens.cards import DEVILCAT, GODCAT, KITTEN, Card, heap, spread
from miccia.games.kittens.rules import Kittens
from tests.games.kittens.table import Table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"quick": True, "give_up": False}),
    (3, {"give_up": False}),
    (4, {"odds": True, "more_time": True, "give_up": False}),
    (5, {"turn_seconds": "30", "give_up": False}),
    (3, {"nope_seconds": "0"}),
]


def kittens(match: AnyMatch) -> Kittens:
    assert isinstance(match.state, Kittens)
    return match.state


def swapped(match: AnyMatch, seat: int | None, chance: Chance) -> AnyMatch:
    """A world that differs in what the seat has not seen and in nothing that it has."""
    world = match.copy()
    state = kittens(world)
    viewer = state.seats if seat is None or not state.is_alive(seat) else seat
    hidden: dict[int, list[Card]] = {}
    cards: list[Card] = list(state.removed)
    for holder in range(state.seats):
        if holder != viewer:
            seen = state.known[viewer * state.seats + holder]
            seen += GODCAT.one if state.godcat == holder else 0
            hidden[holder] = spread(state.hands[holder] - seen)
            state.hands[holder] = seen
            cards += hidden[holder]
    places = [place for place, seers in enumerate(state.pile_known) if not seers >> viewer & 1]
    below = [state.pile[place] for place in places]
    cards += [card for card in below if card is not KITTEN]
    cards = chance.shuffle("cards", cards)
    state.removed = tuple(cards.pop() for _ in state.removed)
    for holder, held in hidden.items():
        state.hands[holder] += heap([cards.pop() for _ in held])
    filling = chance.shuffle("filling", cards + [KITTEN] * below.count(KITTEN))
    for place in places:
        state.pile[place] = filling.pop()
    if state.mine is not None and viewer != state.player:
        state.mine = chance.pick("mine", [GODCAT, DEVILCAT])
    return world


def shows_something(event: Any, seat: int | None) -> bool:
    """Whether by the rulebook this shows the seat a card that may have been hidden from it."""
    match event:
        case happened.Revealed() | happened.Exploding() | happened.Eliminated() | happened.Unveiled():
            return True
        case happened.Missed(_, _, _, _, why):
            return why == "lacks"
        case happened.Took(thief, victim, how):
            return how == "triple" or seat in (thief, victim)
        case happened.Drew(drawer) | happened.Peeked(drawer) | happened.Raised(drawer):
            return drawer == seat
    return False


def sees(match: AnyMatch, seat: int | None, events: list[Any]) -> bytes:
    """Everything that reaches a seat after an input."""
    told = [match.game.tell(event, seat) for event in events]
    legal = [] if seat is None else [action.id for action in match.legal(seat)]
    return msgspec.json.encode([match.view(seat), repr(match.turn), legal, told])


def any_input(match: AnyMatch, chance: Chance) -> tuple[int, int]:
    turn = match.turn
    assert isinstance(turn, Waiting)
    moves = [(seat, int(action.id)) for seat in turn.order for action in match.legal(seat)]
    return moves[chance.below(len(moves))]


def secretly_another(world: AnyMatch, action: int, chance: Chance) -> int:
    """Where a Kitten is hidden and how an Armageddon is laid is nobody else's to see: it may be otherwise."""
    actions = world.game.actions
    if isinstance(actions[action], (Hide, Lay)):
        same_kind = [other for other in actions if type(other) is type(actions[action])]
        open_to = [other for other in same_kind if other in world.legal(kittens(world).player)]
        return int(chance.pick("another", open_to).id)
    return action


def follow(match: AnyMatch, world: AnyMatch, seat: int | None, chance: Chance) -> int:
    """Make the same moves in both worlds as long as they look alike to the seat; how many."""
    for count in range(15):
        if match.over:
            return count
        player, action = any_input(match, chance)
        try:
            theirs = world.act(player, action if player == seat else secretly_another(world, action, chance))
        except Refused:
            assert player != seat
            return count
        ours = match.act(player, action)
        if any(shows_something(event, seat) for event in [*ours, *theirs]):
            return count
        assert sees(world, seat, theirs) == sees(match, seat, ours)
    return 15


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_e10_e35_swapping_what_is_hidden_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    differed = followed = 0
    for seed in range(6):
        match, chance = miccia.start("kittens", seats=seats, seed=seed, options=options), Quick(seed)
        while not match.over:
            for seat in [None, *range(seats)]:
                world = swapped(match, seat, chance)
                differed += repr(kittens(world).pile) != repr(kittens(match).pile)
                assert sees(world, seat, []) == sees(match, seat, [])
                if chance.below(3) == 0 or kittens(match).waiting.ask == "hide":
                    followed += follow(match.copy(), world, seat, chance)
            match.act(*any_input(match, chance))
    assert differed > 100  # the worlds did differ
    assert followed > 100  # and were not told apart at once


def test_e10_a_hand_is_its_holders_alone() -> None:
    table = Table("attack nope | sock defuse | teapot", pile="sock kitten kitten")
    assert table.view("Bea").hands == [[None, None], ["defuse", "sock"], [None]]
    assert table.view(None).hands == [[None, None], [None, None], [None]]
    (drew,) = table.told("Bea", table.do("draw"), "drew")
    assert drew.card is None


def test_e5_everybody_knows_that_everybody_was_dealt_a_defuse() -> None:
    table = Table(seats=3)
    assert table.view(None).hands == [["defuse", *[None] * 7]] * 3
    assert table.view("Ada").hands[1:] == [["defuse", *[None] * 7]] * 2


def test_e11_only_who_hid_the_kitten_knows_its_place() -> None:
    table = Table("defuse | sock | sock", pile="kitten sock nope kitten")
    events = table.do("draw", "hide 1")
    assert table.view("Ada").pile == [None, "kitten", None, None]
    assert table.told("Ada", events, "hid")[0].place == 1
    for name in (None, "Bea", "Carlo"):
        assert table.view(name).pile == [None] * 4
        assert table.told(name, events, "hid")[0].place is None
    table.do("draw")
    assert table.view("Ada").pile == ["kitten", None, None]


def test_e11_after_that_others_are_sure_of_nothing_in_the_pile() -> None:
    table = Table("reveal | sock defuse | sock", pile="sock kitten nope teapot kitten")
    table.do("play reveal", "pass all", "draw", "draw", "hide 1")
    assert table.view("Bea").pile == ["nope", "kitten", None, None]
    assert table.view("Ada").pile == [None] * 4


def test_e19_only_who_raised_heck_saw_the_card() -> None:
    table = Table("heck | sock | sock", pile="sock nope teapot")
    events = table.do("play heck", "pass all", "put top")
    assert table.view("Ada").pile == ["teapot", None, None]
    for name in (None, "Bea", "Carlo"):
        assert table.view(name).pile == [None] * 3
        assert [event.card for event in table.told(name, events, "peeked")] == [None]
        assert [event.card for event in table.told(name, events, "raised")] == [None]
    table.do("draw")
    assert table.view("Ada").hands[1] == ["teapot", None]
    assert table.view("Carlo").hands[1] == [None, None]


def test_e19_who_knew_the_bottom_card_knows_it_on_top() -> None:
    table = Table("reveal | heck | sock", pile="sock nope teapot")
    table.do("play reveal", "pass all", "draw", "play heck", "pass all", "put top")
    assert table.view("Carlo").pile == ["teapot", "nope"]


@pytest.mark.parametrize("moves", [["set sock sock", "choose Bea"], ["play favor", "choose Bea"]])
def test_e18_e23_what_was_taken_is_known_to_two(moves: list[str]) -> None:
    table = Table("favor sock sock | nope teapot | cactus", pile="kitten", stack={"theft": ["nope"]})
    events = table.do(*moves, "pass all")
    if table.ask() == "give":
        events += table.do("give nope")
    for name, card in (("Ada", "nope"), ("Bea", "nope"), ("Carlo", None), (None, None)):
        assert [event.card for event in table.told(name, events, "took")] == [card]
    assert "nope" in table.view("Bea").hands[0]
    assert set(table.view("Carlo").hands[0]) == {None}


def test_e23_after_a_blind_theft_others_are_sure_of_nothing_in_that_hand() -> None:
    table = Table("reveal | sock | cactus cactus", pile="nope teapot sock kitten kitten")
    table.do("play reveal", "pass all", "draw")
    assert table.view("Bea").hands[0] == ["nope"]
    table.do("draw", "set cactus cactus", "choose Bea", "pass all")
    assert set(table.view("Ada").hands[1]) == {None}
    assert table.view("Ada").hands[0] == ["nope"]


def test_e23_what_a_triple_took_is_known_to_all_until_it_is_played() -> None:
    table = Table("sock sock sock nope | nope teapot | attack", pile="kitten")
    table.do("set sock sock sock", "choose Bea", "name nope", "pass all")
    assert table.view("Carlo").hands[0] == ["nope", None]
    table.do("draw")
    assert table.view("Carlo").alive[0] is False
    table = Table("sock sock sock nope | nope teapot | attack", pile="sock sock sock kitten kitten")
    table.do("set sock sock sock", "choose Bea", "name nope", "pass all", "draw", "draw")
    table.do("play attack", "Ada nope")
    assert table.view("Carlo").hands[0] == [None, None]  # it may have been either


def test_e28_which_card_lies_where_is_the_players_secret() -> None:
    worlds = []
    for mine in ("godcat", "devilcat"):
        table = Table("armageddon | sock | sock", pile="sock kitten kitten")
        table.do("play armageddon", "pass all", "choose Bea")
        events = table.do(f"lay {mine}")
        worlds.append([sees(table.match, seat, events) for seat in (None, 1, 2)])
    assert worlds[0] == worlds[1]


def test_e34_nobody_learns_who_has_passed() -> None:
    worlds = []
    for passes in (["Bea pass"], ["Carlo pass"], ["Bea pass", "Carlo pass"], []):
        table = Table("attack | nope | sock | nope", pile="sock kitten kitten")
        table.do("play attack", *passes)
        worlds.append([sees(table.match, seat, []) for seat in (None, 0, 3)])
    assert worlds[0] == worlds[1] == worlds[2] == worlds[3]


def test_e35_who_is_out_sees_what_an_onlooker_sees() -> None:
    table = Table("heck | sock | sock nope", pile="sock sock sock kitten kitten")
    table.do("play heck", "pass all", "put top", "draw")
    everybody, out = (msgspec.to_builtins(table.view(name)) for name in (None, "Bea"))
    assert {**everybody, "seat": 1} == out
    assert table.match.legal(1) == []


def test_the_risk_is_what_the_seat_may_know() -> None:
    assert Table("reveal | sock").view("Ada").risk is None
    table = Table("heck | sock | sock", pile="sock sock kitten kitten", odds=True)
    assert [table.view(name).risk for name in (None, "Ada", "Bea")] == [0.5, 0.5, 0.5]
    table.do("play heck", "pass all")
    assert [table.view(name).risk for name in (None, "Ada", "Bea")] == [0.5, 1 / 3, 0.5]
    table.do("put top")
    assert [table.view(name).risk for name in (None, "Ada", "Bea")] == [0.5, 1.0, 0.5]


def test_nothing_that_is_sent_holds_the_seed() -> None:
    match = miccia.start("kittens", seats=3, seed=4)
    for seat in (None, 0, 1, 2):
        assert match.record.header.seed not in msgspec.json.encode(match.view(seat)).decode()

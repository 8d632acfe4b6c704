"""What a seat of Hanabi cannot know must not reach it. Written from the rulebook, not from the view's code.

The secrets of a seat are the faces of its own hand and the order of the deck (H4, H9, H10); an onlooker's
are all hands. Swapping them must change nothing that the seat gets: not its turn, its view, its legal
actions, nor what it is told of anybody's move that is the same in both worlds.
"""

from pickle import dumps, loads
from typing import Any

import msgspec
import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.game import any_of
from miccia.core.match import AnyMatch
from miccia.core.record import digest
from miccia.core.turn import Waiting
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import Card
from miccia.games.hanabi.rules import Hanabi

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"memory": True}),
    (4, {"six_colours": "rainbow"}),
    (5, {"expert": True}),
    (3, {"empty_clues": True}),
]


Place = tuple[int, int]  # a holder and a slot


class Swapper:
    """Makes worlds that differ in what a seat cannot see and in nothing that it can."""

    def __init__(self, seed: int) -> None:
        self.chance = Quick(seed)
        self.clues: list[
            int
        ] = []  # given so far: hidden cards trade places only if all of them treat both alike

    def swapped(self, match: AnyMatch, seat: int | None) -> AnyMatch:
        world = match.copy()
        state = world.state
        assert isinstance(state, Hanabi)
        hidden = range(state.seats) if seat is None else [seat]
        places = [(holder, slot) for holder in hidden for slot in range(len(state.hands[holder]))]
        rest = list(state.deck[state.drawn :])
        for _ in range(100):
            if places and rest:
                self.swap_with_deck(state, self.any_of(places), rest)
            if places:
                self.swap_in_hands(state, self.any_of(places), self.any_of(places))
        state.deck = (*state.deck[: state.drawn], *self.chance.shuffle("rest", rest))
        return world

    def any_of(self, things: list[Place]) -> Place:
        return things[self.chance.below(len(things))]

    def swap_with_deck(self, state: Hanabi, place: Place, rest: list[Card]) -> None:
        other = self.chance.below(len(rest))
        mine = state.hands[place[0]][place[1]]
        if self.alike(mine, rest[other]):
            put(state, place, rest[other])
            rest[other] = mine

    def swap_in_hands(self, state: Hanabi, one: Place, other: Place) -> None:
        first, second = state.hands[one[0]][one[1]], state.hands[other[0]][other[1]]
        if self.alike(first, second):
            put(state, one, second)
            put(state, other, first)

    def alike(self, one: Card, other: Card) -> bool:
        return all(one.values >> value & 1 == other.values >> value & 1 for value in self.clues)


def put(state: Hanabi, place: Place, card: Card) -> None:
    hand = state.hands[place[0]]
    state.hands[place[0]] = (*hand[: place[1]], card, *hand[place[1] + 1 :])


def told(match: AnyMatch, seat: int | None, events: list[Any]) -> bytes:
    return msgspec.json.encode([match.game.tell(event, seat) for event in events])


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_h4_swapping_what_is_hidden_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    differed = 0
    for seed in range(6):
        match, swapper = miccia.start("hanabi", seats=seats, seed=seed, options=options), Swapper(seed)
        while isinstance(match.turn, Waiting):
            player = match.turn.alone
            legal = match.legal(player)
            action = legal[swapper.chance.below(len(legal))]
            to = (player + action.offset) % seats if isinstance(action, Clue) else None
            for seat in [None, *range(seats)]:
                world, same = swapper.swapped(match, seat), match.copy()
                differed += repr(world.state.hands) != repr(match.state.hands)  # type: ignore[attr-defined]
                assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(match.view(seat))
                assert world.turn == match.turn
                if seat is not None:
                    assert world.legal(seat) == match.legal(seat)
                    if to not in (None, seat):  # somebody else's clue: the same move in both worlds
                        events = world.act(player, action), same.act(player, action)
                        assert told(world, seat, events[0]) == told(same, seat, events[1])
            if isinstance(action, Clue):
                swapper.clues.append(action.value)
            match.act(player, action)
    assert differed > 100  # the worlds did differ


def test_h9_h10_a_drawn_card_is_told_to_all_but_its_holder() -> None:
    match = miccia.start("hanabi", seats=3, seed=4, stack={"starter": ["0"]})
    drew = next(event for event in match.act(0, 0) if type(event).__name__ == "Drew")
    newest = match.state.hands[0][-1].name  # type: ignore[attr-defined]
    assert drew.card == newest
    told = [match.game.tell(drew, seat) for seat in (None, 0, 1, 2)]
    assert [event.card for event in told if event is not None] == [None, None, newest, newest]


def test_nothing_that_is_sent_holds_the_seed_or_the_deck() -> None:
    match = miccia.start("hanabi", seats=2, seed=4)
    for seat in (None, 0, 1):
        sent = msgspec.json.encode(match.view(seat)).decode()
        assert match.record.header.seed not in sent
        fields = {field.name for field in msgspec.structs.fields(match.view(seat))}
        assert "seed" not in fields
        assert isinstance(match.view(seat).deck, int)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hands_that_were_shown_before_are_shown_as_if_for_the_first_time(
    seats: int, options: dict[str, Any]
) -> None:
    """Whoever looked before, with or without the right to, and whatever was swapped since."""
    match, chance = miccia.start("hanabi", seats=seats, seed=3, options=options), Quick(3)
    hands = match.game.hands
    assert hands
    while True:
        state = match.state
        assert isinstance(state, Hanabi)
        everybody: list[int | None] = [None, *range(seats)]
        for seat in [*everybody, *everybody[::-1]]:
            fresh = state.copy()
            assert fresh.memo is None
            assert match.view(seat) == match.game.view(fresh, seat)
            assert hands(state) == hands(fresh)
        assert state.memo is not None and state == state.copy()
        assert digest(state) == digest(state.copy()) and loads(dumps(state)).memo is None
        if match.over is not None:
            break
        holder = int(state.player)
        before, own = state.hands[holder], match.view(holder)
        state.hands[holder] = tuple(reversed(before))
        assert match.view(holder) == own
        seen = match.view((holder + 1) % seats).hands[holder]
        assert [held.card for held in seen] == [card.name for card in reversed(before)]
        state.hands[holder] = before
        match.act(holder, any_of(match.legal(holder), chance))


def test_a_view_that_no_cards_could_look_like_is_not_imagined() -> None:
    """Two 5s of one colour among the discards, and a card that can only be a third."""
    match = miccia.start("hanabi", seats=2, seed=1)
    view = match.view(0)
    fives = msgspec.structs.replace(view, discards=["R5", "R5"])
    with pytest.raises(ValueError, match="no cards could look like this view"):
        match.game.imagine(fives, Quick(1))
    known = [msgspec.structs.replace(held, colours="R", ranks=(5,)) for held in view.hands[0][:2]]
    both = msgspec.structs.replace(view, hands=[(*known, *view.hands[0][2:]), view.hands[1]])
    with pytest.raises(ValueError, match="no cards could look like this view"):
        match.game.imagine(both, Quick(1))


def test_a_view_is_its_own_even_where_hands_in_it_are_shared() -> None:
    """Hands are remembered from view to view, as tuples; what a reader changes in its lists stays its own."""
    match = miccia.start("hanabi", seats=3, seed=1)
    before = msgspec.json.encode(match.view(0))
    spoilt = match.view(0)
    spoilt.hands[1] = spoilt.hands[2]
    spoilt.hands.pop()
    spoilt.discards.append("R1")
    spoilt.fireworks["R"] = spoilt.peaks["R"] = 0
    assert msgspec.json.encode(match.view(0)) == before

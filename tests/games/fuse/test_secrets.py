"""What nobody at a table of FUSE can know must not reach anybody. Written from the rulebook.

All bombs, dice and choices lie open (F4, F6, F9). Secret are the order of the deck, where the detonators are
in it and which of the unseen cards it has (F5, F6), and what the bag and the dice will bring (F8, F13).
"""

from typing import Any

import msgspec
import pytest

import miccia
from miccia.core.chance import Quick, Sealed, seal
from miccia.core.match import AnyMatch
from miccia.core.turn import Waiting
from miccia.games.fuse.actions import Take
from miccia.games.fuse.bombs import Bomb, box
from miccia.games.fuse.cards import DETONATORS, Card, Detonator
from miccia.games.fuse.rules import Fuse

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"relaxed": "endless"}),
    (2, {"tempo": "usual", "level": "insane"}),
    (4, {"tempo": "usual", "include_sixes": True}),
]


def swapped(match: AnyMatch, chance: Quick) -> AnyMatch:
    """The same table with another deck, another bag and other chance behind it."""
    world = match.copy()
    state = world.state
    assert isinstance(state, Fuse)
    left = state.deck[state.drawn :]
    seen = {card.key for card in [*state.centre, *state.defused, *state.detonators] if card}
    seen |= {laid.bomb.key for front in state.fronts for laid in front if laid}
    bombs = [card for card in box(state.options.include_sixes) if card.key not in seen]
    detonators = [card for card in DETONATORS if card.key not in seen]
    deck: list[Card] = [
        *chance.shuffle("bombs", bombs)[: sum(isinstance(card, Bomb) for card in left)],
        *chance.shuffle("detonators", detonators)[: sum(isinstance(card, Detonator) for card in left)],
    ]
    state.deck = (*state.deck[: state.drawn], *chance.shuffle("deck", deck))
    state.bag = chance.shuffle("bag", state.bag)
    world.chance = Sealed(seal(chance.below(10**6)))
    return world


def told(match: AnyMatch, seat: int | None, events: list[Any]) -> bytes:
    return msgspec.json.encode([match.game.tell(event, seat) for event in events])


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_f6_swapping_what_is_hidden_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    differed = compared = 0
    for seed in range(3):
        match, chance = miccia.start("fuse", seats=seats, seed=seed, options=options), Quick(seed)
        for _ in range(120):
            if not isinstance(match.turn, Waiting):
                break
            player = match.turn.order[chance.below(len(match.turn.order))]
            legal = match.legal(player)
            action = legal[chance.below(len(legal))]
            world, same = swapped(match, chance), match.copy()
            differed += repr(world.state.deck) != repr(match.state.deck)  # type: ignore[attr-defined]
            for seat in [None, *range(seats)]:
                assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(match.view(seat))
                assert world.turn == match.turn
                assert seat is None or world.legal(seat) == match.legal(seat)
            events = world.act(player, action), same.act(player, action)
            if not isinstance(action, Take):  # taking turns up a card; until dice roll again all is the same
                first, second = (until_chance(one) for one in events)
                compared += len(first)
                for seat in [None, *range(seats)]:
                    assert told(world, seat, first) == told(same, seat, second)
            match.act(player, action)
    assert differed > 100 and compared > 100  # the worlds did differ


def until_chance(events: list[Any]) -> list[Any]:
    """What happened before the deck or the dice decided."""
    names = [type(event).__name__ for event in events]
    drawn = [
        at
        for at, name in enumerate(names)
        if name in ("Rerolled", "Rolled", "TurnedUp", "Detonated", "Ended")
    ]
    return events[: drawn[0]] if drawn else events


def test_f5_f6_nothing_that_is_sent_holds_the_seed_or_names_a_card_of_the_deck() -> None:
    match = miccia.start("fuse", seats=2, seed=4)
    state = match.state
    assert isinstance(state, Fuse)
    hidden = [card.key for card in state.deck if isinstance(card, Bomb)]
    hidden += [bomb.key for bomb in box(True) if bomb.value == 6]
    for seat in (None, 0, 1):
        sent = msgspec.json.encode(match.view(seat)).decode()
        assert match.record.header.seed not in sent
        assert not [key for key in hidden if f'"key":"{key}"' in sent]
        assert isinstance(match.view(seat).deck, int)
        assert match.view(seat).detonators == []


def test_f9_everything_else_is_the_same_for_everybody() -> None:
    match = miccia.start("fuse", seats=3, seed=4)
    views = [msgspec.structs.replace(match.view(seat), seat=None) for seat in (None, 0, 1, 2)]
    assert views[0] == views[1] == views[2] == views[3]

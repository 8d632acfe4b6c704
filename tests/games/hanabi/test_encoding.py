"""Hanabi in bits, against the Hanabi Learning Environment where it is installed, and against sums.

The sums were taken when the comparison passed: they hold the encoding still where the peer is not installed.
"""

import random
from hashlib import sha256
from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.match import Match
from miccia.games.hanabi import GAME, HanabiEvent, HanabiView
from miccia.games.hanabi.encoding import ENCODING, bits
from miccia.games.hanabi.numbers import choices
from miccia.games.hanabi.sections import COLOURS, sizes
from miccia.games.hanabi.sheet import sheets

SIZES = {2: 658, 3: 956, 4: 1041, 5: 1280}
MOVES = {2: 20, 3: 30, 4: 38, 5: 48}
SUMS = {
    2: "b74bde5a8719196d40abf7652f1bb444dd2713c54479ac3884b0844cc9b74536",
    3: "deec1ccc9d24722f0429e27563210f7aac9d8c941ef3f2ff39a4c50d7296f9da",
    4: "0d7c645b0e70c95745f6cc1e88ea0593c791b4024514d580a0bdf94029d7d248",
    5: "c65a112ae234491906c94d2d93a8afaa5241ed66af9cce26cd966c43c21af546",
}
Told = list[HanabiEvent]


def numbers(match: Match[HanabiView, HanabiEvent]) -> dict[int, Action]:
    """What the player in turn can do, by number."""
    view = match.view(0)
    legal = match.legal(view.player)
    found = dict(zip(ENCODING.offer(view.seats, view.options)(legal, view.player), legal, strict=True))
    assert len(found) == len(legal)
    return found


def encoded(match: Match[HanabiView, HanabiEvent], seat: int, events: Told) -> bytes:
    told = [one for event in events if (one := GAME.tell(event, seat)) is not None]
    return bits(match.view(seat), told)


def somehow(legal: list[int], fitting: list[int], seats: int, chance: random.Random) -> int:
    """A move of somebody who peeps at times and seldom plays blindly: such games get long and rise high."""
    hand = 5 if seats < 4 else 4
    if fitting and chance.random() < 0.6:
        return hand + chance.choice(fitting)
    others = [number for number in legal if not hand <= number < 2 * hand]
    return chance.choice(others if others and chance.random() < 0.97 else legal)


@pytest.mark.parametrize("seats", SIZES)
def test_sizes_are_those_of_the_learning_environment(seats: int) -> None:
    match = GAME.start(seats=seats, seed=1)
    assert len(encoded(match, 0, [])) == SIZES[seats]
    assert choices(seats, match.view(0).options) == MOVES[seats]


@pytest.mark.parametrize("seats", SIZES)
def test_many_positions_have_the_sums_of_then(seats: int) -> None:
    found = sha256()
    for seed in range(6):
        match, events, chance = GAME.start(seats=seats, seed=seed), Told(), random.Random(seed)
        while match.over is None:
            for seat in range(seats):
                found.update(encoded(match, seat, events))
            player = match.view(0).player
            numbered = numbers(match)
            held = match.state.hands[player]  # type: ignore[attr-defined]
            heights = match.view(0).fireworks
            fitting = [slot for slot, card in enumerate(held) if heights[card.name[0]] + 1 == card.rank]
            number = somehow(sorted(numbered), fitting, seats, chance)
            found.update(bytes([number]))
            events = match.act(player, numbered[number])
    assert found.hexdigest() == SUMS[seats]


@pytest.mark.parametrize("seats", SIZES)
def test_bit_for_bit_as_the_learning_environment(seats: int) -> None:
    """It plays at random; the same deck and moves here give every seat the same vector at every step."""
    reason = "NOT COMPARED with the Hanabi Learning Environment: not installed (make peers)"
    hle: Any = pytest.importorskip("hanabi_learning_environment.pyhanabi", reason=reason)
    game = hle.HanabiGame({"players": seats, "random_start_player": False, "seed": seats})
    encoder = hle.ObservationEncoder(game, hle.ObservationEncoderType.CANONICAL)
    assert encoder.shape() == [SIZES[seats]] and game.max_moves() == MOVES[seats]
    chance = random.Random(seats)
    for _ in range(4):
        state, made = game.new_initial_state(), []
        vectors: list[list[bytes]] = []
        while True:
            while state.cur_player() == hle.CHANCE_PLAYER_ID:
                state.deal_random_card()
            vectors.append([bytes(encoder.encode(state.observation(seat))) for seat in range(seats)])
            if state.is_terminal():
                break
            moves = {game.get_move_uid(move): move for move in state.legal_moves()}
            hand = [(card.color(), card.rank()) for card in state.player_hands()[state.cur_player()]]
            fitting = [slot for slot, card in enumerate(hand) if state.card_playable_on_fireworks(*card)]
            number = somehow(sorted(moves), fitting, seats, chance)
            made.append((sorted(moves), number))
            state.apply_move(moves[number])
        dealt = [
            item.move() for item in state.move_history() if item.move().type() == hle.HanabiMoveType.DEAL
        ]
        deck = [f"{COLOURS[card.color()]}{card.rank() + 1}" for card in dealt]
        match, events = GAME.start(seats=seats, seed=1, stack={"starter": ["0"], "deck": deck}), Told()
        for step, vector in enumerate(vectors):
            assert [encoded(match, seat, events) for seat in range(seats)] == vector
            if step < len(made):
                player = match.view(0).player
                numbered = numbers(match)
                legal, number = made[step]
                assert sorted(numbered) == legal
                events = match.act(player, numbered[number])
        assert match.over is not None and match.over.scores[0] == (
            state.score() if state.life_tokens() else 0
        )


def test_sixth_suit_keeps_the_layout() -> None:
    match = GAME.start(seats=3, seed=1, options={"six_colours": "rainbow"})
    view = match.view(0)
    size = sizes(3, view.options)
    assert size.kinds == 30 and choices(3, view.options) == 10 + 2 * 11
    lengths = set()
    chance, events = random.Random(1), Told()
    while match.over is None:
        player = match.view(0).player
        lengths |= {len(encoded(match, seat, events)) for seat in range(3)}
        events = match.act(player, chance.choice(match.legal(player)))
    assert len(lengths) == 1


def test_a_small_box_has_small_bits_and_numbers() -> None:
    """H24: four colours, two ranks, hands of three: every choice has a number of its own."""
    small = {"colours": 4, "ranks": 2, "hand": 3, "clues": 3, "strikes": 1}
    chance = Quick(5)
    for seed in range(20):
        match = GAME.start(seats=2, seed=seed, options=small)
        options = match.view().options
        lengths: set[int] = set()
        told: Told = []
        while match.over is None:
            seat = match.view().player
            lengths.add(len(ENCODING.bits(match.view(seat), told)))
            legal = match.legal(seat)
            offered = numbers(match)
            assert len(offered) == len(legal)
            assert set(offered) <= set(range(ENCODING.choices(2, options)))
            told = match.act(seat, legal[chance.below(len(legal))])
        assert len(lengths) == 1


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"memory": True},
        {"six_colours": "rainbow"},
        {"six_colours": "sixth", "short": True},
        {"expert": True, "empty_clues": True},
        {"colours": 4, "ranks": 2, "hand": 2, "clues": 3, "strikes": 1},
    ],
)
def test_from_the_table_bits_and_masks_are_the_same(seats: int, options: dict[str, Any]) -> None:
    """H22 to H24 too: for every seat and step of games that get long, and after their end."""
    short = 0
    for seed in range(4):
        match, events, chance = (
            GAME.start(seats=seats, seed=seed, options=options),
            Told(),
            random.Random(seed),
        )
        chosen = match.view(0).options
        sheet, size = sheets(seats, chosen)(), sizes(seats, chosen)
        over = False
        while not over:
            over = match.over is not None
            view = match.view(0)
            short += any(len(hand) < size.hand for hand in view.hands)
            for seat in range(seats):
                told = [one for event in events if (one := GAME.tell(event, seat)) is not None]
                parts: list[bytes] = []
                sheet.spell(match.state, seat, parts)
                assert b"".join(parts) == bits(match.view(seat), told)
                if over or seat != view.player:
                    assert not sheet.mask(match.state, seat)
            if not over:
                numbered = numbers(match)
                mask = sheet.mask(match.state, view.player)
                assert [*mask] == [number in numbered for number in range(choices(seats, chosen))]
                for number, action in numbered.items():
                    assert sheet.action(match.state, view.player, number) is action
                held = match.state.hands[view.player]  # type: ignore[attr-defined]
                fitting = [
                    slot for slot, card in enumerate(held) if view.fireworks[card.name[0]] + 1 == card.rank
                ]
                legal = sorted(numbered)
                plays = [size.hand + slot for slot in fitting]
                blind = range(size.hand, 2 * size.hand)
                careful = plays or [number for number in legal if number not in blind] or legal
                action = numbered[chance.choice(careful)]
                sheet.heed(match.state, view.player, action)
                events = match.act(view.player, action)
    assert short > 0 or options.get("expert")

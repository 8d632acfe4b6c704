"""Two experts: that both know the same, what they may know and imagine, and when they stop trusting."""

from collections.abc import Iterator
from typing import Any

import pytest

import miccia
from miccia.arena.drive import drive
from miccia.bots import Bot, Choice
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.games.hanabi import words
from miccia.games.hanabi.accord import choose
from miccia.games.hanabi.bots import Expert, Steady
from miccia.games.hanabi.pact import Pact, do
from miccia.games.hanabi.partner import Partner
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.surmise import SURPRISE, imagine
from miccia.games.hanabi.view import tell
from miccia.games.hanabi.worlds import over, worth
from tests.games.alike import every_reason_has_words, reasons_of
from tests.games.hanabi import company
from tests.games.hanabi.table import Table

VARIANTS: list[dict[str, Any]] = [
    {},
    {"six_colours": "rainbow"},
    {"six_colours": "rainbow", "short": True, "empty_clues": True},
    {"memory": True, "score_on_loss": "sum", "strikes": 1},
    {"expert": True},
    {"colours": 2, "hand": 2, "clues": 3},
    {"colours": 1, "ranks": 5, "hand": 1, "clues": 1},
]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that plain rules are quick enough."""
    monkeypatch.setattr(Partner, "worlds", 2)


def partner_of(bot: Steady) -> Partner:
    assert isinstance(bot, Expert)
    return bot.partner


def seated(match: AnyMatch) -> list[Expert]:
    """Experts who have seen how the match stands."""
    team = [Expert(seat) for seat in range(match.state.seats)]
    for bot in team:
        bot.begin(match.view(bot.seat))
    return team


def play_a_game(seed: int, **options: Any) -> Iterator[tuple[AnyMatch, list[Expert], int, list[Any], Choice]]:
    """A game of two."""
    return company.play_a_game(seated, 2, seed, **options)


def known(pact: Pact) -> list[Any]:
    """All that does not depend on who keeps it."""
    cards = [order for hand in pact.hands for order in hand]
    about = [(pact.masks[one], pact.meant[one], pact.promised[one], pact.clued[one]) for one in cards]
    tokens = (pact.player, pact.clues, pact.strikes, pact.turns_left, pact.drawn, pact.score)
    return [pact.hands, about, tokens, pact.playable, pact.useful, pact.critical]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_both_know_the_same_and_it_is_true(options: dict[str, Any]) -> None:
    for match, team, *_ in play_a_game(7, **options):
        assert isinstance(match.state, Hanabi)
        first, second = (partner_of(bot).pact for bot in team)
        assert known(first) == known(second)
        view = match.view(0)
        assert (first.clues, first.strikes, first.player) == (view.clues, view.strikes, view.player)
        assert first.turns_left == (-1 if view.turns_left is None else view.turns_left)
        for hand, cards in zip(first.hands, match.state.hands, strict=True):
            assert all(first.masks[order] & card.bit for order, card in zip(hand, cards, strict=True))


def test_what_is_played_on_goes_as_the_rules_do() -> None:
    """The same acts in a table of the pact and in a match of the rules (H5 to H18)."""
    for seed in range(12):
        match = miccia.start("hanabi", seats=2, seed=seed)
        assert isinstance(match.state, Hanabi)
        world = partner_of(seated(match)[0]).pact
        world.faces = [int(card.index) for card in match.state.deck]
        while isinstance(turn := match.turn, miccia.Waiting):
            act, _ = choose(world, turn.order[0])
            match.act(turn.order[0], act)
            do(world, act)
            assert (world.score, world.clues, world.strikes) == (
                match.view(0).score,
                match.view(0).clues,
                match.view(0).strikes,
            )
        assert over(world)
        assert match.state.over and worth(world) == match.state.over.scores[0]


def test_in_every_world_that_looks_the_same_it_does_the_same() -> None:
    company.same_in_every_world(seated, 2, 4)


def test_it_never_looks_at_the_faces_of_its_own_hand() -> None:
    for _, team, seat, *_ in play_a_game(2):
        pact = partner_of(team[seat]).pact
        assert all(pact.faces[order] == -1 for order in pact.hands[seat])
        assert all(face == -1 for face in pact.faces[int(pact.drawn) :])


def test_what_it_imagines_goes_with_all_that_it_was_told() -> None:
    for match, team, seat, *_ in play_a_game(5):
        partner = partner_of(team[seat])
        deck = sorted(int(card.index) for card in partner.pact.box.deck)
        for world in imagine(partner.pact, seat, partner.past, 6, Quick(1)):
            assert sorted(world.faces) == deck
            assert all(world.masks[order] >> world.faces[order] & 1 for order in world.hands[seat])
            assert all(world.promised[order] >> world.faces[order] & 1 for order in world.hands[seat])
        assert match.view(seat).player == partner.pact.player


def test_a_hand_is_less_likely_if_the_other_would_have_done_something_else_with_it() -> None:
    """Bea saves a 5 that is about to be discarded; of one further on she would have said nothing."""
    table = Table("R5 W3 B3 G4 Y4 | W4 B4 R2 G3 Y3", starter=1)
    first, _ = partners(table)
    hear(table, [first], "clue Ada 5")

    def likelihood(*names: str) -> float:
        world = first.pact.copy()
        for order, name in enumerate(names):
            world.faces[order] = first.kind(name)
        return first.past.likelihood(world, 0)

    assert likelihood("R5", "W3", "B3", "G4", "Y4") == 1
    assert likelihood("W3", "R5", "B3", "G4", "Y4") == SURPRISE


def test_it_trusts_until_a_promise_was_broken() -> None:
    table = Table("W1 R4 B3 G4 Y4 | W4 B4 R2 G3 Y3", starter=1)
    first, second = partners(table)
    hear(table, [first, second], "clue Ada red")  # it can only have meant R1
    assert first.trusts
    hear(table, [first, second], "play 2")
    assert not first.trusts
    assert not second.trusts


def partners(table: Table) -> list[Partner]:
    return [Partner(table.match.view(seat)) for seat in range(2)]


def hear(table: Table, listeners: list[Partner], move: str) -> None:
    for event in table.do(move):
        for partner in listeners:
            partner.hear(tell(event, partner.seat))


def test_one_who_sits_down_late_plays_as_steady_does() -> None:
    for match, _, seat, _, _ in play_a_game(9):
        late = seated(match)[seat]
        seen = match.view(seat)
        if seen.clues < 8 or seen.discards or seen.score:
            assert not partner_of(late).trusts
            assert late.decide(seen, match.legal(seat), Quick(0)).action in match.legal(seat)


def test_a_copy_plays_on_for_itself() -> None:
    moves = list(zip(range(8), play_a_game(3), strict=False))
    _, (match, team, seat, _, choice) = moves[-1]
    other = team[seat].copy()
    before = known(partner_of(other).pact)
    for event in match.act(seat, choice.action):
        team[seat].hear(tell(event, seat))
    assert known(partner_of(other).pact) == before


def test_two_of_them_do_well_and_so_does_one_beside_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Partner, "worlds", 24)
    for first, at_least in ((Expert, 21), (Steady, 19)):
        ends = []
        for seed in range(2):
            team: list[Bot[Any]] = [first(0), Expert(1)]
            chances: list[Any] = [Quick(seed), Quick(seed + 1)]
            ends.append(drive(miccia.start("hanabi", seats=2, seed=seed), team, chances))
        assert sum(end.scores[0] for end in ends) / len(ends) > at_least


def test_every_reason_has_words_in_both_languages() -> None:
    shown = miccia.start("hanabi", seats=2, seed=1).view(0)
    used = reasons_of(move[-1] for seed in range(3) for move in play_a_game(seed))
    assert len(used) > 4
    every_reason_has_words(words, used, shown)

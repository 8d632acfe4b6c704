"""The players of FUSE: their strength, what they do where one thing is right, what they leave to people."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

import miccia
from miccia.arena.drive import drive
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise
from miccia.bots import Bot, Choice, Uniform
from miccia.core.chance import Chance, Quick
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.core.words import Reason
from miccia.games.fuse import bots as module
from miccia.games.fuse import words
from miccia.games.fuse.bombs import BOX, lay
from miccia.games.fuse.bots import BOTS, Expert, Steady, prices_of
from miccia.games.fuse.shown import FuseView
from miccia.games.fuse.view import imagine, view
from tests.games.alike import NAMES, every_reason_has_words, every_reason_is_somebodys, reasons_of
from tests.games.fuse.table import Table, laid

# Strength


def won(bot: str, level: str, players: int, games: int, seed: int) -> float:
    options = {"level": level, "tempo": "usual"}
    results = simulate(Series("fuse", players, games, (bot,), seed, options), jobs=2)
    return summarise(results).bots[bot].won / games


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_the_expert_wins_on_training(players: int) -> None:
    assert won("expert", "training", players, 4, 11) >= 0.5


def test_the_expert_wins_on_standard() -> None:
    assert won("expert", "standard", 3, 8, 11) >= 0.5


@pytest.mark.parametrize("players", [2, 4])
def test_the_expert_wins_on_its_own_level(players: int) -> None:
    assert won("expert", "expert", players, 16, 11) >= 0.75


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_expert_reaches_its_goals(players: int) -> None:
    assert won("expert", "training", players, 300, 2) >= 0.97
    assert won("expert", "standard", players, 300, 2) >= 0.85
    for level in ("expert", "elite"):
        assert won("expert", level, players, 300, 2) > won("steady", level, players, 300, 2) + 0.05


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {"tempo": "usual", "include_sixes": True, "shaky_hands": True},
        {"tempo": "usual", "level": "insane"},
        {"relaxed": "20"},
    ],
)
def test_they_get_along_with_anybody(players: int, options: dict[str, Any]) -> None:
    kinds: list[type[Bot[Any]]] = [Expert, Steady, Uniform]
    match = miccia.start("fuse", seats=players, seed=players, options=options)
    team: list[Bot[Any]] = [kinds[seat % 3](seat) for seat in range(players)]
    drive(match, team, [Quick(seat) for seat in range(players)])


# Where one thing is right


def choose(table: Table, name: str, bot: type[Bot[Any]] = Expert, **pointed: str) -> tuple[str, str]:
    """What somebody does and why, in words, while others point at things."""
    seat = NAMES.index(name)
    player = bot(seat)
    for other, signal in pointed.items():
        player.heed(NAMES.index(other), frozenset({signal}))
    seen = table.match.view(seat)
    choice = player.decide(seen, table.match.legal(seat), Quick(1))
    done = words.label(choice.action, seen, NAMES, "en")
    return done, choice.why.key


both = pytest.mark.parametrize("bot", [Steady, Expert])


@both
def test_they_defuse_a_bomb(bot: type[Bot[Any]]) -> None:
    table = Table("seven R3 -, climb R1", "twins", roll="K2 B4 G2 G2")
    assert choose(table, "Ada", bot) == ("Blue 4 on Seven: 2nd space", "defuse")


@both
def test_they_take_the_quickest_bomb(bot: type[Bot[Any]]) -> None:
    table = Table("seven R3 -, climb", "twins", roll="B4 K6 K6 K6", centre="twins ladder cousins exact")
    table.do("Ada places B4 on seven 2")
    assert choose(table, "Ada", bot) == ("Take Cousins, worth 1 point", "take")


@both
def test_they_return_what_is_easily_replaced(bot: type[Bot[Any]]) -> None:
    table = Table(
        "exact - - G2, four-faces G1", "twins", roll="B4 K6 K6 B3", centre="ten run cousins", deck="G",
    )  # fmt: skip
    table.state.fronts[0] = (table.state.fronts[0][0], laid("four-faces G1 - - -"))
    table.state.hole = 3
    table.state.go_on(Quick(1))
    assert choose(table, "Ada", bot) == ("Return green 1 from Four faces", "give")


def test_the_one_who_needs_a_die_most_gets_it() -> None:
    table = Table("twins R5 -, down-up", "four-faces, seven K2 -", "ladder, exact", roll="R5 R5 G6")
    assert choose(table, "Ada") == ("Red 5 on Twins: 2nd space", "defuse")
    alone = Table("four-faces, steps", "twins R5 -, ladder", "ladder, exact", roll="R5 K2 G6")
    done, why = choose(alone, "Ada")
    assert "Red 5" not in done and why in ("place", "anyway")


def test_it_declines_what_brings_no_bomb_closer_while_there_is_nothing_to_lose() -> None:
    fronts = ("climb, ladder", "exact, flagpole", "beacon, sunrise")
    assert choose(Table(*fronts, roll="K3 K3 K3"), "Ada") == ("No die for me", "decline")
    assert choose(Table(*fronts, roll="K3 K3 K3"), "Ada", Steady)[1] == "anyway"


# What people want


def test_it_leaves_a_die_to_somebody_who_reaches_for_it() -> None:
    table = Table("seven R3 -, climb", "seven K3 -, two-pairs", "four-faces, run", roll="B4 K4 G2")
    assert choose(table, "Ada") == ("Blue 4 on Seven: 2nd space", "defuse")
    assert choose(table, "Ada", Bea="want.1.0") == ("Black 4 on Seven: 2nd space", "defuse")
    stale = choose(table, "Ada", Bea="want.9.0")
    assert stale == ("Blue 4 on Seven: 2nd space", "defuse")


def test_it_takes_what_nobody_who_reaches_for_it_can_place() -> None:
    table = Table("seven R3 -, climb", "seven K2 -, lantern", "four-faces, run", roll="B4 K6 G2")
    assert choose(table, "Ada", Bea="want.1.0") == ("Blue 4 on Seven: 2nd space", "defuse")


def test_it_says_for_whom_it_leaves_a_die() -> None:
    table = Table("exact, steps", "steps, lantern", "ladder, password", roll="Y5", bag="Y")
    assert choose(table, "Ada", Bea="want.1.0") == ("No die for me", "wanted")
    assert choose(table, "Ada", Bea="need.yellow") == ("No die for me", "wanted")


def test_it_calls_for_what_it_needs() -> None:
    table = Table("exact - Y2 G2, ladder", "twins, steps", "four-faces, run", roll="K6 K6 K6")
    calls = {
        Expert(0).decide(table.match.view(0), table.match.legal(0), Quick(seed)).signals for seed in range(9)
    }
    assert calls == {("need.5",), ()} or calls == {("need.5",)}


# Time


def test_at_a_live_table_it_can_be_followed_f27() -> None:
    table = Table("seven R3 -, climb", "seven K3 -, two-pairs", "four-faces, run", roll="B4 K4 G2")
    for bot in (Steady, Expert):
        seen, legal = table.match.view(0), table.match.legal(0)
        live = {bot(0).decide(seen, legal, Quick(seed)).after for seed in range(9)}
        assert len(live) > 1 and all(600 < after < 1200 for after in live)
        charged = replace(seen, options=replace(seen.options, tempo="usual"))
        assert bot(0).decide(charged, legal, Quick(1)).after == 0


class Nimble(Steady):
    """Never lets anybody wait, and remembers when each roll came."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.rolls: dict[int, int] = {}

    def decide(self, view: FuseView, legal: Sequence[Action], chance: Chance) -> Choice:
        self.rolls.setdefault(view.round, view.now)
        return replace(super().decide(view, legal, chance), after=0)


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_waits_for_bots_more_than_three_seconds_a_roll(players: int) -> None:
    person = Nimble(0)
    match = miccia.start("fuse", seats=players, seed=5, options={"level": "training"})
    drive(match, [person, *[Expert(seat) for seat in range(1, players)]], [Quick(n) for n in range(players)])
    rolls = list(person.rolls.items())
    waits = [(then - now) / (last - first) for (first, now), (last, then) in pairwise(rolls)]
    assert len(waits) > 9 and median(waits) < 3000 and max(waits) < 8000


# What it may know, and its words


def play_a_game(kind: type[Bot[Any]], players: int, seed: int) -> Iterator[tuple[AnyMatch, int, int, Choice]]:
    """A game of bots of one kind: each time the match, its number of moves, a seat, and its choice."""
    match = miccia.start("fuse", seats=players, seed=seed, options={"tempo": "usual"})
    team = [kind(seat) for seat in range(players)]
    moves = 0
    while isinstance(turn := match.turn, miccia.Waiting):
        chosen = {}
        for seat in turn.order:
            if legal := match.legal(seat):
                chosen[seat] = team[seat].decide(match.view(seat), legal, Quick(moves))
                yield match, moves, seat, chosen[seat]
        seat = min(chosen, key=lambda seat: chosen[seat].after)
        match.act(seat, chosen[seat].action)
        moves += 1


@pytest.mark.parametrize("kind", BOTS.values())
def test_in_every_world_that_looks_the_same_they_do_the_same(kind: type[Bot[Any]]) -> None:
    for match, moves, seat, choice in play_a_game(kind, 3, 4):
        other = imagine(match.view(seat), Quick(7))
        assert kind(seat).decide(view(other, seat), other.legal(seat), Quick(moves)) == choice


def test_every_reason_has_words_in_both_languages() -> None:
    shown = miccia.start("fuse", seats=5, seed=1).view(0)
    kinds = [(kind, players) for kind in BOTS.values() for players in (2, 3)]
    moves = [move for kind, players in kinds for move in play_a_game(kind, players, players)]
    used = reasons_of([choice for _, _, _, choice in moves], soonest=0)
    assert len(used) > 7
    every_reason_has_words(words, [*used, Reason("wanted", {"seat": 1, "die": "R5"})], shown)


def test_every_reason_in_words_is_somebodys() -> None:
    every_reason_is_somebodys(words, module)


# Prices


def test_prices_know_what_is_easy() -> None:
    prices = prices_of(4)
    price = {bomb.key: prices.price(lay(bomb)) for bomb in BOX}
    assert price["cousins"] < price["seven"] < price["steps"] < price["ladder"] < price["hidden-sun"]
    assert price["stairs"] < price["sunrise"]


def test_colours_and_numbers_have_the_same_price_where_only_sameness_counts() -> None:
    prices = prices_of(4)
    assert prices.price(laid("family R1 - R3")) == prices.price(laid("family K5 - K2"))
    assert prices.price(laid("family R1 - -")) < prices.price(laid("family - - -"))

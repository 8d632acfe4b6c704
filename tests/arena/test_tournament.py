"""Round robins: the same deals for all, figures that are right, and luck that is taken out fairly."""

import json
from math import isclose
from pathlib import Path
from statistics import fmean, stdev, variance

import pytest

from miccia.arena.journal import Journal
from miccia.arena.luck import without_luck
from miccia.arena.playing import Result
from miccia.arena.rating import fit, rate
from miccia.arena.standings import standings, won_on
from miccia.arena.tournament import Tournament, check
from miccia.cli import main
from miccia.core.chance import Quick
from miccia.core.refused import BadSetup
from miccia.games import find, names

BOTH = [  # one that is won against each other, one together
    next(key for key in names() if not find(key).together),
    next(key for key in names() if find(key).together and find(key).seats[0] == 2),
]


# The plan


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("players", [2, 3])
def test_every_pairing_has_the_same_deals_from_both_sides(key: str, players: int) -> None:
    tournament = Tournament(key, players, 3, ("random", "steady"), 1)
    rounds = len(tournament.rounds())
    assert rounds == (4 if find(key).together else 2)
    for deal in range(3):
        tables = [tournament.table(deal * rounds + side) for side in range(rounds)]
        assert len({table.seed for table in tables}) == 1
        seats = [table.seats for table in tables if len({*table.seats}) == 2]
        for at in range(players):
            assert {sides[at] for sides in seats} == {"random", "steady"}
    seeds = [tournament.table(number).seed for number in range(tournament.games)]
    assert len({*seeds}) == (9 if find(key).together else 3)


def test_what_cannot_be_played() -> None:
    for tournament, says in [
        (Tournament("hanabi", 2, 5, ("steady",)), "at least two bots"),
        (Tournament("hanabi", 2, 5, ("steady", "steady")), "named twice"),
        (Tournament("hanabi", 2, 5, ("steady", "nobody")), "known are"),
        (Tournament("hanabi", 2, 1, ("steady", "random")), "two deals"),
        (Tournament("hanabi", 9, 5, ("steady", "random")), "hanabi is for"),
        (Tournament("fuse", 1, 5, ("steady", "random")), "two seats"),
    ]:
        with pytest.raises(BadSetup, match=says):
            check(tournament)


# Luck


def lucky(seed: int, skill: float) -> tuple[list[float], list[float], list[float]]:
    """A toy: results are skill, luck of the deal and noise; the yardstick has the luck and its own noise."""
    chance = Quick(seed)

    def throw() -> float:
        return sum(chance.below(1000) for _ in range(4)) / 1000 - 1.998

    luck = [throw() for _ in range(60)]
    results = [skill + 2 * value + throw() for value in luck]
    worth = [5 + value + 0.3 * throw() for value in luck]
    others = [5 + throw() + 0.3 * throw() for _ in range(120)]
    return results, worth, others


def test_without_luck_the_mean_is_as_right_and_much_surer() -> None:
    found = [without_luck(*lucky(seed, 10.0)) for seed in range(200)]
    plain, adjusted = ([getattr(one, which).mean for one in found] for which in ("plain", "adjusted"))
    for means in (plain, adjusted):
        assert abs(fmean(means) - 10) < 3 * stdev(means) / 14
    gained = variance(plain) / variance(adjusted)
    assert gained > 1.8
    assert isclose(fmean(one.factor for one in found), gained, rel_tol=0.4)
    errors = fmean(one.adjusted.stderr for one in found)
    assert isclose(errors, stdev(adjusted), rel_tol=0.2)  # it says how sure it is, no more


def test_a_yardstick_that_knows_nothing_spoils_nothing() -> None:
    found = []
    for seed in range(200):
        results, _, _ = lucky(seed, 10.0)
        _, worth, others = lucky(seed + 1000, 0.0)
        found.append(without_luck(results, worth, others))
    adjusted = [one.adjusted.mean for one in found]
    assert abs(fmean(adjusted) - 10) < 3 * stdev(adjusted) / 14
    assert 0.9 < fmean(one.factor for one in found) < 1.05


def test_one_whose_results_never_differ() -> None:
    found = without_luck([0.0] * 10, [1.0, 2.0] * 5, [1.0, 2.0])
    assert (found.adjusted.mean, found.adjusted.stderr, found.factor) == (0.0, 0.0, 1.0)


# Ratings


def test_ratings_are_the_likeliest() -> None:
    """Three to one is 191 points; what two have won says nothing about a third alone."""
    found = fit(["a", "b"], {("a", "b"): 30_000, ("b", "a"): 10_000})
    assert found["a"] - found["b"] == pytest.approx(190.85, abs=0.05)
    assert found["a"] + found["b"] == pytest.approx(0)
    three = {("a", "b"): 7500.0, ("b", "a"): 2500.0, ("b", "c"): 7500.0, ("c", "b"): 2500.0}
    found = fit(["a", "b", "c"], three)
    assert found["a"] - found["c"] == pytest.approx(2 * 190.85, abs=1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Deals on which the better wins three of four: 190.85 points apart."""
    held = 0
    for seed in range(20):
        chance = Quick(seed)
        deals = []
        for _ in range(40):
            won = sum(chance.below(4) > 0 for _ in range(2))
            deals.append({("a", "b"): float(won), ("b", "a"): 2.0 - won})
        rating = rate(["a", "b"], deals, seed)["a"]
        assert rating.low <= rating.rating <= rating.high
        held += rating.low <= 190.85 / 2 <= rating.high
    assert 16 <= held <= 20


def test_who_always_wins_has_a_rating() -> None:
    found = rate(["a", "b"], [{("a", "b"): 2.0, ("b", "a"): 0.0}] * 10)
    assert 0 < found["a"].rating < 1000


def test_a_game_that_both_or_none_have_won_is_shared() -> None:
    def ended(*winners: int) -> Result:
        return Result(("a", "b"), "done", (0, 0), winners, 1)

    assert won_on({("a", "b"): ended(0)}) == {("a", "b"): 1, ("b", "a"): 0}
    assert won_on({("a", "b"): ended(0, 1)}) == won_on({("a", "b"): ended()})
    assert won_on({("a", "b"): ended()}) == {("a", "b"): 0.5, ("b", "a"): 0.5}


# All of it


@pytest.mark.parametrize("key", BOTH)
def test_the_stronger_comes_first_on_any_number_of_processes(key: str, tmp_path: Path) -> None:
    tournament = Tournament(key, 2, 12, ("random", "steady"), 3)
    games = dict(Journal(tournament.mark()).play(tournament.games, tournament.table, 1))
    again = Journal(tournament.mark(), tmp_path / "games.csv")
    for number, _ in again.play(tournament.games, tournament.table, 1):
        if number == 7:
            break
    assert games == dict(sorted(again.play(tournament.games, tournament.table, 2)))
    found = standings(tournament, games)
    assert [one.bot for one in found.table] == ["steady", "random"]
    assert found.deals == 12
    part = range(4 * len(tournament.rounds()) + 1)
    assert standings(tournament, {number: games[number] for number in part}).deals == 4


def test_figures_of_a_team_by_hand() -> None:
    tournament = Tournament("hanabi", 2, 2, ("random", "steady"))
    scores = [1, 4, 6, 9, 3, 8, 8, 13]
    games = {
        number: Result(tournament.table(number).seats, "done", (score, score), (), 1)
        for number, score in enumerate(scores)
    }
    found = standings(tournament, games)
    means = {(one.one, one.other): (one.result.mean, one.result.stderr) for one in found.meetings}
    assert [*means] == [("random", "random"), ("random", "steady"), ("steady", "steady")]
    assert [*means.values()] == [(2, 1), (6.5, 1.5), (11, 2)]
    assert found.meetings[0].luck is None
    with pytest.raises(BadSetup, match="fewer than two deals"):
        standings(tournament, {0: games[0]})


@pytest.mark.parametrize("key", BOTH)
def test_as_text_json_and_pictures(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", key, "--deals", "5", "--bots", "random,steady"]
    words += ["--per-game", str(tmp_path / "g.csv")]
    assert main([*words, "--plot", str(tmp_path / "p.svg")]) == 0
    text = capsys.readouterr().out
    assert f"{key}, 2 players, 5 deals" in text and "±" in text
    assert "luck" in text
    assert main([*words, "--json", "--plot", str(tmp_path / "p.png")]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in report["table"]] == ["steady", "random"]
    assert (tmp_path / "p.svg").read_text().startswith("<?xml")
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")


def test_pictures_that_cannot_be_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "hanabi", "--deals", "100000", "--plot"]
    assert main([*words, "picture.gif"]) == 2
    assert "called .svg or .png" in capsys.readouterr().err
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    assert main([*words, "picture.svg"]) == 2
    assert 'pip install "miccia[plots]"' in capsys.readouterr().err


def test_no_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["tournament", "hanabi", "--ray", "auto"]) == 2
    assert 'pip install "miccia[ray]"' in capsys.readouterr().err

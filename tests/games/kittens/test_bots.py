"""The players of Kittens: what they do where one thing is right, what they may know, how strong they are."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import miccia
from miccia.arena.drive import drive
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise
from miccia.bots import Bot, Choice, Uniform
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.core.words import Reason
from miccia.games.kittens import bots as module
from miccia.games.kittens import hunches, policy, words
from miccia.games.kittens.bots import Expert, Steady
from miccia.games.kittens.cards import ATTACK, DEFUSE
from miccia.games.kittens.outlook import Outlook
from miccia.games.kittens.policy import think
from miccia.games.kittens.rules import Kittens
from miccia.games.kittens.view import tell
from tests.games.alike import NAMES, every_reason_has_words, every_reason_is_somebodys, reasons_of
from tests.games.kittens.table import Table
from tests.games.kittens.test_secrets import swapped

DULL = "sock teapot umbrella cactus " * 4  # a pile has more cards than matter
BOTH = pytest.mark.parametrize("kind", [Steady, Expert])


@pytest.fixture
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is quick, if not deep."""
    monkeypatch.setattr(module, "TRIES", 20)
    monkeypatch.setattr(module, "TRIES_IN_A_WINDOW", 10)


def choose(kind: type[Bot[Any]], table: Table, name: str, *moves: str) -> Choice:
    """What somebody decides after these moves, which they were told of."""
    seat = NAMES.index(name)
    bot = kind(seat)
    bot.begin(table.match.view(seat))
    for event in table.do(*moves):
        told = tell(event, seat)
        if told is not None:
            bot.hear(told)
    return bot.decide(table.match.view(seat), table.match.legal(seat), Quick(1))


def show_top(table: Table, *seats: int) -> Table:
    """These seats know the top card."""
    table.state.pile_known[-1] = sum(1 << seat for seat in seats)
    return table


# Where one thing is right


@pytest.mark.parametrize("choose", [hunches.weakest, hunches.richest, hunches.poorest])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_chair_is_picked_on(choose: Callable[[Outlook], int], players: int) -> None:
    state = Table(seats=players).state  # all have as many cards, and nobody knows any
    assert [choose(Outlook(state, seat)) for seat in range(players)] == [*range(1, players), 0]


@BOTH
def test_it_draws_what_it_knows_to_be_harmless(kind: type[Bot[Any]]) -> None:
    table = show_top(Table("attack | nope favor", pile=f"sock kitten {DULL}"), 0)
    assert choose(kind, table, "Ada").action.form == {"do": "draw"}


@BOTH
def test_it_lets_another_draw_a_kitten(kind: type[Bot[Any]]) -> None:
    table = show_top(Table("attack sock | favor", pile=f"kitten sock {DULL}"), 0)
    assert choose(kind, table, "Ada").action.form == {"do": "play", "card": "attack"}


@BOTH
def test_it_does_not_let_anybody_get_away_from_a_kitten(kind: type[Bot[Any]]) -> None:
    table = show_top(Table("attack sock | nope favor", pile=f"kitten {DULL}"), 0, 1)
    assert choose(kind, table, "Bea", "play attack").action.form["do"] == "nope"


@BOTH
def test_it_nopes_back_for_its_life(kind: type[Bot[Any]]) -> None:
    table = show_top(Table("attack nope | nope favor", pile=f"kitten {DULL}"), 0)
    assert choose(kind, table, "Ada", "play attack", "Bea nope").action.form["do"] == "nope"


def test_it_saves_its_nope_for_what_harms_it() -> None:
    table = Table("favor reveal | nope sock | sock", pile=DULL + "kitten kitten")
    assert choose(Steady, table, "Bea", "play reveal").why.key == "pass-harmless"


@BOTH
def test_it_keeps_its_defuse(kind: type[Bot[Any]]) -> None:
    table = Table("favor sock | defuse cactus nope", pile=DULL + "kitten", nope_seconds="0")
    assert choose(kind, table, "Bea", "play favor", "pass all").action.form == {
        "do": "give",
        "card": "cactus",
    }


def test_it_gives_a_lonely_cat_before_one_of_a_pair() -> None:
    table = Table("favor sock | defuse cactus cactus teapot", pile=DULL + "kitten")
    assert choose(Steady, table, "Bea", "play favor", "pass all").action.form["card"] == "teapot"


@BOTH
def test_a_kitten_from_the_bottom_is_for_the_next_player(kind: type[Bot[Any]]) -> None:
    table = Table("heck sock | favor sock", pile=f"{DULL} kitten")
    assert choose(kind, table, "Ada", "play heck", "pass all").action.form == {"do": "heck", "put": "top"}


@BOTH
def test_it_takes_the_godcat_that_it_can_see_e26(kind: type[Bot[Any]]) -> None:
    table = Table("sock sock | godcat cactus teapot", pile=DULL + "kitten")
    chosen = choose(kind, table, "Ada", "set sock sock", "pass all")
    assert chosen.action.form == {"do": "steal", "card": "godcat"}


@BOTH
def test_it_asks_for_the_defuse_that_it_knows_of(kind: type[Bot[Any]]) -> None:
    table = Table("sock sock sock | defuse nope teapot", pile=f"kitten {DULL}")
    table.state.known[1] = DEFUSE.one
    chosen = choose(kind, table, "Ada", "set sock sock sock")
    assert chosen.action.form == {"do": "name", "card": "defuse"}


@BOTH
def test_it_hides_a_kitten_under_what_it_draws_itself(kind: type[Bot[Any]]) -> None:
    table = Table("attack sock | defuse sock", pile=f"kitten {DULL}")
    chosen = choose(kind, table, "Bea", "play attack", "pass all", "draw")
    assert chosen.action.form["place"] != 0  # one turn is still to be taken


def test_it_suspects_a_kitten_that_was_just_hidden() -> None:
    hidden = ("draw", "hide 0")
    table = Table("defuse sock | attack sock | sock", pile=f"kitten {DULL}")
    assert choose(Steady, table, "Bea", *hidden).action.form == {"do": "play", "card": "attack"}
    table = Table("defuse sock | attack sock | sock", pile=f"kitten {DULL}")
    table.do(*hidden)
    assert choose(Steady, table, "Bea").action.form == {"do": "draw"}  # who heard nothing of it


def test_in_a_duel_it_buries_a_kitten_and_suspects_that_others_do() -> None:
    for hands, suspected in (("defuse sock | sock", 0.12), ("defuse sock | sock | sock", 0.5)):
        table = Table(hands, pile=f"kitten {DULL}")
        bot = Steady(1)
        bot.begin(table.match.view(1))
        listen([bot], table.do("draw", "hide 0"))
        assert bot.suspicion.odds(1) == suspected
    places = []
    for seed in range(40):
        table = Table("defuse sock | sock sock sock sock", pile=f"kitten {DULL}")
        table.do("draw")
        places.append(Steady(0).decide(table.match.view(0), table.match.legal(0), Quick(seed)).action.form)
    deepest = {"do": "hide", "place": len(DULL.split())}
    assert 20 < places.count(deepest) < 40  # mostly, so that nobody can be sure


def test_suspicion_goes_with_a_shuffle() -> None:
    table = Table("defuse sock | shuffle attack sock | sock", pile=f"kitten {DULL}")
    chosen = choose(Steady, table, "Bea", "draw", "hide 0", "play shuffle", "pass all")
    assert chosen.action.form == {"do": "draw"}


def test_it_does_not_look_when_it_could_not_flee() -> None:
    table = Table("defuse sock | reveal sock | sock", pile=f"kitten {DULL}")
    assert choose(Steady, table, "Bea", "draw", "hide 0").why.key == "draw-forced"
    table = Table("defuse sock | reveal attack | sock", pile=f"kitten {DULL}")
    assert choose(Steady, table, "Bea", "draw", "hide 0").why.key == "look-first"


@BOTH
def test_it_never_gives_up_e37(kind: type[Bot[Any]]) -> None:
    table = show_top(Table("sock | defuse attack", pile=f"kitten {DULL}", give_up=True), 0)
    assert choose(kind, table, "Ada").action.form == {"do": "draw"}


def test_a_heck_goes_before_an_attack_that_may_come_back() -> None:
    table = show_top(Table("heck attack sock | favor", pile=f"kitten sock {DULL}"), 0)
    assert choose(Steady, table, "Ada").action.form == {"do": "play", "card": "heck"}


def test_under_attack_all_turns_are_handed_on() -> None:
    table = show_top(Table("attack sock | heck attack sock | sock", pile=f"kitten sock {DULL}"), 1)
    assert choose(Steady, table, "Bea", "play attack", "pass all").action.form == {
        "do": "play",
        "card": "attack",
    }


def test_without_a_defuse_an_armageddon_is_better_than_a_known_kitten_e27() -> None:
    table = show_top(Table("armageddon sock | favor sock sock nope", pile=f"kitten {DULL}"), 0)
    assert choose(Steady, table, "Ada").action.form == {"do": "play", "card": "armageddon"}


def test_before_a_draw_that_may_be_the_end_it_tries_everything() -> None:
    table = show_top(Table("nope nope sock | favor sock", pile=f"kitten {DULL}"), 0)
    chosen = choose(Steady, table, "Ada")
    assert (chosen.why.key, chosen.action.form["do"]) == ("last-hope", "set")
    table = show_top(Table("defuse nope nope sock | favor sock", pile=f"kitten {DULL}"), 0)
    assert choose(Steady, table, "Ada").action.form == {"do": "draw"}


def test_in_a_duel_it_does_not_attack_who_is_known_to_hit_back() -> None:
    table = show_top(Table("attack armageddon sock | attack sock", pile=f"kitten {DULL}"), 0)
    assert choose(Steady, table, "Ada").action.form == {"do": "play", "card": "attack"}
    table.state.known[1] = ATTACK.one
    assert choose(Steady, table, "Ada").action.form == {"do": "play", "card": "armageddon"}
    table = show_top(Table("attack sock | attack sock", pile=f"kitten {DULL}"), 0)
    table.state.known[1] = ATTACK.one
    assert choose(Steady, table, "Ada").action.form == {"do": "play", "card": "attack"}  # there is no other


def test_a_targeted_attack_goes_to_who_plays_next() -> None:
    table = show_top(Table("targeted sock | favor sock sock | sock", pile=f"kitten {DULL}"), 0)
    assert choose(Steady, table, "Ada", "play targeted").action.form == {"do": "choose", "seat": 1}


def test_who_gets_away_from_a_kitten_that_another_draws_is_let_go() -> None:
    for name, done in (("Bea", "nope"), ("Carlo", "pass")):
        table = show_top(Table("attack sock | nope favor | nope favor", pile=f"kitten {DULL}"), 0, 1, 2)
        assert choose(Steady, table, name, "play attack").action.form["do"] == done


def test_the_godcat_that_all_see_saves_it_before_a_secret_defuse() -> None:
    table = Table("defuse godcat sock | sock", pile=f"kitten {DULL}")
    assert choose(Steady, table, "Ada", "draw").action.form == {"do": "defuse", "card": "godcat"}


# What it may know, and what it tells


def play_a_game(
    kind: type[Bot[Any]], players: int, seed: int, **options: Any
) -> Iterator[tuple[AnyMatch, int, list[Any], Choice]]:
    """A game of such players: before each move the match, the seat, all that happened, and the choice."""
    match = miccia.start("kittens", seats=players, seed=seed, options=options)
    team = [kind(seat) for seat in range(players)]
    events: list[Any] = []
    while isinstance(turn := match.turn, miccia.Waiting):
        seat = next(seat for seat in turn.order if match.legal(seat))
        choice = team[seat].decide(match.view(seat), match.legal(seat), Quick(len(events)))
        yield match, seat, events, choice
        new = match.act(seat, choice.action)
        events += new
        listen(team, new)


def listen(team: list[Bot[Any]], events: list[Any]) -> None:
    for bot in team:
        for event in events:
            told = tell(event, bot.seat)
            if told is not None:
                bot.hear(told)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hidden_cards_do_not_change_its_ideas(players: int) -> None:
    """Neither the bot's, nor those of the players in its head."""
    moves = 0
    for match, seat, events, choice in play_a_game(Steady, players, 4):
        moves += 1
        for number in range(3):
            other = swapped(match, seat, Quick(number))
            bot = Steady(seat)
            listen([bot], events)
            again = bot.decide(other.view(seat), other.legal(seat), Quick(len(events)))
            assert again == choice
            ideas = [think(Outlook(kittens(world), seat), Quick(number), 0.3) for world in (match, other)]
            assert ideas[0].action is ideas[1].action and ideas[0].why == ideas[1].why
    assert moves > 20


def kittens(match: AnyMatch) -> Kittens:
    assert isinstance(match.state, Kittens)
    return match.state


@pytest.mark.usefixtures("few_tries")
def test_search_knows_no_more_and_repeats_itself() -> None:
    searched = False
    for match, seat, events, choice in play_a_game(Expert, 3, 6):
        other = swapped(match, seat, Quick(1))
        bot = Expert(seat)
        listen([bot], events)
        assert bot.decide(other.view(seat), other.legal(seat), Quick(len(events))) == choice
        searched = searched or choice.why.key == "search"
    assert searched


@BOTH
@pytest.mark.usefixtures("few_tries")
def test_the_time_of_an_answer_tells_nothing_e34(kind: type[Bot[Any]]) -> None:
    """In a window it is the same for every hand, as far as chance is."""
    times = []
    for hand in ("nope defuse sock", "sock sock sock"):
        table = Table(f"attack favor | {hand}", pile=f"{DULL} kitten")
        bot = kind(1)
        table.do("play attack")
        view, legal = table.match.view(1), table.match.legal(1)
        times.append([bot.decide(view, legal, Quick(seed)).after for seed in range(60)])
    for asked in times:
        assert module.THINKS <= min(asked) < module.THINKS * 1.2
        assert module.THINKS * 1.8 < max(asked) < module.THINKS * 2


# Its words


@pytest.mark.usefixtures("few_tries")
def test_every_reason_has_words_in_both_languages() -> None:
    shown = miccia.start("kittens", seats=5, seed=1).view(0)
    kinds = [Steady if seed % 8 else Expert for seed in range(16)]
    used = reasons_of(move[-1] for n, kind in enumerate(kinds) for move in play_a_game(kind, 2 + n % 4, n))
    assert len(used) > 24
    every_reason_has_words(words, [*used, Reason("random")], shown)


def test_every_reason_in_words_is_somebodys() -> None:
    every_reason_is_somebodys(words, module, policy)


# Strength


@pytest.mark.usefixtures("few_tries")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("options", [{"quick": True}, {"godcat_in_sets": False}, {"nope_seconds": "0"}])
def test_it_gets_along_with_anybody(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = miccia.start("kittens", seats=players, seed=seed, options=options)
        kinds: tuple[type[Bot[Any]], ...] = (Expert, Uniform, Steady)
        team = [kinds[(seat + seed) % 3](seat) for seat in range(players)]
        drive(match, team, [Quick(100 * seed + seat) for seat in range(players)])


def wins(games: int, seed: int, *bots: str) -> int:
    """How many games the first of them wins."""
    return summarise(simulate(Series("kittens", len(bots), games, bots, seed), jobs=2)).bots[bots[0]].won


def test_it_outlives_random_players() -> None:
    assert wins(120, 3, "steady", "random", "random", "random") > 60  # by chance 30


@pytest.mark.usefixtures("few_tries")
def test_search_outlives_random_players() -> None:
    won = 0
    for seed in range(30):
        match = miccia.start("kittens", seats=2, seed=seed, options={"quick": True})
        team: list[Bot[Any]] = [Expert(0), Uniform(1)] if seed % 2 else [Uniform(0), Expert(1)]
        won += drive(match, team, [Quick(2 * seed), Quick(2 * seed + 1)]).winners == (seed % 2 ^ 1,)
    assert won > 19  # by chance 15


@pytest.mark.soak
def test_it_is_as_strong_as_promised() -> None:
    assert wins(400, 2, "steady", "random", "random", "random") >= 0.55 * 400


@pytest.mark.soak
def test_search_beats_what_it_starts_from() -> None:
    assert wins(400, 2, "expert", "steady") >= 0.57 * 400

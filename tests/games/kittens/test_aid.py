"""What the board of Kittens is told besides the view."""

from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.games.kittens import GAME
from miccia.games.kittens.actions import ACTIONS, Defuse, Give, Nope, Pass, Play, PlaySet
from miccia.games.kittens.aid import aid
from miccia.games.kittens.events import Attacked, Resolved
from miccia.games.kittens.shown import KittensAid
from miccia.testing.walk import begin, choose
from tests.games.alike import denials_of_walks
from tests.games.kittens.table import Table


def aid_of(table: Table, seat: int | None = None) -> KittensAid:
    return aid(table.match.view(seat))


def test_e8_those_who_are_alive_come_next_in_their_order() -> None:
    table = Table("attack | nope | sock | sock", seats=4)
    assert aid_of(table).next == [1, 2, 3]
    table.state.eliminate(1, "kitten")
    assert aid_of(table).next == [2, 3]
    assert aid_of(table, 1).next == [2, 3]


def test_e15_an_attack_hits_the_next_player_with_two_turns_and_with_all_that_were_owed() -> None:
    table = Table("attack | attack nope | sock nope")
    assert (aid_of(table).target, aid_of(table).turns) == (None, None)
    table.do("play attack")
    assert (aid_of(table).target, aid_of(table).turns) == (1, 2)
    table.do("pass all", "play attack")
    assert (aid_of(table).target, aid_of(table).turns) == (2, 4)


def test_e16_a_targeted_attack_hits_whom_it_names() -> None:
    table = Table("targeted | nope | sock nope")
    table.do("play targeted")
    assert (aid_of(table).target, aid_of(table).turns) == (None, 2)
    table.do("choose Carlo")
    assert (aid_of(table).target, aid_of(table).turns) == (2, 2)


def test_e22_a_nope_cancels_and_a_nope_on_it_does_not() -> None:
    table = Table("shuffle nope | nope | sock")
    table.do("play shuffle")
    assert (aid_of(table).blocked, aid_of(table).target, aid_of(table).turns) == (False, None, None)
    table.do("Bea nope")
    assert aid_of(table).blocked
    table.do("Ada nope")
    assert not aid_of(table).blocked


def test_e15_e22_what_is_told_of_a_play_is_what_comes_of_it() -> None:
    """When the last one has passed."""
    attacks = blocked = 0
    for seed in range(60):
        match, chance = begin(GAME, 4, {"nope_seconds": "0"}, seed), Quick(seed)
        while match.over is None:
            chosen = choose(match, chance)
            assert chosen is not None
            before = aid(match.view(chosen[0]))
            events = match.act(*chosen)
            if not isinstance(chosen[1], Pass):
                continue
            for event in events:
                if isinstance(event, Resolved):
                    assert event.noped == before.blocked
                    blocked += event.noped
                if isinstance(event, Attacked):
                    assert (event.victim, event.turns) == (before.target, before.turns)
                    attacks += 1
    assert attacks > 20 and blocked > 20


# Why a card cannot be used


def stuck(table: Table, seat: int = 0) -> dict[str, str]:
    return {card: f"{why.code} {why.rule}" for card, why in aid_of(table, seat).denied.items()}


def test_e25_a_cat_needs_another_and_a_feral_cat_will_do() -> None:
    assert stuck(Table("sock teapot attack | nope | sock")) == dict.fromkeys(
        ("sock", "teapot"), "no-such-card E23"
    )
    assert stuck(Table("sock feral | nope | sock")) == {}
    assert stuck(Table("feral attack | nope | sock")) == {"feral": "no-such-card E23"}


def test_e18_there_must_be_somebody_to_take_a_card_from() -> None:
    table = Table("favor sock sock | | ")
    assert stuck(table) == dict.fromkeys(("favor", "sock"), "nobody-has-cards E18")


def test_e11_e22_e27_what_waits_for_its_moment() -> None:
    table = Table("defuse nope armageddon | nope | sock")
    assert stuck(table) == {"defuse": "answer-first E9", "nope": "too-late E34"}
    table.state.godcat = 1
    assert stuck(table)["armageddon"] == "playmat-empty E27"
    assert stuck(table, 1) == {}  # not asked


def test_e22_e34_in_a_window_there_is_only_the_nope() -> None:
    table = Table("shuffle nope | nope attack | nope")
    table.do("play shuffle")
    assert stuck(table, 0) == {"nope": "own-card E22"}
    assert stuck(table, 1) == {"attack": "window-open E34"}
    table.do("Bea pass")
    assert stuck(table, 1) == {"attack": "window-open E34", "nope": "already-passed E34"}
    assert stuck(table, 2) == {}


def used(action: Action) -> list[str]:
    """The cards that an action takes from the hand."""
    if isinstance(action, (Play, Give, Defuse)):
        return [action.card.name]
    if isinstance(action, Nope):
        return ["nope"]
    return [card.name for card in action.cards] if isinstance(action, PlaySet) else []


def test_e9_what_is_denied_is_what_the_table_refuses_and_why() -> None:
    def held(match: AnyMatch, seat: int) -> set[str]:
        return {*match.view(seat).hands[seat]}

    seen = denials_of_walks(GAME, 2, lambda _: ACTIONS, used, held)
    assert seen >= {"already-passed", "answer-first", "no-such-card", "own-card", "playmat-empty", "too-late"}
    assert "window-open" in seen

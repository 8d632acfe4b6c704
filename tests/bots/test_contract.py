"""What every bot can rely on and every bot must do: it sees the deal first, and its copy plays on alike."""

from typing import Any

import pytest

import miccia
from miccia.arena import drive
from miccia.bots import Bot, Uniform
from miccia.core.chance import Chance, Quick
from miccia.core.match import AnyMatch
from miccia.games import bots, find, names

ALL = [(game, level) for game in names() for level in bots(game)]


class Team:
    """A match and its bots in the middle of it, that can be copied together."""

    def __init__(self, match: AnyMatch, players: list[Bot[Any]], chances: list[Chance]) -> None:
        self.match, self.players, self.chances = match, players, chances

    def copy(self) -> "Team":
        return Team(
            self.match.copy(),
            [bot.copy() for bot in self.players],
            [chance.copy() for chance in self.chances],
        )

    def play(self, moves: int) -> "Team":
        """Go on by so many moves, or to the end."""
        while moves > 0 and isinstance(turn := self.match.turn, miccia.Waiting):
            moves -= 1
            seat = next((seat for seat in turn.order if self.match.legal(seat)), None)
            if seat is None:
                self.tell(self.match.expire())
                continue
            bot = self.players[seat]
            choice = bot.decide(self.match.view(seat), self.match.legal(seat), self.chances[seat])
            self.tell(self.match.act(seat, choice.action))
        return self

    def tell(self, events: list[Any]) -> None:
        for bot in self.players:
            for event in events:
                if (told := self.match.game.tell(event, bot.seat)) is not None:
                    bot.hear(told)


def seated(game: str, level: str, **options: Any) -> Team:
    seats = min(3, find(game).seats[-1])
    match = miccia.start(game, seats=seats, seed=3, options=options)
    team = [bots(game)[level](seat) for seat in range(seats)]
    for bot in team:
        bot.begin(match.view(bot.seat))
        bot.heed(1, frozenset({"need.red"}))
    return Team(match, team, [Quick(seat) for seat in range(seats)])


@pytest.mark.parametrize(("game", "level"), ALL)
def test_a_copy_plays_on_alike_and_apart(game: str, level: str) -> None:
    """Copied in the middle, played on in turn: neither the copy nor the other differs from one left alone."""
    options = {"memory": True} if "memory" in find(game).options.__struct_fields__ else {}
    more = 12 if bots(game)[level].slow else 1000
    alone = seated(game, level, **options).play(15 + more).match.record
    team = seated(game, level, **options).play(15)
    copy = team.copy()
    assert all(
        type(new) is type(old) and new is not old for new, old in zip(copy.players, team.players, strict=True)
    )
    assert copy.play(more).match.record == alone
    assert team.play(more).match.record == alone


class Witness(Uniform):
    """Writes down all that it gets."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.got: list[Any] = []

    def begin(self, view: Any) -> None:
        self.got.append(("begin", view))

    def meet(self, people: frozenset[int]) -> None:
        self.got.append(("meet", people))

    def hear(self, event: Any) -> None:
        self.got.append(("hear", event))

    def decide(self, view: Any, *rest: Any) -> Any:
        self.got.append(("decide", view))
        return super().decide(view, *rest)


@pytest.mark.parametrize("game", names())
def test_the_deal_comes_first_and_once(game: str) -> None:
    seats = find(game).seats[-1]
    match = miccia.start(game, seats=seats, seed=1)
    first = [match.view(seat) for seat in range(seats)]
    witnesses = [Witness(seat) for seat in range(seats)]
    drive(match, witnesses)
    for bot in witnesses:
        assert bot.got[0] == ("begin", first[bot.seat])
        assert [what for what, _ in bot.got].count("begin") == 1
        assert len(bot.got) > 1


def test_after_the_deal_it_is_told_once_which_seats_stand_in_for_people() -> None:
    class Person(Witness):
        person = True

    witnesses = [Witness(0), Person(1), Witness(2)]
    drive(miccia.start("hanabi", seats=3, seed=1), witnesses)
    for bot in witnesses:
        assert bot.got[1] == ("meet", {1})
        assert [what for what, _ in bot.got].count("meet") == 1


def test_a_bot_of_ones_own_is_copied_with_all_it_keeps() -> None:
    one = Witness(0)
    one.hear("something")
    other = one.copy()
    other.hear("more")
    assert (len(one.got), len(other.got)) == (1, 2)

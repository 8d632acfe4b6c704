"""What stands for a decision on the page of a review: things of the game, told apart where that can be."""

import pytest

from miccia.core.game import Action
from miccia.core.record import Input
from miccia.core.sentence import Mark
from miccia.games import hindsight, names
from miccia.games.kaboom import GAME as KABOOM
from miccia.play import deal
from tests.reviews.planted import played
from tests.reviews.test_honest import SMALL, by_name

KINDS = {
    "fuse": {"bomb", "deed", "die"},
    "hanabi": {"clue", "deed", "discard", "play"},
    "kaboom": {"agent", "card", "deed"},
    "kittens": {"card", "deed", "pile", "seat"},
}


@pytest.mark.parametrize("game", names())
def test_whatever_can_be_done_has_a_picture(game: str) -> None:
    record, _ = played(game, ["random", "steady"], 1, SMALL[game])
    match, told, kinds = deal(record.header), hindsight(game), set[str]()
    assert told is not None
    for given in record.inputs:
        assert isinstance(given, Input)
        if given.action is not None:
            view = match.view(given.seat)
            for other in match.legal(given.seat):
                marks = told.words.pictures(view, given.action, other)
                assert all(mark.id and not mark.text for mark in marks)
                kinds |= {mark.kind for mark in marks}
        match.repeat(given)
    assert kinds <= KINDS[game] and len(kinds) > 1


def test_the_same_card_of_two_agents_shows_the_agents() -> None:
    """Also where one of them is two other cards (K13)."""
    told, view = hindsight("kaboom"), KABOOM.start(seats=2, seed=1).view(1)
    assert told is not None

    def way(**form: object) -> Action:
        found = by_name(list(KABOOM.actions), **form)
        assert found is not None
        return found

    first, last = way(do="exit", agent=0), way(do="wild", agent=3, **{"as": "exit"})
    assert told.words.pictures(view, first, last)[1:] == (Mark("agent", "0/1", ""), Mark("agent", "3/1", ""))
    timer = way(do="timer", agent=0)
    assert told.words.pictures(view, first, timer)[1:] == (
        Mark("card", "exit", ""),
        Mark("card", "timer", ""),
    )

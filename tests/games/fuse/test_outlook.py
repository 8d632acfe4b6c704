"""The outlook of FUSE: what all see, and nothing else."""

from miccia.games.fuse import GAME
from miccia.games.fuse.outlook import Outlook
from miccia.games.fuse.rules import Fuse
from tests.outlooks import answers, asked


def test_the_order_of_the_deck_does_not_change_an_outlook() -> None:
    compared = 0
    for seed in range(12):
        for match, _ in asked(GAME, 1 + seed % 5, seed):
            state = match.state
            assert isinstance(state, Fuse)
            other = state.copy()
            other.deck = state.deck[: state.drawn] + state.deck[state.drawn :][::-1]
            mine = answers(Outlook(state), {})
            assert mine == answers(Outlook(other), {})
            compared += len(mine)
    assert compared > 1000

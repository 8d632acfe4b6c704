"""The outlook of Kittens: what a seat may know, and nothing else."""

from typing import Any

from miccia.games.kittens import GAME
from miccia.games.kittens.cards import IN_HANDS
from miccia.games.kittens.outlook import Outlook
from miccia.games.kittens.rules import Kittens
from tests.outlooks import check_outlook

OF_THE_PILE = ("knows_top", "risk", "sees_kitten_below")


def arguments(state: Kittens) -> dict[str, Any]:
    seats = range(state.seats)
    others = dict.fromkeys(("after", "is_alive", "size"), (seats,))
    nothing = {} if state.pile else dict.fromkeys(OF_THE_PILE, ((),))  # when the last card was drawn
    return {
        **others,
        "known_to_hold": (seats, IN_HANDS),
        "holds": (IN_HANDS,),
        "discarded": (IN_HANDS,),
        **nothing,
    }


def test_hidden_cards_do_not_change_an_outlook() -> None:
    assert check_outlook(GAME, Outlook, arguments) > 10_000

"""The outlook of Kaboom!: what a seat may know, and nothing else."""

from typing import Any

from miccia.games.kaboom import GAME
from miccia.games.kaboom.cards import AGENTS, WIRES
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.rules import Kaboom
from tests.outlooks import check_outlook


def arguments(table: Kaboom) -> dict[str, Any]:
    seats, agents, wires = range(table.seats), range(AGENTS), range(WIRES)
    of_seats = dict.fromkeys(("analyzed", "inside", "outside", "cuts_of", "has_cards"), (seats,))
    of_agents = dict.fromkeys(("played", "new_cut"), (agents,))
    return {**of_seats, **of_agents, "below": (seats, agents), "wire": (wires,), "removed": (wires,)}


def test_hidden_cards_do_not_change_an_outlook() -> None:
    assert check_outlook(GAME, Outlook, arguments) > 10_000

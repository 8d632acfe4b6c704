"""Hanabi positions in the game's own notation, for tests.

table = Table("R1 B5 G1 Y2 W3 | R2 ...")      hands from the first seat on, bars are only for the eye
table.do("play 1", "clue Ada red")
"""

from collections.abc import Iterable
from typing import Any

import miccia
from miccia.bots import Bot, Choice
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.games.hanabi.actions import ACTIONS
from miccia.games.hanabi.bots import Steady
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.view import imagine, tell, view
from tests.games.alike import NAMES

COLOURS = {"red": "R", "white": "W", "yellow": "Y", "green": "G", "blue": "B", "multicolour": "M"}


def seated(match: AnyMatch) -> list[Steady]:
    """Steady players who have seen how the match stands."""
    team = [Steady(seat) for seat in range(match.state.seats)]
    for bot in team:
        bot.begin(match.view(bot.seat))
    return team


def elsewhere(bot: Bot[Any], match: AnyMatch, events: Iterable[Any], number: int, chance: int) -> Choice:
    """What a bot at its deal, who is told these events, does now in another world that looks the same."""
    for event in events:
        bot.hear(tell(event, bot.seat))
    other = imagine(match.view(bot.seat), Quick(number))
    return bot.decide(view(other, bot.seat), other.legal(bot.seat), Quick(chance))


class Table:
    """A game whose deck begins as written, with Ada to move."""

    def __init__(self, deck: str = "", seats: int = 2, starter: int = 0, **options: Any) -> None:
        stack = {"deck": deck.replace("|", " ").split(), "starter": [str(starter)]}
        self.match: AnyMatch = miccia.start("hanabi", seats=seats, seed=1, options=options, stack=stack)

    @property
    def state(self) -> Hanabi:
        assert isinstance(self.match.state, Hanabi)
        return self.match.state

    def do(self, *moves: str) -> list[Any]:
        """Moves of whoever is in turn: "play 1" (the oldest), "discard 2", "clue Bea red", "clue Bea 3"."""
        events: list[Any] = []
        for move in moves:
            events += self.match.act(self.state.player, self.action(move))
        return events

    def action(self, move: str) -> int:
        verb, *rest = move.split()
        if verb == "clue":
            offset = (NAMES.index(rest[0]) - self.state.player) % self.state.seats
            form: dict[str, Any] = {"do": "clue", "offset": offset, "value": COLOURS.get(rest[1], rest[1])}
        else:
            form = {"do": verb, "slot": int(rest[0]) - 1}
        action = self.match.game.action(form)
        assert action is not None, move
        assert action in ACTIONS
        return int(action.id)

    def legal(self) -> set[str]:
        """What the player in turn may do, in the same notation."""
        return {self.words(action.form) for action in self.match.legal(self.state.player)}

    def words(self, form: dict[str, Any]) -> str:
        if form["do"] != "clue":
            return f"{form['do']} {form['slot'] + 1}"
        letters = {letter: word for word, letter in COLOURS.items()}
        name = NAMES[(self.state.player + form["offset"]) % self.state.seats]
        return f"clue {name} {letters.get(form['value'], form['value'])}"

    def hand(self, name: str) -> str:
        return " ".join(card.name for card in self.state.hands[NAMES.index(name)])

    def notes(self, name: str, seen_by: str | None = None) -> list[str]:
        """What is noted on the cards of a hand: colours and ranks still possible."""
        view = self.match.view(NAMES.index(seen_by or name))
        return [f"{held.colours} {''.join(map(str, held.ranks))}" for held in view.hands[NAMES.index(name)]]


def perfect_game(seats: int = 2, **options: Any) -> Table:
    """A deck in which everyone always plays the oldest card and all fit."""
    suits = "RWYGB" if options.get("six_colours", "no") == "no" else "RWYGBM"
    size = 5 if seats <= 3 else 4
    order = [f"{colour}{rank}" for colour in suits for rank in range(1, 6)]
    hands: list[list[str]] = [order[seat::seats] for seat in range(seats)]
    deck = [card for hand in hands for card in hand[:size]]
    deck += [hand[turn] for turn in range(size, len(order)) for hand in hands if turn < len(hand)]
    return Table(" ".join(deck), seats=seats, **options)

"""What somebody writes who uses Miccia as a library. test_types.py lets mypy read it, right and misspelt."""

from collections.abc import Sequence

from miccia.arena import drive
from miccia.bots import Action, Bot, Chance, Choice, Reason, Uniform
from miccia.games.hanabi import GAME, HanabiEvent, HanabiView
from miccia.games.hanabi.events import Clued


class Miser(Bot[HanabiView]):
    """Discards what was never pointed out, the oldest first, and counts the clues it was given."""

    clued = 0

    def hear(self, event: HanabiEvent) -> None:
        if isinstance(event, Clued) and event.to == self.seat:
            self.clued += len(event.slots)

    def decide(self, view: HanabiView, legal: Sequence[Action], chance: Chance) -> Choice:
        for slot, held in enumerate(view.hands[self.seat]):
            for action in legal:
                if not held.clues and action.form == {"do": "discard", "slot": slot}:
                    return Choice(action, Reason("oldest", {"slot": slot}))
        return Choice(legal[0], Reason("anything"))


def play(seed: int) -> int:
    match = GAME.start(seats=2, seed=seed)
    over = drive(match, [Miser(0), Uniform(1)])
    return over.scores[0] + match.view(0).strikes + len(match.view().discards)


def first_words(seed: int) -> list[str]:
    match = GAME.start(seats=2, seed=seed)
    seat = match.view().player
    return [event.value for event in match.act(seat, match.legal(seat)[-1]) if isinstance(event, Clued)]

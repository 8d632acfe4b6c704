"""Kittens positions in words, for tests.

table = Table("attack nope | nope | sock sock", pile="kitten shuffle")    hands from the first seat on
table.do("play attack", "Bea nope", "pass all", "draw")

A hand or pile that is not written is as it was dealt. Moves are made by whoever is asked, or by the player
whose name comes first.
"""

from typing import Any

import miccia
from miccia.core.match import AnyMatch
from miccia.core.turn import Waiting
from miccia.games.kittens.cards import NAMED, heap
from miccia.games.kittens.rules import Kittens
from tests.games.alike import NAMES

ONE_CARD = {"play": "play", "name": "name", "give": "give", "steal": "steal", "save": "defuse"}


class Table:
    """A game with hands and pile as written and Ada to move; `stack` tells chance what to do."""

    def __init__(
        self,
        hands: str | None = None,
        pile: str | None = None,
        seats: int | None = None,
        stack: dict[str, list[str]] | None = None,
        **options: Any,
    ) -> None:
        written = [] if hands is None else [hand.split() for hand in hands.split("|")]
        self.match: AnyMatch = miccia.start(
            "kittens",
            seats=seats or max(2, len(written)),
            seed=1,
            options=options,
            stack={"starter": ["0"], **(stack or {})},
        )
        for seat, names in enumerate(written):
            self.state.hands[seat] = heap([NAMED[name] for name in names])
            self.state.sizes[seat] = len(names)
            if "godcat" in names:
                self.state.godcat = seat
        if written:
            self.state.known = [0] * len(self.state.known)
        if pile is not None:
            self.state.pile = [NAMED[name] for name in reversed(pile.split())]
            self.state.pile_known = [0] * len(self.state.pile)

    @property
    def state(self) -> Kittens:
        assert isinstance(self.match.state, Kittens)
        return self.match.state

    # Moves

    def do(self, *moves: str) -> list[Any]:
        """What came of these moves, as it was before it is told to anybody."""
        events: list[Any] = []
        for move in moves:
            if move == "pass all":
                for name in self.asked():
                    events += self.act(name, "pass") if self.may(name, "pass") else []
            else:
                first, _, rest = move.partition(" ")
                events += self.act(first, rest) if first in NAMES else self.act(self.asked()[0], move)
        return events

    def act(self, name: str, move: str) -> list[Any]:
        return self.match.act(NAMES.index(name), self.action(move))

    def action(self, move: str) -> int:
        verb, *rest = move.split()
        form: dict[str, Any] = {"do": verb}
        if verb in ONE_CARD:
            form = {"do": ONE_CARD[verb], "card": rest[0]}
            if rest[1:2] == ["as"]:
                form["as"] = rest[2]
        elif verb == "set":
            form["cards"] = rest
        elif verb == "choose":
            form["seat"] = NAMES.index(rest[0])
        elif verb in ("nope", "pass"):
            form["height"] = int(rest[0]) if rest else self.state.height
        elif verb == "put":
            form = {"do": "heck", "put": rest[0]}
        elif verb == "lay":
            form["mine"] = rest[0]
        elif verb == "hide":
            form["place"] = int(rest[0])
        action = self.match.game.action(form)
        assert action is not None, move
        return int(action.id)

    def let_time_run_out(self) -> list[Any]:
        turn = self.match.turn
        assert isinstance(turn, Waiting) and turn.until is not None
        return self.match.at(turn.until)

    # What is to be seen

    def ask(self) -> str:
        turn = self.match.turn
        return turn.ask if isinstance(turn, Waiting) else "over"

    def asked(self) -> list[str]:
        turn = self.match.turn
        return [NAMES[seat] for seat in turn.order] if isinstance(turn, Waiting) else []

    def may(self, name: str, move: str) -> bool:
        return self.action(move) in [action.id for action in self.match.legal(NAMES.index(name))]

    def hand(self, name: str) -> str:
        return " ".join(card.name for card in self.state.cards_of(NAMES.index(name)))

    def pile(self) -> str:
        return " ".join(card.name for card in reversed(self.state.pile))

    def discards(self) -> str:
        return " ".join(card.name for card in self.state.discards)

    def turns(self) -> str:
        """Whose turn it is and how many there are to take, such as "Ada 1"."""
        return f"{NAMES[self.state.player]} {self.state.turns}"

    def view(self, name: str | None) -> Any:
        return self.match.view(None if name is None else NAMES.index(name))

    def told(self, name: str | None, events: list[Any], tag: str) -> list[Any]:
        """The events of a kind, as somebody is told them."""
        seat = None if name is None else NAMES.index(name)
        told = [self.match.game.tell(event, seat) for event in events]
        return [event for event in told if event is not None and type(event).__struct_config__.tag == tag]

"""Kaboom! positions in the game's own notation, for tests. Agents and wires count from 1, as people do.

table = Table("red red blue green")          the combination; Ada begins
table.hold("Ada", "exit cut-red timer")      a hand as it is wanted
table.outside("Bea", 1, 2)                   agents out of the building
table.cuts("Ada", 1, "red blue")             Cuts below an agent
table.do("exit 1", "cut red 2", "finish")    moves of whoever is in turn
table.do("Bea leave 3")                      a move of somebody else
"""

from typing import Any

import miccia
from miccia.core.match import AnyMatch
from miccia.games.kaboom.cards import CUTS, KINDS, Card
from miccia.games.kaboom.rules import Kaboom
from tests.games import alike
from tests.games.alike import NAMES

CARD = {card.name: card for card in KINDS}
CUT = {card.name[4:]: card for card in CUTS}


class Table:
    """A game with Ada to move; `wires` begin with the combination, `dealt` with the hands."""

    def __init__(
        self,
        wires: str = "red red blue green",
        dealt: str = "",
        seats: int = 2,
        starter: int = 0,
        stack: dict[str, list[str]] | None = None,
        **options: Any,
    ) -> None:
        draws = {"wires": wires.split(), "deck": dealt.replace("|", " ").split(), "starter": [str(starter)]}
        self.match: AnyMatch = miccia.start(
            "kaboom", seats=seats, seed=1, options=options, stack=draws | (stack or {})
        )

    @property
    def state(self) -> Kaboom:
        assert isinstance(self.match.state, Kaboom)
        return self.match.state

    # Setting it up

    def hold(self, name: str, hand: str) -> None:
        self.state.hands[NAMES.index(name)] = cards(hand)

    def outside(self, name: str, *agents: int) -> None:
        for agent in agents:
            self.state.inside[NAMES.index(name)] &= ~(1 << agent - 1)

    def cuts(self, name: str, agent: int, colours: str) -> None:
        self.state.below[4 * NAMES.index(name) + agent - 1] = tuple(CUT[colour] for colour in colours.split())

    def leave_in_deck(self, deck: str) -> None:
        self.state.deck, self.state.drawn = cards(deck), 0

    # Playing

    def do(self, *moves: str) -> list[Any]:
        """The events of the moves, whole as the table knows them."""
        events: list[Any] = []
        for move in moves:
            seat, action = self.read(move)
            events += self.match.act(seat, action)
        return events

    def turns(self, count: int) -> None:
        """So many players do nothing in their turn, and discard what comes first."""
        for _ in range(count):
            player, game = self.state.player, self.state.game
            self.do("finish")
            while self.match.over is None and self.state.player == player and self.state.game == game:
                self.match.act(player, self.match.legal(player)[-1])

    def read(self, move: str) -> tuple[int, int]:
        verb, *rest = move.split()
        seat = self.state.player
        if verb in NAMES:
            seat, verb, rest = NAMES.index(verb), rest[0], rest[1:]
        action = self.match.game.action(self.form(verb, rest, seat))
        assert action is not None, move
        return seat, int(action.id)

    def form(self, verb: str, rest: list[str], seat: int) -> dict[str, Any]:
        match verb, rest:
            case "cut", [colour, agent, *old]:
                replaces = old[1] if old else None
                return {"do": "cut", "agent": int(agent) - 1, "colour": colour, "replaces": replaces}
            case "analyze" | "bypass", [agent, "at", wire]:
                return {"do": verb, "agent": int(agent) - 1, "wire": int(wire) - 1}
            case "wild", [agent, "exit"]:
                return {"do": "wild", "agent": int(agent) - 1, "as": "exit"}
            case "wild", [agent, "at", wire]:
                return {"do": "wild", "agent": int(agent) - 1, "as": "analyze", "wire": int(wire) - 1}
            case "intercept", [agent, name]:
                offset = (NAMES.index(name) - seat) % self.state.seats
                return {"do": "intercept", "agent": int(agent) - 1, "offset": offset or 4}
            case "pay", names:
                return {"do": "pay", "cards": sorted(names, key=lambda name: int(CARD[name].index))}
            case (("take" | "discard"), [card]):
                return {"do": verb, "card": card}
            case (("finish" | "defuse" | "hold"), []):
                return {"do": verb}
        return {"do": verb, "agent": int(rest[0]) - 1}

    # Looking at it

    def legal(self, name: str | None = None) -> list[dict[str, Any]]:
        seat = self.state.player if name is None else NAMES.index(name)
        return [action.form for action in self.match.legal(seat)]

    def can(self, move: str) -> bool:
        seat, action = self.read(move)
        return action in [legal.id for legal in self.match.legal(seat)]

    def hand(self, name: str) -> str:
        return " ".join(sorted(card.name for card in self.state.hands[NAMES.index(name)]))

    def agent(self, name: str, agent: int) -> Any:
        """An agent as everybody sees it."""
        return self.match.view(None).players[NAMES.index(name)].agents[agent - 1]

    def inside(self, name: str) -> list[int]:
        agents = self.match.view(None).players[NAMES.index(name)].agents
        return [number for number, agent in enumerate(agents, 1) if agent.inside]

    def discards(self) -> list[str]:
        return sorted(self.match.view(None).discards)

    def wires(self, name: str | None = None) -> list[str | None]:
        """The colours of the combination as a player knows them, or as everybody does."""
        return [wire.colour for wire in self.match.view(None if name is None else NAMES.index(name)).wires]

    @property
    def ask(self) -> str:
        ask: str = self.match.view(None).ask
        return ask

    @property
    def mascot(self) -> str | None:
        return None if self.state.mascot < 0 else NAMES[self.state.mascot]


def cards(names: str) -> tuple[Card, ...]:
    return tuple(CARD[name] for name in names.split())


def refusal(table: Table, move: str) -> tuple[str, str]:
    """Code and rule; what is refused is not offered."""
    assert not table.can(move)
    return alike.refusal(table, move)


def told(table: Table, events: list[Any], name: str | None) -> list[Any]:
    seat = None if name is None else NAMES.index(name)
    return [table.match.game.tell(event, seat) for event in events]


def position(hand: str = "", wires: str = "red red blue green", **options: Any) -> Table:
    """Ada in turn with this hand."""
    table = Table(wires, **options)
    table.hold("Ada", hand)
    return table


def knows(table: Table, name: str, *wires: int) -> None:
    table.state.analyzed[NAMES.index(name)] = sum(1 << wire - 1 for wire in wires)


def kinds_of(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]

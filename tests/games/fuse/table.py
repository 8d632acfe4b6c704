"""FUSE positions in the game's own notation, for tests.

table = Table("climb R1 - - -, seven", "exact, twins K2 -", roll="B3 K5 / Y1 Y2", reroll="6", deck="R ten")
table.do("Ada places B3 on climb 2", "Bea is done")

Each text is what lies in front of one player: bombs with their dice, `-` for an empty space. `roll` is what
comes out of the bag, roll by roll; after that chance decides. `deck` has bombs and detonators (`R`, `4`); if
it is not given, it has every bomb that lies nowhere else.
"""

from typing import Any

import msgspec

from miccia.core.chance import Sealed, seal
from miccia.core.match import Match
from miccia.core.record import Header, Record
from miccia.games.fuse import GAME
from miccia.games.fuse.bombs import BY_KEY, EMPTY, Laid, box
from miccia.games.fuse.cards import COLOURS, DETONATORS, FACES, NAMED, Card
from miccia.games.fuse.options import Options
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.setup import table as empty_table
from tests.games.alike import NAMES

CENTRE = "four-hues steps balance ladder sunrise"
SIGNS = {detonator.key: detonator for detonator in DETONATORS}


class Table:
    """A game at the moment after a roll, with Ada holding the bag unless `roller` says otherwise."""

    def __init__(
        self,
        *fronts: str,
        roll: str = "",
        reroll: str = "",
        shake: str = "",
        centre: str = CENTRE,
        deck: str | None = None,
        bag: str | None = None,
        roller: int = 0,
        **options: Any,
    ) -> None:
        dice = roll.replace("/", " ").split()
        stack = {
            "bag": [die[0] for die in dice],
            "roll": [die[1] for die in dice],
            "reroll": reroll.split(),
            "shake": shake.split(),
        }
        chance = Sealed(seal(1), stack)
        state = empty_table(len(fronts), msgspec.convert(options, Options))
        state.fronts = [tuple(laid(text) for text in front.split(",")) for front in fronts]
        for front in state.fronts:
            for bomb in front:
                for die in bomb.dice if bomb else ():
                    if die != EMPTY:
                        state.bag.remove(FACES[die].colour)
        if bag is not None:
            state.bag = [colour for letter in bag for colour in COLOURS if colour.letter == letter]
        state.centre = [BY_KEY[key] for key in centre.split()]
        state.centre += [None] * (5 - len(state.centre))
        state.deck = self.deck_of(state, deck)
        state.roller = roller
        state.roll(chance)
        state.go_on(chance)
        header = Header(
            miccia=1, game="fuse", rules=GAME.version, seats=len(fronts), options=options, seed=seal(1).hex()
        )
        self.match = Match(GAME, state, chance, Record(header))

    def deck_of(self, state: Fuse, deck: str | None) -> tuple[Card, ...]:
        if deck is not None:
            return tuple(SIGNS[key] if key in SIGNS else BY_KEY[key] for key in deck.split())
        lying = [*state.centre, *[bomb.bomb for front in state.fronts for bomb in front if bomb]]
        return tuple(bomb for bomb in box(True) if bomb not in lying)

    @property
    def state(self) -> Fuse:
        assert isinstance(self.match.state, Fuse)
        return self.match.state

    def do(self, *moves: str) -> list[Any]:
        """Moves such as "Ada places B3 on climb 2" (the second space), "Ada returns seven 1",
        "Ada takes steps", "Ada is done", "Ada puts B3 first"."""
        events: list[Any] = []
        for move in moves:
            name, *words = move.split()
            events += self.match.act(NAMES.index(name), self.action(NAMES.index(name), words))
        return events

    def action(self, seat: int, words: list[str]) -> int:
        form: dict[str, Any]
        match words:
            case ["places", die, "on", key, space]:
                form = {"do": "place", "roll": self.state.round, "die": self.die(die)}
                form |= {"bomb": self.bomb(seat, key), "space": int(space) - 1}
            case ["returns", key, space]:
                form = {"do": "give", "bomb": self.bomb(seat, key), "space": int(space) - 1}
            case ["takes", key]:
                form = {"do": "take", "key": key}
            case ["is", "done"]:
                form = {"do": "done", "roll": self.state.round}
            case ["puts", die, "first"]:
                form = {"do": "first", "roll": self.state.round, "die": self.die(die)}
            case _:
                raise ValueError(words)
        action = GAME.action(form)
        assert action is not None, form
        return int(action.id)

    def die(self, face: str) -> int:
        """Where in the tray a die is, the first free one of that face if there are several."""
        places = [place for place, die in enumerate(self.state.tray) if die.name == face]
        free = [place for place in places if self.state.where[place] == -1]
        return (free or places)[0]

    def bomb(self, seat: int, key: str) -> int:
        return [bomb.bomb.key if bomb else "" for bomb in self.state.fronts[seat]].index(key)

    def front(self, name: str) -> str:
        """What lies in front of somebody, as it is written above."""
        bombs = []
        for bomb in self.state.fronts[NAMES.index(name)]:
            if bomb is None:
                bombs.append("none")
            else:
                dice = ["-" if die == EMPTY else FACES[die].name for die in bomb.dice]
                bombs.append(" ".join([bomb.bomb.key, *dice]))
        return ", ".join(bombs)

    def tray(self) -> str:
        return " ".join(die.name for die in self.state.tray)

    def waits_for(self) -> str:
        """Who is waited for and what for: "place: Ada Bea"."""
        turn = self.match.turn
        return f"{turn.ask}: {' '.join(NAMES[seat] for seat in turn.order)}"  # type: ignore[attr-defined]

    def can(self, name: str, what: str) -> bool:
        """Whether somebody may do some such thing now: place, give, take, done, first."""
        return any(action.form["do"] == what for action in self.match.legal(NAMES.index(name)))


def laid(text: str) -> Laid:
    key, *dice = text.split()
    bomb = BY_KEY[key]
    faces = [EMPTY if die == "-" else NAMED[die].index for die in dice]
    return Laid(bomb, (*faces, *[EMPTY] * (bomb.size - len(faces))))


def kinds(events: list[Any]) -> list[str]:
    """The names of what happened."""
    return [type(event).__name__ for event in events]

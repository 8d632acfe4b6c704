"""Law 5, for the order inside lists: cards in the order in which they came tell which ones are new.

So the order of every list of names or numbers that a seat is shown follows from what is in it, whoever looks,
in every world: the same things at the same place always come in the same order. Where an order is meant to be
seen, the game says so (`Game.sequences`).
"""

from collections import Counter
from itertools import islice
from typing import Any

import msgspec

from miccia.core.chance import Chance, Quick
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch, Match
from miccia.core.record import Record
from miccia.core.words import LANGUAGES
from miccia.testing.twins import Nudged
from miccia.testing.walk import begin, everyone, foretold, outcomes, step, walk

GAMES, INPUTS = 2, 60  # of each so many inputs
DEALS = 3  # of everything hidden, after each of them
TRIES = 8  # of every kind of action
FEW, WORLDS = 2, 10  # for each of them
AFTER = 1  # more inputs in each
PLAIN = {str, int, type(None)}  # what a list must be made of to be compared


class Orders:
    """In which order things were shown, and how events were told in words."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.seen: dict[tuple[str, object], object] = {}

    def note(self, match: AnyMatch, events: list[Any], seats: list[int | None]) -> None:
        """What these seats see and are told."""
        for seat in seats:
            view = match.view(seat)
            self.look(view)
            if self.game.screen is not None:
                self.look(self.game.screen.aid(view))
                for told in [*outcomes(match, seat, view), *foretold(match, seat, view)]:
                    self.look(told)
            self.draw(view, seat, match.state.seats)
            for event in events:
                told = self.game.tell(event, seat)
                if told is not None:
                    self.look(told)
                    self.listen(told, seat, match.state.seats)

    def look(self, value: Any, where: str = "") -> None:
        if isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                self.look(getattr(value, name), f"{type(value).__name__}.{name}")
        elif isinstance(value, dict):
            self.look([[*value], *value.values()], where)
        elif isinstance(value, (list, tuple)) and value and where not in self.game.sequences:
            if {type(item) for item in value} <= PLAIN:
                self.compare(where, tuple(sorted(map(str, value))), tuple(value))
            else:
                for item in value:
                    self.look(item, where)

    def draw(self, view: Any, seat: int | None, seats: int) -> None:
        """The outline of a view follows from what is seen."""
        if self.game.outline is None:
            return
        names = [str(number + 1) for number in range(seats)]
        for language in LANGUAGES:
            outline = self.game.outline(view, names, language)
            self.compare(
                "an outline", (msgspec.json.encode(view), seat, language), msgspec.json.encode(outline)
            )

    def listen(self, told: Any, seat: int | None, seats: int) -> None:
        """The line about an event follows from what is told of it."""
        names = [str(number + 1) for number in range(seats)]
        for language in LANGUAGES:
            line = self.game.words.say(told, names, seat, language)
            self.compare("a line", (msgspec.json.encode(told), seat, language), msgspec.json.encode(line))

    def compare(self, where: str, contents: object, order: object) -> None:
        known = self.seen.setdefault((where, contents), order)
        assert known == order, f"the order inside {where} tells something: {known} and {order}"


def the_order_inside_a_list_tells_nothing(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Law 5, in games and in worlds beside them: after each input everything hidden is dealt anew, and what
    was seldom done so far is done, for that may show most; in worlds that hardly differ."""
    orders, chance = Orders(game), Quick(seed)
    tried: Counter[str] = Counter()
    for number in range(GAMES):
        match = begin(game, seats, options, seed + number)
        for events in islice(walk(match, seed), INPUTS):
            orders.note(match, events, [everyone(match)[chance.below(seats + 1)]])
            for _ in range(0 if match.over else DEALS):
                world = like(match, None, chance)
                found = seldom(world, tried, chance)
                if found is not None:
                    nudge(world, *found, int(chance.below(1 << 30)), orders)


def nudge(match: AnyMatch, seat: int, action: Action, luck: int, orders: Orders) -> None:
    """What a seat is shown when it acts, and after, in worlds that hardly differ: few, if it is shown the
    same in each."""
    shown = set()
    for number in range(WORLDS):
        world = like(match, seat, Nudged(Quick(luck), Quick(number)))
        orders.note(world, world.act(seat, action), [seat])
        shown.add(msgspec.json.encode(world.view(seat)))
        if number >= FEW and len(shown) == 1:
            break
        for _ in range(AFTER):
            if not world.over:
                orders.note(world, step(world, Quick(0)), [seat])


def like(match: AnyMatch, seat: int | None, chance: Chance) -> AnyMatch:
    """A world that looks the same to the seat; what happens in it does not depend on how it was imagined."""
    state = match.game.imagine(match.view(seat), chance)
    state.now = match.state.now
    return Match(match.game, state, Quick(0), Record(match.record.header))


def seldom(match: AnyMatch, tried: Counter[str], chance: Chance) -> tuple[int, Action] | None:
    """An action of a kind that was tried least, if that was not often."""
    moves = [(seat, action) for seat in range(match.state.seats) for action in match.legal(seat)]
    found = min(chance.shuffle("moves", moves), key=lambda move: tried[kind(move[1])], default=None)
    if found is None or tried[kind(found[1])] == TRIES:
        return None
    tried[kind(found[1])] += 1
    return found


def kind(action: Action) -> str:
    """What it is and with which card, not where or with whom."""
    return " ".join(value for value in action.form.values() if isinstance(value, str))

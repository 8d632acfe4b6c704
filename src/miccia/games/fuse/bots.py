"""The players of FUSE. `Steady` looks after its own bombs, `Expert` plans the roll for the whole squad."""

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.fuse.actions import Done, First, Give, Place, Take, of_roll
from miccia.games.fuse.bombs import BY_KEY, Laid, lay
from miccia.games.fuse.cards import NAMED
from miccia.games.fuse.outlook import Outlook
from miccia.games.fuse.policy import Squad
from miccia.games.fuse.prices import Prices
from miccia.games.fuse.shown import FuseView
from miccia.games.fuse.table import FREE, NOWHERE
from miccia.games.fuse.view import imagine
from miccia.games.fuse.view import laid as laid_out

COLOURS = {"K": "black", "B": "blue", "G": "green", "R": "red", "Y": "yellow"}
REACHED_FOR = 1000.0  # seconds that it is worth to leave a die to somebody who reaches for it
CALLED_FOR = (
    30.0  # and a die of the kind that somebody calls for: as much as a bomb, but less than defusing one
)
HASTE = {"place": 900, "first": 400, "give": 800, "take": 900, "done": 1500}  # milliseconds
AT_ONCE = {
    "defuse": 0,
    "place": 1,
    "anyway": 1,
    "first": 3,
    "nothing": 4,
}  # in what order, where time is charged by the rules


@cache
def prices_of(seats: int) -> Prices:
    """The prices that all bots share: they are the same in every game."""
    return Prices(seats, rough=Prices(seats))


def at_a_human_pace(choice: Choice, view: FuseView, chance: Chance) -> Choice:
    """With its time of thinking: enough to be followed, with some two to four seconds a roll in all; or,
    where rules charge the time (F27), none.

    There milliseconds only say who goes first: bombs are defused before other dice are placed, since a
    detonator may come up, and nobody is done before the others have placed.
    """
    if view.options.tempo == "usual":
        forced = isinstance(choice.action, Give | Take)
        return replace(choice, after=0 if forced else AT_ONCE.get(choice.why.key, 2))
    usual = HASTE[str(choice.action.form["do"])]
    return replace(choice, after=usual * 3 // 4 + chance.below(usual // 2))


class Steady(Bot[FuseView]):
    """Looks after its own bombs: takes the die that saves it most time, and never leaves one that fits."""

    def decide(self, view: FuseView, legal: Sequence[Action], chance: Chance) -> Choice:
        prices = prices_of(view.seats)
        front = [laid_out(bomb) for bomb in view.players[self.seat].bombs]
        choices = [choice for action in legal if (choice := weigh(view, front, prices, action))]
        if not choices:
            return at_a_human_pace(idle(view, legal), view, chance)
        return at_a_human_pace(max(choices, key=lambda choice: choice[0])[1], view, chance)


def weigh(
    view: FuseView, front: list[Laid | None], prices: Prices, action: Action
) -> tuple[float, Choice] | None:
    """The seconds that an action saves one player, and how to say it; None if it is no use to them."""
    if isinstance(action, Take):
        return -prices.price(lay(BY_KEY[action.key])), take(action)
    if isinstance(action, Give):
        bomb = front[action.bomb]
        assert bomb is not None
        return prices.price(bomb) - prices.price(bomb.with_die(action.space, -1)), give(view, action)
    if isinstance(action, Place):
        bomb = front[action.bomb]
        assert bomb is not None
        choice = place(view, bomb, action, prices)
        gain = prices.gain(bomb, action.space, NAMED[view.tray[action.die].face].index)
        return gain + (REACHED_FOR if choice.why.key == "defuse" else 0.0), choice
    return None


# What is done, and how to say why


def place(view: FuseView, bomb: Laid, action: Place, prices: Prices) -> Choice:
    die = view.tray[action.die].face
    after = bomb.with_die(action.space, NAMED[die].index)
    key = "place" if prices.price(bomb) - prices.placing > prices.price(after) else "anyway"
    return Choice(action, Reason("defuse" if after.complete() else key, {"die": die, "bomb": bomb.bomb.key}))


def give(view: FuseView, action: Give) -> Choice:
    bomb = view.players[view.seat or 0].bombs[action.bomb]
    assert bomb is not None
    return Choice(action, Reason("give", {"die": bomb.dice[action.space], "bomb": bomb.card.key}))


def take(action: Take) -> Choice:
    return Choice(action, Reason("take", {"bomb": action.key}))


def idle(view: FuseView, legal: Sequence[Action]) -> Choice:
    """No die fits: done with the roll, or else some order of the dice."""
    for action in legal:
        if isinstance(action, Done):
            return Choice(action, Reason("nothing"))
    return first(view, legal[0], "idle")


def first(view: FuseView, action: Action, key: str) -> Choice:
    assert isinstance(action, First)
    return Choice(action, Reason(key, {"die": view.tray[action.die].face}))


@lru_cache(maxsize=16)
def squad_of(outlook: Outlook, wishes: tuple[tuple[int, int, float], ...]) -> Squad:
    """All experts at a table see the same: what one of them has planned, the others need not."""
    return Squad(outlook, prices_of(int(outlook.seats)), list(wishes))


class Expert(Bot[FuseView]):
    """Plans the whole roll for the whole squad and does its part of it, and leaves people what they want."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.pointed: dict[int, frozenset[str]] = {}

    def heed(self, seat: int, signals: frozenset[str]) -> None:
        self.pointed[seat] = signals

    def decide(self, view: FuseView, legal: Sequence[Action], chance: Chance) -> Choice:
        squad = squad_of(Outlook(imagine(view, chance)), tuple(self.wishes(view)))
        if view.players[self.seat].gives:
            choice = give(view, squad.give(self.seat))
        elif view.players[self.seat].takes is not None:
            choice = take(squad.take(self.seat))
        else:
            choice = self.follow(squad, view, legal)
            if isinstance(choice.action, Done) or chance.below(3) == 0:
                choice = replace(choice, signals=self.call(squad))
        return at_a_human_pace(choice, view, chance)

    def wishes(self, view: FuseView) -> list[tuple[int, int, float]]:
        """Who points at which free dice, and what it is worth to leave them one."""
        wishes = []
        for seat, signals in self.pointed.items():
            for signal in signals:
                kind, *rest = signal.split(".")
                if kind == "want":
                    round, die = map(int, rest)
                    if round == view.round:
                        wishes.append((seat, 1 << die, REACHED_FOR))
                else:
                    sign = {name: letter for letter, name in COLOURS.items()}.get(rest[0], rest[0])
                    dice = sum(1 << place for place, die in enumerate(view.tray) if sign in die.face)
                    wishes.append((seat, dice, CALLED_FOR))
        return wishes

    def follow(self, squad: Squad, view: FuseView, legal: Sequence[Action]) -> Choice:
        """The own part of the plan; for the roller, also the order of the dice that nobody will take."""
        way = (squad.plan or squad.make_plan())[self.seat]
        if self.seat == view.roller:
            die = squad.first()
            if die != NOWHERE and (wished := of_roll(view.round).firsts[die]) in legal:
                return first(view, wished, "first")
        if way.begin is not None:
            bomb = squad.outlook.fronts[self.seat][way.begin.bomb]
            assert bomb is not None
            return place(view, bomb, way.begin, squad.prices)
        return self.decline(squad, view, legal)

    def decline(self, squad: Squad, view: FuseView, legal: Sequence[Action]) -> Choice:
        """No die for me: somebody makes more of it, or it is not worth the time of placing it."""
        outlook = squad.outlook
        fitting = [
            place
            for place, die in enumerate(outlook.tray)
            if outlook.where[place] == FREE
            and any(bomb is not None and bomb.anywhere & die.bit for bomb in outlook.fronts[self.seat])
        ]
        done = of_roll(view.round).done
        if done not in legal or not fitting:
            return idle(view, legal)
        for seat, way in enumerate(squad.plan):
            for die in fitting:
                if way.dice >> die & 1:
                    asked = any(wisher == seat and dice >> die & 1 for wisher, dice, _ in squad.wishes)
                    facts = {"die": view.tray[die].face, "seat": seat}
                    return Choice(done, Reason("wanted" if asked else "leave", facts))
        return Choice(done, Reason("decline", {"die": view.tray[fitting[0]].face}))

    def call(self, squad: Squad) -> tuple[str, ...]:
        """What the others should know: the kind of die that would help most."""
        sign = squad.need(self.seat)
        return (f"need.{COLOURS.get(sign, sign)}",) if sign else ()


BOTS: dict[str, type[Bot[FuseView]]] = {"steady": Steady, "expert": Expert}

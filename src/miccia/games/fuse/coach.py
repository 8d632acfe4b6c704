"""The coach of FUSE: the best use of the roll, in the seconds by which a bomb is complete sooner.

The seconds are those by which the bots reckon (prices.py). Each price is worked out once, so that this costs
little while the clock runs.
"""

from collections.abc import Sequence

from miccia.core.coach import Advice, Row
from miccia.core.game import Action
from miccia.core.words import Part, Sentence, seat_mark
from miccia.games.fuse.actions import Give, Place
from miccia.games.fuse.bombs import Laid
from miccia.games.fuse.bots import REACHED_FOR, prices_of, weigh
from miccia.games.fuse.cards import NAMED
from miccia.games.fuse.prices import Prices
from miccia.games.fuse.shown import FuseView
from miccia.games.fuse.view import laid
from miccia.games.fuse.words import TEXTS, bomb_mark, die_mark, space_words

MORE = 2.0  # seconds that a die must save somebody else more to be worth leaving


class Use:
    """Something that can be done: what it is worth, and the seconds that it saves, costs or takes."""

    def __init__(self, view: FuseView, action: Action, worth: float, key: str, facts: dict[str, str]) -> None:
        self.action = action
        self.worth = worth  # to defuse is worth most
        self.defuses = key == "defuse"
        self.kind = "place" if isinstance(action, Place) else "give" if isinstance(action, Give) else "take"
        self.seconds = worth if self.kind == "place" else -worth
        if self.defuses:
            self.seconds -= REACHED_FOR
        self.die = facts.get("die", "")
        self.bomb = facts["bomb"]
        self.thing = f"{view.round}-{action.die}" if isinstance(action, Place) else str(action)

    def parts(self, language: str) -> dict[str, Part]:
        die: Part = die_mark(self.die, language) if self.die else ""
        return {"die": die, "bomb": bomb_mark(self.bomb, language), "seconds": figure(self.seconds, language)}

    def brief(self, language: str) -> str:
        """In a few words; what is lost stands as a minus, and a die that is in the way costs nothing."""
        gained = -self.seconds if self.kind == "give" else self.seconds
        parts = self.parts(language) | {"seconds": figure(gained, language)}
        return TEXTS.plain(f"coach-brief-{self.kind}", language, **parts)

    def row(self, why: Sentence, language: str) -> Row:
        return Row(
            key=self.thing,
            say=TEXTS.fill(f"coach-row-{self.kind}", language, **self.parts(language)),
            figure=figure(self.seconds, language),
            why=why,
            acts=[int(self.action.id)],
        )


def advise(view: FuseView, legal: Sequence[Action], names: Sequence[str], language: str) -> Advice | None:
    """What is asked of the seat now: to place, to return a die or to take a bomb; else how far it is."""
    if view.seat is None or view.ended is not None:
        return None
    prices = prices_of(view.seats)
    front = [laid(bomb) for bomb in view.players[view.seat].bombs]
    left = sum(prices.price(bomb) for bomb in front if bomb is not None)
    uses = best_uses(view, front, prices, legal)
    if not uses:
        return waiting(view, left, language)
    best = uses[0]
    return Advice(
        figure=figure(best.seconds, language),
        say=TEXTS.fill(f"coach-{best.kind}", language, **best.parts(language)),
        brief=best.brief(language),
        why=TEXTS.fill("coach-all", language, seconds=figure(left, language)),
        title=TEXTS.plain(f"coach-title-{best.kind}", language),
        column=TEXTS.plain(f"coach-column-{best.kind}", language),
        rows=[use.row(why(view, use, prices, names, language), language) for use in uses],
        spoils=TEXTS.fill("coach-spoils", language),
        good=True,
    )


def waiting(view: FuseView, left: float, language: str) -> Advice:
    """Nothing can be done: no die fits, or others are asked."""
    assert view.seat is not None
    player = view.players[view.seat]
    fits = "wait" if player.done or not player.share or not view.placing else "nothing"
    return Advice(
        figure=figure(left, language),
        say=TEXTS.fill("coach-left", language),
        brief=TEXTS.plain(f"coach-brief-{fits}", language, seconds=figure(left, language)),
        why=TEXTS.fill("coach-nothing", language) if fits == "nothing" else [],
    )


def figure(seconds: float, language: str) -> str:
    whole = round(seconds)
    return TEXTS.plain("coach-seconds", language, count=str(whole).replace("-", "−"))


def best_uses(view: FuseView, front: list[Laid | None], prices: Prices, legal: Sequence[Action]) -> list[Use]:
    """Everything that can be done, of each die its best place; the best first."""
    best: dict[str, Use] = {}
    for action in legal:
        found = weigh(view, front, prices, action)
        if found is not None:
            worth, choice = found
            use = Use(view, action, worth, choice.why.key, choice.why.facts)
            if use.thing not in best or use.worth > best[use.thing].worth:
                best[use.thing] = use
    return sorted(best.values(), key=lambda use: -use.worth)


def why(view: FuseView, use: Use, prices: Prices, names: Sequence[str], language: str) -> Sentence:
    """Where a die goes and who could use it better; of a bomb nothing more."""
    if not isinstance(use.action, Place):
        return []
    said = TEXTS.fill("coach-defuses", language)
    if not use.defuses:
        said = [space_words(use.bomb, int(use.action.space), language)]
    wanting, gain = better_elsewhere(view, use, prices)
    if wanting is None:
        return said
    seconds = figure(gain, language)
    return [
        *said,
        " · ",
        *TEXTS.fill("coach-leave", language, seat=seat_mark(wanting, names), seconds=seconds),
    ]


def better_elsewhere(view: FuseView, use: Use, prices: Prices) -> tuple[int | None, float]:
    """Whom that die would save more, if anybody, and how much."""
    assert isinstance(use.action, Place)
    wanting, most = None, use.seconds + MORE
    for seat, player in enumerate(view.players):
        if seat == view.seat or not player.share or player.done or use.defuses:
            continue
        for shown in player.bombs:
            bomb = laid(shown)
            if shown is None or bomb is None:
                continue
            for space in shown.fits[use.action.die]:
                gain = prices.gain(bomb, space, NAMED[use.die].index)
                if gain > most:
                    wanting, most = seat, gain
    return wanting, most

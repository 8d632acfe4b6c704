"""The coach of Kittens: how likely the next card explodes, and what each play makes of that."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from miccia.core.coach import Advice, Cell, Row, percent
from miccia.core.game import Action
from miccia.core.words import Mark, Part, Sentence, listed
from miccia.games.kittens import cards
from miccia.games.kittens.actions import DRAW, Play, PlaySet
from miccia.games.kittens.cards import Card
from miccia.games.kittens.effects import owed
from miccia.games.kittens.odds import (
    has_defuse,
    hidden,
    kitten_at,
    meets_after_heck,
    meets_after_shuffle,
    meets_kitten,
    saves_blind,
)
from miccia.games.kittens.policy import WORTH
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.words import TEXTS, card_mark

SHOWN = 10  # cards of the pile, from the top
LOOKS = 3  # cards that are revealed (E20)
PILE = Mark("pile", "pile", "")
COIN = 0.5  # nobody can know who gets the Devilcat (E28, E29)


def advise(view: KittensView, legal: Sequence[Action], names: Sequence[str], language: str) -> Advice | None:
    """What the seat can tell of the pile and, in its turn, of all it may do; nothing once it is out."""
    if view.seat is None or not view.alive[view.seat] or view.winner is not None or not view.pile:
        return None
    place = until_mine(view)
    mine = place == 0
    chance = kitten_at(view, place)
    key = "coach-next" if mine else "coach-mine"
    certain = {0: f"{key}-safe", 100: f"{key}-kitten"}.get(percent(chance))
    say = TEXTS.fill(certain or key, language)
    plays = [Weighed(view, action, names, language) for action in worth_weighing(legal)]
    plays.sort(key=lambda play: (percent(play.chance), play.cost))
    return Advice(
        figure=f"{percent(chance)}%",
        say=say,
        brief=TEXTS.plain(certain, language) if certain else odds(chance, view, language),
        why=reasons(view, place, language),
        cells=[cell(view, spot, spot == place, language) for spot in range(min(SHOWN, len(view.pile)))],
        note=known_kittens(view, language),
        title=TEXTS.plain("coach-plays", language) if plays else "",
        column=TEXTS.plain("coach-out" if bare(view) else "coach-spent", language) if plays else "",
        rows=[play.row for play in plays],
        spoils=TEXTS.fill("coach-spoils" if mine else "coach-spoils-wait", language),
    )


def until_mine(view: KittensView) -> int:
    """How many cards are drawn before this seat's next one, if everybody just draws."""
    assert view.seat is not None
    if view.seat == view.player:
        return 0
    between = range(1, (view.seat - view.player) % view.seats)
    drawn = view.turns + sum(view.alive[(view.player + offset) % view.seats] for offset in between)
    return drawn if drawn < len(view.pile) else 0


def bare(view: KittensView) -> bool:
    """Whether a Kitten would be the end."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    return cards.DEFUSE.name not in hand and cards.GODCAT.name not in hand


# Words for what is known


def odds(chance: float, view: KittensView, language: str) -> str:
    """25% · 1 in 4."""
    share = Fraction(chance).limit_denominator(len(view.pile))
    parts = {"part": share.numerator, "whole": share.denominator}
    return f"{percent(chance)}% · {TEXTS.plain('coach-odds', language, **parts)}"


def reasons(view: KittensView, place: int, language: str) -> Sentence:
    """What makes the number, and whether a Kitten would be the end."""
    said: list[Sentence] = []
    if place:
        said.append(TEXTS.fill("coach-until", language, count=place))
    elif view.pile[0] is None:
        unknown = view.pile.count(None)
        said.append(TEXTS.fill("coach-unknown", language, count=hidden(view), cards=unknown))
    said.append(TEXTS.fill("coach-bare" if bare(view) else "coach-safe", language))
    return [part for sentence in said for part in (*sentence, " ")][:-1]


def cell(view: KittensView, place: int, here: bool, language: str) -> Cell:
    """A card of the pile, by its place from the top."""
    number, card = str(place + 1), view.pile[place]
    if card is not None:
        mark = card_mark(card, language)
        text = TEXTS.plain("coach-place-known", language, place=number, card=mark)
        return Cell(number, text, mark=mark, here=here)
    chance = percent(kitten_at(view, place))
    return Cell(number, TEXTS.plain("coach-place", language, place=number, percent=chance), chance, here=here)


def known_kittens(view: KittensView, language: str) -> Sentence:
    places = [str(place + 1) for place, card in enumerate(view.pile) if card == cards.KITTEN.name]
    if not places:
        return []
    return TEXTS.fill("coach-known", language, count=len(places), places=listed(places, language))


# What can be played


def worth_weighing(legal: Sequence[Action]) -> Iterable[Action]:
    """The draw, every card with an effect, the Godcat as an Attack, the cheapest pair and triple of cats."""
    sets: dict[int, PlaySet] = {}
    if DRAW not in legal:
        return
    for action in legal:
        if action is DRAW or (isinstance(action, Play) and plain_play(action)):
            yield action
        elif isinstance(action, PlaySet) and (action.kind in cards.CATS or action.kind is cards.FERAL):
            best = sets.get(int(action.size))
            fewer = best is None or action.cards.count(cards.FERAL) < best.cards.count(cards.FERAL)
            if not action.godcat and fewer:
                sets[int(action.size)] = action
    yield from sets.values()


def plain_play(action: Play) -> bool:
    return action.card is action.effect or action.effect is cards.ATTACK


class Weighed:
    """A play: how likely a Kitten or the Devilcat then finds the seat in the turns it has to take, and words
    for it. That is the end, or costs what would save it."""

    def __init__(self, view: KittensView, action: Action, names: Sequence[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.cost = cost_of(action)
        self.chance, key, parts = self.weigh(action)
        shown = picture(action)
        target = parts.get("target", "")
        self.row = Row(
            key=str(action),
            say=self.name(action, target),
            figure=f"{percent(self.chance)}%",
            why=TEXTS.fill(f"coach-why-{key}", language, **parts),
            percent=percent(self.chance),
            mark=PILE if shown is None else card_mark(shown.name, language),
            acts=[int(action.id)],
        )

    def name(self, action: Action, target: Part) -> Sentence:
        if isinstance(action, PlaySet):
            return TEXTS.fill(f"coach-set-{action.size}", self.language, target=target)
        if isinstance(action, Play):
            card: Mark = card_mark(action.card.name, self.language)
            if action.card is action.effect:
                return [card.text]
            effect = card_mark(action.effect.name, self.language)
            return TEXTS.fill("coach-as", self.language, card=card.text, effect=effect.text)
        return TEXTS.fill("coach-draw", self.language)

    def weigh(self, action: Action) -> tuple[float, str, dict[str, Part]]:
        """The chance, and the key of why with what to fill in."""
        view, turns = self.view, self.view.turns
        drawing = meets_kitten(view, turns)
        if isinstance(action, PlaySet):
            return self.rob(action, drawing)
        if not isinstance(action, Play):
            return drawing, "draw", {"count": turns}
        effect = action.effect
        if effect is cards.ATTACK or effect is cards.TARGETED:
            parts: dict[str, Part] = {"turns": int(owed(turns, view.attacked))}
            if effect is cards.TARGETED:
                return 0.0, "targeted", parts
            return 0.0, "attack", {**parts, "target": self.names[self.after()]}
        if effect is cards.HECK:
            return meets_after_heck(view, turns), "heck", {}
        if effect is cards.SHUFFLE:
            return meets_after_shuffle(view, turns), "shuffle", {}
        if effect is cards.REVEAL:
            return self.look(drawing)
        if effect is cards.ARMAGEDDON:
            later = 0.0 if bare(view) else meets_kitten(view, turns - 1)  # who gets the Godcat is safe
            return COIN + (1.0 - COIN) * later, "armageddon", {}
        assert effect is cards.FAVOR
        return drawing, "favor", {}

    def look(self, drawing: float) -> tuple[float, str, dict[str, Part]]:
        """E20: whoever can get away from what is revealed need not draw it."""
        assert self.view.seat is not None
        hand, turns = self.view.hands[self.view.seat], self.view.turns
        if any(card.name in hand for card in (cards.ATTACK, cards.TARGETED, cards.GODCAT)):
            return 0.0, "look-escape", {}
        if cards.HECK.name in hand and turns == 1:
            return 0.0, "look-escape", {}
        if cards.SHUFFLE.name in hand:
            seen = meets_kitten(self.view, min(turns, LOOKS))
            return seen * meets_after_shuffle(self.view, turns) + drawing - seen, "look-escape", {}
        return drawing, "look", {}

    def rob(self, action: PlaySet, drawing: float) -> tuple[float, str, dict[str, Part]]:
        """E23: from whom a Defuse is likeliest."""
        others = [seat for seat, alive in enumerate(self.view.alive) if alive and seat != self.view.seat]
        saves = saves_blind if action.size == 2 else has_defuse
        chances = {seat: saves(self.view, seat) for seat in others if self.view.hands[seat]}
        victim = max(chances, key=lambda seat: chances[seat])
        parts: dict[str, Part] = {"target": self.names[victim], "percent": percent(chances[victim])}
        left = drawing * (1.0 - chances[victim]) if bare(self.view) else drawing
        return left, "rob", parts

    def after(self) -> int:
        """E8, E15: who comes next."""
        view = self.view
        around = [(view.player + offset) % view.seats for offset in range(1, view.seats)]
        return next(seat for seat in around if view.alive[seat])


def cost_of(action: Action) -> int:
    """What is given away for it."""
    if isinstance(action, Play):
        return int(WORTH[action.card.index])
    return sum(int(WORTH[card.index]) for card in action.cards) if isinstance(action, PlaySet) else 0


def picture(action: Action) -> Card | None:
    if isinstance(action, Play):
        return action.card
    return action.cards[0] if isinstance(action, PlaySet) else None

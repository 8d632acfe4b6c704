"""The coach of Hanabi: what one's own cards can be, whether they can be played, whether one is the last."""

from collections.abc import Sequence

from miccia.core.coach import Advice, Row, percent
from miccia.core.game import Action
from miccia.core.words import Sentence
from miccia.games.hanabi.actions import Discard, Play
from miccia.games.hanabi.odds import faces
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.stock import Stock
from miccia.games.hanabi.words import TEXTS, card_mark, place_in

NAMED_AT_MOST = 4  # kinds; more are only counted


def advise(view: HanabiView, legal: Sequence[Action], names: Sequence[str], language: str) -> Advice | None:
    """What the seat can tell of its own cards, those that are likeliest to fit first."""
    if view.seat is None or not view.hands[view.seat]:
        return None
    stock = Stock(view)
    cards = [Seen(slot, face, stock) for slot, face in enumerate(faces(view))]
    best = max(cards, key=lambda card: (card.playable, -card.slot))
    chance = percent(best.playable)
    key = {0: "coach-play-none", 100: "coach-play-sure"}.get(chance, "coach-play")
    where = place_in(len(cards))(best.slot, language)
    return Advice(
        figure=f"{chance}%",
        say=TEXTS.fill(key, language, slot=where) if chance else TEXTS.fill(key, language),
        brief=TEXTS.plain("coach-brief", language, percent=chance),
        title=TEXTS.plain("coach-cards", language),
        column=TEXTS.plain("coach-column", language),
        rows=[
            card.row(view, legal, language)
            for card in sorted(cards, key=lambda card: (-card.playable, card.slot))
        ],
        spoils=TEXTS.fill("coach-spoils", language),
        good=True,
    )


class Seen:
    """A card of one's own, by how likely it is of each kind."""

    def __init__(self, slot: int, face: tuple[float, ...], stock: Stock) -> None:
        self.slot = slot
        self.may_be = [card for card in stock.kinds if face[card.index]]
        self.likely = sorted(self.may_be, key=lambda card: -face[card.index])
        self.playable = sum(face[card.index] for card in self.may_be if stock.plays(card))
        self.useless = sum(face[card.index] for card in self.may_be if not stock.serves(card))
        self.last = sum(face[card.index] for card in self.may_be if stock.is_last(card))

    def row(self, view: HanabiView, legal: Sequence[Action], language: str) -> Row:
        assert view.seat is not None
        acts = [
            int(action.id)
            for action in legal
            if isinstance(action, (Play, Discard)) and action.slot == self.slot
        ]
        return Row(
            key=str(view.hands[view.seat][self.slot].order),
            say=TEXTS.fill(
                "coach-card", language, slot=place_in(len(view.hands[view.seat]))(self.slot, language)
            ),
            figure=f"{percent(self.playable)}%",
            why=self.why(language),
            percent=percent(self.playable),
            acts=acts,
        )

    def why(self, language: str) -> Sentence:
        """What it can be, and what would be lost or not missed with it."""
        said: list[Sentence] = [self.kinds(language)]
        for key, chance in (("last", self.last), ("useless", self.useless)):
            if percent(chance) == 100:
                said.append(TEXTS.fill(f"coach-{key}-sure", language))
            elif chance:
                said.append(TEXTS.fill(f"coach-{key}", language, percent=percent(chance)))
        return [part for sentence in said for part in (*sentence, " · ")][:-1]

    def kinds(self, language: str) -> Sentence:
        if len(self.may_be) > NAMED_AT_MOST:
            return TEXTS.fill("coach-kinds", language, count=len(self.may_be))
        return [part for card in self.likely for part in (card_mark(card.name, language), " ")][:-1]

"""A review told to somebody: what happened, what it was worth, and what could have been better, in words."""

from collections.abc import Sequence
from typing import Any

from miccia.core.coach import percent
from miccia.core.record import Input, Record, standing
from miccia.core.words import FRAME, Sentence, seat_mark
from miccia.games import find
from miccia.play import deal
from miccia.reviews.figures import Error, Review, Step
from miccia.reviews.looking import reviewable, usual
from miccia.reviews.told import Assessed, Band, Mistake, Moment, Point, Proof, ReviewedGame, Tried

MOMENTS = 6
APART = 12  # two moments are at least this part of a game away from each other
LED = 0.6  # of the game at the top: somebody led most of the way
BEHIND = 0.5  # of an even chance, once: somebody won from behind


class Story:
    """A finished game that can be told: every position that stood, and what happened."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = find(record.header.game)
        self.how = reviewable(record.header.game)
        match = deal(record.header)
        self.numbers = [0]
        self.states = [match.state.copy()]
        self.events: list[list[Any]] = [[]]
        for n in standing(record.inputs):
            given = record.inputs[n - 1]
            assert isinstance(given, Input)
            heard: list[Any] = []
            match.state.journal = heard
            match.repeat(given)
            match.state.journal = None
            self.numbers.append(n)
            self.states.append(match.state.copy())
            self.events.append(heard)
        assert match.over is not None
        self.over = match.over

    def before(self, n: int, seat: int) -> Any:
        """What the seat saw when it decided on input `n`."""
        return self.game.view(self.states[self.numbers.index(n) - 1], seat)

    def tell(
        self, known: Review | None, names: Sequence[str], you: int | None, language: str
    ) -> ReviewedGame:
        """All of it, to somebody who sat at `you` or looks on."""
        final = self.game.view(self.states[-1], you)
        seats = range(self.record.header.seats)
        steps = known.steps if known is not None else []
        options = final.options
        return ReviewedGame(
            game=self.game.key,
            code="",
            number=1,
            names=list(names),
            you=you,
            kind=self.how.kind,
            most=self.how.most(options),
            together=self.game.together,
            inputs=self.numbers[-1],
            headline=self.headline(steps, names, you, language),
            ended=self.ended(names, you, language),
            proof=[Proof(*line) for line in self.how.words.proof(final, you, names, language)],
            ends=self.how.worth(self.states[-1]),
            bands=self.bands(language),
            moments=self.moments(names, you, language),
            curve=[Point(step.n, step.values) for step in steps],
            players=[self.assess(known, seat, names, language) for seat in seats],
            worlds=known.worlds if known is not None else usual(self.how),
        )

    # The game

    def headline(
        self, steps: Sequence[Step], names: Sequence[str], you: int | None, language: str
    ) -> Sentence:
        """How it went, in a sentence; its first half only when the whole curve is known."""
        whole = bool(steps) and steps[-1].n == self.numbers[-1]
        if self.how.kind == "score":
            return FRAME.fill("review-score", language, score=self.over.scores[0], most=self.top())
        winners = self.over.winners
        if self.game.together:
            values = [step.values[0] for step in steps[:-1]] if whole else []
            key = "review-squad-won" if winners else "review-squad-lost"
            if winners and values and min(values) < BEHIND:
                return FRAME.fill(f"{key}-behind", language, percent=percent(min(values)))
            if not winners and values and max(values) > BEHIND:
                return FRAME.fill(f"{key}-led", language, percent=percent(max(values)))
            return FRAME.fill(key, language)
        if not winners:
            return FRAME.fill("review-nobody", language)
        winner = winners[0]
        ending = "-you" if winner == you else ""
        who = seat_mark(winner, names)
        if whole and len(steps) > 1:
            values = [step.values[winner] for step in steps[:-1]]
            if min(values) < BEHIND / len(names):
                low = percent(min(values))
                return FRAME.fill(f"review-won-behind{ending}", language, winner=who, percent=low)
            led = sum(step.values[winner] == max(step.values) for step in steps[:-1])
            if led > LED * len(values):
                return FRAME.fill(f"review-won-led{ending}", language, winner=who)
        return FRAME.fill(f"review-won{ending}", language, winner=who)

    def top(self) -> int:
        return int(self.how.most(self.game.view(self.states[-1], None).options))

    def ended(self, names: Sequence[str], you: int | None, language: str) -> Sentence:
        """How it ended, as the log says it."""
        for event in reversed(self.events[-1]):
            if said := self.said(event, names, you, language):
                return said
        return []

    def said(self, event: Any, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
        """An event as the whole table was told it, in the voice for one reader."""
        told = self.game.tell(event, None)
        return None if told is None else self.game.words.say(told, names, you, language)

    def moments(self, names: Sequence[str], you: int | None, language: str) -> list[Moment]:
        """What counted most of what everybody saw, at some distance from each other."""
        found = [
            (-self.how.words.weight(event), n, event)
            for n, events in zip(self.numbers, self.events, strict=True)
            for event in events
            if self.how.words.weight(event)
        ]
        chosen: dict[int, Moment] = {}
        apart = self.numbers[-1] // APART
        for _, n, event in sorted(found, key=lambda each: each[:2]):
            near = len(chosen) == MOMENTS or any(abs(n - other) <= apart for other in chosen)
            if not near and (said := self.said(event, names, you, language)):
                chosen[n] = Moment(n, str(event.__struct_config__.tag), said)
        return [chosen[n] for n in sorted(chosen)]

    def bands(self, language: str) -> list[Band]:
        bands: list[Band] = []
        for n, state in zip(self.numbers, self.states, strict=True):
            title = self.how.words.round(self.game.view(state, None), language)
            if title and state.over is None and (not bands or bands[-1].title != title):
                bands.append(Band(n, title))
        return bands

    # The players

    def assess(self, known: Review | None, seat: int, names: Sequence[str], language: str) -> Assessed:
        if known is None:
            return Assessed(seat, 0.0, 0.0, 0.0, 0.0, 0, 0, 0, [])
        side = known.sides[seat]
        return Assessed(
            seat=seat,
            start=known.start(seat),
            skill=side.skill,
            luck=known.luck(seat),
            end=known.end(seat),
            decisions=side.decisions,
            reviewed=side.reviewed,
            clear=side.clear,
            mistakes=[self.mistake(error, names, language) for error in side.errors],
        )

    def mistake(self, error: Error, names: Sequence[str], language: str) -> Mistake:
        """One decision, in the game's words and from the view that the seat had."""
        view, words = self.before(error.n, error.seat), self.how.words
        played, better = self.game.actions[error.played], self.game.actions[error.better]
        own = words.because(view, played, better, names, language)
        figures = FRAME.fill(
            f"review-because-{self.how.kind}",
            language,
            best=shown(error.best, self.how.kind),
            chosen=shown(error.chosen, self.how.kind),
        )
        label = self.game.words.label
        known, done, best = words.pictures(view, played, better)
        return Mistake(
            n=error.n,
            loss=error.loss,
            bar=error.bar,
            title=words.title(played, view, language),
            knew=words.knew(view, names, language),
            picture=known,
            played=Tried(played.form, label(played, view, names, language), error.chosen, done),
            better=Tried(better.form, label(better, view, names, language), error.best, best),
            because=[*own, ". ", *figures] if own else figures,
            worlds=error.worlds,
        )


def shown(value: float, kind: str) -> str:
    """A value for people: in a hundred games, or in points."""
    return str(round(100 * value)) if kind == "win" else f"{value:.1f}"

"""A record that can be wound to any of its inputs, and seen through any eyes."""

from collections.abc import Sequence
from typing import Any

from miccia.core.record import Record, Undo, taken_back
from miccia.core.sketch import Sketch
from miccia.core.words import FRAME, Sentence, took_back
from miccia.play import deal, take
from miccia.terminal.sketching import drawn


class Tape:
    """Every position of a record, from the deal on; each is made when it is first looked at."""

    def __init__(self, record: Record, language: str) -> None:
        self.record = record
        self.language = language
        self.seats = record.header.seats
        players = [FRAME.plain("terminal-player", language, number=n + 1) for n in range(self.seats)]
        given = record.header.names or [""] * self.seats  # empty if somebody wished to be forgotten
        self.names = [name or player for name, player in zip(given, players, strict=False)]
        self.match = deal(record.header)
        self.events: list[list[Any]] = [[]]  # of every input; nothing comes before the first
        self.views = [self.seen()]

    def __len__(self) -> int:
        """How many inputs there are."""
        return len(self.record.inputs)

    def seen(self) -> list[Any]:
        return [self.match.view(seat) for seat in range(self.seats)]

    def wind(self, to: int) -> None:
        """Make sure that the position after so many inputs is known."""
        while len(self.views) <= to:
            self.events.append(take(self.match, self.record.inputs[len(self.views) - 1]))
            self.views.append(self.seen())

    def picture(self, number: int, seat: int | None) -> Sketch:
        """The table after so many inputs, as one seat sees it or as all of them do together."""
        self.wind(number)
        views = self.views[number] if seat is None else [self.views[number][seat]]
        return drawn(self.match.game, views, self.names, self.language)

    def told(self, number: int, seat: int | None) -> list[Sentence]:
        """What happened: as the seat is told it, or all there is to what everybody is told."""
        self.wind(number)
        entry = self.record.inputs[number - 1]
        sentences = [self.back(number, entry.seat, seat)] if isinstance(entry, Undo) else []
        game = self.match.game
        for event in self.events[number]:
            heard = game.tell(event, seat)
            if seat is None and heard is not None:
                heard = event
            if heard is not None and (said := game.words.say(heard, self.names, seat, self.language)):
                sentences.append(said)
        return sentences

    def back(self, number: int, actor: int, seat: int | None) -> Sentence:
        """That somebody took something back, and whether it had shown anything."""
        game = self.match.game
        gone = [event for n in taken_back(self.record.inputs[:number]) for event in self.events[n]]
        known: Sequence[Any] = gone if seat is None else [game.tell(event, seat) for event in gone]
        seen = any(isinstance(event, game.reveals or ()) for event in known)
        return took_back(actor, self.names, seat, seen, self.language)

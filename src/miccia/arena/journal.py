"""What is kept of finished games: a line for each, and its record. The same command goes on from there.

A file holds games of one command alone: every line carries its mark. The last line may be torn.
"""

import csv
import io
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from miccia.arena.playing import Result, Table
from miccia.arena.working import results
from miccia.core.refused import BadSetup

LISTED = "games.jsonl"  # beside records, where no other file was asked for
NAMED = "{:06}.jsonl"  # a record


class Line(Struct, frozen=True):
    """A finished game, by its number; `of` marks what it belongs to."""

    of: str
    game: int
    seats: tuple[str, ...]
    why: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    inputs: int

    def result(self) -> Result:
        return Result(self.seats, self.why, self.scores, self.winners, self.inputs)


COLUMNS = Line.__struct_fields__


class Journal:
    """The file of finished games, as CSV if it is called so, and the folder of records, if wished."""

    def __init__(self, of: object, file: Path | None = None, records: Path | None = None) -> None:
        self.of = sha256(msgspec.json.encode(of, order="deterministic")).hexdigest()[:12]
        self.records = records
        self.file = file or (records / LISTED if records else None)
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)

    def finished(self) -> dict[int, Result]:
        """The games that are in the file already. What was torn off in the middle is cut away."""
        if self.file is None or not self.file.exists():
            return {}
        text = self.file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.file.write_text(whole, encoding="utf-8")
        lines = [self.read(line) for line in whole.splitlines() if line != ",".join(COLUMNS)]
        return {line.game: line.result() for line in lines}

    def read(self, text: str) -> Line:
        try:
            line = msgspec.json.decode(text, type=Line) if text.startswith("{") else of_csv(text)
        except (msgspec.MsgspecError, ValueError):
            raise BadSetup("bad-journal", f"{self.file} is no list of games: {text[:60]!r}") from None
        if line.of != self.of:
            raise BadSetup(
                "bad-journal", f"{self.file} holds games of another command; choose another file for these"
            )
        return line

    def recorded(self, number: int) -> bool:
        """Whether the record of a game is there, if it is wished."""
        return self.records is None or (self.records / NAMED.format(number)).exists()

    def write(self, number: int, result: Result) -> None:
        """Keep a game: its record first, so that what is listed is there."""
        if self.records is not None and result.record is not None:
            draft = self.records / "unfinished"
            draft.write_text(result.record, encoding="utf-8")
            draft.replace(self.records / NAMED.format(number))
        if self.file is not None:
            line = Line(
                self.of, number, result.seats, result.why, result.scores, result.winners, result.inputs
            )
            new = not self.file.exists() or self.file.stat().st_size == 0
            with self.file.open("a", encoding="utf-8", newline="\n") as file:
                file.write(self.written(line, new))

    def written(self, line: Line, new: bool) -> str:
        assert self.file is not None
        if self.file.suffix != ".csv":
            return msgspec.json.encode(line).decode() + "\n"
        return (",".join(COLUMNS) + "\n" if new else "") + as_csv(line)

    def play(
        self, count: int, table: Callable[[int], Table], jobs: int | None = None, ray: str | None = None
    ) -> Iterator[tuple[int, Result]]:
        """All games with their numbers: those that were finished before, then the others as they end."""
        kept = self.finished().items()
        done = {number: result for number, result in kept if number < count and self.recorded(number)}
        yield from done.items()
        left = [number for number in range(count) if number not in done]
        wanted = (replace(table(number), recorded=self.records is not None) for number in left)
        for number, result in zip(left, results(wanted, len(left), jobs, ray), strict=True):
            self.write(number, result)
            yield number, result


def as_csv(line: Line) -> str:
    """Lists in one cell, with commas between, which no name of a bot has."""
    text = io.StringIO()
    cells = [getattr(line, name) for name in COLUMNS]
    csv.writer(text, lineterminator="\n").writerow(
        ",".join(map(str, cell)) if isinstance(cell, tuple) else cell for cell in cells
    )
    return text.getvalue()


def of_csv(text: str) -> Line:
    of, game, seats, why, scores, winners, inputs = next(csv.reader([text]))
    return Line(
        of,
        int(game),
        tuple(seats.split(",")),
        why,
        numbers(scores),
        numbers(winners),
        int(inputs),
    )


def numbers(cell: str) -> tuple[int, ...]:
    return tuple(map(int, cell.split(","))) if cell else ()

"""A game as a value: a header and the inputs, which give the same state whenever they are replayed."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from miccia.core.game import Action, State
from miccia.core.parts import attributes, flat

FORMAT = 1


class BadRecord(ValueError):
    """A record that cannot be what it says it is; `line` counts from 1.

    `code` is `changed`, or where nothing can be told of its lines `foreign` (no record at all) or `version`.
    """

    def __init__(self, line: int, problem: str, code: str = "changed") -> None:
        super().__init__(line, problem, code)
        self.line = line
        self.problem = problem
        self.code = code

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a game started from. `commit`, `secret` and `salts` show that nobody chose the seed."""

    miccia: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    seed: str
    stack: dict[str, list[str]] | None = None
    names: list[str] | None = None
    commit: str | None = None
    secret: str | None = None
    salts: list[str] | None = None
    tried: "Tried | None" = None  # it goes on from a moment of another game, and does not count


class Input(Struct, frozen=True, gc=False):
    """What came in at the table time `at`: a seat's action or, without one, a deadline that passed."""

    at: int
    seat: int
    action: Action | None


class Undo(Struct, frozen=True, gc=False):
    """What came in at the table time `at`: a seat took back all that came after input number `to`.

    Inputs are counted from 1 as they came, with those that were taken back; 0 is the deal.
    """

    at: int
    seat: int
    to: int


class Record:
    """Header and inputs of one game."""

    def __init__(self, header: Header, inputs: list[Input | Undo] | None = None) -> None:
        self.header = header
        self.inputs = [] if inputs is None else inputs

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.header == other.header and self.inputs == other.inputs

    def __repr__(self) -> str:
        return f"Record({self.header.game!r}, seats={self.header.seats}, inputs={len(self.inputs)})"

    def copy(self) -> "Record":
        """The same so far; what is added to one is not in the other."""
        return Record(self.header, self.inputs[:])


def standing(inputs: Iterable[Input | Undo]) -> list[int]:
    """The numbers of the inputs that stand: nobody has taken them back."""
    numbers: list[int] = []
    for n, given in enumerate(inputs, 1):
        if isinstance(given, Undo):
            del numbers[bisect_right(numbers, given.to) :]
        else:
            numbers.append(n)
    return numbers


def taken_back(inputs: Sequence[Input | Undo]) -> list[int]:
    """The numbers of the inputs that stood until the last of these, an undo."""
    stand = set(standing(inputs))
    return [n for n in standing(inputs[:-1]) if n not in stand]


class InputLine(Struct, omit_defaults=True, forbid_unknown_fields=True, tag="input", tag_field="t"):
    """An input as a line. `act` is an action's JSON form; `undo` the number of the input it goes back to;
    `then` the digest of the state after it."""

    at: int = 0
    seat: int | None = None
    act: dict[str, Any] | None = None
    expire: bool = False
    undo: int | None = None
    then: str = ""


class Tried(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The moment of another game that a game goes on from: that game up to there, without names.

    With a `seat`, what this seat could not see was then dealt anew, by the seed of the game that goes on;
    without one nothing was, and chance too goes on as it would have.
    """

    origin: Header
    inputs: list[InputLine] = []
    seat: int | None = None


class EndLine(Struct, forbid_unknown_fields=True, tag="end", tag_field="t"):
    """How it ended."""

    over: str
    scores: list[int]
    winners: list[int]


def seed_of(secret: bytes, salts: list[str]) -> bytes:
    """The seed made of the table's secret and what every seat added to it."""
    return sha256(b"\n".join([secret, *[salt.encode() for salt in salts]])).digest()


def digest(state: State) -> str:
    """A fingerprint of the whole state, the same on every machine, compiled or not."""
    return sha256(msgspec.json.encode(snapshot(state))).hexdigest()


def snapshot(state: State) -> list[tuple[str, Any]]:
    """Every attribute of a state by name, what is interned by its own name."""
    # who listens or looks does not matter; options stand in the header, and the box follows from them
    aside = ("journal", "memo", "options", "box")
    return [(name, flat(value)) for name, value in attributes(state).items() if name not in aside]

"""Where the referees sit: what they share, and how what a table sent is held against what they say.

A referee plays along from the numbered rules alone, in a model of its own. It is told what came in and what
chance decided (`Draw`), and says who is waited for, what each may do and what that would do, what each sees
and what follows from it, what each was told and what the lines of the log may say to whom. Nothing here or
beside it knows the rules of the program.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeVar

from miccia.core.chance import Chance

Thing = TypeVar("Thing")
Fact = dict[str, Any]
Reader = int | None  # a seat, or an onlooker
YOU = ("You", "you", "Your", "your")


class Draw(NamedTuple):
    """What chance decided: under which name, out of which things, and what came."""

    what: str
    among: list[str]
    came: list[str]


class Witness(Chance):
    """A chance that lets another decide and writes down what came."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        return self.chance.below(n)

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        came = self.chance.shuffle(what, things)
        self.draws.append(Draw(what, [*map(str, things)], [*map(str, came)]))
        return came

    def pick(self, what: str, things: list[Thing]) -> Thing:
        came = self.chance.pick(what, things)
        self.draws.append(Draw(what, [*map(str, things)], [str(came)]))
        return came

    def seen(self) -> list[Draw]:
        """What was decided since somebody asked last."""
        draws, self.draws = self.draws, []
        return draws


@dataclass
class Happening:
    """Something that happened. `secret`: for a field, who alone may know it; `only`: who alone is told of it;
    `own`: a field with something for every seat, which is told of it alone; `fades`: what is left of a field
    once anybody has moved, where people play by heart."""

    fact: Fact
    secret: Mapping[str, Sequence[Reader]] = field(default_factory=dict)
    only: Sequence[Reader] | None = None
    own: str | None = None
    fades: Fact = field(default_factory=dict)
    actor: int | None = None

    def told(self, reader: Reader) -> Fact | None:
        if self.only is not None and reader not in self.only:
            return None
        hidden = {name: None for name, knowing in self.secret.items() if reader not in knowing}
        if self.own is None:
            return {**self.fact, **hidden}
        own = [item if seat == reader else None for seat, item in enumerate(self.fact[self.own])]
        return {**self.fact, **hidden, self.own: own}


class Referee:
    """One game as its referee sees it. Each game's own says the rest."""

    words: ClassVar[Mapping[str, str]] = {}  # words of a line that state a fact, and which
    blind = ("seat", "seats", "options")  # parts of a view that are no fact of the game

    def __init__(self, seats: int, options: Fact, draws: list[Draw]) -> None:
        self.seats = seats
        self.options = options
        self.draws = draws
        self.now = 0
        self.happened: list[Happening] = []
        self.over: Fact | None = None
        self.log: dict[Reader, list[list[Happening]]] = {reader: [] for reader in self.readers}
        self.set_up()
        assert not self.draws, f"chance was asked for nothing: {self.draws}"

    @property
    def readers(self) -> list[Reader]:
        return [None, *range(self.seats)]

    @property
    def by_heart(self) -> bool:
        return bool(self.options.get("memory"))

    def follow(self, seat: int | None, act: Fact | None, at: int, draws: list[Draw]) -> None:
        """Somebody acts, or with None a deadline passes."""
        self.happened, self.draws, self.now = [], draws, at
        if seat is None or act is None:
            self.expire()
        else:
            assert act in self.legal(seat), f"{act} is not legal for {seat}"
            self.act(seat, act)
        assert not self.draws, f"chance was asked for nothing: {self.draws}"
        for reader, log in self.log.items():
            if known := [each for each in self.happened if each.told(reader) is not None]:
                log.append(known)

    def drawn(self, what: str, among: Sequence[Any]) -> list[str]:
        """What chance decided, which must have been asked for just this."""
        assert self.draws, f"chance was not asked for {what}"
        draw = self.draws.pop(0)
        assert draw.what == what
        assert sorted(draw.among) == sorted(map(str, among)), f"{what} of {draw.among}, not of {among}"
        return draw.came

    def note(
        self,
        tag: str,
        *,
        secret: Mapping[str, Sequence[Reader]] | None = None,
        only: Sequence[Reader] | None = None,
        own: str | None = None,
        fades: Fact | None = None,
        actor: int | None = None,
        **fact: Any,
    ) -> None:
        """It happens. Whose act it is, is the seat that it names, if `actor` does not say (-1: nobody's)."""
        actor = fact.get("seat") if actor is None else None if actor < 0 else actor
        self.happened.append(Happening({"t": tag, **fact}, secret or {}, only, own, fades or {}, actor))

    # What the referee of a game says

    def set_up(self) -> None:
        raise NotImplementedError

    def act(self, seat: int, act: Fact) -> None:
        raise NotImplementedError

    def expire(self) -> None:
        raise AssertionError("there is no deadline")

    def waiting(self) -> Fact:
        """Who is waited for, until when, for what."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[Fact]:
        raise NotImplementedError

    def likes(self, seat: int, act: Fact) -> bool:
        """Whether a move is worth trying more often than others, so that games get somewhere."""
        return False

    def look(self, view: Fact) -> Fact:
        """The facts in a view."""
        return {name: value for name, value in view.items() if name not in self.blind}

    def view(self, reader: Reader) -> Fact:
        """What they must be."""
        raise NotImplementedError

    def aid(self, reader: Reader) -> Fact:
        """What follows from the view by the rules, for the board."""
        raise NotImplementedError

    def outcome(self, seat: int, act: Fact) -> Fact | None:
        """What a legal action would do, as far as the board is told."""
        return None

    def line(self, fact: Fact, reader: Reader) -> list[Any] | None:
        """How a told fact is put into words: a word that the line has, then what it states, in its order."""
        raise NotImplementedError


# What a table sent, held against what the referee says


def judge(referee: Referee, reader: Reader, update: Fact) -> None:
    """An update as it reached a seat or an onlooker, just after an input or, if it is whole, any time."""
    log = referee.log[reader]
    same("number", update["n"], len(log))
    same("turn", update["turn"], {"t": "over", **referee.over} if referee.over else referee.waiting())
    judge_offers([offer["act"] for offer in update["legal"]], [] if reader is None else referee.legal(reader))
    if reader is not None:
        for offer in update["legal"]:
            same(f"{offer['act']}", offer.get("outcome"), referee.outcome(reader, offer["act"]))
    same("aid", update["aid"], referee.aid(reader))
    same("view", referee.look(update["view"]), referee.view(reader))
    if not update["whole"]:
        same("events", update["events"], [each.told(reader) for each in log[-1]])
    expected: list[Fact] = []
    for number, happened in enumerate(log, 1):
        if update["whole"] or number == len(log):
            expected += lines_of(referee, reader, number, happened)
    read = [read_line(referee, reader, line) for line in update["log"]]
    for line, wanted in zip(update["log"], expected, strict=False):
        assert wanted["word"] in text_of(line["say"]), f"{wanted} is told as {text_of(line['say'])}"
        assert "why" not in line or referee.over
        wanted.pop("word")
    same("log", read, expected)


def lines_of(referee: Referee, reader: Reader, number: int, happened: list[Happening]) -> list[Fact]:
    """What the lines about an input say; by heart, all but the last have forgotten."""
    lines: list[Fact] = []
    for each in happened:
        fact = each.told(reader)
        assert fact is not None
        faded = fact | {name: left for name, left in each.fades.items() if referee.by_heart}
        last = number == len(referee.log[reader])
        stated = referee.line(fact if last else faded, reader)
        if stated is None:
            continue
        later = referee.line(faded, reader) if last and fact != faded else None
        lines.append(
            {
                "word": stated[0],
                "n": number,
                "seat": each.actor,
                "says": [*map(str, stated[1:])],
                "later": None if later is None else [*map(str, later[1:])],
            }
        )
    return lines


def read_line(referee: Referee, reader: Reader, line: Fact) -> Fact:
    """What a line states."""
    later = line.get("later")
    return {
        "n": line["n"],
        "seat": line["seat"],
        "says": states(line["say"], referee.words, reader),
        "later": None if later is None else states(later, referee.words, reader),
    }


def states(say: list[Any], words: Mapping[str, str], reader: Reader) -> list[str]:
    """What a sentence states, in its order: whom, which things, how many. Nobody is counted twice."""
    you = {} if reader is None else dict.fromkeys(YOU, f"seat {reader}")
    known = {**words, **you}
    pattern = word_pattern(tuple(known))
    text = "".join(part if isinstance(part, str) else f"[{part['kind']} {part['id']}]" for part in say)
    found = [known.get(word, word.strip("[]")) for word in re.findall(pattern, text)]
    return [each for place, each in enumerate(found) if each[:4] != "seat" or each not in found[:place]]


@cache
def word_pattern(words: tuple[str, ...]) -> str:
    return "|".join([r"\[[^\]]+\]", *(rf"\b{re.escape(word)}\b" for word in words), r"\d+"])


def text_of(say: list[Any]) -> str:
    """A sentence as text, with what a screen draws in brackets."""
    return "".join(part if isinstance(part, str) else f"[{part['kind']} {part['text']}]" for part in say)


def judge_offers(offered: list[Fact], legal: list[Fact]) -> None:
    """Each legal action is offered once, and no other."""
    given, right = ([str(sorted(act.items())) for act in acts] for acts in (offered, legal))
    wrong, missing = {*given} - {*right}, {*right} - {*given}
    assert not wrong and not missing, f"legal: offered against the rules {wrong}, not offered {missing}"
    assert len(given) == len({*given}), f"legal: offered twice in {given}"


def same(what: str, ours: Any, theirs: Any) -> None:
    """Fails with the first place where the table and the referee differ."""
    if ours != theirs:
        raise AssertionError(f"{what}: {difference(ours, theirs, '')}")


def difference(ours: Any, theirs: Any, path: str) -> str:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in [*ours, *theirs]:
            if name not in ours or name not in theirs or ours[name] != theirs[name]:
                return difference(ours.get(name, "—"), theirs.get(name, "—"), f"{path}.{name}")
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            if one != other:
                return difference(one, other, f"{path}.{place}")
    return f"{path or 'it'} is {ours!r}, by the rules {theirs!r}"

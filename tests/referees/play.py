"""Random games under a referee's eyes."""

from collections.abc import Iterator
from typing import Any

import msgspec

from miccia.core.chance import Chance, Quick, Sealed, seal
from miccia.core.game import Action
from miccia.core.match import AnyMatch, Match
from miccia.core.record import Header, Input, Record
from miccia.core.setup import read_options
from miccia.core.words import Mark, Sentence
from miccia.games import find
from miccia.play import head, take
from miccia.server.table import show
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live
from miccia.server.wire import Line
from tests.referees.bench import Referee, Witness, judge
from tests.referees.fuse import Fuse
from tests.referees.hanabi import Hanabi
from tests.referees.kaboom import Kaboom
from tests.referees.kittens import Kittens

REFEREES: dict[str, type[Referee]] = {"fuse": Fuse, "hanabi": Hanabi, "kaboom": Kaboom, "kittens": Kittens}
HASTE = 4_000  # ms that a move takes at most
CARE = (5, 12, 40)  # one move in so many is any move, by the seed


class Refereed:
    """A match whose chance is witnessed, and the referee who follows it."""

    def __init__(self, match: AnyMatch, witness: Witness) -> None:
        self.live = Live(match)
        self.witness = witness
        options = msgspec.to_builtins(self.live.options)
        self.referee = REFEREES[match.game.key](int(match.state.seats), options, witness.seen())

    def repeat(self, given: Input) -> None:
        """An input of a record is made once more, and the referee follows."""
        self.live.write(None if given.action is None else given.seat, take(self.live.match, given), None)
        self.follow(given)

    def follow(self, given: Input) -> None:
        """The referee learns of an input that was made."""
        form = None if given.action is None else given.action.form
        seat = None if form is None else given.seat
        self.referee.follow(seat, form, given.at, self.witness.seen())

    def judge_all(self, whole: bool) -> None:
        """What is sent to everybody now: to those who are told something, or all there is to all."""
        for reader in self.referee.readers:
            entry = None if whole else self.live.entries[-1]
            if entry is None or self.live.number(reader, entry) is not None:
                update = show.update(self.live, reader, "en", self.live.match.now, entry)
                judge(self.referee, reader, msgspec.json.decode(msgspec.json.encode(update)))
                if entry is not None:
                    self.judge_italian(reader, entry, update.log)

    def judge_italian(self, reader: int | None, entry: Entry, english: list[Line]) -> None:
        """Of whom and what a line speaks does not depend on the language."""
        for line, same in zip(show.lines(self.live, [entry], reader, "it"), english, strict=True):
            assert line.seat == same.seat and marks(line.say) == marks(same.say), line
            assert marks(line.later or []) == marks(same.later or []), line


def marks(say: Sentence) -> list[tuple[str, str]]:
    return sorted((part.kind, part.id) for part in say if isinstance(part, Mark))


def deal(header: Header) -> Refereed:
    """A game from its beginning, refereed."""
    game, chance = find(header.game), Witness(Sealed(seal(header.seed)))
    state = game.deal(header.seats, read_options(game.options, header.options), chance)
    return Refereed(Match(game, state, chance, Record(header)), chance)


def start(game: str, seats: int, options: dict[str, Any], seed: int) -> Refereed:
    return deal(head(game, seats, seal(seed), options))


def play(refereed: Refereed, seed: int, most: int) -> Iterator[None]:
    """Play at random to the end or for so many inputs, judging all that is sent; pause after each."""
    live, dice = refereed.live, Quick(seed)
    refereed.judge_all(whole=True)
    while live.match.over is None and live.n < most:
        chosen = choose(refereed, dice, CARE[seed % 3])
        due = live.match.deadline()
        if chosen is None:
            assert due is not None
            live.settle(due)
        else:
            later = live.match.now + int(dice.below(HASTE))
            live.act(later if due is None else min(later, due - 1), *chosen)
        given = live.match.record.inputs[-1]
        assert isinstance(given, Input)
        refereed.follow(given)
        refereed.judge_all(whole=False)
        if live.n % 50 == 0 or live.match.over:
            refereed.judge_all(whole=True)
        yield


def choose(refereed: Refereed, dice: Chance, care: int) -> tuple[int, Action] | None:
    """Somebody's action, rather one that gets somewhere and seldom to give up; or None, the deadline."""
    match, referee = refereed.live.match, refereed.referee
    moves = [
        (seat, action)
        for seat in refereed.live.waited_for()
        for action in match.legal(seat)
        if not action.resigns or dice.below(20) == 0
    ]
    due = match.deadline()
    if due is not None and (not moves or dice.below(10 if due - match.now <= 60_000 else 400) == 0):
        return None
    liked = [move for move in moves if referee.likes(move[0], move[1].form)]
    if liked and dice.below(care):
        moves = liked
    return moves[dice.below(len(moves))]

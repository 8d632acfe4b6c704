"""Any program as a bot, by JSON lines over its stdin and stdout: docs/outside-bots.md is the whole of it.

It is told what its seat is told and asked for one of the legal actions. Whatever else it does (nothing, too
late, something illegal, nonsense), a built-in move is made and a line logged: no game ever waits for it.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from time import monotonic
from typing import Any

from miccia.arena.finding import maker
from miccia.arena.program import Ended, Fault, Late, Program
from miccia.bots import Action, Bot, Chance, Choice, Reason, Uniform
from miccia.core.refused import BadSetup
from miccia.core.words import FRAME
from miccia.games import find

log = logging.getLogger(__name__)
MARK = "program:"  # before the command, in the name of such a bot
PROTOCOL = 1
HELLO = 10.0  # seconds to start and to be ready
FAULTS = 3  # in a row, and a program plays no more in this game
WHY = 200  # letters of a reason that are kept
LONGEST = 3_600_000  # milliseconds that it can say to have thought


def command_of(name: str) -> str | None:
    """The command of a program, if the name is one's."""
    return name.removeprefix(MARK) if name.startswith(MARK) else None


def check_bots(game: str, names: Iterable[str], think: int) -> None:
    """See that there are such bots, and that programs start, answer and play the game within their time;
    `BadSetup` says what is wrong."""
    for name in names:
        command = command_of(name)
        try:
            if command is None:
                maker(game, name)
            else:
                introduce(command, game).close()
        except Fault as fault:
            raise BadSetup("unknown-bot", f"{name}: {fault}") from None
    if think < 1:
        raise BadSetup("bad-think", "a program needs at least a millisecond")


def introduce(command: str, game: str) -> Program:
    """Start a program and exchange hellos."""
    program = Program(command)
    try:
        program.say({"cmd": "hello", "protocol": PROTOCOL}, HELLO)
        said = program.hear(HELLO)
        if not isinstance(said, dict) or not isinstance(said.get("id"), dict):
            raise Fault("it did not answer hello with its id")
        games = said.get("games")
        if isinstance(games, list) and game not in games:
            raise Fault(f"it does not play {game}")
    except Fault:
        program.close()
        raise
    return program


class Outside(Bot[Any]):
    """A program in a seat, started for one game. Every `go` is answered once, late or not, in their order."""

    def __init__(
        self, seat: int, command: str, game: str, players: int, options: Mapping[str, Any], think: int
    ) -> None:
        super().__init__(seat)
        self.command = command
        self.game = find(game)
        self.names = [FRAME.plain("guest", "en", number=number + 1) for number in range(players)]
        self.think = think
        self.spare = Uniform(seat)
        self.told = self.faults = self.owed = 0  # events; wrong answers in a row; answers that must come
        self.program: Program | None = None
        new = {"cmd": "newgame", "game": game, "seat": seat, "players": players, "options": dict(options)}
        try:
            self.program = introduce(command, game)
            self.program.say(new, HELLO)
            if self.program.hear(HELLO) != {"ready": True}:
                raise Fault("it did not get ready for a game")
        except Fault as fault:
            self.give_up(fault)

    def meet(self, people: frozenset[int]) -> None:
        self.tell({"cmd": "meet", "people": sorted(people)})

    def hear(self, event: Any) -> None:
        self.told += 1
        self.tell({"cmd": "event", "n": self.told, "event": event})

    def tell(self, line: dict[str, Any]) -> None:
        """Say what needs no answer."""
        if self.program is not None:
            try:
                self.program.say(line, self.think / 1000)
            except Ended as fault:
                self.give_up(fault)

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        if self.program is not None:
            try:
                choice = self.ask(self.program, view, legal)
                self.faults = 0
                return choice
            except Fault as fault:
                self.blame(fault)
        return self.spare.decide(view, legal, chance)

    def ask(self, program: Program, view: Any, legal: Sequence[Action]) -> Choice:
        if not self.owed:
            program.drop()
        label = self.game.words.label
        offers = [
            {"id": action.id, "form": action.form, "label": label(action, view, self.names, "en")}
            for action in legal
        ]
        seconds = self.think / 1000
        program.say({"cmd": "go", "view": view, "legal": offers, "deadline_ms": self.think}, seconds)
        self.owed += 1
        ends = monotonic() + seconds
        while self.owed > 1:  # what it should have said before comes first
            try:
                self.answer(program, ends)
            except (Late, Ended):
                raise
            except Fault:
                continue
        return self.choice(self.answer(program, ends), legal)

    def answer(self, program: Program, ends: float) -> Any:
        """The next answer that it owes, be it a good one or not."""
        try:
            said = program.hear(ends - monotonic())
        except Late:
            program.say({"cmd": "stop"}, self.think / 1000)
            raise
        except Fault:
            self.owed -= 1
            raise
        self.owed -= 1
        return said

    def choice(self, said: Any, legal: Sequence[Action]) -> Choice:
        """An answer, if it names a legal action."""
        number = said.get("action") if isinstance(said, dict) else None
        action = next((action for action in legal if action.id == number), None)
        if action is None or isinstance(number, bool):
            raise Fault(f"it answered {str(said)[:60]!r}, which is no legal action")
        after, why = said.get("after", 0), said.get("why", "")
        if not isinstance(after, int) or not 0 <= after <= LONGEST:
            raise Fault(f"it thinks for {str(after)[:60]!r}, which is no number of milliseconds")
        return Choice(action, Reason("program", {"text": str(why)[:WHY]}), after)

    def blame(self, fault: Fault) -> None:
        """Something is wrong with an answer."""
        self.faults += 1
        if isinstance(fault, Ended) or self.faults >= FAULTS:
            self.give_up(fault)
        else:
            log.warning("%s, seat %d: %s; a built-in move is made", self.command, self.seat, fault)

    def give_up(self, fault: Fault) -> None:
        log.warning("%s, seat %d: %s; built-in moves from here on", self.command, self.seat, fault)
        self.close()

    def close(self) -> None:
        """The game is over, or the program is given up."""
        if self.program is not None:
            self.program.close()
            self.program = None

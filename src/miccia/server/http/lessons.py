"""The socket of a guided first game: a lesson is open in one place at a time."""

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from miccia.core.refused import BadSetup, Refused
from miccia.server import learning, wire
from miccia.server.http.sockets import NO_TABLE, Visit, let_in
from miccia.server.lobby.lobby import Lobby
from miccia.server.table.connection import Connection
from miccia.server.table.lesson import Lesson

ELSEWHERE = 4409  # a close code


class Lessons:
    """Who learns what now: the visits by session and game."""

    def __init__(self) -> None:
        self.open: dict[tuple[str, str], LessonVisit] = {}


@websocket("/ws/lesson/{game:str}")
async def lesson_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    game: FromPath[str],
    lobby: NamedDependency[Lobby],
    lessons: NamedDependency[Lessons],
) -> None:
    """A learner's line to a lesson."""

    def visit(connection: Connection, address: str) -> Visit:
        return LessonVisit(connection, game, lobby, address, lessons)

    await let_in(socket, lobby, visit)


class LessonVisit(Visit):
    """A connection's stay at a lesson, which it has alone: there is nobody to take turns with."""

    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(learning.Learning)

    def __init__(
        self, connection: Connection, game: str, lobby: Lobby, address: str, lessons: Lessons
    ) -> None:
        super().__init__(connection, game, lobby, address)
        self.visits = lessons.open
        self.place = connection.session, game
        self.lesson: Lesson | None = None

    @property
    def game(self) -> str | None:
        return self.code if self.lesson else None

    async def answer(self, ask: wire.Ask) -> None:
        match ask:
            case wire.Ping():
                self.connection.send(wire.Pong())
            case wire.Hello():
                self.greet(ask, known=self.lesson is not None)
                self.open(ask.here).begin(ask.step)
            case wire.Do():
                self.opened.act(ask.action)
            case learning.Again():
                self.opened.begin(ask.step)
            case learning.Onward():
                self.opened.go_on()

    @property
    def opened(self) -> Lesson:
        if self.lesson is None:
            raise Refused("hello-first")
        return self.lesson

    def open(self, here: bool) -> Lesson:
        """Come in, if the lesson is open nowhere else, or is to be taken over."""
        other = self.visits.get(self.place)
        if other is not None and other is not self:
            if not here:
                self.connection.close(ELSEWHERE)
                raise Refused("lesson-elsewhere")
            other.refuse(None, "", Refused("lesson-elsewhere"))
            other.connection.close(ELSEWHERE)
        try:
            self.lesson = self.lesson or Lesson(self.code, self.connection, self.lobby.house)
        except (BadSetup, Refused):
            self.connection.close(NO_TABLE)
            raise Refused("no-lesson") from None
        self.visits[self.place] = self
        return self.lesson

    async def end(self) -> None:
        if self.visits.get(self.place) is self:
            del self.visits[self.place]

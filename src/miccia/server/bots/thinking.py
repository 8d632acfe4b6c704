"""Where bots think: quick ones in threads, slow ones in processes, so that no table ever waits for them.

A slow bot lives in one process from its first question to the end of its game; only views, told events and
numbers of actions cross the line.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miccia.bots import Bot, Uniform
from miccia.core.chance import Quick
from miccia.core.coach import Wins
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games import bots, find
from miccia.server import logs
from miccia.server.metrics import Metrics

log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """What a bot is asked with: if it is new here its first view and who is no bot, what it was told since,
    what is pointed at, its view, what is legal."""

    first: Any | None
    heard: list[Any]
    signals: dict[int, frozenset[str]]
    view: Any
    legal: list[int]
    people: frozenset[int] | None = None


class Answer(Struct, frozen=True):
    """A bot's choice, with the action by its number."""

    action: int
    why: Reason
    after: int = 0
    signals: tuple[str, ...] = ()
    wins: Wins | None = None


class Mind(Struct, frozen=True):
    """Who thinks: a kind of bot in a seat, with a number of its own among all minds of this server."""

    number: int
    game: str
    seat: int
    level: str
    seed: int
    weighs: bool = False  # asked once, it also says how often the seat wins after all that a coach weighs

    @property
    def kind(self) -> type[Bot[Any]]:
        return bots(self.game).get(self.level, Uniform)

    @property
    def slow(self) -> bool:
        """To be asked in a process."""
        return self.kind.slow or self.weighs


class Thinker:
    """A bot at work. It is asked one question at a time."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.bot = mind.kind(mind.seat)
        self.chance = Quick(mind.seed)

    def answer(self, question: Question) -> Answer:
        """The bot's choice; a random one if it fails."""
        game = find(self.mind.game)
        legal = [game.actions[number] for number in question.legal]
        answer = self.choose(question, legal)
        if game.weigh is None or not self.mind.weighs:
            return answer
        wins = game.weigh(question.first, question.heard, question.view, legal, self.chance)
        return replace(answer, wins=wins)

    def choose(self, question: Question, legal: Sequence[Action]) -> Answer:
        name = f"{self.mind.game}/{self.mind.level}"
        try:
            if question.first is not None:
                self.bot.begin(question.first)
                if question.people is not None:
                    self.bot.meet(question.people)
            for event in question.heard:
                self.bot.hear(event)
            for seat, signals in question.signals.items():
                self.bot.heed(seat, signals)
            choice = self.bot.decide(question.view, legal, self.chance)
            if any(choice.action is action for action in legal):
                return Answer(choice.action.id, choice.why, choice.after, choice.signals)
            log.error("bot %s chose %r, which is not legal", name, choice.action)
        except Exception:
            log.exception("bot %s failed", name)
        choice = Uniform(self.mind.seat).decide(question.view, legal, self.chance)
        return Answer(choice.action.id, choice.why)


class Thinkers:
    """All bots of a server, wherever they think: slow ones in so many `workers`, by default one for each
    processor that it may use."""

    def __init__(self, metrics: Metrics, workers: int | None = None) -> None:
        self.metrics = metrics
        self.workers = workers or processors()
        self.threads: Executor = ThreadPoolExecutor(self.workers, "bot")
        self.processes: dict[int, Executor] = {}
        self.quick: dict[int, Thinker] = {}
        self.thoughts: dict[int, asyncio.Task[Answer | None]] = {}  # the last one of every mind

    def ask(self, mind: Mind, question: Question) -> asyncio.Task[Answer | None]:
        """The answer of a mind; None if it was lost with its process, and must hear everything again.

        A mind thinks one thought to its end before the next, even if nobody waits for it any more: it must
        hear what it was told.
        """
        thought = asyncio.create_task(self.think(mind, question, self.thoughts.get(mind.number)))
        self.thoughts[mind.number] = thought
        return thought

    async def think(
        self, mind: Mind, question: Question, before: asyncio.Task[Answer | None] | None
    ) -> Answer | None:
        if before is not None:
            await asyncio.wait([before])
        with self.metrics.thoughts.labels(mind.level).time():
            return await self.ask_now(mind, question)

    async def ask_now(self, mind: Mind, question: Question) -> Answer | None:
        ask = asyncio.get_running_loop().run_in_executor
        if not mind.slow:
            if mind.number not in self.quick:
                self.quick[mind.number] = Thinker(mind)
            return await ask(self.threads, self.quick[mind.number].answer, question)
        place = mind.number % self.workers
        try:
            return await ask(self.process(place), think, mind, question)
        except BrokenExecutor:
            log.error("the process of bot %s/%s died", mind.game, mind.level)
            self.processes.pop(place, None)
            self.thoughts.pop(mind.number, None)
            return None

    def process(self, place: int) -> Executor:
        if place not in self.processes:
            spawn = multiprocessing.get_context("spawn")
            self.processes[place] = ProcessPoolExecutor(1, spawn, settle_in, (logs.chosen,))
        return self.processes[place]

    def forget(self, mind: Mind) -> None:
        """A game is over, or its table sleeps."""
        if (thought := self.thoughts.pop(mind.number, None)) is not None:
            thought.cancel()
        self.quick.pop(mind.number, None)
        place = mind.number % self.workers
        if mind.slow and place in self.processes:
            self.processes[place].submit(forget, mind.number)

    def close(self) -> None:
        for pool in [self.threads, *self.processes.values()]:
            pool.shutdown(wait=False, cancel_futures=True)


def processors() -> int:
    """How many of them this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# In a process of slow bots

here: dict[int, Thinker] = {}


def settle_in(habits: logs.Habits | None) -> None:
    """Leave interrupts to the server and the processor to the tables; write like it, and end with it."""
    if habits is not None:
        logs.write(habits)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=follow_server, daemon=True).start()


def follow_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(mind: Mind, question: Question) -> Answer:
    if mind.number not in here:
        here[mind.number] = Thinker(mind)
    return here[mind.number].answer(question)


def forget(number: int) -> None:
    here.pop(number, None)

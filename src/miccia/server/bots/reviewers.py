"""Where games are reviewed: one after the other, each in a process of its own that gives way to all else.

What was found is kept by the record and the version of the program, so a game is reviewed once. A review
that a restart cut short begins again when somebody asks for it.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from hashlib import sha256
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec

from miccia import RULES, __version__
from miccia.core.record import Record, Undo
from miccia.core.refused import Refused
from miccia.paper import dump, load
from miccia.reviews import Review, Unreviewable, reviewing
from miccia.reviews.looking import reviewable
from miccia.reviews.telling import Story
from miccia.server import logs
from miccia.server.bots.thinking import settle_in

log = logging.getLogger(__name__)
WAITING = 20  # reviews at most, the one that is being made included
KEPT = 100  # finished ones in memory
FILES = 2000  # and on the disk
LONGEST = 900.0  # seconds for a review: then it has failed
EVERY = 0.3  # seconds between two reports
TELLS = 0.1  # of the decisions: then the time left can be told
ROUNDED = 5  # seconds


class Job:
    """A review that was asked for."""

    def __init__(self, key: str, record: Record) -> None:
        self.key = key
        self.text = dump(record)
        self.story = Story(record)
        self.known: Review | None = None
        self.state = "waiting"
        self.began = 0.0
        self.left: int | None = None  # seconds, as told last
        self.kept: set[tuple[str, int]] = set()  # games beside which the store has what it found

    def take(self, known: Review, now: float) -> None:
        """What the process has found so far. The time left never grows."""
        self.known = known
        if known.of and known.done > TELLS * known.of:
            left = (now - self.began) * (known.of - known.done) / known.done
            rounded = ROUNDED * round(left / ROUNDED)
            self.left = rounded if self.left is None else min(self.left, rounded)


class Reviewers:
    """All reviews of a server; `folder` keeps the finished ones, if there is one."""

    def __init__(self, folder: Path | None = None, worlds: int | None = None) -> None:
        self.folder = folder
        self.worlds = worlds  # instead of as many as each game says
        self.jobs: dict[str, Job] = {}
        self.queue: list[Job] = []
        self.working: asyncio.Task[None] | None = None
        self.process: BaseProcess | None = None

    async def find(self, record: Record, again: bool = False) -> Job:
        """The review of a finished game, begun if nobody has asked for it yet."""
        try:
            reviewable(record.header.game)
        except Unreviewable as problem:
            raise Refused(problem.code) from None
        job = await asyncio.to_thread(self.prepare, record)
        job = self.jobs.setdefault(job.key, job)
        if job.state == "failed" and again:
            job.state, job.left = "waiting", None
        if job.state == "waiting" and job not in self.queue:
            if len(self.queue) >= WAITING:
                self.jobs.pop(job.key)
                raise Refused("too-many-reviews")
            self.queue.append(job)
            if self.working is None or self.working.done():
                self.working = asyncio.create_task(self.work())
        return job

    def found(self, record: Record) -> Review | None:
        """What is known of a game by now, if it was reviewed; nothing is begun."""
        key = key_of(record)
        if (job := self.jobs.get(key)) is not None:
            return job.known if job.state == "done" else None
        return self.read(key)

    def before(self, job: Job) -> int:
        """How many reviews come before this one."""
        return self.queue.index(job) if job in self.queue else 0

    def prepare(self, record: Record) -> Job:
        """The job by the record's own key, with what is kept of it."""
        key = key_of(record)
        if (known := self.jobs.get(key)) is not None:
            return known
        job = Job(key, record)
        kept = self.read(key)
        if kept is not None:
            job.known, job.state = kept, "done"
        return job

    # One after the other

    async def work(self) -> None:
        while self.queue:
            job = self.queue[0]
            job.state, job.began = "running", time.monotonic()
            try:
                async with asyncio.timeout(LONGEST):
                    await self.make(job)
                job.state = "done"
                await asyncio.to_thread(self.keep, job)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a review failed")
                job.state = "failed"
            finally:
                self.stop()
                self.queue.remove(job)
            self.forget()

    async def make(self, job: Job) -> None:
        """In a process, which tells how far it is; the end of its line means that it has died."""
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe(duplex=False)
        self.process = spawn.Process(
            target=look_back, args=(theirs, job.text, self.worlds, logs.chosen), daemon=True
        )
        self.process.start()
        theirs.close()
        with ours:
            while True:
                heard = await asyncio.to_thread(hear, ours)
                if heard is None:
                    continue
                last, known = heard
                job.take(known, time.monotonic())
                if last:
                    return

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process = None

    def forget(self) -> None:
        """The oldest of those that nobody waits for; their figures are on the disk."""
        over = [key for key, job in self.jobs.items() if job.state in ("done", "failed")]
        for key in over[: max(0, len(over) - KEPT)]:
            del self.jobs[key]

    def close(self) -> None:
        if self.working is not None:
            self.working.cancel()
        self.stop()

    # What is kept

    def read(self, key: str) -> Review | None:
        if self.folder is None:
            return None
        try:
            return msgspec.json.decode((self.folder / f"{key}.json").read_bytes(), type=Review)
        except (OSError, msgspec.MsgspecError):  # never kept, or torn: it can be made again
            return None

    def keep(self, job: Job) -> None:
        if self.folder is None or job.known is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            part = self.folder / f"{job.key}.part"
            part.write_bytes(msgspec.json.encode(job.known))
            part.replace(self.folder / f"{job.key}.json")
            files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
            for file in files[: max(0, len(files) - FILES)]:
                file.unlink()
        except OSError as problem:
            log.warning("a review is not kept: %s", problem)


def key_of(record: Record) -> str:
    """The same game, reviewed by the same program on rules of the same speed. Names make no difference."""
    header = msgspec.structs.replace(record.header, names=None)
    inputs = [
        (given.at, given.seat, given.to if isinstance(given, Undo) else given.action and given.action.form)
        for given in record.inputs
    ]
    return sha256(msgspec.json.encode([__version__, RULES, header, inputs])).hexdigest()


def hear(line: Connection) -> tuple[bool, Review] | None:
    """The next report and whether it is the last; None if there was none for a while."""
    if not line.poll(1.0):
        return None
    return msgspec.json.decode(line.recv_bytes(), type=tuple[bool, Review])


# In the process


def look_back(line: Connection, text: str, worlds: int | None, habits: logs.Habits | None) -> None:
    """Review the record, and report now and then."""
    settle_in(habits)
    if hasattr(os, "nice"):
        os.nice(10)
    told = 0.0
    known: Review | None = None
    for known in reviewing(load(text), worlds):
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            line.send_bytes(msgspec.json.encode((False, known)))
    assert known is not None
    line.send_bytes(msgspec.json.encode((True, known)))

"""A guided first game on its way: a match on a prescribed deal, and the step at which somebody learns.

It is made of the game's lesson and the number of a step alone, so nothing of it is stored: whoever comes back
begins the step again. No time passes in it.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from miccia.core.forms import Form
from miccia.core.lesson import Deal, Scripted, Step
from miccia.core.record import Header
from miccia.core.refused import BadSetup, Refused
from miccia.games import find
from miccia.play import deal
from miccia.server import learning, wire
from miccia.server.customs import Customs
from miccia.server.house import House
from miccia.server.people.places import Place
from miccia.server.store.contract import TableRow
from miccia.server.table import around, show
from miccia.server.table.connection import Connection
from miccia.server.table.entry import Entry
from miccia.server.table.eyes import own
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

YOU = 0
SEED = bytes(32)  # for what the stack leaves open: here chance hides nothing


class Lesson:
    """One person's lesson. A `Refused` says no, and then nothing has changed."""

    def __init__(self, key: str, connection: Connection, house: House) -> None:
        self.game = find(key)
        if self.game.lesson is None:
            raise Refused("no-lesson")
        self.data = self.game.lesson
        self.connection = connection
        self.house = house
        self.number = 1  # of the step
        self.done = 0  # of its acts

    @property
    def step(self) -> Step:
        return self.data.steps[self.number - 1]

    @property
    def is_done(self) -> bool:
        return self.done == len(self.step.does)

    def begin(self, number: int) -> None:
        """Deal the position of a step anew."""
        if not 1 <= number <= len(self.data.steps):
            raise Refused("no-such-step")
        try:
            self.live = self.position(number)
        except (BadSetup, Refused) as problem:
            raise Refused("broken-step") from problem
        self.number, self.done = number, 0
        self.tell_all()

    def position(self, number: int) -> Live:
        """The game where a step begins: all that the lesson prescribes since the last deal has been done."""
        steps = self.data.steps[:number]
        first = max(n for n, step in enumerate(steps) if step.deal is not None)
        start = steps[first].deal
        assert start is not None
        live = Live(deal(self.header(start)))
        perform(live, start.before)
        for step in steps[first:-1]:
            perform(live, [(YOU, act) for act in step.does])
            perform(live, step.then)
        return live

    def header(self, start: Deal) -> Header:
        """What the deal is made of. Whoever learns has no name."""
        stack = {what: list(names) for what, names in start.stack.items()}
        header = self.game.header(1 + len(self.data.names), SEED, self.data.options, stack)
        return replace(header, names=["", *self.data.names])

    def act(self, action: int) -> None:
        """Do what the step is about, and nothing else."""
        if action not in self.accepts:
            raise Refused("not-in-this-step")
        try:
            entry = self.live.act(self.live.match.now, YOU, action)
        except Refused as problem:
            raise Refused("broken-step") from problem
        self.done += 1
        self.tell_step()  # first: a board may go on at once with what comes next
        self.tell(entry)

    def go_on(self) -> None:
        """The partners move, then the next step begins."""
        if not self.is_done or self.number == len(self.data.steps):
            raise Refused("not-in-this-step")
        if self.data.steps[self.number].deal is not None:
            self.begin(self.number + 1)
            return
        for scripted in self.step.then:
            try:
                self.tell(play(self.live, *scripted))
            except Refused as problem:
                raise Refused("broken-step") from problem
        self.number, self.done = self.number + 1, 0
        self.tell_step()

    @property
    def accepts(self) -> list[int]:
        """The action that the step takes now."""
        if self.is_done:
            return []
        action = self.game.action(self.step.does[self.done].written())
        return [] if action is None else [int(action.id)]

    # What leaves

    def tell_all(self) -> None:
        """The table, the whole game, the step."""
        self.connection.send(self.table())
        self.tell(None)
        self.tell_step()

    def table(self) -> wire.Table:
        """A table as pages know it, at which nothing happens by itself."""
        learner = Place(kind="human", session=self.connection.session)
        partners = [Place(kind="bot", name=name) for name in self.data.names]
        row = TableRow(
            code="",
            game=self.game.key,
            options=msgspec.to_builtins(self.live.options),
            open=False,
            bot="",
            maker="",
            secret=SEED,
            places=(learner, *partners),
            customs=Customs(coach="off"),  # the lesson itself is one
            number=self.number,  # another step is another game to a page
        )
        scene = Scene(row, self.house, self.live)
        scene.crowd.present.add(self.connection)
        shown = around.table(scene, around.To(own(YOU), None, False, self.connection.language))
        return replace(shown, running=False, now=self.live.match.now)

    def tell(self, entry: Entry | None) -> None:
        """The game, with what came of an input."""
        telling = show.Telling(self.live, entry, self.live.match.now)
        self.connection.send(telling.update(YOU, self.connection.language))

    def tell_step(self) -> None:
        step, language = self.step, self.connection.language
        texts = self.game.words.TEXTS
        about = f"lesson-{step.key}-done" if step.does and self.is_done else f"lesson-{step.key}"
        self.connection.send(
            learning.Step(
                number=self.number,
                names=[texts.plain(f"lesson-{one.key}", language) for one in self.data.steps],
                done=self.is_done,
                title=texts.plain(f"{about}-title", language),
                text=texts.plain(f"{about}-text", language),
                task=texts.plain(f"{about}-task", language) if step.does else "",
                rules=list(step.rules),
                points=list((self.is_done and step.shows) or step.points),
                presses=[] if self.is_done else list(step.presses),
                accepts=self.accepts,
            )
        )


def perform(live: Live, script: Iterable[Scripted]) -> None:
    """All that is prescribed, one after the other."""
    for scripted in script:
        play(live, *scripted)


def play(live: Live, seat: int | None, act: Form | None) -> Entry:
    """What a partner does, or the deadline that passes."""
    if seat is None or act is None:
        return live.write(None, live.match.expire())
    action = live.game.action(act.written())
    if action is None:
        raise Refused("unknown-action")
    return live.act(live.match.now, seat, action)

"""Play at a live table in a terminal: holds the line, shows what comes, sends what is chosen."""

import asyncio
import contextlib
import signal
from pathlib import Path
from secrets import token_hex
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from miccia.core.words import FRAME
from miccia.terminal import door
from miccia.terminal.address import Place
from miccia.terminal.choices import Choice
from miccia.terminal.hangup import leave_with_the_terminal
from miccia.terminal.known import Known
from miccia.terminal.line import Line, Link, Message
from miccia.terminal.seen import Seen
from miccia.terminal.sheets import Ask, Page
from miccia.terminal.table import TableScreen

KEYS = {  # key: what it does, which is also how it is called
    "u": "take_back",
    "g": "go_on",
    "a": "advise",
    "t": "talk",
    "p": "pause",
    "r": "rules",
    "f1": "keys",
    "q": "leave",
}
ALWAYS = ("rules", "keys", "leave")


class PlayApp(App[str]):
    """A seat at one table. What it returns is why it could not be played, in words, or nothing."""

    CSS_PATH = "look.tcss"
    TITLE = "Miccia"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self, place: Place, name: str, language: str, cookie: str = "", known: Known | None = None
    ) -> None:
        super().__init__()
        self.animation_level = "none"
        self.place = place
        self.called = name
        self.language = language
        self.known = known  # where the cookie is kept; None: at a table of our own, which begins at once
        self.alone = known is None
        self.seen = Seen()
        self.line = Line(place, language, cookie, self.hear, self.linked)
        self.seating = False  # asked for a seat, not answered yet
        self.table = TableScreen(self.seen, place, language)
        for key, action in KEYS.items():
            self.bind(key, action, description=self.say(f"terminal-key-{action.replace('_', '-')}"))

    def say(self, key: str, **parts: str | int) -> str:
        return FRAME.plain(key, self.language, **parts)

    def on_mount(self) -> None:
        self.push_screen(self.table)
        self.run_worker(self.line.run(), name="line")
        leave_with_the_terminal(self)
        with contextlib.suppress(NotImplementedError, AttributeError, ValueError, RuntimeError):
            for number in (signal.SIGTERM, signal.SIGHUP):  # not every system has them
                asyncio.get_running_loop().add_signal_handler(number, self.exit)

    def tell(self, text: str, warning: bool = False) -> None:
        """Say something for a moment. It may be anybody's words: nothing in them is markup."""
        self.notify(text, severity="warning" if warning else "information", timeout=5, markup=False)

    # What comes

    def linked(self, link: Link) -> None:
        before, self.seen.link = self.seen.link, link
        if link == "gone":
            self.exit(self.seen.refusal.get("text") or self.say("problems-no-table"))
        elif link == "turned-away":
            self.exit(self.say("refused-turned-away"))
        elif link == "broken" and not self.seen.table:
            nobody = self.say("terminal-no-answer", house=self.place.house)
            self.exit(self.seen.refusal.get("text") or nobody)
        elif link == "broken" and before != "broken":
            self.tell(self.say("link-broken-long"), warning=True)
        elif link == "up" and before == "broken":
            self.tell(self.say("link-up"))
        elif link == "up" and before == "connecting" and self.known:
            self.known.keep(self.place.house, self.line.cookie)
        if link != before:
            self.table.show()

    def hear(self, message: Message) -> None:
        before = self.seen.phase
        self.seen.take(message)
        if message["t"] == "table":
            self.sit()
            if self.seen.phase == "over" != before:
                self.line.hello()  # brings the bots' reasons
        elif message["t"] == "refusal":
            self.refused(message)
        elif message["t"] == "said":
            self.tell(self.say("talk-says", name=message["told"]["name"], text=message["told"]["text"]))
        self.table.show()
        if message["t"] == "advised":
            self.table.choices.point(f"do-{message['action']}")

    def refused(self, message: Message) -> None:
        if self.seating and self.seen.you is None:
            self.exit(message["text"])  # no seat for us
            return
        rule = f" ({self.say('refusal-rule', number=message['rule'])})" if message["rule"] else ""
        self.tell(message["text"] + rule, warning=True)

    def sit(self) -> None:
        """Take a seat where there is a game to wait for; at a table of our own add our salt and begin."""
        table = self.seen.table
        if self.alone and table["phase"] == "gathering":
            self.alone = False
            self.line.ask("sit", name=self.called, seat=table["you"], salt=token_hex(16))
            self.line.ask("begin")
            return
        here = (table["next"] or {}).get("you") if table["phase"] == "over" else table["you"]
        if here is not None:
            self.seating = False
        elif not self.seating:
            self.seating = True
            if table["phase"] == "playing":
                self.exit(self.say("refused-already-begun"))
            else:
                self.line.ask("sit", name=self.called, salt=token_hex(16))

    # What is done

    @work
    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        choice = self.table.choices.choice(event.option_id)
        if event.option_list is not self.table.choices or choice is None or not self.table.choices.settled:
            return
        if choice.slip:
            answers = [("back", self.say("slip-back")), ("anyway", self.say("slip-anyway"))]
            if await self.push_screen_wait(Ask(choice.slip, answers)) != "anyway":
                return
        await self.do(choice)

    async def do(self, choice: Choice) -> None:
        if choice.key == "quit":
            self.exit()
        elif choice.key == "save":
            await self.save()
        else:
            fields = {name: value for name, value in choice.send.items() if name != "t"}
            self.line.ask(choice.send["t"], **fields)

    async def save(self) -> None:
        """Put the record of the game that is over into the folder we are in."""
        table = self.seen.table
        path = f"/api/tables/{self.place.code}/record"
        answer = await door.get(self.place, path, self.line.cookie, game=table["number"])
        if answer is None:
            self.tell(self.say("home-no-server"), warning=True)
            return
        file = Path(f"{self.place.code}-{table['number']}.jsonl")
        try:
            file.write_bytes(answer.content)
        except OSError as problem:
            self.tell(f"{file}: {problem.strerror}", warning=True)
            return
        self.tell(self.say("terminal-saved", file=str(file)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action not in KEYS.values():
            return True
        if self.screen is not self.table:
            return False
        if action in ALWAYS:
            return True
        seen = self.seen
        playing = seen.phase == "playing" and seen.you is not None and seen.link == "up"
        if action == "take_back":
            return playing and bool(seen.update.get("undo"))
        if action == "go_on":
            people = [seat for seat in seen.seats if seat["kind"] == "human"]
            return playing and len(people) == 1 and not seen.legal
        if action == "advise":
            return playing and bool(seen.table["coach"]) and bool(seen.legal)
        if action == "talk":
            return bool(seen.table) and seen.you is not None
        return playing

    def action_take_back(self) -> None:
        self.line.ask("take-back", seen=self.seen.update["n"])

    def action_go_on(self) -> None:
        self.line.ask("go-on")

    def action_advise(self) -> None:
        self.line.ask("advise")

    def action_pause(self) -> None:
        self.line.ask("pause", on=not self.seen.table["paused"])

    @work
    async def action_talk(self) -> None:
        phrases = [(phrase["key"], phrase["text"]) for phrase in self.seen.table["phrases"]]
        if said := await self.push_screen_wait(Ask(self.say("talk-title"), phrases)):
            self.line.ask("phrase", phrase=said)

    @work
    async def action_rules(self) -> None:
        book = await door.rulebook(self.place, self.seen.table.get("game", ""), self.language)
        self.push_screen(Page(book or self.say("rules-none")))

    def action_keys(self) -> None:
        rows = [f"# {self.say('help-keys')}", self.say("terminal-keys-choose")]
        named = [(key, self.say(f"terminal-key-{action.replace('_', '-')}")) for key, action in KEYS.items()]
        rows.append("\n".join(f"- **{key.upper()}** {words}" for key, words in named))
        rows.append(self.say("help-shapes"))
        self.push_screen(Page("\n\n".join(rows)))

    @work
    async def action_leave(self) -> None:
        """Ask once while a game is being played."""
        if self.seen.phase == "playing" and self.seen.you is not None:
            answers = [("stay", self.say("seats-stay")), ("leave", self.say("terminal-leave"))]
            if await self.push_screen_wait(Ask(self.say("terminal-leave-sure"), answers)) != "leave":
                return
        self.exit()

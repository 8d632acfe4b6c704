"""The command in a real terminal: a pseudo one, which sees the first screen and leaves."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path
from signal import SIGHUP, SIGTERM, Signals

import pytest

import miccia
from tests.server.house import Player
from tests.server.process import KEEPING, alive, children

PATIENCE = 60  # seconds for a server and a screen, on a busy machine


class Terminal:
    """A program in a terminal of 80 by 24 letters, and all that it wrote there."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.mine, its = pty.openpty()
        ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "miccia", *words],
            stdin=its,
            stdout=its,
            stderr=its,
            start_new_session=True,
            env=KEEPING | {"TERM": "xterm-256color"} | environment,
        )
        os.close(its)
        self.shown = b""

    def sees(self, text: str) -> None:
        """Wait for it."""
        deadline = time.monotonic() + PATIENCE
        while text.encode() not in self.shown:
            assert time.monotonic() < deadline, self.plain
            self.read()

    @property
    def plain(self) -> str:
        """All that was written, without what moves and colours it."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", " ", self.shown.decode(errors="replace"))

    def read(self) -> bool:
        """Whatever comes within a moment; False once there is nothing more."""
        if not select.select([self.mine], [], [], 0.2)[0]:
            return True
        try:
            data = os.read(self.mine, 65536)
        except OSError:  # whoever wrote there has gone
            return False
        self.shown += data
        return bool(data)

    def press(self, keys: str) -> None:
        os.write(self.mine, keys.encode())

    def ends(self) -> int:
        """Wait for it to end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.read() and self.process.poll() is None:
            assert time.monotonic() < deadline
        code = self.process.wait(PATIENCE)
        os.close(self.mine)
        return code


def first_screen() -> tuple[Terminal, int]:
    """A game in a terminal, and the server that came with it."""
    words = ["play", "hanabi", "--players", "2", "--bots", "steady", "--name", "Ada"]
    terminal = Terminal(*words, HTTP_PROXY="http://127.0.0.1:1")  # which no way to this machine takes
    terminal.sees("Ada (you)")
    (server,) = children(terminal.process.pid)
    return terminal, server


def test_ctrl_c_leaves_and_takes_the_server_along() -> None:
    terminal, server = first_screen()
    terminal.press("\x03")
    assert terminal.ends() == 0 and not alive(server)


def test_q_asks_and_leaves() -> None:
    terminal, server = first_screen()
    terminal.press("q")
    terminal.sees("Leave it?")
    terminal.press("2")
    assert terminal.ends() == 0 and not alive(server)


@pytest.mark.anyio
async def test_an_invitation_is_followed_and_the_seat_come_back_to(port: int, tmp_path: Path) -> None:
    async with Player(port) as anna:
        code = await anna.make()
        await anna.go(code)
        for name in ("Bea", "Rea"):
            words = ["play", "--table", f"http://127.0.0.1:{port}/t/{code}", "--name", name]
            terminal = Terminal(*words, MICCIA_DATA=str(tmp_path))
            terminal.sees("Bea (you)")
            terminal.press("\x03")
            assert terminal.ends() == 0
        while [seat["name"] for seat in anna.table["seats"]] != ["Ada", "Bea"]:
            await anna.hear()


@pytest.mark.parametrize("number", [SIGTERM, SIGHUP])
def test_whoever_is_ended_from_outside_takes_the_server_along(number: Signals) -> None:
    terminal, server = first_screen()
    terminal.process.send_signal(number)
    assert terminal.ends() == 0 and not alive(server)


def test_a_terminal_that_goes_away_without_a_word_takes_everything_along() -> None:
    terminal, server = first_screen()
    os.close(terminal.mine)
    terminal.process.wait(PATIENCE)
    assert not alive(server)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "chess"),
        (["hanabi", "--players", "9"], "not by 9"),
        (["hanabi", "--bots", "genius"], "genius"),
        (["hanabi", "--option", "rainbows"], "rainbows"),
        (["hanabi", "--table", "http://host/t/A-B-11"], "or --table"),
        ([], "or --table"),
        (["--table", "http://host/"], "LUNA-MARE-42"),
        (["--table", "http://127.0.0.1:1/t/LUNA-MARE-42"], "Nobody answers at http://127.0.0.1:1"),
    ],
)
def test_one_clear_sentence_for_what_cannot_be_played(words: list[str], says: str, tmp_path: Path) -> None:
    terminal = Terminal("play", *words, MICCIA_DATA=str(tmp_path))
    assert terminal.ends() == 2
    assert says in terminal.shown.decode() and "Traceback" not in terminal.shown.decode()


def test_a_record_is_leafed_through_where_there_is_a_terminal(tmp_path: Path) -> None:
    match = miccia.start("hanabi", seats=2, seed=1, stack={"starter": ["0"]})
    match.act(0, match.legal(0)[0])
    file = tmp_path / "game.jsonl"
    file.write_text(miccia.dump(match.record))
    terminal = Terminal("replay", str(file))
    terminal.sees("0/1")
    terminal.press("l")
    terminal.sees("1/1")
    terminal.press("q")
    assert terminal.ends() == 0


def test_without_a_terminal_a_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "miccia", "play", "hanabi"], input="", capture_output=True, text=True
    )
    assert done.returncode == 2 and "no terminal" in done.stderr and done.stderr.count("\n") == 1


def test_without_the_extra_a_sentence_and_everything_else_works(tmp_path: Path) -> None:
    """A finder that knows no Textual, as where it is not installed."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "class Without:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('textual', 'httpx'):\n"
        "            raise ModuleNotFoundError(f'No module named {name!r}', name=name)\n"
        "sys.meta_path.insert(0, Without())\n"
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    terminal = Terminal("play", "hanabi", PYTHONPATH=path)
    assert terminal.ends() == 2
    assert 'pip install "miccia[terminal]"' in terminal.shown.decode()
    assert terminal.shown.count(b"\n") == 1
    listed = Terminal("games", PYTHONPATH=path)
    assert listed.ends() == 0 and b"hanabi" in listed.shown

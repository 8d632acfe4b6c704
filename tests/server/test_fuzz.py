"""Nonsense of every kind over real sockets: it is answered, or the line is closed with a code that the
protocol knows. The log stays silent, the games stay as they are, and the server as large as it was."""

import hashlib
import json
import random
import re
import socket
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame as Raw
from websockets.frames import Opcode
from websockets.sync.client import ClientConnection, connect

from bench.server import memory
from miccia.games import names
from miccia.server import wire
from tests.server.frames import Frame, asked, frames, mutated
from tests.server.house import PATIENCE
from tests.server.process import spawned

CODES = {1002, 1007, 1008, 1009, 1012, 1013, 4403, 4404}  # docs/protocol.md
GROWTH = 40_000_000  # bytes that a server may grow by under all of it: tables in memory, their whole games


class Guest:
    """Somebody at a table who waits for an answer to everything."""

    def __init__(self, port: int, code: str, cookie: str = "") -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{code}"
        self.cookie = cookie
        self.sent: list[str] = []
        self.line: ClientConnection | None = None
        self.n = 0
        self.view: Any = None
        self.legal: list[int] = []
        self.codes: list[int] = []  # with which the line was closed

    def open(self) -> ClientConnection:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.line = connect(
            self.address, additional_headers=headers, compression=None, max_size=None, legacy=True
        )
        self.line.send('{"t":"hello"}')
        return self.line

    def tell(self, frame: Frame) -> list[str]:
        """Send a frame; what is answered before the answer to a `ping` behind it."""
        line = self.line or self.open()
        line.send(frame)
        line.send('{"t":"ping"}')
        pongs = 2 if isinstance(asked(frame), wire.Ping) else 1
        answers: list[str] = []
        while answers.count("pong") < pongs:
            answers.append(self.hear(line))
        return answers[:-1]

    def hear(self, line: ClientConnection) -> str:
        message = json.loads(line.recv(PATIENCE))
        if message["t"] == "update":
            self.n, self.view = message["n"], message["view"]
            self.legal = [offer["id"] for offer in message["legal"]]
        assert message.get("code") != "server-error"
        return str(message["t"])

    def shout(self, frame: Frame) -> None:
        """It is answered, or ends the line."""
        try:
            answers = self.tell(frame)
            assert answers or isinstance(asked(frame), wire.Ready | wire.GoOn), (
                frame
            )  # these may change nothing
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd else 1006)
            self.line = None

    def look(self) -> tuple[int, Any]:
        """The game as it is now: the number of its last update, and what is seen."""
        self.leave()
        self.open()
        self.tell('{"t":"hello"}')
        return self.n, self.view

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


class House:
    """A server with two tables of every game: at one a stranger looks on, at the other a player is alone with
    bots. What the stranger says changes nothing."""

    def __init__(self, port: int, data: Path) -> None:
        self.data = data
        self.strangers: list[Guest] = []
        self.players: list[Guest] = []
        for game in names():
            for guests in (self.strangers, self.players):
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
                    wish = {"game": game, "seats": 3, "name": "Ada", "play": True, "customs": {"grace": 0}}
                    code = http.post("/api/tables", json=wish).raise_for_status().json()["code"]
                    cookie = (
                        ""
                        if guests is self.strangers
                        else "; ".join(f"{k}={v}" for k, v in http.cookies.items())
                    )
                guests.append(Guest(port, code, cookie))

    @property
    def everybody(self) -> list[Guest]:
        return self.strangers + self.players

    def traffic(self) -> list[str]:
        """What people really send: moves, and what is said around them."""
        real = ['{"t":"hello","language":"it"}', '{"t":"phrase","id":3,"phrase":"hello"}']
        real += ['{"t":"sit","id":1,"name":"Ada","seat":0,"salt":"0af1"}', '{"t":"pause","id":4,"on":true}']
        for player in self.players:
            for number in range(6):
                player.look()
                action = (player.legal or [0])[0]
                real.append(json.dumps({"t": "do", "id": number, "action": action, "seen": number}))
                player.tell(real[-1])
        return real

    def digest(self) -> str:
        """Of all that is stored of the tables that are none of the strangers' business."""
        codes = [guest.address.rpartition("/")[2] for guest in self.strangers]
        digest = hashlib.sha256()
        with closing(sqlite3.connect(self.data / "miccia.db")) as db:
            for table in ("tables", "seats", "inputs", "notes", "turned_away"):
                for code in codes:
                    for row in db.execute(f"SELECT * FROM {table} WHERE code = ?", (code,)):
                        digest.update(repr(row).encode())
        return digest.hexdigest()


def thought_of(house: House, lists: int) -> int:
    """Frames that hypothesis makes, in so many lists; how many frames."""
    shouted = 0

    @given(at=st.integers(0, 7), said=st.lists(frames(), min_size=20))
    @settings(
        max_examples=lists,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def shout(at: int, said: list[Frame]) -> None:
        nonlocal shouted
        for frame in said:
            house.everybody[at].shout(frame)
        shouted += len(said)

    shout()
    return shouted


def misheard(house: House, number: int) -> int:
    """So many frames that are real ones with something changed in them."""
    dice, real = random.Random(number), house.traffic()
    for _ in range(number):
        dice.choice(house.everybody).shout(mutated(dice.choice(real), dice))
    return number


def noise(tmp_path: Path, lists: int, changed: int) -> str:
    """Nonsense for a house; what there was of it."""
    data = tmp_path / "data"
    with (tmp_path / "server.log").open("a+") as log:
        with spawned(data, log) as (process, port):
            house = House(port, data)
            before = house.digest()
            said = misheard(house, changed // 10) + thought_of(house, lists // 10)
            size = memory(process.pid)
            said += misheard(house, changed) + thought_of(house, lists)
            grown = memory(process.pid) - size
            assert house.digest() == before
            assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
            seen = [guest.look() for guest in house.everybody]
            for guest in house.everybody:
                guest.leave()
        with spawned(data, log) as (_, port):
            for guest, (n, view) in zip(house.everybody, seen, strict=True):
                guest.address = re.sub(r":\d+/", f":{port}/", guest.address)
                again = guest.look()
                assert again == (n, view) or (guest in house.players and again[0] > n)  # where bots play on
                guest.leave()
        log.seek(0)
        assert log.read() == ""
    assert grown < GROWTH
    closes = Counter(code for guest in house.everybody for code in guest.codes)
    assert closes.keys() <= CODES
    return (
        f"{said} frames, {closes.total()} of which closed a line ({dict(closes)});"
        f" the server grew by {grown / 1e6:.1f} MB"
    )


def test_nonsense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = noise(tmp_path, lists=20, changed=2_500)
    with capsys.disabled():
        print(f"\n{figures}")


@pytest.mark.soak
def test_a_hundred_thousand_frames(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = noise(tmp_path, lists=800, changed=75_000)
    with capsys.disabled():
        print(f"\n{figures}")


# Below the messages: bytes that are no frames


def real_bytes(dice: random.Random) -> bytes:
    """A conversation as it goes over the line, in frames of one or several pieces."""
    frames = [
        Raw(Opcode.TEXT, b'{"t":"hello"}'),
        Raw(Opcode.TEXT, b'{"t":"pi', fin=False),
        Raw(Opcode.PING, b"between"),
        Raw(Opcode.CONT, b'ng"}'),
        Raw(Opcode.BINARY, dice.randbytes(dice.randrange(200))),
        Raw(Opcode.TEXT, b'{"t":"stand","id":7}'),
    ]
    return b"".join(frame.serialize(mask=True) for frame in frames)


def twisted(whole: bytes, dice: random.Random) -> bytes:
    """Some bytes changed, left out or put in, or only a part of it."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(whole) + 1)
        end = at + dice.randint(0, 6)
        whole = dice.choice([
            whole[:at],
            whole[:at] + dice.randbytes(dice.randint(1, 6)) + whole[end:],
            whole[:at] + whole[end:],
            whole[:at] + bytes([byte ^ 1 << dice.randrange(8) for byte in whole[at:end]]) + whole[end:],
        ])  # fmt: skip
    return whole


HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def answered(port: int, *said: bytes) -> bytes:
    """All that comes back, to one thing after the other, until the other side ends the line: which it does
    once we have no more to say."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        heard = b""
        with suppress(ConnectionError):
            for part in said[:-1]:
                line.sendall(part)
                heard += line.recv(65536)
            line.sendall(said[-1])
            line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                heard += more
        return heard


def close_codes(heard: bytes) -> Iterator[int]:
    """Of the close frames in what came over a line."""
    body = heard.partition(b"\r\n\r\n")[2]
    while len(body) >= 2:
        size, skip = body[1], 2
        if size == 126:
            size, skip = int.from_bytes(body[2:4], "big"), 4
        elif size == 127:
            size, skip = int.from_bytes(body[2:10], "big"), 10
        if body[0] & 15 == Opcode.CLOSE:
            yield int.from_bytes(body[skip : skip + 2], "big")
        body = body[skip + size :]


def babble(tmp_path: Path, number: int) -> None:
    dice = random.Random(number)
    with (tmp_path / "server.log").open("a+") as log, spawned(tmp_path / "data", log) as (_, port):
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            wish = {"game": "hanabi", "seats": 2, "name": "Ada"}
            code = http.post("/api/tables", json=wish).json()["code"]
        shake = HANDSHAKE.format(code=code, port=port).encode()
        for _ in range(number):
            heard = answered(port, shake, twisted(real_bytes(dice), dice))
            assert heard.startswith(b"HTTP/1.1 101 ")
            assert {*close_codes(heard)} <= CODES | {1000}
            heard = answered(port, twisted(shake, dice))
            assert re.match(rb"HTTP/1.1 [1-4]\d\d |$", heard), heard
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        log.seek(0)
        assert log.read() == ""


def test_what_comes_behind_the_end_of_a_line_harms_nobody(tmp_path: Path) -> None:
    """In one piece with what ends it: a text that is none, or a close."""
    none, close = Raw(Opcode.TEXT, b"\xa1"), Raw(Opcode.CLOSE, b"\x03\xe8")
    with (tmp_path / "server.log").open("a+") as log, spawned(tmp_path / "data", log) as (_, port):
        shake = HANDSHAKE.format(code="LUNA-MARE-10", port=port).encode()
        for first, code in (none, 1007), (close, 1000):
            for last in (none, close, Raw(Opcode.PING, b"still there?")):
                heard = answered(port, shake, first.serialize(mask=True) + last.serialize(mask=True))
                assert {*close_codes(heard)} <= {code}
        log.seek(0)
        assert log.read() == ""


def test_bytes_that_are_no_frames(tmp_path: Path) -> None:
    babble(tmp_path, 200)


@pytest.mark.soak
def test_many_bytes_that_are_no_frames(tmp_path: Path) -> None:
    babble(tmp_path, 5_000)

"""A room joins by phone: the address of the house's network and its QR code, in a real terminal."""

import fcntl
import io
import os
import pty
import re
import socket
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import segno

from miccia.server.welcome import QUIET, drawn, house_addresses, own_address, reachable, url, welcome
from tests.server.house import Player

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform == "win32", reason="a terminal")]


@contextmanager
def terminal(data: Path, columns: int, *flags: str, encoding: str = "utf-8") -> Iterator[str]:
    """What `miccia serve` writes into a terminal so wide until it answers."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    command = [sys.executable, "-m", "miccia", "serve", "--port=0", "--no-open", f"--data={data}", *flags]
    env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(command, stdout=theirs, env=env | {"PYTHONIOENCODING": encoding})
    os.close(theirs)
    try:
        said = os.read(ours, 65536)
        port = int(re.findall(rb":(\d+) ", said)[0])
        httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=20)  # what comes first has come
        os.set_blocking(ours, False)
        while True:
            try:
                said += os.read(ours, 65536)
            except BlockingIOError:
                break
        yield said.decode(encoding).replace("\r\n", "\n")
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read(lines: list[str]) -> list[list[bool]]:
    """What a camera sees of half blocks in bright ink on black: for every module whether it is dark."""
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    modules = [[bool(halves[block][half]) for block in line] for line in lines for half in (0, 1)]
    side = len(lines[0])
    return [row[QUIET : side - QUIET] for row in modules[QUIET : side - QUIET]]


def codes(said: str) -> list[str]:
    return re.findall(r"^\x1b\[97;40m([█▀▄ ]+)\x1b\[0m$", said, re.MULTILINE)


needs_network = pytest.mark.skipif(own_address() == "127.0.0.1", reason="this machine is in no network")


@needs_network
def test_a_terminal_shows_the_code_of_the_address(tmp_path: Path) -> None:
    with terminal(tmp_path, 80, "--host", "0.0.0.0") as said:
        (address,) = re.findall(r"^Phones in this network join at (\S+)$", said, re.MULTILINE)
        assert own_address() in address and httpx.get(f"{address}/healthz").text == "ok\n"
        matrix = [[bool(module) for module in row] for row in segno.make_qr(address, error="l").matrix]
        assert read(codes(said)) == matrix


@needs_network
@pytest.mark.parametrize(("columns", "encoding"), [(30, "utf-8"), (80, "ascii")])
def test_where_it_does_not_fit_the_address_must_do(tmp_path: Path, columns: int, encoding: str) -> None:
    with terminal(tmp_path, columns, "--host", "0.0.0.0", encoding=encoding) as said:
        assert "Phones in this network join at http://" in said and not codes(said)


def test_whoever_is_for_this_machine_alone_invites_nobody(tmp_path: Path) -> None:
    with terminal(tmp_path, 80) as said:
        assert "Phones" not in said and said.count("\n") == 1
    for host in ("127.0.0.1", "127.1.2.3", "::1", "localhost", "169.254.1.1", "fe80::1"):
        out = io.StringIO()
        welcome(host, 8000, out)
        assert out.getvalue() == "", host


def test_a_proxy_in_front_does_the_inviting(tmp_path: Path) -> None:
    with terminal(tmp_path, 80, "--host", "0.0.0.0", "--behind", "127.0.0.1") as said:
        assert "Phones" not in said


@needs_network
def test_several_networks_are_all_told_and_those_inside_this_machine_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Ip:
        is_IPv4 = True

        def __init__(self, ip: str) -> None:
            self.ip = ip

    class Adapter:
        def __init__(self, nice_name: str, *ips: str) -> None:
            self.nice_name = nice_name
            self.ips = [Ip(ip) for ip in ips]

    adapters = [Adapter("lo", "127.0.0.1"), Adapter("docker0", "172.17.0.1"), Adapter("wlan0", "10.1.2.3")]
    adapters += [Adapter("eth0", own_address(), "169.254.7.7")]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    assert house_addresses("0.0.0.0") == [own_address(), "10.1.2.3"]
    out = io.StringIO()
    welcome("0.0.0.0", 8000, out)
    first, second = out.getvalue().splitlines()
    assert first == f"Phones in this network join at {url(own_address(), 8000)}"
    assert second == "or at http://10.1.2.3:8000"


def test_addresses() -> None:
    assert url("0.0.0.0", 8000) == f"http://{own_address()}:8000"
    assert url("::1", 8000) == "http://[::1]:8000"
    assert house_addresses("192.0.2.7") == ["192.0.2.7"] and reachable("table.example")
    assert len({len(line) for line in drawn("http://192.168.178.23:8000")}) == 1


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="IPv6 alone")
async def test_a_server_for_both_kinds_of_address_knows_its_proxy(tmp_path: Path) -> None:
    """Listening on `::`, a proxy that calls from 127.0.0.1 comes as ::ffff:127.0.0.1."""
    with terminal(tmp_path, 80, "--host", "::", "--behind", "127.0.0.1") as said:
        player = Player(int(re.findall(r":(\d+) ", said)[0]))
        answer = await player.http.get("/api/tables", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in answer.headers["set-cookie"]
        await player.leave()

"""A line that breaks and is mended, and where tables are."""

from pathlib import Path

import pytest

from miccia.core.refused import BadSetup
from miccia.terminal import address
from miccia.terminal.address import Place
from miccia.terminal.known import Known
from tests.server.house import Player
from tests.terminal.player import begun, guest, seated
from tests.terminal.relay import relay

pytestmark = pytest.mark.anyio


async def test_a_line_that_breaks_is_mended_and_says_so(port: int, tmp_path: Path) -> None:
    async with Player(port) as anna, relay(port) as wire:
        code = await anna.make()
        async with seated(guest(wire.port, code, tmp_path)) as bea:
            await begun(anna, bea, code)
            wire.tear()
            await bea.sees("Connection lost")
            assert not bea.app.table.choices.offered
            await anna.act(anna.update["legal"][0]["id"])
            await anna.until(lambda message: message["t"] == "update")
            assert bea.app.seen.update["n"] < anna.update["n"]
            wire.mend()
            await bea.until(lambda: bea.app.seen.update["n"] == anna.update["n"])
            await bea.sees("Connected")
            assert await bea.move()
            assert bea.app.seen.you == 1


@pytest.mark.parametrize(
    ("text", "house", "code"),
    [
        ("http://host:8000/t/LUPO-PARCO-26", "http://host:8000", "LUPO-PARCO-26"),
        ("https://games.example/t/lupo-parco-26/", "https://games.example", "LUPO-PARCO-26"),
        ("192.0.2.7:8000/t/LUPO-26", "http://192.0.2.7:8000", "LUPO-26"),
        ("http://[::1]:8000/t/LUPO-26", "http://[::1]:8000", "LUPO-26"),
    ],
)
def test_an_invitation_leads_to_its_table(text: str, house: str, code: str) -> None:
    assert address.read(text) == Place(house, code)


@pytest.mark.parametrize(
    "text",
    ["", "LUPO-PARCO-26", "http://host", "http://host/t/", "ftp://host/t/A-B-11", "http://host:x/t/A-B-11",
     "http://me:secret@host/t/A-B-11", "http://host/t/A/B", "http:///t/A-B-11"],
)  # fmt: skip
def test_what_is_no_invitation(text: str) -> None:
    with pytest.raises(BadSetup, match="LUNA-MARE-42"):
        address.read(text)


def test_no_proxy_stands_before_this_machine() -> None:
    assert Place("http://127.0.0.1:8000", "A-B-11").near and Place("http://[::1]:8000", "A-B-11").near
    assert not Place("http://192.0.2.7:8000", "A-B-11").near


def test_sockets_are_as_safe_as_pages() -> None:
    assert Place("https://host", "A-B-11").socket == "wss://host/ws/A-B-11"
    assert Place("http://host:8000", "A-B-11").socket == "ws://host:8000/ws/A-B-11"


def test_a_cookie_is_kept_for_its_house_and_its_player_alone(tmp_path: Path) -> None:
    known = Known(tmp_path / "new")
    assert known.cookie("http://a") == ""
    known.keep("http://a", "miccia=1")
    known.keep("http://b", "miccia=2")
    assert Known(tmp_path / "new").cookie("http://a") == "miccia=1"
    assert known.file.stat().st_mode & 0o777 == 0o600
    known.file.write_text("no JSON")
    assert known.cookie("http://a") == ""

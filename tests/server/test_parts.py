"""The small parts of the server on their own."""

import asyncio
import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

import miccia
from miccia.core.refused import Refused
from miccia.core.words import FRAME
from miccia.server import words
from miccia.server.desk import Paragraph
from miccia.server.http.doorway import Crowd
from miccia.server.http.line import SHORT, header, short_text
from miccia.server.http.rulebook import read
from miccia.server.limits import Bucket, Buckets, Limits, counted
from miccia.server.lobby.codes import NAMES, is_code, new_code
from miccia.server.people import seats
from miccia.server.people import tokens as sessions
from miccia.server.people.nicknames import own_name
from miccia.server.people.places import Place, Places, host_of
from miccia.server.serve import listen
from miccia.server.store.folder import data_folder
from miccia.server.table.connection import Connection
from tests.server.house import Hourglass, running

SOURCES = Path(words.__file__).parent


def test_every_refusal_has_words() -> None:
    codes = {
        code
        for path in SOURCES.rglob("*.py")
        for line in path.read_text().splitlines()
        for call in ('Refused("', 'self.bad("', 'BadSetup("')
        for code in [part.partition('"')[0] for part in line.split(call)[1:]]
    }
    assert len(codes) > 20
    assert [code for code in codes if not FRAME.has(f"refused-{code}")] == []


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        ("it", "en", "it"),
        (None, "it-CH, en;q=0.5", "it"),
        ("tlh", "it", "it"),
        ("IT", "", "en"),  # tags are asked for as they are listed
        (None, "tlh, en;q=0.1, it;q=0.5", "it"),
        (None, "tlh", "en"),
        (None, "", "en"),
    ],
)
def test_who_asks_for_a_language_that_is_not_spoken_gets_the_next_best(
    asked: str | None, accepted: str, language: str
) -> None:
    assert words.choose(asked, accepted) == language


def test_codes_are_short_and_widen_when_they_are_taken() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(4 <= len(name) <= 6 and name.isascii() and name.isalpha() and name.isupper() for name in NAMES)
    assert len(NAMES) * (len(NAMES) - 1) * 90 > 10_000_000
    first, second, number = new_code(0).split("-")
    assert {first, second} <= set(NAMES) and first != second and len(number) == 2
    assert len(new_code(8).split("-")[2]) == 3 and len(new_code(99).split("-")[2]) > 10
    assert all(is_code(new_code(tries)) for tries in range(100)) and is_code("LUNA-42")
    for text in ("", "LUNA", "LUNA-42\n", "luna-42", "LUNA-MARE-SOLE-42", "LUNA-42-MARE"):
        assert not is_code(text)


@pytest.mark.anyio
async def test_a_crowded_house_still_finds_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miccia.server.lobby.codes.NAMES", ("LUNA", "MARE"))
    async with running(tmp_path / "miccia.db") as server:
        ada = server.player()
        codes = await asyncio.gather(*[ada.make() for _ in range(240)])
        assert len(set(codes)) == 240 and max(map(len, codes)) > len("LUNA-MARE-42")
        await ada.leave()


@pytest.mark.anyio
async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    clock = Hourglass()
    async with running(tmp_path / "miccia.db", clock=clock, idle=1000) as server:
        ada, bea = server.player(), server.player()
        watched, idle = await ada.make(), await bea.make(name="Bea")
        await ada.go(watched)
        async with asyncio.timeout(10):
            while idle in server.lobby.tables:
                clock.turn(250)
                await asyncio.sleep(0.01)  # the store is asked what is outdated
        assert set(server.lobby.tables) == {watched}
        await bea.go(idle)
        assert bea.table["seats"][0]["name"] == "Bea" and bea.table["host"]
        for player in (ada, bea):
            await player.leave()


def test_a_bucket_fills_again() -> None:
    clock = Hourglass()
    bucket = Bucket(clock, 2, 1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.turn(999)
    assert not bucket.take()
    clock.turn(1)
    assert bucket.take() and not bucket.take()


def test_a_bucket_holds_no_more_than_a_burst() -> None:
    clock = Hourglass()
    bucket, buckets = Bucket(clock, 2, 1), Buckets(clock, 2, 1)
    bucket.take(), buckets.take("a")
    clock.turn(3_600_000)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_a_reader_who_cannot_keep_up_goes_on_from_the_latest() -> None:
    connection = Connection("", "en", Bucket(Hourglass(), 1, 1), 2)
    assert (
        connection.send_frame(b"old") and connection.send_frame(b"older") and not connection.send_frame(b"x")
    )
    assert connection.skip() and not connection.frames
    assert connection.send_frame(b"latest") and list(connection.frames) == [b"latest"]
    assert not connection.skip() and connection.lost  # it did not help


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_begins_as_the_library_would_begin_it(size: int) -> None:
    text = b"x" * size
    assert header(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("text", ["x", '{"t":"ping"}', "è" * (SHORT // 2), "x" * SHORT])
def test_a_short_text_that_comes_whole_is_read(text: str) -> None:
    assert short_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b""),
        Frame(Opcode.TEXT, b"x" * (SHORT + 1)),
        Frame(Opcode.TEXT, b"a piece", fin=False),
        Frame(Opcode.CONT, b"another"),
        Frame(Opcode.TEXT, b"\xff\xfe is no text"),
        Frame(Opcode.BINARY, b"bytes"),
        Frame(Opcode.PING, b"ping"),
        Frame(Opcode.PONG, b"pong"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
    ],
)
def test_anything_else_is_left_to_the_library(frame: Frame) -> None:
    assert short_text(frame.serialize(mask=True)) is None


def test_what_is_not_one_frame_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b'{"t":"ping"}').serialize(mask=True)
    assert [short_text(whole[:size]) for size in range(len(whole))] == [None] * len(whole)
    assert short_text(whole + whole) is None
    assert short_text(bytes([whole[0] | 0x40]) + whole[1:]) is None  # packed
    assert short_text(Frame(Opcode.TEXT, b'{"t":"ping"}').serialize(mask=False)) is None


def test_addresses_have_buckets_of_their_own_and_full_ones_are_forgotten() -> None:
    clock = Hourglass()
    buckets = Buckets(clock, 1, 1)
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    clock.turn(5000)
    for number in range(1001):
        buckets.take(str(number))
    assert buckets.take("c") and "a" not in buckets.of


def test_an_address_that_has_spent_its_tokens_is_not_forgotten_among_many() -> None:
    buckets = Buckets(Hourglass(), 1, 1)
    assert buckets.take("a")
    for number in range(1500):
        buckets.take(str(number))
    assert not buckets.take("a") and not buckets.left("a")


def test_of_ipv6_only_the_half_is_counted_that_nobody_chooses() -> None:
    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::1")
    assert counted("192.0.2.1") != counted("192.0.2.2")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1")  # as a socket for both kinds writes it
    assert counted("a pipe") == "a pipe"


def test_only_a_named_proxy_may_hold_many_connections() -> None:
    crowd = Crowd(Limits(connections=2), ["192.0.2.1/32", "::1/128"])
    for proxy in ("192.0.2.1", "::1"):
        assert all(crowd.enter(proxy) for _ in range(5))
    for visitor in (["192.0.2.2"] * 3, ["2001:db8::1", "2001:db8::2", "2001:db8::3"]):
        assert [crowd.enter(host) for host in visitor] == [True, True, False]
        crowd.leave(visitor[0])
        assert crowd.enter(visitor[2])


def test_the_host_is_the_maker_then_who_came_first() -> None:
    places: Places = (Place(),) * 3
    assert host_of(places, "maker") == "maker"
    places = seats.sit(places, "bea", "Bea", 2, "")
    places = seats.sit(places, "ada", "Ada", 0, "")
    places = seats.sit(places, "bea", "Beatrice", 1, "")  # another seat and name, but she came first
    assert host_of(places, "maker") == "bea"
    places = seats.sit(places, "maker", "Cai", None, "")
    assert host_of(places, "maker") == "maker"
    places = seats.sit(seats.stand(places, "bea"), "bea", "Bea", None, "")
    assert host_of(seats.stand(places, "maker"), "maker") == "ada"


def test_a_long_name_makes_room_for_its_number() -> None:
    name = "x" * 24
    assert own_name(name, [name]) == "x" * 22 + " 2"
    assert own_name(name, [name, "x" * 22 + " 2"]) == "x" * 22 + " 3"


def test_bots_have_names_that_nobody_has() -> None:
    places = seats.fill_all((Place("human", "giulia", None, "s"), *[Place()] * 4), "random")
    names = [place.name.casefold() for place in places]
    assert len(set(names)) == 5
    with pytest.raises(Refused, match="seat-taken"):
        seats.fill(places, 0, "random")
    assert seats.fill(places, 1, "steady")[1].name == places[1].name


def test_origins() -> None:
    same = sessions.same_origin
    assert same(None, "http", "miccia.example")
    assert same("https://miccia.example", "https", "miccia.example")
    assert same("https://miccia.example", "wss", "miccia.example")
    assert same("http://[::1]:8000", "ws", "[::1]:8000")
    assert (
        not same(None, "http", None)
        and not same("http://", "http", "")
        and not same("http://None", "http", None)
    )
    for origin in (
        "",
        "null",
        "https://evilmiccia.example",
        "https://miccia.example.evil",
        "https://miccia.example:1",
        "https://miccia.example/",
        "http://miccia.example",
        "//miccia.example@x",
        "https://x@miccia.example",
    ):
        assert not same(origin, "https", "miccia.example"), origin


def test_a_rulebook_is_read() -> None:
    book = read(
        "# The game\n\n> To win, and\nto have fun.\n\nWelcome to\nthe table."
        "\n\n- **H1.** Begin,\n  then go on.\n- End."
        "\n\n## First\n\n**H1.** One\nrule.\n\n**H15, H16.** Two rules."
        "\n## Second\nRight below **bold.**\n\n\n**Not a number.** Text\n"
    )
    assert (book.title, book.goal) == ("The game", "To win, and to have fun.")
    assert book.summary == [Paragraph("H1", "Begin, then go on."), Paragraph("", "End.")]
    assert [section.heading for section in book.sections] == ["", "First", "Second"]
    assert book.sections[0].paragraphs == [Paragraph("", "Welcome to the table.")]
    assert book.sections[1].paragraphs == [Paragraph("H1", "One rule."), Paragraph("H15, H16", "Two rules.")]
    assert [paragraph.rule for paragraph in book.sections[2].paragraphs] == ["", ""]


def test_the_schema_names_every_message_and_every_game() -> None:
    program = [sys.executable, "-m", "miccia.server.schema"]
    schema = json.loads(subprocess.run(program, check=True, capture_output=True, text=True).stdout)
    for name in ("Hello", "Do", "Table", "Update", "Refusal", "NewTable", "Lists", "Rulebook", "Problem"):
        assert name in schema["$defs"]
    for game in miccia.games.names():
        assert {f"{game}View", f"{game}Options", f"{game}Event"} <= schema["properties"].keys()
    text = json.dumps(schema)
    assert all(f'"#/$defs/{name}"' in text for name in ("Mark", "Clued", "Seat"))


def test_a_busy_port_gives_one_clear_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(
            SystemExit, match=rf"^port {port} on 127.0.0.1 cannot be used \(.+\); try --port \d+$"
        ):
            listen("127.0.0.1", port)


def test_a_file_that_is_no_database_gives_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "miccia.db").write_text("not a database at all, but long enough to look like one" * 20)
    program = "import sys; from pathlib import Path; from miccia.server.serve import serve; "
    program += "serve(port=0, data=Path(sys.argv[1]), open_browser=False)"
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 1 and "cannot be used" in done.stderr and "Traceback" not in done.stderr


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MICCIA_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("MICCIA_DATA")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "miccia"

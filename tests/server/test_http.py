"""The HTTP side: games, rulebooks, new tables, problems in words, cookies, headers, the client's pages."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import miccia
from miccia.server import words
from miccia.server.http.pages import not_built
from miccia.server.store.contract import TableRow
from miccia.server.store.sqlite import SqliteStore
from tests.server.house import Player, Server, running

pytestmark = pytest.mark.anyio


async def test_the_games_in_both_languages(ada: Player) -> None:
    in_english = {game["key"]: game for game in (await ada.http.get("/api/games")).json()}
    in_italian = {game["key"]: game for game in (await ada.http.get("/api/games?language=it")).json()}
    assert list(in_english) == list(in_italian) == miccia.games.names()
    english, italian = in_english["hanabi"], in_italian["hanabi"]
    assert english["seats"] == [2, 3, 4, 5]
    assert all(in_english[key]["blurb"] != in_italian[key]["blurb"] for key in in_english)
    for game in in_english.values():  # a page can only ask for yes or no, or for one of a few
        assert all(isinstance(option["default"], (bool, str)) for option in game["options"])
    options = {option["name"]: option for option in italian["options"]}
    assert options["expert"]["choices"] == [] and options["expert"]["default"] is False
    assert [choice["value"] for choice in options["six_colours"]["choices"]] == ["no", "rainbow", "sixth"]
    assert {"value": "random", "label": "Casuale"} in italian["bots"]


async def test_the_rulebook_has_numbered_rules(ada: Player) -> None:
    for language in ("en", "it"):
        book = (await ada.http.get(f"/api/rulebook/hanabi?language={language}")).json()
        rules = [paragraph["rule"] for section in book["sections"] for paragraph in section["paragraphs"]]
        assert book["title"] == "Hanabi" and "H7" in rules
    assert (await ada.http.get("/api/rulebook/chess")).json()["code"] == "unknown-game"


async def test_problems_speak_the_language_that_is_accepted(ada: Player) -> None:
    accepted = {"it-IT,en;q=0.8": "it", "de, en;q=0.2, it;q=0.7": "it", "de;q=x,,;q=": "en"}
    for header, language in accepted.items():
        answer = await ada.http.get("/api/nothing", headers={"Accept-Language": header})
        text = words.refusal("not-found", language)
        assert answer.status_code == 404
        assert answer.json() == {"code": "not-found", "rule": "", "text": text}


GOOD = {"game": "hanabi", "seats": 2, "name": "Ada"}


BAD: list[tuple[Any, int, str]] = [
    (None, 400, "bad-message"),
    ([], 400, "bad-message"),
    ({}, 400, "bad-message"),
    (GOOD | {"seats": "2"}, 400, "bad-message"),
    (GOOD | {"name": ""}, 400, "bad-message"),
    (GOOD | {"name": "x" * 25}, 400, "bad-message"),
    (GOOD | {"name": "\u202e"}, 400, "bad-name"),
    (GOOD | {"salt": "ab"}, 400, "bad-message"),
    (GOOD | {"seed": 7}, 400, "bad-message"),
    (GOOD | {"game": "chess"}, 404, "unknown-game"),
    (GOOD | {"game": "../hanabi"}, 404, "unknown-game"),
    (GOOD | {"seats": 1}, 400, "bad-seats"),
    (GOOD | {"seats": 10**12}, 400, "bad-seats"),
    (GOOD | {"options": {"expert": "yes"}}, 400, "bad-option"),
    (GOOD | {"options": {"cheat": True}}, 400, "bad-option"),
    (GOOD | {"options": {"colours": 2}}, 400, "bad-option"),  # for programs: no board shows a small box
    (GOOD | {"bot": "clever"}, 400, "unknown-bot"),
    (GOOD | {"options": {"x": "y" * 5000}}, 413, "too-large"),
]


async def test_bad_tables_are_not_made(ada: Player) -> None:
    for body, status, code in BAD:
        answer = await ada.http.post("/api/tables?language=it", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), body
        assert answer.json()["text"]
    assert await ada.lists() == {"mine": [], "open": []}


async def test_bodies_that_are_no_json(ada: Player) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"game=hanabi"):
        answer = await ada.http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), content
    assert (await ada.http.delete("/api/tables")).json()["code"] == "not-allowed"
    assert (await ada.http.get("/api/tables/LUNA-1/record")).json()["code"] == "unknown-table"


async def test_names_are_cleaned_and_told_apart(ada: Player, bea: Player, server: Server) -> None:
    code = await ada.make(seats=5, name="  Ada\u0007 \u202e Lovelace ")
    await ada.go(code)
    assert ada.table["seats"][0]["name"] == "Ada Lovelace"
    await bea.go(code)
    await bea.change("sit", name="ada lovelace")
    assert bea.table["seats"][1]["name"] == "ada lovelace 2"
    await bea.change("sit", name="Bea", seat=3)
    assert [seat["kind"] for seat in bea.table["seats"]] == ["human", "free", "free", "human", "free"]
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    names = [seat["name"] for seat in ada.table["seats"]]
    assert len(set(names)) == 5 and all(names)


async def test_the_cookie(ada: Player, bea: Player) -> None:
    answer = await ada.http.get("/api/tables")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in (await ada.http.get("/api/tables")).headers
    forged = await bea.http.get("/api/tables", headers={"Cookie": "miccia=guess"})
    assert "set-cookie" in forged.headers


async def test_the_socket_gives_a_cookie_too(ada: Player, bea: Player) -> None:
    code = await ada.make()
    await bea.go(code)
    assert bea.cookie is not None and bea.cookie != ada.cookie
    await bea.change("sit", name="Bea")
    assert (await bea.lists())["mine"][0]["code"] == code


async def test_every_answer_keeps_strangers_out(ada: Player) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = (await ada.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';") and "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert "server" not in headers


async def test_the_schema_is_there_without_other_sites(ada: Player) -> None:
    answer = await ada.http.get("/api/schema")
    assert answer.json()["openapi"].startswith("3.")
    assert "/api/tables" in answer.json()["paths"]
    assert "cdn" not in answer.text


class Stumbling(SqliteStore):
    """A store that fails when it is asked for lists."""

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        raise RuntimeError("a secret of the server")


async def test_an_unexpected_error_tells_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(Stumbling(tmp_path / "miccia.db")) as server:
        ada = server.player()
        answer = await ada.http.get("/api/tables?language=it")
        assert answer.status_code == 500
        assert answer.json()["text"] == "Al tavolo qualcosa è andato storto. Riprova."
        assert "secret" not in answer.text and "a secret of the server" in caplog.text
        await ada.leave()


class TestPages:
    """A server with a client that has been built."""

    @pytest.fixture
    async def server(self, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Server]:
        static = tmp_path / "static"
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text('<!doctype html><html lang="it"><title>Miccia</title>')
        (static / "favicon.svg").write_text("<svg/>")
        (static / ".fingerprint").write_text("hidden")
        (static / "assets" / "index-1a2b.js").write_text("console.log('hello')\n" * 100)
        async with running(tmp_path / "miccia.db", static=static) as server:
            yield server

    async def test_one_page_for_all_pages(self, ada: Player) -> None:
        for path in ("/", "/t/LUNA-42", "/rules/hanabi", "/index.html"):
            answer = await ada.http.get(path)
            assert answer.status_code == 200 and "<title>Miccia</title>" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        assert ada.cookie is not None

    async def test_what_others_show_of_a_link(self, ada: Player) -> None:
        here = str(ada.http.base_url).rstrip("/")
        page = await ada.http.get("/t/LUNA-MARE-42", headers={"Accept-Language": "en-GB"})
        assert '<html lang="en">' in page.text and "tabletop games that go off" in page.text
        assert f'<meta property="og:image" content="{here}/icon-512.png">' in page.text
        italian = await ada.http.get(
            "/", headers={"Accept-Language": "it", "If-None-Match": page.headers["etag"]}
        )
        assert italian.status_code == 200 and "giochi da tavolo" in italian.text and "LUNA" not in page.text
        again = await ada.http.get(
            "/", headers={"If-None-Match": page.headers["etag"], "Accept-Language": "en"}
        )
        assert again.status_code == 304
        for host in ('x"><script>alert(1)</script>', "a b", "a/b"):
            spoilt = await ada.http.get("/", headers={"Host": host})
            assert host not in spoilt.text and "og:image" not in spoilt.text

    async def test_hashed_files_are_kept_forever(self, ada: Player) -> None:
        answer = await ada.http.get("/assets/index-1a2b.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip" and answer.text.startswith("console.log")
        plain = await ada.http.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == answer.text
        same = await ada.http.get("/assets/index-1a2b.js", headers={"If-None-Match": answer.headers["etag"]})
        assert same.status_code == 304 and same.content == b""

    async def test_other_files(self, ada: Player) -> None:
        assert (await ada.http.get("/favicon.svg")).headers["content-type"].startswith("image/svg+xml")
        for path in (
            "/assets/old.js",
            "/favicon.ico",
            "/.fingerprint",
            "/..%2fmiccia.db",
            "/%2e%2e/miccia.db",
        ):
            answer = await ada.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path


async def test_a_client_that_was_not_built_says_so(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", static=tmp_path / "nowhere") as server:
        ada = server.player()
        answer = await ada.http.get("/t/LUNA-42", headers={"Accept-Language": "it"})
        assert answer.status_code == 503 and "make play" in answer.text
        assert "make play" not in not_built("en", "192.0.2.7")  # a guest cannot do anything about it
        await ada.leave()

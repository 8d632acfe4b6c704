"""Who somebody is: our own cookie is found among others, and nobody is taken for somebody else."""

import re
import sqlite3
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from miccia.server.people.tokens import Mint
from tests.server.house import Player, Server, running

pytestmark = pytest.mark.anyio

STRANGE = [
    'prefs={"theme":"dark"}',
    "list[0]=1",
    "(brackets)=x",
    "with=spaces in it, and commas",
    "città=perché",
    "path=/",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "domain=evil; secure; httponly",
    'quoted="a;',
    "no value",
    "=",
    ";;",
    "$Version=1",
    "a" * 3000 + "=b",
]


async def mine(player: Player, *cookies: str) -> tuple[list[str], bool]:
    """The codes of the tables at which these cookies sit, and whether somebody new was made."""
    headers = [(b"Cookie", "; ".join(cookies).encode())]
    async with httpx.AsyncClient(base_url=player.http.base_url) as http:
        answer = await http.get("/api/tables", headers=headers)
    return [card["code"] for card in answer.json()["mine"]], "set-cookie" in answer.headers


@pytest.mark.parametrize("strange", STRANGE)
async def test_our_own_cookie_is_found_among_others(ada: Player, strange: str) -> None:
    code = await ada.make()
    assert ada.cookie is not None
    assert await mine(ada, strange, ada.cookie) == ([code], False)
    assert await mine(ada, ada.cookie, strange) == ([code], False)


async def test_two_cookies_of_our_name_are_somebody_new(ada: Player, bea: Player) -> None:
    await ada.make()
    await bea.make()
    assert ada.cookie is not None and bea.cookie is not None
    assert await mine(ada, ada.cookie, bea.cookie) == ([], True)
    assert await mine(ada, ada.cookie, ada.cookie) == ([], True)


async def test_a_token_that_was_not_issued_here_is_somebody_new(ada: Player, tmp_path: Path) -> None:
    await ada.make()
    assert ada.cookie is not None
    name, _, token = ada.cookie.partition("=")
    other = "B" if token[0] == "A" else "A"
    for forged in ("A" * 43, "A" * 43 + "." + "A" * 22, other + token[1:], token[:-1], f'"{token}"'):
        assert await mine(ada, f"{name}={forged}") == ([], True), forged
    async with running(tmp_path / "another.db") as another:
        eve = another.player()
        await eve.make()
        assert eve.cookie is not None
        stolen = eve.cookie.partition("=")[2]
        assert await mine(ada, f"{name}={stolen}") == ([], True)
        assert not eve.cookie.startswith(f"{name}=")  # two servers on one machine share its cookies
        await eve.leave()


async def test_a_cookie_from_before_tokens_were_sealed_keeps_its_seat(
    ada: Player, server: Server, tmp_path: Path
) -> None:
    code = await ada.make()
    old = "x" * 43
    with sqlite3.connect(tmp_path / "miccia.db") as db:
        db.execute("UPDATE seats SET session = ? WHERE seat = 0", (sha256(old.encode()).hexdigest(),))
    again = Player(server.port, f"miccia={old}")
    answer = await again.http.get("/api/tables")
    assert [card["code"] for card in answer.json()["mine"]] == [code]
    sealed = re.match(r"(miccia-\w+=x{43}\.[\w-]{22});", answer.headers["set-cookie"])
    assert sealed is not None
    assert await mine(ada, f"miccia={old}", sealed[1]) == ([code], False)
    name = sealed[1].partition("=")[0]
    assert await mine(ada, f"miccia={old}", f"{name}=forged") == ([], True)  # somebody else set that one
    await again.leave()


async def test_a_token_that_nobody_here_has_used_is_not_sealed(server: Server) -> None:
    """Or somebody who can set a cookie could choose who others are."""
    stranger = Player(server.port, f"miccia={'y' * 43}")
    answer = await stranger.http.get("/api/tables")
    assert "set-cookie" in answer.headers and "y" * 43 not in answer.headers["set-cookie"]
    await stranger.leave()


def test_tokens_in_cookies() -> None:
    mint = Mint(b"key" * 11)
    token = mint.seal("r" * 43)
    assert mint.tokens(f"a=b; {mint.cookie}={token}; c=d") == [token]
    assert mint.tokens(mint.set_cookie(token, True).partition(";")[0]) == [token]
    assert mint.issued(token) and not Mint(b"another").issued(token)
    for bad in ("", "short", f"{token}x", f"{token}\n", "r" * 43, "\x00", token.upper()):
        assert not mint.issued(bad), bad

"""The shuffle as the browser watches over it: the salt comes after the commitment, lies are told apart."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, WebSocketRoute, expect

from miccia.core.record import seed_of
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.hanabi_page import Player

Header = dict[str, Any]


def play_now(page: Page) -> Player:
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    return Player(page)


def lose(player: Player) -> None:
    """Play whatever comes: three errors end the game."""
    while player.wait():
        for key in ("p", "a", "Enter"):
            player.page.keyboard.press(key)
        player.done()


def sealed(header: Header, secret: bytes) -> Header:
    """The header as it would be with another secret: sound in itself."""
    seed = seed_of(secret, header["salts"]).hex()
    return header | {"secret": secret.hex(), "commit": sha256(secret).hexdigest(), "seed": seed}


def test_bots_are_played_with_a_salt_that_comes_after_the_commitment(people: Opener) -> None:
    page = people("Ada", PHONE)
    told: list[dict[str, Any]] = []
    bodies: list[str] = []
    page.on("request", lambda request: bodies.append(request.post_data or ""))

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: told.append(json.loads(frame)))
        line.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    assert play_now(page).wait()
    assert not any('"play"' in body for body in bodies)
    kinds = [message["t"] for message in told]
    commit, sit, begin = kinds.index("table"), kinds.index("sit"), kinds.index("begin")
    assert commit < sit < begin < kinds.index("update")
    assert re.fullmatch("[0-9a-f]{32}", told[sit]["salt"])
    assert kinds[sit:begin].count("table") == 1  # the salt is in before the deal
    expect(page.get_by_role("heading", name="Who plays?")).to_be_hidden()


def test_a_record_that_lies_is_caught(people: Opener) -> None:
    """After a game played once more, which has a salt of its own; and by an onlooker who knows less."""
    page = people("Ada", DESKTOP)
    player = play_now(page)
    lose(player)
    player.result.get_by_role("button", name="Once more").click()
    expect(player.result).to_be_hidden()
    lose(player)
    lie: list[Callable[[Header], Header]] = [lambda header: header]

    def doctor(route: Route) -> None:
        answer = route.fetch()
        first, _, rest = answer.text().partition("\n")
        route.fulfill(response=answer, body=json.dumps(lie[-1](json.loads(first))) + "\n" + rest)

    page.route("**/record?game=2", doctor)
    found = player.result.get_by_role("status")

    def check(*sentences: str) -> None:
        player.result.get_by_role("button", name="Check the deck").click()
        for sentence in sentences:
            expect(found).to_contain_text(sentence)

    check("The secret is the promised one", "saw before the deal", "your browser added is in the seed")
    expect(found).not_to_contain_text("Careful")
    lie.append(lambda header: sealed(header, bytes(32)))
    check("did not keep its word", "The record carries another fingerprint")
    lie.append(lambda header: header | {"secret": "00" * 32})
    check("did not keep its word", "The secret in the record is not the one behind its fingerprint")
    lie.append(lambda header: header | {"seed": "00" * 32})
    check("did not keep its word", "The seed does not come from")
    lie.append(lambda header: sealed(header | {"salts": ["00"]}, bytes.fromhex(header["secret"])))
    check("did not keep its word", "The salt your browser added has been left out")
    lie.append(lambda header: header | {"stack": {"deck": ["R1"]}})
    check("did not keep its word", "laid out by hand")
    lie.append(lambda header: header)
    check("The secret is the promised one")
    expect(found).not_to_contain_text("Careful")
    player = Player(people("Eye", DESKTOP, path="/t/" + page.url.rpartition("/")[2]))
    found = player.result.get_by_role("status")
    check(
        "The secret is the promised one", "saw the fingerprint after the deal", "added no salt at this table"
    )


def test_a_commitment_that_changes_is_said_at_once(people: Opener) -> None:
    """From the deal on the table has another secret, and its record fits that one: only memory can tell."""
    page = people("Ada", DESKTOP, "it")
    other = bytes(range(32))

    def swap(line: WebSocketRoute) -> None:
        def answer(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "table" and message["phase"] != "gathering":
                message["commit"] = sha256(other).hexdigest()
            line.send(json.dumps(message))

        line.connect_to_server().on_message(answer)

    page.route_web_socket(re.compile("/ws/"), swap)
    page.get_by_role("button", name=re.compile("Gioca subito a Hanabi")).click()
    expect(page.get_by_role("alert")).to_contain_text("mostra un’altra impronta del suo segreto")

"""Letting a program of one's own play, from the page: the command that it shows is run as it stands."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.often import often
from tests.e2e.person import make_table
from tests.e2e.test_onlookers import open_column, two_at
from tests.e2e.test_pages import examine

ROOT = Path(__file__).parents[2]
BOTH = pytest.mark.parametrize("size", often(PHONE, DESKTOP))
ONE_MOVE = """
() => {
  const line = new WebSocket(location.href.replace('http', 'ws').replace('/t/', '/ws/'));
  line.onopen = () => line.send(JSON.stringify({ t: 'hello' }));
  line.onmessage = ({ data }) => {
    const { t, n, legal = [] } = JSON.parse(data);
    if (t !== 'update' || !legal.length) return;
    const { id } = legal.find((offer) => offer.act.do === 'clue') ?? legal[0];
    line.send(JSON.stringify({ t: 'do', id: n + 1, action: id, seen: n }));
    line.onmessage = ({ data }) => JSON.parse(data).t === 'update' && line.close();
  };
}
"""  # by whose page this is, over a line of its own


def command_of(page: Page) -> str:
    """Make a token and copy the command, by keyboard alone."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Let my program play").press("Enter")
    copy = page.get_by_role("button", name="Copy the command")
    expect(copy).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Command copied")).to_be_visible()
    command = str(page.evaluate("navigator.clipboard.readText()"))
    expect(page.get_by_role("textbox", name="Command for your program")).to_have_value(command)
    return command


@contextmanager
def run(command: str) -> Iterator[subprocess.Popen[bytes]]:
    """What the command starts in a shell."""
    variable, python, *arguments = shlex.split(command)
    name, _, value = variable.partition("=")
    assert python == "python3"
    process = subprocess.Popen([sys.executable, *arguments], cwd=ROOT, env=os.environ | {name: value})
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@BOTH
def test_a_program_plays_is_set_aside_and_cut_off(people: Opener, size: ViewportSize) -> None:
    ada, bea, path = two_at(people, size)
    open_column(ada)
    command = command_of(ada)
    socket = path.replace("/t/", "/ws/")
    assert re.fullmatch(
        rf"MICCIA_TOKEN=[\w-]{{43}} python3 examples/live_bot.py ws://[\w.:]+{socket}", command
    )
    expect(ada.get_by_role("status").filter(has_text="No program has come with your token.")).to_be_visible()
    examine(ada)
    with run(command) as program:
        expect(ada.get_by_role("status").filter(has_text="Your program is playing.")).to_be_visible()
        expect(bea.get_by_text("Per Ada gioca un programma").first).to_be_attached()
        bea.evaluate(ONE_MOVE)
        log = ada.get_by_role("list", name="Log")
        expect(log).to_contain_text("Ada lets a program play")
        expect(log).to_contain_text("program for Ada")
        examine(ada)
        examine(bea)
        if size == PHONE:
            ada.keyboard.press("Escape")
        playing = ada.get_by_role("region", name="Your program is playing")
        expect(playing).to_be_visible()
        examine(ada)
        playing.get_by_role("button", name="Play myself").press("Enter")
        expect(playing).to_have_count(0)
        open_column(ada)
        expect(ada.get_by_text("Your program is here, but does not play.")).to_be_visible()
        ada.get_by_role("button", name="Let it play").click()
        expect(ada.get_by_role("status").filter(has_text="Your program is playing.")).to_be_visible()
        ada.get_by_role("button", name="Take the token back").click()
        assert program.wait(20) == 1
    expect(ada.get_by_role("button", name="Let my program play")).to_be_visible()
    expect(log).to_contain_text("Ada is back")


@BOTH
def test_before_the_game_too_unless_the_host_wants_no_programs(people: Opener, size: ViewportSize) -> None:
    ada = people("Ada", size, path=None)
    make_table(ada, "hanabi", 2, {})
    with run(command_of(ada)):
        expect(ada.get_by_text("Your program is here. It plays as soon as the game begins.")).to_be_visible()
        examine(ada)
        ada.reload()  # the token is not shown again
        expect(ada.get_by_role("button", name="New token")).to_be_visible()
        expect(ada.get_by_role("textbox", name="Command for your program")).to_have_count(0)
        examine(ada)
        ada.get_by_text("Waiting, bots, seats, onlookers").click()
        ada.get_by_text("people may let programs play").click()
        expect(ada.get_by_text("no programs play for people")).to_be_visible()
    expect(ada.get_by_role("button", name="Let my program play")).to_have_count(0)
    examine(ada)

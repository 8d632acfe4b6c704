"""FUSE in real browsers at a real server whose clock the tests turn: a game, a race, a pause, lost time."""

import re
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.fuse_page import SLOW_LINE, Player
from tests.e2e.often import often
from tests.e2e.person import begin_by_keyboard
from tests.e2e.test_pages import LOOK, LOOKS, SIZES, examine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    server = ClockedServer(tmp_path_factory.mktemp("data"))
    yield server
    server.kill()


def make_table(page: Page, level: str) -> str:
    """Make a table for four by clicks; the path of its invitation."""
    page.get_by_role("button", name=re.compile("Create a table for FUSE")).click()
    page.locator("summary", has_text="Options").click()
    page.get_by_role("radiogroup", name="Level").get_by_role("radio", name=level).click()
    page.get_by_role("button", name=re.compile("Create the table")).click()
    page.wait_for_url(re.compile("/t/"))
    return "/t/" + page.url.rpartition("/")[2]


def sit_together(people: Opener) -> list[Player]:
    """Ada and Cleo on desktops, Bea on a phone, and a bot at a table for four."""
    ada = people("Ada", DESKTOP)
    invitation = make_table(ada, "Training")
    pages = [ada]
    for seat, (name, size) in enumerate([("Bea", PHONE), ("Cleo", DESKTOP)], start=2):
        page = people(name, size, path=invitation, script=SLOW_LINE)
        page.get_by_role("button", name=f"Sit at seat {seat}").click()
        expect(ada.get_by_text(name, exact=True)).to_be_visible()
        pages.append(page)
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    return [Player(page) for page in pages]


def start(server: ClockedServer, *players: Player) -> None:
    """All say that they are ready; three, two, one."""
    for player in players:
        player.ready()
    for player in players:
        expect(player.page.get_by_role("heading", name="Here we go!")).to_be_visible()
    server.turn(3)
    for player in players:
        expect(player.dice.first).to_be_visible()


def get_ready(players: list[Player], server: ClockedServer) -> None:
    """The bombs lie open, the dice do not; who is ready is seen, and heard."""
    ada, bea, cleo = players
    for player in players:
        expect(player.page.get_by_role("heading", name="Look at the bombs. Ready?")).to_be_visible()
        expect(player.page.get_by_role("region", name="Your bombs")).to_be_visible()
        expect(player.timer).to_have_text("10:00")
        expect(player.dice).to_have_count(0)
        expect(player.answers).to_have_count(0)
    server.turn(5)
    ada.page.keyboard.press("r")
    expect(ada.page.get_by_role("heading", name="Waiting for Bea and Cleo.")).to_be_visible()
    expect(bea.page.locator("[aria-live=polite]").filter(has_text="Ada is ready.")).to_have_count(1)
    bea.ready()
    bea.page.reload()
    expect(bea.page.get_by_role("heading", name="Waiting for Cleo.")).to_be_visible()
    cleo.ready()
    for player in players:
        expect(player.page.get_by_role("heading", name="Here we go!")).to_be_visible()
        expect(player.called()).to_have_text("The clock starts in three seconds.")
        expect(player.dice).to_have_count(0)
    server.turn(3)
    for player in players:
        expect(player.dice.first).to_be_visible()
        expect(player.called()).to_have_text("Go! The clock is running.")


def both_reach(players: list[Player]) -> str:
    """Play on until Ada and Bea have chosen one die; its name. A bot may have taken it before they did."""
    ada, bea = players[0], players[1]
    begun = time.monotonic()
    while True:
        assert time.monotonic() - begun < 120
        if (found := ada.die_for("you", "Bea")) is None:
            for player in players:
                player.step()
            continue
        die, name = found
        try:
            for player in (ada, bea):
                player.dice.nth(die).click(timeout=2000)
                player.page.get_by_role("heading", name=f"Where does {name} go?").wait_for(timeout=2000)
        except Error:
            for player in (ada, bea):
                player.page.keyboard.press("Escape")
            continue
        return name


def race(players: list[Player]) -> None:
    """Ada and Bea reach for one die. Bea's line is slow, so she cannot know: she is told who was faster."""
    ada, bea = players[0], players[1]
    name = both_reach(players)
    bea.page.evaluate("window.slow = true")
    ada.place_first()
    expect(ada.page.get_by_role("listitem").filter(has_text=f"You place {name}").first).to_be_visible()
    bea.place_first()
    bea.page.wait_for_timeout(200)  # her claim travels; nothing of hers shows that
    bea.page.evaluate("window.hurry()")
    expect(bea.page.get_by_text("Too late: that die is gone")).to_be_visible()
    expect(bea.called()).to_have_text(f"Ada took {name} first.")


def pause(players: list[Player], server: ClockedServer) -> None:
    """All three wish it; then nothing of the table can be read and no time passes."""
    ada, bea, cleo = players
    ada.page.get_by_role("button", name="Pause").click()
    for other in (bea, cleo):
        other.page.get_by_role("button", name="Agree").click()
    for player in players:
        player.sees_paused()
    server.turn(90)
    bea.page.get_by_role("button", name="Resume").first.click()
    for player in players:
        expect(player.page.locator(".tray")).to_be_visible()
        expect(player.timer).to_have_text(re.compile("^0(8:20|8:1\\d)"))


def test_three_people_and_a_bot_race_call_and_pause(people: Opener, server: ClockedServer) -> None:
    players = sit_together(people)
    get_ready(players, server)
    race(players)
    server.turn(100)
    players[2].page.keyboard.press("n")
    players[2].page.get_by_role("dialog").get_by_role("button", name="I need: red").click()
    expect(players[0].page.get_by_role("article", name="Cleo")).to_contain_text("Cleo needs: red")
    expect(players[1].page.get_by_role("button", name=re.compile("^Cleo.*Cleo needs: red"))).to_be_visible()
    pause(players, server)
    for player in players * 3:
        player.step()


@pytest.mark.soak
def test_three_people_and_a_bot_play_a_whole_game(people: Opener, server: ClockedServer) -> None:
    """By the first legal answer each time. In motion a whole game is played in every run."""
    players = sit_together(people)
    get_ready(players, server)
    server.turn(100)
    for player in players:
        player.play_on()  # all at once, and often for the same die
    for player in players:
        expect(player.result).to_be_visible(timeout=240_000)
        expect(player.result).to_contain_text("The ship is saved!")
        rows = [cell.inner_text() for cell in player.result.get_by_role("row").all()]
        points = [int(row.split()[-1]) for row in rows]
        assert points[0] == 10 and points[1] == 50 and points[3] == 12  # won, 500 s left, all six detonators
        assert points[4] == sum(points[:4])


def test_a_game_is_lost_on_time(people: Opener, server: ClockedServer) -> None:
    """The clock calls its marks, turns red in the last minute, and ends the game at zero."""
    page = people("Ada", PHONE)
    page.get_by_role("button", name=re.compile("Play FUSE now")).click()
    ada = Player(page)
    start(server, ada)
    expect(ada.timer).to_have_text(re.compile("^(10:00|09:5)"))
    marks = [(299, "05:0", "five minutes"), (240, "01:0", "Last minute"), (30, "00:3", "Thirty seconds")]
    for seconds, shown, called in marks:
        server.turn(seconds)
        page.reload()  # asks for the present time
        expect(ada.timer).to_have_text(re.compile(f"^{shown}"))
        expect(ada.called()).to_contain_text(called)
        expect(page.locator(".banner")).to_contain_text(called)
    examine(page)
    server.turn(31)
    expect(ada.result).to_contain_text("Time is up")
    assert [row.inner_text().split()[-1] for row in ada.result.get_by_role("row").all()][:2] == ["0", "0"]
    examine(page)


MATES_HAVE_CHOSEN = """() => {  // or Ada owes a die: then nobody else can go on
  const squad = document.querySelector('[aria-label="Squad"]').innerText;
  return !document.querySelector('.dock h2').innerText.startsWith('Choose') || !squad.includes('choosing…');
}"""


def test_by_keyboard_alone(people: Opener, server: ClockedServer) -> None:
    """No mouse: begin, choose a die and a place, call out, return a die, take a bomb, pass."""
    page = people("Ada", DESKTOP)
    begin_by_keyboard(page, "FUSE")
    ada = Player(page)
    expect(page.get_by_role("heading", name="Look at the bombs. Ready?")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="You are ready")).to_be_visible()
    server.turn(3)
    expect(ada.answers.first).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="I need: yellow", pressed=True)).to_be_visible()

    asked, log = page.locator(".dock h2"), page.get_by_role("region", name="Log")
    done: set[str] = set()
    while done != {"die", "give", "take", "pass"}:
        expect(ada.answers.first).to_be_visible()
        page.wait_for_function(MATES_HAVE_CHOSEN)
        told, question, key = log.inner_text(), asked.inner_text(), ada.first_key()
        ada.looked()
        if not question.startswith("Choose"):
            done.add("take" if question.startswith("Defused") else "give")
            page.keyboard.press(key)
        elif "die" in done and "pass" not in done:
            done.add("pass")
            page.keyboard.press("x")
        else:
            for press, heading in [(key, "Where does"), ("Escape", "Choose"), (key, "Where does")]:
                page.keyboard.press(press)
                with suppress(AssertionError):
                    expect(asked).to_contain_text(re.compile(f"{heading}|return|Defused"), timeout=5_000)
            if not asked.inner_text().startswith("Where"):
                continue  # somebody else was faster: something is owed, or there are other dice
            done.add("die")
            page.keyboard.press(ada.first_key())
        expect(log).not_to_have_text(told, use_inner_text=True)
    expect(page.get_by_role("button", name=re.compile("take back", re.IGNORECASE))).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("no die for me")


@pytest.mark.parametrize(LOOK, often(*LOOKS[1:], LOOKS[0]))
def test_every_look(people: Opener, server: ClockedServer, size: str, language: str, theme: str) -> None:
    page = people("Ada", SIZES[size], language, theme=theme)
    page.get_by_role("button", name=re.compile("FUSE")).first.click()
    expect(page.locator(".dock .go")).to_be_visible()
    examine(page)
    server.turn(20)  # by itself
    expect(page.locator(".die").first).to_be_visible()
    examine(page)
    page.locator(".answers button").first.click()
    examine(page)
    watcher = people("Zoe", SIZES[size], language, path="/t/" + page.url.rpartition("/")[2], theme=theme)
    expect(watcher.locator(".tray")).to_be_visible()
    examine(watcher)

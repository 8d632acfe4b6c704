"""Every lesson is played to its end over real sockets, in every language; all else is refused."""

import re
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from miccia.core.lesson import Step
from miccia.core.words import LANGUAGES
from miccia.games import find, names
from miccia.server.http.rulebook import rulebook
from tests.server.house import Message, Player, Server

pytestmark = pytest.mark.anyio
TAUGHT = [game for game in names() if find(game).lesson]
ELSEWHERE = 4409


def steps_of(game: str) -> tuple[Step, ...]:
    lesson = find(game).lesson
    assert lesson is not None
    return lesson.steps


async def learn(player: Player, game: str, step: int = 1, language: str = "en", **more: object) -> Message:
    """Open the lesson at a step; the step."""
    await player.dial(f"lesson/{game}")
    await player.send({"t": "hello", "language": language, "step": step, **more})
    return await stepped(player)


async def stepped(player: Player) -> Message:
    """The step as it stands now; whatever is refused instead is a fault."""
    message = await player.until(lambda message: message["t"] in ("step", "refusal"))
    assert message["t"] == "step", message
    return message


async def do(player: Player, step: Message) -> Message:
    """All that the step asks for."""
    while not step["done"]:
        (action,) = step["accepts"]
        assert action in [offer["id"] for offer in player.update["legal"]], step
        n = player.update["n"]
        await player.act(action)
        step = await stepped(player)
        await player.beyond(n)
    return step


@pytest.fixture
async def learner(server: Server) -> AsyncIterator[Player]:
    async with server.player() as player:
        yield player


def test_every_game_is_taught() -> None:
    assert names() == TAUGHT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
async def test_every_lesson_can_be_played_to_its_end(learner: Player, game: str, language: str) -> None:
    steps = steps_of(game)
    step = await learn(learner, game, language=language)
    for number in range(1, len(steps) + 1):
        assert (step["number"], len(step["names"])) == (number, len(steps))
        step = await do(learner, step)
        if number < len(steps):
            await learner.ask("onward")
            step = await stepped(learner)
    assert (await learner.refused("onward"))["code"] == "not-in-this-step"


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_step_can_be_taken_up_again(learner: Player, game: str) -> None:
    """It is the same position to which playing leads, however often it is dealt."""
    step = await learn(learner, game)
    for number in range(1, len(steps_of(game))):
        await do(learner, step)
        await learner.ask("onward")
        step = await stepped(learner)
        reached = learner.update["view"], learner.update["legal"]
        await learner.ask("again", step=number + 1)
        assert await stepped(learner) == step
        assert (learner.update["view"], learner.update["legal"]) == reached


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_says_one_thing_in_few_words(game: str, language: str) -> None:
    texts = find(game).words.TEXTS
    for step in steps_of(game):
        moments = ["", "-done"] if step.does else [""]
        for moment in moments:
            title, text = (
                texts.plain(f"lesson-{step.key}{moment}-{part}", language) for part in ("title", "text")
            )
            assert len(re.findall(r"[^\W\d]+(?:’[^\W\d]+)?", title)) <= 6, title
            assert len(re.findall(r"[.?!](?= [^\W\d_a-zàèéìòù]|$)", text)) <= 2, text
            assert len(text) <= 130, text


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_of_a_step_stand_in_the_rulebook(game: str) -> None:
    told = {paragraph.rule for section in rulebook(game, "en").sections for paragraph in section.paragraphs}
    numbers = {number.strip() for rule in told for number in rule.split(",")}
    assert {rule for step in steps_of(game) for rule in step.rules} <= numbers


async def test_only_the_act_of_the_step_is_taken(learner: Player) -> None:
    step = await learn(learner, "hanabi", 3)
    before = learner.update
    others = [offer["id"] for offer in before["legal"] if offer["id"] not in step["accepts"]]
    for action in (*others, 10**9):
        refusal = await learner.refused("do", action=action, seen=before["n"])
        assert (refusal["code"], refusal["text"]) == ("not-in-this-step", "Not in this step.")
    await learner.ask("again", step=3)
    await stepped(learner)
    assert learner.update == before


async def test_partners_wait_until_the_learner_goes_on(learner: Player) -> None:
    step = await learn(learner, "hanabi", 2)
    assert (await learner.refused("onward"))["code"] == "not-in-this-step"
    await do(learner, step)
    assert learner.update["turn"]["seats"] == [1]
    await learner.ask("onward")
    await stepped(learner)
    assert learner.update["turn"]["seats"] == [0]


async def test_a_lesson_is_open_in_one_place(server: Server, learner: Player) -> None:
    await learn(learner, "hanabi", 2)
    async with server.player(learner.cookie) as again:
        await again.dial("lesson/hanabi")
        await again.send({"t": "hello", "step": 2})
        assert (await again.hear())["text"] == "This lesson is open elsewhere."
        assert await again.closed() == ELSEWHERE
        await learn(again, "hanabi", 2, here=True)
        assert (await learner.hear())["code"] == "lesson-elsewhere"
        assert await learner.closed() == ELSEWHERE
        await do(again, await learn_again(again, 2))
    async with server.player(learner.cookie) as later:  # both have gone
        assert (await learn(later, "hanabi", 3))["number"] == 3


async def learn_again(player: Player, step: int) -> Message:
    await player.ask("again", step=step)
    return await stepped(player)


@pytest.mark.parametrize("step", [0, 99, 2**53 - 1])
async def test_there_is_no_such_step(learner: Player, step: int) -> None:
    await learn(learner, "hanabi")
    assert (await learner.refused("again", step=step))["code"] == "no-such-step"


@pytest.mark.parametrize("game", ["chess", "..", "HANABI"])
async def test_what_is_no_game_has_no_lesson(learner: Player, game: str) -> None:
    await learner.dial(f"lesson/{game}")
    await learner.send({"t": "hello"})
    assert (await learner.hear())["code"] == "no-lesson"
    assert await learner.closed() == 4404


async def test_nothing_comes_before_hello_and_nothing_of_a_table(learner: Player) -> None:
    await learner.dial("lesson/hanabi")
    assert (await learner.refused("onward"))["code"] == "hello-first"
    assert (await learner.refused("begin"))["code"] == "bad-message"


async def test_a_lesson_is_no_table(server: Server, learner: Player) -> None:
    await learn(learner, "hanabi")
    assert await learner.lists() == {"mine": [], "open": []}
    assert server.lobby.tables == {}


async def test_a_step_that_the_rules_no_longer_allow_is_found(
    learner: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a change of the rules: the player is told, and can begin again."""
    lesson = find("hanabi").lesson
    assert lesson is not None
    play = lesson.steps[1]
    twice = replace(play, then=play.then * 2)  # Cleo out of turn
    broken = replace(lesson, steps=(lesson.steps[0], twice, *lesson.steps[2:]))
    monkeypatch.setattr(find("hanabi"), "lesson", broken)
    await do(learner, await learn(learner, "hanabi", 2))
    refusal = await learner.refused("onward")
    assert (refusal["code"], refusal["text"]) == ("broken-step", "This step cannot be played now.")
    assert (await learner.refused("again", step=3))["code"] == "broken-step"
    assert (await learn_again(learner, 1))["number"] == 1

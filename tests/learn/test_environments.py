"""What the environments promise beyond the interfaces: rewards, masks, time, windows, pictures."""

import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pickle import dumps, loads
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import miccia
from miccia import learn
from miccia.core.refused import BadSetup
from miccia.games import bots, find, names

RANDOM = np.random.default_rng(1)


def any_of(mask: Any) -> int:
    return int(RANDOM.choice(np.flatnonzero(mask)))


def play(env: learn.MicciaAEC, seed: int) -> dict[str, float]:
    """A random game; the rewards that each agent was paid in all."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        paid[agent] += reward
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(None if over or cut else any_of(observation["action_mask"]))
    return paid


@pytest.mark.parametrize("key", names())
def test_rewards_come_to_the_score_and_the_record_replays(key: str) -> None:
    env = learn.aec(key, 3)
    for seed in range(2):
        paid = play(env, seed)
        assert env.match.over is not None
        assert tuple(paid.values()) == env.match.over.scores
        assert miccia.replay(env.match.record).over == env.match.over


@pytest.mark.parametrize("key", names())
def test_the_same_seed_gives_the_same_games_one_after_another(key: str) -> None:
    one, other = learn.aec(key, 2), learn.aec(key, 2)
    one.reset(seed=5)
    other.reset(seed=5)
    headers = []
    for _ in range(2):
        one.reset()
        other.reset()
        assert one.match.record.header == other.match.record.header
        headers.append(one.match.record.header.seed)
    assert headers[0] != headers[1]


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("twin", [deepcopy, lambda env: loads(dumps(env))])
def test_a_copy_plays_on_alike_and_by_itself(key: str, twin: Callable[[Any], Any]) -> None:
    env, alone = learn.aec(key, 3), learn.gym(key, 3, others="steady")
    env.reset(seed=7)
    alone.reset(seed=7)
    for _ in range(4):
        env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[-1]))
    shown: list[list[bytes]] = []
    for one in (twin(env), env):
        shown.append([])
        for _ in range(6):
            observation, _, _, _, info = one.last()
            shown[-1].append(observation["observation"].tobytes())
            one.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert shown[0] == shown[1]
    copied = twin(alone)
    assert copied.episode is not alone.episode
    twins: list[Any] = [copied, alone]
    first, second = [one.step(one.episode.mask().index(1))[0]["observation"] for one in twins]
    assert np.array_equal(first, second)


@pytest.mark.parametrize("key", names())
def test_parallel_games_end_and_nobody_is_asked_twice_at_once(key: str) -> None:
    env = learn.parallel(key, 3)
    observations, infos = env.reset(seed=2)
    paid, wait = np.zeros(3), env.choices - 1
    while env.agents:
        for seat, agent in enumerate(env.agents):
            mask = observations[agent]["action_mask"]
            assert np.array_equal(mask, infos[agent]["action_mask"]) and mask.any()
            if not env.match.legal(seat):
                assert np.flatnonzero(mask).tolist() == [wait]
        choices = {agent: any_of(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, _, _, infos = env.step(choices)
        paid += [rewards[agent] for agent in env.possible_agents]
    assert tuple(paid) == env.match.over.scores


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("seat", [0, 2])
def test_one_seat_among_bots(key: str, seat: int) -> None:
    env = learn.gym(key, 3, seat=seat, others=["random", bots(key)["steady"]])
    observation, _ = env.reset(seed=3)
    paid, over = 0.0, env.match.over is not None
    while not over:
        assert env.match.legal(seat)
        observation, reward, over, cut, _ = env.step(any_of(observation["action_mask"]))
        paid, over = paid + reward, over or cut
    assert paid == env.match.over.scores[seat]


def test_a_forbidden_choice_ends_the_game_for_everybody() -> None:
    key = names()[0]
    env = learn.aec(key, 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[agent] == -1 and sum(env.rewards.values()) == -1
    assert {info["illegal"] for info in env.infos.values()} == {agent}

    together = learn.parallel(key, 2)
    observations, _ = together.reset(seed=1)
    choices = {name: any_of(seen["action_mask"]) for name, seen in observations.items()}
    choices["player_1"] = int(np.flatnonzero(observations["player_1"]["action_mask"] == 0)[0])
    _, rewards, over, _, infos = together.step(choices)
    assert rewards == {"player_0": 0.0, "player_1": -1.0} and all(over.values()) and not together.agents
    assert infos["player_0"]["illegal"] == "player_1"

    single = learn.gym(key, 2)
    observation, _ = single.reset(seed=1)
    _, reward, ended, _, info = single.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, ended, info["illegal"]) == (-1.0, True, "player_0")


@pytest.mark.parametrize("key", [key for key in names() if find(key).encoding.tick])  # type: ignore[union-attr]
def test_real_time_passes_with_every_round(key: str) -> None:
    """Who only waits loses by the clock: a step of all takes a tick, and AEC asks all before time goes on."""
    env = learn.parallel(key, 3, tick=10_000)
    env.reset(seed=1)
    steps = 0
    while env.agents:
        before = env.match.now
        env.step(dict.fromkeys(env.agents, env.choices - 1))
        steps += 1
        assert env.match.over or env.match.now == before + 10_000
    assert env.match.over.why == "time" and steps == 60

    turns = learn.aec(key, 3)
    turns.reset(seed=1)
    asked: dict[int, set[str]] = {}
    for agent in turns.agent_iter(12):
        asked.setdefault(turns.match.now, set()).add(agent)
        turns.step(turns.action_space(agent).n - 1)  # type: ignore[attr-defined]
    assert list(asked) == [0, 4000, 8000, 12000] and all(len(agents) == 3 for agents in asked.values())
    with pytest.raises(BadSetup, match="bad-tick"):
        learn.aec(key, 3, tick=0)


@pytest.mark.parametrize("key", [key for key in names() if find(key).secret_asks | find(key).window_asks])
def test_windows_are_asked_of_all_at_once(key: str) -> None:
    env = learn.parallel(key, 4)
    together = 0
    for seed in range(16):
        observations, _ = env.reset(seed=seed)
        while env.agents:
            asked = [seat for seat in range(4) if env.match.legal(seat)]
            if find(key).is_window(env.match.turn.ask) and len(asked) > 1:
                together += 1
                free = [seat for seat in asked if observations[f"player_{seat}"]["action_mask"][:-1].any()]
                assert free == asked
            choices = {agent: any_of(observations[agent]["action_mask"]) for agent in env.agents}
            observations, *_ = env.step(choices)
    assert together > 0


def test_an_episode_that_takes_too_long_is_truncated() -> None:
    env = learn.aec(names()[0], 2)
    env.reset(seed=1)
    assert env.episode is not None
    env.episode.decisions = env.setting.game.longest - 1
    env.step(any_of(env.last()[4]["action_mask"]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


@pytest.mark.parametrize("key", names())
def test_pictures(key: str) -> None:
    env = learn.aec(key, 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text and "player_1" in text
    drawn = learn.gym(key, 2, render_mode="svg")
    drawn.reset(seed=1)
    picture = drawn.render()
    assert picture is not None
    lines = [element.text for element in ElementTree.fromstring(picture) if element.tag.endswith("text")]
    assert any(line and "player_0" in line for line in lines)
    with pytest.raises(BadSetup, match="bad-mode"):
        learn.aec(key, 2, render_mode="film")


def test_the_base_package_does_not_load_what_learners_need() -> None:
    code = "import miccia, miccia.arena, sys; [miccia.games.find(k) for k in miccia.games.names()]"
    run = [sys.executable, "-c", f"{code}; print(*sys.modules)"]
    loaded = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "gymnasium", "pettingzoo", "miccia.batch"} & {*loaded}

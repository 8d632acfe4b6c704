"""A batch plays the games that episodes play, the same in any number of processes, and fails clearly."""

import os
import signal

import numpy as np
import pytest
from numpy.typing import NDArray

import miccia
from miccia import learn
from miccia.batch import Batch, BatchError, Episode, Setting
from miccia.core.refused import BadChoice
from miccia.core.rows import seed_of
from miccia.games import names


def lowest(batch: Batch, step: int) -> NDArray[np.intp]:
    """Choices that depend on what is asked alone."""
    masks = batch.arrays.masks
    order = (np.arange(masks.shape[1]) * 7 + step * 13) % masks.shape[1]
    chosen: NDArray[np.intp] = np.where(masks > 0, order + 1, 0).argmax(axis=1)
    return chosen


def shown(batch: Batch, steps: int) -> list[bytes]:
    found = []
    for step in range(steps):
        arrays = batch.step(lowest(batch, step))
        everything = (
            arrays.observations,
            arrays.masks,
            arrays.seats,
            arrays.rewards,
            arrays.over,
            arrays.cut,
        )
        found.append(b"".join([array.tobytes() for array in everything]))
    return found


@pytest.mark.parametrize("key", names())
def test_rows_are_episodes(key: str) -> None:
    with Batch(key, seats=3, games=3, seed=4) as batch:
        numbers = [0, 0, 0]
        episodes = [Episode(Setting(key, 3), seed_of(4, row, 0)) for row in range(3)]
        for step in range(60):
            arrays = batch.arrays
            for row, episode in enumerate(episodes):
                assert arrays.seats[row] == episode.seat
                assert arrays.observations[row].tobytes() == episode.bits(episode.seat)
                assert np.flatnonzero(arrays.masks[row]).tolist() == sorted(episode.choices)
            chosen = lowest(batch, step)
            batch.step(chosen)
            for row, episode in enumerate(episodes):
                episode.choose(int(chosen[row]))
                assert arrays.rewards[row].tolist() == episode.rewards
                assert arrays.over[row] == (episode.seat < 0)
                if episode.seat < 0:
                    numbers[row] += 1
                    episodes[row] = Episode(Setting(key, 3), seed_of(4, row, numbers[row]))


class RowSeeds:
    """The seeds of a row, for an environment."""

    def __init__(self, seed: int, row: int) -> None:
        self.seed, self.row, self.number = seed, row, 0

    def next(self, seed: int | None) -> str:
        self.number += 1
        return seed_of(self.seed, self.row, self.number - 1).hex()


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("seats", [2, 5])
def test_a_batch_goes_the_way_of_environments(key: str, seats: int) -> None:
    """Masks, bits and rewards of every decision; in the end the records, which are those of real games."""
    envs: list[learn.MicciaAEC] = [learn.aec(key, seats) for _ in range(2)]
    ended = 0
    with Batch(key, seats=seats, games=2, seed=7) as batch:
        for row, env in enumerate(envs):
            env.seeds = RowSeeds(7, row)  # type: ignore[assignment]
            env.reset()
        for step in range(400):
            arrays, chosen = batch.arrays, lowest(batch, step)
            assert batch.rows
            before = [episode.match for episode in batch.rows.episodes]
            for row, env in enumerate(envs):
                observation, *_ = env.last()
                assert env.agent_selection == env.possible_agents[arrays.seats[row]]
                assert np.array_equal(observation["observation"], arrays.observations[row])
                assert np.array_equal(observation["action_mask"], arrays.masks[row])
                env.step(chosen[row])
            batch.step(chosen)
            for row, env in enumerate(envs):
                assert arrays.rewards[row].tolist() == [env.rewards[agent] for agent in env.possible_agents]
                over, cut = any(env.terminations.values()), any(env.truncations.values())
                assert (arrays.over[row], arrays.cut[row]) == (over, cut)
                if over or cut:
                    assert before[row].record == env.match.record
                    assert miccia.replay(before[row].record).over == env.match.over == before[row].over
                    ended += 1
                    env.reset()
            if ended > 3 and step > 60:
                break
    assert ended > 1


def test_any_number_of_processes_shows_the_same() -> None:
    found = []
    for processes in (1, 2, 3):
        with Batch(names()[1], seats=2, games=5, seed=9, processes=processes) as batch:
            found.append(shown(batch, 40))
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) > 30


def test_without_again_a_game_that_is_over_stays_so_until_the_next_is_dealt() -> None:
    key = names()[1]
    with Batch(key, seats=2, games=2, seed=1, again=False) as batch:
        shown(batch, 200)
        assert (batch.arrays.seats == -1).all()
        assert (
            batch.arrays.over.all() and not batch.arrays.masks.any() and not batch.arrays.observations.any()
        )
        batch.reset()
        assert (batch.arrays.seats >= 0).all() and not batch.arrays.over.any()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_forbidden_choice_is_refused_by_game_and_seat(processes: int) -> None:
    with Batch(names()[0], seats=2, games=4, processes=processes) as batch:
        chosen = lowest(batch, 0)
        chosen[3] = int(np.flatnonzero(batch.arrays.masks[3] == 0)[0])
        with pytest.raises(
            BadChoice, match=f"game 3: seat {batch.arrays.seats[3]} cannot choose {chosen[3]}"
        ):
            batch.step(chosen)


def test_a_process_that_dies_is_named_and_the_others_end() -> None:
    batch = Batch(names()[0], seats=2, games=6, processes=3)
    workers = batch.workers[:]
    os.kill(workers[1].process.pid, signal.SIGKILL)
    workers[1].process.join()
    with pytest.raises(BatchError, match=r"the process of games 4 to 5 is gone \(exit code -9\)"):
        batch.step(lowest(batch, 0))
    assert not any(worker.process.is_alive() for worker in workers)
    assert batch.arrays.observations.any()
    with pytest.raises(BatchError, match="closed"):
        batch.step(np.zeros(6))
    batch.close()


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="2 games cannot be played in 3 processes"):
        Batch(names()[0], seats=2, games=2, processes=3)

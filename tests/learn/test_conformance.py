"""The environments pass the conformance tests of their libraries, for every game."""

import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from miccia import learn
from miccia.games import find, names

pytestmark = pytest.mark.filterwarnings("error")
OF_ALL_WITH_MASKS = [  # but of their own games
    "Observation space for each agent",
    "Observation is not a NumPy",
    "Action mask .* all zeros",
]
TABLES = [(key, seats) for key in names() for seats in (find(key).seats[0], find(key).seats[-1])]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_aec(key: str, seats: int) -> None:
    for said in OF_ALL_WITH_MASKS:
        warnings.filterwarnings("ignore", message=said)
    api_test(learn.aec(key, seats), num_cycles=25)
    seed_test(lambda: learn.aec(key, seats), num_cycles=15)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_parallel(key: str, seats: int) -> None:
    parallel_api_test(learn.parallel(key, seats), num_cycles=25)
    parallel_seed_test(lambda: learn.parallel(key, seats), num_cycles=15)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_gymnasium(key: str, seats: int) -> None:
    check_env(learn.gym(key, seats, seat=seats - 1), skip_render_check=True)

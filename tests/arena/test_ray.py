"""On a Ray cluster the same comes out as here, also when a worker is killed in the middle."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from miccia.arena.simulate import Series, simulate
from miccia.arena.working import results
from tests.arena.fragile import KILLED

SERIES = Series("hanabi", 2, 60, ("tests.arena.fragile:Fragile", "steady"), 8)


@pytest.fixture
def killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is written that a worker was killed; until then the first that comes along will be."""
    monkeypatch.setenv(KILLED, str(tmp_path / "killed"))
    return tmp_path / "killed"


@pytest.fixture
def cluster(killed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small one on this machine, with three worker processes."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "120")  # the machine may be busy
    made = pytest.importorskip("ray.cluster_utils").Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 3, "object_store_memory": 80_000_000, "include_dashboard": False},
    )
    yield made.address
    made.shutdown()


@pytest.mark.soak  # a cluster takes half a minute to come up on a busy machine
def test_the_same_with_a_worker_killed(cluster: str, killed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [*results(map(SERIES.table, range(SERIES.games)), SERIES.games, ray=cluster)]
    assert killed.exists()
    monkeypatch.delenv(KILLED)
    assert found == simulate(SERIES, jobs=1)

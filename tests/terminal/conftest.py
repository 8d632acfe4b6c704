"""A server as people run it, one for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.process import spawned


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with spawned(tmp_path_factory.mktemp("data")) as (_, port):
        yield port

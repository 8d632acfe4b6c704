"""The HTTP side, asked by schemathesis for what its own description allows and for what it does not: every
answer is one that the description knows, in the form that it tells."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from miccia.games import names
from tests.server.house import Player, careful, seated
from tests.server.process import spawned


async def finished(port: int) -> str:
    """The code of a table whose game is over."""
    async with Player(port) as ada, Player(port) as bea:
        code = await seated(ada, bea)
        await asyncio.gather(*[player.play(careful(random.Random(3), boldness=1)) for player in (ada, bea)])
        return code


class Asker:
    """Asks so often for everything that is described, now and then for something that is there."""

    def __init__(self, port: int, examples: int) -> None:
        self.schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/schema")
        self.there = {"game": [*names()], "code": [asyncio.run(finished(port))]}
        self.examples = examples
        self.answers: Counter[int] = Counter()

    def ask_all(self) -> None:
        for found in self.schema.get_all_operations():
            assert isinstance(found, Ok)
            for mode in GenerationMode:
                with suppress(Unsatisfiable):  # where everything that can be sent is allowed
                    self.ask(found.ok().as_strategy(generation_mode=mode))

    def ask(self, cases: Any) -> None:
        @given(case=cases, dice=st.randoms(use_true_random=False))
        @settings(
            max_examples=self.examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any, dice: random.Random) -> None:
            self.be_sensible(case, dice)
            answer = case.call()
            self.answers[answer.status_code] += 1
            # which options and seats a game takes is said by /api/games, not by the description
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])

        ask()

    def be_sensible(self, case: Any, dice: random.Random) -> None:
        for name in {*(case.path_parameters or {})} & self.there.keys():
            if dice.random() < 0.5:
                case.path_parameters[name] = dice.choice(self.there[name])
        if isinstance(case.body, dict) and dice.random() < 0.5:
            case.body = {"game": dice.choice(self.there["game"]), "seats": dice.randint(1, 6), "name": "Ada"}


@pytest.mark.parametrize("examples", [10, pytest.param(1_000, marks=pytest.mark.soak)])
def test_every_answer_is_described(tmp_path: Path, examples: int) -> None:
    with (tmp_path / "server.log").open("a+") as log, spawned(tmp_path / "data", log) as (_, port):
        asker = Asker(port, examples)
        asker.ask_all()
        assert asker.answers.keys() == {200, 201, 400, 404}
        log.seek(0)
        assert log.read() == ""

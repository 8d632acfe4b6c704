"""The examples do what their pages say; here in a short form."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_small_hanabi_is_learnt() -> None:
    """A thousand games of practice are clearly better than chance; to learn nothing would be no better."""
    learning = example("learn_small_hanabi")
    by_chance = learning.mean(learning.at_random(0), 150)
    learner, curve = learning.learn(games=1500, seed=0, points=1, test=150)
    assert curve[-1][1] > by_chance + 0.25
    assert len(learner.values) > 100
    assert learning.mean(learning.by_rule, 100) > by_chance + 0.5


def test_the_same_seed_learns_the_same() -> None:
    learning = example("learn_small_hanabi")
    first, second = (learning.learn(games=40, seed=3, points=2, test=10)[1] for _ in range(2))
    assert first == second

"""The examples in the README do what they say."""

import doctest
from pathlib import Path


def test_examples() -> None:
    failed, tried = doctest.testfile(str(Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0

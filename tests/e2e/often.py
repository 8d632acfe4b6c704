"""How often a page is looked at in another size or language, where nothing but the looks differ."""

from typing import Any

import pytest


def often(*parameters: Any, first: int = 1) -> list[Any]:
    """The first of some parameters in every run, the others in the soak."""
    seldom = (one if isinstance(one, tuple) else (one,) for one in parameters[first:])
    return [*parameters[:first], *(pytest.param(*one, marks=pytest.mark.soak) for one in seldom)]

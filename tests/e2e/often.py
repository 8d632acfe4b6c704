"""How often a page is looked at in another size or language, where nothing but the looks differ."""

from typing import Any

import pytest


def often(first: Any, *others: Any) -> list[Any]:
    """The first of some parameters in every run, the others in the soak."""
    return [
        first,
        *(
            pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.soak)
            for one in others
        ),
    ]

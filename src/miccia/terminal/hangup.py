"""A terminal that goes away without a signal: whoever is there leaves, or would wait for keys for ever."""

import os
import sys
from typing import Any

from textual.app import App

OFTEN = 2  # seconds between two looks


def leave_with_the_terminal(app: App[Any]) -> None:
    """End the app once its terminal is gone."""
    where = sys.__stdin__
    if where is not None and where.isatty():
        number = where.fileno()
        app.set_interval(OFTEN, lambda: None if os.isatty(number) else app.exit())

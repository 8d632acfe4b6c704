"""The client draws bombs with their names: they are those that the table says."""

import re
from pathlib import Path

from miccia.games.fuse.words import TEXTS

NAMES = Path(__file__).parents[3] / "web/src/games/fuse/names.ts"


def test_the_client_calls_every_bomb_what_the_table_calls_it() -> None:
    parts = re.split(r"^  (en|it): \{$", NAMES.read_text("utf-8"), flags=re.MULTILINE)
    for language, text in zip(parts[1::2], parts[2::2], strict=True):
        written = dict(re.findall(r"^    '?([a-z-]+)'?: '(.+)',$", text, flags=re.MULTILINE))
        said = {
            key.removeprefix("bomb."): name
            for key, name in TEXTS[language].items()
            if key.startswith("bomb.")
        }
        assert written == said

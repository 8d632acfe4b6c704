"""What all environments share: spaces, observations, seeds, pictures."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from html import escape
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from miccia.batch.setting import Setting
from miccia.core.chance import fresh
from miccia.core.episode import Episode
from miccia.core.refused import BadSetup
from miccia.core.sketch import letters

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # what a forbidden choice costs whoever made it
RENDER_MODES = ["ansi", "svg"]
LINE, LETTER = 18, 8.5  # of a picture, in pixels


def agent_name(seat: int) -> str:
    """The agent that sits there, as PettingZoo's games call it."""
    return f"player_{seat}"


class Seeds:
    """A seed for every game: the first one given decides all that follow, until another is given."""

    def __init__(self) -> None:
        self.given = fresh().hex()
        self.games = 0

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self.given, self.games = str(seed), 0
        self.games += 1
        return sha256(f"miccia {self.given} episode {self.games}".encode()).hexdigest()


class Squad:
    """What both kinds of PettingZoo's environments have: agents, their spaces, the match, pictures of it."""

    def __init__(self, setting: Setting, choices: int, render_mode: str | None) -> None:
        self.setting = setting
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {"name": f"{setting.game.key}_v0", "render_modes": RENDER_MODES}
        self.possible_agents = [agent_name(seat) for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(setting, choices) for agent in self.possible_agents
        }
        self.seeds = Seeds()
        self.episode: Episode | None = None

    @property
    def match(self) -> Any:
        """The match that is being played."""
        return None if self.episode is None else self.episode.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table with all hands open, in letters (`ansi`) or as a picture (`svg`)."""
        names = dict(enumerate(self.possible_agents))
        return render(self.episode, self.render_mode, names, range(self.setting.seats))

    def close(self) -> None:
        """There is nothing to give back."""


def observation_space(setting: Setting, choices: int) -> spaces.Dict:
    """The bits, and which choices there are."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (setting.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
    )


def mask_array(choices: Iterable[int], width: int) -> NDArray[np.int8]:
    """A one for every choice."""
    mask = np.zeros(width, np.int8)
    mask[list(choices)] = 1
    return mask


def bits_of(episode: Episode, seat: int) -> NDArray[np.uint8]:
    """What a seat may know, in an array that can be changed."""
    return np.frombuffer(bytearray(episode.bits(seat)), np.uint8)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("bad-mode", f"pictures are made as {', '.join(RENDER_MODES)}, not as {mode!r}")
    return mode


def render(
    episode: Episode | None, mode: str | None, names: Mapping[int, str], seats: Iterable[int]
) -> str | None:
    """The table in letters as these seats see it together, or the same as a picture."""
    if episode is None or mode is None:
        return None
    sketch = episode.setting.game.sketch
    views = [episode.match.view(seat) for seat in seats]
    called = [names[seat] for seat in sorted(names)]
    text = "" if sketch is None else letters(sketch(views, called, "en"))
    return text if mode == "ansi" else picture(text)


def picture(text: str) -> str:
    """Letters as an SVG."""
    lines = text.split("\n")
    width, height = LETTER * max(map(len, lines)) + 2 * LINE, LINE * (len(lines) + 2)
    rows = [
        f'<text x="{LINE}" y="{LINE * (row + 2)}" xml:space="preserve">{escape(line)}</text>'
        for row, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'font-family="monospace" font-size="14">'
        f'<rect width="100%" height="100%" fill="white"/>{"".join(rows)}</svg>'
    )

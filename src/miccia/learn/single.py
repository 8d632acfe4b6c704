"""One seat of a game as a Gymnasium environment; bots play the others, asked in the same rounds."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from miccia.arena.drive import hears, spread
from miccia.batch.setting import Setting
from miccia.bots import Bot
from miccia.core.chance import Quick
from miccia.core.episode import Episode
from miccia.core.match import AnyMatch
from miccia.core.refused import BadSetup
from miccia.games import bots
from miccia.learn import shown
from miccia.learn.shown import ILLEGAL, RENDER_MODES, Observation, Seeds, agent_name

Others = str | type[Bot[Any]] | Sequence[str | type[Bot[Any]]]


class MicciaGym(gymnasium.Env[Observation, np.int64]):
    """One match after another, seen from one seat. `match` is the one being played, with its record."""

    def __init__(self, setting: Setting, seat: int, others: Others, render_mode: str | None = None) -> None:
        if not 0 <= seat < setting.seats:
            raise BadSetup("bad-seats", f"there is no seat {seat}")
        self.setting = setting
        self.seat = seat
        self.makers = makers(setting, seat, others)
        self.render_mode = shown.check_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.action_space = spaces.Discrete(setting.choices)
        self.observation_space: spaces.Space[Any] = shown.observation_space(setting, setting.choices)
        self.seeds = Seeds()
        self.episode: Episode | None = None

    @property
    def match(self) -> Any:
        """The match that is being played."""
        return None if self.episode is None else self.episode.match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the next game, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        secret = self.seeds.next(seed)
        self.bots = {place: maker(place) for place, maker in self.makers.items()}
        self.chances = {
            place: Quick(int(sha256(f"{secret} {place}".encode()).hexdigest(), 16)) for place in self.bots
        }
        self.episode = episode = Episode(self.setting, secret)
        self.listeners = [bot for bot in self.bots.values() if hears(bot)]
        if self.listeners:
            episode.ear = self.pass_on
        for place, bot in self.bots.items():
            bot.begin(episode.match.view(place))
        self.reward = 0.0
        self.play_on(episode)
        return self.look(episode)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat chooses, and the bots play until it is asked again."""
        episode = self.episode
        assert episode is not None
        number = int(action)
        if not episode.can(number):
            found, info = self.look(episode)
            return found, ILLEGAL, True, False, {**info, "illegal": agent_name(self.seat)}
        self.reward = 0.0
        self.choose(episode, number)
        self.play_on(episode)
        over = episode.seat < 0
        found, info = self.look(episode)
        return found, self.reward, over and not episode.cut, over and episode.cut, info

    def pass_on(self, match: AnyMatch, events: Sequence[Any]) -> None:
        """Tell the bots what happened."""
        spread(match, events, self.listeners)

    def choose(self, episode: Episode, number: int) -> None:
        """Whoever is asked chooses; what the seat is paid for it adds up."""
        episode.choose(number)
        self.reward += episode.rewards[self.seat]

    def play_on(self, episode: Episode) -> None:
        """The bots choose until the seat is asked, or the game is over."""
        while episode.seat >= 0 and episode.seat != self.seat:
            place = episode.seat
            choices = {action: number for number, action in episode.choices.items() if action is not None}
            choice = self.bots[place].decide(episode.match.view(place), [*choices], self.chances[place])
            self.choose(episode, choices[choice.action])

    def look(self, episode: Episode) -> tuple[Observation, dict[str, Any]]:
        """What the seat sees and can choose."""
        asked = episode.seat == self.seat
        mask = np.frombuffer(episode.mask(), np.int8) if asked else np.zeros(self.setting.choices, np.int8)
        found = {"observation": shown.bits_of(episode, self.seat), "action_mask": mask}
        return found, {"action_mask": mask.copy()}

    def render(self) -> str | None:
        """The table as the seat sees it, in letters (`ansi`) or as a picture (`svg`)."""
        names: Mapping[int, str] = {place: agent_name(place) for place in range(self.setting.seats)}
        return shown.render(self.episode, self.render_mode, names, [self.seat])


def makers(setting: Setting, seat: int, others: Others) -> dict[int, type[Bot[Any]]]:
    """A bot for every other seat: one for all, or one for each in their order, by name or class."""
    places = [place for place in range(setting.seats) if place != seat]
    asked = [others] * len(places) if isinstance(others, (str, type)) else list(others)
    known = bots(setting.game.key)
    if len(asked) != len(places):
        raise BadSetup("bad-bots", f"{len(asked)} bots for {len(places)} seats")
    found = {}
    for place, one in zip(places, asked, strict=True):
        if isinstance(one, str) and one not in known:
            raise BadSetup("unknown-bot", f"{one!r} is none of {', '.join(known)}")
        found[place] = known[one] if isinstance(one, str) else one
    return found


def gym(
    game: str,
    seats: int,
    seat: int = 0,
    others: Others = "random",
    *,
    tick: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> MicciaGym:
    """A seat of the game with this key; `others` are bots, by name or class: one for all, or one for each."""
    return MicciaGym(Setting(game, seats, options, tick), seat, others, render_mode)

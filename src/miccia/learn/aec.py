"""A game as PettingZoo's AEC environment: one agent after the other, as `miccia.batch.episode` asks them."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from miccia.batch.episode import Episode, Setting
from miccia.learn import shown
from miccia.learn.shown import ILLEGAL, Observation, Squad, mask_of


class MicciaAEC(Squad, AECEnv[str, Observation, int]):  # type: ignore[misc]  # it carries no types
    """One match after another. `match` is the one being played, with its record."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__(setting, setting.choices, render_mode)
        self.metadata["is_parallelizable"] = False
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game. Options of a game are given when the environment is made, not here."""
        self.episode = Episode(self.setting, self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """Ask the next agent; its mask goes into its info."""
        assert self.episode is not None
        if self.episode.seat >= 0:
            for agent in self.infos:
                self.infos[agent] = {}
            self.agent_selection = self.possible_agents[self.episode.seat]
            mask = mask_of(self.episode.choices, self.setting.choices)
            self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        """What the agent may know now; nobody has a choice but the one who is asked."""
        assert self.episode is not None
        seat = self.seat_of[agent]
        if seat == self.episode.seat:
            mask = mask_of(self.episode.choices, self.setting.choices)
        else:
            mask = np.zeros(self.setting.choices, np.int8)
        return {"observation": shown.bits_of(self.episode, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent chooses; a dead one says None."""
        agent, episode = self.agent_selection, self.episode
        assert episode is not None
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        number = -1 if action is None else int(action)
        if number in episode.choices:
            episode.choose(number)
            for other, reward in zip(self.possible_agents, episode.rewards, strict=True):
                self.rewards[other] = reward
            self.select()
            if episode.seat < 0:
                self.end(episode.cut)
        else:
            for other in self.rewards:
                self.rewards[other] = ILLEGAL if other == agent else 0.0
            self.end(False, illegal=agent)
        self._accumulate_rewards()
        if not self.agents or self.terminations[agent] or self.truncations[agent]:
            self._deads_step_first()

    def end(self, cut: bool, **info: str) -> None:
        """The game is over for everybody."""
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = not cut, cut
            self.infos[agent] = {"action_mask": np.zeros(self.setting.choices, np.int8), **info}


def aec(
    game: str, seats: int, *, tick: int | None = None, render_mode: str | None = None, **options: Any
) -> MicciaAEC:
    """The game with this key as an AEC environment; `tick`: how long a round of real time takes, in ms."""
    return MicciaAEC(Setting(game, seats, options, tick), render_mode)

"""A game as PettingZoo's AEC environment: one agent after the other, as `miccia.core.episode` asks them."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from miccia.batch.setting import Setting
from miccia.core.episode import Episode
from miccia.learn import shown
from miccia.learn.shown import ILLEGAL, Observation, Squad


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
        self.paid = False
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select(self.episode)

    def select(self, episode: Episode) -> None:
        """Ask the next agent; its mask goes into its info."""
        self.agent_selection = self.possible_agents[episode.seat]
        self.mask = np.frombuffer(episode.mask(), np.int8)
        self.infos[self.agent_selection] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        """What the agent may know now; nobody has a choice but the one who is asked.

        Its mask is the array that stands in its info too.
        """
        episode, seat = self.episode, self.seat_of[agent]
        assert episode is not None
        mask = self.mask if seat == episode.seat else np.zeros(self.setting.choices, np.int8)
        return {"observation": shown.bits_of(episode, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent chooses; a dead one says None."""
        agent, episode = self.agent_selection, self.episode
        assert episode is not None
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        number = -1 if action is None else int(action)
        if episode.can(number):
            episode.choose(number)
            if episode.paid or self.paid:
                self.pay(episode.rewards)
            if episode.seat >= 0:
                self.select(episode)
                return
            self.end(episode.cut)
        else:
            self.pay([ILLEGAL if other == agent else 0.0 for other in self.possible_agents])
            self.end(False, illegal=agent)
        self._deads_step_first()

    def pay(self, rewards: list[float]) -> None:
        """What the last choice has brought everybody."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self.paid = any(rewards)

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

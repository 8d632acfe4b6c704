"""A game as PettingZoo's parallel environment: all agents choose at once, from the same position.

Whoever is not asked can only wait, which is the last number. The choices are carried out one after the other,
in an order that is drawn anew for each step, as hands reach out at a table; one that somebody faster has made
impossible is not carried out, and its info says `late`. Secret choices and windows are asked of all at once.
"""

from typing import Any

from pettingzoo import ParallelEnv

from miccia.batch.setting import Setting
from miccia.core.chance import Quick
from miccia.core.episode import Choices, Episode
from miccia.learn import shown
from miccia.learn.shown import ILLEGAL, Observation, Squad, agent_name, mask_array

Infos = dict[str, dict[str, Any]]


class MicciaParallel(Squad, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it carries no types
    """One match after another. `match` is the one being played, with its record."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.choices = setting.wait + 1
        super().__init__(setting, self.choices, render_mode)
        self.offered: list[Choices] = []  # by seat

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal the next game. Options of a game are given when the environment is made, not here."""
        secret = self.seeds.next(seed)
        self.chance = Quick(int(secret, 16))
        self.episode = Episode(self.setting, secret)
        self.agents = self.possible_agents[:]
        return self.look({})

    def look(self, late: dict[int, bool]) -> tuple[dict[str, Observation], Infos]:
        """What everybody sees and can choose."""
        episode = self.episode
        assert episode is not None
        self.offered = [self.offer(episode, seat) for seat in range(self.setting.seats)]
        found: dict[str, Observation] = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = mask_array(self.offered[seat], self.choices)
            found[agent] = {"observation": shown.bits_of(episode, seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask.copy(), "late": late.get(seat, False)}
        return found, infos

    def offer(self, episode: Episode, seat: int) -> Choices:
        """What the seat can choose; whoever is not asked can wait."""
        asked = episode.seat >= 0 and seat in episode.match.turn.seats  # type: ignore[attr-defined]
        return (asked and episode.options_of(seat)) or {self.setting.wait: None}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Everybody chooses."""
        episode = self.episode
        assert episode is not None and self.agents
        chosen = {seat: int(actions[agent]) for seat, agent in enumerate(self.possible_agents)}
        wrong = [seat for seat, number in chosen.items() if number not in self.offered[seat]]
        late: dict[int, bool] = {}
        if not wrong:
            for seat in self.chance.shuffle("order", list(chosen)):
                action = self.offered[seat][chosen[seat]]
                late[seat] = action is not None and not episode.take(seat, action)
            episode.pass_on()
        over = bool(wrong) or episode.seat < 0
        found, infos = self.look(late)
        rewards = {
            agent: (ILLEGAL if seat in wrong else 0.0) if wrong else episode.rewards[seat]
            for seat, agent in enumerate(self.possible_agents)
        }
        if wrong:
            for info in infos.values():
                info["illegal"] = agent_name(wrong[0])
        cut = over and not wrong and episode.cut
        self.agents = [] if over else self.agents
        return (
            found,
            rewards,
            dict.fromkeys(self.possible_agents, over and not cut),
            dict.fromkeys(self.possible_agents, cut),
            infos,
        )


def parallel(
    game: str, seats: int, *, tick: int | None = None, render_mode: str | None = None, **options: Any
) -> MicciaParallel:
    """The game with this key as a parallel environment; `tick`: how long a step of real time takes, in ms."""
    return MicciaParallel(Setting(game, seats, options, tick), render_mode)

"""A bot in its seat at a table. It lives in worker threads; the table's loop never waits for it."""

import logging
import secrets
from collections.abc import Sequence
from typing import Any

from miccia.bots import Bot, Choice, Uniform
from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.games import bots

log = logging.getLogger(__name__)


class Player:
    """A bot, what it was told and has not heard yet, and whether it is being asked."""

    def __init__(self, game: str, seat: int, level: str) -> None:
        self.seat = seat
        self.name = f"{game}/{level}"
        self.bot: Bot = bots(game).get(level, Uniform)(seat)
        self.chance = Quick(secrets.randbits(63))
        self.unheard: list[Any] = []
        self.asked = False

    def tell(self, events: list[Any]) -> None:
        """Keep events for the bot until it is asked: a bot is never in two threads at once."""
        self.unheard += events

    def decide(self, heard: list[Any], view: Any, legal: Sequence[Action]) -> Choice:
        """The bot's choice; a random one if it fails."""
        try:
            for event in heard:
                self.bot.hear(event)
            choice = self.bot.decide(view, legal, self.chance)
            if any(choice.action is action for action in legal):
                return choice
            log.error("bot %s chose %r, which is not legal", self.name, choice.action)
        except Exception:
            log.exception("bot %s failed", self.name)
        return Uniform(self.seat).decide(view, legal, self.chance)

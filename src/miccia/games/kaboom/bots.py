"""The players of Kaboom!."""

from miccia.bots import Bot

BOTS: dict[str, type[Bot]] = {}

"""The players of Hanabi."""

from miccia.bots import Bot

BOTS: dict[str, type[Bot]] = {}

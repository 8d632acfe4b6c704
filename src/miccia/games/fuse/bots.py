"""The bots of FUSE, weakest first."""

from miccia.bots import Bot

BOTS: dict[str, type[Bot]] = {}

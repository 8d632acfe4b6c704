"""The players of Kittens. So far there is `random`, which every game has."""

from miccia.bots import Bot

BOTS: dict[str, type[Bot]] = {}

"""Many games without a network and without a clock."""

from miccia.arena.drive import BadBot, drive
from miccia.arena.playing import Result
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import Fared, Summary, summarise

__all__ = ["BadBot", "Fared", "Result", "Series", "Summary", "drive", "simulate", "summarise"]

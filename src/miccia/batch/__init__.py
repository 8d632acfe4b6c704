"""Many games side by side, stepped by arrays: what a learner wants. Needs the extra `learn`.

Every game of a batch asks one seat at a time (`core/episode.py` says in which order and how time passes); a
step takes one choice for each. What is asked and what came of it stands in arrays that are written in place.
"""

from miccia.batch.arrays import Arrays
from miccia.batch.batch import Batch, BatchError
from miccia.batch.setting import Setting
from miccia.core.episode import Episode
from miccia.core.refused import BadChoice

__all__ = ["Arrays", "BadChoice", "Batch", "BatchError", "Episode", "Setting"]

"""Many games side by side, stepped by arrays: what a learner wants. Needs the extra `learn`.

Every game of a batch asks one seat at a time (`episode.py` says in which order and how time passes); a step
takes one choice for each. What is asked and what came of it stands in arrays that are written in place.
"""

from miccia.batch.arrays import Arrays
from miccia.batch.batch import Batch, BatchError
from miccia.batch.episode import Episode, Setting
from miccia.batch.rows import BadChoice

__all__ = ["Arrays", "BadChoice", "Batch", "BatchError", "Episode", "Setting"]

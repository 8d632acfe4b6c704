"""Every message about a review: how far it is, and what it found, in the words of whoever asks."""

from typing import Literal

from msgspec import Struct

from miccia.reviews.told import ReviewedGame


class ReviewState(Struct):
    """How far a review is."""

    state: Literal["waiting", "running", "done", "failed"]
    before: int  # reviews that are waited for
    done: int  # decisions of all seats
    of: int
    seconds: int | None  # left, once that can be told
    problem: str  # why it failed, in a sentence
    review: ReviewedGame

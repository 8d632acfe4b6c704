"""Luck and skill apart: what every decision of a finished game cost, by what its player could know."""

from miccia.reviews.figures import Error, Review, Side, Step, Unreviewable
from miccia.reviews.looking import review, reviewing

__all__ = ["Error", "Review", "Side", "Step", "Unreviewable", "review", "reviewing"]

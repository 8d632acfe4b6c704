"""Kinds of card, of which a game has several each, and what is left of them."""

from typing import TypeVar

from mypy_extensions import i64


class Kind:
    """A kind of card: its place among the kinds of its game, and its name."""

    def __init__(self, index: i64, name: str) -> None:
        self.index: i64 = index
        self.name: str = name

    def __repr__(self) -> str:
        return self.name


Card = TypeVar("Card", bound=Kind)


def left_of(cards: list[Card], seen: list[i64]) -> list[Card]:
    """The cards without so many of each kind, which it counts down: what a view does not show."""
    left: list[Card] = []
    for card in cards:
        if seen[card.index]:
            seen[card.index] -= 1
        else:
            left.append(card)
    if any(seen):
        raise ValueError("no cards could look like this view")
    return left

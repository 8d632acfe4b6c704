"""The table of Hanabi in letters, for terminals."""

from collections.abc import Sequence

from miccia.core.outline import Suit
from miccia.core.sketch import SHAPES, Ink, Line, Look, Sketch, joined
from miccia.games.hanabi.shown import HanabiView, Held
from miccia.games.hanabi.words import TEXTS

SUITS: dict[str, Suit] = {"R": "red", "W": "white", "Y": "yellow", "G": "green", "B": "blue", "M": "black"}


def sketch(views: Sequence[HanabiView], names: Sequence[str], language: str) -> Sketch:
    """What the owners of these views see together. A card with a clue has a *, the player to move a >.

    Of a card that none of them sees stands what its clues leave of it: `R?` is some red one.
    """
    view = views[0]
    faces = {held.order: held.card for one in views for hand in one.hands for held in hand if held.card}
    fireworks, discards = (TEXTS.plain(f"sketch-{pile}", language) for pile in ("fireworks", "discards"))
    width = max(len(name) for name in [*names, fireworks, discards])
    heights = [card(f"{colour}{height}") for colour, height in view.fireworks.items()]
    state = TEXTS.plain(
        "sketch-state", language, clues=view.clues, strikes=view.strikes, deck=view.deck, score=view.score
    )
    lines: list[Line] = [["  ", state], [f"  {fireworks:<{width}}  ", *joined(heights, " ")]]
    for seat, hand in enumerate(view.hands):
        cards = joined([write(held, faces) for held in hand], " ")
        if seat == view.player and view.ended is None:
            lines.append([Ink(f"> {names[seat]:<{width}}", "bright"), "  ", *cards])
        else:
            lines.append([f"  {names[seat]:<{width}}  ", *cards])
    thrown = joined([card(one) for one in sorted(view.discards)], " ")
    lines.append([f"  {discards:<{width}}  ", *thrown])
    return lines


def write(held: Held, faces: dict[int, str]) -> Ink:
    """A card in three letters."""
    clued = "*" if held.clues else " "
    if held.order in faces:
        return card(faces[held.order], clued)
    colour = held.colours if len(held.colours) == 1 else "?"
    rank = str(held.ranks[0]) if len(held.ranks) == 1 else "?"
    return card(colour + rank, clued)


def card(name: str, sign: str = "") -> Ink:
    """A card, or what is known of one, in the colour it has."""
    look: Look = SUITS.get(name[0], "bright" if name != "??" else "faint")
    return Ink(name + sign, look, f"{SHAPES.get(look, ' ')}{name}{sign}")

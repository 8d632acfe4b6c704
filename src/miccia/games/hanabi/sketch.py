"""The table of Hanabi in letters, for terminals."""

from collections.abc import Sequence

from miccia.games.hanabi.shown import HanabiView, Held
from miccia.games.hanabi.words import TEXTS


def sketch(views: Sequence[HanabiView], names: Sequence[str], language: str) -> str:
    """What the owners of these views see together. A card with a clue has a *, the player to move a >."""
    view = views[0]
    faces = {held.order: held.card for one in views for hand in one.hands for held in hand if held.card}
    fireworks, discards = (TEXTS.plain(f"sketch-{pile}", language) for pile in ("fireworks", "discards"))
    width = max(len(name) for name in [*names, fireworks, discards])
    heights = " ".join(f"{colour}{height}" for colour, height in view.fireworks.items())
    state = TEXTS.plain(
        "sketch-state", language, clues=view.clues, strikes=view.strikes, deck=view.deck, score=view.score
    )
    lines = [f"  {state}", f"  {fireworks:<{width}}  {heights}"]
    for seat, hand in enumerate(view.hands):
        turn = ">" if seat == view.player and view.ended is None else " "
        lines.append(f"{turn} {names[seat]:<{width}}  {' '.join(write(held, faces) for held in hand)}")
    lines.append(f"  {discards:<{width}}  {' '.join(sorted(view.discards))}")
    return "\n".join(line.rstrip() for line in lines)


def write(held: Held, faces: dict[int, str]) -> str:
    """A card in three letters."""
    return faces.get(held.order, "??") + ("*" if held.clues else " ")

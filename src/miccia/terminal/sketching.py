"""Any table in letters: as its game sketches it, from the outline it makes, or field by field."""

from collections.abc import Sequence
from typing import Any

import msgspec

from miccia.core.match import AnyGame
from miccia.core.outline import Counter, Outline, Pile, Side, Thing
from miccia.core.sketch import SHAPES, Ink, Line, Sketch, joined
from miccia.core.words import FRAME


def drawn(game: AnyGame, views: Sequence[Any], names: Sequence[str], language: str) -> Sketch:
    """What the owners of these views see together; of a game that cannot sketch that, what the first sees."""
    if game.sketch is not None:
        return game.sketch(views, names, language)
    if game.outline is not None:
        return outlined(game.outline(views[0], names, language), names, language)
    return field_by_field(msgspec.to_builtins(views[0]))


def outlined(outline: Outline, names: Sequence[str], language: str) -> Sketch:
    """The outline of a table."""
    hand = FRAME.plain("plain-hand", language, count=len(outline.hand))
    width = max(len(text) for text in [*names, hand, *[pile.label for pile in outline.piles]])
    lines: list[Line] = []
    if outline.counters:
        lines.append(["  ", *joined([write_counter(counter) for counter in outline.counters], "  ")])
    lines += [[f"  {pile.label:<{width}}  ", *write_pile(pile)] for pile in outline.piles]
    for name, side in zip(names, outline.sides, strict=False):
        lines.append([f"  {name:<{width}}  ", *write_side(side, language)])
    if outline.hand:
        lines.append([Ink(f"  {hand:<{width}}", "bright"), "  ", *write_things(outline.hand)])
    return lines


def write_counter(counter: Counter) -> str:
    return f"{counter.label} {counter.count}" + (f"/{counter.most}" if counter.most is not None else "")


def write_pile(pile: Pile) -> list[str | Ink]:
    return [str(pile.count), *([" · ", *write_things(pile.things)] if pile.things else [])]


def write_side(side: Side, language: str) -> list[str | Ink]:
    parts: list[str | Ink] = [write_counter(counter) for counter in side.counters]
    if side.held:
        parts.append(Ink(FRAME.plain("plain-held", language, count=side.held), "faint"))
    line = joined(parts, "  ")
    return [*line, *["  "] * bool(line and side.things), *write_things(side.things)]


def write_things(things: Sequence[Thing]) -> list[str | Ink]:
    return joined([write_thing(thing) for thing in things], ", ")


def write_thing(thing: Thing) -> str | Ink:
    if thing.suit is None:
        return thing.text
    return Ink(thing.text, thing.suit, f"{SHAPES[thing.suit]} {thing.text}")


def field_by_field(view: Any) -> Sketch:
    """Any view."""
    if not isinstance(view, dict):
        return [[f"  {view}"]]
    return [[f"  {name}: {msgspec.json.encode(value).decode()}"] for name, value in view.items()]

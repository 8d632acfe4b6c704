"""The table of FUSE in words, for terminals."""

from collections.abc import Sequence

from miccia.core.outline import Suit
from miccia.core.sketch import SHAPES as SIGNS
from miccia.core.sketch import Ink, Line, Sketch, joined
from miccia.games.fuse.shown import BombCard, Front, FuseView, Space, TrayDie
from miccia.games.fuse.words import TEXTS

SHAPES = {
    "tower": "sketch-tower",
    "two towers": "sketch-two-towers",
    "small pyramid": "sketch-pyramid",
    "large pyramid": "sketch-pyramid",
}

SUITS: dict[str, Suit] = {"K": "black", "B": "blue", "G": "green", "R": "red", "Y": "yellow"}
LATE = 60_000  # so near to its end the clock is an alarm


def sketch(views: Sequence[FuseView], names: Sequence[str], language: str) -> Sketch:
    """What everybody sees. A > is before the roller; a die on a bomb is in [ ], else it is said what fits."""
    view = views[0]
    roll, centre, none = (TEXTS.plain(f"sketch-{key}", language) for key in ("roll", "centre", "none"))
    width = max(len(name) for name in [*names, roll, centre])
    left = view.deck_bombs + sum(card is not None for card in view.centre)
    state = TEXTS.plain(
        "sketch-state",
        language,
        round=view.round,
        bag=sum(view.bag.values()),
        defused=len(view.defused),
        left=left,
        points=view.score.total,
    )
    drawn: list[Line] = [["  ", *write_clock(view, language), state]]
    drawn.append([f"  {roll:<{width}}  ", *write_tray(view, names, language)])
    for seat, player in enumerate(view.players):
        turn = seat == view.roller and view.ended is None
        label = Ink(f"> {names[seat]:<{width}}", "bright") if turn else f"  {names[seat]:<{width}}"
        bombs = [write_front(front, language) for front in player.bombs if front] or [[none]]
        for place, bomb in enumerate(bombs):
            drawn.append([label if place == 0 else " " * (width + 2), "  ", *bomb])
    waiting = [write_title(card, language) for card in view.centre if card]
    drawn.append([f"  {centre:<{width}}  ", ", ".join(waiting)])
    if view.alarm:
        give = TEXTS.plain("sketch-give", language)
        drawn.append(["  ", Ink(give, "alarm"), " ", write_sign(view.alarm, language)])
    return drawn


def write_clock(view: FuseView, language: str) -> list[str | Ink]:
    """The time that is left, where there is a clock."""
    if view.limit is None:
        return []
    left = max(0, view.limit - view.now - view.charged)
    seconds = left // 1000
    clock = TEXTS.plain("sketch-clock", language, clock=f"{seconds // 60}:{seconds % 60:02}")
    return [Ink(clock, "alarm" if left < LATE else "bright"), "  "]


def write_tray(view: FuseView, names: Sequence[str], language: str) -> list[str | Ink]:
    """The dice of the roll, and where each went."""
    parts: list[str | Ink] = []
    for die in view.tray:
        parts += [*[", "] * bool(parts), *write_die(die, names, language)]
    return parts


def write_die(die: TrayDie, names: Sequence[str], language: str) -> list[str | Ink]:
    """A die of the roll, and where it went."""
    face = write_sign(die.face, language, words=die.where == "free")
    if die.seat is not None:
        return [face, f" → {names[die.seat]}"]
    return [face] if die.where == "free" else [face, f" ({TEXTS.plain(f'sketch-{die.where}', language)})"]


def write_sign(sign: str, language: str, words: bool = False) -> str | Ink:
    """A colour (`R`), a number (`5`) or both; on screens with colours with its shape, and words if wished."""
    if sign.isdigit():
        return sign
    text = TEXTS.plain(f"colour-{sign[0]}", language)
    shape = SIGNS[SUITS[sign[0]]]
    if len(sign) > 1:
        text = TEXTS.plain("die", language, colour=text, number=sign[1])
    face = f"{shape} {text}" if words or len(sign) == 1 else shape + sign[1]
    return Ink(text, SUITS[sign[0]], face)


def write_title(card: BombCard, language: str) -> str:
    name = TEXTS.plain(f"bomb-{card.key}", language)
    shape = "" if card.shape == "row" else f", {TEXTS.plain(SHAPES[card.shape], language)}"
    return f"{name} ({card.value}{shape})"


def write_front(front: Front, language: str) -> list[str | Ink]:
    """A bomb with its spaces in their order, the lowest first, and the signs between them."""
    card, parts = front.card, list[str | Ink]()
    for place, space in enumerate(card.spaces):
        die = front.dice[place]
        parts += ["[", write_sign(die, language), "]"] if die else write_space(space, language)
        if place + 1 < len(card.spaces):
            joint = card.joints[place]
            parts.append(f" {joint.sign} " if joint else between(card, place))
    result = "" if card.result is None else f" = {card.result}"
    return [f"{write_title(card, language)}: ", *parts, result]


def between(card: BombCard, place: int) -> str:
    """What parts two spaces that no sign joins: floors, towers, or nothing much."""
    step = card.spaces[place + 1].level - card.spaces[place].level
    return "; " if step < 0 else " / " if step > 0 else ", "


def write_space(space: Space, language: str) -> list[str | Ink]:
    """What may lie on a space."""
    wanted = [
        write_sign(f"{want.colour or ''}{want.number or ''}", language)
        for want in space.wants
        if want.colour or want.number
    ]
    return joined(wanted, "|") or [TEXTS.plain(f"sketch-{space.compares or 'any'}", language)]

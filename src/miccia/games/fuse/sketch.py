"""The table of FUSE in words, for terminals."""

from collections.abc import Sequence

from miccia.games.fuse.shown import BombCard, Front, FuseView, Space, TrayDie
from miccia.games.fuse.words import TEXTS

SHAPES = {
    "tower": "sketch-tower",
    "two towers": "sketch-two-towers",
    "small pyramid": "sketch-pyramid",
    "large pyramid": "sketch-pyramid",
}


def sketch(views: Sequence[FuseView], names: Sequence[str], language: str) -> str:
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
    drawn = [f"  {write_clock(view, language)}{state}"]
    tray = ", ".join(write_die(die, names, language) for die in view.tray)
    drawn.append(f"  {roll:<{width}}  {tray}")
    for seat, player in enumerate(view.players):
        turn = ">" if seat == view.roller and view.ended is None else " "
        bombs = [write_front(front, language) for front in player.bombs if front] or [none]
        for place, bomb in enumerate(bombs):
            label = f"{turn} {names[seat]:<{width}}" if place == 0 else " " * (width + 2)
            drawn.append(f"{label}  {bomb}")
    bombs = [write_title(card, language) for card in view.centre if card]
    drawn.append(f"  {centre:<{width}}  {', '.join(bombs)}")
    if view.alarm:
        drawn.append(f"  {TEXTS.plain('sketch-give', language, sign=write_sign(view.alarm, language))}")
    return "\n".join(line.rstrip() for line in drawn)


def write_clock(view: FuseView, language: str) -> str:
    if view.limit is None:
        return ""
    seconds = max(0, view.limit - view.now - view.charged) // 1000
    return TEXTS.plain("sketch-clock", language, clock=f"{seconds // 60}:{seconds % 60:02}") + "  "


def write_die(die: TrayDie, names: Sequence[str], language: str) -> str:
    """A die of the roll, and where it went."""
    face = write_sign(die.face, language)
    if die.seat is not None:
        return f"{face} → {names[die.seat]}"
    return face if die.where == "free" else TEXTS.plain(f"sketch-{die.where}", language, die=face)


def write_sign(sign: str, language: str) -> str:
    """A colour (`R`), a number (`5`) or both."""
    if len(sign) == 1:
        return sign if sign.isdigit() else TEXTS.plain(f"colour-{sign}", language)
    colour = TEXTS.plain(f"colour-{sign[0]}", language)
    return TEXTS.plain("die", language, colour=colour, number=sign[1])


def write_title(card: BombCard, language: str) -> str:
    name = TEXTS.plain(f"bomb-{card.key}", language)
    shape = "" if card.shape == "row" else f", {TEXTS.plain(SHAPES[card.shape], language)}"
    return f"{name} ({card.value}{shape})"


def write_front(front: Front, language: str) -> str:
    """A bomb with its spaces in their order, the lowest first, and the signs between them."""
    card, text = front.card, ""
    for place, space in enumerate(card.spaces):
        die = front.dice[place]
        text += f"[{write_sign(die, language)}]" if die else write_space(space, language)
        if place + 1 < len(card.spaces):
            joint = card.joints[place]
            text += f" {joint.sign} " if joint else between(card, place)
    result = "" if card.result is None else f" = {card.result}"
    return f"{write_title(card, language)}: {text}{result}"


def between(card: BombCard, place: int) -> str:
    """What parts two spaces that no sign joins: floors, towers, or nothing much."""
    step = card.spaces[place + 1].level - card.spaces[place].level
    return "; " if step < 0 else " / " if step > 0 else ", "


def write_space(space: Space, language: str) -> str:
    """What may lie on a space."""
    wanted = [
        write_sign(f"{want.colour or ''}{want.number or ''}", language)
        for want in space.wants
        if want.colour or want.number
    ]
    return "|".join(wanted) or TEXTS.plain(f"sketch-{space.compares or 'any'}", language)

"""What stands above the choices: the table, whose turn it is, how it ended; all from what the table told."""

import msgspec
from rich.text import Text

from miccia.core.match import AnyGame
from miccia.core.outline import Outline
from miccia.core.sketch import Ink, Line, Sketch
from miccia.core.words import FRAME
from miccia.games import find, names
from miccia.terminal.choices import text
from miccia.terminal.draw import LOOKS, THING, bar
from miccia.terminal.seen import Seen
from miccia.terminal.sketching import drawn, field_by_field, outlined

TIMER = 20  # letters of a bar


def game_of(seen: Seen) -> AnyGame | None:
    """The game as it is known here; a house may have others."""
    key = seen.table.get("game", "")
    return find(key) if key in names() else None


def title(seen: Seen, language: str) -> str:
    """What is played."""
    game = game_of(seen)
    return str(seen.table.get("game", "")) if game is None else game.words.TEXTS.plain("name", language)


def picture(seen: Seen, language: str) -> Sketch:
    """The table."""
    if not seen.update or seen.phase == "gathering":
        return people(seen, language)
    here = [
        f"{name} ({FRAME.plain('table-you', language)})" if seat == seen.you else name
        for seat, name in enumerate(seen.names)
    ]
    game, told = game_of(seen), seen.update["view"]
    if game is not None:
        try:
            view = msgspec.convert(told, game.views)
        except msgspec.ValidationError:  # of rules that are not ours
            game = None
        else:
            if "now" in game.views.__struct_fields__ and seen.phase == "playing":  # its clock runs on
                view = msgspec.structs.replace(view, now=max(0, seen.now))
            return drawn(game, [view], here, language)
    if outline := seen.update.get("outline"):
        return outlined(msgspec.convert(outline, Outline), here, language)
    return field_by_field(told)


def people(seen: Seen, language: str) -> Sketch:
    """Who sits where, before there is a game."""
    lines: list[Line] = []
    for number, seat in enumerate(seen.seats):
        place = FRAME.plain("gathering-seat", language, number=number + 1)
        if seat["kind"] == "free":
            who: str | Ink = Ink(FRAME.plain("gathering-free", language), "faint")
        elif number == seen.you:
            who = Ink(f"{seat['name']} ({FRAME.plain('table-you', language)})", "bright")
        else:
            who = seat["name"]
        what = ""
        if seat["kind"] == "bot":
            what = f"  {FRAME.plain('table-bot', language)}"
        elif seat["kind"] == "human" and not seat["online"]:
            what = f"  {FRAME.plain('table-away', language)}"
        lines.append([f"  {place}  ", who, Ink(what, "faint")])
    return lines


def status(seen: Seen, language: str) -> Text:
    """Whose turn it is, or what stands in the way; with the time that is left."""
    line = Text()
    said, loud = headline(seen, language)
    line.append(said, LOOKS["bright"] if loud else LOOKS["white"] if seen.over else "bold")
    if seen.phase == "playing" and seen.now >= 0 and (left := seen.left) and not seen.table["paused"]:
        line.append("  ")
        line.append_text(bar(*left, TIMER))
    if advised := seen.advised:
        said = FRAME.plain("coach-brief", language, brief=advised["label"])
        line.append(f"\n{said}", THING).append(f"  {text(advised['why'])}", LOOKS["faint"])
    return line


def headline(seen: Seen, language: str) -> tuple[str, bool]:
    """The one sentence, and whether it is about you."""
    table, you = seen.table, seen.you
    if not table:
        return FRAME.plain("table-loading", language), False
    if seen.phase == "gathering":
        key = "gathering-title" if table["host"] else "gathering-wait-host"
        return FRAME.plain(key, language), False
    if seen.phase == "over":
        return result(seen, language), False
    if not seen.update:
        return FRAME.plain("table-loading", language), False
    if seen.stood_in:
        return FRAME.plain("stood-in-title", language), True
    if wish := table.get("wish"):
        name = seen.names[wish["seat"]]
        if wish["seat"] == you:
            return FRAME.plain("wish-yours", language), False
        return f"{FRAME.plain('wish-of', language, name=name)}: {text(wish['what'])}", True
    if table["paused"]:
        return FRAME.plain("pause-paused", language), False
    if seen.unready:
        return FRAME.plain("terminal-ready-why", language), True
    if seen.now < 0:
        return FRAME.plain("terminal-starting", language), False
    if table["wishes"] and you not in table["wishes"]:
        who = ", ".join(seen.names[seat] for seat in table["wishes"])
        return FRAME.plain("pause-wished", language, names=who), True
    if seen.legal and in_window(seen):
        return FRAME.plain("terminal-window", language), True
    if seen.legal:
        ask = (seen.update.get("outline") or {}).get("ask", "")
        return FRAME.plain("turn-yours", language) + (f" · {ask}" if ask else ""), True
    waited = [seen.names[seat] for seat in seen.waited if seat != you]
    if len(waited) == 1:
        return FRAME.plain("turn-of", language, name=waited[0]), False
    return FRAME.plain("turn-several", language, names=", ".join(waited)), False


def in_window(seen: Seen) -> bool:
    """Whether all may react to something at once."""
    game = game_of(seen)
    return game is not None and seen.update["turn"].get("ask") in game.window_asks


def result(seen: Seen, language: str) -> str:
    """How the game ended."""
    over, evening = seen.over, seen.table.get("evening")
    if over is None or not evening:
        return FRAME.plain("turn-over", language)
    won = over["winners"]
    if evening["games"][-1]["together"]:
        verdict = FRAME.plain("result-together-won" if won else "turn-over", language)
        return f"{verdict} · {FRAME.plain('result-points', language, count=over['scores'][0])}"
    if not won:
        return FRAME.plain("result-nobody", language)
    if seen.you in won:
        return FRAME.plain("result-you-win", language)
    winners = ", ".join(seen.names[seat] for seat in won)
    return FRAME.plain("result-winners", language, count=len(won), names=winners)

"""A game that was played, wound from its deal to its end and seen through certain eyes.

Every picture is made of the match as it stood then, so there is nothing in it that came later or that these
eyes were not shown. The bots' reasons tell what the bots knew: they are asked for one by one.
"""

from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Sentence
from miccia.play import deal
from miccia.reviews import Review
from miccia.server import reel, sums, wire
from miccia.server.customs import Customs
from miccia.server.people.places import Places
from miccia.server.store.contract import Note
from miccia.server.table import show
from miccia.server.table.around import agreed_starter, seats, trial
from miccia.server.table.live import Live

PUBLIC, ALL = "table", "all"
MARKED = 3  # decisions of a seat


def wind(
    live: Live,
    places: Places,
    code: str,
    number: int,
    eyes: str,
    language: str,
    known: Review | None = None,
) -> reel.Reel:
    """The whole game as these eyes saw it, with the marks of its review if there is one."""
    check(live, eyes)
    return reel.Reel(
        table=table(live, places, code, number, eyes, language),
        eyes=eyes,
        moves=live.n,
        over=live.match.over is not None,
        frames=frames(live, eyes, language),
        marks=[] if known is None else marks(known),
    )


def marks(known: Review) -> list[reel.Finding]:
    """Of every seat the decisions that cost most, and the turning points, in the order of the game."""
    found = [
        reel.Finding(error.n, seat, place)
        for seat, side in enumerate(known.sides)
        for place, error in enumerate(side.errors[:MARKED], 1)
    ]
    decisions = {mark.n for mark in found}
    found += [reel.Finding(n) for n in known.turning_points() if n not in decisions]
    return sorted(found, key=lambda mark: mark.n)


def check(live: Live, eyes: str) -> None:
    if eyes not in (PUBLIC, ALL) and not int(eyes) < live.match.record.header.seats:
        raise Refused("no-such-seat")


def frames(live: Live, eyes: str, language: str) -> list[reel.Frame]:
    record = live.match.record
    notes = sorted(live.notes, key=lambda note: note.after)
    past = Live(deal(record.header))
    past.known = live.known
    found = [frame(past, eyes, language)]
    for entry, given in zip(live.entries, record.inputs, strict=True):
        tell_notes(past, [note for note in notes if note.after == entry.n - 1], found[-1], language)
        repeated = past.repeat(given, None, entry.stood_in)
        if eyes == ALL or past.number(sees(past, eyes), repeated) is not None:
            found.append(frame(past, eyes, language))
            found[-1].why = entry.reason is not None
    tell_notes(past, [note for note in notes if note.after >= past.n], found[-1], language)
    return found


def tell_notes(past: Live, notes: list[Note], frame: reel.Frame, language: str) -> None:
    """What happened around the game is told where it happened."""
    past.notes += notes
    frame.update.log += [show.noted(past, note, frame.seat, language) for note in notes]


def frame(past: Live, eyes: str, language: str) -> reel.Frame:
    """The table now, with what came of the last input. Where the eyes change, the log is everybody's."""
    seat, hands = sees(past, eyes), eyes == ALL and past.game.hands is not None
    entry = past.entries[-1] if past.entries else None
    telling = show.Telling(past, entry, past.match.now, by_name=True)
    update = telling.update(seat, language, plays=False, hands=hands)
    if eyes == ALL and seat is not None:
        update.n, update.log = past.count(None), telling.log(None, language)
    return reel.Frame(past.n, update, seat)


def sees(past: Live, eyes: str) -> int | None:
    """Whose eyes see the game as it stands. Where hands cannot be laid open, those of whoever acts see all
    in the course of a game."""
    if eyes not in (PUBLIC, ALL):
        return int(eyes)
    if eyes == PUBLIC or past.game.hands is not None or past.game.open:
        return None
    turn = past.match.turn
    if isinstance(turn, Waiting) and turn.order:
        return turn.order[0]
    return past.entries[-1].seat if past.entries else None


def reason(live: Live, n: int, eyes: str, language: str) -> Sentence:
    """What a bot thought when it made the input number `n`."""
    check(live, eyes)
    if not 0 < n <= live.n:
        raise Refused("no-such-moment")
    seat = None if eyes in (PUBLIC, ALL) else int(eyes)
    why = show.reason(live, live.entries[n - 1], seat, language)
    if why is None:
        raise Refused("no-reason")
    return why


def table(live: Live, places: Places, code: str, number: int, eyes: str, language: str) -> wire.Table:
    """What a board needs of a table at which nobody sits any more."""
    header = live.match.record.header
    seat = None if eyes in (PUBLIC, ALL) else int(eyes)
    peeks = seat is not None or eyes == ALL
    return wire.Table(
        code=code,
        game=header.game,
        options=header.options,
        phase="playing",
        seats=seats(places, {place.session or "" for place in places}, language, {}, {}),
        you=None,
        host=False,
        watching=0,
        onlookers=[],
        open=False,
        commit=header.commit or "",
        phrases=[],
        talk=False,
        said=[],
        signals=[],
        wishes=[],
        paused=False,
        running=False,
        ready=[],
        now=0,
        customs=Customs(),
        coach=False,
        grace=None,
        number=number,
        starter=agreed_starter(header),
        next=None,
        evening=None,
        tried=trial(header.tried),
        eyes=sums.Eyes(seat, hands=eyes == ALL) if peeks else None,
    )

"""What leaves the server about a game. Everything here is made of the game's `view` and `tell` alone."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from mypy_extensions import mypyc_attr

from miccia.core.coach import Advice
from miccia.core.game import Action
from miccia.core.slip import among
from miccia.core.turn import Over, Turn, Waiting
from miccia.core.words import FRAME, Reason, Sentence, seat_mark, took_back
from miccia.server import wire
from miccia.server.offer import Foretold, Offer, Slip
from miccia.server.people.places import guest
from miccia.server.store.contract import Note
from miccia.server.table import undoing
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live

encoder = msgspec.json.Encoder()
LONG = ("view", "aid", "legal", "log")


@mypyc_attr(native_class=True)
class Telling:
    """The game as it stands, for all who are shown it: what is the same for everybody is made once.

    With what came of one input, or with None, and after an undo, all of it: then lines that were sent before
    are no longer as they were. `by_name`: whoever sees it is nobody that the log would call "you".
    """

    def __init__(
        self,
        live: Live,
        entry: Entry | None,
        now: int,
        thought: int = 0,
        coached: bool = False,
        by_name: bool = False,
    ) -> None:
        self.live = live
        self.entry = None if entry is not None and entry.back else entry
        self.now = now
        self.thought = thought
        self.coached = coached
        self.by_name = by_name
        self.turn = turn(live.match.turn)
        self.alike: tuple[Any, bytes, msgspec.Raw] | None = None  # once it is made

    def update(self, seat: int | None, language: str, plays: bool = True, hands: bool = False) -> wire.Update:
        """The game as the seat may see it. Who only looks is offered nothing; `hands` lays them all open."""
        live, entry, outline = self.live, self.entry, self.live.game.outline
        view, sight, aid = self.opened() if hands else self.seen(seat)
        mine = seat if plays else None
        return wire.Update(
            n=live.count(seat),
            whole=entry is None,
            now=self.now,
            turn=self.turn,
            view=sight,
            aid=aid,
            legal=[] if mine is None else offers(live, mine, view, language),
            events=[] if entry is None else told(live, entry, seat),
            log=self.log(seat, language),
            outline=None if outline is None else outline(view, live.names(language), language),
            patience=live.patience(seat, self.thought),
            undo=undo(live, mine),
            coach=advice(live, mine, view, language) if self.coached and mine is not None else None,
        )

    def log(self, seat: int | None, language: str) -> list[wire.Line]:
        if self.entry is None:
            return whole_log(self.live, seat, language, self.by_name)
        return lines(self.live, [self.entry], seat, language, self.by_name)

    def opened(self) -> tuple[Any, Any, Any]:
        """What everybody sees, and all hands."""
        assert self.live.game.hands is not None
        view = self.live.game.hands(self.live.match.state)
        return view, view, self.aid(view)

    def seen(self, seat: int | None) -> tuple[Any, Any, Any]:
        """A seat's view, and it and its aid as they are sent."""
        if not self.live.game.open:
            view = self.live.match.view(seat)
            return view, view, self.aid(view)
        public, text, aid = self.public()
        view = msgspec.structs.replace(public, seat=seat)
        return view, msgspec.Raw(text.replace(b"null", encoder.encode(seat), 1)), aid

    def public(self) -> tuple[Any, bytes, msgspec.Raw]:
        """What everybody sees alike, written out: `seat` comes first, and is nobody's."""
        if self.alike is None:
            view = self.live.match.view(None)
            self.alike = view, encoder.encode(view), msgspec.Raw(encoder.encode(self.aid(view)))
        return self.alike

    def aid(self, view: Any) -> Any:
        screen = self.live.game.screen
        return None if screen is None else screen.aid(view)


def update(
    live: Live,
    seat: int | None,
    language: str,
    now: int,
    entry: Entry | None,
    thought: int = 0,
    coached: bool = False,
) -> wire.Update:
    """The game for one seat alone."""
    return Telling(live, entry, now, thought, coached).update(seat, language)


def advice(live: Live, seat: int, view: Any, language: str) -> Advice | None:
    """What a coach says to the seat, while the game goes on, where the game has one."""
    coach = live.game.coach
    if coach is None or live.match.over is not None:
        return None
    return coach(view, live.match.legal(seat), live.names(language), language)


def undo(live: Live, seat: int | None) -> Literal["", "free", "wish"]:
    """Whether the seat can take its last act back: by itself, or if all agree."""
    offer = None if seat is None else undoing.offer(live, seat)
    return "" if offer is None else "free" if offer.free else "wish"


def written(update: wire.Update) -> wire.Update:
    """The same with its long parts written out already, for whoever sends it more than once."""
    parts = {name: msgspec.Raw(encoder.encode(getattr(update, name))) for name in LONG}
    return msgspec.structs.replace(update, **parts)


def turn(turn: Turn) -> wire.Waiting | wire.Over:
    if isinstance(turn, Over):
        return wire.Over(turn.why, list(turn.scores), list(turn.winners))
    assert isinstance(turn, Waiting)
    return wire.Waiting(list(turn.order), turn.until, turn.ask)


def offers(live: Live, seat: int, view: Any, language: str) -> list[Offer]:
    """The seat's legal actions with their labels, and what they would do."""
    label, screen, names = live.game.words.label, live.game.screen, live.names(language)
    outcome = None if screen is None else screen.outcome
    legal = live.match.legal(seat)
    found = slips(live, view, legal, language)
    return [
        Offer(
            action.id,
            action.form,
            label(action, view, names, language),
            None if outcome is None else outcome(action, view),
            found.get(action.id),
        )
        for action in legal
    ]


def slips(live: Live, view: Any, legal: Sequence[Action], language: str) -> dict[int, Slip]:
    """What its player would hardly mean, by the ids of the actions."""
    game = live.game
    if game.slips is None or not legal:
        return {}
    names = live.names(language)
    return {
        action: Slip(slip.code, slip.rule, game.slips.say(slip, names, language))
        for action, slip in among(game.slips, view, legal).items()
    }


def told(live: Live, entry: Entry, seat: int | None) -> list[Any]:
    """The events of an entry as the seat may know them."""
    return [event for event in live.told(entry, seat) if event is not None]


def heard(live: Live, seat: int) -> list[Any]:
    """Everything that a seat has been told and that nobody has taken back."""
    stand = [live.entries[n - 1] for n in live.standing]
    before = [live.game.tell(event, seat) for event in live.before]
    now = [event for entry in stand for event in told(live, entry, seat)]
    return [event for event in before if event is not None] + now


def foretold(live: Live, seat: int, bots: Mapping[int, str]) -> list[Foretold]:
    """Every legal action of the seat that a bot will read something into."""
    screen = live.game.screen
    legal = live.match.legal(seat)
    if screen is None or screen.foresee is None or not legal or not bots:
        return []
    found = screen.foresee(live.first(seat), heard(live, seat), live.match.view(seat), bots, legal)
    return [Foretold(action, reading) for action, reading in found.items()]


def lines(
    live: Live, entries: list[Entry], seat: int | None, language: str, by_name: bool = False
) -> list[wire.Line]:
    """The log of these entries; after the end, with the bots' reasons.

    Who acted is what the told event says. Who made the input is not told: it may be a secret (E34), and what
    an input sets off is often somebody else's act. A bot's reason explains its own act, the first event.
    What the view forgets the log forgets too: only the last thing the seat was told of is told whole.
    """
    names, words, said = live.names(language), live.game.words, []
    you = None if by_name else seat
    for entry in entries:
        number = live.number(seat, entry)
        if number is None:
            continue
        if entry.back:
            said.append(undo_line(live, entry, number, seat, you, language))
        for place, known in enumerate(live.told(entry, seat)):
            if known is None:
                continue
            kept = live.kept(known)
            if number < live.count(seat):
                known = kept
            say = words.say(known, names, you, language)
            if say is not None:
                actor: int | None = known.actor
                own = place == 0 and actor == entry.seat
                why = reason(live, entry, seat, language) if own else None
                later = None if kept is known or kept == known else words.say(kept, names, you, language)
                mark = entry.stood_in if own else ""
                line = wire.Line(number, actor, say, why, later, mark, not live.stands(entry))
                said.append(line)
    return said


def undo_line(
    live: Live, entry: Entry, number: int, seat: int | None, you: int | None, language: str
) -> wire.Line:
    """Somebody took something back: what the reader has learnt by it stays learnt."""
    assert entry.seat is not None
    seen = live.shows([live.entries[n - 1] for n in entry.back], seat)
    say = took_back(entry.seat, live.names(language), you, seen, language)
    return wire.Line(number, entry.seat, say, mark="undo")


def whole_log(live: Live, seat: int | None, language: str, by_name: bool = False) -> list[wire.Line]:
    """The log from the deal on, with what happened around the game in its place."""
    notes = [noted(live, note, seat, language) for note in live.notes]
    return earlier(live, seat, language, by_name) + sorted(
        [*lines(live, live.entries, seat, language, by_name), *notes], key=lambda line: line.n
    )


def earlier(live: Live, seat: int | None, language: str, by_name: bool) -> list[wire.Line]:
    """The log of the game that this one goes on from, as far as it is known now."""
    names, said = live.names(language), []
    for event in live.before:
        known = live.game.tell(event, seat)
        kept = None if known is None else live.kept(known)
        say = None if kept is None else live.game.words.say(kept, names, None if by_name else seat, language)
        if kept is not None and say is not None:
            said.append(wire.Line(0, kept.actor, say))
    return said


def noted(live: Live, note: Note, seat: int | None, language: str) -> wire.Line:
    """A note as a line of the log, after the last input that the seat then knew of."""
    seats = {"name": note.seat} if note.by is None else {"name": note.seat, "by": note.by}
    names = live.names(language)
    marks = {field: seat_mark(seat, names) for field, seat in seats.items()}
    sitter = note.name or guest(note.seat, "", language)
    say = FRAME.fill(f"note-{note.what}", language, **marks, sitter=sitter)
    return wire.Line(bisect_right(live.seen[seat], note.after), note.seat, say, mark=note.what)


def reason(live: Live, entry: Entry, seat: int | None, language: str) -> Sentence | None:
    if live.match.over is None or entry.reason is None:
        return None
    return explained(live, entry.reason, live.views_of_bots()[entry.n], seat, language)


def explained(live: Live, reason: Reason, view: Any, seat: int | None, language: str) -> Sentence | None:
    """A bot's reason, by what it saw, in words."""
    try:
        return live.game.words.why(reason, view, live.names(language), seat, language)
    except KeyError:  # a reason that the game has no words for
        return None

"""The log: whose face stands beside a line, and under which line a bot's reason hangs."""

from collections.abc import Iterator
from typing import Any

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Mark, Reason, plain
from miccia.games import names
from miccia.server import wire
from miccia.server.table import show
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live
from tests.games.kaboom.table import Table

SEATS = ["Ada", "Bea", "Carlo", "Dino"]


def play(game: str, seed: int, **options: Any) -> Live:
    """A random game of four, in which everybody gives pure chance as a reason."""
    match = miccia.start(game, seats=4, seed=seed, options=options)
    live, chance = begun(match), Quick(seed)
    while isinstance(turn := match.turn, Waiting):
        moves = [(seat, action) for seat in turn.order for action in match.legal(seat) if not action.resigns]
        if turn.until is not None and (not moves or chance.below(60) == 0):
            live.settle(turn.until)
        else:
            seat, action = moves[chance.below(len(moves))]
            live.act(match.now, seat, action, Reason("random"))
    return live


def told(live: Live, seat: int | None, language: str) -> Iterator[tuple[Entry, list[wire.Line]]]:
    for entry in live.entries:
        yield entry, show.lines(live, [entry], seat, language)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "it"])
def test_who_a_line_speaks_of_first_is_whose_face_it_has(game: str, language: str) -> None:
    live = play(game, 7)
    named = yours = 0
    for reader in (None, 0, 2):
        both = zip(told(live, reader, language), told(live, reader, "en"), strict=True)
        for (_, lines), (_, english) in both:
            for line, in_english in zip(lines, english, strict=True):
                match line.say[0], in_english.say[0]:
                    case Mark("seat", seat), _:
                        named += line.seat is not None
                        assert line.seat in (int(seat), None), line
                    case _, str(text) if text.startswith("You "):  # Italian has only the verb
                        yours += line.seat is not None
                        assert line.seat in (reader, None), line
    assert named > 8 and yours > 4


@pytest.mark.parametrize("game", names())
def test_a_reason_hangs_under_the_act_that_it_explains(game: str) -> None:
    live = play(game, 7)
    explained = 0
    for reader in (None, 0, 2):
        for entry, lines in told(live, reader, "en"):
            reasons = [line for line in lines if line.why]
            assert reasons == ([] if entry.seat is None else reasons[:1])
            for line in reasons:
                explained += 1
                assert line is lines[0] and line.seat == entry.seat
                act = live.game.tell(entry.events[0], reader)
                assert line.say == live.game.words.say(act, SEATS, reader, "en")
    assert explained > 8


@pytest.mark.parametrize("game", names())
def test_what_is_refused_leaves_every_view_as_it_was(game: str) -> None:
    """Also its time, which some views tell: whoever comes then would see what no record has."""
    live = begun(miccia.start(game, seats=4, seed=7))
    before = [live.match.view(seat) for seat in live.seen]
    for ask in (live.act, live.undo):
        with pytest.raises(Refused):
            ask(live.match.now + 1, 0, 10_000)  # there is no such action, and no such input
        assert [live.match.view(seat) for seat in live.seen] == before


# By heart


def begun(match: AnyMatch) -> Live:
    live = Live(match)
    live.known = SEATS
    return live


def log_of(live: Live, seat: int | None, language: str = "en") -> list[str]:
    """The log as it is sent after a reload."""
    return [plain(line.say) for line in show.update(live, seat, language, 0, None).log]


def by_hand(table: Table, live: Live, *moves: str) -> list[wire.Line]:
    """The moves are made; what Ada's log is told with the last one."""
    for move in moves:
        entry = live.act(0, *table.read(move))
    return show.update(live, 0, "en", 0, entry).log


def test_k31_by_heart_the_log_forgets_what_was_seen() -> None:
    table = Table("red red blue green yellow", seats=3, memory=True)
    table.hold("Ada", "analyze bypass intercept timer timer exit")
    table.hold("Bea", "exit exit timer")
    table.outside("Ada", 1, 2)
    live = begun(table.match)
    (line,) = by_hand(table, live, "analyze 3 at 4")
    assert (plain(line.say), plain(line.later or [])) == (
        "You look at wire 4: it is green",
        "You look at wire 4",
    )
    assert log_of(live, 0)[-1] == "You look at wire 4: it is green"  # until the next move of anybody
    by_hand(table, live, "bypass 1 at 1")
    assert log_of(live, 1)[-1] == "Ada bypasses wire 1: red is removed, yellow takes its place"
    by_hand(table, live, "intercept 2 Bea")
    assert log_of(live, 0)[-1] == "You intercept Bea and see Exit, Exit and Timer"
    by_hand(table, live, "take exit")
    assert log_of(live, 1)[-2] == "Ada takes Exit from you"
    by_hand(table, live, "wild 4 at 2", "pay timer timer", "finish")
    ada, bea, carlo = (log_of(live, seat) for seat in range(3))
    assert ada[:5] == [
        "You look at wire 4",
        "You bypass wire 1: yellow lies there now",
        "You intercept Bea and look at the whole hand",
        "You take a card from Bea",
        "Bea draws one card",
    ]
    assert ada[5] == "You use Timer and Timer to look at wire 2"
    assert bea[3] == "Ada takes a card from you"
    assert not any(word in " ".join([*ada, *bea, *carlo]) for word in ("red", "green"))
    assert not any("red" in line or "verde" in line for line in log_of(live, 0, "it"))


def test_h22_by_heart_the_log_forgets_which_clue_was_given() -> None:
    for memory in (False, True):
        lines = log_of(play("hanabi", 3, memory=memory), 0)
        assert memory or sum("“" in line for line in lines) > 4
        assert not memory or "Bea gives you a clue" in lines
        assert not memory or not any("“" in line for line in lines[:-1])


@pytest.mark.parametrize("game", names())
def test_without_memory_the_log_forgets_nothing(game: str) -> None:
    live = play(game, 5)
    for seat in (None, 1):
        for language in ("en", "it"):
            lines = show.lines(live, live.entries, seat, language)
            assert not any(line.later for line in lines)
            assert len(lines) > 10

"""The log: whose face stands beside a line, and under which line a bot's reason hangs."""

from collections.abc import Iterator

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.turn import Waiting
from miccia.core.words import Mark, Reason
from miccia.games import names
from miccia.server import show, wire
from miccia.server.live import Entry, Live

SEATS = ["Ada", "Bea", "Carlo", "Dino"]
YOU = {"en": ("You ",), "it": ("Tu ",)}


def play(game: str, seed: int) -> Live:
    """A random game of four, in which everybody gives pure chance as a reason."""
    match = miccia.start(game, seats=4, seed=seed)
    live, chance = Live(match), Quick(seed)
    live.names = SEATS
    while isinstance(turn := match.turn, Waiting):
        moves = [(seat, action) for seat in turn.order for action in match.legal(seat) if not action.resigns]
        if turn.until is not None and (not moves or chance.below(8) == 0):
            live.settle(turn.until)
        else:
            seat, action = moves[chance.below(len(moves))]
            live.act(match.now, seat, action, Reason("random"))
    return live


def told(live: Live, seat: int | None, language: str) -> Iterator[tuple[Entry, list[wire.Line]]]:
    for entry in live.entries:
        yield entry, list(show.lines(live, [entry], seat, language))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "it"])
def test_who_a_line_speaks_of_first_is_whose_face_it_has(game: str, language: str) -> None:
    live = play(game, 7)
    named = yours = 0
    for reader in (None, 0, 2):
        for _, lines in told(live, reader, language):
            for line in lines:
                match line.say[0]:
                    case Mark("seat", seat):
                        named += line.seat is not None
                        assert line.seat in (int(seat), None), line
                    case str(text) if text.startswith(YOU[language]):
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

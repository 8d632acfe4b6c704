"""What every store knows of people and the games behind them, in SQLite and in PostgreSQL."""

import time

import pytest
from msgspec.structs import replace

from miccia.core.record import Header, Tried
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import (
    Hold,
    InputRow,
    NextGame,
    Note,
    Past,
    Program,
    Progress,
    Saved,
    Seer,
    Shoulder,
    Store,
)
from tests.server.test_store import HEADER, PLACES, table

pytestmark = pytest.mark.anyio
ADA, BEA = "hash of ada", "hash of bea"
BOTH: Places = (*PLACES[:2], Place("human", "Bea", None, BEA, "", 2))
TRIED = Tried(replace(HEADER, names=None), [], 1)


async def played(store: Store, code: str, places: Places = BOTH, header: Header = HEADER) -> Hold:
    """A table at which a game is over."""
    hold = (await store.add(table(code))).hold
    await store.begin(hold, 1, places, header, [0])
    over = Progress([InputRow(1, 10)], [7, 7, 7], [], winners=[0, 2], why="all-cards")
    await store.append(hold, 1, over)
    return hold


async def kept(store: Store, code: str) -> Saved:
    saved = await store.load(code)
    assert saved is not None
    return saved


async def test_the_finished_games_of_a_session(store: Store) -> None:
    before = int(time.time())
    await played(store, "LUNA-42", header=replace(HEADER, options={"talk": True, "more": [1, "è"]}))
    running = (await store.add(table("MARE-10"))).hold
    await store.begin(running, 1, BOTH, HEADER, [0])
    (game,) = await store.past(ADA, 9)
    assert before - 1 <= game.ended <= time.time() + 1
    names, options = ["Ada", "Nora", "Bea"], {"talk": True, "more": [1, "è"]}
    about = ("hanabi", options, names, 0, [7, 7, 7], [0, 2], "all-cards", game.ended, None)
    assert game == Past("LUNA-42", 1, *about)
    assert await store.past(BEA, -1) == [replace(game, seat=2)]
    await store.reviewed("LUNA-42", 1, [(0.25, -0.125), (0.5, 0.0), (0.0, 1.0)])
    await store.reviewed("MARE-10", 1, [(1.0, 1.0)] * 3)  # not over: nothing is kept
    assert [game.reviewed for game in await store.past(ADA, 9)] == [[(0.25, -0.125), (0.5, 0.0), (0.0, 1.0)]]
    assert await store.past("hash of nobody", 9) == []


async def test_only_so_many_and_those_of_one_evening_each(store: Store) -> None:
    for number in range(10, 13):
        hold = await played(store, f"LUNA-{number}")
    await store.lay(hold, [0, 2], NextGame(2, "hanabi", {}, b"s" * 32, BOTH))
    await store.begin(hold, 2, BOTH, HEADER, [0])
    await store.append(hold, 2, Progress([InputRow(1, 10)], [3, 3, 3], [], winners=[], why="no-fuse"))
    found = await store.past(ADA, -1)
    assert {(game.code, game.number, game.why) for game in found} == {
        ("LUNA-10", 1, "all-cards"),
        ("LUNA-11", 1, "all-cards"),
        ("LUNA-12", 1, "all-cards"),
        ("LUNA-12", 2, "no-fuse"),
    }
    assert await store.past(ADA, 2) == found[:2]


async def test_a_game_that_was_tried_says_so_and_does_not_count(store: Store) -> None:
    hold = (await store.add(replace(table("LUNA-42"), tried=TRIED))).hold
    assert (await kept(store, "LUNA-42")).table.tried == TRIED
    await store.begin(hold, 1, BOTH, replace(HEADER, tried=TRIED), [0])
    await store.append(hold, 1, Progress([InputRow(1, 10)], [7, 7, 7], [], winners=[0], why="all-cards"))
    await store.lay(hold, [0], NextGame(2, "hanabi", {}, b"s" * 32, BOTH, TRIED))
    row = (await kept(store, "LUNA-42")).table
    assert row.next is not None and row.next.tried == TRIED
    await store.begin(hold, 2, BOTH, HEADER, [0])
    row = (await kept(store, "LUNA-42")).table
    assert [game.tried for game in row.played] == [TRIED] and row.header == HEADER
    assert [row.tried for row in await store.of_session(ADA, 9)] == [TRIED]
    assert await store.past(ADA, 9) == []


async def test_an_earlier_game_comes_with_its_notes(store: Store) -> None:
    hold = await played(store, "LUNA-42")
    note = Note(1, "left", 0, None, "Ada")
    await store.note(hold, 1, note)
    saved = await store.game("LUNA-42", 1)
    assert saved is not None and (saved.header, saved.inputs, saved.notes) == (
        HEADER,
        [InputRow(1, 10)],
        [note],
    )
    assert await store.game("LUNA-42", 2) is None


async def test_two_who_play_together(store: Store) -> None:
    hold = (await store.add(replace(table("LUNA-42"), places=BOTH))).hold
    assert not await store.play_together(ADA, BEA)  # it has not begun
    await store.begin(hold, 1, BOTH, HEADER, [0])
    assert await store.play_together(ADA, BEA) and await store.play_together(BEA, ADA)
    assert not await store.play_together(ADA, "hash of nobody")
    await store.append(hold, 1, Progress([InputRow(1, 10)], [1, 1, 1], [], winners=[], why="no-fuse"))
    assert not await store.play_together(ADA, BEA)


async def test_who_becomes_somebody_else_is_so_everywhere(store: Store) -> None:
    """Also where both are known already."""
    hold = await played(store, "LUNA-42")
    for session in (ADA, BEA):
        await store.saw(hold, 1, Seer(session, 1), None)
        await store.program(hold, session, Program(session, f"token of {session}"))
    await store.saw(hold, 1, Seer(ADA, 2), None)
    await store.shoulder(hold, 0, Shoulder(0, "link", ADA))
    other = (await store.add(replace(table("MARE-10", "hash of carlo"), places=(Place(),) * 3))).hold
    for session in (ADA, BEA):
        await store.turn_away(other, session, 1, (Place(),) * 3)
    own = (await store.add(replace(table("PINO-11", BEA), places=(Place(),) * 3))).hold
    await store.turn_away(own, ADA, 1, (Place(),) * 3)
    for _ in range(2):  # nothing is left that a second time could change
        await store.adopt(ADA, BEA)
        row = (await kept(store, "LUNA-42")).table
        assert [place.session for place in row.places] == [BEA, None, BEA]
        assert row.maker == BEA and row.seers == (Seer(BEA, 1), Seer(BEA, 2))
        assert row.programs == (Program(BEA, f"token of {ADA}"),)
        assert row.shoulders == (Shoulder(0, "link", BEA),)
        assert (await kept(store, "MARE-10")).table.turned_away == (BEA,)
        assert (await kept(store, "PINO-11")).table.turned_away == ()
        assert await store.past(ADA, 9) == []
        assert [(game.code, game.seat) for game in await store.past(BEA, 9)] == [("LUNA-42", 0)]
    await store.seat(own, 1, PLACES)  # who adopts goes on holding what it holds


async def test_who_had_two_places_is_forgotten_at_both(store: Store) -> None:
    await played(store, "LUNA-42")
    await store.adopt(ADA, BEA)
    assert await store.finished(BEA) == 2
    await store.forget(BEA)
    row = (await kept(store, "LUNA-42")).table
    assert row.header is not None and row.header.names == ["", "Nora", ""]
    assert [(place.name, place.session) for place in row.places] == [("", None), ("Nora", None), ("", None)]
    assert (row.maker, await store.past(BEA, 9), await store.finished(BEA)) == ("", [], 0)


async def test_a_header_without_names_stays_when_somebody_is_forgotten(store: Store) -> None:
    nameless = replace(HEADER, names=None)
    await played(store, "LUNA-42", header=nameless)
    await store.forget(ADA)
    header = (await kept(store, "LUNA-42")).table.header
    assert header is not None and not header.names

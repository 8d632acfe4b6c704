"""A house of a Miccia from before evenings goes on: its file is brought up to date with all that is in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import miccia
from miccia.core.match import AnyMatch
from miccia.core.record import Header, Input, seed_of
from miccia.play import deal, head
from miccia.server.people.tokens import Mint, session_of
from miccia.server.store.backup import back_up, restore
from miccia.server.store.folder import DATABASE
from miccia.server.store.sqlite import connect, migrate, migrations, newest
from miccia.server.table.fair import commit
from tests.server.house import Player, running
from tests.server.test_rematch import play_on, reckless

pytestmark = pytest.mark.anyio
MINT = Mint(b"k" * 32)
ADA, BEA = (MINT.seal(name * 43) for name in "ab")
SECRET = b"s" * 32
OLD = 11  # the last migration before tables had several games


def header() -> Header:
    salts = ["aa", "bb"]
    plain = head("hanabi", 2, seed_of(SECRET, salts), {})
    names = ["Ada", "Bea"]
    return msgspec.structs.replace(
        plain, names=names, commit=commit(SECRET), secret=SECRET.hex(), salts=salts
    )


def played(inputs: int | None) -> AnyMatch:
    """A match after so many inputs, or at its end."""
    match = deal(header())
    while match.over is None and (inputs is None or len(match.record.inputs) < inputs):
        (seat,) = [seat for seat in range(2) if match.legal(seat)]
        plays = [action for action in match.legal(seat) if action.form["do"] == "play"]
        match.act(seat, (plays or match.legal(seat))[0])
    return match


def old_house(path: Path) -> None:
    """A file as it was then, with a table that gathers, one in play and one whose game is over."""
    with closing(sqlite3.connect(path)) as db:
        for number, sql in sorted(migrations().items()):
            if number <= OLD:
                db.executescript(f"BEGIN; {sql}; PRAGMA user_version = {number}; COMMIT;")
        db.execute("INSERT INTO house VALUES ('key', ?)", (MINT.key,))
        for code, match in (
            ("LUNA-MARE-10", None),
            ("LUNA-MARE-11", played(2)),
            ("LUNA-MARE-12", played(None)),
        ):
            over = None if match is None else match.over
            db.execute(
                "INSERT INTO tables (code, game, options, open, bot, maker, secret, header, scores, waiting, "
                "visited, customs, changed) VALUES (?, 'hanabi', '{}', 1, 'steady', ?, ?, ?, ?, '[0]', 5, "
                """'{"grace":120}', 1700000000)""",
                (
                    code,
                    session_of(ADA),
                    SECRET,
                    None if match is None else msgspec.json.encode(header()).decode(),
                    None if over is None else msgspec.json.encode(over.scores).decode(),
                ),
            )
            for seat, (name, token) in enumerate((("Ada", ADA), ("Bea", BEA))):
                db.execute(
                    "INSERT INTO seats (code, seat, kind, name, session, salt, joined) "
                    "VALUES (?, ?, 'human', ?, ?, ?, ?)",
                    (code, seat, name, session_of(token), name[0].lower() * 2, seat + 1),
                )
            for n, given in enumerate([] if match is None else match.record.inputs, 1):
                assert isinstance(given, Input) and given.action is not None
                act = msgspec.json.encode(given.action.form).decode()
                db.execute(
                    "INSERT INTO inputs (code, n, at, seat, act) VALUES (?, ?, ?, ?, ?)",
                    (code, n, given.at, given.seat, act),
                )
        db.execute("INSERT INTO clocks VALUES ('LUNA-MARE-11', 61000, 1)")
        db.execute(
            "INSERT INTO notes (code, after, what, seat, name) VALUES ('LUNA-MARE-11', 2, 'back', 1, '')"
        )
        db.execute("INSERT INTO turned_away VALUES ('LUNA-MARE-10', 'somebody')")
        db.commit()


async def test_old_tables_go_on(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    old_house(path)
    async with running(path) as server:
        ada, bea = (server.player(f"{MINT.cookie}={token}") for token in (ADA, BEA))
        phases = {card["code"]: (card["phase"], card["names"]) for card in (await ada.lists())["mine"]}
        both = ["Ada", "Bea"]
        assert phases == {
            "LUNA-MARE-10": ("gathering", both),
            "LUNA-MARE-11": ("playing", both),
            "LUNA-MARE-12": ("over", both),
        }
        await ada.go("LUNA-MARE-10")
        assert ada.table["commit"] == commit(SECRET) and ada.table["customs"]["grace"] == 120
        assert server.lobby.tables["LUNA-MARE-10"].row.turned_away == ("somebody",)
        await begin_with(ada)

        for player in (ada, bea):
            await player.go("LUNA-MARE-11")
        assert (ada.update["n"], ada.table["now"], ada.table["paused"]) == (2, 61_000, True)
        assert [line["n"] for line in ada.update["log"] if line.get("mark") == "back"] == [2]
        await ada.ask("pause", on=False)
        await bea.sees(paused=False)
        await ada.sees(paused=False)
        await play_on(ada, bea)
        assert ada.table["next"]["number"] == 2

        for player in (ada, bea):
            await player.go("LUNA-MARE-12", "it")
        text = (await ada.http.get("/api/tables/LUNA-MARE-12/record")).text
        assert text == miccia.dump(played(None).record)
        before = ada.table["next"]["commit"]
        assert before != commit(SECRET)
    async with running(path) as server:
        ada, bea = (server.player(f"{MINT.cookie}={token}") for token in (ADA, BEA))
        await ada.go("LUNA-MARE-12")
        await bea.go("LUNA-MARE-12")
        assert ada.table["next"]["commit"] == before  # bound to it once
        for player in (ada, bea):
            await player.ask("more", on=True)
        await ada.until(lambda message: message["t"] == "table" and message["phase"] == "playing")
        assert ada.table["commit"] == before
        for player in (ada, bea):
            await player.leave()


async def begin_with(player: Player) -> None:
    await player.ask("begin")
    await player.until(lambda message: message["t"] == "update")
    if player.update["legal"]:
        await player.act(reckless(player.update))
        await player.beyond(0)


def test_inputs_stay_only_ever_added_and_a_backup_of_then_can_be_put_back(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    old_house(old / DATABASE)
    assert back_up(old, tmp_path / "backup") == 3
    assert restore(tmp_path / "backup", new) == 3
    with closing(sqlite3.connect(new / DATABASE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (OLD,)

    with closing(connect(new / DATABASE)) as db:
        migrate(db)
        assert db.execute("PRAGMA user_version").fetchone() == (newest(),)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (inputs,) = db.execute("SELECT count(*) FROM inputs").fetchone()
        assert inputs == 2 + len(played(None).record.inputs)
        for change in ("UPDATE inputs SET at = 0", "DELETE FROM inputs"):
            with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
                db.execute(change)
        with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
            db.execute("INSERT INTO inputs (code, number, n, at) VALUES ('LUNA-MARE-11', 1, 2, 0)")
        db.execute("INSERT INTO inputs (code, number, n, at) VALUES ('LUNA-MARE-11', 2, 2, 0)")

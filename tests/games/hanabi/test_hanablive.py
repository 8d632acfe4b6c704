"""Games go to hanab.live and come from there: the same moves, the same states; nonsense is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import miccia
from miccia.cli import main
from miccia.core.chance import Quick
from miccia.core.foreign import BadForeign
from miccia.core.match import AnyMatch
from miccia.core.record import Record, digest
from miccia.games.hanabi import GAME, hanablive
from miccia.testing.walk import choose
from tests.games.alike import NAMES
from tests.games.hanabi.table import Table, perfect_game

Live = dict[str, Any]

VARIANTS = [
    ({}, "No Variant"),
    ({"short": True}, "No Variant"),  # of no effect without a sixth suit
    ({"expert": True}, "No Variant"),
    ({"six_colours": "sixth"}, "6 Suits"),
    ({"six_colours": "sixth", "short": True, "empty_clues": True}, "Black (6 Suits)"),
    ({"six_colours": "rainbow"}, "Rainbow (6 Suits)"),
    ({"six_colours": "rainbow", "short": True, "expert": True}, "Dark Rainbow (6 Suits)"),
    ({"memory": True, "score_on_loss": "sum", "talk": True}, "No Variant"),
]


def written(record: Record) -> Live:
    live: Live = json.loads(hanablive.write(GAME, record))
    return live


def read(live: Live) -> Record:
    return hanablive.read(GAME, json.dumps(live).encode())


def played(seats: int, seed: int, options: dict[str, Any]) -> AnyMatch:
    """A random game to its end."""
    match: AnyMatch = miccia.start("hanabi", seats=seats, seed=seed, options=options)
    chance = Quick(seed)
    while match.over is None:
        move = choose(match, chance)
        assert move is not None
        match.act(*move)
    return match


def states(record: Record) -> list[str]:
    match: AnyMatch = GAME.begin(record.header)
    found = [digest(match.state)]
    for given in record.inputs:
        assert isinstance(given, miccia.core.record.Input) and given.action is not None
        match.act(given.seat, given.action)
        found.append(digest(match.state))
    return found


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize(("options", "variant"), VARIANTS, ids=str)
def test_there_and_back_the_states_are_the_same(seats: int, options: dict[str, Any], variant: str) -> None:
    match = played(seats, seats, options)
    live = written(match.record)
    assert live.get("options", {}).get("variant", "No Variant") == variant
    again = read(live)
    assert states(again) == states(match.record)
    assert miccia.load(miccia.dump(again)) == again  # a record as any other
    assert written(again) == live  # and back again


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("starter", [0, 1])
def test_a_game_by_hand_as_they_would_write_it(seats: int, starter: int) -> None:
    """Everybody plays the oldest card: the first seat's is red 1, the second's red 2."""
    table = perfect_game(seats=seats)
    turned = [*range(starter, seats), *range(starter)]
    stack = dict(table.match.record.header.stack or {})
    size = 5 if seats < 4 else 4
    hands = [stack["deck"][seat * size : (seat + 1) * size] for seat in range(seats)]
    ours = [hands[turned.index(seat)] for seat in range(seats)]  # red 1 goes to whoever begins
    deck = [card for hand in ours for card in hand] + stack["deck"][seats * size :]
    match = miccia.start("hanabi", seats=seats, seed=1, stack={"deck": deck, "starter": [str(starter)]})
    for turn in range(25):
        match.act((starter + turn) % seats, 0)
    assert match.over is not None and match.over.why == "perfect"
    record = Record(replace(match.record.header, names=NAMES[:seats]), match.record.inputs)
    live = written(record)
    assert live["players"] == [NAMES[seat] for seat in turned]
    assert [live["deck"][0], live["deck"][size]] == [{"suitIndex": 0, "rank": 1}, {"suitIndex": 0, "rank": 2}]
    # the hands go out from the oldest card on; then what was drawn, in the same order
    assert live["actions"][:2] == [{"type": 0, "target": 0}, {"type": 0, "target": size}]
    assert live["actions"][seats * size] == {"type": 0, "target": seats * size}
    assert len(live["actions"]) == 25
    assert "seed" not in live
    assert live["miccia"] == {"white": 4} | ({"first": starter} if starter else {})


def test_moves_in_their_words() -> None:
    table = Table("R1 W2 Y3 G4 B5 | W1 W1 Y1 G1 B1 | R2", seats=2)
    table.do("clue Bea white", "clue Ada 5", "play 1", "discard 2")
    assert written(table.match.record)["actions"] == [
        {"type": 2, "target": 1, "value": 4},  # white is their purple
        {"type": 3, "target": 0, "value": 5},
        {"type": 0, "target": 0},
        {"type": 1, "target": 6},
    ]


def hand_made() -> Live:
    """What somebody could have exported there."""
    suits = [
        {"suitIndex": suit, "rank": rank} for suit in range(5) for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
    ]
    return {
        "id": 12345,
        "seed": "p2v0s1",
        "players": ["Alice", "Bob"],
        "deck": suits[::-1],  # Alice has 5 4 4 3 3 of purple, Bob 2 2 1 1 1
        "actions": [
            {"type": 3, "target": 1, "value": 1},
            {"type": 0, "target": 7, "value": 0},
            {"type": 2, "target": 1, "value": 4},
            {"type": 0, "target": 5, "value": 0},
            {"type": 1, "target": 3, "value": 0},
            {"type": 4, "target": 0, "value": 4},
        ],
        "options": {"variant": "No Variant", "timed": True, "timeBase": 120, "timePerTurn": 20},
        "notes": [["a 5"], []],
    }


def test_theirs_becomes_a_record_and_goes_back() -> None:
    live = hand_made()
    record = read(live)
    match = miccia.replay(record)
    view = match.view(0)
    assert record.header.names == ["Alice", "Bob"]
    assert (view.score, view.clues, view.strikes, view.player) == (2, 7, 0, 1)
    assert view.fireworks["W"] == 2 and view.discards == ["W3"]
    assert [held.card for held in view.hands[1]] == ["W2", "W1", "W1", "B5", "B4"]
    back = written(record)
    moves = [
        {name: part for name, part in move.items() if part or name != "value"} for move in live["actions"]
    ]
    assert back["actions"] == moves[:-1]  # that somebody broke it off is no move
    assert (back["deck"], back["players"]) == (live["deck"], live["players"])


def test_who_began_in_old_games() -> None:
    live = hand_made()
    live["options"]["startingPlayer"] = 1
    live["actions"] = [{"type": 0, "target": 7}, {"type": 5, "target": -1, "value": 10}]
    assert miccia.replay(read(live)).view(None).score == 1


def test_what_goes_on_after_their_end_is_kept_apart() -> None:
    """There a game is over when nothing more can be played; our rulebook plays on."""
    ones = " ".join(f"{colour}1 {colour}1 {colour}1" for colour in "RWYGB").split()
    hands = " ".join([*ones[:5], "|", *ones[5:10], "|", *ones[10:]])
    table = Table(hands)
    while table.match.view(None).most:  # every 1 is discarded
        ones_held = [
            slot for slot, card in enumerate(table.state.hands[table.state.player], 1) if card.rank == 1
        ]
        clues = [move for move in sorted(table.legal()) if move.startswith("clue")]
        table.do(f"discard {ones_held[0]}" if table.state.clues < 8 and ones_held else clues[0])
    table.do(sorted(table.legal())[0])
    live = written(table.match.record)
    assert len(live["miccia"]["more"]) == 1
    assert len(live["actions"]) + 1 == len(table.match.record.inputs)
    assert states(read(live)) == states(table.match.record)


Spoil = Callable[[Live], object]


def put(*path: Any) -> Spoil:
    """Something else at a place of the game."""
    *way, last, value = path

    def spoil(live: Live) -> None:
        part: Any = live
        for step in way:
            part = part[step]
        part[last] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "code", "place"),
    [
        (put("players", "Alice"), "bad-shape", "players"),
        (put("players", ["Alice"]), "bad-players", "players"),
        (put("players", [*"ABCDEF"]), "bad-players", "players"),
        (put("players", 0, 7), "bad-shape", "players[0]"),
        (put("deck", []), "bad-deck", "deck"),
        (put("deck", 3, None), "bad-shape", "deck[3]"),
        (put("deck", 3, "rank", "one"), "bad-shape", "deck[3].rank"),
        (put("deck", 3, "rank", 10**400), "bad-shape", "deck[3].rank"),
        (put("deck", 3, "rank", 10**18), "bad-shape", "deck[3].rank"),
        (put("deck", 3, "rank", 0), "bad-card", "deck[3]"),
        (put("deck", 3, "suitIndex", 5), "bad-card", "deck[3]"),
        (put("deck", 3, "suitIndex", -1), "bad-card", "deck[3]"),
        (put("deck", 3, "rank", 5), "bad-deck", "deck"),  # there is no second purple 5
        (lambda live: live["deck"].pop(), "bad-deck", "deck"),
        (lambda live: live["deck"].append({"suitIndex": 0, "rank": 1}), "bad-deck", "deck"),
        (lambda live: live.pop("deck"), "bad-shape", ""),
        (lambda live: live.pop("actions"), "bad-shape", ""),
        (put("actions", {}), "bad-shape", "actions"),
        (put("actions", 0, "type", 9), "bad-action", "actions[0]"),
        (put("actions", 0, "type", -1), "bad-action", "actions[0]"),
        (put("actions", 0, "type", 4), "illegal-move", "actions[0]"),
        (put("actions", 0, "value", 6), "bad-action", "actions[0]"),
        (put("actions", 0, "value", 5), "illegal-move", "actions[0]"),  # touches nothing (H8)
        (put("actions", 0, "target", 0), "illegal-move", "actions[0]"),  # a clue to oneself
        (put("actions", 0, "target", 2), "illegal-move", "actions[0]"),
        (put("actions", 0, "target", -1), "illegal-move", "actions[0]"),
        (put("actions", 0, {"type": 1, "target": 0}), "illegal-move", "actions[0]"),  # all clues there (H9)
        (put("actions", 1, "target", 0), "illegal-move", "actions[1]"),  # not theirs
        (put("actions", 1, "target", -5), "illegal-move", "actions[1]"),
        (put("actions", 1, "target", 10**15), "bad-shape", "actions[1].target"),
        (put("actions", 1, "value", 1), "bad-action", "actions[1]"),
        (put("actions", 2, "value", 5), "illegal-move", "actions[2]"),  # no sixth suit
        (put("actions", 2, "value", 6), "bad-action", "actions[2]"),
        (put("actions", 2, "value", -1), "bad-action", "actions[2]"),
        (put("options", []), "bad-shape", "options"),
        (put("options", "variant", "Prism (5 Suits)"), "bad-variant", "options.variant"),
        (put("options", "variant", 3), "bad-shape", "options.variant"),
        (put("options", "oneExtraCard", True), "bad-option", "options.oneExtraCard"),
        (put("options", "deckPlays", True), "bad-option", "options.deckPlays"),
        (put("options", "detrimentalCharacters", True), "bad-option", "options.detrimentalCharacters"),
        (put("options", "startingPlayer", 2), "bad-option", "options.startingPlayer"),
        (put("miccia", 3), "bad-shape", "miccia"),
        (put("miccia", {"white": 3}), "bad-option", "miccia"),
        (put("miccia", {"first": 2}), "bad-option", "miccia"),
        (put("miccia", {"what": 2}), "bad-shape", "miccia"),
        (put("miccia", {"options": {"expert": True}}), "bad-option", "miccia.options"),
        (put("miccia", {"options": {"memory": 3}}), "bad-option", "miccia.options"),
        (put("miccia", {"more": [{"type": 0, "target": 4}]}), "illegal-move", "actions[5]"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_its_place(spoil: Spoil, code: str, place: str) -> None:
    live = hand_made()
    spoil(live)
    with pytest.raises(BadForeign) as caught:
        read(live)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert caught.value.detail


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"players":' * 9_999]
)
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadForeign):
        hanablive.read(GAME, data)


def test_moves_after_the_end_are_refused() -> None:
    live = written(played(2, 1, {}).record)
    live["actions"].append(live["actions"][-1])
    with pytest.raises(BadForeign):
        read(live)


def test_a_game_without_a_move_cannot_be_told() -> None:
    with pytest.raises(BadForeign) as caught:
        hanablive.write(GAME, miccia.start("hanabi", seats=2, seed=1).record)
    assert caught.value.code == "no-moves"


def test_what_was_taken_back_is_not_told() -> None:
    table = Table("R1 W2 Y3 G4 B5 | W1 W1 Y1 G1 B1 | R2", seats=2)
    table.do("clue Bea white", "clue Ada 5")
    table.match.undo(1, 1)
    table.do("clue Ada 4")
    assert [move["value"] for move in written(table.match.record)["actions"]] == [4, 4]


def test_the_command_converts_both_ways(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(3, 5, {"six_colours": "rainbow"}).record
    ours, theirs, again = tmp_path / "game.jsonl", tmp_path / "game.json", tmp_path / "again.jsonl"
    ours.write_text(miccia.dump(record))
    assert main(["convert", str(ours), "--to", "hanab.live", "--out", str(theirs)]) == 0
    assert main(["convert", str(theirs), "--from", "hanab.live", "--out", str(again)]) == 0
    assert states(miccia.load(again)) == states(record)
    assert main(["verify", str(again)]) == 0
    assert main(["replay", str(again), "--all"]) == 0
    assert main(["convert", str(theirs), "--from", "hanab.live"]) == 0
    assert capsys.readouterr().out.endswith(again.read_text())


def test_the_command_refuses_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, other = tmp_path / "bad.json", tmp_path / "other.jsonl"
    bad.write_text('{"players": []}')
    assert main(["convert", str(bad), "--from", "hanab.live"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("miccia: bad-shape: ") and str(bad) in said and said.count("\n") == 1
    match = miccia.start("kaboom", seats=2, seed=1)
    other.write_text(miccia.dump(match.record))
    assert main(["convert", str(other), "--to", "hanab.live"]) == 1
    assert "this is one of kaboom" in capsys.readouterr().err
    assert main(["convert", str(bad), "--to", "hanab.live"]) == 1
    assert capsys.readouterr().err.startswith("miccia: line 1: ")
    assert main(["convert", str(tmp_path / "none"), "--from", "hanab.live"]) == 2
    capsys.readouterr()
    assert main(["convert", str(bad), "--from", "chess"]) == 2
    assert capsys.readouterr().err == "miccia: 'chess' is none of hanab.live\n"

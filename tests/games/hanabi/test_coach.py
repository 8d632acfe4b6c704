"""The coach of Hanabi: its figures are those of all the ways to deal what is not seen."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from miccia.core.chance import Quick
from miccia.core.coach import Advice
from miccia.core.words import plain
from miccia.games.hanabi import GAME
from miccia.games.hanabi.cards import COLOURS, KINDS
from miccia.games.hanabi.coach import advise
from miccia.games.hanabi.odds import deal_out, faces
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.stock import unseen
from miccia.testing.walk import begin, walk
from tests.games.alike import NAMES
from tests.games.hanabi.table import Table

DEALS = 10_000


def coach(table: Table, seat: int = 0, language: str = "en") -> Advice:
    advice = advise(table.match.view(seat), table.match.legal(seat), NAMES, language)
    assert advice is not None
    return advice


def test_h3_in_the_beginning_any_card_is_a_1_as_often_as_1s_are_left() -> None:
    table = Table("R2 R3 R4 R5 W2 | W1 Y1 G1 B1 R1")
    advice = coach(table)
    assert advice.figure == f"{round(100 * 10 / 45)}%"  # ten of fifteen 1s in forty-five unseen cards
    assert [row.percent for row in advice.rows] == [22] * 5


def test_h7_a_clue_of_rank_1_makes_a_card_playable_for_sure() -> None:
    table = Table("R1 R3 R4 R5 W2 | W1 Y2 G2 B2 R2")
    table.do("clue Bea 1", "clue Ada 1")
    advice = coach(table)
    assert (advice.figure, plain(advice.say)) == ("100%", "Your 1st card can be played")
    assert advice.rows[0].key == "0"
    assert table.action("play 1") in advice.rows[0].acts


def test_what_is_known_by_counting_is_known() -> None:
    """A 5 of which the other four are seen is the fifth, and the only one."""
    table = Table("R5 R1 R1 R1 W1 | W5 Y5 G5 B5 W1")
    table.do("clue Bea 5", "clue Ada 5")
    row = next(row for row in coach(table).rows if row.key == "0")
    assert [part.id for part in row.why if not isinstance(part, str)] == ["R5"]
    assert (row.figure, "the last one" in "".join(map(str, row.why))) == ("0%", True)


def test_h16_what_no_firework_needs_any_more_is_of_no_use() -> None:
    table = Table("R1 R1 W2 W2 W3 | W1 Y2 G2 B2 R2")
    table.do("clue Bea 1", "clue Ada 1", "play 1", "clue Ada red")
    rows = {row.key: row for row in coach(table).rows}
    assert "of no use any more" in "".join(map(str, rows["1"].why))
    assert rows["1"].figure == "0%"


def test_h22_by_heart_only_counting_is_left() -> None:
    table = Table("R1 R3 R4 R5 W2 | W1 Y2 G2 B2 R2", memory=True)
    table.do("clue Bea 1", "clue Ada 1")
    assert coach(table).figure != "100%"


@pytest.mark.parametrize("language", ["en", "it"])
def test_it_speaks_both_languages(language: str) -> None:
    advice = coach(Table("R1 R3 R4 R5 W2 | W1 Y2 G2 B2 R2"), language=language)
    assert advice.spoils and advice.title and advice.column


# Against all the ways there are


def by_trying(notes: tuple[int, ...], left: tuple[int, ...]) -> list[tuple[float, ...]]:
    """The same by dealing the cards in every way."""
    cards = [kind for kind, count in enumerate(left) for _ in range(count)]
    ways = [
        dealt
        for dealt in permutations(cards, len(notes))
        if all(note >> kind & 1 for note, kind in zip(notes, dealt, strict=True))
    ]
    return [
        tuple(Counter(dealt[slot] for dealt in ways)[kind] / len(ways) for kind in range(len(left)))
        for slot in range(len(notes))
    ]


@pytest.mark.parametrize("seed", range(40))
def test_the_chances_are_those_of_all_ways_to_deal(seed: int) -> None:
    chance = Quick(seed)
    kinds = 4 + chance.below(3)
    left = tuple(int(chance.below(4)) for _ in range(kinds))
    cards = [kind for kind, count in enumerate(left) for _ in range(count)][:9]
    left = tuple(cards.count(kind) for kind in range(kinds))
    hand = [cards[chance.below(len(cards))] for _ in range(min(3, len(cards)))] if cards else []
    dealt = chance.shuffle("hand", cards)[: len(hand)]
    notes = tuple(int(1 << kind | chance.below(1 << kinds)) for kind in dealt)
    told = deal_out(notes, left)
    for face, real in zip(told, by_trying(notes, left), strict=True):
        assert face == pytest.approx(real)


def positions() -> list[HanabiView]:
    """Hands with many clues on them, in games with every kind of deck."""
    decks: list[dict[str, Any]] = [{}, {"six_colours": "sixth"}, {"six_colours": "rainbow"}]
    return [next(clued_hands(options)) for options in decks]


def clued_hands(options: dict[str, Any]) -> Iterator[HanabiView]:
    for seed in range(100):
        match = begin(GAME, 3, options, seed)
        for _ in walk(match, seed):
            view = match.view(0)
            if match.over is None and sum(bool(held.clues) for held in view.hands[0]) in (1, 2):
                yield view


def test_in_a_game_too() -> None:
    """Cards are dealt at random until they fit what is noted."""
    for view in positions():
        left = unseen(view)
        cards = [kind for kind, count in enumerate(left) for _ in range(count)]
        notes = [
            {5 * COLOURS.index(colour) + rank - 1 for colour in held.colours for rank in held.ranks}
            for held in view.hands[0]
        ]
        chance, kept = Quick(3), []
        for _ in range(DEALS):
            dealt = chance.shuffle("deal", cards)[: len(notes)]
            if all(kind in note for kind, note in zip(dealt, notes, strict=True)):
                kept.append(dealt)
        assert len(kept) > 100
        told = faces(view)
        assert all(sum(face) == pytest.approx(1) for face in told)
        for slot, face in enumerate(told):
            often = Counter(dealt[slot] for dealt in kept)
            for kind, likely in enumerate(face):
                assert abs(often[kind] / len(kept) - likely) < 4.5 * sqrt(likely / len(kept)) + 1e-9
                assert (likely > 0) or not often[kind], KINDS[kind]


def test_nothing_of_it_depends_on_the_own_hand() -> None:
    match = begin(GAME, 2, {}, 5)
    for _ in walk(match, 5):
        if match.over is None:
            view = match.view(0)
            assert all(held.card is None for held in view.hands[0])
            assert advise(replace(view, seat=None), [], NAMES, "en") is None

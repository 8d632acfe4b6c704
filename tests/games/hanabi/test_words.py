"""What Hanabi says, sentence by sentence, in both languages."""

import pytest

from miccia.core.words import plain
from miccia.games.hanabi import words
from tests.games.alike import NAMES, labels_of, log_of
from tests.games.hanabi.table import Table

OPENING = "R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1 | Y1 Y1 Y2 Y2 Y3"


LINES: list[tuple[list[str], int | None, str, str]] = [
    (
        ["clue Bea green"],
        None,
        "Ada tells Bea “three greens”: 1st, 2nd and 4th cards",
        "Ada dice a Bea «tre verdi»: 1ª, 2ª e 4ª carta",
    ),
    (["clue Bea 3"], 1, "Ada tells you “one 3”: 2nd card", "Ada ti dice «un 3»: 2ª carta"),
    (
        ["clue Bea 1"],
        0,
        "You tell Bea “three 1s”: 1st, 3rd and 5th cards",
        "Dici a Bea «tre 1»: 1ª, 3ª e 5ª carta",
    ),
    (["play 1"], 1, "Ada plays red 1", "Ada gioca l’1 rosso"),
    (["play 1"], 0, "You play red 1", "Giochi l’1 rosso"),
    (
        ["play 4"],
        0,
        "You play red 2, which does not fit: an error",
        "Giochi il 2 rosso, che non va bene: errore",
    ),
    (
        ["clue Bea 1", "discard 2"],
        1,
        "You discard green 3 and win back a clue",
        "Scarti il 3 verde e recuperi un indizio",
    ),
    (
        ["clue Bea 1", "discard 4"],
        0,
        "Bea discards green 5 and wins back a clue. The green firework cannot rise above 4 any more",
        "Bea scarta il 5 verde e recupera un indizio. Il fuoco verde non potrà più superare 4",
    ),
]


@pytest.mark.parametrize(("moves", "you", "english", "italian"), LINES)
def test_log_lines(moves: list[str], you: int | None, english: str, italian: str) -> None:
    assert log_of(Table(OPENING, seats=3), *moves, you=you, language="en") == [english]
    assert log_of(Table(OPENING, seats=3), *moves, you=you, language="it") == [italian]


def test_an_empty_clue_in_words() -> None:
    table = Table(OPENING, seats=3, empty_clues=True)
    assert log_of(table, "clue Bea red", you=2, language="en") == [
        "Ada tells Bea “no red”: none of the cards"
    ]
    table = Table(OPENING, seats=3, empty_clues=True)
    assert log_of(table, "clue Bea red", you=2, language="it") == [
        "Ada dice a Bea «nessun rosso»: nessuna carta"
    ]


def test_h15_the_end_in_words() -> None:
    lines = log_of(Table("R1 R3 R3 R4 R5 | W2 W2 W3 W4 W5"), *["play 1"] * 4, you=0, language="en")
    assert lines[-1] == "Third error: the game is lost with 1 point on the table. Score 0: horrible"


@pytest.mark.parametrize(
    ("move", "english", "italian"),
    [
        ("play 2", "Play the 2nd card", "Gioca la 2ª carta"),
        ("discard 5", "Discard the 5th card", "Scarta la 5ª carta"),
        ("clue Bea green", "Tell Bea “three greens”", "Di’ a Bea «tre verdi»"),
        ("clue Carlo 3", "Tell Carlo “one 3”", "Di’ a Carlo «un 3»"),
    ],
)
def test_labels(move: str, english: str, italian: str) -> None:
    table = Table(OPENING, seats=3)
    assert labels_of(table, table.action(move)) == (english, italian)


def test_a_rainbow_card_counts_for_every_colour() -> None:
    table = Table("R1 R1 R1 R2 R2 | M1 G3 W1 G5 B1", six_colours="rainbow")
    action = table.match.game.actions[table.action("clue Bea green")]
    assert words.label(action, table.match.view(0), NAMES, "en") == "Tell Bea “three greens”"


def test_names_are_text_never_markup() -> None:
    table = Table(OPENING, seats=3)
    (event,) = table.do("clue Bea 3")
    names = ["{actor}", "<b>", "{0.__class__}"]
    line = words.say(event, names, None, "en")
    assert line is not None
    assert plain(line) == "{actor} tells <b> “one 3”: 2nd card"

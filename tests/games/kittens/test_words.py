"""What Kittens says, sentence by sentence, in both languages."""

import pytest

from miccia.core.words import LANGUAGES, Mark, Reason, plain
from miccia.games.kittens import words
from miccia.games.kittens.cards import KINDS
from miccia.testing.walk import begin, walk
from tests.games.alike import NAMES, labels_of, log_of
from tests.games.kittens.table import Table
from tests.texts import messages

PILE = "teapot kitten nope sock kitten"


def told(table: Table, *moves: str, you: str | None, language: str) -> list[str]:
    """The log lines of the last move."""
    return log_of(table, *moves, you=None if you is None else NAMES.index(you), language=language)


HANDS = "attack favor sock sock sock heck armageddon godcat reveal | nope nope defuse | sock"
LINES: list[tuple[list[str], str | None, list[str], list[str]]] = [
    (["play attack"], "Bea", ["Ada plays Attack"], ["Ada gioca Attacco"]),
    (["play attack"], "Ada", ["You play Attack"], ["Giochi Attacco"]),
    (
        ["play godcat as attack"],
        None,
        ["Ada plays Godcat as Attack"],
        ["Ada gioca Gattodivino come Attacco"],
    ),
    (
        ["set sock sock godcat"],
        None,
        ["Ada plays a triple: Sock Cat, Sock Cat and Godcat"],
        ["Ada gioca un tris: Gatto Calzino, Gatto Calzino e Gattodivino"],
    ),
    (
        ["set sock sock", "choose Bea"],
        "Bea",
        ["Ada wants a card from you"],
        ["Ada vuole una tua carta"],
    ),
    (
        ["set sock sock sock", "choose Bea", "name nope"],
        "Carlo",
        ["Ada demands a card from Bea: Nope"],
        ["Ada chiede una carta a Bea: No!"],
    ),
    (
        ["set sock sock sock", "choose Bea", "name attack", "pass all"],
        "Bea",
        ["You let it pass", "You have no Attack"],
        ["Lasci passare", "Non hai carte Attacco"],
    ),
    (["play attack", "Bea nope"], "Carlo", ["Bea says Nope"], ["Bea dice No!"]),
    (
        ["play attack", "Bea nope", "pass all"],
        None,
        ["Cancelled: Attack"],
        ["Annullato: Attacco"],
    ),
    (
        ["set sock sock", "choose Bea", "Bea nope", "pass all"],
        None,
        ["Cancelled: pair"],
        ["Annullato: coppia"],
    ),
    (
        ["play attack", "pass all"],
        "Ada",
        ["Bea has 2 turns to take"],
        ["Bea ha 2 turni da giocare"],
    ),
    (
        ["play favor", "choose Bea", "pass all", "give defuse"],
        "Carlo",
        ["Bea gives Ada a card"],
        ["Bea dà una carta ad Ada"],
    ),
    (
        ["play favor", "choose Bea", "pass all", "give defuse"],
        "Bea",
        ["You give Ada Defuse"],
        ["Dai Disinnesgatto ad Ada"],
    ),
    (
        ["play heck", "pass all"],
        "Ada",
        ["At the bottom of the pile you find Exploding Kitten"],
        ["In fondo al mazzo trovi Exploding Kitten"],
    ),
    (
        ["play heck", "pass all", "put top"],
        "Bea",
        ["Ada puts it on top of the pile"],
        ["Ada la mette in cima al mazzo"],
    ),
    (
        ["play reveal", "pass all"],
        "Carlo",
        ["You let it pass", "On top of the pile: Teapot Cat, Exploding Kitten and Nope"],
        ["Lasci passare", "In cima al mazzo: Gatto Teiera, Exploding Kitten e No!"],
    ),
    (["draw"], "Ada", ["You draw Teapot Cat"], ["Peschi Gatto Teiera"]),
    (["draw"], "Bea", ["Ada draws a card"], ["Ada pesca una carta"]),
    (
        ["draw", "draw"],
        "Carlo",
        ["Bea draws an Exploding Kitten!", "Bea is saved by a Defuse"],
        ["Bea pesca un Exploding Kitten!", "Bea si salva con un Disinnesgatto"],
    ),
    (
        ["draw", "draw", "hide 2"],
        "Bea",
        ["You hide the Exploding Kitten under 2 cards"],
        ["Nascondi l’Exploding Kitten sotto 2 carte"],
    ),
    (
        ["draw", "draw", "hide 0", "draw"],
        "Ada",
        ["Carlo draws an Exploding Kitten!", "Carlo explodes and is out"],
        ["Carlo pesca un Exploding Kitten!", "Carlo esplode ed è fuori"],
    ),
]


@pytest.mark.parametrize(("moves", "you", "english", "italian"), LINES)
def test_log_lines(moves: list[str], you: str | None, english: list[str], italian: list[str]) -> None:
    assert told(Table(HANDS, PILE), *moves, you=you, language="en") == english
    assert told(Table(HANDS, PILE), *moves, you=you, language="it") == italian


@pytest.mark.parametrize(
    ("you", "english", "italian"),
    [
        (
            "Ada",
            [
                "Bea swaps the cards",
                "Bea gets the Godcat, you get the Devilcat",
                "You are out: the Devilcat wins",
            ],
            [
                "Bea scambia le carte",
                "A Bea tocca il Gattodivino, a te il Gattodiabolico",
                "Sei fuori: vince il Gattodiabolico",
            ],
        ),
        (
            "Bea",
            ["You swap the cards", "You get the Godcat, Ada the Devilcat", "Ada is out: the Devilcat wins"],
            [
                "Scambi le carte",
                "A te tocca il Gattodivino, ad Ada il Gattodiabolico",
                "Ada è fuori: vince il Gattodiabolico",
            ],
        ),
    ],
)
def test_armageddon_in_words(you: str, english: list[str], italian: list[str]) -> None:
    moves = ["play armageddon", "pass all", "choose Bea", "lay godcat", "swap"]
    for language, lines in (("en", english), ("it", italian)):
        assert told(Table("armageddon | sock | sock", PILE), *moves, you=you, language=language) == lines


def test_the_end_in_words() -> None:
    for you, line in (
        ("Bea", "You are the last one alive: you win!"),
        ("Ada", "Bea is the last one alive and wins!"),
    ):
        assert told(Table("sock | sock", "kitten"), "draw", you=you, language="en")[-1] == line


@pytest.mark.parametrize(
    ("before", "move", "english", "italian"),
    [
        ([], "draw", "Draw a card", "Pesca una carta"),
        ([], "play godcat as attack", "Play Godcat as Attack", "Gioca Gattodivino come Attacco"),
        ([], "set sock sock", "Pair: Sock Cat and Sock Cat", "Coppia: Gatto Calzino e Gatto Calzino"),
        (["play favor"], "choose Carlo", "Choose Carlo", "Scegli Carlo"),
        (["play attack"], "nope 0", "Nope!", "No!"),
        (["play attack"], "nope 1", "Nope the Nope!", "No! al No!"),
        (["play attack"], "pass", "Let it pass", "Lascia passare"),
        (["play heck", "pass all"], "put hand", "Keep Exploding Kitten", "Tieni Exploding Kitten"),
        (["draw", "draw"], "hide 0", "On top", "In cima"),
        (["draw", "draw"], "hide 1", "Under one card", "Sotto una carta"),
        (["draw", "draw"], "hide 2", "Under 2 cards", "Sotto 2 carte"),
        (["draw", "draw"], "hide 3", "At the bottom", "In fondo"),
    ],
)
def test_labels(before: list[str], move: str, english: str, italian: str) -> None:
    table = Table(HANDS, PILE)
    table.do(*before)
    seat = NAMES.index(table.asked()[0])
    assert labels_of(table, table.action(move), seat) == (english, italian)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(5))
def test_everything_that_can_happen_has_words(seed: int, language: str) -> None:
    game = Table().match.game
    match = begin(game, 4, {"more_time": True, "turn_seconds": "30", "give_up": seed == 0}, seed)
    for events in walk(match, seed):
        for seat in [None, *range(4)]:
            for event in (game.tell(event, seat) for event in events):
                line = None if event is None else words.say(event, NAMES, seat, language)
                assert line is None or (line and "" not in line)
        for seat in range(4):
            for action in match.legal(seat):
                assert words.label(action, match.view(seat), NAMES, language)


def test_why() -> None:
    view = Table().view("Ada")
    assert plain(words.why(Reason("random"), view, NAMES, None, "it")).startswith("Puro caso")


@pytest.mark.parametrize(
    ("percent", "english", "italian"),
    [
        (
            40,
            "I cannot get around this draw, and it may be a Kitten (40%)",
            "Devo pescare, e può essere un Exploding Kitten (40%)",
        ),
        (
            100,
            "I have to draw, and I know it is a Kitten",
            "Devo pescare, e so che è un Exploding Kitten",
        ),
    ],
)
def test_what_is_certain_is_not_called_possible(percent: int, english: str, italian: str) -> None:
    reason, view = Reason("draw-forced", {"percent": percent}), Table().view("Ada")
    assert plain(words.why(reason, view, NAMES, None, "en")) == english
    assert plain(words.why(reason, view, NAMES, None, "it")) == italian


def test_cards_are_marks_and_names_are_text() -> None:
    table = Table("sock sock | nope | sock", PILE)
    (event, *_) = table.do("set sock sock")
    line = words.say(event, ["{actor}", "<b>", "x"], None, "en")
    assert line is not None
    assert plain(line) == "{actor} plays a pair: Sock Cat and Sock Cat"
    assert Mark("card", "sock", "Sock Cat") in line


def test_e2_every_kind_of_card_explains_itself() -> None:
    assert {f"explain-{card.name}" for card in KINDS} <= {*messages("kittens", "en")}

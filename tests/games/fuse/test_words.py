"""What FUSE says, sentence by sentence, in both languages."""

import re
from pathlib import Path

import pytest

from miccia.bots import Uniform
from miccia.core.chance import Quick
from miccia.core.words import LANGUAGES, Mark, plain
from miccia.games.fuse import words
from miccia.games.fuse.bombs import BOX
from miccia.games.fuse.shown import Want
from miccia.games.fuse.view import view_bomb
from tests.games.alike import NAMES, labels_of, log_of
from tests.games.fuse.table import Table
from tests.texts import messages

ADA, BEA = "seven B3 -, either", "four-faces K4 - - -, exact"


LINES: list[tuple[list[str], int | None, list[str], list[str]]] = [
    (
        ["Bea places K3 on four-faces 2"],
        0,
        ["Bea places black 3 on Four faces"],
        ["Bea mette il 3 nero su Quattro facce"],
    ),
    (["Bea is done"], 1, ["You want no die"], ["Non vuoi dadi"]),
    (
        ["Ada puts K3 first"],
        1,
        ["Ada wants black 3 rerolled first"],
        ["Ada farà rilanciare il 3 nero per primo"],
    ),
    (
        ["Ada places B4 on seven 2"],
        0,
        ["You place blue 4 on Seven", "You defuse Seven, worth 1 point. Defused so far: 1"],
        ["Metti il 4 blu su Sette", "Disinneschi Sette, che vale 1 punto. Disinnescate finora: 1"],
    ),
    (
        ["Ada places B4 on seven 2", "Ada takes steps"],
        1,
        ["Ada takes Steps", "Detonator 4 (1 of 6). You have to return a die"],
        ["Ada prende Passi", "Detonatore 4 (1 di 6). Devi restituire un dado"],
    ),
    (
        ["Ada places B4 on seven 2", "Ada takes steps", "Bea returns four-faces 1"],
        None,
        ["Bea returns black 4 from Four faces"],
        ["Bea restituisce il 4 nero da Quattro facce"],
    ),
]


@pytest.mark.parametrize(("moves", "you", "english", "italian"), LINES)
def test_log_lines(moves: list[str], you: int | None, english: list[str], italian: list[str]) -> None:
    for language, lines in (("en", english), ("it", italian)):
        table = Table(ADA, BEA, roll="B4 Y1 K3 K2", deck="4 ten")
        assert log_of(table, *moves, you=you, language=language) == lines


def test_a_new_roll_and_discarded_dice_in_words() -> None:
    table = Table("flagpole B1 - -, exact", "four-faces, twins", roll="G1 G3 G4 G6", reroll="2 2 2 2")
    lines = log_of(table, "Bea is done", you=0, language="en")
    assert lines[1:3] == [
        "Nobody takes green 1, green 3, green 4 and green 6",
        "Green 1 is rerolled: green 2. Nobody has to return a die",
    ]
    assert re.fullmatch(r"Bea rolls (\w+ \d, ){2}\w+ \d and \w+ \d", lines[6])


def test_f12_a_low_bag_in_words() -> None:
    table = Table("twins, triplets", "four-faces, exact", roll="R1 B1 G1 Y1 / R2 B2 G2 Y2", bag="RBGYRBGYKKK")
    table.do("Ada places R1 on twins 1", "Ada places B1 on triplets 1", "Bea places G1 on four-faces 1")
    lines = log_of(table, "Bea places Y1 on exact 2", you=None, language="en")
    assert lines[-1] == "The bag is running low: 3 dice left"


def test_f19_a_fall_in_words() -> None:
    for you, line in ((0, "Your Climb falls over"), (1, "Ada’s Climb falls over")):
        table = Table("climb R1 - - -, twins", BEA, roll="B2 Y1 K3 K2", shake="0", shaky_hands=True)
        assert log_of(table, "Ada places B2 on climb 2", you=you, language="en")[1].startswith(line)


def test_f26b_a_forced_return_in_words() -> None:
    table = Table(ADA, BEA, roll="B4 Y1 K3 K2", deck="4 ten")
    table.do("Ada places B4 on seven 2", "Ada takes steps")
    (event, *_) = table.match.at(20_000)
    for you, line in ((1, "The table returns black 4 from Four faces for you"), (0, "for Bea")):
        said = words.say(event, NAMES, you, "en")
        assert said is not None and plain(said).endswith(line)


def test_f24_f25_the_end_in_words() -> None:
    table = Table(ADA, BEA, roll="B4 Y1 K3 K2", deck="", centre="steps")
    lines = log_of(table, "Ada places B4 on seven 2", you=0, language="en")
    assert lines[-1] == (
        "The ship is saved! 71 points: 10 for winning, 60 for time, 1 for bombs, 0 for detonators"
    )
    (ended,) = Table(ADA, BEA, roll="B4 Y1 K3 K2").match.at(600_000)
    said = words.say(ended, NAMES, None, "it")
    assert said is not None
    assert plain(said).startswith("Tempo scaduto: la nave è perduta. 0 punti")


@pytest.mark.parametrize(
    ("move", "english", "italian"),
    [
        ("places B4 on seven 2", "Blue 4 on Seven: 2nd space", "4 blu su Sette: 2º spazio"),
        ("places B1 on climb 1", "Blue 1 on Climb: level 1", "1 blu su Scalata: livello 1"),
        ("places K3 on temple 3", "Black 3 on Temple: base, 3rd space", "3 nero su Tempio: base, 3º spazio"),
        (
            "places B4 on gate 1",
            "Blue 4 on Gate: first tower, level 1",
            "4 blu su Portale: prima torre, livello 1",
        ),
        (
            "places Y1 on gate 4",
            "Yellow 1 on Gate: second tower, level 1",
            "1 giallo su Portale: seconda torre, livello 1",
        ),
        ("is done", "No die for me", "Nessun dado per me"),
        ("puts K3 first", "Reroll black 3 first", "Rilancia il 3 nero per primo"),
        ("takes steps", "Take Steps, worth 1 point", "Prendi Passi, che vale 1 punto"),
        ("returns seven 1", "Return blue 3 from Seven", "Restituisci il 3 blu da Sette"),
    ],
)
def test_labels(move: str, english: str, italian: str) -> None:
    table = Table("seven B3 -, climb, temple, gate", roll="B4 Y1 K3" if "B1" not in move else "B1 Y1 K3")
    assert labels_of(table, table.action(0, move.split())) == (english, italian)


def test_places_of_pyramids() -> None:
    assert [words.space_words("tent", space, "en") for space in range(3)] == [
        "base, 1st space",
        "base, 2nd space",
        "top",
    ]
    assert [words.space_words("temple", space, "en") for space in (3, 4, 5)] == [
        "middle, 1st space",
        "middle, 2nd space",
        "top",
    ]


def test_f40_every_bomb_has_its_own_name() -> None:
    for language in LANGUAGES:
        assert len({words.TEXTS.plain(f"bomb-{bomb.key}", language) for bomb in BOX}) == 54


@pytest.mark.parametrize(
    ("key", "english", "italian"),
    [
        ("need.red", "Ada needs red", "Ad Ada serve il rosso"),
        ("need.5", "Ada needs a 5", "Ad Ada serve un 5"),
        ("want.12.3", "Ada wants the 4th die", "Ada vuole il 4º dado"),
    ],
)
def test_f9_what_is_called_out(key: str, english: str, italian: str) -> None:
    assert re.fullmatch(words.SIGNALS, key)
    assert words.signal(key, "Ada", "en") == english
    assert words.signal(key, "Ada", "it") == italian


@pytest.mark.parametrize("key", ["need.7", "need.white", "want.1.5", "want.1", "need.red ", "want.1.2.3"])
def test_f9_nothing_else_is(key: str) -> None:
    assert not re.fullmatch(words.SIGNALS, key)
    with pytest.raises(ValueError, match=re.escape(key)):
        words.signal(key, "Ada", "en")


def test_every_legal_action_and_every_event_has_words() -> None:
    table = Table(ADA, BEA, roll="B4 Y1 K3 K2", relaxed="endless", shaky_hands=True)
    chance, said = Quick(3), 0
    match = table.match
    for _ in range(400):
        if match.over:
            break
        seat = match.turn.order[chance.below(len(match.turn.order))]  # type: ignore[attr-defined]
        for language in LANGUAGES:
            labels = [words.label(action, match.view(seat), NAMES, language) for action in match.legal(seat)]
            assert all(labels)
        choice = Uniform(seat).decide(match.view(seat), match.legal(seat), chance)
        for language in LANGUAGES:
            assert plain(words.why(choice.why, match.view(seat), NAMES, None, language))
        for event in match.act(seat, choice.action):
            for language in LANGUAGES:
                line = words.say(event, NAMES, seat, language)
                said += line is not None
                assert line is None or "{" not in plain(line)
    assert said > 400


def test_names_are_text_never_markup() -> None:
    table = Table(ADA, BEA, roll="B4 Y1 K3 K2")
    (event,) = table.do("Bea places K3 on four-faces 2")
    line = words.say(event, ["<b>", "{die}"], None, "en")
    assert line is not None
    assert plain(line) == "{die} places black 3 on Four faces"
    assert [part.kind for part in line if isinstance(part, Mark)] == ["seat", "die", "bomb"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_f40_the_rulebook_lists_every_bomb_and_marks_ours(language: str) -> None:
    page = (Path(words.__file__).parent / f"rulebook.{language}.md").read_text(encoding="utf-8")
    listed = page.partition("**F40.**")[2].split("\n\n")[1:]
    values = {}
    for line in listed:
        value, _, bombs = line.strip().removesuffix(".").partition(": ")
        values[int(value[-1])] = bombs.split(" · ")
    for bomb in BOX:
        name = words.TEXTS.plain(f"bomb-{bomb.key}", language)
        (entry,) = [one for one in values[bomb.value] if one.removeprefix("○ ").startswith(f"{name} ")]
        assert entry.endswith(f" {bomb.text}")
        assert entry.startswith("○") is not bomb.known
    assert sum(map(len, values.values())) == 54


def test_f16_f17_f18_every_shape_and_sign_explains_itself() -> None:
    shapes = {"row": "bomb", "tower": "tower", "two towers": "two-towers"}
    shapes |= {"small pyramid": "pyramid", "large pyramid": "pyramid"}
    signs = {"=": "equal", "≠": "unlike", ">": "greater", "<": "greater", "↗": "next", "+": "sum", "−": "sum"}
    cards = [view_bomb(bomb) for bomb in BOX]
    things = {shapes[card.shape] for card in cards}
    things |= {signs[joint.sign] for card in cards for joint in card.joints if joint}
    for space in [space for card in cards for space in card.spaces]:
        wants = {"or" if len(space.wants) > 1 else kind_of(want, space.compares) for want in space.wants}
        things |= {f"want-{want}" for want in wants if want}
    assert {f"about-{thing}" for thing in things} <= {*messages("fuse", "en")}
    assert {"want-colour", "want-number", "want-both", "want-or", "want-hash", "want-hues"} <= things


def kind_of(want: Want, compares: str) -> str:
    if want.colour and want.number:
        return "both"
    if want.colour or want.number:
        return "colour" if want.colour else "number"
    return "hues" if compares == "colour" else "hash" if compares else ""

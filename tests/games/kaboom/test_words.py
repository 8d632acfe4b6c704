"""What Kaboom! says, sentence by sentence, in both languages."""

from typing import Any

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.fluent import read
from miccia.core.sketch import letters
from miccia.core.turn import Waiting
from miccia.core.words import LANGUAGES, Reason, plain
from miccia.games.kaboom import words
from miccia.games.kaboom.cards import KINDS
from miccia.games.kaboom.sketch import sketch
from tests.games.alike import NAMES, labels_of, log_of
from tests.games.kaboom.table import Table
from tests.texts import messages


def position(**options: Any) -> Table:
    """Ada has nearly everything in hand, and two agents outside."""
    table = Table("red red blue green yellow", seats=3, **options)
    table.hold("Ada", "analyze cut-red exit intercept timer double-timer alarm re-enter bypass")
    table.hold("Bea", "exit timer")
    table.leave_in_deck("bypass alarm cut-blue cut-green analyze")
    table.outside("Ada", 3, 4)
    table.cuts("Ada", 2, "blue yellow")
    return table


LINES: list[tuple[list[str], int | None, str, str]] = [
    (["analyze 1 at 3"], 1, "Ada looks at wire 3", "Ada guarda il cavo 3"),
    (["analyze 1 at 3"], 0, "You look at wire 3: it is blue", "Guardi il cavo 3: è blu"),
    (
        ["wild 1 at 1", "pay exit timer"],
        None,
        "Ada uses Exit and Timer to look at wire 1",
        "Ada usa Uscire e Timer per guardare il cavo 1",
    ),
    (
        ["wild 1 at 1", "pay exit timer"],
        0,
        "You use Exit and Timer to look at wire 1: it is red",
        "Usi Uscire e Timer per guardare il cavo 1: è rosso",
    ),
    (["cut red 1"], 1, "Ada plays Cut red on agent A", "Ada gioca Tagliare rosso sull’agente A"),
    (
        ["cut red 2 for yellow"],
        0,
        "You play Cut red on agent B in place of Cut yellow",
        "Giochi Tagliare rosso sull’agente B al posto di Tagliare giallo",
    ),
    (
        ["exit 2"],
        1,
        "Ada brings agent B out; lost: Cut blue and Cut yellow | René goes to Ada",
        "Ada fa uscire l’agente B; agli scarti: Tagliare blu e Tagliare giallo | René ora è con Ada",
    ),
    (
        ["exit 1"],
        0,
        "You bring agent A out | René comes to you",
        "Fai uscire l’agente A | René ora è con te",
    ),
    (
        ["intercept 3 Bea"],
        2,
        "Ada intercepts Bea and looks at the whole hand",
        "Ada intercetta Bea e ne guarda tutta la mano",
    ),
    (
        ["intercept 3 Bea"],
        0,
        "You intercept Bea and see Exit and Timer",
        "Intercetti Bea e vedi Uscire e Timer",
    ),
    (
        ["intercept 3 Bea"],
        1,
        "Ada intercepts you and looks at your whole hand",
        "Ada ti intercetta e guarda tutta la tua mano",
    ),
    (
        ["intercept 3 Bea", "take exit"],
        None,
        "Ada takes a card from Bea | Bea draws one card",
        "Ada prende una carta a Bea | Bea pesca una carta",
    ),
    (
        ["intercept 3 Bea", "take exit"],
        1,
        "Ada takes Exit from you | You draw Bypass",
        "Ada ti prende Uscire | Peschi Bypass",
    ),
    (
        ["double-timer 3"],
        1,
        "Ada plays Double Timer | The countdown shows 9 | The countdown shows 8",
        "Ada gioca Doppio Timer | Il countdown segna 9 | Il countdown segna 8",
    ),
    (["alarm 3"], 0, "You set off the Alarm", "Fai scattare l’Allarme"),
    (["alarm 3", "Bea leave 2"], 0, "Bea has chosen who leaves", "Bea ha scelto chi esce"),
    (["alarm 3", "Bea leave 2"], 1, "You have chosen agent B", "Hai scelto l’agente B"),
    (
        ["alarm 3", "Bea leave 1", "Carlo leave 4", "Ada leave 2"],
        1,
        "Ada has chosen who leaves | The Alarm sends out Ada’s agent B, your agent A and Carlo’s agent D; "
        "lost: Cut blue and Cut yellow",
        "Ada ha scelto chi esce | "
        "L’Allarme fa uscire l’agente B di Ada, il tuo agente A e l’agente D di Carlo; "
        "agli scarti: Tagliare blu e Tagliare giallo",
    ),
    (["re-enter 4"], 2, "Ada sends agent D back inside", "Ada fa rientrare l’agente D"),
    (
        ["bypass 4 at 2"],
        1,
        "Ada bypasses wire 2: red is removed, yellow takes its place",
        "Ada fa un Bypass sul cavo 2: via il rosso, ora c’è il giallo",
    ),
    (["finish", "discard alarm"], 1, "Ada discards Alarm", "Ada scarta Allarme"),
]


@pytest.mark.parametrize(("moves", "you", "english", "italian"), LINES)
def test_log_lines(moves: list[str], you: int | None, english: str, italian: str) -> None:
    assert log_of(position(), *moves, you=you, language="en") == english.split(" | ")
    assert log_of(position(), *moves, you=you, language="it") == italian.split(" | ")


def ending(cuts: str, mascot: int, you: int | None, language: str) -> str:
    table = Table("red red blue green", seats=3)
    table.cuts("Ada", 1, cuts)
    table.state.mascot = mascot
    return log_of(table, "finish", "defuse", you=you, language=language)[-1]


@pytest.mark.parametrize(
    ("cuts", "mascot", "you", "english", "italian"),
    [
        (
            "red blue green red",
            1,
            2,
            "The wires were red, red, blue and green: Ada has defused the bomb!",
            "I cavi erano rosso, rosso, blu e verde: Ada ha disinnescato la bomba!",
        ),
        (
            "red blue blue red",
            1,
            1,
            "The wires were red, red, blue and green: Ada cut the wrong ones, and the bomb explodes. "
            "You got René out in time, and win",
            "I cavi erano rosso, rosso, blu e verde: Ada ha tagliato quelli sbagliati e la bomba esplode. "
            "Hai messo in salvo René, e vinci",
        ),
        (
            "red blue blue red",
            -1,
            0,
            "The wires were red, red, blue and green: you cut the wrong ones, and the bomb explodes. "
            "Nobody had taken care of René, so nobody wins",
            "I cavi erano rosso, rosso, blu e verde: hai tagliato quelli sbagliati e la bomba esplode. "
            "Di René non si era occupato nessuno, quindi nessuno vince",
        ),
    ],
)
def test_k29_the_end_in_words(cuts: str, mascot: int, you: int, english: str, italian: str) -> None:
    assert ending(cuts, mascot, you, "en") == english
    assert ending(cuts, mascot, you, "it") == italian


@pytest.mark.parametrize(
    ("move", "english", "italian"),
    [
        ("analyze 1 at 3", "Agent A: Analyze wire 3", "Agente A: Analizzare il cavo 3"),
        ("cut red 2", "Agent B: Cut red", "Agente B: Tagliare rosso"),
        (
            "cut red 2 for blue",
            "Agent B: Cut red in place of blue",
            "Agente B: Tagliare rosso al posto del blu",
        ),
        ("intercept 3 Carlo", "Agent C: Intercept Carlo", "Agente C: Intercettare Carlo"),
        ("wild 1 exit", "Agent A: any two cards to Exit", "Agente A: due carte qualsiasi per Uscire"),
        ("pay exit timer", "Use Exit and Timer", "Usa Uscire e Timer"),
        ("take double-timer", "Take Double Timer", "Prendi Doppio Timer"),
        ("leave 4", "Agent D leaves", "Esce l’agente D"),
        ("finish", "End actions", "Fine azioni"),
    ],
)
def test_labels(move: str, english: str, italian: str) -> None:
    table = position()
    assert labels_of(table, table.read(move)[1]) == (english, italian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_words(language: str) -> None:
    """Random games in which every line and every label is made for everybody; labels never repeat."""
    spoken: set[str] = set()
    for seed in range(6):
        match, chance = miccia.start("kaboom", seats=3, seed=seed, options={"points": True}), Quick(seed)
        while isinstance(match.turn, Waiting):
            seat = match.turn.order[0]
            legal = match.legal(seat)
            labels = [words.label(action, match.view(seat), NAMES, language) for action in legal]
            assert len(set(labels)) == len(labels)
            for event in match.act(seat, legal[chance.below(len(legal))]):
                for you in (None, 0, 1, 2):
                    heard = match.game.tell(event, you)
                    assert heard is not None
                    line = words.say(heard, NAMES, you, language)
                    if line is None:
                        assert type(event).__name__ in ("Announced", "Finished")
                    else:
                        assert "{" not in plain(line)
                        spoken.add(type(event).__name__)
    assert len(spoken) >= 17  # nearly all kinds of events came up


def test_reasons_get_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    pattern = "why-test = { $seat } { $card } { $cards } { $colour } { $agent } { $wire } { $chance }"
    language, patterns = words.TEXTS.spoken("en")
    monkeypatch.setitem(words.TEXTS.known, "en", (language, {**patterns, **read(pattern, "a test")}))
    facts = {"seat": 1, "card": "exit", "cards": ["timer", "alarm"], "colour": "red", "agent": 0, "wire": 3}
    reason = Reason("test", {**facts, "chance": 40})
    line = plain(words.why(reason, position().match.view(0), NAMES, None, "en"))
    assert line == "Bea Exit Timer and Alarm red A 4 40"
    assert plain(words.why(Reason("random"), position().match.view(0), NAMES, None, "it")).startswith(
        "Puro caso"
    )


def test_names_are_text_never_markup() -> None:
    table = position()
    (event,) = table.do("intercept 3 Bea")
    line = words.say(event, ["{actor}", "<b>", "{0.__class__}"], None, "en")
    assert line is not None
    assert plain(line) == "{actor} intercepts <b> and looks at the whole hand"


def test_k4_every_kind_of_card_explains_itself() -> None:
    kinds = {"cut" if card.colour >= 0 else card.name for card in KINDS}
    assert {f"about-{kind}" for kind in kinds} <= {*messages("kaboom", "en")}


def test_a_sketch() -> None:
    table = position()
    table.hold("Carlo", "exit")
    table.state.mascot = 1
    table.do("cut red 1", "analyze 2 at 3", "bypass 3 at 2")
    drawn = letters(sketch([table.match.view(0), table.match.view(1)], NAMES[:3], "en")).splitlines()
    assert drawn[0] == "  countdown 10  deck 5  discards 0  wires ? yellow! blue ?"
    assert drawn[1].startswith("> Ada     [r] [by] () ()  Exit, Intercept, Timer")
    assert drawn[2] == "  Bea*    [] [] [] []  Exit, Timer"
    assert drawn[3] == "  Carlo   [] [] [] []  ?"

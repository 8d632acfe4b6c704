"""Names: what cannot be seen is left out, and nobody can look like somebody else at the table."""

import pytest

from miccia.core.refused import Refused
from miccia.server.people.nicknames import legible, nickname, own_name
from tests.server.house import Player

INVISIBLE = (
    "\u3164 \u2800 \u115f \u1160 \uffa0 \ufe0f \U000e0100 \u200b \u200c \u200d \u2060 \u180e \u00ad "
    "\u034f \u202e"
)


@pytest.mark.parametrize("letter", INVISIBLE.split(" "), ids=ascii)
def test_what_cannot_be_seen_is_no_name_and_hides_nowhere(letter: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        own_name(letter * 3, [])
    assert own_name(f"A{letter}da", []) == "Ada"
    assert own_name(f"{letter}Ada{letter}", ["Ada"]) == "Ada 2"
    assert nickname(f"ciao{letter} a tutti") == "ciao a tutti"


@pytest.mark.parametrize("name", ["...", "🚀", "!?", "´"])
def test_a_name_has_a_letter(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        own_name(name, [])


@pytest.mark.parametrize(
    "name", ["René", "D’Amico", "Jean-Luc", "Ada 🚀", "Zoë", "Анна", "張偉", "محمد", "अनिल", "Nguyễn Thị"]
)
def test_names_of_many_peoples_stay_as_they_are(name: str) -> None:
    assert own_name(name, ["Ada", "Rene"]) == name


def test_towers_of_accents_are_cut_down() -> None:
    tower = own_name("Z" + "\u0335\u0321\u0347" * 7 + "oe", [])
    assert tower[0] == "Z" and tower[3:] == "oe"
    assert nickname("e" + "\u0301" * 30) == "é\u0301"
    assert legible("e" + "\u0301" * 30) == "e\u0301\u0301"


def test_what_people_write_stays_as_they_wrote_it() -> None:
    assert legible(" ½ m² …  ﬁne\n👍\u200b ") == "½ m² … ﬁne 👍"


ALIKE = ["\u0410d\u0430", "Ad\u0251", "ad\u0430", "\u0391da"]


@pytest.mark.parametrize("name", ALIKE, ids=ascii)
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="look-alike"):
        own_name(name, ["Bea", "Ada"])
    assert own_name(name, ["Bea"]) == name


@pytest.mark.parametrize("name", ["\U0001d4d0da", "A\u217ea", "\uff21da"], ids=ascii)
def test_letters_in_fancy_dress_are_the_letters_they_are(name: str) -> None:
    assert own_name(name, ["Bea", "Ada"]) == "Ada 2"


def test_honest_equal_names_get_a_number_and_others_are_others() -> None:
    assert own_name("ada", ["Ada"]) == "ada 2"
    assert own_name("Rene", ["René"]) == "Rene"
    assert own_name("Ada 2", ["Ada"]) == "Ada 2"
    with pytest.raises(Refused, match="look-alike"):
        own_name("lda", ["Ida"])


@pytest.mark.parametrize(
    "name", ["Onlooker", "onlooker 3", "SPETTATORE", "Spettatore 12", "\u041enlooker", "Chi guarda"]
)
def test_nobody_is_called_like_those_who_look_on(name: str) -> None:
    with pytest.raises(Refused, match="reserved-name"):
        own_name(name, [])


@pytest.mark.anyio
async def test_at_the_table(ada: Player, bea: Player) -> None:
    code = await ada.make()
    await ada.go(code)
    await bea.go(code, "it")
    refusal = await bea.refused("sit", name="\u0410d\u0430")
    assert refusal["code"] == "look-alike" and "si confonde" in refusal["text"]
    assert (await bea.refused("sit", name="Onlooker 2"))["code"] == "reserved-name"
    assert (await bea.change("sit", name="ada"))["seats"][1]["name"] == "ada 2"
    answer = await bea.http.post("/api/tables", json={"game": "hanabi", "seats": 2, "name": "\u3164"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")

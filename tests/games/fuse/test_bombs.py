"""The bombs of FUSE: what is printed on them, what fits, and whether they can still be completed."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product

import pytest

from miccia.core.chance import Quick
from miccia.games.fuse.bombs import BOX, BY_KEY, EMPTY, Bomb, Laid, lay
from miccia.games.fuse.cards import BOMBS, FACES, NAMED
from miccia.games.fuse.notation import read, write
from miccia.games.fuse.view import CARDS

Test = Callable[[Sequence[int], Sequence[str]], bool]


def each_in(things: Sequence[object], allowed: Sequence[Sequence[object]]) -> bool:
    return all(thing in some for thing, some in zip(things, allowed, strict=True))


# What each complete bomb must fulfil, written down once more without the notation: numbers n, colours c.
ORACLE: dict[str, Test] = {
    "four-hues": lambda n, c: c[0] != c[1] != c[2] != c[3],
    "either": lambda n, c: c[0] in "BG" and c[1] in "YR" and c[2] in "RB",
    "two-pairs": lambda n, c: c[0] == c[1] and n[2] == n[3],
    "hinge": lambda n, c: n[0] == n[1] and c[1] == c[2],
    "down-up": lambda n, c: n[0] > n[1] < n[2],
    "two-less": lambda n, c: n[0] - n[1] == 2,
    "cousins": lambda n, c: c[0] == c[1] or n[0] == n[1],
    "four-faces": lambda n, c: n[0] != n[1] != n[2] != n[3],
    "crossroads": lambda n, c: c[0] in "GK" and c[1] in "YB" and c[2] in "RG",
    "steps": lambda n, c: n[0] in (1, 2) and n[1] in (3, 4) and n[2] in (5, 6),
    "seven": lambda n, c: n[0] + n[1] == 7,
    "same-coat": lambda n, c: c[0] == c[1] and n[2] != n[3],
    "same-face": lambda n, c: n[0] == n[1] and c[2] != c[3],
    "family": lambda n, c: (c[0] == c[1] or n[0] == n[1]) and (c[1] == c[2] or n[1] == n[2]),
    "from-four": lambda n, c: 4 == n[0] > n[1] > n[2],
    "balance": lambda n, c: n[0] + n[1] == n[2] + n[3],
    "black-or": lambda n, c: all(c[at] == "K" or n[at] == at + 1 for at in range(3)),
    "from-three": lambda n, c: 3 == n[0] < n[1] < n[2],
    "red-or": lambda n, c: all(c[at] == "R" or n[at] == at + 4 for at in range(3)),
    "ten": lambda n, c: sum(n) == 10,
    "run": lambda n, c: n[2] == n[1] + 1 == n[0] + 2,
    "stairs": lambda n, c: n[0] in (1, 2) and n[1] in (3, 4) and n[2] in (5, 6),
    "totem": lambda n, c: c[0] in "RY" and c[1] in "BG" and c[2] in "KR",
    "chimney": lambda n, c: n[0] > n[1] > n[2],
    "tent": lambda n, c: c[0] in "RB" and c[1] in "GY" and (c[2] == "K" or n[2] == 1),
    "painted-seven": lambda n, c: c[0] in "YG" and c[1] in "RB" and n[0] + n[1] == 7,
    "triplets": lambda n, c: n[0] == n[1] == n[2],
    "exact": lambda n, c: n[0] == 5 and c[1] == "Y" and (c[2], n[2]) == ("G", 2),
    "dark-seven": lambda n, c: c[0] in "RK" and (c[1] == "B" or n[1] == 2) and n[0] + n[1] == 7,
    "blue-four": lambda n, c: c[0] in "BG" and c[1] in "YR" and (c[2], n[2]) == ("B", 4),
    "lantern": lambda n, c: n[0] == 3 and c[1] == "G" and (c[2] == "Y" or n[2] == 1),
    "flagpole": lambda n, c: "".join(c) == "BKR",
    "black-cap": lambda n, c: c[0] == "G" and n[1] == 3 and c[2] == "K",
    "beacon": lambda n, c: n[0] == 2 and c[1] == "K" and (c[2] == "R" or n[2] == 6),
    "blue-cap": lambda n, c: c[0] == "R" and n[1] == 5 and c[2] == "B",
    "three-alike": lambda n, c: c[0] == c[1] == c[2],
    "three-less": lambda n, c: c[0] in "RG" and c[1] in "YB" and n[0] - n[1] == 3,
    "spire": lambda n, c: n[0] > n[1] > n[2] > n[3],
    "climb": lambda n, c: n[0] < n[1] < n[2] < n[3],
    "one-hue": lambda n, c: c[0] == c[1] == c[2] == c[3],
    "rainbow": lambda n, c: "".join(c) == "YRBG",
    "three-twos": lambda n, c: tuple(n) == (2, 2, 2),
    "blue-tail": lambda n, c: n[0] == n[1] == n[2] and c[2] == "B",
    "twins": lambda n, c: n[0] == n[1] and c[0] == c[1],
    "hidden-sun": lambda n, c: (c[2], n[2]) == ("Y", 1),
    "ladder": lambda n, c: tuple(n) == (1, 2, 3, 4),
    "password": lambda n, c: n[0] == n[1] == n[2] and c[0] in "GY" and c[1] in "BK",
    "quadruplets": lambda n, c: n[0] == n[1] == n[2] == n[3],
    "sunrise": lambda n, c: n[0] == n[1] == 5 and c[2] == "Y",
    "temple": lambda n, c: "".join(c) == "KRKBGY",
    "ziggurat": lambda n, c: (
        n[0] == 1
        and (n[1] == 3 or c[1] == "R")
        and n[2] == 2
        and c[3] in "KB"
        and (n[4] == 4 or c[4] == "G")
        and (n[5] == 5 or c[5] == "Y")
    ),
    "gate": lambda n, c: each_in(n[:3], [(1, 4), (2, 5), (3, 6)]) and each_in(c[3:], ["YR", "BG", "RK"]),
    "bridge": lambda n, c: each_in(n[:3], [(1, 2), (3, 4), (5, 6)]) and each_in(c[3:], ["RY", "KB", "RG"]),
    "mountain": lambda n, c: all(low in (1, 2) for low in n[:3]) and set(n[3:5]) <= {3, 4} and n[5] in (5, 6),
}


def true_of(key: str, dice: Sequence[int]) -> bool:
    return ORACLE[key]([FACES[die].number for die in dice], [FACES[die].colour.letter for die in dice])


def by_brute_force(bomb: Bomb, dice: tuple[int, ...]) -> list[int]:
    """By empty space: the faces that belong to a completion, out of all dice there are."""
    found = [0] * bomb.size
    for filled in product(*[range(30) if die == EMPTY else [die] for die in dice]):
        if true_of(bomb.key, filled):
            for space, die in enumerate(filled):
                found[space] |= 1 << die
    return [faces if die == EMPTY else 0 for faces, die in zip(found, dice, strict=True)]


def faces(*names: str) -> tuple[int, ...]:
    return tuple(EMPTY if name == "-" else NAMED[name].index for name in names)


def test_f2_f40_fifty_four_bombs() -> None:
    assert Counter(bomb.value for bomb in BOX) == {1: 13, 2: 12, 3: 12, 4: 12, 6: 5}
    assert sum(bomb.known for bomb in BOX) == 31
    assert len({bomb.key for bomb in BOX}) == len({(bomb.text, bomb.shape) for bomb in BOX}) == 54


@pytest.mark.parametrize("bomb", BOX, ids=str)
def test_f40_every_bomb_is_read_and_written_back(bomb: Bomb) -> None:
    assert write(read(bomb.text)) == bomb.text
    assert len(read(bomb.text).terms) == bomb.size == len(bomb.below)


@pytest.mark.parametrize("text", ["", "n=", "X", "R=7", "c>5", "n&n", "77", "c=n"])
def test_f40_what_says_nothing_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"says nothing|nothing to compare"):
        read(text)


@pytest.mark.parametrize("bomb", BOX, ids=str)
def test_f10_whatever_fits_leads_to_completion(bomb: Bomb) -> None:
    chance = Quick(bomb.value)
    for _ in range(30):
        front = lay(bomb)
        while not front.complete():
            ways = [
                (space, die)
                for space in range(bomb.size)
                for die in range(30)
                if front.open[space] >> die & 1
            ]
            assert ways, front
            front = front.with_die(*ways[chance.below(len(ways))])
        assert true_of(bomb.key, front.dice)


@pytest.mark.parametrize("bomb", BOX, ids=str)
def test_f10_f16_what_can_be_completed_is_what_brute_force_finds(bomb: Bomb) -> None:
    chance, completable = Quick(54), 0
    for number in range(12):
        dice = [int(EMPTY)] * bomb.size
        for _ in range(bomb.size - 2):  # fill all but two spaces, now and then with what leads nowhere
            space = [at for at, die in enumerate(dice) if die == EMPTY][chance.below(2)]
            fitting = bomb.fitting(tuple(dice))[space]
            good = [die for die in range(30) if fitting >> die & 1]
            wanted = [die for die in range(30) if bomb.wants[space] >> die & 1]
            from_these = wanted if number % 4 == 3 or not good else good
            dice[space] = from_these[chance.below(len(from_these))]
        found = [
            fits if die == EMPTY else 0 for fits, die in zip(bomb.fitting(tuple(dice)), dice, strict=True)
        ]
        assert found == by_brute_force(bomb, tuple(dice)), dice
        completable += any(found)
    assert completable


@pytest.mark.parametrize(
    ("text", "dice", "holds"),
    [
        ("c≠c≠c≠c", "R1 B1 R1 B1", True),  # only neighbours count
        ("c≠c≠c≠c", "R1 B1 B2 R2", False),
        ("n≠n≠n≠n", "R1 R2 R1 R2", True),
        ("c=c, n=n", "R1 R6 B2 G2", True),
        ("c=c, n=n", "R1 B1 B2 G2", False),
        ("n=cn=c", "R3 B3 B6", True),
        ("n=cn=c", "R3 B3 R6", False),
        ("n>n<n", "R3 B1 B2", True),
        ("n>n<n", "R3 B3 B4", False),
        ("n−n=2", "R5 B3", True),
        ("n−n=2", "R3 B5", False),
        ("c|n=c|n", "R5 R1", True),
        ("c|n=c|n", "R5 B5", True),
        ("c|n=c|n", "R5 B1", False),
        ("c|n=c|n=c|n", "R5 R1 B1", True),  # by colour here, by number there
        ("c|n=c|n=c|n", "R5 B1 R5", False),
        ("cn=cn", "R5 R5", True),
        ("cn=cn", "R5 R4", False),
        ("4>n>n", "R4 B3 G1", True),
        ("4>n>n", "R4 B3 G3", False),
        ("n+n=n+n", "R6 B1 G3 Y4", True),
        ("n+n=n+n", "R6 B1 G3 Y3", False),
        ("n+n+n=10", "R6 B1 G3", True),
        ("n+n+n=10", "R6 B2 G3", False),
        ("n↗n↗n", "R4 B5 G6", True),
        ("n↗n↗n", "R4 B6 G6", False),
        ("n=n=Bn", "R4 G4 B4", True),
        ("n=n=Bn", "R4 G4 B3", False),
        ("R|G−Y|B=3", "R4 B1", True),
        ("R|G−Y|B=3", "R1 B4", False),
    ],
)
def test_f16_signs_speak_of_neighbours(text: str, dice: str, holds: bool) -> None:
    bomb = Bomb(1, "row", text, "any", False)
    laid = list(faces(*dice.split()))
    assert bomb.holds(laid) is holds
    assert all(bomb.wants[space] >> die & 1 for space, die in enumerate(laid))


def test_f16_a_sign_counts_once_both_dice_are_there() -> None:
    front = Laid(BY_KEY["triplets"], faces("R3", "-", "-"))
    assert front.open[1] == front.open[2] == sum(die.bit for die in FACES if die.number == 3)
    assert BY_KEY["triplets"].holds([NAMED["R3"].index, EMPTY, NAMED["B4"].index])


def test_f17_towers_are_filled_in_their_order() -> None:
    assert [bool(open_to) for open_to in lay(BY_KEY["climb"]).open] == [True, False, False, False]
    assert [bool(open_to) for open_to in lay(BY_KEY["gate"]).open] == [True, False, False, True, False, False]


def test_f18_a_pyramid_needs_two_dice_below() -> None:
    assert [bool(open_to) for open_to in lay(BY_KEY["temple"]).open] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    front = Laid(BY_KEY["temple"], faces("K1", "R1", "-", "-", "-", "-"))
    assert [bool(open_to) for open_to in front.open] == [False, False, True, True, False, False]
    front = Laid(BY_KEY["temple"], faces("K1", "R1", "K2", "B1", "-", "-"))
    assert [bool(open_to) for open_to in front.open] == [False, False, False, False, True, False]


def test_f14_what_carries_others_is_safe() -> None:
    front = Laid(BY_KEY["temple"], faces("K1", "R1", "K2", "B1", "-", "-"))
    assert [front.safe(space) for space in range(6)] == [True, True, False, False, False, False]


def test_f10_no_bomb_can_come_to_need_a_sixth_die_of_a_colour() -> None:
    for bomb in BOX:
        if bomb.size <= 5:
            continue
        assert not bomb.links and not bomb.equations
        for colour in range(5):
            mine = 0b111111 << 6 * colour
            if all(wants & mine for wants in bomb.wants):
                assert all(wants & ~mine for wants in bomb.wants)


@pytest.mark.parametrize(("value", "shape", "text", "key", "known"), BOMBS)
def test_f23_f40_the_cards_are_shown_as_printed(
    value: int, shape: str, text: str, key: str, known: bool
) -> None:
    card = CARDS[key]
    assert (card.value, card.shape, card.text) == (value, shape, text)
    assert len(card.joints) == len(card.spaces) - 1
    for space, faces_wanted in zip(card.spaces, BY_KEY[key].wants, strict=True):
        fits = 0
        for die in FACES:
            for want in space.wants:
                if want.colour in (None, die.colour.letter) and want.number in (None, die.number):
                    fits |= die.bit
        assert fits == faces_wanted

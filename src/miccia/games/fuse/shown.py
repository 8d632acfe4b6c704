"""What is shown of a table of FUSE: views, and what follows from them.

A die is written `R5`: its colour (K B G R Y: black, blue, green, red, yellow) and the number on top.
"""

from typing import Literal

from msgspec import Struct

from miccia.games.fuse.options import Options


class Want(Struct, frozen=True, gc=False):
    """One kind of die that a space accepts: this colour, this number, or both. Neither: any die."""

    colour: str | None
    number: int | None


class Space(Struct, frozen=True, gc=False):
    """A space of a bomb, as printed.

    A die fits if it fits one of `wants`. `compares` says what the signs beside the space look at: "number" (a
    space to draw with #), "colour", "both", "either", or "" if the space stands for itself.
    """

    wants: tuple[Want, ...]
    compares: Literal["", "number", "colour", "both", "either"]
    level: int  # 0: on the card; 1: on dice that lie on the card; and so on
    below: tuple[int, ...]  # the spaces that must be filled first: they carry this one (F17, F18)


class Joint(Struct, frozen=True, gc=False):
    """The sign printed between a space and the next one (F16).

    "=", "≠", ">", "<", "↗" (the next is one higher) compare the two dice beside it: their number, their
    colour, both, or either of them. "+" and "−" add up numbers; "=" with `of` "sum" stands between two sums.
    """

    sign: Literal["=", "≠", ">", "<", "↗", "+", "−"]
    of: Literal["number", "colour", "both", "either", "sum"]


class BombCard(Struct, frozen=True, gc=False):
    """A bomb as printed. Its name is the text `bomb.KEY`.

    Spaces are numbered in reading order: rows from left to right; towers from the bottom up, two towers
    one after the other (0-2, 3-5); pyramids floor by floor from the base (small 0 1 / 2, large 0 1 2 / 3 4
    / 5).
    """

    key: str
    value: int  # its points and its difficulty
    shape: Literal["row", "tower", "two towers", "small pyramid", "large pyramid"]
    text: str  # its spaces in the notation of cards.py
    spaces: tuple[Space, ...]
    joints: tuple[Joint | None, ...]  # between each space and the next one; None: nothing stands there
    result: int | None  # the number after a last "=": what a sum or a difference must come to


class Front(Struct, frozen=True, gc=False):
    """A bomb in front of a player."""

    card: BombCard
    dice: tuple[str | None, ...]  # by space
    safe: tuple[bool, ...]  # by space: a die lies there that carries others, so it cannot be lost (F14)
    fits: list[tuple[int, ...]]  # for each die of the tray: the spaces it could go on now; none if not free


class Player(Struct, frozen=True, gc=False):
    """One of the squad: must give a die (`gives`, F13b), or else take a bomb (`takes`), or else may place."""

    bombs: list[Front | None]  # 2 places (solo 4); None: waits for a new bomb, or none is left
    share: int  # dice of this roll that the player may still take
    done: bool  # wants no more of them (F10)
    gives: list[list[int]]  # not empty: must return one of these dice, each a bomb and a space (F13)
    takes: int | None  # the place in `bombs` for which a bomb of the centre must be chosen (F21)
    asked: int | None  # the table time of that question: 20 s later the table chooses (F26b); without a
    # clock, also since when the others wait for this player alone to place: a minute later they are done


class TrayDie(Struct, frozen=True, gc=False):
    """A die of the present roll.

    free: to be taken. placed: `seat` put it on a bomb. discarded: waits to be rolled again. acting: was
    rolled again, now shows `face`, and players return dice for it. returned: is back in the bag.
    """

    face: str
    where: Literal["free", "placed", "discarded", "acting", "returned"]
    seat: int | None  # who placed it


class Score(Struct, frozen=True, gc=False):
    """F26: what the squad has so far, or in the end."""

    bonus: int  # 10 for winning
    time: int  # 1 for every full ten seconds left, after a win without `relaxed`
    bombs: int  # the points of the defused bombs
    detonators: int  # 2 for each one turned up
    total: int


class FuseView(Struct, frozen=True, gc=False):
    """The table as one seat sees it; without a seat, as everybody does."""

    seat: int | None
    seats: int
    options: Options

    now: int  # table time, ms
    charged: int  # ms that `tempo` has added to it (F27): the clock shows limit - now - charged
    limit: int | None  # ms the squad has in all; None: no clock (F28)

    round: int  # how many rolls there were: pings name it
    roller: int  # who rolled and has the bag; the next seat rolls next
    tray: list[TrayDie]
    placing: bool  # dice may be placed now, unless somebody must give; else discarded dice are resolved
    order: list[int]  # dice of the tray in the order in which they are resolved if they are discarded (F13)
    moved: list[int]  # those that the roller has put first, each at most once
    roll: int  # how many dice the next roll wants
    bag: dict[str, int]  # dice in the bag by colour
    low: bool  # the bag holds fewer than two rolls (F12)

    players: list[Player]
    centre: list[BombCard | None]  # five places; None: empty, or waiting for its new card
    hole: int | None  # the place of the centre that gets a new card as soon as all have given
    deck: int  # cards left in the deck
    deck_bombs: int  # how many of them are bombs; the others are detonators
    to_defuse: int  # the bombs of F5: won when so many have been taken from the centre (Insane: see F24)
    defused: list[str]  # the keys of the defused bombs, in order
    detonators: list[str]  # those turned up: a colour or a number each
    alarm: str | None  # what dice are returned for now: a detonator (`R`, `4`) or a die rolled again (`R4`)

    score: Score
    ended: Literal["won", "time", "bag", "rounds"] | None = None  # why the game is over


class Denied(Struct, frozen=True, gc=False):
    """Why something cannot be done now: as the table would refuse it."""

    code: Literal[
        "already-done",
        "breaks-sign",
        "die-gone",
        "does-not-fit",
        "give-first",
        "never-complete",
        "no-share-left",
        "no-such-bomb",
        "others-give",
        "take-first",
    ]
    rule: str


class Asking(Struct, frozen=True, gc=False):
    """What the bombs in front of a player ask for, and what cannot be placed there."""

    open: list[
        list[int]
    ]  # for each place in `bombs`: the empty spaces that nothing is missing below (F17, F18)
    needs: list[str]  # the signs of these spaces, `R`, `5` or `G2`, also those that a die beside a "=" gives
    barred: Denied | None  # what comes before placing any die
    misfits: list[Denied | None]  # else, for each die of the tray: why the player cannot place it


class FuseAid(Struct, frozen=True, gc=False):
    """What follows from a view."""

    next: int  # who rolls the next dice (F8)
    goal: int  # how many bombs must be defused in all (F5, F24)
    patience: int  # how long the table waits for a forced choice, ms (F26b)
    fits: list[list[int]]  # for each die of the tray: the seats that could still place it (F9, F10)
    players: list[Asking]

"""What is shown of a table of Kaboom!: views, what follows from them, and what an action would do."""

from typing import Literal

from msgspec import Struct

from miccia.games.kaboom.events import Ended
from miccia.games.kaboom.options import Options


class Agent(Struct, frozen=True, gc=False):
    """An agent of a player; all of it is public (K12b)."""

    inside: bool
    acted: bool  # in the present turn (K8)
    cuts: tuple[str, ...]  # the colours of the Cuts below it (K16); none outside
    played: tuple[str, ...]  # the cards on it this turn: one, or the two of a wild pair (K9, K13)


class Player(Struct, frozen=True, gc=False):
    """A player as others see them, with their hand only for themselves."""

    agents: tuple[Agent, ...]
    cards: int  # in hand
    hand: list[str] | None  # one's own
    known: tuple[str, ...]  # what one knows to be in another's hand (K19, K31), by kind
    cuts: int  # of all agents, those played this turn included: four may try to defuse (K26)
    outside: int  # agents outside (K27)
    analyzed: tuple[int, ...]  # the face-down wires they have looked at (K15), as everyone saw; see `memory`
    points: int  # K30; in a single game 1 for the winner


class Wire(Struct, frozen=True, gc=False):
    """A place in the combination."""

    colour: str | None  # if it is face up, or as one has seen it (K15, K31); everyone's at the end
    face_up: bool  # for good (K24)
    removed: str | None  # the wire that a Bypass took away from here (K24, K31)


class Sighting(Struct, frozen=True, gc=False):
    """A hand as one saw it when intercepting (K19, K31): a memory, of which cards may have gone since."""

    holder: int
    round: int
    taken: str  # the card one took
    left: list[str]  # what stayed in the hand, by kind; the card drawn for the taken one was not seen


class Announcement(Struct, frozen=True, gc=False):
    """K13: what the two cards that are asked for now will count as."""

    agent: int
    wire: int | None  # Analyze of this wire; None: Exit


class KaboomView(Struct, frozen=True, gc=False):
    """The table as one seat sees it; without a seat, as everybody does.

    `ask` is what the player is asked now: act, pay, take, defuse or discard. An alarm is asked of all who
    are `choosing`. With the option `memory` (K31) what was looked at and what was bypassed is shown only
    until the next move of anybody, `known` and `sightings` never.
    """

    seat: int | None
    seats: int
    options: Options
    game: int  # of the match, from 1 (K30)
    starter: int
    round: int  # from 1
    player: int  # whose turn it is
    ask: str
    until: int | None  # K22: the table time when an Alarm chooses by itself
    countdown: int  # 0 after an explosion by time
    mascot: int | None  # who owns René
    deck: int  # cards left
    discards: list[str]  # in the order in which they came
    wires: list[Wire]  # the combination
    unused: int  # wires aside
    players: list[Player]
    announced: Announcement | None  # during `pay`
    target: int | None  # during `take`: whose hand the player is looking at
    intercepted: list[str] | None  # during `take`, for the player alone: that hand, by kind
    choosing: list[int]  # during `alarm`: who has not chosen yet
    choice: int | None  # during `alarm`: the agent one has chosen oneself
    glimpsed: int | None  # the wire that the player has looked at with the last move
    shown: int | None  # the wire that the player has bypassed with the last move
    sightings: list[Sighting]  # hands one has intercepted, the last one last
    ended: Ended | None  # how the game ended or, in a match for points, the one before
    over: bool  # nothing is played any more


class Denied(Struct, frozen=True, gc=False):
    """Why a card cannot be used now, or something not be done: as the table would refuse it."""

    code: Literal[
        "agent-acted",
        "agent-inside",
        "agent-outside",
        "empty-hand",
        "four-cuts",
        "mascot-owner",
        "mascot-stays-out",
        "no-guess",
        "nobody-inside",
        "not-now",
        "nothing-hidden",
        "too-few-cards",
        "too-few-cuts",
        "too-late-for-pairs",
        "wire-fixed",
    ]
    rule: str
    agents: tuple[int, ...] = ()  # those that stand where they should and have acted (K8)


class Known(Struct, frozen=True, gc=False):
    """What a seat can tell of the combination (K3, K15, K24): what it has seen, and what is left."""

    left: dict[str, int]  # by colour: the wires not seen yet, wherever they lie
    can: list[list[str]]  # by place: the colours it can be
    combinations: list[list[str]]  # those that are possible, whatever their order
    all: int  # how many there are when nothing is known


class KaboomAid(Struct, frozen=True, gc=False):
    """What follows from a view."""

    known: Known
    pairs: bool  # whether two cards still count as one (K14)
    too_many: int  # the cards that the seat has to discard now (K11)
    # For whoever is asked something: the cards in hand that are no answer on their own, and a wild pair
    # ("wild") and defusing ("defuse") where those are none.
    denied: dict[str, Denied]


class KaboomOutcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """What an action would do."""

    to: int | None = None  # whose hand is looked at (K19)
    loses: list[str] | None = None  # the colours of the Cuts that go with the agent (K18, K22)

"""What can happen in Kaboom!. Fields that are None where they could tell a secret say who is told.

A wire is its place in the combination, 0 to 3; an agent its number, 0 to 3. Colours are "red", "blue",
"green" and "yellow"; cards have the names in cards.py.
"""

from miccia.core.events import Event, OfSeat


class OfAgent(OfSeat, frozen=True):
    """What an agent of a player did."""

    agent: int


class Dealt(Event, frozen=True, tag="dealt"):
    """K4, K30: another game of the match begins. `hands` by seat, None for those of others."""

    game: int  # the second is 2: the first deal is told to nobody, it is what everyone sees first
    starter: int
    hands: list[list[str] | None]


class Drew(OfSeat, frozen=True, tag="drew"):
    """K7: a turn begins and its player draws; K19: somebody draws for a card that was taken.

    Only who drew is told the cards.
    """

    count: int
    cards: list[str] | None
    turn: bool  # whether a turn begins with it


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """K7: the discards are the new deck, of so many cards."""

    count: int


class CountedDown(Event, frozen=True, tag="counted-down"):
    """K6, K20, K21: the top countdown card was removed; `left` shows now, 0 when the 1 is gone.

    `seat` is who played a Timer, None at the end of a round.
    """

    left: int
    seat: int | None


class Announced(OfAgent, frozen=True, tag="announced"):
    """K13: two cards will count as Analyze of a `wire`, or as Exit if that is None."""

    wire: int | None


class Analyzed(OfAgent, frozen=True, tag="analyzed"):
    """K15: a wire was looked at. Only who looked is told its colour. `cards`: Analyze, or a wild pair."""

    cards: list[str]
    wire: int
    colour: str | None


class Cut(OfAgent, frozen=True, tag="cut"):
    """K16, K17: a Cut was played on an agent; the one it `replaced` was discarded."""

    colour: str
    replaced: str | None


class Exited(OfAgent, frozen=True, tag="exited"):
    """K18: an agent left, with Exit or a wild pair; the colours of the Cuts that it `lost`."""

    cards: list[str]
    lost: list[str]


class MascotMoved(OfSeat, frozen=True, tag="mascot-moved"):
    """K27: René goes to a player, `before` with somebody else or None."""

    before: int | None


class Intercepted(OfAgent, frozen=True, tag="intercepted"):
    """K19: somebody looks at a hand. Only who looks is told the cards, by kind."""

    target: int
    hand: list[str] | None


class Took(OfSeat, frozen=True, tag="took"):
    """K19: and takes a card, which only these two are told."""

    target: int
    card: str | None


class Hurried(OfAgent, frozen=True, tag="hurried"):
    """K20, K21: a Timer or a Double Timer was played; the countdown follows."""

    card: str


class Alarmed(OfAgent, frozen=True, tag="alarmed"):
    """K22: an Alarm rings; `choosing` are those who have more than one agent inside to choose from."""

    choosing: list[int]


class Chose(OfSeat, frozen=True, tag="chose"):
    """K22: somebody has chosen an agent. Only they are told which one, until all are shown."""

    agent: int | None


class Evacuated(Event, frozen=True, tag="evacuated"):
    """K22: by seat, the agent that left, and the colours of the Cuts that it lost."""

    agents: list[int | None]
    lost: list[list[str]]


class ReEntered(OfAgent, frozen=True, tag="re-entered"):
    """K23: an agent is back inside."""


class Bypassed(OfAgent, frozen=True, tag="bypassed"):
    """K24: a wire was shown and `removed` ("" once the log has forgotten it, K31); the one of `colour` lies
    face up in its place."""

    wire: int
    removed: str
    colour: str


class Finished(OfSeat, frozen=True, tag="finished"):
    """K9: the actions of a turn are over; the played cards are `discarded`, Cuts moved below their agents."""

    discarded: list[str]


class Held(OfSeat, frozen=True, tag="held"):
    """K10: somebody could have tried to defuse the bomb and did not."""


class Discarded(OfSeat, frozen=True, tag="discarded"):
    """K11: a card too many was discarded."""

    card: str


class Ended(Event, frozen=True, tag="ended"):
    """K26, K29: a game is over and the whole combination shown.

    `why`: "defused", "mistake" (a defusing failed) or "time" (the 1 was removed).
    """

    why: str
    seat: int | None  # who tried to defuse
    winner: int | None  # who defused or, after an explosion, owns René
    wires: list[str]
    countdown: int
    points: int  # K30: what the winner scores


KaboomEvent = (
    Dealt
    | Drew
    | Reshuffled
    | CountedDown
    | Announced
    | Analyzed
    | Cut
    | Exited
    | MascotMoved
    | Intercepted
    | Took
    | Hurried
    | Alarmed
    | Chose
    | Evacuated
    | ReEntered
    | Bypassed
    | Finished
    | Held
    | Discarded
    | Ended
)

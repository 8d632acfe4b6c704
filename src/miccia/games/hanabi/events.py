"""What can happen in Hanabi. `order` is a card's place in the deck: its public identity, not its face."""

from miccia.core.events import Event


class Clued(Event, frozen=True, tag="clued"):
    """H7: a clue was given. `value` is a colour letter or a digit, or "" once the log has forgotten it (H22);
    `orders` are the cards pointed out."""

    seat: int
    to: int
    value: str
    orders: list[int]
    slots: list[int]


class Played(Event, frozen=True, tag="played"):
    """H10: a card was played; `fits` says whether it was added to its firework."""

    seat: int
    slot: int
    order: int
    card: str
    fits: bool
    most: int  # how high that firework can still rise


class Discarded(Event, frozen=True, tag="discarded"):
    """H9: a card was discarded for a clue."""

    seat: int
    slot: int
    order: int
    card: str
    most: int  # how high that firework can still rise


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn; its face is told to everyone but its holder."""

    seat: int
    order: int
    card: str | None


class Completed(Event, frozen=True, tag="completed"):
    """H11: a firework reached 5; `clue` says whether a clue came back."""

    seat: int
    colour: str
    clue: bool


class LastRound(Event, frozen=True, tag="last-round"):
    """H17: the last card was drawn by `seat`; everybody has one more turn."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """H15 to H20: the game is over, why, with which score and verdict."""

    why: str
    score: int
    sum: int
    verdict: str


HanabiEvent = Clued | Played | Discarded | Drew | Completed | LastRound | Ended

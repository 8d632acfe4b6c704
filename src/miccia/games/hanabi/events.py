"""What can happen in Hanabi. `order` is a card's place in the deck: its public identity, not its face."""

from miccia.core.events import Event, OfSeat


class OfCard(OfSeat, frozen=True):
    """A card left a player's hand."""

    slot: int
    order: int
    card: str


class Clued(OfSeat, frozen=True, tag="clued"):
    """H7: a clue was given. `value` is a colour letter or a digit, or "" once the log has forgotten it (H22);
    `orders` are the cards pointed out, out of those `held`."""

    to: int
    value: str
    orders: list[int]
    slots: list[int]
    held: int


class Played(OfCard, frozen=True, tag="played"):
    """H10: a card was played; `fits` says whether it was added to its firework."""

    fits: bool
    most: int  # how high that firework can still rise


class Discarded(OfCard, frozen=True, tag="discarded"):
    """H9: a card was discarded for a clue."""

    most: int  # how high that firework can still rise


class Drew(OfSeat, frozen=True, tag="drew"):
    """A card was drawn; its face is told to everyone but its holder."""

    order: int
    card: str | None


class Completed(OfSeat, frozen=True, tag="completed"):
    """H11: a firework reached 5; `clue` says whether a clue came back."""

    colour: str
    clue: bool


class LastRound(OfSeat, frozen=True, tag="last-round"):
    """H17: the last card was drawn by `seat`; everybody has one more turn."""


class Ended(Event, frozen=True, tag="ended"):
    """H15 to H20: the game is over, why, with which score and verdict."""

    why: str
    score: int
    sum: int
    verdict: str


HanabiEvent = Clued | Played | Discarded | Drew | Completed | LastRound | Ended

"""Games in rows: many episodes side by side, written into memory that somebody else looks at.

It is the same in one process and in many. A row plays and shows itself at once, while its game is at hand;
what some rows show is put together and copied as one, so few of them that this is still at hand too.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.episode import Episode
from miccia.core.hashing import sha256
from miccia.core.refused import BadChoice
from miccia.core.terms import Terms

TOGETHER: Final = 16  # so many rows are copied as one


class Memory:
    """Where rows are written, as numbers one after the other: see `miccia.batch.Arrays` for what they mean.

    All are bytes but `rewards`, which takes floats, and `actions`, which gives whole numbers.
    """

    def __init__(
        self,
        *,
        actions: memoryview,
        rewards: "memoryview[float]",
        seats: memoryview,
        over: memoryview,
        cut: memoryview,
        masks: memoryview,
        observations: memoryview,
    ) -> None:
        self.actions = actions
        self.rewards = rewards
        self.seats = seats
        self.over = over
        self.cut = cut
        self.masks = masks
        self.observations = observations


class Rows:
    """The games from `first` on, as many as `games`. Their seeds depend on the batch's and the row alone."""

    def __init__(
        self, setting: Terms, memory: Memory, first: int, games: int, seed: int, again: bool
    ) -> None:
        self.setting = setting
        self.memory = memory
        self.first: int = first
        self.games: int = games
        self.seed: int = seed
        self.again: bool = again  # whether a game that is over is followed by the next one at once
        self.width: i64 = setting.choices
        self.payments = memory.rewards.cast("B")
        self.unpaid: bytes = bytes(len(self.payments))
        self.paid: bool = False  # whether the last step brought anybody anything
        self.nothing: bytes = bytes(setting.size)
        self.ended: list[int] = []  # the rows in which the last step ended a game
        self.dealt: list[int] = [0] * games
        self.episodes = [Episode(setting, self.next_seed(place)) for place in range(games)]
        self.seats: bytes = b""  # what all rows last showed
        self.masks: bytes = b""
        self.play(None)

    def next_seed(self, place: int) -> bytes:
        """The seed of the next game of a row."""
        number = self.dealt[place]
        self.dealt[place] = number + 1
        return seed_of(self.seed, self.first + place, number)

    def reset(self) -> None:
        """Deal the next game in every row."""
        self.ended = list(range(self.games))
        self.forget()
        for place, episode in enumerate(self.episodes):
            episode.begin(self.next_seed(place))
        self.play(None)

    def step(self) -> None:
        """Every game takes the choice that stands in `actions`; one that is over takes none."""
        chosen: list[int] = self.memory.actions.tolist()
        self.check(chosen)
        self.forget()
        self.play(chosen)

    def check(self, chosen: list[int]) -> None:
        """Find a forbidden choice before anything has changed."""
        first: i64 = 0
        for place, number in enumerate(chosen):
            if self.seats[place] != OVER and not (0 <= number < self.width and self.masks[first + number]):
                row = self.first + place
                raise BadChoice(f"game {row}: seat {self.seats[place]} cannot choose {number}")
            first += self.width

    def forget(self) -> None:
        """Take away what the last step brought."""
        if self.paid:
            self.payments[:] = self.unpaid
            self.paid = False
        for place in self.ended:
            self.memory.over[place] = self.memory.cut[place] = 0
        self.ended = []

    def play(self, chosen: list[int] | None) -> None:
        """Row by row: take the choice, if there are any; then who is asked, what they may choose and see."""
        seats: list[int] = []
        masks: list[bytes] = []
        parts: list[bytes] = []
        at: i64 = 0
        for place, episode in enumerate(self.episodes):
            if chosen is not None and episode.seat >= 0:
                episode.choose(chosen[place])
                if episode.paid:
                    self.pay(place, episode.rewards)
                if episode.seat < 0:
                    self.end(place, episode)
            seats.append(episode.seat & OVER)
            masks.append(episode.offered)
            if episode.seat < 0:
                parts.append(self.nothing)
            else:
                episode.sheet.spell(episode.match.state, episode.seat, parts)
            if place % TOGETHER == TOGETHER - 1:
                at = self.show(at, parts)
                parts = []
        self.show(at, parts)
        self.seats = bytes(seats)
        self.masks = b"".join(masks)
        self.memory.seats[:] = self.seats
        self.memory.masks[:] = self.masks

    def show(self, at: i64, parts: list[bytes]) -> i64:
        """Copy what some rows show; where that of the next ones begins."""
        shown = b"".join(parts)
        self.memory.observations[at : at + len(shown)] = shown
        return at + len(shown)

    def pay(self, place: int, rewards: list[float]) -> None:
        """Write down what everybody in a row was paid."""
        self.paid = True
        first: i64 = place * len(rewards)
        for seat, reward in enumerate(rewards):
            self.memory.rewards[first + seat] = reward

    def end(self, place: int, episode: Episode) -> None:
        """A game is over, or was cut for its length; its row begins the next one."""
        self.memory.over[place] = 0 if episode.cut else 1
        self.memory.cut[place] = 1 if episode.cut else 0
        if self.again:
            self.ended.append(place)
            episode.begin(self.next_seed(place))


OVER: Final = 255  # the seat of a game that is over, in memory a byte


def seed_of(seed: int, row: int, number: int) -> bytes:
    """The seed of one game of a batch."""
    return sha256(f"miccia {seed} row {row} game {number}".encode()).digest()

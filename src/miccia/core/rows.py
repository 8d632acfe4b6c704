"""Games in rows: many episodes side by side, written into memory that somebody else looks at.

It is the same in one process and in many. What all rows show is put together first and copied as one.
"""

from hashlib import sha256

from mypy_extensions import i64

from miccia.core.episode import Episode, Terms
from miccia.core.refused import BadChoice


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
        self.payments = memory.rewards.cast("B")
        self.unpaid: bytes = bytes(len(self.payments))
        self.nothing: bytes = bytes(setting.size)
        self.ended: list[int] = []  # the rows in which the last step ended a game
        self.dealt: list[int] = [0] * games
        self.episodes: list[Episode] = [self.deal(place) for place in range(games)]
        self.show()

    def deal(self, place: int) -> Episode:
        """The next game of a row."""
        number = self.dealt[place]
        self.dealt[place] = number + 1
        return Episode(self.setting, seed_of(self.seed, self.first + place, number))

    def step(self) -> None:
        """Every game takes the choice that stands in `actions`; one that is over takes none."""
        chosen: list[int] = self.memory.actions.tolist()
        for place, episode in enumerate(self.episodes):
            if episode.seat >= 0 and not episode.can(chosen[place]):
                row = self.first + place
                raise BadChoice(f"game {row}: seat {episode.seat} cannot choose {chosen[place]}")
        self.forget()
        for place, episode in enumerate(self.episodes):
            if episode.seat >= 0:
                episode.choose(chosen[place])
                if episode.paid:
                    self.pay(place, episode.rewards)
                if episode.seat < 0:
                    self.end(place, episode)
        self.show()

    def reset(self) -> None:
        """Deal the next game in every row."""
        self.ended = list(range(self.games))
        self.forget()
        self.episodes = [self.deal(place) for place in range(self.games)]
        self.show()

    def forget(self) -> None:
        """Take away what the last step brought."""
        self.payments[:] = self.unpaid
        for place in self.ended:
            self.memory.over[place] = self.memory.cut[place] = 0
        self.ended = []

    def pay(self, place: int, rewards: list[float]) -> None:
        """Write down what everybody in a row was paid."""
        first: i64 = place * len(rewards)
        for seat, reward in enumerate(rewards):
            self.memory.rewards[first + seat] = reward

    def end(self, place: int, episode: Episode) -> None:
        """A game is over, or was cut for its length."""
        self.memory.over[place] = 0 if episode.cut else 1
        self.memory.cut[place] = 1 if episode.cut else 0
        if self.again:
            self.ended.append(place)
            self.episodes[place] = self.deal(place)

    def show(self) -> None:
        """Who is asked, what they see and may choose."""
        seats: list[int] = []
        masks: list[bytearray] = []
        parts: list[bytes] = []
        for episode in self.episodes:
            seats.append(episode.seat & 255)
            masks.append(episode.mask())
            if episode.seat < 0:
                parts.append(self.nothing)
            else:
                episode.spell(episode.seat, parts)
        self.memory.seats[:] = bytes(seats)
        self.memory.masks[:] = b"".join(masks)
        self.memory.observations[:] = b"".join(parts)


def seed_of(seed: int, row: int, number: int) -> str:
    """The seed of one game of a batch."""
    return sha256(f"miccia {seed} row {row} game {number}".encode()).hexdigest()

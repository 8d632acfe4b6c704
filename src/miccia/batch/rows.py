"""Some rows of a batch: their games, played into the arrays. It is the same in one process and in many."""

from hashlib import sha256

from miccia.batch.arrays import Arrays
from miccia.batch.episode import Episode, Setting


class BadChoice(ValueError):
    """A number that the mask of its game forbids."""


class Rows:
    """The games from `first` on, as many as `games`. Their seeds depend on the batch's and the row alone."""

    def __init__(
        self, setting: Setting, arrays: Arrays, first: int, games: int, seed: int, again: bool
    ) -> None:
        self.setting = setting
        self.arrays = arrays
        self.first = first
        self.seed = seed
        self.again = again  # whether a game that is over is followed by the next one at once
        self.dealt = [0] * games
        self.episodes = [self.deal(place) for place in range(games)]
        self.no_choice = bytes(setting.choices)
        self.observations = arrays.observations.data.cast("B")
        self.masks = arrays.masks.data.cast("B")
        for place in range(games):
            self.show(place)

    def deal(self, place: int) -> Episode:
        """The next game of a row."""
        number = self.dealt[place]
        self.dealt[place] += 1
        return Episode(self.setting, seed_of(self.seed, self.first + place, number))

    def step(self) -> None:
        """Every game takes the choice that stands in `actions`; one that is over takes none."""
        arrays, first = self.arrays, self.first
        chosen = arrays.actions[first : first + len(self.episodes)].tolist()
        for place, (episode, number) in enumerate(zip(self.episodes, chosen, strict=True)):
            if episode.seat >= 0 and number not in episode.choices:
                raise BadChoice(f"game {first + place}: seat {episode.seat} cannot choose {number}")
        arrays.rewards[first : first + len(self.episodes)] = 0
        for place, (episode, number) in enumerate(zip(self.episodes, chosen, strict=True)):
            row = first + place
            if episode.seat < 0:
                continue
            episode.choose(number)
            if any(episode.rewards):
                arrays.rewards[row] = episode.rewards
            over = episode.seat < 0
            arrays.over[row], arrays.cut[row] = over and not episode.cut, over and episode.cut
            if over and self.again:
                self.episodes[place] = self.deal(place)
            self.show(place)

    def reset(self) -> None:
        """Deal the next game in every row."""
        span = slice(self.first, self.first + len(self.episodes))
        self.arrays.over[span] = self.arrays.cut[span] = False
        self.arrays.rewards[span] = 0
        for place in range(len(self.episodes)):
            self.episodes[place] = self.deal(place)
            self.show(place)

    def show(self, place: int) -> None:
        """Who is asked, what they see and may choose."""
        episode, row, setting = self.episodes[place], self.first + place, self.setting
        seat = episode.seat
        self.arrays.seats[row] = seat
        start = row * setting.choices
        self.masks[start : start + setting.choices] = self.no_choice
        for number in episode.choices:
            self.masks[start + number] = 1
        start = row * setting.size
        bits = bytes(setting.size) if seat < 0 else episode.bits(seat)
        self.observations[start : start + setting.size] = bits


def seed_of(seed: int, row: int, number: int) -> str:
    """The seed of one game of a batch."""
    return sha256(f"miccia {seed} row {row} game {number}".encode()).hexdigest()

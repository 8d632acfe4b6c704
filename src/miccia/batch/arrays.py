"""The arrays of a batch, one row a game, in one block of memory that processes can share."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from miccia.core.encoding import Encoding
from miccia.core.refused import BadSetup
from miccia.core.rows import Memory
from miccia.core.terms import Terms
from miccia.games import find


class Arrays:
    """What a batch shows and takes.

    `seats` is who is asked in each game, -1 where it is over and not dealt anew. `observations` and `masks`
    are those of that seat. `rewards` has a column for every seat. `over` and `cut` (for its length) tell that
    the last step ended the game: where games are dealt anew, the row shows the next one already.
    """

    def __init__(self, setting: Terms, games: int, block: Any = None) -> None:
        shapes: list[tuple[str, tuple[int, ...], type[Any]]] = [
            ("rewards", (games, setting.seats), np.float32),
            ("actions", (games,), np.int32),
            ("seats", (games,), np.int8),
            ("over", (games,), np.bool_),
            ("cut", (games,), np.bool_),
            ("masks", (games, setting.choices), np.int8),
            ("observations", (games, setting.size), np.uint8),
        ]
        self.size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes)
        memory = bytearray(self.size) if block is None else block
        found: dict[str, NDArray[Any]] = {}
        start = 0
        for name, shape, kind in shapes:
            found[name] = np.ndarray(shape, kind, memory, start)
            start += found[name].nbytes
        self.rewards: NDArray[np.float32] = found["rewards"]
        self.actions: NDArray[np.int32] = found["actions"]
        self.seats: NDArray[np.int8] = found["seats"]
        self.over: NDArray[np.bool_] = found["over"]
        self.cut: NDArray[np.bool_] = found["cut"]
        self.masks: NDArray[np.int8] = found["masks"]
        self.observations: NDArray[np.uint8] = found["observations"]

    def share(self, first: int, games: int) -> Memory:
        """Some rows, for those who play their games."""
        rows = slice(first, first + games)

        def plain(array: NDArray[Any], kind: type[Any] = np.uint8) -> Any:
            return array[rows].reshape(-1).view(kind).data

        return Memory(
            actions=plain(self.actions, np.int32),
            rewards=plain(self.rewards, np.float32),
            seats=plain(self.seats),
            over=plain(self.over),
            cut=plain(self.cut),
            masks=plain(self.masks),
            observations=plain(self.observations),
        )


def encode(game: str, view: Any, told: Sequence[Any], into: NDArray[Any]) -> None:
    """Write what a view shows into an array of the right length, of whatever type; no array is made for it.

    `told` is what the seat was told of the last input: only some encodings look at it.
    """
    encoding: Encoding[Any, Any] | None = find(game).encoding
    if encoding is None:
        raise BadSetup("no-encoding", f"{game!r} has no encoding")
    into[...] = np.frombuffer(encoding.bits(view, told), np.uint8)

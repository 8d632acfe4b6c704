"""Where chance comes from. Rules get it as an argument; they own no generator and no seed.

`Sealed` is for games that count: its stream is SHA-256 of the seed and a counter, so that anyone who is shown
the seed afterwards can check every draw, in a browser too. `Quick` is for search and simulation.
We own both generators and the shuffle: no library's next version can change an old record.
"""

import os
from operator import index
from typing import Final, SupportsIndex, TypeVar

from mypy_extensions import i64, mypyc_attr

from miccia.core.hashing import sha256
from miccia.core.parts import Reduced
from miccia.core.refused import BadSetup

Thing = TypeVar("Thing")

WORD: Final[i64] = 0xFFFFFFFF
COUNTERS: Final = [number.to_bytes(8, "big") for number in range(64)]  # of the first blocks, at hand


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws. `stack` prescribes what comes out of named draws, first to last."""

    stack: dict[str, list[str]] | None = None

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others (n up to 2**31)."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """An independent chance that will draw the same."""
        raise NotImplementedError

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        """The things in a random order, or in the order that the stack prescribes for `what`."""
        mixed = things[:]
        first = 0 if self.stack is None else self.put_first(what, mixed)
        n: i64 = len(mixed) - 1
        while n > first:
            other = first + self.below(n - first + 1)
            thing = mixed[n]
            mixed[n] = mixed[other]
            mixed[other] = thing
            n -= 1
        return mixed

    def pick(self, what: str, things: list[Thing]) -> Thing:
        """One of the things, or the one that the stack prescribes next for `what`."""
        if self.stack is not None and self.stack.get(what):
            return things[find(what, self.stack[what].pop(0), things, 0)]
        return things[self.below(len(things))]

    def put_first(self, what: str, things: list[Thing]) -> int:
        """Bring the things that the stack names to the front, in its order; how many there were."""
        stack = self.stack
        if stack is None or what not in stack:
            return 0
        done = 0
        while done < len(things) and stack[what]:
            place = find(what, stack[what].pop(0), things, done)
            things.insert(done, things.pop(place))
            done += 1
        return done

    def copy_stack(self) -> dict[str, list[str]] | None:
        """What is left of the stack, for a copy."""
        return None if self.stack is None else {what: names[:] for what, names in self.stack.items()}


def find(what: str, name: str, things: list[Thing], start: int) -> int:
    """Where the thing of this name is, from `start` on; `BadSetup` if it is gone."""
    for place in range(start, len(things)):
        if str(things[place]) == name:
            return place
    raise BadSetup("bad-stack", f"{name!r} is not left in {what!r}")


class Sealed(Chance):
    """Draws from SHA-256 over a 32-byte seed and a counter, by rejection: exactly fair and checkable."""

    def __init__(self, seed: bytes, stack: dict[str, list[str]] | None = None) -> None:
        self.seed = seed
        self.stack = stack
        self.block = b""  # of SHA-256
        self.drawn: i64 = 0  # 32-bit words used; eight of them make a block

    def below(self, n: i64) -> i64:
        limit: i64 = (WORD + 1) // n * n
        while True:
            place: i64 = self.drawn & 7
            if place == 0:
                self.next_block()
            self.drawn += 1
            word = word_at(self.block, place)
            if word < limit:
                return word % n

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        """As every chance does it, with the draws unrolled into the loop: every match begins with one."""
        if self.stack is not None:
            return super().shuffle(what, things)
        mixed = things[:]
        n: i64 = len(mixed)
        while n > 1:
            place: i64 = self.drawn & 7
            if place == 0:
                self.next_block()
            self.drawn += 1
            word = word_at(self.block, place)
            if word < WORD + 1 - (WORD + 1) % n:
                other = word % n
                n -= 1
                thing = mixed[n]
                mixed[n] = mixed[other]
                mixed[other] = thing
        return mixed

    def next_block(self) -> None:
        """Make the eight words that come next."""
        number = self.drawn >> 3
        counter = COUNTERS[number] if number < len(COUNTERS) else int(number).to_bytes(8, "big")
        self.block = sha256(self.seed + counter).digest()

    def __reduce__(self) -> Reduced:
        return Sealed, (self.seed, self.stack), {"block": self.block, "drawn": self.drawn}

    def copy(self) -> "Sealed":
        new = Sealed(self.seed, self.copy_stack())
        new.block = self.block
        new.drawn = self.drawn
        return new


def word_at(block: bytes, place: i64) -> i64:
    """One of the eight words of a block, its highest byte first."""
    at = place * 4
    first: i64 = block[at]
    second: i64 = block[at + 1]
    third: i64 = block[at + 2]
    fourth: i64 = block[at + 3]
    return ((first * 256 + second) * 256 + third) * 256 + fourth


MULTIPLIER: Final = 2147483085  # a * 2**32 - 1 and a * 2**31 - 1 are prime: the period is about 2**62


class Quick(Chance):
    """Multiply-with-carry in one 63-bit number: small, fast, the same compiled or not; not for secrets."""

    def __init__(self, seed: SupportsIndex, stack: dict[str, list[str]] | None = None) -> None:
        mixed = int.from_bytes(sha256(str(int(index(seed))).encode()).digest()[:8], "big")
        self.state: i64 = mixed % ((2147483085 << 32) - 2) + 1
        self.stack = stack

    def below(self, n: i64) -> i64:
        self.state = MULTIPLIER * (self.state & WORD) + (self.state >> 32)
        return (((self.state ^ self.state >> 32) & WORD) * n) >> 32

    def shuffle(self, what: str, things: list[Thing]) -> list[Thing]:
        """As every chance does it, with the generator unrolled into the loop: search deals a lot."""
        if self.stack is not None:
            return super().shuffle(what, things)
        mixed = things[:]
        state, word = self.state, WORD
        n: i64 = len(mixed)
        while n > 1:
            state = MULTIPLIER * (state & word) + (state >> 32)
            other = (((state ^ state >> 32) & word) * n) >> 32
            n -= 1
            thing = mixed[n]
            mixed[n] = mixed[other]
            mixed[other] = thing
        self.state = state
        return mixed

    def __reduce__(self) -> Reduced:
        return Quick, (0, self.stack), {"state": self.state}

    def copy(self) -> "Quick":
        new = Quick(0, self.copy_stack())
        new.state = self.state
        return new


def fresh() -> bytes:
    """32 bytes for a seed that nobody chose."""
    return os.urandom(32)


def seal(seed: SupportsIndex | str | bytes) -> bytes:
    """The 32 bytes behind a seed given as a number or as 64 hex digits."""
    try:
        if not isinstance(seed, (str, bytes)):
            return sha256(f"miccia {int(index(seed))}".encode()).digest()
        material = seed if isinstance(seed, bytes) else bytes.fromhex(seed)
    except (TypeError, ValueError):
        material = b""
    if len(material) != 32:
        raise BadSetup("bad-seed", "a seed is a number or 64 hex digits")
    return material

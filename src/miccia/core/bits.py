"""Sets as numbers: BITS[n] stands for place n. Compiled rules never shift to the left (decision 13)."""

from typing import Final

from mypy_extensions import i64

PLACES: Final[i64] = 62  # so that a whole set fits into an i64, its sign aside, with a place to spare
BITS: Final[list[i64]] = [2**place for place in range(PLACES)]

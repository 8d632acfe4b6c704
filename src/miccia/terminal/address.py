"""Where a table is: the address that an invitation carries, read strictly."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from miccia.core.refused import BadSetup

CODE = re.compile(r"/t/([\w-]{1,64})/?", re.ASCII)


class Place(NamedTuple):
    """A table of a house."""

    house: str  # http://host:port
    code: str

    @property
    def socket(self) -> str:
        """Where it is talked to."""
        return f"ws{self.house.removeprefix('http')}/ws/{self.code}"

    @property
    def near(self) -> bool:
        """Whether it is on this machine: then no proxy leads there."""
        return urlsplit(self.house).hostname in ("127.0.0.1", "localhost", "::1")

    @property
    def invitation(self) -> str:
        """Its own address."""
        return f"{self.house}/t/{self.code}"


def read(address: str) -> Place:
    """The table at an address such as http://host:8000/t/LUNA-MARE-42, or `BadSetup`."""
    wrong = BadSetup(
        "no-address", f"{address!r} is no table's address, which looks like http://host:8000/t/LUNA-MARE-42"
    )
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        _ = parts.port  # raises where it is no number
    except ValueError:
        raise wrong from None
    code = CODE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or not code or "@" in parts.netloc:
        raise wrong
    return Place(f"{parts.scheme}://{parts.netloc}", code[1].upper())

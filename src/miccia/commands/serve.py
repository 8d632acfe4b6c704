"""Open the tables to browsers."""

import argparse
import ipaddress
import os
from pathlib import Path

import msgspec

from miccia.commands.extra import postgres_needed, server_needed
from miccia.core.refused import BadSetup
from miccia.server.limits import Limits
from miccia.server.logs import Habits


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=int, help="default: PORT from the environment, or 8000")
    parser.add_argument("--data", type=Path, help="the folder for saved games (default: the user's own)")
    parser.add_argument(
        "--store",
        metavar="URL",
        help="keep saved games in a PostgreSQL instead, which several servers may share: "
        "postgresql://user@host/database (default: MICCIA_STORE from the environment)",
    )
    parser.add_argument(
        "--behind",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="the proxies in front of the server, by address or network, with commas between them: "
        "what they say about visitors counts",
    )
    parser.add_argument(
        "--limit",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
        help="how much a connection or an address may ask, one at a time (default: "
        + ", ".join(f"{field.name}={field.default:g}" for field in msgspec.structs.fields(Limits))
        + ")",
    )
    parser.add_argument(
        "--keep",
        metavar="TIME",
        help="clear finished games away after so many hours, days or weeks: 12h, 90d, 8w (default: never)",
    )
    parser.add_argument(
        "--workers",
        metavar="NUMBER",
        type=int,
        help="in how many processes slow bots think (default: one for each processor)",
    )
    parser.add_argument(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        help="serve counters for Prometheus there and nowhere else (the address is 127.0.0.1 if not given)",
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how to write the log (default: text)"
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="how much to write (default: warning)",
    )
    parser.add_argument(
        "--log-addresses", action="store_true", help="write visitors' addresses (default: marks instead)"
    )
    parser.add_argument(
        "--no-open", action="store_true", help="do not open the browser (NO_OPEN does the same)"
    )


def run(given: argparse.Namespace) -> None:
    port = port_from(os.environ.get("PORT") or "8000") if given.port is None else given.port
    if not 0 <= port <= 65535:
        raise BadSetup("bad-port", f"a port is a number from 0 to 65535, not {port}")
    if given.workers is not None and not 0 < given.workers <= 1000:
        raise BadSetup("bad-workers", f"--workers takes a number from 1 to 1000, not {given.workers}")
    store = address(given.store or os.environ.get("MICCIA_STORE"), given.data)
    with server_needed():  # only here: the other commands need no server
        from miccia.server.serve import serve
    serve(
        host=given.host,
        port=port,
        data=given.data,
        store=store,
        habits=Habits(given.log == "json", given.log_level, given.log_addresses),
        limits=limits(given.limit),
        watched=None if given.metrics is None else watched(given.metrics),
        workers=given.workers,
        keep=None if given.keep is None else seconds(given.keep),
        behind=networks(given.behind),
        open_browser=not (given.no_open or os.environ.get("NO_OPEN")),
    )


def address(store: str | None, data: Path | None) -> str | None:
    """Where a PostgreSQL is, if one is wished for."""
    if store is None or store == "":
        return None
    if data is not None:
        raise BadSetup(
            "bad-store", "saved games are in a folder (--data) or in a database (--store), not in both"
        )
    if not store.startswith(("postgresql://", "postgres://")):
        raise BadSetup("bad-store", "--store takes an address such as postgresql://user@host/database")
    postgres_needed()
    return store


def networks(given: list[str]) -> list[str]:
    """The proxies that are given, each as a network."""
    found = []
    for text in ",".join(given).split(",") if given else []:
        try:
            found.append(str(ipaddress.ip_network(text.strip(), strict=False)))
        except ValueError:
            raise BadSetup("bad-proxy", f"--behind takes addresses or networks, not {text!r}") from None
    return found


def limits(given: list[str]) -> Limits:
    """The usual limits but for those that are given, each as NAME=NUMBER."""
    numbers: dict[str, float] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise BadSetup("bad-limit", f"--limit knows no {name!r}; known are {known}")
        try:
            numbers[name] = int(number) if number.isdecimal() else float(number)
        except ValueError:
            numbers[name] = 0
        if not 0 < numbers[name] < 1e12:
            raise BadSetup("bad-limit", f"--limit {name} takes a number above 0, not {number!r}")
    try:
        return msgspec.convert(numbers, Limits)
    except msgspec.ValidationError:
        raise BadSetup("bad-limit", f"--limit {' '.join(given)}: a whole number is needed") from None


def watched(text: str) -> tuple[str, int]:
    """An address and a port, or a port of this machine alone."""
    host, _, number = text.rpartition(":")
    try:
        ipaddress.ip_address(host := host.strip("[]") or "127.0.0.1")
        port = int(number)
    except ValueError:
        port = -1
    if not 0 <= port <= 65535:
        raise BadSetup("bad-port", f"--metrics takes a port, or an address and a port, not {text!r}")
    return host, port


def seconds(text: str) -> int:
    """A time as people write it, in seconds."""
    units = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
    number, unit = text[:-1], text[-1:]
    if unit not in units or not (number.isascii() and number.isdecimal() and 0 < int(number) < 10**6):
        raise BadSetup("bad-time", f"--keep takes a time such as 12h, 90d or 8w, not {text!r}")
    return int(number) * units[unit]


def port_from(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSetup("bad-port", f"PORT in the environment is not a number: {text!r}") from None

"""Open the tables to browsers."""

import argparse
import ipaddress
import os
from pathlib import Path

from miccia.core.refused import BadSetup

INSTALL = 'the table needs more packages than the rules: pip install "miccia[server]"'


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=int, help="default: PORT from the environment, or 8000")
    parser.add_argument("--data", type=Path, help="the folder for saved games (default: the user's own)")
    parser.add_argument(
        "--behind",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="a proxy in front of the server, by address or network: what it says about visitors counts",
    )
    parser.add_argument(
        "--no-open", action="store_true", help="do not open the browser (NO_OPEN does the same)"
    )


def run(given: argparse.Namespace) -> None:
    port = port_from(os.environ.get("PORT") or "8000") if given.port is None else given.port
    if not 0 <= port <= 65535:
        raise BadSetup("bad-port", f"a port is a number from 0 to 65535, not {port}")
    try:
        from miccia.server.serve import serve  # only here: the other commands need no server
    except ModuleNotFoundError as missing:
        if (missing.name or "miccia").partition(".")[0] == "miccia":
            raise
        raise BadSetup("no-server", f"no {missing.name} here; {INSTALL}") from None
    serve(
        host=given.host,
        port=port,
        data=given.data,
        behind=[network(text) for text in given.behind],
        open_browser=not (given.no_open or os.environ.get("NO_OPEN")),
    )


def network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise BadSetup("bad-proxy", f"--behind takes an address or a network, not {text!r}") from None


def port_from(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSetup("bad-port", f"PORT in the environment is not a number: {text!r}") from None

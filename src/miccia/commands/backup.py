"""Copy all saved games to one file, also while they are played."""

import argparse
import os
from pathlib import Path

from miccia.commands.extra import server_needed
from miccia.core.refused import BadSetup
from miccia.server.store.folder import data_folder


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--data", type=Path, help="the folder of the saved games (default: the user's own)")
    parser.add_argument("--force", action="store_true", help="replace the file if there is one")


def run(given: argparse.Namespace) -> None:
    if given.data is None and os.environ.get("MICCIA_STORE"):
        raise BadSetup("bad-store", "MICCIA_STORE names a PostgreSQL: pg_dump makes its backups")
    with server_needed():  # only here: the other commands need no server
        from miccia.server.store.backup import back_up
    tables = back_up(given.data or data_folder(), given.file, given.force)
    print(f"{given.file} holds everything: {tables} tables, {given.file.stat().st_size:,} bytes.")

"""Put the saved games of a backup into a folder that has none."""

import argparse
import os
from pathlib import Path

from miccia.commands.extra import server_needed
from miccia.core.refused import BadSetup
from miccia.server.store.folder import data_folder


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--data", type=Path, help="the folder for the saved games (default: the user's own)")


def run(given: argparse.Namespace) -> None:
    if given.data is None and os.environ.get("MICCIA_STORE"):
        raise BadSetup("bad-store", "MICCIA_STORE names a PostgreSQL: pg_restore puts its backups back")
    with server_needed():  # only here: the other commands need no server
        from miccia.server.store.backup import restore
    folder = given.data or data_folder()
    print(f"{restore(given.file, folder)} tables are in {folder}.")

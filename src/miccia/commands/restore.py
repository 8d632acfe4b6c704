"""Put the saved games of a backup into a folder that has none."""

import argparse
from pathlib import Path

from miccia.commands.extra import server_needed
from miccia.server.store.folder import data_folder


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--data", type=Path, help="the folder for the saved games (default: the user's own)")


def run(given: argparse.Namespace) -> None:
    with server_needed():  # only here: the other commands need no server
        from miccia.server.store.backup import restore
    folder = given.data or data_folder()
    print(f"{restore(given.file, folder)} tables are in {folder}.")

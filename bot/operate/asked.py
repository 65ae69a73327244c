"""What the command line asks for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from .codes import Code

EPILOG = "Without one of these commands the bot runs. docs/hosting.md says more."


@dataclass(frozen=True, slots=True)
class Asked:
    """The command line, understood; with no command the bot is to run."""

    settings: Path | None = None
    status: bool = False
    healthy: bool = False
    backup: Path | None = None
    force: bool = False
    restore: Path | None = None
    thaw: str | None = None
    try_: int | None = None
    block: int | None = None
    unblock: int | None = None
    reason: str = ""

    @property
    def command(self) -> bool:
        """Whether one of those that use the database is asked for."""
        asked = (self.backup, self.restore, self.thaw, self.try_, self.block, self.unblock)
        return self.status or any(value is not None for value in asked)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong and what is possible."""
        sys.stderr.write(f"{message[:1].upper()}{message[1:]}.\n\n{self.format_help()}")
        raise SystemExit(Code.USAGE)


def understood(arguments: Sequence[str]) -> Asked:
    """Read the command line. Ends the process when it is wrong, or asks for help."""
    parser = _parser()
    found = parser.parse_args(arguments)
    # argparse knows options that exclude each other, but none that belongs to another.
    if found.force and found.backup is None:
        parser.error("--force belongs to --backup FILE")
    if found.reason and found.block is None:
        parser.error("--reason belongs to --block ID")
    return Asked(**vars(found))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="scripts/run",
        description="The bot, and commands for whoever runs it.",
        epilog=EPILOG,
        # Half a word must not be enough to put a back-up in the place of the database.
        allow_abbrev=False,
    )
    add = parser.add_mutually_exclusive_group().add_argument
    add("--status", action="store_true", help="how tables, deliveries and the connection stand")
    add("--healthy", action="store_true", help="end with 0 when the bot is connected, else 1")
    add("--backup", type=Path, metavar="FILE", help="copy the database, while the bot goes on")
    add("--restore", type=Path, metavar="FILE", help="put a copy back; the bot must be stopped")
    add("--thaw", metavar="ID", help="have the bot try a frozen table again")
    add(
        "--try",
        type=int,
        dest="try_",
        metavar="CHANNEL",
        help="try there what Discord does; the bot must be stopped (docs/assumptions.md)",
    )
    add("--block", type=int, metavar="ID", help="let a user or a server do nothing here any more")
    add("--unblock", type=int, metavar="ID", help="let them in again")
    parser.add_argument(
        "--reason", default="", metavar="TEXT", help="with --block: what whoever presses is told"
    )
    parser.add_argument("--force", action="store_true", help="with --backup: overwrite FILE")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="read the settings from FILE, not from .env"
    )
    return parser

"""``python -m sandbox``: an empty Discord on this machine, to which any bot can log in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from .page import PageServer
from .serving import launch, parser, port, serve
from .stage import Stage
from .terminal import Terminal

PROGRAM = "python -m sandbox"
BARE = """
A small Discord runs on this machine, and nothing of it leaves this machine.

  Its REST interface: {url}/api/v10
  The token for a bot is in {token}

  A bot on discord.py logs in within sandbox.hooks.pointed_at("{url}");
  one on another library is told the REST address, and finds the gateway there.

Ctrl-C stops it. What is written in it ends with it.
"""
SAID = "\nIts page is {page}" + BARE


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    about = "A small Discord on this machine, to which any bot can log in."
    made = parser(PROGRAM, about, Path("sandbox-data"))
    made.add_argument("--discord-port", type=port, default=8766, help="of REST (default 8766)")
    return made.parse_args(words)


async def run(options: argparse.Namespace) -> None:
    """Run until told to stop. Raises CannotStartError."""
    stage = Stage(options.data.absolute(), port=options.discord_port)
    page = PageServer(stage, port=options.port)
    await serve(PROGRAM, options, page, partial(Terminal, stage), BARE if options.no_page else SAID)


if __name__ == "__main__":
    sys.exit(launch(run(arguments())))

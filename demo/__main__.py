"""``python -m demo``: a small Discord on this machine with the bot in it."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from sandbox.page import PageServer
from sandbox.serving import launch, parser, serve

from .demo import Demo
from .terminal import DemoTerminal

PROGRAM = "scripts/demo"
ROOT = Path(__file__).parents[1]
TOOLS = Path(__file__).with_name("page")
"""What the demo adds to the page."""

STEPS = """
A small Discord runs on this machine, with the bot in it. Nothing of it leaves this machine.

  1. Open {page} in your browser.
  2. Press "Deal me in": a table of Delta V with two computer players starts.
  3. Press "My turn" under the board, and play. Ann, Bob and Cleo are all yours to play.

Ctrl-C stops it. The tables end with it: each start begins with an empty server.
"""
BARE = """
A small Discord runs on this machine, with the bot in it, and without a page.
REST is at {url}/api/v10; its token is in {token}. Ctrl-C stops it.
"""


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    about = "A small Discord on this machine with the bot in it: no account, no token."
    return parser(PROGRAM, about, ROOT / "demo-data").parse_args(words)


async def run(options: argparse.Namespace) -> None:
    """Run until told to stop. Raises CannotStartError."""
    demo = Demo(options.data.absolute())
    page = PageServer(demo, port=options.port, more=TOOLS)
    await serve(
        PROGRAM, options, page, partial(DemoTerminal, demo), BARE if options.no_page else STEPS
    )


if __name__ == "__main__":
    logging.getLogger("discord").setLevel(logging.ERROR)  # voice, and latencies on a sped clock
    sys.exit(launch(run(arguments())))

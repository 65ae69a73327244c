"""``python -m sandbox``: the demo, a small Discord on this machine with the bot in it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import signal
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from storage import BadDatabase

from .box import Sandbox
from .demo import Demo
from .page import PageServer
from .terminal import Terminal

ROOT = Path(__file__).parents[1]

STEPS = """
A small Discord runs on this machine, with the bot in it. Nothing of it leaves this machine.

  1. Open {url} in your browser.
  2. Press "Deal me in": a table of Delta V with two computer players starts.
  3. Press "My turn" under the board, and play. Ann, Bob and Cleo are all yours to play.

Ctrl-C stops it. The tables end with it: each start begins with an empty server.
"""
BARE = """
A small Discord runs on this machine, with the bot in it, and without a page.
REST is at {url}/api/v10; its token is in {file}. Ctrl-C stops it.
"""


class CannotStartError(Exception):
    """Why there is no demo, in one sentence with the way out."""


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="scripts/demo",
        description="A small Discord on this machine with the bot in it: no account, no token.",
    )
    parser.add_argument("--port", type=_port, default=8765, help="of the page (default 8765)")
    parser.add_argument(
        "--data", type=Path, default=ROOT / "demo-data", help="folder of the database"
    )
    parser.add_argument("--no-page", action="store_true", help="do not serve the page")
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    return parser.parse_args(words)


def _port(word: str) -> int:
    if not word.isdecimal() or not 0 <= int(word) <= 65_535:
        raise argparse.ArgumentTypeError(f"{word!r} is not a port; choose one from 1024 to 65535")
    return int(word)


async def run(options: argparse.Namespace) -> None:
    """Run until told to stop. Raises CannotStartError."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with AsyncExitStack() as stack:
        demo = Demo(options.data.absolute())
        page = PageServer(demo, port=options.port)
        if not options.no_page:
            await _listening(stack, page, options.port)
        await _started(stack, demo, options.data)
        if options.terminal:
            await Terminal(demo, None if options.no_page else page.url).run(stop)
        else:
            sys.stdout.write(
                bare(demo.box, demo.folder) if options.no_page else STEPS.format(url=page.url)
            )
            sys.stdout.flush()
            await stop.wait()
            sys.stdout.write("\nStopping.\n")


def bare(box: Sandbox, folder: Path) -> str:
    """What is said without a page. The token is in a file for the owner alone, never on screen."""
    file = folder / "token"
    file.touch(mode=0o600)
    file.chmod(0o600)  # of a former start, too
    file.write_text(box.token, "ascii")
    return BARE.format(url=box.url, file=file)


async def _listening(stack: AsyncExitStack, page: PageServer, port: int) -> None:
    try:
        await stack.enter_async_context(page)
    except OSError as error:
        why = (
            "is in use" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
        )
        raise CannotStartError(
            f"Port {port} {why}; perhaps a demo runs already. "
            f"Another one: scripts/demo --port {port % 60_000 + 1}"
        ) from error


async def _started(stack: AsyncExitStack, demo: Demo, folder: Path) -> None:
    try:
        await stack.enter_async_context(demo)
    except (OSError, BadDatabase) as error:
        raise CannotStartError(
            f"The folder {folder} cannot be written ({error}). "
            "Another one: scripts/demo --data FOLDER"
        ) from error


def main() -> int:
    """Run the demo; say in one sentence why it cannot run, if it cannot."""
    options = arguments()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)  # voice, and latencies on a sped clock
    try:
        asyncio.run(run(options))
    except CannotStartError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())

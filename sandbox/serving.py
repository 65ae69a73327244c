"""Starting a sandbox from the command line, and saying in one sentence why it cannot start."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from .page import PageServer
from .stage import Stage
from .terminal import Terminal


class CannotStartError(Exception):
    """Why there is no sandbox, in one sentence with the way out."""


def parser(program: str, about: str, folder: Path) -> argparse.ArgumentParser:
    """What every such program understands; ``folder`` is where it writes if it is told nothing."""
    made = argparse.ArgumentParser(prog=program, description=about)
    made.add_argument("--port", type=port, default=8765, help="of the page (default 8765)")
    made.add_argument("--data", type=Path, default=folder, help="folder of what is written")
    made.add_argument("--no-page", action="store_true", help="do not serve the page")
    made.add_argument("--terminal", action="store_true", help="play in this terminal")
    return made


def port(word: str) -> int:
    """A port as it is typed. Raises ArgumentTypeError."""
    if not word.isdecimal() or not 0 <= int(word) <= 65_535:
        raise argparse.ArgumentTypeError(f"{word!r} is not a port; choose one from 1024 to 65535")
    return int(word)


async def serve(
    program: str,
    options: argparse.Namespace,
    page: PageServer,
    terminal: Callable[[str | None], Terminal],
    said: str,
) -> None:
    """Run until told to stop.

    terminal: makes the one that is played in, from the address of the page, when there is one.
    said: what is said else, with {page}, {url} and {token}. Raises CannotStartError.
    """
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    stage = page.stage
    async with AsyncExitStack() as stack:
        if not options.no_page:
            await _listening(stack, page, program, options.port)
        await _started(stack, stage, program, options.data)
        file = token_file(stage)
        if options.terminal:
            await terminal(None if options.no_page else page.url).run(stop)
        else:
            sys.stdout.write(said.format(page=page.url, url=stage.box.url, token=file))
            sys.stdout.flush()
            await stop.wait()
            sys.stdout.write("\nStopping.\n")


def token_file(stage: Stage) -> Path:
    """The file with the token, for the owner alone: it is never on a screen."""
    file = stage.folder / "token"
    file.touch(mode=0o600)
    file.chmod(0o600)  # of a former start, too
    file.write_text(stage.box.token, "ascii")
    return file


async def _listening(stack: AsyncExitStack, page: PageServer, program: str, port: int) -> None:
    try:
        await stack.enter_async_context(page)
    except OSError as error:
        raise CannotStartError(
            f"Port {port} {_why(error)}; perhaps it runs already. "
            f"Another one: {program} --port {port % 60_000 + 1}"
        ) from error


def _why(error: OSError) -> str:
    return "is in use" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"


async def _started(stack: AsyncExitStack, stage: Stage, program: str, folder: Path) -> None:
    try:
        await stack.enter_async_context(stage)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotStartError(
                "The port of the Discord is in use; perhaps it runs already. "
                f"Another one: {program} --discord-port 0"
            ) from error
        raise CannotStartError(
            f"The folder {folder} cannot be written ({error}). Another one: {program} --data FOLDER"
        ) from error


def launch(work: Coroutine[Any, Any, None]) -> int:
    """Run a program to its end: its exit code, after a sentence if it cannot start."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(work)
    except CannotStartError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        pass
    return 0

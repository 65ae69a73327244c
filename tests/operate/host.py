"""Whoever runs the bot: their files, what they type, what they read."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Self

from bot.__main__ import main
from bot.operate.endings import Ending, explained
from bot.operate.process import run
from bot.settings import Settings, load_settings
from sandbox import Sandbox

PATIENCE = 60
"""Seconds of real time after which the bot is thought to hang."""


class Said(NamedTuple):
    """What a command has answered."""

    code: int
    out: str
    err: str


class Host:
    """A folder with settings and a database."""

    def __init__(self, folder: Path, name: str = "bot.sqlite3") -> None:
        self.folder = folder
        self.database = folder / name
        self.heartbeat = folder / "heartbeat"
        self.url = f"sqlite:///{self.database}"
        self.env = folder / "env"
        self.write()

    @classmethod
    def of(cls, url: str) -> Self:
        """The host of a database that is there."""
        file = Path(url.partition(":///")[2])
        return cls(file.parent, file.name)

    def write(self, **more: str) -> None:
        """Write the settings file."""
        lines = {"DATABASE_URL": self.url, "LOG_LEVEL": "INFO", **more}
        self.env.write_text("".join(f"{name}={value}\n" for name, value in lines.items()))

    def settings(self, box: Sandbox, **changes: str) -> Settings:
        """The settings with the sandbox's token."""
        self.write(**{"DISCORD_TOKEN": box.token, **changes})
        return load_settings(self.env)

    async def types(self, *arguments: str | Path) -> Said:
        """Have the program carry a command out, beside whatever runs here."""
        out, err = io.StringIO(), io.StringIO()
        line = ["--settings", str(self.env), *map(str, arguments)]
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = await asyncio.to_thread(main, line)
        return Said(code, out.getvalue(), err.getvalue())

    def rows(self, query: str, file: Path | None = None) -> list[Any]:
        """What a query finds in a database file."""
        with closing(sqlite3.connect(file or self.database)) as connection:
            return connection.execute(query).fetchall()


class Heard(logging.Handler):
    """The lines of the log, which can be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []
        self._new = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)
        self._new.set()

    def lines(self, text: str) -> list[str]:
        """Those that hold a text."""
        return [line for record in self.records if text in (line := record.getMessage())]

    async def says(self, text: str, times: int = 1) -> None:
        """Wait for a line, or several."""
        async with asyncio.timeout(PATIENCE):
            while len(self.lines(text)) < times:
                self._new.clear()
                await self._new.wait()


@contextlib.asynccontextmanager
async def process(settings: Settings) -> AsyncIterator[asyncio.Task[None]]:
    """What the process of the bot does, as a task."""
    task = asyncio.create_task(run(settings))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.wait({task})


async def ending(task: asyncio.Task[None]) -> Ending:
    """How the process ends, by a fault of some kind."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait({task})
    error = task.exception()
    assert error is not None
    return explained(error)

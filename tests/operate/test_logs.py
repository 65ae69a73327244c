"""The log: time, level, logger, text; no chatter, and no traceback for what is expected."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator

import aiohttp
import discord
import pytest

from bot.operate.logs import CHATTER, NEVER_LOWER, set_up


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The loggers as they were."""
    loggers = [logging.getLogger(name) for name in ("", CHATTER, *NEVER_LOWER)]
    before = [(each, each.level, each.handlers[:]) for each in loggers]
    yield
    for each, level, handlers in before:
        each.setLevel(level)
        each.handlers[:] = handlers


def fails(error: Exception) -> None:
    """Report an error as discord.py does before it tries again."""
    try:
        raise error
    except type(error):
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.5)


def test_every_line_has_time_level_logger_and_text() -> None:
    stream = io.StringIO()
    set_up("INFO", stream)

    logging.getLogger("bot.workers").warning("row %d", 7)

    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING bot\.workers: row 7\n", stream.getvalue()
    )


@pytest.mark.parametrize(
    ("level", "heard"),
    [
        ("DEBUG", {"bot": "DEBUG", "discord": "DEBUG", "aiosqlite": "INFO"}),
        ("INFO", {"bot": "INFO", "discord": "WARNING", "aiosqlite": "INFO"}),
        ("ERROR", {"bot": "ERROR", "discord": "ERROR", "aiosqlite": "ERROR"}),
    ],
)
def test_the_level_holds_for_all_and_others_chatter_less(level: str, heard: dict[str, str]) -> None:
    set_up(level, io.StringIO())

    levels = {name: logging.getLogger(f"{name}.part").getEffectiveLevel() for name in heard}

    assert {name: logging.getLevelName(number) for name, number in levels.items()} == heard


def no_gateway() -> Exception:
    """What discord.py raises when Discord does not tell where its gateway is."""
    return discord.GatewayNotFound()  # type: ignore[no-untyped-call]  # it has no types


@pytest.mark.parametrize(
    "error",
    [OSError("no route to host"), TimeoutError(), aiohttp.ClientError(), no_gateway()],
)
def test_a_connection_that_is_made_again_is_one_line(error: Exception) -> None:
    stream = io.StringIO()
    set_up("WARNING", stream)

    for _ in range(3):
        fails(error)

    (line,) = stream.getvalue().splitlines()
    assert "WARNING discord.client: Discord cannot be reached and is tried again: " in line
    assert line.split("again: ")[1]


def test_what_nobody_expects_keeps_its_traceback() -> None:
    stream = io.StringIO()
    set_up("WARNING", stream)

    fails(KeyError("heartbeat"))

    assert "Traceback" in stream.getvalue()

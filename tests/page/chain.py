"""What became of the presses: from the pointer on the page to the message drawn, link by link."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

from playwright.async_api import Page

from demo import DATABASE, Demo

LAST = 150
"""So many lines of each side are told."""
WIDE = 200
NUMBER = re.compile(r"\d{17,20}")


async def chain(page: Page, demo: Demo) -> str:
    """The last steps of the page, and what sandbox and bot did about the same numbers.

    A press has a name of the page (``press``), a number of the socket frame (``n``), an
    interaction, a row in the database when it changed something, an answer by REST, and frames
    back, whose numbers stand on the messages drawn with them (``data-frame``).
    """
    steps: list[dict[str, Any]] = await page.evaluate("window.presses ?? []")
    asked = {str(step["interaction"]) for step in steps if step.get("interaction")}
    named = asked | {str(step["press"]) for step in steps if step.get("press")}
    lines = [line for line in demo.box.transcript.lines if _concerns(line, named)]
    return "\n".join(
        [
            "The page:",
            *map(_said, steps[-LAST:]),
            "The sandbox:",
            *(line[:WIDE] for line in lines[-LAST:]),
            "Committed: " + _committed(demo, asked),
        ]
    )


def _said(step: dict[str, Any]) -> str:
    at = datetime.fromtimestamp(step["at"] / 1000, UTC)
    facts = [f"{key}={value}" for key, value in step.items() if key not in ("at", "step")]
    return " ".join([f"{at:%H:%M:%S.%f}"[:-3], step["step"], *facts])


def _concerns(line: str, named: Iterable[str]) -> bool:
    return " page " in line[:25] or any(name in line for name in named)


def _committed(demo: Demo, interactions: Iterable[str]) -> str:
    """Which interactions changed something, as the database says."""
    asked: Sequence[int] = [int(each) for each in interactions if NUMBER.fullmatch(each)]
    marks = ", ".join("?" for _ in asked)
    try:
        file = f"file:{demo.folder / DATABASE}?mode=ro"
        with closing(sqlite3.connect(file, uri=True)) as database:
            found = database.execute(f"SELECT id FROM interactions WHERE id IN ({marks})", asked)
            return ", ".join(str(id_) for (id_,) in found) or "none"
    except sqlite3.Error as error:
        return f"unknown ({error})"

"""The rules pages: numbered clauses from docs/rules, searched and paged."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

_CLAUSE = re.compile(r"^- ([A-Z]{2}\d+)\b")
PAGE = 3500


# Pages come with the code, and new ones with a new start.
@lru_cache(maxsize=16)
def lines(page: Path) -> tuple[str, ...]:
    """The non-empty lines of a rules page; empty when there is none."""
    if not page.exists():
        return ()
    return tuple(line for line in page.read_text("utf-8").splitlines() if line.strip())


def found(page: Path, words: str) -> list[str]:
    """The clauses with that number, or with all those words."""
    wanted = words.lower().split()
    clauses = [line for line in lines(page) if _CLAUSE.match(line)]
    # A number that others begin with, as 3 and 31, means its own clause alone.
    exact = [line for line in clauses if number(line).lower() == words.strip().lower()]
    return exact or [line for line in clauses if all(word in line.lower() for word in wanted)]


def number(line: str) -> str:
    """The number of a clause: 'DV20'."""
    match = _CLAUSE.match(line)
    return match.group(1) if match else ""


def pages(text_lines: list[str] | tuple[str, ...], size: int = PAGE) -> list[str]:
    """Lines put together into texts of at most ``size`` characters; at least one, maybe empty."""
    texts: list[str] = []
    current = ""
    for line in text_lines:
        if current and len(current) + len(line) + 1 > size:
            texts.append(current)
            current = ""
        current += line[:size] + "\n"
    return [*texts, current]

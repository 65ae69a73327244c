"""The rules pages: numbered clauses from docs/rules, in sections and pages for Discord.

A page is written for readers of the repository: comments and what is for hosts or developers are
left out here, and tables, which Discord does not draw, are set in a block or told row by row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path

PAGE = 2000
"""Characters: two or three screens of a phone."""
ABOUT, SCORING = "about", "scoring"
"""The sections before the first heading, and of the heading with the mark ``<!-- scoring -->``."""
BLOCK = 40
"""Characters a line of a block may have: a phone shows no more of them in one line."""
ROWS = 30
"""Rows of a table in one block: a block is never cut by the end of a page."""

_CLAUSE = re.compile(r"^- ([A-Z]{1,2}\d+)\b")
_BEGINS = re.compile(r"#|[-*>] |\d+\. ")
"""What is not part of the line before it."""
_FENCE = re.compile(r"^```.*\n((?s:.*?))\n```$", re.MULTILINE)
_HOSTS = re.compile(r"\s*<!-- hosts -->.*?<!-- /hosts -->", re.DOTALL)
"""What only those can use who run the bot, and links that lead nowhere in chat."""
_HEADING = "## "
_SCORING = re.compile(r"^## (.*?) *<!-- scoring -->$", re.MULTILINE)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_REMARK = re.compile(r"\s*\*\(no code:.*?\)\*", re.DOTALL)
_MARK = re.compile(r"(\*\([^()]*\)\*)|(?<!\*)\*(?!\*)")
"""An asterisk behind a figure. It is a footnote, and Discord would make italics of two of them;
those of ``*(ruling)*`` are meant."""
_RULE = re.compile(r"[-:]+")
_FIGURE = re.compile(r"-?\d*")


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rules page: what it is called in a custom id and in print, and what it says.

    The title of what stands before the first heading is empty.
    """

    id: str
    title: str
    lines: tuple[str, ...]

    @property
    def clauses(self) -> list[str]:
        """The clauses in it."""
        return [line for line in self.lines if number(line)]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of the rules, which is of one section."""

    section: Section
    text: str


# Pages come with the code, and new ones with a new start.
@lru_cache(maxsize=16)
def sections(page: Path) -> tuple[Section, ...]:
    """What a rules page says, by its headings; empty when there is none."""
    if not page.exists():
        return ()
    text = _HOSTS.sub("", page.read_text("utf-8"))
    scoring = {found.strip() for found in _SCORING.findall(text)}
    return tuple(_parted(_shown(_REMARK.sub("", _COMMENT.sub("", text))), scoring))


@lru_cache(maxsize=16)
def leaves(page: Path) -> tuple[Leaf, ...]:
    """All pages of the rules, in their order."""
    return tuple(
        Leaf(section, text)
        for section in sections(page)
        for text in pages([strong(line) for line in section.lines])
    )


def _parted(lines: Iterable[str], scoring: set[str]) -> Iterator[Section]:
    title, told = "", list[str]()
    for line in (*lines, _HEADING):
        if not line.startswith(_HEADING):
            told += [line] if not line.startswith("# ") else []
            continue
        if told:
            yield Section(SCORING if title in scoring else _slug(title), title, tuple(told))
        title, told = line.removeprefix(_HEADING), []


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or ABOUT


def _shown(text: str) -> Iterator[str]:
    for number, part in enumerate(_FENCE.split(text)):
        if number % 2:  # what stands in a block stays as it is
            yield f"```\n{part}\n```"
            continue
        for is_table, group in groupby(part.splitlines(), lambda line: line.startswith("|")):
            written = list(group)
            yield from set_out(list(_rows(written))) if is_table else _told(written)


def _told(written: Iterable[str]) -> Iterator[str]:
    """Paragraphs and entries, each in one line: an editor's lines are not those of a phone."""
    current = ""
    for line in written:
        if current and (not line.strip() or _BEGINS.match(line) or current.startswith("#")):
            yield literal(current)
            current = ""
        current = f"{current} {line.strip()}".strip()
    if current:
        yield literal(current)


def literal(text: str) -> str:
    """The text with its footnote marks escaped."""
    return _MARK.sub(lambda mark: mark[1] or r"\*", text)


def _rows(written: Iterable[str]) -> Iterator[list[str]]:
    """The rows of a table, its head first."""
    for line in written:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not all(map(_RULE.fullmatch, cells)):
            yield cells


def set_out(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table, its head first, as Discord shows it: in blocks, or a line a row."""
    head, *body = rows
    widths = [max(map(len, column)) for column in zip(head, *body, strict=False)]
    if sum(widths) + 2 * (len(widths) - 1) > BLOCK:
        yield from (_row(head, row) for row in body)
        return
    figures = [all(map(_FIGURE.fullmatch, column)) for column in zip(*body, strict=False)]
    for first in range(0, len(body), ROWS):
        shown = (_set(row, widths, figures) for row in (head, *body[first : first + ROWS]))
        yield "```\n" + "\n".join(shown) + "\n```"


def _set(row: Sequence[str], widths: Sequence[int], figures: Sequence[bool]) -> str:
    """A row in a block, figures to the right."""
    cells = zip(row, widths, figures, strict=False)
    return "  ".join(c.rjust(w) if right else c.ljust(w) for c, w, right in cells).rstrip()


def _row(head: Sequence[str], row: Sequence[str]) -> str:
    """A row too wide for a block: what it is about, then each column that says something."""
    name, *cells = map(literal, row)
    # Of two columns the second needs no name.
    columns = [f"{literal(column)} " for column in head[1:]] if len(head) > 2 else [""]
    told = [column + cell for column, cell in zip(columns, cells, strict=False) if cell]
    return "- " + " \N{BULLET} ".join([f"**{name}**"] * bool(name) + told)


def number(line: str) -> str:
    """The number of a clause: 'DV20'."""
    match = _CLAUSE.match(line)
    return match.group(1) if match else ""


def strong(line: str) -> str:
    """A line with the number of its clause in bold."""
    return _CLAUSE.sub(r"- **\1**", line)


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

"""One line a budget: what it is, the figure, the reference, the ratio, what is to be reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A measurement. ``met`` is None where there is nothing to reach."""

    what: str
    here: str
    reference: str = ""
    ratio: str = ""
    goal: str = ""
    met: bool | None = None

    @property
    def cells(self) -> tuple[str, str, str, str, str, str]:
        """As a row of the table."""
        verdict = {True: "reached", False: "missed", None: ""}[self.met]
        return (self.what, self.here, self.reference, self.ratio, self.goal, verdict)


LONG = 0.9995
"""Seconds from which a duration is said in seconds."""
HEAD = ("what", "here", "reference", "ratio", "to reach", "")


def faster(what: str, here: float, reference: float, name: str, goal: float) -> Line:
    """Rates a second, of which ours should be ``goal`` times the reference."""
    ratio = here / reference
    return Line(
        what, f"{here:,.0f} /s", f"{name} {reference:,.0f} /s", f"{ratio:.2g} times as many",
        f"at least {goal:g}", ratio >= goal,
    )  # fmt: skip


def slower(what: str, here: float, reference: float, name: str, goal: float) -> Line:
    """Durations in seconds, of which ours should be at most ``goal`` times the reference."""
    ratio = here / reference
    return Line(
        what, span(here), f"{name} {span(reference)}", f"{ratio:.2g} times as long",
        f"at most {goal:g}", ratio <= goal,
    )  # fmt: skip


def span(seconds: float) -> str:
    """A duration with three figures."""
    return f"{seconds:.3g} s" if seconds >= LONG else f"{seconds * 1000:.3g} ms"


def table(lines: Iterable[Line]) -> str:
    """All lines in columns, below a head."""
    rows: list[Sequence[str]] = [HEAD, *(line.cells for line in lines)]
    wide = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    rows.insert(1, tuple("-" * width for width in wide))
    return columns(rows)


def columns(rows: Sequence[Sequence[str]]) -> str:
    """A table as a terminal shows it."""
    wide = [max(len(each[column]) for each in rows) for column in range(len(rows[0]))]
    padded = ["  ".join(c.ljust(w) for c, w in zip(each, wide, strict=True)) for each in rows]
    return "\n".join(line.rstrip() for line in padded)


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """A table as documents have them."""
    lines = [f"| {' | '.join(each)} |" for each in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    return "\n".join(lines)

"""What a computer player would do in somebody's place, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Message
from bot.table.computers import advice
from bot.table.table import Table
from engine import Choice, Seat, Thought
from locales import Texts

from . import teaching
from .line import joined, words
from .panel import at
from .private import led
from .short_path import fits
from .speaker import speaker
from .tree import Path

LONGEST = 8
"""So many choices of a plan are gathered at most."""


def asked_about(table: Table, seat: Seat, path: Path) -> tuple[tuple[Choice, ...], Table | None]:
    """The choices that lead to a place of a panel, and the table there.

    None for a place where the seat is asked nothing, or behind what nobody can look past.
    """
    place, there = at(table, seat, path)
    beyond = place.node.kind == "gone" or table.ahead(seat, place.line) is None
    return place.line, None if beyond or seat not in there.owed() else there


def tried(
    table: Table, texts: Texts, seat: Seat, path: Path, line: Sequence[Choice], thought: Thought
) -> Message:
    """The panel at what a tutorial proposes at a place, after some choices, with its reason."""
    note = teaching.said(thought, speaker(table, texts))
    return _panel_at(table, texts, seat, path, [*line, thought.choice], note)


def advised(
    table: Table, texts: Texts, seat: Seat, path: Path, line: Sequence[Choice], there: Table
) -> Message:
    """The panel at what is suggested at a place, after some choices that lead there, and why."""
    say, thought = speaker(table, texts), advice(there, seat)
    why = say.phrase(thought.why) if thought.why is not None else texts("advice-plain")
    note = texts("advice", choice=say.choice(thought.choice), why=why)
    return _panel_at(table, texts, seat, path, [*line, thought.choice], note)


def _panel_at(
    table: Table, texts: Texts, seat: Seat, path: Path, line: Sequence[Choice], note: str
) -> Message:
    line = [*line, *_rest(table, seat, line)]
    # A long list of things has to be picked from its menu.
    while line and not fits(table, seat, joined(words(line))):
        line = line[:-1]
    return led(table, texts, seat, joined(words(line)), path, [note])


def _rest(table: Table, seat: Seat, line: Sequence[Choice]) -> list[Choice]:
    """What a plan still needs that is given as a whole: the choices before what ends it.

    Where the panel adds itself what ends a row of choices, to do it too soon would be a waste.
    """
    found: list[Choice] = []
    for _ in range(LONGEST):
        place, there = at(table, seat, joined(words([*line, *found])))
        if len(place.doing) <= len(line) + len(found) or seat not in there.owed():
            break
        thought = teaching.worth_trying(there, seat) or advice(there, seat)
        if thought.choice == place.doing[-1] or thought.choice.verb != line[-1].verb:
            break
        found.append(thought.choice)
    return found

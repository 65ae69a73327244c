"""What is explained to a newcomer beside their choices, and what they might try."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Button
from bot.presses import NoLessons, Suggest
from bot.table.computers import advice, has_played_its_part
from bot.table.table import Table
from bot.table.taught import along
from engine import Choice, Lesson, Seat
from locales import Texts

from .moves import Walk


def lessons(table: Table, seat: Seat, here: Walk) -> tuple[Lesson, ...]:
    """What is new to a player in the decision that begins at a place of their panel."""
    if not _begins(table, seat, here):
        return ()
    line = here.place.line
    new = along(table, seat, line)
    # Deeper in the tree they have read what stood before.
    known = along(table, seat, line[:-1]) if here.path else ()
    return tuple(lesson for lesson in new if lesson not in known)


def told(found: Sequence[Lesson], texts: Texts) -> list[str]:
    """Lessons, a paragraph each, and a line between them."""
    said = [texts("lesson", said=texts(lesson.key)) for lesson in found]
    return [line for paragraph in said for line in (paragraph, "")][:-1]


def signs(found: Sequence[Lesson]) -> tuple[str, ...]:
    """The signs on the board that lessons are about."""
    return tuple(dict.fromkeys(name for lesson in found for name in lesson.signs))


def worth_trying(table: Table, seat: Seat) -> Choice | None:
    """In a prepared match, what to do next: what its script has, or a computer player would do."""
    if not table.guided or seat not in table.owed() or has_played_its_part(table, seat):
        return None
    return table.scripted(seat) or advice(table, seat).choice


def trying(table: Table, there: Table, seat: Seat, here: Walk) -> str:
    """The same in words, where a decision begins; empty where there is nothing to propose."""
    choice = worth_trying(there, seat) if _proposes(table, seat, here) else None
    if choice is None:
        return ""
    return here.speaker.texts("lesson-try", choice=here.speaker.choice(choice))


def controls(table: Table, there: Table, seat: Seat, here: Walk) -> tuple[Button, ...]:
    """The way to what is worth trying, or to the advice of a computer player if that is allowed."""
    if seat not in there.owed() or not _proposes(table, seat, here):
        return ()
    press, say = Suggest(table.id, here.token, here.path), here.speaker
    choice = worth_trying(there, seat)
    if choice is not None:
        said = say.texts("lesson-show", choice=say.choice(choice))
        return (Button(press.id, said, "success"),)
    if not table.house.advice:
        return ()
    return (Button(press.id, say.texts("panel-suggest")),)


def refusal(table: Table, texts: Texts, found: Sequence[Lesson]) -> tuple[Button, ...]:
    """The button that ends all explanations, while there are some."""
    if table.guided or not found:
        return ()
    return (Button(NoLessons(table.id).id, texts("lesson-enough")),)


def _proposes(table: Table, seat: Seat, here: Walk) -> bool:
    """Whether something is proposed at a place: not where what was chosen is to be done first."""
    return _begins(table, seat, here) and not (here.path and here.place.doing)


def _begins(table: Table, seat: Seat, here: Walk) -> bool:
    """Whether a decision begins at a place, and nothing that is sealed lies before it."""
    if not here.path:
        return True
    line = here.place.line
    # Of a decision with one verb the tree shows what that asks at once.
    first = bool(line) and len(here.place.node.path) <= 1 and here.place.node.kind != "confirm"
    return first and table.ahead(seat, line) is not None

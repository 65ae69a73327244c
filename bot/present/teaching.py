"""What is explained to a newcomer beside their choices, and what they might try."""

from __future__ import annotations

from bot.message import Button
from bot.presses import Do, Go, NoLessons
from bot.table.computers import advice, has_played_its_part
from bot.table.table import Table
from engine import Choice, Seat
from locales import Texts

from .speaker import Speaker


def lessons(table: Table, texts: Texts, seat: Seat) -> list[str]:
    """What is new to a player in the decision before them, a paragraph each."""
    return [texts("lesson", said=texts(lesson.key)) for lesson in table.lessons(seat)]


def pointed_at(table: Table, seat: Seat) -> tuple[str, ...]:
    """The signs on the board that these lessons are about."""
    named = (name for lesson in table.lessons(seat) for name in lesson.signs)
    return tuple(dict.fromkeys(named))


def worth_trying(table: Table, seat: Seat) -> Choice | None:
    """In a prepared match, what to do next: what its script has, or a computer player would do."""
    if not table.guided or seat not in table.owed():
        return None
    if has_played_its_part(table, seat):
        return None
    return table.scripted(seat) or advice(table, seat).choice


def trying(table: Table, say: Speaker, seat: Seat) -> str:
    """The same in words; empty where there is nothing to propose."""
    choice = worth_trying(table, seat)
    return say.texts("lesson-try", choice=say.choice(choice)) if choice is not None else ""


def controls(table: Table, say: Speaker, seat: Seat) -> tuple[Button, ...]:
    """The way to what is worth trying."""
    choice = worth_trying(table, seat)
    if choice is None:
        return ()
    path, token = (choice.verb, *choice.args), table.token(seat)
    if not Do(table.id, token, path).fits:
        return ()
    press = Go(table.id, token, path)
    return (Button(press.id, say.texts("lesson-show", choice=say.choice(choice)), "success"),)


def refusal(table: Table, texts: Texts, seat: Seat) -> tuple[Button, ...]:
    """The button that ends all explanations, while there are some."""
    if table.guided or not table.lessons(seat):
        return ()
    return (Button(NoLessons(table.id).id, texts("lesson-enough")),)

"""What is explained to a newcomer beside their choices, and what they might try."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Button
from bot.presses import NoLessons, Suggest, Unfold
from bot.table.computers import advice, is_through
from bot.table.table import Table
from bot.table.taught import along
from engine import Lesson, Seat, Thought
from locales import Texts

from .line import ORDERS
from .moves import Walk
from .speaker import Speaker


def lessons(table: Table, seat: Seat, here: Walk) -> tuple[Lesson, ...]:
    """What is new to a player in the decision that begins at a place of their panel."""
    if not _begins(table, seat, here):
        return ()
    line = here.place.line
    new = along(table, seat, line)
    # Deeper in the tree they have read what stood before.
    known = along(table, seat, line[:-1]) if here.path else ()
    return tuple(lesson for lesson in new if lesson not in known)


def passed(table: Table, seat: Seat, here: Walk) -> tuple[Lesson, ...]:
    """What is new in the questions between the first one and the end of what is about to be done.

    They will not be asked by themselves.
    """
    known = along(table, seat, ())
    return tuple(
        lesson for lesson in along(table, seat, here.place.doing[:-1]) if lesson not in known
    )


def told(found: Sequence[Lesson], say: Speaker) -> list[str]:
    """Lessons, a paragraph each, and a line between them."""
    names = {f"seat-{seat}": say.name(Seat(seat)) for seat in range(len(say.names))}
    said = [say.texts("lesson", said=say.texts(lesson.key, **names)) for lesson in found]
    return [line for paragraph in said for line in (paragraph, "")][:-1]


def signs(found: Sequence[Lesson]) -> tuple[str, ...]:
    """The signs on the board that lessons are about."""
    return tuple(dict.fromkeys(name for lesson in found for name in lesson.signs))


def worth_trying(table: Table, seat: Seat) -> Thought | None:
    """In a prepared match, what to do next.

    It is what the script has, or, once its player has gone another way, what a computer player
    would do.
    """
    schooling, tutorial = table.players[seat].schooling, table.game.help.tutorial
    if not table.guided or seat not in table.owed() or is_through(table, seat):
        return None
    choice = table.scripted(seat)
    if choice is None or tutorial is None or schooling is None or schooling.astray:
        return advice(table, seat)
    if (why := tutorial.reason(choice)) is None:
        thought = advice(table, seat)
        why = thought.why if thought.choice == choice else None
    return Thought(choice, why)


def proposal(table: Table, there: Table, seat: Seat, here: Walk) -> Thought | None:
    """The same at a place of their panel, where something is still to be chosen."""
    return worth_trying(there, seat) if _is_open(table, seat, here) else None


def folds(table: Table, seat: Seat) -> bool:
    """Whether a panel shows what is proposed before it shows what else there is."""
    return table.guided and not is_through(table, seat)


def said(thought: Thought, say: Speaker) -> str:
    """What is worth trying, in words, and why."""
    choice = say.choice(thought.choice)
    if thought.why is None:
        return say.texts("lesson-try", choice=choice)
    return say.texts("lesson-try-why", choice=choice, why=say.phrase(thought.why))


def controls(
    table: Table, there: Table, seat: Seat, here: Walk, proposed: Thought | None
) -> tuple[Button, ...]:
    """The way to what is proposed, or to the advice of a computer player if that is allowed."""
    if seat not in there.owed() or not _is_open(table, seat, here):
        return ()
    if here.place.node.kind == "confirm" and proposed is None:
        return ()
    press, say = here.press(Suggest, here.path), here.speaker
    if proposed is not None:
        others = here.press(Unfold, here.path)
        more = (Button(others.id, say.texts("lesson-others")),) if here.folded else ()
        if (proposed.choice,) == here.place.doing:
            # What does it stands there already.
            return more if here.place.node.items else ()
        label = say.texts("lesson-show", choice=say.choice(proposed.choice))
        return (Button(press.id, label, "success"), *more)
    if not table.house.advice:
        return ()
    return (Button(press.id, say.texts("panel-suggest")),)


def refusal(table: Table, texts: Texts, found: Sequence[Lesson]) -> tuple[Button, ...]:
    """The button that ends all explanations, while there are some."""
    if table.guided or not found:
        return ()
    return (Button(NoLessons(table.id).id, texts("lesson-enough")),)


def _is_open(table: Table, seat: Seat, here: Walk) -> bool:
    """Whether something is still to be chosen at a place, and it isn't behind what is sealed.

    Not where what was chosen is to be done first.
    """
    if not here.path:
        return True
    if here.path[:1] == (ORDERS,) or here.place.doing or here.place.node.kind == "gone":
        return False
    return table.ahead(seat, here.place.line) is not None


def _begins(table: Table, seat: Seat, here: Walk) -> bool:
    """Whether a decision begins at a place, and nothing that is sealed lies before it."""
    if not here.path:
        return True
    line = here.place.line
    # Of a decision with one verb the tree shows what that asks at once.
    first = bool(line) and len(here.place.node.path) <= 1 and here.place.node.kind != "confirm"
    return first and table.ahead(seat, line) is not None

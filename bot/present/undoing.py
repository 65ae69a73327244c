"""What is said to whoever takes back: the way to it, and whose consent it needs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.limits import CONTENT, clip
from bot.message import Button, Message
from bot.presses import AskUndo, TakeMoveBack
from bot.table.happened import Happened
from bot.table.table import Table
from bot.table.taking_back import Plan
from engine import Seat
from locales import Texts

from .paging import with_button
from .speaker import speaker
from .voting import MOST


def with_way_back(message: Message, table: Table, texts: Texts) -> Message:
    """The panel after a move, with a button that takes it back where the table plays so."""
    if table.house.undo == "never" or table.guided or table.status != "running":
        return message
    press = TakeMoveBack(table.id, table.question)
    return with_button(message, Button(press.id, texts("panel-undo")))


def asks(table: Table, texts: Texts, seat: Seat, plan: Plan, news: Sequence[Happened]) -> Message:
    """Tells whoever wants to take back whose consent that needs, and of what."""
    say = speaker(table, texts)
    who = tuple(map(say.name, plan.concerns(table, seat)))
    # First what they may know: how many others there are is nothing for them.
    known = [event for event in news if event.known_to(seat)]
    lines = [texts("undo-needs", who=who, count=len(who)), *say.told(known[-MOST:], seat, 0)]
    if plan.learned:
        lines.append(texts("undo-learned"))
    press = AskUndo(table.id, table.question)
    ask = Button(press.id, texts("undo-ask", count=len(who)), "primary")
    return Message(text=clip("\n".join(lines), CONTENT), rows=((ask,),))

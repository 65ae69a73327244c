"""What a computer player would do in somebody's place, and why."""

from __future__ import annotations

from bot.message import Message
from bot.presses import Do
from bot.table.table import Table
from engine import Seat, Thought
from locales import Texts

from .live import speaker
from .private import panel


def advised(table: Table, texts: Texts, seat: Seat, thought: Thought) -> Message:
    """The panel at the choice that is suggested, which is said with its reason."""
    say, path = speaker(table, texts), (thought.choice.verb, *thought.choice.args)
    why = say.phrase(thought.why) if thought.why is not None else texts("advice-plain")
    note = texts("advice", choice=say.choice(thought.choice), why=why)
    # A long list of things has to be picked from its menu.
    fits = Do(table.id, table.token(seat), path).fits
    return panel(table, texts, seat, path if fits else (), notes=[note])

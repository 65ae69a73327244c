"""What is called how, where it is chosen and not written in a text."""

from __future__ import annotations

from bot.table.computers import free_name
from bot.table.table import Table
from locales import Texts


def computer_name(table: Table, texts: Texts) -> str:
    """What the next computer player at a table is called."""
    name = free_name(texts("lobby-computer-names").split(), table.names)
    return texts("lobby-computer-name", name=name)

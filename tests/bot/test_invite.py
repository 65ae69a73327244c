"""The address in the README asks for what the bot needs, and for nothing else."""

from __future__ import annotations

import re

from discord import Permissions

from bot.adapter.callers import IN_THREAD, NEEDED
from bot.adapter.responder import FOR_THREADS
from tests.house.tree import ROOT


def test_the_invitation_asks_for_what_the_bot_needs_and_for_nothing_else() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (number,) = re.findall(r"permissions=(\d+)", text)
    needed = {*NEEDED, *IN_THREAD, *FOR_THREADS}

    assert Permissions(**dict.fromkeys(needed, True)).value == int(number)
    table = text.lower().replace(" ", "_")
    assert [name for name in sorted(needed) if name not in table] == []

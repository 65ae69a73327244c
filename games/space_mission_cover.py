"""Space Mission from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Length, Part

COMMANDS = (
    Command("top-up", (Part("top-up"),)),
    Command("discard", (Part("top-up", ("discards",), many=True),)),
    Command("jump", (Part("jump", ("card", "planet")),)),
    Command("fly", (Part("fly", ("planet",)),)),
    Command("scan", (Part("scan", ("card",)),)),
    Command("develop", (Part("develop", ("low-landing", "high-landing")),)),
    Command("discover", (Part("discover"),)),
    Command("mark", (Part("mark", ("tile",)),)),
    Command("take", (Part("take", ("tile",)),)),
    Command(
        "order",
        (
            Part("order-ask", ("ask",)),
            Part("order-do", ("do",)),
            Part("order-top-up", ("cards",)),
        ),
    ),
)

COVER: Final = Cover(
    slug="space_mission",
    version=4,
    commands=COMMANDS,
    seats=range(2, 6),
    weight="light",
    length=Length(days=(3, 8), presses=80),
)

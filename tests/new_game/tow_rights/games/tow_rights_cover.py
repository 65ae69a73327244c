"""Tow Rights from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Length, Part

COMMANDS = (
    Command("burn", (Part("burn", ("cell",)),)),
    Command("tow", (Part("tow", ("wreck",)),)),
)

COVER: Final = Cover(
    slug="tow_rights",
    version=1,
    commands=COMMANDS,
    seats=range(2, 5),
    weight="light",
    length=Length(days=(1, 3), presses=30),
)

"""Tow Rights from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Part

COMMANDS = (
    Command("burn", (Part("burn", ("cell",)),)),
    Command("tow", (Part("tow", ("wreck",)),)),
)

COVER: Final = Cover(slug="tow_rights", version=1, commands=COMMANDS)

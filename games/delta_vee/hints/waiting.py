"""VE600, VE981, VE961, VE651: who moves first, and what a standing order comes to."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Phrase
from games.delta_vee.unit_view import ahead_of
from games.delta_vee.view import View

from .ahead import follows
from .said import called, place, sentences

RAISES = 2
"""VE981: the die is at most so much below the Civ level."""


def moved(view: View, args: Sequence[str]) -> Phrase | None:
    """What it is, and where it ends."""
    unit = view.unit(args[0]) if args else None
    if unit is None:
        return None
    end = place(view, (unit.cell, *ahead_of(unit))[-1])
    figures = (("what", called(view, unit.id)), ("velocity", unit.velocity), ("end", end))
    return sentences(Phrase("hint-moves", figures), follows(view))


def raised(view: View, args: Sequence[str]) -> Phrase | None:
    """Its chance and its price."""
    log = view.log(args[0]) if len(args) == 2 else None
    if log is None:
        return None
    if args[1] == "never":
        return Phrase("hint-never-raises")
    chance = min(10, max(0, log.civ - RAISES))
    return Phrase("hint-always-raises", (("chance", chance), ("cost", log.burn)))


def hunted(_view: View, args: Sequence[str]) -> Phrase | None:
    """Whether it attacks."""
    return Phrase(f"hint-{args[1]}-hunts") if len(args) == 2 else None


def orbited(view: View, args: Sequence[str]) -> Phrase | None:
    """The hex where the next movement ends."""
    unit = view.unit(args[0]) if len(args) == 2 else None
    if unit is None:
        return None
    end = unit.cell if args[1] == "stay" else unit.ahead
    return Phrase(f"hint-orbit-{args[1]}", (("end", place(view, end)),))

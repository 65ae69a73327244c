"""How the stored matches came about; ``python -m tests.games.space_dealer.stored`` adds new ones.

What is there stays as it is: old logs must keep replaying, whatever the computer players do now.

Version 2 of the rules lets timers that run when time is up run out (SD28), so that the logs of
version 1, in ``old``, end a little too early; everything in them is legal still. ``old`` has
snapshots of version 1, too, each after as many entries as its name says. Version 3 has standing
orders for after the end, and strikes others then; logs of version 2 without orders are played as
ever.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine import Record, digest
from games.space_dealer import GAME
from tests.games.storing import store

from .games import last, setup

FOLDER = Path(__file__).parent / "matches"

MATCHES: dict[str, tuple[int, int, list[str], dict[str, Any]]] = {
    "three-basic": (3, 203, ["easy"], {}),
    "three-advanced": (3, 213, ["easy", "random"], {"advanced": True}),
    "four-basic": (4, 204, ["easy"], {"timer": "two-hours", "dusk": 23, "dawn": 8}),
    "four-advanced": (4, 214, ["easy"], {"advanced": True, "proposals": "day"}),
    "five-advanced": (5, 215, ["easy", "random"], {"advanced": True}),
    "six-basic": (6, 206, ["easy", "random"], {"proposals": "end"}),
    "seven-advanced": (7, 217, ["random", "easy"], {"advanced": True, "start": 18}),
    "eight-basic": (8, 208, ["easy"], {}),
    "four-with-orders": (4, 224, ["easy"], {}),
}
"""Name: seats, seed, computer players in turn, options."""
LEFT = {
    "four-with-orders": (
        "queue deals gifts",
        "queue deals decline",
        "queue wishes kind-solar",
        "queue last deliver",
        "queue last wait",
    ),
}
"""What each seat leaves in advance."""


def text(name: str) -> str:
    """A match played now, as it is stored: a heading of what must come out, and the record."""
    seats, seed, computers, options = MATCHES[name]
    record = Record(setup(seats, seed, **{"advanced": False, **options}))
    state = last(record.setup, computers, record, LEFT.get(name, ()))
    totals = [row[-1] for row in GAME.rules.result(state).rows]
    head = (f"# over: {state.over}", f"# totals: {totals}", f"# digest: {digest(state)}")
    return "\n".join((*head, str(record)))


if __name__ == "__main__":
    store((FOLDER / f"{name}.txt" for name in MATCHES), text)

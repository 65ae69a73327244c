"""How the stored matches came about; ``python -m tests.games.delta_vee.stored`` adds new ones.

What is there stays as it is: old logs must keep replaying, whatever the computer players do now.

Version 2 of the rules asks for the end of a command phase where version 1 ended it by itself
(VE1203). Matches of version 1 in which that happened got the ``done`` that is asked now, and end as
they did; the others are as they were. Version 3 asks for the order of movement where it matters
(VE600), and keeps plans that are put aside (VE1200): matches got the ``done`` that is asked now,
and lost the words of plans that nobody ever gave. Version 4 undocks once in a plan (VE732); no
match had done so twice. Version 5 has orders that answer (VE1205). ``old`` has a match of each
version as it was stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import Record, digest
from games.delta_vee.parts import COMPONENTS
from tests.games.storing import store

from .games import last, setup

FOLDER = Path(__file__).parent / "records"
OLD = Path(__file__).parent / "old"


def awake() -> dict[str, Any]:
    """Pirates in paper ships, against a Dagger that never slept."""
    box = COMPONENTS.model_dump(mode="json")
    scenario = next(each for each in box["scenarios"] if each["id"] == "pirates")
    scenario["sides"][0]["ships"][1]["asleep"] = False
    for ship in scenario["sides"][1]["ships"]:
        ship.update(armor=0, pods=[{"kind": "crew"}])
    flute = next(each for each in box["ships"] if each["id"] == "flute")
    flute["armor"] = flute["force_field"] = [0, "reconstructed"]
    return box


def grounded() -> dict[str, Any]:
    """An Iota without a jump pod."""
    box = COMPONENTS.model_dump(mode="json")
    scenario = next(each for each in box["scenarios"] if each["id"] == "escape")
    iota = scenario["sides"][0]["ships"][0]
    iota["pods"] = [pod for pod in iota["pods"] if pod["kind"] != "jump-pod"]
    return box


BOXES = {"awake": awake, "grounded": grounded}

Match = tuple[str, int, int, list[str], str]

MATCHES: dict[str, Match] = {
    "showdown-1-wins": ("showdown", 0, 2, ["easy"], ""),
    "showdown-2-wins": ("showdown", 1, 2, ["easy"], ""),
    "showdown-last-turn": ("showdown", 0, 2, ["easy", "random"], ""),
    "first-shot-sword-destroyed": ("first-shot", 0, 2, ["easy"], ""),
    "first-shot-daggers-destroyed": ("first-shot", 3, 2, ["random", "easy"], ""),
    "first-shot-apart": ("first-shot", 2, 2, ["easy", "random"], ""),
    "escape-iota-jumps": ("escape", 13, 2, ["easy"], ""),
    "escape-gammas-jump": ("escape", 0, 2, ["easy", "random"], "grounded"),
    "escape-sword-destroyed": ("escape", 9, 2, ["easy"], ""),
    "escape-caught": ("escape", 2, 2, ["easy"], ""),
    "pirates-docked": ("pirates", 0, 2, ["easy"], ""),
    "pirates-prey-destroyed": ("pirates", 9, 2, ["easy"], ""),
    "pirates-orbit": ("pirates", 0, 2, ["easy", "random"], ""),
    "pirates-flutes-destroyed": ("pirates", 0, 2, ["easy", "random"], "awake"),
    "convoy-clarinet-destroyed": ("convoy", 0, 2, ["easy"], ""),
    "convoy-points-1": ("convoy", 0, 2, ["easy", "random"], ""),
    "convoy-points-2": ("convoy", 3, 2, ["easy"], ""),
    "convoy-last-turn": ("convoy", 6, 2, ["easy"], ""),
    "convoy-six-people": ("convoy", 1, 6, ["easy", "random", "easy"], ""),
    "convoy-four-people": ("convoy", 8, 4, ["easy"], ""),
    "escape-four-people": ("escape", 4, 4, ["easy", "random"], ""),
    "pirates-four-people": ("pirates", 5, 4, ["easy", "random"], ""),
    "convoy-orders": ("convoy", 3, 2, ["easy"], ""),
    "pirates-orders": ("pirates", 2, 4, ["easy"], ""),
    "convoy-aims": ("convoy", 4, 2, ["easy"], ""),
}
"""Name: scenario, seed, seats, computer players in turn, figures of its own."""

ORDERS = ("order-coast within-10", "order-hold within-10", "order-mover usual")
AIMS = ("order-part weapons", "order-prey ships")
ORDERED: dict[str, Sequence[str]] = {
    "convoy-orders": ORDERS,
    "pirates-orders": (*ORDERS, *AIMS),
    "convoy-aims": AIMS,
}
"""VE1205, VE1206: what everybody has ordered in a match before it began."""


def text(name: str) -> str:
    """A match played now, as it is stored: a heading of what must come out, and the record."""
    scenario, seed, seats, computers, box = MATCHES[name]
    start = setup(scenario, seed, seats, 24, BOXES[box]() if box else None)
    record = Record(start)
    state = last(start, computers, record, ORDERED.get(name, ()))
    head = (f"# over: {state.over}", f"# winner: {state.winner}", f"# digest: {digest(state)}")
    return "\n".join((*head, str(record)))


if __name__ == "__main__":
    store((FOLDER / f"{name}.record" for name in MATCHES), text)

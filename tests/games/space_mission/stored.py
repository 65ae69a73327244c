"""How stored matches came about; ``python -m tests.games.space_mission.stored`` adds new ones.

What is there stays as it is: old logs must keep replaying, whatever the computer players do now.
``old`` has matches of version 1 that were under way, one for each step that waits.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine import Record, dump
from games.space_mission import GAME
from games.space_mission.state import State
from tests.games.storing import store

from .games import last, setup

FOLDER = Path(__file__).parent / "matches"
OLD = Path(__file__).parent / "old"

MATCHES: dict[str, tuple[int, int, list[str]]] = {
    "three-surveyors": (3, 41, ["easy"]),
    "four-mixed": (4, 42, ["random", "easy"]),
    "two-remembering": (2, 43, ["normal", "random"]),
    "three-ordering": (3, 44, ["easy", "orderly"]),
}
"""The first two of version 2, then of versions 3 and 4: seats, seed, computer players in turn."""


def digest_of_version(version: int, state: State) -> str:
    """The digest of a position as it was written when matches of a version were first stored.

    The deck was two fields then. Before version 4 there were no orders, before version 3 nobody
    remembered a pile, and version 1 knew of no scan in vain.
    """
    data = json.loads(dump(state))
    fields: dict[str, Any] = {}
    for name, value in data["state"].items():
        if name == "deck":
            fields |= {"draw": value["cards"], "discard": value["discards"]}
        else:
            fields[name] = value
    if version < 4:
        for pilot in fields["pilots"]:
            del pilot["orders"]
    for planet in fields["ring"]:
        if version < 3:
            del planet["seen"]
        if version == 1:
            del planet["in_vain"]
    data["state"] = fields
    return sha256(json.dumps(data, separators=(",", ":")).encode()).hexdigest()


def text(name: str) -> str:
    """A match played now, as it is stored: a heading of what must come out, and the record."""
    seats, seed, computers = MATCHES[name]
    record = Record(setup(seats, seed))
    state = last(seats, seed, computers, record)
    totals = [row[-1] for row in GAME.rules.result(state).rows]
    head = (
        f"# over: {state.over}",
        f"# totals: {totals}",
        f"# digest: {digest_of_version(GAME.cover.version, state)}",
    )
    return "\n".join((*head, str(record)))


if __name__ == "__main__":
    store((FOLDER / f"{name}.txt" for name in MATCHES), text)

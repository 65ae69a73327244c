"""How the stored matches came about; ``python -m tests.games.delta_v.stored`` adds what is missing.

What is there stays as it is: old logs must keep replaying, whatever the computer players do now.

Version 2 of the rules tells and ends some things otherwise; the logs of version 1 lead to the ends
they had. ``old`` has a match of version 1 for each step that it can wait in, and matches in which
its computer players had locked each other for ever.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine import Record, digest, dump
from games.delta_v import GAME
from games.delta_v.state import State
from tests.games.storing import store

from .games import last, setup

FOLDER = Path(__file__).parent / "records"
OLD = Path(__file__).parent / "old"

ADDED: Mapping[str, frozenset[str]] = {
    "state": frozenset({"calm"}),
    "player": frozenset({"glimpsed"}),
}
"""Fields that version 1 did not have."""

POOR: dict[str, Any] = {
    "minerals": [{"mineral": "alphatite", "points": [1] * 43}],
    "incidents": [{"incident": "alien", "count": 5}],
    "contracts": [["alphatite"] * 4] * 24,
}
"""Figures of a field that is used up before the contracts are: 43 tiles of one mineral."""

MATCHES: dict[str, tuple[int, list[str], dict[str, Any] | None, bool]] = {
    "contracts-2": (0, ["easy"], None, True),
    "contracts-3": (1, ["easy", "random", "easy"], None, True),
    "contracts-4": (7, ["easy"], None, False),
    "contracts-ordered-3": (2, ["easy", "orderly"], None, True),
    "aliens-careful-3": (4, ["easy", "careful"], None, True),
    "impossible-bids-3": (12, ["easy", "random"], None, True),
    "aliens-2": (0, ["random"], None, True),
    "aliens-3": (1, ["random", "easy"], None, True),
    "aliens-4": (0, ["easy", "random"], None, True),
    "impossible-2": (28, ["easy", "random"], None, True),
    "impossible-3": (83, ["easy"], None, True),
    "impossible-4": (42, ["easy"], None, True),
    "occupied-2": (5, ["easy", "random"], POOR, True),
    "occupied-3": (11, ["easy", "random"], POOR, True),
    "occupied-4": (2, ["easy", "random"], POOR, True),
    "stalemate-2": (0, ["idler"], None, True),
    "stalemate-3": (0, ["idler"], None, True),
    "stalemate-4": (0, ["idler"], None, True),
}
"""Ending and seats: seed, computer players in turn, figures of its own, notebook."""


def digest_of_version_1(state: State) -> str:
    """The digest of a position as version 1 wrote it."""
    data = json.loads(dump(state))
    data["state"] = {k: v for k, v in data["state"].items() if k not in ADDED["state"]}
    data["state"]["players"] = [
        {k: v for k, v in player.items() if k not in ADDED["player"]}
        for player in data["state"]["players"]
    ]
    return sha256(json.dumps(data, separators=(",", ":")).encode()).hexdigest()


def text(name: str) -> str:
    """A match played now, as it is stored: a heading of what must come out, and the record."""
    seed, computers, box, notebook = MATCHES[name]
    start = setup(int(name[-1]), seed, box, notebook=notebook)
    record = Record(start)
    state = last(start, computers, record)
    totals = [row[-1] for row in GAME.rules.result(state).rows]
    head = (f"# over: {state.over}", f"# totals: {totals}", f"# digest: {digest(state)}")
    return "\n".join((*head, str(record)))


if __name__ == "__main__":
    store((FOLDER / f"{name}.record" for name in MATCHES), text)

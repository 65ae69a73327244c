"""How the stored matches came about; ``python -m tests.games.merchant_of_venus.stored`` adds new.

What is there stays as it is: old logs must keep replaying, whatever the computer players do now.

Version 2 of the rules steers ships otherwise, asks on asteroids, and forbids what version 1 allowed
(MV193, MV205): hardly a log of version 1 can be played to its end. Version 3 sells titles at the
base, too (MV185). Version 5 strikes standing orders that fit no more, and has more of them. ``old``
has the logs that are played otherwise now, and how some of them stood in mid-play, whence they go
on.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from engine import Record, digest, dump
from games.merchant_of_venus import GAME
from games.merchant_of_venus.state import FORMER_DISCARDS, State
from tests.games.storing import store

from .games import last, setup

FOLDER: Final = Path(__file__).parent / "matches"
OLD: Final = Path(__file__).parent / "old"
ALL: Final = {"titles": True, "teleportal": True, "production": True, "demand": True}

Match = tuple[int, int, dict[str, Any], list[str]]

MATCHES: Final[dict[str, Match]] = {
    "one-trader": (1, 1, {}, ["easy"]),
    "nobody-wins": (1, 10, {}, ["random"]),
    "two-traders": (2, 2, {}, ["easy"]),
    "two-drifters": (2, 3, {}, ["random"]),
    "three-mixed": (3, 4, {"titles": True}, ["easy", "random"]),
    "four-with-all-options": (4, 5, ALL, ["easy", "easy", "random"]),
    "four-without-notebook": (4, 6, {"demand": True, "notebook": False}, ["random"]),
    "quick-two": (2, 7, {"variant": "quick"}, ["easy"]),
    "quick-four": (4, 8, {"variant": "quick", **ALL}, ["easy", "random"]),
    "challenge": (1, 9, {"variant": "challenge"}, ["easy"]),
    "challenge-won": (1, 21, {"variant": "challenge"}, ["strong"]),
    "challenge-random": (1, 10, {"variant": "challenge", "production": True}, ["random"]),
    "challenge-in-company": (2, 11, {"variant": "challenge"}, ["random"]),
    "epic-two": (2, 12, {"variant": "epic", "rounds": 42}, ["easy"]),
    "three-with-orders": (3, 14, {"titles": True}, ["easy"]),
    "epic-three": (3, 13, {"variant": "epic", "rounds": 51, "titles": True}, ["random", "easy"]),
}
"""Name: seats, seed, options, computer players in turn."""
LEFT: Final[dict[str, tuple[str, ...]]] = {
    "three-with-orders": (
        "order exit-by-die",
        "order fight-laser",
        "order lower-gauges",
        "order trade-in",
        "order sell-cargo",
        "order-buy laser",
        "order-buy data-probe",
    ),
}
"""What each seat leaves in advance."""


def digest_of_version(version: int, state: State) -> str:
    """The digest of a position as it was written when matches of a version were first stored.

    Up to version 2 a pile and its discards were two fields.
    """
    if version > 2:
        return digest(state)
    data = json.loads(dump(state))
    fields: dict[str, Any] = {}
    for name, value in data["state"].items():
        if name not in FORMER_DISCARDS:
            fields[name] = value
            continue
        fields[name] = value["cards"]
        if discards := FORMER_DISCARDS[name]:
            fields[discards] = value["discards"]
    data["state"] = fields
    return sha256(json.dumps(data, separators=(",", ":")).encode()).hexdigest()


def text(name: str) -> str:
    """A match played now, as it is stored: a heading of what must come out, and the record."""
    seats, seed, options, computers = MATCHES[name]
    start = setup(seats, seed, **options)
    record = Record(start)
    state = last(start, computers, record, LEFT.get(name, ()))
    totals = [row[-1] for row in GAME.rules.result(state).rows]
    head = (f"# over: {state.over}", f"# totals: {totals}", f"# digest: {digest(state)}")
    return "\n".join((*head, str(record)))


if __name__ == "__main__":
    store((FOLDER / f"{name}.txt" for name in MATCHES), text)

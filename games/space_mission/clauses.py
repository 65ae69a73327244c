"""Which clause of docs/rules/space_mission.md explains a decision or a verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CLAUSES: Final[Mapping[str, str]] = {
    "take-action": "SM9",
    "mark-tile": "SM13",
    "take-tile": "SM15",
    "top-up": "SM10",
    "jump": "SM11",
    "fly": "SM12",
    "scan": "SM13",
    "develop": "SM14",
    "discover": "SM15",
    "mark": "SM13",
    "take": "SM16",
    **dict.fromkeys(("order-do", "order-top-up", "order-ask"), "SM48"),
}

"""Which clause of docs/rules/space_dealer.md explains a decision or a verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CLAUSES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("settle",), "SD12"),
    **dict.fromkeys(("plan", "draw", "keep"), "SD20"),
    **dict.fromkeys(("work", "research", "use"), "SD21"),
    "fly": "SD22",
    **dict.fromkeys(("build", "place", "release"), "SD23"),
    "exchange": "SD25",
    **dict.fromkeys(("move", "trade", "accept", "decline", "withdraw"), "SD26"),
    **dict.fromkeys(("deliver", "dump"), "SD27"),
    "land": "SD28",
    "sabotage": "SD41",
    "block": "SD42",
    "scrap": "SD44",
    "swap": "SD45",
    **dict.fromkeys(("drop", "lift"), "SD46"),
    "wait": "SD62",
    **dict.fromkeys(("queue", "when", "sooner", "cancel"), "SD4"),
    "aim": "SD7",
}
"""``settle`` is both: the decision has no other verb."""

"""Which clause of the rules page explains a decision or a verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CLAUSES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("deploy", "place", "head", "speed"), "VE1110"),
    **dict.fromkeys(("stow", "unstow", "as-printed"), "VE1010"),
    **dict.fromkeys(("give-commands", "unit", "back", "again", "recall", "give"), "VE1200"),
    "order": "VE710",
    "done": "VE301",
    "open-fire": "VE800",
    "fire": "VE860",
    "launch": "VE940",
    "release": "VE990",
    "pass-planet": "VE650",
    **dict.fromkeys(("choose-mover", "move"), "VE600"),
    **dict.fromkeys(("choose-part", "hit"), "VE870"),
    **dict.fromkeys(("choose-prey", "intercept", "order-hunt"), "VE961"),
    "order-raise": "VE981",
    "order-orbit": "VE651",
    **dict.fromkeys(("order-coast", "order-hold"), "VE1205"),
    **dict.fromkeys(("order-mover", "order-part", "order-prey"), "VE1206"),
}

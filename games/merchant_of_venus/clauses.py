"""Which clause of the rules explains a verb or a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DECISIONS: Final[Mapping[str, str]] = {
    "choose-pilot": "MV13",
    "set-gauges": "MV17",
    "choose-pack": "MV247",
    "turn-up-contact": "MV242",
    "buy-stock": "MV243",
    "place-ship": "MV244",
    "start-turn": "MV25",
    "fly": "MV41",
    "name-exit": "MV143",
    "enter-portal": "MV150",
    "fail-test": "MV161",
    "fight-pirates": "MV172",
    "lose-fight": "MV205",
    "give-good": "MV176",
    "answer": "MV180",
    "keep-reward": "MV224",
    "look-at-contacts": "MV291",
    "swap-contacts": "MV274",
    "look-at-encounter": "MV274",
    "put-encounter": "MV274",
    "tie-up": "MV47",
    "first-contact": "MV63",
    "do-business": "MV70",
}
SETTING_UP: Final[Mapping[str, str]] = {
    "pilot": "MV13",
    "strengthen": "MV17",
    "pack": "MV247",
    "discover": "MV242",
    "stock": "MV243",
    "place": "MV244",
}
FLYING: Final[Mapping[str, str]] = {
    "skip": "MV25",
    "roll": "MV33",
    "drive-off": "MV88",
    "fly": "MV40",
    "set-out": "MV299",
    "fly-to": "MV297",
    "go-on": "MV297",
    "land": "MV42",
    "assign": "MV50",
    "thrust": "MV54",
    "tune": "MV205",
    "use": "MV226",
    "ask-exit": "MV143",
    "exit-to": "MV143",
    "effect-die": "MV143",
    "portal-to": "MV150",
    "stop": "MV161",
    "lower": "MV161",
    "reroll": "MV205",
    "fight": "MV172",
    "give": "MV176",
    "answer": "MV180",
    "look": "MV291",
    "leave": "MV274",
    "swap-contacts": "MV274",
    "look-encounter": "MV274",
    "put": "MV274",
    "jam": "MV272",
    "jettison": "MV195",
}
TRADING: Final[Mapping[str, str]] = {
    "done": "MV27",
    "buy": "MV80",
    "sell": "MV100",
    "sell-strong": "MV226",
    "close-sales": "MV104",
    "deliver": "MV111",
    "board": "MV110",
    "unload": "MV193",
    "sell-passenger": "MV185",
    "train": "MV205",
    "fulfil": "MV216",
    "second-mission": "MV217",
    "keep": "MV222",
    "exchange": "MV224",
    "buy-reward": "MV224",
    "claim": "MV185",
    "build": "MV120",
    "build-by-permit": "MV120",
}
ORDERS: Final[Mapping[str, str]] = {
    f"{verb}{about}": clause
    for verb in ("order", "cancel")
    for about, clause in {
        "": "MV299",
        "-exit": "MV295",
        "-plan": "MV299",
        "-jam": "MV273",
        "-buy": "MV299",
    }.items()
}
CLAUSES: Final[Mapping[str, str]] = {
    **DECISIONS,
    **SETTING_UP,
    **FLYING,
    **TRADING,
    **ORDERS,
}
"""By verb, or by the name of a step."""

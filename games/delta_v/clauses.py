"""Which clause explains a decision or a verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CLAUSES: Final[Mapping[str, str]] = {
    # Decisions.
    "take-action": "DV10",
    "moving": "DV24",
    "survey-line": "DV41",
    "survey-tiles": "DV41",
    "reveal-incident": "DV31",
    "use-incidents": "DV12",
    "scan-tiles": "DV81",  # what is picked there is called alike
    "choose-sabotage": "DV82",
    "follow": "DV82",  # likewise
    "ambush": "DV86",
    "declare": "DV60",
    "reveal": "DV61",
    "replace": "DV62",
    "bid-window": "DV70",
    "move-alien": "DV87",
    "steal": "DV87",
    # Verbs of their own.
    "fly": "DV20",
    "return": "DV20",
    "stop": "DV24",
    "prospect": "DV30",
    "survey": "DV40",
    "line": "DV41",
    "look": "DV41",
    "buy": "DV50",
    "show": "DV31",
    "hide": "DV31",
    "use": "DV12",
    "go-on": "DV12",
    "sabotage": "DV82",
    "stay": "DV82",
    "strike": "DV86",
    "pass": "DV71",
    "fail": "DV63",
    "bid": "DV70",
    "alien-to": "DV87",
    "alien-stays": "DV87",
    "steal-nothing": "DV87",
    "order-ask": "DV86",
    "order-pass": "DV74",
    "order-strike": "DV86",
    "order-below": "DV74",
}

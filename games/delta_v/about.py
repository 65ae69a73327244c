"""What choices without ids are about: the tiles, the contract and the pieces they concern."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice, seat_id

from .hints.reading import under_own
from .parts import STATION
from .view import View


def about(view: View, choice: Choice) -> Sequence[str]:
    """The ids that a bare choice of the viewer concerns."""
    attempt = view.attempt
    passed = (attempt.contract,) if attempt else (seat_id(view.active),) if view.ambush else ()
    found: dict[str, Sequence[str]] = {
        "prospect": under_own(view),  # DV30
        "hide": under_own(view),  # DV31
        "buy": (STATION,),  # DV50
        "fail": (attempt.contract, *attempt.cells) if attempt else (),  # DV63
        "pass": passed,  # DV70, DV84, DV85
        "alien-stays": (view.alien,) if view.alien else (),  # DV87
        "stay": (view.left_by,) if view.left_by else (),  # DV82
    }
    return found.get(choice.verb, ())

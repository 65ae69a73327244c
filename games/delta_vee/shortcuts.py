"""What shortens the way through a panel: what a unit does in a fire phase, as one action."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice

from .view import View


def together(view: View, before: Sequence[Choice], choice: Choice) -> bool:
    """VE800: fires of several weapons of the unit in hand, as its energy lasts; VE1202: the end."""
    if any(each.verb != "fire" for each in before):
        return False
    if choice.verb == "done":
        return True
    if choice.verb != "fire" or choice.args[0] in [each.args[0] for each in before]:
        return False
    wanted = [each.args for each in (*before, choice)]
    cost = sum(s.cost for s in view.shots if (s.weapon, s.mode, s.target) in wanted)
    energy = next((log.energy for log in view.logs if log.id == view.hand), None)
    return energy is not None and cost <= energy

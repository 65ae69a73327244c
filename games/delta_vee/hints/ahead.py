"""What is lost after a choice because a phase ends: leaking pods, missiles that stay behind."""

from __future__ import annotations

from engine import Phrase
from games.delta_vee.log_view import LogView
from games.delta_vee.parts import ENERGY, ENERGY_POD
from games.delta_vee.steps.command import LEAK
from games.delta_vee.units import MIMS
from games.delta_vee.view import View

from .said import sentences


def follows(view: View) -> Phrase | None:
    """All that is sure."""
    return sentences(_leaks(view), _unreleased(view), _burnt_out(view))


def _leaks(view: View) -> Phrase | None:
    """VE890: what damaged energy pods lose when the next command phase begins, if it is one's own.

    Own commands come after own fire and the movement of the enemy, but for the last turn (VE300).
    """
    mine = view.phasing == view.side
    last = mine and view.side == 1 and view.turn == view.turns
    if view.phase != ("fire" if mine else "movement") or last:
        return None
    lost = sum(_leak(log) for log in view.logs if log.side == view.side and not log.fate)
    return Phrase("hint-leaks", (("energy", lost),)) if lost else None


def _leak(log: LogView) -> int:
    """Not below what the hull holds."""
    if log.energy is None or log.capacity is None:
        return 0
    pods = [part.condition for part in log.parts if part.kind == ENERGY]
    hull = log.capacity - ENERGY_POD * sum(each != "destroyed" for each in pods)
    return min(LEAK * pods.count("damaged"), max(0, log.energy - hull))


def _unreleased(view: View) -> Phrase | None:
    """VE990: a MIMS launches its missiles in one phase, or loses them."""
    if view.phase != "fire":
        return None
    mine = [unit for unit in view.units if unit.side == view.side and unit.releasing]
    lost = sum(unit.loads or 0 for unit in mine)
    return Phrase("hint-loads-lost", (("count", lost),)) if lost else None


def _burnt_out(view: View) -> Phrase | None:
    """VE761: without energy a MIMS is gone after this movement, with its missiles."""
    if view.phase != "movement" or view.phasing != view.side:
        return None
    mine = [unit for unit in view.units if unit.side == view.side and unit.kind == MIMS]
    lost = sum(unit.loads or 0 for unit in mine if unit.energy == 0)
    return Phrase("hint-loads-burnt", (("count", lost),)) if lost else None

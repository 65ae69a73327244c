"""Space Mission: what is at stake, in sentences of what everybody may know (SM40)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine import Seat
from games.space_mission.scoring import gate_points
from games.space_mission.view import View
from render.board import Caption

_CHOOSING = {"take-tile": "mission-stake-take", "mark-tile": "mission-stake-mark"}
"""What is said while somebody chooses a tile of a pile."""


def stakes(view: View, caption: Caption, name: Callable[[Seat], str]) -> Iterator[str]:
    """The pile being looked through, how near the end is, and whom the gate would pay.

    name: what a seat is called where the sentences stand.
    """
    texts = caption.texts
    if view.over or view.turn is None:
        return
    if view.looking and view.decision in _CHOOSING:
        planet = view.planet(view.looking)
        yield texts(
            _CHOOSING[view.decision],
            who=name(view.turn),
            planet=caption.id(planet.name),
            count=planet.pile,
        )
    if not view.last_round:
        yield texts("mission-stake-end", open=view.space, left=max(0, view.end_at - view.space))
    yield _gate(view, caption, name)


def _gate(view: View, caption: Caption, name: Callable[[Seat], str]) -> str:
    """SM31: who has the most probes on the Jump Gate, and what that brings at the end."""
    probes = [pilot.gate for pilot in view.pilots]
    most = max(probes)
    if not most:
        return caption.texts("mission-stake-no-gate", points=max(gate_points([1])))
    first = [pilot.seat for pilot in view.pilots if pilot.gate == most]
    return caption.texts(
        "mission-stake-gate",
        who=list(map(name, first)),
        sharing=len(first),
        probes=most,
        points=gate_points(probes)[first[0]],
    )

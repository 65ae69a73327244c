"""VE870, VE960: what a part that is hit, and an enemy that a missile attacks, come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Phrase, plain_phrase
from games.delta_vee.hit_view import HitView
from games.delta_vee.view import View

from .ahead import follows
from .said import called, sentences

GROUPS: Final = {
    **dict.fromkeys(("hunter", "light", "heavy", "arsenal"), "weapons"),
    **dict.fromkeys(("jump-pod", "augmented-jump"), "jump"),
    **{kind: kind for kind in ("bridge", "engine", "field", "comm", "tractor", "bay", "energy")},
}
"""VE890: what parts suffer alike."""


def hit(view: View, args: Sequence[str]) -> Phrase | None:
    """What the part, the ship and the points come to."""
    found = next((each for each in view.hits if (each.part,) == tuple(args)), None)
    if found is None:
        return None
    then = follows(view)
    said = (
        Phrase("hint-fatal", (("count", 1),)) if found.fatal else _suffered(found, brief=bool(then))
    )
    return sentences(said, _lost(found), _scored(view, found.points, "hint-then"), then)


def attacked(view: View, args: Sequence[str]) -> Phrase | None:
    """The chance, and what it brings if it succeeds."""
    found = next((each for each in view.tries if (each.target,) == tuple(args)), None)
    if found is None:
        return None
    chance = ("chance", found.chance)
    said = Phrase("hint-attacks", (("what", called(view, found.target)), chance))
    if found.loads:
        said = Phrase("hint-attacks-loaded", (chance, ("count", found.loads)))
    return sentences(said, _scored(view, found.points, "hint-if-destroyed"), follows(view))


def _suffered(found: HitView, *, brief: bool) -> Phrase:
    """VE890; of an unknown part or armor only what is known."""
    kind = found.kind or ("" if found.part.startswith("pod-") else found.part)
    if not kind or not found.condition:
        return Phrase("hint-hit-unknown")
    what = plain_phrase(kind)
    then = plain_phrase(found.condition)
    if brief:
        return Phrase("hint-hit-brief", (("what", what), ("then", then)))
    if found.condition == "vulnerable":
        return Phrase("hint-hit-holds", (("what", what),))
    group = GROUPS.get(kind, "other")
    effect = Phrase(f"hint-suffers-{group}", (("condition", found.condition),))
    return Phrase("hint-hit", (("what", what), ("then", then), ("effect", effect)))


def _lost(found: HitView) -> Phrase | None:
    """What is lost of one's own."""
    energy = Phrase("hint-loses-energy", (("count", found.energy),)) if found.energy else None
    missiles = Phrase("hint-loses-missiles", (("count", found.missiles),))
    return sentences(energy, missiles if found.missiles else None)


def _scored(view: View, points: int, key: str) -> Phrase | None:
    """VE1150: what it changes of the points of side 2, in the sentence of that key."""
    if not points:
        return None
    whose = "mine" if view.side == 1 else "theirs"
    way = "more" if points > 0 else "less"
    what = Phrase(f"hint-points-{whose}-{way}", (("points", abs(points)),))
    return Phrase(key, (("what", what),))

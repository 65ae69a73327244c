"""Why the captain does what it does: of each choice the figures that decided for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice, Phrase, plain_phrase

from .desk_view import ShotView
from .phrases import phrase
from .pilot import Prospect, Term
from .view import View

ORBIT = 1
"""VE651: the velocity of a unit in orbit."""


def stowed(view: View) -> Phrase:
    """VE1010: the enemy does not know in which box what lies."""
    log = view.log(view.stowing[0]) if view.stowing else None
    return Phrase("reason-stow", (("count", len(log.pods) if log is not None else 0),))


def headed(view: View, hour: str) -> Phrase:
    """VE1110: along the sheets."""
    wide = len({sheet.x for sheet in view.sheets})
    return Phrase("reason-head", (("hour", phrase(hour)), ("count", wide)))


def cruised(view: View, velocity: int) -> Phrase:
    """VE1110, VE420: what the ship that steers worst still gets of commands."""
    least = min((log.maneuver for log in view.logs if log.side == view.side), default=velocity)
    return Phrase("reason-speed", (("velocity", velocity), ("count", max(0, least - velocity))))


def in_order(units: int) -> Phrase:
    """VE600: nothing is won by another order."""
    return Phrase("reason-order", (("count", units),))


def attacked(view: View, choice: Choice) -> Phrase:
    """VE960: one is as good as the other."""
    chance = next((each.chance for each in view.tries if each.target in choice.args), 0)
    return Phrase("reason-prey", (("count", len(view.tries)), ("chance", chance)))


def struck(view: View, parts: Sequence[str]) -> Phrase:
    """VE870: of the parts, the first is chosen; one's own last part is the dearest."""
    hits = {hit.part: hit for hit in view.hits}
    names = {part: _part(part, hits[part].kind if part in hits else "") for part in parts}
    unit = view.unit(view.struck)
    condition = hits[parts[0]].condition if parts[0] in hits else ""
    figures = (("part", names[parts[0]]), ("count", len(parts) - 1))
    if unit is not None and unit.side == view.side:
        return Phrase("reason-hit-own", (*figures, ("other", names[parts[-1]])))
    if not condition:
        return Phrase("reason-hit-unknown", figures)
    return Phrase("reason-hit", (*figures, ("condition", plain_phrase(condition))))


def fired(shot: ShotView, others: int) -> Phrase:
    """VE860: chance and price, and how many other shots there are."""
    figures = (("unit", phrase(shot.target)), ("chance", shot.chance), ("cost", shot.cost))
    return Phrase("reason-fire", (*figures, ("others", others)))


def launched(target: str, gap: int) -> Phrase:
    """VE940: how near it comes to where the target will be."""
    return Phrase("reason-launch", (("unit", phrase(target)), ("gap", gap)))


def held_fire(best: ShotView | None, following: str = "") -> Phrase:
    """VE860: the best shot is not worth it, or there is none; who may fire next."""
    after = ("unit", phrase(following))
    if best is None:
        return Phrase("reason-no-shot", (after,)) if following else Phrase("reason-no-shot-last")
    figures = (("chance", best.chance), ("cost", best.cost))
    if following:
        return Phrase("reason-poor-shot", (*figures, after))
    return Phrase("reason-poor-shot-last", figures)


def steered(unit: str, now: Prospect, then: Prospect, commands: int) -> Phrase:
    """VE710: the figure of the term that gets better most, and what it is as things stand."""
    pairs = list(zip(now.terms, then.terms, strict=True))
    was, will = max(pairs, key=lambda pair: pair[0].weight - pair[1].weight)
    fact = ("fact", _fact(unit, will))
    if (was.name, will.name) == ("reach", "value"):
        return Phrase("reason-steer-reached", (("commands", commands), fact))
    figures = (("commands", commands), fact, ("then", will.figure), ("now", was.figure))
    return Phrase(f"reason-steer-{will.name}", figures)


def kept_course(unit: str, now: Prospect, *, steers: bool) -> Phrase:
    """VE710: what the course leads to; no command makes it better, or none is left that would."""
    key = "reason-give" if steers else "reason-give-stuck"
    return Phrase(key, (("fact", _fact(unit, now.terms[0])),))


def docked(word: str) -> Phrase:
    """VE732: the prey is in the same hex."""
    return Phrase("reason-dock", (("unit", phrase(word.removeprefix("dock-"))),))


def swung(velocity: int) -> Phrase:
    """VE651: it is in orbit, or too fast."""
    key = "reason-too-fast" if velocity > ORBIT else "reason-orbit"
    return Phrase(key, (("velocity", velocity),))


def _fact(unit: str, term: Term) -> Phrase:
    figures = (("then", term.figure),)
    named = (*figures, ("unit", phrase(unit))) if unit else figures
    return Phrase(f"fact-{term.name}", named)


def _part(part: str, kind: str) -> Phrase:
    return plain_phrase(kind) if kind else phrase(part)


def aimed(target: str, chance: float) -> Phrase:
    """VE960: how likely a missile hits before its next move is over."""
    return Phrase("reason-aim", (("unit", phrase(target)), ("chance", max(1, round(10 * chance)))))

"""Why a course is ordered: the thing that gets better most, in figures that a person can check."""

from __future__ import annotations

from engine import Phrase
from games.delta_vee.phrases import phrase

from .helm import Aspect


def steered(best: Aspect, now: Aspect) -> Phrase:
    """VE710: of what a course is for, and what it keeps away, what changes most."""
    commands = ("commands", best.option.words)
    gains = {
        "strike": best.attack - now.attack,
        "safer": now.danger - best.danger,
        "goal": best.goal - now.goal,
    }
    most = max(gains, key=lambda name: gains[name])
    if most == "strike" and best.whom:
        figures = (("unit", phrase(best.whom)), ("then", _tenths(best.chance)))
        return Phrase("reason-course-strike", (commands, *figures))
    if most == "safer" and percent(now.danger) > percent(best.danger):
        risks = (("then", percent(best.danger)), ("now", percent(now.danger)))
        return Phrase("reason-course-safer", (commands, *risks))
    return Phrase("reason-course-nearer", (commands,))


def kept(now: Aspect) -> Phrase:
    """VE710: what the course leads to; no other is worth its commands."""
    if now.whom and _tenths(now.chance) > 1:
        figures = (("unit", phrase(now.whom)), ("then", _tenths(now.chance)))
        return Phrase("reason-course-kept-strike", figures)
    return Phrase("reason-course-kept", (("then", percent(now.danger)),))


def percent(danger: float) -> int:
    """A danger as people say it."""
    return min(99, round(100 * danger))


def _tenths(chance: float) -> int:
    return min(10, max(1, round(10 * chance)))

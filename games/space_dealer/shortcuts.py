"""What shortens the way through a panel: several timers set at once, though SD64 holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Choice

from .view import PlanetView, View

JOBS: Final = ("research", "build", "scrap", "use", "fly")
"""SD21, SD22, SD44: each takes a free timer."""
BESIDE: Final = ("plan", "keep")
"""SD20: what takes none."""


def together(view: View, before: Sequence[Choice], choice: Choice) -> bool:
    """SD21: as many jobs as timers are free, each of something else; SD62: waiting ends it."""
    planet = view.own
    done = [each.verb for each in before]
    if planet is None or any(verb not in (*JOBS, *BESIDE) for verb in done):
        return False
    if choice.verb == "wait":
        return True
    # SD4: orders of a free timer begin with the next thing that happens, whatever they take.
    if any(timer.queue and not timer.job for timer in planet.timers):
        return False
    if choice.verb in JOBS:
        jobs = [each for each in before if each.verb in JOBS]
        return len(jobs) < _free(planet) and not any(_clash(planet, each, choice) for each in jobs)
    if choice.verb == "plan":
        return choice not in before and done.count("plan") < _room(planet)
    # What is ordered of the timer begins then, so that it is the last.
    return choice.verb == "release" or (choice.verb in BESIDE and choice.verb not in done)


def _clash(planet: PlanetView, one: Choice, other: Choice) -> bool:
    """Whether two jobs are about the same; SD42: what is in use is not built over."""
    return _about(one) == _about(other) or bool(_columns(planet, one) & _columns(planet, other))


def _about(choice: Choice) -> str:
    """The card or the ship; research is about nothing else."""
    return choice.args[0] if choice.args else choice.verb


def _columns(planet: PlanetView, choice: Choice) -> set[str]:
    """Where the card lies that is used, or shall lie that is built."""
    if choice.verb == "build":
        return set(choice.args[1].split("-"))
    return {
        column
        for built in planet.built
        if choice.verb == "use" and built.id == choice.args[0]
        for column in built.site.split("-")
    }


def _room(planet: PlanetView) -> int:
    """SD20: places of the planning zone; the one of drawn cards is held."""
    return planet.places - len(planet.zone) - bool(planet.choosing)


def _free(planet: PlanetView) -> int:
    """The timers that are free."""
    return sum(not timer.job for timer in planet.timers)

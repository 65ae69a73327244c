"""What shortens the way through a panel: several timers set at once, though SD64 holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Choice

from .view import PlanetView, View

JOBS: Final = ("research", "build", "scrap", "use", "fly")
"""SD21, SD22, SD44: each takes a free timer."""
BESIDE: Final = ("plan", "keep", "release")
"""SD20, SD25: what takes none."""


def together(view: View, before: Sequence[Choice], choice: Choice) -> bool:
    """SD21: as many jobs as timers are free, each of something else; SD62: waiting ends it."""
    planet = view.own
    if planet is None or any(each.verb not in (*JOBS, *BESIDE) for each in before):
        return False
    if choice.verb == "wait":
        return True
    done = [each.verb for each in before]
    match choice.verb:
        case "plan":
            if done.count("plan") >= _room(planet):
                return False
        case "keep" | "release":
            return choice.verb not in done
        case verb if verb not in JOBS or sum(each in JOBS for each in done) >= _free(planet):
            return False
    # SD42: what is in use is not built over.
    return not any(
        _about(each) == _about(choice) or _columns(planet, each) & _columns(planet, choice)
        for each in before
    )


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
    """The timers that are free and stay so: what is ordered of one begins with the next event."""
    return sum(not timer.job and not timer.queue for timer in planet.timers)

"""Merchant of Venus: where a ship can get with the movement points that it has left (MV304)."""

from __future__ import annotations

from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.routes import Terms, routes

from .merchant_of_venus_look import Panel
from .merchant_of_venus_map import Sight


def reach(sight: Sight, panel: Panel) -> dict[str, int]:
    """What each field costs that can be reached without turning off for pirates."""
    if not panel.points:
        return {}
    terms = Terms(
        skips=frozenset(panel.skips),
        value=panel.navigation,
        teleportals=_teleportals(sight),
        barred=frozenset(
            (orbit, city)
            for city in GALAXY.landings
            for orbit in GALAXY[city].sites
            if orbit in sight.ports and orbit in GALAXY[city].ways
        ),
    )
    found = routes(GALAXY, panel.at, terms, most=panel.points)
    return {id_: way.cost for id_, way in found.items()}


def _teleportals(sight: Sight) -> dict[int, str]:
    """Every teleportal by its number: the printed ones and those that were laid."""
    laid = {
        int(mark.removeprefix("teleportal-")): id_
        for id_, mark in sight.marks.items()
        if mark.startswith("teleportal-")
    }
    return {**GALAXY.teleportals, **laid}

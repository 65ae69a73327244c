"""Space Mission: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from games.space_mission.scoring import COLUMNS, GATE, MEDAL, PAIR, SINGLE, STATION, WATER
from render.signs import Sign

_GATE = tuple((f"n{place}", points) for place, points in enumerate(GATE, start=1))
_WATER = tuple((f"n{count}", points) for count, points in enumerate(WATER) if count)
_MATTER = (("pair", PAIR), ("single", SINGLE))
_STATION, _MEDAL = (("points", STATION),), (("points", MEDAL),)
_WORTH = {
    "gate": _GATE,
    "stations": _STATION,
    "matter": _MATTER,
    "water": _WATER,
    "medals": _MEDAL,
}
_SCORED = {
    "ore": ("scored-ore-*",),
    "aliens": ("scored-alien-*",),
    "matter": ("scored-matter-*",),
    "water": ("scored-water",),
    "medals": ("scored-medal",),
}
"""The tiles of the score sheet, which its columns explain."""

SIGNS = (
    Sign("player", ("badge-{id}",)),
    Sign("turn", ("turn-mark",)),
    Sign("won", ("won",)),
    Sign("action", ("action-{n}",)),
    Sign("highlighted", ("highlighted-*",)),
    Sign("looking", ("looking-*",)),
    Sign("last", ("last",)),
    Sign("planet", ("planet-*",)),
    Sign("jump", ("jump-{n}", "legend-jump"), elsewhere=True),
    Sign("scan", ("scan-{n}", "legend-scan")),
    Sign("land", ("land-{n}", "legend-land")),
    Sign("pile", ("pile-*",)),
    Sign("open", ("open-*",)),
    Sign("empty", ("empty-*",)),
    Sign("probe", ("probe-*",)),
    Sign("station", ("station-*",), _STATION),
    Sign("ship", ("ship-{n}",)),
    Sign("gate", ("gate",)),
    Sign("gate-probes", ("gate-{n}",), _GATE),
    Sign("space", ("space",)),
    Sign("cards", ("figure-cards-{n}",)),
    Sign("tiles", ("figure-tiles-{n}",)),
    Sign("stations", ("figure-stations-{n}",)),
    Sign("chips", ("figure-chips-{n}",)),
    Sign("probes", ("figure-gate-{n}",)),
    Sign("card", ("card-*",)),
    Sign("ore", ("tile-ore-{id}",)),
    Sign("alien", ("tile-alien-{id}",)),
    Sign("matter", ("tile-matter-{id}",), _MATTER),
    Sign("water", ("tile-water-{id}",), _WATER),
    Sign("medal", ("tile-medal-{id}",), _MEDAL),
    Sign("void", ("tile-space-{id}",)),
    Sign("count", ("count",)),
    *(
        Sign(
            f"points-{column}",
            (f"icon-{column}", f"points-{column}-{{n}}", *_SCORED.get(column, ())),
            _WORTH.get(column, ()),
        )
        for column in COLUMNS
    ),
)
PLAIN = (
    "lanes",
    "plate",
    "site-*",
    "surface-*",
    "at-*",
    "pilot-{n}",
    "sheet-{n}",
    "seen-*",
    "hand-*",
)
PLACES = ("site-{id}", "card-{id}", "hand-{id}", "seen-{id}")
CALLOUTS = ("jump", "scan", "land", "pile", "gate", "gate-probes", "space", "chips")
"""What can be seen as soon as the planets are dealt."""

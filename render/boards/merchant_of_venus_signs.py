"""Merchant of Venus: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from render.signs import Sign

_KINDS = (
    *("blue", "yellow", "red", "laser", "shield", "pilot", "asteroid", "encounter"),
    *("navigation", "teleportal-{n}", "orbit", "city", "port", "base", "ruin"),
    *("pirates-{n}-basic", "pirates-{n}-quality", "pirates-{n}-luxury"),
)


def _field(kind: str) -> tuple[str, ...]:
    """A field of a kind, printed or laid, best seen close up."""
    return f"near-*-{kind}", f"field-*-{kind}", f"mark-*-{kind}"


_PIRATES = tuple(
    pattern
    for category in ("basic", "quality", "luxury")
    for pattern in _field(f"pirates-{{n}}-{category}")
)


def _seen(name: str, *more: str) -> Sign:
    """A kind of field of which the lanes are made: seen one by one only close up."""
    return Sign(name, (*_field(name), *more), woven=True)


SIGNS = (
    Sign("player", ("badge-{id}",)),
    Sign("turn", ("turn-mark",)),
    Sign("won", ("won",)),
    Sign("step", ("step",)),
    Sign("total", ("total", "head-total", "figure-total-*")),
    Sign("ship", ("near-ship-*", "ship-*")),
    Sign("tether", ("tether-*",), woven=True),
    Sign("highlighted", ("highlighted-*",)),
    Sign("course", ("course-*", "goal-*"), woven=True),
    Sign("cost", ("cost-*",)),
    Sign("system", ("near-world-*", "world-*")),
    Sign("star", ("near-star-*", "star-*")),
    Sign("unknown", ("near-unknown-*", "unknown-*")),
    Sign("people", ("people-*",)),
    Sign("market", ("state-*", "market-*")),
    Sign("guest", ("guest-*", "guests-*")),
    Sign("mission", ("mission-*",)),
    _seen("city"),
    _seen("orbit"),
    _seen("port"),
    Sign("spaceport", ("port-*",)),
    Sign("base", ("near-*-base", "near-base-*", "base-*")),
    Sign("lane", ("lane-*",), woven=True),
    Sign("green", ("green-*",), woven=True),
    _seen("blue"),
    _seen("yellow"),
    _seen("red"),
    _seen("encounter"),
    _seen("laser"),
    _seen("shield"),
    _seen("pilot"),
    _seen("navigation"),
    Sign("exit", ("exit-*",)),
    Sign("teleportal", _field("teleportal-{n}")),
    _seen("asteroid"),
    Sign("drill", ("drill-*",)),
    Sign("ruin", ("near-*-ruin", "ruin-*"), woven=True),
    Sign("pirates", _PIRATES),
    Sign("credits", ("head-credits", "figure-credits-*", "purse")),
    Sign("room", ("head-room", "figure-room-*")),
    Sign("gauge-laser", ("gauge-laser", "head-laser", "figure-laser-*")),
    Sign("gauge-shield", ("gauge-shield", "head-shield", "figure-shield-*")),
    Sign("gauge-pilot", ("gauge-pilot",)),
    Sign("fame", ("gauge-fame", "head-fame", "figure-fame-*")),
    Sign("infamy", ("gauge-infamy",)),
    Sign("markers", ("gauge-markers",)),
    Sign("missions", ("head-missions", "figure-missions-*")),
    Sign("ware", ("ware-*",)),
    Sign("buyer", ("buyer-*",)),
    Sign("sought", ("sought-*",)),
    Sign("cargo", ("cargo-*",)),
    Sign("hold", ("hold-{n}",)),
    Sign("owned", ("owned-*",)),
    Sign("speed", ("die-{n}",)),
    Sign("navigation-die", ("navigation-die",)),
    Sign("thrust", ("thrust-die",)),
)
PLAIN = (
    "console",
    "fog",
    "cloud",
    "rule",
    "plate-*",
    "place-*",
    "culture-*",
    "name-*",
    "near-place-*",
    "tail",
    "player-*",
    "sheet-*",
)
CALLOUTS = ("ship", "system", "unknown", "city", "encounter", "laser", "navigation", "credits")
"""What can be seen as soon as the board is dealt."""
PLACES = (
    *(
        "highlighted-{id}",
        "goal-{id}",
        "ware-{id}",
        "sought-{id}",
        "guest-{id}",
        "near-base-{id}",
        "base-{id}",
    ),
    *(f"near-{{id}}-{kind}" for kind in _KINDS),
    *(f"mark-{{id}}-{kind}" for kind in _KINDS),
    *(f"field-{{id}}-{kind}" for kind in _KINDS),
    *("near-world-{id}", "near-star-{id}", "world-{id}", "star-{id}"),
)

"""Merchant of Venus: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from render.signs import Sign


def _field(kind: str) -> tuple[str, ...]:
    """A field of a kind, printed or laid, best seen close up."""
    return f"near-*-{kind}", f"field-*-{kind}", f"mark-*-{kind}"


SIGNS = (
    Sign("player", ("badge-{id}",)),
    Sign("turn", ("active-*",)),
    Sign("won", ("won",)),
    Sign("step", ("step",)),
    Sign("total", ("total",)),
    Sign("ship", ("near-ship-*", "ship-*")),
    Sign("highlighted", ("highlighted-*",)),
    Sign("course", ("course-*",)),
    Sign("last", ("last",)),
    Sign("cost", ("cost-*",)),
    Sign("system", ("frame-*",)),
    Sign("unknown", ("unknown-*",)),
    Sign("culture", ("culture-*",)),
    Sign("weak", ("state-weak", "market-*-weak")),
    Sign("active", ("state-active", "market-*-active")),
    Sign("strong", ("state-strong", "market-*-strong")),
    Sign("guest", ("guests-*",)),
    Sign("mission", ("mission-*",)),
    Sign("city", _field("city")),
    Sign("orbit", _field("orbit")),
    Sign("port", _field("port")),
    Sign("spaceport", ("port-*",)),
    Sign("base", _field("base")),
    Sign("solid", ("line-*-solid",)),
    Sign("green", ("line-*-green",)),
    Sign("blue", _field("blue")),
    Sign("yellow", _field("yellow")),
    Sign("red", _field("red")),
    Sign("encounter", _field("encounter")),
    Sign("laser", _field("laser")),
    Sign("shield", _field("shield")),
    Sign("pilot", _field("pilot")),
    Sign("navigation", _field("navigation")),
    Sign("exit", ("exit-*",)),
    Sign("teleportal", _field("teleportal-{n}")),
    Sign("asteroid", _field("asteroid")),
    Sign("drill", ("drill-*",)),
    Sign("ruin", ("near-*-ruin", "ruin-*")),
    Sign("pirates-basic", _field("pirates-{n}-basic")),
    Sign("pirates-quality", _field("pirates-{n}-quality")),
    Sign("pirates-luxury", _field("pirates-{n}-luxury")),
    Sign("credits", ("figure-credits", "purse")),
    Sign("room", ("figure-room",)),
    Sign("gauge-laser", ("gauge-laser", "figure-laser")),
    Sign("gauge-shield", ("gauge-shield", "figure-shield")),
    Sign("fame", ("figure-fame",)),
    Sign("missions", ("figure-missions",)),
    Sign("stall", ("stall-*",)),
    Sign("price", ("price",)),
    Sign("card", ("card-*",)),
    Sign("speed", ("die-{n}",)),
    Sign("navigation-die", ("navigation-{n}",)),
    Sign("thrust", ("thrust-{n}",)),
    Sign("hold", ("hold-*",)),
)
PLAIN = (
    "board",
    "galaxy",
    "near",
    "ground",
    "ground-*",
    "routes",
    "line-*-dashed",
    "player-*",
    "sheet-*",
    "undiscovered-*",
    "no-hold-*",
)
CALLOUTS = ("ship", "system", "unknown", "city", "encounter", "laser", "navigation", "credits")
"""What can be seen as soon as the board is dealt."""

"""Space Dealer: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from typing import Final, get_args

from games.space_dealer.parts import EXCHANGES, HOLD, OUTPUT, PROBE, Kind
from games.space_dealer.scoring import COLUMNS
from render.signs import Sign

_COUNTS: Final = {**OUTPUT, **EXCHANGES, "transport": PROBE, "centre": PROBE}
"""How many goods a card makes, exchanges or holds; places that a centre adds."""


def _card(kind: str) -> Sign:
    count = _COUNTS.get(kind)
    return Sign(f"card-{kind}", (f"card-{kind}*",), () if count is None else (("count", count),))


SIGNS = (
    Sign("player", ("badge-{id}",)),
    Sign("won", ("won",)),
    Sign(
        "highlighted",
        (
            "highlighted-card-*",
            "highlighted-demand-*",
            "highlighted-field-*",
            "highlighted-desk-*",
            "highlighted-points",
        ),
    ),
    Sign("timer-chosen", ("highlighted-timer-{n}",)),
    Sign("time", ("time-{n}",)),
    Sign("points", ("points",)),
    Sign("level", ("level",)),
    Sign("markers", ("markers",)),
    Sign("timer-free", ("timer-{n}-free",)),
    Sign("timer", tuple(f"timer-{{n}}-{job}" for job in ("use", "plan", "fly", "research"))),
    Sign("timer-due", ("timer-{n}-due", "due-*")),
    Sign("timer-spent", ("timer-{n}-spent",)),
    Sign("stopped", ("spent",)),
    Sign("timer-on", ("on-*",)),
    Sign("home", ("home-{n}",)),
    Sign("neutral", ("neutral-{n}",)),
    Sign("orbit", ("orbit",)),
    Sign("ship", ("ship-{n}-{n}", "empty-{n}-{n}"), (("room", HOLD),)),
    Sign("flies", ("flies-{n}-{n}",)),
    Sign("hold", ("hold-{n}-{n}",), (("room", HOLD),)),
    Sign("good", ("good-{id}", "small-{id}")),
    Sign("demand", ("demand-*", "wants-*")),
    Sign("met", ("met-{n}",)),
    Sign("wanted", ("wanted-*",)),
    Sign("lying", ("goods-*",)),
    Sign("power", ("power-*",)),
    Sign("site", ("site-l{n}", "site-r{n}", "site")),
    Sign("site-below", ("site-below",)),
    *(_card(kind) for kind in get_args(Kind)),
    Sign("card-blank", ("blank-*",)),
    Sign("over", ("over-*",)),
    Sign("depot", ("depot-{n}",)),
    Sign("attacks", ("attacks-*",)),
    Sign("blocked", ("blocked-*",)),
    Sign("links", ("links-{n}",)),
    Sign("stock", ("stock",)),
    *(Sign(f"figure-{column}", (f"figure-{column}",)) for column in COLUMNS),
)
PLAIN = ("planet-{n}", "field-*", "desk-*", "sheet-{n}", "plate")
CALLOUTS = ("home", "neutral", "ship", "points", "markers", "timer-free", "site", "site-below")
"""What can be seen before the first mines are chosen."""

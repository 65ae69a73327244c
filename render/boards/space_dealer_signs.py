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
    Sign("home", ("world-{n}", "home-{n}")),
    Sign("neutral", ("neutral-{n}",)),
    Sign("turn", ("turn-mark",)),
    Sign("won", ("won",)),
    Sign("player", ("badge-{id}",)),
    Sign(
        "highlighted",
        (
            "highlighted-card-*",
            "highlighted-site-*",
            "highlighted-demand-*",
            "highlighted-field-*",
            "highlighted-desk-*",
        ),
    ),
    Sign("timer-chosen", ("highlighted-timer-{n}",)),
    Sign("time", ("time",)),
    Sign("points", ("points-{n}",)),
    Sign("level", ("level-{n}",)),
    Sign("markers", ("markers-{n}",)),
    Sign("timer-free", ("glass-free",)),
    Sign("timer", ("glass-runs",)),
    Sign("timer-due", ("glass-due",)),
    Sign("timer-spent", ("glass-spent",)),
    Sign("job-research", ("job-research",)),
    Sign("job-plan", ("job-plan",)),
    Sign("job-fly", ("job-fly",)),
    Sign("job-use", ("job-use",)),
    Sign("orbit", ("orbit",), woven=True),
    Sign("ship", ("ship-{n}-{n}",), (("room", HOLD),)),
    Sign("flies", ("flies",)),
    Sign("course", ("course-{n}-{n}",), woven=True),
    Sign("hold", ("hold-{n}-{n}",), (("room", HOLD),)),
    Sign("good", ("good-{id}",)),
    Sign("demand", ("demand-*",), elsewhere=True),
    Sign("met", ("met-{n}",)),
    Sign("lying", ("goods-*",)),
    Sign("power", ("power-{n}",), woven=True),
    Sign("site", ("site-{n}-*",)),
    *(_card(kind) for kind in get_args(Kind)),
    Sign("over", ("over-*",)),
    Sign("depot", ("depot-{n}",)),
    Sign("store", ("store-*",)),
    Sign("attacks", ("attacks-*",)),
    Sign("blocked", ("blocked-*",)),
    Sign("links", ("links-{n}",)),
    Sign("stock", ("stock-{n}",)),
    *(Sign(f"figure-{column}", (f"figure-{column}",)) for column in COLUMNS),
)
PLAIN = (
    "planet-{n}",
    "field-*",
    "desk-*",
    "wants-*",
    "unpowered-{n}",
    "done-*",
    "sheet-{n}",
    "timer-{n}-{n}",
    "on-*",
    "mooring",
    "hand-*",
    "place-*",
    "plant",
    "edge",
    "ground",
    "plate",
)
CALLOUTS = ("home", "neutral", "ship", "points", "markers", "timer-free", "level", "time")
"""What can be seen before the first mines are chosen."""
PLACES = ("hand-{id}", "card-{id}", "demand-{id}", "place-{id}")
"""Sites and timers have the same ids on every planet, so only chosen ones are places."""

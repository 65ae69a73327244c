"""Delta V: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from games.delta_v.parts import LAST_ALIEN
from games.delta_v.scoring import SPENT
from render.signs import Sign

SIGNS = (
    Sign("player", ("badge-{id}", "owner-{id}", "trier-{id}")),
    Sign("turn", ("turn-mark",)),
    Sign("won", ("won",)),
    Sign("highlighted", ("highlighted-*",)),
    Sign("last", ("last-*",)),
    Sign("station", ("station",)),
    Sign("crew", ("crew-*",)),
    Sign("rockets", ("rockets-*",)),
    Sign("back", ("back",)),
    Sign("note", ("note-*",)),
    Sign("face", ("face-*-{n}",)),
    Sign("turned", ("turned-*",)),
    Sign("fits", ("fits-*",)),
    Sign("misfit", ("misfit-*",)),
    Sign("bribed", ("bribed-*",)),
    Sign("gone", ("gone",)),
    Sign("coordinate", ("coordinate-*",), woven=True),
    Sign("alien", ("alien",)),
    Sign("encounters", ("encounter-{n}", "no-encounter-{n}"), (("last", LAST_ALIEN),)),
    Sign("contract-open", ("contract-open-*",)),
    Sign("contract-tried", ("contract-tried-*",)),
    Sign("trying", ("trying-*",)),
    Sign("contract-taken", ("contract-taken-*",)),
    Sign("mineral", ("gem-{id}",)),
    Sign("left", ("left-mineral-*",)),
    Sign("incidents", ("left-incidents",)),
    Sign("points", ("points-{n}",), (("cost", SPENT),)),
    Sign("bribe", ("bribe-*",), (("cost", SPENT),)),
    Sign("barred", ("barred-*",)),
    Sign("spent", ("spent-*",), (("cost", SPENT),)),
    Sign("berth", ("berth-*",)),
    Sign("taken", ("taken-*",)),
    Sign("incident-alien", ("incident-alien",), (("last", LAST_ALIEN),)),
    Sign("incident-scan", ("incident-scan",)),
    Sign("incident-sabotage", ("incident-sabotage",)),
    Sign("incident-acquisition", ("incident-acquisition",)),
    Sign("incident-pirate", ("incident-pirate",)),
    Sign("incident-meteor", ("incident-meteor",)),
    Sign("fresh", ("fresh-*",)),
)
PLAIN = (
    "field",
    "tile-*",
    "card-*",
    "own-*",
    "held-*",
    "player-*",
    "line-*",
    "lying-*",
    "left",
    "plate",
)
PLACES = ("tile-{id}", "card-{id}", "own-{id}", "player-{id}", "line-{id}")
CALLOUTS = ("back", "crew", "encounters", "contract-open", "left", "bribe", "berth", "points")
"""What can be seen as soon as the board is dealt."""

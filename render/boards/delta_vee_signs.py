"""Delta Vee: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from games.delta_vee.secrecy import LOADS
from games.delta_vee.steps.command import DETECTS
from render.signs import Sign

SIGNS = (
    Sign("side", ("sigil-{id}",)),
    Sign("turn", ("turn-mark",)),
    Sign("won", ("won",)),
    Sign("hand", ("hand-*",)),
    Sign("lit", ("lit-*", "free-*", "choice-*")),
    Sign("aim", ("aim-*",)),
    Sign("exit", ("exit-*",)),
    Sign("letter", ("letter-*",)),
    Sign("ruler", ("ruler",)),
    Sign("hex", ("hexes", "hex"), woven=True),
    Sign("edge", ("edge",), woven=True),
    Sign("ship", ("token-ship",)),
    Sign("class", ("badge-*",)),
    Sign("craft", ("token-craft", "stock-craft")),
    Sign("unguided", ("token-unguided", "stock-unguided")),
    Sign("guided", ("token-guided", "stock-guided")),
    Sign("intelligent", ("token-intelligent", "stock-intelligent")),
    Sign("mims", ("token-mims", "stock-mims"), (("load", LOADS),)),
    Sign("ready", ("ready-*",)),
    Sign("unknown", ("token-unknown",), (("reach", DETECTS),)),
    Sign("leader", ("leader",), woven=True),
    Sign("path", ("path",), woven=True),
    Sign("course", ("course-*",), woven=True),
    Sign("velocity", ("velocity-*",), woven=True),
    Sign("plan", ("planned-*",), woven=True),
    Sign("told", ("told-*",), woven=True),
    Sign("hit", ("flash-*-hit",)),
    Sign("miss", ("flash-*-miss",)),
    Sign("beam", ("beam-*",), woven=True),
    Sign("planet", ("planet-*",)),
    Sign("asteroids", ("asteroids-*",), woven=True),
    Sign("risk", ("risk-*",), woven=True),
    Sign("heading", ("nose-{n}",)),
    Sign("clock", ("hour-*",)),
    Sign("speed", ("speed-{n}",)),
    Sign("field", ("field-*", "sign-field")),
    Sign("weave", ("sign-weave",)),
    Sign("jump", ("sign-jump",)),
    Sign("dock", ("sign-dock",)),
    Sign("orbit", ("sign-orbit",)),
    Sign("asleep", ("sign-asleep",)),
    Sign("energy", ("energy-{n}",)),
    Sign("gauge", ("gauge-{n}",)),
    Sign("moves", ("moves-{n}",)),
    Sign("battles", ("battles-{n}",)),
    Sign("sound", ("part-*-sound",)),
    Sign("vulnerable", ("part-*-vulnerable",)),
    Sign("damaged", ("part-*-damaged",)),
    Sign("destroyed", ("part-*-destroyed",)),
    Sign("compartment", ("glyph-{id}",)),
    Sign("target", ("target-*",)),
    Sign("chance", ("chance-{n}",)),
    Sign("cost", ("cost-{n}",)),
)
PLAIN = ("body-*", "dial", "dial-unit", "sheet", "log-*", "score-*", "shot-*", "chosen-shot-*")
PLACES = ("body-{id}", "choice-{id}", "free-{id}", "hour-{id}", "badge-{id}")
CALLOUTS = ("ruler", "ship", "course", "heading", "sound")
"""What can be seen as soon as the ships are placed."""

"""Delta Vee: what is a sign on its pictures, in the order of the legend."""

from __future__ import annotations

from games.delta_vee.secrecy import LOADS
from games.delta_vee.steps.command import DETECTS
from render.signs import Sign

SIGNS = (
    Sign("side", ("sigil-{id}",)),
    Sign("phase", ("phasing-*",)),
    Sign("decides", ("owes",)),
    Sign("won", ("won",)),
    Sign("hand", ("hand-*", "in-hand-*")),
    Sign("overview", ("overview",)),
    Sign("exit", ("exit-*",)),
    Sign("letter", ("letter-*",)),
    Sign("ruler", ("ruler",)),
    Sign("hex", ("hexes", "hex")),
    Sign("edge", ("edge",)),
    Sign("rings", ("rings",)),
    Sign("ship", ("token-ship",)),
    Sign("class", ("hull", "sheet-*", "letter")),
    Sign("craft", ("token-craft",)),
    Sign("unguided", ("token-unguided", "stock-unguided")),
    Sign("guided", ("token-guided", "stock-guided")),
    Sign("intelligent", ("token-intelligent", "stock-intelligent")),
    Sign("mims", ("token-mims", "stock-mims"), (("load", LOADS),)),
    Sign("ready", ("ready-*",)),
    Sign("left", ("left-{n}",)),
    Sign("unknown", ("token-unknown",), (("reach", DETECTS),)),
    Sign("number", ("number-*", "called-*")),
    Sign("more", ("more",)),
    Sign("path", ("path",)),
    Sign("course", ("course-*",)),
    Sign("velocity", ("velocity-*",)),
    Sign("plan", ("draft-*", "planned-*")),
    Sign("hit", ("flash-*-hit", "told-hit", "beam-*-hit")),
    Sign("miss", ("flash-*-miss", "told-miss", "beam-*-miss")),
    Sign("planet", ("planet-*",)),
    Sign("asteroids", ("asteroids-*",)),
    Sign("place", ("place",)),
    Sign("heading", ("heading-{n}", "clock")),
    Sign("speed", ("speed",)),
    Sign("field", ("field-*", "sign-field")),
    Sign("weave", ("sign-weave",)),
    Sign("jump", ("sign-jump",)),
    Sign("dock", ("sign-dock",)),
    Sign("orbit", ("sign-orbit",)),
    Sign("asleep", ("sign-asleep",)),
    Sign("energy", ("energy-{n}", "gauge-{n}")),
    Sign("sound", ("part-*-sound", "state-sound")),
    Sign("vulnerable", ("part-*-vulnerable", "state-vulnerable")),
    Sign("damaged", ("part-*-damaged", "state-damaged")),
    Sign("destroyed", ("part-*-destroyed", "state-destroyed")),
    Sign("armor", ("armor-{n}",)),
    Sign("target", ("target",)),
    Sign("range", ("column-range", "figure-range")),
    Sign("relative", ("column-relative", "figure-relative")),
    Sign("value", ("column-value", "figure-value")),
    Sign("chance", ("column-chance", "figure-chance")),
    Sign("cost", ("column-cost", "figure-cost")),
)
PLAIN = ("cross", "log-*", "score-*", "card-*")
CALLOUTS = ("overview", "ruler", "ship", "velocity", "path", "heading", "speed", "sound")
"""What can be seen as soon as the ships are placed."""

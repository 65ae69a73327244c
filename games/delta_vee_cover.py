"""Delta Vee from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Length, Part

COMMANDS = (
    Command("place", (Part("place", ("ship", "hex")),)),
    Command("head", (Part("head", ("ship", "direction")),)),
    Command("speed", (Part("speed", ("velocity",)),)),
    Command("stow", (Part("stow", ("pods",), many=True, repeat=True),)),
    Command("unstow", (Part("unstow"),)),
    Command("as-printed", (Part("as-printed"),)),
    Command("take", (Part("unit", ("unit",)),)),
    Command(
        "command",
        (
            Part("unit", ("unit",)),
            Part("order", ("orders",), many=True, repeat=True),
            Part("give"),
        ),
    ),
    Command(
        "plan",
        (Part("unit", ("unit",)), Part("order", ("orders",), many=True, repeat=True)),
    ),
    Command("back", (Part("back"),)),
    Command("again", (Part("unit", ("unit",)), Part("again"), Part("give"))),
    Command("recall", (Part("recall"),)),
    Command("give", (Part("give"),)),
    Command(
        "swing",
        (Part("order", ("orders",), many=True, repeat=True), Part("done")),
    ),
    Command("move", (Part("move", ("unit",)),)),
    Command(
        "fire",
        (Part("unit", ("unit",)), Part("fire", ("weapon", "mode", "target"))),
    ),
    Command(
        "launch",
        (Part("unit", ("unit",)), Part("launch", ("pod", "missile", "placement"))),
    ),
    Command(
        "release",
        (
            Part("unit", ("unit",)),
            Part("release", ("placements",), many=True, repeat=True),
        ),
    ),
    Command("hit", (Part("hit", ("part",)),)),
    Command("intercept", (Part("intercept", ("target",)),)),
    Command("done", (Part("done"),)),
    Command(
        "order",
        (
            Part("order-raise", ("field", "raise")),
            Part("order-hunt", ("missile", "hunt")),
            Part("order-orbit", ("orbiting", "orbit")),
            Part("order-coast", ("coast",)),
            Part("order-hold", ("hold",)),
            Part("order-mover", ("mover",)),
            Part("order-part", ("first-part",)),
            Part("order-prey", ("prey",)),
        ),
    ),
)

COVER: Final = Cover(
    slug="delta_vee",
    version=5,
    commands=COMMANDS,
    seats=range(2, 7),
    weight="heavy",
    length=Length(days=(7, 20), presses=200),
)

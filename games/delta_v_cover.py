"""Delta V from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Length, Part

COMMANDS = (
    Command(
        "move",
        (
            Part("return", ("from",), many=True, repeat=True),
            Part("fly", ("to",), many=True, repeat=True),
        ),
    ),
    Command("stop", (Part("stop"),)),
    Command("prospect", (Part("prospect"),)),
    Command(
        "survey",
        (Part("survey", ("bribe",)), Part("line", ("line",)), Part("look", ("tiles",), many=True)),
    ),
    Command("buy", (Part("buy"),)),
    Command("show", (Part("show", ("tile",)),)),
    Command("hide", (Part("hide"),)),
    Command(
        "contract",
        (Part("declare", ("contract",)), Part("reveal", ("reveal",), many=True, repeat=True)),
    ),
    Command("reveal", (Part("reveal", ("tiles",), many=True, repeat=True),)),
    Command("replace", (Part("replace", ("bribe",)),)),
    Command("fail", (Part("fail"),)),
    Command("bid", (Part("bid", ("bribe",)),)),
    Command("pass", (Part("pass"),)),
    Command("use", (Part("use", ("incident",)), Part("scan-tiles", ("tiles",), many=True))),
    Command("go-on", (Part("go-on"),)),
    Command(
        "sabotage",
        (Part("sabotage", ("player", "place")), Part("follow", ("rocket",))),
    ),
    Command("stay", (Part("stay"),)),
    Command("strike", (Part("strike", ("incident",)),)),
    Command("alien", (Part("alien-to", ("tile",)),)),
    Command("leave-alien", (Part("alien-stays"),)),
    Command("steal", (Part("steal", ("player", "loot")),)),
    Command("steal-nothing", (Part("steal-nothing"),)),
    Command(
        "order",
        (
            Part("order-ask", ("ask",)),
            Part("order-pass", ("pass",)),
            Part("order-strike", ("strike", "against")),
            Part("order-below", ("below",)),
        ),
    ),
)

COVER: Final = Cover(
    slug="delta_v",
    version=5,
    commands=COMMANDS,
    seats=range(2, 5),
    weight="medium",
    length=Length(days=(4, 10), presses=130),
)

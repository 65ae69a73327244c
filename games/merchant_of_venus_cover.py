"""Merchant of Venus from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Length, Part

ORDERS: Final = ("order", "order-exit", "order-plan", "order-jam", "order-buy")
CANCELS: Final = tuple(verb.replace("order", "cancel") for verb in ORDERS)
"""The verbs of standing orders, and those that take them back (MV299)."""


def _command(name: str, *params: str) -> Command:
    return Command(name, (Part(name, params),))


def _list(verb: str, param: str) -> Part:
    """A part whose option is a list of choices."""
    return Part(verb, (param,), many=True, repeat=True)


COMMANDS = (  # MV296, MV306: the start, the flight, the business; each part is a single step too
    Command(
        "prepare",
        (
            Part("pilot", ("pilot",)),
            Part("strengthen", ("gauge",)),
            _list("pack", "packs"),
            Part("discover", ("contact",)),
            _list("stock", "stock"),
            Part("place", ("harbour",)),
        ),
    ),
    _command("skip"),
    _command("drive-off"),
    _command("roll"),
    Command("head", (Part("roll", ("direction",)),)),
    Command("voyage", (Part("set-out", ("voyage",)),)),
    Command(
        "fly",
        (
            Part("assign", ("place", "die")),
            Part("tune", ("tuned", "tuning")),
            Part("thrust", ("thrust",)),
            Part("use", ("card",)),
            Part("fly-to", ("course",)),
            _list("fly", "fields"),
        ),
    ),
    _command("land"),
    _command("go-on"),
    _command("ask-exit"),
    _command("effect-die"),
    _command("stop"),
    _command("reroll"),
    Command(
        "choose",
        (
            Part("exit-to", ("exit",)),
            Part("portal-to", ("teleportal",)),
            Part("lower", ("gauge",)),
            Part("fight", ("ability",)),
            Part("give", ("good",)),
            Part("answer", ("card", "answer")),
            Part("keep", ("keep",)),
            Part("exchange", ("exchange",)),
            Part("jam", ("mission", "wanted")),
            _list("jettison", "overboard"),
        ),
    ),
    Command("look", (Part("look", ("systems",), many=True),)),
    Command("swap", (Part("swap-contacts", ("system", "other")),)),
    _command("look-encounter"),
    Command("put", (Part("put", ("where",)),)),
    _command("leave"),
    Command(
        "business",
        (
            Part("train", ("train",)),  # MV208: before any business
            _list("deliver", "deliver"),
            _list("unload", "unload"),
            Part("fulfil", ("mission", "by")),
            Part("sell-strong", ("best",)),
            _list("sell", "sell"),
            _list("sell-passenger", "captive"),
            _list("claim", "claim"),
            _list("buy-reward", "reward"),
            _list("buy", "buy"),
            _list("board", "board"),
            Part("build", ("orbit",)),
            Part("build-by-permit", ("permit",)),
        ),
    ),
    _command("close-sales"),
    _command("second-mission"),
    _command("done"),
    Command("order", tuple(Part(verb, (verb,)) for verb in ORDERS)),
    Command("cancel", tuple(Part(verb, (verb,)) for verb in CANCELS)),
)

COVER: Final = Cover(
    slug="merchant_of_venus",
    version=5,
    commands=COMMANDS,
    seats=range(1, 5),  # MV1
    weight="heavy",
    length=Length(days=(14, 35), presses=250),
    lengths={
        ("variant", "quick"): Length(days=(7, 18), presses=130),
        ("variant", "epic"): Length(days=(20, 50), presses=350),
    },
)

"""Space Dealer from outside: all that a start needs of it."""

from __future__ import annotations

from typing import Final

from engine import Command, Cover, Length, Part


def _command(name: str, *params: str) -> Command:
    return Command(name, (Part(name, params),))


COMMANDS = (
    _command("settle", "side", "mine", "site"),
    _command("plan", "card"),
    _command("draw", "level"),
    _command("keep", "card"),
    _command("research"),
    _command("build", "card", "site"),
    _command("use", "card", "way"),
    _command("fly", "ship", "planet"),
    _command("deliver", "demand", "ship"),
    _command("move", "source", "target", "goods"),
    Command(
        "finish",
        (
            Part("place", ("build", "site")),
            Part("exchange", ("convert", "way")),
            Part("release", ("release",)),
        ),
    ),
    _command("dump", "source", "goods"),
    _command("trade", "player", "planet", "give", "want"),
    Command("answer", tuple(Part(v, (v,)) for v in ("accept", "decline", "withdraw"))),
    _command("scrap", "card"),
    _command("swap", "player", "card", "place"),
    _command("drop", "ship", "goods"),
    _command("lift", "ship", "goods"),
    Command("attack", (Part("sabotage", ("sabotage", "timer")), Part("block", ("block", "card")))),
    _command("wait"),
    Command("order", (Part("queue", ("timer", "job"), many=True),)),
    _command("when", "timer", "order", "condition"),
    _command("sooner", "timer", "order"),
    _command("cancel", "timer", "order"),
    _command("aim", "card", "aim"),
)

COVER: Final = Cover(
    slug="space_dealer",
    version=3,
    commands=COMMANDS,
    seats=range(3, 9),
    weight="heavy",
    length=Length(days=(3, 4), presses=200),
    lengths={
        ("timer", "one-minute"): Length(days=(0, 0), presses=150),
        ("timer", "ten-minutes"): Length(days=(0, 0), presses=200),
        ("timer", "eight-hours"): Length(days=(14, 18), presses=200),
    },
)

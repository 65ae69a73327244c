"""Space Dealer: goods, demands, timers and fields as groups of marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from games.space_dealer.parts import colour_of, letters
from games.space_dealer.view import DemandView
from games.space_dealer.view_timers import TimerView
from render.board import Caption
from render.palette import (
    DANGER,
    GEMS,
    GOLD,
    INK,
    LIT,
    PANEL,
    RIM,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    Gem,
    mix,
)
from render.scene import Anchor, Box, Colour, Disc, Group, Mark, Polygon, Text
from render.shapes import Marks, around, badge, gem

DUG: Final = ("mine", "complex", "fusion")
"""Cards whose name is not enough: they give one good."""
WIDE: Final = 1024
MARGIN: Final = 16
LETTER: Final = 28
"""The smallest writing, which is 10 pixels high on a phone."""

_CUTS: Final = {"r": GEMS[3], "y": GEMS[0], "g": GEMS[1], "b": GEMS[2]}
"""A good differs from the others by colour, cut and letter."""
LOOKS: Final[dict[str, Gem]] = {
    letter: replace(look, letter=letter.upper()) for letter, look in _CUTS.items()
}


def words(  # noqa: PLR0913 - what a line of words needs
    x: int,
    y: int,
    said: str,
    size: int = LETTER,
    colour: Colour = WHITE,
    anchor: Anchor = "left",
    *,
    room: int = 0,
    weight: int = 600,
    instead: str = "",
) -> Text:
    """A line of words, to the right of x unless said otherwise."""
    return Text(x, y, said, size, colour, anchor, weight, room, instead)


def edged(name: str, box: Box, *, lit: bool) -> Group:
    """The plate of what has a name; one that the viewer may choose is called so."""
    return Group(f"highlighted-{name}" if lit else "plate", (box,))


def bundle(goods: str, x: int, y: int, r: int = 15, room: int = 0) -> list[Mark]:
    """Goods side by side, closer where ``room`` (pixels) is short; small ones without letters."""
    step = 2 * r + 4
    if room and len(goods) > 1:
        step = min(step, (room - 2 * r) // (len(goods) - 1))
    return [good(letter, r, x + r + n * step, y) for n, letter in enumerate(goods)]


def good(letter: str, r: int, x: int, y: int, size: int | None = None) -> Group:
    """A good with its letter; a small one has none, unless a size is given."""
    said = (r if r > 12 else 0) if size is None else size
    return Group(f"{'good' if said else 'small'}-{letter}", gem(LOOKS[letter], r, said), x, y)


def state_of(timer: TimerView) -> str:
    """What a timer shows: that it is free, that it has run out, or what it does."""
    return "due" if timer.due else timer.job or "free"


def sand(timer: TimerView, *, small: bool = False) -> Marks:
    """A timer as a pie; a small one stands on a card."""
    part = 0 if timer.due or not timer.job else timer.part // 125 * 125
    return pie(part, 12 if small else 18, due=timer.due, free=not timer.job)


@cache
def pie(part: int, r: int, *, due: bool, free: bool) -> Marks:
    """A timer, 2r pixels wide: how much of its sand has run, in thousandths."""
    if free:
        return (Disc(0, 0, r, PANEL, RIM, 3),)
    if due:
        return (Disc(0, 0, r, GOLD), Text(0, 0, "!", r * 3 // 2, INK, weight=800))
    angle = max(0, min(359, part * 360 // 1000))
    rim = ((0, 0), *((a, 100) for a in range(0, angle + 1, 12)), (angle, 100))
    ground = Disc(0, 0, r, mix(SPACE, SOFT, 40), SOFT, 3)
    return (ground, Polygon(around(rim, r - 2), WHITE)) if angle >= 6 else (ground,)


def timers(
    found: Sequence[TimerView], x: int, y: int, *, highlighted: frozenset[str]
) -> list[Mark]:
    """Timers side by side."""
    marks: list[Mark] = []
    for n, timer in enumerate(found):
        at = x + 20 + n * 44
        if timer.id in highlighted:
            marks.append(Group(f"highlighted-{timer.id}", (Disc(0, 0, 22, GOLD),), at, y))
        marks.append(Group(f"{timer.id}-{state_of(timer)}", sand(timer), at, y))
        if timer.job == "spent":
            marks.append(Group("spent", (Text(0, 0, "X", 26, DANGER, weight=800),), at, y))
    return marks


@cache
def neutral(r: int, number: int) -> Marks:
    """A neutral planet with its number."""
    return (
        Disc(0, 0, r, mix(SPACE, SOFT, 60), SOFT, 3),
        Text(0, 0, str(number), r, INK, weight=800),
    )


def dug(card: str) -> str:
    """The letter of the good that a mine of one colour gives."""
    return letters([int(n == colour_of(card)) for n in range(4)])


def points(demand: DemandView) -> str:
    """What a demand is worth: for who delivers, and after the stroke for the host."""
    return f"{demand.deliver}/{demand.host}" if demand.host else str(demand.deliver)


def worth(demand: DemandView, caption: Caption, x: int, y: int, anchor: Anchor) -> Mark:
    """The same beside the goods; of a demand that the viewer may meet it is a sign."""
    lit = demand.id in caption.highlighted
    said = words(x, y, points(demand), 24, LIT if lit else WHITE, anchor, weight=800)
    return Group("highlighted-points", (said,)) if lit else said


@cache
def vessel(seat: int, second: int, *, flies: bool = False) -> Marks:
    """A ship as a flying badge of its owner, dim on its way; the further ones have a number."""
    look = SEATS[seat]
    colour = mix(look.colour, SPACE, 60) if flies else look.colour
    wing = Polygon(((-26, 14), (0, -6), (26, 14), (0, 6)), mix(colour, WHITE, 25))
    marks: Marks = (wing, *badge(replace(look, colour=colour), 14))
    return marks if not second else (*marks, Text(22, -12, str(second + 1), 22, WHITE, weight=800))

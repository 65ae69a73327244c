"""Space Dealer: planets, ships, timers, goods and demands as groups of marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from math import cos, radians, sin
from typing import Final

from games.space_dealer.parts import colour_of, letters
from games.space_dealer.view import CardView, DemandView
from games.space_dealer.view_timers import TimerView
from render import letters as written
from render.letters import LETTER
from render.palette import (
    DANGER,
    DAYLIGHT,
    FAINT,
    FLAME,
    GEMS,
    GOLD,
    INK,
    LIT,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    Gem,
    mix,
)
from render.scene import Box, Colour, Disc, Group, Line, Mark, Polygon, Text
from render.shapes import Marks, around, badge, gem, hourglass

from .space_dealer_buildings import drawing

DUG: Final = ("mine", "complex", "fusion")
"""Cards whose name is not enough: they give one good."""
WIDE: Final = 1024
MARGIN: Final = 10
R: Final = 17
"""Half of a good, which is as small as a phone can show."""
STEP: Final = 22
"""From one good of a row to the next, which covers a third of it."""
GLASS: Final = 22
LARGE: Final = 40
"""From this radius on a planet has room for a whole badge."""
words = partial(written.words, weight=700)
"""A line of words, bolder than elsewhere: it stands on bright cards."""

_CUTS: Final = {"r": GEMS[3], "y": GEMS[0], "g": GEMS[1], "b": GEMS[2]}
"""A good differs from the others by colour, cut and letter."""
LOOKS: Final[dict[str, Gem]] = {
    letter: replace(look, letter=letter.upper()) for letter, look in _CUTS.items()
}


def edged(name: str, box: Box, *, lit: bool) -> Group:
    """The plate of what has a name; one that the viewer may choose has a turquoise edge."""
    if not lit:
        return Group("plate", (box,))
    return Group(f"highlighted-{name}", (replace(box, edge=LIT, width=5),))


def lit_edge(name: str, box: Box) -> Group:
    """The turquoise edge alone, over what stands on the plate."""
    return Group(f"highlighted-{name}", (replace(box, fill="", edge=LIT, width=5),))


def goods(found: str, x: int, y: int, r: int = R, step: int = STEP) -> list[Mark]:
    """Goods from left to right, the first in the middle of (x, y)."""
    return [good(letter, r, x + n * step, y) for n, letter in enumerate(found)]


def good(letter: str, r: int, x: int, y: int) -> Group:
    """A good: its colour and cut, with an edge so that one on another can be told."""
    return Group(f"good-{letter}", _cut(letter, r), x, y)


@cache
def _cut(letter: str, r: int) -> Marks:
    (face,) = gem(LOOKS[letter], r)
    assert isinstance(face, Polygon)
    return (replace(face, edge=INK, width=2),)


def dug(card: str) -> str:
    """The letter of the good that a mine of one colour gives."""
    return letters([int(n == colour_of(card)) for n in range(4)])


def building(card: CardView, size: int) -> Marks:
    """What a card builds, so many pixels wide and high."""
    return drawing(card.kind, LOOKS[dug(card.id)] if card.kind in DUG else None, size)


def points(demand: DemandView) -> str:
    """What a demand is worth: for who delivers, and after the stroke for the host."""
    return f"{demand.deliver}/{demand.host}" if demand.host else str(demand.deliver)


# -- planets and ships ----------------------------------------------------------------------------


@cache
def home(seat: int, r: int) -> Marks:
    """The planet of a player: its colour in three tones, and their badge."""
    look = SEATS[seat]
    dark = mix(look.colour, INK, 45)
    ring = _oval(r * 150 // 100, r * 38 // 100)
    return (
        *((Line(ring[9:], SOFT, max(r // 8, 3)),) if seat % 3 == 1 else ()),
        *_globe(r, dark, look.colour, DAYLIGHT[seat], seat),
        *((Line(ring[:10], SOFT, max(r // 8, 3)),) if seat % 3 == 1 else ()),
        *(badge(look, 29) if r >= LARGE else seal(seat, 21)),
    )


def seal(seat: int, r: int) -> Marks:
    """The badge of a player, smaller than its letter would have it."""
    look = SEATS[seat]
    return (badge(look, r)[0], Text(0, 0, look.letter, LETTER, INK, weight=800))


@cache
def globe(seat: int, r: int) -> Marks:
    """The planet of a player where there are many: without its belts."""
    look = SEATS[seat]
    letter = Text(0, 0, look.letter, LETTER, INK, weight=800)
    lit = Disc(-r // 10, -r // 10, r * 9 // 10, look.colour)
    return (Disc(0, 0, r, mix(look.colour, INK, 45)), lit, letter)


@cache
def neutral(number: int, r: int) -> Marks:
    """A planet of nobody, with its number."""
    spots = ((-62, -34, 18), (60, 36, 16), (-44, 60, 12))
    craters = tuple(Disc(r * x // 100, r * y // 100, r * size // 100, ROCK) for x, y, size in spots)
    return (
        Disc(0, 0, r, ROCK_DARK),
        Disc(-r // 12, -r // 12, r * 11 // 12, ROCK_LIGHT),
        *craters,
        Text(0, 0, str(number), LETTER, INK, weight=800),
    )


def _globe(r: int, dark: Colour, plain: Colour, light: Colour, kind: int) -> Marks:
    """A ball lit from the upper left, with belts whose heights tell planets apart."""
    belts = []
    for top, high in (((-62, 22), (30, 26)), ((-40, 16), (8, 14)), ((-70, 14), (44, 30)))[kind % 3]:
        angles = _chord(top), _chord(top + high)
        left = tuple((180 + a, 100) for a in range(angles[1], angles[0] + 1, 6))
        right = tuple((180 - a, 100) for a in range(angles[1], angles[0] + 1, 6))
        belts.append(Polygon((*around(left, r), *around(right[::-1], r)), plain))
    crescent = tuple((a, 100) for a in range(250, 381, 10))
    inner = tuple((a, 86) for a in range(250, 381, 10))
    return (
        Disc(0, 0, r, dark),
        *belts,
        Polygon((*around(crescent, r), *around(inner[::-1], r, r // 24, r // 24)), light),
    )


def _chord(percent: int) -> int:
    """Degrees from the lower pole to where a ball is so high (-100 is its top), in steps of 6."""
    return min(range(0, 181, 6), key=lambda a: abs(-around(((180 - a, 100),), 100)[0][1] + percent))


def _oval(wide: int, high: int) -> tuple[tuple[int, int], ...]:
    """Around the planet, its near half first, a little tilted."""
    return tuple(
        (round(wide * cos(radians(a))), round(high * sin(radians(a)) - wide * cos(radians(a)) / 5))
        for a in range(0, 361, 20)
    )


@cache
def ship(seat: int, second: int, *, flies: bool = False, plain: bool = False) -> Marks:
    """A ship about 60 pixels wide; one on its way is hollow, the further ones have two masts.

    plain: without fins and flame, because there are many.
    """
    look = SEATS[seat]
    dark = mix(look.colour, INK, 45)
    fins = (((-22, -2), (-36, 18), (-36, 30), (-14, 20)), ((22, -2), (36, 18), (36, 30), (14, 20)))
    face = badge(look, 23)[0]
    if flies and isinstance(face, Disc | Polygon):
        face = replace(face, fill=SPACE, edge=look.colour, width=4)
    masts = tuple(Box(x - 2, -36, 5, 16, SOFT, round=2) for x in ((-9, 9) if second else ()))
    return (
        *((Polygon(((-12, 20), (12, 20), (0, 42)), FLAME),) if flies and not plain else ()),
        *masts,
        *(() if plain else (Polygon(fin, look.colour if flies else dark) for fin in fins)),
        face,
        Text(0, 0, look.letter, LETTER, look.colour if flies else INK, weight=800),
    )


# -- timers ---------------------------------------------------------------------------------------


def state_of(timer: TimerView) -> str:
    """What a timer shows: that it is free, runs, has run out, or is stopped."""
    if timer.due or timer.job == "spent":
        return "due" if timer.due else "spent"
    return "runs" if timer.job else "free"


def glass(timer: TimerView, r: int = GLASS) -> Group:
    """A timer: lying while it is free, and with its sand above and below while it runs."""
    state = state_of(timer)
    return Group(f"glass-{state}", _glass(state, timer.part // 100 * 10, r))


@cache
def _glass(state: str, part: int, r: int) -> Marks:
    if state == "free":
        return tuple(map(_turned, hourglass(50, r * 9 // 10, FAINT, SOFT)))
    if state == "due":
        return hourglass(0, r, DANGER, DANGER)
    standing = hourglass(100 - part, r)
    if state == "runs":
        return standing
    cross = (((-r, -r), (r, r)), ((r, -r), (-r, r)))
    return (*standing, *(Line(line, DANGER, 6) for line in cross))


def _turned(mark: Mark) -> Mark:
    """An hourglass that lies: across and down change places."""
    match mark:
        case Polygon() | Line():
            return replace(mark, points=tuple((y, x) for x, y in mark.points))
        case Box():
            return replace(mark, x=mark.y, y=mark.x, w=mark.h, h=mark.w)
    return mark


def job(timer: TimerView, cards: Sequence[CardView]) -> Group | None:
    """What a timer works on, 38 pixels high: the card itself where everybody sees it."""
    if timer.job == "use":
        card = next((card for card in cards if card.id == timer.on), None)
        return None if card is None else Group("job-use", building(card, 38))
    return Group(f"job-{timer.job}", _JOBS[timer.job]) if timer.job in _JOBS else None


_JOBS: Final[dict[str, Marks]] = {
    "research": tuple(
        Polygon(
            ((-16, y + 10), (0, y - 6), (16, y + 10), (16, y + 18), (0, y + 2), (-16, y + 18)), c
        )
        for y, c in ((-12, GOLD), (0, WHITE))
    ),
    "plan": (
        Polygon(((-4, -4), (4, 2), (-10, 20), (-18, 14)), FLAME),
        Polygon(((-8, -18), (8, -16), (20, -2), (12, 8), (2, -2), (-12, -6)), WHITE),
    ),
    "fly": (
        Polygon(((-6, 10), (6, 10), (0, 20)), FLAME),
        Polygon(((-7, 2), (-17, 14), (-7, 11)), ROCK_LIGHT),
        Polygon(((7, 2), (17, 14), (7, 11)), ROCK_LIGHT),
        Polygon(((-8, 11), (-8, -6), (0, -19), (8, -6), (8, 11)), WHITE),
        Disc(0, -4, 4, INK),
    ),
}

"""Merchant of Venus: the board, what a decision is about, and the score sheet, from a look."""

from __future__ import annotations

from typing import Final

from engine import Result
from games.merchant_of_venus.bills import PHASES
from games.merchant_of_venus.fields import field_phrase
from games.merchant_of_venus.galaxy import GALAXY
from render.board import Caption
from render.letters import PITCH, laid, words
from render.palette import GOLD, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from render.scene import Anchor, Box, Group, Mark, Scene, Text
from render.shapes import sky

from . import merchant_of_venus_art as art
from .merchant_of_venus_cards import dice, gauges
from .merchant_of_venus_look import Look, Market, Panel
from .merchant_of_venus_map import HIGH, galaxy, overlay
from .merchant_of_venus_market import market, stock
from .merchant_of_venus_near import near as close
from .merchant_of_venus_players import high, rows, told
from .merchant_of_venus_sheet import CARGO, HAND, lined
from .merchant_of_venus_sheet import sheet as ship
from .merchant_of_venus_text import place
from .merchant_of_venus_window import HIGH as NEAR_HIGH

WIDE: Final = 1024
MARGIN: Final = 12
LETTER: Final = 34
STEP: Final = 56
"""Height of a line of the score sheet."""
CONSOLE: Final = 76
"""Height of what stands below the surroundings of a ship: its dice and gauges."""
WHOLE: Final = frozenset(
    (
        "choose-pilot",
        "set-gauges",
        "choose-pack",
        "turn-up-contact",
        "place-ship",
        "enter-portal",
        "look-at-contacts",
        "swap-contacts",
    )
)
"""Decisions about the whole galaxy, or about none of it."""


def scene(look: Look, caption: Caption) -> Scene:
    """The galaxy with all that lies in it, and a line for each player; at the end the scores."""
    if look.result is not None:
        return sheet(look.result, caption)
    marks = [*_galaxy(look, caption), *rows(look, caption, HIGH)]
    low = HIGH + high(look)
    for said in told(look, caption):
        rows_ = lined(said)
        marks += laid(rows_, 2 * MARGIN, low + PITCH // 2, WIDE - 4 * MARGIN, HAND)
        low += PITCH * len(rows_) + 6
    return Scene((WIDE, low), SPACE, galaxy(), tuple(marks))


def _galaxy(look: Look, caption: Caption) -> list[Mark]:
    def label(id_: str) -> str:
        known = id_ in GALAXY.frames or id_ == GALAXY.base
        return caption.texts(f"venus-map-{id_}") if known else caption.id(id_)

    return overlay(look.sight, label)


def near(look: Look, caption: Caption) -> Scene | None:
    """What the viewer's decision is about: the market, or what lies around the ship that flies."""
    if look.viewer is None or look.result is not None or look.decision in WHOLE:
        return None
    panel = look.panel(look.viewer)
    asked = look.viewer in (look.turn, *caption.waited)
    if asked and (found := _business(look, panel, caption)) is not None:
        return found
    flying = _flying(look, panel)
    seen = close(look.sight, flying, lambda id_: _say(id_, caption))
    if seen is None:
        return None
    marks = (*seen, *_console(flying, look, caption))
    return Scene((WIDE, NEAR_HIGH + CONSOLE), SPACE, sky(WIDE, NEAR_HIGH, 50), marks)


def _business(look: Look, panel: Panel, caption: Caption) -> Scene | None:
    """What a decision about goods and passengers needs; None for other decisions."""
    if look.decision == "buy-stock":
        return stock(look, panel, caption)
    if look.decision in CARGO:
        return ship(look, panel, caption)
    if look.decision not in PHASES:
        return None
    found = look.markets.get(GALAXY[panel.at].system)
    if panel.at == GALAXY.base:
        waiting = tuple(guest for where, guest in look.waiting if where == GALAXY.base)
        found = Market(GALAXY.base, "", "", guests=waiting)
    return None if found is None else market(look, found, panel, caption)


def _flying(look: Look, panel: Panel) -> Panel:
    """The ship in question: the viewer's own, but for who is asked about the way of another."""
    others = [each for each in look.panels if each.dice]
    return others[0] if look.decision == "name-exit" and others else panel


def _console(panel: Panel, look: Look, caption: Caption) -> list[Mark]:
    """The dice and gauges of a ship, with whose they are where it is another's."""
    others = panel.seat != look.viewer
    whose = Group(
        f"badge-seat-{panel.seat}", art.seal(panel.seat, 24), 44, NEAR_HIGH + CONSOLE // 2
    )
    y = NEAR_HIGH + CONSOLE // 2
    ground = Box(0, 0, WIDE, CONSOLE, PANEL)
    return [
        Group("console", (ground,), 0, NEAR_HIGH),
        *gauges(panel, WIDE - 330, y),
        *([whose] if others else []),
        *dice(panel, caption, 110 if others else 44, y),
    ]


def _say(id_: str, caption: Caption) -> str:
    """What a place, a people or a field is called; fields without the place in which they are."""
    if id_.startswith("field-"):
        field = field_phrase(id_.removeprefix("field-"))
        if not field.args:
            return caption.texts(field.key)
        number = dict(field.args).get("number", 0)
        return caption.texts(f"close-{field.key}", number=number)
    known = id_ in GALAXY.frames or id_ in (GALAXY.base, "nebula")
    return place(id_, caption) if known else caption.id(id_)


def hand(look: Look, caption: Caption) -> Scene | None:
    """The viewer's own ship, and all they own."""
    if look.viewer is None or look.result is not None:
        return None
    return ship(look, look.panel(look.viewer), caption)


def sheet(result: Result, caption: Caption) -> Scene:
    """The scoring steps from above to below, a column for each player, the winner first."""
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    wide = (WIDE - 2 * MARGIN - 260) // len(order)
    high = 296 + STEP * len(result.columns)
    marks = _title(result, caption)
    for n, seat in enumerate(order):
        marks += _column(result, seat, MARGIN + 260 + n * wide, wide)
    marks += (_called(seat, caption, n, wide) for n, seat in enumerate(order))
    for n, column in enumerate(result.columns):
        total = n == len(result.columns) - 1
        said = caption.texts(f"column-{column}")
        y = 272 + n * STEP + 12 * total
        colour = GOLD if total else SOFT
        marks.append(words(MARGIN + 16, y, said, 34, colour, room=250, weight=700))
    return Scene((WIDE, high + MARGIN), SPACE, sky(WIDE, high + MARGIN, 80), tuple(marks))


def _title(result: Result, caption: Caption) -> list[Mark]:
    texts = caption.texts
    names = [caption.name(seat) for seat in result.winners]
    winners = texts("venus-winners", who=names, count=len(names))
    return [
        words(MARGIN + 8, 42, texts("venus-final"), 40, weight=800, room=340),
        words(WIDE - MARGIN - 8, 42, winners, 34, GOLD, "right", room=620, weight=700),
    ]


def _column(result: Result, seat: int, x: int, wide: int) -> list[Mark]:
    won = result.places[seat] == 1
    high = 206 + STEP * len(result.columns)
    middle = x + wide // 2
    fill, edge = (RAISED, "") if won else (PANEL, RIM)
    marks: list[Mark] = [
        Group(f"sheet-{seat}", (Box(0, 0, wide - 10, high, fill, edge, 1, 8),), x, 84),
        *([Group("won", (Box(0, 0, wide - 10, high, "", GOLD, 3, 8),), x, 84)] if won else []),
        Group(f"badge-seat-{seat}", art.seal(seat, 26), middle - 5, 126),
    ]
    for n, points in enumerate(result.rows[seat]):
        total = n == len(result.columns) - 1
        y = 272 + n * STEP + 12 * total
        colour = GOLD if total else (WHITE if points else SOFT)
        size = 50 if total else 44
        said = words(0, 0, str(points), size, colour, "middle", weight=800)
        marks.append(Group("total" if total else "step", (said,), middle - 5, y))
    return marks


def _called(seat: int, caption: Caption, n: int, wide: int) -> Text:
    """The name over a column; every other one stands lower, so that there is room for long ones."""
    middle = MARGIN + 255 + n * wide + wide // 2
    x, room = middle, 2 * wide - 24
    anchor: Anchor = "middle"
    if middle + wide > WIDE:
        x, anchor = WIDE - MARGIN - 14, "right"
    name, letter = caption.names[seat], SEATS[seat].letter
    return words(
        x, 180 + 44 * (n % 2), name, LETTER, WHITE, anchor, room=room, weight=700, instead=letter
    )

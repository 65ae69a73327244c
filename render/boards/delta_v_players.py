"""Delta V: what each player has, two players side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine import Seat
from games.delta_v.parts import MINERALS, OMNIDIUM, mineral
from games.delta_v.view import PlayerView, View
from render.board import Caption
from render.boards.delta_v_parts import berth, bribe, crew, incident, spent, taken, token
from render.letters import LETTER
from render.palette import GOLD, LIT, PANEL, RAISED, SEATS, WHITE
from render.scene import Box, Group, Mark, Text
from render.shapes import turn_mark
from render.text import tame

PLAYER = 156
"""Height of a player, with what is between two of them."""
_HIGH = PLAYER - 8
_WIDE, _STEP = 500, 508
_LINES = 28, 76, 123
"""The middles of the three lines of a player."""
_BRIBES, _TAKEN = 192, 34
"""Where the first bribe and the first tile stand."""
_BRIBE, _SPENT, _INCIDENT, _TILE = 42, 78, 48, 50
"""How much of a line each takes."""


def players(view: View, caption: Caption, y: int) -> Iterator[Mark]:
    """All players, the first one first."""
    seats = len(view.players)
    for n in range(seats):
        seat = Seat((view.first + n) % seats)
        marks = tuple(_player(view, seat, caption))
        yield Group(f"player-seat-{seat}", marks, 8 + n % 2 * _STEP, y + n // 2 * PLAYER)


def _player(view: View, seat: Seat, caption: Caption) -> Iterator[Mark]:
    player, own = view.players[seat], seat == view.seat
    first, second, third = _LINES
    yield from _plate(view, seat, caption)
    if seat in caption.waited:
        yield Group("turn-mark", turn_mark(caption.left, 18), 26, first)
    yield Group(f"badge-seat-{seat}", token(seat, 22), 72, first)
    instead = caption.texts("board-seat", letter=SEATS[seat].letter)
    yield Text(104, first, tame(caption.names[seat]), LETTER, WHITE, "left", 700, 310, instead)
    total = Text(0, 0, str(player.points), 44, GOLD, "right", 800)
    yield Group(f"points-{seat}", (total,), _WIDE - 14, first)
    for group, x in ((crew(seat, player.station), 30), (berth(seat, player.yard), 112)):
        yield Group(group.name, group.marks, x, second)
    lit = caption.highlighted if own else frozenset[str]()
    whose = "own" if own else f"held-{seat}"
    used = _BRIBES
    for group, id_, wide in _paid(player, seat, lit):
        yield Group(f"{whose}-{id_}", (group,), used, second)
        used += wide
    row = _taken(player, seat)
    for n, group in enumerate(row):
        yield Group(f"{whose}-{group.name}", (group,), _TAKEN + n * _TILE, third)
    spots = [(x, second) for x in range(used + 4, _WIDE - 24, _INCIDENT)]
    spots += [(x, third) for x in range(_TAKEN + len(row) * _TILE, _WIDE - 24, _INCIDENT)]
    for (id_, group), (x, y) in zip(_incidents(player), spots, strict=False):
        yield Group(f"{whose}-{id_}", (group,), x, y)
    if view.result:
        place = caption.texts("board-place", place=view.result.places[seat])
        yield Text(_WIDE - 14, third, place, LETTER, WHITE, "right")


def _plate(view: View, seat: Seat, caption: Caption) -> Iterator[Group]:
    """What a player's pieces lie on; a bright edge says something about them."""
    name, edge = "", RAISED
    if f"seat-{seat}" in caption.highlighted:
        name, edge = f"highlighted-seat-{seat}", LIT
    elif view.result is not None and seat in view.result.winners:
        name, edge = "won", GOLD
    yield Group("plate", (Box(0, 0, _WIDE, _HIGH, PANEL, "" if name else edge, 3, 12),))
    if name:
        yield Group(name, (Box(0, 0, _WIDE, _HIGH, "", edge, 4, 12),))


def _paid(player: PlayerView, seat: Seat, lit: frozenset[str]) -> Iterator[tuple[Group, str, int]]:
    """The bribes that are left and how many are spent, each with its id and how wide it is."""
    for name in MINERALS:
        for _ in range(player.bribes.count(name)):
            yield bribe(seat, name, highlighted=name in lit), name, _BRIBE
    if player.spent:
        yield spent(seat, len(player.spent)), "spent", _SPENT


def _incidents(player: PlayerView) -> list[tuple[str, Group]]:
    old = [(id_, incident(id_, fresh=False)) for id_ in player.incidents]
    return old + [(id_, incident(id_, fresh=True)) for id_ in player.fresh]


def _taken(player: PlayerView, seat: Seat) -> list[Group]:
    """The tiles taken, by mineral."""
    found = Counter(map(mineral, player.tiles))
    return [taken(seat, name, found[name]) for name in (*MINERALS, OMNIDIUM) if found[name]]

"""Delta V: what each player has, two players side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine import Seat
from games.delta_v.parts import MINERALS, OMNIDIUM, mineral, number
from games.delta_v.view import PlayerView, View
from render.board import Caption
from render.boards.delta_v_attempt import trying
from render.boards.delta_v_parts import berth, bribe, crew, incident, spent, taken, token
from render.letters import LETTER, width
from render.palette import GOLD, LIT, PANEL, RAISED, SEATS, WHITE
from render.scene import Box, Group, Mark, Text
from render.shapes import turn_mark
from render.text import tame

_PLAYER, _LINE, _BETWEEN = 148, 47, 8
"""Height of a player, what a fourth line adds to it, and what is between two of them."""
_EDGE, _WIDE, _STEP = 18, 490, 498
"""Room at the edge for a frame around a player, the width of one, and the distance of two."""
_LINES = 28, 76, 123, 170
"""The middles of the lines of a player; the last one is there only if it is needed."""
_BRIBES, _TAKEN = 192, 34
"""Where the first bribe and the first tile stand."""
_BRIBE, _SPENT, _INCIDENT, _TILE, _COUNT = 42, 78, 48, 50, 9
"""How much of a line each takes; a count also its figures."""
_TIMES = "\N{MULTIPLICATION SIGN}"


def players(view: View, caption: Caption, y: int) -> tuple[tuple[Mark, ...], int]:
    """All players, the first one first, and where they end with the room for a frame."""
    seats, marks = len(view.players), list[Mark]()
    order = [Seat((view.first + n) % seats) for n in range(seats)]
    for two in (order[:2], order[2:]):
        drawn = [(seat, *_pieces(view, seat, caption)) for seat in two]
        high = _PLAYER + _LINE * any(more for _, _, more in drawn)
        for n, (seat, pieces, _) in enumerate(drawn):
            whole = (*_plate(view, seat, caption, high), *_named(view, seat, caption), *pieces)
            marks.append(Group(f"player-seat-{seat}", whole, _EDGE + n * _STEP, y))
        y += (high + _BETWEEN) * bool(two)
    return tuple(marks), y + _EDGE - _BETWEEN


def _named(view: View, seat: Seat, caption: Caption) -> Iterator[Mark]:
    """Who it is, and their points."""
    first, *_ = _LINES
    if seat in caption.waited:
        yield Group("turn-mark", turn_mark(caption.left, 18), 26, first)
    yield Group(f"badge-seat-{seat}", token(seat, 22), 72, first)
    instead = caption.texts("board-seat", letter=SEATS[seat].letter)
    yield Text(104, first, tame(caption.names[seat]), LETTER, WHITE, "left", 700, 310, instead)
    total = Text(0, 0, str(view.players[seat].points), 44, GOLD, "right", 800)
    yield Group(f"points-{seat}", (total,), _WIDE - 14, first)


def _pieces(view: View, seat: Seat, caption: Caption) -> tuple[tuple[Mark, ...], bool]:
    """What they have, and whether it takes a fourth line."""
    player, own = view.players[seat], seat == view.seat
    _, second, third, fourth = _LINES
    marks: list[Mark] = [
        Group(group.name, group.marks, x, second)
        for group, x in ((crew(seat, player.station), 30), (berth(seat, player.yard), 112))
    ]
    whose = "own" if own else f"held-{seat}"
    used = _BRIBES
    paid = [*_paid(player, seat, caption.highlighted if own else frozenset())]
    # Beside very many, those that are spent lie behind the tiles.
    crowded = used + sum(wide for *_, wide in paid) > _WIDE
    behind = paid[-1:] if crowded and player.spent else []
    for group, id_, wide in paid[: len(paid) - len(behind)]:
        marks.append(Group(f"{whose}-{id_}", (group,), used, second))
        used += wide
    told = _told(view, seat, caption)
    full, short = _WIDE - 14, _WIDE - 22 - (told[1] if told else 0)
    incidents = _incidents(player)
    beside = len(range(used + 4, _WIDE - 24, _INCIDENT))
    need = max(len(incidents) - beside, 0) * _INCIDENT
    need += _SPENT * len(behind)
    row, x = _taken(player, seat, short - need - _TAKEN), _TAKEN
    row += [(group, wide) for group, _, wide in behind]
    for group, wide in row:
        marks.append(Group(f"{whose}-{group.name}", (group,), x, third))
        x += wide
    # What is told stands on the first line that has room for it beside the tiles or bribes.
    line = third if x - _TILE // 2 <= short else second if used <= short else fourth
    spots = [
        (at, y)
        for start, y in ((used + 4, second), (x, third), (_TAKEN, fourth))
        for at in range(start, (short if told and y == line else full) - 10, _INCIDENT)
    ]
    places = [*zip(incidents, spots, strict=False)]
    for (id_, group), spot in places:
        marks.append(Group(f"{whose}-{id_}", (group,), *spot))
    if told:
        marks.append(Group("", told[:1], full, line))
    return tuple(marks), fourth in {y for _, (_, y) in places} or (bool(told) and line == fourth)


def _told(view: View, seat: Seat, caption: Caption) -> tuple[Mark, int] | None:
    """The place at the end, or what they try, and how wide; its right edge is at (0, 0)."""
    if view.result:
        place = caption.texts("board-place", place=view.result.places[seat])
        return Text(0, 0, place, LETTER, WHITE, "right"), width(place, 600)
    if view.attempt and view.attempt.seat == seat:
        said = caption.texts("board-trying", number=number(view.attempt.contract))
        wide = width(said, 700)
        return trying(seat, said, wide), wide + 20
    return None


def _plate(view: View, seat: Seat, caption: Caption, high: int) -> Iterator[Group]:
    """What a player's pieces lie on; a bright edge says something about them."""
    name, edge = "", RAISED
    if f"seat-{seat}" in caption.highlighted:
        name, edge = f"highlighted-seat-{seat}", LIT
    elif view.result is not None and seat in view.result.winners:
        name, edge = "won", GOLD
    yield Group("plate", (Box(0, 0, _WIDE, high, PANEL, "" if name else edge, 3, 12),))
    if name:
        yield Group(name, (Box(0, 0, _WIDE, high, "", edge, 4, 12),))


def _paid(player: PlayerView, seat: Seat, lit: frozenset[str]) -> Iterator[tuple[Group, str, int]]:
    """The bribes that are left and how many are spent, each with its id and how wide it is."""
    some = not lit.isdisjoint(player.bribes)
    for name in MINERALS:
        for _ in range(player.bribes.count(name)):
            may = name in lit
            yield bribe(seat, name, highlighted=may, barred=some and not may), name, _BRIBE
    if player.spent:
        yield spent(seat, len(player.spent)), "spent", _SPENT


def _incidents(player: PlayerView) -> list[tuple[str, Group]]:
    old = [(id_, incident(id_, fresh=False)) for id_ in player.incidents]
    return old + [(id_, incident(id_, fresh=True)) for id_ in player.fresh]


def _taken(player: PlayerView, seat: Seat, room: int) -> list[tuple[Group, int]]:
    """The tiles taken, by mineral, each with how wide it is; bare figures where room is scarce."""
    found = Counter(map(mineral, player.tiles))
    kinds = [name for name in (*MINERALS, OMNIDIUM) if found[name]]
    row = list[tuple[Group, int]]()
    for times in (_TIMES, ""):
        figures = (f"{times}{found[name]}" if found[name] > 1 else "" for name in kinds)
        wide = [_TILE + (width(said, 800) + _COUNT if said else 0) for said in figures]
        groups = (taken(seat, name, found[name], times) for name in kinds)
        row = list(zip(groups, wide, strict=True))
        if sum(wide) <= room:
            break
    return row

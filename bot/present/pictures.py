"""The pictures of a table: its board, the near view of a panel, a hand, a legend."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from typing import Any

from bot.message import Picture
from bot.table.happened import Happened, marked
from bot.table.table import Table
from engine import Seat
from locales import Texts
from render.board import Board, Caption
from render.scene import Scene
from render.text import cut, tame

from . import legends
from .painting import paint, to_paint
from .panel import Place, at
from .speaker import names

ASKED_NAME = 20
"""Columns of a name before what is asked, for all may be asked at once."""
QUARTERS = 4
"""Of the time for a decision, as an hourglass shows them."""


@dataclass(frozen=True, slots=True)
class Focus:
    """What a picture is about: the ids that may be chosen, and those that have been."""

    lit: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()

    @classmethod
    def of(cls, place: Place) -> Focus:
        """Where a panel stands."""
        return cls(place.lit, place.chosen)


NOTHING = Focus()


def caption(table: Table, texts: Texts, focus: Focus = NOTHING) -> Caption:
    """What a board needs besides the view."""
    return Caption(
        texts=texts,
        names=names(table, texts),
        highlighted=focus.lit,
        phrase=table.game.help.phrase,
        asked=asked(table, texts),
        chosen=focus.chosen,
        waited=table.owed(),
        mark=texts("what-if-mark") if table.imagined else "",
    )


def asked(table: Table, texts: Texts) -> str:
    """Who is asked what, where no markdown is shown; empty where nobody is."""
    called = names(table, texts)
    who = [cut(tame(called[seat]), ASKED_NAME) for seat in table.owed()]
    what = texts("step-" + table.decision()) if who else ""
    return texts("board-owes", who=who, what=what) if who else ""


def public(table: Table, texts: Texts, last: Sequence[Happened] = (), now: int = 0) -> Picture:
    """The board for everybody: with the last moves, and what is left at ``now`` of the time."""
    trail = tuple(marked(last, None).values())
    said = replace(caption(table, texts), trail=trail, left=left(table, now))
    return _drawn(table.registered.board, table.view(None), said)


def left(table: Table, now: int) -> int | None:
    """How many quarters those have who have least time for what they are asked; None for ever."""
    found: list[int] = []
    for seat in table.owed():
        allowance = table.time.allowance(seat)
        if allowance is not None:
            still = table.time.hours(seat).between(now, allowance.due) if now < allowance.due else 0
            whole = max(allowance.allowed, 1)
            found.append(-(-QUARTERS * min(still, whole) // whole))
    return min(found, default=None)


def board(table: Table, texts: Texts, seat: Seat | None) -> Picture:
    """The whole board as a seat (None: everybody) may see it, with what it may choose lit up."""
    said = caption(table, texts, _focus(table, seat))
    return _drawn(table.registered.board, table.view(seat), said)


def _drawn(drawing: Board[Any], view: Any, said: Caption) -> Picture:
    def painted() -> bytes:
        from render.overlay import whole  # noqa: PLC0415 - with Pillow, see painting

        return paint(whole(drawing, view, said))

    return to_paint(said.texts, lambda: _described(drawing, view, said), painted)


def _described(drawing: Board[Any], view: Any, said: Caption) -> str:
    """What is on a picture, and first what it is, if it is not what it seems."""
    alt = drawing.alt(view, said)
    return said.texts("board-marked", mark=said.mark, said=alt) if said.mark else alt


def of_panel(
    table: Table, texts: Texts, seat: Seat, focus: Focus, signs: tuple[str, ...] = ()
) -> Picture:
    """The picture of a panel: what a decision needs, with numbers beside what a lesson is about.

    It says what it shows, and is not sent again if nothing changes.
    """
    # It stands in the name of a file, so it is made of nothing but what the seat may know. Sorted:
    # a set has another order in each process, and the same picture would be sent again.
    # Whose turn it is stands in the description.
    view = table.view(seat)
    about_what = sorted(focus.lit), sorted(focus.chosen)
    shown = (view, *about_what, table.owed(), table.names, texts.language, signs, table.imagined)
    word = sha256(repr(shown).encode()).hexdigest()[:12]
    drawing, said = table.registered.board, caption(table, texts, focus)

    def scene() -> Scene:
        from render.overlay import near, whole  # noqa: PLC0415 - with Pillow, see painting

        return near(drawing, view, said) or whole(drawing, view, said)

    if signs:
        said = replace(said, own=drawing.own(view))
        numbered = legends.callouts(drawing, cache(scene), said, signs)
        # Whoever cannot see it needs the board as well.
        return to_paint(
            texts, lambda: f"{numbered.alt} {drawing.alt(view, said)}", numbered.paint, word
        )
    return to_paint(texts, lambda: _described(drawing, view, said), lambda: paint(scene()), word)


def _focus(table: Table, seat: Seat | None) -> Focus:
    if seat is None or not table.offers(seat):
        return NOTHING
    return Focus.of(at(table, seat, ())[0])


def hand(table: Table, texts: Texts, seat: Seat) -> Picture | None:
    """The second, private picture of games that have one."""
    drawing = table.registered.board
    view, said = table.view(seat), caption(table, texts)

    @cache
    def scene() -> Scene | None:
        return drawing.hand(view, said)

    def drawn() -> bytes:
        made = scene()
        assert made is not None
        return paint(made)

    # Made at once, and not when it is painted: only the scene tells whether the game has a hand.
    with suppress(Exception):  # raised again, and told, when it is painted
        if scene() is None:
            return None
    return to_paint(texts, lambda: drawing.alt(view, said), drawn)


def legend(table: Table, texts: Texts, seat: Seat | None, page: int) -> tuple[Picture, int]:
    """A page of what the signs on the pictures of a viewer are, and how many there are.

    What they may choose is lit up. The first page is 1, past the end it is the last.
    """
    drawing, said = table.registered.board, caption(table, texts, _focus(table, seat))
    view = table.view(seat)

    @cache
    def scene() -> Scene:
        whole = drawing.scene(view, said)
        others: Sequence[Scene | None] = (drawing.near(view, said), drawing.hand(view, said))
        marks = [m for other in others if other for m in (*other.backdrop, *other.marks)]
        return replace(whole, marks=(*whole.marks, *marks))

    count = legends.pages(drawing, scene)
    return legends.legend(drawing, scene, said, min(page, count)), count

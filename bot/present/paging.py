"""Splits what is too long for one row, or one message, into parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.limits import BUTTONS_IN_ROW, ROWS
from bot.message import Button, Message, Row
from bot.press import AnyPress
from locales import Texts

T = TypeVar("T")


def slices(items: Sequence[T], size: int) -> Iterator[tuple[T, ...]]:
    """The items in parts of so many."""
    for first in range(0, len(items), size):
        yield tuple(items[first : first + size])


def with_button(message: Message, button: Button) -> Message:
    """A message with one more button below it, where there is room for one."""
    *before, last = message.rows or ((),)
    if isinstance(last, tuple) and len(last) < BUTTONS_IN_ROW:
        return replace(message, rows=(*before, (*last, button)))
    if len(message.rows) < ROWS:
        return replace(message, rows=(*message.rows, (button,)))
    return message


def turning(
    texts: Texts, number: int, pages: int, press: Callable[[int], AnyPress]
) -> tuple[Row, ...]:
    """The row that turns to the pages beside one, of which the first is 1; none for one page."""
    if pages <= 1:
        return ()
    back, on = press(max(1, number - 1)), press(number + 1)
    return (
        (
            Button(back.id, texts("log-back"), disabled=number == 1),
            Button(on.id, texts("log-on"), disabled=number == pages),
        ),
    )


def page_buttons(
    texts: Texts, pages: int, now: int, press: Callable[[int], AnyPress], room: int = BUTTONS_IN_ROW
) -> tuple[Button, ...]:
    """At most ``room`` buttons, three at least; that of the page shown cannot be pressed."""
    return tuple(
        Button(press(page).id, texts("panel-page", n=page + 1), disabled=page == now)
        for page in shown_pages(pages, now, room)
    )


def shown_pages(pages: int, now: int, room: int) -> list[int]:
    """The pages one press away: those beside this one, and the ends; in order."""
    # The neighbours come first: so every page is reached, however few there is room for.
    near = [page for step in range(1, pages) for page in (now + step, now - step)]
    wanted = [now, *near[:2], pages - 1, 0, *near[2:]]
    there = dict.fromkeys(page for page in wanted if 0 <= page < pages)
    return sorted(list(there)[:room])

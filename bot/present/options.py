"""The form of a table's options: a menu for each, or a button to type a number; page by page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.limits import INPUT_LABEL, MODAL_TITLE, OPTIONS, ROWS, clip
from bot.message import Button, Form, Input, Menu, Message, Option, Row
from bot.presses import AskOption, SetOption, ShowOptions, TypedOption
from bot.table.options import Setting
from bot.table.table import Table
from locales import Texts

from .lobby import option_value
from .paging import page_buttons

WINDOW = OPTIONS - 2
"""Values a menu shows of more than it takes: beside them stand the ways back and on."""
MORE = "~"
"""Before the number of a window, as the value of a menu; no value of a game begins so."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in the form: at a page, or at a window of the values of one option."""

    page: int = 0
    field: str = ""
    window: int | None = None


def form(table: Table, texts: Texts, place: Place = Place(), text: str = "") -> Message:
    """The form at a place; its text says how all options are set, and what they are about."""
    lines = [_line(table, texts, setting) for setting in table.settings.values()]
    said = "\n".join([text, "", *lines] if text else lines)
    return Message(text=said, rows=_rows(table, texts, place))


def _line(table: Table, texts: Texts, setting: Setting) -> str:
    name = setting.name
    value = option_value(texts, name, table.setting(name))
    about = texts(f"setting-{name}-description")
    return texts("option-line", name=texts(f"setting-{name}"), value=value, about=about)


def window_of(word: str) -> int | None:
    """The window that the value of a menu leads to; None for a value of the option."""
    number = word.removeprefix(MORE)
    return int(number) if word.startswith(MORE) and number.isdecimal() else None


def number_form(table: Table, texts: Texts, setting: Setting) -> Form:
    """The form in which a number is typed."""
    name = texts(f"setting-{setting.name}")
    span = texts("range-between", low=setting.values[0], high=setting.values[-1])
    field = Input("number", clip(name, INPUT_LABEL), span)
    return Form(TypedOption(table.id, setting.name).id, clip(name, MODAL_TITLE), (field,))


def _rows(table: Table, texts: Texts, place: Place) -> tuple[Row, ...]:
    found = list(table.settings.values())
    # The last row is for the pages, where one message does not take all.
    size = ROWS if len(found) <= ROWS else ROWS - 1
    names = [setting.name for setting in found]
    page = names.index(place.field) // size if place.field in names else place.page
    pages = max(1, -(-len(found) // size))
    page = min(page, pages - 1)
    rows = [
        _row(table, texts, setting, place.window if setting.name == place.field else None)
        for setting in found[page * size : (page + 1) * size]
    ]
    if pages > 1:
        rows.append(page_buttons(texts, pages, page, lambda n: ShowOptions(table.id, n)))
    return tuple(rows)


def _row(table: Table, texts: Texts, setting: Setting, window: int | None) -> Row:
    now = table.setting(setting.name)
    name = texts(f"setting-{setting.name}")
    said = option_value(texts, setting.name, now)
    if setting.is_number and len(setting.values) > OPTIONS:
        low, high = setting.values[0], setting.values[-1]
        label = texts("option-type", name=name, value=said, low=low, high=high)
        return (Button(AskOption(table.id, setting.name).id, label),)
    prompt = texts("option-value", name=name, value=said)
    options = tuple(_options(texts, setting, now, window))
    return Menu(SetOption(table.id, setting.name).id, prompt, options)


def _options(texts: Texts, setting: Setting, now: object, window: int | None) -> Sequence[Option]:
    values = setting.values
    if len(values) <= OPTIONS:
        return [_option(texts, setting.name, value) for value in values]
    last = (len(values) - 1) // WINDOW
    if window is None:
        # Where the value stands that is chosen.
        window = next((n for n, value in enumerate(values) if value == now), 0) // WINDOW
    window = min(window, last)
    shown = values[window * WINDOW : (window + 1) * WINDOW]
    back = [Option(f"{MORE}{window - 1}", texts("option-earlier"))] if window else []
    more = [Option(f"{MORE}{window + 1}", texts("option-more"))] if window < last else []
    return [*back, *(_option(texts, setting.name, value) for value in shown), *more]


def _option(texts: Texts, name: str, value: object) -> Option:
    key = f"setting-{name}-{value}-description"
    said = texts(key) if texts.has(key) else ""
    return Option(str(value), option_value(texts, name, value), said)

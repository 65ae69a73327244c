"""The options of a game, before it starts: the form, and the same by command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.message import Message
from bot.names import escape
from bot.present.lobby import option_value
from bot.present.options import Place, form, number_form, window_of
from bot.presses import AskOption, OpenOptions, SetOption, ShowOptions, TypedOption
from bot.routing.declare import Actions, Completed
from bot.routing.finding import matching, meant
from bot.routing.requests import AtTable, Suggestion
from bot.table.options import Setting
from bot.table.refused import Refused

actions = Actions("game")


async def names(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """The options of the table's game."""
    return matching(typed, _names(at))


async def values(at: AtTable, typed: str, given: Mapping[str, str]) -> Sequence[Suggestion]:
    """What the option may be that was named."""
    return matching(typed, _values(at, _setting(at, given.get("setting", ""))))


def _names(at: AtTable) -> list[Suggestion]:
    return [(at.texts(f"setting-{name}"), name) for name in at.table.settings]


def _values(at: AtTable, setting: Setting) -> list[Suggestion]:
    return [(option_value(at.texts, setting.name, value), str(value)) for value in setting.values]


def _setting(at: AtTable, word: str) -> Setting:
    """The option that somebody named. Raises Refused when there is none."""
    there = _names(at)
    name = meant(word, there)
    if name is None:
        possible = tuple(said for said, _ in there)
        raise Refused("refused-word", word=escape(word), possible=possible)
    return at.table.settings[name]


def _value(at: AtTable, setting: Setting, word: str) -> str:
    """The value that somebody named. Raises Refused when the option cannot be that."""
    there = _values(at, setting)
    value = meant(word.strip(), there)
    if value is not None:
        return value
    if setting.is_number:
        low, high = setting.values[0], setting.values[-1]
        raise Refused("refused-number", word=escape(word), low=int(low), high=int(high))
    raise Refused("refused-word", word=escape(word), possible=tuple(said for said, _ in there))


@actions.command("option", host=True)
async def option(
    at: AtTable,
    setting: Annotated[str, Completed(names)] = "",
    value: Annotated[str, Completed(values)] = "",
) -> None:
    """Set an option of the game before it starts; without a value the form is shown."""
    if not (setting or value):
        await open_options(at)
        return
    chosen = _setting(at, setting)
    if value:
        at = await _set(at, chosen, _value(at, chosen, value))
    await at.say(_form(at, Place(field=chosen.name)))


@actions.button(OpenOptions, host=True)
async def open_options(at: AtTable) -> None:
    """Show the form."""
    await at.say(_form(at, Place()))


@actions.button(ShowOptions, host=True)
async def show_options(at: AtTable, press: ShowOptions) -> None:
    """Go to a page of the form."""
    await at.edit(_form(at, Place(press.page)))


@actions.menu(SetOption, host=True)
async def set_option(at: AtTable, press: SetOption, values: tuple[str, ...]) -> None:
    """Set an option from its menu, or go on to more of its values."""
    window = window_of(values[0])
    if window is None:
        at = await _set(at, _setting(at, press.field), values[0])
    await at.edit(_form(at, Place(field=press.field, window=window)))


@actions.button(AskOption, host=True)
async def ask_option(at: AtTable, press: AskOption) -> None:
    """Open the form for a number."""
    number = number_form(at.table, at.texts, _setting(at, press.field))
    await at.responder.ask(number, Message(text=at.texts("panel-late")))


@actions.form(TypedOption, host=True)
async def take_option(at: AtTable, press: TypedOption, values: tuple[str, ...]) -> None:
    """Set an option to the number that was typed."""
    setting = _setting(at, press.field)
    at = await _set(at, setting, _value(at, setting, values[0]))
    await at.edit(_form(at, Place(field=press.field)))


async def _set(at: AtTable, setting: Setting, value: str) -> AtTable:
    """The table with an option set."""
    lobby, number = at.services.lobby, at.interaction
    return at.after(await lobby.set_option(at.table, setting.name, value, interaction=number))


def _form(at: AtTable, place: Place) -> Message:
    """The form, while the game has not started. Raises Refused after that."""
    at.services.lobby.must_be_open(at.table)
    return form(at.table, at.texts, place)

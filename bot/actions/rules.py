"""The rules of a game: the page for newcomers, the clauses, what is found in them.

All of it is public, and none of it needs a table.
"""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.limits import BUTTONS_IN_ROW
from bot.message import Button, Message, Row
from bot.present.paging import slices
from bot.present.rulebook import Rulebook
from bot.present.search import words
from bot.press import PagePress
from bot.presses import (
    AskWords,
    HowToPlay,
    PickRow,
    PickSection,
    PickTable,
    ShowPage,
    ShowSection,
    ShowSigns,
    ShowTable,
    ShowTableText,
    TurnFound,
    TurnRules,
    TypedWords,
    WhatIsWhat,
)
from bot.routing.declare import Actions, Completed, Whole
from bot.routing.finding import find
from bot.routing.requests import Request, Suggestion
from bot.table.refused import Refused

from .opening import game_names
from .setup import Game, game_named

actions = Actions("game")


async def clauses(request: Request, typed: str, given: Mapping[str, str]) -> Sequence[Suggestion]:
    """The clauses with what is typed so far."""
    named = given.get("game", "")
    slug = game_named(request, named) if named else await _game_here(request)
    return _book(request, slug).suggestions(words(typed)) if slug else []


@actions.command("rules")
async def read_rules(
    request: Request,
    game: Game = "",
    clause: Annotated[str, Completed(clauses)] = "",
    page: Annotated[int, Whole(1)] | None = None,
) -> None:
    """The page for newcomers; a page of the clauses; or the clauses with some words."""
    slug = game_named(request, game) if game else await _game_here(request)
    if slug is None:
        await request.say(Message(text=request.texts("rules-which"), rows=games(request)))
        return
    book = _book(request, slug)
    if clause:
        await request.say(book.found(words(clause), page or 1))
    else:
        await request.say(book.page() if page is None else book.turned(page))


def games(request: Request) -> tuple[Row, ...]:
    """A button for the page of each game."""
    buttons = [
        Button(HowToPlay(slug).id, name) for name, slug in game_names(request, request.language)
    ]
    return tuple(slices(buttons, BUTTONS_IN_ROW))


@actions.button(HowToPlay)
async def how_to_play(request: Request, press: HowToPlay) -> None:
    """The page for newcomers, in a message of its own."""
    await request.say(_pressed(request, press).page())


@actions.button(ShowPage)
async def show_page(request: Request, press: ShowPage) -> None:
    """The same where the clauses stand."""
    await request.edit(_pressed(request, press).page())


@actions.button(WhatIsWhat)
async def what_is_what(request: Request, press: WhatIsWhat) -> None:
    """What the signs on the board are, in a message of its own."""
    await request.say(_pressed(request, press).signs())


@actions.button(ShowSigns)
async def show_signs(request: Request, press: ShowSigns) -> None:
    """The same where the clauses stand, or another page of it."""
    await request.edit(_pressed(request, press).signs(press.page))


@actions.menu(PickSection)
async def pick_section(request: Request, press: PickSection, values: tuple[str, ...]) -> None:
    """Where a section begins that was taken from the contents."""
    await request.edit(_pressed(request, press).section(values[0]))


@actions.button(ShowSection)
async def show_section(request: Request, press: ShowSection) -> None:
    """Where a section begins."""
    await request.edit(_pressed(request, press).section(press.section))


@actions.button(TurnRules)
async def turn_rules(request: Request, press: TurnRules) -> None:
    """Another page of the clauses."""
    await request.edit(_pressed(request, press).turned(press.page))


# Where a page of a table begins depends on the typeface, for which painters may be waited.


@actions.menu(PickTable)
async def pick_table(request: Request, press: PickTable, values: tuple[str, ...]) -> None:
    """A table that was taken from the contents."""
    await request.edit(await to_thread(_pressed(request, press).table, values[0]))


@actions.button(ShowTable)
async def show_table(request: Request, press: ShowTable) -> None:
    """A page of a table as a picture."""
    await request.edit(await to_thread(_pressed(request, press).table, press.table, press.page))


@actions.button(ShowTableText)
async def show_table_text(request: Request, press: ShowTableText) -> None:
    """The same as text."""
    book = _pressed(request, press)
    await request.edit(await to_thread(book.table_text, press.table, press.page))


@actions.menu(PickRow)
async def pick_row(request: Request, press: PickRow, values: tuple[str, ...]) -> None:
    """The table with a row that was found."""
    await request.edit(await to_thread(_pressed(request, press).row, values[0]))


@actions.button(AskWords)
async def ask_words(request: Request, press: AskWords) -> None:
    """Open the form for words."""
    form = _pressed(request, press).form()
    await request.responder.ask(form, Message(text=request.texts("panel-late")))


@actions.form(TypedWords)
async def take_words(request: Request, press: TypedWords, values: tuple[str, ...]) -> None:
    """The clauses with the words that were typed."""
    await request.edit(_pressed(request, press).found(words(values[0])))


@actions.button(TurnFound)
async def turn_found(request: Request, press: TurnFound) -> None:
    """Another page of them."""
    await request.edit(_pressed(request, press).found(press.path, press.page))


def _book(request: Request, slug: str) -> Rulebook:
    texts = request.services.library.texts(request.language, slug)
    return Rulebook(request.services.registry[slug], texts)


def _pressed(request: Request, press: PagePress) -> Rulebook:
    """The rules that a press is about. Raises Refused for a game that is not there any more."""
    if press.game not in request.services.registry:
        raise Refused("refused-old-button")
    return _book(request, press.game)


async def _game_here(request: Request) -> str | None:
    """The game of the table that is meant without a name, if there is one."""
    try:
        return (await find(request.services, request.caller)).game.slug
    except Refused:
        return None

"""Looking: one's board, the log, one's tables, help. Nothing is changed."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Sequence
from functools import partial
from typing import Annotated

from bot.filming import Order
from bot.message import Message, Picture
from bot.present import filming, pictures, private, rules
from bot.present.decided import decided
from bot.present.paging import slices, turning
from bot.presses import ShowBoard, ShowLegend, ShowMine, ShowRecap, ShowText, TurnLegend, TurnLog
from bot.routing.declare import Actions, Whole
from bot.routing.requests import AtTable, Request
from bot.table.happened import MARKED
from engine import Seat

from .rules import games

actions = Actions("game")
about = Actions()

Page = Annotated[int, Whole(1)]
PAGE = 20
"""Sentences a page of the log."""


@actions.command("me")
@actions.button(ShowMine)
async def look(at: AtTable, text: bool = False) -> None:  # noqa: FBT001, FBT002 - an option
    """The caller's own board, or the public one for those who only watch."""
    # For what it refuses: before the deal there is nothing to be seen.
    at.table.position()
    show = private.as_text if text else private.me
    # Only the scene tells whether the game has a hand, and a scene takes a while: here and below.
    await at.say(await to_thread(show, at.table, at.texts, at.viewer))


@actions.button(ShowBoard, imagined=True)
async def whole(at: AtTable) -> None:
    """The whole board, as the caller may see it."""
    at.table.position()
    await at.say(private.whole(at.table, at.texts, at.viewer))


@actions.button(ShowText, imagined=True)
async def as_text(at: AtTable) -> None:
    """The same without a picture."""
    await look(at, text=True)


@actions.button(ShowLegend, imagined=True)
async def what_is_what(at: AtTable) -> None:
    """What the signs are on the board that the caller sees."""
    at.table.position()
    await at.say(await to_thread(private.legend, at.table, at.texts, at.viewer))


@actions.button(TurnLegend, imagined=True)
async def turn_legend(at: AtTable, press: TurnLegend) -> None:
    """Another page of them, in the place of the one that was shown."""
    at.table.position()
    page = max(press.page, 1)
    await at.edit(await to_thread(private.legend, at.table, at.texts, at.viewer, page))


@actions.command("recap")
@actions.button(ShowRecap)
async def recap(at: AtTable) -> None:
    """What happened since the caller's last move, and what decided a match that is over."""
    at.table.position()
    found = await at.services.archive.decided(at.table)
    seats = [at.viewer] if at.viewer is not None else _all(at)
    events = await at.services.history.events(at.table, seats)
    told = at.speaker.told(events, _reader(at), 0 if _is_fleeting(at) else MARKED)
    told += [f"\N{BULLET} {line}" for line in decided(at.table, at.speaker, found)]
    # Where it does not fit, the newest of it is shown.
    body = rules.pages(told)[-1]
    await at.say(
        Message(
            title=at.texts("recap-title", game=at.speaker.title),
            body=body or at.texts("recap-empty"),
            picture=await _changed(at, seats),
        )
    )


async def _changed(at: AtTable, seats: Sequence[Seat]) -> Picture:
    """The board with what has changed on it since the last move of these seats."""
    # What one saw cannot be asked for again, and was seen by one alone.
    if _is_fleeting(at):
        return pictures.board(at.table, at.texts, at.viewer)
    past = await at.services.history.past(at.table, seats)

    async def make(order: Order) -> bytes:
        with at.services.recaps.enter(at.caller.user):
            return await at.services.studio.make(order)

    return await filming.since(make, at.table, at.texts, at.viewer, past)


def _all(at: AtTable) -> list[Seat]:
    return [Seat(n) for n in range(len(at.table.players))]


def _is_fleeting(at: AtTable) -> bool:
    """Whether what a seat was told cannot be asked for again."""
    state = at.table.state
    return state is not None and at.table.game.rules.ephemeral_secrets(state)


def _reader(at: AtTable) -> Seat | None:
    """Whose secrets may be told to the caller: their own, where they may be told again."""
    return None if _is_fleeting(at) else at.viewer


@actions.command("log")
async def log(at: AtTable, page: Page | None = None) -> None:
    """One page of everything that happened, as the caller may know it."""
    await at.say(await _log(at, page))


@actions.button(TurnLog)
async def turn_log(at: AtTable, press: TurnLog) -> None:
    """Another page, in the place of the one that was shown."""
    await at.edit(await _log(at, press.page))


async def _log(at: AtTable, page: int | None) -> Message:
    """A page of the log, the last unless one is named, and the way to those beside it."""
    at.table.position()
    sentences = at.speaker.events(await at.services.history.events(at.table), _reader(at))
    pages = list(slices(sentences, PAGE)) or [()]
    number = min(page or len(pages), len(pages))
    shown = [f"\N{BULLET} {line}" for line in pages[number - 1]]
    return Message(
        title=at.texts("log-title", game=at.speaker.title, page=number, pages=len(pages)),
        body="\n".join(shown) or at.texts("log-empty"),
        rows=turning(at.texts, number, len(pages), partial(TurnLog, at.table.id)),
    )


@about.command("help")
async def help_(request: Request) -> None:
    """One minute of help."""
    texts = request.texts
    game = request.services.registry.covers[0]
    example = f"`/{game.command} {game.commands[0].name}`"
    body = texts("help-body", example=example)
    if request.caller.manages_server:
        body = f"{body}\n\n{texts('help-managers')}"
    await request.say(Message(title=texts("help-title"), body=body, rows=games(request)))

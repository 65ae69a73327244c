"""Films of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.aside import NotMade
from bot.filming import Order
from bot.message import Message
from bot.present import filming
from bot.presses import ShowFilm
from bot.routing.declare import Actions, Completed, OneOf
from bot.routing.finding import matching
from bot.routing.requests import AtTable, Suggestion
from bot.services.admission import Wait
from bot.services.panels import Way
from bot.table.refused import Refused
from engine import Seat, as_seat, is_seat

actions = Actions("game")

Span = Annotated[str, OneOf("span-", ("match", "round", "mine"))]
QUARTER = 25
"""Percent of a film after which its maker is told how far it is."""
EVERYBODY, MINE = "all", "mine"


async def viewers(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """Through whose eyes a film may be seen."""
    found = [(at.texts("eyes-all"), EVERYBODY)]
    if at.viewer is not None:
        found.append((at.texts("eyes-mine"), MINE))
    if _is_open(at):
        seats = range(len(at.table.players))
        found += [(at.speaker.plain_name(Seat(n)), f"seat-{n}") for n in seats]
    return matching(typed, found)


@actions.command("film")
@actions.button(ShowFilm)
async def film(
    at: AtTable,
    span: Span = "match",
    eyes: Annotated[str, Completed(viewers)] = EVERYBODY,
) -> None:
    """The match as a film: whole, its last round, or since one's own last move."""
    at.table.position()
    viewer = _viewer(at, eyes)
    # First of all: whoever waits for a film already is told so, and nothing is read for them.
    with at.services.films.enter(at.caller.user) as wait:
        past = await at.services.history.past(at.table, *_since(at, span), before=span == "round")
        way, made = await _made(at, wait, filming.order("film", at.table, at.texts, viewer, past))
    if made is None:
        return
    message = filming.shown(at.table, at.texts, viewer, past, made)
    # What a player alone knows is for nobody else while the match runs.
    if viewer is None or _is_open(at):
        await at.responder.show(message)
        if way is not None:
            await way.take_away()
    else:
        await _answer(at, way, message)


async def _made(at: AtTable, wait: Wait, order: Order) -> tuple[Way | None, bytes | None]:
    """Where its maker is told how far it is, and the film; None where there is none."""
    begun = filming.begun(at.texts, 0)
    waits = wait.ahead > 0
    said = filming.waits(at.texts, wait.ahead, wait.minutes) if waits else begun
    way = await at.responder.say(said)
    told = 0

    async def progress(done: int) -> None:
        nonlocal told, waits
        if way is not None and waits:
            waits = False
            await way.edit(begun, lambda: True)
        if way is not None and told + QUARTER <= done < 100:
            told = done - done % QUARTER
            await way.edit(filming.begun(at.texts, told), lambda: True)

    try:
        return way, await at.services.cinema.make(order, progress)
    except NotMade as error:
        await _answer(at, way, filming.failed(at.texts, error.why))
        return way, None


async def _answer(at: AtTable, way: Way | None, message: Message) -> None:
    """Say something in the place of how far the film is."""
    await (way.edit(message, lambda: True) if way is not None else at.say(message))


def _is_open(at: AtTable) -> bool:
    """Whether everybody may see what was hidden."""
    return at.table.status in ("over", "stopped")


def _viewer(at: AtTable, eyes: str) -> Seat | None:
    """Through whose eyes it is seen. Raises Refused where they may not see that."""
    if eyes == EVERYBODY:
        return None
    viewer = at.viewer if eyes == MINE else as_seat(eyes) if is_seat(eyes) else None
    if viewer is None or viewer >= len(at.table.players):
        raise Refused("refused-film-eyes")
    if not _is_open(at):
        if viewer != at.viewer:
            raise Refused("refused-film-others")
        if at.table.game.rules.ephemeral_secrets(at.table.position()):
            raise Refused("refused-film-memory")  # what one saw cannot be asked for again
    return viewer


def _since(at: AtTable, span: str) -> tuple[()] | tuple[list[Seat]]:
    """The seats since whose last moves it is; nothing for the whole match."""
    if span == "match":
        return ()
    if span == "round":
        return ([Seat(n) for n in range(len(at.table.players))],)
    if at.viewer is None:
        raise Refused("refused-film-eyes")
    return ([at.viewer],)

"""Being away for a while, or on some days of every week."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Annotated

from bot.clock import DAY
from bot.limits import BUTTONS_IN_ROW, ROWS
from bot.message import Button, Message
from bot.names import escape
from bot.present.names import computer_name
from bot.present.times import instant as at_day
from bot.presses import Return, SitIn
from bot.routing.declare import Actions, Completed
from bot.routing.finding import matching, meant, own_tables, seen
from bot.routing.requests import AtTable, InPlay, Request, Suggestion
from bot.table.days import begins, day_of, read_day, read_last, read_weekdays
from bot.table.people import DAYS_OFF, Absence, UserSettings
from bot.table.refused import Refused
from bot.table.table import Table
from locales import dates

actions = Actions()

LONGEST = 90 * DAY
"""Milliseconds for which somebody may be away at once."""
PROPOSED = 22
"""Days that are proposed, from today on."""


async def days(request: Request, typed: str, _given: Mapping[str, str]) -> list[Suggestion]:
    """The next days, and the one that somebody has typed so far."""
    person = await request.services.people.of(request.user)
    return matching(typed, _days(request, person))


def _days(request: Request, person: UserSettings) -> list[Suggestion]:
    today = day_of(request.services.time.now(), person.timezone)
    found = [today + timedelta(days=count) for count in range(PROPOSED)]
    return [(dates.day(day, request.language), str(day)) for day in found]


async def weekdays(request: Request, typed: str, _given: Mapping[str, str]) -> list[Suggestion]:
    """What is typed so far, with each of the other days of the week."""
    names = dates.weekdays(request.language)
    chosen = read_weekdays(typed, [names]) or frozenset()
    more = [chosen | {day} for day in names if day not in chosen] if len(chosen) < DAYS_OFF else []
    said = [[names[day] for day in sorted(each)] for each in (chosen, *more) if each]
    found = [(request.texts.list(each), "+".join(each)) for each in said]
    return [*found, (request.texts("away-no-days"), NO_DAYS)]


NO_DAYS = "none"


Day = Annotated[str, Completed(days)]


@actions.command("away")
async def away(
    request: Request,
    last: Day = "",
    first: Day = "",
    table: Annotated[str, Completed(own_tables)] = "",
    days_off: Annotated[str, Completed(weekdays)] = "",
) -> None:
    """Be away until the end of a day, or on some days of every week; else show when one is."""
    people, user = request.services.people, request.user
    person = await people.of(user)
    chosen = _chosen(request, days_off) if days_off else None
    if last or first:
        new = await _absence(request, person, first, last, table)
        person = await people.away(user, new, interaction=request.interaction)
    if chosen is not None:
        person = await people.change(user, lambda now: now.but(days_off=tuple(chosen)))
    await request.say(await _shown(request, person))


@actions.button(Return)
async def back(request: Request) -> None:
    """Be back, at all tables, and have one's seats back."""
    person = await request.services.people.back(request.user, interaction=request.interaction)
    await request.edit(await _shown(request, person, request.texts("away-back")))


@actions.button(SitIn)
async def sit_in(at: InPlay) -> None:
    """Let a computer play for oneself while one is away."""
    now = at.services.time.now()
    person = await at.services.people.of(at.user)
    ahead = [each for each in person.absences(at.table.id) if each[1] > now]
    if not ahead:
        raise Refused("refused-not-away")
    since, until = ahead[0]
    handover, number = at.services.handover, at.interaction
    if since > now:
        await handover.sit_in_later(at.table, at.user, since, interaction=number)
    else:
        texts = at.services.texts(at.table.language, at.table)
        name = computer_name(at.table, texts)
        await handover.sit_in(at.table, at.seat, name, until=until, interaction=number)
    await at.say(at.texts("done-sit-in", since=at_day(max(since, now)), until=at_day(until)))


async def last_instant(request: Request, typed: str) -> int:
    """The end of the last day that somebody typed (ms UTC). Raises Refused for none, or past."""
    person = await request.services.people.of(request.user)
    return _until(request, person, typed, request.services.time.now())


async def _absence(
    request: Request, person: UserSettings, first: str, last: str, table: str
) -> Absence:
    """What somebody typed. Raises Refused for what is no day, is over, or takes too long."""
    now, zone = request.services.time.now(), person.timezone
    since = now
    there = _days(request, person)
    if first:
        day = read_day(meant(first, there) or first, day_of(now, zone))
        if day is None:
            raise Refused("refused-day", word=escape(first))
        since = max(now, begins(day, zone))
    if not last:
        raise Refused("refused-no-last-day")
    until = _until(request, person, last, since)
    match = (await seen(request.services, request.caller, table)).id if table else ""
    return Absence(since=since, until=until, match=match)


def _until(request: Request, person: UserSettings, last: str, since: int) -> int:
    """The end of somebody's last day. Raises Refused for what is no day, is over, or too far."""
    until = read_last(meant(last, _days(request, person)) or last, since, person.timezone)
    if until is None:
        raise Refused("refused-day", word=escape(last))
    if until <= since:
        raise Refused("refused-day-over")
    if until - since > LONGEST:
        raise Refused("refused-away-long", days=LONGEST // DAY)
    return until


def _chosen(request: Request, typed: str) -> Sequence[int]:
    """The days of the week that somebody typed. Raises Refused for too many and for none."""
    if typed in (NO_DAYS, request.texts("away-no-days")):
        return ()
    found = read_weekdays(typed, [dates.weekdays(request.language), dates.weekdays("en")])
    if not found:
        raise Refused("refused-weekdays", word=escape(typed))
    if len(found) > DAYS_OFF:
        raise Refused("refused-days-off", most=DAYS_OFF)
    return sorted(found)


async def _shown(request: Request, person: UserSettings, said: str = "") -> Message:
    """When they are away, and how to be back."""
    texts, now = request.texts, request.services.time.now()
    ahead = [each for each in person.away if each.until > now]
    names = dates.weekdays(request.language)
    lines = [said] if said else []
    lines += [
        texts(
            "away-at" if each.match else "away-everywhere",
            match=each.match,
            since=at_day(each.since),
            until=at_day(each.until),
        )
        for each in ahead
    ]
    if person.days_off:
        lines.append(texts("away-days", days=[names[day] for day in person.days_off]))
    lines.append(texts("away-what" if ahead or person.days_off else "away-how"))
    tables = await request.services.tables.of_user(request.user)
    lent = [table for table in tables if table.lent_by(request.user) is not None]
    for table in lent:
        say = request.at(AtTable, table).speaker
        seat = table.lent_by(request.user)
        assert seat is not None
        lines.append(texts("away-lent", who=say.name(seat), game=say.title, match=table.id))
    buttons = [Button(Return(str(request.user)).id, texts("away-return"))] if ahead or lent else []
    buttons += [_sits_in(request, table) for table in tables if _may_lend(table, request.user, now)]
    return Message(text="\n".join(lines), rows=tuple(batches(buttons)))


def _may_lend(table: Table, user: int, now: int) -> bool:
    """Whether a computer could play for somebody at a table while they are away."""
    seat = table.seat_of(user)
    if seat is None or table.status != "running" or table.players[seat].owner is not None:
        return False
    return any(until > now for _, until in table.person(seat).settings.absences(table.id))


def _sits_in(request: Request, table: Table) -> Button:
    game = request.services.texts(request.language, table)("game-name")
    label = request.texts("away-sit-in", game=game, match=table.id)
    return Button(SitIn(table.id).id, label)


def batches(buttons: Sequence[Button]) -> Iterator[tuple[Button, ...]]:
    """Rows of as many buttons as fit."""
    for start in range(0, min(len(buttons), ROWS * BUTTONS_IN_ROW), BUTTONS_IN_ROW):
        yield tuple(buttons[start : start + BUTTONS_IN_ROW])

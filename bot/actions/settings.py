"""What somebody chooses for themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, get_args

from pydantic import ValidationError

from bot.names import escape
from bot.routing.declare import Actions, Completed, OneOf, User, Whole
from bot.routing.finding import matching, meant, own_tables, seen
from bot.routing.requests import AtSeat, Request, Suggestion
from bot.table.people import DIGEST, MOST_CALLS, MOST_REFUSED, UserSettings, known_zones
from bot.table.people import Notify as NotifyWay
from bot.table.player import NOTIFY
from bot.table.refused import Refused
from locales import Texts

actions = Actions()

USUAL = "usual"
"""At a table: as at all the others; at all of them: as for whoever has chosen nothing."""

Hour = Annotated[int, Whole(0, 23)]
Hours = Annotated[int, Whole(0, 168)]
Calls = Annotated[int, Whole(0, MOST_CALLS)]
Notify = Annotated[str, OneOf("notify-", (*get_args(NotifyWay), USUAL))]
DigestHour = Annotated[int, Whole(-1, 23)]


async def timezones(_request: Request, typed: str, _given: Mapping[str, str]) -> list[Suggestion]:
    """The time zones there are."""
    return matching(typed, ((zone, zone) for zone in sorted(known_zones())))


async def languages(
    request: Request, typed: str, _given: Mapping[str, str]
) -> Sequence[Suggestion]:
    """The languages that the bot speaks, each by its own name."""
    return matching(typed, _spoken(request))


def _spoken(request: Request) -> list[Suggestion]:
    return [(_called(request, code), code) for code in request.services.library.languages]


def _called(request: Request, code: str) -> str:
    """What a language calls itself; its code where it does not say."""
    texts = request.services.library.texts(code)
    return texts("language-name") if texts.is_own("language-name") else code


@actions.command("settings")
async def settings(  # noqa: PLR0913, PLR0917 - an option each
    request: Request,
    timezone: Annotated[str, Completed(timezones)] | None = None,
    quiet_from: Hour | None = None,
    quiet_to: Hour | None = None,
    remind_every: Hours | None = None,
    reminders: bool | None = None,  # noqa: FBT001 - an option
    notify: Notify | None = None,
    digest: DigestHour | None = None,
    calls_a_day: Calls | None = None,
    copies: bool | None = None,  # noqa: FBT001 - an option
    lessons: bool | None = None,  # noqa: FBT001 - an option
    statistics: bool | None = None,  # noqa: FBT001 - an option
    rating: bool | None = None,  # noqa: FBT001 - an option
    language: Annotated[str, Completed(languages)] | None = None,
    refuse: User | None = None,
    accept: User | None = None,
    table: Annotated[str, Completed(own_tables)] = "",
) -> None:
    """Show one's settings, or change some of them; at one table how one is called there."""
    if table:
        await _at_table(request, table, notify)
        return
    given = {
        "timezone": timezone,
        "quiet_from": quiet_from,
        "quiet_to": quiet_to,
        "remind_every": remind_every,
        "reminders": reminders,
        "notify": UserSettings().notify if notify == USUAL else notify,
        "digest": digest,
        "calls_a_day": calls_a_day,
        "copies": copies,
        "lessons": lessons,
        "statistics": statistics,
        "rating": rating,
        "language": language,
    }
    given |= _refused(request, await request.services.people.of(request.user), refuse, accept)
    people = request.services.people
    # 0 and False are chosen as much as others.
    changes = {name: value for name, value in given.items() if value is not None}
    edit = partial(_changed, request, changes=changes)
    person = await (people.change(request.user, edit) if changes else people.of(request.user))
    # Whoever has just chosen a language is answered in it.
    texts = request.services.texts(person.language or request.language)
    await request.say(_shown(person, texts))


async def _at_table(request: Request, word: str, notify: str | None) -> None:
    """Choose how one is called at a table, and nothing else. Raises Refused without a seat."""
    at = request.at(AtSeat, await seen(request.services, request.caller, word))
    if notify is None:
        raise Refused("refused-only-notify")
    how = None if notify == USUAL else NOTIFY.validate_python(notify)
    await at.services.upkeep.set_notify(at.table, at.seat, how, interaction=at.interaction)
    if how == "digest":
        await at.services.people.change(at.user, _with_digest)
    said = at.texts(f"notify-{notify}")
    await at.say(at.texts("done-notify", game=at.speaker.title, notify=said))


def _refused(
    request: Request, person: UserSettings, refuse: int | None, accept: int | None
) -> dict[str, Any]:
    """Whom somebody refuses from now on, where that changes. Raises Refused for themselves."""
    if refuse is None and accept is None:
        return {}
    if request.user in (refuse, accept):
        raise Refused("refused-refuse-self")
    kept = [user for user in person.refused if user not in (refuse, accept)]
    found = [*kept, *([refuse] if refuse is not None else [])]
    if len(found) > MOST_REFUSED:
        raise Refused("refused-refuse-many", most=MOST_REFUSED)
    return {"refused": tuple(found)}


def _with_digest(person: UserSettings) -> UserSettings:
    """Somebody who hears of their tables once a day."""
    return person if person.next_digest(0) is not None else person.but(digest=DIGEST)


def _changed(request: Request, person: UserSettings, changes: dict[str, Any]) -> UserSettings:
    """The settings with some changed. Raises Refused for what cannot be."""
    if "language" in changes:
        spoken = _spoken(request)
        code = meant(changes["language"], spoken)
        if code is None:
            names = tuple(said for said, _ in spoken)
            raise Refused("refused-language", name=escape(changes["language"]), names=names)
        changes = {**changes, "language": code}
    if not changes.get("statistics", person.statistics):
        if changes.get("rating"):
            raise Refused("refused-rating")
        changes = {**changes, "rating": False}
    try:
        return person.but(**changes)
    except ValidationError as error:
        # Discord holds numbers and menus to what is declared: only the zone is typed freely.
        raise Refused("refused-timezone", name=escape(str(changes.get("timezone")))) from error


def _shown(person: UserSettings, texts: Texts) -> str:
    quiet = (
        texts("settings-none")
        if person.quiet_from == person.quiet_to
        else texts("settings-quiet", **{"from": person.quiet_from, "to": person.quiet_to})
    )
    every = (
        texts("settings-off")
        if not person.reminders
        else texts("settings-every", hours=person.remind_every)
        if person.remind_every
        else texts("settings-table")
    )
    return texts(
        "settings-shown",
        timezone=person.timezone,
        quiet=quiet,
        reminders=every,
        notify=texts(f"notify-{person.notify}"),
        digest=_digest(person, texts),
        calls=person.calls_a_day,
        copies=texts("settings-copies" if person.copies else "settings-no-copies"),
        lessons=texts("option-on" if person.lessons else "option-off"),
        statistics=texts("settings-counted" if person.statistics else "settings-not-counted"),
        rating=texts("option-on" if person.rating else "option-off"),
        language=texts("language-name"),
        refused=tuple(f"<@{user}>" for user in person.refused) or (texts("settings-none"),),
    )


def _digest(person: UserSettings, texts: Texts) -> str:
    hour = DIGEST if person.digest < 0 and person.notify == "digest" else person.digest
    return texts("settings-none") if hour < 0 else texts("settings-digest", hour=hour)

"""A table before the start: opening it, seats, dealing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.names import escape
from bot.present.levels import levels, removable
from bot.present.lobby import facts
from bot.present.luck import yours
from bot.present.names import computer_name
from bot.present.options import form
from bot.presses import (
    AddComputer,
    CallPlayers,
    FreeSeat,
    Join,
    Learn,
    Leave,
    SeatComputer,
    SetLevel,
    Start,
)
from bot.routing.declare import Actions, Completed, User
from bot.routing.finding import matching, meant
from bot.routing.requests import AtSeat, AtTable, Request, Suggestion
from bot.table.player import Player
from bot.table.refused import Refused
from engine import Cover, Seat

from .opening import game_names, must_reach, opener, own_thread

actions = Actions("game")


async def games(request: Request, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """The games there are, each with what it is for: two of them have nearly the same name."""
    return matching(typed, [_entry(request, cover) for cover in request.services.registry.covers])


async def played(request: Request, typed: str, given: Mapping[str, str]) -> Sequence[Suggestion]:
    """Those of them that are played in the server."""
    rules = await request.services.servers.of(request.caller.guild)
    return [pair for pair in await games(request, typed, given) if rules.plays(pair[1])]


def _entry(request: Request, cover: Cover) -> Suggestion:
    texts = request.services.library.texts(request.language, cover.slug)
    about = facts(cover, texts, {})
    players, days, weight = about["players"], about["days"], about["weight"]
    said = texts("card-entry", game=texts("game-name"), players=players, days=days, weight=weight)
    return said, cover.slug


def game_named(request: Request, word: str) -> str:
    """The slug of the game that somebody named. Raises Refused when there is none."""
    there = game_names(request, request.language)
    entries = [_entry(request, cover) for cover in request.services.registry.covers]
    known = [*there, *game_names(request, "en"), *entries]
    # Slugs have underscores where commands have dashes, which is how people know them.
    slug = meant(word, known) or meant(word.replace("-", "_"), known)
    if slug is None:
        raise Refused("refused-no-game", game=escape(word), games=tuple(said for said, _ in there))
    return slug


async def computers(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """The computer players of the table's game."""
    return matching(typed, _kinds(at))


def _kinds(at: AtTable) -> list[Suggestion]:
    return [(said_kind(at, kind), kind) for kind in at.table.game.minds.computers]


def said_kind(at: AtTable, kind: str) -> str:
    """What a kind of computer player is called."""
    return at.texts(f"computer-{kind}")


def kind_named(at: AtTable, word: str) -> str:
    """The kind of computer player that somebody named. Raises Refused when there is none."""
    kind = meant(word, _kinds(at))
    if kind is None:
        there = tuple(said for said, _ in _kinds(at))
        raise Refused("refused-computer", name=escape(word), names=there)
    return kind


async def seated(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """Those who have sat down, but for the host."""
    return matching(typed, _seated_others(at))


def _seated_others(at: AtTable) -> list[Suggestion]:
    return [(at.speaker.id(f"seat-{seat}"), value) for seat, value in removable(at.table)]


def _guest(at: AtTable, word: str) -> Seat:
    """The seat of whoever somebody named. Raises Refused when they do not sit there."""
    value = meant(word, _seated_others(at))
    found = next((seat for seat, each in removable(at.table) if each == value), None)
    if found is None:
        raise Refused("refused-no-guest", who=escape(word))
    return found


Game = Annotated[str, Completed(games)]
Played = Annotated[str, Completed(played)]
Computer = Annotated[str, Completed(computers)]


@actions.command("new")
async def new(request: Request, game: Played, thread: bool = False) -> None:  # noqa: FBT001, FBT002 - an option
    """Open a table, here or in a thread of its own; who asks is its host and has the first seat."""
    slug = game_named(request, game)
    caller, who = request.caller, opener(request)
    must_reach(request)
    rules = await request.services.servers.expect(caller.guild, who, slug)
    thread = thread or (rules.threads and not who.in_thread)
    zone = (await request.services.people.of(caller.user)).timezone
    # First the thread: a table is stored with its channel, and its board is posted there.
    made = await own_thread(request, slug, "thread-name") if thread else None
    if made is None and rules.threads and not who.in_thread:
        raise Refused("refused-server-no-thread")
    try:
        table = await request.services.lobby.open(
            slug,
            guild=caller.guild,
            channel=made or caller.channel,
            host=caller.user,
            name=caller.name,
            language=request.language,
            zone=zone,
            interaction=caller.interaction,
            opener=who if made is None else who.in_own_thread(made),
        )
    except BaseException:
        if made is not None:  # nobody shall wait in it for a table that is not there
            await request.responder.close_thread()
        raise
    at = request.at(AtTable, table)
    key = "done-new-thread" if made else "done-new-no-thread" if thread else "done-new"
    said = at.texts(key, channel=f"<#{table.channel}>")
    await at.say(form(table, at.texts, text=yours(at.texts, said, table, at.interaction)))


@actions.command("learn")
async def learn(request: Request, game: Played) -> None:
    """Learn a game by playing it against computers, in a thread or in direct messages."""
    await _teach(request, game_named(request, game))


@actions.button(Learn)
async def learn_this(request: Request, press: Learn) -> None:
    """The same from the page of a game."""
    await _teach(request, press.game)


async def _teach(request: Request, slug: str) -> None:
    if slug not in request.services.registry:
        raise Refused("refused-old-button")
    caller, services = request.caller, request.services
    if services.registry[slug].game.help.tutorial is None:
        raise Refused("refused-no-lessons")
    must_reach(request)
    who = opener(request)
    await services.servers.expect(caller.guild, who, slug)
    in_server = caller.guild is not None
    made = await own_thread(request, slug, "thread-lessons") if in_server else None
    if caller.guild is not None and made is None:
        raise Refused("refused-lessons-here")
    if not (await services.people.of(caller.user)).lessons:
        await services.people.change(caller.user, lambda person: person.but(lessons=True))
    texts = services.library.texts(request.language, slug)
    names = texts("lobby-computer-names").split()
    try:
        table = await services.lobby.teach(
            slug,
            guild=caller.guild,
            channel=made or caller.channel,
            host=caller.user,
            name=caller.name,
            others=[texts("lobby-computer-name", name=name) for name in names],
            language=request.language,
            interaction=caller.interaction,
            opener=who if made is None else who.in_own_thread(made),
        )
    except BaseException:
        if made is not None:
            await request.responder.close_thread()
        raise
    where = f"<#{table.channel}>" if made else ""
    await request.say(texts("done-learn" if made else "done-learn-here", channel=where))


@actions.command("join")
@actions.button(Join)
async def join(at: AtTable, invite: User | None = None) -> None:
    """Take a seat, and hear where secrets will be; or invite somebody else to one."""
    if invite is not None:
        await _invite(at, invite)
        return
    lobby, name = at.services.lobby, at.caller.name
    table = await lobby.join(at.table, at.user, name, interaction=at.interaction)
    said = await welcome(at)
    # From where players are sought they go to where the table is.
    there = f"<#{at.table.channel}>"
    away = at.caller.channel != at.table.channel and at.table.guild is not None
    said = at.texts("done-joined-there", said=said, channel=there) if away else said
    await at.say(yours(at.texts, said, table, at.interaction))


async def _invite(at: AtTable, user: int) -> None:
    at.services.lobby.must_be_open(at.table)
    # Not declared with the command: everybody may join.
    at.must_be_host()
    name, doors = at.caller.name, at.services.doors
    await doors.invite(at.table, user, at.user, name, interaction=at.interaction)
    await at.say(at.texts("done-invite", who=f"<@{user}>"))


@actions.button(CallPlayers)
async def call_players(at: AtTable) -> None:
    """Call for players: whoever sits there may, and the host."""
    at.services.lobby.must_be_open(at.table)
    if not at.is_host:
        at.at(AtSeat, at.table)  # refuses those who only watch
    call = await at.services.seeking.call(
        at.table, Player(at.caller.name, at.user), at.caller.takes, interaction=at.interaction
    )
    await at.say(at.texts("done-seek", channel=f"<#{call.channel}>"))


async def welcome(at: AtTable) -> str:
    """What somebody hears who has just sat down."""
    await at.services.people.knocks(at.user)
    # A knock opens nothing: an inbox counts as closed until a message has arrived.
    reached = await at.services.people.reached(at.user)
    return at.texts("done-joined" if reached else "done-joined-closed")


@actions.command("leave")
@actions.button(Leave)
async def leave(at: AtTable, player: Annotated[str, Completed(seated)] = "") -> None:
    """Give up a seat before the start; or free that of somebody else."""
    if player:
        at.services.lobby.must_be_open(at.table)
        at.must_be_host()
        _, said = await _freed(at, _guest(at, player))
        await at.say(said)
        return
    await at.services.lobby.leave(at.table, at.user, interaction=at.interaction)
    await at.say(at.texts("done-left"))


@actions.command("add-computer", host=True)
async def add_computer(at: AtTable, computer: Computer = "") -> None:
    """Give a seat to a computer player."""
    kind = kind_named(at, computer) if computer else at.table.game.minds.usual
    at, said = await _seated(at, kind)
    await at.say(levels(at.table, at.texts, said))


@actions.button(AddComputer, host=True)
async def ask_level(at: AtTable) -> None:
    """Show how well computer players can play, each a button."""
    at.services.lobby.must_be_open(at.table)
    await at.say(levels(at.table, at.texts))


@actions.button(SeatComputer, host=True)
async def seat_computer(at: AtTable, press: SeatComputer) -> None:
    """Give a seat to a computer player of that kind."""
    at, said = await _seated(at, kind_named(at, press.kind))
    await at.edit(levels(at.table, at.texts, said))


async def _seated(at: AtTable, kind: str) -> tuple[AtTable, str]:
    """The table with another computer player, and what is said of it."""
    name, lobby = computer_name(at.table, at.texts), at.services.lobby
    changed = await lobby.add_computer(at.table, kind, name, interaction=at.interaction)
    return at.after(changed), at.texts("done-computer", name=name, level=said_kind(at, kind))


@actions.menu(SetLevel, host=True)
async def set_level(at: AtTable, _press: SetLevel, values: tuple[str, ...]) -> None:
    """Change the level of a computer player, before the start."""
    at.services.lobby.must_be_open(at.table)
    number, _, word = values[0].partition(" ")
    seat, kind = Seat(int(number)), kind_named(at, word)
    # Somebody may have left since, and the others have moved up.
    if int(number) >= len(at.table.players) or at.table.players[seat].computer is None:
        await at.edit(levels(at.table, at.texts, at.texts("level-moved")))
        return
    handover = at.services.handover
    at = at.after(await handover.set_level(at.table, seat, kind, interaction=at.interaction))
    said = at.texts("done-level", name=at.speaker.name(seat), level=said_kind(at, kind))
    await at.edit(levels(at.table, at.texts, said))


@actions.menu(FreeSeat, host=True)
async def free_seat(at: AtTable, _press: FreeSeat, values: tuple[str, ...]) -> None:
    """Free the seat of somebody, before the start."""
    at.services.lobby.must_be_open(at.table)
    seat = next((seat for seat, value in removable(at.table) if value == values[0]), None)
    if seat is None:
        await at.edit(levels(at.table, at.texts, at.texts("level-moved")))
        return
    at, said = await _freed(at, seat)
    await at.edit(levels(at.table, at.texts, said))


async def _freed(at: AtTable, seat: Seat) -> tuple[AtTable, str]:
    """The table without whoever had a seat, and what is said of it."""
    key = "done-freed-computer" if at.table.players[seat].user is None else "done-freed"
    said = at.texts(key, who=at.speaker.name(seat))
    lobby, by = at.services.lobby, at.caller.name
    return at.after(await lobby.remove(at.table, seat, by, interaction=at.interaction)), said


@actions.command("start", host=True)
@actions.button(Start, host=True)
async def start(at: AtTable) -> None:
    """Deal the game."""
    begun = await at.services.lobby.start(at.table, interaction=at.interaction)
    await at.say(yours(at.texts, at.texts("done-start"), begun, at.interaction))

"""What holds of every club that an earlier bot has left: its matches go on, its buttons answer.

Each test changes something and has a bot of its own; test_standing.py asks what changes nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from random import Random
from typing import Any

import pytest

from engine import Left, digest, next_alarm
from sandbox import Actor
from sandbox.actors import Reply
from tests.bot.club import Player, typed

from .kept import Control, Kept

GAMES = ("delta_v", "space_mission", "delta_vee", "merchant_of_venus", "space_dealer")
LIGHT = tuple(game for game in GAMES if game != "merchant_of_venus")
"""Games of which the first picture takes less than a second."""
MATCHES = (*GAMES, "lobby", "over")
BY_PEOPLE = ("over", "lobby", "delta_vee")
"""Matches in which no computer player thinks, as long as the lobby does not begin."""
ASIDE = ("start", "film", "recap")
"""Kinds that have a process of the bot work for seconds."""
HOUR = 3_600_000


def is_kind(answer: Reply) -> bool:
    """Whether somebody was answered, and not with a fault of ours."""
    said = answer.message is not None or answer.modal is not None
    return said and answer.error is None and "went wrong on my side" not in answer.text


async def seq(kept: Kept) -> int:
    """The number of the last entry of the match in hand."""
    return (await kept.club.table()).seq


async def test_the_logs_lead_to_the_same_positions_while_the_rules_are_the_same(
    going: Kept,
) -> None:
    matches = await of_these_rules(going)
    before = await positions(going, matches)

    with closing(sqlite3.connect(going.file, isolation_level=None)) as database:
        for match in matches:
            database.execute("DELETE FROM snapshots WHERE match = ?", (match,))
    going.club.services.tables.forget()

    assert await positions(going, matches) == before


async def of_these_rules(kept: Kept) -> list[str]:
    """The matches of which every entry was made by the present version of their game.

    Of another version nothing but the snapshot need lead on.
    """
    versions = kept.club.services.tables.versions()
    with closing(sqlite3.connect(kept.file)) as database:
        found = dict(database.execute("SELECT match, min(version) FROM entries GROUP BY match"))
    begun = [match for name, match in kept.found["matches"].items() if name != "lobby"]
    return [match["id"] for match in begun if found.get(match["id"]) == versions[match["game"]]]


async def positions(kept: Kept, matches: Sequence[str]) -> dict[str, str]:
    """The digest of some matches that have begun."""
    tables = [await kept.club.services.tables.open(id_) for id_ in matches]
    return {table.id: digest(table.state) for table in tables if table.state is not None}


async def test_the_next_decision_is_made(going: Kept) -> None:
    match = going.match("delta_vee")

    await (await owing(going, players(going, match))).by_command()

    assert (await going.club.table()).seq == match["seq"] + 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on(going: Kept, game: str) -> None:
    match = going.match(game)
    people = players(going, match)

    for _ in range(10):
        await (await owing(going, people)).by_command()
        going.box.clock.advance(5_000)
    await going.club.quiet()

    table = await going.club.table()
    assert table.seq >= match["seq"] + 10
    assert table.status == "running"
    assert "My turn" in going.club.live(people[0].actor).labels


def players(kept: Kept, match: dict[str, Any]) -> list[Player]:
    """The people of a match."""
    people = [kept.people[name] for name in match["names"] if name in kept.people]
    return [Player(kept.club, person, Random(n)) for n, person in enumerate(people)]


async def owing(kept: Kept, players: list[Player]) -> Player:
    """Somebody who owes a decision; computers move, and time passes, until there is one."""
    while True:
        for wait in (False, True):
            if wait:
                await kept.club.quiet()
            table = await kept.club.table()
            for player in players:
                if table.seat_of(player.actor.id) in table.owed():
                    return player
        due = next_alarm(table.game, table.running())
        assert due is not None, "nobody owes anything"
        kept.box.clock.advance(due - kept.box.clock.now())


async def test_an_old_button_or_menu_of_each_kind_is_answered(going: Kept) -> None:
    every = [control for name in BY_PEOPLE for control in going.controls(name)]
    kinds = {each.action: each for each in reversed(every) if each.action not in ASIDE}
    unkind = []

    for control in kinds.values():
        answer = await control.used_by(control.owner or going.people["Ann"])
        if not is_kind(answer):
            unkind.append((control.custom_id, answer.error or answer.text))

    assert len(kinds) >= 10
    assert unkind == []


@pytest.mark.long
@pytest.mark.parametrize("name", MATCHES)
async def test_every_old_button_and_menu_is_answered(going: Kept, name: str) -> None:
    controls = going.controls(name)
    unkind = []

    for control in controls:
        for person in pressers(going, control):
            answer = await control.used_by(person)
            if not is_kind(answer):
                unkind.append((person.name, control.custom_id, answer.error or answer.text))
    await going.club.quiet()

    assert len(controls) >= 3
    assert unkind == []


def pressers(kept: Kept, control: Control) -> list[Actor]:
    """Who uses an old control: its owner; where all see it also a stranger, and a host."""
    owner, *others = control.owner, *([] if control.private else ("Eve", "Ann"))
    people = [owner, *(kept.people[name] for name in others)]
    return list(dict.fromkeys(person for person in people if person is not None))


@pytest.mark.parametrize(
    "game", [*LIGHT, pytest.param("merchant_of_venus", marks=pytest.mark.long)]
)
async def test_what_stood_to_be_confirmed_is_done(going: Kept, game: str) -> None:
    before = going.match(game)["seq"]
    found = going.controls(game, panel="confirm orders") + going.controls(
        game, panel="confirm deeper"
    )
    ready = [control for control in found if control.action == "do"]

    assert ready
    for done, control in enumerate(ready, start=1):
        assert control.owner is not None
        assert is_kind(await control.used_by(control.owner))
        assert await seq(going) >= before + done


@pytest.mark.long
@pytest.mark.parametrize("muted", [True, False])
async def test_a_reminder_can_be_muted(going: Kept, muted: bool) -> None:  # noqa: FBT001
    going.match("delta_v")
    # An earlier bot left the reminders of before beside the newest.
    *_, control = [c for c in going.controls("delta_v") if c.action == "mute"]
    asked = control.owner
    assert asked is not None
    # Between them their tables have called already as often as they do in a day.
    await asked.slash(going.box.channel, "settings", **{"calls-a-day": 0})
    if muted:
        assert is_kind(await control.used_by(asked))
    before = reminders(going, asked)

    going.box.clock.advance(4 * HOUR)
    await going.club.quiet()

    assert (reminders(going, asked) == before) is muted


def reminders(kept: Kept, person: Actor) -> int:
    """How many messages have called a person in the channel."""
    here = str(kept.box.channel.id)
    return sum(
        seen.kind == "message"
        and seen.shape["channel_id"] == here
        and any(mention["id"] == str(person.id) for mention in seen.shape["mentions"])
        for seen in person.client.feed
    )


async def test_a_lobby_fills(going: Kept) -> None:
    going.match("lobby")
    join = next(control for control in going.controls("lobby") if control.action == "join")

    await join.used_by(going.people["Cleo"])

    assert (await going.club.table()).names == (*going.match("lobby")["names"], "Cleo")


@pytest.mark.long
async def test_a_lobby_fills_and_begins(going: Kept) -> None:
    going.match("lobby")
    joins, starts = (
        next(c for c in going.controls("lobby") if c.action == action)
        for action in ("join", "start")
    )

    await joins.used_by(going.people["Cleo"])
    await starts.used_by(going.people["Ann"])
    await going.club.quiet()

    table = await going.club.table()
    assert table.status == "running"
    assert table.names == (*going.match("lobby")["names"], "Cleo")
    assert "My turn" in going.club.live(going.people["Ann"]).labels


@pytest.mark.parametrize("game", GAMES)
async def test_the_orders_that_stand_are_listed_and_taken_back(going: Kept, game: str) -> None:
    match = going.match(game)
    person = going.people["Ann" if "Ann" in match["names"] else "Bob"]

    panel = await person.click(going.club.live(person), "My turn")
    assert panel.message is not None
    left = await orders_of(going, person)

    if "Standing orders" in panel.message.labels:  # long menus leave no room for it
        orders = await person.click(panel.message, "Standing orders")
        assert orders.text.count("\n• ") == len(left)
    for each in reversed(left):
        table = await going.club.table()
        command, options = typed(table, each.cancel)
        texts = going.club.services.texts("en", table)
        named = {texts(f"param-{name}"): value for name, value in options.items()}
        line = f"{table.game.cover.command} {command.name}"
        assert is_kind(await person.slash(going.box.channel, line, **named))
    assert await orders_of(going, person) == ()


async def orders_of(kept: Kept, person: Actor) -> tuple[Left, ...]:
    """The standing orders of somebody at the table of the channel."""
    table = await kept.club.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    return tuple(table.game.orders.left(table.running(), seat))

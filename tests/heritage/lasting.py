"""What holds of every club that an earlier bot has left: its matches go on, its buttons answer."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from random import Random
from typing import Any

import pytest

from engine import Left, Offer, digest, dump, next_alarm
from sandbox import Actor
from sandbox.actors import Reply
from tests.bot.club import Player, typed

from .kept import Control, Kept

GAMES = ("delta_v", "space_mission", "delta_vee", "merchant_of_venus", "space_dealer")
MATCHES = (*GAMES, "lobby", "over")
HOUR = 3_600_000


def is_kind(answer: Reply) -> bool:
    """Whether somebody was answered, and not with a fault of ours."""
    said = answer.message is not None or answer.modal is not None
    return said and answer.error is None and "went wrong on my side" not in answer.text


def holds(old: Any, new: Any) -> bool:
    """Whether all that stood in a position stands there still; something may have been added."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and holds(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(holds, old, new))
    return bool(old == new)


def stored(kept: Kept) -> dict[str, Any]:
    """The last snapshot of each match, as it lies in the database that is kept."""
    query = "SELECT match, state FROM snapshots ORDER BY seq"
    with closing(sqlite3.connect(kept.file)) as database:
        return {match: json.loads(state) for match, state in database.execute(query)}


async def seq(kept: Kept) -> int:
    """The number of the last entry of the match in hand."""
    return (await kept.club.table()).seq


async def test_every_match_stands_where_it_stood(going: Kept) -> None:
    snapshots = stored(going)

    for match in going.found["matches"].values():
        table = await going.club.services.tables.open(match["id"])

        assert (table.status, table.seq) == (match["status"], match["seq"])
        assert list(table.names) == match["names"]
        assert [table.names[seat] for seat in table.owed()] == match["owed"]
        assert table.decision() == match["decision"]
        if table.state is not None:
            then = snapshots[match["id"]]
            then["state"] = type(table.state).brought_up(then["state"])
            assert holds(then, json.loads(dump(table.state)))


async def test_the_logs_lead_to_the_same_positions_while_the_rules_are_the_same(
    going: Kept,
) -> None:
    matches = await of_these_rules(going)
    before = await positions(going, matches)
    await going.club.stop()
    with closing(sqlite3.connect(going.file, isolation_level=None)) as database:
        for match in matches:
            database.execute("DELETE FROM snapshots WHERE match = ?", (match,))
    await going.club.start()

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


async def test_commands_answer_at_every_table(going: Kept) -> None:
    asked = {
        "log": "log, page",
        "recap": "since your last move",
        "rules": "How to play",
        "show": "",
    }
    ann = going.people["Ann"]

    for name in (*GAMES, "over"):
        going.match(name)
        for word, said in asked.items():
            answer = await ann.slash(going.box.channel, f"game {word}")
            assert is_kind(answer), (name, answer)
            assert said in answer.text, name
        text = await ann.slash(going.box.channel, "game me", text=True)
        assert "```" in text.text, name
    await going.club.quiet()
    for name in (*GAMES, "over"):
        going.match(name)
        assert "board.png" in going.club.live(ann).files, name


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on(going: Kept, game: str) -> None:
    match = going.match(game)
    people = [going.people[name] for name in match["names"] if name in going.people]
    players = [Player(going.club, person, Random(n)) for n, person in enumerate(people)]

    for _ in range(10):
        await (await owing(going, players)).by_command()
        going.box.clock.advance(5_000)
    await going.club.quiet()

    table = await going.club.table()
    assert table.seq >= match["seq"] + 10
    assert table.status == "running"
    assert "My turn" in going.club.live(people[0]).labels


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


@pytest.mark.parametrize("game", GAMES)
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


async def test_a_panel_goes_on_where_it_stood(going: Kept) -> None:
    for game in GAMES:
        before = going.match(game)["seq"]
        control = going.controls(game, panel="first")[0]
        assert control.owner is not None

        answer = await control.used_by(control.owner)

        assert answer.message is not None, game
        assert answer.message.id == control.shown.id, game
        assert "moved on" not in answer.text, game
        assert await seq(going) == before, game


async def test_a_panel_that_the_match_has_left_behind_does_nothing(going: Kept) -> None:
    for game in GAMES:
        before = going.match(game)["seq"]
        old = [c for c in going.controls(game, panel="stale") if c.action in ("do", "menu")]

        assert old, game
        for control in old:
            assert control.owner is not None
            answer = await control.used_by(control.owner)
            assert is_kind(answer), (game, answer)
            assert "moved on" in answer.text, game
            assert await seq(going) == before, game


async def test_a_secret_waits_for_whom_it_is_meant(going: Kept) -> None:
    for game in ("delta_v", "space_mission"):
        going.match(game)
        *_, control = [c for c in going.controls(game) if c.action == "secrets"]

        answer = await control.used_by(going.people["Cleo"])
        refused = await control.used_by(going.people["Eve"])

        assert "for your eyes only" in answer.text, game
        assert answer.ephemeral, game
        assert "aren't at this table" in refused.text, game


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


async def test_a_match_that_is_over_is_verified_and_exported(going: Kept) -> None:
    going.match("over")
    ann, channel = going.people["Ann"], going.box.channel

    verified = await ann.slash(channel, "game verify")
    exported = await ann.slash(channel, "game export")

    assert "same end" in verified.text
    assert exported.message is not None
    assert len(exported.message.files) == 1


async def test_settings_are_kept(going: Kept) -> None:
    going.match("delta_v")
    ann, bob = going.people["Ann"], going.people["Bob"]

    shown = [await person.slash(going.box.channel, "settings") for person in (ann, bob)]

    assert "Europe/Berlin" in shown[0].text
    assert "Europe/Berlin" not in shown[1].text


def of(person: Actor) -> str:
    """A person as the target of a message."""
    return f"user:{person.id}"


async def test_what_was_not_sent_is_sent(going: Kept) -> None:
    old = {shown.id for _, shown in going.old}
    ann = going.people["Ann"]
    going.match("delta_vee")
    mine = [e for e in going.found["unsent"] if e["kind"] == "secret" and e["target"] == of(ann)]

    told = ["for your eyes only" in s.words for s in ann.inbox if s.id not in old]
    assert told == [True] * len(mine)
    going.match("lobby")
    assert "**Dan**" in going.club.live(ann).words


async def test_standing_orders_still_stand(going: Kept) -> None:
    ann = going.people["Ann"].id
    left = {
        "delta_vee": Offer("order-raise", ("1A", "always")),
        "merchant_of_venus": Offer("cancel", ("exit-by-die",)),
    }

    for game, taken_back in left.items():
        table = await going.club.services.tables.open(going.match(game)["id"])
        seat = table.seat_of(ann)
        assert seat is not None
        assert taken_back in table.orders(seat)


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
        line = f"{table.game.command} {command.name}"
        assert is_kind(await person.slash(going.box.channel, line, **named))
    assert await orders_of(going, person) == ()


async def orders_of(kept: Kept, person: Actor) -> tuple[Left, ...]:
    """The standing orders of somebody at the table of the channel."""
    table = await kept.club.table()
    seat = table.seat_of(person.id)
    assert seat is not None
    return tuple(table.game.left(table.running(), seat))

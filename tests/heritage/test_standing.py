"""What is asked of each club that an earlier bot has left, and changes nothing: one bot answers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from typing import Any

import pytest
import pytest_asyncio

from engine import Offer, dump
from sandbox import Actor

from .kept import Kept
from .lasting import GAMES, is_kind, seq
from .running import faultless, running

NEWEST = "before_18"
LONG = ("before_16", "before_17")
DEEP = ("before_11", "before_12", "before_13", "before_14", "before_15")
SMALL = ("space_mission", "over")
"""Matches of a game whose pictures are quickly drawn."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


def left(name: str, *marks: pytest.MarkDecorator) -> Any:
    """A database; all that is asked of it is asked in one process."""
    return pytest.param(name, marks=[*marks, pytest.mark.xdist_group(f"standing {name}")])


@pytest_asyncio.fixture(
    scope="module",
    loop_scope="module",
    params=[
        left(NEWEST),
        *(left(name, pytest.mark.long) for name in LONG),
        *(left(name, pytest.mark.deep) for name in DEEP),
    ],
)
async def only(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Kept]:
    """The bot that runs over what was left, for all questions."""
    async with running(Kept(request.param, tmp_path_factory.mktemp(request.param))) as kept:
        yield kept


@pytest.fixture
def standing(only: Kept, caplog: pytest.LogCaptureFixture) -> Iterator[Kept]:
    """The same; a fault is told by the test that brings it about."""
    with faultless(only, caplog):
        yield only


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


async def test_every_match_stands_where_it_stood(standing: Kept) -> None:
    snapshots = stored(standing)

    for match in standing.found["matches"].values():
        table = await standing.club.services.tables.open(match["id"])

        assert (table.status, table.seq) == (match["status"], match["seq"])
        assert list(table.names) == match["names"]
        assert [table.names[seat] for seat in table.owed()] == match["owed"]
        assert table.decision() == match["decision"]
        if table.state is not None:
            then = snapshots[match["id"]]
            then["state"] = type(table.state).brought_up(then["state"])
            assert holds(then, json.loads(dump(table.state)))


@pytest.mark.parametrize(
    "name",
    [*SMALL, *(pytest.param(each, marks=pytest.mark.long) for each in GAMES if each not in SMALL)],
)
async def test_commands_answer_at_every_table(standing: Kept, name: str) -> None:
    asked = {"log": "log, page", "rules": "How to play", "show": ""}
    ann = standing.people["Ann"]
    standing.match(name)

    for word, said in asked.items():
        answer = await ann.slash(standing.box.channel, f"game {word}")
        assert is_kind(answer), answer
        assert said in answer.text
    text = await ann.slash(standing.box.channel, "game me", text=True)
    await standing.club.quiet()

    assert "```" in text.text
    assert "board.png" in standing.club.live(ann).files


@pytest.mark.long
@pytest.mark.parametrize("name", [*GAMES, "over"])
async def test_what_happened_since_is_told_and_filmed(standing: Kept, name: str) -> None:
    standing.match(name)

    answer = await standing.people["Ann"].slash(standing.box.channel, "game recap")
    await standing.club.quiet()

    assert is_kind(answer), answer
    assert "since your last move" in answer.text


async def test_a_panel_goes_on_where_it_stood(standing: Kept) -> None:
    for game in GAMES:
        before = standing.match(game)["seq"]
        control = standing.controls(game, panel="first")[0]
        assert control.owner is not None

        answer = await control.used_by(control.owner)

        assert answer.message is not None, game
        assert answer.message.id == control.shown.id, game
        assert "moved on" not in answer.text, game
        assert await seq(standing) == before, game


async def test_a_panel_that_the_match_has_left_behind_does_nothing(standing: Kept) -> None:
    for game in GAMES:
        before = standing.match(game)["seq"]
        old = [c for c in standing.controls(game, panel="stale") if c.action in ("do", "menu")]

        assert old, game
        for control in old:
            assert control.owner is not None
            answer = await control.used_by(control.owner)
            assert is_kind(answer), (game, answer)
            assert "moved on" in answer.text, game
            assert await seq(standing) == before, game


async def test_a_secret_waits_for_whom_it_is_meant(standing: Kept) -> None:
    for game in ("delta_v", "space_mission"):
        standing.match(game)
        *_, control = [c for c in standing.controls(game) if c.action == "secrets"]

        answer = await control.used_by(standing.people["Cleo"])
        refused = await control.used_by(standing.people["Eve"])

        assert "for your eyes only" in answer.text, game
        assert answer.ephemeral, game
        assert "aren't at this table" in refused.text, game


async def test_a_match_that_is_over_is_verified_and_exported(standing: Kept) -> None:
    standing.match("over")
    ann, channel = standing.people["Ann"], standing.box.channel

    verified = await ann.slash(channel, "game verify")
    exported = await ann.slash(channel, "game export")

    assert "same end" in verified.text
    assert exported.message is not None
    assert len(exported.message.files) == 1


async def test_settings_are_kept(standing: Kept) -> None:
    standing.match("delta_v")
    ann, bob = standing.people["Ann"], standing.people["Bob"]

    shown = [await person.slash(standing.box.channel, "settings") for person in (ann, bob)]

    assert "Europe/Berlin" in shown[0].text
    assert "Europe/Berlin" not in shown[1].text


async def test_what_was_not_sent_is_sent(standing: Kept) -> None:
    old = {shown.id for _, shown in standing.old}
    ann = standing.people["Ann"]
    standing.match("delta_vee")
    mine = [e for e in standing.found["unsent"] if e["kind"] == "secret" and e["target"] == of(ann)]

    told = ["for your eyes only" in s.words for s in ann.inbox if s.id not in old]
    assert told == [True] * len(mine)
    standing.match("lobby")
    assert "**Dan**" in standing.club.live(ann).words


async def test_standing_orders_still_stand(standing: Kept) -> None:
    ann = standing.people["Ann"].id
    left = {
        "delta_vee": Offer("order-raise", ("1A", "always")),
        "merchant_of_venus": Offer("cancel", ("exit-by-die",)),
    }

    for game, taken_back in left.items():
        table = await standing.club.services.tables.open(standing.match(game)["id"])
        seat = table.seat_of(ann)
        assert seat is not None
        assert taken_back in table.orders(seat)


def of(person: Actor) -> str:
    """A person as the target of a message."""
    return f"user:{person.id}"

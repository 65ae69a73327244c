"""No custom id of a panel is too long for Discord, and each leads where its words would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, islice

import pytest

from bot.actions import SHARED
from bot.message import Button, Menu, Message, Row, faults
from bot.present import private
from bot.present.line import ORDERS, split
from bot.present.panel import at
from bot.present.short_path import in_numbers, in_words
from bot.present.tree import Path
from bot.presses import AskNumber, Do, Go, Pick, Typed
from bot.registry import RegisteredGame, shipped
from bot.table.asked import ask
from bot.table.player import Player
from bot.table.table import Live, Table
from bot.table.what_if import NO_TIME
from engine import Amount, Dice, Seat, active_seats, copy
from tests.laws.plans import drawn, play
from tests.saying import english

from .hall import ANN, BOB, Hall

APART = 7
"""Entries from one position that is looked at to the next."""
DEEP = 12
"""So many panels of a position are looked at."""
OLD = 900_000
"""The number of a question: no table ever comes to so many."""


def tables(title: RegisteredGame) -> Iterator[tuple[Table, Seat]]:
    """Seats that are asked something, in positions of random matches."""
    game = title.game
    for number in count():
        plan = replace(drawn(game, number), players=("random", "easy"))
        setup = plan.setup(game)
        for moment in islice(play(game, plan), number % APART, 40 * APART, APART):
            state = copy(game, moment.state)
            asked = ask([None] * state.seats, state, None)
            old = [each and replace(each, token=OLD) for each in asked]
            players = tuple(Player(f"P{seat}", seat, asked=each) for seat, each in enumerate(old))
            table = Table(
                "abcd2345", title, 1, 2, 0, "running", plan.options, NO_TIME, 0, game.cover.version,
                Live(), players, setup, state,
            )  # fmt: skip
            yield from ((table, seat) for seat in active_seats(state))


def ways(message: Message) -> list[Path]:
    """Where a panel leads: the paths behind its buttons and the entries of its menus."""
    found = list[Path]()
    for row in message.rows:
        for each in [row] if isinstance(row, Menu) else row:
            press = SHARED.read(each.id)
            if isinstance(each, Menu):
                assert isinstance(press, Pick)
                taken = each.options[: each.high]
                found += [
                    (*press.path, *(word for one in some for word in one.value.split(".")))
                    for some in ([each.options[0]], [each.options[-1]], taken)
                ]
            elif isinstance(press, Go | AskNumber):
                found.append(press.path)
    return found


def walked(table: Table, seat: Seat, dice: Dice) -> Iterator[tuple[Path, Message]]:
    """Panels on the way to the deepest places of the tree, as presses lead there."""
    texts = english(table.game.slug)
    ahead: list[Path] = [(), (ORDERS,)] if table.orders(seat) else [()]
    for _ in range(DEEP):
        if not ahead:
            return
        path = ahead.pop()
        message = private.panel(table, texts, seat, path)
        yield path, message
        there = (in_words(table, seat, way) for way in ways(message))
        on = [way for way in there if way is not None and len(way) > len(path)]
        if on:
            ahead += [dice.pick(on), max(on, key=len)]


@pytest.mark.parametrize("title", list(shipped()), ids=lambda title: title.cover.slug)
@pytest.mark.parametrize("many", [6, pytest.param(400, marks=pytest.mark.deep)])
def test_no_panel_outgrows_discord(title: RegisteredGame, many: int) -> None:
    longest = 0
    for number, (table, seat) in enumerate(islice(tables(title), many)):
        for path, message in walked(table, seat, Dice(f"{number:032x}")):
            assert list(faults(message)) == [], path
            longest = max(longest, len(".".join(path)))

    assert longest > 10


@pytest.mark.parametrize("title", list(shipped()), ids=lambda title: title.cover.slug)
def test_numbers_lead_where_the_words_do(title: RegisteredGame) -> None:
    for number, (table, seat) in enumerate(islice(tables(title), 6)):
        for path, _ in walked(table, seat, Dice(f"{number:032x}")):
            short = in_numbers(table, seat, path)

            assert short is None or alike(in_words(table, seat, short) or ()) == alike(path)
            # What leads nowhere is old, or was made up.
            assert (short is None) == (at(table, seat, path)[0].node.kind == "gone")


def alike(path: Path) -> list[list[str]]:
    """The choices of a path: the order of what is picked means nothing."""
    return [[verb, *sorted(ids)] for verb, *ids in split(path)]


async def deep(hall: Hall) -> tuple[str, Do]:
    """A table where somebody has gathered more than words can say, and the press that does it."""
    match = await hall.sits(ANN, BOB, game="merchant_of_venus")
    while True:
        table = await hall.at(match)
        seat = table.owed()[0]
        for path, message in walked(table, seat, Dice("5" * 32)):
            presses = [SHARED.read(each.id) for row in message.rows for each in buttons(row)]
            for press in presses:
                if isinstance(press, Do) and press.path[:1] != path[:1]:
                    return match, press
        await hall.plays(match, "easy")


def buttons(row: Row) -> Sequence[Button]:
    """Those of a row; a menu has none."""
    return () if isinstance(row, Menu) else row


async def test_what_is_gathered_in_numbers_is_carried_out(hall: Hall) -> None:
    match, press = await deep(hall)
    before = await hall.at(match)
    seat = before.owed()[0]
    path = in_words(before, seat, press.path)
    assert path is not None

    await hall.presses(before.players[seat].user or 0, press.id)

    async with hall.services.store.reading() as tx:
        made = [entry.choice for entry in await tx.log.entries(match)][before.seq :]
    assert [(choice.verb, *choice.args) for choice in made] == split(path)


async def test_numbers_of_other_offers_bring_the_panel_up_to_date(hall: Hall) -> None:
    match, press = await deep(hall)
    table = await hall.at(match)
    seat = table.owed()[0]
    word = press.path[0]
    other = word[:1] + ("a" if word[1] != "a" else "b") + word[2:]

    answer = await hall.presses(table.players[seat].user or 0, replace(press, path=(other,)).id)

    assert english()("panel-stale") in answer.body
    assert (await hall.at(match)).seq == table.seq


async def test_a_number_longer_than_any_is_answered(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)
    seat = table.owed()[0]
    (amount,) = [each for each in table.orders(seat) if isinstance(each, Amount)]
    form = Typed(match, table.token(seat), (ORDERS, amount.verb))

    answer = await hall.presses(table.players[seat].user or 0, form.id, "9" * 4000)

    assert english()("panel-gone") in answer.body

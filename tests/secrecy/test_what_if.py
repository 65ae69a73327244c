"""An imagined match follows from what its seat knows and from its seed, and from nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.own_presses import OpenWhatIf
from bot.registry import shipped
from bot.table.table import Table
from bot.table.what_if import imagined, played_on, tried
from engine import Choice, Event, Illegal, Seat, copy, dump

from .conftest import Opens
from .hidden import drawn_from, keep_secrets
from .world import Recorder
from .worlds import Count, later, one_decision, parting, two_worlds

SEED, ID, NOW = "c0" * 16, "1same", 2_000_000_000_000
LOOKS = 8
GAMES = [title.game.slug for title in shipped()]

pytestmark = pytest.mark.usefixtures("scenes")


def few(steps: int = LOOKS) -> Any:
    """Lets the others do so much."""
    left = iter(range(steps))
    return lambda: next(left, None) is not None


def course(table: Table, seat: Seat) -> list[object]:
    """An imagined match from a seat, some choices in it, and all that it tells."""
    now = imagined(table, seat, ID, SEED, NOW)
    found: list[object] = [_plain(now)]
    told: list[Event]
    for number in range(3):
        now, told = played_on(now, seat, few())
        found += [_plain(now), told]
        choice = next(drawn_from(now.offers(seat), Random(number)), None)
        if choice is None:
            break
        now = _tried(now, seat, choice, found)
    return found


def _tried(table: Table, seat: Seat, choice: Choice, found: list[object]) -> Table:
    try:
        change = tried(table, seat, [choice])
    except Illegal:
        return table
    found += [_plain(change.table), change.moved.told]
    return change.table


def _plain(table: Table) -> tuple[str, bytes]:
    """All of a table: its state, dice included, and everything beside it."""
    return repr(replace(table, state=None)), dump(table.position())


@pytest.mark.parametrize(
    ("game", "positions", "steps"),
    [
        *(pytest.param(game, 1, 2, id=game) for game in ("delta_vee", "merchant_of_venus")),
        *(pytest.param(game, 2, 9, id=f"{game}-long", marks=pytest.mark.long) for game in GAMES),
    ],
)
async def test_two_worlds_that_look_alike_are_imagined_alike(
    opens: Opens, game: str, positions: int, steps: int
) -> None:
    """Each byte, with whatever others have ordered or drafted, and what anybody does in it."""
    base = await opens(game, 3, quick=positions == 1)
    count, number = Count(), 0
    for _ in range(positions):
        for _ in range(steps):
            await one_decision(base, number)
            number += 1
        if (await base.table()).status != "running":
            break
        for seat in map(Seat, range(len((await base.table()).players))):
            here, there = two_worlds(base, (await base.table()).game, seat, number, count)
            for chance, world in enumerate((here, there)):
                await keep_secrets(world, seat, Random(2 * number + chance))
            one, other = [course(await world.table(), seat) for world in (here, there)]
            where = f"{game}, seat {seat}, after {number} decisions"
            for at, (this, that) in enumerate(zip(one, other, strict=True)):
                assert this == that, f"{where}, {at}: {parting(repr(this), repr(that))}"
            count.positions += 1
    assert count.positions
    assert count.changed, "nothing was hidden from anybody"


@pytest.mark.parametrize("game", GAMES)
async def test_its_dice_are_not_those_of_the_match(opens: Opens, game: str) -> None:
    table = await (await opens(game, 3)).table()

    there = imagined(table, Seat(0), ID, SEED, NOW)

    assert rolled(table) != rolled(there)
    assert table.setup is not None
    assert table.setup.seed not in repr(there)
    assert table.setup.salt not in repr(there)
    assert table.setup.luck is not None
    assert table.setup.luck.secret not in repr(there)
    assert table.setup.seed.encode() not in dump(there.running())


def rolled(table: Table) -> list[int]:
    """What the dice of a table show next."""
    dice = copy(table.game, table.running()).dice
    return [dice.roll(1_000) for _ in range(8)]


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_else_gets_anything_of_it(opens: Opens, game: str) -> None:
    table = await opens(game, 3)
    world = table.fork("here")
    world.sender.deaf = False
    before = dump((await world.table()).running())
    answer = Recorder()

    await world.router.press(world.caller(Seat(0)), OpenWhatIf(world.match).id, [], answer)

    assert "What if" in answer.said[-1][1]
    assert await later(world, None, 0) == []
    assert await later(world, Seat(1), 0) == []
    assert dump((await world.table()).running()) == before

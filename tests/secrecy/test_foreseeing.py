"""What an order would have done tells its owner nothing that others keep secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.presses import Go
from bot.registry import shipped
from bot.services import foresight
from bot.table.table import Table
from engine import EASY, Choice, Dice, Preview, Record, Seat, decisions, load, next_alarm, preview
from engine.preview import Asked
from minds import ask

from .conftest import Opens
from .hidden import Deed, drafts_of, drawn_from, others_than
from .plants import Patch, Plant
from .surfaces import Seen
from .world import Recorder, World
from .worlds import SOON, AnyGame, alike, course, same

VIEWER = Seat(0)
GAMES = [title.game.slug for title in shipped()]
FEW, MANY, LOOKS, SECRETS = 20, 60, 30, 5
"""Moves that are made; after how many of them the viewer looks at what they may order, if not after
the last, and after how many others leave orders or draft again."""
ANSWERS = 3
"""So many orders are looked at of which there is something to say."""
WOULD_HAVE = "it would have answered"

pytestmark = pytest.mark.usefixtures("scenes", "patient")


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast a machine is that tests is no secret of anybody's."""
    monkeypatch.setattr(foresight, "SECONDS", 60.0)


async def lived_through(base: World, moves: int) -> list[Seen]:
    """What the viewer sees of orders in two worlds, in which others leave orders and draft apart.

    Of the match itself they see the same in both, as long as that can be.
    """
    worlds = base.fork("here"), base.fork("there")
    seen: list[Seen] = [[], []]
    for world in worlds:
        world.sender.deaf = True
    for number in range(moves):
        for chance, world in enumerate(worlds if number % SECRETS == 0 else ()):
            await keep_apart(world, Random(2 * number + chance))
        if not await goes_on(*worlds, number):
            for world in worlds:
                await take_back(world)
            if not await goes_on(*worlds, number):
                break
        if number + 1 == moves or number % LOOKS == LOOKS - 1:
            orders = await worth_a_look(worlds[0], Random(number))
            for sight, world in zip(seen, worlds, strict=True):
                sight.extend(await foreseen(world, orders))
    return seen


async def keep_apart(world: World, random: Random) -> None:
    """Each of the others leaves an order or none, and makes a draft or none."""
    for seat in others_than(VIEWER, await world.table()):
        for ordering in (True, False):
            table = await world.table()
            found = table.orders(seat) if ordering else drafts_of(table, seat)
            deed = next(drawn_from(found, random), None)
            if deed is not None and random.randint(0, 2):
                await does(world, seat, deed)


async def take_back(world: World) -> None:
    """Where orders come to light, none of them is left by those who gave them."""
    for seat in others_than(VIEWER, await world.table()):
        table = await world.table()
        for left in reversed(table.game.orders.left(table.running(), seat)):
            await does(world, seat, left.cancel)


async def does(world: World, seat: Seat, choice: Choice) -> None:
    """Make a choice."""
    await world.services.play.act(await world.table(), seat, [choice])


async def goes_on(here: World, there: World, number: int) -> bool:
    """Let the same happen in both worlds; whether there was anything that looks the same."""
    table = await here.table()
    if table.status != "running":
        return False
    if not table.owed():
        due = next_alarm(table.game, table.running())
        assert due is not None, "nobody is asked, and no alarm will ring"
        span = max(0, due - here.clock.now())
        if not await alike(here, there, VIEWER, span):
            return False
        for world in (here, there):
            await world.pass_time(span)
        return True
    for deed in deeds(table, number):
        courses = [await course(world, deed, VIEWER) for world in (here, there)]
        if courses[0] and courses[0] == courses[1]:
            for world in (here, there):
                await does(world, deed.seat, deed.choice)
                await world.pass_time(SOON)
            return True
    return False


def deeds(table: Table, number: int) -> Iterator[Deed]:
    """What a computer player would do for whoever is asked, and then anything."""
    for seat in table.owed():
        dice = Dice(f"{number:032x}")
        yield Deed(seat, ask(table.game, table.running(), seat, EASY, dice).choice)
    for seat in table.owed():
        for choice in drawn_from(table.offers(seat), Random(number)):
            yield Deed(seat, choice)


async def worth_a_look(world: World, random: Random) -> list[Choice]:
    """An order with each verb, and some that would have answered something."""
    table = await world.table()
    assert table.setup is not None
    drawn = list(drawn_from(table.orders(VIEWER), random))
    async with world.store.reading() as tx:
        record = Record(table.setup, list(await tx.log.entries(table.id)))
    asked = decisions(table.game, record, VIEWER, table.running())
    found = list({choice.verb: choice for choice in drawn}.values())
    answers = (each for each in drawn if preview(table.game, asked, VIEWER, each).answered)
    return list(dict.fromkeys((*found, *islice(answers, ANSWERS))))


async def foreseen(world: World, orders: Sequence[Choice]) -> Seen:
    """The viewer walks to where each order is left, and leaves none."""
    table, answer = await world.table(), Recorder()
    for choice in orders:
        go = Go(table.id, table.token(VIEWER), ("!", choice.verb, *choice.args))
        answer.said.append(("asks", str(choice)))
        await world.router.press(world.caller(VIEWER), go.id, (), answer)
    return answer.said


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        pytest.param("delta_vee", FEW, id="delta_vee"),
        *(pytest.param(game, MANY, id=f"{game}-long", marks=pytest.mark.long) for game in GAMES),
    ],
)
async def test_what_others_keep_secret_changes_no_preview(
    opens: Opens, game: str, moves: int
) -> None:
    here, there = await lived_through(await opens(game, 3), moves)

    same(here, there)
    assert any(WOULD_HAVE in said for _, said in here), "nothing was foreseen"


def counts_all_entries(patch: Patch) -> None:
    """As many decisions were looked at as there are entries in the log."""

    def wrong(game: AnyGame, record: Record, *rest: Any) -> Sequence[Asked]:
        asked, count = [*decisions(game, record, *rest)], len(record.entries)
        return asked + asked[-1:] * (count - len(asked))

    patch.setattr(foresight, "decisions", wrong)


def counts_orders_of_others(patch: Patch) -> None:
    """As many decisions were looked at as others had left orders at the last of them."""

    def wrong(game: AnyGame, asked: Sequence[Asked], seat: Seat, order: Choice) -> Preview:
        found, last = preview(game, asked, seat, order), load(game, asked[-1].before)
        others = (Seat(other) for other in range(last.seats) if other != seat)
        return replace(found, looked=sum(len(game.orders.left(last, other)) for other in others))

    patch.setattr(foresight, "preview", wrong)


@pytest.mark.long
@pytest.mark.parametrize("plant", [counts_all_entries, counts_orders_of_others])
async def test_a_preview_that_looks_at_a_secret_is_found(
    opens: Opens, monkeypatch: Patch, plant: Plant
) -> None:
    plant(monkeypatch)

    here, there = await lived_through(await opens("delta_vee", 3), MANY)

    with pytest.raises(AssertionError, match="in the other world"):
        same(here, there)

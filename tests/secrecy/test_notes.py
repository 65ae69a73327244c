"""What somebody writes down for themselves changes nothing that anybody else gets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.own_presses import AddedNote
from engine import Seat

from .conftest import Opens
from .surfaces import Seen, Viewer
from .test_panels import opened
from .test_private import play_until
from .world import Recorder, World, reaching, user_of
from .worlds import HOUR, SOON, later, one_decision, same

OTHER = Seat(1)
VIEWERS = {None: "watching", Seat(0): "host"}

pytestmark = pytest.mark.usefixtures("scenes")


async def writes(world: World) -> None:
    """The other fills their notebook and leaves a note to themselves."""
    answer = Recorder()
    caller = world.caller(OTHER)
    await world.router.press(caller, AddedNote(world.match).id, ["a" * 1_500], answer)
    await world.router.command(world.caller(OTHER), "notes", {"note": "b" * 300}, answer)
    assert "b" * 300 in answer.said[-1][1]


async def course(world: World, viewer: Seat | None, moves: int) -> Seen:
    """What a viewer gets while the match goes on and the other looks at their panel."""
    if viewer is not None:
        await opened(world)
    world.sender.forget()
    seen: Seen = []
    for number in range(moves):
        await one_decision(world, number)
        seen += await later(world, viewer, SOON)
        await world.router.command(world.caller(OTHER), "game turn", {}, Recorder())
        seen += await later(world, viewer, HOUR)
    seen += await Viewer(world, viewer, 0).looks(await world.table())
    return seen


@pytest.mark.parametrize(
    ("game", "viewer", "moves"),
    [
        pytest.param("delta_v", None, 1, id="delta_v-watching"),
        pytest.param("merchant_of_venus", Seat(0), 1, id="merchant_of_venus-host"),
        *(
            pytest.param(game, viewer, 8, id=f"{game}-{who}-long", marks=pytest.mark.long)
            for game in ("delta_v", "merchant_of_venus")
            for viewer, who in VIEWERS.items()
        ),
    ],
)
async def test_nobody_else_notices_that_somebody_writes_notes(
    opens: Opens, game: str, viewer: Seat | None, moves: int
) -> None:
    table = await opens(game, 2, quick=True)
    here, there = table.fork("here"), table.fork("there")
    for world in (here, there):
        world.sender.deaf = False

    await writes(there)

    assert await later(there, viewer, 0) == []
    same(*[await course(world, viewer, moves) for world in (here, there)])


async def test_it_comes_back_in_the_inbox_of_its_writer_alone(opens: Opens) -> None:
    table = await opens("delta_v", 2)
    world = table.fork("here")
    world.sender.deaf = False
    await play_until(world, lambda table: table.owed() == (Seat(0),) or None)
    await writes(world)
    world.sender.forget()

    await play_until(world, _is_called)

    (told,) = [where for where, said in world.sender.said if "b" * 300 in said]
    assert told == f"post {-user_of(OTHER)}"
    assert not any("b" * 300 in said for _, said in reaching(world.sender.said, user_of(Seat(0))))


def _is_called(table: Any) -> bool | None:
    asked = table.asked(OTHER)
    return True if asked is not None and not asked.window and not asked.quiet else None

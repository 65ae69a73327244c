"""One order costs no more than the list of costs says, at the worst case that is stored.

Whatever is bounded at one door must be bounded in the next room: so all is counted that is done for
an order, in whichever room, and all that follows from it at the same instant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from bot.actions import SHARED, actions_of
from bot.registry import shipped
from bot.routing.declare import Actions, Command
from bot.routing.router import Router
from bot.table.refused import Refused
from tests.secrecy.world import Recorder

from .costs import COSTS, TYPED, Most
from .hall import ANN, Hall
from .meter import Cost, counting
from .orders import ORDERS, Doing, by_command
from .worst import GAME, Kept, Worst, make

OF_GAMES = [each for each in actions_of(shipped()).commands.values() if each.game]
_KEPT: dict[str, Kept] = {}
"""Worst cases that were made, by game."""


@pytest.fixture(autouse=True)
def _matches_are_sealed(made: None) -> None:
    """The seeds come from what was promised, as for people: a match can be verified."""


@pytest.fixture
async def worst(hall: Hall, request: Any, tmp_path_factory: pytest.TempPathFactory) -> Worst:
    """The worst case of the ``game`` of the test, or of the one in which most is kept."""
    game = getattr(request, "param", GAME)
    if game not in _KEPT:
        _KEPT[game] = await make(tmp_path_factory.mktemp("worst"), game, whole=game == GAME)
    found = Worst(hall, _KEPT[game])
    await found.settles()
    return found


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch) -> list[Refused]:
    """What is refused from now on."""
    found: list[Refused] = []
    say = Router._say

    async def told(router: Router, caller: Any, responder: Any, refusal: Refused) -> None:
        found.append(refusal)
        await say(router, caller, responder, refusal)

    monkeypatch.setattr(Router, "_say", told)
    return found


async def cost_of(worst: Worst, doing: Doing, patch: pytest.MonkeyPatch) -> Cost:
    """What an order costs, with what follows from it."""
    patch.setattr("bot.studio.reel.FRAMES", 100)  # no match that is played here has 300 entries
    order = await doing(worst)
    worst.hall.clock.advance(10_000)
    await worst.settles()
    with counting(worst.hall, patch) as count:
        await order.given_to(worst, Recorder())
        await worst.settles()
    return Cost(**count)


async def bound_of(worst: Worst, most: Most) -> Cost:
    """What an order may cost, where so much is stored."""
    entries = max([(await worst.hall.at(worst.matches[place])).seq for place in worst.matches])
    tables = len(await worst.hall.services.tables.of_user(ANN))
    finished = await worst.hall.services.standings.of_user(ANN, None)
    return most.of(entries, tables, sum(len(match.seats) for match in finished))


def over(cost: Cost, bound: Cost) -> list[str]:
    """What costs more than it may."""
    found = [(f.name, getattr(cost, f.name), getattr(bound, f.name)) for f in fields(Cost)]
    return [f"{name}: {is_} instead of {may} at most" for name, is_, may in found if is_ > may]


# -- the list is whole ----------------------------------------------------------------------------


def names(actions: Actions) -> set[str]:
    """All that can be ordered whatever the game is, as the list names it."""
    common = {f"/{name}" for name, command in actions.commands.items() if not command.game}
    return common | set(actions.controls)


def gaps(wanted: Collection[str], there: Mapping[str, object], where: str) -> Iterator[str]:
    """What a list lacks, and what it has too much."""
    yield from (f"{name} has no line in {where}" for name in sorted(set(wanted) - set(there)))
    yield from (
        f"{name} of {where} is no action any more" for name in sorted(set(there) - set(wanted))
    )


def test_every_action_is_listed_with_its_cost_and_no_other() -> None:
    wanted = names(SHARED)

    assert [*gaps(wanted, COSTS, "COSTS"), *gaps(wanted, ORDERS, "ORDERS")] == []


# -- and holds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ORDERS)
async def test_an_order_costs_no_more_than_its_line_says(
    worst: Worst, refusals: list[Refused], monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    bound = await bound_of(worst, COSTS[action])

    cost = await cost_of(worst, ORDERS[action], monkeypatch)

    assert refusals == [], "what is refused costs nothing, and shows nothing"
    assert over(cost, bound) == []


def cases() -> list[Any]:
    """Each command of each game, at the worst case of its game."""
    return [pytest.param(each.game, each, id=f"{each.game} {each.word}") for each in OF_GAMES]


@pytest.mark.parametrize(("worst", "command"), cases(), indirect=["worst"])
async def test_a_command_of_a_game_costs_no_more_than_a_move(
    worst: Worst, refusals: list[Refused], monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    bound = await bound_of(worst, TYPED)

    cost = await cost_of(worst, by_command(command), monkeypatch)

    assert not any("bug" in refusal.key for refusal in refusals)
    assert over(cost, bound) == []

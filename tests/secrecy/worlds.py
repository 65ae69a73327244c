"""Two worlds that differ only in what a viewer may not know."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bot.services.foresight import Foresight
from bot.table.table import Table
from engine import (
    Choice,
    Dice,
    Game,
    Illegal,
    Outcome,
    Seat,
    State,
    act,
    active_seats,
    copy,
    next_alarm,
    pending_step,
    wake,
)
from minds import ask

from .hidden import Deed, do, drawn_from, keep_secrets, somebody_can
from .surfaces import Seen, Viewer
from .world import World, reaching, resample_hidden, user_of

A_WHILE, HOUR = 420_000, 3_600_000
"""Milliseconds."""
SOON = 5_000
"""Milliseconds that go by while somebody looks, because a board is edited once a second."""

AnyGame = Game[Any, Any]


class Blind(Foresight):
    """Foresees nothing of any order."""

    async def of(self, table: Table, seat: Seat, user: int, order: Choice) -> None:
        """As where it cannot be said in time."""
        return


@dataclass(slots=True)
class Count:
    """What was compared, in positions.

    changed: with other secrets in the state. able, secretive: in which others could leave orders
        or make drafts, and in which they made more of them in one world than in the other.
    hours: after which an hour was compared. moves: after which a move was compared.
    """

    positions: int = 0
    changed: int = 0
    able: int = 0
    secretive: int = 0
    hours: int = 0
    moves: int = 0


def two_worlds(
    base: World, game: AnyGame, viewer: Seat | None, chance: int, count: Count
) -> tuple[World, World]:
    """The world as it is, and one in which what the viewer cannot know was dealt anew."""
    here, there = base.fork("here"), base.fork("there")
    for world in (here, there):
        # It plays the log again, which knows nothing of the other world: see test_foreseeing.py.
        world.services.foresight = Blind(world.store, world.services.archive)
    count.changed += resample_hidden(there.file, game, viewer, chance)
    return here, there


async def position(base: World, viewer: Seat | None, chance: int, count: Count) -> None:
    """Compare everything at one position. Raises AssertionError with the first difference."""
    game = (await base.table()).game
    count.positions += 1
    worlds = two_worlds(base, game, viewer, chance, count)
    shut = await somebody_shuts(base, Random(chance))
    for world in worlds:
        world.sender.closed |= shut
    await time_goes_by(*worlds, viewer, A_WHILE)
    await secrets_of_others(*worlds, viewer, chance, count)
    if not await alike(*worlds, viewer, SOON):
        return
    same(*[await Viewer(world, viewer, chance).looks(await world.table()) for world in worlds])
    count.hours += await time_goes_by(*worlds, viewer, HOUR)
    await move_of_another(*worlds, viewer, chance, count)


async def somebody_shuts(base: World, random: Random) -> frozenset[int]:
    """Somebody, or nobody, closes their inbox, which the bot does not know yet."""
    users = [player.user for player in (await base.table()).players if player.user is not None]
    return frozenset(random.sample(users, random.randint(0, 1)))


def same(here: Seen, there: Seen) -> None:
    """Fail with the first difference."""
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        asked = next((what for kind, what in reversed(here[:number]) if kind == "asks"), "")
        assert one == other, f"after {asked!r}: {parting(one[1], other[1])}"
    assert [kind for kind, _ in here] == [kind for kind, _ in there]


def parting(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), 0)
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} is {other[start : at + 60]!r} in the other world"


async def later(world: World, viewer: Seat | None, span: int) -> Seen:
    """What a viewer gets while so many ms go by: reminders, and what the rules do by themselves."""
    world.sender.forget()
    await world.pass_time(span)
    return reaching(world.sender.said, user_of(viewer))


async def secrets_of_others(
    here: World, there: World, viewer: Seat | None, chance: int, count: Count
) -> None:
    """Others leave orders and make drafts, not the same in both worlds: nobody notices anything."""
    count.able += await somebody_can(here, viewer)
    done = []
    for number, world in enumerate((here, there)):
        done.append(await keep_secrets(world, viewer, Random(2 * chance + number)))
        assert not await later(world, viewer, 0), "what others keep to themselves was noticed"
    count.secretive += done[0] != done[1]


async def time_goes_by(here: World, there: World, viewer: Seat | None, span: int) -> bool:
    """Compare what comes by itself; False where secrets rightly lead to what the viewer sees."""
    if not await alike(here, there, viewer, span):
        return False
    same(*[await later(world, viewer, span) for world in (here, there)])
    return True


async def alike(here: World, there: World, viewer: Seat | None, span: int) -> bool:
    """Whether the rules, left to themselves for so many ms, show a viewer the same in both."""
    rung = [await by_themselves(world, viewer, span) for world in (here, there)]
    return rung[0] == rung[1]


async def by_themselves(world: World, viewer: Seat | None, span: int) -> list[object]:
    """What a viewer may know of what the rules do within so many ms; nothing when they rest."""
    table = await world.table()
    state, until = copy(table.game, table.running()), world.clock.now() + span
    if (due := next_alarm(table.game, state)) is None or due > until:
        return []
    return known(table.game, state, wake(table.game, state, until), viewer)


async def move_of_another(
    here: World, there: World, viewer: Seat | None, chance: int, count: Count
) -> None:
    """Another makes a move that takes the same public course in both worlds."""
    table, random = await here.table(), Random(chance)
    if table.status != "running":
        return
    for seat in map(Seat, range(len(table.players))):
        for choice in drawn_from(table.offers(seat), random):
            if seat == viewer or choice.verb in table.game.panel.draft_verbs:
                continue
            deed = Deed(seat, choice)
            courses = [await course(world, deed, viewer) for world in (here, there)]
            if courses[0] != courses[1] or not courses[0]:
                continue
            count.moves += 1
            same(*[await after_move(world, deed, viewer, chance) for world in (here, there)])
            return


async def after_move(world: World, deed: Deed, viewer: Seat | None, chance: int) -> Seen:
    """What a viewer gets of a move, and sees on looking again."""
    world.sender.forget()
    await do(world, deed)
    return [*await later(world, viewer, 0), *await Viewer(world, viewer, chance).glance()]


async def course(world: World, deed: Deed, viewer: Seat | None) -> list[object]:
    """What the rules let a viewer know of a move; nothing if it cannot be made."""
    table = await world.table()
    state = copy(table.game, table.running())
    try:
        outcome = act(table.game, state, deed.seat, deed.choice, world.clock.now())
    except Illegal:
        return []
    told = known(table.game, state, outcome, viewer)
    if state.over:
        return told
    return [*told, known(table.game, state, wake(table.game, state, state.now + SOON), viewer)]


def known(game: AnyGame, state: State, outcome: Outcome[Any], viewer: Seat | None) -> list[object]:
    """What the rules let a viewer know of an outcome."""
    told = [event for event in outcome.events if event.known_to(viewer)]
    return [
        told,
        game.rules.view(state, viewer),
        tuple(active_seats(state)),
        pending_step(state),
        state.over,
    ]


async def one_decision(world: World, number: int) -> Table:
    """Play on: a computer player decides for the first who owes something, or time passes."""
    table = await world.table()
    assert table.state is not None
    owing = table.owed()
    if not owing:
        due = next_alarm(table.game, table.state)
        assert due is not None, "nobody is asked, and no alarm will ring"
        world.clock.advance(max(0, due - world.clock.now()))
        await world.settle()
        return await world.table()
    seat = owing[0]
    kinds = list(table.game.minds.computers)
    dice = Dice(f"{number:032x}")
    choice = ask(table.game, table.running(), seat, kinds[number % len(kinds)], dice).choice
    await world.services.play.act(table, seat, [choice])
    await world.settle()
    return await world.table()

"""How people open tables, and those who manage a server set its rules."""

from __future__ import annotations

from sandbox import Actor, Channel, Sandbox
from sandbox.actors import Reply
from sandbox.model import Role

DV, SM = "delta_v", "space_mission"
WHERE, WHO, WHICH = "Where tables may be", "Who can open a table", "Which games are played"


async def opens(person: Actor, place: Channel, game: str = DV, **options: object) -> Reply:
    """Somebody opens a table in a channel, if they may."""
    return await person.slash(place, "game new", game=game, **options)


async def rule(manager: Actor, place: Channel, **options: object) -> Reply:
    """The rules, after some of them have been set."""
    return await manager.slash(place, "server", **options)


async def chooses(manager: Actor, place: Channel, menu: str, *things: object) -> Reply:
    """The rules, after something was chosen in one of their menus."""
    answer = await rule(manager, place)
    assert answer.message is not None
    return await manager.select(answer.message, things, placeholder=menu)


def threads(sandbox: Sandbox) -> list[Channel]:
    return [c for c in sandbox.world.channels.values() if c.is_thread]


async def with_role(sandbox: Sandbox, person: Actor, name: str) -> Role:
    role = sandbox.world.add_role(sandbox.guild, name)
    sandbox.world.give_role(sandbox.guild, person.user, role)
    return role

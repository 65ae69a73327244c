"""/guilds."""

from __future__ import annotations

from sandbox import errors, shapes
from sandbox.model import Guild

from .calls import Call, RestResponse, Route


def _own(call: Call) -> Guild:
    """The guild of the path, when the bot is in it."""
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or guild.unavailable:
        raise errors.unknown_guild()
    if call.world.bot.id not in guild.members:
        raise errors.missing_access()
    return guild


def _get(call: Call) -> RestResponse:
    return RestResponse(shapes.guild(_own(call)))


def _channels(call: Call) -> RestResponse:
    guild = _own(call)
    inside = [c for c in call.world.channels.values() if c.guild_id == guild.id]
    return RestResponse([shapes.channel(call.world, c) for c in inside if not c.is_thread])


def _roles(call: Call) -> RestResponse:
    guild = _own(call)
    return RestResponse([shapes.role(guild, role) for role in guild.roles.values()])


def _member(call: Call) -> RestResponse:
    guild = _own(call)
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise errors.unknown_member()
    return RestResponse(shapes.member(member))


ROUTES = (
    Route("GET", "/guilds/{guild_id}", _get),
    Route("GET", "/guilds/{guild_id}/channels", _channels),
    Route("GET", "/guilds/{guild_id}/roles", _roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", _member),
)

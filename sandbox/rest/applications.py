"""/applications and /oauth2: the application itself, and its commands."""

from __future__ import annotations

from sandbox import commands, errors, shapes
from sandbox.model import Command, Json

from .calls import NOTHING, Call, RestResponse, Route


def _me(call: Call) -> RestResponse:
    return RestResponse(shapes.application(call.world))


def _application(call: Call) -> RestResponse:
    call.own_application()
    return _me(call)


def _guild_id(call: Call) -> int | None:
    """The guild of the path, None for global commands. Refused 50001 where the bot is not."""
    call.own_application()
    if "guild_id" not in call.parts:
        return None
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or call.world.bot.id not in guild.members:
        raise errors.missing_access()
    return guild.id


def _list(call: Call) -> RestResponse:
    guild_id = _guild_id(call)
    localized = call.query.get("with_localizations", "").lower() in ("1", "true")
    return RestResponse(
        [
            commands.shape(call.world, command, with_localizations=localized)
            for command in commands.listed(call.world, guild_id)
        ]
    )


def _overwrite(call: Call) -> RestResponse:
    guild_id = _guild_id(call)
    bodies = call.payload
    if not isinstance(bodies, list):
        raise errors.malformed_json()
    made = commands.overwrite(call.world, guild_id, bodies)
    return RestResponse([commands.shape(call.world, command) for command in made])


def _create(call: Call) -> RestResponse:
    command, is_new = commands.upsert(call.world, _guild_id(call), call.body())
    return RestResponse(_shape(call, command), 201 if is_new else 200)


def _command(call: Call) -> Command:
    return commands.find(call.world, _guild_id(call), call.id("command_id"))


def _shape(call: Call, command: Command) -> Json:
    return commands.shape(call.world, command)


def _get(call: Call) -> RestResponse:
    return RestResponse(_shape(call, _command(call)))


def _change(call: Call) -> RestResponse:
    return RestResponse(_shape(call, commands.change(call.world, _command(call), call.body())))


def _delete(call: Call) -> RestResponse:
    commands.delete(call.world, _command(call))
    return NOTHING


_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = (
    Route("GET", "/applications/@me", _me),
    Route("GET", "/oauth2/applications/@me", _me),
    Route("GET", "/applications/{application_id}", _application),
    *(
        route
        for path in (_GLOBAL, _GUILD)
        for route in (
            Route("GET", path, _list),
            Route("PUT", path, _overwrite),
            Route("POST", path, _create),
            Route("GET", f"{path}/{{command_id}}", _get),
            Route("PATCH", f"{path}/{{command_id}}", _change),
            Route("DELETE", f"{path}/{{command_id}}", _delete),
        )
    ),
)

"""/channels/{channel_id}."""

from __future__ import annotations

from sandbox import errors, permissions, shapes, threads
from sandbox.model import Channel, Json
from sandbox.world import Change, World

from .calls import NOTHING, Call, RestResponse, Route

_THREAD_FIELDS = frozenset({"name", "archived", "locked", "invitable", "auto_archive_duration"})
_CHANNEL_FIELDS = frozenset({"name", "nsfw"})


def _get(call: Call) -> RestResponse:
    return RestResponse(shapes.channel(call.world, call.channel()))


def _edit(call: Call) -> RestResponse:
    world, channel = call.world, call.channel()
    if channel.is_thread:
        call.note_unknown(_THREAD_FIELDS)
        threads.edit(world, world.bot, channel, call.body())
    elif channel.guild_id is not None:
        call.note_unknown(_CHANNEL_FIELDS)
        _edit_guild_channel(world, channel, call.body())
    else:
        raise errors.wrong_channel_type()
    return RestResponse(shapes.channel(world, channel))


def _edit_guild_channel(world: World, channel: Channel, fields: Json) -> None:
    if not world.permissions(world.bot, channel) & permissions.MANAGE_CHANNELS:
        raise errors.missing_permissions()
    faulty = errors.Faulty()
    if fields.get("name") is not None:
        faulty.length(("name",), fields["name"], 1, threads.NAME)
    faulty.check()
    channel.name = fields.get("name") or channel.name
    if fields.get("nsfw") is not None:
        channel.nsfw = bool(fields["nsfw"])
    world.emit(Change("channel-updated", channel=channel))


def _delete(call: Call) -> RestResponse:
    channel = call.channel()
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    if not call.world.permissions(call.world.bot, channel) & needed:
        raise errors.missing_permissions()
    shape = shapes.channel(call.world, channel)
    call.world.delete_channel(channel)
    return RestResponse(shape)


def _typing(call: Call) -> RestResponse:
    channel = call.channel()
    if not channel.takes_messages:
        raise errors.no_text_channel()
    if not call.world.permissions(call.world.bot, channel) & call.world.writing(channel):
        raise errors.missing_permissions()
    return NOTHING


ROUTES = (
    Route("GET", "/channels/{channel_id}", _get),
    Route("PATCH", "/channels/{channel_id}", _edit),
    Route("DELETE", "/channels/{channel_id}", _delete),
    Route("POST", "/channels/{channel_id}/typing", _typing),
)

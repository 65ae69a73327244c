"""/channels/{channel_id}, and threads."""

from __future__ import annotations

from sandbox import errors, permissions, shapes
from sandbox.model import Channel

from .calls import NOTHING, Answer, Call, Route


def _get(call: Call) -> Answer:
    return Answer(shapes.channel(call.world, call.channel()))


def _delete(call: Call) -> Answer:
    channel = call.channel()
    needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
    if not call.world.permissions(call.world.bot, channel) & needed:
        raise errors.missing_permissions()
    shape = shapes.channel(call.world, channel)
    call.world.delete_channel(channel)
    return Answer(shape)


def _typing(call: Call) -> Answer:
    channel = call.channel()
    if not call.world.permissions(call.world.bot, channel) & call.world.writing(channel):
        raise errors.missing_permissions()
    return NOTHING


def _thread_from_message(call: Call) -> Answer:
    parent = _parent(call)
    starter = call.world.message(parent, call.id("message_id"))
    name = _thread_name(call)
    thread = call.world.add_thread(parent, name, call.world.bot, starter=starter)
    return Answer(shapes.channel(call.world, thread), 201)


def _thread(call: Call) -> Answer:
    parent = _parent(call)
    thread = call.world.add_thread(parent, _thread_name(call), call.world.bot)
    return Answer(shapes.channel(call.world, thread), 201)


def _parent(call: Call) -> Channel:
    parent = call.channel()
    granted = call.world.permissions(call.world.bot, parent)
    if parent.guild_id is None or not granted & permissions.CREATE_PUBLIC_THREADS:
        raise errors.missing_permissions()
    return parent


def _thread_name(call: Call) -> str:
    faulty = errors.Faulty()
    name = call.body().get("name")
    faulty.length(("name",), name, 1, 100)
    faulty.check()
    return str(name)


def _join_thread(call: Call) -> Answer:
    thread = call.channel()
    if call.world.bot.id not in thread.members:
        thread.members.append(call.world.bot.id)
    return NOTHING


ROUTES = (
    Route("GET", "/channels/{channel_id}", _get),
    Route("DELETE", "/channels/{channel_id}", _delete),
    Route("POST", "/channels/{channel_id}/typing", _typing),
    Route("POST", "/channels/{channel_id}/threads", _thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", _thread_from_message),
    Route("PUT", "/channels/{channel_id}/thread-members/@me", _join_thread),
)

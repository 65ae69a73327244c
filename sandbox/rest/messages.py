"""/channels/{channel_id}/messages."""

from __future__ import annotations

from sandbox import automod, errors, forms, messages, permissions, shapes_messages, threads
from sandbox.model import EPHEMERAL, Channel
from sandbox.world import World

from .calls import MESSAGE_FIELDS, NOTHING, Call, RestResponse, Route

HISTORY = 100


def _create(call: Call) -> RestResponse:
    world, channel = call.world, call.text_channel()
    form = call.form(MESSAGE_FIELDS)
    _check_may_write(world, channel)
    if form.flags & EPHEMERAL:
        raise errors.invalid(("flags",), "BASE_TYPE_CHOICES", "Only an interaction's answer can.")
    check_may_show(world, channel, form)
    if (made := messages.same_nonce(world, form.payload)) is not None:
        return RestResponse(shapes_messages.message(world, made))
    message = messages.create(world, channel, world.bot, form)
    messages.remember_nonce(world, message)
    return RestResponse(shapes_messages.message(world, message))


def _check_may_write(world: World, channel: Channel) -> None:
    if not channel.takes_messages:
        raise errors.no_text_channel()
    if channel.recipient is not None:
        if not world.reaches(channel.recipient):
            raise errors.no_mutual_guild()
        if not channel.recipient.inbox_open:
            raise errors.inbox_closed(world.opinions.closed_inbox)
    if not world.permissions(world.bot, channel) & world.writing(channel):
        raise errors.missing_permissions()
    threads.check_post(world, world.bot, channel)


def check_may_show(world: World, channel: Channel, form: forms.Form) -> None:
    """Refuse (50013) what the bot may not attach in the channel."""
    granted = world.permissions(world.bot, channel)
    if form.payload.get("embeds") and not granted & permissions.EMBED_LINKS:
        raise errors.missing_permissions()
    if form.uploads and not granted & permissions.ATTACH_FILES:
        raise errors.missing_permissions()


def _edit(call: Call) -> RestResponse:
    world, channel = call.world, call.text_channel()
    message = world.message(channel, call.id("message_id"))
    if message.author is not world.bot:
        raise errors.not_yours()
    threads.check_edit(world, world.bot, channel)
    form = call.form(MESSAGE_FIELDS)
    check_may_show(world, channel, form)
    forms.checked(form, None if message.is_loading else message)
    automod.check(world, channel, world.bot, form)
    messages.check_old_edit(world, message)
    messages.edit(world, message, form)
    return RestResponse(shapes_messages.message(world, message))


def _delete(call: Call) -> RestResponse:
    world, channel = call.world, call.text_channel()
    message = world.message(channel, call.id("message_id"))
    granted = world.permissions(world.bot, channel)
    if message.author is not world.bot and not granted & permissions.MANAGE_MESSAGES:
        raise errors.missing_permissions()
    threads.check_delete(world, world.bot, channel)
    world.delete_message(message)
    return NOTHING


def _get(call: Call) -> RestResponse:
    channel = _readable(call)
    message = call.world.message(channel, call.id("message_id"))
    return RestResponse(shapes_messages.message(call.world, message))


def _history(call: Call) -> RestResponse:
    world, channel = call.world, _readable(call)
    limit = int(call.query.get("limit", "50"))
    if not 1 <= limit <= HISTORY:
        raise errors.invalid(("limit",), "NUMBER_TYPE_MAX", f"Must be between 1 and {HISTORY}.")
    found = [message for message in world.messages_in(channel) if not message.is_ephemeral]
    if (after := call.query.get("after")) is not None:
        found = [message for message in found if message.id > int(after)][:limit]
    elif (before := call.query.get("before")) is not None:
        found = [message for message in found if message.id < int(before)]
    if "around" in call.query:
        call.unsupported.append("query around")
    newest_first = reversed(found[-limit:])
    return RestResponse([shapes_messages.message(world, message) for message in newest_first])


def _readable(call: Call) -> Channel:
    channel = call.text_channel()
    granted = call.world.permissions(call.world.bot, channel)
    if not granted & permissions.READ_MESSAGE_HISTORY:
        raise errors.missing_access()
    return channel


ROUTES = (
    Route("POST", "/channels/{channel_id}/messages", _create),
    Route("GET", "/channels/{channel_id}/messages", _history),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", _get),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", _edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", _delete),
)

"""Threads, and who is in them."""

from __future__ import annotations

from sandbox import (
    automod,
    errors,
    forms,
    messages,
    permissions,
    shapes,
    shapes_messages,
    threads,
)
from sandbox.model import THREADS, Channel, ChannelType, Guild, User

from .calls import MESSAGE_FIELDS, NOTHING, Call, RestResponse, Route
from .messages import check_may_show

_FIELDS = frozenset({"name", "type", "auto_archive_duration", "invitable"})
_POST_FIELDS = frozenset({"name", "type", "auto_archive_duration", "message"})


def _from_message(call: Call) -> RestResponse:
    parent = _parent(call, permissions.CREATE_PUBLIC_THREADS)
    starter = call.world.message(parent, call.id("message_id"))
    thread = call.world.add_thread(parent, _title(call, parent), call.world.bot, starter=starter)
    return RestResponse(shapes.channel(call.world, thread), 201)


def _bare(call: Call) -> RestResponse:
    if not call.channel().takes_messages:
        return _post(call)
    # Without a type a thread is private, as the documentation says.
    kind = call.body().get("type", ChannelType.PRIVATE_THREAD)
    if kind not in THREADS:
        raise errors.invalid(("type",), "BASE_TYPE_CHOICES", "Value must be one of (10, 11, 12).")
    private = kind == ChannelType.PRIVATE_THREAD
    parent = _parent(
        call,
        permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS,
    )
    announces = parent.kind is ChannelType.ANNOUNCEMENT
    if announces is not (kind == ChannelType.ANNOUNCEMENT_THREAD):
        raise errors.wrong_channel_type()
    name = _title(call, parent)
    thread = call.world.add_thread(parent, name, call.world.bot, private=private)
    thread.invitable = call.body().get("invitable") is not False
    return RestResponse(shapes.channel(call.world, thread), 201)


def _post(call: Call) -> RestResponse:
    """A thread of a forum or media channel, with the message with which it begins."""
    world, parent, body = call.world, call.channel(), call.body()
    if not isinstance(body.get("message"), dict):
        raise errors.invalid(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    if not world.permissions(world.bot, parent) & permissions.SEND_MESSAGES:
        raise errors.missing_permissions()
    name = _title(call, parent, _POST_FIELDS)
    form = call.form(MESSAGE_FIELDS, body["message"])
    forms.checked(form)
    check_may_show(world, parent, form)
    automod.check(world, parent, world.bot, form)
    thread = world.add_thread(parent, name, world.bot)
    message = messages.create(world, thread, world.bot, form)
    shape = shapes.channel(world, thread)
    return RestResponse(shape | {"message": shapes_messages.message(world, message)}, 201)


def _parent(call: Call, needed: int) -> Channel:
    parent = call.channel()
    if parent.kind not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
        raise errors.wrong_channel_type()
    if not call.world.permissions(call.world.bot, parent) & needed:
        raise errors.missing_permissions()
    return parent


def _title(call: Call, parent: Channel, known: frozenset[str] = _FIELDS) -> str:
    """The name of a new thread. Raises Refused 50035 or 200001."""
    faulty = errors.Faulty()
    name = call.body().get("name")
    faulty.length(("name",), name, 1, threads.NAME)
    faulty.check()
    call.note_unknown(known)
    automod.check_title(call.world, parent, call.world.bot, str(name))
    return str(name)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise errors.wrong_channel_type()
    return thread


def _join(call: Call) -> RestResponse:
    return _let_in(call, _thread(call), call.world.bot)


def _add(call: Call) -> RestResponse:
    thread = _thread(call)
    granted = call.world.permissions(call.world.bot, thread)
    if not granted & permissions.SEND_MESSAGES_IN_THREADS:
        raise errors.missing_permissions()
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise errors.unknown_user()
    return _let_in(call, thread, user)


def _let_in(call: Call, thread: Channel, user: User) -> RestResponse:
    guild = call.world.guild_of(thread)
    if guild is None or user.id not in guild.members:
        raise errors.unknown_member()
    if thread.archived:
        raise errors.thread_archived()
    threads.add(call.world, thread, user)
    return NOTHING


def _leave(call: Call) -> RestResponse:
    threads.remove(call.world, _thread(call), call.world.bot)
    return NOTHING


def _remove(call: Call) -> RestResponse:
    thread, bot = _thread(call), call.world.bot
    own = thread.kind is ChannelType.PRIVATE_THREAD and thread.owner_id == bot.id
    if not own and not threads.moderates(call.world, bot, thread):
        raise errors.missing_permissions()
    threads.remove(call.world, thread, call.world.users[call.id("user_id")])
    return NOTHING


def _members(call: Call) -> RestResponse:
    thread = _thread(call)
    return RestResponse([shapes.thread_member(thread, user_id) for user_id in thread.members])


def _member(call: Call) -> RestResponse:
    thread, user_id = _thread(call), call.id("user_id")
    if user_id not in thread.members:
        raise errors.unknown_member()
    return RestResponse(shapes.thread_member(thread, user_id))


def _active(call: Call) -> RestResponse:
    world = call.world
    guild: Guild | None = world.guilds.get(call.id("guild_id"))
    if guild is None or world.bot.id not in guild.members:
        raise errors.missing_access()
    found = [
        c
        for c in world.channels.values()
        if c.guild_id == guild.id and c.is_thread and not c.archived and world.sees(world.bot, c)
    ]
    members = [shapes.thread_member(c, world.bot.id) for c in found if world.bot.id in c.members]
    shape = [shapes.channel(world, each) for each in found]
    return RestResponse({"threads": shape, "members": members, "has_more": False})


_MEMBERS = "/channels/{channel_id}/thread-members"

ROUTES = (
    Route("POST", "/channels/{channel_id}/threads", _bare),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", _from_message),
    Route("GET", "/guilds/{guild_id}/threads/active", _active),
    Route("GET", _MEMBERS, _members),
    Route("PUT", f"{_MEMBERS}/@me", _join),
    Route("DELETE", f"{_MEMBERS}/@me", _leave),
    Route("GET", f"{_MEMBERS}/{{user_id}}", _member),
    Route("PUT", f"{_MEMBERS}/{{user_id}}", _add),
    Route("DELETE", f"{_MEMBERS}/{{user_id}}", _remove),
)

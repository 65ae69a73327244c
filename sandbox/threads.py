"""Threads as Discord documents them: who may write, change and join what is archived or locked."""

from __future__ import annotations

from . import errors, permissions
from .model import Channel, ChannelType, Json, Message, User
from .world import Change, World

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
NAME = 100


def moderates(world: World, user: User, thread: Channel) -> bool:
    """Whether the user may do there what members may not."""
    return bool(world.permissions(user, thread) & permissions.MANAGE_THREADS)


def check_post(world: World, user: User, channel: Channel) -> None:
    """Refuse (160005) a message in a locked thread; one that is archived only wakes up."""
    if channel.locked and not moderates(world, user, channel):
        raise errors.thread_locked()
    if channel.archived and not world.opinions.opens_archived:
        raise errors.thread_archived()


def check_edit(world: World, user: User, channel: Channel) -> None:
    """Refuse (50083) a change to a message in a thread that is archived or locked."""
    if channel.archived or (channel.locked and not moderates(world, user, channel)):
        raise errors.thread_archived()


def check_delete(world: World, user: User, channel: Channel) -> None:
    """Refuse (50083) a deletion where both hold; elsewhere messages may always be deleted."""
    if channel.archived and channel.locked and not moderates(world, user, channel):
        raise errors.thread_archived()


def check_answer(world: World, channel: Channel) -> None:
    """Refuse (50083) an answer for all to see in a locked thread."""
    if channel.locked and not moderates(world, world.bot, channel):
        raise errors.thread_archived()


def written(world: World, channel: Channel, message: Message) -> None:
    """Wake the thread in which somebody has written, and let in who belongs there now.

    Its author is a member from then on (not by answering an interaction), and in a private thread
    everybody whom the author mentions and may invite.
    """
    if not channel.is_thread or message.is_ephemeral:
        return
    set_archived(world, channel, archived=False)
    if message.interaction is not None:
        return
    add(world, channel, message.author)
    if channel.kind is ChannelType.PRIVATE_THREAD and (
        channel.invitable or moderates(world, message.author, channel)
    ):
        for user in message.mentions:
            add(world, channel, user)


def set_archived(world: World, thread: Channel, *, archived: bool) -> None:
    """Archive a thread, or take it out again, whoever does it."""
    if thread.archived is not archived:
        thread.archived = archived
        thread.archived_ms = world.clock.now()
        world.emit(Change("thread-updated", channel=thread))


def add(world: World, thread: Channel, user: User) -> None:
    """Make a member of the guild one of the thread."""
    guild = world.guild_of(thread)
    if guild is not None and user.id in guild.members and user.id not in thread.members:
        thread.members.append(user.id)
        world.emit(Change("thread-joined", channel=thread, user=user))


def remove(world: World, thread: Channel, user: User) -> None:
    """Take somebody out of the thread."""
    if user.id in thread.members:
        thread.members.remove(user.id)
        world.emit(Change("thread-left", channel=thread, user=user))


def edit(world: World, user: User, thread: Channel, fields: Json) -> None:
    """Change name, archived, locked, invitable or the time until it is archived.

    Raises Refused: 50013 without the permission, 160005 for what is locked, 50083 for what is
    archived and not taken out at the same time, 50035 for bad values.
    """
    _check_may_edit(world, user, thread, fields)
    _check_fields(fields)
    thread.name = fields.get("name") or thread.name
    thread.archives_after = fields.get("auto_archive_duration") or thread.archives_after
    if fields.get("invitable") is not None:
        thread.invitable = bool(fields["invitable"])
    if fields.get("locked") is not None:
        thread.locked = bool(fields["locked"])
    if fields.get("archived") not in (None, thread.archived):
        thread.archived = bool(fields["archived"])
        thread.archived_ms = world.clock.now()
    world.emit(Change("thread-updated", channel=thread))


def _check_may_edit(world: World, user: User, thread: Channel, fields: Json) -> None:
    if thread.archived and fields.get("archived") is not False:
        raise errors.thread_archived()
    if moderates(world, user, thread):
        return
    wanted = {key for key, value in fields.items() if value is not None}
    if wanted & {"locked", "rate_limit_per_user"}:
        raise errors.missing_permissions()
    if thread.locked:
        raise errors.thread_locked()
    only_wakes = wanted == {"archived"} and fields["archived"] is False
    if thread.owner_id != user.id and not (only_wakes and user.id in thread.members):
        raise errors.missing_permissions()


def _check_fields(fields: Json) -> None:
    faulty = errors.Faulty()
    if fields.get("name") is not None:
        faulty.length(("name",), fields["name"], 1, NAME)
    after = fields.get("auto_archive_duration")
    if after is not None and after not in ARCHIVE_AFTER:
        choices = ", ".join(map(str, ARCHIVE_AFTER))
        faulty.add(
            ("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of ({choices})."
        )
    faulty.check()

"""The documented JSON of messages, attachments and interactions."""

from __future__ import annotations

import hashlib
import struct
from urllib.parse import quote

from . import shapes
from .model import Attachment, Callback, Interaction, InteractionType, Json, Message
from .world import World

URL_LIFETIME_MS = 24 * 3_600_000
"""For how long a link to a file works; Discord signs its links for about a day."""


def signature(path: str, until: int) -> str:
    """What makes a link to a file valid until ``until``, seconds."""
    return hashlib.sha256(f"{path}?{until}".encode()).hexdigest()


def attachment_url(world: World, one: Attachment) -> str:
    """A link to the file that works for a day."""
    path = f"attachments/{one.channel_id}/{one.id}/{quote(one.filename)}"
    now = world.clock.now()
    until = (now + URL_LIFETIME_MS) // 1000
    return f"{world.cdn}/{path}?ex={until:x}&is={now // 1000:x}&hm={signature(path, until)}&"


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG; None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


def attachment(world: World, one: Attachment, *, ephemeral: bool = False) -> Json:
    url = attachment_url(world, one)
    shape: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.data),
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    if (size := image_size(one.data)) is not None:
        shape |= {"width": size[0], "height": size[1]}
    if one.description is not None:
        shape["description"] = one.description
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def message(world: World, one: Message) -> Json:
    """The message as REST and interactions give it."""
    shape: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": one.kind,
        "content": one.content,
        "author": shapes.user(one.author),
        "mentions": [shapes.user(user) for user in one.mentions],
        "mention_roles": [str(role) for role in one.mention_roles],
        "mention_everyone": one.mention_everyone,
        "attachments": [
            attachment(world, each, ephemeral=one.is_ephemeral)
            for each in one.attachments
            if not each.shown_inline
        ],
        "embeds": [_linked_embed(world, one, embed) for embed in one.embeds],
        "components": [_linked(world, one, component) for component in one.components],
        "timestamp": shapes.when(one.created_ms),
        "edited_timestamp": None if one.edited_ms is None else shapes.when(one.edited_ms),
        "flags": one.flags,
        "pinned": False,
        "tts": False,
    }
    return shape | _origin(world, one)


def _origin(world: World, one: Message) -> Json:
    """What a message has only when it is a reply, an answer, the start of a thread, ..."""
    shape: Json = {}
    if one.nonce is not None:
        shape["nonce"] = one.nonce
    if one.reference is not None:
        shape["message_reference"] = one.reference
        shape["referenced_message"] = _referenced(world, one.reference)
    if one.interaction is not None:
        shape["application_id"] = shape["webhook_id"] = str(world.app_id)
        shape["interaction_metadata"] = metadata(world, one.interaction)
    if one.thread_id in world.channels:
        shape["thread"] = shapes.channel(world, world.channels[one.thread_id])
    return shape


def _referenced(world: World, reference: Json) -> Json | None:
    found = world.messages.get(int(reference.get("message_id", 0)))
    if found is None:
        return None
    shape = message(world, found)
    shape.pop("referenced_message", None)
    return shape


def gateway_message(world: World, one: Message) -> Json:
    """The message as the gateway gives it: with the guild and the author as a member."""
    shape = message(world, one)
    channel = world.channels[one.channel_id]
    guild = world.guild_of(channel)
    if guild is not None:
        shape["guild_id"] = str(guild.id)
        if (author := guild.members.get(one.author.id)) is not None:
            shape["member"] = shapes.bare_member(author)
    return shape


def metadata(world: World, one: Interaction) -> Json:
    """Where a message came from, as it stands in the message."""
    shape: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "user": shapes.user(one.user),
        "authorizing_integration_owners": shapes.owners(world, one),
    }
    if one.kind is InteractionType.COMPONENT and one.message is not None:
        shape["interacted_message_id"] = str(one.message.id)
    if "target_id" in one.data and one.data["type"] == 2:
        shape["target_user"] = shapes.user(world.users[int(one.data["target_id"])])
    elif "target_id" in one.data:
        shape["target_message_id"] = one.data["target_id"]
    if one.kind is InteractionType.MODAL_SUBMIT and one.source is not None:
        shape["triggering_interaction_metadata"] = metadata(world, one.source)
    return shape


def interaction(world: World, one: Interaction) -> Json:
    """INTERACTION_CREATE."""
    channel = one.channel
    shape: Json = {
        "id": str(one.id),
        "application_id": str(world.app_id),
        "type": int(one.kind),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(channel.id),
        "channel": shapes.partial_channel(world, channel, one.user),
        "app_permissions": shapes.app_permissions(world, channel),
        "locale": one.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": shapes.owners(world, one),
        "context": channel.context,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if one.message is not None:
        shape["message"] = message(world, one.message)
    return shape | _person(world, one)


def _person(world: World, one: Interaction) -> Json:
    """Who acts: a member in a guild, a user in direct messages."""
    guild = world.guild_of(one.channel)
    if guild is None:
        return {"user": shapes.user(one.user)}
    permissions = str(world.permissions(one.user, one.channel))
    return {
        "guild_id": str(guild.id),
        "guild_locale": guild.locale,
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "member": shapes.member(guild.members[one.user.id]) | {"permissions": permissions},
    }


def callback(world: World, one: Interaction) -> Json:
    """The answer to an interaction callback that asked for one."""
    assert one.answered_by is not None
    inner: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "channel_id": str(one.channel.id),
    }
    if one.channel.guild_id is not None:
        inner["guild_id"] = str(one.channel.guild_id)
    original = world.messages.get(one.original_id or 0)
    shape: Json = {"interaction": inner}
    if original is not None:
        inner |= {
            "response_message_id": str(original.id),
            "response_message_loading": original.is_loading,
            "response_message_ephemeral": original.is_ephemeral,
        }
    if original is not None and one.answered_by in (Callback.MESSAGE, Callback.UPDATE):
        shape["resource"] = {"type": int(one.answered_by), "message": message(world, original)}
    return shape


def _by_name(one: Message, url: str) -> Attachment | None:
    """The attachment of the message that a stored ``attachment://`` means."""
    name = url.removeprefix("attachment://")
    if name == url:
        return None
    return next((a for a in one.attachments if a.filename == name), None)


def _linked_embed(world: World, one: Message, embed: Json) -> Json:
    """The embed with links to its files."""
    shape = dict(embed)
    for key in ("image", "thumbnail"):
        if key in embed:
            shape[key] = _image(world, one, embed[key])
    return shape


def _image(world: World, one: Message, image: Json) -> Json:
    found = _by_name(one, image["url"])
    if found is None:
        return {**image, "proxy_url": image["url"], "width": 0, "height": 0}
    url = attachment_url(world, found)
    width, height = image_size(found.data) or (0, 0)
    shape = {
        "url": url,
        "proxy_url": url,
        "width": width,
        "height": height,
        "content_type": found.content_type,
    }
    if found.description is not None:
        shape["description"] = found.description
    return shape


def _linked(world: World, one: Message, component: Json) -> Json:
    """The component, and those inside it, with links to their files."""
    shape = dict(component)
    for key in ("components", "items"):
        if key in component:
            shape[key] = [_linked(world, one, each) for each in component[key]]
    if "accessory" in component:
        shape["accessory"] = _linked(world, one, component["accessory"])
    for key in ("media", "file"):
        if key in component:
            shape[key] = _media(world, one, component[key])
            if key == "file" and (found := _by_name(one, component[key]["url"])):
                shape |= {"name": found.filename, "size": len(found.data)}
    return shape


def _media(world: World, one: Message, media: Json) -> Json:
    found = _by_name(one, media["url"])
    shape: Json = {"id": str(one.id), "url": media["url"], "proxy_url": media["url"]}
    if found is not None:
        url = attachment_url(world, found)
        width, height = image_size(found.data) or (None, None)
        shape |= {
            "url": url,
            "proxy_url": url,
            "width": width,
            "height": height,
            "content_type": found.content_type,
            "attachment_id": str(found.id),
        }
    return shape

"""Making, editing and deleting messages."""

from __future__ import annotations

import re

from . import automod, errors, forms, threads
from .checks_components import TEXT, walk
from .forms import File, Form
from .model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    Attachment,
    Channel,
    Interaction,
    InteractionType,
    Json,
    Message,
    User,
)
from .world import World

OLD_MS = 3_600_000
OLD_EDITS = 3
OLD_EDITS_WINDOW_MS = 6_000

DEFAULT, REPLY, CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 0, 19, 20, 23

FORWARD = 1

_USER_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION = re.compile(r"<@&(\d+)>")
_SETTABLE = 1 << 2 | COMPONENTS_V2


def create(
    world: World,
    channel: Channel,
    author: User,
    form: Form,
    *,
    interaction: Interaction | None = None,
    kind: int = DEFAULT,
) -> Message:
    """Put a new message into the channel.

    Raises Refused for a bad form (50035, 50006), and 200000 for what AutoMod blocks, which lets
    pass what answers an interaction.
    """
    files = forms.checked(form)
    if interaction is None:
        automod.check(world, channel, author, form)
    payload = form.payload
    reference = _reference(world, channel, payload.get("message_reference"))
    message = Message(
        channel.id if _begins(world, channel) else world.mint(),
        channel.id,
        author,
        world.clock.now(),
        kind=REPLY if reference else kind,
        flags=form.flags,
        nonce=payload.get("nonce"),
        reference=reference,
        interaction=interaction,
    )
    if message.is_ephemeral and interaction is not None:
        message.only_for = interaction.user.id
    _fill(world, message, payload, files)
    world.store(message)
    threads.written(world, channel, message)
    return message


def _begins(world: World, channel: Channel) -> bool:
    """Whether the next message is the one with which a post begins: it has the post's id."""
    return channel.last_message_id is None and world.is_post(channel)


def loading(world: World, interaction: Interaction, *, ephemeral: bool) -> Message:
    """The message that says that the bot is thinking."""
    message = Message(
        world.mint(),
        interaction.channel.id,
        world.bot,
        world.clock.now(),
        kind=kind_of_answer(interaction),
        flags=LOADING | (EPHEMERAL if ephemeral else 0),
        interaction=interaction,
        only_for=interaction.user.id if ephemeral else None,
    )
    world.store(message)
    threads.written(world, interaction.channel, message)
    return message


def kind_of_answer(interaction: Interaction) -> int:
    """The type of the message with which an interaction is answered."""
    if interaction.kind is not InteractionType.COMMAND:
        return DEFAULT
    return CONTEXT_MENU_COMMAND if "target_id" in interaction.data else CHAT_INPUT_COMMAND


def edit(world: World, message: Message, form: Form, *, keep_files: bool = True) -> Message:
    """Change a message. Raises Refused for a bad form (50035, 50006)."""
    before = None if message.is_loading else message
    files = forms.checked(form, before, keep_files=keep_files)
    _check_opinions(world, message, files)
    kept = tuple(file.kept.id for file in files if file.kept is not None)
    world.drop_files(message, keep=kept)
    if message.is_loading:
        message.flags &= ~LOADING
    else:
        message.edited_ms = world.clock.now()
    if "flags" in form.payload:
        added = form.flags & _SETTABLE | message.flags & COMPONENTS_V2
        message.flags = message.flags & ~_SETTABLE | added
    _fill(world, message, form.payload, files)
    world.changed(message)
    return message


def _check_opinions(world: World, message: Message, files: list[File]) -> None:
    """Refuse (50035) what Discord may refuse, where this world is of that opinion."""
    faulty, layout = errors.Faulty(), message.flags & COMPONENTS_V2
    for number, file in enumerate(files):
        hidden = file.kept is not None and file.kept.shown_inline and not layout
        new = file.upload is not None and layout
        if (hidden and not world.opinions.keeps_hidden) or (
            new and not world.opinions.edits_layouts
        ):
            text = "Attachment data not found"
            faulty.add(("attachments", number), "ATTACHMENT_NOT_FOUND", text)
    faulty.check()


def check_old_edit(world: World, message: Message) -> None:
    """Ration the edits of messages older than an hour: 3 in 6 s and channel, then 30046."""
    now = world.clock.now()
    if now - message.created_ms <= OLD_MS or not world.opinions.rations_old_edits:
        return
    recent = [
        t for t in world.old_edits.get(message.channel_id, []) if t > now - OLD_EDITS_WINDOW_MS
    ]
    if len(recent) >= OLD_EDITS:
        wait = (recent[0] + OLD_EDITS_WINDOW_MS - now) / 1000
        # A manual clock does not move while the client sleeps, so it is not made to sleep long.
        raise errors.old_edits_used_up(wait if world.clock.running else 0.01)
    world.old_edits[message.channel_id] = [*recent, now]


def same_nonce(world: World, payload: Json) -> Message | None:
    """The message that a repeated request has made already, when the bot wants that checked."""
    nonce = payload.get("nonce")
    if nonce is None or not payload.get("enforce_nonce") or not world.opinions.nonces:
        return None
    made_ms, message_id = world.nonces.get(str(nonce), (0, 0))
    if world.clock.now() - made_ms > world.opinions.nonce_ms:
        return None
    return world.messages.get(message_id)


def remember_nonce(world: World, message: Message) -> None:
    """Have ``same_nonce`` find this message."""
    if message.nonce is not None:
        world.nonces[str(message.nonce)] = (message.created_ms, message.id)


def _fill(world: World, message: Message, payload: Json, files: list[File]) -> None:
    """Take over what the payload says, and leave the rest."""
    if "content" in payload:
        message.content = (payload["content"] or "").strip()
    if "embeds" in payload:
        message.embeds = [forms.normal_embed(embed) for embed in payload["embeds"] or []]
    if "components" in payload:
        message.components = forms.normal_components(payload["components"] or [])
    message.attachments = [_attached(world, message, file) for file in files]
    shown = forms.references({"embeds": message.embeds, "components": message.components})
    for attachment in message.attachments:
        attachment.shown_inline = attachment.filename in shown
    if "content" in payload or "components" in payload or "allowed_mentions" in payload:
        _fill_mentions(world, message, payload.get("allowed_mentions"))


def _attached(world: World, message: Message, file: File) -> Attachment:
    if file.kept is not None:
        file.kept.description = file.description
        return file.kept
    assert file.upload is not None
    attachment = Attachment(
        world.mint(),
        message.channel_id,
        file.name,
        file.upload.data,
        file.upload.content_type,
        file.description,
    )
    world.attachments[attachment.id] = attachment
    return attachment


def _fill_mentions(world: World, message: Message, allowed: Json | None) -> None:
    """Whom the text pings: those named in it, as far as the request allows."""
    texts = [c.get("content", "") for c in walk(message.components) if c.get("type") == TEXT]
    text = "\n".join([message.content, *texts])
    if allowed is None:
        allowed = {"parse": ["users", "roles", "everyone"], "replied_user": True}
    parse = allowed.get("parse") or []
    named = {int(id_) for id_ in allowed.get("users") or []}
    found = [int(id_) for id_ in dict.fromkeys(_USER_MENTION.findall(text))]
    wanted = [id_ for id_ in found if "users" in parse or id_ in named]
    if allowed.get("replied_user") and message.reference is not None:
        replied = world.messages.get(int(message.reference["message_id"]))
        if replied is not None and replied.author.id not in wanted:
            wanted.append(replied.author.id)
    message.mentions = [world.users[id_] for id_ in wanted if id_ in world.users]
    roles = {int(id_) for id_ in allowed.get("roles") or []}
    message.mention_roles = [
        int(id_)
        for id_ in dict.fromkeys(_ROLE_MENTION.findall(text))
        if "roles" in parse or int(id_) in roles
    ]
    message.mention_everyone = "everyone" in parse and ("@everyone" in text or "@here" in text)


def _reference(world: World, channel: Channel, reference: Json | None) -> Json | None:
    """The message that is replied to. Raises Refused 50035 when it is not there."""
    if reference is None or reference.get("message_id") is None:
        return None
    if reference.get("type") == FORWARD:
        return None  # told as a gap
    target = world.messages.get(int(reference["message_id"]))
    if target is None or target.channel_id != channel.id or target.is_ephemeral:
        if reference.get("fail_if_not_exists", True):
            raise errors.invalid(
                ("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"
            )
        return None
    shape: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(target.id)}
    if channel.guild_id is not None:
        shape["guild_id"] = str(channel.guild_id)
    return shape

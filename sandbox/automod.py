"""AutoMod: rules of a guild by which messages with certain words do not come in.

Discord's documentation does not say whether bots are exempt; here they are held to the rules like
members, because Discord has been seen to answer bots with 200000.
"""

from __future__ import annotations

import re

from . import errors, permissions
from .forms import Form
from .model import Channel, Json, KeywordRule, User
from .world import World


def check(world: World, channel: Channel, author: User, form: Form) -> None:
    """Refuse (200000) a message that a rule blocks."""
    if _is_blocked(world, channel, author, _words(form.payload)):
        raise errors.blocked_by_moderation()


def check_title(world: World, channel: Channel, author: User, title: str) -> None:
    """Refuse (200001) the name of a thread that a rule blocks."""
    if _is_blocked(world, channel, author, title):
        raise errors.title_blocked_by_moderation()


def _is_blocked(world: World, channel: Channel, author: User, text: str) -> bool:
    guild = world.guild_of(channel)
    if guild is None or not guild.rules or author.id not in guild.members:
        return False
    # Who manages the guild is never held to its rules.
    if permissions.of_member(guild, author.id, None) & permissions.MANAGE_GUILD:
        return False
    own = {channel.id, channel.parent_id, *guild.members[author.id].roles}
    return any(_has(rule, text) for rule in guild.rules if not rule.exempt & own)


def _has(rule: KeywordRule, text: str) -> bool:
    words = "|".join(map(re.escape, rule.words))
    return re.search(rf"(?<!\w)(?:{words})(?!\w)", text, re.IGNORECASE) is not None


def _words(payload: Json) -> str:
    """What can be read in a message: its text, and that of its embeds."""
    found = [payload.get("content")]
    for embed in payload.get("embeds") or []:
        found += [embed.get("title"), embed.get("description")]
        found += [field.get("value") for field in embed.get("fields") or []]
    return "\n".join(text for text in found if text)

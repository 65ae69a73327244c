"""What the page is told: the shapes of a client, with what Discord's own client adds to them."""

from __future__ import annotations

from sandbox import shapes
from sandbox.client import Client, Seen
from sandbox.model import Channel, Guild, Json, Message

CHUNK = 50
"""So many messages are read at a time, as Discord's client does."""

LIVE = {"message", "edit"}
NAMES = ("n", "interaction", "error")
IN_SHAPE = ("id", "interaction_id")


def message(client: Client, live: Message) -> Json:
    """A message with the descriptions of the pictures that its embeds show."""
    alts = {a.filename: a.description for a in live.attachments if a.description is not None}
    return client.shape(live) | {"alts": alts}


def seen(client: Client, one: Seen) -> Json | None:
    """A frame about something that reached the client; None for what the page fetches itself."""
    if one.kind == "file":
        return None
    shape = one.shape
    if one.kind in LIVE:
        live = client.world.messages.get(int(shape["id"]))
        if live is None:
            return None  # a deletion follows
        shape = message(client, live)
    return {"told": one.kind, "shape": shape}


def named(frame: Json) -> str:
    """What a frame tells and about what, in a few words; not what it says."""
    shape = frame.get("shape", {})
    facts = [f"{key}={frame[key]}" for key in NAMES if key in frame]
    facts += [f"{key}={shape[key]}" for key in IN_SHAPE if key in shape]
    return " ".join([str(frame["told"]), *facts])


def chunk(client: Client, channel: Channel, before: str | None) -> Json:
    """The last messages of a channel, or the last before one; and whether there are earlier."""
    standing = client.messages(channel)
    if before is not None:
        standing = [each for each in standing if each.id < int(before)]
    last = standing[-CHUNK:]
    return {
        "messages": [message(client, each) for each in last],
        "more": len(standing) > len(last),
    }


def channel(client: Client, one: Channel) -> Json:
    """A channel with the number of its last message that this person sees."""
    return shapes.channel(client.world, one)


def roles(guild: Guild) -> Json:
    """The roles of the server that somebody may be given, by id: for mentions and menus."""
    return {str(role.id): role.name for role in guild.roles.values() if role.id != guild.id}


def users(client: Client) -> Json:
    """Names by id, for mentions."""
    return {str(user.id): user.name for user in client.world.users.values()}

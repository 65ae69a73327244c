"""What the page is told: the shapes of a client, with what Discord's own client adds to them."""

from __future__ import annotations

from sandbox import shapes
from sandbox.desk import Desk, Seen
from sandbox.model import Channel, Json, Message

CHUNK = 50
"""So many messages are read at a time, as Discord's client does."""

LIVE = {"message", "edit"}
NAMES = ("n", "interaction", "error")
IN_SHAPE = ("id", "interaction_id")


def message(desk: Desk, live: Message) -> Json:
    """A message with the descriptions of the pictures that its embeds show."""
    alts = {a.filename: a.description for a in live.attachments if a.description is not None}
    return desk.shape(live) | {"alts": alts}


def seen(desk: Desk, one: Seen) -> Json | None:
    """A frame about something that reached the client; None for what the page fetches itself."""
    if one.kind == "file":
        return None
    shape = one.shape
    if one.kind in LIVE:
        live = desk.world.messages.get(int(shape["id"]))
        if live is None:
            return None  # a deletion follows
        shape = message(desk, live)
    return {"told": one.kind, "shape": shape}


def named(frame: Json) -> str:
    """What a frame tells and about what, in a few words; not what it says."""
    shape = frame.get("shape", {})
    facts = [f"{key}={frame[key]}" for key in NAMES if key in frame]
    facts += [f"{key}={shape[key]}" for key in IN_SHAPE if key in shape]
    return " ".join([str(frame["told"]), *facts])


def chunk(desk: Desk, channel: Channel, before: str | None) -> Json:
    """The last messages of a channel, or the last before one; and whether there are earlier."""
    standing = desk.messages(channel)
    if before is not None:
        standing = [each for each in standing if each.id < int(before)]
    last = standing[-CHUNK:]
    return {
        "messages": [message(desk, each) for each in last],
        "more": len(standing) > len(last),
    }


def channel(desk: Desk, one: Channel) -> Json:
    """A channel with the number of its last message that this person sees."""
    return shapes.channel(desk.world, one)


def users(desk: Desk) -> Json:
    """Names by id, for mentions."""
    return {str(user.id): user.name for user in desk.world.users.values()}

"""Plain messages as discord.py objects."""

from __future__ import annotations

import asyncio
import io
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.message import Button, Form, Menu, Message, Picture, faults, fitted

log = logging.getLogger(__name__)

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
WITH_MESSAGES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""The channels of a server in which messages can stand."""
WITH_TABLES = [*WITH_MESSAGES, discord.ChannelType.forum, discord.ChannelType.media]
"""Those in which, or in whose posts, a table can be."""
COLOUR = discord.Colour(0x5B6EE1)

# What only one person sees lies under an address of its own; after ? comes a signature.
_ADDRESS = re.compile(r"/(?:ephemeral-)?attachments/\d+/(\d+)/([^/?]+)")


class Encoder:
    """Makes the keyword arguments of discord.py's send and edit methods.

    Pictures are painted in two threads, so that the event loop stays free.
    """

    def __init__(self) -> None:
        """Start the painters' threads lazily."""
        self.keeps = True
        """Whether Discord lets a message keep a picture by its id (docs/assumptions.md)."""
        self._pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="painter")

    def close(self) -> None:
        """Stop the painters."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def new(self, message: Message) -> dict[str, Any]:
        """Arguments for sending."""
        message, painted = await self._painted(message)
        message = _checked(message)
        kwargs = _common(message)
        files = _files(message, painted)
        if files:
            # discord.py takes no None here: what is not there is left out.
            kwargs["files"] = files
        if embeds := _embeds(message, above=message.has_embed):
            kwargs["embeds"] = embeds
        if message.rows:
            kwargs["view"] = _view(message)
        if message.silent:
            kwargs["silent"] = True
        return kwargs

    async def edit(self, message: Message, shown: tuple[int, str] | None = None) -> dict[str, Any]:
        """Arguments for editing: everything is said anew, so that nothing old stays behind.

        ``shown`` is the file that the message shows, by id and name. If it is the one that would be
        sent, it stays, and nothing is painted.
        """
        picture = message.picture
        keeps = shown is not None and picture is not None and shown[1] == picture.file
        above, painted = message.has_embed, None
        # Checked without a picture that stays, so that its description is not made either.
        if keeps:
            message = replace(message, picture=None)
        else:
            message, painted = await self._painted(message)
            above = message.has_embed
        message = _checked(message)
        kwargs = _common(message)
        embeds = _embeds(message, above=above)
        if keeps and shown is not None and picture is not None:
            embeds[0].set_image(url=f"attachment://{picture.file}")
            # An edit takes away all files that it does not name.
            kwargs["attachments"] = [KeptFile(shown[0])]
        else:
            kwargs["attachments"] = _files(message, painted)
        kwargs["embeds"] = embeds
        kwargs["view"] = _view(message) if message.rows else None
        return kwargs

    async def _painted(self, message: Message) -> tuple[Message, bytes | None]:
        """The message and its picture: without one that cannot be made, of which it tells then."""
        picture = message.picture
        if picture is None:
            return message, None
        try:
            loop = asyncio.get_running_loop()
            return message, await loop.run_in_executor(self._pool, _made, picture)
        except Exception:
            log.exception("a picture is left out of %s", _where(message))
            return _in_words(message, picture), None


def _made(picture: Picture) -> bytes:
    """A picture, painted and described, which takes as long."""
    picture.describe()
    return picture.paint()


def _where(message: Message) -> str:
    """What a message is about, for the log: a panel's match and seat."""
    spot = message.spot
    return repr(message.title) if spot is None else f"match {spot.match}, seat {spot.seat}"


def _in_words(message: Message, picture: Picture) -> Message:
    """The message with what a picture would show, as far as that can be said."""
    try:
        said = picture.alt
    except Exception:  # noqa: BLE001 - told already, or by the same fault
        said = ""
    body = "\n".join(line for line in (message.body, picture.instead, said) if line)
    return replace(message, body=body, picture=None)


def shown_file(message: discord.Message | None) -> tuple[int, str] | None:
    """The file that a message shows in its embed: its id and its name.

    Discord leaves such a file out of the message's attachments; its id stands in the address.
    """
    for embed in message.embeds if message is not None else ():
        found = _ADDRESS.search(embed.image.url or "")
        if found is not None:
            return int(found[1]), found[2]
    return None


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file of the old message, as discord.py takes it: of the id alone nothing is uploaded."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """What Discord is told of it."""
        return {"id": self.id}


def _files(message: Message, painted: bytes | None) -> list[discord.File]:
    files = []
    if message.picture is not None and painted is not None:
        shown = message.picture
        files.append(discord.File(io.BytesIO(painted), shown.file, description=shown.alt))
    if message.document is not None:
        data = io.BytesIO(message.document.text.encode())
        files.append(discord.File(data, message.document.name))
    return files


def _checked(message: Message) -> Message:
    message = fitted(message)
    found = list(faults(message))
    if found:
        # A fault of ours: the outbox gives it up at the third try, and Discord is never asked.
        raise ValueError(f"Discord would refuse this message: {'; '.join(found)}")
    return message


def _common(message: Message) -> dict[str, Any]:
    users = [discord.Object(user) for user in message.pings]
    return {
        "content": message.text or None,
        "allowed_mentions": discord.AllowedMentions(
            everyone=False, roles=False, users=users, replied_user=False
        ),
    }


def _embeds(message: Message, *, above: bool) -> list[discord.Embed]:
    """The embed of a message, if it has one, and the one below its picture."""
    found = [_embed(message)] if above else []
    if message.below:
        found.append(discord.Embed(description=message.below, colour=COLOUR))
    return found


def _embed(message: Message) -> discord.Embed:
    embed = discord.Embed(
        title=message.title or None, description=message.body or None, colour=COLOUR
    )
    if message.footer:
        embed.set_footer(text=message.footer)
    if message.picture is not None:
        embed.set_image(url=f"attachment://{message.picture.file}")
    return embed


def _view(message: Message) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        if isinstance(row, Menu):
            view.add_item(_select(row, number))
        else:
            for button in row:
                view.add_item(_button(button, number))
    view.stop()  # a stopped view is sent but not kept in memory; the router answers its presses
    return view


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        style=STYLES[button.style],
        label=button.label,
        custom_id=button.id,
        disabled=button.disabled,
        row=row,
    )


def _select(menu: Menu, row: int) -> discord.ui.Item[discord.ui.View]:
    common: dict[str, Any] = {
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.low,
        "max_values": menu.high,
        "row": row,
    }
    if menu.of in ("tables", "messages"):
        chosen = _defaults(menu, discord.SelectDefaultValueType.channel)
        kinds = WITH_TABLES if menu.of == "tables" else WITH_MESSAGES
        return discord.ui.ChannelSelect(**common, channel_types=kinds, default_values=chosen)
    if menu.of == "roles":
        chosen = _defaults(menu, discord.SelectDefaultValueType.role)
        return discord.ui.RoleSelect(**common, default_values=chosen)
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            default=option.value in menu.chosen,
        )
        for option in menu.options
    ]
    return discord.ui.Select(**common, options=options)


def _defaults(menu: Menu, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=int(value), type=kind) for value in menu.chosen]


def modal(form: Form) -> discord.ui.Modal:
    """A form as a modal; the router answers it, so that it survives a restart."""
    window = discord.ui.Modal(title=form.title, custom_id=form.id)
    for each in form.inputs:
        style = discord.TextStyle.paragraph if each.long else discord.TextStyle.short
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=each.id,
            style=style,
            placeholder=each.placeholder or None,
            default=each.text or None,
            required=each.needed,
            max_length=each.most,
        )
        window.add_item(discord.ui.Label(text=each.label, component=field))
    window.stop()
    return window

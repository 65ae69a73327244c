"""What only Discord itself can show, tried on a real server: ``scripts/run --try CHANNEL``.

docs/assumptions.md says what the bot assumes, and what it does where Discord is of another opinion.
Whatever one person can show is tried at once; what takes a press, a second person or an hour waits
for it, and goes on where it stopped when the command is given again. Each answer is kept with its
day, for the bot and for whoever asks.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import discord

from bot.adapter.encode import KeptFile, shown_file
from bot.clock import DAY, HOUR, MINUTE, Clock
from storage import Storage

Said: TypeAlias = Literal["yes", "no"]
Interaction: TypeAlias = "discord.Interaction[Any]"

KEPT, CLOSED = "try:kept", "try:closed"
"""The custom ids of what is to be pressed."""
PATIENCE = 600.0
"""Seconds for which presses are waited for."""
QUICK = 4
"""Edits within a moment, of which Discord takes three in a message older than an hour."""
OLD = HOUR + 60_000
"""Milliseconds after which a message certainly counts as old."""
SPAN, LATE = 2 * MINUTE, 5 * MINUTE
"""Milliseconds after which the nonce of a message must still count, and in which it is tried."""
PICTURES = tuple(
    base64.b64decode(f"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nG{pixel}")
    for pixel in ("M4YWMDAAMQAUEiFmcFAAAAAElFTkSuQmCC", "OwsTkBAAH4AUE+E+0vAAAAAElFTkSuQmCC")
)
"""Two pictures of one pixel each."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether Discord did what the bot assumes, what it said, and when (ms UTC)."""

    said: Said
    how: str
    at: int


STEPS: Mapping[str, str] = {
    "nonce": "a message with the same nonce is not made twice",
    "span": "a message with the nonce of one of two minutes ago is not made either",
    "picture": "an edit shows a new picture",
    "archived": "a post opens an archived thread",
    "layout": "an edit of a layout shows a new picture",
    "kept": "a hidden picture is kept by its id",
    "closed": "a closed inbox is refused with 50007 or 50278",
    "old": "of an old message three edits in six seconds are taken, then 30046",
}
"""What is tried, in this order; the keys are those of the answers."""
BY_HAND: Mapping[str, str] = {
    "kept": "Press **Keep the picture** in the channel, then **Keep it** in what you are shown.",
    "closed": "Somebody else: forbid direct messages from this server, and press **Closed inbox**.",
    "span": "Give the command again in two minutes, and not later than in five.",
    "old": "Give the command again in an hour: by then the message it needs is old enough.",
}
"""What people have to do for those that nobody can try alone."""


async def answers(store: Storage) -> dict[str, Answer]:
    """The answers that are known, by their keys."""
    async with store.reading() as tx:
        found = {name: await tx.notes.get(_key(name)) for name in STEPS}
    return {name: Answer(**stored) for name, stored in found.items() if stored}


def _key(name: str) -> str:
    return f"tried:{name}"


class Trial(discord.Client):
    """Tries, in one channel, all that has no answer yet."""

    def __init__(
        self,
        channel: int,
        store: Storage,
        clock: Clock,
        tell: Callable[[str], None],
        **options: Any,
    ) -> None:
        """Take the channel, where answers are kept, and whom to tell; options go to discord.py."""
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, **options)
        self._place = channel
        self._store = store
        self._clock = clock
        self._tell = tell
        self._left: set[str] = set()
        self._news = asyncio.Event()

    async def run_through(self, patience: float) -> dict[str, Answer]:
        """Try everything; wait so many seconds for presses. Returns all answers there are."""
        await self.wait_until_ready()
        self._left = {*STEPS} - {*await answers(self._store)}
        alone: Mapping[str, Callable[[discord.abc.Messageable], Awaitable[str]]] = {
            "nonce": self._nonce,
            "span": self._span,
            "picture": self._picture,
            "archived": self._archived,
            "layout": self._layout,
            "old": self._old,
        }
        place = self.get_partial_messageable(self._place)
        for name, trial in alone.items():
            if name in self._left:
                await self._tried(name, lambda trial=trial: trial(place))  # type: ignore[misc]
        await self._by_hand(place, patience)
        return await answers(self._store)

    async def _tried(self, name: str, trial: Callable[[], Awaitable[str]]) -> None:
        """Keep what comes of a trial: what it says when all is as assumed, "" for later."""
        try:
            how = await trial()
        except _Otherwise as other:
            await self._keep(name, "no", str(other))
        except discord.HTTPException as error:
            await self._keep(name, "no", f"{error.status} {error.code}: {error.text}")
        else:
            if how:
                await self._keep(name, "yes", how)

    async def _keep(self, name: str, said: Said, how: str) -> None:
        now = self._clock.now()
        async with self._store.transaction() as tx:
            await tx.notes.put(_key(name), {"said": said, "how": how, "at": now}, now)
        self._left.discard(name)
        self._tell(f"{said}: {STEPS[name]} ({how}).")
        self._news.set()

    # -- what one person can show ---------------------------------------------------------------

    async def _nonce(self, place: discord.abc.Messageable) -> str:
        text, nonce = "What Discord does is tried here.", _nonce_of("try", self._clock.now())
        first = await place.send(text, nonce=nonce)
        second = await place.send(text, nonce=nonce)
        if first.id != second.id:
            raise _Otherwise("it stands twice")
        return "at once"

    async def _picture(self, place: discord.abc.Messageable) -> str:
        sent = await place.send(embed=_embed("first.png"), file=_file("first.png", 0))
        changed = await sent.edit(embed=_embed("second.png"), attachments=[_file("second.png", 1)])
        return _shows(changed, "second.png")

    async def _layout(self, place: discord.abc.Messageable) -> str:
        sent = await place.send(view=_layout("first.png"), file=_file("first.png", 0))
        await sent.edit(view=_layout("second.png"), attachments=[_file("second.png", 1)])
        return "it was taken"

    async def _archived(self, _: discord.abc.Messageable) -> str:
        channel = await self.fetch_channel(self._place)
        if not isinstance(channel, discord.TextChannel):
            raise _Otherwise("name a text channel, which can have threads")
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name="What Discord does", type=kind)
        await thread.edit(archived=True)
        await thread.send("This opens the thread.")
        return "it was taken"

    async def _span(self, place: discord.abc.Messageable) -> str:
        """The first time it leaves a message, and two minutes later it sends that again."""
        text, now = "In two minutes this is sent again.", self._clock.now()
        first, at = await self._left_behind("span", text, until=LATE)
        if now - at < SPAN:
            return ""
        again = await place.send(text, nonce=_nonce_of("span", at))
        seconds = (now - at) // 1000
        if again.id != first:
            raise _Otherwise(f"after {seconds} seconds it stands twice")
        return f"after {seconds} seconds"

    async def _left_behind(self, name: str, text: str, until: int) -> tuple[int, int]:
        """A message that an earlier try has left here within so many ms, and when; else a new one.

        Its nonce is ``_nonce_of`` those.
        """
        now, key = self._clock.now(), f"tried:message-{name}"
        async with self._store.reading() as tx:
            left: Any = await tx.notes.get(key)
        if not left or left["channel"] != self._place or now - left["at"] > until:
            place = self.get_partial_messageable(self._place)
            sent = await place.send(text, nonce=_nonce_of(name, now))
            left = {"channel": self._place, "message": sent.id, "at": now}
            async with self._store.transaction() as tx:
                await tx.notes.put(key, left, now)
        return left["message"], left["at"]

    async def _old(self, _: discord.abc.Messageable) -> str:
        """The first time it leaves a message, and an hour later it tries it."""
        id_, at = await self._left_behind("old", "In an hour this is old.", until=30 * DAY)
        if self._clock.now() - at < OLD:
            return ""
        message = self.get_partial_messageable(self._place).get_partial_message(id_)
        for number in range(QUICK):
            try:
                await message.edit(content=f"This is old: {number + 1}.")
            except discord.HTTPException as error:
                if error.code == 30046 and number == QUICK - 1:
                    return "the fourth was refused"
                raise
        raise _Otherwise("all were taken")

    # -- what takes a press ---------------------------------------------------------------------

    async def _by_hand(self, place: discord.abc.Messageable, patience: float) -> None:
        pressed = {"kept", "closed"} & self._left
        for name in STEPS:
            if name in self._left and name in BY_HAND:
                self._tell(f"To do: {BY_HAND[name]}")
        if not pressed:
            return
        view = discord.ui.View(timeout=None)
        view.add_item(_button(KEPT, "Keep the picture"))
        view.add_item(_button(CLOSED, "Closed inbox"))
        view.stop()
        sent = await place.send("What Discord does:", view=view)
        try:
            async with asyncio.timeout(patience):
                while pressed & self._left:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            self._tell("Nobody has pressed for a while. Give the command again to go on.")
        finally:
            # Nobody answers its buttons any more.
            with contextlib.suppress(discord.HTTPException):
                await sent.delete()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody has pressed one of the buttons."""
        data: Any = interaction.data or {}
        match data.get("custom_id", ""):
            case "try:kept":
                view = discord.ui.View(timeout=None)
                view.add_item(_button("try:keep-it", "Keep it"))
                view.stop()
                await interaction.response.send_message(
                    embed=_embed("first.png"), file=_file("first.png", 0), view=view, ephemeral=True
                )
            case "try:keep-it":
                await self._tried("kept", lambda: self._kept(interaction))
                if not interaction.response.is_done():
                    await interaction.response.edit_message(content="Not kept.", view=None)
            case "try:closed":
                await interaction.response.defer(ephemeral=True, thinking=True)
                said = await self._closed(interaction)
                await interaction.followup.send(said, ephemeral=True)

    async def _kept(self, interaction: Interaction) -> str:
        found = shown_file(interaction.message)
        if found is None:
            raise _Otherwise("the message names no file of its own")
        kept: Any = KeptFile(found[0])
        await interaction.response.edit_message(
            content="Kept.", embed=_embed(found[1]), attachments=[kept], view=None
        )
        return _shows(await interaction.original_response(), found[1])

    async def _closed(self, interaction: Interaction) -> str:
        try:
            await interaction.user.send("Your inbox is open.")
        except discord.HTTPException as error:
            said: Said = "yes" if error.code in (50007, 50278) else "no"
            await self._keep("closed", said, f"{error.status} {error.code}")
            return "Your inbox is closed. Thank you."
        return "Your inbox is open. Forbid direct messages from this server, and press again."


class _Otherwise(Exception):
    """Discord took it, and did something else."""


def _embed(name: str) -> discord.Embed:
    return discord.Embed(description="A picture of one pixel.").set_image(
        url=f"attachment://{name}"
    )


def _nonce_of(name: str, at: int) -> str:
    return f"{name}{at}"


def _file(name: str, number: int) -> discord.File:
    return discord.File(io.BytesIO(PICTURES[number]), name)


def _layout(name: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))
    view.stop()
    return view


def _button(custom_id: str, label: str) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=custom_id)


def _shows(message: discord.Message, name: str) -> str:
    """Whether a message shows a picture. Raises _Otherwise."""
    found = shown_file(message)
    if found is None or found[1] != name:
        raise _Otherwise("it was taken, and shows something else")
    return "it is shown"


async def tried(trial: Trial, token: str, patience: float = PATIENCE) -> dict[str, Answer]:
    """Log in, try all, and log out. Raises discord.LoginFailure for a wrong token."""
    async with trial:
        await trial.login(token)
        connected = asyncio.create_task(trial.connect())
        try:
            return await trial.run_through(patience)
        finally:
            await trial.close()
            await asyncio.gather(connected, return_exceptions=True)

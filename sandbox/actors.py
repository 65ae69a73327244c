"""People for tests: they type, click and read as people do, and wait for what the bot answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .checks_components import STRING_SELECT
from .choosing import OF_SELECT, NotOfferedError
from .client import Client
from .model import Callback, Channel, Interaction, Message, Role, Upload, User
from .shown import Menu, Modal, Shown
from .watch import PATIENCE_SECONDS, Watch

DID_NOT_RESPOND = "This application did not respond"


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of an interaction, as far as the person can see."""

    interaction: Interaction
    message: Shown | None = None
    """The answer, or the message that was changed, or that will be if that was ``deferred``."""
    modal: Modal | None = None
    choices: tuple[str, ...] = ()
    """Of an autocompletion: the names shown."""
    values: tuple[Any, ...] = ()
    """Of an autocompletion: what the names stand for."""
    error: str | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether the person alone sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def deferred(self) -> bool:
        """Whether the bot asked for time first."""
        return self.interaction.answered_by in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE)

    @property
    def text(self) -> str:
        """All that can be read in the answer."""
        return "" if self.message is None else self.message.words


class Actor:
    """A person at a client."""

    def __init__(self, client: Client, watch: Watch) -> None:
        """Take a seat at the client."""
        self.client = client
        self._watch = watch

    def __repr__(self) -> str:
        return f"<Actor {self.name}>"

    @property
    def user(self) -> User:
        """Who this is."""
        return self.client.user

    @property
    def id(self) -> int:
        """The user's id."""
        return self.client.user.id

    @property
    def name(self) -> str:
        """The user's name."""
        return self.client.user.name

    # Reading

    def sees(self, channel: Channel) -> list[Shown]:
        """The messages of a channel for this person, own ephemeral ones included, oldest first."""
        return [self.look(message) for message in self.client.messages(channel)]

    def look(self, message: Message | Shown) -> Shown:
        """A message as it is now; the last look at one that is gone."""
        live = message.live if isinstance(message, Shown) else message
        return Shown(live, self.client.shape(live))

    @property
    def inbox(self) -> list[Shown]:
        """The direct messages with the bot, oldest first; empty when none were ever exchanged."""
        own = [c for c in self.client.channels() if c.recipient is self.user]
        return self.sees(own[0]) if own else []

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot as a place to type in; opened when needed."""
        return self.client.world.open_dm(self.user)

    @property
    def received(self) -> list[tuple[str, bytes]]:
        """Every byte that reached this person's client so far; see ``Client.received``."""
        return self.client.received

    # Doing

    async def slash(self, channel: Channel, line: str, /, **options: Any) -> Reply:
        """Send a slash command, for example ``slash(channel, "game new", game="delta_v")``."""
        return await self._answer(self.client.command(channel, line, options))

    async def autocomplete(
        self, channel: Channel, line: str, option: str, /, typed: str = "", **options: Any
    ) -> Reply:
        """Type into an option and read the list: ``choices`` and ``values`` of the answer."""
        asked = self.client.complete(channel, line, option, typed, options)
        return await self._answer(asked)

    async def click(self, message: Message | Shown, button: str, *, stale: bool = False) -> Reply:
        """Press the button with this label or custom id.

        stale: press what the ``Shown`` had, although the message may have changed since.
        """
        shown = message if stale and isinstance(message, Shown) else self.look(message)
        matching = [b for b in shown.buttons if button in (b.label, b.custom_id)]
        if not matching or matching[0].custom_id is None:
            raise NotOfferedError(f"{button!r} is not among the buttons {shown.labels}")
        return await self._answer(self.client.press(shown.live, matching[0].custom_id, stale=stale))

    async def use(
        self, channel: Channel, command: str, target: Actor | User | Message | Shown
    ) -> Reply:
        """Use a command of the menu that is shown on a person or a message in the channel."""
        if isinstance(target, Shown):
            target = target.live
        elif isinstance(target, Actor):
            target = target.user
        return await self._answer(self.client.use_on(target, command, channel))

    async def select(
        self,
        message: Message | Shown,
        chosen: Any,
        *,
        placeholder: str | None = None,
        stale: bool = False,
    ) -> Reply:
        """Choose in the menu with this placeholder or custom id.

        chosen: one of, or a list of: labels or values of options; people, roles, channels.
        Without a placeholder the first menu that has all of ``chosen`` is taken.
        """
        wanted = list(chosen) if isinstance(chosen, (list, tuple)) else [chosen]
        shown = message if stale and isinstance(message, Shown) else self.look(message)
        for menu in shown.menus:
            if placeholder not in (None, menu.placeholder, menu.custom_id):
                continue
            if (values := _meant(menu, wanted)) is not None:
                pressed = self.client.choose(shown.live, menu.custom_id, values, stale=stale)
                return await self._answer(pressed)
        menus = {menu.placeholder: menu.labels for menu in shown.menus}
        raise NotOfferedError(f"{wanted} is not in the menu {placeholder!r} of {menus}")

    async def submit(
        self, modal: Modal | Reply, fields: Mapping[str, Any] | None = None, /, **more: Any
    ) -> Reply:
        """Fill in fields, by custom id or label, and send the modal off."""
        if isinstance(modal, Reply):
            if modal.modal is None:
                raise NotOfferedError("the answer was not a modal")
            modal = modal.modal
        known = {field.label: field.custom_id for field in modal.fields}
        known |= {field.custom_id: field.custom_id for field in modal.fields}
        given: dict[str, Any] = {}
        for name, value in {**(fields or {}), **more}.items():
            if name not in known:
                raise NotOfferedError(f"{name!r} is not among the fields {sorted(known)}")
            given[known[name]] = value
        return await self._answer(self.client.submit(modal.opened_by, given))

    def post(self, channel: Channel, text: str, files: Sequence[Upload] = ()) -> Shown:
        """Write an ordinary message."""
        return self.look(self.client.post(channel, text, files))

    def delete(self, message: Message | Shown) -> None:
        """Delete a message."""
        self.client.delete(message.live if isinstance(message, Shown) else message)

    def open_thread(
        self,
        channel: Channel,
        name: str,
        *,
        starter: Message | Shown | None = None,
        private: bool = False,
    ) -> Channel:
        """Open a thread; a private one is seen by its members and by moderators only."""
        live = starter.live if isinstance(starter, Shown) else starter
        return self.client.open_thread(channel, name, starter=live, private=private)

    def open_post(self, forum: Channel, name: str, text: str = "first") -> Channel:
        """Open a post in a forum or media channel, with the message with which it begins."""
        return self.client.open_post(forum, name, text)

    def invite(self, thread: Channel, whom: User | Actor) -> None:
        """Add somebody to a thread."""
        self.client.add_to_thread(thread, whom.user if isinstance(whom, Actor) else whom)

    def archive(self, thread: Channel, *, archived: bool = True) -> None:
        """Put a thread away, or take it out again."""
        self.client.edit_thread(thread, archived=archived)

    def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """Lock a thread, or unlock it."""
        self.client.edit_thread(thread, locked=locked)

    def close_inbox(self) -> None:
        """Take no direct messages from the bot any more."""
        self.client.set_inbox(is_open=False)

    def open_inbox(self) -> None:
        """Take direct messages from the bot again."""
        self.client.set_inbox(is_open=True)

    # Waiting

    async def _answer(self, interaction: Interaction) -> Reply:
        await self._watch.until(
            lambda: self._is_settled(interaction),
            what=f"an answer to {self.name}'s {interaction.kind.name} {interaction.data}",
            seconds=PATIENCE_SECONDS,
        )
        return self.answer_to(interaction)

    def _is_settled(self, interaction: Interaction) -> bool:
        if interaction.answered_by is None:
            return interaction.failed
        if interaction.answered_by is Callback.DEFERRED_UPDATE:
            # The message that was pressed still stands as it was, and its reader can go on.
            return interaction.filled or not self._watch.for_what_follows
        original = self.client.world.messages.get(interaction.original_id or 0)
        return original is None or not original.is_loading

    async def followed(self, reply: Reply) -> Reply:
        """Wait until the bot does something more about what it has only acknowledged."""
        interaction = reply.interaction
        await self._watch.until(
            lambda: interaction.filled,
            what=f"what follows {self.name}'s {interaction.kind.name} {interaction.data}",
            seconds=PATIENCE_SECONDS,
        )
        return self.answer_to(interaction)

    def answer_to(self, interaction: Interaction) -> Reply:
        """What has become of an interaction so far."""
        if interaction.answered_by is None:
            return Reply(interaction, error=DID_NOT_RESPOND)
        if interaction.modal is not None:
            return Reply(interaction, modal=Modal(interaction, interaction.modal))
        if interaction.choices is not None:
            names = tuple(choice["name"] for choice in interaction.choices)
            values = tuple(choice["value"] for choice in interaction.choices)
            return Reply(interaction, choices=names, values=values)
        opened = interaction.opened_ids[-1] if interaction.opened_ids else interaction.original_id
        live = self.client.world.messages.get(opened or 0)
        return Reply(interaction, message=None if live is None else self.look(live))


def _meant(menu: Menu, wanted: Sequence[Any]) -> list[Any] | None:
    """What is meant by labels, values or things; None when the menu does not have them all."""
    if menu.kind != STRING_SELECT:
        kind = OF_SELECT[menu.kind]
        fits = [_KINDS.get(type(each)) in (kind, *_MENTIONED.get(kind, ())) for each in wanted]
        return list(wanted) if all(fits) else None
    meant = {label: value for label, value, _ in reversed(menu.options)}
    meant |= {value: value for value in menu.values}
    named = all(isinstance(each, str) and each in meant for each in wanted)
    return [meant[each] for each in wanted] if named else None


_KINDS: dict[type, str] = {Actor: "user", User: "user", Role: "role", Channel: "channel"}
_MENTIONED = {"mentionable": ("user", "role")}

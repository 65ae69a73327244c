"""What an action is given: who asks and where, how they are answered, and the table it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, Self, TypeAlias, TypeVar

from bot.message import Form, Message
from bot.present.speaker import Speaker, speaker
from bot.present.what_if import marked
from bot.services import Services
from bot.services.panels import Way
from bot.table.deputy import deputy, has_say
from bot.table.refused import Refused
from bot.table.table import Table
from engine import Seat
from locales import Texts

Suggestion: TypeAlias = tuple[str, str]
"""Of a completion: what is shown, and the value it stands for."""


class AnswerLost(Exception):
    """Discord does not take the answer: it came too late or twice, or the network failed."""


class Responder(Protocol):
    """The way back to whoever asked. Everything may raise AnswerLost.

    The answer that stands may be changed later by the way that is given for it, if one is.
    """

    async def say(self, message: Message, *, vanish: bool = False) -> Way | None:
        """Answer with a new message that only the caller sees; it may vanish after a minute."""

    async def show(self, message: Message) -> None:
        """Answer once more, with a message that everybody sees."""

    async def edit_original(self, message: Message) -> Way | None:
        """Answer by changing the message whose button was pressed; a picture still right stays."""

    async def ask(self, form: Form, late: Message) -> None:
        """Answer by opening a form; with ``late`` where that took so long that it cannot open."""

    async def open_thread(self, name: str) -> int | None:
        """Begin a public thread in the channel; its id, or None where Discord does not let us."""

    async def close_thread(self) -> None:
        """Close the thread that was just begun: nothing will come in it."""


def _none(_channel: int) -> bool:
    # Where nothing can be asked, as in direct messages, no other channel is shown.
    return False


def _all(_channel: int) -> bool:
    return True


def _no_thread(_channel: int) -> None:
    return None


def _nameless(_channel: int) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Caller:
    """The user behind an interaction.

    guild is None in direct messages; ``language`` is the code of the one that Discord speaks with
    them; ``manages`` says that they may manage the channel where they are;
    ``lacks`` names the permissions (keys of the locales) that the bot lacks in it; ``absent`` says
    why the bot is not there at all (a key, mostly empty); ``sees`` tells of another channel of the
    server whether Discord shows it to them.

    manages_server says that they may manage the server, and ``roles`` are theirs in it. parent is
    the channel that a thread is of, if they are in one; ``parent_of`` tells it of another channel
    of the server. exists: whether the server still has a channel or role. takes: whether messages
    can stand in a channel, which is not so in a forum. called: what a channel of the server is
    called, if the bot knows.
    """

    user: int
    name: str
    guild: int | None
    channel: int
    language: str
    interaction: int
    manages: bool = False
    lacks: tuple[str, ...] = ()
    absent: str = ""
    sees: Callable[[int], bool] = _none
    manages_server: bool = False
    roles: frozenset[int] = frozenset()
    parent: int | None = None
    exists: Callable[[int], bool] = _none
    takes: Callable[[int], bool] = _all
    parent_of: Callable[[int], int | None] = _no_thread
    called: Callable[[int], str] = _nameless

    def shown(self, channel: int) -> bool:
        """Whether Discord shows them a channel of the server where they are."""
        return channel == self.channel or self.sees(channel)

    def may_manage(self, table: Table) -> bool:
        """Whether they may manage the channel of a table, as far as Discord says it of them.

        What they may do in one channel holds there and in its threads, and nowhere else.
        """
        if self.guild is None or self.guild != table.guild:
            return False
        here = {self.channel, self.parent} - {None}
        return self.manages_server or (
            self.manages and not here.isdisjoint({table.channel, self.parent_of(table.channel)})
        )

    def may_see(self, table: Table) -> bool:
        """Whether they may look at a table: it is theirs, or Discord shows them its channel."""
        if table.seat_of(self.user) is not None or self.user == table.host:
            return True
        if table.lent_by(self.user) is not None:
            return True
        # By name: then they are told where they want to be, and there Discord says nothing.
        if table.status == "lobby" and self.user in table.door.invited:
            return True
        # Whoever may take their seat back is told so where they are.
        if any(each.former and each.former.user == self.user for each in table.players):
            return True
        # The bot knows no members: of their roles in another server an interaction says nothing.
        here = table.guild is not None and table.guild == self.guild
        return table.channel == self.channel or (here and self.sees(table.channel))


T = TypeVar("T", bound="AtTable")


class Request:
    """One interaction, for actions that are about no table."""

    def __init__(
        self, services: Services, caller: Caller, responder: Responder | None, language: str
    ) -> None:
        """Take the services, who asks, the way back, and the language they are spoken to in.

        A completion has no way back: it is answered by what it gives.
        """
        self.services = services
        self.caller = caller
        self.language = language
        self._responder = responder

    @cached_property
    def texts(self) -> Texts:
        """The texts in their language."""
        return self.services.texts(self.language)

    def texts_of(self, table: Table) -> Texts:
        """Those with which a table speaks to whoever asks."""
        return self.services.texts(self.language, table)

    @property
    def user(self) -> int:
        """Who asks."""
        return self.caller.user

    @property
    def interaction(self) -> int:
        """By which what is asked for is known: it is done once, however often it is delivered."""
        return self.caller.interaction

    @property
    def responder(self) -> Responder:
        """The way back."""
        assert self._responder is not None, "a completion has no other answer"
        return self._responder

    async def say(self, message: Message | str, *, vanish: bool = False) -> None:
        """Answer with a message, or with a text alone."""
        said = self._pressed(message)
        self._stands(said, await self.responder.say(said, vanish=vanish))

    async def edit(self, message: Message | str) -> None:
        """Answer by changing the message whose button was pressed."""
        said = self._pressed(message)
        self._stands(said, await self.responder.edit_original(said))

    def _pressed(self, said: Message | str) -> Message:
        """What is said; where it is a panel, the one that they have is left alone from here on."""
        message = Message(text=said) if isinstance(said, str) else said
        if message.spot is not None:
            self.services.panels.press(self.user, message.spot.match)
        return message

    def _stands(self, said: Message, way: Way | None) -> None:
        """A panel that has been sent follows the game from here on."""
        if said.spot is not None:
            self.services.panels.answered(self.user, self.language, said, way)

    def at(self, kind: type[T], table: Table) -> T:
        """The same about a table. Raises Refused when they may not do there what ``kind`` is for.

        The table is loaded for this request alone, and once: whatever it remembers is seen by
        nobody else.
        """
        return kind(self, table)


class AtTable(Request):
    """An action about a table that they may see."""

    def __init__(self, request: Request, table: Table) -> None:
        """Take the table as it was when the request came in."""
        # Not the property: a completion can be about a table, too, and has no way back.
        way = request._responder  # noqa: SLF001 - of the same kind
        super().__init__(request.services, request.caller, way, request.language)
        self.table = table

    @cached_property
    def texts(self) -> Texts:
        """The texts in their language, with those of the game."""
        return self.services.texts(self.language, self.table)

    def _pressed(self, said: Message | str) -> Message:
        """What is said; of an imagined match it says what it is."""
        message = Message(text=said) if isinstance(said, str) else said
        if self.table.imagined:
            message = marked(message, self.texts)
        return super()._pressed(message)

    @cached_property
    def speaker(self) -> Speaker:
        """The voice of the table."""
        return speaker(self.table, self.texts)

    @property
    def viewer(self) -> Seat | None:
        """Where they sit; None for those who only watch.

        When it is over a seat is that of its owner again.
        """
        own = None if self.table.active else self.table.lent_by(self.user)
        return self.table.seat_of(self.user) if own is None else own

    @property
    def is_host(self) -> bool:
        """Whether they have the say at the table: its host, or whoever may manage its channel.

        Where its host is away or does not play any more, see ``has_say``, others have it as well.
        """
        mine = has_say(self.table, self.user, self.services.time.now())
        return mine or self.caller.may_manage(self.table)

    def must_be_host(self) -> None:
        """Raises Refused for everybody but the host and those who may manage its channel."""
        if self.is_host:
            return
        host = f"<@{self.table.host}>"
        if self.table.status != "lobby":
            raise Refused("refused-host", host=host)
        stands_in = deputy(self.table, self.services.time.now())
        who = "" if stands_in is None else f"<@{stands_in}>"
        raise Refused("refused-host-open", host=host, deputy=who, away=int(stands_in is not None))

    def after(self, table: Table) -> Self:
        """The same at the table as it is now."""
        # Asked anew what may be done there: meanwhile the match may have ended.
        return type(self)(self, table)


class AtSeat(AtTable):
    """An action of somebody who has a seat."""

    def __init__(self, request: Request, table: Table) -> None:
        """As AtTable. Raises Refused for those who have none."""
        super().__init__(request, table)
        if self.viewer is None:
            names = (self.speaker.name(Seat(n)) for n in range(len(self.table.players)))
            raise Refused("refused-not-yours", who=tuple(names))

    @property
    def seat(self) -> Seat:
        """Their seat."""
        seat = self.viewer
        assert seat is not None
        return seat


class InPlay(AtSeat):
    """An action of somebody who has a seat in a match that runs."""

    def __init__(self, request: Request, table: Table) -> None:
        """As AtSeat. Raises Refused before the start, after the end, and on hold."""
        super().__init__(request, table)
        table.running()

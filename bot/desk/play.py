"""Playing: the panel, its presses, and the commands of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core import Core
from bot.message import Form, Message
from bot.present import private
from bot.present.live import speaker
from bot.present.moves import ORDERS
from bot.present.notices import trouble
from bot.present.panel import node
from bot.present.press import Press
from bot.present.speaker import Speaker
from bot.usecases import typed
from bot.usecases.moves import possible
from bot.usecases.refused import Refused
from bot.usecases.table import Table
from bot.usecases.tables import Done
from engine import Choice, Illegal, Offer, Seat

from .caller import Answer, Caller


class PlayDesk:
    """Takes choices from people and shows them what came of it."""

    def __init__(self, core: Core) -> None:
        """Take the bot's parts."""
        self._core = core

    async def turn(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Open the panel of the caller's seat."""
        await self._core.lobby.go_on(table)
        seat = self._seat(caller, table)
        table.running()
        texts = self._core.texts(caller.language, table)
        said = trouble(table, texts, table.live.trouble).text if table.live.trouble else ""
        await answer.say(self._panel(caller, table, seat, notes=[said] if said else []))

    async def refresh(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Bring a panel up to date where it stands."""
        seat = self._seat(caller, table)
        table.running()
        await answer.turn_into(self._panel(caller, table, seat))

    async def press(
        self, caller: Caller, press: Press, values: Sequence[str], answer: Answer
    ) -> None:
        """A button or menu of the panel."""
        table = await self._core.tables.open(press.match)
        seat = self._seat(caller, table)
        table.running()
        path = (*press.walked, *values)
        ordering = path[:1] == (ORDERS,)
        if not ordering and press.token != table.token(seat):
            note = self._core.texts(caller.language)("panel-stale")
            await answer.turn_into(self._panel(caller, table, seat, notes=[note]))
        elif press.action == "form":
            late = Message(text=self._core.texts(caller.language)("panel-late"))
            await answer.ask(self._form(caller, press), late)
        elif press.action == "do":
            words = path[1:] if ordering else path
            await self._do(caller, table, seat, Choice(words[0], words[1:]), answer)
        elif (draft := _draft(table, seat, path)) is not None:
            await self._do(caller, table, seat, draft, answer)
        else:
            message = self._panel(caller, table, seat, path, page=press.page)
            await answer.turn_into(message, keep_picture=True)

    async def _do(
        self, caller: Caller, table: Table, seat: Seat, choice: Choice, answer: Answer
    ) -> None:
        try:
            done = await self._core.tables.act(
                table.id, seat, [choice], interaction=caller.interaction, user=caller.user
            )
        except Illegal:
            table = await self._core.tables.open(table.id)
            note = self._core.texts(caller.language)("panel-gone")
            await answer.turn_into(self._panel(caller, table, seat, notes=[note]))
            return
        stay = choice.args and _draft(table, seat, (choice.verb, *choice.args)) is not None
        await answer.turn_into(self._after(caller, done, seat, choice.verb if stay else ""))

    async def command(
        self,
        caller: Caller,
        table: Table,
        name: str,
        given: Mapping[str, str],
        answer: Answer,
    ) -> None:
        """A slash command of the game."""
        seat = self._seat(caller, table)
        state = table.running()
        command = next(c for c in table.game.commands if c.name == name)
        wanted = typed.choices(command, given)
        if not wanted:
            await self.turn(caller, table, answer)
            return
        try:
            done = await self._core.tables.act(
                table.id, seat, wanted, interaction=caller.interaction, user=caller.user
            )
        except Illegal as error:
            say = speaker(table, self._core.texts(caller.language, table))
            raise self._not_now(table, say, wanted[0], possible(table.game, state, seat)) from error
        await answer.say(self._after(caller, done, seat))

    def _not_now(self, table: Table, say: Speaker, choice: Choice, verbs: Sequence[str]) -> Refused:
        texts = say.texts
        if not verbs:
            who = texts.list([say.name(other) for other in table.owed()])
            return Refused("refused-waiting", who=who)
        labels = texts.list([say.choice(Offer(verb)) for verb in verbs])
        return Refused(
            "refused-not-now",
            choice=say.typed(choice),
            possible=texts("refused-possible", verbs=labels),
        )

    def suggest(
        self,
        table: Table,
        user: int,
        name: str,
        param: str,
        given: Mapping[str, str],
        language: str,
    ) -> list[tuple[str, str]]:
        """What may stand in an option of a game's command, as (name, value)."""
        seat = table.seat_of(user)
        if seat is None or table.state is None or table.status != "running":
            return []
        command = next(c for c in table.game.commands if c.name == name)
        found = typed.candidates(table.game, table.state, seat, command, given, param)
        say = speaker(table, self._core.texts(language, table))
        many = any(part.many and part.params[-1] == param for part in command.parts)
        *before, last = (given.get(param, "").split(" ") if many else [given.get(param, "")]) or [
            ""
        ]
        head = " ".join(before) + " " if before else ""
        return [
            ((head + say.id(id_)) if many else say.id(id_), head + id_)
            for id_ in found
            if last.casefold() in say.id(id_).casefold()
            or id_.casefold().startswith(last.casefold())
        ]

    def _form(self, caller: Caller, press: Press) -> Form:
        texts = self._core.texts(caller.language)
        return Form(
            str(Press("typed", press.match, press.token, press.path)),
            texts("panel-form"),
            (("number", texts("panel-form"), ""),),
        )

    def _seat(self, caller: Caller, table: Table) -> Seat:
        seat = table.seat_of(caller.user)
        if seat is None:
            say = speaker(table, self._core.texts(caller.language, table))
            names = [say.name(Seat(n)) for n in range(len(table.players))]
            raise Refused("refused-not-yours", who=say.texts.list(names))
        return seat

    def _after(self, caller: Caller, done: Done, seat: Seat, verb: str = "") -> Message:
        """The panel after a move, at the menu of a verb if that is still on offer."""
        texts = self._core.texts(caller.language, done.table)
        say = speaker(done.table, texts)
        notes = self._seen(done, say, seat)
        if done.moved.dropped:
            rest = texts.list([say.typed(choice) for choice in done.moved.dropped])
            notes.append(texts("panel-dropped", rest=rest))
        again = any(offer.verb == verb for offer in done.table.offers(seat))
        return self._panel(caller, done.table, seat, (verb,) if again else (), notes=notes)

    def _seen(self, done: Done, say: Speaker, seat: Seat) -> list[str]:
        """What came of a move, in the words that this seat may read."""
        state = done.table.state
        fleeting = state is not None and done.table.game.fleeting(state)
        notes = say.events(done.moved.told, None if fleeting else seat)
        if fleeting and any(event.to is not None for event in done.moved.told):
            notes.append(say.texts("panel-fleeting"))
        return notes

    async def secrets(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Show a player what only they were told and have not been shown yet."""
        seat = self._seat(caller, table)
        state = table.position()
        texts = self._core.texts(caller.language, table)
        fleeting = table.game.fleeting(state)
        events, seq = await self._core.history.told_alone(table, seat)
        if not events:
            raise Refused("refused-seen" if fleeting else "secrets-none")
        message = private.secret(table, texts, seat, events, show=not fleeting)
        await answer.say(message, vanish=fleeting)
        await self._core.history.shown(table, seat, seq)

    def _panel(
        self,
        caller: Caller,
        table: Table,
        seat: Seat,
        path: tuple[str, ...] = (),
        *,
        page: int = 0,
        notes: Sequence[str] = (),
    ) -> Message:
        texts = self._core.texts(caller.language, table)
        return private.panel(table, texts, seat, path, page=page, notes=notes)


def _draft(table: Table, seat: Seat, path: Sequence[str]) -> Choice | None:
    """The complete choice at the end of a path, if it only prepares another (Game.drafts)."""
    if not path or path[0] not in table.game.drafts:
        return None
    place = node(table.offers(seat), tuple(path))
    return place.choice if place.kind == "confirm" else None

"""Leaks to be planted: each is a mistake that somebody could make, or has made."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.actions import turn
from bot.message import Message, Picture
from bot.present import live, pictures
from bot.routing.requests import InPlay
from bot.services import play
from bot.services.history import History, _happened, _public
from bot.table import change, moves, rows, typed
from bot.table.change import Change
from bot.table.follow_up import PrivateNotice, private_notices
from bot.table.happened import Happened
from bot.table.moves import Moved
from bot.table.reading import Unfit
from bot.table.refused import Refused
from bot.table.table import Table
from bot.workers.board import Board
from bot.workers.outbox_worker import OutboxWorker
from engine import Seat
from locales import Texts
from storage import NewOutbox, OutboxRow, Transaction

Patch: TypeAlias = pytest.MonkeyPatch
Plant: TypeAlias = Callable[[Patch], None]


def face(table: Table) -> str:
    """A face that lies hidden on the board of Delta V."""
    return next(iter(faces(table.state)), "")


def faces(state: Any) -> list[str]:
    """All those, in the order of the board."""
    return [state.board[cell] for cell in state.board if cell not in state.shown()]


def live_message(patch: Patch) -> None:
    right = live.live

    def wrong(table: Table, *rest: Any, **more: Any) -> Message:
        message = right(table, *rest, **more)
        return message if table.state is None else replace(message, footer=face(table))

    patch.setattr("bot.workers.board.live", wrong)


def file_name(patch: Patch) -> None:
    right = pictures.of_panel

    def wrong(table: Table, *rest: Any) -> Picture:
        return replace(right(table, *rest), name=f"{face(table)}.png")

    patch.setattr("bot.present.private.of_panel", wrong)


def alt_text(patch: Patch) -> None:
    right = pictures.public

    def wrong(table: Table, *rest: Any) -> Picture:
        picture = right(table, *rest)
        return replace(picture, describe=lambda: f"{picture.alt} {face(table)}")

    patch.setattr("bot.present.live.public", wrong)


def picture_of_another(patch: Patch) -> None:
    """The board for everybody is painted as the first player may see it."""
    right = pictures.public

    def wrong(table: Table, texts: Texts, *rest: Any) -> Picture:
        painted = pictures.board(table, texts, Seat(0)).paint
        return replace(right(table, texts, *rest), paint=painted)

    patch.setattr("bot.present.live.public", wrong)


def legend_of_another(patch: Patch) -> None:
    """The signs that are told are those that the first player may see."""
    right = pictures.legend

    def wrong(table: Table, texts: Texts, _: Seat | None, page: int) -> tuple[Picture, int]:
        return right(table, texts, Seat(0), page)

    patch.setattr(pictures, "legend", wrong)


def completion(patch: Patch) -> None:
    right = typed.candidates

    def wrong(game: Any, state: Any, *rest: Any) -> list[str]:
        """In an order that depends on what lies hidden."""
        found = right(game, state, *rest)
        Random(" ".join(faces(state))).shuffle(found)
        return found

    patch.setattr(typed, "candidates", wrong)


def refusal(patch: Patch) -> None:
    right = turn._not_now

    def wrong(at: InPlay, unfit: Unfit) -> Refused:
        if face(at.table) < "d":
            return Refused("refused-race")
        return right(at, unfit)

    patch.setattr(turn, "_not_now", wrong)


def one_message_more(patch: Patch) -> None:
    right = rows.secrets

    def wrong(table: Table, notices: Iterable[PrivateNotice]) -> list[NewOutbox]:
        found = right(table, notices)
        if face(table) < "d":
            found.append(
                rows.Notice.says("lobby-started", commitment="").here(table, f"more:{table.seq}")
            )
        return found

    patch.setattr(rows, "secrets", wrong)


def order_told(patch: Patch) -> None:
    """A standing order brings the live message up to date, as moves do."""
    _hides(patch, lambda _drafts: False)


def draft_asks(patch: Patch) -> None:
    """A draft is a move like others: the seat is asked anew, and the board drawn anew."""
    _hides(patch, lambda drafts: not drafts)


def _hides(patch: Patch, wanted: Callable[[bool], bool]) -> None:
    right = moves.apply

    def wrong(*args: Any, **more: Any) -> Moved:
        moved = right(*args, **more)
        moved.hidden &= wanted(
            any(e.choice.verb in args[0].panel.draft_verbs for e in moved.entries)
        )
        return moved

    patch.setattr("bot.services.play.apply", wrong)
    patch.setattr("bot.table.change._shows_nothing", lambda *_: False)


def last_entries(patch: Patch) -> None:
    """The board looks for public events in the last entries, of which orders are some."""

    async def wrong(
        history: History, table: Table, _most: int, since: Collection[Seat] = ()
    ) -> list[Happened]:
        async with history._store.reading() as tx:
            rows = await tx.log.page(table.id, None, 5)
        return [event for row in rows for event in _public(_happened(table, row))]

    patch.setattr(History, "recent", wrong)


def letter_of_an_order(patch: Patch) -> None:
    """Who leaves an order is written to; where that fails, it is said in public."""
    right = change.post

    def wrong(made: Change, now: int) -> list[NewOutbox]:
        if made.moved.hidden:
            told = list(private_notices(made.table, made.before.seq + 1, made.moved.events))
            made = replace(made, told=told)
        return right(made, now)

    async def aloud(
        _: OutboxWorker, tx: Transaction, row: OutboxRow, table: Table, *__: Any
    ) -> None:
        told = rows.Notice.says("lobby-started", commitment="").here(table, f"closed:{row.id}")
        await tx.outbox.put([told], 0)

    patch.setattr(play, "post", wrong)
    patch.setattr(OutboxWorker, "_closed", aloud)


def number_in_a_button(patch: Patch) -> None:
    """Public buttons carry the number of the last entry."""
    right = live._buttons

    def wrong(table: Table, *rest: Any, **more: Any) -> Any:
        rows = right(table, *rest, **more)
        return tuple(
            tuple(replace(button, id=f"{button.id}{table.seq}") for button in row)
            for row in rows
            if isinstance(row, tuple)
        )

    patch.setattr(live, "_buttons", wrong)


def number_in_a_nonce(patch: Patch) -> None:
    """The nonce of the board is made from the number of the last entry."""
    right = Board._show

    async def wrong(board: Board, table: Table, *rest: Any, **more: Any) -> Any:
        numbered = table.live.model_copy(update={"edited": table.seq})
        return await right(board, replace(table, live=numbered), *rest, **more)

    patch.setattr(Board, "_show", wrong)


LEAKS: list[tuple[str, Plant]] = [
    ("delta_v", live_message),
    ("delta_v", file_name),
    ("delta_v", alt_text),
    ("space_mission", picture_of_another),
    ("space_mission", legend_of_another),
    ("delta_v", completion),
    ("delta_v", refusal),
    ("delta_v", one_message_more),
    ("merchant_of_venus", order_told),
    ("delta_vee", draft_asks),
    ("merchant_of_venus", last_entries),
    ("merchant_of_venus", letter_of_an_order),
    ("merchant_of_venus", number_in_a_button),
    ("delta_vee", number_in_a_nonce),
]

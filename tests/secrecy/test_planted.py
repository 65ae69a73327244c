"""Leaks that are planted are found: else the comparison of two worlds would prove nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from bot.desk.play import PlayDesk
from bot.message import Message, Picture
from bot.present import live
from bot.usecases import moves, tables, typed
from bot.usecases.moves import Moved
from bot.usecases.refused import Refused
from bot.usecases.table import Table
from engine import Choice
from storage import NewOutbox

from . import surfaces
from .conftest import Opens
from .test_positions import compare
from .world import CHANNEL

Patch: TypeAlias = pytest.MonkeyPatch


def face(table: Table) -> str:
    """A face that lies hidden on the board of Delta V."""
    assert table.state is not None
    hidden = [cell for cell in table.state.board if cell not in table.state.shown()]  # type: ignore[attr-defined]
    return str(table.state.board[hidden[0]]) if hidden else ""  # type: ignore[attr-defined]


def live_message(patch: Patch) -> None:
    right = live.live

    def wrong(table: Table, *rest: Any) -> Message:
        message = right(table, *rest)
        return message if table.state is None else replace(message, footer=face(table))

    patch.setattr("bot.workers.postman.live", wrong)


def file_name(patch: Patch) -> None:
    right = live.board

    def wrong(table: Table, *rest: Any) -> Picture:
        return replace(right(table, *rest), name=f"{face(table)}.png")

    patch.setattr("bot.present.private.board", wrong)


def completion(patch: Patch) -> None:
    right = typed.candidates

    def wrong(game: Any, state: Any, *rest: Any) -> list[str]:
        """Those first under which a mineral lies."""
        return sorted(right(game, state, *rest), key=lambda id_: state.board.get(id_, ""))

    patch.setattr(typed, "candidates", wrong)


def refusal(patch: Patch) -> None:
    right = PlayDesk._not_now

    def wrong(desk: PlayDesk, table: Table, say: Any, choice: Choice, verbs: Any) -> Refused:
        if face(table) < "d":
            return Refused("refused-race")
        return right(desk, table, say, choice, verbs)

    patch.setattr(PlayDesk, "_not_now", wrong)


def one_message_more(patch: Patch) -> None:
    right = tables.secret_rows

    def wrong(table: Table, first: int, told: Sequence[Any]) -> list[NewOutbox]:
        rows = right(table, first, told)
        if rows and face(table) < "d":
            payload = {"key": "lobby-started", "commitment": ""}
            rows.append(
                NewOutbox(
                    kind="notice",
                    target=f"channel:{CHANNEL}",
                    payload=payload,
                    match=table.id,
                    dedupe=f"more:{first}",
                )
            )
        return rows

    patch.setattr(tables, "secret_rows", wrong)


def order_told(patch: Patch) -> None:
    right = moves.apply

    def wrong(*args: Any, **more: Any) -> Moved:
        """A standing order brings the live message up to date, as moves do."""
        moved = right(*args, **more)
        moved.ordered = False
        return moved

    patch.setattr("bot.usecases.tables.apply", wrong)


LEAKS: list[Callable[[Patch], None]] = [
    live_message,
    file_name,
    completion,
    refusal,
    one_message_more,
    order_told,
]


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(
    opens: Opens, monkeypatch: pytest.MonkeyPatch, plant: Callable[[Patch], None]
) -> None:
    world = await opens("delta_v", 3)
    plant(monkeypatch)
    monkeypatch.setattr(surfaces, "COMMANDS", len(world.core.catalogue["delta_v"].game.commands))

    with pytest.raises(AssertionError, match=r"in the other world|was noticed"):
        await compare(world, 6, 40)

"""The form by which a host seats computer players, chooses how they play, and frees seats."""

from __future__ import annotations

from bot.message import Button, Menu, Message, Option, Row
from bot.names import clean
from bot.presses import FreeSeat, SeatComputer, SetLevel
from bot.table.table import Table
from engine import Seat
from locales import Texts


def levels(table: Table, texts: Texts, said: str = "") -> Message:
    """What each level is, with a button while a seat is free, and a menu for those who sit there.

    said: what comes first.
    """
    lines = [
        texts("level-line", level=texts(f"computer-{kind}"), about=texts(f"computer-{kind}-about"))
        for kind in table.game.minds.computers
    ]
    ask = texts("level-ask") if _has_room(table) else texts("level-full")
    first = [said, ""] if said else []
    return Message(text="\n".join([*first, ask, *lines]), rows=_rows(table, texts))


def _has_room(table: Table) -> bool:
    return len(table.players) < table.game.cover.seats[-1]


def _rows(table: Table, texts: Texts) -> tuple[Row, ...]:
    rows: list[Row] = []
    if _has_room(table):
        rows.append(
            tuple(
                Button(SeatComputer(table.id, kind).id, texts(f"computer-{kind}"))
                for kind in table.game.minds.computers
            )
        )
    changes = tuple(_changes(table, texts))
    if changes:
        rows.append(Menu(SetLevel(table.id).id, texts("level-change"), changes))
    guests = tuple(
        Option(value, clean(table.players[seat].name)) for seat, value in removable(table)
    )
    if guests:
        rows.append(Menu(FreeSeat(table.id).id, texts("lobby-free"), guests))
    return tuple(rows)


def removable(table: Table) -> list[tuple[Seat, str]]:
    """The seats that can be freed before the start, each with a word that says who sits there."""
    return [
        (Seat(seat), f"{seat} {player.user or player.computer}")
        for seat, player in enumerate(table.players)
        if player.user != table.host
    ]


def _changes(table: Table, texts: Texts) -> list[Option]:
    """Each computer player that is seated, at each level that it does not have."""
    return [
        Option(f"{seat} {kind}", texts("level-to", name=clean(player.name), level=level))
        for seat, player in enumerate(table.players)
        if player.computer is not None
        for kind in table.game.minds.computers
        if kind != player.computer
        for level in (texts(f"computer-{kind}"),)
    ]

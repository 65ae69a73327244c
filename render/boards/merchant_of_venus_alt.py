"""Merchant of Venus: the description of the picture."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Seat
from render.board import ALT_ROOM, Caption
from render.text import cut, shortest, tame

from .merchant_of_venus_look import Look, Panel
from .merchant_of_venus_stakes import stakes
from .merchant_of_venus_text import counted, place, steps_, waiting, where_

_NAMES = (40, 24, 12, 10, 6)
"""How long names may be in the versions of a description, each briefer than the one before."""


def alt(look: Look, caption: Caption) -> str:
    """The picture in sentences; facts that matter less are left out where there is no room."""
    tell = _final if look.result is not None else _running
    briefly = range(len(_NAMES))
    versions = (caption.texts.row(tell(look, caption, brief), "sentence") for brief in briefly)
    return shortest(versions, ALT_ROOM)


def _final(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    result, texts = look.result, caption.texts
    assert result is not None
    who = [_name(seat, caption, brief) for seat in result.winners]
    winners = texts("venus-winners", who=who, count=len(who))
    yield texts("venus-alt-final", game=texts("game-name"), winners=winners)
    for seat in range(len(result.places)):
        steps = steps_(look, seat, caption)
        said = steps if brief < 2 else steps[-1:]
        row = texts("venus-alt-row", who=_name(seat, caption, brief), what=said)
        yield texts("board-sentence", said=row)


def _name(seat: int, caption: Caption, brief: int) -> str:
    return cut(tame(caption.name(Seat(seat))), _NAMES[brief])


def _running(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    yield from caption.opening()
    yield texts("venus-alt-head", game=texts("game-name"), round=look.round, rounds=look.rounds)
    if look.turn is not None and not caption.asked:
        yield texts("venus-alt-turn", who=_name(look.turn, caption, brief))
    yield from stakes(look, caption, lambda seat: _name(seat, caption, brief))
    for panel in look.panels:
        yield texts("board-sentence", said=_alt_player(panel, caption, brief))
    known = [
        texts(
            "venus-alt-system",
            place=place(market.system, caption),
            culture=caption.id(market.culture),
            state=texts("venus-state", state=market.state),
        )
        for market in look.markets.values()
    ]
    if known and brief < 2:
        said = texts("venus-alt-known", what=known)
    else:
        said = texts("venus-alt-known-short", count=len(known))
    yield texts("board-sentence", said=said)
    yield from _alt_board(look, caption, brief)


def _alt_player(panel: Panel, caption: Caption, brief: int) -> str:
    key = "venus-alt-player" if brief < 3 else "venus-alt-player-short"
    return caption.texts(
        key,
        who=_name(panel.seat, caption, brief),
        field=caption.id(panel.at),
        credits=panel.credits,
        laser=panel.laser + panel.laser_bonus,
        shield=panel.shield + panel.shield_bonus,
        room=panel.room,
        all=2 * panel.holds,
        fame=panel.fame - panel.infamy,
    )


def _alt_board(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    ports = [
        texts(
            "venus-alt-owner",
            who=_name(seat, caption, brief),
            where=counted([where_(id_, caption) for id_, owner in found if owner == seat], caption),
        )
        for found in (sorted(look.sight.ports.items()),)
        for seat in sorted({owner for _, owner in found})
    ]
    for said in waiting(look, caption) if brief < 2 else ():
        yield texts("board-sentence", said=said)
    if ports and brief < 3:
        yield texts("board-sentence", said=texts("venus-alt-ports", what=ports))
    pirates = [
        where_(id_, caption)
        for id_, mark in sorted(look.sight.marks.items())
        if mark.startswith("pirates")
    ]
    if pirates and brief < 3:
        said = texts("venus-alt-pirates", what=counted(pirates, caption))
        yield texts("board-sentence", said=said)

"""Films, and pictures of what has changed, tell nobody what they could not know then."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any, get_args

import pytest

from bot.filming import Kind, Order, Past
from bot.registry import RegisteredGame, Registry, shipped
from bot.studio.making import Studio
from engine import NO_ORDERS, Dice, Event, Record, Seat, copy
from tests.laws.plans import drawn, play
from tests.render.positions import NAMES
from tests.saying import library

TITLES = list(shipped())
GAMES = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.cover.slug)
ORDERING = [title for title in TITLES if title.game.orders is not NO_ORDERS]
KINDS: tuple[Kind, ...] = get_args(Kind)
SOON_MADE = ("delta_v", "since")
FEW, MOST = 3, 60
"""Entries of the match that is looked at."""


def record(title: RegisteredGame, number: int, seats: int, most: int) -> Record:
    game = title.game
    plan = replace(drawn(game, number), seats=seats)
    moments = islice(play(game, plan), most + 1)
    entries = [moment.entry for moment in moments if moment.entry is not None]
    return Record(plan.setup(game), entries)


def made(title: RegisteredGame, kind: Kind, match: Record, viewer: int | None) -> bytes:
    return made_of(title, kind, match, len(match.entries) // 3, viewer)


def scrambled(title: RegisteredGame) -> RegisteredGame:
    """The same game, of which each view is of a world in which all is another that it may be."""
    game = title.game

    def view(state: Any, seat: Seat | None) -> Any:
        other = copy(game, state)
        game.rules.resample_hidden(other, seat, Dice(f"{state.seats:032x}"))
        return game.rules.view(other, seat)

    return replace(title, game=replace(game, rules=replace(game.rules, view=view)))


@pytest.mark.parametrize(
    "most", [pytest.param(FEW, id=""), pytest.param(MOST, id="long", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("kind", KINDS)
@GAMES
def test_what_a_viewer_may_not_know_changes_nothing(
    title: RegisteredGame, kind: Kind, most: int
) -> None:
    seats = title.game.cover.seats[min(1, len(title.game.cover.seats) - 1)]
    match = record(title, 5, seats, most)

    for viewer in (None, 0, seats - 1):
        here, there = (made(each, kind, match, viewer) for each in (title, scrambled(title)))
        assert here == there, viewer


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        pytest.param(
            title,
            kind,
            id=f"{title.cover.slug}-{kind}",
            marks=[] if (title.cover.slug, kind) == SOON_MADE else pytest.mark.long,
        )
        for title in ORDERING
        for kind in KINDS
    ],
)
def test_what_nobody_else_notices_leaves_no_trace(title: RegisteredGame, kind: Kind) -> None:
    """A standing order, left as the last thing that happened."""
    game, (plan, number) = title.game, ordering(title)
    assert number, "somebody leaves a standing order in one of these matches"
    moments = [moment for moment in play(game, plan) if moment.entry is not None]
    entries = [moment.entry for moment in moments if moment.entry is not None]
    (owner,) = {entries[number - 1].seat}

    for viewer in (None, *(seat for seat in range(plan.seats) if seat != owner)):
        ends = [Record(plan.setup(game), entries[:last]) for last in (number, number - 1)]
        first = max(0, number - 30)
        with_it, without = (made_of(title, kind, end, first, viewer) for end in ends)
        assert with_it == without, viewer


@pytest.mark.parametrize("kind", KINDS)
def test_nor_does_which_positions_are_left_out(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long match every so many are shown; what is counted is what the viewer sees."""
    title = next(each for each in ORDERING if each.cover.slug == SOON_MADE[0])
    plan, number = ordering(title)
    moments = [moment for moment in play(title.game, plan) if moment.entry is not None]
    entries = [moment.entry for moment in moments if moment.entry is not None]
    monkeypatch.setattr("bot.studio.reel.FRAMES", 4)
    other = next(seat for seat in range(plan.seats) if seat != entries[number - 1].seat)

    with_it, without = (
        made_of(title, kind, Record(plan.setup(title.game), entries[:last]), number - 20, other)
        for last in (number, number - 1)
    )

    assert with_it == without


def made_of(
    title: RegisteredGame, kind: Kind, match: Record, start: int, viewer: int | None
) -> bytes:
    order = Order(kind, Past(str(match), max(0, start)), viewer, NAMES[: match.setup.seats])
    return Studio(Registry([title]), library()).make(order, lambda _: None)


def ordering(title: RegisteredGame) -> tuple[Any, int]:
    """A match, and the number of an entry of which its seat alone was told anything."""
    for number in range(6):
        plan = drawn(title.game, number)
        for at, moment in enumerate(play(title.game, plan)):
            events = moment.outcome.events
            alone = bool(events) and all(event.to is not None for event in events)
            if at > 1 and alone and moment.entry is not None and moment.entry.seat >= 0:
                return plan, moment.entry.seq
    return plan, 0


def test_a_film_of_what_only_some_were_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (title,) = (title for title in TITLES if title.cover.slug == "space_mission")
    match = record(title, 5, 3, 20)

    with monkeypatch.context() as patch:
        patch.setattr(Event, "known_to", lambda *_: True)
        leaky = made(title, "film", match, None)

    assert leaky != made(title, "film", match, None)

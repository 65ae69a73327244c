"""What holds in every match of Delta V, for the random matches of the laws' tests."""

from __future__ import annotations

from collections import Counter

from engine import NOBODY, Seat, active_seats, offers, optional_seats, orders
from engine.result import Result
from games.delta_v.events import AlienMet, IncidentKept, Revealed
from games.delta_v.parts import PATIENCE, Box
from games.delta_v.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Moment, Plan

from .oracle import Table
from .oracle_board import check_deal, said, seen


def no_two_opponents_share_a_tile(_game: AnyGame, _plan: Plan) -> Watch:
    """DV21: whoever arrives second crashes, so nobody ever has to say whose rocket is hit."""
    while moment := (yield):
        assert isinstance(moment.state, State)
        held = [set(player.rockets) for player in moment.state.players]
        assert sum(map(len, held)) == len(set().union(*held))


def a_tile_is_told_once(_game: AnyGame, _plan: Plan) -> Watch:
    """DV64: nothing that is turned up is told a second time in the same breath."""
    while moment := (yield):
        turned = Counter(
            event.cell
            for event in moment.outcome.events
            if isinstance(event, Revealed | IncidentKept | AlienMet)
        )
        assert max(turned.values(), default=1) == 1


def something_lasting_happens_in_time(_game: AnyGame, _plan: Plan) -> Watch:
    """DV96: no match goes on for longer than the rounds in which nothing lasting happens."""
    while moment := (yield):
        assert isinstance(moment.state, State)
        assert moment.state.over or moment.state.calm <= PATIENCE


def is_dealt_as_on_a_table(game: AnyGame, _plan: Plan) -> Watch:
    """DV1 to DV3."""
    while moment := (yield):
        if moment.entry is None:
            assert isinstance(game.rules.components, Box)
            check_deal(moment.state, game.rules.components)


def is_played_as_on_a_table(game: AnyGame, _plan: Plan) -> Watch:
    """DV10 to DV96: position, offers and points are those of a table that is played beside it."""
    table: Table | None = None
    while moment := (yield):
        state: State = moment.state
        if table is None:
            table = Table(state)
        _follow(table, moment)
        if moment.sampled:
            assert seen(state) == table.position()
            check_offers(game, state, table)
            check_points(game.rules.standing(state), table)
    assert table is not None
    assert table.why


def _follow(table: Table, moment: Moment) -> None:
    entry = moment.entry
    if entry is not None and entry.seat != NOBODY:
        table.follow(entry.seat, entry.choice)


def check_offers(game: AnyGame, state: State, table: Table) -> None:
    """Those are waited for whom the table asks, and everybody is offered what it allows."""
    assert sorted(active_seats(state)) == sorted(table.asked)
    assert not optional_seats(state)
    for seat in map(Seat, range(state.seats)):
        assert Counter(said(offers(state, seat))) == Counter(table.asked.get(seat, ()))
        assert Counter(said(orders(game, state, seat))) == Counter(table.orders(seat))


def check_points(standing: Result | None, table: Table) -> None:
    """DV93, column by column."""
    assert standing is not None
    rows = [dict(zip(standing.columns, row, strict=True)) for row in standing.rows]
    scores = [{**of, "total": of["minerals"] - of["spent"]} for of in table.scores()]
    assert rows == scores
    assert list(standing.places) == table.places()


LAWS = (
    no_two_opponents_share_a_tile,
    a_tile_is_told_once,
    something_lasting_happens_in_time,
    is_dealt_as_on_a_table,
    is_played_as_on_a_table,
)

SELDOM = ("event AttemptSkipped", "event OrderDropped")
"""DV11: shown by test_turn.py beside this, in a field of two tiles; DV86: by test_ambush.py."""

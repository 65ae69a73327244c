"""What holds in every match of Space Mission, for the random matches of the laws' tests."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine import (
    NOBODY,
    OrderUsed,
    Seat,
    act,
    active_seats,
    enter,
    load,
    offers,
    optional_seats,
)
from engine.result import Result
from games.space_mission.parts import Box
from games.space_mission.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Moment, Plan

from .oracle import Table, said, seen


def own_points_are_those_of_the_standing(game: AnyGame, _plan: Plan) -> Watch:
    """SM47: everybody is told their own points, and before the end nobody else's."""
    while moment := (yield):
        standing = game.rules.standing(moment.state)
        assert standing is not None
        totals = [row[-1] for row in standing.rows]
        for viewer in map(Seat, range(moment.state.seats)):
            told = [pilot.points for pilot in game.rules.view(moment.state, viewer).pilots]
            own = [None if seat != viewer else total for seat, total in enumerate(totals)]
            assert told == (totals if moment.state.over else own)


def is_played_as_on_a_table(game: AnyGame, _plan: Plan) -> Watch:
    """SM10 to SM44: position, offers and points are those of a table that is played beside it."""
    table: Table | None = None
    while moment := (yield):
        state: State = moment.state
        if table is None:
            assert isinstance(game.rules.components, Box)
            table = Table(state, game.rules.components)
        _follow(game, table, moment)
        if moment.sampled:
            assert seen(state) == table.position()
            check_offers(game, state, table)
            standing = game.rules.standing(state)
            assert standing is not None
            check_points(standing, table)
    assert table is not None
    assert table.over


def _follow(game: AnyGame, table: Table, moment: Moment) -> None:
    """SM48: what orders have answered is played by hand, one after the other."""
    entry = moment.entry
    used = [event for event in moment.outcome.events if isinstance(event, OrderUsed)]
    if entry is None or entry.choice.verb.startswith("order-"):
        return
    if not used:
        if entry.seat != NOBODY:
            table.follow(entry.seat, entry.choice, moment.state)
        return
    game = replace(game, orders=replace(game.orders, obeys=lambda _state, _seat: None))
    state: State = load(game, moment.before)
    enter(game, state, entry)
    table.follow(entry.seat, entry.choice, state)
    for event in used:
        (owner,) = event.to or ()
        act(game, state, owner, event.answer, state.now)
        table.follow(owner, event.answer, state)


def check_offers(game: AnyGame, state: State, table: Table) -> None:
    """Whoever's turn it is is waited for, and everybody is offered what the table allows."""
    assert list(active_seats(state)) == ([] if table.over else [table.turn])
    assert not optional_seats(state)
    for seat in map(Seat, range(state.seats)):
        assert Counter(said(offers(state, seat))) == Counter(table.offers(seat))


def check_points(standing: Result, table: Table) -> None:
    """SM31 to SM37, column by column."""
    scores = [dict(zip(standing.columns, row, strict=True)) for row in standing.rows]
    assert scores == table.scores()
    assert list(standing.places) == table.places_of_all()
    if table.over:
        assert (standing.reason == "space") == table.enough_space


LAWS = (own_points_are_those_of_the_standing, is_played_as_on_a_table)

SELDOM = ("event FoundNothing",)
"""SM17: shown by test_planets.py beside this, and by the deals of test_oracle.py."""

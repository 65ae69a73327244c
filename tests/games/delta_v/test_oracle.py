"""The table beside the program finds what is planted, and holds where little is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import AnyOffer, Dice, Offer, Play, Result, Seat
from games.delta_v import GAME, setup
from games.delta_v.parts import ALIEN, Box, mineral
from games.delta_v.setup import Options
from games.delta_v.state import State
from games.delta_v.steps.action import Moving, TakeAction
from games.delta_v.steps.ambush import Ambush
from games.delta_v.steps.contract import Replace, Reveal
from games.delta_v.steps.finds import Steal
from tests.games.oracles import Fault, after, at_random, offering
from tests.laws import laws
from tests.laws.plans import AnyGame, Plan, drawn, play

from .games import idler
from .laws import is_dealt_as_on_a_table, is_played_as_on_a_table


def late(dealt: Play[State], options: Options, box: Box) -> None:
    """The middle or the end of some match: few tiles left, incidents held, rockets all over."""
    setup.deal(dealt, options, box)
    state, dice = dealt.state, dealt.dice
    cells = list(state.board)
    dice.shuffle(cells)
    for cell in cells[2 + dice.below(20) :]:
        _give(state, dice, cell)
    for player in state.players:
        player.spent = [bribe for bribe in player.bribes if dice.below(2)]
        player.bribes = [bribe for bribe in player.bribes if bribe not in player.spent]
    for contract in state.contracts:
        state.contracts[contract] = dice.pick((-1, dice.below(state.seats)))
    state.contracts[dice.pick(list(state.contracts))] = -1
    _send_out(state, dice)
    state.alien = dice.pick(("", *state.board))


def _give(state: State, dice: Dice, cell: str) -> None:
    """A tile that has been turned up and now belongs to somebody, or lies face up."""
    face, player = state.board[cell], state.players[dice.below(state.seats)]
    if face == ALIEN:
        if len(state.encounters) < 3:
            state.encounters.append(cell)
        elif dice.below(2):
            state.board[cell] = "omnidium-1"
    elif mineral(face):
        player.tiles.append(state.board.pop(cell))
    else:
        player.incidents.append(state.board.pop(cell))


def _send_out(state: State, dice: Dice) -> None:
    """Rockets on the station, on tiles, and in the shipyard; no two owners on a tile (DV21)."""
    for cell in state.board:
        player = state.players[dice.below(state.seats)]
        for _ in range(dice.below(3)):
            if player.yard and dice.below(2):
                player.yard -= 1
                player.rockets.append(cell)
    for player in state.players:
        out = dice.below(player.yard + 1)
        player.station, player.yard = player.station + out, player.yard - out


LATE = replace(GAME, rules=replace(GAME.rules, deal=late))
IDLE = replace(LATE, minds=replace(LATE.minds, computers={"idler": idler}))


def idly(number: int) -> Plan:
    """A plan in which most want nothing."""
    return replace(drawn(GAME, number), players=("mind", "mind", "mind", "curious"))


def hold(game: AnyGame, plan: Plan) -> None:
    laws.hold([is_played_as_on_a_table], game, plan)


def hold_in_some(game: AnyGame) -> None:
    for number in range(6):
        hold(game, drawn(GAME, number))


@pytest.mark.parametrize("number", range(40))
def test_the_table_agrees_where_little_is_left(number: int) -> None:
    hold(LATE, at_random(GAME, number))


@pytest.mark.parametrize("number", range(8))
def test_the_table_agrees_where_players_are_idle(number: int) -> None:
    hold(IDLE, idly(number))


def test_little_is_left_often_enough() -> None:
    told, ends = Counter[str](), Counter[str]()
    for number in range(40):
        for moment in play(LATE, at_random(GAME, number)):
            told.update(type(event).__name__ for event in moment.outcome.events)
        ends[moment.state.over] += 1

    rare = ("Collided", "Followed", "Scanned", "ActionLost", "ContractLost")
    assert min(told[name] for name in rare) > 1
    assert len(ends) > 2


def without(patch: pytest.MonkeyPatch, step: type, verb: str) -> AnyGame:
    """A step that offers only the first choice of a verb."""

    def fewer(made: list[AnyOffer]) -> Sequence[AnyOffer]:
        some = [offer for offer in made if offer.verb == verb]
        return [offer for offer in made if offer not in some[1:]]

    offering(patch, step, fewer)
    return GAME


def a_bought_rocket_stays_in_the_yard(patch: pytest.MonkeyPatch) -> AnyGame:
    def back(state: State, seat: Seat) -> None:
        state.players[seat].station -= 1
        state.players[seat].yard += 1

    after(patch, TakeAction, "buy", back)
    return GAME


def a_rocket_may_move_twice(patch: pytest.MonkeyPatch) -> AnyGame:
    def again(state: State, seat: Seat) -> None:
        step = state.stack[-1]
        if isinstance(step, Moving):
            step.arrived = []

    after(patch, Moving, "fly", again)
    return GAME


def one_tile_cannot_be_reached(patch: pytest.MonkeyPatch) -> AnyGame:
    offering(
        patch, TakeAction, lambda made: [offer for offer in made if offer != Offer("fly", ("C3",))]
    )
    return GAME


def the_tile_under_the_alien_may_be_turned_up(patch: pytest.MonkeyPatch) -> AnyGame:
    made = Reveal.offers

    def more(self: Any, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return [*made(self, state, seat), *([Offer("reveal", (state.alien,))] * bool(state.alien))]

    patch.setattr(Reveal, "offers", more)
    return GAME


def a_second_counter_cannot_replace(patch: pytest.MonkeyPatch) -> AnyGame:
    return without(patch, Replace, "replace")


def a_stolen_counter_is_lost(patch: pytest.MonkeyPatch) -> AnyGame:
    def lost(state: State, seat: Seat) -> None:
        del state.players[seat].bribes[-1:]

    after(patch, Steal, "steal", lost)
    return GAME


def nobody_may_pass(patch: pytest.MonkeyPatch) -> AnyGame:
    offering(patch, Ambush, lambda made: [offer for offer in made if offer.verb != "pass"])
    return GAME


def a_failed_attempt_costs_a_rocket(patch: pytest.MonkeyPatch) -> AnyGame:
    def cost(state: State, seat: Seat) -> None:
        if state.attempt is None and state.players[seat].station:
            state.players[seat].station -= 1
            state.players[seat].yard += 1

    after(patch, Replace, "fail", cost)
    return GAME


def a_counter_spent_costs_nothing(_patch: pytest.MonkeyPatch) -> AnyGame:
    def kinder(state: State) -> Result:
        result = GAME.rules.result(state)
        spent = [2 * len(player.spent) for player in state.players]
        rows = tuple((*row[:-1], row[-1] + n) for row, n in zip(result.rows, spent, strict=True))
        return replace(result, rows=rows)

    return replace(GAME, rules=replace(GAME.rules, standing=kinder))


def everybody_wins(_patch: pytest.MonkeyPatch) -> AnyGame:
    def all_first(state: State) -> Result:
        return replace(GAME.rules.result(state), places=(1,) * state.seats)

    return replace(GAME, rules=replace(GAME.rules, standing=all_first))


@pytest.mark.parametrize(
    "fault",
    [
        a_bought_rocket_stays_in_the_yard,
        a_rocket_may_move_twice,
        one_tile_cannot_be_reached,
        the_tile_under_the_alien_may_be_turned_up,
        a_second_counter_cannot_replace,
        a_stolen_counter_is_lost,
        nobody_may_pass,
        a_failed_attempt_costs_a_rocket,
        a_counter_spent_costs_nothing,
        everybody_wins,
    ],
    ids=lambda fault: fault.__name__,
)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = fault(monkeypatch)

    with pytest.raises(AssertionError):
        hold_in_some(broken)


def test_a_wrong_deal_is_found() -> None:
    with pytest.raises(AssertionError):
        laws.hold([is_dealt_as_on_a_table], LATE, at_random(GAME, 1))

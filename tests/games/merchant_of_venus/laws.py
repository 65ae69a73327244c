"""What holds in every position of every match of Merchant of Venus alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine import Offer, Seat, active_seats, load, offers, pending_step
from games.merchant_of_venus.events import (
    Bought,
    GoodsCame,
    MarketMoved,
    PortBuilt,
    RewardDrawn,
    RoundBegan,
)
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import GAUGE_TOP
from games.merchant_of_venus.ship import free_room
from games.merchant_of_venus.state import State
from games.merchant_of_venus.trade import MOST_HOLDS
from tests.laws.laws import Law, Watch
from tests.laws.plans import AnyGame, Moment, Plan

from . import oracle_deeds, oracle_missions, oracle_port, oracle_score
from .oracle import PHASES, Visit, choose, follow, market_at, price, printed
from .oracle_missions import Hand, Hands

DONE: Final = ("done", "do-business")
"""How a business phase ends, but for building."""


def keeps_within_its_means(_game: AnyGame, _plan: Plan) -> Watch:
    """MV6, MV84, MV191: no debts, no hold too full, gauges on the dial, no marker twice."""
    while moment := (yield):
        check_means(moment.state)


def check_means(state: State) -> None:
    """Nobody has more than fits, or less than nothing, and the map is whole."""
    for captain in state.captains:
        assert captain.credits >= 0
        assert captain.fame >= 0 <= captain.infamy
        assert min(captain.iou.values(), default=0) >= 0
        assert captain.holds <= MOST_HOLDS
        assert free_room(state, captain) >= 0
        assert 0 <= captain.laser <= GAUGE_TOP >= captain.shield >= 0
        assert len(captain.upgrades) == len(set(captain.upgrades)) <= 3
        assert len(captain.missions) <= 1 + captain.second
        assert captain.markers >= 0
    assert state.turn.points >= 0
    assert min(state.stock.values()) >= 0
    assert {market.system for market in state.markets} == set(GALAXY.systems)
    assert set(state.ports).isdisjoint(state.ruins)
    assert set(state.replaced) <= set(GALAXY.encounters)
    laid = [each.field for each in state.pirates]
    assert len(laid) == len(set(laid)) <= 8
    marked = {field for field, mark in state.replaced.items() if mark.startswith("pirates")}
    assert set(laid) <= marked
    assert state.over != "rounds" or state.round == state.rounds


def sells_nothing_back(_game: AnyGame, _plan: Plan) -> Watch:
    """MV193: what went ashore in this turn is not on offer, unless more of it lay there."""
    while moment := (yield):
        state: State = moment.state
        if state.over or pending_step(state) != "do-business" or not state.turn.unloaded:
            continue
        (seat,) = active_seats(state)
        for offer in offers(state, Seat(seat)):
            if isinstance(offer, Offer) and offer.verb in ("buy", "board"):
                thing = offer.ids[0]
                left = state.turn.unloaded.count(thing)
                lying = [id_ for m in state.markets for id_ in (*m.goods, *m.technologies)]
                assert not left or lying.count(thing) > left


def offers_what_the_port_has(_game: AnyGame, _plan: Plan) -> Watch:
    """MV60 to MV126, MV215: what is on offer at a port is what the figures and the cards say."""
    visit, step, hands = Visit(), "", Hands(Hand)
    while moment := (yield):
        visit = _followed(visit, step, moment)
        oracle_missions.follow(hands, moment.outcome.events)
        step = pending_step(moment.state)
        if step in PHASES or step == "buy-stock":
            (seat,) = active_seats(moment.state)
            found = {(o.verb, *o.ids) for o in offers(moment.state, seat) if isinstance(o, Offer)}
            if step == "buy-stock":
                wanted = oracle_port.stock(moment.state, seat)
            else:
                wanted = oracle_port.on_offer(moment.state, seat, visit)
                assert not oracle_missions.for_nothing(moment.state, seat, hands[seat])
            if step == "do-business":
                wanted |= oracle_missions.fulfilling(moment.state, seat, hands[seat])
            assert found == wanted


def _followed(visit: Visit, step: str, moment: Moment) -> Visit:
    """The visit after an entry that was answered to a step."""
    if moment.entry is not None and moment.outcome.flow:
        choose(visit, step, moment.entry.choice.verb)
    return follow(visit, moment.outcome.events)


def changes_what_a_deed_changes(game: AnyGame, _plan: Plan) -> Watch:
    """MV80 to MV126, MV193: each deed moves the money and markers that it should, and no others."""
    visit, step = Visit(), ""
    while moment := (yield):
        if moment.entry is not None and moment.outcome.flow and step in PHASES:
            _check_deed(game, visit, step, moment)
        _check_lists(visit, step, moment)
        visit = _followed(visit, step, moment)
        step = pending_step(moment.state)


def _check_deed(game: AnyGame, visit: Visit, step: str, moment: Moment) -> None:
    assert moment.entry is not None
    seat, choice = moment.entry.seat, moment.entry.choice
    deed, told = (choice.verb, *choice.args), moment.outcome.events
    if choice.verb in oracle_deeds.DEEDS:
        before: State = load(game, moment.before)
        wanted = oracle_deeds.after(before, seat, visit, deed, told)
        found = oracle_deeds.laid_out(moment.state)
        assert oracle_deeds.sorted_out(found) == oracle_deeds.sorted_out(wanted), deed
    elif choice.verb in ("build", "build-by-permit"):
        before = load(game, moment.before)
        (port,) = oracle_deeds.only(told, PortBuilt)
        assert (port.seat, port.field) == (seat, choice.args[0])
        assert port.price == oracle_deeds.built(before, seat, deed)
        assert moment.state.ports == {**before.ports, port.field: seat}
    ends = choice.verb in ("build", "build-by-permit") or (choice.verb, step) == DONE
    if ends:
        before = load(game, moment.before)
        moved = oracle_deeds.only(told[:1] if choice.verb == "done" else told[:3], MarketMoved)
        assert bool(moved) == (visit.sold > 0 and not visit.closed), "MV103, MV104"
        if moved:
            market = market_at(before, before.captains[seat].at)
            assert market is not None
            assert (moved[0].culture, moved[0].state) == (market.culture, market.stack[1])
            coming = oracle_deeds.production(before, market)
            if coming:  # MV190; goods that come later in the same breath have other causes
                came = told[told.index(moved[0]) + 1]
                assert came == GoodsCame(culture=market.culture, goods=coming)


def _check_lists(visit: Visit, step: str, moment: Moment) -> None:
    """MV299: what a shopping list buys on landing has the price of any other purchase."""
    told, state = moment.outcome.events, moment.state
    if moment.entry is None or moment.entry.choice.verb == "buy":
        return
    if step == "buy-stock":  # MV243: with neither IOU credits nor discount
        for stocked in oracle_deeds.only(told, Bought):
            assert (stocked.price, stocked.iou) == (state.parts.good[stocked.item].cost, 0)
        return
    if any(isinstance(event, (MarketMoved, RewardDrawn, RoundBegan)) for event in told):
        return  # what the price depends on has changed since
    visit = replace(visit, dice=set(visit.dice), ashore=list(visit.ashore))
    choose(visit, step, moment.entry.choice.verb if moment.outcome.flow else "")
    for event in told:
        if isinstance(event, Bought):
            captain = state.captains[event.seat]
            market = market_at(state, captain.at)
            assert market is not None
            assert event.price == price(
                state, captain, visit, printed(state, market, event.item)
            ), event
        visit = follow(visit, [event])


def keeps_account(_game: AnyGame, _plan: Plan) -> Watch:
    """MV7: credits and IOU credits change by what is told of them, and by nothing else."""
    credits_: list[int] = []
    owed: list[int] = []
    while moment := (yield):
        captains = moment.state.captains
        now = [captain.credits for captain in captains]
        iou = [sum(captain.iou.values()) for captain in captains]
        if credits_:
            earned = oracle_deeds.earned(moment.outcome.events, len(captains))
            lent = oracle_deeds.lent(moment.outcome.events, len(captains))
            assert now == [a + b for a, b in zip(credits_, earned, strict=True)]
            assert iou == [a + b for a, b in zip(owed, lent, strict=True)]
        credits_, owed = now, iou


def scores_as_the_sheet_says(game: AnyGame, _plan: Plan) -> Watch:
    """MV130 to MV138: what a position is worth, and the rolls that the end brings."""
    while moment := (yield):
        state: State = moment.state
        standing = game.rules.standing(state)
        if standing is None:
            continue
        rows = [oracle_score.row(state, seat) for seat in range(state.seats)]
        assert standing.columns == oracle_score.COLUMNS
        assert list(standing.rows) == rows
        assert standing.places == oracle_score.places(state, rows)
        if state.over:
            _check_rolls(state, moment)


def _check_rolls(state: State, moment: Moment) -> None:
    """MV133, MV134, MV138: each roll once, by those who own the thing, in turn order."""
    told = oracle_score.rolls_told(moment.outcome.events)
    assert sorted((what, int(seat)) for what, seat, _ in told) == sorted(
        oracle_score.rolls_owed(state)
    )
    for what in ("fuzzy", "spoiler"):
        turns = [(seat - state.first) % state.seats for kind, seat, _ in told if kind == what]
        assert turns == sorted(turns)
    for what, seat, dice in told:
        captain = state.captains[seat]
        assert list(dice) == (captain.fuzzy if what == "fuzzy" else [captain.spoiler])


LAWS: Final[tuple[Law, ...]] = (
    keeps_within_its_means,
    sells_nothing_back,
    offers_what_the_port_has,
    changes_what_a_deed_changes,
    keeps_account,
    scores_as_the_sheet_says,
)
SELDOM: Final = (
    "event PiratesElsewhere",
    "verb build-by-permit",
    "verb reroll",
    "verb sell-strong",
    "verb tune",
)
"""What random matches hardly ever come to; tests of the clauses (once, limits, edges, rewards) show
it.
"""

"""What a viewer is shown of timers, cards, planets and the time that has run."""

from __future__ import annotations

import pytest

from engine import start
from games.space_dealer import GAME
from games.space_dealer.setup import Options
from games.space_dealer.view import CardView, DemandView, view

from .table import MINUTE, SEED, START, A, B, C, build, do, goods, power, table, wait

MINE = "mine-red-1"


def test_a_free_timer_stands_nowhere_and_has_no_sand_in_it() -> None:
    state = table()
    (one, two) = view(state, A).planets[A].timers

    assert (one.id, two.id) == ("timer-1", "timer-2")
    for timer in (one, two):
        assert (timer.job, timer.on, timer.aim) == ("", "", "")
        assert (timer.start, timer.end, timer.part, timer.due) == (0, 0, 0, False)
        assert (timer.queue, timer.outlook, timer.starts) == ((), (), ())


@pytest.mark.clause("SD1")
@pytest.mark.parametrize(("ms", "part"), [(1, 0), (59, 0), (60, 1), (30_000, 500), (59_999, 999)])
def test_the_sand_of_a_timer_is_told_in_thousandths(ms: int, part: int) -> None:
    state = table()
    do(state, A, "research", after=0)
    do(state, B, "research", after=ms)

    timer, _ = view(state, None).planets[A].timers

    assert (timer.start, timer.end) == (START, START + MINUTE)
    assert (timer.part, timer.due) == (part, False)


@pytest.mark.clause("SD23")
def test_a_timer_that_waits_for_its_owner_has_run_out() -> None:
    state = table()
    state.planets[A].zone = ["depot-1", MINE]
    do(state, A, "research", f"build {MINE} later", after=0)
    seen = view(state, A).planets[A]
    assert [planned.timer for planned in seen.zone] == ["", "timer-2"]
    assert (seen.timers[1].job, seen.timers[1].on) == ("plan", "slot-2")

    wait(state)

    free, waits = view(state, None).planets[A].timers
    assert (free.start, free.end, free.part, free.due) == (0, 0, 0, False)  # as in the beginning
    assert (waits.part, waits.due) == (1000, True)


@pytest.mark.clause("SD1")
def test_the_time_that_was_played_is_told_in_thousandths() -> None:
    state = start(GAME, 3, Options(), SEED, START).state
    assert view(state, None).played == 0
    state = table()

    for ms, played in ((1_799, 0), (1_800, 1), (900_000, 500), (1_799_999, 999)):
        state.told = START + ms
        assert view(state, None).played == played


@pytest.mark.clause("SD28")
def test_all_the_time_was_played_while_timers_still_run_out() -> None:
    state = table()
    do(state, A, "research", after=30 * MINUTE - 10_000)

    wait(state, 10_000)
    assert view(state, None).played == 1000
    wait(state, 50_000)

    assert state.told == state.ends + 50_000
    assert view(state, None).played == 1000


@pytest.mark.clause("SD60")
def test_what_is_printed_on_a_card_that_is_not_built_and_whether_it_has_a_site() -> None:
    state = table()
    power(state, A, 0, 0)
    state.planets[A].pile = [MINE, "generator-1"]

    mine, generator = view(state, A).planets[A].faces

    assert mine == CardView(
        id=MINE, kind="mine", site="", foot="both", links=1, works=False, usable=True,
        demands=(DemandView(f"{MINE}=yg", "yg", 3, 1, None),),
        store="", attacks=0, blocked=False, fits=False,
    )  # fmt: skip
    assert (generator.foot, generator.usable, generator.fits) == ("power", False, True)
    assert view(state, B).planets[A].faces == ()


@pytest.mark.clause("SD60")
def test_everybody_sees_what_lies_on_a_card_that_is_built() -> None:
    state = table(advanced=True)
    build(state, A, "transport:l1", "missile-1:l2", f"{MINE}:r1")
    probe, missile, mine = state.planets[A].built
    probe.store, missile.attacks, mine.blocked = goods("ry"), 2, True
    mine.met = {"yg": C}

    seen = view(state, None).planets[A].built

    assert [card.store for card in seen] == ["ry", "", ""]
    assert [card.attacks for card in seen] == [0, 2, 0]
    assert [card.blocked for card in seen] == [False, False, True]
    assert [card.works for card in seen] == [True, True, True]
    assert [card.fits for card in seen] == [True, True, True]
    assert [[demand.met for demand in card.demands] for card in seen] == [[None], [None], [C]]


@pytest.mark.clause("SD46")
def test_every_neutral_planet_shows_its_demand_and_its_goods() -> None:
    state = table(advanced=True)
    for neutral, card in zip(state.neutrals, ("neutral-ry-1", "", "neutral-rygb-11"), strict=True):
        neutral.card = card
    state.neutrals[1].goods = goods("rrb")

    seen = view(state, None).neutrals

    assert [neutral.field for neutral in seen] == ["gizzi-1", "gizzi-2", "gizzi-3"]
    assert [neutral.goods for neutral in seen] == ["", "rrb", ""]
    assert [neutral.demand for neutral in seen] == [
        DemandView("neutral-ry-1=ry", "ry", 3, 0),
        None,
        DemandView("neutral-rygb-11=rygb", "rygb", 8, 0),
    ]

"""MV290 to MV292, MV299: what others may know."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Dice, active_seats, copy, offers, orders, start
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    ContactSeen,
    ContactsSwapped,
    ContactsViewed,
    EncounterPut,
    EncounterSeen,
    EncounterViewed,
    OrderLeft,
)
from games.merchant_of_venus.setup import Options
from games.merchant_of_venus.state import State
from games.merchant_of_venus.view import view

from .games import last, setup
from .positions import A, B, can, dealt, do, give, load, on_top, roll, table, told


def looking(**options: Any) -> State:
    """A has rolled and uses a Data Probe; nothing is discovered."""
    state = table(known=False, **options)
    load(state, "data-probe")
    roll(state, 1, 2, 3)
    do(state, "use data-probe")
    return state


@pytest.mark.clause("MV274", "MV290", "MV291")
def test_what_a_data_probe_sees_is_told_to_the_looker_alone() -> None:
    state = looking()

    outcome = do(state, "look trp dw")

    assert [(event.system, event.to) for event in told(outcome, ContactSeen)] == [
        ("trp", (A,)),
        ("dw", (A,)),
    ]
    heard = [event for event in outcome.events if event.known_to(B)]
    assert heard == [ContactsViewed(seat=A, systems=("trp", "dw"))]
    assert view(state, A).notes == (("trp", "nillis"), ("dw", "volois"))
    assert view(state, B).notes == view(state, None).notes == ()


@pytest.mark.clause("MV274", "MV291")
def test_that_cards_were_swapped_is_told_to_all() -> None:
    state = looking()

    outcome = do(state, "look trp dw", "swap-contacts trp dw")

    assert [e.systems for e in told(outcome, ContactsSwapped) if e.to is None] == [("trp", "dw")]
    assert view(state, A).notes == (("trp", "volois"), ("dw", "nillis"))


@pytest.mark.clause("MV274", "MV275", "MV291")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_look_at_the_encounter_card_and_where_it_goes(where: str) -> None:
    state = looking()
    on_top(state.encounters, "e24")
    do(state, "look trp", "look-encounter")
    outcome = do(copy(GAME, state), "put top")
    assert [type(event) for event in outcome.events] == [EncounterPut]

    assert view(state, A).top == "e24"
    assert view(state, B).top == view(state, None).top == ""
    do(state, f"put {where}")

    assert view(state, A).top == ("e24" if where == "top" else "")
    assert state.encounters.cards[-1 if where == "top" else 0] == "e24"


@pytest.mark.clause("MV291")
def test_the_encounter_card_is_told_to_the_looker_alone() -> None:
    state = looking()
    do(state, "look")

    outcome = do(state, "look-encounter")

    assert [event.to for event in told(outcome, EncounterSeen)] == [(A,)]
    assert [event for event in outcome.events if event.known_to(B)] == [EncounterViewed(seat=A)]


@pytest.mark.clause("MV292")
def test_without_the_notebook_what_was_seen_cannot_be_asked_for() -> None:
    state = looking(notebook=False)
    on_top(state.encounters, "e24")

    do(state, "look trp dw", "leave", "look-encounter")

    assert view(state, A).notes == ()
    assert view(state, A).top == ""
    assert GAME.rules.ephemeral_secrets(state)
    assert not GAME.rules.ephemeral_secrets(table())


@pytest.mark.clause("MV292")
def test_a_note_follows_the_swap_of_another_player() -> None:
    state = looking()
    state.captains[B].notes["dw"] = "volois"

    do(state, "look trp dw", "swap-contacts trp dw")

    assert view(state, B).notes == (("trp", "volois"),)


@pytest.mark.clause("MV291")
@pytest.mark.parametrize(("card", "systems"), [("r25", 3), ("data-probe", 2)])
def test_how_many_cards_may_be_looked_at(card: str, systems: int) -> None:
    state = table(known=False)
    if card == "r25":
        give(state, card)
    else:
        load(state, card)
    roll(state, 1, 2, 3)
    do(state, f"use {card}")

    (pick,) = offers(state, A)

    assert getattr(pick, "high", 0) == systems
    assert can(state)


@pytest.mark.clause("MV13", "MV17")
def test_wishes_are_not_seen_before_all_have_answered() -> None:
    seen = set()
    for pilot in ("humans", "qossuth"):
        state = dealt()
        do(state, f"pilot {pilot}", seat=A)
        seen.add((view(state, B), tuple(offers(state, B)), tuple(active_seats(state))))
    assert len(seen) == 1


@pytest.mark.clause("MV299")
def test_standing_orders_are_told_to_their_owner_alone() -> None:
    state = table()
    before = view(state, B)

    outcome = do(state, "order-plan jwc1", "order-buy genes", "order lower-gauges", seat=A)

    assert {event.to for event in told(outcome, OrderLeft)} == {(A,)}
    assert view(state, B) == before
    assert view(state, A).plan == "jwc1"
    assert view(state, A).orders == ("shop-genes", "lower-gauges")


@pytest.mark.clause("MV290")
def test_a_seat_sees_the_same_whatever_it_cannot_know() -> None:
    changed = 0
    state = looking()
    do(state, "look trp dw")
    for number in range(20):
        for viewer in (A, B, None):
            other = copy(GAME, state)
            GAME.rules.resample_hidden(other, viewer, Dice(f"{number:032x}"))
            changed += other != state
            assert view(other, viewer) == view(state, viewer)
            if viewer is not None:
                assert list(offers(other, viewer)) == list(offers(state, viewer))
                assert orders(GAME, other, viewer) == orders(GAME, state, viewer)
            known = {m.system: m.culture for m in other.markets if m.system in ("trp", "dw")}
            assert viewer != A or known == {"trp": "nillis", "dw": "volois"}
    assert changed == 60


@pytest.mark.clause("MV290")
def test_the_order_of_unseen_market_markers_is_not_told() -> None:
    seen = set()
    for rest in (["weak", "strong"], ["strong", "weak"]):
        state = table()
        state.market("graw").stack[1:] = rest  # type: ignore[assignment]
        seen.add(view(state, A))
    assert len(seen) == 1


@pytest.mark.clause("MV290")
def test_at_the_end_the_face_down_cards_are_shown() -> None:
    state = last(setup(1, 4), ["random"])
    hidden = state.hidden()

    assert hidden
    assert [system for system, _ in view(state, None).notes] == sorted(hidden)


@pytest.mark.clause("MV247")
def test_in_company_the_challenge_is_the_standard_game() -> None:
    state = start(GAME, 3, Options(variant="challenge"), "5e" * 16, 0).state

    assert state.variant == "standard"
    assert not state.challenges
    assert [captain.credits for captain in state.captains] != [0, 0, 0]

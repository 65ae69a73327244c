"""MV274, MV275, MV290 to MV292: private looks, and what stays secret."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    ContactSeen,
    ContactsSwapped,
    ContactsViewed,
    EncounterPut,
    EncounterSeen,
    EncounterViewed,
)

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    do,
    give,
    load,
    on_top,
    owed,
    roll,
    table,
    told,
)


@pytest.mark.clause("MV274", "MV291")
def test_a_data_probe_looks_at_two_contacts_and_swaps_them() -> None:
    state = table(known=False)
    load(state, "data-probe")
    roll(state, 2, 3, 4)

    looked = do(state, "use data-probe", "look trp dw")
    assert [(seen.system, seen.culture, seen.to) for seen in told(looked, ContactSeen)] == [
        ("trp", "nillis", (A,)),
        ("dw", "volois", (A,)),
    ]
    assert told(looked, ContactsViewed)[0].systems == ("trp", "dw")
    swapped = do(state, "swap-contacts trp dw")

    assert told(swapped, ContactsSwapped)[0].systems == ("trp", "dw")
    assert state.market("nillis").system == "dw"
    assert dict(GAME.rules.view(state, A).notes) == {"trp": "volois", "dw": "nillis"}
    assert GAME.rules.view(state, B).notes == ()


@pytest.mark.clause("MV274", "MV291")
def test_a_data_probe_looks_at_the_encounter_card_and_puts_it_where_one_likes() -> None:
    state = table(known=False)
    load(state, "data-probe")
    on_top(state.encounters, "e18")
    roll(state, 2, 3, 4)

    outcome = do(state, "use data-probe", "look", "look-encounter", "put bottom")

    assert [(seen.card, seen.to) for seen in told(outcome, EncounterSeen)] == [("e18", (A,))]
    assert told(outcome, EncounterViewed)[0].to is None
    assert [put.where for put in told(outcome, EncounterPut)] == ["bottom"]
    assert state.encounters.cards[0] == "e18"


@pytest.mark.clause("MV274", "MV275")
def test_one_data_probe_a_turn_and_it_goes_back() -> None:
    state = table()
    load(state, "data-probe", "data-probe")
    roll(state, 2, 3, 4)
    do(state, "use data-probe")
    while owed(state)[0] != "fly":
        do(state, next(t for t in sorted(can(state)) if not t.startswith("look-encounter")))

    assert "use data-probe" not in can(state)
    assert captain(state).supplies == ["data-probe"]
    assert len(state.market("eeepeep").technologies) == 2


@pytest.mark.clause("MV275")
def test_with_one_card_left_the_probe_looks_at_that() -> None:
    state = table()
    state.market("nillis").open = False
    load(state, "data-probe")
    roll(state, 2, 3, 4)

    outcome = do(state, "use data-probe", "look trp")

    assert [seen.culture for seen in told(outcome, ContactSeen)] == ["nillis"]
    assert can(state, "swap-contacts") == set()


@pytest.mark.clause("MV290")
def test_market_markers_below_the_top_are_known_after_one_movement() -> None:
    state = table()
    (before,) = (m for m in GAME.rules.view(state, B).markets if m.culture == "nillis")
    at(state, "trpc1")
    load(state, "genes")
    do(state, "skip", "sell genes", "close-sales")

    (after,) = (m for m in GAME.rules.view(state, B).markets if m.culture == "nillis")

    assert (before.state, before.known) == ("active", ())
    assert (after.state, after.known) == ("weak", ("strong", "active"))


@pytest.mark.clause("MV290")
def test_nobody_has_a_hand() -> None:
    state = table()
    give(state, "m14", "r02", "e01", seat=B)
    load(state, "bolts", seat=B)

    panel = GAME.rules.view(state, A).captains[B]

    assert (panel.missions, panel.rewards, panel.titles) == (("m14",), ("r02",), ("e01",))
    assert panel.cargo == (("bolts", 2),)


@pytest.mark.clause("MV292")
def test_the_notebook_keeps_what_is_still_true() -> None:
    state = table(known=False)
    captain(state).notes = {"trp": "nillis", "dw": "volois"}
    assert dict(GAME.rules.view(state, A).notes) == {"trp": "nillis", "dw": "volois"}

    arrive(state, "trpc1")

    assert dict(GAME.rules.view(state, A).notes) == {"dw": "volois"}


@pytest.mark.clause("MV292", "MV274")
def test_the_notebook_follows_a_public_swap() -> None:
    state = table(known=False)
    captain(state, B).notes = {"trp": "nillis"}
    load(state, "data-probe")
    roll(state, 2, 3, 4)

    do(state, "use data-probe", "look trp dw", "swap-contacts trp dw")

    assert dict(GAME.rules.view(state, B).notes) == {"dw": "nillis"}


@pytest.mark.clause("MV292")
def test_without_a_notebook_looks_disappear() -> None:
    state = table(known=False, notebook=False)
    captain(state).notes = {"trp": "nillis"}

    assert GAME.rules.view(state, A).notes == ()
    assert GAME.rules.ephemeral_secrets(state)
    assert not GAME.rules.ephemeral_secrets(table())

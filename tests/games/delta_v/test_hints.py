"""What is said of a choice before it is made, in sentences."""

from __future__ import annotations

import pytest

from engine import Choice, Seat
from games.delta_v import GAME
from games.delta_v.state import State
from locales import Texts

from .builder import A, B, C, contracting, do, gone, table

FITS = "15 of 48 hidden tiles would fit next."


def said(texts: Texts, state: State, seat: Seat, choice: str) -> str:
    """Hint and warning of a choice, as they stand one after the other."""
    view = GAME.rules.view(state, seat)
    found = (
        GAME.help.hint(view, Choice.parse(choice)),
        GAME.help.warning(view, Choice.parse(choice)),
    )
    return " ".join(texts.phrase(each) for each in found if each)


@pytest.mark.clause("DV20", "DV21", "DV23")
def test_a_flight_says_where_the_rockets_are_then(texts: Texts) -> None:
    state = table(rockets={A: ["A1"], B: ["C3"]}, alien="F6")
    do(state, A, "prospect", "hide")

    def flies(choice: str) -> str:
        return said(texts, state, A, choice)

    assert flies("fly B2") == "Not seen yet. You'd have 2 rockets out, 0 on the station."
    assert flies("fly C3") == (
        "Not seen yet. A crash: you both lose 1 rocket to the shipyard."
        " You'd have 0 on the station."
    )
    assert flies("fly F6").endswith("The alien will hold it there.")
    assert flies("return A1") == "Alphatite 1. You'd have 0 rockets out, 2 on the station."
    assert said(texts, table(rockets={A: ["A1"]}), A, "return A1").endswith("without a look.")


@pytest.mark.clause("DV30", "DV31", "DV32")
def test_prospecting_says_what_is_new(texts: Texts) -> None:
    state = table(rockets={A: ["A1", "E6"]})
    assert said(texts, state, A, "prospect") == "Shows you A1 and E6."
    do(state, A, "prospect", "hide")

    again = "You've seen these. You can turn up Mineral Scan at E6."
    assert said(texts, state, A, "prospect") == again
    state.players[A].rockets = ["A1"]
    assert said(texts, state, A, "prospect").endswith("uses your action and shows nothing new.")
    assert said(texts, table(), A, "prospect").startswith("You have no rocket on a face-down tile")


@pytest.mark.clause("DV31")
def test_leaving_all_face_down_says_when_there_is_nothing_else(texts: Texts) -> None:
    state = table(rockets={A: ["A1"]})
    do(state, A, "prospect")
    assert said(texts, state, A, "hide") == "You saw no incident under your rockets."

    state = table(rockets={A: ["A1", "E6"]})
    do(state, A, "prospect")
    assert said(texts, state, A, "hide") == ""


@pytest.mark.clause("DV40", "DV41")
def test_a_survey_says_what_it_costs_and_what_is_new(texts: Texts) -> None:
    state = table()
    price = "Costs 2 points. 5 open contracts ask for Alphatite."
    assert said(texts, state, A, "survey alphatite") == price
    do(state, A, "survey alphatite")
    assert said(texts, state, A, "line row-4") == "6 of 6 tiles are new to you."
    do(state, A, "line column-A")
    state.players[A].seen = ["A3"]

    assert said(texts, state, A, "look A1") == "Not seen yet"
    assert said(texts, state, A, "look A3") == "You know it: Gammatite 3"
    costs = "Costs you 1 bribe, and so 2 points."
    assert said(texts, state, A, "look A1 A2 A4") == costs
    assert said(texts, state, A, "look A1 A3 A4") == f"{costs} You know A3 already."
    assert GAME.rules.view(state, B).looks == 0


@pytest.mark.clause("DV60", "DV61", "DV62", "DV70")
def test_a_contract_says_what_is_known_for_it_and_how_likely_the_rest_is(texts: Texts) -> None:
    state = table(3)
    do(state, A, "prospect")
    raised = "2 players can raise it."
    odds = f"You know 0 of 2. {FITS} {raised}"
    assert said(texts, state, A, "declare k6-ad") == odds

    state.players[A].seen = ["A1", "F1", "E3"]
    assert said(texts, state, A, "declare k6-ad") == f"You know all it needs: 6 points. {raised}"
    bribed = f"You know 1 of 2, and 1 bribe does the rest: 4 points. {raised}"
    assert said(texts, state, A, "declare k7-ae") == bribed
    state.players[A].bribes.clear()
    one = f"You know 1 of 2. 9 of 45 hidden tiles would fit next. {raised}"
    assert said(texts, state, A, "declare k7-ae") == one


@pytest.mark.clause("DV92", "DV95")
def test_a_contract_that_cannot_be_done_is_warned_of_and_memory_is_not_helped(
    texts: Texts,
) -> None:
    state = table(bribes={A: [], B: []})
    gone(state, "D5", "E5", "F5", "A1", "B1", "C1", "D1", "E1", "F1")
    do(state, A, "buy")
    assert said(texts, state, A, "declare k1-a").endswith(
        "It can't be done any more: what it asks for is gone."
    )
    state.notebook = False
    state.players[A].seen = ["G1"]
    blind = "6 of 39 hidden tiles would fit next. Nobody can raise it."
    assert said(texts, state, A, "declare k2-b") == blind


@pytest.mark.clause("DV61", "DV62", "DV63", "DV64", "DV65")
def test_a_tile_says_whether_it_fits_and_what_it_completes(texts: Texts) -> None:
    state = table(rockets={A: ["A1"]}, bribes={A: ["deltamite"], B: []})
    state.players[A].seen = ["A1", "E2", "E3", "G2", "E6", "G5"]
    do(state, A, "buy", "declare k6-ad")

    def turns(cell: str) -> str:
        return said(texts, state, A, f"reveal {cell}")

    assert turns("A1") == "Alphatite 1 fits. Then 1 mineral is missing."
    assert turns("G2") == "Gammatite 2 doesn't fit. A bribe would make it count and cost 2 points."
    assert turns("B1") == "13 of 42 hidden tiles fit, 13 are incidents."
    assert turns("E6") == (
        "Mineral Scan: shows you several tiles. 1 incident for you. The attempt fails."
    )
    assert turns("G5") == "Alien Encounter 1 of 5: move the alien, then steal. The attempt fails."
    do(state, A, "reveal A1")
    assert turns("E3") == "Deltamite 1 completes it: 1 contract, 2 tiles, 2 points, 1 rocket home."
    do(state, A, "reveal G2")
    assert said(texts, state, A, "replace deltamite") == (
        "1 bribe (\N{MINUS SIGN}2 points) completes it:"
        " 1 contract, 2 tiles, 1 point, 1 rocket home."
    )
    assert said(texts, state, A, "fail") == "Everybody has seen A1 and G2."


@pytest.mark.clause("DV70", "DV72", "DV73")
def test_a_bid_says_what_they_need_and_what_it_costs(texts: Texts) -> None:
    state = contracting("k1-a", 3, bribes={A: ["betamite"]})
    do(state, A, "reveal F1")

    bid = "They must find Alphatite or Omnidium: 8 tiles fit. If they do, you lose 2 points."
    assert said(texts, state, B, "bid alphatite") == bid
    assert said(texts, state, C, "pass") == "If nobody raises, they win 5 points."
    state.players[A].bribes = ["alphatite"]
    assert "or use their Alphatite bribe" in said(texts, state, B, "bid alphatite")


@pytest.mark.clause("DV80", "DV87", "DV90")
def test_an_incident_says_what_it_brings(texts: Texts) -> None:
    state = table(rockets={A: ["E6", "G5", "G5"], B: ["A1"]})
    do(state, A, "prospect")
    scan = "Mineral Scan: shows you several tiles. 1 incident for you, 1 rocket home."
    assert said(texts, state, A, "show E6") == scan
    state.encounters = ["A6", "B6", "C6", "D6"]
    last = "The last Alien Encounter ends it: you have 0, the best other 0, 2 rockets home."
    assert said(texts, state, A, "show G5") == last
    state.encounters = []
    do(state, A, "show G5")
    own = "Mineral Scan. Holds nobody's rocket but bars the tile. It holds your own rocket, too."
    assert said(texts, state, A, "alien-to E6") == own
    assert "Holds 1 rocket of other players" in said(texts, state, A, "alien-to A1")
    assert said(texts, state, A, "alien-stays") == "It stays off the board."
    do(state, A, "alien-stays")
    bribe = "5 open contracts ask for it. You'd have 6 bribes; they have 0 points."
    assert said(texts, state, A, "steal seat-1 bribe-alphatite") == bribe


@pytest.mark.clause("DV81", "DV82", "DV83", "DV84", "DV85")
def test_an_incident_says_what_it_does_when_it_is_used(texts: Texts) -> None:
    state = table(
        rockets={A: ["A1"], B: ["C3"]},
        incidents={A: ["scan", "sabotage", "acquisition"], B: ["meteor"]},
    )
    up = "Uses up 1 of your 3 incidents."
    scan = f"Shows you 2 other tiles and those under your rockets. {up}"
    assert said(texts, state, A, "use scan") == scan
    rocket = f"Brings you a rocket for free, with 2 more in the shipyard. {up}"
    assert said(texts, state, A, "use acquisition") == rocket
    do(state, A, "use sabotage")
    hit = "Not seen yet. Leaves them 1 rocket in play."
    assert said(texts, state, A, "sabotage seat-1 C3") == hit
    do(state, A, "sabotage seat-1 C3")
    after = "It's safe on the station. 1 rocket goes on to C3: Not seen yet."
    assert said(texts, state, A, "follow station") == after
    do(state, A, "stay", "buy", "go-on")
    storm = "They have 0 points and lose their contract. Uses up your only incident."
    assert said(texts, state, B, "strike meteor") == storm
    assert said(texts, state, B, "pass") == "You keep your Meteor Storm."


@pytest.mark.clause("DV81")
def test_a_scan_says_how_many_tiles_are_new_and_of_a_single_one_what_is_known(
    texts: Texts,
) -> None:
    state = table(rockets={A: ["A1"]}, incidents={A: ["scan"]})
    do(state, A, "use scan")
    state.players[A].seen = ["A3"]

    both = "With those under your rockets, 2 tiles are new to you. You know A3 already."
    assert said(texts, state, A, "scan-tiles A3 B2") == both
    assert said(texts, state, A, "scan-tiles B2") == "Not seen yet"
    assert said(texts, state, A, "scan-tiles A3") == "You know it: Gammatite 3"


@pytest.mark.clause("DV86")
def test_an_incident_that_an_order_will_use_is_not_counted_any_more() -> None:
    state = table(3, incidents={A: ["pirate", "scan"]})
    assert GAME.help.holdings(GAME.rules.view(state, A), A)["incidents"] == 2
    do(state, A, "order-strike pirate seat-1")

    assert GAME.help.holdings(GAME.rules.view(state, A), A)["incidents"] == 1
    assert GAME.help.holdings(GAME.rules.view(state, B), A)["incidents"] == 2

"""The computer players."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import Dice, Offer, Phrase, Thought, offers
from games.space_mission import GAME
from games.space_mission.computers.rating import tile_worth, useless
from games.space_mission.computers.reasons import why as reason
from games.space_mission.parts import SPACE, in_order
from games.space_mission.state import State
from games.space_mission.view import view
from locales import Texts
from minds import ask, imagine
from tests.tiers import long_but

from .games import last
from .table import A, B, do, mark, settle, table


def thought(state: State) -> Thought:
    return ask(GAME, state, A, "easy", Dice("01" * 16))


def choose(state: State) -> str:
    return str(thought(state).choice)


def why(texts: Texts, state: State) -> str:
    """The sentence with which the surveyor gives its reason."""
    said = thought(state).why
    assert said is not None
    return texts.phrase(said)


def test_the_surveyor_discovers_where_it_can() -> None:
    state = table(hands={A: ["j1s3"]}, ships={A: "hazard"})
    settle(state, A, "hazard")

    assert choose(state) == "discover"


def test_the_surveyor_develops_rather_than_scans_again() -> None:
    state = table(hands={A: ["j1l2", "j1l4", "s3l1"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])

    assert choose(state) == "develop j1l2 j1l4"


def test_the_surveyor_jumps_to_where_its_scan_card_fits() -> None:
    state = table(hands={A: ["j1s2", "s3l1"]})

    assert choose(state) == "jump j1s2 hazard"


def test_the_surveyor_takes_the_tile_that_adds_most() -> None:
    pile = ["alien-brown", "water", "ore-red", "medal", SPACE]
    state = table(ships={A: "hazard"}, piles={"hazard": pile})
    settle(state, A, "hazard")
    state.pilots[A].tiles = ["alien-brown", "alien-brown"]
    do(state, A, "discover")

    assert choose(state) == "take alien-brown"
    assert tile_worth(["matter-green"], "matter-blue") > tile_worth([], "medal")


def test_the_surveyor_throws_away_what_serves_nowhere() -> None:
    state = table(hands={A: ["j1s1"]})
    for planet in state.ring:
        planet.pile, planet.open = [SPACE], True

    assert useless(view(state, A), A, ["j1s1"]) == ["j1s1"]


def test_the_surveyor_on_the_gate_does_not_wait_with_a_hand_that_cannot_jump() -> None:
    state = table(hands={A: ["s3l2", "s3l3", "s3l4", "s4lx", "sxl1"]})

    assert choose(state) == "top-up s3l2 s3l3 s3l4 s4lx sxl1"


def test_the_surveyor_says_what_an_action_brings(texts: Texts) -> None:
    state = table(hands={A: ["j1s3"]}, ships={A: "hazard"})
    settle(state, A, "hazard")
    assert why(texts, state) == "It costs no card, and about 6 of the 8 tiles here have points."
    state.planet("hazard").pile = ["water"]
    assert why(texts, state) == "It costs no card, and the last tile here has points."

    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"})
    assert why(texts, state) == (
        "You have no probe here yet, and about 6 of the 8 tiles here have points."
    )
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    assert choose(state) == "scan s3l1"
    assert why(texts, state) == (
        "With one more probe here, one station brings you 2 tiles at once."
    )


def test_the_surveyor_says_what_a_station_brings(texts: Texts) -> None:
    state = table(hands={A: ["j1l2", "j1l4"]}, ships={A: "hazard"}, piles={"hazard": ["water"] * 3})
    mark(state, A, "hazard", "water")
    assert why(texts, state) == (
        "It brings you 3 points for a station, the tile under your probe and one more tile."
    )
    mark(state, A, "hazard", "water")
    mark(state, A, "hazard", "water")
    assert why(texts, state) == (
        "It brings you 3 points for a station and the 3 tiles under your probes."
    )


@pytest.mark.parametrize(
    ("hand", "choice", "line"),
    [
        (["j1s2", "s3l1"], "jump j1s2 hazard", "You hold a card to scan there, and"),
        (
            ["j1s2", "s3l1", "j2l2", "j2l4"],
            "jump j1s2 hazard",
            "You hold a card to scan and two to build a station there, and",
        ),
    ],
)
def test_the_surveyor_says_why_it_jumps(
    texts: Texts, hand: list[str], choice: str, line: str
) -> None:
    state = table(hands={A: hand})

    assert choose(state) == choice
    assert why(texts, state) == f"{line} the jump puts a probe on the gate."


def test_the_surveyor_says_why_it_goes_where_something_is_ready(texts: Texts) -> None:
    state = table(hands={A: ["j2l2", "j2l4"]}, ships={A: "ruby-red"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    assert choose(state) == "fly hazard"
    assert why(texts, state) == (
        "You hold both cards to build a station where you have a probe, and flying costs no card."
    )

    state = table(hands={A: ["s1l1"] * 5}, ships={A: "ruby-red"})
    settle(state, B, "caldera")
    assert choose(state) == "fly caldera"
    assert why(texts, state) == "You can take 1 of 8 tiles there, and flying costs no card."


@pytest.mark.parametrize(
    ("pile", "taken", "line"),
    [
        (["alien-brown", "water"], ["alien-brown"], "It adds 3 points, and the next best, water,"),
        (["alien-brown"], [], "It adds 1 point, and there's no other kind to choose."),
        (["ore-red", "alien-blue"], [], "It adds 1 point, and red ore would add as much."),
        (["water", "matter-blue"], [], "It adds 2 points, as much as blue matter, but more of"),
        (
            ["water", "medal"],
            ["water", "medal", "medal"],
            "It adds 3 points, as much as water, but you have 2 of the same kind to build on.",
        ),
    ],
)
def test_the_surveyor_compares_a_tile_with_the_next_best(
    texts: Texts, pile: list[str], taken: list[str], line: str
) -> None:
    state = table(ships={A: "hazard"}, piles={"hazard": [*pile, SPACE]})
    settle(state, A, "hazard")
    state.pilots[A].tiles = taken
    do(state, A, "discover")

    assert why(texts, state).startswith(line)


def test_the_surveyor_says_that_a_tile_under_a_probe_counts_later(texts: Texts) -> None:
    pile = ["alien-brown", "medal", SPACE]
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": pile})
    do(state, A, "scan s3l1")

    assert why(texts, state) == (
        "With a station here it'll add 3 points, and the next best, brown alien, only 1."
    )


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (["s3l2", "s4l2"], "You hold only 2 cards, and nothing you can do now is worth more"),
        ([], "You hold no card, and nothing you can do now is worth more than 5 new ones."),
        (["s3l2", "s3l3", "s3l4", "s4lx", "sxl1"], "Your full hand leads nowhere, so change all 5"),
    ],
)
def test_the_surveyor_says_why_it_draws(texts: Texts, hand: list[str], line: str) -> None:
    assert why(texts, table(hands={A: hand})).startswith(line)


def test_the_surveyor_says_that_nothing_leads_anywhere(texts: Texts) -> None:
    state = table(hands={A: ["s4l1", "s4l1-2", "s4l2", "s4l3", "s4l3-2"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    asked = [ask(GAME, state, A, "easy", Dice(f"{n:032x}")) for n in range(9)]
    said = {str(each.choice).split()[0]: each.why for each in asked}

    assert {verb: texts.phrase(reason) for verb, reason in said.items() if reason} == {
        "fly": "Nothing you can do now leads anywhere, and flying costs no card.",
        "top-up": "Your full hand leads nowhere,"
        " so change the 4 cards that are neither for a jump nor for where you are.",
    }


def test_the_surveyor_says_which_cards_serve_nowhere(texts: Texts) -> None:
    state = table(hands={A: ["j1s1"]})
    for planet in state.ring:
        planet.pile, planet.open = [SPACE], True
    state.pilots[A].chips = 0

    assert choose(state) == "top-up j1s1"
    assert why(texts, state) == (
        "One of your cards fits nothing that's left to do, and you can draw 5."
    )
    state.deck.cards.clear()
    state.pilots[A].hand.clear()
    assert why(texts, state).startswith("There's no card left to draw,")


@pytest.mark.parametrize(("matches", "enough"), long_but((10, 9), [(10, 9), (40, 36)]))
def test_the_surveyor_beats_random_play(matches: int, enough: int) -> None:
    wins = 0
    for seed in range(matches):
        state = last(2, seed, ["easy", "random"])
        wins += GAME.rules.result(state).places[0] == 1
    assert wins >= enough


LEVELS = ["easy", "normal", "strong"]


def asked(state: State, level: str) -> Thought:
    return ask(GAME, state, A, level, Dice("01" * 16))


def last_action(hands: Sequence[str]) -> State:
    """The very last action: ship on hazard, the space tiles of two planets lie open."""
    state = table(hands={A: hands}, ships={A: "hazard"}, left=1)
    for name in ("goldmist", "ironhide"):
        state.planet(name).pile, state.planet(name).open = [SPACE] * 3, True
    state.first = B
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_action_goes_for_points(level: str) -> None:
    state = last_action(["j3s3", "s3l1", "s3l3"])
    assert asked(state, level).choice.verb == "jump"

    settle(state, B, "hazard")
    state.pilots[A].gate, state.pilots[B].gate = 1, 3  # one more probe of A changes nothing
    assert str(asked(state, level).choice) == "discover"


@pytest.mark.parametrize("level", LEVELS)
def test_a_station_is_built_with_the_last_action(level: str) -> None:
    state = last_action(["j1l2", "j1l4", "s3l1"])
    state.pilots[A].gate, state.pilots[B].gate = 1, 3
    mark(state, A, "hazard", state.planet("hazard").pile[0])

    assert asked(state, level).choice.verb == "develop"


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_said_that_the_last_action_brings_nothing(texts: Texts, level: str) -> None:
    state = last_action(["s4l1", "s4l3"])
    said = asked(state, level).why

    assert said is not None
    assert texts.phrase(said).startswith("It's your last action, and nothing")


def test_the_last_probe_on_the_gate_has_its_points_told(texts: Texts) -> None:
    assert why(texts, last_action(["j3s4"])) == (
        "It's your last action, and one more probe on the gate brings you 9 points."
    )


def test_who_has_looked_through_a_pile_knows_how_many_tiles_have_points(texts: Texts) -> None:
    pile = ["alien-brown", "water", "medal", *[SPACE] * 5]
    state = table(hands={A: []}, ships={A: "hazard"}, piles={"hazard": pile})
    settle(state, B, "hazard")
    do(state, A, "discover", "take medal")

    assert why(texts, state) == "It costs no card, and 2 of the 7 tiles here have points."
    state.notebook = False
    assert why(texts, state) == "It costs no card, and about 5 of the 7 tiles here have points."


def test_what_others_take_from_a_pile_is_not_known() -> None:
    pile = ["alien-brown", "water", "medal", "ore-red", SPACE]
    state = table(hands={A: [], B: []}, ships={A: "hazard", B: "hazard"}, piles={"hazard": pile})
    settle(state, B, "hazard")
    do(state, A, "discover", "take medal", "top-up")
    do(state, B, "discover", "take water", "top-up")

    piles = set()
    for number in range(40):
        other = imagine(GAME, state, A, Dice(f"{number:02x}"))
        assert isinstance(other, State)
        piles.add(in_order(other.planet("hazard").pile))

    assert piles == {
        ("ore-red", "alien-brown", SPACE),
        ("ore-red", "water", SPACE),
        ("alien-brown", "water", SPACE),
    }
    assert view(state, A).planet("hazard").seen == ("ore-red", "alien-brown", "water", SPACE)
    assert view(state, B).planet("hazard").seen == ("ore-red", "alien-brown", SPACE)
    assert view(state, None).planet("hazard").seen == ()


def test_the_navigator_says_that_a_tile_may_be_worth_more_later(texts: Texts) -> None:
    pile = ["ore-red", "matter-blue", "medal", SPACE]
    state = table(ships={A: "hazard"}, piles={"hazard": pile})
    settle(state, A, "hazard")
    do(state, A, "discover")
    offered = offers(state, A)
    ore = next(each for each in offered if isinstance(each, Offer) and each.ids == ("ore-red",))

    assert texts.phrase(reason(view(state, A), A, ore, offered)) == (
        "It adds 1 point, less than medal now, but this set can still grow."
    )


def test_the_strong_one_says_when_it_has_looked_ahead(texts: Texts) -> None:
    said = texts.phrase(Phrase("reason-ahead", (("count", 25),)))

    assert said == "I tried this 25 times in my head, and it came out best."


@pytest.mark.parametrize(("seeds", "enough"), long_but((5, 5), [(5, 5), (20, 24)]))
def test_the_navigator_beats_the_surveyor(seeds: int, enough: int) -> None:
    wins = 0
    for seed in range(seeds):
        for seat, levels in enumerate((["normal", "easy"], ["easy", "normal"])):
            state = last(2, seed, levels)
            wins += GAME.rules.result(state).places[seat] == 1
    assert wins >= enough

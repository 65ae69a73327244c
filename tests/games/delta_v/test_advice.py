"""Why the prospector chooses what it does, in sentences."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, Thought
from games.delta_v import GAME
from games.delta_v.computers import prospector
from games.delta_v.parts import CELLS
from games.delta_v.state import State
from locales import Texts
from minds import ask

from .builder import A, B, contracting, do, give, gone, know, table


def thought(state: State, seat: Seat = A, dice: str = "01" * 16) -> Thought:
    return ask(GAME, state, seat, prospector, Dice(dice))


def choose(state: State) -> str:
    return str(thought(state).choice)


def why(texts: Texts, state: State, seat: Seat = A) -> str:
    """The sentence with which the prospector gives its reason."""
    said = thought(state, seat).why
    assert said is not None
    return texts.phrase(said)


def test_the_prospector_says_why_it_flies_buys_and_looks(texts: Texts) -> None:
    state = table(station={A: 3})
    assert why(texts, state) == (
        "It's one of 48 tiles that you haven't seen yet and where no rocket is."
    )
    know(state, *(cell for cell in state.board if cell != "C3"))
    assert why(texts, state) == (
        "It's the only tile that you haven't seen yet and where no rocket is."
    )
    know(state, "C3")
    assert choose(state) == "buy"
    assert why(texts, state) == (
        "Without a crash no rocket of yours can fly to a tile that you haven't seen yet,"
        " so get another rocket."
    )
    state.players[A].yard, state.players[A].station = 0, 5
    assert why(texts, state) == (
        "Without a crash no rocket of yours can fly to a tile that you haven't seen yet,"
        " and prospecting costs nothing."
    )

    assert why(texts, table()) == (
        "You have only 1 rocket in play, and each one more can look under another tile."
    )
    state = table(station={A: 0}, rockets={A: ["A1", "B1", "C1"]})
    assert why(texts, state) == "You haven't looked at A1, B1 and C1 yet."
    know(state, "A1", "B1", "C1")
    assert choose(state) == "return A1"
    assert why(texts, state) == (
        "From the station this rocket can go on to any of 45 tiles that you haven't seen yet."
    )


def test_the_prospector_says_why_it_crashes(texts: Texts) -> None:
    state = table(station={A: 3}, rockets={B: ["A1"]}, bribes={A: []})
    give(state, B, *(contract for contract in state.contracts if contract != "k1-a"))
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "G1", "G2"}))
    know(state, "A1", "G1", "G2")

    assert why(texts, state) == (
        "No contract can be done with what's free,"
        " so crash into the rocket that keeps you from Alphatite 1 at A1."
    )
    state.players[A].seen.remove("A1")
    assert why(texts, state).endswith(
        "and you haven't seen A1 yet, so crash into the rocket there."
    )


def test_the_prospector_says_what_a_contract_lacks(texts: Texts) -> None:
    state = contracting()
    assert why(texts, state) == (
        "For its mineral you know no tile yet, but no other open contract is closer."
    )
    know(state, "A1")
    give(state, B, "k1-a")
    assert why(texts, state) == (
        "For 1 of its 2 minerals you know no tile yet, but no other open contract is closer."
    )
    know(state, "E3")
    assert why(texts, state) == (
        "You know tiles for both its minerals, and no larger contract is as sure."
    )


def test_the_prospector_says_what_it_still_has_to_find(texts: Texts) -> None:
    state = contracting("k6-ad")
    know(state, "A1")
    assert why(texts, state) == (
        "You still have to find Deltamite, and 9 of 47 hidden tiles would fit."
    )
    state.players[A].seen.clear()
    assert why(texts, state) == (
        "You still have to find Alphatite and Deltamite, and 15 of 48 hidden tiles would fit."
    )
    know(state, "D5")
    assert why(texts, state).startswith("You still have to find 1 more mineral,")


def test_the_prospector_says_what_is_good_about_a_tile_it_knows(texts: Texts) -> None:
    state = contracting("k6-ad")
    know(state, "A1", "F1", "E3")
    assert why(texts, state) == "It's Alphatite 5, the best tile you know that fits."
    do(state, A, "reveal F1")
    assert why(texts, state) == "It's Deltamite 1, the only tile you know that fits."
    state.players[A].seen.remove("E3")
    know(state, "D5")
    assert why(texts, state) == (
        "It's Omnidium 1, which counts as any mineral, and no other tile you know fits."
    )


@pytest.mark.parametrize(
    ("left", "bribes", "choice", "line"),
    [
        (
            ["E2", "D2"],
            ["alphatite", "deltamite"],
            "reveal E2",
            (
                "Nothing you can turn up fits,"
                " but Betamite 5 is the best tile you know, and a bribe makes it count."
            ),
        ),
        (
            ["E2", "E6"],
            [],
            "reveal E6",
            "You know too few tiles that fit, but you get Mineral Scan to use in a later turn.",
        ),
        (
            ["E2", "D2"],
            [],
            "reveal E2",
            "Nothing you can turn up fits, so the attempt fails with any tile.",
        ),
    ],
)
def test_the_prospector_says_what_it_makes_of_tiles_that_do_not_fit(
    texts: Texts, left: list[str], bribes: list[str], choice: str, line: str
) -> None:
    state = contracting("k6-ad", bribes={A: bribes})
    gone(state, *(cell for cell in CELLS if cell not in left))
    know(state, *left)

    assert choose(state) == choice
    assert why(texts, state) == line


def test_the_prospector_says_what_a_bribe_is_worth(texts: Texts) -> None:
    state = contracting("k6-ad")
    do(state, A, "reveal E2")
    assert why(texts, state) == (
        "A bribe costs 2 points, and there'd still be 1 mineral for which you know no tile yet."
    )
    know(state, "E3")
    assert choose(state) == "replace alphatite"
    assert why(texts, state) == (
        "What you know and hold is enough for the last mineral,"
        " so the Alphatite bribe isn't wasted."
    )
    do(state, A, "replace alphatite", "reveal D2")
    assert why(texts, state) == (
        "The Deltamite bribe costs 2 points, but it's all that's missing for 9 points."
    )


def test_without_the_notebook_the_prospector_speaks_of_this_turn_alone(texts: Texts) -> None:
    state = table(rockets={A: ["A1"]})
    state.notebook = False
    do(state, A, "prospect", "hide")
    assert why(texts, state) == (
        "You know a tile for its mineral, and no larger contract is as sure."
    )
    do(state, A, "declare k6-ad", "reveal A1", "reveal E2", "fail")
    do(state, B, "prospect", "declare k2-b", "reveal B1", "fail")
    do(state, A, "buy")
    assert why(texts, state) == (
        "For its mineral you've seen no tile this turn, but no other open contract is closer."
    )


def test_the_prospector_says_why_it_raises_or_does_not(texts: Texts) -> None:
    state = contracting("k1-a")
    do(state, A, "reveal F1")
    assert why(texts, state, B) == (
        "With only 1 tile, their contract isn't worth the risk of a bribe and 2 points."
    )
    state = contracting("k10-bgd")
    do(state, A, "reveal G1", "reveal A3", "reveal E3")
    assert why(texts, state, B) == (
        "If they found another tile, you'd lose your bribe and 2 points, so save it this time."
    )
    state.players[A].bribes.remove("betamite")  # now they could not pay for a wrong tile
    gone(
        state, *[cell for cell, face in state.board.items() if face in ("betamite-3", "betamite-4")]
    )
    assert why(texts, state, B).startswith(
        "They'd win 5 points, and no mineral you can ask for is rarer than Betamite:"
    )


def test_the_prospector_says_whom_it_strikes(texts: Texts) -> None:
    state = table(incidents={A: ["pirate"]})
    do(state, A, "buy", "declare k1-a", "reveal G1", "fail")
    state.players[A].tiles = ["alphatite-1"]
    assert why(texts, state) == (
        "You have 1 point and nobody has more, so keep your Pirate Attack for later."
    )
    state.players[B].tiles = ["betamite-5"]
    assert why(texts, state) == "They lead with 5 to your 1, and this takes away their action."


@pytest.mark.parametrize(
    ("cell", "encounters", "mine", "choice", "line"),
    [
        ("E6", 0, "", "show E6", "With this tile you get Mineral Scan to use in a later turn."),
        (
            "G5",
            1,
            "",
            "show G5",
            "With this tile you can move the alien and steal, and it's only encounter 2 of 5.",
        ),
        (
            "G5",
            3,
            "",
            "hide",
            "It'd be encounter 4 of 5, and you have other ways to a contract.",
        ),
        (
            "G5",
            4,
            "betamite-5",
            "show G5",
            "With this tile the game ends while you lead with 5 to 4.",
        ),
        (
            "G5",
            4,
            "betamite-3",
            "hide",
            "It would end the game, and you don't lead: you have 3, the best other 4.",
        ),
    ],
)
def test_the_prospector_says_what_turning_up_brings(
    texts: Texts, cell: str, encounters: int, mine: str, choice: str, line: str
) -> None:
    state = table(rockets={A: [cell]})
    state.encounters = ["A6", "B6", "C6", "D6"][:encounters]
    state.players[A].tiles, state.players[B].tiles = [mine] if mine else [], ["alphatite-4"]
    do(state, A, "prospect")

    assert choose(state) == choice
    assert why(texts, state) == line


def test_the_prospector_says_that_the_aliens_are_all_that_helps(texts: Texts) -> None:
    state = table(rockets={A: ["G5"]}, bribes={A: []})
    state.encounters = ["A6", "B6", "C6"]
    gone(state, *(cell for cell in CELLS if cell not in {"G5", "E6", *state.encounters}))
    know(state, "E6")
    do(state, A, "prospect")

    assert choose(state) == "show G5"
    assert why(texts, state) == (
        "With this tile you can move the alien and steal,"
        " and nothing you know completes a contract."
    )


def test_the_prospector_says_why_it_comes_home_to_crash(texts: Texts) -> None:
    state = table(station={A: 0}, rockets={A: ["G1"], B: ["A1"]}, bribes={A: []})
    give(state, B, *(contract for contract in state.contracts if contract != "k1-a"))
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "G1", "G2"}))
    know(state, "A1", "G1", "G2")

    assert choose(state) == "return G1"
    assert why(texts, state) == (
        "Others stand on the tiles you want,"
        " and to crash into them you need a rocket on the station."
    )


def test_the_prospector_says_where_the_alien_holds_most_and_whom_it_robs(texts: Texts) -> None:
    state = table(rockets={A: ["G5"], B: ["A2", "B1", "B1"]})
    state.players[B].tiles = ["betamite-5"]
    do(state, A, "prospect", "show G5")
    assert why(texts, state) == (
        "It holds 2 rockets of other players there, and no other tile has more."
    )
    do(state, A, "alien-to B1")
    assert why(texts, state) == (
        "Nobody you can steal from has more than their 5 points, and they have no incident."
    )
    state.players[B].incidents = ["scan"]
    assert why(texts, state) == (
        "Nobody you can steal from has more than their 5 points, and incidents come before bribes."
    )


def test_the_prospector_says_what_an_incident_is_used_for(texts: Texts) -> None:
    state = table(incidents={A: ["scan", "sabotage", "acquisition"]}, rockets={B: ["A1"]})
    assert why(texts, state) == (
        "You have only 1 rocket in play, and this brings another without an action."
    )
    state.players[A].incidents.remove("acquisition")
    assert why(texts, state) == (
        "You haven't seen 48 tiles yet, and this shows you 1 of your choice without an action."
    )
    state.players[A].incidents.remove("scan")
    know(state, "A1")
    assert choose(state) == "use sabotage"
    assert why(texts, state) == "A rocket of another player keeps you from Alphatite 1 at A1."
    do(state, A, "use sabotage")
    assert why(texts, state) == "One rocket less slows them down, and they'd have 1 in play."
    do(state, A, "sabotage seat-1 A1")
    assert why(texts, state) == "A rocket from the station gets to A1 without an action."


def test_the_prospector_says_what_a_survey_shows(texts: Texts) -> None:
    state = table()
    know(state, "A1", "A2", "A3", "A5", "A6", "A7")
    do(state, A, "survey alphatite")
    assert why(texts, state).startswith("It's a guess: ")
    do(state, A, "line column-A")
    assert why(texts, state) == (
        "You haven't seen 1 of these tiles yet, and there's nothing else that's new."
    )
    state.players[A].seen.clear()
    assert why(texts, state) == "You haven't seen any of these 3 tiles yet."

"""Whoever asks for what is not on offer is told what is lacking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Choice, active_seats, why_not
from games.delta_v import GAME
from games.delta_v.parts import CELLS
from games.delta_v.state import State
from games.delta_v.steps.ambush import Ambush

from .builder import A, B, contracting, do, give, gone, table


def acting() -> State:
    """A has all rockets out, and holds two incidents that would do nothing."""
    return table(
        station={A: 0, B: 0},
        rockets={A: ["C3", "D3", "E3", "F3", "G3"]},
        incidents={A: ["sabotage", "acquisition", "pirate"]},
        bribes={A: ["betamite"]},
        alien="D3",
    )


def moving() -> State:
    state = table(station={A: 3}, rockets={A: ["A1"]})
    gone(state, "G7")
    do(state, A, "fly C3")
    return state


def barred() -> State:
    """B stands on all tiles that are left."""
    state = table(station={A: 2}, rockets={B: ["A1", "B1"]})
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "B1"}))
    return state


def surveying() -> State:
    state = table(rockets={B: ["A1"]})
    gone(state, *(f"{column}1" for column in "BCDEFG"))
    do(state, A, "survey alphatite")
    return state


def choosing() -> State:
    state = surveying()
    do(state, A, "line row-2")
    return state


def looking() -> State:
    state = table(rockets={A: ["A1", "E6"]})
    do(state, A, "prospect")
    return state


def scanning() -> State:
    state = table(rockets={A: ["A1"]}, incidents={A: ["scan"]})
    do(state, A, "use scan")
    return state


def sabotaging() -> State:
    state = table(rockets={A: ["A1", "B1"], B: ["C3"]}, incidents={A: ["sabotage"]}, alien="A1")
    do(state, A, "use sabotage")
    return state


def following() -> State:
    state = sabotaging()
    do(state, A, "sabotage seat-1 C3")
    return state


def storming() -> State:
    state = table(incidents={B: ["meteor"]})
    do(state, A, "buy")
    assert isinstance(state.stack[-1], Ambush)
    return state


def declaring() -> State:
    state = contracting()
    give(state, B, "k1-a")
    return state


def revealing() -> State:
    state = table(rockets={B: ["B1"]}, alien="C1")
    do(state, A, "buy", "declare k6-ad", "reveal A1")
    return state


def replacing() -> State:
    state = contracting("k9-gd", bribes={A: ["alphatite", "gammatite"]})
    do(state, A, "reveal A1")
    return state


def bidding() -> State:
    state = contracting("k6-ad", bribes={B: ["alphatite", "betamite"]})
    do(state, A, "reveal A1", "reveal E3")
    return state


def encountering() -> State:
    state = table(rockets={A: ["G5"]}, alien="A1", bribes={B: ["gammatite"]})
    do(state, A, "prospect", "show G5")
    return state


def stealing() -> State:
    state = encountering()
    do(state, A, "alien-stays")
    return state


WHY: dict[str, tuple[Callable[[], State], str]] = {
    "rocket-at-station": (acting, "fly A1"),
    "tile-there": (moving, "fly G7"),
    "rocket-there": (acting, "return A1"),
    "not-held": (acting, "return D3"),
    "not-moved-yet": (moving, "return C3"),
    "bribe-unspent": (acting, "survey alphatite"),
    "tile-to-turn-up": (barred, "survey alphatite"),
    "rocket-in-yard": (acting, "buy"),
    "incident-held": (acting, "use scan"),
    "own-turn-incident": (acting, "use pirate"),
    "incident-works": (acting, "use sabotage"),
    "tile-in-line": (surveying, "line row-1"),
    "tile-of-line": (choosing, "look A2 B2 C3"),
    "incident-seen": (looking, "show A1"),
    "further-tile": (scanning, "scan-tiles A1 B1"),
    "opposing-rocket": (sabotaging, "sabotage seat-1 D4"),
    "rocket-elsewhere": (following, "follow G7"),
    "its-moment": (storming, "strike pirate"),
    "contract-open": (declaring, "declare k1-a"),
    "tile-in-reach": (revealing, "reveal A1"),
    "bribe-matches": (replacing, "replace alphatite"),
    "bribe-on-contract": (bidding, "bid betamite"),
    "lies-open": (stealing, "steal seat-1 bribe-alphatite"),
    "another-tile": (encountering, "alien-to A1"),
}
"""Needs, each with a position and a choice that lacks nothing else before it."""


def reason(state: State, choice: str) -> str:
    """The name of the need that a choice lacks, or nothing."""
    lacking = why_not(state, active_seats(state)[0], Choice.parse(choice))
    return lacking.name if lacking else ""


@pytest.mark.parametrize("name", WHY)
def test_what_is_not_on_offer_lacks_something_with_a_name(name: str) -> None:
    position, choice = WHY[name]

    assert reason(position(), choice) == name


def test_every_condition_is_shown_above() -> None:
    named = {need.name for step in GAME.rules.steps for verb in step.verbs for need in verb.needs}

    assert set(WHY) == named


@pytest.mark.clause("DV40", "DV62", "DV70")
@pytest.mark.parametrize(
    ("position", "choice"),
    [(replacing, "replace deltamite"), (bidding, "bid deltamite"), (acting, "survey gammatite")],
)
def test_a_bribe_that_is_spent_is_lacking_whatever_it_is_for(
    position: Callable[[], State], choice: str
) -> None:
    assert reason(position(), choice) == "bribe-unspent"


@pytest.mark.clause("DV60")
@pytest.mark.parametrize("cell", ["A1", "B1", "C1"])
def test_a_tile_face_up_or_covered_is_out_of_reach(cell: str) -> None:
    state = revealing()

    assert reason(state, f"reveal {cell}") == "tile-in-reach"
    assert reason(state, "reveal D1") == ""


@pytest.mark.clause("DV80")
def test_an_incident_that_was_just_found_is_not_held_yet() -> None:
    state = table(rockets={A: ["E6"]})
    do(state, A, "prospect", "show E6")

    assert reason(state, "use scan") == "incident-held"

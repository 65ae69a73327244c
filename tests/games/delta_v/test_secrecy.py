"""DV94, DV95 and secrecy: what others may know, and what happens to a seat out of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engine import (
    Choice,
    Dice,
    Pick,
    Seat,
    accept,
    act,
    active_seats,
    copy,
    is_window,
    offers,
    random_player,
    start,
)
from games.delta_v import GAME, fallback
from games.delta_v.setup import Options
from games.delta_v.state import State
from games.delta_v.view import View, view
from minds import ask
from tests.tiers import long_but

from .builder import A, B, C, D, can, contracting, do, kinds, table
from .games import played, setup


def positions(seats: int, matches: int, apart: int = 5) -> Iterator[State]:
    """Positions of random matches, every so many, and the last."""
    for seed in range(matches):
        for number, (state, _) in enumerate(played(setup(seats, seed), ["random"])):
            if number % apart == 0 or state.over:
                yield state


def bare(seen: View) -> View:
    """A view without what its own seat has decided."""
    return replace(seen, orders=())


@pytest.mark.clause("DV30", "DV31", "DV40", "DV81")
@pytest.mark.parametrize(
    "choices",
    [
        ["prospect", "hide"],
        ["survey betamite", "line row-6", "look A6 B6 E6"],
        ["use scan", "scan-tiles B2 A6 G7", "hide"],
    ],
)
def test_a_look_tells_others_nothing_of_what_was_seen(choices: list[str]) -> None:
    """The same looks at another deal of what was hidden: others are told and shown the same."""
    told: list[list[object]] = []
    for deal in (0, 1):
        state = table(3, rockets={A: ["A1", "E6"]}, incidents={A: ["scan"]})
        if deal:
            GAME.rules.resample_hidden(state, None, Dice("07" * 16))
            state.players[A].orders = {}
        seen: list[object] = []
        for choice in choices:
            outcome = do(state, A, choice)
            seen += [event for event in outcome.events if event.known_to(B)]
            seen += [bare(view(state, B)), bare(view(state, None)), active_seats(state)]
        told.append(seen)

    assert told[0] == told[1]


def told_to(state: State, actor: Seat, choice: Choice, viewer: Seat | None) -> list[object]:
    """What a viewer is told and shown of a choice."""
    outcome = act(GAME, state, actor, choice, state.now)
    return [
        [event for event in outcome.events if event.known_to(viewer)],
        view(state, viewer),
        active_seats(state),
    ]


@pytest.mark.clause("DV30", "DV31", "DV40", "DV42", "DV81", "DV95")
@pytest.mark.parametrize(("matches", "many"), long_but((3, 200), [(3, 200), (12, 1_000)]))
def test_what_a_choice_tells_depends_on_nothing_hidden_unless_a_tile_is_turned_up(
    matches: int, many: int
) -> None:
    """Two worlds: the same choice where only what the viewer cannot know is dealt otherwise."""
    compared: Counter[str] = Counter()
    for number, state in enumerate(positions(3, matches, apart=4)):
        for actor in active_seats(state):
            choice = ask(GAME, state, actor, random_player, Dice("0a")).choice
            if choice.verb in {"reveal", "show"} or is_window(state):
                continue
            for viewer in (None, *state.clockwise(actor)):
                other = copy(GAME, state)
                GAME.rules.resample_hidden(other, viewer, Dice(f"{number:032x}"))
                for mine, theirs in zip(state.players, other.players, strict=True):
                    theirs.orders = mine.orders
                here = told_to(copy(GAME, state), actor, choice, viewer)
                assert told_to(other, actor, choice, viewer) == here
                compared[choice.verb] += 1
    assert sum(compared.values()) > many
    assert {"prospect", "hide", "look", "scan-tiles", "fly", "declare"} <= set(compared)


def dealt_anew(state: State, viewer: Seat, secret: Callable[[State], str]) -> set[str]:
    """What a secret may be as far as the viewer can know."""
    found = set()
    for number in range(400):
        other = copy(GAME, state)
        GAME.rules.resample_hidden(other, viewer, Dice(f"{number:032x}"))
        found.add(secret(other))
    return found


@pytest.mark.clause("DV86")
def test_an_order_may_be_any_for_all_but_its_owner() -> None:
    state = table(3, incidents={A: ["pirate"]})
    do(state, A, "order-strike pirate seat-2")

    def order(state: State) -> str:
        return state.players[A].orders.get("pirate", "")

    assert dealt_anew(state, A, order) == {"seat-2"}
    assert dealt_anew(state, B, order) == {"", "pass", "seat-1", "seat-2"}


@pytest.mark.clause("DV74")
def test_whether_bids_are_passed_by_an_order_is_known_to_its_owner_alone() -> None:
    state = table(3)
    do(state, A, "order-pass bids")

    def order(state: State) -> str:
        return state.players[A].orders.get("bids", "")

    assert dealt_anew(state, A, order) == {"pass"}
    others = dealt_anew(state, B, order)
    assert {"", "pass"} < others
    assert all(order.isdecimal() for order in others - {"", "pass"})


@pytest.mark.clause("DV24", "DV85")
def test_a_contract_declared_out_of_a_move_is_not_known_to_whom_holds_meteors() -> None:
    state = table(station={A: 3}, incidents={B: ["meteor"]})

    outcome = do(state, A, "fly A1", "declare k6-ad")

    def wish(state: State) -> str:
        return getattr(state.stack[0], "wish", "")

    assert kinds(outcome, B) == []
    assert dealt_anew(state, A, wish) == {"k6-ad"}
    assert dealt_anew(state, B, wish) == {"", *state.open_contracts()}


@pytest.mark.clause("DV71")
def test_hidden_answers_may_be_any_and_passes_that_can_be_told_are_known() -> None:
    state = contracting("k10-bgd", 4)
    do(state, A, "reveal G1", "reveal F2", "reveal E3")
    do(state, B, "pass")
    do(state, D, "bid betamite")

    def answers(state: State) -> str:
        given: dict[int, str] = getattr(state.stack[-1], "answers", {})
        return f"{given[B]}/{given[D]}"

    assert dealt_anew(state, D, answers) == {"/betamite"}
    assert dealt_anew(state, C, answers) == {"/", "/betamite", "/gammatite", "/deltamite"}


@pytest.mark.clause("DV71")
def test_an_answer_stays_hidden_until_the_matter_is_decided() -> None:
    views = []
    for answer in ("pass", "bid betamite", "bid gammatite"):
        state = contracting("k10-bgd", 3)
        do(state, A, "reveal G1", "reveal F2", "reveal E3")
        outcome = do(state, C, answer)
        views.append((kinds(outcome, A), view(state, A), view(state, B), can(state, B)))

    assert views[0] == views[1] == views[2]


@pytest.mark.clause("DV95")
@pytest.mark.parametrize("notebook", [True, False])
def test_without_the_notebook_what_was_seen_disappears(notebook: bool) -> None:  # noqa: FBT001 - a parameter
    state = start(GAME, 2, Options(notebook=notebook), "00" * 16, 0).state

    assert GAME.rules.ephemeral_secrets(state) is not notebook
    assert view(state, A).notebook is notebook


@pytest.mark.clause("DV95")
def test_without_the_notebook_a_view_knows_what_was_seen_this_turn_and_no_more() -> None:
    """So neither a picture nor a computer player can remember for anybody."""
    state = table(rockets={A: ["A1", "E6"]}, bribes={A: [], B: []})
    state.notebook = False

    do(state, A, "prospect")
    assert (view(state, A).face("A1"), view(state, A).face("E6")) == ("alphatite-1", "scan")
    assert view(state, B).face("A1") == ""
    do(state, A, "hide", "declare k1-a", "reveal G1")

    assert [cell.cell for cell in view(state, A).cells if cell.face] == []
    assert state.players[A].seen == ["A1", "E6", "G1"]


@pytest.mark.clause("DV95")
def test_the_notebook_forgets_tiles_that_have_left() -> None:
    state = table(3, rockets={A: ["A1"]}, bribes={A: [], C: []})
    do(state, A, "prospect", "hide", "declare k1-a", "reveal F1")
    assert view(state, A).face("A1") == "alphatite-1"

    state.board.pop("A1")

    assert view(state, A).face("A1") == ""
    assert not next(cell for cell in view(state, A).cells if cell.cell == "A1").tile


@pytest.mark.clause("DV94", "DV71", "DV86")
@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        ([], "prospect"),
        (["fly A1"], "stop"),
        (["survey betamite"], "line row-1"),
        (["survey betamite", "line row-2"], "look A2 B2 C2"),
        (["prospect"], "hide"),
        (["prospect", "hide"], "declare k1-a"),
        (["prospect", "hide", "declare k6-ad"], "reveal A1"),
        (["prospect", "hide", "declare k6-ad", "reveal E2"], "fail"),
        (["prospect", "show G5"], "alien-stays"),
        (["prospect", "show G5", "alien-stays"], "steal-nothing"),
        (["use scan"], "scan-tiles A1 B1 C1"),
        (["use sabotage"], "sabotage seat-1 station"),
        (["use sabotage", "sabotage seat-1 F1"], "stay"),
    ],
)
def test_a_seat_out_of_time_does_the_least(choices: list[str], expected: str) -> None:
    state = table(
        station={A: 2}, rockets={A: ["G5"], B: ["F1"]}, incidents={A: ["scan", "sabotage"]}
    )
    for choice in choices:
        do(state, A, choice)

    assert str(fallback(state, A)) == expected
    assert accept(offers(state, A), fallback(state, A))


@pytest.mark.clause("DV94", "DV71", "DV84", "DV12")
def test_out_of_time_a_window_is_passed_and_incidents_are_kept() -> None:
    state = contracting("k1-a", 3)
    do(state, A, "reveal A1")
    assert str(fallback(state, C)) == "pass"

    state = table(incidents={A: ["acquisition"], B: ["meteor"]})
    do(state, A, "buy")
    assert str(fallback(state, A)) == "go-on"


def test_picks_are_taken_in_the_order_of_the_table() -> None:
    state = table()
    do(state, A, "survey betamite", "line row-1")
    (pick,) = offers(state, A)
    assert isinstance(pick, Pick)

    assert pick.accept(Choice("look", ("C1", "A1", "B1"))) == Choice("look", ("A1", "B1", "C1"))

"""Space Mission in pictures and words: what is shown when a match is over, or was stopped."""

from __future__ import annotations

import pytest

from engine import copy
from engine.state import STOPPED
from games.space_mission import GAME
from games.space_mission.view import view
from render import ALT_ROOM, TEXT_ROOM
from render.legend import sentences
from render.paint import paint
from render.scene import Group, Scene, names
from tests.games.space_mission.games import last, played
from tests.games.space_mission.table import A, B, C, mark, table

from .legible import faults
from .positions import written
from .space_mission_looks import (
    BOARD,
    EVIL,
    HEAVIEST,
    PILE,
    PLAIN,
    caption,
    figure,
    group,
    public,
)


def test_the_final_picture_is_the_score_sheet_with_all_tiles() -> None:
    state = last(5, 5, ["easy", "random"])
    result = GAME.rules.result(state)

    scene = public(state)

    rows = [int(name.removeprefix("sheet-")) for name in names(scene, "sheet-")]
    assert [result.places[seat] for seat in rows] == sorted(result.places)
    figures = written(scene)
    assert {str(points) for row in result.rows for points in row} <= set(figures)
    kinds = [len(set(pilot.tiles)) for pilot in state.pilots]
    assert len(names(scene, "scored-")) == sum(kinds)


@pytest.mark.clause("SM40")
def test_a_match_that_was_stopped_shows_all_that_was_secret() -> None:
    state = table(3, hands={A: ["j1s4"], B: ["jxl3", "s3l1"], C: []}, piles={"hazard": PILE})
    mark(state, B, "hazard", "water")
    state.pilots[C].tiles = ["medal", "medal"]
    state.over = STOPPED

    scene = public(state)

    assert names(scene, "card-") == ["card-j1s4", "card-jxl3", "card-s3l1"]
    # After the pile, the sign of whose probe it was and what lay under it.
    hazard = [each.name for each in group(scene, "at-hazard").marks if isinstance(each, Group)]
    pile = ["tile-ore-ore-red", "tile-water-water", "tile-space-space"]
    assert hazard == [*pile, "probe-hazard-1", "tile-water-water"]
    assert figure(Scene((0, 0), "", (), group(scene, "pilot-2").marks), "tile-medal-medal") == 2
    assert "This table was stopped before its end." in written(scene)
    said = " ".join(BOARD.text(view(state, None), caption()).split())
    assert "Bo holds Jump ? / Land 3 and Scan 3 / Land 1" in said
    assert "Bo holds Jump ? / Land 3" in BOARD.alt(view(state, None), caption())
    assert "card-jxl3" not in names(public(table(3, hands={B: ["jxl3"]})))


def test_the_legend_of_the_end_has_one_entry_for_each_kind_of_points() -> None:
    state = last(5, 5, ["easy", "random"])
    words = caption()
    said = sentences(BOARD, BOARD.scene(view(state, None), words), words)

    for kind in ("ore", "alien", "medal"):
        assert len([each for each in said if kind in each.lower()]) == 1


def test_the_end_is_told_in_words_too() -> None:
    state = last(3, 2, ["easy"])
    result = GAME.rules.result(state)

    said = " ".join(BOARD.text(view(state, None), caption()).split())
    told = BOARD.alt(view(state, None), caption())

    for seat, name in enumerate(PLAIN[:3]):
        assert f"{name}: {result.rows[seat][-1]}" in said
        assert f"{name} {result.rows[seat][-1]}: gate {result.rows[seat][0]}," in told
    assert "Space Mission is over" in told


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=pytest.mark.long)])
def test_a_stopped_match_can_be_read_wherever_it_stops(seats: int, called: tuple[str, ...]) -> None:
    words = caption(called=called)
    for number, (state, _) in enumerate(played(seats, seats, ["easy", "random"])):
        if number % 60:
            continue
        stopped = copy(GAME, state)
        stopped.over = STOPPED
        seen = view(stopped, None)
        scene = BOARD.scene(seen, words)
        assert [str(fault) for fault in faults(BOARD, scene)] == []
        assert len(paint(scene)) <= HEAVIEST
        said = BOARD.text(seen, words)
        assert len(said) <= TEXT_ROOM
        assert not said.endswith("\N{HORIZONTAL ELLIPSIS}")
        assert len(BOARD.alt(seen, words)) <= ALT_ROOM

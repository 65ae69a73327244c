"""Space Mission in pictures and words: what is shown when a match is over, or was stopped."""

from __future__ import annotations

from games.space_mission import GAME
from games.space_mission.view import view
from render.legend import sentences
from render.scene import names
from tests.games.space_mission.games import last

from .space_mission_looks import (
    BOARD,
    PLAIN,
    caption,
    public,
    written,
)


def test_the_final_picture_is_the_score_sheet_with_all_tiles() -> None:
    state = last(5, 5, ["surveyor", "random"])
    result = GAME.result(state)

    scene = public(state)

    rows = [int(name.removeprefix("sheet-")) for name in names(scene, "sheet-")]
    assert [result.places[seat] for seat in rows] == sorted(result.places)
    figures = written(scene)
    assert {str(points) for row in result.rows for points in row} <= set(figures)
    kinds = [len(set(pilot.tiles)) for pilot in state.pilots]
    assert len(names(scene, "scored-")) == sum(kinds)


def test_the_legend_of_the_end_has_one_entry_for_each_kind_of_points() -> None:
    state = last(5, 5, ["surveyor", "random"])
    words = caption()
    said = sentences(BOARD, BOARD.scene(view(state, None), words), words)

    for kind in ("ore", "alien", "medal"):
        assert len([each for each in said if kind in each.lower()]) == 1


def test_the_end_is_told_in_words_too() -> None:
    state = last(3, 2, ["surveyor"])
    result = GAME.result(state)

    said = " ".join(BOARD.text(view(state, None), caption()).split())
    told = BOARD.alt(view(state, None), caption())

    for seat, name in enumerate(PLAIN[:3]):
        assert f"{name}: {result.rows[seat][-1]}" in said
        assert f"{name} {result.rows[seat][-1]}: gate {result.rows[seat][0]}," in told
    assert "Space Mission is over" in told

from __future__ import annotations

from render.palette import SPACE
from render.scene import Disc, Group, Scene, dump, names

SCENE = Scene(
    (100, 50),
    SPACE,
    (Disc(1, 2, 3, "#ffffff"),),
    (Group("tile-A1", (Disc(0, 0, 9, "#ff0000"), Group("note-A1", ())), 20, 30),),
)


def test_a_scene_reads_as_text_with_one_mark_a_line() -> None:
    assert dump(SCENE) == (
        '{"size": [100, 50], "background": "#0a1023"}\n'
        "backdrop\n"
        '  Disc {"x": 1, "y": 2, "r": 3, "fill": "#ffffff"}\n'
        "marks\n"
        '  Group {"name": "tile-A1", "x": 20, "y": 30}\n'
        '    Disc {"x": 0, "y": 0, "r": 9, "fill": "#ff0000"}\n'
        '    Group {"name": "note-A1"}\n'
    )


def test_pieces_are_found_by_name_however_deep() -> None:
    assert names(SCENE, "tile-") == ["tile-A1"]
    assert names(SCENE, "note-") == ["note-A1"]
    assert names(SCENE) == ["tile-A1", "note-A1"]

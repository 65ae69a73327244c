"""The picture of a ladder: it can be read on a phone, and whoever looks finds themselves."""

from __future__ import annotations

from dataclasses import replace

from render.extent import extent
from render.ladder import WIDE, ladder
from render.palette import LIT
from render.rungs import Step, Steps
from render.scene import Box, Scene, Text, names, walk
from render.sheet import said

from .legible import faults
from .test_final import PLAIN

NAMES = ("Ann", "Bartholomew the Magnificent and Bold", "Strong computer", "Zoë", "漢字")
STEPS = Steps(
    "Ladder of Merchant of Venus",
    ("Name", "Games", "Rating"),
    tuple(
        Step(n, name, 1900 - 40 * n, 1200 - n, computer="computer" in name)
        for n, name in enumerate(NAMES, 1)
    ),
)
OWN = Step(117, "Gus", 1412, 3, own=True)


def written(scene: Scene) -> list[str]:
    """All words as they are drawn."""
    return [said(mark) for mark in walk(scene) if isinstance(mark, Text)]


def test_it_can_be_read_on_a_phone() -> None:
    for sheet in (STEPS, replace(STEPS, steps=(*STEPS.steps, OWN), below=111)):
        assert [str(fault) for fault in faults(PLAIN, ladder(sheet))] == []


def test_everybody_stands_there_with_their_figures() -> None:
    drawn = written(ladder(STEPS))

    assert STEPS.title in drawn
    for step in STEPS.steps:
        assert {str(step.place), str(step.rating), str(step.matches)} <= set(drawn)
    assert {"Ann", "Strong computer", "Zoë"} <= set(drawn)
    assert "#5" in drawn, "for a name of which the typeface has no letter"


def test_people_and_computers_have_signs_of_their_own() -> None:
    scene = ladder(STEPS)

    assert names(scene, "computer-") == ["computer-3"]
    assert names(scene, "person-") == ["person-1", "person-2", "person-4", "person-5"]


def test_ones_own_step_is_framed_and_stands_apart_from_those_far_above() -> None:
    apart, beside = (
        ladder(replace(STEPS, steps=(*STEPS.steps, OWN), below=below)) for below in (111, 0)
    )

    framed = [mark for mark in walk(apart) if isinstance(mark, Box) and mark.edge == LIT]
    assert len(framed) == 1
    assert names(apart, "step-")[-1] == "step-117"
    assert apart.size[1] > beside.size[1]


def test_no_title_is_wider_than_the_picture() -> None:
    scene = ladder(replace(STEPS, title="Ladder of a game that has a very long name"))

    _, _, right, _ = extent(scene.marks)
    assert right <= WIDE
    assert [str(fault) for fault in faults(PLAIN, scene)] == []

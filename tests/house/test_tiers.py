"""Which tests are run when."""

from __future__ import annotations

import gc

import pytest

from tests import changed
from tests.copies import SLUGS
from tests.tiers import collecting, is_of, used


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("games/delta_v/steps/turn.py", ["delta_v -tests/render"]),
        ("games/space_mission_cover.py", ["space_mission -tests/render"]),
        ("docs/rules/delta_vee.md", ["delta_vee"]),
        ("locales/de/space_dealer.ftl", ["space_dealer"]),
        (
            "render/boards/space_mission_planets.py",
            ["space_mission -tests/games -tests/heritage -tests/laws -tests/minds"],
        ),
        ("tests/games/delta_vee/test_box.py", ["delta_vee"]),
        ("render/paint.py", ["tests/render"]),
        ("demo/demo.py", ["tests/page"]),
        ("sandbox/gateway.py", ["tests/page", "tests/sandbox"]),
        ("tests/bot/test_votes.py", ["tests/bot"]),
        ("tests/secrecy/worlds.py", ["tests/secrecy"]),
        ("docs/hosting.md", []),
        ("engine/dice.py", None),
        ("minds/search.py", None),
        ("locales/library.py", None),
        ("tests/conftest.py", None),
        ("pyproject.toml", None),
    ],
)
def test_what_has_changed_brings_the_long_tests_that_look_at_it(
    file: str, words: list[str] | None
) -> None:
    assert changed.words([file], SLUGS) == words


@pytest.mark.parametrize("file", ["bot/table/votes.py", "locales/en/core.ftl"])
def test_a_change_of_a_room_brings_the_tests_of_one_game_there(file: str) -> None:
    words = changed.words([file], SLUGS)
    assert words is not None

    assert is_of("tests/bot/test_calls.py::test_somebody_is_called", words)
    assert is_of("tests/bot/test_learning.py::test_x[space_mission-2]", words)
    assert not any(
        is_of(f"tests/bot/test_learning.py::test_x[{slug}-2]", words)
        for slug in SLUGS
        if slug != "space_mission"
    )
    assert is_of("tests/bot/test_learning.py::test_x[delta_v-2]", [*words, "delta_v"])


def test_a_change_of_two_things_brings_the_tests_of_both() -> None:
    files = ["games/delta_v/view.py", "render/png.py"]

    assert changed.words(files, SLUGS) == ["delta_v -tests/render", "tests/render"]


def test_a_word_is_found_whole() -> None:
    assert is_of("tests/laws/test_laws.py::test_a_match[2-delta_v-some]", ["delta_v"])
    assert not is_of("tests/laws/test_laws.py::test_a_match[2-delta_vee-some]", ["delta_v"])
    assert is_of("tests/render/test_png.py::test_x", ["delta_v", "tests/render"])


@pytest.mark.xdist_group("of one worker")
def test_one_worker_runs_a_group(request: pytest.FixtureRequest) -> None:
    # With pytest 9.2 xdist forgot this, said nothing, and each worker made all that a group shares.
    grouped = request.config.getoption("loadgroup", default=False)
    assert request.node.nodeid.endswith("@of one worker") or not grouped


def test_looking_for_garbage_is_the_time_of_no_test() -> None:
    held = [[number] for number in range(300_000)]
    before, apart = used(), collecting.seconds

    gc.collect()

    assert used() - before < collecting.seconds - apart
    assert held

"""The positions of a film: few enough, the right ones, and never all of them at once."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise
from typing import Any, get_args
from weakref import ref

import pytest

from bot.filming import Kind, Order, Past
from bot.present.speaker import Speaker
from bot.registry import RegisteredGame, Registry, shipped
from bot.studio.making import Studio
from bot.studio.reel import Reel, thinned
from bot.table.happened import Happened
from engine import Record
from render.scene import Scene
from tests.laws.plans import drawn, play
from tests.render.positions import NAMES
from tests.saying import library

(TITLE,) = (title for title in shipped() if title.cover.slug == "delta_v")
ENTRIES = 40
KINDS: tuple[Kind, ...] = get_args(Kind)
A_FEW = 8
"""Scenes that may be held at once: the last ones, and those that are being put together."""


def match() -> Record:
    plan = drawn(TITLE.game, 3)
    moments = islice(play(TITLE.game, plan), ENTRIES + 1)
    return Record(plan.setup(TITLE.game), [each.entry for each in moments if each.entry])


def reel(record: Record, kind: Kind = "film") -> Reel:
    order = ordered(record, kind)
    say = Speaker(library().texts("en", TITLE.cover.slug), TITLE.game, order.names)
    return Reel(TITLE, record, order, say, lambda: None)


def ordered(record: Record, kind: Kind) -> Order:
    return Order(kind, Past(str(record)), None, NAMES[: record.setup.seats])


@pytest.fixture(scope="module")
def record() -> Record:
    return match()


def told(made: Reel) -> list[Happened]:
    return [event for seen in made for event in seen.told]


@pytest.mark.parametrize("kind", KINDS)
def test_a_long_match_has_no_more_positions_than_it_may_the_first_and_last_among_them(
    record: Record, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = list(reel(record, kind))
    monkeypatch.setattr("bot.studio.reel.FRAMES", 7)

    less = list(reel(record, kind))

    assert len(whole) > 7 == len(less)
    assert less[0] == whole[0]
    assert less[-1].scene == whole[-1].scene


def test_what_happened_at_positions_that_are_left_out_is_told_with_the_next(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(reel(record))
    monkeypatch.setattr("bot.studio.reel.FRAMES", 7)

    assert told(reel(record)) == whole


def test_of_what_happened_between_two_positions_the_newest_is_told(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(reel(record))
    monkeypatch.setattr("bot.studio.reel.FRAMES", 2)
    monkeypatch.setattr("bot.studio.reel.TOLD", 3)

    first, last = reel(record)

    assert [*last.told] == whole[-3:]
    assert len(first.told) <= 3


@pytest.mark.parametrize("length", [1, 2, 299, 300, 301, 599, 600, 601, 15_000])
def test_positions_are_left_out_evenly(length: int) -> None:
    kept = thinned(range(length), 300)

    assert len(kept) == min(length, 300)
    assert (kept[0], kept[-1]) == (0, length - 1)
    gaps = {after - before for before, after in pairwise(kept)}
    assert len(gaps) <= 2
    assert max(gaps, default=0) - min(gaps, default=0) <= 1


@pytest.mark.parametrize("kind", KINDS)
def test_never_are_all_scenes_of_a_match_held_at_once(record: Record, kind: Kind) -> None:
    alive: list[int] = []
    small = counting(TITLE, alive)

    Studio(Registry([small]), library()).make(ordered(record, kind), lambda _: None)

    assert len(alive) > ENTRIES / 2
    assert max(alive) <= A_FEW


class Watched(Scene):
    """A scene of which it can be known whether it is still held; it has no slots."""


def counting(title: RegisteredGame, alive: list[int]) -> RegisteredGame:
    """The game with boards quickly painted; notes at each how many are held already."""
    made: list[ref[Watched]] = []

    def scene(view: Any, caption: Any) -> Scene:
        alive.append(sum(each() is not None for each in made))
        drawn = title.board.scene(view, caption)
        small = Watched((64, 64), drawn.background, (), drawn.marks)
        made.append(ref(small))
        return small

    return replace(title, board=replace(title.board, scene=scene))


def test_it_shows_again_and_again_that_it_works_also_before_anything_is_painted(
    record: Record,
) -> None:
    shown: list[int] = []

    Studio(Registry([TITLE]), library()).make(ordered(record, "since"), shown.append)

    # The match is played twice: once to count, once to look.
    assert len(shown) >= 2 * ENTRIES

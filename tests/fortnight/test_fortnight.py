"""What a fortnight of ordinary lives shows: nobody loses by having one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import HOUR
from bot.table.asked import Asked
from bot.table.pace import Pace
from bot.table.people import UserSettings
from bot.table.player import Player
from engine import Seat

from .habits import BEGIN, DAYS, Habits
from .ledger import MOST
from .town import Town, town
from .watcher import CALLED, DAY, DIED, MINUTE, UNFAIR, Watcher


def held(made: Town) -> None:
    """That all was as promised, and that there was something to be promised."""
    assert [each.said for each in made.watcher.faults] == []
    figures = made.ledger.figures()
    assert figures["above four but for warnings, %"] == 0
    assert figures["times that ended"] > 0
    assert figures["all gathered"] > 0


async def test_a_day_of_a_table_is_fair(tmp_path: Path) -> None:
    async with town(tmp_path, people_=5, tables=1) as made:
        await made.live(1)

    assert [each.said for each in made.watcher.faults] == []
    assert made.ledger.told


@pytest.mark.long
async def test_a_fortnight_of_a_few_tables_is_fair(tmp_path: Path) -> None:
    async with town(tmp_path, people_=14, tables=5) as made:
        await made.live(DAYS)

    held(made)


@pytest.mark.deep
async def test_a_fortnight_of_fifty_tables(tmp_path: Path) -> None:
    async with town(tmp_path) as made:
        await made.live(DAYS)

    held(made)
    assert made.ledger.figures()["mean"] < MOST


# -- whether the watcher sees -------------------------------------------------------------------


@pytest.mark.long
async def test_it_is_seen_where_quiet_hours_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UserSettings, "after_quiet", lambda _person, instant: instant)

    async with town(tmp_path, people_=8, tables=4) as made:
        await made.live(2)

    assert CALLED in {each.kind for each in made.watcher.faults}


WHO = Habits(1, "office", quiet=(22, 8))
MATCH, SEAT = "m", Seat(0)


class Question:
    """A table as far as the watcher looks, with a question since an instant (ms)."""

    id, status, resting = MATCH, "running", False
    pace = Pace(move=60, answer=30)

    def __init__(self, at: int) -> None:
        self.question = Asked(1, at, "x")
        self.players = [Player("Ann", WHO.user)]
        self.time = self

    def asked(self, _seat: Seat) -> Asked:
        return self.question

    def notify(self, _seat: Seat) -> str:
        return "channel"

    def owed(self) -> list[Seat]:
        return [SEAT]

    def asleep(self, _now: int) -> None:
        return None


@pytest.mark.parametrize(
    ("told", "ends", "fair"),
    [
        (12 * HOUR, 13 * HOUR, True),
        (12 * HOUR, 12 * HOUR + 50 * MINUTE, False),
        (None, 13 * HOUR, False),
        (21 * HOUR + 30 * MINUTE, DAY + 9 * HOUR, True),
        (21 * HOUR + 30 * MINUTE, DAY + 8 * HOUR + 30 * MINUTE, False),
        (15 * HOUR, 16 * HOUR, False),
        (15 * HOUR, 18 * HOUR, True),
    ],
)
def test_an_end_is_fair_or_not(told: int | None, ends: int, fair: bool) -> None:  # noqa: FBT001
    """Nobody can reach the bot for two hours from ten past three in the afternoon on."""
    out = BEGIN + 15 * HOUR + 10 * MINUTE
    watcher = Watcher({WHO.user: WHO}, [(out, out + 2 * HOUR)])
    table = Question(BEGIN + 11 * HOUR)
    if told is not None:
        watcher.told(WHO.user, MATCH, BEGIN + told, "call", calls=True)

    watcher.ended(table, SEAT, BEGIN + ends)  # type: ignore[arg-type]

    assert [each.kind for each in watcher.faults] == ([] if fair else [UNFAIR])


def test_a_match_of_which_nobody_will_be_told_has_died() -> None:
    watcher = Watcher({WHO.user: WHO})

    watcher.alive(Question(BEGIN), [], [], BEGIN + HOUR)  # type: ignore[arg-type]

    assert [each.kind for each in watcher.faults] == [DIED]

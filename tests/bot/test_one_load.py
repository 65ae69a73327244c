"""One press, one load: its table, its offers and its view are worked out once; no picture more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.message import Message
from bot.presses import Go, OpenPanel, Pick, Refresh, ShowMine
from engine import Offer, Seat, Step
from sandbox import Actor, Sandbox
from storage.log import Log
from tests.secrecy.world import Recorder

from .club import Club
from .hall import ANN, BOB, Hall, button, said


@dataclass
class Counts:
    """How often each thing was worked out: the loads, and by position and seat."""

    loads: int = 0
    offers: Counter[tuple[bytes, int]] = field(default_factory=Counter)
    views: Counter[tuple[bytes, int | None]] = field(default_factory=Counter)
    scenes: int = 0


@pytest.fixture
def counts(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Counts:
    """What the bot works out from now on; positions are told apart by their contents."""
    found = Counts()
    load = Log._opened
    title = hall.services.registry["delta_v"]

    async def opened(log: Log, row: Any) -> Any:
        found.loads += 1
        return await load(log, row)

    def counting(kind: type[Any]) -> None:
        right = kind.offers

        def offered(step: Any, state: Any, seat: Seat) -> Any:
            found.offers[position(state), seat] += 1
            return right(step, state, seat)

        monkeypatch.setattr(kind, "offers", offered)

    def viewed(state: Any, seat: Seat | None) -> Any:
        found.views[position(state), seat] += 1
        return title.game.rules.view(state, seat)

    def drawn(view: Any, caption: Any) -> Any:
        found.scenes += 1
        return title.board.scene(view, caption)

    monkeypatch.setattr(Log, "_opened", opened)
    steps: tuple[type[Any], ...] = (Step, *title.game.rules.steps)
    for kind in steps:
        if "offers" in vars(kind):
            counting(kind)
    counted = replace(
        title,
        game=replace(title.game, rules=replace(title.game.rules, view=viewed)),
        board=replace(title.board, scene=drawn),
    )
    monkeypatch.setitem(hall.services.registry._games, "delta_v", counted)
    return found


def position(state: Any) -> bytes:
    """What a state holds, apart from the object that holds it."""
    return repr(state).encode()


@contextmanager
def once(counts: Counts, *, scenes: int, seats: int = 1) -> Iterator[None]:
    """In here one press is made; what it works out, it works out once."""
    counts.__init__()  # type: ignore[misc] # from nothing
    yield
    assert counts.loads == 1
    assert set(counts.offers.values()) == {1}
    assert len(counts.offers) <= 2  # before and after a move
    assert {seat for _, seat in counts.views if seat is not None} <= {*range(seats)}
    assert set(counts.views.values()) == {1}
    assert counts.scenes == scenes


@dataclass
class Way(Recorder):
    """Makes a picture when Discord would be sent one, and not when the message shows it."""

    shown: str = ""

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        await self.edit_original(message)

    async def edit_original(self, message: Message) -> None:
        self.last = message
        if message.picture is not None and message.picture.file != self.shown:
            message.picture.paint()


async def presses(
    hall: Hall, user: int, custom_id: str, *values: str, on: Message | None = None
) -> Message:
    """Press a button of a message; the answer as it is sent."""
    way = Way(shown=on.picture.file if on is not None and on.picture is not None else "")
    await hall.router.press(hall.who(user), custom_id, values, way)
    return said(way)


@pytest.fixture
async def match(hall: Hall, counts: Counts) -> str:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    return match


async def mover(hall: Hall, match: str) -> int:
    table = await hall.at(match)
    user = table.players[table.owed()[0]].user
    assert user is not None
    return user


async def test_opening_the_panel_and_ones_board(hall: Hall, match: str, counts: Counts) -> None:
    user = await mover(hall, match)
    for press in (OpenPanel(match), Refresh(match), ShowMine(match)):
        with once(counts, scenes=1, seats=2):
            await presses(hall, user, press.id)
    with once(counts, scenes=1, seats=2):
        await hall.router.command(hall.who(user), "game me", {}, Way())
    with once(counts, scenes=1, seats=2):
        await hall.router.command(hall.who(user), "delta-v prospect", {}, Way())


async def test_a_step_through_a_menu_lights_what_is_asked_with_one_picture(
    hall: Hall, match: str, counts: Counts
) -> None:
    user = await mover(hall, match)
    opened = await presses(hall, user, OpenPanel(match).id)
    table = await hall.at(match)
    seat = table.owed()[0]
    offer = next(o for o in table.offers(seat) if isinstance(o, Offer) and o.ids)
    token = table.token(seat)

    with once(counts, scenes=1, seats=2):
        shown = await presses(hall, user, Go(match, token, (offer.verb,)).id, on=opened)
    with once(counts, scenes=1, seats=2):
        await presses(hall, user, Pick(match, token, (offer.verb,)).id, offer.ids[0], on=shown)
    with once(counts, scenes=1, seats=2):
        await presses(hall, user, button(shown, "Back"), on=shown)


async def test_a_picture_that_others_have_made_untrue_does_not_stay(hall: Hall, match: str) -> None:
    """A panel left open, while the board changes without a new question to its seat."""
    user = await mover(hall, match)
    table = await hall.at(match)
    other = next(p.user for p in table.players if p.user not in (None, user))
    assert other is not None
    press = Refresh(match).id
    before = await presses(hall, other, press)
    same = await presses(hall, other, press)

    await hall.plays(match)
    after = await presses(hall, other, press)

    assert before.picture is not None
    assert same.picture is not None
    assert after.picture is not None
    assert before.picture.file == same.picture.file != after.picture.file


async def test_a_move_works_out_the_position_before_it_and_the_one_after_it(
    hall: Hall, match: str, counts: Counts
) -> None:
    for _ in range(3):
        table = await hall.at(match)
        user, press = await hall.move(match, table.owed()[0])
        with once(counts, scenes=1, seats=2):
            await presses(hall, user, press)
        assert (await hall.at(match)).seq == table.seq + 1


async def test_discord_keeps_the_picture_of_a_panel_that_has_not_changed(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    player = await club.mover(ann, bob)
    opened = await player.click(club.live(player), "My turn")
    assert opened.message is not None
    before = player.look(opened.message)
    asked = len(sandbox.requests)

    steps = [before]
    for label in ("Refresh", "Refresh"):
        answer = await player.click(steps[-1], label)
        assert answer.message is not None
        steps.append(player.look(answer.message))

    assert [step.files for step in steps] == [before.files] * 3
    assert len(before.files) == 1
    told = [r.payload["data"] for r in sandbox.requests[asked:] if r.path.endswith("/callback")]
    kept = [data["attachments"] for data in told]
    assert [[*file] for (file,) in kept] == [["id"], ["id"]]
    assert sandbox.refused == []

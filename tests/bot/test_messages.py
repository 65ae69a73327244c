"""docs/messages.md: every event is told to the right people, in the right place, once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.clock import DAY, HOUR
from bot.message import Message
from bot.table.table import Table
from bot.table.timers import Thaw
from bot.table.timers import at as timer_at
from engine import Choice, Offer, Seat

from .hall import ANN, BOB, CLEO, HERE, MINUTE, SECOND, Hall, button

PAGE = Path(__file__).parents[2] / "docs" / "messages.md"
QUIET = {"quiet-from": 22, "quiet-to": 9}


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the page: an event, where it is told, whether that sounds, and in which words."""

    event: str
    where: str
    sound: str
    words: str


def lines() -> list[Line]:
    """The rows of the table."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| event")
    ]
    return [Line(event, where, sound, words) for event, _, where, sound, words in rows]


@dataclass
class Post:
    """A message that was posted, or the text to which one was changed."""

    channel: int
    message: Message
    at: int
    edit: bool = False


@dataclass
class PostOffice:
    """Everything that goes out, as it goes out."""

    posts: list[Post] = field(default_factory=list)

    def since(self, mark: int, channel: int, words: str, *, edits: bool = False) -> list[Post]:
        """What was posted to a channel since, with some words; or what was changed there."""
        return [
            post
            for post in self.posts[mark:]
            if post.channel == channel
            and post.edit is edits
            and words in f"{post.message.title} {post.message.text} {post.message.body}"
        ]


@pytest.fixture
def office(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> PostOffice:
    """Notes what the hall's sender does."""
    office, post, edit = PostOffice(), hall.sender.post, hall.sender.edit

    async def posts(channel: int, message: Message, nonce: str) -> int:
        office.posts.append(Post(channel, message, hall.clock.now()))
        return await post(channel, message, nonce)

    async def edits(channel: int, id_: int, message: Message) -> None:
        office.posts.append(Post(channel, message, hall.clock.now(), edit=True))
        await edit(channel, id_, message)

    monkeypatch.setattr(hall.sender, "post", posts)
    monkeypatch.setattr(hall.sender, "edit", edits)
    return office


@dataclass
class Told:
    """What a scene leaves: from which post on to look, and whom the event is for."""

    since: int
    who: Sequence[int]


@dataclass
class Stage:
    """Where the scenes play."""

    hall: Hall
    office: PostOffice

    @property
    def mark(self) -> int:
        """So many messages have gone out."""
        return len(self.office.posts)

    async def table(self) -> Table:
        """The table of the scene."""
        return await self.hall.at(self.hall.match)

    async def sits(self, *people: int, game: str = "delta_v") -> None:
        """A table that has begun, and all that is to be said of it has been said."""
        await self.hall.sits(*people, game=game)
        await self.hall.settle()

    async def owing(self) -> tuple[int, ...]:
        """Whose decision is waited for."""
        table = await self.table()
        return tuple(table.players[seat].user or 0 for seat in table.owed())

    async def acts(self, mind: str = "random") -> None:
        """Whoever is waited for first decides."""
        await self.hall.plays(self.hall.match, mind)
        await self.hall.settle()

    async def limited(self, hours: int) -> None:
        """A table with a limit that counts from now."""
        await self.sits(ANN, BOB)
        await self.hall.types(ANN, "game pace", limit=f"{hours}h")
        await self.hall.settle()

    async def seat_of(self, user: int) -> Seat:
        """Where somebody sits."""
        seat = (await self.table()).seat_of(user)
        assert seat is not None
        return seat


async def my_turn(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    first = await stage.owing()
    mark = stage.mark
    while await stage.owing() == first:
        mark = stage.mark
        await stage.acts("easy")
    return Told(mark, await stage.owing())


async def my_move(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    (first,) = await stage.owing()
    mark = stage.mark
    answer = await stage.hall.types(first, "delta-v buy")
    name = (await stage.table()).names[await stage.seat_of(first)]
    assert f"**{name}** buys a rocket" in answer.body
    await stage.hall.settle()
    return Told(mark, (first,))


async def last_missing(stage: Stage) -> Told:
    await stage.sits(ANN, BOB, CLEO, game="merchant_of_venus")
    while len(await stage.owing()) > 1:
        await stage.acts()
    mark = stage.mark
    await stage.hall.passes(61 * MINUTE)
    return Told(mark, await stage.owing())


async def reminder(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.passes(24 * HOUR, HOUR)
    return Told(mark, await stage.owing())


async def warning(stage: Stage) -> Told:
    await stage.limited(8)
    mark = stage.mark
    await stage.hall.passes(7 * HOUR, HOUR)
    return Told(mark, await stage.owing())


async def time_ran_out(stage: Stage) -> Told:
    await stage.limited(3)
    late, mark = await stage.owing(), stage.mark
    await stage.hall.passes(3 * HOUR + MINUTE, 30 * MINUTE)
    return Told(mark, late)


async def answered(stage: Stage) -> Told:
    await reminder(stage)
    first, mark = await stage.owing(), stage.mark
    while await stage.owing() == first:
        await stage.acts("easy")
    assert not any(f"<@{first[0]}>" in text for text in stage.hall.sender.lines(HERE))
    return Told(mark, ())


async def secret(stage: Stage) -> Told:
    mark = stage.mark
    await stage.sits(ANN, BOB, game="space_mission")
    return Told(mark, (ANN, BOB))


async def secret_shown(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    (first,) = await stage.owing()
    mark = stage.mark
    await stage.hall.types(
        first, "delta-v survey", bribe="alphatite", line="row-3", tiles="A3 B3 C3"
    )
    await stage.hall.settle()
    return Told(mark, (first,))


async def hand_grows(stage: Stage) -> Told:
    await stage.sits(ANN, BOB, game="space_mission")
    while True:
        (first,), mark = await stage.owing(), stage.mark
        await stage.acts("easy")
        if stage.office.since(mark, -first, "for your eyes only", edits=True):
            return Told(mark, (first,))


async def over(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    while (await stage.table()).status == "running":
        mark = stage.mark
        await stage.acts("easy")
    return Told(mark, (ANN, BOB))


async def stopped(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    sure = await stage.hall.types(ANN, "game end")
    await stage.hall.presses(ANN, button(sure, "Stop the table"))
    await stage.hall.settle()
    return Told(mark, (ANN, BOB))


async def rematch(stage: Stage) -> Told:
    await stopped(stage)
    ended = next(m for m in stage.hall.sender.stands(HERE) if "stopped" in m.text)
    mark = stage.mark
    await stage.hall.presses(ANN, button(ended, "Rematch"))
    await stage.hall.settle()
    return Told(mark, (BOB,))


async def seat_asked(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(ANN, "game replace", player="Bob")
    await stage.hall.settle()
    return Told(mark, (BOB,))


async def seat_open(stage: Stage) -> Told:
    await seat_asked(stage)
    mark = stage.mark
    await stage.hall.passes(DAY + HOUR, HOUR)
    return Told(mark, (BOB,))


async def seat_offered(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(BOB, "game replace", player="Bob")
    await stage.hall.settle()
    return Told(mark, ())


async def seat_taken(stage: Stage) -> Told:
    await seat_offered(stage)
    offer = next(m for m in stage.hall.sender.stands(HERE) if "offers their seat" in m.text)
    mark = stage.mark
    await stage.hall.presses(CLEO, button(offer, "Take the seat"))
    await stage.hall.settle()
    return Told(mark, (CLEO,))


async def away(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(BOB, "away", last="2d")
    await stage.hall.passes(2 * SECOND, SECOND)
    return Told(mark, ())


async def asleep(stage: Stage) -> Told:
    await away(stage)
    mark = stage.mark
    await stage.hall.types(ANN, "away", last="2d")
    await stage.hall.passes(2 * SECOND, SECOND)
    return Told(mark, ())


async def lent(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    await stage.hall.types(BOB, "game replace", player="Bob", until="2d")
    await stage.hall.settle()
    offer = next(m for m in stage.hall.sender.stands(HERE) if "offers their seat" in m.text)
    mark = stage.mark
    await stage.hall.presses(CLEO, button(offer, "Take the seat"))
    await stage.hall.settle()
    return Told(mark, (CLEO,))


async def stands_in(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    who = await stage.owing()
    await stage.hall.types(ANN, "game pace", limit="3h", late="seat")
    mark = stage.mark
    await stage.hall.passes(4 * HOUR, HOUR)
    return Told(mark, who)


async def given_back(stage: Stage) -> Told:
    await lent(stage)
    mark = stage.mark
    await stage.hall.passes(2 * DAY, 4 * HOUR)
    return Told(mark, (BOB,))


async def digest(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    (owing,) = await stage.owing()
    await stage.hall.types(owing, "settings", notify="digest", digest=12)
    mark = stage.mark
    await stage.hall.passes(13 * HOUR, HOUR)
    return Told(mark, (owing,))


async def opened(stage: Stage) -> Told:
    mark = stage.mark
    await stage.hall.lobby(ANN, BOB)
    await stage.hall.settle()
    return Told(mark, ())


async def begun(stage: Stage) -> Told:
    mark = stage.mark
    await stage.sits(ANN, BOB)
    return Told(mark, ())


async def pace_changed(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(ANN, "game pace", limit="3h")
    await stage.hall.settle()
    return Told(mark, ())


async def frozen(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.services.freezer.freeze(await stage.table(), "frozen-rules", "a test")
    await stage.hall.settle()
    return Told(mark, (ANN,))


async def computer_answers(stage: Stage) -> Told:
    hall = stage.hall
    match = await hall.lobby(ANN, game="space_dealer")
    for _ in range(2):
        await hall.types(ANN, "game add-computer", computer="easy")
    for name, value in (("advanced", "True"), ("timer", "one-minute")):
        await hall.services.lobby.set_option(
            await hall.at(match), name, value, interaction=hall.interaction
        )
    await hall.types(ANN, "game start")
    ann = Seat(0)
    while not (swaps := [o for o in (await hall.at(match)).offers(ann) if o.verb == "swap"]):
        await hall.passes(20 * SECOND)
        if ann in (await hall.at(match)).owed():
            await stage.acts("easy")
    mark = stage.mark
    assert isinstance(swaps[0], Offer)
    await hall.services.play.act(await hall.at(match), ann, [Choice("swap", swaps[0].ids)])
    await hall.passes(20 * SECOND)
    return Told(mark, ())


async def thawed(stage: Stage) -> Told:
    await frozen(stage)
    mark = stage.mark
    async with stage.hall.store.transaction() as tx:
        await tx.timers.set([timer_at(stage.hall.clock.now(), stage.hall.match, Thaw())])
    await stage.hall.settle()
    return Told(mark, ())


SCENES: dict[str, Callable[[Stage], Awaitable[Told]]] = {
    "my-turn": my_turn,
    "last-missing": last_missing,
    "reminder": reminder,
    "warning": warning,
    "time-ran-out": time_ran_out,
    "time-ran-out-board": time_ran_out,
    "answered": answered,
    "my-move": my_move,
    "others-moved": my_move,
    "secret": secret,
    "secret-shown": secret_shown,
    "hand-grows": hand_grows,
    "over": over,
    "stopped": stopped,
    "rematch": rematch,
    "seat-asked": seat_asked,
    "seat-asked-inbox": seat_asked,
    "seat-open": seat_open,
    "seat-offered": seat_offered,
    "seat-taken": seat_taken,
    "seat-hand": seat_taken,
    "stands-in": stands_in,
    "lent": lent,
    "lent-hand": lent,
    "given-back": given_back,
    "given-back-hand": given_back,
    "away": away,
    "asleep": asleep,
    "digest": digest,
    "opened": opened,
    "begun": begun,
    "pace-changed": pace_changed,
    "frozen": frozen,
    "frozen-board": frozen,
    "computer-answers": computer_answers,
    "thawed": thawed,
}


def test_every_row_of_the_page_has_its_scene() -> None:
    assert [line.event for line in lines()] == list(SCENES)


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.event)
async def test_every_event_is_told_to_whom_it_is_for_and_once(
    hall: Hall, office: PostOffice, line: Line
) -> None:
    told = await SCENES[line.event](Stage(hall, office))

    if line.where == "board":
        board = hall.sender.board(HERE)
        assert line.words in board.body
        assert board.silent
        return
    if line.where == "answer" or not line.words:
        return  # the scene itself looks at the answer, or at what is gone
    inboxes = line.where == "inbox"
    places = [-user for user in told.who] if inboxes else [HERE]
    grows = line.event == "hand-grows"
    found = [office.since(told.since, place, line.words, edits=grows) for place in places]
    assert [len(posts) for posts in found] == [1] * len(places), [p.message for p in office.posts]
    for (post,) in found:
        # A change makes no sound in any case.
        assert post.edit or post.message.silent is (line.sound == "silent"), post.message
        if not inboxes and line.sound == "loud":
            assert set(post.message.pings) == set(told.who)
    if inboxes:
        others = {ANN, BOB, CLEO} - set(told.who)
        assert not any(office.since(told.since, -user, line.words) for user in others)


@pytest.mark.parametrize("event", [line.event for line in lines()])
async def test_nothing_makes_a_sound_in_quiet_hours(
    hall: Hall, office: PostOffice, event: str
) -> None:
    for user in (ANN, BOB, CLEO):
        await hall.types(user, "settings", **QUIET)

    await SCENES[event](Stage(hall, office))

    asleep = {user: await hall.services.people.of(user) for user in (ANN, BOB, CLEO)}
    for post in office.posts:
        message = post.message
        for user, settings in asleep.items():
            if post.edit or not settings.is_quiet(post.at):
                continue
            assert user not in message.pings, message
            assert post.channel != -user or message.silent, message

"""Space Dealer over real sockets: everybody at once, and a clock that never waits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine import Choice, Offer, Seat, digest, next_alarm
from sandbox import Actor, Sandbox

from .club import Club, Player
from .hall import replayed

SD = "space_dealer"
PACES = {"one-minute": 60_000, "two-hours": 7_200_000}
"""Milliseconds of one timer."""
DAY = 86_400_000
GATHERED = MINUTE = 60_000
ACTIVE = 4
"""Of so many moments one passes without anybody doing anything."""
GAP = 5_000
"""Milliseconds between two things that people do."""


async def play(
    club: Club, players: list[Player], how: str, most: int = 3_000
) -> set[tuple[str, int]]:
    """Play on, in time, to the end or for some steps; who did something when."""
    clock, done, random = club.box.clock, set(), Random(7)
    for _ in range(most):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            break
        owing = [p for p in players if table.seat_of(p.actor.id) in table.owed()]
        due = next_alarm(table.game, table.running())
        if owing and (due is None or random.randrange(ACTIVE)):
            player = random.choice(owing)
            done.add((player.actor.name, clock.now()))
            await getattr(player, how)()
            await club.quiet()
            clock.advance(GAP)
        else:
            assert due is not None, "nobody is asked, and no alarm will ring"
            clock.advance(max(0, min(due - clock.now(), PACES[str(table.options["timer"])])))
    return done


def came(person: Actor, channel: int) -> Iterator[dict[str, Any]]:
    """The messages that reached a person in a channel, what was deleted since included."""
    for seen in person.client.feed:
        if seen.kind == "message" and seen.shape["channel_id"] == str(channel):
            yield seen.shape


def instant(club: Club, shape: dict[str, Any]) -> int:
    """When a message was sent (ms UTC)."""
    return (int(shape["id"]) >> 22) + 1_420_070_400_000


@pytest.mark.long
@pytest.mark.parametrize(
    ("pace", "how", "game", "sketched"),
    [("two-hours", "by_command", SD, True), ("one-minute", "by_buttons", SD, True)],
)
async def test_four_people_play_to_the_final_score(
    club: Club,
    sandbox: Sandbox,
    pace: str,
    how: str,
    game: str,
    sketched: bool,  # noqa: FBT001
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
    await club.sit(SD, *people, options=[pace])

    done = await play(club, players, how, most=60)
    await club.restart()
    done |= await play(club, players, how)

    table = await club.table()
    assert table.status == "over"
    assert "The game is over." in club.live(people[0]).words
    assert sandbox.refused == []
    assert "same end" in (await people[0].slash(sandbox.channel, "game verify")).text
    for person in people:
        assert rarely(pings(club, person))
        told = letters(club, person)
        assert rarely([at for at in told if (person.name, at) not in done])


def pings(club: Club, person: Actor) -> list[int]:
    """When a person was asked for something: the end, told to everybody, asks nothing."""
    shapes = [s for s in came(person, club.box.channel.id) if "is over" not in s["content"]]
    named = [s for s in shapes if any(m["id"] == str(person.id) for m in s["mentions"])]
    return [instant(club, shape) for shape in named]


def letters(club: Club, person: Actor) -> list[int]:
    """When a person was written to."""
    return [instant(club, shape) for shape in came(person, person.dm.id)]


def rarely(instants: list[int]) -> bool:
    """Whether nothing comes twice within a minute."""
    return all(later - earlier >= GATHERED for earlier, later in pairwise(instants))


@pytest.mark.parametrize(("game", "sketched"), [(SD, True)])
async def test_a_day_without_the_bot_is_a_pause_that_stands_in_the_log(
    club: Club,
    sandbox: Sandbox,
    game: str,
    sketched: bool,  # noqa: FBT001
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo")]
    await club.sit(SD, *people, options=["two-hours"])
    await club.comes_to(lambda table: not table.owed())
    table = await club.table()
    ends = table.view(None).ends

    await club.stop()
    left = sandbox.clock.now()
    sandbox.clock.advance(DAY)
    await club.start()
    await club.quiet()

    after = await club.table()
    assert abs((after.view(None).ends - ends) - (sandbox.clock.now() - left)) < MINUTE
    assert await replayed(club.services.store, after) == digest(after.running())


@pytest.mark.parametrize(("game", "sketched"), [(SD, True)])
async def test_what_happens_by_itself_is_told_once_a_minute(
    club: Club,
    sandbox: Sandbox,
    game: str,
    sketched: bool,  # noqa: FBT001
) -> None:
    """SD61: Ann's timers run out five seconds apart, and each drops an order of hers."""
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo")]
    ann = people[0]
    await club.sit(SD, *people, options=["one-minute"])
    while (table := await club.table()).decision() == "settle":
        first = table.owed()[0]
        await act(club, first, table.game.rules.fallback(table.running(), first))
    seat = table.seat_of(ann.id)
    assert seat is not None
    begun = sandbox.clock.now()
    (use, *_) = [offer for offer in table.offers(seat) if offer.verb == "use"]
    assert isinstance(use, Offer)
    await act(club, seat, Choice("use", use.ids))
    sandbox.clock.advance(GAP)
    await act(club, seat, Choice("research"))
    for timer in ("timer-1", "timer-2"):
        await act(club, seat, Choice("queue", (timer, "deliver", "ship")))
        await act(club, seat, Choice("when", (timer, "order-1", "skip")))
    await club.quiet()
    before = len(ann.inbox)

    for seconds in (55, 5, 50, 5, 60, 60):
        sandbox.clock.advance(seconds * 1000)
        await club.quiet()

    dropped = [shown.words for shown in ann.inbox[before:]]
    assert [words.count("Order dropped") for words in dropped] == [1, 1], dropped
    came = [at - begun for at in letters(club, ann)[before:]]
    assert [at // MINUTE for at in came] == [1, 2]
    assert rarely(came)


async def act(club: Club, seat: Seat, choice: Choice) -> None:
    """A choice, past Discord."""
    table = await club.table()
    await club.services.play.act(table, seat, [choice])

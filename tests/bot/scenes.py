"""A scene for every row of docs/messages.md, in which that happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clock import DAY, HOUR
from bot.message import Message
from bot.table.timers import Thaw
from engine import Choice, Offer, Seat

from .hall import ANN, BOB, CLEO, HERE, MINUTE, SECOND, button, play_out
from .moving_scenes import left, moved, moved_away, moved_far
from .open_scenes import expired, full, invited, opened, removed, seek
from .seat_scenes import (
    resigned,
    resigned_over,
    seat_asked,
    seat_offered,
    seat_open,
    seat_seen,
    seat_taken,
)
from .stage import Stage, Told


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
    await play_out(stage.hall.services, stage.hall.clock, await stage.table(), "easy", left=4)
    await stage.hall.settle()
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


async def vote(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    answer = await stage.hall.types(ANN, "game end")
    await stage.hall.presses(ANN, button(answer, "Ask to end it as it stands"))
    await stage.hall.settle()
    return Told(mark, (BOB,))


async def vote_without(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    await stage.hall.types(ANN, "game pace", limit="1d", late="vote")
    (late,) = await stage.owing()
    mark = stage.mark
    await stage.hall.passes(DAY + 2 * HOUR, HOUR)
    return Told(mark, (BOB if late == ANN else ANN,))


def _asked(stage: Stage) -> Message:
    return next(m for m in stage.hall.sender.stands(HERE) if "do you agree?" in m.text)


async def vote_refused(stage: Stage) -> Told:
    await vote(stage)
    mark = stage.mark
    await stage.hall.presses(BOB, button(_asked(stage), "No"))
    await stage.hall.settle()
    return Told(mark, ())


async def vote_unanswered(stage: Stage) -> Told:
    await vote(stage)
    mark = stage.mark
    await stage.hall.passes(DAY + HOUR, HOUR)
    return Told(mark, ())


async def vote_left(stage: Stage) -> Told:
    await stage.sits(ANN, BOB, CLEO)
    answer = await stage.hall.types(ANN, "game end")
    await stage.hall.presses(ANN, button(answer, "Ask all to end it as it stands"))
    question = await stage.hall.types(CLEO, "game resign")
    await stage.hall.settle()
    mark = stage.mark
    await stage.hall.presses(CLEO, button(question, "Resign"))
    await stage.hall.settle()
    return Told(mark, ())


async def paused(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(ANN, "game pause", last="5d")
    await stage.hall.settle()
    return Told(mark, ())


async def goes_on(stage: Stage) -> Told:
    await paused(stage)
    await stage.hall.passes(2 * SECOND, SECOND)
    mark = stage.mark
    await stage.hall.presses(BOB, button(stage.hall.sender.board(HERE), "Play on"))
    await stage.hall.settle()
    return Told(mark, ())


async def settled(stage: Stage) -> Told:
    await vote(stage)
    mark = stage.mark
    await stage.hall.presses(BOB, button(_asked(stage), "I agree"))
    await stage.hall.settle()
    return Told(mark, (ANN, BOB))


async def took_back(stage: Stage) -> Told:
    await stage.sits(ANN, BOB, game="tiny")
    for user, energy in ((ANN, 2), (BOB, 0)):
        await stage.hall.types(user, "tiny bid", energy=str(energy))
    await stage.hall.types(ANN, "tiny refuel")
    mark = stage.mark
    await stage.hall.types(ANN, "game undo")
    await stage.hall.passes(2 * SECOND, SECOND)
    return Told(mark, ())


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


async def begun(stage: Stage) -> Told:
    mark = stage.mark
    await stage.sits(ANN, BOB)
    return Told(mark, ())


async def begun_again(stage: Stage) -> Told:
    await stopped(stage)
    return await begun(stage)


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
        await tx.timers.set([Thaw().at(stage.hall.clock.now(), stage.hall.match)])
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
    "seat-seen": seat_seen,
    "resigned": resigned,
    "resigned-over": resigned_over,
    "seat-hand": seat_taken,
    "stands-in": stands_in,
    "lent": lent,
    "lent-hand": lent,
    "given-back": given_back,
    "given-back-hand": given_back,
    "vote": vote,
    "vote-without": vote_without,
    "vote-refused": vote_refused,
    "vote-unanswered": vote_unanswered,
    "vote-left": vote_left,
    "paused": paused,
    "goes-on": goes_on,
    "took-back": took_back,
    "settled": settled,
    "away": away,
    "asleep": asleep,
    "digest": digest,
    "opened": opened,
    "seek": seek,
    "full": full,
    "invited": invited,
    "removed": removed,
    "expired": expired,
    "begun": begun,
    "begun-again": begun_again,
    "pace-changed": pace_changed,
    "moved": moved,
    "moved-away": moved_away,
    "moved-far": moved_far,
    "left": left,
    "frozen": frozen,
    "frozen-board": frozen,
    "computer-answers": computer_answers,
    "thawed": thawed,
}

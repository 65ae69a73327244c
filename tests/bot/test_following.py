"""The panel of one's moves stays one message, follows the game, and says what came of a move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sandbox import Actor, Channel, Sandbox, Shown, errors, hurried
from tests.tiers import long_but

from .club import Club, Player, action, next_press
from .hall import MINUTE, SECOND
from .test_places import alone

DV = "delta_v"
LIFE = 15 * MINUTE
"""So long Discord lets the bot change what only one person sees."""


def panels(person: Actor, place: Channel) -> list[Shown]:
    """The panels that somebody sees, the oldest first."""
    return [shown for shown in person.sees(place) if "Refresh" in shown.labels]


async def opened(club: Club, person: Actor) -> Shown:
    """The panel that My turn opens."""
    answer = await person.click(club.live(person), "My turn")
    await club.quiet()
    assert answer.message is not None, answer
    return person.look(answer.message)


async def decides(club: Club, person: Actor, shown: Shown) -> str:
    """Press through a panel until something is done; what was answered."""
    random, before = Random(6), (await club.table()).seq
    for _ in range(20):
        pressed = next_press(person.look(shown), random)
        assert pressed is not None, shown.words
        custom_id, values = pressed
        if values is None:
            answer = await person.click(shown, custom_id)
        else:
            answer = await person.select(shown, values, placeholder=custom_id)
        if (await club.table()).seq > before:
            return answer.text
    raise AssertionError(f"nothing was done through {shown.words}")


async def until_asked(club: Club, person: Actor, *others: Actor) -> None:
    """The others move by commands until somebody is asked."""
    random = Random(7)
    while (mover := await club.mover(person, *others)) is not person:
        await Player(club, mover, random).by_command()
        await club.quiet()


async def first_and_other(club: Club, ann: Actor, bob: Actor) -> tuple[Actor, Actor]:
    """Who begins, and who does not, at a new table."""
    await club.sit(DV, ann, bob)
    first = await club.mover(ann, bob)
    return first, bob if first is ann else ann


async def goes_on(person: Actor, shown: Shown) -> str:
    """Press something in a panel that does nothing yet; what is shown then."""
    skipped = ("Back", "Standing orders")
    go = [b for b in shown.buttons if action(b.custom_id) == "go" and b.label not in skipped]
    if go:
        answer = await person.click(shown, go[-1].label)
    else:
        answer = await person.select(shown, shown.menus[0].values[: shown.menus[0].low])
    return answer.text


def waiting_for(club: Club, person: Actor) -> str:
    """What stands in the panel of whoever waits for somebody."""
    texts = club.library.texts("en", DV)
    return texts("panel-waiting", who=[f"**{person.name}**"])


def leads_on(shown: Shown) -> bool:
    """Whether a panel asks for something."""
    ids = [b.custom_id for b in shown.buttons if b.label not in ("Back", "Standing orders")]
    return bool(shown.menus) or any(action(id_) in ("go", "do") for id_ in ids if id_)


async def test_a_panel_becomes_the_next_decision_when_the_others_have_moved(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, other = await first_and_other(club, ann, bob)
    shown = await opened(club, first)
    said = ""
    while await club.mover(ann, bob) is first:
        said = await decides(club, first, shown)
    await club.quiet()
    assert not leads_on(first.look(shown))
    assert waiting_for(club, other) in first.look(shown).words

    await until_asked(club, first, other)

    (panel,) = panels(first, sandbox.channel)
    assert panel.id == shown.id
    assert leads_on(panel)
    # What came of the own move stays, and what the other did since stands below.
    own = said.splitlines()[1]
    assert own in panel.words
    assert other.name in panel.words
    await decides(club, first, panel)
    assert sandbox.refused == []


async def test_a_panel_of_somebody_who_waits_says_who_is_waited_for(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, other = await first_and_other(club, ann, bob)
    shown = await opened(club, other)
    assert waiting_for(club, first) in shown.words

    await until_asked(club, other, first)

    (panel,) = panels(other, sandbox.channel)
    assert waiting_for(club, first) not in panel.words
    assert leads_on(panel)


async def test_a_second_press_of_my_turn_leaves_one_panel(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, _ = await first_and_other(club, ann, bob)
    old = await opened(club, first)

    new = await opened(club, first)

    assert [panel.id for panel in panels(first, sandbox.channel)] == [new.id] != [old.id]
    assert sandbox.refused == []


async def test_a_typed_move_is_answered_with_the_panel_and_the_old_one_goes(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, other = await first_and_other(club, ann, bob)
    await opened(club, first)

    answer = await Player(club, first, Random(1)).by_command()
    await club.quiet()
    await until_asked(club, first, other)

    assert answer.message is not None
    (panel,) = panels(first, sandbox.channel)
    assert panel.id == answer.message.id
    assert leads_on(panel)


async def test_after_a_quarter_of_an_hour_a_panel_stands_and_a_call_leads_to_a_fresh_one(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, other = await first_and_other(club, ann, bob)
    shown = await opened(club, other)
    sandbox.clock.advance(LIFE)

    await until_asked(club, other, first)

    assert other.look(shown).words == shown.words
    assert sandbox.refused == []  # not even tried
    ping = next(m for m in reversed(other.sees(sandbox.channel)) if other.user in m.live.mentions)
    answer = await other.click(ping, "My turn")
    assert answer.message is not None
    assert leads_on(answer.message)


async def test_each_press_lets_a_panel_live_longer(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, other = await first_and_other(club, ann, bob)
    shown = await opened(club, other)
    sandbox.clock.advance(LIFE - MINUTE)
    await other.click(shown, "Refresh")
    sandbox.clock.advance(LIFE - MINUTE)

    await until_asked(club, other, first)

    assert leads_on(other.look(shown))


@pytest.mark.parametrize("typed", long_but(True, [False, True]), ids=["pressed", "typed"])
async def test_a_panel_for_which_discord_had_to_wait_follows_as_well(
    club: Club,
    ann: Actor,
    bob: Actor,
    sandbox: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    typed: bool,  # noqa: FBT001
) -> None:
    first, other = await first_and_other(club, ann, bob)
    with monkeypatch.context() as patch:
        patch.setattr("bot.adapter.responder.PATIENCE", 0)
        if typed:
            answer = await other.slash(sandbox.channel, "game turn")
        else:
            answer = await other.click(club.live(other), "My turn")
        await sandbox.until(lambda: panels(other, sandbox.channel))
    assert answer.deferred
    await club.quiet()
    (shown,) = panels(other, sandbox.channel)

    await until_asked(club, other, first)

    (panel,) = panels(other, sandbox.channel)
    assert panel.id == shown.id
    assert leads_on(panel)
    await opened(club, other)
    assert len(panels(other, sandbox.channel)) == 1
    assert sandbox.refused == []


@pytest.mark.long
async def test_in_direct_messages_a_panel_is_changed_by_its_id(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    place = await alone(club, ann, sandbox)
    shown = await opened(club, ann)
    sandbox.clock.advance(4 * LIFE)
    await club.quiet()

    await decides(club, ann, shown)
    await club.quiet()
    sandbox.clock.advance(4 * LIFE)
    await ann.slash(place, "game pace", limit="1h")
    await club.quiet()

    (panel,) = panels(ann, place)
    assert panel.id == shown.id
    assert leads_on(panel)
    new = await opened(club, ann)
    assert [panel.id for panel in panels(ann, place)] == [new.id]
    assert sandbox.refused == []


async def test_after_a_restart_a_panel_stands_and_its_presses_are_answered(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, other = await first_and_other(club, ann, bob)
    shown = await opened(club, other)
    await club.restart()

    await until_asked(club, other, first)

    assert other.look(shown).words == shown.words
    await other.click(shown, "Refresh")
    await club.quiet()
    assert leads_on(other.look(shown))
    assert len(panels(other, sandbox.channel)) == 1


@pytest.mark.parametrize(
    "what", long_but("deleted", ["deleted", "expired", "gone", "failing", "reset"])
)
async def test_a_panel_that_cannot_be_changed_is_left_and_harms_nothing(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox, what: str
) -> None:
    first, other = await first_and_other(club, ann, bob)
    shown = await opened(club, other)
    faults, edits = sandbox.faults, ("PATCH", "/webhooks/**")
    happens: dict[str, Callable[[], object]] = {
        "deleted": lambda: sandbox.world.delete_message(shown.live),
        "expired": lambda: faults.refuses(*edits, errors.token_expired),
        "gone": lambda: faults.refuses(*edits, errors.unknown_webhook),
        "failing": lambda: faults.fails_before(*edits, times=5),
        "reset": lambda: faults.resets_before(*edits),
    }
    happens[what]()

    with hurried():
        await until_asked(club, other, first)

    assert f"**{other.name}**: " in club.live(other).words
    assert faults.pending == 0
    assert leads_on(await opened(club, other))


async def test_who_is_choosing_is_not_disturbed_while_the_choice_is_there(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, _ = await first_and_other(club, ann, bob)
    shown = await opened(club, first)
    chosen = await goes_on(first, shown)
    await first.slash(sandbox.channel, "game pace", limit="1h")
    await first.slash(sandbox.channel, "game show")
    await club.quiet()
    assert first.look(shown).words == chosen


async def test_who_chose_what_is_gone_is_shown_what_is_there(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    first, _ = await first_and_other(club, ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="1h")
    await club.quiet()
    sandbox.clock.advance(60 * MINUTE - 10 * SECOND)
    shown = await opened(club, first)
    chosen = await goes_on(first, shown)

    sandbox.clock.advance(10 * SECOND)
    await club.quiet()

    assert (await club.table()).seq == 1, "the default was not taken"
    assert first.look(shown).words != chosen


@pytest.mark.long
async def test_a_panel_does_not_change_with_each_move_of_a_computer(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, computers=3)
    shown = await opened(club, ann)
    before = 0, 0
    while (await club.table()).owed() == (table.seat_of(ann.id),):
        before = len(changes(sandbox)), (await club.table()).seq
        await decides(club, ann, shown)
    await club.quiet()

    assert (await club.table()).seq > before[1] + 3
    assert len(changes(sandbox)) <= before[0] + 1
    assert leads_on(ann.look(shown))


def changes(sandbox: Sandbox) -> list[str]:
    """The changes of panels that were asked for by token, besides answers."""
    return [
        each.path
        for each in sandbox.requests
        if each.method == "PATCH" and each.path.startswith("/webhooks/")
    ]

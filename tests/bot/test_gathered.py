"""An action is gathered in the panel, and nothing of it happens before it is done as a whole."""

from __future__ import annotations

from random import Random

import pytest

from bot.actions import SHARED
from bot.presses import Do, Go, PanelPress, Reply
from bot.table.table import Table
from sandbox import Actor, Sandbox, Shown
from tests.tiers import long_but

from .club import Club, Player, seat_of
from .hall import ANN, BOB, Hall


async def opened(club: Club, *people: Actor, game: str = "delta_v") -> tuple[Actor, Shown]:
    """Who is to move, and their panel."""
    await club.sit(game, *people)
    mover = await club.mover(*people)
    answer = await mover.click(club.live(mover), "My turn")
    assert answer.message is not None
    return mover, mover.look(answer.message)


async def press(person: Actor, shown: Shown, label: str) -> Shown:
    """Press the first button that begins so; the panel after it."""
    found = next(each for each in shown.buttons if each.label.startswith(label))
    answer = await person.click(shown, found.custom_id or "")
    assert answer.message is not None, answer
    return person.look(answer.message)


async def test_a_survey_is_one_action(club: Club, ann: Actor, bob: Actor) -> None:
    ann, panel = await opened(club, ann, bob)

    for label in ("Survey", "Survey column A", "A1, A2 and A3"):
        panel = await press(ann, panel, label)
        assert (await club.table()).seq == 0
    assert panel.labels[0].startswith("Do it: Survey, spending ")
    panel = await press(ann, panel, "Do it")

    assert (await club.table()).seq == 3
    assert "to survey A1" in panel.words


async def test_back_takes_the_last_choice_away(club: Club, ann: Actor, bob: Actor) -> None:
    ann, panel = await opened(club, ann, bob)
    chosen = [await press(ann, panel, "Survey")]
    for label in ("Survey column A", "A5"):
        chosen.append(await press(ann, chosen[-1], label))

    back = [await press(ann, chosen[-1], "Back")]
    back.append(await press(ann, back[-1], "Back"))

    assert [each.labels for each in back] == [chosen[1].labels, chosen[0].labels]
    assert [each.files for each in back] == [chosen[1].files, chosen[0].files]


async def test_the_board_lights_what_is_asked_and_at_last_what_was_chosen(
    club: Club, ann: Actor, bob: Actor
) -> None:
    ann, panel = await opened(club, ann, bob)
    files = [panel.files]

    for label in ("Survey", "Survey column A", "A5", "A6", "A7"):
        panel = await press(ann, panel, label)
        files.append(panel.files)

    assert len({tuple(each) for each in files}) >= 4


SEALED = ("buy", "&declare", "k1-a", "&reveal", "A1", "+B1")
UNKNOWN = ("buy", "&declare", "k99")


@pytest.mark.parametrize(("kind", "path"), [(Go, SEALED), (Go, UNKNOWN), (Do, UNKNOWN)])
async def test_a_path_that_was_made_up_tells_nothing_and_does_nothing(
    hall: Hall, kind: type[PanelPress], path: tuple[str, ...]
) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)
    seat = table.owed()[0]
    user = table.players[seat].user
    assert user is not None

    answer = await hall.presses(user, kind(match, table.token(seat), path).id)

    assert "You can't do that any more" in str(answer)
    assert (await hall.at(match)).seq == 0


async def test_the_call_carries_the_pass(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    await club.comes_to(lambda table: table.decision() == "bid-window", "easy")
    other = await club.mover(ann, bob)
    call = next(shown for shown in reversed(other.sees(sandbox.channel)) if shown.pings)

    before = (await club.table()).seq
    panel = await press(other, call, "Do it: Pass")

    assert (await club.table()).seq == before + 1
    assert "takes contract" in panel.words


async def test_an_old_call_answers_no_later_question(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    async def until_a_bid() -> tuple[Table, int]:
        while (table := await hall.at(match)).decision() != "bid-window":
            await hall.plays(match)
        return table, table.players[table.owed()[0]].user or 0

    table, user = await until_a_bid()
    old = Reply(match, table.token(table.owed()[0]), "pass").id
    await hall.presses(user, old)
    assert (await hall.at(match)).seq == table.seq + 1
    table, user = await until_a_bid()

    answer = await hall.presses(user, old)

    assert "The board has moved on" in str(answer)
    assert (await hall.at(match)).seq == table.seq


@pytest.mark.parametrize("decisions", [2, pytest.param(8, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "game", long_but("space_mission", ["delta_vee", "merchant_of_venus", "space_mission"])
)
async def test_a_computer_mind_finds_its_way_through_panels(
    club: Club, ann: Actor, bob: Actor, game: str, decisions: int
) -> None:
    await club.sit(game, ann, bob)
    mind = next(iter((await club.table()).game.minds.computers))
    players = [Player(club, actor, Random(3), mind) for actor in (ann, bob)]
    for _ in range(decisions):
        table = await club.table()
        await next(each for each in players if seat_of(table, each) in table.owed()).by_buttons()
        await club.quiet()
        assert (await club.table()).seq > table.seq


def test_old_paths_are_one_choice() -> None:
    press = SHARED.read("v1:do:m7f3k:12:jump.j2lx.green-heggar")

    assert press == Do("m7f3k", 12, ("jump", "j2lx", "green-heggar"))


async def test_what_would_be_lost_is_said_before_it_is_done(
    club: Club, ann: Actor, bob: Actor
) -> None:
    ann, panel = await opened(club, ann, bob)

    panel = await press(ann, panel, "Prospect")

    assert "uses your action and shows nothing" in panel.words
    assert "Do it: Prospect under your rockets" in panel.labels


async def test_topping_up_is_confirmed_like_everything_else(
    club: Club, ann: Actor, bob: Actor
) -> None:
    ann, panel = await opened(club, ann, bob, game="space_mission")

    panel = await press(ann, panel, "Top up")

    assert (await club.table()).seq == 0
    assert any(label.startswith("Do it: Top up") for label in panel.labels)


async def test_commands_are_gathered_and_given_at_once(club: Club, ann: Actor, bob: Actor) -> None:
    await club.sit("delta_vee", ann, bob)
    table = await club.comes_to(lambda table: table.decision() == "give-commands", "easy")
    mover = await club.mover(ann, bob)
    answer = await mover.click(club.live(mover), "My turn")
    assert answer.message is not None
    panel = mover.look(answer.message)
    before = table.seq
    assert not any(label.startswith("Take ") for label in panel.labels), "one unit alone"

    for _ in range(2):
        panel = await press(mover, panel, "Accelerate")
        assert (await club.table()).seq == before
    assert "Take one back" not in panel.labels
    await press(mover, panel, "Do it: Accelerate \N{MULTIPLICATION SIGN}2 → Give these commands")

    assert (await club.table()).seq == before + 3


# -- what cannot be looked past -------------------------------------------------------------------


async def at_decision(club: Club, decision: str, mind: str, *people: Actor) -> tuple[Actor, Shown]:
    """Who is asked for a decision for the first time, and their panel."""
    table = await club.comes_to(lambda table: table.decision() == decision, mind)
    mover = next(each for each in people if table.seat_of(each.id) in table.owed())
    answer = await mover.click(club.live(mover), "My turn")
    assert answer.message is not None
    return mover, mover.look(answer.message)


async def follow(person: Actor, shown: Shown, path: str) -> Shown:
    """Press the button that leads to a path."""
    found = next(b for b in shown.buttons if (b.custom_id or "").split(":")[-1] == path)
    answer = await person.click(shown, found.custom_id or "")
    assert answer.message is not None, answer
    return person.look(answer.message)


async def test_the_tiles_for_a_contract_are_named_in_one_menu(
    club: Club, ann: Actor, bob: Actor
) -> None:
    ann, panel = await opened(club, ann, bob)
    for path in ("buy", "buy.&declare.k10-bgd"):
        panel = await follow(ann, panel, path)
    menu = panel.menus[0]
    assert (menu.low, menu.high) == (1, 3)

    answer = await ann.select(panel, ["+B2", "+A1", "+C3"], placeholder=menu.custom_id)
    assert answer.message is not None
    panel = ann.look(answer.message)
    assert (await club.table()).seq == 0
    panel = await press(ann, panel, "Do it: Buy a rocket")

    # The first is turned up, and the others for as long as they fit the contract.
    seq = (await club.table()).seq
    assert 3 <= seq <= 5
    assert ("no longer fits, so I left it out: Turn up" in panel.words) == (seq < 5)


async def test_as_many_jobs_as_timers_are_free_are_done_at_once(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    cleo = sandbox.user("Cleo")
    await club.sit("space_dealer", ann, bob, cleo)
    ann, panel = await at_decision(club, "work", "easy", ann, bob, cleo)
    table = await club.table()
    seat = table.seat_of(ann.id)
    assert seat is not None
    free = sum(not timer.job for timer in table.view(seat).planets[seat].timers)
    assert free == 2

    panel = await press(ann, panel, "Research")
    assert "or choose more" in panel.words
    assert "Research" not in panel.labels
    ship = next(b.label for b in panel.buttons if ".&fly." in (b.custom_id or ""))
    panel = await press(ann, panel, ship)
    assert [label for label in panel.labels if label.startswith("Fly")] == []
    assert (await club.table()).seq == table.seq
    await press(ann, panel, "Do it: ")

    planet = (await club.table()).view(seat).planets[seat]
    assert [timer.job for timer in planet.timers] == ["research", "fly"]


async def test_the_same_several_times_is_one_press(club: Club, ann: Actor, bob: Actor) -> None:
    await club.sit("delta_vee", ann, bob)
    ann, panel = await at_decision(club, "give-commands", "easy", ann, bob)

    panel = await press(ann, panel, "Accelerate")
    assert {"Accelerate \N{MULTIPLICATION SIGN}2", "Accelerate \N{MULTIPLICATION SIGN}3"} <= set(
        panel.labels
    )
    panel = await follow(ann, panel, "order.accel.+accel.+accel")

    assert "Do it: Accelerate \N{MULTIPLICATION SIGN}3 → Give these commands" in panel.labels


async def test_a_shot_and_the_end_of_firing_are_one_action(
    club: Club, ann: Actor, bob: Actor
) -> None:
    await club.sit("delta_vee", ann, bob)
    table = await club.comes_to(
        lambda table: any(offer.verb == "fire" for offer in table.offers(table.owed()[0])), "easy"
    )
    mover = await club.mover(ann, bob)
    answer = await mover.click(club.live(mover), "My turn")
    assert answer.message is not None
    panel = mover.look(answer.message)
    ids = [(b.custom_id or "").split(":")[-1] for b in panel.buttons]
    shot = next(id_ for id_ in ids if id_.startswith("fire."))

    for path in (shot, f"{shot}.&done"):
        panel = await follow(mover, panel, path)

    assert panel.labels[0].startswith("Do it: ")
    assert (await club.table()).seq == table.seq
    panel = await press(mover, panel, "Do it: ")
    done = (await club.table()).seq - table.seq
    assert done == 2 or (done == 1 and "no longer fits" in panel.words)

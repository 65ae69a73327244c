"""The "?" of a panel: what is asked, what each choice does and comes to, with its clause."""

from __future__ import annotations

import pytest

from bot.message import Menu
from bot.presses import AskWhy, Explain, ShowWhy
from engine import Cover, Seat
from games import ALL

from .club import Club
from .hall import ANN, BOB, CLEO, HERE, Hall, button


async def test_the_root_explains_the_decision_and_every_verb(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    panel = await hall.presses(ANN, button(hall.sender.board(HERE), "My turn"))

    help_ = await hall.presses(ANN, button(panel, "?"))

    assert help_.title == "Tiny: bid energy"
    assert help_.body.startswith("All bid at once, in secret; the most energy wins. (T1)")
    assert "**Bid**: Only the winner pays. (T1)" in help_.body


async def test_what_the_buttons_come_to_stands_below_their_verb(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(ANN, "tiny bid", energy="2")
    await hall.types(BOB, "tiny bid", energy="1")
    assert (await hall.at(match)).decision() == "use-comet"
    await hall.settle()
    panel = await hall.presses(ANN, button(hall.sender.board(HERE), "My turn"))

    help_ = await hall.presses(ANN, button(panel, "?"))

    assert help_.title == "Tiny: use the comet"
    verb, entry = help_.body.split("\n\n")[1].split("\n")
    assert verb == "**Refuel**: Takes energy out of the pool. (T2)"
    assert entry == "\N{BULLET} Refuel: 1 energy"


async def test_of_many_entries_that_come_to_the_same_only_the_others_are_named(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    player = ANN if Seat(0) in (await hall.at(match)).owed() else BOB
    await hall.types(player, "delta-v survey", bribe="alphatite")
    panel = await hall.presses(player, button(hall.sender.board(HERE), "My turn"))

    assert panel.body.splitlines()[-2:] == [
        "Row 4 and Column D: 6 of 6 tiles are new to you.",
        "The others: 7 of 7 tiles are new to you.",
    ]


async def test_a_stale_question_mark_explains_what_is_asked_now(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    old = Explain(match, 0, ("nonsense",))

    help_ = await hall.presses(ANN, old.id)

    assert help_.title == "Tiny: bid energy"


async def test_whoever_is_asked_nothing_gets_their_panel(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)
    waiting = BOB if table.owed() == (Seat(0),) else ANN

    said = await hall.presses(waiting, Explain(match, 0).id)

    assert "Nothing for you to do right now" in said.body


async def test_the_board_as_text_and_its_signs_are_one_press_on(club: Club) -> None:
    ann, bob = club.box.user("Ann"), club.box.user("Bob")
    await club.sit("delta_v", ann, bob)
    await club.quiet()
    player = ann if "Ann" in club.live(ann).text else bob

    panel = (await player.click(club.live(player), "My turn")).message
    assert panel is not None
    help_ = await player.click(panel, "?")

    assert help_.ephemeral
    assert help_.message is not None
    assert {"Text board", "What is what?"} <= set(help_.message.labels)


async def test_what_cannot_be_chosen_is_explained_with_its_clause(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    await hall.types(ANN, "tiny bid", energy="2")
    await hall.types(BOB, "tiny bid", energy="1")
    await hall.types(ANN, "tiny refuel")
    await hall.settle()
    panel = await hall.presses(ANN, button(hall.sender.board(HERE), "My turn"))
    help_ = await hall.presses(ANN, button(panel, "?"))

    why = await hall.presses(ANN, button(help_, "Why can't I …?"))

    assert "**Refuel**: You did that in this turn already. (T2)" in why.body


async def test_what_belongs_to_another_decision_says_when_it_comes(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")

    why = await hall.presses(ANN, AskWhy(match).id, "refuel")

    assert (
        why.body == "**Refuel**: not at this moment. It comes when it's time to use the comet. (T2)"
    )


@pytest.mark.parametrize("cover", ALL, ids=lambda cover: cover.slug)
async def test_of_every_command_it_is_said_why_it_cannot_be_used(hall: Hall, cover: Cover) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=cover.slug)
    table = await hall.at(match)
    for seat in table.owed():
        user = table.players[seat].user
        assert user is not None
        shown = await hall.presses(user, ShowWhy(match).id)
        (menu,) = shown.rows
        assert isinstance(menu, Menu)

        for option in menu.options:
            why = await hall.presses(user, menu.id, option.value)
            assert any(line.startswith(f"**{option.label}**") for line in why.body.splitlines())

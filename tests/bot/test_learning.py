"""Learning a game by playing it: the prepared match, and what is new in any other."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.message import faults, fitted
from bot.present import private
from bot.present.following import is_choosing
from bot.present.speaker import speaker
from bot.present.teaching import told, worth_trying
from bot.presses import NoLessons
from bot.registry import shipped
from bot.table.computers import advice
from bot.table.schooling import Schooling
from bot.table.table import Table
from engine import Seat, Tutorial, least
from sandbox import Actor, Sandbox
from sandbox.shown import Shown
from tests.tiers import long_but

from .club import Club, Player
from .hall import ANN, BOB, HERE, Hall, button, labels

DV = "delta_v"
TAUGHT = [title.game.slug for title in shipped() if title.game.help.tutorial is not None]
GOAL = "> You win with points, and minerals bring them."


async def begins(club: Club, ann: Actor, sandbox: Sandbox, game: str = DV) -> Table:
    """Ann learns a game in her direct messages."""
    sandbox.channel = ann.dm
    await ann.slash(ann.dm, "game learn", game=game)
    await club.quiet()
    return await club.table()


def green(message: Shown) -> str:
    """The button of what is proposed, or of what is about to be done."""
    found = [each.label for each in message.buttons if each.style == "success"]
    assert found, (message.labels, message.words)
    return found[0]


async def progress(club: Club) -> int:
    """How much of Ann's part of the script is behind her."""
    schooling = (await club.table()).players[0].schooling
    assert schooling is not None
    return schooling.place


async def opened(club: Club, person: Actor) -> Shown:
    """The panel that My turn opens."""
    panel = (await person.click(club.live(person), "My turn")).message
    assert panel is not None
    return panel


async def follows(club: Club, ann: Actor, decisions: int) -> list[Shown]:
    """Ann does what is proposed for so many choices; the panels she sees."""
    shown: list[Shown] = []
    while (await progress(club)) < decisions:
        await club.asked()
        shown.append(await opened(club, ann))
        while not green(shown[-1]).startswith("Do it"):
            there = (await ann.click(shown[-1], green(shown[-1]))).message
            assert there is not None
            shown.append(there)
        await ann.click(shown[-1], green(shown[-1]))
        await club.quiet()
    return shown


async def learns(club: Club, decisions: int) -> None:
    """Ann has done what is proposed for so many choices, past Discord."""
    while (await progress(club)) < decisions:
        table = await club.asked()
        proposed = table.scripted(Seat(0))
        assert proposed is not None
        await club.services.play.act(table, Seat(0), [proposed])
        await club.quiet()


# -- the prepared match -------------------------------------------------------------------------


@pytest.mark.parametrize("game", long_but("space_mission", TAUGHT))
async def test_the_first_choices_are_proposed_and_explained(
    club: Club, ann: Actor, sandbox: Sandbox, game: str
) -> None:
    table = await begins(club, ann, sandbox, game)
    tutorial = table.game.help.tutorial
    assert tutorial is not None
    say = speaker(table, club.services.texts("en", table))

    shown = await follows(club, ann, 2)

    words = "\n".join(message.words for message in shown)
    assert any(told([lesson], say)[0] in words for lesson in tutorial.lessons)
    async with club.services.store.reading() as tx:
        entries = await tx.log.entries(table.id)
    done = [entry.choice for entry in entries if entry.seat == 0]
    assert done[:2] == list(tutorial.part(Seat(0))[:2])
    assert sandbox.refused == []


@pytest.mark.long
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_newcomer_who_does_what_is_proposed_is_told_everything(
    club: Club, ann: Actor, sandbox: Sandbox, game: str
) -> None:
    table = await begins(club, ann, sandbox, game)
    tutorial = table.game.help.tutorial
    assert tutorial is not None
    say = speaker(table, club.services.texts("en", table))

    shown = await follows(club, ann, len(tutorial.part(Seat(0))))

    words = "\n".join(message.words for message in shown)
    for lesson in tutorial.lessons:
        if lesson.beyond:
            continue
        (said,) = told([lesson], say)
        assert said in words, lesson.name
        # Once where a row of choices leads there, and once when it is asked.
        assert words.count(said) <= 2, lesson.name
    await club.asked()
    last = (await ann.click(club.live(ann), "My turn")).text
    assert "That's what everybody does all the time here" in words + last
    assert sandbox.refused == []
    async with club.services.store.reading() as tx:
        entries = await tx.log.entries(table.id)
    for number, part in enumerate(tutorial.parts):
        done = [entry.choice for entry in entries if entry.seat == number]
        count = min(len(part), len(done))
        assert done[:count] == list(part[:count]), "the computers keep to the script"


async def test_it_is_dealt_in_a_thread_of_its_own(club: Club, ann: Actor, sandbox: Sandbox) -> None:
    answer = await ann.slash(sandbox.channel, "game learn", game=DV)
    (thread,) = [c for c in sandbox.world.channels.values() if c.is_thread]
    sandbox.channel = thread
    await club.quiet()

    assert f"<#{thread.id}>" in answer.text
    assert thread.name == "Delta V: Ann learns it"
    table = await club.table()
    assert table.names == ("Ann", "Ada ⌘", "Brik ⌘")
    said = [shown.text for shown in ann.sees(thread)]
    assert "The game begins. Good luck!" in said, "nothing is promised of dice that are known"
    panel = await ann.click(club.live(ann), "My turn")
    assert GOAL in panel.text


@pytest.mark.parametrize(("number", "decisions"), long_but((1, 2), [(1, 2), (2, 30)]))
@pytest.mark.parametrize("game", long_but("space_mission", TAUGHT))
async def test_whoever_presses_anything_is_always_answered(
    club: Club, ann: Actor, sandbox: Sandbox, game: str, number: int, decisions: int
) -> None:
    await begins(club, ann, sandbox, game)
    player = Player(club, ann, Random(number))
    for _ in range(decisions):
        if (await club.table()).status != "running":
            break
        await club.asked()
        answer = await player.by_buttons()
        assert "Something went wrong" not in answer.text
        await club.quiet()

    assert sandbox.refused == []


async def test_where_no_thread_can_be_made_it_says_where_to_learn(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "create_public_threads")

    answer = await ann.slash(sandbox.channel, "game learn", game=DV)

    assert "Write to me directly and type `/game learn` there" in answer.text


async def test_teach_me_stands_on_the_page_of_a_game(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    sandbox.channel = ann.dm
    page = await ann.slash(ann.dm, "game rules", game=DV)
    assert page.message is not None

    answer = await ann.click(page.message, "Teach me")

    assert "Your first match is dealt" in answer.text
    assert (await club.table()).guided


async def test_what_is_new_is_pointed_at_on_the_board(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)

    panel = await opened(club, ann)

    (said,) = panel.alts.values()
    assert said is not None
    assert said.startswith("Contract: take it by turning up a tile of each of these.")


async def test_whoever_does_otherwise_is_still_told_what_is_new(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)
    bought = await ann.slash(ann.dm, "delta-v buy")
    assert "Now the contract." in bought.text
    await club.quiet()

    panel = await opened(club, ann)

    assert "Try this" in panel.words
    assert GOAL not in panel.words


async def test_a_lesson_stands_between_the_picture_and_one_green_button(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)

    panel = await opened(club, ann)

    above, below = panel.embeds
    assert "image" in above
    assert "image" not in below
    assert GOAL not in above["description"]
    assert below["description"].startswith(GOAL)
    assert panel.menus == []
    assert panel.labels == ["Show me: Fly to C3", "Something else", "?", "What is what?", "Refresh"]


async def test_all_that_can_be_chosen_is_one_press_away(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)
    panel = await opened(club, ann)

    every = (await ann.click(panel, "Something else")).message

    assert every is not None
    assert "Buy a rocket" in every.labels
    assert len(every.menus) == 2
    assert "Show me: Fly to C3" in every.labels
    bought = (await ann.click(every, "Buy a rocket")).message
    assert bought is not None
    back = (await ann.click(bought, "Back")).message
    assert back is not None
    assert back.labels == every.labels, "back to where they chose"


async def test_whoever_looks_at_all_that_can_be_chosen_is_not_disturbed(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    table = await begins(club, ann, sandbox, "space_dealer")
    texts = club.services.texts("en", table)
    folded = private.panel(table, texts, Seat(0))
    every = private.unfolded(table, texts, Seat(0), ())

    assert folded.spot is not None
    assert every.spot is not None
    assert not is_choosing(table, folded.spot)
    assert is_choosing(table, every.spot)
    assert not is_choosing(table, replace(every.spot, token=every.spot.token - 1))


@pytest.mark.long
async def test_after_the_prepared_part_the_panel_is_as_in_any_match(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    table = await begins(club, ann, sandbox)
    assert table.game.help.tutorial is not None
    await follows(club, ann, len(table.game.help.tutorial.part(Seat(0))))
    await club.asked()

    panel = await opened(club, ann)

    assert "the prepared part is over" in panel.words
    assert "Suggest a move" in panel.labels
    assert "Something else" not in panel.labels


async def test_the_way_to_what_is_proposed_stays_while_one_looks_about(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox, "space_dealer")
    panel = await opened(club, ann)
    shown = green(panel)

    chosen = (await ann.click(panel, shown)).message
    assert chosen is not None
    assert green(chosen).startswith("Do it")

    back = (await ann.click(chosen, "Back")).message
    assert back is not None
    assert back.labels == panel.labels, "back to where they were, in one step"

    table = await club.table()
    texts = club.services.texts("en", table)
    about = private.panel(table, texts, Seat(0), ("settle", "left", "mine-green-1"))
    assert shown in labels(about)


async def test_a_call_leads_to_the_panel_and_answers_nothing_by_itself(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)
    await learns(club, 4)
    table = await club.table()

    assert table.decision() == "bid-window"
    calls = [shown for shown in ann.sees(ann.dm) if "My turn" in shown.labels and shown.pings]
    assert calls
    assert all("Pass" not in label for shown in calls for label in shown.labels)


async def test_whoever_has_gone_another_way_is_advised_on_where_they_are(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)
    await ann.slash(ann.dm, "delta-v buy")
    await club.quiet()

    table = await club.table()
    thought = worth_trying(table, Seat(0))

    assert table.scripted(Seat(0)) is not None
    assert thought is not None
    assert thought == advice(table, Seat(0))


async def test_what_is_proposed_beside_the_usual_answer_is_a_panel_that_discord_takes(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await begins(club, ann, sandbox)
    await learns(club, 4)
    table = await club.table()
    tutorial = table.game.help.tutorial
    assert tutorial is not None
    raising = next(least(each) for each in table.offers(Seat(0)) if each.verb != "pass")
    part = [*tutorial.script[0][:4], str(raising)]
    script = {"script": (part, *tutorial.script[1:])}
    game = replace(
        table.game,
        help=replace(
            table.game.help, tutorial=Tutorial.model_validate(tutorial.model_dump() | script)
        ),
    )
    table = replace(table, registered=replace(table.registered, game=game))

    panel = private.panel(table, club.services.texts("en", table), Seat(0))

    assert list(faults(fitted(panel))) == []
    shown = labels(panel)
    assert shown[0].startswith("Show me: Raise")
    assert {"Something else", "Do it: Pass", "?", "What is what?", "Refresh"} <= set(shown)


# -- any other match ----------------------------------------------------------------------------


async def test_a_first_match_explains_each_decision_once(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = (await hall.at(match)).owed()[0]
    user = (ANN, BOB)[seat]
    await hall.settle()
    before = await hall.presses(user, button(hall.sender.board(HERE), "My turn"))
    again = await hall.presses(user, button(hall.sender.board(HERE), "My turn"))
    bought = await hall.types(user, "delta-v buy")

    assert before.below.startswith(GOAL)
    assert again.below == before.below
    assert "Suggest a move" in labels(before)
    assert GOAL not in bought.below
    assert "> Now the contract." in bought.below


async def test_what_was_taught_at_one_table_is_known_at_the_next(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    for _ in range(4):
        await hall.plays(match)
    first = await hall.at(match)

    other = await hall.at(await hall.sits(ANN, BOB, channel=HERE + 1))

    assert any("goal" in (player.schooling or Schooling()).met for player in other.players)
    for seat in (0, 1):
        earlier, now = first.players[seat].schooling, other.players[seat].schooling
        assert earlier is not None
        assert now is not None
        assert now.met == earlier.met


async def test_whoever_played_before_there_were_lessons_is_told_nothing(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    hall.sql("UPDATE matches SET seat_states = '[]' WHERE id = ?", match)

    other = await hall.at(await hall.sits(ANN, BOB, channel=HERE + 1))

    assert [player.schooling for player in other.players] == [None, None]


async def test_one_button_ends_all_explanations(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = (await hall.at(match)).owed()[0]
    user = (ANN, BOB)[seat]
    await hall.settle()
    panel = await hall.presses(user, button(hall.sender.board(HERE), "My turn"))

    quiet = await hall.presses(user, button(panel, "No more explanations"))

    assert quiet.body.startswith("I won't explain any more.")
    assert quiet.below == ""
    assert "No more explanations" not in labels(quiet)
    later = await hall.types(user, "delta-v buy")
    assert later.below == ""
    shown = await hall.types(user, "settings", lessons=True)
    assert "Explanations of what is new to you: **on**" in shown.text


async def test_the_other_at_the_table_goes_on_being_told(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = (await hall.at(match)).owed()[0]
    user, other = ((ANN, BOB), (BOB, ANN))[seat]

    await hall.presses(other, NoLessons(match).id)
    await hall.settle()

    panel = await hall.presses(user, button(hall.sender.board(HERE), "My turn"))
    assert panel.below.startswith(GOAL)

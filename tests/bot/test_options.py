"""The options of a table: every value of each is reached by buttons and by typing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from bot.message import Button, Menu, Message, faults, fitted
from bot.present.options import window_of
from bot.registry import RegisteredGame, Registry, shipped
from bot.table.options import Value, settings
from games import ALL
from locales import Library
from sandbox import Sandbox
from tests import tiny
from tests.secrecy.world import Recorder
from tests.tiers import long_but

from .club import Club
from .hall import ANN, BOB, Hall, opened, said

Long: Any = Literal[tuple(f"word-{number}" for number in range(60))]


class Plenty(BaseModel):
    """More options than a message takes, some with more values than a menu takes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rounds: int = Field(3, ge=1, le=6)
    dawn: Literal["hour", "day"] = "day"
    score: int = Field(30, ge=10, le=60)
    word: Long = "word-30"
    notebook: bool = True
    other: Long = "word-59"
    first: bool = True
    second: int = Field(0, ge=0, le=24)
    third: int = Field(0, ge=0, le=25)


PLENTY = replace(
    tiny.TITLE, game=replace(tiny.GAME, rules=replace(tiny.GAME.rules, options=Plenty))
)
BY_DAY = replace(
    tiny.TITLE,
    game=replace(
        tiny.GAME,
        rules=replace(tiny.GAME.rules, withheld=lambda _box: {"dawn": frozenset(("hour",))}),
    ),
)
"""A box with which one value of an option means nothing."""
OWN = {"tiny": tiny.TITLE, "by-day": BY_DAY, "plenty": PLENTY}
TITLES = OWN | {cover.slug: shipped()[cover.slug] for cover in ALL}


@pytest.fixture
async def lobby(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Hall]:
    """Ann's table of one title, with the texts of its options."""
    title: RegisteredGame = TITLES[request.param]
    texts = tmp_path / "en" / "tiny.ftl"
    texts.parent.mkdir()
    more = "".join(
        f"setting-{name} = {name.capitalize()}\nsetting-{name}-description = The {name}\n"
        for name in Plenty.model_fields
    )
    kept = (tiny.HERE / "locales" / "en" / "tiny.ftl").read_text("utf-8")
    texts.write_text(kept + more if request.param == "plenty" else kept, "utf-8")
    registry, library = Registry([title]), Library(tmp_path, strict=True)
    async with opened(tmp_path, monkeypatch, registry, library) as hall:
        await hall.lobby(ANN, game=title.cover.slug)
        yield hall


def each_title(function: Any) -> Any:
    return pytest.mark.parametrize("lobby", TITLES, indirect=True)(function)


some_titles = pytest.mark.parametrize(
    "lobby", long_but(["tiny", "by-day", "delta_v", "delta_vee"], TITLES), indirect=True
)


def every(title: RegisteredGame) -> Iterator[tuple[str, Value]]:
    """Each option with each of its values."""
    for setting in settings(title.game, title.box).values():
        yield from ((setting.name, value) for value in setting.values)


async def options(hall: Hall) -> dict[str, Any]:
    """How the options stand that are stored."""
    return (await hall.at(hall.match)).options


class Asked(Recorder):
    """An answer that may open a form."""

    form: str = ""

    async def ask(self, form: Any, late: Message) -> None:
        self.form = form.id


@dataclass
class Pressing:
    """Ann with the form open, who presses what it shows and nothing else."""

    hall: Hall
    shown: Message

    async def press(self, custom_id: str, *values: str) -> str:
        """Press something; the custom id of the form that it opens, if it does."""
        assert list(faults(fitted(self.shown))) == []
        answer = Asked()
        await self.hall.router.press(self.hall.who(ANN), custom_id, values, answer)
        if not answer.form:
            self.shown = said(answer)
        return answer.form

    async def choose(self, field: str, value: Value) -> None:
        """Set an option, wherever it stands."""
        control = await self.found(field)
        if isinstance(control, Button):
            form = await self.press(control.id)
            await self.press(form, f" {value} ")
            return
        for way in (-1, 0):  # all that lies after the values that are shown, then before them
            while str(value) not in (there := [option.value for option in control.options]):
                if window_of(there[way]) is None:
                    break
                await self.press(control.id, there[way])
                control = await self.found(field)
                assert isinstance(control, Menu)
        await self.press(control.id, str(value))

    async def found(self, field: str) -> Button | Menu:
        """The control of an option, on the first page that has it."""
        for page in range(1, 9):
            for control in self.controls():
                if control.id.endswith(f":{field}"):
                    return control
            labels = {c.label: c.id for c in self.controls() if isinstance(c, Button)}
            await self.press(labels.get(f"Page {page + 1}") or labels["Page 1"])
        raise AssertionError(f"nothing sets {field}")

    def controls(self) -> Iterator[Button | Menu]:
        for row in self.shown.rows:
            yield from (row,) if isinstance(row, Menu) else row


@some_titles
async def test_every_value_of_every_option_is_reached_by_buttons(lobby: Hall) -> None:
    table = await lobby.at(lobby.match)
    ann = Pressing(lobby, await lobby.types(ANN, "game option"))

    for field, value in every(table.registered):
        await ann.choose(field, value)

        assert (await options(lobby))[field] == value


@some_titles
async def test_every_value_of_every_option_is_reached_by_typing(lobby: Hall) -> None:
    table = await lobby.at(lobby.match)

    for field, value in every(table.registered):
        given = {"setting": field}
        found = await lobby.router.complete(lobby.who(ANN), "game option", "value", "", given)
        typed = await lobby.router.complete(
            lobby.who(ANN), "game option", "value", str(value), given
        )
        for _, word in [each for each in typed if each[1] == str(value)][:1]:
            await lobby.types(ANN, "game option", setting=field, value=word)

        assert (await options(lobby))[field] == value
        assert found


@pytest.mark.parametrize("lobby", ["merchant_of_venus"], indirect=True)
async def test_an_option_and_its_value_may_be_called_by_their_names(lobby: Hall) -> None:
    await lobby.types(ANN, "game option", setting="Maximum production", value="ON")
    shown = await lobby.types(ANN, "game option", setting="rounds", value="57")

    assert (await options(lobby))["production"] is True
    assert (await options(lobby))["rounds"] == 57
    assert "Maximum production: on" in shown.text


@pytest.mark.parametrize("lobby", ["by-day"], indirect=True)
async def test_a_value_that_means_nothing_with_the_box_is_not_there(lobby: Hall) -> None:
    shown = await lobby.types(ANN, "game option")
    refused = await lobby.types(ANN, "game option", setting="dawn", value="after an hour")

    menus = [row for row in shown.rows if isinstance(row, Menu)]
    offered = [option.label for menu in menus for option in menu.options]
    assert "after a day" in offered
    assert "after an hour" not in offered
    assert "isn't one of these: after a day" in refused.text


@pytest.mark.parametrize("lobby", ["merchant_of_venus"], indirect=True)
async def test_what_an_option_cannot_be_is_refused_with_what_it_can(lobby: Hall) -> None:
    before = await options(lobby)

    number = await lobby.types(ANN, "game option", setting="rounds", value="*61*")
    word = await lobby.types(ANN, "game option", setting="demand", value="maybe")
    unknown = await lobby.types(ANN, "game option", setting="moons", value="3")
    stranger = await lobby.types(BOB, "game option", setting="rounds", value="50")

    assert "\\*61\\*” isn't a whole number from 31 to 60" in number.text
    assert "isn't one of these: on and off" in word.text
    assert "“moons” isn't one of these: Game, Rounds of the epic game" in unknown.text
    assert f"Only <@{ANN}> can do that" in stranger.text
    assert await options(lobby) == before


@pytest.mark.parametrize("lobby", ["tiny"], indirect=True)
async def test_an_option_that_came_later_stands_at_its_default(lobby: Hall) -> None:
    lobby.sql("UPDATE matches SET options = json_remove(options, '$.dawn')")

    shown = await lobby.types(ANN, "game option")
    await lobby.types(ANN, "game option", setting="rounds", value="2")

    prompts = [row.placeholder for row in shown.rows if isinstance(row, Menu)]
    assert "Dawn: after a day" in prompts
    assert await options(lobby) == {"rounds": 2, "dawn": "day", "notebook": True}


@pytest.mark.parametrize("lobby", ["tiny"], indirect=True)
async def test_two_options_that_are_set_at_one_moment_both_hold(lobby: Hall) -> None:
    set_option = lobby.services.lobby.set_option
    calls: list[str] = []
    both_have_looked = asyncio.Barrier(2)

    async def at_once(table: Any, field: str, word: str, **more: Any) -> Any:
        calls.append(field)
        if len(calls) <= 2:
            await both_have_looked.wait()
        return await set_option(table, field, word, **more)

    lobby.services.lobby.set_option = at_once  # type: ignore[method-assign]

    await asyncio.gather(
        lobby.types(ANN, "game option", setting="rounds", value="5"),
        lobby.types(ANN, "game option", setting="notebook", value="off"),
    )

    now = await options(lobby)
    assert (now["rounds"], now["notebook"]) == (5, False)


@pytest.mark.parametrize("lobby", ["tiny"], indirect=True)
async def test_a_match_begins_with_an_option_that_was_set_at_that_moment(lobby: Hall) -> None:
    await lobby.services.lobby.join(await lobby.at(lobby.match), BOB, "Bob", interaction=99)
    setting_up = lobby.services.lobby._setup

    def late(*given: Any) -> Any:
        setup = setting_up(*given)
        if not done:
            done.append(True)
            lobby.sql("""UPDATE matches SET options = json_set(options, '$.rounds', 6)""")
        return setup

    done: list[bool] = []
    lobby.services.lobby._setup = late  # type: ignore[method-assign, assignment]

    await lobby.types(ANN, "game start")

    setup = (await lobby.at(lobby.match)).setup
    assert setup is not None
    assert setup.options["rounds"] == 6


@pytest.mark.parametrize("lobby", ["tiny"], indirect=True)
async def test_a_new_table_begins_as_its_game_wants_it_for_the_hosts_time_zone(
    lobby: Hall,
) -> None:
    await lobby.types(ANN, "game end")
    title = next(iter(lobby.services.registry))
    there = {"Asia/Tokyo": {"rounds": 5, "dawn": "hour"}}
    game = replace(
        title.game, rules=replace(title.game.rules, preset=lambda zone: there.get(zone, {}))
    )
    lobby.services.registry._games["tiny"] = replace(title, game=game)
    await lobby.types(ANN, "settings", timezone="Asia/Tokyo")

    for user, channel in ((ANN, 31), (BOB, 32)):
        await lobby.types(user, "game new", game="tiny", channel=channel)

    tables = [await lobby.services.tables.of_channel(channel) for channel in (31, 32)]
    assert [t.options if t else None for t in tables] == [
        {"rounds": 5, "dawn": "hour", "notebook": True},
        {"rounds": 3, "dawn": "day", "notebook": True},
    ]


async def test_the_form_is_opened_again_from_the_board_and_a_number_typed(
    club: Club, sandbox: Sandbox
) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await ann.slash(sandbox.channel, "game new", game="merchant_of_venus")
    await club.quiet()

    answer = await ann.click(club.live(ann), "Options")
    assert answer.message is not None
    refused = await bob.click(club.live(bob), "Options")
    await ann.click(answer.message, "Page 2")
    await ann.click(answer.message, "Page 1")
    asked = await ann.click(answer.message, "Rounds of the epic game: 40. Type 31 to 60")
    done = await ann.submit(asked, number="58")
    await club.quiet()

    assert "can do that" in refused.text
    assert "Rounds of the epic game: 58" in done.text
    assert (await club.table()).options["rounds"] == 58
    assert "58" in club.live(bob).words


@pytest.mark.parametrize("lobby", ["tiny"], indirect=True)
async def test_once_the_game_has_begun_its_options_stand(lobby: Hall) -> None:
    ann = Pressing(lobby, await lobby.types(ANN, "game option"))
    menus = [control for control in ann.controls() if isinstance(control, Menu)]
    await lobby.services.lobby.join(await lobby.at(lobby.match), BOB, "Bob", interaction=99)
    await lobby.types(ANN, "game start")
    before = await options(lobby)

    await ann.press(menus[0].id, "6")
    typed = await lobby.types(ANN, "game option", setting="rounds", value="6")
    form = await lobby.types(ANN, "game option")

    for answer in (ann.shown, typed, form):
        assert "already started" in answer.text
    assert await options(lobby) == before


@each_title
async def test_no_two_values_of_an_option_are_described_alike(lobby: Hall) -> None:
    table = await lobby.at(lobby.match)
    shown = await lobby.types(ANN, "game option")
    ann = Pressing(lobby, shown)

    for field, setting in table.settings.items():
        control = await ann.found(field)
        said = [o.description for o in control.options] if isinstance(control, Menu) else []
        told = [each for each in said if each]
        assert len(set(told)) == len(told)
        assert (
            lobby.services.texts("en", table)(f"setting-{setting.name}-description") in shown.text
        )

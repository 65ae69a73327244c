"""Every hard limit: just within it is taken, one more is refused with 50035."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, TypeAlias

import discord
import pytest

from sandbox import Actor, Channel, Sandbox
from sandbox.checks import FILE_BYTES, REQUEST_BYTES

from .robot import Interaction, Robot

Make: TypeAlias = Callable[[int], dict[str, Any]]
V2 = 1 << 15


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "t"} | fields]}


def rows(*children: list[dict[str, Any]]) -> dict[str, Any]:
    return {"content": "x", "components": [{"type": 1, "components": list(c)} for c in children]}


def push(number: int = 0, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "b", "custom_id": f"b{number}"} | fields


def pick(number: int = 0, count: int = 2, **fields: Any) -> dict[str, Any]:
    options = [{"label": f"o{n}", "value": f"o{n}"} for n in range(count)]
    return {"type": 3, "custom_id": f"s{number}", "options": options} | fields


def standing(count: int, kind: str = "channel") -> dict[str, Any]:
    """A menu of channels, of which two can be taken, with so many that stand in it."""
    there = [{"id": str(n + 1), "type": kind} for n in range(count)]
    return {"type": 8, "custom_id": "s", "max_values": 2, "default_values": there}


def option(**fields: Any) -> dict[str, Any]:
    return pick(options=[{"label": "o", "value": "o"} | fields])


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def text(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def gallery(count: int, **fields: Any) -> dict[str, Any]:
    media = {"media": {"url": "https://example.org/a.png"}}
    return {"type": 12, "items": [media | fields] * count}


def section(count: int, **fields: Any) -> dict[str, Any]:
    return {"type": 9, "components": [text(1)] * count, "accessory": push()} | fields


def big(total: int) -> dict[str, Any]:
    """Embeds with so many characters altogether."""
    return {
        "embeds": [
            {"description": "d" * 4000, "footer": {"text": "f" * 500}, "title": "t" * 100},
            {"author": {"name": "a" * 100}, "fields": [{"name": "n" * 100, "value": "v" * 900}]},
            {"description": "d" * (total - 5700)},
        ]
    }


LIMITS: dict[str, tuple[int, Make]] = {
    "content": (2000, lambda n: {"content": "x" * n}),
    "nonce": (25, lambda n: {"content": "x", "nonce": "n" * n}),
    "embeds": (10, lambda n: {"embeds": [{"title": "t"}] * n}),
    "embed title": (256, lambda n: embed(title="x" * n)),
    "embed description": (4096, lambda n: embed(description="x" * n)),
    "embed footer": (2048, lambda n: embed(footer={"text": "x" * n})),
    "embed author": (256, lambda n: embed(author={"name": "x" * n})),
    "embed fields": (25, lambda n: embed(fields=[{"name": "n", "value": "v"}] * n)),
    "field name": (256, lambda n: embed(fields=[{"name": "n" * n, "value": "v"}])),
    "field value": (1024, lambda n: embed(fields=[{"name": "n", "value": "v" * n}])),
    "embeds altogether": (6000, big),
    "rows": (5, lambda n: rows(*([push(i)] for i in range(n)))),
    "buttons in a row": (5, lambda n: rows([push(i) for i in range(n)])),
    "button label": (80, lambda n: rows([push(label="x" * n)])),
    "button id": (100, lambda n: rows([push(custom_id="x" * n)])),
    "button url": (
        512,
        lambda n: rows([{"type": 2, "style": 5, "label": "x", "url": "https://" + "x" * (n - 8)}]),
    ),
    "selects in a row": (1, lambda n: rows([pick(i) for i in range(n)])),
    "select options": (25, lambda n: rows([pick(count=n)])),
    "select id": (100, lambda n: rows([pick(custom_id="x" * n)])),
    "placeholder": (150, lambda n: rows([pick(placeholder="x" * n)])),
    "option label": (100, lambda n: rows([option(label="x" * n)])),
    "option value": (100, lambda n: rows([option(value="x" * n)])),
    "option description": (100, lambda n: rows([option(description="x" * n)])),
    "most values": (2, lambda n: rows([pick(max_values=n)])),
    "least values": (2, lambda n: rows([pick(min_values=n, max_values=2)])),
    "values that stand there": (2, lambda n: rows([standing(n)])),
    "all components": (40, lambda n: v2(*(text(1) for _ in range(n)))),
    "nested components": (40, lambda n: v2({"type": 17, "components": [text(1)] * (n - 1)})),
    "all text": (4000, lambda n: v2(text(2000), {"type": 17, "components": [text(n - 2000)]})),
    "texts in a section": (3, lambda n: v2(section(n))),
    "gallery items": (10, lambda n: v2(gallery(n))),
    "alt text": (1024, lambda n: v2(gallery(1, description="x" * n))),
}


@pytest.mark.parametrize("what", LIMITS)
async def test_limits_of_messages(robot: Robot, ann: Actor, games: Channel, what: str) -> None:
    most, make = LIMITS[what]
    path = f"/channels/{games.id}/messages"
    made = await robot.raw("POST", path, make(most))
    await refused(robot, "POST", path, make(most + 1))
    if what != "nonce":
        await refused(robot, "PATCH", f"{path}/{made['id']}", make(most + 1))
    assert len(ann.sees(games)) == 1


async def refused(robot: Robot, method: str, path: str, payload: Any, code: int = 50035) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await robot.raw(method, path, payload)
    assert caught.value.code == code, caught.value


BAD: dict[str, dict[str, Any]] = {
    "no label": rows([push(label=None)]),
    "no id": rows([push(custom_id=None)]),
    "empty id": rows([push(custom_id="")]),
    "link with id": rows([push(style=5, url="https://example.org")]),
    "link without url": rows([push(style=5, custom_id=None)]),
    "unknown style": rows([push(style=9)]),
    "same id twice": rows([push(1), push(1)]),
    "same id in two rows": rows([push(1)], [pick(custom_id="b1")]),
    "same number twice": rows([push(1, id=7), push(2, id=7)]),
    "button beside a select": rows([push(), pick()]),
    "empty row": rows([]),
    "no options": rows([pick(count=0)]),
    "same value twice": rows([pick(options=[{"label": "a", "value": "a"}] * 2)]),
    "option without label": rows([option(label="")]),
    "option without value": rows([option(value="")]),
    "no values at most": rows([pick(max_values=0, min_values=0)]),
    "less at most than at least": rows([pick(min_values=2, max_values=1)]),
    "a role among channels": rows([standing(1, "role")]),
    "a button outside of a row": {"content": "x", "components": [push()]},
    "a text input": rows([{"type": 4, "custom_id": "x", "style": 1}]),
    "a row in a row": rows([{"type": 1, "components": [push()]}]),
    "V2 without the flag": {"content": "x", "components": [text(1)]},
    "V2 with content": v2(text(1)) | {"content": "x"},
    "V2 with embeds": v2(text(1)) | {"embeds": [{"title": "x"}]},
    "V2 empty text": v2(text(0)),
    "V2 section without accessory": v2(section(1, accessory=None)),
    "V2 section with a select": v2(section(1, accessory=pick())),
    "V2 section in a section": v2(section(1, components=[section(1)])),
    "V2 container in a container": v2(
        {"type": 17, "components": [{"type": 17, "components": [text(1)]}]}
    ),
    "V2 empty container": v2({"type": 17, "components": []}),
    "V2 empty gallery": v2(gallery(0)),
    "V2 unknown picture": v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
    "V2 file from elsewhere": v2({"type": 13, "file": {"url": "https://example.org/a"}}),
    "V2 picture without address": v2({"type": 12, "items": [{"media": {}}]}),
    "picture without scheme": embed(image={"url": "board.png"}),
    "field without value": embed(fields=[{"name": "n", "value": " "}]),
    "field without name": embed(fields=[{"value": "v"}]),
    "flag of Discord": {"content": "x", "flags": 1 << 7},
    "ephemeral in a channel": {"content": "x", "flags": 64},
    "content as number": {"content": 5},
    "nonce as list": {"content": "x", "nonce": [1]},
    "components as object": {"content": "x", "components": {}},
    "alt text of 1025": {"content": "x", "attachments": [{"id": "1", "description": "x" * 1025}]},
    "file without id": {"content": "x", "attachments": [{"filename": "x"}]},
}


@pytest.mark.parametrize("what", BAD)
async def test_what_is_never_allowed(robot: Robot, ann: Actor, games: Channel, what: str) -> None:
    await refused(robot, "POST", f"/channels/{games.id}/messages", BAD[what])
    assert ann.sees(games) == []


async def test_errors_name_the_field(robot: Robot, games: Channel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await robot.raw(
            "POST", f"/channels/{games.id}/messages", rows([push(1), push(2, label="x" * 81)])
        )
    assert "components.0.components.1.label: Must be 80 or fewer in length." in str(caught.value)


async def test_a_v2_message_shows_files_and_stays_v2(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    layout = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=discord.Colour.blue())
    box.add_item(discord.ui.TextDisplay("hello"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
    box.add_item(discord.ui.Separator())
    layout.add_item(box)
    layout.stop()
    there = robot.get_partial_messageable(games.id)
    message = await there.send(view=layout, file=discord.File(io.BytesIO(b"png"), "a.png"))
    assert message.flags.components_v2
    assert message.attachments == []
    shown = ann.sees(games)[0]
    assert (shown.words, shown.files) == ("hello", {"a.png": b"png"})
    item = shown.json["components"][0]["components"][1]["items"][0]["media"]
    assert item["url"].startswith("http://127.0.0.1")

    path = f"/channels/{games.id}/messages/{message.id}"
    await refused(robot, "PATCH", path, {"content": "x"})
    await robot.raw("PATCH", path, {"flags": 0, "components": [text(3)]})
    assert ann.sees(games)[0].json["flags"] & V2


async def test_turning_a_message_into_v2_takes_its_content_away(
    robot: Robot, games: Channel
) -> None:
    message = await robot.get_partial_messageable(games.id).send("x")
    path = f"/channels/{games.id}/messages/{message.id}"
    await refused(robot, "PATCH", path, v2(text(1)))
    await robot.raw("PATCH", path, v2(text(1)) | {"content": None})


@pytest.mark.long
@pytest.mark.sandbox(limits="none")
async def test_ten_files_of_ten_megabytes(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    there = robot.get_partial_messageable(games.id)

    def files(count: int, size: int) -> list[discord.File]:
        return [discord.File(io.BytesIO(bytes(size)), f"{n}.bin") for n in range(count)]

    await there.send(files=files(10, 1))
    await there.send(files=files(1, FILE_BYTES))
    with pytest.raises(discord.HTTPException) as eleven:
        await there.send(files=files(11, 1))
    assert eleven.value.code == 50035
    for many, size in ((1, FILE_BYTES + 1), (3, REQUEST_BYTES // 3 + 1)):
        with pytest.raises(discord.HTTPException) as caught:
            await there.send(files=files(many, size))
        assert (caught.value.status, caught.value.code) == (413, 40005)
    assert len(ann.sees(games)) == 2
    assert sandbox.gaps == []


def form(**fields: Any) -> dict[str, Any]:
    return {"title": "t", "custom_id": "m", "components": [label()]} | fields


def label(number: int = 0, **fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "l", "component": entry(number)} | fields


def entry(number: int = 0, **fields: Any) -> dict[str, Any]:
    return {"type": 4, "style": 1, "custom_id": f"i{number}"} | fields


def within(**fields: Any) -> dict[str, Any]:
    return form(components=[label(component=entry(**fields))])


MODAL_LIMITS: dict[str, tuple[int, Make]] = {
    "title": (45, lambda n: form(title="x" * n)),
    "id": (100, lambda n: form(custom_id="x" * n)),
    "components": (5, lambda n: form(components=[label(i) for i in range(n)])),
    "label": (45, lambda n: form(components=[label(label="x" * n)])),
    "description": (100, lambda n: form(components=[label(description="x" * n)])),
    "input id": (100, lambda n: within(custom_id="x" * n)),
    "placeholder": (100, lambda n: within(placeholder="x" * n)),
    "longest text": (4000, lambda n: within(max_length=n)),
    "value": (4000, lambda n: within(value="x" * n)),
    "value for its input": (5, lambda n: within(value="x" * n, max_length=5)),
    "options": (25, lambda n: form(components=[label(component=pick(count=n))])),
}

BAD_MODALS: dict[str, dict[str, Any]] = {
    "no title": form(title=""),
    "no id": form(custom_id=""),
    "no components": form(components=[]),
    "a button": form(components=[{"type": 1, "components": [push()]}]),
    "a bare input": form(components=[entry()]),
    "two inputs in a row": form(components=[{"type": 1, "components": [entry(1), entry(2)]}]),
    "an input in a row without label": form(components=[{"type": 1, "components": [entry()]}]),
    "same id twice": form(components=[label(1), label(1)]),
    "input without id": within(custom_id=None),
    "unknown style": within(style=3),
    "shortest above longest": within(min_length=5, max_length=4),
    "an empty label": form(components=[label(label="")]),
    "a label around a button": form(components=[label(component=push())]),
}


async def open_modal(robot: Robot, ann: Actor, games: Channel, *bad: dict[str, Any]) -> int:
    """How many of the modals are refused; an answer is given in the end."""
    codes: list[int] = []

    async def act(i: Interaction) -> None:
        for data in bad:
            try:
                await robot.raw(
                    "POST", f"/interactions/{i.id}/{i.token}/callback", {"type": 9, "data": data}
                )
            except discord.HTTPException as error:
                codes.append(error.code)
        if not i.response.is_done() and len(codes) == len(bad):
            await i.response.send_message("fine")

    await robot.do(ann, games, act)
    assert set(codes) <= {50035}
    return len(codes)


@pytest.mark.parametrize("what", MODAL_LIMITS)
async def test_limits_of_modals(robot: Robot, ann: Actor, games: Channel, what: str) -> None:
    most, make = MODAL_LIMITS[what]
    assert await open_modal(robot, ann, games, make(most + 1)) == 1
    assert await open_modal(robot, ann, games, make(most)) == 0


@pytest.mark.parametrize("what", BAD_MODALS)
async def test_modals_that_are_never_allowed(
    robot: Robot, ann: Actor, games: Channel, what: str
) -> None:
    assert await open_modal(robot, ann, games, BAD_MODALS[what]) == 1


CHOICE_LISTS: dict[str, tuple[bool, list[dict[str, Any]]]] = {
    "25": (True, [{"name": f"{n}", "value": f"{n}"} for n in range(25)]),
    "26": (False, [{"name": f"{n}", "value": f"{n}"} for n in range(26)]),
    "none": (True, []),
    "name of 100": (True, [{"name": "x" * 100, "value": "v"}]),
    "name of 101": (False, [{"name": "x" * 101, "value": "v"}]),
    "no name": (False, [{"name": "", "value": "v"}]),
    "value of 100": (True, [{"name": "n", "value": "x" * 100}]),
    "value of 101": (False, [{"name": "n", "value": "x" * 101}]),
    "number for a text": (False, [{"name": "n", "value": 5}]),
}


@pytest.mark.parametrize("what", CHOICE_LISTS)
async def test_limits_of_suggestions(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel, what: str
) -> None:
    good, choices = CHOICE_LISTS[what]
    raised: list[int] = []

    async def suggest(i: Interaction) -> None:
        data = {"type": 8, "data": {"choices": choices}}
        try:
            await robot.raw("POST", f"/interactions/{i.id}/{i.token}/callback", data)
        except discord.HTTPException as error:
            raised.append(error.code)
            sandbox.clock.advance(3001)

    robot.tree.interaction_check = suggest  # type: ignore[method-assign, assignment]
    found = await ann.autocomplete(games, "game move", "to", typed="c", ship="j")
    assert raised == ([] if good else [50035])
    assert (found.error is None) == good

from __future__ import annotations

import io

import discord

from sandbox import Sandbox

from .robot import Robot


async def test_login_sync_slash(sandbox: Sandbox, robot: Robot) -> None:
    ann = sandbox.user("Ann")
    answer = await ann.slash(sandbox.channel, "echo", text="hi", times=2)
    assert answer.text == "hi hi"
    answer = await ann.slash(sandbox.channel, "game new", game="Delta V")
    assert answer.text == "new delta-v"
    found = await ann.autocomplete(sandbox.channel, "game move", "to", typed="c1", ship="j")
    assert found.values[:2] == ("j-c1", "j-c10")
    answer = await ann.slash(sandbox.channel, "game move", ship="j", to="x")
    assert answer.ephemeral
    assert len(ann.sees(sandbox.channel)) == 3
    bob = sandbox.user("Bob")
    assert len(bob.sees(sandbox.channel)) == 2


async def test_buttons_modal_dm_files(sandbox: Sandbox, robot: Robot) -> None:
    ann = sandbox.user("Ann")

    async def on(i: discord.Interaction) -> None:
        if i.type is discord.InteractionType.application_command:
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="Name", custom_id="name"))
            view.add_item(discord.ui.Button(label="Redraw", custom_id="redraw"))
            view.add_item(
                discord.ui.Select(
                    custom_id="sel",
                    placeholder="Where",
                    options=[discord.SelectOption(label=x, value=x.lower()) for x in "ABC"],
                )
            )
            view.stop()
            e = discord.Embed(title="T", description="D")
            e.set_image(url="attachment://b.png")
            await i.response.send_message(
                "board",
                view=view,
                embed=e,
                file=discord.File(io.BytesIO(b"PNG1"), "b.png", description="alt"),
            )
            return
        if i.type is discord.InteractionType.modal_submit:
            await i.response.send_message(
                "hello " + i.data["components"][0]["component"]["value"], ephemeral=True
            )
            await i.user.send("psst")
            return
        cid = i.data["custom_id"]
        if cid == "name":
            m = discord.ui.Modal(title="Who", custom_id="m")
            m.add_item(discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="n")))
            m.stop()
            await i.response.send_modal(m)
        elif cid == "sel":
            await i.response.defer(ephemeral=True, thinking=True)
            await i.followup.send("chose " + ",".join(i.data["values"]))
        else:
            e = discord.Embed(title="T2")
            e.set_image(url="attachment://c.png")
            await i.response.edit_message(
                embed=e, attachments=[discord.File(io.BytesIO(b"PNG2"), "c.png")]
            )

    robot.on = on
    a = await ann.slash(sandbox.channel, "do")
    assert a.message.files == {"b.png": b"PNG1"}
    m = await ann.click(a.message, "Name")
    b = await ann.submit(m, Name="Ann")
    assert b.text == "hello Ann"
    await sandbox.until(lambda: ann.inbox)
    assert ann.inbox[0].text == "psst"
    c = await ann.select(a.message, "B")
    assert c.text == "chose b" and c.ephemeral and c.deferred
    d = await ann.click(a.message, "Redraw")
    assert d.message.files == {"c.png": b"PNG2"} and d.message.words == "board\nT2"
    assert [k for k, _ in ann.received]

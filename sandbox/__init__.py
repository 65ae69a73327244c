"""A Discord on this machine: REST v10 and gateway v10 over real sockets, on loopback only.

The unchanged discord.py logs in here, and people are objects::

    async with Sandbox() as sandbox:                 # 127.0.0.1, a free port, a manual clock
        with sandbox.hooked():                       # Route.BASE, DEFAULT_GATEWAY, Asset.BASE
            task = asyncio.create_task(client.start(sandbox.token))
            await sandbox.ready()                    # a gateway session is connected
            ann = sandbox.user("Ann")                # a member of sandbox.guild
            answer = await ann.slash(sandbox.channel, "game new", game="delta-v")
            answer.message, answer.ephemeral, answer.modal, answer.deferred, answer.error
            found = await ann.autocomplete(sandbox.channel, "delta-v move", "to", typed="c")
            found.choices, found.values
            await ann.click(answer.message, "Join")               # label or custom id
            await ann.select(answer.message, ["C3"], placeholder="Where to")   # labels or values
            await ann.select(answer.message, bob)                 # people, roles, channels
            answer = await ann.click(answer.message, "Draw")      # may be deferred: it goes on,
            await ann.followed(answer)                            # or waits for what follows
            await ann.use(sandbox.channel, "Challenge", bob)      # on a person or a message
            await ann.submit(answer.modal, {"Name": "Ann"})       # labels or custom ids
            ann.sees(sandbox.channel), ann.inbox                  # lists of Shown, oldest first
            ann.post(sandbox.channel, "hello"), ann.dm            # a place to type in
            ann.close_inbox(), ann.open_inbox(), ann.open_thread(sandbox.channel, "table 2")
            ann.open_post(sandbox.add_channel("forum", ChannelType.FORUM), "table 3")
            ann.archive(thread), ann.lock(thread), ann.invite(thread, bob)   # as far as they may
            ann.received                             # (kind, bytes) of all that reached them

``Shown`` has text, embeds, words (all that can be read), buttons, labels, menus, files (name to
bytes), alts, ephemeral, thinking, edited, pings, author, json, live. A person can do only what a
client offers: an unsynced command, a wrong option, a missing or disabled button, a value outside
the menu raise ``NotOfferedError``; ``click(shown, label, stale=True)`` presses what a client saw
before the message changed.

``sandbox.clock`` has now(), sleep_until(ms) and advance(ms); give it to the bot as well. A manual
clock (``Clock()``) moves only by ``advance``; ``Clock.real()`` runs and can be sped forward.
``await sandbox.until(predicate)`` waits for something to become true. ``sandbox.faults`` makes
things go wrong (faults.py); ``sandbox.world`` changes the world (deny, allow, delete_channel,
delete_message, leave, add_guild, add_role, give_role, open_group, time_out, block_words,
begin_outage, end_outage, installed_by ...). Requests are rationed with
Discord's figures, in real time (rates.py); ``Sandbox(limits="none")`` does not.
``sandbox.requests``, ``refused`` (4xx), ``gaps`` (what the sandbox does not have) and
``violations`` (what Discord's own description does not allow, when DISCORD_OPENAPI names it) are
lists. ``sandbox.stop()`` and ``start()`` restart the server on the same port with the same world; a
bot may come and go as it likes. ``hooks.hurried()`` cuts the sleeps of discord.py between its
tries. ``pytest_plugin`` has the fixture ``sandbox``.
"""

from __future__ import annotations

from .actors import Actor, Reply
from .box import Sandbox
from .client import Client, Seen
from .clock import Clock
from .hooks import NotLoopbackError, hurried
from .model import Channel, ChannelType, Guild, Message, User
from .shown import Button, Menu, Modal, Shown
from .typing_commands import NotOfferedError

__all__ = [
    "Actor",
    "Button",
    "Channel",
    "ChannelType",
    "Client",
    "Clock",
    "Guild",
    "Menu",
    "Message",
    "Modal",
    "NotLoopbackError",
    "NotOfferedError",
    "Reply",
    "Sandbox",
    "Seen",
    "Shown",
    "User",
    "hurried",
]

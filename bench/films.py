"""Films of two very long matches, ordered at a bot with many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.registry import load
from bot.services import Services, archive
from bot.table import computers
from bot.table.table import Table
from engine import NOBODY, STRONG, By, Entry, Record, Setup, begin
from sandbox import Channel, Sandbox, User

from .matches import NOW, choose, played

STORED = Path(__file__).parent.parent / "tests/games/delta_vee/records/convoy-last-turn.record"
"""The longest match of those that are kept."""
LONG = 15_000
"""Entries of the other one, which comes from a file."""
PATIENCE = 600.0
"""Seconds for both films; one waits for the other."""
TRIES = 10
"""How often somebody orders who hears nothing."""
FILM = "film.gif"


def endless() -> Record:
    """A match of so many entries: people who go on choosing before anything rings."""
    game = load("space_dealer")
    options = {**game.rules.options().model_dump(mode="json"), "advanced": True}
    setup = Setup(
        game=game.slug,
        version=game.cover.version,
        seats=8,
        options=options,
        seed="00" * 16,
        now=NOW,
    )
    moves = played(game, begin(game, setup).state, NOW, Random(0))
    by: dict[bool, By] = {True: "clock", False: "player"}
    return Record(
        setup,
        [
            Entry(seq, now, seat, choice, by[seat == NOBODY], game.cover.version)
            for seq, (now, seat, choice) in enumerate(islice(moves, LONG), start=1)
        ],
    )


@dataclass(slots=True)
class Cinema:
    """Two channels with a match each that is over, and somebody in each who wants to see it."""

    box: Sandbox
    channels: list[Channel]

    @classmethod
    async def opened(cls, box: Sandbox, services: Services, ids: Iterator[int]) -> Cinema:
        """Bring both matches in, however long that takes here, before the bot starts."""
        texts = [STORED.read_text("utf-8"), str(endless())]
        channels = [box.add_channel(f"cinema {n}") for n in range(len(texts))]
        with patch.object(archive, "deadline", partial(archive.deadline, PATIENCE)):
            for text, where in zip(texts, channels, strict=True):
                await services.archive.bring(
                    text,
                    guild=where.guild_id or 0,
                    channel=where.id,
                    host=next(ids),
                    interaction=next(ids),
                )
        return cls(box, channels)

    async def shown(self) -> int:
        """Order both films at once, and wait; how many have come."""
        return sum(await asyncio.gather(*map(self._film, self.channels)))

    async def _film(self, where: Channel) -> bool:
        fan = self.box.user(f"Fan of {where.name}")
        # On a busy machine an answer may come later than Discord waits: people then ask again.
        for _ in range(TRIES):
            if (await fan.slash(where, "game film")).message is not None:
                break
        try:
            await self.box.until(
                lambda: any(FILM in shown.files for shown in fan.sees(where)),
                what="a film",
                seconds=PATIENCE,
            )
        except AssertionError:
            return False
        return True


async def thinking(services: Services, where: Channel, host: User, ids: Iterator[int]) -> Table:
    """A match at which a strong computer is to move, so that its process runs."""
    table = await services.lobby.open(
        "space_mission",
        guild=where.guild_id or 0,
        channel=where.id,
        host=host.id,
        name=host.name,
        language="en",
        interaction=next(ids),
    )
    for name in ("Ada", "Bea"):
        table = await services.tables.open(table.id)
        await services.lobby.add_computer(table, STRONG, name, interaction=next(ids))
    table = await services.tables.open(table.id)
    table = await services.lobby.start(table, interaction=next(ids))
    random = Random(1)
    while computers.next_to_act(table) is None:
        seat = table.owed()[0]
        choice = choose(random.choice(table.offers(seat)), random)
        table = (await services.play.act(table, seat, [choice], interaction=next(ids))).table
    return table

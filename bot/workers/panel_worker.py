"""Has open panels follow the game, and takes away those that another has replaced."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from functools import partial

from bot.present.following import followed, is_choosing
from bot.present.notebook import coming_back
from bot.services import Services
from bot.services.panels import Panel
from bot.table.refused import Refused

from .sending import Later, Refusal

log = logging.getLogger(__name__)


class PanelWorker:
    """Looks at panels whose tables have changed; nothing is tried again, for the call counts."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        self._services = services
        self._panels = services.panels

    async def claim(self, busy: Collection[str], room: int) -> Sequence[Panel]:
        """The panels that are to be looked at now."""
        return self._panels.due(busy, room)

    def lane(self, job: Panel) -> str:
        """Its message: a slow one keeps no other waiting."""
        return job.lane

    async def renew(self, jobs: Sequence[Panel]) -> None:
        """They belong to nobody else."""

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When there will be one to be looked at."""
        return self._panels.next_due(busy)

    async def do(self, job: Panel) -> None:
        """Bring a panel up to date, or take it away; where that fails it is forgotten."""
        changes = job.changes
        try:
            await (self._take_away(job) if job.over else self._follow(job))
        except (Later, Refusal, Refused) as error:
            log.info("panel %s is left as it stands: %s", job.lane, error)
            self._panels.forget(job)
        except Exception:
            log.exception("panel %s of match %s could not follow", job.lane, job.spot.match)
            self._panels.forget(job)
        # What has changed meanwhile is still to be followed.
        job.followed = changes

    async def _take_away(self, job: Panel) -> None:
        await job.way.take_away()
        self._panels.forget(job)

    async def _follow(self, job: Panel) -> None:
        spot = job.spot
        table = await self._services.tables.open(spot.match)
        if table.seat_of(job.user) != spot.seat:
            # The seat is somebody else's now, and what it knows is theirs.
            await self._take_away(job)
            return
        if table.state is None or is_choosing(table, spot):
            return
        texts = self._services.texts(job.language, table)
        events = await self._services.history.after(table, spot.seq)
        note = await self._services.notebooks.comes_back(table, spot.seat, job.user)
        message = followed(table, texts, spot, events, coming_back(texts, note))
        if message.look == job.look:
            return
        wanted = partial(self._panels.is_open, job)
        await job.way.edit(message, wanted)
        if wanted():
            self._panels.shows(job, message)

"""The REST routes, by resource."""

from __future__ import annotations

from . import (
    applications,
    channels,
    gateway,
    guilds,
    interactions,
    messages,
    threads,
    users,
    webhooks,
)
from .calls import Call, RestResponse, Route

__all__ = ["ROUTES", "Call", "RestResponse", "Route"]

ROUTES: tuple[Route, ...] = (
    *applications.ROUTES,
    *channels.ROUTES,
    *gateway.ROUTES,
    *guilds.ROUTES,
    *interactions.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *users.ROUTES,
    *webhooks.ROUTES,
)
"""All routes; those with fewer variables are tried first, so that ``@me`` is never an id."""

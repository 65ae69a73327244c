"""/gateway."""

from __future__ import annotations

from .calls import Call, RestResponse, Route


def _gateway(call: Call) -> RestResponse:
    return RestResponse({"url": call.gateway_url})


def _for_bots(call: Call) -> RestResponse:
    shards = call.world.required_shards
    limit = call.session_start_limit
    return RestResponse({"url": call.gateway_url, "shards": shards, "session_start_limit": limit})


ROUTES = (
    Route("GET", "/gateway", _gateway, needs_token=False),
    Route("GET", "/gateway/bot", _for_bots),
)

"""/gateway."""

from __future__ import annotations

from .calls import Answer, Call, Route

IDENTIFIES_A_DAY = 1000


def _gateway(call: Call) -> Answer:
    return Answer({"url": call.gateway_url})


def _for_bots(call: Call) -> Answer:
    limit = {
        "total": IDENTIFIES_A_DAY,
        "remaining": IDENTIFIES_A_DAY,
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    return Answer({"url": call.gateway_url, "shards": 1, "session_start_limit": limit})


ROUTES = (
    Route("GET", "/gateway", _gateway, needs_token=False),
    Route("GET", "/gateway/bot", _for_bots),
)

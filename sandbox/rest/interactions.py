"""/interactions/{id}/{token}/callback."""

from __future__ import annotations

from sandbox import interactions, shapes_messages

from .calls import MESSAGE_FIELDS, NOTHING, Call, RestResponse, Route

_OTHER_FIELDS = frozenset({"choices", "custom_id", "title"})


def _callback(call: Call) -> RestResponse:
    world = call.world
    interaction = interactions.find(world, call.id("interaction_id"), call.parts["token"])
    payload = call.body()
    form = call.form(MESSAGE_FIELDS | _OTHER_FIELDS, payload.get("data") or {})
    interactions.answer(world, interaction, payload, form)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NOTHING
    return RestResponse(shapes_messages.callback(world, interaction))


ROUTES = (
    Route("POST", "/interactions/{interaction_id}/{token}/callback", _callback, needs_token=False),
)

"""/webhooks/{application}/{interaction token}: followups, and the original answer."""

from __future__ import annotations

from sandbox import errors, interactions, messages, shapes_messages
from sandbox.model import Interaction

from .calls import MESSAGE_FIELDS, NOTHING, Call, RestResponse, Route


def _interaction(call: Call) -> Interaction:
    if call.id("application_id") != call.world.app_id:
        raise errors.unknown_webhook()
    return interactions.by_token(call.world, call.parts["token"])


def _follow_up(call: Call) -> RestResponse:
    interaction = _interaction(call)
    message = interactions.follow_up(call.world, interaction, call.form(MESSAGE_FIELDS))
    interaction.filled = True
    return RestResponse(shapes_messages.message(call.world, message))


def _get(call: Call) -> RestResponse:
    message = interactions.message_of(call.world, _interaction(call), call.parts["message"])
    return RestResponse(shapes_messages.message(call.world, message))


def _edit(call: Call) -> RestResponse:
    interaction = _interaction(call)
    message = interactions.message_of(call.world, interaction, call.parts["message"])
    interactions.check_edit(call.world, interaction, message)
    messages.edit(call.world, message, call.form(MESSAGE_FIELDS))
    interaction.filled = True
    return RestResponse(shapes_messages.message(call.world, message))


def _delete(call: Call) -> RestResponse:
    message = interactions.message_of(call.world, _interaction(call), call.parts["message"])
    call.world.delete_message(message)
    return NOTHING


_WEBHOOK = "/webhooks/{application_id}/{token}"

ROUTES = (
    Route("POST", _WEBHOOK, _follow_up, needs_token=False),
    Route("GET", f"{_WEBHOOK}/messages/{{message}}", _get, needs_token=False),
    Route("PATCH", f"{_WEBHOOK}/messages/{{message}}", _edit, needs_token=False),
    Route("DELETE", f"{_WEBHOOK}/messages/{{message}}", _delete, needs_token=False),
)

"""/users."""

from __future__ import annotations

from sandbox import errors, shapes
from sandbox.model import User

from .calls import Call, RestResponse, Route


def _me(call: Call) -> RestResponse:
    return RestResponse(shapes.me(call.world))


def _user(call: Call) -> RestResponse:
    return RestResponse(shapes.user(_known(call, call.id("user_id"))))


def _open_dm(call: Call) -> RestResponse:
    recipient = call.body().get("recipient_id")
    if recipient is None or not str(recipient).isdecimal():
        raise errors.invalid(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
    user = _known(call, int(recipient))
    if user.bot:
        raise errors.inbox_closed()
    return RestResponse(shapes.channel(call.world, call.world.open_dm(user)))


def _known(call: Call, user_id: int) -> User:
    user = call.world.users.get(user_id)
    if user is None:
        raise errors.unknown_user()
    return user


ROUTES = (
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/{user_id}", _user),
    Route("POST", "/users/@me/channels", _open_dm),
)

"""What Discord says when it refuses: HTTP status, its own error code, and the fields at fault."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .model import Json


class Refused(Exception):
    """An answer that is not the one asked for."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        extra: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        """status: HTTP; code: Discord's; errors: the nested tree of fields of a 50035."""
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.headers = headers or {}
        self._errors = errors
        self._extra = extra or {}

    def under(self, key: str) -> Refused:
        """The same refusal of a form that stands under ``key`` of the request."""
        if self._errors is not None:
            self._errors = {key: self._errors}
        return self

    def body(self) -> Json:
        """The JSON body."""
        body: Json = {"message": self.message, "code": self.code, **self._extra}
        if self._errors is not None:
            body["errors"] = self._errors
        return body


def not_found() -> Refused:
    return Refused(404, 0, "404: Not Found")


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def unknown_application() -> Refused:
    return Refused(404, 10002, "Unknown Application")


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_guild() -> Refused:
    return Refused(404, 10004, "Unknown Guild")


def unknown_member() -> Refused:
    return Refused(404, 10007, "Unknown Member")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def unknown_user() -> Refused:
    return Refused(404, 10013, "Unknown User")


def unknown_webhook() -> Refused:
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    return Refused(404, 10062, "Unknown interaction")


def unknown_command() -> Refused:
    return Refused(404, 10063, "Unknown application command")


def creates_used_up(retry_after: float) -> Refused:
    return Refused(
        429,
        30034,
        "Max number of daily application command creates has been reached (200)",
        extra={"retry_after": retry_after, "global": False},
        headers={"Via": "1.1 sandbox", "Retry-After": str(retry_after)},
    )


def old_edits_used_up(retry_after: float) -> Refused:
    return Refused(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
        extra={"retry_after": retry_after, "global": False},
        headers={"Via": "1.1 sandbox", "Retry-After": str(retry_after)},
    )


def rate_limited(retry_after: float, *, whole_bot: bool = False) -> Refused:
    retry_after = float(retry_after)  # never an integer in the JSON
    headers = {
        "Via": "1.1 sandbox",
        "Retry-After": str(retry_after),
        "X-RateLimit-Scope": "global" if whole_bot else "user",
    }
    if whole_bot:
        headers["X-RateLimit-Global"] = "true"
    return Refused(
        429,
        0,
        "You are being rate limited.",
        extra={"retry_after": retry_after, "global": whole_bot},
        headers=headers,
    )


def flagged_as_spam() -> Refused:
    return Refused(
        403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior."
    )


def opening_inboxes_too_fast() -> Refused:
    return Refused(403, 40003, "You are opening direct messages too fast")


def too_large() -> Refused:
    return Refused(413, 40005, "Request entity too large")


def already_answered() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def not_yours() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message")


def inbox_closed(code: int = 50007) -> Refused:
    return Refused(403, code, "Cannot send messages to this user")


def no_text_channel() -> Refused:
    return Refused(400, 50008, "Cannot send messages in a non-text channel")


def wrong_channel_type() -> Refused:
    return Refused(400, 50024, "Cannot execute action on this channel type")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def token_expired() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def thread_archived() -> Refused:
    return Refused(400, 50083, "Thread is archived")


def thread_locked() -> Refused:
    return Refused(403, 160005, "Thread is locked")


def malformed_json() -> Refused:
    return Refused(400, 50109, "The request body contains invalid JSON.")


def no_mutual_guild() -> Refused:
    return Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def blocked_by_moderation() -> Refused:
    return Refused(400, 200000, "Message was blocked by automatic moderation")


def title_blocked_by_moderation() -> Refused:
    return Refused(400, 200001, "Title was blocked by automatic moderation")


class Faulty:
    """Collects what is wrong with a form, to be raised as one 50035."""

    def __init__(self) -> None:
        """Start with a form without fault."""
        self.found: list[tuple[tuple[str | int, ...], str, str]] = []

    def add(self, path: Iterable[str | int], code: str, message: str) -> None:
        """Note a fault of the field at ``path``."""
        self.found.append((tuple(path), code, message))

    def length(self, path: Iterable[str | int], value: Any, low: int, high: int) -> bool:
        """Whether ``value`` is a text of ``low`` to ``high`` characters; noted when it is not."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not convert value to string.")
            return False
        if low <= len(value) <= high:
            return True
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return False

    def count(self, path: Iterable[str | int], value: Any, low: int, high: int) -> bool:
        """Whether ``value`` is a list of ``low`` to ``high`` things; noted when it is not."""
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if low <= len(value) <= high:
            return True
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return False

    def required(self, path: Iterable[str | int]) -> None:
        """Note that the field at ``path`` is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check(self) -> None:
        """Raise Refused 50035 with the nested tree of faults, if there are any."""
        if self.found:
            raise Refused(400, 50035, "Invalid Form Body", errors=self._tree())

    def _tree(self) -> Json:
        root: Json = {}
        for path, code, message in self.found:
            node = root
            for part in path:
                node = node.setdefault(str(part), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return root


def invalid(path: Iterable[str | int], code: str, message: str) -> Refused:
    """A 50035 with a single fault."""
    faulty = Faulty()
    faulty.add(path, code, message)
    try:
        faulty.check()
    except Refused as refused:
        return refused
    raise AssertionError("a fault was added")

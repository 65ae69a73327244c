"""Rate limits with Discord's figures: by route and major parameter, and for the whole bot.

They count real time, because clients sleep in real time until they try again. Discord tells the
figures in headers only and may change them; these are the ones that are seen.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from . import errors

Limits: TypeAlias = Literal["discord", "none"]

MAJOR = ("channel_id", "guild_id", "token")
"""The parts of a path that have buckets of their own; a token stands for its webhook."""


@dataclass(frozen=True, slots=True)
class Rule:
    """So many requests in so many seconds."""

    most: int
    seconds: float


WHOLE_BOT = Rule(50, 1.0)
OTHERS = Rule(10, 5.0)
"""Of the routes that are not listed."""
_SYNC = Rule(5, 20.0)
_TOKEN = Rule(5, 2.0)
_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_WEBHOOK = "/webhooks/{application_id}/{token}"
_CALLBACK = "/interactions/{interaction_id}/{token}/callback"

RULES: Mapping[tuple[str, str], Rule] = {
    ("POST", "/channels/{channel_id}/messages"): Rule(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 1.0),
    ("POST", "/users/@me/channels"): Rule(10, 10.0),
    **{(method, _COMMANDS): _SYNC for method in ("PUT", "POST")},
    **{(method, _GUILD_COMMANDS): _SYNC for method in ("PUT", "POST")},
    ("POST", _WEBHOOK): _TOKEN,
    **{
        (method, f"{_WEBHOOK}/messages/{{message}}"): _TOKEN
        for method in ("GET", "PATCH", "DELETE")
    },
}


@dataclass(slots=True)
class Bucket:
    """What has been used of a rule since its window opened."""

    used: int = 0
    ends: float = 0.0
    """When the window closes, in seconds of ``time.monotonic``."""

    def take(self, rule: Rule, now: float) -> bool:
        """Use one more; False when there is none left."""
        if now >= self.ends:
            self.used, self.ends = 0, now + rule.seconds
        if self.used >= rule.most:
            return False
        self.used += 1
        return True


class Rates:
    """The buckets of one bot."""

    def __init__(self, limits: Limits) -> None:
        """All empty. ``limits`` may be changed at any time."""
        self.limits: Limits = limits
        self._whole = Bucket()
        self._buckets: dict[tuple[str, ...], Bucket] = {}

    def count(self, method: str, template: str, parts: Mapping[str, str]) -> dict[str, str]:
        """Count a request; returns the headers that its answer has. Raises Refused 429."""
        if template == _CALLBACK:
            return {}  # neither limited nor told anything
        name = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
        if self.limits == "none":
            return _headers(name, Rule(1000, 0.02), Bucket(used=1, ends=time.monotonic() + 0.02))
        now = time.monotonic()
        if not template.startswith("/webhooks") and not self._whole.take(WHOLE_BOT, now):
            raise errors.rate_limited(_until(self._whole, now), whole_bot=True)
        rule = RULES.get((method, template), OTHERS)
        key = (method, template, *(parts.get(part, "") for part in MAJOR))
        bucket = self._buckets.setdefault(key, Bucket())
        if not bucket.take(rule, now):
            refused = errors.rate_limited(_until(bucket, now))
            refused.headers |= _headers(name, rule, bucket)
            raise refused
        return _headers(name, rule, bucket)


def _until(bucket: Bucket, now: float) -> float:
    """Seconds until the window closes, rounded up: whoever waits so long is let in."""
    return round(bucket.ends - now + 0.001, 3)


def _headers(name: str, rule: Rule, bucket: Bucket) -> dict[str, str]:
    left = _until(bucket, time.monotonic())
    return {
        "X-RateLimit-Bucket": name,
        "X-RateLimit-Limit": str(rule.most),
        "X-RateLimit-Remaining": str(rule.most - bucket.used),
        "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
    }

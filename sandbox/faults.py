"""Faults on demand: what goes wrong between Discord and a bot, when a test asks for it.

Each fault of a request has a matcher, method and path pattern, and happens ``times`` times:
``faults.fails_after("POST", "/channels/*/messages")``. In a pattern ``*`` stands for one part of
the path, and ``**`` at its end for the rest.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from . import errors
from .errors import Refused

if TYPE_CHECKING:
    from .gateway import Gateway

Moment: TypeAlias = Literal["before", "after"]


@dataclass(slots=True)
class Fault:
    """Something that will go wrong with the next matching requests."""

    method: str
    pattern: str
    moment: Moment
    left: int
    refusal: Callable[[], Refused | None] | None
    """What is answered instead, if anything; None for a connection that is reset."""

    def matches(self, method: str, path: str) -> bool:
        """Whether the fault is meant for such a request."""
        return self.left > 0 and _fits(self.method, self.pattern, method, path)


@dataclass(slots=True)
class Rate:
    """How many requests are taken in how long."""

    method: str
    pattern: str
    most: int
    seconds: float
    shared: bool
    taken: dict[str, list[float]] = field(default_factory=dict)
    """When, by channel, guild or webhook."""

    def count(self, path: str, now: float) -> None:
        """Take one more at ``now``, seconds. Raises Refused 429."""
        place = "" if self.shared else "/".join(path.split("/")[:3])
        taken = [at for at in self.taken.get(place, []) if at > now - self.seconds]
        if len(taken) >= self.most:
            raise errors.rate_limited(round(taken[0] + self.seconds - now, 3))
        self.taken[place] = [*taken, now]


def _fits(wanted_method: str, pattern: str, method: str, path: str) -> bool:
    parts = re.escape(pattern).replace(r"\*\*", ".*").replace(r"\*", "[^/]+")
    return wanted_method in ("*", method) and re.fullmatch(parts, path) is not None


@dataclass(slots=True)
class Delivery:
    """Something that will go wrong with the next interactions."""

    left: int
    late_ms: int = 0
    copies: int = 1


class Faults:
    """The faults that are still to happen."""

    def __init__(self, gateway: Gateway) -> None:
        """No faults yet."""
        self._gateway = gateway
        self._requests: list[Fault] = []
        self._deliveries: list[Delivery] = []
        self._rates: list[Rate] = []

    # Requests

    def rate_limits(
        self,
        method: str,
        pattern: str,
        *,
        times: int = 1,
        retry_after: float = 0.01,
        whole_bot: bool = False,
    ) -> Fault:
        """429 with the seconds after which to try again."""
        return self._add(
            method,
            pattern,
            "before",
            times,
            lambda: errors.rate_limited(retry_after, whole_bot=whole_bot),
        )

    def fails_before(
        self, method: str, pattern: str, *, times: int = 1, status: int = 502
    ) -> Fault:
        """5xx, and nothing was stored."""
        return self._add(method, pattern, "before", times, lambda: _server_error(status))

    def fails_after(self, method: str, pattern: str, *, times: int = 1, status: int = 502) -> Fault:
        """5xx, although everything was stored."""
        return self._add(method, pattern, "after", times, lambda: _server_error(status))

    def resets_before(self, method: str, pattern: str, *, times: int = 1) -> Fault:
        """The connection is reset, and nothing was stored."""
        return self._add(method, pattern, "before", times, None)

    def resets_after(self, method: str, pattern: str, *, times: int = 1) -> Fault:
        """The connection is reset instead of the answer, although everything was stored."""
        return self._add(method, pattern, "after", times, None)

    def refuses(
        self, method: str, pattern: str, refusal: Callable[[], Refused], *, times: int = 1
    ) -> Fault:
        """A refusal of ``sandbox.errors``, such as ``errors.missing_permissions``."""
        return self._add(method, pattern, "before", times, refusal)

    def happens_before(
        self, method: str, pattern: str, action: Callable[[], object], *, times: int = 1
    ) -> Fault:
        """Something that comes between the bot's decision and its request, such as a deletion."""

        def act() -> None:
            action()

        return self._add(method, pattern, "before", times, act)

    def limits_rate(
        self, method: str, pattern: str, *, most: int, seconds: float, shared: bool = False
    ) -> None:
        """429 for what exceeds ``most`` matching requests in ``seconds`` of real time.

        Real, because the client sleeps in real time until it tries again. Each channel, guild and
        webhook counts for itself, unless the limit is ``shared`` by all.
        """
        self._rates.append(Rate(method, pattern, most, seconds, shared))

    def check_rates(self, method: str, path: str) -> None:
        """Count a request. Raises Refused 429 when it is one too many."""
        for rate in self._rates:
            if _fits(rate.method, rate.pattern, method, path):
                rate.count(path, time.monotonic())

    def _add(
        self,
        method: str,
        pattern: str,
        moment: Moment,
        times: int,
        refusal: Callable[[], Refused | None] | None,
    ) -> Fault:
        fault = Fault(method, pattern, moment, times, refusal)
        self._requests.append(fault)
        return fault

    def take(self, method: str, path: str, moment: Moment) -> Fault | None:
        """The fault that this request meets now; it is used up by one."""
        for fault in self._requests:
            if fault.moment == moment and fault.matches(method, path):
                fault.left -= 1
                return fault
        return None

    # Interactions

    def delivers_late(self, ms: int, *, times: int = 1) -> None:
        """The next interactions reach the bot only when the clock has moved on by ``ms``."""
        self._deliveries.append(Delivery(times, late_ms=ms))

    def delivers_twice(self, *, times: int = 1) -> None:
        """The next interactions reach the bot two times."""
        self._deliveries.append(Delivery(times, copies=2))

    def take_delivery(self) -> Delivery:
        """How the next interaction is delivered."""
        for delivery in self._deliveries:
            if delivery.left > 0:
                delivery.left -= 1
                return delivery
        return Delivery(1)

    # The socket

    def drops_sockets(self) -> None:
        """All gateway connections break; the sessions can be resumed."""
        self._gateway.drop()

    def asks_to_reconnect(self) -> None:
        """Opcode 7 to all connections."""
        self._gateway.ask_to_reconnect()

    def invalidates_sessions(self, *, resumable: bool = False) -> None:
        """Opcode 9 to all connections; without ``resumable`` the sessions are gone."""
        self._gateway.invalidate(resumable=resumable)

    def closes(self, code: int) -> None:
        """Close all connections with a code.

        After one that is fatal (4004, 4010 to 4014) everybody who identifies or resumes is turned
        away with it as well, until ``opens``; after another one the sessions can be resumed.
        """
        self._gateway.close_with(code)

    def opens(self) -> None:
        """Let clients in again after a fatal code."""
        self._gateway.reopen()

    def expires_tokens(self) -> None:
        """The tokens of all interactions so far are as good as fifteen minutes old."""
        for interaction in self._gateway.world.interactions.values():
            interaction.expired = True

    @property
    def pending(self) -> int:
        """How many faults of requests and deliveries have not happened yet."""
        return sum(f.left for f in self._requests) + sum(d.left for d in self._deliveries)


def _server_error(status: int) -> Refused:
    return Refused(status, 0, f"{status}: Server Error")

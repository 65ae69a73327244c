"""How fast a table plays: reminders, and the time that everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field

from bot.clock import DAY, HOUR, MINUTE

from .options import Setting, Value
from .people import UserSettings, joined

QUARTER_OF_A_DAY = 6 * 60
"""In minutes: whoever has less for a decision is there to play."""
REMINDERS_AT_MOST = 5
"""After so many a turn the bot stops asking; the table's time limit, if any, goes on."""
BEFORE_THE_END = 12 * HOUR
"""How long before a limit ends somebody is warned at the earliest (ms)."""

A_WEEK, A_MONTH = 7 * DAY // MINUTE, 30 * DAY // MINUTE
"""In minutes, as long as somebody may be given to answer and to move."""

WhenLate: TypeAlias = Literal["rules", "mind", "seat", "vote"]


class Pace(BaseModel):
    """Times of a table: reminders in hours, all others in minutes; 0 means never, or none.

    move: for each decision on one's own turn. answer: for a short answer to somebody else's turn.
    bank: what everybody has besides at the beginning, for all their moves together, where those
        have a limit; it grows by ``gain`` with each, up to ``cap`` or to what it began with,
        whichever is more.
    pauses: from when to when everything stands still, as the players have agreed (ms UTC).
    weekends: whether they count. away: days for which a match waits for somebody who is away, in
        all; after that their time counts.
    late: what is done for somebody out of time: the default of the rules, what the game's computer
        player of middle strength would do, that it takes their seat until they are back, or what
        the others say.
    """

    model_config = ConfigDict(frozen=True)

    remind_every: int = Field(default=24, ge=0, le=168)
    move: int = Field(default=0, ge=0, le=A_MONTH)
    answer: int = Field(default=720, ge=0, le=A_WEEK)
    bank: int = Field(default=0, ge=0, le=A_MONTH)
    gain: int = Field(default=0, ge=0, le=A_WEEK)
    cap: int = Field(default=0, ge=0, le=2 * A_MONTH)
    weekends: bool = True
    away: int = Field(default=21, ge=0, le=60)
    late: WhenLate = "rules"
    pauses: tuple[tuple[int, int], ...] = ()

    @property
    def name(self) -> str:
        """That of ``PACES`` with these times, or OWN."""
        found = (name for name, times in PACES.items() if self == self.model_copy(update=times))
        return next(found, OWN)

    @property
    def live(self) -> bool:
        """Whether its people want every call: four a day would not do."""
        return 0 < self.move < QUARTER_OF_A_DAY

    def paused(self, now: int) -> int | None:
        """Until when there is a pause at an instant (ms UTC), or None."""
        return next((ends for begins, ends in self.pauses if begins <= now < ends), None)

    def with_pause(self, now: int, until: int) -> Pace:
        """The pace with a pause from now until an instant (ms UTC); now ends the one that is on."""
        ended = [(begins, min(ends, now)) for begins, ends in self.pauses]
        return self.model_copy(update={"pauses": tuple(joined([*ended, (now, until)]))})

    @property
    def settings(self) -> Mapping[str, Setting]:
        """What is chosen where the options of the game are: its name, and what that leaves open."""
        return {NAME.name: NAME} if self.name == NAME.default else {NAME.name: NAME, **FURTHER}

    def setting(self, name: str) -> Value:
        """The value of one of them."""
        value: Value = self.name if name == NAME.name else getattr(self, name)
        return value

    def changed(self, name: str, value: Value) -> Pace:
        """The pace with one of them changed."""
        times = PACES[str(value)] if name == NAME.name else {name: value}
        return self.model_copy(update=times)

    @classmethod
    def longest(cls, name: str) -> int:
        """How many minutes one of its times may be at most."""
        found: list[int] = [
            each.le for each in cls.model_fields[name].metadata if hasattr(each, "le")
        ]
        return max(found)

    @property
    def most(self) -> int:
        """What a bank has at most (ms)."""
        return max(self.bank, self.cap) * MINUTE

    def allowed(self, *, window: bool, bank: int) -> int | None:
        """How long somebody has for a decision with so much in their bank (ms); None: for ever."""
        if not window:
            return self.move * MINUTE + bank if self.move else None
        # An answer holds up a turn: it has no longer than that, even where 0 says never.
        times = [minutes for minutes in (self.answer, self.move) if minutes]
        return min(times) * MINUTE if times else None

    def grown(self, bank: int, used: int, *, moved: bool) -> int:
        """What is left in a bank after a decision that took ``used`` ms of one's own.

        moved: it was the first of a move of theirs, and nobody made it for them.
        """
        left = max(0, bank - max(0, used - self.move * MINUTE))
        return min(self.most, left + self.gain * MINUTE) if moved else left

    def next_reminder(self, person: UserSettings, after: int, sent: int) -> int | None:
        """When to remind next, the last time having been ``after`` (ms UTC), or None.

        The user's own interval goes before the table's; it doubles with every reminder.
        """
        every = person.remind_every or self.remind_every
        if not every or not person.reminders or sent >= REMINDERS_AT_MOST:
            return None
        return after + (every * HOUR << sent)


@dataclass(frozen=True, slots=True)
class Allowance:
    """The time that a seat has for the question that is open.

    since, warned, due: from when it counts, when its player is warned, and when it ends (ms UTC).
    allowed: how much of what counts it is (ms).
    """

    since: int
    warned: int
    due: int
    allowed: int


OWN: Final = "own"
TIMES: Final = ("remind_every", "move", "answer", "bank", "gain", "cap", "away")
PACES: Final[Mapping[str, Mapping[str, int]]] = {
    name: dict(zip(TIMES, times, strict=True))
    for name, times in {
        "relaxed": (24, 0, 720, 0, 0, 0, 21),
        "live": (0, 3, 2, 15, 1, 20, 0),
        "daily": (12, 1440, 480, 1440, 120, 4320, 10),
        "weekly": (48, 10080, 1440, 4320, 360, 10080, 21),
    }.items()
}
"""The times of a table by name; the first are the usual ones."""
NAME: Final = Setting("pace", tuple(PACES), next(iter(PACES)))
FURTHER: Final[Mapping[str, Setting]] = {
    "late": Setting("late", get_args(WhenLate), "rules"),
    "weekends": Setting("weekends", (True, False), True),
}
"""They are set where the options of the game are: no option of a game has the same name."""

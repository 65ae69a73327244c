"""A table as it is loaded: the stored match, who sits there, and the state of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from bot.registry import RegisteredGame
from bot.table.people import NOBODY_KNOWN, Notify, Person
from engine import (
    AnyOffer,
    Choice,
    Game,
    Lesson,
    Phrase,
    Seat,
    Setup,
    State,
    accept,
    act,
    active_seats,
    copy,
    next_alarm,
    offers,
    orders,
    pending_step,
    stopped,
)

from .asked import Asked, pending
from .clocks import Clocks
from .door import CLOSED, Door
from .house import HOUSE, USUAL, House
from .options import Setting, settings
from .pace import Pace
from .player import Player
from .refused import Refused
from .schooling import DONE, Schooling

T = TypeVar("T")

A_STEP = 1_000_000
"""What a step adds to the number of a question; there are never so many questions."""
REMOVED = "frozen-removed"
"""The note of a table on hold because the bot has been taken out of its server."""
RESTING = "resting"
"""The note of a running table whose computers have moved for long enough among themselves."""

Status: TypeAlias = Literal["lobby", "running", "over", "stopped", "frozen"]


class Live(BaseModel):
    """Who has been called at a table, and how its channel is.

    pinged: the tokens of the questions people were told of.
    called: when each seat was pinged last (ms UTC). together: the seats that were called with one
        another.
    heard: the token of the last question to each seat of which a call has arrived, and when (ms
        UTC): by seat.
    edited: when the board was last changed (ms UTC).
    trouble: the text that says why the channel cannot be written to; empty when it can.
    """

    model_config = ConfigDict(frozen=True)

    pinged: dict[int, int] = {}
    called: dict[int, int] = {}
    together: tuple[int, ...] = ()
    heard: dict[int, tuple[int, int]] = {}
    edited: int = 0
    trouble: str = ""


Memo: TypeAlias = dict[tuple[str, Seat | None], Any]


@dataclass(frozen=True, slots=True)
class Table:
    """One match with everything that services and messages need of it.

    ``state`` is None in the lobby, and where it cannot be read. It is shared with the cache: copy
    before changing it. ``note`` says who stopped it, or why it is frozen (a key of the locales),
    or that its computers rest; ``seating`` counts the changes of who sits where; ``commitment`` is
    the promise about the seed that was posted at the start. ``people`` are the users at the table;
    ``door`` is that of an open table. ``board`` and ``ping`` are the messages in its channel that
    show it and that call people; ``posted`` is when the first was (ms UTC).
    ``imagined``: it is nobody's match, and stands in no database (``what_if``).
    What it works out of its state it works out once, see ``once``.
    """

    id: str
    registered: RegisteredGame
    guild: int | None
    channel: int
    host: int
    status: Status
    options: dict[str, Any]
    pace: Pace
    seq: int
    version: int
    live: Live
    players: tuple[Player, ...]
    setup: Setup | None = None
    state: State | None = None
    note: str = ""
    language: str = "en"
    seating: int = 0
    commitment: str = ""
    house: House = USUAL
    door: Door = CLOSED
    board: int | None = None
    posted: int = 0
    ping: int | None = None
    people: Mapping[int, Person] = field(default_factory=dict)
    imagined: bool = False
    # ``init=False``: so ``replace`` does not hand it on, and a changed table begins with none.
    _memo: Memo = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.registered.game

    @property
    def settings(self) -> Mapping[str, Setting]:
        """The options of the game, of the house, and the pace, with the values they may have."""
        return {**settings(self.game, self.registered.box), **HOUSE, **self.pace.settings}

    def setting(self, name: str) -> Any:
        """The value that one of them has here."""
        if name in self.pace.settings:
            return self.pace.setting(name)
        if name in HOUSE:
            return getattr(self.house, name)
        return self.options.get(name, self.settings[name].default)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as stored: empty where nobody knows one."""
        return tuple(player.name for player in self.players)

    @property
    def active(self) -> bool:
        """Whether it still occupies its channel."""
        return self.status in ("lobby", "running", "frozen")

    def running(self) -> State:
        """The state of a game in play. Raises Refused when there is none."""
        if self.status == "lobby":
            raise Refused("refused-not-started")
        if self.status == "frozen":
            why, removed = Phrase(self.note or "frozen-state"), int(self.note == REMOVED)
            raise Refused("refused-frozen", why=why, removed=removed)
        if self.status != "running" or self.state is None:
            raise Refused("refused-over")
        return self.state

    def position(self) -> State:
        """The state of a game in play or over, to look at. Raises Refused when there is none."""
        if self.state is not None:
            return self.state
        return self.running()

    @property
    def resting(self) -> bool:
        """Whether its computers wait until somebody presses a button."""
        return self.status == "running" and self.note == RESTING

    def seat_of(self, user: int) -> Seat | None:
        """Where a user sits."""
        for seat, player in enumerate(self.players):
            if player.user == user:
                return Seat(seat)
        return None

    def lent_by(self, user: int) -> Seat | None:
        """The seat of a user that somebody else plays for a while."""
        for seat, player in enumerate(self.players):
            if player.owner is not None and player.owner.user == user:
                return Seat(seat)
        return None

    def person(self, seat: int) -> Person:
        """What is known of the user in a seat."""
        return self.people.get(self.players[seat].user or 0, NOBODY_KNOWN)

    def notify(self, seat: int) -> Notify:
        """How a player hears that a decision is theirs."""
        return self.players[seat].notify or self.person(seat).settings.notify

    def unreached(self) -> frozenset[int]:
        """The users at the table whose inbox is closed to the bot, as far as is known."""
        return frozenset(user for user, person in self.people.items() if not person.reached)

    def seat_offered(self, offer: str) -> Seat | None:
        """The seat that an offer is about, while it holds."""
        for seat, player in enumerate(self.players):
            if player.offered is not None and player.offered.id == offer:
                return Seat(seat)
        return None

    def seat_given(self, offer: str) -> Seat | None:
        """The seat that went by an offer, while whoever had it may take it back."""
        for seat, player in enumerate(self.players):
            if player.former is not None and player.former.offer == offer:
                return Seat(seat)
        return None

    def voice(self, seat: int) -> int | None:
        """The user who is asked for a seat: who plays it, or whose it is while a computer does."""
        player = self.players[seat]
        owner = player.owner.user if player.owner is not None else None
        return owner if player.user is None else player.user

    def speaks_for(self, user: int) -> Seat | None:
        """The seat for which a user is asked."""
        found = (Seat(n) for n in range(len(self.players)) if self.voice(n) == user)
        return next(found, None)

    def others(self, *seats: Seat | None) -> tuple[Seat, ...]:
        """The seats of all people but for some."""
        everybody = map(Seat, range(len(self.players)))
        return tuple(s for s in everybody if self.voice(s) is not None and s not in seats)

    @property
    def question(self) -> int:
        """The number of the newest question to anybody; it tells nothing of standing orders."""
        return max((player.asked.token for player in self.players if player.asked), default=0)

    def has_answered(self, seat: Seat) -> bool:
        """Whether a seat has been asked a question that is answered, by whoever has done so."""
        asked = self.players[seat].asked
        # The first questions have the first numbers, one a seat.
        return asked is not None and (pending(asked) is None or asked.token > len(self.players))

    def had_part(self, user: int) -> bool:
        """Whether a user has, or had, a seat there, or plays or played in one for somebody."""
        return any(user in player.had for player in self.players)

    def voting(self, vote: str) -> Seat | None:
        """The seat whose wish a vote is about, while it goes on."""
        for seat, player in enumerate(self.players):
            if player.vote is not None and player.vote.id == vote:
                return Seat(seat)
        return None

    def with_live(self, live: Live) -> Table:
        """The table with other messages in its channel."""
        return replace(self, live=live)

    def once(self, what: str, seat: Seat | None, work: Callable[[], T]) -> T:
        """What came of some work on the state; a table that is changed is another, and forgets."""
        if (what, seat) not in self._memo:
            self._memo[what, seat] = work()
        found: T = self._memo[what, seat]
        return found

    def owed(self) -> tuple[Seat, ...]:
        """The seats whose decision is waited for."""
        state = self.in_play()
        return () if state is None else self.once("owed", None, lambda: tuple(active_seats(state)))

    def asked_now(self) -> tuple[Seat, ...]:
        """The same by what each seat was asked, which is known without a state."""
        if self.status != "running":
            return ()
        everybody = map(Seat, range(len(self.players)))
        return tuple(seat for seat in everybody if self.asked(seat) is not None)

    def in_play(self) -> State | None:
        return self.state if self.status == "running" else None

    def alarm(self) -> int | None:
        """When the rules want to be woken next (ms UTC); None when they do not."""
        if self.state is None or self.status != "running":
            return None
        return next_alarm(self.game, self.state)

    def overdue(self, now: int) -> bool:
        """Whether the rules should have been woken by now (ms UTC)."""
        alarm = self.alarm()
        return alarm is not None and alarm <= now

    def asked(self, seat: Seat) -> Asked | None:
        """The open question to a seat."""
        return pending(self.players[seat].asked)

    @property
    def time(self) -> Clocks:
        """The time of everybody who sits there."""
        return Clocks(self)

    def gathers(self, seat: Seat) -> int:
        """Until when a call to a seat waits, because more of what it is about comes soon (ms)."""
        state = self.in_play()
        return 0 if state is None else self.game.rules.gathers(state, seat)

    def token(self, seat: Seat) -> int:
        """The number that presses in this seat's own panel must carry not to be stale."""
        asked = self.asked(seat)
        return asked.token + asked.step * A_STEP if asked else 0

    def advised(self, seat: Seat) -> bool:
        """Whether a player has asked what they should do about the question that is open."""
        asked, advice = self.asked(seat), self.players[seat].advice
        return asked is not None and advice is not None and advice.token == asked.token

    def lessons(self, seat: Seat) -> Sequence[Lesson]:
        """What a player is told beside the question that is open, because it is new to them."""
        schooling, tutorial = self.players[seat].schooling, self.game.help.tutorial
        if schooling is None or tutorial is None or seat not in self.owed():
            return ()
        if not self.person(seat).settings.lessons:
            return ()
        prepared = self.guided and not schooling.ends(tutorial, seat)
        if self.guided and not prepared and DONE.name not in schooling.met:
            return (DONE,)
        return schooling.due(tutorial, self.decision(), self.offers(seat), prepared=prepared)

    @property
    def guided(self) -> bool:
        """Whether it is the prepared match of the game's tutorial."""
        tutorial, setup = self.game.help.tutorial, self.setup
        return tutorial is not None and setup is not None and setup.seed == tutorial.seed

    def scripted(self, seat: Seat) -> Choice | None:
        """In a prepared match, what comes next in a seat's part and fits; None where nothing does.

        What came before it in the part is left out: the newcomer has played otherwise.
        """
        tutorial, schooling = self.game.help.tutorial, self.players[seat].schooling
        if tutorial is None or schooling is None or not self.guided:
            return None
        there, left = self.offers(seat), tutorial.part(seat)[schooling.place :]
        return next((choice for choice in left if accept(there, choice) is not None), None)

    def decision(self) -> str:
        """The name of the decision that is owed."""
        return pending_step(self.state) if self.state is not None else ""

    def offers(self, seat: Seat) -> Sequence[AnyOffer]:
        """What a seat may do."""
        state = self.in_play()
        return () if state is None else self.once("offers", seat, lambda: offers(state, seat))

    def orders(self, seat: Seat) -> Sequence[AnyOffer]:
        """The standing orders a seat may leave."""
        state = self.in_play()
        if state is None:
            return ()
        return self.once("orders", seat, lambda: orders(self.game, state, seat))

    def ahead(self, seat: Seat, line: Sequence[Choice]) -> Table | None:
        """The table after choices that a seat has not made yet; None after a sealed outcome.

        What only playing tells must not be told before. Raises Illegal for what is not on offer.
        """
        if not line:
            return self
        return self.once(f"ahead {line}", seat, lambda: self._then(seat, line))

    def _then(self, seat: Seat, line: Sequence[Choice]) -> Table | None:
        before = self.ahead(seat, line[:-1])
        if before is None:
            return None
        state = copy(self.game, before.running())
        # At the match's own time: no alarm must ring because somebody looks.
        outcome = act(self.game, state, seat, line[-1], state.now, before.offers(seat))
        if outcome.sealed:
            return None
        player = replace(self.players[seat], schooling=progress(before, seat, [line[-1]]))
        return replace(with_player(before, seat, player), state=state)

    def view(self, seat: Seat | None) -> Any:
        """What a seat, or a spectator, may know."""
        state = self.state
        assert state is not None
        if self.status == "stopped" and not state.over:
            state = self.once("open", None, lambda: stopped(self.game, self.position()))
        return self.once("view", seat, lambda: self.game.rules.view(state, seat))


def with_player(table: Table, seat: int, player: Player) -> Table:
    """The table with somebody in a seat."""
    players = list(table.players)
    players[seat] = player
    return replace(table, players=tuple(players))


def progress(table: Table, seat: Seat, choices: Iterable[Choice]) -> Schooling | None:
    """How far a player is who makes these choices: in a prepared match also with its script."""
    schooling, tutorial = table.players[seat].schooling, table.game.help.tutorial
    if schooling is None or tutorial is None or not table.guided:
        return schooling
    for choice in choices:
        usual = table.game.rules.fallback(table.position(), seat)
        schooling = schooling.played(tutorial.part(seat), choice, usual)
    return schooling

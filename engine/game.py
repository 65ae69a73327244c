"""A game: one object that holds everything the platform may ask of its rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel

from .chart import Chart
from .choices import AnyOffer, Choice, Seat
from .dice import Dice
from .events import Event
from .obeying import Left, Standing
from .phrase import Phrase, plain_phrase
from .play import Play
from .result import Result
from .state import S, Step
from .stored import by_name
from .tale import Tale
from .thought import Computer
from .tutorial import Tutorial

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Part:
    """One choice inside a command.

    ``params`` names the command's options that become the arguments of ``verb``, in order.
    A part whose options are not given is left out. ``many`` says that the last option
    is a list: of the items of a Pick, or, with ``repeat``, of one choice each.
    """

    verb: str
    params: tuple[str, ...] = ()
    many: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command of the game: a first choice and, if given, the answers to the steps after it.

    Options are required where there is one part without ``repeat``; otherwise any part may
    begin, because the earlier questions may have been answered before.
    """

    name: str
    parts: tuple[Part, ...]


def _no_orders(_state: Any, _seat: Seat) -> Sequence[AnyOffer]:
    return ()


def _no_order(_play: Play[Any], _seat: Seat, choice: Choice) -> None:
    raise AssertionError(f"no standing order is called {choice.verb}")


def _obeys_nothing(_state: Any, _seat: Seat) -> Standing | None:
    return None


def _none_to_disarm(_play: Play[Any], _seat: Seat, order: Choice) -> None:
    raise AssertionError(f"no standing order {order} answers for its owner")


def _none_left(_state: Any, _seat: Seat) -> Sequence[Left]:
    return ()


def _would_nothing(_state: Any, _seat: Seat, _order: Choice) -> Choice | None:
    return None


def _no_alarm(_state: Any) -> int | None:
    return None


def _no_ring(_play: Play[Any]) -> None:
    raise AssertionError("this game has no alarms")


def _no_rest(_play: Play[Any], _since: int, _until: int) -> None:
    """The alarms stay where they are."""


def _nothing_to_renew(_state: Any, _dice: Dice) -> None:
    """Chance is dice alone."""


def _no_gathering(_state: Any, _seat: Seat) -> int:
    return 0


def _never(_state: Any) -> bool:
    return False


def _no_hint(_view: Any, _choice: Choice) -> Phrase | None:
    return None


def _no_tales(_state: Any, _box: Any, _told: Sequence[Sequence[Event]]) -> Sequence[Tale]:
    return ()


def _no_holdings(_view: Any, _seat: Seat) -> Mapping[str, int]:
    return {}


def _nothing_to_propose(_view: Any, _choice: Choice) -> Choice | None:
    return None


def _about_nothing(_view: Any, _choice: Choice) -> Sequence[str]:
    return ()


def _none_needless(_view: Any, _choice: Choice) -> bool:
    return False


def _none_likely(_view: Any, _offers: Sequence[AnyOffer]) -> Sequence[Choice]:
    return ()


def _no_pause(_state: Any, _kind: str) -> int:
    return 0


def _not_together(_view: Any, _before: Sequence[Choice], _choice: Choice) -> bool:
    return False


def _no_charts(_box: Any) -> Sequence[Chart]:
    return ()


def _no_standing(_state: Any) -> Result | None:
    return None


def _nothing_withheld(_box: Any) -> Mapping[str, Collection[Any]]:
    return {}


def _no_preset(_zone: str) -> Mapping[str, Any]:
    return {}


EASY, NORMAL, STRONG = "easy", "normal", "strong"
"""Of computer players. A strong one may think for seconds, the others decide at once."""

Weight: TypeAlias = Literal["light", "medium", "heavy"]
"""How much there is to learn and to weigh."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long a match is: for as many players as most tables have, in round figures.

    days: from and to, by chat; (0, 0) is one sitting. presses: of one player.
    """

    days: tuple[int, int]
    presses: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """What is on the outside of a game: all that a start needs, without the rules.

    slug: the name of its folder, texts, board and commands (with dashes instead of underscores).
    version: goes up with every change of behaviour.
    commands: the slash commands.
    seats: the numbers of players possible.
    weight, length: what somebody wants to know who chooses a game.
    lengths: where another value of an option makes a match longer or shorter: (option, value).
    """

    slug: str
    version: int
    commands: tuple[Command, ...]
    seats: range
    weight: Weight
    length: Length
    lengths: Mapping[tuple[str, Any], Length] = field(default_factory=dict)

    def length_with(self, options: Mapping[str, Any]) -> Length:
        """How long a match is with these options."""
        found = (self.lengths.get(each) for each in options.items())
        return next(filter(None, found), self.length)

    @property
    def command(self) -> str:
        """The slug as slash commands and locales write it."""
        return self.slug.replace("_", "-")


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Cover, Generic[S, V]):
    """The rules of one game. Everything is pure; only ``deal``, steps and orders change a state.

    options: a frozen pydantic model; bool, Literal and bounded int fields become menus.
    box: the component figures, a frozen pydantic model; ``components`` is the printed or
        reconstructed set that the game ships.
    state, steps, events: every class that may stand in a stored match, written out; one that was
        renamed, or has renamed fields, says so (``Stored``).
    deal: puts the first position and the first step into a fresh state.
    view: what a seat (None: a spectator) may know; frozen data.
    result: places and figures, once the state is over.
    standing: what the result would be if the match ended as it stands; None where the rules
        cannot say it.
    charts: the tables of the game, made from its components, for the rules page.
    preset: the options that a new table begins with, for a host in an IANA time zone.
    withheld: values of an option (no number) that mean nothing with these components, by option.
    fallback: the choice taken for a seat that is out of time; always legal. ``fallback_clause`` is
        the number of the clause that says so.
    orders, order: standing orders, which a seat may leave at any time; secret to it.
    alarm, ring: the next moment (match time, ms) at which the rules act by themselves, and the act.
    rested: what it means that nobody could reach the match from one instant to another (ms); it
        may move alarms, and says so in an event. Those left in between ring as they stand.
    proposes: from a seat's view and the choice that it made there, the standing order which would
        have made it, where that is worth proposing; it need not be on offer.
    obeys: what a standing order of a seat says to the decision that it is asked for now, by what
        the seat may know; None where the seat decides itself. See ``obeying``.
    disarm: strikes such an order, which no longer fits, from the state.
    left: the standing orders that a seat has left, with what takes each back.
    would: what an order would choose at the decision that a seat is asked for, had it left it in
        time, where that is more than ``obeys`` says of one left now: it is obeyed in a way of its
        own, or stays out of a question that was open. None for nothing more.
    unforeseen: verbs of orders of which it cannot be said what they would have chosen.
    gathers: until when (match time, ms) a call to a seat may wait, because something that calls it
        as well comes very soon; a moment that is past where it need not.
    computers: the computer players by name, the weakest level first (``mind`` is taken when none
        is named); they go by what their seat knows.
    pauses: how long (ms of match time) a computer player of a kind lets go by before it answers,
        where time runs for everybody; 0 where the others wait for it.
    speaks: verbs whose reason a computer player tells everybody, such as what it thinks of an
        offer: in such a reason is nothing that not all may know.
    idle: verbs that let a chance go by: whoever chooses them changes nothing of their own.
    phrase: the text of an id that stands in offers and events.
    drafts: verbs that only prepare a choice, are told to nobody and can be taken back; panels
        carry them out together with what they prepare.
    clauses: the number of the clause that explains a verb, or a decision (a step's name); every
        one that may be on offer or asked for.
    hint: what a choice on offer comes to (what it costs and brings, its chance), for a line beside
        it; from the view of the one who chooses, so that it cannot tell more. The beginning of a
        choice, or one item of a Pick, has a hint where there is something to say of it alone.
    warning: what a choice on offer wastes or does in vain, likewise; most have none.
    holdings: what a seat has, counted, as a view shows it: its points, money and pieces. What a
        choice is sure to change of it, its hint says in figures.
    common: verbs without ids that are often the answer and are on offer whatever the seat hides:
        the call to a decision, which everybody sees, carries them, in this order.
    needless: whether a choice on offer leads nowhere from where the seat is (its view), and can
        only be typed before others: panels leave it out.
    about: the ids that a choice without any is about (its player's view), such as the tiles that
        it shows: pictures frame them as they frame what was chosen.
    likely: of the choices on offer those that a player is likeliest to want (their view), the best
        first: a panel has buttons for some of them beside its long menus, and for a Pick.
    together: whether a choice on offer may still be made after others that were on offer with it
        (the seat's view), though nobody can look past these: panels gather them. One that then
        does not fit any more is left out, and that is told.
    fleeting: whether what a seat is told alone disappears and cannot be asked for again.
    tutorial: what newcomers are told when it first comes up, and the match in which they learn it.
    tales: figures that one talks about after a match, from its last state, the box it was played
        with, and all that its entries told, the deal first; secrets may be told then.
    inventory: all pieces, as a sorted list of words; the same at every moment of a match.
    resample_hidden: draws anew, in place, what the seat cannot know, for the law of secrecy.
    renew: shuffles, in place, what no seat knows or has ever known: after something has been taken
        back it must not come up the same again.
    """

    options: type[BaseModel]
    box: type[BaseModel]
    components: BaseModel
    state: type[S]
    steps: tuple[type[Step[Any]], ...]
    events: tuple[type[Event], ...]
    deal: Callable[[Play[S], Any, Any], None]
    view: Callable[[S, Seat | None], V]
    result: Callable[[S], Result]
    fallback: Callable[[S, Seat], Choice]
    fallback_clause: str
    computers: Mapping[str, Computer]
    inventory: Callable[[S], Sequence[str]]
    resample_hidden: Callable[[S, Seat | None, Dice], None]
    renew: Callable[[S, Dice], None] = _nothing_to_renew
    orders: Callable[[S, Seat], Sequence[AnyOffer]] = _no_orders
    order: Callable[[Play[S], Seat, Choice], None] = _no_order
    proposes: Callable[[Any, Choice], Choice | None] = _nothing_to_propose
    obeys: Callable[[S, Seat], Standing | None] = _obeys_nothing
    disarm: Callable[[Play[S], Seat, Choice], None] = _none_to_disarm
    left: Callable[[S, Seat], Sequence[Left]] = _none_left
    would: Callable[[S, Seat, Choice], Choice | None] = _would_nothing
    unforeseen: frozenset[str] = frozenset()
    alarm: Callable[[S], int | None] = _no_alarm
    ring: Callable[[Play[S]], None] = _no_ring
    rested: Callable[[Play[S], int, int], None] = _no_rest
    gathers: Callable[[S, Seat], int] = _no_gathering
    phrase: Callable[[str], Phrase] = field(default=plain_phrase)
    draft_verbs: frozenset[str] = frozenset()
    common: tuple[str, ...] = ()
    idle: frozenset[str] = frozenset()
    speaks: frozenset[str] = frozenset()
    pauses: Callable[[S, str], int] = _no_pause
    needless: Callable[[Any, Choice], bool] = _none_needless
    about: Callable[[Any, Choice], Sequence[str]] = _about_nothing
    likely: Callable[[Any, Sequence[AnyOffer]], Sequence[Choice]] = _none_likely
    together: Callable[[Any, Sequence[Choice], Choice], bool] = _not_together
    clauses: Mapping[str, str] = field(default_factory=dict)
    hint: Callable[[Any, Choice], Phrase | None] = _no_hint
    warning: Callable[[Any, Choice], Phrase | None] = _no_hint
    holdings: Callable[[Any, Seat], Mapping[str, int]] = _no_holdings
    ephemeral_secrets: Callable[[S], bool] = _never
    standing: Callable[[S], Result | None] = _no_standing
    tutorial: Tutorial | None = None
    tales: Callable[[S, Any, Sequence[Sequence[Event]]], Sequence[Tale]] = _no_tales
    charts: Callable[[Any], Sequence[Chart]] = _no_charts
    preset: Callable[[str], Mapping[str, Any]] = _no_preset
    withheld: Callable[[Any], Mapping[str, Collection[Any]]] = _nothing_withheld

    def __post_init__(self) -> None:
        """Raises ValueError when two steps, or two events, have or had the same name."""
        by_name(self.steps)
        by_name(self.events)

    @property
    def mind(self) -> str:
        """The computer player taken when none is named, and asked what a person should do."""
        return NORMAL if NORMAL in self.computers else next(iter(self.computers))

    def foresees(self, order: Choice) -> bool:
        """Whether it can be said what an order would have done."""
        told = self.obeys is not _obeys_nothing or self.would is not _would_nothing
        return told and order.verb not in self.unforeseen

    @property
    def answers(self) -> frozenset[str]:
        """The verbs that are only short answers to somebody else's turn."""
        return _answers(self.steps)


@lru_cache(64)
def _answers(steps: tuple[type[Step[Any]], ...]) -> frozenset[str]:
    answers = {verb.name for step in steps if step.window for verb in step.verbs}
    return frozenset(answers - {v.name for step in steps if not step.window for v in step.verbs})

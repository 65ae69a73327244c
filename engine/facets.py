"""The facets of a game: everything that the platform may ask of its rules, in six groups.

A field that a game need not give has a default, which is what most games do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

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
class Rules(Generic[S, V]):
    """What a match is, from the deal to the result. Only ``deal``, steps and ``ring`` change it.

    options: a frozen pydantic model; bool, Literal and bounded int fields become menus.
    preset: the options that a new table begins with, for a host in an IANA time zone.
    box: the component figures, a frozen pydantic model. components: the printed or reconstructed
        set that the game ships.
    withheld: values of an option (no number) that mean nothing with these components, by option.
    state, steps, events: every class that may stand in a stored match, written out; one that was
        renamed, or has renamed fields, says so (``Stored``).
    deal: puts the first position and the first step into a fresh state.
    view: what a seat (None: a spectator) may know; frozen data.
    ephemeral_secrets: whether what a seat is told alone disappears and cannot be asked for again.
    result: places and figures, once the state is over.
    standing: what the result would be if the match ended as it stands; None where the rules
        cannot say it.
    fallback: the choice taken for a seat that is out of time; always legal.
    fallback_clause: the number of the clause that says so.
    alarm, ring: the next moment (match time, ms) at which the rules act by themselves, and the act.
    rested: what it means that nobody could reach the match from one instant to another (ms); it
        may move alarms, and says so in an event. Those left in between ring as they stand.
    gathers: until when (match time, ms) a call to a seat may wait, because something that calls it
        as well comes very soon; a moment that is past where it need not.
    inventory: all pieces, as a sorted list of words; the same at every moment of a match.
    resample_hidden: draws anew, in place, what the seat cannot know, for the law of secrecy.
    renew: shuffles, in place, what no seat knows or has ever known: after something has been taken
        back it must not come up the same again.
    """

    options: type[BaseModel]
    preset: Callable[[str], Mapping[str, Any]] = lambda _zone: {}
    box: type[BaseModel]
    components: BaseModel
    withheld: Callable[[Any], Mapping[str, Collection[Any]]] = lambda _box: {}
    state: type[S]
    steps: tuple[type[Step[Any]], ...]
    events: tuple[type[Event], ...]
    deal: Callable[[Play[S], Any, Any], None]
    view: Callable[[S, Seat | None], V]
    ephemeral_secrets: Callable[[S], bool] = lambda _state: False
    result: Callable[[S], Result]
    standing: Callable[[S], Result | None] = lambda _state: None
    fallback: Callable[[S, Seat], Choice]
    fallback_clause: str
    alarm: Callable[[S], int | None] = lambda _state: None
    ring: Callable[[Play[S]], None] = lambda _play: None
    rested: Callable[[Play[S], int, int], None] = lambda _play, _since, _until: None
    gathers: Callable[[S, Seat], int] = lambda _state, _seat: 0
    inventory: Callable[[S], Sequence[str]]
    resample_hidden: Callable[[S, Seat | None, Dice], None]
    renew: Callable[[S, Dice], None] = lambda _state, _dice: None

    def __post_init__(self) -> None:
        """Raises ValueError when two steps, or two events, have or had the same name."""
        by_name(self.steps)
        by_name(self.events)

    @property
    def answers(self) -> frozenset[str]:
        """The verbs that are only short answers to somebody else's turn."""
        return _answers(self.steps)


@lru_cache(64)
def _answers(steps: tuple[type[Step[Any]], ...]) -> frozenset[str]:
    answers = {verb.name for step in steps if step.window for verb in step.verbs}
    return frozenset(answers - {v.name for step in steps if not step.window for v in step.verbs})


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders(Generic[S]):
    """Standing orders, which a seat may leave at any time; secret to it. See ``obeying``.

    offers: those that a seat may leave, or take back, now.
    leave: does what was chosen of them.
    left: those that a seat has left, with what takes each back.
    obeys: what one of a seat says to the decision that it is asked for now, by what the seat may
        know; None where the seat decides itself.
    disarm: strikes such an order, which no longer fits, from the state.
    would: what an order would choose at the decision that a seat is asked for, had it left it in
        time, where that is more than ``obeys`` says of one left now: it is obeyed in a way of its
        own, or stays out of a question that was open. None for nothing more.
    unforeseen: verbs of orders of which it cannot be said what they would have chosen.
    proposes: from a seat's view and the choice that it made there, the order which would have made
        it, where that is worth proposing; it need not be on offer.
    """

    offers: Callable[[S, Seat], Sequence[AnyOffer]]
    leave: Callable[[Play[S], Seat, Choice], None]
    left: Callable[[S, Seat], Sequence[Left]]
    obeys: Callable[[S, Seat], Standing | None]
    disarm: Callable[[Play[S], Seat, Choice], None]
    would: Callable[[S, Seat, Choice], Choice | None] = lambda _state, _seat, _order: None
    unforeseen: frozenset[str] = frozenset()
    proposes: Callable[[Any, Choice], Choice | None] = lambda _view, _choice: None

    def foresees(self, order: Choice) -> bool:
        """Whether it can be said what an order would have done."""
        return order.verb not in self.unforeseen


NO_ORDERS: Final[Orders[Any]] = Orders(
    offers=lambda _state, _seat: (),
    leave=lambda _play, _seat, _order: None,
    left=lambda _state, _seat: (),
    obeys=lambda _state, _seat: None,
    disarm=lambda _play, _seat, _order: None,
)
"""Of a game in which nobody can leave any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Help(Generic[S]):
    """What explains the game, and tells of it.

    phrase: the text of an id that stands in offers and events.
    clauses: the number of the clause that explains a verb, or a decision (a step's name); every
        one that may be on offer or asked for.
    hint: what a choice on offer comes to (what it costs and brings, its chance), for a line beside
        it; from the view of the one who chooses, so that it cannot tell more. The beginning of a
        choice, or one item of a Pick, has a hint where there is something to say of it alone.
    warning: what a choice on offer wastes or does in vain, likewise; most have none.
    holdings: what a seat has, counted, as a view shows it: its points, money and pieces. What a
        choice is sure to change of it, its hint says in figures.
    charts: the tables of the game, made from its components, for the rules page.
    tutorial: what newcomers are told when it first comes up, and the match in which they learn it.
    tales: figures that one talks about after a match, from its last state, the box it was played
        with, and all that its entries told, the deal first; secrets may be told then.
    """

    phrase: Callable[[str], Phrase] = plain_phrase
    clauses: Mapping[str, str] = field(default_factory=dict)
    hint: Callable[[Any, Choice], Phrase | None] = lambda _view, _choice: None
    warning: Callable[[Any, Choice], Phrase | None] = lambda _view, _choice: None
    holdings: Callable[[Any, Seat], Mapping[str, int]] = lambda _view, _seat: {}
    charts: Callable[[Any], Sequence[Chart]] = lambda _box: ()
    tutorial: Tutorial | None = None
    tales: Callable[[S, Any, Sequence[Sequence[Event]]], Sequence[Tale]] = (
        lambda _state, _box, _told: ()
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """How the choices of a seat are put before it.

    common: verbs without ids that are often the answer and are on offer whatever the seat hides:
        the call to a decision, which everybody sees, carries them, in this order.
    likely: of the choices on offer those that a player is likeliest to want (their view), the best
        first: a panel has buttons for some of them beside its long menus, and for a Pick.
    needless: whether a choice on offer leads nowhere from where the seat is (its view), and can
        only be typed before others: panels leave it out.
    draft_verbs: verbs that only prepare a choice, are told to nobody and can be taken back; panels
        carry them out together with what they prepare.
    together: whether a choice on offer may still be made after others that were on offer with it
        (the seat's view), though nobody can look past these: panels gather them. One that then
        does not fit any more is left out, and that is told.
    about: the ids that a choice without any is about (its player's view), such as the tiles that
        it shows: pictures frame them as they frame what was chosen.
    """

    common: tuple[str, ...] = ()
    likely: Callable[[Any, Sequence[AnyOffer]], Sequence[Choice]] = lambda _view, _offers: ()
    needless: Callable[[Any, Choice], bool] = lambda _view, _choice: False
    draft_verbs: frozenset[str] = frozenset()
    together: Callable[[Any, Sequence[Choice], Choice], bool] = lambda _view, _before, _choice: (
        False
    )
    about: Callable[[Any, Choice], Sequence[str]] = lambda _view, _choice: ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Minds(Generic[S]):
    """The computer players.

    computers: those there are by name, the weakest level first (``usual`` is taken when none is
        named); they go by what their seat knows.
    pauses: how long (ms of match time) one of a kind lets go by before it answers, where time runs
        for everybody; 0 where the others wait for it.
    speaks: verbs whose reason a computer player tells everybody, such as what it thinks of an
        offer: in such a reason is nothing that not all may know.
    idle: verbs that let a chance go by: whoever chooses them changes nothing of their own.
    """

    computers: Mapping[str, Computer]
    pauses: Callable[[S, str], int] = lambda _state, _kind: 0
    speaks: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()

    @property
    def usual(self) -> str:
        """The computer player taken when none is named, and asked what a person should do."""
        return NORMAL if NORMAL in self.computers else next(iter(self.computers))

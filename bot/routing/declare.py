"""How an action is declared: once, beside its handler.

The signature of a handler is the declaration: its first parameter says what it must be given (a
Request, or one AtTable, AtSeat, InPlay), the others are the options of its command::

    @lobby.command("add-computer", host=True)
    async def add_computer(at: AtTable, computer: Annotated[str, Completed(kinds)] = "") -> None:

Registration, routing, completion, the codec of custom ids and the keys of the texts are read from
the table that results.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from keyword import iskeyword
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from bot import limits
from bot.press import AnyPress, Press, split

from .finding import own_tables
from .requests import AtTable, Request, Suggestion

Completer: TypeAlias = Callable[[Any, str, Mapping[str, str]], Awaitable[Sequence[Suggestion]]]
"""What may be typed: of the request, what is typed so far, and the other options given.

Its first parameter says what it must be given, as that of a handler does.
"""
User = NewType("User", int)
"""An option that names a user of the server: their id."""


class File(Protocol):
    """An option that is a file."""

    async def text(self) -> str:
        """What is in it. Raises Refused for one that is too large to be read."""


@dataclass(frozen=True, slots=True)
class Completed:
    """Of an option of text: Discord asks us what may be typed."""

    by: Completer


@dataclass(frozen=True, slots=True)
class Whole:
    """Of an option of numbers: from where to where; high None is without end."""

    low: int
    high: int | None = None


@dataclass(frozen=True, slots=True)
class OneOf:
    """Of an option of text: a fixed menu, its labels the texts with this prefix and the value."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Param:
    """An option of a command; what it is called in chat is the text of its ``key``."""

    name: str
    kind: Literal["text", "number", "switch", "user", "file"] = "text"
    required: bool = False
    completed: Completed | None = None
    whole: Whole | None = None
    one_of: OneOf | None = None

    @property
    def python(self) -> str:
        """The name of the handler's parameter."""
        name = self.name.replace("-", "_")
        # Options such as "from" and "with" are called so in chat, but are keywords of Python.
        return f"{name}_" if iskeyword(name) else name

    @property
    def key(self) -> str:
        """The text of its name; its description is ``-description`` after that."""
        return f"param-{self.name}"

    @property
    def labels(self) -> Iterator[tuple[str, str]]:
        """Each value of a fixed menu with the key of its text."""
        if self.one_of is not None:
            yield from ((value, self.one_of.label + value) for value in self.one_of.values)


Handler: TypeAlias = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)
T = TypeVar("T")
Place: TypeAlias = Literal["server", "direct"]
ANYWHERE: frozenset[Place] = frozenset({"server", "direct"})


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command. ``group`` is empty for one that has no subcommands.

    given: what its handler must be given. host: whether it is for the host alone; managers:
    whether for those who manage the server, and Discord shows it to nobody else.
    where: whether it can be used in servers, in direct messages, or both.
    game: the slug of the game whose texts it has and at whose tables it can be used, if any.
    """

    group: str
    word: str
    run: Handler
    given: type[Request]
    params: tuple[Param, ...]
    host: bool = False
    where: frozenset[Place] = ANYWHERE
    game: str = ""
    managers: bool = False

    @property
    def name(self) -> str:
        """Its full name in English."""
        return f"{self.group} {self.word}".strip()

    @property
    def key(self) -> str:
        """The text of its name; its description is ``-description`` after that."""
        return f"command-{self.word}"


@dataclass(frozen=True, slots=True)
class Control:
    """A button, a menu or a form.

    plain: its handler needs nothing of the press, and may be that of a command as well. The
        handlers of menus and forms are given the values besides the press. host, managers: as
        of a command. imagined: it can be used in an imagined match as well: it changes nothing
        that is stored.
    """

    kind: type[AnyPress]
    how: Literal["button", "menu", "form"]
    run: Handler
    given: type[Request]
    host: bool = False
    plain: bool = False
    managers: bool = False
    imagined: bool = False


class Actions:
    """A table of actions. Each file of handlers has one, and the bot has all of them in one.

    Raises ValueError for two of one name, and for more than Discord takes.
    """

    def __init__(self, group: str = "") -> None:
        """An empty table; ``group`` is the command of which its commands are subcommands."""
        self.group = group
        self.commands: dict[str, Command] = {}
        self.controls: dict[str, Control] = {}

    def command(
        self,
        word: str,
        *,
        host: bool = False,
        managers: bool = False,
        where: frozenset[Place] = ANYWHERE,
    ) -> Callable[[H], H]:
        """Declare a command: its options are the parameters of the handler after the first."""

        def declared(run: H) -> H:
            given, params = _declared(run)
            if issubclass(given, AtTable):
                params = (*params, TABLE)
            self.add(Command(self.group, word, run, given, params, host, where, managers=managers))
            # As it is: a handler may be declared several times, and others call it.
            return run

        return declared

    def button(
        self,
        kind: type[AnyPress],
        *,
        host: bool = False,
        managers: bool = False,
        imagined: bool = False,
    ) -> Callable[[H], H]:
        """Declare what a button does: its handler is given the request, and the press if it asks.

        So a command whose options may all be left out can be a button, too.
        """
        return self._control(kind, "button", host=host, managers=managers, imagined=imagined)

    def menu(
        self,
        kind: type[AnyPress],
        *,
        host: bool = False,
        managers: bool = False,
        imagined: bool = False,
    ) -> Callable[[H], H]:
        """Declare what a menu does: as a button, and what was chosen (strings, at least one)."""
        return self._control(kind, "menu", host=host, managers=managers, imagined=imagined)

    def form(
        self, kind: type[AnyPress], *, host: bool = False, imagined: bool = False
    ) -> Callable[[H], H]:
        """Declare what a form does that was sent: as a button, and what was typed (strings)."""
        return self._control(kind, "form", host=host, imagined=imagined)

    def _control(
        self,
        kind: type[AnyPress],
        how: Literal["button", "menu", "form"],
        *,
        host: bool,
        managers: bool = False,
        imagined: bool = False,
    ) -> Callable[[H], H]:
        def declared(run: H) -> H:
            given = given_to(run)
            # Where the custom id names a match, the router opens its table first, and only there.
            about = issubclass(kind, Press)
            assert issubclass(given, AtTable) == about, f"{kind.word}: {given.__name__}"
            assert about or not host, f"{kind.word}: a game has no host"
            if kind.word in self.controls:
                raise ValueError(f"two handlers of {kind.word}")
            plain = how == "button" and not _takes_press(run)
            self.controls[kind.word] = Control(
                kind, how, run, given, host, plain, managers, imagined
            )
            return run

        return declared

    def add(self, command: Command) -> None:
        """Add a command that was made by hand, as those of a game are."""
        if command.name in self.commands:
            raise ValueError(f"two commands {command.name}")
        same = sum(each.group == command.group for each in self.commands.values())
        if same >= (limits.SUBCOMMANDS if command.group else limits.COMMANDS):
            raise ValueError(f"{command.name}: Discord takes no more of them")
        if len(command.params) > limits.OPTIONS:
            raise ValueError(f"{command.name} has more options than Discord takes")
        self.commands[command.name] = command

    def include(self, *others: Actions) -> Actions:
        """Add all that other tables have; the table itself."""
        for other in others:
            for command in other.commands.values():
                self.add(command)
            if same := self.controls.keys() & other.controls.keys():
                raise ValueError(f"two handlers of {', '.join(sorted(same))}")
            self.controls |= other.controls
        return self

    def read(self, custom_id: str) -> AnyPress | None:
        """What a custom id says; None where no action here is meant."""
        found = split(custom_id)
        control = self.controls.get(found[0]) if found else None
        if found is None or control is None:
            return None
        return control.kind.of(*found[1:])


TABLE = Param("table", completed=Completed(own_tables))
"""Which table is meant, where it is not that of the channel; every command about one has it."""


def given_to(run: Callable[..., Any]) -> type[Request]:
    """What the first parameter of a handler or completer is."""
    first = next(iter(signature(run).parameters))
    # Annotations are strings until they are looked up here, at run time: what a handler names in
    # its signature must be imported for good, and not for the type checker alone.
    kind = get_type_hints(run)[first]
    assert isinstance(kind, type), f"{run.__name__}: its first parameter must be a request"
    assert issubclass(kind, Request), f"{run.__name__}: its first parameter must be a request"
    return kind


def _takes_press(run: Handler) -> bool:
    _, *more = signature(run).parameters
    kind = get_type_hints(run)[more[0]] if more else None
    # An option may be a union, which is no class: issubclass would fail for it.
    return isinstance(kind, type) and issubclass(kind, AnyPress)


def _declared(run: Handler) -> tuple[type[Request], tuple[Param, ...]]:
    """What a handler must be given, and the options of its command."""
    # Without its extras an option would lose its completion, range and menu.
    hints = get_type_hints(run, include_extras=True)
    _, *options = signature(run).parameters.values()
    return given_to(run), tuple(_param(option, hints[option.name]) for option in options)


KINDS: Mapping[Any, Literal["text", "number", "switch", "user", "file"]] = {
    str: "text",
    int: "number",
    bool: "switch",
    User: "user",
    File: "file",
}


def _param(option: Parameter, hint: Any) -> Param:
    hint = _present(hint)
    kind, *more = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    assert kind in KINDS, f"{option.name}: an option cannot be {kind}"
    return Param(
        # Param.python leads back from it to the parameter.
        name=option.name.rstrip("_").replace("_", "-"),
        kind=KINDS[kind],
        required=option.default is Parameter.empty,
        completed=_only(Completed, more),
        whole=_only(Whole, more),
        one_of=_only(OneOf, more),
    )


def _present(hint: Any) -> Any:
    """The kind of an option that may be left out."""
    # ``str | None`` is of the one, and ``Annotated[...] | None`` of the other.
    if get_origin(hint) in (Union, UnionType):
        (hint,) = (each for each in get_args(hint) if each is not NoneType)
    return hint


def _only(kind: type[T], more: Sequence[Any]) -> T | None:
    return next((each for each in more if isinstance(each, kind)), None)

"""The way through a panel to choices that are wanted, and the presses it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.actions import SHARED
from bot.message import Menu, Message
from bot.present.line import SAME, split
from bot.present.tree import Path
from bot.presses import Answer, AskNumber, Do, Go, OpenPanel, PanelPress, Reply
from bot.table.table import Table
from engine import Choice, Dice, Pick, Seat, act, active_seats, copy, offers
from minds import ask

FORM = 3


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or a menu with the values that may be taken from it."""

    custom_id: str
    values: tuple[str, ...] = ()
    high: int = 1


def controls(message: Message) -> Iterator[Control]:
    """What may be pressed in a message."""
    for row in message.rows:
        if isinstance(row, Menu):
            yield Control(row.id, tuple(option.value for option in row.options), row.high)
        else:
            yield from (Control(button.id) for button in row if not button.disabled)


@dataclass(frozen=True, slots=True)
class Wish:
    """A choice that is wanted.

    pick: the order of its ids means nothing. beyond: it follows an outcome that is sealed.
    """

    choice: Choice
    pick: bool = False
    beyond: bool = False

    def begun(self, words: Path) -> bool:
        """Whether a verb and ids begin it."""
        verb, *args = words
        mine = self.choice.args
        fits = set(args) <= set(mine) if self.pick else tuple(args) == mine[: len(args)]
        return verb == self.choice.verb and fits

    def done(self, words: Path) -> bool:
        """Whether a verb and ids are it."""
        return self.begun(words) and len(words) == len(self.choice.args) + 1


def wishes(table: Table, seat: Seat, mind: str, dice: Iterator[Dice]) -> list[Wish]:
    """What a computer player wants to do, until nothing more goes with what is sealed."""
    game, state = table.game, copy(table.game, table.running())
    line: list[Wish] = []
    known: Any = None
    sealed: list[Choice] = []
    while there := offers(state, seat):
        if sealed and seat not in active_seats(state):
            break
        view = game.rules.view(state, seat)
        choice = ask(game, state, seat, mind, next(dice), there).choice
        if sealed and not game.panel.together(known, sealed, choice):
            break
        pick = any(isinstance(each, Pick) and each.verb == choice.verb for each in there)
        line.append(Wish(choice, pick, bool(sealed)))
        known = known or view
        if act(game, state, seat, choice, state.now, there).sealed or sealed:
            sealed.append(choice)
        else:
            known = None
    return line


def opening(called: Message, match: str, wish: Wish) -> str:
    """The button of a call that leads nearest to a choice."""
    found = OpenPanel(match).id
    for control in controls(called):
        press = SHARED.read(control.custom_id)
        if isinstance(press, (Answer, Reply)) and wish.done((press.verb,)):
            found = control.custom_id
    return found


@dataclass(frozen=True, slots=True)
class Step:
    """One control used: how far it leads, and the presses it takes."""

    far: int
    cost: int
    custom_id: str
    values: tuple[str, ...] = ()
    form: bool = False


Read = Callable[[Path], Path | None]
"""The path of a press in words; None where it leads nowhere now."""


def step(there: Iterable[Control], line: Sequence[Wish], read: Read = lambda path: path) -> Step:
    """The use of a control of a panel that leads furthest toward some choices.

    read: understands long paths, which stand there in numbers.
    """
    found = [each for control in there for each in _steps(control, line, read)]
    assert found, f"nothing leads to {line}"
    return max(found, key=lambda each: (each.far, -each.cost))


def _steps(control: Control, line: Sequence[Wish], read: Read) -> Iterator[Step]:
    press = SHARED.read(control.custom_id)
    path = read(press.path) if isinstance(press, PanelPress) else None
    if path is None:
        return
    if control.values:
        yield from _of_menu(control, path, line)
    elif (far := _far(parts := split(path), line)) >= 0:
        yield from _of_button(control, press, parts, far, line)


def _of_button(
    button: Control, press: object, parts: Sequence[Path], far: int, line: Sequence[Wish]
) -> Iterator[Step]:
    if isinstance(press, Do):
        # Only some of them where nothing leads on.
        if all(wish.done(part) for wish, part in zip(line, parts, strict=False)):
            yield Step(2 * far + 1, 1, button.custom_id)
    elif isinstance(press, (Go, AskNumber)):
        form = isinstance(press, AskNumber)
        yield Step(2 * far, FORM if form else 1, button.custom_id, (), form)


def _of_menu(menu: Control, path: Path, line: Sequence[Wish]) -> Iterator[Step]:
    parts = split(path)
    if menu.values[0].startswith(SAME):
        yield from _of_several(menu, parts, line)
        return
    if menu.high > 1:
        taken = tuple(word for word in line[len(parts) - 1].choice.args if word in menu.values)[
            : menu.high
        ]
        if taken and (far := _far(parts, line)) >= 0:
            yield Step(2 * (far + len(taken)), 2 + len(taken), menu.custom_id, taken)
        return
    for value in menu.values:
        far = _far(split((*path, *value.split("."))), line)
        if far >= 0:
            yield Step(2 * far, 2, menu.custom_id, (value,))


def _of_several(menu: Control, parts: Sequence[Path], line: Sequence[Wish]) -> Iterator[Step]:
    """The next choices of a verb, as many as the menu takes."""
    *before, (verb,) = parts
    taken: list[str] = []
    for wish in line[len(before) :]:
        value = SAME + ".".join(wish.choice.args)
        if wish.choice.verb != verb or value not in menu.values or len(taken) == menu.high:
            break
        taken.append(value)
    if taken and (far := _far(before, line)) >= 0:
        words = len(taken) * len(line[len(before)].choice.args)
        yield Step(2 * (far + words), 2 + len(taken), menu.custom_id, tuple(taken))


def _far(parts: Sequence[Path], line: Sequence[Wish]) -> int:
    """How many words of the choices stand in a path; -1 where it leads elsewhere."""
    if len(parts) > len(line):
        return -1
    for at, part in enumerate(parts):
        last = at == len(parts) - 1
        if not (line[at].begun(part) if last else line[at].done(part)):
            return -1
    return sum(map(len, parts))

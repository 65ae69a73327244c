"""The rows of buttons and menus that show one place in the tree of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.limits import BUTTONS_IN_ROW, OPTIONS
from bot.message import Button, Menu, Option, Row, Style
from bot.presses import AskNumber, Do, Go, PanelPress, Pick
from engine import AnyOffer, Offer

from .paging import page_buttons
from .panel import Node, Path, node
from .speaker import Speaker

ORDERS = "!"
"""The first word of paths through standing orders instead of offers."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk through the offers of one seat: where it stands and how its presses are called.

    ``view`` is what the seat knows, for hints.
    """

    speaker: Speaker
    match: str
    token: int
    offers: Sequence[AnyOffer]
    root: Path = ()
    view: Any = None

    def at(self, path: Path) -> Node:
        """The place a path (without the root) leads to."""
        return node(self.offers, path)

    def question(self, place: Node) -> str:
        """What is asked there, in words."""
        texts = self.speaker.texts
        match place.kind:
            case "verbs":
                return texts("panel-verbs")
            case "confirm":
                assert place.choice is not None
                hint = self.speaker.hint(self.view, place.choice)
                said = texts("panel-confirm", choice=self.speaker.choice(place.choice))
                return f"{said}\n{hint}" if hint else said
            case "pick":
                return self._how_many(place)
            case "number":
                return texts("panel-number", low=place.low, high=place.high)
            case "gone":
                return texts("panel-gone")
        taken = [self.speaker.id(item) for item in place.path[1:]]
        prompt = self._prompt(place)
        return texts("panel-so-far", prompt=prompt, taken=taken) if taken else prompt

    def _how_many(self, place: Node) -> str:
        texts = self.speaker.texts
        kind = "exactly" if place.low == place.high else "between" if place.low else "up-to"
        span = texts(f"range-{kind}", low=place.low, high=place.high)
        taken = [self.speaker.id(item) for item in place.path[1:]]
        return texts("panel-pick-more" if taken else "panel-pick", range=span, taken=taken)

    def rows(self, place: Node, page: int = 0) -> tuple[Row, ...]:
        """The controls of a place; the last row goes back."""
        match place.kind:
            case "verbs":
                rows = self._verbs(place, page)
            case "confirm":
                rows = ((self._press(Do, place.path, "panel-do", "success"),),)
            case "number":
                rows = self._numbers(place)
            case "gone":
                rows = ()
            case _:
                rows = self._items(place, page)
        back = self._back(place)
        return (*rows, back) if back else rows

    def _verbs(self, place: Node, page: int) -> tuple[Row, ...]:
        page = min(page, place.pages - 1)
        buttons = [self._verb(verb) for verb in place.shown(page)]
        rows = [
            tuple(buttons[first : first + BUTTONS_IN_ROW])
            for first in range(0, len(buttons), BUTTONS_IN_ROW)
        ]
        pages = self._pages(place, page)
        return (*rows, pages) if pages else tuple(rows)

    def _verb(self, verb: str) -> Button:
        first = next(offer for offer in self.offers if offer.verb == verb)
        whole = isinstance(first, Offer) and not first.ids
        label = self.speaker.choice(Offer(verb))
        return Button(self._id(Go, (verb,)), label, "primary" if not whole else "secondary")

    def _items(self, place: Node, page: int) -> tuple[Row, ...]:
        # Presses among standing orders are never stale, so an old one may name a page that is gone.
        page = min(page, place.pages - 1)
        shown = place.shown(page)
        rows: list[Row] = []
        if shown:
            rows.append(self._menu(place, shown, page))
        extra = []
        if place.complete:
            extra.append(self._press(Do, place.path, "panel-take", "success"))
        # Beside the button that takes what was picked.
        extra += self._pages(place, page, BUTTONS_IN_ROW - len(extra))
        if extra:
            rows.append(tuple(extra))
        return tuple(rows)

    def _menu(self, place: Node, shown: tuple[str, ...], page: int) -> Menu:
        options = tuple(
            Option(item, self.speaker.id(item), self._hint(place, item)) for item in shown
        )
        low = high = 1
        if place.kind == "pick":
            missing = place.high - (len(place.path) - 1)
            high = min(missing, len(shown))
            # One page of several cannot be asked for all that is missing.
            low = min(max(1, place.low - (len(place.path) - 1)), high) if place.pages == 1 else 1
        return Menu(self._id(Pick, place.path, page), self._prompt(place), options, low, high)

    def _hint(self, place: Node, item: str) -> str:
        """What the choice comes to that an item completes."""
        choice = self.at((*place.path, item)).choice if place.kind == "ids" else None
        return self.speaker.hint(self.view, choice) if choice is not None else ""

    def _numbers(self, place: Node) -> tuple[Row, ...]:
        if place.high - place.low < OPTIONS:
            options = tuple(
                Option(str(number), str(number)) for number in range(place.low, place.high + 1)
            )
            return (Menu(self._id(Pick, place.path), self._prompt(place), options),)
        return ((self._press(AskNumber, place.path, "panel-type", "primary"),),)

    def _prompt(self, place: Node) -> str:
        return self.speaker.prompt(place.path[0], len(place.path) - 1)

    def _back(self, place: Node) -> Row | None:
        # From a place that is gone nothing but the first question is sure to be there.
        walked = place.path if place.kind != "gone" else ("",)
        # A single verb is never asked for: its place is the first one, and nothing is before it.
        single = self.at(()).path == place.path
        if not walked or single:
            return None
        # A menu adds several items to a pick at once, so that one word less is not one step back.
        return (self._press(Go, walked[:-1] if place.kind != "pick" else (), "panel-back"),)

    def _press(
        self, kind: type[PanelPress], path: Path, text: str, style: Style = "secondary"
    ) -> Button:
        return Button(self._id(kind, path), self.speaker.texts(text), style)

    def _pages(self, place: Node, now: int, room: int = BUTTONS_IN_ROW) -> tuple[Button, ...]:
        """The buttons of the pages of a place, where it has several."""
        if place.pages == 1:
            return ()
        return page_buttons(
            self.speaker.texts, place.pages, now, partial(self._to, Go, place.path), room
        )

    def _id(self, kind: type[PanelPress], path: Path, page: int = 0) -> str:
        return self._to(kind, path, page).id

    def _to(self, kind: type[PanelPress], path: Path, page: int) -> PanelPress:
        # Without the root a press among standing orders would be looked for among the offers.
        return kind(self.match, self.token, (*self.root, *path), page)

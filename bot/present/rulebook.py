"""The rules of a game as messages: a page for newcomers, its clauses, what is found in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from bot.limits import OPTIONS, clip
from bot.message import Button, Form, Input, Menu, Message, Option
from bot.press import PagePress
from bot.presses import (
    AskWords,
    Learn,
    PickRow,
    PickSection,
    PickTable,
    ShowPage,
    ShowSection,
    ShowSigns,
    ShowTable,
    ShowTableText,
    TurnFound,
    TurnRules,
    TypedWords,
)
from bot.registry import RegisteredGame
from locales import Texts
from render.worded import Worded

from .lobby import explained, signs
from .paging import slices, turning
from .rules import SCORING, Leaf, Section, leaves, literal, number, pages, sections
from .search import Found, Place, Row, clauses, find, marked, wanted
from .tables import Tables, as_text, picture, tables

PARAGRAPHS = ("about", "win", "turn", "board")
"""What the page for newcomers says: the texts ``page-…`` of the game."""
LABEL = 60
"""Letters of a row in a menu."""


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game, with words around them in somebody's language."""

    title: RegisteredGame
    texts: Texts

    # -- the messages ---------------------------------------------------------------------------

    def page(self) -> Message:
        """What a newcomer must know, and the board as it is dealt."""
        told = [self._paragraph(each) for each in PARAGRAPHS if self.texts.has(f"page-{each}")]
        return Message(
            title=self._titled(self.texts("rules-how")),
            body="\n\n".join(told) or self.texts("game-summary"),
            picture=explained(self.title, self.texts),
            rows=(*self._contents(), (*self._lessons(), *self._buttons(ShowPage(self._slug)))),
        )

    def signs(self, page: int = 1) -> Message:
        """What is what on the board as it is dealt; the page where no sign of it is explained.

        Of many signs a page, the first is 1; past the end it is the last.
        """
        if not self.title.board.signs:
            return self.page()
        drawn, count = signs(self.title, self.texts, max(page, 1))
        there = min(max(page, 1), count)
        turn = partial(ShowSigns, self._slug)
        return Message(
            title=self.texts("legend-title", game=self.texts("game-name")),
            body=self.texts("legend-dealt"),
            footer=self.texts("rules-page", page=there, pages=count) if count > 1 else "",
            picture=drawn,
            rows=(
                *self._contents(),
                *turning(self.texts, there, count, turn),
                self._buttons(ShowSigns(self._slug)),
            ),
        )

    def turned(self, page: int) -> Message:
        """A page of the clauses, the first is 1; past the end it is the last."""
        if not self._leaves:
            return self.page()
        there = min(max(page, 1), len(self._leaves))
        leaf = self._leaves[there - 1]
        turn = partial(TurnRules, self._slug)
        return Message(
            title=self._titled(self._named(leaf.section)),
            body=leaf.text,
            footer=self.texts("rules-page", page=there, pages=len(self._leaves)),
            rows=(
                *self._contents(),
                *turning(self.texts, there, len(self._leaves), turn),
                self._buttons(ShowSection(self._slug, leaf.section.id)),
            ),
        )

    def section(self, id_: str) -> Message:
        """The first page of a section; of the whole where there is none of that name."""
        begin = (n for n, leaf in enumerate(self._leaves, 1) if leaf.section.id == id_)
        return self.turned(next(begin, 1))

    def table(self, name: str, page: int = 1, lit: int | None = None) -> Message:
        """A page of a table as a picture; that of a row which is lit up.

        It may need the typeface: call it in a thread.
        """
        from render import charts  # noqa: PLC0415 - with Pillow, see live.paint

        table = self._tables.named(name)
        if table is None:
            return self.page()
        count = charts.pages(table)
        there = min(max(page, 1), count) if lit is None else charts.page_of(table, lit) + 1
        drawn = picture(table, there - 1, lit, self.texts)
        other = Button(ShowTableText(self._slug, name, there).id, self.texts("rules-as-text"))
        turn = partial(ShowTable, self._slug, name)
        return replace(self._table(table, there, count, turn, other), picture=drawn)

    def table_text(self, name: str, page: int = 1) -> Message:
        """The same page as text; in a thread as well."""
        from render import charts  # noqa: PLC0415 - as above

        table = self._tables.named(name)
        if table is None:
            return self.page()
        count = charts.pages(table)
        there = min(max(page, 1), count)
        other = Button(ShowTable(self._slug, name, there).id, self.texts("rules-as-picture"))
        turn = partial(ShowTableText, self._slug, name)
        said = as_text(table, charts.rows_of(table, there - 1))
        return replace(self._table(table, there, count, turn, other), body=said)

    def row(self, word: str) -> Message:
        """The table with a row that was found, as the menu of those names it; in a thread."""
        name, _, number = word.rpartition(".")
        return self.table(name, lit=int(number) if number.isdecimal() else None)

    def found(self, typed: Sequence[str], page: int = 1) -> Message:
        """The places with some words, those that fit best first; what is possible if none does."""
        if not typed:
            return self.page()
        found = find(self._places, typed, self.texts)
        said = " ".join(typed)
        shown = pages([*self._told(found.every, typed), *self._almost(found, typed)])
        there = min(max(page, 1), len(shown))
        turn = partial(TurnFound, self._slug, tuple(typed))
        # Words that do not fit into a custom id are shown one page.
        count = len(shown) if turn(len(shown)).fits else 1
        return Message(
            title=self._titled(self.texts("rules-found", count=len(found.every), words=said)),
            body=shown[there - 1] or self.texts("rules-none", words=said),
            footer=self.texts("rules-page", page=there, pages=len(shown)) if len(shown) > 1 else "",
            rows=(
                *self._contents(self._rows(found, typed, shown[there - 1])),
                *turning(self.texts, there, count, turn),
                self._buttons(TypedWords(self._slug)),
            ),
        )

    def form(self) -> Form:
        """Where words are typed that are to be found."""
        label, example = self.texts("rules-search-words"), self.texts("rules-search-example")
        press = TypedWords(self._slug).id
        return Form(press, self.texts("rules-search-form"), (Input(press, label, example),))

    def suggestions(self, typed: Sequence[str]) -> list[tuple[str, str]]:
        """For what is being typed: how each place begins, and what finds it."""
        places = find(self._places, typed, self.texts).every if typed else self._places
        return [
            (place.row.line if place.row else place.line.removeprefix("- "), place.typed)
            for place in places
        ]

    # -- their parts ----------------------------------------------------------------------------

    @property
    def _slug(self) -> str:
        return self.title.cover.slug

    @property
    def _leaves(self) -> tuple[Leaf, ...]:
        return leaves(self.title.rules)

    @cached_property
    def _places(self) -> tuple[Place, ...]:
        return (*clauses(self.title.rules), *self._tables.places)

    @cached_property
    def _tables(self) -> Tables:
        return tables(self.title, self.texts)

    def _titled(self, part: str) -> str:
        return self.texts("rules-title", game=self.texts("game-name"), part=part)

    def _paragraph(self, name: str) -> str:
        head, said = self.texts(f"rules-head-{name}"), self.texts(f"page-{name}")
        return self.texts("rules-paragraph", head=head, said=said)

    def _told(self, places: Sequence[Place], typed: Sequence[str]) -> Iterator[str]:
        """Clauses below what they stand under, with the words in bold."""
        looked_for = wanted(typed, self.texts)
        heading = ""
        for place in places:
            if place.heading != heading:
                heading = place.heading
                yield f"### {heading}"
            yield marked(place.line, looked_for)

    def _almost(self, found: Found, typed: Sequence[str]) -> Iterator[str]:
        if found.most:
            yield self.texts("rules-most")
            yield from self._told(found.most, typed)

    def _table(
        self, table: Worded, page: int, count: int, turn: Callable[[int], PagePress], other: Button
    ) -> Message:
        """What stands around a page of a table, with the button that shows it the other way."""
        return Message(
            title=self._titled(literal(table.heading)),
            footer=self.texts("rules-page", page=page, pages=count) if count > 1 else "",
            rows=(
                *self._contents(),
                *turning(self.texts, page, count, turn),
                (*self._buttons(PickTable(self._slug)), other),
            ),
        )

    def _rows(self, found: Found, typed: Sequence[str], page: str) -> Menu | None:
        """The rows of tables among what is shown, each of which leads to its table."""
        looked_for, lines = wanted(typed, self.texts), set(page.splitlines())
        there = [
            self._row(place.row)
            for place in (*found.every, *found.most)
            if place.row and marked(place.line, looked_for) in lines
        ]
        said = self.texts("rules-rows")
        return Menu(PickRow(self._slug).id, said, tuple(there[:OPTIONS])) if there else None

    def _row(self, row: Row) -> Option:
        table = self._tables.named(row.table)
        assert table is not None
        about = self.texts("rules-table", table=table.heading)
        return Option(f"{row.table}.{row.number}", clip(row.line, LABEL), about)

    def _contents(self, rows: Menu | None = None) -> Iterator[Menu]:
        """What there is: the sections, and the tables or the rows that were found in them."""
        yield from self._sections()
        listed = tuple(Option(table.name, table.heading) for table in self._tables.all)
        if rows or listed:
            yield rows or Menu(PickTable(self._slug).id, self.texts("rules-tables"), listed)

    def _sections(self) -> Iterator[Menu]:
        """Scoring first, because it is looked for most."""
        there = sorted(sections(self.title.rules), key=lambda section: section.id != SCORING)
        for n, part in enumerate(slices([self._entry(each) for each in there], OPTIONS)):
            first = part[0].label
            said = (
                self.texts("rules-contents-on", first=first) if n else self.texts("rules-contents")
            )
            yield Menu(PickSection(self._slug, n).id, said, part)

    def _entry(self, section: Section) -> Option:
        numbers = [number(line) for line in section.clauses]
        ends = {"first": numbers[0], "last": numbers[-1]} if numbers else {}
        about = self.texts("rules-clauses", **ends) if len(numbers) > 1 else "".join(numbers)
        return Option(section.id, self._named(section), about)

    def _named(self, section: Section) -> str:
        if section.id == SCORING:
            return self.texts("rules-section-scoring", title=section.title)
        return section.title or self.texts("rules-about")

    def _lessons(self) -> tuple[Button, ...]:
        """The way to a first match, where the game has one that teaches it."""
        if self.title.game.help.tutorial is None:
            return ()
        return (Button(Learn(self._slug).id, self.texts("rules-learn"), "success"),)

    def _buttons(self, here: PagePress) -> tuple[Button, ...]:
        """The ways to the rest; that to what is shown cannot be pressed."""
        ways: list[tuple[PagePress, str]] = [(ShowPage(self._slug), "rules-how")]
        if self.title.board.signs:
            ways.append((ShowSigns(self._slug), "panel-signs"))
        ways.append((AskWords(self._slug), "rules-search"))
        if any(section.id == SCORING for section in sections(self.title.rules)):
            ways.append((ShowSection(self._slug, SCORING), "rules-scoring"))
        return tuple(
            Button(press.id, self.texts(key), disabled=press == here) for press, key in ways
        )

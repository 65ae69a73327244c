"""The tree of choices that a panel walks through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.actions import SHARED
from bot.message import Menu, Message, faults
from bot.present.line import ORDERS, joined, split
from bot.present.moves import Walk
from bot.present.paging import shown_pages
from bot.present.panel import Place
from bot.present.speaker import Speaker
from bot.present.tree import Path, node
from bot.presses import Go, PanelPress
from engine import Amount, AnyOffer, Choice, Offer, Pick
from games.delta_v import GAME
from tests.saying import english

MOVES = [
    Offer("fly", ("A1",)),
    Offer("fly", ("B2",)),
    Offer("steal", ("seat-1", "pirate")),
    Offer("steal", ("seat-1", "scan")),
    Offer("steal", ("seat-2", "scan")),
    Offer("prospect"),
]


def test_the_first_question_is_what_to_do_whole_where_there_is_room() -> None:
    assert node(MOVES, ()).items == (
        ("fly", "A1"),
        ("fly", "B2"),
        ("steal", "seat-1", "pirate"),
        ("steal", "seat-1", "scan"),
        ("steal", "seat-2", "scan"),
        ("prospect",),
    )


def test_the_verbs_with_many_ids_ask_for_them_afterwards() -> None:
    offers = [*MOVES, *(Offer("jump", (f"c{n}",)) for n in range(130))]

    assert node(offers, ()).items[-1] == ("jump",)
    assert len(node(offers, ()).items) == 7


def test_the_verbs_with_many_ids_have_menus_where_there_are_rows() -> None:
    offers = [*MOVES, *(Offer("jump", (f"c{n}",)) for n in range(30))]

    (menu,) = node(offers, ()).lists
    assert menu.path == ("jump",)
    assert len(menu.items) == 30
    assert len(walk((), *offers).rows()) == 4


def test_a_single_verb_is_not_asked_for() -> None:
    place = node(MOVES[:2], ())

    assert place.kind == "choices"
    assert place.path == ("fly",)
    assert place.items == (("A1",), ("B2",))


def test_all_ids_of_a_verb_are_asked_for_at_once() -> None:
    assert node(MOVES, ("steal",)).items == (
        ("seat-1", "pirate"),
        ("seat-1", "scan"),
        ("seat-2", "scan"),
    )
    assert node(MOVES, ("steal", "seat-1")).items == (("pirate",), ("scan",))


def test_more_than_a_message_takes_are_asked_for_one_word_after_the_other() -> None:
    offers = [Offer("jump", (f"c{n}", f"p{m}")) for n in range(20) for m in range(12)]

    assert node(offers, ()).items == tuple((f"c{n}",) for n in range(20))


def test_what_has_no_alternative_is_not_asked_for() -> None:
    assert node([Offer("fly", ("A1",))], ()).choice == Choice("fly", ("A1",))
    assert node(MOVES, ("steal", "seat-2")).choice == Choice("steal", ("seat-2", "scan"))
    assert node([Pick("look", ("A1", "A2"), 2, 2)], ()).choice == Choice("look", ("A1", "A2"))


def test_a_complete_path_is_a_choice_to_confirm() -> None:
    place = node(MOVES, ("steal", "seat-2", "scan"))

    assert place.kind == "confirm"
    assert place.choice == Choice("steal", ("seat-2", "scan"))
    assert node(MOVES, ("prospect",)).choice == Choice("prospect")


def test_a_path_that_no_offer_has_is_gone() -> None:
    assert node(MOVES, ("fly", "C3")).kind == "gone"
    assert node(MOVES, ("jump",)).kind == "gone"


def test_a_pick_is_collected_until_it_is_full() -> None:
    offers = [Pick("look", ("A1", "A2", "A3", "A4"), 2, 3)]

    assert not node(offers, ("look", "A1")).complete
    assert node(offers, ("look", "A3", "A1")).complete
    assert node(offers, ("look", "A3", "A1")).items == (("A2",), ("A4",))
    assert node(offers, ("look", "A3", "A1", "A2")).kind == "confirm"
    assert node(offers, ("look", "A3", "B9")).kind == "gone"


def test_a_pick_of_nothing_may_be_taken_at_once() -> None:
    assert node([Pick("discard", ("a", "b"), 0, 2)], ("discard",)).complete


def test_an_amount_is_a_number_to_confirm() -> None:
    offers = [Amount("bid", 2, 7)]

    assert node(offers, ()).kind == "number"
    assert node(offers, ("bid", "5")).choice == Choice("bid", ("5",))
    assert node(offers, ("bid", "8")).kind == "gone"


def test_lists_that_four_menus_do_not_take_have_pages() -> None:
    assert node([Offer("fly", (f"c{n}",)) for n in range(100)], ()).pages == 1
    assert node([Offer("fly", (f"c{n}",)) for n in range(101)], ()).pages == 2


LINES: list[tuple[list[Path], Path]] = [
    ([], ()),
    ([("fly", "A1")], ("fly", "A1")),
    ([("fly", "A1"), ("fly", "B2")], ("fly", "A1", "+B2")),
    ([("survey", "alphatite"), ("line",)], ("survey", "alphatite", "&line")),
    ([("buy", "a"), ("done",), ("buy", "b", "c")], ("buy", "a", "&done", "&buy", "b", "c")),
    ([("done",), ("done",)], ("done", "&done")),
]


@pytest.mark.parametrize(("choices", "path"), LINES)
def test_a_path_is_read_as_it_was_written(choices: list[Path], path: Path) -> None:
    assert joined(choices) == path
    assert split(path) == choices


MANY = tuple(f"c{n}" for n in range(260))


class Plain(Speaker):
    """Says every word as it is."""

    def id(self, id_: str) -> str:
        return id_

    def choice(self, choice: Choice | Offer, prefix: int | None = None) -> str:
        return choice.verb

    def prompt(self, verb: str, chosen: int = 0) -> str:
        return verb

    def hint(self, view: Any, choice: Choice) -> str:
        return ""


def walk(path: Path, *offers: AnyOffer, root: Path = ()) -> Walk:
    place = Place(node(offers, path), offers, root=root)
    return Walk(Plain(english("delta_v"), GAME, ()), pressed, place)


def pressed(kind: type[PanelPress], path: Path, page: int = 0) -> PanelPress:
    return kind("m7f3k", 1, path, page)


def reached(walk: Walk) -> Iterator[str]:
    """All that can be chosen at a place, going from page to page by its buttons."""
    seen, ahead = set[int](), [0]
    while ahead:
        page = ahead.pop()
        if page in seen:
            continue
        seen.add(page)
        rows = walk.rows(page)
        assert list(faults(Message("one row is for what always stands there", rows=rows[:5]))) == []
        assert len(rows) <= 4
        for row in rows:
            if isinstance(row, Menu):
                yield from (option.value for option in row.options)
                continue
            for button in row:
                press = SHARED.read(button.id)
                assert isinstance(press, Go)
                if press.path == (*walk.place.root, *walk.place.node.path):
                    ahead.append(press.page)
                else:
                    yield from press.path[-1:]


@pytest.mark.parametrize("root", [(), (ORDERS,)])
@pytest.mark.parametrize(
    ("offers", "path", "items"),
    [
        ([Offer("fly", (cell,)) for cell in MANY], ("fly",), MANY),
        ([Pick("look", MANY, 1, 200)], ("look", "c0"), MANY[1:]),
        ([Offer(f"verb-{n}") for n in range(48)], (), [f"verb-{n}" for n in range(48)]),
        ([Offer(f"verb-{n}") for n in range(15)], (), [f"verb-{n}" for n in range(15)]),
    ],
    ids=["ids", "pick", "verbs", "as many verbs as are buttons"],
)
def test_every_entry_of_a_place_can_be_reached(
    offers: list[AnyOffer], path: tuple[str, ...], items: list[str], root: tuple[str, ...]
) -> None:
    found = list(reached(walk(path, *offers, root=root)))

    assert set(items) <= set(found)


def test_the_pages_beside_this_one_and_the_ends_can_be_gone_to_at_once() -> None:
    assert shown_pages(4, 2, 5) == [0, 1, 2, 3]
    assert shown_pages(9, 0, 4) == [0, 1, 2, 8]
    assert shown_pages(9, 4, 5) == [0, 3, 4, 5, 8]
    assert shown_pages(9, 8, 3) == [0, 7, 8]
    assert shown_pages(9, 4, 3) == [3, 4, 5]


def test_an_old_press_of_a_page_that_is_gone_shows_the_last() -> None:
    cells = walk((), *(Offer("fly", (f"c{n}",)) for n in range(130)))

    rows = cells.rows(9)

    labels = [b.label for row in rows if isinstance(row, tuple) for b in row if b.disabled]
    assert labels == ["Page 2"]

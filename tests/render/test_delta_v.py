from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine import Dice, Seat, active_seats, copy
from games.delta_v import GAME
from games.delta_v.parts import INCIDENTS
from games.delta_v.state import State
from games.delta_v.view import View
from render import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Caption
from render.boards.delta_v import BOARD
from render.boards.delta_v_words import GREEK
from render.extent import extent
from render.overlay import whole as whole_picture
from render.paint import Painter
from render.palette import SEATS
from render.scene import Group, Scene, Text, dump, names, walk
from render.text import columns
from tests.games.delta_v.builder import contracting, do, table
from tests.render.cover import Positions
from tests.render.delta_v_tables import (
    FEW_AND_MANY,
    NAMES,
    TEXTS,
    VIEWERS,
    caption,
    laid_out,
    played,
)
from tests.render.plain import draw

HEAVIEST = 80 * 1024
"""Bytes of a picture: a full table of four with letters that a phone can show."""
PAINTER = Painter()
HOSTILE = (
    "W" * 32,
    "\u738b" * 32,
    "```\n# boo\n" + "*_~|`" * 4,
    "\u202e\u05e9\u05dc\u05d5\u05dd\u05e9\u05dc\u05d5\u05dd \N{ALIEN MONSTER}" * 3,
)
MINERAL = {letter: mineral for mineral, letter in GREEK.items()}
INCIDENT = {TEXTS(f"id-{id_}"): id_ for id_ in INCIDENTS}
LETTERS = [look.letter for look in SEATS]


def shown(state: State, seat: Seat | None) -> Scene:
    return BOARD.scene(GAME.rules.view(state, seat), caption(state, seat))


def said(state: State, seat: Seat | None) -> tuple[list[str], list[str]]:
    """The sentences of the text board, its broken lines put together, and of the description."""
    return sentences_of(GAME.rules.view(state, seat), caption(state, seat))


def sentences_of(view: View, words: Caption) -> tuple[list[str], list[str]]:
    board = BOARD.text(view, words).replace("\n  ", " ").splitlines()
    return board, BOARD.alt(view, words).removesuffix(".").split(". ")


def test_the_board_is_found_by_the_name_of_its_game() -> None:
    assert render.load(GAME.slug) is BOARD


def test_the_same_view_gives_the_same_bytes() -> None:
    state = laid_out()
    again = copy(GAME, state)

    assert PAINTER.paint(shown(state, Seat(0))) == Painter().paint(shown(again, Seat(0)))


@pytest.mark.parametrize(
    ("seats", "every"),
    [(4, 70), *(pytest.param(n, 12, marks=pytest.mark.long) for n in (2, 3, 4))],
)
def test_pictures_are_light_and_no_higher_than_a_phone_shows_well(seats: int, every: int) -> None:
    usual, higher, positions = 959 if seats == 2 else 1115, 0, 0
    for state in played(seats, seats, every=every, computer="easy"):
        for seat in VIEWERS:
            picture = PAINTER.paint(shown(state, seat))
            assert len(picture) <= HEAVIEST
            wide, high = Image.open(BytesIO(picture)).size
            # Whoever has very much takes a line more: in a match that is played well, two may.
            assert (wide, high - usual) in {(1024, 0), (1024, 47), (1024, 94)}
            higher, positions = higher + (high > usual), positions + 1
    assert higher <= positions // 3


def test_the_fullest_table_is_not_too_heavy() -> None:
    assert len(PAINTER.paint(shown(laid_out(), Seat(0)))) <= HEAVIEST


@FEW_AND_MANY
def test_text_board_and_description_tell_every_piece_of_the_picture(looked_at: Positions) -> None:
    every = [(laid_out(), viewer) for viewer in VIEWERS]
    for state, viewer in (*every, *looked_at()):
        scene = shown(state, viewer)
        for sentences in said(state, viewer):
            for seat in range(state.seats):
                assert pieces_told(sentences, seat) == pieces_drawn(scene, seat)
            assert table_told(sentences) == table_drawn(scene)


def pieces_drawn(scene: Scene, seat: int) -> Counter[str]:
    """The pieces of a player in the picture."""
    found: Counter[str] = Counter()
    for mark in scene.marks:
        if not isinstance(mark, Group):
            continue
        inner = Scene(scene.size, "", (), mark.marks)
        for group in groups_of(inner, f"rockets-{seat}-"):
            found["flying"] += figure(group) or 1
        if mark.name == f"player-seat-{seat}":
            for kind, what in (("crew", "station"), ("berth", "yard"), ("spent", "spent")):
                found[what] += sum(map(figure, groups_of(inner, f"{kind}-{seat}")))
            found.update(
                "bribe-" + name.rpartition("-")[2] for name in names(inner, f"bribe-{seat}-")
            )
            found.update(names(inner, "fresh-"))
            # What is fresh has the same sign in brackets; these are counted by themselves.
            lying = Counter(names(inner, "incident-"))
            lying.subtract(name.replace("fresh", "incident") for name in names(inner, "fresh-"))
            found.update(lying)
            for group in groups_of(inner, f"taken-{seat}-"):
                found["taken-" + group.name.rpartition("-")[2]] += figure(group) or 1
    return +found


def groups_of(scene: Scene, prefix: str) -> list[Group]:
    return [m for m in walk(scene) if isinstance(m, Group) and m.name.startswith(prefix)]


def figure(group: Group) -> int:
    """The number in a group, 0 without one."""
    words = [m.words for m in walk(Scene((0, 0), "", (), group.marks)) if isinstance(m, Text)]
    figures = (word.lstrip("\N{MULTIPLICATION SIGN}") for word in words)
    return next((int(word) for word in figures if word.isdigit()), 0)


def pieces_told(sentences: list[str], seat: int) -> Counter[str]:
    """The pieces of a player in the sentence that begins with their letter."""
    told: Counter[str] = Counter()
    for part in follows(sentences, f"{SEATS[seat].letter} {NAMES[seat]}: ").split("; "):
        kind, _, rest = part.partition(" ")
        each = rest.split(", ")
        if kind in ("station", "shipyard"):
            told["yard" if kind == "shipyard" else kind] = int(rest)
        elif kind == "rockets":
            told["flying"] = sum(int(cell.partition("x")[2] or 1) for cell in each)
        elif kind in ("bribes", "spent"):
            which = "spent" if kind == "spent" else "bribe-{}"
            told.update(which.format(MINERAL[letter]) for letter in rest if letter != "-")
        elif kind == "tiles":
            told.update(f"taken-{MINERAL[tile[0]]}" for tile in rest.split())
        elif kind == "new:":
            told.update(f"fresh-{INCIDENT[name]}" for name in each)
        elif part.split(", ")[0] in INCIDENT:
            told.update(f"incident-{INCIDENT[name]}" for name in part.split(", "))
    return +told


def table_drawn(scene: Scene) -> dict[str, object]:
    """What the picture shows beside the pieces of the players."""
    groups = [mark for mark in scene.marks if isinstance(mark, Group)]
    return {
        "encounters": len(names(scene, "encounter-")),
        "alien": [g.name[-2:] for g in groups if "alien" in inside(g)],
        "left": [
            int("".join(filter(str.isdigit, mark.words)))
            for group in groups_of(scene, "left-")
            for mark in walk(Scene((0, 0), "", (), group.marks))
            if isinstance(mark, Text) and re.search(r"\d", mark.words)
        ],
        "turned": sorted(name[-2:] for name in names(scene, "turned-")),
        "notes": sorted(name[-2:] for name in names(scene, "note-")),
        "last": sorted(name[-2:] for name in names(scene, "last-")),
        "contracts": {
            g.name.split("-")[1].removeprefix("k"): (
                [name.removeprefix("mineral-") for name in inside(g) if "mineral-" in name],
                "".join(name for name in inside(g) if "owner-seat-" in name),
            )
            for g in groups
            if g.name.startswith("card-")
        },
        "turn": sorted(g.name[-1] for g in groups if {"turn-mark", "won"} & set(inside(g))),
        "highlighted": bool(names(scene, "highlighted-")),
    }


def table_told(sentences: list[str]) -> dict[str, object]:
    """The same, read from the words."""
    contracts = follows(sentences, "Contracts: ") + ", " + follows(sentences, "Taken: ")
    owners = re.findall(r"\((\w)\)", next(s for s in sentences if ": " in s).partition(": ")[0])
    alien = follows(sentences, "The alien is on ")
    left = [int(count) for count in re.findall(r"\d+", follows(sentences, "Left: "))]
    return {
        "encounters": int(follows(sentences, "Alien encounters ")[:1]),
        "alien": [alien] if alien else [],
        "left": [left[-1], *left[:6]],
        "turned": cells(follows(sentences, "Turned up: ")),
        "notes": cells(
            follows(sentences, "Your notes: ") + follows(sentences, "Still face down: ")
        ),
        "last": cells(follows(sentences, "Last: ")),
        "contracts": {
            number: ([MINERAL[m] for m in minerals], owner and f"owner-seat-{LETTERS.index(owner)}")
            for number, minerals, owner in re.findall(r"(\d+):(\w+)(?:=(\w))?", contracts)
        },
        "turn": sorted(str(LETTERS.index(letter)) for letter in owners),
        "highlighted": bool(follows(sentences, "You can choose: ")),
    }


def follows(sentences: list[str], head: str) -> str:
    """What a sentence with this beginning says; the empty string if there is none."""
    return next((s.removeprefix(head) for s in sentences if s.startswith(head)), "")


def cells(words: str) -> list[str]:
    return sorted(re.findall(r"\b[A-G][1-7]\b", words))


def inside(group: Group) -> list[str]:
    return names(Scene((0, 0), "", (), group.marks))


@pytest.mark.parametrize("viewer", [None, Seat(1)])
def test_a_bid_is_asked_with_all_that_is_at_stake(viewer: Seat | None) -> None:
    state = contracting("k6-ad")
    do(state, Seat(0), "reveal F1", "reveal C4")
    first = "Ann is about to take contract 6 with F1 and C4: 10 points."
    second = "If you raise and they still make it, it costs you 2 points."

    for told in whole(state, viewer):
        assert f"{first} {second}" in told
    assert BOARD.stakes(GAME.rules.view(state, viewer), caption(state, viewer))[0] == first.replace(
        "6", "6 (Alphatite and Deltamite)", 1
    )


@pytest.mark.parametrize(
    ("incident", "what"), [("pirate", "Pirate Attack"), ("meteor", "Meteor Storm")]
)
def test_a_strike_is_asked_with_whom_it_hits_and_what_it_takes(incident: str, what: str) -> None:
    state = table(3, incidents={Seat(0): [incident]}, bribes={Seat(0): []})
    do(state, Seat(0), "buy", "declare k1-a", "reveal G1")
    if incident == "meteor":
        do(state, Seat(1), "buy")
    part = "action" if incident == "pirate" else "contract"
    told = f"It's Bartholomew the Great's turn. {what} would take away their {part}."

    assert state.active == Seat(1)
    for words in whole(state, Seat(0)):
        assert told in words
    assert BOARD.stakes(GAME.rules.view(state, None), caption(state)) == (told,)


def test_a_bribe_for_a_wrong_tile_is_asked_with_the_tile_and_its_price() -> None:
    state = contracting("k6-ad")
    do(state, Seat(0), "reveal A1", "reveal E2")
    told = "E2 is Betamite 5, which doesn't match. A bribe that makes it match costs 2 points."

    assert BOARD.stakes(GAME.rules.view(state, None), caption(state)) == (told,)
    for words in whole(state, Seat(0)):
        assert told in words


def test_nothing_is_at_stake_in_a_turn_of_ones_own() -> None:
    assert BOARD.stakes(GAME.rules.view(table(), None), caption(table())) == ()


def whole(state: State, viewer: Seat | None) -> tuple[str, str]:
    """Text board and description, each as one line."""
    view, words = GAME.rules.view(state, viewer), caption(state, viewer)
    return " ".join(BOARD.text(view, words).split()), BOARD.alt(view, words)


def test_empty_cells_are_named_in_the_description() -> None:
    for state in (laid_out(), *played(4, 3, every=30)):
        drawn = names(shown(state, None)).count("gone")
        words = follows(said(state, None)[1], "Empty: ")
        runs = re.findall(r"([A-G])[1-7](?:-([A-G])[1-7])?", words)
        assert sum(ord(last or first) - ord(first) + 1 for first, last in runs) == drawn


def test_grid_of_the_text_board_has_a_sign_for_every_cell() -> None:
    for state in (laid_out(), *played(4, 3, every=30)):
        view = GAME.rules.view(state, None)
        lines = BOARD.text(view, caption(state)).splitlines()
        top = next(n for n, line in enumerate(lines) if line.split() == list("ABCDEFG"))
        signs = [sign for line in lines[top + 1 : top + 8] for sign in line.split()[1:]]
        assert len(signs) == 49
        assert sum(sign.startswith(".") for sign in signs) == sum(not c.tile for c in view.cells)
        assert sum("@" in sign for sign in signs) == bool(view.alien)
        assert signs[24] == "#"


def test_no_private_mark_stands_in_a_public_picture() -> None:
    for state in (laid_out(), *played(6, 3, every=20)):
        # At the end all lies open, and is drawn for everybody as notes are for one.
        assert state.over or not names(shown(state, None), "note-")
        assert not names(shown(state, None), "highlighted-")
        assert not any(follows(sentences, "Your notes") for sentences in said(state, None))


def test_notes_are_those_of_the_viewer_and_only_with_the_notebook() -> None:
    state = laid_out()
    state.players[1].seen = []

    assert len(names(shown(state, Seat(0)), "note-")) == 3
    assert not names(shown(state, Seat(1)), "note-")

    state.notebook = False
    assert not names(shown(state, Seat(0)), "note-")
    assert not any(follows(sentences, "Your notes") for sentences in said(state, Seat(0)))


@FEW_AND_MANY
def test_what_a_viewer_cannot_know_changes_no_byte(looked_at: Positions) -> None:
    for number, (state, seat) in enumerate(looked_at()):
        other = copy(GAME, state)
        GAME.rules.resample_hidden(other, seat, Dice(f"{number:04x}"))
        view, words = GAME.rules.view(other, seat), caption(other, seat)
        assert shown(other, seat) == shown(state, seat)
        assert BOARD.text(view, words) == BOARD.text(GAME.rules.view(state, seat), words)
        assert BOARD.alt(view, words) == BOARD.alt(GAME.rules.view(state, seat), words)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hostile_names_break_neither_words_nor_picture(viewer: Seat | None) -> None:
    for state in (laid_out(), *played(9, 4, every=25)):
        view, words = GAME.rules.view(state, viewer), caption(state, viewer, HOSTILE)
        board, description = BOARD.text(view, words), BOARD.alt(view, words)
        assert len(description) <= ALT_ROOM
        assert len(board) <= TEXT_ROOM
        assert "`" not in board
        assert max(map(columns, board.splitlines())) <= TEXT_WIDTH
        assert "\n" not in description
        assert "\u202e" not in board + description
    PAINTER.paint(BOARD.scene(view, words))


def test_knowing_every_tile_still_fits() -> None:
    state = laid_out()
    state.players[0].see(state.board)
    view, words = GAME.rules.view(state, Seat(0)), caption(state, Seat(0), HOSTILE)

    assert len(BOARD.alt(view, words)) <= ALT_ROOM
    assert len(BOARD.text(view, words)) <= TEXT_ROOM
    drawn = sorted(name[-2:] for name in names(BOARD.scene(view, words), "note-"))
    for sentences in sentences_of(view, words):
        assert cells(follows(sentences, "Your notes: ")) == drawn


def test_a_name_without_known_letters_is_drawn_as_its_seat() -> None:
    state = laid_out()
    view = GAME.rules.view(state, None)
    wild = BOARD.scene(view, caption(state, None, ("\u738b", *NAMES[1:])))
    plain = BOARD.scene(view, caption(state, None, ("Player K", *NAMES[1:])))

    assert PAINTER.paint(wild) == PAINTER.paint(plain)


def test_the_end_shows_winners_and_places() -> None:
    *_, state = played(3, 3)
    result = GAME.rules.result(state)
    scene = shown(state, None)

    assert not names(scene, "turn-")
    won = [m.name for m in scene.marks if isinstance(m, Group) and "won" in inside(m)]
    assert sorted(won) == [f"player-seat-{seat}" for seat in result.winners]
    places = [m.words for m in walk(scene) if isinstance(m, Text) and m.words.startswith("place ")]
    assert sorted(places) == sorted(f"place {place}" for place in result.places)
    for sentences in said(state, None):
        for seat, place in enumerate(result.places):
            told = follows(sentences, f"{LETTERS[seat]} {NAMES[seat]}: ")
            assert told.startswith(f"place {place}; ")


def test_more_contracts_make_a_longer_picture() -> None:
    state = laid_out()
    state.contracts = {f"k{n}-abgde": -1 for n in range(1, 25)} | {"k10-bgd": -1}
    scene = shown(state, None)

    cards = groups_of(scene, "card-")
    (left,) = [m for m in scene.marks if isinstance(m, Group) and m.name == "left"]
    players = groups_of(scene, "player-")
    assert len(cards) == 25
    assert max(extent((card,))[3] for card in cards) <= left.y
    assert extent((left,))[3] <= min(player.y for player in players)
    assert scene.size[1] > 1115


@pytest.mark.parametrize("every", [4, pytest.param(2, marks=pytest.mark.long)])
def test_whatever_is_lit_can_be_framed_once_it_is_chosen(every: int) -> None:
    lit = set[str]()
    for state in (laid_out(), *played(3, 4, every=every)):
        for seat in active_seats(state):
            view, words = GAME.rules.view(state, seat), caption(state, seat)
            shown_ = names(BOARD.scene(view, words), "highlighted-")
            chosen = {name.removeprefix("highlighted-") for name in shown_}
            framed = names(whole_picture(BOARD, view, replace(words, chosen=frozenset(chosen))))
            assert {f"chosen-{id_}" for id_ in chosen} <= set(framed)
            lit |= {id_.partition("-")[0] for id_ in chosen}

    assert {"station", "row", "column", "seat", "alphatite", "A1", "k1"} <= lit


def test_the_painter_shows_what_a_plain_redraw_shows() -> None:
    scene = shown(laid_out(), Seat(0))
    painted = Image.open(BytesIO(PAINTER.paint(scene))).convert("RGB")

    apart = ImageStat.Stat(ImageChops.difference(painted, draw(scene))).mean
    assert max(apart) < 3


@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_scenes_are_those_of_the_snapshots(viewer: Seat | None) -> None:
    """After a wanted change: delete the file, run, look at the picture, keep the new file."""
    file = Path(__file__).parent / "scenes" / f"delta_v-{'public' if viewer is None else 'own'}.txt"
    found = dump(shown(laid_out(), viewer), art=False)
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(found, "utf-8")
        pytest.fail(f"{file.name} was not there; it has been written")

    assert found == file.read_text("utf-8")

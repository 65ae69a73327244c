"""Delta V: what fits a contract, whose attempt it is, and what a player has, as it is drawn."""

from __future__ import annotations

from dataclasses import replace

from engine import Seat
from games.delta_v import GAME
from games.delta_v.state import State
from render.boards.delta_v import BOARD
from render.boards.delta_v_parts import LOOKS
from render.boards.delta_v_words import GREEK
from render.extent import extent
from render.overlay import whole as whole_picture
from render.palette import GOLD
from render.scene import Group, Line, Polygon, Text, names, walk
from render.signs import matched, placed
from tests.games.delta_v.builder import contracting, do, table
from tests.render.delta_v_tables import VIEWERS, caption

from .test_delta_v import groups_of, inside, pieces_drawn, pieces_told, said, shown


def test_each_tile_of_an_attempt_says_whether_it_fits() -> None:
    state = contracting("k6-ad")
    do(state, Seat(0), "reveal A1", "reveal E2")
    for viewer in VIEWERS:
        assert verdicts(state, viewer) == ["fits-A1", "misfit-E2"]

    do(state, Seat(0), "replace deltamite")
    for viewer in VIEWERS:
        assert verdicts(state, viewer) == ["bribed-E2", "fits-A1"]


def verdicts(state: State, viewer: Seat | None) -> list[str]:
    scene = shown(state, viewer)
    kinds = ("fits-", "misfit-", "bribed-")
    return sorted(name for kind in kinds for name in names(scene, kind))


def test_while_others_bid_the_picture_says_whose_attempt_it_is() -> None:
    state = contracting("k6-ad")
    do(state, Seat(0), "reveal A1", "reveal E3")
    scene = shown(state, Seat(1))

    players = {m.name: m for m in scene.marks if isinstance(m, Group)}
    assert "turn-mark" in inside(players["player-seat-1"])
    assert "trying-0" in inside(players["player-seat-0"])
    assert "trier-seat-0" in inside(players["card-k6-ad"])
    assert "tries 6" in [m.words for m in walk(scene) if isinstance(m, Text)]


def test_only_bribes_that_may_be_spent_are_full() -> None:
    state = contracting("k6-ad")
    do(state, Seat(0), "reveal A1", "reveal E2")
    scene = shown(state, Seat(0))
    full = {"deltamite"}

    assert names(scene, "highlighted-") == [f"highlighted-{name}" for name in full]
    barred = {name.removeprefix("barred-0-") for name in names(scene, "barred-")}
    assert barred == {*GREEK} - full - {"omnidium"}
    for group in groups_of(scene, "barred-"):
        assert not any(look.colour == fill for look in LOOKS.values() for fill in fills(group))
    assert not names(shown(state, Seat(1)), "barred-")


def fills(group: Group) -> list[str]:
    return [mark.fill for mark in group.marks if isinstance(mark, Polygon)]


def test_a_tile_won_shows_its_letter_and_a_number_only_from_two_on() -> None:
    state = table()
    state.players[0].tiles = ["alphatite-1", "betamite-2", "betamite-3"]
    said_ = {
        group.name.rpartition("-")[2]: [m.words for m in group.marks if isinstance(m, Text)]
        for group in groups_of(shown(state, None), "taken-0-")
    }

    letters = GREEK["alphatite"], GREEK["betamite"]
    assert said_ == {
        "alphatite": [letters[0]],
        "betamite": [letters[1], "\N{MULTIPLICATION SIGN}2"],
    }


def test_no_piece_is_left_out_however_much_a_player_has() -> None:
    state = table(4)
    player = state.players[1]
    player.tiles = [f"{mineral}-1" for mineral in GREEK for _ in range(3)]
    player.incidents = ["pirate", "pirate", "meteor", "meteor", "scan", "scan", "sabotage"]
    scene = shown(state, None)

    board, _ = said(state, None)
    assert pieces_drawn(scene, 1) == pieces_told(board, 1)
    (whole_,) = groups_of(scene, "player-seat-1")
    (below,) = groups_of(scene, "player-seat-3")
    assert extent((whole_,))[3] < extent((below,))[1]


def test_a_docked_rocket_stays_where_it_is_when_others_leave() -> None:
    state = table(4)
    before = docks(state)
    state.lift(Seat(0), "station")
    assert docks(state) == {seat: at for seat, at in before.items() if seat != "docked-0"}


def docks(state: State) -> dict[str, tuple[int, int]]:
    return {g.name: (g.x, g.y) for g in groups_of(shown(state, None), "docked-")}


def test_a_frame_around_whatever_is_chosen_is_whole() -> None:
    state = table(4)
    ids = {
        matched(pattern, name) for pattern in BOARD.places for name in names(shown(state, Seat(0)))
    } - {None}
    words = replace(caption(state, Seat(0)), chosen=frozenset(map(str, ids)))
    scene = whole_picture(BOARD, GAME.rules.view(state, Seat(0)), words)

    for group in groups_of(scene, "chosen-"):
        lines = [m for m in group.marks if isinstance(m, Line) and m.colour == GOLD]
        edges = [extent((replace(group, marks=(line,)),)) for line in lines]
        assert min(edge[0] for edge in edges) >= 0
        assert max(edge[2] for edge in edges) <= scene.size[0]
        assert max(edge[3] for edge in edges) <= scene.size[1]


def test_what_a_player_tries_or_came_to_lies_over_none_of_their_tiles() -> None:
    state = table(2)
    state.players[0].tiles = [f"{mineral}-1" for mineral in GREEK for _ in range(2)]
    do(state, Seat(0), "buy", "declare k6-ad")
    scene = shown(state, None)

    (box,) = groups_of(scene, "player-seat-0")
    (said_,) = [g for g in placed((box,)) if g.name.startswith("trying-")]
    for tile in (g for g in placed((box,)) if g.name.startswith("taken-")):
        left, top, right, bottom = extent((tile,))
        apart = extent((said_,))
        assert apart[0] > right or apart[1] > bottom or apart[3] < top or apart[2] < left

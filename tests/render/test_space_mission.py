"""Space Mission in pictures and words: what they show, and what they must not."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engine import Dice, Seat, active_seats, copy
from games.space_mission import GAME
from games.space_mission.parts import POINTS, SPACE
from games.space_mission.state import State
from games.space_mission.view import view
from render.boards.space_mission_art import COORDINATES, coordinate, tile
from render.boards.space_mission_planets import planet
from render.paint import paint
from render.palette import DANGER, INK, PANEL
from render.scene import Disc, Group, Mark, Scene, Text, dump, names, walk
from tests.games.space_mission.games import last
from tests.games.space_mission.table import A, B, C, do, mark, settle, table
from tests.render.sight import EYES, contrast, difference

from .cover import Positions
from .positions import lit, words_fit, written
from .space_mission_looks import (
    A_FEW,
    BOARD,
    EVIL,
    FEW_AND_MANY,
    HEAVIEST,
    PLAIN,
    caption,
    figure,
    group,
    inside,
    looking,
    private,
    public,
)

TIMES = "\N{MULTIPLICATION SIGN}"


def test_the_picture_shows_every_planet_with_its_coordinates_and_pile() -> None:
    scene = public(table())

    for look in view(table(), None).planets:
        site = group(scene, f"site-{look.name}")
        low, high = sorted(look.land)
        coordinates = [f"jump-{look.jump}", f"scan-{look.scan}", f"land-{low}", f"land-{high}"]
        assert [
            each for each in names(Scene((0, 0), "", (), site.marks)) if each in coordinates
        ] == coordinates
        assert f"planet-{look.name}" in names(Scene((0, 0), "", (), site.marks))
        assert figure(scene, f"pile-{look.name}") == 8
        assert inside(scene, f"pile-{look.name}", site.name)


def test_neighbours_lie_side_by_side_around_the_gate() -> None:
    state = table()
    spots = {
        mark.name.removeprefix("site-"): (mark.x, mark.y)
        for mark in public(state).backdrop
        if isinstance(mark, Group) and mark.name.startswith("site-")
    }

    for here in state.ring:
        for other in state.neighbours(here):
            (x, y), (right, low) = spots[here.name], spots[other.name]
            assert (x == right) != (y == low)


def test_the_picture_shows_probes_stations_ships_and_open_space() -> None:
    state = table(3, ships={A: "hazard", B: "hazard"}, piles={"freezer": [SPACE, SPACE]})
    state.planet("freezer").open = True
    mark(state, B, "hazard", state.planet("hazard").pile[0])
    mark(state, B, "hazard", state.planet("hazard").pile[0])
    settle(state, C, "freezer")
    state.pilots[A].gate = 3

    scene = public(state)
    found = names(scene)

    assert {"probe-hazard-1", "station-freezer-2", "space", "gate-0"} <= set(found)
    assert (figure(scene, "pile-hazard"), figure(scene, "open-freezer")) == (6, 2)
    assert figure(scene, "gate-0") == 3
    assert figure(scene, "probe-hazard-1") == 2
    full = [m for m in group(scene, "space").marks if isinstance(m, Disc) and m.fill == DANGER]
    assert len(full) == 2
    for what in ("ship-0", "ship-1", "probe-hazard-1"):
        assert inside(scene, what, "site-hazard")
    assert inside(scene, "station-freezer-2", "site-freezer")
    assert "ship-2" in names(Scene((0, 0), "", (), group(scene, "at-gate").marks))
    assert "Space 2 of 8" in written(scene)


def test_a_pile_without_tiles_is_an_empty_frame() -> None:
    assert "empty-hazard" in names(public(table(piles={"hazard": []})))


def test_the_picture_tells_whose_turn_it_is_and_how_many_actions_are_left() -> None:
    state = table(hands={A: []}, ships={A: "hazard"})

    def turn(seat: Seat) -> list[str]:
        scene = BOARD.scene(view(state, None), replace(caption(), waited=(A,), left=3))
        return names(Scene((0, 0), "", (), group(scene, f"pilot-{seat}").marks))

    assert {"turn-mark", "action-0", "action-1"} <= set(turn(A))
    assert not {"turn-mark", "action-0"} & set(turn(B))
    do(state, A, "fly ruby-red")

    assert names(public(state), "action-") == ["action-0"]
    assert inside(public(state), "planet-ruby-red", "last")


def test_the_last_round_is_announced() -> None:
    state = table()
    assert "Last round" not in written(public(state))
    state.end_at = 0

    assert "Last round" in written(public(state))


def test_ships_and_probes_stay_where_they_are_when_others_come_and_go() -> None:
    state = table(5, ships={B: "hazard", C: "hazard"})
    mark(state, C, "hazard", state.planet("hazard").pile[0])

    def places() -> list[tuple[int, int]]:
        scene = public(state)
        pieces = ("ship-2", "ship-4", "probe-hazard-2")
        return [(group(scene, name).x, group(scene, name).y) for name in pieces]

    before = places()
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    state.pilots[A].ship = state.pilots[B].ship = "caldera"

    assert places() == before


def test_a_picture_of_five_is_hardly_higher_than_wide() -> None:
    assert public(table(5)).size[1] <= 1024


def test_the_pile_is_in_the_picture_of_the_one_who_looks_through_it_alone() -> None:
    state = looking()

    own = names(private(state, A), "seen-")
    assert own == ["seen-ore-red", "seen-water", "seen-water", "seen-space"]
    hand = BOARD.hand(view(state, A), caption())
    assert hand is not None
    assert names(hand, "seen-") == own
    assert {"red ore", "water", "space", "The pile of Hazard"} <= set(written(hand))
    for other in (B, None):
        scene = BOARD.scene(view(state, other), caption())
        assert names(scene, "seen-") == []
        assert "looking-hazard" in names(scene)


def test_the_hand_is_drawn_large_with_its_words() -> None:
    state = table(hands={A: ["j1s4", "jxl3"]})
    state.pilots[A].tiles = ["water", "water", "ore-red"]

    hand = BOARD.hand(view(state, A), caption())

    assert hand is not None
    assert names(hand, "card-") == ["card-j1s4", "card-jxl3"]
    assert {"1", "4", "?", "3", "Jump", "Scan", "Land", "2", "red ore"} <= set(written(hand))
    assert names(hand, "seen-") == ["seen-ore-red", "seen-water"]


def test_spectators_have_no_hand_and_nobody_has_one_after_the_end() -> None:
    assert BOARD.hand(view(table(), None), caption()) is None
    assert BOARD.hand(view(last(2, 1, ["easy"]), A), caption()) is None


@A_FEW
def test_pictures_are_1024_wide_and_light(looked_at: Positions) -> None:
    for number, (state, seat) in enumerate(looked_at()):
        if number % 12 and not state.over:
            continue
        scene = public(state) if seat is None else private(state, seat)
        assert scene.size[0] == 1024
        assert len(paint(scene)) <= HEAVIEST


def test_the_same_view_gives_the_same_bytes() -> None:
    assert paint(private(looking(), A)) == paint(private(looking(), A))


@pytest.mark.clause("SM40")
@FEW_AND_MANY
def test_nothing_shown_depends_on_what_the_viewer_cannot_know(looked_at: Positions) -> None:
    changed = 0
    for number, (state, seat) in enumerate(looked_at()):
        other = copy(GAME, state)
        GAME.rules.resample_hidden(other, seat, Dice(f"{number:032x}"))
        changed += other != state
        one, two = view(state, seat), view(other, seat)
        assert dump(BOARD.scene(one, caption())) == dump(BOARD.scene(two, caption()))
        assert BOARD.text(one, caption()) == BOARD.text(two, caption())
        assert BOARD.alt(one, caption()) == BOARD.alt(two, caption())
    assert changed > len(looked_at()) // 5


def near(state: State, seat: Seat) -> Scene | None:
    words = replace(caption(lit(state, seat)), waited=tuple(active_seats(state)))
    return BOARD.near(view(state, seat), words)


def test_what_a_decision_needs_is_shown_without_the_other_players() -> None:
    state = table(hands={A: ["j1s4", "s3l1"]}, ships={A: "ruby-red"})
    scene = near(state, A)

    assert scene is not None
    assert scene.size[1] < 1024
    own = private(state, A)
    for kind in ("highlighted-", "card-", "site-", "ship-"):
        assert names(scene, kind) == names(own, kind)
    assert names(scene, "pilot-") == []
    assert near(state, B) is None


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
@FEW_AND_MANY
def test_text_board_and_description_fit_whatever_players_are_called(
    looked_at: Positions, called: tuple[str, ...]
) -> None:
    for state, seat in looked_at():
        seen, words = view(state, seat), caption(called=called)
        words_fit(BOARD.text(seen, words), BOARD.alt(seen, words))


def test_the_text_board_says_what_the_picture_shows() -> None:
    state = table(3, ships={A: "hazard", B: "hazard"}, piles={"freezer": [SPACE, SPACE]})
    state.planet("freezer").open = True
    mark(state, B, "hazard", state.planet("hazard").pile[0])
    settle(state, C, "freezer")
    state.pilots[C].gate = 4

    said = " ".join(BOARD.text(view(state, A), caption()).split())

    assert "Round 1, Space 2 of 8" in said
    assert "Ann: 2 actions left" in said
    assert "Hazard J1 S3 L24: pile 7, probes M1, ships K M" in said
    assert "Freezer J1 S2 L34: 2 space open, station S" in said
    assert "Jump Gate: ships S" in said
    assert "S Cy 5 0 1 19 4" in said
    assert "Your cards: " in said


def test_more_space_tiles_than_the_end_takes_are_not_nine_of_eight() -> None:
    crowded = replace(view(looking(), A), space=9, last_round=True)

    assert "Space 8 of 8" in BOARD.text(crowded, caption())
    assert "Space 8 of 8" in {
        each.words for each in walk(BOARD.scene(crowded, caption())) if isinstance(each, Text)
    }
    assert "This round is the last." in BOARD.alt(crowded, caption())


def test_the_description_says_what_the_picture_shows() -> None:
    told = BOARD.alt(view(looking(), A), caption())

    assert told.startswith("Space Mission, round 1. It's Ann's turn, with 1 action left.")
    assert f"In the pile of Hazard: 1{TIMES} red ore, 2{TIMES} water and 1{TIMES} space." in told
    assert "Your cards: nothing." in told
    assert "Hazard (jump 1, scan 3, land 2 and 4), pile 4, ships Ann" in told
    assert "Bo: cards 5, tiles 0, stations 0, chips 20, on the gate 0." in told


def test_what_is_private_is_said_to_its_owner_alone() -> None:
    state = looking()

    for other in (B, None):
        for said in (
            BOARD.text(view(state, other), caption()),
            BOARD.alt(view(state, other), caption()),
        ):
            assert "In the pile" not in said
            assert "red ore" not in said


@pytest.mark.clause("SM4")
@pytest.mark.parametrize("viewer", [None, A])
def test_the_board_says_what_the_coordinates_are(viewer: Seat | None) -> None:
    scene = BOARD.scene(view(table(), viewer), caption())

    assert names(scene, "legend-") == ["legend-jump", "legend-scan", "legend-land"]
    assert {"Jump", "Scan", "Land", "? is any number of its colour"} <= set(written(scene))
    assert "J jump, S scan, L land" in BOARD.text(view(table(), viewer), caption())


@pytest.mark.clause("SM47")
def test_everybody_reads_their_own_points_and_nobody_elses() -> None:
    state = table(3)
    settle(state, A, "freezer")
    state.pilots[A].gate, state.pilots[A].tiles = 2, ["water", "medal"]  # 3 + 9 + 2 + 3

    own = BOARD.scene(view(state, A), caption())
    assert "17 points" in written(own)
    assert "Your points so far: 17" in BOARD.text(view(state, A), caption())
    assert "Your points so far: 17." in BOARD.alt(view(state, A), caption())
    for other in (B, None):
        assert "17 points" not in written(BOARD.scene(view(state, other), caption()))
        assert "so far: 17" not in BOARD.text(view(state, other), caption())


@pytest.mark.parametrize("eyes", EYES)
def test_coordinates_stay_apart_for_all_eyes(eyes: str) -> None:
    for one, other in combinations(COORDINATES.values(), 2):
        assert difference(one, other, eyes) >= 15
    for colour in COORDINATES.values():
        assert contrast(colour, INK) >= 4.5
        assert contrast(colour, PANEL) >= 3


def test_coordinates_tiles_and_planets_have_shapes_of_their_own() -> None:
    def picture(marks: tuple[Mark, ...]) -> bytes:
        return paint(Scene((120, 120), PANEL, (), (Group("piece", marks, 60, 60),)))

    kinds = [*POINTS, SPACE]
    assert len({type(coordinate(symbol, 1, 20)[0]) for symbol in COORDINATES}) == 3
    assert len({picture(tile(kind, 40)) for kind in kinds}) == len(kinds)
    planets = {entry.name for entry in GAME.rules.components.planets}  # type: ignore[attr-defined]
    assert len({picture(planet(name, 40)) for name in planets}) == 12

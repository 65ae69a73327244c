"""Merchant of Venus: pictures and words from positions given as plain data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.merchant_of_venus.galaxy import GALAXY
from render import TEXT_ROOM
from render.boards.merchant_of_venus_alt import alt
from render.boards.merchant_of_venus_look import Look
from render.boards.merchant_of_venus_scenes import hand, near, scene
from render.boards.merchant_of_venus_text import text
from render.boards.merchant_of_venus_window import HIGH, WIDE, window
from render.paint import paint
from render.scene import Group, Scene, Text, names, walk
from tests.render.merchant_of_venus_looks import (
    EVIL,
    FINAL,
    LOOK,
    PLAIN,
    SIGHT,
    TEXTS,
    caption,
    late,
)
from tests.render.positions import words_fit, written


def own(look: Look) -> Scene:
    shown = hand(look, caption())
    assert shown is not None
    return shown


def around(look: Look) -> Scene:
    """The surroundings of the viewer's ship."""
    shown = near(replace(look, decision="fly"), caption())
    assert shown is not None
    return shown


def seen_by(seat: int) -> Look:
    return replace(LOOK, viewer=seat, turn=seat)


# The board


def test_the_board_has_a_line_for_every_player_with_his_figures() -> None:
    shown = scene(LOOK, caption())

    found = names(shown, "player-")
    assert found == ["player-0", "player-1", "player-2", "player-3"]
    said = written(shown)
    assert {"Round 12 of 30", "Ann", "120", "390", "1/4", "5/8"} <= set(said)
    assert {
        "ship-0",
        "port-jw1-0",
        "mark-gp8-pirates-2-basic",
        "highlighted-jw4",
        "guests-gb-2",
    } <= set(names(shown))


def test_a_mark_stands_at_the_name_of_whoever_has_to_decide() -> None:
    shown = {m.name: m for m in walk(scene(LOOK, caption())) if isinstance(m, Group)}

    assert names(scene(LOOK, caption())).count("turn-mark") == 1
    assert abs(shown["turn-mark"].y - shown["badge-seat-2"].y) <= 2


@pytest.mark.parametrize("look", [LOOK, late(), FINAL], ids=["middle", "late", "end"])
@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
def test_pictures_are_1024_wide_and_not_too_heavy(look: Look, called: tuple[str, ...]) -> None:
    flying = replace(look, decision="fly")
    for shown, most in (
        (scene(look, caption(called)), 100),
        (hand(look, caption(called)), 60),
        (near(look, caption(called)), 60),
        (near(flying, caption(called)), 60),
    ):
        if shown is not None:
            assert shown.size[0] == 1024
            assert len(paint(shown)) <= most * 1024


def test_the_same_position_gives_the_same_bytes() -> None:
    assert paint(own(LOOK)) == paint(own(LOOK))


def test_writing_is_large_enough_for_a_phone() -> None:
    for shown in (scene(late(), caption()), own(LOOK), around(LOOK), scene(FINAL, caption())):
        assert all(m.size >= 34 for m in walk(shown) if isinstance(m, Text))


# The picture of a player alone


def test_in_flight_the_surroundings_are_near_and_in_business_the_market() -> None:
    found, market = set(names(around(LOOK))), near(LOOK, caption())

    assert {"near-jwc2-city", "near-jw4-red", "near-ship-2", "port-jw1-0"} <= found
    assert market is not None
    said = set(written(market))
    assert {"Jungle World", "Eeepeep", "weak market", "3\u00d7 Bolts", "c190"} <= said
    assert {"Diva to Zum", "c180", "Perfume", "c120"} <= said
    assert "c300 + IOU c100" in said  # what the Eeepeep owe pays there too
    assert {"buyer-bolts-whynom", "buyer-bolts-cholos"} <= set(names(market))
    assert {"c260", "?"} <= said  # nobody has met the Cholos


def test_the_sheet_shows_the_ship_and_what_its_owner_has() -> None:
    said = set(written(own(LOOK)))

    assert {"Cy", "Whynom, level 3, skill 5", "c300", "Cloaking Field", "Variable Laser"} <= said
    assert {"Missions:", "Wild Heart", "IOU:", "Eeepeep c100", "Drill License"} <= said
    assert {"You saw:", "Ice World is Graw"} <= said


def test_goods_are_shown_with_who_pays_most_and_holds_that_are_free() -> None:
    shown = {m.name: m for m in walk(own(LOOK)) if isinstance(m, Group)}

    assert {"cargo-perfume-0", "cargo-dust-1", "hold-0", "hold-1"} <= shown.keys()
    inner = [mark.name for mark in shown["cargo-perfume-0"].marks if isinstance(mark, Group)]
    assert "people-volois" in inner


def test_dice_stand_where_they_are_assigned() -> None:
    found = names(own(LOOK))

    assert [name for name in found if name.startswith("die-")] == ["die-0", "die-1", "die-2"]
    assert "navigation-die" in found
    assert "thrust-die" not in found


def test_a_bonus_and_a_drive_that_is_off_are_said() -> None:
    said = written(own(seen_by(1)))

    assert said.count("4") == 1  # a laser of 3 and 1 more
    assert "Drive Red, off" in said


def test_navigation_exits_are_shown_with_their_numbers() -> None:
    shown = around(seen_by(3))

    tags = {m.name: m for m in walk(shown) if isinstance(m, Group) and m.name.startswith("exit-")}
    said = {name: [m.words for m in tag.marks if isinstance(m, Text)] for name, tag in tags.items()}
    assert said["exit-cw2-trp-jw-6"] == ["2"]
    assert said["exit-cw2-cw3"] == ["3", "4", "5"]
    assert said["exit-cw2-cw1"] == ["1", "6"]


def test_what_can_be_reached_is_shown_with_its_cost() -> None:
    found = names(around(seen_by(3)), "cost-")

    # from cw7 with the red drive and a 2 for navigation: red fields are skipped
    assert {"cost-cw5-1", "cost-cw1-1", "cost-cwc1-3", "cost-cw2-2"} <= set(found)
    assert not any(name.startswith("cost-cw8-") for name in found)
    assert names(around(LOOK), "cost-") == []  # no points left


@pytest.mark.parametrize("every", [25, pytest.param(5, marks=pytest.mark.long)])
def test_close_up_places_have_the_whole_name_that_menus_give_them(every: int) -> None:
    for id_ in list(GALAXY.fields)[::every]:
        at = replace(LOOK.panels[2], at=id_)
        sight = replace(SIGHT, highlighted=frozenset(), course=())
        shown = around(replace(LOOK, sight=sight, panels=(*LOOK.panels[:2], at, LOOK.panels[3])))
        for group in walk(shown):
            if isinstance(group, Group) and group.name.startswith("near-place-"):
                said = [mark.words for mark in group.marks if isinstance(mark, Text)]
                name = TEXTS(f"venus-place-{group.name.removeprefix('near-place-')}")
                assert " ".join(said).startswith(name)


def test_fields_that_can_be_chosen_are_called_as_in_menus() -> None:
    sight = replace(SIGHT, highlighted=frozenset({"jwc1", "jw4"}))

    assert {"City 1", "City 2", "Red"} <= set(written(around(replace(LOOK, sight=sight))))


def test_the_window_stays_inside_the_galaxy_and_holds_the_ship() -> None:
    for id_ in GALAXY.fields:
        seen = window(id_)
        assert seen is not None
        x, y = seen.corner
        assert 0 <= x <= 1024 - WIDE * 100 // seen.scale
        assert 0 <= y <= 1500 - HIGH * 100 // seen.scale
        assert id_ in seen.fields


def test_the_window_holds_all_that_is_needed_or_there_is_none() -> None:
    for id_ in GALAXY.landings:
        for need in (("cwc1",), ("nh3", "gb"), ("ice1", "im1")):
            seen = window(id_, need)
            assert seen is None or {id_, *need} <= set(seen.fields)
    assert window("gb", ("cwc1", "nh3")) is not None
    assert window("ice1", ("im1",)) is None


def test_a_ship_is_on_the_same_side_of_its_field_wherever_it_is_seen_from() -> None:
    sides = set()
    for at in ("gb", "nh3", "mgs1"):
        panel = replace(LOOK.panels[2], at=at)
        sight = replace(SIGHT, ships={2: at, 3: "nhs2"}, highlighted=frozenset(), course=())
        look = replace(LOOK, sight=sight, panels=(*LOOK.panels[:2], panel, LOOK.panels[3]))
        found = {m.name: m for m in walk(around(look)) if isinstance(m, Group)}
        ship, field = found["near-ship-3"], found["near-nhs2-yellow"]
        sides.add((ship.x - field.x, ship.y - field.y))
    assert len(sides) == 1


def test_spectators_have_no_picture_of_their_own_and_nobody_has_one_after_the_end() -> None:
    assert hand(replace(LOOK, viewer=None), caption()) is None
    assert hand(FINAL, caption()) is None
    assert near(replace(LOOK, viewer=None), caption()) is None
    assert near(FINAL, caption()) is None


# The end


def test_the_final_picture_shows_every_scoring_step_the_winner_first() -> None:
    shown = scene(FINAL, caption())

    assert names(shown, "sheet-") == ["sheet-1", "sheet-0", "sheet-2", "sheet-3"]
    said = written(shown)
    assert "Bo wins" in said
    result = FINAL.result
    assert result is not None
    assert {str(points) for row in result.rows for points in row} <= set(said)
    assert {TEXTS(f"column-{column}") for column in result.columns} <= set(said)


def test_the_end_is_told_in_words_too() -> None:
    said, told = text(FINAL, caption()), alt(FINAL, caption())

    assert "M Bo: 104" in said.split("\n")
    assert f"{TEXTS('column-fame')} 101" in " ".join(said.split())
    assert "Bo wins." in told
    assert f"Di: {TEXTS('column-spaceports')} 300" in told


# Words


@pytest.mark.parametrize("look", [LOOK, late(), FINAL], ids=["middle", "late", "end"])
@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
def test_text_board_and_description_fit(look: Look, called: tuple[str, ...]) -> None:
    for viewer in (0, None):
        seen = replace(look, viewer=viewer)
        words_fit(text(seen, caption(called)), alt(seen, caption(called)))


def test_the_text_board_says_what_the_picture_shows() -> None:
    said = " ".join(text(LOOK, caption()).split())

    assert "Round 12 of 30, Cy to move" in said
    assert "S Cy c300, Whynom, level 3, skill 5, at Jwc2, laser 3, shield 2, room 5 of 8" in said
    assert said.index("S Cy") < said.index("K Ann")
    assert "carries Perfume and Dust" in said
    assert "Missions: Wild Heart" in said
    assert "Jungle World: Eeepeep, weak market, sells 3\u00d7 Bolts c200" in said
    assert "waiting: Diva to Zum" in said
    assert "Spaceports Ann: Jungle" in said
    assert "Drills Bo: Asteroid" in said
    assert "Pirates +2, hunting basic goods: Gp8" in said
    assert "Teleportal 3: War-Torn" in said
    assert "Ruined port: Asteroid" in said
    assert "You saw: Ice World is Graw" in said
    assert "Undiscovered: Trapped Rogue Planet, " in said
    assert "Piles: encounters 22, rewards 20 and missions 11" in said


def test_the_briefest_text_board_still_names_every_culture() -> None:
    long = tuple(f"e{n:02} with a name as long as cards have" for n in range(12))
    look = replace(late(), shown=long, notes=tuple((id_, "qossuth") for id_ in GALAXY.systems))

    said = " ".join(text(look, caption(EVIL)).split())

    assert "Discovered: Trapped Nillis -, Desert Volois =, Interstellar Graw +" in said
    assert len(said) <= TEXT_ROOM


def test_the_description_says_what_the_picture_shows() -> None:
    told = alt(LOOK, caption())

    assert "round 12 of 30. It's Cy's turn." in told
    assert "Ann is at Gb with c120, laser 3, shield 2, room 1 of 4, fame 12." in told
    assert "Jungle World (Eeepeep, weak market)" in told
    assert "Spaceports: Ann (Jungle) and Cy (Water)." in told
    assert "Pirates: Giant." in told


def test_what_the_viewer_has_seen_stands_in_his_picture_and_in_words() -> None:
    look = replace(LOOK, viewer=0, notes=(("ice", "zum"),), top="e24")
    shown = hand(look, caption())

    assert shown is not None
    for said in (" ".join(written(shown)), " ".join(text(look, caption()).split())):
        assert "You saw: Ice World is Zum" in said
        assert "the top encounter card is E24" in said

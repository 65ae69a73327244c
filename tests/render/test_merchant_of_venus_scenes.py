"""Merchant of Venus: pictures and words from positions given as plain data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.merchant_of_venus.galaxy import GALAXY
from render import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH
from render.boards.merchant_of_venus_alt import alt
from render.boards.merchant_of_venus_look import Look
from render.boards.merchant_of_venus_near import HIGH, inside, window
from render.boards.merchant_of_venus_scenes import hand, scene
from render.boards.merchant_of_venus_text import text
from render.extent import extent
from render.paint import paint
from render.scene import Group, Scene, Text, names, walk
from render.text import columns
from tests.render.merchant_of_venus_looks import EVIL, FINAL, LOOK, PLAIN, TEXTS, caption, late


def written(shown: Scene) -> list[str]:
    return [mark.words for mark in walk(shown) if isinstance(mark, Text)]


def own(look: Look) -> Scene:
    shown = hand(look, caption())
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
    assert {"Round 12 of 30", "Cy to move", "Ann", "120", "390", "1/4", "5/8"} <= set(said)
    assert {
        "ship-0",
        "port-jw1-0",
        "mark-gp8-pirates-2-basic",
        "highlighted-jw4",
        "guests-gb-2",
    } <= set(names(shown))


def test_the_line_of_the_player_to_move_differs() -> None:
    mine = {m.name: m for m in walk(scene(LOOK, caption())) if isinstance(m, Group)}

    assert mine["player-2"].marks != mine["player-0"].marks
    assert mine["player-1"].marks == mine["player-0"].marks


@pytest.mark.parametrize("look", [LOOK, late(), FINAL], ids=["middle", "late", "end"])
@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
def test_pictures_are_1024_wide_and_at_most_60_kilobytes(
    look: Look, called: tuple[str, ...]
) -> None:
    for shown in (scene(look, caption(called)), hand(look, caption(called))):
        if shown is not None:
            assert shown.size[0] == 1024
            assert len(paint(shown)) <= 60 * 1024


def test_the_same_position_gives_the_same_bytes() -> None:
    assert paint(own(LOOK)) == paint(own(LOOK))


def test_writing_is_large_enough_for_a_phone() -> None:
    for shown in (scene(late(), caption()), own(LOOK), scene(FINAL, caption())):
        assert all(m.size >= 28 for m in shown.marks if isinstance(m, Text))


# The picture of a player alone


def test_the_own_picture_shows_the_surroundings_the_market_and_the_card() -> None:
    shown = own(LOOK)

    found = set(names(shown))
    assert {"near-jwc2-city", "near-jw4-red", "near-ship-2", "port-jw1-0"} <= found
    assert {"stall-jw", "card-2"} <= found
    said = set(written(shown))
    assert {"Jungle World: Eeepeep", "weak market", "3\u00d7 Bolts", "c200", "buys Perfume"} <= said
    assert {
        "Diva to Zum",
        "c180",
        "Whynom, level 3, skill 5",
        "laser 3",
        "shield 2",
        "c300",
    } <= said
    assert {"Missions: Wild Heart", "IOU: Eeepeep c100", "Perfume: c140 from Volois"} <= said
    assert "Open cards: Star Charts" in said
    assert "Owns: Cloaking Field with 4, Variable Laser and Drill License" in said


def test_holds_are_shown_with_what_is_in_them() -> None:
    found = names(own(LOOK))

    assert found.count("hold-0") == 1
    assert found.index("hold-0") < found.index("cargo-perfume") < found.index("hold-1")
    assert found.index("hold-1") < found.index("cargo-dust") < found.index("hold-2")


def test_dice_stand_where_they_are_assigned() -> None:
    found = names(own(LOOK))

    assert [name for name in found if name.startswith("die-")] == ["die-6", "die-3", "die-2"]
    assert "navigation-2" in found
    assert "thrust-0" in found


def test_a_bonus_and_a_drive_that_is_off_are_said() -> None:
    said = written(own(seen_by(1)))

    assert "laser 3+1" in said
    assert "Red Drive, off" in said


def test_an_undiscovered_system_is_a_card_face_down() -> None:
    at = replace(LOOK.panels[2], at="icec1")
    look = replace(LOOK, panels=(*LOOK.panels[:2], at, LOOK.panels[3]))

    assert "Ice World: nobody has been here" in written(own(look))


def test_navigation_exits_are_shown_with_their_numbers() -> None:
    shown = own(seen_by(3))

    tags = {m.name: m for m in walk(shown) if isinstance(m, Group) and m.name.startswith("exit-")}
    said = {name: m.words for name, tag in tags.items() for m in tag.marks if isinstance(m, Text)}
    assert said["exit-cw2-trp-jw-6"] == "2"
    assert said["exit-cw2-cw3"] == "3 4 5"
    assert said["exit-cw2-cw1"] == "1 6"


def test_what_can_be_reached_is_shown_with_its_cost() -> None:
    found = names(own(seen_by(3)), "cost-")

    # from cw7 with the red drive and a 2 for navigation: red fields are skipped
    assert {"cost-cw5-1", "cost-cw1-1", "cost-cwc1-3", "cost-cw2-2"} <= set(found)
    assert not any(name.startswith("cost-cw8-") for name in found)
    assert names(own(LOOK), "cost-") == []  # no points left


def test_close_up_places_have_the_whole_name_that_menus_give_them() -> None:
    for id_ in GALAXY.fields:
        at = replace(LOOK.panels[2], at=id_)
        shown = own(replace(LOOK, panels=(*LOOK.panels[:2], at, LOOK.panels[3])))
        for group in walk(shown):
            if isinstance(group, Group) and group.name.startswith("near-place-"):
                said = [mark for mark in group.marks if isinstance(mark, Text)]
                name = TEXTS(f"venus-place-{group.name.removeprefix('near-place-')}")
                assert " ".join(mark.words for mark in said) == name
                for mark in said:
                    left, _, right, _ = extent((replace(mark, room=0),))
                    assert right - left - 4 <= mark.room, name


def test_the_window_stays_inside_the_galaxy_and_holds_the_ship() -> None:
    for id_ in GALAXY.fields:
        x, y = window(id_)
        assert 0 <= x <= 1024 - 512
        assert 0 <= y <= 1500 - HIGH // 2
        assert id_ in inside((x, y))


def test_spectators_have_no_picture_of_their_own_and_nobody_has_one_after_the_end() -> None:
    assert hand(replace(LOOK, viewer=None), caption()) is None
    assert hand(FINAL, caption()) is None


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
        said, told = text(seen, caption(called)), alt(seen, caption(called))
        assert len(said) <= TEXT_ROOM
        assert not said.endswith("\N{HORIZONTAL ELLIPSIS}")
        assert all(columns(line) <= TEXT_WIDTH for line in said.split("\n"))
        assert "`" not in said
        assert len(told) <= ALT_ROOM
        assert told.endswith(".")


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

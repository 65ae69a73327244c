"""A language may be partial, is told what it lacks, and is refused what it cannot say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from locales import Library, Texts
from locales.__main__ import main
from locales.files import SHIPPED, SOURCE, Sources
from locales.parsed import by_key, of

Writer = Callable[..., Path]

ENGLISH = """
ping = { $who }: { $decision }
more = { -bot } has { $count } texts
-bot = The bot
# $moves (Number): how many there were
told = Done
event-saw = You see { $sights }.
verb-fly = Fly to { $a }
lost = Lost
"""


@pytest.fixture
def folder(tmp_path: Path) -> Writer:
    """Writes a language into a folder of one's own, as a host may have it."""

    def write(language: str, **files: str) -> Path:
        place = tmp_path / language
        place.mkdir(exist_ok=True)
        for name, content in files.items():
            (place / f"{name}.ftl").write_text(content + "\n")
        return tmp_path

    return write


def spoken(folder: Path, language: str, game: str = "") -> Texts:
    return Library(folder, strict=True).texts(language, game)


def test_a_language_of_one_text_is_a_language(folder: Writer) -> None:
    library = Library(folder("pl", core="panel-do = Zrób to"), strict=True)

    assert library.languages == [SOURCE, "pl"]
    assert library.texts("pl")("panel-do") == "Zrób to"
    assert library.texts("pl")("panel-back") == "Back"


def test_what_is_lent_has_the_plurals_of_the_language_that_lends_it(folder: Writer) -> None:
    texts = spoken(folder("ja", core="panel-do = する"), "ja")

    assert texts("board-winners", count=1) == "wins"  # Japanese itself has no singular


def test_a_language_has_its_own_plurals_and_lists(folder: Writer) -> None:
    said = "{ $count ->\n [one] klauzula\n [few] klauzule\n*[many] klauzul\n }"
    texts = spoken(folder("pl", core=f"rules-found = {said}"), "pl")

    assert [texts("rules-found", count=n) for n in (1, 3, 5)] == ["klauzula", "klauzule", "klauzul"]
    assert texts.list(["A", "B", "C"]) == "A, B i C"
    assert texts.either(["A", "B", "C"]) == "A, B lub C"


def test_english_lists() -> None:
    texts = Library(strict=True).texts(SOURCE)

    assert [texts.list("ABC"[:n]) for n in range(4)] == ["nothing", "A", "A and B", "A, B and C"]
    assert texts.either("ABC") == "A, B or C"
    assert texts.row("ABC") == "A, B, C"
    assert texts.row("AB", "semicolon") == "A; B"
    assert texts.row("") == ""


def test_a_row_is_written_as_the_language_does(folder: Writer) -> None:
    assert spoken(folder("ja", core="row-comma = 、"), "ja").row("AB") == "A、B"


def test_a_translated_text_of_the_bot_does_not_hide_a_games_own(folder: Writer) -> None:
    path = folder("de", core="command-show = zeigen")

    assert spoken(path, "de")("command-show") == "zeigen"
    assert spoken(path, "de", "delta_v")("command-show-description").startswith("Turn up")
    assert spoken(path, "de", "delta_v")("command-show") == "show"


def test_a_language_may_name_the_locale_it_follows(folder: Writer) -> None:
    path = folder("pt", core="language-locale = pt-PT\npanel-do = Fazer")

    assert spoken(path, "pt").list(["A", "B"]) == "A e B"


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (
            {"core": "\nping = { $whom }"},
            r"^pl/core.ftl, line 2: ping: \$whom .* \$who$",
        ),
        ({"core": "told = { $mooves }"}, r"told: \$mooves is not given; allowed: \$moves$"),
        ({"core": "lost = { $me }"}, r"lost: \$me is not given; allowed: none$"),
        ({"core": "lost = { -nobody }"}, "lost: there is no term -nobody$"),
        ({"core": "lost = { lots }"}, "lost: there is no text lots$"),
        ({"core": "ping = { other }\nother = { $me }"}, r"ping: \$me is not given"),
        ({"core": "event-saw = { $cells }"}, r"event-saw: \$cells is not given"),
        ({"core": "verb-fly = { $g }"}, r"verb-fly: \$g is not given"),
        ({"game": "fly = { $far }"}, r"^pl/game.ftl, line 1: fly: \$far is not given"),
        ({"core": "ping = One\n= two"}, "^pl/core.ftl, line 2: not Fluent: = two$"),
        ({"core": "language-locale = xx-YY"}, "^pl: there is no language xx-YY"),
    ],
)
def test_what_cannot_be_said_is_refused_when_it_is_read(
    folder: Writer, files: dict[str, str], said: str
) -> None:
    folder(SOURCE, core=ENGLISH, game="fly = Fly")

    with pytest.raises(ValueError, match=said):
        Library(folder("pl", **files))


def test_a_folder_that_is_no_language_is_refused(folder: Writer) -> None:
    with pytest.raises(ValueError, match=r"^klingon: there is no language klingon"):
        Library(folder("klingon", core="panel-do = Qapla'"))


def test_a_language_may_use_whatever_the_code_gives(folder: Writer) -> None:
    folder(SOURCE, core=ENGLISH)
    own = (
        "told = { $moves }\nping = { $who }\nevent-saw = { $sights_count }\n"
        "verb-fly = { $a_id ->\n [c3] C\n*[other] { $a }\n }\n"
        'more = { -name(case: "gen") } { -bot }\n'
        "-name = { $case ->\n [gen] My\n*[nom] Me\n }"
    )

    texts = spoken(folder("pl", core=own), "pl")

    assert texts("told", moves=7) == "7"
    assert texts("more") == "My The bot"


def test_the_report_says_what_a_language_lacks(
    folder: Writer, capsys: pytest.CaptureFixture[str]
) -> None:
    folder(SOURCE, core=ENGLISH, mine="fly = Fly", mine_events="event-flew = { $seat } flies")
    path = folder(
        "pl",
        core="ping = { $who }\nmore = { $count }\ntypo = ?",
        mine_events="event-flew = { $seat } leci",
        other="lost = ?",
    )

    code = main([str(path)])
    polish = capsys.readouterr().out.partition("pl: ")[2].splitlines()

    assert code == 0
    assert polish[1] == "  other.ftl: no game has this file"
    assert "  mine.ftl: 0 of 1" in polish
    assert not [line for line in polish if "mine_events" in line]
    assert {
        "    lacks told",
        "    typo is not in en",
        "    ping does without $decision",
        "    more does without -bot",
    } <= set(polish)
    assert "    lacks ping" not in polish


def test_the_report_names_what_is_wrong(folder: Writer, capsys: pytest.CaptureFixture[str]) -> None:
    code = main([str(folder("pl", core="panel-page = { $page }"))])

    assert code == 1
    wrong = "pl/core.ftl, line 1: panel-page: $page is not given; allowed: $n"
    assert f"  wrong: {wrong}" in capsys.readouterr().out


def test_the_shipped_languages_are_of_files_that_are_read() -> None:
    sources = Sources(SHIPPED)

    assert [sources.strangers(language) for language in sources.languages] == [[]]


def test_no_game_takes_the_name_of_a_text_that_the_bot_says_of_all() -> None:
    """Commands and their parameters are a game's own; anything else would be said in its place."""
    sources = Sources(SHIPPED)
    shared = set(by_key(of(sources, SOURCE, "")))
    for scope in sources.scopes[1:]:
        taken = set(by_key(of(sources, SOURCE, scope))) & shared
        assert {key for key in taken if not key.startswith(("command-", "param-"))} == set(), scope

"""Texts are cut out of their files unread; what comes out is what Fluent itself finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from locales import Library, MissingText, Texts
from locales.bundle import Bundle, read
from locales.entries import NotFluent, cut, words
from locales.files import SHIPPED, File

FILES = sorted(SHIPPED.glob("*/*.ftl"))
CASES = """\
# A comment.
plain = Words = and more, [not] *a .variant
# Where it is.
-term = Ceres
    .case = of Ceres

## A group of
## texts
brief =
    Two
    lines
curly = { $n ->
[one] one at { -term }
*[other] { $n } at { -term(case: "of") }
}
inner = Before: { plain }
last=   spaces  \n
attributed = said
    .hint = a hint
"""


def parsed(content: str) -> dict[str, str]:
    """The texts that Fluent's own parser finds, without comments."""
    resource: ast.Resource = FluentResource(content)
    assert not [each for each in resource.body if isinstance(each, ast.Junk)]
    return {
        ("-" if isinstance(each, ast.Term) else "") + each.id.name: shape(each)
        for each in resource.body
        if isinstance(each, ast.Message | ast.Term)
    }


def shape(entry: ast.Message | ast.Term) -> str:
    """What is in a text, wherever it stands and whatever is noted above it."""
    entry.comment = None
    return str(without_places(entry.to_json()))


def without_places(data: object) -> object:
    if isinstance(data, dict):
        return {key: without_places(value) for key, value in data.items() if key != "span"}
    return [without_places(each) for each in data] if isinstance(data, list) else data


@pytest.mark.parametrize(
    "content", [CASES, *(file.read_text("utf-8") for file in FILES)], ids=range(1 + len(FILES))
)
def test_cut_finds_what_fluent_finds(content: str) -> None:
    found: dict[str, str] = {}
    for text in cut(content).values():
        found |= parsed(text)

    assert found == parsed(content)
    assert set(cut(content)) == set(parsed(content))


@pytest.mark.parametrize("content", [CASES, *(file.read_text("utf-8") for file in FILES)])
def test_plain_words_are_what_fluent_says(content: str) -> None:
    texts = cut(content)
    bundle = Bundle("en", "en", texts)
    plain = {key: said for key in texts if (said := words(texts[key])) and key[0] != "-"}

    assert {key: bundle.say(key, {}) for key in plain} == {
        key: (said, []) for key, said in plain.items()
    }


def test_a_text_that_is_not_one_plain_line_is_left_to_fluent() -> None:
    texts = cut(CASES)

    assert [key for key in texts if words(texts[key]) is None] == [
        "-term", "brief", "curly", "inner", "attributed",
    ]  # fmt: skip


def test_a_text_brings_what_it_uses() -> None:
    bundle = Bundle("en", "en", cut(CASES))

    assert bundle.say("curly", {"n": 1}) == ("one at Ceres", [])
    assert bundle.say("inner", {}) == ("Before: Words = and more, [not] *a .variant", [])


def test_of_two_files_the_later_wins(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text("a = old { $x }\nb = says { a }\n")
    (tmp_path / "two.ftl").write_text("a = new { $x }\n")
    texts = Texts("en", [File("en", tmp_path / "one.ftl"), File("en", tmp_path / "two.ftl")])

    assert texts("b", x=3) == "says new 3"


def test_a_stray_line_is_refused_with_its_number(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("a = one\nnothing follows here\n")

    with pytest.raises(ValueError, match=r"bad\.ftl, line 2: not Fluent: nothing follows"):
        Texts("en", [File("en", file)])


def test_a_text_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("a = one { $x\nb = two { $x }\n")
    texts = Texts("en", [File("en", file)])

    assert texts("b", x=2) == "two 2"
    with pytest.raises(NotFluent, match="a = one"):
        texts("a", x=2)


def test_every_shipped_text_can_be_read() -> None:
    for file in FILES:
        for text in cut(file.read_text("utf-8")).values():
            read(text)


def test_an_unknown_text_is_missing() -> None:
    with pytest.raises(MissingText):
        Library().texts("en")("no-such-text")

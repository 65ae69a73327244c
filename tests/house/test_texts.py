"""The texts and the code that asks for them fit: none is missing, left over, or too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot import limits
from bot.actions import actions_of
from bot.registry import shipped
from bot.table.house import HOUSE
from engine import OrderDisarmed, OrderUsed, Step, decisions_with, key
from engine.needs import handler
from locales.files import SHIPPED, SOURCE, Sources
from locales.parsed import Text, by_key, of, variables
from tests.laws.plans import AnyGame
from tests.laws.words import keys
from tests.saying import english, library

from .texts import Asked, asked, is_made, patterns, words, written
from .tree import ELSEWHERE, faults, pile, python

SOURCES = Sources(SHIPPED)
CATALOGUE = shipped()
ACTIONS = actions_of(CATALOGUE)
ALL = [title.game for title in CATALOGUE]
CORE = by_key(of(SOURCES, SOURCE, ""))
WITHOUT_BOARDS = ("bot/", "engine/", "locales/")
GENERAL = (*WITHOUT_BOARDS, "render/")
OUT_OF_PARTS = {
    "delta_vee": {
        f"id-{verb}-{order}" for verb in ("raise", "hunt") for order in ("always", "never")
    }
}
"""Ids of which the code has no string that begins like them."""

GAMES = pytest.mark.parametrize("game", ALL, ids=lambda game: game.slug)
EVERY = pytest.mark.parametrize(
    ("language", "scope"),
    [(language, scope) for language in SOURCES.languages for scope in SOURCES.scopes],
)


def texts_of(game: AnyGame) -> dict[str, Text]:
    return by_key(of(SOURCES, SOURCE, game.slug))


def own(game: AnyGame) -> tuple[str, ...]:
    """Where a game's own code is."""
    slug = game.slug
    return (
        f"games/{slug}/",
        f"games/{slug}_cover.py",
        f"render/boards/{slug}.py",
        f"render/boards/{slug}_",
    )


# -- nothing is left over ------------------------------------------------------------------------


def orphans(texts: dict[str, Text], folders: tuple[str, ...], known: frozenset[str]) -> set[str]:
    """The texts for which nothing in the folders asks, and to which no other text refers."""
    known |= words(*folders)
    referred = {key for text in texts.values() for key in text.references}
    kept = known | referred
    return {key for key in texts if key not in kept and not is_made(key, patterns(*folders), known)}


def of_actions(game: str) -> frozenset[str]:
    """The texts of the commands that belong to a game, or to none."""
    found = {"command-game", "command-game-description"}
    for command in ACTIONS.commands.values():
        if command.game == game:
            keys = (command.key, *(param.key for param in command.params))
            found |= {key for each in keys for key in (each, f"{each}-description")}
            found |= {key for param in command.params for _, key in param.labels}
    return frozenset(found)


@pytest.mark.parametrize("slug", ["", *(game.slug for game in ALL)])
def test_every_command_and_option_has_its_texts(slug: str) -> None:
    texts = english(slug)

    assert [key for key in sorted(of_actions(slug)) if not texts.has(key)] == []


def test_no_text_of_the_bot_is_left_over() -> None:
    known = {name for game in ALL for name in game.minds.computers}
    # Those that the kernel tells in every game.
    known |= {f"event-{key(kind)}" for kind in (OrderUsed, OrderDisarmed)}
    known |= set(HOUSE)
    left = orphans(CORE, WITHOUT_BOARDS, frozenset(known) | of_actions(""))

    assert {each for each in left if not each.startswith("board-")} == set()


def test_no_text_of_the_boards_is_left_over() -> None:
    left = orphans(CORE, ("render/", "bot/present/"), frozenset())

    assert {each for each in left if each.startswith("board-")} == set()


@GAMES
def test_a_verb_belongs_to_decisions_that_have_names(game: AnyGame) -> None:
    texts = english(game.slug)
    begin = dict.fromkeys(part.verb for command in game.cover.commands for part in command.parts)
    decisions = {verb: decisions_with(game, verb) for verb in begin}
    nowhere = [verb for verb, found in decisions.items() if not found]

    assert [n for found in decisions.values() for n in found if not texts.has(f"step-{n}")] == []
    # Standing orders are left beside the flow of the game.
    assert [verb for verb in nowhere if hasattr(Step, handler(verb))] == []
    assert len(nowhere) < len(begin) / 2


@GAMES
def test_no_text_of_a_game_is_left_over(game: AnyGame) -> None:
    known = frozenset(keys(game))
    # Each value of an option may be described.
    known |= {f"{key}-description" for key in known if key.startswith("setting-")}
    left = orphans(texts_of(game), (*own(game), "engine/", "bot/", "render/legend.py"), known)

    assert left == OUT_OF_PARTS.get(game.slug, set())


def test_a_text_that_nothing_asks_for_is_noticed() -> None:
    planted = dict.fromkeys(("refused-boredom", "range-nowhere", "param-mood"), CORE["panel-do"])

    assert orphans(planted, GENERAL, frozenset()) == set(planted)


def test_no_text_stands_twice() -> None:
    every = Counter(
        (scope, text.key)
        for scope in SOURCES.scopes
        for source in of(SOURCES, SOURCE, scope)
        for text in source.texts
    )

    assert [each for each, times in every.items() if times > 1] == []


# -- nothing is missing --------------------------------------------------------------------------


def lacking(found: Iterator[Asked], texts: dict[str, Text]) -> list[str]:
    """Calls that ask for a text that is not there, or do not give what it needs."""
    told = []
    for each in found:
        if each.key not in texts:
            told.append(f"{each.where}: there is no text {each.key}")
        elif each.given is not None:
            lacks = sorted(variables(each.key, texts) - each.given)
            told += [f"{each.where}: {each.key} needs ${name}" for name in lacks]
    return told


def test_whatever_the_bot_asks_for_is_there_and_gets_its_variables() -> None:
    # In the bot a key without a text of its own may be one that every game has.
    shared = {key: text for key, text in texts_of(ALL[0]).items() if key in set(keys(ALL[0]))}

    assert lacking(asked("bot/", "engine/", "locales/"), shared | CORE) == []


@GAMES
def test_whatever_a_game_asks_for_is_there_and_gets_its_variables(game: AnyGame) -> None:
    assert lacking(asked(*own(game)), CORE | texts_of(game)) == []


def test_calls_are_found() -> None:
    found = {each.key: each.given or frozenset() for each in asked("bot/", "engine/")}

    assert found["panel-owe"] == {"decision"}
    assert found["record-setup"] == {"line", "field"}
    assert found["lobby-started"] == {"commitment"}
    assert {"done-joined", "done-joined-closed", "frozen-state"} <= set(found) | words("bot/")


def test_a_call_that_asks_for_too_much_is_noticed() -> None:
    asks = [Asked("here", "panel-owe", frozenset()), Asked("there", "panel-typo", None)]

    assert lacking(iter(asks), CORE) == [
        "here: panel-owe needs $decision",
        "there: there is no text panel-typo",
    ]


# -- nothing is said in Python --------------------------------------------------------------------


SPEAKERS = (
    "bot/actions/",
    "bot/present/",
    "bot/routing/",
    "render/board",
    "render/text.py",
    "games/",
)
"""Where players are spoken to."""
LARGE = ("bot/", "render/", *(f"games/{game.slug}/" for game in ALL))


@pytest.mark.parametrize("folder", [*LARGE, ELSEWHERE])
def test_no_sentence_is_written_or_joined_in_python(folder: str) -> None:
    assert faults(written, pile(folder, LARGE, python(*SPEAKERS))) == []


def test_a_sentence_in_python_would_be_noticed() -> None:
    found = "\n".join(faults(written, python("bot/message.py", "bot/operate/")))

    assert "'an empty message'" in found
    assert "bot/operate/" in found
    assert "Discord's hard limits" not in found


# -- nothing is too long -------------------------------------------------------------------------

BUTTONS = (
    "panel-do", "panel-back", "panel-type", "panel-orders", "panel-propose",
    "panel-my-turn", "panel-board", "panel-text", "panel-recap", "panel-mute", "panel-secrets",
    "panel-refresh",
    "lobby-join", "lobby-leave", "lobby-computer", "lobby-start", "offer-seat-take",
    "offer-seat-withdraw", "end-do",
)  # fmt: skip


ABOUT = 240
"""What is said of a decision or a verb: a few lines of a phone."""


def most(key: str) -> int:
    """How long a text may be at most that stands alone where Discord has little room; 0: any."""
    if key.endswith("-description") or key == "game-summary":
        return limits.COMMAND_DESCRIPTION
    if key.startswith(("command-", "param-")):
        return limits.COMMAND_NAME
    if key.startswith("verb-") and not key.endswith("-about"):
        return limits.PLACEHOLDER if key.endswith("-prompt") else limits.BUTTON_LABEL
    if key.startswith(("setting-", "notify-", "computer-")):
        return limits.OPTION_TEXT
    if key == "panel-form":
        return min(limits.MODAL_TITLE, limits.INPUT_LABEL)
    return ABOUT if key.endswith("-about") else limits.BUTTON_LABEL * (key in BUTTONS)


@EVERY
def test_every_text_is_within_discords_limits(language: str, scope: str) -> None:
    texts, known = library().texts(language, scope), by_key(of(SOURCES, language, scope))
    # Behind its own words a button may name a choice, which is cut to what there is room for.
    said = {key: texts(key, count=0, choice="") for key in known if most(key)}

    assert [key for key, text in said.items() if not 1 <= len(text) <= most(key)] == []


@pytest.mark.parametrize("scope", SOURCES.scopes)
def test_a_step_goes_on_after_a_colon_and_a_reason_or_explanation_is_a_sentence(scope: str) -> None:
    texts, known = english(scope), by_key(of(SOURCES, SOURCE, scope))
    about = [k for k in known if k.startswith(("step-", "verb-")) and k.endswith("-about")]
    steps = {k: texts(k) for k in known if k.startswith("step-") and k not in about}
    sentences = [*about, *(key for key in known if key.startswith("need-"))]
    reasons = {key: texts(key) for key in sentences}

    assert [key for key, said in steps.items() if said[0].isupper() or said[-1] in ".!?"] == []
    assert [key for key, said in reasons.items() if said[0].islower() or said[-1] != "."] == []


@EVERY
def test_names_of_commands_are_lower_case_words(language: str, scope: str) -> None:
    texts, known = library().texts(language, scope), by_key(of(SOURCES, language, scope))
    names = [
        texts(key)
        for key in known
        if key.startswith(("command-", "param-")) and not key.endswith("-description")
    ]

    assert [each for each in names if each != each.lower()] == []
    assert [each for each in names if not limits.NAME_PATTERN.match(each)] == []


def test_every_button_of_the_list_is_one() -> None:
    assert set(BUTTONS) <= set(CORE)

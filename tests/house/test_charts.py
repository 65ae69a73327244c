"""The tables in the rules pages are those of the components."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.charts import filled, markdown
from bot.registry import RegisteredGame, shipped
from engine import Chart
from tests.saying import english
from tests.tiny import GAME, TITLE

TITLES = (*shipped(), TITLE)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.game.slug)
def test_the_page_has_the_tables_of_today(title: RegisteredGame) -> None:
    page = title.rules.read_text("utf-8")
    tables = markdown(title.game, english(title.game.slug))

    assert filled(page, tables) == page, "scripts/charts writes them"


def test_a_changed_figure_is_written_into_the_page() -> None:
    page = "# Tiny\n\n<!-- charts -->\nold\n<!-- /charts -->\n\nThe end.\n"
    chart = Chart("deck", ("kind", "count"), (("ice", 3), ("", ("iron", 4))))
    game = replace(GAME, help=replace(GAME.help, charts=lambda _: (chart,)))

    told = filled(page, markdown(game, english("tiny")))

    assert told == (
        "# Tiny\n\n<!-- charts -->\n\n### The deck\n\n| Kind | Cards |\n| --- | --- |\n"
        "| Ice | 3 |\n|  | Iron, 4 |\n\n<!-- /charts -->\n\nThe end.\n"
    )


def test_a_page_without_a_place_for_its_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="no <!-- charts -->"):
        filled("# Tiny\n", "### The deck")


def test_a_row_without_a_cell_for_each_column_is_refused() -> None:
    with pytest.raises(ValueError, match="deck: 2 columns, not 1"):
        Chart("deck", ("kind", "count"), (("ice",),))

"""Whole matches of every variant and option, with what must be true in each of their positions."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.setup import Options
from tests.games.tables import at_table, is_said_within, keep_the_laws
from tests.tiers import long_but

from .games import KINDS, played, setup
from .laws import LAWS

LABEL = 130
"""Letters of a label: an order may name two places, of which a menu shows the first hundred."""


@pytest.mark.clause("MV1", "MV6", "MV240")
@pytest.mark.parametrize("kind", long_but("quick-alone", KINDS))
def test_matches_keep_the_laws_with_every_variant_and_option(kind: str) -> None:
    seats, options = KINDS[kind]
    plan = at_table(GAME, seats, seats, **Options(**options).model_dump())

    keep_the_laws(GAME, [*LAWS, is_said_within(LABEL)], [plan])


@pytest.mark.clause("MV255")
@pytest.mark.parametrize("rounds", long_but(31, [31, 41, 60]))
def test_the_epic_game_is_as_long_as_agreed(rounds: int) -> None:
    *_, (state, _) = played(setup(1, 3, variant="epic", rounds=rounds), ["random"])

    assert state.round == rounds

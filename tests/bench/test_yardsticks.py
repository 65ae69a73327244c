"""Nobody changes a yardstick by accident: in a match it chooses what it has always chosen.

A yardstick that fails here is to be put back as it was. Only where the rules, the components or
the view of its game have changed is the sum of its choices taken anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest

from bench.matches import all_games, setup
from bench.yardsticks import YARDSTICKS
from engine import Choice, Dice, act, active_seats, begin, next_alarm, offers, wake

GAMES = {game.slug: game for game in all_games()}
OPTIONS = {
    "space_dealer": {"advanced": True},
    "delta_vee": {"scenario": "convoy"},
    "merchant_of_venus": {"demand": True, "production": True, "teleportal": True},
}
"""In which a yardstick has most to choose."""
CHOSEN = {
    "delta_v": "dbee0eb385e25fc866997951f42a5885779a8a391cf417a4508c640659a763eb",
    "space_mission": "74dfb1c99dd70405fc66afd3256e076f1859a2db94b7ac5834f348a2e2d34152",
    "space_dealer": "5dea285cb365347c30359e20d446389eb63dfc3251b652d30b53b9e119b47f10",
    "delta_vee": "f29b74479ac166e3ea49e732901e6b84c3463bf0cc2f73e70e8310c3baa03b05",
    "merchant_of_venus": "ef92709253dc280aba718f6379a8124a0426f91ba26c7f114f76bd388f4c3563",
}
"""The SHA-256 of all choices of a match, one a line."""
THINK = ("delta_vee", "merchant_of_venus")
"""Yardsticks that take longer than the others."""


def chosen(slug: str) -> Iterator[Choice]:
    """What four yardsticks choose in a match."""
    game, mind, dice = GAMES[slug], YARDSTICKS[slug], Dice("c0")
    options = game.rules.options.model_validate(OPTIONS.get(slug, {}))
    made = setup(game, 4, 1).model_copy(update={"options": options.model_dump(mode="json")})
    state, now = begin(game, made).state, made.now
    while not state.over:
        owing, due = active_seats(state), next_alarm(game, state)
        now += 1
        if owing and (due is None or now < due):
            offered = offers(state, owing[0])
            choice = mind(game.rules.view(state, owing[0]), owing[0], offered, dice)
            act(game, state, owing[0], choice, now, offered)
            yield choice
        else:
            assert due is not None
            now = max(now, due)
            wake(game, state, now)


def test_every_yardstick_has_its_sum() -> None:
    assert CHOSEN.keys() == YARDSTICKS.keys()


@pytest.mark.parametrize(
    "slug",
    [pytest.param(slug, marks=pytest.mark.long if slug in THINK else []) for slug in CHOSEN],
)
def test_a_yardstick_chooses_what_it_has_always_chosen(slug: str) -> None:
    lines = "\n".join(map(str, chosen(slug)))

    assert sha256(lines.encode()).hexdigest() == CHOSEN[slug]

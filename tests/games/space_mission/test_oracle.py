"""The table beside the program finds what is planted, and holds where much is out of the usual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from engine import AnyOffer, Offer, Play, Result, Seat
from games.space_mission import GAME, setup
from games.space_mission.parts import COMPONENTS, Box
from games.space_mission.setup import Options
from games.space_mission.state import State
from games.space_mission.steps import MarkTile, TakeAction, TakeTile
from tests.games.oracles import Fault, after, at_random, offering
from tests.laws import laws
from tests.laws.plans import AnyGame, play
from tests.tiers import long_but

from .laws import is_played_as_on_a_table


def hold(game: AnyGame, numbers: range = range(3)) -> None:
    for number in numbers:
        laws.hold([is_played_as_on_a_table], game, at_random(GAME, number))


def two_empty_planets(dealt: Play[State], options: Options, box: Box) -> None:
    """All space tiles lie on two planets, and their scans find nothing (SM17)."""
    setup.deal(dealt, options, box)
    ring = dealt.state.ring
    tiles = sorted((tile for planet in ring for tile in planet.pile), key=lambda t: t != "space")
    for planet in ring:
        planet.pile = [tiles.pop(0) for _ in planet.pile]


FEW_CHIPS = replace(
    GAME, rules=replace(GAME.rules, components=COMPONENTS.model_copy(update={"chips": 3}))
)
EMPTY = replace(GAME, rules=replace(GAME.rules, deal=two_empty_planets))
EMPTY_AND_FEW = replace(FEW_CHIPS, rules=replace(FEW_CHIPS.rules, deal=two_empty_planets))


@pytest.mark.parametrize("matches", long_but(4, [4, 10]))
def test_the_table_agrees_where_chips_run_out(matches: int) -> None:
    hold(FEW_CHIPS, range(matches))


@pytest.mark.parametrize("matches", long_but(2, [2, 5]))
def test_the_table_agrees_where_scans_find_nothing(matches: int) -> None:
    hold(EMPTY, range(matches))
    hold(EMPTY_AND_FEW, range(matches))


def test_chips_run_out_and_scans_find_nothing() -> None:
    ends = set()
    found = 0
    for number in range(5):
        for moment in play(EMPTY_AND_FEW, at_random(GAME, number)):
            found += sum(type(event).__name__ == "FoundNothing" for event in moment.outcome.events)
        ends.add(moment.state.over)

    assert found
    assert "stranded" in ends


def standing(change: Callable[[Result], Result]) -> AnyGame:
    """The game with another way to count."""
    return replace(
        GAME, rules=replace(GAME.rules, standing=lambda state: change(GAME.rules.result(state)))
    )


def a_jump_leaves_no_probe(patch: pytest.MonkeyPatch) -> AnyGame:
    def keep(state: State, seat: Seat) -> None:
        state.pilots[seat].gate -= 1
        state.pilots[seat].chips += 1

    after(patch, TakeAction, "jump", keep)
    return GAME


def a_flight_goes_two_planets_far(patch: pytest.MonkeyPatch) -> AnyGame:
    def on(state: State, seat: Seat) -> None:
        names = [planet.name for planet in state.ring]
        state.pilots[seat].ship = names[(names.index(state.pilots[seat].ship) + 1) % len(names)]

    after(patch, TakeAction, "fly", on)
    return GAME


def a_marked_tile_stays_in_the_pile(patch: pytest.MonkeyPatch) -> AnyGame:
    def back(state: State, seat: Seat) -> None:
        here = state.planet(state.pilots[seat].ship)
        here.pile.append(here.scans[-1].tile)

    after(patch, MarkTile, "mark", back)
    return GAME


def space_stays_face_down(patch: pytest.MonkeyPatch) -> AnyGame:
    def close(state: State, seat: Seat) -> None:
        state.planet(state.pilots[seat].ship).open = False

    after(patch, TakeTile, "take", close)
    return GAME


def a_turn_has_three_actions(patch: pytest.MonkeyPatch) -> AnyGame:
    def again(state: State, _seat: Seat) -> None:
        for step in state.stack:
            if isinstance(step, TakeAction) and state.planet(state.ring[0].name).station is None:
                step.left = min(step.left + 1, 2)

    after(patch, TakeAction, "fly", again)
    return GAME


def the_second_landing_card_is_not_offered(patch: pytest.MonkeyPatch) -> AnyGame:
    def fewer(made: list[AnyOffer]) -> Sequence[AnyOffer]:
        landings = [offer for offer in made if offer.verb == "develop"]
        return [offer for offer in made if offer not in landings[1:]]

    offering(patch, TakeAction, fewer)
    return GAME


def a_jump_is_offered_twice(patch: pytest.MonkeyPatch) -> AnyGame:
    def more(made: list[AnyOffer]) -> Sequence[AnyOffer]:
        return [*made, *[offer for offer in made if offer.verb == "jump"][:1]]

    offering(patch, TakeAction, more)
    return GAME


def space_may_be_taken(patch: pytest.MonkeyPatch) -> AnyGame:
    offering(patch, TakeTile, lambda made: [*made, Offer("take", ("space",))])
    return GAME


def everybody_wins(_patch: pytest.MonkeyPatch) -> AnyGame:
    return standing(lambda result: replace(result, places=(1,) * len(result.places)))


def medals_count_for_one_more(_patch: pytest.MonkeyPatch) -> AnyGame:
    def more(result: Result) -> Result:
        at = result.columns.index("medals")
        rows = tuple(
            (*row[:at], row[at] + (row[at] > 0), *row[at + 1 : -1], row[-1] + (row[at] > 0))
            for row in result.rows
        )
        return replace(result, rows=rows)

    return standing(more)


@pytest.mark.parametrize(
    "fault",
    [
        a_jump_leaves_no_probe,
        a_flight_goes_two_planets_far,
        a_marked_tile_stays_in_the_pile,
        space_stays_face_down,
        a_turn_has_three_actions,
        the_second_landing_card_is_not_offered,
        a_jump_is_offered_twice,
        space_may_be_taken,
        everybody_wins,
        medals_count_for_one_more,
    ],
    ids=lambda fault: fault.__name__,
)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = fault(monkeypatch)

    with pytest.raises(AssertionError):
        hold(broken, range(4))

"""Points, places and the end of a match of Space Dealer, from what lies on the table."""

from __future__ import annotations

from games.space_dealer import GAME
from games.space_dealer.parts import COMPONENTS
from games.space_dealer.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan

MARKERS = 10
"""SD11."""
Points = tuple[int, int, int]
"""For goods delivered to others, as their host, and on neutral planets."""


def printed() -> dict[str, dict[str, tuple[int, int]]]:
    """What a card wants, by its name without number: letters of goods, and both numbers.

    Cards of one kind may want different things, so that they are told apart by their numbers.
    """
    found: dict[str, dict[str, tuple[int, int]]] = {}
    kinds = [
        f"{card.kind}-{card.colour}" if card.colour else card.kind for card in COMPONENTS.cards
    ]
    for place, (name, card) in enumerate(zip(kinds, COMPONENTS.cards, strict=True)):
        number = kinds[: place + 1].count(name)
        id_ = f"{name}-{number}" if kinds.count(name) > 1 else name
        found[id_] = {
            "".join(sorted((good[0] for good in wanted.goods), key="rygb".index)): (
                wanted.deliver,
                wanted.host,
            )
            for wanted in card.demands
        }
    return found


WANTED = printed()
NEUTRAL = {
    "".join(sorted((good[0] for good in wanted.goods), key="rygb".index)): wanted.deliver
    for wanted in COMPONENTS.neutral
}
"""SD46: neutral planets give by goods alone."""


def points(state: State) -> list[Points]:
    """SD27, SD46: by the markers that lie on demands, and the demand cards that were taken."""
    found = [[0, 0, 0] for _ in state.planets]
    for host, planet in enumerate(state.planets):
        for built in planet.built:
            for goods, seat in built.met.items():
                first, second = WANTED[built.card.removesuffix("-b")][goods]
                assert seat != host, "nobody meets a demand of their own"
                found[seat][0] += first
                found[host][1] += second
        for card in planet.trophies:
            found[host][2] += NEUTRAL[card.split("-")[1]]
    return [(delivered, hosted, neutral) for delivered, hosted, neutral in found]


def placed(state: State) -> list[int]:
    """SD27: markers that lie on demands."""
    met = [
        seat for planet in state.planets for built in planet.built for seat in built.met.values()
    ]
    return [met.count(seat) for seat in range(state.seats)]


def winners(state: State) -> set[int]:
    """SD28: most points, then more markers placed, then they share it."""
    score = [sum(each) for each in points(state)]
    best = max(score)
    equal = [seat for seat in range(state.seats) if score[seat] == best]
    most = max(placed(state)[seat] for seat in equal)
    return {seat for seat in equal if placed(state)[seat] == most}


def check_result(state: State) -> None:
    """What everybody has at the end."""
    result = GAME.rules.result(state)
    score, markers = points(state), placed(state)
    assert set(result.winners) == winners(state)
    for seat in range(state.seats):
        assert result.rows[seat] == (markers[seat], *score[seat], sum(score[seat]))
        better = [
            other
            for other in range(state.seats)
            if (sum(score[other]), markers[other]) > (sum(score[seat]), markers[seat])
        ]
        assert result.places[seat] == 1 + len(better)


def counts_points_on_the_table(_game: AnyGame, _plan: Plan) -> Watch:
    """SD27, SD28, SD46: the score is always what lies on the table, and so is the result."""
    state: State | None = None
    while moment := (yield):
        state = moment.state
        should = points(state)
        found = [(planet.delivered, planet.hosted, planet.neutral) for planet in state.planets]
        assert found == should, f"score {found}; on the table lie {should}"
        spare = [MARKERS - planet.markers for planet in state.planets]
        assert spare == placed(state)
    assert state is not None
    check_result(state)

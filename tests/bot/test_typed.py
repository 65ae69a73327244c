"""Commands as choices, and what may be typed into them."""

from __future__ import annotations

from bot.table.moves import apply
from bot.table.typed import candidates, choices
from engine import Choice, Command, Dice, Part, Seat, act, active_seats, offers, start
from games.delta_v import GAME

MOVE, SURVEY, CONTRACT = (
    next(command for command in GAME.cover.commands if command.name == name)
    for name in ("move", "survey", "contract")
)


def table(seed: int = 1):  # type: ignore[no-untyped-def]  # noqa: ANN201
    state = start(GAME, 2, GAME.rules.options(), f"{seed:064x}", 0).state
    return state, Seat(active_seats(state)[0])


def test_one_command_carries_several_choices() -> None:
    assert choices(MOVE, {"from": "A1", "to": "C3, d5"}) == [
        Choice("return", ("A1",)),
        Choice("fly", ("C3",)),
        Choice("fly", ("d5",)),
    ]
    assert choices(SURVEY, {"bribe": "alphatite", "line": "row-3", "tiles": "A3 B3 C3"}) == [
        Choice("survey", ("alphatite",)),
        Choice("line", ("row-3",)),
        Choice("look", ("A3", "B3", "C3")),
    ]


def test_parts_that_were_not_given_are_left_out() -> None:
    assert choices(SURVEY, {"line": "row-3"}) == [Choice("line", ("row-3",))]


def test_ids_may_be_typed_in_any_case() -> None:
    state, seat = table()

    moved = apply(GAME, state, seat, [Choice("fly", ("c3",))], seq=0, now=0)

    assert moved.entries[0].choice == Choice("fly", ("C3",))


def test_completion_looks_ahead_through_what_is_given_already() -> None:
    state, seat = table()

    lines = candidates(GAME, state, seat, SURVEY, {"bribe": "alphatite"}, "line")
    tiles = candidates(GAME, state, seat, SURVEY, {"bribe": "alphatite", "line": "row-3"}, "tiles")

    assert "row-3" in lines
    assert tiles == [f"{column}3" for column in "ABCDEFG"]


def test_what_has_been_typed_is_not_offered_again_in_another_case() -> None:
    state, seat = table()
    given = {"bribe": "alphatite", "line": "row-3", "tiles": "a3 "}

    assert "A3" not in candidates(GAME, state, seat, SURVEY, given, "tiles")


def test_completion_never_looks_past_what_only_playing_tells() -> None:
    state, seat = table()
    act(GAME, state, seat, Choice("prospect"), 0)
    contract = offers(state, seat)[0].ids[0]  # type: ignore[union-attr]

    first = candidates(GAME, state, seat, CONTRACT, {"contract": contract}, "reveal")
    second = candidates(
        GAME, state, seat, CONTRACT, {"contract": contract, "reveal": "A1 "}, "reveal"
    )

    assert len(first) == 48
    assert second == []


def test_a_plan_is_carried_out_until_it_no_longer_fits() -> None:
    for seed in range(40):
        state, seat = table(seed)
        act(GAME, state, seat, Choice("prospect"), 0)
        if state.board["A1"].startswith("alphatite"):
            break
    plan = [Choice("declare", ("k2-b",)), *(Choice("reveal", (c,)) for c in ("A1", "B1"))]

    moved = apply(GAME, state, seat, plan, seq=1, now=0)

    assert [entry.choice.verb for entry in moved.entries] == ["declare", "reveal"]
    assert moved.dropped == (Choice("reveal", ("B1",)),)


def test_dice_are_not_touched_by_looking_ahead() -> None:
    state, seat = table()
    drawn = Dice(state.dice.seed, state.dice.drawn)

    candidates(GAME, state, seat, Command("buy", (Part("buy", ("x",)),)), {}, "x")

    assert state.dice == drawn

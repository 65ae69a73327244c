"""What people type: names for ids, and lines of which a word does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.present.speaker import Speaker
from bot.registry import Registry, load
from bot.table.moves import apply
from bot.table.reading import Misfit, Unfit, meant, read
from engine import (
    Amount,
    AnyOffer,
    Choice,
    Need,
    Offer,
    Pick,
    Seat,
    act,
    active_seats,
    next_alarm,
    offers,
    start,
    verbs,
    wake,
)
from games import ALL
from games.delta_v import GAME
from locales import Library
from tests import tiny
from tests.saying import english

from .hall import ANN, BOB, Hall, opened

NAMES = {
    "k1": "contract 1 (Ice)",
    "k2": "contract 2 (Ice and Iron)",
    "k12": "contract 12 (Iron)",
    "C3": "Alpha Centauri",
    "c4": "Alpha Draconis",
    "plus": "+",
}


def said(id_: str) -> str:
    return NAMES.get(id_, id_)


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("k1", ["k1"]),
        ("K12", ["k12"]),
        ("Contract 2 (ice and iron)", ["k2"]),
        ("contract 2", ["k2"]),
        ("iron", ["k12"]),
        ("1", ["k1"]),
        ("k", ["k1", "k2", "k12"]),
        ("cen", ["C3"]),
        ("alpha-dra", ["c4"]),
        ("Alpha", ["C3", "c4"]),
        ("lpha", []),
        ("plus", ["plus"]),
        ("+", []),
        ("", []),
        ("?", []),
    ],
)
def test_a_word_means_what_it_fits_best(word: str, ids: list[str]) -> None:
    assert [*meant(word, [*NAMES], said)] == ids


THERE: Sequence[AnyOffer] = (
    Offer("fly", ("C3",)),
    Offer("fly", ("c4",)),
    Offer("steal", ("seat-1", "pirate")),
    Offer("steal", ("seat-2", "scan")),
    Pick("look", ("C3", "c4", "k12"), 2, 2),
    Amount("bid", 5, 30),
    Offer("pass"),
)


@pytest.mark.parametrize(
    ("wanted", "choice", "used"),
    [
        ([Choice("fly", ("centauri",))], Choice("fly", ("C3",)), 1),
        ([Choice("fly", ("Alpha",)), Choice("fly", ("draconis",))], Choice("fly", ("c4",)), 2),
        ([Choice("fly", ("cen",)), Choice("fly", ("draconis",))], Choice("fly", ("C3",)), 1),
        ([Choice("steal", ("SEAT-2", "sc"))], Choice("steal", ("seat-2", "scan")), 1),
        ([Choice("look", ("iron", "alpha", "centauri"))], Choice("look", ("C3", "k12")), 1),
        ([Choice("bid", ("007",))], Choice("bid", ("7",)), 1),
    ],
)
def test_names_stand_for_ids(wanted: list[Choice], choice: Choice, used: int) -> None:
    assert read(wanted, THERE, said) == (choice, used)


@pytest.mark.parametrize(
    ("line", "misfit"),
    [
        ("jump C3", Misfit("verb", Choice("jump", ("C3",)), "jump", ("fly", "steal", "look"))),
        ("fly k1", Misfit("word", Choice("fly", ("k1",)), "k1", ("C3", "c4"))),
        ("fly alpha", Misfit("several", Choice("fly", ("alpha",)), "alpha", ("C3", "c4"))),
        ("fly C3 c4", Misfit("extra", Choice("fly", ("C3",)), "c4")),
        ("steal 1", Misfit("missing", Choice("steal", ("seat-1",)), "", ("pirate",))),
        ("look C3", Misfit("count", Choice("look", ("C3",)), "", ("C3", "c4", "k12"), 2, 2)),
        ("look C3 C3", Misfit("word", Choice("look", ("C3", "C3")), "C3", ("c4", "k12"))),
        ("bid 31", Misfit("number", Choice("bid", ("31",)), "31", (), 5, 30)),
        ("bid many", Misfit("number", Choice("bid", ("many",)), "many", (), 5, 30)),
    ],
)
def test_why_a_choice_does_not_fit_is_told(line: str, misfit: Misfit) -> None:
    there = THERE[:5] if misfit.kind == "verb" else THERE

    with pytest.raises(Unfit) as error:
        read([Choice.parse(line)], there, said)

    assert error.value.misfit == misfit


# -- in real games --------------------------------------------------------------------------------


def positions(slug: str, most: int = 60) -> Iterator[Sequence[AnyOffer]]:
    """What is offered in the course of a random match."""
    game, random = load(slug), Random(slug)
    state = start(game, max(2, game.cover.seats[0]), game.rules.options(), "5eed", 0).state
    for _ in range(most):
        while not active_seats(state) and not state.over:
            due = next_alarm(game, state)
            assert due is not None
            wake(game, state, due)
        if state.over:
            return
        seat = Seat(active_seats(state)[0])
        there = offers(state, seat)
        yield there
        offer = random.choice(there)
        ids = offer.ids if isinstance(offer, Offer) else ()
        if isinstance(offer, Pick):
            ids = tuple(random.sample(offer.items, offer.low))
        elif isinstance(offer, Amount):
            ids = (str(offer.low),)
        act(game, state, seat, Choice(offer.verb, ids), state.now)


@pytest.mark.parametrize("slug", [cover.slug for cover in ALL])
def test_whatever_is_offered_can_be_typed_by_name(slug: str) -> None:
    say = Speaker(english(slug), load(slug), ("Ann", "Bob", "Cleo", "Dan"))
    tried = 0

    for there in positions(slug):
        for offer in there:
            if isinstance(offer, Offer) and offer.ids:
                typed = Choice(offer.verb, tuple(map(say.id, offer.ids)))
                assert read([typed], there, say.id) == (Choice(offer.verb, offer.ids), 1)
                tried += 1

    assert tried > 50


def test_what_does_not_fit_after_a_secret_is_left_out_and_not_told_of() -> None:
    state = start(GAME, 2, GAME.rules.options(), f"{1:064x}", 0).state
    seat = Seat(active_seats(state)[0])
    act(GAME, state, seat, Choice("prospect"), 0)
    plan = [Choice("declare", ("Gammatite",)), *(Choice("reveal", (c,)) for c in ("A1", "zz"))]

    moved = apply(
        GAME,
        state,
        seat,
        plan,
        seq=1,
        now=0,
        said=lambda id_: {"k3-g": "3 (Gammatite)"}.get(id_, id_),
    )

    assert [str(entry.choice) for entry in moved.entries] == ["declare k3-g", "reveal A1"]
    assert moved.dropped == (Choice("reveal", ("zz",)),)


async def test_a_line_says_which_step_fails_and_what_is_possible_there(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_vee")
    await hall.types(BOB, "delta-vee as-printed")
    before = await hall.at(match)
    (ship,) = [
        o.ids[0] for o in before.offers(Seat(1)) if isinstance(o, Offer) and o.verb == "unit"
    ]

    late = await hall.types(BOB, "delta-vee command", unit=ship, orders=" ".join(["accel"] * 12))
    word = await hall.types(BOB, "delta-vee command", unit=ship, orders="left *jump*")
    first = await hall.types(BOB, "delta-vee command", unit="9Z", orders="left")
    other = await hall.types(ANN, "delta-vee command", unit=ship, orders="left")

    assert "step 6 of your line fails, after …, Accelerate" in late.text
    assert "“accel” doesn't fit here. Choose from: Decelerate, Turn left" in late.text
    assert "step 3 of your line fails, after Switch to " in word.text
    assert f"{ship} and Turn left. “\\*jump\\*” doesn't fit here" in word.text
    lacking = "That unit can't get commands now, or has had them all. (VE1200)"
    assert first.text.startswith(f"{lacking} “9Z” doesn't fit here. Choose from: ")
    assert first.text.endswith(f"{ship}.")
    assert "It isn't your turn: waiting for **Bob**" in other.text
    assert (await hall.at(match)).seq == before.seq


async def test_the_condition_that_does_not_hold_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "en" / "tiny.ftl"
    texts.parent.mkdir()
    kept = (tiny.HERE / "locales" / "en" / "tiny.ftl").read_text("utf-8")
    texts.write_text(kept + "\nneed-energy-left = You have not so much energy.\n", "utf-8")
    lacking = Need("energy-left", lambda *_: False)
    monkeypatch.setattr("bot.table.moves.why_not", lambda *_: lacking)
    library = Library(tmp_path, strict=True)
    async with opened(tmp_path, monkeypatch, Registry([tiny.TITLE]), library) as hall:
        await hall.sits(ANN, BOB, game="tiny")

        answer = await hall.types(ANN, "tiny bid", energy="99")

    assert answer.text.startswith(
        "You have not so much energy. (T1) “99” isn't a whole number from 0"
    )


@pytest.mark.parametrize("word", ["C3", "c3", "tile C3"])
def test_the_reason_is_the_same_however_the_thing_is_written(word: str) -> None:
    state = start(GAME, 2, GAME.rules.options(), f"{1:064x}", 0).state
    seat = Seat(active_seats(state)[0])
    state.players[seat].rockets.append("C3")
    state.alien = "C3"

    with pytest.raises(Unfit) as raised:
        apply(
            GAME,
            state,
            seat,
            [Choice("return", (word,))],
            seq=1,
            now=0,
            said=lambda id_: f"tile {id_}",
        )

    assert raised.value.need == "not-held"


async def test_a_contract_is_declared_by_its_number_or_its_minerals(hall: Hall) -> None:
    wanted = (("3", "k3-g"), ("Gammatite", "k3-g"), ("contract 12", "k12-abgde"))
    for channel, (contract, id_) in enumerate(wanted, 31):
        match = await hall.sits(ANN, BOB, channel=channel)
        table = await hall.at(match)
        user = table.players[table.owed()[0]].user
        assert user is not None
        await hall.types(user, "delta-v prospect", channel=channel)
        unclear = await hall.types(user, "delta-v contract", contract="and", channel=channel)

        await hall.types(user, "delta-v contract", contract=contract, channel=channel)

        async with hall.store.reading() as tx:
            last = [*await tx.log.entries(match)][-1]
        assert str(last.choice) == f"declare {id_}"
        assert "“and” could be" in unclear.text
        assert "Contract 9 (Gammatite and Deltamite) (`k9-gd`)" in unclear.text


async def test_completion_goes_on_after_names_and_within_them(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)
    user = table.players[table.owed()[0]].user
    assert user is not None

    async def found(param: str, text: str, **given: str) -> list[tuple[str, str]]:
        return await hall.router.complete(hall.who(user), "delta-v survey", param, text, given)

    lines = await found("line", "", bribe="Alphatite")
    tiles = await found("tiles", "A3, b", bribe="alpha", line="row 3")

    assert ("Row 3", "row-3") in lines
    assert tiles == [("A3, B3", "A3, B3")]


async def test_a_name_of_several_words_is_completed_in_a_list(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    while "swap" not in verbs((table := await hall.at(match)).offers(table.owed()[0])):
        await hall.plays(match)
    table = await hall.at(match)
    seat = table.owed()[0]
    user = table.players[seat].user
    assert user is not None
    (items,) = [offer.items for offer in table.offers(seat) if isinstance(offer, Pick)]
    ices = [item for item in items if item.startswith("ice")]
    (other,) = set(items) - set(ices)

    found = await hall.router.complete(hall.who(user), "tiny swap", "cards", f"{other}, Ice ", {})

    assert len(ices) == 2
    assert [value for _, value in found] == [f"{other}, {ice}" for ice in ices]

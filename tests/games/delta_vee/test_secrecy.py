"""VE260, VE1202 to VE1204: what others may know, and what happens to a seat out of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine import Choice, Dice, Event, Seat, accept, act, active_seats, offers
from games.delta_vee import GAME
from games.delta_vee.parts import FASTEST, SCENARIOS
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.view import view

from .builder import A, B, C, D, add, begin, can, dealt, do, launched_craft, missile, ready, space


def public(events: list[Event] | tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.known_to(viewer)]


def launching(kind: str) -> State:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "comm")
    add(state, "2A", "dagger", ("B1010", 12, 2), "heavy")
    ship.pods[0].ready = ["intelligent", "mims"]
    begin(state, OpenFire(0))
    do(state, A, f"launch pod-1 {kind} 12-12-3", "done")
    return state


@pytest.mark.clause("VE260", "VE1203", "VE940")
def test_a_launch_looks_the_same_whatever_is_launched() -> None:
    worlds = [launching(kind) for kind in ("guided", "intelligent", "mims", "unguided")]

    for viewer in (None, B):
        first = view(worlds[0], viewer)
        assert all(view(world, viewer) == first for world in worlds)
    assert len({repr(view(world, A)) for world in worlds}) == len(worlds)


@pytest.mark.clause("VE1203", "VE721")
@pytest.mark.parametrize(
    "words", ["prepare-mims-1", "ready-craft-2", "prepare-intelligent-1 prepare-intelligent-1"]
)
def test_preparations_look_like_no_commands(words: str) -> None:
    seen: list[object] = []
    for plan in ("", words):
        state = space()
        add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "bay", "comm")
        add(state, "1B", "dagger", ("A0909", 12, 2))
        add(state, "2A", "dagger", ("B1010", 12, 2), "heavy")
        begin(state, GiveCommands(0))
        told: list[Event] = []
        for word in plan.split():
            told += do(state, A, f"order {word}").events
        told += do(state, A, "give").events
        seen.append((public(told, B), view(state, B), view(state, None), active_seats(state)))
    assert seen[0] == seen[1]


@pytest.mark.clause("VE1203", "VE720", "VE721")
def test_a_missile_that_gains_speed_looks_the_same_steered_or_not() -> None:
    worlds: list[list[object]] = []
    for kind in ("unguided", "intelligent"):
        state = space()
        ship = add(state, "1A", "sword", ("A0505", 12, 0), "arsenal", "comm")
        rocket = missile(state, ship, kind, ("A0912", 12, 3))
        add(state, "2A", "dagger", ("B1010", 12, 2), "heavy")
        begin(state, GiveCommands(0))
        seen: list[object] = [view(state, B)]
        if kind == "intelligent":
            outcome = do(state, A, f"unit {rocket.id}", "order accel", "give")
            assert outcome.events == ()
        seen.append(view(state, B))
        seen += public(do(state, A, "done").events, B)
        assert rocket.velocity == 4
        worlds.append([*seen, view(state, B), active_seats(state)])
    assert worlds[0] == worlds[1]


@pytest.mark.clause("VE1203", "VE800")
def test_a_fire_does_not_tell_from_which_box_it_comes() -> None:
    seen: list[object] = []
    for pods in (("arsenal", "crew"), ("crew", "arsenal")):
        state = space()
        add(state, "1A", "sword", ("A0505", 12, 2), *pods)
        add(state, "2A", "dagger", ("A0705", 12, 2), "heavy")
        begin(state, OpenFire(0))
        state.dice.loaded = [9]
        part = f"pod-{pods.index('arsenal') + 1}"
        outcome = do(state, A, f"fire {part} particle-burst 2A")
        seen.append((public(outcome.events, B), view(state, B)))
    assert seen[0] == seen[1]


@pytest.mark.clause("VE1203")
def test_who_is_asked_does_not_tell_what_his_contacts_are() -> None:
    for kind in ("unguided", "guided", "intelligent"):
        state = space()
        ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal")
        rocket = missile(state, ship, kind, ("A0909", 12, 2))
        ship.fate = "destroyed"
        begin(state, GiveCommands(0))
        assert list(active_seats(state)) == [A]
        assert "done" in {offer.verb for offer in offers(state, A)}
        assert bool(can(state, A, "unit")) == (kind == "intelligent")
        begin(state, OpenFire(0))
        assert list(active_seats(state)) == [A]
        assert rocket.in_play


def commanding(contact: str, *words: str, revealed: bool, energy: int = 3) -> list[object]:
    """What the enemy notices when the one ship gets its commands and then all is done.

    A contact that is as fast as can be flies on as it did, whatever it is.
    """
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "comm")
    flying = missile(state, ship, contact, ("A0909", 3, FASTEST), revealed=revealed)
    flying.energy = energy
    add(state, "2A", "dagger", ("B1010", 12, 2), "heavy")
    seen: list[object] = [public(begin(state, GiveCommands(0)), B), view(state, B)]
    do(state, A, "unit 1A", *(f"order {word}" for word in words))
    for choice in ("give", "done"):
        seen += [public(do(state, A, choice).events, B), list(active_seats(state)), view(state, B)]
    return seen


@pytest.mark.clause("VE1203", "VE720", "VE721")
def test_the_end_of_a_command_phase_does_not_tell_what_contacts_are() -> None:
    kinds = ("unguided", "guided", "intelligent", "mims")
    worlds = [commanding(kind, "accel", revealed=False) for kind in kinds]

    assert worlds.count(worlds[0]) == len(kinds)
    assert worlds[0][3] == [A]  # after the last plan of a ship the side is still waited for
    assert worlds[0][6] != [A]


@pytest.mark.clause("VE1203", "VE721", "VE950")
def test_the_end_of_a_command_phase_does_not_tell_what_known_missiles_can_still_do() -> None:
    full, empty = (commanding("mims", revealed=True, energy=energy) for energy in (3, 0))
    held, loose = (commanding("guided", *words, revealed=True) for words in (["control-1x1"], []))

    assert full[:5] == empty[:5]  # until the empty one burns out, after its next move (VE761)
    assert held == loose
    assert full[3] == held[3] == [A]


CONTACTS = ("unguided", "guided", "intelligent", "mims", "craft")


def noticed(kind: str, script: tuple[str, ...], viewer: Seat | None) -> list[object]:
    """All that an onlooker notices of a command phase, change by change.

    ``mine`` in the script is what only this kind of contact can be told, without changing how it
    flies: a phase in which nothing of the kind is said must look the same.
    """
    state = space(seats=4)
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "bay", "comm")
    other = add(state, "1B", "dagger", ("A0909", 12, 2), "heavy")
    other.seat = C
    if kind == "craft":
        flying = launched_craft(state, ship, ("B0201", 6, FASTEST), pod=1)
    else:
        flying = missile(state, ship, kind, ("B0201", 6, FASTEST))
    add(state, "2A", "dagger", ("B1616", 12, 2), "heavy")
    seen: list[object] = []

    def look(events: Sequence[Event]) -> None:
        now = [public(list(events), viewer), list(active_seats(state)), view(state, viewer)]
        if now[0] or not seen or now[1:] != seen[-1]:
            seen.append(now[0])
            seen.append(now[1:])

    look(begin(state, GiveCommands(0)))
    for line in script:
        seat, _, said = line.partition(" ")
        if said != "mine":
            look(do(state, Seat(int(seat)), said).events)
        elif f"{flying.id}" in can(state, A, "unit"):
            for choice in (f"unit {flying.id}", "order decel", "back", "give"):
                look(do(state, A, choice).events)
    return seen


SCRIPTS = [
    ("0 unit 1A", "0 order accel", "0 give"),
    ("0 unit 1A", "0 give", "0 mine", "2 order left", "2 give"),
    ("0 mine", "0 unit 1A", "0 order left", "0 give", "2 give"),
    ("2 give", "0 mine", "0 done"),
    ("2 done", "0 unit 1A", "0 order search", "0 give", "0 done"),
    ("0 done", "2 order accel", "2 give", "2 done"),
]


@pytest.mark.clause("VE1203", "VE720", "VE721")
@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("viewer", [B, D, None])
def test_a_command_phase_looks_the_same_to_others_whatever_the_contacts_are(
    script: tuple[str, ...], viewer: Seat | None
) -> None:
    worlds = [noticed(kind, script, viewer) for kind in CONTACTS]

    assert worlds.count(worlds[0]) == len(CONTACTS)


@pytest.mark.clause("VE1203", "VE260")
def test_a_scrambled_contact_may_be_anything_that_its_ship_carries() -> None:
    found: Counter[str] = Counter()
    for number in range(200):
        state = space()
        ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "bay")
        add(state, "2A", "dagger", ("B1616", 12, 2), "heavy")
        craft = launched_craft(state, ship, ("B0909", 3, 2), pod=1)
        pieces = GAME.rules.inventory(state)
        GAME.rules.resample_hidden(state, B, Dice(f"{number:032x}"))
        assert GAME.rules.inventory(state) == pieces
        found[craft.kind] += 1
        assert (craft.model == "") == (craft.kind != "craft")

    assert set(found) == set(CONTACTS)
    assert min(found.values()) > 10


@pytest.mark.clause("VE1203", "VE260")
@pytest.mark.parametrize("sign", ["weaving", "bridge", "loads", "controlled", "revealed"])
def test_a_scrambled_contact_keeps_what_it_has_told_of_itself(sign: str) -> None:
    for number in range(30):
        state = space()
        ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "bay")
        add(state, "2A", "dagger", ("B1616", 12, 2), "heavy")
        if sign in {"loads", "controlled"}:
            kind = "mims" if sign == "loads" else "guided"
            contact = missile(state, ship, kind, ("B0909", 3, 2))
            contact.loads, contact.controlled = 2, sign == "controlled"
        else:
            contact = launched_craft(state, ship, ("B0909", 3, 2), pod=1)
            setattr(contact, sign, 1)
        before = contact.kind
        GAME.rules.resample_hidden(state, B, Dice(f"{number:032x}"))
        assert contact.kind == before


@pytest.mark.clause("VE1203")
def test_a_command_phase_ends_by_itself_when_everybody_sees_that_nothing_is_left() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal")
    missile(state, ship, "unguided", ("A0909", 3, 2), revealed=True)
    add(state, "2A", "dagger", ("B1010", 12, 2), "heavy")
    begin(state, GiveCommands(0))

    do(state, A, "give")

    assert list(active_seats(state)) != [A]


@pytest.mark.clause("VE250", "VE260")
def test_an_enemy_sees_place_and_course_of_the_unknown_and_nothing_else() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "bay", "arsenal")
    craft = launched_craft(state, ship, ("A0909", 3, 4))

    theirs = view(state, B).unit(craft.id)
    mine = view(state, A).unit(craft.id)

    assert theirs is not None
    assert mine is not None
    assert (theirs.hex, theirs.direction, theirs.velocity) == ("A0909", 3, 4)
    assert (theirs.kind, theirs.model, theirs.energy, theirs.home) == ("", "", None, "")
    assert (mine.kind, mine.model, mine.energy) == ("craft", "terwillicker-x", 15)
    assert (mine.cell, mine.ahead, mine.path) == ((8, 8), (9, 7), ((8, 8),))  # counted from 0
    assert (mine.loads, mine.reach, mine.orbiting) == (None, 4, False)
    craft.revealed = True
    again = view(state, B).unit(craft.id)
    assert again is not None
    assert (again.kind, again.energy) == ("craft", None)


@pytest.mark.clause("VE1010", "VE430", "VE520", "VE550")
def test_energy_missiles_and_what_a_ship_can_do_stand_in_its_own_log_alone() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal", "heavy", "comm", "energy")
    ship.pods[1].hits, ship.pods[1].shown, ship.generator = 1, True, 2
    mine, theirs = view(state, A).log("1A"), view(state, B).log("1A")
    assert mine is not None
    assert theirs is not None

    assert (mine.letter, mine.model, mine.fate) == ("A", "sword", "")
    assert (mine.energy, mine.capacity, mine.fires, mine.commands) == (222, 222, 5, 4)
    assert (theirs.energy, theirs.capacity, theirs.fires, theirs.commands) == (None,) * 4
    public = {(log.burn, log.velocity, log.maneuver, log.force_field) for log in (mine, theirs)}
    assert public == {(6, 3, 8, 2)}
    hull, pods = mine.parts[:3], mine.parts[3:]
    assert [(part.part, part.armor) for part in hull] == [
        ("bridge", 2),
        ("engine", 2),
        ("field", 2),
    ]
    assert [part.condition for part in mine.parts[2:5]] == ["damaged", "sound", "vulnerable"]
    assert [part.condition for part in theirs.parts] == [part.condition for part in mine.parts]
    assert pods[0].stock == (("unguided", 8), ("guided", 7), ("intelligent", 5), ("mims", 2))
    assert [(part.kind, part.armor, part.stock) for part in theirs.parts[3:]] == [
        ("", None, ()),
        ("heavy", 2, ()),  # it has been hit
        ("", None, ()),
        ("", None, ()),
    ]
    ship.shown = True
    again = view(state, B).log("1A")
    assert again is not None
    assert [part.kind for part in again.parts[3:]] == ["arsenal", "heavy", "comm", "energy"]
    assert {part.stock for part in again.parts} == {()}
    assert again.energy is None


@pytest.mark.clause("VE260", "VE990")
def test_what_a_mims_has_left_is_seen_by_its_own_side_and_by_all_after_the_end() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 2), "arsenal")
    add(state, "2A", "dagger", ("B1010", 12, 2), "heavy")
    mims = missile(state, ship, "mims", ("A0909", 3, 4))
    other = missile(state, ship, "guided", ("A1010", 3, 4))

    def seen(viewer: Seat | None) -> list[tuple[object, ...]]:
        units = [view(state, viewer).unit(id_) for id_ in (mims.id, other.id)]
        return [(u.kind, u.revealed, u.energy, u.loads, u.home) for u in units if u is not None]

    assert seen(A) == [("mims", False, 7, 4, "1A"), ("guided", False, 10, None, "1A")]
    assert seen(B) == seen(None) == [("", False, None, None, "")] * 2
    state.over, state.winner = "destroyed", 1
    assert seen(B) == seen(None) == [("mims", True, 7, 4, "1A"), ("guided", True, 10, None, "1A")]
    log = view(state, None).log("1A")
    assert log is not None
    assert (log.energy, log.parts[3].kind) == (78, "arsenal")
    assert (view(state, None).over, view(state, None).winner) == ("destroyed", 1)
    state.winner = -1
    assert view(state, None).winner is None  # a draw


@pytest.mark.clause("VE1202")
def test_what_is_sealed() -> None:
    state = ready("first-shot")
    begin(state, GiveCommands(0))
    assert not do(state, A, "order left").sealed
    begin(state, OpenFire(0))
    assert do(state, A, "done").sealed


@pytest.mark.clause("VE1202")
def test_the_end_of_the_set_up_shows_whether_others_have_left_word() -> None:
    state = dealt("first-shot")

    assert not do(state, A, "as-printed").learned
    assert do(state, B, "as-printed").learned


@pytest.mark.clause("VE1204")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whoever_is_out_of_time_finishes_the_phase(scenario: str) -> None:
    state = dealt(scenario, turns=5)
    verbs = set()
    while not state.over:
        seat = active_seats(state)[0]
        choice = GAME.rules.fallback(state, seat)
        assert accept(offers(state, seat), choice)
        verbs.add(choice.verb)
        act(GAME, state, seat, choice, state.now)
    assert verbs <= {"done", "as-printed", "place", "head", "speed", "hit"}
    assert Choice("done").verb in verbs


@pytest.mark.clause("VE1203")
@pytest.mark.parametrize("viewer", [None, A, B])
def test_only_what_flies_stands_on_the_sheets(viewer: Seat | None) -> None:
    state = space()
    flying = add(state, "1A", "sword", ("A0505", 12, 2))
    add(state, "1B", "sword", ("A0606", 12, 2)).fate = "destroyed"
    add(state, "1C", "sword", ("A0707", 0, 2))

    assert [unit.id for unit in view(state, viewer).units] == [flying.id]

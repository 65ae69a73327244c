"""What a flight meets: tests, pirates, cards, and the place where it ends."""

from __future__ import annotations

from engine import Choice, Phrase, plain_phrase
from games.merchant_of_venus.fields import field_phrase
from games.merchant_of_venus.galaxy import GALAXY, HAZARDS
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.view import View

from .changes import Said, landing, on_the_way, own
from .trade import goal


def course(view: View, choice: Choice) -> Said:
    """Where it ends; of one that pirates surely change something of, that it meets them."""
    field = course_goal(choice.args[0])
    if on_the_way(view, choice.verb, field):
        return Said(Phrase("venus-hint-pirates"))
    return Said(goal(view, field, 1 if landing(view, field) else 2))


def looked(view: View, choice: Choice) -> Said:
    """Whether the viewer has seen who lives there."""
    if len(choice.args) > 1:
        return Said()
    seen = dict(view.notes).get(choice.args[0], "")
    args = (("culture", plain_phrase(seen)),)
    return Said(Phrase("venus-goal-seen", args) if seen else Phrase("venus-goal-unknown"))


def step(view: View, choice: Choice) -> Said:
    """What the next field does."""
    field = choice.args[0]
    mark = dict(view.marks).get(field, "")
    kind = mark.split("-")[0] or GALAXY[field].kind
    pirates = next((each for each in view.pirates if each.field == field), None)
    if pirates is not None:
        args = (("number", pirates.number), ("category", plain_phrase(pirates.category)))
        return Said(Phrase("venus-field-pirates", args))
    if kind in HAZARDS:
        chance = dict(view.odds).get(kind, 0)
        return Said(
            Phrase("venus-field-test", (("ability", plain_phrase(kind)), ("chance", chance)))
        )
    if kind == "encounter":
        known = (("card", plain_phrase(view.top)),)
        return Said(
            Phrase("venus-field-card", known) if view.top else Phrase("venus-field-encounter")
        )
    lands = kind in ("city", "port", "base") and field not in view.ruins
    return Said(goal(view, field, 1)) if lands else Said()


def way_on(view: View, _choice: Choice) -> Said:
    """MV299: where the viewer's voyage leads."""
    end = view.course[-1] if view.course else ""
    return Said(Phrase("venus-hint-go-on", (("field", field_phrase(end)),))) if end else Said()


def assigned(view: View, choice: Choice) -> Said:
    """Where a navigation die leads, from this field or those to come; else what a die shows."""
    here, (place, *die) = GALAXY[own(view).at], choice.args
    if not die:
        return Said()
    number = int(die[0][-1])
    if place != "navigation":
        return Said(Phrase("venus-hint-die", (("number", number),)))
    if not here.exits:
        return Said(Phrase("venus-hint-exits", (("number", number),)))
    return Said(Phrase("venus-hint-exit", (("field", field_phrase(here.exits[number - 1])),)))


def lowered(view: View, choice: Choice) -> Said:
    """MV161: what is left of the gauge."""
    gauge = choice.args[0]
    value = view.stake.lower
    args = (("gauge", plain_phrase(gauge)), ("value", value))
    return Said(Phrase("venus-hint-lower", args), {gauge: value})


def fought(view: View, choice: Choice) -> Said:
    """MV172 to MV176: how likely the fight is won with an ability, and what comes of it."""
    captain, stake = own(view), view.stake.fight
    if stake is None:
        return Said()
    ability = choice.args[0]
    ransom = min(stake.ransom, captain.credits)
    loss = Phrase("venus-loss", (("loot", min(1, stake.loot)), ("ransom", ransom)))
    args = (
        ("chance", stake.chance(captain.value(ability) + captain.against_pirates)),
        ("credits", stake.bounty),
        ("fame", {"laser": stake.fame, "shield": 2}.get(ability, 0)),
        ("movement", captain.level),
        ("loss", loss),
    )
    return Said(Phrase(f"venus-fight-{ability}", args))

"""Delta Vee: what is at stake: how each side wins, how far it is, and the hit being decided."""

from __future__ import annotations

from collections.abc import Iterator

from games.delta_vee.goal_view import GoalView
from games.delta_vee.view import View
from render.board import Caption

_FEW = 2
"""So many ships are called by their class too; more of them by their letters alone."""
_WINNERS = (0, 1, -1)


def stakes(view: View, caption: Caption) -> Iterator[str]:
    """A sentence for each side that can win, one for a draw; a hit comes first."""
    texts = caption.texts
    if view.over:
        return
    if view.struck:
        yield texts("vee-stake-struck", unit=_ship(view, view.struck, caption))
    for winner in _WINNERS:
        ways = [_way(view, goal, caption) for goal in view.goals if goal.winner == winner]
        if ways:
            key = "vee-stake-draw" if winner < 0 else "vee-stake-wins"
            yield texts(key, side=winner + 1, when=texts.either(ways))
    if view.goals and view.turn == view.turns:
        yield texts("vee-stake-last", scored="scored" if view.scored else "plain")


def _way(view: View, goal: GoalView, caption: Caption) -> str:
    """A condition and how far it is."""
    texts, of = caption.texts, len(goal.ships)
    if goal.rule == "points":
        side, has = goal.winner, view.points[goal.winner]
        return texts("vee-stake-points", side=side + 1, count=goal.count, has=has)
    if goal.rule == "apart":
        return texts("vee-stake-apart", distance=goal.distance)
    named = [_ship(view, id_, caption) if of <= _FEW else id_ for id_ in goal.ships]
    said = texts(
        f"vee-stake-{goal.rule}",
        ships=texts.either(named) if goal.count == 1 else texts.list(named),
        some="one" if goal.count == 1 else "all" if goal.count == of else "some",
        count=goal.count,
        other=_ship(view, goal.other, caption) if goal.other else "",
    )
    if goal.must:
        said = texts("vee-stake-must", what=said, ships=list(goal.must))
    if goal.done:
        said = texts("board-noted", what=said, note=texts("vee-stake-done", ships=list(goal.done)))
    return said


def _ship(view: View, id_: str, caption: Caption) -> str:
    """A ship by its class and letter; anything else by its number."""
    log = view.log(id_)
    if log is None:
        return caption.id(id_)
    return caption.texts("board-named", name=caption.id(log.model), what=id_)

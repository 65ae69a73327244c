"""What is said about votes, in the channel: what is asked, of whom, and who has agreed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.limits import CONTENT, clip
from bot.message import Button, Message
from bot.presses import Agree, Refuse
from bot.table.happened import Happened
from bot.table.table import Table
from bot.table.vote import Vote
from engine import Seat
from locales import Texts

from .live import standing_scores
from .speaker import speaker
from .times import instant, moment

MOST = 8
"""Of what would be taken back so much is told, the last of it."""


def question(
    table: Table, texts: Texts, seat: Seat, vote: Vote, news: Sequence[Happened] = ()
) -> Message:
    """Asks those who are to agree to the wish of a seat; all of it is what everybody has seen.

    news: what has happened since, where it is to be taken back.
    """
    say = speaker(table, texts)
    asked = texts.list([f"<@{table.voice(other) or 0}>" for other in vote.asked])
    about = say.name(vote.about) if vote.about is not None else ""
    key, count = f"vote-{vote.wish}", len(vote.asked)
    ends = instant(vote.ends) if vote.ends else ""
    lines = [texts(key, who=say.name(seat), about=about, asked=asked, count=count, ends=ends)]
    if vote.wish == "undo":
        seen = [each for each in news if each.to is None]
        lines += say.told(seen[-MOST:], None, 0)
    if vote.wish == "end":
        lines += standing_scores(table, say)
    if vote.learned:
        lines.append(texts("undo-learned"))
    if vote.agreed:
        lines.append(texts("vote-agreed", who=tuple(map(say.name, vote.agreed))))
    key = "vote-until-or-move" if vote.wish == "undo" else "vote-until"
    names = {"who": say.name(seat), "about": about}
    lines.append(texts(key, until=moment(vote.until), wish=vote.wish, **names))
    buttons = (
        Button(Agree(table.id, vote.id).id, texts("vote-yes"), "success"),
        Button(Refuse(table.id, vote.id).id, texts("vote-no")),
    )
    pings = tuple(user for other in vote.missing if (user := table.voice(other)))
    return Message(text=clip("\n".join(lines), CONTENT), pings=pings, rows=(buttons,))

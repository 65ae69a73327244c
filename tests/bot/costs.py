"""What each order may cost at most: one line for each, by its class.

About twice what is seen in the worst case that is stored, so that a step of a new kind is noticed,
and not each word. What grows with something is named by what it grows with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace

from .meter import Cost

NOTHING = Cost()


@dataclass(frozen=True)
class Most:
    """What an order may cost: at all, and more for each entry of its log, table or result.

    entry: it goes through a whole log, which is as long as a match. table: it concerns all tables
    of a person. result: it counts all matches that are over.
    """

    at_all: Cost
    entry: Cost = NOTHING
    table: Cost = NOTHING
    result: Cost = NOTHING

    def of(self, entries: int, tables: int, results: int) -> Cost:
        """What that comes to where there are so many."""
        parts = zip(*map(astuple, (self.at_all, self.entry, self.table, self.result)), strict=True)
        times = (1, entries, tables, results)
        return Cost(*(sum(n * each for n, each in zip(times, p, strict=True)) for p in parts))


SAYS = Most(Cost(sent=5_000, played=2))
"""Looks at something; no picture."""
LOOKS = Most(Cost(sent=8_000, played=2, pictures=1))
READS = Most(Cost(sent=13_000, played=2, pictures=1))
"""A page with all its menus."""
NOTES = Most(Cost(rows=6, stored=4_000, sent=5_000))
"""Writes down what concerns nobody else."""
SEATS = Most(Cost(rows=40, stored=5_000, sent=7_000, read=40, played=4, pictures=1))
"""Changes a table before the start, and its card."""
MOVES = Most(Cost(rows=80, stored=20_000, sent=16_000, read=170, played=16, pictures=6))
"""Changes a match, and what all see of it; fewer entries are read than the long match has."""
BACK = replace(MOVES, entry=Cost(read=4, played=6))
"""Goes back in the log, which is played again for it."""
ENDS = replace(MOVES, entry=Cost(read=2, played=4))
"""May end a match, which is played again for what has decided it."""
EVERYWHERE = Most(
    Cost(rows=20, stored=4_000, sent=6_000, read=120, played=4, pictures=2),
    table=Cost(rows=20, stored=4_500, sent=4_500, played=2, pictures=2),
)
"""Changes all tables of a person, each as a move does."""
LOG = replace(SAYS, entry=Cost(read=2))
"""Reads a whole log for one answer."""
RECAP = replace(LOOKS, entry=Cost(read=4, played=4))
FILM = replace(LOOKS, at_all=replace(LOOKS.at_all, frames=100), entry=Cost(read=2, played=2))
RECORD = Most(SAYS.at_all, entry=Cost(sent=80, read=2))
VERIFY = replace(SAYS, entry=Cost(read=2, played=2))
IMPORT = Most(SEATS.at_all, entry=Cost(stored=30, played=2))
IMAGINES = Most(Cost(sent=16_000, played=400, pictures=1))
"""The others play on, for so many decisions at most."""
RESULTS = replace(SAYS, result=Cost(read=2))

COSTS: Mapping[str, Most] = {
    **dict.fromkeys(("/game new", "/game learn", "learn", "rematch"), SEATS),
    **dict.fromkeys(("/game join", "/game leave", "/game add-computer", "/game option"), SEATS),
    **dict.fromkeys(("join", "leave", "seek", "seat-computer", "level", "free-seat"), SEATS),
    **dict.fromkeys(("option", "option-typed", "stop"), SEATS),
    **dict.fromkeys(("/game start", "start"), MOVES),
    **dict.fromkeys(("computer", "options", "options-page", "option-form"), SAYS),
    **dict.fromkeys(("/game me", "me", "board", "text", "signs", "turn-signs"), LOOKS),
    **dict.fromkeys(("/game turn", "turn", "next-table", "answer", "refresh"), LOOKS),
    **dict.fromkeys(("go", "menu", "form", "typed", "help", "unfold", "why", "why-not"), LOOKS),
    **dict.fromkeys(("/help", "search", "/game end", "/game resign"), SAYS),
    **dict.fromkeys(("/game rules", "how", "how-page", "what", "what-page", "contents"), READS),
    **dict.fromkeys(("section", "clauses", "tables", "table", "table-text", "rows"), READS),
    **dict.fromkeys(("words", "found"), READS),
    **dict.fromkeys(("do", "reply", "suggest", "no-lessons", "give-up", "resign"), MOVES),
    **dict.fromkeys(("/game show", "/game pace", "/game pause", "play-on", "sit-in"), MOVES),
    **dict.fromkeys(("/game replace", "withdraw", "take", "agree", "keep", "home", "back"), MOVES),
    **dict.fromkeys(("vote-no", "vote-end"), MOVES),
    **dict.fromkeys(("end-ask", "vote-yes"), ENDS),
    **dict.fromkeys(("/game undo", "undo", "undo-ask"), BACK),
    **dict.fromkeys(("what-if", "what-if-on", "what-if-back", "what-if-end"), IMAGINES),
    **dict.fromkeys(("/notes", "notes", "note-add", "note-added", "notes-change"), NOTES),
    **dict.fromkeys(("notes-changed", "notes-clear", "notes-cleared", "remind-me"), NOTES),
    **dict.fromkeys(("remind-me-of", "mute", "/server", "rule", "no-rule"), NOTES),
    **dict.fromkeys(("/settings", "/away", "return", "call-every-turn"), EVERYWHERE),
    "/game list": replace(SAYS, table=Cost(sent=600)),
    **dict.fromkeys(("/game recap", "recap"), RECAP),
    **dict.fromkeys(("/game log", "log"), LOG),
    "secrets": Most(Cost(rows=4, stored=200, sent=7_000, played=2, pictures=1), Cost(read=2)),
    **dict.fromkeys(("/game film", "film"), FILM),
    **dict.fromkeys(("/game export", "record"), RECORD),
    "/game verify": VERIFY,
    "/game import": IMPORT,
    **dict.fromkeys(("/statistics", "/ladder"), RESULTS),
}
"""All that is common to the games. Commands have a slash; buttons, menus and forms their word."""
TYPED = MOVES
"""A command of a game, whichever: all go through one handler, and no game may cost more.

Half of them can do nothing in the next positions of their game's long match, and no more is played
for them: a test may not take so long. Of these it is counted what refusing them costs, or a panel.
"""

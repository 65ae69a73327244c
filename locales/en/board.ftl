### Words that stand on the boards of all games.

board-seat = Player { $letter }
board-owes = { $who }: { $what }
board-winners =
    { $count ->
        [one] wins
       *[other] share the victory
    }
board-place = place { $place }
board-turn = Turn { $turn }
board-last = Last: { $cells }
board-notes = Your notes: { $notes }
board-offered = You can choose: { $what }

## How facts are put together

board-labelled = { $label }: { $what }
board-noted = { $what } ({ $note })
board-named = { $name } { $what }
board-marked = { $mark }. { $said }
board-sentence = { $said }.
board-player = { $letter } { $name }: { $what }
board-score = { $letter } { $name }: { $total } ({ $figures })

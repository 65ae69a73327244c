### Delta V: the words on its pictures, text boards and descriptions.
### Greek letters stand for minerals, Latin ones for players, as on the pieces.

board-delta-v = Delta V. { $head }.
board-attempt = Contract { $number }: { $found } of { $wanted }
board-attempt-bid = { board-attempt }, bid up by { $seat }: { $mineral }
board-contract = contract { $number }

board-signals = Alien signals { $count } of { $of }
board-alien = The alien is on { $cell }
board-turned = Turned up: { $tiles }
board-found = Found so far: { $minerals }
board-open = Contracts: { $contracts }
board-taken = Taken: { $contracts }
board-gone = Empty: { $cells }
board-down = All other tiles lie face down

board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-station = station { $count }
board-yard = shipyard { $count }
board-flying = rockets { $cells }
board-bribes = bribes { $minerals }
board-spent = spent { $minerals }
board-fresh = new: { $incidents }

board-signs = ? face down, ~ your note, = turned up, ! alien signal, @ alien, # station, . empty, K2 two rockets of K

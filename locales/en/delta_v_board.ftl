### Delta V: the words on its pictures, text boards and descriptions.
### Greek letters stand for minerals, Latin ones for players, as on the pieces.

board-delta-v = Delta V. { $head }
board-attempt = Contract { $number }: { $found } of { $wanted }
board-attempt-bid = { board-attempt }, { $seat } bids { $mineral }
board-contract = contract { $number }
board-contracts =
    { $count ->
        [one] contract { $numbers }
       *[other] contracts { $numbers }
    }

board-stake-action = It's { $who }'s turn. { $incident } would take away their action.
board-stake-attempt = It's { $who }'s turn. { $incident } would take away their contract.
board-stake-contract =
    { $points ->
        [one] { $who } is about to take { $contract } with { $cells }: 1 point.
       *[other] { $who } is about to take { $contract } with { $cells }: { $points } points.
    }
board-stake-replace = { $cell } is { $face }, which doesn't match. A bribe that makes it match costs { $cost } points.
board-stake-bid = If you raise and they still make it, it costs you { $cost } points. If they don't, the contract fails and it costs you nothing.

board-signals = Alien encounters { $count } of { $of }
board-alien = The alien is on { $cell }
board-face-down = Still face down: { $notes }
board-turned = Turned up: { $tiles }
board-found = Found so far: { $minerals }
board-open = Contracts: { $contracts }
board-taken = Taken: { $contracts }
board-gone = Empty: { $cells }
board-down = All other tiles are face down

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
board-tiles = tiles { $tiles }
board-left = Left: { $minerals }, incidents { $incidents }
board-picture-left = Left
board-picture-incidents = incidents { $count }
board-picture-aliens = Aliens
board-trying = tries { $number }

board-signs = ? face down, ~ your note, = turned up, ! alien encounter, @ alien, # station, . empty, K2 two rockets of K

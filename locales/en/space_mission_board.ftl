### Space Mission: the words on its pictures, text boards and descriptions.

mission-round = Round { $round }
mission-last-round = Last round
mission-space = Space { $open } of { $needed }
mission-cards = cards
mission-tiles = tiles
mission-stations = stations
mission-chips = chips
mission-gate = gate
mission-hand = Your cards
mission-own = Your tiles
mission-own-none = No tiles yet
mission-hand-none = No cards
mission-pile = The pile of { $planet }
mission-jump = Jump
mission-scan = Scan
mission-land = Land
mission-joker = ? is any number of its colour
mission-so-far =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mission-final = Final score
mission-winners =
    { $count ->
        [1] { $who } wins
       *[other] { $who } share the victory
    }
mission-sheet-gate = gate
mission-sheet-stations = station
mission-sheet-ore = ore
mission-sheet-aliens = alien
mission-sheet-matter = matter
mission-sheet-water = water
mission-sheet-medals = medal
mission-sheet-total = total
mission-tile-count = { $count }× { $tile }

## What is at stake

mission-stake-take =
    { $count ->
        [one] { $who } takes the only tile in the pile of { $planet }.
       *[other] { $who } takes 1 of the { $count } tiles in the pile of { $planet }.
    }
mission-stake-mark =
    { $count ->
        [one] { $who } puts the only tile in the pile of { $planet } under a probe.
       *[other] { $who } puts 1 of the { $count } tiles in the pile of { $planet } under a probe.
    }
mission-stake-end =
    { $open ->
        [0] No space tiles are open yet;
        [one] 1 space tile is open;
       *[other] { $open } space tiles are open;
    } { $left ->
        [one] 1 more makes it the last round.
       *[other] { $left } more make it the last round.
    }
mission-stake-gate =
    { $sharing ->
        [one] { $who } leads on the Jump Gate with { $probes ->
            [one] 1 probe
           *[other] { $probes } probes
        }, worth { $points } points at the end.
       *[other] { $who } lead on the Jump Gate with { $probes ->
            [one] 1 probe
           *[other] { $probes } probes
        } each, worth { $points } points each at the end.
    }
mission-stake-no-gate = Nobody has a probe on the Jump Gate yet; the most there are worth { $points } points at the end.

## The text board: letters stand for seats, as on the pieces

mission-text-turn = { $who }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left
mission-text-cards = Draw pile { $draw }, discards { $discard }
mission-text-planet = { $planet } J{ $jump } S{ $scan } L{ $low }{ $high }
mission-text-pile = pile { $count }
mission-text-open = { $count } space open
mission-text-empty = pile empty
mission-text-gate = Jump Gate
mission-text-probes = probes { $who }
mission-text-ships = ships { $who }
mission-text-station = station { $who }
mission-text-marked = under probes: { $tiles }
mission-text-col-cards = cards
mission-text-col-tiles = tiles
mission-text-col-stations = stat.
mission-text-col-chips = chips
mission-text-col-gate = gate
mission-text-hand = Your cards: { $cards }
mission-text-own = Your tiles: { $tiles }
mission-text-so-far = Your points so far: { $points }
mission-text-legend = J jump, S scan, L land; ? any number of its kind
mission-text-seen = In the pile of { $planet }: { $tiles }
mission-text-taken = { $who } has { $tiles }
mission-text-held = { $who } holds { $cards }

## The description of the picture

mission-alt-head = { $game }, round { $round }.
mission-alt-last = This round is the last.
mission-alt-turn =
    { $actions ->
        [one] It's { $who }'s turn, with 1 action left.
       *[other] It's { $who }'s turn, with { $actions } actions left.
    }
mission-alt-ring = Around the gate: { $planets }.
mission-alt-planet = { $planet } (jump { $jump }, scan { $scan }, land { $low } and { $high })
mission-alt-planet-short = { $planet }
mission-alt-pilot = { $who }: cards { $cards }, tiles { $tiles }, stations { $stations }, chips { $chips }, on the gate { $gate }
mission-alt-pilot-short = { $who }: cards { $cards }, tiles { $tiles }, on the gate { $gate }
mission-alt-final = { $game } is over after round { $round }: { $winners }.
mission-alt-row = { $who } { $total }: gate { $gate }, stations { $stations }, ore { $ore }, aliens { $aliens }, matter { $matter }, water { $water }, medals { $medals }
mission-alt-row-short = { $who } { $total }

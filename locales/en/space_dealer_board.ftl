### Space Dealer: the words on its pictures, text boards and descriptions.

dealer-played = { $part } % of the game time is over
dealer-night = Nightly pause, { $part } % is over
dealer-closing = The end: last timers, last deliveries
dealer-waits = The clock hasn't started
dealer-before = First mines: { $count } chosen
dealer-piles =
    Cards: level 2 { $second }, level 3 { $third }{ $advanced ->
        [true] , demands { $demands }, attacks { $attacks }
       *[false] { "" }
    }
dealer-drawn = Drawn: keep one
dealer-zone = Planning zone: { $count } of { $places } places
dealer-pile = Your pile: { $count }
dealer-pile-near = From your pile
dealer-final = Final score
dealer-winners =
    { $count ->
        [1] { $who } wins
       *[other] { $who } share the victory
    }

## Cards, short enough for a phone

dealer-card-mine = mine
dealer-card-complex = complex
dealer-card-fusion = fusion mine
dealer-card-generator = generator
dealer-card-solar = satellite
dealer-card-reactor = reactor
dealer-card-depot = depot
dealer-card-multi = multi-mine
dealer-card-converter = converter
dealer-card-sabotage = sabotage
dealer-card-transport = transport
dealer-card-station = station
dealer-card-centre = centre
dealer-card-factory = factory
dealer-card-metropolis = metropolis
dealer-card-megacity = megacity
dealer-card-fuser = fusion converter
dealer-card-missile = missile

## Which of the cards that are called alike, as menus say it

dealer-number =
    { $number ->
        [0] II
       *[other] { $second ->
            [0] { $number }
           *[other] { $number } II
        }
    }

## Timers

dealer-timer = { $timer }: { $what }
dealer-due = { $what } (has run out)
dealer-part = { $what } ({ $part } %)
dealer-percent = { $part }%
dealer-job-free = free
dealer-job-research = raises your level
dealer-job-plan = works on { $card }
dealer-job-use = uses { $card }
dealer-job-fly = { $ship } to { $to }
dealer-job-spent = stopped by an attack
dealer-clock = { $what } (due { $when })
dealer-clock-end = The game ends { $when } ({ $at }).
dealer-clock-begin = The clock starts { $when }.
dealer-clock-grace = { $who } can still deliver; that ends { $when }.
dealer-clock-dawn = The clock stands still for the night and goes on { $when }.
dealer-clock-order = { $what } ({ $when } at the earliest)
dealer-aim = When it's done: { $what }
dealer-order = Then { $what } – { $outlook }
dealer-order-when = { $what } ({ $when })

## What is at stake

dealer-stake-leads =
    { $points ->
        [0] Nobody has any points yet.
       *[other] { $sharing ->
            [one] { $who } leads with { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
           *[other] { $who } lead with { $points ->
                [one] 1 point
               *[other] { $points } points
            } each.
        }
    }
dealer-stake-markers =
    { $sharing ->
        [one] { $who } has { $markers ->
            [one] 1 marker
           *[other] { $markers } markers
        } left;
       *[other] { $who } have { $markers ->
            [one] 1 marker
           *[other] { $markers } markers
        } left each;
    } whoever places their last one ends the game.
dealer-stake-demand =
    { $points ->
        [one] The best delivery is { $goods } to { $where }: 1 point.
       *[other] The best delivery is { $goods } to { $where }: { $points } points.
    }

## The text board: letters stand for seats, as on the pieces, and for goods

dealer-ring = Ring: { $fields }
dealer-wants = wants { $demand }
dealer-lying = there lies { $goods }
dealer-figures = { $points } p, level { $level }, markers { $markers }
dealer-deals = Proposals: { $what }
dealer-wishes = Keep when drawn: { $what }
dealer-last = After the end: { $what }
dealer-makes = makes { $goods }
dealer-depot = depot { $goods } of { $room }
dealer-power = plants { $left }+{ $right }
dealer-free = free
dealer-timers = timers { $timers }
dealer-neutral = neutral { $number }
dealer-ship = ship at { $place }: { $load }
dealer-ship-flies = ship to { $place }: { $load }
dealer-planned-card = { $slot }: { $card }
dealer-planned = { $slot }: a card of level { $level }
dealer-first = Your first choice: { $choice }
dealer-text-drawn = Drawn: { $cards }
dealer-text-zone = Planning zone: { $cards }
dealer-text-pile = Your pile: { $cards }
dealer-trade = { $who } offers { $partner }: { $give } for { $want }
dealer-swap = { $who } offers { $partner } cards: { $give } for { $want }

## The description of the picture

dealer-alt-head = { $game }. { $progress }.
dealer-alt-figures =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, level { $level }, markers { $markers }
dealer-alt-final = { $game } is over: { $winners }.
dealer-alt-row = { $who } { $total } points, { $markers } markers.

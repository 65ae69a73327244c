### Space Mission: what newcomers are told.

## The page

page-about = You fly between eight planets, scan them, build stations on them and collect their tiles.
page-win = Most points win. You score for sets of tiles, for stations, and for having the most probes on the Jump Gate. The game ends when enough empty space tiles have been turned up.
page-turn = You take two actions. Draw cards, jump or fly to a planet, scan it, build a station there, or take a tile where a station stands. To jump, scan or build you play cards with the planet's numbers.
page-board = Each planet shows its numbers: blue to jump there, green to scan, two orange ones to build. The stack beside them is its tiles, face down. Below are the probes on scanned tiles, the station and the ships. The Jump Gate is in the middle.

## Decisions

step-take-action-about = You have two actions a turn. Scan a planet to reserve a tile, then build a station there to get it and one more.
step-mark-tile-about = Only you see these tiles. The one you choose goes under your probe, and it's yours when somebody builds a station there.
step-take-tile-about = Only you see these tiles. The one you choose is yours at once, and counts at the end.

## Choices

verb-top-up-about = You throw away cards you don't want and draw until you hold five. There's no other way to get cards.
verb-jump-about = You play a card with the planet's jump number, and one of your chips goes on the Jump Gate, where the most score.
verb-fly-about = Your ship moves to a planet next to yours. It costs no card.
verb-scan-about = You play a card with the planet's scan number, look through its pile and put a tile under your probe.
verb-develop-about = You play the planet's two landing cards. You get a station, the tiles under your probes and one more tile.
verb-discover-about = You look through the pile of a planet with anybody's station, and take a tile. It costs no card.
verb-order-do-about = It's done for you on your turn as soon as it's possible. Discovering comes before developing. Only you know.
verb-order-top-up-about = You top up without discarding, unless another order comes first. Only you know.
verb-order-ask-about = Ends your standing order. You decide yourself again.
verb-mark-about = The tile goes under your probe. You get it when somebody builds a station there.
verb-take-about = The tile is yours. Nobody else sees it before the end.

## Beside a choice

hint-order-discover = Costs an action each time.
hint-order-develop = Costs an action and two cards each time. "?" is kept as long as possible.
hint-order-tile = From each pile you get the tile that adds most points right then.
hint-order-top-up =
    { $most ->
        [0] You draw five cards.
       *[other] You keep what you hold and draw until you hold five.
    }
hint-order-ask = You decide yourself.
hint-top-up = You draw { $drawn } and then hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
hint-discard = { $first }; { $second }. You then hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
hint-here-scan = scan here
hint-here-land = land here
hint-use-jump =
    { $count ->
        [0] jump nowhere
        [1] jump to { $planets }
        [2] jump to { $planets }
       *[other] jump to { $count } planets
    }
hint-use-scan =
    { $count ->
        [0] scan nowhere
        [1] scan at { $planets }
        [2] scan at { $planets }
       *[other] scan at { $count } planets
    }
hint-use-land =
    { $count ->
        [0] land nowhere
        [1] land on { $planets }
        [2] land on { $planets }
       *[other] land on { $count } planets
    }
hint-ahead-take =
    { $pile ->
        [one] You can take the last tile there.
       *[other] You can take 1 of { $pile } tiles there.
    }
hint-ahead-scan = You can scan there.
hint-ahead-develop = You can develop there.
hint-ahead-scan-or-develop = You can scan or develop there.
hint-ahead-lacks-scan = There you lack a Scan { $scan } card.
hint-ahead-lacks-landing = There you lack Land { $low } and { $high } cards.
hint-ahead-nothing = You can do nothing there.
hint-jump = { $ahead } { hint-jump-last }
hint-jump-last = Costs { $cards } card, { $chips } chip.{ $points ->
        [0] {""}
        [one] {" "}Gate: +1 point.
       *[other] {" "}Gate: +{ $points } points.
    }
hint-fly = { $ahead } Costs no card.
hint-fly-last = Costs no card.
hint-pile =
    { $tiles ->
        [one] It's the last tile here, and it has points.
       *[other] Choose 1 of { $tiles } tiles, { $sure ->
            [0] about { $points }
           *[other] { $points }
        } with points.
    }
hint-scan = { $pile } Costs { $cards } card, { $chips } chip.
hint-discover = { $pile } Costs no card.
hint-develop = +{ $points } points: { $stations } station { $station }{ $tiles ->
        [0] {""}
        [one] , 1 tile { $worth }
       *[other] , { $tiles } tiles { $worth }
    }. { hint-develop-then }
hint-develop-unseen = { $stations } station: +{ $station } points, and { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }. { hint-develop-then }
hint-develop-then =
    { $pile ->
        [0] {""}
        [one] Take the last one too.{" "}
       *[other] Take 1 more of { $pile }.{" "}
    }Leaves { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }.
hint-take = +{ $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $sum }.{ hint-space }
hint-mark = +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } once developed: { $sum }. Uses { $chips } chip.{ hint-space }
hint-space =
    { $space ->
        [0] {""}
        [one] {" "}Turns up 1 space tile: { hint-space-then }
       *[other] {" "}Turns up { $space } space tiles: { hint-space-then }
    }
hint-space-then =
    { $left ->
        [0] last round.
       *[other] { $open } of { $needed }.
    }
hint-sum-ore = { $more } more ore makes { $count } × { $most }
hint-sum-aliens = { $more } more alien makes { $count } × { $most }
hint-sum-pair = { $more } more makes a pair worth { $worth }
hint-sum-single = { $more } alone, a pair with { $other } is { $worth }
hint-sum-water = { $more } more water makes { $count }, worth { $worth }
hint-sum-medal = { $more } more medal, each worth { $worth }

## What is wasted

hint-full-hand = Your hand is full: this uses an action and draws nothing.
hint-no-cards = There's no card left to draw.
hint-last-action = It's your last action, and this brings no points.
hint-last-cards = It's your last action, and cards bring no points.
hint-fly-instead = Flying there is free.
hint-in-time = Counts only if developed in time.
hint-lost-landing = Then you can't land here.
hint-others =
    { $tiles ->
        [one] Others get 1 tile.
       *[other] Others get { $tiles } tiles.
    }

## What is what

sign-player = { $id }
sign-turn = Whose turn it is: an arrow. Or an hourglass, which shows how much time is left
sign-won = Gold edge: has won
sign-action = Spark: an action still to be taken
sign-highlighted = Green frame: you can choose it now
sign-looking = Gold frame: somebody is looking through this pile
sign-last = White corners: where the last action was
sign-planet = Planet: fly to the next one along the line, or jump anywhere
sign-jump = Jump: play a card with this blue number to jump here
sign-scan = Scan: play a card with this green number to look through the pile here
sign-land = Land: play cards with both orange numbers to build a station here
sign-pile = Pile: so many tiles, face down
sign-open = Open space tiles: there's nothing left to take here
sign-empty = Empty frame: no tiles left
sign-probe = Probe on a tile: its player gets the tile when a station is built here
sign-station = Station: { $points } points for its player. Anybody may take tiles here
sign-ship = Ship: it has its player's letter
sign-gate = Jump Gate: ships start here, and leave by jumping
sign-gate-probes = Probes on the gate: { $n1 }, { $n2 }, { $n3 } or { $n4 } points for most, second, third, fourth
sign-space = Open space tiles: each fills a hole. When all are full, it's the last round
sign-cards = Cards: how many they hold
sign-tiles = Tiles: how many they've taken. Which ones is secret
sign-stations = Stations: how many they've built
sign-chips = Chips: left for probes and stations
sign-probes = Gate: their probes on the Jump Gate
sign-card = Card: play it for one of its two numbers. ? is any number
sign-ore = { $id }: ore tiles × tiles of your best ore colour
sign-alien = { $id }: alien tiles × tiles of your best alien colour
sign-matter = { $id }: { $pair } points for a green and a blue, { $single } for one alone
sign-water = { $id }: { $n1 }, { $n2 }, { $n3 } or { $n4 } points for one, two, three or four
sign-medal = { $id }: { $points } points
sign-void = { $id }: brings nothing, and can't be taken
sign-count = Number: how many of these you have
sign-points-gate = Gate: { $n1 }, { $n2 }, { $n3 } or { $n4 } for most, second, third or fourth most probes
sign-points-stations = Stations: { $points } points each
sign-points-ore = Ore: all ore tiles × those of the best colour
sign-points-aliens = Aliens: all alien tiles × those of the best colour
sign-points-matter = Matter: { $pair } for a green and a blue, { $single } for one alone
sign-points-water = Water: { $n1 }, { $n2 }, { $n3 } or { $n4 } for one to four, then again
sign-points-medals = Medals: { $points } points each
sign-points-total = Total: the most wins

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
verb-mark-about = The tile goes under your probe. You get it when somebody builds a station there.
verb-take-about = The tile is yours. Nobody else sees it before the end.

## Beside a choice

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
       *[other] Choose 1 of { $tiles } tiles, about { $points } with points.
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

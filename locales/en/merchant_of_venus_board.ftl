### Merchant of Venus: the words on its pictures, text boards and descriptions.

## Places

venus-place-trp = Trapped Rogue Planet
venus-place-dw = Desert World
venus-place-ib = Interstellar Biosphere
venus-place-jw = Jungle World
venus-place-ice = Ice World
venus-place-cw = Colony World
venus-place-nh = Nebula Habitat
venus-place-wts = War-Torn System
venus-place-pp = Polluted Planet
venus-place-im = Inhabited Moon
venus-place-ww = Water World
venus-place-mgs = Multi-Generation Ship
venus-place-gp = Giant Planet
venus-place-as = Asteroid System
venus-place-sn = Supernova
venus-place-sg = Supergiant
venus-place-gb = Galactic Base
venus-place-nebula = Nebula fog

## The beginning of it in the frame of a system on the map; may be broken at a soft hyphen

venus-map-trp = Trapped
venus-map-dw = Desert
venus-map-ib = Interstellar
venus-map-jw = Jungle
venus-map-ice = Ice
venus-map-cw = Colony
venus-map-nh = Nebula
venus-map-wts = War-Torn
venus-map-pp = Polluted
venus-map-im = Inhabited
venus-map-ww = Water
venus-map-mgs = Multi-Gen
venus-map-gp = Giant
venus-map-as = Asteroid
venus-map-sn = Super­nova
venus-map-gb = Galactic Base
venus-map-nebula = Nebula fog
venus-route = { $one } – { $other }
venus-map-sg = Super­giant

## Fields in a close-up, without the place in which they are

close-field-blue =
    { $number ->
        [0] Blue
       *[other] Blue { $number }
    }
close-field-yellow =
    { $number ->
        [0] Yellow
       *[other] Yellow { $number }
    }
close-field-red =
    { $number ->
        [0] Red
       *[other] Red { $number }
    }
close-field-laser =
    { $number ->
        [0] Laser hazard
       *[other] Laser hazard { $number }
    }
close-field-shield =
    { $number ->
        [0] Shield hazard
       *[other] Shield hazard { $number }
    }
close-field-pilot =
    { $number ->
        [0] Pilot hazard
       *[other] Pilot hazard { $number }
    }
close-field-asteroid =
    { $number ->
        [0] Asteroid
       *[other] Asteroid { $number }
    }
close-field-encounter =
    { $number ->
        [0] Encounter
       *[other] Encounter { $number }
    }
close-field-navigation =
    { $number ->
        [0] Navigation
       *[other] Navigation { $number }
    }
close-field-orbit =
    { $number ->
        [0] Orbit
       *[other] Orbit { $number }
    }
close-field-city =
    { $number ->
        [0] City
       *[other] City { $number }
    }
close-field-port =
    { $number ->
        [0] Spaceport
       *[other] Spaceport { $number }
    }
close-field-teleportal = Teleportal { $number }

## Heads

venus-round = Round { $round } of { $rounds }
venus-turn = { $who } to move
venus-final = Final score
venus-winners =
    { $count ->
        [0] Nobody wins
        [one] { $who } wins
       *[other] { $who } share the victory
    }

## The card of a player

venus-purse = c{ $credits }
venus-purse-iou = c{ $credits } + IOU c{ $owed }
venus-pilot = { $pilot }, level { $level }, skill { $skill }
venus-ability = Pilot: { $what }
venus-discount = c{ $credits } less for whatever is bought from the { $culture }
venus-card-does = { $card } ({ $does })
venus-card-gets = { $card } ({ $does }; { $gets })
venus-drive =
    { $state ->
        [none] no drive
        [off] { $drive }, off
       *[on] { $drive }
    }
venus-points = { $points } left
venus-upgrade =
    { $die ->
        [0] { $upgrade }
       *[other] { $upgrade } with { $die }
    }
venus-card-technologies = Owns: { $what }
venus-card-goals = Missions: { $what }
venus-card-rewards = Rewards: { $what }
venus-card-titles = Titles: { $what }
venus-card-unmet = Challenges still to meet: { $what }
venus-card-met = Challenges met: { $what }
venus-goals-of = Missions of { $who }: { $what }
venus-card-iou = IOU: { $what }
venus-iou = { $culture } c{ $credits }

## Challenges, without what they ask for

venus-challenge-c01 = Cartographer
venus-challenge-c02 = Greenhorn
venus-challenge-c03 = Audit
venus-challenge-c04 = Boycott
venus-challenge-c05 = Travel Fever
venus-challenge-c06 = Plague of Pirates
venus-challenge-c07 = Embargo
venus-challenge-c08 = Warships
venus-challenge-c09 = Building Contract
venus-challenge-c10 = Test of Fame

## Markets

venus-state =
    { $state ->
        [weak] weak market
        [active] active market
       *[strong] strong market
    }
venus-ware =
    { $count ->
        [one] { $what }
       *[other] { $count }× { $what }
    }
venus-guest = { $guest } to { $goal }
venus-guest-fare = { $guest } to { $goal } c{ $fare }
venus-supply = in supply: { $count }
venus-section-sells =
    { $goods ->
        [0] They sell
       *[other] They sell; beside a good, who buys it
    }
venus-section-buys = They buy
venus-section-guests = Passengers
venus-section-hold = Your holds: { $room } of { $all } points free

## The text board: letters stand for seats, as on the ships

venus-text-player = { $letter } { $who } c{ $credits }
venus-text-at = at { $field }
venus-text-figures = laser { $laser }, shield { $shield }, room { $room } of { $all }, fame { $fame }, infamy { $infamy }
venus-text-cargo = carries { $what }
venus-text-ware = { $ware } c{ $cost }
venus-text-dice = dice { $dice }, { $points } left
venus-text-system = { $place }: { $culture }, { $state }
venus-text-short = { $place } { $culture } { $state ->
        [weak] -
        [active] =
       *[strong] +
    }
venus-text-unknown = Undiscovered: { $what }
venus-text-sells = sells { $what }
venus-text-guests = waiting: { $what }
venus-text-buys = buys { $what }
venus-text-buyer = { $place }, { $culture }: buys { $what }
venus-text-waiting = Waiting, { $where }: { $what }
venus-text-pirates =
    { $infamy ->
        [0] { $field }
       *[other] { $field } ({ $infamy } infamy)
    }
venus-text-plan = Your flight plan: { $field }. Your ship flies on by itself; fly elsewhere, or withdraw the order, to give it up
venus-text-ports = Spaceports { $who }: { $where }
venus-text-drills = Drills { $who }: { $where }
venus-text-mark = { $what }: { $where }
venus-mark-blue = empty space
venus-mark-asteroid = asteroid
venus-mark-teleportal = teleportal { $number }
venus-mark-pirates = pirates +{ $number }, hunting { $category } goods
venus-mark-ruin = ruined port
venus-category = { $category ->
        [basic] basic
        [quality] quality
       *[luxury] luxury
    }
venus-text-shown = Open cards: { $what }
venus-text-traded = Exchanged rewards: { $what }
venus-text-challenges = Challenges: { $what }
venus-text-demands = Demands of cultures nobody knows yet: { $what }
venus-text-piles = Piles: { $what }
venus-text-pile = { $pile } { $count }
venus-pile-encounters = encounters
venus-pile-rewards = rewards
venus-pile-missions = missions
venus-pile-passengers = passengers
venus-pile-demands = demands
venus-text-note = You saw: { $system } is { $culture }
venus-text-top = You saw: the top encounter card is { $card }

## Beside the picture

venus-note-flight = { $who } is at { $field } with { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left.

venus-note-course = You're on your way to { $field }.

## What is at stake

venus-stake-failed = { $who } failed the { $ability } test: they stop here, or lower the { $ability } to { $lower } and fly on.
venus-stake-stuck = { $who } failed the { $ability } test: if they can't roll better, they stop here.
venus-stake-pirates = { $who } meets pirates who add { $number } to the die: losing costs { $cost } and ends the flight.
venus-stake-loot = a { $category } good
venus-stake-ransom = c{ $credits }
venus-stake-bounty =
    { $fame ->
        [0] { $credits ->
            [0] Destroying them with the laser brings a reward.
           *[other] Destroying them with the laser brings c{ $credits } and a reward.
        }
       *[other] Destroying them with the laser brings c{ $credits }, { $fame } fame and a reward.
    }
venus-stake-challenges =
    { $count ->
        [one] 1 challenge is still unmet; without it nobody wins.
       *[other] { $count } challenges are still unmet; without them nobody wins.
    }
venus-stake-leads =
    { $sharing ->
        [one] { $who } leads with { $points } points.
       *[other] { $who } lead with { $points } points each.
    }
venus-stake-alone = { $who } has { $points } points so far.
venus-stake-delivery = Best delivery for { $who }: { $what } to { $where } for c{ $credits }.

## The description of the picture

venus-alt-head = { $game }, round { $round } of { $rounds }.
venus-alt-turn = It's { $who }'s turn.
venus-alt-player = { $who } is at { $field } with c{ $credits }, laser { $laser }, shield { $shield }, room { $room } of { $all }, fame { $fame }
venus-alt-player-short = { $who }: { $field }, c{ $credits }
venus-alt-known = Discovered: { $what }
venus-alt-system = { $place } ({ $culture }, { $state })
venus-alt-known-short = { $count } of 14 systems are discovered
venus-alt-owner = { $who } ({ $where })
venus-alt-ports = Spaceports: { $what }
venus-alt-pirates = Pirates: { $what }
venus-alt-final = { $game } is over: { $winners }.
venus-alt-row = { $who }: { $what }
venus-alt-figure = { $column } { $points }

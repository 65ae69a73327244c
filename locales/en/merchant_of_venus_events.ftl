### Merchant of Venus: what happened.

## The beginning, and rounds

event-wishes-clashed =
    { $seats_count ->
        [2] { $seats } both wanted { $pilot }; the dice gave it to { $lucky }.
       *[other] { $seats } all wanted { $pilot }; the dice gave it to { $lucky }.
    }
event-pilot-taken = { $seat } plays the { $pilot }.
event-gauges-set = { $seat } starts with laser { $laser } and shield { $shield }.
event-first-player-drawn = { $seat } starts every round.
event-round-began = Round { $round } begins.
event-passenger-came = New passenger: the { $passenger }, waiting at { $place }{ $fare ->
        [0] {""}
       *[other] {""}. They pay c{ $fare } to get to { $goal }
    }.
event-length-rolled = Five dice show { $dice }, so the game lasts { $rounds } rounds.
event-drills-paid = { $seat } gets c{ $credits } for { $drills ->
        [0] the title of Drill King
        [one] one drill
       *[other] { $drills } drills
    }.
event-demand-came = New demand: { $demand }.
event-mission-dealt = { $seat } gets a mission: { $mission }.
event-epic-half = The second half begins: the game ends after round { $rounds }. Every known culture brings its goods to its market.
event-reshuffled = The discard pile is shuffled and becomes the new pile: { $pile }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.

## Movement

event-movement-skipped = { $seat } stays at { $field }.
event-ship-placed = { $seat } starts at { $field }.
event-speed-rolled = { $seat } rolls { $dice }: { $points ->
        [one] one movement point
       *[other] { $points } movement points
    }.
event-drive-switched = { $seat } flies { $on ->
        [0] without the drive this turn
       *[other] with the drive this turn
    }.
event-die-assigned = { $seat } puts a { $die } on { $place }.
event-thrust-rolled = { $seat } uses extra thrust: { $die } more movement points, { $points } in all.
event-die-rerolled = { $seat } rolls the { $old } again and gets a { $die }.
event-points-changed = { $change ->
        [-3] { $seat } loses 3 movement points
        [-2] { $seat } loses 2 movement points
        [-1] { $seat } loses one movement point
        [0] { $seat } gains no movement points
        [1] { $seat } gains one movement point
       *[other] { $seat } gains { $change } movement points
    }, { $points } left: { $card }.
event-flew = { $seat } flies to { $field }{ $fields_count ->
        [1] {""}
       *[other] {" "}({ $fields_count } fields)
    }, { $points } left.
event-hazard-passed = { $seat } passes the { $ability } test at { $field }: needed less than { $value }, got { $die }.
event-hazard-failed = { $seat } fails the { $ability } test at { $field }: needed less than { $value }, got { $die }.
event-gauge-lowered = { $seat } lowers their { $gauge } to { $value }.
event-gauge-raised = { $seat } raises their { $gauge } to { $value }.
event-exit-named = { $seat } chooses the exit of { $field }: to { $exit }.
event-exit-rolled = The die for the exit of { $field } shows { $die }: to { $exit }.
event-turn-back = { $seat } would have to leave { $field } the way they came, so the ship stays there.
event-jumped = { $seat } jumps from { $field } to { $goal } with a { $number }.
event-jump-failed = { $seat } stays at { $field }: a { $number } leads nowhere from here.
event-landed = { $seat } lands at { $field }.

## Encounters and pirates

event-encounter-drawn = { $seat } draws { $card } at { $field }{ $card_id ->
        [e01] {""}. The title goes to whoever has more relics than its holder.
        [e02] {""}. The title goes to whoever is paid for the most drills.
        [e03] {""}. The title goes to whoever has more infamy than its holder, and at least 2.
        [e04] {""}. Whoever holds the title may sell passengers.
        [e05] {""}. Pay c50 on an asteroid, and you draw a reward card.
        [e06] {""}. Pay c30, and for one turn you choose freely at navigation fields and teleportals.
        [e07] {""}.
        [e08] {""}.
        [e09] {""}.
        [e10] {""}.
        [e11] {""}. Pirates attack!
        [e12] {""}. Pirates attack!
        [e13] {""}. Pirates attack!
        [e14] {""}. Pirates attack!
        [e15] {""}. Pirates attack!
        [e16] {""}. Pirates attack!
        [e17] {""}. Pirates attack!
        [e18] {""}. Pirates attack!
        [e19] {""}.
        [e20] {""}. It holds c20.
        [e21] {""}. It costs a movement point.
        [e22] {""}. It knows who lives on one undiscovered system.
        [e23] {""}. If the Graw are known, all their goods come to market.
        [e24] {""}. It's worth c30. If the Shenna are known, all their goods come to market.
        [e25] {""}.
        [e26] {""}. You can drill it without a license.
        [e27] {""}.
        [e28] {""}. Only a pilot test gets you through.
        [e29] {""}. It's worth c20.
        [e30] {""}.
        [e31] {""}. It's worth c30. If the Nillis are known, all their goods come to market.
        [e32] {""}. There's a passenger in it. If the Volois are known, all their goods come to market.
        [e33] {""}. It brings 3 movement points. If the Niks are known, all their goods come to market.
        [e34] {""}. A shield test, or the shield goes down by 1. If the Dell are known, all their goods come to market.
        [e35] {""}. Pay c10 for each good aboard, c40 at most, or the turn ends. If the Humans are known, all their goods come to market.
        [e36] {""}. It brings 1 fame. If the Yxklyx are known, all their goods come to market.
        [e37] {""}. Pay c20 or take 1 infamy. If the Zum are known, all their goods come to market.
        [e38] {""}. A laser test: c60, or the movement ends. If the Eeepeep are known, all their goods come to market.
        [e39] {""}. A market moves. If the Whynom are known, all their goods come to market.
        [e40] {""}. End the turn here to help, for 2 fame. If the Cholos are known, all their goods come to market.
        [e41] {""}. A second die may go to navigation this turn. If the Wollow are known, all their goods come to market.
       *[e42] {""}. It sells 4 movement points for c10. If the Qossuth are known, all their goods come to market.
    }
event-marker-laid = { $mark_id ->
        [blue] { $field } is empty space now.
        [asteroid] An asteroid now lies at { $field }.
        [teleportal-1] Teleportal 1 opens at { $field }.
        [teleportal-3] Teleportal 3 opens at { $field }.
        [teleportal-4] Teleportal 4 opens at { $field }.
        [teleportal-6] Teleportal 6 opens at { $field }.
        [pirates-0-basic] Pirates (+0, hunting basic goods) now lurk at { $field }.
        [pirates-1-basic] Pirates (+1, hunting basic goods) now lurk at { $field }.
        [pirates-1-quality] Pirates (+1, hunting quality goods) now lurk at { $field }.
        [pirates-2-luxury] Pirates (+2, hunting luxury goods) now lurk at { $field }.
        [pirates-2-quality] Pirates (+2, hunting quality goods) now lurk at { $field }.
        [pirates-3-luxury] Pirates (+3, hunting luxury goods) now lurk at { $field }.
       *[other] { $field } is now { $mark }.
    }
event-credits-gained = { $seat } gets c{ $credits }: { $card }.
event-credits-paid = { $seat } pays c{ $credits }: { $card_id ->
        [pilot] training
       *[other] { $card }
    }.
event-fame-gained = { $seat } gets { $fame } fame: { $card }.
event-infamy-gained = { $seat } gets { $infamy } infamy: { $card }.
event-goods-came = The { $culture } bring { $goods ->
        [one] one good
       *[other] { $goods } goods
    } to market.
event-passenger-found = { $seat } takes the { $passenger } aboard.
event-pirates-beaten = { $seat } beats the pirates at { $field } with the { $ability }: needed less than { $value }, got { $die }.
event-pirates-won = The pirates at { $field } beat { $seat }, who fought with the { $ability }: needed less than { $value }, got { $die }.
event-ambushed = Ambush! { $seat } runs into the pirates at { $field } with their last movement point.
event-pirates-elsewhere = Nobody is at { $field }: these pirates lie in wait somewhere else.
event-good-lost = { $seat } loses { $good }.

## Cards

event-reward-drawn = { $seat } draws a reward: { $reward }.
event-reward-exchanged = { $seat } trades in { $reward } for c{ $credits }. Anybody can buy it at the Galactic Base.
event-reward-used = { $seat } uses up { $reward }.
event-mission-done = { $seat } completes a mission for { $fame } fame: { $mission }.
event-second-mission = { $seat } has a second mission from now on.
event-missions-swapped = { $seat } jams { $other } and swaps missions: { $given } for { $taken }.
event-title-claimed = { $seat } claims a title: { $title }.
event-intel-bought = { $seat } buys { $card } for c{ $price }.
event-card-shown = { $card } now lies open beside the round track.
event-contacts-viewed = { $seat } looks at { $systems_count ->
        [one] the first contact card of { $systems }
       *[other] the first contact cards of { $systems }
    }.
event-contact-seen = You see that { $system } is home to the { $culture }.
event-contacts-swapped = { $seat } swaps the first contact cards of { $systems }.
event-encounter-viewed = { $seat } looks at the top encounter card.
event-encounter-seen = You see the top encounter card: { $card }.
event-encounter-put = { $seat } puts the encounter card { $where }.
event-technology-used = { $seat } uses up { $technology }, which goes back to its makers.
event-challenge-began = The challenge is on: { $challenge }.
event-challenge-met = The challenge is met: { $challenge }.
event-order-left =
    { $kind_id ->
        [exit] { $on ->
            [0] Exit withdrawn
           *[other] Exit noted for your neighbour
        }: { $order }.
        [plan] { $on ->
            [0] Flight plan given up
           *[other] Flight plan noted
        }: { $order }.
        [jam] { $on ->
            [0] No longer for the Jammer
           *[other] Noted for the Jammer
        }: { $order }.
        [buy] { $on ->
            [0] Struck off your shopping list
           *[other] On your shopping list
        }: { $order }.
       *[plain] { $on ->
            [0] Order withdrawn
           *[other] Order noted
        }: { $order }.
    }

## Trade

# What is bought or thrown out, within a sentence.
venus-item = { $item_id ->
        [scientist] the { $item }
        [diva] the { $item }
        [delicatessen-dealer] the { $item }
        [engineer] the { $item }
        [diplomat] the { $item }
        [huntress] the { $item }
        [professor] the { $item }
        [ambassador] the { $item }
        [chieftain] the { $item }
        [oracle] the { $item }
        [trade-inspector] the { $item }
        [banker] the { $item }
        [missionary] the { $item }
        [fugitive] the { $item }
        [gun-runner] the { $item }
        [laser] a { $item }
        [shield] a { $item }
        [hold] a { $item }
        [drive-yellow] a { $item }
        [drive-red] a { $item }
        [drive-combined] a { $item }
       *[other] { $item }
    }

event-first-contact = { $seat } is the first to meet the { $culture }, at { $system }, and gets an IOU of c{ $iou }, good only with them.
event-bought = { $seat } buys { venus-item } from the { $culture } for c{ $price }{ $iou ->
        [0] {""}
       *[other] {" "}(c{ $iou } of it by IOU)
    }.
event-sold = { $seat } sells { $good } to the { $culture } for c{ $price }.
event-fee-paid = { $seat } pays { $owner } a fee of c{ $credits }.
event-market-moved = The market of the { $culture } is now { $state }.
event-boarded = { $seat } takes the { $passenger } aboard.
event-delivered = { $seat } delivers the { $passenger } for c{ $fare }.
event-unloaded = { $seat } leaves { venus-item } behind at { $place }.
event-jettisoned = { $seat } throws { venus-item } overboard.
event-jettison-rolled = { $seat } rolls { $dice } for throwing out a passenger: { $infamy } infamy.
event-passenger-sold = { $seat } sells the { $passenger } for c{ $credits }.
event-zen-rolled = { $seat } rolls { $dice } and gets c{ $credits } more for the paint job.
event-drill-placed = { $seat } places a drill at { $field }.
event-port-built = { $seat } builds a spaceport at { $field } for c{ $price }.
event-port-ruined = { $field } falls into ruin: it's an asteroid from now on.
event-pilot-raised = { $seat } trains their pilot to level { $level }{ $side_id ->
        [none] {""}
        [side-a] , side A
        [side-b] , side B
       *[other] : { $side }
    }.

## The end

event-fuzzy-rolled = { $seat } rolls the Fuzzy Dice: { $dice }.
event-spoiler-rolled = { $seat } gets { $die } fame for the spoiler.

### Merchant of Venus: what happened.

## The beginning, and rounds

event-wishes-clashed =
    { $seats_count ->
        [2] { $seats } both wanted { $pilot }; the dice gave it to { $lucky }.
       *[other] { $seats } all wanted { $pilot }; the dice gave it to { $lucky }.
    }
event-pilot-taken = The pilot of { $seat }: { $pilot }.
event-gauges-set = { $seat } starts with laser { $laser } and shield { $shield }.
event-first-player-drawn = { $seat } begins every round.
event-round-began = Round { $round } begins.
event-passenger-came = The { $passenger } waits: { $place }{ $fare ->
        [0] {""}
       *[other] {""}. Goal: { $goal }, c{ $fare }
    }.
event-length-rolled = Five dice show { $dice }: the game lasts { $rounds } rounds.
event-drills-paid = { $seat } gets c{ $credits } for { $drills ->
        [0] the title of Drill King
        [one] one drill
       *[other] { $drills } drills
    }.
event-demand-came = New demand: { $demand }.
event-mission-dealt = { $seat } has a mission: { $mission }.
event-epic-half = The second half begins: the game ends after round { $rounds }. Every known culture brings its goods to its market.
event-reshuffled = The discards are shuffled into a new pile: { $pile }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.

## Movement

event-movement-skipped = { $seat } stays: { $field }.
event-ship-placed = { $seat } starts here: { $field }.
event-speed-rolled = { $seat } rolls { $dice }: { $points ->
        [one] one movement point
       *[other] { $points } movement points
    }.
event-drive-switched = { $seat } flies { $on ->
        [0] without the drive this turn
       *[other] with the drive this turn
    }.
event-die-assigned = { $seat } puts a { $die } on { $place }.
event-thrust-rolled = Extra thrust of { $seat }: { $die } more, { $points } in all.
event-die-rerolled = { $seat } rolls a { $old } again: { $die }.
event-points-changed = { $card } of { $seat }: { $change ->
        [-3] 3 movement points less
        [-2] 2 movement points less
        [-1] one movement point less
        [0] switched off
        [1] one movement point more
       *[other] { $change } movement points more
    }, { $points } left.
event-flew = { $seat } flies to { $field }{ $fields_count ->
        [1] {""}
       *[other] {" "}({ $fields_count } fields)
    }, { $points } left.
event-hazard-passed = { $seat } passes { $field }: { $die } against { $ability } { $value }.
event-hazard-failed = { $seat } fails at { $field }: { $die } against { $ability } { $value }.
event-gauge-lowered = The { $gauge } of { $seat } goes down to { $value }.
event-gauge-raised = The { $gauge } of { $seat } goes up to { $value }.
event-exit-named = { $seat } chooses the exit of { $field }: { $exit }.
event-exit-rolled = A { $die } shows the exit of { $field }: { $exit }.
event-turn-back = The exit of { $field } leads back where { $seat } came from: the ship stays there.
event-jumped = { $seat } jumps from { $field } to { $goal } ({ $number }).
event-jump-failed = { $seat } stays at { $field }: no jump with a { $number }.
event-landed = { $seat } lands: { $field }.

## Encounters and pirates

event-encounter-drawn = { $seat } at { $field }: { $card }. { $card_id ->
        [e01] A title for whoever has more relics than its holder.
        [e02] A title for the one who is paid for the most drills.
        [e03] A title for whoever has more infamy than its holder, and at least 2.
        [e04] A title that sells passengers.
        [e05] For c50 on an asteroid, anybody may draw a reward card.
        [e06] For sale at c30: one turn of free choice at navigation fields and teleportals.
        [e07] A teleportal opens here.
        [e08] A teleportal opens here.
        [e09] A teleportal opens here.
        [e10] A teleportal opens here.
        [e11] Pirates attack; they want basic goods.
        [e12] Pirates attack; they want basic goods.
        [e13] Pirates attack; they want basic goods.
        [e14] Pirates attack; they want quality goods.
        [e15] Pirates attack; they want quality goods.
        [e16] Pirates attack; they want quality goods.
        [e17] Pirates attack; they want luxury goods.
        [e18] Pirates attack; they want luxury goods.
        [e19] Nothing is here any more.
        [e20] It holds c20. Nothing is here any more.
        [e21] It costs a movement point. Nothing is here any more.
        [e22] It knows who lives on one undiscovered system. Nothing is here any more.
        [e23] If the Graw are known, all their goods come to market. Nothing is here any more.
        [e24] It is worth c30. If the Shenna are known, all their goods come to market.
        [e25] An asteroid lies here now.
        [e26] An asteroid lies here now, and may be drilled without a license.
        [e27] An asteroid lies here now.
        [e28] An asteroid lies here now; only a pilot test leads through.
        [e29] It is worth c20. An asteroid lies here now.
        [e30] An asteroid lies here now.
        [e31] It is worth c30. If the Nillis are known, all their goods come to market.
        [e32] A passenger is in it. If the Volois are known, all their goods come to market.
        [e33] 3 movement points more. If the Niks are known, all their goods come to market.
        [e34] A shield test, or the shield goes down. If the Dell are known, all their goods come to market.
        [e35] c10 for each good aboard, c40 at most, or the turn ends. If the Humans are known, all their goods come to market.
        [e36] 1 fame. If the Yxklyx are known, all their goods come to market.
        [e37] c20, or 1 infamy. If the Zum are known, all their goods come to market.
        [e38] A laser test: c60, or the movement ends. If the Eeepeep are known, all their goods come to market.
        [e39] A market moves. If the Whynom are known, all their goods come to market.
        [e40] Who ends the turn here gets 2 fame. If the Cholos are known, all their goods come to market.
        [e41] A second die may go to navigation this turn. If the Wollow are known, all their goods come to market.
       *[e42] 4 movement points for c10. If the Qossuth are known, all their goods come to market.
    }
event-marker-laid = { $field } is now { $mark }.
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
event-pirates-beaten = { $seat } beats the pirates at { $field }: { $die } against { $ability } { $value }.
event-pirates-won = The pirates at { $field } beat { $seat }: { $die } against { $ability } { $value }.
event-ambushed = Ambush! { $seat } comes to the pirates at { $field } with the last movement point.
event-pirates-elsewhere = Nobody is at { $field }: these pirates lie in wait elsewhere.
event-good-lost = { $seat } loses { $good }.

## Cards

event-reward-drawn = { $seat } has a reward: { $reward }.
event-reward-exchanged = { $seat } exchanges { $reward } for c{ $credits }. Anybody may buy it at the Galactic Base.
event-reward-used = { $seat } uses up { $reward }.
event-mission-done = { $seat } completes a mission: { $mission }, { $fame } fame.
event-second-mission = { $seat } has a second mission from now on.
event-missions-swapped = { $seat } jams { $other }: { $given } for { $taken }.
event-title-claimed = { $seat } is now { $title }.
event-intel-bought = { $seat } buys { $card } for c{ $price }.
event-card-shown = { $card } lies open beside the round track.
event-contacts-viewed = { $seat } looks at { $systems_count ->
        [one] the first contact card of { $systems }
       *[other] the first contact cards of { $systems }
    }.
event-contact-seen = You see: { $system } is home to the { $culture }.
event-contacts-swapped = { $seat } swaps the first contact cards of { $systems }.
event-encounter-viewed = { $seat } looks at the top encounter card.
event-encounter-seen = You see the top encounter card: { $card }.
event-encounter-put = { $seat } puts the encounter card { $where }.
event-technology-used = { $seat } uses { $technology }; it goes back to its makers.
event-challenge-began = The challenge is on: { $challenge }.
event-challenge-met = The challenge is met: { $challenge }.
event-order-left = { $on ->
        [0] Withdrawn
       *[other] Noted
    }{ $kind_id ->
        [exit] {" "}for the neighbour: { $order }.
        [plan] {" "}as your flight plan: { $order }.
        [jam] {" "}for the Jammer: { $order }.
        [buy] {" "}on your shopping list: { $order }.
       *[plain] : { $order }.
    }

## Trade

event-first-contact = { $seat } finds the { $culture }: { $system }. Credit with them: c{ $iou }.
event-bought = { $seat } buys { $item } from the { $culture } for c{ $price }{ $iou ->
        [0] {""}
       *[other] {" "}(c{ $iou } of it on credit)
    }.
event-sold = { $seat } sells { $good } to the { $culture } for c{ $price }.
event-fee-paid = { $seat } pays a fee of c{ $credits } to { $owner }.
event-market-moved = The market of the { $culture } moves: { $state }.
event-boarded = { $seat } takes the { $passenger } aboard.
event-delivered = { $seat } delivers the { $passenger } for c{ $fare }.
event-unloaded = { $seat } unloads { $item }: { $place }.
event-jettisoned = { $seat } throws { $item } overboard.
event-jettison-rolled = { $seat } rolls { $dice }: { $infamy } infamy for a passenger thrown out.
event-passenger-sold = { $seat } sells the { $passenger } for c{ $credits }.
event-zen-rolled = { $seat } rolls { $dice }: c{ $credits } more for the paint job.
event-drill-placed = { $seat } drills: { $field }.
event-port-built = { $seat } builds a spaceport: { $field }, c{ $price }.
event-port-ruined = { $field } is a ruin from now on: an asteroid.
event-pilot-raised = The pilot of { $seat } reaches level { $level }{ $side_id ->
        [none] {""}
        [side-a] , side A
        [side-b] , side B
       *[other] : { $side }
    }.

## The end

event-fuzzy-rolled = Fuzzy Dice of { $seat }: { $dice }.
event-spoiler-rolled = The spoiler of { $seat } brings { $die } fame.

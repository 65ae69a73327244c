### Delta V: why a computer player chooses what it does.

## What it goes by

reason-known =
    { $kept ->
        [0] tile you've seen this turn
       *[other] tile you know
    }
reason-yet =
    { $kept ->
        [0] this turn
       *[other] yet
    }
reason-lack =
    { $kept ->
        [0] you've seen no tile this turn
       *[other] you know no tile yet
    }

## Rockets and looks

reason-prospect = You haven't looked at { $cells } { reason-yet }.
reason-prospect-idle = Without a crash no rocket of yours can fly to a tile that you haven't seen { reason-yet }, and prospecting costs nothing.
reason-buy =
    { $rockets ->
        [one] You have only { $rockets } rocket in play, and each one more can look under another tile.
       *[other] You have only { $rockets } rockets in play, and each one more can look under another tile.
    }
reason-buy-idle = Without a crash no rocket of yours can fly to a tile that you haven't seen { reason-yet }, so get another rocket.
reason-fly =
    { $tiles ->
        [one] It's the only tile that you haven't seen { reason-yet } and where no rocket is.
       *[other] It's one of { $tiles } tiles that you haven't seen { reason-yet } and where no rocket is.
    }
reason-crash = No contract can be done with what's free, so crash into the rocket that keeps you from { $sight }.
reason-crash-unseen = No contract can be done with what's free, and you haven't seen { $cell } { reason-yet }, so crash into the rocket there.
reason-return =
    { $new ->
        [one] From the station this rocket can go on to the only tile that you haven't seen { reason-yet }.
       *[other] From the station this rocket can go on to any of { $new } tiles that you haven't seen { reason-yet }.
    }
reason-return-empty = Others stand on the tiles you want, and to crash into them you need a rocket on the station.
reason-stop = You have { $rockets } rockets on tiles that you haven't seen { reason-yet }, enough for one look.
reason-stop-idle = Without a crash no rocket of yours can fly to a further tile that you haven't seen { reason-yet }.
reason-line =
    { $new ->
        [0] It's a guess, and { $line } has no tile that's new to you.
        [one] It's a guess: { $line } has { $new } tile that you haven't seen { reason-yet }.
       *[other] It's a guess: { $line } has { $new } tiles that you haven't seen { reason-yet }.
    }
reason-look =
    { $seen ->
        [0] { $new ->
            [one] You haven't seen this tile { reason-yet }.
           *[other] You haven't seen any of these { $new } tiles { reason-yet }.
        }
       *[other] { $new ->
            [0] You've seen all the tiles that you could choose.
           *[other] You haven't seen { $new } of these tiles { reason-yet }, and there's nothing else that's new.
        }
    }

## Contracts

reason-contract-sure =
    { $all ->
        [one] You know a tile for its mineral, and no larger contract is as sure.
        [2] You know tiles for both its minerals, and no larger contract is as sure.
       *[other] You know tiles for all { $all } of its minerals, and no larger contract is as sure.
    }
reason-contract-bribes =
    { $bribes ->
        [one] What you know and { $bribes } bribe can complete it, and no larger contract is as sure.
       *[other] What you know and { $bribes } bribes can complete it, and no larger contract is as sure.
    }
reason-contract-short =
    { $all ->
        [one] For its mineral { reason-lack }, but no other open contract is closer.
       *[other] For { $missing } of its { $all } minerals { reason-lack }, but no other open contract is closer.
    }
reason-search = You still have to find { $lacks }, and { $fit } of { $tiles } hidden tiles would fit.
reason-more-minerals =
    { $missing ->
        [one] { $missing } more mineral
       *[other] { $missing } more minerals
    }
reason-fits =
    { $count ->
        [one] It's { $tile }, the only { reason-known } that fits.
       *[other] It's { $tile }, the best { reason-known } that fits.
    }
reason-omnidium = It's { $tile }, which counts as any mineral, and no other { reason-known } fits.
reason-welcome = You know too few tiles that fit, but { $why }.
reason-misfit = Nothing you can turn up fits, but { $tile } is the best { reason-known }, and a bribe makes it count.
reason-all-fail = Nothing you can turn up fits, so the attempt fails with any tile.
reason-replace =
    { $left ->
        [one] What you know and hold is enough for the last mineral, so the { $mineral } bribe isn't wasted.
       *[other] What you know and hold is enough for the other { $left } minerals, so the { $mineral } bribe isn't wasted.
    }
reason-replace-last =
    { $points ->
        [one] The { $mineral } bribe costs { $cost } points, but it's all that's missing for { $points } point.
       *[other] The { $mineral } bribe costs { $cost } points, but it's all that's missing for { $points } points.
    }
reason-fail =
    { $missing ->
        [one] A bribe costs { $cost } points, and there'd still be { $missing } mineral for which { reason-lack }.
       *[other] A bribe costs { $cost } points, and there'd still be { $missing } minerals for which { reason-lack }.
    }
reason-bid =
    { $tiles ->
        [one] They'd win { $points } points, and no mineral you can ask for is rarer than { $mineral }: { $tiles } tile is left.
       *[other] They'd win { $points } points, and no mineral you can ask for is rarer than { $mineral }: { $tiles } tiles are left.
    }
reason-small =
    { $tiles ->
        [one] With only { $tiles } tile, their contract isn't worth the risk of a bribe and { $cost } points.
       *[other] With only { $tiles } tiles, their contract isn't worth the risk of a bribe and { $cost } points.
    }
reason-save-bribe = If they found another tile, you'd lose your bribe and { $cost } points, so save it this time.

reason-plan =
    { $bribes ->
        [0] You know tiles for all of it, worth { $points } points, and no other contract promises more.
        [one] With { $bribes } bribe you can complete it for { $points } points after costs, and no other contract promises more.
       *[other] With { $bribes } bribes you can complete it for { $points } points after costs, and no other contract promises more.
    }
reason-plan-short = Only { $lacks } is missing, it may turn up, and no other contract promises more.
reason-plan-far = You can't complete any contract yet. Here a tile that turns up may be any of { $missing } minerals.
reason-cheap =
    { $points ->
        [one] It'd bring { $points } point, and a bribe costs { $cost } and may be worth more later.
       *[other] It'd bring { $points } points, and a bribe costs { $cost } and may be worth more later.
    }
reason-bid-hard = They'd win { $points } points, and you'd expect them to answer a bid of { $mineral } about { $chance } times in 10.
reason-bid-easy = They'd answer your best bid about { $chance } times in 10, and then you'd lose a bribe and { $cost } points.

## Looking ahead

reason-ahead = I tried this { $count } times in my head, and it came out best.

## Incidents

reason-strike-pirate = They lead with { $points } to your { $own }, and this takes away their action.
reason-strike-meteor = They lead with { $points } to your { $own }, and this takes away their contract.
reason-keep-back =
    { $own ->
        [one] You have { $own } point and nobody has more, so keep your { $incident } for later.
       *[other] You have { $own } points and nobody has more, so keep your { $incident } for later.
    }
reason-keep-for-leader = They're behind, { $points } to { $best }, so keep your { $incident } for whoever leads.
reason-show = With this tile { $why }.
reason-incident = you get { $incident } to use in a later turn
reason-alien-early = you can move the alien and steal, and it's only encounter { $number } of { $last }
reason-alien-stuck = you can move the alien and steal, and nothing you know completes a contract
reason-end-ahead = the game ends while you lead with { $own } to { $best }
reason-not-ahead = It would end the game, and you don't lead: you have { $own }, the best other { $best }.
reason-alien-late = It'd be encounter { $number } of { $last }, and you have other ways to a contract.
reason-alien-stays = There's no other tile where it would hold a rocket of another player.
reason-alien-to =
    { $rockets ->
        [one] It holds { $rockets } rocket of another player there, and no other tile has more.
       *[other] It holds { $rockets } rockets of other players there, and no other tile has more.
    }
reason-steal =
    { $points ->
        [one] Nobody you can steal from has more than their { $points } point, and incidents come before bribes.
       *[other] Nobody you can steal from has more than their { $points } points, and incidents come before bribes.
    }
reason-steal-bribe =
    { $points ->
        [one] Nobody you can steal from has more than their { $points } point, and they have no incident.
       *[other] Nobody you can steal from has more than their { $points } points, and they have no incident.
    }
reason-acquisition =
    { $rockets ->
        [one] You have only { $rockets } rocket in play, and this brings another without an action.
       *[other] You have { $rockets } rockets in play, and this brings another without an action.
    }
reason-scan =
    { $new ->
        [0] You've seen every tile, and your scan has no other use.
        [one] You haven't seen { $new } tile { reason-yet }, and a scan costs no action.
       *[other] You haven't seen { $new } tiles { reason-yet }, and this shows you { $tiles } of your choice without an action.
    }
reason-sabotage = A rocket of another player keeps you from { $sight }.
reason-sabotage-any =
    { $rockets ->
        [0] Without it they have no rocket in play.
       *[other] One rocket less slows them down, and they'd have { $rockets } in play.
    }
reason-go-on = No rocket of another player stands on a { reason-known }, so keep your Sabotage.
reason-follow = A rocket from the station gets to { $cell } without an action.
reason-stay = You have no rocket on the station to send, and the others can look at tiles where they are.
reason-stay-out = Your rockets can look at tiles where they are, but not from the station.

## After the match

tale-flights = Most flights: { $who } sent { $flights ->
        [one] one rocket
       *[other] { $flights } rockets
    } out.
tale-haul = Richest contract: { $who } won { $points } points with { $what }.
tale-incidents = Luck: { $who } met { $met } incidents in { $tiles } tiles; { $expected } were to be expected.

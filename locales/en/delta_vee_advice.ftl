### Delta Vee: why a computer player chooses what it does.

## Set-up

reason-stow = The enemy doesn't know what lies in which box, so the scenario's order will do for your { $count } pods.
reason-head =
    The map is { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    } wide, and a course towards { $hour } leads along it.
reason-speed =
    At velocity { $velocity } even your clumsiest ship still gets { $count ->
        [one] 1 maneuver command
       *[other] { $count } maneuver commands
    } a turn.
reason-place =
    { $count ->
        [one] There's only 1 hex where it can start.
       *[other] Any of the { $count } hexes will do for a start, because your course counts more.
    }

## Movement and hits

reason-order = For these { $count } units the usual order is good enough: ships first, then what they launched.
reason-prey = Your missile meets all { $count } equally well, and here it succeeds { $chance } times in 10.
reason-hit =
    { $count ->
        [one] That leaves its { $part } { $condition }, and the other part here matters less in a fight.
       *[other] That leaves its { $part } { $condition }, and none of the { $count } other parts here matters more in a fight.
    }
reason-hit-unknown =
    { $count ->
        [one] The other part here matters less in a fight than its { $part }.
       *[other] None of the { $count } other parts here matters more in a fight than its { $part }.
    }
reason-hit-own = You can spare your { $part } more easily than your { $other }.

reason-slow-down = Velocity 1 at a planet is orbit, and you're still at { $velocity }.
reason-too-fast = You can't slow down any further here, so you fly on at velocity { $velocity }.
reason-orbit = You're at velocity { $velocity }, and a ship at velocity 1 is in orbit here.
reason-fly-on = You haven't come for the planet, so you keep your course.

## Fire

reason-fire =
    It hits { $unit } { $chance ->
        [10] for certain
        [one] once in 10
       *[other] { $chance } times in 10
    } for { reason-cost }, { $others ->
        [0] and it's the only shot you have.
        [one] and your other shot promises no more.
       *[other] and none of your { $others } other shots promises more.
    }
reason-cost =
    { $cost ->
        [0] no energy
       *[other] { $cost } energy
    }
reason-launch =
    Its first move { $gap ->
        [0] takes it into the hex where { $unit } will be
        [one] takes it within 1 hex of where { $unit } will be
       *[other] takes it within { $gap } hexes of where { $unit } will be
    } if nobody changes course.
reason-aim =
    Until it has moved once, this missile hits { $unit } { $chance ->
        [10] for certain
        [one] once in 10
       *[other] { $chance } times in 10
    } if you steer it.
reason-poor-shot = The best shot left hits only { $chance } in 10 for { reason-cost }, so see what { $unit } can fire.
reason-poor-shot-last = The best shot left hits only { $chance } in 10 for { reason-cost }, and you have no other unit to try.
reason-no-shot = There's nothing left to fire here that could hit, so see what { $unit } can fire.
reason-no-shot-last = Nothing that you can still fire could hit anybody.

## Steering

reason-with =
    { $commands ->
        [one] With this command
       *[other] With { $commands } commands, this one first,
    }
reason-near =
    The nearest enemy is { $near ->
        [0] in your hex
        [one] 1 hex away
       *[other] { $near } hexes away
    }
reason-steer-value = { reason-with } { $fact } instead of { $now }, where lower is better.
reason-steer-reached = { reason-with } you come within reach: { $fact }.
reason-steer-reach = { reason-with } { $fact } instead of { $now }.
reason-steer-near = { reason-with } { $fact } instead of { $now }.
reason-steer-pass = { reason-with } { $fact } instead of passing { $now } away.
reason-steer-speed = { reason-with } { $fact } instead of { $now }, so it succeeds more often.
reason-steer-inside = { reason-with } { $fact }.
reason-steer-exit =
    { reason-with } { $fact } instead of { $then ->
        [0] { $now } hexes short of it
       *[other] { $now }
    }.
reason-steer-slow = { reason-with } { $fact }, and a jump takes one.
reason-steer-orbit = { reason-with } { $fact } instead of { $now }, and velocity 1 is orbit.
reason-steer-planet = { reason-with } { $fact } instead of missing it by { $now }.
reason-steer-arrival = { reason-with } { $fact } instead of { $now }, so you're there sooner.
reason-steer-caught = { reason-with } { $fact } instead of { $now }, and it only catches slow ships.
reason-steer-meeting = { reason-with } { $fact } instead of { $now } hexes away.
reason-steer-course =
    { reason-with } { $fact }, and as things stand you're { $now ->
        [one] 1 step
       *[other] { $now } steps
    } off.

reason-course-strike =
    { reason-with } a missile hits { $unit } about { $then ->
        [one] once in 10
       *[other] { $then } times in 10
    } from where your next move ends.
reason-course-safer = { reason-with } enemy fire is a risk of about { $then } in 100 to you instead of { $now }.
reason-course-nearer = { reason-with } you come best to where you want to be.
reason-course-kept-strike =
    As it stands, a missile hits { $unit } about { $then } times in 10 from where your next move ends. No other course is better.
reason-course-kept = As it stands, enemy fire is a risk of about { $then } in 100 to you, and no other course is worth its commands.

reason-give = As it stands { $fact }, and no other course is worth its commands.
reason-give-nobody = There's no enemy left to steer for.
reason-give-stuck = It can't be steered any better now, and as it stands { $fact }.
reason-incomplete = The plan can't be given as it stands, so it has to go on.
reason-no-unit = You have no unit left that can be commanded.

# What a course leads to, inside a sentence.
fact-value = your next fire at { $unit } has a target value of about { $then }
fact-reach =
    your next move ends { $then ->
        [one] 1 hex
       *[other] { $then } hexes
    } from { $unit }
fact-near =
    two moves take you within { $then ->
        [one] 1 hex
       *[other] { $then } hexes
    } of where { $unit } will be
fact-pass =
    { $then ->
        [0] the missile goes through the hex of { $unit }
        [one] the missile passes 1 hex from { $unit }
       *[other] the missile passes { $then } hexes from { $unit }
    }
fact-speed = the missile's relative velocity to { $unit } is { $then }
fact-inside = your next move ends where ships may jump
fact-exit =
    { $then ->
        [0] three moves take you to where ships may jump
        [one] three moves leave you 1 hex short of where ships may jump
       *[other] three moves leave you { $then } hexes short of where ships may jump
    }
fact-slow =
    you keep { $then ->
        [one] 1 maneuver command
       *[other] { $then } maneuver commands
    } for the next turn
fact-orbit = you're at velocity { $then } at the planet
fact-planet =
    { $then ->
        [0] your course leads straight to the planet
        [one] your course passes 1 hex from the planet
       *[other] your course passes { $then } hexes from the planet
    }
fact-caught = you come to the planet at velocity { $then }
fact-arrival = you fly to the planet at velocity { $then }
fact-meeting =
    { $then ->
        [0] your next move ends where { $unit } will be
        [one] your next move ends 1 hex from where { $unit } will be
       *[other] your next move ends { $then } hexes from where { $unit } will be
    }
fact-course =
    { $then ->
        [0] you fly just as fast and the same way as { $unit }
        [one] your velocity and direction are 1 step from those of { $unit }
       *[other] your velocity and direction are { $then } steps from those of { $unit }
    }

## Other commands

reason-jump = The jump is prepared, and your next move ends where ships may jump.
reason-prepare-jump = Your next move ends where ships may jump, and a jump must be prepared the turn before.
reason-dock = You share a hex and a course with { $unit }, so you can dock with it now.
reason-start = Your battlecraft can steer itself later, so any of the { $count } starts will do.
reason-lower-field = { reason-near }, and with its force field up a ship can't fire.
reason-lower-field-alone = There's no enemy left, so you need no force field.
reason-weave = Enemies are near, and weaving makes you harder to hit until your next commands.
reason-raise-field = { reason-near }, and missiles threaten you more than you could do to anybody now.
reason-control = { reason-near }, and a guided missile turns only while its ship controls it.
reason-launch-craft = { reason-near }, and the battlecraft is ready to be launched.
reason-ready-craft = { reason-near }, and a battlecraft is prepared a turn before its launch.
reason-prepare = { reason-near }, and this missile must be prepared before you can launch it.
reason-search =
    { $count ->
        [one] An unknown enemy is within { $reach } hexes, and a search tells you what it is.
       *[other] { $count } unknown enemies are within { $reach } hexes, and a search tells you what they are.
    }

## After the match

tale-flown = Longest flight: { $what }, { $hexes } hexes.
tale-shots = Luck: { $who } hit with { $hits } of { $shots } uncertain shots; { $expected } were to be expected.

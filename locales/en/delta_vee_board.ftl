### Delta Vee: the words on its pictures, text boards and descriptions.

vee-scenario-own = Your own scenario
vee-turn = Turn { $turn } of { $turns }
vee-phase-setup = Set-up
vee-phase-movement = Movement: { $side }
vee-phase-command = Commands: { $side }
vee-phase-fire = Fire: { $side }
vee-final = Final score
vee-side-wins = Side { $side } wins
vee-score = { $total ->
        [0] defeat
        [1] draw
       *[other] victory
    }; ships destroyed { $struck }, lost { $lost }{ $scored ->
        [scored] ; victory points { $points }
       *[other] {""}
    }
vee-draw = A draw
vee-side = Side { $side }: { $who }
vee-side-short = Side { $side }
vee-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
vee-energy = energy { $energy }
vee-energy-of = energy { $energy } of { $capacity }
vee-fate-destroyed = destroyed
vee-fate-jumped = jumped away
vee-fate-landed = landed
vee-fate-orbit = safe in orbit
vee-none-yet = not placed yet
vee-contact = unknown
vee-short-bridge = Br
vee-short-engine = En
vee-short-field = FF
vee-short-hunter = Hun
vee-short-light = Lgt
vee-short-heavy = Hvy
vee-short-arsenal = Ars
vee-short-comm = Com
vee-short-tractor = Tra
vee-short-bay = Bay
vee-short-jump-pod = Jmp
vee-short-augmented-jump = Jm+
vee-short-energy = Egy
vee-short-luxury-cabin = Lux
vee-short-standard-cabin = Cab
vee-short-crew = Crw
vee-short-advanced-medical = Med
vee-short-bio-research = Bio
vee-short-standard-cargo = Car
vee-short-buffered-cargo = Buf
vee-short-living-cargo = Liv
vee-short-lander = Lan
vee-short-survey = Sur
vee-short-robot-equipment = Rob
vee-short-explorer = Exp
vee-short-escape = Esc
vee-short-standard-support = Sup
vee-word-pod = Pod { $number }
vee-word-bridge = Bridge
vee-word-engine = Engine
vee-word-field = Field
vee-word-hunter = Hunter
vee-word-light = Light
vee-word-heavy = Heavy
vee-word-arsenal = Arsenal
vee-word-comm = Comms
vee-word-tractor = Tractor
vee-word-bay = Craft
vee-word-jump-pod = Jump
vee-word-augmented-jump = Jump+
vee-word-energy = Energy
vee-word-luxury-cabin = Luxury
vee-word-standard-cabin = Cabin
vee-word-crew = Crew
vee-word-advanced-medical = Medical
vee-word-bio-research = Bio lab
vee-word-standard-cargo = Cargo
vee-word-buffered-cargo = Cargo B
vee-word-living-cargo = Cargo L
vee-word-lander = Lander
vee-word-survey = Survey
vee-word-robot-equipment = Robots
vee-word-explorer = Explorer
vee-word-escape = Escape
vee-word-standard-support = Support

## The private picture

vee-plan = Plan for { $unit }
vee-plan-aside = Put aside for { $unit }: { $words }
vee-plan-none = No commands yet
vee-plan-end = Then heading { $direction }, velocity { $velocity }, flying to { $hex }
vee-off-map = off the map
vee-shot = { $target }: { $mode }
vee-shot-value = Range { $range } + velocity { $speed } = { $value }
vee-shot-why = { $why } · { $weapons }
vee-plan-cost = Costs { $cost }, leaves { $energy } energy · { $slow ->
        [slow] { $moves ->
            [0] no commands left
           *[other] one Decelerate left
        }
       *[other] { $moves ->
            [0] no commands left
            [one] 1 command left
           *[other] { $moves } commands left
        }
    }{ $battles ->
        [0] { "" }
        [one] { " · 1 battle command left" }
       *[other] { " · " }{ $battles } battle commands left
    }
vee-shots = What { $unit } can fire
vee-shot-figures = range { $range } + { $relative } = { $value }
vee-shot-chance = { $chance } in 10
vee-shot-cost = costs { $cost }
vee-shots-more = … and { $count } more
vee-stowing = { $ship }: box { $number } is next
vee-stowed = Filled: { $pods }
vee-ready = ready
vee-craft = { $model }, energy { $energy }
vee-rest = burn { $burn }, velocity { $velocity }, maneuver { $maneuver }
vee-left = { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    }, { $commands ->
        [one] 1 battle command
       *[other] { $commands } battle commands
    }
vee-never-raise = { $unit } never raises its force field
vee-never-hunt = { $unit } never strikes
vee-never-orbit = { $unit } leaves its orbit next

## Signs, and the same in words

vee-sign-field = force field up
vee-sign-weave = weaving
vee-sign-jump-1 = jump prepared
vee-sign-jump-2 = jumping
vee-sign-dock = docked to { $unit }
vee-sign-orbit = in orbit
vee-sign-asleep = asleep
vee-flash-fire = { $by } at { $target }
vee-flash-interception = { $by } strikes { $target }
vee-flash-collision = { $by } among the asteroids
vee-flash-hit = { $what }: hit
vee-flash-miss = { $what }: missed

## What is at stake

vee-stake-struck = { $unit } is hit: which part of it suffers?
vee-stake-wins = Side { $side } wins once { $when }.
vee-stake-draw = It's a draw once { $when }.
vee-stake-last = { $scored ->
        [scored] This is the last turn: after it, more victory points win.
       *[plain] This is the last turn: if nobody wins in it, it's a draw.
    }
vee-stake-points = side { $side } has { $count } victory points ({ $has } so far)
vee-stake-apart = no ship or battlecraft is within { $distance } hexes of an enemy
vee-stake-must = { $what }, { $ships } among them
vee-stake-done = so far { $ships }
vee-stake-destroyed = { $some ->
        [one] { $ships } is destroyed
        [all] { $ships } are destroyed
       *[some] { $count } of { $ships } are destroyed
    }
vee-stake-jumped = { $some ->
        [one] { $ships } has jumped
        [all] { $ships } have jumped
       *[some] { $count } of { $ships } have jumped
    }
vee-stake-orbit = { $some ->
        [one] { $ships } is in orbit
        [all] { $ships } are in orbit
       *[some] { $count } of { $ships } are in orbit
    }
vee-stake-docked = { $some ->
        [one] { $ships } is docked to { $other }
        [all] { $ships } are docked to { $other }
       *[some] { $count } of { $ships } are docked to { $other }
    }

## The text board

vee-text-shots = { vee-shots }:
vee-text-course = { $from }>{ $here }>{ $to }
vee-text-unit = { $unit } { $what } { $course } h{ $direction } v{ $velocity }
vee-text-gone = { $unit } { $what } { $fate }
vee-text-key = from>here>drifts to, h heading, v velocity
vee-text-planets = Planets { $hexes }
vee-text-asteroids = Asteroids { $hexes }
vee-text-sheets = Sheets { $names }
vee-text-jumps = Ships may jump once they've been in the column of { $names }
vee-text-pods = pods: { $pods }
vee-text-hits = { $condition }: { $parts }
vee-text-stock = { $count } { $kind }

## The description of the picture

vee-alt-head = { $game }, { $scenario }, turn { $turn } of { $turns }. { $phase }.
vee-alt-open = { $game }, { $scenario }, turn { $turn }. { $why }
vee-alt-final = { $game }, { $scenario }, is over in turn { $turn }: { $winner }.
vee-alt-unit = { $unit } ({ $what }) at { $here }, heading { $direction }, velocity { $velocity }
vee-alt-unit-middle = { $unit } at { $here } heading { $direction } velocity { $velocity }
vee-alt-unit-short = { $unit } at { $here }
vee-alt-more = { $count ->
        [one] and one more unit
       *[other] and { $count } more units
    }

## Missiles in a list

vee-missile-unguided = unguided
vee-missile-guided = guided
vee-missile-intelligent = intelligent
vee-missile-mims = MIMS


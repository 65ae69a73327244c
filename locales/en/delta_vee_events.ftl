### Delta Vee: what happened.

id-hit = hit
id-miss = miss
id-glancing = glancing
id-critical = critical
id-part = part
id-fatal = fatal
id-asleep = asleep
id-awake = awake
id-leaving = leaving
id-preparing = preparing
id-raise-always = always raise the field
id-raise-never = never raise the field
id-hunt-always = always strike
id-hunt-never = never strike
id-jumped = jumped
id-orbit = orbit
id-docked = docked
id-apart = apart
id-points = points
id-turns = turns

event-placed = { $unit } starts at { $hex }.
event-headed = { $unit } heads for { $direction }.
event-speed-set = The fleet of { $side } has velocity { $velocity }.
event-pods-stowed = { $seat } has put their pods into the boxes.
event-turn-began = Game-turn { $turn } begins.
event-movement-began = Now { $side } moves.
event-moved =
    { $length ->
        [one] { $unit } moves one hex to { $hex }.
       *[other] { $unit } moves { $length } hexes to { $hex }.
    }
event-sheet-added = A new sheet joins the others: { $sheet }.
event-flew-off = { $unit } leaves the sheets and is gone.
event-burned-out = { $unit } has burned out and is gone.
event-crashed = { $unit } hits the planet and is gone.
event-swung = { $unit } swings around the planet: velocity { $velocity }, heading for { $direction }.
event-landed = { $unit } lands on the planet.
event-orbited =
    { $points ->
        [one] { $unit } is in orbit and safe: 1 victory point.
       *[other] { $unit } is in orbit and safe: { $points } victory points.
    }
event-asteroid-rolled =
    { $hit_id ->
        [hit] { $unit } flies into asteroids and rolls { $roll }: a collision!
       *[other] { $unit } flies into asteroids and rolls { $roll }: nothing happens.
    }
event-jumped = { $unit } jumps away.
event-jump-failed = { $unit } isn't where it may jump, so the jump comes to nothing.
event-alerted =
    { $awake_id ->
        [awake] { $unit } wakes up! (The alert needed 1 or 2, rolled { $roll }.)
       *[other] { $unit } sleeps on. (The alert needed 1 or 2, rolled { $roll }.)
    }
event-revealed = { $unit } turns out to be { $kind_id ->
        [unguided] an { $kind }
        [intelligent] an { $kind }
       *[other] a { $kind }
    }.
event-commanded = { $unit } now has velocity { $velocity } and heads for { $direction }.
event-wove = { $unit } weaves.
event-jump-marked =
    { $stage_id ->
        [leaving] { $unit } is about to jump!
       *[other] { $unit } prepares to jump.
    }
event-searched =
    { $found ->
        [0] { $unit } searches and finds nothing.
        [one] { $unit } searches and finds one unit.
       *[other] { $unit } searches and finds { $found } units.
    }
event-secret-orders = Your orders for { $unit }, which only you see: { $orders }.
event-plan-cut = Your plan for { $unit } no longer works from here on. These commands are gone: { $orders }.
event-field-raised = { $unit } raises its force field.
event-field-lowered = { $unit } no longer has its force field up.
event-field-failed = { $unit } tries to raise its force field, but it's too late (rolled { $roll }).
event-towed = { $unit } uses its tractor beam on { $target }: { $order }.
event-docked = { $unit } docks with { $target }.
event-undocked = { $unit } and { $target } separate.
event-launched = { $home } launches { $unit } to { $hex }: velocity { $velocity }, heading for { $direction }.
event-launch-kind = Only you know this: { $unit } is { $kind_id ->
        [unguided] an { $kind }
        [intelligent] an { $kind }
       *[other] a { $kind }
    }.
event-fired =
    { $hit_id ->
        [hit] { $unit } fires at { $target }, { $mode }: a hit! { $roll ->
            [0] It couldn't miss
           *[other] It needed { $chance } or less and rolled { $roll }
        } (range { $range }, relative velocity { $relative }, target value { $value }).
       *[other] { $unit } fires at { $target }, { $mode }: a miss. It needed { $chance } or less and rolled { $roll } (range { $range }, relative velocity { $relative }, target value { $value }).
    }
event-hit-rolled =
    { $result_id ->
        [glancing] The Hit Table says { $roll }: a glancing blow, { $unit } takes no harm.
        [critical] The Hit Table says { $roll }: a critical hit on { $unit }!
        [fatal] The Hit Table says { $roll }: { $unit } blows up.
       *[other] The Hit Table says { $roll } for { $unit }.
    }
event-log-shown = Everybody now sees what's in the boxes of { $unit }.
event-part-hit =
    { $kind_id ->
        [bridge] { $unit }: the bridge is { $condition }.
        [engine] { $unit }: the engine is { $condition }.
        [field] { $unit }: the force field generator is { $condition }.
       *[other] { $unit }: { $part }, { $kind }, is { $condition }.
    }
event-destroyed = { $unit } is destroyed!
event-intercepted =
    { $hit_id ->
        [hit] { $unit } intercepts { $target } and explodes! { $roll ->
            [0] It couldn't miss
           *[other] It needed { $chance } or less and rolled { $roll }
        } (relative velocity { $relative }).
       *[other] { $unit } tries to intercept { $target } and misses. It needed { $chance } or less and rolled { $roll } (relative velocity { $relative }).
    }
event-order-left = Your standing order for { $unit }: { $order }.
event-answer-left = Your standing order: { $order }.
event-ended =
    { $winner_id ->
        [draw] It's a draw.
       *[other] Victory for { $winner }!
    }

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

event-placed = { $unit } is at { $hex }.
event-headed = { $unit } heads for { $direction }.
event-speed-set = The fleet of { $side } has velocity { $velocity }.
event-pods-stowed = { $seat } has put the pods into their boxes.
event-turn-began = Game-turn { $turn }.
event-movement-began = The units of { $side } move.
event-moved =
    { $length ->
        [one] { $unit } moves one hex to { $hex }.
       *[other] { $unit } moves { $length } hexes to { $hex }.
    }
event-sheet-added = A sheet is added: { $sheet }.
event-flew-off = { $unit } leaves the sheets and is gone.
event-burned-out = { $unit } has burned out and is gone.
event-crashed = { $unit } meets the planet and is gone.
event-swung = { $unit } swings around the planet: velocity { $velocity }, heading for { $direction }.
event-landed = { $unit } lands on the planet.
event-orbited =
    { $points ->
        [one] { $unit } is in orbit and safe: 1 victory point.
       *[other] { $unit } is in orbit and safe: { $points } victory points.
    }
event-asteroid-rolled =
    { $hit_id ->
        [hit] { $unit } flies into asteroids: { $roll }, a collision!
       *[other] { $unit } flies into asteroids: { $roll }, nothing happens.
    }
event-jumped = { $unit } jumps and is gone.
event-jump-failed = { $unit } is not where it may jump; the jump lapses.
event-alerted =
    { $awake_id ->
        [awake] Alert: { $roll }. { $unit } is awake!
       *[other] Alert: { $roll }. { $unit } is still not alerted.
    }
event-revealed = { $unit } is revealed: { $kind }.
event-commanded = { $unit } has velocity { $velocity } and heads for { $direction }.
event-wove = { $unit } weaves.
event-jump-marked =
    { $stage_id ->
        [leaving] { $unit } is about to jump!
       *[other] { $unit } prepares a jump.
    }
event-searched =
    { $found ->
        [0] { $unit } searches and finds nothing.
        [one] { $unit } searches and finds one unit.
       *[other] { $unit } searches and finds { $found } units.
    }
event-secret-orders = Your { $unit }, secretly: { $orders }.
event-plan-cut = Your plan for { $unit } no longer works from here on, and loses: { $orders }.
event-field-raised = { $unit } has an active force field.
event-field-lowered = The force field of { $unit } is down.
event-field-failed = { $unit } tries to raise its force field: { $roll }, too late.
event-towed = { $unit } uses its tractor beam on { $target }: { $order }.
event-docked = { $unit } docks with { $target }.
event-undocked = { $unit } and { $target } separate.
event-launched = { $unit } leaves { $home } for { $hex }: velocity { $velocity }, heading for { $direction }.
event-launch-kind = Your { $unit }, secretly: { $kind }.
event-fired =
    { $hit_id ->
        [hit] { $unit } fires at { $target }, { $mode }: range { $range }, relative velocity { $relative }, target value { $value }. A hit! (chance { $chance }, roll { $roll })
       *[other] { $unit } fires at { $target }, { $mode }: range { $range }, relative velocity { $relative }, target value { $value }. A miss. (chance { $chance }, roll { $roll })
    }
event-hit-rolled =
    { $result_id ->
        [glancing] Hit Table { $roll }: a glancing blow, no effect on { $unit }.
        [critical] Hit Table { $roll }: a critical hit on { $unit }!
        [fatal] Hit Table { $roll }: { $unit } bursts.
       *[other] Hit Table { $roll } for { $unit }.
    }
event-log-shown = The compartments of { $unit } are known now.
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
        [hit] { $unit } intercepts { $target }: relative velocity { $relative }. It explodes! (chance { $chance }, roll { $roll })
       *[other] { $unit } tries to intercept { $target }: relative velocity { $relative }. It misses. (chance { $chance }, roll { $roll })
    }
event-order-left = Your standing order for { $unit }: { $order }.
event-ended =
    { $winner_id ->
        [draw] A draw.
       *[other] Victory for { $winner }!
    }

### Delta Vee: what newcomers are told.

## The page

page-about = Two sides fight with spaceships. A ship keeps its course and speed until you change them, so you plan ahead. Missiles are only marks on the map until they're detected.
page-win = Each scenario has its own goal: destroy a ship, escape, reach a planet or score points. The board says what each side still needs.
page-turn = Your units fire. Then the enemy moves, and you give commands: change course and speed, search, prepare missiles, raise a force field. Then the enemy fires, and your units move as commanded. Most commands cost energy, and it runs out.
page-board = The map shows every unit, where it points and how far it moves next. Below it stand the ships with what still works. Your own board adds energy, pods and what your fire would hit.

## Decisions

step-deploy-about = You choose where your ships start and which way they point.
step-stow-about = You fill your ship's boxes with pods, in secret. The box decides which die hits a pod.
step-give-commands-about = You steer your units and prepare them. They keep their course unless you change it.
step-open-fire-about = Your units fire and launch missiles. All fire of one unit comes before another's.
step-pass-planet-about = Your unit has reached a planet. You may change its course here for free.
step-choose-mover-about = Several of your units may meet an enemy. You say which moves first.
step-choose-part-about = A hit could strike more than one part. You say which.
step-choose-prey-about = Your missile meets several enemies. You say which it attacks.

## Choices

verb-place-about = Puts a ship on a hex where the scenario lets it start.
verb-head-about = Points a ship in one of twelve directions. It moves that way from its first movement on.
verb-speed-about = Gives your whole fleet its first velocity: the hexes it moves in each turn.
verb-stow-about = Puts a pod into the next box. Its place decides which die hits it, and the enemy doesn't know it.
verb-unstow-about = Takes the last pod out of its box again.
verb-as-printed-about = Fills the boxes in the order that the scenario prints.
verb-unit-about = Goes on with another unit. What you planned for this one is kept aside.
verb-order-about = Adds a command to the plan. Nothing happens before you give the plan, and you can take it back.
verb-back-about = Takes the last command out of the plan. It costs nothing.
verb-again-about = Plans what this unit was told last turn.
verb-recall-about = Takes up the plan that you put aside for this unit.
verb-give-about = Gives this unit all that is planned. Its energy is spent now, and it can't be taken back.
verb-done-about = Ends this phase. Units without commands keep their course.
verb-fire-about = Fires at a unit in any direction. The nearer it is and the less its speed differs from yours, the likelier the hit.
verb-launch-about = Sends a prepared missile into a hex beside the ship. It destroys what it meets, if its attack succeeds.
verb-release-about = Launches up to four unguided missiles at once. It can do so once.
verb-move-about = Moves this unit before the others of your side.
verb-hit-about = Strikes this part. Damaged parts do less, destroyed ones nothing.
verb-intercept-about = Your missile attacks this unit. If it succeeds, both are destroyed, unless a force field saves the ship.
verb-order-raise-about = Decides whether a ship raises its force field when a missile strikes. It may fail, and costs a block of energy.
verb-order-hunt-about = Decides whether a missile strikes when it meets an enemy, or holds back.
verb-order-orbit-about = Decides whether a unit in orbit stays there or leaves with its next movement.
verb-order-coast-about = From your next command phase on you give no commands, for a few game-turns or until an enemy, planet or asteroid is near.
verb-order-hold-about = From your next fire phase on you don't fire, until an enemy is near.
verb-order-mover-about = Moves your units in the usual order where you would be asked: ships first.
verb-order-part-about = Chooses which part of an enemy is hit. You aren't asked any more.
verb-order-prey-about = Lets your missiles attack ships first where they may choose. You aren't asked any more.

## What a choice comes to

hint-and = { $first } { $then }
hint-off-map = a new map
hint-gap =
    { $count ->
        [0] In one hex with { $unit }.
        [one] 1 hex from { $unit }.
       *[other] { $count } hexes from { $unit }.
    }
hint-meets = Meets { $unit }.
hint-meets-now = Attacks { $unit } at once.
hint-strikes-now =
    { $chance ->
        [0] Attacks { $unit } at once, but can't hit it.
       *[other] Attacks { $unit } at once: { $chance }0 % to hit.
    }
hint-passes =
    { $count ->
        [one] Passes 1 hex from { $unit }.
       *[other] Passes { $count } hexes from { $unit }.
    }
hint-starts = From { $start } to { $end }.
hint-scores =
    { $points ->
        [one] Scores 1 point.
       *[other] Scores { $points } points.
    }
hint-costs = Costs { $cost } energy, { $left } left.

## The same: the set-up

hint-place = From here it's { $goals }.
hint-place-first = No enemy is placed yet.
hint-head =
    { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } that way, and it's { $goals }.
hint-head-first =
    { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } that way is { $end }.
hint-goal-enemy =
    { $count ->
        [one] 1 hex to the enemy
       *[other] { $count } hexes to the enemy
    }
hint-goal-planet =
    { $count ->
        [one] 1 hex to a planet
       *[other] { $count } hexes to a planet
    }
hint-goal-jump =
    { $count ->
        [one] 1 column to where ships may jump
       *[other] { $count } columns to where ships may jump
    }
hint-speed = Each ship moves { $velocity ->
        [one] 1 hex
       *[other] { $velocity } hexes
    } a turn, with at least { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } to steer.
hint-stow = Box { $box }: hit on a { $die }.{ $fires ->
        [0] {""}
        [one] {" "}Gives 1 fire.
       *[other] {" "}Gives { $fires } fires.
    }{ $missiles ->
        [0] {""}
        [one] {" "}1 missile.
       *[other] {" "}{ $missiles } missiles.
    }{ $commands ->
        [0] {""}
        [one] {" "}1 battle command.
       *[other] {" "}{ $commands } battle commands.
    }
hint-unstow = Takes out the { $pod }.
hint-as-printed = Fills all boxes that are left, also in your ships after this one.

## The same: commands

hint-no-commands = No commands yet: it goes on as it is.
hint-ends-speed = Velocity { $velocity }, to { $end }.
hint-ends-turn = Heading { $direction }, to { $end }.
hint-ends-speed-near =
    Velocity { $velocity }, to { $end }, { $gap ->
        [0] where { $unit } is.
        [one] 1 hex from { $unit }.
       *[other] { $gap } hexes from { $unit }.
    }
hint-ends-turn-near =
    Heading { $direction }, to { $end }, { $gap ->
        [0] where { $unit } is.
        [one] 1 hex from { $unit }.
       *[other] { $gap } hexes from { $unit }.
    }
hint-stays-speed = Velocity { $velocity }, stays at { $end }.
hint-stays-turn = Heading { $direction }, stays at { $end }.
hint-moves-left =
    { $count ->
        [0] No commands left.
        [one] 1 command left.
       *[other] { $count } commands left.
    }
hint-back = Takes back: { $what }.
hint-order-weave = Harder to hit until your next commands: relative velocity 2 higher.
hint-order-prepare-jump = It can jump with your next commands. Takes all its moves.
hint-order-jump = It leaves the map for good at the end of its move.
hint-order-search =
    { $count ->
        [0] Nothing unknown is within { $reach } hexes.
        [one] Shows what 1 unknown enemy within { $reach } hexes is.
       *[other] Shows what { $count } unknown enemies within { $reach } hexes are.
    }
hint-order-prepare = It's ready to launch when you fire next.
hint-order-ready-craft = You can launch it with your next commands.
hint-order-launch-craft = You then say where it starts.
hint-order-control =
    { $energy ->
        [one] Lets you steer it now. It has 1 energy left.
       *[other] Lets you steer it now. It has { $energy } energy left.
    }
hint-order-raise-field = Saves it from missiles. It can't fire, tow or jump.
hint-order-lower-field = It can fire again, and missiles can destroy it.
hint-order-undock = Both fly on alone.
hint-order-dock = Both fly as one, and this one steers.
hint-order-dock-craft = It's aboard again, with its energy filled up.
hint-order-tow = You then say what it does. Each command costs { $cost } energy.
hint-order-towed = Steers { $unit }, not itself.
hint-plans =
    { $count ->
        [one] Gives 1 plan.
       *[other] Gives { $count } plans.
    }
hint-spends = Costs { $cost } energy.
hint-missiles-spend = Missiles spend { $cost }.
hint-idle =
    { $count ->
        [one] 1 unit goes on as it is.
       *[other] { $count } units go on as they are.
    }
hint-unit =
    { $what }, velocity { $velocity }{ $energy ->
        [0] {""}
       *[other] , { $energy } energy
    }.
hint-unit-planned =
    { $count ->
        [one] 1 command planned.
       *[other] { $count } commands planned.
    }
hint-unit-loads =
    { $count ->
        [one] Carries 1 missile.
       *[other] Carries { $count } missiles.
    }

## The same: movement and fire

hint-moves = { $what }, velocity { $velocity }: ends at { $end }.
hint-usual-order = The rest move in order: ships first.
hint-shots-left = This unit can still fire.
hint-fire = { $chance }0 % to hit, { $cost ->
        [0] free
       *[other] for { $cost } energy
    }. Range { $range } + velocity { $relative } = target value { $value }.
hint-fires-best = At best { $chance }0 % at { $unit }, { $cost ->
        [0] free
       *[other] for { $cost } energy
    }.
hint-launches-of =
    { $count ->
        [one] 1 missile in it.
       *[other] { $count } missiles in it.
    }
hint-launches =
    { $loads ->
        [0] {""}
       *[other] Carries { $loads }.{" "}
    }{ $left ->
        [0] Uses { $count }, the last one.
       *[other] Uses { $count }, leaves { $left }.
    }
hint-releases =
    { $left ->
        [0] Uses { $count }, the last one.
       *[other] Uses { $count }, leaves { $left }.
    }
hint-leaks = Then your pods leak { $energy } energy.
hint-loads-lost =
    { $count ->
        [one] { $count } missile left in a MIMS is lost.
       *[other] { $count } missiles left in a MIMS are lost.
    }
hint-loads-burnt =
    { $count ->
        [one] A MIMS burns out after this, with { $count } missile.
       *[other] A MIMS burns out after this, with { $count } missiles.
    }

## The same: hits and attacks

hint-attacks = { $chance }0 % to strike it ({ $what }). Your missile is spent then.
hint-attacks-loaded = { $chance }0 % to strike it. Your MIMS is spent then, with its { $count }.
hint-fatal =
    { $count ->
        [one] Destroys it.
       *[other] Destroys { $count } ships.
    }
hint-hit-unknown = You don't know what it is or what it bears.
hint-hit-brief = { $what }, then { $then }.
hint-hit-holds = { $what }: still works, but the next hit damages it.
hint-hit = { $what }, then { $then }: { $effect }.
hint-suffers-bridge =
    { $condition ->
        [destroyed] 1 move a turn at most, no weaving
       *[damaged] 2 moves fewer a turn, no weaving
    }
hint-suffers-engine =
    { $condition ->
        [destroyed] it can't steer any more
       *[damaged] every move costs energy
    }
hint-suffers-field =
    { $condition ->
        [destroyed] it can't be raised any more
       *[damaged] weaker, or useless
    }
hint-suffers-weapons =
    { $condition ->
        [destroyed] fires nothing, launches nothing
       *[damaged] its missiles are lost, bursts only
    }
hint-suffers-comm =
    { $condition ->
        [destroyed] no aim, no extra fire, no commands
       *[damaged] 1 battle command, no aim, no extra fire
    }
hint-suffers-tractor = no more towing
hint-suffers-bay = the battlecraft can't leave or return
hint-suffers-jump = no more jumps from it
hint-suffers-energy =
    { $condition ->
        [destroyed] its energy is gone
       *[damaged] loses 10 energy a turn
    }
hint-suffers-other =
    { $condition ->
        [destroyed] it counts as lost
       *[damaged] the next hit destroys it
    }
hint-loses-energy = You lose { $count } energy.
hint-loses-missiles =
    { $count ->
        [one] You lose { $count } missile.
       *[other] You lose { $count } missiles.
    }
hint-then = Then { $what }.
hint-if-destroyed = If destroyed, { $what }.
hint-points-mine-more =
    { $points ->
        [one] you score 1 point
       *[other] you score { $points } points
    }
hint-points-mine-less =
    { $points ->
        [one] you lose 1 point
       *[other] you lose { $points } points
    }
hint-points-theirs-more =
    { $points ->
        [one] the enemy scores 1 point
       *[other] the enemy scores { $points } points
    }
hint-points-theirs-less =
    { $points ->
        [one] the enemy loses 1 point
       *[other] the enemy loses { $points } points
    }

## The same: standing orders

hint-always-raises = { $chance }0 % that it goes up and saves the ship. Costs { $cost } energy.
hint-never-raises = Saves energy. A missile that strikes destroys the ship.
hint-always-hunts = It attacks what it meets.
hint-never-hunts = It flies on past what it meets.
hint-orbit-stay = It stays at { $end }.
hint-orbit-leave = Its next movement takes it to { $end }.
hint-nearest-enemy = The nearest enemy is { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } from you now.
hint-list-order = Ships first, then what they launched.
hint-else-others = Otherwise engine, bridge, weapon pods, force field, other pods.
hint-first-ship = Of several, the first on the list.
hint-asked-again = You decide again yourself.

## What a choice wastes

warn-enemy-near = An enemy is that near already: you'd still be asked.
warn-too-fast =
    { $count ->
        [one] 1 ship can then only decelerate.
       *[other] { $count } ships can then only decelerate.
    }
warn-lands = It lands, and is out of play.
warn-flies-off = It flies off the map and is lost.
warn-crashes = It crashes into the planet.
warn-asteroids =
    { $count ->
        [one] 1 asteroid hex, { $chance }0 % risk.
       *[other] { $count } asteroid hexes, { $chance }0 % risk each.
    }
warn-finished = { $unit } can't fire any more after that.

## What is what

sign-side = Sign of { $id }: its units have this colour. Side 1 is round, side 2 is square
sign-turn = Beside a name: an arrow says whose turn it is. Or an hourglass, which shows how much time is left
sign-won = Gold edge: has won
sign-hand = Gold ring: the unit you're deciding for
sign-lit = Turquoise edge: a unit of yours, a hex or a part that you can choose
sign-aim = Turquoise cross-hairs: an enemy you can choose
sign-exit = Green arrows: a ship that has been on this sheet, or beyond this edge, may jump away
sign-letter = Letter in a square frame: this sheet of the map. A0307 is on sheet A
sign-ruler = Edge numbers: column and row. A0307 is column 03, row 07
sign-hex = Hex: one space of the map. On a wide map it's just a dot
sign-edge = Edge of a sheet: ships fly on. Missiles that leave the last sheet are lost
sign-ship = Full counter: a ship. Ship E of side 1 is called 1E. Drawn large, its shape is its class
sign-class = Letter: what's beside it belongs to the ship with this letter
sign-craft = Wings: a battlecraft, with commands and fire of its own
sign-unguided = Flame: an unguided missile. It flies straight on, and gets faster each turn
sign-guided = One bar: a guided missile. Its ship has to steer it
sign-intelligent = Two bars: an intelligent missile. You steer it like a ship
sign-mims = Three bars: a MIMS. This missile can launch { $load } more
sign-ready = Gold ring around a missile: it's prepared and can be launched
sign-unknown = Hollow: missile or battlecraft, unknown until { $reach } hexes from an enemy ship. Number 3 is 1x3
sign-leader = Thin line: leads from a hex to its unit where hexes are too small for all
sign-path = Dots: where it came from in its last move
sign-course = Arrow: where it flies next, unless it gets commands
sign-velocity = Dots on an arrow: one for each hex. The head is the last
sign-plan = Turquoise arrow: your plan. Only you see it
sign-told = Dashed arrow: what you've told it. The others see it when the phase ends
sign-hit = Star: a hit
sign-miss = Cross: a miss
sign-beam = Small dots: a line of fire. Red hit, grey missed
sign-planet = Planet: a ship with velocity 1 is in orbit here. Missiles are destroyed
sign-asteroids = Asteroids: a unit that flies in is hit by a roll of at most its velocity
sign-risk = Red ring: asteroids that a ship of yours is about to fly into
sign-heading = Nose: points where it's heading, as on a clock. 12 is up, 3 is right
sign-clock = Clock: the headings. Turquoise: what you can turn to, or launch a missile to
sign-speed = Velocity: how many hexes it moves each turn
sign-field = White ring: force field up. It stops missiles, but the ship can't fire
sign-weave = Weaving: harder to hit until its next commands
sign-jump = Jump: it has prepared one, or leaves at the end of its move
sign-dock = Docked: two ships that move as one
sign-orbit = In orbit: it stays at the planet until told to leave
sign-asleep = Asleep: does nothing, and can't be fired at
sign-energy = Energy: what's left for commands and fire. Your side alone sees it
sign-gauge = Bar: the share of its energy that's left. Gold is what your plan takes
sign-moves = Wheel: so many commands left to steer with
sign-battles = Mast: so many battle commands left
sign-sound = White on blue: it works. An enemy pod is just a number until it's hit
sign-vulnerable = Gold frame: hit once, but still works. The next hit damages it
sign-damaged = On gold: damaged, so it does less. The next hit destroys it
sign-destroyed = Crossed out: destroyed, and does nothing
sign-compartment = { $id }
sign-target = Target: the enemy unit that you'd fire at
sign-chance = Chance: so many of ten rolls hit
sign-cost = Cost: energy that this fire takes

### Delta Vee: commands, choices, ids, ends, score sheet.

game-name = Delta Vee
game-summary = Spaceships fight by vectors on hexes, and much stays unseen. Two sides.

setting-scenario = Scenario
setting-scenario-description = Which battle you fight
setting-scenario-showdown = 1: The Showdown
setting-scenario-showdown-description = Two Piccolos: whoever destroys the other wins. Short; a good first game
setting-scenario-first-shot = 2: The First Shot
setting-scenario-first-shot-description = A Sword against two Daggers, until one side is destroyed
setting-scenario-escape = 3: Escape from Tau Ceti
setting-scenario-escape-description = An Iota and three Gammas flee from a Sword, and must jump
setting-scenario-pirates = 4: Pirates!
setting-scenario-pirates-description = A Mu wants to reach its orbit; two Flutes want to board it
setting-scenario-convoy = 5: Attack on Convoy Red
setting-scenario-convoy-description = A convoy under fire: the first side with eight victory points wins. Long
setting-scenario-own = Your own
setting-scenario-own-description = A battle that whoever runs the bot has added
setting-turns = Game-turns
setting-turns-description = After this many game-turns it's a draw, or the side with more victory points wins


## Slash commands

command-place = place
command-place-description = Set-up: put one of your ships in a hex
command-head = head
command-head-description = Set-up: choose which way a ship or your fleet points
command-speed = speed
command-speed-description = Set-up: choose your fleet's velocity
command-stow = stow
command-stow-description = Set-up: fill your ship's boxes with pods, in this order, in secret
command-unstow = unstow
command-unstow-description = Set-up: take the last pod back out of its box
command-as-printed = as-printed
command-as-printed-description = Set-up: leave the pods in the scenario's order
command-take = take
command-take-description = Switch to another unit
command-command = command
command-command-description = Give a unit all its commands at once, for instance: accel accel left weave search
command-plan = plan
command-plan-description = Plan a unit's commands without giving them yet
command-back = back
command-back-description = Take back the last command of your plan
command-again = again
command-again-description = Repeat the commands the unit got last turn
command-recall = recall
command-recall-description = Pick up the plan you put aside for this unit
command-give = give
command-give-description = Give the unit the commands you've planned
command-swing = swing
command-swing-description = At a planet: change course for free and fly on
command-move = move
command-move-description = Choose which of your units moves next
command-fire = fire
command-fire-description = Fire a weapon at a target
command-launch = launch
command-launch-description = Launch a missile
command-release = release
command-release-description = Launch unguided missiles from a MIMS
command-hit = hit
command-hit-description = Choose which part is hit
command-intercept = intercept
command-intercept-description = Choose which enemy your missile attacks
command-done = done
command-done-description = Finish; everything you've planned is given
command-order = order
command-order-description = Leave a standing order that answers for you later; only you see it

param-ship = ship
param-ship-description = Which ship, such as 1A, or your side for the whole fleet
param-hex = hex
param-hex-description = One of the hexes on offer, such as A0909
param-direction = direction
param-direction-description = A direction as on a clock, such as clock-3
param-velocity = velocity
param-velocity-description = Hexes per turn
param-pods = pods
param-pods-description = Pods from box 1 on, such as: arsenal energy tractor buffered-cargo
param-unit = unit
param-unit-description = Which of your units, such as 1A or 1x3
param-orders = orders
param-orders-description = As many as its ratings allow, in order, such as: accel left left search
param-weapon = weapon
param-weapon-description = The burster, or a pod such as pod-2
param-mode = mode
param-mode-description = Laser or particle, burst or barrage
param-target = target
param-target-description = Which enemy
param-pod = pod
param-pod-description = The pod that launches it
param-missile = missile
param-missile-description = Which missile
param-placement = placement
param-placement-description = Hex, direction, velocity: 2-3-4 is the hex at 2 o'clock, heading for 3, velocity 4
param-placements = placements
param-placements-description = Up to four placements, such as: 2-3-4 2-2-4
param-part = part
param-part-description = Which part of the ship
param-field = field
param-field-description = Which ship's force field
param-raise = raise
param-raise-description = Whether it goes up when a missile strikes
param-hunt = hunt
param-hunt-description = Whether it strikes when it meets an enemy
param-orbiting = orbiting
param-orbiting-description = Which of your units in orbit
param-orbit = orbit
param-orbit-description = Stay in orbit in your next movement, or leave
param-coast = coast
param-coast-description = Finish your command phases for you until an enemy is this near
param-hold = hold
param-hold-description = Finish your fire phases for you until an enemy is this near
param-mover = mover
param-mover-description = Move in the usual order without asking you
param-first-part = first-part
param-first-part-description = Which part of an enemy your hits strike first
param-prey = prey
param-prey-description = Which enemy your missiles attack where they may choose

## Choices

verb-place =
    { $count ->
        [0] Place a ship
        [1] Place { $a }
       *[other] Place { $a } at { $b }
    }
verb-place-prompt = Place which ship, and where?
verb-head =
    { $count ->
        [0] Choose a direction
        [1] { $a_id ->
            [side-1] Your fleet
            [side-2] Your fleet
           *[other] { $a }
        }: choose a direction
       *[other] { $a_id ->
            [side-1] Your fleet
            [side-2] Your fleet
           *[other] { $a }
        }: head for { $b }
    }
verb-head-prompt = Which direction?
verb-speed =
    { $count ->
        [0] Choose your fleet's velocity
       *[other] Give your fleet velocity { $a }
    }
verb-speed-prompt = Which velocity?
verb-stow =
    { $count ->
        [0] Fill the next box
       *[other] Next box: { $a }
    }
verb-stow-prompt = Which pod goes into the next box?
verb-unstow = Take the last pod back out
verb-as-printed = Keep the scenario's order
verb-unit =
    { $count ->
        [0] Switch to another unit
       *[other] Switch to { $a }
    }
verb-unit-prompt = Which unit?
verb-order =
    { $count ->
        [0] Add a command
       *[other] { $a }
    }
verb-order-prompt = Which command?
verb-back = Take the last command back
verb-again = Same as last turn
verb-recall = Pick up the plan you put aside
verb-give = Give these commands
verb-move =
    { $count ->
        [0] Choose what moves next
       *[other] Move { $a } next
    }
verb-move-prompt = Which unit moves next?
verb-fire =
    { $count ->
        [0] Fire
        [1] Fire { $a_id ->
            [burster] the burster
           *[other] { $a }
        }
        [2] Fire { $a_id ->
            [burster] the burster
           *[other] { $a }
        }: { $b }
       *[other] { $a }: fire a { $b } at { $c }
    }
verb-fire-prompt = Which weapon, and at whom?
verb-launch =
    { $count ->
        [0] Launch a missile
        [1] Launch from { $a }
        [2] Launch from { $a }: { $b }
       *[other] Launch { $b_id ->
            [unguided] an
            [intelligent] an
           *[other] a
        } { $b }: { $c }
    }
verb-launch-prompt = Which missile, and where to?
verb-release =
    { $count ->
        [0] Launch from the MIMS
       *[other] Launch to the { $a }
    }
verb-release-prompt = Where do the missiles go?
verb-hit =
    { $count ->
        [0] Choose which part is hit
       *[other] Hit { $a_id ->
            [bridge] the bridge
            [engine] the engine
            [field] the force field
           *[other] { $a }
        }
    }
verb-hit-prompt = Which part is hit?
verb-intercept =
    { $count ->
        [0] Choose the missile's target
       *[other] Attack { $a }
    }
verb-intercept-prompt = Which enemy does the missile attack?
verb-done = Finish this phase
verb-order-raise =
    { $count ->
        [0] Force field: raise it or not
        [1] { $a }: the force field
       *[other] { $a }: { $b } raise the field when a missile strikes
    }
verb-order-raise-prompt = Raise the force field when a missile strikes?
verb-order-hunt =
    { $count ->
        [0] Missile: strike or hold back
        [1] { $a }: strike or hold back
       *[other] { $a }: { $b } strike
    }
verb-order-hunt-prompt = Strike when it meets an enemy?
verb-order-orbit =
    { $count ->
        [0] Unit in orbit: stay or leave
        [1] { $a }: stay or leave
       *[other] { $a }: { $b } in your next movement
    }
verb-order-orbit-prompt = Stay in orbit in your next movement, or leave?
verb-order-coast =
    { $count ->
        [0] Fly on without commands
       *[other] { $a_id ->
            [ask] Commands: ask me again
           *[other] No commands until an enemy is { $a }
        }
    }
verb-order-coast-prompt = How near must an enemy be for you to be asked for commands again?
verb-order-hold =
    { $count ->
        [0] Hold your fire
       *[other] { $a_id ->
            [ask] Fire: ask me again
           *[other] No fire until an enemy is { $a }
        }
    }
verb-order-hold-prompt = How near must an enemy be for you to be asked for fire again?
verb-order-mover =
    { $count ->
        [0] Move in the usual order
       *[other] { $a_id ->
            [ask] Who moves first: ask me again
           *[other] Always move in the usual order
        }
    }
verb-order-mover-prompt = Always move in the usual order?
verb-order-part =
    { $count ->
        [0] Which part your hits strike
       *[other] { $a_id ->
            [ask] Your hits: ask me again
           *[other] Where I may choose, hit first: { $a }
        }
    }
verb-order-part-prompt = Which part of an enemy do your hits strike first?
verb-order-prey =
    { $count ->
        [0] Which enemy your missiles attack
       *[other] { $a_id ->
            [ask] Your missiles: ask me again
           *[other] Where they may choose, my missiles attack ships
        }
    }
verb-order-prey-prompt = Where they may choose, do your missiles attack ships?

## Why a command cannot be added

need-engine-works = Its engine is destroyed.
need-steered-itself = It's docked: the other ship steers the pair, or nobody does.
need-too-fast = It's so fast that it can only decelerate, once.
need-maneuvers-left = It has no maneuver command left: it gets its maneuver rating minus its velocity.
need-at-planet = At a planet you can only steer: accelerate, decelerate, turn left or right.
need-manned = You can only steer a missile: accelerate, decelerate, turn left or right.
need-velocity-rating = Its velocity rating doesn't allow a bigger change of velocity in one phase.
need-velocity-possible = Velocity runs from 0 to 9, and never below 1 for missiles or at a planet.
need-energy-left = It doesn't have the energy for that.
need-bridge-intact = It can't weave with a damaged bridge.
need-one-weave = It's weaving already.
need-jumps-allowed = Nobody can jump in this scenario.
need-jump-pod = It has no working jump or hunter pod.
need-free-to-jump = It can't jump with its force field up, while docked, or from a planet hex.
need-whole-allowance = A jump takes the whole phase: before it you can only give battle commands.
need-jump-prepared = You have to prepare a jump in the command phase before.
need-jump-place = Its next move doesn't end where ships may jump.
need-battle-commands-left = It has no battle command left this phase.
need-one-search = It has searched already.
need-field-up = Its force field isn't up.
need-field-down = Its force field is up.
need-field-works = It has no working force field.
need-no-jump = Not while it's about to jump.
need-undocked = It's docked.
need-docked = It isn't docked.
need-tractor-beam = It has no tractor beam left: each working tractor pod holds one unit a phase.
need-is-there = There's no such unit there.
need-is-known = Nobody knows yet what that is.
need-is-manned = You can't do that with missiles.
need-in-reach = Its tractor beams don't reach that far.
need-in-one-hex = The two aren't in the same hex.
need-same-course = The two don't have the same velocity and direction.
need-its-own-pod = A battlecraft docks only with its own ship, while its pod works.
need-its-field-down = The other one's force field is up.
need-it-undocked = The other one is docked.
need-it-uncommanded = The other one already has commands of its own.
need-it-stays = The other one is about to jump.
need-command-whole = The command before is incomplete: say where the battlecraft goes, or what the tractor beam does.
need-unit-in-hand = Pick a unit first.
need-command-left = It has no command left.
need-words-planned = You haven't planned anything for it yet.
need-nothing-planned = You've already planned something for it: take that back first.
need-same-as-before = It can't get the same commands as last turn.
need-plan-aside = You haven't put a plan aside for it.
need-open-unit = That unit can't get commands now, or has had them all.

## Why something cannot be fired or launched

need-shooter-in-hand = Pick a unit first.
need-weapon-left = No such weapon is there, or it has fired as often as it may this phase.
need-fire-target = You can only fire at enemy units in play.
need-hit-chance = No such shot can hit: the enemy is too far away or flies too differently, or the damaged weapon fires no barrages.
need-launch-place = A missile starts next to its ship, on a sheet, with a velocity of at least 1.
need-missile-ready = No such missile is ready there: some must be prepared in the command phase before, and a damaged pod launches none.
need-mims-loaded = Only a MIMS releases missiles, up to four.
need-open-shooter = That unit can't fire or launch now, or already has.

## Why something else cannot be chosen

need-in-turn = It makes no difference when that unit moves.
need-part-possible = The die didn't hit that part, or it's destroyed already.
need-prey-possible = The missile attacks the enemy in its hex with the lowest relative velocity.
need-free-hex = You place your ships one by one, each in a hex of its own.
need-to-head = You choose directions once your ships are placed, one by one.
need-fleet-speed = The first player of a side sets the fleet's velocity, after its direction.
need-pod-left = That ship has no such pod left.
need-pod-stowed = Its boxes are still empty.

## What is owed

step-deploy = set up the ships
step-stow = put the pods into their boxes
step-give-commands = give the units commands
step-open-fire = fire and launch, or finish
step-pass-planet = change course at the planet, or fly on
step-choose-mover = choose which unit moves next
step-choose-part = choose which part is hit
step-choose-prey = choose the missile's target

## Ships, pods, missiles

ship = Ship { $side }{ $letter }
contact = Contact { $side }x{ $number }
hex = { $hex }
sheet = sheet { $sheet }
clock = { $number } o'clock
pod = pod { $number }
placement = hex at { $hour } o'clock, heading { $direction }, velocity { $velocity }
prepare = Prepare: { $kind }, pod { $number }
ready-craft = Prepare the battlecraft in pod { $number }
launch-craft = Launch the battlecraft in pod { $number }
control = Control { $unit }
tow = Tractor beam on { $unit }
dock = Dock with { $unit }

id-side-1 = side 1
id-side-2 = side 2
id-draw = nobody

id-ship = spaceship
id-craft = battlecraft
id-unguided = unguided missile
id-guided = guided missile
id-intelligent = intelligent missile
id-mims = MIMS
id-terwillicker-5000 = Terwillicker-5000
id-terwillicker-x = Terwillicker-X
id-dagger = Dagger
id-sword = Sword
id-spear = Spear
id-piccolo = Piccolo
id-flute = Flute
id-clarinet = Clarinet
id-gamma = Corco Gamma
id-zeta = Corco Zeta
id-iota = Corco Iota
id-mu = Corco Mu

id-bridge = bridge
id-engine = engine
id-field = force field
id-burster = burster
id-laser-burst = laser burst
id-laser-barrage = laser barrage
id-particle-burst = particle burst
id-particle-barrage = particle barrage

id-hunter = hunter pod
id-light = light weapon pod
id-heavy = heavy weapon pod
id-arsenal = arsenal pod
id-comm = battle communications pod
id-tractor = tractor beam pod
id-bay = battlecraft pod
id-jump-pod = standard jump pod
id-augmented-jump = augmented jump pod
id-energy = energy pod
id-luxury-cabin = luxury cabin
id-standard-cabin = standard cabin
id-crew = crew pod
id-advanced-medical = advanced medical pod
id-bio-research = bio-research pod
id-standard-cargo = standard cargo pod
id-buffered-cargo = buffered cargo pod
id-living-cargo = living cargo pod
id-lander = lander pod
id-survey = survey pod
id-robot-equipment = robot and equipment pod
id-explorer = explorer pod
id-escape = escape pod
id-standard-support = standard support pod

id-sound = intact
id-vulnerable = vulnerable
id-damaged = damaged
id-destroyed = destroyed

## Commands

id-accel = Accelerate
id-decel = Decelerate
id-left = Turn left
id-right = Turn right
id-weave = Weave
id-prepare-jump = Prepare a jump
id-jump = Jump
id-search = Active search
id-raise-field = Raise the force field
id-lower-field = Lower the force field
id-undock = Undock
id-tow-accel = Tow: accelerate
id-tow-decel = Tow: decelerate
id-tow-left = Tow: turn left
id-tow-right = Tow: turn right
id-always = always
id-never = never
id-stay = stay in orbit
id-leave = leave orbit
id-ask = ask me again
id-within-10 = within 10 hexes
id-within-15 = within 15 hexes
id-within-20 = within 20 hexes
id-usual = the usual order
id-weapons = weapon pods
id-ships = ships
id-unit-gone = the unit is gone
id-field-broken = it can't raise a force field any more
id-orbit-left = it no longer steers itself in orbit
id-enemy-near = an enemy has come that near
id-hazard-ahead = a planet or an asteroid is on your course
id-jump-prepared = you've prepared a jump
id-turns-over = it only lasts a few game-turns

## The end

over-destroyed = Enough ships are destroyed.
over-jumped = The fugitives have jumped to safety.
over-orbit = The ship is safe in orbit.
over-docked = The prey has been boarded.
over-apart = The two sides have lost each other.
over-points = One side has the victory points it needs.
over-turns = That was the last game-turn.
column-struck = Enemy ships destroyed
column-lost = Own ships lost
column-points = Victory points
column-total = Result (2 win, 1 draw)

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
setting-scenario-own-description = The battle in the file of whoever runs the bot
setting-turns = Game-turns
setting-turns-description = After so many game-turns the match is a draw, or goes to whoever has more victory points

computer-captain = Captain
computer-random = Drifter

## Slash commands

command-place = place
command-place-description = Set-up: put one of your ships into a hex
command-head = head
command-head-description = Set-up: choose the direction of a ship or of your fleet
command-speed = speed
command-speed-description = Set-up: choose the velocity of your fleet
command-stow = stow
command-stow-description = Set-up: put pods into the boxes of your ship, in this order, secretly
command-unstow = unstow
command-unstow-description = Set-up: take the last pod out of its box again
command-as-printed = as-printed
command-as-printed-description = Set-up: leave the pods in the order of the scenario
command-take = take
command-take-description = Take another unit in hand
command-command = command
command-command-description = Give a unit all its commands at once, such as: accel accel left weave search
command-plan = plan
command-plan-description = Plan the commands of a unit without giving them yet
command-back = back
command-back-description = Take the last command of the plan back
command-again = again
command-again-description = Give a unit the same commands as in the turn before
command-recall = recall
command-recall-description = Take up the plan again that you put aside for the unit in hand
command-give = give
command-give-description = Give the unit in hand the commands that are planned
command-swing = swing
command-swing-description = At a planet: change your course without energy, and fly on
command-move = move
command-move-description = Choose which of your units moves next
command-fire = fire
command-fire-description = Fire a weapon at a target
command-launch = launch
command-launch-description = Launch a missile
command-release = release
command-release-description = Let a MIMS launch its unguided missiles
command-hit = hit
command-hit-description = Choose the part that has been hit
command-intercept = intercept
command-intercept-description = Choose which enemy your missile goes for
command-done = done
command-done-description = Finish; whatever you have planned is given
command-order = order
command-order-description = Leave a standing order for fields, missiles or orbits; only you see it

param-ship = ship
param-ship-description = Which ship, such as 1A, or your side for the whole fleet
param-hex = hex
param-hex-description = Which of the hexes on offer, such as A0909
param-direction = direction
param-direction-description = The hour of the clock, such as clock-3
param-velocity = velocity
param-velocity-description = Hexes a turn
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
param-pod-description = The pod with the missile
param-missile = missile
param-missile-description = Which missile
param-placement = placement
param-placement-description = Hex, direction, velocity: 2-3-4 is the hex at 2 o'clock, heading for 3, velocity 4
param-placements = placements
param-placements-description = Up to four placements, such as: 2-3-4 2-2-4
param-part = part
param-part-description = Which part of the ship
param-field = field
param-field-description = The ship whose force field is meant
param-raise = raise
param-raise-description = Whether it is raised when a missile strikes
param-hunt = hunt
param-hunt-description = Whether it strikes when it meets an enemy
param-orbiting = orbiting
param-orbiting-description = Which of your units in orbit
param-orbit = orbit
param-orbit-description = Whether it stays there in your next movement

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
        [1] { $a }: choose a direction
       *[other] { $a } heads for { $b }
    }
verb-head-prompt = Which direction?
verb-speed = Choose the velocity of the fleet
verb-speed-prompt = Which velocity?
verb-stow =
    { $count ->
        [0] Fill the next box
       *[other] { $a }
    }
verb-stow-prompt = Which pod goes into the next box?
verb-unstow = Take the last one out
verb-as-printed = As the scenario lists them
verb-unit =
    { $count ->
        [0] Another unit
       *[other] Take { $a }
    }
verb-unit-prompt = Which unit?
verb-order =
    { $count ->
        [0] Add a command
       *[other] { $a }
    }
verb-order-prompt = Which command?
verb-back = Take one back
verb-again = As last turn
verb-recall = The plan put aside
verb-give = Give these commands
verb-move =
    { $count ->
        [0] Choose what moves next
       *[other] { $a } next
    }
verb-move-prompt = Which unit moves next?
verb-fire =
    { $count ->
        [0] Fire
        [1] Fire with { $a }
        [2] { $a }: { $b }
       *[other] { $b } at { $c }
    }
verb-fire-prompt = Fire with what, and at whom?
hint-fire = range { $range }, velocity { $relative }, target value { $value }: { $chance } in 10, costs { $cost }
verb-launch =
    { $count ->
        [0] Launch a missile
        [1] Launch from { $a }
        [2] { $b } from { $a }
       *[other] { $b }: { $c }
    }
verb-launch-prompt = Launch what, and where to?
verb-release =
    { $count ->
        [0] Launch from the MIMS
       *[other] Launch { $a }
    }
verb-release-prompt = Where to?
verb-hit =
    { $count ->
        [0] Choose the part
       *[other] Hit { $a }
    }
verb-hit-prompt = Which part is hit?
verb-intercept =
    { $count ->
        [0] Choose the target
       *[other] Go for { $a }
    }
verb-intercept-prompt = Which enemy does the missile go for?
verb-done = Done
verb-order-raise =
    { $count ->
        [0] Leave an order for a force field
        [1] { $a }: the force field
       *[other] { $a }: { $b } raise the field when struck
    }
verb-order-raise-prompt = Raise the force field when a missile strikes?
verb-order-hunt =
    { $count ->
        [0] Leave an order for a missile
        [1] { $a }: strike or hold back
       *[other] { $a }: { $b } strike
    }
verb-order-hunt-prompt = Strike when it meets an enemy?
verb-order-orbit =
    { $count ->
        [0] Leave an order for a unit in orbit
        [1] { $a }: stay or leave
       *[other] { $a }: { $b } in your next movement
    }
verb-order-orbit-prompt = Stay in orbit, or leave it in your next movement?

## Why a command cannot be added

need-engine-works = Its engine is destroyed.
need-steered-itself = It is docked, and the pair is steered by the other ship or not at all.
need-too-fast = As fast as it is, it can only be told to decelerate, once.
need-maneuvers-left = No maneuver command is left: there are as many as its maneuver rating less its velocity.
need-at-planet = At a planet it can only be steered: faster, slower, left and right.
need-manned = A missile can only be steered: faster, slower, left and right.
need-velocity-rating = Its velocity rating allows no further change of velocity in one phase.
need-velocity-possible = A velocity is 0 to 9, and at least 1 for missiles and at a planet.
need-energy-left = There is no energy left for that.
need-bridge-intact = With a damaged bridge it cannot weave.
need-one-weave = It weaves already.
need-jumps-allowed = Nobody can jump in this scenario.
need-jump-pod = It has no jump or hunter pod that works.
need-free-to-jump = Nobody jumps with an active force field, while docked, or from a planet hex.
need-whole-allowance = A jump takes the whole phase: nothing else may be ordered before it but battle commands.
need-jump-prepared = A jump must be prepared in the command phase before.
need-jump-place = Its next move does not end where ships may jump.
need-battle-commands-left = No battle command is left in this phase.
need-one-search = It has searched already.
need-field-up = Its force field is not active.
need-field-down = Its force field is active.
need-field-works = It has no force field that works.
need-no-jump = Not while it is about to jump.
need-undocked = It is docked.
need-docked = It is not docked.
need-tractor-beam = No tractor beam is left: each tractor pod that works holds one unit a phase.
need-is-there = No such unit is there.
need-is-known = Nobody knows yet what that is.
need-is-manned = That is not possible with missiles.
need-in-reach = Its tractor beams do not reach that far.
need-in-one-hex = The two are not in one hex.
need-same-course = The two have not the same velocity and direction.
need-its-own-pod = A battlecraft docks only with its own ship, while its pod works.
need-its-field-down = The other has an active force field.
need-it-undocked = The other is docked.
need-it-uncommanded = The other has been given its own commands.
need-it-stays = The other is about to jump.
need-command-whole = The command before is not complete: say where the battlecraft goes, or what the tractor beam does.
need-unit-in-hand = Take a unit first.
need-command-left = No command is left for it.
need-words-planned = Nothing is planned for it yet.
need-nothing-planned = Something is planned for it already: take that back first.
need-same-as-before = It cannot be given the commands of its last command phase.
need-plan-aside = No plan for it was put aside.
need-open-unit = That unit can get no commands now, or no more of them.

## Why something cannot be fired or launched

need-shooter-in-hand = Take a unit first.
need-weapon-left = That weapon is not there, or has fired as often as it may in one phase.
need-fire-target = Only enemy units in play can be fired at.
need-hit-chance = That fire has no chance: the target value is too high, or the damaged weapon fires no barrages.
need-launch-place = A missile is placed beside its ship, on a sheet, with a velocity of at least 1.
need-missile-ready = No such missile lies ready there: some must be prepared in the command phase before, and a damaged pod has none.
need-mims-loaded = Only a MIMS releases missiles, up to four of them.
need-open-shooter = That unit can fire and launch nothing now, or has done so.

## Why something else cannot be chosen

need-in-turn = The order of that unit does not matter.
need-part-possible = The die means none of these parts, or it is destroyed.
need-prey-possible = The missile goes for an enemy in its hex with the lowest relative velocity.
need-free-hex = Your ships are placed one by one, each in a hex of its own.
need-to-head = Directions are given once your ships are placed, one by one.
need-fleet-speed = The first of a side gives a fleet its velocity, after its direction.
need-pod-left = No such pod is left for that ship.
need-pod-stowed = There is nothing in its boxes yet.

## What is owed

step-deploy = set the ships up
step-stow = put the pods into their boxes
step-give-commands = give commands
step-open-fire = fire and launch
step-pass-planet = use the planet, or fly on
step-choose-mover = choose which unit moves next
step-choose-part = choose the part that is hit
step-choose-prey = choose the target of the missile

## Ships, pods, missiles

ship = Ship { $side }{ $letter }
contact = Contact { $side }x{ $number }
hex = { $hex }
sheet = sheet { $sheet }
clock = { $number } o'clock
pod = pod { $number }
placement = hex at { $hour }, heading for { $direction }, velocity { $velocity }
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

id-sound = sound
id-vulnerable = vulnerable
id-damaged = damaged
id-destroyed = destroyed

## Commands

id-accel = Accelerate
id-decel = Decelerate
id-left = Turn left
id-right = Turn right
id-weave = Weave
id-prepare-jump = Prepare the jump
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
id-leave = leave the orbit

## The end

over-destroyed = The battle is decided by destruction.
over-jumped = The fugitives have jumped.
over-orbit = The ship is in orbit.
over-docked = The prey is boarded.
over-apart = The opponents have lost each other.
over-points = The victory points are reached.
over-turns = The last game-turn is over.
column-struck = Enemy ships destroyed
column-lost = Own ships lost
column-points = Victory points
column-total = Result (2 victory, 1 draw)

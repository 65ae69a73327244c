### Delta Vee: the charts and scenario sheets of its rules page.

chart-ships = Spaceship Attribute Chart (° inferred, * reconstructed)
chart-pods = Pod Attribute Chart (‡ to be prepared before launch)
chart-missiles = Missile Chart
chart-relative = Relative Velocity Chart
chart-fire = Fire Results Table: hit on a die up to this, by target value
chart-hit = Hit Table
chart-interception = Missile Interception Table: hit on a die up to this, by relative velocity
chart-sheets = Scenarios: the sheets, side by side
chart-forces-showdown = Scenario 1, The Showdown: set-up
chart-forces-first-shot = Scenario 2, The First Shot: set-up
chart-forces-escape = Scenario 3, Escape from Tau Ceti: set-up
chart-forces-pirates = Scenario 4, Pirates!: set-up
chart-forces-convoy = Scenario 5, Attack on Convoy Red: set-up
chart-ends = Scenarios: who wins when

chart-column-class = Class
chart-column-pods = Pods
chart-column-velocity = Velocity rating
chart-column-maneuver = Maneuver rating
chart-column-energy = Energy units
chart-column-burn = Burn rate
chart-column-streamlined = Streamlined
chart-column-burster = Burster class
chart-column-armor = Armor
chart-column-force-field = Force field class
chart-column-civ = Civ level
chart-column-targeting = Targeting
chart-column-pod = Pod
chart-column-weapons = Lasers, particles
chart-column-unguided = Unguided
chart-column-guided = Guided
chart-column-intelligent = Intelligent
chart-column-mims = MIMS
chart-column-battle = Battle commands
chart-column-jump = Jumps
chart-column-fires = Fires
chart-column-missile = Missile
chart-column-target = Target \ firer
chart-column-speed-1 = 0, 1
chart-column-speed-2 = 2
chart-column-speed-3 = 3
chart-column-speed-4 = 4
chart-column-speed-5 = 5
chart-column-speed-6 = 6
chart-column-speed-7 = 7
chart-column-speed-8 = 8
chart-column-speed-9 = 9
chart-column-mode = Fire
chart-column-cost = Energy units
chart-column-span-0 = 0
chart-column-span-1 = 1
chart-column-span-1-2 = 1–2
chart-column-span-2-3 = 2–3
chart-column-span-3-4 = 3–4
chart-column-span-4-5 = 4–5
chart-column-span-5-7 = 5–7
chart-column-span-6-7 = 6–7
chart-column-span-8-9 = 8–9
chart-column-span-8-10 = 8–10
chart-column-span-10-11 = 10–11
chart-column-span-12-14 = 12–14
chart-column-span-above = 11 or more
chart-column-die = Die
chart-column-parts = Part that is hit
chart-column-scenario = Scenario
chart-column-sheets = Sheets
chart-column-planets = Planet
chart-column-asteroids = Asteroids in and around
chart-column-ship = Ship
chart-column-carries = Pods
chart-column-pod-armor = Pod armor
chart-column-place = Hex
chart-column-heading = Heading
chart-column-speed = Velocity
chart-column-besides = Besides
chart-column-winner = Victory for
chart-column-when = As soon as

figure-inferred = { $value }°
figure-reconstructed = { $value }*
figure-prepare = { $value }‡
id-yes = yes
id-no = no
id-automatic = A
id-impossible = –
id-speed-1 = 0, 1
id-critical-hit = Critical hit: any part, as the firing side chooses

set-up-count = { $count ->
        [1] { $pod }
       *[other] { $count } × { $pod }
    }
set-up-craft = { $pod } ({ $craft })
set-up-level = { $pod } (Civ level { $level })
set-up-around = { $hex } or next to it, one ship a hex
set-up-column = column { $column } of sheet { $sheet }
set-up-free = any
set-up-fleet = any, the same for the side
set-up-speed = { $low } to { $high }, the same for the side
set-up-spent = { $blocks } energy blocks are spent
set-up-without = no { $kind } left
set-up-asleep = asleep until alerted

end-some = { $count ->
        [1] one of these is
       *[other] { $count } of these are
    }
end-destroyed = { $of ->
        [1] { $ships } is destroyed
       *[other] { end-some } destroyed: { $ships }
    }
end-jumped = { $of ->
        [1] { $ships } has jumped
       *[other] { end-some } gone by a jump: { $ships }
    }
end-orbit = { $of ->
        [1] { $ships } is in orbit
       *[other] { end-some } in orbit: { $ships }
    }
end-docked = { $of ->
        [1] { $ships } is docked to { $other }
       *[other] { end-some } docked to { $other }: { $ships }
    }
end-apart = no ship or battlecraft is within { $distance } hexes of an enemy
end-must = { $ships } among them
end-points = it has { $count } victory points (VE1150)

### Delta Vee: what a newcomer is told in their first match, when it first comes up.

lesson-goal = You fight with spaceships. In the simplest battle, whoever destroys the other's ship wins. A ship flies on by itself, as fast and in the direction that you last told it. Each turn you fire, the enemy moves, you give commands, they fire, and you move.
lesson-phases = Your turn begins with fire. While the enemy's far away no shot can hit, so you just finish. Then they move, and you steer.
lesson-steer = Now you steer. Accelerate makes every move one hex longer, decelerate one hex shorter. A turn points your ship one step further round the clock. Add your commands one by one, then give them. From then on it flies like that until you say otherwise.
lesson-burn = One change of speed or direction is free. A second one costs a block of energy, which is 3 for a Piccolo, and then all the others are free too. Nothing's spent before you give the plan, so you can still take a command back.
lesson-reach = Two things decide whether you hit: how far away they are, and how differently you fly. Side by side your speeds cancel out, head-on they add up, on one line they count half, and your targeting takes 4 off. The smaller both are, the better, so let them come.
lesson-energy = Don't waste energy: it never comes back. A laser burst is free, stronger shots cost 1 to 3. Your board shows how much you have left.
lesson-agile = The faster you fly, the fewer commands you get. A Piccolo gets 8 less its velocity: seven at 1, and at 8 it can only slow down. Same as last turn repeats what you told it then.
lesson-launch = Your weapon pod carries missiles too, and that's how most ships die: one missile that hits destroys a ship without a force field. It starts beside your ship and soon runs out of energy, so launch it when the enemy's about to pass. An unguided one flies straight on, an intelligent one can be steered.
lesson-contact = Whatever's launched is just a mark on the map, like 1x1. Only its side knows what it is, until it strikes, a search finds it or an enemy ship comes within three hexes.
lesson-missile = You command your ship first and then an intelligent missile, in the same way. Each command costs it 1 energy, and when that's used up it's gone. Point it so that its path crosses the enemy: it strikes at whoever it meets.
lesson-struck = A missile has met somebody. A die says whether it hits, and the more alike the two fly, the likelier that is. Head-on it mostly misses. But it flies on after a miss, and an intelligent one can slow down, turn and try again.
lesson-guns = Now you can hit something. The burster is your ship's own gun, and weapon pods shoot as well. Most of them fire once a turn. Lasers are better far away, particles close by. A barrage is likelier to hit than a burst, and dearer.
lesson-part = A hit, and the die lets you choose the part. Many hits just glance off, so make this one count. The engine's a good choice: steering will cost them energy, and without energy nobody gets out of a missile's way.
lesson-twice = Hits add up: first a part is damaged, and the next hit destroys it. A tough part takes one more. A ship without bridge, engine and more than half of its pods is lost. That takes long, so slow them down with your guns and end it with a missile.

## Why to try what the prepared match proposes

try-turn = That points your ship towards the enemy.
try-enough = These commands will do for this turn.
try-same = Your ship is well on its way, and now the missile matters.
try-closer = It comes closer to the enemy that way.

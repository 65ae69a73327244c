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

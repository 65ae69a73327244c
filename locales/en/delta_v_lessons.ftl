### Delta V: what a newcomer is told in their first match, when it first comes up.

lesson-goal = You win with points, and minerals bring them. The tiles around the station hide minerals. The contracts on the right ask for some: find all of one contract's minerals in one go, and they're yours. Each turn is an action, then a try at a contract.
lesson-fly = You know no tile yet, so fly a rocket out to one. In a later turn you can look under it in secret. Any tile is as good as another, but two rockets on one tile crash.
lesson-moving = One rocket has flown. Each of the others may fly once too, and then you go on to the contract.
lesson-declare = Now the contract. You try one every turn, even if you know nothing: it costs nothing to fail, and you see tiles. While you know little, take a short one. A short contract brings few points, a long one many.
lesson-reveal = Turn a tile up. Is it a mineral that the contract asks for, or Omnidium, which counts as any? Then you go on, or you've won it. Is it anything else? Then your turn ends, and it's turned down again. You can guess, or turn up one you know.
lesson-bribe = That mineral doesn't fit. The five signs in your box are bribes, one of each mineral: spend one, and the wrong tile counts as that mineral. It costs you 2 points, and you have each bribe once. Or let the attempt fail, which costs nothing.
lesson-failed = When an attempt fails, the wrong tile is turned down again, but everybody has seen it, you too. Your own board keeps a note of it, so later you can turn it up on purpose.
lesson-prospect = Your rocket stands on a tile, so you can prospect: you alone see what's under it. That's how you get to know minerals that the others don't.
lesson-seen = The notes on your board are tiles you've seen. Nobody else can see your notes. When you know all the tiles of a contract, you can't fail.
lesson-incident = Under your rocket lies an incident, no mineral. Turn it up, and mostly you keep it and use it later. Hide it, and nobody knows it's there.
lesson-buy = You can also buy a rocket, which costs only your action. With more rockets you look under more tiles at once.
lesson-taken = When a contract is won, its tiles leave the field and stay with the winner as points. While somebody is about to win one, the others may raise it: they spend a bribe of a mineral on it, and one more tile of that mineral has to be found.

## Why to try what the prepared match proposes

try-save-bribe = If they find another tile you lose your bribe, and a contract with one tile is hardly worth that.
try-small = You know no contract that you could complete, and for this one a single tile is enough.
try-guess = You know no tile yet, so any is as good as another.
try-guess-again = You still know none that fits. A wrong tile costs you nothing, and everybody learns what it is.
try-out = A rocket at home finds nothing, and nobody has looked at this tile yet.
try-known = You know this tile, and it's one that the contract asks for.

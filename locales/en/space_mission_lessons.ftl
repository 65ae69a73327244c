### Space Mission: what a newcomer is told in their first match, when it first comes up.

lesson-goal = You win with points, and most come from tiles. Each planet has 8 of them, face down. You jump to a planet, scan it to reserve a tile, and build a station there to get it. Each turn you take two actions.
lesson-jump = First you jump. You play a card with the planet's blue Jump number. Go where more of your cards fit: you'll need a green Scan number to scan, and both orange Land numbers to develop. Each jump leaves one of your probes on the Jump Gate. The most probes there bring 9 points at the end.
lesson-scan = Now scan with a card that has the planet's green Scan number. Its other number goes with it, so keep what you need to develop. You alone look through the pile, and you put a probe on one tile. Nobody else can have it now, but you only get it when a station stands here.
lesson-mark = Pick a tile that can grow into a set. You multiply all your ore by the number in your best colour: 2 red make 4 points, 3 make 9, 4 make 16. Aliens count the same way. A green and a blue matter make 7, and four water make 14. A medal is always 3.
lesson-develop = You have cards with both orange Land numbers, so you can develop: they build your station, and that's 3 points. You get the tile under your probe, and you take one more at once. There's room for only one station on a planet, so don't wait.
lesson-take = This tile is yours at once. Ore and aliens start small, but each further one of the same colour adds more than the last.
lesson-own = Your tiles are at the bottom of your own board, with your points so far. The others see how many tiles you have, but not which.
lesson-discover = On a planet with a station you can discover. You take a tile, and it costs you nothing but the action. Whose station it is doesn't matter, so the others can come to yours too.
lesson-top-up = Cards don't come back by themselves. Topping up fills your hand to five, and it takes an action, so wait until you have few. If you hold cards that don't help you, throw them away first.
lesson-fly = You can fly to one of the two planets next to yours. It saves you a card, but it leaves no probe on the gate. Go where your cards fit.
lesson-space = Some tiles are only space, and nobody can take those. When a pile has nothing else left, they're turned up and counted on the board. Once the counter is full, the round is finished and the game ends. You lose what's still under your probes then.
lesson-gate = Think of the gate, too. The most probes there bring 9 points and the second most 6. If you're level with somebody, you both get the same, and one more jump puts you ahead.

## Why to try what the prepared match proposes

try-red = Each further red ore adds more, and there are many of them.
try-draw = With one card you can't develop, and now you draw four.
try-near = It costs no card, and your cards can scan and develop there.
try-reserve = That reserves a tile for you, and you keep the cards to develop.
try-third = That's a station, and the third red ore besides.

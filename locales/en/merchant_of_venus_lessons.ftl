### Merchant of Venus: what a newcomer is told in their first match, when it first comes up.

lesson-goal = You're a trader in space, and the most credits win. Fourteen cultures live out there. Each makes one good, and four others pay more for it. So find out who lives where, buy from one, and sell to another.
lesson-pilot = Your pilot comes from one of these cultures. At home they buy for less, 10 credits less with each level. Nobody knows yet where home is, so take whom you like. By the way, c150 means 150 credits.
lesson-discover = This is the short game, rounds 16 to 30. So before it begins each of you finds two cultures. Name a system, and whoever lives there comes to light. From then on everybody can trade with them.
lesson-stock = Buy a good now and sell it on your first flight. Beside each stands who wants it, and what the best buyer that's known pays now. Your two holds have 4 points of room, and the dear goods take 2.
lesson-place = Now put your ship on the map, not far from somebody who pays for your good. From the Galactic Base you reach about half of the systems in one turn, and most of the others in two.
lesson-voyage = Name a place, and your ship flies there by itself, turn after turn if it must. Each turn three dice give you movement, 10 or 11 on average. Where a % stands, that's the chance that nothing stops you on the way or leads you astray.
lesson-sale = They want what you carry. A market is weak, active or strong, and a strong one pays most. After a turn with sales it moves on to its next state. You could keep your good for a better price elsewhere, but the money buys the next one now.
lesson-passenger = A passenger waits here. They board for nothing, and pay when you bring them to their goal. All they need is room. Take those whose goal is known, or, with room to spare, those whose goal you may yet find.
lesson-business = In the turn in which you land in a city you get one purchase and one sale. Stay for another turn, and there's no limit. Besides goods there's equipment: with one more hold you carry more on each voyage.
lesson-port = You've enough for a spaceport, if you buy nothing this turn. It costs 200 credits, and at the end they come back. Until then you get 10 for each purchase or sale there, from the bank or from whoever trades there. Early on, goods earn more.
lesson-mission = You've had a mission from the start. The map marks its goal in your colour, and **My board** says what it asks. Do it when it lies on your way: it brings a reward card and fame, and each fame is 10 credits at the end.
lesson-contact = You've found somebody new, and from now on everybody can trade here. Because you were first, you may buy up to three things and sell up to three right away.
lesson-iou = Whoever you find lends you credits to buy from them, their IOU. It pays before your own money does. It's good only with them and worth nothing at the end, so spend it.
lesson-encounter = A ship has crossed an encounter field and drawn a card. Some cards bring credits, others cost some, and pirates stay where they come up.
lesson-stopped = Your ship flies by itself as long as the way is clear. Here it asks you: the dice fell short, a star may send you astray, or a field has a test. Name your goal again, and each way shows what it costs and how likely it is to work now.
lesson-thrust = A die that shows 1 is worth little for movement. Put it on extra thrust, and you roll a fourth die and add it. The 1 still counts.
lesson-navigation = You leave some stars by the exit with the number of your navigation die. So put a die there that leads your way, or your neighbour chooses the exit for you. The die still counts for movement.

## Why to try what the prepared match proposes

try-anywhere = Nobody knows yet who lives where, so any system is as good as another.
try-room = They pay c110, cost you nothing, and you have room.

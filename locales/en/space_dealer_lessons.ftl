### Space Dealer: what a newcomer is told in their first match, when it first comes up.

lesson-goal = You win with points, and you get them by bringing goods to the other players' planets. Your mines make the goods, and your ship carries them. There are no turns: everybody plays at once. Whatever takes time takes one of your two sand timers. The game is as long as thirty timers, one after another.
lesson-settle = Begin with a generator and a mine. The generator powers the two columns next to the planet on its side, and a mine needs power. The clock starts when all of you have placed yours.
lesson-plan = You have four more cards of your own. Before you can build one, you plan it. That lays it ready, takes no timer, and nobody sees which card it is. Take a second mine in another colour, because most demands ask for two colours.
lesson-build = Now start a timer to build it. When the sand has run out, the mine lies there and works. It needs a free column with power.
lesson-use = You have another timer. Put it on the mine you began with: when it runs out, the mine makes one good. Let that go straight into your ship, which stands at home.
lesson-ready = When a timer has run out, its job is done, and it's free for the next one. While both run you've nothing to do: I call you when one is done. If you've no job for a free timer, choose Wait.
lesson-wanted = You've got your first good. Now look who wants it: the lower half of each card asks for goods, and says what they're worth. You can deliver to the others' planets, and they can deliver to yours. It counts only when you bring everything that one demand asks for.
lesson-research = A timer can also research. That raises your level, and then you can draw better cards: mines that make any colour, and more power. It pays to do it early.
lesson-fly = A flight takes a timer, too. With goods aboard, your ship only reaches the next planet. Between two players there's always a neutral planet, so a neighbour is two flights away. An empty ship reaches any planet in one.
lesson-customer = Who wants your goods? { $seat-1 } does: the lower half of their blue mine 1 asks for red and yellow. It's two flights away: first to the neutral planet between you, and then on to { $seat-1 }.
lesson-draw = At level 2 you can draw. Two cards come up and you keep one. That takes no timer, so do it while yours run. Keep what you lack: a mine is no use without a column that has power, so power comes first.
lesson-power = The card you've kept is planned, and you can build it. A satellite goes on top of a generator, and its side then has power for three columns instead of two. That's room for your next mine.
lesson-orders = A ship has landed. You needn't sit and watch for that: under **Standing orders** you can say what a timer does once it's free, such as flying on. It happens even while you're away. Long games are played like that.
lesson-deliver = Your ship is where somebody wants what it carries. Handing it in takes no timer, so start your free timer first, and then deliver. You score, and one of your ten markers stays there. Once somebody has placed their last marker, the game is over.
lesson-host = A demand has been met, and nobody else can meet it now. Whoever delivered scores the higher number, and the owner of the planet the lower one. So every card you build can bring you points when others deliver to you.

## Why to try what the prepared match proposes

try-any = Any of your mines will do to begin with.
try-second = Most demands ask for two colours, and your red good is ready.
try-way = It lies between you and those who want your goods.
try-room = Both of your columns with power are taken, and this gives power to a third.
try-there = That's where your red and yellow goods are wanted.
try-meanwhile = Planning takes no timer, so do it while your ship flies.
try-spare = Your other timer is free, and the satellite gives power to this column.
try-home = At home you can load the next goods.

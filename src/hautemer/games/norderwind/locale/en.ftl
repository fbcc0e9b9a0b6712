# Norderwind in English.
# Attributes of names: .the with the definite article, .some as an object (salt, a cannon).

title = Norderwind
tagline = Three stacks of sea, three ports in need: set your sail, the north wind waits for nobody.
aim = Place all your cubes and you win: one for each order delivered to a port. Your turn is a voyage: choose a stack, turn its tiles one by one, and use two actions to buy, sell, equip or deliver.
scored = Cubes placed

## Goods, and what the ports want

name-salt = salt
    .the = the salt
    .some = salt
name-wheat = wheat
    .the = the wheat
    .some = wheat
name-wine = wine
    .the = the wine
    .some = wine
name-wood = wood
    .the = the wood
    .some = wood
name-fish = fish
    .the = the fish
    .some = fish
name-gold = gold
    .the = the gold
    .some = gold
name-cube = cube
    .the = the cube
    .some = a cube
name-captain = pirate captain
    .the = the pirate captain
    .some = a pirate captain

## Tiles

name-norderkap = Norderkap
    .the = Norderkap
    .some = Norderkap
name-trutzhavn = Trutzhavn
    .the = Trutzhavn
    .some = Trutzhavn
name-olesand = Olesand
    .the = Olesand
    .some = Olesand
name-salt-1 = salt port at 1
    .the = the salt port at 1
    .some = a salt port at 1
name-salt-3 = salt port at 3
    .the = the salt port at 3
    .some = a salt port at 3
name-wheat-1 = wheat port at 1
    .the = the wheat port at 1
    .some = a wheat port at 1
name-wheat-3 = wheat port at 3
    .the = the wheat port at 3
    .some = a wheat port at 3
name-fish-1 = fish port at 1
    .the = the fish port at 1
    .some = a fish port at 1
name-fish-3 = fish port at 3
    .the = the fish port at 3
    .some = a fish port at 3
name-wood-1 = wood port at 1
    .the = the wood port at 1
    .some = a wood port at 1
name-wood-3 = wood port at 3
    .the = the wood port at 3
    .some = a wood port at 3
name-wine-2 = wine port at 2
    .the = the wine port at 2
    .some = a wine port at 2
name-wine-3 = wine port at 3
    .the = the wine port at 3
    .some = a wine port at 3
name-merchant-2 = merchant ship at 2
    .the = the merchant ship at 2
    .some = a merchant ship at 2
name-merchant-3 = merchant ship at 3
    .the = the merchant ship at 3
    .some = a merchant ship at 3
name-equipment = equipment port
    .the = the equipment port
    .some = an equipment port
name-wreck = wreck
    .the = the wreck
    .some = a wreck
name-fog = fog
    .the = the fog
    .some = fog

## Equipment and posts

name-sail = sail
    .the = the sail
    .some = a higher sail
name-cannon = cannon
    .the = the cannon
    .some = a cannon
name-crew = crew
    .the = the crew
    .some = a hand for the crew
name-boatman = boatman
    .the = the boatman
    .some = a boatman
name-gunner = gunner
    .the = the gunner
    .some = a gunner
name-treasurer = treasurer
    .the = the treasurer
    .some = a treasurer
name-accountant = accountant
    .the = the accountant
    .some = an accountant
name-lookout = lookout
    .the = the lookout
    .some = a lookout

## Dice

name-coin = coin
    .the = the coin
    .some = a coin
name-silver = silver ball
    .the = the silver ball
    .some = a silver ball
name-blue = double blue ball
    .the = the double blue ball
    .some = a double blue ball
name-blank = blank
    .the = the blank
    .some = a blank

## Moments of a turn

name-stack = choice of a stack
    .the = the choice of a stack
    .some = a choice of stack
name-sailing = voyage
    .the = the voyage
    .some = a voyage
name-tile = tile
    .the = the tile
    .some = a tile
name-pirates = pirates
    .the = the pirates
    .some = pirates
name-letters = letters of trade
    .the = the letters of trade
    .some = letters of trade
name-over = end
    .the = the end
    .some = an end
name-top = top
    .the = the top
    .some = a top
name-bottom = bottom
    .the = the bottom
    .some = a bottom

## What happens

fact-sailed = { $cut ->
    [0] { $seat } sets course for { $port }.
    [one] { $seat } slips one tile under the stack and sets course for { $port }.
   *[other] { $seat } slips { $cut } tiles under the stack and sets course for { $port }.
}
fact-looked = { $seat } sends the lookout up the mast.
fact-looked-own = Your lookout calls: { $tile }.
fact-looked-seen = { $seat }’s lookout calls: { $tile }.
fact-put-under = { $seat } slips the tile that the lookout saw under the stack.
fact-put-under-own = You slip { $tile_the } under the stack.
fact-put-under-seen = { $seat } slips { $tile_the } under the stack.
fact-kept = { $seat } leaves the tile that the lookout saw on the stack.
fact-kept-own = You leave { $tile_the } on the stack.
fact-kept-seen = { $seat } leaves { $tile_the } on the stack.
fact-drew = { $seat } turns up tile { $number }: { $tile }.
fact-passed-by = { $seat } sails past { $tile_the }.
fact-came-home = { $seat } comes home; the { $port } stack is shuffled.
fact-got-letter = { $seat } gets a letter of trade and now has { $letters }.
fact-turn = Turn { $turn }: { $seat } puts to sea.
fact-income = { $gold ->
    [one] The chests are empty: { $seat } gets { $gold } gold.
   *[other] The chests are empty, but the treasurer is at work: { $seat } gets { $gold } gold.
}
fact-used-letter = { $seat } hands in a letter of trade.
fact-kept-letter = { $seat } keeps the letter of trade.
fact-bought = { $seat } buys { $goods } for { $gold } gold.
fact-sold = { $seat } sells { $goods } for { $gold } gold.
fact-overboard = { $seat } throws overboard: { $goods }.
fact-accountant = { $seat }’s accountant adds { $gold } gold.
fact-raised-sail = { $seat } raises the sail to { $sail } for { $gold } gold.
fact-mounted-cannon = { $seat } buys a cannon for { $gold } gold and now has { $cannons }.
fact-hired = { $seat } hires { $post_some } for { $gold } gold.
fact-salvaged = { $seat } salvages { $gold } gold from the wreck.
fact-delivered = { $seat } delivers order { $order } to { $port } and places a cube.
fact-majority = { $seat } leads in { $port } and places the majority cube.
fact-majority-lost = A tie in { $port }: { $seat } takes the majority cube back.
fact-all-ports = { $seat } has delivered to all three ports: one more cube!
fact-full-crew = { $seat }’s crew is complete: one more cube!
fact-treasure = Treasure in the fog! { $seat } finds { $gold } gold.
fact-pirates = A pirate ship of strength { $strength } looms up before { $seat }.
fact-overwhelmed = Neither gold nor cannons enough: { $seat } has lost before the fight begins.
fact-paid = { $seat } pays the pirates { $gold } gold and sails on.
fact-fought = { $hits ->
    [0] { $seat } opens fire ({ $shots }): no hit against a strength of { $strength }.
    [one] { $seat } opens fire ({ $shots }): { $hits } hit against a strength of { $strength }.
   *[other] { $seat } opens fire ({ $shots }): { $hits } hits against a strength of { $strength }.
}
fact-beaten = The pirates win: the voyage is over for { $seat }.
fact-captured = Victory! { $seat } throws the pirate captain into prison.
fact-prison-full = Victory! The prison is full: { $seat } gets { $gold } gold instead.
fact-won = { $seat } places the last of { $cubes } cubes and wins!
fact-turn-limit = Everybody has had 200 turns: the match is over.

## What is asked, what can be chosen

ask-sail = Your move: which stack do you sail into?
ask-lookout = Your lookout saw the first tile: do you leave it, or slip it under the stack?
ask-draw = You may turn up the next tile.
ask-stop = You may end your voyage.
ask-trade = You may buy or sell here.
ask-trade-buy = You may buy here.
ask-trade-sell = You may sell here.
ask-trade-buy-sell = You may swap one good for another.
ask-trade-buy-overboard = You may buy here and throw goods overboard.
choose-trade-buy = Buy
choose-trade-sell = Sell
choose-trade-buy-sell = Swap
choose-trade-buy-overboard = Buy and throw overboard
ask-equip = You may fit out your ship.
ask-equip-post = You may hire somebody.
ask-salvage = You may search the wreck.
ask-deliver = You may deliver this port’s order.
ask-skip = You may also do nothing.
ask-only-skip = There is nothing you can do here.
ask-only-draw = Turn up the first tile.
ask-only-pay = Your cannons would not do: you must pay the pirates.
ask-only-fight = You have nothing to pay with: you must fight the pirates.
ask-in-letters = Your letter of trade opens this tile to you too: will you use it?
ask-pay = You may pay the pirates 1 gold.
ask-fight = You may fight the pirates.

field-sail-cut = First slip tiles from the top under the stack, unseen
field-trade-buy = What do you buy?
field-trade-sell = What do you sell?
field-trade-overboard = What do you throw overboard?

move-sail = { $cut ->
    [0] Sail for { $stack }
    [one] Sail for { $stack }, one tile slipped under
   *[other] Sail for { $stack }, { $cut } tiles slipped under
}
move-lookout = { $under ->
    [yes] Slip it under the stack
   *[no] Leave it on top
}
move-draw = Turn up the next tile
then-draw = …and sail on
move-stop = Go home
move-trade = Trade
move-trade-buy = Buy { $buy }
move-trade-sell = Sell { $sell }
move-trade-overboard = Throw overboard: { $overboard }
move-trade-buy-sell = Sell { $sell } and buy { $buy }
move-trade-buy-overboard = Buy { $buy }; throw overboard: { $overboard }
move-equip = Buy { $what_some }
move-equip-post = Hire { $post_some }
web-move-trade-buy = Buy { $buy } · { $gold } gold
web-move-trade-sell = Sell { $sell } · +{ $gold } gold
web-move-trade-buy-overboard = Buy { $buy } · { $gold } gold; throw overboard: { $overboard }
web-move-equip = Buy { $what_some } · { $gold } gold
web-move-equip-post = Hire { $post_some } · { $gold } gold: { $does }
web-does-boatman = 2 goods or a swap at a merchant ship
web-does-gunner = a double blue ball hits twice
web-does-treasurer = 2 gold when the chest is empty
web-does-accountant = 1 gold more per sale
web-does-lookout = sees the first tile
race = { $goal } cubes
web-against = against
web-fight-won = Victory!
web-fight-lost = Defeat!
web-fight-tally = { $hits ->
    [one] { $hits } hit, { $strength } needed
   *[other] { $hits } hits, { $strength } needed
}
web-fight-captain = in prison
dossier-ship = Gold { $gold }, trade letters { $letters }, sail { $sail }, cannons { $cannons }.
dossier-hold = In the hold ({ $count } of { $most }): { $goods }.
dossier-hold-empty = The hold is empty.
dossier-crew = Crew: { $crew }.
dossier-crew-none = No crew yet.
dossier-captains = { $count ->
    [0] No pirate captain in prison.
    [one] { $count } pirate captain in prison.
   *[other] { $count } pirate captains in prison.
}
dossier-orders = { $count ->
    [one] { $count } order delivered to { $port }.
   *[other] { $count } orders delivered to { $port }.
}
dossier-majorities = Majority cubes: { $ports }.
dossier-all-ports = One cube for delivering to all three ports.
dossier-full-crew = One cube for a full crew.
web-odds = { $dice ->
    [one] { $dice } die · { $chance }%
   *[other] { $dice } dice · { $chance }%
}
web-fight-odds = { $dice ->
    [one] Fight: { $dice } die, { $chance }% to win
   *[other] Fight: { $dice } dice, { $chance }% to win
}
move-salvage = Search the wreck
move-salvage-then-draw = Search the wreck and sail on
move-deliver = Deliver the order
move-skip = Do nothing
move-skip-then-draw = Sail on
move-pay = Pay 1 gold
move-fight = Fight

reason-cubes-placed = A player has placed all cubes.
reason-turn-limit = Everybody has had 200 turns.

## The board in the terminal

board-seats = Ships
board-seat = Captain
board-cubes = Cubes (of { $goal })
board-gold = Gold
board-letters = Letters
board-sail = Sail
board-cannons = Cannons
board-hold = Hold
board-prison = Prison
board-crew = Crew
board-ports = Ports
board-port = Port
board-order = Open order
board-wants = no. { $number }: { $things }
board-no-order = all delivered
board-delivered = Delivered by
board-deliveries = { $seats }
board-majority = Majority
board-known = In the stack
board-unknown = Unknown
board-unseen = Tiles never seen yet
board-unseen-tiles = { $tiles }
board-all-seen = All tiles have been seen.
board-voyage = { $seat }’s voyage to { $port }
board-ashore = { $seat } is to choose a stack.
board-drawn = Turned up: { $tiles }
board-nothing-drawn = No tile is turned up yet.
board-reach = Tiles: { $drawn } of { $reach }; actions: { $actions } of 2.
board-put-under = A tile seen by the lookout lies under the stack.
board-open = Tile to resolve: { $tile }.
board-fighting = Pirates of strength { $strength }.
board-asked = { $seat } is to answer.
board-barred-buying = Not to be bought here by a letter: { $goods }.
board-barred-selling = Not to be sold here by a letter: { $goods }.
board-barred-equipment = Not to be bought here by a letter: { $things }.
board-own = Only you know
board-spotted-top = Your lookout saw the top tile: { $tile }.
board-spotted-bottom = You know the bottom tile: { $tile }.
board-of-spotted-top = This ship’s lookout saw the top tile: { $tile }.
board-of-spotted-bottom = { $seat } knows the bottom tile: { $tile }.
board-own-known = In the { $port } stack you also know of: { $tiles }.

## The rules, clause by clause

part-N1 = Set-up
clause-N1-1 = Shuffle all tiles but the three destinations and deal them into three stacks of seven. Add its destination to each and shuffle the eight tiles. Everybody knows which destination is in which stack, but not how deep.
clause-N1-2 = Everybody begins with 5 gold, 1 letter of trade, 1 cannon mounted, the sail at 4, hold and prison empty, no crew, and 10 cubes to place (8 with four players). The bank never runs out of anything.
clause-N1-3 = Luck says who begins; then it goes clockwise.
clause-N1-4 = The order of the stacks is the only secret. What has been seen of a stack’s contents is noted for all: of equal tiles, as many as the one voyage that showed most of them. What a lookout sees is noted for his captain alone until the tile is turned up.
clause-N1-5 = (Our ruling.) A tile that a lookout slipped under stays in his captain’s own notes after the voyage, beside the tiles turned up in it. The notes also list what nobody has seen yet; everybody could work that out.

part-N2 = A turn
clause-N2-1 = If you have no gold when your turn begins, you get 1, or 2 with a treasurer.
clause-N2-2 = Choose a stack. First you may move as many tiles as you like from its top to its bottom, without looking, but not all of them.
clause-N2-3 = If you have a lookout, he looks at the top tile, once and always: leave it there or slip it under the stack. It does not count as turned up. Only you see it; everybody sees what you do with it.
clause-N2-4 = Then turn up tiles one by one, done with each before the next, and never more than your sail showed when you set out. The first is compulsory; after each one you may stop. Every action tile wants an answer, be it only passing by. The voyage ends by itself after the second action, a lost fight or the last tile within reach, once the letters are played.
clause-N2-5 = Two actions a voyage: with the second it is over. Using a tile is an action: trading, fitting out, searching the wreck, delivering. Fog is none, and neither is passing by.
clause-N2-6 = If you come home with fewer than two actions and fewer than two letters, you get a letter of trade, even after a lost fight. Nobody has more than two.
clause-N2-7 = Shuffle the eight tiles of the stack; the next player is in turn.
clause-N2-8 = (Our ruling.) Tiles you cut go under as one packet, in their order.
clause-N2-9 = (Our ruling.) You may take back the choice of a stack as long as nothing was seen. A tile turned up, or seen by a lookout, cannot be taken back.

part-N3 = Tiles
clause-N3-1 = A trade port deals in one good at one price: buy one or two, or sell one or two.
clause-N3-2 = A hold has six places, and two at most for the same good. If you buy more than fits, you throw other goods overboard in the same move, for nothing: exactly as many as are too many (aboard, less sold, plus bought, less six), and none of what you just bought. Without a purchase nothing goes overboard.
clause-N3-3 = A merchant ship deals in every good at one price: buy one or sell one. With a boatman: buy up to two or sell up to two, alike or not, or sell one and buy another; then the sale comes first, and its gold and its place serve the purchase. Example: with a boatman, a wood becomes a wine at no cost.
clause-N3-4 = An equipment port sells one thing: a higher sail for 2 gold (up to 6; it counts from the next voyage on), a cannon for 1 (up to 4), or a hand for 1, on a free post of your choice. There are five posts for four people, and nobody changes post.
clause-N3-5 = The wreck brings 2 gold.
clause-N3-6 = At a destination you may deliver the lowest open order: hand over its goods, gold and captains and place a cube. Once a voyage. When all nine orders are delivered you can only sail past.
clause-N3-7 = An accountant brings 1 gold for every tile at which you sell, however many goods; also for the sale in a swap. Example: two salt sold at 3 bring 7 gold.

part-N4 = Letters of trade
clause-N4-1 = When the active player has really bought or sold something at a trade port, a merchant ship or an equipment port, the opponents are asked in turn order: each may hand in one letter to use the tile once as well.
clause-N4-2 = They may not do what the active player did: at a trade port, go in the same direction; at an equipment port, buy the same kind of thing; at a merchant ship, buy what was bought or sell what was sold (each of two goods, each half of a swap). They bar nothing to each other. Their own crew helps them.
clause-N4-3 = Only those are asked who have a letter and could do something that is allowed.
clause-N4-4 = (Our ruling.) Whoever declines keeps the letter. What is done by a letter is an action of nobody’s voyage and opens the tile to nobody else.

part-N5 = Fog
clause-N5-1 = The event die is rolled at once. A coin: 1 gold for you.
clause-N5-2 = Skulls: a pirate ship of that strength. Pay 1 gold and sail on, or fight.
clause-N5-3 = A fight is one die for each cannon. Silver hits once; blue hits twice with a gunner, otherwise not at all; a blank misses. You need as many hits as the pirates are strong. Example: with two cannons against a strength of 2 you need two silver balls.
clause-N5-4 = Won: their captain goes to prison (1 gold if both places are taken), and the voyage goes on. Lost: the voyage is over.
clause-N5-5 = If your cannons cannot be enough even with the best of luck (1 hit each, 2 with a gunner), you can only pay; without gold the fight is lost and no die is rolled.
clause-N5-6 = (Our ruling.) If you could win but have no gold, you can only fight. You are asked all the same, in both cases.

part-N6 = Cubes and the end
clause-N6-1 = Whoever alone has delivered most orders to a port has one more cube there, from the first delivery on. If somebody draws level, that cube goes back to its owner, and the place stays empty until somebody leads alone.
clause-N6-2 = One cube for having delivered to all three ports, another for a crew of four. Everybody can earn each, once, and never loses it.
clause-N6-3 = The moment you have placed your last cube you have won, even out of turn if a letter completes your crew. No more letters, no more income, no more shuffling.
clause-N6-4 = All cubes of one delivery or purchase, and a majority lost by it, are one event. Nobody places a cube he does not have: a score never passes 10 (8 with four players).
clause-N6-5 = (Our ruling, so that every match ends.) When everybody has had 200 turns it is over. Most cubes win; a tie is shared.
clause-N6-6 = (Our ruling.) The last of these turns is a whole one, with its letter and its shuffle; only the income of the next turn is not paid.
clause-N6-7 = (Our ruling.) If cubes run out, the order comes first, then the majority, then the three ports.

## The guided first round: what the old sea dog says

coach-welcome = Welcome, captain! Three ports wait for deliveries, each hidden in a stack of eight tiles. Deliveries place cubes, and ten cubes win. A voyage is one stack, at most four tiles (your sail) and two actions. Sail into the Olesand stack, without slipping any tile under it.
coach-draw = You are at sea. Tiles are turned up one by one, each settled before the next. The first is a must: turn it up.
coach-fog = Fog! The die might have brought pirates; you find 1 gold. Fog is no action: you still have two, and three tiles ahead. You could go home, but sail on.
coach-buy = The salt port at 1: buy or sell up to two salt at 1 gold each. That is as cheap as it gets. The hold takes six goods, at most two of a kind. Buy two salt: somewhere there is a salt port at 3.
coach-go-on = One action done, one to go. Your opponent has no salt to sell, so a letter of trade is of no use here. Turn up the next tile.
coach-sell = What luck: the salt port at 3, right behind! Sell your two salt: paid 2, sold for 6. It is your second action, and ends the voyage.
coach-watch = Five gold more than at the start: a fine voyage! The stack is shuffled, but what was seen in it stays noted for all. Now it is { $seat_1 }’s turn: watch closely.
coach-letter = { $seat_1 } buys a cannon. Your letter of trade lets you use the same tile, but not for the same thing: no cannon for you. Hire an accountant for 1 gold: he earns 1 gold with every sale.
coach-order = Your turn! Norderkap’s first order is 1 wine, and { $seat_1 } just passed by a wine port in that very stack: wine and port are both in there. Sail into the Norderkap stack.
coach-search = Eight shuffled tiles, and your sail shows you four of them: fingers crossed. Turn up the first.
coach-wine = The wine port! Buy one, for 2 gold: that is all the order asks for.
coach-hope = You have one action and three tiles left. If Norderkap is among them, the wine is delivered today; if not, it waits in the hold. Sail on.
coach-deliver = Norderkap ahoy! Deliver the order: it places a cube. And as nobody else has delivered here, you lead this port alone: a second cube for the majority.
coach-farewell = Two cubes in two voyages: well done, captain! More cubes come with a full crew of four and with a delivery to each of the three ports. Trutzhavn wants pirate captains: you will need cannons. The sea is yours!

## Why not

why-under-way = You are at sea: one stack a voyage.
why-first-tile = The first tile is a must; after it you may go home.
why-cannot-pay = You do not have what this port’s order asks for.
why-all-delivered = All orders of this port are delivered.
why-barred = With a letter one cannot do what the active player just did.
why-full = Your ship has no room for more of that.
why-enough = You have two aboard already: the hold takes no more of a kind.
why-not-aboard = You have none aboard.
why-too-dear = You do not have enough gold.
why-too-strong = Even if every shot hit, your cannons would not be enough: you must pay.
why-no-ransom = You have no gold to pay with: you must fight.

## Why the hint is good

hint-sail-order = You have aboard all that the order of { $port } wants, and that port lies in this stack.
hint-sail-known = This stack is known to hold { $tile_some }: nothing would serve you better.
hint-sail-hope = This stack gives you most to hope for, above all { $tile_some }.
hint-lookout-under = What the stack may still hide would serve you better than { $tile_the }: put it under.
hint-lookout-keep = Nothing better is likely to come than { $tile_the }: leave it on top.
hint-draw = There is still something to hope for, above all { $tile_some }.
hint-draw-fog = Only the fog can still be worth something to you: a piece of gold, or a pirate captain.
hint-stop-letter = The letter for coming home is worth more than what may still come.
hint-stop = Nothing that may still come would serve you.
hint-fight = You would win about { $chance }% of the time, and a captured captain is worth having.
hint-fight-little-to-lose = You would win only about { $chance }% of the time, but there is little left to lose on this voyage, and paying costs gold.
hint-fight-captain = You would win only about { $chance }% of the time, but a captured captain is worth the risk.
hint-pay = You would win about { $chance }% of the time: a piece of gold costs less than the end of the voyage.
hint-skip-letter = Nothing here is worth a letter: keep it for something better.
hint-skip-for = Keep your action for what may still come, above all { $tile_some }.
hint-skip-fog = Nothing here is worth the end of the voyage: the fog may still bring gold or a pirate captain.
hint-skip-home = Nothing here is worth an action: better come home with a letter.
hint-skip = Nothing that can be done here would bring you on.
hint-deliver-wins = This delivery places your last cube: you win.
hint-deliver = This delivery brings you { $count ->
    [one] a cube
   *[other] { $count } cubes
}; that leaves { $left } to place.
hint-trade-order = The open order of { $port } is waiting for it: { $goods }.
hint-trade-swap = Here { $bought_the } will serve you more than { $sold_the }.
hint-trade-sell = At this price ({ $gold } gold in all) it is better sold than kept in the hold: { $goods }.
hint-trade-cheap = Bought for { $price }, sold for up to { $most }: { $goods }.
hint-trade-stock = Orders to come will want it: { $goods }.
hint-equip-sail = You will be able to draw { $count } tiles a voyage: the sooner you have it, the more it brings.
hint-equip-cannon = { $count ->
    [one] A cannon is
   *[other] { $count } cannons are
} enough more often against pirates, and their captains have their price.
hint-equip-full-crew = With { $count } aboard your crew is complete: that is a cube.
hint-equip-post = The sooner { $post_the } comes aboard, the longer you profit, and a full crew is worth a cube.
hint-salvage = { $gold ->
    [one] A piece of gold
   *[other] { $gold } gold
} for nothing: that is more than what may come promises.

## What each thing is for

about-port = Trading port. Its good: { $good }. Buy one or two of it, or sell one or two, at { $price ->
    [one] 1 gold
   *[other] { $price } gold
} each.
about-merchant = Merchant ship: buy or sell one good of your choice for { $price } gold. With a boatman: two, or an exchange.
about-good = A good for the hold: six places, two of a kind at most. Bought and sold at sea; many orders ask for it.
about-fog = A die is rolled at once: one gold for you, or pirates of strength 1 to 3. Pay them 1 gold, or fight with your cannons. It is no action.
about-cube = One cube for each order delivered, for whoever leads a port alone, for all three ports and for a crew of four. Whoever places the last cube has won.
about-gold = Buys goods and equipment and pays off pirates; some orders ask for it.
about-letters = When somebody else has just bought or sold, a letter lets you use that tile too, but not for the same thing. Two at most; you get one for a voyage with fewer than two actions.
about-sail = So many tiles at most on each voyage. One step more costs 2 gold, up to 6.
about-cannon = One die for each cannon against pirates. 1 gold at an equipment port; four at most.
about-captain = A pirate captain, taken in a fight. The prison holds two; Trutzhavn asks for them.
about-boatman = With a merchant ship buys two goods, sells two, or exchanges one for another.
about-gunner = In a fight each blue double ball hits twice.
about-treasurer = Without gold at the start of your turn you get 2 instead of 1.
about-accountant = 1 gold more for each tile where you sell.
about-lookout = At the start looks at the top tile of the stack: leave it, or slip it under.
about-coin = One gold for you.
about-silver = Hits once.
about-blue = Hits twice with a gunner, otherwise not at all.
web-own-tiles = what may come

## The result

web-reveal = Who served which ports
web-majority-of = Majority: { $seat }
web-majority-none = Majority: nobody
web-source-orders = orders
web-source-majorities = majorities
web-source-all-ports = all three ports
web-source-full-crew = full crew
web-turn-kicker = turn
web-turn-cubes = { $count ->
    [0] One cube less
    [one] { $seat } places a cube
   *[other] { $seat } places { $count } cubes at once
}
web-turn-last-cube = The last cube of { $seat }
web-end-placed = All { $cubes } cubes of { $seats } are placed.
web-end-limit = After 200 turns, { $cubes } cubes are enough for { $seats }.

# Norderwind in English.
# Attributes of names: .the with the definite article, .some as an object (salt, a cannon).

title = Norderwind
tagline = Three stacks of tiles, three ports in need: hoist your sail, the north wind waits for nobody.
aim = Be the first to place all your cubes: one for each order you deliver. Your turn is a voyage of up to two actions.
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
name-salt-1 = salt port (1 gold)
    .the = the salt port (1 gold)
    .some = a salt port (1 gold)
name-salt-3 = salt port (3 gold)
    .the = the salt port (3 gold)
    .some = a salt port (3 gold)
name-wheat-1 = wheat port (1 gold)
    .the = the wheat port (1 gold)
    .some = a wheat port (1 gold)
name-wheat-3 = wheat port (3 gold)
    .the = the wheat port (3 gold)
    .some = a wheat port (3 gold)
name-fish-1 = fish port (1 gold)
    .the = the fish port (1 gold)
    .some = a fish port (1 gold)
name-fish-3 = fish port (3 gold)
    .the = the fish port (3 gold)
    .some = a fish port (3 gold)
name-wood-1 = wood port (1 gold)
    .the = the wood port (1 gold)
    .some = a wood port (1 gold)
name-wood-3 = wood port (3 gold)
    .the = the wood port (3 gold)
    .some = a wood port (3 gold)
name-wine-2 = wine port (2 gold)
    .the = the wine port (2 gold)
    .some = a wine port (2 gold)
name-wine-3 = wine port (3 gold)
    .the = the wine port (3 gold)
    .some = a wine port (3 gold)
name-merchant-2 = merchant ship (2 gold)
    .the = the merchant ship (2 gold)
    .some = a merchant ship (2 gold)
name-merchant-3 = merchant ship (3 gold)
    .the = the merchant ship (3 gold)
    .some = a merchant ship (3 gold)
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
name-boatman = boatswain
    .the = the boatswain
    .some = a boatswain
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

name-stack = stack
    .the = the stack
    .some = a stack
name-sailing = voyage
    .the = the voyage
    .some = a voyage
name-tile = tile
    .the = the tile
    .some = a tile
name-pirates = pirates
    .the = the pirates
    .some = pirates
name-letters = trade letters
    .the = the trade letters
    .some = trade letters
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
    [0] { $seat } sails for { $port }.
    [one] { $seat } slips one tile under the stack and sails for { $port }.
   *[other] { $seat } slips { $cut } tiles under the stack and sails for { $port }.
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
fact-got-letter = { $seat } gets a trade letter and now has { $letters }.
fact-turn = Turn { $turn }: { $seat } puts to sea.
fact-income = { $gold ->
    [one] The chests are empty: { $seat } gets { $gold } gold.
   *[other] The chests are empty, but the treasurer is at work: { $seat } gets { $gold } gold.
}
fact-used-letter = { $seat } hands in a trade letter.
fact-kept-letter = { $seat } keeps the trade letter.
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
fact-overwhelmed = Not enough gold, not enough cannons: { $seat } loses without a fight.
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

ask-sail = Which stack do you sail into?
ask-lookout = First tile: keep it, or slip it under?
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
ask-only-pay = Your cannons can’t win: you must pay the pirates.
ask-only-fight = You can’t pay the pirates: you must fight.
ask-in-letters = Use your trade letter on this tile?
ask-pay = You may pay the pirates 1 gold.
ask-fight = You may fight the pirates.

field-sail-cut = Slip tiles under first?
field-trade-buy = What do you buy?
field-trade-sell = What do you sell?
field-trade-overboard = What do you throw overboard?

move-sail = { $cut ->
    [0] Sail for { $stack }
    [one] { $stack } (1 under)
   *[other] { $stack } ({ $cut } under)
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

reason-cubes-placed = A player has placed all their cubes.
reason-turn-limit = Everybody has had 200 turns.

figure-turns = Turns per seat
figure-deliveries = Orders delivered
figure-full-crews = Complete crews

## The board in the terminal

board-seats = Ships
board-seat = Player
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
board-barred-buying = Letters can’t buy this here: { $goods }.
board-barred-selling = Letters can’t sell this here: { $goods }.
board-barred-equipment = Letters can’t buy this here: { $things }.
board-own = Only you know
board-spotted-top = Your lookout saw the top tile: { $tile }.
board-spotted-bottom = You know the bottom tile: { $tile }.
board-of-spotted-top = This ship’s lookout saw the top tile: { $tile }.
board-of-spotted-bottom = { $seat } knows the bottom tile: { $tile }.
board-own-known = In the { $port } stack you also know of: { $tiles }.

## The rules, clause by clause

part-N1 = Set-up
clause-N1-1 = Shuffle all tiles except the three destinations and deal them into three stacks of seven. Add one destination to each and shuffle the eight tiles. Everyone knows which destination is in which stack, but not how deep.
clause-N1-2 = Everyone starts with 5 gold, 1 trade letter, 1 mounted cannon, the sail at 4, an empty hold and prison, no crew, and 10 cubes to place (8 with four players). The bank never runs out.
clause-N1-3 = The first player is drawn at random; then play goes clockwise.
clause-N1-4 = Nobody knows the order of the tiles; nothing else is hidden, except what a lookout sees. For each stack there is a list for everyone: of each kind of tile, the largest number seen in any one voyage. A tile that your lookout sees is only on your own list, until it is turned up.
clause-N1-5 = (Our ruling.) A tile that you slip under after your lookout’s look stays on your own list after the voyage, with the tiles turned up in it. The list also shows what nobody has seen yet; everyone could work that out.

part-N2 = A turn
clause-N2-1 = If you have no gold when your turn begins, you get 1, or 2 with a treasurer.
clause-N2-2 = Choose a stack. Before you turn up its first tile, you may slip any number of tiles, but not all, from the top under the stack without looking.
clause-N2-3 = If you have a lookout, you always look at the top tile once, after any slipping and before you set out. Leave it or slip it under the stack. It doesn’t count as one of your tiles. Only you see it; everyone sees what you do with it.
clause-N2-4 = Turn up tiles one by one and resolve each before the next, never more than your sail showed when you set out. You must turn up the first; after each one you may stop. At every tile that offers an action you say whether you use it or sail past. The voyage ends by itself after the second action, a lost fight or the last tile your sail allows, once the others have had their chance to hand in trade letters.
clause-N2-5 = Two actions per voyage: after the second it is over. Using a tile is an action: trading, equipping, searching the wreck, delivering. Fog isn’t one, and neither is sailing past.
clause-N2-6 = If you come home with fewer than two actions and fewer than two letters, you get a trade letter, even after a lost fight. You can’t have more than two.
clause-N2-7 = Shuffle the eight tiles of the stack. It’s the next player’s turn.
clause-N2-8 = (Our ruling.) Tiles you slip under before setting out go there as one packet, in their order.
clause-N2-9 = (Our ruling.) You may take back the choice of a stack as long as nothing has been seen. A tile turned up, or seen by a lookout, can’t be taken back.

part-N3 = Tiles
clause-N3-1 = A trade port deals in one good at one price: buy one or two, or sell one or two.
clause-N3-2 = Your hold has six places, and at most two for the same good. If you buy more than fits, you throw other goods overboard in the same move, for nothing: exactly as many as exceed six after the purchase, and none of a kind you have just bought. If you buy nothing, nothing goes overboard.
clause-N3-3 = A merchant ship trades every good at one price: buy one or sell one. With a boatswain: buy up to two, or sell up to two, alike or not, or sell one and buy another; then the sale comes first, so you can use its gold and its place. Example: with a boatswain you can turn wood into wine at no cost.
clause-N3-4 = At an equipment port you buy one thing: a higher sail for 2 gold (up to 6; it counts from your next voyage), a cannon for 1 (up to 4), or a crew member for 1, on a free post of your choice. There are five posts for four people, and nobody changes posts.
clause-N3-5 = The wreck brings 2 gold.
clause-N3-6 = At a destination you may deliver its open order with the lowest number: hand over the goods, gold and captured pirate captains and place a cube. Once per voyage. When all nine orders have been delivered, you can only sail past.
clause-N3-7 = If you have an accountant, you get 1 gold on top of the price for every tile at which you sell, however many goods; also for the sale in a swap. Example: two salt sold at 3 bring 7 gold.

part-N4 = Trade letters
clause-N4-1 = After the active player has actually bought or sold something at a trade port, a merchant ship or an equipment port, the opponents are asked in turn order: you may hand in one letter and use the tile once as well.
clause-N4-2 = With a letter you may not do what the active player has just done. At a trade port: not buy if they bought, not sell if they sold. At an equipment port: not buy the same thing, be it a sail, a cannon or a crew member. At a merchant ship: not buy a good they bought or sell a good they sold (each of two goods, each half of a swap). Letters don’t restrict each other, and your own crew’s abilities apply.
clause-N4-3 = You’re only asked if you have a letter and could do something that is allowed.
clause-N4-4 = (Our ruling.) If you decline, you keep the letter. Using a letter isn’t an action of anybody’s voyage and opens the tile to nobody else.

part-N5 = Fog
clause-N5-1 = The event die is rolled at once. A coin: 1 gold for you.
clause-N5-2 = Skulls: a pirate ship of that strength. Pay 1 gold and sail on, or fight.
clause-N5-3 = In a fight you roll one die per cannon. A silver ball hits once; a double blue ball hits twice with a gunner, otherwise not at all; a blank misses. You need at least as many hits as the pirates’ strength. Example: with two cannons against a strength of 2 you need two silver balls.
clause-N5-4 = If you win, their captain goes to your prison (if both places are taken, you get 1 gold instead), and the voyage continues. If you lose, the voyage is over.
clause-N5-5 = If you can’t win even with perfect rolls (1 hit per cannon, 2 with a gunner), you can only pay. Without gold the fight is lost and no die is rolled.
clause-N5-6 = (Our ruling.) If you could win but have no gold, you can only fight. You’re still asked, in both cases.

part-N6 = Cubes and the end
clause-N6-1 = If you alone have delivered the most orders to one of the three destinations, you have the majority there and place one more cube, from the first delivery on. When somebody draws level, you take that cube back, and the place stays empty until somebody leads alone.
clause-N6-2 = You place one cube for having delivered to all three ports and one for a crew of four. Everyone can earn both, once each, and never loses them.
clause-N6-3 = The moment you place your last cube you have won, even out of turn if a letter completes your crew. After that there are no letters, no gold for an empty chest and no shuffling.
clause-N6-4 = All cubes of one delivery or purchase, and a majority lost by it, count at the same moment. You can’t place a cube you don’t have: a score never exceeds 10 (8 with four players).
clause-N6-5 = (Our ruling, so that every match ends.) When everyone has had 200 turns, the match is over. The most cubes win; a tie is shared.
clause-N6-6 = (Our ruling.) The last of these turns is a complete one, with its letter and its shuffle; only the gold for an empty chest at the next turn isn’t paid.
clause-N6-7 = (Our ruling.) If a delivery earns you more cubes than you have left, place them in this order: first for the order, then for the majority, then for the three ports.

## The guided match: what the old sea dog says

chapter-1 = Trade and delivery
chapter-2 = Pirates in the fog
coach-welcome =
    Welcome, captain! Three ports wait for deliveries, each hidden in a stack of eight tiles. Deliveries place cubes, and ten cubes win.

    A voyage is one stack, at most four tiles (your sail) and two actions.

    Sail into the Olesand stack, without slipping any tile under it.
coach-draw =
    You’re at sea. Turn up the tiles one by one and resolve each before the next.

    You must turn up the first one: go ahead.
coach-fog =
    Fog! The die could have brought pirates; you find 1 gold.

    Fog isn’t an action: you still have two, and three tiles ahead. You could go home, but sail on.
coach-buy =
    The salt port (1 gold): buy or sell up to two salt at 1 gold each. Your hold takes six goods, at most two of a kind.

    Somewhere there is a salt port that pays 3 gold. Buy two salt.
coach-go-on =
    One action done, one to go. Your opponent has no salt to sell, so a trade letter is no use here.

    Turn up the next tile.
coach-sell =
    Look at that: the salt port (3 gold), right behind! Bought for 2, sold for 6.

    Sell your two salt. It’s your second action and ends the voyage.
coach-watch =
    Five gold more than at the start: a fine voyage! The stack is shuffled, but what was seen in it stays noted for everyone.

    Now it is { $seat_1 }’s turn: watch closely.
coach-letter =
    { $seat_1 } buys a cannon. Your trade letter lets you use the same tile, but not for the same thing.

    Hire an accountant for 1 gold: every sale will earn you 1 gold more.
coach-order =
    Your turn! Norderkap’s first order is 1 wine, and { $seat_1 } just passed by a wine port in that very stack.

    Wine and port are both in there. Sail into the Norderkap stack.
coach-search = Eight shuffled tiles, and your sail shows you four of them: fingers crossed. Turn up the first.
coach-wine = The wine port! Buy one, for 2 gold: that is all the order asks for.
coach-hope =
    You have one action and three tiles left. If Norderkap is among them, the wine is delivered today; if not, it waits in the hold.

    Sail on.
coach-deliver =
    Norderkap ahoy! Nobody else has delivered here, so you will lead this port alone: one cube for the order, one for the majority.

    Deliver the order.
coach-farewell =
    Two cubes in two voyages: well done, captain! More cubes come with a full crew of four and with a delivery to each of the three ports.

    Trutzhavn wants pirate captains: you will need cannons. The sea is yours!
coach-welcome-2 =
    Trutzhavn’s first order is a pirate captain, and pirates hide in the fog. You have bought a second cannon and hired a gunner.

    Sail into the Trutzhavn stack.
coach-into-the-fog = Five of the 24 tiles are fog, and none has been seen yet. Turn up the first tile.
coach-fight =
    Fog, and pirates of strength 2! You may pay them 1 gold and sail on, or fight.

    You roll one die per cannon. A silver ball hits once; a double blue ball hits twice, because you have a gunner. You need two hits.

    If you lose, the voyage is over. Fight!
coach-won-fight =
    Silver and blue: three hits! The pirate captain goes into your prison.

    A fight isn’t an action: you still have two. Turn up the next tile.
coach-pay =
    Fog again, and pirates of strength 3. Two dice would win only about one time in five.

    You have the captain you need. Pay 1 gold and sail on.
coach-one-more-tile = Your sail shows you two more tiles. Turn up the next one.
coach-deliver-captain = Trutzhavn! Hand over your captain: one cube for the order, one for the majority. Deliver.
coach-farewell-2 =
    Two cubes and a safe ship! Your prison holds two captains; for a third you get 1 gold instead.

    More cannons make fights safer, and paying is often cheaper than losing a voyage. The sea is yours!

## Why not

why-under-way = You’re at sea: one stack per voyage.
why-first-tile = You must turn up the first tile; after it you may go home.
why-cannot-pay = You don’t have what this port’s order asks for.
why-all-delivered = All orders of this port are delivered.
why-barred = With a letter you can’t do what the active player just did.
why-full = Your ship has no room for more of that.
why-enough = You have two aboard already: the hold takes no more of a kind.
why-not-aboard = You have none aboard.
why-too-dear = You don’t have enough gold.
why-too-strong = Even if every shot hit, your cannons wouldn’t be enough: you must pay.
why-no-ransom = You have no gold to pay with: you must fight.

## Why the hint is good

hint-sail-order = You have everything aboard that { $port }’s order needs, and that port is in this stack.
hint-sail-known = This stack holds { $tile_some }, and that’s what you need most.
hint-sail-hope = This stack promises you most, above all { $tile_some }.
hint-lookout-under = What the stack may still hide would serve you better than { $tile_the }: put it under.
hint-lookout-keep = Nothing better is likely to come than { $tile_the }: leave it on top.
hint-draw = There’s still something worth drawing, above all { $tile_some }.
hint-draw-fog = Only fog could still help you: with gold, or with a pirate captain.
hint-stop-letter = The letter for coming home is worth more than what may still come.
hint-stop = Nothing that may still come would help you.
hint-fight = You’d win about { $chance }% of the time, and a captured captain is worth having.
hint-fight-little-to-lose = You’d win only about { $chance }% of the time, but there’s little left to lose on this voyage, and paying costs gold.
hint-fight-captain = You’d win only about { $chance }% of the time, but a captured captain is worth the risk.
hint-pay = You’d win about { $chance }% of the time: 1 gold costs less than the end of the voyage.
hint-skip-letter = Nothing here is worth a letter: keep it for something better.
hint-skip-for = Save your action for something better that may still turn up, above all { $tile_some }.
hint-skip-fog = Nothing here is worth the end of the voyage: the fog may still bring gold or a pirate captain.
hint-skip-home = Nothing here is worth an action: better come home with a letter.
hint-skip = Nothing here would help you.
hint-deliver-wins = This delivery places your last cube: you win.
hint-deliver = This delivery brings you { $count ->
    [one] a cube
   *[other] { $count } cubes
}; that leaves { $left } to place.
hint-trade-order = { $port }’s open order needs it: { $goods }.
hint-trade-swap = Here { $bought_the } will serve you more than { $sold_the }.
hint-trade-sell = At this price ({ $gold } gold in all) it is better sold than kept in the hold: { $goods }.
hint-trade-cheap = Bought for { $price }, sold for up to { $most }: { $goods }.
hint-trade-stock = Later orders will need it: { $goods }.
hint-equip-sail = You’ll turn up { $count } tiles per voyage: the sooner, the better.
hint-equip-cannon = { $count ->
    [one] A cannon beats
   *[other] { $count } cannons beat
} pirates more often, and a captured captain is worth having.
hint-equip-full-crew = With { $count } aboard your crew is complete: that is a cube.
hint-equip-post = The sooner { $post_the } comes aboard, the longer you profit, and a full crew is worth a cube.
hint-salvage = { $gold ->
    [one] 1 gold
   *[other] { $gold } gold
} for nothing: that’s more than the next tiles promise.

## What each thing is for

about-port = Trade port. Its good: { $good }. Buy one or two of it, or sell one or two, at { $price ->
    [one] 1 gold
   *[other] { $price } gold
} each.
about-merchant = Merchant ship: buy or sell one good of your choice for { $price } gold. With a boatswain: two, or a swap.
about-good = A good for the hold: six places, two of a kind at most. Bought and sold at sea; many orders ask for it.
about-fog = A die is rolled at once: one gold for you, or pirates of strength 1 to 3. Pay them 1 gold, or fight with your cannons. It isn’t an action.
about-cube = One cube for each order delivered, for leading a port alone, for all three ports and for a crew of four. Place your last cube and you win.
about-gold = Buys goods and equipment and pays off pirates; some orders ask for it.
about-letters = When somebody else has just traded or bought equipment, a letter lets you use that tile too, but not for the same thing. Two at most; you get one for a voyage with fewer than two actions.
about-sail = The most tiles you can turn up per voyage. One step more costs 2 gold, up to 6.
about-cannon = One die for each cannon against pirates. 1 gold at an equipment port; four at most.
about-captain = A pirate captain, taken in a fight. The prison holds two; Trutzhavn asks for them.
about-boatman = At a merchant ship: buy two goods, sell two, or swap one for another.
about-gunner = In a fight each double blue ball hits twice.
about-treasurer = Without gold at the start of your turn you get 2 instead of 1.
about-accountant = 1 gold more for each tile where you sell.
about-lookout = Before you set out, you look at the top tile of the stack: leave it, or slip it under.
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
    [0] One cube fewer
    [one] { $seat } places a cube
   *[other] { $seat } places { $count } cubes at once
}
web-turn-last-cube = The last cube of { $seat }
web-end-placed = All { $cubes } cubes of { $seats } are placed.
web-end-limit = After 200 turns, { $cubes } cubes are enough for { $seats }.

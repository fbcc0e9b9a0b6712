# Cartagena: Die Meuterei in English.
# Attribute of names: .the with the article; of a pile or supply, its whole name.

title = Cartagena: the mutiny
tagline = Twelve pirates behind their doors, a ghost, two leaders… and your side, which nobody knows.
aim = Be the richest player on the side that wins the mutiny, Valverde’s or Diaz’s. Choose a side with Bijoux or Ojo: without one you can’t win.
scored = Gold

## The pirates

name-valverde = Valverde
    .the = Valverde
name-diaz = Diaz
    .the = Diaz
name-crackpott = Crackpott
    .the = Crackpott
name-tembo = Tembo
    .the = Tembo
name-wessel-jan = Wessel-Jan
    .the = Wessel-Jan
name-dean-nero = Dean Nero
    .the = Dean Nero
name-pang = Pang
    .the = Pang
name-chang-ye = Chang Ye
    .the = Chang Ye
name-sate = Sate
    .the = Sate
name-bijoux = Bijoux
    .the = Bijoux
name-ojo = Ojo
    .the = Ojo
name-cambivalute = Cambivalute
    .the = Cambivalute
name-ghost = ghost
    .the = the ghost

## Cards and coins

name-valverde-1 = Valverde 1
    .the = the card Valverde 1
name-valverde-2 = Valverde 2
    .the = the card Valverde 2
name-valverde-3 = Valverde 3
    .the = the card Valverde 3
name-diaz-1 = Diaz 1
    .the = the card Diaz 1
name-diaz-2 = Diaz 2
    .the = the card Diaz 2
name-diaz-3 = Diaz 3
    .the = the card Diaz 3
name-monkey = monkey
    .the = your monkey
name-gold-1 = gold 1
    .the = the gold card of value 1
name-gold-2 = gold 2
    .the = the gold card of value 2
name-gold-3 = gold 3
    .the = the gold card of value 3
name-combat = combat card
    .the = the combat pile
name-gold = gold card
    .the = the gold pile
name-coin = coin
    .the = a coin
name-coins = coins
    .the = the supply of coins

## The duels

name-A = A
    .the = duel A
name-B = B
    .the = duel B
name-C = C
    .the = duel C
name-D = D
    .the = duel D
name-E = E
    .the = duel E

## Phases, and movements of cards

name-turn = turn
    .the = the turn
name-visit = visit
    .the = the visit
name-commit = duel
    .the = the duel
name-loot = theft
    .the = the theft
name-over = end
    .the = the end
name-took = taken
    .the = taken
name-put-under = put under the pile
    .the = put under the pile
name-turned = seen and put under the pile
    .the = seen and put under the pile
name-kept = one of two kept
    .the = one of two kept
name-shown = shown
    .the = shown

## Options

option-exhaustion = When a pile or the supply is empty
option-exhaustion-end-of-round = the mutiny starts at the end of the round
option-exhaustion-immediate = the mutiny starts at once

## What happens

fact-row-laid = Round { $round }: { $seat } shuffles the pirates and closes { $cabins } cabins.
fact-knocked = { $seat } knocks. { $pirate_the } opens the door.
fact-frightened = What a fright! { $seat } runs from the ghost, and the turn is over.
fact-visited = { $seat } visits { $pirate }.
fact-took-coins = { $count ->
    [0] There is no coin left for { $seat }.
    [one] { $seat } gets { $count } coin.
   *[other] { $seat } gets { $count } coins.
}
fact-took-gold = { $seat } takes a gold card.
fact-took-gold-own = You take { $card_the }.
fact-took-gold-seen = { $seat } takes { $card_the }.
fact-drew = { $count ->
    [0] There is no combat card left for { $seat }.
    [one] { $seat } takes { $count } combat card.
   *[other] { $seat } takes { $count } combat cards.
}
fact-drew-own = { $count ->
    [0] There is no combat card left for you.
   *[other] You take: { $cards }.
}
fact-drew-seen = { $count ->
    [0] There is no combat card left for { $seat }.
   *[other] { $seat } takes: { $cards }.
}
fact-put-under = { $count ->
    [0] { $seat } keeps every card.
    [one] { $seat } puts { $count } combat card under the pile.
   *[other] { $seat } puts { $count } combat cards under the pile.
}
fact-put-under-own = { $count ->
    [0] You keep all your cards.
   *[other] You put under the pile: { $cards }.
}
fact-put-under-seen = { $count ->
    [0] { $seat } keeps every card.
   *[other] { $seat } puts under the pile: { $cards }.
}
fact-paid = { $count ->
    [0] { $seat } buys nothing.
    [one] { $seat } pays { $count } coin.
   *[other] { $seat } pays { $count } coins.
}
fact-robbed = { $seat } steals a coin from { $target_seat }.
fact-robbed-nobody = { $seat } robs nobody.
fact-looked = { $count ->
    [one] { $seat } looks at { $count } card.
   *[other] { $seat } looks at { $count } cards.
}
fact-looked-own = You look at: { $cards }.
fact-looked-seen = { $seat } looks at: { $cards }.
fact-turned-combat = { $seat } puts the combat card back under its pile.
fact-turned-combat-own = You put { $card_the } back under the combat pile.
fact-turned-combat-seen = { $seat } puts { $card_the } back under the combat pile.
fact-turned-gold = { $seat } puts the gold card back under its pile.
fact-turned-gold-own = You put { $card_the } back under the gold pile.
fact-turned-gold-seen = { $seat } puts { $card_the } back under the gold pile.
fact-kept = { $seat } keeps one of the two cards and puts the other under the pile.
fact-kept-own = You keep { $card_the }; { $other_the } goes under the pile.
fact-kept-seen = { $seat } keeps { $card_the }; { $other_the } goes under the pile.
fact-declared = { $seat } secretly takes a side.
fact-declared-own = You secretly side with { $side }.
fact-declared-seen = { $seat } secretly sides with { $side }.
fact-pledged = { $seat } handles the allegiance card… or only pretends to.
fact-pledged-own = You are now on { $side }’s side.
fact-pledged-seen = { $seat } is now on { $side }’s side.
fact-declined = { $seat } leaves without doing anything.
fact-spied = { $seat } looks at the allegiance card of { $target_seat }.
fact-spied-own = { $target_seat } is on { $side }’s side.
fact-spied-seen = { $seat } learns that { $target_seat } is on { $side }’s side.
fact-drew-sailors = { $seat } is about to post two sailors for duel { $duel }.
fact-drew-sailors-own = Two sailors for duel { $duel }: their strengths are { $one } and { $other }.
fact-drew-sailors-seen = { $seat } sees two sailors for duel { $duel }: their strengths are { $one } and { $other }.
fact-posted = { $seat } posts the two sailors of duel { $duel }.
fact-posted-own = Duel { $duel }: you post strength { $valverde } for Valverde, strength { $diaz } for Diaz.
fact-posted-seen = Duel { $duel }: { $seat } posts strength { $valverde } for Valverde, strength { $diaz } for Diaz.
fact-inspected = { $seat } looks at the two sailors of duel { $duel }.
fact-inspected-own = Duel { $duel }: { $valverde } for Valverde, { $diaz } for Diaz.
fact-inspected-seen = Duel { $duel }: { $seat } sees { $valverde } for Valverde, { $diaz } for Diaz.
fact-swapped = { $seat } swaps the two sailors of duel { $duel }.
fact-not-swapped = { $seat } leaves the two sailors of duel { $duel } where they are.
fact-sailed = { $spaces ->
    [0] All doors are open: the ship stays on space { $space }.
    [one] The ship sails { $spaces } space, to space { $space }.
   *[other] The ship sails { $spaces } spaces, to space { $space }.
}
fact-seasick = A storm! Seasick in the lifeboat: { $pirate_the }.
fact-recovered = Back on board and well again: { $pirate_the }.
fact-arrived = The voyage is over: mutiny!
fact-exhausted = Supplies have run out ({ $supply_the }): mutiny!
fact-undeclared = Without a side nobody fights: { $seats } can’t win any more.
fact-posted-at-random = The sailors left are posted at random: { $duels }.
fact-duel = Duel { $duel }: { $valverde } for Valverde, { $diaz } for Diaz.
fact-committed = { $seat } has laid a card face down.
fact-committed-own = You lay { $card_the }.
fact-committed-seen = { $seat } lays: { $card }.
fact-committed-folded = { $count } players have laid a card face down.
fact-shown = The cards are turned up: { $cards }. Valverde { $valverde }, Diaz { $diaz }.
fact-monkey = { $seat } plays the monkey and leaves the duel.
fact-eliminated = { $seat } has no combat cards left and is out of the match.
fact-refilled = { $seats_count ->
    [0] The supply is empty, and nobody has a coin left.
    [one] There aren’t enough coins for the monkeys: { $seats } pays one into the supply.
   *[other] There aren’t enough coins for the monkeys: { $seats } pay one each into the supply.
}
fact-duel-won = { $wins ->
    [one] Duel { $duel } goes to { $side }: the first win.
   *[other] Duel { $duel } goes to { $side }: { $wins } wins.
}
fact-unmasked = { $seat } was on { $side }’s side and has { $gold } gold.
fact-unpledged = { $seat } had no side and { $gold } gold.
fact-force-shown = Tied on gold: { $seat } has { $force } left in combat cards for { $side }.
fact-won = { $side } wins the mutiny. Victory for { $seats }!
fact-nobody-won = { $side } wins the mutiny… but nobody was on that side. Everyone loses!
fact-nobody-declared = Nobody has taken a side: everyone loses!
fact-all-eliminated = Nobody is left to fight: everyone loses!

## What is asked, what can be chosen

ask-visit = Visit a pirate whose door is open.
ask-knock = You may knock at the next door.
ask-only-knock = Knock at the next door.
ask-only-visit = Visit a pirate whose door is open.
ask-only-visit-pirate = Visit { $pirate }.
ask-in-turn = Visit a pirate whose door is open, or knock at the next one.
ask-in-turn-pirate = Visit { $pirate }, or knock at the next door.
ask-choose = What do you take?
ask-keep = Which of the cards do you keep?
ask-exchange = Exchange up to three cards (the last goes to the bottom).
ask-barter = Sell or buy up to three combat cards.
ask-rob = From whom do you steal a coin?
ask-declare = Whose side do you take?
ask-decline = You may also do nothing.
ask-spy = Whom do you spy on? You will see the allegiance.
ask-post = Which sailor fights for Valverde? The other fights for Diaz.
ask-inspect = Which duel do you look at?
ask-swap = Do you swap the two sailors?
ask-commit = Which card do you lay in this duel?

move-visit = Visit { $pirate }
move-visit-for = Visit { $pirate }: { $gives }
gives-valverde = 1 gold card and 1 coin
gives-diaz = a gold card or a combat card, seen first
gives-crackpott = { $count ->
    [one] { $count } combat card
   *[other] { $count } combat cards
}
gives-tembo = one of two combat cards
gives-wessel-jan = exchange up to 3 combat cards
gives-dean-nero = combat cards for coins, up to 3
gives-pang = a combat card or a coin
gives-chang-ye = steal 1 coin
gives-sate = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
gives-bijoux = choose your side
gives-ojo = choose your side, or spy on one
gives-cambivalute = two sailors for a duel
gives-ghost = the turn is over
move-knock = Knock at the next door
move-choose = Take: { $pile }
move-keep = Keep: { $card }
move-exchange = Exchange: { $cards }
move-exchange-nothing = Exchange nothing
move-barter = Trade
choose-barter-cards = Sell combat cards
move-barter-cards = Sell: { $cards }
move-barter-coins = { $coins ->
    [0] Buy nothing
    [one] Buy { $coins } card for { $coins } coin
   *[other] Buy { $coins } cards for { $coins } coins
}
move-barter-nothing = Sell nothing
move-rob = { $target ->
    [none] Rob nobody
   *[other] Steal a coin from { $target }
}
move-declare = Side with { $side }
move-decline = Do nothing
move-spy = Spy on { $target }
move-post = Post strength { $valverde } for Valverde
move-inspect = Look at duel { $duel }
move-swap = { $swap ->
    [yes] Swap the two sailors
   *[no] Leave them where they are
}
move-commit = Lay: { $card }

reason-side-won = A side has won three duels: its richest player wins.
reason-nobody-on-winning-side = A side has won three duels, but nobody was on it.
reason-nobody-declared = Nobody took a side.
reason-all-eliminated = Everyone is out.

figure-rounds = Rounds of the voyage
figure-cards-at-mutiny = Combat cards per seat at the mutiny
figure-declared-for-valverde = Share of allegiances to Valverde
figure-side = Winning side

## The board in a terminal

board-voyage = The voyage
board-mutiny = The mutiny
board-round = Round { $round }, { $seat } deals.
board-turn = It is { $seat }’s turn.
board-asks = { $pirate } waits for an answer from { $seat }.
board-ship = { $left ->
    [one] The ship is on space { $space }; { $left } space to the mutiny.
   *[other] The ship is on space { $space }; { $left } spaces to the mutiny.
}
board-storm = Next storm: space { $space }.
board-lifeboat = In the lifeboat: { $pirate }.
board-lifeboat-empty = The lifeboat is empty.
board-seasick = seasick
board-mutiny-in = mutiny in { $left }
board-round-short = round { $round }
board-deals = deals
board-supplies = Left: { $combat } combat cards, { $gold } gold cards, { $coins } coins.
board-cabins = The cabins
board-door = Door
board-behind = Pirate
board-state = State
board-closed = closed
board-door-closed = Door { $number }, closed
board-waiting = { $count ->
    [0] open
    [one] open for { $count } turn
   *[other] open for { $count } turns
}
board-visited = visited
board-or = or
board-turn-over = turn over
board-knock = Knock
board-gold-card = gold
board-duels = The duels
board-duel = Duel
board-for-valverde = Valverde
board-for-diaz = Diaz
board-known-to = Seen by
board-seen-by-all = all
board-seen-by = { $seats_count ->
    [0] nobody
   *[other] { $seats }
}
board-unposted = { $count ->
    [one] { $count } sailor still on deck.
   *[other] { $count } sailors still on deck.
}
board-duel-now = Duel { $duel }, round { $round }: Valverde { $valverde }, Diaz { $diaz }.
board-wins = Duels won: Valverde { $valverde }, Diaz { $diaz }.
board-spent = Cards used so far in the mutiny: { $cards }.
board-seats = The players
board-seat = Player
board-coins = Coins
board-gold = Gold cards
board-combat = Combat
board-side = Side
board-status = State
board-undeclared = no side
board-secret = secret
board-secret-side = secret side
board-worth = Wealth: { $worth }
board-out = out
board-fighting = in the duel
board-committed = has laid a card
board-monkeys = { $count ->
    [one] { $seats } plays the monkey and leaves the duel.
   *[other] { $seats } play their monkeys and leave the duel.
}
board-left = has left the duel
board-own = Your secrets
board-own-hand = Your combat cards: { $cards }.
board-own-gold = Your gold: { $cards }.
board-own-side = Your side: { $side }.
board-own-side-short = your side: { $side }
board-your-side = your side
board-own-no-side = You have no side yet: without one you cannot win!
board-own-committed = Your card in this duel: { $card }.
board-own-looking = You look at: { $cards }.
board-own-drawn = Your two sailors: { $one } and { $other }.
board-own-place = Combat pile, place { $place }: { $card }.
board-own-gold-place = Gold pile, place { $place }: { $card }.
board-own-known = { $seat } holds: { $cards }.
board-own-known-gold = { $seat } took: { $cards }.
board-own-spied = { $seat } was on { $side }’s side.
board-own-spied-now = { $seat } is on { $side }’s side.
board-of-side = Side: { $side }.
board-of-no-side = No side yet.
board-of-committed = { $seat } has laid: { $card }.
board-of-looking = { $seat } looks at: { $cards }.
board-of-drawn = Two sailors for { $seat }: { $one } and { $other }.

## The rulebook

part-C1 = Set-up
clause-C1-1 = Everyone gets two combat cards (Valverde 1 and Diaz 1), a monkey, two allegiance cards and 1 coin. The other combat cards form a pile, the 18 gold cards another, and the remaining coins are the supply.
clause-C1-2 = Ten sailors of strength 1 to 10 wait on deck, shuffled: nobody knows which is which. The ship starts on space 0 with two players, 3 with three, 6 with four.
clause-C1-3 = The first dealer is drawn at random. Everyone sees your coins, how many cards you have, whether you have a side, and which pirates were visited. Combat cards, gold cards, sides and the sailors’ strengths are secret.
clause-C1-4 = (Our ruling.) Everyone knows the two cards you start with, and sees where cards go: who takes some, who puts some under a pile, and in which place. The game remembers it for you.

part-C2 = A round of the voyage
clause-C2-1 = The dealer shuffles the pirates (13, or 12 while one is seasick) and lays a row of cabins with closed doors, one pirate behind each, three more than there are players. Everyone has one turn, the dealer first, then clockwise.
clause-C2-2 = On your turn, visit a pirate whose door is open already, or knock: the next closed door opens.
clause-C2-3 = After a knock, visit the pirate who has just opened, or knock again. Careful: you can’t use any door opened earlier until your turn is over!
clause-C2-4 = If you open the last door, you must go in. If all doors are open when your turn begins, you must visit one of the pirates (the ghost can’t be visited).
clause-C2-5 = If you open the ghost’s door, your turn ends at once without a visit, even at the last door. It stays open, but nobody can go in.
clause-C2-6 = A pirate who was visited leaves the row until the next round.
clause-C2-7 = When everyone has had a turn, the ship sails one space for each door still closed, 0 to 3, but not beyond the mutiny. If the mutiny doesn’t start, the player to the left deals next.
clause-C2-8 = If the ship has just entered or crossed a storm space and the mutiny doesn’t start, the new dealer draws one of the pirates in play at random, and the ghost is one of them: that pirate is seasick and lies down in the lifeboat. The one who was there comes back, and couldn’t be drawn this time. Staying on a storm space doesn’t count.
clause-C2-9 = (Our ruling.) If all doors are opened in every round, the ship never moves. A match between programs is stopped after 5,000 moves, without a result.

part-C3 = The pirates
clause-C3-1 = Valverde gives the top gold card and 1 coin.
clause-C3-2 = Diaz shows you the top gold card and the top combat card. Keep one; the other goes under its pile. If one pile is empty, you get the other card.
clause-C3-3 = Crackpott gives two combat cards.
clause-C3-4 = Tembo shows you the two top combat cards. Keep one; the other goes under the pile.
clause-C3-5 = Wessel-Jan exchanges: put up to three of your combat cards under the pile, in the order you like, the last one lowest, then draw as many.
clause-C3-6 = Dean Nero trades one for one, at most three times and one way only: combat cards for coins, or coins for combat cards. Values don’t matter, and gold cards can’t be traded. The coins already in the supply are the most you can sell cards for, and the cards already in the pile the most you can buy. Cards you sell go under the pile, as with Wessel-Jan.
clause-C3-7 = Pang gives a combat card or a coin, as you like.
clause-C3-8 = Chang Ye lets you steal 1 coin from one other player who has one, if you want to.
clause-C3-9 = Sate gives 1 coin, and 1 more for each turn of this round after which the door was still open and unvisited; the turn in which it was opened counts. The longer the wait, the bigger the gift.
clause-C3-10 = With Bijoux you choose a side by laying an allegiance card face down. If you already have a side, chosen here or with Ojo, you may choose again, the same side or the other. You may always decline to choose. The others see that you have a side, never which; and if you already had one, they don’t learn whether you changed, confirmed or declined.
clause-C3-11 = With Ojo you choose a side, or decline to choose. If you already have a side, you may look at the allegiance of one other player who has one too, or decline to look. If nobody else has a side, you can only decline. You can’t change sides here.
clause-C3-12 = Cambivalute draws two sailors from the deck at random and shows you their strengths: post one on Valverde’s side and one on Diaz’s side of the next duel, from A to E. Once all five duels are posted, you must look at the two sailors of one duel and may swap them. The others see which duel, and whether you swapped, but not the strengths.
clause-C3-13 = You’re asked even if there is only one answer, or an empty one: nothing to exchange, nobody to rob, two equal cards. Only Diaz, Pang and Tembo ask nothing when there is nothing left to take. You get no more than there is, and you’re only offered what is there. You may visit a pirate who can do nothing for you.
clause-C3-14 = (Our ruling.) Everyone sees whose allegiance you look at, and when. What you saw is certain until that opponent visits Bijoux again.
clause-C3-15 = (Our ruling.) You can answer “nothing” to Dean Nero either way: no cards, or no coins.
clause-C3-16 = (Our ruling.) Once you have seen two posted sailors, you know them for good: every swap is visible.
clause-C3-17 = (Our ruling.) A secret choice is final: a side or declining one, cards put under a pile, sailors posted or swapped, a card laid face down.

part-C5 = The mutiny starts
clause-C5-1 = The mutiny starts when the ship reaches the mutiny space.
clause-C5-2 = It also starts when the combat pile, the gold pile or the supply of coins is empty. By default this is checked at the end of the round, after the ship has moved: what was emptied and refilled before that doesn’t count. With the other option it is checked at once after every turn, and then the ship no longer moves.
clause-C5-3 = Without a side you are out: you play no more cards and can’t win. Nobody shows their side yet. If nobody has a side, everyone loses.
clause-C5-4 = Sailors still on deck are posted at random on the free places, and nobody sees them. The lifeboat is cleared.

part-C6 = The duels
clause-C6-1 = The strengths of both sailors, Valverde’s and Diaz’s, are shown. Then come rounds: every player still in the duel secretly lays one card, all at the same time, and it’s final: a combat card or, from the second round on, the monkey. Until everyone has chosen, you only see who has laid a card; on the screen, not even the number of cards in a hand changes.
clause-C6-2 = The combat cards are shuffled and shown: nobody knows who gave which. Each counts for the side it names, Valverde or Diaz, whoever laid it. A monkey shows whose it is.
clause-C6-3 = In the first round of a duel you must lay a combat card. If you have none, you show your monkey and are out of the match. So keep a card for every duel!
clause-C6-4 = From the second round on, your monkey only takes you out of this duel. Without combat cards you must play it, and it does you no harm.
clause-C6-5 = In the second round, and only then, a monkey pays. If yours is the only one, you may steal 1 coin from one other player who has one. If there are several, everyone who played one takes 1 coin from the supply. A forced monkey counts too, and players who are out can be robbed.
clause-C6-6 = If there aren’t enough coins for the monkeys, everyone who has a coin, even players who are out, first pays 1 into the supply. If that still isn’t enough, coins are paid for the monkeys clockwise from the last dealer as long as there are any.
clause-C6-7 = The duel ends when everyone in it has played the monkey. The higher total of sailor and cards wins. In a tie, the higher sum of cards wins.
clause-C6-8 = Cards used are gone, monkeys come back. If you’re alone in a duel, you may continue alone.
clause-C6-9 = If everyone is out, the match ends at once, the duel stays undecided, and everyone loses.
clause-C6-10 = (Our ruling.) A player whose monkey is alone in the second round steals the coin before anybody lays another card.

part-C7 = The end
clause-C7-1 = With a side’s third win, allegiances and gold are shown. Among the players of that side who aren’t out, the richest wins: the values of the gold cards and 1 for each coin, together. In a tie, the higher sum of that side’s combat cards still in hand wins; if that is tied too, the victory is shared. If there is no such player, everyone loses.
clause-C7-2 = (Our ruling.) If gold is tied, only that sum is shown, no card: the cards left in a hand would show who gave which.
clause-C7-3 = (Our ruling.) If everyone loses before the duels are over, nothing is shown.

## In the browser

web-enter = Enter
web-commit-last = Lay { $card }, your last card. Without one in the next duel you’re out!
closed-knock = Doors open in order: knock at the first closed one.
closed-visit = You can only visit a pirate whose door is open.
closed-inspect = Cambivalute posts two sailors here. They fight in the mutiny.
web-dossier-duels = Has seen the sailors: duel { $duels }.
web-dossier-side-changed = Has touched the allegiance card since.
web-own-cards = your cards
web-these-cards = these cards

## The guided match: what the old sea dog says

chapter-1 = The voyage
chapter-2 = The mutiny
coach-welcome =
    Welcome aboard! A mutiny is brewing: Valverde against Diaz. The richest player on the winning side will win.

    Until then each turn leads to a pirate, who gives gold, combat cards or secrets.

    All cabins are closed: knock at the first door.
coach-again =
    Pang would give you a combat card or a coin. You may go in, or knock at the next door and hope for better.

    If you knock, you can’t come back to this door this turn, and there’s a ghost about.

    Take the chance: knock again.
coach-valverde = It’s Valverde: a gold card and a coin. In the end gold decides among the winners. Go in.
coach-ghost =
    { $seat_1 } met the ghost: the turn is lost! That’s the risk of knocking.

    Now { $seat_2 } chooses. Every door still closed at the end of the round moves the ship on.
coach-ship =
    Only one door was still closed: the ship moves one space. On the last one the mutiny breaks out.

    A new round, new cabins. This time you are last: watch which doors open.
coach-bijoux =
    { $seat_2 } stole a coin from you: that’s what Chang Ye is for.

    Bijoux’s door is still open. There you can choose a side, as you can with Ojo, and nobody wins without one. Go and visit.
coach-side =
    Valverde or Diaz? The others will see that you have chosen, never whom. You can change your mind on a later visit.

    Side with Valverde, and keep it to yourself.
coach-farewell =
    You have a side, some gold, and two small combat cards: you’ll want five or six to count in the duels.

    The storm has left Pang seasick in the lifeboat. The ship sails on: the rest is up to you!
coach-welcome-2 =
    The voyage is almost over: the ship is two spaces from the mutiny, and you have the last turn of the round.

    You secretly side with Valverde, and you have five combat cards. Knock.
coach-arm =
    Crackpott gives two combat cards.

    In the mutiny every duel costs you at least one card. Without one you are out of the match. Go in.
coach-first-card =
    Mutiny! In duel A, 10 fights for Valverde and 3 for Diaz. You posted these sailors yourself when you visited Cambivalute.

    In the first round of a duel you must lay a combat card. The cards are shown shuffled: nobody learns who laid which.

    Valverde is so far ahead that a card for the other side does no harm. Lay Diaz 1.
coach-monkey =
    10 to 7: Valverde still leads. From the second round on you may lay your monkey instead of a card and leave the duel.

    In the second round the monkey also pays. If it is the only one, it steals a coin. Play it.
coach-steal = Yours is the only monkey: you may steal 1 coin from an opponent. Take it from { $seat_1 }.
coach-lost-duel =
    Valverde wins duel A, 11 to 9. { $seat_2 } has laid the last card of that hand.

    Duel B: 2 for Valverde, 8 for Diaz. It isn’t worth the fight, but the first card is forced. Lay your weakest: Valverde 1.
coach-two-monkeys =
    { $seat_2 } had no card for the first round and is out of the match. Six coins, and no chance to win!

    Duel B is lost, 3 to 9. Save your cards for the next ones: play the monkey.
coach-close-duel =
    Two monkeys in the second round: each of you gets a coin from the supply. Each side has won one duel.

    Duel C: 6 for Valverde, 5 for Diaz. This one is worth fighting for. Begin with Valverde 2.
coach-stronger = 8 to 7. { $seat_1 } will certainly continue, so lay your best card: Valverde 3.
coach-enough =
    11 to 10. { $seat_1 } has only two cards left, and the next duels will cost one each.

    In the third round a monkey earns nothing, but it saves cards. Take the risk: play it.
coach-farewell-2 =
    Valverde wins duel C: two duels to one. A third win ends the mutiny.

    Then the richest player of that side wins, if not out: gold cards and coins together.

    Duel D is open, and 9 fights for Valverde. The rest is up to you!

## Why not

why-no-duel-yet = Combat cards are for the duels: the mutiny hasn’t broken out yet.
why-in-cabin = You’re with a pirate already: one per turn.
why-voyage-over = The voyage is over: now the duels decide.
why-out = You are out of the mutiny and play no more cards.
why-left-duel = Your monkey took you out of this duel: you will be in the next.
why-committed = You have laid your card. The others are still choosing.
why-monkey-later = In the first round of a duel you must lay a combat card.
why-knocked-on = You knocked further on: you can’t come back to this door this turn.
why-visited = This pirate has had a visit in this round already.
why-inhospitable = The ghost receives nobody.
why-all-open = All doors are open: visit one of the pirates.

## Why the hint is good

hint-visit-cards = { $count ->
    [0] You have no combat card
    [one] You have only one combat card
   *[other] You have only { $count } combat cards
}: here are some.
hint-visit-more-cards = You have enough combat cards, but no other door promises more.
hint-visit-riches = Gold: on the winning side, the richest player wins.
hint-visit-exchange = { $count ->
    [one] One of your cards serves the other side
   *[other] { $count } of your cards serve the other side
}: better to exchange.
hint-visit-sell = You have more combat cards than you need: sell some.
hint-visit-side = You have no side yet, and without a side there is no victory.
hint-visit-switch = { $side }’s side now promises you more than your own.
hint-visit-spy = Knowing the others’ sides helps you choose your own.
hint-visit-post = You will post two sailors yourself, the stronger one for { $side }.
hint-visit-swap = You can look at two sailors, and swap them if they are badly posted for { $side }.
hint-visit-least = There isn’t much to be had, but the other doors promise even less.
hint-knock = Closed doors may hide something better than the open ones offer.
hint-knock-side = You have no side yet, and you may find Bijoux or Ojo behind a closed door.
hint-knock-sideless = Every closed door lets the ship sail on, and you have no side yet: play for time.
hint-knock-slow = { $count ->
    [one] Every closed door lets the ship sail on, and you have only one combat card
   *[other] Every closed door lets the ship sail on, and you have only { $count } combat cards
}: play for time.
hint-choose-combat = { $count ->
    [one] With a single combat card in hand another one
   *[other] With { $count } combat cards in hand another one
} is worth more than gold.
hint-choose-gold = This gold card is worth more here than one more combat card.
hint-keep-side = This is the card that serves { $side }.
hint-keep-higher = Both serve { $side }: keep the stronger one.
hint-keep-any = Neither serves { $side }: it doesn’t matter which.
hint-exchange = These cards don’t serve { $side }: others will be better.
hint-exchange-nothing = All your cards may still be of use: keep them.
hint-barter-buy = { $count ->
    [0] You have no combat card
    [one] You have only one combat card
   *[other] You have only { $count } combat cards
}, and that is little for five duels.
hint-barter-sell = You have cards to spare, and these don’t serve { $side }.
hint-barter-nothing = Nothing you could sell or buy here would help you.
hint-rob = { $seat } is most likely to stand between you and victory.
hint-declare = Your cards and what you know about the duels point to { $side }.
hint-declare-open = Nothing points to either side yet: { $side } is as good a choice as the other.
hint-declare-again = Nothing you know argues against { $side }: stay there.
hint-declare-other = What you know by now points to { $side } instead.
hint-spy = Knowing { $seat }’s side would tell you most.
hint-post = The stronger sailor should fight for { $side }.
hint-inspect-known = You know that this duel would go badly for { $side }: you can swap the sailors.
hint-inspect = You don’t know these two sailors yet.
hint-swap = Swapped, these sailors give { $side } the advantage.
hint-swap-not = These sailors are well posted for { $side }.
hint-monkey-ahead = { $side } is far enough ahead in this duel: spend no more on it.
hint-monkey-no-card = You have no card left for { $side }.
hint-monkey-in-vain = Your cards wouldn’t be enough any more: leave the duel.
hint-monkey-save = This duel would cost too much: keep your cards for the next ones.
hint-commit-harmless = { $side } leads by { $lead }: this card of the other side changes nothing, and you are rid of it.
hint-commit-no-choice = You must lay a card and have none for { $side }: the weakest does least harm.
hint-commit-give-up = This duel isn’t worth your cards for { $side }: lay one of the other side.
hint-commit-turn = This card is enough for { $side } to take the lead.
hint-commit-step = { $side } isn’t ahead, and this duel can still be won.
hint-commit-hold = { $side } is ahead, but by too little to be safe.
hint-knock-weak = The mutiny would go badly for you just now: play for time.
hint-commit-first = The first round asks for a card: the weakest will do.

## What each thing is for

about-combat = A combat card, Valverde or Diaz, of value 1 to 3. Every duel needs one in its first round, or you’re out: keep one per duel!
about-fighter = In a duel it counts { $value } for { $side }, whatever your side. In the first round of every duel you must lay a combat card, or you’re out of the match.
about-monkey = Everyone has one. From the second round of a duel it takes you out of that duel; in exactly the second round it may earn 1 coin.
about-coin = Worth 1 at the end: on the winning side, the richest wins. You can trade it with Dean Nero or lose it to Chang Ye.
about-gold = Worth 1, 2 or 3 at the end, and secret until then: on the winning side, the richest wins.

## The result

web-reveal = The sides are shown
web-no-side = Without a side
web-duels-won = { $count ->
    [0] no duel won
    [one] { $count } duel won
   *[other] { $count } duels won
}
web-nobody-there = Nobody on this side
web-source-coins = coins
web-source-gold = gold cards
web-turn-kicker = duel
web-turn-duel = Duel { $duel } goes to { $side }
web-turn-third = The third win for { $side }
web-turn-turned = { $loser } had the stronger sailor, { $second } to { $first }: the cards turned the duel, { $mine } to { $theirs }.
web-turn-tied = { $mine } all: the tie was enough for { $side }.
web-turn-close = A close one, { $mine } to { $theirs }.
web-turn-clear = A clear win, { $mine } to { $theirs }.
web-end-side = { $side } wins the mutiny, and { $gold } gold is the largest fortune on that side.
web-end-side-shared = { $side } wins the mutiny, and the largest fortune on that side, { $gold } gold, is shared.
web-end-nobody = { $side } wins the mutiny, but nobody was on that side.
web-mine-won = The right side and the most gold: you win!
web-mine-out = Without a combat card you were out.
web-mine-undeclared = Without a side you couldn’t win.
web-mine-other-side = You were on the side of { $side }, which lost the mutiny.
web-mine-poorer = { $gold ->
    [0] The right side and as much gold, but less strength in hand.
   *[other] The right side, but you were { $gold } gold short.
}

# Meuterer in English.
# Attributes of names: .the with the article, .some as an object (some wine, a ruby), .card and .cards after a number,
# .at and .to for a place; where an attribute makes no sense it is the name itself.

title = Meuterer
tagline = One ship, a crew of traders, a captain… and somebody who wants the wheel.
aim = Score the most points after the last round. Sell more than the others, be captain when the ship’s points are scored, or help whoever is.
scored = Points

## The cards

name-ruby = ruby
    .the = the ruby
    .some = a ruby
    .card = ruby card
    .cards = ruby cards
    .at = ruby
    .to = ruby
name-salt = salt
    .the = the salt
    .some = some salt
    .card = salt card
    .cards = salt cards
    .at = salt
    .to = salt
name-wine = wine
    .the = the wine
    .some = some wine
    .card = wine card
    .cards = wine cards
    .at = wine
    .to = wine
name-cloth = cloth
    .the = the cloth
    .some = some cloth
    .card = cloth card
    .cards = cloth cards
    .at = cloth
    .to = cloth
name-grain = grain
    .the = the grain
    .some = some grain
    .card = grain card
    .cards = grain cards
    .at = grain
    .to = grain
name-conflict = conflict
    .the = the conflict
    .some = a conflict
    .card = conflict card
    .cards = conflict cards
    .at = conflict
    .to = conflict
name-pirate = pirate
    .the = the pirate
    .some = the pirate
    .card = pirate card
    .cards = pirate cards
    .at = pirate
    .to = pirate
name-any = anything
    .the = anything
    .some = anything
    .card = card of any kind
    .cards = cards of any kind
    .at = anything
    .to = anything

## The roles

name-captain = captain
    .the = the captain
    .some = a captain
    .card = captain card
    .cards = captain cards
    .at = captain
    .to = captain
name-mutineer = mutineer
    .the = the mutineer
    .some = a mutineer
    .card = mutineer card
    .cards = mutineer cards
    .at = mutineer
    .to = mutineer
name-cabin-boy = cabin boy
    .the = the cabin boy
    .some = a cabin boy
    .card = cabin boy card
    .cards = cabin boy cards
    .at = cabin boy
    .to = cabin boy
name-mate = mate
    .the = the mate
    .some = a mate
    .card = mate card
    .cards = mate cards
    .at = mate
    .to = mate
name-merchant = merchant
    .the = the merchant
    .some = a merchant
    .card = merchant card
    .cards = merchant cards
    .at = merchant
    .to = merchant
name-loader = loader
    .the = the loader
    .some = a loader
    .card = loader card
    .cards = loader cards
    .at = loader
    .to = loader

## The islands

name-hochland = Hochland
    .the = Hochland
    .some = Hochland
    .card = Hochland
    .cards = Hochland
    .at = at Hochland
    .to = to Hochland
name-frosthoehle = Frosthöhle
    .the = Frosthöhle
    .some = Frosthöhle
    .card = Frosthöhle
    .cards = Frosthöhle
    .at = at Frosthöhle
    .to = to Frosthöhle
name-gruenland = Grünland
    .the = Grünland
    .some = Grünland
    .card = Grünland
    .cards = Grünland
    .at = at Grünland
    .to = to Grünland
name-karge-zunge = Karge Zunge
    .the = Karge Zunge
    .some = Karge Zunge
    .card = Karge Zunge
    .cards = Karge Zunge
    .at = at Karge Zunge
    .to = to Karge Zunge
name-eisfelsen = Eisfelsen
    .the = Eisfelsen
    .some = Eisfelsen
    .card = Eisfelsen
    .cards = Eisfelsen
    .at = at Eisfelsen
    .to = to Eisfelsen
name-affeninsel = Affeninsel
    .the = Affeninsel
    .some = Affeninsel
    .card = Affeninsel
    .cards = Affeninsel
    .at = at Affeninsel
    .to = to Affeninsel
name-kalte-klippe = Kalte Klippe
    .the = Kalte Klippe
    .some = Kalte Klippe
    .card = Kalte Klippe
    .cards = Kalte Klippe
    .at = at Kalte Klippe
    .to = to Kalte Klippe
name-sommerland = Sommerland
    .the = Sommerland
    .some = Sommerland
    .card = Sommerland
    .cards = Sommerland
    .at = at Sommerland
    .to = to Sommerland
name-rotes-riff = Rotes Riff
    .the = Rotes Riff
    .some = Rotes Riff
    .card = Rotes Riff
    .cards = Rotes Riff
    .at = at Rotes Riff
    .to = to Rotes Riff
name-piratennest = Piratennest
    .the = Piratennest
    .some = Piratennest
    .card = Piratennest
    .cards = Piratennest
    .at = at Piratennest
    .to = to Piratennest
name-fingerhut = Fingerhut
    .the = Fingerhut
    .some = Fingerhut
    .card = Fingerhut
    .cards = Fingerhut
    .at = at Fingerhut
    .to = to Fingerhut
name-sandkap = Sandkap
    .the = Sandkap
    .some = Sandkap
    .card = Sandkap
    .cards = Sandkap
    .at = at Sandkap
    .to = to Sandkap

## The phases of a round

name-reward = reward
    .the = the reward
    .some = a reward
    .card = reward
    .cards = reward
    .at = reward
    .to = reward
name-trading = trading
    .the = trading
    .some = trading
    .card = trading
    .cards = trading
    .at = trading
    .to = trading
name-mutiny = mutiny
    .the = the mutiny
    .some = a mutiny
    .card = mutiny
    .cards = mutiny
    .at = mutiny
    .to = mutiny
name-sales = sales
    .the = the sales
    .some = sales
    .card = sales
    .cards = sales
    .at = sales
    .to = sales
name-keeping = loading
    .the = the loading
    .some = loading
    .card = loading
    .cards = loading
    .at = loading
    .to = loading
name-over = end
    .the = the end
    .some = an end
    .card = end
    .cards = end
    .at = end
    .to = end

## Options

option-ruleset = Conflict cards laid while trading
option-ruleset-revised = they count in the mutiny (revised rules)
option-ruleset-v1-0 = they don’t count (first edition)
option-layout = Order of the islands
option-layout-shuffled = shuffled for every match
option-layout-introductory = always the same, good for beginners
option-pirate = Pirate
option-pirate-false = without the pirate
option-pirate-true = with the pirate
option-pirate-loot = If the pirate is already at the ship’s island
option-pirate-loot-discard = all cards laid are discarded
option-pirate-loot-take = whoever played the pirate takes all cards laid

## What happens

fact-reward = { $points ->
    [0] { $seat } promises the mate nothing.
    [one] { $seat } promises the mate { $points } point.
   *[other] { $seat } promises the mate { $points } points.
}
fact-played = { $seat } lays { $card_some }.
fact-captain-passed = { $cards ->
    [0] { $seat } passes with an empty hand: the ship is to stay { $island_at }.
    [one] { $seat } passes with { $cards } card in hand and sets the destination: { $island }.
   *[other] { $seat } passes with { $cards } cards in hand and sets the destination: { $island }.
}
fact-passed = { $cards ->
    [0] { $seat } passes with an empty hand and secretly takes a role.
    [one] { $seat } passes with { $cards } card in hand and secretly takes a role.
   *[other] { $seat } passes with { $cards } cards in hand and secretly takes a role.
}
fact-passed-own = { $cards ->
    [0] You pass with an empty hand and secretly become { $role_the }.
    [one] You pass with { $cards } card in hand and secretly become { $role_the }.
   *[other] You pass with { $cards } cards in hand and secretly become { $role_the }.
}
fact-passed-seen = { $cards ->
    [0] { $seat } passes with an empty hand and secretly becomes { $role_the }.
    [one] { $seat } passes with { $cards } card in hand and secretly becomes { $role_the }.
   *[other] { $seat } passes with { $cards } cards in hand and secretly becomes { $role_the }.
}
fact-left-trading = { $cards ->
    [0] { $seat } passes with an empty hand and looks at the roles that are left.
    [one] { $seat } passes with { $cards } card in hand and looks at the roles that are left.
   *[other] { $seat } passes with { $cards } cards in hand and looks at the roles that are left.
}
fact-left-trading-own = { $cards ->
    [0] You pass with an empty hand. These roles are left: { $roles }.
    [one] You pass with { $cards } card in hand. These roles are left: { $roles }.
   *[other] You pass with { $cards } cards in hand. These roles are left: { $roles }.
}
fact-left-trading-seen = { $cards ->
    [0] { $seat } passes with an empty hand and sees these roles: { $roles }.
    [one] { $seat } passes with { $cards } card in hand and sees these roles: { $roles }.
   *[other] { $seat } passes with { $cards } cards in hand and sees these roles: { $roles }.
}
fact-took-role = { $seat } has secretly taken a role.
fact-took-role-own = You secretly become { $role_the }.
fact-took-role-seen = { $seat } secretly becomes { $role_the }.
fact-revealed = { $seat } is { $role_the }.
fact-no-mutiny = Nobody mutinies: { $seat } keeps the wheel.
fact-mutineer-goal = Mutiny! { $seat } wants to sail to { $island }.
fact-fought = { $conflicts ->
    [0] { $seat } lays no conflict card.
    [one] { $seat } lays { $conflicts } conflict card.
   *[other] { $seat } lays { $conflicts } conflict cards.
}
fact-mutiny-won = The mutiny succeeds, { $mutineers } to { $captains }: { $seat } takes the wheel.
fact-mutiny-failed = The mutiny fails, { $mutineers } to { $captains }: { $seat } keeps the wheel.
fact-ship-points = { $points ->
    [one] { $seat } scores { $points } ship point for { $island }.
   *[other] { $seat } scores { $points } ship points for { $island }.
}
fact-mate-points = { $reward ->
    [0] { $seat } scores { $points } point as mate.
   *[other] { $seat } scores { $points } points as mate, { $reward } of them paid by { $captain_seat }.
}
fact-cabin-boy-points = { $points ->
    [one] { $seat } scores { $points } point as cabin boy.
   *[other] { $seat } scores { $points } points as cabin boy.
}
fact-sells = { $count ->
    [one] { $seat } sells { $count } { $good_card } { $island_at }.
   *[other] { $seat } sells { $count } { $good_cards } { $island_at }.
}
fact-sells-nothing = { $seat } sells nothing.
fact-sale-points = { $points ->
    [0] Too many are tied { $island_at }: { $seat } scores nothing for { $count } × { $good }.
    [one] { $seat } scores { $points } point { $island_at } for { $count } × { $good }.
   *[other] { $seat } scores { $points } points { $island_at } for { $count } × { $good }.
}
fact-merchant-points = { $points ->
    [one] A tie, but the merchant gets the full price { $island_at }: { $seat } scores { $points } point for { $count } × { $good }.
   *[other] A tie, but the merchant gets the full price { $island_at }: { $seat } scores { $points } points for { $count } × { $good }.
}
fact-sailed = The ship sails { $island_to }.
fact-stayed = The ship stays { $island_at }.
fact-drew = { $count ->
    [0] There is nothing left to draw for { $seat }.
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
fact-drew-own = { $count ->
    [0] There is nothing left to draw for you.
   *[other] You draw: { $cards }.
}
fact-drew-seen = { $count ->
    [0] There is nothing left to draw for { $seat }.
   *[other] { $seat } draws: { $cards }.
}
fact-reshuffled = { $count ->
    [one] The pile is empty: the discard ({ $count } card) becomes the new pile.
   *[other] The pile is empty: the discard is shuffled ({ $count } cards) and becomes the new pile.
}
fact-loader-drew = { $count ->
    [0] There is nothing left to draw for { $seat }, the loader.
    [one] { $seat }, the loader, draws { $count } card and chooses.
   *[other] { $seat }, the loader, draws { $count } cards and chooses.
}
fact-loader-drew-own = { $count ->
    [0] You are the loader, but there is nothing left to draw.
   *[other] As the loader you draw: { $cards }.
}
fact-loader-drew-seen = { $count ->
    [0] { $seat } is the loader, but there is nothing left to draw.
   *[other] As the loader { $seat } draws: { $cards }.
}
fact-loader-kept = { $count ->
    [0] { $seat } keeps no card
    [one] { $seat } keeps { $count } card
   *[other] { $seat } keeps { $count } cards
} and { $returned ->
    [0] puts none under the pile.
   *[other] puts { $returned } under the pile.
}
fact-loader-kept-own = { $count ->
    [0] { $returned ->
        [0] You keep nothing and put nothing under the pile.
       *[other] You keep nothing; under the pile: { $under }.
    }
   *[other] { $returned ->
        [0] You keep: { $cards }. Nothing goes under the pile.
       *[other] You keep: { $cards }; under the pile: { $under }.
    }
}
fact-loader-kept-seen = { $count ->
    [0] { $returned ->
        [0] { $seat } keeps nothing and puts nothing under the pile.
       *[other] { $seat } keeps nothing; under the pile: { $under }.
    }
   *[other] { $returned ->
        [0] { $seat } keeps: { $cards }. Nothing goes under the pile.
       *[other] { $seat } keeps: { $cards }; under the pile: { $under }.
    }
}
fact-round = Round { $round }: { $seat } is at the wheel.
fact-over = The last sales are done: the match is over.
fact-pirate = { $steps ->
    [0] { $seat } plays the pirate with an empty hand: the pirate ship stays { $island_at }.
    [one] { $seat } plays the pirate: the pirate ship sails { $steps } island, { $island_to }.
   *[other] { $seat } plays the pirate: the pirate ship sails { $steps } islands, { $island_to }.
}
fact-robbed = Boarded! All cards laid so far go to the discard.
fact-looted = { $cards_count ->
    [0] Boarded! But nothing has been laid yet: { $seat } leaves empty-handed.
   *[other] Boarded! { $seat } takes all the cards laid: { $cards }.
}

## What is asked, what can be chosen

ask-reward = How many points do you promise your mate?
ask-play = Lay a card, or pass.
ask-only-pass = You have no cards left: pass.
ask-pass = If you pass, you keep the cards left in your hand.
ask-pass-role = Pass and secretly take one of the roles left.
ask-take-role = You have passed. Secretly take one of the roles left.
ask-fight = How many conflict cards do you lay? Ties go to the mutineer.
ask-sell = Two islands are buying: what do you sell, and where?
ask-keep = Which cards do you keep?

move-reward = { $points ->
    [0] Promise nothing
    [one] Promise { $points } point
   *[other] Promise { $points } points
}
move-play = Lay { $card_some }
choose-play-card = Lay…
move-pass = Pass
move-pass-role = Pass and take { $role_the }
choose-pass-role = Pass and take the role of…
move-take-role = Become { $role_the }
choose-take-role = Secretly become…
move-fight = { $conflicts ->
    [0] Lay no conflict card
    [one] Lay { $conflicts } conflict card
   *[other] Lay { $conflicts } conflict cards
}
move-sell = Sell { $sales }
move-sell-sale = { $count } × { $good } → { $key }
move-sell-nothing = Sell nothing
move-keep = { $cards_count ->
    [0] Keep nothing
   *[other] Keep: { $cards }
}

reason-rounds-played = All rounds have been played: the most points win.

figure-lead = Lead of the winner in points
figure-loader-returns = Loaders who put cards under the pile

## The board in a terminal

board-round = Round { $round } of { $rounds }
board-phase = Phase: { $phase }
board-turn = It is { $seat }’s turn.
board-captain = { $seat } is at the wheel.
board-reward = { $points ->
    [0] The mate is promised nothing.
    [one] The mate is promised { $points } point.
   *[other] The mate is promised { $points } points.
}
board-ship = The ship lies { $island_at }.
board-pirate-ship = The pirate ship lies { $island_at }.
board-active = Islands that buy: { $islands }.
board-captain-goal = The captain’s destination: { $island }.
board-mutineer-goal = The mutineer’s destination: { $island }.
board-roles-in-pile = { $count ->
    [one] { $count } role is left in the middle.
   *[other] { $count } roles are left in the middle.
}
board-strengths = Strengths so far: captain { $captains }, mutineer { $mutineers }.
board-pile = { $count ->
    [one] { $count } card in the pile.
   *[other] { $count } cards in the pile.
}
board-discard = Discard: { $cards }.
board-discard-empty = The discard is empty.
board-drawn = { $count ->
    [one] The loader is looking at { $count } card.
   *[other] The loader is looking at { $count } cards.
}
board-scores = Scores
board-islands = The islands, clockwise
board-island = Island
board-buys = Buys
board-alone = Alone
board-two = Two
board-three = Three
board-ship-points = Ship
board-here = Here
board-mark-ship = ship
board-mark-pirate-ship = pirate
board-mark-active = buying
board-mark-goal = captain’s destination
board-mark-mutineer-goal = mutineer’s destination
board-steps = { $count ->
    [0] here
   *[other] + { $count }
}
board-seats = On board
board-seat = Player
board-score = Points
board-hand = Hand
board-laid = Laid
board-role = Role
board-status = Status
board-fought = Conflicts
board-sold = Sales
board-is-captain = captain
board-has-passed = passed
board-is-trading = trading
board-hidden-role = secret role
board-takes-role = takes a role
board-no-role = no role
board-to-move = to move
board-sale = { $count } × { $good } → { $island }
board-known = known: { $cards }
board-own = What only you know
board-own-hand = Your hand: { $cards }.
board-of-hand = In hand: { $cards }.
board-own-hand-empty = No card in hand.
board-own-role = Your role: { $role }.
board-of-role = Role: { $role }.
board-own-captain = You are the captain.
board-own-drawn = { $count ->
    [0] Just drawn: { $cards }; you keep none of them.
    [one] Just drawn: { $cards }; you keep { $count } of them.
   *[other] Just drawn: { $cards }; you keep { $count } of them.
}
board-of-drawn = { $count ->
    [0] { $seat } has just drawn { $cards } and keeps none of them.
    [one] { $seat } has just drawn { $cards } and keeps { $count } of them.
   *[other] { $seat } has just drawn { $cards } and keeps { $count } of them.
}
board-course = { $count ->
    [0] Pass without a card: the ship would stay { $island_at }.
    [one] Pass with { $count } card: the ship would sail { $island_to }.
   *[other] Pass with { $count } cards: the ship would sail { $island_to }.
}
board-course-as-mutineer = { $count ->
    [0] As mutineer with no card your destination would be { $island }.
    [one] As mutineer with { $count } card your destination would be { $island }.
   *[other] As mutineer with { $count } cards your destination would be { $island }.
}
board-course-of-possible-mutineer = { $count ->
    [0] As mutineer with no card, { $seat } would sail to { $island }.
    [one] As mutineer with { $count } card, { $seat } would sail to { $island }.
   *[other] As mutineer with { $count } cards, { $seat } would sail to { $island }.
}
board-roles-seen = { $taken ->
    [0] Roles in the middle at the start of the round: { $left }.
    [one] Roles left after { $taken } was taken: { $left }.
   *[other] Roles left after { $taken } were taken: { $left }.
}
board-known-hand = { $seats } must be holding: { $cards }.
board-known-hand-or-pile = Held by { $seats } or under the pile: { $cards }.
board-known-pile = Somewhere under the pile: { $cards }.
board-pile-place = In the pile, number { $place } from the top: { $card }.
board-known-of-mine = Others know that you were given: { $cards }.
board-known-of-other = Others know that { $seat } was given: { $cards }.

## The rulebook

part-M1 = Set-up
clause-M1-1 = Twelve islands lie in a ring. Their order is shuffled; for a first match, use the order of the table of islands, clockwise. The ship starts at Hochland. You can only sell on active islands. At the start Hochland is the only one.
clause-M1-2 = The first captain is drawn at random.
clause-M1-3 = The cards are shuffled: 4 rubies, 5 salt, 6 wine, 7 cloth, 8 grain and 6 conflict cards. Everyone gets five; the rest is the draw pile. Your cards are secret, but everyone sees how many you have.
clause-M1-4 = Everyone starts with 0 points. Your score can fall below zero.

part-M2 = The reward
clause-M2-1 = If you are captain, you open the round with a promise that everyone hears: 0, 1, 2 or 3 of your own points for whoever becomes your mate. You only pay if you keep the wheel.

part-M3 = Trading
clause-M3-1 = The captain begins, then play goes clockwise. On your turn lay one card face up in front of you, or pass. You may lay any card, even a trade good that nobody wants now, even a conflict card.
clause-M3-2 = With an empty hand you can only pass. You are still asked when it’s your turn, captain or not.
clause-M3-3 = Once you have passed, you’re out of trading. The cards you still hold stay hidden, but everyone sees how many there are.
clause-M3-4 = If you pass as captain, you take no role: you set the destination. Count your cards in hand, then as many islands clockwise from the ship. Everyone sees it at once. With 3 cards it is the third island; with none, the island where the ship is; with very many you keep counting round the ring. You may pass on your very first turn.
clause-M3-5 = If you pass and aren’t the captain, you’re out of trading at once, and everyone sees it. Only then do you look at the roles left in the middle and secretly take one; the match waits for you. You alone know which roles were left; the others only see how many. As long as you’re trading, you don’t know which roles are gone. Players who pass later have fewer to choose from.
clause-M3-6 = Trading ends when everyone has passed. If you’re the last one in, you may lay as many cards as you like.

part-M4 = Masks off
clause-M4-1 = All roles are turned up. If you are the mutineer, you have a destination too: as many islands clockwise from the ship as you have cards in hand. It may be the same island as the captain’s.
clause-M4-2 = (Our ruling.) Roles stay open until the round is over, so you also know which ones nobody took.

part-M5 = The mutiny
clause-M5-1 = There is a mutiny only if someone is the mutineer. Going round the table once, clockwise from the captain: whoever is captain, mate, mutineer or cabin boy lays as many of their conflict cards as they like, or none. The merchant and the loader stay out. You’re asked even if you have no conflict card, so that nothing is given away.
clause-M5-2 = Count both sides. The captain’s side: the conflict cards of captain and mate, plus 1 if there is a mate. The mutineer’s side: those of mutineer and cabin boy.
clause-M5-3 = With the revised rules (the default), conflict cards that these four laid while trading count too. With the first edition’s rules only those laid in the mutiny count. Those of merchant and loader never count.
clause-M5-4 = The stronger side wins. A tie goes to the mutineer: at 0 to 0, with no mate, the mutiny succeeds!
clause-M5-5 = Conflict cards laid are spent. Neither destination changes, even though the hands are smaller now.
clause-M5-6 = (Our ruling.) Everyone sees at once how many conflict cards you lay, so players asked later know more. Conflict cards you keep stay secret.

part-M6 = Points
clause-M6-1 = No mutiny, or a failed one: the captain scores the ship points of the destination, even if the ship stays where it is. A mate scores 1 point and gets the reward from the captain’s points; with no mate the captain pays nothing. The mutineer and the cabin boy score nothing for their roles. Example: for an island of 5 points and a reward of 2, the captain is left with 3 points and the mate scores 3. All this comes before the sales, in which everyone takes part.
clause-M6-2 = The mutiny succeeded: the mutineer scores the ship points of the mutineer’s own destination and is captain at once. The cabin boy scores 2 points. The old captain scores no ship points, the mate nothing for the role, and no reward is paid.
clause-M6-3 = Then you sell, on each active island separately. There are one or two of them; the new destination isn’t one yet. On one island you sell one kind of trade good, from the cards you laid, and only if the island buys it. Nobody buys conflict cards or the pirate.
clause-M6-4 = If two islands are active and at least one of them buys something you laid, you choose: for each island nothing, or one trade good and how many cards. You may split one good between both, and you may sell less than you could. The captain (the new one, if there is one) chooses first, then clockwise; everyone sees the choices made so far, and the points come at the end. If only one island is active, it’s done for you: you sell all your cards of the good it buys or, if it buys anything, of the good you laid most of.
clause-M6-5 = On each island only the players who sold the most cards (at least one) score. Alone: the island’s first value. Two tied: the second value each. Three tied: the third. Four tied: nothing. On an island that buys anything, 2 wine are as good as 2 rubies: only the number counts.
clause-M6-6 = If you’re the merchant and tied for most, you still score the first value, even in a tie of four. For the others nothing changes: they count you like anyone else. Example at Hochland (4, 3, 2): three are tied; the merchant scores 4 points, the other two 2 each.

part-M7 = The ship sails
clause-M7-1 = The island where the ship lies stays active; all others become inactive. Then the ship sails to the destination of the player who is captain now, and that island becomes active too. So you can sell there from the next round on. If the ship stays where it is, only one island is active.

part-M8 = New cards, and the end
clause-M8-1 = All cards laid, in trading and in the mutiny, go to the discard pile. The destinations are cleared and the roles go back to the middle.
clause-M8-2 = Starting with the captain (the new one, if there is one), everyone draws up to five cards. If the pile is empty when a card is to be drawn, and only then, shuffle the discard pile: it’s the new pile, even in the middle of a draw. If the discard pile is empty too (only a pirate’s loot can lead to that, see M9.4), nobody draws any more, and a loader keeps at most what was drawn.
clause-M8-3 = If you are the loader, you draw three cards more than you need. Keep as many as you needed and put the others under the pile in the order you drew them, the first on top; if the pile is empty, they are the new pile. Of identical cards you keep those drawn first; that only matters for the order under the pile. Nobody else sees them, and you can’t swap cards you already held. Example: you need 2 cards, draw 5, keep 2 and return 3. If you need none, you draw three and return all three; you’re still asked. The next players draw after your choice.
clause-M8-4 = With more than five cards in hand (only a pirate’s loot does that) you draw nothing and lose nothing. If you’re the loader, you draw three and return all three.
clause-M8-5 = The match ends after the points of the last round: the 8th with four players, the 9th with three. The ship stays, and nobody draws. The most points win; tied players share the victory.
clause-M8-6 = (Our ruling.) As the loader you know what you put under the pile, and in which place. If someone draws one of these cards, you know who holds it until they lay a card of that kind. If another loader draws it, you only know that they hold it or put it back. In the same way everyone remembers a pirate’s loot until it is laid. The game keeps track for you.
clause-M8-7 = (Our ruling.) A role you take and a loader’s choice are secret and final: you can’t take them back. Passing shows you the roles that are left, so you can take a pass back only if the others agree.
clause-M8-8 = (Our ruling.) The discard pile is open: you may look through it. Everyone also sees how many cards are in the pile and how many the loader draws, keeps and returns.

part-M9 = Variant: the pirate
clause-M9-1 = One pirate card joins the deck. The pirate ship starts at Piratennest, and afterwards stays wherever it has sailed to.
clause-M9-2 = You lay the pirate while trading, like any card, but it is discarded at once. The pirate ship then sails anticlockwise, one island for each card you have left in hand (loot doesn’t count, see M9.4). You stay in trading.
clause-M9-3 = If the pirate ship passes or reaches the ship, all cards laid this round are discarded: everyone’s, yours and conflict cards included. Roles and destinations remain. A card lost like this no longer counts as laid: it isn’t sold and doesn’t count in the mutiny.
clause-M9-4 = What if both ships are at the same island before the pirate sails, even if it doesn’t move at all? One of two things happens, as agreed before the match. By default all cards laid are discarded, as in M9.3. Otherwise they are your loot: you take them all into your hand, except the pirate, for everyone to see.
clause-M9-5 = If the ship reaches the pirate ship, nothing happens. The pirate counts as a card in hand like any other.
clause-M9-6 = (Our ruling.) A pirate ship that starts from the ship’s island acts only once, before it sails. Even if a very large hand takes it all the way round, nothing more happens.
clause-M9-7 = (Our ruling.) The option for loot matters only if you play with the pirate.

## The board in the terminal: signs and legend

board-buys-any = any
board-prices = { $alone }/{ $two }/{ $three }
board-wheel = ⎈ { $points }
board-sign-active = ●
board-sign-ship = ▲
board-sign-goal = ◎
board-sign-mutineer-goal = ✶
board-sign-pirate-ship = ☠
board-explain-active = ● active island, it buys
board-explain-ship = ▲ the ship
board-explain-goal = ◎ the captain’s destination
board-explain-mutineer-goal = ✶ the mutineer’s destination
board-explain-pirate-ship = ☠ the pirate ship
board-explain-prices = 6/3/2 points for sales: alone, two tied, three tied
board-explain-wheel = ⎈ points for whoever sails there
board-course-of-captain = ◎ Captain’s destination: { $island }
board-course-of-mutineer = ✶ Mutineer’s destination: { $island }
board-sides = Captain { $captains } against mutineer { $mutineers }
board-captain-passed = captain, has passed
board-all-hands = All cards on the table

## In the browser

web-own-cards = your cards
web-these-cards = these cards
web-discard = Discard: { $count }
web-pile-roles = roles
web-pile-cards = pile
web-pile-discard = discard
web-or = or
step-roles = roles
step-mutiny = mutiny
step-ship = ship
step-sales = sales
step-voyage = voyage
stage-roles = The roles!
stage-mutiny = The mutiny!
stage-command = The ship.
stage-sales = The sales.
stage-voyage = The voyage.
stage-round = A new round.
stage-pirate = Pirates!
web-skip = Skip
web-skip-hint = or tap the table
web-at-trading = while trading
web-at-call = in the mutiny
web-at-mate = at their side
web-sale-alone = { $points ->
    [0] nothing for this place
    [one] alone in front: { $points } point
   *[other] alone in front: { $points } points
}
web-sale-tied = { $points ->
    [0] too many tie: nothing
    [one] tied: { $points } point each
   *[other] tied: { $points } points each
}
web-sale-merchant = { $points ->
    [one] as merchant: { $points } point
   *[other] as merchant: { $points } points
}
recap-round = Round { $round }
recap-takes = takes the wheel
recap-keeps = keeps the wheel
dossier-hand = { $count ->
    [0] No card in hand.
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
dossier-laid = Laid: { $cards }.
dossier-hidden-role = Has taken a role in secret.
dossier-last-role = Role in the round before: { $role }.
dossier-known = In hand for certain: { $cards }.
dossier-points = Points so far: { $sales } from sales, { $ship } at the wheel, { $ally } as an ally.
dossier-mutinies = { $count ->
    [0] No mutiny won.
    [one] { $count } mutiny won.
   *[other] { $count } mutinies won.
}
web-masks-off = Masks off!
web-mutiny = Mutiny!
web-mutiny-won = The mutiny succeeds!
web-mutiny-failed = The captain holds on!
web-tie-rule = In a tie the mutineer wins.
web-against = against
web-ship-pays = What the ship earns
web-pass-then-role = { $count ->
    [one] then secretly take the last role
   *[other] then secretly take one of the { $count } roles
}
web-kept-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-mutineer-course = { $count ->
    [0] With no card your destination is { $island }
    [one] With { $count } card your destination is { $island }
   *[other] With { $count } cards your destination is { $island }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the mutiny succeeds. A tie is enough.

## The guided match: what the old sea dog says

chapter-1 = A first round
coach-welcome =
    Welcome aboard! The ship is at Hochland, and { $seat_0 } is at the wheel as captain.

    The captain first promises a reward for a loyal mate. Then everyone lays cards. Watch what the others lay: it will be your turn soon.
coach-wine =
    { $seat_0 } has promised nothing, and two conflict cards are out already: mutiny is in the air.

    For now only Hochland buys, and it buys anything. 4, 3 and 2 are its points: for selling the most alone, in a tie of two, in a tie of three.

    On your turn you lay a card or pass. Start with the wine and see what happens.
coach-salt =
    { $seat_1 } passed with four cards in hand and took a role in secret. Look at your secrets: only the mutineer is gone!

    A sale goes to whoever sells the most cards of one good. You hold two salt: lay the first.
coach-first-salt =
    { $seat_1 } passed with four cards in hand and took a role in secret. You won’t see which are left until you pass yourself.

    A sale goes to whoever sells the most cards of one good. You hold two salt: lay the first.
coach-more-salt =
    { $seat_0 } has laid two wine, and { $seat_2 } two cloth before passing.

    A second salt ties you with them: in a tie of three, Hochland pays 2 points each. Lay it.
coach-cabin-boy =
    { $seat_0 } passed with two cards in hand: the destination is Grünland, two islands on. Only you are left.

    The mutineer is taken. The cabin boy helps the mutineer and gets 2 points if the mutiny succeeds.

    Pass and take that role.
coach-pass =
    { $seat_0 } passed with two cards in hand: the destination is Grünland, two islands on.

    Only you are left, with a conflict card and a ruby that wouldn’t count. Another card would gain you nothing.

    Pass. Then you see the roles.
coach-take-cabin-boy =
    Now you alone see the roles that are left. The mutineer and the merchant are gone: somebody is leading a mutiny!

    The mate is promised nothing. The cabin boy helps the mutineer and gets 2 points if the mutiny succeeds.

    Take that role.
coach-hold-back =
    The masks are off: { $seat_1 } leads the mutiny, and you are on that side.

    Conflict cards laid while trading count too: two on each side. In a tie the mutiny wins!

    So keep your conflict card and lay none.
coach-farewell =
    The mutiny succeeded: { $seat_1 } takes the wheel and gets 5 points for Eisfelsen.

    You get 4 points: 2 as cabin boy, 2 for your salt. { $seat_2 }, the merchant, gets 4 in spite of the tie.

    Two islands buy now, Hochland and Eisfelsen. You know enough to sail on; the rulebook has the rest.

## Why not

why-reward-first = The round begins with the reward that the captain promises.
why-passed = You have already passed: trading is over for you.
why-empty-hand = Your hand is empty: you can only pass.
why-trading-over = Everyone has passed: trading is over for this round.
why-captain-no-role = The captain takes no role.
why-pass-first = You take a role once you have passed, and only then see which ones are left.
why-has-role = You have already taken a role.
why-stays-out = Merchant and loader stay out of the mutiny.
why-fought = You have answered already: you lay conflict cards only once per mutiny.

## Why the hint is good

hint-reward-none = A reward costs you points, and a mate would help you less than that.
hint-reward-mate = The reward makes the mate’s role tempting, and with a mate you’re more likely to keep the wheel as far as { $island }.
hint-pirate-robs = The pirate clears the deck: it would cost the others about { $points ->
    [one] 1 point
   *[other] { $points } points
} of sales.
hint-pirate-plan = The pirate does you more good played now than kept in hand.
hint-lay-sells = Once laid, this { $card_card } can be sold { $island_at }.
hint-lay-course = { $count ->
    [0] To end with no card in hand: the ship would stay { $island_at }.
    [one] To keep one card in hand: your destination would then be { $island }.
   *[other] To keep { $count } cards in hand: your destination would then be { $island }.
}
hint-lay-loader = The fewer cards you keep, the more you can choose from as the loader.
hint-lay-renew = Laying this { $card_card } makes room for a new card next round.
hint-pass-course = { $count ->
    [0] With no card in hand you stay { $island_at }
    [one] One card in hand takes you { $island_to }
   *[other] Your { $count } cards in hand take you { $island_to }
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} if you keep the wheel.
hint-pass-mutineer = The mutiny would succeed about { $chance }% of the time and take you { $island_to }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-pass-cabin-boy = The mutineer’s side would win about { $chance }% of the time: the cabin boy gets 2 points for it.
hint-pass-mate = The captain would keep the wheel about { $chance }% of the time: the mate gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for that.
hint-pass-merchant = The merchant gets the full price in a tie, and that helps what you have laid.
hint-pass-apart = No fighting role promises more: outside the mutiny you risk nothing.
hint-pass-loader = As the loader you would draw { $count } cards and keep only the best.
hint-pass-done = { $count ->
    [one] Another card would gain you nothing: keep the last one and look at the roles.
   *[other] Another card would gain you nothing: keep your { $count } cards and look at the roles.
}
hint-pass-empty = Your hand is empty: pass and look at the roles.
hint-fight = Your side then wins about { $chance }% of the time, against { $otherwise }% without your conflict cards.
hint-fight-safe = Your side is almost sure to win already: keep your conflict cards.
hint-fight-vain = Your conflict cards would change next to nothing: keep them.
hint-fight-save = Your conflict cards would change too little here: they will be worth more later.
hint-sell = Even if the others answer as well as they can, this sale brings you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-sell-in-vain = You can’t win a sale: this choice helps the others least.
hint-sell-spoils = This sale brings you nothing, but it costs the others more than another would bring you.
hint-keep-conflict = A conflict card is worth more here than what the other cards would sell for.
hint-keep-islands = These cards promise most on the islands that will buy: { $islands }.

## What each thing is for

about-good = A trade good: lay it while trading. On an active island that buys it, whoever sells most scores. Bought by: { $islands }.
about-conflict = Nobody buys it. In a mutiny it counts 1 for your side: captain and mate, or mutineer and cabin boy.
about-captain = Opens the round, promises the reward and sets the destination by passing. Unless a mutiny succeeds, the captain scores the ship points of the destination.
about-mutineer = Tries to overthrow the captain. If it works: become captain and score the ship points of your own destination, one island clockwise per card in hand.
about-mate = Helps the captain and counts 1 in the mutiny. If the captain keeps the wheel: 1 point and the reward.
about-cabin-boy = Helps the mutineer with conflict cards. 2 points if the mutiny succeeds.
about-merchant = Sells better: when tied for most in a sale, still scores the first value. Stays out of the mutiny.
about-loader = At the end of the round draws three cards more than needed and keeps the best. Stays out of the mutiny.
about-pirate = Laid like any card, then discarded at once. The pirate ship sails back one island per card left in your hand; if it passes or meets the ship, all cards laid are lost.
about-island = Buys: { $good }. Whoever sells most gets { $first } points; two who tie, { $second } each; three, { $third }. Bringing the ship here is worth { $ship } points.

## The result

web-reveal = The roles of the last round
web-source-ship = ship
web-source-mutiny = mutiny
web-source-sales = sales
web-source-mate = reward
web-source-paid = reward paid
web-sign-mutiny = mutiny won
web-sign-wheel = who held the wheel
web-turn-kicker = round
web-turn-part = { $name } { $points }
web-turn-parts = Points: { $parts }.
web-turn-overthrown = The mutiny wins, { $mutineers } to { $captains }.
web-turn-withstood = The mutiny fails, { $mutineers } to { $captains }.
web-turn-takes-wheel = { $seat } takes the wheel
web-turn-keeps-wheel = { $seat } keeps the wheel
web-turn-scores = A great round for { $seat }
web-end-summary = { $points } points, { $rounds } rounds, { $mutinies ->
    [0] no mutiny won
    [one] { $mutinies } mutiny won
   *[other] { $mutinies } mutinies won
}

# Meuterer in English.
# Attributes of names: .the with the article, .some as an object (some wine, a ruby), .card and .cards after a number,
# .at and .to for a place; where an attribute makes no sense it is the name itself.

title = Meuterer
tagline = One ship, a crew of merchants, a captain… and somebody who wants the wheel.
aim = Score the most points. Each round you lay cards, then pass and take a secret role. Points go to whoever sells most on an island ringed in orange, to whoever is at the wheel on arrival, and to their allies.
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
name-any = any good
    .the = any good
    .some = any good
    .card = card of any good
    .cards = cards of any good
    .at = any good
    .to = any good

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
option-ruleset-v1-0 = they do not count (first edition)
option-layout = Order of the islands
option-layout-shuffled = shuffled for every match
option-layout-introductory = always the same, good for beginners
option-pirate = Pirate
option-pirate-false = without the pirate
option-pirate-true = with the pirate
option-pirate-loot = Loot of a pirate who already lies beside the ship
option-pirate-loot-discard = the cards laid are discarded
option-pirate-loot-take = whoever played the pirate takes them in hand

## What happens

fact-reward = { $points ->
    [0] { $seat } promises the mate nothing.
    [one] { $seat } promises the mate { $points } point.
   *[other] { $seat } promises the mate { $points } points.
}
fact-played = { $seat } lays { $card_some }.
fact-captain-passed = { $cards ->
    [0] { $seat } passes with an empty hand: the ship is to stay { $island_at }.
    [one] { $seat } passes with { $cards } card in hand and sets course for { $island }.
   *[other] { $seat } passes with { $cards } cards in hand and sets course for { $island }.
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
fact-mutineer-goal = Mutiny! The goal that { $seat } sets is { $island }.
fact-fought = { $conflicts ->
    [0] { $seat } lays no conflict card.
    [one] { $seat } lays { $conflicts } conflict card.
   *[other] { $seat } lays { $conflicts } conflict cards.
}
fact-mutiny-won = The mutiny succeeds, { $mutineers } to { $captains }: { $seat } takes the wheel.
fact-mutiny-failed = The mutiny fails, { $mutineers } to { $captains }: { $seat } keeps the wheel.
fact-ship-points = { $points ->
    [one] { $seat } scores { $points } point for the goal { $island }.
   *[other] { $seat } scores { $points } points for the goal { $island }.
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
    [0] Too many are level { $island_at }: { $seat } scores nothing for { $count } × { $good }.
    [one] { $seat } scores { $points } point { $island_at } for { $count } × { $good }.
   *[other] { $seat } scores { $points } points { $island_at } for { $count } × { $good }.
}
fact-merchant-points = { $points ->
    [one] Level with others, but the merchant gets the full price { $island_at }: { $seat } scores { $points } point for { $count } × { $good }.
   *[other] Level with others, but the merchant gets the full price { $island_at }: { $seat } scores { $points } points for { $count } × { $good }.
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
fact-over = The last sale is made: the match is over.
fact-pirate = { $steps ->
    [0] { $seat } plays the pirate with an empty hand: the pirate ship stays { $island_at }.
    [one] { $seat } plays the pirate: the pirate ship sails { $steps } island, { $island_to }.
   *[other] { $seat } plays the pirate: the pirate ship sails { $steps } islands, { $island_to }.
}
fact-robbed = Boarded! All cards laid so far go to the discard.
fact-looted = { $cards_count ->
    [0] Boarded! But nothing is laid yet: { $seat } leaves empty-handed.
   *[other] Boarded! { $seat } takes into hand all that was laid: { $cards }.
}

## What is asked, what can be chosen

ask-reward = You are at the wheel: how many of your points do you promise the mate if you keep it?
ask-play = Lay a card before you, or pass.
ask-pass = If you pass, you keep the cards left in your hand.
ask-pass-role = Passing, you secretly take one of the roles that are left.
ask-take-role = You have passed: secretly take one of the roles that are left.
ask-fight = Captain and mate against mutineer and cabin boy: how many conflict cards do you lay? The mutineer wins a tie.
ask-sell = Two islands are buying: what do you sell, and where?
ask-keep = You are the loader: which of the cards you just drew do you keep?

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

reason-rounds-played = All rounds are played: the most points win.

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
board-captain-goal = The captain’s goal: { $island }.
board-mutineer-goal = The mutineer’s goal: { $island }.
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
board-mark-goal = captain’s goal
board-mark-mutineer-goal = mutineer’s goal
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
    [0] As mutineer without a card you would aim for { $island }.
    [one] As mutineer with { $count } card you would aim for { $island }.
   *[other] As mutineer with { $count } cards you would aim for { $island }.
}
board-course-of-possible-mutineer = { $count ->
    [0] As mutineer without a card { $seat } would aim for { $island }.
    [one] As mutineer with { $count } card { $seat } would aim for { $island }.
   *[other] As mutineer with { $count } cards { $seat } would aim for { $island }.
}
board-roles-seen = { $taken ->
    [0] In the middle when the round began: { $left }.
    [one] In the middle after { $taken } role was taken: { $left }.
   *[other] In the middle after { $taken } roles were taken: { $left }.
}
board-known-hand = In the hand of { $seats } there must be: { $cards }.
board-known-hand-or-pile = In the hand of { $seats } or under the pile there must be: { $cards }.
board-known-pile = Somewhere under the pile: { $cards }.
board-pile-place = In the pile, number { $place } from the top: { $card }.
board-known-of-mine = Others know that you were given: { $cards }.
board-known-of-other = Others know that { $seat } was given: { $cards }.

## The rulebook

part-M1 = Before you set sail
clause-M1-1 = Twelve islands lie in a ring. Usually their order is shuffled; for a first match there is a fixed one. The ship starts at Hochland. An island is active or not, and goods are sold on active islands only. At the start that is Hochland alone.
clause-M1-2 = Luck decides who is the first captain.
clause-M1-3 = The cards are shuffled: 4 ruby, 5 salt, 6 wine, 7 cloth, 8 grain and 6 conflict. Everybody gets five, the rest is the draw pile. Your cards are secret, but everybody sees how many you have.
clause-M1-4 = Everybody starts with 0 points. A score can fall below zero.

part-M2 = The reward
clause-M2-1 = The captain opens every round with a promise, heard by all: 0, 1, 2 or 3 of the captain’s own points for whoever becomes the mate. It is paid only if the captain keeps the post. A handsome reward attracts a friend… at a price.

part-M3 = Trading
clause-M3-1 = The captain begins, then it goes clockwise. On your turn lay one card face up before you, or pass. You may lay any card, even goods that nobody wants just now, even a conflict card.
clause-M3-2 = With an empty hand all you can do is pass. You are asked all the same when it is your turn, captain or not.
clause-M3-3 = Once you have passed, trading is over for you. The cards you still hold stay hidden, but everybody knows how many there are.
clause-M3-4 = A captain who passes takes no role but sets the course. Count the cards left in the captain’s hand, then as many islands clockwise from the ship: that is the goal, and everybody sees it at once. With 3 cards it is the third island; with none the ship stays; with very many you just keep counting round. The captain may pass on the very first turn.
clause-M3-5 = If you pass and are not the captain, you are out of trading at once, and everybody sees it. Only then do you look at the roles still in the middle and secretly take one; the match waits for you. So you know which ones were left, and nobody else does: the others only see how many are left. As long as you are trading, you do not know which roles are gone. Those after you have fewer to choose from. The mutineer wants to overthrow the captain, and the cabin boy helps; the mate stands by the captain; the merchant gets better prices; the loader picks new cards.
clause-M3-6 = Trading ends when everybody has passed. If you are the last one in, go on laying cards as long as you like.

part-M4 = Masks off
clause-M4-1 = All roles taken are turned up. If there is a mutineer, there is now a second goal: as many islands from the ship as the mutineer has cards in hand. Captain and mutineer may be heading for the same island.
clause-M4-2 = (Our ruling.) Roles stay open until the round is over. So you also know which ones nobody took.

part-M5 = The mutiny
clause-M5-1 = It takes place only if there is a mutineer. There is one lap, starting with the captain: captain, mate, mutineer and cabin boy each lay as many of their conflict cards as they like, or none. Merchant and loader keep out of it. Even somebody without conflict cards is asked, so that nothing is given away.
clause-M5-2 = Then strengths are counted. On one side the conflict cards of captain and mate, plus 1 if there is a mate. On the other side those of mutineer and cabin boy.
clause-M5-3 = With the revised rules, conflict cards that these four laid while trading count too. With the first edition’s rules only those laid in the mutiny do. Those of merchant and loader never count.
clause-M5-4 = The stronger side wins. If both are equal, the mutineer does: at 0 to 0, with no mate, the mutiny succeeds!
clause-M5-5 = Conflict cards laid are spent. Neither goal changes any more, even though hands are smaller now.
clause-M5-6 = (Our ruling.) Everybody sees at once how many conflict cards were laid, so those asked later know more. Conflict cards kept in hand stay secret.

part-M6 = Points
clause-M6-1 = No mutiny, or one that failed? The captain scores the ship points of the goal. A mate scores 1 point plus the reward, which the captain pays; with no mate the captain pays nothing. Mutineer and cabin boy get nothing. Example: for an island of 5 points and a reward of 2, the captain is left with 3 points and the mate scores 3. All this counts before the sales.
clause-M6-2 = The mutiny succeeded? The mutineer scores the ship points of the mutineer’s goal and is captain at once. The cabin boy scores 2 points. The old captain and the mate get nothing, and no reward is paid.
clause-M6-3 = Now goods are sold, on each active island separately. There are one or two of them; the new goal is not among them yet. On one island you sell one kind of good, out of the cards you laid, and only what the island buys. Nobody buys conflict cards or the pirate.
clause-M6-4 = If two islands are active and at least one of them buys something you laid, you choose: for each island nothing, or a good and how many cards. You may split one good between both, and you may sell less than you could. The captain (the new one, if there is one) chooses first, then clockwise; everybody sees the choices made so far, and the points come at the end. If only one island is active, it all happens by itself: you sell all your cards of the good it buys or, if it buys anything, of the good you laid most of.
clause-M6-5 = On each island only those who sold the most cards (at least one) score. Alone in front: the island’s first value. Two level: the second value each. Three level: the third. Four level: nothing. On an island that buys anything 2 wine are as good as 2 rubies: only the number counts.
clause-M6-6 = A merchant who is level in front still gets the first value, even among four. For the others nothing changes: the merchant counts like anybody. Example at Hochland (4, 3, 2): three are level; the merchant scores 4 points, the other two 2 each.

part-M7 = The ship sails
clause-M7-1 = The island where the ship lies stays active, all others become inactive. Then the ship sails to the winner’s goal, and that island becomes active too. So you can sell there from the next round on. If the ship stays where it is, just one island is active.

part-M8 = New cards, and the end
clause-M8-1 = All cards laid, in trading and in the mutiny, go to the discard. The goals are cleared and the roles go back to the middle.
clause-M8-2 = Starting with the captain (the new one, if there is one), everybody draws up to five cards. When a card is needed and the pile is empty, the discard is shuffled and takes its place, even in the middle of a draw, never earlier. If the discard is empty as well (a pirate’s loot can lead to that), drawing stops, and a loader keeps no more than what was drawn.
clause-M8-3 = If you are the loader, you draw three cards more than you need when it is your turn to draw. Keep as many as you needed and put the others under the pile in the order they were drawn, the first on top; if the pile is empty, they are the new one. Of equal cards you keep those drawn first. Nobody else sees them, and you cannot swap cards you held before. Example: you need 2 cards, draw 5, keep 2 and return 3. If you need none, you draw three and return all three; you are asked all the same. Those after you draw when you have chosen.
clause-M8-4 = With more than five cards in hand (only a pirate’s loot does that) you draw nothing and lose nothing. If you are the loader, you draw three and return all three.
clause-M8-5 = The match ends after the points of the last round: the 8th with four players, the 9th with three. The ship stays, and nobody draws any more. Most points win; if several have equally many, they share the victory.
clause-M8-6 = (Our ruling.) As a loader you know what you put under the pile, and in which place. When somebody draws one of those cards, you know whose hand it is in, until that hand lays such a card. If another loader draws it, you only know that it is in that hand or among the cards returned. In the same way everybody remembers a pirate’s loot until it is laid. The game keeps note of all this for you.
clause-M8-7 = (Our ruling.) A role taken and a loader’s choice are secret and final: they cannot be taken back. A pass shows you the roles that are left, so you can take it back only if the others agree.
clause-M8-8 = (Our ruling.) The discard is open: anybody may look through it. Everybody also sees how many cards are in the pile and how many the loader draws, keeps and returns.

part-M9 = Variant: the pirate
clause-M9-1 = One pirate card joins the deck. The pirate ship starts at Piratennest, and afterwards stays wherever it has sailed to.
clause-M9-2 = The pirate is played in trading like any card, but goes to the discard at once. The pirate ship then sails anticlockwise, one island for each card you have left in hand (any loot does not count). You stay in trading.
clause-M9-3 = If the pirate ship passes or reaches the ship, all cards laid since the round began go to the discard: everybody’s, yours and conflict cards included. Roles taken and goals set remain. A card lost like this is no longer laid: it is not sold and does not count in the mutiny.
clause-M9-4 = If both ships already lie at the same island before the pirate sails, even if it does not move at all: depending on the option, either all cards laid are discarded as above, or you take them all in hand, the pirate apart, for everybody to see.
clause-M9-5 = If it is the ship that meets the pirate ship, nothing happens. The pirate card is a card in hand like any other wherever hands are counted.
clause-M9-6 = (Our ruling.) A pirate ship that starts from the ship’s island acts only once, before it sails. Even if a very large hand takes it all the way round to that island, nothing more happens.
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
board-explain-goal = ◎ the captain’s goal
board-explain-mutineer-goal = ✶ the mutineer’s goal
board-explain-pirate-ship = ☠ the pirate ship
board-explain-prices = 6/3/2 points for sales: alone, two equal, three equal
board-explain-wheel = ⎈ points for whoever sails there
board-course-of-captain = ◎ Captain’s goal: { $island }
board-course-of-mutineer = ✶ Mutineer’s goal: { $island }
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
web-at-call = at the call
web-at-mate = at their side
web-sale-alone = { $points ->
    [0] nothing for this place
    [one] alone in front: { $points } point
   *[other] alone in front: { $points } points
}
web-sale-tied = { $points ->
    [0] too many are level: nothing
    [one] level: { $points } point each
   *[other] level: { $points } points each
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
    [0] Without a card you aim for { $island }
    [one] With { $count } card you aim for { $island }
   *[other] With { $count } cards you aim for { $island }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the mutiny succeeds. A tie is enough.

## The guided first round: what the old sea dog says

coach-welcome = Welcome aboard! The ship lies at Hochland, and { $seat_0 } is at the wheel as captain. First he promises a reward to whoever stands by him, then everybody lays cards. Watch what the others lay; your turn will come.
coach-wine = { $seat_0 } has promised nothing, and two conflict cards are out already: mutiny is in the air. For now goods are sold at Hochland only, which buys anything. Each turn you lay a card or pass. Begin with the wine and see what comes.
coach-salt = { $seat_1 } passed with four cards in hand and took a role in secret. Look at your secrets: only the mutineer is gone from the middle! For a sale only the most cards of one good count. You hold two salt: lay the first.
coach-first-salt = { $seat_1 } passed with four cards in hand and took a role in secret. Which one? You will not see what is left until you pass yourself. For a sale only the most cards of one good count. You hold two salt: lay the first.
coach-more-salt = { $seat_0 } has laid two wine, and { $seat_2 } two cloth before passing. A second salt makes you equal to them: among three, Hochland pays 2 points each. Not much, but better than nothing. Lay it.
coach-cabin-boy = { $seat_0 } passed with two cards in hand: the course is set for Grünland, two islands on. Only you are left. The mutineer is taken, and the mate is promised nothing: the cabin boy, who helps the mutineer, gets 2 points if the mutiny succeeds. Pass and take that role.
coach-pass = { $seat_0 } passed with two cards in hand: the course is set for Grünland, two islands on. Only you are left, with one conflict card and a ruby that would not count. Another card would bring you nothing, so pass. Then you see the roles.
coach-take-cabin-boy = Now you see the roles that are left, and you alone: the mutineer and the merchant are gone. Somebody leads a mutiny! The mate is promised nothing, but the cabin boy, who helps the mutineer, gets 2 points if the mutiny succeeds. Take that role.
coach-hold-back = The masks are off: { $seat_1 } leads the mutiny, and you are on that side. Conflict cards laid while trading count too: two on each side. And when both are equal the mutiny wins! So keep your conflict card and lay none.
coach-farewell = The mutiny succeeded: { $seat_1 } takes the wheel and gets 5 points for Eisfelsen. You get 4: 2 as cabin boy, 2 for your salt. { $seat_2 } gets 4 in spite of the tie, as the merchant. Two islands buy now, Hochland and Eisfelsen. You know enough to sail on; the rulebook has the rest.

## Why not

why-reward-first = The round begins with the reward that the captain promises.
why-passed = You have already passed: trading is over for you.
why-empty-hand = Your hand is empty: you can only pass.
why-trading-over = Everybody has passed: trading is over for this round.
why-captain-no-role = The captain takes no role.
why-pass-first = You take a role once you have passed, and only then see which ones are left.
why-has-role = You have already taken a role.
why-stays-out = Merchant and loader stay out of the mutiny.
why-fought = You have answered already: in a mutiny one lays conflict cards only once.

## Why the hint is good

hint-reward-none = A reward comes out of your own points, and a mate would help you less than he costs.
hint-reward-mate = The reward makes the mate’s role tempting: with him you are surer to keep the wheel as far as { $island }.
hint-pirate-robs = The pirate clears the deck: it would cost the others about { $points ->
    [one] 1 point
   *[other] { $points } points
} of sales.
hint-pirate-plan = Set loose now, the pirate leaves you a better plan than it does in your hand.
hint-lay-sells = Once laid, this { $card_card } can be sold { $island_at }.
hint-lay-course = { $count ->
    [0] To end with no card in hand: the ship would stay at { $island }.
    [one] To keep one card in hand: your course would then be { $island }.
   *[other] To keep { $count } cards in hand: your course would then be { $island }.
}
hint-lay-loader = The fewer cards you keep, the more the loader you want to become has to choose from.
hint-lay-renew = Once laid, this { $card_card } makes room for a new card next round, and that is a gain.
hint-pass-course = { $count ->
    [0] With no card in hand you stay at { $island }
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
hint-pass-mate = The captain would keep the wheel about { $chance }% of the time: his mate gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for it.
hint-pass-merchant = Where sales are equal the merchant gets the full price: what you have laid gains by that.
hint-pass-apart = No fighting role promises more: away from the mutiny you risk nothing.
hint-pass-loader = As the loader you would draw { $count } cards and keep only the best.
hint-pass-done = { $count ->
    [one] Another card would bring you no more: keep the last one and look at the roles.
   *[other] Another card would bring you no more: keep your { $count } cards and look at the roles.
}
hint-pass-empty = Your hand is empty: pass and look at the roles.
hint-fight = Your side then wins about { $chance }% of the time, against { $otherwise }% without your conflicts.
hint-fight-safe = Your side is almost sure to win already: keep your conflicts.
hint-fight-vain = Your conflicts would change next to nothing: keep them.
hint-fight-save = Your conflicts would change too little here: they will be worth more later.
hint-sell = Even if the others answer as well as they can, this sale brings you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-sell-in-vain = You come out on top nowhere: this brings the others least.
hint-keep-conflict = A conflict in hand is worth more here than what the other cards promise in sales.
hint-keep-islands = These cards promise most on the islands that will buy: { $islands }.

## What each thing is for

about-good = A good: lay it while trading. On an active island that buys it, whoever sells most gets points. Bought by: { $islands }.
about-conflict = Nobody buys it. But if there is a mutiny, each conflict counts 1 for your side: captain and mate here, mutineer and cabin boy there.
about-captain = Opens the round, promises the reward and sets the course when passing. Unless a mutiny succeeds, the captain gets the ship points of the island the ship goes to.
about-mutineer = Wants to overthrow the captain. If the mutiny succeeds, becomes captain and gets the ship points of an own destination, counted by the cards in hand.
about-mate = Stands by the captain: 1 more in the mutiny. If the captain stays captain, 1 point and the reward.
about-cabin-boy = Helps the mutineer with conflicts. If the mutiny succeeds: 2 points.
about-merchant = Sells better: when tied for most in a sale, still gets the first value. Stays out of the mutiny.
about-loader = At the end of the round draws three cards more than needed and keeps the ones wanted. Stays out of the mutiny.
about-pirate = Laid like any card, then straight to the discard. The pirate ship goes back one island for each card left in your hand; if it passes or meets the ship, all cards laid are lost.
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

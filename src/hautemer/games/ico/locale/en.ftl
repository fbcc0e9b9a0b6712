# ICO in English.
# Attributes of names: .the with the definite article, .a with the indefinite one, .many as a plural with the article; where
# one makes no sense it is the name itself.

title = ICO
tagline = The treasure is aboard, and so are the pirates. Whom do you dare to sail with?
aim = Sailors against pirates, and nobody knows who is who. A voyage without poison is a round for the sailors, one with poison for the pirates.
scored = Rounds won by their side

## Roles, cards and states

name-sailor = sailor
    .the = the sailor
    .a = a sailor
    .many = the sailors
name-pirate = pirate
    .the = the pirate
    .a = a pirate
    .many = the pirates
name-siren = siren
    .the = the siren
    .a = a siren
    .many = the siren
name-sailors = sailors
    .the = the sailors
    .a = sailors
    .many = the sailors
name-pirates = pirates
    .the = the pirates
    .a = pirates
    .many = the pirates
name-island = island
    .the = the island
    .a = an island
    .many = the islands
name-poison = poison
    .the = the poison
    .a = a poison
    .many = the poisons
name-seasick = Seasickness
    .the = Seasickness
    .a = Seasickness
    .many = Seasickness
name-rough-sea = Rough Sea
    .the = Rough Sea
    .a = Rough Sea
    .many = Rough Sea
name-antidote = Antidote
    .the = Antidote
    .a = Antidote
    .many = Antidote
name-observer = Observer
    .the = Observer
    .a = Observer
    .many = Observer
name-starboard = Starboard
    .the = Starboard
    .a = Starboard
    .many = Starboard
name-overboard = Overboard
    .the = Overboard
    .a = Overboard
    .many = Overboard
name-treasure-map = Treasure Map
    .the = Treasure Map
    .a = Treasure Map
    .many = Treasure Map
name-brigand = Brigand
    .the = Brigand
    .a = Brigand
    .many = Brigand
name-express = Express Voyage
    .the = Express Voyage
    .a = Express Voyage
    .many = Express Voyage
name-mooring = Mooring
    .the = Mooring
    .a = Mooring
    .many = Mooring
name-lucky = Lucky One
    .the = Lucky One
    .a = Lucky One
    .many = Lucky One
name-parrot = Parrot
    .the = Parrot
    .a = Parrot
    .many = Parrot
name-charlatan = Charlatan
    .the = Charlatan
    .a = Charlatan
    .many = Charlatan
name-double = Double
    .the = Double
    .a = Double
    .many = Double
name-leviathan = Leviathan
    .the = Leviathan
    .a = Leviathan
    .many = Leviathan
name-medusa = Medusa
    .the = Medusa
    .a = Medusa
    .many = Medusa
name-swap = Swap
    .the = Swap
    .a = Swap
    .many = Swap
name-merchant = Merchant
    .the = Merchant
    .a = Merchant
    .many = Merchant
name-loner = Loner
    .the = Loner
    .a = Loner
    .many = Loner
name-typhoon = Typhoon
    .the = Typhoon
    .a = Typhoon
    .many = Typhoon
name-aye = for
    .the = for
    .a = for
    .many = for
name-nay = against
    .the = against
    .a = against
    .many = against
name-clockwise = clockwise
    .the = clockwise
    .a = clockwise
    .many = clockwise
name-anticlockwise = anticlockwise
    .the = anticlockwise
    .a = anticlockwise
    .many = anticlockwise
name-propose = a crew is to be proposed
    .the = a crew is to be proposed
    .a = a crew is to be proposed
    .many = a crew is to be proposed
name-vote = the vote
    .the = the vote
    .a = the vote
    .many = the vote
name-placing = cards are being placed
    .the = cards are being placed
    .a = cards are being placed
    .many = cards are being placed
name-final-vote = the hunt for the siren
    .the = the hunt for the siren
    .a = the hunt for the siren
    .many = the hunt for the siren
name-over = the match is over
    .the = the match is over
    .a = the match is over
    .many = the match is over
name-voted = the votes are shown
    .the = the votes are shown
    .a = the votes are shown
    .many = the votes are shown
name-accepted = the crew is about to sail
    .the = the crew is about to sail
    .a = the crew is about to sail
    .many = the crew is about to sail
name-sealed = all cards are placed
    .the = all cards are placed
    .a = all cards are placed
    .many = all cards are placed
name-revealed = the cards are shown
    .the = the cards are shown
    .a = the cards are shown
    .many = the cards are shown
name-round-end = the round is ending
    .the = the round is ending
    .a = the round is ending
    .many = the round is ending
name-response = a bonus card may be answered
    .the = a bonus card may be answered
    .a = a bonus card may be answered
    .many = a bonus card may be answered
name-played = played
    .the = played
    .a = played
    .many = played
name-shown = shown
    .the = shown
    .a = shown
    .many = shown
name-stolen = stolen
    .the = stolen
    .a = stolen
    .many = stolen
name-lost = lost
    .the = lost
    .a = lost
    .many = lost
name-exchanged = exchanged
    .the = exchanged
    .a = exchanged
    .many = exchanged
name-drawn = drawn
    .the = drawn
    .a = drawn
    .many = drawn
name-handed-on = handed on
    .the = handed on
    .a = handed on
    .many = handed on

## Options

option-bonus = Bonus cards
option-bonus-random = twenty cards shuffled, one for each player
option-bonus-none = without bonus cards
option-rounds-to-win = Rounds to win
option-siren-vote = To unmask the siren
option-siren-vote-majority = at least half of the pirates must name her
option-siren-vote-plurality = she alone must have the most votes

## What happens

fact-turn = Round { $round }: { $seat } is to propose a crew.
fact-resumed = Back to where we were, in { $seat }’s turn.
fact-proposed = { $seat } proposes: { $seats }.
fact-crew-sails = The crew is about to sail: { $seats }.
fact-voted = { $seat } has voted.
fact-voted-own = You voted { $vote }.
fact-voted-seen = { $seat } voted { $vote }.
fact-voted-folded = { $count } players have voted.
fact-votes-shown = { $against_seats_count ->
    [0] The votes: everyone is for it.
   *[other] The votes: for, { $for_seats }; against, { $against_seats }.
}
fact-accepted = Crew accepted, { $ayes } to { $nays }.
fact-refused = Crew refused, { $ayes } for and { $nays } against: { $seat } has to propose another.
fact-refused-again = Refused again, { $ayes } for and { $nays } against: { $seat }’s turn is lost.
fact-placed = { $seat } has placed a card.
fact-placed-own = You placed { $card_a }.
fact-placed-seen = { $seat } placed { $card_a }.
fact-placed-folded = { $count } players have placed a card.
fact-cards-shown = { $poisons ->
    [0] Shuffled and shown: nothing but islands!
    [one] Shuffled and shown: { $poisons } poison!
   *[other] Shuffled and shown: { $poisons } poisons!
}
fact-void = The round is void: nobody scores.
fact-pirates-win-round = The pirates win the round: { $won } of { $needed }.
fact-sailors-win-round = The sailors win the round: { $won } of { $needed }.
fact-sailors-home = The treasure is safe in port: the sailors and the siren have won!
fact-final-vote = The pirates have won enough rounds. These players had their eyes open: { $seats }. Who is the siren?
fact-accused = { $seat } has named someone.
fact-accused-own = You named { $target_seat }.
fact-accused-seen = { $seat } named { $target_seat }.
fact-accused-folded = { $count } players have named somebody.
fact-siren-caught = The siren is unmasked, it was { $seat }: the pirates win!
fact-siren-unseen = The siren slipped away: it was { $seat }, and she wins alone!
fact-roles-shown = { $seats_count ->
    [one] This was { $role_the }: { $seats }.
   *[other] These were { $role_many }: { $seats }.
}

fact-bonus = { $seat } plays { $card_the }.
fact-bonus-target = { $seat } plays { $card_the } and names { $target_seat }.
fact-bonus-seats = { $seat } plays { $card_the } and names { $seats }.
fact-bonus-replacement = { $seat } plays { $card_the }: { $in_seat } instead of { $out_seat }.
fact-cancelled = { $seat } plays { $card_the }: { $target_seat }’s card ({ $cancelled }) has no effect.
fact-replaced = { $out_seat } is seasick: { $in_seat } sails instead.
fact-turn-lost = The sea is too rough: { $seat }’s turn is lost.
fact-antidote = { $seat }’s antidote saves the crew: the round will not count.
fact-observed = { $seat } looks at the card that { $target_seat } did not place.
fact-observed-own = You look at { $target_seat }’s hidden card: { $card_a }.
fact-observed-seen = { $seat } looks at { $target_seat }’s hidden card: { $card_a }.
fact-turned = Play now goes { $direction }.
fact-overboard = { $seat } falls overboard and does not sail.
fact-more-rounds = From now on it takes { $needed } rounds to win.
fact-moored = { $seat } will have another turn right after this one.
fact-drawn = { $count ->
    [one] { $seat } draws one used card.
   *[other] { $seat } draws { $count } used cards.
}
fact-drawn-own = You draw: { $cards }.
fact-drawn-seen = { $seat } draws: { $cards }.
fact-doubled = { $seat }’s vote counts double until the round ends.
fact-swapped = { $seat }’s two cards change places.
fact-stolen = { $seat } steals a bonus card from { $target_seat }.
fact-stolen-own = { $seat } steals a card from { $target_seat }: { $card }.
fact-stolen-seen = { $seat } steals a card from { $target_seat }: { $card }.
fact-handed-on = Everyone hands their bonus cards to the next player clockwise.
fact-handed-on-own = { $count ->
    [0] Everyone hands their bonus cards on: you get none.
   *[other] Everyone hands their bonus cards on: you get { $cards }.
}
fact-handed-on-seen = { $count ->
    [0] Everyone hands their bonus cards on: { $own_seat } gets none.
   *[other] Everyone hands their bonus cards on: { $own_seat } gets { $cards }.
}
fact-card-shown = { $seat } shows a card to everyone: { $card }.
fact-exchanged = { $seats } exchange a bonus card.
fact-exchanged-own = { $seats } exchange a bonus card: you give { $gave } and get { $got }.
fact-exchanged-seen = { $seats } exchange a bonus card: { $own_seat } gives { $gave } and gets { $got }.
fact-lost = A bonus card of { $seat } is lost in the typhoon.
fact-lost-own = The typhoon takes your card: { $card }.
fact-lost-seen = The typhoon takes a card of { $seat }: { $card }.

## What is said

say-sailor = I am a sailor
say-trust = I trust…
say-suspect = I suspect…
say-advise = My advice: vote…
say-saw = The hidden card of … was …
say-hold = I hold…
say-held = I held…
claim-sailor = I am a sailor
claim-trust = I trust { $target }
claim-suspect = I suspect { $target }
claim-advise = My advice: vote { $vote }
claim-saw = { $target }’s hidden card was { $card_a }
claim-hold = I hold { $card_the }
claim-held = I held { $card_the }
fact-claim-sailor = { $seat } says: “I am a sailor.”
fact-claim-trust = { $seat } says: “I trust { $target }.”
fact-claim-suspect = { $seat } says: “I suspect { $target }.”
fact-claim-advise = { $seat } advises everyone to vote { $vote }.
fact-claim-saw = { $seat } says: “{ $target }’s hidden card was { $card_a }.”
fact-claim-hold = { $seat } says: “I hold { $card_the }.”
fact-claim-held = { $seat } says: “I held { $card_the }.”

## What is asked, what is chosen

ask-crew = Propose a crew of three.
ask-vote = Shall this crew sail?
ask-place = Which card do you place, face down?
ask-bonus = You may play a bonus card.
ask-accuse = Who do you think is the siren?
ask-close = The time for bonus cards is over.

move-crew = Propose { $seats }
move-vote = { $for ->
    [yes] Vote for it
   *[no] Vote against it
}
move-place = Place { $card_a }
move-bonus = Play { $card_the }
move-bonus-target = Play { $card_the }: { $target }
move-bonus-seats = Play { $card_the }: { $seats }
move-bonus-in = Play { $card_the }: { $in } instead of { $out }
move-accuse = Name { $target }
move-close = End the time for bonus cards
choose-crew = Propose a crew
choose-bonus = Play { $card_the }
field-bonus-out = Who stays ashore?
field-bonus-in = Who sails instead?
field-bonus-target = Which player?
field-bonus-seats = Whom do you name?

reason-sailors-home = The sailors brought the treasure home, and the siren wins with them.
reason-siren-unseen = The pirates won enough rounds but didn’t unmask the siren: she wins alone.
reason-siren-caught = The pirates won enough rounds and unmasked the siren.

figure-rounds = Rounds
figure-voyages = Voyages
figure-poisoned = Voyages with poison
figure-refused = Crews voted down
figure-cards-played = Bonus cards played
figure-rounds-won-by = Rounds won by
figure-side = Winning side

## The board in the terminal

board-stand = Where we are
board-score = Round { $round } · sailors { $sailors }, pirates { $pirates }; { $needed } are needed.
board-phase = Now: { $phase }.
board-direction = Play goes { $direction }.
board-proposer = { $seat } proposes.
board-loner = { $seat } proposes, as a loner.
board-crew = Crew: { $seats }.
board-crew-names = { $seats }
board-refused = Refused already: { $seats }.
board-poisons = { $count ->
    [0] No poison was shown.
    [one] { $count } poison was shown.
   *[other] { $count } poisons were shown.
}
board-interrupted = { $seat }’s turn is interrupted: { $phase }.
board-response = { $seat } has just played { $card_the }.
board-eyes = Open eyes: { $seats }.
board-seats = Aboard ({ $pirates } pirates, one siren)
board-seat = Player
board-role = Role
board-bonus = Bonus
board-standing = Now
board-sailed = Voyages
board-voyages-of = { $poisoned ->
    [0] { $count }
   *[other] { $count }, { $poisoned } poisoned
}
board-open-eyes = open eyes
board-is-captain = captain
board-is-proposer = proposes
board-in-crew = crew
board-has-placed = has placed
board-is-seasick = seasick
board-is-overboard = overboard
board-is-swapped = swap
board-is-for = for
board-is-against = against
board-has-voted = has voted
board-is-doubled = double vote
board-has-accused = has named
board-voyages = { $count ->
    [one] The voyage so far
   *[other] The last voyages ({ $count } in all)
}
board-round = Round
board-proposed-by = Proposed by
board-crew-heading = Crew
board-poison-heading = Poisons
board-notes = Notes
board-was-void = void
board-was-swapped = swap: { $seat }
board-was-observed = { $observer_seat } saw { $seat }’s card
board-proposals = The last votes
board-outcome = Outcome
board-against = Against
board-was-accepted = accepted
board-was-rough-sea = rough sea
board-was-refused = refused
board-no-history = Nobody has proposed a crew yet.
board-used-pile = { $count ->
    [0] No bonus card used
    [one] { $count } bonus card used
   *[other] { $count } bonus cards used
}
board-used-cards = Used: { $cards }.
board-card-at = { $seats_count ->
    [one] { $card }: held by { $seats }.
   *[other] { $card }: held by one of { $seats }.
}
board-card-or-used = { $seats_count ->
    [one] { $card }: held by { $seats }, or among the used cards.
   *[other] { $card }: held by one of { $seats }, or among the used cards.
}
board-card-or-out = { $seats_count ->
    [one] { $card }: held by { $seats }, or out of the match.
   *[other] { $card }: held by one of { $seats }, or out of the match.
}
board-card-out = { $card }: out of the match.
board-own = Your secrets
board-own-role = Your role: { $role }.
board-own-pirates = The pirates: { $seats }.
board-own-eyes = Eyes open besides yours, including the siren’s: { $seats }.
board-own-bonus = In your hand: { $cards }.
board-own-no-bonus = You have no bonus card.
board-own-vote = Your vote: { $vote }.
board-own-card = Your card: { $card }.
board-own-poisons = Poison placed from your seat in these rounds: { $rounds }.
board-own-observed = In round { $round } { $seat }’s hidden card was { $card_a }.
board-own-accused = Your choice for the siren: { $seat }.
board-of-role = Role: { $role }.
board-of-eyes = Other open eyes, including the siren’s: { $seats }.
board-of-no-bonus = No bonus card.
board-of-vote = Last vote: { $vote }.
board-of-card = Last card placed: { $card }.
board-of-poisons = Placed poison in these rounds: { $rounds }.
board-of-accused = Named { $seat }.
board-all-roles = The masks come off
board-poisons-placed = Poisons placed

## The rulebook

part-I1 = Roles
clause-I1-1 = Everyone gets a secret role (pirate, sailor or siren) and looks at it. The table “Roles by number of players” says how many there are of each. There is always one siren.
clause-I1-2 = Pirates and siren open their eyes together. So the siren knows all pirates. As a pirate you know whose eyes were open, but not which of the others is the siren. As a sailor you know nothing.
clause-I1-3 = The captain, who proposes first, is drawn at random. Unless you play without bonus cards, everyone gets one, face down; the rest is out of the match, and nobody knows which cards those are. If you chose a list of cards, it is shuffled and dealt in the same way. You know your own card, and everyone sees how many each player holds.
clause-I1-4 = (Our ruling.) Everyone knows how many pirates there are and which bonus cards may be in the match.

part-I2 = A player’s turn
clause-I2-0 = A round is one whole turn, however it ends: a voyage that counts or is void, a second refusal, a rough sea. After every round but the last there is time for bonus cards. Then the next turn begins: one that a Mooring gave to the same player; otherwise, after a Loner, the interrupted turn continues; otherwise it’s the neighbour’s turn, clockwise at first.
clause-I2-1 = The captain begins. On your turn you propose a crew of three, with or without yourself. You can’t propose exactly the crew that sailed last. The Parrot, a bonus card, can send it out again.
clause-I2-2 = On the captain’s first turn there is no vote: the crew sails. All other turns have a vote, except when an Express Voyage or a Parrot sends the crew out. Even turns that come from bonus cards (a Loner, the turn after a Rough Sea, the second turn of a Mooring) have one.
clause-I2-3 = In a vote everyone votes in secret, for or against, at the same time. The proposer is always for it. You see who has voted, not how, and a vote can’t be changed. When all votes are in, they are shown.
clause-I2-4 = The crew sails if it has more votes for it than against it; a doubled vote counts as two. A tie refuses it.
clause-I2-5 = After a first refusal you must propose another crew that differs by at least one person; the crew that sailed last is still barred. After a second refusal your turn is lost and nobody scores.

part-I3 = The voyage
clause-I3-1 = When the crew is decided, there is time for bonus cards. Then each of the crew holds an island and a poison and places one face down, all at the same time. Sailors and the siren must place the island. They still have to choose it themselves; otherwise everyone would see who had no choice. Pirates choose. You see who has placed, not what, and a placed card is final.
clause-I3-2 = The placed cards are shuffled and shown: you only learn how many poisons there are. Each player’s other card lies face down in front of them until the round ends, even if that round is interrupted. It isn’t shown at the end of the round either: only the Observer lets one player see it.
clause-I3-3 = At least one poison: the pirates win the round, for one point only. None: the sailors win it.
clause-I3-4 = A crew has sailed once its cards are shown, as it then is; a void voyage counts, a rough sea doesn’t. When you propose a crew, it is compared with the last voyage of the match. After a crew of one or two, no crew is barred.

part-I4 = Playing a bonus card
clause-I4-1 = At these moments there is time set aside for bonus cards: votes shown, crew decided, all cards placed, cards shown, end of the round, and in answer to a card. Some cards can also be played outside these moments: before a crew is proposed, during the vote or while cards are being placed. The time set aside is the same for everyone, whatever you hold, and it ends by the clock, or as soon as everyone is ready. Without bonus cards there is no such time.
clause-I4-2 = When you play a card, it leaves your hand and is announced with the players it names. Then everything stops: only the Leviathan can answer. It works at once; if nobody plays it in time, your card takes effect. If several cards are played at once, the first one recorded counts; another may follow if it still can. There is no waiting if everyone knows that the Leviathan is out of reach: it has been played, and no Lucky One has drawn since.
clause-I4-3 = A used card goes to the used pile before its effect, even a cancelled one and the Leviathan; the Lucky One goes there after drawing. If a card aims at somebody’s bonus card and they have several, one is drawn at random.
clause-I4-4 = You can’t play a card that has nobody to aim at or nothing to change.
clause-I4-5 = The time for bonus cards is skipped if everyone can know that nothing can be played: nobody has a bonus card, or all cards are placed and the Swap is out of reach, as I4.2 says of the Leviathan. This is checked when it begins, after every card and after every Loner. There is no other reason.
clause-I4-6 = Only the time for bonus cards ends by the clock. How long you may take to propose, vote or place is up to the table.
clause-I4-7 = (Our ruling.) A bonus card you have announced is played: everyone has seen it, and you can’t take it back.

part-I5 = The bonus cards
clause-I5-1 = Seasickness, when the crew is decided: you replace one of the crew by somebody who isn’t in it, wasn’t put overboard on this voyage (I5.6) and isn’t seasick this round. A seasick player can’t sail until the round ends.
clause-I5-2 = Rough Sea, as long as nobody has placed a card: you end the turn. The crew give back the islands and poisons they were handed; votes cast are dropped and never shown. Turns given by a Mooring remain.
clause-I5-3 = Antidote, when a poison was shown: you make the round void, and nobody scores. Once per round; other bonus cards may follow.
clause-I5-4 = Observer, when the cards are shown: you alone look at the card that one of the crew did not place. You may say what you like about it.
clause-I5-5 = Starboard, at the end of a round: you reverse the direction of play.
clause-I5-6 = Overboard, when the crew is decided: you choose one of the crew who does not sail. The crew is one smaller, never empty; if nobody left places a poison, the sailors win.
clause-I5-7 = Treasure Map, before a crew is proposed, during the vote or when votes are shown: each side has to win one more round.
clause-I5-8 = Brigand, any time: you take the bonus card of another player who has one.
clause-I5-9 = Express Voyage, before a crew is proposed, during the vote or when votes are shown: you propose a crew of three, even a refused one or the one proposed, but not the crew that sailed last. It sails without a vote and takes the place of the present turn. Votes cast are dropped and never shown.
clause-I5-10 = Mooring, any time: you give the player whose turn it is another whole turn right after this one; several add up. During a Loner that is the loner, at the end of a round the player whose turn has just ended.
clause-I5-11 = Lucky One, any time if cards have been used: you draw two of the used cards at random, or the only one; then the Lucky One joins the used pile.
clause-I5-12 = Parrot, on your own turn before you propose a crew (during your Loner too), if a crew has already sailed: the last crew sails again without a vote, as it sailed. This counts as your turn.
clause-I5-13 = Charlatan, any time if somebody has a card: everyone hands all their bonus cards to the next player clockwise, whichever way play goes.
clause-I5-14 = Double, during the vote or when votes are shown: you choose a player, yourself included, whose vote counts double until the round ends. A vote can’t be doubled twice.
clause-I5-15 = Leviathan, in response: the card just played has no effect.
clause-I5-16 = Medusa, any time: you choose another player, who shows a bonus card to everyone and keeps it.
clause-I5-17 = Swap, when all cards are placed and not yet shuffled: you choose one of the crew, even a sailor. The card they placed and the card they kept change places.
clause-I5-18 = Merchant, any time: you choose two other players who both have a bonus card. They exchange one.
clause-I5-19 = Loner, any time: you play a whole round of your own at once, with vote, second try and end of the round. Then everything continues exactly where it was: votes cast and cards placed remain, and the time for bonus cards starts again if it was running. Doubled votes and seasickness don’t carry over from one round to the other. A Loner may interrupt a Loner.
clause-I5-20 = Typhoon, any time: you choose another player, whose bonus card leaves the match. Only they see it.
clause-I5-21 = “Any time” means: before a crew is proposed, during the vote, votes shown, crew decided, while cards are being placed, cards shown, end of the round. Never when all cards are placed, in answer to a card or in the hunt for the siren.
clause-I5-22 = What you know about cards follows them. A card shown by Medusa stays known as long as it moves openly. When one of several cards leaves a hand, the others no longer know which stayed. Thief and victim, and both sides of an exchange, know what moved. Nobody else knows what the Lucky One draws, unless it was the whole pile. The game keeps track of all this for you.
clause-I5-23 = (Our ruling.) Observer, Swap, Seasickness and Overboard may be aimed at yourself if you are in the crew.
clause-I5-24 = (Our ruling.) In an exchange, the random draw is made for the lower seat number first.
clause-I5-25 = (Our ruling.) A crew proposed before a Loner stays proposed, even if the loner has just sent out the same one.
clause-I5-26 = (Our ruling.) The game remembers for you every movement of a bonus card as you saw it, and where each card you have seen can be.

part-I7 = The end
clause-I7-1 = A side that has won enough rounds (ten unless you choose otherwise, plus one for each Treasure Map) ends the play. This is checked once the time for bonus cards after the cards are shown is over, so an Antidote can still prevent it. Interrupted turns are dropped.
clause-I7-2 = If the sailors won enough rounds, sailors and siren win.
clause-I7-3 = If the pirates won enough rounds, everyone learns who opened their eyes, but not which of them is the siren. Each of them secretly names the one they take for the siren; the siren names someone too, so that she doesn’t give herself away, but only the pirates’ votes count. By default the pirates win if at least half of the pirates name the siren; otherwise she wins alone. With the other option the pirates win if the siren alone has the most votes; otherwise she wins alone.
clause-I7-4 = At the end all roles are shown.
clause-I7-5 = The siren must not declare her role, but she may pass for a sailor. Everyone else may say anything, true or not.
clause-I7-6 = (Our ruling.) Who named whom stays secret, even after the end. Like a vote or a placed card, it can’t be taken back.
clause-I7-7 = (Our ruling.) A match in which every crew is refused has no end. Between bots it is stopped after 20,000 moves and reported.

## In the browser

closed-crew = The crew is complete, or this seat can’t sail.
closed-accuse = Only pirates and the siren can be named.
closed-bonus = This card can’t be aimed at that seat.
closed-vote = There is a vote once a crew has been proposed.
closed-place = Only the crew at sea places cards.
web-pirates = The pirates:
web-eyes = Other pirates and the siren:
web-roles = the roles
web-own-cards = your cards
web-these-cards = these cards
web-page-ring = The table
web-page-history = Votes and voyages
web-page-notes = My notebook
web-mark = Mark for
web-note = Note on
web-note-hint = What I think…
web-when-any = any time
web-when-departure = before departure
web-when-cards = before the cards
web-when-shown = cards shown
web-when-end = end of the round
web-when-count = until the vote
web-when-helm = on your turn
web-when-vote = during the vote
web-when-response = in response
web-when-placed = cards placed
web-votes-heading = Votes
web-fate-heading = Outcome
web-claim-sailor = I’m a sailor
web-claim-trust = I trust…
web-claim-suspect = I suspect…
web-claim-advise = My advice…
web-said-sailor = a sailor!
web-said-trust = trusts
web-said-suspect = suspects
web-said-advise = vote { $vote }
web-said-saw = saw
web-said-hold = holds
web-said-held = held
web-voted-of = { $count } of { $most } have voted.
web-placed-of = { $count } of { $most } have placed.
web-verdict-accepted = Accepted!
web-verdict-refused = Refused…
web-verdict-tie = A tie: refused…
web-only-you = only you know
web-poisons = { $count ->
    [0] Only islands!
    [one] A poison!
   *[other] { $count } poisons!
}
web-plays = plays { $card_the }
web-aimed-at = target
web-press-seats = Press three seats at the table.
web-press-seat = Press a seat at the table.
web-window-left = { $seconds } s
web-wins-sailor = The treasure is home!
web-wins-pirate = The pirates win!
web-wins-siren = The siren wins alone!
web-camp = { $role_many } ({ $count })
web-rounds-won = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
web-dossier-crews = { $count ->
    [0] Has not sailed yet.
    [one] Sailed once, { $poisoned } poisoned.
   *[other] Sailed { $count } times, { $poisoned } poisoned.
}
web-dossier-votes = { $count ->
    [0] Has not voted yet.
   *[other] Voted { $ayes } times for, { $nays } times against.
}
web-dossier-said = Said:

## The guided match: what the old sea dog says

chapter-1 = A sailor’s first rounds
chapter-2 = A pirate’s last rounds
coach-welcome =
    You are a sailor, and the captain! Three pirates are hiding among the seven of you, and a siren who knows them.

    Each round three people put to sea. Without poison the round goes to the sailors.

    Propose yourself, { $seat_1 } and { $seat_2 }: this first crew sails without a vote.
coach-place =
    At sea everyone in the crew secretly places an island or a poison. Pirates choose; as a sailor you can only place the island.

    You’re still asked, so that nothing is given away. Place your island.
coach-against =
    A poison! It wasn’t you, so { $seat_1 } or { $seat_2 } is a pirate, and the pirates lead 1 to 0.

    Now { $seat_1 } wants to sail with { $seat_2 } again! Everyone votes in secret; a tie means no. Vote against.
coach-for =
    Refused, 3 to 4. Now you see the votes: { $seat_2 } and { $seat_5 } wanted that voyage. Remember that.

    { $seat_1 } tries once more, with you, and with { $seat_3 } instead of { $seat_2 }. Another refusal would cost the turn. Vote for it.
coach-place-again =
    Accepted, 4 to 3. Look who voted against a crew without { $seat_2 }…

    You are at sea again: place your island.
coach-farewell =
    Only islands: 1 all! That clears nobody for good: a pirate may place an island to look innocent.

    Put votes, crews and claims together. Here five rounds win, but beware of the siren. The rest is up to you!
coach-welcome-2 =
    This time you are a pirate. Three rounds win here, and each side has won one.

    You saw three others with open eyes: { $seat_2 }, { $seat_4 } and { $seat_5 }. Two of them are pirates, one is the siren.

    { $seat_3 } wants to sail with you, { $seat_4 } and { $seat_6 }. Aboard, you can place a poison: vote for it.
coach-poison = One poison is enough to win the round, and nobody learns who placed it. Place the poison.
coach-claim =
    Two rounds to one for the pirates! Now { $seat_4 } wants to sail with { $seat_1 } and { $seat_3 }.

    You may say anything at the table, true or not; only the siren may not reveal her role. Say that you are a sailor.
coach-vote-clean =
    A sailor would like this crew: you, who were aboard with a poison, stay ashore. Vote for it like a sailor.

    You hold a card that can still win the round.
coach-swap =
    All cards are placed, and there is time for bonus cards. It is the same for everyone, whatever they hold.

    You hold the Swap: it exchanges the card somebody placed for the one they kept. { $seat_1 } is a sailor, so an island becomes a poison.

    Play it on { $seat_1 }.
coach-siren =
    A poison: the third round for the pirates! But you still have to unmask the siren, or she wins alone.

    { $seat_2 }, { $seat_4 } or { $seat_5 }? In round two { $seat_4 } was aboard without any other open eyes, and there was no poison.

    Name { $seat_4 }.
coach-farewell-2 =
    It was { $seat_4 }: the pirates win! If more than half of the pirates had been wrong, the siren would have won alone.

    Votes, claims, bonus cards and the siren: now you know the whole game. The rest is in the rulebook.

## Why not

why-proposed = It’s your crew: your vote is for it.
why-voted = You have voted already, and a vote can’t be changed.
why-ashore = You aren’t in this crew.
why-placed = You have placed your card, and that is final.
why-island-only = Sailors and the siren must place their island.
why-bonus-later = This card can’t be played at this moment.

## Why the hint is good

hint-crew-first = Nobody has given anything away yet, and you can answer for nobody but yourself.
hint-crew-clean = There’s about a { $chance }% chance that no pirate is in it, and no other crew looks much cleaner.
hint-crew-best = Only about { $chance }% safe, but no crew looks much cleaner.
hint-crew-pirate-in = A sailor in your place would propose the same crew, and there’s a pirate in it.
hint-crew-pirate-few = A sailor might propose this crew too. There’s a pirate in it, but not only pirates.
hint-crew-as-sailor = A sailor in your place would propose the same crew: stay out of sight.
hint-vote-clean = There’s about a { $chance }% chance that no pirate is in this crew, and nothing much better is in sight.
hint-vote-best = Only about { $chance }% safe, but nothing much better is in sight.
hint-vote-weary = { $count ->
    [one] One crew was refused already
   *[other] { $count } crews were refused already
}: somebody has to sail.
hint-vote-suspect = { $seat } draws too much suspicion, and there are better crews.
hint-vote-pirate-in = This may decide the match, and there’s a pirate aboard.
hint-vote-pirate-out = This may decide the match, and there’s probably no pirate aboard.
hint-vote-pirate-quiet = A sailor might vote like that too, and there’s a pirate aboard.
hint-vote-pirate-doubt = There’s probably no pirate aboard, and a sailor might refuse too.
hint-vote-as-sailor = A sailor in your place would vote like that: don’t give yourself away.
hint-poison-decides = This may decide the match: there’s no point in hiding any more.
hint-poison-pays = This poison is worth the suspicion it casts on you.
hint-island-wait = A poison now would cast too much suspicion on you: bide your time.
hint-island-other = { $seat } draws at least as much suspicion as you: one poison is enough, and it isn’t yours to place.
hint-accuse-likely = Going by votes and voyages, there’s about a { $chance }% chance that it’s her.
hint-accuse-guess = Nobody stands out: take a guess.
hint-accuse-divert = The siren is you: point at somebody else.
hint-bonus-pirate-in = None of yours was aboard: now one is.
hint-bonus-out = Without { $seat } this crew is much safer.
hint-bonus-stop-clean = None of yours is aboard: better not let this crew sail.
hint-bonus-stop-crew = There’s probably a pirate aboard: better not let this crew sail.
hint-bonus-antidote = The round won’t count for the pirates.
hint-bonus-observe = In this poisoned crew { $seat } draws most suspicion: now you will know.
hint-bonus-observe-pirate = You can say what you like about what you see.
hint-bonus-turn = Otherwise it would be { $seat }’s turn, whom you trust less than the other neighbour.
hint-bonus-too-many = There are too many of you aboard: one fewer draws less suspicion.
hint-bonus-longer = The other side needs only one more round: put the end off.
hint-bonus-against = { $seat } is probably on the other side and holds a bonus card.
hint-bonus-own-crew = You know well enough whom to trust: propose the crew yourself.
hint-bonus-own-crew-late = The pirates need only one more round: better propose the crew yourself.
hint-bonus-own-crew-pirate = Propose the crew yourself, with one of yours aboard.
hint-bonus-again = { $seat } is surely one of yours: another turn serves you.
hint-bonus-lucky = Two cards for one: who would say no?
hint-bonus-last-crew = There was most likely no pirate in the last crew: let it sail again.
hint-bonus-last-crew-pirate = Just one of yours was in the last crew: let it sail again, and without a vote.
hint-bonus-handed = You have no other card to lose, and { $seat }, probably on the other side, hands you theirs.
hint-bonus-vote = The outcome hangs on one vote: double it.
hint-bonus-stop-card = { $seat } is probably on the other side: cancel that card.
hint-bonus-swap = { $seat } is almost certainly a pirate: turn that poison into an island.
hint-bonus-swap-pirate = None of yours is aboard. This way there’s a poison anyway.

## What each thing is for

about-sailor = Knows nothing at the start and can only place the island. Wins if the sailors win enough rounds.
about-pirate = Knows who opened their eyes, but not which of them is the siren. May place a poison. If the pirates win enough rounds, they must still unmask the siren.
about-siren = Knows all pirates and helps the sailors without giving herself away: she wins with them. If the pirates win the rounds but don’t unmask her, she wins alone.
about-island = If the crew places only islands, the round goes to the sailors.
about-poison = A single poison, and the round goes to the pirates. Only a pirate can place one.
about-aye = The crew sails if there are more votes for it; a tie refuses it.
about-nay = A tie is enough to refuse the crew. After a second refusal the turn is lost and nobody scores.

## The result

web-reveal = Who was who
web-poisons-placed = { $count ->
    [one] { $count } poison placed
   *[other] { $count } poisons placed
}
web-source-sailors = sailors
web-source-pirates = pirates
web-siren-sailor = wins with the sailors
web-siren-pirate = unmasked
web-siren-siren = wins alone
web-headline-sailor = The sailors win!
web-headline-pirate = The pirates win!
web-headline-siren = { $name }, the siren, wins!
web-mine-won = You were { $role_a }, and you win!
web-mine-lost = You were { $role_a }, and victory slips away.
web-turn-kicker = round
web-turn-last-sailor = The treasure is home, { $sailors } to { $pirates }
web-turn-last-pirate = The pirates have it, { $pirates } to { $sailors }
web-turn-lead-sailor = The sailors take the lead, { $sailors } to { $pirates }
web-turn-lead-pirate = The pirates take the lead, { $pirates } to { $sailors }
web-turn-round-sailor = A round for the sailors, { $sailors } to { $pirates }
web-turn-round-pirate = A round for the pirates, { $pirates } to { $sailors }
web-turn-islands = Nothing but islands: { $seats } held firm.
web-turn-poisoned = Crew: { $seats }. The poison came from { $poison_seats }.
web-turn-poison = { $poisons ->
    [one] One poison in the crew: { $seats }.
   *[other] { $poisons } poisons in the crew: { $seats }.
}
web-turn-caught = The siren is unmasked
web-turn-escaped = The siren escapes

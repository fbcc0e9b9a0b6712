# ICO en français.
# Attributs des noms : .the avec l’article défini, .a avec l’article indéfini, .many au pluriel avec l’article ; là où un
# attribut n’a pas de sens, c’est le nom lui-même.

title = ICO
tagline = Le trésor est à bord, les pirates aussi. Avec qui oserez-vous embarquer ?
aim = Marins contre pirates, et personne ne sait qui est qui. Un voyage sans poison est une manche pour les marins, sinon pour les pirates.
scored = Manches gagnées par son camp

## Rôles, cartes et états

name-sailor = marin
    .the = le marin
    .a = un marin
    .many = les marins
name-pirate = pirate
    .the = le pirate
    .a = un pirate
    .many = les pirates
name-siren = sirène
    .the = la sirène
    .a = une sirène
    .many = la sirène
name-sailors = marins
    .the = les marins
    .a = des marins
    .many = les marins
name-pirates = pirates
    .the = les pirates
    .a = des pirates
    .many = les pirates
name-island = île
    .the = l’île
    .a = une île
    .many = les îles
name-poison = poison
    .the = le poison
    .a = un poison
    .many = les poisons
name-seasick = Mal de mer
    .the = le Mal de mer
    .a = Mal de mer
    .many = Mal de mer
name-rough-sea = Mer agitée
    .the = la Mer agitée
    .a = Mer agitée
    .many = Mer agitée
name-antidote = Antidote
    .the = l’Antidote
    .a = Antidote
    .many = Antidote
name-observer = Observateur
    .the = l’Observateur
    .a = Observateur
    .many = Observateur
name-starboard = Tribord
    .the = le Tribord
    .a = Tribord
    .many = Tribord
name-overboard = Par-dessus bord
    .the = le Par-dessus bord
    .a = Par-dessus bord
    .many = Par-dessus bord
name-treasure-map = Carte au trésor
    .the = la Carte au trésor
    .a = Carte au trésor
    .many = Carte au trésor
name-brigand = Malandrin
    .the = le Malandrin
    .a = Malandrin
    .many = Malandrin
name-express = Voyage express
    .the = le Voyage express
    .a = Voyage express
    .many = Voyage express
name-mooring = Amarrage
    .the = l’Amarrage
    .a = Amarrage
    .many = Amarrage
name-lucky = Chanceux
    .the = le Chanceux
    .a = Chanceux
    .many = Chanceux
name-parrot = Perroquet
    .the = le Perroquet
    .a = Perroquet
    .many = Perroquet
name-charlatan = Charlatan
    .the = le Charlatan
    .a = Charlatan
    .many = Charlatan
name-double = Double
    .the = le Double
    .a = Double
    .many = Double
name-leviathan = Léviathan
    .the = le Léviathan
    .a = Léviathan
    .many = Léviathan
name-medusa = Médusa
    .the = la Médusa
    .a = Médusa
    .many = Médusa
name-swap = Troc
    .the = le Troc
    .a = Troc
    .many = Troc
name-merchant = Marchand
    .the = le Marchand
    .a = Marchand
    .many = Marchand
name-loner = Solitaire
    .the = le Solitaire
    .a = Solitaire
    .many = Solitaire
name-typhoon = Typhon
    .the = le Typhon
    .a = Typhon
    .many = Typhon
name-aye = pour
    .the = pour
    .a = pour
    .many = pour
name-nay = contre
    .the = contre
    .a = contre
    .many = contre
name-clockwise = dans le sens des aiguilles d’une montre
    .the = dans le sens des aiguilles d’une montre
    .a = dans le sens des aiguilles d’une montre
    .many = dans le sens des aiguilles d’une montre
name-anticlockwise = dans le sens inverse des aiguilles d’une montre
    .the = dans le sens inverse des aiguilles d’une montre
    .a = dans le sens inverse des aiguilles d’une montre
    .many = dans le sens inverse des aiguilles d’une montre
name-propose = on attend un équipage
    .the = on attend un équipage
    .a = on attend un équipage
    .many = on attend un équipage
name-vote = le vote
    .the = le vote
    .a = le vote
    .many = le vote
name-placing = on pose les cartes
    .the = on pose les cartes
    .a = on pose les cartes
    .many = on pose les cartes
name-final-vote = la chasse à la sirène
    .the = la chasse à la sirène
    .a = la chasse à la sirène
    .many = la chasse à la sirène
name-over = la partie est finie
    .the = la partie est finie
    .a = la partie est finie
    .many = la partie est finie
name-voted = les votes sont dévoilés
    .the = les votes sont dévoilés
    .a = les votes sont dévoilés
    .many = les votes sont dévoilés
name-accepted = l’équipage s’apprête à partir
    .the = l’équipage s’apprête à partir
    .a = l’équipage s’apprête à partir
    .many = l’équipage s’apprête à partir
name-sealed = toutes les cartes sont posées
    .the = toutes les cartes sont posées
    .a = toutes les cartes sont posées
    .many = toutes les cartes sont posées
name-revealed = les cartes sont dévoilées
    .the = les cartes sont dévoilées
    .a = les cartes sont dévoilées
    .many = les cartes sont dévoilées
name-round-end = la manche s’achève
    .the = la manche s’achève
    .a = la manche s’achève
    .many = la manche s’achève
name-response = une carte bonus attend une réponse
    .the = une carte bonus attend une réponse
    .a = une carte bonus attend une réponse
    .many = une carte bonus attend une réponse
name-played = jouée
    .the = jouée
    .a = jouée
    .many = jouée
name-shown = montrée
    .the = montrée
    .a = montrée
    .many = montrée
name-stolen = volée
    .the = volée
    .a = volée
    .many = volée
name-lost = perdue
    .the = perdue
    .a = perdue
    .many = perdue
name-exchanged = échangée
    .the = échangée
    .a = échangée
    .many = échangée
name-drawn = piochée
    .the = piochée
    .a = piochée
    .many = piochée
name-handed-on = passée à la place suivante
    .the = passée à la place suivante
    .a = passée à la place suivante
    .many = passée à la place suivante

## Options

option-bonus = Cartes bonus
option-bonus-random = vingt cartes mélangées, une par personne
option-bonus-none = sans cartes bonus
option-rounds-to-win = Manches à gagner
option-siren-vote = Pour démasquer la sirène
option-siren-vote-majority = il suffit que la moitié des pirates la désignent
option-siren-vote-plurality = elle doit être seule en tête des votes

## Ce qui se passe

fact-turn = Manche { $round } : c’est à { $seat } de proposer un équipage.
fact-resumed = On reprend là où l’on s’était arrêté : c’est de nouveau à { $seat } de jouer.
fact-proposed = { $seat } propose : { $seats }.
fact-crew-sails = L’équipage s’apprête à partir : { $seats }.
fact-voted = { $seat } a voté.
fact-voted-own = Vous avez voté { $vote }.
fact-voted-seen = { $seat } a voté { $vote }.
fact-voted-folded = { $count } personnes ont voté.
fact-votes-shown = { $against_seats_count ->
    [0] Les votes : tout le monde est pour.
   *[other] Les votes : pour, { $for_seats } ; contre, { $against_seats }.
}
fact-accepted = Équipage accepté, { $ayes } contre { $nays }.
fact-refused = Équipage refusé, { $ayes } pour et { $nays } contre : { $seat } doit en proposer un autre.
fact-refused-again = Nouveau refus, { $ayes } pour et { $nays } contre : { $seat } perd son tour.
fact-placed = { $seat } a posé sa carte.
fact-placed-own = Vous avez posé { $card_a }.
fact-placed-seen = { $seat } a posé { $card_a }.
fact-placed-folded = { $count } personnes ont posé leur carte.
fact-cards-shown = { $poisons ->
    [0] On mélange, on dévoile : rien que des îles !
    [one] On mélange, on dévoile : { $poisons } poison !
   *[other] On mélange, on dévoile : { $poisons } poisons !
}
fact-void = La manche est annulée : personne ne marque.
fact-pirates-win-round = Les pirates gagnent la manche : { $won } sur { $needed }.
fact-sailors-win-round = Les marins gagnent la manche : { $won } sur { $needed }.
fact-sailors-home = Le trésor est à bon port : les marins et la sirène ont gagné !
fact-final-vote = Les pirates ont gagné assez de manches. Avaient les yeux ouverts : { $seats }. Qui est la sirène ?
fact-accused = { $seat } a désigné quelqu’un.
fact-accused-own = Vous avez désigné { $target_seat }.
fact-accused-seen = { $seat } a désigné { $target_seat }.
fact-accused-folded = { $count } personnes ont désigné quelqu’un.
fact-siren-caught = La sirène est démasquée, c’était { $seat } : les pirates gagnent !
fact-siren-unseen = La sirène s’est échappée : c’était { $seat }, et elle gagne seule !
fact-roles-shown = { $seats_count ->
    [one] Voici { $role_the } : { $seats }.
   *[other] Voici { $role_many } : { $seats }.
}

fact-bonus = { $seat } joue { $card_the }.
fact-bonus-target = { $seat } joue { $card_the } et désigne { $target_seat }.
fact-bonus-seats = { $seat } joue { $card_the } et désigne { $seats }.
fact-bonus-replacement = { $seat } joue { $card_the } : { $in_seat } remplace { $out_seat }.
fact-cancelled = { $seat } joue { $card_the } contre { $target_seat } : la carte { $cancelled } est sans effet.
fact-replaced = { $out_seat } a le mal de mer : { $in_seat } prend sa place.
fact-turn-lost = La mer est trop forte : { $seat } perd son tour.
fact-antidote = { $seat } sauve l’équipage avec l’Antidote : la manche ne comptera pas.
fact-observed = { $seat } regarde la carte restée cachée devant { $target_seat }.
fact-observed-own = Vous regardez la carte restée cachée devant { $target_seat } : { $card_a }.
fact-observed-seen = { $seat } regarde la carte restée cachée devant { $target_seat } : { $card_a }.
fact-turned = On tourne désormais { $direction }.
fact-overboard = { $seat } tombe à l’eau et ne part pas.
fact-more-rounds = Il faudra désormais { $needed } manches pour gagner.
fact-moored = { $seat } jouera encore un tour juste après celui-ci.
fact-drawn = { $count ->
    [one] { $seat } pioche une carte déjà utilisée.
   *[other] { $seat } pioche { $count } cartes déjà utilisées.
}
fact-drawn-own = Vous piochez : { $cards }.
fact-drawn-seen = { $seat } pioche : { $cards }.
fact-doubled = Jusqu’à la fin de la manche, { $seat } a une voix double.
fact-swapped = { $seat } voit ses deux cartes changer de place.
fact-stolen = { $seat } vole une carte bonus à { $target_seat }.
fact-stolen-own = { $seat } vole { $card_the } à { $target_seat }.
fact-stolen-seen = { $seat } vole { $card_the } à { $target_seat }.
fact-handed-on = Toutes les cartes bonus passent à la place suivante, dans le sens des aiguilles d’une montre.
fact-handed-on-own = { $count ->
    [0] Les cartes bonus passent à la place suivante : vous ne recevez rien.
   *[other] Les cartes bonus passent à la place suivante : vous recevez { $cards }.
}
fact-handed-on-seen = { $count ->
    [0] Les cartes bonus passent à la place suivante : { $own_seat } ne reçoit rien.
   *[other] Les cartes bonus passent à la place suivante : { $own_seat } reçoit { $cards }.
}
fact-card-shown = { $seat } montre sa carte à tout le monde : { $card }.
fact-exchanged = { $seats } échangent une carte bonus.
fact-exchanged-own = { $seats } échangent une carte bonus : vous donnez { $gave_the } et recevez { $got_the }.
fact-exchanged-seen = { $seats } échangent une carte bonus : { $own_seat } donne { $gave_the } et reçoit { $got_the }.
fact-lost = { $seat } perd une carte bonus dans le typhon.
fact-lost-own = Le typhon emporte votre carte : { $card }.
fact-lost-seen = Le typhon prend une carte à { $seat } : { $card }.

## Ce qui se dit

say-sailor = Je suis marin
say-trust = J’ai confiance en…
say-suspect = Je soupçonne…
say-advise = Mon conseil : votez…
say-saw = Devant…, la carte cachée était…
say-hold = J’ai en main…
say-held = J’avais en main…
claim-sailor = Je suis marin
claim-trust = J’ai confiance en { $target }
claim-suspect = Je soupçonne { $target }
claim-advise = Mon conseil : votez { $vote }
claim-saw = Devant { $target }, la carte cachée était { $card_a }
claim-hold = J’ai { $card_the } en main
claim-held = J’avais { $card_the } en main
fact-claim-sailor = { $seat } déclare : « Je suis marin. »
fact-claim-trust = { $seat } déclare : « J’ai confiance en { $target }. »
fact-claim-suspect = { $seat } déclare : « Je soupçonne { $target }. »
fact-claim-advise = { $seat } conseille de voter { $vote }.
fact-claim-saw = { $seat } affirme : « Devant { $target }, la carte cachée était { $card_a }. »
fact-claim-hold = { $seat } affirme : « J’ai { $card_the } en main. »
fact-claim-held = { $seat } affirme : « J’avais { $card_the } en main. »

## Ce qui est demandé, ce qui se choisit

ask-crew = Proposez un équipage de trois personnes.
ask-vote = Cet équipage doit-il partir ?
ask-place = Quelle carte posez-vous, face cachée ?
ask-bonus = Vous pouvez jouer une carte bonus.
ask-accuse = Qui, selon vous, est la sirène ?
ask-close = Le temps des cartes bonus est fini.

move-crew = Proposer { $seats }
move-vote = { $for ->
    [yes] Voter pour
   *[no] Voter contre
}
move-place = Poser { $card_a }
move-bonus = Jouer { $card_the }
move-bonus-target = Jouer { $card_the } : { $target }
move-bonus-seats = Jouer { $card_the } : { $seats }
move-bonus-in = Jouer { $card_the } : { $in } remplace { $out }
move-accuse = Désigner { $target }
move-close = Mettre fin au temps des cartes bonus
choose-crew = Proposer un équipage
choose-bonus = Jouer { $card_the }
field-bonus-out = Qui reste à terre ?
field-bonus-in = Qui prend sa place ?
field-bonus-target = Sur qui ?
field-bonus-seats = Qui désignez-vous ?

reason-sailors-home = Les marins ont ramené le trésor, et la sirène gagne avec eux.
reason-siren-unseen = Les pirates ont gagné assez de manches sans démasquer la sirène : elle gagne seule.
reason-siren-caught = Les pirates ont gagné assez de manches et démasqué la sirène.

figure-rounds = Manches
figure-voyages = Voyages
figure-poisoned = Voyages empoisonnés
figure-refused = Équipages refusés
figure-cards-played = Cartes bonus jouées
figure-rounds-won-by = Manches remportées par
figure-side = Camp vainqueur

## Le plateau au terminal

board-stand = Où en est-on ?
board-score = Manche { $round } · marins { $sailors }, pirates { $pirates } ; il en faut { $needed }.
board-phase = En ce moment : { $phase }.
board-direction = On tourne { $direction }.
board-proposer = { $seat } propose.
board-loner = { $seat } propose, en solitaire.
board-crew = Équipage : { $seats }.
board-crew-names = { $seats }
board-refused = Déjà refusé : { $seats }.
board-poisons = { $count ->
    [0] Aucun poison dévoilé.
    [one] { $count } poison dévoilé.
   *[other] { $count } poisons dévoilés.
}
board-interrupted = Tour interrompu ({ $seat }) : { $phase }.
board-response = { $seat } vient de jouer { $card_the }.
board-eyes = Yeux ouverts : { $seats }.
board-seats = À bord ({ $pirates } pirates, une sirène)
board-seat = Nom
board-role = Rôle
board-bonus = Bonus
board-standing = En ce moment
board-sailed = Voyages
board-voyages-of = { $poisoned ->
    [0] { $count }
    [one] { $count }, dont { $poisoned } empoisonné
   *[other] { $count }, dont { $poisoned } empoisonnés
}
board-open-eyes = yeux ouverts
board-is-captain = capitaine
board-is-proposer = propose
board-in-crew = équipage
board-has-placed = a posé
board-is-seasick = mal de mer
board-is-overboard = à l’eau
board-is-swapped = troc
board-is-for = pour
board-is-against = contre
board-has-voted = a voté
board-is-doubled = voix double
board-has-accused = a désigné
board-voyages = { $count ->
    [one] Le voyage accompli
   *[other] Les derniers voyages ({ $count } en tout)
}
board-round = Manche
board-proposed-by = Proposé par
board-crew-heading = Équipage
board-poison-heading = Poisons
board-notes = Remarques
board-was-void = annulé
board-was-swapped = troc : { $seat }
board-was-observed = { $observer_seat } a vu la carte restée devant { $seat }
board-proposals = Les derniers votes
board-outcome = Issue
board-against = Contre
board-was-accepted = accepté
board-was-rough-sea = mer agitée
board-was-refused = refusé
board-no-history = Personne n’a encore proposé d’équipage.
board-used-pile = { $count ->
    [0] Aucune carte bonus utilisée
    [one] { $count } carte bonus utilisée
   *[other] { $count } cartes bonus utilisées
}
board-used-cards = Utilisées : { $cards }.
board-card-at = { $seats_count ->
    [one] { $card } : chez { $seats }.
   *[other] { $card } : chez l’une de ces personnes, { $seats }.
}
board-card-or-used = { $seats_count ->
    [one] { $card } : chez { $seats } ou parmi les cartes utilisées.
   *[other] { $card } : chez l’une de ces personnes, { $seats }, ou parmi les cartes utilisées.
}
board-card-or-out = { $seats_count ->
    [one] { $card } : chez { $seats } ou hors du jeu.
   *[other] { $card } : chez l’une de ces personnes, { $seats }, ou hors du jeu.
}
board-card-out = { $card } : hors du jeu.
board-own = Vos secrets
board-own-role = Votre rôle : { $role }.
board-own-pirates = Les pirates : { $seats }.
board-own-eyes = Yeux ouverts avec les vôtres, la sirène comprise : { $seats }.
board-own-bonus = En main : { $cards }.
board-own-no-bonus = Vous n’avez pas de carte bonus.
board-own-vote = Votre vote : { $vote }.
board-own-card = Votre carte : { $card }.
board-own-poisons = Poison posé depuis votre place à ces manches : { $rounds }.
board-own-observed = Manche { $round }, la carte cachée devant { $seat } était { $card_a }.
board-own-accused = Votre choix pour la sirène : { $seat }.
board-of-role = Rôle : { $role }.
board-of-eyes = Yeux ouverts avec les siens, la sirène comprise : { $seats }.
board-of-no-bonus = Pas de carte bonus.
board-of-vote = Dernier vote : { $vote }.
board-of-card = Dernière carte posée : { $card }.
board-of-poisons = Poison posé à ces manches : { $rounds }.
board-of-accused = A désigné { $seat }.
board-all-roles = Les masques tombent
board-poisons-placed = Poisons posés

## Le livre des règles

part-I1 = Les rôles
clause-I1-1 = Tout le monde reçoit un rôle secret (pirate, marin ou sirène) et regarde le sien. Le tableau « Les rôles selon le nombre de personnes » dit combien il y en a de chaque sorte. Il y a toujours une seule sirène.
clause-I1-2 = Les pirates et la sirène ouvrent les yeux ensemble. La sirène connaît donc tous les pirates. Si vous êtes pirate, vous savez qui a ouvert les yeux, mais pas qui, parmi les autres, est la sirène. Si vous êtes marin, vous ne savez rien.
clause-I1-3 = Le capitaine, qui propose en premier, est tiré au sort. Sauf si l’on joue sans cartes bonus, tout le monde en reçoit une, face cachée ; les autres quittent le jeu, et personne ne sait lesquelles. Si vous avez choisi une liste de cartes, elle est mélangée et distribuée de même. Vous connaissez votre carte, et l’on voit combien de cartes a chaque personne.
clause-I1-4 = (Notre précision.) Tout le monde sait combien il y a de pirates, et quelles cartes bonus peuvent être en jeu.

part-I2 = Un tour
clause-I2-0 = Une manche est un tour entier, quelle qu’en soit la fin : voyage compté ou annulé, second refus, mer agitée. Après chaque manche, sauf la dernière, on peut jouer des cartes bonus. Puis vient le tour suivant : celui qu’un Amarrage a promis à la même personne ; sinon, après un Solitaire, on reprend ce qui était interrompu ; sinon, c’est à la personne voisine, d’abord dans le sens des aiguilles d’une montre.
clause-I2-1 = Le capitaine commence. À votre tour, vous proposez un équipage de trois personnes, avec ou sans vous. Vous ne pouvez pas proposer exactement l’équipage du dernier voyage. Le Perroquet, une carte bonus, peut le faire repartir.
clause-I2-2 = Au premier tour du capitaine, on ne vote pas : son équipage part. Tous les autres tours ont un vote, sauf si un Voyage express ou un Perroquet fait partir l’équipage. Même les tours dus à une carte bonus (un Solitaire, le tour qui suit une Mer agitée, le second tour d’un Amarrage) ont le leur.
clause-I2-3 = Lors d’un vote, tout le monde vote en secret, pour ou contre, en même temps. La personne qui propose est forcément pour. On voit qui a voté, pas comment, et un vote ne se change pas. Quand tous les votes sont là, on les dévoile.
clause-I2-4 = L’équipage part s’il a plus de voix pour que de voix contre ; une voix doublée en vaut deux. À égalité, il est refusé.
clause-I2-5 = Au premier refus, il faut proposer un équipage qui diffère d’au moins une personne ; celui du dernier voyage reste exclu. Au second refus, le tour est perdu et personne ne marque.

part-I3 = Le voyage
clause-I3-1 = L’équipage décidé, on peut jouer des cartes bonus. Puis chaque membre de l’équipage tient une île et un poison et pose l’une des deux face cachée, en même temps que les autres. Les marins et la sirène doivent poser l’île ; ils doivent quand même répondre, sinon on verrait qui n’a pas le choix. Les pirates choisissent. On voit qui a posé, pas quoi, et une carte posée le reste.
clause-I3-2 = On mélange les cartes posées et on les dévoile : on apprend le nombre de poisons, rien d’autre. L’autre carte reste face cachée devant chaque membre de l’équipage jusqu’à la fin de la manche, même si cette manche est interrompue. On ne la dévoile pas non plus à ce moment-là : seul l’Observateur permet à une personne de la voir.
clause-I3-3 = Au moins un poison : les pirates gagnent la manche, et elle ne compte qu’une fois. Aucun : les marins la gagnent.
clause-I3-4 = Un équipage a voyagé dès que ses cartes sont dévoilées, tel qu’il est alors ; un voyage annulé compte, une mer agitée non. Quand vous proposez un équipage, on le compare au dernier voyage de la partie. Un équipage d’une ou deux personnes n’exclut rien.

part-I4 = Jouer une carte bonus
clause-I4-1 = Un temps est réservé aux cartes bonus à ces moments : votes dévoilés, équipage décidé, toutes les cartes posées, cartes dévoilées, fin de la manche, et en réponse à une carte. Certaines cartes se jouent aussi en dehors : avant la proposition, pendant le vote ou pendant que l’on pose les cartes. Le temps réservé est le même pour tout le monde, quelles que soient les cartes en main ; l’horloge y met fin, ou l’accord de tout le monde. Sans cartes bonus, ce temps n’existe pas.
clause-I4-2 = Quand vous jouez une carte, elle quitte votre main et s’annonce avec les personnes qu’elle désigne. Tout s’arrête alors : seul le Léviathan peut répondre. Il agit aussitôt ; si personne ne le joue à temps, votre carte fait son effet. De plusieurs cartes jouées ensemble, la première enregistrée compte ; une autre pourra suivre si elle le peut encore. On n’attend plus de réponse quand tout le monde sait le Léviathan hors d’atteinte : il a été joué, et aucun Chanceux n’a pioché depuis.
clause-I4-3 = Une carte utilisée rejoint la pile avant de faire son effet, même annulée, et le Léviathan aussi ; le Chanceux, après avoir pioché. Si une carte vise la carte bonus de quelqu’un qui en a plusieurs, l’une d’elles est tirée au sort.
clause-I4-4 = Une carte qui n’a personne à viser ou rien à changer ne se joue pas.
clause-I4-5 = Ce temps est supprimé quand tout le monde peut savoir que rien ne se jouera : plus personne n’a de carte bonus, ou toutes les cartes sont posées et le Troc est hors d’atteinte, comme I4.2 le dit du Léviathan. On vérifie au début, après chaque carte et après chaque Solitaire. Il n’y a pas d’autre raison.
clause-I4-6 = Seul le temps des cartes bonus finit par l’horloge. Le temps laissé pour proposer, voter ou poser est l’affaire de la table.
clause-I4-7 = (Notre précision.) Une carte bonus annoncée est jouée : tout le monde l’a vue, on ne la reprend pas.

part-I5 = Les cartes bonus
clause-I5-1 = Mal de mer, quand l’équipage est décidé : vous remplacez quelqu’un de l’équipage par une personne qui n’en est pas, n’a pas été mise par-dessus bord pendant ce voyage (I5.6) et n’a pas le mal de mer dans cette manche. La personne remplacée ne peut plus partir avant la fin de la manche.
clause-I5-2 = Mer agitée, tant que personne n’a posé de carte : vous mettez fin au tour. L’équipage rend les îles et les poisons qu’il a reçus ; les votes déjà donnés sont oubliés et jamais montrés. Les tours promis par un Amarrage restent dus.
clause-I5-3 = Antidote, quand un poison est dévoilé : vous annulez la manche, personne ne marque. Une fois par manche ; d’autres cartes bonus peuvent suivre.
clause-I5-4 = Observateur, quand les cartes sont dévoilées : vous regardez en secret la carte que quelqu’un de l’équipage n’a pas posée. Vous en direz ce que vous voudrez.
clause-I5-5 = Tribord, à la fin d’une manche : le jeu change de sens.
clause-I5-6 = Par-dessus bord, quand l’équipage est décidé : vous choisissez quelqu’un de l’équipage, qui ne part pas. L’équipage est plus petit d’une personne, jamais vide ; sans poison parmi les cartes restantes, les marins gagnent la manche.
clause-I5-7 = Carte au trésor, avant l’équipage, pendant le vote ou une fois les votes dévoilés : chaque camp doit gagner une manche de plus.
clause-I5-8 = Malandrin, à tout moment : vous prenez la carte bonus de quelqu’un d’autre qui en a une.
clause-I5-9 = Voyage express, avant l’équipage, pendant le vote ou une fois les votes dévoilés : vous proposez un équipage de trois personnes, même refusé, même celui qui est proposé, mais pas celui du dernier voyage. Il part sans vote, à la place du tour en cours. Les votes déjà donnés sont oubliés et jamais montrés.
clause-I5-10 = Amarrage, à tout moment : la personne dont c’est le tour en aura un autre, entier, juste après ; plusieurs s’ajoutent. Pendant un Solitaire, c’est la personne qui l’a joué ; à la fin d’une manche, celle dont le tour vient de finir.
clause-I5-11 = Chanceux, à tout moment si des cartes ont été utilisées : vous piochez au hasard deux des cartes utilisées, ou la seule qu’il y ait ; puis le Chanceux les rejoint.
clause-I5-12 = Perroquet, à votre tour, avant de proposer (aussi pendant votre Solitaire), dès qu’un équipage a voyagé : le dernier équipage repart sans vote, tel qu’il avait voyagé. Cela compte comme votre tour.
clause-I5-13 = Charlatan, à tout moment si quelqu’un a une carte : toutes les cartes bonus passent à la place suivante, dans le sens des aiguilles d’une montre, quel que soit le sens du jeu.
clause-I5-14 = Double, pendant le vote ou une fois les votes dévoilés : vous choisissez une personne, ou vous-même, dont la voix compte double jusqu’à la fin de la manche. Une voix ne se double pas deux fois.
clause-I5-15 = Léviathan, en réponse : la carte qui vient d’être jouée est sans effet.
clause-I5-16 = Médusa, à tout moment : vous choisissez quelqu’un d’autre, qui montre sa carte bonus à tout le monde et la garde.
clause-I5-17 = Troc, quand toutes les cartes sont posées et pas encore mélangées : vous choisissez quelqu’un de l’équipage, même un marin. Sa carte posée et sa carte gardée changent de place.
clause-I5-18 = Marchand, à tout moment : vous choisissez deux autres personnes qui ont une carte bonus. Elles en échangent une.
clause-I5-19 = Solitaire, à tout moment : vous jouez aussitôt une manche entière, avec vote, second essai et fin de manche. Puis tout reprend exactement où l’on en était : votes donnés et cartes posées restent, et le temps des cartes bonus recommence s’il était en cours. Voix doublées et mal de mer ne passent pas d’une manche à l’autre. Un Solitaire peut en interrompre un autre.
clause-I5-20 = Typhon, à tout moment : vous choisissez quelqu’un d’autre, dont la carte bonus quitte le jeu. Personne d’autre ne la voit.
clause-I5-21 = « À tout moment » veut dire : avant l’équipage, pendant le vote, votes dévoilés, équipage décidé, pendant que l’on pose les cartes, cartes dévoilées, fin de manche. Jamais quand toutes les cartes sont posées, ni en réponse, ni pendant la chasse à la sirène.
clause-I5-22 = Ce que l’on sait des cartes les suit. Une carte montrée par Médusa reste connue tant qu’elle voyage au grand jour. Si une carte parmi plusieurs s’en va, les autres ne savent plus laquelle est restée. Après un vol ou un échange, les deux personnes concernées savent ce qui est passé. Personne d’autre ne sait ce que pioche le Chanceux, sauf s’il prend toute la pile. Le jeu note tout cela pour vous.
clause-I5-23 = (Notre précision.) Observateur, Troc, Mal de mer et Par-dessus bord peuvent vous viser vous-même si vous êtes de l’équipage.
clause-I5-24 = (Notre précision.) Pour un échange, on tire d’abord pour la place au plus petit numéro.
clause-I5-25 = (Notre précision.) Un équipage proposé avant un Solitaire reste proposé, même si le Solitaire vient d’envoyer le même.
clause-I5-26 = (Notre précision.) Le jeu retient pour vous chaque mouvement de carte bonus comme vous l’avez vu, et où peut être chaque carte que vous avez vue.

part-I7 = La fin
clause-I7-1 = Un camp qui a gagné assez de manches (dix, sauf autre choix, et une de plus par Carte au trésor) met fin au jeu. On le vérifie quand le temps des cartes bonus qui suit les cartes dévoilées est fini : un Antidote peut donc encore l’empêcher. Les tours interrompus sont abandonnés.
clause-I7-2 = Si ce sont les marins, les marins et la sirène gagnent.
clause-I7-3 = Si ce sont les pirates, tout le monde apprend qui avait ouvert les yeux, mais pas qui, parmi ces personnes, est la sirène. Chacune d’elles désigne en secret celle qu’elle prend pour la sirène ; la sirène aussi désigne quelqu’un, pour ne pas se trahir, mais seules comptent les voix des pirates. Par défaut, les pirates gagnent si au moins la moitié des pirates la désigne ; sinon, elle gagne seule. Avec l’autre option, les pirates gagnent si la sirène est seule en tête des voix ; sinon, elle gagne seule.
clause-I7-4 = À la fin, tous les rôles sont montrés.
clause-I7-5 = La sirène ne doit pas déclarer son rôle, mais elle peut se faire passer pour un marin. Les autres peuvent tout dire, vrai ou faux.
clause-I7-6 = (Notre précision.) Qui a désigné qui reste secret, même après la fin. Comme un vote ou une carte posée, cela ne se reprend pas.
clause-I7-7 = (Notre précision.) Une partie dont tous les équipages sont refusés ne finit pas. Entre robots, elle est arrêtée après 20 000 coups, et c’est signalé.

## Dans le navigateur

closed-crew = L’équipage est complet, ou cette place ne peut pas embarquer.
closed-accuse = Seuls les pirates et la sirène peuvent être désignés.
closed-bonus = Cette carte ne peut pas viser cette place.
closed-vote = On ne vote que lorsqu’un équipage est proposé.
closed-place = Seul l’équipage en mer pose des cartes.
web-pirates = Les pirates :
web-eyes = Autres pirates et sirène :
web-roles = les rôles
web-own-cards = vos cartes
web-these-cards = ces cartes
web-page-ring = La table
web-page-history = Votes et voyages
web-page-notes = Mon carnet
web-mark = Marque pour
web-note = Note sur
web-note-hint = Ce que j’en pense…
web-when-any = à tout moment
web-when-departure = avant le départ
web-when-cards = avant les cartes
web-when-shown = au dévoilement
web-when-end = fin de manche
web-when-count = jusqu’au vote
web-when-helm = à votre tour
web-when-vote = pendant le vote
web-when-response = en réponse
web-when-placed = cartes posées
web-votes-heading = Voix
web-fate-heading = Issue
web-claim-sailor = Je suis marin
web-claim-trust = J’ai confiance en…
web-claim-suspect = Je soupçonne…
web-claim-advise = Mon conseil…
web-said-sailor = marin !
web-said-trust = confiance
web-said-suspect = soupçonne
web-said-advise = votez { $vote }
web-said-saw = a vu
web-said-hold = a en main
web-said-held = avait
web-voted-of = { $count } sur { $most } ont voté.
web-placed-of = { $count } sur { $most } ont posé.
web-verdict-accepted = Accepté !
web-verdict-refused = Refusé…
web-verdict-tie = À égalité : refusé…
web-only-you = à votre seule connaissance
web-poisons = { $count ->
    [0] Rien que des îles !
    [one] Un poison !
   *[other] { $count } poisons !
}
web-plays = joue { $card_the }
web-aimed-at = cible
web-press-seats = Touchez trois places à la table.
web-press-seat = Touchez une place à la table.
web-window-left = { $seconds } s
web-wins-sailor = Le trésor est à bon port !
web-wins-pirate = Les pirates gagnent !
web-wins-siren = La sirène gagne seule !
web-camp = { $role_many } ({ $count })
web-rounds-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
web-dossier-crews = { $count ->
    [0] N’a pas encore pris la mer.
    [one] { $count } voyage, dont { $poisoned } empoisonné.
   *[other] { $count } voyages, dont { $poisoned } empoisonnés.
}
web-dossier-votes = { $count ->
    [0] N’a pas encore voté.
   *[other] A voté { $ayes } fois pour, { $nays } fois contre.
}
web-dossier-said = A dit :

## La partie guidée : ce que dit le vieux loup de mer

chapter-1 = Les premières manches d’un marin
chapter-2 = Les dernières manches d’un pirate
coach-welcome =
    Vous êtes marin, et capitaine ! Trois pirates se cachent parmi vous sept, et une sirène qui les connaît.

    À chaque manche, trois personnes partent en mer. Sans poison à bord, les marins gagnent la manche.

    Proposez-vous, avec { $seat_1 } et { $seat_2 } : ce premier équipage part sans vote.
coach-place =
    En mer, chaque membre de l’équipage pose en secret une île ou un poison. Les pirates choisissent ; un marin ne peut poser qu’une île.

    On vous le demande quand même, pour que rien ne soit trahi. Posez votre île.
coach-against =
    Un poison ! Ce n’était pas vous : { $seat_1 } ou { $seat_2 } est donc pirate, et les pirates mènent 1 à 0.

    Et voilà que { $seat_1 } propose de repartir avec { $seat_2 } ! On vote en secret ; à égalité, c’est non. Votez contre.
coach-for =
    Refusé, 3 contre 4. Les votes sont publics maintenant : { $seat_2 } et { $seat_5 } voulaient ce voyage. Retenez-le.

    { $seat_1 } essaie encore et vous emmène, avec { $seat_3 } à la place de { $seat_2 }. Un second refus coûterait le tour. Votez pour.
coach-place-again =
    Accepté, 4 contre 3. Regardez qui a voté contre un équipage sans { $seat_2 }…

    Vous voilà de nouveau en mer : posez votre île.
coach-farewell =
    Rien que des îles : 1 partout ! Cela n’innocente personne tout à fait : un pirate peut poser une île pour se faire oublier.

    Votes, équipages, déclarations : recoupez tout. Ici, cinq manches suffisent, mais gare à la sirène. La suite est à vous !
coach-welcome-2 =
    Cette fois, vous êtes pirate. Ici, trois manches suffisent, et chaque camp en a gagné une.

    Vous avez vu trois autres paires d’yeux ouverts : { $seat_2 }, { $seat_4 } et { $seat_5 }. Deux sont pirates, la troisième est la sirène.

    { $seat_3 } veut partir avec vous, { $seat_4 } et { $seat_6 }. À bord, vous pourrez poser un poison : votez pour.
coach-poison = Un seul poison suffit pour gagner la manche, et personne ne saura qui l’a posé. Posez le poison.
coach-claim =
    Deux manches à une pour les pirates ! { $seat_4 } veut maintenant partir avec { $seat_1 } et { $seat_3 }.

    À table, vous pouvez tout dire, vrai ou faux ; seule la sirène ne doit pas révéler son rôle. Dites que vous êtes marin.
coach-vote-clean =
    Un marin aimerait cet équipage : vous, qui étiez à bord avec un poison, restez à terre. Votez pour, comme un marin.

    Vous avez une carte qui peut encore gagner la manche.
coach-swap =
    Toutes les cartes sont posées : c’est le temps des cartes bonus. Il est le même pour tout le monde, quelles que soient les cartes en main.

    Vous avez le Troc : une personne voit sa carte posée et sa carte gardée changer de place. { $seat_1 } est marin : son île devient un poison.

    Jouez-le sur { $seat_1 }.
coach-siren =
    Un poison : troisième manche pour les pirates ! Mais il faut encore démasquer la sirène, sinon elle gagne seule.

    { $seat_2 }, { $seat_4 } ou { $seat_5 } ? À la deuxième manche, { $seat_4 } était à bord sans autres yeux ouverts, et il n’y avait pas de poison.

    Désignez { $seat_4 }.
coach-farewell-2 =
    C’était { $seat_4 } : les pirates gagnent ! Si plus de la moitié des pirates s’étaient trompés, la sirène aurait gagné seule.

    Votes, déclarations, cartes bonus, sirène : vous connaissez tout le jeu. Le reste est dans les règles.

## Pourquoi pas

why-proposed = C’est votre équipage : votre voix est pour.
why-voted = Vous avez déjà voté, et un vote ne se change pas.
why-ashore = Vous ne faites pas partie de cet équipage.
why-placed = Votre carte est déjà posée, et elle y reste.
why-island-only = Les marins et la sirène doivent poser leur île.
why-bonus-later = Cette carte ne peut pas être jouée en ce moment.

## Pourquoi le conseil est bon

hint-crew-first = Personne ne s’est encore trahi, et vous ne pouvez répondre que de vous-même.
hint-crew-clean = Il y a environ { $chance } % de chances qu’il soit sans pirate, et aucun équipage ne semble vraiment plus propre.
hint-crew-best = Sûr à { $chance } % environ seulement, mais aucun équipage ne semble vraiment plus propre.
hint-crew-pirate-in = À votre place, un marin proposerait le même, et il y a un pirate à bord.
hint-crew-pirate-few = Un marin pourrait le proposer aussi. Il y a un pirate à bord, mais pas seulement des pirates.
hint-crew-as-sailor = À votre place, un marin proposerait le même : restez dans l’ombre.
hint-vote-clean = Il y a environ { $chance } % de chances que cet équipage soit sans pirate, et rien de bien meilleur n’est en vue.
hint-vote-best = Sûr à { $chance } % environ seulement, mais rien de bien meilleur n’est en vue.
hint-vote-weary = { $count ->
    [one] Un équipage a déjà été refusé
   *[other] { $count } équipages ont déjà été refusés
} : il faut bien que quelqu’un parte.
hint-vote-suspect = { $seat } attire trop de soupçons, et il y a mieux.
hint-vote-pirate-in = Tout peut se jouer maintenant, et il y a un pirate à bord.
hint-vote-pirate-out = Tout peut se jouer maintenant, et il n’y a sans doute pas de pirate à bord.
hint-vote-pirate-quiet = Un marin peut voter de même, et il y a un pirate à bord.
hint-vote-pirate-doubt = Il n’y a sans doute pas de pirate à bord, et un refus peut encore passer pour celui d’un marin.
hint-vote-as-sailor = À votre place, un marin voterait ainsi : ne vous trahissez pas.
hint-poison-decides = Tout peut se jouer maintenant : il n’est plus temps de se cacher.
hint-poison-pays = Ce poison rapporte plus qu’il n’attire de soupçons sur vous.
hint-island-wait = Un poison maintenant attirerait trop de soupçons sur vous : attendez votre heure.
hint-island-other = { $seat } attire déjà au moins autant de soupçons que vous : un seul poison suffit, et ce n’est pas à vous de le poser.
hint-accuse-likely = D’après les votes et les voyages, il y a environ { $chance } % de chances que ce soit elle.
hint-accuse-guess = Personne ne se détache : autant tenter sa chance.
hint-accuse-divert = La sirène, c’est vous : montrez quelqu’un d’autre du doigt.
hint-bonus-pirate-in = Aucun des vôtres n’est à bord : en voilà un qui embarque.
hint-bonus-out = Sans { $seat }, cet équipage est bien plus sûr.
hint-bonus-stop-clean = Aucun des vôtres n’est à bord : mieux vaut que cet équipage ne parte pas.
hint-bonus-stop-crew = Il y a sans doute un pirate à bord : mieux vaut que cet équipage ne parte pas.
hint-bonus-antidote = La manche ne comptera pas pour les pirates.
hint-bonus-observe = Dans cet équipage empoisonné, { $seat } attire le plus de soupçons : vous saurez à quoi vous en tenir.
hint-bonus-observe-pirate = De ce que vous verrez, vous direz ce que vous voudrez.
hint-bonus-turn = Sinon le tour irait à { $seat }, à qui l’on peut moins se fier qu’à la personne de l’autre côté.
hint-bonus-too-many = Il y a trop des vôtres à bord : une personne de moins attirera moins les soupçons.
hint-bonus-longer = L’autre camp n’a plus besoin que d’une manche : reculez l’échéance.
hint-bonus-against = { $seat } est sans doute de l’autre camp et tient une carte bonus.
hint-bonus-own-crew = Vous savez à peu près à qui vous fier : composez l’équipage vous-même.
hint-bonus-own-crew-late = Il ne manque qu’une manche aux pirates : mieux vaut composer l’équipage vous-même.
hint-bonus-own-crew-pirate = Composez l’équipage vous-même, avec un des vôtres à bord.
hint-bonus-again = { $seat } est sûrement des vôtres : un tour de plus vous arrange.
hint-bonus-lucky = Deux cartes pour une, cela ne se refuse pas.
hint-bonus-last-crew = Le dernier équipage était sans doute sans pirate : qu’il reparte.
hint-bonus-last-crew-pirate = Un seul des vôtres était du dernier équipage : qu’il reparte, et sans vote.
hint-bonus-handed = Vous n’avez pas d’autre carte à perdre, et { $seat }, sans doute de l’autre camp, vous donne les siennes.
hint-bonus-vote = Le vote se joue à une voix : doublez-la.
hint-bonus-stop-card = { $seat } est sans doute de l’autre camp : que sa carte reste sans effet.
hint-bonus-swap = { $seat } est presque sûrement pirate : retournez son poison.
hint-bonus-swap-pirate = Aucun des vôtres n’est à bord : ainsi, il y aura quand même un poison.

## À quoi sert chaque chose

about-sailor = Ne sait rien au départ, et ne peut poser que l’île. Gagne si les marins remportent assez de manches.
about-pirate = Sait qui a ouvert les yeux, mais pas qui, parmi ces personnes, est la sirène. Peut poser un poison. Si les pirates remportent assez de manches, ils doivent encore démasquer la sirène.
about-siren = Connaît tous les pirates et aide les marins sans se trahir : elle gagne avec eux. Si les pirates remportent les manches mais ne la démasquent pas, elle gagne seule.
about-island = Si l’équipage ne pose que des îles, les marins gagnent la manche.
about-poison = Un seul poison, et les pirates gagnent la manche. Seul un pirate peut en poser un.
about-aye = L’équipage part si les voix pour sont plus nombreuses ; à égalité, il est refusé.
about-nay = Une égalité suffit pour refuser l’équipage. Au second refus, le tour est perdu et personne ne marque.

## Le résultat

web-reveal = Qui était qui
web-poisons-placed = { $count ->
    [one] { $count } poison posé
   *[other] { $count } poisons posés
}
web-source-sailors = marins
web-source-pirates = pirates
web-siren-sailor = gagne avec les marins
web-siren-pirate = démasquée
web-siren-siren = gagne seule
web-headline-sailor = Les marins l’emportent !
web-headline-pirate = Les pirates l’emportent !
web-headline-siren = { $name }, la sirène, l’emporte !
web-mine-won = Vous étiez { $role }, et la victoire est à vous !
web-mine-lost = Vous étiez { $role }, et la victoire vous échappe.
web-turn-kicker = manche
web-turn-last-sailor = Le trésor est à bon port, { $sailors } à { $pirates }
web-turn-last-pirate = Les pirates y sont, { $pirates } à { $sailors }
web-turn-lead-sailor = Les marins prennent l’avantage, { $sailors } à { $pirates }
web-turn-lead-pirate = Les pirates prennent l’avantage, { $pirates } à { $sailors }
web-turn-round-sailor = Une manche pour les marins, { $sailors } à { $pirates }
web-turn-round-pirate = Une manche pour les pirates, { $pirates } à { $sailors }
web-turn-islands = Rien que des îles : { $seats } ont tenu bon.
web-turn-poisoned = Équipage : { $seats }. Poison posé par { $poison_seats }.
web-turn-poison = { $poisons ->
    [one] Un poison dans l’équipage : { $seats }.
   *[other] { $poisons } poisons dans l’équipage : { $seats }.
}
web-turn-caught = La sirène est démasquée
web-turn-escaped = La sirène s’échappe

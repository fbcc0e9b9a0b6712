# Meuterer en français.
# Attributs des noms : .the avec l’article, .some comme complément d’objet (du vin, un rubis), .card et .cards après un nombre,
# .at et .to pour un lieu (à, vers) ; là où un attribut n’a pas de sens, c’est le nom lui-même.

title = Meuterer
tagline = Un navire, des négociants, un capitaine… et quelqu’un qui rêve de prendre sa place.
aim = Marquez le plus de points. Vendez plus que les autres, soyez capitaine quand le navire rapporte des points, ou aidez qui l’est.
scored = Points

## Les cartes

name-ruby = rubis
    .the = le rubis
    .some = un rubis
    .card = carte de rubis
    .cards = cartes de rubis
    .at = rubis
    .to = rubis
name-salt = sel
    .the = le sel
    .some = du sel
    .card = carte de sel
    .cards = cartes de sel
    .at = sel
    .to = sel
name-wine = vin
    .the = le vin
    .some = du vin
    .card = carte de vin
    .cards = cartes de vin
    .at = vin
    .to = vin
name-cloth = tissu
    .the = le tissu
    .some = du tissu
    .card = carte de tissu
    .cards = cartes de tissu
    .at = tissu
    .to = tissu
name-grain = blé
    .the = le blé
    .some = du blé
    .card = carte de blé
    .cards = cartes de blé
    .at = blé
    .to = blé
name-conflict = conflit
    .the = le conflit
    .some = un conflit
    .card = carte de conflit
    .cards = cartes de conflit
    .at = conflit
    .to = conflit
name-pirate = pirate
    .the = le pirate
    .some = le pirate
    .card = carte de pirate
    .cards = cartes de pirate
    .at = pirate
    .to = pirate
name-any = tout
    .the = tout
    .some = une marchandise au choix
    .card = carte de marchandise
    .cards = cartes de marchandise
    .at = tout
    .to = tout

## Les rôles

name-captain = capitaine
    .the = le capitaine
    .some = un capitaine
    .card = carte de capitaine
    .cards = cartes de capitaine
    .at = capitaine
    .to = capitaine
name-mutineer = mutin
    .the = le mutin
    .some = un mutin
    .card = carte de mutin
    .cards = cartes de mutin
    .at = mutin
    .to = mutin
name-cabin-boy = mousse
    .the = le mousse
    .some = un mousse
    .card = carte de mousse
    .cards = cartes de mousse
    .at = mousse
    .to = mousse
name-mate = quartier-maître
    .the = le quartier-maître
    .some = un quartier-maître
    .card = carte de quartier-maître
    .cards = cartes de quartier-maître
    .at = quartier-maître
    .to = quartier-maître
name-merchant = marchand
    .the = le marchand
    .some = un marchand
    .card = carte de marchand
    .cards = cartes de marchand
    .at = marchand
    .to = marchand
name-loader = débardeur
    .the = le débardeur
    .some = un débardeur
    .card = carte de débardeur
    .cards = cartes de débardeur
    .at = débardeur
    .to = débardeur

## Les îles

name-hochland = Hochland
    .the = Hochland
    .some = Hochland
    .card = Hochland
    .cards = Hochland
    .at = à Hochland
    .to = vers Hochland
name-frosthoehle = Frosthöhle
    .the = Frosthöhle
    .some = Frosthöhle
    .card = Frosthöhle
    .cards = Frosthöhle
    .at = à Frosthöhle
    .to = vers Frosthöhle
name-gruenland = Grünland
    .the = Grünland
    .some = Grünland
    .card = Grünland
    .cards = Grünland
    .at = à Grünland
    .to = vers Grünland
name-karge-zunge = Karge Zunge
    .the = Karge Zunge
    .some = Karge Zunge
    .card = Karge Zunge
    .cards = Karge Zunge
    .at = à Karge Zunge
    .to = vers Karge Zunge
name-eisfelsen = Eisfelsen
    .the = Eisfelsen
    .some = Eisfelsen
    .card = Eisfelsen
    .cards = Eisfelsen
    .at = à Eisfelsen
    .to = vers Eisfelsen
name-affeninsel = Affeninsel
    .the = Affeninsel
    .some = Affeninsel
    .card = Affeninsel
    .cards = Affeninsel
    .at = à Affeninsel
    .to = vers Affeninsel
name-kalte-klippe = Kalte Klippe
    .the = Kalte Klippe
    .some = Kalte Klippe
    .card = Kalte Klippe
    .cards = Kalte Klippe
    .at = à Kalte Klippe
    .to = vers Kalte Klippe
name-sommerland = Sommerland
    .the = Sommerland
    .some = Sommerland
    .card = Sommerland
    .cards = Sommerland
    .at = à Sommerland
    .to = vers Sommerland
name-rotes-riff = Rotes Riff
    .the = Rotes Riff
    .some = Rotes Riff
    .card = Rotes Riff
    .cards = Rotes Riff
    .at = à Rotes Riff
    .to = vers Rotes Riff
name-piratennest = Piratennest
    .the = Piratennest
    .some = Piratennest
    .card = Piratennest
    .cards = Piratennest
    .at = à Piratennest
    .to = vers Piratennest
name-fingerhut = Fingerhut
    .the = Fingerhut
    .some = Fingerhut
    .card = Fingerhut
    .cards = Fingerhut
    .at = à Fingerhut
    .to = vers Fingerhut
name-sandkap = Sandkap
    .the = Sandkap
    .some = Sandkap
    .card = Sandkap
    .cards = Sandkap
    .at = à Sandkap
    .to = vers Sandkap

## Les phases d’une manche

name-reward = prime
    .the = la prime
    .some = une prime
    .card = prime
    .cards = prime
    .at = prime
    .to = prime
name-trading = négoce
    .the = le négoce
    .some = un négoce
    .card = négoce
    .cards = négoce
    .at = négoce
    .to = négoce
name-mutiny = mutinerie
    .the = la mutinerie
    .some = une mutinerie
    .card = mutinerie
    .cards = mutinerie
    .at = mutinerie
    .to = mutinerie
name-sales = ventes
    .the = les ventes
    .some = des ventes
    .card = ventes
    .cards = ventes
    .at = ventes
    .to = ventes
name-keeping = chargement
    .the = le chargement
    .some = un chargement
    .card = chargement
    .cards = chargement
    .at = chargement
    .to = chargement
name-over = fin
    .the = la fin
    .some = une fin
    .card = fin
    .cards = fin
    .at = fin
    .to = fin

## Les options

option-ruleset = Conflits posés pendant le négoce
option-ruleset-revised = ils comptent dans la mutinerie (règles révisées)
option-ruleset-v1-0 = ils ne comptent pas (première édition)
option-layout = Ordre des îles
option-layout-shuffled = tiré au sort à chaque partie
option-layout-introductory = toujours le même, pour débuter
option-pirate = Pirate
option-pirate-false = sans le pirate
option-pirate-true = avec le pirate
option-pirate-loot = Si le pirate est déjà à l’île du navire
option-pirate-loot-discard = les cartes posées sont défaussées
option-pirate-loot-take = la personne qui joue le pirate prend toutes les cartes posées

## Ce qui arrive

fact-reward = { $points ->
    [0] { $seat } ne promet rien au quartier-maître.
    [one] { $seat } promet { $points } point au quartier-maître.
   *[other] { $seat } promet { $points } points au quartier-maître.
}
fact-played = { $seat } pose { $card_some }.
fact-captain-passed = { $cards ->
    [0] { $seat } passe, la main vide : le navire devrait rester { $island_at }.
    [one] { $seat } passe avec { $cards } carte en main : destination { $island }.
   *[other] { $seat } passe avec { $cards } cartes en main : destination { $island }.
}
fact-passed = { $cards ->
    [0] { $seat } passe, la main vide, et prend un rôle en secret.
    [one] { $seat } passe avec { $cards } carte en main et prend un rôle en secret.
   *[other] { $seat } passe avec { $cards } cartes en main et prend un rôle en secret.
}
fact-passed-own = { $cards ->
    [0] Vous passez, la main vide, et prenez en secret le rôle de { $role }.
    [one] Vous passez avec { $cards } carte en main et prenez en secret le rôle de { $role }.
   *[other] Vous passez avec { $cards } cartes en main et prenez en secret le rôle de { $role }.
}
fact-passed-seen = { $cards ->
    [0] { $seat } passe, la main vide, et prend en secret le rôle de { $role }.
    [one] { $seat } passe avec { $cards } carte en main et prend en secret le rôle de { $role }.
   *[other] { $seat } passe avec { $cards } cartes en main et prend en secret le rôle de { $role }.
}
fact-left-trading = { $cards ->
    [0] { $seat } passe, la main vide, et regarde les rôles qui restent.
    [one] { $seat } passe avec { $cards } carte en main et regarde les rôles qui restent.
   *[other] { $seat } passe avec { $cards } cartes en main et regarde les rôles qui restent.
}
fact-left-trading-own = { $cards ->
    [0] Vous passez, la main vide. Rôles qui restent : { $roles }.
    [one] Vous passez avec { $cards } carte en main. Rôles qui restent : { $roles }.
   *[other] Vous passez avec { $cards } cartes en main. Rôles qui restent : { $roles }.
}
fact-left-trading-seen = { $cards ->
    [0] { $seat } passe, la main vide, et voit ces rôles : { $roles }.
    [one] { $seat } passe avec { $cards } carte en main et voit ces rôles : { $roles }.
   *[other] { $seat } passe avec { $cards } cartes en main et voit ces rôles : { $roles }.
}
fact-took-role = { $seat } a pris un rôle en secret.
fact-took-role-own = Vous prenez en secret le rôle de { $role }.
fact-took-role-seen = { $seat } prend en secret le rôle de { $role }.
fact-revealed = { $seat } dévoile son rôle : { $role }.
fact-no-mutiny = Personne ne se mutine : { $seat } garde la barre.
fact-mutineer-goal = Mutinerie ! Destination fixée par { $seat } : { $island }.
fact-fought = { $conflicts ->
    [0] { $seat } ne pose aucun conflit.
    [one] { $seat } pose { $conflicts } conflit.
   *[other] { $seat } pose { $conflicts } conflits.
}
fact-mutiny-won = La mutinerie l’emporte, { $mutineers } contre { $captains } : { $seat } prend la barre.
fact-mutiny-failed = La mutinerie échoue, { $mutineers } contre { $captains } : { $seat } garde la barre.
fact-ship-points = { $points ->
    [one] { $seat } gagne { $points } point pour la destination { $island }.
   *[other] { $seat } gagne { $points } points pour la destination { $island }.
}
fact-mate-points = { $reward ->
    [0] { $seat } gagne { $points } point comme quartier-maître.
    [one] { $seat } gagne { $points } points comme quartier-maître, dont { $reward } payé par { $captain_seat }.
   *[other] { $seat } gagne { $points } points comme quartier-maître, dont { $reward } payés par { $captain_seat }.
}
fact-cabin-boy-points = { $points ->
    [one] { $seat } gagne { $points } point comme mousse.
   *[other] { $seat } gagne { $points } points comme mousse.
}
fact-sells = { $count ->
    [one] { $seat } vend { $count } { $good_card } { $island_at }.
   *[other] { $seat } vend { $count } { $good_cards } { $island_at }.
}
fact-sells-nothing = { $seat } ne vend rien.
fact-sale-points = { $points ->
    [0] Trop de monde à égalité { $island_at } : { $seat } n’y gagne rien avec { $count } × { $good }.
    [one] { $seat } gagne { $points } point { $island_at } avec { $count } × { $good }.
   *[other] { $seat } gagne { $points } points { $island_at } avec { $count } × { $good }.
}
fact-merchant-points = { $points ->
    [one] Malgré l’égalité, le rôle de marchand rapporte le plein tarif { $island_at } : { $seat } gagne { $points } point avec { $count } × { $good }.
   *[other] Malgré l’égalité, le rôle de marchand rapporte le plein tarif { $island_at } : { $seat } gagne { $points } points avec { $count } × { $good }.
}
fact-sailed = Le navire fait voile { $island_to }.
fact-stayed = Le navire reste { $island_at }.
fact-drew = { $count ->
    [0] Il ne reste rien à piocher pour { $seat }.
    [one] { $seat } pioche { $count } carte.
   *[other] { $seat } pioche { $count } cartes.
}
fact-drew-own = { $count ->
    [0] Il ne reste rien à piocher pour vous.
   *[other] Vous piochez : { $cards }.
}
fact-drew-seen = { $count ->
    [0] Il ne reste rien à piocher pour { $seat }.
   *[other] { $seat } pioche : { $cards }.
}
fact-reshuffled = { $count ->
    [one] La pioche est vide : la défausse ({ $count } carte) devient la nouvelle pioche.
   *[other] La pioche est vide : la défausse est mélangée ({ $count } cartes) et devient la nouvelle pioche.
}
fact-loader-drew = { $count ->
    [0] Il ne reste rien à piocher pour { $seat }, pourtant débardeur.
    [one] { $seat } pioche { $count } carte comme débardeur et fait son choix.
   *[other] { $seat } pioche { $count } cartes comme débardeur et fait son choix.
}
fact-loader-drew-own = { $count ->
    [0] Vous avez le rôle de débardeur, mais il ne reste rien à piocher.
   *[other] Comme débardeur, vous piochez : { $cards }.
}
fact-loader-drew-seen = { $count ->
    [0] { $seat } a le rôle de débardeur, mais il ne reste rien à piocher.
   *[other] Comme débardeur, { $seat } pioche : { $cards }.
}
fact-loader-kept = { $count ->
    [0] { $seat } ne garde aucune carte
    [one] { $seat } garde { $count } carte
   *[other] { $seat } garde { $count } cartes
} et { $returned ->
    [0] n’en remet aucune sous la pioche.
   *[other] en remet { $returned } sous la pioche.
}
fact-loader-kept-own = { $count ->
    [0] { $returned ->
        [0] Vous ne gardez rien et ne remettez rien sous la pioche.
       *[other] Vous ne gardez rien ; sous la pioche : { $under }.
    }
   *[other] { $returned ->
        [0] Vous gardez : { $cards }. Vous ne remettez rien sous la pioche.
       *[other] Vous gardez : { $cards } ; sous la pioche : { $under }.
    }
}
fact-loader-kept-seen = { $count ->
    [0] { $returned ->
        [0] { $seat } ne garde rien et ne remet rien sous la pioche.
       *[other] { $seat } ne garde rien ; sous la pioche : { $under }.
    }
   *[other] { $returned ->
        [0] { $seat } garde : { $cards }. Rien ne va sous la pioche.
       *[other] { $seat } garde : { $cards } ; sous la pioche : { $under }.
    }
}
fact-round = Manche { $round } : { $seat } tient la barre.
fact-over = La dernière vente est faite : la partie est finie.
fact-pirate = { $steps ->
    [0] { $seat } joue le pirate, la main vide : le bateau pirate reste { $island_at }.
    [one] { $seat } joue le pirate : le bateau pirate avance d’une île, jusqu’à { $island }.
   *[other] { $seat } joue le pirate : le bateau pirate avance de { $steps } îles, jusqu’à { $island }.
}
fact-robbed = Abordage ! Toutes les cartes posées jusqu’ici partent à la défausse.
fact-looted = { $cards_count ->
    [0] Abordage ! Mais rien n’est encore posé : { $seat } repart bredouille.
   *[other] Abordage ! { $seat } prend en main tout ce qui était posé : { $cards }.
}

## Ce qui est demandé, ce qui se choisit

ask-reward = Combien de points promettez-vous à votre quartier-maître ?
ask-play = Posez une carte devant vous, ou passez.
ask-only-pass = Vous n’avez plus de carte : passez.
ask-pass = Si vous passez, vous gardez les cartes que vous avez en main.
ask-pass-role = En passant, vous prenez en secret l’un des rôles restants.
ask-take-role = Vous avez passé : prenez en secret l’un des rôles qui restent.
ask-fight = Combien de conflits posez-vous ? L’égalité profite au mutin.
ask-sell = Deux îles achètent : que vendez-vous, et où ?
ask-keep = Quelles cartes gardez-vous ?

move-reward = { $points ->
    [0] Ne rien promettre
    [one] Promettre { $points } point
   *[other] Promettre { $points } points
}
move-play = Poser { $card_some }
choose-play-card = Poser…
move-pass = Passer
move-pass-role = Passer et devenir { $role }
choose-pass-role = Passer et devenir…
move-take-role = Devenir { $role }
choose-take-role = Devenir en secret…
move-fight = { $conflicts ->
    [0] Ne poser aucun conflit
    [one] Poser { $conflicts } conflit
   *[other] Poser { $conflicts } conflits
}
move-sell = Vendre { $sales }
move-sell-sale = { $count } × { $good } → { $key }
move-sell-nothing = Ne rien vendre
move-keep = { $cards_count ->
    [0] Ne rien garder
   *[other] Garder : { $cards }
}

reason-rounds-played = Toutes les manches sont jouées : le plus grand total l’emporte.

figure-lead = Avance en points sur la deuxième place
figure-loader-returns = Débardeurs ayant remis des cartes sous la pioche

## Le plateau au terminal

board-round = Manche { $round } sur { $rounds }
board-phase = Phase : { $phase }
board-turn = C’est à { $seat } de jouer.
board-captain = { $seat } tient la barre.
board-reward = { $points ->
    [0] Rien n’est promis au quartier-maître.
    [one] { $points } point promis au quartier-maître.
   *[other] { $points } points promis au quartier-maître.
}
board-ship = Le navire est à l’ancre { $island_at }.
board-pirate-ship = Le bateau pirate est à l’ancre { $island_at }.
board-active = Îles qui achètent : { $islands }.
board-captain-goal = Destination du capitaine : { $island }.
board-mutineer-goal = Destination du mutin : { $island }.
board-roles-in-pile = { $count ->
    [one] { $count } rôle encore au centre.
   *[other] { $count } rôles encore au centre.
}
board-strengths = Forces en présence : { $captains } pour le capitaine, { $mutineers } pour le mutin.
board-pile = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
board-discard = Défausse : { $cards }.
board-discard-empty = La défausse est vide.
board-drawn = { $count ->
    [one] Le débardeur examine { $count } carte.
   *[other] Le débardeur examine { $count } cartes.
}
board-scores = Scores
board-islands = Les îles, dans le sens des aiguilles d’une montre
board-island = Île
board-buys = Achète
board-alone = En tête
board-two = À deux
board-three = À trois
board-ship-points = Navire
board-here = Sur place
board-mark-ship = navire
board-mark-pirate-ship = pirate
board-mark-active = achète
board-mark-goal = destination du capitaine
board-mark-mutineer-goal = destination du mutin
board-steps = { $count ->
    [0] ici
   *[other] + { $count }
}
board-seats = À bord
board-seat = Nom
board-score = Points
board-hand = Main
board-laid = Posé
board-role = Rôle
board-status = État
board-fought = Conflits
board-sold = Ventes
board-is-captain = capitaine
board-has-passed = a passé
board-is-trading = au négoce
board-hidden-role = rôle secret
board-takes-role = prend un rôle
board-no-role = sans rôle
board-to-move = à son tour
board-sale = { $count } × { $good } → { $island }
board-known = connu : { $cards }
board-own = Vos secrets
board-own-hand = Votre main : { $cards }.
board-of-hand = En main : { $cards }.
board-own-hand-empty = Aucune carte en main.
board-own-role = Votre rôle : { $role }.
board-of-role = Rôle : { $role }.
board-own-captain = Vous êtes capitaine.
board-own-drawn = { $count ->
    [0] Cartes piochées : { $cards } ; vous n’en gardez aucune.
    [one] Cartes piochées : { $cards } ; vous en gardez { $count }.
   *[other] Cartes piochées : { $cards } ; vous en gardez { $count }.
}
board-of-drawn = { $count ->
    [0] { $seat } vient de piocher { $cards } et n’en garde aucune.
    [one] { $seat } vient de piocher { $cards } et en garde { $count }.
   *[other] { $seat } vient de piocher { $cards } et en garde { $count }.
}
board-course = { $count ->
    [0] Passer sans carte : le navire resterait { $island_at }.
    [one] Passer avec { $count } carte : le navire irait { $island_to }.
   *[other] Passer avec { $count } cartes : le navire irait { $island_to }.
}
board-course-as-mutineer = { $count ->
    [0] Mutin sans carte en main, vous viseriez { $island }.
    [one] Mutin avec { $count } carte en main, vous viseriez { $island }.
   *[other] Mutin avec { $count } cartes en main, vous viseriez { $island }.
}
board-course-of-possible-mutineer = { $count ->
    [0] Mutin sans carte en main, { $seat } viserait { $island }.
    [one] Mutin avec { $count } carte en main, { $seat } viserait { $island }.
   *[other] Mutin avec { $count } cartes en main, { $seat } viserait { $island }.
}
board-roles-seen = { $taken ->
    [0] Au début de la manche, au centre : { $left }.
    [one] Après { $taken } rôle pris, il restait au centre : { $left }.
   *[other] Après { $taken } rôles pris, il restait au centre : { $left }.
}
board-known-hand = Il y a forcément chez { $seats } : { $cards }.
board-known-hand-or-pile = Il y a forcément chez { $seats }, ou sous la pioche : { $cards }.
board-known-pile = Quelque part sous la pioche : { $cards }.
board-pile-place = Dans la pioche, en position { $place } : { $card }.
board-known-of-mine = D’autres savent que vous avez reçu : { $cards }.
board-known-of-other = D’autres le savent, { $seat } a reçu : { $cards }.

## Le livre de règles

part-M1 = La mise en place
clause-M1-1 = Douze îles forment un cercle. Leur ordre est tiré au sort ; pour une première partie, prenez celui du tableau des îles, dans le sens des aiguilles d’une montre. Le navire part de Hochland. On ne vend que sur les îles actives. Au départ, Hochland est la seule.
clause-M1-2 = Le premier capitaine est tiré au sort.
clause-M1-3 = On mélange les cartes : 4 cartes de rubis, 5 de sel, 6 de vin, 7 de tissu, 8 de blé et 6 de conflit. Tout le monde en reçoit cinq, le reste forme la pioche. Vos cartes sont secrètes, mais on voit combien vous en avez.
clause-M1-4 = Tout le monde commence à 0 point. Un score peut descendre sous zéro.

part-M2 = La prime
clause-M2-1 = Si vous êtes capitaine, vous ouvrez la manche par une promesse que tout le monde entend : 0, 1, 2 ou 3 de vos propres points pour votre futur quartier-maître. Vous ne payez que si vous gardez la barre.

part-M3 = Le négoce
clause-M3-1 = Le capitaine commence, puis on tourne dans le sens des aiguilles d’une montre. À votre tour, posez une carte face visible devant vous, ou passez. Toutes les cartes peuvent être posées, même une marchandise dont personne ne veut aujourd’hui, même un conflit.
clause-M3-2 = Si votre main est vide, vous ne pouvez plus que passer. La question vous est tout de même posée quand vient votre tour, capitaine ou non.
clause-M3-3 = Quand vous avez passé, le négoce est fini pour vous. Vos dernières cartes restent cachées, mais tout le monde voit combien il vous en reste.
clause-M3-4 = Si vous passez en tant que capitaine, vous ne prenez pas de rôle : vous fixez la destination. Comptez vos cartes en main, puis autant d’îles depuis le navire, dans le sens des aiguilles d’une montre. Tout le monde la voit aussitôt. Avec 3 cartes, c’est la troisième île ; sans carte, c’est l’île où se trouve le navire ; avec beaucoup de cartes, on continue à tourner. Vous pouvez passer dès votre premier tour.
clause-M3-5 = Si vous passez sans être capitaine, vous quittez aussitôt le négoce, sous les yeux de toute la table. Alors seulement, vous regardez les rôles encore au centre et en prenez un en secret ; la partie vous attend. Personne d’autre ne sait lesquels restaient : on n’en voit que le nombre. Tant que vous êtes au négoce, vous ne savez pas quels rôles sont partis. Si vous passez tard, vous avez moins de choix.
clause-M3-6 = Le négoce se termine quand tout le monde a passé. S’il ne reste que vous, continuez à poser des cartes aussi longtemps qu’il vous plaît.

part-M4 = Les masques tombent
clause-M4-1 = Tous les rôles pris sont dévoilés. Si vous êtes le mutin, vous avez aussi votre destination : autant d’îles depuis le navire que vous avez de cartes en main. Capitaine et mutin peuvent viser la même île.
clause-M4-2 = (Notre précision.) Les rôles restent visibles jusqu’à la fin de la manche. On sait donc aussi lesquels personne n’a pris.

part-M5 = La mutinerie
clause-M5-1 = Elle n’a lieu que s’il y a un mutin. On fait un seul tour de table, à partir du capitaine et dans le sens des aiguilles d’une montre : capitaine, quartier-maître, mutin et mousse posent, quand vient leur tour, autant de conflits qu’ils veulent, ou aucun. Le marchand et le débardeur restent à l’écart. On vous pose la question même si vous n’avez pas de conflit : être interrogé ne révèle donc rien.
clause-M5-2 = On compte les forces. D’un côté, les conflits du capitaine et du quartier-maître, plus 1 si quelqu’un est quartier-maître. De l’autre, ceux du mutin et du mousse.
clause-M5-3 = Avec les règles révisées (par défaut), les conflits que ces quatre-là ont posés pendant le négoce comptent aussi. Avec la première édition, seuls comptent ceux posés pendant la mutinerie. Ceux du marchand et du débardeur ne comptent jamais.
clause-M5-4 = Le camp le plus fort l’emporte. À égalité, c’est le mutin : à 0 contre 0, sans quartier-maître, la mutinerie réussit !
clause-M5-5 = Les conflits posés sont dépensés. Les deux destinations ne changent plus, même si les mains sont devenues plus petites.
clause-M5-6 = (Notre précision.) Tout le monde voit aussitôt combien de conflits vous posez ; qui répond ensuite en sait donc plus. Les conflits gardés en main restent secrets.

part-M6 = Les points
clause-M6-1 = Pas de mutinerie, ou une mutinerie ratée : le capitaine marque les points de navire de la destination, même si le navire ne bouge pas. Le quartier-maître, s’il y en a un, marque 1 point et reçoit la prime, prise sur les points du capitaine ; sans quartier-maître, le capitaine ne paie rien. Le mutin et le mousse ne marquent rien pour leur rôle. Exemple : pour une île à 5 points et une prime de 2, il reste 3 points au capitaine, et le quartier-maître en marque 3. Tout cela vient avant les ventes, ouvertes à tout le monde.
clause-M6-2 = La mutinerie a réussi : le mutin marque les points de navire de sa propre destination et devient aussitôt capitaine. Le mousse marque 2 points. L’ancien capitaine ne marque pas de points de navire, le quartier-maître rien pour son rôle, et la prime n’est pas payée.
clause-M6-3 = Viennent les ventes, sur chaque île active séparément. Il y en a une ou deux ; la nouvelle destination ne compte pas encore. Sur une île, vous vendez une seule sorte de marchandise, prise parmi les cartes que vous avez posées, et que cette île achète. Personne n’achète les conflits ni le pirate.
clause-M6-4 = Si deux îles sont actives et que l’une d’elles au moins achète ce que vous avez posé, vous choisissez : pour chaque île, rien, ou une marchandise et un nombre de cartes. Vous pouvez partager une même marchandise entre les deux, ou vendre moins que possible. Le capitaine (le nouveau, s’il a changé) choisit en premier, puis on tourne ; tout le monde voit les choix précédents, et les points sont donnés à la fin. Si une seule île est active, tout se fait tout seul : vous y vendez toutes vos cartes de la bonne marchandise ou, si l’île achète de tout, celles que vous avez posées en plus grand nombre.
clause-M6-5 = Sur chaque île, seul compte le plus grand nombre de cartes vendues (au moins une). En tête sans égalité : la première valeur de l’île. À égalité à deux : la deuxième valeur par personne. À trois : la troisième. À quatre : rien. Sur une île qui achète de tout, 2 vins valent 2 rubis : seul le nombre compte.
clause-M6-6 = Si vous êtes le marchand et à égalité en tête, vous touchez quand même la première valeur, même à quatre. Pour les autres, rien ne change : vous comptez comme tout le monde. Exemple à Hochland (4, 3, 2) : trois à égalité, le marchand marque 4 points, les deux autres personnes 2 points chacune.

part-M7 = Le navire prend la mer
clause-M7-1 = L’île où se trouve le navire reste active, toutes les autres deviennent inactives. Puis le navire rejoint la destination de la personne qui est maintenant capitaine, et cette île devient active à son tour. Vous pourrez donc y vendre dès la manche suivante. Si le navire ne bouge pas, une seule île est active.

part-M8 = De nouvelles cartes, puis la fin
clause-M8-1 = Toutes les cartes posées, pendant le négoce et la mutinerie, vont à la défausse. Les destinations sont effacées et les rôles reviennent au centre.
clause-M8-2 = À partir du capitaine (le nouveau, s’il a changé), tout le monde pioche jusqu’à avoir cinq cartes. Si la pioche est vide quand il faut tirer une carte, et alors seulement, on mélange la défausse, qui devient la pioche, même si vous n’avez pas fini de piocher. Si la défausse est vide aussi (seul le butin d’un pirate peut y mener, voir M9.4), on ne pioche plus, et un débardeur garde au plus ce qu’il a pioché.
clause-M8-3 = Si vous êtes le débardeur, vous piochez trois cartes de plus qu’il ne vous en faut. Gardez-en autant qu’il vous en manquait, et glissez les autres sous la pioche dans l’ordre où vous les avez tirées, la première au-dessus ; si la pioche est vide, elles la remplacent. Entre cartes identiques, vous gardez celles que vous avez tirées en premier ; cela ne compte que pour l’ordre sous la pioche. Personne d’autre ne les voit, et vous n’échangez pas vos anciennes cartes. Exemple : il vous manque 2 cartes, vous en piochez 5, en gardez 2 et en rendez 3. S’il ne vous manque rien, vous en piochez trois et rendez les trois ; on vous le demande quand même. Le reste de la table pioche après votre choix.
clause-M8-4 = Avec plus de cinq cartes en main (cela n’arrive qu’avec le butin du pirate), vous ne piochez pas et ne perdez rien. Si vous êtes débardeur, vous piochez trois cartes et rendez les trois.
clause-M8-5 = La partie s’arrête après les points de la dernière manche : la 8e à quatre, la 9e à trois. Le navire ne bouge plus, plus personne ne pioche. Le plus grand total gagne ; à égalité, la victoire est partagée.
clause-M8-6 = (Notre précision.) Si vous avez été le débardeur, vous savez ce que vous avez glissé sous la pioche, et à quelle place. Quand quelqu’un tire une de ces cartes, vous savez dans quelle main elle est, jusqu’à ce que cette personne pose une carte identique. Si un autre débardeur la tire, vous savez seulement qu’elle est dans cette main ou parmi les cartes rendues. De même, tout le monde se souvient du butin d’un pirate tant qu’il n’est pas posé. Le jeu note tout cela pour vous.
clause-M8-7 = (Notre précision.) Un rôle pris et le choix d’un débardeur sont secrets et définitifs : on ne revient pas dessus. Passer vous montre les rôles qui restent : vous ne pouvez l’annuler que si les autres sont d’accord.
clause-M8-8 = (Notre précision.) La défausse est ouverte : tout le monde peut la consulter. On voit aussi combien de cartes contient la pioche, et combien le débardeur en pioche, en garde et en rend.

part-M9 = Variante : le pirate
clause-M9-1 = Une carte pirate s’ajoute aux autres. Le bateau pirate part de Piratennest, puis reste là où ses voyages le mènent.
clause-M9-2 = Le pirate se joue pendant le négoce, comme toute carte, mais il va aussitôt à la défausse. Le bateau pirate avance alors dans le sens inverse des aiguilles d’une montre, d’une île par carte qui vous reste en main (un butin ne compte pas, voir M9.4). Vous restez dans le négoce.
clause-M9-3 = Si le bateau pirate croise ou rejoint le navire, toutes les cartes posées depuis le début de la manche partent à la défausse : celles de tout le monde, les vôtres et les conflits compris. Les rôles pris et les destinations fixées demeurent. Une carte perdue ainsi n’est plus posée : elle ne se vend pas et ne compte pas dans la mutinerie.
clause-M9-4 = Et si les deux bateaux sont à la même île avant le départ du pirate, même s’il n’avance pas ? Convenez-en avant la partie. Par défaut, toutes les cartes posées sont défaussées, comme en M9.3. Sinon, c’est votre butin : vous les prenez toutes en main, sauf le pirate, devant tout le monde.
clause-M9-5 = Si c’est le navire qui rencontre le bateau pirate, il ne se passe rien. La carte pirate compte comme une carte en main partout où l’on compte les mains.
clause-M9-6 = (Notre précision.) Un bateau pirate qui part de l’île du navire n’agit qu’une fois, avant de partir. Même si une très grande main lui fait faire tout le tour jusqu’à cette île, rien de plus n’arrive.
clause-M9-7 = (Notre précision.) L’option du butin n’a d’effet que si l’on joue avec le pirate.

## Le plateau au terminal : signes et légende

board-buys-any = tout
board-prices = { $alone }/{ $two }/{ $three }
board-wheel = ⎈ { $points }
board-sign-active = ●
board-sign-ship = ▲
board-sign-goal = ◎
board-sign-mutineer-goal = ✶
board-sign-pirate-ship = ☠
board-explain-active = ● île active, qui achète
board-explain-ship = ▲ le navire
board-explain-goal = ◎ destination du capitaine
board-explain-mutineer-goal = ✶ destination du mutin
board-explain-pirate-ship = ☠ bateau pirate
board-explain-prices = 6/3/2 points de vente : sans égalité, à deux, à trois
board-explain-wheel = ⎈ points de navire
board-course-of-captain = ◎ Le capitaine vise { $island }.
board-course-of-mutineer = ✶ Le mutin vise { $island }.
board-sides = Capitaine { $captains } contre mutin { $mutineers }
board-captain-passed = capitaine, a passé
board-all-hands = Cartes sur table

## Dans le navigateur

web-own-cards = vos cartes
web-these-cards = ces cartes
web-discard = Défausse : { $count }
web-pile-roles = rôles
web-pile-cards = pioche
web-pile-discard = défausse
web-or = ou
step-roles = rôles
step-mutiny = mutinerie
step-ship = navire
step-sales = ventes
step-voyage = voyage
stage-roles = Les rôles !
stage-mutiny = La mutinerie !
stage-command = Le navire.
stage-sales = Les ventes.
stage-voyage = Le voyage.
stage-round = Nouvelle manche.
stage-pirate = Les pirates !
web-skip = Abréger
web-skip-hint = ou touchez la table
web-at-trading = au négoce
web-at-call = à la mutinerie
web-at-mate = à ses côtés
web-sale-alone = { $points ->
    [0] rien pour cette place
    [one] en tête sans égalité : { $points } point
   *[other] en tête sans égalité : { $points } points
}
web-sale-tied = { $points ->
    [0] trop d’égalités : rien
    [one] à égalité : { $points } point par personne
   *[other] à égalité : { $points } points par personne
}
web-sale-merchant = { $points ->
    [one] comme marchand : { $points } point
   *[other] comme marchand : { $points } points
}
recap-round = Manche { $round }
recap-takes = prend la barre
recap-keeps = garde la barre
dossier-hand = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
dossier-laid = Posé : { $cards }.
dossier-hidden-role = A pris un rôle en secret.
dossier-last-role = Rôle à la manche précédente : { $role }.
dossier-known = En main, à coup sûr : { $cards }.
dossier-points = Points jusqu’ici : ventes { $sales }, barre { $ship }, alliances { $ally }.
dossier-mutinies = { $count ->
    [0] Aucune mutinerie gagnée.
    [one] { $count } mutinerie gagnée.
   *[other] { $count } mutineries gagnées.
}
web-masks-off = Bas les masques !
web-mutiny = Mutinerie !
web-mutiny-won = La mutinerie l’emporte !
web-mutiny-failed = La barre tient bon !
web-tie-rule = À égalité, le mutin l’emporte.
web-against = contre
web-ship-pays = Le navire rapporte
web-pass-then-role = { $count ->
    [one] puis prendre en secret le dernier rôle
   *[other] puis prendre en secret l’un des { $count } rôles
}
web-kept-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-mutineer-course = { $count ->
    [0] Sans carte en main, vous visez { $island }
    [one] Avec { $count } carte en main, vous visez { $island }
   *[other] Avec { $count } cartes en main, vous visez { $island }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la mutinerie réussit. L’égalité suffit.

## La partie guidée : ce que dit le vieux loup de mer

chapter-1 = Une première manche
coach-welcome =
    Bienvenue à bord ! Le navire est à l’ancre à Hochland, et { $seat_0 } tient la barre : c’est le capitaine.

    Le capitaine promet d’abord une prime pour s’assurer un quartier-maître. Puis on pose des cartes. Regardez ce que posent les autres ; votre tour vient.
coach-wine =
    { $seat_0 } n’a rien promis, et deux conflits sont déjà posés : il y a de la mutinerie dans l’air.

    Pour l’instant, seule Hochland achète, et elle achète de tout. 4, 3 et 2 sont ses points : pour la meilleure vente, à deux à égalité, à trois.

    À votre tour, posez une carte ou passez. Commencez par le vin, le temps de voir venir.
coach-salt =
    { $seat_1 } a passé avec quatre cartes en main et pris un rôle en secret. Regardez vos secrets : au centre, il ne manque que le mutin !

    Pour vendre, seul compte le plus grand nombre de cartes d’une même marchandise. Vous avez deux sels : posez le premier.
coach-first-salt =
    { $seat_1 } a passé avec quatre cartes en main et pris un rôle en secret. Vous ne verrez ceux qui restent qu’après avoir passé.

    Pour vendre, seul compte le plus grand nombre de cartes d’une même marchandise. Vous avez deux sels : posez le premier.
coach-more-salt =
    { $seat_0 } a posé deux vins, et { $seat_2 } deux tissus avant de passer.

    Un second sel vous met à égalité : à trois, Hochland paie 2 points par personne. Posez-le.
coach-cabin-boy =
    { $seat_0 } a passé avec deux cartes en main : la destination est Grünland, deux îles plus loin. Il ne reste que vous.

    Le mutin est pris. Le mousse, qui aide le mutin, gagne 2 points si la mutinerie réussit.

    Passez en prenant ce rôle.
coach-pass =
    { $seat_0 } a passé avec deux cartes en main : la destination est Grünland, deux îles plus loin.

    Il ne reste que vous, avec un conflit et un rubis qui ne compterait pas. Une carte de plus ne vous rapporterait rien.

    Passez. Vous verrez alors les rôles.
coach-take-cabin-boy =
    Personne d’autre ne voit les rôles qui restent. Il manque le mutin et le marchand : une mutinerie se prépare !

    Rien n’est promis au quartier-maître. Le mousse, qui aide le mutin, gagne 2 points si la mutinerie réussit.

    Prenez ce rôle.
coach-hold-back =
    Les masques sont tombés : { $seat_1 } mène la mutinerie, et vous êtes de son côté.

    Les conflits posés pendant le négoce comptent aussi : deux de chaque côté. À égalité, c’est la mutinerie qui l’emporte !

    Gardez donc votre conflit et n’en posez aucun.
coach-farewell =
    La mutinerie a réussi : { $seat_1 } prend la barre et gagne 5 points à Eisfelsen.

    Vous gagnez 4 points : 2 comme mousse, 2 pour votre sel. { $seat_2 } en touche 4 malgré l’égalité, grâce au rôle de marchand.

    Deux îles achètent maintenant, Hochland et Eisfelsen. Vous en savez assez pour continuer ; le reste est dans les règles.

## Pourquoi pas

why-reward-first = La manche commence par la prime que promet le capitaine.
why-passed = Vous avez déjà passé : le négoce est fini pour vous.
why-empty-hand = Votre main est vide : vous ne pouvez plus que passer.
why-trading-over = Tout le monde a passé : le négoce est terminé pour cette manche.
why-captain-no-role = Le capitaine ne prend pas de rôle.
why-pass-first = On prend un rôle après avoir passé, et l’on ne voit qu’alors ceux qui restent.
why-has-role = Vous avez déjà pris un rôle.
why-stays-out = Le marchand et le débardeur restent à l’écart de la mutinerie.
why-fought = Vous avez déjà répondu : à la mutinerie, on ne pose ses conflits qu’une fois.

## Pourquoi le conseil est bon

hint-reward-none = Une prime sortirait de vos points, et un quartier-maître vous aiderait moins qu’il ne coûterait.
hint-reward-mate = La prime rend le quartier-maître tentant : avec lui, vous gardez plus sûrement la barre jusqu’à { $island }.
hint-pirate-robs = Le pirate vide le pont : les autres y perdraient environ { $points ->
    [one] 1 point
   *[other] { $points } points
} de ventes.
hint-pirate-plan = Le pirate vous sert mieux joué maintenant que gardé en main.
hint-lay-sells = Posée, cette { $card_card } peut se vendre { $island_at }.
hint-lay-course = { $count ->
    [0] Pour finir sans carte en main : le navire resterait { $island_at }.
    [one] Pour ne garder qu’une carte en main : votre destination serait { $island }.
   *[other] Pour ne garder que { $count } cartes en main : votre destination serait { $island }.
}
hint-lay-loader = Moins vous gardez de cartes, plus vous aurez de choix comme débardeur.
hint-lay-renew = Posée, cette { $card_card } fait place à une carte nouvelle pour la manche suivante, et c’est un gain.
hint-pass-course = { $count ->
    [0] Sans carte en main, vous restez { $island_at }
    [one] Une carte en main vous mène { $island_to }
   *[other] Vos { $count } cartes en main vous mènent { $island_to }
}, ce qui vaut { $points ->
    [one] 1 point
   *[other] { $points } points
} si vous gardez la barre.
hint-pass-mutineer = La mutinerie aurait environ { $chance } % de chances de réussir et vous mènerait { $island_to }, pour { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-pass-cabin-boy = Le camp du mutin aurait environ { $chance } % de chances de l’emporter : le mousse y gagne 2 points.
hint-pass-mate = Le capitaine aurait environ { $chance } % de chances de garder la barre : son quartier-maître y gagne { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-pass-merchant = À égalité, le marchand touche le plein tarif : ce que vous avez posé y gagne.
hint-pass-apart = Aucun rôle de combat ne promet mieux : à l’écart de la mutinerie, vous ne risquez rien.
hint-pass-loader = Débardeur, vous piocheriez { $count } cartes et ne garderiez que les meilleures.
hint-pass-done = { $count ->
    [one] Une carte de plus ne rapporterait rien : gardez la dernière et regardez les rôles.
   *[other] Une carte de plus ne rapporterait rien : gardez vos { $count } cartes et regardez les rôles.
}
hint-pass-empty = Votre main est vide : passez et regardez les rôles.
hint-fight = Votre camp a ainsi environ { $chance } % de chances de l’emporter, contre { $otherwise } % sans vos conflits.
hint-fight-safe = Votre camp est déjà presque sûr de l’emporter : gardez vos conflits.
hint-fight-vain = Vos conflits n’y changeraient presque rien : gardez-les.
hint-fight-save = Vos conflits changeraient trop peu de chose ici : gardez-les pour une meilleure occasion.
hint-sell = Même si les autres répondent au mieux, cette vente vous rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-sell-in-vain = Vous ne l’emportez nulle part : c’est ce qui rapporte le moins aux autres.
hint-sell-spoils = Cette vente ne vous rapporte rien, mais elle coûte aux autres plus qu’une autre ne vous rapporterait.
hint-keep-conflict = Un conflit en main vaut ici plus que ce que les autres cartes promettent aux ventes.
hint-keep-islands = Ce sont les cartes qui promettent le plus sur les îles qui achèteront : { $islands }.

## À quoi sert chaque chose

about-good = Une marchandise : posez-la pendant le négoce. Sur une île active qui l’achète, le plus grand nombre de cartes vendues marque. Achetée par : { $islands }.
about-conflict = Personne ne l’achète. Mais s’il y a mutinerie, chaque conflit vaut 1 pour votre camp : capitaine et quartier-maître d’un côté, mutin et mousse de l’autre.
about-captain = Ouvre la manche, promet la prime et fixe la destination en passant. Tant qu’aucune mutinerie ne réussit, il gagne les points de navire de l’île où il va.
about-mutineer = Veut renverser le capitaine. Si la mutinerie réussit, il devient capitaine et gagne les points de navire de sa propre destination, comptée avec ses cartes en main.
about-mate = Soutient le capitaine : 1 de plus dans la mutinerie. Si le capitaine garde son poste, 1 point et la prime.
about-cabin-boy = Aide le mutin avec ses conflits. Si la mutinerie réussit : 2 points.
about-merchant = Vend mieux : à égalité en tête d’une vente, il touche quand même la première valeur. Reste à l’écart de la mutinerie.
about-loader = À la fin de la manche, pioche trois cartes de plus qu’il ne lui en faut et garde celles qu’il veut. Reste à l’écart de la mutinerie.
about-pirate = Se pose comme toute carte, puis va aussitôt à la défausse. Le bateau pirate recule d’une île par carte qui vous reste en main ; s’il croise ou rejoint le navire, toutes les cartes posées sont perdues.
about-island = Achète : { $good }. La plus grande vente y rapporte { $first } points ; à égalité à deux, { $second } par personne ; à trois, { $third }. Y mener le navire rapporte { $ship } points.

## Le résultat

web-reveal = Les rôles de la dernière manche
web-source-ship = navire
web-source-mutiny = mutinerie
web-source-sales = ventes
web-source-mate = prime
web-source-paid = prime versée
web-sign-mutiny = mutinerie réussie
web-sign-wheel = qui tenait la barre
web-turn-kicker = manche
web-turn-part = { $name } { $points }
web-turn-parts = Points : { $parts }.
web-turn-overthrown = La mutinerie l’emporte, { $mutineers } contre { $captains }.
web-turn-withstood = La mutinerie échoue, { $mutineers } contre { $captains }.
web-turn-takes-wheel = { $seat } prend la barre
web-turn-keeps-wheel = { $seat } garde la barre
web-turn-scores = { $seat } fait la meilleure manche
web-end-summary = { $points } points, { $rounds } manches, { $mutinies ->
    [0] aucune mutinerie réussie
    [one] { $mutinies } mutinerie réussie
   *[other] { $mutinies } mutineries réussies
}

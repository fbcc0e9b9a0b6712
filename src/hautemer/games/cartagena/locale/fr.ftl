# Cartagena : Die Meuterei, en français.
# Attribut des noms : .the avec l’article ; pour une pile ou une réserve, son nom entier.

title = Cartagena : la mutinerie
tagline = Douze pirates derrière leur porte, un fantôme, deux chefs… et votre camp, que personne ne connaît.
aim = Ayez le plus d’or dans le camp qui gagne la mutinerie, Valverde ou Diaz. Choisissez-le chez Bijoux ou Ojo : sans camp, pas de victoire.
scored = Or

## Les pirates

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
name-ghost = fantôme
    .the = le fantôme

## Les cartes et les pièces

name-valverde-1 = Valverde 1
    .the = la carte Valverde 1
name-valverde-2 = Valverde 2
    .the = la carte Valverde 2
name-valverde-3 = Valverde 3
    .the = la carte Valverde 3
name-diaz-1 = Diaz 1
    .the = la carte Diaz 1
name-diaz-2 = Diaz 2
    .the = la carte Diaz 2
name-diaz-3 = Diaz 3
    .the = la carte Diaz 3
name-monkey = singe
    .the = votre singe
name-gold-1 = or 1
    .the = la carte or de valeur 1
name-gold-2 = or 2
    .the = la carte or de valeur 2
name-gold-3 = or 3
    .the = la carte or de valeur 3
name-combat = carte de combat
    .the = la pile de combat
name-gold = carte or
    .the = la pile d’or
name-coin = pièce
    .the = une pièce
name-coins = pièces
    .the = la réserve de pièces

## Les duels

name-A = A
    .the = le duel A
name-B = B
    .the = le duel B
name-C = C
    .the = le duel C
name-D = D
    .the = le duel D
name-E = E
    .the = le duel E

## Les phases et les mouvements de cartes

name-turn = tour
    .the = le tour
name-visit = visite
    .the = la visite
name-commit = duel
    .the = le duel
name-loot = larcin
    .the = le larcin
name-over = fin
    .the = la fin
name-took = prise
    .the = prise
name-put-under = glissée sous la pile
    .the = glissée sous la pile
name-turned = vue et glissée sous la pile
    .the = vue et glissée sous la pile
name-kept = une gardée sur deux
    .the = une gardée sur deux
name-shown = montrée
    .the = montrée

## Les options

option-exhaustion = Quand une pile ou la réserve est vide
option-exhaustion-end-of-round = la mutinerie commence à la fin de la manche
option-exhaustion-immediate = la mutinerie commence aussitôt

## Ce qui se passe

fact-row-laid = Manche { $round } : { $seat } mélange les pirates et ferme { $cabins } cabines.
fact-knocked = { $seat } frappe à la porte : { $pirate_the } ouvre.
fact-frightened = Quelle frayeur ! À la vue du fantôme, { $seat } s’enfuit et son tour est terminé.
fact-visited = { $seat } rend visite à { $pirate }.
fact-took-coins = { $count ->
    [0] Il ne reste pas une pièce pour { $seat }.
    [one] { $seat } reçoit { $count } pièce.
   *[other] { $seat } reçoit { $count } pièces.
}
fact-took-gold = { $seat } prend une carte or.
fact-took-gold-own = Vous prenez { $card_the }.
fact-took-gold-seen = { $seat } prend { $card_the }.
fact-drew = { $count ->
    [0] Il ne reste pas de carte de combat pour { $seat }.
    [one] { $seat } prend { $count } carte de combat.
   *[other] { $seat } prend { $count } cartes de combat.
}
fact-drew-own = { $count ->
    [0] Il ne reste pas de carte de combat pour vous.
   *[other] Vous prenez : { $cards }.
}
fact-drew-seen = { $count ->
    [0] Il ne reste pas de carte de combat pour { $seat }.
   *[other] { $seat } prend : { $cards }.
}
fact-put-under = { $count ->
    [0] { $seat } garde toutes ses cartes.
    [one] { $seat } glisse { $count } carte de combat sous la pile.
   *[other] { $seat } glisse { $count } cartes de combat sous la pile.
}
fact-put-under-own = { $count ->
    [0] Vous gardez toutes vos cartes.
   *[other] Vous glissez sous la pile : { $cards }.
}
fact-put-under-seen = { $count ->
    [0] { $seat } garde toutes ses cartes.
   *[other] { $seat } glisse sous la pile : { $cards }.
}
fact-paid = { $count ->
    [0] { $seat } n’achète rien.
    [one] { $seat } paie { $count } pièce.
   *[other] { $seat } paie { $count } pièces.
}
fact-robbed = { $seat } vole une pièce à { $target_seat }.
fact-robbed-nobody = { $seat } ne vole personne.
fact-looked = { $count ->
    [one] { $seat } regarde { $count } carte.
   *[other] { $seat } regarde { $count } cartes.
}
fact-looked-own = Vous regardez : { $cards }.
fact-looked-seen = { $seat } regarde : { $cards }.
fact-turned-combat = { $seat } remet la carte de combat sous sa pile.
fact-turned-combat-own = Vous remettez { $card_the } sous la pile de combat.
fact-turned-combat-seen = { $seat } remet { $card_the } sous la pile de combat.
fact-turned-gold = { $seat } remet la carte or sous sa pile.
fact-turned-gold-own = Vous remettez { $card_the } sous la pile d’or.
fact-turned-gold-seen = { $seat } remet { $card_the } sous la pile d’or.
fact-kept = { $seat } garde une des deux cartes et glisse l’autre sous la pile.
fact-kept-own = Vous gardez { $card_the } ; { $other_the } va sous la pile.
fact-kept-seen = { $seat } garde { $card_the } ; { $other_the } va sous la pile.
fact-declared = { $seat } choisit son camp en secret.
fact-declared-own = Vous choisissez en secret le camp de { $side }.
fact-declared-seen = { $seat } choisit en secret le camp de { $side }.
fact-pledged = { $seat } touche à sa carte d’allégeance… ou fait semblant.
fact-pledged-own = Vous êtes maintenant dans le camp de { $side }.
fact-pledged-seen = { $seat } est maintenant dans le camp de { $side }.
fact-declined = { $seat } s’en va sans rien faire.
fact-spied = { $seat } espionne { $target_seat } et voit sa carte d’allégeance.
fact-spied-own = { $target_seat } est dans le camp de { $side }.
fact-spied-seen = { $seat } l’apprend : { $target_seat } est dans le camp de { $side }.
fact-drew-sailors = { $seat } s’apprête à placer deux marins pour le duel { $duel }.
fact-drew-sailors-own = Deux marins pour le duel { $duel } : leurs forces sont { $one } et { $other }.
fact-drew-sailors-seen = { $seat } voit deux marins pour le duel { $duel } : leurs forces sont { $one } et { $other }.
fact-posted = { $seat } place les deux marins du duel { $duel }.
fact-posted-own = Duel { $duel } : vous placez la force { $valverde } chez Valverde, la force { $diaz } chez Diaz.
fact-posted-seen = Duel { $duel } : { $seat } place la force { $valverde } chez Valverde, la force { $diaz } chez Diaz.
fact-inspected = { $seat } regarde les deux marins du duel { $duel }.
fact-inspected-own = Duel { $duel } : { $valverde } pour Valverde, { $diaz } pour Diaz.
fact-inspected-seen = Duel { $duel } : { $seat } voit { $valverde } pour Valverde, { $diaz } pour Diaz.
fact-swapped = { $seat } échange les deux marins du duel { $duel }.
fact-not-swapped = { $seat } laisse les deux marins du duel { $duel } à leur place.
fact-sailed = { $spaces ->
    [0] Toutes les portes sont ouvertes : le bateau reste sur la case { $space }.
    [one] Le bateau avance d’une case, jusqu’à la case { $space }.
   *[other] Le bateau avance de { $spaces } cases, jusqu’à la case { $space }.
}
fact-seasick = Tempête ! Mal de mer pour { $pirate_the }, qui s’allonge dans le canot de sauvetage.
fact-recovered = De retour à bord : { $pirate_the }.
fact-arrived = Le bateau arrive au bout de son voyage : mutinerie !
fact-exhausted = Il n’y a plus rien ({ $supply_the }) : c’est la mutinerie !
fact-undeclared = { $seats_count ->
    [one] Sans camp, on ne se bat pas : { $seats } ne peut plus gagner.
   *[other] Sans camp, on ne se bat pas : { $seats } ne peuvent plus gagner.
}
fact-posted-at-random = Les marins restants sont placés au hasard : { $duels }.
fact-duel = Duel { $duel } : { $valverde } pour Valverde, { $diaz } pour Diaz.
fact-committed = { $seat } a posé sa carte, face cachée.
fact-committed-own = Vous posez { $card_the }.
fact-committed-seen = { $seat } pose : { $card }.
fact-committed-folded = { $count } personnes ont posé leur carte, face cachée.
fact-shown = Les cartes sont dévoilées : { $cards }. Valverde { $valverde }, Diaz { $diaz }.
fact-monkey = { $seat } joue son singe et quitte le duel.
fact-eliminated = { $seat } n’a plus de carte de combat et se retrouve hors jeu.
fact-refilled = { $seats_count ->
    [0] La réserve est vide, et les poches aussi.
    [one] Il manque des pièces pour les singes : { $seats } en remet une dans la réserve.
   *[other] Il manque des pièces pour les singes : { $seats } en remettent une par personne dans la réserve.
}
fact-duel-won = { $wins ->
    [one] Le duel { $duel } revient à { $side } : première victoire.
   *[other] Le duel { $duel } revient à { $side } : { $wins } victoires.
}
fact-unmasked = { $seat } était dans le camp de { $side }, avec { $gold } d’or.
fact-unpledged = { $seat } n’avait pas de camp et possède { $gold } d’or.
fact-force-shown = À égalité d’or : il reste à { $seat } une force de { $force } pour { $side }.
fact-won = { $side } l’emporte, et avec ce camp { $seats } !
fact-nobody-won = { $side } l’emporte… mais personne n’était dans ce camp. Tout le monde a perdu !
fact-nobody-declared = Personne n’a choisi son camp : tout le monde a perdu !
fact-all-eliminated = Il ne reste personne pour se battre : tout le monde a perdu !

## Ce qui est demandé, ce que l’on peut choisir

ask-visit = Rendez visite à un pirate dont la porte est ouverte.
ask-knock = Vous pouvez frapper à la porte suivante.
ask-only-knock = Frappez à la porte suivante.
ask-only-visit = Rendez visite à un pirate dont la porte est ouverte.
ask-only-visit-pirate = Rendez visite à { $pirate }.
ask-in-turn = Entrez par une porte ouverte, ou frappez à la suivante.
ask-in-turn-pirate = Entrez chez { $pirate }, ou frappez à la porte suivante.
ask-choose = Que prenez-vous ?
ask-keep = Laquelle des cartes gardez-vous ?
ask-exchange = Échangez jusqu’à trois cartes (la dernière va tout en bas).
ask-barter = Vendez des cartes de combat, ou achetez-en, trois au plus.
ask-rob = À qui volez-vous une pièce ?
ask-declare = Pour qui prenez-vous parti ?
ask-decline = Vous pouvez aussi ne rien faire.
ask-spy = Qui espionnez-vous ? Vous verrez son allégeance.
ask-post = Quel marin se battra pour Valverde ? L’autre se battra pour Diaz.
ask-inspect = Quel duel regardez-vous ?
ask-swap = Échangez-vous les deux marins ?
ask-commit = Quelle carte posez-vous dans ce duel ?

move-visit = Rendre visite à { $pirate }
move-visit-for = Rendre visite à { $pirate } : { $gives }
gives-valverde = 1 carte or et 1 pièce
gives-diaz = une carte or ou de combat, choisie à vue
gives-crackpott = { $count ->
    [one] { $count } carte de combat
   *[other] { $count } cartes de combat
}
gives-tembo = une carte de combat sur deux
gives-wessel-jan = échanger jusqu’à 3 cartes de combat
gives-dean-nero = cartes de combat contre pièces, 3 au plus
gives-pang = une carte de combat ou une pièce
gives-chang-ye = voler 1 pièce
gives-sate = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
gives-bijoux = choisir son camp
gives-ojo = choisir son camp, ou en espionner un
gives-cambivalute = deux marins pour un duel
gives-ghost = le tour est fini
move-knock = Frapper à la porte suivante
move-choose = Prendre : { $pile }
move-keep = Garder : { $card }
move-exchange = Échanger : { $cards }
move-exchange-nothing = Ne rien échanger
move-barter = Troquer
choose-barter-cards = Vendre des cartes de combat
move-barter-cards = Vendre : { $cards }
move-barter-coins = { $coins ->
    [0] Ne rien acheter
    [one] Acheter { $coins } carte pour { $coins } pièce
   *[other] Acheter { $coins } cartes pour { $coins } pièces
}
move-barter-nothing = Ne rien vendre
move-rob = { $target ->
    [none] Ne voler personne
   *[other] Voler une pièce à { $target }
}
move-declare = Choisir le camp de { $side }
move-decline = Ne rien faire
move-spy = Espionner { $target }
move-post = Placer la force { $valverde } chez Valverde
move-inspect = Regarder le duel { $duel }
move-swap = { $swap ->
    [yes] Échanger les deux marins
   *[no] Les laisser à leur place
}
move-commit = Poser : { $card }

reason-side-won = Un camp a gagné trois duels : sa plus grande fortune l’emporte.
reason-nobody-on-winning-side = Un camp a gagné trois duels, mais personne n’en était.
reason-nobody-declared = Personne n’a choisi de camp.
reason-all-eliminated = Tout le monde est hors jeu.

figure-rounds = Manches du voyage
figure-cards-at-mutiny = Cartes de combat par place à la mutinerie
figure-declared-for-valverde = Part des allégeances à Valverde
figure-side = Camp vainqueur

## Le plateau dans un terminal

board-voyage = Le voyage
board-mutiny = La mutinerie
board-round = Manche { $round }, { $seat } distribue.
board-turn = C’est à { $seat } de jouer.
board-asks = { $seat } doit répondre à { $pirate }.
board-ship = { $left ->
    [one] Le bateau est sur la case { $space } ; encore { $left } case jusqu’à la mutinerie.
   *[other] Le bateau est sur la case { $space } ; encore { $left } cases jusqu’à la mutinerie.
}
board-storm = Prochaine tempête : case { $space }.
board-lifeboat = Dans le canot de sauvetage : { $pirate }.
board-lifeboat-empty = Le canot de sauvetage est vide.
board-seasick = mal de mer
board-mutiny-in = mutinerie dans { $left }
board-round-short = manche { $round }
board-deals = distribue
board-supplies = Restent { $combat } cartes de combat, { $gold } cartes or, { $coins } pièces.
board-cabins = Les cabines
board-door = Porte
board-behind = Pirate
board-state = État
board-closed = fermée
board-door-closed = Porte { $number }, fermée
board-waiting = { $count ->
    [0] ouverte
    [one] ouverte depuis { $count } tour
   *[other] ouverte depuis { $count } tours
}
board-visited = visité
board-or = ou
board-turn-over = tour fini
board-knock = Frapper
board-gold-card = or
board-duels = Les duels
board-duel = Duel
board-for-valverde = Valverde
board-for-diaz = Diaz
board-known-to = Vu par
board-seen-by-all = tout le monde
board-seen-by = { $seats_count ->
    [0] personne
   *[other] { $seats }
}
board-unposted = { $count ->
    [one] { $count } marin encore sur le pont.
   *[other] { $count } marins encore sur le pont.
}
board-duel-now = Duel { $duel }, assaut { $round } : Valverde { $valverde }, Diaz { $diaz }.
board-wins = Duels gagnés : Valverde { $valverde }, Diaz { $diaz }.
board-spent = Cartes jouées depuis le début de la mutinerie : { $cards }.
board-seats = À la table
board-seat = Nom
board-coins = Pièces
board-gold = Cartes or
board-combat = Combat
board-side = Camp
board-status = État
board-undeclared = sans camp
board-secret = secret
board-secret-side = camp secret
board-worth = Fortune : { $worth }
board-out = hors jeu
board-fighting = dans le duel
board-committed = a posé sa carte
board-monkeys = { $count ->
    [one] { $seats } joue son singe et quitte le duel.
   *[other] { $seats } jouent leur singe et quittent le duel.
}
board-left = a quitté le duel
board-own = Vos secrets
board-own-hand = Vos cartes de combat : { $cards }.
board-own-gold = Votre or : { $cards }.
board-own-side = Votre camp : { $side }.
board-own-side-short = votre camp : { $side }
board-your-side = votre camp
board-own-no-side = Pas encore de camp : sans camp, pas de victoire !
board-own-committed = Votre carte posée : { $card }.
board-own-looking = Vous regardez : { $cards }.
board-own-drawn = Vos deux marins : { $one } et { $other }.
board-own-place = Pile de combat, place { $place } : { $card }.
board-own-gold-place = Pile d’or, place { $place } : { $card }.
board-own-known = { $seat } a en main : { $cards }.
board-own-known-gold = { $seat } a pris : { $cards }.
board-own-spied = { $seat } était dans le camp de { $side }.
board-own-spied-now = { $seat } est dans le camp de { $side }.
board-of-side = Camp : { $side }.
board-of-no-side = Pas encore de camp.
board-of-committed = { $seat } a posé : { $card }.
board-of-looking = { $seat } regarde : { $cards }.
board-of-drawn = Deux marins pour { $seat } : { $one } et { $other }.

## Le livre de règles

part-C1 = La mise en place
clause-C1-1 = Tout le monde reçoit deux cartes de combat de valeur 1, une Valverde et une Diaz, un singe, deux cartes d’allégeance et 1 pièce. Les autres cartes de combat forment une pile, les 18 cartes or une autre, et les pièces restantes la réserve.
clause-C1-2 = Dix marins, de force 1 à 10, attendent sur le pont, mélangés : personne ne sait qui est qui. Le bateau part de la case 0 à deux, 3 à trois, 6 à quatre.
clause-C1-3 = La première personne à distribuer est tirée au sort. Tout le monde voit vos pièces, le nombre de vos cartes, si vous avez un camp et quels pirates ont reçu une visite. Restent secrets : les cartes de combat, les cartes or, les camps et la force des marins.
clause-C1-4 = (Notre précision.) Tout le monde connaît les deux cartes avec lesquelles vous commencez, et voit où vont les cartes : qui en prend, qui en glisse sous une pile, et à quelle place. Le jeu le note pour vous.

part-C2 = Une manche du voyage
clause-C2-1 = La personne qui distribue mélange les pirates (13, ou 12 si l’un d’eux a le mal de mer) et pose une rangée de cabines aux portes fermées, un pirate derrière chacune : trois de plus que de personnes à la table. On a un tour par personne, à partir d’elle, dans le sens des aiguilles d’une montre.
clause-C2-2 = À votre tour, rendez visite à un pirate dont la porte est déjà ouverte, ou frappez : la prochaine porte fermée s’ouvre.
clause-C2-3 = Après avoir frappé, rendez visite au pirate qui vient d’ouvrir, ou frappez encore. Attention : toutes les portes ouvertes auparavant vous sont interdites jusqu’à la fin de votre tour !
clause-C2-4 = Si vous ouvrez la dernière porte, vous devez entrer. Si toutes les portes sont ouvertes au début de votre tour, vous devez rendre visite à l’un des pirates (on ne rend pas visite au fantôme).
clause-C2-5 = Si vous ouvrez la porte du fantôme, votre tour finit aussitôt, sans visite, même à la dernière porte. Elle reste ouverte, mais personne ne peut entrer.
clause-C2-6 = Un pirate qui a reçu une visite quitte la rangée jusqu’à la manche suivante.
clause-C2-7 = Quand tout le monde a joué, le bateau avance d’une case par porte encore fermée, de 0 à 3, sans dépasser la mutinerie. Si elle ne commence pas, c’est à la personne de gauche de distribuer.
clause-C2-8 = Si le bateau vient d’entrer sur une case tempête ou d’en franchir une, et que la mutinerie ne commence pas, on tire au sort un pirate en jeu, et cela peut être le fantôme : il a le mal de mer et s’allonge dans le canot. Celui qui s’y trouvait revient en jeu ; il ne pouvait pas être tiré cette fois-ci. Rester immobile sur une case tempête ne compte pas.
clause-C2-9 = (Notre précision.) Si l’on ouvre toujours toutes les portes, le bateau n’avance jamais. Une partie entre programmes est arrêtée après 5 000 coups, sans résultat.

part-C3 = Les pirates
clause-C3-1 = Valverde donne la première carte or et 1 pièce.
clause-C3-2 = Diaz vous montre la première carte or et la première carte de combat. Gardez-en une ; l’autre va sous sa pile. Si une pile est vide, il ne reste que l’autre.
clause-C3-3 = Crackpott donne deux cartes de combat.
clause-C3-4 = Tembo vous montre les deux premières cartes de combat. Gardez-en une ; l’autre va sous la pile.
clause-C3-5 = Wessel-Jan échange : glissez jusqu’à trois de vos cartes de combat sous la pile, dans l’ordre de votre choix, la dernière tout en dessous, puis piochez-en autant.
clause-C3-6 = Dean Nero troque, une contre une, trois fois au plus et dans un seul sens : cartes de combat contre pièces, ou pièces contre cartes de combat. Les valeurs ne comptent pas et l’or en cartes ne se troque pas. Vous vendez au plus autant de cartes que la réserve a déjà de pièces, et en achetez au plus autant que la pile en a déjà. Les cartes vendues vont sous la pile, comme chez Wessel-Jan.
clause-C3-7 = Pang donne une carte de combat ou une pièce, au choix.
clause-C3-8 = Chang Ye vous laisse voler 1 pièce à une autre personne, pourvu qu’elle en ait une, si vous voulez.
clause-C3-9 = Sate donne 1 pièce, plus 1 pour chaque tour de cette manche après lequel sa porte était encore ouverte sans visite ; le tour où on l’a ouverte compte. Plus on attend, plus c’est généreux.
clause-C3-10 = Chez Bijoux, vous choisissez votre camp en posant une carte d’allégeance, face cachée. Si vous avez déjà un camp, choisi ici ou chez Ojo, vous pouvez en nommer un à nouveau, le même ou l’autre. Vous pouvez toujours renoncer à choisir. Les autres voient que vous avez un camp, jamais lequel ; et si vous en aviez déjà un, ils ne savent pas si vous avez changé, confirmé ou renoncé.
clause-C3-11 = Chez Ojo, vous choisissez votre camp, ou renoncez à choisir. Si vous avez déjà un camp, vous pouvez regarder l’allégeance d’une autre personne qui en a un aussi, ou renoncer à regarder. Si personne d’autre n’a de camp, il ne vous reste qu’à renoncer. On ne change pas de camp ici.
clause-C3-12 = Cambivalute tire au sort deux marins du pont et vous montre leur force : placez-en un du côté de Valverde et un du côté de Diaz dans le prochain duel, de A à E. Quand les cinq duels sont occupés, vous devez regarder les deux marins d’un duel, et vous pouvez les échanger. Les autres voient quel duel, et s’il y a eu échange ; pas les forces.
clause-C3-13 = On vous pose la question même s’il n’y a qu’une réponse, ou la réponse « rien » : rien à échanger, personne à voler, deux cartes pareilles. Seuls Diaz, Pang et Tembo ne demandent rien quand il n’y a plus rien à prendre. Vous ne recevez pas plus que ce qui reste, et l’on ne vous propose que ce qui est là. Vous pouvez rendre visite à un pirate dont le cadeau ne vous apporte rien.
clause-C3-14 = (Notre précision.) Tout le monde voit de qui vous regardez l’allégeance, et quand. Ce que vous avez vu reste sûr jusqu’à la prochaine visite de cette personne chez Bijoux.
clause-C3-15 = (Notre précision.) Chez Dean Nero, on peut dire « rien » dans les deux sens : aucune carte, ou aucune pièce.
clause-C3-16 = (Notre précision.) Si vous avez vu deux marins placés, vous les connaissez définitivement : tout échange se voit.
clause-C3-17 = (Notre précision.) Ce qui est choisi en secret l’est pour de bon : un camp ou un refus, des cartes glissées sous une pile, des marins placés ou échangés, une carte posée.

part-C5 = La mutinerie commence
clause-C5-1 = La mutinerie commence quand le bateau atteint sa case.
clause-C5-2 = Elle commence aussi quand la pile de combat, la pile d’or ou la réserve de pièces est vide. Par défaut, on vérifie à la fin de la manche, une fois le bateau avancé : une pile qui s’est vidée puis regarnie avant ce moment n’est pas vide. Avec l’autre option, on vérifie aussitôt après chaque tour, et le bateau ne bouge plus.
clause-C5-3 = Sans camp, vous êtes hors jeu : vous ne jouez plus de cartes et ne pouvez plus gagner. Personne ne montre encore son camp. Si personne n’en a choisi, tout le monde perd.
clause-C5-4 = Les marins encore sur le pont sont placés au hasard sur les places libres, sans que personne les voie. Le canot est vidé.

part-C6 = Les duels
clause-C6-1 = On montre la force des deux marins, celui de Valverde et celui de Diaz. Puis viennent les assauts : toutes les personnes encore dans le duel posent en secret une carte, en même temps et pour de bon : une carte de combat ou, dès le deuxième assaut, leur singe. Avant que tout le monde ait choisi, on voit seulement qui a posé sa carte ; à l’écran, même le nombre de cartes en main ne change pas.
clause-C6-2 = Les cartes de combat sont mélangées puis montrées : on ne sait pas qui a donné quoi. Chacune compte pour le camp qu’elle nomme, Valverde ou Diaz, peu importe qui l’a posée. Un singe montre à qui il est.
clause-C6-3 = Au premier assaut d’un duel, vous devez poser une carte de combat. Si vous n’en avez pas, vous montrez votre singe et vous êtes hors jeu pour toute la partie. Gardez donc une carte par duel !
clause-C6-4 = Dès le deuxième assaut, le singe vous fait sortir de ce duel seulement. Sans carte de combat, vous devez le jouer, et il ne vous arrive rien.
clause-C6-5 = Au deuxième assaut, et seulement là, le singe rapporte. Si le vôtre est seul, vous pouvez voler 1 pièce à une autre personne, pourvu qu’elle en ait une. S’il y en a plusieurs, chaque personne qui en a joué un prend 1 pièce de la réserve. Un singe forcé compte aussi, et l’on peut voler une personne hors jeu.
clause-C6-6 = S’il n’y a pas assez de pièces pour les singes, toutes les personnes qui ont une pièce, même hors jeu, en remettent d’abord 1 dans la réserve. Si cela ne suffit pas, on paie dans le sens des aiguilles d’une montre à partir de la personne qui a distribué en dernier, tant qu’il y en a.
clause-C6-7 = Le duel finit quand tout le monde y a joué son singe. Le total le plus fort gagne : marin plus cartes. À égalité, la plus forte somme de cartes.
clause-C6-8 = Les cartes jouées sont perdues, les singes reviennent. S’il ne reste que vous dans un duel, vous pouvez continuer.
clause-C6-9 = Si tout le monde est hors jeu, la partie s’arrête aussitôt, le duel reste indécis et tout le monde perd.
clause-C6-10 = (Notre précision.) Au deuxième assaut, un singe sans rival vole sa pièce avant que l’on pose d’autres cartes.

part-C7 = La fin
clause-C7-1 = À la troisième victoire d’un camp, on montre les allégeances et l’or. Dans ce camp, hors jeu exceptés, la plus grande fortune gagne : la valeur des cartes or, plus 1 par pièce. À égalité, la plus forte somme de cartes de combat de ce camp encore en main ; puis on partage. S’il ne reste personne dans ce camp, tout le monde perd.
clause-C7-2 = (Notre précision.) À égalité d’or, on montre seulement cette somme, et aucune carte : ce qui reste en main dirait qui a donné quoi.
clause-C7-3 = (Notre précision.) Si tout le monde perd avant la fin des duels, on ne montre rien.

## Dans le navigateur

web-enter = Entrer
web-commit-last = Poser { $card } : dernière carte ! Sans carte au prochain duel, vous êtes hors jeu.
closed-knock = Les portes s’ouvrent dans l’ordre : frappez à la première qui est fermée.
closed-visit = On n’entre que chez un pirate dont la porte est ouverte.
closed-inspect = Ici, Cambivalute place deux marins. Ils se battront pendant la mutinerie.
web-dossier-duels = A vu les marins : duel { $duels }.
web-dossier-side-changed = A touché à sa carte d’allégeance depuis.
web-own-cards = vos cartes
web-these-cards = ces cartes

## La partie guidée : ce que dit le vieux loup de mer

chapter-1 = Le voyage
chapter-2 = La mutinerie
coach-welcome =
    Bienvenue à bord ! Une mutinerie couve : Valverde contre Diaz. Dans le camp vainqueur, la plus grande fortune gagnera.

    D’ici là, chaque tour mène chez un pirate, qui donne de l’or, des cartes de combat ou des secrets.

    Toutes les cabines sont fermées : frappez à la première porte.
coach-again =
    Pang vous donnerait une carte de combat ou une pièce. Vous pouvez entrer, ou frapper plus loin dans l’espoir de mieux.

    Si vous frappez, cette porte vous sera interdite pour ce tour, et un fantôme rôde.

    Tentez votre chance : frappez encore.
coach-valverde = Valverde en personne : une carte or et une pièce. À la fin, l’or décide dans le camp vainqueur. Entrez.
coach-ghost =
    Pour { $seat_1 }, c’est le fantôme qui ouvre : tour perdu ! Voilà le risque, quand on frappe.

    À { $seat_2 } de choisir. Chaque porte encore fermée à la fin de la manche fera avancer le bateau.
coach-ship =
    Une seule porte restait fermée : le bateau avance d’une case. Sur la dernière, la mutinerie éclate.

    Nouvelle manche, nouvelles cabines. Cette fois, vous jouez en dernier : regardez quelles portes s’ouvrent.
coach-bijoux =
    { $seat_2 } vous a volé une pièce : c’est la spécialité de Chang Ye.

    La porte de Bijoux est restée ouverte. On y choisit son camp, comme chez Ojo, et sans camp, pas de victoire. Rendez-lui visite.
coach-side =
    Valverde ou Diaz ? Les autres verront que vous avez choisi, jamais qui. Vous pourrez changer d’avis lors d’une prochaine visite.

    Prenez le camp de Valverde, et gardez-le pour vous.
coach-farewell =
    Vous avez un camp, de l’or, et deux petites cartes de combat : il vous en faudra cinq ou six pour peser dans les duels.

    La tempête a mis Pang au canot avec le mal de mer. Le bateau avance : la suite est à vous !
coach-welcome-2 =
    Le voyage s’achève : le bateau est à deux cases de la mutinerie, et vous jouez le dernier tour de la manche.

    Vous êtes en secret du camp de Valverde, et vous avez cinq cartes de combat. Frappez.
coach-arm =
    Crackpott donne deux cartes de combat.

    Pendant la mutinerie, chaque duel vous coûte au moins une carte. Sans carte, vous êtes hors jeu. Entrez.
coach-first-card =
    La mutinerie ! Au duel A, 10 se bat pour Valverde et 3 pour Diaz. Vous avez placé ces marins vous-même, chez Cambivalute.

    Au premier assaut d’un duel, il faut poser une carte de combat. On les montre mélangées : personne ne sait qui a posé quoi.

    Valverde a tant d’avance qu’une carte de l’autre camp ne fait pas de mal. Posez Diaz 1.
coach-monkey =
    10 à 7 : Valverde mène encore. Dès le deuxième assaut, vous pouvez poser votre singe au lieu d’une carte et sortir du duel.

    Au deuxième assaut, le singe rapporte aussi. S’il est seul, il vole une pièce. Jouez-le.
coach-steal = Votre singe est le seul : vous pouvez voler 1 pièce à une autre personne. Prenez-la à { $seat_1 }.
coach-lost-duel =
    Valverde gagne le duel A, 11 à 9. { $seat_2 } a posé la dernière carte de sa main.

    Duel B : 2 pour Valverde, 8 pour Diaz. Il n’en vaut pas la peine, mais la première carte est forcée. Posez la plus faible : Valverde 1.
coach-two-monkeys =
    { $seat_2 } n’avait pas de carte pour le premier assaut et se retrouve hors jeu. Six pièces, et plus de victoire possible !

    Le duel B est perdu, 3 à 9. Gardez vos cartes pour les suivants : jouez le singe.
coach-close-duel =
    Deux singes au deuxième assaut : chacun rapporte une pièce de la réserve. Un duel partout.

    Duel C : 6 pour Valverde, 5 pour Diaz. Celui-ci mérite qu’on se batte. Commencez par Valverde 2.
coach-stronger = 8 à 7. { $seat_1 } va sûrement continuer : posez votre meilleure carte, Valverde 3.
coach-enough =
    11 à 10. Il ne reste que deux cartes à { $seat_1 }, et les prochains duels en coûtent une chacun.

    Au troisième assaut, le singe ne rapporte rien, mais il épargne des cartes. Prenez le risque : jouez-le.
coach-farewell-2 =
    Valverde gagne le duel C : deux duels à un. Une troisième victoire met fin à la mutinerie.

    Gagne alors la plus grande fortune de ce camp, hors jeu exceptés : cartes or et pièces ensemble.

    Le duel D est ouvert, et 9 se bat pour Valverde. La suite est à vous !

## Pourquoi pas

why-no-duel-yet = Les cartes de combat servent dans les duels : la mutinerie n’a pas encore éclaté.
why-in-cabin = Vous êtes déjà chez un pirate : un seul par tour.
why-voyage-over = Le voyage est terminé : place aux duels.
why-out = Vous êtes hors de la mutinerie, et ne jouez plus de cartes.
why-left-duel = Votre singe vous a fait sortir de ce duel : vous serez du prochain.
why-committed = Votre carte est posée : on attend les autres.
why-monkey-later = Au premier assaut d’un duel, il faut poser une carte de combat.
why-knocked-on = Vous avez frappé plus loin : cette porte vous est interdite jusqu’à la fin de votre tour.
why-visited = Ce pirate a déjà reçu une visite dans cette manche.
why-inhospitable = Le fantôme ne reçoit personne.
why-all-open = Toutes les portes sont ouvertes : il ne reste qu’à entrer quelque part.

## Pourquoi le conseil est bon

hint-visit-cards = { $count ->
    [0] Vous n’avez pas de carte de combat
    [one] Vous n’avez qu’une carte de combat
   *[other] Vous n’avez que { $count } cartes de combat
} : en voilà.
hint-visit-more-cards = Vous avez assez de cartes de combat, mais aucune autre porte ne promet mieux.
hint-visit-riches = De l’or : dans le camp vainqueur, la plus grande fortune l’emporte.
hint-visit-exchange = { $count ->
    [one] Une de vos cartes sert l’autre camp
   *[other] { $count } de vos cartes servent l’autre camp
} : mieux vaut échanger.
hint-visit-sell = Vous avez plus de cartes de combat qu’il n’en faut : vendez-en.
hint-visit-side = Vous n’avez pas encore de camp, et sans camp, pas de victoire.
hint-visit-switch = Le camp de { $side } vous promet désormais plus que le vôtre.
hint-visit-spy = Savoir dans quel camp sont les autres aide à choisir le sien.
hint-visit-post = Vous placerez vous-même deux marins, le plus fort pour { $side }.
hint-visit-swap = Vous pourrez regarder deux marins, et les échanger s’ils sont mal placés pour { $side }.
hint-visit-least = Il n’y a pas grand-chose à prendre, mais les autres portes promettent encore moins.
hint-knock = Derrière les portes fermées peut se cacher mieux que derrière les portes ouvertes.
hint-knock-side = Vous n’avez pas encore de camp, et derrière une porte fermée se trouve peut-être Bijoux ou Ojo.
hint-knock-sideless = Chaque porte fermée fait avancer le bateau, et vous n’avez pas encore de camp : gagnez du temps.
hint-knock-slow = { $count ->
    [one] Chaque porte fermée fait avancer le bateau, et vous n’avez qu’une carte de combat
   *[other] Chaque porte fermée fait avancer le bateau, et vous n’avez que { $count } cartes de combat
} : gagnez du temps.
hint-choose-combat = { $count ->
    [one] Avec une seule carte de combat en main, une de plus
   *[other] Avec { $count } cartes de combat en main, une de plus
} vaut mieux que l’or.
hint-choose-gold = Cette carte or vaut ici mieux qu’une carte de combat de plus.
hint-keep-side = C’est la carte qui sert { $side }.
hint-keep-higher = Les deux servent { $side } : gardez la plus forte.
hint-keep-any = Aucune des deux ne sert { $side } : peu importe laquelle.
hint-exchange = Ces cartes ne servent pas { $side } : d’autres vaudront mieux.
hint-exchange-nothing = Toutes vos cartes peuvent encore servir : gardez-les.
hint-barter-buy = { $count ->
    [0] Vous n’avez pas de carte de combat
    [one] Vous n’avez qu’une carte de combat
   *[other] Vous n’avez que { $count } cartes de combat
}, et c’est peu pour cinq duels.
hint-barter-sell = Vous avez des cartes en trop, et celles-ci ne servent pas { $side }.
hint-barter-nothing = Rien de ce qu’on peut vendre ou acheter ici ne vous avancerait.
hint-rob = C’est { $seat } qui risque le plus de vous disputer la victoire.
hint-declare = Vos cartes et ce que vous savez des duels plaident pour { $side }.
hint-declare-open = Rien ne parle encore pour l’un ou l’autre camp : { $side } vaut autant que l’autre.
hint-declare-again = Rien de ce que vous savez ne plaide contre { $side } : restez dans ce camp.
hint-declare-other = Ce que vous savez maintenant parle plutôt pour { $side }.
hint-spy = Savoir dans quel camp est { $seat } vous en apprendrait le plus.
hint-post = Le marin le plus fort doit se battre pour { $side }.
hint-inspect-known = Vous savez que ce duel tournerait mal pour { $side } : vous pourrez échanger ses marins.
hint-inspect = Vous ne connaissez pas encore ces deux marins.
hint-swap = Échangés, ces marins donnent l’avantage à { $side }.
hint-swap-not = Ces marins sont bien placés pour { $side }.
hint-monkey-ahead = { $side } est déjà assez bien placé dans ce duel : n’y dépensez rien de plus.
hint-monkey-no-card = Vous n’avez plus de carte pour { $side }.
hint-monkey-in-vain = Vos cartes ne suffiraient plus : sortez du duel.
hint-monkey-save = Ce duel coûterait trop cher : gardez vos cartes pour les suivants.
hint-commit-harmless = { $side } mène de { $lead } : cette carte de l’autre camp n’y change rien, et vous vous en débarrassez.
hint-commit-no-choice = Il faut une carte, et vous n’en avez aucune pour { $side } : la plus faible fait le moins de mal.
hint-commit-give-up = Ce duel ne vaut pas vos cartes pour { $side } : posez-en une de l’autre camp.
hint-commit-turn = Cette carte suffit pour que { $side } passe en tête.
hint-commit-step = { $side } n’est pas en tête, et ce duel peut encore se gagner.
hint-commit-hold = { $side } mène, mais de trop peu pour être à l’abri.
hint-knock-weak = La mutinerie tournerait mal pour vous en ce moment : gagnez du temps.
hint-commit-first = Au premier assaut, il faut poser une carte : la plus faible suffit.

## À quoi sert chaque chose

about-combat = Une carte de combat, Valverde ou Diaz, de valeur 1 à 3. Il en faut une au premier assaut de chaque duel, sinon vous êtes hors jeu : gardez-en une par duel !
about-fighter = Dans un duel, compte { $value } pour { $side }, quel que soit votre camp. Au premier assaut de chaque duel, il faut une carte de combat, sinon vous êtes hors jeu.
about-monkey = Tout le monde en a un. Dès le deuxième assaut d’un duel, il vous fait sortir de ce duel ; au deuxième exactement, il peut rapporter 1 pièce.
about-coin = Vaut 1 à la fin : dans le camp vainqueur, la plus grande fortune gagne. Se troque chez Dean Nero, se vole chez Chang Ye.
about-gold = Vaut 1, 2 ou 3 à la fin, et reste secrète jusque-là : dans le camp vainqueur, la plus grande fortune gagne.

## Le résultat

web-reveal = Les camps se dévoilent
web-no-side = Sans camp
web-duels-won = { $count ->
    [0] aucun duel gagné
    [one] { $count } duel gagné
   *[other] { $count } duels gagnés
}
web-nobody-there = Personne dans ce camp
web-source-coins = pièces
web-source-gold = cartes or
web-turn-kicker = duel
web-turn-duel = Le duel { $duel } à { $side }
web-turn-third = Troisième victoire pour { $side }
web-turn-turned = Le marin de { $loser } était le plus fort, { $second } contre { $first } : les cartes ont tout renversé, { $mine } contre { $theirs }.
web-turn-tied = { $mine } partout : l’égalité a suffi à { $side }.
web-turn-close = De justesse, { $mine } contre { $theirs }.
web-turn-clear = Sans appel, { $mine } contre { $theirs }.
web-end-side = { $side } gagne la mutinerie, et { $gold } d’or font la plus grande fortune de ce camp.
web-end-side-shared = { $side } gagne la mutinerie, et la plus grande fortune de ce camp, { $gold } d’or, est partagée.
web-end-nobody = { $side } gagne la mutinerie, mais personne n’était dans ce camp.
web-mine-won = Le bon camp et le plus d’or : la victoire est à vous !
web-mine-out = Sans carte de combat, vous étiez hors jeu.
web-mine-undeclared = Sans camp, la victoire vous échappe.
web-mine-other-side = Vous étiez dans le camp de { $side }, qui a perdu la mutinerie.
web-mine-poorer = { $gold ->
    [0] Le bon camp, autant d’or, mais moins de force en main.
   *[other] Le bon camp, mais il vous a manqué { $gold } d’or.
}

# Norderwind en français.
# Attributs des noms : .the avec l’article défini, .some comme complément d’objet (du sel, un canon).

title = Norderwind
tagline = Trois piles de tuiles, trois ports dans le besoin : hissez les voiles, le vent du nord n’attend personne.
aim = Placez tous vos cubes avant les autres : un par commande livrée. Votre tour est un voyage de deux actions au plus.
scored = Cubes placés

## Les marchandises et ce que veulent les ports

name-salt = sel
    .the = le sel
    .some = du sel
name-wheat = blé
    .the = le blé
    .some = du blé
name-wine = vin
    .the = le vin
    .some = du vin
name-wood = bois
    .the = le bois
    .some = du bois
name-fish = poisson
    .the = le poisson
    .some = du poisson
name-gold = or
    .the = l’or
    .some = de l’or
name-cube = cube
    .the = le cube
    .some = un cube
name-captain = capitaine pirate
    .the = le capitaine pirate
    .some = un capitaine pirate

## Les tuiles

name-norderkap = Norderkap
    .the = Norderkap
    .some = Norderkap
name-trutzhavn = Trutzhavn
    .the = Trutzhavn
    .some = Trutzhavn
name-olesand = Olesand
    .the = Olesand
    .some = Olesand
name-salt-1 = port du sel à 1
    .the = le port du sel à 1
    .some = un port du sel à 1
name-salt-3 = port du sel à 3
    .the = le port du sel à 3
    .some = un port du sel à 3
name-wheat-1 = port du blé à 1
    .the = le port du blé à 1
    .some = un port du blé à 1
name-wheat-3 = port du blé à 3
    .the = le port du blé à 3
    .some = un port du blé à 3
name-fish-1 = port du poisson à 1
    .the = le port du poisson à 1
    .some = un port du poisson à 1
name-fish-3 = port du poisson à 3
    .the = le port du poisson à 3
    .some = un port du poisson à 3
name-wood-1 = port du bois à 1
    .the = le port du bois à 1
    .some = un port du bois à 1
name-wood-3 = port du bois à 3
    .the = le port du bois à 3
    .some = un port du bois à 3
name-wine-2 = port du vin à 2
    .the = le port du vin à 2
    .some = un port du vin à 2
name-wine-3 = port du vin à 3
    .the = le port du vin à 3
    .some = un port du vin à 3
name-merchant-2 = navire marchand à 2
    .the = le navire marchand à 2
    .some = un navire marchand à 2
name-merchant-3 = navire marchand à 3
    .the = le navire marchand à 3
    .some = un navire marchand à 3
name-equipment = port d’équipement
    .the = le port d’équipement
    .some = un port d’équipement
name-wreck = épave
    .the = l’épave
    .some = une épave
name-fog = brume
    .the = la brume
    .some = de la brume

## L’équipement et les postes

name-sail = voile
    .the = la voile
    .some = un cran de voile
name-cannon = canon
    .the = le canon
    .some = un canon
name-crew = équipage
    .the = l’équipage
    .some = un membre d’équipage
name-boatman = batelier
    .the = le batelier
    .some = un batelier
name-gunner = canonnier
    .the = le canonnier
    .some = un canonnier
name-treasurer = trésorier
    .the = le trésorier
    .some = un trésorier
name-accountant = comptable
    .the = le comptable
    .some = un comptable
name-lookout = vigie
    .the = la vigie
    .some = une vigie

## Les dés

name-coin = pièce d’or
    .the = la pièce d’or
    .some = une pièce d’or
name-silver = boulet d’argent
    .the = le boulet d’argent
    .some = un boulet d’argent
name-blue = double boulet bleu
    .the = le double boulet bleu
    .some = un double boulet bleu
name-blank = face vide
    .the = la face vide
    .some = une face vide

## Les moments d’un tour

name-stack = choix de la pile
    .the = le choix de la pile
    .some = un choix de pile
name-sailing = voyage
    .the = le voyage
    .some = un voyage
name-tile = tuile
    .the = la tuile
    .some = une tuile
name-pirates = pirates
    .the = les pirates
    .some = des pirates
name-letters = lettres de commerce
    .the = les lettres de commerce
    .some = des lettres de commerce
name-over = fin
    .the = la fin
    .some = une fin
name-top = dessus
    .the = le dessus
    .some = un dessus
name-bottom = dessous
    .the = le dessous
    .some = un dessous

## Ce qui arrive

fact-sailed = { $cut ->
    [0] { $seat } met le cap sur { $port }.
    [one] { $seat } glisse une tuile sous la pile et met le cap sur { $port }.
   *[other] { $seat } glisse { $cut } tuiles sous la pile et met le cap sur { $port }.
}
fact-looked = { $seat } envoie sa vigie en haut du mât.
fact-looked-own = Votre vigie annonce : { $tile }.
fact-looked-seen = Du haut du mât, la vigie signale à { $seat } : { $tile }.
fact-put-under = { $seat } glisse sous la pile la tuile que sa vigie a vue.
fact-put-under-own = Vous glissez { $tile_the } sous la pile.
fact-put-under-seen = { $seat } glisse { $tile_the } sous la pile.
fact-kept = { $seat } laisse sur la pile la tuile que sa vigie a vue.
fact-kept-own = Vous laissez { $tile_the } sur la pile.
fact-kept-seen = { $seat } laisse { $tile_the } sur la pile.
fact-drew = { $seat } retourne la tuile { $number } : { $tile }.
fact-passed-by = { $seat } passe sans s’arrêter devant { $tile_the }.
fact-came-home = { $seat } rentre ; la pile { $port } est mélangée.
fact-got-letter = { $seat } reçoit une lettre de commerce ({ $letters } en tout).
fact-turn = Tour { $turn } : { $seat } prend la mer.
fact-income = { $gold ->
    [one] Les coffres sont vides : { $seat } reçoit { $gold } pièce d’or.
   *[other] Les coffres sont vides, mais le trésorier veille : { $seat } reçoit { $gold } pièces d’or.
}
fact-used-letter = { $seat } remet une lettre de commerce.
fact-kept-letter = { $seat } garde sa lettre de commerce.
fact-bought = { $gold ->
    [one] { $seat } achète pour { $gold } pièce d’or : { $goods }.
   *[other] { $seat } achète pour { $gold } pièces d’or : { $goods }.
}
fact-sold = { $gold ->
    [one] { $seat } vend pour { $gold } pièce d’or : { $goods }.
   *[other] { $seat } vend pour { $gold } pièces d’or : { $goods }.
}
fact-overboard = { $seat } jette par-dessus bord : { $goods }.
fact-accountant = { $gold ->
    [one] { $seat } reçoit { $gold } pièce d’or de plus grâce au comptable.
   *[other] { $seat } reçoit { $gold } pièces d’or de plus grâce au comptable.
}
fact-raised-sail = { $gold ->
    [one] { $seat } hisse la voile au cran { $sail } pour { $gold } pièce d’or.
   *[other] { $seat } hisse la voile au cran { $sail } pour { $gold } pièces d’or.
}
fact-mounted-cannon = { $gold ->
    [one] { $seat } achète un canon pour { $gold } pièce d’or ({ $cannons } en tout).
   *[other] { $seat } achète un canon pour { $gold } pièces d’or ({ $cannons } en tout).
}
fact-hired = { $gold ->
    [one] { $seat } engage { $post_some } pour { $gold } pièce d’or.
   *[other] { $seat } engage { $post_some } pour { $gold } pièces d’or.
}
fact-salvaged = { $gold ->
    [one] { $seat } tire { $gold } pièce d’or de l’épave.
   *[other] { $seat } tire { $gold } pièces d’or de l’épave.
}
fact-delivered = { $seat } livre la commande { $order } à { $port } et place un cube.
fact-majority = { $seat } mène à { $port } et y place le cube de la majorité.
fact-majority-lost = Égalité à { $port } : { $seat } reprend le cube de la majorité.
fact-all-ports = { $seat } a livré aux trois ports : un cube de plus !
fact-full-crew = { $seat } a un équipage au complet : un cube de plus !
fact-treasure = { $gold ->
    [one] Un trésor dans la brume ! { $seat } ramasse { $gold } pièce d’or.
   *[other] Un trésor dans la brume ! { $seat } ramasse { $gold } pièces d’or.
}
fact-pirates = Un bateau pirate de force { $strength } surgit devant { $seat }.
fact-overwhelmed = Ni or ni canons suffisants : pour { $seat }, le combat est perdu d’avance.
fact-paid = { $gold ->
    [one] { $seat } donne { $gold } pièce d’or aux pirates et poursuit sa route.
   *[other] { $seat } donne { $gold } pièces d’or aux pirates et poursuit sa route.
}
fact-fought = { $hits ->
    [0] { $seat } ouvre le feu ({ $shots }) : aucun coup au but contre une force de { $strength }.
    [one] { $seat } ouvre le feu ({ $shots }) : { $hits } coup au but contre une force de { $strength }.
   *[other] { $seat } ouvre le feu ({ $shots }) : { $hits } coups au but contre une force de { $strength }.
}
fact-beaten = Les pirates l’emportent : le voyage s’arrête là pour { $seat }.
fact-captured = Victoire ! { $seat } jette le capitaine pirate en prison.
fact-prison-full = { $gold ->
    [one] Victoire ! La prison est pleine : { $seat } reçoit { $gold } pièce d’or à la place.
   *[other] Victoire ! La prison est pleine : { $seat } reçoit { $gold } pièces d’or à la place.
}
fact-won = { $seat } place son dernier cube ({ $cubes }) et gagne la partie !
fact-turn-limit = Tout le monde a joué ses 200 tours : la partie est finie.

## Ce qui est demandé, ce qui se choisit

ask-sail = Vers quelle pile mettez-vous le cap ?
ask-lookout = Première tuile : la garder, ou la glisser dessous ?
ask-draw = Vous pouvez retourner la tuile suivante.
ask-stop = Vous pouvez mettre fin à votre voyage.
ask-trade = Vous pouvez acheter ou vendre ici.
ask-trade-buy = Vous pouvez acheter ici.
ask-trade-sell = Vous pouvez vendre ici.
ask-trade-buy-sell = Vous pouvez échanger une marchandise contre une autre.
ask-trade-buy-overboard = Achetez, en jetant des marchandises par-dessus bord.
choose-trade-buy = Acheter
choose-trade-sell = Vendre
choose-trade-buy-sell = Échanger
choose-trade-buy-overboard = Acheter et jeter par-dessus bord
ask-equip = Vous pouvez équiper votre bateau.
ask-equip-post = Vous pouvez engager quelqu’un.
ask-salvage = Vous pouvez fouiller l’épave.
ask-deliver = Vous pouvez livrer la commande de ce port.
ask-skip = Vous pouvez aussi ne rien faire.
ask-only-skip = Vous ne pouvez rien faire ici.
ask-only-draw = Retournez la première tuile.
ask-only-pay = Vos canons ne suffiraient pas : il faut payer les pirates.
ask-only-fight = Vous ne pouvez pas payer les pirates : il faut combattre.
ask-in-letters = Utilisez-vous votre lettre de commerce sur cette tuile ?
ask-pay = Vous pouvez payer les pirates : 1 pièce d’or.
ask-fight = Vous pouvez combattre les pirates.

field-sail-cut = Glisser des tuiles dessous ?
field-trade-buy = Qu’achetez-vous ?
field-trade-sell = Que vendez-vous ?
field-trade-overboard = Que jetez-vous par-dessus bord ?

move-sail = { $cut ->
    [0] Cap sur { $stack }
    [one] { $stack } (1 dessous)
   *[other] { $stack } ({ $cut } dessous)
}
move-lookout = { $under ->
    [yes] La glisser sous la pile
   *[no] La laisser dessus
}
move-draw = Retourner la tuile suivante
then-draw = …et poursuivre
move-stop = Rentrer
move-trade = Commercer
move-trade-buy = Acheter : { $buy }
move-trade-sell = Vendre : { $sell }
move-trade-overboard = Jeter par-dessus bord : { $overboard }
move-trade-buy-sell = Vendre { $sell } et acheter { $buy }
move-trade-buy-overboard = Acheter : { $buy } ; jeter par-dessus bord : { $overboard }
move-equip = Acheter { $what_some }
move-equip-post = Engager { $post_some }
web-move-trade-buy = Acheter : { $buy } · { $gold } d’or
web-move-trade-sell = Vendre : { $sell } · +{ $gold } d’or
web-move-trade-buy-overboard = Acheter : { $buy } · { $gold } d’or ; jeter par-dessus bord : { $overboard }
web-move-equip = Acheter { $what_some } · { $gold } d’or
web-move-equip-post = Engager { $post_some } · { $gold } d’or : { $does }
web-does-boatman = 2 marchandises ou un échange au navire marchand
web-does-gunner = le double boulet bleu touche deux fois
web-does-treasurer = 2 pièces d’or quand le coffre est vide
web-does-accountant = 1 pièce d’or de plus par vente
web-does-lookout = voit la première tuile
race = { $goal } cubes
web-against = contre
web-fight-won = Victoire !
web-fight-lost = Défaite !
web-fight-tally = { $hits ->
    [one] { $hits } coup au but, il en fallait { $strength }
   *[other] { $hits } coups au but, il en fallait { $strength }
}
web-fight-captain = en prison
dossier-ship = Or { $gold }, lettres de commerce { $letters }, voile { $sail }, canons { $cannons }.
dossier-hold = En cale ({ $count } sur { $most }) : { $goods }.
dossier-hold-empty = La cale est vide.
dossier-crew = Équipage : { $crew }.
dossier-crew-none = Pas encore d’équipage.
dossier-captains = { $count ->
    [0] Aucun capitaine pirate en prison.
    [one] { $count } capitaine pirate en prison.
   *[other] { $count } capitaines pirates en prison.
}
dossier-orders = { $count ->
    [one] { $count } commande livrée à { $port }.
   *[other] { $count } commandes livrées à { $port }.
}
dossier-majorities = Cubes de majorité : { $ports }.
dossier-all-ports = Un cube pour des livraisons dans les trois ports.
dossier-full-crew = Un cube pour l’équipage au complet.
web-odds = { $dice ->
    [one] { $dice } dé · { $chance } %
   *[other] { $dice } dés · { $chance } %
}
web-fight-odds = { $dice ->
    [one] Combattre : { $dice } dé, { $chance } % de chances
   *[other] Combattre : { $dice } dés, { $chance } % de chances
}
move-salvage = Fouiller l’épave
move-salvage-then-draw = Fouiller l’épave et poursuivre
move-deliver = Livrer la commande
move-skip = Ne rien faire
move-skip-then-draw = Poursuivre la route
move-pay = Payer 1 pièce d’or
move-fight = Combattre

reason-cubes-placed = Tous les cubes d’une même couleur sont placés.
reason-turn-limit = 200 tours par personne ont été joués.

figure-turns = Tours par place
figure-deliveries = Commandes livrées
figure-full-crews = Équipages au complet

## Le plateau au terminal

board-seats = Les bateaux
board-seat = Nom
board-cubes = Cubes (sur { $goal })
board-gold = Or
board-letters = Lettres
board-sail = Voile
board-cannons = Canons
board-hold = Cale
board-prison = Prison
board-crew = Équipage
board-ports = Les ports
board-port = Port
board-order = Commande ouverte
board-wants = n° { $number } : { $things }
board-no-order = tout est livré
board-delivered = Livrées
board-deliveries = { $seats }
board-majority = Majorité
board-known = Dans la pile
board-unknown = Inconnues
board-unseen = Tuiles encore jamais vues
board-unseen-tiles = { $tiles }
board-all-seen = Toutes les tuiles ont été vues.
board-voyage = { $seat }, cap sur { $port }
board-ashore = C’est à { $seat } de choisir une pile.
board-drawn = Retournées : { $tiles }
board-nothing-drawn = Aucune tuile n’est encore retournée.
board-reach = Tuiles : { $drawn } sur { $reach } ; actions : { $actions } sur 2.
board-put-under = Une tuile vue par la vigie est sous la pile.
board-open = Tuile à résoudre : { $tile }.
board-fighting = Pirates de force { $strength }.
board-asked = C’est à { $seat } de répondre.
board-barred-buying = On ne peut pas y acheter avec une lettre : { $goods }.
board-barred-selling = On ne peut pas y vendre avec une lettre : { $goods }.
board-barred-equipment = On ne peut pas l’acheter avec une lettre : { $things }.
board-own = Vos secrets
board-spotted-top = Votre vigie a vu la tuile du dessus : { $tile }.
board-spotted-bottom = Vous connaissez la tuile du dessous : { $tile }.
board-of-spotted-top = La vigie de ce bateau a vu la tuile du dessus : { $tile }.
board-of-spotted-bottom = { $seat } connaît la tuile du dessous : { $tile }.
board-own-known = Vous savez aussi que la pile { $port } contient : { $tiles }.

## Les règles, clause par clause

part-N1 = La mise en place
clause-N1-1 = Mélangez toutes les tuiles sauf les trois destinations et faites-en trois piles de sept. Ajoutez à chacune sa destination et mélangez les huit tuiles. Tout le monde sait quelle destination est dans quelle pile, mais pas à quelle hauteur.
clause-N1-2 = Tout le monde commence avec 5 pièces d’or, 1 lettre de commerce, 1 canon monté, la voile au cran 4, la cale et la prison vides, aucun équipage, et 10 cubes à placer (8 à quatre). La banque n’est jamais à court de rien.
clause-N1-3 = La première personne est tirée au sort ; puis on joue dans le sens des aiguilles d’une montre.
clause-N1-4 = Personne ne connaît l’ordre des tuiles ; rien d’autre n’est secret, sauf ce que voit une vigie. Pour chaque pile, tout le monde dispose d’une liste : de chaque sorte de tuile, le plus grand nombre vu au cours d’un même voyage. Une tuile vue par votre vigie n’est notée que pour vous, jusqu’à ce qu’elle soit retournée.
clause-N1-5 = (Notre précision.) Une tuile que vous glissez sous la pile après le regard de la vigie reste dans vos notes après le voyage, avec les tuiles retournées. Les notes donnent aussi la liste de ce que personne n’a encore vu : tout le monde pourrait la dresser.

part-N2 = Un tour
clause-N2-1 = Si vous n’avez plus d’or au début de votre tour, vous recevez 1 pièce, ou 2 avec un trésorier.
clause-N2-2 = Choisissez une pile. Avant d’en retourner la première tuile, vous pouvez glisser dessous autant de tuiles du dessus que vous voulez, sans les regarder, mais pas toutes.
clause-N2-3 = Si vous avez une vigie, vous regardez toujours une fois la tuile du dessus, après avoir glissé des tuiles ou non et avant de partir. Laissez-la ou glissez-la sous la pile. Elle ne compte pas parmi vos tuiles. Personne d’autre ne la voit ; tout le monde voit ce que vous en faites.
clause-N2-4 = Retournez les tuiles une à une, en résolvant chacune avant la suivante, jamais plus que votre voile n’en montrait au départ. La première est obligatoire ; après chacune, vous pouvez vous arrêter. Devant chaque tuile qui offre une action, vous choisissez de l’utiliser ou de passer. Le voyage s’arrête de lui-même après la deuxième action, un combat perdu ou la dernière tuile permise par la voile, une fois que les autres ont pu remettre leurs lettres de commerce.
clause-N2-5 = Deux actions par voyage : la deuxième y met fin. Utiliser une tuile est une action : commercer, vous équiper, fouiller l’épave, livrer. La brume n’en est pas une, passer devant une tuile non plus.
clause-N2-6 = Si vous rentrez avec moins de deux actions et moins de deux lettres, vous recevez une lettre de commerce, même après un combat perdu. Personne n’en a plus de deux.
clause-N2-7 = Mélangez les huit tuiles de la pile ; c’est à la personne suivante.
clause-N2-8 = (Notre précision.) Les tuiles que vous glissez dessous avant de partir y passent en un paquet, sans changer d’ordre.
clause-N2-9 = (Notre précision.) Vous pouvez revenir sur le choix d’une pile tant que rien n’a été vu. Une tuile retournée, ou vue par la vigie, ne se reprend pas.

part-N3 = Les tuiles
clause-N3-1 = Un port de commerce traite une seule marchandise, à un seul prix : achetez-en une ou deux, ou vendez-en une ou deux.
clause-N3-2 = La cale a six places, et deux au plus pour une même marchandise. Si vous achetez plus qu’il n’y a de place, jetez aussitôt par-dessus bord d’autres marchandises, sans rien recevoir : exactement ce qui dépasse six après l’achat, et rien de la sorte que vous venez d’acheter. Si vous n’achetez rien, rien ne passe par-dessus bord.
clause-N3-3 = Un navire marchand traite toutes les marchandises, à un seul prix : achetez-en une ou vendez-en une. Avec un batelier : achetez-en jusqu’à deux, ou vendez-en jusqu’à deux, pareilles ou non, ou bien vendez-en une et achetez-en une autre ; la vente vient alors d’abord, et vous pouvez utiliser son or et sa place. Exemple : avec un batelier, un bois devient un vin sans rien débourser.
clause-N3-4 = Un port d’équipement vend une chose : un cran de voile pour 2 pièces (jusqu’à 6 ; il compte dès le voyage suivant), un canon pour 1 (jusqu’à 4), ou un membre d’équipage pour 1, au poste libre de votre choix. Il y a cinq postes pour quatre personnes, et personne ne change de poste.
clause-N3-5 = L’épave rapporte 2 pièces d’or.
clause-N3-6 = À une destination, vous pouvez livrer la commande ouverte qui a le plus petit numéro : donnez ses marchandises, son or et ses capitaines pirates prisonniers, et placez un cube. Une fois par voyage. Quand les neuf commandes sont livrées, vous ne pouvez que passer.
clause-N3-7 = Le comptable rapporte 1 pièce d’or de plus que le prix par tuile où vous vendez, quel que soit le nombre de marchandises ; aussi pour la vente d’un échange. Exemple : deux sels vendus à 3 rapportent 7 pièces.

part-N4 = Les lettres de commerce
clause-N4-1 = Après un achat ou une vente réels dans un port de commerce, à un navire marchand ou dans un port d’équipement, on interroge les adversaires dans l’ordre du tour : vous pouvez remettre une lettre et utiliser la tuile une fois, vous aussi.
clause-N4-2 = Avec une lettre, vous ne pouvez pas faire ce qui vient d’être fait. Dans un port de commerce : ni acheter après un achat, ni vendre après une vente. Dans un port d’équipement : pas le même achat, que ce soit voile, canon ou membre d’équipage. À un navire marchand : ni acheter ce qui a été acheté, ni vendre ce qui a été vendu (chacune des deux marchandises, chaque moitié d’un échange). Une lettre n’en limite pas une autre, et votre équipage vous aide.
clause-N4-3 = On ne vous interroge que si vous avez une lettre et pouvez faire quelque chose de permis.
clause-N4-4 = (Notre précision.) Si vous refusez, vous gardez votre lettre. Ce que l’on fait par lettre n’est une action dans aucun voyage et n’ouvre la tuile à personne d’autre.

part-N5 = La brume
clause-N5-1 = Le dé d’événement est jeté aussitôt. Une pièce : 1 pièce d’or pour vous.
clause-N5-2 = Des crânes : un bateau pirate de cette force. Payez 1 pièce d’or et poursuivez, ou combattez.
clause-N5-3 = Au combat, vous jetez un dé par canon. Un boulet d’argent touche une fois ; un double boulet bleu touche deux fois avec un canonnier, sinon pas du tout ; la face vide manque. Il faut au moins autant de coups au but que la force des pirates. Exemple : avec deux canons contre une force de 2, il faut deux boulets d’argent.
clause-N5-4 = Gagné : leur capitaine va dans votre prison (si les deux places sont prises, vous recevez 1 pièce d’or à la place), et le voyage continue. Perdu : le voyage est fini.
clause-N5-5 = Si vos canons ne peuvent pas suffire, même avec toute la chance du monde (1 coup chacun, 2 avec un canonnier), vous ne pouvez que payer ; sans or, le combat est perdu sans un jet de dé.
clause-N5-6 = (Notre précision.) Si la victoire est possible mais que vous n’avez plus d’or, vous ne pouvez que combattre. On vous le demande quand même, dans les deux cas.

part-N6 = Les cubes et la fin
clause-N6-1 = Si personne n’a livré autant de commandes que vous à l’une des trois destinations, vous y avez la majorité et placez un cube de plus, dès la première livraison. Si quelqu’un vous rattrape, vous reprenez ce cube, et la place reste vide jusqu’à ce que quelqu’un soit seul en tête.
clause-N6-2 = Vous placez un cube pour avoir livré aux trois ports, un autre pour un équipage de quatre. Tout le monde peut gagner l’un et l’autre, une fois, sans jamais les perdre.
clause-N6-3 = Dès que vous avez placé votre dernier cube, vous avez gagné, même hors de votre tour si une lettre complète votre équipage. Il n’y a alors plus ni lettre, ni or pour un coffre vide, ni mélange.
clause-N6-4 = Tous les cubes d’une livraison ou d’un achat, avec la majorité perdue du même coup, comptent au même instant. Vous ne pouvez pas placer un cube que vous n’avez plus : le score ne dépasse jamais 10 (8 à quatre).
clause-N6-5 = (Notre précision, pour que toute partie finisse.) Après 200 tours par personne, c’est fini. Le plus grand nombre de cubes gagne ; à égalité, on partage la victoire.
clause-N6-6 = (Notre précision.) Le dernier de ces tours est complet, avec sa lettre et son mélange ; seul l’or d’un coffre vide au tour suivant n’est pas versé.
clause-N6-7 = (Notre précision.) Si une livraison vaut plus de cubes qu’il ne vous en reste, placez-les dans cet ordre : d’abord pour la commande, puis pour la majorité, puis pour les trois ports.

## La partie guidée : ce que dit le vieux loup de mer

chapter-1 = Commerce et livraison
chapter-2 = Des pirates dans la brume
coach-welcome =
    Bienvenue, capitaine ! Trois ports attendent des livraisons, chacun caché dans une pile de huit tuiles. Livrer place des cubes ; avec dix, vous gagnez.

    Un voyage, c’est une pile, au plus quatre tuiles (votre voile) et deux actions.

    Mettez le cap sur Olesand, sans rien glisser dessous.
coach-draw =
    Vous voilà en mer. On retourne les tuiles une à une, et l’on résout chacune avant la suivante.

    La première est obligatoire : retournez-la.
coach-fog =
    La brume ! Le dé aurait pu amener des pirates ; vous y trouvez 1 pièce d’or.

    La brume n’est pas une action : vous en avez toujours deux, et trois tuiles devant vous. Vous pourriez rentrer, mais continuez.
coach-buy =
    Le port du sel à 1 : on y achète ou vend jusqu’à deux sels, à 1 pièce l’un. La cale prend six marchandises, deux au plus de chaque sorte.

    Un port du sel à 3 existe quelque part. Achetez deux sels.
coach-go-on =
    Une action de faite, il en reste une. Votre adversaire n’a pas de sel à vendre : sa lettre de commerce ne lui sert à rien ici.

    Retournez la tuile suivante.
coach-sell =
    Quelle chance : le port du sel à 3, juste derrière ! Payés 2, vendus 6.

    Vendez vos deux sels. C’est votre seconde action, et elle termine le voyage.
coach-watch =
    Cinq pièces d’or de plus qu’au départ : beau voyage ! La pile est mélangée, mais ce qu’on y a vu reste noté pour tout le monde.

    À { $seat_1 } de jouer : regardez bien.
coach-letter =
    { $seat_1 } s’équipe d’un canon. Votre lettre de commerce vous laisse utiliser la même tuile, mais pas pour la même chose.

    Engagez un comptable pour 1 pièce : il rapporte 1 pièce d’or à chaque vente.
coach-order =
    À vous ! Norderkap demande d’abord 1 vin, et { $seat_1 } vient de passer devant un port du vin dans cette même pile.

    Le vin et le port y sont donc tous les deux. Mettez le cap sur Norderkap.
coach-search = Huit tuiles mélangées, et votre voile vous en laisse voir quatre : croisez les doigts. Retournez la première.
coach-wine = Le port du vin ! Achetez-en un, pour 2 pièces : c’est tout ce que demande la commande.
coach-hope =
    Il vous reste une action et trois tuiles. Si Norderkap est parmi elles, le vin est livré aujourd’hui ; sinon, il attendra en cale.

    Continuez.
coach-deliver =
    Norderkap en vue ! Personne d’autre n’a livré ici, vous y mènerez donc sans rival : un cube pour la commande, un pour la majorité.

    Livrez la commande.
coach-farewell =
    Deux cubes en deux voyages : bravo, capitaine ! D’autres cubes viennent d’un équipage de quatre et d’une livraison dans chacun des trois ports.

    Trutzhavn veut des capitaines pirates : il faudra des canons. La mer est à vous !
coach-welcome-2 =
    Trutzhavn demande d’abord un capitaine pirate, et les pirates se cachent dans la brume. Vous avez un second canon et un canonnier.

    Mettez le cap sur Trutzhavn.
coach-into-the-fog = Cinq des 24 tuiles sont de la brume, et l’on n’en a vu aucune. Retournez la première tuile.
coach-fight =
    La brume, et des pirates de force 2 ! Vous pouvez leur payer 1 pièce et continuer, ou combattre.

    Vous jetez un dé par canon. Un boulet d’argent touche une fois ; un double boulet bleu deux fois, grâce au canonnier. Il faut deux coups au but.

    Si vous perdez, le voyage est fini. Combattez !
coach-won-fight =
    Un boulet d’argent et un bleu : trois coups au but ! Le capitaine pirate part dans votre prison.

    Un combat n’est pas une action : vous en avez toujours deux. Retournez la tuile suivante.
coach-pay =
    Encore la brume, et des pirates de force 3. Deux dés ne gagneraient qu’environ une fois sur cinq.

    Vous avez le capitaine qu’il vous faut. Payez 1 pièce et continuez.
coach-one-more-tile = Votre voile vous laisse encore deux tuiles. Retournez la suivante.
coach-deliver-captain = Trutzhavn ! Remettez votre capitaine : un cube pour la commande, un pour la majorité. Livrez.
coach-farewell-2 =
    Deux cubes, et un bateau intact ! Votre prison a deux places ; un troisième capitaine vous vaudrait 1 pièce.

    Avec plus de canons, on gagne plus souvent, et payer coûte souvent moins qu’un voyage perdu. La mer est à vous !

## Pourquoi pas

why-under-way = Vous êtes en mer : une seule pile par voyage.
why-first-tile = La première tuile est obligatoire ; après, vous pourrez rentrer.
why-cannot-pay = Il vous manque de quoi livrer la commande de ce port.
why-all-delivered = Toutes les commandes de ce port sont livrées.
why-barred = Avec une lettre, vous ne pouvez pas refaire ce qui vient d’être fait.
why-full = Votre bateau n’a plus de place pour cela.
why-enough = Vous en avez déjà deux à bord : la cale n’en prend pas plus d’une même sorte.
why-not-aboard = Vous n’en avez pas à bord.
why-too-dear = Vous n’avez pas assez d’or.
why-too-strong = Même si chaque tir portait, vos canons ne suffiraient pas : il faut payer.
why-no-ransom = Vous n’avez plus d’or pour payer : il faut se battre.

## Pourquoi le conseil est bon

hint-sail-order = Vous avez à bord tout ce qu’il faut pour livrer à { $port }, et ce port est dans cette pile.
hint-sail-known = On sait qu’il y a dans cette pile { $tile_some } : rien ne vous servirait mieux.
hint-sail-hope = Cette pile est la plus prometteuse, surtout pour { $tile_some }.
hint-lookout-under = La pile cache sans doute mieux : glissez { $tile_the } dessous.
hint-lookout-keep = Il ne viendra sans doute rien de mieux : laissez { $tile_the } dessus.
hint-draw = Il reste de quoi espérer, surtout { $tile_some }.
hint-draw-fog = Seule la brume peut encore vous valoir quelque chose : une pièce d’or, ou un capitaine pirate.
hint-stop-letter = La lettre du retour vaut mieux que ce qui peut encore venir.
hint-stop = Plus rien de ce qui peut venir ne vous servirait.
hint-fight = Vous auriez environ { $chance } % de chances de l’emporter, et un capitaine capturé a de la valeur.
hint-fight-little-to-lose = Vous n’auriez qu’environ { $chance } % de chances de l’emporter, mais ce voyage n’a plus grand-chose à perdre, et payer coûte de l’or.
hint-fight-captain = Vous n’auriez qu’environ { $chance } % de chances de l’emporter, mais un capitaine capturé vaut ce risque.
hint-pay = Vous auriez environ { $chance } % de chances de l’emporter : une pièce d’or coûte moins que la fin du voyage.
hint-skip-letter = Rien ici ne vaut une lettre : gardez-la pour mieux.
hint-skip-for = Gardez votre action pour ce qui peut encore venir, surtout { $tile_some }.
hint-skip-fog = Rien ici ne vaut la fin du voyage : la brume peut encore apporter de l’or ou un capitaine pirate.
hint-skip-home = Rien ici ne vaut une action : mieux vaut rentrer avec une lettre.
hint-skip = Rien de ce qu’on peut faire ici ne vous avancerait.
hint-deliver-wins = Cette livraison place votre dernier cube : vous gagnez.
hint-deliver = Cette livraison vous vaut { $count ->
    [one] un cube
   *[other] { $count } cubes
} ; il n’en restera que { $left } à placer.
hint-trade-order = À { $port }, la commande ouverte attend : { $goods }.
hint-trade-swap = Ici, { $bought_the } vous servira plus que { $sold_the }.
hint-trade-sell = À ce prix ({ $gold } en or), mieux vaut vendre que garder en cale : { $goods }.
hint-trade-cheap = Acheté à { $price }, revendu jusqu’à { $most } : { $goods }.
hint-trade-stock = D’autres commandes en demanderont : { $goods }.
hint-equip-sail = Vous pourrez retourner { $count } tuiles par voyage : plus tôt vous l’avez, plus cela rapporte.
hint-equip-cannon = { $count ->
    [one] Un canon suffit
   *[other] { $count } canons suffisent
} plus souvent contre les pirates, et un capitaine capturé a de la valeur.
hint-equip-full-crew = À { $count } membres, votre équipage est au complet : c’est un cube.
hint-equip-post = Plus tôt vous engagez { $post_the }, plus vous en profitez, et l’équipage complet vaut un cube.
hint-salvage = { $gold ->
    [one] Une pièce d’or
   *[other] { $gold } pièces d’or
} pour rien : c’est plus que ce que promet la suite.

## À quoi sert chaque chose

about-port = Port de commerce. Marchandise : { $good }. Achetez-en une ou deux, ou vendez-en une ou deux, à { $price ->
    [one] 1 pièce
   *[other] { $price } pièces
} chacune.
about-merchant = Navire marchand : achetez ou vendez une marchandise de votre choix à { $price } pièces. Avec un batelier : deux, ou un échange.
about-good = Une marchandise pour la cale : six places, deux au plus d’une même sorte. On l’achète et la vend en mer ; bien des commandes en réclament.
about-fog = On jette aussitôt un dé : une pièce d’or pour vous, ou des pirates de force 1 à 3. Payez-leur 1 pièce, ou combattez avec vos canons. Ce n’est pas une action.
about-cube = Un cube pour chaque commande livrée, pour la première place dans un port, pour les trois ports et pour un équipage de quatre. Placez le dernier, et vous gagnez.
about-gold = Sert à acheter des marchandises, à s’équiper et à payer les pirates ; certaines commandes en réclament.
about-letters = Quand quelqu’un d’autre vient de commercer ou de s’équiper, une lettre vous laisse utiliser sa tuile, mais pas pour faire la même chose. Deux au plus ; on en gagne une pour un voyage de moins de deux actions.
about-sail = Le nombre de tuiles que vous pouvez retourner par voyage. Un cran de plus coûte 2 pièces, jusqu’à 6.
about-cannon = Un dé par canon contre les pirates. Au port d’équipement, 1 pièce ; quatre au plus.
about-captain = Un capitaine pirate, pris au combat. La prison en tient deux ; Trutzhavn en réclame.
about-boatman = À un navire marchand : achetez deux marchandises, vendez-en deux, ou échangez l’une contre l’autre.
about-gunner = Au combat, chaque double boulet bleu touche deux fois.
about-treasurer = Sans or au début de votre tour, vous recevez 2 pièces au lieu d’une.
about-accountant = 1 pièce d’or de plus par tuile où vous vendez.
about-lookout = Au départ, vous regardez la tuile du dessus de la pile : laissez-la, ou glissez-la dessous.
about-coin = Une pièce d’or pour vous.
about-silver = Touche une fois.
about-blue = Touche deux fois avec un canonnier, sinon pas du tout.
web-own-tiles = ce qui peut venir

## Le résultat

web-reveal = Qui a servi quels ports
web-majority-of = Majorité : { $seat }
web-majority-none = Majorité : personne
web-source-orders = commandes
web-source-majorities = majorités
web-source-all-ports = les trois ports
web-source-full-crew = équipage au complet
web-turn-kicker = tour
web-turn-cubes = { $count ->
    [0] Un cube de moins
    [one] { $seat } place un cube
   *[other] { $seat } place { $count } cubes d’un coup
}
web-turn-last-cube = { $seat } place son dernier cube
web-end-placed = Les { $cubes } cubes sont placés : la partie revient à { $seats }.
web-end-limit = Au bout des 200 tours, { $cubes } cubes placés suffisent à { $seats }.

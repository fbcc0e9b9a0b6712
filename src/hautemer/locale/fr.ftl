# La maison : les mots qui n’appartiennent à aucun jeu.

nothing = rien
several = { $count } × { $name }
seat = place { $number }
score-line = { $seat } : { $score }
winners = { $count ->
    [0] Personne ne gagne.
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
replay-title = { $title } : { $seats }
replay-waiting = On attend { $seats }.
fact-undone = { $seat } reprend { $count ->
    [one] un coup.
   *[other] { $count } coups.
}

## Simulations

simulate-progress = Parties en cours
simulate-by-bot = Par robot
simulate-by-seat = Par place
simulate-rest = Parties
simulate-bot = Robot
simulate-seat = Place
simulate-played = Parties
simulate-wins = Victoires
simulate-score = Score
simulate-stopped = Arrêtées avant la fin
simulate-entries = Entrées par partie
simulate-range = La plus courte et la plus longue
tournament-title = { $bot } contre { $others } × { $other }, places tournantes
bench-title = Parties au hasard sur un cœur ({ $machine })
bench-game = Jeu
bench-seats = Places
bench-decisions = Décisions par seconde
bench-copies = Copies par seconde
bench-resamples = Mondes imaginés par seconde
bench-peers = D’autres moteurs dans la même mesure
bench-peer = Moteur
bench-ratio = { $game } en fait … × autant
bench-missing = { $peer } n’est pas installé : pip install hautemer[bench]

## Problèmes

error-too-large = Le document dépasse { $limit } octets.
error-not-json = Le document n’est pas du JSON.
error-too-deep = Le document est imbriqué sur plus de { $limit } niveaux.
error-huge-integer = Le document contient un entier trop grand.
error-wrong-shape = Le document n’est pas un relevé de partie : { $why }.
error-wrong-format = Le document n’est pas au format { $expected }.
error-too-many-entries = Le relevé compte plus de { $limit } entrées.
error-names = Un relevé donne le nom de chaque place, de 1 à { $limit } caractères.
error-empty-file = Le fichier ne contient aucun relevé.
error-unreadable = Le fichier { $file } est illisible.
error-unwritable = Impossible d’écrire le fichier { $file }.
error-illegal-entry = Entrée { $entry } : { $why }
error-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
error-not-a-move = Ce n’est pas un coup de ce jeu : { $why }.
error-not-open = Le coup « { $do } » n’est pas possible pour cette place en ce moment.
error-outside-offer = Le coup « { $do } » est possible, mais pas avec ces valeurs.
error-finished = La partie est terminée.
error-old-prompt = La question a changé entre-temps ; regardez de nouveau.
error-nothing-to-undo = Il n’y a rien que cette place puisse reprendre.
error-wrong-digest = L’état après cette entrée n’est pas celui du relevé.
error-wrong-result = Le résultat n’est pas celui du relevé.
error-not-an-entry = L’entrée est mal formée : { $why }.
error-luck-missing = Il manque le hasard « { $name } ».
error-luck-other = On attendait le hasard « { $name } », le relevé donne « { $found } ».
error-luck-impossible = Le hasard « { $name } » n’a pas pu donner ce résultat.
error-luck-left-over = Le relevé contient un hasard de trop : « { $name } ».
error-luck-shape = Le hasard n’est pas une liste de résultats nommés.
error-luck-not-proved = Le hasard « { $name } » ne découle pas du secret publié.
error-no-commitment = Le relevé ne contient aucun secret révélé.
error-broken-commitment = Le secret n’est pas celui qui avait été promis.
error-unknown-game = Le jeu « { $game } » n’existe pas ; il y a : { $known }.
error-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $why }.
error-unknown-rules = La version { $rules } des règles de « { $game } » est inconnue ici.
error-wrong-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ».
error-wrong-option = L’option « { $option } » ne peut pas valoir « { $value } ».
error-option-shape = Une option s’écrit CLÉ=VALEUR, et non « { $option } ».
error-wrong-data = Le fichier de données ne convient pas au jeu : { $why }.
error-other-data = Le relevé a été fait avec le fichier de données { $name } (SHA-256 { $sha256 }) ; indiquez-le avec --data.
error-unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu ; il y a : { $known }.
error-wrong-bots = Nommez un robot pour les { $seats } places, ou exactement un par place ; vous en avez nommé { $bots }.

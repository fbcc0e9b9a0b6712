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
instead-bot = Un robot joue pour { $seat } : { $sentence }
instead-clock = Temps écoulé pour { $seat }, un robot joue : { $sentence }
instead-consent = Les autres ont accepté : { $sentence }

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
simulate-windows = Fenêtres fermées par l’horloge
simulate-window-minutes = Minutes d’attente dans ces fenêtres, au rythme habituel en direct
simulate-kind = { $figure } : { $kind }
tournament-title = { $bot } contre { $others } × { $other }, places tournantes
tournament-ratings = Classement (intervalle à 95 %) : 400 points de plus décuplent les chances de gagner
tournament-rating = Points
dataset-written = { $matches } parties sont dans { $folder } ; son README.md explique les colonnes.
report-written = La page { $file } est écrite : { $matches } parties, { $variants } variantes.
report-comparing = Comparaison des variantes
report-title = { $title } à { $seats } places
report-lead = { $matches } parties entre robots : { $bots }. Graine : { $seed }. Options : { $options }. Un intervalle est juste 95 fois sur 100.
report-length = Durée
report-length-text = Une partie compte { $mean } entrées en moyenne ({ $low } – { $high }). La moitié centrale des parties en compte de { $lower } à { $upper }.
report-choices = Choix
report-choices-text = Une place interrogée a { $mean } coups permis en moyenne ; la médiane est { $median }. Dans { $forced } des décisions, il n’y en a qu’un.
report-moves = Coups permis par décision
report-decisions = Décisions en %
report-kind = Sorte de coup
report-per-match = Par partie
report-mean = Moyenne
report-median = Médiane
report-most = Maximum
report-seats = Places
report-seats-text = Les places sont numérotées à partir de celle qui commence. À égalité, chacune gagnerait { $share } (la ligne en tirets). Une victoire partagée compte pour sa part.
report-endings = Fins de partie
report-figure = À la fin
report-scores = Les scores au fil de la partie
report-scores-text = Les lignes montrent le score moyen de celles et ceux qui gagnent et des autres, les surfaces la moitié centrale.
report-winners = Gagnent
report-others = Les autres
report-part = Avancement de la partie en %
report-leads = Changements de tête
report-leads-text = La première place change de mains { $mean } fois par partie ({ $low } – { $high }).
report-decides = Ce qui décide
report-decides-text = Pour chaque fait qui touche une place : combien de fois par partie il arrive à qui gagne et aux autres. L’écart est en écarts types, pour comparer le rare et le courant. Il montre ce qui accompagne la victoire, pas sa cause.
report-thing = Chose
report-difference = Écart en écarts types
report-options = Options
report-options-none = Aucune option n’a été comparée.
report-options-text = Chaque autre valeur d’une option face à celle du haut, { $matches } paires de parties de même graine. La figure montre le changement de durée.
report-numbers = Nombres reconstitués
report-numbers-none = Aucun nombre reconstitué n’a été comparé.
report-numbers-text = Chaque nombre du fichier de données marqué R, d’un pas vers le bas puis vers le haut, { $matches } paires de parties de même graine ; les effets les plus nets d’abord. La figure montre le changement de durée.
report-change = Changement
report-effect-length = Entrées
report-effect-seat = Victoires de la place 1, en %
report-effect-score = Meilleur score
report-effect-margin = Avance en tête
report-effect-ending = Fin la plus fréquente, en %
report-marked = ● marque un effet net même parmi les { $number } comparaisons de ce tableau (Bonferroni).
report-unplayed = Il manque { $number } variantes, car le temps était écoulé.
train-begins = Nouvel entraînement dans { $folder }, appris avec { $learner }. Ctrl-C l’arrête ; la même commande le reprend.
train-continues = L’entraînement dans { $folder } reprend, appris avec { $learner }. Ctrl-C l’arrête de nouveau.
train-progress = { $percent } % après { $seconds } s : { $decisions } décisions, erreur { $loss }
train-evaluation = { $percent } % après { $seconds } s : { $share } % ({ $low }–{ $high }) de victoires en { $matches } parties à { $seats } contre « second »
train-ended = Les poids, la courbe et l’état de l’entraînement sont dans { $folder }.
bench-title = Parties au hasard sur un cœur ({ $machine })
bench-game = Jeu
bench-seats = Places
bench-decisions = Décisions par seconde
bench-first = Premier tiers
bench-last = Dernier tiers
bench-copies = Copies par seconde
bench-resamples = Mondes imaginés par seconde
bench-peers = D’autres moteurs dans la même mesure
bench-peer = Moteur
bench-ratio = { $game } en fait … × autant
bench-search-title = Recherche sur un cœur ({ $machine })
bench-search-decisions = Décisions simulées par seconde
bench-search-answer = Réseau seul, ms par réponse
bench-screens-progress = On appuie sur des boutons
bench-screens-title = De l’appui à l’image, en millisecondes, processeur { $slower } fois plus lent
bench-screens-size = Écran
bench-screens-presses = Appuis
bench-screens-half = La moitié en
bench-screens-worst = Le plus lent
bench-screens-busy = Processeur, la moitié en
bench-screens-busiest = Processeur, au plus
bench-screens-slowest = Les appuis les plus lents
bench-screens-press = Appui sur
bench-screens-wait = Attente
bench-screens-weight = La première page : { $packed } ko transmis, { $unpacked } ko une fois décompressés.
bench-screens-first-task = La tâche la plus longue pendant que la première page se charge : { $task } ms ({ $loads }).
bench-screens-bytes = Octets transmis
bench-screens-task = Tâche la plus longue, ms
bench-screens-tasks = Tâche la plus longue de chaque chargement
bench-screens-what = Mouvement
bench-screens-repaints = Plateau redessiné
bench-screens-layouts = Mises en page
bench-screens-own-layouts = Mises en page de ce qui bouge
bench-screens-length = Millisecondes
bench-screens-thread = Fil principal, %
bench-screens-frames = Images par seconde
bench-screens-nodes-before = Nœuds, début
bench-screens-nodes-after = Nœuds, fin
bench-screens-log-before = Journal, début
bench-screens-log-after = Journal, fin
bench-screens-heap-before = Mémoire, début, Mo
bench-screens-heap-after = Mémoire, fin, Mo
bench-screens-quiet = Les nombres et les octets sont exacts. Les durées et les images par seconde ne valent que si rien d’autre ne tourne sur cette machine.
bench-load-title = Ce qu’un plateau ajoute à la première page
bench-motion-title = Pendant qu’une chose bouge
bench-tab-title = Un onglet pendant le premier et le dernier tiers d’une partie entière
bench-missed = Limite dépassée : { $where } { $told }
bench-all-kept = Toutes les limites sont respectées.
bench-missed-first-page = La première page pèse { $measured } octets au lieu de { $allowed } au plus.
bench-missed-first-task = Sur la première page, une tâche a pris { $measured } ms au chargement au lieu de { $allowed } au plus.
bench-missed-press = Entre un appui et l’image suivante, il s’est passé { $measured } ms au lieu de moins de { $allowed }.
bench-missed-board = Le plateau pèse { $measured } octets au lieu de { $allowed } au plus.
bench-missed-task = Une tâche a pris { $measured } ms au chargement au lieu de { $allowed } au plus.
bench-missed-layouts = Mises en page pendant le mouvement : { $measured } au lieu de { $allowed }.
bench-missed-repaints = Plateau redessiné pendant le mouvement : { $measured } au lieu de { $allowed }.
bench-missed-busy = Le fil principal était occupé { $measured } % du mouvement au lieu de { $allowed } % au plus.
bench-missed-nodes = L’onglet a { $measured } nœuds à la fin au lieu de { $allowed } au plus.
bench-missed-heap = La mémoire occupe { $measured } octets à la fin au lieu de { $allowed } au plus.
bench-memory-progress = Parties en cours
bench-vector-title = Jeu vectorisé avec observations sur un cœur, pas par seconde ({ $machine })
bench-vector-batch = { $batch } à la fois
bench-vector-cores = de même, avec un processus par cœur ({ $cores })
bench-vector-steps = Pas par seconde
bench-vector-ratio = × { $peer }
bench-memory-title = Mémoire d’un processus qui joue à tous les jeux : { $growth } dans la seconde moitié
bench-memory-seconds = Secondes
bench-memory-decisions = Décisions
bench-memory-megabytes = Mégaoctets
bench-presses-title = Appuis pour une partie entière, en suivant les idées
bench-presses-seed = Graine
bench-presses-questions = Questions
bench-presses-by-hand = Choix à la main
bench-presses-median = médiane
screenshots-progress = Prises de vue
screenshots-taken = { $count ->
    [one] Une image prise.
   *[other] { $count } images prises.
}
screenshots-film-progress = Tournage
screenshots-filmed = { $file } : { $size } ko.
compare-title = Référence et résultat
compare-target = Référence
compare-product = Résultat
compare-sheet = Une planche de dessins, pas un écran.
compare-corrected = Le guide corrige cette image.
compare-missing = Cette image n’est pas dans le dossier.
compare-unlisted = Aucun pictures.toml ne dit quel état montre cette image.
compare-moment = Aucune partie de robots n’a un tel moment.
compare-failed = Impossible d’afficher cet écran : { $why }

## Problèmes

error-too-large = Le document dépasse { $limit } octets. Choisissez-en un plus petit.
error-not-json = Le document n’est pas du JSON. Choisissez le relevé d’une partie.
error-too-deep = Le document est imbriqué sur plus de { $limit } niveaux. Choisissez le relevé d’une partie.
error-huge-integer = Le document contient un entier trop grand. Choisissez un autre relevé.
error-wrong-shape = Le document n’est pas un relevé de partie (précision technique : { $why }). Choisissez un autre fichier.
error-wrong-format = Le document n’est pas au format { $expected }. Choisissez un autre fichier.
error-too-many-entries = Le relevé compte plus de { $limit } entrées. Choisissez-en un plus court.
error-names = Donnez à chaque place du relevé un nom de 1 à { $limit } caractères.
error-not-plain = Les noms et la discussion d’un relevé ne doivent contenir aucun caractère de contrôle. Retirez-les.
error-moved-by = La clé by, qui dit qui a joué pour une place, vaut { $known }, ou manque.
error-empty-file = Le fichier ne contient aucun relevé. Choisissez-en un autre.
error-unreadable = Le fichier { $file } est illisible. Vérifiez son chemin et ses droits.
error-unwritable = Impossible d’écrire le fichier { $file }. Vérifiez le dossier et ses droits.
error-no-targets = Le dossier { $folder } ne contient aucune image de référence. Indiquez le dossier des images à comparer.
error-no-round = Aucune partie de robots n’a de manche { $round }. Indiquez la manche par son numéro.
error-film-too-large = Le film fait { $bytes } octets, et { $limit } sont permis. Choisissez une manche plus courte.
error-no-picture = Le fichier { $file } n’est pas une image PNG. Choisissez un autre fichier.
error-illegal-entry = Entrée { $entry } : { $why }
error-too-long-to-play = Ce relevé est trop long à rejouer. Choisissez-en un plus court.
error-no-such-seat = Il n’y a pas de place { $seat } dans cette partie. Choisissez-en une autre.
error-not-a-move = Ce n’est pas un coup de ce jeu (précision technique : { $why }). Choisissez l’un des coups proposés.
error-not-open = Vous ne pouvez pas faire cela maintenant.
error-outside-offer = Ce coup n’est pas possible avec ces valeurs. Choisissez de nouveau.
error-finished = La partie est terminée. Regardez le résultat ou lancez une revanche.
error-old-prompt = La partie a avancé avant votre choix. Choisissez de nouveau.
error-not-sayable = Vous ne pouvez pas dire cela maintenant. Choisissez une autre déclaration.
error-too-much-talk = Vous pouvez dire { $limit } choses au plus entre deux coups. Attendez le prochain.
error-nothing-to-undo = Vous n’avez rien à reprendre pour l’instant. Jouez d’abord.
error-wrong-digest = L’état après cette entrée n’est pas celui du relevé.
error-wrong-result = Le résultat n’est pas celui du relevé.
error-not-an-entry = L’entrée est mal formée (précision technique : { $why }).
error-luck-missing = Il manque le tirage « { $name } ».
error-luck-other = On attendait le tirage « { $name } », le relevé donne « { $found } ».
error-luck-impossible = Le tirage « { $name } » n’a pas pu donner ce résultat.
error-luck-left-over = Le relevé contient un tirage de trop : « { $name } ».
error-luck-shape = Les tirages ne forment pas une liste de résultats nommés.
error-luck-not-proved = Le tirage « { $name } » ne découle pas du secret publié.
error-no-commitment = Le relevé ne contient aucun secret révélé.
error-broken-commitment = Le secret n’est pas celui qui avait été promis.
error-unknown-scheme = Ce relevé prouve ses tirages d’une façon que cette version ne connaît pas (procédé { $scheme }). Mettez Hautemer à jour.
error-broken-proof = La partie du relevé qui prouve les tirages est mal formée.
error-not-revealed = À l’étape { $round }, un appareil figure sans sa contribution.
error-wrong-bytes = À l’étape { $round }, la contribution de la place { $seat } n’est pas celle que son appareil avait promise.
error-wrong-key = Les tirages ne partent pas du secret promis et des contributions des appareils.
error-unknown-game = Le jeu « { $game } » n’existe pas ; il y a : { $known }.
error-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $why }.
error-unknown-rules = La version { $rules } des règles de « { $game } » est inconnue ici. Mettez Hautemer à jour.
error-wrong-seats = { $game } se joue de { $least } à { $most } personnes, pas à { $seats }. Changez le nombre de places.
error-unknown-option = { $game } n’a pas d’option « { $option } ». « hautemer games » donne la liste des options.
error-wrong-option = L’option « { $option } » ne peut pas valoir « { $value } ». « hautemer games » donne la liste des valeurs.
error-option-shape = Une option s’écrit CLÉ=VALEUR, et non « { $option } ».
error-wrong-data = Le fichier de données ne convient pas au jeu : { $why }. Corrigez-le ou retirez --data.
error-other-data = Le relevé a été fait avec le fichier de données { $name } (SHA-256 { $sha256 }) ; indiquez-le avec --data.
error-unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu ; il y a : { $known }.
error-broken-bot = Le robot « { $bot } » ne peut pas être chargé : { $why }
error-not-at-a-server = { $option } ne s’utilise pas avec --server. Omettez l’une des deux options.
error-own-bot = Cette partie a été jouée contre le robot « { $bot } ». Nommez-le à nouveau avec --bots.
error-wrong-bots = Nommez un robot pour les { $seats } places, ou exactement un par place ; vous en avez nommé { $bots }.

## Notifications

notice-yours = { $title } ({ $names }) : c’est à vous de jouer.
notice-theirs = { $title } : c’est à { $name } de jouer.
notice-mail =
    { $text }

    { $address }

    Pour ne plus recevoir ces messages, ouvrez le lien ci-dessus et retirez cette adresse dans vos réglages.
notice-confirm-subject = Hautemer : est-ce bien votre adresse ?
notice-confirm =
    Quelqu’un, vous sans doute, a demandé à recevoir ici une notification quand vient son tour de jouer sur Hautemer. Si c’est bien vous, ouvrez ce lien :

    { $address }

    ou saisissez ce code :

    { $code }

    Sinon, ne faites rien : aucun autre message ne viendra.
error-no-mail = Ce serveur n’envoie pas de courriel. Choisissez une autre notification.
error-no-push = Ce serveur n’envoie pas de notifications au navigateur. Choisissez une autre notification.
error-mail-away = Le serveur de courrier n’a pas accepté le message ; réessayez plus tard.

## À une table d’un serveur

error-server-address = L’adresse d’un serveur commence par http ou https. Vérifiez l’adresse.
error-server-away = Le serveur { $address } ne répond pas. Vérifiez l’adresse ou réessayez plus tard.
away-back = (La connexion avait été coupée ; elle est rétablie.)
away-stood-in = { $count ->
    [one] Depuis votre dernier coup, un robot a joué un coup pour vous.
   *[other] Depuis votre dernier coup, un robot a joué { $count } coups pour vous.
}
away-left = La table vous attend : { $address }
away-consent = { $seat } voudrait reprendre un coup. D’accord ? [O/n]
away-code = J’ai un code ou un lien
away-new = Ouvrir une nouvelle table
away-which = Quelle table, de 1 à { $high } ?
away-which-code = Le code de quatre lettres, ou le lien ?
away-table-yours = { $title }, à vous de jouer ({ $names })
away-table-running = { $title }, en cours ({ $names })
away-table-lobby = { $title }, en attente de monde ({ $names }){ $free ->
    [0] {""}
    [one] , une place libre
   *[other] , { $free } places libres
}
away-invite = Code : { $code }. Lien d’invitation : { $address }
away-gathered = À table : { $names }. { $free ->
    [0] Aucune place libre.
    [one] Une place libre.
   *[other] { $free } places libres.
}
away-account = { $name } (compte)
away-start = Commencer avec les personnes présentes
away-fill = { $free ->
    [0] Commencer
    [one] Mettre un robot à la place libre et commencer
   *[other] Mettre des robots aux { $free } places libres et commencer
}
away-look = Regarder qui est arrivé
away-rematch = Une revanche s’organise. Vous en êtes ? [O/n]
away-letter-t = discuter
away-letter-y = c’est bon pour moi
away-letter-w = attendre
away-letter-v = temps de réaction
away-letter-p = rythme des robots
away-letter-q = partir
away-letter-e = messages précédents
away-help-t = dit quelque chose à tout le monde : « t Bonjour ! »
away-help-y = dit que vous n’avez plus besoin du temps qui reste
away-help-w = donne 15 secondes de plus à tout le monde, une fois par manche et une fois par temps de réaction
away-help-v = propose que, dès la prochaine manche, le temps de réaction aille jusqu’au bout, ou s’arrête quand tout le monde est prêt
away-help-p = règle le temps que prennent les robots : « p calme », « p vif » ou « p immédiat » ; le choix le plus lent de la table compte
away-which-pace = Quel rythme ? { $paces }
away-paced = Les robots jouent maintenant à ce rythme : { $pace }.
pace-calm = calme
pace-brisk = vif
pace-instant = immédiat
away-windows = { $missing ->
    [0] Tout le monde est d’accord.
    [one] C’est proposé. Il manque encore une voix.
    *[other] C’est proposé. Il manque encore { $missing } voix.
}
away-help-q = quitte la table ; votre place reste la vôtre
away-help-e = affiche les messages précédents de la discussion
away-earlier = Il y a des messages précédents : « e » les affiche.
away-no-earlier = Il n’y a pas de message précédent.
beside-joined = { $name } prend place.
beside-left = { $name } s’en va.
beside-freed = L’hôte a libéré la place occupée par { $name }.
beside-draw-late = { $name } : appareil en retard, il ne contribue pas au tirage.
beside-started = La partie commence. Empreinte du tirage : { $commitment }
beside-said = { $name } : { $text }
beside-remarked = { $name } ({ $account ->
    [yes] public, compte
   *[other] public
}) : { $text }
beside-undo-asked = { $seat } demande à reprendre un coup.
beside-undo-refused = La reprise du coup est refusée.
beside-called-off = La partie est arrêtée, d’un commun accord.
beside-deserted = { $days ->
    [one] Plus personne depuis un jour : la partie est arrêtée.
   *[other] Plus personne depuis { $days } jours : la partie est arrêtée.
}
beside-paused = La partie est en pause.
beside-went-on = La partie reprend.
beside-resigned = { $seat } laisse sa place à un robot.
beside-replaced = { $seat } n’est pas là : un robot joue à sa place.
beside-returned = { $seat } reprend sa place.
beside-moved = { $seat } joue désormais depuis un autre appareil.
beside-reissued = L’hôte a refait le lien destiné à { $seat } : cette place peut passer sur un autre appareil.
beside-inherited = { $seat } est maintenant l’hôte de cette table.
beside-constant-windows = Dès la prochaine manche, le temps de réaction va toujours jusqu’au bout.
beside-ready-windows = Dès la prochaine manche, le temps de réaction s’arrête quand tout le monde est prêt.
beside-waited = { $seat } demande d’attendre : 15 secondes de plus pour tout le monde.
beside-hushed = L’hôte a fait taire { $seat }.
beside-unhushed = { $seat } peut de nouveau écrire.
beside-spectators-hushed = L’hôte a fermé la discussion du public.
beside-spectators-unhushed = Le public peut de nouveau discuter.

draw-fingerprint = Empreinte du tirage : { $sha256 }
draw-committed = { $count ->
    [0] Aucun appareil ne participe encore au tirage.
    [one] Un appareil participe au tirage : { $names }.
   *[other] { $count } appareils participent au tirage : { $names }.
}
draw-waiting = Tirage : on attend { $names }.
draw-together = Ont contribué au tirage : { $names }.
draw-without = Tirage non prouvé pour { $names }.
draw-alone = Tirage du serveur seul : aucun appareil n’a contribué.
draw-agreed = Tout le monde a accepté de commencer ainsi.
draw-ask = Commencer bien que le tirage ne soit pas prouvé pour { $names } ?
draw-ask-again = Le tirage a échoué deux fois. En tenter un autre ?
draw-ask-alone = Commencer avec le tirage du serveur seul ?
draw-left-out = Cet appareil a envoyé sa contribution au tirage, mais le serveur l’a comptée comme tardive.
draw-changed = Le serveur affiche une autre empreinte qu’au début. Ne vous fiez pas au tirage de cette table.
draw-kept = Cet appareil a comparé le relevé avec ce qu’il a vu : rien n’a été changé.
draw-objection-fingerprint = L’empreinte du relevé n’est pas celle que cet appareil a vue avant la partie.
draw-objection-table = Ce relevé est celui d’une autre table.
draw-objection-missing = Le relevé ne mentionne pas le tirage auquel cet appareil a participé.
draw-objection-list = À l’étape { $round } du tirage, le relevé nomme d’autres appareils que ceux que cet appareil a vus.
draw-objection-names = Les noms du relevé ne sont pas ceux que cet appareil a vus avant le tirage.
draw-objection-left-out = À l’étape { $round } du tirage, cet appareil a envoyé sa contribution, mais elle manque dans le relevé.

## Pour l’opérateur

verify-proved = C’est prouvé : les { $count } tirages de la partie ({ $entries } coups) découlent tous du secret promis avant le premier coup.
verify-hash = L’empreinte promise était { $sha256 } : comparez-la avec celle que la table affichait au départ.
verify-hash-compared = L’empreinte promise, { $sha256 }, est bien celle que vous avez notée.
verify-together = { $count ->
    [one] Un appareil a contribué
   *[other] { $count } appareils ont contribué
} aux tirages : { $names }. Le serveur ne pouvait pas les choisir seul.
verify-without = Non prouvé pour { $names } : aucune contribution de ce côté.
verify-agreed = Tout le monde à la table l’a accepté.
verify-server-only = Aucun appareil n’a contribué : ce sont les tirages du serveur seul.
verify-written = C’était une partie guidée : { $count } tirages étaient écrits d’avance dans la leçon, et n’ont donc pas été tirés au sort. Les autres ({ $drawn }) découlent du secret promis.
verify-not-proved = Les tirages de cette partie ne sont pas prouvés.
admin-id = Identifiant
admin-game = Jeu
admin-phase = Phase
admin-touched = Dernière activité (UTC)
admin-seats = Places
admin-name = Nom
admin-language = Langue
admin-seen = Dernière visite (UTC)
admin-closed = La table { $table } est fermée.
admin-forget = Effacer { $name }, avec toutes ses données ?
admin-forgotten = C’est effacé ; { $count ->
    [0] cette personne n’avait aucune place.
    [one] sa place à une table reste, sans personne derrière.
   *[other] ses places à { $count } tables restent, sans personne derrière.
}
admin-backed-up = La copie est complète : { $file }
admin-stop-first = Arrêtez d’abord le serveur : un fichier SQLite n’appartient qu’à un seul processus.
error-database-older = La base de données est d’une version plus ancienne (schéma { $revision }) : démarrez une fois le serveur.
error-no-such-person = Personne ne s’appelle { $person } ici, et aucun identifiant n’est { $person }. Vérifiez l’orthographe.

## Au terminal

yes = oui
no = non
play-welcome = Hautemer : à quoi jouons-nous ?
play-which-game = Quel jeu ? [1]
play-how-many = À combien jouez-vous, de { $low } à { $high } ? [{ $default }]
play-option = { $option } : { $value }{ $standard ->
    [yes] {""}
   *[no] { " *" }
}
play-change-option = Une option à changer (1–{ $high }), ou Entrée pour commencer ?
play-me = Moi
play-sailors = Anne, Corentin, Jeanne, Barnabé, Maëlle, Yann, Louise, Gaspard, Soizic, Félix, Margot, Erwan, Céleste, Hugo, Nolwenn, Basile, Iris, Loïc, Suzanne, Armel
play-go-on = { $moves ->
    [0] { $title } : une partie vous attend, prête à commencer. La reprendre ? [O/n]
    [one] { $title } : une partie vous attend, après { $moves } coup. La reprendre ? [O/n]
   *[other] { $title } : une partie vous attend, après { $moves } coups. La reprendre ? [O/n]
}
play-none-waits = Aucune partie ne vous attend.
play-broken = La partie enregistrée dans { $file } est illisible. Le fichier reste tel quel. { $why }
play-left = La partie est gardée dans { $file } ; « hautemer play --resume » la reprend.
play-saved = La partie est gardée dans { $file }.
play-stuck = Cette partie ne finit pas ; elle est enregistrée dans { $file }.
play-put-together = { $ask } …
play-which = Lequel, de 1 à { $high } ? (c pour annuler)
play-between = De { $low } à { $high } ? [{ $default }] (c pour annuler)
play-some = { $high ->
    [0] Rien à choisir : Entrée. (c pour annuler)
   *[other] Combien et lesquels ? Il faut { $span } numéros, séparés par des espaces. (c pour annuler)
}
play-some-in-order = Lesquels, et dans quel ordre ? Il faut { $span } numéros, séparés par des espaces. (c pour annuler)
play-span = { $same ->
    [yes] exactement { $high }
   *[no] de { $low } à { $high }
}
play-as-often = { $name } (× { $count })
play-not-these = Cette combinaison n’est pas permise. Choisissez de nouveau.
play-number-please = Il faut un nombre de { $low } à { $high }.
play-numbers-please = Il faut { $span } numéros entre 1 et { $choices }, séparés par des espaces.
play-what = { $high ->
    [one] Répondez par 1, ou par une lettre ( ? pour l’aide).
   *[other] Répondez par un numéro de 1 à { $high }, ou par une lettre ( ? pour l’aide).
}
play-nothing = Ne rien faire, continuer
play-say = Dire quelque chose…
play-letter-u = reprendre
play-letter-b = plateau
play-letter-l = journal
play-letter-r = règles
play-letter-h = idée
play-letter-s = garder
play-letter-q = partir
play-letter-w = ne plus demander
play-letter-help = aide
play-help-u = reprend votre dernier coup, et ceux qui l’ont suivi ; un choix secret ne se reprend pas
play-help-b = montre de nouveau le plateau
play-help-l = raconte ce qui s’est passé
play-help-r = les règles ; « r M3 » ouvre un chapitre, « r M3.4 » une clause
play-help-h = ce que ferait un bon robot à votre place, sans en savoir plus que vous
play-help-s = garde la partie (elle l’est aussi après chaque coup)
play-help-q = quitte la table ; la partie vous attend
play-help-w = attendre qu’il y ait du nouveau avant la prochaine question
play-help-c = annule un choix en plusieurs étapes
play-help-numbers = Un numéro joue le coup qui porte ce numéro.
play-nothing-to-undo = Vous n’avez encore rien joué que vous puissiez reprendre.
play-secret-stands = Un choix secret a été fait depuis, par vous ou par d’autres : il ne se reprend pas.
play-rules-how = « r { $part } » ouvre un chapitre.
play-forced = Rien d’autre n’est possible : { $move }.
play-hint = Une idée ({ $bot }) : { $move }
play-coach = Le vieux loup de mer : { $said }
play-coach-try = Essayez : { $move } (Entrée)
play-coach-say = Dites : « { $claim } » (Entrée)
play-coach-next = Le chapitre suivant : hautemer play { $game } --lesson --chapter { $chapter }
play-coach-left = Vous suivez votre propre cap, et c’est très bien ainsi ! La leçon s’arrête là : le hasard et les autres jouent maintenant pour de bon. « h » vous donne une idée quand vous voulez, « u » reprend votre coup et vous ramène à la leçon.
play-secrets = Tous les secrets, à découvert
play-recorded = Le relevé de la partie : { $file }
play-rematch = Une revanche ? [o/N]
games-seats = Personnes
games-options = Options
games-bots = Robots
games-captain-no-arrays = « capitaine » a besoin de NumPy : pip install hautemer[strong]. D’ici là, choisissez « second ».
games-captain-no-weights = « capitaine » n’a pas encore appris ce jeu : « second » est le plus fort des robots.
games-captain-unfit = Le réseau de « capitaine » ne convient pas à cette version : choisissez « second ».
games-captain-not-offered = Les tables ne proposent pas « capitaine » pour ce jeu, mais « second ».
games-captain-versions = Dans les parties jouées selon la version { $versions } des règles, « second » remplace « capitaine ».
error-missing-extra = Il faut le paquet { $module }, qui n’est pas installé : pip install hautemer[{ $extra }]
error-no-encoder = { $game } n’a pas d’encodeur, donc pas d’environnement. Choisissez un autre jeu.
error-not-covered = L’encodeur du jeu { $game } ne convient pas à cette partie. Utilisez la version actuelle des règles.
error-not-in-alphabet = L’alphabet du jeu { $game } ne contient pas « { $value } » dans le champ { $field }. Complétez-le dans bots/choices.py.
error-wrong-action = « { $action } » n’est pas une action. Les actions sont les entiers de 0 à { $most }.
error-masked-action = L’action { $action } ({ $name }) est masquée en ce moment. Choisissez-en une que le masque laisse ouverte.
error-not-encodable = Ce coup ne fait pas partie des offres, il n’a donc pas de code. Choisissez un coup proposé.
error-unfinished-move = Il manque des choix pour que le coup soit complet. Ajoutez-les.
error-choices-left = Le coup est complet après { $number } choix, mais vous en avez donné { $given }. Retirez les autres.
error-wrong-setting = { $setting } ne peut pas valoir « { $value } » ; les valeurs possibles : { $known }.
error-wrong-count = { $setting } ne peut pas valoir { $value }. Choisissez un nombre de { $least } à { $most }.
error-imagined-world = Un état rééchantillonné ne peut pas être sérialisé : aucune suite de coups n’y a mené. Sérialisez l’état d’origine.
error-before-reset = Appelez d’abord reset.
error-no-cluster = Aucune grappe Ray à l’adresse { $address }. Démarrez-en une avec « ray start --head » ou vérifiez l’adresse.
error-other-version = Un nœud de la grappe a hautemer { $theirs } au lieu de { $ours }. Installez la même version sur tous les nœuds.
error-folder-in-use = { $folder } ne peut pas recevoir de jeu de données. Indiquez un dossier nouveau ou vide.
error-other-dataset = { $folder } contient un jeu de données fait avec d’autres réglages. Indiquez un autre dossier.
error-unknown-clause = Il n’y a pas de clause « { $clause } » ; les chapitres sont : { $known }.
error-database-address = Une base de données s’écrit comme { $sqlite } ou { $postgresql }.
error-database-in-use = Le processus { $process } utilise déjà ce fichier SQLite ; à plusieurs processus, il faut PostgreSQL.
error-database-newer = La base de données vient d’une version plus récente de Hautemer (schéma { $revision }) : mettez d’abord le programme à jour.
error-database-refused = La base de données refuse la connexion : { $why }. Vérifiez son adresse et son mot de passe.
error-not-a-database = Le fichier { $file } n’est pas une base SQLite. Vérifiez son chemin.
error-backup-elsewhere = PostgreSQL se sauvegarde avec son propre programme, pg_dump.
error-torture-database = Avec --database, il faut à torture une base PostgreSQL vide. Omettez l’option pour essayer avec un fichier SQLite.
view-public = Ce que tout le monde voit
view-own = Vos secrets

torture-title = Des serveurs tués pendant { $seconds } secondes
torture-matches = Parties jouées
torture-finished = Terminées d’elles-mêmes
torture-moves = Coups confirmés
torture-kills = Serveurs tués
torture-away = Coupures de la base de données
torture-longest = Plus longue attente d’un écran, en secondes
torture-lost = Coups perdus ou doublés
torture-rewritten = Historiques modifiés
torture-stuck = Parties bloquées
torture-fine = Rien n’a été perdu, personne n’a vu un autre historique, chaque partie a continué.
torture-failed = Quelque chose ne va pas :

serve-ready = Hautemer est ouvert : { $address }
serve-lan = Pour les autres sur ce réseau : { $address }
serve-stop = Ctrl-C pour arrêter ; rien n’est perdu.
client-missing = Le client pour navigateur manque à cette installation. Dans une copie des sources, lancez tools/web.sh build, puis rechargez cette page. En attendant, jouez dans le terminal : hautemer play --server { $address }
error-no-such-table = Cette table n’existe pas, ou n’accueille plus personne. Vérifiez le code ou demandez à l’hôte.
error-wrong-time = Une durée doit être comprise entre { $least } et { $most } millisecondes.
error-pace-too-short = À plusieurs, prévoyez au moins { $move } secondes par coup et { $grace } secondes pour revenir.
error-days-too-short = Une partie sur plusieurs jours laisse au moins { $minutes } minutes par coup.
error-owner-away = Un robot joue à la place de quelqu’un. Vous ne pourrez reprendre ce coup qu’à son retour.
error-not-your-table = Seul l’hôte peut faire cela. Demandez-le-lui.
error-not-seated = Prenez d’abord une place à cette table.
error-not-in-lobby = La partie a commencé, cela ne peut plus changer. Créez plutôt une autre table.
error-drawing = Le tirage est en cours. Réessayez dans quelques secondes.
error-too-many-draws = Le tirage a échoué { $limit } fois à cette table. Créez une nouvelle table.
error-other-seats = Les places ont changé entre-temps. Réessayez.
error-other-bytes = La contribution de cet appareil ne correspond pas à ce qu’il avait annoncé. Rechargez la page.
error-not-running = Aucune partie n’est en cours à cette table. Attendez le début.
error-no-lesson = { $game } n’a pas cette partie guidée. Lisez plutôt les règles.
error-not-over = La partie n’est pas finie. Réessayez quand elle le sera.
error-seat-taken = Cette place est prise. Choisissez-en une autre.
error-already-seated = Vous avez déjà une place à cette table. Jouez à cette place.
error-no-free-seat = Il n’y a plus de place à cette table. Regardez la partie, ou créez une table.
error-too-few = Il faut être au moins { $least } pour jouer à { $game }. Invitez du monde ou ajoutez des robots.
error-wrong-name = Choisissez un nom de { $limit } caractères visibles au plus.
error-name-at-table = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
error-name-looks-alike = { $name } ressemble trop à { $other }, qui est déjà à cette table : choisissez un autre nom.
error-wrong-order = L’ordre doit nommer chaque place une fois. Rechargez la page.
error-paused = La partie est en pause. Votez d’abord pour la reprendre.
error-not-paused = La partie n’est pas en pause. Vous pouvez jouer.
error-unknown-window = Ce jeu n’a pas de pause « { $window } ». Choisissez parmi : { $known }.
error-no-window = Il n’y a rien à attendre en ce moment. Vous pouvez jouer.
error-already-waited = Vous avez déjà demandé du temps. Vous pourrez recommencer à la prochaine manche.
error-not-asked = Cette demande n’est plus ouverte.
error-not-resigned = La personne à qui est cette place y joue déjà. Il n’y a rien à rendre.
error-still-here = Cette personne n’est pas partie depuis assez longtemps. Réessayez dans quelques minutes.
error-no-talk = La discussion libre est désactivée à cette table. Les déclarations restent possibles.
error-full-journal = Le journal de cette table est plein : les coups comptent toujours, mais la discussion et les demandes ne sont plus notées.
error-full-talk = La discussion de cette table est pleine. La partie continue sans elle.
error-hushed = L’hôte vous fait taire à cette table. Vous pouvez toujours jouer.
error-spectators-hushed = L’hôte a fermé la discussion du public. Vous pouvez toujours regarder.
error-remark-name = Quelqu’un s’appelle { $name } à cette table. Changez de nom pour écrire ici.
error-wrong-text = Écrivez de 1 à { $limit } caractères.
error-watching-closed = Cette table ne se regarde pas. Demandez à l’hôte une place ou un lien.
error-broken-table = Cette partie ne peut pas continuer ici : son journal ne correspond pas aux règles installées. Prévenez la personne qui gère ce serveur.
error-not-signed-in = Connectez-vous d’abord.
error-wrong-password = Nom ou mot de passe incorrect. Réessayez.
error-weak-password = Utilisez au moins { $least } caractères.
error-name-taken = Ce nom appartient à quelqu’un d’autre. Choisissez-en un autre.
error-link-spent = Ce lien personnel a déjà servi ou n’est plus valable. Demandez-en un autre à votre table.
error-too-fast = C’est trop rapide. Attendez un instant et réessayez.
error-too-many-tries = Trop d’essais pour ce nom. Réessayez dans { $seconds } s.
error-too-many = Vous avez atteint la limite. Fermez-en d’abord un.
error-wrong-origin = Cette demande vient d’un autre site. Ouvrez Hautemer directement et réessayez.
error-not-found = Il n’y a rien ici. Vérifiez l’adresse.
error-wrong-method = Cela ne marche pas ici. Rechargez la page.
error-away = La base de données ne répond pas ; réessayez dans un instant.
error-wrong-address = { $why ->
    [https] Cette adresse ne peut pas servir : elle doit commencer par https.
    [host] Cette adresse ne peut pas servir : son serveur n’est pas joignable publiquement. Choisissez-en une autre.
    [keys] Cette adresse ne peut pas servir : les clés du navigateur ne conviennent pas. Abonnez-vous de nouveau.
    [smtp] L’adresse du serveur de courrier s’écrit smtp://UTILISATEUR:MOTDEPASSE@SERVEUR:PORT?from=ADRESSE.
   *[form] Ce n’est pas une adresse utilisable. Vérifiez l’orthographe.
}
error-port-taken = Le port { $port } n’est pas libre ; choisissez-en un autre avec --port.
error-wrong-host = L’adresse { $host } n’est pas une adresse de cette machine ; nommez-en une autre avec --host.
error-wrong-proxy = Nommez un mandataire par son réseau, comme 127.0.0.1/32, et non { $proxy }.
error-wrong-public-url = L’adresse publique s’écrit http{ "://" }SERVEUR ou https{ "://" }SERVEUR, et non { $url }.
error-wrong-redis = L’adresse de Redis s’écrit redis{ "://" }SERVEUR:PORT.
error-wrong-limit = Une limite s’écrit NOM=NOMBRE, pas { $limit } ; il y a : { $known }.
error-wrong-keep = { $limit } doit être l’un des noms { $known } suivi d’un nombre de jours : guests=90

load-begin = { $tables } tables, { $sockets } connexions …
load-title = Charge
load-what = Mesure
load-value = Valeur
load-sockets = Connexions ouvertes
load-moves = Coups par seconde
load-messages = Messages reçus par seconde
load-size = Octets par message
load-p50 = Du clic à chaque écran, la moitié en moins de
load-p95 = … 95 % en moins de
load-p99 = … 99 % en moins de
load-lost = Connexions perdues
load-refused = Coups refusés
load-table-memory = Mémoire par table
load-socket-memory = Mémoire par connexion
load-bare = Simple diffusion, messages par seconde
load-share = Part de la simple diffusion
load-processor = Temps de processeur par message
load-bare-processor = … de la simple diffusion
load-windows = Fenêtres
load-able = … où un robot pouvait agir
load-first-ping = Premier ping après une image, la moitié en moins de
load-mean-ping = Tous les pings pendant la réflexion, la moitié en moins de
load-z-first = Premier ping : écart en écarts types
load-z-mean = Tous les pings : écart en écarts types
load-storage-single-per-second = Écritures une à une, par seconde
load-storage-busy-64-per-second = Coups par seconde, 64 tables actives
load-storage-busy-500-per-second = Coups par seconde, 500 tables actives
load-storage-busy-64-gain = 64 tables actives, par rapport aux écritures une à une, ×
load-storage-busy-500-gain = 500 tables actives, par rapport aux écritures une à une, ×
load-storage-raw-commit-ms = Une écriture nue, ms
load-storage-lone-wait-ms = Attente d’un coup isolé, ms
load-storage-lone-wait-ratio = Un coup isolé, par rapport à une écriture nue, ×
load-abuse-progress = { $at } s : { $doing }
load-abuse-doing-record = Une longue partie se joue
load-abuse-doing-flood = Des invités inondent une discussion
load-abuse-doing-newcomers = Des connexions ne lisent pas, d’autres vont et viennent
load-abuse-doing-make = Des tables reprennent une longue partie
load-abuse-doing-restart = Le serveur est tué, puis redémarre
load-abuse-doing-rest = Les tables quittent la mémoire
load-abuse-doing-guess-one = Une adresse devine des mots de passe
load-abuse-doing-guess-many = Douze adresses devinent des mots de passe
load-abuse-doing-guess-account = Quatre adresses devinent un seul mot de passe
load-abuse-doing-undo = Des invités reprennent leurs coups
load-abuse-doing-download = Une adresse télécharge un relevé
load-abuse-chat = Inonder une discussion
load-abuse-tables = Accumuler de longues parties
load-abuse-passwords = Deviner des mots de passe
load-abuse-undo = Reprendre des coups dans de longues parties
load-abuse-records = Télécharger le relevé d’une longue partie
load-abuse-remarks = Messages acceptés
load-abuse-refused = Demandes refusées
load-abuse-newcomer = Premier message reçu en arrivant (ko)
load-abuse-held = Mémoire retenue par 40 connexions qui ne lisent pas (Mo)
load-abuse-made = Tables créées
load-abuse-table-memory = Mémoire par table, à la création (Mo)
load-abuse-start = Démarrage du serveur avec ces tables (s)
load-abuse-first-scene = Délai pour voir l’une d’elles en arrivant (s)
load-abuse-start-memory = Mémoire maximale après le démarrage, toutes tables (Mo)
load-abuse-rest-memory = Mémoire au repos, toutes tables (Mo)
load-abuse-sign-in-alone = Connexion quand personne ne devine (s)
load-abuse-sign-in-one = Connexion d’ailleurs pendant qu’une adresse devine (s)
load-abuse-past-one = Retour en arrière pendant qu’une adresse devine (s)
load-abuse-hashed-one = Essais de cette adresse qui ont été vérifiés
load-abuse-sign-in-many = Connexion d’ailleurs pendant que douze adresses devinent (s)
load-abuse-past-many = Retour en arrière pendant que douze adresses devinent (s)
load-abuse-hashed-many = Essais de ces adresses qui ont été vérifiés
load-abuse-hashed-account = Essais vérifiés sur un seul compte, parmi 160
load-abuse-sign-in-account = Connexion du titulaire juste après (s)
load-abuse-undos = Coups repris
load-abuse-downloads = Relevés livrés
load-abuse-cut-off = Interrompu au bout de (s)
load-abuse-ping-p50 = Ping à une autre table, la moitié en (ms)
load-abuse-ping-p95 = … 95 % en (ms)
load-abuse-ping-longest = … le plus long (ms)

## Ce que la ligne de commande dit d’elle-même

usage-heading = Utilisation :
usage-error = Erreur : { $message }
usage-try = « { $command } { $option } » montre l’aide.
usage-missing-command = Il manque une commande.
usage-missing-argument = Il manque l’argument
usage-missing-option = Il manque l’option
usage-no-such-option = L’option « { $name } » n’existe pas.
usage-no-such-command = La commande « { $name } » n’existe pas.
usage-did-you-mean = { $count ->
    [one] Vouliez-vous dire { $possibility } ?
   *[other] Vouliez-vous dire l’une de celles-ci : { $possibilities } ?
}
usage-takes-no-value = L’option « { $name } » ne prend pas de valeur.
usage-requires-value = { $count ->
    [one] L’option « { $name } » demande une valeur.
   *[other] L’option « { $name } » demande { $nargs } valeurs.
}
usage-takes-values = L’argument « { $name } » prend { $nargs } valeurs.
usage-too-much = { $count ->
    [one] Un argument est de trop : { $args }
   *[other] Des arguments sont de trop : { $args }
}
usage-wrong-value = Valeur incorrecte : { $message }
usage-wrong-value-for = Valeur incorrecte pour { $param_hint } : { $message }
usage-choose-from = Au choix :{ "\u000A\u0009" }{ $choices }
usage-not-among = « { $value } » n’est pas admis ici ; au choix : { $choices }.
usage-no-number = « { $value } » n’est pas un nombre qui convienne ici.
usage-out-of-range = { $value } n’est pas dans l’intervalle { $range }.
usage-no-such-file = « { $filename } » n’existe pas.
usage-is-a-file = « { $filename } » est un fichier.
usage-is-a-folder = « { $filename } » est un dossier.
usage-not-readable = « { $filename } » est illisible.
usage-not-writable = « { $filename } » ne peut pas être écrit.

## Dans le navigateur

web-tagline = Quatre jeux de mains cachées et de camps secrets, entre amis ou contre des robots.
web-games = Les jeux
web-settings = Réglages
web-close = Fermer
web-cancel = Annuler
web-home = Retour au port
web-try-again = Réessayer
web-went-wrong = Quelque chose a mal tourné. Réessayez dans un instant.
web-no-line = Le serveur ne répond pas. Êtes-vous en ligne ?
web-line-lost = On se reconnecte… Rien n’est perdu.
web-adrift = Connexion perdue
web-line-late = C’est envoyé, on attend le serveur…
web-line-none = Le serveur ne répond pas encore, on continue d’essayer…
web-part-missing = Cet écran n’a pas pu être chargé.
web-part-missing-why = La connexion a peut-être été coupée, ou le serveur vient de changer de version. Aucune partie n’est perdue.
web-lost-where = 404° nord
web-lost = Il n’y a pas d’île ici.
web-lost-how = La carte s’arrête là : l’adresse est mal écrite, ou la page n’existe plus.
web-dragons = hic sunt dracones
web-language-kept = Cette langue n’a pas pu être chargée. Rien ne change pour l’instant.
web-me = Novice
web-my-matches = Mes parties
web-all-matches = Toutes mes parties ({ $count })
web-your-move = À vous de jouer !
web-your-turn = À vous !
web-your-turn-named = À vous, { $name }.
web-thinks = { $seat } réfléchit.
web-turn-next = C’est ensuite à vous.
web-turn-after = Votre tour vient après { $seat }.
web-order = Qui joue ensuite
web-you = vous
web-phase-lobby = on attend du monde
web-phase-running = en cours
web-phase-finished = partie terminée
web-phase-called-off = partie arrêtée
web-phase-closed = table fermée
web-phase-broken = partie endommagée
web-players = De { $low } à { $high } personnes
web-seat-range = { $low }–{ $high } personnes
web-play-now = Jouer tout de suite contre des robots
web-play-with-friends = Jouer entre amis
web-learn = Règles
web-lesson = Partie guidée
web-lesson-how = Une vraie partie, dont les premiers coups sont écrits : un vieux loup de mer vous explique, et vous jouez.
web-about-game = De quoi s’agit-il ?
web-aim = Le but du jeu :
web-understood = Compris
web-coach = Le vieux loup de mer
web-coach-try = Essayez : { $move }
web-coach-say = Dire : « { $claim } »
web-coach-more = Suite
web-chapter = Chapitre { $number } : { $title }
web-coach-watch = Les autres jouent : regardez la table.
web-coach-step = { $done } / { $steps }
web-coach-left = Vous suivez votre propre cap, et c’est très bien ainsi ! La leçon s’arrête là : le hasard et les autres jouent maintenant pour de bon. L’ampoule vous donne une idée quand vous voulez, et le livre des règles n’est jamais loin.
web-coach-go-on = Continuer la partie
web-coach-new = Nouvelle partie contre des robots
web-watch = Regarder
web-replay = Revoir une partie
web-replay-this = Revoir cette partie
web-code-label = Un code de quatre lettres ?
web-code-how = Celui qu’on vous a donné. Il ouvre la table.
web-enter = Entrer
web-your-name = Votre nom à bord
web-make-table = Ouvrir la table
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = de jour
web-theme-dark = de nuit
web-motion = Mouvements
web-motion-auto = comme l’appareil
web-motion-off = aucun
web-bot-pace = Rythme des robots
web-bot-pace-how = À une table de plusieurs personnes, le choix le plus lent compte.
web-sounds = Sons
web-sound = Jouer les sons
web-volume = Volume
web-sound-game = Le jeu
web-sound-turn = À moi de jouer
web-sound-clock = Mon temps s’épuise
web-sound-chat = Discussion
web-vibration = Vibrer quand c’est à moi de jouer et quand mon temps s’épuise
web-shared = Appareil partagé
web-shared-how = Mes secrets restent cachés tant que je n’appuie pas.
web-at-once = Un seul appui suffit
web-at-once-how = Le coup part aussitôt, sans confirmation.
web-guest-here = Sans compte : vos places restent sur cet appareil
web-tell-me = Me prévenir quand c’est à moi de jouer
web-tell-how = Une notification sur cet appareil, même page fermée : la table qui vous attend, rien d’autre.
web-tell-forbidden = Le navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
web-tell-failed = Le navigateur n’a pas pu s’abonner aux notifications. Réessayez plus tard.
web-channels = D’autres notifications
web-channel-email = Courriel : { $address }
web-channel-webhook = Webhook : { $address }
web-channel-unconfirmed = pas encore confirmé
web-channel-remove = Retirer { $address }
web-mail-address = Adresse de courriel
web-mail-add = Ajouter
web-mail-asked = Un message part vers { $address } : ouvrez le lien qu’il contient.
web-mail-confirm = Est-ce bien votre adresse ?
web-mail-confirm-yes = Oui, me prévenir à cette adresse
web-mail-confirmed = C’est noté : nous vous préviendrons à { $address } quand ce sera à vous de jouer.
web-join = Rejoindre la table
web-table-full = La table est complète. Dès qu’une place se libère, vous pourrez vous asseoir ici.
web-take-seat = Prendre place
web-leave-seat = Quitter ma place
web-laying-table = on dresse la table
web-aboard = À bord : { $count } sur { $seats }
web-host = hôte de la table
web-here = à table
web-away = n’est pas là
web-free-seat = Place libre
web-free-this = Libérer la place occupée par { $name }
web-freed = L’hôte a libéré la place occupée par { $name }.
web-who-sits = Qui joue à la place { $number } ?
web-move-up = Monter la place { $number }
web-move-down = Descendre la place { $number }
web-bot-moussaillon = Robot moussaillon
web-bot-second = Robot second
web-bot-capitaine = Robot capitaine
web-strength-moussaillon = Moussaillon
web-strength-moussaillon-how = joue sans malice
web-strength-second = Second
web-strength-second-how = réfléchit
web-strength-capitaine = Capitaine
web-strength-capitaine-how = lit dans votre jeu
web-fill-with-bots = Compléter par des robots
web-start = Larguer les amarres
web-too-few = Il faut au moins { $count } personnes ou robots.
web-wait-for-host = La partie commence quand l’hôte largue les amarres.
web-invite = Inviter
web-invite-how = Quatre lettres à taper sur la page d’accueil, ou un carré à photographier.
web-qr = Le lien d’invitation en code QR
web-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres appareils, lancez le serveur avec « --lan ».
web-code = Code :
web-link = Lien
web-copy-link = Copier le lien
web-copied = Copié !
web-share = Envoyer
web-options = La partie
web-seats = Places
web-default = { $what } (par défaut)
web-choose-list = choisir les cartes…
web-pace = Rythme
web-pace-calm = tranquille, sans limite de temps
web-pace-live = en direct, trois minutes par coup
web-pace-quick = vif, une minute par coup
web-pace-days = sur plusieurs jours, deux jours par coup
web-pace-own = autre
web-talk = Discussion
web-talk-chat = libre
web-talk-claims = déclarations toutes faites seulement
web-talk-none = aucune
web-talk-tab = Discussion
web-talk-unread = { $count ->
    [one] Discussion : un nouveau message
    *[other] Discussion : { $count } nouveaux messages
}
web-watchers = Qui peut regarder ?
web-watch-invited = avec le lien seulement
web-watch-nobody = personne
web-watch-everybody = tout le monde
web-windows = Temps de réaction
web-windows-ready = écourté d’un commun accord
web-windows-constant = va toujours jusqu’au bout
web-open-table = Montrer cette table à tout le monde, sous « Regarder ou rejoindre »
web-open-tables = Tables ouvertes
web-no-tables = Aucune table ouverte en ce moment.
web-no-tables-how = Ouvrez-en une depuis l’accueil : on vous y rejoint par un lien ou un code, et des robots prennent les places libres.
web-choose-game = Choisir un jeu
web-look = Regarder ou rejoindre
web-tables-to-join = On peut s’asseoir ici
web-tables-to-watch = On peut regarder ici
web-free-seats = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
web-round = manche { $round }
web-round-of = manche { $round } sur { $rounds }
web-undo = Reprendre mon coup
web-undo-ask = Demander à reprendre mon dernier coup
web-hurry = Presser les robots
web-rules = Les règles
web-rules-for = Les règles pour : { $name }
web-about = À quoi ça sert ?
web-decisive = Les moments décisifs
web-contents = Sommaire
web-rulebook = les règles
web-search-rules = Chercher dans les règles
web-search-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } passage
   *[other] { $count } passages
}
web-print = Imprimer
web-print-foot = { $title } : les règles en une page
web-fine-print = { $count ->
    [one] Montrer { $count } clause
   *[other] Montrer { $count } clauses
}
web-menu = À cette table
web-glance = En bref
web-empty = encore vide
web-empty-these = Encore vide : { $what }.
web-your-part = Ce qui vous est demandé
web-ask-several = Que faites-vous ?
web-choices = Ce que vous pouvez faire
web-compose = Composer mon coup
web-confirm = Confirmer mon coup
web-not-complete = Choix incomplet
web-more-choices = Plus de choix…
web-coming = Dans un instant : { $move }
web-hold = Attendre
web-not-allowed = Combinaison non permise
web-not-with-these = incompatible avec le reste
web-pick-full = Le compte y est : retirez d’abord autre chose.
web-pick-no-more = Il n’y en a pas d’autre.
web-pick-none = Vous n’en avez pas choisi.
web-pick-least = Pas moins de { $least }.
web-pick-most = Pas plus de { $most }.
web-chosen-of = { $count } sur { $most }
web-chosen-up-to = Choix : { $count } (de { $least } à { $most })
web-less = Un de moins
web-more = Un de plus
web-number = Nombre
web-one-less = Un de moins : { $what }
web-one-more = Un de plus : { $what }
web-secrets = Mes secrets
web-peek = Maintenir pour regarder
web-peek-keep = Ouvrir jusqu’à mon coup
web-peek-close = Cacher mes secrets
web-covered = À vous de jouer : regardez vos choix à l’abri des regards.
web-notes = Autres informations ({ $count })
web-dossier-open = Dossier sur { $name }
web-dossier-history = Derniers coups
web-dossier-nothing = Rien pour l’instant.
web-dossier-said = A dit
web-dossier-mark = Ma marque pour { $name } : { $mark }
web-dossier-note = Ma note sur { $name }
web-dossier-note-hint = Ce que j’en pense…
web-only-you-know = à votre seule connaissance
web-ask-hint = Une idée ?
web-hint = Un vieux loup de mer ferait ceci : { $move }
web-hint-compared = Ce coup est le meilleur de ceux que j’ai comparés en imaginant la suite.
web-hint-worth = { $move } (environ { $percent } % de chances de gagner)
web-hint-others = Autres possibilités :
web-no-hint = Rien à faire pour l’instant : attendez.
web-why-turn = Ce n’est pas à vous : on attend { $seats }.
web-why-over = La partie est terminée.
web-why-paused = La partie est en pause.
web-why-now = Ce n’est pas possible en ce moment.
web-why-rule = Règle { $clause }
web-log = Journal
web-earlier = Plus tôt…
web-earlier-messages = Messages précédents
web-more-lines = { $count ->
    [one] Encore une ligne
   *[other] Encore { $count } lignes
}
web-nothing-said = Personne n’a encore rien dit.
web-spectator = public
web-is-account = Compte à ce nom
web-somebody = Quelqu’un
web-claims = Déclarer…
web-claims-more = Autre chose…
web-say-something = Dire quelque chose à tout le monde
web-send = Dire : { $what }
web-to-move = doit jouer
web-is-bot = robot
web-window = Temps pour les cartes bonus : il finit pour tout le monde quand le cercle est vide
web-wait = Attendre : 15 secondes de plus pour tout le monde
web-composing = { $what }. { $next }
web-put-away = Mettre cette question de côté
web-take-up = Reprendre cette question
web-ready = On continue
web-ready-how = Met fin à cette pause dès que tout le monde l’a dit.
web-paused = La partie est en pause.
web-pause = { $needed ->
    [1] Mettre en pause
    *[other] Proposer une pause
}
web-go-on = { $needed ->
    [1] Reprendre la partie
    *[other] Proposer de reprendre
}
web-call-off = { $needed ->
    [1] Arrêter la partie
    *[other] Proposer d’arrêter la partie
}
web-constant-windows = { $needed ->
    [1] Laisser le temps de réaction aller jusqu’au bout
    *[other] Proposer que le temps de réaction aille jusqu’au bout
}
web-ready-windows = { $needed ->
    [1] Arrêter le temps de réaction quand tout le monde est prêt
    *[other] Proposer d’arrêter le temps de réaction quand tout le monde est prêt
}
web-windows-next = Cela vaut dès la prochaine manche.
web-vote-how = { $everybody ->
    [yes] La pause, la reprise et l’arrêt se votent : il faut l’accord de toutes les personnes qui jouent ({ $needed }). Aucun camp caché n’en décide à lui seul, l’hôte non plus ; les robots ne votent pas.
    *[no] La pause, la reprise et l’arrêt se votent : il faut l’accord de { $needed } des { $people } personnes qui jouent. Aucun camp caché n’en décide à lui seul, l’hôte non plus ; les robots ne votent pas.
}
web-resign = Laisser ma place à un robot
web-return = Reprendre ma place
web-really = Vraiment ? Appuyez encore
web-bot-plays-for-you = Un robot joue à votre place.
web-stood-in = { $count ->
    [one] Depuis votre dernier coup, un robot a joué un coup pour vous.
   *[other] Depuis votre dernier coup, un robot a joué { $count } coups pour vous.
}
web-time-runs-out = À 0:00, un robot joue à votre place.
web-replace = Mettre un robot à cette place
web-replace-later = n’est pas là ; un robot pourra jouer à sa place dans { $time }
web-bot-keeps-seat = un robot joue en attendant ; vous pouvez reprendre la place à tout moment
web-reissue = Refaire le lien destiné à { $name }
web-reissue-short = Refaire le lien
web-reissued-how = Donnez ce lien à { $name } et à personne d’autre : il ne sert qu’une fois, dans les 24 heures, et n’est plus valable si cette personne revient avant. Toute la table en est avertie.
web-reissued-qr = Le lien destiné à { $name } en code QR, à photographier avec son appareil
web-hush = Faire taire { $name }
web-hush-short = Faire taire
web-unhush = Laisser { $name } écrire
web-unhush-short = Laisser écrire
web-hush-spectators = Fermer la discussion du public
web-unhush-spectators = Rouvrir la discussion du public
web-as-host = En tant qu’hôte
web-middle-screen = Écran du milieu de table
web-move-device = Continuer sur un autre appareil
web-move-device-how = Ce lien ne sert qu’une fois et votre place le suit : ne le donnez à personne.
web-move-device-qr = Mon lien personnel en code QR, à photographier avec l’autre appareil
web-your-seat-waits = Votre place vous attend
web-sit-here = M’asseoir ici, sur cet appareil
web-link-spent = Ce lien n’est plus valable
web-you-watch = Vous regardez : vous voyez ce que tout le monde voit.
web-lost-seat = L’une de ces places était la vôtre ? Connectez-vous, ou demandez à l’hôte un lien vers votre place.
web-agree = D’accord
web-disagree = Pas d’accord
web-withdraw = Finalement non
web-ballot-pause = Faire une pause ? D’accord : { $seats }. { web-ballot-missing }
web-ballot-go-on = Reprendre la partie ? D’accord : { $seats }. { web-ballot-missing }
web-ballot-call-off = Arrêter la partie pour de bon ? D’accord : { $seats }. { web-ballot-missing }
web-ballot-constant-windows = Dès la prochaine manche, laisser le temps de réaction aller jusqu’au bout ? D’accord : { $seats }. { web-ballot-missing }
web-ballot-ready-windows = Dès la prochaine manche, arrêter le temps de réaction quand tout le monde est prêt ? D’accord : { $seats }. { web-ballot-missing }
web-ballot-missing = { $missing ->
    [one] Il manque encore une voix sur { $needed }.
    *[other] Il manque encore { $missing } voix sur { $needed }.
}
web-ballot-away = Une personne qui ne revient pas ne compte plus au bout de { $time }.
web-show-result = Le résultat
web-you-won = Gagné !
web-match-over = La partie est finie
web-winner = a gagné
web-rematch = Une revanche ?
web-to-rematch = À la revanche !
web-download = Télécharger le relevé
web-draw = Tirage
web-draw-agree = Commencer quand même
web-draw-refuse = Ne pas commencer
web-draw-details = Comment se fait le tirage
web-draw-how = Le serveur a fixé un secret avant que quiconque prenne place, et il en affiche l’empreinte. Au départ, chaque appareil y ajoute ses propres nombres au hasard. Ainsi personne ne peut choisir les cartes à sa guise, pas même la personne qui gère le serveur. Après la partie, tout le monde peut le vérifier.
web-draw-fingerprint = Empreinte :
web-check = Vérifier le tirage
web-check-how = Cette page vérifie le relevé d’une partie terminée. Tout est calculé sur cet appareil ; le fichier n’est envoyé nulle part.
web-check-file = Un relevé
web-check-passed = Le tirage est conforme à la promesse.
web-check-failed = Le tirage n’est pas conforme à la promesse !
web-check-fingerprint = Le secret du serveur est bien celui dont l’empreinte était affichée avant la partie.
web-check-fingerprint-wrong = Le secret du serveur ne correspond pas à son empreinte.
web-check-commitments = Chaque appareil a révélé exactement ce à quoi il s’était engagé.
web-check-commitments-wrong = La contribution d’un appareil n’est pas celle à laquelle il s’était engagé.
web-check-revealed = Tous les appareils de la dernière étape ont révélé leur contribution.
web-check-revealed-wrong = À la dernière étape, un appareil figure sans sa contribution.
web-check-key = La clé de tous les tirages découle du secret et des contributions.
web-check-key-wrong = La clé de tous les tirages ne découle pas du secret et des contributions.
web-check-limits = Non vérifié ici : que chaque carte et chaque dé découlent de cette clé, car cette page ne connaît pas les règles. « hautemer verify », sur votre ordinateur, le vérifie aussi.
web-check-noted = L’empreinte que vous avez notée avant la partie
web-check-same = Les empreintes sont identiques.
web-check-other = Les empreintes diffèrent !
web-upload = Choisir un fichier
web-upload-how = Vous avez gardé le relevé d’une partie ? Revoyez-la ici, coup par coup.
web-past = Coup d’œil en arrière
web-past-leave = Revenir à la partie
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-moment = Moment de la partie
web-play = Lecture
web-whose-eyes = Point de vue
web-all-open = tout à découvert
web-asks-undo = { $count ->
    [one] { $who } voudrait reprendre un coup. D’accord ?
   *[other] { $who } voudrait reprendre { $count } coups. D’accord ?
}
web-asked-undo = { $count ->
    [one] Vous demandez à reprendre un coup. On attend { $seats }.
   *[other] Vous demandez à reprendre { $count } coups. On attend { $seats }.
}
web-beside-undo-asked = { $seat } demande à reprendre un coup.
web-beside-undo-refused = Le coup ne sera pas repris.
web-beside-draw-late = { $name } : l’appareil est arrivé trop tard pour le tirage.
web-beside-called-off = La partie est arrêtée, d’un commun accord.
web-beside-deserted = { $days ->
    [one] Plus personne depuis un jour : la partie est arrêtée.
   *[other] Plus personne depuis { $days } jours : la partie est arrêtée.
}
web-beside-paused = Pause !
web-beside-went-on = La partie reprend.
web-beside-resigned = { $seat } laisse sa place à un robot.
web-beside-replaced = Un robot joue pour { $seat }.
web-beside-returned = { $seat } reprend sa place.
web-beside-moved = { $seat } change d’appareil.
web-beside-reissued = L’hôte a refait le lien destiné à { $seat }.
web-beside-inherited = { $seat } est maintenant l’hôte.
web-beside-constant-windows = Dès la prochaine manche, le temps de réaction va toujours jusqu’au bout.
web-beside-ready-windows = Dès la prochaine manche, le temps de réaction s’arrête quand tout le monde est prêt.
web-beside-waited = { $seat } demande d’attendre : 15 secondes de plus pour tout le monde.
web-beside-hushed = { $seat } ne peut plus écrire.
web-beside-unhushed = { $seat } peut de nouveau écrire.
web-beside-spectators-hushed = L’hôte a fermé la discussion du public.
web-beside-spectators-unhushed = Le public peut de nouveau discuter.
web-on-this-device = sur cet appareil
web-another-name = Nom d’une autre personne
web-another-here = Joue aussi sur cet appareil
web-pass-device = Passer l’appareil
web-curtain-for = À { $name } de jouer
web-curtain-who = Qui tient l’appareil ?
web-curtain-others = Les autres regardent ailleurs.
web-curtain-or = ou bien
web-curtain-lift = C’est moi, { $name }
web-scores-by-round = Les scores, manche par manche
web-all-secrets = Tous les secrets, à découvert
web-link-here = Lien vers ce moment
web-around = Tout le monde joue sur son téléphone ; cet écran montre ce que tout le monde voit.
web-middle-screen-how = Un grand écran au milieu montre le plateau, les téléphones montrent les mains.
web-account = Mon compte
web-account-why = Sans compte, vos places restent sur cet appareil. Avec un compte, vous les retrouvez partout.
web-make-account = Créer un compte
web-account-made = Votre compte est prêt
web-account-made-how = Vous êtes à bord sous ce nom : { $name }. Sur un autre appareil, connectez-vous avec ce nom et votre mot de passe : vos places vous suivent.
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-signed-in = Vous êtes à bord sous ce nom : { $name }.
web-password = Mot de passe (huit caractères au moins)
web-password-now = Votre mot de passe
web-password-new = Nouveau mot de passe (huit caractères au moins)
web-change-password = Changer de mot de passe
web-change-password-how = Tous vos autres appareils seront déconnectés.
web-password-changed = Votre mot de passe est changé. Tous vos autres appareils sont déconnectés.
web-devices = Vos appareils
web-device-here = cet appareil
web-device-unknown = Appareil inconnu
web-device-seen = vu le { $date }
web-sign-out-others = Déconnecter les autres appareils
web-others-signed-out = Les autres appareils sont déconnectés.
web-forget = Effacer mes données
web-forget-how = Votre nom, vos appareils et vos adresses de notification sont effacés de ce serveur. Des robots reprennent vos places dans les parties en cours, et personne ne peut vous les rendre.
web-forget-stays = Les parties jouées gardent le nom que vous y portiez. Il n’y a pas de retour en arrière.
web-forget-name = Pour confirmer, écrivez votre nom : { $name }
web-forget-understood = J’ai compris que je perds mes places
web-forget-now = Effacer définitivement mes données
web-forget-account = Supprimer mon compte
web-forget-account-how = Votre compte est supprimé de ce serveur : nom, mot de passe, appareils et adresses de notification. Des robots reprennent vos places dans les parties en cours, et personne ne peut vous les rendre.
web-forget-account-now = Supprimer définitivement mon compte
web-account-deleted = Votre compte est supprimé. Sur cet appareil, vous naviguez maintenant sans compte.
web-data-deleted = Vos données sont effacées. Sur cet appareil, vous repartez de zéro.

## Le résultat et la partie revue

web-wins = { $count ->
    [0] Personne ne l’emporte
    [one] { $seats } l’emporte !
   *[other] { $seats } l’emportent !
}
web-me-won = La victoire est à vous !
web-me-behind = { $points ->
    [0] Autant de points que la première place, mais la victoire vous échappe.
    [one] Il vous a manqué { $points } point.
   *[other] Il vous a manqué { $points } points.
}
web-finished = partie finie
web-points-from = D’où viennent les points
web-standings = Le classement
web-round-by-round = Manche après manche
web-see-moment = revoir ce moment
web-round-word = manche
web-first-moment = Au début
web-last-moment = À la fin
web-speed = Vitesse
web-seen-again = partie revue

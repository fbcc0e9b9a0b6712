# Das Haus: Wörter, die zu keinem Spiel gehören.

nothing = nichts
several = { $count } × { $name }
seat = Platz { $number }
score-line = { $seat }: { $score }
winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}
replay-title = { $title }: { $seats }
replay-waiting = Am Zug: { $seats }.
fact-undone = { $seat } nimmt { $count ->
    [one] einen Zug zurück.
   *[other] { $count } Züge zurück.
}

## Simulationen

simulate-progress = Partien laufen
simulate-by-bot = Nach Bot
simulate-by-seat = Nach Platz
simulate-rest = Partien
simulate-bot = Bot
simulate-seat = Platz
simulate-played = Partien
simulate-wins = Siege
simulate-score = Punkte
simulate-stopped = Vorzeitig abgebrochen
simulate-entries = Einträge je Partie
simulate-range = Kürzeste und längste
tournament-title = { $bot } gegen { $others } × { $other }, Plätze wechseln
bench-title = Zufällige Partien auf einem Kern ({ $machine })
bench-game = Spiel
bench-seats = Plätze
bench-decisions = Entscheidungen je Sekunde
bench-copies = Kopien je Sekunde
bench-resamples = Vorgestellte Welten je Sekunde
bench-peers = Andere Programme in derselben Messung
bench-peer = Programm
bench-ratio = { $game } schafft das …-fache
bench-missing = { $peer } ist nicht installiert: pip install hautemer[bench]

## Probleme

error-too-large = Das Dokument ist größer als { $limit } Bytes.
error-not-json = Das Dokument ist kein JSON.
error-too-deep = Das Dokument ist tiefer als { $limit } Ebenen verschachtelt.
error-huge-integer = Das Dokument enthält eine zu große Ganzzahl.
error-wrong-shape = Das Dokument ist keine Partieaufzeichnung: { $why }.
error-wrong-format = Das Dokument hat nicht das Format { $expected }.
error-too-many-entries = Die Aufzeichnung hat mehr als { $limit } Einträge.
error-names = Eine Aufzeichnung nennt jeden Platz mit einem Namen von 1 bis { $limit } Zeichen.
error-empty-file = Die Datei enthält keine Aufzeichnung.
error-unreadable = Die Datei { $file } lässt sich nicht lesen.
error-unwritable = Die Datei { $file } lässt sich nicht schreiben.
error-illegal-entry = Eintrag { $entry }: { $why }
error-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-not-a-move = Das ist kein Zug dieses Spiels: { $why }.
error-not-open = Der Zug „{ $do }“ steht diesem Platz jetzt nicht offen.
error-outside-offer = Der Zug „{ $do }“ steht offen, aber nicht mit diesen Werten.
error-finished = Die Partie ist zu Ende.
error-old-prompt = Die Frage hat sich inzwischen geändert; bitte noch einmal hinsehen.
error-nothing-to-undo = Hier gibt es nichts, was dieser Platz zurücknehmen darf.
error-wrong-digest = Der Zustand nach diesem Eintrag ist nicht der aufgezeichnete.
error-wrong-result = Das Ergebnis ist nicht das aufgezeichnete.
error-not-an-entry = Der Eintrag ist nicht wohlgeformt: { $why }.
error-luck-missing = Der Zufall „{ $name }“ fehlt.
error-luck-other = Gefragt war der Zufall „{ $name }“, aufgezeichnet ist „{ $found }“.
error-luck-impossible = Der Zufall „{ $name }“ kann so nicht ausgefallen sein.
error-luck-left-over = Die Aufzeichnung enthält mehr Zufall, als gefragt war: „{ $name }“.
error-luck-shape = Der Zufall ist keine Liste benannter Ausgänge.
error-luck-not-proved = Der Zufall „{ $name }“ folgt nicht aus dem veröffentlichten Geheimnis.
error-no-commitment = Die Aufzeichnung enthält kein offengelegtes Geheimnis.
error-broken-commitment = Das Geheimnis ist nicht das versprochene.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-broken-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $why }.
error-unknown-rules = Version { $rules } der Regeln von „{ $game }“ ist hier unbekannt.
error-wrong-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-unknown-option = { $game } hat keine Option „{ $option }“.
error-wrong-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
error-option-shape = Eine Option schreibt man NAME=WERT, nicht „{ $option }“.
error-wrong-data = Die Datendatei passt nicht zum Spiel: { $why }.
error-other-data = Die Aufzeichnung entstand mit der Datendatei { $name } (SHA-256 { $sha256 }); bitte mit --data angeben.
error-unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“; es gibt: { $known }.
error-wrong-bots = Nenne einen Bot für alle { $seats } Plätze oder genau einen je Platz; genannt sind { $bots }.

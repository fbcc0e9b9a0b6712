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
instead-bot = Ein Bot spielt für { $seat }: { $sentence }
instead-clock = Die Zeit für { $seat } ist um, ein Bot spielt: { $sentence }
instead-consent = Die anderen waren einverstanden: { $sentence }

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
simulate-entries = Einträge pro Partie
simulate-range = Kürzeste und längste
simulate-windows = Fenster, die die Uhr schloss
simulate-window-minutes = Minuten, die sie offen waren, beim üblichen Tempo
simulate-kind = { $figure }: { $kind }
tournament-title = { $bot } gegen { $others } × { $other }, Plätze wechseln
tournament-ratings = Wertungen (95-%-Intervall): 400 Punkte mehr bedeuten die zehnfache Gewinnchance
tournament-rating = Wertung
dataset-written = { $matches } Partien sind in { $folder }; die README.md darin erklärt die Spalten.
report-written = Die Seite { $file } ist geschrieben: { $matches } Partien, { $variants } Varianten.
report-comparing = Varianten vergleichen
report-title = { $title } mit { $seats } Plätzen
report-lead = { $matches } Partien zwischen Bots: { $bots }. Startwert: { $seed }. Optionen: { $options }. Ein Intervall trifft in 95 von 100 Fällen zu.
report-length = Länge
report-length-text = Eine Partie hat im Mittel { $mean } Einträge ({ $low } – { $high }). Die mittlere Hälfte aller Partien hat { $lower } bis { $upper }.
report-choices = Auswahl
report-choices-text = Ein gefragter Platz hat im Mittel { $mean } erlaubte Züge; der Median ist { $median }. Bei { $forced } aller Entscheidungen gibt es nur einen.
report-moves = Erlaubte Züge pro Entscheidung
report-decisions = Entscheidungen in %
report-kind = Art des Zugs
report-per-match = Pro Partie
report-mean = Mittel
report-median = Median
report-most = Höchstens
report-seats = Plätze
report-seats-text = Die Plätze sind von dem an gezählt, der beginnt. Sind alle gleich, gewinnt jeder { $share } (gestrichelte Linie). Ein geteilter Sieg zählt anteilig.
report-endings = Ausgänge
report-figure = Am Ende
report-scores = Punkte im Lauf der Partie
report-scores-text = Die Linien zeigen die mittleren Punkte derer, die gewinnen, und der anderen, die Flächen jeweils die mittlere Hälfte.
report-winners = Gewinnen
report-others = Die anderen
report-part = Verlauf der Partie in %
report-leads = Führungswechsel
report-leads-text = Die Führung wechselt { $mean } Mal pro Partie ({ $low } – { $high }).
report-decides = Was entscheidet
report-decides-text = Für jedes Ereignis eines Platzes: wie oft es pro Partie denen geschah, die gewannen, und den anderen. Der Unterschied ist in Standardabweichungen angegeben, damit sich Seltenes und Häufiges vergleichen lassen. Er zeigt, was mit dem Sieg einhergeht, nicht warum.
report-thing = Sache
report-difference = Unterschied in Standardabweichungen
report-options = Optionen
report-options-none = Keine Option wurde verglichen.
report-options-text = Jeder andere Wert einer Option gegen den oben genannten, je { $matches } Paare von Partien mit gleichem Startwert. Das Bild zeigt, wie sich die Länge ändert.
report-numbers = Rekonstruierte Zahlen
report-numbers-none = Keine rekonstruierte Zahl wurde verglichen.
report-numbers-text = Jede Zahl der Datendatei mit der Marke R, einen Schritt kleiner und einen größer, je { $matches } Paare von Partien mit gleichem Startwert; die deutlichsten Wirkungen stehen oben. Das Bild zeigt, wie sich die Länge ändert.
report-change = Änderung
report-effect-length = Einträge
report-effect-seat = Siege von Platz 1, %
report-effect-score = Beste Punktzahl
report-effect-margin = Vorsprung
report-effect-ending = Häufigster Ausgang, %
report-marked = ● markiert eine Wirkung, die auch unter den { $number } Vergleichen dieser Tabelle deutlich ist (Bonferroni).
report-unplayed = { $number } Varianten fehlen, weil die Zeit um war.
train-begins = Ein neues Training in { $folder }, gelernt wird mit { $learner }. Strg-C beendet es, derselbe Befehl setzt es fort.
train-continues = Das Training in { $folder } geht weiter, gelernt wird mit { $learner }. Strg-C beendet diesen Abschnitt.
train-progress = { $percent } % nach { $seconds } s: { $decisions } Entscheidungen, Fehler { $loss }
train-evaluation = { $percent } % nach { $seconds } s: { $share } % ({ $low }–{ $high }) von { $matches } Partien zu { $seats } gegen „second“ gewonnen
train-ended = Gewichte, Kurve und Zwischenstand liegen in { $folder }.
bench-title = Zufällige Partien auf einem Kern ({ $machine })
bench-game = Spiel
bench-seats = Plätze
bench-decisions = Entscheidungen pro Sekunde
bench-first = Erstes Drittel
bench-last = Letztes Drittel
bench-copies = Kopien pro Sekunde
bench-resamples = Vorgestellte Welten pro Sekunde
bench-peers = Andere Programme in derselben Messung
bench-peer = Programm
bench-ratio = { $game } schafft das …-fache
bench-search-title = Suche auf einem Kern ({ $machine })
bench-search-decisions = Simulierte Entscheidungen pro Sekunde
bench-search-answer = Netz allein, ms pro Antwort
bench-screens-progress = Knöpfe werden gedrückt
bench-screens-title = Vom Klick bis zum Bild, in Millisekunden, der Prozessor { $slower }-mal langsamer
bench-screens-size = Bildschirm
bench-screens-presses = Klicks
bench-screens-half = Die Hälfte in
bench-screens-worst = Der langsamste
bench-screens-busy = Prozessor, die Hälfte in
bench-screens-busiest = Prozessor, höchstens
bench-screens-slowest = Die langsamsten Klicks
bench-screens-press = Gedrückt
bench-screens-wait = Gewartet
bench-screens-weight = Die erste Seite: { $packed } kB auf der Leitung, { $unpacked } kB ausgepackt.
bench-screens-first-task = Die längste Aufgabe, während die erste Seite lädt: { $task } ms ({ $loads }).
bench-screens-bytes = Bytes auf der Leitung
bench-screens-task = Längste Aufgabe, ms
bench-screens-tasks = Längste Aufgabe jedes Ladens
bench-screens-what = Bewegung
bench-screens-repaints = Spielplan neu gezeichnet
bench-screens-layouts = Layouts
bench-screens-own-layouts = Layouts des Bewegten
bench-screens-length = Millisekunden
bench-screens-thread = Haupt-Thread, %
bench-screens-frames = Bilder pro Sekunde
bench-screens-nodes-before = Knoten, Anfang
bench-screens-nodes-after = Knoten, Ende
bench-screens-log-before = Logbuch, Anfang
bench-screens-log-after = Logbuch, Ende
bench-screens-heap-before = Speicher, Anfang, MB
bench-screens-heap-after = Speicher, Ende, MB
bench-screens-quiet = Anzahlen und Bytes sind genau. Zeiten und Bildraten gelten nur, wenn sonst nichts auf diesem Rechner läuft.
bench-load-title = Was ein Spielplan zur ersten Seite hinzufügt
bench-motion-title = Während sich etwas bewegt
bench-tab-title = Ein Tab im ersten und im letzten Drittel einer ganzen Partie
bench-missed = Grenze verfehlt: { $where } { $told }
bench-all-kept = Alle Grenzen sind eingehalten.
bench-missed-first-page = Die erste Seite wiegt { $measured } Bytes statt höchstens { $allowed }.
bench-missed-first-task = Auf der ersten Seite brauchte eine Aufgabe beim Laden { $measured } ms statt höchstens { $allowed }.
bench-missed-press = Von einem Klick bis zum nächsten Bild vergingen { $measured } ms statt weniger als { $allowed }.
bench-missed-board = Der Spielplan wiegt { $measured } Bytes statt höchstens { $allowed }.
bench-missed-task = Eine Aufgabe beim Laden dauerte { $measured } ms statt höchstens { $allowed }.
bench-missed-layouts = Layouts während der Bewegung: { $measured } statt { $allowed }.
bench-missed-repaints = Während der Bewegung neu gezeichneter Spielplan: { $measured } statt { $allowed }.
bench-missed-busy = Der Haupt-Thread war { $measured } % der Bewegung beschäftigt statt höchstens { $allowed } %.
bench-missed-nodes = Der Tab hat am Ende { $measured } Knoten statt höchstens { $allowed }.
bench-missed-heap = Der Speicher fasst am Ende { $measured } Bytes statt höchstens { $allowed }.
bench-memory-progress = Partien laufen
bench-vector-title = Vektorisiertes Spiel mit Beobachtungen auf einem Kern, Schritte pro Sekunde ({ $machine })
bench-vector-batch = { $batch } zugleich
bench-vector-cores = ebenso, ein Prozess je Kern ({ $cores })
bench-vector-steps = Schritte pro Sekunde
bench-vector-ratio = × { $peer }
bench-memory-title = Speicher eines Prozesses, der alle Spiele spielt: { $growth } in der zweiten Hälfte
bench-memory-seconds = Sekunden
bench-memory-decisions = Entscheidungen
bench-memory-megabytes = Megabyte
bench-presses-title = Klicks einer ganzen Partie, wenn man dem Rat folgt
bench-presses-seed = Startwert
bench-presses-questions = Fragen
bench-presses-by-hand = Von Hand gewählt
bench-presses-median = Median
screenshots-progress = Bilder werden aufgenommen
screenshots-taken = { $count ->
    [one] Ein Bild aufgenommen.
   *[other] { $count } Bilder aufgenommen.
}
screenshots-film-progress = Es wird gefilmt
screenshots-filmed = { $file }: { $size } kB.
compare-title = Ziel und Ergebnis
compare-target = Ziel
compare-product = Ergebnis
compare-sheet = Ein Bogen mit Zeichnungen, kein Bildschirm.
compare-corrected = Der Leitfaden berichtigt dieses Bild.
compare-missing = Dieses Bild fehlt im Ordner.
compare-unlisted = Keine pictures.toml nennt den Zustand, den dieses Bild zeigt.
compare-moment = In keiner Partie der Bots kommt ein solcher Moment vor.
compare-failed = Der Bildschirm ließ sich nicht zeigen: { $why }

## Probleme

error-too-large = Das Dokument ist größer als { $limit } Bytes. Wähle ein kleineres.
error-not-json = Das Dokument ist kein JSON. Wähle die Aufzeichnung einer Partie.
error-too-deep = Das Dokument ist tiefer als { $limit } Ebenen verschachtelt. Wähle die Aufzeichnung einer Partie.
error-huge-integer = Das Dokument enthält eine zu große Ganzzahl. Wähle eine andere Aufzeichnung.
error-wrong-shape = Das Dokument ist keine Partieaufzeichnung (technische Angabe: { $why }). Wähle eine andere Datei.
error-wrong-format = Das Dokument hat nicht das Format { $expected }. Wähle eine andere Datei.
error-too-many-entries = Die Aufzeichnung hat mehr als { $limit } Einträge. Wähle eine kürzere.
error-names = Gib jedem Platz der Aufzeichnung einen Namen von 1 bis { $limit } Zeichen.
error-not-plain = Namen und Chat einer Aufzeichnung dürfen keine Steuerzeichen enthalten. Entferne sie.
error-moved-by = Wer für einen Platz gezogen hat (by), ist eines von { $known } oder fehlt.
error-empty-file = Die Datei enthält keine Aufzeichnung. Wähle eine andere.
error-unreadable = Die Datei { $file } lässt sich nicht lesen. Prüfe Pfad und Rechte.
error-unwritable = Die Datei { $file } lässt sich nicht schreiben. Prüfe den Ordner und seine Rechte.
error-no-targets = Der Ordner { $folder } enthält kein Zielbild. Nenne den Ordner mit den Bildern, die verglichen werden.
error-no-round = Keine Partie der Bots hat eine Runde { $round }. Nenne die Runde mit ihrer Nummer.
error-film-too-large = Der Film hat { $bytes } Bytes, erlaubt sind { $limit }. Wähle eine kürzere Runde.
error-no-picture = Die Datei { $file } ist kein PNG-Bild. Wähle eine andere Datei.
error-illegal-entry = Eintrag { $entry }: { $why }
error-too-long-to-play = Es dauert zu lange, diese Aufzeichnung durchzuspielen. Wähle eine kürzere.
error-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }. Wähle einen anderen.
error-not-a-move = Das ist kein Zug dieses Spiels (technische Angabe: { $why }). Wähle einen der angebotenen Züge.
error-not-open = Das geht gerade nicht.
error-outside-offer = Das geht mit diesen Werten nicht. Wähle neu.
error-finished = Die Partie ist zu Ende. Sieh dir das Ergebnis an oder starte eine Revanche.
error-old-prompt = Das Spiel war schneller als du. Bitte wähle noch einmal.
error-not-sayable = Das kannst du jetzt nicht sagen. Wähle eine andere Aussage.
error-too-much-talk = Zwischen zwei Zügen kannst du höchstens { $limit } Dinge sagen. Warte auf den nächsten Zug.
error-nothing-to-undo = Du kannst im Augenblick nichts zurücknehmen. Mache zuerst einen Zug.
error-wrong-digest = Der Zustand nach diesem Eintrag ist nicht der aufgezeichnete.
error-wrong-result = Das Ergebnis ist nicht das aufgezeichnete.
error-not-an-entry = Der Eintrag ist nicht wohlgeformt (technische Angabe: { $why }).
error-luck-missing = Die Ziehung „{ $name }“ fehlt.
error-luck-other = Erwartet war die Ziehung „{ $name }“, aufgezeichnet ist „{ $found }“.
error-luck-impossible = Die Ziehung „{ $name }“ kann nicht so ausgegangen sein.
error-luck-left-over = Die Aufzeichnung enthält eine Ziehung zu viel: „{ $name }“.
error-luck-shape = Die Ziehungen sind keine Liste benannter Ergebnisse.
error-luck-not-proved = Die Ziehung „{ $name }“ folgt nicht aus dem veröffentlichten Geheimnis.
error-no-commitment = Die Aufzeichnung enthält kein offengelegtes Geheimnis.
error-broken-commitment = Das Geheimnis ist nicht das versprochene.
error-unknown-scheme = Diese Aufzeichnung beweist ihre Ziehungen auf eine Weise, die diese Version nicht kennt (Verfahren { $scheme }). Aktualisiere Hautemer.
error-broken-proof = Der Teil der Aufzeichnung, der die Ziehungen beweist, ist fehlerhaft.
error-not-revealed = In Durchgang { $round } steht ein Gerät ohne seinen Beitrag.
error-wrong-bytes = In Durchgang { $round } ist der Beitrag von Platz { $seat } nicht der, den sein Gerät versprochen hatte.
error-wrong-key = Die Ziehungen gehen nicht vom versprochenen Geheimnis und den Beiträgen der Geräte aus.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-broken-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $why }.
error-unknown-rules = Version { $rules } der Regeln von „{ $game }“ ist hier unbekannt. Aktualisiere Hautemer.
error-wrong-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }. Ändere die Zahl der Plätze.
error-unknown-option = { $game } hat keine Option „{ $option }“. „hautemer games“ nennt die Optionen.
error-wrong-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. „hautemer games“ nennt die Werte.
error-option-shape = Eine Option schreibt man NAME=WERT, nicht „{ $option }“.
error-wrong-data = Die Datendatei passt nicht zum Spiel: { $why }. Berichtige sie oder lasse --data weg.
error-other-data = Die Aufzeichnung entstand mit der Datendatei { $name } (SHA-256 { $sha256 }); bitte mit --data angeben.
error-unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“; es gibt: { $known }.
error-broken-bot = Der Bot „{ $bot }“ lässt sich nicht laden: { $why }
error-not-at-a-server = { $option } passt nicht zu --server. Lass eine der beiden Optionen weg.
error-own-bot = Diese Partie wurde gegen den Bot „{ $bot }“ gespielt. Nenne ihn noch einmal mit --bots.
error-wrong-bots = Nenne einen Bot für alle { $seats } Plätze oder genau einen pro Platz; genannt sind { $bots }.

## Benachrichtigungen

notice-yours = { $title } ({ $names }): Du bist am Zug.
notice-theirs = { $count ->
    [one] { $title }: { $name } ist am Zug.
   *[other] { $title }: { $name } sind am Zug.
}
notice-mail =
    { $text }

    { $address }

    Damit keine solchen Nachrichten mehr kommen, öffne den Link oben und entferne diese Adresse in deinen Einstellungen.
notice-confirm-subject = Hautemer: Ist das deine Adresse?
notice-confirm =
    Jemand, vermutlich du, hat hier um eine Benachrichtigung gebeten, sobald bei Hautemer ein Zug ansteht. Wenn du das warst, öffne diesen Link:

    { $address }

    oder gib diesen Code ein:

    { $code }

    Wenn nicht, tue nichts: Es kommt keine weitere Nachricht.
error-no-mail = Dieser Server verschickt keine E-Mails. Wähle eine andere Benachrichtigung.
error-no-push = Dieser Server schickt keine Benachrichtigungen an Browser. Wähle eine andere Benachrichtigung.
error-mail-away = Der Mailserver hat die Nachricht nicht angenommen; versuche es später noch einmal.

## An einem Tisch auf einem Server

error-server-address = Die Adresse eines Servers beginnt mit http oder https. Prüfe die Adresse.
error-server-away = Der Server { $address } antwortet nicht. Prüfe die Adresse oder versuche es später noch einmal.
away-back = (Die Verbindung war unterbrochen; sie steht wieder.)
away-stood-in = { $count ->
    [one] Seit deinem letzten Zug hat ein Bot einen Zug für dich gemacht.
   *[other] Seit deinem letzten Zug hat ein Bot { $count } Züge für dich gemacht.
}
away-left = Der Tisch wartet auf dich: { $address }
away-consent = { $seat } möchte einen Zug zurücknehmen. Einverstanden? [J/n]
away-code = Ich habe einen Code oder einen Link
away-new = Einen neuen Tisch eröffnen
away-which = Welcher Tisch, von 1 bis { $high }?
away-which-code = Der Code aus vier Buchstaben oder der Link?
away-table-yours = { $title }, du bist am Zug ({ $names })
away-table-running = { $title }, wird gespielt ({ $names })
away-table-lobby = { $title }, wartet auf Leute ({ $names }){ $free ->
    [0] {""}
    [one] , ein freier Platz
   *[other] , { $free } freie Plätze
}
away-invite = Code: { $code }. Einladung: { $address }
away-gathered = Am Tisch: { $names }. { $free ->
    [0] Kein freier Platz.
    [one] Ein freier Platz.
   *[other] { $free } freie Plätze.
}
away-account = { $name } (Konto)
away-start = Mit denen beginnen, die da sind
away-fill = { $free ->
    [0] Beginnen
    [one] Einen Bot auf den freien Platz setzen und beginnen
   *[other] Bots auf die { $free } freien Plätze setzen und beginnen
}
away-look = Nachsehen, wer gekommen ist
away-rematch = Es gibt eine Revanche. Mitspielen? [J/n]
away-letter-t = Chat
away-letter-y = bereit
away-letter-w = warten
away-letter-v = Reaktionszeit
away-letter-p = Tempo der Bots
away-letter-q = gehen
away-letter-e = frühere Nachrichten
away-help-t = sagt allen etwas: „t Hallo!“
away-help-y = sagt, dass du die übrige Zeit nicht brauchst
away-help-w = gibt allen 15 Sekunden mehr, einmal pro Runde und einmal pro Reaktionszeit
away-help-v = schlägt vor, dass die Reaktionszeit ab der nächsten Runde ganz abläuft oder endet, sobald alle bereit sind
away-help-p = stellt ein, wie lange Bots brauchen: „p ruhig“, „p zügig“ oder „p sofort“; am Tisch zählt die langsamste Wahl
away-which-pace = Welches Tempo? { $paces }
away-paced = Die Bots spielen jetzt in diesem Tempo: { $pace }.
pace-calm = ruhig
pace-brisk = zügig
pace-instant = sofort
away-windows = { $missing ->
    [0] Alle sind einverstanden.
    [one] Vorgeschlagen. Eine Stimme fehlt noch.
    *[other] Vorgeschlagen. { $missing } Stimmen fehlen noch.
}
away-help-q = verlässt den Tisch; dein Platz bleibt deiner
away-help-e = zeigt frühere Nachrichten des Chats
away-earlier = Es gibt frühere Nachrichten: „e“ zeigt sie.
away-no-earlier = Es gibt keine früheren Nachrichten.
beside-joined = { $name } nimmt Platz.
beside-left = { $name } geht.
beside-freed = Die Tischleitung hat den Platz von { $name } freigegeben.
beside-draw-late = Das Gerät von { $name } kommt zu spät: Es trägt nicht zur Ziehung bei.
beside-started = Die Partie beginnt. Fingerabdruck der Ziehung: { $commitment }
beside-said = { $name }: { $text }
beside-remarked = { $name } ({ $account ->
    [yes] Publikum, Konto
   *[other] Publikum
}): { $text }
beside-undo-asked = { $seat } möchte einen Zug zurücknehmen.
beside-undo-refused = Der Zug wird nicht zurückgenommen.
beside-called-off = Die Partie ist abgebrochen: Alle waren einverstanden.
beside-deserted = { $days ->
    [one] Seit einem Tag war niemand mehr da: Die Partie ist abgebrochen.
   *[other] Seit { $days } Tagen war niemand mehr da: Die Partie ist abgebrochen.
}
beside-paused = Die Partie ist pausiert.
beside-went-on = Die Partie geht weiter.
beside-resigned = { $seat } überlässt den Platz einem Bot.
beside-replaced = { $seat } ist nicht da: Ein Bot spielt auf diesem Platz.
beside-returned = { $seat } spielt wieder selbst.
beside-moved = { $seat } spielt jetzt auf einem anderen Gerät.
beside-reissued = Die Tischleitung hat einen neuen Link für { $seat } erstellt: Dieser Platz kann auf ein anderes Gerät wechseln.
beside-inherited = { $seat } leitet von nun an diesen Tisch.
beside-constant-windows = Ab der nächsten Runde läuft die Reaktionszeit immer ganz ab.
beside-ready-windows = Ab der nächsten Runde endet die Reaktionszeit, sobald alle bereit sind.
beside-waited = { $seat } bittet um Zeit: 15 Sekunden mehr für alle.
beside-hushed = Die Tischleitung hat { $seat } stummgeschaltet.
beside-unhushed = { $seat } darf wieder schreiben.
beside-spectators-hushed = Die Tischleitung hat den Chat des Publikums abgeschaltet.
beside-spectators-unhushed = Das Publikum darf wieder chatten.

draw-fingerprint = Fingerabdruck der Ziehung: { $sha256 }
draw-committed = { $count ->
    [0] Noch nimmt kein Gerät an der Ziehung teil.
    [one] Ein Gerät nimmt an der Ziehung teil: { $names }.
   *[other] { $count } Geräte nehmen an der Ziehung teil: { $names }.
}
draw-waiting = Ziehung: Es wird auf { $names } gewartet.
draw-together = Zur Ziehung beigetragen haben: { $names }.
draw-without = Ziehung nicht bewiesen für { $names }.
draw-alone = Ziehung des Servers allein: Kein Gerät hat beigetragen.
draw-agreed = Alle haben zugestimmt, so zu beginnen.
draw-ask = Beginnen, obwohl die Ziehung für { $names } nicht bewiesen ist?
draw-ask-again = Die Ziehung ist zweimal gescheitert. Noch eine versuchen?
draw-ask-alone = Mit der Ziehung des Servers allein beginnen?
draw-left-out = Dieses Gerät hat seinen Beitrag zur Ziehung geschickt, aber der Server hat ihn als verspätet gewertet.
draw-changed = Der Server zeigt einen anderen Fingerabdruck als zu Beginn. Vertraue der Ziehung an diesem Tisch nicht.
draw-kept = Dieses Gerät hat die Aufzeichnung mit dem verglichen, was es gesehen hat: Nichts wurde geändert.
draw-objection-fingerprint = Die Aufzeichnung hat einen anderen Fingerabdruck als den, den dieses Gerät vor der Partie sah.
draw-objection-table = Die Aufzeichnung gehört zu einem anderen Tisch.
draw-objection-missing = In der Aufzeichnung fehlt die Ziehung, an der dieses Gerät teilnahm.
draw-objection-list = In Durchgang { $round } der Ziehung nennt die Aufzeichnung andere Geräte, als dieses Gerät sah.
draw-objection-names = Die Namen der Aufzeichnung sind nicht die, die dieses Gerät vor der Ziehung sah.
draw-objection-left-out = In Durchgang { $round } der Ziehung hat dieses Gerät seinen Beitrag geschickt, aber er fehlt in der Aufzeichnung.

## Für den Betreiber

verify-proved = Bewiesen: Alle { $count } Ziehungen der Partie ({ $entries } Züge) folgen aus dem Geheimnis, das vor dem ersten Zug versprochen wurde.
verify-hash = Der versprochene Fingerabdruck war { $sha256 }: Vergleiche ihn mit dem, den der Tisch am Anfang zeigte.
verify-hash-compared = Der versprochene Fingerabdruck, { $sha256 }, ist der, den du notiert hast.
verify-together = { $count ->
    [one] Ein Gerät hat
   *[other] { $count } Geräte haben
} zu den Ziehungen beigetragen: { $names }. Der Server allein konnte sie nicht wählen.
verify-without = Nicht bewiesen für { $names }: Von dort kam kein Beitrag.
verify-agreed = Alle am Tisch haben dem zugestimmt.
verify-server-only = Kein Gerät hat beigetragen: Das sind allein die Ziehungen des Servers.
verify-written = Das war eine geführte Partie: { $count } Ergebnisse standen vorher in der Lektion und wurden nicht gezogen. Die übrigen ({ $drawn }) folgen aus dem versprochenen Geheimnis.
verify-not-proved = Die Ziehungen dieser Partie sind nicht bewiesen.
admin-id = Kennung
admin-game = Spiel
admin-phase = Phase
admin-touched = Zuletzt bewegt (UTC)
admin-seats = Plätze
admin-name = Name
admin-language = Sprache
admin-seen = Zuletzt gesehen (UTC)
admin-closed = Der Tisch { $table } ist geschlossen.
admin-forget = Die Daten von { $name } löschen?
admin-forgotten = Gelöscht; { $count ->
    [0] diese Person hatte keinen Platz.
    [one] ihr Platz an einem Tisch bleibt, ohne jemanden dahinter.
   *[other] ihre Plätze an { $count } Tischen bleiben, ohne jemanden dahinter.
}
admin-backed-up = Die Kopie ist vollständig: { $file }
admin-stop-first = Halte zuerst den Server an: Eine SQLite-Datei gehört einem einzigen Prozess.
error-database-older = Die Datenbank stammt von einer älteren Version (Schema { $revision }): Starte den Server einmal.
error-no-such-person = Niemand hier heißt { $person }, und keine Kennung ist { $person }. Prüfe die Schreibweise.

## Im Terminal

yes = ja
no = nein
play-welcome = Hautemer: Was spielen wir?
play-which-game = Welches Spiel? [1]
play-how-many = Wie viele spielen, dich eingeschlossen, von { $low } bis { $high }? [{ $default }]
play-option = { $option }: { $value }{ $standard ->
    [yes] {""}
   *[no] { " *" }
}
play-change-option = Eine Option ändern (1–{ $high }) oder mit der Eingabetaste beginnen?
play-me = Ich
play-sailors = Anne, Jan, Greta, Hinnerk, Merle, Fiete, Luise, Kasper, Wiebke, Felix, Marga, Enno, Celia, Hugo, Nele, Bent, Iris, Lasse, Swantje, Arne
play-go-on = { $moves ->
    [0] Eine Partie { $title } wartet auf dich, bereit zum Beginnen. Fortsetzen? [J/n]
    [one] Eine Partie { $title } wartet auf dich, nach { $moves } Zug. Fortsetzen? [J/n]
   *[other] Eine Partie { $title } wartet auf dich, nach { $moves } Zügen. Fortsetzen? [J/n]
}
play-none-waits = Es wartet keine Partie auf dich.
play-broken = Die Partie in { $file } ist nicht lesbar und bleibt, wie sie ist. { $why }
play-left = Die Partie liegt in { $file }; „hautemer play --resume“ setzt sie fort.
play-saved = Die Partie liegt in { $file }.
play-stuck = Diese Partie endet nicht; sie liegt in { $file }.
play-put-together = { $ask } …
play-which = Welches, von 1 bis { $high }? (c bricht ab)
play-between = Von { $low } bis { $high }? [{ $default }] (c bricht ab)
play-some = { $high ->
    [0] Nichts zu wählen: Eingabetaste. (c bricht ab)
   *[other] Wie viele und welche? Es braucht { $span } Nummern, durch Leerzeichen getrennt. (c bricht ab)
}
play-some-in-order = Welche, und in welcher Reihenfolge? Es braucht { $span } Nummern, durch Leerzeichen getrennt. (c bricht ab)
play-span = { $same ->
    [yes] genau { $high }
   *[no] { $low } bis { $high }
}
play-as-often = { $name } (× { $count })
play-not-these = Diese Zusammenstellung ist nicht erlaubt. Wähle neu.
play-number-please = Bitte eine Zahl von { $low } bis { $high }.
play-numbers-please = Bitte { $span } Nummern zwischen 1 und { $choices }, durch Leerzeichen getrennt.
play-what = { $high ->
    [one] Antworte mit 1 oder mit einem Buchstaben (? für Hilfe).
   *[other] Antworte mit einer Nummer von 1 bis { $high } oder mit einem Buchstaben (? für Hilfe).
}
play-nothing = Nichts tun, weiter
play-say = Etwas sagen …
play-letter-u = zurück
play-letter-b = Spielplan
play-letter-l = Logbuch
play-letter-r = Regeln
play-letter-h = Rat
play-letter-s = sichern
play-letter-q = gehen
play-letter-w = nicht mehr fragen
play-letter-help = Hilfe
play-help-u = nimmt deinen letzten Zug zurück und alles, was danach kam; geheime Entscheidungen bleiben
play-help-b = zeigt den Spielplan noch einmal
play-help-l = erzählt, was geschehen ist
play-help-r = die Regeln; „r M3“ öffnet ein Kapitel, „r M3.4“ eine Klausel
play-help-h = was ein guter Bot an deiner Stelle tun würde, ohne mehr zu wissen als du
play-help-s = sichert die Partie (wie auch jeder Zug)
play-help-q = verlässt den Tisch; die Partie wartet auf dich
play-help-w = nicht mehr gefragt werden, bis es Neues gibt
play-help-c = bricht eine Wahl in mehreren Schritten ab
play-help-numbers = Eine Nummer spielt den Zug mit dieser Nummer.
play-nothing-to-undo = Du hast noch nichts gespielt, das du zurücknehmen könntest.
play-secret-stands = Seitdem ist eine geheime Wahl gefallen, von dir oder von anderen: Sie bleibt.
play-rules-how = „r { $part }“ öffnet ein Kapitel.
play-forced = Etwas anderes ist nicht möglich: { $move }.
play-hint = Rat ({ $bot }): { $move }
play-coach = Der alte Seebär: { $said }
play-coach-try = Versuche es mit: { $move } (Eingabetaste)
play-coach-say = Sage: „{ $claim }“ (Eingabetaste)
play-coach-next = Das nächste Kapitel: hautemer play { $game } --lesson --chapter { $chapter }
play-coach-left = Du steuerst deinen eigenen Kurs, und das ist gut so! Die Lektion endet hier: Ab jetzt wird im Ernst gespielt. „h“ gibt dir jederzeit einen Rat, „u“ nimmt deinen Zug zurück und führt wieder in die Lektion.
play-secrets = Alle Geheimnisse, aufgedeckt
play-recorded = Die Aufzeichnung der Partie: { $file }
play-rematch = Eine Revanche? [j/N]
games-seats = Plätze
games-options = Optionen
games-bots = Bots
games-captain-no-arrays = „capitaine“ braucht NumPy: pip install hautemer[strong]. Wähle bis dahin „second“.
games-captain-no-weights = „capitaine“ hat dieses Spiel noch nicht gelernt: „second“ ist der stärkste Bot.
games-captain-unfit = Das Netz von „capitaine“ passt nicht zu dieser Version: Wähle „second“.
games-captain-not-offered = An Tischen gibt es „capitaine“ für dieses Spiel nicht, sondern „second“.
games-captain-versions = In Partien nach Version { $versions } der Regeln spielt „second“ anstelle von „capitaine“.
error-missing-extra = Dafür braucht es das Paket { $module }, und das ist nicht installiert: pip install hautemer[{ $extra }]
error-no-encoder = { $game } hat keinen Encoder und deshalb keine Umgebungen. Wähle ein anderes Spiel.
error-not-covered = Der Encoder von { $game } passt nicht zu dieser Partie. Nimm die aktuelle Fassung der Regeln.
error-not-in-alphabet = Das Alphabet von { $game } enthält im Feld { $field } kein „{ $value }“. Ergänze es in bots/choices.py.
error-wrong-action = „{ $action }“ ist keine Aktion. Aktionen sind die ganzen Zahlen von 0 bis { $most }.
error-masked-action = Die Aktion { $action } ({ $name }) ist gerade maskiert. Wähle eine, die die Maske offen lässt.
error-not-encodable = Dieser Zug wird nicht angeboten und lässt sich deshalb nicht kodieren. Wähle einen angebotenen Zug.
error-unfinished-move = Für einen vollständigen Zug fehlen noch Entscheidungen. Ergänze sie.
error-choices-left = Der Zug ist nach { $number } Entscheidungen vollständig, angegeben sind { $given }. Lass die übrigen weg.
error-wrong-setting = { $setting } kann nicht „{ $value }“ sein; möglich sind: { $known }.
error-wrong-count = { $setting } kann nicht { $value } sein. Wähle eine Zahl von { $least } bis { $most }.
error-imagined-world = Ein nachgezogener Zustand lässt sich nicht serialisieren: Kein Verlauf hat zu ihm geführt. Serialisiere den ursprünglichen Zustand.
error-before-reset = Rufe zuerst reset auf.
error-no-cluster = Unter { $address } ist kein Ray-Cluster. Starte eines mit „ray start --head“ oder prüfe die Adresse.
error-other-version = Ein Knoten des Clusters hat hautemer { $theirs } statt { $ours }. Installiere überall dieselbe Version.
error-folder-in-use = { $folder } kann keinen Datensatz aufnehmen. Nenne einen neuen oder leeren Ordner.
error-other-dataset = { $folder } enthält einen Datensatz mit anderen Einstellungen. Nenne einen anderen Ordner.
error-unknown-clause = Eine Klausel { $clause } gibt es nicht; die Kapitel sind: { $known }.
error-database-address = Eine Datenbank heißt zum Beispiel { $sqlite } oder { $postgresql }.
error-database-in-use = Prozess { $process } benutzt diese SQLite-Datei bereits; mehrere Prozesse brauchen PostgreSQL.
error-database-newer = Die Datenbank stammt von einer neueren Version von Hautemer (Schema { $revision }): Aktualisiere zuerst das Programm.
error-database-refused = Die Datenbank lehnt die Verbindung ab: { $why }. Prüfe Adresse und Passwort.
error-not-a-database = Die Datei { $file } ist keine SQLite-Datenbank. Prüfe den Pfad.
error-backup-elsewhere = PostgreSQL wird mit dem eigenen Programm pg_dump gesichert.
error-torture-database = Mit --database braucht torture eine leere PostgreSQL-Datenbank. Lass die Option weg, um mit einer SQLite-Datei zu testen.
view-public = Was alle sehen
view-own = Was nur du weißt

torture-title = { $seconds } Sekunden lang werden Server abgeschossen
torture-matches = Gespielte Partien
torture-finished = Von selbst zu Ende
torture-moves = Bestätigte Züge
torture-kills = Abgeschossene Server
torture-away = Ausfälle der Datenbank
torture-longest = Längste Wartezeit eines Bildschirms, in Sekunden
torture-lost = Verlorene oder doppelte Züge
torture-rewritten = Geänderte Verläufe
torture-stuck = Hängende Partien
torture-fine = Nichts ging verloren, niemand sah einen anderen Verlauf, jede Partie lief weiter.
torture-failed = Etwas stimmt nicht:

serve-ready = Hautemer ist offen: { $address }
serve-lan = Für die anderen in diesem Netz: { $address }
serve-stop = Mit Strg-C beenden; nichts geht verloren.
client-missing = Der Browser-Client fehlt in dieser Installation. Führe in einer Kopie der Quellen tools/web.sh build aus und lade diese Seite neu. Bis dahin spielst du im Terminal: hautemer play --server { $address }
error-no-such-table = Diesen Tisch gibt es nicht, oder er nimmt niemanden mehr auf. Prüfe den Code oder frage die Tischleitung.
error-wrong-time = Eine Zeit muss zwischen { $least } und { $most } Millisekunden liegen.
error-pace-too-short = Zu mehreren braucht ein Zug mindestens { $move } Sekunden, und wer weg war, mindestens { $grace } Sekunden, um zurückzukommen.
error-days-too-short = Eine Partie über Tage braucht mindestens { $minutes } Minuten pro Zug.
error-owner-away = Ein Bot spielt für eine Person, die gerade fehlt. Bis zur Rückkehr kannst du das nicht zurücknehmen.
error-not-your-table = Das darf nur die Tischleitung. Frage sie.
error-not-seated = Nimm zuerst einen Platz an diesem Tisch.
error-not-in-lobby = Die Partie hat begonnen, das lässt sich nicht mehr ändern. Richte einen neuen Tisch ein.
error-drawing = Die Ziehung läuft gerade. Versuche es in ein paar Sekunden noch einmal.
error-too-many-draws = Die Ziehung ist an diesem Tisch { $limit }-mal gescheitert. Lege einen neuen Tisch an.
error-other-seats = Die Plätze haben sich inzwischen geändert. Versuche es noch einmal.
error-other-bytes = Der Beitrag dieses Geräts passt nicht zu dem, was es angekündigt hat. Lade die Seite neu.
error-not-running = An diesem Tisch wird gerade nicht gespielt. Warte auf den Beginn.
error-no-lesson = { $game } hat diese geführte Partie nicht. Lies stattdessen die Regeln.
error-not-over = Die Partie läuft noch. Versuche es noch einmal, wenn sie zu Ende ist.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-already-seated = Du hast schon einen Platz an diesem Tisch. Spiele von dort aus.
error-no-free-seat = An diesem Tisch ist kein Platz mehr frei. Schau zu oder richte selbst einen Tisch ein.
error-too-few = Für { $game } braucht es mindestens { $least } am Tisch. Lade mehr Leute ein oder füge Bots hinzu.
error-wrong-name = Wähle einen Namen mit höchstens { $limit } sichtbaren Zeichen.
error-name-at-table = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
error-name-looks-alike = { $name } ist kaum zu unterscheiden von { $other }, und so heißt hier schon jemand: Wähle einen anderen Namen.
error-wrong-order = Die Reihenfolge muss jeden Platz einmal nennen. Lade die Seite neu.
error-paused = Die Partie ist pausiert. Stimme zuerst dafür, weiterzuspielen.
error-not-paused = Die Partie ist nicht pausiert. Du kannst spielen.
error-unknown-window = Dieses Spiel hat keine Pause { $window }. Nimm eine von: { $known }.
error-no-window = Gerade gibt es nichts abzuwarten. Du kannst spielen.
error-already-waited = Du hast schon um Zeit gebeten. In der nächsten Runde geht es wieder.
error-not-asked = Diese Anfrage ist nicht mehr offen.
error-not-resigned = Auf diesem Platz spielt schon die Person, der er gehört. Du musst nichts zurückgeben.
error-still-here = Diese Person ist noch nicht lange genug weg. Versuche es in ein paar Minuten noch einmal.
error-no-talk = Freier Chat ist an diesem Tisch abgeschaltet. Aussagen gehen weiterhin.
error-full-journal = Das Logbuch dieses Tisches ist voll: Züge zählen weiter, aber Chat und Anfragen werden nicht mehr notiert.
error-full-talk = Der Chat dieses Tisches ist voll. Die Partie geht ohne ihn weiter.
error-hushed = Die Tischleitung hat dich stummgeschaltet. Spielen kannst du weiterhin.
error-spectators-hushed = Die Tischleitung hat den Chat des Publikums abgeschaltet. Zuschauen kannst du weiterhin.
error-remark-name = An diesem Tisch heißt schon jemand { $name }. Ändere deinen Namen, um hier zu schreiben.
error-wrong-text = Schreibe 1 bis { $limit } Zeichen.
error-watching-closed = An diesem Tisch kann man nicht zuschauen. Bitte die Tischleitung um einen Platz oder einen Link.
error-broken-table = Diese Partie kann hier nicht weitergehen: Ihr Logbuch passt nicht zu den installierten Regeln. Melde das der Person, die den Server betreibt.
error-not-signed-in = Melde dich zuerst an.
error-wrong-password = Name oder Passwort ist falsch. Versuche es noch einmal.
error-weak-password = Nimm mindestens { $least } Zeichen.
error-name-taken = Dieser Name gehört schon jemandem. Wähle einen anderen.
error-link-spent = Dieser persönliche Link ist verbraucht oder gilt nicht mehr. Lass dir am Tisch einen neuen geben.
error-too-fast = Das war zu schnell. Warte kurz und versuche es noch einmal.
error-too-many-tries = Zu viele Versuche bei diesem Namen. Versuche es in { $seconds } s noch einmal.
error-too-many = Du hast die Höchstzahl erreicht. Schließe zuerst eines.
error-wrong-origin = Diese Anfrage kommt von einer anderen Seite. Öffne Hautemer selbst und versuche es noch einmal.
error-not-found = Hier ist nichts. Prüfe die Adresse.
error-wrong-method = Das geht hier nicht. Lade die Seite neu.
error-away = Die Datenbank antwortet nicht; versuche es gleich noch einmal.
error-wrong-address = { $why ->
    [https] Diese Adresse lässt sich nicht verwenden: Sie muss mit https beginnen.
    [host] Diese Adresse lässt sich nicht verwenden: Ihr Server ist nicht öffentlich erreichbar. Wähle eine andere.
    [keys] Diese Adresse lässt sich nicht verwenden: Die Schlüssel des Browsers passen nicht. Abonniere neu.
    [smtp] Ein Mailserver wird smtp://BENUTZER:PASSWORT@SERVER:PORT?from=ADRESSE geschrieben.
   *[form] Das ist keine verwendbare Adresse. Prüfe die Schreibweise.
}
error-port-taken = Port { $port } ist nicht frei; mit --port lässt sich ein anderer wählen.
error-wrong-host = Die Adresse { $host } ist keine dieses Rechners; mit --host lässt sich eine andere wählen.
error-wrong-proxy = Nenne einen Proxy durch sein Netz, etwa 127.0.0.1/32, nicht { $proxy }.
error-wrong-public-url = Die öffentliche Adresse schreibt sich http://SERVER oder https://SERVER, nicht { $url }.
error-wrong-redis = Die Adresse von Redis schreibt sich redis://SERVER:PORT.
error-wrong-limit = Eine Grenze schreibt sich NAME=ZAHL, nicht { $limit }; es gibt: { $known }.
error-wrong-keep = { $limit } muss einer der Namen { $known } mit einer Zahl von Tagen sein: guests=90

load-begin = { $tables } Tische, { $sockets } Verbindungen …
load-title = Last
load-what = Größe
load-value = Wert
load-sockets = Offene Verbindungen
load-moves = Züge pro Sekunde
load-messages = Zugestellte Nachrichten pro Sekunde
load-size = Bytes pro Nachricht
load-p50 = Vom Klick auf jeden Schirm, die Hälfte in
load-p95 = … 95 % in
load-p99 = … 99 % in
load-lost = Verlorene Verbindungen
load-refused = Abgelehnte Züge
load-table-memory = Speicher pro Tisch
load-socket-memory = Speicher pro Verbindung
load-bare = Bloßes Verteilen, Nachrichten pro Sekunde
load-share = Anteil am bloßen Verteilen
load-processor = Rechenzeit pro Nachricht
load-bare-processor = … des bloßen Verteilens
load-windows = Fenster
load-able = … in denen ein Bot handeln konnte
load-first-ping = Erster Ping nach einer Szene, die Hälfte in
load-mean-ping = Alle Pings, während Bots denken, die Hälfte in
load-z-first = Erster Ping: Abstand in Standardabweichungen
load-z-mean = Alle Pings: Abstand in Standardabweichungen
load-storage-single-per-second = Einzelne Schreibvorgänge pro Sekunde
load-storage-busy-64-per-second = Züge pro Sekunde, 64 belebte Tische
load-storage-busy-500-per-second = Züge pro Sekunde, 500 belebte Tische
load-storage-busy-64-gain = 64 belebte Tische gegenüber einzelnen Schreibvorgängen, ×
load-storage-busy-500-gain = 500 belebte Tische gegenüber einzelnen Schreibvorgängen, ×
load-storage-raw-commit-ms = Ein nackter Schreibvorgang, ms
load-storage-lone-wait-ms = Ein einzelner Zug wartet, ms
load-storage-lone-wait-ratio = Ein einzelner Zug gegenüber einem nackten Schreibvorgang, ×
load-abuse-progress = { $at } s: { $doing }
load-abuse-doing-record = Eine lange Partie wird gespielt
load-abuse-doing-flood = Gäste fluten einen Chat
load-abuse-doing-newcomers = Verbindungen lesen nicht, andere kommen und gehen
load-abuse-doing-make = Tische setzen eine lange Partie fort
load-abuse-doing-restart = Der Server wird abgebrochen und startet neu
load-abuse-doing-rest = Tische verlassen den Speicher
load-abuse-doing-guess-one = Eine Adresse rät Passwörter
load-abuse-doing-guess-many = Zwölf Adressen raten Passwörter
load-abuse-doing-guess-account = Vier Adressen raten ein einziges Passwort
load-abuse-doing-undo = Gäste nehmen Züge zurück
load-abuse-doing-download = Eine Adresse lädt eine Aufzeichnung herunter
load-abuse-chat = Einen Chat fluten
load-abuse-tables = Lange Partien anhäufen
load-abuse-passwords = Passwörter raten
load-abuse-undo = Züge in langen Partien zurücknehmen
load-abuse-records = Die Aufzeichnung einer langen Partie herunterladen
load-abuse-remarks = Angenommene Nachrichten
load-abuse-refused = Abgelehnte Anfragen
load-abuse-newcomer = Erste Nachricht an Neuankömmlinge (kB)
load-abuse-held = Speicher für 40 Verbindungen, die nicht lesen (MB)
load-abuse-made = Angelegte Tische
load-abuse-table-memory = Speicher pro Tisch, gerade angelegt (MB)
load-abuse-start = Start des Servers mit diesen Tischen (s)
load-abuse-first-scene = Bis einer davon für Neuankömmlinge zu sehen ist (s)
load-abuse-start-memory = Größter Speicher nach dem Start, alle Tische (MB)
load-abuse-rest-memory = Speicher in Ruhe, alle Tische (MB)
load-abuse-sign-in-alone = Anmeldung, während niemand rät (s)
load-abuse-sign-in-one = Anmeldung von woanders, während eine Adresse rät (s)
load-abuse-past-one = Zurückblättern, während eine Adresse rät (s)
load-abuse-hashed-one = Geprüfte Versuche dieser Adresse
load-abuse-sign-in-many = Anmeldung von woanders, während zwölf Adressen raten (s)
load-abuse-past-many = Zurückblättern, während zwölf Adressen raten (s)
load-abuse-hashed-many = Geprüfte Versuche dieser Adressen
load-abuse-hashed-account = Geprüfte Versuche an einem Konto, von 160
load-abuse-sign-in-account = Anmeldung an diesem Konto gleich danach (s)
load-abuse-undos = Zurückgenommene Züge
load-abuse-downloads = Ausgelieferte Aufzeichnungen
load-abuse-cut-off = Abgebrochen nach (s)
load-abuse-ping-p50 = Ping an einem anderen Tisch, die Hälfte in (ms)
load-abuse-ping-p95 = … 95 % in (ms)
load-abuse-ping-longest = … der längste (ms)

## Was die Befehlszeile von sich aus sagt

usage-heading = Aufruf:
usage-error = Fehler: { $message }
usage-try = „{ $command } { $option }“ zeigt die Hilfe.
usage-missing-command = Es fehlt ein Befehl.
usage-missing-argument = Es fehlt das Argument
usage-missing-option = Es fehlt die Option
usage-no-such-option = Die Option „{ $name }“ gibt es nicht.
usage-no-such-command = Den Befehl „{ $name }“ gibt es nicht.
usage-did-you-mean = { $count ->
    [one] War { $possibility } gemeint?
   *[other] War eins von diesen gemeint: { $possibilities }?
}
usage-takes-no-value = Die Option „{ $name }“ nimmt keinen Wert.
usage-requires-value = { $count ->
    [one] Die Option „{ $name }“ braucht einen Wert.
   *[other] Die Option „{ $name }“ braucht { $nargs } Werte.
}
usage-takes-values = Das Argument „{ $name }“ nimmt { $nargs } Werte.
usage-too-much = { $count ->
    [one] Ein Argument ist zu viel: { $args }
   *[other] Argumente sind zu viel: { $args }
}
usage-wrong-value = Unpassender Wert: { $message }
usage-wrong-value-for = Unpassender Wert für { $param_hint }: { $message }
usage-choose-from = Zur Wahl stehen:{ "\u000A\u0009" }{ $choices }
usage-not-among = „{ $value }“ geht hier nicht; zur Wahl stehen: { $choices }.
usage-no-number = „{ $value }“ ist keine Zahl, die hier passt.
usage-out-of-range = { $value } liegt nicht im Bereich { $range }.
usage-no-such-file = „{ $filename }“ gibt es nicht.
usage-is-a-file = „{ $filename }“ ist eine Datei.
usage-is-a-folder = „{ $filename }“ ist ein Ordner.
usage-not-readable = „{ $filename }“ ist nicht lesbar.
usage-not-writable = „{ $filename }“ ist nicht beschreibbar.

## Im Browser

web-tagline = Vier Spiele um verdeckte Karten und geheime Seiten, mit anderen oder gegen Bots.
web-games = Die Spiele
web-settings = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-home = Zurück zum Hafen
web-try-again = Noch einmal versuchen
web-went-wrong = Etwas ist schiefgegangen. Versuche es gleich noch einmal.
web-no-line = Der Server antwortet nicht. Bist du online?
web-line-lost = Die Verbindung wird wiederhergestellt … Nichts geht verloren.
web-adrift = Verbindung unterbrochen
web-line-late = Gesendet, wir warten auf den Server …
web-line-none = Der Server antwortet noch nicht, wir versuchen es weiter …
web-part-missing = Diese Seite ließ sich nicht laden.
web-part-missing-why = Vielleicht war die Verbindung weg, oder der Server hat gerade eine neue Version bekommen. Keine Partie ist verloren.
web-lost-where = 404° Nord
web-lost = Hier ist keine Insel.
web-lost-how = Die Karte endet hier: Die Adresse ist falsch geschrieben, oder die Seite gibt es nicht mehr.
web-dragons = hic sunt dracones
web-language-kept = Diese Sprache konnte nicht geladen werden. Vorerst bleibt alles, wie es ist.
web-me = Neuling
web-my-matches = Meine Partien
web-all-matches = Alle meine Partien ({ $count })
web-your-move = Du bist am Zug!
web-your-turn = Du bist dran!
web-your-turn-named = Du bist dran, { $name }.
web-thinks = { $seat } überlegt.
web-turn-next = Danach bist du dran.
web-turn-after = Nach { $seat } bist du wieder dran.
web-order = Wer als Nächstes dran ist
web-you = du
web-phase-lobby = wartet auf Leute
web-phase-running = läuft
web-phase-finished = beendet
web-phase-called-off = abgebrochen
web-phase-closed = Tisch geschlossen
web-phase-broken = kann nicht fortgesetzt werden
web-players = { $low } bis { $high } Personen
web-seat-range = { $low }–{ $high } Personen
web-play-now = Sofort gegen Bots spielen
web-play-with-friends = Mit anderen spielen
web-learn = Regeln
web-lesson = Geführte Partie
web-lesson-how = Eine echte Partie, deren erste Züge feststehen: Ein alter Seebär erklärt, und du spielst.
web-about-game = Worum es geht
web-aim = Worum es geht:
web-understood = Verstanden
web-coach = Der alte Seebär
web-coach-try = Versuche es mit: { $move }
web-coach-say = Sagen: „{ $claim }“
web-coach-more = Weiter
web-chapter = Kapitel { $number }: { $title }
web-coach-watch = Die anderen spielen: Sieh auf den Tisch.
web-coach-step = { $done } / { $steps }
web-coach-left = Du segelst deinen eigenen Kurs, und das ist gut so! Die Lektion endet hier: Ab jetzt wird im Ernst gespielt. Die Lampe gibt dir jederzeit einen Rat, und das Regelbuch ist nie weit.
web-coach-go-on = Weiterspielen
web-coach-new = Neue Partie gegen Bots
web-watch = Zuschauen
web-replay = Eine Partie nachspielen
web-replay-this = Diese Partie nachspielen
web-code-label = Ein Code aus vier Buchstaben?
web-code-how = Den hat dir jemand gegeben. Er öffnet einen Tisch.
web-enter = Beitreten
web-your-name = Dein Name an Bord
web-make-table = Tisch eröffnen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-off = keine
web-bot-pace = Tempo der Bots
web-bot-pace-how = Sitzen mehrere Menschen am Tisch, zählt die langsamste Wahl.
web-sounds = Töne
web-sound = Töne abspielen
web-volume = Lautstärke
web-sound-game = Spiel
web-sound-turn = Mein Zug
web-sound-clock = Meine Zeit wird knapp
web-sound-chat = Chat
web-vibration = Vibrieren, wenn ich am Zug bin und wenn meine Zeit knapp wird
web-shared = Geteiltes Gerät
web-shared-how = Meine Geheimnisse bleiben verdeckt, bis ich drücke.
web-at-once = Ein Tippen genügt
web-at-once-how = Der Zug wird sofort gesendet, ohne Bestätigung.
web-guest-here = Ohne Konto: Deine Plätze bleiben auf diesem Gerät
web-tell-me = Benachrichtige mich, wenn ich am Zug bin
web-tell-how = Eine Benachrichtigung auf diesem Gerät, auch bei geschlossener Seite: welcher Tisch auf dich wartet, sonst nichts.
web-tell-forbidden = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
web-tell-failed = Der Browser konnte die Benachrichtigungen nicht abonnieren. Versuche es später noch einmal.
web-channels = Weitere Benachrichtigungen
web-channel-email = E-Mail: { $address }
web-channel-webhook = Webhook: { $address }
web-channel-unconfirmed = noch nicht bestätigt
web-channel-remove = { $address } entfernen
web-mail-address = E-Mail-Adresse
web-mail-add = Hinzufügen
web-mail-asked = Eine Nachricht geht an { $address }: Öffne den Link darin.
web-mail-confirm = Ist das deine Adresse?
web-mail-confirm-yes = Ja, dort benachrichtigen
web-mail-confirmed = Erledigt: Du erfährst unter { $address }, wann du am Zug bist.
web-join = An den Tisch setzen
web-table-full = Der Tisch ist voll. Sobald ein Platz frei wird, kannst du dich hier setzen.
web-take-seat = Platz nehmen
web-leave-seat = Platz verlassen
web-laying-table = der Tisch wird gedeckt
web-aboard = An Bord: { $count } von { $seats }
web-host = Tischleitung
web-here = am Tisch
web-away = abwesend
web-free-seat = Freier Platz
web-free-this = Den Platz von { $name } freigeben
web-freed = Die Tischleitung hat den Platz von { $name } freigegeben.
web-who-sits = Wer spielt auf Platz { $number }?
web-move-up = Platz { $number } nach oben
web-move-down = Platz { $number } nach unten
web-bot-moussaillon = Bot: Schiffsjunge
web-bot-second = Bot: Erster Offizier
web-bot-capitaine = Bot: Kapitän
web-strength-moussaillon = Schiffsjunge
web-strength-moussaillon-how = spielt arglos
web-strength-second = Erster Offizier
web-strength-second-how = denkt mit
web-strength-capitaine = Kapitän
web-strength-capitaine-how = durchschaut dich
web-fill-with-bots = Mit Bots auffüllen
web-start = Leinen los
web-too-few = Es braucht mindestens { $count } Personen oder Bots.
web-wait-for-host = Es geht los, sobald die Tischleitung die Leinen löst.
web-invite = Einladen
web-invite-how = Vier Buchstaben auf der Startseite, oder das Quadrat mit der Kamera.
web-qr = Der Einladungslink als QR-Code
web-only-here = Nur dieser Computer kann diesen Link öffnen. Starte den Server mit „--lan“, um andere Geräte einzuladen.
web-code = Code:
web-link = Link
web-copy-link = Link kopieren
web-copied = Kopiert!
web-share = Senden
web-options = Die Partie
web-seats = Plätze
web-default = { $what } (Standard)
web-choose-list = die Karten auswählen …
web-pace = Tempo
web-pace-calm = gemütlich, ohne Uhr
web-pace-live = live, drei Minuten pro Zug
web-pace-quick = flott, eine Minute pro Zug
web-pace-days = über Tage, zwei Tage pro Zug
web-pace-own = anders
web-talk = Chat
web-talk-chat = frei
web-talk-claims = nur vorgefertigte Aussagen
web-talk-none = keiner
web-talk-tab = Chat
web-talk-unread = { $count ->
    [one] Chat: eine neue Nachricht
    *[other] Chat: { $count } neue Nachrichten
}
web-watchers = Wer darf zuschauen?
web-watch-invited = wer den Link hat
web-watch-nobody = niemand
web-watch-everybody = alle
web-windows = Reaktionszeit
web-windows-ready = endet, sobald alle bereit sind
web-windows-constant = läuft immer ganz ab
web-open-table = Diesen Tisch allen zeigen, unter „Zuschauen oder mitspielen“
web-open-tables = Offene Tische
web-no-tables = Im Augenblick kein offener Tisch.
web-no-tables-how = Eröffne auf der Startseite einen: Andere kommen mit einem Link oder Code dazu, und Bots nehmen die freien Plätze.
web-choose-game = Spiel wählen
web-look = Zuschauen oder mitspielen
web-tables-to-join = Hier sind Plätze frei
web-tables-to-watch = Hier kann man zuschauen
web-free-seats = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-round = Runde { $round }
web-round-of = Runde { $round } von { $rounds }
web-undo = Meinen Zug zurücknehmen
web-undo-ask = Bitten, meinen letzten Zug zurückzunehmen
web-hurry = Die Bots antreiben
web-rules = Die Regeln
web-rules-for = Die Regeln zu: { $name }
web-about = Wozu ist das gut?
web-decisive = Die entscheidenden Momente
web-contents = Inhalt
web-rulebook = die Regeln
web-search-rules = In den Regeln suchen
web-search-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
web-print = Drucken
web-print-foot = { $title }: die Regeln auf einem Blatt
web-fine-print = { $count ->
    [one] { $count } Klausel zeigen
   *[other] { $count } Klauseln zeigen
}
web-menu = An diesem Tisch
web-glance = Auf einen Blick
web-empty = noch leer
web-empty-these = Noch leer: { $what }.
web-your-part = Was du tun kannst
web-ask-several = Was tust du?
web-choices = Was du tun kannst
web-compose = Meinen Zug zusammenstellen
web-confirm = Meinen Zug bestätigen
web-not-complete = Noch nicht vollständig
web-more-choices = Mehr Möglichkeiten …
web-coming = Gleich: { $move }
web-hold = Warten
web-not-allowed = So nicht erlaubt
web-not-with-these = nicht zusammen mit dem Rest
web-pick-full = Mehr geht nicht: Lege zuerst etwas anderes zurück.
web-pick-no-more = Mehr davon gibt es nicht.
web-pick-none = Du hast noch nichts gewählt.
web-pick-least = Nicht weniger als { $least }.
web-pick-most = Nicht mehr als { $most }.
web-chosen-of = { $count } von { $most }
web-chosen-up-to = Gewählt: { $count } ({ $least } bis { $most })
web-less = Eins weniger
web-more = Eins mehr
web-number = Anzahl
web-one-less = Eins weniger: { $what }
web-one-more = Eins mehr: { $what }
web-secrets = Meine Geheimnisse
web-peek = Zum Hinsehen gedrückt halten
web-peek-keep = Offen bis zu meinem Zug
web-peek-close = Meine Geheimnisse verdecken
web-covered = Du bist dran: Sieh dir deine Möglichkeiten an, wenn sonst niemand hinsieht.
web-notes = Sonst noch bekannt ({ $count })
web-dossier-open = Dossier: { $name }
web-dossier-history = Letzte Züge
web-dossier-nothing = Noch nichts.
web-dossier-said = Hat gesagt
web-dossier-mark = Mein Zeichen für { $name }: { $mark }
web-dossier-note = Meine Notiz zu { $name }
web-dossier-note-hint = Was ich denke …
web-only-you-know = nur dir bekannt
web-ask-hint = Ein Rat?
web-hint = Rat eines alten Seebären: { $move }
web-hint-compared = Von den Zügen, deren Fortsetzung ich mir vorgestellt habe, schnitt dieser am besten ab.
web-hint-worth = { $move } (gewinnt zu etwa { $percent } %)
web-hint-others = Andere Möglichkeiten:
web-no-hint = Im Augenblick nichts: Warte ab.
web-why-turn = Du bist nicht dran. Am Zug: { $seats }.
web-why-over = Die Partie ist vorbei.
web-why-paused = Die Partie ist pausiert.
web-why-now = Das geht gerade nicht.
web-why-rule = Regel { $clause }
web-log = Logbuch
web-earlier = Früher …
web-earlier-messages = Frühere Nachrichten
web-more-lines = { $count ->
    [one] Noch eine Zeile
   *[other] Noch { $count } Zeilen
}
web-nothing-said = Noch hat niemand etwas gesagt.
web-spectator = Publikum
web-is-account = Konto mit diesem Namen
web-somebody = Jemand
web-claims = Aussagen …
web-claims-more = Etwas anderes …
web-say-something = Allen etwas sagen
web-send = Sagen: { $what }
web-to-move = am Zug
web-is-bot = Bot
web-window = Zeit für Bonuskarten: Sie endet für alle, wenn der Ring leer ist
web-wait = Warten: 15 Sekunden mehr für alle
web-composing = { $what }. { $next }
web-put-away = Diese Frage beiseitelegen
web-take-up = Diese Frage wieder aufnehmen
web-ready = Bereit
web-ready-how = Beendet diese Pause, sobald alle bereit sind.
web-paused = Die Partie ist pausiert.
web-pause = { $needed ->
    [1] Pause machen
    *[other] Pause vorschlagen
}
web-go-on = { $needed ->
    [1] Weiterspielen
    *[other] Weiterspielen vorschlagen
}
web-call-off = { $needed ->
    [1] Partie abbrechen
    *[other] Abbruch vorschlagen
}
web-constant-windows = { $needed ->
    [1] Reaktionszeit immer ganz ablaufen lassen
    *[other] Vorschlagen: Reaktionszeit immer ganz ablaufen lassen
}
web-ready-windows = { $needed ->
    [1] Reaktionszeit beenden, sobald alle bereit sind
    *[other] Vorschlagen: Reaktionszeit beenden, sobald alle bereit sind
}
web-windows-next = Das gilt ab der nächsten Runde.
web-vote-how = { $everybody ->
    [yes] Über Pause, Weiterspielen und Abbruch wird abgestimmt: Alle, die spielen, müssen zustimmen ({ $needed }). Keine verborgene Seite entscheidet das allein, auch die Tischleitung nicht; Bots stimmen nicht ab.
    *[no] Über Pause, Weiterspielen und Abbruch wird abgestimmt: { $needed } der { $people } Personen, die spielen, müssen zustimmen. Keine verborgene Seite entscheidet das allein, auch die Tischleitung nicht; Bots stimmen nicht ab.
}
web-resign = Einen Bot für mich spielen lassen
web-return = Meinen Platz wieder einnehmen
web-really = Wirklich? Noch einmal drücken
web-bot-plays-for-you = Ein Bot spielt für dich.
web-stood-in = { $count ->
    [one] Seit deinem letzten Zug hat ein Bot einen Zug für dich gemacht.
   *[other] Seit deinem letzten Zug hat ein Bot { $count } Züge für dich gemacht.
}
web-time-runs-out = Bei 0:00 zieht ein Bot für dich.
web-replace = Einen Bot spielen lassen
web-replace-later = nicht da; in { $time } kann ein Bot den Platz übernehmen
web-bot-keeps-seat = ein Bot spielt inzwischen; du kannst den Platz jederzeit zurücknehmen
web-reissue = Neuen Link erstellen für { $name }
web-reissue-short = Neuen Link erstellen
web-reissued-how = Gib diesen Link { $name } und sonst niemandem: Er gilt einmal, 24 Stunden lang, und verfällt, wenn { $name } vorher zurückkommt. Alle am Tisch erfahren davon.
web-reissued-qr = Der Link von { $name } als QR-Code, für die Kamera des neuen Geräts
web-hush = { $name } stummschalten
web-hush-short = Stummschalten
web-unhush = { $name } wieder schreiben lassen
web-unhush-short = Wieder schreiben lassen
web-hush-spectators = Chat des Publikums abschalten
web-unhush-spectators = Publikum wieder chatten lassen
web-as-host = Als Tischleitung
web-middle-screen = Bildschirm für die Tischmitte
web-move-device = Auf einem anderen Gerät weiterspielen
web-move-device-how = Dieser Link gilt einmal, und dein Platz geht mit: Gib ihn niemandem.
web-move-device-qr = Mein persönlicher Link als QR-Code, für die Kamera des anderen Geräts
web-your-seat-waits = Dein Platz wartet
web-sit-here = Auf diesem Gerät Platz nehmen
web-link-spent = Dieser Link ist abgelaufen
web-you-watch = Du schaust zu: Du siehst, was alle sehen.
web-lost-seat = War einer dieser Plätze deiner? Melde dich an oder bitte die Tischleitung um einen Link zu deinem Platz.
web-agree = Einverstanden
web-disagree = Nicht einverstanden
web-withdraw = Doch nicht
web-ballot-pause = Eine Pause? Dafür: { $seats }. { web-ballot-missing }
web-ballot-go-on = Weiterspielen? Dafür: { $seats }. { web-ballot-missing }
web-ballot-call-off = Die Partie endgültig abbrechen? Dafür: { $seats }. { web-ballot-missing }
web-ballot-constant-windows = Soll die Reaktionszeit ab der nächsten Runde immer ganz ablaufen? Dafür: { $seats }. { web-ballot-missing }
web-ballot-ready-windows = Soll die Reaktionszeit ab der nächsten Runde enden, sobald alle bereit sind? Dafür: { $seats }. { web-ballot-missing }
web-ballot-missing = { $missing ->
    [one] Eine Stimme von { $needed } fehlt noch.
    *[other] { $missing } Stimmen von { $needed } fehlen noch.
}
web-ballot-away = Wer wegbleibt, zählt nach { $time } nicht mehr mit.
web-show-result = Das Ergebnis
web-you-won = Gewonnen!
web-match-over = Die Partie ist zu Ende
web-winner = hat gewonnen
web-rematch = Revanche?
web-to-rematch = Zur Revanche!
web-download = Aufzeichnung herunterladen
web-draw = Ziehung
web-draw-agree = Trotzdem beginnen
web-draw-refuse = Nicht beginnen
web-draw-details = Wie die Ziehung entsteht
web-draw-how = Der Server hat ein Geheimnis festgelegt, bevor jemand Platz nahm, und zeigt dessen Fingerabdruck. Beim Start fügt jedes Gerät eigene Zufallszahlen hinzu. So kann niemand allein die Karten bestimmen, auch nicht, wer diesen Server betreibt. Nach der Partie können alle das prüfen.
web-draw-fingerprint = Fingerabdruck:
web-check = Ziehung prüfen
web-check-how = Diese Seite prüft die Aufzeichnung einer beendeten Partie. Alles wird auf diesem Gerät berechnet; die Datei wird nirgendwohin geschickt.
web-check-file = Eine Aufzeichnung
web-check-passed = Die Ziehung ist wie versprochen.
web-check-failed = Die Ziehung ist nicht wie versprochen!
web-check-fingerprint = Das Geheimnis des Servers passt zu dem Fingerabdruck, der vor der Partie gezeigt wurde.
web-check-fingerprint-wrong = Das Geheimnis des Servers passt nicht zu seinem Fingerabdruck.
web-check-commitments = Jedes Gerät hat genau das aufgedeckt, worauf es sich festgelegt hatte.
web-check-commitments-wrong = Der Beitrag eines Geräts ist nicht der, auf den es sich festgelegt hatte.
web-check-revealed = Alle Geräte des letzten Durchgangs haben ihren Beitrag aufgedeckt.
web-check-revealed-wrong = Ein Gerät des letzten Durchgangs steht ohne seinen Beitrag da.
web-check-key = Der Schlüssel aller Ziehungen folgt aus dem Geheimnis und den Beiträgen.
web-check-key-wrong = Der Schlüssel aller Ziehungen folgt nicht aus dem Geheimnis und den Beiträgen.
web-check-limits = Hier nicht geprüft: ob jede Karte und jeder Würfel aus diesem Schlüssel folgt, denn diese Seite kennt die Regeln nicht. „hautemer verify“ auf deinem Rechner prüft auch das.
web-check-noted = Der Fingerabdruck, den du vor der Partie notiert hast
web-check-same = Die Fingerabdrücke sind gleich.
web-check-other = Die Fingerabdrücke sind verschieden!
web-upload = Datei auswählen
web-upload-how = Du hast die Aufzeichnung einer Partie? Sieh sie dir hier Zug für Zug an.
web-past = Rückblick
web-past-leave = Zurück zur Partie
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-moment = Zeitpunkt der Partie
web-play = Abspielen
web-whose-eyes = Sicht
web-all-open = alles offen
web-asks-undo = { $count ->
    [one] { $who } möchte einen Zug zurücknehmen. Einverstanden?
   *[other] { $who } möchte { $count } Züge zurücknehmen. Einverstanden?
}
web-asked-undo = { $count ->
    [one] Du möchtest einen Zug zurücknehmen. Es fehlt noch die Antwort von { $seats }.
   *[other] Du möchtest { $count } Züge zurücknehmen. Es fehlt noch die Antwort von { $seats }.
}
web-beside-undo-asked = { $seat } möchte einen Zug zurücknehmen.
web-beside-undo-refused = Der Zug wird nicht zurückgenommen.
web-beside-draw-late = Das Gerät von { $name } kam zu spät zur Ziehung.
web-beside-called-off = Die Partie ist abgebrochen: Alle waren einverstanden.
web-beside-deserted = { $days ->
    [one] Seit einem Tag war niemand mehr da: Die Partie ist abgebrochen.
   *[other] Seit { $days } Tagen war niemand mehr da: Die Partie ist abgebrochen.
}
web-beside-paused = Pause!
web-beside-went-on = Es geht weiter.
web-beside-resigned = { $seat } lässt einen Bot spielen.
web-beside-replaced = Ein Bot spielt für { $seat }.
web-beside-returned = { $seat } ist wieder da.
web-beside-moved = { $seat } wechselt das Gerät.
web-beside-reissued = Die Tischleitung hat einen neuen Link für { $seat } erstellt.
web-beside-inherited = { $seat } leitet von nun an diesen Tisch.
web-beside-constant-windows = Ab der nächsten Runde läuft die Reaktionszeit immer ganz ab.
web-beside-ready-windows = Ab der nächsten Runde endet die Reaktionszeit, sobald alle bereit sind.
web-beside-waited = { $seat } bittet um Zeit: 15 Sekunden mehr für alle.
web-beside-hushed = { $seat } ist stummgeschaltet.
web-beside-unhushed = { $seat } darf wieder schreiben.
web-beside-spectators-hushed = Die Tischleitung hat den Chat des Publikums abgeschaltet.
web-beside-spectators-unhushed = Das Publikum darf wieder chatten.
web-on-this-device = an diesem Gerät
web-another-name = Name der nächsten Person
web-another-here = Spielt auch an diesem Gerät
web-pass-device = Gerät weitergeben
web-curtain-for = { $name } ist dran
web-curtain-who = Wer hält das Gerät?
web-curtain-others = Alle anderen schauen weg.
web-curtain-or = oder
web-curtain-lift = Ich bin { $name }
web-scores-by-round = Die Punkte, Runde für Runde
web-all-secrets = Alle Geheimnisse, aufgedeckt
web-link-here = Link zu diesem Augenblick
web-around = Alle spielen am eigenen Telefon; dieser Bildschirm zeigt, was alle sehen dürfen.
web-middle-screen-how = Ein großer Bildschirm in der Mitte zeigt den Spielplan, die Telefone zeigen die Handkarten.
web-account = Mein Konto
web-account-why = Ohne Konto bleiben deine Plätze auf diesem Gerät. Mit einem Konto findest du sie überall wieder.
web-make-account = Konto anlegen
web-account-made = Dein Konto ist angelegt
web-account-made-how = Du bist als { $name } an Bord. Melde dich auf einem anderen Gerät mit diesem Namen und deinem Passwort an: Deine Plätze kommen mit.
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Du bist als { $name } an Bord.
web-password = Passwort (mindestens acht Zeichen)
web-password-now = Dein Passwort
web-password-new = Neues Passwort (mindestens acht Zeichen)
web-change-password = Passwort ändern
web-change-password-how = Alle deine anderen Geräte werden abgemeldet.
web-password-changed = Dein Passwort ist geändert. Alle deine anderen Geräte sind abgemeldet.
web-devices = Deine Geräte
web-device-here = dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-device-seen = zuletzt gesehen am { $date }
web-sign-out-others = Die anderen Geräte abmelden
web-others-signed-out = Die anderen Geräte sind abgemeldet.
web-forget = Meine Daten löschen
web-forget-how = Dein Name, deine Geräte und deine Benachrichtigungsadressen werden auf diesem Server gelöscht. Bots übernehmen deine Plätze in laufenden Partien, und niemand kann sie dir zurückgeben.
web-forget-stays = Gespielte Partien behalten den Namen, den du dort hattest. Das lässt sich nicht rückgängig machen.
web-forget-name = Gib zur Bestätigung deinen Namen ein: { $name }
web-forget-understood = Ich weiß, dass ich meine Plätze verliere
web-forget-now = Meine Daten endgültig löschen
web-forget-account = Mein Konto löschen
web-forget-account-how = Dein Konto wird auf diesem Server gelöscht: Name, Passwort, Geräte und Benachrichtigungsadressen. Bots übernehmen deine Plätze in laufenden Partien, und niemand kann sie dir zurückgeben.
web-forget-account-now = Mein Konto endgültig löschen
web-account-deleted = Dein Konto wurde gelöscht. Auf diesem Gerät bist du jetzt neu an Bord.
web-data-deleted = Deine Daten wurden gelöscht. Auf diesem Gerät bist du jetzt neu an Bord.

## Das Ergebnis und das Nachspielen

web-wins = { $count ->
    [0] Niemand gewinnt
    [one] { $seats } gewinnt!
   *[other] { $seats } gewinnen!
}
web-me-won = Der Sieg gehört dir!
web-me-behind = { $points ->
    [0] So viele Punkte wie an der Spitze, aber nicht der Sieg.
    [one] Dir fehlte { $points } Punkt.
   *[other] Dir fehlten { $points } Punkte.
}
web-finished = Partie beendet
web-points-from = Woher die Punkte kommen
web-standings = Die Rangfolge
web-round-by-round = Runde für Runde
web-see-moment = diesen Moment ansehen
web-round-word = Runde
web-first-moment = Zum Anfang
web-last-moment = Zum Ende
web-speed = Geschwindigkeit
web-seen-again = nachgespielt

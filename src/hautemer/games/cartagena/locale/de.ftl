# Cartagena: Die Meuterei auf Deutsch.
# Attribut der Namen: .the mit Artikel (im Werfall); bei einem Stapel oder Vorrat sein ganzer Name.

title = Cartagena: Die Meuterei
tagline = Zwölf Piraten hinter ihren Türen, ein Geist, zwei Anführer … und deine Seite, die niemand kennt.
aim = Sei am reichsten auf der Seite, die die Meuterei gewinnt, Valverde oder Diaz. Wähle sie bei Bijoux oder Ojo: ohne Seite kein Sieg.
scored = Gold

## Die Piraten

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
name-ghost = Geist
    .the = der Geist

## Karten und Münzen

name-valverde-1 = Valverde 1
    .the = die Karte Valverde 1
name-valverde-2 = Valverde 2
    .the = die Karte Valverde 2
name-valverde-3 = Valverde 3
    .the = die Karte Valverde 3
name-diaz-1 = Diaz 1
    .the = die Karte Diaz 1
name-diaz-2 = Diaz 2
    .the = die Karte Diaz 2
name-diaz-3 = Diaz 3
    .the = die Karte Diaz 3
name-monkey = Äffchen
    .the = dein Äffchen
name-gold-1 = Gold 1
    .the = die Goldkarte vom Wert 1
name-gold-2 = Gold 2
    .the = die Goldkarte vom Wert 2
name-gold-3 = Gold 3
    .the = die Goldkarte vom Wert 3
name-combat = Kampfkarte
    .the = der Kampfkartenstapel
name-gold = Goldkarte
    .the = der Goldstapel
name-coin = Münze
    .the = eine Münze
name-coins = Münzen
    .the = der Münzvorrat

## Die Duelle

name-A = A
    .the = Duell A
name-B = B
    .the = Duell B
name-C = C
    .the = Duell C
name-D = D
    .the = Duell D
name-E = E
    .the = Duell E

## Phasen und Wege der Karten

name-turn = Zug
    .the = der Zug
name-visit = Besuch
    .the = der Besuch
name-commit = Duell
    .the = das Duell
name-loot = Diebstahl
    .the = der Diebstahl
name-over = Ende
    .the = das Ende
name-took = genommen
    .the = genommen
name-put-under = unter den Stapel gelegt
    .the = unter den Stapel gelegt
name-turned = gesehen und unter den Stapel gelegt
    .the = gesehen und unter den Stapel gelegt
name-kept = eine von zwei behalten
    .the = eine von zwei behalten
name-shown = gezeigt
    .the = gezeigt

## Optionen

option-exhaustion = Wenn ein Stapel oder der Vorrat leer ist
option-exhaustion-end-of-round = beginnt die Meuterei am Ende der Runde
option-exhaustion-immediate = beginnt die Meuterei sofort

## Was geschieht

fact-row-laid = Runde { $round }: { $seat } mischt die Piraten und schließt { $cabins } Kajüten.
fact-knocked = { $seat } klopft: Es öffnet { $pirate_the }.
fact-frightened = Was für ein Schreck! { $seat } flieht vor dem Geist, und der Zug ist vorbei.
fact-visited = { $seat } besucht { $pirate }.
fact-took-coins = { $count ->
    [0] Für { $seat } ist keine Münze mehr da.
    [one] { $seat } bekommt { $count } Münze.
   *[other] { $seat } bekommt { $count } Münzen.
}
fact-took-gold = { $seat } nimmt eine Goldkarte.
fact-took-gold-own = Du nimmst { $card_the }.
fact-took-gold-seen = { $seat } nimmt { $card_the }.
fact-drew = { $count ->
    [0] Für { $seat } ist keine Kampfkarte mehr da.
    [one] { $seat } nimmt { $count } Kampfkarte.
   *[other] { $seat } nimmt { $count } Kampfkarten.
}
fact-drew-own = { $count ->
    [0] Für dich ist keine Kampfkarte mehr da.
   *[other] Du nimmst: { $cards }.
}
fact-drew-seen = { $count ->
    [0] Für { $seat } ist keine Kampfkarte mehr da.
   *[other] { $seat } nimmt: { $cards }.
}
fact-put-under = { $count ->
    [0] { $seat } behält alle Karten.
    [one] { $seat } legt { $count } Kampfkarte unter den Stapel.
   *[other] { $seat } legt { $count } Kampfkarten unter den Stapel.
}
fact-put-under-own = { $count ->
    [0] Du behältst alle deine Karten.
   *[other] Du legst unter den Stapel: { $cards }.
}
fact-put-under-seen = { $count ->
    [0] { $seat } behält alle Karten.
   *[other] { $seat } legt unter den Stapel: { $cards }.
}
fact-paid = { $count ->
    [0] { $seat } kauft nichts.
    [one] { $seat } zahlt { $count } Münze.
   *[other] { $seat } zahlt { $count } Münzen.
}
fact-robbed = { $seat } stiehlt { $target_seat } eine Münze.
fact-robbed-nobody = { $seat } bestiehlt niemanden.
fact-looked = { $count ->
    [one] { $seat } sieht sich { $count } Karte an.
   *[other] { $seat } sieht sich { $count } Karten an.
}
fact-looked-own = Du siehst: { $cards }.
fact-looked-seen = { $seat } sieht: { $cards }.
fact-turned-combat = { $seat } legt die Kampfkarte unter ihren Stapel zurück.
fact-turned-combat-own = Du legst { $card_the } unter den Kampfkartenstapel.
fact-turned-combat-seen = { $seat } legt { $card_the } unter den Kampfkartenstapel.
fact-turned-gold = { $seat } legt die Goldkarte unter ihren Stapel zurück.
fact-turned-gold-own = Du legst { $card_the } unter den Goldstapel.
fact-turned-gold-seen = { $seat } legt { $card_the } unter den Goldstapel.
fact-kept = { $seat } behält eine der beiden Karten und legt die andere unter den Stapel.
fact-kept-own = Du behältst { $card_the }; { $other_the } kommt unter den Stapel.
fact-kept-seen = { $seat } behält { $card_the }; { $other_the } kommt unter den Stapel.
fact-declared = { $seat } wählt heimlich eine Seite.
fact-declared-own = Du stellst dich heimlich auf die Seite von { $side }.
fact-declared-seen = { $seat } geht heimlich auf die Seite von { $side }.
fact-pledged = { $seat } greift nach der Gesinnungskarte … oder tut nur so.
fact-pledged-own = Du stehst jetzt auf der Seite von { $side }.
fact-pledged-seen = { $seat } steht jetzt auf der Seite von { $side }.
fact-declined = { $seat } geht, ohne etwas zu tun.
fact-spied = { $seat } sieht sich die Gesinnungskarte von { $target_seat } an.
fact-spied-own = { $target_seat } steht auf der Seite von { $side }.
fact-spied-seen = { $seat } erfährt, dass { $target_seat } auf der Seite von { $side } steht.
fact-drew-sailors = { $seat } stellt gleich zwei Matrosen für Duell { $duel } auf.
fact-drew-sailors-own = Zwei Matrosen für Duell { $duel }: Ihre Stärken sind { $one } und { $other }.
fact-drew-sailors-seen = { $seat } sieht zwei Matrosen für Duell { $duel }: Ihre Stärken sind { $one } und { $other }.
fact-posted = { $seat } stellt die beiden Matrosen von Duell { $duel } auf.
fact-posted-own = Duell { $duel }: Du stellst Stärke { $valverde } für Valverde und Stärke { $diaz } für Diaz auf.
fact-posted-seen = Duell { $duel }: { $seat } stellt Stärke { $valverde } für Valverde und Stärke { $diaz } für Diaz auf.
fact-inspected = { $seat } sieht sich die beiden Matrosen von Duell { $duel } an.
fact-inspected-own = Duell { $duel }: { $valverde } für Valverde, { $diaz } für Diaz.
fact-inspected-seen = Duell { $duel }: { $seat } sieht { $valverde } für Valverde, { $diaz } für Diaz.
fact-swapped = { $seat } vertauscht die beiden Matrosen von Duell { $duel }.
fact-not-swapped = { $seat } lässt die beiden Matrosen von Duell { $duel } stehen.
fact-sailed = { $spaces ->
    [0] Alle Türen sind offen: Das Schiff bleibt auf Feld { $space }.
    [one] Das Schiff segelt { $spaces } Feld weiter, auf Feld { $space }.
   *[other] Das Schiff segelt { $spaces } Felder weiter, auf Feld { $space }.
}
fact-seasick = Sturm! Seekrank im Rettungsboot: { $pirate_the }.
fact-recovered = Wieder an Bord: { $pirate_the }.
fact-arrived = Die Reise ist zu Ende: Meuterei!
fact-exhausted = Der Vorrat ist aufgebraucht ({ $supply_the }): Meuterei!
fact-undeclared = { $seats_count ->
    [one] Ohne Seite kein Kampf: { $seats } kann nicht mehr gewinnen.
   *[other] Ohne Seite kein Kampf: { $seats } können nicht mehr gewinnen.
}
fact-posted-at-random = Die übrigen Matrosen werden ausgelost: { $duels }.
fact-duel = Duell { $duel }: { $valverde } für Valverde, { $diaz } für Diaz.
fact-committed = { $seat } hat eine Karte verdeckt gelegt.
fact-committed-own = Du legst: { $card }.
fact-committed-seen = { $seat } legt: { $card }.
fact-committed-folded = { $count } haben eine Karte verdeckt gelegt.
fact-shown = Die Karten werden aufgedeckt: { $cards }. Valverde { $valverde }, Diaz { $diaz }.
fact-monkey = { $seat } spielt das Äffchen und verlässt das Duell.
fact-eliminated = { $seat } hat keine einzige Kampfkarte mehr und scheidet aus.
fact-refilled = { $seats_count ->
    [0] Der Vorrat ist leer, und alle Taschen sind es auch.
    [one] Für die Äffchen fehlen Münzen: { $seats } zahlt eine in den Vorrat.
   *[other] Für die Äffchen fehlen Münzen: { $seats } zahlen je eine in den Vorrat.
}
fact-duel-won = { $wins ->
    [one] Duell { $duel } geht an { $side }: der erste Sieg.
   *[other] Duell { $duel } geht an { $side }: { $wins } Siege.
}
fact-unmasked = { $seat } stand auf der Seite von { $side }, mit { $gold } Gold.
fact-unpledged = { $seat } hatte keine Seite, mit { $gold } Gold.
fact-force-shown = Gold unentschieden: { $seat } hat für { $side } noch Kampfkarten im Wert von { $force }.
fact-won = { $side } gewinnt die Meuterei, und auf dieser Seite { $seats }!
fact-nobody-won = { $side } gewinnt die Meuterei … aber niemand stand auf dieser Seite. Alle haben verloren!
fact-nobody-declared = Niemand hat eine Seite gewählt: Alle haben verloren!
fact-all-eliminated = Niemand ist mehr da, der kämpfen könnte: Alle haben verloren!

## Was gefragt wird, was man wählen kann

ask-visit = Besuche einen Piraten, dessen Tür offen steht.
ask-knock = Du kannst an die nächste Tür klopfen.
ask-only-knock = Klopfe an die nächste Tür.
ask-only-visit = Besuche einen Piraten, dessen Tür offen steht.
ask-only-visit-pirate = Besuche { $pirate }.
ask-in-turn = Tritt durch eine offene Tür ein, oder klopfe an die nächste.
ask-in-turn-pirate = Besuche { $pirate }, oder klopfe an die nächste Tür.
ask-choose = Was nimmst du?
ask-keep = Welche der Karten behältst du?
ask-exchange = Tausche bis zu drei Karten (die letzte kommt nach unten).
ask-barter = Verkaufe Kampfkarten oder kaufe welche, höchstens drei.
ask-rob = Wem stiehlst du eine Münze?
ask-declare = Auf wessen Seite stellst du dich?
ask-decline = Du kannst auch nichts tun.
ask-spy = Wen spähst du aus? Du erfährst die Gesinnung.
ask-post = Welcher Matrose kämpft für Valverde? Der andere kämpft für Diaz.
ask-inspect = Welches Duell siehst du dir an?
ask-swap = Vertauschst du die beiden Matrosen?
ask-commit = Welche Karte legst du in diesem Duell?

move-visit = { $pirate } besuchen
move-visit-for = { $pirate } besuchen: { $gives }
gives-valverde = 1 Goldkarte und 1 Münze
gives-diaz = eine Gold- oder eine Kampfkarte, vorher angesehen
gives-crackpott = { $count ->
    [one] { $count } Kampfkarte
   *[other] { $count } Kampfkarten
}
gives-tembo = eine von zwei Kampfkarten
gives-wessel-jan = bis zu 3 Kampfkarten tauschen
gives-dean-nero = Kampfkarten gegen Münzen, höchstens 3
gives-pang = eine Kampfkarte oder eine Münze
gives-chang-ye = 1 Münze stehlen
gives-sate = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
gives-bijoux = eine Seite wählen
gives-ojo = eine Seite wählen oder eine ausspähen
gives-cambivalute = zwei Matrosen für ein Duell
gives-ghost = der Zug ist vorbei
move-knock = An die nächste Tür klopfen
move-choose = Nehmen: { $pile }
move-keep = Behalten: { $card }
move-exchange = Austauschen: { $cards }
move-exchange-nothing = Nichts austauschen
move-barter = Handeln
choose-barter-cards = Kampfkarten verkaufen
move-barter-cards = Verkaufen: { $cards }
move-barter-coins = { $coins ->
    [0] Nichts kaufen
    [one] { $coins } Karte für { $coins } Münze kaufen
   *[other] { $coins } Karten für { $coins } Münzen kaufen
}
move-barter-nothing = Nichts verkaufen
move-rob = { $target ->
    [none] Niemanden bestehlen
   *[other] { $target } eine Münze stehlen
}
move-declare = Auf die Seite von { $side } stellen
move-decline = Nichts tun
move-spy = { $target } ausspähen
move-post = Stärke { $valverde } für Valverde aufstellen
move-inspect = Duell { $duel } ansehen
move-swap = { $swap ->
    [yes] Die beiden Matrosen vertauschen
   *[no] Sie stehen lassen
}
move-commit = Legen: { $card }

reason-side-won = Eine Seite hat drei Duelle gewonnen: Es gewinnt, wer auf ihr am reichsten ist.
reason-nobody-on-winning-side = Eine Seite hat drei Duelle gewonnen, aber niemand gehörte zu ihr.
reason-nobody-declared = Niemand hat eine Seite gewählt.
reason-all-eliminated = Alle sind ausgeschieden.

figure-rounds = Runden der Reise
figure-cards-at-mutiny = Kampfkarten pro Platz bei der Meuterei
figure-declared-for-valverde = Anteil der Gesinnungen für Valverde
figure-side = Siegreiche Seite

## Das Brett im Terminal

board-voyage = Die Reise
board-mutiny = Die Meuterei
board-round = Runde { $round }, { $seat } gibt.
board-turn = { $seat } ist an der Reihe.
board-asks = { $pirate } wartet auf eine Antwort von { $seat }.
board-ship = { $left ->
    [one] Das Schiff steht auf Feld { $space }; noch { $left } Feld bis zur Meuterei.
   *[other] Das Schiff steht auf Feld { $space }; noch { $left } Felder bis zur Meuterei.
}
board-storm = Nächster Sturm: Feld { $space }.
board-lifeboat = Im Rettungsboot: { $pirate }.
board-lifeboat-empty = Das Rettungsboot ist leer.
board-seasick = seekrank
board-mutiny-in = Meuterei in { $left }
board-round-short = Runde { $round }
board-deals = gibt
board-supplies = Übrig: { $combat } Kampfkarten, { $gold } Goldkarten, { $coins } Münzen.
board-cabins = Die Kajüten
board-door = Tür
board-behind = Pirat
board-state = Zustand
board-closed = zu
board-door-closed = Tür { $number }, geschlossen
board-waiting = { $count ->
    [0] offen
    [one] seit { $count } Zug offen
   *[other] seit { $count } Zügen offen
}
board-visited = besucht
board-or = oder
board-turn-over = Zug vorbei
board-knock = Anklopfen
board-gold-card = Gold
board-duels = Die Duelle
board-duel = Duell
board-for-valverde = Valverde
board-for-diaz = Diaz
board-known-to = Gesehen von
board-seen-by-all = allen
board-seen-by = { $seats_count ->
    [0] niemandem
   *[other] { $seats }
}
board-unposted = { $count ->
    [one] Noch { $count } Matrose an Deck.
   *[other] Noch { $count } Matrosen an Deck.
}
board-duel-now = Duell { $duel }, Durchgang { $round }: Valverde { $valverde }, Diaz { $diaz }.
board-wins = Gewonnene Duelle: Valverde { $valverde }, Diaz { $diaz }.
board-spent = In der Meuterei bisher gespielte Karten: { $cards }.
board-seats = Am Tisch
board-seat = Name
board-coins = Münzen
board-gold = Goldkarten
board-combat = Kampf
board-side = Seite
board-status = Zustand
board-undeclared = keine Seite
board-secret = geheim
board-secret-side = geheime Seite
board-worth = Vermögen: { $worth }
board-out = ausgeschieden
board-fighting = im Duell
board-committed = hat gelegt
board-monkeys = { $count ->
    [one] { $seats } spielt das Äffchen und verlässt das Duell.
   *[other] { $seats } spielen ihre Äffchen und verlassen das Duell.
}
board-left = hat das Duell verlassen
board-own = Deine Geheimnisse
board-own-hand = Deine Kampfkarten: { $cards }.
board-own-gold = Dein Gold: { $cards }.
board-own-side = Deine Seite: { $side }.
board-own-side-short = deine Seite: { $side }
board-your-side = deine Seite
board-own-no-side = Du hast noch keine Seite: Ohne Seite kein Sieg!
board-own-committed = Deine gelegte Karte: { $card }.
board-own-looking = Du siehst: { $cards }.
board-own-drawn = Deine beiden Matrosen: { $one } und { $other }.
board-own-place = Kampfkartenstapel, Platz { $place }: { $card }.
board-own-gold-place = Goldstapel, Platz { $place }: { $card }.
board-own-known = { $seat } hat auf der Hand: { $cards }.
board-own-known-gold = { $seat } hat genommen: { $cards }.
board-own-spied = { $seat } stand auf der Seite von { $side }.
board-own-spied-now = { $seat } steht auf der Seite von { $side }.
board-of-side = Seite: { $side }.
board-of-no-side = Noch keine Seite.
board-of-committed = Gelegt hat { $seat }: { $card }.
board-of-looking = { $seat } sieht: { $cards }.
board-of-drawn = Zwei Matrosen für { $seat }: { $one } und { $other }.

## Das Regelbuch

part-C1 = Der Aufbau
clause-C1-1 = Alle bekommen zwei Kampfkarten, eine Valverde 1 und eine Diaz 1, ein Äffchen, zwei Gesinnungskarten und 1 Münze. Die anderen Kampfkarten bilden einen Stapel, die 18 Goldkarten einen zweiten, und die übrigen Münzen sind der Vorrat.
clause-C1-2 = Zehn Matrosen mit den Stärken 1 bis 10 warten gemischt an Deck: Niemand weiß, wer wer ist. Das Schiff beginnt zu zweit auf Feld 0, zu dritt auf Feld 3, zu viert auf Feld 6.
clause-C1-3 = Das Los bestimmt, wer zuerst gibt. Alle sehen, wie viele Münzen und Karten du hast, ob du eine Seite hast und welche Piraten besucht wurden. Geheim sind Kampfkarten, Goldkarten, Seiten und die Stärken der Matrosen.
clause-C1-4 = (Unsere Festlegung.) Alle kennen die beiden Karten, mit denen du beginnst, und sehen, wohin Karten gehen: wer welche nimmt, wer welche unter einen Stapel legt und an welchen Platz. Das Spiel merkt es sich für dich.

part-C2 = Eine Runde der Reise
clause-C2-1 = Wer gibt, mischt die Piraten (13, oder 12, solange einer seekrank ist) und legt eine Reihe von Kajüten mit geschlossenen Türen aus, hinter jeder ein Pirat, drei mehr, als Leute mitspielen. Alle sind einmal am Zug, zuerst wer gibt, dann im Uhrzeigersinn.
clause-C2-2 = In deinem Zug besuchst du einen Piraten, dessen Tür schon offen steht, oder du klopfst: Die nächste geschlossene Tür geht auf.
clause-C2-3 = Nach dem Klopfen besuchst du den Piraten, der gerade geöffnet hat, oder du klopfst weiter. Vorsicht: In früher geöffnete Türen darfst du bis zum Ende deines Zuges nicht mehr eintreten!
clause-C2-4 = Wer die letzte Tür öffnet, muss eintreten. Sind zu Beginn deines Zuges alle Türen offen, musst du einen der Piraten besuchen (der Geist lässt sich nicht besuchen).
clause-C2-5 = Öffnest du die Tür des Geistes, ist dein Zug ohne Besuch vorbei, auch an der letzten Tür. Sie bleibt offen, aber niemand kann eintreten.
clause-C2-6 = Ein besuchter Pirat verlässt die Reihe bis zur nächsten Runde.
clause-C2-7 = Waren alle am Zug, fährt das Schiff so viele Felder weiter, wie Türen noch geschlossen sind, 0 bis 3, aber nicht über die Meuterei hinaus. Beginnt sie nicht, gibt als Nächstes die Person zur Linken.
clause-C2-8 = Hat das Schiff dabei ein Sturmfeld betreten oder überquert und beginnt die Meuterei nicht, wird zufällig einer der Piraten im Spiel gezogen, zu denen auch der Geist gehört: Er ist seekrank und legt sich ins Rettungsboot. Wer dort lag, ist wieder im Spiel; gezogen werden konnte er diesmal nicht. Auf einem Sturmfeld stehen zu bleiben zählt nicht.
clause-C2-9 = (Unsere Festlegung.) Werden immer alle Türen geöffnet, kommt das Schiff nie voran. Eine Partie zwischen Programmen wird nach 5000 Zügen ohne Ergebnis abgebrochen.

part-C3 = Die Piraten
clause-C3-1 = Valverde gibt die oberste Goldkarte und 1 Münze.
clause-C3-2 = Diaz zeigt dir die oberste Goldkarte und die oberste Kampfkarte. Behalte eine; die andere kommt unter ihren Stapel. Ist ein Stapel leer, bekommst du die andere Karte.
clause-C3-3 = Crackpott gibt zwei Kampfkarten.
clause-C3-4 = Tembo zeigt dir die beiden obersten Kampfkarten. Behalte eine; die andere kommt unter den Stapel.
clause-C3-5 = Wessel-Jan tauscht: Lege bis zu drei deiner Kampfkarten in beliebiger Reihenfolge unter den Stapel, die letzte zuunterst, und ziehe dann ebenso viele.
clause-C3-6 = Dean Nero handelt, eins gegen eins, höchstens dreimal und nur in einer Richtung: Kampfkarten gegen Münzen oder Münzen gegen Kampfkarten. Die Werte zählen nicht, und Goldkarten werden nicht gehandelt. Du verkaufst höchstens so viele Karten, wie schon Münzen im Vorrat sind, und kaufst höchstens so viele, wie schon im Stapel sind. Verkaufte Karten kommen unter den Stapel, wie bei Wessel-Jan.
clause-C3-7 = Pang gibt nach Wahl eine Kampfkarte oder eine Münze.
clause-C3-8 = Bei Chang Ye darfst du einer anderen Person, die eine hat, 1 Münze stehlen.
clause-C3-9 = Sate gibt 1 Münze und 1 weitere für jeden Zug dieser Runde, nach dem Sate noch unbesucht bei offener Tür saß; der Zug des Öffnens zählt mit. Je länger gewartet wird, desto größer das Geschenk.
clause-C3-10 = Bei Bijoux wählst du eine Seite, indem du eine Gesinnungskarte verdeckt ablegst. Hast du schon eine Seite, hier oder bei Ojo gewählt, darfst du erneut eine nennen, dieselbe oder die andere. Du darfst auch immer auf die Wahl verzichten. Die anderen sehen, dass du eine Seite hast, nie welche; und hattest du schon eine, erfahren sie nicht, ob du gewechselt, bestätigt oder verzichtet hast.
clause-C3-11 = Bei Ojo wählst du eine Seite oder verzichtest. Hast du schon eine, darfst du dir die Gesinnung einer anderen Person ansehen, die auch eine Seite hat, oder darauf verzichten. Hat sonst niemand eine Seite, bleibt nur der Verzicht. Gewechselt wird hier nicht.
clause-C3-12 = Cambivalute zieht zufällig zwei Matrosen vom Deck und zeigt dir ihre Stärken: Stelle einen auf Valverdes und einen auf Diaz’ Seite des nächsten Duells, von A bis E. Sind alle fünf Duelle besetzt, musst du dir die beiden Matrosen eines Duells ansehen und darfst sie vertauschen. Die anderen sehen, welches Duell es ist und ob du getauscht hast; nicht die Stärken.
clause-C3-13 = Du wirst auch gefragt, wenn es nur eine Antwort gibt oder eine leere: nichts zu tauschen, niemand zu bestehlen, zwei gleiche Karten. Nur Diaz, Pang und Tembo fragen nicht, wenn nichts mehr zu nehmen ist. Du bekommst nie mehr, als da ist, und nur was da ist, wird angeboten. Du darfst auch einen Piraten besuchen, der nichts für dich tun kann.
clause-C3-14 = (Unsere Festlegung.) Alle sehen, wessen Gesinnung jemand ansieht und wann. Was du gesehen hast, ist sicher, bis diese Person wieder Bijoux besucht.
clause-C3-15 = (Unsere Festlegung.) Bei Dean Nero kannst du auf beide Arten „nichts“ sagen: keine Karte oder keine Münze.
clause-C3-16 = (Unsere Festlegung.) Wer zwei aufgestellte Matrosen gesehen hat, kennt sie auf Dauer, denn jeder Tausch ist sichtbar.
clause-C3-17 = (Unsere Festlegung.) Was heimlich gewählt ist, gilt: eine Seite oder ein Verzicht, Karten unter einem Stapel, aufgestellte oder vertauschte Matrosen, eine gelegte Karte.

part-C5 = Die Meuterei beginnt
clause-C5-1 = Die Meuterei beginnt, wenn das Schiff ihr Feld erreicht.
clause-C5-2 = Sie beginnt auch, wenn der Kampfkartenstapel, der Goldstapel oder der Münzvorrat leer ist. Im Standard wird das am Ende der Runde geprüft, wenn das Schiff gefahren ist: Was vorher leer war und wieder gefüllt wurde, zählt nicht. Mit der anderen Option wird es sofort nach jedem Zug geprüft, und dann fährt das Schiff nicht mehr.
clause-C5-3 = Ohne Seite bist du ausgeschieden: keine Karten mehr zu spielen, kein Sieg mehr möglich. Noch zeigt niemand seine Seite. Hat niemand eine, verlieren alle.
clause-C5-4 = Matrosen, die noch an Deck sind, werden zufällig auf die freien Plätze gestellt, und niemand sieht sie. Das Rettungsboot wird geleert.

part-C6 = Die Duelle
clause-C6-1 = Die Stärken beider Matrosen, Valverdes und Diaz’, werden gezeigt. Dann folgen Durchgänge: Alle, die noch im Duell sind, legen heimlich und gleichzeitig eine Karte, endgültig: eine Kampfkarte oder, ab dem zweiten Durchgang, das Äffchen. Bis alle gewählt haben, siehst du nur, wer schon gelegt hat; am Bildschirm ändert sich nicht einmal die Zahl der Handkarten.
clause-C6-2 = Die Kampfkarten werden gemischt und gezeigt: Niemand weiß, wer welche gegeben hat. Jede zählt für die Seite, die sie nennt, Valverde oder Diaz, ganz gleich, wer sie gelegt hat. Ein Äffchen zeigt, wem es gehört.
clause-C6-3 = Der erste Durchgang eines Duells verlangt eine Kampfkarte. Hast du keine, zeigst du dein Äffchen und scheidest aus der Partie aus. Behalte also für jedes Duell eine Karte!
clause-C6-4 = Ab dem zweiten Durchgang führt dich das Äffchen nur aus diesem Duell. Ohne Kampfkarten musst du es spielen, und es schadet dir nicht.
clause-C6-5 = Im zweiten Durchgang, und nur dann, bringt das Äffchen etwas ein. Ist deines das einzige, darfst du einer anderen Person, die eine hat, 1 Münze stehlen. Sind es mehrere, bekommt jede Person, die eines gelegt hat, 1 Münze aus dem Vorrat. Auch ein erzwungenes Äffchen zählt, und auch Ausgeschiedene können bestohlen werden.
clause-C6-6 = Fehlen Münzen für die Äffchen, zahlen zuerst alle, die eine Münze haben, auch Ausgeschiedene, 1 in den Vorrat. Reicht das nicht, wird im Uhrzeigersinn ab der Person, die zuletzt gegeben hat, ausgezahlt, solange welche da sind.
clause-C6-7 = Das Duell endet, wenn alle darin ihr Äffchen gespielt haben. Die höhere Summe aus Matrose und Karten gewinnt. Bei Gleichstand die höhere Summe der Karten.
clause-C6-8 = Gespielte Karten sind weg, die Äffchen kehren zurück. Bist du in einem Duell allein, darfst du allein weitermachen.
clause-C6-9 = Sind alle ausgeschieden, endet die Partie sofort, das Duell bleibt offen, und alle verlieren.
clause-C6-10 = (Unsere Festlegung.) Ein Äffchen, das im zweiten Durchgang allein kommt, stiehlt seine Münze, bevor jemand wieder eine Karte legt.

part-C7 = Das Ende
clause-C7-1 = Mit dem dritten Sieg einer Seite werden Gesinnungen und Gold gezeigt. Wer auf dieser Seite steht, nicht ausgeschieden und am reichsten ist, gewinnt: die Werte der Goldkarten und 1 je Münze, zusammen. Bei Gleichstand die höhere Summe der Kampfkarten dieser Seite, die noch auf der Hand sind; danach wird der Sieg geteilt. Gibt es dort niemanden mehr, verlieren alle.
clause-C7-2 = (Unsere Festlegung.) Bei gleichem Gold wird nur diese Summe gezeigt und keine Karte: Was auf der Hand bleibt, würde verraten, wer welche gegeben hat.
clause-C7-3 = (Unsere Festlegung.) Verlieren alle, bevor die Duelle vorbei sind, wird nichts gezeigt.

## Im Browser

web-enter = Eintreten
web-commit-last = Letzte Karte legen: { $card }. Ohne Karte im nächsten Duell bist du raus!
closed-knock = Die Türen öffnen sich der Reihe nach: Klopfe an die erste geschlossene.
closed-visit = Besuchen kannst du nur Piraten, deren Tür offen steht.
closed-inspect = Hier stellt Cambivalute zwei Matrosen auf. Sie kämpfen in der Meuterei.
web-dossier-duels = Hat die Matrosen gesehen: Duell { $duels }.
web-dossier-side-changed = Hat die Gesinnungskarte seitdem angefasst.
web-own-cards = deine Karten
web-these-cards = diese Karten

## Die geführte Partie: was der alte Seebär sagt

chapter-1 = Die Reise
chapter-2 = Die Meuterei
coach-welcome =
    Willkommen an Bord! Eine Meuterei liegt in der Luft: Valverde gegen Diaz. Wer auf der Siegerseite am reichsten ist, gewinnt.

    Bis dahin führt jeder Zug zu einem Piraten, der Gold, Kampfkarten oder Geheimnisse hat.

    Alle Kajüten sind zu: Klopfe an die erste Tür.
coach-again =
    Pang würde dir eine Kampfkarte oder eine Münze geben. Du kannst eintreten oder weiterklopfen und auf Besseres hoffen.

    Klopfst du, darfst du hier in diesem Zug nicht mehr eintreten, und ein Geist geht um.

    Versuche dein Glück: Klopfe noch einmal.
coach-valverde = Valverde selbst: eine Goldkarte und eine Münze. Gold entscheidet am Ende auf der Siegerseite. Tritt ein.
coach-ghost =
    { $seat_1 } ist dem Geist begegnet: Zug verloren! Das ist das Risiko beim Klopfen.

    Jetzt wählt { $seat_2 }. Jede Tür, die am Ende der Runde noch zu ist, bringt das Schiff voran.
coach-ship =
    Nur eine Tür war noch zu: Das Schiff rückt ein Feld vor. Am letzten Feld bricht die Meuterei aus.

    Neue Runde, neue Kajüten. Diesmal bist du zuletzt dran: Sieh, welche Türen aufgehen.
coach-bijoux =
    { $seat_2 } hat dir eine Münze gestohlen: Dafür ist Chang Ye bekannt.

    Die Tür von Bijoux steht noch offen. Dort kannst du wie bei Ojo deine Seite wählen, und ohne Seite gewinnt niemand. Geh hinein.
coach-side =
    Valverde oder Diaz? Die anderen sehen, dass du gewählt hast, nie wen. Bei einem späteren Besuch kannst du es dir anders überlegen.

    Stelle dich auf die Seite von Valverde und behalte es für dich.
coach-farewell =
    Du hast eine Seite, etwas Gold und zwei kleine Kampfkarten: Fünf oder sechs wirst du brauchen, um in den Duellen zu zählen.

    Pang liegt seit dem Sturm seekrank im Rettungsboot. Das Schiff segelt weiter: Alles Weitere liegt bei dir!
coach-welcome-2 =
    Die Reise ist fast vorbei: Das Schiff ist zwei Felder vor der Meuterei, und du hast den letzten Zug der Runde.

    Du stehst heimlich auf der Seite von Valverde und hast fünf Kampfkarten. Klopfe.
coach-arm =
    Crackpott gibt zwei Kampfkarten.

    In der Meuterei kostet dich jedes Duell mindestens eine Karte. Ohne Karte scheidest du aus. Tritt ein.
coach-first-card =
    Meuterei! In Duell A kämpft 10 für Valverde und 3 für Diaz. Diese Matrosen hast du bei Cambivalute selbst aufgestellt.

    Im ersten Durchgang eines Duells musst du eine Kampfkarte legen. Gezeigt wird gemischt: Niemand erfährt, wer welche gelegt hat.

    Valverde liegt so weit vorn, dass eine Karte der anderen Seite nicht schadet. Lege Diaz 1.
coach-monkey =
    10 zu 7: Valverde führt noch. Ab dem zweiten Durchgang kannst du statt einer Karte dein Äffchen legen und das Duell verlassen.

    Im zweiten Durchgang bringt das Äffchen auch etwas ein. Ist es das einzige, stiehlt es eine Münze. Spiele es.
coach-steal = Dein Äffchen ist das einzige: Du darfst eine Münze stehlen. Nimm sie von { $seat_1 }.
coach-lost-duel =
    Valverde gewinnt Duell A, 11 zu 9. { $seat_2 } hat die letzte Karte gelegt.

    Duell B: 2 für Valverde, 8 für Diaz. Das lohnt den Kampf nicht, aber die erste Karte ist Pflicht. Lege die schwächste: Valverde 1.
coach-two-monkeys =
    { $seat_2 } hatte keine Karte für den ersten Durchgang und scheidet aus. Sechs Münzen, und kein Sieg mehr möglich!

    Duell B ist verloren, 3 zu 9. Spare deine Karten für die nächsten: Spiele das Äffchen.
coach-close-duel =
    Zwei Äffchen im zweiten Durchgang: Jedes bringt eine Münze aus dem Vorrat. Jede Seite hat ein Duell gewonnen.

    Duell C: 6 für Valverde, 5 für Diaz. Um dieses lohnt es sich zu kämpfen. Beginne mit Valverde 2.
coach-stronger = 8 zu 7. { $seat_1 } macht sicher weiter. Lege also deine beste Karte: Valverde 3.
coach-enough =
    11 zu 10. { $seat_1 } hat nur noch zwei Karten, und die nächsten Duelle kosten je eine.

    Im dritten Durchgang bringt ein Äffchen nichts ein, aber es spart Karten. Wage es: Spiele es.
coach-farewell-2 =
    Valverde gewinnt Duell C: zwei Duelle zu einem. Ein dritter Sieg beendet die Meuterei.

    Dann gewinnt, wer auf dieser Seite am reichsten und nicht ausgeschieden ist: Goldkarten und Münzen zusammen.

    Duell D ist eröffnet, und 9 kämpft für Valverde. Alles Weitere liegt bei dir!

## Warum nicht

why-no-duel-yet = Kampfkarten sind für die Duelle: Die Meuterei ist noch nicht ausgebrochen.
why-in-cabin = Du bist schon bei einem Piraten: einer pro Zug.
why-voyage-over = Die Reise ist vorbei: Jetzt entscheiden die Duelle.
why-out = Du bist aus der Meuterei ausgeschieden und spielst keine Karten mehr.
why-left-duel = Dein Äffchen hat dich aus diesem Duell geholt: Beim nächsten bist du wieder dabei.
why-committed = Deine Karte liegt: Die anderen fehlen noch.
why-monkey-later = Im ersten Durchgang eines Duells musst du eine Kampfkarte legen.
why-knocked-on = Du hast weitergeklopft: Hier darfst du in diesem Zug nicht mehr eintreten.
why-visited = Dieser Pirat hatte in dieser Runde schon Besuch.
why-inhospitable = Der Geist empfängt niemanden.
why-all-open = Alle Türen sind offen: Du kannst nur noch irgendwo eintreten.

## Warum der Rat gut ist

hint-visit-cards = { $count ->
    [0] Du hast keine Kampfkarte
    [one] Du hast nur eine Kampfkarte
   *[other] Du hast nur { $count } Kampfkarten
}: Hier gibt es welche.
hint-visit-more-cards = Kampfkarten hast du genug, aber keine andere Tür verspricht mehr.
hint-visit-riches = Gold: Auf der siegreichen Seite gewinnt, wer am reichsten ist.
hint-visit-exchange = { $count ->
    [one] Eine deiner Karten dient der anderen Seite
   *[other] { $count } deiner Karten dienen der anderen Seite
}: Tausche lieber.
hint-visit-sell = Du hast mehr Kampfkarten als nötig: Verkaufe welche.
hint-visit-side = Du hast noch keine Seite, und ohne Seite gibt es keinen Sieg.
hint-visit-switch = Die Seite von { $side } verspricht dir inzwischen mehr als deine.
hint-visit-spy = Zu wissen, auf welcher Seite die anderen stehen, hilft bei der eigenen Wahl.
hint-visit-post = Du stellst selbst zwei Matrosen auf, den stärkeren für { $side }.
hint-visit-swap = Du kannst zwei Matrosen ansehen und tauschen, wenn sie für { $side } schlecht stehen.
hint-visit-least = Viel gibt es nicht zu holen, aber die anderen Türen versprechen noch weniger.
hint-knock = Hinter den geschlossenen Türen kann Besseres stecken als hinter den offenen.
hint-knock-side = Du hast noch keine Seite, und hinter einer geschlossenen Tür findest du vielleicht Bijoux oder Ojo.
hint-knock-sideless = Jede geschlossene Tür bringt das Schiff voran, und du hast noch keine Seite: Spiele auf Zeit.
hint-knock-slow = { $count ->
    [one] Jede geschlossene Tür bringt das Schiff voran, und du hast nur eine Kampfkarte
   *[other] Jede geschlossene Tür bringt das Schiff voran, und du hast nur { $count } Kampfkarten
}: Spiele auf Zeit.
hint-choose-combat = { $count ->
    [one] Mit einer einzigen Kampfkarte auf der Hand ist eine weitere
   *[other] Mit { $count } Kampfkarten auf der Hand ist eine weitere
} mehr wert als Gold.
hint-choose-gold = Diese Goldkarte ist hier mehr wert als noch eine Kampfkarte.
hint-keep-side = Das ist die Karte, die { $side } dient.
hint-keep-higher = Beide dienen { $side }: Behalte die stärkere.
hint-keep-any = Keine von beiden dient { $side }: Es ist gleich, welche.
hint-exchange = Diese Karten dienen { $side } nicht: Andere sind besser.
hint-exchange-nothing = Alle deine Karten können noch nützen: Behalte sie.
hint-barter-buy = { $count ->
    [0] Du hast keine Kampfkarte
    [one] Du hast nur eine Kampfkarte
   *[other] Du hast nur { $count } Kampfkarten
}, und das ist wenig für fünf Duelle.
hint-barter-sell = Du hast Karten übrig, und diese dienen { $side } nicht.
hint-barter-nothing = Nichts, was hier zu verkaufen oder zu kaufen ist, würde dir helfen.
hint-rob = Von allen könnte dir am ehesten { $seat } den Sieg streitig machen.
hint-declare = Deine Karten und was du von den Duellen weißt, sprechen für { $side }.
hint-declare-open = Noch spricht nichts für eine der beiden Seiten: { $side } ist so gut wie die andere.
hint-declare-again = Nichts von dem, was du weißt, spricht gegen { $side }: Bleibe dabei.
hint-declare-other = Was du inzwischen weißt, spricht eher für { $side }.
hint-spy = Die Seite von { $seat } würde dir am meisten verraten.
hint-post = Der stärkere Matrose soll für { $side } kämpfen.
hint-inspect-known = Du weißt, dass dieses Duell für { $side } schlecht ausgehen würde: Du kannst die Matrosen vertauschen.
hint-inspect = Diese beiden Matrosen kennst du noch nicht.
hint-swap = Vertauscht sind diese Matrosen besser für { $side }.
hint-swap-not = Diese Matrosen stehen richtig für { $side }.
hint-monkey-ahead = { $side } steht in diesem Duell schon gut genug da: Gib nichts mehr dafür aus.
hint-monkey-no-card = Du hast keine Karte mehr für { $side }.
hint-monkey-in-vain = Deine Karten würden nicht mehr reichen: Verlasse das Duell.
hint-monkey-save = Dieses Duell ist zu teuer: Hebe dir deine Karten für die nächsten auf.
hint-commit-harmless = { $side } führt mit { $lead }: Diese Karte der anderen Seite ändert nichts, und du wirst sie los.
hint-commit-no-choice = Eine Karte muss es sein, und für { $side } hast du keine: Die schwächste schadet am wenigsten.
hint-commit-give-up = Dieses Duell ist deine Karten für { $side } nicht wert: Lege eine der anderen Seite.
hint-commit-turn = Diese Karte reicht, damit { $side } in Führung geht.
hint-commit-step = { $side } führt nicht, und dieses Duell ist noch zu gewinnen.
hint-commit-hold = { $side } führt, aber zu knapp, um sicher zu sein.
hint-knock-weak = Die Meuterei würde im Augenblick schlecht für dich ausgehen: Spiele auf Zeit.
hint-commit-first = Der erste Durchgang verlangt eine Karte: Die schwächste genügt.

## Wozu jedes Ding gut ist

about-combat = Eine Kampfkarte, Valverde oder Diaz, vom Wert 1 bis 3. Jedes Duell verlangt im ersten Durchgang eine, sonst scheidest du aus: Behalte für jedes Duell eine!
about-fighter = Zählt in einem Duell { $value } für { $side }, auf welcher Seite du auch stehst. Der erste Durchgang jedes Duells verlangt eine Kampfkarte, sonst scheidest du aus.
about-monkey = Alle haben eines. Ab dem zweiten Durchgang eines Duells führt es dich aus diesem Duell; genau im zweiten kann es 1 Münze einbringen.
about-coin = Am Ende 1 wert: Von der siegreichen Seite gewinnt, wer am reichsten ist. Wird bei Dean Nero getauscht, bei Chang Ye gestohlen.
about-gold = Am Ende 1, 2 oder 3 wert und bis dahin geheim: Von der siegreichen Seite gewinnt, wer am reichsten ist.

## Das Ergebnis

web-reveal = Die Seiten zeigen sich
web-no-side = Ohne Seite
web-duels-won = { $count ->
    [0] kein Duell gewonnen
    [one] { $count } Duell gewonnen
   *[other] { $count } Duelle gewonnen
}
web-nobody-there = Niemand auf dieser Seite
web-source-coins = Münzen
web-source-gold = Goldkarten
web-turn-kicker = Duell
web-turn-duel = Duell { $duel } geht an { $side }
web-turn-third = Der dritte Sieg für { $side }
web-turn-turned = { $loser } hatte den stärkeren Matrosen, { $second } zu { $first }: Die Karten haben das Duell gedreht, { $mine } zu { $theirs }.
web-turn-tied = { $mine } zu { $theirs }: Der Gleichstand reichte { $side }.
web-turn-close = Ganz knapp, { $mine } zu { $theirs }.
web-turn-clear = Ein klarer Sieg, { $mine } zu { $theirs }.
web-end-side = { $side } gewinnt die Meuterei, und { $gold } Gold sind auf dieser Seite das größte Vermögen.
web-end-side-shared = { $side } gewinnt die Meuterei, und das größte Vermögen dieser Seite, { $gold } Gold, ist geteilt.
web-end-nobody = { $side } gewinnt die Meuterei, aber niemand war auf dieser Seite.
web-mine-won = Die richtige Seite und das meiste Gold: Du gewinnst!
web-mine-out = Ohne Kampfkarte warst du ausgeschieden.
web-mine-undeclared = Ohne Seite konntest du nicht gewinnen.
web-mine-other-side = Du warst auf der Seite von { $side }, und die hat die Meuterei verloren.
web-mine-poorer = { $gold ->
    [0] Die richtige Seite und gleich viel Gold, aber weniger Stärke auf der Hand.
   *[other] Die richtige Seite, aber dir fehlten { $gold } Gold.
}

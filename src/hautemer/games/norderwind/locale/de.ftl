# Norderwind auf Deutsch.
# Attribute der Namen: .the mit bestimmtem Artikel im Akkusativ, .some als Objekt (Salz, eine Kanone).

title = Norderwind
tagline = Drei Stapel Seeplättchen, drei Häfen in Not: Setze die Segel, der Nordwind wartet auf niemanden.
aim = Setze vor allen anderen alle deine Steine: einen für jeden gelieferten Auftrag. Dein Zug ist eine Fahrt mit höchstens zwei Aktionen.
scored = Gesetzte Steine

## Waren und was die Häfen verlangen

name-salt = Salz
    .the = das Salz
    .some = Salz
name-wheat = Getreide
    .the = das Getreide
    .some = Getreide
name-wine = Wein
    .the = den Wein
    .some = Wein
name-wood = Holz
    .the = das Holz
    .some = Holz
name-fish = Fisch
    .the = den Fisch
    .some = Fisch
name-gold = Gold
    .the = das Gold
    .some = Gold
name-cube = Stein
    .the = den Stein
    .some = einen Stein
name-captain = Piratenkapitän
    .the = den Piratenkapitän
    .some = einen Piratenkapitän

## Die Plättchen

name-norderkap = Norderkap
    .the = Norderkap
    .some = Norderkap
name-trutzhavn = Trutzhavn
    .the = Trutzhavn
    .some = Trutzhavn
name-olesand = Olesand
    .the = Olesand
    .some = Olesand
name-salt-1 = Salzhafen zu 1
    .the = den Salzhafen zu 1
    .some = einen Salzhafen zu 1
name-salt-3 = Salzhafen zu 3
    .the = den Salzhafen zu 3
    .some = einen Salzhafen zu 3
name-wheat-1 = Getreidehafen zu 1
    .the = den Getreidehafen zu 1
    .some = einen Getreidehafen zu 1
name-wheat-3 = Getreidehafen zu 3
    .the = den Getreidehafen zu 3
    .some = einen Getreidehafen zu 3
name-fish-1 = Fischhafen zu 1
    .the = den Fischhafen zu 1
    .some = einen Fischhafen zu 1
name-fish-3 = Fischhafen zu 3
    .the = den Fischhafen zu 3
    .some = einen Fischhafen zu 3
name-wood-1 = Holzhafen zu 1
    .the = den Holzhafen zu 1
    .some = einen Holzhafen zu 1
name-wood-3 = Holzhafen zu 3
    .the = den Holzhafen zu 3
    .some = einen Holzhafen zu 3
name-wine-2 = Weinhafen zu 2
    .the = den Weinhafen zu 2
    .some = einen Weinhafen zu 2
name-wine-3 = Weinhafen zu 3
    .the = den Weinhafen zu 3
    .some = einen Weinhafen zu 3
name-merchant-2 = Handelsschiff zu 2
    .the = das Handelsschiff zu 2
    .some = ein Handelsschiff zu 2
name-merchant-3 = Handelsschiff zu 3
    .the = das Handelsschiff zu 3
    .some = ein Handelsschiff zu 3
name-equipment = Ausrüstungshafen
    .the = den Ausrüstungshafen
    .some = einen Ausrüstungshafen
name-wreck = Wrack
    .the = das Wrack
    .some = ein Wrack
name-fog = Nebel
    .the = den Nebel
    .some = Nebel

## Ausrüstung und Posten

name-sail = Segel
    .the = das Segel
    .some = eine Segelstufe
name-cannon = Kanone
    .the = die Kanone
    .some = eine Kanone
name-crew = Mannschaft
    .the = die Mannschaft
    .some = ein Mannschaftsmitglied
name-boatman = Bootsmann
    .the = den Bootsmann
    .some = einen Bootsmann
name-gunner = Kanonier
    .the = den Kanonier
    .some = einen Kanonier
name-treasurer = Schatzmeister
    .the = den Schatzmeister
    .some = einen Schatzmeister
name-accountant = Buchhalter
    .the = den Buchhalter
    .some = einen Buchhalter
name-lookout = Ausguck
    .the = den Ausguck
    .some = einen Ausguck

## Die Würfel

name-coin = Münze
    .the = die Münze
    .some = eine Münze
name-silver = Silberkugel
    .the = die Silberkugel
    .some = eine Silberkugel
name-blue = blaue Doppelkugel
    .the = die blaue Doppelkugel
    .some = eine blaue Doppelkugel
name-blank = leere Seite
    .the = die leere Seite
    .some = eine leere Seite

## Augenblicke eines Zuges

name-stack = Wahl des Stapels
    .the = die Wahl des Stapels
    .some = eine Wahl des Stapels
name-sailing = Fahrt
    .the = die Fahrt
    .some = eine Fahrt
name-tile = Plättchen
    .the = das Plättchen
    .some = ein Plättchen
name-pirates = Piraten
    .the = die Piraten
    .some = Piraten
name-letters = Handelsbriefe
    .the = die Handelsbriefe
    .some = Handelsbriefe
name-over = Ende
    .the = das Ende
    .some = ein Ende
name-top = oben
    .the = oben
    .some = oben
name-bottom = unten
    .the = unten
    .some = unten

## Was geschieht

fact-sailed = { $cut ->
    [0] { $seat } nimmt Kurs auf { $port }.
    [one] { $seat } schiebt ein Plättchen unter den Stapel und nimmt Kurs auf { $port }.
   *[other] { $seat } schiebt { $cut } Plättchen unter den Stapel und nimmt Kurs auf { $port }.
}
fact-looked = { $seat } schickt den Ausguck auf den Mast.
fact-looked-own = Dein Ausguck meldet: { $tile }.
fact-looked-seen = Der Ausguck von { $seat } meldet: { $tile }.
fact-put-under = { $seat } schiebt das Plättchen, das der Ausguck gesehen hat, unter den Stapel.
fact-put-under-own = Du schiebst { $tile_the } unter den Stapel.
fact-put-under-seen = { $seat } schiebt { $tile_the } unter den Stapel.
fact-kept = { $seat } lässt das Plättchen, das der Ausguck gesehen hat, auf dem Stapel.
fact-kept-own = Du lässt { $tile_the } auf dem Stapel.
fact-kept-seen = { $seat } lässt { $tile_the } auf dem Stapel.
fact-drew = { $seat } deckt Plättchen { $number } auf: { $tile }.
fact-passed-by = { $seat } lässt { $tile_the } links liegen.
fact-came-home = { $seat } kehrt heim; der Stapel { $port } wird gemischt.
fact-got-letter = { $seat } bekommt einen Handelsbrief (jetzt { $letters }).
fact-turn = Zug { $turn }: { $seat } sticht in See.
fact-income = { $gold ->
    [one] Die Truhen sind leer: { $seat } bekommt { $gold } Gold.
   *[other] Die Truhen sind leer, doch der Schatzmeister sorgt vor: { $seat } bekommt { $gold } Gold.
}
fact-used-letter = { $seat } gibt einen Handelsbrief ab.
fact-kept-letter = { $seat } behält den Handelsbrief.
fact-bought = { $seat } kauft für { $gold } Gold: { $goods }.
fact-sold = { $seat } verkauft für { $gold } Gold: { $goods }.
fact-overboard = { $seat } wirft über Bord: { $goods }.
fact-accountant = Der Buchhalter von { $seat } legt { $gold } Gold dazu.
fact-raised-sail = { $seat } setzt für { $gold } Gold das Segel auf { $sail }.
fact-mounted-cannon = { $seat } kauft für { $gold } Gold eine Kanone (jetzt { $cannons }).
fact-hired = { $seat } heuert für { $gold } Gold { $post_some } an.
fact-salvaged = { $seat } birgt { $gold } Gold aus dem Wrack.
fact-delivered = { $seat } liefert Auftrag { $order } in { $port } und setzt einen Stein.
fact-majority = { $seat } führt in { $port } und setzt dort den Mehrheitsstein.
fact-majority-lost = Gleichstand in { $port }: { $seat } nimmt den Mehrheitsstein zurück.
fact-all-ports = { $seat } hat alle drei Häfen beliefert: ein Stein mehr!
fact-full-crew = Die Mannschaft von { $seat } ist vollzählig: ein Stein mehr!
fact-treasure = Ein Schatz im Nebel! { $seat } findet { $gold } Gold.
fact-pirates = Ein Piratenschiff der Stärke { $strength } taucht vor { $seat } auf.
fact-overwhelmed = Weder Gold noch genug Kanonen: { $seat } hat den Kampf schon verloren.
fact-paid = { $seat } zahlt den Piraten { $gold } Gold und segelt weiter.
fact-fought = { $hits ->
    [0] { $seat } eröffnet das Feuer ({ $shots }): kein Treffer gegen Stärke { $strength }.
    [one] { $seat } eröffnet das Feuer ({ $shots }): { $hits } Treffer gegen Stärke { $strength }.
   *[other] { $seat } eröffnet das Feuer ({ $shots }): { $hits } Treffer gegen Stärke { $strength }.
}
fact-beaten = Die Piraten siegen: Für { $seat } ist die Fahrt zu Ende.
fact-captured = Sieg! { $seat } wirft den Piratenkapitän ins Gefängnis.
fact-prison-full = Sieg! Das Gefängnis ist voll: { $seat } bekommt stattdessen { $gold } Gold.
fact-won = { $seat } setzt den letzten von { $cubes } Steinen und gewinnt!
fact-turn-limit = Alle hatten ihre 200 Züge: Die Partie ist zu Ende.

## Was gefragt wird, was man wählen kann

ask-sail = In welchen Stapel segelst du?
ask-lookout = Erstes Plättchen: liegen lassen oder nach unten?
ask-draw = Du kannst das nächste Plättchen aufdecken.
ask-stop = Du kannst deine Fahrt beenden.
ask-trade = Du kannst hier kaufen oder verkaufen.
ask-trade-buy = Du kannst hier kaufen.
ask-trade-sell = Du kannst hier verkaufen.
ask-trade-buy-sell = Du kannst eine Ware gegen eine andere tauschen.
ask-trade-buy-overboard = Du kannst hier kaufen und Waren über Bord werfen.
choose-trade-buy = Kaufen
choose-trade-sell = Verkaufen
choose-trade-buy-sell = Tauschen
choose-trade-buy-overboard = Kaufen und über Bord werfen
ask-equip = Du kannst dein Schiff ausrüsten.
ask-equip-post = Du kannst jemanden anheuern.
ask-salvage = Du kannst das Wrack durchsuchen.
ask-deliver = Du kannst den Auftrag dieses Hafens liefern.
ask-skip = Du kannst auch verzichten.
ask-only-skip = Du kannst hier nichts tun.
ask-only-draw = Decke das erste Plättchen auf.
ask-only-pay = Deine Kanonen reichen nicht: Du musst die Piraten bezahlen.
ask-only-fight = Du kannst die Piraten nicht bezahlen: Du musst kämpfen.
ask-in-letters = Nutzt du deinen Handelsbrief für dieses Plättchen?
ask-pay = Du kannst den Piraten 1 Gold zahlen.
ask-fight = Du kannst gegen die Piraten kämpfen.

field-sail-cut = Vorher Plättchen nach unten?
field-trade-buy = Was kaufst du?
field-trade-sell = Was verkaufst du?
field-trade-overboard = Was wirfst du über Bord?

move-sail = { $cut ->
    [0] Kurs auf { $stack }
    [one] { $stack } (1 nach unten)
   *[other] { $stack } ({ $cut } nach unten)
}
move-lookout = { $under ->
    [yes] Unter den Stapel schieben
   *[no] Oben liegen lassen
}
move-draw = Nächstes Plättchen aufdecken
then-draw = … und weitersegeln
move-stop = Heimkehren
move-trade = Handeln
move-trade-buy = Kaufen: { $buy }
move-trade-sell = Verkaufen: { $sell }
move-trade-overboard = Über Bord werfen: { $overboard }
move-trade-buy-sell = { $sell } verkaufen und { $buy } kaufen
move-trade-buy-overboard = Kaufen: { $buy }; über Bord werfen: { $overboard }
move-equip = Kaufen: { $what_some }
move-equip-post = Anheuern: { $post_some }
web-move-trade-buy = Kaufen: { $buy } · { $gold } Gold
web-move-trade-sell = Verkaufen: { $sell } · +{ $gold } Gold
web-move-trade-buy-overboard = Kaufen: { $buy } · { $gold } Gold; über Bord werfen: { $overboard }
web-move-equip = Kaufen: { $what_some } · { $gold } Gold
web-move-equip-post = { $post } · { $gold } Gold: { $does }
web-does-boatman = 2 Waren oder Tausch beim Handelsschiff
web-does-gunner = die blaue Doppelkugel trifft zweimal
web-does-treasurer = 2 Gold, wenn die Truhe leer ist
web-does-accountant = 1 Gold mehr je Verkauf
web-does-lookout = sieht das erste Plättchen
race = { $goal } Steine
web-against = gegen
web-fight-won = Sieg!
web-fight-lost = Niederlage!
web-fight-tally = { $hits ->
    [one] { $hits } Treffer, { $strength } nötig
   *[other] { $hits } Treffer, { $strength } nötig
}
web-fight-captain = im Gefängnis
dossier-ship = Gold { $gold }, Handelsbriefe { $letters }, Segel { $sail }, Kanonen { $cannons }.
dossier-hold = Im Laderaum ({ $count } von { $most }): { $goods }.
dossier-hold-empty = Der Laderaum ist leer.
dossier-crew = Mannschaft: { $crew }.
dossier-crew-none = Noch keine Mannschaft.
dossier-captains = { $count ->
    [0] Kein Piratenkapitän im Gefängnis.
    [one] { $count } Piratenkapitän im Gefängnis.
   *[other] { $count } Piratenkapitäne im Gefängnis.
}
dossier-orders = { $count ->
    [one] { $count } Auftrag in { $port } geliefert.
   *[other] { $count } Aufträge in { $port } geliefert.
}
dossier-majorities = Mehrheitssteine: { $ports }.
dossier-all-ports = Ein Stein für Lieferungen in alle drei Häfen.
dossier-full-crew = Ein Stein für die volle Mannschaft.
web-odds = { $dice ->
    [one] { $dice } Würfel · { $chance } %
   *[other] { $dice } Würfel · { $chance } %
}
web-fight-odds = { $dice ->
    [one] Kämpfen: { $dice } Würfel, Chance { $chance } %
   *[other] Kämpfen: { $dice } Würfel, Chance { $chance } %
}
move-salvage = Das Wrack durchsuchen
move-salvage-then-draw = Das Wrack durchsuchen und weitersegeln
move-deliver = Den Auftrag liefern
move-skip = Nichts tun
move-skip-then-draw = Weitersegeln
move-pay = 1 Gold zahlen
move-fight = Kämpfen

reason-cubes-placed = Jemand hat alle Steine gesetzt.
reason-turn-limit = Alle hatten ihre 200 Züge.

figure-turns = Züge pro Platz
figure-deliveries = Gelieferte Aufträge
figure-full-crews = Vollständige Mannschaften

## Der Plan im Terminal

board-seats = Die Schiffe
board-seat = Name
board-cubes = Steine (von { $goal })
board-gold = Gold
board-letters = Briefe
board-sail = Segel
board-cannons = Kanonen
board-hold = Laderaum
board-prison = Gefängnis
board-crew = Mannschaft
board-ports = Die Häfen
board-port = Hafen
board-order = Offener Auftrag
board-wants = Nr. { $number }: { $things }
board-no-order = alles geliefert
board-delivered = Geliefert von
board-deliveries = { $seats }
board-majority = Mehrheit
board-known = Im Stapel
board-unknown = Unbekannt
board-unseen = Noch nie gesehene Plättchen
board-unseen-tiles = { $tiles }
board-all-seen = Alle Plättchen wurden gesehen.
board-voyage = { $seat } segelt nach { $port }
board-ashore = { $seat } wählt einen Stapel.
board-drawn = Aufgedeckt: { $tiles }
board-nothing-drawn = Noch kein Plättchen ist aufgedeckt.
board-reach = Plättchen: { $drawn } von { $reach }; Aktionen: { $actions } von 2.
board-put-under = Ein vom Ausguck gesehenes Plättchen liegt unter dem Stapel.
board-open = Offenes Plättchen: { $tile }.
board-fighting = Piraten der Stärke { $strength }.
board-asked = { $seat } ist gefragt.
board-barred-buying = Mit einem Brief hier nicht zu kaufen: { $goods }.
board-barred-selling = Mit einem Brief hier nicht zu verkaufen: { $goods }.
board-barred-equipment = Mit einem Brief hier nicht zu kaufen: { $things }.
board-own = Nur du weißt
board-spotted-top = Dein Ausguck sah das oberste Plättchen: { $tile }.
board-spotted-bottom = Du kennst das unterste Plättchen: { $tile }.
board-of-spotted-top = Der Ausguck dieses Schiffs sah das oberste Plättchen: { $tile }.
board-of-spotted-bottom = { $seat } kennt das unterste Plättchen: { $tile }.
board-own-known = Im Stapel { $port } kennst du auch: { $tiles }.

## Die Regeln, Punkt für Punkt

part-N1 = Der Aufbau
clause-N1-1 = Mische alle Seeplättchen außer den drei Zielhäfen und bilde drei Stapel zu sieben. Gib zu jedem einen Zielhafen und mische die acht Plättchen. Alle wissen, welcher Zielhafen in welchem Stapel liegt, aber nicht, wie tief.
clause-N1-2 = Alle beginnen mit 5 Gold, 1 Handelsbrief, 1 montierten Kanone, dem Segel auf 4, leerem Laderaum und Gefängnis, ohne Mannschaft und mit 10 Steinen (8 zu viert). Die Bank hat immer genug von allem.
clause-N1-3 = Das Los bestimmt, wer beginnt; dann geht es im Uhrzeigersinn.
clause-N1-4 = Die Reihenfolge der Plättchen kennt niemand; sonst ist nichts geheim, außer was ein Ausguck sieht. Zu jedem Stapel gibt es Notizen für alle: von jeder Art so viele Plättchen, wie eine einzelne Fahrt höchstens gezeigt hat. Was dein Ausguck sieht, steht nur in deinen Notizen, bis das Plättchen aufgedeckt wird.
clause-N1-5 = (Unsere Festlegung.) Ein Plättchen, das du nach dem Blick des Ausgucks unter den Stapel schiebst, bleibt auch nach der Fahrt in deinen Notizen, zusammen mit den aufgedeckten. Die Notizen nennen auch, was noch niemand gesehen hat; ausrechnen könnten es alle.

part-N2 = Ein Zug
clause-N2-1 = Hast du zu Beginn deines Zuges kein Gold, bekommst du 1, mit einem Schatzmeister 2.
clause-N2-2 = Wähle einen Stapel. Bevor du sein erstes Plättchen aufdeckst, darfst du beliebig viele, aber nicht alle, ungesehen von oben unter den Stapel schieben.
clause-N2-3 = Mit einem Ausguck siehst du dir, nach dem Schieben und vor jeder Fahrt, genau einmal das oberste Plättchen an: Lass es liegen oder schiebe es unter den Stapel. Es zählt nicht zu deinen Plättchen. Nur du siehst es; alle sehen, was du damit tust.
clause-N2-4 = Decke Plättchen auf, eines nach dem anderen, und führe jedes aus, bevor das nächste kommt; nie mehr, als dein Segel bei der Abfahrt zeigte. Das erste ist Pflicht; nach jedem darfst du aufhören. Bei jedem Plättchen, das eine Aktion bietet, entscheidest du: nutzen oder vorbeifahren. Die Fahrt endet von selbst nach der zweiten Aktion, nach einem verlorenen Kampf oder nach dem letzten Plättchen, das dein Segel erlaubt, sobald die anderen Gelegenheit hatten, Handelsbriefe abzugeben.
clause-N2-5 = Zwei Aktionen je Fahrt: Mit der zweiten ist Schluss. Ein Plättchen zu nutzen ist eine Aktion: handeln, ausrüsten, das Wrack durchsuchen, liefern. Nebel ist keine, Vorbeifahren auch nicht.
clause-N2-6 = Kehrst du mit weniger als zwei Aktionen und weniger als zwei Briefen heim, bekommst du einen Handelsbrief, auch nach einem verlorenen Kampf. Mehr als zwei kannst du nicht haben.
clause-N2-7 = Mische die acht Plättchen des Stapels; die nächste Person ist dran.
clause-N2-8 = (Unsere Festlegung.) Plättchen, die du vor der Fahrt unter den Stapel schiebst, kommen als ein Päckchen dorthin, in ihrer Reihenfolge.
clause-N2-9 = (Unsere Festlegung.) Die Wahl eines Stapels darfst du zurücknehmen, solange nichts gesehen wurde. Ein aufgedecktes oder vom Ausguck gesehenes Plättchen nicht.

part-N3 = Die Plättchen
clause-N3-1 = Ein Handelshafen handelt mit einer Ware zu einem Preis: Kaufe eine oder zwei, oder verkaufe eine oder zwei.
clause-N3-2 = Der Laderaum hat sechs Plätze, höchstens zwei für dieselbe Ware. Kaufst du mehr, als Platz ist, wirfst du im selben Zug andere Waren über Bord und bekommst nichts dafür: genau so viele, wie nach dem Kauf über sechs sind, und keine der Sorten, die du gerade kaufst. Ohne Kauf geht nichts über Bord.
clause-N3-3 = Ein Handelsschiff handelt mit allen Waren zu einem Preis: Kaufe eine oder verkaufe eine. Mit einem Bootsmann: Kaufe bis zu zwei oder verkaufe bis zu zwei, gleich oder verschieden, oder verkaufe eine und kaufe eine andere; dann kommt der Verkauf zuerst, und du kannst sein Gold und seinen Platz nutzen. Beispiel: Mit einem Bootsmann wird aus Holz kostenlos Wein.
clause-N3-4 = Ein Ausrüstungshafen verkauft eines: eine Segelstufe für 2 Gold (bis 6; sie zählt ab der nächsten Fahrt), eine Kanone für 1 (bis 4) oder ein Mannschaftsmitglied für 1, auf einen freien Posten deiner Wahl. Es gibt fünf Posten für vier Leute, und niemand wechselt den Posten.
clause-N3-5 = Das Wrack bringt 2 Gold.
clause-N3-6 = An einem Zielhafen darfst du den offenen Auftrag mit der kleinsten Nummer liefern: Gib seine Waren, sein Gold und seine gefangenen Kapitäne ab und setze einen Stein. Einmal je Fahrt. Sind alle neun Aufträge geliefert, kannst du nur vorbeifahren.
clause-N3-7 = Ein Buchhalter bringt zusätzlich zum Preis 1 Gold für jedes Plättchen, an dem du verkaufst, gleich wie viele Waren; auch für den Verkauf in einem Tausch. Beispiel: Zwei Salz, zu 3 verkauft, bringen 7 Gold.

part-N4 = Die Handelsbriefe
clause-N4-1 = Wurde an einem Handelshafen, Handelsschiff oder Ausrüstungshafen tatsächlich etwas gekauft oder verkauft, werden die anderen der Reihe nach gefragt: Du darfst einen Brief abgeben und das Plättchen auch einmal nutzen.
clause-N4-2 = Mit einem Brief darfst du nicht tun, was gerade getan wurde. Am Handelshafen: nicht kaufen, wenn gekauft, nicht verkaufen, wenn verkauft wurde. Am Ausrüstungshafen: nicht dasselbe kaufen, ob Segel, Kanone oder Mannschaft. Am Handelsschiff: keine Ware kaufen, die gekauft, und keine verkaufen, die verkauft wurde (jede der zwei Waren, jede Hälfte eines Tauschs). Briefe schränken einander nicht ein, und deine eigene Mannschaft hilft dir.
clause-N4-3 = Gefragt wirst du nur, wenn du einen Brief hast und etwas Erlaubtes tun kannst.
clause-N4-4 = (Unsere Festlegung.) Lehnst du ab, behältst du den Brief. Was mit einem Brief geschieht, ist in keiner Fahrt eine Aktion und öffnet das Plättchen niemandem sonst.

part-N5 = Der Nebel
clause-N5-1 = Der Ereigniswürfel wird sofort geworfen. Eine Münze: 1 Gold für dich.
clause-N5-2 = Totenköpfe: ein Piratenschiff dieser Stärke. Zahle 1 Gold und segle weiter, oder kämpfe.
clause-N5-3 = Im Kampf wirfst du einen Würfel je Kanone. Eine Silberkugel trifft einmal; eine blaue Doppelkugel trifft mit einem Kanonier zweimal, sonst gar nicht; die leere Seite geht daneben. Du brauchst mindestens so viele Treffer, wie die Piraten stark sind. Beispiel: Mit zwei Kanonen gegen Stärke 2 brauchst du zwei Silberkugeln.
clause-N5-4 = Gewonnen: Ihr Kapitän kommt in dein Gefängnis (sind beide Plätze besetzt, bekommst du stattdessen 1 Gold), und die Fahrt geht weiter. Verloren: Die Fahrt ist zu Ende.
clause-N5-5 = Können deine Kanonen selbst mit den besten Würfen nicht reichen (je 1 Treffer, 2 mit einem Kanonier), kannst du nur zahlen; ohne Gold ist der Kampf verloren, und es wird nicht gewürfelt.
clause-N5-6 = (Unsere Festlegung.) Könntest du siegen, hast aber kein Gold, kannst du nur kämpfen. Gefragt wirst du trotzdem, in beiden Fällen.

part-N6 = Die Steine und das Ende
clause-N6-1 = Hast du allein die meisten Aufträge eines der drei Zielhäfen geliefert, hast du dort die Mehrheit und setzt einen Stein mehr, von der ersten Lieferung an. Zieht jemand gleich, nimmst du diesen Stein zurück, und der Platz bleibt leer, bis jemand allein führt.
clause-N6-2 = Du setzt einen Stein dafür, alle drei Häfen beliefert zu haben, und einen für eine Mannschaft von vier. Alle können beide verdienen, je einmal, und verlieren sie nie.
clause-N6-3 = Sobald du deinen letzten Stein gesetzt hast, hast du gewonnen, auch außer der Reihe, wenn ein Brief deine Mannschaft vollzählig macht. Danach gibt es keine Briefe, kein Gold für eine leere Truhe und kein Mischen mehr.
clause-N6-4 = Alle Steine einer Lieferung oder eines Kaufs und eine dadurch verlorene Mehrheit zählen im selben Augenblick. Du kannst keinen Stein setzen, den du nicht hast: Der Stand geht nie über 10 (8 zu viert).
clause-N6-5 = (Unsere Festlegung, damit jede Partie endet.) Nach je 200 Zügen ist Schluss. Wer die meisten Steine gesetzt hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
clause-N6-6 = (Unsere Festlegung.) Der letzte dieser Züge wird ganz gespielt, mit Brief und Mischen; nur das Gold für einen weiteren Zug gibt es nicht mehr.
clause-N6-7 = (Unsere Festlegung.) Bringt eine Lieferung mehr Steine, als du noch hast, setzt du sie in dieser Reihenfolge: erst für den Auftrag, dann für die Mehrheit, dann für die drei Häfen.

## Die geführte Partie: was der alte Seebär sagt

chapter-1 = Handel und Lieferung
chapter-2 = Piraten im Nebel
coach-welcome =
    Willkommen an Bord! Drei Häfen warten auf Lieferungen, jeder in einem Stapel von acht Plättchen versteckt. Lieferungen setzen Steine; zehn gewinnen.

    Eine Fahrt ist ein Stapel, höchstens vier Plättchen (dein Segel) und zwei Aktionen.

    Segle in den Stapel Olesand, ohne etwas nach unten zu schieben.
coach-draw =
    Du bist auf See. Plättchen werden einzeln aufgedeckt und eines nach dem anderen erledigt.

    Das erste ist Pflicht: Decke es auf.
coach-fog =
    Nebel! Der Würfel hätte Piraten bringen können; du findest 1 Gold.

    Nebel ist keine Aktion: Du hast noch zwei, und drei Plättchen vor dir. Du könntest heimkehren, aber fahre weiter.
coach-buy =
    Der Salzhafen zu 1: Hier kaufst oder verkaufst du bis zu zwei Salz, für je 1 Gold. Der Laderaum fasst sechs Waren, höchstens zwei von jeder.

    Irgendwo gibt es einen Salzhafen zu 3. Kaufe zwei Salz.
coach-go-on =
    Eine Aktion ist getan, eine bleibt. Das andere Schiff hat kein Salz zu verkaufen; sein Handelsbrief nützt hier also nichts.

    Decke das nächste Plättchen auf.
coach-sell =
    Was für ein Glück: der Salzhafen zu 3, gleich dahinter! Für 2 gekauft, für 6 verkauft.

    Verkaufe deine zwei Salz. Es ist deine zweite Aktion, und sie beendet die Fahrt.
coach-watch =
    Fünf Gold mehr als am Anfang: eine schöne Fahrt! Der Stapel wird gemischt, aber was man darin sah, bleibt für alle notiert.

    Jetzt ist { $seat_1 } dran: Sieh genau hin.
coach-letter =
    { $seat_1 } kauft eine Kanone. Mit deinem Handelsbrief darfst du dasselbe Plättchen nutzen, aber nicht für dasselbe.

    Heure für 1 Gold einen Buchhalter an: Er bringt bei jedem Verkauf 1 Gold.
coach-order =
    Du bist dran! Norderkap will zuerst 1 Wein, und { $seat_1 } fuhr gerade in diesem Stapel an einem Weinhafen vorbei.

    Wein und Hafen liegen also beide darin. Segle in den Stapel Norderkap.
coach-search = Acht gemischte Plättchen, und dein Segel zeigt dir vier davon: Daumen drücken. Decke das erste auf.
coach-wine = Der Weinhafen! Kaufe einmal Wein, für 2 Gold: Mehr verlangt der Auftrag nicht.
coach-hope =
    Dir bleiben eine Aktion und drei Plättchen. Ist Norderkap darunter, wird der Wein heute geliefert; sonst wartet er im Laderaum.

    Fahre weiter.
coach-deliver =
    Norderkap in Sicht! Hier hat noch niemand geliefert, du führst dann allein: ein Stein für den Auftrag, einer für die Mehrheit.

    Liefere den Auftrag.
coach-farewell =
    Zwei Steine in zwei Fahrten: gut gemacht! Weitere bringen eine volle Mannschaft von vier und eine Lieferung in jeden der drei Häfen.

    Trutzhavn will Piratenkapitäne: Dafür brauchst du Kanonen. Die See gehört dir!
coach-welcome-2 =
    Trutzhavn will zuerst einen Piratenkapitän, und Piraten verstecken sich im Nebel. Du hast eine zweite Kanone und einen Kanonier.

    Segle in den Stapel Trutzhavn.
coach-into-the-fog = Fünf der 24 Plättchen sind Nebel, und keines davon wurde bisher gesehen. Decke das erste Plättchen auf.
coach-fight =
    Nebel, und Piraten der Stärke 2! Du kannst ihnen 1 Gold zahlen und weiterfahren oder kämpfen.

    Du wirfst einen Würfel je Kanone. Eine Silberkugel trifft einmal; eine blaue Doppelkugel zweimal, weil du einen Kanonier hast. Du brauchst zwei Treffer.

    Verlierst du, ist die Fahrt vorbei. Kämpfe!
coach-won-fight =
    Silber und Blau: drei Treffer! Der Piratenkapitän kommt in dein Gefängnis.

    Ein Kampf ist keine Aktion: Du hast noch zwei. Decke das nächste Plättchen auf.
coach-pay =
    Wieder Nebel, und Piraten der Stärke 3. Zwei Würfel gewinnen nur etwa einmal in fünf Fällen.

    Den Kapitän, den du brauchst, hast du schon. Zahle 1 Gold und fahre weiter.
coach-one-more-tile = Dein Segel zeigt dir noch zwei Plättchen. Decke das nächste auf.
coach-deliver-captain = Trutzhavn! Übergib deinen Kapitän: ein Stein für den Auftrag, einer für die Mehrheit. Liefere.
coach-farewell-2 =
    Zwei Steine und ein heiles Schiff! Dein Gefängnis fasst zwei Kapitäne; für einen dritten gibt es 1 Gold.

    Mit mehr Kanonen gewinnst du öfter, und Zahlen kostet oft weniger als eine verlorene Fahrt. Die See gehört dir!

## Warum nicht

why-under-way = Du bist auf See: ein Stapel je Fahrt.
why-first-tile = Das erste Plättchen ist Pflicht; danach darfst du heimkehren.
why-cannot-pay = Dir fehlt, was der Auftrag dieses Hafens verlangt.
why-all-delivered = Alle Aufträge dieses Hafens sind geliefert.
why-barred = Mit einem Brief darfst du nicht dasselbe tun wie die aktive Person.
why-full = Dein Schiff hat dafür keinen Platz mehr.
why-enough = Du hast schon zwei an Bord: Mehr von einer Sorte fasst der Laderaum nicht.
why-not-aboard = Du hast nichts davon an Bord.
why-too-dear = Du hast nicht genug Gold.
why-too-strong = Selbst wenn jeder Schuss trifft, reichen deine Kanonen nicht: Du musst zahlen.
why-no-ransom = Du hast kein Gold mehr zum Zahlen: Du musst kämpfen.

## Warum der Rat gut ist

hint-sail-order = Du hast alles an Bord, was der Auftrag von { $port } verlangt, und dieser Hafen liegt in diesem Stapel.
hint-sail-known = Dieser Stapel enthält { $tile_some }: Das ist gerade das Beste für dich.
hint-sail-hope = Dieser Stapel verspricht dir am meisten, vor allem { $tile_some }.
hint-lookout-under = Der Stapel verbirgt wohl Besseres als dieses Plättchen ({ $tile }): Schiebe es darunter.
hint-lookout-keep = Besseres als das kommt wohl nicht: { $tile }.
hint-draw = Es lohnt sich weiterzufahren, vor allem für { $tile_some }.
hint-draw-fog = Nur der Nebel kann dir noch etwas einbringen: ein Gold oder einen Piratenkapitän.
hint-stop-letter = Der Handelsbrief für die Heimkehr ist mehr wert als das, was noch kommen kann.
hint-stop = Nichts von dem, was noch kommen kann, würde dir nützen.
hint-fight = Du gewinnst zu etwa { $chance } %, und ein gefangener Kapitän ist etwas wert.
hint-fight-little-to-lose = Du gewinnst nur zu etwa { $chance } %, aber auf dieser Fahrt ist kaum noch etwas zu verlieren, und Zahlen kostet Gold.
hint-fight-captain = Du gewinnst nur zu etwa { $chance } %, aber ein gefangener Kapitän ist das Wagnis wert.
hint-pay = Du gewinnst zu etwa { $chance } %: Ein Gold kostet weniger als das Ende der Fahrt.
hint-skip-letter = Nichts hier ist einen Handelsbrief wert: Hebe ihn dir für Besseres auf.
hint-skip-for = Spare dir die Aktion für das, was noch kommen kann, vor allem { $tile_some }.
hint-skip-fog = Nichts hier ist das Ende der Fahrt wert: Der Nebel kann noch Gold oder einen Piratenkapitän bringen.
hint-skip-home = Nichts hier ist eine Aktion wert: Komm lieber mit einem Handelsbrief heim.
hint-skip = Nichts, was hier zu tun ist, würde dir helfen.
hint-deliver-wins = Diese Lieferung setzt deinen letzten Stein: Du gewinnst.
hint-deliver = Diese Lieferung bringt dir { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}; dann fehlen nur noch { $left }.
hint-trade-order = Der offene Auftrag von { $port } wartet darauf: { $goods }.
hint-trade-swap = Hier nützt dir { $bought } mehr als { $sold }.
hint-trade-sell = Zu diesem Preis (zusammen { $gold } Gold) ist es besser verkauft als im Laderaum: { $goods }.
hint-trade-cheap = Für { $price } gekauft, für bis zu { $most } verkauft: { $goods }.
hint-trade-stock = Kommende Aufträge werden es wollen: { $goods }.
hint-equip-sail = Damit kannst du { $count } Plättchen je Fahrt aufdecken: Je früher du es hast, desto mehr bringt es.
hint-equip-cannon = { $count ->
    [one] Eine Kanone reicht
   *[other] { $count } Kanonen reichen
} öfter gegen Piraten, und ein gefangener Kapitän ist etwas wert.
hint-equip-full-crew = Mit { $count } Leuten ist deine Mannschaft vollzählig: Das ist ein Stein.
hint-equip-post = Je früher du { $post_the } anheuerst, desto länger hast du etwas davon, und die volle Mannschaft ist einen Stein wert.
hint-salvage = { $gold ->
    [one] Ein Gold
   *[other] { $gold } Gold
} umsonst: Das ist mehr, als noch zu erwarten ist.

## Wozu jedes Ding gut ist

about-port = Handelshafen. Seine Ware: { $good }. Kaufe ein oder zwei davon, oder verkaufe ein oder zwei, zu je { $price } Gold.
about-merchant = Handelsschiff: Kaufe oder verkaufe eine Ware deiner Wahl für { $price } Gold. Mit einem Bootsmann: zwei, oder ein Tausch.
about-good = Eine Ware für den Laderaum: sechs Plätze, höchstens zwei von einer Sorte. Sie wird auf See gekauft und verkauft; viele Aufträge verlangen danach.
about-fog = Sofort wird gewürfelt: ein Gold für dich, oder Piraten der Stärke 1 bis 3. Zahle ihnen 1 Gold, oder kämpfe mit deinen Kanonen. Das ist keine Aktion.
about-cube = Ein Stein für jeden gelieferten Auftrag, für die alleinige Führung in einem Hafen, für alle drei Häfen und für eine Mannschaft von vier. Wer den letzten setzt, hat gewonnen.
about-gold = Damit kaufst du Waren und Ausrüstung und bezahlst Piraten; manche Aufträge verlangen danach.
about-letters = Hat jemand anders gerade gehandelt oder ausgerüstet, nutzt du mit einem Brief dasselbe Plättchen, aber nicht für dasselbe. Höchstens zwei; es gibt einen für eine Fahrt mit weniger als zwei Aktionen.
about-sail = So viele Plättchen darfst du je Fahrt höchstens aufdecken. Eine Stufe mehr kostet 2 Gold, bis 6.
about-cannon = Ein Würfel je Kanone gegen Piraten. 1 Gold im Ausrüstungshafen; höchstens vier.
about-captain = Ein Piratenkapitän, im Kampf gefangen. Das Gefängnis fasst zwei; Trutzhavn verlangt nach ihnen.
about-boatman = An einem Handelsschiff: Kaufe zwei Waren, verkaufe zwei oder tausche eine gegen eine andere.
about-gunner = Im Kampf trifft jede blaue Doppelkugel zweimal.
about-treasurer = Ohne Gold zu Beginn deines Zuges bekommst du 2 statt 1.
about-accountant = 1 Gold mehr für jedes Plättchen, bei dem du verkaufst.
about-lookout = Vor der Fahrt siehst du das oberste Plättchen des Stapels: Lass es liegen oder schiebe es darunter.
about-coin = Ein Gold für dich.
about-silver = Trifft einmal.
about-blue = Trifft mit einem Kanonier zweimal, sonst gar nicht.
web-own-tiles = was noch kommen kann

## Das Ergebnis

web-reveal = Wer welche Häfen beliefert hat
web-majority-of = Mehrheit: { $seat }
web-majority-none = Mehrheit: niemand
web-source-orders = Aufträge
web-source-majorities = Mehrheiten
web-source-all-ports = alle drei Häfen
web-source-full-crew = volle Mannschaft
web-turn-kicker = Zug
web-turn-cubes = { $count ->
    [0] Ein Stein weniger
    [one] { $seat } setzt einen Stein
   *[other] { $seat } setzt { $count } Steine auf einmal
}
web-turn-last-cube = Der letzte Stein von { $seat }
web-end-placed = Alle { $cubes } Steine von { $seats } sind gesetzt.
web-end-limit = Nach 200 Zügen reichen { $cubes } gesetzte Steine für { $seats }.

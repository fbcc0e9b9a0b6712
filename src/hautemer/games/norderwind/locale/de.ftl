# Norderwind auf Deutsch.
# Attribute der Namen: .the mit bestimmtem Artikel im Akkusativ, .some als Objekt (Salz, eine Kanone).

title = Norderwind
tagline = Drei Stapel Meer, drei Häfen in Not: Segel setzen, der Nordwind wartet auf niemanden.
aim = Wer alle Steine setzt, gewinnt: einen für jeden Auftrag, den ein Hafen bekommt. Dein Zug ist eine Fahrt: Wähle einen Stapel, decke seine Plättchen einzeln auf, und nutze zwei Aktionen, um zu kaufen, zu verkaufen, dich auszurüsten oder zu liefern.
scored = Gesetzte Steine

## Waren und was die Häfen verlangen

name-salt = Salz
    .the = das Salz
    .some = Salz
name-wheat = Weizen
    .the = den Weizen
    .some = Weizen
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
name-wheat-1 = Weizenhafen zu 1
    .the = den Weizenhafen zu 1
    .some = einen Weizenhafen zu 1
name-wheat-3 = Weizenhafen zu 3
    .the = den Weizenhafen zu 3
    .some = einen Weizenhafen zu 3
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
fact-put-under = { $seat } schiebt das Plättchen, das der Ausguck sah, unter den Stapel.
fact-put-under-own = Du schiebst { $tile_the } unter den Stapel.
fact-put-under-seen = { $seat } schiebt { $tile_the } unter den Stapel.
fact-kept = { $seat } lässt das Plättchen, das der Ausguck sah, auf dem Stapel.
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

ask-sail = Du bist dran: In welchen Stapel segelst du?
ask-lookout = Dein Ausguck sah das erste Plättchen: Lässt du es liegen, oder schiebst du es unter den Stapel?
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
ask-only-draw = Deck das erste Plättchen auf.
ask-only-pay = Deine Kanonen reichen nicht: Du musst die Piraten bezahlen.
ask-only-fight = Du hast kein Gold zum Zahlen: Du musst gegen die Piraten kämpfen.
ask-in-letters = Dein Handelsbrief öffnet auch dir dieses Plättchen: Nutzt du ihn?
ask-pay = Du kannst den Piraten 1 Gold zahlen.
ask-fight = Du kannst gegen die Piraten kämpfen.

field-sail-cut = Vorher Plättchen von oben ungesehen unter den Stapel schieben
field-trade-buy = Was kaufst du?
field-trade-sell = Was verkaufst du?
field-trade-overboard = Was wirfst du über Bord?

move-sail = { $cut ->
    [0] Kurs auf { $stack }
    [one] Kurs auf { $stack }, ein Plättchen nach unten
   *[other] Kurs auf { $stack }, { $cut } Plättchen nach unten
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

## Der Plan im Terminal

board-seats = Die Schiffe
board-seat = Kapitän
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
board-voyage = Fahrt von { $seat } nach { $port }
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
clause-N1-1 = Mischt alle Plättchen außer den drei Zielhäfen und bildet drei Stapel zu sieben. Gebt jedem seinen Zielhafen dazu und mischt die acht Plättchen. Alle wissen, welcher Zielhafen in welchem Stapel liegt, aber nicht, wie tief.
clause-N1-2 = Jeder beginnt mit 5 Gold, 1 Handelsbrief, 1 montierten Kanone, dem Segel auf 4, leerem Laderaum und Gefängnis, ohne Mannschaft und mit 10 Steinen (8 zu viert). Die Bank hat immer genug von allem.
clause-N1-3 = Das Los sagt, wer beginnt; dann geht es im Uhrzeigersinn.
clause-N1-4 = Geheim ist nur die Reihenfolge der Stapel. Was man vom Inhalt eines Stapels gesehen hat, wird für alle notiert: von gleichen Plättchen so viele, wie eine einzelne Fahrt höchstens gezeigt hat. Was ein Ausguck sieht, wird nur für seinen Kapitän notiert, bis das Plättchen aufgedeckt wird.
clause-N1-5 = (Unsere Festlegung.) Ein Plättchen, das nach dem Blick des Ausgucks unter den Stapel kam, bleibt auch nach der Fahrt in den eigenen Notizen, neben den aufgedeckten. Die Notizen nennen auch, was noch niemand gesehen hat; ausrechnen könnte es jeder.

part-N2 = Ein Zug
clause-N2-1 = Wer zu Beginn seines Zuges kein Gold hat, bekommt 1, mit einem Schatzmeister 2.
clause-N2-2 = Wähle einen Stapel. Vorher darfst du beliebig viele Plättchen von oben nach unten legen, ohne sie anzusehen, aber nicht alle.
clause-N2-3 = Hast du einen Ausguck, sieht er sich nun das oberste Plättchen an, einmal und immer: Lass es liegen oder schieb es unter den Stapel. Es gilt nicht als aufgedeckt. Nur du siehst es; alle sehen, was du damit tust.
clause-N2-4 = Dann deckst du Plättchen auf, eines nach dem anderen, und erledigst jedes vor dem nächsten; nie mehr, als dein Segel bei der Abfahrt zeigte. Das erste ist Pflicht; nach jedem darfst du aufhören. Jedes Aktionsplättchen will eine Antwort, und sei es nur Vorbeifahren. Die Fahrt endet von selbst nach der zweiten Aktion, nach einem verlorenen Kampf oder nach dem letzten Plättchen in Reichweite, sobald die Briefe gespielt sind.
clause-N2-5 = Zwei Aktionen je Fahrt: Mit der zweiten ist Schluss. Ein Plättchen zu nutzen ist eine Aktion: handeln, ausrüsten, das Wrack durchsuchen, liefern. Nebel ist keine, Vorbeifahren auch nicht.
clause-N2-6 = Wer mit weniger als zwei Aktionen und weniger als zwei Briefen heimkehrt, bekommt einen Handelsbrief, auch nach einem verlorenen Kampf. Niemand hat mehr als zwei.
clause-N2-7 = Mischt die acht Plättchen des Stapels; der Nächste ist dran.
clause-N2-8 = (Unsere Festlegung.) Abgehobene Plättchen kommen als ein Päckchen nach unten, in ihrer Reihenfolge.
clause-N2-9 = (Unsere Festlegung.) Die Wahl eines Stapels darfst du zurücknehmen, solange nichts gesehen wurde. Ein aufgedecktes oder vom Ausguck gesehenes Plättchen nicht.

part-N3 = Die Plättchen
clause-N3-1 = Ein Handelshafen handelt mit einer Ware zu einem Preis: Kaufe eine oder zwei, oder verkaufe eine oder zwei.
clause-N3-2 = Der Laderaum hat sechs Plätze, höchstens zwei für dieselbe Ware. Kaufst du mehr, als Platz hat, wirfst du im selben Zug andere Waren über Bord und bekommst nichts dafür: genau so viele, wie zu viel sind (an Bord, minus verkauft, plus gekauft, minus sechs), und nichts von dem, was du gerade kaufst. Ohne Kauf geht nichts über Bord.
clause-N3-3 = Ein Handelsschiff handelt mit allen Waren zu einem Preis: Kaufe eine oder verkaufe eine. Mit einem Bootsmann: bis zu zwei kaufen oder bis zu zwei verkaufen, gleich oder verschieden, oder eine verkaufen und eine andere kaufen; dann kommt der Verkauf zuerst, sein Gold und sein Platz dienen dem Kauf. Beispiel: Mit einem Bootsmann wird aus Holz kostenlos Wein.
clause-N3-4 = Ein Ausrüstungshafen verkauft eines: eine Segelstufe für 2 Gold (bis 6; sie zählt ab der nächsten Fahrt), eine Kanone für 1 (bis 4) oder ein Mannschaftsmitglied für 1, auf einen freien Posten deiner Wahl. Es gibt fünf Posten für vier Leute, und niemand wechselt den Posten.
clause-N3-5 = Das Wrack bringt 2 Gold.
clause-N3-6 = An einem Zielhafen darfst du den untersten offenen Auftrag liefern: Gib seine Waren, sein Gold und seine Kapitäne ab und setze einen Stein. Einmal je Fahrt. Sind alle neun Aufträge geliefert, fährt man nur vorbei.
clause-N3-7 = Ein Buchhalter bringt 1 Gold für jedes Plättchen, an dem du verkaufst, gleich wie viele Waren; auch für den Verkauf in einem Tausch. Beispiel: Zwei Salz, zu 3 verkauft, bringen 7 Gold.

part-N4 = Die Handelsbriefe
clause-N4-1 = Hat der aktive Spieler an einem Handelshafen, Handelsschiff oder Ausrüstungshafen wirklich etwas gekauft oder verkauft, werden die Gegner der Reihe nach gefragt: Jeder darf einen Brief abgeben und das Plättchen auch einmal nutzen.
clause-N4-2 = Verboten ist ihnen, was der aktive Spieler tat: am Handelshafen dieselbe Richtung, am Ausrüstungshafen dieselbe Art von Kauf, am Handelsschiff das zu kaufen, was er kaufte, oder zu verkaufen, was er verkaufte (jede der zwei Waren, jede Hälfte eines Tauschs). Einander verbieten sie nichts. Ihre eigene Mannschaft hilft ihnen.
clause-N4-3 = Gefragt wird nur, wer einen Brief hat und etwas Erlaubtes tun könnte.
clause-N4-4 = (Unsere Festlegung.) Wer ablehnt, behält den Brief. Was mit einem Brief geschieht, ist in niemandes Fahrt eine Aktion und öffnet das Plättchen keinem anderen.

part-N5 = Der Nebel
clause-N5-1 = Der Ereigniswürfel wird sofort geworfen. Eine Münze: 1 Gold für dich.
clause-N5-2 = Totenköpfe: ein Piratenschiff dieser Stärke. Zahle 1 Gold und segle weiter, oder kämpfe.
clause-N5-3 = Ein Kampf ist ein Würfel je Kanone. Silber trifft einmal; Blau trifft mit einem Kanonier zweimal, sonst gar nicht; die leere Seite geht daneben. Du brauchst so viele Treffer, wie die Piraten stark sind. Beispiel: Mit zwei Kanonen gegen Stärke 2 brauchst du zwei Silberkugeln.
clause-N5-4 = Gewonnen: Ihr Kapitän kommt ins Gefängnis (1 Gold, wenn beide Plätze besetzt sind), und die Fahrt geht weiter. Verloren: Die Fahrt ist zu Ende.
clause-N5-5 = Können deine Kanonen selbst mit allem Glück nicht reichen (je 1 Treffer, 2 mit einem Kanonier), kannst du nur zahlen; ohne Gold ist der Kampf verloren, und kein Würfel fällt.
clause-N5-6 = (Unsere Festlegung.) Könntest du siegen, hast aber kein Gold, kannst du nur kämpfen. Gefragt wirst du trotzdem, in beiden Fällen.

part-N6 = Die Steine und das Ende
clause-N6-1 = Wer allein die meisten Aufträge eines Hafens geliefert hat, hat dort einen Stein mehr, von der ersten Lieferung an. Zieht jemand gleich, kommt dieser Stein zurück, und der Platz bleibt leer, bis jemand allein führt.
clause-N6-2 = Ein Stein dafür, alle drei Häfen beliefert zu haben, ein weiterer für eine Mannschaft von vier. Jeder kann beide verdienen, je einmal, und verliert sie nie.
clause-N6-3 = Sobald du deinen letzten Stein gesetzt hast, hast du gewonnen, auch außer der Reihe, wenn ein Brief deine Mannschaft vollzählig macht. Keine Briefe mehr, kein Gold mehr, kein Mischen.
clause-N6-4 = Alle Steine einer Lieferung oder eines Kaufs, und eine Mehrheit, die dadurch verloren geht, sind ein Ereignis. Niemand setzt einen Stein, den er nicht hat: Der Stand geht nie über 10 (8 zu viert).
clause-N6-5 = (Unsere Festlegung, damit jede Partie endet.) Nach 200 Zügen von jedem ist Schluss. Die meisten Steine gewinnen; bei Gleichstand teilt man den Sieg.
clause-N6-6 = (Unsere Festlegung.) Der letzte dieser Züge ist ein ganzer, mit Brief und Mischen; nur das Gold für einen nächsten Zug wird nicht gezahlt.
clause-N6-7 = (Unsere Festlegung.) Reichen die Steine nicht, kommt erst der Auftrag, dann die Mehrheit, dann die drei Häfen.

## Die geführte erste Runde: was der alte Seebär sagt

coach-welcome = Willkommen, Kapitän! Drei Häfen warten auf Lieferungen, jeder in einem Stapel von acht Plättchen versteckt. Wer liefert, setzt Steine; zehn gewinnen. Eine Fahrt ist ein Stapel, höchstens vier Plättchen (dein Segel) und zwei Aktionen. Segle in den Stapel Olesand, ohne etwas nach unten zu schieben.
coach-draw = Du bist auf See. Plättchen werden einzeln aufgedeckt und eines nach dem anderen erledigt. Das erste ist Pflicht: Deck es auf.
coach-fog = Nebel! Der Würfel hätte Piraten bringen können; du findest 1 Gold. Nebel ist keine Aktion: Du hast noch zwei, und drei Plättchen vor dir. Du könntest heimkehren, aber fahr weiter.
coach-buy = Der Salzhafen zu 1: Hier kaufst oder verkaufst du bis zu zwei Salz, für je 1 Gold. Billiger wird es nicht. Der Laderaum fasst sechs Waren, höchstens zwei von jeder. Kauf zwei Salz: Irgendwo gibt es einen Salzhafen zu 3.
coach-go-on = Eine Aktion ist getan, eine bleibt. Dein Gegner hat kein Salz zu verkaufen, sein Handelsbrief nützt ihm hier also nichts. Deck das nächste Plättchen auf.
coach-sell = Was für ein Glück: der Salzhafen zu 3, gleich dahinter! Verkauf deine zwei Salz: für 2 gekauft, für 6 verkauft. Es ist deine zweite Aktion, und sie beendet die Fahrt.
coach-watch = Fünf Gold mehr als am Anfang: eine schöne Fahrt! Der Stapel wird gemischt, aber was man darin sah, bleibt für alle notiert. Jetzt ist { $seat_1 } dran: Sieh genau hin.
coach-letter = { $seat_1 } kauft eine Kanone. Mit deinem Handelsbrief darfst du dasselbe Plättchen nutzen, aber nicht für dasselbe: keine Kanone für dich. Heure für 1 Gold einen Buchhalter an: Er bringt bei jedem Verkauf 1 Gold.
coach-order = Du bist dran! Norderkap will zuerst 1 Wein, und { $seat_1 } fuhr gerade in diesem Stapel an einem Weinhafen vorbei: Wein und Hafen liegen also beide darin. Segle in den Stapel Norderkap.
coach-search = Acht gemischte Plättchen, und dein Segel zeigt dir vier davon: Daumen drücken. Deck das erste auf.
coach-wine = Der Weinhafen! Kauf einen, für 2 Gold: Mehr verlangt der Auftrag nicht.
coach-hope = Dir bleiben eine Aktion und drei Plättchen. Ist Norderkap darunter, wird der Wein heute geliefert; sonst wartet er im Laderaum. Fahr weiter.
coach-deliver = Norderkap in Sicht! Liefere den Auftrag: Das setzt einen Stein. Und weil hier noch niemand geliefert hat, führst du in diesem Hafen allein: ein zweiter Stein für die Mehrheit.
coach-farewell = Zwei Steine in zwei Fahrten: gut gemacht, Kapitän! Weitere Steine bringen eine volle Mannschaft von vier und eine Lieferung in jeden der drei Häfen. Trutzhavn will Piratenkapitäne: Dafür brauchst du Kanonen. Die See gehört dir!

## Warum nicht

why-under-way = Du bist auf See: ein Stapel je Fahrt.
why-first-tile = Das erste Plättchen ist Pflicht; danach darfst du heimkehren.
why-cannot-pay = Dir fehlt, was der Auftrag dieses Hafens verlangt.
why-all-delivered = Alle Aufträge dieses Hafens sind geliefert.
why-barred = Mit einem Brief darf man nicht dasselbe tun wie der aktive Spieler.
why-full = Dein Schiff hat dafür keinen Platz mehr.
why-enough = Du hast schon zwei an Bord: Mehr von einer Sorte fasst der Laderaum nicht.
why-not-aboard = Du hast nichts davon an Bord.
why-too-dear = Du hast nicht genug Gold.
why-too-strong = Selbst wenn jeder Schuss träfe, reichten deine Kanonen nicht: Du musst zahlen.
why-no-ransom = Du hast kein Gold mehr zum Zahlen: Du musst kämpfen.

## Warum der Rat gut ist

hint-sail-order = Du hast alles an Bord, was der Auftrag von { $port } verlangt, und dieser Hafen liegt in diesem Stapel.
hint-sail-known = Dieser Stapel enthält bekanntlich { $tile_some }: Nichts nützte dir mehr.
hint-sail-hope = Dieser Stapel lässt dich am meisten hoffen, vor allem auf { $tile_some }.
hint-lookout-under = Was der Stapel noch verbirgt, nützt dir eher mehr als dieses Plättchen ({ $tile }): unter den Stapel damit.
hint-lookout-keep = Besseres als das kommt wohl nicht: { $tile }.
hint-draw = Es gibt noch etwas zu hoffen, vor allem auf { $tile_some }.
hint-draw-fog = Nur der Nebel kann dir noch etwas einbringen: ein Gold oder einen Piratenkapitän.
hint-stop-letter = Der Handelsbrief für die Heimkehr ist mehr wert als das, was noch kommen kann.
hint-stop = Nichts von dem, was noch kommen kann, würde dir nützen.
hint-fight = Du gewinnst zu etwa { $chance } %, und ein gefangener Kapitän ist etwas wert.
hint-fight-little-to-lose = Du gewinnst nur zu etwa { $chance } %, aber auf dieser Fahrt ist kaum noch etwas zu verlieren, und Zahlen kostet Gold.
hint-fight-captain = Du gewinnst nur zu etwa { $chance } %, aber ein gefangener Kapitän ist das Wagnis wert.
hint-pay = Du gewinnst zu etwa { $chance } %: Ein Gold kostet weniger als das Ende der Fahrt.
hint-skip-letter = Nichts hier ist einen Handelsbrief wert: Heb ihn dir für Besseres auf.
hint-skip-for = Spar dir die Aktion für das, was noch kommen kann, vor allem { $tile_some }.
hint-skip-fog = Nichts hier ist das Ende der Fahrt wert: Der Nebel kann noch Gold oder einen Piratenkapitän bringen.
hint-skip-home = Nichts hier ist eine Aktion wert: Komm lieber mit einem Handelsbrief heim.
hint-skip = Nichts, was hier zu tun ist, brächte dich weiter.
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
} öfter gegen Piraten, und ihre Kapitäne haben ihren Preis.
hint-equip-full-crew = Zu { $count } ist deine Mannschaft vollzählig: Das ist ein Stein.
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
about-gold = Kauft Waren und Ausrüstung und bezahlt Piraten; manche Aufträge verlangen danach.
about-letters = Hat jemand anders gerade gekauft oder verkauft, nutzt du mit einem Brief dasselbe Plättchen, aber nicht für dasselbe. Höchstens zwei; es gibt einen für eine Fahrt mit weniger als zwei Aktionen.
about-sail = So viele Plättchen höchstens auf jeder Fahrt. Eine Stufe mehr kostet 2 Gold, bis 6.
about-cannon = Ein Würfel je Kanone gegen Piraten. 1 Gold im Ausrüstungshafen; höchstens vier.
about-captain = Ein Piratenkapitän, im Kampf gefangen. Das Gefängnis fasst zwei; Trutzhavn verlangt nach ihnen.
about-boatman = Kauft bei einem Handelsschiff zwei Waren, verkauft zwei, oder tauscht eine gegen eine andere.
about-gunner = Im Kampf trifft jede blaue Doppelkugel zweimal.
about-treasurer = Ohne Gold zu Beginn deines Zuges bekommst du 2 statt 1.
about-accountant = 1 Gold mehr für jedes Plättchen, bei dem du verkaufst.
about-lookout = Sieht zu Beginn das oberste Plättchen des Stapels an: Lass es liegen oder schiebe es darunter.
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
    [0] Ein Würfel weniger
    [one] { $seat } legt einen Würfel
   *[other] { $seat } legt { $count } Würfel auf einmal
}
web-turn-last-cube = Der letzte Würfel von { $seat }
web-end-placed = Alle { $cubes } Würfel von { $seats } liegen.
web-end-limit = Nach 200 Zügen reichen { $cubes } gelegte Würfel für { $seats }.

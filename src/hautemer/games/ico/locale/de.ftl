# ICO auf Deutsch.
# Attribute der Namen: .the mit bestimmtem Artikel, .a mit unbestimmtem, .many in der Mehrzahl mit Artikel; wo eines keinen
# Sinn hat, steht der Name selbst.

title = ICO
tagline = Der Schatz ist an Bord, die Piraten auch. Mit wem wagst du dich aufs Meer?
aim = Matrosen gegen Piraten, und niemand weiß, wer wer ist. Eine Fahrt ohne Gift ist eine Runde für die Matrosen, mit Gift eine für die Piraten.
scored = Runden der eigenen Seite

## Rollen, Karten und Zustände

name-sailor = Matrose
    .the = der Matrose
    .a = ein Matrose
    .many = die Matrosen
name-pirate = Pirat
    .the = der Pirat
    .a = ein Pirat
    .many = die Piraten
name-siren = Sirene
    .the = die Sirene
    .a = eine Sirene
    .many = die Sirene
name-sailors = Matrosen
    .the = die Matrosen
    .a = Matrosen
    .many = die Matrosen
name-pirates = Piraten
    .the = die Piraten
    .a = Piraten
    .many = die Piraten
name-island = Insel
    .the = die Insel
    .a = eine Insel
    .many = die Inseln
name-poison = Gift
    .the = das Gift
    .a = ein Gift
    .many = die Giftkarten
name-seasick = Seekrankheit
    .the = Seekrankheit
    .a = Seekrankheit
    .many = Seekrankheit
name-rough-sea = Raue See
    .the = Raue See
    .a = Raue See
    .many = Raue See
name-antidote = Gegengift
    .the = Gegengift
    .a = Gegengift
    .many = Gegengift
name-observer = Beobachter
    .the = Beobachter
    .a = Beobachter
    .many = Beobachter
name-starboard = Steuerbord
    .the = Steuerbord
    .a = Steuerbord
    .many = Steuerbord
name-overboard = Über Bord
    .the = Über Bord
    .a = Über Bord
    .many = Über Bord
name-treasure-map = Schatzkarte
    .the = Schatzkarte
    .a = Schatzkarte
    .many = Schatzkarte
name-brigand = Strauchdieb
    .the = Strauchdieb
    .a = Strauchdieb
    .many = Strauchdieb
name-express = Eilfahrt
    .the = Eilfahrt
    .a = Eilfahrt
    .many = Eilfahrt
name-mooring = Vertäuung
    .the = Vertäuung
    .a = Vertäuung
    .many = Vertäuung
name-lucky = Glückspilz
    .the = Glückspilz
    .a = Glückspilz
    .many = Glückspilz
name-parrot = Papagei
    .the = Papagei
    .a = Papagei
    .many = Papagei
name-charlatan = Scharlatan
    .the = Scharlatan
    .a = Scharlatan
    .many = Scharlatan
name-double = Doppel
    .the = Doppel
    .a = Doppel
    .many = Doppel
name-leviathan = Leviathan
    .the = Leviathan
    .a = Leviathan
    .many = Leviathan
name-medusa = Medusa
    .the = Medusa
    .a = Medusa
    .many = Medusa
name-swap = Tausch
    .the = Tausch
    .a = Tausch
    .many = Tausch
name-merchant = Händler
    .the = Händler
    .a = Händler
    .many = Händler
name-loner = Einzelgänger
    .the = Einzelgänger
    .a = Einzelgänger
    .many = Einzelgänger
name-typhoon = Taifun
    .the = Taifun
    .a = Taifun
    .many = Taifun
name-aye = dafür
    .the = dafür
    .a = dafür
    .many = dafür
name-nay = dagegen
    .the = dagegen
    .a = dagegen
    .many = dagegen
name-clockwise = im Uhrzeigersinn
    .the = im Uhrzeigersinn
    .a = im Uhrzeigersinn
    .many = im Uhrzeigersinn
name-anticlockwise = gegen den Uhrzeigersinn
    .the = gegen den Uhrzeigersinn
    .a = gegen den Uhrzeigersinn
    .many = gegen den Uhrzeigersinn
name-propose = eine Mannschaft wird gesucht
    .the = eine Mannschaft wird gesucht
    .a = eine Mannschaft wird gesucht
    .many = eine Mannschaft wird gesucht
name-vote = die Abstimmung
    .the = die Abstimmung
    .a = die Abstimmung
    .many = die Abstimmung
name-placing = Karten werden gelegt
    .the = Karten werden gelegt
    .a = Karten werden gelegt
    .many = Karten werden gelegt
name-final-vote = die Jagd nach der Sirene
    .the = die Jagd nach der Sirene
    .a = die Jagd nach der Sirene
    .many = die Jagd nach der Sirene
name-over = die Partie ist zu Ende
    .the = die Partie ist zu Ende
    .a = die Partie ist zu Ende
    .many = die Partie ist zu Ende
name-voted = die Stimmen liegen offen
    .the = die Stimmen liegen offen
    .a = die Stimmen liegen offen
    .many = die Stimmen liegen offen
name-accepted = die Mannschaft steht bereit
    .the = die Mannschaft steht bereit
    .a = die Mannschaft steht bereit
    .many = die Mannschaft steht bereit
name-sealed = alle Karten liegen
    .the = alle Karten liegen
    .a = alle Karten liegen
    .many = alle Karten liegen
name-revealed = die Karten liegen offen
    .the = die Karten liegen offen
    .a = die Karten liegen offen
    .many = die Karten liegen offen
name-round-end = die Runde geht zu Ende
    .the = die Runde geht zu Ende
    .a = die Runde geht zu Ende
    .many = die Runde geht zu Ende
name-response = auf eine Bonuskarte kann geantwortet werden
    .the = auf eine Bonuskarte kann geantwortet werden
    .a = auf eine Bonuskarte kann geantwortet werden
    .many = auf eine Bonuskarte kann geantwortet werden
name-played = ausgespielt
    .the = ausgespielt
    .a = ausgespielt
    .many = ausgespielt
name-shown = gezeigt
    .the = gezeigt
    .a = gezeigt
    .many = gezeigt
name-stolen = gestohlen
    .the = gestohlen
    .a = gestohlen
    .many = gestohlen
name-lost = verloren
    .the = verloren
    .a = verloren
    .many = verloren
name-exchanged = getauscht
    .the = getauscht
    .a = getauscht
    .many = getauscht
name-drawn = gezogen
    .the = gezogen
    .a = gezogen
    .many = gezogen
name-handed-on = weitergegeben
    .the = weitergegeben
    .a = weitergegeben
    .many = weitergegeben

## Optionen

option-bonus = Bonuskarten
option-bonus-random = zwanzig Karten gemischt, eine pro Person
option-bonus-none = ohne Bonuskarten
option-rounds-to-win = Runden bis zum Sieg
option-siren-vote = Um die Sirene zu entlarven
option-siren-vote-majority = muss mindestens die Hälfte der Piraten sie nennen
option-siren-vote-plurality = muss sie allein die meisten Stimmen haben

## Was geschieht

fact-turn = Runde { $round }: { $seat } schlägt eine Mannschaft vor.
fact-resumed = Es geht weiter, wo wir waren, im Zug von { $seat }.
fact-proposed = { $seat } schlägt vor: { $seats }.
fact-crew-sails = Die Mannschaft macht sich bereit: { $seats }.
fact-voted = { $seat } hat abgestimmt.
fact-voted-own = Du hast { $vote } gestimmt.
fact-voted-seen = { $seat } hat { $vote } gestimmt.
fact-voted-folded = { $count } haben abgestimmt.
fact-votes-shown = { $against_seats_count ->
    [0] Die Stimmen: Alle sind dafür.
   *[other] Die Stimmen: dafür { $for_seats }; dagegen { $against_seats }.
}
fact-accepted = Mannschaft angenommen, { $ayes } zu { $nays }.
fact-refused = Mannschaft abgelehnt, { $ayes } dafür und { $nays } dagegen: { $seat } muss eine andere vorschlagen.
fact-refused-again = Wieder abgelehnt, { $ayes } dafür und { $nays } dagegen: Der Zug von { $seat } verfällt.
fact-placed = { $seat } hat eine Karte gelegt.
fact-placed-own = Du hast gelegt: { $card }.
fact-placed-seen = { $seat } hat gelegt: { $card }.
fact-placed-folded = { $count } haben eine Karte gelegt.
fact-cards-shown = { $poisons ->
    [0] Gemischt und aufgedeckt: lauter Inseln!
    [one] Gemischt und aufgedeckt: { $poisons } Gift!
   *[other] Gemischt und aufgedeckt: { $poisons } Giftkarten!
}
fact-void = Die Runde gilt nicht: Niemand punktet.
fact-pirates-win-round = Die Runde geht an die Piraten: { $won } von { $needed }.
fact-sailors-win-round = Die Runde geht an die Matrosen: { $won } von { $needed }.
fact-sailors-home = Der Schatz ist im Hafen: Die Matrosen und die Sirene haben gewonnen!
fact-final-vote = Die Piraten haben genug Runden gewonnen. Die Augen offen hatten: { $seats }. Wer ist die Sirene?
fact-accused = { $seat } hat jemanden genannt.
fact-accused-own = Du hast { $target_seat } genannt.
fact-accused-seen = { $seat } hat { $target_seat } genannt.
fact-accused-folded = { $count } haben jemanden genannt.
fact-siren-caught = Die Sirene ist entlarvt, es war { $seat }: Die Piraten gewinnen!
fact-siren-unseen = Die Sirene ist entkommen: Es war { $seat }, und sie gewinnt allein!
fact-roles-shown = { $seats_count ->
    [one] Das war { $role_the }: { $seats }.
   *[other] Das waren { $role_many }: { $seats }.
}

fact-bonus = { $seat } spielt „{ $card }“.
fact-bonus-target = { $seat } spielt „{ $card }“ und nennt { $target_seat }.
fact-bonus-seats = { $seat } spielt „{ $card }“ und nennt { $seats }.
fact-bonus-replacement = { $seat } spielt „{ $card }“: { $in_seat } statt { $out_seat }.
fact-cancelled = { $seat } spielt „{ $card }“: Die Karte von { $target_seat } ({ $cancelled }) bleibt ohne Wirkung.
fact-replaced = { $out_seat } ist seekrank: { $in_seat } fährt stattdessen.
fact-turn-lost = Die See ist zu rau: Der Zug von { $seat } verfällt.
fact-antidote = Das Gegengift von { $seat } rettet die Mannschaft: Die Runde wird nicht gezählt.
fact-observed = { $seat } sieht sich die Karte an, die { $target_seat } nicht gelegt hat.
fact-observed-own = Du siehst die verdeckte Karte von { $target_seat }: { $card_a }.
fact-observed-seen = { $seat } sieht die verdeckte Karte von { $target_seat }: { $card_a }.
fact-turned = Jetzt geht es { $direction } weiter.
fact-overboard = { $seat } fällt über Bord und fährt nicht mit.
fact-more-rounds = Zum Sieg braucht es jetzt { $needed } Runden.
fact-moored = { $seat } hat gleich nach diesem noch einen Zug.
fact-drawn = { $count ->
    [one] { $seat } zieht eine benutzte Karte.
   *[other] { $seat } zieht { $count } benutzte Karten.
}
fact-drawn-own = Du ziehst: { $cards }.
fact-drawn-seen = { $seat } zieht: { $cards }.
fact-doubled = Die Stimme von { $seat } zählt bis zum Ende der Runde doppelt.
fact-swapped = Die beiden Karten von { $seat } tauschen die Plätze.
fact-stolen = { $seat } stiehlt { $target_seat } eine Bonuskarte.
fact-stolen-own = { $seat } stiehlt { $target_seat } diese Karte: { $card }.
fact-stolen-seen = { $seat } stiehlt { $target_seat } diese Karte: { $card }.
fact-handed-on = Alle geben ihre Bonuskarten im Uhrzeigersinn weiter.
fact-handed-on-own = { $count ->
    [0] Alle geben ihre Bonuskarten weiter: Du bekommst keine.
   *[other] Alle geben ihre Bonuskarten weiter: Du bekommst { $cards }.
}
fact-handed-on-seen = { $count ->
    [0] Alle geben ihre Bonuskarten weiter: { $own_seat } bekommt keine.
   *[other] Alle geben ihre Bonuskarten weiter: { $own_seat } bekommt { $cards }.
}
fact-card-shown = { $seat } zeigt allen eine Karte: { $card }.
fact-exchanged = { $seats } tauschen eine Bonuskarte.
fact-exchanged-own = { $seats } tauschen eine Bonuskarte: Du gibst „{ $gave }“ und bekommst „{ $got }“.
fact-exchanged-seen = { $seats } tauschen eine Bonuskarte: { $own_seat } gibt „{ $gave }“ und bekommt „{ $got }“.
fact-lost = Eine Bonuskarte von { $seat } verschwindet im Taifun.
fact-lost-own = Der Taifun nimmt dir deine Karte: { $card }.
fact-lost-seen = Der Taifun nimmt { $seat } eine Karte: { $card }.

## Was gesagt wird

say-sailor = Ich bin Matrose
say-trust = Ich vertraue …
say-suspect = Ich verdächtige …
say-advise = Mein Rat: Stimmt …
say-saw = Die verdeckte Karte von … war …
say-hold = Ich habe auf der Hand …
say-held = Ich hatte auf der Hand …
claim-sailor = Ich bin Matrose
claim-trust = Ich vertraue { $target }
claim-suspect = Ich verdächtige { $target }
claim-advise = Mein Rat: Stimmt { $vote }
claim-saw = Die verdeckte Karte von { $target } war { $card_a }
claim-hold = Ich habe ‚{ $card }‘ auf der Hand
claim-held = Ich hatte ‚{ $card }‘ auf der Hand
fact-claim-sailor = { $seat } sagt: „Ich bin Matrose.“
fact-claim-trust = { $seat } sagt: „Ich vertraue { $target }.“
fact-claim-suspect = { $seat } sagt: „Ich verdächtige { $target }.“
fact-claim-advise = { $seat } rät, { $vote } zu stimmen.
fact-claim-saw = { $seat } sagt: „Die verdeckte Karte von { $target } war { $card_a }.“
fact-claim-hold = { $seat } sagt: „Ich habe ‚{ $card }‘ auf der Hand.“
fact-claim-held = { $seat } sagt: „Ich hatte ‚{ $card }‘ auf der Hand.“

## Was gefragt wird, was gewählt wird

ask-crew = Schlage eine Mannschaft von drei Leuten vor.
ask-vote = Soll diese Mannschaft fahren?
ask-place = Welche Karte legst du verdeckt?
ask-bonus = Du kannst eine Bonuskarte spielen.
ask-accuse = Wer ist deiner Meinung nach die Sirene?
ask-close = Die Zeit für Bonuskarten ist um.

move-crew = { $seats } vorschlagen
move-vote = { $for ->
    [yes] Dafür stimmen
   *[no] Dagegen stimmen
}
move-place = { $card } legen
move-bonus = „{ $card }“ spielen
move-bonus-target = „{ $card }“ spielen: { $target }
move-bonus-seats = „{ $card }“ spielen: { $seats }
move-bonus-in = „{ $card }“ spielen: { $in } statt { $out }
move-accuse = { $target } nennen
move-close = Zeit für Bonuskarten beenden
choose-crew = Mannschaft vorschlagen
choose-bonus = „{ $card }“ spielen
field-bonus-out = Wer bleibt an Land?
field-bonus-in = Wer fährt stattdessen?
field-bonus-target = Wen betrifft es?
field-bonus-seats = Wen nennst du?

reason-sailors-home = Die Matrosen haben den Schatz heimgebracht, und die Sirene gewinnt mit ihnen.
reason-siren-unseen = Die Piraten haben genug Runden gewonnen, die Sirene aber nicht entlarvt: Sie gewinnt allein.
reason-siren-caught = Die Piraten haben genug Runden gewonnen und die Sirene entlarvt.

figure-rounds = Runden
figure-voyages = Fahrten
figure-poisoned = Vergiftete Fahrten
figure-refused = Abgelehnte Mannschaften
figure-cards-played = Gespielte Bonuskarten
figure-rounds-won-by = Runden gewonnen von
figure-side = Siegreiche Seite

## Das Brett im Terminal

board-stand = Wo wir stehen
board-score = Runde { $round } · Matrosen { $sailors }, Piraten { $pirates }; es braucht { $needed }.
board-phase = Gerade: { $phase }.
board-direction = Es geht { $direction }.
board-proposer = { $seat } schlägt vor.
board-loner = { $seat } schlägt vor, als Einzelgänger.
board-crew = Mannschaft: { $seats }.
board-crew-names = { $seats }
board-refused = Schon abgelehnt: { $seats }.
board-poisons = { $count ->
    [0] Kein Gift wurde aufgedeckt.
    [one] { $count } Gift wurde aufgedeckt.
   *[other] { $count } Giftkarten wurden aufgedeckt.
}
board-interrupted = Der Zug von { $seat } ist unterbrochen: { $phase }.
board-response = { $seat } hat gerade „{ $card }“ gespielt.
board-eyes = Offene Augen: { $seats }.
board-seats = An Bord ({ $pirates } Piraten, eine Sirene)
board-seat = Name
board-role = Rolle
board-bonus = Bonus
board-standing = Gerade
board-sailed = Fahrten
board-voyages-of = { $poisoned ->
    [0] { $count }
   *[other] { $count }, davon { $poisoned } vergiftet
}
board-open-eyes = offene Augen
board-is-captain = Kapitän
board-is-proposer = schlägt vor
board-in-crew = Mannschaft
board-has-placed = hat gelegt
board-is-seasick = seekrank
board-is-overboard = über Bord
board-is-swapped = Tausch
board-is-for = dafür
board-is-against = dagegen
board-has-voted = hat gestimmt
board-is-doubled = doppelte Stimme
board-has-accused = hat genannt
board-voyages = { $count ->
    [one] Die Fahrt bisher
   *[other] Die letzten Fahrten ({ $count } insgesamt)
}
board-round = Runde
board-proposed-by = Vorschlag von
board-crew-heading = Mannschaft
board-poison-heading = Gift
board-notes = Anmerkungen
board-was-void = gilt nicht
board-was-swapped = Tausch: { $seat }
board-was-observed = { $observer_seat } sah die Karte von { $seat }
board-proposals = Die letzten Abstimmungen
board-outcome = Ausgang
board-against = Dagegen
board-was-accepted = angenommen
board-was-rough-sea = raue See
board-was-refused = abgelehnt
board-no-history = Noch hat niemand eine Mannschaft vorgeschlagen.
board-used-pile = { $count ->
    [0] Keine Bonuskarte benutzt
    [one] { $count } Bonuskarte benutzt
   *[other] { $count } Bonuskarten benutzt
}
board-used-cards = Benutzt: { $cards }.
board-card-at = { $seats_count ->
    [one] { $card }: bei { $seats }.
   *[other] { $card }: bei jemandem von { $seats }.
}
board-card-or-used = { $seats_count ->
    [one] { $card }: bei { $seats } oder bei den benutzten Karten.
   *[other] { $card }: bei jemandem von { $seats } oder bei den benutzten Karten.
}
board-card-or-out = { $seats_count ->
    [one] { $card }: bei { $seats } oder aus dem Spiel.
   *[other] { $card }: bei jemandem von { $seats } oder aus dem Spiel.
}
board-card-out = { $card }: aus dem Spiel.
board-own = Deine Geheimnisse
board-own-role = Deine Rolle: { $role }.
board-own-pirates = Die Piraten: { $seats }.
board-own-eyes = Offene Augen außer deinen, die der Sirene darunter: { $seats }.
board-own-bonus = Auf der Hand: { $cards }.
board-own-no-bonus = Du hast keine Bonuskarte.
board-own-vote = Deine Stimme: { $vote }.
board-own-card = Deine Karte: { $card }.
board-own-poisons = Gift von deinem Platz in diesen Runden: { $rounds }.
board-own-observed = In Runde { $round } war die verdeckte Karte von { $seat } { $card_a }.
board-own-accused = Deine Wahl für die Sirene: { $seat }.
board-of-role = Rolle: { $role }.
board-of-eyes = Weitere offene Augen, die der Sirene darunter: { $seats }.
board-of-no-bonus = Keine Bonuskarte.
board-of-vote = Letzte Stimme: { $vote }.
board-of-card = Zuletzt gelegt: { $card }.
board-of-poisons = Gift gelegt in diesen Runden: { $rounds }.
board-of-accused = Hat { $seat } genannt.
board-all-roles = Die Masken fallen
board-poisons-placed = Gelegte Giftkarten

## Das Regelbuch

part-I1 = Die Rollen
clause-I1-1 = Alle bekommen eine geheime Rolle (Pirat, Matrose oder Sirene) und sehen sie sich an. Die Tabelle „Die Rollen nach Zahl der Leute“ sagt, wie viele es jeweils gibt. Die Sirene gibt es immer nur einmal.
clause-I1-2 = Piraten und Sirene öffnen gemeinsam die Augen. Die Sirene kennt also alle Piraten. Bist du Pirat, weißt du, wessen Augen offen waren, aber nicht, wer von den anderen die Sirene ist. Bist du Matrose, weißt du nichts.
clause-I1-3 = Das Los bestimmt den Kapitän, der als Erster vorschlägt. Wenn nicht ohne Bonuskarten gespielt wird, bekommen alle verdeckt eine; die übrigen sind aus dem Spiel, und niemand weiß, welche. Eine eigene Auswahl wird gemischt und genauso verteilt. Du kennst deine Karte, und alle sehen, wie viele die anderen haben.
clause-I1-4 = (Unsere Festlegung.) Alle wissen, wie viele Piraten es gibt und welche Bonuskarten im Spiel sein können.

part-I2 = Ein Zug
clause-I2-0 = Eine Runde ist ein ganzer Zug, wie auch immer er endet: mit einer Fahrt, die zählt oder nicht, mit einer zweiten Ablehnung, mit rauer See. Nach jeder Runde außer der letzten ist Zeit für Bonuskarten. Dann beginnt der nächste Zug: einer, den eine Vertäuung derselben Person versprochen hat; sonst geht nach einem Einzelgänger das Unterbrochene weiter; sonst ist die nächste Person dran, zunächst im Uhrzeigersinn.
clause-I2-1 = Der Kapitän beginnt. Bist du am Zug, schlägst du eine Mannschaft von drei Leuten vor, mit oder ohne dich. Genau die Mannschaft der letzten Fahrt darfst du nicht vorschlagen. Der Papagei, eine Bonuskarte, kann sie wieder losschicken.
clause-I2-2 = Beim ersten Zug des Kapitäns wird nicht abgestimmt: Die Mannschaft fährt. Bei allen anderen Zügen wird abgestimmt, außer wenn eine Eilfahrt oder ein Papagei die Mannschaft losschickt. Auch Züge durch eine Bonuskarte (ein Einzelgänger, der Zug nach Rauer See, der zweite Zug einer Vertäuung) haben ihre Abstimmung.
clause-I2-3 = Bei einer Abstimmung stimmen alle geheim und gleichzeitig ab, dafür oder dagegen. Wer vorschlägt, ist immer dafür. Du siehst, wer gestimmt hat, nicht wie, und eine Stimme lässt sich nicht ändern. Sind alle abgegeben, werden sie aufgedeckt.
clause-I2-4 = Die Mannschaft fährt, wenn mehr Stimmen dafür als dagegen sind; eine verdoppelte Stimme zählt als zwei. Bei Gleichstand ist sie abgelehnt.
clause-I2-5 = Nach der ersten Ablehnung muss eine Mannschaft vorgeschlagen werden, die sich um mindestens eine Person unterscheidet; die der letzten Fahrt bleibt ausgeschlossen. Nach der zweiten verfällt der Zug, und niemand punktet.

part-I3 = Die Fahrt
clause-I3-1 = Steht die Mannschaft fest, ist Zeit für Bonuskarten. Dann haben alle in der Mannschaft eine Insel und eine Giftkarte und legen gleichzeitig eine davon verdeckt hin. Matrosen und Sirene müssen die Insel legen; gefragt werden sie trotzdem, sonst wüssten alle, wer keine Wahl hat. Piraten wählen. Du siehst, wer gelegt hat, nicht was, und eine gelegte Karte bleibt liegen.
clause-I3-2 = Die gelegten Karten werden gemischt und aufgedeckt: Du erfährst, wie viele Giftkarten es sind, sonst nichts. Die jeweils andere Karte liegt bis zum Ende der Runde verdeckt vor der Person, die sie behalten hat, auch wenn diese Runde unterbrochen wird. Auch am Ende wird sie nicht aufgedeckt: Nur mit dem Beobachter kann jemand sie sehen.
clause-I3-3 = Mindestens eine Giftkarte: Die Runde geht an die Piraten, für einen einzigen Punkt. Keine: Sie geht an die Matrosen.
clause-I3-4 = Eine Mannschaft ist gefahren, sobald ihre Karten aufgedeckt sind, so wie sie dann ist; eine ungültige Fahrt zählt, raue See nicht. Schlägst du eine Mannschaft vor, wird sie mit der letzten Fahrt der Partie verglichen. Nach einer Mannschaft von einer oder zwei Personen ist nichts ausgeschlossen.

part-I4 = Eine Bonuskarte spielen
clause-I4-1 = In diesen Augenblicken ist eigens Zeit für Bonuskarten: Stimmen aufgedeckt, Mannschaft steht fest, alle Karten gelegt, Karten aufgedeckt, Ende der Runde und als Antwort auf eine Karte. Manche Karten lassen sich auch außerhalb spielen: vor dem Vorschlag, während der Abstimmung oder während Karten gelegt werden. Diese Zeit ist für alle gleich, was immer sie auf der Hand haben; sie endet nach der Uhr oder sobald alle bereit sind. Ohne Bonuskarten gibt es sie nicht.
clause-I4-2 = Eine Karte, die du spielst, verlässt deine Hand und wird mit den Leuten angesagt, die sie nennt. Dann hält alles an: Nur der Leviathan kann antworten. Er wirkt sofort; spielt ihn niemand rechtzeitig, wirkt deine Karte. Von mehreren Karten zugleich zählt die zuerst eingetragene; eine andere kann folgen, wenn sie noch passt. Auf Antwort wird nicht mehr gewartet, wenn alle wissen, dass der Leviathan außer Reichweite ist: Er wurde gespielt, und seither hat kein Glückspilz gezogen.
clause-I4-3 = Eine benutzte Karte kommt vor ihrer Wirkung auf den Stapel, auch eine aufgehobene und der Leviathan; der Glückspilz nach dem Ziehen. Zielt eine Karte auf die Bonuskarte einer Person, die mehrere hat, entscheidet das Los.
clause-I4-4 = Eine Karte, die niemanden treffen oder nichts ändern kann, lässt sich nicht spielen.
clause-I4-5 = Diese Zeit entfällt, wenn alle wissen können, dass nichts gespielt wird: Niemand hat eine Bonuskarte, oder alle Karten liegen und der Tausch ist außer Reichweite, wie in I4.2 der Leviathan. Das wird am Anfang geprüft, nach jeder Karte und nach jedem Einzelgänger. Andere Gründe gibt es nicht.
clause-I4-6 = Nur die Zeit für Bonuskarten endet nach der Uhr. Wie lange du zum Vorschlagen, Abstimmen und Legen hast, ist Sache des Tisches.
clause-I4-7 = (Unsere Festlegung.) Eine angesagte Bonuskarte ist gespielt: Alle haben sie gesehen, sie wird nicht zurückgenommen.

part-I5 = Die Bonuskarten
clause-I5-1 = Seekrankheit, wenn die Mannschaft feststeht: Du ersetzt jemanden aus ihr durch eine Person, die nicht dazugehört, auf dieser Fahrt nicht über Bord geworfen wurde (I5.6) und in dieser Runde nicht seekrank ist. Wer seekrank ist, fährt bis zum Ende der Runde nicht mehr.
clause-I5-2 = Raue See, solange niemand eine Karte gelegt hat: Du beendest den Zug. Die Mannschaft gibt die erhaltenen Inseln und Giftkarten zurück; abgegebene Stimmen verfallen und werden nie gezeigt. Züge, die eine Vertäuung versprochen hat, bleiben.
clause-I5-3 = Gegengift, wenn ein Gift aufgedeckt wurde: Du erklärst die Runde für ungültig, niemand punktet. Einmal je Runde; andere Bonuskarten dürfen folgen.
clause-I5-4 = Beobachter, wenn die Karten aufgedeckt sind: Du allein siehst dir die Karte an, die jemand aus der Mannschaft nicht gelegt hat. Was du darüber sagst, ist deine Sache.
clause-I5-5 = Steuerbord, am Ende einer Runde: Es geht andersherum weiter.
clause-I5-6 = Über Bord, wenn die Mannschaft feststeht: Du wählst eine Person aus ihr, die nicht mitfährt. Die Mannschaft ist um eine Person kleiner, aber nie leer; liegt kein Gift unter den übrigen Karten, gewinnen die Matrosen.
clause-I5-7 = Schatzkarte, vor dem Vorschlag, während der Abstimmung oder wenn die Stimmen offenliegen: Jede Seite muss eine Runde mehr gewinnen.
clause-I5-8 = Strauchdieb, jederzeit: Du nimmst jemand anderem die Bonuskarte weg.
clause-I5-9 = Eilfahrt, vor dem Vorschlag, während der Abstimmung oder wenn die Stimmen offenliegen: Du schlägst eine Mannschaft von drei Leuten vor, auch eine abgelehnte, auch die vorgeschlagene, aber nicht die der letzten Fahrt. Sie fährt ohne Abstimmung anstelle des laufenden Zuges. Abgegebene Stimmen verfallen und werden nie gezeigt.
clause-I5-10 = Vertäuung, jederzeit: Wer am Zug ist, hat gleich danach noch einen ganzen Zug; mehrere addieren sich. Bei einem Einzelgänger ist es die Person, die ihn gespielt hat, am Ende einer Runde die, deren Zug gerade endete.
clause-I5-11 = Glückspilz, jederzeit, wenn Karten benutzt wurden: Du ziehst zufällig zwei der benutzten Karten, oder die einzige; dann kommt der Glückspilz dazu.
clause-I5-12 = Papagei, in deinem Zug vor dem Vorschlag (auch als Einzelgänger), sobald eine Mannschaft gefahren ist: Die letzte Mannschaft fährt ohne Abstimmung noch einmal, so wie sie gefahren ist. Das zählt als dein Zug.
clause-I5-13 = Scharlatan, jederzeit, wenn jemand eine Karte hat: Alle geben alle ihre Bonuskarten im Uhrzeigersinn weiter, wie herum auch gespielt wird.
clause-I5-14 = Doppel, während der Abstimmung oder wenn die Stimmen offenliegen: Du wählst eine Person, auch dich selbst, deren Stimme bis zum Ende der Runde doppelt zählt. Eine Stimme lässt sich nicht zweimal verdoppeln.
clause-I5-15 = Leviathan, als Antwort: Die gerade gespielte Karte bleibt ohne Wirkung.
clause-I5-16 = Medusa, jederzeit: Du wählst eine andere Person, die allen ihre Bonuskarte zeigt und sie behält.
clause-I5-17 = Tausch, wenn alle Karten liegen und noch nicht gemischt sind: Du wählst jemanden aus der Mannschaft, auch einen Matrosen. Die gelegte und die zurückbehaltene Karte tauschen die Plätze.
clause-I5-18 = Händler, jederzeit: Du wählst zwei andere, die eine Bonuskarte haben. Sie tauschen eine.
clause-I5-19 = Einzelgänger, jederzeit: Du spielst sofort eine ganze Runde, mit Abstimmung, zweitem Versuch und Rundenende. Dann geht alles genau dort weiter, wo es war: abgegebene Stimmen und gelegte Karten bleiben, und die Zeit für Bonuskarten beginnt neu, wenn sie lief. Doppelte Stimmen und Seekrankheit reichen nicht von einer Runde in die andere. Ein Einzelgänger kann einen anderen unterbrechen.
clause-I5-20 = Taifun, jederzeit: Du wählst jemand anderen. Die Bonuskarte dieser Person kommt aus dem Spiel; nur sie sieht, welche es ist.
clause-I5-21 = „Jederzeit“ heißt: vor dem Vorschlag, während der Abstimmung, Stimmen aufgedeckt, Mannschaft steht fest, während Karten gelegt werden, Karten aufgedeckt, Ende der Runde. Nie, wenn alle Karten liegen, als Antwort oder bei der Jagd nach der Sirene.
clause-I5-22 = Was du über Karten weißt, folgt ihnen. Was Medusa zeigte, bleibt bekannt, solange die Karte offen wandert. Geht eine von mehreren Karten weg, wissen die anderen nicht mehr, welche blieb. Nach einem Diebstahl oder Tausch wissen beide Beteiligten, was gewechselt hat. Was der Glückspilz zieht, weiß sonst niemand, außer es war der ganze Stapel. Das Spiel merkt sich das alles für dich.
clause-I5-23 = (Unsere Festlegung.) Beobachter, Tausch, Seekrankheit und Über Bord dürfen dich selbst treffen, wenn du zur Mannschaft gehörst.
clause-I5-24 = (Unsere Festlegung.) Bei einem Tausch wird zuerst für den Platz mit der kleineren Nummer gezogen.
clause-I5-25 = (Unsere Festlegung.) Eine Mannschaft, die vor einem Einzelgänger vorgeschlagen wurde, bleibt vorgeschlagen, auch wenn der Einzelgänger gerade dieselbe losgeschickt hat.
clause-I5-26 = (Unsere Festlegung.) Das Spiel merkt sich für dich jede Bewegung einer Bonuskarte, wie du sie gesehen hast, und wo jede Karte sein kann, die du gesehen hast.

part-I7 = Das Ende
clause-I7-1 = Hat eine Seite genug Runden gewonnen (zehn, wenn nichts anderes gewählt ist, und eine mehr je Schatzkarte), ist das Spiel zu Ende. Geprüft wird das, wenn nach dem Aufdecken der Karten die Zeit für Bonuskarten vorbei ist; ein Gegengift kann es also noch verhindern. Unterbrochene Züge entfallen.
clause-I7-2 = Sind es die Matrosen, gewinnen Matrosen und Sirene.
clause-I7-3 = Sind es die Piraten, erfahren alle, wer die Augen offen hatte, aber nicht, wer davon die Sirene ist. Alle mit offenen Augen nennen geheim, wen sie für die Sirene halten; auch die Sirene nennt jemanden, damit sie sich nicht verrät, aber nur die Stimmen der Piraten zählen. Im Standard gewinnen die Piraten, wenn mindestens die Hälfte der Piraten die Sirene nennt, sonst gewinnt sie allein. Mit der anderen Option gewinnen die Piraten, wenn die Sirene allein die meisten Stimmen hat, sonst gewinnt sie allein.
clause-I7-4 = Am Ende werden alle Rollen aufgedeckt.
clause-I7-5 = Die Sirene darf ihre Rolle nicht verraten, sich aber als Matrose ausgeben. Alle anderen dürfen alles sagen, wahr oder gelogen.
clause-I7-6 = (Unsere Festlegung.) Wer wen genannt hat, bleibt geheim, auch nach dem Ende. Wie eine Stimme oder eine gelegte Karte lässt es sich nicht zurücknehmen.
clause-I7-7 = (Unsere Festlegung.) Eine Partie, in der jede Mannschaft abgelehnt wird, endet nicht. Zwischen Bots wird sie nach 20000 Zügen abgebrochen und das gemeldet.

## Im Browser

closed-crew = Die Mannschaft ist vollzählig, oder dieser Platz kann nicht mitfahren.
closed-accuse = Nur Piraten und die Sirene kommen infrage.
closed-bonus = Auf diesen Platz lässt sich die Karte nicht spielen.
closed-vote = Abgestimmt wird erst, wenn eine Mannschaft vorgeschlagen ist.
closed-place = Karten legt nur die Mannschaft auf See.
web-pirates = Die Piraten:
web-eyes = Andere Piraten und Sirene:
web-roles = die Rollen
web-own-cards = deine Karten
web-these-cards = diese Karten
web-page-ring = Der Tisch
web-page-history = Stimmen und Fahrten
web-page-notes = Mein Notizbuch
web-mark = Zeichen für
web-note = Notiz zu
web-note-hint = Was ich denke …
web-when-any = jederzeit
web-when-departure = vor der Fahrt
web-when-cards = vor den Karten
web-when-shown = beim Aufdecken
web-when-end = am Rundenende
web-when-count = vor dem Zählen
web-when-helm = in deinem Zug
web-when-vote = beim Abstimmen
web-when-response = als Antwort
web-when-placed = Karten gelegt
web-votes-heading = Stimmen
web-fate-heading = Ausgang
web-claim-sailor = Ich bin Matrose
web-claim-trust = Ich vertraue …
web-claim-suspect = Ich verdächtige …
web-claim-advise = Mein Rat …
web-said-sailor = Matrose!
web-said-trust = vertraut
web-said-suspect = verdächtigt
web-said-advise = { $vote }!
web-said-saw = sah
web-said-hold = hat
web-said-held = hatte
web-voted-of = { $count } von { $most } haben abgestimmt.
web-placed-of = { $count } von { $most } haben gelegt.
web-verdict-accepted = Angenommen!
web-verdict-refused = Abgelehnt …
web-verdict-tie = Gleichstand: abgelehnt …
web-only-you = das weißt nur du
web-poisons = { $count ->
    [0] Lauter Inseln!
    [one] Ein Gift!
   *[other] { $count } Giftkarten!
}
web-plays = spielt „{ $card }“
web-aimed-at = Ziel
web-press-seats = Tippe drei Plätze am Tisch an.
web-press-seat = Tippe einen Platz am Tisch an.
web-window-left = { $seconds } s
web-wins-sailor = Der Schatz ist daheim!
web-wins-pirate = Die Piraten gewinnen!
web-wins-siren = Die Sirene gewinnt allein!
web-camp = { $role_many } ({ $count })
web-rounds-won = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}
web-dossier-crews = { $count ->
    [0] War noch nicht auf See.
    [one] { $count } Fahrt, davon { $poisoned } vergiftet.
   *[other] { $count } Fahrten, davon { $poisoned } vergiftet.
}
web-dossier-votes = { $count ->
    [0] Hat noch nicht abgestimmt.
   *[other] Stimmte { $ayes }-mal dafür, { $nays }-mal dagegen.
}
web-dossier-said = Sagte:

## Die geführte Partie: was der alte Seebär sagt

chapter-1 = Die ersten Runden als Matrose
chapter-2 = Die letzten Runden als Pirat
coach-welcome =
    Du bist Matrose und Kapitän! Unter euch sieben verstecken sich drei Piraten und eine Sirene, die sie kennt.

    Jede Runde fahren drei Leute. Ohne Gift an Bord geht die Runde an die Matrosen.

    Schlage dich selbst, { $seat_1 } und { $seat_2 } vor: Diese erste Mannschaft fährt ohne Abstimmung.
coach-place =
    Auf See legen alle drei heimlich eine Insel oder eine Giftkarte. Piraten wählen; Matrosen können nur die Insel legen.

    Gefragt wirst du trotzdem, damit nichts verraten wird. Lege deine Insel.
coach-against =
    Ein Gift! Du warst es nicht: Also ist { $seat_1 } oder { $seat_2 } Pirat, und die Piraten führen 1 zu 0.

    Nun will { $seat_1 } wieder mit { $seat_2 } fahren! Alle stimmen heimlich ab; Gleichstand heißt nein. Stimme dagegen.
coach-for =
    Abgelehnt, 3 zu 4. Die Stimmen sind jetzt offen: { $seat_2 } und { $seat_5 } wollten diese Fahrt. Merke dir das.

    { $seat_1 } versucht es noch einmal, mit dir und mit { $seat_3 } statt { $seat_2 }. Eine zweite Ablehnung kostet den Zug. Stimme dafür.
coach-place-again =
    Angenommen, 4 zu 3. Sieh, wer gegen eine Mannschaft ohne { $seat_2 } gestimmt hat …

    Du bist wieder auf See: Lege deine Insel.
coach-farewell =
    Lauter Inseln: 1 zu 1! Ganz entlastet ist damit niemand: Auch ein Pirat kann eine Insel legen, um nicht aufzufallen.

    Stimmen, Mannschaften, Aussagen: Zähle alles zusammen. Hier entscheiden fünf Runden; aber hüte dich vor der Sirene. Alles Weitere liegt bei dir!
coach-welcome-2 =
    Diesmal bist du Pirat. Hier entscheiden drei Runden, und jede Seite hat eine gewonnen.

    Du hast drei andere mit offenen Augen gesehen: { $seat_2 }, { $seat_4 } und { $seat_5 }. Zwei davon sind Piraten, eine Person ist die Sirene.

    { $seat_3 } will mit dir, { $seat_4 } und { $seat_6 } fahren. An Bord kannst du eine Giftkarte legen: Stimme dafür.
coach-poison = Eine Giftkarte gewinnt die Runde, und niemand erfährt, wer sie gelegt hat. Lege das Gift.
coach-claim =
    Zwei Runden zu einer für die Piraten! Jetzt will { $seat_4 } mit { $seat_1 } und { $seat_3 } fahren.

    Am Tisch darfst du alles sagen, wahr oder falsch; nur die Sirene darf ihre Rolle nicht verraten. Sage, dass du Matrose bist.
coach-vote-clean =
    Einem Matrosen würde diese Mannschaft gefallen: Du warst mit einem Gift an Bord und bleibst an Land. Stimme dafür wie ein Matrose.

    Du hast eine Karte, die die Runde noch gewinnen kann.
coach-swap =
    Alle Karten liegen, und es ist Zeit für Bonuskarten. Sie ist für alle gleich, was immer sie halten.

    Du hast den Tausch: Er tauscht die Karte, die jemand gelegt hat, gegen die behaltene. { $seat_1 } ist Matrose, also wird aus der Insel ein Gift.

    Spiele ihn auf { $seat_1 }.
coach-siren =
    Ein Gift: die dritte Runde für die Piraten! Aber jetzt müsst ihr die Sirene entlarven, sonst gewinnt sie allein.

    { $seat_2 }, { $seat_4 } oder { $seat_5 }? In Runde zwei war { $seat_4 } ohne andere offene Augen an Bord, und es gab kein Gift.

    Nenne { $seat_4 }.
coach-farewell-2 =
    Es war { $seat_4 }: Die Piraten gewinnen! Hätte sich mehr als die Hälfte der Piraten geirrt, hätte die Sirene allein gewonnen.

    Stimmen, Aussagen, Bonuskarten und die Sirene: Jetzt kennst du das ganze Spiel. Der Rest steht in den Regeln.

## Warum nicht

why-proposed = Es ist deine Mannschaft: Deine Stimme ist dafür.
why-voted = Du hast schon gestimmt, und eine Stimme lässt sich nicht ändern.
why-ashore = Du gehörst nicht zu dieser Mannschaft.
why-placed = Deine Karte liegt schon, und sie bleibt liegen.
why-island-only = Matrosen und die Sirene müssen ihre Insel legen.
why-bonus-later = Diese Karte lässt sich gerade nicht spielen.

## Warum der Rat gut ist

hint-crew-first = Noch hat sich niemand verraten, und sicher bist du nur deiner selbst.
hint-crew-clean = Zu etwa { $chance } % ist kein Pirat dabei, und keine Mannschaft wirkt viel sauberer.
hint-crew-best = Nur zu etwa { $chance } % sicher, aber keine Mannschaft wirkt viel sauberer.
hint-crew-pirate-in = Ein Matrose an deiner Stelle würde dieselbe vorschlagen, und es ist ein Pirat an Bord.
hint-crew-pirate-few = Auch ein Matrose könnte sie vorschlagen. Ein Pirat ist an Bord, aber nicht nur Piraten.
hint-crew-as-sailor = Ein Matrose an deiner Stelle würde dieselbe vorschlagen: Bleibe im Schatten.
hint-vote-clean = Zu etwa { $chance } % ist in dieser Mannschaft kein Pirat, und viel Besseres ist nicht in Sicht.
hint-vote-best = Nur zu etwa { $chance } % sicher, aber viel Besseres ist nicht in Sicht.
hint-vote-weary = { $count ->
    [one] Eine Mannschaft wurde schon abgelehnt
   *[other] { $count } Mannschaften wurden schon abgelehnt
}: Irgendwer muss fahren.
hint-vote-suspect = { $seat } zieht zu viel Verdacht auf sich, und es gibt Besseres.
hint-vote-pirate-in = Jetzt kann sich alles entscheiden, und es ist ein Pirat an Bord.
hint-vote-pirate-out = Jetzt kann sich alles entscheiden, und es ist wohl kein Pirat an Bord.
hint-vote-pirate-quiet = So kann auch ein Matrose stimmen, und es ist ein Pirat an Bord.
hint-vote-pirate-doubt = Es ist wohl kein Pirat an Bord, und ein Nein kann noch als das eines Matrosen durchgehen.
hint-vote-as-sailor = Ein Matrose an deiner Stelle würde so stimmen: Verrate dich nicht.
hint-poison-decides = Jetzt kann sich alles entscheiden: Verstecken hilft nichts mehr.
hint-poison-pays = Dieses Gift bringt mehr, als es Verdacht auf dich lenkt.
hint-island-wait = Ein Gift würde jetzt zu viel Verdacht auf dich lenken: Warte deine Stunde ab.
hint-island-other = { $seat } steht mindestens so sehr unter Verdacht wie du: Ein Gift genügt, und das muss nicht deines sein.
hint-accuse-likely = Nach Abstimmungen und Fahrten ist das zu etwa { $chance } % die Sirene.
hint-accuse-guess = Niemand sticht heraus: Versuche dein Glück.
hint-accuse-divert = Die Sirene bist du: Zeige auf jemand anderen.
hint-bonus-pirate-in = Von euch ist niemand an Bord: So kommt jemand hinein.
hint-bonus-out = Ohne { $seat } ist diese Mannschaft viel sicherer.
hint-bonus-stop-clean = Von euch ist niemand an Bord: Diese Mannschaft fährt besser nicht.
hint-bonus-stop-crew = Wahrscheinlich ist ein Pirat an Bord: Diese Mannschaft fährt besser nicht.
hint-bonus-antidote = Die Runde zählt dann nicht für die Piraten.
hint-bonus-observe = In dieser vergifteten Mannschaft steht { $seat } am meisten unter Verdacht: Dann weißt du es.
hint-bonus-observe-pirate = Über das, was du siehst, kannst du sagen, was du willst.
hint-bonus-turn = Sonst ist { $seat } dran, weniger verlässlich als die Person auf der anderen Seite.
hint-bonus-too-many = Ihr seid zu viele an Bord: Eine Person weniger weckt weniger Verdacht.
hint-bonus-longer = Der anderen Seite fehlt nur noch eine Runde: Schiebe das Ende hinaus.
hint-bonus-against = { $seat } gehört wahrscheinlich zur anderen Seite und hat eine Bonuskarte.
hint-bonus-own-crew = Du weißt gut genug, wem zu trauen ist: Stelle die Mannschaft selbst zusammen.
hint-bonus-own-crew-late = Den Piraten fehlt nur noch eine Runde: Stelle die Mannschaft lieber selbst zusammen.
hint-bonus-own-crew-pirate = Stelle die Mannschaft selbst zusammen, mit jemandem von euch an Bord.
hint-bonus-again = { $seat } gehört sicher zu euch: Noch ein Zug nützt dir.
hint-bonus-lucky = Zwei Karten für eine: Wer sagt da nein?
hint-bonus-last-crew = In der letzten Mannschaft war wahrscheinlich kein Pirat: Schicke sie noch einmal los.
hint-bonus-last-crew-pirate = In der letzten Mannschaft war genau eine Person von euch: Schicke sie noch einmal los, ohne Abstimmung.
hint-bonus-handed = Du hast keine andere Karte zu verlieren und bekommst die von { $seat }, wahrscheinlich von der anderen Seite.
hint-bonus-vote = Die Abstimmung hängt an einer Stimme: Verdopple sie.
hint-bonus-stop-card = { $seat } gehört wahrscheinlich zur anderen Seite: Die Karte soll nichts bewirken.
hint-bonus-swap = { $seat } ist fast sicher Pirat: Mache aus dem Gift eine Insel.
hint-bonus-swap-pirate = Von euch ist niemand an Bord: So ist das Gift trotzdem dabei.

## Wozu jedes Ding gut ist

about-sailor = Weiß anfangs nichts und kann nur die Insel legen. Gewinnt, wenn die Matrosen genug Runden gewinnen.
about-pirate = Weiß, wer die Augen geöffnet hat, aber nicht, wer davon die Sirene ist. Darf ein Gift legen. Gewinnen die Piraten genug Runden, müssen sie noch die Sirene entlarven.
about-siren = Kennt alle Piraten und hilft den Matrosen, ohne sich zu verraten: Sie gewinnt mit ihnen. Gewinnen die Piraten die Runden, entlarven sie aber nicht, gewinnt sie allein.
about-island = Legt die Mannschaft nur Inseln, geht die Runde an die Matrosen.
about-poison = Eine einzige Giftkarte, und die Runde geht an die Piraten. Nur ein Pirat kann eine legen.
about-aye = Die Mannschaft fährt, wenn mehr Stimmen dafür sind; bei Gleichstand ist sie abgelehnt.
about-nay = Schon bei Gleichstand ist die Mannschaft abgelehnt. Nach der zweiten Ablehnung ist der Zug verloren, und niemand punktet.

## Das Ergebnis

web-reveal = Wer war wer
web-poisons-placed = { $count ->
    [one] { $count } Giftkarte gelegt
   *[other] { $count } Giftkarten gelegt
}
web-source-sailors = Matrosen
web-source-pirates = Piraten
web-siren-sailor = gewinnt mit den Matrosen
web-siren-pirate = entlarvt
web-siren-siren = gewinnt allein
web-headline-sailor = Die Matrosen gewinnen!
web-headline-pirate = Die Piraten gewinnen!
web-headline-siren = { $name }, die Sirene, gewinnt!
web-mine-won = Du warst { $role }, und du gewinnst!
web-mine-lost = Du warst { $role }, und der Sieg geht an andere.
web-turn-kicker = Runde
web-turn-last-sailor = Der Schatz ist daheim, { $sailors } zu { $pirates }
web-turn-last-pirate = Die Piraten sind am Ziel, { $pirates } zu { $sailors }
web-turn-lead-sailor = Die Matrosen gehen in Führung, { $sailors } zu { $pirates }
web-turn-lead-pirate = Die Piraten gehen in Führung, { $pirates } zu { $sailors }
web-turn-round-sailor = Eine Runde für die Matrosen, { $sailors } zu { $pirates }
web-turn-round-pirate = Eine Runde für die Piraten, { $pirates } zu { $sailors }
web-turn-islands = Nur Inseln: { $seats } haben dichtgehalten.
web-turn-poisoned = Mannschaft: { $seats }. Das Gift kam von { $poison_seats }.
web-turn-poison = { $poisons ->
    [one] Eine Giftkarte in der Mannschaft: { $seats }.
   *[other] { $poisons } Giftkarten in der Mannschaft: { $seats }.
}
web-turn-caught = Die Sirene ist entlarvt
web-turn-escaped = Die Sirene entkommt

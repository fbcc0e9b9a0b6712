# Meuterer auf Deutsch.
# Attribute der Namen: .the mit Artikel, .some als Objekt (Wein, einen Rubin), .card und .cards nach einer Zahl,
# .at und .to für einen Ort (wo, wohin); wo ein Attribut keinen Sinn hat, ist es der Name selbst.

title = Meuterer
tagline = Ein Schiff voller Kaufleute, ein Kapitän … und jemand, der selbst ans Ruder will.
aim = Sammle bis zum Schluss die meisten Punkte. Verkaufe mehr als die anderen, sei Kapitän, wenn das Schiff Punkte bringt, oder hilf dem Kapitän.
scored = Punkte

## Die Karten

name-ruby = Rubin
    .the = der Rubin
    .some = einen Rubin
    .card = Rubinkarte
    .cards = Rubinkarten
    .at = Rubin
    .to = Rubin
name-salt = Salz
    .the = das Salz
    .some = Salz
    .card = Salzkarte
    .cards = Salzkarten
    .at = Salz
    .to = Salz
name-wine = Wein
    .the = der Wein
    .some = Wein
    .card = Weinkarte
    .cards = Weinkarten
    .at = Wein
    .to = Wein
name-cloth = Tuch
    .the = das Tuch
    .some = Tuch
    .card = Tuchkarte
    .cards = Tuchkarten
    .at = Tuch
    .to = Tuch
name-grain = Korn
    .the = das Korn
    .some = Korn
    .card = Kornkarte
    .cards = Kornkarten
    .at = Korn
    .to = Korn
name-conflict = Konflikt
    .the = der Konflikt
    .some = einen Konflikt
    .card = Konfliktkarte
    .cards = Konfliktkarten
    .at = Konflikt
    .to = Konflikt
name-pirate = Pirat
    .the = der Pirat
    .some = den Piraten
    .card = Piratenkarte
    .cards = Piratenkarten
    .at = Pirat
    .to = Pirat
name-any = alles
    .the = alles
    .some = alles
    .card = Warenkarte
    .cards = Warenkarten
    .at = alles
    .to = alles

## Die Rollen

name-captain = Kapitän
    .the = der Kapitän
    .some = einen Kapitän
    .card = Kapitänskarte
    .cards = Kapitänskarten
    .at = Kapitän
    .to = Kapitän
name-mutineer = Meuterer
    .the = der Meuterer
    .some = einen Meuterer
    .card = Meutererkarte
    .cards = Meutererkarten
    .at = Meuterer
    .to = Meuterer
name-cabin-boy = Schiffsjunge
    .the = der Schiffsjunge
    .some = einen Schiffsjungen
    .card = Schiffsjungenkarte
    .cards = Schiffsjungenkarten
    .at = Schiffsjunge
    .to = Schiffsjunge
name-mate = Maat
    .the = der Maat
    .some = einen Maat
    .card = Maatkarte
    .cards = Maatkarten
    .at = Maat
    .to = Maat
name-merchant = Händler
    .the = der Händler
    .some = einen Händler
    .card = Händlerkarte
    .cards = Händlerkarten
    .at = Händler
    .to = Händler
name-loader = Lademeister
    .the = der Lademeister
    .some = einen Lademeister
    .card = Lademeisterkarte
    .cards = Lademeisterkarten
    .at = Lademeister
    .to = Lademeister

## Die Inseln

name-hochland = Hochland
    .the = Hochland
    .some = Hochland
    .card = Hochland
    .cards = Hochland
    .at = auf Hochland
    .to = nach Hochland
name-frosthoehle = Frosthöhle
    .the = die Frosthöhle
    .some = Frosthöhle
    .card = Frosthöhle
    .cards = Frosthöhle
    .at = an der Frosthöhle
    .to = zur Frosthöhle
name-gruenland = Grünland
    .the = Grünland
    .some = Grünland
    .card = Grünland
    .cards = Grünland
    .at = in Grünland
    .to = nach Grünland
name-karge-zunge = Karge Zunge
    .the = die Karge Zunge
    .some = Karge Zunge
    .card = Karge Zunge
    .cards = Karge Zunge
    .at = an der Kargen Zunge
    .to = zur Kargen Zunge
name-eisfelsen = Eisfelsen
    .the = der Eisfelsen
    .some = Eisfelsen
    .card = Eisfelsen
    .cards = Eisfelsen
    .at = am Eisfelsen
    .to = zum Eisfelsen
name-affeninsel = Affeninsel
    .the = die Affeninsel
    .some = Affeninsel
    .card = Affeninsel
    .cards = Affeninsel
    .at = auf der Affeninsel
    .to = zur Affeninsel
name-kalte-klippe = Kalte Klippe
    .the = die Kalte Klippe
    .some = Kalte Klippe
    .card = Kalte Klippe
    .cards = Kalte Klippe
    .at = an der Kalten Klippe
    .to = zur Kalten Klippe
name-sommerland = Sommerland
    .the = Sommerland
    .some = Sommerland
    .card = Sommerland
    .cards = Sommerland
    .at = in Sommerland
    .to = nach Sommerland
name-rotes-riff = Rotes Riff
    .the = das Rote Riff
    .some = Rotes Riff
    .card = Rotes Riff
    .cards = Rotes Riff
    .at = am Roten Riff
    .to = zum Roten Riff
name-piratennest = Piratennest
    .the = das Piratennest
    .some = Piratennest
    .card = Piratennest
    .cards = Piratennest
    .at = im Piratennest
    .to = zum Piratennest
name-fingerhut = Fingerhut
    .the = der Fingerhut
    .some = Fingerhut
    .card = Fingerhut
    .cards = Fingerhut
    .at = am Fingerhut
    .to = zum Fingerhut
name-sandkap = Sandkap
    .the = das Sandkap
    .some = Sandkap
    .card = Sandkap
    .cards = Sandkap
    .at = am Sandkap
    .to = zum Sandkap

## Die Phasen einer Runde

name-reward = Belohnung
    .the = die Belohnung
    .some = eine Belohnung
    .card = Belohnung
    .cards = Belohnung
    .at = Belohnung
    .to = Belohnung
name-trading = Handel
    .the = der Handel
    .some = Handel
    .card = Handel
    .cards = Handel
    .at = Handel
    .to = Handel
name-mutiny = Meuterei
    .the = die Meuterei
    .some = eine Meuterei
    .card = Meuterei
    .cards = Meuterei
    .at = Meuterei
    .to = Meuterei
name-sales = Verkauf
    .the = der Verkauf
    .some = einen Verkauf
    .card = Verkauf
    .cards = Verkauf
    .at = Verkauf
    .to = Verkauf
name-keeping = Beladen
    .the = das Beladen
    .some = ein Beladen
    .card = Beladen
    .cards = Beladen
    .at = Beladen
    .to = Beladen
name-over = Ende
    .the = das Ende
    .some = ein Ende
    .card = Ende
    .cards = Ende
    .at = Ende
    .to = Ende

## Optionen

option-ruleset = Konflikte, die beim Handel gelegt wurden
option-ruleset-revised = sie zählen in der Meuterei (überarbeitete Regeln)
option-ruleset-v1-0 = sie zählen nicht (erste Ausgabe)
option-layout = Reihenfolge der Inseln
option-layout-shuffled = in jeder Partie neu gemischt
option-layout-introductory = immer dieselbe, gut für den Anfang
option-pirate = Pirat
option-pirate-false = ohne den Piraten
option-pirate-true = mit dem Piraten
option-pirate-loot = Wenn der Pirat schon an der Insel des Schiffs liegt
option-pirate-loot-discard = werden alle gelegten Karten abgelegt
option-pirate-loot-take = nimmt, wer den Piraten spielt, alle gelegten Karten

## Was geschieht

fact-reward = { $points ->
    [0] { $seat } verspricht dem Maat nichts.
    [one] { $seat } verspricht dem Maat { $points } Punkt.
   *[other] { $seat } verspricht dem Maat { $points } Punkte.
}
fact-played = { $seat } legt { $card_some }.
fact-captain-passed = { $cards ->
    [0] { $seat } passt mit leerer Hand: Das Schiff soll { $island_at } bleiben.
    [one] { $seat } passt mit { $cards } Karte auf der Hand: Das Schiff soll { $island_to } segeln.
   *[other] { $seat } passt mit { $cards } Karten auf der Hand: Das Schiff soll { $island_to } segeln.
}
fact-passed = { $cards ->
    [0] { $seat } passt mit leerer Hand und nimmt heimlich eine Rolle.
    [one] { $seat } passt mit { $cards } Karte auf der Hand und nimmt heimlich eine Rolle.
   *[other] { $seat } passt mit { $cards } Karten auf der Hand und nimmt heimlich eine Rolle.
}
fact-passed-own = { $cards ->
    [0] Du passt mit leerer Hand und wirst heimlich { $role }.
    [one] Du passt mit { $cards } Karte auf der Hand und wirst heimlich { $role }.
   *[other] Du passt mit { $cards } Karten auf der Hand und wirst heimlich { $role }.
}
fact-passed-seen = { $cards ->
    [0] { $seat } passt mit leerer Hand und wird heimlich { $role }.
    [one] { $seat } passt mit { $cards } Karte auf der Hand und wird heimlich { $role }.
   *[other] { $seat } passt mit { $cards } Karten auf der Hand und wird heimlich { $role }.
}
fact-left-trading = { $cards ->
    [0] { $seat } passt mit leerer Hand und sieht sich die übrigen Rollen an.
    [one] { $seat } passt mit { $cards } Karte auf der Hand und sieht sich die übrigen Rollen an.
   *[other] { $seat } passt mit { $cards } Karten auf der Hand und sieht sich die übrigen Rollen an.
}
fact-left-trading-own = { $cards ->
    [0] Du passt mit leerer Hand. Diese Rollen sind noch da: { $roles }.
    [one] Du passt mit { $cards } Karte auf der Hand. Diese Rollen sind noch da: { $roles }.
   *[other] Du passt mit { $cards } Karten auf der Hand. Diese Rollen sind noch da: { $roles }.
}
fact-left-trading-seen = { $cards ->
    [0] { $seat } passt mit leerer Hand und sieht diese Rollen: { $roles }.
    [one] { $seat } passt mit { $cards } Karte auf der Hand und sieht diese Rollen: { $roles }.
   *[other] { $seat } passt mit { $cards } Karten auf der Hand und sieht diese Rollen: { $roles }.
}
fact-took-role = { $seat } hat heimlich eine Rolle genommen.
fact-took-role-own = Du wirst heimlich { $role }.
fact-took-role-seen = { $seat } wird heimlich { $role }.
fact-revealed = { $seat } ist { $role_the }.
fact-no-mutiny = Niemand meutert: { $seat } bleibt am Ruder.
fact-mutineer-goal = Meuterei! Das Fahrtziel von { $seat }: { $island }.
fact-fought = { $conflicts ->
    [0] { $seat } legt keinen Konflikt.
    [one] { $seat } legt { $conflicts } Konflikt.
   *[other] { $seat } legt { $conflicts } Konflikte.
}
fact-mutiny-won = Die Meuterei gelingt, { $mutineers } zu { $captains }: { $seat } übernimmt das Ruder.
fact-mutiny-failed = Die Meuterei scheitert, { $mutineers } zu { $captains }: { $seat } bleibt am Ruder.
fact-ship-points = { $points ->
    [one] { $seat } bekommt { $points } Schiffspunkt für { $island }.
   *[other] { $seat } bekommt { $points } Schiffspunkte für { $island }.
}
fact-mate-points = { $reward ->
    [0] { $seat } bekommt als Maat { $points } Punkt.
   *[other] { $seat } bekommt als Maat { $points } Punkte, davon { $reward } von { $captain_seat }.
}
fact-cabin-boy-points = { $points ->
    [one] { $seat } bekommt als Schiffsjunge { $points } Punkt.
   *[other] { $seat } bekommt als Schiffsjunge { $points } Punkte.
}
fact-sells = { $count ->
    [one] { $seat } verkauft { $island_at } { $count } { $good_card }.
   *[other] { $seat } verkauft { $island_at } { $count } { $good_cards }.
}
fact-sells-nothing = { $seat } verkauft nichts.
fact-sale-points = { $points ->
    [0] Zu viele liegen { $island_at } gleichauf: { $seat } geht mit { $count } × { $good } leer aus.
    [one] { $seat } bekommt { $island_at } { $points } Punkt für { $count } × { $good }.
   *[other] { $seat } bekommt { $island_at } { $points } Punkte für { $count } × { $good }.
}
fact-merchant-points = { $points ->
    [one] Gleichstand, doch der Händler erhält { $island_at } den vollen Preis: { $seat } bekommt { $points } Punkt für { $count } × { $good }.
   *[other] Gleichstand, doch der Händler erhält { $island_at } den vollen Preis: { $seat } bekommt { $points } Punkte für { $count } × { $good }.
}
fact-sailed = Das Schiff segelt { $island_to }.
fact-stayed = Das Schiff bleibt { $island_at }.
fact-drew = { $count ->
    [0] Für { $seat } ist nichts mehr zu ziehen.
    [one] { $seat } zieht { $count } Karte.
   *[other] { $seat } zieht { $count } Karten.
}
fact-drew-own = { $count ->
    [0] Für dich ist nichts mehr zu ziehen.
   *[other] Du ziehst: { $cards }.
}
fact-drew-seen = { $count ->
    [0] Für { $seat } ist nichts mehr zu ziehen.
   *[other] { $seat } zieht: { $cards }.
}
fact-reshuffled = { $count ->
    [one] Der Stapel ist leer: Die Ablage ({ $count } Karte) wird zum neuen Stapel.
   *[other] Der Stapel ist leer: Die Ablage ({ $count } Karten) wird gemischt und zum neuen Stapel.
}
fact-loader-drew = { $count ->
    [0] Für { $seat } ist nichts mehr zu ziehen, auch nicht als Lademeister.
    [one] { $seat } zieht als Lademeister { $count } Karte und wählt aus.
   *[other] { $seat } zieht als Lademeister { $count } Karten und wählt aus.
}
fact-loader-drew-own = { $count ->
    [0] Du bist der Lademeister, aber es ist nichts mehr zu ziehen.
   *[other] Als Lademeister ziehst du: { $cards }.
}
fact-loader-drew-seen = { $count ->
    [0] { $seat } ist Lademeister, aber es ist nichts mehr zu ziehen.
   *[other] Als Lademeister zieht { $seat }: { $cards }.
}
fact-loader-kept = { $count ->
    [0] { $seat } behält keine Karte
    [one] { $seat } behält { $count } Karte
   *[other] { $seat } behält { $count } Karten
} und { $returned ->
    [0] legt keine unter den Stapel.
   *[other] legt { $returned } unter den Stapel.
}
fact-loader-kept-own = { $count ->
    [0] { $returned ->
        [0] Du behältst nichts und legst nichts unter den Stapel.
       *[other] Du behältst nichts; unter den Stapel kommen: { $under }.
    }
   *[other] { $returned ->
        [0] Du behältst: { $cards }. Unter den Stapel kommt nichts.
       *[other] Du behältst: { $cards }; unter den Stapel kommen: { $under }.
    }
}
fact-loader-kept-seen = { $count ->
    [0] { $returned ->
        [0] { $seat } behält nichts und legt nichts unter den Stapel.
       *[other] { $seat } behält nichts; unter den Stapel kommen: { $under }.
    }
   *[other] { $returned ->
        [0] { $seat } behält: { $cards }. Unter den Stapel kommt nichts.
       *[other] { $seat } behält: { $cards }; unter den Stapel kommen: { $under }.
    }
}
fact-round = Runde { $round }: { $seat } steht am Ruder.
fact-over = Der letzte Verkauf ist gemacht: Die Partie ist zu Ende.
fact-pirate = { $steps ->
    [0] { $seat } spielt mit leerer Hand den Piraten: Das Piratenschiff bleibt { $island_at }.
    [one] { $seat } spielt den Piraten: Das Piratenschiff segelt { $steps } Insel weit, { $island_to }.
   *[other] { $seat } spielt den Piraten: Das Piratenschiff segelt { $steps } Inseln weit, { $island_to }.
}
fact-robbed = Geentert! Alle bisher gelegten Karten wandern auf die Ablage.
fact-looted = { $cards_count ->
    [0] Geentert! Aber es liegt noch nichts da: { $seat } geht leer aus.
   *[other] Geentert! { $seat } nimmt alles auf die Hand, was da lag: { $cards }.
}

## Was gefragt ist, was man wählen kann

ask-reward = Wie viele Punkte versprichst du deinem Maat?
ask-play = Lege eine Karte vor dich, oder passe.
ask-only-pass = Du hast keine Karten mehr: Passe.
ask-pass = Wenn du passt, behältst du deine Handkarten.
ask-pass-role = Beim Passen nimmst du heimlich eine der übrigen Rollen.
ask-take-role = Du hast gepasst: Nimm heimlich eine der übrigen Rollen.
ask-fight = Wie viele Konflikte legst du? Gleichstand nützt dem Meuterer.
ask-sell = Zwei Inseln kaufen ein: Was verkaufst du wo?
ask-keep = Welche Karten behältst du?

move-reward = { $points ->
    [0] Nichts versprechen
    [one] { $points } Punkt versprechen
   *[other] { $points } Punkte versprechen
}
move-play = { $card_card } legen
choose-play-card = Legen …
move-pass = Passen
move-pass-role = Passen und { $role } werden
choose-pass-role = Passen und als Rolle nehmen …
move-take-role = { $role } werden
choose-take-role = Heimlich als Rolle nehmen …
move-fight = { $conflicts ->
    [0] Keinen Konflikt legen
    [one] { $conflicts } Konflikt legen
   *[other] { $conflicts } Konflikte legen
}
move-sell = { $sales } verkaufen
move-sell-sale = { $count } × { $good } → { $key }
move-sell-nothing = Nichts verkaufen
move-keep = { $cards_count ->
    [0] Nichts behalten
   *[other] Behalten: { $cards }
}

reason-rounds-played = Alle Runden sind gespielt: Wer die meisten Punkte hat, gewinnt.

figure-lead = Vorsprung vor dem zweiten Platz in Punkten
figure-loader-returns = Lademeister, die Karten unter den Stapel legten

## Das Spielfeld im Terminal

board-round = Runde { $round } von { $rounds }
board-phase = Phase: { $phase }
board-turn = { $seat } ist an der Reihe.
board-captain = { $seat } steht am Ruder.
board-reward = { $points ->
    [0] Dem Maat ist nichts versprochen.
    [one] Dem Maat ist { $points } Punkt versprochen.
   *[other] Dem Maat sind { $points } Punkte versprochen.
}
board-ship = Das Schiff liegt { $island_at }.
board-pirate-ship = Das Piratenschiff liegt { $island_at }.
board-active = Inseln, die kaufen: { $islands }.
board-captain-goal = Fahrtziel des Kapitäns: { $island }.
board-mutineer-goal = Fahrtziel des Meuterers: { $island }.
board-roles-in-pile = { $count ->
    [one] { $count } Rolle liegt noch in der Mitte.
   *[other] { $count } Rollen liegen noch in der Mitte.
}
board-strengths = Stärke bisher: Kapitän { $captains }, Meuterer { $mutineers }.
board-pile = { $count ->
    [one] { $count } Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
board-discard = Ablage: { $cards }.
board-discard-empty = Die Ablage ist leer.
board-drawn = { $count ->
    [one] Der Lademeister sieht sich { $count } Karte an.
   *[other] Der Lademeister sieht sich { $count } Karten an.
}
board-scores = Punktestand
board-islands = Die Inseln im Uhrzeigersinn
board-island = Insel
board-buys = Kauft
board-alone = Allein
board-two = Zu zweit
board-three = Zu dritt
board-ship-points = Schiff
board-here = Vor Ort
board-mark-ship = Schiff
board-mark-pirate-ship = Pirat
board-mark-active = kauft
board-mark-goal = Fahrtziel des Kapitäns
board-mark-mutineer-goal = Fahrtziel des Meuterers
board-steps = { $count ->
    [0] hier
   *[other] + { $count }
}
board-seats = An Bord
board-seat = Name
board-score = Punkte
board-hand = Hand
board-laid = Gelegt
board-role = Rolle
board-status = Stand
board-fought = Konflikte
board-sold = Verkauf
board-is-captain = Kapitän
board-has-passed = hat gepasst
board-is-trading = handelt
board-hidden-role = geheime Rolle
board-takes-role = nimmt eine Rolle
board-no-role = ohne Rolle
board-to-move = am Zug
board-sale = { $count } × { $good } → { $island }
board-known = bekannt: { $cards }
board-own = Was nur du weißt
board-own-hand = Deine Hand: { $cards }.
board-of-hand = Auf der Hand: { $cards }.
board-own-hand-empty = Keine Karte auf der Hand.
board-own-role = Deine Rolle: { $role }.
board-of-role = Rolle: { $role }.
board-own-captain = Du bist der Kapitän.
board-own-drawn = { $count ->
    [0] Eben gezogen: { $cards }; davon behältst du keine.
    [one] Eben gezogen: { $cards }; davon behältst du { $count }.
   *[other] Eben gezogen: { $cards }; davon behältst du { $count }.
}
board-of-drawn = { $count ->
    [0] { $seat } hat eben gezogen: { $cards }; davon bleibt keine.
    [one] { $seat } hat eben gezogen: { $cards }; davon bleibt { $count }.
   *[other] { $seat } hat eben gezogen: { $cards }; davon bleiben { $count }.
}
board-course = { $count ->
    [0] Passen ohne Karte: Das Schiff würde { $island_at } bleiben.
    [one] Passen mit { $count } Karte: Das Schiff würde { $island_to } segeln.
   *[other] Passen mit { $count } Karten: Das Schiff würde { $island_to } segeln.
}
board-course-as-mutineer = { $count ->
    [0] Als Meuterer ohne Karte wäre dein Fahrtziel { $island }.
    [one] Als Meuterer mit { $count } Karte wäre dein Fahrtziel { $island }.
   *[other] Als Meuterer mit { $count } Karten wäre dein Fahrtziel { $island }.
}
board-course-of-possible-mutineer = { $count ->
    [0] Als Meuterer ohne Karte hätte { $seat } dieses Fahrtziel: { $island }.
    [one] Als Meuterer mit { $count } Karte hätte { $seat } dieses Fahrtziel: { $island }.
   *[other] Als Meuterer mit { $count } Karten hätte { $seat } dieses Fahrtziel: { $island }.
}
board-roles-seen = { $taken ->
    [0] Zu Beginn der Runde lagen in der Mitte: { $left }.
    [one] Als { $taken } Rolle genommen war, lagen in der Mitte: { $left }.
   *[other] Als { $taken } Rollen genommen waren, lagen in der Mitte: { $left }.
}
board-known-hand = Auf der Hand von { $seats } muss sein: { $cards }.
board-known-hand-or-pile = Auf der Hand von { $seats } oder unter dem Stapel muss sein: { $cards }.
board-known-pile = Irgendwo unter dem Stapel: { $cards }.
board-pile-place = Im Stapel, an Stelle { $place } von oben: { $card }.
board-known-of-mine = Andere wissen, dass du bekommen hast: { $cards }.
board-known-of-other = Andere wissen, dass { $seat } bekommen hat: { $cards }.

## Die Spielregel

part-M1 = Der Aufbau
clause-M1-1 = Zwölf Inseln bilden einen Ring. Ihre Reihenfolge wird gemischt; für die erste Partie nimmst du die der Inseltabelle, im Uhrzeigersinn. Das Schiff beginnt auf Hochland. Verkauft wird nur auf aktiven Inseln. Am Anfang ist das nur Hochland.
clause-M1-2 = Das Los bestimmt, wer zuerst Kapitän ist.
clause-M1-3 = Die Karten werden gemischt: 4 Rubine, 5 Salz, 6 Wein, 7 Tuch, 8 Korn und 6 Konflikte. Alle bekommen fünf, der Rest ist der Nachziehstapel. Deine Karten sind geheim, doch alle sehen, wie viele du hast.
clause-M1-4 = Alle beginnen mit 0 Punkten. Der Punktestand kann unter null fallen.

part-M2 = Die Belohnung
clause-M2-1 = Bist du Kapitän, eröffnest du die Runde mit einem Versprechen, das alle hören: 0, 1, 2 oder 3 deiner eigenen Punkte für den künftigen Maat. Du zahlst nur, wenn du das Ruder behältst.

part-M3 = Der Handel
clause-M3-1 = Der Kapitän fängt an, dann geht es im Uhrzeigersinn. Wenn du an der Reihe bist, legst du eine Karte offen vor dich oder passt. Jede Karte darf gelegt werden, auch eine Ware, die gerade niemand kauft, auch ein Konflikt.
clause-M3-2 = Mit leerer Hand kannst du nur noch passen. Gefragt wirst du trotzdem, wenn du an der Reihe bist, auch als Kapitän.
clause-M3-3 = Wer gepasst hat, handelt nicht mehr mit. Die restlichen Handkarten bleiben verdeckt, aber alle kennen ihre Zahl.
clause-M3-4 = Passt du als Kapitän, nimmst du keine Rolle, sondern setzt das Fahrtziel. Zähle deine Handkarten und dann ebenso viele Inseln im Uhrzeigersinn ab dem Schiff. Alle sehen es sofort. Mit 3 Karten ist es die dritte Insel; ohne Karte die Insel, an der das Schiff liegt; bei sehr vielen Karten wird im Ring weitergezählt. Du darfst schon in deinem ersten Zug passen.
clause-M3-5 = Passt du und bist nicht Kapitän, scheidest du sofort aus dem Handel aus, und alle sehen es. Erst dann siehst du dir die Rollen in der Mitte an und nimmst heimlich eine; die Partie wartet auf dich. Nur du weißt, welche noch da waren: Die anderen sehen nur, wie viele es sind. Solange du handelst, weißt du nicht, welche Rollen weg sind. Wer später passt, hat weniger Auswahl.
clause-M3-6 = Der Handel endet, wenn alle gepasst haben. Bist du allein übrig, darfst du Karten legen, solange du magst.

part-M4 = Die Masken fallen
clause-M4-1 = Alle genommenen Rollen werden aufgedeckt. Bist du der Meuterer, hast du nun auch ein Fahrtziel: so viele Inseln im Uhrzeigersinn vom Schiff entfernt, wie du Karten auf der Hand hast. Es darf dieselbe Insel sein wie die des Kapitäns.
clause-M4-2 = (Unsere Festlegung.) Die Rollen bleiben bis zum Ende der Runde offen. So ist auch bekannt, welche niemand genommen hat.

part-M5 = Die Meuterei
clause-M5-1 = Sie findet nur statt, wenn es einen Meuterer gibt. Es geht einmal im Uhrzeigersinn um den Tisch, vom Kapitän an: Wer Kapitän, Maat, Meuterer oder Schiffsjunge ist, legt beliebig viele eigene Konflikte oder keinen. Händler und Lademeister halten sich heraus. Auch wer keinen Konflikt hat, wird gefragt; so verrät die Frage nichts.
clause-M5-2 = Dann wird die Stärke gezählt. Auf der einen Seite die Konflikte von Kapitän und Maat und 1 dazu, wenn es einen Maat gibt. Auf der anderen die von Meuterer und Schiffsjunge.
clause-M5-3 = Nach den überarbeiteten Regeln (Standard) zählen auch die Konflikte, die diese vier beim Handel gelegt haben. Nach der ersten Ausgabe zählen nur die aus der Meuterei. Die von Händler und Lademeister zählen nie.
clause-M5-4 = Die stärkere Seite gewinnt. Bei Gleichstand gewinnt der Meuterer: Steht es 0 zu 0 und gibt es keinen Maat, gelingt die Meuterei!
clause-M5-5 = Gelegte Konflikte sind verbraucht. Beide Fahrtziele bleiben, wie sie sind, auch wenn die Hände jetzt kleiner sind.
clause-M5-6 = (Unsere Festlegung.) Alle sehen sofort, wie viele Konflikte gelegt wurden; wer später gefragt wird, weiß also mehr. Zurückgehaltene Konflikte bleiben geheim.

part-M6 = Die Punkte
clause-M6-1 = Keine Meuterei, oder eine gescheiterte? Der Kapitän bekommt die Schiffspunkte seines Fahrtziels, auch wenn das Schiff liegen bleibt. Ein Maat bekommt 1 Punkt, dazu die Belohnung aus den Punkten des Kapitäns; ohne Maat zahlt er nichts. Meuterer und Schiffsjunge bekommen für ihre Rollen nichts. Beispiel: Bei einer Insel mit 5 Punkten und einer Belohnung von 2 bleiben dem Kapitän 3 Punkte, und der Maat bekommt 3. Das alles zählt vor dem Verkauf, an dem alle teilnehmen.
clause-M6-2 = Die Meuterei ist gelungen? Der Meuterer bekommt die Schiffspunkte seines eigenen Fahrtziels und ist sofort Kapitän. Der Schiffsjunge bekommt 2 Punkte. Der alte Kapitän bekommt keine Schiffspunkte, der Maat nichts für seine Rolle, und die Belohnung wird nicht gezahlt.
clause-M6-3 = Jetzt wird verkauft, auf jeder aktiven Insel für sich. Es gibt eine oder zwei; das neue Fahrtziel gehört noch nicht dazu. Auf einer Insel verkaufst du eine einzige Warensorte, und zwar von den Karten, die du gelegt hast, und nur, was die Insel kauft. Konflikte und den Piraten kauft niemand.
clause-M6-4 = Sind zwei Inseln aktiv und kauft wenigstens eine davon etwas, das du gelegt hast, wählst du: für jede Insel nichts oder eine Ware und wie viele Karten. Du darfst eine Ware auf beide aufteilen und auch weniger verkaufen, als du könntest. Der Kapitän (der neue, wenn er gewechselt hat) wählt zuerst, dann geht es im Uhrzeigersinn; alle sehen, was vor ihnen gewählt wurde, und die Punkte gibt es am Schluss. Ist nur eine Insel aktiv, geht alles von selbst: Du verkaufst alle Karten der gesuchten Ware oder, wenn die Insel alles kauft, alle der Ware, von der du am meisten gelegt hast.
clause-M6-5 = Auf jeder Insel zählen nur die meisten verkauften Karten (mindestens eine). Allein vorn: der erste Wert der Insel. Zwei gleichauf: je der zweite. Drei gleichauf: je der dritte. Vier: nichts. Auf einer Insel, die alles kauft, sind 2 Wein so gut wie 2 Rubine: Nur die Zahl zählt.
clause-M6-6 = Bist du der Händler und liegst gleichauf vorn, bekommst du trotzdem den ersten Wert, auch unter vieren. Für die anderen ändert sich nichts: Du zählst für sie wie alle. Beispiel auf Hochland (4, 3, 2): Drei liegen gleichauf; der Händler bekommt 4 Punkte, die beiden anderen je 2.

part-M7 = Das Schiff legt ab
clause-M7-1 = Die Insel, an der das Schiff liegt, bleibt aktiv, alle anderen werden inaktiv. Dann segelt das Schiff zum Fahrtziel der Person, die jetzt Kapitän ist, und diese Insel wird ebenfalls aktiv. Dort kannst du also ab der nächsten Runde verkaufen. Bleibt das Schiff liegen, ist nur eine Insel aktiv.

part-M8 = Neue Karten und das Ende
clause-M8-1 = Alle Karten, die im Handel und in der Meuterei gelegt wurden, kommen auf die Ablage. Die Fahrtziele werden entfernt, die Rollen kehren in die Mitte zurück.
clause-M8-2 = Vom Kapitän an (dem neuen, wenn er gewechselt hat) ziehen alle auf fünf Karten nach. Erst wenn eine Karte zu ziehen ist und der Stapel leer ist, wird die Ablage gemischt und zum neuen Stapel, auch mitten im Ziehen. Ist auch die Ablage leer (dazu kann nur die Beute eines Piraten führen, siehe M9.4), wird nicht mehr gezogen, und ein Lademeister behält höchstens, was er gezogen hat.
clause-M8-3 = Bist du der Lademeister, ziehst du drei Karten mehr, als du brauchst. Behalte so viele, wie dir fehlten, und lege die anderen in der gezogenen Reihenfolge unter den Stapel, die erste zuoberst; ist der Stapel leer, sind sie der neue. Von gleichen Karten behältst du die zuerst gezogenen; das zählt nur für die Reihenfolge unter dem Stapel. Nur du siehst sie, und ältere Karten tauschst du nicht aus. Beispiel: Dir fehlen 2 Karten, du ziehst 5, behältst 2 und gibst 3 zurück. Fehlt dir keine, ziehst du drei und gibst alle drei zurück; gefragt wirst du trotzdem. Die Übrigen ziehen nach deiner Wahl.
clause-M8-4 = Mit mehr als fünf Karten auf der Hand (das gibt es nur durch die Beute des Piraten) ziehst du nichts und verlierst nichts. Als Lademeister ziehst du drei und gibst alle drei zurück.
clause-M8-5 = Die Partie endet nach den Punkten der letzten Runde: der 8. zu viert, der 9. zu dritt. Das Schiff bleibt liegen, und niemand zieht mehr. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
clause-M8-6 = (Unsere Festlegung.) Als Lademeister weißt du, was du unter den Stapel gelegt hast und an welcher Stelle. Zieht jemand so eine Karte, weißt du, auf wessen Hand sie ist, bis von dort eine solche Karte gelegt wird. Zieht sie ein anderer Lademeister, weißt du nur, dass sie auf dieser Hand oder unter den zurückgegebenen Karten ist. Ebenso erinnern sich alle an die Beute eines Piraten, bis sie gelegt wird. Das Spiel merkt sich das alles für dich.
clause-M8-7 = (Unsere Festlegung.) Eine genommene Rolle und die Wahl eines Lademeisters sind geheim und endgültig: Sie lassen sich nicht zurücknehmen. Beim Passen siehst du die übrigen Rollen; deshalb lässt es sich nur zurücknehmen, wenn die anderen zustimmen.
clause-M8-8 = (Unsere Festlegung.) Die Ablage liegt offen: Alle dürfen sie durchsehen. Alle sehen auch, wie viele Karten der Stapel hat und wie viele der Lademeister zieht, behält und zurückgibt.

part-M9 = Variante: der Pirat
clause-M9-1 = Eine Piratenkarte kommt zu den anderen. Das Piratenschiff beginnt im Piratennest und bleibt dann immer dort, wohin es gesegelt ist.
clause-M9-2 = Der Pirat wird im Handel gespielt wie jede Karte, kommt aber sofort auf die Ablage. Das Piratenschiff segelt dann gegen den Uhrzeigersinn, eine Insel für jede Karte, die du noch auf der Hand hast (eine Beute zählt nicht mit, siehe M9.4). Du handelst weiter mit.
clause-M9-3 = Kommt das Piratenschiff am Schiff vorbei oder dort an, kommen alle Karten, die in dieser Runde gelegt wurden, auf die Ablage: die von allen, auch deine, auch Konflikte. Genommene Rollen und gesetzte Fahrtziele bleiben. Eine so verlorene Karte gilt nicht mehr als gelegt: Sie wird nicht verkauft und zählt nicht in der Meuterei.
clause-M9-4 = Und wenn beide Schiffe schon an derselben Insel liegen, bevor der Pirat segelt, selbst wenn er gar nicht weiterfährt? Das wird vor der Partie vereinbart. Im Standard werden alle gelegten Karten abgelegt, wie in M9.3. Sonst sind sie deine Beute: Du nimmst sie alle auf die Hand, außer dem Piraten, und alle sehen es.
clause-M9-5 = Trifft das Schiff auf das Piratenschiff, geschieht nichts. Die Piratenkarte ist eine Handkarte wie jede andere, wo immer Hände gezählt werden.
clause-M9-6 = (Unsere Festlegung.) Ein Piratenschiff, das von der Insel des Schiffs ablegt, wirkt nur einmal, bevor es segelt. Selbst wenn es mit einer sehr großen Hand einmal ganz herum bis zu dieser Insel kommt, geschieht nicht mehr.
clause-M9-7 = (Unsere Festlegung.) Die Option zur Beute hat nur Bedeutung, wenn mit dem Piraten gespielt wird.

## Der Plan im Terminal: Zeichen und Legende

board-buys-any = alles
board-prices = { $alone }/{ $two }/{ $three }
board-wheel = ⎈ { $points }
board-sign-active = ●
board-sign-ship = ▲
board-sign-goal = ◎
board-sign-mutineer-goal = ✶
board-sign-pirate-ship = ☠
board-explain-active = ● aktive Insel, sie kauft
board-explain-ship = ▲ das Schiff
board-explain-goal = ◎ Fahrtziel des Kapitäns
board-explain-mutineer-goal = ✶ Fahrtziel des Meuterers
board-explain-pirate-ship = ☠ Piratenschiff
board-explain-prices = 6/3/2 Verkaufspunkte: allein, zu zweit, zu dritt
board-explain-wheel = ⎈ Punkte für die Fahrt dorthin
board-course-of-captain = ◎ Fahrtziel des Kapitäns: { $island }
board-course-of-mutineer = ✶ Fahrtziel des Meuterers: { $island }
board-sides = Kapitän { $captains } gegen Meuterer { $mutineers }
board-captain-passed = Kapitän, hat gepasst
board-all-hands = Alle Karten auf den Tisch

## Im Browser

web-own-cards = deine Karten
web-these-cards = diese Karten
web-discard = Ablage: { $count }
web-pile-roles = Rollen
web-pile-cards = Stapel
web-pile-discard = Ablage
web-or = oder
step-roles = Rollen
step-mutiny = Meuterei
step-ship = Schiff
step-sales = Verkauf
step-voyage = Fahrt
stage-roles = Die Rollen!
stage-mutiny = Die Meuterei!
stage-command = Das Schiff.
stage-sales = Der Verkauf.
stage-voyage = Die Fahrt.
stage-round = Neue Runde.
stage-pirate = Piraten!
web-skip = Abkürzen
web-skip-hint = oder auf den Tisch tippen
web-at-trading = beim Handel
web-at-call = in der Meuterei
web-at-mate = an der Seite
web-sale-alone = { $points ->
    [0] nichts für diesen Platz
    [one] allein vorn: { $points } Punkt
   *[other] allein vorn: { $points } Punkte
}
web-sale-tied = { $points ->
    [0] zu viele gleichauf: nichts
    [one] gleichauf: je { $points } Punkt
   *[other] gleichauf: je { $points } Punkte
}
web-sale-merchant = { $points ->
    [one] als Händler: { $points } Punkt
   *[other] als Händler: { $points } Punkte
}
recap-round = Runde { $round }
recap-takes = übernimmt das Ruder
recap-keeps = behält das Ruder
dossier-hand = { $count ->
    [0] Keine Karte auf der Hand.
    [one] { $count } Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
dossier-laid = Gelegt: { $cards }.
dossier-hidden-role = Hat im Geheimen eine Rolle genommen.
dossier-last-role = Rolle in der Runde davor: { $role }.
dossier-known = Sicher auf der Hand: { $cards }.
dossier-points = Punkte bisher: { $sales } aus Verkäufen, { $ship } am Ruder, { $ally } im Bündnis.
dossier-mutinies = { $count ->
    [0] Keine Meuterei gewonnen.
    [one] { $count } Meuterei gewonnen.
   *[other] { $count } Meutereien gewonnen.
}
web-masks-off = Masken ab!
web-mutiny = Meuterei!
web-mutiny-won = Die Meuterei gelingt!
web-mutiny-failed = Der Kapitän hält stand!
web-tie-rule = Bei Gleichstand siegt der Meuterer.
web-against = gegen
web-ship-pays = Was das Schiff einbringt
web-pass-then-role = { $count ->
    [one] dann heimlich die letzte Rolle nehmen
   *[other] dann heimlich eine der { $count } Rollen nehmen
}
web-kept-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-mutineer-course = { $count ->
    [0] Ohne Karte ist dein Fahrtziel { $island }
    [one] Mit { $count } Karte ist dein Fahrtziel { $island }
   *[other] Mit { $count } Karten ist dein Fahrtziel { $island }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn die Meuterei gelingt. Gleichstand genügt.

## Die geführte Partie: was der alte Seebär sagt

chapter-1 = Eine erste Runde
coach-welcome =
    Willkommen an Bord! Das Schiff liegt auf Hochland, am Ruder steht { $seat_0 } als Kapitän.

    Zuerst verspricht der Kapitän eine Belohnung für einen treuen Maat. Dann legen alle Karten. Sieh zu, was die anderen legen; gleich bist du dran.
coach-wine =
    { $seat_0 } hat nichts versprochen, und zwei Konflikte liegen schon da: Das riecht nach Meuterei.

    Vorerst kauft nur Hochland, und zwar alles. 4, 3 und 2 sind seine Punkte: wenn du allein am meisten verkaufst, zu zweit gleichauf, zu dritt.

    In deinem Zug legst du eine Karte oder passt. Beginne mit dem Wein und warte ab.
coach-salt =
    { $seat_1 } hat mit vier Karten auf der Hand gepasst und heimlich eine Rolle genommen. Sieh in deine Geheimnisse: In der Mitte fehlt nur der Meuterer!

    Beim Verkauf zählen nur die meisten Karten einer Ware. Du hast zweimal Salz: Lege das erste.
coach-first-salt =
    { $seat_1 } hat mit vier Karten auf der Hand gepasst und heimlich eine Rolle genommen. Was übrig ist, siehst du erst, wenn du selbst gepasst hast.

    Beim Verkauf zählen nur die meisten Karten einer Ware. Du hast zweimal Salz: Lege das erste.
coach-more-salt =
    { $seat_0 } hat zweimal Wein gelegt, { $seat_2 } vor dem Passen zweimal Tuch.

    Mit dem zweiten Salz ziehst du gleich: Zu dritt zahlt Hochland je 2 Punkte. Lege es.
coach-cabin-boy =
    { $seat_0 } hat mit zwei Karten auf der Hand gepasst: Fahrtziel Grünland, zwei Inseln weiter. Nur du bist noch übrig.

    Der Meuterer ist vergeben. Der Schiffsjunge hilft ihm und bekommt 2 Punkte, wenn die Meuterei gelingt.

    Passe und nimm diese Rolle.
coach-pass =
    { $seat_0 } hat mit zwei Karten auf der Hand gepasst: Fahrtziel Grünland, zwei Inseln weiter.

    Nur du bist noch übrig, mit einem Konflikt und einem Rubin, der nicht zählen würde. Eine weitere Karte bringt dir nichts.

    Passe. Dann siehst du die Rollen.
coach-take-cabin-boy =
    Jetzt siehst du, und nur du, welche Rollen noch da sind. Meuterer und Händler fehlen: Da führt jemand eine Meuterei an!

    Dem Maat ist nichts versprochen. Der Schiffsjunge hilft dem Meuterer und bekommt 2 Punkte, wenn die Meuterei gelingt.

    Nimm diese Rolle.
coach-hold-back =
    Die Masken sind gefallen: { $seat_1 } führt die Meuterei an, und du hilfst dabei.

    Auch die beim Handeln gelegten Konflikte zählen: zwei auf jeder Seite. Bei Gleichstand gewinnt die Meuterei!

    Behalte also deinen Konflikt und lege keinen.
coach-farewell =
    Die Meuterei ist gelungen: { $seat_1 } übernimmt das Ruder und bekommt 5 Punkte für Eisfelsen.

    Du bekommst 4 Punkte: 2 als Schiffsjunge, 2 für dein Salz. { $seat_2 } bekommt als Händler trotz Gleichstand 4.

    Jetzt kaufen zwei Inseln, Hochland und Eisfelsen. Du weißt genug, um weiterzusegeln; den Rest findest du in den Regeln.

## Warum nicht

why-reward-first = Die Runde beginnt mit der Belohnung, die der Kapitän verspricht.
why-passed = Du hast schon gepasst: Der Handel ist für dich vorbei.
why-empty-hand = Deine Hand ist leer: Du kannst nur noch passen.
why-trading-over = Alle haben gepasst: Der Handel dieser Runde ist vorbei.
why-captain-no-role = Der Kapitän nimmt keine Rolle.
why-pass-first = Eine Rolle nimmst du nach dem Passen; erst dann siehst du, welche noch da sind.
why-has-role = Du hast schon eine Rolle genommen.
why-stays-out = Händler und Lademeister halten sich aus der Meuterei heraus.
why-fought = Du hast schon geantwortet: In der Meuterei legt man nur einmal Konflikte.

## Warum der Rat gut ist

hint-reward-none = Eine Belohnung geht von deinen Punkten ab, und ein Maat würde dir weniger nützen, als er kostet.
hint-reward-mate = Die Belohnung macht den Maat verlockend: Mit ihm behältst du das Ruder eher bis { $island_to }.
hint-pirate-robs = Der Pirat räumt das Deck leer: Das kostet die anderen etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} aus Verkäufen.
hint-pirate-plan = Der Pirat nützt dir jetzt ausgespielt mehr als auf der Hand.
hint-lay-sells = Gelegt lässt sich diese { $card_card } { $island_at } verkaufen.
hint-lay-course = { $count ->
    [0] Damit du keine Karte auf der Hand behältst: Das Schiff bleibt dann { $island_at }.
    [one] Damit du nur eine Karte auf der Hand behältst: Das Schiff segelt dann { $island_to }.
   *[other] Damit du nur { $count } Karten auf der Hand behältst: Das Schiff segelt dann { $island_to }.
}
hint-lay-loader = Je weniger Karten du behältst, desto mehr Auswahl hast du als Lademeister.
hint-lay-renew = Gelegt macht diese { $card_card } Platz für eine neue Karte in der nächsten Runde, und das lohnt sich.
hint-pass-course = { $count ->
    [0] Ohne Karte auf der Hand bleibst du { $island_at }
    [one] Eine Karte auf der Hand führt dich { $island_to }
   *[other] Deine { $count } Handkarten führen dich { $island_to }
}, das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn du das Ruder behältst.
hint-pass-mutineer = Die Meuterei gelingt mit etwa { $chance } % Wahrscheinlichkeit und bringt dich { $island_to }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-pass-cabin-boy = Die Seite des Meuterers gewinnt mit etwa { $chance } % Wahrscheinlichkeit: Der Schiffsjunge bekommt dafür 2 Punkte.
hint-pass-mate = Der Kapitän behält das Ruder mit etwa { $chance } % Wahrscheinlichkeit: Der Maat bekommt dafür { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-pass-merchant = Bei gleichen Verkäufen bekommt der Händler den vollen Preis: Das nützt dem, was du gelegt hast.
hint-pass-apart = Keine kämpfende Rolle verspricht mehr: Abseits der Meuterei riskierst du nichts.
hint-pass-loader = Als Lademeister würdest du { $count } Karten ziehen und nur die besten behalten.
hint-pass-done = { $count ->
    [one] Eine weitere Karte bringt dir nichts: Behalte die letzte und sieh dir die Rollen an.
   *[other] Eine weitere Karte bringt dir nichts: Behalte deine { $count } Karten und sieh dir die Rollen an.
}
hint-pass-empty = Deine Hand ist leer: Passe und sieh dir die Rollen an.
hint-fight = So gewinnt deine Seite zu etwa { $chance } %, ohne deine Konflikte nur zu { $otherwise } %.
hint-fight-safe = Deine Seite gewinnt schon fast sicher: Behalte deine Konflikte.
hint-fight-vain = Deine Konflikte würden so gut wie nichts mehr ändern: Behalte sie.
hint-fight-save = Deine Konflikte würden hier zu wenig ändern: Später sind sie mehr wert.
hint-sell = Selbst wenn die anderen bestmöglich antworten, bringt dir dieser Verkauf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-sell-in-vain = Du liegst nirgends vorn: Das bringt den anderen am wenigsten.
hint-sell-spoils = Dieser Verkauf bringt dir nichts, nimmt den anderen aber mehr weg, als dir ein anderer einbringen würde.
hint-keep-conflict = Ein Konflikt auf der Hand ist hier mehr wert, als die anderen Karten an Verkäufen versprechen.
hint-keep-islands = Diese Karten versprechen am meisten auf den Inseln, die kaufen werden: { $islands }.

## Wozu jedes Ding gut ist

about-good = Eine Ware: Lege sie beim Handel. Wer auf einer aktiven Insel, die sie kauft, am meisten davon verkauft, bekommt Punkte. Gekauft wird sie von: { $islands }.
about-conflict = Niemand kauft ihn. Doch in der Meuterei zählt jeder Konflikt 1 für deine Seite: Kapitän und Maat oder Meuterer und Schiffsjunge.
about-captain = Eröffnet die Runde, verspricht die Belohnung und setzt beim Passen das Fahrtziel. Solange keine Meuterei gelingt, bekommt er die Schiffspunkte der Insel, die er ansteuert.
about-mutineer = Will den Kapitän stürzen. Gelingt die Meuterei, wird er Kapitän und bekommt die Schiffspunkte seines eigenen Fahrtziels, eine Insel je Handkarte.
about-mate = Steht zum Kapitän: 1 mehr in der Meuterei. Bleibt der Kapitän im Amt, 1 Punkt und die Belohnung.
about-cabin-boy = Hilft dem Meuterer mit seinen Konflikten. Gelingt die Meuterei: 2 Punkte.
about-merchant = Verkauft besser: Bei Gleichstand an der Spitze bekommt er trotzdem den ersten Wert. Hält sich aus der Meuterei heraus.
about-loader = Zieht am Ende der Runde drei Karten mehr, als ihm fehlen, und behält, was er will. Hält sich aus der Meuterei heraus.
about-pirate = Wird wie jede Karte gelegt und kommt gleich auf die Ablage. Das Piratenschiff segelt für jede Karte, die du noch hältst, eine Insel zurück; kommt es am Schiff vorbei oder dort an, sind alle gelegten Karten verloren.
about-island = Kauft: { $good }. Wer am meisten verkauft, bekommt { $first } Punkte; zwei mit gleich viel je { $second }, drei je { $third }. Wer das Schiff hierher bringt, bekommt { $ship } Punkte.

## Das Ergebnis

web-reveal = Die Rollen der letzten Runde
web-source-ship = Schiff
web-source-mutiny = Meuterei
web-source-sales = Verkauf
web-source-mate = Belohnung
web-source-paid = gezahlte Belohnung
web-sign-mutiny = gelungene Meuterei
web-sign-wheel = wer am Ruder stand
web-turn-kicker = Runde
web-turn-part = { $name } { $points }
web-turn-parts = Punkte: { $parts }.
web-turn-overthrown = Die Meuterei gelingt, { $mutineers } zu { $captains }.
web-turn-withstood = Die Meuterei scheitert, { $mutineers } zu { $captains }.
web-turn-takes-wheel = { $seat } übernimmt das Ruder
web-turn-keeps-wheel = { $seat } bleibt am Ruder
web-turn-scores = { $seat } punktet am meisten
web-end-summary = { $points } Punkte, { $rounds } Runden, { $mutinies ->
    [0] keine gelungene Meuterei
    [one] { $mutinies } gelungene Meuterei
   *[other] { $mutinies } gelungene Meutereien
}

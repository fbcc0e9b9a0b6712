# Meuterer in Spanish.
# Attributes of names: .the with the article, .some as an object (vino, un rubí), .card and .cards after a number,
# .at and .to for a place; where an attribute makes no sense it is the name itself.

title = Meuterer
tagline = Un barco cargado de mercancías, un capitán… y alguien que quiere el timón.
aim = Suma más puntos que nadie tras la última ronda. Vende más que el resto, sé capitán cuando el barco dé puntos o ayuda a quien lo sea.
scored = Puntos

## The cards

name-ruby = rubí
    .the = el rubí
    .some = un rubí
    .card = carta de rubí
    .cards = cartas de rubí
    .at = rubí
    .to = rubí
name-salt = sal
    .the = la sal
    .some = sal
    .card = carta de sal
    .cards = cartas de sal
    .at = sal
    .to = sal
name-wine = vino
    .the = el vino
    .some = vino
    .card = carta de vino
    .cards = cartas de vino
    .at = vino
    .to = vino
name-cloth = tela
    .the = la tela
    .some = tela
    .card = carta de tela
    .cards = cartas de tela
    .at = tela
    .to = tela
name-grain = grano
    .the = el grano
    .some = grano
    .card = carta de grano
    .cards = cartas de grano
    .at = grano
    .to = grano
name-conflict = conflicto
    .the = el conflicto
    .some = un conflicto
    .card = carta de conflicto
    .cards = cartas de conflicto
    .at = conflicto
    .to = conflicto
name-pirate = pirata
    .the = el pirata
    .some = el pirata
    .card = carta de pirata
    .cards = cartas de pirata
    .at = pirata
    .to = pirata
name-any = todo
    .the = todo
    .some = cualquier cosa
    .card = carta cualquiera
    .cards = cartas cualesquiera
    .at = todo
    .to = todo

## The roles

name-captain = capitán
    .the = el capitán
    .some = un capitán
    .card = carta de capitán
    .cards = cartas de capitán
    .at = capitán
    .to = capitán
name-mutineer = amotinado
    .the = el amotinado
    .some = un amotinado
    .card = carta de amotinado
    .cards = cartas de amotinado
    .at = amotinado
    .to = amotinado
name-cabin-boy = grumete
    .the = el grumete
    .some = un grumete
    .card = carta de grumete
    .cards = cartas de grumete
    .at = grumete
    .to = grumete
name-mate = contramaestre
    .the = el contramaestre
    .some = un contramaestre
    .card = carta de contramaestre
    .cards = cartas de contramaestre
    .at = contramaestre
    .to = contramaestre
name-merchant = mercader
    .the = el mercader
    .some = un mercader
    .card = carta de mercader
    .cards = cartas de mercader
    .at = mercader
    .to = mercader
name-loader = estibador
    .the = el estibador
    .some = un estibador
    .card = carta de estibador
    .cards = cartas de estibador
    .at = estibador
    .to = estibador

## The islands

name-hochland = Hochland
    .the = Hochland
    .some = Hochland
    .card = Hochland
    .cards = Hochland
    .at = en Hochland
    .to = a Hochland
name-frosthoehle = Frosthöhle
    .the = Frosthöhle
    .some = Frosthöhle
    .card = Frosthöhle
    .cards = Frosthöhle
    .at = en Frosthöhle
    .to = a Frosthöhle
name-gruenland = Grünland
    .the = Grünland
    .some = Grünland
    .card = Grünland
    .cards = Grünland
    .at = en Grünland
    .to = a Grünland
name-karge-zunge = Karge Zunge
    .the = Karge Zunge
    .some = Karge Zunge
    .card = Karge Zunge
    .cards = Karge Zunge
    .at = en Karge Zunge
    .to = a Karge Zunge
name-eisfelsen = Eisfelsen
    .the = Eisfelsen
    .some = Eisfelsen
    .card = Eisfelsen
    .cards = Eisfelsen
    .at = en Eisfelsen
    .to = a Eisfelsen
name-affeninsel = Affeninsel
    .the = Affeninsel
    .some = Affeninsel
    .card = Affeninsel
    .cards = Affeninsel
    .at = en Affeninsel
    .to = a Affeninsel
name-kalte-klippe = Kalte Klippe
    .the = Kalte Klippe
    .some = Kalte Klippe
    .card = Kalte Klippe
    .cards = Kalte Klippe
    .at = en Kalte Klippe
    .to = a Kalte Klippe
name-sommerland = Sommerland
    .the = Sommerland
    .some = Sommerland
    .card = Sommerland
    .cards = Sommerland
    .at = en Sommerland
    .to = a Sommerland
name-rotes-riff = Rotes Riff
    .the = Rotes Riff
    .some = Rotes Riff
    .card = Rotes Riff
    .cards = Rotes Riff
    .at = en Rotes Riff
    .to = a Rotes Riff
name-piratennest = Piratennest
    .the = Piratennest
    .some = Piratennest
    .card = Piratennest
    .cards = Piratennest
    .at = en Piratennest
    .to = a Piratennest
name-fingerhut = Fingerhut
    .the = Fingerhut
    .some = Fingerhut
    .card = Fingerhut
    .cards = Fingerhut
    .at = en Fingerhut
    .to = a Fingerhut
name-sandkap = Sandkap
    .the = Sandkap
    .some = Sandkap
    .card = Sandkap
    .cards = Sandkap
    .at = en Sandkap
    .to = a Sandkap

## The phases of a round

name-reward = recompensa
    .the = la recompensa
    .some = una recompensa
    .card = recompensa
    .cards = recompensa
    .at = recompensa
    .to = recompensa
name-trading = comercio
    .the = el comercio
    .some = comercio
    .card = comercio
    .cards = comercio
    .at = comercio
    .to = comercio
name-mutiny = motín
    .the = el motín
    .some = un motín
    .card = motín
    .cards = motín
    .at = motín
    .to = motín
name-sales = ventas
    .the = las ventas
    .some = ventas
    .card = ventas
    .cards = ventas
    .at = ventas
    .to = ventas
name-keeping = carga
    .the = la carga
    .some = carga
    .card = carga
    .cards = carga
    .at = carga
    .to = carga
name-over = final
    .the = el final
    .some = un final
    .card = final
    .cards = final
    .at = final
    .to = final

## Options

option-ruleset = Cartas de conflicto jugadas durante el comercio
option-ruleset-revised = cuentan en el motín (reglas revisadas)
option-ruleset-v1-0 = no cuentan (primera edición)
option-layout = Orden de las islas
option-layout-shuffled = mezclado en cada partida
option-layout-introductory = siempre el mismo, bueno para empezar
option-pirate = Pirata
option-pirate-false = sin el pirata
option-pirate-true = con el pirata
option-pirate-loot = Si el pirata ya está en la isla del barco
option-pirate-loot-discard = se descartan todas las cartas jugadas
option-pirate-loot-take = quien juega el pirata se lleva todas las cartas jugadas

## What happens

fact-reward = { $points ->
    [0] { $seat } no promete nada al contramaestre.
    [one] { $seat } promete { $points } punto al contramaestre.
   *[other] { $seat } promete { $points } puntos al contramaestre.
}
fact-played = { $seat } juega { $card_some }.
fact-captain-passed = { $cards ->
    [0] { $seat } pasa sin cartas en la mano: el barco debe quedarse { $island_at }.
    [one] { $seat } pasa con { $cards } carta en la mano y fija el destino: { $island }.
   *[other] { $seat } pasa con { $cards } cartas en la mano y fija el destino: { $island }.
}
fact-passed = { $cards ->
    [0] { $seat } pasa sin cartas en la mano y toma un papel en secreto.
    [one] { $seat } pasa con { $cards } carta en la mano y toma un papel en secreto.
   *[other] { $seat } pasa con { $cards } cartas en la mano y toma un papel en secreto.
}
fact-passed-own = { $cards ->
    [0] Pasas sin cartas en la mano y, en secreto, eres { $role_the }.
    [one] Pasas con { $cards } carta en la mano y, en secreto, eres { $role_the }.
   *[other] Pasas con { $cards } cartas en la mano y, en secreto, eres { $role_the }.
}
fact-passed-seen = { $cards ->
    [0] { $seat } pasa sin cartas en la mano y, en secreto, es { $role_the }.
    [one] { $seat } pasa con { $cards } carta en la mano y, en secreto, es { $role_the }.
   *[other] { $seat } pasa con { $cards } cartas en la mano y, en secreto, es { $role_the }.
}
fact-left-trading = { $cards ->
    [0] { $seat } pasa sin cartas en la mano y mira los papeles que quedan.
    [one] { $seat } pasa con { $cards } carta en la mano y mira los papeles que quedan.
   *[other] { $seat } pasa con { $cards } cartas en la mano y mira los papeles que quedan.
}
fact-left-trading-own = { $cards ->
    [0] Pasas sin cartas en la mano. Quedan estos papeles: { $roles }.
    [one] Pasas con { $cards } carta en la mano. Quedan estos papeles: { $roles }.
   *[other] Pasas con { $cards } cartas en la mano. Quedan estos papeles: { $roles }.
}
fact-left-trading-seen = { $cards ->
    [0] { $seat } pasa sin cartas en la mano y ve estos papeles: { $roles }.
    [one] { $seat } pasa con { $cards } carta en la mano y ve estos papeles: { $roles }.
   *[other] { $seat } pasa con { $cards } cartas en la mano y ve estos papeles: { $roles }.
}
fact-took-role = { $seat } ha tomado un papel en secreto.
fact-took-role-own = En secreto, eres { $role_the }.
fact-took-role-seen = En secreto, { $seat } es { $role_the }.
fact-revealed = { $seat } es { $role_the }.
fact-no-mutiny = Nadie se amotina: { $seat } conserva el timón.
fact-mutineer-goal = ¡Motín! { $seat } quiere navegar a { $island }.
fact-fought = { $conflicts ->
    [0] { $seat } no juega ninguna carta de conflicto.
    [one] { $seat } juega { $conflicts } carta de conflicto.
   *[other] { $seat } juega { $conflicts } cartas de conflicto.
}
fact-mutiny-won = El motín triunfa por { $mutineers } a { $captains }: { $seat } toma el timón.
fact-mutiny-failed = El motín fracasa por { $mutineers } a { $captains }: { $seat } conserva el timón.
fact-ship-points = { $points ->
    [one] { $seat } gana { $points } punto de barco por { $island }.
   *[other] { $seat } gana { $points } puntos de barco por { $island }.
}
fact-mate-points = { $reward ->
    [0] { $seat } gana { $points } punto como contramaestre.
   *[other] { $seat } gana { $points } puntos como contramaestre; { $captain_seat } paga { $reward } de ellos.
}
fact-cabin-boy-points = { $points ->
    [one] { $seat } gana { $points } punto como grumete.
   *[other] { $seat } gana { $points } puntos como grumete.
}
fact-sells = { $count ->
    [one] { $seat } vende { $count } { $good_card } { $island_at }.
   *[other] { $seat } vende { $count } { $good_cards } { $island_at }.
}
fact-sells-nothing = { $seat } no vende nada.
fact-sale-points = { $points ->
    [0] Demasiada gente empata { $island_at }: { $seat } no gana nada por { $count } × { $good }.
    [one] { $seat } gana { $points } punto { $island_at } por { $count } × { $good }.
   *[other] { $seat } gana { $points } puntos { $island_at } por { $count } × { $good }.
}
fact-merchant-points = { $points ->
    [one] Empate, pero el mercader cobra el precio entero { $island_at }: { $seat } gana { $points } punto por { $count } × { $good }.
   *[other] Empate, pero el mercader cobra el precio entero { $island_at }: { $seat } gana { $points } puntos por { $count } × { $good }.
}
fact-sailed = El barco navega { $island_to }.
fact-stayed = El barco se queda { $island_at }.
fact-drew = { $count ->
    [0] No queda nada que robar para { $seat }.
    [one] { $seat } roba { $count } carta.
   *[other] { $seat } roba { $count } cartas.
}
fact-drew-own = { $count ->
    [0] No queda nada que robar para ti.
   *[other] Robas: { $cards }.
}
fact-drew-seen = { $count ->
    [0] No queda nada que robar para { $seat }.
   *[other] { $seat } roba: { $cards }.
}
fact-reshuffled = { $count ->
    [one] El mazo está vacío: el descarte ({ $count } carta) pasa a ser el nuevo mazo.
   *[other] El mazo está vacío: el descarte ({ $count } cartas) se baraja y pasa a ser el nuevo mazo.
}
fact-loader-drew = { $count ->
    [0] No queda nada que robar para { $seat }, el estibador.
    [one] { $seat }, el estibador, roba { $count } carta y elige.
   *[other] { $seat }, el estibador, roba { $count } cartas y elige.
}
fact-loader-drew-own = { $count ->
    [0] Eres el estibador, pero no queda nada que robar.
   *[other] Como estibador robas: { $cards }.
}
fact-loader-drew-seen = { $count ->
    [0] { $seat } es el estibador, pero no queda nada que robar.
   *[other] Como estibador, { $seat } roba: { $cards }.
}
fact-loader-kept = { $count ->
    [0] { $seat } no se queda ninguna carta
    [one] { $seat } se queda { $count } carta
   *[other] { $seat } se queda { $count } cartas
} y { $returned ->
    [0] no pone ninguna bajo el mazo.
   *[other] pone { $returned } bajo el mazo.
}
fact-loader-kept-own = { $count ->
    [0] { $returned ->
        [0] No te quedas nada ni pones nada bajo el mazo.
       *[other] No te quedas nada; bajo el mazo: { $under }.
    }
   *[other] { $returned ->
        [0] Te quedas: { $cards }. Nada va bajo el mazo.
       *[other] Te quedas: { $cards }; bajo el mazo: { $under }.
    }
}
fact-loader-kept-seen = { $count ->
    [0] { $returned ->
        [0] { $seat } no se queda nada ni pone nada bajo el mazo.
       *[other] { $seat } no se queda nada; bajo el mazo: { $under }.
    }
   *[other] { $returned ->
        [0] { $seat } se queda: { $cards }. Nada va bajo el mazo.
       *[other] { $seat } se queda: { $cards }; bajo el mazo: { $under }.
    }
}
fact-round = Ronda { $round }: { $seat } lleva el timón.
fact-over = Se acabaron las ventas: la partida ha terminado.
fact-pirate = { $steps ->
    [0] { $seat } juega el pirata sin cartas en la mano: el barco pirata se queda { $island_at }.
    [one] { $seat } juega el pirata: el barco pirata navega { $steps } isla, { $island_to }.
   *[other] { $seat } juega el pirata: el barco pirata navega { $steps } islas, { $island_to }.
}
fact-robbed = ¡Al abordaje! Todas las cartas jugadas hasta ahora van al descarte.
fact-looted = { $cards_count ->
    [0] ¡Al abordaje! Pero aún no se ha jugado nada: { $seat } se va con las manos vacías.
   *[other] ¡Al abordaje! { $seat } se lleva todas las cartas jugadas: { $cards }.
}

## What is asked, what can be chosen

ask-reward = ¿Cuántos puntos prometes a tu contramaestre?
ask-play = Juega una carta o pasa.
ask-only-pass = No te quedan cartas: pasa.
ask-pass = Si pasas, te guardas las cartas que te quedan en la mano.
ask-pass-role = Pasa y toma en secreto uno de los papeles que quedan.
ask-take-role = Has pasado: toma en secreto uno de los papeles que quedan.
ask-fight = ¿Cuántos conflictos juegas? El empate favorece al amotinado.
ask-sell = Dos islas compran: ¿qué vendes y dónde?
ask-keep = ¿Qué cartas te quedas?

move-reward = { $points ->
    [0] No prometer nada
    [one] Prometer { $points } punto
   *[other] Prometer { $points } puntos
}
move-play = Jugar { $card_some }
choose-play-card = Jugar…
move-pass = Pasar
move-pass-role = Pasar y ser { $role_the }
choose-pass-role = Pasar y ser…
move-take-role = Ser { $role_the }
choose-take-role = Ser en secreto…
move-fight = { $conflicts ->
    [0] No jugar ningún conflicto
    [one] Jugar { $conflicts } conflicto
   *[other] Jugar { $conflicts } conflictos
}
move-sell = Vender { $sales }
move-sell-sale = { $count } × { $good } → { $key }
move-sell-nothing = No vender nada
move-keep = { $cards_count ->
    [0] No quedarse nada
   *[other] Quedarse: { $cards }
}

reason-rounds-played = Se han jugado todas las rondas: gana quien tiene más puntos.

figure-lead = Ventaja en puntos sobre el segundo puesto
figure-loader-returns = Estibadores que pusieron cartas bajo el mazo

## The board in a terminal

board-round = Ronda { $round } de { $rounds }
board-phase = Fase: { $phase }
board-turn = Es el turno de { $seat }.
board-captain = { $seat } lleva el timón.
board-reward = { $points ->
    [0] El contramaestre no recibirá nada.
    [one] El contramaestre recibirá { $points } punto.
   *[other] El contramaestre recibirá { $points } puntos.
}
board-ship = El barco está { $island_at }.
board-pirate-ship = El barco pirata está { $island_at }.
board-active = Islas que compran: { $islands }.
board-captain-goal = Destino del capitán: { $island }.
board-mutineer-goal = Destino del amotinado: { $island }.
board-roles-in-pile = { $count ->
    [one] Queda { $count } papel en el centro.
   *[other] Quedan { $count } papeles en el centro.
}
board-strengths = Fuerzas hasta ahora: capitán { $captains }, amotinado { $mutineers }.
board-pile = { $count ->
    [one] { $count } carta en el mazo.
   *[other] { $count } cartas en el mazo.
}
board-discard = Descarte: { $cards }.
board-discard-empty = El descarte está vacío.
board-drawn = { $count ->
    [one] El estibador mira { $count } carta.
   *[other] El estibador mira { $count } cartas.
}
board-scores = Puntos
board-islands = Las islas, en el sentido de las agujas del reloj
board-island = Isla
board-buys = Compra
board-alone = En cabeza
board-two = Dos
board-three = Tres
board-ship-points = Barco
board-here = Aquí
board-mark-ship = barco
board-mark-pirate-ship = pirata
board-mark-active = compra
board-mark-goal = destino del capitán
board-mark-mutineer-goal = destino del amotinado
board-steps = { $count ->
    [0] aquí
   *[other] + { $count }
}
board-seats = A bordo
board-seat = Nombre
board-score = Puntos
board-hand = Mano
board-laid = Jugado
board-role = Papel
board-status = Estado
board-fought = Conflictos
board-sold = Ventas
board-is-captain = capitán
board-has-passed = ya pasó
board-is-trading = comercia
board-hidden-role = papel secreto
board-takes-role = toma un papel
board-no-role = sin papel
board-to-move = le toca
board-sale = { $count } × { $good } → { $island }
board-known = se sabe: { $cards }
board-own = Lo que solo sabes tú
board-own-hand = Tu mano: { $cards }.
board-of-hand = En la mano: { $cards }.
board-own-hand-empty = Ninguna carta en la mano.
board-own-role = Tu papel: { $role }.
board-of-role = Papel: { $role }.
board-own-captain = Eres el capitán.
board-own-drawn = { $count ->
    [0] Recién robadas: { $cards }; no te quedas ninguna.
    [one] Recién robadas: { $cards }; te quedas { $count }.
   *[other] Recién robadas: { $cards }; te quedas { $count }.
}
board-of-drawn = { $count ->
    [0] { $seat } acaba de robar { $cards } y no se queda ninguna.
    [one] { $seat } acaba de robar { $cards } y se queda { $count }.
   *[other] { $seat } acaba de robar { $cards } y se queda { $count }.
}
board-course = { $count ->
    [0] Si pasas sin cartas, el barco se quedaría { $island_at }.
    [one] Si pasas con { $count } carta, el barco iría { $island_to }.
   *[other] Si pasas con { $count } cartas, el barco iría { $island_to }.
}
board-course-as-mutineer = { $count ->
    [0] Como amotinado sin cartas, tu destino sería { $island }.
    [one] Como amotinado con { $count } carta, tu destino sería { $island }.
   *[other] Como amotinado con { $count } cartas, tu destino sería { $island }.
}
board-course-of-possible-mutineer = { $count ->
    [0] Como amotinado sin cartas, { $seat } iría a { $island }.
    [one] Como amotinado con { $count } carta, { $seat } iría a { $island }.
   *[other] Como amotinado con { $count } cartas, { $seat } iría a { $island }.
}
board-roles-seen = { $taken ->
    [0] Papeles en el centro al empezar la ronda: { $left }.
    [one] Papeles que quedaban después de tomarse { $taken }: { $left }.
   *[other] Papeles que quedaban después de tomarse { $taken }: { $left }.
}
board-known-hand = Seguro que está en la mano de { $seats }: { $cards }.
board-known-hand-or-pile = En la mano de { $seats } o bajo el mazo: { $cards }.
board-known-pile = En algún lugar bajo el mazo: { $cards }.
board-pile-place = En el mazo, en el puesto { $place } desde arriba: { $card }.
board-known-of-mine = Se sabe que te dieron: { $cards }.
board-known-of-other = Se sabe que { $seat } recibió: { $cards }.

## The rulebook

part-M1 = Preparación
clause-M1-1 = Doce islas forman un anillo. Su orden se mezcla; para una primera partida usa el de la tabla de islas, en el sentido de las agujas del reloj. El barco empieza en Hochland. Solo se puede vender en las islas activas. Al principio la única es Hochland.
clause-M1-2 = El primer capitán se decide al azar.
clause-M1-3 = Se barajan las cartas: 4 de rubí, 5 de sal, 6 de vino, 7 de tela, 8 de grano y 6 de conflicto. Se reparten cinco a cada persona; el resto forma el mazo. Tus cartas son secretas, pero todo el mundo ve cuántas tienes.
clause-M1-4 = Se empieza con 0 puntos. Tu puntuación puede bajar de cero.

part-M2 = La recompensa
clause-M2-1 = Si eres el capitán, abres la ronda con una promesa que oye todo el mundo: 0, 1, 2 o 3 de tus propios puntos para quien sea tu contramaestre. Solo pagas si conservas el timón.

part-M3 = El comercio
clause-M3-1 = Empieza el capitán y se sigue en el sentido de las agujas del reloj. En tu turno juegas una carta boca arriba delante de ti, o pasas. Puedes jugar cualquier carta, incluso una mercancía que ahora no quiere nadie, incluso un conflicto.
clause-M3-2 = Sin cartas en la mano solo puedes pasar. Cuando llega tu turno se te pregunta igualmente, seas o no el capitán.
clause-M3-3 = Cuando pasas, sales del comercio. Las cartas que te quedan siguen ocultas, pero todo el mundo ve cuántas son.
clause-M3-4 = Si pasas como capitán, no tomas ningún papel: fijas el destino. Cuenta las cartas de tu mano y avanza otras tantas islas desde el barco, en el sentido de las agujas del reloj. Todo el mundo lo ve enseguida. Con 3 cartas es la tercera isla; sin ninguna, la isla donde está el barco; con muchas se sigue contando alrededor del anillo. Puedes pasar en tu primer turno.
clause-M3-5 = Si pasas y no eres el capitán, sales del comercio al momento, a la vista de todo el mundo. Solo entonces miras los papeles que quedan en el centro y tomas uno en secreto; la partida te espera. Solo tú sabes qué papeles quedaban; el resto solo ve cuántos. Mientras comercias no sabes qué papeles faltan. Quien pasa más tarde tiene menos donde elegir.
clause-M3-6 = El comercio acaba cuando ha pasado todo el mundo. Si solo quedas tú, puedes jugar todas las cartas que quieras.

part-M4 = Fuera máscaras
clause-M4-1 = Se descubren todos los papeles. Si eres el amotinado, también tienes un destino: tantas islas desde el barco, en el sentido de las agujas del reloj, como cartas tienes en la mano. Puede ser la misma isla que la del capitán.
clause-M4-2 = (Nuestra aclaración.) Los papeles quedan a la vista hasta el final de la ronda, así que también se sabe cuáles no tomó nadie.

part-M5 = El motín
clause-M5-1 = Solo hay motín si alguien es el amotinado. Se da una sola vuelta a la mesa, desde el capitán y en el sentido de las agujas del reloj: quien es capitán, contramaestre, amotinado o grumete juega tantos de sus conflictos como quiera, o ninguno. El mercader y el estibador no intervienen. Se te pregunta aunque no tengas conflictos, para no delatar nada.
clause-M5-2 = Se cuentan los dos bandos. El del capitán: los conflictos del capitán y del contramaestre, más 1 si hay contramaestre. El del amotinado: los del amotinado y del grumete.
clause-M5-3 = Con las reglas revisadas (por defecto) también cuentan los conflictos que estos cuatro jugaron durante el comercio. Con las de la primera edición solo cuentan los jugados en el motín. Los del mercader y el estibador no cuentan nunca.
clause-M5-4 = Gana el bando más fuerte. El empate favorece al amotinado: con 0 a 0 y sin contramaestre, ¡el motín triunfa!
clause-M5-5 = Los conflictos jugados se gastan. Ningún destino cambia, aunque ahora haya menos cartas en las manos.
clause-M5-6 = (Nuestra aclaración.) Todo el mundo ve enseguida cuántos conflictos juegas, así que quien responde después sabe más. Los conflictos que te guardas siguen siendo secretos.

part-M6 = Los puntos
clause-M6-1 = Sin motín, o si fracasa: el capitán gana los puntos de barco del destino, aunque el barco no se mueva. El contramaestre gana 1 punto y recibe la recompensa, que sale de los puntos del capitán; si no hay contramaestre, el capitán no paga nada. El amotinado y el grumete no ganan nada por su papel. Ejemplo: por una isla de 5 puntos y una recompensa de 2, al capitán le quedan 3 puntos y el contramaestre gana 3. Todo esto va antes de las ventas, en las que participa todo el mundo.
clause-M6-2 = Si el motín triunfa: el amotinado gana los puntos de barco de su propio destino y es capitán al momento. El grumete gana 2 puntos. El capitán anterior no gana puntos de barco, el contramaestre no gana nada por su papel, y no se paga ninguna recompensa.
clause-M6-3 = Después se vende, en cada isla activa por separado. Hay una o dos; el nuevo destino aún no lo es. En una isla vendes una sola clase de mercancía, de las cartas que has jugado, y solo si la isla la compra. Nadie compra conflictos ni el pirata.
clause-M6-4 = Si hay dos islas activas y al menos una compra algo que has jugado, eliges: para cada isla nada, o una mercancía y cuántas cartas. Puedes repartir una mercancía entre las dos y puedes vender menos de lo posible. Elige primero el capitán (el nuevo, si lo hay) y se sigue en el sentido de las agujas del reloj; todo el mundo ve lo elegido hasta entonces, y los puntos llegan al final. Si solo hay una isla activa, se hace por ti: vendes todas tus cartas de la mercancía que compra o, si compra cualquier cosa, de la mercancía que más has jugado.
clause-M6-5 = En cada isla solo puntúa quien ha vendido más cartas (al menos una). En solitario: el primer valor de la isla. Si empatan dos: el segundo valor para cada persona. Si empatan tres: el tercero. Si empatan cuatro: nada. En una isla que compra cualquier cosa, 2 de vino valen lo mismo que 2 de rubí: solo cuenta el número.
clause-M6-6 = Si eres el mercader y empatas en cabeza, ganas igualmente el primer valor, incluso en un empate a cuatro. Para el resto no cambia nada: te cuentan como a cualquiera. Ejemplo en Hochland (4, 3, 2): empatan tres; el mercader gana 4 puntos y las otras dos personas, 2 cada una.

part-M7 = El barco zarpa
clause-M7-1 = La isla donde está el barco sigue activa; todas las demás dejan de estarlo. Después el barco navega al destino de quien es ahora el capitán, y esa isla también pasa a estar activa. Así que allí se puede vender desde la ronda siguiente. Si el barco se queda donde está, solo hay una isla activa.

part-M8 = Cartas nuevas y final
clause-M8-1 = Todas las cartas jugadas, en el comercio y en el motín, van al descarte. Los destinos se borran y los papeles vuelven al centro.
clause-M8-2 = Desde el capitán (el nuevo, si lo hay), cada persona roba hasta tener cinco cartas. Solo cuando hay que robar una carta y el mazo está vacío se baraja el descarte, que pasa a ser el nuevo mazo, incluso a mitad de un robo. Si el descarte también está vacío (solo puede pasar por el botín de un pirata, véase M9.4), ya no roba nadie, y el estibador se queda como mucho con lo que robó.
clause-M8-3 = Si eres el estibador, robas tres cartas más de las que necesitas. Quédate con las que necesitabas y pon las otras bajo el mazo en el orden en que las robaste, la primera arriba; si el mazo está vacío, forman el nuevo mazo. De cartas iguales te quedas las que robaste antes; eso solo cuenta para el orden bajo el mazo. Nadie más las ve, y no puedes cambiar cartas que ya tenías. Ejemplo: necesitas 2 cartas, robas 5, te quedas 2 y devuelves 3. Si no necesitas ninguna, robas tres y devuelves las tres; se te pregunta igualmente. Quienes van detrás roban después de tu elección.
clause-M8-4 = Con más de cinco cartas en la mano (solo pasa con el botín de un pirata) no robas nada ni pierdes nada. Si eres el estibador, robas tres y devuelves las tres.
clause-M8-5 = La partida acaba después de los puntos de la última ronda: la 8.ª con cuatro personas, la 9.ª con tres. El barco se queda y nadie roba. Gana quien tiene más puntos; en caso de empate se comparte la victoria.
clause-M8-6 = (Nuestra aclaración.) Como estibador sabes qué has puesto bajo el mazo y en qué lugar. Si alguien roba una de esas cartas, sabes quién la tiene hasta que juegue una carta de esa clase. Si la roba otro estibador, solo sabes que la tiene o que la devolvió. Del mismo modo, todo el mundo recuerda el botín de un pirata hasta que se juega. El juego lleva la cuenta por ti.
clause-M8-7 = (Nuestra aclaración.) El papel que tomas y la elección del estibador son secretos y definitivos: no se pueden deshacer. Al pasar ves los papeles que quedan, así que solo puedes deshacerlo si el resto está de acuerdo.
clause-M8-8 = (Nuestra aclaración.) El descarte es público: puedes mirarlo. Todo el mundo ve también cuántas cartas hay en el mazo y cuántas roba, se queda y devuelve el estibador.

part-M9 = Variante: el pirata
clause-M9-1 = Se añade una carta de pirata al mazo. El barco pirata empieza en Piratennest y después se queda donde haya llegado.
clause-M9-2 = El pirata se juega durante el comercio, como cualquier carta, pero se descarta al momento. El barco pirata navega entonces en sentido contrario a las agujas del reloj, una isla por cada carta que te queda en la mano (el botín no cuenta, véase M9.4). Sigues en el comercio.
clause-M9-3 = Si el barco pirata pasa por la isla del barco o llega a ella, se descartan todas las cartas jugadas en esta ronda: las de todo el mundo, incluidas las tuyas y los conflictos. Los papeles y los destinos se mantienen. Una carta perdida así ya no cuenta como jugada: no se vende ni cuenta en el motín.
clause-M9-4 = ¿Y si los dos barcos están en la misma isla antes de que el pirata navegue, aunque no se mueva? Se acuerda antes de la partida. Por defecto se descartan todas las cartas jugadas, como en M9.3. Si no, son tu botín: te las llevas todas a la mano, menos el pirata, a la vista de todo el mundo.
clause-M9-5 = Si es el barco el que llega a la isla del barco pirata, no pasa nada. El pirata cuenta como una carta en la mano más.
clause-M9-6 = (Nuestra aclaración.) Un barco pirata que sale de la isla del barco actúa una sola vez, antes de navegar. Aunque una mano enorme le haga dar toda la vuelta, no pasa nada más.
clause-M9-7 = (Nuestra aclaración.) La opción del botín solo importa si se juega con el pirata.

## The board in the terminal: signs and legend

board-buys-any = todo
board-prices = { $alone }/{ $two }/{ $three }
board-wheel = ⎈ { $points }
board-sign-active = ●
board-sign-ship = ▲
board-sign-goal = ◎
board-sign-mutineer-goal = ✶
board-sign-pirate-ship = ☠
board-explain-active = ● isla activa, que compra
board-explain-ship = ▲ el barco
board-explain-goal = ◎ destino del capitán
board-explain-mutineer-goal = ✶ destino del amotinado
board-explain-pirate-ship = ☠ el barco pirata
board-explain-prices = 6/3/2 puntos de venta: en cabeza, empate a dos, a tres
board-explain-wheel = ⎈ puntos para quien navega allí
board-course-of-captain = ◎ Destino del capitán: { $island }
board-course-of-mutineer = ✶ Destino del amotinado: { $island }
board-sides = Capitán { $captains } contra amotinado { $mutineers }
board-captain-passed = capitán, ya pasó
board-all-hands = Todas las cartas sobre la mesa

## In the browser

web-own-cards = tus cartas
web-these-cards = estas cartas
web-discard = Descarte: { $count }
web-pile-roles = papeles
web-pile-cards = mazo
web-pile-discard = descarte
web-or = o
step-roles = papeles
step-mutiny = motín
step-ship = barco
step-sales = ventas
step-voyage = viaje
stage-roles = ¡Los papeles!
stage-mutiny = ¡El motín!
stage-command = El barco.
stage-sales = Las ventas.
stage-voyage = El viaje.
stage-round = Nueva ronda.
stage-pirate = ¡Piratas!
web-skip = Saltar
web-skip-hint = o toca la mesa
web-at-trading = en el comercio
web-at-call = en el motín
web-at-mate = a su lado
web-sale-alone = { $points ->
    [0] nada por este puesto
    [one] en cabeza: { $points } punto
   *[other] en cabeza: { $points } puntos
}
web-sale-tied = { $points ->
    [0] demasiados empates: nada
    [one] empate: { $points } punto por persona
   *[other] empate: { $points } puntos por persona
}
web-sale-merchant = { $points ->
    [one] como mercader: { $points } punto
   *[other] como mercader: { $points } puntos
}
recap-round = Ronda { $round }
recap-takes = toma el timón
recap-keeps = conserva el timón
dossier-hand = { $count ->
    [0] Ninguna carta en la mano.
    [one] { $count } carta en la mano.
   *[other] { $count } cartas en la mano.
}
dossier-laid = Jugado: { $cards }.
dossier-hidden-role = Ha tomado un papel en secreto.
dossier-last-role = Papel en la ronda anterior: { $role }.
dossier-known = Seguro en la mano: { $cards }.
dossier-points = Puntos hasta ahora: { $sales } de ventas, { $ship } al timón, { $ally } como ayudante.
dossier-mutinies = { $count ->
    [0] Ningún motín ganado.
    [one] { $count } motín ganado.
   *[other] { $count } motines ganados.
}
web-masks-off = ¡Fuera máscaras!
web-mutiny = ¡Motín!
web-mutiny-won = ¡El motín triunfa!
web-mutiny-failed = ¡El capitán resiste!
web-tie-rule = En caso de empate gana el amotinado.
web-against = contra
web-ship-pays = Lo que da el barco
web-pass-then-role = { $count ->
    [one] después, toma en secreto el último papel
   *[other] después, toma en secreto uno de los { $count } papeles
}
web-kept-cards = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
web-mutineer-course = { $count ->
    [0] Sin cartas, tu destino es { $island }
    [one] Con { $count } carta, tu destino es { $island }
   *[other] Con { $count } cartas, tu destino es { $island }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} si el motín triunfa. Basta el empate.

## The guided match: what the old sea dog says

chapter-1 = Una primera ronda
coach-welcome =
    ¡Te doy la bienvenida a bordo! El barco está en Hochland y { $seat_0 } lleva el timón como capitán.

    El capitán promete primero una recompensa a un contramaestre leal. Después se juegan cartas. Mira lo que juega el resto: pronto te tocará.
coach-wine =
    { $seat_0 } no ha prometido nada, y ya hay dos conflictos sobre la mesa: huele a motín.

    De momento solo compra Hochland, y compra cualquier cosa. 4, 3 y 2 son sus puntos: por vender más en solitario, con empate a dos, con empate a tres.

    En tu turno juegas una carta o pasas. Empieza por el vino y veremos qué pasa.
coach-salt =
    { $seat_1 } ha pasado con cuatro cartas en la mano y ha tomado un papel en secreto. Mira tus secretos: ¡solo falta el amotinado!

    En una venta solo cuenta quien tiene más cartas de una misma mercancía. Tienes dos de sal: juega la primera.
coach-first-salt =
    { $seat_1 } ha pasado con cuatro cartas en la mano y ha tomado un papel en secreto. No verás cuáles quedan hasta que pases.

    En una venta solo cuenta quien tiene más cartas de una misma mercancía. Tienes dos de sal: juega la primera.
coach-more-salt =
    { $seat_0 } ha jugado dos de vino, y { $seat_2 }, dos de tela antes de pasar.

    Con una segunda sal empatas: en un empate a tres, Hochland paga 2 puntos a cada persona. Juégala.
coach-cabin-boy =
    { $seat_0 } ha pasado con dos cartas en la mano: el destino es Grünland, dos islas más allá. Solo quedas tú.

    El papel de amotinado ya está tomado. El grumete ayuda al amotinado y gana 2 puntos si el motín triunfa.

    Pasa y toma ese papel.
coach-pass =
    { $seat_0 } ha pasado con dos cartas en la mano: el destino es Grünland, dos islas más allá.

    Solo quedas tú, con un conflicto y un rubí que no contaría. Otra carta no te daría nada.

    Pasa. Entonces verás los papeles.
coach-take-cabin-boy =
    Ahora solo tú ves los papeles que quedan. Faltan el amotinado y el mercader: ¡alguien prepara un motín!

    Al contramaestre no le han prometido nada. El grumete ayuda al amotinado y gana 2 puntos si el motín triunfa.

    Toma ese papel.
coach-hold-back =
    Fuera máscaras: { $seat_1 } dirige el motín y tú estás en ese bando.

    Los conflictos jugados durante el comercio también cuentan: dos por bando. ¡En caso de empate gana el motín!

    Así que guarda tu conflicto y no juegues ninguno.
coach-farewell =
    El motín ha triunfado: { $seat_1 } toma el timón y gana 5 puntos por Eisfelsen.

    Tú ganas 4 puntos: 2 como grumete y 2 por tu sal. { $seat_2 }, el mercader, gana 4 a pesar del empate.

    Ahora compran dos islas, Hochland y Eisfelsen. Ya sabes bastante para seguir navegando; el reglamento tiene el resto.

## Why not

why-reward-first = La ronda empieza con la recompensa que promete el capitán.
why-passed = Ya has pasado: el comercio ha acabado para ti.
why-empty-hand = No te quedan cartas: solo puedes pasar.
why-trading-over = Ya ha pasado todo el mundo: el comercio de esta ronda ha acabado.
why-captain-no-role = El capitán no toma ningún papel.
why-pass-first = Tomas un papel después de pasar, y solo entonces ves cuáles quedan.
why-has-role = Ya has tomado un papel.
why-stays-out = El mercader y el estibador no intervienen en el motín.
why-fought = Ya has respondido: en cada motín los conflictos se juegan una sola vez.

## Why the hint is good

hint-reward-none = Una recompensa te costaría puntos, y un contramaestre te ayudaría menos que eso.
hint-reward-mate = La recompensa hace tentador el papel de contramaestre, y con él es más probable que conserves el timón hasta { $island }.
hint-pirate-robs = El pirata limpia la cubierta: el resto perdería en ventas alrededor de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hint-pirate-plan = El pirata te sirve más jugado ahora que guardado en la mano.
hint-lay-sells = Una vez jugada, esta { $card_card } se puede vender { $island_at }.
hint-lay-course = { $count ->
    [0] Para acabar sin cartas en la mano: el barco se quedaría { $island_at }.
    [one] Para guardar una carta en la mano: tu destino sería { $island }.
   *[other] Para guardar { $count } cartas en la mano: tu destino sería { $island }.
}
hint-lay-loader = Cuantas menos cartas guardes, más podrás elegir como estibador.
hint-lay-renew = Jugar esta { $card_card } deja sitio para una carta nueva en la próxima ronda.
hint-pass-course = { $count ->
    [0] Sin cartas en la mano te quedas { $island_at }
    [one] Una carta en la mano te lleva { $island_to }
   *[other] Tus { $count } cartas en la mano te llevan { $island_to }
}, que vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} si conservas el timón.
hint-pass-mutineer = El motín tendría un { $chance } % de posibilidades, más o menos, y te llevaría { $island_to }, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hint-pass-cabin-boy = El bando del amotinado ganaría más o menos el { $chance } % de las veces: el grumete se lleva 2 puntos.
hint-pass-mate = El capitán conservaría el timón más o menos el { $chance } % de las veces: el contramaestre se lleva { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hint-pass-merchant = En un empate el mercader cobra el precio entero, y eso ayuda a lo que has jugado.
hint-pass-apart = Ningún papel de combate promete más: fuera del motín no arriesgas nada.
hint-pass-loader = Como estibador robarías { $count } cartas y te quedarías solo las mejores.
hint-pass-done = { $count ->
    [one] Otra carta no te daría nada: guarda la última y mira los papeles.
   *[other] Otra carta no te daría nada: guarda tus { $count } cartas y mira los papeles.
}
hint-pass-empty = No te quedan cartas: pasa y mira los papeles.
hint-fight = Así tu bando gana más o menos el { $chance } % de las veces, frente al { $otherwise } % sin tus conflictos.
hint-fight-safe = Tu bando ya tiene la victoria casi segura: guarda tus conflictos.
hint-fight-vain = Tus conflictos no cambiarían casi nada: guárdalos.
hint-fight-save = Aquí tus conflictos cambiarían demasiado poco: más adelante valdrán más.
hint-sell = Aunque el resto responda lo mejor posible, esta venta te da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hint-sell-in-vain = No puedes ganar ninguna venta: esta elección es la que menos ayuda al resto.
hint-sell-spoils = Esta venta no te da nada, pero le quita al resto más de lo que otra te daría.
hint-keep-conflict = Aquí un conflicto vale más que lo que darían las otras cartas en las ventas.
hint-keep-islands = Estas cartas son las que más prometen en las islas que van a comprar: { $islands }.

## What each thing is for

about-good = Una mercancía: juégala durante el comercio. En una isla activa que la compre, puntúa quien más vende. La compran: { $islands }.
about-conflict = No la compra nadie. En un motín cuenta 1 para tu bando: capitán y contramaestre, o amotinado y grumete.
about-captain = Abre la ronda, promete la recompensa y fija el destino al pasar. Si no triunfa un motín, gana los puntos de barco del destino.
about-mutineer = Intenta derrocar al capitán. Si lo logra: es el nuevo capitán y gana los puntos de barco de su propio destino, una isla por carta en la mano, en el sentido de las agujas del reloj.
about-mate = Ayuda al capitán y cuenta 1 en el motín. Si el capitán conserva el timón: 1 punto y la recompensa.
about-cabin-boy = Ayuda al amotinado con sus conflictos. 2 puntos si el motín triunfa.
about-merchant = Vende mejor: si empata en cabeza en una venta, gana igualmente el primer valor. No interviene en el motín.
about-loader = Al final de la ronda roba tres cartas más de las necesarias y se queda las mejores. No interviene en el motín.
about-pirate = Se juega como cualquier carta y se descarta al momento. El barco pirata retrocede una isla por carta que te queda en la mano; si pasa por donde está el barco o llega allí, se pierden todas las cartas jugadas.
about-island = Compra: { $good }. Quien más vende gana { $first } puntos; en un empate a dos, { $second } por persona; a tres, { $third }. Traer aquí el barco vale { $ship } puntos.

## The result

web-reveal = Los papeles de la última ronda
web-source-ship = barco
web-source-mutiny = motín
web-source-sales = ventas
web-source-mate = recompensa
web-source-paid = recompensa pagada
web-sign-mutiny = motín ganado
web-sign-wheel = quién llevaba el timón
web-turn-kicker = ronda
web-turn-part = { $name } { $points }
web-turn-parts = Puntos: { $parts }.
web-turn-overthrown = El motín triunfa por { $mutineers } a { $captains }.
web-turn-withstood = El motín fracasa por { $mutineers } a { $captains }.
web-turn-takes-wheel = { $seat } toma el timón
web-turn-keeps-wheel = { $seat } conserva el timón
web-turn-scores = Gran ronda de { $seat }
web-end-summary = { $points } puntos, { $rounds } rondas, { $mutinies ->
    [0] ningún motín ganado
    [one] { $mutinies } motín ganado
   *[other] { $mutinies } motines ganados
}

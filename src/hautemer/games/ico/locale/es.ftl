# ICO in Spanish.
# Attributes of names: .the with the definite article, .a with the indefinite one, .many as a plural with the article; where
# one makes no sense it is the name itself.

title = ICO
tagline = El tesoro va a bordo, y los piratas también. ¿Con quién te atreves a zarpar?
aim = Marineros contra piratas, y nadie sabe quién es quién. Un viaje sin veneno es una ronda para los marineros; con veneno, para los piratas.
scored = Rondas ganadas por su bando

## Roles, cards and states

name-sailor = marinero
    .the = el marinero
    .a = un marinero
    .many = los marineros
name-pirate = pirata
    .the = el pirata
    .a = un pirata
    .many = los piratas
name-siren = sirena
    .the = la sirena
    .a = una sirena
    .many = la sirena
name-sailors = marineros
    .the = los marineros
    .a = marineros
    .many = los marineros
name-pirates = piratas
    .the = los piratas
    .a = piratas
    .many = los piratas
name-island = isla
    .the = la isla
    .a = una isla
    .many = las islas
name-poison = veneno
    .the = el veneno
    .a = un veneno
    .many = los venenos
name-seasick = Mareo
    .the = el Mareo
    .a = Mareo
    .many = Mareo
name-rough-sea = Mar gruesa
    .the = la Mar gruesa
    .a = Mar gruesa
    .many = Mar gruesa
name-antidote = Antídoto
    .the = el Antídoto
    .a = Antídoto
    .many = Antídoto
name-observer = Observador
    .the = el Observador
    .a = Observador
    .many = Observador
name-starboard = Estribor
    .the = el Estribor
    .a = Estribor
    .many = Estribor
name-overboard = Por la borda
    .the = Por la borda
    .a = Por la borda
    .many = Por la borda
name-treasure-map = Mapa del tesoro
    .the = el Mapa del tesoro
    .a = Mapa del tesoro
    .many = Mapa del tesoro
name-brigand = Salteador
    .the = el Salteador
    .a = Salteador
    .many = Salteador
name-express = Viaje exprés
    .the = el Viaje exprés
    .a = Viaje exprés
    .many = Viaje exprés
name-mooring = Amarre
    .the = el Amarre
    .a = Amarre
    .many = Amarre
name-lucky = Afortunado
    .the = el Afortunado
    .a = Afortunado
    .many = Afortunado
name-parrot = Loro
    .the = el Loro
    .a = Loro
    .many = Loro
name-charlatan = Charlatán
    .the = el Charlatán
    .a = Charlatán
    .many = Charlatán
name-double = Doble
    .the = el Doble
    .a = Doble
    .many = Doble
name-leviathan = Leviatán
    .the = el Leviatán
    .a = Leviatán
    .many = Leviatán
name-medusa = Medusa
    .the = Medusa
    .a = Medusa
    .many = Medusa
name-swap = Trueque
    .the = el Trueque
    .a = Trueque
    .many = Trueque
name-merchant = Mercader
    .the = el Mercader
    .a = Mercader
    .many = Mercader
name-loner = Solitario
    .the = el Solitario
    .a = Solitario
    .many = Solitario
name-typhoon = Tifón
    .the = el Tifón
    .a = Tifón
    .many = Tifón
name-aye = a favor
    .the = a favor
    .a = a favor
    .many = a favor
name-nay = en contra
    .the = en contra
    .a = en contra
    .many = en contra
name-clockwise = en el sentido de las agujas del reloj
    .the = en el sentido de las agujas del reloj
    .a = en el sentido de las agujas del reloj
    .many = en el sentido de las agujas del reloj
name-anticlockwise = en sentido contrario a las agujas del reloj
    .the = en sentido contrario a las agujas del reloj
    .a = en sentido contrario a las agujas del reloj
    .many = en sentido contrario a las agujas del reloj
name-propose = se espera una tripulación
    .the = se espera una tripulación
    .a = se espera una tripulación
    .many = se espera una tripulación
name-vote = la votación
    .the = la votación
    .a = la votación
    .many = la votación
name-placing = se colocan las cartas
    .the = se colocan las cartas
    .a = se colocan las cartas
    .many = se colocan las cartas
name-final-vote = la caza de la sirena
    .the = la caza de la sirena
    .a = la caza de la sirena
    .many = la caza de la sirena
name-over = la partida ha terminado
    .the = la partida ha terminado
    .a = la partida ha terminado
    .many = la partida ha terminado
name-voted = se muestran los votos
    .the = se muestran los votos
    .a = se muestran los votos
    .many = se muestran los votos
name-accepted = la tripulación va a zarpar
    .the = la tripulación va a zarpar
    .a = la tripulación va a zarpar
    .many = la tripulación va a zarpar
name-sealed = todas las cartas están colocadas
    .the = todas las cartas están colocadas
    .a = todas las cartas están colocadas
    .many = todas las cartas están colocadas
name-revealed = se muestran las cartas
    .the = se muestran las cartas
    .a = se muestran las cartas
    .many = se muestran las cartas
name-round-end = la ronda acaba
    .the = la ronda acaba
    .a = la ronda acaba
    .many = la ronda acaba
name-response = se puede responder a una carta bonus
    .the = se puede responder a una carta bonus
    .a = se puede responder a una carta bonus
    .many = se puede responder a una carta bonus
name-played = jugada
    .the = jugada
    .a = jugada
    .many = jugada
name-shown = mostrada
    .the = mostrada
    .a = mostrada
    .many = mostrada
name-stolen = robada
    .the = robada
    .a = robada
    .many = robada
name-lost = perdida
    .the = perdida
    .a = perdida
    .many = perdida
name-exchanged = intercambiada
    .the = intercambiada
    .a = intercambiada
    .many = intercambiada
name-drawn = sacada
    .the = sacada
    .a = sacada
    .many = sacada
name-handed-on = pasada
    .the = pasada
    .a = pasada
    .many = pasada

## Options

option-bonus = Cartas bonus
option-bonus-random = veinte cartas barajadas, una por persona
option-bonus-none = sin cartas bonus
option-rounds-to-win = Rondas para ganar
option-siren-vote = Para desenmascarar a la sirena
option-siren-vote-majority = debe nombrarla al menos la mitad de los piratas
option-siren-vote-plurality = debe tener más votos que nadie

## What happens

fact-turn = Ronda { $round }: { $seat } propone una tripulación.
fact-resumed = Volvemos adonde estábamos, al turno de { $seat }.
fact-proposed = { $seat } propone: { $seats }.
fact-crew-sails = La tripulación va a zarpar: { $seats }.
fact-voted = { $seat } ha votado.
fact-voted-own = Has votado { $vote }.
fact-voted-seen = { $seat } ha votado { $vote }.
fact-voted-folded = { $count } personas han votado.
fact-votes-shown = { $against_seats_count ->
    [0] Los votos: unanimidad a favor.
   *[other] Los votos: a favor, { $for_seats }; en contra, { $against_seats }.
}
fact-accepted = Tripulación aceptada, { $ayes } a { $nays }.
fact-refused = Tripulación rechazada, { $ayes } a favor y { $nays } en contra: { $seat } debe proponer otra.
fact-refused-again = Rechazada otra vez, { $ayes } a favor y { $nays } en contra: { $seat } pierde el turno.
fact-placed = { $seat } ha colocado una carta.
fact-placed-own = Has colocado { $card_a }.
fact-placed-seen = { $seat } ha colocado { $card_a }.
fact-placed-folded = { $count } personas han colocado una carta.
fact-cards-shown = { $poisons ->
    [0] Barajadas y descubiertas: ¡solo islas!
    [one] Barajadas y descubiertas: ¡{ $poisons } veneno!
   *[other] Barajadas y descubiertas: ¡{ $poisons } venenos!
}
fact-void = La ronda es nula: no puntúa nadie.
fact-pirates-win-round = Los piratas ganan la ronda: { $won } de { $needed }.
fact-sailors-win-round = Los marineros ganan la ronda: { $won } de { $needed }.
fact-sailors-home = El tesoro está a salvo en puerto: ¡ganan los marineros y la sirena!
fact-final-vote = Los piratas han ganado las rondas necesarias. Tenían los ojos abiertos: { $seats }. ¿Quién es la sirena?
fact-accused = { $seat } ha nombrado a alguien.
fact-accused-own = Has nombrado a { $target_seat }.
fact-accused-seen = { $seat } ha nombrado a { $target_seat }.
fact-accused-folded = { $count } personas han nombrado a alguien.
fact-siren-caught = La sirena está desenmascarada, era { $seat }: ¡ganan los piratas!
fact-siren-unseen = La sirena se ha escapado: ¡era { $seat } y gana en solitario!
fact-roles-shown = { $seats_count ->
    [one] Era { $role_the }: { $seats }.
   *[other] Eran { $role_many }: { $seats }.
}

fact-bonus = { $seat } juega { $card_the }.
fact-bonus-target = { $seat } juega { $card_the } y nombra a { $target_seat }.
fact-bonus-seats = { $seat } juega { $card_the } y nombra a { $seats }.
fact-bonus-replacement = { $seat } juega { $card_the }: { $in_seat } en lugar de { $out_seat }.
fact-cancelled = { $seat } juega { $card_the }: la carta de { $target_seat } ({ $cancelled }) no tiene efecto.
fact-replaced = { $out_seat } se marea: zarpa { $in_seat } en su lugar.
fact-turn-lost = El mar está demasiado revuelto: { $seat } pierde el turno.
fact-antidote = El antídoto de { $seat } salva a la tripulación: la ronda no contará.
fact-observed = { $seat } mira la carta que { $target_seat } no colocó.
fact-observed-own = Miras la carta oculta de { $target_seat }: { $card_a }.
fact-observed-seen = { $seat } mira la carta oculta de { $target_seat }: { $card_a }.
fact-turned = Ahora se juega { $direction }.
fact-overboard = { $seat } cae por la borda y no zarpa.
fact-more-rounds = Desde ahora hacen falta { $needed } rondas para ganar.
fact-moored = { $seat } tendrá otro turno justo después de este.
fact-drawn = { $count ->
    [one] { $seat } saca una carta usada.
   *[other] { $seat } saca { $count } cartas usadas.
}
fact-drawn-own = Sacas: { $cards }.
fact-drawn-seen = { $seat } saca: { $cards }.
fact-doubled = El voto de { $seat } cuenta doble hasta el final de la ronda.
fact-swapped = Las dos cartas de { $seat } se intercambian.
fact-stolen = { $seat } roba una carta bonus a { $target_seat }.
fact-stolen-own = { $seat } roba una carta a { $target_seat }: { $card }.
fact-stolen-seen = { $seat } roba una carta a { $target_seat }: { $card }.
fact-handed-on = Cada persona pasa sus cartas bonus a la siguiente en el sentido de las agujas del reloj.
fact-handed-on-own = { $count ->
    [0] Cada persona pasa sus cartas bonus: no recibes ninguna.
   *[other] Cada persona pasa sus cartas bonus: recibes { $cards }.
}
fact-handed-on-seen = { $count ->
    [0] Cada persona pasa sus cartas bonus: { $own_seat } no recibe ninguna.
   *[other] Cada persona pasa sus cartas bonus: { $own_seat } recibe { $cards }.
}
fact-card-shown = { $seat } enseña una carta a todo el mundo: { $card }.
fact-exchanged = Intercambian una carta bonus: { $seats }.
fact-exchanged-own = Intercambian una carta bonus: { $seats }. Das { $gave } y recibes { $got }.
fact-exchanged-seen = Intercambian una carta bonus: { $seats }. { $own_seat } da { $gave } y recibe { $got }.
fact-lost = El tifón se lleva una carta bonus de { $seat }.
fact-lost-own = El tifón se lleva tu carta: { $card }.
fact-lost-seen = El tifón se lleva una carta de { $seat }: { $card }.

## What is said

say-sailor = Soy marinero
say-trust = Confío en…
say-suspect = Sospecho de…
say-advise = Mi consejo: votar…
say-saw = La carta oculta de … era …
say-hold = Tengo…
say-held = Tenía…
claim-sailor = Soy marinero
claim-trust = Confío en { $target }
claim-suspect = Sospecho de { $target }
claim-advise = Mi consejo: votar { $vote }
claim-saw = La carta oculta de { $target } era { $card_a }
claim-hold = Tengo { $card_the }
claim-held = Tenía { $card_the }
fact-claim-sailor = { $seat } dice: «Soy marinero».
fact-claim-trust = { $seat } dice: «Confío en { $target }».
fact-claim-suspect = { $seat } dice: «Sospecho de { $target }».
fact-claim-advise = { $seat } aconseja votar { $vote }.
fact-claim-saw = { $seat } dice: «La carta oculta de { $target } era { $card_a }».
fact-claim-hold = { $seat } dice: «Tengo { $card_the }».
fact-claim-held = { $seat } dice: «Tenía { $card_the }».

## What is asked, what is chosen

ask-crew = Propón una tripulación de tres.
ask-vote = ¿Debe zarpar esta tripulación?
ask-place = ¿Qué carta colocas, boca abajo?
ask-bonus = Puedes jugar una carta bonus.
ask-accuse = ¿Quién crees que es la sirena?
ask-close = Se ha acabado el tiempo para cartas bonus.

move-crew = Proponer a { $seats }
move-vote = { $for ->
    [yes] Votar a favor
   *[no] Votar en contra
}
move-place = Colocar { $card_a }
move-bonus = Jugar { $card_the }
move-bonus-target = Jugar { $card_the }: { $target }
move-bonus-seats = Jugar { $card_the }: { $seats }
move-bonus-in = Jugar { $card_the }: { $in } en lugar de { $out }
move-accuse = Nombrar a { $target }
move-close = Acabar el tiempo para cartas bonus
choose-crew = Proponer una tripulación
choose-bonus = Jugar { $card_the }
field-bonus-out = ¿Quién se queda en tierra?
field-bonus-in = ¿Quién zarpa en su lugar?
field-bonus-target = ¿Sobre quién?
field-bonus-seats = ¿A quién nombras?

reason-sailors-home = Los marineros han llevado el tesoro a puerto, y la sirena gana con ellos.
reason-siren-unseen = Los piratas han ganado las rondas necesarias, pero no han desenmascarado a la sirena: gana en solitario.
reason-siren-caught = Los piratas han ganado las rondas necesarias y han desenmascarado a la sirena.

figure-rounds = Rondas
figure-voyages = Viajes
figure-poisoned = Viajes con veneno
figure-refused = Tripulaciones rechazadas
figure-cards-played = Cartas bonus jugadas
figure-rounds-won-by = Rondas ganadas por
figure-side = Bando ganador

## The board in the terminal

board-stand = Cómo vamos
board-score = Ronda { $round } · marineros { $sailors }, piratas { $pirates }; hacen falta { $needed }.
board-phase = Ahora: { $phase }.
board-direction = Se juega { $direction }.
board-proposer = Propone { $seat }.
board-loner = Propone { $seat }, en solitario.
board-crew = Tripulación: { $seats }.
board-crew-names = { $seats }
board-refused = Ya rechazada: { $seats }.
board-poisons = { $count ->
    [0] No ha salido ningún veneno.
    [one] Ha salido { $count } veneno.
   *[other] Han salido { $count } venenos.
}
board-interrupted = El turno de { $seat } está interrumpido: { $phase }.
board-response = { $seat } acaba de jugar { $card_the }.
board-eyes = Ojos abiertos: { $seats }.
board-seats = A bordo ({ $pirates } piratas, una sirena)
board-seat = Nombre
board-role = Papel
board-bonus = Bonus
board-standing = Ahora
board-sailed = Viajes
board-voyages-of = { $poisoned ->
    [0] { $count }
   *[other] { $count }, { $poisoned } con veneno
}
board-open-eyes = ojos abiertos
board-is-captain = capitán
board-is-proposer = propone
board-in-crew = zarpa
board-has-placed = ya colocó
board-is-seasick = con mareo
board-is-overboard = por la borda
board-is-swapped = trueque
board-is-for = a favor
board-is-against = en contra
board-has-voted = ya votó
board-is-doubled = voto doble
board-has-accused = ya nombró
board-voyages = { $count ->
    [one] El viaje hasta ahora
   *[other] Los últimos viajes ({ $count } en total)
}
board-round = Ronda
board-proposed-by = Propone
board-crew-heading = Tripulación
board-poison-heading = Venenos
board-notes = Notas
board-was-void = nula
board-was-swapped = trueque: { $seat }
board-was-observed = { $observer_seat } vio la carta de { $seat }
board-proposals = Las últimas votaciones
board-outcome = Resultado
board-against = En contra
board-was-accepted = aceptada
board-was-rough-sea = mar gruesa
board-was-refused = rechazada
board-no-history = Nadie ha propuesto aún una tripulación.
board-used-pile = { $count ->
    [0] Ninguna carta bonus usada
    [one] { $count } carta bonus usada
   *[other] { $count } cartas bonus usadas
}
board-used-cards = Usadas: { $cards }.
board-card-at = { $seats_count ->
    [one] { $card }: la tiene { $seats }.
   *[other] { $card }: en una de estas manos: { $seats }.
}
board-card-or-used = { $seats_count ->
    [one] { $card }: la tiene { $seats }, o está entre las usadas.
   *[other] { $card }: en una de estas manos, o entre las usadas: { $seats }.
}
board-card-or-out = { $seats_count ->
    [one] { $card }: la tiene { $seats }, o está fuera de la partida.
   *[other] { $card }: en una de estas manos, o fuera de la partida: { $seats }.
}
board-card-out = { $card }: fuera de la partida.
board-own = Tus secretos
board-own-role = Tu papel: { $role }.
board-own-pirates = Los piratas: { $seats }.
board-own-eyes = Ojos abiertos además de los tuyos, incluidos los de la sirena: { $seats }.
board-own-bonus = En tu mano: { $cards }.
board-own-no-bonus = No tienes ninguna carta bonus.
board-own-vote = Tu voto: { $vote }.
board-own-card = Tu carta: { $card }.
board-own-poisons = Veneno colocado desde tu asiento en estas rondas: { $rounds }.
board-own-observed = En la ronda { $round } la carta oculta de { $seat } era { $card_a }.
board-own-accused = Tu elección para la sirena: { $seat }.
board-of-role = Papel: { $role }.
board-of-eyes = Otros ojos abiertos, incluidos los de la sirena: { $seats }.
board-of-no-bonus = Ninguna carta bonus.
board-of-vote = Último voto: { $vote }.
board-of-card = Última carta colocada: { $card }.
board-of-poisons = Colocó veneno en estas rondas: { $rounds }.
board-of-accused = Nombró a { $seat }.
board-all-roles = Fuera máscaras
board-poisons-placed = Venenos colocados

## The rulebook

part-I1 = Los papeles
clause-I1-1 = Cada persona recibe un papel secreto (pirata, marinero o sirena) y lo mira. La tabla «Papeles según el número de personas» dice cuántos hay de cada uno. Siempre hay una sirena.
clause-I1-2 = Los piratas y la sirena abren los ojos a la vez. Así la sirena conoce a todos los piratas. Si eres pirata, sabes quién tenía los ojos abiertos, pero no cuál de esas personas es la sirena. Si eres marinero, no sabes nada.
clause-I1-3 = El capitán, que propone primero, se decide al azar. Salvo que se juegue sin cartas bonus, cada persona recibe una, boca abajo; el resto queda fuera de la partida, y nadie sabe cuáles son. Si se ha elegido una lista de cartas, se baraja y se reparte del mismo modo. Conoces tu propia carta, y todo el mundo ve cuántas tiene cada cual.
clause-I1-4 = (Nuestra aclaración.) Todo el mundo sabe cuántos piratas hay y qué cartas bonus puede haber en la partida.

part-I2 = Un turno
clause-I2-0 = Una ronda es un turno entero, acabe como acabe: un viaje que cuenta o que es nulo, un segundo rechazo, mar gruesa. Después de cada ronda menos la última hay tiempo para cartas bonus. Entonces empieza el turno siguiente: el que un Amarre dio a la misma persona; si no, después de un Solitario, sigue el turno interrumpido; si no, le toca a la persona de al lado, al principio en el sentido de las agujas del reloj.
clause-I2-1 = Empieza el capitán. En tu turno propones una tripulación de tres, contigo o sin ti. No puedes proponer exactamente la tripulación que zarpó la última vez. El Loro, una carta bonus, puede enviarla de nuevo.
clause-I2-2 = En el primer turno del capitán no se vota: la tripulación zarpa. En cualquier otro turno se vota, salvo cuando un Viaje exprés o un Loro envía la tripulación. También los turnos que vienen de una carta bonus (un Solitario, el turno después de una Mar gruesa, el segundo turno de un Amarre) tienen votación.
clause-I2-3 = En una votación todo el mundo vota en secreto, a favor o en contra, a la vez. Quien propone vota siempre a favor. Se ve quién ha votado, no qué, y un voto no se puede cambiar. Cuando están todos los votos, se muestran.
clause-I2-4 = La tripulación zarpa si tiene más votos a favor que en contra; un voto doble vale por dos. El empate la rechaza.
clause-I2-5 = Tras un primer rechazo tienes que proponer otra tripulación que se distinga al menos en una persona; la que zarpó la última vez sigue prohibida. Tras un segundo rechazo pierdes el turno y no puntúa nadie.

part-I3 = El viaje
clause-I3-1 = Cuando la tripulación está decidida, hay tiempo para cartas bonus. Después cada miembro de la tripulación tiene una isla y un veneno y coloca una de las dos cartas boca abajo, todos a la vez. Los marineros y la sirena tienen que colocar la isla. Deben elegirla igualmente; si no, se vería quién no tenía elección. Los piratas eligen. Se ve quién ha colocado, no qué, y una carta colocada es definitiva.
clause-I3-2 = Las cartas colocadas se barajan y se muestran: solo se sabe cuántos venenos hay. La otra carta de cada persona queda boca abajo delante de ella hasta el final de la ronda, incluso si la ronda se interrumpe. Tampoco se muestra entonces: solo el Observador deja que una persona la vea.
clause-I3-3 = Al menos un veneno: los piratas ganan la ronda, un solo punto. Ninguno: la ganan los marineros.
clause-I3-4 = Una tripulación ha zarpado cuando se muestran sus cartas, tal como esté en ese momento; un viaje nulo cuenta, la mar gruesa no. Cuando propones una tripulación, se compara con el último viaje de la partida. Tras una tripulación de una o dos personas no hay ninguna prohibida.

part-I4 = Jugar una carta bonus
clause-I4-1 = Hay un tiempo reservado a las cartas bonus en estos momentos: votos mostrados, tripulación decidida, todas las cartas colocadas, cartas mostradas, final de la ronda y en respuesta a una carta. Algunas cartas se juegan también fuera de él: antes de la propuesta, durante la votación o mientras se colocan las cartas. El tiempo reservado es el mismo para todo el mundo, tengas lo que tengas, y acaba con el reloj o en cuanto nadie lo necesita. Sin cartas bonus no hay ese tiempo.
clause-I4-2 = Cuando juegas una carta, sale de tu mano y se anuncia con las personas que nombra. Entonces todo se detiene: solo puede responder el Leviatán. Actúa al momento; si nadie lo juega a tiempo, tu carta surte efecto. Si se juegan varias cartas a la vez, cuenta la primera registrada; puede seguir otra si aún es posible. No se espera si todo el mundo sabe que el Leviatán no está al alcance: se ha jugado y ningún Afortunado ha sacado cartas desde entonces.
clause-I4-3 = Una carta usada va a las cartas usadas antes de surtir efecto, incluso una anulada y el Leviatán; el Afortunado va allí después de sacar. Si una carta apunta a la carta bonus de alguien que tiene varias, se saca una al azar.
clause-I4-4 = No puedes jugar una carta que no tiene a quién apuntar o que no cambia nada.
clause-I4-5 = El tiempo para cartas bonus se salta si todo el mundo puede saber que no se puede jugar nada: nadie tiene cartas bonus, o todas las cartas están colocadas y el Trueque no está al alcance, como dice I4.2 del Leviatán. Se comprueba cuando empieza, después de cada carta y después de cada Solitario. No hay otro motivo.
clause-I4-6 = Solo el tiempo para cartas bonus acaba con el reloj. Cuánto puedes tardar en proponer, votar o colocar lo decide la mesa.
clause-I4-7 = (Nuestra aclaración.) Una carta bonus anunciada está jugada: todo el mundo la ha visto y no se puede deshacer.

part-I5 = Las cartas bonus
clause-I5-1 = Mareo, cuando la tripulación está decidida: sustituyes a un miembro por alguien que no está en ella, no ha ido por la borda en este viaje (I5.6) y no tiene mareo en esta ronda. Quien tiene mareo no puede zarpar hasta el final de la ronda.
clause-I5-2 = Mar gruesa, mientras nadie haya colocado una carta: acabas el turno. La tripulación devuelve las islas y los venenos que recibió; los votos emitidos se anulan y no se muestran nunca. Los turnos dados por un Amarre se mantienen.
clause-I5-3 = Antídoto, cuando ha salido un veneno: anulas la ronda y no puntúa nadie. Una vez por ronda; pueden seguir otras cartas bonus.
clause-I5-4 = Observador, cuando se muestran las cartas: solo tú miras la carta que un miembro de la tripulación no colocó. Puedes decir de ella lo que quieras.
clause-I5-5 = Estribor, al final de una ronda: inviertes el sentido del juego.
clause-I5-6 = Por la borda, cuando la tripulación está decidida: eliges a un miembro, que no zarpa. La tripulación tiene uno menos, nunca queda vacía; si nadie de quienes quedan coloca veneno, ganan los marineros.
clause-I5-7 = Mapa del tesoro, antes de proponer la tripulación, durante la votación o cuando se muestran los votos: cada bando tiene que ganar una ronda más.
clause-I5-8 = Salteador, en cualquier momento: te llevas la carta bonus de otra persona que tenga alguna.
clause-I5-9 = Viaje exprés, antes de proponer la tripulación, durante la votación o cuando se muestran los votos: propones una tripulación de tres, incluso una rechazada o la propuesta, pero no la que zarpó la última vez. Zarpa sin votación y ocupa el lugar del turno actual. Los votos emitidos se anulan y no se muestran nunca.
clause-I5-10 = Amarre, en cualquier momento: das a quien tiene el turno otro turno entero justo después de este; varios se suman. Durante un Solitario es quien lo juega; al final de una ronda, la persona cuyo turno acaba de terminar.
clause-I5-11 = Afortunado, en cualquier momento si hay cartas usadas: sacas al azar dos cartas usadas, o la única; después el Afortunado se une a las cartas usadas.
clause-I5-12 = Loro, en tu propio turno antes de proponer (también en tu Solitario), cuando ya ha zarpado una tripulación: la última zarpa de nuevo sin votación, tal como zarpó. Cuenta como tu turno.
clause-I5-13 = Charlatán, en cualquier momento si alguien tiene una carta: cada persona pasa todas sus cartas bonus a la siguiente en el sentido de las agujas del reloj, sea cual sea el sentido del juego.
clause-I5-14 = Doble, durante la votación o cuando se muestran los votos: eliges a una persona, que puedes ser tú, y su voto cuenta doble hasta el final de la ronda. Un voto no se puede doblar dos veces.
clause-I5-15 = Leviatán, en respuesta: la carta que se acaba de jugar no tiene efecto.
clause-I5-16 = Medusa, en cualquier momento: eliges a otra persona, que enseña una carta bonus a todo el mundo y la conserva.
clause-I5-17 = Trueque, cuando todas las cartas están colocadas y aún sin barajar: eliges a un miembro de la tripulación, incluso un marinero. La carta que colocó y la que se guardó se intercambian.
clause-I5-18 = Mercader, en cualquier momento: eliges a otras dos personas que tengan cartas bonus. Intercambian una.
clause-I5-19 = Solitario, en cualquier momento: juegas al momento una ronda entera propia, con votación, segundo intento y final de la ronda. Después todo sigue exactamente donde estaba: los votos emitidos y las cartas colocadas se mantienen, y el tiempo para cartas bonus vuelve a empezar si estaba corriendo. Los votos dobles y el mareo no pasan de una ronda a la otra. Un Solitario puede interrumpir otro Solitario.
clause-I5-20 = Tifón, en cualquier momento: eliges a otra persona, cuya carta bonus sale de la partida. Solo la ve esa persona.
clause-I5-21 = «En cualquier momento» significa: antes de proponer la tripulación, durante la votación, votos mostrados, tripulación decidida, mientras se colocan las cartas, cartas mostradas, final de la ronda. Nunca con todas las cartas colocadas, en respuesta a una carta ni en la caza de la sirena.
clause-I5-22 = Lo que sabes de las cartas va con ellas. Una carta enseñada por Medusa sigue siendo conocida mientras se mueva a la vista. Cuando una de varias cartas sale de una mano, el resto ya no sabe cuál se quedó. Quien roba y quien pierde, y las dos partes de un intercambio, saben qué se movió. Nadie más sabe qué saca el Afortunado, salvo si eran todas las usadas. El juego lleva la cuenta de todo esto por ti.
clause-I5-23 = (Nuestra aclaración.) Puedes dirigir el Observador, el Trueque, el Mareo y Por la borda a ti, si estás en la tripulación.
clause-I5-24 = (Nuestra aclaración.) En un intercambio, el sorteo se hace primero para el asiento de número más bajo.
clause-I5-25 = (Nuestra aclaración.) Una tripulación propuesta antes de un Solitario sigue propuesta, incluso si el Solitario acaba de enviar la misma.
clause-I5-26 = (Nuestra aclaración.) El juego recuerda por ti cada movimiento de una carta bonus tal como lo viste, y dónde puede estar cada carta que has visto.

part-I7 = El final
clause-I7-1 = Cuando un bando ha ganado las rondas necesarias (diez si no se elige otra cosa, más una por cada Mapa del tesoro), el juego acaba. Se comprueba cuando acaba el tiempo para cartas bonus que sigue a las cartas mostradas, así que un Antídoto aún puede impedirlo. Los turnos interrumpidos se anulan.
clause-I7-2 = Si los marineros han ganado las rondas necesarias, ganan los marineros y la sirena.
clause-I7-3 = Si los piratas han ganado las rondas necesarias, todo el mundo descubre quién abrió los ojos, pero no cuál de esas personas es la sirena. Cada una nombra en secreto a quien cree que es la sirena; la sirena también nombra a alguien, para no delatarse, pero solo cuentan los votos de los piratas. Por defecto, los piratas ganan si al menos la mitad de los piratas nombra a la sirena; si no, ella gana en solitario. Con la otra opción, los piratas ganan si la sirena tiene más votos que nadie; si no, ella gana en solitario.
clause-I7-4 = Al final se muestran todos los papeles.
clause-I7-5 = La sirena no puede declarar su papel, pero puede hacerse pasar por marinero. El resto puede decir cualquier cosa, verdad o no.
clause-I7-6 = (Nuestra aclaración.) Quién nombró a quién es secreto, incluso después del final. Como un voto o una carta colocada, no se puede deshacer.
clause-I7-7 = (Nuestra aclaración.) Una partida en la que se rechaza toda tripulación no tiene fin. Entre bots se detiene tras 20 000 jugadas y se informa de ello.

## In the browser

closed-crew = La tripulación está completa o este asiento no puede zarpar.
closed-accuse = Solo se puede nombrar a los piratas y a la sirena.
closed-bonus = Esta carta no se puede dirigir a ese asiento.
closed-vote = Se vota cuando alguien ha propuesto una tripulación.
closed-place = Solo coloca cartas la tripulación que está en el mar.
web-pirates = Los piratas:
web-eyes = Otros piratas y la sirena:
web-roles = los papeles
web-own-cards = tus cartas
web-these-cards = estas cartas
web-page-ring = La mesa
web-page-history = Votos y viajes
web-page-notes = Mi cuaderno
web-mark = Marca para
web-note = Nota sobre
web-note-hint = Lo que pienso…
web-when-any = en cualquier momento
web-when-departure = antes de zarpar
web-when-cards = antes de las cartas
web-when-shown = cartas mostradas
web-when-end = final de la ronda
web-when-count = hasta la votación
web-when-helm = en tu turno
web-when-vote = durante la votación
web-when-response = en respuesta
web-when-placed = cartas colocadas
web-votes-heading = Votos
web-fate-heading = Resultado
web-claim-sailor = Soy marinero
web-claim-trust = Confío en…
web-claim-suspect = Sospecho de…
web-claim-advise = Mi consejo…
web-said-sailor = ¡marinero!
web-said-trust = confía en
web-said-suspect = sospecha de
web-said-advise = votar { $vote }
web-said-saw = vio
web-said-hold = tiene
web-said-held = tenía
web-voted-of = Votos: { $count } de { $most }.
web-placed-of = Cartas colocadas: { $count } de { $most }.
web-verdict-accepted = ¡Aceptada!
web-verdict-refused = Rechazada…
web-verdict-tie = Empate: rechazada…
web-only-you = solo lo sabes tú
web-poisons = { $count ->
    [0] ¡Solo islas!
    [one] ¡Un veneno!
   *[other] ¡{ $count } venenos!
}
web-plays = juega { $card_the }
web-aimed-at = objetivo
web-press-seats = Pulsa tres asientos de la mesa.
web-press-seat = Pulsa un asiento de la mesa.
web-window-left = { $seconds } s
web-wins-sailor = ¡El tesoro está en puerto!
web-wins-pirate = ¡Ganan los piratas!
web-wins-siren = ¡La sirena gana en solitario!
web-camp = { $role_many } ({ $count })
web-rounds-won = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}
web-dossier-crews = { $count ->
    [0] Aún no ha zarpado.
    [one] { $count } viaje; con veneno: { $poisoned }.
   *[other] { $count } viajes; con veneno: { $poisoned }.
}
web-dossier-votes = { $count ->
    [0] Aún no ha votado.
   *[other] Votos a favor: { $ayes }; en contra: { $nays }.
}
web-dossier-said = Ha dicho:

## The guided match: what the old sea dog says

chapter-1 = Las primeras rondas de un marinero
chapter-2 = Las últimas rondas de un pirata
coach-welcome =
    ¡Eres marinero y además el capitán! Entre siete personas se esconden tres piratas y una sirena que los conoce.

    En cada ronda zarpan tres. Sin veneno, la ronda es para los marineros.

    Proponte a ti, a { $seat_1 } y a { $seat_2 }: esta primera tripulación zarpa sin votación.
coach-place =
    En el mar, cada miembro coloca en secreto una isla o un veneno. Los piratas eligen; un marinero solo puede colocar la isla.

    Se te pregunta igualmente, para no delatar nada. Coloca tu isla.
coach-against =
    ¡Un veneno! No has sido tú, así que { $seat_1 } o { $seat_2 } es pirata, y los piratas ganan 1 a 0.

    ¡Ahora { $seat_1 } quiere zarpar otra vez con { $seat_2 }! Se vota en secreto; el empate es un no. Vota en contra.
coach-for =
    Rechazada, 3 a 4. Ahora ves los votos: { $seat_2 } y { $seat_5 } querían ese viaje. Recuérdalo.

    { $seat_1 } lo intenta otra vez, contigo y con { $seat_3 } en lugar de { $seat_2 }. Otro rechazo costaría el turno. Vota a favor.
coach-place-again =
    Aceptada, 4 a 3. Mira quién ha votado en contra de una tripulación sin { $seat_2 }…

    Vuelves al mar: coloca tu isla.
coach-farewell =
    Solo islas: ¡1 a 1! Eso no descarta a nadie para siempre: un pirata puede colocar una isla para parecer inocente.

    Junta votos, tripulaciones y declaraciones. Aquí se gana con cinco rondas, pero cuidado con la sirena. ¡El resto depende de ti!
coach-welcome-2 =
    Esta vez eres pirata. Aquí se gana con tres rondas, y cada bando ha ganado una.

    Viste con los ojos abiertos a { $seat_2 }, { $seat_4 } y { $seat_5 }. Dos son piratas y una es la sirena.

    { $seat_3 } quiere zarpar contigo, con { $seat_4 } y con { $seat_6 }. A bordo puedes colocar un veneno: vota a favor.
coach-poison = Basta un veneno para ganar la ronda, y nadie sabe quién lo ha colocado. Coloca el veneno.
coach-claim =
    ¡Dos rondas a una para los piratas! Ahora { $seat_4 } quiere zarpar con { $seat_1 } y { $seat_3 }.

    En la mesa puedes decir cualquier cosa, verdad o no; solo la sirena no puede revelar su papel. Di que eres marinero.
coach-vote-clean =
    A un marinero le gustaría esta tripulación: tú, que ibas a bordo con un veneno, te quedas en tierra. Vota a favor, como un marinero.

    Tienes una carta que aún puede ganar la ronda.
coach-swap =
    Todas las cartas están colocadas y hay tiempo para cartas bonus. Es el mismo para todo el mundo, tenga lo que tenga.

    Tienes el Trueque: cambia la carta que alguien colocó por la que se guardó. { $seat_1 } es marinero: una isla se convierte en veneno.

    Juégalo sobre { $seat_1 }.
coach-siren =
    Un veneno: ¡la tercera ronda para los piratas! Pero aún hay que desenmascarar a la sirena; si no, gana en solitario.

    ¿{ $seat_2 }, { $seat_4 } o { $seat_5 }? En la ronda dos, { $seat_4 } iba a bordo sin otros ojos abiertos, y no hubo veneno.

    Nombra a { $seat_4 }.
coach-farewell-2 =
    Era { $seat_4 }: ¡ganan los piratas! Si más de la mitad de los piratas se hubiera equivocado, la sirena habría ganado en solitario.

    Votos, declaraciones, cartas bonus y la sirena: ya conoces el juego entero. El resto está en el reglamento.

## Why not

why-proposed = Es tu tripulación: tu voto es a favor.
why-voted = Ya has votado, y un voto no se puede cambiar.
why-ashore = No estás en esta tripulación.
why-placed = Ya has colocado tu carta, y es definitiva.
why-island-only = Los marineros y la sirena tienen que colocar su isla.
why-bonus-later = Esta carta no se puede jugar en este momento.

## Why the hint is good

hint-crew-first = Nadie ha revelado nada aún, y solo puedes responder por ti.
hint-crew-clean = Hay más o menos un { $chance } % de posibilidades de que no lleve ningún pirata, y ninguna otra parece mucho más limpia.
hint-crew-best = Solo es segura al { $chance } %, más o menos, pero ninguna parece mucho más limpia.
hint-crew-pirate-in = Un marinero en tu lugar propondría la misma tripulación, y en ella hay un pirata.
hint-crew-pirate-few = Un marinero también podría proponerla. En ella hay un pirata, pero no solo piratas.
hint-crew-as-sailor = Un marinero en tu lugar propondría la misma tripulación: no llames la atención.
hint-vote-clean = Hay más o menos un { $chance } % de posibilidades de que no lleve ningún pirata, y no se ve nada mucho mejor.
hint-vote-best = Solo es segura al { $chance } %, más o menos, pero no se ve nada mucho mejor.
hint-vote-weary = { $count ->
    [one] Ya se ha rechazado una tripulación
   *[other] Ya se han rechazado { $count } tripulaciones
}: alguien tiene que zarpar.
hint-vote-suspect = { $seat } despierta demasiadas sospechas, y hay tripulaciones mejores.
hint-vote-pirate-in = Esto puede decidir la partida, y hay un pirata a bordo.
hint-vote-pirate-out = Esto puede decidir la partida, y lo más probable es que no haya ningún pirata a bordo.
hint-vote-pirate-quiet = Un marinero también podría votar así, y hay un pirata a bordo.
hint-vote-pirate-doubt = Lo más probable es que no haya ningún pirata a bordo, y un marinero también podría rechazarla.
hint-vote-as-sailor = Un marinero en tu lugar votaría así: no te delates.
hint-poison-decides = Esto puede decidir la partida: ya no tiene sentido esconderse.
hint-poison-pays = Este veneno da más que las sospechas que atrae sobre ti.
hint-island-wait = Un veneno ahora atraería demasiadas sospechas sobre ti: espera tu momento.
hint-island-other = { $seat } despierta al menos tantas sospechas como tú: basta un veneno, y no tienes que colocarlo tú.
hint-accuse-likely = Según los votos y los viajes, hay más o menos un { $chance } % de posibilidades de que sea ella.
hint-accuse-guess = Nadie destaca: prueba suerte.
hint-accuse-divert = La sirena eres tú: señala a otra persona.
hint-bonus-pirate-in = No iba a bordo nadie de tu bando: ahora sí.
hint-bonus-out = Sin { $seat } esta tripulación es mucho más segura.
hint-bonus-stop-clean = No va a bordo nadie de tu bando: mejor que esta tripulación no zarpe.
hint-bonus-stop-crew = Es probable que haya un pirata a bordo: mejor que esta tripulación no zarpe.
hint-bonus-antidote = La ronda no contará para los piratas.
hint-bonus-observe = En esta tripulación envenenada, { $seat } despierta más sospechas que nadie: ahora lo sabrás.
hint-bonus-observe-pirate = De lo que ves puedes decir lo que quieras.
hint-bonus-turn = Si no, le tocaría a { $seat }, de quien te fías menos que de la persona del otro lado.
hint-bonus-too-many = Hay demasiada gente de tu bando a bordo: una persona menos despierta menos sospechas.
hint-bonus-longer = Al otro bando solo le falta una ronda: retrasa el final.
hint-bonus-against = { $seat } está probablemente en el otro bando y tiene una carta bonus.
hint-bonus-own-crew = Sabes bastante bien de quién fiarte: propón tú la tripulación.
hint-bonus-own-crew-late = A los piratas solo les falta una ronda: mejor que propongas tú la tripulación.
hint-bonus-own-crew-pirate = Propón tú la tripulación, con alguien de tu bando a bordo.
hint-bonus-again = { $seat } es sin duda de tu bando: otro turno te conviene.
hint-bonus-lucky = Dos cartas por una: ¿quién diría que no?
hint-bonus-last-crew = Lo más probable es que en la última tripulación no hubiera piratas: que vuelva a zarpar.
hint-bonus-last-crew-pirate = En la última tripulación iba justo un pirata: que vuelva a zarpar, y sin votación.
hint-bonus-handed = No tienes otra carta que perder, y { $seat }, probablemente del otro bando, te pasa las suyas.
hint-bonus-vote = La votación depende de un voto: dóblalo.
hint-bonus-stop-card = { $seat } está probablemente en el otro bando: anula esa carta.
hint-bonus-swap = { $seat } es casi con seguridad un pirata: convierte ese veneno en una isla.
hint-bonus-swap-pirate = No va a bordo nadie de tu bando. Así hay un veneno igualmente.

## What each thing is for

about-sailor = No sabe nada al principio y solo puede colocar la isla. Gana si los marineros ganan las rondas necesarias.
about-pirate = Sabe quién abrió los ojos, pero no cuál de esas personas es la sirena. Puede colocar un veneno. Si los piratas ganan las rondas necesarias, aún tienen que desenmascarar a la sirena.
about-siren = Conoce a todos los piratas y ayuda a los marineros sin delatarse: gana con ellos. Si los piratas ganan las rondas pero no la desenmascaran, gana en solitario.
about-island = Si la tripulación solo coloca islas, la ronda es para los marineros.
about-poison = Un solo veneno y la ronda es para los piratas. Solo puede colocarlo un pirata.
about-aye = La tripulación zarpa si hay más votos a favor; el empate la rechaza.
about-nay = El empate basta para rechazar la tripulación. Tras un segundo rechazo se pierde el turno y no puntúa nadie.

## The result

web-reveal = Quién era quién
web-poisons-placed = { $count ->
    [one] { $count } veneno colocado
   *[other] { $count } venenos colocados
}
web-source-sailors = marineros
web-source-pirates = piratas
web-siren-sailor = gana con los marineros
web-siren-pirate = desenmascarada
web-siren-siren = gana en solitario
web-headline-sailor = ¡Ganan los marineros!
web-headline-pirate = ¡Ganan los piratas!
web-headline-siren = ¡Gana { $name }, la sirena!
web-mine-won = Eras { $role_a }, ¡y ganas!
web-mine-lost = Eras { $role_a }, y la victoria se escapa.
web-turn-kicker = ronda
web-turn-last-sailor = El tesoro está en puerto, { $sailors } a { $pirates }
web-turn-last-pirate = Es para los piratas, { $pirates } a { $sailors }
web-turn-lead-sailor = Los marineros se ponen por delante, { $sailors } a { $pirates }
web-turn-lead-pirate = Los piratas se ponen por delante, { $pirates } a { $sailors }
web-turn-round-sailor = Ronda para los marineros, { $sailors } a { $pirates }
web-turn-round-pirate = Ronda para los piratas, { $pirates } a { $sailors }
web-turn-islands = Solo islas: { $seats } se mantienen firmes.
web-turn-poisoned = Tripulación: { $seats }. El veneno era de { $poison_seats }.
web-turn-poison = { $poisons ->
    [one] Un veneno en la tripulación: { $seats }.
   *[other] { $poisons } venenos en la tripulación: { $seats }.
}
web-turn-caught = La sirena, desenmascarada
web-turn-escaped = La sirena se escapa

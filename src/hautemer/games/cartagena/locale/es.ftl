# Cartagena: Die Meuterei in Spanish.
# Attribute of names: .the with the article; of a pile or supply, its whole name.

title = Cartagena: el motín
tagline = Doce piratas tras sus puertas, un fantasma, dos cabecillas… y tu bando, que nadie conoce.
aim = Ten más oro que nadie en el bando que gane el motín, el de Valverde o el de Diaz. Elige bando con Bijoux u Ojo: sin bando no puedes ganar.
scored = Oro

## The pirates

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
name-ghost = fantasma
    .the = el fantasma

## Cards and coins

name-valverde-1 = Valverde 1
    .the = la carta Valverde 1
name-valverde-2 = Valverde 2
    .the = la carta Valverde 2
name-valverde-3 = Valverde 3
    .the = la carta Valverde 3
name-diaz-1 = Diaz 1
    .the = la carta Diaz 1
name-diaz-2 = Diaz 2
    .the = la carta Diaz 2
name-diaz-3 = Diaz 3
    .the = la carta Diaz 3
name-monkey = mono
    .the = tu mono
name-gold-1 = oro 1
    .the = la carta de oro de valor 1
name-gold-2 = oro 2
    .the = la carta de oro de valor 2
name-gold-3 = oro 3
    .the = la carta de oro de valor 3
name-combat = carta de combate
    .the = el mazo de combate
name-gold = carta de oro
    .the = el mazo de oro
name-coin = moneda
    .the = una moneda
name-coins = monedas
    .the = la reserva de monedas

## The duels

name-A = A
    .the = el duelo A
name-B = B
    .the = el duelo B
name-C = C
    .the = el duelo C
name-D = D
    .the = el duelo D
name-E = E
    .the = el duelo E

## Phases, and movements of cards

name-turn = turno
    .the = el turno
name-visit = visita
    .the = la visita
name-commit = duelo
    .the = el duelo
name-loot = robo
    .the = el robo
name-over = final
    .the = el final
name-took = tomada
    .the = tomada
name-put-under = puesta bajo el mazo
    .the = puesta bajo el mazo
name-turned = vista y puesta bajo el mazo
    .the = vista y puesta bajo el mazo
name-kept = una de dos
    .the = una de dos
name-shown = mostrada
    .the = mostrada

## Options

option-exhaustion = Cuando se vacía un mazo o la reserva
option-exhaustion-end-of-round = el motín estalla al final de la ronda
option-exhaustion-immediate = el motín estalla al momento

## What happens

fact-row-laid = Ronda { $round }: { $seat } mezcla los piratas y cierra { $cabins } camarotes.
fact-knocked = { $seat } llama a la puerta: abre { $pirate_the }.
fact-frightened = ¡Qué susto! { $seat } huye del fantasma y el turno se acaba.
fact-visited = { $seat } visita a { $pirate }.
fact-took-coins = { $count ->
    [0] No quedan monedas para { $seat }.
    [one] { $seat } recibe { $count } moneda.
   *[other] { $seat } recibe { $count } monedas.
}
fact-took-gold = { $seat } toma una carta de oro.
fact-took-gold-own = Tomas { $card_the }.
fact-took-gold-seen = { $seat } toma { $card_the }.
fact-drew = { $count ->
    [0] No quedan cartas de combate para { $seat }.
    [one] { $seat } toma { $count } carta de combate.
   *[other] { $seat } toma { $count } cartas de combate.
}
fact-drew-own = { $count ->
    [0] No quedan cartas de combate para ti.
   *[other] Tomas: { $cards }.
}
fact-drew-seen = { $count ->
    [0] No quedan cartas de combate para { $seat }.
   *[other] { $seat } toma: { $cards }.
}
fact-put-under = { $count ->
    [0] { $seat } se queda todas sus cartas.
    [one] { $seat } pone { $count } carta de combate bajo el mazo.
   *[other] { $seat } pone { $count } cartas de combate bajo el mazo.
}
fact-put-under-own = { $count ->
    [0] Te quedas todas tus cartas.
   *[other] Pones bajo el mazo: { $cards }.
}
fact-put-under-seen = { $count ->
    [0] { $seat } se queda todas sus cartas.
   *[other] { $seat } pone bajo el mazo: { $cards }.
}
fact-paid = { $count ->
    [0] { $seat } no compra nada.
    [one] { $seat } paga { $count } moneda.
   *[other] { $seat } paga { $count } monedas.
}
fact-robbed = { $seat } roba una moneda a { $target_seat }.
fact-robbed-nobody = { $seat } no roba a nadie.
fact-looked = { $count ->
    [one] { $seat } mira { $count } carta.
   *[other] { $seat } mira { $count } cartas.
}
fact-looked-own = Miras: { $cards }.
fact-looked-seen = { $seat } mira: { $cards }.
fact-turned-combat = { $seat } devuelve la carta de combate bajo su mazo.
fact-turned-combat-own = Devuelves { $card_the } bajo el mazo de combate.
fact-turned-combat-seen = { $seat } devuelve { $card_the } bajo el mazo de combate.
fact-turned-gold = { $seat } devuelve la carta de oro bajo su mazo.
fact-turned-gold-own = Devuelves { $card_the } bajo el mazo de oro.
fact-turned-gold-seen = { $seat } devuelve { $card_the } bajo el mazo de oro.
fact-kept = { $seat } se queda una de las dos cartas y pone la otra bajo el mazo.
fact-kept-own = Te quedas { $card_the }; { $other_the } va bajo el mazo.
fact-kept-seen = { $seat } se queda { $card_the }; { $other_the } va bajo el mazo.
fact-declared = { $seat } toma partido en secreto.
fact-declared-own = En secreto, te pones del lado de { $side }.
fact-declared-seen = En secreto, { $seat } se pone del lado de { $side }.
fact-pledged = { $seat } toca su carta de lealtad… o finge que la toca.
fact-pledged-own = Ahora estás en el bando de { $side }.
fact-pledged-seen = { $seat } está ahora en el bando de { $side }.
fact-declined = { $seat } se va sin hacer nada.
fact-spied = { $seat } mira la carta de lealtad de { $target_seat }.
fact-spied-own = { $target_seat } está en el bando de { $side }.
fact-spied-seen = { $seat } descubre que { $target_seat } está en el bando de { $side }.
fact-drew-sailors = { $seat } va a colocar dos marineros en el duelo { $duel }.
fact-drew-sailors-own = Dos marineros para el duelo { $duel }: sus fuerzas son { $one } y { $other }.
fact-drew-sailors-seen = { $seat } ve dos marineros para el duelo { $duel }: sus fuerzas son { $one } y { $other }.
fact-posted = { $seat } coloca los dos marineros del duelo { $duel }.
fact-posted-own = Duelo { $duel }: colocas fuerza { $valverde } por Valverde y fuerza { $diaz } por Diaz.
fact-posted-seen = Duelo { $duel }: { $seat } coloca fuerza { $valverde } por Valverde y fuerza { $diaz } por Diaz.
fact-inspected = { $seat } mira los dos marineros del duelo { $duel }.
fact-inspected-own = Duelo { $duel }: { $valverde } por Valverde, { $diaz } por Diaz.
fact-inspected-seen = Duelo { $duel }: { $seat } ve { $valverde } por Valverde, { $diaz } por Diaz.
fact-swapped = { $seat } intercambia los dos marineros del duelo { $duel }.
fact-not-swapped = { $seat } deja los dos marineros del duelo { $duel } donde están.
fact-sailed = { $spaces ->
    [0] Todas las puertas están abiertas: el barco se queda en la casilla { $space }.
    [one] El barco avanza { $spaces } casilla, hasta la { $space }.
   *[other] El barco avanza { $spaces } casillas, hasta la { $space }.
}
fact-seasick = ¡Tormenta! Con mareo en el bote salvavidas: { $pirate_the }.
fact-recovered = Otra vez a bordo y con buena cara: { $pirate_the }.
fact-arrived = La travesía ha terminado: ¡motín!
fact-exhausted = Se han agotado las provisiones ({ $supply_the }): ¡motín!
fact-undeclared = { $seats_count ->
    [one] Sin bando no se combate: { $seats } ya no puede ganar.
   *[other] Sin bando no se combate: { $seats } ya no pueden ganar.
}
fact-posted-at-random = Los marineros que quedan se colocan al azar: { $duels }.
fact-duel = Duelo { $duel }: { $valverde } por Valverde, { $diaz } por Diaz.
fact-committed = { $seat } ha jugado una carta boca abajo.
fact-committed-own = Juegas { $card_the }.
fact-committed-seen = { $seat } juega: { $card }.
fact-committed-folded = { $count } personas han jugado una carta boca abajo.
fact-shown = Se descubren las cartas: { $cards }. Valverde { $valverde }, Diaz { $diaz }.
fact-monkey = { $seat } juega su mono y deja el duelo.
fact-eliminated = A { $seat } no le quedan cartas de combate y sale de la partida.
fact-refilled = { $seats_count ->
    [0] La reserva está vacía y a nadie le queda una moneda.
    [one] No hay bastantes monedas para los monos: { $seats } aporta una a la reserva.
   *[other] No hay bastantes monedas para los monos: { $seats } aportan una por persona a la reserva.
}
fact-duel-won = { $wins ->
    [one] El duelo { $duel } es para { $side }: su primera victoria.
   *[other] El duelo { $duel } es para { $side }: { $wins } victorias.
}
fact-unmasked = { $seat } estaba en el bando de { $side } y tiene { $gold } de oro.
fact-unpledged = { $seat } no tenía bando y tiene { $gold } de oro.
fact-force-shown = Empate a oro: a { $seat } le queda { $force } en cartas de combate por { $side }.
fact-won = { $side } gana el motín. ¡Victoria para { $seats }!
fact-nobody-won = { $side } gana el motín… pero nadie estaba en ese bando. ¡Pierde todo el mundo!
fact-nobody-declared = Nadie ha tomado partido: ¡pierde todo el mundo!
fact-all-eliminated = No queda nadie para combatir: ¡pierde todo el mundo!

## What is asked, what can be chosen

ask-visit = Visita a un pirata que tenga la puerta abierta.
ask-knock = Puedes llamar a la puerta siguiente.
ask-only-knock = Llama a la puerta siguiente.
ask-only-visit = Visita a un pirata que tenga la puerta abierta.
ask-only-visit-pirate = Visita a { $pirate }.
ask-in-turn = Visita a un pirata con la puerta abierta o llama a la siguiente.
ask-in-turn-pirate = Visita a { $pirate } o llama a la puerta siguiente.
ask-choose = ¿Qué tomas?
ask-keep = ¿Qué carta te quedas?
ask-exchange = Cambia hasta tres cartas (la última va abajo del todo).
ask-barter = Vende o compra hasta tres cartas de combate.
ask-rob = ¿A quién robas una moneda?
ask-declare = ¿De qué lado te pones?
ask-decline = También puedes no hacer nada.
ask-spy = ¿A quién espías? Verás su lealtad.
ask-post = ¿Qué marinero lucha por Valverde? El otro lucha por Diaz.
ask-inspect = ¿Qué duelo miras?
ask-swap = ¿Intercambias los dos marineros?
ask-commit = ¿Qué carta juegas en este duelo?

move-visit = Visitar a { $pirate }
move-visit-for = Visitar a { $pirate }: { $gives }
gives-valverde = 1 carta de oro y 1 moneda
gives-diaz = una carta de oro o de combate, tras verlas
gives-crackpott = { $count ->
    [one] { $count } carta de combate
   *[other] { $count } cartas de combate
}
gives-tembo = una de dos cartas de combate
gives-wessel-jan = cambiar hasta 3 cartas de combate
gives-dean-nero = cartas de combate por monedas, hasta 3
gives-pang = una carta de combate o una moneda
gives-chang-ye = robar 1 moneda
gives-sate = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
gives-bijoux = elegir bando
gives-ojo = elegir bando o espiar uno
gives-cambivalute = dos marineros para un duelo
gives-ghost = se acaba el turno
move-knock = Llamar a la puerta siguiente
move-choose = Tomar: { $pile }
move-keep = Quedarse: { $card }
move-exchange = Cambiar: { $cards }
move-exchange-nothing = No cambiar nada
move-barter = Comerciar
choose-barter-cards = Vender cartas de combate
move-barter-cards = Vender: { $cards }
move-barter-coins = { $coins ->
    [0] No comprar nada
    [one] Comprar { $coins } carta por { $coins } moneda
   *[other] Comprar { $coins } cartas por { $coins } monedas
}
move-barter-nothing = No vender nada
move-rob = { $target ->
    [none] No robar a nadie
   *[other] Robar una moneda a { $target }
}
move-declare = Ponerse del lado de { $side }
move-decline = No hacer nada
move-spy = Espiar a { $target }
move-post = Colocar fuerza { $valverde } por Valverde
move-inspect = Mirar el duelo { $duel }
move-swap = { $swap ->
    [yes] Intercambiar los dos marineros
   *[no] Dejarlos donde están
}
move-commit = Jugar: { $card }

reason-side-won = Un bando ha ganado tres duelos: gana quien tiene más oro en él.
reason-nobody-on-winning-side = Un bando ha ganado tres duelos, pero no había nadie en él.
reason-nobody-declared = Nadie tomó partido.
reason-all-eliminated = No queda nadie en la partida.

figure-rounds = Rondas de la travesía
figure-cards-at-mutiny = Cartas de combate por asiento en el motín
figure-declared-for-valverde = Parte de lealtades a Valverde
figure-side = Bando ganador

## The board in a terminal

board-voyage = La travesía
board-mutiny = El motín
board-round = Ronda { $round }, reparte { $seat }.
board-turn = Es el turno de { $seat }.
board-asks = { $pirate } espera la respuesta de { $seat }.
board-ship = { $left ->
    [one] El barco está en la casilla { $space }; queda { $left } casilla hasta el motín.
   *[other] El barco está en la casilla { $space }; quedan { $left } casillas hasta el motín.
}
board-storm = Próxima tormenta: casilla { $space }.
board-lifeboat = En el bote salvavidas: { $pirate }.
board-lifeboat-empty = El bote salvavidas está vacío.
board-seasick = con mareo
board-mutiny-in = motín a { $left }
board-round-short = ronda { $round }
board-deals = reparte
board-supplies = Quedan { $combat } cartas de combate, { $gold } cartas de oro y { $coins } monedas.
board-cabins = Los camarotes
board-door = Puerta
board-behind = Pirata
board-state = Estado
board-closed = cerrada
board-door-closed = Puerta { $number }, cerrada
board-waiting = { $count ->
    [0] abierta
    [one] abierta desde hace { $count } turno
   *[other] abierta desde hace { $count } turnos
}
board-visited = visitado
board-or = o
board-turn-over = fin del turno
board-knock = Llamar
board-gold-card = oro
board-duels = Los duelos
board-duel = Duelo
board-for-valverde = Valverde
board-for-diaz = Diaz
board-known-to = Visto por
board-seen-by-all = todo el mundo
board-seen-by = { $seats_count ->
    [0] nadie
   *[other] { $seats }
}
board-unposted = { $count ->
    [one] { $count } marinero aún en cubierta.
   *[other] { $count } marineros aún en cubierta.
}
board-duel-now = Duelo { $duel }, asalto { $round }: Valverde { $valverde }, Diaz { $diaz }.
board-wins = Duelos ganados: Valverde { $valverde }, Diaz { $diaz }.
board-spent = Cartas usadas hasta ahora en el motín: { $cards }.
board-seats = La gente a bordo
board-seat = Nombre
board-coins = Monedas
board-gold = Cartas de oro
board-combat = Combate
board-side = Bando
board-status = Estado
board-undeclared = sin bando
board-secret = secreto
board-secret-side = bando secreto
board-worth = Riqueza: { $worth }
board-out = fuera
board-fighting = en el duelo
board-committed = ya jugó una carta
board-monkeys = { $count ->
    [one] { $seats } juega su mono y deja el duelo.
   *[other] { $seats } juegan su mono y dejan el duelo.
}
board-left = ya dejó el duelo
board-own = Tus secretos
board-own-hand = Tus cartas de combate: { $cards }.
board-own-gold = Tu oro: { $cards }.
board-own-side = Tu bando: { $side }.
board-own-side-short = tu bando: { $side }
board-your-side = tu bando
board-own-no-side = Aún no tienes bando: ¡sin él no puedes ganar!
board-own-committed = Tu carta jugada: { $card }.
board-own-looking = Miras: { $cards }.
board-own-drawn = Tus dos marineros: { $one } y { $other }.
board-own-place = Mazo de combate, puesto { $place }: { $card }.
board-own-gold-place = Mazo de oro, puesto { $place }: { $card }.
board-own-known = { $seat } tiene: { $cards }.
board-own-known-gold = { $seat } tomó: { $cards }.
board-own-spied = { $seat } estaba en el bando de { $side }.
board-own-spied-now = { $seat } está en el bando de { $side }.
board-of-side = Bando: { $side }.
board-of-no-side = Aún sin bando.
board-of-committed = { $seat } ha jugado: { $card }.
board-of-looking = { $seat } mira: { $cards }.
board-of-drawn = Dos marineros para { $seat }: { $one } y { $other }.

## The rulebook

part-C1 = Preparación
clause-C1-1 = Cada persona recibe dos cartas de combate (Valverde 1 y Diaz 1), un mono, dos cartas de lealtad y 1 moneda. Las demás cartas de combate forman un mazo, las 18 de oro otro, y las monedas restantes son la reserva.
clause-C1-2 = Diez marineros de fuerza 1 a 10 esperan en cubierta, mezclados: nadie sabe cuál es cuál. El barco empieza en la casilla 0 si juegan dos personas, en la 3 si juegan tres y en la 6 si juegan cuatro.
clause-C1-3 = Quién reparte primero se decide al azar. Todo el mundo ve tus monedas, cuántas cartas tienes, si tienes bando y a qué piratas se ha visitado. Las cartas de combate, las de oro, los bandos y la fuerza de los marineros son secretos.
clause-C1-4 = (Nuestra aclaración.) Todo el mundo conoce las dos cartas con que empiezas y ve adónde van las cartas: quién toma alguna, quién pone alguna bajo un mazo y en qué puesto. El juego lo recuerda por ti.

part-C2 = Una ronda de la travesía
clause-C2-1 = Quien reparte mezcla los piratas (13, o 12 mientras uno está con mareo) y coloca una fila de camarotes con las puertas cerradas, un pirata tras cada una, tres más que personas. Cada persona tiene un turno: primero quien reparte, después en el sentido de las agujas del reloj.
clause-C2-2 = En tu turno, visita a un pirata que ya tenga la puerta abierta, o llama: se abre la siguiente puerta cerrada.
clause-C2-3 = Después de llamar, visita al pirata que acaba de abrir o vuelve a llamar. Cuidado: ¡no puedes entrar por ninguna puerta abierta antes hasta que acabe tu turno!
clause-C2-4 = Si abres la última puerta, tienes que entrar. Si todas las puertas están abiertas al empezar tu turno, tienes que visitar a uno de los piratas (al fantasma no se le puede visitar).
clause-C2-5 = Si abres la puerta del fantasma, tu turno acaba al momento sin visita, incluso en la última puerta. Queda abierta, pero nadie puede entrar.
clause-C2-6 = Un pirata visitado deja la fila hasta la próxima ronda.
clause-C2-7 = Cuando todo el mundo ha tenido su turno, el barco avanza una casilla por cada puerta aún cerrada, de 0 a 3, pero no más allá del motín. Si el motín no estalla, reparte la persona de la izquierda.
clause-C2-8 = Si el barco acaba de entrar en una casilla de tormenta o de cruzarla y el motín no estalla, quien reparte ahora saca al azar uno de los piratas en juego, y el fantasma es uno de ellos: ese pirata tiene mareo y se tumba en el bote salvavidas. El que estaba allí vuelve, y esta vez no podía salir. Quedarse en una casilla de tormenta no cuenta.
clause-C2-9 = (Nuestra aclaración.) Si en cada ronda se abren todas las puertas, el barco no avanza nunca. Una partida entre programas se detiene tras 5000 jugadas, sin resultado.

part-C3 = Los piratas
clause-C3-1 = Valverde da la carta de oro de arriba y 1 moneda.
clause-C3-2 = Diaz te enseña la carta de oro de arriba y la carta de combate de arriba. Quédate una; la otra va bajo su mazo. Si un mazo está vacío, recibes la otra carta.
clause-C3-3 = Crackpott da dos cartas de combate.
clause-C3-4 = Tembo te enseña las dos cartas de combate de arriba. Quédate una; la otra va bajo el mazo.
clause-C3-5 = Wessel-Jan cambia: pon hasta tres de tus cartas de combate bajo el mazo, en el orden que quieras, la última abajo del todo, y toma otras tantas de arriba.
clause-C3-6 = Dean Nero comercia a razón de una por una, tres veces como mucho y en un solo sentido: cartas de combate por monedas, o monedas por cartas de combate. Los valores no importan, y con las cartas de oro no se comercia. Puedes vender como mucho tantas cartas como monedas haya ya en la reserva, y comprar como mucho las que haya ya en el mazo. Las cartas que vendes van bajo el mazo, como con Wessel-Jan.
clause-C3-7 = Pang da una carta de combate o una moneda, lo que quieras.
clause-C3-8 = Con Chang Ye robas 1 moneda a otra persona que tenga alguna, si quieres.
clause-C3-9 = Sate da 1 moneda, y 1 más por cada turno de esta ronda tras el que la puerta seguía abierta y sin visita; cuenta el turno en que se abrió. Cuanto más larga la espera, mayor el regalo.
clause-C3-10 = Con Bijoux eliges bando poniendo una carta de lealtad boca abajo. Si ya tienes bando, elegido aquí o con Ojo, puedes volver a elegir, el mismo bando o el otro. Siempre puedes negarte a elegir. El resto ve que tienes bando, nunca cuál; y si ya tenías uno, no sabe si has cambiado, confirmado o dicho que no.
clause-C3-11 = Con Ojo eliges bando o te niegas a elegir. Si ya tienes bando, puedes mirar la lealtad de otra persona que también tenga, o negarte a mirar. Si nadie más tiene bando, solo puedes negarte. Aquí no se cambia de bando.
clause-C3-12 = Cambivalute saca al azar dos marineros de cubierta y te enseña su fuerza: coloca uno en el lado de Valverde y otro en el de Diaz del próximo duelo, de la A a la E. Cuando los cinco duelos están completos, tienes que mirar los dos marineros de un duelo y puedes intercambiarlos. El resto ve qué duelo, y si los intercambias, pero no las fuerzas.
clause-C3-13 = Se te pregunta aunque solo haya una respuesta, o una vacía: nada que cambiar, nadie a quien robar, dos cartas iguales. Solo Diaz, Pang y Tembo no preguntan cuando no queda nada que tomar. No recibes más de lo que hay, y solo se te ofrece lo que hay. Puedes visitar a un pirata que no puede hacer nada por ti.
clause-C3-14 = (Nuestra aclaración.) Todo el mundo ve de quién miras la lealtad, y cuándo. Lo que has visto es seguro hasta que esa persona vuelva a visitar a Bijoux.
clause-C3-15 = (Nuestra aclaración.) A Dean Nero puedes responder «nada» de las dos formas: ninguna carta o ninguna moneda.
clause-C3-16 = (Nuestra aclaración.) Cuando has visto dos marineros colocados, los conoces para siempre: todo intercambio es visible.
clause-C3-17 = (Nuestra aclaración.) Una elección secreta es definitiva: un bando o la negativa, cartas puestas bajo un mazo, marineros colocados o intercambiados, una carta jugada boca abajo.

part-C5 = Estalla el motín
clause-C5-1 = El motín estalla cuando el barco llega a la casilla del motín.
clause-C5-2 = También estalla cuando se vacía el mazo de combate, el de oro o la reserva de monedas. Por defecto se comprueba al final de la ronda, después de mover el barco: lo que se vació y se repuso antes no cuenta. Con la otra opción se comprueba al momento tras cada turno, y entonces el barco ya no se mueve.
clause-C5-3 = Sin bando quedas fuera: no juegas más cartas y no puedes ganar. Nadie enseña aún su bando. Si nadie tiene bando, pierde todo el mundo.
clause-C5-4 = Los marineros que siguen en cubierta se colocan al azar en los puestos libres, y nadie los ve. El bote salvavidas se vacía.

part-C6 = Los duelos
clause-C6-1 = Se enseña la fuerza de los dos marineros, el de Valverde y el de Diaz. Después vienen los asaltos: cada persona que sigue en el duelo juega en secreto una carta, todas a la vez y de forma definitiva: una carta de combate o, desde el segundo asalto, el mono. Hasta que todo el mundo ha elegido solo se ve quién ha jugado ya; en pantalla ni siquiera cambia el número de cartas de una mano.
clause-C6-2 = Las cartas de combate se mezclan y se enseñan: nadie sabe quién puso cuál. Cada una cuenta para el bando que nombra, Valverde o Diaz, la juegue quien la juegue. Un mono muestra de quién es.
clause-C6-3 = En el primer asalto de un duelo tienes que jugar una carta de combate. Si no tienes ninguna, enseñas tu mono y sales de la partida. ¡Así que guarda una carta para cada duelo!
clause-C6-4 = Desde el segundo asalto, tu mono solo te saca de este duelo. Sin cartas de combate tienes que jugarlo, y no te perjudica.
clause-C6-5 = En el segundo asalto, y solo entonces, un mono da dinero. Si el tuyo es el único, puedes robar 1 moneda a otra persona que tenga alguna. Si hay varios, cada persona que jugó uno toma 1 moneda de la reserva. Un mono forzado también cuenta, y se puede robar a quien está fuera.
clause-C6-6 = Si no hay bastantes monedas para los monos, quien tenga una moneda, incluso estando fuera, aporta antes 1 a la reserva. Si aun así no bastan, se pagan en el sentido de las agujas del reloj desde la última persona que repartió, mientras queden.
clause-C6-7 = El duelo acaba cuando todas las personas que estaban en él han jugado el mono. Gana el total más alto de marinero y cartas. En caso de empate, gana la suma más alta de cartas.
clause-C6-8 = Las cartas usadas se pierden; los monos vuelven. Si solo quedas tú en un duelo, puedes continuar.
clause-C6-9 = Si no queda nadie, la partida acaba al momento, el duelo queda sin decidir y pierde todo el mundo.
clause-C6-10 = (Nuestra aclaración.) Quien juega el único mono del segundo asalto roba la moneda antes de que nadie juegue otra carta.

part-C7 = El final
clause-C7-1 = Con la tercera victoria de un bando se enseñan las lealtades y el oro. De quienes están en ese bando y no han quedado fuera, gana quien tiene más oro: los valores de las cartas de oro y 1 por moneda, en total. En caso de empate gana la suma más alta de las cartas de combate de ese bando que quedan en la mano; si persiste, se comparte la victoria. Si no queda nadie así, pierde todo el mundo.
clause-C7-2 = (Nuestra aclaración.) Si hay empate a oro, solo se enseña esa suma y ninguna carta: las cartas que quedan en una mano revelarían quién puso cuál.
clause-C7-3 = (Nuestra aclaración.) Si pierde todo el mundo antes de que acaben los duelos, no se enseña nada.

## In the browser

web-enter = Entrar
web-commit-last = Jugar { $card }, tu última carta. ¡Sin una en el próximo duelo quedas fuera!
closed-knock = Las puertas se abren por orden: llama a la primera cerrada.
closed-visit = Solo puedes visitar a un pirata que tenga la puerta abierta.
closed-inspect = Cambivalute coloca aquí dos marineros. Luchan en el motín.
web-dossier-duels = Ha visto los marineros: duelo { $duels }.
web-dossier-side-changed = Ha tocado su carta de lealtad desde entonces.
web-own-cards = tus cartas
web-these-cards = estas cartas

## The guided match: what the old sea dog says

chapter-1 = La travesía
chapter-2 = El motín
coach-welcome =
    ¡Te doy la bienvenida a bordo! Se prepara un motín: Valverde contra Diaz. Ganará quien tenga más oro en el bando vencedor.

    Hasta entonces, cada turno lleva a un pirata que da oro, cartas de combate o secretos.

    Todos los camarotes están cerrados: llama a la primera puerta.
coach-again =
    Pang te daría una carta de combate o una moneda. Puedes entrar, o llamar a la puerta siguiente en busca de algo mejor.

    Si llamas, ya no puedes entrar aquí en este turno, y anda suelto un fantasma.

    Arriésgate: llama otra vez.
coach-valverde = Es Valverde: una carta de oro y una moneda. Al final, el oro decide en el bando vencedor. Entra.
coach-ghost =
    { $seat_1 } se ha topado con el fantasma: ¡turno perdido! Es el riesgo de llamar.

    Ahora elige { $seat_2 }. Cada puerta que siga cerrada al final de la ronda hace avanzar el barco.
coach-ship =
    Solo quedaba una puerta cerrada: el barco avanza una casilla. En la última estalla el motín.

    Nueva ronda, nuevos camarotes. Esta vez te toca al final: fíjate en qué puertas se abren.
coach-bijoux =
    { $seat_2 } te ha robado una moneda: para eso sirve Chang Ye.

    La puerta de Bijoux sigue abierta. Ahí puedes elegir bando, igual que con Ojo, y sin bando no gana nadie. Ve de visita.
coach-side =
    ¿Valverde o Diaz? El resto verá que has elegido, nunca a quién. Puedes cambiar de idea en otra visita.

    Ponte del lado de Valverde y no se lo digas a nadie.
coach-farewell =
    Tienes bando, algo de oro y dos cartas de combate pequeñas: necesitarás cinco o seis para pesar en los duelos.

    La tormenta ha dejado a Pang con mareo en el bote salvavidas. El barco sigue su rumbo: ¡el resto depende de ti!
coach-welcome-2 =
    La travesía casi ha terminado: el barco está a dos casillas del motín y tienes el último turno de la ronda.

    En secreto estás del lado de Valverde, y tienes cinco cartas de combate. Llama.
coach-arm =
    Crackpott da dos cartas de combate.

    En el motín cada duelo te cuesta al menos una carta. Si no tienes, sales de la partida. Entra.
coach-first-card =
    ¡Motín! En el duelo A lucha un 10 por Valverde y un 3 por Diaz. Los colocaste tú al visitar a Cambivalute.

    En el primer asalto de un duelo hay que jugar una carta de combate. Se descubren mezcladas: nadie sabe quién puso cuál.

    Valverde lleva tanta ventaja que una carta del otro bando no hace daño. Juega Diaz 1.
coach-monkey =
    10 a 7: Valverde sigue por delante. Desde el segundo asalto puedes jugar tu mono en vez de una carta y dejar el duelo.

    En el segundo asalto el mono además da dinero. Si es el único, roba una moneda. Juégalo.
coach-steal = Tu mono es el único: puedes robar 1 moneda a otra persona. Quítasela a { $seat_1 }.
coach-lost-duel =
    Valverde gana el duelo A, 11 a 9. { $seat_2 } ha jugado la última carta de su mano.

    Duelo B: 2 por Valverde, 8 por Diaz. No vale la pena, pero la primera carta es obligatoria. Juega la más débil: Valverde 1.
coach-two-monkeys =
    { $seat_2 } no tenía carta para el primer asalto y sale de la partida. ¡Seis monedas y ninguna posibilidad de ganar!

    El duelo B está perdido, 3 a 9. Guarda tus cartas para los próximos: juega el mono.
coach-close-duel =
    Dos monos en el segundo asalto: cada persona recibe una moneda de la reserva. Cada bando ha ganado un duelo.

    Duelo C: 6 por Valverde, 5 por Diaz. Por este vale la pena luchar. Empieza con Valverde 2.
coach-stronger = 8 a 7. Seguro que { $seat_1 } continúa, así que juega tu mejor carta: Valverde 3.
coach-enough =
    11 a 10. A { $seat_1 } solo le quedan dos cartas, y los próximos duelos cuestan una cada uno.

    En el tercer asalto un mono no da nada, pero ahorra cartas. Arriésgate: juégalo.
coach-farewell-2 =
    Valverde gana el duelo C: dos duelos a uno. Una tercera victoria acaba el motín.

    Entonces gana quien tenga más oro en ese bando sin haber quedado fuera: cartas de oro y monedas juntas.

    Empieza el duelo D, con un 9 por Valverde. ¡El resto depende de ti!

## Why not

why-no-duel-yet = Las cartas de combate son para los duelos: el motín aún no ha estallado.
why-in-cabin = Ya estás con un pirata: uno por turno.
why-voyage-over = La travesía ha terminado: ahora deciden los duelos.
why-out = Estás fuera del motín y ya no juegas cartas.
why-left-duel = Tu mono te ha sacado de este duelo: estarás en el próximo.
why-committed = Tu carta ya está jugada. El resto aún elige.
why-monkey-later = En el primer asalto de un duelo hay que jugar una carta de combate.
why-knocked-on = Has llamado más adelante: ya no puedes entrar aquí en este turno.
why-visited = Este pirata ya ha tenido visita en esta ronda.
why-inhospitable = El fantasma no recibe a nadie.
why-all-open = Todas las puertas están abiertas: visita a uno de los piratas.

## Why the hint is good

hint-visit-cards = { $count ->
    [0] No tienes ninguna carta de combate
    [one] Solo tienes una carta de combate
   *[other] Solo tienes { $count } cartas de combate
}: aquí hay más.
hint-visit-more-cards = Tienes cartas de combate de sobra, pero ninguna otra puerta promete más.
hint-visit-riches = Oro: en el bando vencedor gana quien tiene más.
hint-visit-exchange = { $count ->
    [one] Una de tus cartas sirve al otro bando
   *[other] { $count } de tus cartas sirven al otro bando
}: mejor cambiar.
hint-visit-sell = Tienes más cartas de combate de las que necesitas: vende algunas.
hint-visit-side = Aún no tienes bando, y sin bando no hay victoria.
hint-visit-switch = El bando de { $side } te promete ahora más que el tuyo.
hint-visit-spy = Conocer los bandos del resto te ayuda a elegir el tuyo.
hint-visit-post = Colocarás tú dos marineros, el más fuerte por { $side }.
hint-visit-swap = Puedes mirar dos marineros e intercambiarlos si están mal colocados para { $side }.
hint-visit-least = No hay mucho que ganar, pero las otras puertas prometen aún menos.
hint-knock = Las puertas cerradas pueden esconder algo mejor que lo que ofrecen las abiertas.
hint-knock-side = Aún no tienes bando, y tras una puerta cerrada pueden estar Bijoux u Ojo.
hint-knock-sideless = Cada puerta cerrada hace avanzar el barco, y aún no tienes bando: gana tiempo.
hint-knock-slow = { $count ->
    [one] Cada puerta cerrada hace avanzar el barco, y solo tienes una carta de combate
   *[other] Cada puerta cerrada hace avanzar el barco, y solo tienes { $count } cartas de combate
}: gana tiempo.
hint-choose-combat = { $count ->
    [one] Con una sola carta de combate en la mano, otra
   *[other] Con { $count } cartas de combate en la mano, otra
} vale más que el oro.
hint-choose-gold = Esta carta de oro vale aquí más que otra carta de combate.
hint-keep-side = Esta es la carta que sirve a { $side }.
hint-keep-higher = Las dos sirven a { $side }: quédate la más fuerte.
hint-keep-any = Ninguna sirve a { $side }: da igual cuál.
hint-exchange = Estas cartas no sirven a { $side }: otras serán mejores.
hint-exchange-nothing = Todas tus cartas pueden servir aún: quédatelas.
hint-barter-buy = { $count ->
    [0] No tienes ninguna carta de combate
    [one] Solo tienes una carta de combate
   *[other] Solo tienes { $count } cartas de combate
}, y es poco para cinco duelos.
hint-barter-sell = Te sobran cartas, y estas no sirven a { $side }.
hint-barter-nothing = Nada de lo que podrías vender o comprar aquí te ayudaría.
hint-rob = { $seat } es quien más se interpone entre tú y la victoria.
hint-declare = Tus cartas y lo que sabes de los duelos apuntan a { $side }.
hint-declare-open = Nada apunta aún a un bando: { $side } es tan buena elección como la otra.
hint-declare-again = Nada de lo que sabes habla en contra de { $side }: quédate ahí.
hint-declare-other = Lo que ya sabes apunta más bien a { $side }.
hint-spy = El bando de { $seat } es el que más te diría.
hint-post = El marinero más fuerte debería luchar por { $side }.
hint-inspect-known = Sabes que este duelo iría mal para { $side }: puedes intercambiar los marineros.
hint-inspect = Aún no conoces a estos dos marineros.
hint-swap = Intercambiados, estos marineros dan ventaja a { $side }.
hint-swap-not = Estos marineros están bien colocados para { $side }.
hint-monkey-ahead = { $side } ya va bastante bien en este duelo: no gastes más en él.
hint-monkey-no-card = No te queda ninguna carta para { $side }.
hint-monkey-in-vain = Tus cartas ya no bastarían: deja el duelo.
hint-monkey-save = Este duelo costaría demasiado: guarda tus cartas para los próximos.
hint-commit-harmless = { $side } lleva { $lead } de ventaja: esta carta del otro bando no cambia nada, y así te la quitas de encima.
hint-commit-no-choice = Tienes que jugar una carta y no tienes ninguna para { $side }: la más débil es la que menos daño hace.
hint-commit-give-up = Este duelo no vale tus cartas para { $side }: juega una del otro bando.
hint-commit-turn = Esta carta basta para que { $side } se ponga por delante.
hint-commit-step = { $side } no va por delante, y este duelo aún se puede ganar.
hint-commit-hold = { $side } va por delante, pero por demasiado poco.
hint-knock-weak = Ahora mismo el motín te iría mal: gana tiempo.
hint-commit-first = El primer asalto pide una carta: basta la más débil.

## What each thing is for

about-combat = Una carta de combate, Valverde o Diaz, de valor 1 a 3. Cada duelo pide una en su primer asalto, o quedas fuera: ¡guarda una por duelo!
about-fighter = En un duelo cuenta { $value } para { $side }, sea cual sea tu bando. En el primer asalto de cada duelo tienes que jugar una carta de combate, o sales de la partida.
about-monkey = Cada persona tiene uno. Desde el segundo asalto de un duelo te saca de él; justo en el segundo puede darte 1 moneda.
about-coin = Vale 1 al final: en el bando vencedor gana quien tiene más oro. Puedes comerciar con ella con Dean Nero o perderla por Chang Ye.
about-gold = Vale 1, 2 o 3 al final, y es secreta hasta entonces: en el bando vencedor gana quien tiene más oro.

## The result

web-reveal = Se muestran los bandos
web-no-side = Sin bando
web-duels-won = { $count ->
    [0] ningún duelo ganado
    [one] { $count } duelo ganado
   *[other] { $count } duelos ganados
}
web-nobody-there = Nadie en este bando
web-source-coins = monedas
web-source-gold = cartas de oro
web-turn-kicker = duelo
web-turn-duel = El duelo { $duel } es para { $side }
web-turn-third = La tercera victoria de { $side }
web-turn-turned = { $loser } tenía el marinero más fuerte, { $second } contra { $first }: las cartas dieron la vuelta al duelo, { $mine } a { $theirs }.
web-turn-tied = Empate a { $mine }: a { $side } le bastó.
web-turn-close = Por los pelos, { $mine } a { $theirs }.
web-turn-clear = Victoria clara, { $mine } a { $theirs }.
web-end-side = { $side } gana el motín, y { $gold } de oro es la mayor fortuna de ese bando.
web-end-side-shared = { $side } gana el motín, y la mayor fortuna de ese bando, { $gold } de oro, es compartida.
web-end-nobody = { $side } gana el motín, pero nadie estaba en ese bando.
web-mine-won = El bando bueno y más oro que nadie: ¡ganas!
web-mine-out = Sin cartas de combate quedaste fuera.
web-mine-undeclared = Sin bando no podías ganar.
web-mine-other-side = Estabas en el bando de { $side }, que perdió el motín.
web-mine-poorer = { $gold ->
    [0] El bando bueno y el mismo oro, pero menos fuerza en la mano.
   *[other] El bando bueno, pero te faltó { $gold } de oro.
}

# Norderwind in Spanish.
# Attributes of names: .the with the definite article, .some as an object (sal, un cañón).

title = Norderwind
tagline = Tres pilas de losetas y tres puertos en apuros: iza la vela, que el viento del norte no espera a nadie.
aim = Coloca antes que nadie todos tus cubos: uno por cada pedido que entregas. Tu turno es un viaje de hasta dos acciones.
scored = Cubos colocados

## Goods, and what the ports want

name-salt = sal
    .the = la sal
    .some = sal
name-wheat = trigo
    .the = el trigo
    .some = trigo
name-wine = vino
    .the = el vino
    .some = vino
name-wood = madera
    .the = la madera
    .some = madera
name-fish = pescado
    .the = el pescado
    .some = pescado
name-gold = oro
    .the = el oro
    .some = oro
name-cube = cubo
    .the = el cubo
    .some = un cubo
name-captain = capitán pirata
    .the = el capitán pirata
    .some = un capitán pirata

## Tiles

name-norderkap = Norderkap
    .the = Norderkap
    .some = Norderkap
name-trutzhavn = Trutzhavn
    .the = Trutzhavn
    .some = Trutzhavn
name-olesand = Olesand
    .the = Olesand
    .some = Olesand
name-salt-1 = puerto de sal a 1
    .the = el puerto de sal a 1
    .some = un puerto de sal a 1
name-salt-3 = puerto de sal a 3
    .the = el puerto de sal a 3
    .some = un puerto de sal a 3
name-wheat-1 = puerto de trigo a 1
    .the = el puerto de trigo a 1
    .some = un puerto de trigo a 1
name-wheat-3 = puerto de trigo a 3
    .the = el puerto de trigo a 3
    .some = un puerto de trigo a 3
name-fish-1 = puerto de pescado a 1
    .the = el puerto de pescado a 1
    .some = un puerto de pescado a 1
name-fish-3 = puerto de pescado a 3
    .the = el puerto de pescado a 3
    .some = un puerto de pescado a 3
name-wood-1 = puerto de madera a 1
    .the = el puerto de madera a 1
    .some = un puerto de madera a 1
name-wood-3 = puerto de madera a 3
    .the = el puerto de madera a 3
    .some = un puerto de madera a 3
name-wine-2 = puerto de vino a 2
    .the = el puerto de vino a 2
    .some = un puerto de vino a 2
name-wine-3 = puerto de vino a 3
    .the = el puerto de vino a 3
    .some = un puerto de vino a 3
name-merchant-2 = barco mercante a 2
    .the = el barco mercante a 2
    .some = un barco mercante a 2
name-merchant-3 = barco mercante a 3
    .the = el barco mercante a 3
    .some = un barco mercante a 3
name-equipment = puerto de equipamiento
    .the = el puerto de equipamiento
    .some = un puerto de equipamiento
name-wreck = pecio
    .the = el pecio
    .some = un pecio
name-fog = niebla
    .the = la niebla
    .some = niebla

## Equipment and posts

name-sail = vela
    .the = la vela
    .some = un grado más de vela
name-cannon = cañón
    .the = el cañón
    .some = un cañón
name-crew = tripulación
    .the = la tripulación
    .some = un miembro de la tripulación
name-boatman = contramaestre
    .the = el contramaestre
    .some = un contramaestre
name-gunner = artillero
    .the = el artillero
    .some = un artillero
name-treasurer = tesorero
    .the = el tesorero
    .some = un tesorero
name-accountant = contable
    .the = el contable
    .some = un contable
name-lookout = vigía
    .the = el vigía
    .some = un vigía

## Dice

name-coin = moneda
    .the = la moneda
    .some = una moneda
name-silver = bala de plata
    .the = la bala de plata
    .some = una bala de plata
name-blue = bala azul doble
    .the = la bala azul doble
    .some = una bala azul doble
name-blank = cara vacía
    .the = la cara vacía
    .some = una cara vacía

## Moments of a turn

name-stack = pila
    .the = la pila
    .some = una pila
name-sailing = viaje
    .the = el viaje
    .some = un viaje
name-tile = loseta
    .the = la loseta
    .some = una loseta
name-pirates = piratas
    .the = los piratas
    .some = piratas
name-letters = cartas de comercio
    .the = las cartas de comercio
    .some = cartas de comercio
name-over = final
    .the = el final
    .some = un final
name-top = parte de arriba
    .the = la parte de arriba
    .some = una parte de arriba
name-bottom = parte de abajo
    .the = la parte de abajo
    .some = una parte de abajo

## What happens

fact-sailed = { $cut ->
    [0] { $seat } pone rumbo a { $port }.
    [one] { $seat } desliza una loseta bajo la pila y pone rumbo a { $port }.
   *[other] { $seat } desliza { $cut } losetas bajo la pila y pone rumbo a { $port }.
}
fact-looked = { $seat } manda al vigía a lo alto del mástil.
fact-looked-own = Tu vigía anuncia: { $tile }.
fact-looked-seen = El vigía de { $seat } anuncia: { $tile }.
fact-put-under = { $seat } desliza bajo la pila la loseta que vio el vigía.
fact-put-under-own = Deslizas { $tile_the } bajo la pila.
fact-put-under-seen = { $seat } desliza { $tile_the } bajo la pila.
fact-kept = { $seat } deja sobre la pila la loseta que vio el vigía.
fact-kept-own = Dejas { $tile_the } sobre la pila.
fact-kept-seen = { $seat } deja { $tile_the } sobre la pila.
fact-drew = { $seat } descubre la loseta { $number }: { $tile }.
fact-passed-by = { $seat } pasa de largo ante { $tile_the }.
fact-came-home = { $seat } vuelve a casa; se mezcla la pila de { $port }.
fact-got-letter = { $seat } recibe una carta de comercio y ahora tiene { $letters }.
fact-turn = Turno { $turn }: { $seat } se hace a la mar.
fact-income = { $gold ->
    [one] El cofre está vacío: { $seat } recibe { $gold } de oro.
   *[other] El cofre está vacío, pero el tesorero vela: { $seat } recibe { $gold } de oro.
}
fact-used-letter = { $seat } entrega una carta de comercio.
fact-kept-letter = { $seat } conserva la carta de comercio.
fact-bought = { $seat } compra { $goods } por { $gold } de oro.
fact-sold = { $seat } vende { $goods } por { $gold } de oro.
fact-overboard = { $seat } tira por la borda: { $goods }.
fact-accountant = El contable de { $seat } suma { $gold } de oro.
fact-raised-sail = { $seat } sube la vela a { $sail } por { $gold } de oro.
fact-mounted-cannon = { $seat } compra un cañón por { $gold } de oro y ahora tiene { $cannons }.
fact-hired = { $seat } contrata a { $post_some } por { $gold } de oro.
fact-salvaged = { $seat } rescata { $gold } de oro del pecio.
fact-delivered = { $seat } entrega el pedido { $order } en { $port } y coloca un cubo.
fact-majority = { $seat } va en cabeza en { $port } y coloca el cubo de mayoría.
fact-majority-lost = Empate en { $port }: { $seat } recupera el cubo de mayoría.
fact-all-ports = { $seat } ha entregado en los tres puertos: ¡un cubo más!
fact-full-crew = La tripulación de { $seat } está completa: ¡un cubo más!
fact-treasure = ¡Un tesoro en la niebla! { $seat } encuentra { $gold } de oro.
fact-pirates = Un barco pirata de fuerza { $strength } surge ante { $seat }.
fact-overwhelmed = Ni oro ni cañones suficientes: { $seat } pierde sin combatir.
fact-paid = { $seat } paga { $gold } de oro a los piratas y sigue navegando.
fact-fought = { $hits ->
    [0] { $seat } abre fuego ({ $shots }): ningún impacto contra una fuerza de { $strength }.
    [one] { $seat } abre fuego ({ $shots }): { $hits } impacto contra una fuerza de { $strength }.
   *[other] { $seat } abre fuego ({ $shots }): { $hits } impactos contra una fuerza de { $strength }.
}
fact-beaten = Ganan los piratas: se acabó el viaje de { $seat }.
fact-captured = ¡Victoria! { $seat } mete al capitán pirata en la celda.
fact-prison-full = ¡Victoria! La celda está llena: { $seat } recibe { $gold } de oro en su lugar.
fact-won = ¡{ $seat } coloca el último de sus { $cubes } cubos y gana!
fact-turn-limit = Ya van 200 turnos por persona: la partida ha terminado.

## What is asked, what can be chosen

ask-sail = ¿En qué pila navegas?
ask-lookout = Primera loseta: ¿la dejas o la deslizas debajo?
ask-draw = Puedes descubrir la loseta siguiente.
ask-stop = Puedes terminar tu viaje.
ask-trade = Aquí puedes comprar o vender.
ask-trade-buy = Aquí puedes comprar.
ask-trade-sell = Aquí puedes vender.
ask-trade-buy-sell = Puedes cambiar una mercancía por otra.
ask-trade-buy-overboard = Puedes comprar y tirar mercancías por la borda.
choose-trade-buy = Comprar
choose-trade-sell = Vender
choose-trade-buy-sell = Cambiar
choose-trade-buy-overboard = Comprar y tirar por la borda
ask-equip = Puedes equipar tu barco.
ask-equip-post = Puedes contratar a alguien.
ask-salvage = Puedes registrar el pecio.
ask-deliver = Puedes entregar el pedido de este puerto.
ask-skip = También puedes no hacer nada.
ask-only-skip = Aquí no puedes hacer nada.
ask-only-draw = Descubre la primera loseta.
ask-only-pay = Tus cañones no bastan: tienes que pagar a los piratas.
ask-only-fight = No puedes pagar a los piratas: tienes que combatir.
ask-in-letters = ¿Usas tu carta de comercio en esta loseta?
ask-pay = Puedes pagar 1 de oro a los piratas.
ask-fight = Puedes combatir contra los piratas.

field-sail-cut = ¿Deslizas antes losetas debajo?
field-trade-buy = ¿Qué compras?
field-trade-sell = ¿Qué vendes?
field-trade-overboard = ¿Qué tiras por la borda?

move-sail = { $cut ->
    [0] Rumbo a { $stack }
    [one] { $stack } (1 debajo)
   *[other] { $stack } ({ $cut } debajo)
}
move-lookout = { $under ->
    [yes] Deslizarla bajo la pila
   *[no] Dejarla arriba
}
move-draw = Descubrir la loseta siguiente
then-draw = …y seguir navegando
move-stop = Volver a casa
move-trade = Comerciar
move-trade-buy = Comprar { $buy }
move-trade-sell = Vender { $sell }
move-trade-overboard = Tirar por la borda: { $overboard }
move-trade-buy-sell = Vender { $sell } y comprar { $buy }
move-trade-buy-overboard = Comprar { $buy }; tirar por la borda: { $overboard }
move-equip = Comprar { $what_some }
move-equip-post = Contratar a { $post_some }
web-move-trade-buy = Comprar { $buy } · { $gold } de oro
web-move-trade-sell = Vender { $sell } · +{ $gold } de oro
web-move-trade-buy-overboard = Comprar { $buy } · { $gold } de oro; tirar por la borda: { $overboard }
web-move-equip = Comprar { $what_some } · { $gold } de oro
web-move-equip-post = Contratar a { $post_some } · { $gold } de oro: { $does }
web-does-boatman = 2 mercancías o un cambio en un barco mercante
web-does-gunner = la bala azul doble acierta dos veces
web-does-treasurer = 2 de oro con el cofre vacío
web-does-accountant = 1 de oro más por venta
web-does-lookout = ve la primera loseta
race = { $goal } cubos
web-against = contra
web-fight-won = ¡Victoria!
web-fight-lost = ¡Derrota!
web-fight-tally = { $hits ->
    [one] { $hits } impacto; hacían falta { $strength }
   *[other] { $hits } impactos; hacían falta { $strength }
}
web-fight-captain = en la celda
dossier-ship = Oro { $gold }, cartas de comercio { $letters }, vela { $sail }, cañones { $cannons }.
dossier-hold = En la bodega ({ $count } de { $most }): { $goods }.
dossier-hold-empty = La bodega está vacía.
dossier-crew = Tripulación: { $crew }.
dossier-crew-none = Aún sin tripulación.
dossier-captains = { $count ->
    [0] Ningún capitán pirata en la celda.
    [one] { $count } capitán pirata en la celda.
   *[other] { $count } capitanes piratas en la celda.
}
dossier-orders = { $count ->
    [one] { $count } pedido entregado en { $port }.
   *[other] { $count } pedidos entregados en { $port }.
}
dossier-majorities = Cubos de mayoría: { $ports }.
dossier-all-ports = Un cubo por entregar en los tres puertos.
dossier-full-crew = Un cubo por la tripulación completa.
web-odds = { $dice ->
    [one] { $dice } dado · { $chance } %
   *[other] { $dice } dados · { $chance } %
}
web-fight-odds = { $dice ->
    [one] Combatir: { $dice } dado, { $chance } % de posibilidades
   *[other] Combatir: { $dice } dados, { $chance } % de posibilidades
}
move-salvage = Registrar el pecio
move-salvage-then-draw = Registrar el pecio y seguir navegando
move-deliver = Entregar el pedido
move-skip = No hacer nada
move-skip-then-draw = Seguir navegando
move-pay = Pagar 1 de oro
move-fight = Combatir

reason-cubes-placed = Alguien ha colocado todos sus cubos.
reason-turn-limit = Ya van 200 turnos por persona.

figure-turns = Turnos por asiento
figure-deliveries = Pedidos entregados
figure-full-crews = Tripulaciones completas

## The board in the terminal

board-seats = Barcos
board-seat = Nombre
board-cubes = Cubos (de { $goal })
board-gold = Oro
board-letters = Cartas
board-sail = Vela
board-cannons = Cañones
board-hold = Bodega
board-prison = Celda
board-crew = Tripulación
board-ports = Puertos
board-port = Puerto
board-order = Pedido abierto
board-wants = n.º { $number }: { $things }
board-no-order = todo entregado
board-delivered = Entregado por
board-deliveries = { $seats }
board-majority = Mayoría
board-known = En la pila
board-unknown = Desconocidas
board-unseen = Losetas nunca vistas
board-unseen-tiles = { $tiles }
board-all-seen = Ya se han visto todas las losetas.
board-voyage = Viaje de { $seat } a { $port }
board-ashore = { $seat } debe elegir una pila.
board-drawn = Descubiertas: { $tiles }
board-nothing-drawn = Aún no hay ninguna loseta descubierta.
board-reach = Losetas: { $drawn } de { $reach }; acciones: { $actions } de 2.
board-put-under = Bajo la pila hay una loseta que vio el vigía.
board-open = Loseta por resolver: { $tile }.
board-fighting = Piratas de fuerza { $strength }.
board-asked = { $seat } debe responder.
board-barred-buying = Aquí no se puede comprar con carta: { $goods }.
board-barred-selling = Aquí no se puede vender con carta: { $goods }.
board-barred-equipment = Aquí no se puede comprar con carta: { $things }.
board-own = Solo lo sabes tú
board-spotted-top = Tu vigía vio la loseta de arriba: { $tile }.
board-spotted-bottom = Conoces la loseta de abajo: { $tile }.
board-of-spotted-top = El vigía de este barco vio la loseta de arriba: { $tile }.
board-of-spotted-bottom = { $seat } conoce la loseta de abajo: { $tile }.
board-own-known = En la pila de { $port } conoces además: { $tiles }.

## The rules, clause by clause

part-N1 = Preparación
clause-N1-1 = Mezcla todas las losetas menos los tres destinos y reparte tres pilas de siete. Añade un destino a cada una y mezcla las ocho losetas. Todo el mundo sabe qué destino hay en cada pila, pero no a qué altura.
clause-N1-2 = Cada persona empieza con 5 de oro, 1 carta de comercio, 1 cañón montado, la vela en 4, la bodega y la celda vacías, sin tripulación y con 10 cubos por colocar (8 si juegan cuatro). El banco no se agota nunca.
clause-N1-3 = Quién empieza se decide al azar; se sigue en el sentido de las agujas del reloj.
clause-N1-4 = Nadie conoce el orden de las losetas; no hay más secretos, salvo lo que ve un vigía. De cada pila hay una lista para todo el mundo: de cada clase de loseta, las que más se han visto en un solo viaje. Lo que ve tu vigía está solo en tu propia lista, hasta que la loseta se descubre.
clause-N1-5 = (Nuestra aclaración.) La loseta que deslizas debajo después de que la vea tu vigía sigue en tu propia lista tras el viaje, junto con las que se descubrieron en él. La lista muestra también lo que nadie ha visto aún; cualquiera podría deducirlo.

part-N2 = Un turno
clause-N2-1 = Si no tienes oro al empezar tu turno, recibes 1, o 2 con un tesorero.
clause-N2-2 = Elige una pila. Antes de descubrir su primera loseta puedes deslizar bajo ella, sin mirarlas, tantas losetas de arriba como quieras, pero no todas.
clause-N2-3 = Si tienes un vigía, miras siempre una vez la loseta de arriba, después de deslizar losetas y antes de zarpar. Déjala o deslízala bajo la pila. No cuenta como una de tus losetas. Solo la ves tú; todo el mundo ve qué haces con ella.
clause-N2-4 = Descubre las losetas de una en una y resuelve cada una antes de la siguiente, nunca más de las que marcaba tu vela al zarpar. La primera hay que descubrirla; después de cada una puedes parar. En cada loseta que ofrece una acción decides si la usas o pasas de largo. El viaje acaba por sí solo tras la segunda acción, un combate perdido o la última loseta que permite tu vela, cuando el resto ha podido entregar sus cartas de comercio.
clause-N2-5 = Dos acciones por viaje: con la segunda se acaba. Usar una loseta es una acción: comerciar, equipar, registrar el pecio, entregar. La niebla no lo es, y pasar de largo tampoco.
clause-N2-6 = Si vuelves a casa con menos de dos acciones y menos de dos cartas de comercio, recibes una, incluso tras un combate perdido. No puedes tener más de dos.
clause-N2-7 = Mezcla las ocho losetas de la pila. Es el turno de la persona siguiente.
clause-N2-8 = (Nuestra aclaración.) Las losetas que deslizas debajo antes de zarpar van allí en bloque, en el mismo orden.
clause-N2-9 = (Nuestra aclaración.) Puedes deshacer la elección de una pila mientras no se haya visto nada. Una loseta descubierta, o vista por un vigía, no se puede deshacer.

part-N3 = Las losetas
clause-N3-1 = Un puerto comercial trata con una mercancía a un precio: compra una o dos, o vende una o dos.
clause-N3-2 = Tu bodega tiene seis huecos, y como mucho dos para la misma mercancía. Si compras más de lo que cabe, tiras otras mercancías por la borda en la misma jugada, a cambio de nada: exactamente las que pasan de seis después de la compra, y ninguna de la clase que acabas de comprar. Si no compras nada, nada va por la borda.
clause-N3-3 = Un barco mercante trata con todas las mercancías a un precio: compra una o vende una. Con un contramaestre: compra hasta dos, o vende hasta dos, iguales o no, o vende una y compra otra; entonces la venta va primero, así que puedes usar su oro y su hueco. Ejemplo: con un contramaestre puedes convertir madera en vino sin pagar nada.
clause-N3-4 = En un puerto de equipamiento compras una cosa: un grado más de vela por 2 de oro (hasta 6; cuenta desde tu próximo viaje), un cañón por 1 (hasta 4) o un miembro de la tripulación por 1, en un cargo libre que elijas. Hay cinco cargos para cuatro tripulantes, y nadie cambia de cargo.
clause-N3-5 = El pecio da 2 de oro.
clause-N3-6 = En un destino puedes entregar su pedido abierto con el número más bajo: entrega las mercancías, el oro y los capitanes piratas presos y coloca un cubo. Una vez por viaje. Cuando se han entregado los nueve pedidos, solo se puede pasar de largo.
clause-N3-7 = Si tienes un contable, recibes 1 de oro además del precio por cada loseta en la que vendes, da igual cuántas mercancías; también por la venta de un cambio. Ejemplo: dos de sal vendidas a 3 dan 7 de oro.

part-N4 = Cartas de comercio
clause-N4-1 = Cuando quien tiene el turno ha comprado o vendido de verdad algo en un puerto comercial, un barco mercante o un puerto de equipamiento, se pregunta a sus rivales por orden de turno: puedes entregar una carta de comercio y usar también la loseta una vez.
clause-N4-2 = Con una carta no puedes hacer lo que acaba de hacer quien tiene el turno. En un puerto comercial: no comprar si compró, no vender si vendió. En un puerto de equipamiento: no comprar lo mismo, sea vela, cañón o tripulante. En un barco mercante: no comprar lo que compró ni vender lo que vendió (cada una de dos mercancías, cada mitad de un cambio). Las cartas no se limitan entre sí, y valen las habilidades de tu propia tripulación.
clause-N4-3 = Solo se te pregunta si tienes una carta y podrías hacer algo permitido.
clause-N4-4 = (Nuestra aclaración.) Si dices que no, conservas la carta. Usar una carta no es una acción del viaje de nadie y no abre la loseta a nadie más.

part-N5 = La niebla
clause-N5-1 = El dado de evento se tira al momento. Una moneda: 1 de oro para ti.
clause-N5-2 = Calaveras: un barco pirata de esa fuerza. Paga 1 de oro y sigue navegando, o combate.
clause-N5-3 = En un combate tiras un dado por cañón. Una bala de plata acierta una vez; una bala azul doble acierta dos veces con un artillero y ninguna sin él; la cara vacía falla. Necesitas al menos tantos impactos como la fuerza de los piratas. Ejemplo: con dos cañones contra una fuerza de 2 necesitas dos balas de plata.
clause-N5-4 = Si ganas, su capitán va a tu celda (si los dos huecos están ocupados, recibes 1 de oro en su lugar) y el viaje continúa. Si pierdes, el viaje se acaba.
clause-N5-5 = Si no puedes ganar ni con la mejor tirada (1 impacto por cañón, 2 con un artillero), solo puedes pagar. Sin oro, el combate se pierde y no se tira ningún dado.
clause-N5-6 = (Nuestra aclaración.) Si podrías ganar pero no tienes oro, solo puedes combatir. En los dos casos se te pregunta igualmente.

part-N6 = Los cubos y el final
clause-N6-1 = Si nadie ha entregado tantos pedidos como tú en uno de los tres destinos, tienes allí la mayoría y colocas un cubo más, desde la primera entrega. Cuando alguien te alcanza, recuperas ese cubo, y el hueco queda vacío hasta que alguien vaya en cabeza sin empate.
clause-N6-2 = Colocas un cubo por haber entregado en los tres puertos y uno por una tripulación de cuatro. Cualquiera puede ganar los dos, una vez cada uno, y no se pierden nunca.
clause-N6-3 = Ganas en el momento en que colocas tu último cubo, incluso fuera de tu turno si una carta de comercio completa tu tripulación. Después ya no hay cartas de comercio, oro por un cofre vacío ni mezclas.
clause-N6-4 = Todos los cubos de una entrega o una compra, y una mayoría que se pierde con ella, cuentan en el mismo momento. No puedes colocar un cubo que no tienes: nadie pasa de 10 (8 si juegan cuatro).
clause-N6-5 = (Nuestra aclaración, para que toda partida acabe.) Cuando van 200 turnos por persona, la partida termina. Gana quien tiene más cubos; el empate se comparte.
clause-N6-6 = (Nuestra aclaración.) El último de esos turnos es completo, con su carta de comercio y su mezcla; solo deja de pagarse el oro por un cofre vacío del turno siguiente.
clause-N6-7 = (Nuestra aclaración.) Si una entrega te da más cubos de los que te quedan, se colocan en este orden: primero por el pedido, después por la mayoría y después por los tres puertos.

## The guided match: what the old sea dog says

chapter-1 = Comercio y entregas
chapter-2 = Piratas en la niebla
coach-welcome =
    ¡Te doy la bienvenida! Tres puertos esperan entregas, cada uno en una pila de ocho losetas. Las entregas colocan cubos, y con diez cubos se gana.

    Un viaje es una pila, cuatro losetas como mucho (tu vela) y dos acciones.

    Navega en la pila de Olesand, sin deslizar ninguna loseta debajo.
coach-draw =
    Ya estás en el mar. Descubre las losetas de una en una y resuelve cada una antes de la siguiente.

    La primera hay que descubrirla: adelante.
coach-fog =
    ¡Niebla! El dado podía traer piratas; encuentras 1 de oro.

    La niebla no es una acción: aún tienes dos, y tres losetas por delante. Podrías volver a casa, pero sigue navegando.
coach-buy =
    El puerto de sal a 1: compra o vende hasta dos de sal, a 1 de oro cada una. En la bodega caben seis mercancías, dos de cada clase como mucho.

    En alguna parte hay un puerto de sal que paga 3 de oro. Compra dos de sal.
coach-go-on =
    Una acción hecha, queda otra. Tu rival no tiene sal que vender, así que aquí no le sirve una carta de comercio.

    Descubre la loseta siguiente.
coach-sell =
    ¡Qué suerte, el puerto de sal a 3, justo detrás! Comprada por 2, vendida por 6.

    Vende tus dos de sal. Es tu segunda acción y acaba el viaje.
coach-watch =
    Cinco de oro más que al principio: ¡un buen viaje! La pila se mezcla, pero lo que se ha visto en ella queda apuntado para todo el mundo.

    Ahora le toca a { $seat_1 }: mira bien.
coach-letter =
    { $seat_1 } compra un cañón. Tu carta de comercio te deja usar la misma loseta, pero no para lo mismo.

    Contrata a un contable por 1 de oro: cada venta te dará 1 de oro más.
coach-order =
    ¡Tu turno! El primer pedido de Norderkap es 1 de vino, y { $seat_1 } acaba de pasar ante un puerto de vino en esa misma pila.

    Ahí están el vino y el puerto. Navega en la pila de Norderkap.
coach-search = Ocho losetas mezcladas, y tu vela te enseña cuatro: crucemos los dedos. Descubre la primera.
coach-wine = ¡El puerto de vino! Compra uno de vino, por 2 de oro: es todo lo que pide el pedido.
coach-hope =
    Te quedan una acción y tres losetas. Si Norderkap está entre ellas, el vino se entrega hoy; si no, espera en la bodega.

    Sigue navegando.
coach-deliver =
    ¡Norderkap a la vista! Nadie más ha entregado aquí, así que irás en cabeza: un cubo por el pedido y otro por la mayoría.

    Entrega el pedido.
coach-farewell =
    Dos cubos en dos viajes: ¡muy bien! Hay más cubos por una tripulación completa de cuatro y por entregar en los tres puertos.

    Trutzhavn quiere capitanes piratas: te harán falta cañones. ¡El mar es tuyo!
coach-welcome-2 =
    El primer pedido de Trutzhavn es un capitán pirata, y los piratas se esconden en la niebla. Has comprado otro cañón y contratado a un artillero.

    Navega en la pila de Trutzhavn.
coach-into-the-fog = Cinco de las 24 losetas son niebla, y aún no se ha visto ninguna. Descubre la primera loseta.
coach-fight =
    ¡Niebla, y piratas de fuerza 2! Puedes pagarles 1 de oro y seguir navegando, o combatir.

    Tiras un dado por cañón. Una bala de plata acierta una vez; una bala azul doble, dos, porque tienes un artillero. Necesitas dos impactos.

    Si pierdes, se acaba el viaje. ¡Combate!
coach-won-fight =
    Plata y azul: ¡tres impactos! El capitán pirata va a tu celda.

    Un combate no es una acción: aún tienes dos. Descubre la loseta siguiente.
coach-pay =
    Otra vez niebla, y piratas de fuerza 3. Con dos dados ganarías más o menos una vez de cada cinco.

    Ya tienes el capitán que necesitas. Paga 1 de oro y sigue navegando.
coach-one-more-tile = Tu vela te enseña dos losetas más. Descubre la siguiente.
coach-deliver-captain = ¡Trutzhavn! Entrega a tu capitán: un cubo por el pedido y otro por la mayoría. Haz la entrega.
coach-farewell-2 =
    ¡Dos cubos y el barco a salvo! En tu celda caben dos capitanes; por un tercero recibes 1 de oro.

    Con más cañones los combates son más seguros, y pagar suele costar menos que perder un viaje. ¡El mar es tuyo!

## Why not

why-under-way = Ya estás en el mar: una pila por viaje.
why-first-tile = La primera loseta hay que descubrirla; después puedes volver a casa.
why-cannot-pay = No tienes lo que pide el pedido de este puerto.
why-all-delivered = Ya se han entregado todos los pedidos de este puerto.
why-barred = Con una carta no puedes hacer lo que acaba de hacer quien tiene el turno.
why-full = En tu barco no cabe más de eso.
why-enough = Ya tienes dos a bordo: en la bodega no caben más de la misma clase.
why-not-aboard = No tienes ninguna a bordo.
why-too-dear = No tienes suficiente oro.
why-too-strong = Aunque acertaran todos los disparos, tus cañones no bastarían: tienes que pagar.
why-no-ransom = No tienes oro con que pagar: tienes que combatir.

## Why the hint is good

hint-sail-order = Llevas a bordo todo lo que pide { $port }, y ese puerto está en esta pila.
hint-sail-known = En esta pila hay { $tile_some }, y es lo que más te hace falta.
hint-sail-hope = Esta pila es la que más te promete, sobre todo { $tile_some }.
hint-lookout-under = Es probable que la pila esconda algo mejor: desliza { $tile_the } debajo.
hint-lookout-keep = No es probable que venga nada mejor: deja { $tile_the } arriba.
hint-draw = Aún vale la pena descubrir, sobre todo { $tile_some }.
hint-draw-fog = Ya solo podría ayudarte la niebla: con oro o con un capitán pirata.
hint-stop-letter = La carta por volver a casa vale más que lo que pueda venir.
hint-stop = Nada de lo que pueda venir te ayudaría.
hint-fight = Ganarías más o menos el { $chance } % de las veces, y un capitán en la celda vale mucho.
hint-fight-little-to-lose = Ganarías solo el { $chance } % de las veces, más o menos, pero en este viaje queda poco que perder, y pagar cuesta oro.
hint-fight-captain = Ganarías solo el { $chance } % de las veces, más o menos, pero un capitán en la celda vale el riesgo.
hint-pay = Ganarías más o menos el { $chance } % de las veces: 1 de oro cuesta menos que el final del viaje.
hint-skip-letter = Nada de esto vale una carta: guárdala para algo mejor.
hint-skip-for = Guarda tu acción para lo que pueda venir, sobre todo { $tile_some }.
hint-skip-fog = Nada de esto vale el final del viaje: la niebla aún puede traer oro o un capitán pirata.
hint-skip-home = Nada de esto vale una acción: mejor volver a casa con una carta.
hint-skip = Nada de esto te ayudaría.
hint-deliver-wins = Esta entrega coloca tu último cubo: ganas.
hint-deliver = Esta entrega te da { $count ->
    [one] un cubo
   *[other] { $count } cubos
}; quedan { $left } por colocar.
hint-trade-order = Lo necesita el pedido abierto de { $port }: { $goods }.
hint-trade-swap = Aquí te servirá más { $bought_the } que { $sold_the }.
hint-trade-sell = A este precio ({ $gold } de oro en total) es mejor vender que guardar en la bodega: { $goods }.
hint-trade-cheap = Comprado a { $price }, vendido hasta a { $most }: { $goods }.
hint-trade-stock = Lo necesitarán otros pedidos: { $goods }.
hint-equip-sail = Descubrirás { $count } losetas por viaje: cuanto antes, mejor.
hint-equip-cannon = { $count ->
    [one] Un cañón vence
   *[other] { $count } cañones vencen
} más a menudo a los piratas, y un capitán en la celda vale mucho.
hint-equip-full-crew = Con { $count } a bordo tu tripulación está completa: eso es un cubo.
hint-equip-post = Cuanto antes suba a bordo { $post_the }, más partido le sacas, y la tripulación completa vale un cubo.
hint-salvage = { $gold ->
    [one] 1 de oro
   *[other] { $gold } de oro
} a cambio de nada: es más de lo que prometen las próximas losetas.

## What each thing is for

about-port = Puerto comercial. Su mercancía: { $good }. Compra una o dos, o vende una o dos, a { $price ->
    [one] 1 de oro
   *[other] { $price } de oro
} cada una.
about-merchant = Barco mercante: compra o vende la mercancía que quieras por { $price } de oro. Con un contramaestre: dos, o un cambio.
about-good = Una mercancía para la bodega: seis huecos, dos de cada clase como mucho. Se compra y se vende en el mar; la piden muchos pedidos.
about-fog = Se tira un dado al momento: 1 de oro para ti, o piratas de fuerza 1 a 3. Págales 1 de oro o combate con tus cañones. No es una acción.
about-cube = Un cubo por cada pedido entregado, por ir en cabeza sin empate en un puerto, por los tres puertos y por una tripulación de cuatro. Coloca el último y ganas.
about-gold = Compra mercancías y equipamiento y contenta a los piratas; algunos pedidos lo piden.
about-letters = Cuando alguien acaba de comerciar o de equiparse, una carta de comercio te deja usar también esa loseta, pero no para lo mismo. Dos como mucho; recibes una por un viaje de menos de dos acciones.
about-sail = Las losetas que puedes descubrir como mucho en un viaje. Un grado más cuesta 2 de oro, hasta 6.
about-cannon = Un dado por cañón contra los piratas. 1 de oro en un puerto de equipamiento; cuatro como mucho.
about-captain = Un capitán pirata, capturado en combate. En la celda caben dos; los pide Trutzhavn.
about-boatman = En un barco mercante: compra dos mercancías, vende dos o cambia una por otra.
about-gunner = En un combate cada bala azul doble acierta dos veces.
about-treasurer = Sin oro al empezar tu turno recibes 2 en vez de 1.
about-accountant = 1 de oro más por cada loseta en la que vendes.
about-lookout = Antes de zarpar miras la loseta de arriba de la pila: la dejas o la deslizas debajo.
about-coin = 1 de oro para ti.
about-silver = Acierta una vez.
about-blue = Acierta dos veces con un artillero; sin él, ninguna.
web-own-tiles = lo que puede venir

## The result

web-reveal = Quién ha servido a cada puerto
web-majority-of = Mayoría: { $seat }
web-majority-none = Mayoría: nadie
web-source-orders = pedidos
web-source-majorities = mayorías
web-source-all-ports = los tres puertos
web-source-full-crew = tripulación completa
web-turn-kicker = turno
web-turn-cubes = { $count ->
    [0] Un cubo menos
    [one] { $seat } coloca un cubo
   *[other] { $seat } coloca { $count } cubos a la vez
}
web-turn-last-cube = El último cubo de { $seat }
web-end-placed = Los { $cubes } cubos de { $seats } están colocados.
web-end-limit = Tras 200 turnos, { $cubes } cubos dan la victoria a { $seats }.

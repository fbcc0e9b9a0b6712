# The house: words that belong to no game.

nothing = nada
several = { $count } × { $name }
seat = asiento { $number }
score-line = { $seat }: { $score }
winners = { $count ->
    [0] Nadie gana.
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
}
replay-title = { $title }: { $seats }
replay-waiting = Falta la jugada de { $seats }.
fact-undone = { $seat } deshace { $count ->
    [one] una jugada.
   *[other] { $count } jugadas.
}
instead-bot = Un bot juega por { $seat }: { $sentence }
instead-clock = Se acabó el tiempo de { $seat }. Un bot juega: { $sentence }
instead-consent = La mesa está de acuerdo: { $sentence }

## Simulations

simulate-progress = Jugando
simulate-by-bot = Por bot
simulate-by-seat = Por asiento
simulate-rest = Partidas
simulate-bot = Bot
simulate-seat = Asiento
simulate-played = Partidas
simulate-wins = Victorias
simulate-score = Puntos
simulate-stopped = Detenidas por el programa
simulate-entries = Entradas por partida
simulate-range = La más corta y la más larga
simulate-windows = Esperas que cerró el reloj
simulate-window-minutes = Minutos que duraron, al ritmo en directo por defecto
simulate-kind = { $figure }: { $kind }
tournament-title = { $bot } contra { $others } × { $other }, rotando los asientos
tournament-ratings = Puntuaciones (intervalo del 95 %): 400 puntos más multiplican por diez la probabilidad de ganar
tournament-rating = Puntuación
dataset-written = { $matches } partidas están en { $folder }; su README.md explica las columnas.
report-written = La página { $file } está escrita: { $matches } partidas, { $variants } variantes.
report-comparing = Comparando variantes
report-title = { $title } con { $seats } asientos
report-lead = { $matches } partidas entre bots: { $bots }. Semilla: { $seed }. Opciones: { $options }. Un intervalo acierta 95 veces de cada 100.
report-length = Duración
report-length-text = Una partida tiene de media { $mean } entradas ({ $low } – { $high }). La mitad central de las partidas tiene de { $lower } a { $upper }.
report-choices = Elecciones
report-choices-text = Un asiento al que le toca decidir tiene de media { $mean } jugadas permitidas; la mediana es { $median }. En el { $forced } de las decisiones solo hay una.
report-moves = Jugadas permitidas por decisión
report-decisions = Decisiones en %
report-kind = Tipo de jugada
report-per-match = Por partida
report-mean = Media
report-median = Mediana
report-most = Máximo
report-seats = Asientos
report-seats-text = Los asientos se numeran desde el que empieza. Si fueran iguales, cada uno ganaría el { $share } (línea discontinua). Una victoria compartida cuenta por su parte.
report-endings = Finales
report-figure = Al final
report-scores = Las puntuaciones durante la partida
report-scores-text = Las líneas son las puntuaciones medias de quienes ganan y del resto; las áreas, la mitad central.
report-winners = Ganan
report-others = El resto
report-part = Avance de la partida en %
report-leads = Cambios de líder
report-leads-text = El liderato cambia { $mean } veces por partida ({ $low } – { $high }).
report-decides = Lo que decide
report-decides-text = Para cada hecho de un asiento: cuántas veces por partida les ocurre a quienes ganan y al resto. La diferencia está en desviaciones típicas, para comparar lo raro y lo común. Muestra lo que acompaña a la victoria, no su causa.
report-thing = Cosa
report-difference = Diferencia en desviaciones típicas
report-options = Opciones
report-options-none = No se ha comparado ninguna opción.
report-options-text = Cada otro valor de una opción frente al de arriba, con { $matches } pares de partidas de igual semilla. La figura muestra el cambio de duración.
report-numbers = Números reconstruidos
report-numbers-none = No se ha comparado ningún número reconstruido.
report-numbers-text = Cada número del archivo de datos con la marca R, un paso menos y un paso más, con { $matches } pares de partidas de igual semilla; primero los efectos más claros. La figura muestra el cambio de duración.
report-change = Cambio
report-effect-length = Entradas
report-effect-seat = Victorias del asiento 1, %
report-effect-score = Mejor puntuación
report-effect-margin = Ventaja
report-effect-ending = Final más frecuente, %
report-marked = ● marca un efecto claro incluso entre las { $number } comparaciones de esta tabla (Bonferroni).
report-unplayed = Faltan { $number } variantes porque se acabó el tiempo.
train-begins = Nuevo entrenamiento en { $folder }, con { $learner }. Ctrl-C lo detiene; la misma orden lo continúa.
train-continues = El entrenamiento en { $folder } continúa, con { $learner }. Ctrl-C detiene esta parte.
train-progress = { $percent } % tras { $seconds } s: { $decisions } decisiones, error { $loss }
train-evaluation = { $percent } % tras { $seconds } s: gana el { $share } % ({ $low }–{ $high }) de { $matches } partidas de { $seats } asientos contra «second»
train-ended = Los pesos, la curva y el estado del entrenamiento están en { $folder }.
bench-title = Partidas al azar en un solo núcleo ({ $machine })
bench-game = Juego
bench-seats = Asientos
bench-decisions = Decisiones por segundo
bench-first = Primer tercio
bench-last = Último tercio
bench-copies = Copias por segundo
bench-resamples = Remuestreos por segundo
bench-peers = Otros motores en la misma ejecución
bench-peer = Motor
bench-ratio = { $game } hace … × más
bench-search-title = Búsqueda en un núcleo ({ $machine })
bench-search-decisions = Decisiones simuladas por segundo
bench-search-answer = Solo la red, ms por respuesta
bench-screens-progress = Pulsando botones
bench-screens-title = De la pulsación a la imagen, en milisegundos, con el procesador { $slower } veces más lento
bench-screens-size = Pantalla
bench-screens-presses = Pulsaciones
bench-screens-half = La mitad en menos de
bench-screens-worst = La más lenta
bench-screens-busy = Procesador, la mitad en menos de
bench-screens-busiest = Procesador, máximo
bench-screens-slowest = Las pulsaciones más lentas
bench-screens-press = Pulsado
bench-screens-wait = Espera
bench-screens-weight = La primera página: { $packed } kB por la red, { $unpacked } kB descomprimidos.
bench-screens-first-task = La tarea más larga mientras se carga la primera página: { $task } ms ({ $loads }).
bench-screens-bytes = Bytes por la red
bench-screens-task = Tarea más larga, ms
bench-screens-tasks = Tarea más larga de cada carga
bench-screens-what = Movimiento
bench-screens-repaints = Redibujos del tablero
bench-screens-layouts = Recálculos de diseño
bench-screens-own-layouts = Recálculos de lo que se mueve
bench-screens-length = Milisegundos
bench-screens-thread = Hilo principal, %
bench-screens-frames = Fotogramas por segundo
bench-screens-nodes-before = Nodos, inicio
bench-screens-nodes-after = Nodos, final
bench-screens-log-before = Historial, inicio
bench-screens-log-after = Historial, final
bench-screens-heap-before = Memoria, inicio, MB
bench-screens-heap-after = Memoria, final, MB
bench-screens-quiet = Los recuentos y los bytes son exactos. Los tiempos y los fotogramas solo valen si no se ejecuta nada más en esta máquina.
bench-load-title = Lo que un tablero añade a la primera página
bench-motion-title = Mientras algo se mueve
bench-tab-title = Una pestaña en el primer y el último tercio de una partida completa
bench-missed = Límite superado: { $where } { $told }
bench-all-kept = Se cumplen todos los límites.
bench-missed-first-page = La primera página pesa { $measured } bytes, y el máximo es { $allowed }.
bench-missed-first-task = En la primera página, una tarea tardó { $measured } ms al cargar en lugar de { $allowed } como máximo.
bench-missed-press = Una pulsación tardó { $measured } ms hasta la siguiente imagen; el límite es { $allowed }.
bench-missed-board = El tablero pesa { $measured } bytes, y el máximo es { $allowed }.
bench-missed-task = Una tarea duró { $measured } ms durante la carga, y el máximo es { $allowed }.
bench-missed-layouts = Recálculos de diseño durante el movimiento: { $measured } en vez de { $allowed }.
bench-missed-repaints = Redibujos del tablero durante el movimiento: { $measured } en vez de { $allowed }.
bench-missed-busy = El hilo principal estuvo ocupado el { $measured } % del movimiento, y el máximo es el { $allowed } %.
bench-missed-nodes = La pestaña tiene al final { $measured } nodos, y el máximo es { $allowed }.
bench-missed-heap = La memoria tiene al final { $measured } bytes, y el máximo es { $allowed }.
bench-memory-progress = Jugando
bench-vector-title = Juego vectorizado con observaciones en un solo núcleo, pasos por segundo ({ $machine })
bench-vector-batch = { $batch } a la vez
bench-vector-cores = igual, con un proceso por núcleo ({ $cores })
bench-vector-steps = Pasos por segundo
bench-vector-ratio = × { $peer }
bench-memory-title = Memoria de un proceso que juega a todos los juegos: { $growth } en la segunda mitad
bench-memory-seconds = Segundos
bench-memory-decisions = Decisiones
bench-memory-megabytes = Megabytes
bench-presses-title = Pulsaciones de una partida entera siguiendo las pistas
bench-presses-seed = Semilla
bench-presses-questions = Preguntas
bench-presses-by-hand = Elegidas a mano
bench-presses-median = mediana
screenshots-progress = Haciendo capturas
screenshots-taken = { $count ->
    [one] Una captura hecha.
   *[other] { $count } capturas hechas.
}
screenshots-film-progress = Filmando
screenshots-filmed = { $file }: { $size } kB.
compare-title = Modelo y producto
compare-target = Modelo
compare-product = Producto
compare-sheet = Una lámina de dibujos, no una pantalla.
compare-corrected = La guía corrige esta imagen.
compare-missing = No hay ninguna imagen así en la carpeta.
compare-unlisted = Ningún pictures.toml dice qué estado muestra esta imagen.
compare-moment = Ninguna partida de bots tiene un momento así.
compare-failed = No se pudo mostrar la pantalla: { $why }

## Problems

error-too-large = El documento supera los { $limit } bytes. Elige uno más pequeño.
error-not-json = El documento no es JSON. Elige el registro de una partida.
error-too-deep = El documento tiene más de { $limit } niveles anidados. Elige el registro de una partida.
error-huge-integer = El documento contiene un número entero demasiado grande. Elige otro registro.
error-wrong-shape = El documento no es un registro (detalle técnico: { $why }). Elige otro archivo.
error-wrong-format = El documento no tiene el formato { $expected }. Elige otro archivo.
error-too-many-entries = El registro tiene más de { $limit } entradas. Elige uno más corto.
error-names = Da a cada asiento del registro un nombre de 1 a { $limit } caracteres.
error-not-plain = Los nombres y el chat de un registro no pueden contener caracteres de control. Quítalos.
error-moved-by = Quien jugó por un asiento (by) debe ser uno de estos valores, o faltar: { $known }.
error-empty-file = El archivo no contiene ningún registro. Elige otro archivo.
error-unreadable = No se puede leer el archivo { $file }. Comprueba la ruta y los permisos.
error-unwritable = No se puede escribir el archivo { $file }. Comprueba la carpeta y los permisos.
error-no-targets = La carpeta { $folder } no contiene ninguna imagen modelo. Indica la carpeta de las imágenes que quieres comparar.
error-no-round = Ninguna partida de bots tiene una ronda { $round }. Indica la ronda por su número.
error-film-too-large = La película ocupa { $bytes } bytes y se permiten { $limit }. Elige una ronda más corta.
error-no-picture = El archivo { $file } no es una imagen PNG. Elige otro archivo.
error-illegal-entry = Entrada { $entry }: { $why }
error-too-long-to-play = Reproducir este registro lleva demasiado tiempo. Elige uno más corto.
error-no-such-seat = En esta partida no hay asiento { $seat }. Elige otro.
error-not-a-move = Eso no es una jugada de este juego (detalle técnico: { $why }). Elige una de las jugadas que se ofrecen.
error-not-open = Ahora no puedes hacer eso.
error-outside-offer = No puedes hacerlo con esos valores. Elige de nuevo.
error-finished = La partida ha terminado. Mira el resultado o empieza una revancha.
error-old-prompt = El juego avanzó antes de tu toque. Elige de nuevo.
error-not-sayable = Ahora no puedes decir eso. Elige otra declaración.
error-too-much-talk = Puedes decir como mucho { $limit } cosas entre dos jugadas. Espera a la siguiente.
error-nothing-to-undo = Ahora no tienes nada que deshacer. Haz antes tu jugada.
error-wrong-digest = El estado después de esta entrada no es el del registro.
error-wrong-result = El resultado no es el del registro.
error-not-an-entry = La entrada está mal formada (detalle técnico: { $why }).
error-luck-missing = Falta el sorteo «{ $name }».
error-luck-other = Se pidió el sorteo «{ $name }», pero el registro tiene «{ $found }».
error-luck-impossible = El sorteo «{ $name }» no puede dar ese resultado.
error-luck-left-over = El registro tiene un sorteo que nadie pidió: «{ $name }».
error-luck-shape = Los sorteos no son una lista de resultados con nombre.
error-luck-not-proved = El sorteo «{ $name }» no se deduce del secreto publicado.
error-no-commitment = El registro no contiene ningún secreto revelado.
error-broken-commitment = El secreto no es el que se prometió.
error-unknown-scheme = Este registro demuestra sus sorteos de una forma que esta versión no conoce (esquema { $scheme }). Actualiza Hautemer.
error-broken-proof = La parte del registro que demuestra sus sorteos está mal formada.
error-not-revealed = En la ronda { $round } figura un dispositivo sin su aportación.
error-wrong-bytes = En la ronda { $round }, la aportación del asiento { $seat } no es la que había prometido su dispositivo.
error-wrong-key = Los sorteos no parten del secreto prometido y de las aportaciones de los dispositivos.
error-unknown-game = No existe el juego «{ $game }»; los que hay: { $known }.
error-broken-game = No se puede cargar el juego «{ $game }»: { $why }.
error-unknown-rules = Aquí no se conoce la versión { $rules } de las reglas de «{ $game }». Actualiza Hautemer.
error-wrong-seats = { $game } es para entre { $least } y { $most } personas, no para { $seats }. Cambia el número de asientos.
error-unknown-option = { $game } no tiene la opción «{ $option }». «hautemer games» muestra las opciones.
error-wrong-option = La opción «{ $option }» no puede ser «{ $value }». «hautemer games» muestra los valores.
error-option-shape = Una opción se escribe CLAVE=VALOR, no «{ $option }».
error-wrong-data = El archivo de datos no encaja con el juego: { $why }. Corrígelo o quita --data.
error-other-data = El registro se hizo con el archivo de datos { $name } (SHA-256 { $sha256 }); indícalo con --data.
error-unknown-bot = No hay ningún bot «{ $bot }» para este juego; los que hay: { $known }.
error-broken-bot = No se puede cargar el bot «{ $bot }»: { $why }
error-not-at-a-server = { $option } no se puede usar con --server. Quita una de las dos opciones.
error-own-bot = Esta partida se jugó contra el bot «{ $bot }». Indícalo otra vez con --bots.
error-wrong-bots = Indica un bot para los { $seats } asientos, o exactamente uno por asiento. Has indicado { $bots }.

## Notices

notice-yours = { $title } ({ $names }): te toca jugar.
notice-theirs = { $count ->
    [one] { $title }: le toca a { $name }.
   *[other] { $title }: les toca a { $name }.
}
notice-mail =
    { $text }

    { $address }

    Para dejar de recibir estos mensajes, abre el enlace de arriba y quita esta dirección en los ajustes.
notice-confirm-subject = Hautemer: ¿es esta tu dirección?
notice-confirm =
    Alguien, seguramente tú, ha pedido recibir aquí una notificación cuando le toque jugar en Hautemer. Si eres tú, abre este enlace:

    { $address }

    o escribe este código:

    { $code }

    Si no, no hagas nada: no llegará ningún otro mensaje.
error-no-mail = Este servidor no envía correo. Elige otro tipo de notificación.
error-no-push = Este servidor no envía notificaciones al navegador. Elige otro tipo de notificación.
error-mail-away = El servidor de correo no ha aceptado el mensaje. Inténtalo más tarde.

## At a table on a server

error-server-address = La dirección de un servidor empieza por http o https. Comprueba la dirección.
error-server-away = El servidor de { $address } no responde. Comprueba la dirección o inténtalo más tarde.
away-back = (Se había cortado la conexión; ya ha vuelto.)
away-stood-in = { $count ->
    [one] Desde tu última jugada, un bot ha hecho una jugada por ti.
   *[other] Desde tu última jugada, un bot ha hecho { $count } jugadas por ti.
}
away-left = La mesa te espera: { $address }
away-consent = { $seat } quiere deshacer una jugada. ¿De acuerdo? [S/n]
away-code = Tengo un código o un enlace
away-new = Abrir una mesa nueva
away-which = ¿Qué mesa, de 1 a { $high }?
away-which-code = ¿El código de cuatro letras o el enlace?
away-table-yours = { $title }, te toca ({ $names })
away-table-running = { $title }, en juego ({ $names })
away-table-lobby = { $title }, esperando gente ({ $names }){ $free ->
    [0] {""}
    [one] , un asiento libre
   *[other] , { $free } asientos libres
}
away-invite = Código: { $code }. Invitación: { $address }
away-gathered = En la mesa: { $names }. { $free ->
    [0] Ningún asiento libre.
    [one] Un asiento libre.
   *[other] { $free } asientos libres.
}
away-account = { $name } (cuenta)
away-start = Empezar con quienes están
away-fill = { $free ->
    [0] Empezar
    [one] Dar el asiento libre a un bot y empezar
   *[other] Dar los { $free } asientos libres a bots y empezar
}
away-look = Ver quién ha llegado
away-rematch = Hay revancha. ¿Te apuntas? [S/n]
away-letter-t = chat
away-letter-y = por mí, seguimos
away-letter-w = esperar
away-letter-v = tiempo para responder
away-letter-p = ritmo de los bots
away-letter-q = salir
away-letter-e = mensajes anteriores
away-help-t = dice algo a toda la mesa: «t ¡Hola!»
away-help-y = dice que no necesitas el tiempo que queda
away-help-w = da 15 segundos más a todo el mundo, una vez por ronda y una vez cada vez que el resto puede responder
away-help-v = propone que, desde la próxima ronda, el tiempo para responder se agote siempre o acabe en cuanto nadie lo necesite
away-help-p = fija cuánto tardan los bots: «p tranquilo», «p ágil» o «p inmediato»; cuenta la elección más lenta de la mesa
away-which-pace = ¿Qué ritmo? { $paces }
away-paced = Los bots juegan ahora a este ritmo: { $pace }.
pace-calm = tranquilo
pace-brisk = ágil
pace-instant = inmediato
away-windows = { $missing ->
    [0] Hay acuerdo general.
    [one] Propuesto. Falta un voto más.
    *[other] Propuesto. Faltan { $missing } votos más.
}
away-help-q = sale de la mesa; tu asiento sigue siendo tuyo
away-help-e = muestra los mensajes anteriores del chat
away-earlier = Hay mensajes anteriores: «e» los muestra.
away-no-earlier = No hay mensajes anteriores.
beside-joined = { $name } se sienta.
beside-left = { $name } se va.
beside-freed = Quien organiza la mesa ha liberado el asiento de { $name }.
beside-draw-late = El dispositivo de { $name } llegó tarde: no participa en el sorteo.
beside-started = Empieza la partida. Huella del sorteo: { $commitment }
beside-said = { $name }: { $text }
beside-remarked = { $name } ({ $account ->
    [yes] público, con cuenta
   *[other] público
}): { $text }
beside-undo-asked = { $seat } pide deshacer una jugada.
beside-undo-refused = La jugada se mantiene: no hubo acuerdo para deshacerla.
beside-called-off = La partida se ha cancelado por acuerdo de la mesa.
beside-deserted = { $days ->
    [one] Nadie ha aparecido en un día: la partida queda cancelada.
   *[other] Nadie ha aparecido en { $days } días: la partida queda cancelada.
}
beside-paused = La partida está en pausa.
beside-went-on = La partida continúa.
beside-resigned = { $seat } deja su asiento a un bot.
beside-replaced = { $seat } no está: un bot juega en su lugar.
beside-returned = { $seat } recupera su asiento.
beside-moved = { $seat } juega ahora desde otro dispositivo.
beside-reissued = Quien organiza la mesa ha creado un enlace nuevo para { $seat }: el asiento puede pasar a otro dispositivo.
beside-inherited = Ahora { $seat } organiza esta mesa.
beside-constant-windows = Desde la próxima ronda, el tiempo para responder se agota siempre.
beside-ready-windows = Desde la próxima ronda, el tiempo para responder acaba en cuanto nadie lo necesita.
beside-waited = { $seat } pide que esperemos: 15 segundos más.
beside-hushed = Quien organiza la mesa ha silenciado a { $seat }.
beside-unhushed = Quien organiza la mesa deja que { $seat } vuelva a escribir.
beside-spectators-hushed = Quien organiza la mesa ha cerrado el chat del público.
beside-spectators-unhushed = El público puede volver a escribir en el chat.

draw-fingerprint = Huella del sorteo: { $sha256 }
draw-committed = { $count ->
    [0] Aún no participa ningún dispositivo en el sorteo.
    [one] Participa un dispositivo en el sorteo: { $names }.
   *[other] Participan { $count } dispositivos en el sorteo: { $names }.
}
draw-waiting = Sorteo: se espera a { $names }.
draw-together = Aportaciones al sorteo: { $names }.
draw-without = Sorteo sin demostrar para { $names }.
draw-alone = Solo el sorteo del servidor: no participó ningún dispositivo.
draw-agreed = Hubo acuerdo para empezar así.
draw-ask = ¿Empezar aunque el sorteo no esté demostrado para { $names }?
draw-ask-again = El sorteo ha fallado dos veces. ¿Hacemos otro?
draw-ask-alone = ¿Empezar solo con el sorteo del servidor?
draw-left-out = Este dispositivo envió su aportación al sorteo, pero el servidor la dio por tardía.
draw-changed = El servidor muestra ahora una huella distinta de la del principio. No te fíes del sorteo de esta mesa.
draw-kept = Este dispositivo ha comparado el registro con lo que vio: no se ha cambiado nada.
draw-objection-fingerprint = La huella del registro no es la que este dispositivo vio antes de empezar.
draw-objection-table = El registro es de otra mesa.
draw-objection-missing = El registro no menciona el sorteo en el que participó este dispositivo.
draw-objection-list = La ronda { $round } del sorteo enumera dispositivos distintos de los que vio este.
draw-objection-names = La gente que figura en el registro no es la que este dispositivo vio antes del sorteo.
draw-objection-left-out = En la ronda { $round } del sorteo este dispositivo envió su aportación, pero el registro la omite.

## For the operator

verify-proved = Demostrado: los { $count } sorteos de la partida ({ $entries } jugadas) se deducen del secreto fijado antes de la primera jugada.
verify-hash = La huella prometida era { $sha256 }: compárala con la que mostró la mesa al empezar.
verify-hash-compared = La huella prometida, { $sha256 }, es la que anotaste.
verify-together = { $count ->
    [one] Un dispositivo participó
   *[other] { $count } dispositivos participaron
} en los sorteos: { $names }. El servidor por sí solo no podía elegirlos.
verify-without = Sin demostrar para { $names }: de ahí no llegó ninguna aportación.
verify-agreed = Toda la mesa estuvo de acuerdo.
verify-server-only = No participó ningún dispositivo de la mesa: son sorteos solo del servidor.
verify-written = Era una partida guiada: { $count } resultados estaban fijados en la lección, sin sorteo. El resto ({ $drawn }) se deduce del secreto comprometido.
verify-not-proved = Los sorteos de esta partida no están demostrados.
admin-id = Id
admin-game = Juego
admin-phase = Fase
admin-touched = Último cambio (UTC)
admin-seats = Asientos
admin-name = Nombre
admin-language = Idioma
admin-seen = Última visita (UTC)
admin-closed = La mesa { $table } está cerrada.
admin-forget = ¿Borrar los datos de { $name }?
admin-forgotten = Borrado; { $count ->
    [0] esta persona no tenía ningún asiento.
    [one] queda su asiento en una mesa, sin nadie detrás.
   *[other] quedan sus asientos en { $count } mesas, sin nadie detrás.
}
admin-backed-up = La copia está completa: { $file }
admin-stop-first = Detén antes el servidor: solo un proceso puede usar un archivo SQLite.
error-database-older = La base de datos es de una versión anterior (esquema { $revision }): arranca el servidor una vez.
error-no-such-person = No hay nadie con el nombre ni con el id { $person }. Comprueba cómo se escribe.

## In the terminal

yes = sí
no = no
play-welcome = Hautemer: ¿a qué jugamos?
play-which-game = ¿Qué juego? [1]
play-how-many = ¿Cuánta gente juega, contándote a ti, de { $low } a { $high }? [{ $default }]
play-option = { $option }: { $value }{ $standard ->
    [yes] {""}
   *[no] { " *" }
}
play-change-option = ¿Qué opción cambias (1–{ $high })? Intro para empezar.
play-me = Yo
play-sailors = Ana, Rodrigo, Juana, Bernabé, Marina, Nuño, Perla, Gaspar, Begoña, Félix, Maruxa, Elías, Celia, Hugo, Nerea, Basilio, Iris, Lucas, Susana, Amaro
play-go-on = { $moves ->
    [0] Te espera una partida de { $title }, lista para empezar. ¿Seguimos con ella? [S/n]
    [one] Te espera una partida de { $title }, tras { $moves } jugada. ¿Seguimos con ella? [S/n]
   *[other] Te espera una partida de { $title }, tras { $moves } jugadas. ¿Seguimos con ella? [S/n]
}
play-none-waits = No te espera ninguna partida.
play-broken = No se puede leer la partida guardada en { $file }. El archivo se queda como está. { $why }
play-left = La partida queda en { $file }; «hautemer play --resume» la reanuda.
play-saved = La partida queda en { $file }.
play-stuck = Esta partida no termina. Queda guardada en { $file }.
play-put-together = { $ask }…
play-which = ¿Cuál, de 1 a { $high }? (c para cancelar)
play-between = ¿De { $low } a { $high }? [{ $default }] (c para cancelar)
play-some = { $high ->
    [0] No hay nada que elegir: Intro. (c para cancelar)
   *[other] ¿Cuántos y cuáles? Escribe { $span } números, separados por espacios. (c para cancelar)
}
play-some-in-order = ¿Cuáles y en qué orden? Escribe { $span } números, separados por espacios. (c para cancelar)
play-span = { $same ->
    [yes] exactamente { $high }
   *[no] de { $low } a { $high }
}
play-as-often = { $name } (× { $count })
play-not-these = Esa combinación no está permitida. Elige de nuevo.
play-number-please = Un número de { $low } a { $high }, por favor.
play-numbers-please = Escribe { $span } números entre 1 y { $choices }, separados por espacios, por favor.
play-what = { $high ->
    [one] Responde con 1 o con una letra (? para la ayuda).
   *[other] Responde con un número de 1 a { $high } o con una letra (? para la ayuda).
}
play-nothing = No hacer nada y continuar
play-say = Decir algo…
play-letter-u = deshacer
play-letter-b = tablero
play-letter-l = historial
play-letter-r = reglas
play-letter-h = pista
play-letter-s = guardar
play-letter-q = salir
play-letter-w = no preguntar más
play-letter-help = ayuda
play-help-u = deshace tu última jugada y todo lo que vino después; las elecciones secretas son definitivas
play-help-b = vuelve a mostrar el tablero
play-help-l = cuenta lo que ha pasado
play-help-r = las reglas; «r M3» abre un capítulo, «r M3.4» una cláusula
play-help-h = lo que haría un buen bot en tu lugar, sin saber más que tú
play-help-s = guarda la partida (cada jugada también lo hace)
play-help-q = sale de la mesa; la partida te espera
play-help-w = vuelve a preguntar solo cuando algo haya cambiado
play-help-c = cancela una elección de varios pasos
play-help-numbers = Un número hace la jugada de ese número.
play-nothing-to-undo = Todavía no has hecho ninguna jugada que se pueda deshacer.
play-secret-stands = Desde entonces alguien ha hecho una elección secreta: no se puede deshacer.
play-rules-how = «r { $part }» abre un capítulo.
play-forced = No hay otra posibilidad: { $move }.
play-hint = Pista ({ $bot }): { $move }
play-coach = El viejo lobo de mar: { $said }
play-coach-try = Prueba: { $move } (Intro)
play-coach-say = Di: «{ $claim }» (Intro)
play-coach-left = Has puesto tu propio rumbo, ¡y está muy bien! La lección acaba aquí: desde ahora se juega de verdad. «h» te da una pista; «u» deshace tu jugada y vuelve a la lección.
play-coach-next = El capítulo siguiente: hautemer play { $game } --lesson --chapter { $chapter }
play-secrets = Todos los secretos, a la vista
play-recorded = El registro de la partida: { $file }
play-rematch = ¿Una revancha? [s/N]
games-seats = Personas
games-options = Opciones
games-bots = Bots
games-captain-no-arrays = «capitaine» necesita NumPy: pip install hautemer[strong]. Hasta entonces, elige «second».
games-captain-no-weights = «capitaine» aún no ha aprendido este juego: «second» es el bot más fuerte.
games-captain-unfit = La red de «capitaine» no vale para esta versión: elige «second».
games-captain-not-offered = Las mesas no ofrecen «capitaine» en este juego, sino «second».
games-captain-versions = En partidas con la versión { $versions } de las reglas, «second» juega en lugar de «capitaine».
error-missing-extra = Hace falta el paquete { $module }, que no está instalado: pip install hautemer[{ $extra }]
error-no-encoder = { $game } no tiene codificador y por eso tampoco entornos. Elige otro juego.
error-not-covered = El codificador de { $game } no sirve para esta partida. Usa la versión actual de las reglas.
error-not-in-alphabet = El alfabeto de { $game } no contiene «{ $value }» en el campo { $field }. Añádelo en bots/choices.py.
error-wrong-action = «{ $action }» no es una acción. Las acciones son los números enteros de 0 a { $most }.
error-masked-action = La acción { $action } ({ $name }) está enmascarada ahora. Elige una que la máscara deje libre.
error-not-encodable = Esta jugada no está entre las ofertas y por eso no tiene código. Elige una jugada ofrecida.
error-unfinished-move = Faltan elecciones para completar la jugada. Añádelas.
error-choices-left = La jugada está completa después de { $number } elecciones, pero has dado { $given }. Quita las demás.
error-wrong-setting = { $setting } no puede ser «{ $value }»; los valores posibles son: { $known }.
error-wrong-count = { $setting } no puede ser { $value }. Elige un número de { $least } a { $most }.
error-imagined-world = Un estado remuestreado no se puede serializar: ninguna serie de jugadas ha llevado a él. Serializa el estado original.
error-before-reset = Llama primero a reset.
error-no-cluster = No hay ningún clúster de Ray en { $address }. Inicia uno con «ray start --head» o revisa la dirección.
error-other-version = Un nodo del clúster tiene hautemer { $theirs } en lugar de { $ours }. Instala la misma versión en todos los nodos.
error-folder-in-use = { $folder } no puede contener un conjunto de datos. Indica una carpeta nueva o vacía.
error-other-dataset = { $folder } contiene un conjunto de datos con otros ajustes. Indica otra carpeta.
error-unknown-clause = No existe la cláusula { $clause }; los capítulos son: { $known }.
error-database-address = Escribe la dirección de la base de datos así: { $sqlite } o { $postgresql }.
error-database-in-use = El proceso { $process } está usando este archivo SQLite; para varios procesos hace falta PostgreSQL.
error-database-newer = La base de datos es de una versión más nueva de Hautemer (esquema { $revision }): actualiza primero.
error-database-refused = La base de datos ha rechazado la conexión: { $why }. Comprueba la dirección y la contraseña.
error-not-a-database = El archivo { $file } no es una base de datos SQLite. Comprueba la ruta.
error-backup-elsewhere = PostgreSQL se copia con su propio programa, pg_dump.
error-torture-database = Con --database, torture necesita una base de datos PostgreSQL vacía. Omite la opción para probar con un archivo SQLite.
view-public = Lo que ve todo el mundo
view-own = Lo que solo sabes tú

torture-title = Matando servidores durante { $seconds } segundos
torture-matches = Partidas jugadas
torture-finished = Terminadas por sí solas
torture-moves = Jugadas confirmadas
torture-kills = Servidores matados
torture-away = Caídas de la base de datos
torture-longest = Espera más larga de una pantalla, en segundos
torture-lost = Jugadas perdidas o duplicadas
torture-rewritten = Historias cambiadas
torture-stuck = Partidas atascadas
torture-fine = No se ha perdido nada, nadie vio otra historia y todas las partidas siguieron.
torture-failed = Algo va mal:

serve-ready = Hautemer está abierto: { $address }
serve-lan = Para el resto de esta red: { $address }
serve-stop = Ctrl-C para detenerlo; no se pierde nada.
client-missing = A esta instalación le falta la página para el navegador. En una copia del código fuente, ejecuta tools/web.sh build y vuelve a cargar esta página. Mientras tanto, juega en el terminal: hautemer play --server { $address }
error-no-such-table = No existe esa mesa, o ya no admite a nadie. Comprueba el código o pregunta a quien la organiza.
error-wrong-time = Un tiempo debe estar entre { $least } y { $most } milisegundos.
error-pace-too-short = Con varias personas a la mesa, deja al menos { $move } segundos por jugada y { $grace } segundos para volver.
error-days-too-short = Una partida de varios días necesita al menos { $minutes } minutos por jugada.
error-owner-away = Un bot ocupa el asiento de alguien. No puedes deshacer esto hasta que esa persona vuelva.
error-not-your-table = Solo puede hacerlo quien organiza la mesa. Pídeselo.
error-not-seated = Siéntate antes a esta mesa.
error-not-in-lobby = La partida ha empezado y eso ya no se puede cambiar. Crea otra mesa.
error-drawing = El sorteo está en marcha. Inténtalo dentro de unos segundos.
error-too-many-draws = El sorteo ha fallado { $limit } veces en esta mesa. Crea una mesa nueva.
error-other-seats = Los asientos han cambiado entretanto. Inténtalo de nuevo.
error-other-bytes = La aportación de este dispositivo no es la que había anunciado. Vuelve a cargar la página.
error-not-running = En esta mesa no se juega ninguna partida ahora. Espera a que empiece.
error-no-lesson = { $game } no tiene esa partida guiada. Lee su reglamento.
error-not-over = La partida aún no ha terminado. Inténtalo cuando acabe.
error-seat-taken = Ese asiento está ocupado. Elige otro.
error-already-seated = Ya tienes un asiento en esta mesa. Juega desde él.
error-no-free-seat = No queda ningún asiento libre en esta mesa. Mira la partida o crea una mesa.
error-too-few = { $game } necesita al menos { $least } a la mesa. Invita a más gente o añade bots.
error-wrong-name = Elige un nombre de hasta { $limit } caracteres visibles.
error-name-at-table = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
error-name-looks-alike = { $name } se parece demasiado a { $other }, que ya está en esta mesa: elige otro nombre.
error-wrong-order = El orden debe nombrar cada asiento una vez. Vuelve a cargar la página.
error-paused = La partida está en pausa. Vota primero para reanudarla.
error-not-paused = La partida no está en pausa. Puedes jugar.
error-unknown-window = Este juego no tiene ninguna espera llamada { $window }. Usa una de estas: { $known }.
error-no-window = Ahora no hay nada que esperar. Puedes jugar.
error-already-waited = Ya has pedido más tiempo. Podrás volver a pedirlo en la próxima ronda.
error-not-asked = Esa petición ya no está abierta.
error-not-resigned = Quien ocupa este asiento está jugando. No hay nada que devolver.
error-still-here = Esa persona aún no lleva bastante tiempo fuera. Inténtalo dentro de unos minutos.
error-no-talk = El chat libre está cerrado en esta mesa. Puedes usar las declaraciones.
error-full-journal = El historial de esta mesa está lleno: las jugadas siguen contando, pero ya no se guardan el chat ni las peticiones.
error-full-talk = El chat de esta mesa está lleno. La partida sigue sin él.
error-hushed = Quien organiza la mesa te ha silenciado. Puedes seguir jugando.
error-spectators-hushed = Quien organiza la mesa ha cerrado el chat del público. Puedes seguir mirando.
error-remark-name = En esta mesa hay alguien que se llama { $name }. Cambia de nombre para escribir aquí.
error-wrong-text = Escribe de 1 a { $limit } caracteres.
error-watching-closed = Esta mesa no admite público. Pide un asiento o un enlace a quien la organiza.
error-broken-table = Esta partida no puede continuar aquí: su historial no encaja con las reglas instaladas. Díselo a quien lleva este servidor.
error-not-signed-in = Inicia sesión primero.
error-wrong-password = El nombre o la contraseña no son correctos. Inténtalo de nuevo.
error-weak-password = Usa al menos { $least } caracteres.
error-name-taken = Ese nombre es de otra persona. Elige otro.
error-link-spent = Este enlace personal ya se ha usado o ha caducado. Pide uno nuevo en tu mesa.
error-too-fast = Demasiado rápido. Espera un momento e inténtalo de nuevo.
error-too-many-tries = Demasiados intentos con este nombre. Inténtalo dentro de { $seconds } s.
error-too-many = Has llegado al límite. Cierra antes alguna.
error-wrong-origin = Esta petición viene de otro sitio web. Abre Hautemer directamente e inténtalo de nuevo.
error-not-found = Aquí no hay nada. Comprueba la dirección.
error-wrong-method = Eso no funciona aquí. Vuelve a cargar la página.
error-away = La base de datos no responde; inténtalo dentro de un momento.
error-wrong-address = { $why ->
    [https] Esta dirección no sirve: debe empezar por https.
    [host] Esta dirección no sirve: su servidor no es público. Elige otra.
    [keys] Esta dirección no sirve: las claves del navegador no coinciden. Suscríbete de nuevo.
    [smtp] Escribe el servidor de correo así: smtp://USUARIO:CONTRASEÑA@SERVIDOR:PUERTO?from=DIRECCIÓN.
   *[form] Esta dirección no sirve. Comprueba cómo está escrita.
}
error-port-taken = El puerto { $port } no se puede usar; indica otro con --port.
error-wrong-host = La dirección { $host } no es de esta máquina; indica otra con --host.
error-wrong-proxy = Indica un proxy por su red, por ejemplo 127.0.0.1/32, no { $proxy }.
error-wrong-public-url = La dirección pública se escribe http://SERVIDOR o https://SERVIDOR, no { $url }.
error-wrong-redis = La dirección de Redis se escribe redis://SERVIDOR:PUERTO.
error-wrong-limit = Escribe un límite como NOMBRE=NÚMERO, no { $limit }. Nombres: { $known }.
error-wrong-keep = { $limit } debe ser uno de { $known }, con un número de días: guests=90

load-begin = { $tables } mesas, { $sockets } conexiones…
load-title = Carga
load-what = Medida
load-value = Valor
load-sockets = Conexiones abiertas
load-moves = Jugadas por segundo
load-messages = Mensajes entregados por segundo
load-size = Bytes por mensaje
load-p50 = Del clic a todas las pantallas, la mitad en menos de
load-p95 = … el 95 % en menos de
load-p99 = … el 99 % en menos de
load-lost = Conexiones perdidas
load-refused = Jugadas rechazadas
load-table-memory = Memoria por mesa
load-socket-memory = Memoria por conexión
load-bare = Difusión simple, mensajes por segundo
load-share = Parte de la difusión simple
load-processor = Tiempo de procesador por mensaje
load-bare-processor = … de la difusión simple
load-windows = Esperas
load-able = … en las que un bot podía actuar
load-first-ping = Primer ping tras una escena, la mitad en menos de
load-mean-ping = Todos los pings mientras piensan los bots, la mitad en menos de
load-z-first = Primer ping: distancia en desviaciones típicas
load-z-mean = Todos los pings: distancia en desviaciones típicas
load-storage-single-per-second = Escrituras sueltas por segundo
load-storage-busy-64-per-second = Jugadas por segundo, 64 mesas activas
load-storage-busy-500-per-second = Jugadas por segundo, 500 mesas activas
load-storage-busy-64-gain = 64 mesas activas frente a escrituras sueltas, ×
load-storage-busy-500-gain = 500 mesas activas frente a escrituras sueltas, ×
load-storage-raw-commit-ms = Una escritura directa, ms
load-storage-lone-wait-ms = Espera de una jugada suelta, ms
load-storage-lone-wait-ratio = Jugada suelta frente a una escritura directa, ×
load-abuse-progress = { $at } s: { $doing }
load-abuse-doing-record = Se juega una partida larga
load-abuse-doing-flood = Unos invitados inundan un chat
load-abuse-doing-newcomers = Hay conexiones que no leen y otras que van y vienen
load-abuse-doing-make = Unas mesas continúan una partida larga
load-abuse-doing-restart = El servidor se interrumpe y arranca de nuevo
load-abuse-doing-rest = Las mesas dejan la memoria
load-abuse-doing-guess-one = Una dirección adivina contraseñas
load-abuse-doing-guess-many = Doce direcciones adivinan contraseñas
load-abuse-doing-guess-account = Cuatro direcciones adivinan una sola contraseña
load-abuse-doing-undo = Unos invitados deshacen jugadas
load-abuse-doing-download = Una dirección descarga un registro
load-abuse-chat = Inundar un chat
load-abuse-tables = Acumular partidas largas
load-abuse-passwords = Adivinar contraseñas
load-abuse-undo = Deshacer jugadas en partidas largas
load-abuse-records = Descargar el registro de una partida larga
load-abuse-remarks = Mensajes aceptados
load-abuse-refused = Peticiones rechazadas
load-abuse-newcomer = Primer mensaje al llegar (kB)
load-abuse-held = Memoria que ocupan 40 conexiones que no leen (MB)
load-abuse-made = Mesas creadas
load-abuse-table-memory = Memoria por mesa, recién creada (MB)
load-abuse-start = Arranque del servidor con estas mesas (s)
load-abuse-first-scene = Hasta ver una de ellas al llegar (s)
load-abuse-start-memory = Memoria máxima tras el arranque, todas las mesas (MB)
load-abuse-rest-memory = Memoria en reposo, todas las mesas (MB)
load-abuse-sign-in-alone = Inicio de sesión sin que nadie adivine (s)
load-abuse-sign-in-one = Inicio de sesión en otro lugar mientras una dirección adivina (s)
load-abuse-past-one = Mirar atrás mientras una dirección adivina (s)
load-abuse-hashed-one = Intentos de esa dirección que se comprobaron
load-abuse-sign-in-many = Inicio de sesión en otro lugar mientras doce direcciones adivinan (s)
load-abuse-past-many = Mirar atrás mientras doce direcciones adivinan (s)
load-abuse-hashed-many = Intentos de esas direcciones que se comprobaron
load-abuse-hashed-account = Intentos comprobados en una sola cuenta, de 160
load-abuse-sign-in-account = Inicio de sesión en esa cuenta justo después (s)
load-abuse-undos = Jugadas deshechas
load-abuse-downloads = Registros entregados
load-abuse-cut-off = Interrumpido a los (s)
load-abuse-ping-p50 = Ping en otra mesa, la mitad en menos de (ms)
load-abuse-ping-p95 = … el 95 % en menos de (ms)
load-abuse-ping-longest = … el más largo (ms)

## What the command line says of itself

usage-heading = Uso:
usage-error = Error: { $message }
usage-try = «{ $command } { $option }» muestra la ayuda.
usage-missing-command = Falta la orden.
usage-missing-argument = Falta el argumento
usage-missing-option = Falta la opción
usage-no-such-option = No existe la opción «{ $name }».
usage-no-such-command = No existe la orden «{ $name }».
usage-did-you-mean = { $count ->
    [one] ¿Querías decir { $possibility }?
   *[other] ¿Querías decir una de estas: { $possibilities }?
}
usage-takes-no-value = La opción «{ $name }» no lleva valor.
usage-requires-value = { $count ->
    [one] La opción «{ $name }» necesita un valor.
   *[other] La opción «{ $name }» necesita { $nargs } valores.
}
usage-takes-values = El argumento «{ $name }» lleva { $nargs } valores.
usage-too-much = { $count ->
    [one] Sobra un argumento: { $args }
   *[other] Sobran argumentos: { $args }
}
usage-wrong-value = Valor incorrecto: { $message }
usage-wrong-value-for = Valor incorrecto para { $param_hint }: { $message }
usage-choose-from = Elige entre:{ "\u000A\u0009" }{ $choices }
usage-not-among = «{ $value }» no es uno de { $choices }.
usage-no-number = «{ $value }» no es aquí un número válido.
usage-out-of-range = { $value } no está en el intervalo { $range }.
usage-no-such-file = «{ $filename }» no existe.
usage-is-a-file = «{ $filename }» es un archivo.
usage-is-a-folder = «{ $filename }» es una carpeta.
usage-not-readable = «{ $filename }» no se puede leer.
usage-not-writable = «{ $filename }» no se puede escribir.

## In the browser

web-tagline = Cuatro juegos de manos ocultas y bandos secretos, con tu gente o contra bots.
web-games = Los juegos
web-settings = Ajustes
web-close = Cerrar
web-cancel = Cancelar
web-home = Volver a puerto
web-try-again = Reintentar
web-went-wrong = Algo ha fallado. Inténtalo dentro de un momento.
web-no-line = El servidor no responde. ¿Tienes conexión?
web-line-lost = Reconectando… No se pierde nada.
web-adrift = Se ha cortado la conexión
web-line-late = Enviado, esperando al servidor…
web-line-none = El servidor aún no responde, seguimos intentándolo…
web-part-missing = No se ha podido cargar esta pantalla.
web-part-missing-why = Puede que se haya cortado la conexión o que el servidor se acabe de actualizar. No se pierde ninguna partida.
web-lost-where = 404° norte
web-lost = Aquí no hay ninguna isla.
web-lost-how = La carta náutica acaba aquí: la dirección está mal escrita o la página ya no existe.
web-dragons = hic sunt dracones
web-language-kept = No se ha podido cargar ese idioma. De momento no cambia nada.
web-me = Recluta
web-my-matches = Mis partidas
web-all-matches = Todas mis partidas ({ $count })
web-your-move = ¡Te toca!
web-your-turn = ¡Tu turno!
web-your-turn-named = Tu turno, { $name }.
web-thinks = { $seat } está pensando.
web-turn-next = Después te toca a ti.
web-turn-after = Tu turno llega después de { $seat }.
web-order = Quién juega después
web-you = tú
web-phase-lobby = esperando gente
web-phase-running = en juego
web-phase-finished = terminada
web-phase-called-off = cancelada
web-phase-closed = mesa cerrada
web-phase-broken = no puede continuar
web-players = De { $low } a { $high } personas
web-seat-range = { $low }–{ $high } personas
web-play-now = Jugar ya contra bots
web-play-with-friends = Jugar con tu gente
web-learn = Reglas
web-lesson = Partida guiada
web-lesson-how = Una partida de verdad con las primeras jugadas preparadas: un viejo lobo de mar explica y tú juegas.
web-chapter = Capítulo { $number }: { $title }
web-about-game = De qué va
web-aim = El objetivo del juego:
web-understood = Entendido
web-coach = El viejo lobo de mar
web-coach-try = Prueba: { $move }
web-coach-say = Di: «{ $claim }»
web-coach-more = Siguiente
web-coach-watch = Juega el resto: mira la mesa.
web-coach-step = { $done } / { $steps }
web-coach-left = Has puesto tu propio rumbo, ¡y por qué no! La lección acaba aquí: desde ahora se juega de verdad. El farol te da una pista cuando quieras, y tienes el reglamento a mano.
web-coach-go-on = Continuar la partida
web-coach-new = Partida nueva contra bots
web-watch = Mirar
web-replay = Volver a ver una partida
web-replay-this = Volver a ver esta partida
web-code-label = ¿Tienes un código de cuatro letras?
web-code-how = El que te ha dado tu gente. Abre su mesa.
web-enter = Entrar
web-your-name = Tu nombre a bordo
web-make-table = Abrir la mesa
web-language = Idioma
web-theme = Colores
web-theme-auto = como el dispositivo
web-theme-light = día
web-theme-dark = noche
web-motion = Movimiento
web-motion-auto = como el dispositivo
web-motion-off = ninguno
web-bot-pace = Ritmo de los bots
web-bot-pace-how = En una mesa con varias personas cuenta la elección más lenta.
web-sounds = Sonidos
web-sound = Reproducir sonidos
web-volume = Volumen
web-sound-game = El juego
web-sound-turn = Mi turno
web-sound-clock = Se me acaba el tiempo
web-sound-chat = Chat
web-vibration = Vibrar cuando me toca y cuando se me acaba el tiempo
web-shared = Dispositivo compartido
web-shared-how = Mis secretos quedan ocultos hasta que pulso.
web-at-once = Basta un toque
web-at-once-how = La jugada se envía al momento, sin confirmar.
web-guest-here = Sin cuenta: tus asientos están en este dispositivo
web-tell-me = Avisarme cuando me toque
web-tell-how = Una notificación en este dispositivo, incluso con la página cerrada: qué mesa te espera y nada más.
web-tell-forbidden = El navegador bloquea las notificaciones de este sitio. Puedes cambiarlo en sus ajustes.
web-tell-failed = El navegador no ha podido suscribirse a las notificaciones. Inténtalo más tarde.
web-channels = Más notificaciones
web-channel-email = Correo: { $address }
web-channel-webhook = Webhook: { $address }
web-channel-unconfirmed = sin confirmar
web-channel-remove = Quitar { $address }
web-mail-address = Dirección de correo
web-mail-add = Añadir
web-mail-asked = Va un mensaje de camino a { $address }: abre el enlace que lleva.
web-mail-confirm = ¿Es esta tu dirección?
web-mail-confirm-yes = Sí, es la mía
web-mail-confirmed = Hecho: te escribiremos a { $address } cuando te toque.
web-join = Unirse a la mesa
web-table-full = La mesa está llena. En cuanto se libere un asiento podrás sentarte aquí.
web-take-seat = Sentarse
web-leave-seat = Dejar mi asiento
web-laying-table = se está poniendo la mesa
web-aboard = A bordo: { $count } de { $seats }
web-host = organiza esta mesa
web-here = en la mesa
web-away = no está
web-free-seat = Asiento libre
web-free-this = Liberar el asiento de { $name }
web-freed = Quien organiza la mesa ha liberado el asiento de { $name }.
web-who-sits = ¿Quién ocupa el asiento { $number }?
web-move-up = Subir el asiento { $number }
web-move-down = Bajar el asiento { $number }
web-bot-moussaillon = Bot grumete
web-bot-second = Bot primer oficial
web-bot-capitaine = Bot capitán
web-strength-moussaillon = Grumete
web-strength-moussaillon-how = juega sin malicia
web-strength-second = Primer oficial
web-strength-second-how = se lo piensa
web-strength-capitaine = Capitán
web-strength-capitaine-how = te lee el pensamiento
web-fill-with-bots = Completar con bots
web-start = Soltar amarras
web-too-few = Hacen falta al menos { $count } personas o bots.
web-wait-for-host = La partida empieza cuando quien organiza la mesa suelta amarras.
web-invite = Invitar
web-invite-how = Cuatro letras en la primera página, o enfoca el cuadrado con una cámara.
web-qr = El enlace de invitación como código QR
web-only-here = Solo este equipo puede abrir este enlace. Para invitar a otros dispositivos, arranca el servidor con «--lan».
web-code = Código:
web-link = Enlace
web-copy-link = Copiar el enlace
web-copied = ¡Copiado!
web-share = Enviar
web-options = La partida
web-seats = Asientos
web-default = { $what } (por defecto)
web-choose-list = elegir las cartas…
web-pace = Ritmo
web-pace-calm = tranquilo, sin reloj
web-pace-live = en directo, tres minutos por jugada
web-pace-quick = ágil, un minuto por jugada
web-pace-days = por días, dos días por jugada
web-pace-own = otro
web-talk = Chat
web-talk-chat = chat libre
web-talk-claims = solo declaraciones preparadas
web-talk-none = ninguno
web-talk-tab = Chat
web-talk-unread = { $count ->
    [one] Chat: un mensaje nuevo
    *[other] Chat: { $count } mensajes nuevos
}
web-watchers = ¿Quién puede mirar?
web-watch-invited = quien tenga el enlace
web-watch-nobody = nadie
web-watch-everybody = todo el mundo
web-windows = Tiempo para responder
web-windows-ready = acaba si nadie lo necesita
web-windows-constant = se agota siempre
web-open-table = Mostrar esta mesa a todo el mundo, en «Mirar o unirse»
web-open-tables = Mesas abiertas
web-no-tables = No hay ninguna mesa abierta ahora.
web-no-tables-how = Abre una desde la página de inicio: tu gente entra con un enlace o un código, y los bots ocupan los asientos libres.
web-choose-game = Elegir un juego
web-look = Mirar o unirse
web-tables-to-join = Aquí hay asientos libres
web-tables-to-watch = Partidas que puedes mirar
web-free-seats = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
web-round = ronda { $round }
web-round-of = ronda { $round } de { $rounds }
web-undo = Deshacer mi jugada
web-undo-ask = Pedir que se deshaga mi última jugada
web-hurry = Meter prisa a los bots
web-rules = Las reglas
web-rules-for = Las reglas de: { $name }
web-about = ¿Para qué sirve?
web-decisive = Los momentos decisivos
web-contents = Contenido
web-rulebook = el reglamento
web-search-rules = Buscar en las reglas
web-search-found = { $count ->
    [0] No se ha encontrado nada. Prueba otra palabra.
    [one] { $count } lugar
   *[other] { $count } lugares
}
web-print = Imprimir
web-print-foot = { $title }: las reglas en una hoja
web-fine-print = { $count ->
    [one] Mostrar { $count } cláusula
   *[other] Mostrar { $count } cláusulas
}
web-menu = En esta mesa
web-glance = De un vistazo
web-empty = aún vacío
web-empty-these = Aún sin nada: { $what }.
web-your-part = Tu turno
web-ask-several = Te toca: ¿qué haces?
web-choices = Lo que puedes hacer
web-compose = Componer mi jugada
web-confirm = Confirmar mi jugada
web-not-complete = Aún no está completa
web-more-choices = Más opciones…
web-coming = Enseguida: { $move }
web-hold = Esperar
web-not-allowed = No se permiten juntas
web-not-with-these = no encaja con el resto
web-pick-full = No puedes tomar más. Deja algo antes.
web-pick-no-more = No quedan más de estas.
web-pick-none = No has elegido ninguna de estas.
web-pick-least = Al menos { $least }.
web-pick-most = Como mucho { $most }.
web-chosen-of = { $count } de { $most }
web-chosen-up-to = Elegido: { $count } (de { $least } a { $most })
web-less = Uno menos
web-more = Uno más
web-number = Número
web-one-less = Uno menos: { $what }
web-one-more = Uno más: { $what }
web-secrets = Mis secretos
web-peek = Mantén pulsado para mirar
web-peek-keep = Abierto hasta que juegue
web-peek-close = Ocultar mis secretos
web-covered = Te toca: mira tus opciones cuando nadie más esté mirando.
web-notes = También sabes ({ $count })
web-dossier-open = Ficha de { $name }
web-dossier-history = Últimas jugadas
web-dossier-nothing = Nada todavía.
web-dossier-said = Ha dicho
web-dossier-mark = Mi marca para { $name }: { $mark }
web-dossier-note = Mi nota sobre { $name }
web-dossier-note-hint = Lo que pienso…
web-only-you-know = esto solo lo sabes tú
web-ask-hint = ¿Una pista?
web-hint = Un viejo lobo de mar haría esto: { $move }
web-hint-compared = De las jugadas que he comparado imaginando cómo seguiría la partida, esta es la mejor.
web-hint-worth = { $move } (cerca del { $percent } % de victorias)
web-hint-others = Otras opciones:
web-no-hint = Ahora no hay nada que hacer. Espera.
web-why-turn = No es tu turno: falta la jugada de { $seats }.
web-why-over = La partida ha terminado.
web-why-paused = La partida está en pausa.
web-why-now = Ahora no es posible.
web-why-rule = Regla { $clause }
web-log = Historial
web-earlier = Antes…
web-earlier-messages = Mensajes anteriores
web-more-lines = { $count ->
    [one] Una línea más
   *[other] { $count } líneas más
}
web-nothing-said = Nadie ha dicho nada todavía.
web-spectator = público
web-is-account = Cuenta con este nombre
web-somebody = Alguien
web-claims = Declarar…
web-claims-more = Otra cosa…
web-say-something = Di algo a toda la mesa
web-send = Decir: { $what }
web-to-move = le toca
web-is-bot = bot
web-window = Tiempo para jugar cartas bonus: acaba para todo el mundo cuando el anillo se vacía
web-wait = Esperar: 15 segundos más para todo el mundo
web-composing = { $what }. { $next }
web-put-away = Apartar esta pregunta de momento
web-take-up = Volver a mostrar esta pregunta
web-ready = Por mí, seguimos
web-ready-how = La pausa acaba en cuanto nadie la necesite.
web-paused = La partida está en pausa.
web-pause = { $needed ->
    [1] Poner la partida en pausa
    *[other] Proponer una pausa
}
web-go-on = { $needed ->
    [1] Reanudar
    *[other] Proponer que se reanude
}
web-call-off = { $needed ->
    [1] Cancelar la partida
    *[other] Proponer que se cancele la partida
}
web-constant-windows = { $needed ->
    [1] Agotar siempre el tiempo para responder
    *[other] Proponer que se agote siempre el tiempo para responder
}
web-ready-windows = { $needed ->
    [1] Acabar el tiempo para responder si nadie lo necesita
    *[other] Proponer que el tiempo para responder acabe si nadie lo necesita
}
web-windows-next = Vale desde la próxima ronda.
web-vote-how = { $everybody ->
    [yes] La pausa, la reanudación y la cancelación se votan: hace falta el acuerdo de toda la gente que juega ({ $needed }). Ningún bando oculto ni quien organiza la mesa puede decidirlo por su cuenta; los bots no votan.
    *[no] La pausa, la reanudación y la cancelación se votan: hace falta el acuerdo de { $needed } de las { $people } personas que juegan. Ningún bando oculto ni quien organiza la mesa puede decidirlo por su cuenta; los bots no votan.
}
web-resign = Dejar mi asiento a un bot
web-return = Recuperar mi asiento
web-really = ¿Seguro? Pulsa otra vez
web-bot-plays-for-you = Un bot juega por ti.
web-stood-in = { $count ->
    [one] Desde tu última jugada, un bot ha hecho una jugada por ti.
   *[other] Desde tu última jugada, un bot ha hecho { $count } jugadas por ti.
}
web-time-runs-out = Cuando el reloj llegue a 0:00, un bot jugará por ti.
web-replace = Dejar este asiento a un bot
web-replace-later = no está; un bot podrá ocupar el asiento dentro de { $time }
web-bot-keeps-seat = mientras tanto juega un bot; puedes recuperar el asiento cuando quieras
web-reissue = Crear un enlace nuevo para { $name }
web-reissue-short = Crear un enlace nuevo
web-reissued-how = Da este enlace a { $name } y a nadie más. Sirve una vez, en las próximas 24 horas, y deja de servir si la persona vuelve antes. Toda la mesa recibe una notificación.
web-reissued-qr = El enlace de { $name } como código QR, para la cámara de ese dispositivo
web-hush = Silenciar a { $name }
web-hush-short = Silenciar
web-unhush = Dejar que { $name } vuelva a escribir
web-unhush-short = Dejar de silenciar
web-hush-spectators = Cerrar el chat del público
web-unhush-spectators = Abrir de nuevo el chat del público
web-as-host = Organizar la mesa
web-middle-screen = Pantalla en el centro de la mesa
web-move-device = Continuar en otro dispositivo
web-move-device-how = Este enlace sirve una vez y se lleva tu asiento. No lo compartas.
web-move-device-qr = Mi enlace personal como código QR, para la cámara del otro dispositivo
web-your-seat-waits = Tu asiento te espera
web-sit-here = Sentarme en este dispositivo
web-link-spent = Este enlace ha caducado
web-you-watch = Estás mirando: ves lo que ve todo el mundo.
web-lost-seat = ¿Era tuyo uno de estos asientos? Inicia sesión o pide un enlace a quien organiza la mesa.
web-agree = De acuerdo
web-disagree = No estoy de acuerdo
web-withdraw = Mejor no
web-ballot-pause = ¿Pausa? A favor: { $seats }. { web-ballot-missing }
web-ballot-go-on = ¿Reanudar? A favor: { $seats }. { web-ballot-missing }
web-ballot-call-off = ¿Cancelar la partida para siempre? A favor: { $seats }. { web-ballot-missing }
web-ballot-constant-windows = Desde la próxima ronda, ¿agotar siempre el tiempo para responder? A favor: { $seats }. { web-ballot-missing }
web-ballot-ready-windows = Desde la próxima ronda, ¿acabar el tiempo para responder si nadie lo necesita? A favor: { $seats }. { web-ballot-missing }
web-ballot-missing = { $missing ->
    [one] Falta un voto de { $needed }.
    *[other] Faltan { $missing } votos de { $needed }.
}
web-ballot-away = Quien siga sin aparecer dejará de contar dentro de { $time }.
web-show-result = El resultado
web-you-won = ¡Has ganado!
web-match-over = La partida ha terminado
web-winner = ha ganado
web-rematch = ¿Una revancha?
web-to-rematch = ¡A la revancha!
web-download = Descargar el registro
web-draw = Sorteo
web-draw-agree = Empezar igualmente
web-draw-refuse = No empezar
web-draw-details = Cómo se hace el sorteo
web-draw-how = El servidor fijó un secreto antes de que nadie se sentara y muestra su huella. Al empezar, cada dispositivo añade números al azar propios. Así nadie por su cuenta, ni siquiera quien lleva este servidor, puede elegir las cartas. Después de la partida cualquiera puede comprobarlo.
web-draw-fingerprint = Huella:
web-check = Comprobar el sorteo
web-check-how = Esta página comprueba el registro de una partida terminada. Todo se calcula en este dispositivo; el archivo no se envía a ninguna parte.
web-check-file = Un registro
web-check-passed = El sorteo es el prometido.
web-check-failed = ¡El sorteo no es el prometido!
web-check-fingerprint = El secreto del servidor es aquel cuya huella se mostró antes de la partida.
web-check-fingerprint-wrong = El secreto del servidor no corresponde a su huella.
web-check-commitments = Cada dispositivo reveló exactamente lo que había prometido.
web-check-commitments-wrong = La aportación de un dispositivo no es la que había prometido.
web-check-revealed = Todos los dispositivos de la última ronda revelaron su aportación.
web-check-revealed-wrong = En la última ronda figura un dispositivo sin su aportación.
web-check-key = La clave de todos los sorteos se deduce del secreto y de las aportaciones.
web-check-key-wrong = La clave de todos los sorteos no se deduce del secreto y de las aportaciones.
web-check-limits = Aquí no se comprueba si cada carta y cada dado se deducen de esa clave, porque esta página no conoce las reglas. «hautemer verify» en tu equipo también lo comprueba.
web-check-noted = La huella que anotaste antes de empezar
web-check-same = Las huellas son iguales.
web-check-other = ¡Las huellas son distintas!
web-upload = Elegir un archivo
web-upload-how = ¿Has guardado el registro de una partida? Míralo aquí, jugada a jugada.
web-past = Mirar atrás
web-past-leave = Volver a la partida
web-step-back = Una jugada atrás
web-step-on = Jugada siguiente
web-moment = Momento de la partida
web-play = Reproducir
web-whose-eyes = Punto de vista
web-all-open = todo a la vista
web-asks-undo = { $count ->
    [one] { $who } quiere deshacer una jugada. ¿De acuerdo?
   *[other] { $who } quiere deshacer { $count } jugadas. ¿De acuerdo?
}
web-asked-undo = { $count ->
    [one] Pides deshacer una jugada. Falta la respuesta de { $seats }.
   *[other] Pides deshacer { $count } jugadas. Falta la respuesta de { $seats }.
}
web-beside-undo-asked = { $seat } pide deshacer una jugada.
web-beside-undo-refused = La jugada se mantiene.
web-beside-draw-late = El dispositivo de { $name } llegó tarde al sorteo.
web-beside-called-off = La partida se ha cancelado por acuerdo de la mesa.
web-beside-deserted = { $days ->
    [one] Nadie ha aparecido en un día: la partida queda cancelada.
   *[other] Nadie ha aparecido en { $days } días: la partida queda cancelada.
}
web-beside-paused = ¡Pausa!
web-beside-went-on = La partida continúa.
web-beside-resigned = { $seat } deja jugar a un bot.
web-beside-replaced = Un bot juega por { $seat }.
web-beside-returned = { $seat } ha vuelto.
web-beside-moved = { $seat } cambia de dispositivo.
web-beside-reissued = Quien organiza la mesa ha creado un enlace nuevo para { $seat }.
web-beside-inherited = Ahora { $seat } organiza la mesa.
web-beside-constant-windows = Desde la próxima ronda, el tiempo para responder se agota siempre.
web-beside-ready-windows = Desde la próxima ronda, el tiempo para responder acaba en cuanto nadie lo necesita.
web-beside-waited = { $seat } pide que esperemos: 15 segundos más.
web-beside-hushed = El chat de { $seat } está silenciado.
web-beside-unhushed = { $seat } puede volver a escribir.
web-beside-spectators-hushed = Quien organiza la mesa ha cerrado el chat del público.
web-beside-spectators-unhushed = El público puede volver a escribir en el chat.
web-on-this-device = en este dispositivo
web-another-name = Nombre de otra persona
web-another-here = También juega en este dispositivo
web-pass-device = Pasar el dispositivo
web-curtain-for = Es el turno de { $name }
web-curtain-who = ¿Quién tiene el dispositivo?
web-curtain-others = El resto aparta la vista.
web-curtain-or = o
web-curtain-lift = Soy { $name }
web-scores-by-round = Los puntos, ronda a ronda
web-all-secrets = Todos los secretos, a la vista
web-link-here = Enlace a este momento
web-around = Cada cual juega en su teléfono; esta pantalla muestra lo que todo el mundo puede ver.
web-middle-screen-how = Una pantalla grande en el centro muestra el tablero; los teléfonos, las manos.
web-account = Mi cuenta
web-account-why = Sin cuenta, tus asientos se quedan en este dispositivo. Con una, los tienes en todas partes.
web-make-account = Crear una cuenta
web-account-made = Tu cuenta está lista
web-account-made-how = Estás a bordo como { $name }. En otro dispositivo, inicia sesión con este nombre y tu contraseña: tus asientos te acompañan.
web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-signed-in = Estás a bordo como { $name }.
web-password = Contraseña (al menos ocho caracteres)
web-password-now = Tu contraseña
web-password-new = Contraseña nueva (al menos ocho caracteres)
web-change-password = Cambiar la contraseña
web-change-password-how = Se cerrará la sesión en tus demás dispositivos.
web-password-changed = Se ha cambiado la contraseña. La sesión se ha cerrado en tus demás dispositivos.
web-devices = Tus dispositivos
web-device-here = este dispositivo
web-device-unknown = Dispositivo desconocido
web-device-seen = última visita: { $date }
web-sign-out-others = Cerrar sesión en los demás dispositivos
web-others-signed-out = La sesión se ha cerrado en los demás dispositivos.
web-forget = Borrar mis datos
web-forget-how = Tu nombre, tus dispositivos y tus direcciones de notificación se borran de este servidor. Los bots ocupan tus asientos en las partidas en juego, y nadie puede devolvértelos.
web-forget-stays = Las partidas que has jugado conservan el nombre que usaste en ellas. Esto no se puede deshacer.
web-forget-name = Para confirmar, escribe tu nombre: { $name }
web-forget-understood = Entiendo que pierdo mis asientos
web-forget-now = Borrar mis datos para siempre
web-forget-account = Borrar mi cuenta
web-forget-account-how = Tu cuenta se borra de este servidor: nombre, contraseña, dispositivos y direcciones de notificación. Los bots ocupan tus asientos en las partidas en juego, y nadie puede devolvértelos.
web-forget-account-now = Borrar mi cuenta para siempre
web-account-deleted = Tu cuenta se ha borrado. En este dispositivo vuelves a jugar sin cuenta.
web-data-deleted = Tus datos se han borrado. En este dispositivo empiezas de cero.

## The result and the replay

web-wins = { $count ->
    [0] Nadie gana
    [one] ¡Gana { $seats }!
   *[other] ¡Ganan { $seats }!
}
web-me-won = ¡La victoria es tuya!
web-me-behind = { $points ->
    [0] Los mismos puntos que quien gana, pero no la victoria.
    [one] Te faltó { $points } punto.
   *[other] Te faltaron { $points } puntos.
}
web-finished = partida terminada
web-points-from = De dónde salen los puntos
web-standings = La clasificación
web-round-by-round = Ronda a ronda
web-see-moment = volver a ver este momento
web-round-word = ronda
web-first-moment = Al principio
web-last-moment = Al final
web-speed = Velocidad
web-seen-again = repetición

## action

action-choose = Elige
action-pause = ¿Alguien puede responder?
action-skip = Saltar
action-undo = Deshacer
action-wait = Juegan los demás …

## analysis

analysis-about_place = Cada decisión se juzga por lo que su asiento podía saber: lo oculto se reparte de nuevo y unos pilotos conducen la carrera hasta el final, muchas veces. Su valor es la parte de los demás que queda atrás.
analysis-about_win = Cada decisión se juzga por lo que su asiento podía saber: lo oculto se reparte de nuevo y unos pilotos conducen la carrera hasta el final, muchas veces. Su valor es la probabilidad de ganar.
analysis-accuracy = Precisión
analysis-after = Suerte y los demás, hasta la siguiente decisión: { $luck }
analysis-ahead = Mejor que la mejor de las otras opciones en { $by }; en 95 de 100 casos entre { $from } y { $to }.
analysis-back = Volver a la carrera
analysis-behind = Peor que la mejor de las otras opciones en { $by }; en 95 de 100 casos entre { $from } y { $to }.
analysis-better = Enséñame algo mejor
analysis-blunder = Error grave
analysis-brilliant = Brillante
analysis-chances_place = Parte de los demás que queda atrás
analysis-chances_win = Probabilidad de ganar
analysis-chosen = elegida
analysis-close = Cerrar el análisis
analysis-decision = Decisión { $number } de { $of }
analysis-export = Guardar como JSON
analysis-go_on = Seguir
analysis-good = Buena
analysis-guessed = Las cartas ocultas y la suerte se suponen, y siguen conduciendo pilotos: así podría haber ido.
analysis-inaccuracy = Imprecisión
analysis-line = Lo que pudo ser: { $move }
analysis-lost = Perdido por decisiones
analysis-luck = Suerte y los demás
analysis-mistake = Error
analysis-more =
    { $count ->
        [one] { $count } opción más
       *[other] { $count } opciones más
    }
analysis-next = Decisión siguiente
analysis-none = Este asiento nunca tuvo elección.
analysis-not_yet = Aún sin juzgar.
analysis-previous = Decisión anterior
analysis-progress =
    { $of ->
        [one] { $done } de { $of } decisión
       *[other] { $done } de { $of } decisiones
    }
analysis-rival = la mejor de las otras
analysis-same = Tan buena como la mejor de las otras opciones, por lo que se puede decir: la diferencia está entre { $from } y { $to } en 95 de 100 casos.
analysis-seat = Decisiones de
analysis-start = Analizar
analysis-stop = Parar
analysis-title = Análisis
analysis-tries =
    { $tries ->
        [one] probada { $tries } vez
       *[other] probada { $tries } veces
    }
analysis-turning_points = Puntos de inflexión

## away

away-absent = Conduce un bot mientras no hay conexión.
away-clock = Sin tiempo: conduce un bot.
away-kicked = Expulsado: conduce un bot hasta el final.
away-left = Un bot conduce por ti.
away-resigned = Abandono: conduce un bot hasta el final.
away-short = bot
away-slow = Los demás han puesto un bot.

## bots

bots-champion = Campeón
bots-club = Piloto de club
bots-pilot = Piloto
bots-pro = Profesional
bots-random = Dado
bots-rookie = Novato
bots-search = Pensador

## charts

charts-gaps = Distancia al líder
charts-places = Puestos, ronda a ronda

## chat

chat-none = Saluda: las frases rápidas se traducen para todos.
chat-phrases = Frases rápidas
chat-send = Enviar
chat-title = Chat
chat-write = Escribe algo
close = Cerrar

## connection

connection-closed = La conexión está cerrada.
connection-connecting = Conectando …
connection-offline = Conexión perdida; volverá sola …

## curtain

curtain-ready = Soy { $name }
curtain-text = Las cartas están tapadas hasta que confirmes.
curtain-title = Pasa la pantalla a { $name }

## fair

fair-again = Otra vez
fair-alone = Ningún jugador ha aportado al reparto.
fair-by_record = Comprobado por esta página con lo que guardó, el registro y la repetición; las reglas no están en esta página.
fair-by_rules = Comprobado por esta página: con lo que guardó, el registro y las propias reglas.
fair-claim_deal = Que las cartas resultan de la clave, según las reglas, lo comprueba «paddock verify» con estos dos archivos.
fair-claim_key = La clave del reparto resulta del secreto y de todas las aportaciones.
fair-claim_own = Se usó lo que aportó tu navegador.
fair-claim_pledges = Cada uno aportó lo que había prometido antes.
fair-claim_raced = Corrida otra vez con las reglas de esta página, cada jugada fue legal, todas las cartas y dados salieron de la clave y el resultado es el mismo.
fair-claim_result = El registro tiene el resultado que se te contó.
fair-claim_secret = El secreto del servidor es aquel al que se comprometió antes de que te sentaras.
fair-claim_told = Lo que se te contó en la carrera es lo que su repetición cuenta a tu asiento.
fair-first = Una primera carrera: empieza con una posición y cartas conocidas, para aprender.
fair-fresh = Reparto limpio: el servidor ya está comprometido con su parte, y el navegador de cada jugador añade la suya en la salida. Así nadie puede elegir las cartas ni conocerlas de antemano.
fair-here = Repartido en este navegador, solo por azar.
fair-mark_checking = Comprobando el reparto …
fair-mark_failed = Ahora no se pudo comprobar el reparto.
fair-mark_fair = Reparto comprobado: todo encaja
fair-mark_open = No se halló nada mal, pero no aportaste a este reparto
fair-mark_wrong = Algo no encaja: mira qué
fair-not = Esto no se cumple.
fair-pledged = aporta al reparto
fair-position = Esta carrera empieza con una posición preparada: quien la hizo puede conocer las cartas.
fair-replay = Esta carrera sigue otra anterior, tras su jugada { $moves }: quien la haya visto conoce sus cartas.
fair-save_kept = Guardar lo conservado
fair-save_record = Guardar el registro
fair-sealed = La carrera va a empezar. Faltan por aportar al reparto: { $names }

## heat

heat-car_at = { $name }, P{ $rank }, vuelta { $lap } de { $laps }
heat-corner_in = { $n ->
        [0] justo delante
       *[other] en { $n } { $n ->
            [one] casilla
           *[other] casillas
        }
    }
heat-corner_limit = Curva { $number }, límite { $limit }
heat-drive = { $cost ->
        [0] Conducir en la marcha { $gear }
       *[other] Conducir en la marcha { $gear } por { $cost } de Calor
    }
heat-end_turn = { $n ->
        [0] Terminar el turno
       *[other] Descartar { $n } y terminar el turno
    }
heat-engine = Calor en el motor: { $n }
heat-gears = Palanca de marchas
heat-other_moves = Qué más puedes hacer
heat-pick = { COMPARE($least, $most) ->
        [equal] Toca { $least } de tus cartas: su número es tu marcha
       *[other] Toca de { $least } a { $most } cartas: su número es tu marcha
    }
heat-short_adr_cool = Adrenalina
heat-short_adr_move = Adrenalina
heat-short_boost = Impulso
heat-short_cooldown = Enfriar
heat-short_slip = Rebufo
heat-short_stay = Quedarse
heat-short_weather_cool = Clima
heat-track_summary = Circuito { $title }: { $cars }

## help

help-cards = Cartas
help-keys = Teclado
help-rules = Reglas
help-search = Buscar en las reglas
help-title = Ayuda y reglas
help-chapters = Capítulos
help-link = Enlace a esta regla
help-nothing = Ninguna regla dice eso. Prueba con otra palabra.
help-pictures = Todas las reglas, con imágenes
help-try = Pruébalo
help-turn = En pocas palabras
help-found = { $count } { $count ->
        [one] regla
       *[other] reglas
    }

## invite

invite-code = Código:
invite-copied = Copiado
invite-here = Esta carrera está en este navegador: nadie puede unirse desde fuera.
invite-link = Enlace a esta mesa
invite-qr = Código QR del enlace
invite-share = Compartir
invite-title = Invitar

## hint

hint-ask = Pista
hint-close = { $move }. Casi igual de bueno: { $other }.
hint-plain = { $move }.
hint-rather = { $move }: { $why }. Lo siguiente mejor: { $other }.
hint-thinking = Un campeón está pensando …

## keys

keys-choice = Elegir por número
keys-close = Cerrar lo abierto
keys-confirm = Confirmar
keys-help = Ayuda
keys-hint = Qué haría un campeón
keys-me = Ver tu coche
keys-move = Recorrer las opciones
keys-overview = Todo el circuito, o de cerca
keys-skip = Saltar la animación
keys-undo = Deshacer
keys-zoom = Acercar, alejar, restablecer
keys-mute = Sonido sí o no

## lessons

lessons-done = Ya sabes cómo va: de aquí en adelante la carrera es tuya. ¡Suerte!
lessons-enough = Sin más consejos
lessons-got_it = Entendido
lessons-heat_adrenaline = Vas a la cola, así que tienes adrenalina: avanza 1 casilla más (tu Velocidad también sube 1), enfría 1 de Calor, o ambas cosas. Se pierde al terminar las reacciones.
lessons-heat_boost = Ya te has movido. No hay curva cerca, así que usa el Impulso: paga 1 de Calor del motor, destapa una carta y avanza su número. Una vez por turno, en cualquier marcha.
lessons-heat_cards = Ahora tus cartas: su suma es tu Velocidad. El coche fantasma muestra adónde llegarías, y la línea de abajo lo que costaría una curva.
lessons-heat_check = No hay nada más que usar ahora. El botón grande termina las reacciones; entonces se comprueban las curvas que cruzaste.
lessons-heat_confirm = El coche fantasma muestra dónde acabarás. ¿Te gusta? El botón grande conduce; otra carta cambia el plan.
lessons-heat_cool = El Calor en la mano solo ocupa sitio. Las marchas bajas enfrían: la 1 devuelve hasta 3 de Calor al motor, la 2 devuelve 1. Hazlo.
lessons-heat_corner = Ese fue un turno completo. Ahora, atención a las curvas: quien cruza una por encima del límite paga 1 de Calor por cada punto de más; quien no puede pagar, hace un trompo. Elige cartas para lo que viene.
lessons-heat_discard = Toca las cartas que no quieras; robas hasta tener 7. El botón grande termina el turno.
lessons-heat_draw = Termina el descarte: robas cartas nuevas y conducen los demás.
lessons-heat_gear = Elige marcha en la palanca: es el número de cartas que juegas. Más alta, más rápida, pero las curvas tienen límite. Más tarde basta con tocar las cartas: la marcha las sigue.
lessons-heat_limit = La próxima curva tiene límite 7. Juega 4, 2 y 2: la cruzas con Velocidad 8.
lessons-heat_pay = Velocidad 8 es uno más que el límite: la curva costará 1 de Calor, como dice la línea de abajo. A menudo compensa. El botón grande conduce.
lessons-heat_react = Ya te has movido. Usa lo que se ilumina aquí, toca cartas para descartarlas, o termina el turno con el botón grande.
lessons-heat_shift = Ese fue un turno completo. Ahora, atención a las curvas: quien cruza una por encima del límite paga 1 de Calor por cada punto de más; quien no puede, hace un trompo, vuelve antes de la curva y recibe Estrés. Pon la marcha 3: una marcha más o menos es gratis, dos cuestan 1 de Calor.
lessons-heat_slip = Hay un coche a tu lado o justo delante: su rebufo puede llevarte 2 casillas más, gratis. No suma a tu Velocidad, pero las curvas del camino cuentan.
lessons-heat_slow = Puedes descartar lo que no quieras; robas hasta tener 7. Toca el 1: las cartas lentas son para curvas lentas.
lessons-heat_stress = La segunda carta es Estrés: al conducir se destapan cartas hasta que sale una de 1 a 4, y eso es lo que vale. No se puede descartar, solo jugar. El botón grande conduce.
lessons-scrap_again = Llevas 8. Otra vez: solo un 3 o un 5 sería un doble, y tienes una ficha de cambio.
lessons-scrap_bonus = Tienes cartas de bonificación: toca una para ver adónde te llevaría. Se juegan antes y después de avanzar. Quien acaba sobre otro vehículo se bate en duelo.
lessons-scrap_double = Un doble: en vez de avanzar tomas una carta de accidente, y por ella una ficha de bonificación.
lessons-scrap_drive = Avanza la suma de tus dados. Quien acaba sobre otro vehículo se bate en duelo.
lessons-scrap_laps = Eso ha sido un duelo: quien cae sobre otro corredor lanza un dado contra él, y el más alto avanza. Cada vuelta trae una carta de meta que ayuda a los de atrás; la tercera acaba la carrera. Te toca: lanza.
lessons-scrap_order = Tienes dos vehículos: elige cuál va primero durante toda la carrera.
lessons-scrap_roll = ¿Otro dado, o parar y avanzar la suma? Un número que ya tienes es un doble y acaba en accidente: la barra muestra el riesgo.
lessons-scrap_save = ¡Doble! Una ficha de cambio aún puede alterar el último dado; si no, acepta el accidente.
lessons-scrap_stop = Salvado: 3, 5 y 4 suman 12. Con tres números distintos, una de cada dos tiradas es un doble: para aquí.
lessons-scrap_winner = Se encuentran tus propios vehículos: tú decides cuál gana el duelo.
lessons-speed_attack = Los ataques frenan a los demás: con LÍMITE DE VELOCIDAD tu rival no avanza más de 60 km por carta, hasta FIN DE LÍMITE.
lessons-speed_confirm = La línea dice qué hará esta carta. El botón grande la juega; toca otra si cambias de idea.
lessons-speed_discard = Ahora no puedes jugar nada. Elige la carta que menos necesites: se descarta y termina tu turno.
lessons-speed_extension = Puedes seguir hasta 1200 km por 200 puntos más, pero si no llegas pierdes los 400. Termina la ronda y cuenta los puntos.
lessons-speed_goal = Justo esta carta te lleva a la meta. Cada kilómetro es un punto, el viaje da 400 más, y otros 300 si no has usado ningún 240.
lessons-speed_kontra = Tienes el comodín azul contra este ataque: ¡contra! El ataque se va, recibes dos cartas y un turno, y 300 puntos.
lessons-speed_repair = Un pinchazo: una carta roja te ha parado. Cada problema tiene una carta verde que lo arregla: juega RUEDA DE REPUESTO.
lessons-speed_rolling = Estás en marcha: elige una carta de kilómetros para avanzar o un ataque para parar a alguien.
lessons-speed_start = Nada se mueve sin ARRANQUE, ni siquiera tras una reparación. Las cartas grises no se pueden jugar ahora: toca una para leer por qué.
lessons-speed_stopped = Te han parado. Arréglalo con la carta adecuada y después ARRANQUE; contra STOP basta ARRANQUE.
lessons-speed_wild = Un comodín impide su ataque para siempre: juégalo, roba otra carta y juega otra vez. Son 100 puntos cada uno.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Elige uno de tus coches: cada uno recibe una carta este turno. Los coches enlazados pueden moverse con él.
lessons-thunder_card = Elige una carta: el número grande son los puntos de movimiento, el pequeño cuenta desde boxes. El tipo dice quién se mueve con él; la ficha de color es el desgaste.
lessons-thunder_discard = Tira las cartas que no quieras y sigue; robas otras.
lessons-thunder_displace = En solitario no llevas a nadie: quien esté en medio es empujado, y eso cuesta más que una casilla libre.
lessons-thunder_draft = Una carta de rebufo: los coches enlazados delante y detrás van contigo. Avanza, y se mueve toda la fila.
lessons-thunder_event = Cada turno acaba con un evento: este ha dado una ficha de desgaste al mejor coche de cada equipo. Luego cada coche puede parar; este apenas está gastado y sigue en pista.
lessons-thunder_follow = Toca la casilla más lejana con un número: se dan todos los pasos hasta allí. Deshacer los quita uno a uno.
lessons-thunder_lead = Líder: los coches justo detrás del tuyo lo siguen, cada uno a la casilla que queda libre. Siete puntos menos tres de desgaste son cuatro.
lessons-thunder_lead_car = El coche 4 tiene tres fichas de desgaste: cada una le quita un punto de movimiento a su carta.
lessons-thunder_line = Aquí los carriles se unen o se separan: elige por dónde va la fila.
lessons-thunder_pit = Bandera amarilla o fin del turno: parar en boxes quita el desgaste temporal, pero cuesta puestos.
lessons-thunder_pursuit = Persecución: tu coche empuja a los que tiene delante y deja donde están a los de detrás.
lessons-thunder_pursuit_car = Se ha movido toda la fila por una sola ficha de desgaste. Ahora el coche 24, con un rival justo delante.
lessons-thunder_push = Avanza: el coche de delante se enlaza y siguen juntos.
lessons-thunder_solo = En solitario se mueve un solo coche. Esta carta puede cambiar de sitio con el coche de delante, por 1 punto.
lessons-thunder_solo_car = Queda un coche y un tipo de carta.
lessons-thunder_stay = Este coche también está bien: sigue en pista.
lessons-thunder_steps = Toca una casilla iluminada o un botón; una casilla con número da todos los pasos hasta allí. Avanzar hacia un coche enlaza o empuja, según la carta. Con deshacer vuelves un paso atrás.
lessons-thunder_swap = Cambio: tu coche pasa y el otro queda detrás.

## lobby

lobby-begins_first = primera carrera
lobby-begins_position = empieza con una posición preparada
lobby-begins_replay = sigue una carrera anterior: sus cartas pueden ser conocidas
lobby-code = Código o enlace
lobby-elsewhere = Correr contra personas
lobby-first_race = Primera carrera, paso a paso
lobby-games = Juegos
lobby-here = Correr contra bots en este navegador: funciona sin red
lobby-in_browser = en este navegador
lobby-go = Ir
lobby-join = Unirse a una mesa
lobby-none_open = Ahora no hay mesas abiertas.
lobby-none_recent = Aquí se guardarán tus carreras.
lobby-one_screen = En una pantalla
lobby-open_file = Abrir un archivo de carrera
lobby-open = Mesas abiertas
lobby-preparing = Preparando { $game } para esta máquina, una sola vez …
lobby-race_now = Correr ya
lobby-recent = Carreras recientes
lobby-remove = Quitar esta carrera del navegador
lobby-running = Tus carreras en curso
lobby-soon = Preparando …
lobby-status_racing = en carrera, mirar
lobby-tagline = Juegos de mesa de carreras, según el reglamento. Sin cuenta, a un clic de la parrilla.
lobby-with_friends = Con amigos
lobby-you = Tú
lobby-players = { $from }–{ $to } jugadores
lobby-minutes = { $from }–{ $to } min
lobby-weight_1 = fácil
lobby-weight_2 = intermedio
lobby-weight_3 = exigente
lobby-quick = La carrera que empieza enseguida
lobby-choose_track = Circuito
lobby-choose_laps = Vueltas
lobby-laps =
    { $n ->
         [one] { $n } vuelta
        *[other] { $n } vueltas
    }
lobby-against =
    { $n ->
         [0] en solitario
         [one] { $n } rival
        *[other] { $n } rivales
    }
lobby-free =
    { $n ->
         [one] { $n } asiento libre
        *[other] { $n } asientos libres
    }
lobby-go_on = seguir corriendo
lobby-came = puesto { $place } de { $of }
lobby-clock = reloj de { $n } min
lobby-days =
    { $n ->
         [one] { $n } día por turno
        *[other] { $n } días por turno
    }

## local

local-broken = Algo ha fallado en la página: { $why }.
local-no_file = No se puede cargar una parte de la página: no hay conexión, o la página es antigua. Cárgala de nuevo.
local-no_room = Este navegador no deja que la página guarde nada, así que aquí no puede haber carreras.
local-no_table = Esta carrera no está en este navegador: se quitó, o se corrió en otro.
local-not_here = Esto no se puede correr en el navegador: { $what }.

## log

log-all = Todo
log-filter = Mostrar
log-none = Aún no ha pasado nada.
log-own = Lo mío
log-table = Mesa
log-title = Registro

## me

me-driver = Piloto
me-guest = Invitado
me-name = Nombre

## menu

menu-away = Que conduzca un bot
menu-back = Tomar el volante
menu-fair = El servidor está comprometido con su parte por este hash:
menu-kick = Echar a { $name }
menu-lobby = Al inicio
menu-relieve = { $name } tarda mucho: que conduzca un bot
menu-resign = Abandonar
menu-resign_sure = ¿Abandonar del todo?
menu-title = Menú

## new

new-game = Juego
new-listed = Mostrarla en la lista: cualquiera puede unirse
new-open = Abrir la mesa
new-pace = Ritmo
new-seats = Jugadores
new-title = Mesa nueva
new-watched = Otros pueden mirar
new-hints = Pistas para todos

## notices

notices-away_absent = { $name } está ausente: conduce un bot.
notices-away_clock = A { $name } se le acabó el tiempo: conduce un bot.
notices-away_left = { $name } deja conducir a un bot.
notices-away_resigned = { $name } abandona.
notices-away_slow = { $name } tardó demasiado: conduce un bot.
notices-back = { $name } vuelve al volante.
notices-broken = La salida se anuló por { $names }. Nada de aquel reparto se usa: hay que empezar otra vez.
notices-pledged = { $name } aportará al reparto.
notices-revealed = { $name } ha aportado al reparto.
notices-sealed = La carrera empieza; todos aportan al reparto.
notices-came = { $name } está aquí.
notices-emptied = El asiento { $seat } queda libre.
notices-filled = { $bot } conduce en el asiento { $seat }.
notices-finished = La carrera ha terminado.
notices-gone = { $name } ha perdido la conexión.
notices-kicked = El anfitrión ha echado a alguien.
notices-muted = { $name } ya no puede hablar en esta mesa.
notices-unmuted = { $name } puede hablar otra vez.
notices-chat = El anfitrión ha cambiado quién puede hablar.
notices-closed = Quienes llevan el servidor han cerrado esta mesa.
notices-left = El asiento { $seat } queda libre.
notices-rematch = Hay otra carrera lista.
notices-reopened = El servidor ha vuelto; no se perdió tiempo.
notices-sat = { $name } ocupa el asiento { $seat }.
notices-started = Empieza la carrera.
notices-undone = { $name } deshace una jugada.
notices-went_on = Se sigue.

## options

options-heat_auto_finish_last = Acabar cuando quede un coche
options-heat_auto_skip = Saltar pasos sin elección
options-heat_hidden_gears = Marchas ocultas hasta descubrirlas
options-heat_laps = Vueltas
options-heat_legend_pro = Leyendas más rápidas
options-heat_legends = Leyendas
options-heat_track = Circuito
options-heat_values_clouds = Nubes
options-heat_values_fog = Niebla
options-heat_values_off = sin ello
options-heat_values_rain = Lluvia
options-heat_values_random = al azar
options-heat_values_snow = Nieve
options-heat_values_storm = Tormenta
options-heat_values_sun = Sol
options-heat_weather = Clima y fichas de carretera
options-no = no
options-scrap_auto_skip = Saltar pasos sin elección
options-scrap_catch_scope = La carta de alcanzar lleva
options-scrap_jackal_in_own_accident = Jackal gana también en sus accidentes
options-scrap_jackal_off_turn = Jackal gana también en turnos ajenos
options-scrap_mode = Vehículos por jugador
options-scrap_overtake_scope = El adelantamiento cuenta
options-scrap_refill_scope = Las fichas se reponen
options-scrap_short = Vuelta más corta
options-scrap_track = Circuito
options-scrap_values_any = en cualquier turno
options-scrap_values_board = en el tablero
options-scrap_values_own = en el turno propio
options-scrap_values_race = en la carrera
options-scrap_values_single = uno
options-scrap_values_two_racers = dos
options-speed_deck_memory = Las pilas muestran
options-speed_discard_rule = Descartar
options-speed_max_rounds = Rondas como máximo
options-speed_prevention_restores_start = Prevenir devuelve el ARRANQUE
options-speed_values_free = siempre
options-speed_values_literal = al pie de la letra
options-speed_values_log = todas las cartas
options-speed_values_only_if_stuck = solo si no hay otra
options-speed_values_sensible = con sentido
options-speed_values_speed_1200 = Speed 1200 km
options-speed_values_thousand = Mil kilómetros
options-speed_values_top_only = la carta superior
options-speed_variant = Mazo
options-speed_wild_map = De qué protegen los comodines
options-thunder_auto_skip = Saltar pasos sin elección
options-thunder_clean_air_any = Clean Air sigue tan lejos como se quiera
options-thunder_collision_last = Los coches de Collision reinician los últimos
options-thunder_complete_race = Correr hasta que lleguen todos
options-thunder_green_line = Línea verde, sectores antes de la meta
options-thunder_grid_choice = Elegir las casillas de salida
options-thunder_laps = Vueltas
options-thunder_starting_order = Orden de salida
options-thunder_track = Circuito
options-thunder_values_rounds = ronda a ronda
options-thunder_values_snake = ida y vuelta
options-thunder_values_spaces = casilla a casilla
options-thunder_variable_pits = Elegir qué quita una parada
options-usual = lo habitual
options-yes = sí

## pace

pace-days = En días
pace-live = Con reloj
pace-minutes = Minutos para la carrera
pace-per_turn = Días por turno
pace-untimed = Sin reloj

## phrases

phrases-bye = ¡Hasta luego!
phrases-good_luck = ¡Buena suerte!
phrases-hello = ¡Hola!
phrases-hurry = ¡Te toca!
phrases-ouch = ¡Ay!
phrases-rematch = ¿Otra carrera?
phrases-sorry = ¡Perdón!
phrases-thanks = ¡Gracias!
phrases-wait = Un momento, por favor.
phrases-well_driven = ¡Bien conducido!

## puzzles

puzzles-again = Otra vez
puzzles-all = Todos
puzzles-ask = { $n ->
        [one] Hay { $n } opción.
       *[other] Tienes { $n } opciones y una es claramente la mejor. Elígela.
    }
puzzles-behind_place = deja atrás { $n } de 100 menos
puzzles-behind_win = gana { $n } de 100 carreras menos
puzzles-better = Hay una opción mejor.
puzzles-difficulty = Dificultad
puzzles-easy = Fácil
puzzles-hard = Difícil
puzzles-lobby = Una posición, una jugada mejor: ¿la ves?
puzzles-look = Volver al tablero
puzzles-medium = Media
puzzles-next = Siguiente problema
puzzles-no_engine = Los problemas necesitan las reglas en la página, y este servidor no las ofrece. Quien lo lleva puede hacerlas con «paddock wasm».
puzzles-none = No hay ningún problema así. Elige otra dificultad u otro juego.
puzzles-of_the_day = Problema del día
puzzles-question = Tu pregunta
puzzles-race_on = Seguir la carrera desde aquí
puzzles-right = Correcto: { $move }
puzzles-solution = Ver la solución
puzzles-solution_is = Lo mejor es: { $move }
puzzles-solved = { $n } de { $of } resueltos
puzzles-streak = { $n } seguidos
puzzles-title = Problemas
puzzles-today = Hoy
puzzles-train = Entrenar
puzzles-trainer = Entrenamiento
puzzles-verdict = Lo que vale tu respuesta
puzzles-worth_place = deja atrás a { $n } de 100 rivales
puzzles-worth_win = gana { $n } de 100 carreras
puzzles-wrong = No es lo mejor: { $move }

## ratings

ratings-about = Todos empiezan en 1000; quien es medio acaba cerca de 1500. Se muestra lo que alguien vale como mínimo, así que también sube cuanto más se sabe.
ratings-after = Puntuación { $rating } ({ $change })
ratings-all_time = De siempre
ratings-book = Carreras
ratings-bot = bot
ratings-bots = Solo contra bots
ratings-bots_about = Son carreras en las que solo había bots además. Entre personas no cuentan nada.
ratings-change = Última
ratings-driver = Piloto
ratings-gain = Ganado
ratings-lobby = Quién va dónde, en cada juego y cada mes
ratings-members_only = En las clasificaciones están quienes conservan su nombre.
ratings-nobody = Todavía no hay nadie en esta lista.
ratings-none_yet = Todavía no se ha puntuado ninguna carrera tuya. Se puntúa cuando corres contra otros, o contra bots, en una mesa recién repartida.
ratings-people = Entre personas
ratings-people_about = Son carreras en las que hay personas unas contra otras. Los bots que corren con ellas se puntúan igual. Las carreras con pistas, desde una posición o en una pantalla compartida no cuentan.
ratings-provisional = provisional
ratings-provisional_about = Una puntuación con signo de interrogación es provisional: hacen falta unas cinco carreras de seis, o veinte de dos, para estar seguros.
ratings-rank = Puesto
ratings-rating = Puntos
ratings-time = Tiempo
ratings-title = Clasificaciones
ratings-you = Tú
ratings-yours = Tus puntuaciones

## replay

replay-back = Un paso atrás
replay-download = Descargar
replay-eyes = Visto por
replay-first = Al principio
replay-forth = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-play_on = Seguir desde aquí
replay-scrub = Momento de la carrera
replay-share = Compartir este momento
replay-spectator = un espectador
replay-steps = Pasos
replay-stop = Parar
replay-table = Mesa
replay-title = Repetición
replay-to_server = Seguir en el servidor
replay-turn = Turno
replay-why = Qué pensaron los bots

## results

results-driver = Piloto
results-gap = Distancia
results-hide = Ver el tablero
results-join_rematch = A la revancha
results-place = Puesto
results-points = Puntos
results-rematch = Revancha
results-replay = Repetición
results-title = Resultado
results-watch_rematch = Ver la revancha
results-winner = ¡Gana { $name }!
results-you_win = ¡Has ganado!
results-you_came = Puesto { $place } de { $of }
results-winner_by = Gana { $name }, { $score }
results-share = Compartir imagen
results-medals = Medallas de la carrera
results-behind_heat =
    { $n ->
         [one] A { $n } casilla del ganador.
        *[other] A { $n } casillas del ganador.
    }
results-behind_scrap =
    { $n ->
         [one] A { $n } casilla del ganador.
        *[other] A { $n } casillas del ganador.
    }

## scrap

scrap-decide = Tu decisión
scrap-double = ¡Doble!
scrap-racer_at = { $name }, P{ $rank }, casilla { $field }, { $laps } { $laps ->
        [one] vuelta
       *[other] vueltas
    }
scrap-stop_with = Parar con { $n }
scrap-track_summary = { $title }: { $racers }

## seats

seats-add = Añadir
seats-bot = conduce un bot
seats-empty = Liberar
seats-fill = Bot
seats-free = libre
seats-kick = Echar
seats-leave = Levantarse
seats-shared = Alguien más en esta pantalla
seats-sit = Sentarse
seats-start = Empezar la carrera
seats-title = ¿Quién corre?
seats-wait = El anfitrión empieza la carrera.
seats-you = tú
seats-start_with_bots = Empezar con { $count } { $count ->
        [one] bot
       *[other] bots
    }
seats-race = La carrera
seats-track = Circuito
seats-laps = Vueltas
seats-host = anfitrión
seats-who_sees = Abierta a
seats-listed = todos en el vestíbulo
seats-by_link = quienes tengan el enlace
seats-hints_for_all = Aquí se permiten pistas: todos pueden preguntar qué haría un campeón.
seats-start_watching = Empezar con bots y mirar

## settings

settings-auto = Como el sistema
settings-dark = Oscuro
settings-language = Idioma
settings-level = Rivales
settings-light = Claro
settings-theme = Tema
settings-title = Ajustes
settings-animations = Animaciones
settings-pace_off = Sin
settings-pace_quick = Rápidas
settings-pace_normal = Normales
settings-pace_slow = Lentas
settings-calls = Sonido y avisos
settings-call_sound = Sonido
settings-call_vibration = Vibrar en mi turno
settings-call_notification = Avisarme en mi turno

## speed

speed-completed = ¡{ $n } km completados!
speed-extended = ¡Hasta los { $n } km!
speed-km = { $n } km
speed-kontra = ¿Contra?
speed-kontra_now = ¡Contra!
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] punto
       *[other] puntos
    }
speed-road = { $team }: { $km } de { $target } km
speed-stood = Sin respuesta
speed-target = ¿A quién atacas?
speed-throw = Descartar
speed-to_go = faltan { $n } km
speed-to_win = puntos para ganar

## table

table-board = Tablero
table-cannot = No se puede abrir esta mesa
table-close_up = De cerca
table-closer = Acercar
table-dashboard = Tus cartas y opciones
table-further = Alejar
table-loading = Cargando …
table-over = Carrera terminada
table-overview = Todo el circuito
table-tools = Herramientas
table-turn_of = Juega { $name }
table-watching = Estás mirando. Toca un piloto para seguir su coche.
table-your_turn = Te toca

## thunder

thunder-car_at = { $car } ({ $team }), { $rank }.º, vuelta { $lap } de { $laps }
thunder-drive_on = Avanzar { $n } casillas
thunder-from_pits = Desde boxes: { $n }
thunder-green_line = Línea verde
thunder-hold = Mantén pulsado para seguir
thunder-legend = Los marcadores con marco se quedan; los demás se quitan en boxes.
thunder-marks_black = N
thunder-marks_blue = S
thunder-marks_green = C
thunder-marks_grey = G
thunder-marks_lavender = T
thunder-marks_orange = M
thunder-marks_red = D
thunder-marks_yellow = A
thunder-place = { $n }.º
thunder-retire = Retirar un coche
thunder-sheets = Hojas de equipo
thunder-start = Salida / meta
thunder-track_summary = Circuito { $title }: { $cars }
thunder-types_draft = Rebufo
thunder-types_lead = Líder
thunder-types_pursuit = Persecución
thunder-types_solo = En solitario
thunder-wear = Desgaste: { $n } de { $most }
thunder-yellow = Bandera amarilla

## tower

tower-gone = sin conexión
tower-leader = líder
tower-title = Clasificación

## others

others-mute = Silenciar a { $name }
others-unmute = Dejar hablar a { $name }
others-report = Denunciar a { $name }
others-reason = ¿Qué pasa con { $name }?
others-send = Enviar
others-reported = Gracias: quienes llevan el servidor lo mirarán.
others-abuse = Insultos
others-cheating = Trampas
others-spam = Mensajes no deseados
others-name = El nombre
others-other = Otra cosa

## medals

medals-gained = Más puestos ganados: { $n }
medals-heat_drive = Avance más largo: { $n }
medals-heat_clean = Más curvas gratis: { $n }
medals-heat_heat = Más Calor pagado: { $n }
medals-thunder_led = Más turnos en cabeza: { $n }
medals-thunder_pushed = Más coches empujados: { $n }
medals-speed_km = Más kilómetros: { $n }
medals-speed_attacks = Más ataques: { $n }
medals-speed_kontras = Más contras: { $n }
medals-scrap_roll = Mejor tirada: { $n }
medals-scrap_doubles = Más accidentes: { $n }

## you

you-add_code = Crear un código de recuperación
you-add_passkey = Añadir una llave de acceso
you-ahead = Por delante
you-all_games = Todos los juegos
you-all_tracks = Todas las pistas
you-bring = Traer las carreras que he corrido en este navegador
you-by_code = Entrar con el código
you-by_passkey = Entrar con una llave de acceso
you-code = Código de recuperación
you-code_about = Apúntalo ahora: solo se muestra esta vez. Quien lo tenga puede entrar como tú, así que no lo compartas.
you-code_title = Tu código de recuperación
you-copy = Copiar
you-count = Carreras
you-data = Tus datos
you-device = Este dispositivo
you-earlier = Carreras anteriores
you-everybody = Todos
you-export = Guardarlo todo
you-forget = Borrarlo todo
you-forget_about = Tu nombre, tus llaves de acceso y todo lo que dijiste se borran para siempre. Tus carreras se quedan con quienes corrieron contigo, sin nombre. No se puede deshacer.
you-forget_sure = Borrar para siempre
you-former = alguien que ya no es miembro
you-game = Juego
you-keep = Conserva tu nombre
you-keep_about = Puedes correr sin ello. Pero quien conserva su nombre encuentra sus carreras en cualquier dispositivo, también cuando este navegador las haya olvidado. Sin correo ni contraseña.
you-mean_place = Puesto medio
you-member_since = Nombre conservado desde el { $date }
you-new_code = Nuevo código de recuperación (el anterior deja de valer)
you-no_passkeys = Esta dirección no tiene nombre, así que el navegador no crea aquí llaves de acceso: un código de recuperación hace lo mismo.
you-no_races = Aún no ha acabado ninguna carrera tuya. Cuando acabe, estará aquí.
you-parts = Por coche
you-races = Tus carreras
you-remove = Quitar
you-rivals = Contra personas
you-sign_in = Entrar
you-sign_in_about = ¿Ya conservas tu nombre? Entonces vuelve como tú.
you-sign_out = Salir aquí
you-sign_out_elsewhere = Salir en todos los demás sitios
you-signed_out_elsewhere = Has salido en todos los demás sitios.
you-stay = Quedarme
you-title = Tú
you-used = usada { $when }
you-ways = Cómo vuelves
you-wins = Victorias
you-with_code = Con un código de recuperación
you-with_passkey = Con una llave de acceso

## cups

cups-title = Campeonatos
cups-lobby = Varias carreras, los puntos se suman, con amigos y bots.
cups-on = Al campeonato: siguiente carrera
cups-to = Al campeonato
cups-starts_by_itself = La carrera empieza sola en cuanto estén todos.
cups-former = Antiguo miembro
cups-of_game = Campeonato de { $game }
cups-standings = Clasificación
cups-race = Carrera
cups-corrections = Correcciones
cups-absent = ausente: condujo un bot
cups-table = Puntos por puesto: { $points }
cups-chart = Puntos, carrera a carrera
cups-round_number = Ronda { $n }
cups-race_number = Carrera { $n }
cups-starts = empieza a más tardar { $when }
cups-is_on = la carrera está en marcha
cups-drive = A tu carrera
cups-watch = Ver
cups-annulled = No cuenta: { $reason }
cups-until = antes de { $when }
cups-races = Carreras
cups-log = Qué ha pasado
cups-log_all = Mostrar todo
cups-log_made = Se creó el campeonato.
cups-log_entered = Participa { $who }.
cups-log_left = { $who } se ha ido.
cups-log_added = En la lista: { $who }.
cups-log_removed = Fuera de la lista: { $who }.
cups-log_started = Empieza el campeonato.
cups-log_opened = La carrera { $n } tiene mesa.
cups-log_closed = Se cerró una mesa; su carrera se repite.
cups-log_raced = La carrera { $n } ha terminado.
cups-log_corrected = { $points } puntos para { $who }: { $reason }
cups-log_replaced = { $next } ocupa el puesto de { $who }: { $reason }
cups-log_annulled = La carrera { $n } no cuenta: { $reason }
cups-log_ended = El campeonato se terminó: sus mesas se cerraron demasiadas veces.
cups-entrants = Quién participa
cups-vacant = aún no ha venido nadie con este nombre
cups-thats_me = Soy yo
cups-leave = Dejarlo
cups-remove = Quitar a { $name }
cups-add_bot = Añadir un bot
cups-enter = Participar
cups-add_name = Otro nombre en la lista
cups-start_pairs = Al empezar se forman las parejas; después no hay puestos libres.
cups-start_about = Al empezar, los bots ocupan los puestos libres.
cups-start = Empezar el campeonato
cups-organise = Corregir algo
cups-what = Qué
cups-do_correct = Dar o quitar puntos
cups-do_replace = Pasar un puesto a otra persona
cups-do_annul = Que una carrera no cuente
cups-new_name = Nombre nuevo (vacío: un bot)
cups-reason = Motivo, que todos leen
cups-put = Anotarlo
cups-you_won = ¡Ganas el campeonato!
cups-won = { $name } gana el campeonato
cups-share = Compartir como imagen
cups-no_picture = La imagen no se puede dibujar ahora. Inténtalo en un momento.
cups-form_season = todos juntos
cups-form_league = liga por semanas
cups-form_knockout = eliminatorias
cups-form_swiss = sistema suizo
cups-count = carrera { $n } de { $of }
cups-your_race = Tu carrera { $n } te espera
cups-about = Acerca de
cups-code = Código: { $code }
cups-rules = Por quien falte en la salida conduce un piloto, hasta que venga y tome el volante. A igualdad de puntos: mejor puesto en la última carrera.
cups-rules_pairs = Ganar una carrera da 2 puntos, el empate 1. Por quien falte en la salida conduce un piloto, hasta que venga y tome el volante.
cups-wait_about = Una carrera empieza cuando están todos, o { $n } min después de abrirse su mesa; en una liga, en su fecha.
cups-copy = Copiar el enlace
cups-save = Guardar en un archivo
cups-after = carreras disputadas: { $n }
cups-over = terminado
cups-no_file = Eso no es un archivo de campeonato.
cups-new = Campeonato nuevo
cups-open_file = Abrir un archivo
cups-mine = Tuyos
cups-others = Abiertos a todos
cups-none_mine = Ninguno todavía. Crea uno o entra en uno con su código.
cups-none_others = Ninguno por ahora.
cups-name = Título
cups-form = Cómo
cups-field = Puestos
cups-first_date = Primera carrera antes de
cups-wait = Esperar a los que faltan
cups-minutes = { $n } min
cups-tracks = Carreras: { $n }
cups-tracks_about = Toca los circuitos en el orden de las carreras; un circuito puede repetirse.
cups-entry = Quién puede entrar
cups-entry_open = Quien tenga el enlace
cups-entry_fixed = Solo los de mi lista
cups-people = Nombres, uno por línea
cups-take_part = Yo participo
cups-listed = Mostrarlo a todos
cups-make = Crear el campeonato
cups-open_places =
    { $n ->
         [0] todos los puestos ocupados
         [one] { $n } puesto libre
        *[other] { $n } puestos libres
    }
## people

people-title = Correr con gente
people-about = Quienes esperan la misma carrera se sientan juntos. No hace falta cuenta.
people-live = Ahora
people-days = Durante días
people-waiting =
    { $n ->
        [0] no espera nadie
        [one] espera { $n }
       *[other] esperan { $n }
    }
people-you_wait = Estás esperando: { $game }
people-of = Pilotos presentes: { $n } de { $seats }.
people-fills_in = Los bots ocupan los asientos libres en { $time }.
people-no_fill = La carrera empieza cuando todos los asientos estén ocupados.
people-fill = Durante días: que los bots ocupen los asientos libres tras un minuto
people-paces = Ahora: diez minutos para toda tu carrera y 10 segundos más por turno; tras un minuto los bots ocupan los asientos libres. Durante días: un día por turno.
people-leave = Dejar de esperar
people-stay = Deja esta página abierta: quien se va deja de esperar.
people-found = Allá vamos …
people-met = Gente con la que has corrido
people-met_none = Cuando hayas corrido con gente, estará aquí para que la invites.
people-invite = Invitar
people-invite_name = Invitar a { $name }
people-races =
    { $n ->
        [one] { $n } carrera
       *[other] { $n } carreras
    }
people-watch = Carreras para ver
people-watch_none = Ahora no hay ninguna carrera.
people-round = ronda { $n }
people-begins = La carrera empieza sola en cuanto estén todos.

## turns

turns-title = Tu turno
turns-none = Nadie te espera.
turns-until = hasta { $when } ({ $left })
turns-no_clock = sin reloj
turns-invited = { $name } te invita
turns-invitations = Invitaciones
turns-decline = Ahora no
turns-count =
    { $n ->
        [one] Te espera { $n } mesa
       *[other] Te esperan { $n } mesas
    }

## calls

calls-title = Cuando no estás
calls-about = Para carreras durante días e invitaciones. El aviso dice el juego y hasta cuándo, nada más.
calls-push = Avísame en este dispositivo
calls-no_push = Aquí este navegador no recibe avisos: hacen falta HTTPS y Web Push.
calls-denied = El navegador no permite avisos de esta página. Permítelos en sus ajustes.
calls-others = Dispositivos y programas
calls-feed = Calendario y fuente web
calls-feed_about = Una dirección para tu calendario o lector. Quien la tenga puede ver cuándo te toca.
calls-feed_make = Crear una dirección
calls-feed_new = Nueva dirección (la anterior deja de servir)
calls-feed_drop = Desactivar
calls-once = Cópialo ahora: solo se muestra esta vez.
calls-calendar = Calendario
calls-atom = Fuente (Atom)
calls-hook = Avisar a un programa
calls-hook_address = Su dirección, https://…
calls-hook_add = Añadir
calls-hook_secret = Secreto con el que se firman los avisos
calls-hook_whose = Turnos de quién
calls-hook_own = míos
calls-off = Desactivado: { $why }
calls-again = Activar de nuevo
calls-invitations = Quienes han corrido conmigo pueden invitarme

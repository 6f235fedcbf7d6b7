## action

action-choose = Elige
action-pause = ¿Alguien puede responder?
action-skip = Saltar
action-undo = Deshacer
action-wait = Juegan los demás …

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
fair-claim_deal = Que las cartas resultan de la clave, según las reglas, lo comprueba «paddock verify» con estos dos archivos.
fair-claim_key = La clave del reparto resulta del secreto y de todas las aportaciones.
fair-claim_own = Se usó lo que aportó tu navegador.
fair-claim_pledges = Cada uno aportó lo que había prometido antes.
fair-claim_result = El registro tiene el resultado que se te contó.
fair-claim_secret = El secreto del servidor es aquel al que se comprometió antes de que te sentaras.
fair-claim_told = Lo que se te contó en la carrera es lo que su repetición cuenta a tu asiento.
fair-first = Una primera carrera: empieza con una posición y cartas conocidas, para aprender.
fair-fresh = Reparto limpio: el servidor ya está comprometido con su parte, y el navegador de cada jugador añade la suya en la salida. Así nadie puede elegir las cartas ni conocerlas de antemano.
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
heat-corner_ahead = Curva en { $n } { $n ->
        [one] casilla
       *[other] casillas
    }, límite { $limit }
heat-engine = Calor en el motor: { $n }
heat-gears = Palanca de marchas
heat-other_moves = Qué más puedes hacer
heat-track_summary = Circuito { $title }: { $cars }

## help

help-cards = Cartas
help-keys = Teclado
help-rules = Reglas
help-search = Buscar en las reglas
help-title = Ayuda y reglas
help-found = { $count } { $count ->
        [one] regla
       *[other] reglas
    }

## invite

invite-code = Código:
invite-copied = Copiado
invite-link = Enlace a esta mesa
invite-qr = Código QR del enlace
invite-share = Compartir
invite-title = Invitar

## keys

keys-choice = Elegir por número
keys-close = Cerrar lo abierto
keys-confirm = Confirmar
keys-help = Ayuda
keys-me = Ver tu coche
keys-move = Recorrer las opciones
keys-overview = Todo el circuito, o de cerca
keys-skip = Saltar la animación
keys-undo = Deshacer
keys-zoom = Acercar, alejar, restablecer

## lessons

lessons-done = Ya sabes cómo va: de aquí en adelante la carrera es tuya. ¡Suerte!
lessons-enough = Sin más consejos
lessons-got_it = Entendido
lessons-heat_cards = Ahora tus cartas: su suma es tu Velocidad. El coche fantasma muestra adónde llegarías, y la línea de abajo lo que costaría una curva.
lessons-heat_confirm = El coche fantasma muestra dónde acabarás. ¿Te gusta? El botón grande juega la carta; otra carta cambia el plan.
lessons-heat_corner = Ese fue un turno completo. Ahora, atención a las curvas: quien cruza una por encima del límite paga 1 de Calor por cada punto de más; quien no puede pagar, hace un trompo. Elige la marcha para lo que viene.
lessons-heat_discard = Puedes descartar lo que no quieras; robas hasta tener 7. Luego termina el descarte.
lessons-heat_gear = Elige marcha: es el número de cartas que juegas. Más alta, más rápida, pero las curvas tienen límite.
lessons-heat_limit = La próxima curva tiene límite 7. Juega 3, 2 y 2: con Velocidad 7 la cruzas gratis; con más, pagarías.
lessons-heat_react = Ya te has movido. Usa lo que se ofrece aquí, o termina las reacciones con el botón grande.
lessons-heat_slip = Hay un coche a tu lado o justo delante: su rebufo puede llevarte 2 casillas más, gratis.
lessons-scrap_again = Llevas 8. Otra vez: solo un 3 o un 5 sería un doble, y tienes una ficha de cambio.
lessons-scrap_bonus = Tienes cartas de bonificación: toca una para ver adónde te llevaría. Se juegan antes y después de avanzar. Quien acaba sobre otro vehículo se bate en duelo.
lessons-scrap_double = Un doble: en vez de avanzar tomas una carta de accidente, y por ella una ficha de bonificación.
lessons-scrap_drive = Avanza la suma de tus dados. Quien acaba sobre otro vehículo se bate en duelo.
lessons-scrap_order = Tienes dos vehículos: elige cuál va primero durante toda la carrera.
lessons-scrap_roll = ¿Otro dado, o parar y avanzar la suma? Un número que ya tienes es un doble y acaba en accidente: la barra muestra el riesgo.
lessons-scrap_save = ¡Doble! Una ficha de cambio aún puede alterar el último dado; si no, acepta el accidente.
lessons-scrap_stop = Salvado: 3, 5 y 4 suman 12. Con tres números distintos, una de cada dos tiradas es un doble: para aquí.
lessons-scrap_winner = Se encuentran tus propios vehículos: tú decides cuál gana el duelo.
lessons-speed_attack = Vas muy por delante. Los ataques frenan a los demás: con LÍMITE DE VELOCIDAD tu rival no avanza más de 60 km por carta.
lessons-speed_confirm = La línea dice qué hará esta carta. El botón grande la juega; toca otra si cambias de idea.
lessons-speed_discard = Ahora no puedes jugar nada. Elige la carta que menos necesites: se descarta y termina tu turno.
lessons-speed_kontra = Tienes el comodín contra este ataque: responde ahora o nunca.
lessons-speed_rolling = Estás en marcha: elige una carta de kilómetros para avanzar o un ataque para frenar a alguien.
lessons-speed_start = Nada rueda sin ARRANQUE: juégalo si lo tienes. Las cartas que ahora no puedes jugar están en gris: toca una para leer por qué.
lessons-speed_stopped = Te han parado. Arréglalo con la carta adecuada y después ARRANQUE; contra STOP basta ARRANQUE.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Elige uno de tus coches: cada uno recibe una carta este turno. Los coches enlazados pueden moverse con él.
lessons-thunder_card = Elige una carta: el número grande son los puntos de movimiento, el pequeño cuenta desde boxes. El tipo dice quién se mueve con él; la ficha de color es el desgaste.
lessons-thunder_discard = Tira las cartas que no quieras y sigue; robas otras.
lessons-thunder_draft = Una carta de rebufo: los coches enlazados delante y detrás van contigo. Avanza, y se mueve toda la fila.
lessons-thunder_line = Aquí los carriles se unen o se separan: elige por dónde va la fila.
lessons-thunder_pit = Bandera amarilla o fin del turno: parar en boxes quita el desgaste temporal, pero cuesta puestos.
lessons-thunder_second = Se ha movido toda la fila por una sola ficha de desgaste. Ahora, el último de tus coches que no ha corrido en este turno.
lessons-thunder_solo = En solitario se mueve un solo coche. Esta carta puede cambiar de sitio con el coche de delante, por 1 punto.
lessons-thunder_steps = Toca una casilla iluminada o un botón. Avanzar hacia un coche enlaza o empuja, según la carta. Con deshacer vuelves un paso atrás.
lessons-thunder_swap = Cambio: tu coche pasa y el otro queda detrás.

## lobby

lobby-begins_first = primera carrera
lobby-begins_position = empieza con una posición preparada
lobby-begins_replay = sigue una carrera anterior: sus cartas pueden ser conocidas
lobby-code = Código o enlace
lobby-first_race = Primera carrera, paso a paso
lobby-games = Juegos
lobby-go = Ir
lobby-join = Unirse a una mesa
lobby-none_open = Ahora no hay mesas abiertas.
lobby-none_recent = Aquí se guardarán tus carreras.
lobby-open = Mesas abiertas
lobby-preparing = Preparando { $game } para esta máquina, una sola vez …
lobby-race_now = Correr ya
lobby-recent = Carreras recientes
lobby-running = Tus carreras en curso
lobby-soon = Preparando …
lobby-status_open = asientos libres
lobby-status_racing = en carrera, mirar
lobby-tagline = Juegos de mesa de carreras, según el reglamento. Sin cuenta, a un clic de la parrilla.
lobby-with_friends = Con amigos
lobby-you = Tú

## log

log-all = Todo
log-filter = Mostrar
log-none = Aún no ha pasado nada.
log-own = Lo mío
log-table = Mesa
log-title = Registro

## me

me-driver = Piloto
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
notices-sealed = El anfitrión da la salida; todos aportan al reparto.
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
options-heat_track = Circuito
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
replay-turn = Turno
replay-why = Qué pensaron los bots

## results

results-driver = Piloto
results-hide = Ver el tablero
results-join_rematch = A la revancha
results-place = Puesto
results-points = Puntos
results-rematch = Revancha
results-replay = Repetición
results-title = Resultado
results-watch_rematch = Ver la revancha
results-winner = ¡Gana { $name }!

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

## settings

settings-auto = Como el sistema
settings-dark = Oscuro
settings-language = Idioma
settings-level = Rivales
settings-light = Claro
settings-theme = Tema

## speed

speed-choose_use = ¿Qué hacer con { $card }?
speed-km = { $n } km
speed-kontra = ¿Contra?
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] punto
       *[other] puntos
    }
speed-road = { $team }: { $km } de { $target } km
speed-to_go = faltan { $n } km

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

thunder-car_at = { $car } ({ $team }), P{ $rank }, casilla { $at }, vuelta { $lap } de { $laps }
thunder-from_pits = Desde boxes: { $n }
thunder-green_line = Línea verde
thunder-legend = Las fichas redondas son temporales: se quitan en boxes. Las cuadradas se quedan.
thunder-pit = boxes
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

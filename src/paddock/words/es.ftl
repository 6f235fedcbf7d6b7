## errors

errors-unknown_game = No existe el juego «{ $name }». Disponibles: { $known }.
errors-unknown_bot = No existe el bot «{ $name }». Disponibles: { $known }.
errors-bad_budget = «{ $words }» no es un tiempo para pensar: escribe 200ms, 2s o un número de intentos, como 2000.
errors-unknown_rule = No existe la regla «{ $id }» en { $game }. La primera es { $first }; «paddock rules { $game }» las muestra todas.
errors-unknown_language = No existe el idioma «{ $name }». Disponibles: { $known }.
errors-unknown_option = No existe la opción «{ $key }». Disponibles: { $known }.
errors-option_form = «{ $text }» no es una opción: escribe key=value.
errors-unknown_seat = No existe el asiento «{ $seat }». Los asientos son: { $known }.
errors-unknown_seat_in = Paso { $number } de play: no existe el asiento «{ $seat }». Los asientos son: { $known }.
errors-not_seats = Con { $value } { $value ->
        [one] jugador
       *[other] jugadores
    } no se puede correr aquí; se juega con { $known }.
errors-bad_seat_name = «{ $name }» no puede ser el nombre de un asiento: usa de 1 a { $most } caracteres imprimibles, y no chance, expect, step ni spectator.
errors-seat_is_a_word = «{ $name }» no puede ser el nombre de un asiento: esa palabra significa otra cosa en este juego.
errors-seat_twice = Dos asientos tienen el mismo nombre: { $names }.
errors-not_a_choice = { $key }: «{ $value }» no es posible. Elige entre: { $choices }.
errors-not_reset = No hay «{ $name }» antes de la primera carrera. Llama primero a reset().
errors-no_such_action = No existe la acción «{ $action }». Las acciones son números enteros de 0 a { $most }.
errors-wrong_opponents = Se { $wanted ->
        [one] necesita
       *[other] necesitan
    } { $wanted } { $wanted ->
        [one] rival
       *[other] rivales
    }, no { $count }. Nombra un bot para todos o uno para cada uno de los demás puestos.
errors-needs_reset = La carrera ha terminado. Llama a reset() para empezar otra.
errors-not_a_number = { $key }: { $value } no es un número entero del { $least } al { $most }.
errors-not_a_mapping = { $key }: aquí van parejas «key: value», no { $value }.
errors-not_a_list = { $key }: aquí va una lista, no { $value }.
errors-not_text_key = { $key }: aquí va una palabra, no { $value }.
errors-too_many_cards = { $key }: aquí no puede haber más de { $most } { $most ->
        [one] carta
       *[other] cartas
    }.
errors-unknown_key = Aquí no existe la clave «{ $key }». Disponibles: { $known }.
errors-key_missing = Falta la clave «{ $key }».
errors-no_variant = No se puede leer la variante «{ $name }» ({ $why }). Indica un archivo TOML o una de estas: { $known }.
errors-variant_key = La variante contiene «{ $key }», que aquí no significa nada.
errors-variant_missing = En la variante falta «{ $key }».
errors-variant_kilometres = { $key }: aquí va una tabla con entre 1 y { $most } valores de kilómetros y el número de cartas de cada uno.
errors-variant_too_large = La variante tiene demasiadas cartas para una sola pila: el máximo es { $most }.
errors-deck_size = Una baraja de { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } es demasiado pequeña para { $seats } { $seats ->
        [one] mano
       *[other] manos
    } o pasa del máximo de { $most }.
errors-illegal_move = { $seat } no puede hacer «{ $move }»: { $reason } ({ $rule }).
errors-unknown_verb = «{ $words }» no es una jugada. Una jugada empieza por una de estas palabras: { $verbs }.
errors-wrong_form = «{ $words }» no es una jugada: escribe «{ $form }».
errors-unknown_card = «{ $words }»: en este juego no hay ninguna carta { $card }.
errors-attack_wanted = «{ $words }»: { $card } es un ataque; escribe «attack { $card } TEAM».
errors-no_attack = «{ $words }»: { $card } no es un ataque; escribe «play { $card }».
errors-unknown_team = «{ $words }»: no existe el equipo { $team }. Los equipos son: { $teams }.
errors-answer_wanted = «{ $words }»: escribe «{ $verb } yes» o «{ $verb } no».
errors-no_hints = En esta mesa no hay pistas: corren varias personas y una pista para una de ellas sería injusta. Quien abre una mesa puede permitirlas para todos.
errors-no_decision = { $seat } no tiene nada que decidir ahora. Pide una pista cuando sea tu turno.
errors-hint_pending = Todavía se está pensando tu última pista. Espera la respuesta.
errors-hints_busy = Muchos quieren saber qué haría un campeón. Vuelve a preguntar en un momento o decide por tu cuenta.
errors-nothing_to_undo = Todavía no se ha jugado nada que se pueda deshacer.
errors-undo_barrier = La última jugada no se puede deshacer: ha descubierto algo que estaba oculto.
errors-undo_other_seat = La jugada no se puede deshacer: otro jugador ya ha actuado después.
errors-no_such_card_left = { $key }: sobra una carta { $card }; el juego tiene { $count }.
errors-too_few_cards = { $key }: se { $wanted ->
        [one] pide
       *[other] piden
    } { $wanted } { $wanted ->
        [one] carta
       *[other] cartas
    }, pero solo { $left ->
        [one] queda
       *[other] quedan
    } { $left }.
errors-wrong_pile = { $key }: la carta { $card } no puede estar en esta pila.
errors-hand_too_large = { $key }: { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } en una mano; el máximo es { $most }.
errors-too_far = { $key }: no puede haber { $km } km si la meta está en { $target } km.
errors-wrong_target = { $key }: { $value } no es posible; en esta posición es { $target } (después de una ampliación, indica quién la pidió: extension_by).
errors-no_extension = { $key }: no hay ampliación en una ronda de { $target } km.
errors-no_kontra = { $key }: para una contra tiene que haber exactamente un ataque a la espera de la respuesta de un jugador que tenga el comodín; aquí hay { $found }. Indica cuál con attack y attacked.
errors-no_cards = { $key }: { $seat } no tiene ninguna carta que jugar.
errors-not_completed = { $key }: la ampliación solo se decide cuando { $seat } acaba de completar { $target } km y existe un recorrido más largo.
errors-not_over = { $key }: la partida no termina hasta que un equipo tiene { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
errors-impossible_chance = chance[{ $index }]: «{ $outcome }» no puede salir aquí: no está entre lo que se puede robar.
errors-unknown_outcome = chance[{ $index }]: «{ $outcome }» no es nada que el azar pueda dar en este juego.
errors-no_file = No se puede leer el archivo: { $why }.
errors-not_text = El archivo no es texto en UTF-8.
errors-file_too_large = El archivo ocupa más de { $most } bytes.
errors-not_yaml = La línea { $line } no es YAML: { $problem }.
errors-no_aliases = Línea { $line }: aquí no se leen anclas ni alias; escribe el valor completo.
errors-key_twice = Línea { $line }: la clave «{ $key }» aparece aquí por segunda vez.
errors-bad_key = Línea { $line }: una clave tiene que ser una palabra o un número.
errors-not_a_scenario = Esto no es un escenario: necesita al menos las claves game y seats.
errors-not_a_step = El paso { $number } de play no es un paso: escribe «seat: move», «seat: {"{"}try: move, refused: RULE{"}"}», «seat: {"{"}undo: true{"}"}» o «expect: {"{"}...{"}"}».
errors-not_a_record = Esto no es el registro de una carrera: necesita al menos las claves game, rules, seats y moves.
errors-not_a_move = La jugada { $number } no es una jugada: escribe «seat: move», y lo que dio el azar como «chance: [...]».
errors-bad_move = Jugada { $number }: { $why }
errors-chance_differs = Jugada { $number }: según el registro, el azar dio { $wanted }, pero las reglas pedían { $got }.
errors-record_differs = El registro no es correcto: su { $key } es { $wanted }, pero al repetir la carrera sale { $got }.
errors-other_rules = La carrera del registro se jugó con la versión { $rules } de las reglas de { $game }; esta es la versión { $version }.
errors-in_file = { $file }: { $why }
errors-in_step = { $where }: { $why }
errors-no_folder = No se puede escribir { $file }: { $why }.
errors-no_scenarios = No hay ningún archivo de escenario en { $paths }: terminan en .yaml o .yml.
errors-not_toml = El archivo no es TOML: { $problem }.
errors-no_track = No se puede leer el circuito «{ $name }». { $why } Indica un archivo TOML o uno de estos: { $known }.
errors-no_tracks = { $game } no tiene circuitos. Los tienen: { $known }.
errors-track_key = El circuito contiene «{ $key }», que aquí no significa nada. Disponibles: { $known }.
errors-track_missing = En el circuito falta «{ $key }».
errors-track_game = game: el circuito es para «{ $name }», no para { $game }.
errors-track_text = { $key }: aquí van de 1 a { $most } caracteres imprimibles.
errors-track_too_long = laps: { $laps } { $laps ->
        [one] vuelta
       *[other] vueltas
    } de { $spaces } { $spaces ->
        [one] casilla
       *[other] casillas
    } { $laps ->
        [one] es
       *[other] son
    } { $length } { $length ->
        [one] casilla
       *[other] casillas
    }; el máximo es { $most }.
errors-track_corners = corners: aquí van de 1 a { $most } curvas, no { $count }.
errors-track_order = { $key }: { $value } no puede ir después de { $before }; escribe las curvas en el orden de la pista, cada línea una sola vez.
errors-track_chicane = { $key }: la segunda línea de una chicane va justo después de la primera, con el mismo límite.
errors-track_stretch = { $key }: indica la primera y la última casilla de un tramo, como en [5, 10], no { $value }.
errors-track_legend = legend: indica una línea por cada una de las { $corners } { $corners ->
        [one] curva
       *[other] curvas
    } o ninguna; aquí hay { $count }.
errors-track_bends = bends: indica un número por cada una de las { $spaces } { $spaces ->
        [one] casilla
       *[other] casillas
    }; aquí hay { $count }.
errors-track_bend = { $key }: { $value } no es un número de grados de -{ $most } a { $most }.
errors-track_twist = bends: suman { $sum } grados; una vuelta completa, en el sentido de las agujas del reloj, son 360.
errors-track_open = bends: el anillo no se cierra. Termina a { $miss } casillas de su comienzo ({ $ahead } de más hacia delante, { $right } de más hacia la derecha); el máximo es { $most }.
errors-track_crosses = bends: el anillo pasa por encima de sí mismo. Entre las casillas { $one } y { $other } hay una distancia de { $distance }; deja { $room } entre sus centros.
errors-not_a_grid = { $key }: escribe «random» o una lista de todos los asientos, cada uno una sola vez, en el orden de los puestos de la parrilla: { $names }.
errors-no_turn = { $key }: en la fase «{ $phase }» no es el turno de nadie; quita «{ $key }» o elige otra fase.
errors-whose_turn = { $key }: en la fase «{ $phase }» un coche tiene el turno; indica cuál.
errors-wrong_queue = { $key }: escribe los coches que aún deben moverse, que son los que tienen cartas en su zona de juego: { $names }.
errors-wrong_lever = { $key }: la palanca de cambios solo puede no coincidir con la marcha mientras el plan de { $seat } está oculto, y a dos marchas de ella como máximo.
errors-wrong_places = { $key }: los puestos de la clasificación tienen que ir del 1 en adelante, cada uno una sola vez; aquí son { $places }.
errors-spot_alone = { $key }: una plaza sin casilla; escribe también el pos de { $seat }.
errors-same_spot = { $key }: { $other } ya ocupa esa plaza; da a { $seat } otro pos u otro spot.
errors-over_the_line = { $key }: { $seat } no puede estar aquí, porque la meta está en { $finish }; escribe su puesto en la clasificación o un pos menor.
errors-out_of_the_race = { $key }: { $seat } ya tiene su puesto en la clasificación y no se mueve más; indica un coche que siga en carrera.
errors-not_over_yet = { $key }: la fase es «over» cuando todos los coches tienen su puesto en la clasificación, y solo entonces; aquí es «{ $phase }».
errors-no_slipstream = { $key }: tal como están los coches, a { $seat } no se le ofrece el rebufo; pon un coche al lado del suyo o justo delante, antes de la meta y con sitio para avanzar.
errors-no_packet = { $key }: solo se juntan cartas para descartar en la fase «discard», no en «{ $phase }».
errors-needs_option = { $key }: esta opción va junto con '{ $other }', que está desactivada.
errors-not_as_many = { $key }: aquí hacen falta { $wanted } entradas, y hay { $count }.
errors-too_many_of = { $key }: '{ $value }' solo está { $most } veces.
errors-not_with_options = { $key }: esta carrera no tiene nada de eso, porque la opción '{ $option }' está desactivada.
errors-no_upgrades = No se pueden leer las mejoras «{ $name }» ({ $why }). Indica un archivo TOML o 'standard'.
errors-upgrade_key = Las mejoras contienen «{ $key }», que aquí no significa nada. Se conocen: { $known }.
errors-heat_card_says = { $key }: una carta de Calor no lleva nada más; quita: { $names }.
errors-direct_card = { $key }: una carta de juego directo tiene un solo valor y ningún símbolo +.
errors-too_few_upgrades = La elección necesita { $needed } mejoras, y el mazo de mejoras tiene { $count }.
errors-not_with_option = { $key }: esto no va junto con '{ $other }' puesto en '{ $value }'.
errors-no_draft = { $key }: en esta carrera no se eligen mejoras en la fase «{ $phase }».
errors-empty_market = { $key }: en el mercado debe quedar una carta.
errors-not_an_upgrade = { $key }: { $card } no es una mejora, y solo estas se renuevan.
errors-not_printed = { $key }: el valor { $value } no figura en esa carta.
errors-values_and_phase = { $key }: en la fase «value» a una carta de la zona de juego le falta su valor, y en «{ $phase }» todas lo tienen.
errors-nothing_to_pay = { $key }: una de estas cartas no tiene un símbolo de Calor que pueda estar pendiente.
errors-not_in_play = { $key }: { $card } no está en la zona de juego.
errors-not_at_a_table = Una carrera con estas opciones no se puede jugar en una mesa, porque las páginas aún no la muestran: { $options }. El terminal y los programas sí pueden.
errors-packet_in_tunnel = { $key }: un coche en un túnel no puede descartar nada.
errors-bad_plan = { $key }: con { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } no puede haber un plan en la marcha { $gear }: primero cambia de marcha, cierra el plan con tantas cartas como indica la marcha y juega Calor solo cuando no quede nada más en la mano.
errors-too_much_heat = { $key }: fuera del motor se { $named ->
        [one] nombra
       *[other] nombran
    } { $named } { $named ->
        [one] carta
       *[other] cartas
    } de Calor, demasiadas; en total hay { $all }, con una sola UH entre ellas como máximo.
errors-too_much_stress = { $key }: los jugadores tienen { $taken } { $taken ->
        [one] carta
       *[other] cartas
    } de Estrés; en la caja hay { $all }.
errors-not_discardable = { $key }: la carta { $card } no se puede descartar, así que no puede estar aquí.
errors-variant_counts = { $key }: { $cards } en total; son posibles de { $least } a { $most }.
errors-variant_segment = { $key }: aquí hace falta una lista de 1 a { $most } casillas.
errors-variant_numbers = { $key }: cada segmento necesita un número propio.
errors-not_racers = { $key }: escribe 'random' o una lista de { $count } { $count ->
        [one] corredor
       *[other] corredores distintos
    } en el orden de los asientos. Se conocen: { $known }.
errors-too_many_places = { $key }: { $places } { $places ->
        [one] lugar
       *[other] lugares
    } para fichas de cambio son demasiados; como mucho { $most }.
errors-track_path = { $key }: '{ $value }' no es un recorrido. Escribe de 1 a { $most } letras: S para una recta, R y L para una curva a la derecha y a la izquierda.
errors-track_too_many = { $key }: se { $used ->
        [one] usa
       *[other] usan
    } { $used } { $used ->
        [one] segmento
       *[other] segmentos
    } del tipo { $kind }; la caja tiene { $there }.
errors-track_numbers = { $key }: da un número para cada uno de los { $count } { $count ->
        [one] segmento
       *[other] segmentos
    } del recorrido.
errors-track_segment = { $key }: no hay un segmento { $value } del tipo { $kind }. Se conocen: { $known }.
errors-track_segment_twice = { $key }: el segmento { $value } se usa dos veces; hay uno de cada.
errors-track_overlaps = { $key }: la pista pasa sobre sí misma: el segmento { $other } quedaría sobre el { $one }.
errors-track_not_closed = { $key }: la vuelta no se cierra: acaba { $column } { $column ->
        [one] cuadro
       *[other] cuadros
    } al este y { $row } al sur de su inicio, con rumbo { $heading } en vez de E.
errors-track_not_clockwise = { $key }: la vuelta va en el sentido del reloj: curvas a la derecha menos curvas a la izquierda deben ser 4, no { $turns }.
errors-track_fields = { $key }: en una vuelta de { $fields } { $fields ->
        [one] casilla
       *[other] casillas
    } no se puede correr; hacen falta de { $least } a { $most }.
errors-track_not_shorter = { $key }: { $track } no tiene segmentos que se puedan quitar.
errors-track_even = { $key }: { $value } { $value ->
        [one] segmento no cierra
       *[other] segmentos no cierran
    } una vuelta; un número par de { $least } a { $most } sí.
errors-no_random_tracks = { $game } no tiene pistas al azar. Las hay para: { $known }.
errors-racer_twice = { $key }: { $racer } aparece dos veces; hay uno de cada corredor.
errors-too_many_racers = { $key }: { $seat } no puede tener más de { $most } { $most ->
        [one] corredor
       *[other] corredores
    }.
errors-not_ordered = { $key }: { $seat } no ha elegido el orden de sus corredores, así que no puede ser su turno.
errors-ordered_already = { $key }: { $seat } no tiene nada que ordenar aquí.
errors-too_many_dice = { $key }: no puede haber más de { $most } { $most ->
        [one] dado
       *[other] dados
    }.
errors-double_before = { $key }: un segundo { $die } es un doble, y no podría haberle seguido ni dado ni movimiento.
errors-wrong_final = { $key }: es la última ronda exactamente cuando un corredor tiene { $laps } { $laps ->
        [one] ficha
       *[other] fichas
    } de vuelta.
errors-laps_owed = { $key }: { $seat } ha avanzado tanto que debe tener { $laps } { $laps ->
        [one] ficha
       *[other] fichas
    } de vuelta.
errors-same_field = { $key }: { $other } ya está en la casilla { $field }; solo en la fase 'duel', o en un movimiento, dos corredores comparten casilla.
errors-not_exchanged = { $key }: { $racer } habría cambiado tantas fichas de bonificación por una carta.
errors-done_already = La orden «{ $id }» ya se ha ejecutado.
errors-unknown_command = Una mesa no conoce «{ $do }». Disponibles: { $known }.
errors-seat_taken = El asiento { $seat } está ocupado; elige uno libre.
errors-seat_free = Nadie ocupa el asiento { $seat }.
errors-seats_free = La carrera no puede empezar mientras haya asientos libres: { $seats }. Espera a más jugadores o deja que conduzcan bots.
errors-bad_name = Un nombre tiene de 1 a { $most } caracteres.
errors-mixed_name = Escribe cada palabra de tu nombre en un solo alfabeto: con letras que solo se parecen te confundirían con otra persona.
errors-bad_text = Di algo con 1 a { $most } caracteres.
errors-unknown_phrase = No existe la frase «{ $phrase }». Disponibles: { $known }.
errors-not_your_seat = En el asiento { $seat } no conduces tú.
errors-not_host = Esto solo puede hacerlo quien abrió la mesa.
errors-not_away = En el asiento { $seat } ya conduce su jugador.
errors-started_already = La carrera ya ha empezado; los asientos se quedan como están.
errors-not_started = La carrera aún no ha empezado.
errors-stale = Mientras tanto algo ha cambiado para { $seat }; vuelve a mirar antes de elegir.
errors-no_store = La base de datos { $url } no responde: { $why }.
errors-store_away = El servidor no puede acceder a lo que tiene guardado. No se ha perdido nada; vuelve a intentarlo en un momento.
errors-stopping = El servidor está a punto de detenerse. Vuelve a intentarlo en un momento.
errors-unknown_method = Aquí no existe el método { $method }. Los conocidos son: { $known }.
errors-broke = Algo ha fallado en el servidor. Ha quedado anotado; vuelve a intentarlo o recarga la página.
errors-no_port = No se puede escuchar en { $host }, puerto { $port }: { $why }. Elige otro puerto.
errors-bad_proxy = «{ $text }» no es la dirección de un proxy. Escribe direcciones o redes separadas por comas, como 127.0.0.1 o 10.0.0.0/8.
errors-store_busy = La base de datos { $url } está ahora demasiado ocupada para eso. No ha cambiado nada; vuelve a intentarlo en un momento.
errors-bad_url = Esa no es la dirección de una base de datos ({ $why }). Escribe sqlite:///FILE o postgresql://USER@HOST/NAME.
errors-no_table = No existe la mesa «{ $id }».
errors-table_exists = Ya existe una mesa «{ $id }».
errors-line_taken = El diario de la mesa «{ $id }» ya tiene una línea { $seq }; vuelve a mirar.
errors-table_rules = En la mesa «{ $id }» se juega con la versión { $rules } de las reglas de { $game }; esta es la versión { $version }.
errors-table_differs = La mesa «{ $id }» no es correcta: su clave reparte cartas distintas de las que indica su diario.
errors-snapshot_differs = La instantánea de la mesa «{ $id }» tras { $lines } líneas no es lo que resulta de su diario. Bórrala con `paddock tables drop-snapshots`: no se pierde nada.
errors-bad_backup = { $file } no es una copia de seguridad o está dañada: { $why }.
errors-table_unreadable = La mesa «{ $id }» no se puede leer: la línea { $line } de su diario está dañada ({ $why }). Recupérala de una copia de seguridad; todas las demás mesas siguen.
errors-header_unreadable = La mesa «{ $id }» no se puede leer: sus datos no están escritos como deberían ({ $why }). Recupérala de una copia de seguridad; todas las demás mesas siguen.
errors-newer_database = La base de datos { $url } la ha usado una versión más nueva de Paddock (su revisión es { $revision }). Instala esa versión o recupera una copia de seguridad más antigua.
errors-newer_backup = La copia de seguridad la ha escrito una versión más nueva de Paddock (su formato es { $form }). Instala esa versión para leerla.
errors-no_plain_file = { $file } no es un archivo corriente y no se escribe nada encima. Indica otro archivo.
errors-backup_sealed = { $file } está sellado. Indica el archivo con su clave: --key-file FILE.
errors-backup_open = { $file } no está sellado. Omite --key-file si te fías de él.
errors-bad_key_file = La clave de { $file } no se puede leer: { $why }.
errors-short_key = La clave de { $file } es demasiado corta. Escribe 64 dígitos hexadecimales, 32 bytes al azar o una frase de al menos { $least } caracteres.
errors-no_sealed_extra = No está instalado lo que sella las copias de seguridad: pip install 'paddock[sealed]'.
errors-no_person = Aquí no hay nadie «{ $word }». Da el identificador de un jugador o lo que otros ven de él.
errors-signed_out = Se ha cerrado tu sesión. Vuelve a cargar la página para entrar de nuevo.
errors-bad_moment = «{ $text }» no es un momento: escribe un día como 2031-05-04, o un día y una hora como '2031-05-04 18:30'.
errors-no_files_here = Aquí no se puede indicar un archivo: da el nombre de uno de los que vienen con el juego o escribe su contenido completo.
errors-kicked = Quien abrió esta mesa te ha echado de ella.
errors-no_seat = Esto solo puede hacerlo quien tiene un asiento en esta mesa.
errors-away_already = En el asiento { $seat } ya conduce un bot.
errors-out_for_good = El piloto del asiento { $seat } ha dejado esta carrera definitivamente.
errors-bot_drives = En el asiento { $seat } conduce ahora un bot; di «back» para tomar el volante.
errors-race_over = La carrera ha terminado.
errors-pause = Todos esperan una respuesta; la carrera sigue en un momento.
errors-no_pause = No hay ninguna pausa que pueda terminar.
errors-nothing_to_relieve = El asiento { $seat } no hace esperar a nadie o tiene un reloj que se encarga de ello.
errors-patience = El asiento { $seat } aún puede pensar { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } antes de que un bot pueda tomar el volante.
errors-cannot_kick = Nombra a alguien de esta mesa que no sea quien la abrió.
errors-race_not_over = La carrera no ha terminado: lo que valían sus decisiones se dice cuando ya nadie puede aprovecharlo.
errors-not_an_analysis = Esto no es un análisis de una carrera como lo escribe «paddock analyse --save».
errors-bad_analysis = Este análisis no se puede leer: { $why }.
errors-not_a_puzzle = Esto no es un problema: aquí se quiere un escenario con una parte «puzzle».
errors-bad_puzzle = Este problema no se puede leer: { $why }.
errors-puzzles_where = Nombra un juego y, con -o, una carpeta para sus problemas; o escribe --check para medir los que hay.
errors-not_over_for_rematch = La revancha llega después de la carrera, y esta no ha terminado.
errors-rematch_already = Ya hay una revancha: la mesa { $table }.
errors-bad_pace = No existe ese ritmo. Disponibles: { $known }.
errors-bad_pace_value = { $key }: { $value } no es un número del 0 al { $most } o no corresponde a este ritmo.
errors-not_an_option = «{ $key }» no es una opción de una carrera.
errors-pictures_busy = Ahora mismo se están dibujando muchas imágenes. Vuelve a intentarlo en unos segundos.
errors-replays_busy = Ahora mismo se están repitiendo muchas carreras. Vuelve a intentarlo en unos segundos.
errors-try_again = El servidor no ha podido anotarlo ahora, o no sabe si lo ha hecho. Vuelve a pedirlo en un momento con el mismo número: se hará una sola vez.
errors-not_ready = { $game } se está preparando para esta máquina, una sola vez; tarda alrededor de un minuto. Vuelve a pedirlo en un momento.
errors-not_compiled = No se ha podido preparar { $game } en esta máquina: su compilador ha terminado antes de tiempo. Vuelve a pedirlo para intentarlo otra vez; el registro del servidor dice más.
errors-store_in_use = Otro servidor ya lleva las mesas de { $url }. SQLite es para un solo servidor: detén el otro o usa PostgreSQL para varios.
errors-one_worker = SQLite es para un solo proceso, no para { $workers }. Indica una base de datos PostgreSQL con --database postgresql://... para usar varios.
errors-bad_redis = No se puede usar la dirección de Redis: { $why }.
errors-no_server_extra = Las bibliotecas del servidor no están instaladas: pip install 'paddock[server]'.
errors-no_scope = Este token no sirve para eso: le falta el permiso «{ $scope }».
errors-unknown_scope = No existe el permiso «{ $scope }». Disponibles: { $known }.
errors-too_many_tokens = Nadie puede tener más de { $most } { $most ->
        [one] token
       *[other] tokens
    }; elimina uno antes.
errors-no_passkeys_here = Las llaves de acceso necesitan una dirección con nombre. Usa aquí un código de recuperación.
errors-bad_passkey = No se ha aceptado la llave de acceso ({ $why }). Inténtalo de nuevo.
errors-known_passkey = Esta llave de acceso ya está en uso. Entra con ella.
errors-no_passkey = Esta llave de acceso no se conoce aquí. Puede que se haya quitado.
errors-last_passkey = Es tu única manera de volver. Añade antes otra llave de acceso o un código de recuperación.
errors-too_many_passkeys = Tienes { $most } llaves de acceso, que es el máximo. Quita antes una.
errors-challenge_over = Ha tardado demasiado o ya se había respondido. Inténtalo de nuevo.
errors-wrong_code = Ningún miembro tiene este código de recuperación. Revisa cada letra e inténtalo de nuevo.
errors-no_token = No tienes ningún token «{ $id }».
errors-bad_token = El token no es válido: es incorrecto o se ha eliminado.
errors-no_code = No existe ninguna mesa con el código «{ $word }».
errors-no_replay = «{ $what }» no está disponible o no lo está todavía: una carrera se puede obtener cuando ha terminado.
errors-no_example = No hay ningún ejemplo «{ $name }» de { $game }. Hay: { $known }.
errors-no_linker = No hay aquí nada que enlace WebAssembly. Instálelo con: pip install 'paddock[wasm]' (o el paquete lld de Debian).
errors-no_page = La página aún no está compilada: ejecuta 'make web' (o 'make site', que hace ambas cosas).
errors-bad_base = El lugar de un sitio en su servidor es una ruta como /games/, de letras, cifras, puntos y guiones; «{ $base }» no lo es.
errors-bad_server = «{ $server }» no es la dirección de un servidor; tiene la forma https://paddock.example.org.
errors-not_a_site = { $folder } no es un sitio escrito antes y no está vacía: no se ha escrito nada. Elige otra carpeta.
errors-not_linked = No se han podido enlazar las reglas: { $why }
errors-not_watched = Solo quienes corren en esta mesa pueden verla.
errors-too_many = Es demasiado de una vez ({ $what }: { $limit }). Espera un poco.
errors-too_large = Es demasiado grande: el máximo es de { $most } bytes.
errors-other_origin = La petición viene de una página de otro sitio.
errors-bad_request = { $key }: { $why }.
errors-bad_message = No se puede leer el mensaje: { $why }.
errors-hello_first = El primer mensaje tiene que ser un «hello».
errors-hello_once = Con un «hello» basta; abre otra conexión para enviar otro.
errors-other_protocol = Este servidor habla el protocolo { $known }, no el { $protocol }: vuelve a cargar la página o actualiza el programa.
errors-not_committed = El secreto no corresponde al hash que se mostró al principio.
errors-dealt_otherwise = Jugada { $number }: con este secreto, el azar habría dado otra cosa.
errors-sealed = La carrera está a punto de empezar: se reúne lo que aportan los jugadores al reparto. Espera un momento.
errors-no_seal = Ahora no se aporta nada: eso llega cuando el anfitrión ha dado la salida.
errors-not_fresh = La carrera de esta mesa no empieza con un reparto nuevo, así que no hay nada que prometer.
errors-bad_pledge = Una promesa es el SHA-256 de 32 bytes, escrito con 64 cifras de 0-9 y a-f.
errors-nothing_to_reveal = El asiento { $seat } no tiene nada que aportar: no prometió nada o ya lo ha aportado.
errors-bad_contribution = No es lo que prometió el asiento { $seat }. Envía los 32 bytes cuyo hash se prometió.
errors-not_dealt = El registro no dice con qué secreto se repartió: solo se puede comprobar una carrera repartida de nuevo en una mesa.
errors-not_digits = { $key }: aquí hacen falta 64 cifras de 0-9 y a-f.
errors-other_derivation = El registro dice que se repartió del modo { $version }; por lo que contiene sería el modo { $known }.
errors-cut_short = Falta { $key }: el registro se cortó o se cambió, o la carrera no ha terminado (--unfinished comprueba lo que hay).
errors-not_at_its_end = La carrera no acaba con su última jugada (la número { $moves }): el registro se cortó, o la carrera no ha terminado (--unfinished comprueba lo que hay).
errors-not_pledged = Asiento { $seat }: lo aportado no es lo prometido.
errors-other_key = La clave del registro no resulta del secreto y las aportaciones.
errors-not_kept = Esto no es lo que guarda una página de una carrera: usa el archivo que la página guarda después de la carrera.
errors-other_commitment = Antes de la carrera el jugador vio otro hash.
errors-own_left_out = Asiento { $seat }: no se usó lo que aportó este jugador.
errors-other_pledges = Antes de aportar, el jugador vio otras promesas.
errors-told_otherwise = Asiento { $seat }: el número { $number } de lo contado no es lo que cuenta el registro.
errors-no_connection = No se puede conectar con { $url }: { $why }.
errors-no_web_build = Las páginas para el navegador aún no están construidas: ejecuta 'make web' y vuelve a cargar la página.
errors-unknown_car = '{ $words }': ningún equipo de esta carrera tiene un coche { $car }.
errors-too_many_cars = { $key }: { $cars } { $cars ->
        [one] coche es demasiado
       *[other] coches son demasiados
    } para un circuito de { $sectors } { $sectors ->
        [one] sector
       *[other] sectores
    }; debe haber más sectores que coches.
errors-wrong_numbers = { $key }: nombra { $cars } { $cars ->
        [one] coche
       *[other] coches distintos
    } de este equipo: { $known }.
errors-not_a_bar = { $key }: una barra de equipos nombra una vez cada equipo de la carrera: { $names }.
errors-no_such_car = { $key }: no hay un coche { $car } en esta carrera.
errors-no_cars_race = { $key }: nombra al menos un coche.
errors-off_the_track = { $key }: un coche que ya tiene puesto está fuera de la pista; omite una de las dos cosas.
errors-car_without_space = { $key }: di dónde está el coche, o que está fuera.
errors-same_space = { $key }: ya hay otro coche en { $at }.
errors-not_a_space = { $key }: { $value } no es una casilla; escribe sector.carril, como 12.3, con el carril 0 para el arcén.
errors-no_such_space = { $key }: no hay casilla { $value } en este circuito; los sectores van de 0 hasta menos de { $sectors }.
errors-wrong_stack = { $key }: { $value } no puede ser; aquí hay { $cars } { $cars ->
        [one] coche
       *[other] coches
    }, contando desde 0 abajo.
errors-too_few_places = { $key }: los marcadores { $lo } a { $hi } no bastan para { $cars } { $cars ->
        [one] coche
       *[other] coches
    }.
errors-no_card_played = { $key }: di con qué carta de carrera se mueve el coche.
errors-car_twice = { $key }: un coche aparece aquí dos veces.
errors-no_segment = { $key }: todos los coches de { $seat } ya tuvieron su segmento; nombra otro jugador.
errors-not_its_car = { $key }: el coche que se mueve no es de { $seat }.
errors-no_pit_stop = { $key }: a { $seat } no le queda ningún coche en los carriles por decidir.
errors-no_choice_waits = { $key }: aquí nada espera la elección '{ $asks }'; escribe de qué se trata.
errors-track_sectors = stretches: { $sectors } { $sectors ->
        [one] sector
       *[other] sectores
    }; un circuito tiene de { $least } a { $most }.
errors-track_line = { $key }: { $value } no puede estar en la línea de meta; el último tramo sigue con '='.
errors-track_join = { $key }: '{ $join }' hace { $wanted } { $wanted ->
        [one] carril
       *[other] carriles
    } de { $lanes }, pero el tramo siguiente tiene { $after }.
errors-track_no_corner = { $key }: un circuito necesita una curva.
errors-track_restart = { $key }: los carriles { $inner } y { $outer } no pueden ser de reinicio; nombra dos vecinos que tenga un sector con { $lanes } { $lanes ->
        [one] carril
       *[other] carriles
    }.
errors-track_ways = { $key }: { $entries } { $entries ->
        [one] lista
       *[other] listas
    } de carriles; hace falta una por cada carril del tramo, { $lanes } en total.
errors-track_way = { $key }: { $value } no es una continuación; aquí van de 1 a { $most } carriles contiguos, como [2, 3].
errors-track_reach = { $key }: se llega a los carriles { $reached }; aquí hace falta cada uno de los { $after } carriles del tramo siguiente, y ningún otro.
errors-track_cross = { $key }: este carril se cruza con el anterior; sigue de dentro hacia fuera.
errors-no_box = No se puede leer la caja «{ $name }» ({ $why }). Indica un archivo TOML o una de estas: { $known }.
errors-box_key = La caja contiene «{ $key }», que aquí no significa nada. Se conocen: { $known }.
errors-box_missing = En la caja falta «{ $key }».
errors-box_length = { $key }: { $entries } { $entries ->
        [one] entrada
       *[other] entradas
    }; aquí van de { $least } a { $most }.
errors-box_bar = { $key }: «{ $value }» no es la barra de equipos de la carta { $card }; cada una de estas letras va una vez: { $letters }.
errors-box_twice = { $key }: el número { $number } está dos veces en la caja; cada coche necesita uno propio.
errors-no_races = { $key }: una temporada tiene al menos una carrera.
errors-season_over = La temporada ha terminado: { $races ->
        [one] se corrió su única carrera
       *[other] se corrieron las { $races } carreras
    }.
errors-arena_there = { $folder } ya contiene los resultados de una arena. Continúa con --resume o nombra otra carpeta.
errors-bad_slips = '{ $name }' no es un bot con despistes: escribe slips:100:pilot para uno que toma 100 de cada 1.000 decisiones al azar y en lo demás conduce como pilot.
errors-bad_lineup = Una alineación nombra un bot por cada piloto o equipo: esta carrera tiene { $units } y se han nombrado { $named }. Nombra tantos o di cuántos corren con --seats.
errors-bad_bot_name = { $name } no puede ser el nombre de este bot: otro se llama así. Elige otro nombre.
errors-other_plan = { $folder } se empezó de otro modo: su { $key } es { $known }, no { $wanted }. Di lo mismo otra vez o nombra otra carpeta.
errors-no_arena = { $folder } no contiene resultados de una arena. «paddock arena ... -o { $folder }» los crea.
errors-broken_arena = Los resultados de { $folder } no se pueden leer: { $why }.
errors-arena_broke = Un bot falló en los repartos { $first } a { $last }: { $why }. Lo jugado antes se conserva; --resume continúa.
errors-no_races_yet = Ninguna carrera terminó en ese tiempo. Dale más minutos.
errors-no_arena_extra = Las bibliotecas de la arena no están instaladas: pip install 'paddock[arena]'.
errors-no_cluster_extra = Ray no está instalado: pip install 'paddock[cluster]'.
errors-no_cluster = No se puede llegar al clúster { $address }: { $why }.
errors-bad_requirement = «{ $text }» no se puede exigir: escribe A>B con dos de los bots que corren: { $known }.
errors-no_program = El programa «{ $command }» no se puede iniciar: { $why }.
errors-program_form = «{ $text }» no es un programa para mesas: escribe NAME=COMMAND, con un nombre en minúsculas que no tenga ningún bot.
errors-only_for = El bot «{ $name }» solo conduce en { $game }, con { $seats } jugadores.
errors-compare_what = Di qué comparar: --track o --variant, y --against con otro; o --against key=value.
errors-not_actions = Da una acción para cada una de las { $rows } { $rows ->
        [one] carrera
       *[other] carreras
    }, como enteros de 64 bits en una fila; estas eran { $kind } de forma { $shape }.
errors-not_a_reset_mask = reset_mask: da un verdadero o falso para cada una de las { $rows } { $rows ->
        [one] carrera
       *[other] carreras
    }, como matriz de NumPy.
errors-no_gpu = Aquí no hay una GPU que se pueda usar. Instala 'paddock[cuda]' en una máquina con GPU de NVIDIA, o deja device="cpu".
errors-no_weights = Nadie ha entrenado un piloto para { $what }. Hay entrenados para: { $known }.
errors-bad_weights = { $file } no contiene un piloto entrenado: { $why }.
errors-no_research_extra = Las bibliotecas para esto no están instaladas: pip install 'paddock[research]'.
errors-other_data = { $folder } contiene otros datos ({ $what }). Nombra una carpeta vacía, o pide lo mismo otra vez para continuar.
errors-not_a_share = { $name }: { $value } no es una parte de las carreras. Da números mayores que 0, como en {"{"}'self': 0.5, 'pilot': 0.5{"}"}.
errors-bot_gave_up = El bot { $bot } no puede conducir aquí: { $why }
errors-name_taken = En esta mesa alguien se llama «{ $name }», o algo que se le parece. Elige otro nombre.
errors-muted = No puedes hablar en esta mesa: aquí te han silenciado.
errors-chat_off = El chat de esta mesa está apagado.
errors-chat_seats = En esta mesa solo hablan quienes tienen asiento.
errors-unknown_chat = «{ $word }» no dice quién puede hablar. Se conocen: { $known }.
errors-muted_already = Esa persona ya está silenciada.
errors-not_muted = Esa persona no está silenciada.
errors-muted_by_house = Quienes llevan este servidor han silenciado a esa persona; solo ellos pueden cambiarlo.
errors-muted_yourself = Otra persona tiene que dejarte hablar de nuevo: te silenciaron antes de que fueras anfitrión.
errors-nobody_here = Nadie «{ $who }» se ha sentado ni ha hablado en esta mesa.
errors-table_closed = Quienes llevan este servidor han cerrado esta mesa.
errors-banned = No puedes entrar hasta { $until }. El motivo: { $reason }.
errors-banned_for_good = Ya no puedes entrar aquí. El motivo: { $reason }.
errors-bad_reason = Da un motivo de 1 a { $most } caracteres: se le dice a quien queda fuera.
errors-bad_ban = «{ $word }» no es ni un jugador ni una dirección. Da lo que otros ven de un jugador (12 letras y cifras), una dirección o un rango como 192.0.2.0/24.
errors-wide_ban = «{ $word }» es demasiado amplio: da al menos { $least } { $least ->
        [one] bit
       *[other] bits
    } de la dirección.
errors-no_ban = No hay ninguna expulsión «{ $id }».
errors-own_report = No puedes denunciarte.
errors-reported_already = Ya has denunciado a esta persona; alguien lo mirará.
errors-no_report = No hay ninguna denuncia «{ $id }».
errors-filtered_text = Eso tiene palabras que aquí no se quieren. Dilo de otra manera.
errors-filtered_name = Ese nombre no se quiere aquí. Elige otro.
errors-too_many_patterns = Un archivo de palabras puede tener { $most } { $most ->
        [one] patrón
       *[other] patrones
    } como mucho.
errors-bad_filter_line = La línea { $line } no es una palabra, ni parte de una como parte*, ni un /patrón/ que se pueda leer.
errors-slow_pattern = El patrón de la línea { $line } podría tardar demasiado, o es demasiado largo. Usa menos signos de repetición y elección, { "{0,3}" } en vez de *, y nada que mire atrás o alrededor.
errors-bad_token_file = No se puede leer la clave en { $file }: { $why }.
errors-short_token = La clave de quienes llevan el servidor es demasiado corta: necesita { $least } { $least ->
        [one] carácter
       *[other] caracteres
    } al azar.
errors-wrong_operator_token = Esa no es la clave de este servidor.
errors-operators_only = Eso solo lo hacen quienes llevan este servidor: muestra primero la clave.
errors-no_cup = No existe el campeonato '{ $id }', o se abandonó antes de empezar.
errors-cup_over = El campeonato ha terminado.
errors-cup_entered = Ya participas en este campeonato.
errors-cup_not_entered = No participas en este campeonato.
errors-cup_taken = Alguien está ya aquí como '{ $name }'. Elige otro puesto.
errors-cup_started = El campeonato ha empezado: ya no se puede añadir ni quitar a nadie. Un puesto puede pasar a otra persona.
errors-cup_not_started = El campeonato aún no ha empezado.
errors-cup_named = En este campeonato solo participan los de la lista: elige ahí tu nombre.
errors-cup_full = Los { $most } puestos de este campeonato están ocupados.
errors-cup_full_log = Se ha anotado tanto en este campeonato que ya no cabe nada más.
errors-cup_full_own = Has entrado y salido tantas veces de este campeonato que ya no se anota más.
errors-cup_too_few = Son muy pocos: en un campeonato por parejas participan al menos dos, en cualquier otro al menos uno.
errors-cup_points = Los puntos que se dan o se quitan son un número entero de -{ $most } a { $most }, pero no 0.
errors-cup_no_race = No hay ninguna carrera '{ $race }' en este campeonato.
errors-cup_not_yours = Solo quien organiza este campeonato puede hacer eso.
errors-cup_no_place = No hay ningún puesto '{ $place }' en este campeonato.
errors-cup_reason = Di por qué: todos leen el motivo.
errors-cup_table = Esta es una carrera de un campeonato: quién se sienta dónde, cuándo empieza y qué viene después se decide por sí solo.
errors-cup_most = No pueden participar tantos: de 2 a { $most }, los que permite el juego.
errors-cup_dates = Una liga necesita una fecha para cada carrera.
errors-annulled_already = La carrera { $race } ya fue anulada.
errors-too_late_to_annul = La carrera { $race } ya no se puede anular: una ronda posterior depende de ella. Corrige los puntos.
errors-not_a_date = { $key }: '{ $value }' no es una fecha. Escribe 2026-11-30 o 2026-11-30T20:00+01:00.
errors-bad_address = A esa dirección no se puede avisar. Da una que empiece por https:// y esté abierta a todos.
errors-bad_subscription = No se pueden leer las claves del navegador para los avisos. Desactívalos y vuelve a activarlos.
errors-not_invitable = No puedes invitar a esta persona: solo se invita a quien ha corrido contigo, y solo si quiere.
errors-invited_already = Ya has invitado a esta persona a esta mesa.
errors-no_way = No existe esa forma de avisarte.
errors-too_many_ways =
    { $most ->
        [one] Puedes tener { $most } de este tipo. Quítalo primero.
       *[other] Puedes tener { $most } de este tipo. Quita uno primero.
    }

## phrases

phrases-hello = ¡Hola!
phrases-good_luck = ¡Buena suerte!
phrases-well_driven = ¡Bien conducido!
phrases-sorry = ¡Perdón!
phrases-thanks = ¡Gracias!
phrases-ouch = ¡Ay!
phrases-wait = Un momento, por favor.
phrases-hurry = ¡Te toca!
phrases-rematch = ¿Otra carrera?
phrases-bye = ¡Hasta luego!

## cli

cli-compiling = Compilando { $game } para este equipo, solo esta vez: { $done } de { $of } ...
cli-you_are = Eres { $seat }, del equipo { $team }. Escribe un número o las palabras de una jugada; con «help» sabrás más.
cli-you_drive = Conduces { $seat }. Escribe un número o las palabras de una jugada; con «help» sabrás más.
cli-your_move = { $seat }, te toca
cli-help = Escribe un número o las palabras de una jugada para jugarla. «why MOVE» dice por qué una jugada no es posible, «rule ID» muestra una regla, «about NAME» explica una carta, «hint» dice qué haría un campeón, «thoughts» pide contar al final de la carrera qué pensaron los bots, «table» vuelve a mostrar la mesa y «quit» termina (la carrera se conserva si empezaste con --save).
cli-bye = La carrera se detiene aquí.
cli-saved = Guardado: { $file }
cli-unknown_input = «{ $text }» no es ni un número de la lista ni una jugada. { $why }
cli-not_in_list = No hay ningún número { $text } en la lista.
cli-legal_now = «{ $move }» es posible.
cli-bots = Bots
cli-seats = Jugadores
cli-game = Juego
cli-name = Nombre
cli-rules_version = Reglas
cli-verified = { $file }: { $moves } { $moves ->
        [one] jugada repetida
       *[other] jugadas repetidas
    }; el resultado y la huella coinciden.
cli-passed_failed = { $passed } { $passed ->
        [one] superado
       *[other] superados
    }, { $failed } { $failed ->
        [one] fallido
       *[other] fallidos
    }
cli-no_peer = Algunas de las otras bibliotecas no están instaladas, así que faltan sus filas: pip install 'paddock[bench]' o make bench.
cli-title = Título
cli-spaces = Casillas
cli-laps = Vueltas
cli-corners = Curvas
cli-track_ok = ok: { $title } ({ $game }), { $spaces } { $spaces ->
        [one] casilla
       *[other] casillas
    }, { $laps } { $laps ->
        [one] vuelta
       *[other] vueltas
    }, curvas { $corners }
cli-serving = La mesa está abierta en { $link } (Ctrl+C la cierra).
cli-fair = { $file }: no hay nada mal en lo que se pudo comprobar.
cli-unfair = { $file }: hay algo mal, véase arriba.
analysis-analysed = { $seat }: precisión { $accuracy } %, perdido por decisiones { $lost } %, suerte { $luck } %.
analysis-counts_win = El valor es la probabilidad de ganar, sobre 100; cada opción se probó { $tries } veces o menos.
analysis-counts_place = El valor es la parte de los demás que quedan atrás, sobre 100; cada opción se probó { $tries } veces o menos.
analysis-turning = Momentos decisivos: jugadas { $moves }.
analysis-missing = Decisiones sin juzgar: { $missing }. La misma orden con --save continúa desde lo que ha guardado.
analysis-move = jugada
analysis-chosen = elegida
analysis-worth = valor
analysis-rival = la mejor de las otras
analysis-lead = ventaja
analysis-luck = suerte
analysis-mark = nota
analysis-brilliant = brillante
analysis-good = buena
analysis-inaccuracy = imprecisión
analysis-mistake = error
analysis-blunder = error grave
puzzles-mined = { $folder }: { $found } { $found ->
        [one] problema
       *[other] problemas
    } tras { $races } { $races ->
        [one] carrera más
       *[other] carreras más
    }.
puzzles-go_on = No hay tantos como se pidieron; la misma orden sigue desde aquí.
puzzles-game = juego
puzzles-puzzles = problemas
puzzles-easy = fáciles
puzzles-medium = medios
puzzles-hard = difíciles
puzzles-leads = sigue mejor
puzzles-aims = Con qué frecuencia encuentra cada nivel la mejor opción, en %; la meta es que un champion llegue a { $champion } o más y un club a { $club } o menos. Sigue mejor: probado otra vez con nuevas suposiciones.
puzzles-not_held = { $game }: no se alcanza la meta.
puzzles-missed = { $game }: no los encuentra todo champion, o ya no son lo mejor: { $names }.
cli-tables_id = Mesa
cli-tables_code = Código
cli-tables_game = Juego
cli-tables_status = Estado
cli-tables_people = Personas
cli-tables_verifying = Repitiendo
cli-tables_verified = { $good } { $good ->
        [one] mesa es correcta
       *[other] mesas son correctas
    }, { $wrong } no lo { $wrong ->
        [one] es
       *[other] son
    }.
cli-tables_backed_up = Ahora hay { $count } { $count ->
        [one] mesa guardada
       *[other] mesas guardadas
    } en { $file }.
cli-tables_restored = { $count ->
        [one] Se ha recuperado { $count } mesa
       *[other] Se han recuperado { $count } mesas
    } de { $file }.
cli-tables_unreadable = no se puede leer
cli-tables_backing_up = Guardando
cli-tables_restoring = Recuperando
cli-tables_thinning = Aligerando
cli-tables_forgotten = La persona está olvidada; la { $count ->
        [one] conocía { $count } mesa
       *[other] conocían { $count } mesas
    }. Un servidor en marcha lo muestra en menos de un minuto.
cli-tables_thinned = Solo queda la carrera de { $count } { $count ->
        [one] mesa
       *[other] mesas
    }.
cli-tables_new_key = { $days ->
        [0] Las cookies se firman con una clave nueva. Las anteriores ya no valen: todos llegan como visitantes nuevos.
        [one] A partir del próximo minuto las cookies se firman con una clave nueva. Las anteriores valen { $days } día más.
       *[other] A partir del próximo minuto las cookies se firman con una clave nueva. Las anteriores valen { $days } días más.
    }
cli-tables_dropped = { $count ->
        [one] Se ha borrado { $count } instantánea
       *[other] Se han borrado { $count } instantáneas
    }. No se pierde nada: las mesas se abren por su diario hasta que haya otras.
cli-ratings_verifying = Calculando de nuevo
cli-ratings_verified = { $count ->
        [one] { $count } carrera puntuada, y todas las puntuaciones son las que salen de ella, hasta la última cifra.
       *[other] { $count } carreras puntuadas, y todas las puntuaciones son las que salen de ellas, hasta la última cifra.
    }
cli-ratings_late = { $count ->
        [one] { $count } carrera se contó después de otra que acabó más tarde. `paddock ratings rebuild` las pone en orden.
       *[other] { $count } carreras se contaron después de otras que acabaron más tarde. `paddock ratings rebuild` las pone en orden.
    }
cli-ratings_differ_in = La primera diferencia está en la carrera { $number }, mesa { $table }, asiento { $seat }: hay { $kept } y debería haber { $made }. `paddock ratings rebuild` escribe de nuevo todas las puntuaciones.
cli-ratings_differ = { $seat } tiene la puntuación { $kept }, y de las carreras sale { $made }. `paddock ratings rebuild` escribe de nuevo todas las puntuaciones.
cli-ratings_rebuilding = Contando de nuevo
cli-ratings_rebuilt = { $count ->
        [one] Se ha contado de nuevo { $count } carrera.
       *[other] Se han contado de nuevo { $count } carreras.
    }
cli-tables_banned = { $word } ya no puede entrar. Los servidores en marcha lo saben en unos segundos.
cli-tables_unbanned = La expulsión ha terminado. Los servidores en marcha lo saben en unos segundos.
cli-tables_for_good = para siempre
cli-tables_report_seen = La denuncia queda como atendida.
cli-playing = Abre { $link } en un navegador para correr (Ctrl+C cierra la mesa).
cli-season_race = Carrera { $number } de { $of }: { $track }
cli-place = Puesto
cli-team = Equipo
cli-points = Puntos
cli-drawn = { $n } { $n ->
        [one] imagen está
       *[other] imágenes están
    } en { $folder }.
cli-thoughts = { $seat } ({ $bot }): { $thoughts }
cli-thoughts_later = Lo que pensaron los bots se contará al terminar la carrera: antes mostraría lo que tienen en la mano.
cli-data_done = { $races } { $races ->
        [one] carrera
       *[other] carreras
    }, { $decisions } { $decisions ->
        [one] decisión
       *[other] decisiones
    } y { $shards } { $shards ->
        [one] archivo
       *[other] archivos
    } están en { $folder }.
cli-data_stopped = Detenido. Lo escrito queda; la misma orden continúa desde ahí.
cli-engine_ready = Las páginas ya pueden correr por sí solas: vuelve a cargarlas para los problemas, el análisis de una repetición y las carreras sin red.
cli-wasm_begun = Compilando { $game } para una página: uno o dos minutos ...
cli-wasm_file = { $file }: { $kilobytes } kB
cli-site_begun = Preparando el sitio: los juegos se compilan una vez, unos minutos ...
cli-site_written = { $folder }: { $files } archivos, { $kilobytes } kB. Cualquier servidor web los sirve tal como están.

## drawing

drawing-laps = Vueltas: { $laps }
drawing-spaces = Casillas: { $spaces }
drawing-heat = Calor: { $heat }
drawing-stress = Estrés: { $stress }
drawing-start = Salida
drawing-race_line = Trazada
drawing-corner_line = Línea de curva: límite de velocidad y sentido
drawing-to_corner = Casillas hasta la siguiente línea de curva
drawing-slots = Puestos de la parrilla
drawing-spots = Plazas: la más clara está junto a la trazada
drawing-legend_line = Línea de leyenda
drawing-chicane = Chicane: dos líneas, un límite
drawing-flooded = Casilla inundada: bajar de marcha cuesta 1 de Calor más
drawing-tunnel = Túnel: no se puede descartar nada
drawing-sectors = Sectores: { $sectors }
drawing-green_line = Línea verde de reinicio
drawing-restart_lanes = Carriles de reinicio
drawing-apron = Arcén (boxes)
drawing-ways = Carriles que se unen o se dividen
drawing-grid = Casillas de la parrilla

## bots

bots-thought = { $move } ({ $percent } %, probada { $tries } { $tries ->
        [one] vez
       *[other] veces
    })
bots-no_thoughts = No miró adelante: solo había una jugada, o conduce por reglas prácticas o como fue entrenado.

## hints

hints-plain = { $move }
hints-rather = { $move }: { $why }. Lo siguiente mejor: { $other }
hints-close = { $move }. Casi igual de bueno: { $other }
hints-but = { $better }; pero { $worse }

## arena

arena-bot = Bot
arena-rating = Puntuación
arena-certain = 95 %
arena-races = Carreras
arena-wins = Ganadas
arena-slot = Puesto
arena-even = Igual
arena-alone = { $bot } corrió contra sí mismo: lo que cambia se debe al puesto de salida.
arena-decision = Por decisión
arena-against = Contra
arena-ahead = Delante
arena-difference = Diferencia
arena-holds = { $text } se cumple.
arena-holds_not = { $text } no es seguro.
arena-stopped = Detenida tras { $races } { $races ->
        [one] carrera
       *[other] carreras
    }. No se guarda nada; con -o FOLDER sí.
arena-stopped_kept = Detenida; se { $races ->
        [one] guarda
       *[other] guardan
    } { $races } { $races ->
        [one] carrera
       *[other] carreras
    }. Continúa con: { $command }
arena-faults = Los programas no decidieron { $faults } { $faults ->
        [one] vez
       *[other] veces
    }; el piloto condujo por ellos.

## balance

balance-rounds = Rondas
balance-decisions = Decisiones
balance-overtakes = Adelantamientos
balance-lead_changes = Cambios de líder
balance-pole = Victorias desde la primera plaza
balance-last = Victorias desde la última plaza
balance-skill = El mejor conductor delante
balance-chance = Delante de un conductor al azar

## fair

fair-whole = El registro está entero: tiene final, y sus jugadas llevan a su resultado y a su resumen.
fair-secret = El secreto del servidor corresponde al hash del registro.
fair-pledges = Cada aportación corresponde a su promesa.
fair-deal = Todo lo que dio el azar resulta del secreto y las aportaciones.
fair-seen = La mesa, sus opciones y su hash son los que vio el jugador antes de aportar.
fair-own = Se usó lo que aportó el jugador, con las promesas que vio.
fair-told = Cada suceso que se contó al jugador es lo que el registro cuenta a ese asiento.
fair-open_unfinished = Sin comprobar: la carrera no ha terminado, o falta el resultado o el resumen.
fair-open_alone = Nada que comprobar: ningún jugador ha aportado, así que el servidor solo podría haber elegido este reparto.
fair-open_kept = No se puede comprobar sin lo que guardó un jugador (--kept ARCHIVO).
fair-open_nothing = Sin comprobar: de esto no se guardó nada.

## operators

operators-title = Para quienes llevan este servidor
operators-token = Clave
operators-come_in = Entrar
operators-go_out = Salir
operators-refresh = Mirar otra vez
operators-nothing = Nada aquí.
operators-part_load = Carga
operators-part_tables = Mesas
operators-part_people = Conectados ahora
operators-part_reports = Denuncias
operators-part_bans = Expulsiones
operators-part_refused = Rechazado en la última hora
operators-load_tables = Mesas
operators-load_watchers = Miran
operators-load_commands = Órdenes/s
operators-load_bots = Jugadas de bots/s
operators-load_slowest = 99 % de respuestas
operators-load_memory = Memoria
operators-load_queue = Bots en espera
operators-table = Mesa
operators-game = Juego
operators-status = Estado
operators-players = Jugadores
operators-lines = Líneas
operators-watchers = Miran
operators-age = Edad
operators-name = Nombre
operators-seats = Asientos
operators-onlooker = mira
operators-about = Sobre
operators-reason = Motivo
operators-when = Cuándo
operators-whom = Quién
operators-until = Hasta
operators-for_good = para siempre
operators-whom_hint = Un jugador (12 letras y cifras), una dirección o un rango como 192.0.2.0/24
operators-new_ban = Nueva expulsión
operators-ban = Expulsar
operators-unban = Dejar entrar
operators-days = Días (vacío: para siempre)
operators-household = y el hogar donde está ahora
operators-mute = Silenciar
operators-seen = Hecho
operators-close = Cerrar
operators-close_really = Cerrar esta mesa para todos
operators-chat = Chat
operators-limit = Límite
operators-count = Veces
operators-status_open = abierta
operators-status_racing = en carrera
operators-status_over = terminada
operators-status_closed = cerrada
operators-reason_abuse = Insultos
operators-reason_cheating = Trampas
operators-reason_spam = Spam
operators-reason_name = Nombre
operators-reason_other = Otro
operators-age_minutes = { $n } min
operators-age_hours = { $n } h
operators-age_days = { $n } d

## previews

previews-what = { $game }, { $track }
previews-and = { $first } y { $last }
previews-bot = Bot { $seat }
previews-bots =
    { $n ->
         [one] un bot
        *[other] { $n } bots
    }
previews-guest = Invitado
previews-free = asiento libre
previews-seats_free =
    { $free ->
         [one] 1 asiento libre
        *[other] { $free } asientos libres
    }
previews-empty =
    { $what }: { $free ->
             [one] 1 asiento libre
            *[other] { $free } asientos libres
        }
previews-open =
    { $what }: { $who }; { $free ->
             [one] 1 asiento libre
            *[other] { $free } asientos libres
        }
previews-full = { $what }: { $who }
previews-private = { $what }: mesa privada
previews-is_private = Mesa privada
previews-waiting = A punto de empezar
previews-racing = Carrera en marcha
previews-over = Fin de la carrera
previews-won =
    Fin de la carrera: { $n ->
         [one] gana
        *[other] ganan
    } { $who }
previews-won_by =
    Fin de la carrera: { $n ->
         [one] gana
        *[other] ganan
    } { $who } { $score }
previews-open_about = Siéntate a correr o mira, en tu navegador. No hace falta cuenta.
previews-full_about = Todos los asientos están ocupados. Mira la carrera en tu navegador.
previews-on_about = Mírala jugada a jugada, en tu navegador.
previews-over_about = { $what }: mira la carrera otra vez, jugada a jugada.
previews-private_about = Solo pueden mirar quienes corren.
previews-house = Paddock: juegos de mesa de carreras
previews-house_about = Carreras de mesa en tu navegador, con amigos o contra bots. No hace falta cuenta.
previews-cup = Campeonato de { $game }
previews-cup_open = Inscripción abierta
previews-cup_over = El campeonato ha terminado
previews-cup_leads = En cabeza: { $who }
previews-cup_won = Gana el campeonato: { $who }
previews-former = Antiguo miembro
previews-cup_after = Carreras disputadas: { $n }

calls-turn = Te toca
calls-invited = { $name } te invita a correr
calls-until = Hasta { $time }
calls-feed = Paddock: tus turnos

## game

game-title = HEAT
game-tagline = Una carrera de coches con cartas: elige la marcha, atrévete en las curvas y cuida el Calor de tu motor.

## cards

cards-1 = 1
cards-2 = 2
cards-3 = 3
cards-4 = 4
cards-U0 = Mejora 0
cards-U5 = Mejora 5
cards-S = Estrés
cards-H = Calor
cards-UH = Mejora de Calor

## about

about-1 = Carta básica que suma 1 a tu Velocidad.
about-2 = Carta básica que suma 2 a tu Velocidad.
about-3 = Carta básica que suma 3 a tu Velocidad.
about-4 = Carta básica que suma 4 a tu Velocidad.
about-U0 = Mejora inicial que no suma nada a tu Velocidad: viene bien en una curva lenta.
about-U5 = Mejora inicial que suma 5 a tu Velocidad: más que cualquier carta básica.
about-S = Destapa cartas de tu mazo hasta que sale una básica, que suma de 1 a 4 a tu Velocidad. No puedes descartarla, solo jugarla.
about-H = Mientras está en el motor, paga curvas, Impulsos y saltos de dos marchas. En la mano no se puede jugar ni descartar y espera un Enfriamiento.
about-UH = Una carta de Calor más, que empieza la carrera en tu mazo. A partir de ahí funciona como cualquier otro Calor.
about-clouds = Cada mazo tiene 1 de Estrés menos. Donde hay una ficha de clima no se puede usar ningún Enfriamiento.
about-fog = Cada motor tiene 1 de Calor más. Donde hay una ficha de clima no puede empezar ningún rebufo.
about-storm = Cada mazo tiene 1 de Estrés más. Un rebufo que empieza donde hay una ficha de clima puede ser 2 casillas más largo.
about-snow = Cada motor tiene 1 de Calor menos. Donde hay una ficha de clima se puede enfriar 1 de Calor más.
about-rain = 3 de Calor de cada motor empiezan en el mazo. Donde hay una ficha de clima se puede enfriar 1 de Calor más.
about-sun = 3 de Calor de cada motor empiezan en la pila de descarte. Un rebufo que empieza donde hay una ficha de clima puede ser 2 casillas más largo.
about-plus = El límite de velocidad de esta curva es 1 más alto.
about-minus = El límite de velocidad de esta curva es 1 más bajo.
about-overheat = Quien pasa demasiado rápido por esta curva paga 1 de Calor más.
about-free_boost = Un Impulso en este sector no cuesta Calor.
about-slip = Un rebufo que empieza en este sector puede ser 1 casilla más largo.
about-weather = En este sector vale la loseta de clima.

## phases

phases-plan = planificación
phases-react = reacciones
phases-slip = ¿rebufo?
phases-discard = descarte
phases-over = fin de la carrera

## reasons

reasons-cards = cartas
reasons-boost = Impulso
reasons-adrenaline = adrenalina
reasons-slipstream = rebufo
reasons-stress = Estrés

## weathers

weathers-none = sin clima
weathers-clouds = Nubes
weathers-fog = Niebla
weathers-storm = Tormenta
weathers-snow = Nieve
weathers-rain = Lluvia
weathers-sun = Sol

## tokens

tokens-none = sin ficha
tokens-plus = Límite +1
tokens-minus = Límite −1
tokens-overheat = Sobrecalentamiento
tokens-free_boost = Impulso gratis
tokens-slip = Rebufo +1
tokens-weather = Clima

reasons-legend = leyenda

## tracks

tracks-usa = Estados Unidos
tracks-gb = Gran Bretaña
tracks-italy = Italia
tracks-france = Francia
tracks-japan = Japón
tracks-mexico = México
tracks-netherlands = Países Bajos
tracks-spain = España
tracks-germany = Alemania
tracks-south_africa = Sudáfrica

## table

table-round = Ronda
table-laps = Vueltas
table-lap = Vuelta
table-car = Coche
table-gear = Marcha
table-engine = Motor
table-hand = Mano
table-deck = Mazo
table-discard = Pila de descartes
table-top = Carta superior
table-play = Zona de juego
table-speed = Velocidad
table-corner = Curva
table-next_corner = Próxima curva
table-limit = Límite de velocidad
table-supply = Reserva de Estrés
table-place = Puesto
table-finished = en meta
table-committed = plan listo
table-thinking = aún planifica
table-adrenaline = adrenalina
table-turn = Le toca a
table-grid = Parrilla
table-track = Circuito
table-empty = vacío
table-order = Orden de turno
table-to_corner = { $n } { $n ->
        [one] casilla
       *[other] casillas
    } hasta la curva
table-you = tú
table-legend = leyenda
table-weather = Clima
table-tokens = Carretera

## moves

moves-gear = Poner la marcha { $gear }
moves-card = Jugar { $card }
moves-cooldown = Enfriamiento: devolver { $n } de Calor al motor
moves-boost = Impulso: pagar 1 de Calor y destapar una carta
moves-adr_move = Adrenalina: avanzar 1 casilla más
moves-adr_cool = Adrenalina: devolver 1 de Calor al motor
moves-end_react = Terminar las reacciones
moves-discard = Descartar { $card }
moves-end_discard = Terminar el descarte
moves-weather_cool = Clima: devolver 1 de Calor al motor
moves-slip = { $yes ->
        [yes] Rebufo: avanzar 2 casillas
        [no] Sin rebufo
       *[other] Rebufo: avanzar { $yes } casillas
    }

## events

events-grid = { $seat } sale desde el puesto { $slot } de la parrilla.
events-drew = { $cards ->
        [unknown] { $seat } roba { $n } { $n ->
            [one] carta
           *[other] cartas
        } del mazo.
       *[other] { $seat } roba { $n } { $n ->
            [one] carta
           *[other] cartas
        }: { $cards }.
    }
events-plan_committed = { $seat } ya tiene su plan.
    .list = Ya tienen su plan:
    .item = { $seat }
events-gears_revealed = { $paid_of_n ->
        [0] Se muestran las marchas: { $gears }.
       *[other] Se muestran las marchas: { $gears }. Calor pagado por el cambio: { $paid_of }.
    }
events-revealed = { $paid ->
        [1] { $seat } revela { $cards } en la marcha { $gear } y paga 1 de Calor por el cambio.
        [2] { $seat } revela { $cards } en la marcha { $gear } y paga 2 de Calor por el cambio.
       *[other] { $seat } revela { $cards } en la marcha { $gear }.
    }
    .part = { $paid ->
        [1] juega { JOIN($cards, by: " + ") } en la marcha { $gear }, paga 1 de Calor por el cambio
        [2] juega { JOIN($cards, by: " + ") } en la marcha { $gear }, paga 2 de Calor por el cambio
       *[other] juega { JOIN($cards, by: " + ") } en la marcha { $gear }
    }
    .head = { $seat }
events-cluttered = { $seat } tiene la mano saturada: el coche no se mueve y baja a la marcha 1.
    .part = tiene la mano saturada y no se mueve
events-reshuffled = { $seat } baraja su pila de descartes y forma un mazo nuevo de { $n } { $n ->
        [one] carta
       *[other] cartas
    }.
events-flipped = { $discarded_n ->
        [0] { $seat } destapa { $kept } ({ $reason }).
       *[other] { $seat } destapa { $kept } ({ $reason }) tras descartar { $discarded }.
    }
events-moved = { COMPARE($got, $wanted) ->
        [less] { $seat } encuentra el paso bloqueado: avanza { $got } { $got ->
            [one] casilla
           *[other] casillas
        } en lugar de { $wanted } ({ $reason }).
       *[other] { $seat } avanza { $got } { $got ->
            [one] casilla
           *[other] casillas
        } ({ $reason }).
    }
    .part = { COMPARE($got, $wanted) ->
        [less] queda bloqueado tras { $got } de { $wanted }
       *[other] { WORD($reason) ->
            [slipstream] avanza { $got } a rebufo
            [boost] avanza { $got } más
            [adrenaline] avanza { $got } más con la adrenalina
           *[other] avanza { $got }
        }
    }
events-cooled = { $seat } enfría: devuelve { $n } de Calor al motor.
    .part = enfría { $n } de Calor
events-boosted = { $seat } paga 1 de Calor por un Impulso.
    .part = paga 1 de Calor por un Impulso
events-adrenaline_move = { $seat } usa el avance de adrenalina.
events-slipstreamed = { $seat } aprovecha el rebufo.
events-corner = { $paid ->
        [0] { $seat } toma una curva de límite { $limit } con Velocidad { $speed }, sin pagar nada.
       *[other] { $seat } toma una curva de límite { $limit } con Velocidad { $speed } y paga { $paid } de Calor.
    }
    .part = { $paid ->
        [0] { "" }
       *[other] paga { $paid } de Calor en la curva de límite { $limit }
    }
events-spun = { $seat } hace un trompo en una curva de límite { $limit } con Velocidad { $speed }: paga { $paid } de Calor, vuelve antes de la curva y recibe { $stress } { $stress ->
            [one] carta
           *[other] cartas
        } de Estrés.
    .part = hace un trompo en la curva de límite { $limit }, paga { $paid } de Calor y recibe { $stress } { $stress ->
            [one] carta
           *[other] cartas
        } de Estrés
events-discarded = { $seat } descarta { $n } { $n ->
        [one] carta
       *[other] cartas
    }, con { $top } encima.
events-auto = No hay nada más que elegir: se hace { $action } por { $seat }.
events-crossed_finish = ¡{ $seat } cruza la meta!
    .part = cruza la meta
events-classified = { $rank ->
        [1] ¡{ $seat } gana la carrera!
       *[other] { $seat } termina en el puesto { $rank }.
    }
    .part = { $rank ->
        [1] gana la carrera
       *[other] termina en el puesto { $rank }
    }
events-guarded = La carrera se detiene tras { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    } y los coches se clasifican tal como están.
events-round = Empieza la ronda { $round }.
events-weather = El clima de esta carrera: { $tile }.
events-token = Ficha de carretera en la línea { $line }: { $token }.
events-free_boost = { $seat } hace un Impulso gratis.
    .part = hace un Impulso gratis
events-weather_cooled = { $seat } usa el enfriamiento extra del clima.
events-legend_card = Se descubre la carta de leyendas { $n }.

## preview

preview-speed = { COMPARE($least, $most) ->
        [equal] Velocidad { $least }
       *[other] Velocidad { $least }–{ $most }
    }
preview-corner = pasas la curva { $corner }
preview-ranks = { COMPARE($least, $most) ->
        [equal] quedas en el puesto { $least }
       *[other] quedas entre el puesto { $least } y el { $most }
    }
preview-pays = { COMPARE($least, $most) ->
        [equal] cuesta { $least } de Calor
       *[other] cuesta { $least }–{ $most } de Calor
    }
preview-spins = { $percent ->
        [100] trompo en la curva { $corner }
       *[other] trompo al { $percent } %
    }
preview-finishes = cruzas la meta
preview-cluttered = mano saturada: el coche no se mueve
preview-blocked = { $percent ->
        [100] bloqueado
       *[other] bloqueado al { $percent } %
    }

## hints

hints-worth = dejas atrás al { $own } % de los demás en vez del { $other } %
hints-finished = cruzas la meta: { $own } % en vez de { $other } %
hints-spun = riesgo de trompo: { $own } % en vez de { $other } %
hints-cluttered = mano saturada: { $own } % en vez de { $other } %
hints-rank = puesto { $own } en vez de { $other }
hints-paid = Calor pagado: { $own } en vez de { $other }
hints-lost = bloqueo: { $own } % en vez de { $other } %
hints-speed = Velocidad { $own } en vez de { $other }

## refusals

refusals-HEAT-0_3 = en un plan se elige primero la marcha y luego las cartas, y ahora no toca esa parte
refusals-HEAT-0_4 = es el turno de otro coche
refusals-HEAT-1_2 = no se puede cambiar más de dos marchas de una vez
refusals-HEAT-1_4 = un salto de dos marchas cuesta 1 de Calor, y en el motor no queda
refusals-HEAT-2_1 = no tienes esa carta en la mano
refusals-HEAT-2_2 = las cartas de Calor no se pueden jugar
refusals-HEAT-4_1 = tu coche no tiene adrenalina esta ronda
refusals-HEAT-4_2 = el avance de adrenalina ya se ha usado
refusals-HEAT-4_3 = el Enfriamiento de adrenalina ya se ha usado
refusals-HEAT-4_5 = la adrenalina se pierde en cuanto acaban las reacciones
refusals-HEAT-5_1 = las reacciones se hacen en el paso 5 de tu propio turno
refusals-HEAT-5_4 = no tienes tanto Calor en la mano
refusals-HEAT-5_5 = esta marcha no da tanto Enfriamiento
refusals-HEAT-5_6 = el Impulso de este turno ya se ha usado
refusals-HEAT-5_9 = un Impulso cuesta 1 de Calor, y en el motor no queda
refusals-HEAT-6_1 = no hay ningún coche al lado del tuyo ni en la casilla de justo delante
refusals-HEAT-6_3 = el rebufo se decide en el paso 6 de tu propio turno, y una sola vez
refusals-HEAT-8_1 = solo se descartan cartas de la mano, en el paso 8 de tu propio turno
refusals-HEAT-8_4 = ni el Estrés ni el Calor se pueden descartar
refusals-HEAT-F_4 = con el rebufo no se puede cruzar la meta
refusals-HEAT-F_7 = la carrera ha terminado
refusals-R-5 = el rebufo viene después de las reacciones: termínalas antes
refusals-R-8 = todas las plazas de delante están ocupadas, así que con el rebufo no ganarías nada
refusals-R-10 = no tienes bastantes cartas jugables para esta marcha, pero sí para otra
refusals-R-29 = el Enfriamiento de tu marcha ya se ha usado este turno
refusals-R-31 = la casilla de delante está llena, así que no hay sitio para el avance de adrenalina
refusals-HEAT-X_2 = en una casilla inundada bajar de marcha cuesta 1 de Calor más, y en el motor no hay bastante
refusals-HEAT-X_4 = tu coche está en un túnel, donde no se puede descartar ninguna carta
refusals-HEAT-W_9 = el clima de este sector no permite ningún Enfriamiento
refusals-HEAT-W_10 = el clima de este sector no permite el rebufo
refusals-HEAT-W_11 = en este sector no empieza ningún rebufo de esa longitud
refusals-HEAT-W_12 = este sector no da enfriamiento extra, o ya lo has usado este turno

## rules

rules-HEAT-0_1 = Se corre un número fijo de vueltas, y el objetivo es acabar en el primer puesto de la clasificación.
rules-HEAT-0_2 = La carrera se juega en rondas de nueve pasos: cada coche hace siempre los pasos 1, 2, 3 y 9, y los intermedios, cuando hay motivo.
rules-HEAT-0_3 = Todos planifican a la vez: eliges tu marcha (paso 1) y luego tus cartas (paso 2) sin esperar a nadie.
rules-HEAT-0_4 = Tras la planificación, los coches se mueven de uno en uno, desde el líder hasta el último.
rules-HEAT-0_5 = El siguiente coche no empieza su paso 3 hasta que el anterior ha completado el paso 9.
rules-HEAT-0_6 = Se juegan nuevas rondas mientras quede algún coche por llegar a la meta.
rules-HEAT-S_1 = El juego es para entre una y seis personas a partir de 10 años y dura más o menos una hora, pero el juego básico no tiene rival para quien juega en solitario.
rules-HEAT-S_2 = Se corre en uno de los circuitos; para la primera partida elige Estados Unidos, a ser posible a una sola vuelta en lugar de dos.
rules-HEAT-S_3 = Con tu color recibes 12 cartas básicas, 3 mejoras iniciales y un tablero personal con su palanca de cambios y su coche.
rules-HEAT-S_4 = El circuito indica cuánto Calor y cuánto Estrés recibes, y en los cuatro circuitos básicos son 6 de Calor y 3 de Estrés.
rules-HEAT-S_5 = Tu mazo se forma con las 12 cartas básicas, las 3 mejoras iniciales y las 3 cartas de Estrés, barajadas y boca abajo a la izquierda del tablero personal.
rules-HEAT-S_6 = Tus cartas de Calor empiezan en el motor, el hueco central del tablero personal, a la vista de todos.
rules-HEAT-S_7 = Todos los coches empiezan en la marcha 1.
rules-HEAT-S_8 = El Estrés que nadie ha cogido queda a la vista junto al circuito como reserva, y el Calor sobrante se guarda.
rules-HEAT-S_9 = El azar decide el lugar de cada coche en la parrilla, del puesto 1 en adelante, y la primera ronda se juega en ese orden.
rules-HEAT-S_10 = Tu mano inicial son 7 cartas de tu mazo, y empiezas sin nada en la zona de juego ni en la pila de descartes.
rules-HEAT-S_11 = Cada circuito tiene su propio número de vueltas.
rules-HEAT-S_12 = Todo lo demás que hay en la caja es para los módulos avanzados y aquí no se usa.
rules-HEAT-H_1 = Para dar una oportunidad a los principiantes, un piloto experto puede empezar con 1 o 2 de Calor menos en el motor.
rules-HEAT-H_2 = Este hándicap lo decide cada jugador por su cuenta y solo antes de la carrera, y el Calor al que se renuncia no se vuelve a usar.
rules-HEAT-T_1 = Las casillas de un circuito forman un anillo sin fin.
rules-HEAT-T_2 = En una plaza cabe un solo coche, y en los circuitos básicos cada casilla tiene dos plazas.
rules-HEAT-T_3 = La trazada va por uno de los lados de la pista, y la plaza que está junto a ella vale más que la otra.
rules-HEAT-T_4 = Una curva se señala con una línea que separa dos casillas.
rules-HEAT-T_5 = Toda línea de curva tiene su límite de velocidad.
rules-HEAT-T_6 = A título informativo, cada casilla indica cuánto falta hasta la siguiente línea de curva, con un 0 en la última casilla antes de la línea.
rules-HEAT-T_7 = Las líneas de leyenda de la pista no significan nada en el juego básico.
rules-HEAT-T_8 = Los puestos de la parrilla están numerados y se encuentran justo detrás de la línea de salida.
rules-HEAT-T_9 = La salida y la meta son una misma línea, entre la última casilla del anillo y la primera, y cruzarla al salir de la parrilla todavía no cuenta como vuelta.
rules-HEAT-1_1 = Hay cuatro marchas, y subir una, bajar una o quedarte en la que estás no cuesta nada.
rules-HEAT-1_2 = Un salto de dos marchas cuesta 1 de Calor en el acto, y uno de tres no es posible nunca.
rules-HEAT-1_3 = Todos cambian de marcha al mismo tiempo, así que un salto de dos marchas simplemente se anuncia y se paga, y nadie puede responder.
rules-HEAT-1_4 = Con el motor vacío no puedes saltar dos marchas.
rules-HEAT-2_1 = Tu marcha es el número de cartas que juegas de la mano, ni más ni menos.
rules-HEAT-2_2 = El Calor es el único tipo de carta que no puedes jugar.
rules-HEAT-2_3 = Tus cartas esperan boca abajo en tu zona de juego hasta el turno de tu coche.
rules-HEAT-2_4 = Si tienes menos cartas jugables de las que pide tu marcha, tu mano está saturada.
rules-HEAT-3_1 = Tu turno empieza mostrando las cartas que habías planeado.
rules-HEAT-3_2 = Los valores de estas cartas forman tu Velocidad por ahora: las mejoras cuentan como 0 o 5 y cada Estrés vale lo que la carta que destapas por él en este momento.
rules-HEAT-3_3 = Tu coche avanza exactamente ese número de casillas.
rules-HEAT-3_4 = No puedes quedarte donde estás ni detenerte antes.
rules-HEAT-3_5 = Al llegar a una casilla ocupas la plaza junto a la trazada si está libre, y si no, la otra.
rules-HEAT-3_6 = Por el camino puedes adelantar a cualquier coche, incluso donde una casilla está llena.
rules-HEAT-3_7 = Si la casilla a la que llegarías está llena, quedas bloqueado y retrocedes a la más cercana por detrás que tenga una plaza libre, también aquí primero junto a la trazada.
rules-HEAT-3_8 = Va delante quien ha recorrido más casillas, y dentro de una misma casilla el coche de la trazada siempre va por delante del que tiene al lado.
rules-HEAT-4_1 = Tiene adrenalina el coche que se mueve en último lugar en la ronda, y los dos últimos si tomaron la salida cinco coches o más.
rules-HEAT-4_2 = La adrenalina te permite avanzar 1 casilla más si quieres, antes o después de un Impulso, y tu Velocidad también sube entonces en 1.
rules-HEAT-4_3 = La adrenalina te ofrece además un Enfriamiento extra de 1.
rules-HEAT-4_4 = En el paso 5 decides por separado sobre el avance y sobre el Enfriamiento de adrenalina: los dos, solo uno o ninguno.
rules-HEAT-4_5 = La adrenalina no se puede guardar: lo que no hayas usado al acabar el paso 5 se pierde.
rules-HEAT-4_6 = Cuántos coches tienen adrenalina, y qué coche es el último, depende de los coches que tomaron la salida.
rules-HEAT-5_1 = En el paso 5 usas tantos de tus símbolos como quieras, en el orden que más te convenga.
rules-HEAT-5_2 = Tus símbolos son el Impulso, el Enfriamiento que da tu marcha y, si tienes adrenalina, el avance y el Enfriamiento que la acompañan.
rules-HEAT-5_3 = Resuelves un símbolo por completo antes de pasar a otro.
rules-HEAT-5_4 = Un Enfriamiento te permite devolver Calor de la mano al motor, como mucho tantas cartas como indique su número.
rules-HEAT-5_5 = Tienes un Enfriamiento de 3 en la marcha 1 y de 1 en la marcha 2, pero ninguno en las marchas 3 y 4.
rules-HEAT-5_6 = Una vez por turno, en cualquier marcha, puedes usar el Impulso: cuesta 1 de Calor y te da un símbolo +.
rules-HEAT-5_7 = La carta destapada por un Impulso hace avanzar tu coche enseguida, y una casilla llena te bloquea como siempre.
rules-HEAT-5_8 = Todo lo que suma un símbolo + forma parte de tu Velocidad cuando se comprueban las curvas.
rules-HEAT-5_9 = Con el motor vacío no puedes usar el Impulso.
rules-HEAT-6_1 = Puedes aprovechar el rebufo si, después de tus reacciones, hay un coche al lado del tuyo o en la casilla inmediatamente siguiente.
rules-HEAT-6_2 = El rebufo te lleva 2 casillas más allá, si quieres.
rules-HEAT-6_3 = No tienes más de un rebufo por turno.
rules-HEAT-6_4 = Una casilla llena bloquea el rebufo igual que cualquier otro movimiento.
rules-HEAT-6_5 = Las casillas del rebufo no cuentan para tu Velocidad.
rules-HEAT-6_6 = En la meta, el rebufo está limitado por una regla propia.
rules-HEAT-7_1 = Las curvas se comprueban si tu coche ha pasado una línea de curva este turno, ya sea con sus cartas, con una reacción o con el rebufo.
rules-HEAT-7_2 = Lo que se compara con el límite es tu Velocidad: los valores de todo lo que hay en tu zona de juego, y 1 más por el avance de adrenalina.
rules-HEAT-7_3 = Una curva sale gratis si tu Velocidad no supera su límite.
rules-HEAT-7_4 = Cada punto de Velocidad por encima del límite cuesta 1 de Calor.
rules-HEAT-7_5 = Si pasas más de una curva, pagas cada una por separado, empezando por la primera.
rules-HEAT-7_6 = Si el motor no alcanza para pagar una curva, pierdes todo el Calor que tenga y haces un trompo allí mismo.
rules-HEAT-7_7 = Un coche que hace un trompo vuelve a la casilla con sitio más cercana antes de esa línea de curva.
rules-HEAT-7_8 = Un trompo te añade a la mano Estrés de la reserva: una carta en las dos marchas bajas y dos en las dos altas.
rules-HEAT-7_9 = Después de un trompo, tu coche queda en la marcha 1.
rules-HEAT-8_1 = Hacia el final de tu turno puedes deshacerte de tantas cartas de la mano como quieras.
rules-HEAT-8_2 = Las cartas de las que te deshaces van boca arriba a tu propia pila de descartes.
rules-HEAT-8_3 = Todos ven la carta superior de una pila de descartes, pero nadie puede mirar lo que hay debajo, ni siquiera su dueño.
rules-HEAT-8_4 = No puedes descartar Estrés ni ningún tipo de Calor, incluida la Mejora de Calor.
rules-HEAT-9_1 = Todo lo que hay en tu zona de juego pasa a tu pila de descartes.
rules-HEAT-9_2 = Robas de tu mazo hasta tener 7 cartas en la mano.
rules-HEAT-9_3 = Ahora es el turno del coche que sigue en el orden.
rules-HEAT-C_1 = Una carta básica muestra el símbolo de su tipo y un valor del 1 al 4.
rules-HEAT-C_2 = Por un símbolo + destapas cartas de tu mazo, de modo que nadie sabe de antemano qué valor del 1 al 4 sumará a tu Velocidad.
rules-HEAT-C_3 = El Calor, el Estrés y las mejoras que destapas por un símbolo + se descartan, y sigues hasta que sale una carta básica.
rules-HEAT-C_4 = La carta básica que encuentras queda en tu zona de juego, encima de su Estrés si lo hay, y se suma su valor.
rules-HEAT-C_5 = Los símbolos + se resuelven uno tras otro en tu propio turno: primero, en el paso 3, los de tu Estrés, y en el paso 5, el de tu Impulso.
rules-HEAT-C_6 = El Estrés tiene un símbolo +, empieza tres veces en cada mazo y solo puede salir de tu mano si lo juegas.
rules-HEAT-C_7 = El Calor da vueltas en círculo, una y otra vez: se paga del motor a la pila de descartes, se baraja en el mazo, se roba a la mano y se enfría de vuelta al motor.
rules-HEAT-C_8 = Una carta de Calor en la mano solo ocupa sitio, porque no puedes jugarla ni descartarla.
rules-HEAT-C_9 = Solo un Enfriamiento devuelve al motor el Calor de tu mano.
rules-HEAT-C_10 = Pagar Calor significa poner ese número de cartas de tu motor en tu pila de descartes.
rules-HEAT-C_11 = Si te falta Calor, no puedes usar el Impulso ni saltar dos marchas, y en una curva que no puedes pagar haces un trompo.
rules-HEAT-C_12 = Si necesitas una carta y tu mazo se ha agotado, barajas tu pila de descartes, que pasa a ser el nuevo mazo, y continúas.
rules-HEAT-C_13 = Hasta el paso 9, las cartas de tu zona de juego no se barajan con las demás.
rules-HEAT-C_14 = Con la mano saturada juegas todo lo que se puede jugar y completas con Calor las cartas que faltan.
rules-HEAT-C_15 = Un coche con la mano saturada no se mueve en su turno: baja a la marcha 1, se descarta lo que hay en su zona de juego y ya solo queda robar cartas nuevas.
rules-HEAT-C_16 = Los galones señalan las tres mejoras iniciales, Mejora 0, Mejora 5 y Mejora de Calor, y todos los jugadores tienen las mismas tres.
rules-HEAT-C_17 = Mejora 0 y Mejora 5 funcionan como las cartas básicas, salvo que un símbolo + las pasa por alto.
rules-HEAT-C_18 = La Mejora de Calor es una carta de Calor adicional, que al principio está en tu mazo y no en el motor.
rules-HEAT-C_19 = Una carrera con el módulo Garaje se juega sin las mejoras iniciales.
rules-HEAT-F_1 = Ganas si tu coche es el primero en cruzar la línea al final de su última vuelta.
rules-HEAT-F_2 = Si en una ronda llega más de un coche, su orden depende de lo lejos que esté cada uno al acabar esa ronda.
rules-HEAT-F_3 = Si dos coches que han llegado comparten casilla, el de la trazada tiene mejor puesto.
rules-HEAT-F_4 = No puedes cruzar la meta con el rebufo, ni aprovechar el rebufo una vez que la has cruzado.
rules-HEAT-F_5 = Después de la meta ya no cuenta ninguna curva, así que llega tan lejos como puedas.
rules-HEAT-F_6 = Al acabar la ronda, cada coche que ha cruzado la línea deja la pista y ocupa su puesto en la clasificación.
rules-HEAT-F_7 = La carrera no termina hasta que llega el último coche.
rules-HEAT-F_8 = Que tengan adrenalina uno o dos coches depende de cuántos tomaron la salida, aunque algunos ya hayan dejado la pista.
rules-HEAT-W_1 = Para la carrera se saca una de las seis losetas de clima; cambia con qué empieza cada cual y tiene efecto en algunos sectores.
rules-HEAT-W_2 = Las doce fichas de carretera, dos de cada clase, se mezclan, y cada curva recibe una.
rules-HEAT-W_3 = Una ficha de curva actúa en la propia línea; una de sector, en todas las casillas desde esa línea hasta la siguiente; el último sector pasa por la línea de salida.
rules-HEAT-W_4 = Una chicane recibe una sola ficha: la de curva actúa en sus dos líneas, la de sector solo detrás de la segunda, y entre las líneas no hay ninguna.
rules-HEAT-W_5 = La loseta y las fichas las ve todo el mundo desde la preparación y no cambian.
rules-HEAT-W_6 = Lo que la loseta cambia al principio se hace antes de robar las primeras manos.
rules-HEAT-W_7 = Cuenta la casilla donde está tu coche cuando usas el Impulso, enfrías o empiezas el rebufo; los sectores por los que solo pasas no hacen nada.
rules-HEAT-W_8 = A las leyendas solo les importan las fichas que cambian un límite de velocidad.
rules-HEAT-W_9 = Donde no se puede enfriar no vale ningún Enfriamiento, venga de donde venga.
rules-HEAT-W_10 = Donde no hay rebufo no puede empezar ninguno, pero sí se puede entrar con él en ese sector.
rules-HEAT-W_11 = Donde los rebufos son más largos, se toman todas las casillas de más o ninguna.
rules-HEAT-W_12 = Un sector con enfriamiento extra te deja enfriar 1 de Calor más, una vez por turno.
rules-HEAT-W_13 = Donde los Impulsos son gratis no pagas nada por el tuyo, ni siquiera con el motor vacío, pero sigue siendo uno por turno.
rules-HEAT-W_14 = Donde hay sobrecalentamiento, ir demasiado rápido cuesta 1 de Calor más de lo normal; dentro del límite no cuesta nada.
rules-HEAT-L_1 = Las leyendas son coches que se conducen solos; puede haber tantas como quepan junto a los coches de quienes juegan, seis en total, y con una sola persona hace falta al menos una para que sea una carrera de verdad.
rules-HEAT-L_2 = Las leyendas se colocan en la parrilla por sorteo como todos; tienen color y coche, pero ni cartas, ni marchas, ni motor, ni Calor, ni Estrés.
rules-HEAT-L_3 = Diez cartas de leyendas dicen cómo conduce cada color: una velocidad máxima de 10 a 19 y un rombo de 0 a 3; cada ronda vale una carta para todas, y cuando se han usado todas se barajan de nuevo.
rules-HEAT-L_4 = La carta de la ronda se descubre cuando va a mover la primera leyenda, así que nadie la ve al planificar.
rules-HEAT-L_5 = Una leyenda mueve en su puesto del orden de turno, y ese es todo su turno.
rules-HEAT-L_6 = Desde la línea de leyendas de la próxima curva, una leyenda avanza el límite de esa curva más su rombo.
rules-HEAT-L_7 = Desde allí cruza como mucho una línea de curva, y se para justo antes de la primera que sobra.
rules-HEAT-L_8 = Antes de la línea de leyendas avanza su velocidad máxima si así no llega a la línea de la curva; si no, va a la casilla desde la que quedan hasta la línea tantas casillas como dice su rombo.
rules-HEAT-L_9 = En la última vuelta, si no queda curva antes de la meta, avanza toda su velocidad máxima; las curvas de después de la meta no cuentan para ella.
rules-HEAT-L_10 = Las leyendas toman la plaza libre más cercana a la trazada y se bloquean como todos, y las líneas de curva se cuentan hasta donde se paran de verdad.
rules-HEAT-L_11 = Las leyendas no usan rebufo, ni Impulso, ni adrenalina, no pagan ni hacen trompos, y nadie comprueba su velocidad.
rules-HEAT-L_12 = Las leyendas bloquean, dan rebufo y se adelantan como cualquier coche, y cuentan entre los que salieron: una que va última tiene la adrenalina sin usarla.
rules-HEAT-L_13 = Las leyendas llegan a meta y se clasifican como todos; cuando solo quedan leyendas siguen solas hasta que todas han terminado.
rules-HEAT-L_14 = Desde una casilla con galón una leyenda puede cruzar una línea de curva más, y desde una con galón doble dos más; la opción `legend_chevrons` los quita.
rules-HEAT-L_15 = Con la opción `legend_pro` todas las velocidades máximas suben esa cantidad, y los rombos no cambian.
rules-HEAT-L_16 = Solo ganas si eres el primero entre todos los coches, leyendas incluidas.
rules-HEAT-X_1 = Una chicane tiene dos líneas de curva con el mismo límite, y cada una se cruza, se comprueba y se paga por separado; si haces un trompo en la segunda, vuelves a quedar entre las dos, si hay sitio.
rules-HEAT-X_2 = Si tu coche empieza la ronda en una casilla inundada, bajar de marcha cuesta 1 de Calor más: 1 por una marcha y 2 por dos; sin ese Calor no es posible.
rules-HEAT-X_3 = Si tu mano está saturada lo deciden las marchas que puedes pagar, y una casilla inundada cuenta.
rules-HEAT-X_4 = Mientras tu coche está en un túnel no puedes descartar ninguna carta de la mano, aunque otra cosa lo permitiera.
rules-HEAT-X_5 = El tablero de Sudáfrica tiene plazas con gravilla.
rules-HEAT-X_6 = La carretera de Japón pasa sobre sí misma por un puente, y las casillas de arriba y de abajo son distintas.
rules-HEAT-X_7 = Los tableros de circuitos posteriores tienen más puestos de parrilla, dispuestos igual; un puesto de la parrilla es una casilla como cualquier otra.
rules-HEAT-X_8 = El tablero de un circuito indica sus vueltas, sus casillas, sus líneas de curva y el Calor y el Estrés que recibe cada jugador.
rules-R-1 = Si pasas varias curvas, las pagas en el orden en que las recorres mientras el Calor cubra cada una por completo; en la primera que no cubra haces un trompo, y las siguientes ya no se comprueban.
rules-R-2 = Si al hacer un trompo no hay sitio antes de la línea, retrocedes casilla a casilla hasta encontrar una plaza libre, primero junto a la trazada, aunque quede por detrás de donde empezó tu turno.
rules-R-3 = No puedes saltar dos marchas con el motor vacío, porque el Calor que cuesta se paga en el acto.
rules-R-4 = Un símbolo + siempre encuentra una carta básica, porque hay bastantes entre el mazo y la pila de descartes; si alguna vez fallara, suma 0.
rules-R-5 = La adrenalina va antes que el rebufo: acaba con tus reacciones, y el lugar donde esté entonces tu coche decide si puedes aprovechar el rebufo.
rules-R-6 = Cuando hay coches que ya han dejado la pista, la adrenalina sigue siendo para el último de todos los que tomaron la salida, y con cinco o más también para el penúltimo, de modo que los coches que han llegado cuentan como si fueran delante.
rules-R-7 = Una curva que pasas con el rebufo también se comprueba, con la Velocidad que ya tenías.
rules-R-8 = Puedes aprovechar el rebufo después de quedar bloqueado, porque solo importan los coches que tienes alrededor en ese momento; basta con ganar 1 casilla, pero si no se gana ninguna no se te pregunta.
rules-R-9 = Puedes mover 0, con la Mejora 0 en la marcha 1: tu coche se queda en su plaza y tu turno sigue como siempre.
rules-R-10 = No puedes elegir tener la mano saturada: si tienes las cartas jugables para alguna marcha a tu alcance, pagando o no, debes poner una de esas; si no, vale cualquier marcha a tu alcance, el Calor pagado por ella se pierde, no se destapa nada por tu Estrés y los pasos 4 a 8 se omiten.
rules-R-11 = Un Impulso o un avance de adrenalina puede llevarte al otro lado de la meta o más allá aún, y esas casillas cuentan para tu puesto.
rules-R-12 = En la última vuelta se comprueban todas las curvas anteriores a la meta aunque ya la hayas cruzado, y si haces un trompo en una de ellas no has llegado; las posteriores no cuentan, y en los circuitos básicos nadie puede pasar la última curva y la meta en un mismo turno sin hacer un trompo.
rules-R-13 = Dos coches no pueden empatar en la meta, porque nunca comparten plaza y una ronda anterior va por delante de una posterior.
rules-R-14 = Si tu Enfriamiento es mayor que el Calor de tu mano, enfrías el que tienes; también puedes enfriar menos, pero al menos 1.
rules-R-15 = De las mejoras iniciales puedes descartar Mejora 0 y Mejora 5, pero no la Mejora de Calor.
rules-R-16 = El avance de adrenalina suma 1 a tu Velocidad, y eso vale para todas las curvas del turno.
rules-R-17 = Las líneas de curva por las que retrocedes al hacer un trompo no se comprueban, pero tendrás que pasarlas y pagarlas de nuevo cuando vuelvas a llegar a ellas.
rules-R-18 = Si haces un trompo y retrocedes más allá de la línea de salida, pierdes la vuelta que habías empezado.
rules-R-19 = El último coche que queda sigue corriendo hasta la meta, con adrenalina; solo con la opción `auto_finish_last` se clasifica último en el acto, y si un jugador deja la mesa, un bot toma el volante.
rules-R-20 = Para que ninguna carrera sea interminable, tras 200 rondas los coches que siguen en la pista se clasifican tal como están, y el resultado queda marcado.
rules-R-21 = Todas las marchas y el Calor pagado por ellas se muestran a la vez cuando todos han planificado, mientras que las cartas siguen ocultas hasta el turno de cada coche; con la opción `hidden_gears` también se oculta la marcha.
rules-R-22 = El orden de los turnos se fija al empezar la ronda, así que un coche que cae por detrás de otros por un trompo no juega un segundo turno.
rules-R-23 = Un coche que ha cruzado la meta conserva su plaza hasta que acaba la ronda, y hasta entonces puede bloquear a otros y darles rebufo.
rules-R-24 = Una vez cruzada la meta aún tienes adrenalina y reacciones, y se comprueban las curvas anteriores a ella, pero no aprovechas el rebufo ni descartas ni robas, y se vacía tu zona de juego.
rules-R-25 = Si en la reserva hay menos Estrés del que deberías recibir, recibes el que queda.
rules-R-26 = Las cartas van a la pila de descartes en el orden que elijas en el paso 8, en el orden en que se pusieron en el paso 9, y de una en una cuando pagas o destapas; la última queda encima, y de un descarte del paso 8 solo se ve esa.
rules-R-27 = Si no tienes nada de Calor para una curva, no pagas y haces un trompo.
rules-R-28 = Una curva se paga sola si tu Calor alcanza, así que no puedes elegir hacer un trompo, ni lo haces después de pagar.
rules-R-29 = No puedes repartir un Enfriamiento en varias veces, porque cada símbolo funciona una sola vez; el de tu marcha y el de la adrenalina son dos símbolos.
rules-R-30 = La marcha que has elegido esta ronda decide tanto tu Enfriamiento como el Estrés que recibes si haces un trompo.
rules-R-31 = No puedes usar el avance de adrenalina si la casilla siguiente está llena, mientras que el Impulso siempre se puede usar y suma a tu Velocidad aunque tu coche no pueda moverse nada.
rules-R-32 = Los coches separados por una vuelta se bloquean y se dan rebufo como todos los demás, y los puestos se cuentan por todo el recorrido hecho.
rules-R-33 = Aquí se juega con entre 2 y 6 coches; uno solo sirve para practicar y no tiene adrenalina, y para una verdadera carrera en solitario hace falta el módulo Leyendas.
rules-R-34 = No barajas tu pila de descartes hasta que necesitas una carta y el mazo está vacío, y entonces entra todo lo que hay en ella, también lo que acabas de pagar o de descartar al destapar.
rules-R-35 = Cerca de la meta no puedes aprovechar el rebufo si con 2 casillas la cruzarías, aunque una casilla llena te fuera a detener antes.
rules-R-36 = Si el bloqueo te hace retroceder hasta tu propia casilla, te quedas en tu plaza, aunque la de la trazada esté libre.
rules-R-37 = El Estrés y la carta destapada por él se descartan los dos en el paso 9.
rules-R-38 = Conservas tu adrenalina aunque adelantes, porque se asignó al empezar la ronda.
rules-R-39 = La última casilla antes de la línea de salida y la primera después de ella son vecinas, tanto para el rebufo como para los bloqueos.
rules-R-40 = El Calor al que se renuncia como hándicap queda fuera de la carrera, así que en tu motor caben también otras tantas cartas menos.
rules-R-41 = Después de un trompo ya no puedes aprovechar el rebufo ni enfriar este turno, aunque estés en la marcha 1, pero puedes descartar y robas hasta tener 7, lo que puede quedar en nada si ya tienes la mano llena.
rules-R-42 = El Calor y la Mejora de Calor son iguales en el juego; para el registro, el Calor corriente sale primero de tu mano, y una Mejora de Calor que entra en el motor es desde entonces Calor corriente.
rules-R-43 = Si quedas bloqueado antes de una línea de curva, no la has pasado, porque solo cuenta el lugar donde te detienes, pero tu Velocidad no baja por ello.
rules-R-44 = La parrilla cuenta como vuelta -1, y la vuelta 0 empieza cuando cruzas la línea de salida, lo que también puedes hacer con el rebufo.
rules-R-45 = Antes de la última vuelta puedes cruzar la línea con el rebufo, porque solo está prohibido en la propia meta.
rules-R-55 = Ningún límite de velocidad baja de 0.
rules-R-60 = Los coches que van por delante de todas las leyendas mueven antes de que se vea la carta de la ronda.
rules-R-61 = Las leyendas toman los primeros colores de negro, azul, verde, rojo, gris y amarillo por los que no se llama nadie.
rules-R-64 = También con un galón una leyenda se para antes de la primera línea de curva que ya no puede cruzar.
rules-R-71 = No sabemos qué hace la gravilla, así que en Sudáfrica se corre sin que tenga efecto.
rules-R-73 = Todos los cambios de lo que tienes al principio se suman, nada baja de 0 y ningún motor pasa de 12; después la lluvia y el sol mueven hasta 3 del Calor que queda.
rules-R-76 = Cada longitud de rebufo se ofrece si gana al menos una casilla, aunque dos longitudes lleven a la misma.
rules-R-77 = El Calor del sobrecalentamiento es parte de lo que cuesta la curva: si no puedes pagarlo todo, haces un trompo.
rules-R-82 = Donde no se puede enfriar tampoco vale el Enfriamiento de la adrenalina, pero sí su avance, que puede sacarte de allí.
rules-R-79 = Una leyenda bloqueada hasta su propia casilla se queda en su plaza.
rules-R-80 = Sin galones una leyenda cruza como mucho una de las dos líneas de una chicane por ronda.
rules-HEAT-OWN_1 = Cuando varias reglas prohíben una jugada, el rechazo nombra la que está más cerca de lo que puedes remediar; un asiento al que no se le pregunta recibe siempre la misma respuesta.
rules-HEAT-OWN_2 = Con la opción `grid`, los coches se colocan en la parrilla en un orden dado en lugar de uno al azar.
rules-HEAT-OWN_3 = En una posición anotada a mitad de un turno, un coche que no sea el que tiene el turno aún debe moverse esta ronda si hay cartas en su zona de juego, y solo en ese caso.
rules-HEAT-OWN_4 = Cuando en una reacción o en un descarte solo queda una respuesta, la opción `auto_skip` la da por sí sola, y el registro lo indica.

chapters-HEAT-0 = La ronda
chapters-HEAT-S = Preparación
chapters-HEAT-H = Hándicap
chapters-HEAT-T = El circuito
chapters-HEAT-1 = 1. Cambiar de marcha
chapters-HEAT-2 = 2. Jugar cartas
chapters-HEAT-3 = 3. Revelar y mover
chapters-HEAT-4 = 4. Adrenalina
chapters-HEAT-5 = 5. Reacciones
chapters-HEAT-6 = 6. Rebufo
chapters-HEAT-7 = 7. Curvas y trompos
chapters-HEAT-8 = 8. Descartar
chapters-HEAT-9 = 9. Reponer la mano
chapters-HEAT-C = Las cartas
chapters-HEAT-F = Meta y victoria
chapters-HEAT-W = Clima y estado de la carretera
chapters-HEAT-L = Leyendas
chapters-HEAT-X = Los circuitos y sus particularidades
chapters-HEAT-G = El Garaje
chapters-HEAT-Y = Los símbolos de las mejoras
chapters-HEAT-OWN = Cómo se hace aquí
chapters-R = Aclaraciones y casos dudosos

turn-aim = Cruza la meta antes que nadie tras la última vuelta. Cada curva tiene un límite, y pasar más rápido cuesta Calor.
turn-1 = Cambia de marcha: subir o bajar una es gratis, dos cuestan 1 de Calor.
turn-2 = Juega tantas cartas como tu marcha, todos a la vez.
turn-3 = Desde el líder hacia atrás, cada coche enseña sus cartas y avanza la suma.
turn-4 = Reacciona: enfría el motor en marchas bajas, Impulso por 1 de Calor, adrenalina si vas el último.
turn-5 = Al lado o justo detrás de un coche puedes avanzar 2 casillas con el rebufo. Luego pagas Calor por las curvas que pasaste demasiado rápido, o haces un trompo.
turn-6 = Descarta lo que no necesites y roba hasta siete cartas.

examples-grid = La salida: dos coches por fila, delante el que está en la trazada. Todos en primera y con siete cartas en la mano.
examples-blocked = El rojo quería avanzar 7, pero esa casilla está llena y la anterior también. Se queda detrás de las dos; su Velocidad sigue siendo 7.
examples-adrenaline = El rojo es el último de cuatro y tiene adrenalina: una casilla más, enfriar 1 de Calor, o ambas cosas.
examples-slipstream = Hay un coche en la casilla siguiente: el rojo puede avanzar 2 casillas con el rebufo, y no cuentan como Velocidad en la curva.
examples-corner = Justo delante hay una curva con límite 3. El rojo va en tercera: con 1, 1 y 2 pasa a Velocidad 4 por 1 de Calor; con 4, 4 y 3 costaría 8 y acabaría en trompo.
examples-finish = La meta está a la vista, y tras ella ya no cuenta ninguna curva. Gana quien esté más lejos de la línea al acabar la ronda.

## result

result-won = { $winner } gana la carrera.

## figures

figures-heat_paid = Calor pagado
figures-spins = Trompos
figures-boosts = Impulsos
figures-slipstreams = Rebufos
figures-corners = Curvas por encima del límite
figures-stress = Cartas de Estrés jugadas

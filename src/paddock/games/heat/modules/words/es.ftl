## The Garage: upgrades, their symbols, and the draft

cards-G1 = Mejora G1
cards-G2 = Mejora G2
cards-G3 = Mejora G3
cards-G4 = Mejora G4
cards-_ = { $n ->
        [1] #1 { upgrades-four_wheel_drive }
        [2] #2 { upgrades-four_wheel_drive }
        [3] #3 { upgrades-four_wheel_drive }
        [4] #4 { upgrades-body }
        [5] #5 { upgrades-body }
        [6] #6 { upgrades-body }
        [7] #7 { upgrades-brakes }
        [8] #8 { upgrades-brakes }
        [9] #9 { upgrades-brakes }
        [10] #10 { upgrades-brakes }
        [11] #11 { upgrades-cooling_system }
        [12] #12 { upgrades-cooling_system }
        [13] #13 { upgrades-cooling_system }
        [14] #14 { upgrades-rpm }
        [15] #15 { upgrades-rpm }
        [16] #16 { upgrades-rpm }
        [17] #17 { upgrades-heat }
        [18] #18 { upgrades-body }
        [19] #19 { upgrades-body }
        [20] #20 { upgrades-body }
        [21] #21 { upgrades-cooling_system }
        [22] #22 { upgrades-fuel }
        [23] #23 { upgrades-fuel }
        [24] #24 { upgrades-gas_pedal }
        [25] #25 { upgrades-gas_pedal }
        [26] #26 { upgrades-gas_pedal }
        [27] #27 { upgrades-gas_pedal }
        [28] #28 { upgrades-gas_pedal }
        [29] #29 { upgrades-rpm }
        [30] #30 { upgrades-rpm }
        [31] #31 { upgrades-rpm }
        [32] #32 { upgrades-suspension }
        [33] #33 { upgrades-suspension }
        [34] #34 { upgrades-suspension }
        [35] #35 { upgrades-suspension }
        [36] #36 { upgrades-tires }
        [37] #37 { upgrades-tires }
        [38] #38 { upgrades-tires }
        [39] #39 { upgrades-tires }
        [40] #40 { upgrades-tires }
        [41] #41 { upgrades-tires }
        [42] #42 { upgrades-turbocharger }
        [43] #43 { upgrades-turbocharger }
        [44] #44 { upgrades-wings }
        [45] #45 { upgrades-wings }
        [46] #46 { upgrades-wings }
        [47] #47 { upgrades-four_wheel_drive }
        [48] #48 { upgrades-heat }
        [49] #49 { upgrades-air_intake }
        [50] #50 { upgrades-air_intake }
        [51] #51 { upgrades-air_intake }
        [52] #52 { upgrades-air_intake }
        [53] #53 { upgrades-air_intake }
        [54] #54 { upgrades-air_intake }
        [55] #55 { upgrades-front_wing }
        [56] #56 { upgrades-front_wing }
        [57] #57 { upgrades-front_wing }
        [58] #58 { upgrades-front_wing }
        [59] #59 { upgrades-front_wing }
        [60] #60 { upgrades-front_wing }
       *[other] #{ $n }
    }

upgrades-four_wheel_drive = Tracción a las 4 ruedas
upgrades-body = Carrocería
upgrades-brakes = Frenos
upgrades-cooling_system = Refrigeración
upgrades-rpm = R.P.M.
upgrades-heat = Calor
upgrades-fuel = Combustible
upgrades-gas_pedal = Acelerador
upgrades-suspension = Suspensión
upgrades-tires = Neumáticos
upgrades-turbocharger = Turbocompresor
upgrades-wings = Alerones
upgrades-air_intake = Toma de aire
upgrades-front_wing = Alerón delantero

symbols-is_heat = carta de Calor
symbols-plus = + { $n }
symbols-heat = Calor { $n }
symbols-scrap = Desguace { $n }
symbols-limit = Límite { $n }
symbols-cool = Enfriamiento { $n }
symbols-stress = Reducir Estrés { $n }
symbols-slip = Rebufo +{ $n }
symbols-refresh = Renovar
symbols-salvage = Recuperar { $n }
symbols-direct = Juego directo
symbols-accel = Acelerar
symbols-super = Superenfriamiento { $n }
symbols-draft = Succión { $n }

phases-draft = elección de mejoras
phases-give_up = entrega de una mejora
phases-value = elección de un valor
phases-short = falta de Calor

reasons-direct = juego directo
reasons-accelerate = Acelerar
reasons-draft = Succión
reasons-upgrade = mejora
reasons-short = turno repetido

table-garage = Garaje
table-market = Mercado
table-refreshed = Encima del mazo
table-symbols = Por usar
table-to_pay = Calor por pagar

## moves

moves-value = Elegir el valor { $value }
moves-pay = Pagar el Calor de { $card }
moves-scrap = Desguazar las cartas superiores de tu mazo
moves-cool = Cartas: devolver 1 de Calor al motor
moves-reduce = Cartas: descartar 1 de Estrés
moves-super_cool = Superenfriamiento: devolver al motor 1 de Calor de la pila de descartes
moves-draft = Succión: avanzar hasta el siguiente coche
moves-salvage = Recuperar { $card }
moves-direct = Jugar { $card } directamente
moves-accelerate = Acelerar con { $card }
moves-drop = Renunciar a { $card }
moves-refresh = Poner { $card } encima de tu mazo
moves-take = { $card ->
        [unknown] Tomar la mejora { $place } del mercado
       *[other] Tomar { $card }
    }
moves-give = Entregar { $card }
moves-mulligan = Cambio de mano: pagar 1 de Calor y robar una mano nueva

## events

events-market = Ronda { $round } de la elección. En el mercado: { $cards }.
events-took = { $place ->
        [0] { $seat } tiene { $card } en el hueco { $slot }.
       *[other] { $seat } toma { $card } para el hueco { $slot }, del lugar { $place } del mercado.
    }
events-gave = { $seat } entrega { $card }.
events-mulliganed = { $seat } paga 1 de Calor y cambia toda la mano.
events-valued = { $seat } elige el valor { $value } de { $card }.
    .part = elige { $value }
events-paid = { $seat } paga { $n } de Calor por { $card }.
    .part = paga { $n } de Calor por { $card }
events-short = { $kept_n ->
        [0] A { $seat } le falta Calor: pierde { $dropped } y el coche repite su turno.
       *[other] A { $seat } le falta Calor: pierde { $dropped }, conserva { $kept } y el coche repite su turno.
    }
    .part = sin Calor suficiente, repite el turno
events-scrapped = { $seat } desguaza { $cards }.
events-super_cooled = { $seat } devuelve al motor { $n } de Calor de la pila de descartes.
    .part = superenfría { $n } de Calor
events-reduced = { $seat } descarta { $n } de Estrés.
events-salvaged = { $cards ->
        [unknown] { $seat } baraja en el mazo { $n } { $n ->
            [one] carta descartada
           *[other] cartas descartadas
        }.
       *[other] { $seat } baraja en el mazo { $cards } de la pila de descartes.
    }
events-direct = { $seat } juega { $card } directamente.
    .part = juega { $card } directamente
events-accelerated = { $seat } acelera con { $card }: Velocidad + { $n }.
    .part = acelera { $n }
events-drafted = { $seat } avanza por succión { $n } { $n ->
        [one] casilla
       *[other] casillas
    } hasta el siguiente coche.
    .part = avanza { $n } por succión
events-refreshed = { $seat } pone { $card } encima del mazo.
events-no_basic_left = { $seat } no tiene ninguna carta básica que destapar, así que el símbolo + no suma nada ({ $reason }).

## refusals

refusals-HEAT-G_4 = primero van las mejoras: la carrera empieza cuando todos las tienen
refusals-HEAT-G_5 = en ese lugar no hay ahora ninguna mejora que tomar
refusals-HEAT-G_6 = le toca elegir a otro jugador
refusals-HEAT-G_8 = las mejoras se entregan al final de una elección en serpiente, una de las cuatro propias
refusals-HEAT-G_14 = el cambio de mano es para la ronda 1 de una carrera que lo permite, una vez, antes de planificar nada, y cuesta 1 de Calor
refusals-HEAT-Y_2 = ninguna carta pide elegir ahora ese valor
refusals-HEAT-Y_3 = esa carta no tiene Calor por pagar, o el motor tiene demasiado poco
refusals-HEAT-Y_4 = no hay nada que desguazar
refusals-HEAT-Y_7 = tus cartas no dan más Enfriamiento, o no tienes Calor en la mano
refusals-HEAT-Y_8 = tus cartas no reducen más Estrés, o no lo tienes en la mano
refusals-HEAT-Y_9 = tus cartas y este sector no dan un rebufo de esa longitud
refusals-HEAT-Y_10 = solo una carta de tu zona de juego con el símbolo Renovar puede ponerse encima del mazo
refusals-HEAT-Y_11 = tus cartas no recuperan más, o esa carta no está en tu pila de descartes
refusals-HEAT-Y_12 = ahora solo puede jugarse una carta de tu mano con el símbolo de juego directo
refusals-HEAT-Y_13 = esa carta no puede acelerar: debe estar en tu zona de juego, sin usar, después de destapar por un símbolo +
refusals-HEAT-Y_14 = tus cartas no dan más Superenfriamiento, o no hay Calor en tu pila de descartes
refusals-HEAT-Y_15 = a tus cartas no les queda Succión
refusals-HEAT-Y_18 = la Succión lleva a la casilla detrás del siguiente coche: debe estar libre y bastante cerca
refusals-HEAT-Y_20 = antes hay que pagar el Calor de esa carta
refusals-HEAT-Y_22 = solo se renuncia a cartas por falta de Calor, y de modo que se conserven las más posibles
refusals-HEAT-Y_25 = el Calor de esa carta se paga en el acto, y el motor tiene demasiado poco
refusals-HEAT-Y_26 = tus cartas necesitan el Calor del motor: págalas antes
refusals-HEAT-Y_28 = las cartas se renuevan en el paso 8 de tu propio turno

## rules

rules-HEAT-Y_1 = Por cada símbolo + de una mejora destapas una vez, antes de que el coche avance.
rules-HEAT-Y_2 = Una carta con varios valores cuenta como el que eliges cuando has destapado todo y antes de que el coche avance.
rules-HEAT-Y_3 = Un símbolo de Calor se paga en cualquier momento del paso 5.
rules-HEAT-Y_4 = Por cada Desguace la carta superior de tu mazo va a tu pila de descartes, a la vista de todos.
rules-HEAT-Y_5 = Los límites ajustados valen en todas las curvas del turno, y varias cartas se suman.
rules-HEAT-Y_6 = Una carta de un solo uso deja la carrera después de jugarla; solo las cartas de patrocinio tienen ese símbolo.
rules-HEAT-Y_7 = El Enfriamiento de las cartas devuelve, si quieres, otro tanto de Calor de tu mano al motor.
rules-HEAT-Y_8 = Reducir Estrés lleva, si quieres, otro tanto de Estrés de tu mano a tu pila de descartes.
rules-HEAT-Y_9 = Un rebufo puede ser más largo según lo que digan tus cartas, cada una usada entera o nada.
rules-HEAT-Y_10 = Una carta con Renovar puede ir encima de tu mazo en vez de a la pila de descartes.
rules-HEAT-Y_11 = Con Recuperar eliges cartas de tu propia pila de descartes y las barajas en tu mazo.
rules-HEAT-Y_12 = Una carta de juego directo puede jugarse de la mano en el paso 5, por encima del número que permite la marcha: sube la Velocidad, el coche avanza por ella y sus otros símbolos pueden usarse.
rules-HEAT-Y_13 = Acelerar sube la Velocidad en los símbolos + destapados hasta ahora en este turno, todos o ninguno, una vez por carta, y el coche avanza otro tanto.
rules-HEAT-Y_14 = El Superenfriamiento devuelve otro tanto de Calor de tu pila de descartes al motor.
rules-HEAT-Y_15 = Con Succión avanzas por casillas libres hasta el siguiente coche, y la Velocidad no sube.
rules-HEAT-Y_17 = Los símbolos de las cartas se usan en el paso 5 con todos los demás, en cualquier orden, cada uno completo antes del siguiente.
rules-HEAT-Y_18 = La Succión lleva a la casilla justo detrás del siguiente coche, sea cual sea su vuelta, si no está más lejos de lo que dice el símbolo.
rules-HEAT-Y_19 = Una línea de curva cruzada con juego directo, Acelerar o Succión se comprueba como cualquier otra.
rules-HEAT-Y_20 = Una carta cuyo Calor no está pagado solo da Enfriamiento y Superenfriamiento; su valor, sus + y su límite cuentan desde el principio.
rules-HEAT-Y_21 = Al terminar el paso 5 se cumple lo pendiente: primero todos los símbolos de Calor, luego todos los Desguaces.
rules-HEAT-Y_22 = Si falta Calor conservas y pagas tantas de esas cartas como puedas.
rules-HEAT-Y_23 = Cada una de las demás se descarta con todos sus símbolos, y una carta destapada ocupa su lugar.
rules-HEAT-Y_24 = Entonces el coche vuelve a donde empezó su turno, la Velocidad se cuenta de nuevo y el paso 5 continúa.
rules-HEAT-Y_25 = Un juego directo con símbolo de Calor se paga en el acto; su propio Enfriamiento puede dar ese Calor.
rules-HEAT-Y_26 = Mientras haya cartas que esperan Calor, un Impulso necesita 1 de Calor más de lo que cuestan.
rules-HEAT-Y_27 = Ningún límite baja de 0, digan lo que digan cartas y fichas.
rules-HEAT-Y_28 = Las cartas se renuevan en el paso 8, la última encima; se roban primero y siguen ahí hasta que se baraja el mazo.
rules-HEAT-Y_29 = No se renueva tras una mano saturada ni más allá de la meta.
rules-HEAT-Y_30 = Los símbolos de varias cartas pueden usarse como una sola reserva, carta a carta.
rules-HEAT-G_1 = Con el Garaje cada uno construye su coche con tres mejoras propias en vez de las mejoras iniciales; las leyendas no tienen.
rules-HEAT-G_2 = El mazo de mejoras tiene dos copias de cada carta del nivel elegido.
rules-HEAT-G_3 = Las cartas básicas son para una primera carrera; las de una expansión entran con las avanzadas, si se elige esa expansión.
rules-HEAT-G_4 = Las mejoras se eligen cuando los coches están en la parrilla y se conoce el clima, antes de que nadie tenga mano.
rules-HEAT-G_5 = La elección tiene tres rondas: se descubren tres cartas más que pilotos, cada uno toma una y el resto sale del juego.
rules-HEAT-G_6 = Las rondas 1 y 3 van del último piloto de la parrilla al primero, y la ronda 2 del primero al último.
rules-HEAT-G_7 = Más rápido y sin elección: cada uno recibe tres cartas al azar.
rules-HEAT-G_8 = En la elección en serpiente hay dos rondas en las que cada uno elige dos veces, de ida y de vuelta, y todos entregan a la vez una de sus cuatro cartas.
rules-HEAT-G_9 = Si el mazo de mejoras no basta para un mercado, se vuelven a barajar en él las cartas que salieron.
rules-HEAT-G_10 = Las tres cartas se barajan en el mazo, y después se roban las primeras manos.
rules-HEAT-G_11 = Todos ven el mercado, las elecciones y las tres cartas de cada uno, pero no dónde están después.
rules-HEAT-G_12 = Las mejoras se juegan y se descartan como las cartas básicas, y un símbolo + las descarta.
rules-HEAT-G_13 = Una mejora de Calor es una carta de Calor más, que empieza en el mazo.
rules-HEAT-G_14 = Con el cambio de mano pagas 1 de Calor en la ronda 1 antes de planificar, una vez, y cambias toda la mano.
rules-R-50 = Los símbolos obligatorios no hay que elegirlos uno a uno: al terminar el paso 5 se cumple lo pendiente, en el orden de la zona de juego.
rules-R-51 = Enfriamiento y Superenfriamiento funcionan en una carta sin pagar, porque pueden dar su Calor.
rules-R-52 = Volver al principio del turno deshace todos los avances y nada más; el avance de adrenalina conserva su Velocidad, y lo que se destapa de nuevo no cuenta para Acelerar.
rules-R-53 = Con Calor insuficiente el juego directo solo se permite donde su propio Enfriamiento lo compensa.
rules-R-54 = El Calor que necesita una carta no puede ir a un Impulso; un Impulso gratis no se ve afectado.
rules-R-56 = De lo renovado se sabe que está encima; cualquier barajado del mazo acaba con ello.
rules-R-57 = Las reservas se usan carta a carta; si una carta tiene que irse, lo ya usado se toma como suyo.
rules-R-58 = Un símbolo + no suma nada ni mueve cartas si ya no queda ninguna carta básica, pero cuenta para Acelerar.
rules-R-59 = Varios símbolos de Succión se suman y se usan juntos.
rules-R-62 = Lo recuperado solo lo ve su dueño, y todos ven la nueva carta superior de la pila.
rules-R-74 = La Succión puede llevar más allá de la meta.
rules-R-75 = Donde símbolos distintos dan la misma longitud de rebufo, solo se elige la longitud.
rules-R-84 = Un mercado cuenta a los pilotos con asiento, personas y bots, pero no a las leyendas.
rules-R-85 = Puedes tener las dos copias de una carta.

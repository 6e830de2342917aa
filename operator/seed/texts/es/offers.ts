import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Spanish, as it is written in Chile and Peru. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Bienvenida',
    casino: 'Casino',
    'live-casino': 'Casino en vivo',
    sports: 'Deportes',
    tournaments: 'Torneos',
  },
  promotions: {
    'first-evening': {
      title: 'Tu primera noche, al doble',
      summary:
        'Tu primer depósito al doble hasta {€100}, con requisito de apuesta de 35× y treinta días para cumplirlo.',
      body: [
        'Deposita {€10} o más por primera vez y agregamos lo mismo, hasta {€100}, como dinero de bono.',
        'Tu propio dinero se juega primero y sigue siendo tuyo: puedes retirarlo en cualquier momento, y con eso termina el bono.',
      ],
      terms:
        'Solo jugadores nuevos. 35× el bono en 30 días. Las tragamonedas cuentan completas, los juegos de mesa un décimo, los juegos en vivo nada.',
      button: 'Regístrate',
    },
    'second-helping': {
      title: 'Una segunda porción',
      summary: 'La mitad más en tu segundo depósito, hasta {€50}.',
      body: [
        'Sumamos la mitad a tu segundo depósito. Elige la oferta en la caja antes de pagar; no se agrega nada sin que lo pidas.',
      ],
      terms: 'Solo segundo depósito, de {€20} o más. 35× el bono en 30 días.',
      button: 'Depositar',
    },
    'tuesday-spins': {
      title: 'Veinte giros el martes',
      summary: 'Un juego nuevo cada martes, y veinte giros gratis para probarlo.',
      body: [
        'Cada martes elegimos un juego que merece más jugadores. Ingresa, reclama, gira: los premios se pagan como dinero tuyo, hasta {€20}.',
      ],
      terms:
        'Una vez por jugador cada martes. Giros de {€0.10}. Premios hasta {€20} sin requisito de apuesta. Los giros vencen a medianoche.',
      button: 'Ver el juego',
    },
    'calm-cashback': {
      title: 'Cashback en calma',
      summary: 'El cinco por ciento de lo que perdiste en la semana vuelve el lunes, como dinero tuyo.',
      body: [
        'Si perdiste en la semana, el cinco por ciento vuelve el lunes por la mañana. Sin requisito de apuesta, sin nada que recordar.',
      ],
      terms: 'Tragamonedas y mesas, pérdida neta de lunes a domingo. Máximo {€50}. Reclámalo hasta el jueves.',
      button: 'Jugar',
    },
    'new-on-friday': {
      title: 'Lo nuevo del viernes',
      summary: 'Diez juegos que nadie ha jugado todavía, cada viernes al mediodía.',
      body: ['Probamos cada juego antes de que entre. Estos son los que no pudimos soltar.'],
      terms: 'Sin bono: solo juegos nuevos.',
      button: 'Ver lo nuevo',
    },
    'jackpot-hour': {
      title: 'La hora del jackpot',
      summary: 'Entre las nueve y las diez, cada juego con jackpot suma un segundo pozo, más chico.',
      body: [
        'Un pozo chico de {€500} cae al azar cada noche entre las nueve y las diez, además de lo que tenga el propio juego.',
      ],
      terms: 'Solo juegos con jackpot, apuestas de {€0.20} o más. Un pozo chico por noche.',
      button: 'Juegos con jackpot',
    },
    'table-talk': {
      title: 'Charla de mesa',
      summary: 'El crupier sortea un asiento cada hora; el asiento recibe {€25}.',
      body: [
        'Siéntate en cualquier mesa de nuestro propio estudio. Cada hora en punto se sortea un número de asiento; quien esté ahí recibe {€25}.',
      ],
      terms: 'Asientos con una apuesta en los últimos diez minutos. Se paga como dinero tuyo.',
      button: 'Buscar mesa',
    },
    'golden-wheel': {
      title: 'La rueda dorada',
      summary: 'El pleno al 17 paga una unidad más, todas las noches.',
      body: ['De seis a medianoche, el pleno al 17 en nuestras propias mesas de ruleta paga 36 a 1.'],
      terms: 'Mesas de nuestro estudio, apuestas de hasta {€10} al número.',
      button: 'Mesas de ruleta',
    },
    'saturday-free-bet': {
      title: 'Una apuesta gratis para el sábado',
      summary: 'Apuesta {€20} en la semana y recibe {€5} para el fin de semana.',
      body: [
        'Con apuestas liquidadas por {€20} de lunes a viernes, una apuesta gratis de {€5} te espera el sábado por la mañana.',
      ],
      terms: 'Cuotas de 1,80 o más. Lo apostado en la apuesta gratis no es parte del premio. Vence el domingo.',
      button: 'Ir a deportes',
    },
    'underdog-boost': {
      title: 'Cuota mejorada para la sorpresa',
      summary: 'Una sorpresa posible al día, con la cuota un décimo más alta.',
      body: [
        'Cada mañana nuestros traders eligen a alguien que no es favorito y que les cae bien. Su cuota sube un décimo, para apuestas de hasta {€20}.',
      ],
      terms: 'Una apuesta por jugador al día. Los premios con cuota mejorada se pagan como dinero tuyo.',
      button: 'La sorpresa de hoy',
    },
    'slow-race': {
      title: 'La carrera lenta',
      summary: 'Un torneo para apuestas chicas: cuentan los mejores veinte giros de la semana.',
      body: [
        'Solo cuentan tus mejores veinte giros, medidos como premio sobre apuesta, así que una apuesta de {€0.10} tiene la misma opción que una de {€10}.',
      ],
      terms: 'Entrada gratis. Apuestas desde {€0.10}. Premios por {€5000} en total.',
      button: 'Participar',
    },
    'high-tide': {
      title: 'Marea alta',
      summary: 'Solo juegos de mar. Toda la pesca se reparte entre quienes encuentren una perla.',
      body: [
        'Toda la semana, quien logre un premio de 200× o más en un juego de mar encuentra una perla. El domingo se reparten {€3000} en partes iguales entre las perlas.',
      ],
      terms: 'Juegos de la categoría Bajo el mar. Cuenta una perla por jugador.',
      button: 'Bajo el mar',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Tu primera noche, al doble',
      description: 'Tu depósito al doble hasta {€100}, con requisito de apuesta de 35× y treinta días para cumplirlo.',
      terms:
        '35× el bono en 30 días. Las tragamonedas cuentan completas, los juegos de mesa un décimo. Tu propio dinero se juega primero y sigue siendo tuyo.',
    },
    'friday-spins': {
      title: 'Veinte giros el viernes',
      description: 'Veinte giros gratis en Nautilus Parlour.',
      terms: 'Giros de {€0.10} por siete días. Los premios son dinero de bono, que se apuesta 20 veces.',
    },
    'front-row': {
      title: 'Un asiento en primera fila',
      description: '{€10} para jugar en nuestras mesas en vivo.',
      terms:
        'Bono no retirable: {€10} son para jugar; lo que ganes por encima es tuyo tras cumplir un requisito de apuesta de 10× en 14 días. Máximo {€200}.',
    },
    'calm-cashback': {
      title: 'Cashback en calma',
      description: 'El cinco por ciento de lo que pierdes en el casino vuelve, como dinero tuyo.',
      terms: 'Pérdida neta de tu propio dinero mientras esté activado. Máximo {€50}.',
    },
    'saturday-free-bet': {
      title: 'Una apuesta gratis para el sábado',
      description: 'Una apuesta de {€5} por cuenta de la casa.',
      terms: 'Lo apostado no es parte del premio. Lo que gane se apuesta una vez antes de ser tuyo.',
    },
    'second-helping': {
      title: 'Una segunda porción',
      description: 'La mitad más en tu segundo depósito, hasta {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': [
      'La carrera lenta',
      'Cuentan tus mejores veinte giros de la semana, por lo que ganan por unidad apostada.',
    ],
    'weekend-tables': [
      'El fin de semana largo',
      'Del viernes por la noche al domingo por la noche, en todos los juegos de ruleta, blackjack y bacará.',
    ],
  },
  boxes: {
    'slow-race': ['La carrera lenta', 'Cuentan tus mejores veinte giros de la semana.', 'Participar'],
    'weekend-tables': [
      'El fin de semana largo',
      'En todos los juegos de mesa, desde el viernes por la noche.',
      'Ir a las mesas',
    ],
    limits: ['Tus límites, tu ritmo', 'Fija uno antes de empezar; bajarlo rige de inmediato.', 'Fijar un límite'],
    'live-limits': [
      'Un asiento a tu ritmo',
      'Cada mesa dice sus límites antes de que te sientes; tú también puedes.',
      'Fijar un límite',
    ],
  },
}

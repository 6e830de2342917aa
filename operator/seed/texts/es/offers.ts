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
        'Tu depósito al doble hasta {€100} con el código WELCOME: requisito de apuesta de 35× y treinta días para cumplirlo.',
      body: [
        'Ingresa el código WELCOME, elige el bono en la caja y deposita {€10} o más: agregamos lo mismo, hasta {€100}, como dinero de bono.',
        'Tu propio dinero se juega primero y sigue siendo tuyo: puedes retirarlo en cualquier momento, y con eso termina el bono.',
      ],
      terms:
        'Con el código WELCOME, una vez por jugador. 35× el bono en 30 días. Las tragamonedas cuentan completas, los juegos de mesa un décimo, los juegos en vivo nada.',
      button: 'Regístrate',
    },
    'second-helping': {
      title: 'Una segunda porción',
      summary: 'Los bonos de depósito abiertos para ti están en la caja.',
      body: [
        'Elige uno ahí antes de pagar, o ninguno: no se agrega nada sin que lo pidas. Cada uno dice sus condiciones al lado.',
      ],
      terms: 'Las condiciones de cada bono están a su lado en la caja, antes de que pagues.',
      button: 'Depositar',
    },
    'friday-spins': {
      title: 'Veinte giros por cuenta de la casa',
      summary: 'Veinte giros gratis de {€0.10} en Nautilus Parlour, el día que quieras.',
      body: [
        'Reclámalos en tu página de recompensas y gira cuando te acomode: tienes siete días. Los premios son dinero de bono, que se apuesta 20 veces.',
      ],
      terms:
        'Una vez por jugador. Giros de {€0.10}. Siete días desde que los reclamas, para los giros y para apostar lo ganado. Los premios son dinero de bono, que se apuesta 20 veces: las tragamonedas cuentan completas, los juegos de mesa un décimo, los juegos en vivo nada.',
      button: 'Ver tus recompensas',
    },
    'calm-cashback': {
      title: 'Cashback en calma',
      summary: 'El cinco por ciento de lo que pierdas en siete días vuelve, como dinero tuyo.',
      body: [
        'Actívalo en tu página de recompensas. El cinco por ciento de lo que pierdas en juegos de casino durante los siete días siguientes se te paga al final. Sin requisito de apuesta, sin nada que recordar.',
      ],
      terms:
        'Pérdida neta de tu propio dinero en juegos de casino, sin contar las mesas en vivo, durante los siete días desde su inicio. Máximo {€50}. Sin requisito de apuesta. Una vez por jugador.',
      button: 'Ver tus recompensas',
    },
    'new-games': {
      title: 'Algunos para empezar',
      summary: 'Una pequeña parte de los juegos de la casa, en un solo lugar.',
      body: ['Cada uno dice cuánto devuelve antes de que apuestes. Mira primero: aquí nadie tiene apuro.'],
      terms: 'Sin bono: solo juegos.',
      button: 'Echar un vistazo',
    },
    'jackpot-games': {
      title: 'Un estante de tragamonedas',
      summary: 'Tragamonedas de veinte líneas, juntas en un solo lugar.',
      body: [
        'Cada una dice cuánto devuelve antes de que apuestes. Ningún premio es más probable por haberse hecho esperar: juega con dinero que te sobre.',
      ],
      terms: 'Sin bono: solo los juegos.',
      button: 'Ver tragamonedas',
    },
    'front-row': {
      title: 'Un asiento en primera fila',
      summary: '{€10} para jugar en nuestras mesas en vivo.',
      body: [
        'Participa en tu página de recompensas y reclámalo ahí mismo. Se juega en nuestras mesas en vivo, y en ningún otro lado.',
      ],
      terms:
        'Bono no retirable: {€10} son para jugar; lo que ganes por encima es tuyo tras cumplir un requisito de apuesta de 10× en 14 días. Máximo {€200}. Una vez por jugador.',
      button: 'Ver tus recompensas',
    },
    'golden-wheel': {
      title: 'La rueda dorada',
      summary: 'Todas las mesas de ruleta en vivo en un solo lugar, cada una con un solo cero.',
      body: ['El pleno paga 35 a 1 en todas ellas. Cada mesa dice sus límites antes de que te sientes.'],
      terms: 'Sin bono: solo las mesas.',
      button: 'Mesas de ruleta',
    },
    'saturday-free-bet': {
      title: 'Una apuesta gratis de la casa',
      summary: 'Una apuesta de {€5} por cuenta de la casa, el día que quieras.',
      body: [
        'Reclámala en tu página de recompensas y úsala en siete días. Lo que gane se apuesta una vez antes de ser tuyo.',
      ],
      terms:
        'Una vez por jugador. Siete días desde que la reclamas, para la apuesta y para apostar lo ganado. Lo apostado no es parte del premio. Lo que gane se apuesta una vez antes de ser tuyo.',
      button: 'Ver tus recompensas',
    },
    'odds-you-saw': {
      title: 'La cuota que viste',
      summary:
        'Si una cuota baja antes de que tu apuesta quede hecha, te preguntamos primero. Si sube, la mejor es tuya.',
      body: [
        'El boleto muestra la cuota nueva y espera tu sí. Sin él no se hace ninguna apuesta ni se descuenta nada.',
      ],
      terms: 'Sin bono: solo nuestra forma de tomar apuestas.',
      button: 'Ir a deportes',
    },
    'slow-race': {
      title: 'La carrera lenta',
      summary: 'Un torneo para apuestas chicas: cuentan los mejores veinte giros de la semana.',
      body: [
        'Solo cuentan tus mejores veinte giros, medidos como premio sobre apuesta, así que una apuesta de {€0.20} tiene la misma opción que una de {€10}.',
        'Los diez mejores lugares ganan {€5000} en total, que se pagan como dinero propio minutos después del final.',
      ],
      terms:
        'Entrada gratis: cuenta cualquier apuesta en juegos de la categoría Tranquilos. Cada semana desde el lunes a las 00:00 UTC. Premios por {€5000} en total para los diez mejores lugares, desde 30 % para el primero hasta 2 % para el décimo, como dinero propio.',
      button: 'Participar',
    },
    'weekend-tables': {
      title: 'El fin de semana largo',
      summary: 'Un torneo en todos los juegos de mesa, del viernes por la noche al domingo por la noche.',
      body: [
        'Cuentan tus mejores veinte rondas, por lo que ganan por unidad apostada. Los diez mejores lugares ganan {€2000} en total, que se pagan como dinero propio minutos después del final.',
      ],
      terms:
        'Entrada gratis: cuenta cualquier apuesta en juegos de la categoría Juegos de mesa; las mesas en vivo no. Del viernes a las 18:00 UTC al lunes a las 00:00 UTC. Premios por {€2000} en total para los diez mejores lugares, desde 30 % para el primero hasta 2 % para el décimo, como dinero propio.',
      button: 'Ir a las mesas',
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
      title: 'Veinte giros por cuenta de la casa',
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
      description: 'El cinco por ciento de lo que pierdes en juegos de casino vuelve, como dinero tuyo.',
      terms:
        'Pérdida neta de tu propio dinero durante los siete días desde su inicio, mientras esté activado. Máximo {€50}.',
    },
    'saturday-free-bet': {
      title: 'Una apuesta gratis de la casa',
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
      'Del viernes por la noche al domingo por la noche, en todos los juegos de mesa.',
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

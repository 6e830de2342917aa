import type { PageTexts } from '../shape.ts'

/** The static pages in Spanish, as it is written in Chile and Peru. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Política de privacidad',
    lead: 'Qué sabe {brand} de ti, por qué, por cuánto tiempo, y cómo puedes verlo o cambiarlo.',
    sections: [
      [
        'Qué recopilamos',
        'Al registrarte te pedimos nombre, fecha de nacimiento, dirección, correo y teléfono, porque la ley quiere que sepamos quién juega y que tiene la edad para hacerlo.',
        'Mientras juegas guardamos tus apuestas, premios, depósitos y retiros, tus límites, y la hora y el lugar de tus inicios de sesión.',
      ],
      [
        'Qué no hacemos nunca',
        'No vendemos tus datos. Lo que le cuentas a nuestro equipo de juego responsable no se usa para publicidad. Los números de tarjeta van directo al proveedor de pagos y nunca los guardamos.',
      ],
      [
        'Por cuánto tiempo los guardamos',
        'Los registros de cuenta y de pagos se guardan el tiempo que exige la ley contra el lavado de activos: al menos cinco años después de cerrar la cuenta. Lo que un visitante escribe en el chat se borra tras treinta días de silencio; la conversación de un jugador queda con su cuenta. Todo lo demás se borra cuando ya no hace falta.',
      ],
      [
        'Tus derechos',
        'Puedes pedir una copia de tus datos, hacer corregir errores, rechazar la publicidad en cualquier momento desde tu cuenta y reclamar ante la autoridad de protección de datos.',
      ],
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    lead: 'El acuerdo entre tú y {brand}, escrito para que se lea.',
    sections: [
      [
        'Quién puede jugar',
        'Debes tener la edad legal donde vives, jugar por cuenta propia y con tu dinero, y tener una sola cuenta. Quien esté excluido en cualquier casa del grupo no puede abrir una cuenta nueva.',
      ],
      [
        'Tu cuenta',
        'No compartas tu contraseña. Avísanos de inmediato si otra persona pudo haber usado tu cuenta. Podemos pedir documentos antes de un retiro, y decimos cuáles antes de tu primer depósito.',
      ],
      [
        'Depósitos y retiros',
        'La mayoría de los depósitos se acreditan al instante; algunos medios tardan hasta una hora. Los retiros vuelven al medio con el que pagaste siempre que sea posible. No cobramos por ninguno; tu banco podría hacerlo.',
      ],
      [
        'Cuando un juego falla',
        'Si una ronda se interrumpe, su resultado vale y te lo mostramos cuando vuelves. Si un juego funciona mal, las rondas afectadas se anulan y las apuestas se devuelven.',
      ],
      [
        'Cerrar tu cuenta',
        'Puedes cerrar tu cuenta en cualquier momento escribiendo a nuestro soporte. Te pagamos tu saldo. Los bonos abiertos terminan con la cuenta.',
      ],
      [
        'Reclamos',
        'Escribe primero a nuestro soporte; recibes una primera respuesta en dos días hábiles. Si no llegamos a un acuerdo, decide el servicio independiente de resolución de disputas que nombramos en nuestra respuesta final, sin costo para ti.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Restricciones de edad',
    lead: 'El juego es para adultos. Lo comprobamos.',
    sections: [
      [
        'La edad que cuenta',
        'Debes tener al menos 18 años, o más donde la ley lo diga: 19 en la mayor parte de Canadá. La edad de tu país se indica al registrarte.',
      ],
      [
        'Cómo lo comprobamos',
        'Al registrarte te pedimos tu fecha de nacimiento, y no abrimos cuentas a quien no tiene la edad. Antes de tu primer retiro demuestras con documentos quién eres. Si una cuenta resulta ser de un menor de edad, se cierra.',
      ],
      [
        'Si compartes el equipo',
        'Si hay niños que usan tu dispositivo, cierra sesión después de jugar, no guardes tu contraseña en él y considera un control parental, como el de tu sistema operativo.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Condiciones de los bonos',
    lead: 'Cómo funcionan los bonos, sin letra chica.',
    sections: [
      [
        'Requisito de apuesta',
        'Un requisito de apuesta (rollover) de 35× sobre un bono de {€20} significa apostar {€700} antes de que el dinero del bono sea tuyo. Cada oferta dice su número antes de que la aceptes.',
      ],
      [
        'Tu dinero primero',
        'Tu propio dinero siempre se juega primero. Puedes retirarlo en cualquier momento; si lo haces con un bono activo, ese bono termina, y te preguntamos antes.',
      ],
      [
        'Qué cuenta',
        'Las tragamonedas cuentan completas, los juegos de mesa un décimo, los juegos en vivo nada, salvo que la oferta diga otra cosa. Un juego donde tu bono no se puede usar lo dice antes de abrirse.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Reglas de apuestas',
    lead: 'Cómo se toman, se liquidan y, a veces, se anulan las apuestas deportivas.',
    sections: [
      [
        'Hacer una apuesta',
        'Una apuesta vale cuando tu cupón lo dice. Si la cuota cambió mientras decidías, te la mostramos de nuevo antes de confirmar.',
      ],
      [
        'Liquidación',
        'Las apuestas se liquidan con el resultado oficial del día. Las correcciones posteriores de una federación no las cambian.',
      ],
      [
        'Apuestas anuladas',
        'Una apuesta se anula si el evento no se realizó dentro de las 48 horas de su hora prevista o si la cuota era evidentemente errónea. Lo apostado se devuelve.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Reglas del casino',
    lead: 'Juegos justos, y cómo saberlo.',
    sections: [
      [
        'El azar',
        'Cada resultado lo saca al azar nuestro propio generador, en el servidor del juego: nadie puede preverlo ni cambiarlo. Ningún resultado depende de lo anterior, de tu saldo ni de cómo apuestas.',
      ],
      [
        'Retorno al jugador',
        'Cada juego dice su retorno teórico. Se calcula sobre millones de rondas; una sola noche puede verse muy distinta.',
      ],
      [
        'Rondas interrumpidas',
        'Si se corta tu conexión, la ronda termina en el servidor. Al abrir de nuevo el juego, lo primero que ves es cómo terminó.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Juega dentro de tus límites',
    lead: 'Herramientas para que jugar siga siendo un placer, y personas con quienes hablar cuando no lo es.',
    sections: [
      [
        'Fija límites',
        'Fija un límite diario, semanal o mensual de depósito, de apuestas o de pérdida. Si lo bajas, rige de inmediato. Si lo subes, hay un plazo de espera y te preguntamos de nuevo.',
      ],
      [
        'Mira cómo vas',
        'En cada juego ves tu saldo, la hora y cuánto tiempo pasó desde que iniciaste sesión. Un resumen de tu tiempo y tu dinero llega con la frecuencia que elijas, y un control de realidad donde tu mercado lo pide.',
      ],
      [
        'Toma una pausa',
        'Una pausa dura un día o más, como elijas. La autoexclusión dura meses o para siempre, y ni tú ni nosotros podemos deshacerla.',
      ],
      [
        'Pregúntate',
        '¿Juegas con dinero destinado a otra cosa? ¿Se lo ocultas a tus cercanos? ¿Juegas para recuperar lo perdido? Si respondiste que sí a alguna, habla con alguien: es gratis y confidencial.',
      ],
      [
        'Quién puede ayudar',
        'En Chile y Perú ayudan Jugadores Anónimos (gamblersanonymous.org) y Gambling Therapy (gamblingtherapy.org), en español y en muchos otros idiomas.',
        'En otros países ayudan estos servicios. Suecia: Stödlinjen (stodlinjen.se); Noruega: Hjelpelinjen (hjelpelinjen.no); Finlandia: Peluuri (peluuri.fi); Reino Unido: GamCare (gamcare.org.uk); Países Bajos: Loket Kansspel (loketkansspel.nl); Alemania: Check dein Spiel (check-dein-spiel.de); Austria: Spielsuchthilfe (spielsuchthilfe.at); Francia: Joueurs Info Service (joueurs-info-service.fr); Portugal: Linha Vida (1414); Polonia: Telefon Zaufania (801 889 880); Turquía: YEDAM (115); Canadá: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brasil: Jogadores Anônimos; Nueva Zelanda: Gambling Helpline (gamblinghelpline.co.nz); India: Gamblers Anonymous (gamblersanonymous.org); Japón: GA日本; Filipinas: PAGCOR, Gamblers Anonymous.',
        'Algunos países tienen un registro para autoexcluirte de todos los sitios autorizados de una vez. Reino Unido: GAMSTOP (gamstop.co.uk); Suecia: Spelpaus (spelpaus.se); Países Bajos: Cruks (cruksregister.nl); Alemania: OASIS; Francia: ANJ (interdictiondejeux.anj.fr); Portugal: SRIJ (srij.turismodeportugal.pt).',
        'Puedes cerrar tu cuenta al instante y a cualquier hora, sin hablar con nadie: elige la autoexclusión en “Límites de juego”, dentro de tu cuenta. Cuando hay una persona en el chat, nuestro soporte puede hacerlo por ti.',
      ],
    ],
  },
  information: {
    title: 'Sobre {brand}',
    lead: 'Quiénes somos, cómo gana dinero la casa y cómo se registra el tuyo.',
    sections: [
      [
        'La casa',
        '{brand} es un casino en línea con casino en vivo y apuestas deportivas. Lo lleva gente a la que le gustan los juegos y no la letra chica.',
      ],
      [
        'Cómo ganamos',
        'Cada juego se queda en promedio con una pequeña parte de todo lo apostado. Con el tiempo, la casa gana. Juega por diversión, con dinero que no te haga falta.',
      ],
      [
        'Tu dinero',
        'En nuestros libros, el dinero de cada jugador va aparte del de los demás y del de la casa. Cada movimiento aparece en tu cuenta.',
      ],
    ],
  },
  'contact-us': {
    title: 'Contáctanos',
    lead: 'Cómo contactarnos: por el chat o con un informe desde cualquier página.',
    sections: [
      [
        'Chat',
        'Cuando hay chat, lo abres al pie de la página. Te dice si hay alguien; si no, deja un mensaje y te respondemos.',
      ],
      [
        'Informe para soporte',
        '“Enviar un informe a soporte” está al pie de nuestras páginas, haya chat o no. Escribe qué falló y recibes una referencia con la que soporte encuentra el informe.',
      ],
      [
        'Reclamos',
        'Cuéntanos qué pasó, cuándo, y qué quieres que hagamos. Recibes una primera respuesta en dos días hábiles.',
      ],
      [
        'Juego responsable',
        'Si quieres dejar de jugar ahora mismo, elige una pausa o la autoexclusión en “Límites de juego”, dentro de tu cuenta: empieza al instante, a cualquier hora. Cuando hay una persona en el chat, también puedes decirlo ahí: tu cuenta se cierra antes de cualquier pregunta.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Chat en vivo',
    lead: 'Habla con nuestro soporte.',
    sections: [
      [
        'Antes de escribir',
        'Ten a mano el correo de tu cuenta. Nunca te pediremos tu contraseña ni un código que te hayamos enviado.',
      ],
      ['Horario', 'El chat dice si hay alguien. Si no hay nadie, deja un mensaje.'],
    ],
  },
  'closed-account': {
    title: 'Tu cuenta está cerrada',
    lead: 'Esta cuenta se cerró y no se puede usar para iniciar sesión.',
    sections: [
      [
        'Tu dinero',
        'El saldo que sea tuyo se paga al último medio que usaste. Escribe a soporte si no llega en cinco días hábiles.',
      ],
      [
        'Abrirla de nuevo',
        'Una cuenta cerrada a pedido tuyo puede abrirse de nuevo tras hablar con soporte. Una cuenta con autoexclusión sigue cerrada por todo su plazo.',
      ],
    ],
  },
}

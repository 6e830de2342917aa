import type { OfferTexts } from '../shape.ts'

/** What the house offers, in German. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Willkommen',
    casino: 'Casino',
    'live-casino': 'Live-Casino',
    sports: 'Sport',
    tournaments: 'Turniere',
  },
  promotions: {
    'first-evening': {
      title: 'Ihr erster Abend, verdoppelt',
      summary: 'Ihre erste Einzahlung verdoppelt, bis zu {€100}, mit 35× Umsatz und dreißig Tagen Zeit.',
      body: [
        'Zahlen Sie zum ersten Mal {€10} oder mehr ein, legen wir denselben Betrag noch einmal dazu, bis zu {€100}, als Bonusgeld.',
        'Ihr eigenes Geld wird zuerst gespielt und bleibt Ihres: Sie können es jederzeit auszahlen, damit endet der Bonus.',
      ],
      terms:
        'Nur für neue Spieler. Bonus 35× innerhalb von 30 Tagen umzusetzen. Spielautomaten zählen voll, Tischspiele zu einem Zehntel, Live-Spiele gar nicht.',
      button: 'Registrieren',
    },
    'second-helping': {
      title: 'Ein Nachschlag',
      summary: 'Zu Ihrer zweiten Einzahlung die Hälfte dazu, bis zu {€50}.',
      body: [
        'Wir stocken Ihre zweite Einzahlung um die Hälfte auf. Wählen Sie das Angebot an der Kasse vor dem Bezahlen; ungefragt kommt nichts dazu.',
      ],
      terms: 'Nur zweite Einzahlung, ab {€20}. Bonus 35× innerhalb von 30 Tagen umzusetzen.',
      button: 'Einzahlen',
    },
    'tuesday-spins': {
      title: 'Zwanzig Freispiele am Dienstag',
      summary: 'Jeden Dienstag ein neues Spiel und zwanzig Freispiele, um es auszuprobieren.',
      body: [
        'Jeden Dienstag suchen wir ein Spiel aus, das mehr Spieler verdient. Anmelden, abholen, drehen: Gewinne werden als Ihr eigenes Geld gutgeschrieben, bis zu {€20}.',
      ],
      terms:
        'Einmal je Spieler an jedem Dienstag. Freispiele zu {€0.10}. Gewinne bis {€20} ohne Umsatzbedingung. Freispiele verfallen um Mitternacht.',
      button: 'Zum Spiel',
    },
    'calm-cashback': {
      title: 'Cashback in Ruhe',
      summary: 'Fünf Prozent einer Verlustwoche kommen am Montag zurück, als Ihr eigenes Geld.',
      body: [
        'Haben Sie über die Woche verloren, kommen am Montagmorgen fünf Prozent zurück. Keine Umsatzbedingung, nichts, woran Sie denken müssten.',
      ],
      terms:
        'Spielautomaten und Tischspiele, Nettoverlust von Montag bis Sonntag. Höchstens {€50}. Abholen bis Donnerstag.',
      button: 'Spielen',
    },
    'new-on-friday': {
      title: 'Neu am Freitag',
      summary: 'Zehn Spiele, die noch niemand gespielt hat, jeden Freitagmittag um zwölf.',
      body: [
        'Wir probieren jedes Spiel aus, bevor es ins Haus kommt. Das sind die, bei denen wir hängen geblieben sind.',
      ],
      terms: 'Kein Bonus: nur neue Spiele.',
      button: 'Neues ansehen',
    },
    'jackpot-hour': {
      title: 'Jackpot-Stunde',
      summary: 'Zwischen neun und zehn Uhr abends hat jedes Jackpot-Spiel einen zweiten, kleineren Topf.',
      body: [
        'Ein kleiner Topf von {€500} fällt jeden Abend zufällig zwischen neun und zehn, zusätzlich zu dem, was im Spiel selbst steckt.',
      ],
      terms: 'Nur Jackpot-Spiele, Einsätze ab {€0.20}. Ein kleiner Topf pro Abend.',
      button: 'Jackpot-Spiele',
    },
    'table-talk': {
      title: 'Tischgespräch',
      summary: 'Jede Stunde zieht der Croupier einen Platz; der Platz bekommt {€25}.',
      body: [
        'Setzen Sie sich an einen Tisch unseres eigenen Studios. Zu jeder vollen Stunde wird eine Platznummer gezogen; wer dort sitzt, bekommt {€25}.',
      ],
      terms: 'Plätze mit einem Einsatz in den letzten zehn Minuten. Gutschrift als Ihr eigenes Geld.',
      button: 'Tisch finden',
    },
    'golden-wheel': {
      title: 'Das goldene Rad',
      summary: 'Ein Plein auf die 17 zahlt jeden Abend einen Einsatz mehr.',
      body: [
        'Von sechs Uhr abends bis Mitternacht zahlt ein Plein auf die 17 an unseren eigenen Roulettetischen 36 zu 1.',
      ],
      terms: 'Tische des eigenen Studios, Einsätze bis {€10} auf die Zahl.',
      button: 'Roulettetische',
    },
    'saturday-free-bet': {
      title: 'Eine Gratiswette für Samstag',
      summary: 'Unter der Woche {€20} wetten, fürs Wochenende {€5} bekommen.',
      body: [
        'Werden von Montag bis Freitag Wetten von {€20} abgerechnet, wartet am Samstagmorgen eine Gratiswette von {€5} auf Sie.',
      ],
      terms: 'Quoten ab 1,80. Der Einsatz der Gratiswette gehört nicht zum Gewinn. Verfällt am Sonntag.',
      button: 'Zu den Sportwetten',
    },
    'underdog-boost': {
      title: 'Außenseiter-Boost',
      summary: 'Ein Außenseiter am Tag, die Quote um ein Zehntel erhöht.',
      body: [
        'Jeden Morgen wählen unsere Buchmacher einen Außenseiter, den sie ganz gern mögen. Die Quote wird um ein Zehntel erhöht, für Einsätze bis {€20}.',
      ],
      terms: 'Eine Wette je Spieler und Tag. Erhöhte Gewinne werden als Ihr eigenes Geld gutgeschrieben.',
      button: 'Außenseiter des Tages',
    },
    'slow-race': {
      title: 'Das langsame Rennen',
      summary: 'Ein Turnier für kleine Einsätze: Die besten zwanzig Drehungen der Woche zählen.',
      body: [
        'Nur Ihre besten zwanzig Drehungen zählen, gemessen als Gewinn durch Einsatz; ein Einsatz von {€0.10} hat also dieselbe Chance wie einer von {€10}.',
      ],
      terms: 'Teilnahme kostenlos. Einsätze ab {€0.10}. Preise von insgesamt {€5000}.',
      button: 'Mitmachen',
    },
    'high-tide': {
      title: 'Flut',
      summary: 'Nur Meeresspiele. Der ganze Fang wird unter allen geteilt, die eine Perle finden.',
      body: [
        'Wer in der Woche in einem Meeresspiel einen Gewinn von 200× oder mehr erzielt, findet eine Perle. Am Sonntag werden {€3000} gleichmäßig auf die Perlen verteilt.',
      ],
      terms: 'Spiele der Kategorie Unter dem Meer. Je Spieler zählt eine Perle.',
      button: 'Unter dem Meer',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Ihr erster Abend, verdoppelt',
      description: 'Ihre Einzahlung verdoppelt, bis zu {€100}, mit 35× Umsatz und dreißig Tagen Zeit.',
      terms:
        'Bonus 35× innerhalb von 30 Tagen umzusetzen. Spielautomaten zählen voll, Tischspiele zu einem Zehntel. Ihr eigenes Geld wird zuerst gespielt und bleibt Ihres.',
    },
    'friday-spins': {
      title: 'Zwanzig Freispiele am Freitag',
      description: 'Zwanzig Freispiele in Nautilus Parlour.',
      terms: 'Freispiele zu {€0.10}, sieben Tage lang. Gewinne sind Bonusgeld, das 20-mal umzusetzen ist.',
    },
    'front-row': {
      title: 'Ein Platz in der ersten Reihe',
      description: '{€10} zum Spielen an unseren Live-Tischen.',
      terms:
        'Sticky-Bonus: {€10} sind zum Spielen da; was Sie darüber hinaus gewinnen, gehört Ihnen nach 10× Umsatz innerhalb von 14 Tagen. Höchstens {€200}.',
    },
    'calm-cashback': {
      title: 'Cashback in Ruhe',
      description: 'Fünf Prozent von dem, was Sie im Casino verlieren, kommen als Ihr eigenes Geld zurück.',
      terms: 'Nettoverlust an eigenem Geld, solange es eingeschaltet ist. Höchstens {€50}.',
    },
    'saturday-free-bet': {
      title: 'Eine Gratiswette für Samstag',
      description: 'Eine Wette von {€5} auf Kosten des Hauses.',
      terms:
        'Der Einsatz gehört nicht zum Gewinn. Was sie gewinnt, muss einmal umgesetzt werden, bevor es Ihnen gehört.',
    },
    'second-helping': {
      title: 'Ein Nachschlag',
      description: 'Zu Ihrer zweiten Einzahlung die Hälfte dazu, bis zu {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': [
      'Das langsame Rennen',
      'Ihre zwanzig besten Drehungen der Woche zählen, nach Gewinn je eingesetzter Einheit.',
    ],
    'weekend-tables': [
      'Das lange Wochenende',
      'Von Freitagabend bis Sonntagnacht, bei allen Roulette-, Blackjack- und Baccarat-Spielen.',
    ],
  },
  boxes: {
    'slow-race': ['Das langsame Rennen', 'Ihre zwanzig besten Drehungen der Woche zählen.', 'Mitmachen'],
    'weekend-tables': ['Das lange Wochenende', 'An allen Tischspielen, ab Freitagabend.', 'Zu den Tischen'],
    limits: [
      'Ihre Limits, Ihr Tempo',
      'Legen Sie eines fest, bevor Sie beginnen; Senken wirkt sofort.',
      'Limit festlegen',
    ],
    'live-limits': [
      'Ein Platz in Ihrem Tempo',
      'Jeder Tisch nennt seine Limits, bevor Sie sich setzen; Sie können das auch.',
      'Limit festlegen',
    ],
  },
}

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
      summary: 'Ihre Einzahlung verdoppelt, bis zu {€100}, mit dem Code WELCOME: 35× Umsatz und dreißig Tage Zeit.',
      body: [
        'Geben Sie den Code WELCOME ein, wählen Sie den Bonus an der Kasse und zahlen Sie {€10} oder mehr ein: Wir legen denselben Betrag noch einmal dazu, bis zu {€100}, als Bonusgeld.',
        'Ihr eigenes Geld wird zuerst gespielt und bleibt Ihres: Sie können es jederzeit auszahlen, damit endet der Bonus.',
      ],
      terms:
        'Mit dem Code WELCOME, einmal je Spieler. Bonus 35× innerhalb von 30 Tagen umzusetzen. Spielautomaten zählen voll, Tischspiele zu einem Zehntel, Live-Spiele gar nicht.',
      button: 'Registrieren',
    },
    'second-helping': {
      title: 'Ein Nachschlag',
      summary: 'Einzahlungsboni, die Ihnen offenstehen, finden Sie an der Kasse.',
      body: [
        'Wählen Sie dort vor dem Bezahlen einen aus oder keinen: Ungefragt kommt nichts dazu. Die Bedingungen stehen jeweils daneben.',
      ],
      terms: 'Die Bedingungen jedes Bonus stehen an der Kasse daneben, bevor Sie bezahlen.',
      button: 'Einzahlen',
    },
    'friday-spins': {
      title: 'Zwanzig Freispiele auf Kosten des Hauses',
      summary: 'Zwanzig Freispiele zu {€0.10} in Nautilus Parlour, an welchem Tag Sie möchten.',
      body: [
        'Holen Sie sie auf der Seite „Prämien“ ab und drehen Sie, wann es Ihnen passt: Sie haben sieben Tage Zeit. Gewinne sind Bonusgeld, das 20-mal umzusetzen ist.',
      ],
      terms:
        'Einmal je Spieler. Freispiele zu {€0.10}. Sieben Tage ab dem Abholen, für Freispiele und Umsatz. Gewinne sind Bonusgeld, das 20-mal umzusetzen ist: Spielautomaten zählen voll, Tischspiele zu einem Zehntel, Live-Spiele gar nicht.',
      button: 'Zu den Prämien',
    },
    'calm-cashback': {
      title: 'Cashback in Ruhe',
      summary: 'Fünf Prozent von dem, was Sie in sieben Tagen verlieren, kommen als Ihr eigenes Geld zurück.',
      body: [
        'Starten Sie es auf der Seite „Prämien“. Fünf Prozent von dem, was Sie in den sieben Tagen danach in Casinospielen verlieren, werden Ihnen am Ende gutgeschrieben. Keine Umsatzbedingung, nichts, woran Sie denken müssten.',
      ],
      terms:
        'Nettoverlust an eigenem Geld in Casinospielen, Live-Tische ausgenommen, in den sieben Tagen ab dem Start. Höchstens {€50}. Keine Umsatzbedingung. Einmal je Spieler.',
      button: 'Zu den Prämien',
    },
    'new-games': {
      title: 'Ein paar für den Anfang',
      summary: 'Ein kleiner Teil der Spiele des Hauses, an einem Ort.',
      body: [
        'Jedes nennt seine Auszahlungsquote, bevor Sie setzen. Sehen Sie sich erst um: Hier hat es niemand eilig.',
      ],
      terms: 'Kein Bonus: nur Spiele.',
      button: 'Ansehen',
    },
    'jackpot-games': {
      title: 'Ein Regal voller Automaten',
      summary: 'Automaten mit je zwanzig Linien, alle an einem Ort.',
      body: [
        'Jeder nennt seine Auszahlungsquote, bevor Sie setzen. Kein Gewinn wird wahrscheinlicher, weil er lange ausgeblieben ist: Spielen Sie mit Geld, das Sie entbehren können.',
      ],
      terms: 'Kein Bonus: nur die Spiele.',
      button: 'Zu den Automaten',
    },
    'front-row': {
      title: 'Ein Platz in der ersten Reihe',
      summary: '{€10} zum Spielen an unseren Live-Tischen.',
      body: [
        'Nehmen Sie auf der Seite „Prämien“ teil und holen Sie den Bonus dort ab. Gespielt wird er an unseren Live-Tischen und nirgends sonst.',
      ],
      terms:
        'Sticky-Bonus: {€10} sind zum Spielen da; was Sie darüber hinaus gewinnen, gehört Ihnen nach 10× Umsatz innerhalb von 14 Tagen. Höchstens {€200}. Einmal je Spieler.',
      button: 'Zu den Prämien',
    },
    'golden-wheel': {
      title: 'Das goldene Rad',
      summary: 'Alle Live-Roulettetische an einem Ort, jeder mit nur einer Null.',
      body: ['Ein Plein zahlt an allen 35 zu 1. Jeder Tisch nennt seine Limits, bevor Sie sich setzen.'],
      terms: 'Kein Bonus: nur die Tische.',
      button: 'Roulettetische',
    },
    'saturday-free-bet': {
      title: 'Eine Gratiswette auf Kosten des Hauses',
      summary: 'Eine Wette von {€5} auf Kosten des Hauses, an welchem Tag Sie möchten.',
      body: [
        'Holen Sie sie auf der Seite „Prämien“ ab und setzen Sie sie innerhalb von sieben Tagen ein. Was sie gewinnt, muss einmal umgesetzt werden, bevor es Ihnen gehört.',
      ],
      terms:
        'Einmal je Spieler. Sieben Tage ab dem Abholen, für die Wette und den Umsatz. Der Einsatz gehört nicht zum Gewinn. Was sie gewinnt, muss einmal umgesetzt werden, bevor es Ihnen gehört.',
      button: 'Zu den Prämien',
    },
    'odds-you-saw': {
      title: 'Die Quote, die Sie gesehen haben',
      summary: 'Fällt eine Quote, bevor Ihre Wette steht, fragen wir Sie erst. Steigt sie, gilt für Sie die bessere.',
      body: [
        'Der Wettschein zeigt die neue Quote und wartet auf Ihr Ja. Ohne das kommt keine Wette zustande, und nichts wird gesetzt.',
      ],
      terms: 'Kein Bonus: nur die Art, wie wir Wetten annehmen.',
      button: 'Zu den Sportwetten',
    },
    'slow-race': {
      title: 'Das langsame Rennen',
      summary: 'Ein Turnier für kleine Einsätze: Die besten zwanzig Drehungen der Woche zählen.',
      body: [
        'Nur Ihre besten zwanzig Drehungen zählen, gemessen als Gewinn durch Einsatz; ein Einsatz von {€0.20} hat also dieselbe Chance wie einer von {€10}.',
        'Die zehn besten Plätze gewinnen zusammen {€5000}, als eigenes Geld gutgeschrieben, wenige Minuten nach dem Ende.',
      ],
      terms:
        'Teilnahme kostenlos: Jeder Einsatz zählt, in Spielen der Kategorie Gemütlich. Jede Woche ab Montag, 00:00 UTC. Preise von insgesamt {€5000} für die zehn besten Plätze, von 30 % für den ersten bis 2 % für den zehnten, als eigenes Geld.',
      button: 'Mitmachen',
    },
    'weekend-tables': {
      title: 'Das lange Wochenende',
      summary: 'Ein Turnier an allen Tischspielen, von Freitagabend bis Sonntagnacht.',
      body: [
        'Ihre zwanzig besten Runden zählen, nach Gewinn je eingesetzter Einheit. Die zehn besten Plätze gewinnen zusammen {€2000}, als eigenes Geld gutgeschrieben, wenige Minuten nach dem Ende.',
      ],
      terms:
        'Teilnahme kostenlos: Jeder Einsatz zählt, in Spielen der Kategorie Tischspiele; Live-Tische gehören nicht dazu. Von Freitag, 18:00 UTC, bis Montag, 00:00 UTC. Preise von insgesamt {€2000} für die zehn besten Plätze, von 30 % für den ersten bis 2 % für den zehnten, als eigenes Geld.',
      button: 'Zu den Tischen',
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
      title: 'Zwanzig Freispiele auf Kosten des Hauses',
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
      description: 'Fünf Prozent von dem, was Sie in Casinospielen verlieren, kommen als Ihr eigenes Geld zurück.',
      terms:
        'Nettoverlust an eigenem Geld in den sieben Tagen ab dem Start, solange es eingeschaltet ist. Höchstens {€50}.',
    },
    'saturday-free-bet': {
      title: 'Eine Gratiswette auf Kosten des Hauses',
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
    'weekend-tables': ['Das lange Wochenende', 'Von Freitagabend bis Sonntagnacht, an allen Tischspielen.'],
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

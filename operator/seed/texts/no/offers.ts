import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Norwegian. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Velkommen',
    casino: 'Casino',
    'live-casino': 'Live casino',
    sports: 'Sport',
    tournaments: 'Turneringer',
  },
  promotions: {
    'first-evening': {
      title: 'Din første kveld, doblet',
      summary: 'Ditt første innskudd doblet inntil {€100}, med 35× omsetning og tretti dager på deg.',
      body: [
        'Sett inn {€10} eller mer for første gang, så legger vi til like mye, inntil {€100}, som bonuspenger.',
        'Dine egne penger spilles først og forblir dine: du kan ta dem ut når som helst, og da opphører bonusen.',
      ],
      terms:
        'Bare for nye spillere. 35× bonusen innen 30 dager. Spilleautomater teller fullt ut, bordspill en tidel, livespill ikke i det hele tatt.',
      button: 'Registrer deg',
    },
    'second-helping': {
      title: 'Påfyll',
      summary: 'Halvparten i tillegg på ditt andre innskudd, inntil {€50}.',
      body: [
        'Vi øker ditt andre innskudd med halvparten. Velg tilbudet i kassen før du betaler; ingenting legges til uten at du ber om det.',
      ],
      terms: 'Bare andre innskudd, {€20} eller mer. 35× bonusen innen 30 dager.',
      button: 'Sett inn',
    },
    'tuesday-spins': {
      title: 'Tjue spinn på tirsdag',
      summary: 'Et nytt spill hver tirsdag, og tjue gratisspinn til å prøve det.',
      body: [
        'Hver tirsdag velger vi et spill som fortjener flere spillere. Logg inn, hent, spinn: gevinster utbetales som dine egne penger, inntil {€20}.',
      ],
      terms:
        'Én gang per spiller hver tirsdag. Spinn à {€0.10}. Gevinster inntil {€20} uten omsetning. Spinnene utløper ved midnatt.',
      button: 'Se spillet',
    },
    'calm-cashback': {
      title: 'Rolig cashback',
      summary: 'Fem prosent av en tapsuke kommer tilbake på mandag, som dine egne penger.',
      body: [
        'Tapte du i løpet av uken, kommer fem prosent tilbake mandag morgen. Ingen omsetning, ingenting å huske på.',
      ],
      terms: 'Spilleautomater og bordspill, nettotap fra mandag til søndag. Høyst {€50}. Hentes senest torsdag.',
      button: 'Spill',
    },
    'new-on-friday': {
      title: 'Nytt på fredag',
      summary: 'Ti spill ingen har spilt ennå, hver fredag klokken tolv.',
      body: ['Vi prøver hvert spill før det slipper inn. Dette er de vi ble sittende med.'],
      terms: 'Ingen bonus: bare nye spill.',
      button: 'Se hva som er nytt',
    },
    'jackpot-hour': {
      title: 'Jackpottimen',
      summary: 'Mellom ni og ti har hvert jackpotspill en ekstra, mindre pott.',
      body: [
        'En liten pott på {€500} faller tilfeldig mellom ni og ti hver kveld, i tillegg til det spillet selv har.',
      ],
      terms: 'Bare jackpotspill, innsats {€0.20} eller mer. Én liten pott per kveld.',
      button: 'Jackpotspill',
    },
    'table-talk': {
      title: 'Bordprat',
      summary: 'Dealeren trekker en plass hver time; plassen får {€25}.',
      body: [
        'Sett deg ved et av bordene i vårt eget studio. Hver hele time trekkes et plassnummer; den som sitter der, får {€25}.',
      ],
      terms: 'Plasser med innsats de siste ti minuttene. Utbetales som dine egne penger.',
      button: 'Finn et bord',
    },
    'golden-wheel': {
      title: 'Det gylne hjulet',
      summary: 'Treff på enkeltnummeret 17 betaler én innsats mer, hver kveld.',
      body: ['Fra seks til midnatt gir treff på enkeltnummeret 17 en gevinst på 36 til 1 ved våre egne rulettbord.'],
      terms: 'Bord i eget studio, innsats på nummeret inntil {€10}.',
      button: 'Rulettbord',
    },
    'saturday-free-bet': {
      title: 'En freebet til lørdag',
      summary: 'Spill for {€20} i løpet av uken, få {€5} til helgen.',
      body: ['Få avgjort spill for {€20} fra mandag til fredag, så venter en freebet på {€5} på deg lørdag morgen.'],
      terms: 'Odds 1,80 eller høyere. Innsatsen i freebeten er ikke del av gevinsten. Utløper søndag.',
      button: 'Til oddsen',
    },
    'underdog-boost': {
      title: 'Underdogboost',
      summary: 'Én underdog om dagen, med oddsen hevet en tidel.',
      body: [
        'Hver morgen velger oddssetterne våre en outsider de har litt sansen for. Oddsen heves en tidel, for innsatser inntil {€20}.',
      ],
      terms: 'Ett spill per spiller hver dag. Gevinster på økte odds utbetales som dine egne penger.',
      button: 'Dagens underdog',
    },
    'slow-race': {
      title: 'Det sakte løpet',
      summary: 'En turnering for små innsatser: ukens tjue beste spinn teller.',
      body: [
        'Bare dine tjue beste spinn teller, målt som gevinst delt på innsats, så en innsats på {€0.10} har samme sjanse som en på {€10}.',
      ],
      terms: 'Gratis å delta. Innsatser fra {€0.10}. Premier for {€5000} til sammen.',
      button: 'Bli med',
    },
    'high-tide': {
      title: 'Høyvann',
      summary: 'Bare havspill. Hele fangsten deles mellom alle som finner en perle.',
      body: [
        'Den som i løpet av uken får en gevinst på 200× eller mer i et havspill, finner en perle. På søndag deles {€3000} likt mellom perlene.',
      ],
      terms: 'Spill i kategorien Under havet. Én perle per spiller teller.',
      button: 'Under havet',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Din første kveld, doblet',
      description: 'Innskuddet ditt doblet inntil {€100}, med 35× omsetning og tretti dager på deg.',
      terms:
        '35× bonusen innen 30 dager. Spilleautomater teller fullt ut, bordspill en tidel. Dine egne penger spilles først og forblir dine.',
    },
    'friday-spins': {
      title: 'Tjue spinn på fredag',
      description: 'Tjue gratisspinn i Nautilus Parlour.',
      terms: 'Spinn à {€0.10} i sju dager. Gevinster er bonuspenger som skal omsettes 20 ganger.',
    },
    'front-row': {
      title: 'En plass på første rad',
      description: '{€10} å spille for ved livebordene våre.',
      terms:
        'Sticky bonus: {€10} er bare til å spille for; det du vinner ut over det, er ditt etter 10× omsetning innen 14 dager. Høyst {€200}.',
    },
    'calm-cashback': {
      title: 'Rolig cashback',
      description: 'Fem prosent av det du taper i casinoet, kommer tilbake som dine egne penger.',
      terms: 'Nettotap av egne penger mens den er slått på. Høyst {€50}.',
    },
    'saturday-free-bet': {
      title: 'En freebet til lørdag',
      description: 'Et spill på {€5} på husets regning.',
      terms: 'Innsatsen er ikke del av gevinsten. Gevinsten må omsettes én gang før den er din.',
    },
    'second-helping': {
      title: 'Påfyll',
      description: 'Halvparten i tillegg på ditt andre innskudd, inntil {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': ['Det sakte løpet', 'Dine tjue beste spinn i uken teller, etter hva de vinner per satset enhet.'],
    'weekend-tables': ['Langhelgen', 'Fra fredag kveld til søndag natt, på alle rulett-, blackjack- og baccaratspill.'],
  },
  boxes: {
    'slow-race': ['Det sakte løpet', 'Dine tjue beste spinn i uken teller.', 'Bli med'],
    'weekend-tables': ['Langhelgen', 'På alle bordspill, fra fredag kveld.', 'Til bordene'],
    limits: ['Dine grenser, ditt tempo', 'Sett en før du begynner; en lavere gjelder med en gang.', 'Sett en grense'],
    'live-limits': [
      'En plass i ditt eget tempo',
      'Hvert bord sier grensene sine før du setter deg; det kan du også gjøre.',
      'Sett en grense',
    ],
  },
}

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
      summary: 'Innskuddet ditt doblet inntil {€100} med koden WELCOME: 35× omsetning, og tretti dager på deg.',
      body: [
        'Oppgi koden WELCOME, velg bonusen i kassen og sett inn {€10} eller mer, så legger vi til like mye, inntil {€100}, som bonuspenger.',
        'Dine egne penger spilles først og forblir dine: du kan ta dem ut når som helst, og da opphører bonusen.',
      ],
      terms:
        'Med koden WELCOME, én gang per spiller. 35× bonusen innen 30 dager. Spilleautomater teller fullt ut, bordspill en tidel, livespill ikke i det hele tatt.',
      button: 'Registrer deg',
    },
    'second-helping': {
      title: 'Påfyll',
      summary: 'Innskuddsbonusene som er åpne for deg, finner du i kassen.',
      body: [
        'Velg en av dem før du betaler, eller ingen: ingenting legges til uten at du ber om det. Vilkårene står ved siden av hver av dem.',
      ],
      terms: 'Vilkårene for hver bonus står ved siden av den i kassen, før du betaler.',
      button: 'Sett inn',
    },
    'friday-spins': {
      title: 'Tjue spinn på husets regning',
      summary: 'Tjue gratisspinn à {€0.10} i Nautilus Parlour, hvilken dag du vil.',
      body: [
        'Hent dem på siden Belønninger og spinn når det passer deg: du har sju dager på deg. Gevinster er bonuspenger som skal omsettes 20 ganger.',
      ],
      terms:
        'Én gang per spiller. Spinn à {€0.10}. Sju dager fra du henter dem, til både spinn og omsetning. Gevinster er bonuspenger som skal omsettes 20 ganger: spilleautomater teller fullt ut, bordspill en tidel, livespill ikke i det hele tatt.',
      button: 'Til belønningene',
    },
    'calm-cashback': {
      title: 'Rolig cashback',
      summary: 'Fem prosent av det du taper på sju dager, kommer tilbake som dine egne penger.',
      body: [
        'Start den på siden Belønninger. Fem prosent av det du taper på casinospill de neste sju dagene, utbetales når de er over. Ingen omsetning, ingenting å huske på.',
      ],
      terms:
        'Nettotap av egne penger på casinospill, livebord ikke medregnet, i sju dager fra starten. Høyst {€50}. Ingen omsetning. Én gang per spiller.',
      button: 'Til belønningene',
    },
    'new-games': {
      title: 'Noen å begynne med',
      summary: 'En liten del av spillene i huset, samlet på ett sted.',
      body: ['Hvert spill oppgir tilbakebetalingen sin før du satser. Se deg om først: her har ingen det travelt.'],
      terms: 'Ingen bonus: bare spill.',
      button: 'Ta en titt',
    },
    'jackpot-games': {
      title: 'En hylle med automater',
      summary: 'Automater med tjue linjer hver, samlet på ett sted.',
      body: [
        'Hver av dem oppgir tilbakebetalingen sin før du satser. Ingen gevinst blir mer sannsynlig av å la vente på seg: spill for penger du kan unnvære.',
      ],
      terms: 'Ingen bonus: bare spillene.',
      button: 'Til automatene',
    },
    'front-row': {
      title: 'En plass på første rad',
      summary: '{€10} å spille for ved livebordene våre.',
      body: [
        'Bli med på siden Belønninger og hent bonusen der. Den spilles ved livebordene våre, og ingen andre steder.',
      ],
      terms:
        'Sticky bonus: {€10} er bare til å spille for; det du vinner ut over det, er ditt etter 10× omsetning innen 14 dager. Høyst {€200}. Én gang per spiller.',
      button: 'Til belønningene',
    },
    'golden-wheel': {
      title: 'Det gylne hjulet',
      summary: 'Alle liverulettbordene på ett sted, hvert med bare én null.',
      body: [
        'Treff på et enkeltnummer betaler 35 til 1 ved alle sammen. Hvert bord sier grensene sine før du setter deg.',
      ],
      terms: 'Ingen bonus: bare bordene.',
      button: 'Rulettbord',
    },
    'saturday-free-bet': {
      title: 'En freebet på husets regning',
      summary: 'Et spill på {€5} på husets regning, hvilken dag du vil.',
      body: [
        'Hent den på siden Belønninger og bruk den innen sju dager. Gevinsten må omsettes én gang før den er din.',
      ],
      terms:
        'Én gang per spiller. Sju dager fra du henter den, til både spillet og omsetningen. Innsatsen er ikke del av gevinsten. Gevinsten må omsettes én gang før den er din.',
      button: 'Til belønningene',
    },
    'odds-you-saw': {
      title: 'Oddsen du så',
      summary: 'Faller oddsen før spillet er levert, spør vi deg først. Stiger den, er den bedre oddsen din.',
      body: [
        'Kupongen viser den nye oddsen og venter på at du sier ja. Uten det blir det ikke noe spill, og ingenting blir satset.',
      ],
      terms: 'Ingen bonus: bare slik vi tar imot spill.',
      button: 'Til oddsen',
    },
    'slow-race': {
      title: 'Det sakte løpet',
      summary: 'En turnering for små innsatser: ukens tjue beste spinn teller.',
      body: [
        'Bare dine tjue beste spinn teller, målt som gevinst delt på innsats, så en innsats på {€0.20} har samme sjanse som en på {€10}.',
        'De ti beste plassene vinner {€5000} til sammen, utbetalt som egne penger noen minutter etter slutt.',
      ],
      terms:
        'Gratis å delta: alle innsatser teller, i spill i kategorien Rolige spill. Hver uke fra mandag kl. 00:00 UTC. Premier for {€5000} til sammen til de ti beste plassene, fra 30 % til den første til 2 % til den tiende, som egne penger.',
      button: 'Bli med',
    },
    'weekend-tables': {
      title: 'Langhelgen',
      summary: 'En turnering på alle bordspill, fra fredag kveld til søndag natt.',
      body: [
        'Dine tjue beste runder teller, etter hva de vinner per satset enhet. De ti beste plassene vinner {€2000} til sammen, utbetalt som egne penger noen minutter etter slutt.',
      ],
      terms:
        'Gratis å delta: alle innsatser teller, i spill i kategorien Bordspill; livebord er ikke med. Fra fredag kl. 18:00 UTC til mandag kl. 00:00 UTC. Premier for {€2000} til sammen til de ti beste plassene, fra 30 % til den første til 2 % til den tiende, som egne penger.',
      button: 'Til bordene',
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
      title: 'Tjue spinn på husets regning',
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
      description: 'Fem prosent av det du taper på casinospill, kommer tilbake som dine egne penger.',
      terms: 'Nettotap av egne penger i sju dager fra starten, mens den er slått på. Høyst {€50}.',
    },
    'saturday-free-bet': {
      title: 'En freebet på husets regning',
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
    'weekend-tables': ['Langhelgen', 'Fra fredag kveld til søndag natt, på alle bordspill.'],
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

import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Polish. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Na powitanie',
    casino: 'Kasyno',
    'live-casino': 'Kasyno na żywo',
    sports: 'Sport',
    tournaments: 'Turnieje',
  },
  promotions: {
    'first-evening': {
      title: 'Twój pierwszy wieczór podwójnie',
      summary: 'Pierwsza wpłata podwojona, bonus do {€100}; obrót 35× i trzydzieści dni na jego wykonanie.',
      body: [
        'Wpłać po raz pierwszy {€10} lub więcej, a dodamy drugie tyle, do {€100}, jako środki bonusowe.',
        'Najpierw grasz za własne środki i pozostają one Twoje: możesz je wypłacić w każdej chwili, co kończy bonus.',
      ],
      terms:
        'Tylko dla nowych graczy. Obrót 35× bonusu w ciągu 30 dni. Automaty liczą się w całości, gry stołowe w jednej dziesiątej, gry na żywo wcale.',
      button: 'Zarejestruj się',
    },
    'second-helping': {
      title: 'Dokładka',
      summary: 'Do drugiej wpłaty dokładamy połowę, do {€50}.',
      body: [
        'Do drugiej wpłaty dokładamy połowę. Wybierz ofertę w kasie przed zapłatą; niczego nie dodajemy bez pytania.',
      ],
      terms: 'Tylko druga wpłata, co najmniej {€20}. Obrót 35× bonusu w ciągu 30 dni.',
      button: 'Wpłać',
    },
    'tuesday-spins': {
      title: 'Dwadzieścia spinów we wtorek',
      summary: 'Co wtorek nowa gra i dwadzieścia darmowych spinów, żeby ją wypróbować.',
      body: [
        'Co wtorek wybieramy grę, która zasługuje na więcej graczy. Zaloguj się, odbierz, zakręć: wygrane wypłacamy jako Twoje własne środki, do {€20}.',
      ],
      terms: 'Raz na gracza w każdy wtorek. Spiny po {€0.10}. Wygrane do {€20} bez obrotu. Spiny wygasają o północy.',
      button: 'Zobacz grę',
    },
    'calm-cashback': {
      title: 'Spokojny cashback',
      summary: 'Pięć procent przegranego tygodnia wraca w poniedziałek jako Twoje własne środki.',
      body: [
        'Jeśli w ciągu tygodnia wyszła strata, pięć procent wraca w poniedziałek rano. Bez obrotu, bez niczego do zapamiętania.',
      ],
      terms:
        'Automaty i gry stołowe, strata netto od poniedziałku do niedzieli. Najwyżej {€50}. Do odebrania do czwartku.',
      button: 'Zagraj',
    },
    'new-on-friday': {
      title: 'Nowości w piątek',
      summary: 'Dziesięć gier, w które nikt jeszcze nie grał, w każdy piątek w południe.',
      body: ['Każdą grę sprawdzamy, zanim ją wpuścimy. Od tych nie mogliśmy się oderwać.'],
      terms: 'Bez bonusu: po prostu nowe gry.',
      button: 'Zobacz nowości',
    },
    'jackpot-hour': {
      title: 'Godzina jackpotów',
      summary: 'Między dwudziestą pierwszą a dwudziestą drugą każda gra z jackpotem ma drugą, mniejszą pulę.',
      body: [
        'Mała pula {€500} spada losowo każdego wieczoru między dwudziestą pierwszą a dwudziestą drugą, niezależnie od puli samej gry.',
      ],
      terms: 'Tylko gry z jackpotem, stawki od {€0.20}. Jedna mała pula na wieczór.',
      button: 'Gry z jackpotem',
    },
    'table-talk': {
      title: 'Rozmowy przy stole',
      summary: 'Krupier co godzinę losuje miejsce; miejsce dostaje {€25}.',
      body: [
        'Usiądź przy którymś ze stołów naszego własnego studia. O każdej pełnej godzinie losujemy numer miejsca; kto na nim siedzi, dostaje {€25}.',
      ],
      terms: 'Miejsca ze stawką w ostatnich dziesięciu minutach. Wypłacamy jako Twoje własne środki.',
      button: 'Znajdź stół',
    },
    'golden-wheel': {
      title: 'Złote koło',
      summary: 'Trafienie numeru 17 płaci co wieczór o jedną stawkę więcej.',
      body: [
        'Od osiemnastej do północy wygrana z zakładu na pojedynczy numer 17 (straight up) przy naszych własnych stołach ruletki płaci 36 do 1.',
      ],
      terms: 'Stoły własnego studia, stawka na numer do {€10}.',
      button: 'Stoły ruletki',
    },
    'saturday-free-bet': {
      title: 'Darmowy zakład na sobotę',
      summary: 'Postaw w tygodniu {€20}, na weekend dostaniesz {€5}.',
      body: [
        'Gdy od poniedziałku do piątku rozliczymy Twoje zakłady za {€20}, w sobotę rano czeka na Ciebie darmowy zakład {€5}.',
      ],
      terms: 'Kurs od 1,80. Stawka darmowego zakładu nie wchodzi do wygranej. Wygasa w niedzielę.',
      button: 'Do zakładów',
    },
    'underdog-boost': {
      title: 'Wyższy kurs na outsidera',
      summary: 'Jeden outsider dziennie, kurs wyższy o jedną dziesiątą.',
      body: [
        'Co rano nasi bukmacherzy wybierają outsidera, którego lubią. Kurs podnosimy o jedną dziesiątą, dla stawek do {€20}.',
      ],
      terms: 'Jeden zakład na gracza dziennie. Wygrane z podwyższonego kursu wypłacamy jako Twoje własne środki.',
      button: 'Outsider dnia',
    },
    'slow-race': {
      title: 'Powolny wyścig',
      summary: 'Turniej dla małych stawek: liczy się dwadzieścia najlepszych spinów tygodnia.',
      body: [
        'Liczy się tylko dwadzieścia Twoich najlepszych spinów, mierzonych wygraną do stawki, więc stawka {€0.10} ma takie same szanse jak {€10}.',
      ],
      terms: 'Udział bezpłatny. Stawki od {€0.10}. Łączna pula nagród {€5000}.',
      button: 'Dołącz',
    },
    'high-tide': {
      title: 'Przypływ',
      summary: 'Tylko gry morskie. Cały połów dzielimy między wszystkich, którzy znajdą perłę.',
      body: [
        'Przez cały tydzień każdy, kto trafi wygraną 200× lub wyższą w grze morskiej, znajduje perłę. W niedzielę {€3000} dzielimy po równo między perły.',
      ],
      terms: 'Gry z kategorii Pod wodą. Liczy się jedna perła na gracza.',
      button: 'Pod wodę',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Twój pierwszy wieczór podwójnie',
      description: 'Wpłata podwojona, bonus do {€100}; obrót 35× i trzydzieści dni na jego wykonanie.',
      terms:
        'Obrót 35× bonusu w ciągu 30 dni. Automaty liczą się w całości, gry stołowe w jednej dziesiątej. Najpierw grasz za własne środki i pozostają one Twoje.',
    },
    'friday-spins': {
      title: 'Dwadzieścia spinów w piątek',
      description: 'Dwadzieścia darmowych spinów w Nautilus Parlour.',
      terms: 'Spiny po {€0.10} przez siedem dni. Wygrane to środki bonusowe, które trzeba obrócić 20 razy.',
    },
    'front-row': {
      title: 'Miejsce w pierwszym rzędzie',
      description: '{€10} na grę przy naszych stołach na żywo.',
      terms:
        'Bonus bez wypłaty: {€10} służy do gry, a to, co wygrasz ponad to, jest Twoje po obrocie 10× w ciągu 14 dni. Najwyżej {€200}.',
    },
    'calm-cashback': {
      title: 'Spokojny cashback',
      description: 'Pięć procent tego, co przegrasz w kasynie, wraca jako Twoje własne środki.',
      terms: 'Strata netto własnych środków, dopóki jest włączony. Najwyżej {€50}.',
    },
    'saturday-free-bet': {
      title: 'Darmowy zakład na sobotę',
      description: 'Zakład za {€5} na nasz koszt.',
      terms: 'Stawka nie wchodzi do wygranej. Wygraną trzeba raz obrócić, zanim będzie Twoja.',
    },
    'second-helping': {
      title: 'Dokładka',
      description: 'Do drugiej wpłaty dokładamy połowę, do {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': [
      'Powolny wyścig',
      'Liczy się dwadzieścia Twoich najlepszych spinów tygodnia, według wygranej na jednostkę stawki.',
    ],
    'weekend-tables': [
      'Długi weekend',
      'Od piątkowego wieczoru do niedzielnej nocy, we wszystkich grach w ruletkę, blackjacka i bakarata.',
    ],
  },
  boxes: {
    'slow-race': ['Powolny wyścig', 'Liczy się dwadzieścia Twoich najlepszych spinów tygodnia.', 'Dołącz'],
    'weekend-tables': ['Długi weekend', 'We wszystkich grach stołowych, od piątkowego wieczoru.', 'Do stołów'],
    limits: ['Twoje limity, Twoje tempo', 'Ustaw limit, zanim zaczniesz; obniżenie działa od razu.', 'Ustaw limit'],
    'live-limits': [
      'Miejsce w swoim tempie',
      'Każdy stół podaje limity, zanim usiądziesz; Ty też możesz.',
      'Ustaw limit',
    ],
  },
}

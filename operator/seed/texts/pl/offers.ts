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
      summary: 'Z kodem WELCOME wpłata podwojona, bonus do {€100}; obrót 35× i trzydzieści dni na jego wykonanie.',
      body: [
        'Podaj kod WELCOME, wybierz bonus w kasie i wpłać {€10} lub więcej, a dodamy drugie tyle, do {€100}, jako środki bonusowe.',
        'Najpierw grasz za własne środki i pozostają one Twoje: możesz je wypłacić w każdej chwili, co kończy bonus.',
      ],
      terms:
        'Z kodem WELCOME, raz na gracza. Obrót 35× bonusu w ciągu 30 dni. Automaty liczą się w całości, gry stołowe w jednej dziesiątej, gry na żywo wcale.',
      button: 'Zarejestruj się',
    },
    'second-helping': {
      title: 'Dokładka',
      summary: 'Dostępne dla Ciebie bonusy od wpłaty znajdziesz w kasie.',
      body: [
        'Wybierz jeden przed zapłatą albo żaden: niczego nie dodajemy bez pytania. Przy każdym stoją jego warunki.',
      ],
      terms: 'Warunki każdego bonusu stoją przy nim w kasie, zanim zapłacisz.',
      button: 'Wpłać',
    },
    'friday-spins': {
      title: 'Dwadzieścia spinów na nasz koszt',
      summary: 'Dwadzieścia darmowych spinów po {€0.10} w Nautilus Parlour, w dowolnym dniu.',
      body: [
        'Odbierz je na stronie Nagrody i zakręć, kiedy Ci pasuje: masz siedem dni. Wygrane to środki bonusowe, które trzeba obrócić 20 razy.',
      ],
      terms:
        'Raz na gracza. Spiny po {€0.10}. Siedem dni od odebrania, na spiny i na obrót. Wygrane to środki bonusowe, które trzeba obrócić 20 razy: automaty liczą się w całości, gry stołowe w jednej dziesiątej, gry na żywo wcale.',
      button: 'Do nagród',
    },
    'calm-cashback': {
      title: 'Spokojny cashback',
      summary: 'Pięć procent tego, co przegrasz w siedem dni, wraca jako Twoje własne środki.',
      body: [
        'Włącz go na stronie Nagrody. Pięć procent tego, co przegrasz w grach kasynowych przez kolejne siedem dni, wypłacamy na ich koniec. Bez obrotu, bez niczego do zapamiętania.',
      ],
      terms:
        'Strata netto własnych środków w grach kasynowych, bez stołów na żywo, przez siedem dni od włączenia. Najwyżej {€50}. Bez obrotu. Raz na gracza.',
      button: 'Do nagród',
    },
    'new-games': {
      title: 'Kilka na początek',
      summary: 'Niewielka część naszych gier, w jednym miejscu.',
      body: ['Każda podaje swój zwrot, zanim postawisz. Najpierw się rozejrzyj: tu nikomu się nie spieszy.'],
      terms: 'Bez bonusu: po prostu gry.',
      button: 'Zobacz gry',
    },
    'jackpot-games': {
      title: 'Półka z automatami',
      summary: 'Automaty z dwudziestoma liniami, zebrane w jednym miejscu.',
      body: [
        'Każdy podaje swój zwrot, zanim postawisz. Wygrana nie staje się bardziej prawdopodobna przez to, że długo jej nie było: graj za pieniądze, bez których możesz się obejść.',
      ],
      terms: 'Bez bonusu: po prostu gry.',
      button: 'Do automatów',
    },
    'front-row': {
      title: 'Miejsce w pierwszym rzędzie',
      summary: '{€10} na grę przy naszych stołach na żywo.',
      body: [
        'Weź udział na stronie Nagrody i tam odbierz bonus. Grasz nim przy naszych stołach na żywo i nigdzie indziej.',
      ],
      terms:
        'Bonus bez wypłaty: {€10} służy do gry, a to, co wygrasz ponad to, jest Twoje po obrocie 10× w ciągu 14 dni. Najwyżej {€200}. Raz na gracza.',
      button: 'Do nagród',
    },
    'golden-wheel': {
      title: 'Złote koło',
      summary: 'Wszystkie stoły ruletki na żywo w jednym miejscu, każdy z pojedynczym zerem.',
      body: [
        'Wygrana z zakładu na pojedynczy numer (straight up) płaci na każdym 35 do 1. Każdy stół podaje limity, zanim usiądziesz.',
      ],
      terms: 'Bez bonusu: po prostu stoły.',
      button: 'Stoły ruletki',
    },
    'saturday-free-bet': {
      title: 'Darmowy zakład na nasz koszt',
      summary: 'Zakład za {€5} na nasz koszt, w dowolnym dniu.',
      body: [
        'Odbierz go na stronie Nagrody i wykorzystaj w ciągu siedmiu dni. Wygraną trzeba raz obrócić, zanim będzie Twoja.',
      ],
      terms:
        'Raz na gracza. Siedem dni od odebrania, na zakład i na obrót. Stawka nie wchodzi do wygranej. Wygraną trzeba raz obrócić, zanim będzie Twoja.',
      button: 'Do nagród',
    },
    'odds-you-saw': {
      title: 'Kurs, który widzisz',
      summary: 'Jeśli kurs spadnie, zanim przyjmiemy zakład, najpierw zapytamy. Jeśli wzrośnie, dostajesz ten lepszy.',
      body: ['Kupon pokazuje nowy kurs i czeka na Twoją zgodę. Bez niej nie ma zakładu i nic nie zostaje postawione.'],
      terms: 'Bez bonusu: po prostu tak przyjmujemy zakłady.',
      button: 'Do zakładów',
    },
    'slow-race': {
      title: 'Powolny wyścig',
      summary: 'Turniej dla małych stawek: liczy się dwadzieścia najlepszych spinów tygodnia.',
      body: [
        'Liczy się tylko dwadzieścia Twoich najlepszych spinów, mierzonych wygraną do stawki, więc stawka {€0.20} ma takie same szanse jak {€10}.',
        'Dziesięć najlepszych miejsc wygrywa łącznie {€5000}, wypłacane jako własne środki kilka minut po zakończeniu.',
      ],
      terms:
        'Udział bezpłatny: liczy się każda stawka w grach z kategorii Na luzie. Co tydzień od poniedziałku, 00:00 UTC. Łączna pula nagród {€5000} dla dziesięciu najlepszych miejsc, od 30% za pierwsze do 2% za dziesiąte, jako własne środki.',
      button: 'Dołącz',
    },
    'weekend-tables': {
      title: 'Długi weekend',
      summary: 'Turniej we wszystkich grach stołowych, od piątkowego wieczoru do niedzielnej nocy.',
      body: [
        'Liczy się dwadzieścia Twoich najlepszych rund, według wygranej na jednostkę stawki. Dziesięć najlepszych miejsc wygrywa łącznie {€2000}, wypłacane jako własne środki kilka minut po zakończeniu.',
      ],
      terms:
        'Udział bezpłatny: liczy się każda stawka w grach z kategorii Gry stołowe; stoły na żywo się nie liczą. Od piątku, 18:00 UTC, do poniedziałku, 00:00 UTC. Łączna pula nagród {€2000} dla dziesięciu najlepszych miejsc, od 30% za pierwsze do 2% za dziesiąte, jako własne środki.',
      button: 'Do stołów',
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
      title: 'Dwadzieścia spinów na nasz koszt',
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
      description: 'Pięć procent tego, co przegrasz w grach kasynowych, wraca jako Twoje własne środki.',
      terms: 'Strata netto własnych środków przez siedem dni od włączenia, dopóki jest włączony. Najwyżej {€50}.',
    },
    'saturday-free-bet': {
      title: 'Darmowy zakład na nasz koszt',
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
    'weekend-tables': ['Długi weekend', 'Od piątkowego wieczoru do niedzielnej nocy, we wszystkich grach stołowych.'],
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

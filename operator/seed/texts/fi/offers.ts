import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Finnish. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Tervetuloa',
    casino: 'Kasino',
    'live-casino': 'Live-kasino',
    sports: 'Urheilu',
    tournaments: 'Turnaukset',
  },
  promotions: {
    'first-evening': {
      title: 'Ensimmäinen iltasi tuplana',
      summary: 'Talletuksesi tuplana koodilla WELCOME, enintään {€100}. Kierrätys 35×, aikaa kolmekymmentä päivää.',
      body: [
        'Anna koodi WELCOME, valitse bonus kassalla ja talleta vähintään {€10}, niin lisäämme saman verran bonusrahaa, enintään {€100}.',
        'Omat rahasi pelataan ensin ja pysyvät sinun: voit kotiuttaa ne milloin tahansa, jolloin bonus päättyy.',
      ],
      terms:
        'Koodilla WELCOME, kerran pelaajaa kohden. Bonus kierrätetään 35 kertaa 30 päivän kuluessa. Kolikkopelit kerryttävät kierrätystä kokonaan, pöytäpelit kymmenesosan, live-pelit eivät lainkaan.',
      button: 'Avaa tili',
    },
    'second-helping': {
      title: 'Toinen annos',
      summary: 'Sinulle avoinna olevat talletusbonukset löytyvät kassalta.',
      body: [
        'Valitse niistä yksi ennen maksua, tai ole valitsematta: mitään ei lisätä pyytämättä. Jokaisen vieressä lukevat sen ehdot.',
      ],
      terms: 'Kunkin bonuksen ehdot näkyvät kassalla sen vieressä ennen maksua.',
      button: 'Talleta',
    },
    'friday-spins': {
      title: 'Kaksikymmentä kierrosta talon piikkiin',
      summary: 'Kaksikymmentä ilmaiskierrosta peliin Nautilus Parlour, {€0.10} kierros, minä päivänä haluat.',
      body: [
        'Lunasta ne Palkinnot-sivulla ja pyöräytä, kun sinulle sopii: aikaa on seitsemän päivää. Voitot ovat bonusrahaa, joka kierrätetään 20 kertaa.',
      ],
      terms:
        'Kerran pelaajaa kohden. Kierroksen arvo {€0.10}. Aikaa kierroksiin ja kierrätykseen seitsemän päivää lunastuksesta. Voitot ovat bonusrahaa, joka kierrätetään 20 kertaa: kolikkopelit kerryttävät kierrätystä kokonaan, pöytäpelit kymmenesosan, live-pelit eivät lainkaan.',
      button: 'Palkintoihin',
    },
    'calm-cashback': {
      title: 'Rauhallinen cashback',
      summary: 'Viisi prosenttia siitä, minkä häviät seitsemässä päivässä, palaa omana rahanasi.',
      body: [
        'Käynnistä se Palkinnot-sivulla. Viisi prosenttia siitä, minkä häviät kasinopeleissä seitsemän päivän aikana siitä eteenpäin, maksetaan sinulle ajan päätyttyä. Ei kierrätystä, ei mitään muistettavaa.',
      ],
      terms:
        'Omien rahojesi nettotappio kasinopeleissä, live-pöydät pois lukien, seitsemän päivän aikana käynnistämisestä. Enintään {€50}. Ei kierrätystä. Kerran pelaajaa kohden.',
      button: 'Palkintoihin',
    },
    'new-games': {
      title: 'Näistä voi aloittaa',
      summary: 'Pieni osa talon peleistä yhdessä paikassa.',
      body: ['Jokainen kertoo palautusprosenttinsa, ennen kuin panostat. Katsele ensin rauhassa: täällä ei ole kiire.'],
      terms: 'Ei bonusta: pelkkiä pelejä.',
      button: 'Katso pelit',
    },
    'jackpot-games': {
      title: 'Hyllyllinen kolikkopelejä',
      summary: 'Kahdenkymmenen linjan kolikkopelejä yhdessä paikassa.',
      body: [
        'Jokainen kertoo palautusprosenttinsa, ennen kuin panostat. Voitto ei muutu todennäköisemmäksi siitä, että sitä on odotettu: pelaa rahalla, josta voit luopua.',
      ],
      terms: 'Ei bonusta: pelkkiä pelejä.',
      button: 'Kolikkopeleihin',
    },
    'front-row': {
      title: 'Paikka eturivissä',
      summary: '{€10} pelattavaksi live-pöydissämme.',
      body: ['Osallistu Palkinnot-sivulla ja lunasta bonus siellä. Se pelataan live-pöydissämme, ei muualla.'],
      terms:
        'Sticky-bonus: {€10} on pelaamista varten, sen yli voittamasi on sinun, kun olet kierrättänyt bonuksen 10 kertaa 14 päivän kuluessa. Enintään {€200}. Kerran pelaajaa kohden.',
      button: 'Palkintoihin',
    },
    'golden-wheel': {
      title: 'Kultainen pyörä',
      summary: 'Kaikki live-rulettipöydät yhdessä paikassa, jokaisessa yksi nolla.',
      body: ['Suora osuma numeroon maksaa niissä kaikissa 35:1. Jokainen pöytä kertoo rajansa, ennen kuin istut.'],
      terms: 'Ei bonusta: pelkkiä pöytiä.',
      button: 'Rulettipöydät',
    },
    'saturday-free-bet': {
      title: 'Ilmaisveto talon piikkiin',
      summary: 'Talon tarjoama veto, {€5}, minä päivänä haluat.',
      body: [
        'Lunasta se Palkinnot-sivulla ja lyö vetosi seitsemän päivän kuluessa. Voitto kierrätetään kerran, ennen kuin se on sinun.',
      ],
      terms:
        'Kerran pelaajaa kohden. Aikaa vetoon ja voiton kierrätykseen seitsemän päivää lunastuksesta. Panos ei sisälly voittoon. Voitto kierrätetään kerran, ennen kuin se on sinun.',
      button: 'Palkintoihin',
    },
    'odds-you-saw': {
      title: 'Kerroin, jonka näit',
      summary: 'Jos kerroin laskee ennen kuin veto on lyöty, kysymme ensin. Jos se nousee, parempi on sinun.',
      body: [
        'Kuponki näyttää uuden kertoimen ja odottaa hyväksyntääsi. Ilman sitä vetoa ei synny eikä panosta veloiteta.',
      ],
      terms: 'Ei bonusta: näin vain otamme vedot vastaan.',
      button: 'Vedonlyöntiin',
    },
    'slow-race': {
      title: 'Hidas kisa',
      summary: 'Pienten panosten turnaus: viikon kaksikymmentä parasta kierrosta ratkaisevat.',
      body: [
        'Vain kaksikymmentä parasta kierrostasi lasketaan, voitto suhteessa panokseen, joten panoksella {€0.20} on sama mahdollisuus kuin panoksella {€10}.',
        'Kymmenen parasta sijaa voittaa yhteensä {€5000}. Palkinnot maksetaan omana rahana minuuttien kuluessa kisan päättymisestä.',
      ],
      terms:
        'Osallistuminen on ilmaista: mikä tahansa panos kategorian ”Leppoisat” peleissä lasketaan. Joka viikko maanantaista klo 00:00 UTC alkaen. Palkintoja yhteensä {€5000} kymmenelle parhaalle sijalle, ensimmäisen 30 prosentista kymmenennen 2 prosenttiin, omana rahana.',
      button: 'Lähde mukaan',
    },
    'weekend-tables': {
      title: 'Pitkä viikonloppu',
      summary: 'Turnaus kaikissa pöytäpeleissä perjantai-illasta sunnuntaiyöhön.',
      body: [
        'Kaksikymmentä parasta kierrostasi ratkaisevat, voitto suhteessa panokseen. Kymmenen parasta sijaa voittaa yhteensä {€2000}; palkinnot maksetaan omana rahana minuuttien kuluessa turnauksen päättymisestä.',
      ],
      terms:
        'Osallistuminen on ilmaista: mikä tahansa panos kategorian ”Pöytäpelit” peleissä lasketaan, live-pöydissä ei. Perjantaista klo 18:00 UTC maanantaihin klo 00:00 UTC. Palkintoja yhteensä {€2000} kymmenelle parhaalle sijalle, ensimmäisen 30 prosentista kymmenennen 2 prosenttiin, omana rahana.',
      button: 'Pöytiin',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Ensimmäinen iltasi tuplana',
      description: 'Talletuksesi tuplana, enintään {€100}. Kierrätys 35×, aikaa kolmekymmentä päivää.',
      terms:
        'Bonus kierrätetään 35 kertaa 30 päivän kuluessa. Kolikkopelit kerryttävät kierrätystä kokonaan, pöytäpelit kymmenesosan. Omat rahasi pelataan ensin ja pysyvät sinun.',
    },
    'friday-spins': {
      title: 'Kaksikymmentä kierrosta talon piikkiin',
      description: 'Kaksikymmentä ilmaiskierrosta peliin Nautilus Parlour.',
      terms: 'Kierroksen arvo {€0.10}, voimassa seitsemän päivää. Voitot ovat bonusrahaa, joka kierrätetään 20 kertaa.',
    },
    'front-row': {
      title: 'Paikka eturivissä',
      description: '{€10} pelattavaksi live-pöydissämme.',
      terms:
        'Sticky-bonus: {€10} on pelaamista varten, sen yli voittamasi on sinun, kun olet kierrättänyt bonuksen 10 kertaa 14 päivän kuluessa. Enintään {€200}.',
    },
    'calm-cashback': {
      title: 'Rauhallinen cashback',
      description: 'Viisi prosenttia siitä, minkä häviät kasinopeleissä, palaa omana rahanasi.',
      terms:
        'Omien rahojesi nettotappio seitsemän päivän aikana käynnistämisestä, kun tarjous on päällä. Enintään {€50}.',
    },
    'saturday-free-bet': {
      title: 'Ilmaisveto talon piikkiin',
      description: 'Talon tarjoama veto, {€5}.',
      terms: 'Panos ei sisälly voittoon. Voitto kierrätetään kerran, ennen kuin se on sinun.',
    },
    'second-helping': {
      title: 'Toinen annos',
      description: 'Toiseen talletukseesi puolet lisää, enintään {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': ['Hidas kisa', 'Viikon kaksikymmentä parasta kierrostasi ratkaisevat: voitto suhteessa panokseen.'],
    'weekend-tables': ['Pitkä viikonloppu', 'Perjantai-illasta sunnuntaiyöhön kaikissa pöytäpeleissä.'],
  },
  boxes: {
    'slow-race': ['Hidas kisa', 'Viikon kaksikymmentä parasta kierrostasi ratkaisevat.', 'Lähde mukaan'],
    'weekend-tables': ['Pitkä viikonloppu', 'Kaikissa pöytäpeleissä perjantai-illasta alkaen.', 'Pöytiin'],
    limits: [
      'Sinun rajasi, sinun tahtisi',
      'Aseta raja, ennen kuin aloitat; alentaminen tulee voimaan heti.',
      'Aseta raja',
    ],
    'live-limits': [
      'Paikka omaan tahtiisi',
      'Jokainen pöytä kertoo rajansa, ennen kuin istut; aseta sinäkin omasi.',
      'Aseta raja',
    ],
  },
}

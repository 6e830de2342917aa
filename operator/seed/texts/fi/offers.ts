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
      summary: 'Ensimmäinen talletuksesi tuplana, enintään {€100}. Kierrätys 35×, aikaa kolmekymmentä päivää.',
      body: [
        'Talleta ensimmäisen kerran vähintään {€10}, niin lisäämme saman verran bonusrahaa, enintään {€100}.',
        'Omat rahasi pelataan ensin ja pysyvät sinun: voit kotiuttaa ne milloin tahansa, jolloin bonus päättyy.',
      ],
      terms:
        'Vain uusille pelaajille. Bonus kierrätetään 35 kertaa 30 päivän kuluessa. Kolikkopelit kerryttävät kierrätystä kokonaan, pöytäpelit kymmenesosan, live-pelit eivät lainkaan.',
      button: 'Avaa tili',
    },
    'second-helping': {
      title: 'Toinen annos',
      summary: 'Toiseen talletukseesi puolet lisää, enintään {€50}.',
      body: [
        'Lisäämme toiseen talletukseesi puolet. Valitse tarjous kassalla ennen maksua; mitään ei lisätä pyytämättä.',
      ],
      terms: 'Vain toinen talletus, vähintään {€20}. Bonus kierrätetään 35 kertaa 30 päivän kuluessa.',
      button: 'Talleta',
    },
    'tuesday-spins': {
      title: 'Kaksikymmentä kierrosta tiistaina',
      summary: 'Joka tiistai uusi peli ja kaksikymmentä ilmaiskierrosta sen kokeiluun.',
      body: [
        'Joka tiistai valitsemme pelin, joka ansaitsisi enemmän pelaajia. Kirjaudu, lunasta, pyöräytä: voitot maksetaan omana rahanasi, enintään {€20}.',
      ],
      terms:
        'Yksi lunastus pelaajaa kohden joka tiistai. Kierroksen arvo {€0.10}. Voitot enintään {€20} ilman kierrätystä. Kierrokset vanhenevat keskiyöllä.',
      button: 'Katso peli',
    },
    'calm-cashback': {
      title: 'Rauhallinen cashback',
      summary: 'Viisi prosenttia tappiollisesta viikosta palaa maanantaina omana rahanasi.',
      body: [
        'Jos jäit viikon aikana tappiolle, viisi prosenttia palaa maanantaiaamuna. Ei kierrätystä, ei mitään muistettavaa.',
      ],
      terms:
        'Kolikko- ja pöytäpelit, nettotappio maanantaista sunnuntaihin. Enintään {€50}. Lunasta torstaihin mennessä.',
      button: 'Pelaa',
    },
    'new-on-friday': {
      title: 'Perjantain uutuudet',
      summary: 'Kymmenen peliä, joita kukaan ei ole vielä pelannut, joka perjantai keskipäivällä.',
      body: ['Kokeilemme jokaisen pelin, ennen kuin se tulee taloon. Näitä jäimme itsekin pelaamaan.'],
      terms: 'Ei bonusta: pelkkiä uusia pelejä.',
      button: 'Katso uutuudet',
    },
    'jackpot-hour': {
      title: 'Jättipottitunti',
      summary: 'Iltayhdeksän ja kymmenen välillä jokaisessa jättipottipelissä on toinen, pienempi potti.',
      body: [
        'Pieni potti, {€500}, putoaa satunnaiseen aikaan joka ilta yhdeksän ja kymmenen välillä, pelin oman potin lisäksi.',
      ],
      terms: 'Vain jättipottipelit, panos vähintään {€0.20}. Yksi pieni potti illassa.',
      button: 'Jättipottipelit',
    },
    'table-talk': {
      title: 'Pöytäpuheita',
      summary: 'Pelinhoitaja arpoo joka tunti paikan, ja paikka saa {€25}.',
      body: [
        'Istu mihin tahansa oman studiomme pöytään. Joka tasatunti arvotaan paikan numero, ja sillä istuva saa {€25}.',
      ],
      terms: 'Mukana paikat, joilta on panostettu viimeisten kymmenen minuutin aikana. Maksetaan omana rahanasi.',
      button: 'Etsi pöytä',
    },
    'golden-wheel': {
      title: 'Kultainen pyörä',
      summary: 'Suora osuma numeroon 17 maksaa joka ilta yhden panoksen enemmän.',
      body: ['Kuudesta puoleenyöhön suora osuma numeroon 17 maksaa omissa rulettipöydissämme 36:1.'],
      terms: 'Oman studiomme pöydät, panos numerolle enintään {€10}.',
      button: 'Rulettipöydät',
    },
    'saturday-free-bet': {
      title: 'Ilmaisveto lauantaiksi',
      summary: 'Lyö viikolla vetoa yhteensä {€20}, saat viikonlopuksi {€5}.',
      body: [
        'Kun maanantaista perjantaihin on ratkennut vetojasi yhteensä {€20}, lauantaiaamuna sinua odottaa ilmaisveto, {€5}.',
      ],
      terms: 'Kerroin vähintään 1,80. Ilmaisvedon panos ei sisälly voittoon. Vanhenee sunnuntaina.',
      button: 'Vedonlyöntiin',
    },
    'underdog-boost': {
      title: 'Altavastaajan korotettu kerroin',
      summary: 'Yksi altavastaaja päivässä, kerroin kymmenesosan suurempi.',
      body: [
        'Joka aamu kerrointekijämme valitsevat altavastaajan, josta he pitävät. Kerrointa korotetaan kymmenesosalla, panokseen {€20} asti.',
      ],
      terms: 'Yksi veto pelaajaa kohden päivässä. Korotetun kertoimen voitot maksetaan omana rahanasi.',
      button: 'Päivän altavastaaja',
    },
    'slow-race': {
      title: 'Hidas kisa',
      summary: 'Pienten panosten turnaus: viikon kaksikymmentä parasta kierrosta ratkaisevat.',
      body: [
        'Vain kaksikymmentä parasta kierrostasi lasketaan, voitto suhteessa panokseen, joten panoksella {€0.10} on sama mahdollisuus kuin panoksella {€10}.',
      ],
      terms: 'Osallistuminen on ilmaista. Panokset alkaen {€0.10}. Palkintoja yhteensä {€5000}.',
      button: 'Lähde mukaan',
    },
    'high-tide': {
      title: 'Nousuvesi',
      summary: 'Vain meripelejä. Koko saalis jaetaan kaikkien helmen löytäneiden kesken.',
      body: [
        'Jos saat viikon aikana meripelissä vähintään 200-kertaisen voiton, löydät helmen. Sunnuntaina {€3000} jaetaan tasan helmien kesken.',
      ],
      terms: 'Kategorian ”Meren alla” pelit. Pelaajalta lasketaan yksi helmi.',
      button: 'Meren alle',
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
      title: 'Kaksikymmentä kierrosta perjantaina',
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
      description: 'Viisi prosenttia siitä, minkä häviät kasinolla, palaa omana rahanasi.',
      terms: 'Omien rahojesi nettotappio tarjouksen ollessa päällä. Enintään {€50}.',
    },
    'saturday-free-bet': {
      title: 'Ilmaisveto lauantaiksi',
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
    'weekend-tables': [
      'Pitkä viikonloppu',
      'Perjantai-illasta sunnuntai-iltaan kaikissa ruletti-, blackjack- ja baccaratpeleissä.',
    ],
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

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
        'Omat rahasi pelataan ensin ja pysyvät sinun: voit nostaa ne milloin tahansa, jolloin bonus päättyy.',
      ],
      terms:
        'Vain uusille pelaajille. Bonuksen kierrätys 35× 30 päivässä. Suurin panos kierrätyksen aikana {€5}. Kolikkopelit kerryttävät kokonaan, pöytäpelit kymmenesosan, livepelit eivät lainkaan.',
      button: 'Rekisteröidy',
    },
    'second-helping': {
      title: 'Toinen annos',
      summary: 'Toinen talletuksesi puolella suuremmaksi, enintään {€50}.',
      body: [
        'Lisäämme toiseen talletukseesi puolet. Valitse tarjous kassalla ennen maksua; mitään ei lisätä pyytämättä.',
      ],
      terms: 'Vain toinen talletus, vähintään {€20}. Bonuksen kierrätys 35× 30 päivässä.',
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
      body: ['Kokeilemme jokaisen pelin, ennen kuin se tulee taloon. Nämä jäivät meille pelattaviksi.'],
      terms: 'Ei bonusta: pelkkiä uusia pelejä.',
      button: 'Katso uutuudet',
    },
    'jackpot-hour': {
      title: 'Jättipottitunti',
      summary: 'Iltayhdeksän ja kymmenen välillä jokaisessa jättipottipelissä on toinen, pienempi potti.',
      body: [
        'Pieni potti, {€500}, putoaa sattumalta joka ilta yhdeksän ja kymmenen välillä, pelin oman potin lisäksi.',
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
      terms: 'Paikat, joilla on ollut panos viimeisten kymmenen minuutin aikana. Maksetaan omana rahanasi.',
      button: 'Etsi pöytä',
    },
    'golden-wheel': {
      title: 'Kultainen pyörä',
      summary: 'Suora osuma numeroon 17 maksaa joka ilta yhden panoksen enemmän.',
      body: ['Kuudesta puoleenyöhön suora osuma numeroon 17 maksaa omissa rulettipöydissämme 36-kertaisesti.'],
      terms: 'Oman studion pöydät, panos numerolle enintään {€10}.',
      button: 'Rulettipöydät',
    },
    'saturday-free-bet': {
      title: 'Ilmaisveto lauantaiksi',
      summary: 'Lyö vetoa viikolla {€20}, saat viikonlopuksi {€5}.',
      body: [
        'Kun vetojasi on ratkennut maanantaista perjantaihin {€20} edestä, lauantaiaamuna sinua odottaa ilmaisveto, {€5}.',
      ],
      terms: 'Kerroin vähintään 1,80. Ilmaisvedon panos ei kuulu voittoon. Vanhenee sunnuntaina.',
      button: 'Vedonlyöntiin',
    },
    'underdog-boost': {
      title: 'Altavastaajan tehoste',
      summary: 'Yksi altavastaaja päivässä, kerroin kymmenesosan suurempi.',
      body: [
        'Joka aamu kerrointekijämme valitsevat altavastaajan, josta he vähän pitävät. Kerrointa nostetaan kymmenesosalla, panokseen {€20} asti.',
      ],
      terms: 'Yksi veto pelaajaa kohden päivässä. Tehostetut voitot maksetaan omana rahanasi.',
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
        'Joka viikon aikana saa meripelissä vähintään 200-kertaisen voiton, löytää helmen. Sunnuntaina {€3000} jaetaan tasan helmien kesken.',
      ],
      terms: 'Kategorian Meren alla pelit. Pelaajalta lasketaan yksi helmi.',
      button: 'Meren alle',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Ensimmäinen iltasi tuplana',
      description: 'Talletuksesi tuplana, enintään {€100}. Kierrätys 35×, aikaa kolmekymmentä päivää.',
      terms:
        'Bonuksen kierrätys 35× 30 päivässä. Kolikkopelit kerryttävät kokonaan, pöytäpelit kymmenesosan. Omat rahasi pelataan ensin ja pysyvät sinun.',
    },
    'friday-spins': {
      title: 'Kaksikymmentä kierrosta perjantaina',
      description: 'Kaksikymmentä ilmaiskierrosta peliin Nautilus Parlour.',
      terms: 'Kierroksen arvo {€0.10}, voimassa seitsemän päivää. Voitot ovat bonusrahaa, joka kierrätetään 20 kertaa.',
    },
    'front-row': {
      title: 'Paikka eturivissä',
      description: '{€10} pelattavaksi livepöydissämme.',
      terms:
        'Kiinteä bonus: {€10} on pelaamista varten, sen yli voittamasi on sinun, kun olet kierrättänyt bonuksen 10× 14 päivässä. Enintään {€200}.',
    },
    'calm-cashback': {
      title: 'Rauhallinen cashback',
      description: 'Viisi prosenttia siitä, minkä häviät kasinolla, palaa omana rahanasi.',
      terms: 'Omien rahojesi nettotappio tarjouksen ollessa päällä. Enintään {€50}.',
    },
    'saturday-free-bet': {
      title: 'Ilmaisveto lauantaiksi',
      description: 'Talon tarjoama veto, {€5}.',
      terms: 'Panos ei kuulu voittoon. Voitto kierrätetään kerran, ennen kuin se on sinun.',
    },
    'second-helping': {
      title: 'Toinen annos',
      description: 'Toinen talletuksesi puolella suuremmaksi, enintään {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': ['Hidas kisa', 'Viikon kaksikymmentä parasta kierrostasi ratkaisevat voiton ja panoksen suhteen.'],
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
      'Aseta raja ennen kuin aloitat; alentaminen tulee voimaan heti.',
      'Aseta raja',
    ],
    'live-limits': [
      'Paikka omaan tahtiisi',
      'Jokainen pöytä kertoo rajansa ennen kuin istut; niin voit sinäkin.',
      'Aseta raja',
    ],
  },
}

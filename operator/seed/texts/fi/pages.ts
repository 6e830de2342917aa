import type { PageTexts } from '../shape.ts'

/** The static pages in Finnish. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Tietosuojaseloste',
    lead: 'Mitä {brand} tietää sinusta, miksi ja kuinka kauan, ja miten näet tai muutat tietojasi.',
    sections: [
      [
        'Mitä keräämme',
        'Kun rekisteröidyt, kysymme nimesi, syntymäaikasi, osoitteesi, sähköpostiosoitteesi ja puhelinnumerosi, koska lain mukaan meidän on tiedettävä, kuka pelaa ja että pelaaja on riittävän vanha.',
        'Kun pelaat, tallennamme panoksesi, voittosi, talletuksesi ja kotiutuksesi, rajasi sekä sen, milloin ja mistä kirjaudut sisään.',
      ],
      [
        'Mitä emme koskaan tee',
        'Emme myy tietojasi. Emme käytä markkinointiin sitä, mitä kerrot vastuullisen pelaamisen tiimillemme. Korttinumerot menevät suoraan maksupalvelulle, emmekä koskaan tallenna niitä.',
      ],
      [
        'Kuinka kauan säilytämme tietoja',
        'Tili- ja maksutietoja säilytetään niin kauan kuin rahanpesulaki edellyttää: vähintään viisi vuotta tilin sulkemisesta. Vierailijan chat-keskustelu poistetaan, kun siinä on ollut hiljaista kolmekymmentä päivää; pelaajan keskustelu säilyy tilin mukana. Kaikki muu poistetaan, kun sitä ei enää tarvita.',
      ],
      [
        'Oikeutesi',
        'Voit pyytää kopion tiedoistasi, oikaista virheet, kieltää markkinoinnin tililläsi milloin tahansa ja tehdä valituksen tietosuojaviranomaiselle.',
      ],
    ],
  },
  terms: {
    title: 'Käyttöehdot',
    lead: 'Sopimus, jonka osapuolet ovat sinä ja {brand}: kirjoitettu luettavaksi.',
    sections: [
      [
        'Kuka saa pelata',
        'Sinun on oltava asuinmaasi lain mukaan täysi-ikäinen, pelattava itsellesi ja omilla rahoillasi, ja sinulla saa olla vain yksi tili. Pelaaja, jolla on pelikielto jossakin konsernimme palvelussa, ei saa avata uutta tiliä.',
      ],
      [
        'Tilisi',
        'Pidä salasanasi omana tietonasi. Kerro meille heti, jos joku muu on saattanut käyttää tiliäsi. Voimme pyytää asiakirjoja ennen kotiutusta. Kerromme ennen ensimmäistä talletustasi, mitkä ne ovat.',
      ],
      [
        'Talletukset ja kotiutukset',
        'Useimmat talletukset näkyvät tililläsi heti; joillakin maksutavoilla se kestää enintään tunnin. Kotiutus maksetaan samalle maksutavalle, jolla talletit, jos se on mahdollista. Emme peri kummastakaan maksua; pankkisi voi periä.',
      ],
      [
        'Kun peli keskeytyy',
        'Keskeytyneen kierroksen tulos jää voimaan, ja näet sen palatessasi. Jos peli toimii väärin, kierrokset, joihin vika vaikutti, mitätöidään ja panokset palautetaan.',
      ],
      [
        'Tilin sulkeminen',
        'Voit sulkea tilisi milloin tahansa kirjoittamalla asiakaspalveluumme. Saldosi maksetaan sinulle. Avoimet bonukset päättyvät tilin mukana.',
      ],
      [
        'Valitukset',
        'Kirjoita ensin asiakaspalveluumme; saat ensimmäisen vastauksen kahden arkipäivän kuluessa. Jos emme pääse sopuun, asian ratkaisee lopullisessa vastauksessamme nimeämämme riippumaton riidanratkaisija, sinulle maksutta.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Ikärajat',
    lead: 'Rahapelit ovat aikuisille. Me tarkistamme sen.',
    sections: [
      [
        'Mikä ikä ratkaisee',
        'Sinun on oltava vähintään 18-vuotias tai tätä vanhempi, jos laki niin määrää: suurimmassa osassa Kanadaa raja on 19 vuotta. Maasi ikäraja kerrotaan rekisteröityessäsi.',
      ],
      [
        'Miten tarkistamme',
        'Kysymme syntymäaikasi, kun rekisteröidyt, emmekä avaa tiliä liian nuorelle. Ennen ensimmäistä kotiutusta todistat henkilöllisyytesi asiakirjoin. Jos tili osoittautuu alaikäisen tiliksi, se suljetaan.',
      ],
      [
        'Yhteinen tietokone',
        'Jos lapset käyttävät laitettasi, kirjaudu ulos pelattuasi, älä tallenna salasanaasi laitteelle ja harkitse lapsilukkoa, esimerkiksi käyttöjärjestelmän omaa.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Bonusehdot',
    lead: 'Miten bonukset toimivat, ilman pientä pränttiä.',
    sections: [
      [
        'Kierrätys',
        'Kun bonus on {€20} ja kierrätysvaatimus 35×, panosten on oltava yhteensä {€700}, ennen kuin bonusraha muuttuu omaksesi. Jokainen tarjous kertoo lukunsa, ennen kuin hyväksyt sen.',
      ],
      [
        'Omat rahat ensin',
        'Omat rahasi pelataan aina ensin. Voit kotiuttaa ne milloin tahansa; kotiutus bonuksen ollessa aktiivinen päättää bonuksen, ja kysymme sinulta ensin.',
      ],
      [
        'Mikä kerryttää kierrätystä',
        'Kolikkopelit kerryttävät kierrätystä kokonaan, pöytäpelit kymmenesosan ja live-pelit eivät lainkaan, ellei tarjouksessa toisin sanota. Peli, jossa bonustasi ei voi käyttää, kertoo sen ennen avautumistaan.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Vedonlyönnin säännöt',
    lead: 'Miten urheiluvedot otetaan vastaan, ratkaistaan ja joskus mitätöidään.',
    sections: [
      [
        'Vedon jättäminen',
        'Veto on voimassa, kun kuponkisi niin sanoo. Jos kerroin muuttui miettiessäsi, se näytetään uudelleen ennen vahvistusta.',
      ],
      [
        'Vetojen ratkaisu',
        'Vedot ratkaistaan ottelupäivän virallisen tuloksen mukaan. Lajiliiton myöhemmät korjaukset eivät muuta niitä.',
      ],
      [
        'Mitätöidyt vedot',
        'Veto mitätöidään, jos tapahtumaa ei pelattu 48 tunnin kuluessa ilmoitetusta ajasta tai jos kerroin oli ilmeisen virheellinen. Panos palautetaan.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Kasinon säännöt',
    lead: 'Reiluja pelejä, ja näin sen tunnistat.',
    sections: [
      [
        'Sattuma',
        'Jokaisen tuloksen arpoo oma generaattorimme pelin palvelimella: kukaan ei voi tietää sitä ennalta eikä muuttaa sitä. Tulos ei riipu aiemmasta, saldostasi eikä panostavastasi.',
      ],
      [
        'Palautusprosentti',
        'Jokainen peli ilmoittaa teoreettisen palautusprosenttinsa. Se lasketaan miljoonista kierroksista; yksittäinen ilta voi näyttää aivan toiselta.',
      ],
      [
        'Keskeytyneet kierrokset',
        'Jos yhteys katkeaa, kierros pelataan loppuun palvelimella. Kun avaat pelin uudelleen, näet ensimmäiseksi, miten kierros päättyi.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Pelaa omissa rajoissasi',
    lead: 'Keinoja pitää pelaaminen hauskana, ja ihmisiä, joille puhua, kun se ei enää ole sitä.',
    sections: [
      [
        'Aseta rajat',
        'Aseta päivä-, viikko- tai kuukausiraja talletuksille, panoksille tai tappioille. Alentaminen tulee voimaan heti. Korottamisella on odotusaika, ja kysymme sinulta uudelleen.',
      ],
      [
        'Seuraa tilannettasi',
        'Jokaisessa pelissä näet saldosi, kellonajan ja sen, kauanko olet ollut kirjautuneena. Saat yhteenvedon käyttämästäsi ajasta ja rahasta valitsemasi ajan välein, ja todellisuustarkistus tulee näkyviin siellä, missä paikalliset säännöt sitä edellyttävät.',
      ],
      [
        'Pidä pelitauko',
        'Pelitauko kestää päivän tai pidempään, kuten itse valitset. Itse asetettu pelikielto kestää kuukausia tai on pysyvä, eikä sitä voi perua kukaan: emme me etkä sinä.',
      ],
      [
        'Kysy itseltäsi',
        'Pelaatko rahoilla, jotka on tarkoitettu muuhun? Salaatko pelaamisesi läheisiltäsi? Pelaatko voittaaksesi takaisin sen, minkä hävisit? Jos vastasit johonkin kyllä, juttele jonkun kanssa: se on maksutonta ja luottamuksellista.',
      ],
      [
        'Kuka auttaa',
        'Peluuri (peluuri.fi) auttaa suomeksi, ja Gamblers Anonymous (gamblersanonymous.org) ja Gambling Therapy (gamblingtherapy.org) monilla kielillä.',
        'Muissa maissa auttavat nämä. Ruotsi: Stödlinjen (stodlinjen.se); Norja: Hjelpelinjen (hjelpelinjen.no); Iso-Britannia: GamCare (gamcare.org.uk); Alankomaat: Loket Kansspel (loketkansspel.nl); Saksa: Check dein Spiel (check-dein-spiel.de); Itävalta: Spielsuchthilfe (spielsuchthilfe.at); Ranska: Joueurs Info Service (joueurs-info-service.fr); Portugali: Linha Vida (1414); Puola: Telefon Zaufania (801 889 880); Turkki: YEDAM (115); Kanada: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brasilia: Jogadores Anônimos; Chile ja Peru: Jugadores Anónimos; Uusi-Seelanti: Gambling Helpline (gamblinghelpline.co.nz); Intia: Gamblers Anonymous (gamblersanonymous.org); Japani: GA日本; Filippiinit: PAGCOR, Gamblers Anonymous.',
        'Joissakin maissa on rekisteri, jossa asetat itsellesi pelikiellon kaikille luvallisille pelisivustoille kerralla. Ruotsi: Spelpaus (spelpaus.se); Iso-Britannia: GAMSTOP (gamstop.co.uk); Alankomaat: Cruks (cruksregister.nl); Saksa: OASIS; Ranska: ANJ (interdictiondejeux.anj.fr); Portugali: SRIJ (srij.turismodeportugal.pt).',
        'Voit sulkea tilisi itse heti, mihin aikaan tahansa: valitse tililläsi kohdasta ”Pelirajat” itse asetettu pelikielto. Kun chatissa on ihminen paikalla, myös asiakaspalvelumme voi sulkea tilin puolestasi.',
      ],
    ],
  },
  information: {
    title: 'Tietoa meistä',
    lead: 'Keitä olemme, millä {brand} ansaitsee rahansa ja miten sinun rahasi kirjataan.',
    sections: [
      [
        'Talo',
        '{brand} on nettikasino, jolla on myös live-kasino ja vedonlyönti. Sitä pyörittävät ihmiset, jotka pitävät peleistä ja inhoavat pientä pränttiä.',
      ],
      [
        'Miten ansaitsemme',
        'Jokainen peli pitää keskimäärin pienen osan kaikista panoksista. Ajan mittaan talo voittaa. Pelaa huvin vuoksi ja rahalla, joka ei ole muualta pois.',
      ],
      [
        'Rahasi',
        'Kirjanpidossamme jokaisen pelaajan rahat ovat erillään muiden ja talon omista rahoista. Jokainen tapahtuma näkyy tililläsi.',
      ],
    ],
  },
  'contact-us': {
    title: 'Ota yhteyttä',
    lead: 'Näin tavoitat meidät: chatissa tai raportilla miltä sivulta tahansa.',
    sections: [
      [
        'Chat',
        'Kun chat on käytössä, avaat sen sivun alalaidasta. Se kertoo, onko joku paikalla; jos ei ole, jätä viesti, niin vastaamme.',
      ],
      [
        'Raportti asiakaspalvelulle',
        '”Lähetä raportti asiakaspalvelulle” on sivujemme alalaidassa, oli chat käytössä tai ei. Kirjoita, mikä meni vikaan, niin saat viitteen, jolla asiakaspalvelu löytää raporttisi.',
      ],
      [
        'Valitukset',
        'Kerro, mitä tapahtui, milloin, ja mitä toivot meidän tekevän. Saat ensimmäisen vastauksen kahden arkipäivän kuluessa.',
      ],
      [
        'Vastuullinen pelaaminen',
        'Jos haluat lopettaa pelaamisen heti, valitse tililläsi kohdasta ”Pelirajat” pelitauko tai itse asetettu pelikielto: se alkaa heti, mihin aikaan tahansa. Kun chatissa on ihminen paikalla, voit sanoa asian myös siellä: tilisi suljetaan, ennen kuin mitään kysytään.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Live-chat',
    lead: 'Juttele asiakaspalvelumme kanssa.',
    sections: [
      [
        'Ennen kuin kirjoitat',
        'Pidä tilisi sähköpostiosoite valmiina. Emme koskaan kysy salasanaasi emmekä sinulle lähettämäämme koodia.',
      ],
      ['Palveluajat', 'Chat kertoo, onko joku paikalla. Jos ei ole, jätä viesti.'],
    ],
  },
  'closed-account': {
    title: 'Tilisi on suljettu',
    lead: 'Tämä tili on suljettu, eikä sillä voi kirjautua sisään.',
    sections: [
      [
        'Rahasi',
        'Oma saldosi maksetaan viimeksi käyttämällesi maksutavalle. Kirjoita asiakaspalveluun, jos rahat eivät ole tulleet viiden arkipäivän kuluessa.',
      ],
      [
        'Tilin avaaminen uudelleen',
        'Omasta toiveestasi suljettu tili voidaan avata uudelleen, kun olet jutellut asiakaspalvelun kanssa. Itse asetetun pelikiellon ajan tili pysyy suljettuna loppuun asti.',
      ],
    ],
  },
}

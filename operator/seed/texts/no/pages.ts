import type { PageTexts } from '../shape.ts'

/** The static pages in Norwegian. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Personvern',
    lead: 'Hva {brand} vet om deg, hvorfor, hvor lenge, og hvordan du kan se eller endre det.',
    sections: [
      [
        'Hva vi samler inn',
        'Når du registrerer deg, ber vi om navn, fødselsdato, adresse, e-post og telefonnummer, fordi loven krever at vi vet hvem som spiller og at de er gamle nok.',
        'Mens du spiller, lagrer vi innsatser, gevinster, innskudd og uttak, grensene dine og når og hvor du logger inn.',
      ],
      [
        'Hva vi aldri gjør',
        'Vi selger ikke opplysningene dine. Vi bruker ikke det du forteller teamet for ansvarlig spill, til markedsføring. Kortnumre går rett til betalingstjenesten og lagres aldri hos oss.',
      ],
      [
        'Hvor lenge vi lagrer',
        'Konto- og betalingsopplysninger lagres så lenge hvitvaskingsloven krever: i minst fem år etter at kontoen er stengt. Det en besøkende skriver i chatten, slettes etter tretti stille dager; en spillers samtale følger kontoen. Alt annet slettes når det ikke lenger trengs.',
      ],
      [
        'Rettighetene dine',
        'Du kan be om en kopi av opplysningene dine, få rettet feil, reservere deg mot markedsføring når som helst på kontoen din, og klage til datatilsynsmyndigheten.',
      ],
    ],
  },
  terms: {
    title: 'Vilkår og betingelser',
    lead: 'Avtalen mellom deg og {brand}, skrevet for å bli lest.',
    sections: [
      [
        'Hvem som kan spille',
        'Du må være gammel nok etter loven der du bor, spille for deg selv og med egne penger, og ha bare én konto. Spillere som er utestengt et sted i konsernet, kan ikke åpne en ny konto.',
      ],
      [
        'Kontoen din',
        'Hold passordet for deg selv. Si fra med en gang hvis noen andre kan ha brukt kontoen din. Vi kan be om dokumenter før et uttak, og vi sier hvilke før ditt første innskudd.',
      ],
      [
        'Innskudd og uttak',
        'De fleste innskudd godskrives med en gang; noen måter tar opptil en time. Uttak går tilbake samme vei som du betalte der det er mulig. Vi tar ikke gebyr for noen av delene; banken din kan gjøre det.',
      ],
      [
        'Når et spill svikter',
        'Blir en runde avbrutt, står resultatet, og du får se det når du kommer tilbake. Oppfører et spill seg feil, annulleres de berørte rundene, og innsatsene betales tilbake.',
      ],
      [
        'Stenge kontoen',
        'Du kan stenge kontoen når som helst ved å skrive til kundeservice. Saldoen din blir utbetalt. Åpne bonuser opphører med kontoen.',
      ],
      [
        'Klager',
        'Skriv først til kundeservice; du får et første svar innen to virkedager. Blir vi ikke enige, avgjøres saken av den uavhengige klageinstansen som vi oppgir i det endelige svaret vårt, uten kostnad for deg.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Aldersgrenser',
    lead: 'Pengespill er for voksne. Vi sjekker.',
    sections: [
      [
        'Alderen som gjelder',
        'Du må være minst 18 år, eller eldre der loven sier det: 19 år i det meste av Canada. Aldersgrensen i landet ditt står når du registrerer deg.',
      ],
      [
        'Slik sjekker vi',
        'Vi spør om fødselsdatoen når du registrerer deg, og åpner ingen konto for den som er for ung. Før ditt første uttak viser du med dokumenter hvem du er. En konto som viser seg å tilhøre en mindreårig, stenges.',
      ],
      [
        'Når flere deler maskin',
        'Bruker barn enheten din, så logg ut når du har spilt, ikke lagre passordet på den, og vurder foreldrekontroll, for eksempel den i operativsystemet.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Bonusvilkår',
    lead: 'Slik virker bonusene, uten liten skrift.',
    sections: [
      [
        'Omsetning',
        'Et omsetningskrav på 35× på en bonus på {€20} betyr innsatser på til sammen {€700} før bonuspengene blir dine egne. Hvert tilbud oppgir tallet sitt før du godtar det.',
      ],
      [
        'Egne penger først',
        'Dine egne penger spilles alltid først. Du kan ta dem ut når som helst; gjør du det mens en bonus er aktiv, opphører bonusen, og vi spør deg først.',
      ],
      [
        'Hva som teller',
        'Spilleautomater teller fullt ut, bordspill en tidel, livespill ikke i det hele tatt, hvis ikke tilbudet sier noe annet. Et spill der bonusen din ikke kan brukes, sier fra før det åpnes.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Oddsregler',
    lead: 'Slik tas sportsspill imot, gjøres opp og noen ganger annulleres.',
    sections: [
      [
        'Levere et spill',
        'Et spill gjelder når kupongen din sier det. Odds som endret seg mens du tenkte deg om, vises på nytt før du bekrefter.',
      ],
      [
        'Oppgjør',
        'Spill gjøres opp etter det offisielle resultatet den dagen begivenheten finner sted. Senere rettelser fra et forbund endrer dem ikke.',
      ],
      [
        'Annullerte spill',
        'Et spill annulleres når begivenheten ikke ble gjennomført innen 48 timer etter oppsatt tid, eller når oddsen var åpenbart feil. Innsatsen betales tilbake.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Casinoregler',
    lead: 'Rettferdige spill, og hvordan du ser det.',
    sections: [
      [
        'Tilfeldighet',
        'Hvert resultat trekkes tilfeldig av vår egen generator på spillets server: ingen kan forutse det eller endre det. Ingen resultater avhenger av hva som kom før, av saldoen din eller av hvordan du satser.',
      ],
      [
        'Tilbakebetaling til spiller',
        'Hvert spill oppgir sin teoretiske tilbakebetaling. Den er regnet ut over millioner av runder; en enkelt kveld kan se helt annerledes ut.',
      ],
      [
        'Avbrutte runder',
        'Faller forbindelsen ut, spilles runden ferdig på serveren. Når du åpner spillet igjen, ser du hvordan det endte før noe annet.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Spill innenfor grensene dine',
    lead: 'Verktøy som holder spillingen hyggelig, og folk å snakke med når den ikke er det lenger.',
    sections: [
      [
        'Sett grenser',
        'Sett en daglig, ukentlig eller månedlig grense for innskudd, innsatser eller tap. En lavere grense gjelder med en gang. En høyere grense gjelder først etter en ventetid, og vi spør deg på nytt.',
      ],
      [
        'Se hvor du står',
        'I hvert spill ser du saldoen din, klokken og hvor lenge du har vært logget inn. En oversikt over tid og penger kommer så ofte du selv velger, og en realitetssjekk der markedet ditt krever det.',
      ],
      [
        'Ta en spillepause',
        'En spillepause varer en dag eller lenger, slik du selv velger. Selvutestengelse varer i måneder eller for godt, og kan ikke oppheves, verken av oss eller av deg.',
      ],
      [
        'Spør deg selv',
        'Spiller du for penger som skulle gått til noe annet? Skjuler du det for dem som står deg nær? Spiller du for å vinne tilbake det du har tapt? Svarte du ja på noe av dette, så snakk med noen: det er gratis og fortrolig.',
      ],
      [
        'Hvem som kan hjelpe',
        'Hjelpelinjen (hjelpelinjen.no) hjelper deg på norsk, og Gamblers Anonymous (gamblersanonymous.org) og Gambling Therapy (gamblingtherapy.org) på mange språk.',
        'I andre land hjelper disse. Sverige: Stödlinjen (stodlinjen.se); Finland: Peluuri (peluuri.fi); Storbritannia: GamCare (gamcare.org.uk); Nederland: Loket Kansspel (loketkansspel.nl); Tyskland: Check dein Spiel (check-dein-spiel.de); Østerrike: Spielsuchthilfe (spielsuchthilfe.at); Frankrike: Joueurs Info Service (joueurs-info-service.fr); Portugal: Linha Vida (1414); Polen: Telefon Zaufania (801 889 880); Tyrkia: YEDAM (115); Canada: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brasil: Jogadores Anônimos; Chile og Peru: Jugadores Anónimos; New Zealand: Gambling Helpline (gamblinghelpline.co.nz); India: Gamblers Anonymous (gamblersanonymous.org); Japan: GA日本; Filippinene: PAGCOR, Gamblers Anonymous.',
        'Noen land har et register der du utestenger deg fra alle lovlige spillesider på én gang. Sverige: Spelpaus (spelpaus.se); Storbritannia: GAMSTOP (gamstop.co.uk); Nederland: Cruks (cruksregister.nl); Tyskland: OASIS; Frankrike: ANJ (interdictiondejeux.anj.fr); Portugal: SRIJ (srij.turismodeportugal.pt).',
        'Du kan stenge kontoen selv, med en gang og når som helst på døgnet: velg selvutestengelse under «Spillegrenser» på kontoen din. Når chatten er bemannet, kan kundeservice gjøre det for deg.',
      ],
    ],
  },
  information: {
    title: 'Om {brand}',
    lead: 'Hvem vi er, hvordan huset tjener penger og hvordan dine penger bokføres.',
    sections: [
      [
        'Huset',
        '{brand} er et nettcasino med live casino og odds. Det drives av folk som liker spill og misliker liten skrift.',
      ],
      [
        'Slik tjener vi penger',
        'Hvert spill beholder i snitt en liten del av alle innsatser. Over tid vinner huset. Spill for moro skyld, for penger du kan unnvære.',
      ],
      [
        'Pengene dine',
        'I bøkene våre står hver spillers penger atskilt fra andres og fra husets egne. Hver bevegelse står på kontoen din.',
      ],
    ],
  },
  'contact-us': {
    title: 'Kontakt oss',
    lead: 'Slik når du oss: i chatten, eller med en rapport fra hvilken side som helst.',
    sections: [
      [
        'Chat',
        'Er chatten i bruk, åpner du den nederst på siden. Den sier om det er noen der; hvis ikke, kan du legge igjen en beskjed, så svarer vi.',
      ],
      [
        'Rapport til kundeservice',
        '«Send en rapport til kundeservice» står nederst på sidene våre, med eller uten chat. Skriv hva som gikk galt, så får du en referanse som kundeservice finner rapporten med.',
      ],
      [
        'Klager',
        'Fortell hva som skjedde, når, og hva du vil at vi skal gjøre. Du får et første svar innen to virkedager.',
      ],
      [
        'Ansvarlig spill',
        'Vil du slutte å spille med en gang, velger du spillepause eller selvutestengelse under «Spillegrenser» på kontoen din: den begynner straks, når som helst på døgnet. Når chatten er bemannet, kan du også si det der: kontoen din stenges før noen spør om noe.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Livechat',
    lead: 'Snakk med kundeservice.',
    sections: [
      [
        'Før du skriver',
        'Ha e-postadressen til kontoen din klar. Vi spør aldri om passordet ditt eller om en kode vi har sendt deg.',
      ],
      ['Åpningstider', 'Chatten sier om det er noen der. Er det ikke det, kan du legge igjen en beskjed.'],
    ],
  },
  'closed-account': {
    title: 'Kontoen din er stengt',
    lead: 'Denne kontoen er stengt og kan ikke brukes til å logge inn.',
    sections: [
      [
        'Pengene dine',
        'Egne penger på saldoen betales ut til metoden du brukte sist. Skriv til kundeservice hvis de ikke har kommet innen fem virkedager.',
      ],
      [
        'Gjenåpning',
        'Kontoer som er stengt etter eget ønske, kan åpnes igjen etter en samtale med kundeservice. Kontoer med selvutestengelse forblir stengt hele perioden.',
      ],
    ],
  },
}

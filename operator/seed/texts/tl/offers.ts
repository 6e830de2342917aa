import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Tagalog. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Maligayang pagdating',
    casino: 'Casino',
    'live-casino': 'Live casino',
    sports: 'Sports',
    tournaments: 'Mga torneo',
  },
  promotions: {
    'first-evening': {
      title: 'Doble ang una mong gabi',
      summary: 'Doble ang una mong deposito hanggang {€100}, may 35× na wagering at tatlumpung araw para matapos.',
      body: [
        'Magdeposito ng {€10} o higit pa sa unang pagkakataon at dadagdagan namin ng kaparehong halaga, hanggang {€100}, bilang bonus na pera.',
        'Una mong nilalaro ang sarili mong pera at nananatili itong iyo: maaari mong i-withdraw anumang oras, at doon matatapos ang bonus.',
      ],
      terms:
        'Para sa mga bagong manlalaro lang. 35× ng bonus sa loob ng 30 araw. Buo ang bilang ng mga slot, ikasampu ang mga laro sa mesa, wala ang mga live na laro.',
      button: 'Mag-sign up',
    },
    'second-helping': {
      title: 'Isa pang hain',
      summary: 'Dagdag na kalahati sa ikalawa mong deposito, hanggang {€50}.',
      body: [
        'Dinadagdagan namin ng kalahati ang ikalawa mong deposito. Piliin ito sa cashier bago magbayad; walang idinadagdag nang hindi hinihingi.',
      ],
      terms: 'Sa ikalawang deposito lang, {€20} o higit pa. 35× ng bonus sa loob ng 30 araw.',
      button: 'Magdeposito',
    },
    'tuesday-spins': {
      title: 'Dalawampung spin tuwing Martes',
      summary: 'Bagong laro tuwing Martes, at dalawampung free spin para subukan ito.',
      body: [
        'Tuwing Martes, pumipili kami ng larong dapat mas marami ang naglalaro. Mag-log in, i-claim, mag-spin: ibinabayad bilang sarili mong pera ang panalo, hanggang {€20}.',
      ],
      terms:
        'Isang claim bawat manlalaro tuwing Martes. Tig-{€0.10} ang spin. Panalo hanggang {€20} nang walang wagering. Mawawalan ng bisa ang mga spin sa hatinggabi.',
      button: 'Tingnan ang laro',
    },
    'calm-cashback': {
      title: 'Kalmadong cashback',
      summary: 'Limang porsiyento ng natalo sa iyo sa linggo ang bumabalik sa Lunes, bilang sarili mong pera.',
      body: [
        'Kung natalo ka sa buong linggo, limang porsiyento ang bumabalik sa Lunes ng umaga. Walang wagering, walang kailangang tandaan.',
      ],
      terms:
        'Mga slot at laro sa mesa, netong talo mula Lunes hanggang Linggo. Hanggang {€50}. I-claim hanggang Huwebes.',
      button: 'Maglaro',
    },
    'new-on-friday': {
      title: 'Bago tuwing Biyernes',
      summary: 'Sampung larong wala pang nakakalaro, tuwing Biyernes ng tanghali.',
      body: ['Sinusubukan namin ang bawat laro bago ito pumasok. Ito ang mga hindi namin mabitawan.'],
      terms: 'Walang kasamang bonus: bagong mga laro lang.',
      button: 'Tingnan ang bago',
    },
    'jackpot-hour': {
      title: 'Oras ng jackpot',
      summary:
        'Mula alas-nuwebe hanggang alas-diyes ng gabi, may ikalawang mas maliit na pot ang bawat larong may jackpot.',
      body: [
        'May maliit na pot na {€500} na bumabagsak nang random gabi-gabi mula alas-nuwebe hanggang alas-diyes, bukod pa sa laman ng laro mismo.',
      ],
      terms: 'Mga larong may jackpot lang, taya na {€0.20} o higit pa. Isang maliit na pot bawat gabi.',
      button: 'Mga larong may jackpot',
    },
    'table-talk': {
      title: 'Kuwentuhan sa mesa',
      summary: 'Bumubunot ang dealer ng upuan bawat oras; {€25} ang para sa upuan.',
      body: [
        'Umupo sa alinmang mesa ng sarili naming studio. Bawat buong oras, may binubunot na numero ng upuan; {€25} ang para sa nakaupo roon.',
      ],
      terms: 'Mga upuang may taya sa huling sampung minuto. Ibinabayad bilang sarili mong pera.',
      button: 'Humanap ng mesa',
    },
    'golden-wheel': {
      title: 'Ang gintong gulong',
      summary: 'Isang yunit pa ang dagdag na bayad sa straight-up na 17, gabi-gabi.',
      body: [
        'Mula alas-sais hanggang hatinggabi, 36 sa 1 ang bayad sa straight-up na 17 sa sarili naming mga mesa ng roulette.',
      ],
      terms: 'Mga mesa ng sariling studio, taya hanggang {€10} sa numero.',
      button: 'Mga mesa ng roulette',
    },
    'saturday-free-bet': {
      title: 'Free bet para sa Sabado',
      summary: 'Tumaya ng {€20} sa loob ng linggo, kumuha ng {€5} para sa Sabado at Linggo.',
      body: [
        'Kapag may {€20} kang natapos na taya mula Lunes hanggang Biyernes, may free bet na {€5} na naghihintay sa iyo sa Sabado ng umaga.',
      ],
      terms: 'Odds na 1.80 o higit pa. Hindi bahagi ng panalo ang itinaya sa free bet. Mawawalan ng bisa sa Linggo.',
      button: 'Sa sportsbook',
    },
    'underdog-boost': {
      title: 'Dagdag para sa dehado',
      summary: 'Isang dehado bawat araw, mas mataas nang ikasampu ang odds.',
      body: [
        'Tuwing umaga, pumipili ang mga trader namin ng isang dehadong gusto nila. Tumataas nang ikasampu ang odds, para sa mga taya hanggang {€20}.',
      ],
      terms:
        'Isang taya bawat manlalaro bawat araw. Ibinabayad bilang sarili mong pera ang panalo sa pinataas na odds.',
      button: 'Dehado ngayon',
    },
    'slow-race': {
      title: 'Ang mabagal na karera',
      summary: 'Torneo para sa maliliit na taya: ang dalawampung pinakamagandang spin ng linggo ang binibilang.',
      body: [
        'Ang dalawampung pinakamagandang spin mo lang ang binibilang, sa panalo kumpara sa taya, kaya magkapareho ang tsansa ng tayang {€0.10} at {€10}.',
      ],
      terms: 'Libre ang pagsali. Taya mula {€0.10}. Premyong {€5000} sa kabuuan.',
      button: 'Sumali',
    },
    'high-tide': {
      title: 'Taib ng dagat',
      summary: 'Mga laro ng dagat lang. Hinahati ang buong huli sa lahat ng makakahanap ng perlas.',
      body: [
        'Buong linggo, ang sinumang manalo ng 200× o higit pa sa laro ng dagat ay makakahanap ng perlas. Sa Linggo, hinahati nang pantay ang {€3000} sa mga perlas.',
      ],
      terms: 'Mga laro sa kategoryang Ilalim ng dagat. Isang perlas bawat manlalaro ang binibilang.',
      button: 'Ilalim ng dagat',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Doble ang una mong gabi',
      description: 'Doble ang deposito mo hanggang {€100}, may 35× na wagering at tatlumpung araw para matapos.',
      terms:
        '35× ng bonus sa loob ng 30 araw. Buo ang bilang ng mga slot, ikasampu ang mga laro sa mesa. Una mong nilalaro ang sarili mong pera at nananatili itong iyo.',
    },
    'friday-spins': {
      title: 'Dalawampung spin sa Biyernes',
      description: 'Dalawampung free spin sa Nautilus Parlour.',
      terms: 'Tig-{€0.10} ang spin, pitong araw. Bonus na pera ang panalo, na kailangang itaya nang 20 beses.',
    },
    'front-row': {
      title: 'Upuan sa unang hanay',
      description: '{€10} na ilalaro sa aming mga live na mesa.',
      terms:
        'Sticky: para sa paglalaro lang ang {€10}; sa iyo ang napanalunang lampas doon pagkatapos ng 10× na wagering sa loob ng 14 na araw. Hanggang {€200}.',
    },
    'calm-cashback': {
      title: 'Kalmadong cashback',
      description: 'Limang porsiyento ng natalo sa iyo sa casino ang bumabalik, bilang sarili mong pera.',
      terms: 'Netong talo ng sarili mong pera habang naka-on ito. Hanggang {€50}.',
    },
    'saturday-free-bet': {
      title: 'Free bet para sa Sabado',
      description: 'Tayang {€5} na sagot namin.',
      terms: 'Hindi bahagi ng panalo ang itinaya. Kailangang itaya nang isang beses ang panalo bago ito maging iyo.',
    },
    'second-helping': {
      title: 'Isa pang hain',
      description: 'Dagdag na kalahati sa ikalawa mong deposito, hanggang {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': [
      'Ang mabagal na karera',
      'Binibilang ang dalawampung pinakamagandang spin mo sa linggo, ayon sa panalo sa bawat itinayang yunit.',
    ],
    'weekend-tables': [
      'Ang mahabang weekend',
      'Mula Biyernes ng gabi hanggang Linggo ng gabi, sa lahat ng roulette, blackjack at baccarat.',
    ],
  },
  boxes: {
    'slow-race': ['Ang mabagal na karera', 'Binibilang ang dalawampung pinakamagandang spin mo sa linggo.', 'Sumali'],
    'weekend-tables': ['Ang mahabang weekend', 'Sa lahat ng laro sa mesa, mula Biyernes ng gabi.', 'Sa mga mesa'],
    limits: ['Mga limit mo, bilis mo', 'Magtakda bago magsimula; umiiral agad ang mas mababa.', 'Magtakda ng limit'],
    'live-limits': [
      'Upuan sa sarili mong bilis',
      'Sinasabi ng bawat mesa ang mga limit nito bago ka umupo; puwede mo rin itong gawin.',
      'Magtakda ng limit',
    ],
  },
}

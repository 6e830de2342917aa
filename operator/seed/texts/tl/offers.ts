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
      summary:
        'Doble ang deposito mo hanggang {€100} gamit ang code na WELCOME: 35× na wagering at tatlumpung araw para matapos.',
      body: [
        'Ilagay ang code na WELCOME, piliin ang bonus sa cashier at magdeposito ng {€10} o higit pa: dadagdagan namin ng kaparehong halaga, hanggang {€100}, bilang bonus na pera.',
        'Una mong nilalaro ang sarili mong pera at nananatili itong iyo: maaari mong i-withdraw anumang oras, at doon matatapos ang bonus.',
      ],
      terms:
        'Gamit ang code na WELCOME, isang beses bawat manlalaro. 35× ng bonus sa loob ng 30 araw. Buo ang bilang ng mga slot, ikasampu ang mga laro sa mesa, wala ang mga live na laro.',
      button: 'Mag-sign up',
    },
    'second-helping': {
      title: 'Isa pang hain',
      summary: 'Nasa cashier ang mga deposit bonus na bukas para sa iyo.',
      body: [
        'Pumili roon ng isa bago magbayad, o wala: walang idinadagdag nang hindi hinihingi. Nakasulat sa tabi ng bawat isa ang mga tuntunin nito.',
      ],
      terms: 'Nakasulat sa cashier ang mga tuntunin ng bawat bonus sa tabi nito, bago ka magbayad.',
      button: 'Magdeposito',
    },
    'friday-spins': {
      title: 'Dalawampung spin na sagot namin',
      summary: 'Dalawampung free spin na tig-{€0.10} sa Nautilus Parlour, sa anumang araw na gusto mo.',
      body: [
        'I-claim sa pahina ng mga gantimpala at mag-spin kung kailan mo gusto: may pitong araw ka. Bonus na pera ang panalo, na kailangang itaya nang 20 beses.',
      ],
      terms:
        'Isang beses bawat manlalaro. Tig-{€0.10} ang spin. Pitong araw mula sa pag-claim, para sa mga spin at sa wagering. Bonus na pera ang panalo, na kailangang itaya nang 20 beses: buo ang bilang ng mga slot, ikasampu ang mga laro sa mesa, wala ang mga live na laro.',
      button: 'Sa mga gantimpala',
    },
    'calm-cashback': {
      title: 'Kalmadong cashback',
      summary: 'Limang porsiyento ng natalo sa iyo sa pitong araw ang bumabalik, bilang sarili mong pera.',
      body: [
        'Simulan ito sa pahina ng mga gantimpala. Limang porsiyento ng natalo sa iyo sa mga laro sa casino sa pitong araw mula noon ang ibinabayad sa dulo nito. Walang wagering, walang kailangang tandaan.',
      ],
      terms:
        'Netong talo ng sarili mong pera sa mga laro sa casino, hindi kasama ang mga live na mesa, sa pitong araw mula sa simula nito. Hanggang {€50}. Walang wagering. Isang beses bawat manlalaro.',
      button: 'Sa mga gantimpala',
    },
    'new-games': {
      title: 'Ilang masusubukan muna',
      summary: 'Maliit na bahagi ng aming mga laro, nasa iisang lugar.',
      body: ['Sinasabi ng bawat isa ang return nito bago ka tumaya. Tumingin-tingin muna: walang nagmamadali rito.'],
      terms: 'Walang kasamang bonus: mga laro lang.',
      button: 'Tingnan',
    },
    'jackpot-games': {
      title: 'Isang istante ng mga slot',
      summary: 'Mga slot na tigdadalawampung linya, nasa iisang lugar.',
      body: [
        'Sinasabi ng bawat isa ang return nito bago ka tumaya. Hindi nagiging mas malamang ang panalo dahil lang matagal itong hindi dumating: maglaro gamit ang perang kaya mong mawala.',
      ],
      terms: 'Walang kasamang bonus: mga laro lang.',
      button: 'Sa mga slot',
    },
    'front-row': {
      title: 'Upuan sa unang hanay',
      summary: '{€10} na ilalaro sa aming mga live na mesa.',
      body: [
        'Mag-opt in sa pahina ng mga gantimpala at doon mo rin ito i-claim. Para ito sa aming mga live na mesa, at wala nang iba.',
      ],
      terms:
        'Sticky: para sa paglalaro lang ang {€10}; sa iyo ang napanalunang lampas doon pagkatapos ng 10× na wagering sa loob ng 14 na araw. Hanggang {€200}. Isang beses bawat manlalaro.',
      button: 'Sa mga gantimpala',
    },
    'golden-wheel': {
      title: 'Ang gintong gulong',
      summary: 'Lahat ng live na mesa ng roulette sa iisang lugar, tig-iisang zero bawat isa.',
      body: [
        '35 sa 1 ang bayad sa straight-up sa lahat ng ito. Sinasabi ng bawat mesa ang mga limit nito bago ka umupo.',
      ],
      terms: 'Walang kasamang bonus: mga mesa lang.',
      button: 'Mga mesa ng roulette',
    },
    'saturday-free-bet': {
      title: 'Free bet na sagot namin',
      summary: 'Tayang {€5} na sagot namin, sa anumang araw na gusto mo.',
      body: [
        'I-claim ito sa pahina ng mga gantimpala at gamitin sa loob ng pitong araw. Kailangang itaya nang isang beses ang panalo bago ito maging iyo.',
      ],
      terms:
        'Isang beses bawat manlalaro. Pitong araw mula sa pag-claim, para sa taya at sa wagering. Hindi bahagi ng panalo ang itinaya. Kailangang itaya nang isang beses ang panalo bago ito maging iyo.',
      button: 'Sa mga gantimpala',
    },
    'odds-you-saw': {
      title: 'Ang odds na nakita mo',
      summary:
        'Kapag bumaba ang odds bago mailagay ang taya mo, tinatanong ka muna namin. Kapag tumaas, sa iyo ang mas maganda.',
      body: [
        'Ipinapakita ng bet slip ang bagong odds at hinihintay ang oo mo. Kung wala iyon, walang tayang nagagawa at walang nababawas.',
      ],
      terms: 'Walang kasamang bonus: ganito lang kami tumanggap ng taya.',
      button: 'Sa sportsbook',
    },
    'slow-race': {
      title: 'Ang mabagal na karera',
      summary: 'Torneo para sa maliliit na taya: ang dalawampung pinakamagandang spin ng linggo ang binibilang.',
      body: [
        'Ang dalawampung pinakamagandang spin mo lang ang binibilang, sa panalo kumpara sa taya, kaya magkapareho ang tsansa ng tayang {€0.20} at {€10}.',
        'Ang sampung nangungunang puwesto ay mananalo ng {€5000} sa kabuuan, ibinabayad bilang sariling pera ilang minuto pagkatapos ng karera.',
      ],
      terms:
        'Libre ang pagsali: binibilang ang anumang taya sa mga laro ng kategoryang Chill lang. Linggo-linggo mula Lunes, 00:00 UTC. Premyong {€5000} sa kabuuan para sa sampung nangungunang puwesto, mula 30% sa una hanggang 2% sa ikasampu, bilang sariling pera.',
      button: 'Sumali',
    },
    'weekend-tables': {
      title: 'Ang mahabang weekend',
      summary: 'Torneo sa lahat ng laro sa mesa, mula Biyernes ng gabi hanggang Linggo ng gabi.',
      body: [
        'Binibilang ang dalawampung pinakamagandang round mo, ayon sa panalo sa bawat itinayang yunit. Ang sampung nangungunang puwesto ay mananalo ng {€2000} sa kabuuan, ibinabayad bilang sariling pera ilang minuto pagkatapos nito.',
      ],
      terms:
        'Libre ang pagsali: binibilang ang anumang taya sa mga laro ng kategoryang Mga laro sa mesa; hindi kasama ang mga live na mesa. Mula Biyernes, 18:00 UTC, hanggang Lunes, 00:00 UTC. Premyong {€2000} sa kabuuan para sa sampung nangungunang puwesto, mula 30% sa una hanggang 2% sa ikasampu, bilang sariling pera.',
      button: 'Sa mga mesa',
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
      title: 'Dalawampung spin na sagot namin',
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
      description: 'Limang porsiyento ng natalo sa iyo sa mga laro sa casino ang bumabalik, bilang sarili mong pera.',
      terms: 'Netong talo ng sarili mong pera sa pitong araw mula sa simula nito, habang naka-on ito. Hanggang {€50}.',
    },
    'saturday-free-bet': {
      title: 'Free bet na sagot namin',
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
      'Mula Biyernes ng gabi hanggang Linggo ng gabi, sa lahat ng laro sa mesa.',
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

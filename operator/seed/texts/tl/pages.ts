import type { PageTexts } from '../shape.ts'

/** The static pages in Tagalog. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Patakaran sa privacy',
    lead: 'Ano ang alam ng {brand} tungkol sa iyo, bakit, gaano katagal, at paano mo ito makikita o mababago.',
    sections: [
      [
        'Ano ang kinokolekta namin',
        'Sa pagrehistro, hinihingi namin ang pangalan, petsa ng kapanganakan, address, email at numero ng telepono mo, dahil hinihingi ng batas na alam namin kung sino ang naglalaro at kung nasa tamang edad na sila.',
        'Habang naglalaro ka, itinatago namin ang mga taya, panalo, deposito at withdrawal mo, ang mga limit mo, at kung kailan at saan ka nag-log in.',
      ],
      [
        'Ano ang hinding-hindi namin gagawin',
        'Hindi namin ibinebenta ang datos mo. Hindi namin ginagamit sa marketing ang sinasabi mo sa aming team para sa responsableng paglalaro. Diretso sa payment provider ang mga numero ng card at hindi namin iniimbak kailanman.',
      ],
      [
        'Gaano katagal namin itinatago',
        'Itinatago ang mga rekord ng account at bayad hangga’t hinihingi ng batas laban sa money laundering: hindi bababa sa limang taon mula sa pagsasara ng account. Binubura ang isinulat ng bisita sa chat pagkatapos ng tatlumpung araw na walang bagong mensahe; kasama ng account ang usapan ng manlalaro. Binubura ang lahat ng iba pa kapag hindi na kailangan.',
      ],
      [
        'Ang mga karapatan mo',
        'Maaari kang humingi ng kopya ng datos mo, magpatama ng mali, tumanggi sa marketing anumang oras sa account mo, at magreklamo sa National Privacy Commission o sa awtoridad sa datos ng bansa mo.',
      ],
    ],
  },
  terms: {
    title: 'Mga tuntunin at kondisyon',
    lead: 'Ang kasunduan ninyo ng {brand}, sa mga salitang madaling basahin.',
    sections: [
      [
        'Sino ang puwedeng maglaro',
        'Dapat nasa legal na edad ka sa lugar na tinitirhan mo, naglalaro para sa sarili mo gamit ang sarili mong pera, at iisa lang ang account mo. Ang manlalarong naka-exclude saanman sa grupo ay hindi puwedeng magbukas ng bagong account.',
      ],
      [
        'Ang iyong account',
        'Huwag ibahagi ang iyong password. Sabihin agad sa amin kung maaaring may ibang gumamit ng account mo. Maaari kaming humingi ng mga dokumento bago ang withdrawal, at sasabihin namin kung alin bago ang una mong deposito.',
      ],
      [
        'Mga deposito at withdrawal',
        'Karamihan ng deposito ay agad na pumapasok; may mga paraang inaabot ng hanggang isang oras. Ibinabalik ang withdrawal sa paraang ipinambayad mo kung posible. Wala kaming sinisingil sa alinman; maaaring maningil ang bangko mo.',
      ],
      [
        'Kapag nagkaproblema ang laro',
        'Kung maputol ang isang round, may bisa pa rin ang resulta at ipapakita sa iyo pagbalik mo. Kung pumalya ang laro, walang bisa ang mga apektadong round at ibinabalik ang mga taya.',
      ],
      [
        'Pagsasara ng account',
        'Maaari mong isara ang account mo anumang oras sa pagsulat sa aming support. Ibabayad sa iyo ang balanse mo. Nagtatapos kasama ng account ang mga bukas na bonus.',
      ],
      [
        'Mga reklamo',
        'Sumulat muna sa aming support; makakatanggap ka ng unang sagot sa loob ng dalawang araw ng trabaho. Kung hindi tayo magkasundo, magpapasya ang independiyenteng serbisyo sa paglutas ng alitan na papangalanan namin sa huling sagot namin, nang wala kang babayaran.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Limitasyon sa edad',
    lead: 'Para sa mga nasa hustong gulang ang pagsusugal. Sinusuri namin ito.',
    sections: [
      [
        'Ang edad na mahalaga',
        'Dapat hindi bababa sa 18 taong gulang ka, o mas matanda kung iyon ang sabi ng batas: 19 sa malaking bahagi ng Canada. Nakasaad sa pagrehistro ang edad para sa bansa mo.',
      ],
      [
        'Paano kami nagsusuri',
        'Hinihingi namin ang petsa ng kapanganakan mo sa pagrehistro, at hindi kami nagbubukas ng account para sa wala pa sa edad. Bago ang una mong withdrawal, patutunayan mo sa mga dokumento kung sino ka. Isinasara ang account na mapatunayang pag-aari ng menor de edad.',
      ],
      [
        'Kung may kahati ka sa computer',
        'Kung may mga batang gumagamit ng device mo, mag-log out pagkatapos maglaro, huwag i-save ang password doon, at pag-isipan ang parental control, gaya ng nasa operating system mo.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Mga tuntunin ng bonus',
    lead: 'Paano gumagana ang mga bonus, walang nakatagong maliliit na letra.',
    sections: [
      [
        'Wagering',
        'Ang 35× na wagering sa bonus na {€20} ay nangangahulugang {€700} na taya bago maging sarili mong pera ang bonus na pera. Sinasabi ng bawat alok ang numero nito bago mo tanggapin.',
      ],
      [
        'Sarili mong pera muna',
        'Laging sarili mong pera ang unang nilalaro. Maaari mo itong i-withdraw anumang oras; kung may aktibong bonus, matatapos ang bonus na iyon, at tatanungin ka muna namin.',
      ],
      [
        'Ano ang binibilang',
        'Buo ang bilang ng mga slot, ikasampu ang mga laro sa mesa, at wala ang mga live na laro, maliban kung iba ang sabi ng alok. Ang larong hindi magagamitan ng bonus mo ay nagsasabi nito bago ito magbukas.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Mga patakaran sa pagtaya',
    lead: 'Paano tinatanggap, sine-settle at kung minsan ay pinapawalang-bisa ang mga taya sa sports.',
    sections: [
      [
        'Paglalagay ng taya',
        'May bisa ang taya kapag sinabi ng slip mo. Kung gumalaw ang odds habang nagpapasya ka, ipapakita ulit ang mga ito bago ka kumumpirma.',
      ],
      [
        'Pag-settle ng taya',
        'Sine-settle ang mga taya ayon sa opisyal na resulta sa mismong araw. Hindi ito mababago ng mga susunod na pagtatama ng pederasyon.',
      ],
      [
        'Mga tayang walang bisa',
        'Walang bisa ang taya kung hindi natuloy ang laban sa loob ng 48 oras mula sa itinakdang oras, o kung halatang mali ang odds. Ibinabalik ang itinaya.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Mga patakaran ng casino',
    lead: 'Patas na laro, at paano mo malalaman.',
    sections: [
      [
        'Tsansa',
        'Sariling generator namin sa server ng laro ang bumubunot ng bawat resulta: walang makahuhula o makapagbabago nito. Walang resultang nakadepende sa nauna, sa balanse mo, o sa paraan ng pagtaya mo.',
      ],
      [
        'Balik sa manlalaro',
        'Nakasaad sa bawat laro ang teoretikal na balik nito (RTP). Kinukuwenta ito sa milyun-milyong round; maaaring ibang-iba ang isang gabi.',
      ],
      [
        'Mga naputol na round',
        'Kung maputol ang koneksyon mo, tinatapos sa server ang round. Pagbukas mo ulit ng laro, una mong makikita kung paano ito natapos.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Maglaro sa loob ng mga limit mo',
    lead: 'Mga paraan para manatiling masaya ang paglalaro, at mga taong makakausap kapag hindi na.',
    sections: [
      [
        'Magtakda ng mga limit',
        'Magtakda ng limit bawat araw, linggo o buwan sa deposito, taya o talo. Umiiral agad ang mas mababang limit. May panahon ng paghihintay ang mas mataas, at tatanungin ka ulit.',
      ],
      [
        'Tingnan ang kalagayan mo',
        'Sa bawat laro, nakikita mo ang balanse mo, ang oras at kung gaano ka na katagal naka-log in. Dumarating ang buod ng oras at pera mo ayon sa pinili mong pagitan, at may reality check kung hinihingi ng market mo.',
      ],
      [
        'Magpahinga',
        'Tumatagal nang isang araw o higit pa ang pahinga, ayon sa pili mo. Ang self-exclusion ay ilang buwan o habambuhay, at walang makababawi nito, kami man o ikaw.',
      ],
      [
        'Tanungin ang sarili',
        'Naglalaro ka ba gamit ang perang nakalaan sa ibang bagay? Itinatago mo ba ito sa mga malapit sa iyo? Naglalaro ka ba para mabawi ang natalo sa iyo? Kung oo ang sagot mo sa alinman, makipag-usap sa iba: libre ito at kumpidensyal.',
      ],
      [
        'Sino ang makakatulong',
        'Tumutulong ang PAGCOR at Gamblers Anonymous (gamblersanonymous.org) sa Pilipinas, at ang Gambling Therapy (gamblingtherapy.org) sa maraming wika.',
        'Sa ibang bansa, ito ang makakatulong. Sweden: Stödlinjen (stodlinjen.se); Norway: Hjelpelinjen (hjelpelinjen.no); Finland: Peluuri (peluuri.fi); United Kingdom: GamCare (gamcare.org.uk); Netherlands: Loket Kansspel (loketkansspel.nl); Germany: Check dein Spiel (check-dein-spiel.de); Austria: Spielsuchthilfe (spielsuchthilfe.at); France: Joueurs Info Service (joueurs-info-service.fr); Portugal: Linha Vida (1414); Poland: Telefon Zaufania (801 889 880); Turkey: YEDAM (115); Canada: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brazil: Jogadores Anônimos; Chile at Peru: Jugadores Anónimos; New Zealand: Gambling Helpline (gamblinghelpline.co.nz); India: Gamblers Anonymous (gamblersanonymous.org); Japan: GA日本.',
        'May mga bansang may rehistro para sa self-exclusion sa lahat ng awtorisadong site nang sabay-sabay. United Kingdom: GAMSTOP (gamstop.co.uk); Sweden: Spelpaus (spelpaus.se); Netherlands: Cruks (cruksregister.nl); Germany: OASIS; France: ANJ (interdictiondejeux.anj.fr); Portugal: SRIJ (srij.turismodeportugal.pt).',
        'Maaari mong isara agad ang account mo nang mag-isa, anumang oras: piliin ang self-exclusion sa “Mga limit sa paglalaro” sa iyong account. Kapag may tao sa chat, kaya rin itong gawin ng aming support para sa iyo.',
      ],
    ],
  },
  information: {
    title: 'Tungkol sa {brand}',
    lead: 'Sino kami, paano kami kumikita, at paano itinatala ang pera mo.',
    sections: [
      [
        'Kung sino kami',
        'Ang {brand} ay online casino na may live casino at sportsbook. Pinapatakbo ito ng mga taong mahilig sa laro at ayaw sa maliliit na letra.',
      ],
      [
        'Paano kami kumikita',
        'Sa karaniwan, may maliit na bahagi ng lahat ng taya na natitira sa bawat laro. Sa katagalan, ang casino ang nananalo. Maglaro para maglibang, gamit ang perang kaya mong pakawalan.',
      ],
      [
        'Ang pera mo',
        'Sa aming talaan, hiwalay ang pera ng bawat manlalaro sa pera ng iba at sa sarili naming pera. Makikita sa account mo ang bawat galaw nito.',
      ],
    ],
  },
  'contact-us': {
    title: 'Makipag-ugnayan',
    lead: 'Paano kami maaabot: sa chat, o sa ulat mula sa alinmang pahina.',
    sections: [
      [
        'Makipag-chat',
        'Kapag may chat, binubuksan ito sa ibaba ng pahina. Sinasabi nito kung may tao; kung wala, mag-iwan ng mensahe at sasagot kami.',
      ],
      [
        'Ulat sa support',
        'Nasa ibaba ng aming mga pahina ang “Magpadala ng ulat sa support”, may chat man o wala. Isulat kung ano ang nagkaproblema, at makakakuha ka ng reference para mahanap ng support ang ulat mo.',
      ],
      [
        'Mga reklamo',
        'Sabihin sa amin kung ano ang nangyari, kailan, at ano ang gusto mong gawin namin. Makakatanggap ka ng unang sagot sa loob ng dalawang araw ng trabaho.',
      ],
      [
        'Responsableng paglalaro',
        'Kung gusto mo nang tumigil sa paglalaro ngayon, pumili ng pahinga o self-exclusion sa “Mga limit sa paglalaro” sa iyong account: nagsisimula ito agad, anumang oras. Kapag may tao sa chat, maaari mo rin itong sabihin doon: isasara ang account mo bago pa may itanong.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Live chat',
    lead: 'Kausapin ang aming support.',
    sections: [
      [
        'Bago ka sumulat',
        'Ihanda ang email address ng account mo. Hinding-hindi namin hihingin ang password mo o ang code na ipinadala namin sa iyo.',
      ],
      ['Oras', 'Sinasabi ng chat kung may tao roon. Kung wala, mag-iwan ng mensahe.'],
    ],
  },
  'closed-account': {
    title: 'Sarado na ang account mo',
    lead: 'Isinara na ang account na ito at hindi na magagamit para mag-log in.',
    sections: [
      [
        'Ang pera mo',
        'Ibinabayad sa huling paraang ginamit mo ang natitira sa sarili mong pera. Sumulat sa support kung hindi pa ito dumating sa loob ng limang araw ng trabaho.',
      ],
      [
        'Pagbubukas ulit',
        'Maaaring buksan ulit ang account na isinara sa sarili mong kagustuhan pagkatapos makausap ang support. Mananatiling sarado sa buong panahon ang account na nasa self-exclusion.',
      ],
    ],
  },
}

import type { ContentDocument } from '../content/documents.ts'

/** What the page of virtual sports is called and said to be, by content language (NAV-14). */
const words: Readonly<Record<string, readonly [title: string, description: string]>> = {
  en: ['Virtual sports', 'Races and matches drawn by chance, every few minutes, day and night.'],
  fi: [
    'Virtuaaliurheilu',
    'Sattuman ratkaisemia kilpailuja ja otteluita muutaman minuutin välein, vuorokauden ympäri.',
  ],
  no: ['Virtuell sport', 'Løp og kamper avgjort av tilfeldigheten, med få minutters mellomrom, døgnet rundt.'],
  de: ['Virtueller Sport', 'Rennen und Spiele, über die der Zufall entscheidet: alle paar Minuten, Tag und Nacht.'],
  fr: ['Sports virtuels', 'Courses et matchs décidés au hasard, à quelques minutes d’intervalle, jour et nuit.'],
  caf: ['Sports virtuels', 'Des courses et des matchs décidés au hasard, aux quelques minutes, jour et nuit.'],
  cl: ['Deportes virtuales', 'Carreras y partidos que decide el azar, cada pocos minutos, de día y de noche.'],
  pe: ['Deportes virtuales', 'Carreras y partidos que decide el azar, cada pocos minutos, de día y de noche.'],
  pt: ['Esportes virtuais', 'Corridas e partidas decididas por sorteio, a cada poucos minutos, dia e noite.'],
  portugal: ['Desportos virtuais', 'Corridas e jogos decididos por sorteio, de poucos em poucos minutos, dia e noite.'],
  ja: ['バーチャルスポーツ', '抽選で結果が決まるレースや試合を、数分おきに昼も夜もお届けします。'],
  tl: ['Virtual sports', 'Mga karera at laban na random na binubunot ang resulta, bawat ilang minuto, araw at gabi.'],
  tr: ['Sanal sporlar', 'Sonucu şansın belirlediği yarışlar ve maçlar; birkaç dakikada bir, gece gündüz.'],
  pl: ['Sporty wirtualne', 'Losowane wyścigi i mecze co kilka minut, w dzień i w nocy.'],
}

/** The words for search engines of virtual sports, for every market that reads the language. */
export const virtualSportsSeo = (brand: { readonly name: string }): ContentDocument[] =>
  Object.entries(words).map(([language, [title, description]]) => ({
    _id: `seo-virtual-sports-UN-${language}`,
    _type: 'seo',
    page: 'virtual-sports',
    market: 'UN',
    language,
    title: `${title} | ${brand.name}`,
    description,
    text: `<p>${description}</p>`,
    noIndex: false,
  }))

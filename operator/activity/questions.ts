import { writtenLanguage, type WrittenLanguage } from '../languages.ts'
import { CallError } from '../handler.ts'

/** A question of a reality check, in the player's language. */
export interface Question {
  readonly id: string
  readonly text: string
  readonly options: string[]
}

type Words = readonly [text: string, ...options: readonly string[]]

/** The questions in their order: on the time, on the money, and on what would help. */
const IDS = ['time', 'money', 'help'] as const

const words: Readonly<Record<WrittenLanguage, readonly [Words, Words, Words]>> = {
  en: [
    ['Have you played as long today as you meant to?', 'Shorter', 'About as long', 'Longer'],
    [
      'How do you feel about what you have spent today?',
      'I can afford it',
      'It is more than I wanted',
      'I am not sure',
    ],
    ['Would one of these help you now?', 'Neither', 'A break', 'A limit'],
  ],
  fi: [
    [
      'Oletko pelannut tänään niin pitkään kuin oli tarkoitus?',
      'Lyhyemmän ajan',
      'Suunnilleen niin pitkään',
      'Pidempään',
    ],
    [
      'Miltä tämän päivän rahankäyttösi tuntuu?',
      'Minulla on siihen varaa',
      'Käytin enemmän kuin halusin',
      'En ole varma',
    ],
    ['Olisiko jommastakummasta sinulle nyt apua?', 'Ei kummastakaan', 'Pelitauosta', 'Rajasta'],
  ],
  no: [
    ['Har du spilt så lenge i dag som du hadde tenkt?', 'Kortere', 'Omtrent så lenge', 'Lenger'],
    ['Hva tenker du om det du har brukt i dag?', 'Jeg har råd til det', 'Det er mer enn jeg ville', 'Jeg er usikker'],
    ['Ville noe av dette hjelpe deg nå?', 'Ingen av delene', 'En spillepause', 'En grense'],
  ],
  de: [
    ['Haben Sie heute so lange gespielt, wie Sie vorhatten?', 'Kürzer', 'Etwa so lange', 'Länger'],
    [
      'Wie denken Sie über das, was Sie heute ausgegeben haben?',
      'Ich kann es mir leisten',
      'Es ist mehr, als ich wollte',
      'Ich bin mir nicht sicher',
    ],
    ['Würde Ihnen eines davon jetzt helfen?', 'Keines von beiden', 'Eine Spielpause', 'Ein Limit'],
  ],
  fr: [
    [
      'Avez-vous joué aujourd’hui aussi longtemps que prévu ?',
      'Moins longtemps',
      'À peu près autant',
      'Plus longtemps',
    ],
    [
      'Que pensez-vous de ce que vous avez dépensé aujourd’hui ?',
      'Je peux me le permettre',
      'C’est plus que je ne voulais',
      'Je ne sais pas',
    ],
    ['L’une de ces options vous aiderait-elle maintenant ?', 'Aucune', 'Une pause', 'Une limite'],
  ],
  es: [
    ['¿Jugaste hoy tanto tiempo como pensabas?', 'Menos tiempo', 'Más o menos lo previsto', 'Más tiempo'],
    ['¿Qué te parece lo que gastaste hoy?', 'Me lo puedo permitir', 'Es más de lo que quería', 'No lo sé'],
    ['¿Te ayudaría ahora alguna de estas opciones?', 'Ninguna', 'Una pausa', 'Un límite'],
  ],
  pt: [
    ['Jogou hoje durante o tempo que pretendia?', 'Menos tempo', 'Mais ou menos o previsto', 'Mais tempo'],
    ['O que pensa do que gastou hoje?', 'É um gasto que posso suportar', 'É mais do que queria', 'Não sei'],
    ['Alguma destas opções ajudaria agora?', 'Nenhuma', 'Uma pausa', 'Um limite'],
  ],
  br: [
    ['Você jogou hoje pelo tempo que pretendia?', 'Menos tempo', 'Mais ou menos o previsto', 'Mais tempo'],
    ['O que você acha do que gastou hoje?', 'Cabe no meu bolso', 'É mais do que eu queria', 'Não sei'],
    ['Alguma destas opções ajudaria você agora?', 'Nenhuma', 'Uma pausa', 'Um limite'],
  ],
  ja: [
    ['今日のプレイ時間は予定どおりですか？', '予定より短い', 'ほぼ予定どおり', '予定より長い'],
    ['今日使った金額についてどう感じていますか？', '無理のない範囲です', '思っていたより多いです', 'わかりません'],
    ['今、次のどちらかが役に立ちそうですか？', 'どちらも不要です', 'プレイ休止', '限度額の設定'],
  ],
  tl: [
    ['Kasintagal ba ng balak mo ang paglalaro mo ngayong araw?', 'Mas maikli', 'Halos kasintagal', 'Mas matagal'],
    ['Ano ang palagay mo sa nagastos mo ngayong araw?', 'Kaya ko ito', 'Higit ito sa gusto ko', 'Hindi ako sigurado'],
    ['Makakatulong ba sa iyo ngayon ang isa sa mga ito?', 'Wala sa mga ito', 'Isang pahinga', 'Isang limit'],
  ],
  tr: [
    ['Bugün planladığınız süre kadar mı oynadınız?', 'Daha kısa', 'Yaklaşık o kadar', 'Daha uzun'],
    ['Bugün harcadığınız tutar hakkında ne düşünüyorsunuz?', 'Bütçeme uygun', 'İstediğimden fazla', 'Emin değilim'],
    ['Bunlardan biri size şimdi yardımcı olur mu?', 'Hiçbiri', 'Bir mola', 'Bir limit'],
  ],
  pl: [
    ['Czy czas dzisiejszej gry jest taki, jak był w planach?', 'Krótszy', 'Mniej więcej taki', 'Dłuższy'],
    [
      'Co myślisz o swoich dzisiejszych wydatkach na grę?',
      'Stać mnie na to',
      'To więcej, niż miało być',
      'Nie mam pewności',
    ],
    ['Czy coś z tego by Ci teraz pomogło?', 'Nic z tego', 'Przerwa', 'Limit'],
  ],
}

const questionOf = ([text, ...options]: Words, id: string): Question => ({ id, text, options })

/** The questions in a language of the site. */
export const questionsIn = (language: string): Question[] =>
  words[writtenLanguage(language)].map((one, index) => questionOf(one, IDS[index]!))

/** Throws CallError 400 unless each question has one of its answers, in whatever language it was shown. */
export function requireAnswers(answers: readonly { readonly questionId: string; readonly answer: string }[]): void {
  const isGood =
    answers.length === IDS.length &&
    IDS.every((id, index) => {
      const given = answers.find(({ questionId }) => questionId === id)
      return given !== undefined && Object.values(words).some((all) => all[index]!.slice(1).includes(given.answer))
    })
  if (!isGood) throw new CallError(400, 'error.validation', 'Each question wants one of its answers')
}

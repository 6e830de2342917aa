import { numberLocales } from '#contract/locale.ts'
import type { Market } from '#contract/markets.ts'
import { formatMoney } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'
import { writtenInContent, type WrittenLanguage } from '../languages.ts'

type Words = readonly [title: string, description: string]

const words: Readonly<Record<'signUp' | 'payAndPlay', Readonly<Record<WrittenLanguage, Words>>>> = {
  signUp: {
    en: [
      'Your first evening, doubled',
      'With the code WELCOME, from your link or given later in your account, your deposit is doubled up to {amount}. 35× wagering within 30 days; your own money is always yours to withdraw.',
    ],
    fi: [
      'Ensimmäinen iltasi tuplana',
      'Koodilla WELCOME, jonka saat linkistä tai annat myöhemmin tililläsi, talletuksesi tuplana, enintään {amount}. Kierrätys 35 kertaa 30 päivän kuluessa; omat rahasi voit kotiuttaa aina.',
    ],
    no: [
      'Din første kveld, doblet',
      'Med koden WELCOME, fra lenken din eller oppgitt senere på kontoen din, dobles innskuddet ditt inntil {amount}. 35× omsetning innen 30 dager; dine egne penger kan du alltid ta ut.',
    ],
    de: [
      'Ihr erster Abend, verdoppelt',
      'Mit dem Code WELCOME, aus Ihrem Link oder später in Ihrem Konto eingegeben, verdoppeln wir Ihre Einzahlung, bis zu {amount}. 35× Umsatz innerhalb von 30 Tagen; Ihr eigenes Geld können Sie jederzeit auszahlen.',
    ],
    fr: [
      'Votre première soirée, doublée',
      'Avec le code WELCOME, celui de votre lien ou saisi plus tard dans votre compte, votre dépôt est doublé jusqu’à {amount}. Conditions de mise de 35× sous 30 jours. Vous pouvez toujours retirer votre propre argent.',
    ],
    es: [
      'Tu primera noche, al doble',
      'Con el código WELCOME, el de tu enlace o ingresado después en tu cuenta, duplicamos tu depósito hasta {amount}. Requisito de apuesta de 35× en 30 días; tu propio dinero lo puedes retirar siempre.',
    ],
    pt: [
      'A sua primeira noite, a dobrar',
      'Com o código WELCOME, o da sua ligação ou indicado mais tarde na sua conta, o seu depósito a dobrar até {amount}. Requisito de aposta de 35× em 30 dias; o seu próprio dinheiro pode ser levantado sempre.',
    ],
    br: [
      'Sua primeira noite em dobro',
      'Com o código WELCOME, do seu link ou informado depois na sua conta, seu depósito em dobro até {amount}. Rollover de 35× em 30 dias; o seu próprio dinheiro você pode sacar sempre.',
    ],
    ja: [
      '最初の夜を2倍に',
      'コード「WELCOME」（リンクに付いているもの、または登録後にアカウントで入力）で、入金が最大{amount}まで2倍に。賭け条件は30日以内に35倍。ご自身の資金はいつでも出金できます。',
    ],
    tl: [
      'Doble ang una mong gabi',
      'Sa code na WELCOME, mula sa link mo o inilagay mamaya sa account mo, doble ang deposito mo hanggang {amount}. 35× na wagering sa loob ng 30 araw; laging puwedeng i-withdraw ang sarili mong pera.',
    ],
    tr: [
      'İlk akşamınız iki katı',
      'Bağlantınızla gelen ya da sonra hesabınızda gireceğiniz WELCOME koduyla yatırdığınız para {amount} tutarına kadar iki katına çıkar. 30 gün içinde 35× çevrim; kendi paranızı her zaman çekebilirsiniz.',
    ],
    pl: [
      'Twój pierwszy wieczór podwójnie',
      'Z kodem WELCOME, z linku lub podanym później na koncie, wpłata podwojona, bonus do {amount}. Obrót 35× w ciągu 30 dni; własne środki możesz zawsze wypłacić.',
    ],
  },
  payAndPlay: {
    en: [
      'Pay in with your bank and play',
      'Your bank tells us who you are, so there is no long form and no password to remember.',
    ],
    fi: [
      'Talleta pankillasi ja pelaa',
      'Pankkisi kertoo meille, kuka olet: ei pitkää lomaketta eikä muistettavaa salasanaa.',
    ],
    no: [
      'Sett inn penger med banken din og spill',
      'Banken din forteller oss hvem du er, så du slipper både langt skjema og passord å huske.',
    ],
    de: [
      'Mit Ihrer Bank einzahlen und spielen',
      'Ihre Bank sagt uns, wer Sie sind: kein langes Formular und kein Passwort, das Sie sich merken müssen.',
    ],
    fr: [
      'Déposez avec votre banque et jouez',
      'Votre banque nous dit qui vous êtes : pas de long formulaire, pas de mot de passe à retenir.',
    ],
    es: [
      'Deposita con tu banco y juega',
      'Tu banco nos dice quién eres: sin formularios largos ni contraseñas que recordar.',
    ],
    pt: [
      'Deposite com o seu banco e jogue',
      'O seu banco diz-nos quem é: sem formulários longos nem palavras-passe para memorizar.',
    ],
    br: [
      'Deposite pelo seu banco e jogue',
      'Seu banco nos diz quem você é: sem formulário longo e sem senha para lembrar.',
    ],
    ja: [
      '銀行から入金してすぐプレイ',
      'ご本人確認は銀行が行います。長い入力フォームも、覚えておくパスワードもありません。',
    ],
    tl: [
      'Magdeposito gamit ang bangko mo at maglaro',
      'Sinasabi sa amin ng bangko mo kung sino ka: walang mahabang form at walang password na tatandaan.',
    ],
    tr: [
      'Bankanızla para yatırın ve oynayın',
      'Kim olduğunuzu bankanız bize söyler: uzun form yok, hatırlanacak şifre yok.',
    ],
    pl: [
      'Wpłać przez swój bank i graj',
      'Twój bank mówi nam, kim jesteś: bez długiego formularza i bez hasła do zapamiętania.',
    ],
  },
}

/** Whether content in this language has words of its own; else the English ones serve. */
export const isTranslated = (language: string): boolean => writtenInContent(language) !== 'en'

/** As numbers are written in words of a language. */
const numbersOf = (written: WrittenLanguage): string => (written === 'es' ? 'es' : numberLocales[written])

/** What stands over the sign-up and over pay and play (REG-11, PNP-1). */
export const offerTitle = (offer: keyof typeof words, language: string): string =>
  words[offer][writtenInContent(language)][0]

/** What it says below, with amounts in the market's currency. */
export function offerDescription(
  offer: keyof typeof words,
  language: string,
  { currency }: Pick<Market, 'currency'>,
): string {
  const written = writtenInContent(language)
  const amount = formatMoney(100 * roundUnit(currency), currency, numbersOf(written), { decimals: 'short' })
  return words[offer][written][1].replace('{amount}', amount)
}

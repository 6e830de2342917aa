import { writtenLanguage, type WrittenLanguage } from './languages.ts'

type Words = Readonly<Record<WrittenLanguage, string>>

const code: Words = {
  en: '{brand}: your code is {code}. It works for 10 minutes. Share it with nobody.',
  fi: '{brand}: koodisi on {code}. Se on voimassa 10 minuuttia. Älä kerro sitä kenellekään.',
  no: '{brand}: koden din er {code}. Den gjelder i 10 minutter. Ikke del den med noen.',
  de: '{brand}: Ihr Code lautet {code}. Er gilt 10 Minuten. Geben Sie ihn niemandem weiter.',
  fr: '{brand} : votre code est {code}. Il est valable 10 minutes. Ne le donnez à personne.',
  es: '{brand}: tu código es {code}. Vale 10 minutos. No lo compartas con nadie.',
  pt: '{brand}: o seu código é {code}. É válido durante 10 minutos. Não o partilhe com ninguém.',
  br: '{brand}: seu código é {code}. Ele vale por 10 minutos. Não compartilhe com ninguém.',
  ja: '{brand}: 確認コードは{code}です。有効期限は10分です。誰にも教えないでください。',
  tl: '{brand}: ang iyong code ay {code}. May bisa ito nang 10 minuto. Huwag itong ibahagi kaninuman.',
  tr: '{brand}: kodunuz {code}. 10 dakika geçerlidir. Kimseyle paylaşmayın.',
  pl: '{brand}: Twój kod to {code}. Jest ważny 10 minut. Nie podawaj go nikomu.',
}

const resetLink: Words = {
  en: 'Choose a new password within 30 minutes: {link}',
  fi: 'Valitse uusi salasana 30 minuutin kuluessa: {link}',
  no: 'Velg et nytt passord innen 30 minutter: {link}',
  de: 'Wählen Sie innerhalb von 30 Minuten ein neues Passwort: {link}',
  fr: 'Choisissez un nouveau mot de passe dans les 30 minutes : {link}',
  es: 'Elige una contraseña nueva en los próximos 30 minutos: {link}',
  pt: 'Escolha uma nova palavra-passe nos próximos 30 minutos: {link}',
  br: 'Escolha uma nova senha em até 30 minutos: {link}',
  ja: '30分以内に新しいパスワードを設定してください: {link}',
  tl: 'Pumili ng bagong password sa loob ng 30 minuto: {link}',
  tr: '30 dakika içinde yeni bir şifre belirleyin: {link}',
  pl: 'Ustaw nowe hasło w ciągu 30 minut: {link}',
}

const brandNames = { halcyon: 'Halcyon', marigold: 'Marigold' } as const

/** The message that brings a one-time code, in a player's inner language. */
export const codeText = (language: string, brand: keyof typeof brandNames, digits: string): string =>
  code[writtenLanguage(language)].replace('{brand}', brandNames[brand]).replace('{code}', digits)

/** The e-mail that brings the link for a new password, in a player's inner language. */
export const resetLinkText = (language: string, link: string): string =>
  resetLink[writtenLanguage(language)].replace('{link}', link)

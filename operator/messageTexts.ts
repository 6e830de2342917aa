import type { BrandId } from '#contract/brands.ts'
import { brandFacts } from '#brands/facts.ts'
import { writtenLanguage, type WrittenLanguage } from './languages.ts'

type Words = Readonly<Record<WrittenLanguage, string>>

const code: Words = {
  en: '{brand}: your code is {code}. It works for 10 minutes. Share it with nobody.',
  fi: '{brand}: koodisi on {code}. Se on voimassa 10 minuuttia. Älä kerro sitä kenellekään.',
  no: '{brand}: koden din er {code}. Den gjelder i 10 minutter. Ikke del den med noen.',
  de: '{brand}: Ihr Code lautet {code}. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.',
  fr: '{brand} : votre code est {code}. Il est valable 10 minutes. Ne le communiquez à personne.',
  es: '{brand}: tu código es {code}. Es válido por 10 minutos. No lo compartas con nadie.',
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
  fr: 'Choisissez un nouveau mot de passe dans les 30 minutes : {link}',
  es: 'Elige una contraseña nueva en los próximos 30 minutos: {link}',
  pt: 'Escolha uma palavra-passe nova nos próximos 30 minutos: {link}',
  br: 'Escolha uma nova senha em até 30 minutos: {link}',
  ja: '30分以内に新しいパスワードを設定してください: {link}',
  tl: 'Pumili ng bagong password sa loob ng 30 minuto: {link}',
  tr: '30 dakika içinde yeni bir şifre belirleyin: {link}',
  pl: 'Ustaw nowe hasło w ciągu 30 minut: {link}',
}

const phoneChanged: Words = {
  en: '{brand}: the phone number of your account was changed. If it was not you, set a new password by email at once and contact our support.',
  fi: '{brand}: tilisi puhelinnumero on vaihdettu. Jos et vaihtanut sitä itse, aseta heti uusi salasana sähköpostin kautta ja ota yhteyttä asiakaspalveluumme.',
  no: '{brand}: telefonnummeret til kontoen din er endret. Var det ikke deg? Velg et nytt passord via e-post med en gang, og ta kontakt med kundeservice.',
  de: '{brand}: Die Telefonnummer Ihres Kontos wurde geändert. Wenn Sie das nicht waren, legen Sie sofort per E-Mail ein neues Passwort fest und wenden Sie sich an unseren Kundendienst.',
  fr: '{brand} : le numéro de téléphone de votre compte a été modifié. Si vous n’êtes pas à l’origine de ce changement, définissez immédiatement un nouveau mot de passe par e-mail et contactez notre assistance.',
  es: '{brand}: se cambió el número de teléfono de tu cuenta. Si no fuiste tú, define de inmediato una contraseña nueva por correo y contacta a nuestro soporte.',
  pt: '{brand}: o número de telefone da sua conta foi alterado. Se a alteração não foi feita por si, defina de imediato uma palavra-passe nova por e-mail e contacte o nosso apoio.',
  br: '{brand}: o número de telefone da sua conta foi alterado. Se não foi você, defina imediatamente uma nova senha por e-mail e fale com o nosso suporte.',
  ja: '{brand}: アカウントの電話番号が変更されました。お心当たりがない場合は、すぐにメールで新しいパスワードを設定し、サポートへご連絡ください。',
  tl: '{brand}: napalitan ang numero ng telepono ng iyong account. Kung hindi ikaw ang gumawa nito, magtakda agad ng bagong password sa pamamagitan ng email at makipag-ugnayan sa aming support.',
  tr: '{brand}: hesabınızın telefon numarası değiştirildi. Bunu siz yapmadıysanız hemen e-posta ile yeni bir şifre belirleyin ve destek ekibimize başvurun.',
  pl: '{brand}: numer telefonu Twojego konta został zmieniony. Jeśli to nie Ty, od razu ustaw nowe hasło przez e-mail i skontaktuj się z naszą obsługą klienta.',
}

/** The message that brings a one-time code, in a player's inner language. */
export const codeText = (language: string, brand: BrandId, digits: string): string =>
  code[writtenLanguage(language)].replace('{brand}', brandFacts[brand].name).replace('{code}', digits)

/** The e-mail that brings the link for a new password, in a player's inner language. */
export const resetLinkText = (language: string, link: string): string =>
  resetLink[writtenLanguage(language)].replace('{link}', link)

/** The message that tells a player's old phone and mailbox of another number, in the player's inner language. */
export const phoneChangedText = (language: string, brand: BrandId): string =>
  phoneChanged[writtenLanguage(language)].replace('{brand}', brandFacts[brand].name)

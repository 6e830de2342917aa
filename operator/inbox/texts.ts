import { writtenLanguage, type WrittenLanguage } from '../languages.ts'

/** What the operator writes to players by itself. */
export type InboxKind = 'welcome' | 'passwordChanged' | 'phoneChanged'

type Words = readonly [title: string, text: string]
const paths: Readonly<Record<InboxKind, string>> = {
  welcome: '/my-account/gambling-limits',
  passwordChanged: '/my-account/account',
  phoneChanged: '/my-account/account',
}

const words: Readonly<Record<InboxKind, Readonly<Record<WrittenLanguage, Words>>>> = {
  welcome: {
    en: ['Welcome', 'Your account is ready. Set limits for deposits and time before you play: they work at once.'],
    fi: ['Tervetuloa', 'Tilisi on valmis. Aseta talletus- ja aikarajat, ennen kuin pelaat: ne tulevat voimaan heti.'],
    no: ['Velkommen', 'Kontoen din er klar. Sett grenser for innskudd og tid før du spiller: de gjelder med en gang.'],
    de: [
      'Willkommen',
      'Ihr Konto ist bereit. Legen Sie vor dem Spielen Limits für Einzahlungen und Zeit fest: Sie gelten sofort.',
    ],
    fr: [
      'Bienvenue',
      'Votre compte est prêt. Fixez vos limites de dépôt et de temps avant de jouer : elles s’appliquent immédiatement.',
    ],
    es: [
      'Te damos la bienvenida',
      'Tu cuenta está lista. Fija límites de depósito y de tiempo antes de jugar: rigen de inmediato.',
    ],
    pt: [
      'Boas-vindas',
      'A sua conta está pronta. Defina limites de depósito e de tempo antes de jogar: aplicam-se de imediato.',
    ],
    br: [
      'Boas-vindas',
      'Sua conta está pronta. Defina limites de depósito e de tempo antes de jogar: eles valem na hora.',
    ],
    ja: [
      'ようこそ',
      'アカウントの準備ができました。プレイの前に、入金限度額とプレイ時間の制限を設定してください。すぐに有効になります。',
    ],
    tl: [
      'Maligayang pagdating',
      'Handa na ang iyong account. Magtakda ng mga limit sa deposito at oras bago maglaro: umiiral agad ang mga ito.',
    ],
    tr: [
      'Hoş geldiniz',
      'Hesabınız hazır. Oynamadan önce para yatırma ve süre limitlerinizi belirleyin: limitler hemen geçerli olur.',
    ],
    pl: ['Witamy', 'Twoje konto jest gotowe. Zanim zagrasz, ustaw limity wpłat i czasu: obowiązują od razu.'],
  },
  passwordChanged: {
    en: ['Your password was changed', 'If it was not you, ask our support at once.'],
    fi: ['Salasanasi on vaihdettu', 'Jos et vaihtanut sitä itse, ota heti yhteyttä asiakaspalveluumme.'],
    no: ['Passordet ditt er endret', 'Var det ikke deg? Ta kontakt med kundeservice med en gang.'],
    de: ['Ihr Passwort wurde geändert', 'Wenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst.'],
    fr: [
      'Votre mot de passe a été modifié',
      'Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement notre assistance.',
    ],
    es: ['Se cambió tu contraseña', 'Si no fuiste tú, contacta a nuestro soporte de inmediato.'],
    pt: [
      'A sua palavra-passe foi alterada',
      'Se a alteração não foi feita por si, contacte de imediato o nosso apoio.',
    ],
    br: ['Sua senha foi alterada', 'Se não foi você, fale com o nosso suporte imediatamente.'],
    ja: ['パスワードが変更されました', 'お心当たりがない場合は、すぐにサポートへご連絡ください。'],
    tl: ['Napalitan ang iyong password', 'Kung hindi ikaw ang gumawa nito, makipag-ugnayan agad sa aming support.'],
    tr: ['Şifreniz değiştirildi', 'Bunu siz yapmadıysanız hemen destek ekibimize başvurun.'],
    pl: ['Twoje hasło zostało zmienione', 'Jeśli to nie Ty, od razu skontaktuj się z naszą obsługą klienta.'],
  },
  phoneChanged: {
    en: [
      'Your phone number was changed',
      'For 24 hours a new password is set by email only, then with a code to the new number too. If it was not you, ask our support at once.',
    ],
    fi: [
      'Puhelinnumerosi on vaihdettu',
      'Uuden salasanan voi asettaa 24 tunnin ajan vain sähköpostin kautta, sen jälkeen myös uuteen numeroon lähetetyllä koodilla. Jos et vaihtanut sitä itse, ota heti yhteyttä asiakaspalveluumme.',
    ],
    no: [
      'Telefonnummeret ditt er endret',
      'I 24 timer kan du bare velge et nytt passord via e-post, deretter også med en kode til det nye nummeret. Var det ikke deg? Ta kontakt med kundeservice med en gang.',
    ],
    de: [
      'Ihre Telefonnummer wurde geändert',
      '24 Stunden lang lässt sich ein neues Passwort nur per E-Mail festlegen, danach auch mit einem Code an die neue Nummer. Wenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst.',
    ],
    fr: [
      'Votre numéro de téléphone a été modifié',
      'Pendant 24 heures, vous ne pouvez définir un nouveau mot de passe que par e-mail, ensuite aussi avec un code envoyé au nouveau numéro. Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement notre assistance.',
    ],
    es: [
      'Se cambió tu número de teléfono',
      'Durante 24 horas solo puedes definir una contraseña nueva por correo; después, también con un código enviado al número nuevo. Si no fuiste tú, contacta a nuestro soporte de inmediato.',
    ],
    pt: [
      'O seu número de telefone foi alterado',
      'Durante 24 horas, só é possível definir uma palavra-passe nova por e-mail; depois, também com um código enviado para o novo número. Se a alteração não foi feita por si, contacte de imediato o nosso apoio.',
    ],
    br: [
      'Seu número de telefone foi alterado',
      'Por 24 horas, só é possível definir uma nova senha por e-mail; depois, também com um código enviado para o novo número. Se não foi você, fale com o nosso suporte imediatamente.',
    ],
    ja: [
      '電話番号が変更されました',
      '変更から24時間は、新しいパスワードをメールでのみ設定できます。その後は、新しい番号に届くコードでも設定できます。お心当たりがない場合は、すぐにサポートへご連絡ください。',
    ],
    tl: [
      'Napalitan ang iyong numero ng telepono',
      'Sa loob ng 24 oras, sa email ka lang makakapagtakda ng bagong password; pagkatapos, pati sa code na ipapadala sa bagong numero. Kung hindi ikaw ang gumawa nito, makipag-ugnayan agad sa aming support.',
    ],
    tr: [
      'Telefon numaranız değiştirildi',
      '24 saat boyunca yeni şifreyi yalnızca e-posta ile belirleyebilirsiniz; sonrasında yeni numaraya gönderilen kodla da. Bunu siz yapmadıysanız hemen destek ekibimize başvurun.',
    ],
    pl: [
      'Twój numer telefonu został zmieniony',
      'Przez 24 godziny nowe hasło można ustawić tylko przez e-mail, potem także kodem wysłanym na nowy numer. Jeśli to nie Ty, od razu skontaktuj się z naszą obsługą klienta.',
    ],
  },
}

/** Title, text and page of a message, in an inner language of the site; English where it is not written in that. */
export function inboxTexts(kind: InboxKind, language: string): { title: string; text: string; path: string } {
  const [title, text] = words[kind][writtenLanguage(language)]
  return { title, text, path: paths[kind] }
}

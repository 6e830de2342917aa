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
    fi: ['Tervetuloa', 'Tilisi on valmis. Aseta talletus- ja aikarajat ennen kuin pelaat: ne tulevat voimaan heti.'],
    no: ['Velkommen', 'Kontoen din er klar. Sett grenser for innskudd og tid før du spiller: de gjelder med en gang.'],
    de: [
      'Willkommen',
      'Ihr Konto ist bereit. Legen Sie vor dem Spielen Limits für Einzahlungen und Zeit fest: Sie gelten sofort.',
    ],
    fr: [
      'Bienvenue',
      'Votre compte est prêt. Fixez vos limites de dépôt et de temps avant de jouer : elles s’appliquent aussitôt.',
    ],
    es: [
      'Te damos la bienvenida',
      'Tu cuenta está lista. Fija límites de depósito y de tiempo antes de jugar: valen de inmediato.',
    ],
    pt: [
      'Bem-vindo',
      'A sua conta está pronta. Defina limites de depósito e de tempo antes de jogar: aplicam-se de imediato.',
    ],
    br: [
      'Boas-vindas',
      'Sua conta está pronta. Defina limites de depósito e de tempo antes de jogar: eles valem na hora.',
    ],
    ja: [
      'ようこそ',
      'アカウントの準備ができました。プレイの前に入金と時間の上限を設定してください。すぐに有効になります。',
    ],
    tl: [
      'Maligayang pagdating',
      'Handa na ang iyong account. Magtakda ng limit sa deposito at oras bago maglaro: agad itong may bisa.',
    ],
    tr: [
      'Hoş geldiniz',
      'Hesabınız hazır. Oynamadan önce para yatırma ve süre limitlerinizi belirleyin: hemen geçerli olur.',
    ],
    pl: ['Witamy', 'Twoje konto jest gotowe. Zanim zagrasz, ustaw limity wpłat i czasu: działają od razu.'],
  },
  passwordChanged: {
    en: ['Your password was changed', 'If it was not you, ask our support at once.'],
    fi: ['Salasanasi on vaihdettu', 'Jos et tehnyt sitä itse, ota heti yhteyttä asiakaspalveluumme.'],
    no: ['Passordet ditt er endret', 'Var det ikke deg, ta kontakt med kundeservice med en gang.'],
    de: ['Ihr Passwort wurde geändert', 'Wenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst.'],
    fr: ['Votre mot de passe a été modifié', 'Si ce n’était pas vous, contactez aussitôt notre assistance.'],
    es: ['Se ha cambiado tu contraseña', 'Si no fuiste tú, contacta con nuestra ayuda de inmediato.'],
    pt: ['A sua palavra-passe foi alterada', 'Se não foi você, contacte de imediato o nosso apoio.'],
    br: ['Sua senha foi alterada', 'Se não foi você, fale com o nosso suporte imediatamente.'],
    ja: ['パスワードが変更されました', 'お心当たりがない場合は、すぐにサポートへご連絡ください。'],
    tl: ['Napalitan ang iyong password', 'Kung hindi ikaw ang gumawa nito, makipag-ugnayan agad sa aming support.'],
    tr: ['Şifreniz değiştirildi', 'Bunu siz yapmadıysanız hemen destek ekibimize başvurun.'],
    pl: ['Twoje hasło zostało zmienione', 'Jeśli to nie Ty, od razu skontaktuj się z naszą pomocą.'],
  },
  phoneChanged: {
    en: [
      'Your phone number was changed',
      'Codes by SMS go to the new number from now on. If it was not you, ask our support at once.',
    ],
    fi: [
      'Puhelinnumerosi on vaihdettu',
      'Tekstiviestikoodit lähetetään tästä lähtien uuteen numeroon. Jos et tehnyt sitä itse, ota heti yhteyttä asiakaspalveluumme.',
    ],
    no: [
      'Telefonnummeret ditt er endret',
      'Koder på SMS går til det nye nummeret fra nå av. Var det ikke deg, ta kontakt med kundeservice med en gang.',
    ],
    de: [
      'Ihre Telefonnummer wurde geändert',
      'SMS-Codes gehen ab jetzt an die neue Nummer. Wenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst.',
    ],
    fr: [
      'Votre numéro de téléphone a été modifié',
      'Les codes par SMS partent désormais vers le nouveau numéro. Si ce n’était pas vous, contactez aussitôt notre assistance.',
    ],
    es: [
      'Se ha cambiado tu número de teléfono',
      'Los códigos por SMS irán desde ahora al número nuevo. Si no fuiste tú, contacta con nuestra ayuda de inmediato.',
    ],
    pt: [
      'O seu número de telefone foi alterado',
      'Os códigos por SMS seguem agora para o novo número. Se não foi você, contacte de imediato o nosso apoio.',
    ],
    br: [
      'Seu número de telefone foi alterado',
      'Os códigos por SMS agora vão para o novo número. Se não foi você, fale com o nosso suporte imediatamente.',
    ],
    ja: [
      '電話番号が変更されました',
      '今後SMSコードは新しい番号に届きます。お心当たりがない場合は、すぐにサポートへご連絡ください。',
    ],
    tl: [
      'Napalitan ang iyong numero ng telepono',
      'Mula ngayon, sa bagong numero na ipapadala ang mga code sa SMS. Kung hindi ikaw ang gumawa nito, makipag-ugnayan agad sa aming support.',
    ],
    tr: [
      'Telefon numaranız değiştirildi',
      'SMS kodları artık yeni numaraya gönderilir. Bunu siz yapmadıysanız hemen destek ekibimize başvurun.',
    ],
    pl: [
      'Twój numer telefonu został zmieniony',
      'Kody SMS będą od teraz wysyłane na nowy numer. Jeśli to nie Ty, od razu skontaktuj się z naszą pomocą.',
    ],
  },
}

/** Title, text and page of a message, in an inner language of the site; English where it is not written in that. */
export function inboxTexts(kind: InboxKind, language: string): { title: string; text: string; path: string } {
  const [title, text] = words[kind][writtenLanguage(language)]
  return { title, text, path: paths[kind] }
}

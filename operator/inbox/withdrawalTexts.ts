import { writtenLanguage, type WrittenLanguage } from '../languages.ts'

/** What a player is told of a withdrawal. */
export type WithdrawalNews = 'withdrawalRequested' | 'withdrawalPaid' | 'withdrawalFailed'

type Words = readonly [title: string, text: string]

const words: Readonly<Record<WithdrawalNews, Readonly<Record<WrittenLanguage, Words>>>> = {
  withdrawalRequested: {
    en: [
      'We have your withdrawal request',
      '{amount} waits to be paid to {method}. If it was not you, ask our support at once.',
    ],
    fi: [
      'Olemme saaneet kotiutuspyyntösi',
      '{amount} odottaa maksamista: {method}. Jos et tehnyt pyyntöä itse, ota heti yhteyttä asiakaspalveluumme.',
    ],
    no: [
      'Vi har mottatt uttaket ditt',
      '{amount} venter på å bli betalt ut til {method}. Var det ikke deg, ta kontakt med kundeservice med en gang.',
    ],
    de: [
      'Wir haben Ihren Auszahlungsantrag',
      '{amount} warten auf die Auszahlung an {method}. Wenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst.',
    ],
    fr: [
      'Nous avons reçu votre demande de retrait',
      '{amount} attendent d’être versés vers {method}. Si ce n’était pas vous, contactez aussitôt notre assistance.',
    ],
    es: [
      'Tenemos tu solicitud de retirada',
      '{amount} esperan a pagarse a {method}. Si no fuiste tú, contacta con nuestra ayuda de inmediato.',
    ],
    pt: [
      'Recebemos o seu pedido de levantamento',
      '{amount} aguardam pagamento para {method}. Se não foi você, contacte de imediato o nosso apoio.',
    ],
    br: [
      'Recebemos seu pedido de saque',
      '{amount} aguardam pagamento para {method}. Se não foi você, fale com o nosso suporte imediatamente.',
    ],
    ja: [
      '出金のお申し込みを受け付けました',
      '{amount}は{method}への支払い待ちです。お心当たりがない場合は、すぐにサポートへご連絡ください。',
    ],
    tl: [
      'Natanggap namin ang hiling mong mag-withdraw',
      'Naghihintay ang {amount} na maipadala sa {method}. Kung hindi ikaw ang gumawa nito, makipag-ugnayan agad sa aming support.',
    ],
    tr: [
      'Para çekme talebinizi aldık',
      '{amount}, {method} yöntemine ödenmeyi bekliyor. Bunu siz yapmadıysanız hemen destek ekibimize başvurun.',
    ],
    pl: [
      'Mamy Twoje zlecenie wypłaty',
      'Kwota {amount} czeka na wypłatę do {method}. Jeśli to nie Ty, od razu skontaktuj się z naszą pomocą.',
    ],
  },
  withdrawalPaid: {
    en: ['Your withdrawal was paid', '{amount} was sent to {method}. It may take a few days until it shows there.'],
    fi: [
      'Kotiutuksesi on maksettu',
      '{amount} on lähetetty: {method}. Voi kestää muutaman päivän, ennen kuin se näkyy.',
    ],
    no: ['Uttaket ditt er betalt', '{amount} er sendt til {method}. Det kan ta noen dager før det vises der.'],
    de: [
      'Ihre Auszahlung ist erfolgt',
      '{amount} wurden an {method} gesendet. Es kann einige Tage dauern, bis der Betrag dort erscheint.',
    ],
    fr: [
      'Votre retrait a été versé',
      '{amount} ont été envoyés vers {method}. L’affichage du montant peut prendre quelques jours.',
    ],
    es: ['Tu retirada se ha pagado', 'Se han enviado {amount} a {method}. Puede tardar unos días en aparecer.'],
    pt: [
      'O seu levantamento foi pago',
      'Foram enviados {amount} para {method}. Pode demorar alguns dias até aparecer.',
    ],
    br: ['Seu saque foi pago', 'Enviamos {amount} para {method}. Pode levar alguns dias até aparecer.'],
    ja: ['出金が完了しました', '{amount}を{method}へ送金しました。反映までに数日かかることがあります。'],
    tl: [
      'Nabayaran na ang iyong withdrawal',
      'Naipadala na ang {amount} sa {method}. Maaaring abutin ng ilang araw bago ito makita roon.',
    ],
    tr: ['Para çekme işleminiz ödendi', '{amount}, {method} yöntemine gönderildi. Görünmesi birkaç gün sürebilir.'],
    pl: [
      'Twoja wypłata została zrealizowana',
      'Wysłaliśmy {amount} do {method}. Może minąć kilka dni, zanim się pojawi.',
    ],
  },
  withdrawalFailed: {
    en: [
      'Your withdrawal could not be paid',
      '{amount} could not be sent to {method} and is back in your wallet. You can withdraw it another way, or ask our support.',
    ],
    fi: [
      'Kotiutustasi ei voitu maksaa',
      'Maksu {amount} ei onnistunut ({method}), ja raha on taas lompakossasi. Voit kotiuttaa sen toisella tavalla tai kysyä asiakaspalvelustamme.',
    ],
    no: [
      'Uttaket ditt kunne ikke betales',
      '{amount} kunne ikke sendes til {method} og er tilbake i lommeboken din. Du kan ta det ut på en annen måte eller spørre kundeservice.',
    ],
    de: [
      'Ihre Auszahlung war nicht möglich',
      '{amount} konnten nicht an {method} gesendet werden und sind wieder in Ihrer Wallet. Sie können einen anderen Weg wählen oder unseren Kundendienst fragen.',
    ],
    fr: [
      'Votre retrait n’a pas pu être versé',
      '{amount} n’ont pas pu être envoyés vers {method} et sont de retour dans votre portefeuille. Vous pouvez retirer par un autre moyen ou demander à notre assistance.',
    ],
    es: [
      'Tu retirada no se ha podido pagar',
      'No se han podido enviar {amount} a {method}; vuelven a estar en tu monedero. Puedes retirarlos de otra forma o preguntar a nuestra ayuda.',
    ],
    pt: [
      'O seu levantamento não pôde ser pago',
      'Não foi possível enviar {amount} para {method}; o valor voltou à sua carteira. Pode levantá-lo de outra forma ou perguntar ao nosso apoio.',
    ],
    br: [
      'Seu saque não pôde ser pago',
      'Não foi possível enviar {amount} para {method}; o valor voltou para a sua carteira. Você pode sacar de outra forma ou perguntar ao nosso suporte.',
    ],
    ja: [
      '出金できませんでした',
      '{amount}を{method}へ送金できなかったため、ウォレットに戻しました。別の方法で出金するか、サポートへお問い合わせください。',
    ],
    tl: [
      'Hindi nabayaran ang iyong withdrawal',
      'Hindi naipadala ang {amount} sa {method} at nasa wallet mo na ulit ito. Maaari mo itong i-withdraw sa ibang paraan, o magtanong sa aming support.',
    ],
    tr: [
      'Para çekme işleminiz ödenemedi',
      '{amount}, {method} yöntemine gönderilemedi ve yeniden cüzdanınızda. Başka bir yöntemle çekebilir ya da destek ekibimize sorabilirsiniz.',
    ],
    pl: [
      'Twojej wypłaty nie udało się zrealizować',
      'Nie udało się wysłać {amount} do {method}; kwota wróciła do Twojego portfela. Możesz wypłacić ją inaczej lub zapytać naszą pomoc.',
    ],
  },
}

/** Title and text of the news, in an inner language of the site; English where it is not written in that. */
export function withdrawalTexts(
  news: WithdrawalNews,
  language: string,
  { amount, method }: { readonly amount: string; readonly method: string },
): { title: string; text: string } {
  const [title, text] = words[news][writtenLanguage(language)]
  return { title, text: text.replace('{amount}', () => amount).replace('{method}', () => method) }
}

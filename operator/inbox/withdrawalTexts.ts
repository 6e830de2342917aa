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
      '{amount} odottaa maksamista ({method}). Jos et tehnyt pyyntöä itse, ota heti yhteyttä asiakaspalveluumme.',
    ],
    no: [
      'Vi har mottatt forespørselen din om uttak',
      '{amount} venter på utbetaling til {method}. Var det ikke deg? Ta kontakt med kundeservice med en gang.',
    ],
    de: [
      'Wir haben Ihren Auszahlungsantrag erhalten',
      'Der Betrag von {amount} wartet auf die Auszahlung an {method}. Wenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst.',
    ],
    fr: [
      'Nous avons reçu votre demande de retrait',
      'Le montant de {amount} est en attente de versement vers {method}. Si vous n’êtes pas à l’origine de cette demande, contactez immédiatement notre assistance.',
    ],
    es: [
      'Recibimos tu solicitud de retiro',
      'El pago de {amount} a {method} está pendiente. Si no fuiste tú, contacta a nuestro soporte de inmediato.',
    ],
    pt: [
      'Recebemos o seu pedido de levantamento',
      'O valor de {amount} aguarda pagamento para {method}. Se este pedido não foi feito por si, contacte de imediato o nosso apoio.',
    ],
    br: [
      'Recebemos sua solicitação de saque',
      'O valor de {amount} aguarda pagamento para {method}. Se não foi você, fale com o nosso suporte imediatamente.',
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
      'Çekim talebinizi aldık',
      '{amount} tutarındaki çekiminiz {method} yöntemine ödenmeyi bekliyor. Bunu siz yapmadıysanız hemen destek ekibimize başvurun.',
    ],
    pl: [
      'Otrzymaliśmy Twoje zlecenie wypłaty',
      'Kwota {amount} czeka na wypłatę ({method}). Jeśli to nie Ty, od razu skontaktuj się z naszą obsługą klienta.',
    ],
  },
  withdrawalPaid: {
    en: ['Your withdrawal was paid', '{amount} was sent to {method}. It may take a few days until it shows there.'],
    fi: [
      'Kotiutuksesi on maksettu',
      '{amount} on lähetetty ({method}). Voi kestää muutaman päivän, ennen kuin se näkyy perillä.',
    ],
    no: ['Uttaket ditt er betalt ut', '{amount} er sendt til {method}. Det kan ta noen dager før det vises der.'],
    de: [
      'Ihre Auszahlung ist erfolgt',
      '{amount} wurden an {method} gesendet. Es kann einige Tage dauern, bis der Betrag dort erscheint.',
    ],
    fr: [
      'Votre retrait a été versé',
      'Nous avons envoyé {amount} vers {method}. Il peut s’écouler quelques jours avant que le montant n’y apparaisse.',
    ],
    es: ['Pagamos tu retiro', 'Enviamos {amount} a {method}. Puede tardar unos días en aparecer.'],
    pt: ['O seu levantamento foi pago', 'Enviámos {amount} para {method}. Pode demorar alguns dias até aparecer.'],
    br: ['Seu saque foi pago', 'Enviamos {amount} para {method}. Pode levar alguns dias até aparecer.'],
    ja: ['出金が完了しました', '{amount}を{method}へ送金しました。反映までに数日かかることがあります。'],
    tl: [
      'Nabayaran na ang iyong withdrawal',
      'Naipadala na ang {amount} sa {method}. Maaaring abutin ng ilang araw bago ito makita roon.',
    ],
    tr: ['Çekiminiz ödendi', '{amount}, {method} yöntemine gönderildi. Orada görünmesi birkaç gün sürebilir.'],
    pl: [
      'Twoja wypłata została zrealizowana',
      'Wysłaliśmy {amount} ({method}). Może minąć kilka dni, zanim kwota będzie tam widoczna.',
    ],
  },
  withdrawalFailed: {
    en: [
      'Your withdrawal could not be paid',
      '{amount} could not be sent to {method} and is back in your wallet. You can withdraw it another way, or ask our support.',
    ],
    fi: [
      'Kotiutustasi ei voitu maksaa',
      'Summaa {amount} ei voitu lähettää ({method}), ja se on taas lompakossasi. Voit kotiuttaa sen toisella tavalla tai kysyä asiakaspalvelustamme.',
    ],
    no: [
      'Uttaket ditt kunne ikke betales ut',
      '{amount} kunne ikke sendes til {method} og er tilbake i lommeboken din. Du kan ta det ut på en annen måte eller spørre kundeservice.',
    ],
    de: [
      'Ihre Auszahlung konnte nicht ausgeführt werden',
      '{amount} konnten nicht an {method} gesendet werden und sind wieder in Ihrem Guthaben. Sie können den Betrag auf anderem Weg auszahlen oder unseren Kundendienst fragen.',
    ],
    fr: [
      'Votre retrait n’a pas pu être versé',
      'Le montant de {amount} n’a pas pu être envoyé vers {method} et se trouve de nouveau dans votre portefeuille. Vous pouvez le retirer par un autre moyen ou contacter notre assistance.',
    ],
    es: [
      'No se pudo pagar tu retiro',
      'No pudimos enviar {amount} a {method}; el monto está de nuevo en tu billetera. Puedes retirarlo de otra forma o consultar a nuestro soporte.',
    ],
    pt: [
      'Não foi possível pagar o seu levantamento',
      'Não foi possível enviar {amount} para {method}; o valor voltou para a sua carteira. Pode levantá-lo de outra forma ou contactar o nosso apoio.',
    ],
    br: [
      'Não foi possível pagar seu saque',
      'Não foi possível enviar {amount} para {method}; o valor voltou para a sua carteira. Você pode sacar de outra forma ou falar com o nosso suporte.',
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
      'Çekiminiz ödenemedi',
      '{amount}, {method} yöntemine gönderilemedi ve yeniden cüzdanınızda. Tutarı başka bir yöntemle çekebilir ya da destek ekibimize sorabilirsiniz.',
    ],
    pl: [
      'Twojej wypłaty nie udało się zrealizować',
      'Nie udało się wysłać {amount} ({method}); kwota wróciła do Twojego portfela. Możesz wypłacić ją inaczej lub zapytać naszą obsługę klienta.',
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

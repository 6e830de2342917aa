import type { DocumentType } from '#contract/documents.ts'
import { writtenLanguage, type WrittenLanguage } from '../languages.ts'

/** What a player is told of a document that was looked at. */
export type DocumentNews = 'accepted' | 'refused'

type Words = readonly [title: string, text: string]

const words: Readonly<Record<DocumentNews, Readonly<Record<WrittenLanguage, Words>>>> = {
  accepted: {
    en: ['Your document is accepted', '{document}: there is nothing more to do.'],
    fi: ['Asiakirjasi on hyväksytty', '{document}: sinun ei tarvitse tehdä enää mitään.'],
    no: ['Dokumentet ditt er godtatt', '{document}: du trenger ikke å gjøre mer.'],
    de: ['Ihr Dokument ist angenommen', '{document}: Sie müssen nichts weiter tun.'],
    fr: ['Votre document est accepté', '{document} : vous n’avez plus rien à faire.'],
    es: ['Aceptamos tu documento', '{document}: no tienes que hacer nada más.'],
    pt: ['O seu documento foi aceite', '{document}: não precisa de fazer mais nada.'],
    br: ['Seu documento foi aceito', '{document}: você não precisa fazer mais nada.'],
    ja: ['書類が承認されました', '{document}：これ以上のお手続きは必要ありません。'],
    tl: ['Tinanggap na ang iyong dokumento', '{document}: wala ka nang kailangang gawin.'],
    tr: ['Belgeniz kabul edildi', '{document}: yapmanız gereken başka bir şey yok.'],
    pl: ['Twój dokument został przyjęty', '{document}: nie musisz robić nic więcej.'],
  },
  refused: {
    en: [
      'Your document could not be accepted',
      '{document}: under Verification you see why, and can send another one.',
    ],
    fi: [
      'Asiakirjaasi ei voitu hyväksyä',
      '{document}: kohdassa Vahvistus näet syyn ja voit lähettää uuden asiakirjan.',
    ],
    no: [
      'Dokumentet ditt kunne ikke godtas',
      '{document}: under Verifisering ser du hvorfor, og der kan du sende et nytt.',
    ],
    de: [
      'Ihr Dokument konnte nicht angenommen werden',
      '{document}: Unter „Verifizierung“ sehen Sie den Grund und können ein anderes senden.',
    ],
    fr: [
      'Votre document n’a pas pu être accepté',
      '{document} : dans « Vérification », vous voyez pourquoi et pouvez en envoyer un autre.',
    ],
    es: ['No pudimos aceptar tu documento', '{document}: en Verificación puedes ver el motivo y enviar otro.'],
    pt: ['Não foi possível aceitar o seu documento', '{document}: em Verificação pode ver o motivo e enviar outro.'],
    br: ['Não foi possível aceitar seu documento', '{document}: em Verificação você vê o motivo e pode enviar outro.'],
    ja: ['書類を承認できませんでした', '{document}：「本人確認」で理由をご確認のうえ、別の書類をお送りください。'],
    tl: [
      'Hindi tinanggap ang iyong dokumento',
      '{document}: makikita mo sa Verification kung bakit, at maaari kang magpadala ng iba.',
    ],
    tr: [
      'Belgeniz kabul edilemedi',
      '{document}: nedenini Doğrulama bölümünde görebilir ve başka bir belge gönderebilirsiniz.',
    ],
    pl: [
      'Nie mogliśmy przyjąć Twojego dokumentu',
      '{document}: w sekcji Weryfikacja zobaczysz powód i możesz wysłać inny.',
    ],
  },
}

/** As the verification page names them. */
const names: Readonly<Record<DocumentType, Readonly<Record<WrittenLanguage, string>>>> = {
  PROOF_OF_ID: {
    en: 'Proof of identity',
    fi: 'Todistus henkilöllisyydestä',
    no: 'Legitimasjon',
    de: 'Identitätsnachweis',
    fr: 'Justificatif d’identité',
    es: 'Comprobante de identidad',
    pt: 'Comprovativo de identidade',
    br: 'Comprovante de identidade',
    ja: '本人確認書類',
    tl: 'Patunay ng pagkakakilanlan',
    tr: 'Kimlik belgesi',
    pl: 'Potwierdzenie tożsamości',
  },
  PROOF_OF_ADDRESS: {
    en: 'Proof of address',
    fi: 'Todistus osoitteesta',
    no: 'Adressebekreftelse',
    de: 'Adressnachweis',
    fr: 'Justificatif de domicile',
    es: 'Comprobante de domicilio',
    pt: 'Comprovativo de morada',
    br: 'Comprovante de endereço',
    ja: '住所の証明',
    tl: 'Patunay ng tirahan',
    tr: 'Adres belgesi',
    pl: 'Potwierdzenie adresu',
  },
  PROOF_OF_PAYMENT: {
    en: 'Proof of payment',
    fi: 'Todistus maksusta',
    no: 'Betalingsbekreftelse',
    de: 'Zahlungsnachweis',
    fr: 'Justificatif de paiement',
    es: 'Comprobante del medio de pago',
    pt: 'Comprovativo de pagamento',
    br: 'Comprovante de pagamento',
    ja: '支払いの証明',
    tl: 'Patunay ng bayad',
    tr: 'Ödeme belgesi',
    pl: 'Potwierdzenie płatności',
  },
  SOURCE_OF_WEALTH: {
    en: 'Source of wealth',
    fi: 'Varallisuuden alkuperä',
    no: 'Formuens opprinnelse',
    de: 'Herkunft des Vermögens',
    fr: 'Origine du patrimoine',
    es: 'Origen del patrimonio',
    pt: 'Origem do património',
    br: 'Origem do patrimônio',
    ja: '資産の出所',
    tl: 'Pinagmulan ng yaman',
    tr: 'Varlığın kaynağı',
    pl: 'Źródło majątku',
  },
  EDD_QUESTIONNAIRE: {
    en: 'Questionnaire',
    fi: 'Kysely',
    no: 'Spørreskjema',
    de: 'Fragebogen',
    fr: 'Questionnaire',
    es: 'Cuestionario',
    pt: 'Questionário',
    br: 'Questionário',
    ja: '質問票',
    tl: 'Talatanungan',
    tr: 'Anket',
    pl: 'Ankieta',
  },
  OTHER: {
    en: 'Another document',
    fi: 'Muu asiakirja',
    no: 'Et annet dokument',
    de: 'Anderes Dokument',
    fr: 'Autre document',
    es: 'Otro documento',
    pt: 'Outro documento',
    br: 'Outro documento',
    ja: 'その他の書類',
    tl: 'Ibang dokumento',
    tr: 'Başka bir belge',
    pl: 'Inny dokument',
  },
}

/** Title and text of the news, in an inner language of the site; English where it is not written in that. `way`: what was paid with. */
export function documentTexts(
  news: DocumentNews,
  language: string,
  document: { readonly type: DocumentType; readonly way: string | null },
): { title: string; text: string } {
  const written = writtenLanguage(language)
  const [title, text] = words[news][written]
  const name = names[document.type][written]
  const named = document.way === null ? name : `${name} (${document.way})`
  return { title, text: text.replace('{document}', () => named) }
}

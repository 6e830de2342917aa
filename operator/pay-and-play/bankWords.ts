import { cashierWords, type CashierWords } from '../banking/cashier/words/words.ts'
import type { WrittenLanguage } from '../languages.ts'
import { pageLocaleAt, type PageLocale } from '../pageLocale.ts'

const en = {
  label: 'Bank',
  logInTitle: 'Log in to your bank',
  firstName: 'First name',
  lastName: 'Last name',
  wrongFirstName: 'Enter your first name.',
  wrongLastName: 'Enter your last name.',
  cancel: 'Cancel',
  from: 'From {name}, account {account}. Your bank tells your name to the site.',
  approve: 'Approve',
  insufficient_funds: 'There is not enough money on the account.',
  paidTitle: 'Payment approved',
  paid: '{amount} was approved. Go on at the site.',
  unknown: 'It does not exist any more, or was begun in another browser. Go back to the site to see how it stands.',
  demoCustomer:
    'Demo bank. Any 8 digits are a customer, and the same digits the same customer again; one that ends in 99 has no money.',
  demoApprove: "Demo bank. Approve or decline as the account's owner would.",
}

/** What the bank's pages say in one language and the payment page does not, or says otherwise. */
export type BankTexts = Readonly<Record<keyof typeof en, string>>

/** Of each language that the operator writes. */
export const bankTexts: Readonly<Record<WrittenLanguage, BankTexts>> = {
  en,
  fi: {
    label: 'Pankki',
    logInTitle: 'Kirjaudu pankkiisi',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    wrongFirstName: 'Anna etunimesi.',
    wrongLastName: 'Anna sukunimesi.',
    cancel: 'Peruuta',
    from: 'Maksaja: {name}, tili {account}. Pankkisi ilmoittaa nimesi sivustolle.',
    approve: 'Hyväksy',
    insufficient_funds: 'Tilin kate ei riitä.',
    paidTitle: 'Maksu hyväksytty',
    paid: 'Maksu {amount} on hyväksytty. Jatka sivustolla.',
    unknown: 'Sitä ei enää ole, tai se aloitettiin toisessa selaimessa. Palaa sivustolle, niin näet maksun tilanteen.',
    demoCustomer:
      'Demopankki. Mitkä tahansa 8 numeroa kelpaavat asiakasnumeroksi, ja samat numerot ovat taas sama asiakas; 99-loppuisella asiakkaalla ei ole rahaa.',
    demoApprove: 'Demopankki. Hyväksy tai hylkää, kuten tilin omistaja tekisi.',
  },
  no: {
    label: 'Bank',
    logInTitle: 'Logg inn i banken din',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    wrongFirstName: 'Skriv inn fornavnet ditt.',
    wrongLastName: 'Skriv inn etternavnet ditt.',
    cancel: 'Avbryt',
    from: 'Fra {name}, konto {account}. Banken din oppgir navnet ditt til nettstedet.',
    approve: 'Godkjenn',
    insufficient_funds: 'Det er ikke dekning på kontoen.',
    paidTitle: 'Betalingen er godkjent',
    paid: '{amount} er godkjent. Fortsett på nettstedet.',
    unknown:
      'Den finnes ikke lenger, eller den ble startet i en annen nettleser. Gå tilbake til nettstedet for å se status.',
    demoCustomer:
      'Demobank. 8 valgfrie sifre er en kunde, og de samme sifrene er den samme kunden igjen; en kunde som slutter på 99, har ingen penger.',
    demoApprove: 'Demobank. Godkjenn eller avslå slik kontoeieren ville gjort.',
  },
  de: {
    label: 'Bank',
    logInTitle: 'Bei Ihrer Bank anmelden',
    firstName: 'Vorname',
    lastName: 'Nachname',
    wrongFirstName: 'Geben Sie Ihren Vornamen ein.',
    wrongLastName: 'Geben Sie Ihren Nachnamen ein.',
    cancel: 'Abbrechen',
    from: 'Von {name}, Konto {account}. Ihre Bank teilt der Website Ihren Namen mit.',
    approve: 'Freigeben',
    insufficient_funds: 'Das Konto ist nicht ausreichend gedeckt.',
    paidTitle: 'Zahlung freigegeben',
    paid: '{amount} wurden freigegeben. Fahren Sie auf der Website fort.',
    unknown:
      'Es gibt sie nicht mehr, oder sie wurde in einem anderen Browser begonnen. Auf der Website sehen Sie, wie es um sie steht.',
    demoCustomer:
      'Demo-Bank. Als Kundennummer gelten 8 beliebige Ziffern, und dieselben Ziffern sind wieder derselbe Kunde; wer auf 99 endet, hat kein Geld.',
    demoApprove: 'Demo-Bank. Geben Sie frei oder lehnen Sie ab, wie es der Kontoinhaber täte.',
  },
  fr: {
    label: 'Banque',
    logInTitle: 'Connexion à votre banque',
    firstName: 'Prénom',
    lastName: 'Nom',
    wrongFirstName: 'Saisissez votre prénom.',
    wrongLastName: 'Saisissez votre nom.',
    cancel: 'Annuler',
    from: 'De {name}, compte {account}. Votre banque communique votre nom au site.',
    approve: 'Valider',
    insufficient_funds: 'Le solde du compte est insuffisant.',
    paidTitle: 'Paiement validé',
    paid: 'Le paiement de {amount} a été validé. Continuez sur le site.',
    unknown:
      'Il n’existe plus ou a été commencé dans un autre navigateur. Retournez sur le site pour voir où il en est.',
    demoCustomer:
      'Banque de démonstration. Tout numéro à 8 chiffres est un client, et les mêmes chiffres désignent le même client ; celui qui se termine par 99 n’a pas d’argent.',
    demoApprove: 'Banque de démonstration. Validez ou refusez comme le ferait le titulaire du compte.',
  },
  es: {
    label: 'Banco',
    logInTitle: 'Iniciar sesión en tu banco',
    firstName: 'Nombre',
    lastName: 'Apellido',
    wrongFirstName: 'Escribe tu nombre.',
    wrongLastName: 'Escribe tu apellido.',
    cancel: 'Cancelar',
    from: 'De {name}, cuenta {account}. Tu banco le informa tu nombre al sitio.',
    approve: 'Aprobar',
    insufficient_funds: 'La cuenta no tiene saldo suficiente.',
    paidTitle: 'Pago aprobado',
    paid: 'Se aprobó el pago de {amount}. Continúa en el sitio.',
    unknown: 'Ya no existe o se inició en otro navegador. Vuelve al sitio para ver en qué estado está.',
    demoCustomer:
      'Banco de demostración. 8 dígitos cualesquiera son un cliente, y los mismos dígitos son otra vez el mismo cliente; el que termina en 99 no tiene dinero.',
    demoApprove: 'Banco de demostración. Aprueba o rechaza como lo haría el titular de la cuenta.',
  },
  pt: {
    label: 'Banco',
    logInTitle: 'Iniciar sessão no seu banco',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    wrongFirstName: 'Introduza o seu nome próprio.',
    wrongLastName: 'Introduza o seu apelido.',
    cancel: 'Cancelar',
    from: 'De {name}, conta {account}. O seu banco comunica o seu nome ao site.',
    approve: 'Aprovar',
    insufficient_funds: 'A conta não tem saldo suficiente.',
    paidTitle: 'Pagamento aprovado',
    paid: 'O pagamento de {amount} foi aprovado. Continue no site.',
    unknown: 'Já não existe ou foi iniciado noutro navegador. Volte ao site para ver em que estado se encontra.',
    demoCustomer:
      'Banco de demonstração. 8 dígitos quaisquer são um cliente, e os mesmos dígitos são de novo o mesmo cliente; o que termina em 99 não tem dinheiro.',
    demoApprove: 'Banco de demonstração. Aprove ou recuse como o titular da conta faria.',
  },
  br: {
    label: 'Banco',
    logInTitle: 'Entrar no seu banco',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    wrongFirstName: 'Digite seu nome.',
    wrongLastName: 'Digite seu sobrenome.',
    cancel: 'Cancelar',
    from: 'De {name}, conta {account}. Seu banco informa seu nome ao site.',
    approve: 'Aprovar',
    insufficient_funds: 'Não há saldo suficiente na conta.',
    paidTitle: 'Pagamento aprovado',
    paid: 'O pagamento de {amount} foi aprovado. Continue no site.',
    unknown: 'Ele não existe mais ou foi iniciado em outro navegador. Volte ao site para ver a situação do pagamento.',
    demoCustomer:
      'Banco de demonstração. Quaisquer 8 dígitos são um cliente, e os mesmos dígitos são de novo o mesmo cliente; o que termina em 99 não tem dinheiro.',
    demoApprove: 'Banco de demonstração. Aprove ou recuse como o titular da conta faria.',
  },
  ja: {
    label: '銀行',
    logInTitle: 'ご利用の銀行にログイン',
    firstName: '名',
    lastName: '姓',
    wrongFirstName: '名を入力してください。',
    wrongLastName: '姓を入力してください。',
    cancel: 'キャンセル',
    from: '支払い元：{name} 様、口座 {account}。お名前は銀行からサイトに通知されます。',
    approve: '承認',
    insufficient_funds: '口座の残高が不足しています。',
    paidTitle: '支払いが承認されました',
    paid: '{amount}の支払いが承認されました。サイトで手続きを続けてください。',
    unknown: 'この支払いは既に存在しないか、別のブラウザで開始されたものです。サイトに戻って状況をご確認ください。',
    demoCustomer:
      'デモ銀行です。任意の8桁がお客様番号になり、同じ数字は同じお客様として扱われます。末尾が99の場合は残高がありません。',
    demoApprove: 'デモ銀行です。口座の名義人として承認または拒否してください。',
  },
  tl: {
    label: 'Bangko',
    logInTitle: 'Mag-log in sa iyong bangko',
    firstName: 'Pangalan',
    lastName: 'Apelyido',
    wrongFirstName: 'Ilagay ang iyong pangalan.',
    wrongLastName: 'Ilagay ang iyong apelyido.',
    cancel: 'Kanselahin',
    from: 'Mula kay {name}, account na {account}. Ibibigay ng iyong bangko ang pangalan mo sa site.',
    approve: 'Aprubahan',
    insufficient_funds: 'Kulang ang pera sa account.',
    paidTitle: 'Naaprubahan ang bayad',
    paid: 'Naaprubahan ang {amount}. Magpatuloy sa site.',
    unknown: 'Wala na ito, o sinimulan ito sa ibang browser. Bumalik sa site para makita ang lagay nito.',
    demoCustomer:
      'Demo na bangko. Kahit anong 8 numero ay customer, at iyon ding customer ang parehong mga numero; walang pera ang nagtatapos sa 99.',
    demoApprove: 'Demo na bangko. Aprubahan o tanggihan gaya ng gagawin ng may-ari ng account.',
  },
  tr: {
    label: 'Banka',
    logInTitle: 'Bankanıza giriş yapın',
    firstName: 'Ad',
    lastName: 'Soyad',
    wrongFirstName: 'Adınızı girin.',
    wrongLastName: 'Soyadınızı girin.',
    cancel: 'Vazgeç',
    from: 'Gönderen: {name}, hesap {account}. Bankanız adınızı siteye bildirir.',
    approve: 'Onayla',
    insufficient_funds: 'Hesapta yeterli bakiye yok.',
    paidTitle: 'Ödeme onaylandı',
    paid: '{amount} tutarındaki ödeme onaylandı. Siteden devam edin.',
    unknown: 'Bu ödeme artık yok veya başka bir tarayıcıda başlatılmış. Durumunu görmek için siteye dönün.',
    demoCustomer:
      'Demo banka. Herhangi 8 rakam müşteri numarası olarak geçerlidir, aynı rakamlar yine aynı müşteridir; sonu 99 olanın parası yoktur.',
    demoApprove: 'Demo banka. Hesap sahibi gibi onaylayın veya reddedin.',
  },
  pl: {
    label: 'Bank',
    logInTitle: 'Zaloguj się do swojego banku',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    wrongFirstName: 'Podaj swoje imię.',
    wrongLastName: 'Podaj swoje nazwisko.',
    cancel: 'Anuluj',
    from: 'Od: {name}, konto {account}. Twój bank przekazuje serwisowi Twoje imię i nazwisko.',
    approve: 'Zatwierdź',
    insufficient_funds: 'Na koncie brakuje środków.',
    paidTitle: 'Płatność zatwierdzona',
    paid: 'Płatność na kwotę {amount} została zatwierdzona. Przejdź dalej w serwisie.',
    unknown: 'Już nie istnieje lub rozpoczęto ją w innej przeglądarce. Wróć do serwisu, aby sprawdzić jej stan.',
    demoCustomer:
      'Bank demonstracyjny. Numer klienta to dowolne 8 cyfr, a te same cyfry to znów ten sam klient; klient z końcówką 99 nie ma pieniędzy.',
    demoApprove: 'Bank demonstracyjny. Zatwierdź lub odrzuć, jak zrobiłby to właściciel konta.',
  },
}

/** All that the bank's pages say in one language. */
export type BankWords = CashierWords & BankTexts

/** What the bank's pages say in a language: as the payment page does, and its own where that has no words or others. */
export const bankWords = (locale: PageLocale): BankWords => ({ ...cashierWords(locale), ...bankTexts[locale.language] })

/** The locale of a payment's pages: that of the site which its payer came from and goes back to. */
export const localeOfPayment = ({ redirectUri }: { readonly redirectUri: string }): PageLocale =>
  pageLocaleAt(redirectUri)

import type { WrittenLanguage } from '../languages.ts'

/** The terms in one language: their title, their lead (`{brand}` becomes the brand's name), and each part with its heading. */
export interface TermsText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly (readonly [title: string, text: string])[]
}

/** The terms in the languages of the markets; their English stands with the other pages (PRO-6). */
export const termsTexts: Readonly<Record<Exclude<WrittenLanguage, 'en'>, TermsText>> = {
  fi: {
    title: 'Käyttöehdot',
    lead: 'Sinun ja {brand}in välinen sopimus, kirjoitettu luettavaksi.',
    sections: [
      [
        'Kuka saa pelata',
        'Sinun on oltava asuinmaasi lain mukaan täysi-ikäinen, pelattava itsellesi ja omilla rahoillasi, ja sinulla saa olla vain yksi tili. Pelaaja, jolla on pelikielto jossakin konsernimme palvelussa, ei voi avata uutta tiliä.',
      ],
      [
        'Tilisi',
        'Pidä salasanasi omana tietonasi. Kerro meille heti, jos joku muu on saattanut käyttää tiliäsi. Voimme pyytää asiakirjoja ennen nostoa, ja kerromme niistä ennen ensimmäistä talletustasi.',
      ],
      [
        'Talletukset ja nostot',
        'Talletus näkyy tililläsi heti. Nosto palaa samaa tietä kuin maksoit, jos se on mahdollista. Emme peri kummastakaan maksua; pankkisi voi periä.',
      ],
      [
        'Kun peli keskeytyy',
        'Keskeytyneen kierroksen tulos jää voimaan, ja näet sen palatessasi. Jos peli toimii väärin, kierrokset mitätöidään ja panokset palautetaan.',
      ],
      [
        'Tilin sulkeminen',
        'Voit sulkea tilisi milloin tahansa kirjoittamalla asiakaspalveluumme. Saldosi maksetaan sinulle. Avoimet bonukset päättyvät tilin mukana.',
      ],
      [
        'Valitukset',
        'Kirjoita ensin asiakaspalveluumme; vastaamme viiden arkipäivän kuluessa. Jos emme pääse sopuun, asian ratkaisee alatunnisteessa mainittu riippumaton riidanratkaisija, sinulle maksutta.',
      ],
    ],
  },
  no: {
    title: 'Vilkår og betingelser',
    lead: 'Avtalen mellom deg og {brand}, skrevet for å bli lest.',
    sections: [
      [
        'Hvem som kan spille',
        'Du må være gammel nok etter loven der du bor, spille for deg selv og med egne penger, og ha bare én konto. Spillere som er utestengt et sted i konsernet, kan ikke åpne en ny konto.',
      ],
      [
        'Kontoen din',
        'Hold passordet for deg selv. Si fra med en gang hvis noen andre kan ha brukt kontoen din. Vi kan be om dokumenter før et uttak, og vi sier hvilke før ditt første innskudd.',
      ],
      [
        'Innskudd og uttak',
        'Innskudd godskrives med en gang. Uttak går tilbake samme vei som du betalte der det er mulig. Vi tar ikke gebyr for noen av delene; banken din kan gjøre det.',
      ],
      [
        'Når et spill stopper',
        'Blir en runde avbrutt, står resultatet, og du får se det når du kommer tilbake. Oppfører et spill seg feil, annulleres rundene og innsatsene betales tilbake.',
      ],
      [
        'Å stenge kontoen',
        'Du kan stenge kontoen når som helst ved å skrive til kundestøtten vår. Saldoen din blir utbetalt. Åpne bonuser opphører med kontoen.',
      ],
      [
        'Klager',
        'Skriv først til kundeservice; vi svarer innen fem virkedager. Blir vi ikke enige, avgjør en uavhengig klageinstans, som er nevnt nederst på siden, uten kostnad for deg.',
      ],
    ],
  },
  de: {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Die Vereinbarung zwischen Ihnen und {brand}, in Worten, die gelesen werden sollen.',
    sections: [
      [
        'Wer spielen darf',
        'Sie müssen dort, wo Sie wohnen, volljährig sein, für sich selbst und mit eigenem Geld spielen und dürfen nur ein Konto haben. Wer in einem Haus der Gruppe gesperrt ist, darf kein neues Konto eröffnen.',
      ],
      [
        'Ihr Konto',
        'Behalten Sie Ihr Passwort für sich. Sagen Sie uns sofort, wenn jemand anderes Ihr Konto benutzt haben könnte. Vor einer Auszahlung können wir Dokumente verlangen; welche das sind, sagen wir vor Ihrer ersten Einzahlung.',
      ],
      [
        'Ein- und Auszahlungen',
        'Einzahlungen werden sofort gutgeschrieben. Auszahlungen gehen, wo es möglich ist, den Weg zurück, auf dem Sie bezahlt haben. Wir berechnen für beides nichts; Ihre Bank vielleicht schon.',
      ],
      [
        'Wenn ein Spiel ausfällt',
        'Wird eine Runde unterbrochen, gilt ihr Ergebnis; Sie sehen es, sobald Sie zurückkommen. Arbeitet ein Spiel fehlerhaft, sind die betroffenen Runden ungültig und die Einsätze werden erstattet.',
      ],
      [
        'Konto schließen',
        'Sie können Ihr Konto jederzeit durch eine Nachricht an unseren Kundendienst schließen. Ihr Guthaben wird ausgezahlt. Offene Boni enden mit dem Konto.',
      ],
      [
        'Beschwerden',
        'Schreiben Sie zuerst an unseren Kundendienst; wir antworten innerhalb von fünf Werktagen. Werden wir uns nicht einig, entscheidet eine unabhängige Schlichtungsstelle, die in der Fußzeile genannt ist, für Sie kostenlos.',
      ],
    ],
  },
  fr: {
    title: 'Conditions générales',
    lead: 'L’accord entre vous et {brand}, écrit pour être lu.',
    sections: [
      [
        'Qui peut jouer',
        'Vous devez avoir l’âge légal là où vous habitez, jouer pour vous-même, avec votre propre argent, et n’avoir qu’un seul compte. Un joueur exclu dans l’une des maisons du groupe ne peut pas ouvrir de nouveau compte.',
      ],
      [
        'Votre compte',
        'Gardez votre mot de passe pour vous. Prévenez-nous aussitôt si quelqu’un d’autre a pu utiliser votre compte. Nous pouvons demander des documents avant un retrait, et nous disons lesquels avant votre premier dépôt.',
      ],
      [
        'Dépôts et retraits',
        'Les dépôts sont crédités aussitôt. Les retraits reviennent, lorsque c’est possible, au moyen de paiement utilisé. Nous ne prenons de frais ni pour les uns ni pour les autres ; votre banque peut en prendre.',
      ],
      [
        'Quand un jeu s’interrompt',
        'Si une partie est interrompue, son résultat reste acquis et vous est montré à votre retour. Si un jeu fonctionne mal, les parties touchées sont annulées et les mises remboursées.',
      ],
      [
        'Fermer votre compte',
        'Vous pouvez fermer votre compte à tout moment en écrivant à notre support. Votre solde vous est versé. Les bonus en cours prennent fin avec le compte.',
      ],
      [
        'Réclamations',
        'Écrivez d’abord à notre assistance ; nous répondons sous cinq jours ouvrés. Faute d’accord, un médiateur indépendant, nommé en bas de page, tranche sans frais pour vous.',
      ],
    ],
  },
  es: {
    title: 'Términos y condiciones',
    lead: 'El acuerdo entre tú y {brand}, escrito para que se lea.',
    sections: [
      [
        'Quién puede jugar',
        'Debes tener la edad legal donde vives, jugar por cuenta propia y con tu dinero, y tener una sola cuenta. Quien esté excluido en cualquier casa del grupo no puede abrir una cuenta nueva.',
      ],
      [
        'Tu cuenta',
        'No compartas tu contraseña. Avísanos de inmediato si otra persona pudo haber usado tu cuenta. Podemos pedir documentos antes de un retiro, y decimos cuáles antes de tu primer depósito.',
      ],
      [
        'Depósitos y retiros',
        'Los depósitos se acreditan al instante. Los retiros vuelven al medio con el que pagaste siempre que sea posible. No cobramos por ninguno; tu banco podría hacerlo.',
      ],
      [
        'Cuando un juego falla',
        'Si una ronda se interrumpe, su resultado vale y te lo mostramos cuando vuelves. Si un juego funciona mal, las rondas afectadas se anulan y las apuestas se devuelven.',
      ],
      [
        'Cerrar tu cuenta',
        'Puedes cerrar tu cuenta en cualquier momento escribiendo a nuestro soporte. Te pagamos tu saldo. Los bonos abiertos terminan con la cuenta.',
      ],
      [
        'Reclamos',
        'Escribe primero a nuestro equipo de ayuda; respondemos en cinco días hábiles. Si no llegamos a un acuerdo, decide un servicio independiente de resolución de disputas, nombrado al pie de la página, sin costo para ti.',
      ],
    ],
  },
  pt: {
    title: 'Termos e condições',
    lead: 'O acordo entre si e a {brand}, escrito para ser lido.',
    sections: [
      [
        'Quem pode jogar',
        'Tem de ter a idade legal no local onde vive, jogar por si, com o seu dinheiro, e ter apenas uma conta. Quem estiver excluído em qualquer casa do grupo não pode abrir uma conta nova.',
      ],
      [
        'A sua conta',
        'Não partilhe a sua palavra-passe. Avise-nos de imediato se outra pessoa puder ter usado a sua conta. Podemos pedir documentos antes de um levantamento, e dizemos quais antes do seu primeiro depósito.',
      ],
      [
        'Depósitos e levantamentos',
        'Os depósitos são creditados de imediato. Os levantamentos voltam, sempre que possível, ao método com que pagou. Não cobramos por nenhum dos dois; o seu banco pode cobrar.',
      ],
      [
        'Quando um jogo falha',
        'Se uma ronda for interrompida, o resultado mantém-se e é-lhe mostrado quando voltar. Se um jogo funcionar mal, as rondas afetadas são anuladas e as apostas devolvidas.',
      ],
      [
        'Encerrar a conta',
        'Pode encerrar a sua conta a qualquer momento escrevendo ao nosso apoio. O seu saldo é pago. Os bónus em curso terminam com a conta.',
      ],
      [
        'Reclamações',
        'Escreva primeiro ao nosso apoio; respondemos em cinco dias úteis. Se não chegarmos a acordo, decide uma entidade independente de resolução de litígios, indicada no rodapé, sem custos para si.',
      ],
    ],
  },
  br: {
    title: 'Termos e condições',
    lead: 'O acordo entre você e a {brand}, escrito para ser lido.',
    sections: [
      [
        'Quem pode jogar',
        'Você precisa ter a idade legal onde mora, jogar para si, com o seu dinheiro, e ter só uma conta. Quem estiver excluído em qualquer casa do grupo não pode abrir uma conta nova.',
      ],
      [
        'Sua conta',
        'Não compartilhe sua senha. Avise a gente imediatamente se outra pessoa puder ter usado sua conta. Podemos pedir documentos antes de um saque, e dizemos quais antes do seu primeiro depósito.',
      ],
      [
        'Depósitos e saques',
        'Os depósitos caem na hora. Os saques voltam, sempre que possível, para o meio com que você pagou. Não cobramos por nenhum dos dois; seu banco pode cobrar.',
      ],
      [
        'Quando um jogo falha',
        'Se uma rodada for interrompida, o resultado vale e é mostrado quando você voltar. Se um jogo funcionar mal, as rodadas afetadas são anuladas e as apostas devolvidas.',
      ],
      [
        'Encerrar a conta',
        'Você pode encerrar sua conta a qualquer momento escrevendo para o nosso suporte. Seu saldo é pago. Os bônus em aberto terminam com a conta.',
      ],
      [
        'Reclamações',
        'Escreva primeiro para o nosso suporte; respondemos em até cinco dias úteis. Se não houver acordo, decide um serviço independente de solução de conflitos, indicado no rodapé, sem custo para você.',
      ],
    ],
  },
  ja: {
    title: '利用規約',
    lead: 'お客様と{brand}との取り決めを、読みやすい言葉でまとめました。',
    sections: [
      [
        'ご利用いただける方',
        'お住まいの地域の法定年齢に達していること、ご本人がご自身の資金でプレイすること、アカウントがお一人様一つであることが条件です。グループ内のいずれかで利用を除外されている方は、新しいアカウントを開設できません。',
      ],
      [
        'アカウント',
        'パスワードは他の人に教えないでください。第三者がアカウントを使った可能性があるときは、すぐにお知らせください。出金の前に書類をお願いすることがあり、どの書類かは最初の入金の前にご案内します。',
      ],
      [
        '入金と出金',
        '入金はすぐに反映されます。出金は、可能な限り入金と同じ方法でお返しします。当社はいずれにも手数料をいただきませんが、銀行の手数料がかかる場合があります。',
      ],
      [
        'ゲームが中断したとき',
        'ラウンドが中断しても結果は有効で、戻られたときに表示されます。ゲームに不具合があった場合、そのラウンドは無効となり、賭け金をお返しします。',
      ],
      [
        'アカウントの解約',
        'サポートへのご連絡により、いつでもアカウントを解約できます。残高はお支払いします。進行中のボーナスはアカウントとともに終了します。',
      ],
      [
        '苦情の申し立て',
        'まずサポートへご連絡ください。5営業日以内に回答します。合意に至らないときは、ページ下部に記載の独立した紛争解決機関が、お客様の負担なしで判断します。',
      ],
    ],
  },
  tl: {
    title: 'Mga tuntunin at kondisyon',
    lead: 'Ang kasunduan ninyo ng {brand}, sa mga salitang madaling basahin.',
    sections: [
      [
        'Sino ang puwedeng maglaro',
        'Dapat nasa legal na edad ka sa lugar na tinitirhan mo, naglalaro para sa sarili mo gamit ang sarili mong pera, at may iisang account lang. Ang manlalarong naka-exclude saanman sa grupo ay hindi puwedeng magbukas ng bagong account.',
      ],
      [
        'Ang iyong account',
        'Huwag ibahagi ang iyong password. Sabihin agad sa amin kung maaaring may ibang gumamit ng account mo. Maaari kaming humingi ng mga dokumento bago ang withdrawal, at sasabihin namin kung alin bago ang una mong deposito.',
      ],
      [
        'Mga deposito at withdrawal',
        'Agad na pumapasok ang deposito. Ibinabalik ang withdrawal sa paraang ipinambayad mo kung posible. Wala kaming sinisingil sa alinman; maaaring maningil ang bangko mo.',
      ],
      [
        'Kapag nagkaproblema ang laro',
        'Kung maputol ang isang round, may bisa pa rin ang resulta at ipapakita sa iyo pagbalik mo. Kung magkamali ang laro, walang bisa ang mga apektadong round at ibinabalik ang mga taya.',
      ],
      [
        'Pagsasara ng account',
        'Maaari mong isara ang account mo anumang oras sa pagsulat sa aming support. Ibabayad sa iyo ang balanse mo. Nagtatapos kasama ng account ang mga bukas na bonus.',
      ],
      [
        'Mga reklamo',
        'Sumulat muna sa aming support; sasagot kami sa loob ng limang araw ng trabaho. Kung hindi tayo magkasundo, magpapasya ang isang independiyenteng serbisyo na nakapangalan sa ibaba ng pahina, nang wala kang babayaran.',
      ],
    ],
  },
  tr: {
    title: 'Şartlar ve koşullar',
    lead: '{brand} ile aranızdaki sözleşme; okunsun diye yazıldı.',
    sections: [
      [
        'Kimler oynayabilir',
        'Yaşadığınız yerde yasal yaşta olmalı, kendi adınıza ve kendi paranızla oynamalı ve tek bir hesaba sahip olmalısınız. Grubun herhangi bir sitesinde dışlanmış oyuncular yeni hesap açamaz.',
      ],
      [
        'Hesabınız',
        'Şifrenizi kimseyle paylaşmayın. Hesabınızı başka biri kullanmış olabilirse bize hemen bildirin. Para çekmeden önce belge isteyebiliriz; hangilerini isteyeceğimizi ilk para yatırmanızdan önce söyleriz.',
      ],
      [
        'Para yatırma ve çekme',
        'Yatırılan para hemen hesaba geçer. Çekimler, mümkün olduğunda ödeme yaptığınız yönteme geri gider. Hiçbiri için ücret almayız; bankanız alabilir.',
      ],
      [
        'Bir oyun kesilirse',
        'Bir tur yarıda kalırsa sonucu geçerlidir ve döndüğünüzde size gösterilir. Bir oyun hatalı çalışırsa etkilenen turlar geçersiz sayılır ve bahisler iade edilir.',
      ],
      [
        'Hesabı kapatma',
        'Hesabınızı istediğiniz zaman destek ekibimize yazarak kapatabilirsiniz. Bakiyeniz size ödenir. Açık bonuslar hesapla birlikte sona erer.',
      ],
      [
        'Şikâyetler',
        'Önce destek ekibimize yazın; beş iş günü içinde yanıt veririz. Anlaşamazsak kararı, sayfanın altında adı geçen bağımsız bir uyuşmazlık kurumu verir; size masrafı yoktur.',
      ],
    ],
  },
  pl: {
    title: 'Regulamin',
    lead: 'Umowa między Tobą a {brand}, napisana tak, żeby dało się ją przeczytać.',
    sections: [
      [
        'Kto może grać',
        'Musisz być osobą pełnoletnią według prawa miejsca, w którym mieszkasz, grać we własnym imieniu i za własne pieniądze oraz mieć tylko jedno konto. Gracze wykluczeni w którymkolwiek serwisie grupy nie mogą otworzyć nowego konta.',
      ],
      [
        'Twoje konto',
        'Nie udostępniaj nikomu swojego hasła. Daj nam znać od razu, jeśli ktoś inny mógł korzystać z Twojego konta. Przed wypłatą możemy poprosić o dokumenty; jakie, mówimy przed pierwszą wpłatą.',
      ],
      [
        'Wpłaty i wypłaty',
        'Wpłaty są księgowane od razu. Wypłaty wracają, o ile to możliwe, tą samą metodą, którą zapłacono. Za żadną z nich nie pobieramy opłat; Twój bank może je pobrać.',
      ],
      [
        'Gdy gra się przerwie',
        'Jeśli runda zostanie przerwana, jej wynik obowiązuje i zobaczysz go po powrocie. Jeśli gra działa nieprawidłowo, takie rundy są nieważne, a stawki zwracane.',
      ],
      [
        'Zamknięcie konta',
        'Konto możesz zamknąć w każdej chwili, pisząc do naszego wsparcia. Wypłacimy Ci saldo. Otwarte bonusy kończą się wraz z kontem.',
      ],
      [
        'Reklamacje',
        'Napisz najpierw do naszej pomocy; odpowiadamy w ciągu pięciu dni roboczych. Jeśli nie dojdziemy do porozumienia, rozstrzyga niezależny podmiot wskazany w stopce, bez kosztów dla Ciebie.',
      ],
    ],
  },
}

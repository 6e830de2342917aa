import { writtenLanguage, type WrittenLanguage } from '../languages.ts'

/** What a player is told of a bonus that something other than a click has earned. */
export type BonusNews =
  | 'bonusGiven'
  | 'bonusWaits'
  | 'bonusLapsed'
  | 'bonusUnused'
  | 'bonusExpired'
  | 'bonusPaid'
  | 'prizeWaits'
  | 'codeNotGiven'
  | 'bonusReleased'
  | 'bonusReleasedInPart'
  | 'bonusReleasedForNothing'
  | 'cashbackPaid'
  | 'bonusNotGiven'

type Words = readonly [title: string, text: string]

const words: Readonly<Record<BonusNews, Readonly<Record<WrittenLanguage, Words>>>> = {
  bonusGiven: {
    en: ['You have a bonus', '{bonus} is active now. Its conditions stand on your rewards page.'],
    fi: ['Sait bonuksen', '{bonus} on nyt aktiivinen. Ehdot löydät Palkinnot-sivulta.'],
    no: ['Du har fått en bonus', '{bonus} er aktiv nå. Vilkårene står på siden med belønningene dine.'],
    de: ['Sie haben einen Bonus', '{bonus} ist jetzt aktiv. Die Bedingungen stehen auf Ihrer Prämienseite.'],
    fr: ['Vous avez un bonus', '{bonus} est maintenant actif. Ses conditions figurent sur votre page de récompenses.'],
    es: ['Tienes un bono', '{bonus} ya está activo. Sus condiciones están en tu página de recompensas.'],
    pt: ['Tem um bónus', '{bonus} está agora ativo. As condições estão na sua página de recompensas.'],
    br: ['Você tem um bônus', '{bonus} já está ativo. As condições estão na sua página de recompensas.'],
    ja: ['ボーナスが付与されました', '{bonus}が有効になりました。条件は特典ページでご確認ください。'],
    tl: ['May bonus ka', 'Aktibo na ang {bonus}. Nasa pahina ng iyong mga gantimpala ang mga kondisyon nito.'],
    tr: ['Bir bonusunuz var', '{bonus} artık aktif. Koşullarını ödüller sayfanızda bulabilirsiniz.'],
    pl: ['Masz bonus', '{bonus} jest już aktywny. Warunki znajdziesz na stronie z nagrodami.'],
  },
  bonusWaits: {
    en: [
      'Your bonus waits',
      '{bonus} is yours, but another bonus is active. You can claim it on your rewards page once that one has ended.',
    ],
    fi: [
      'Bonuksesi odottaa',
      '{bonus} on sinun, mutta toinen bonus on vielä aktiivinen. Kun se on päättynyt, voit lunastaa tämän Palkinnot-sivulla.',
    ],
    no: [
      'Bonusen din venter',
      '{bonus} er din, men en annen bonus er aktiv. Du kan hente den på siden med belønningene dine når den andre er over.',
    ],
    de: [
      'Ihr Bonus wartet',
      '{bonus} gehört Ihnen, doch zurzeit ist ein anderer Bonus aktiv. Sobald dieser beendet ist, können Sie Ihren Bonus auf Ihrer Prämienseite abholen.',
    ],
    fr: [
      'Votre bonus vous attend',
      '{bonus} est à vous, mais un autre bonus est actif. Vous pourrez le récupérer sur votre page de récompenses dès que l’autre sera terminé.',
    ],
    es: [
      'Tu bono te espera',
      '{bonus} es tuyo, pero hay otro bono activo. Podrás reclamarlo en tu página de recompensas cuando termine el otro.',
    ],
    pt: [
      'O seu bónus está à espera',
      '{bonus} é seu, mas há outro bónus ativo. Pode reclamá-lo na sua página de recompensas quando o outro terminar.',
    ],
    br: [
      'Seu bônus está esperando',
      '{bonus} é seu, mas há outro bônus ativo. Você pode resgatá-lo na sua página de recompensas quando o outro terminar.',
    ],
    ja: ['ボーナスが待機中です', '{bonus}を獲得しましたが、別のボーナスが有効です。終了後に特典ページで受け取れます。'],
    tl: [
      'Naghihintay ang bonus mo',
      'Sa iyo ang {bonus}, pero may ibang bonus na aktibo. Maki-claim mo ito sa pahina ng iyong mga gantimpala kapag natapos na iyon.',
    ],
    tr: [
      'Bonusunuz sizi bekliyor',
      '{bonus} sizin, ancak başka bir bonus aktif. O sona erdiğinde bonusunuzu ödüller sayfanızdan alabilirsiniz.',
    ],
    pl: [
      'Twój bonus czeka',
      '{bonus} jest Twój, ale inny bonus jest aktywny. Odbierzesz go na stronie z nagrodami, gdy tamten się zakończy.',
    ],
  },
  bonusLapsed: {
    en: [
      'A bonus that waited has expired',
      '{bonus} waited and was not started in time. It can’t be claimed any more. Your own money is as it was.',
    ],
    fi: [
      'Odottanut bonus on vanhentunut',
      '{bonus} odotti, eikä sitä otettu käyttöön ajoissa. Sitä ei voi enää lunastaa. Omat rahasi ovat ennallaan.',
    ],
    no: [
      'En bonus som ventet, er utløpt',
      '{bonus} ventet og ble ikke startet i tide. Den kan ikke hentes lenger. Dine egne penger er som før.',
    ],
    de: [
      'Ein wartender Bonus ist abgelaufen',
      '{bonus} wartete und wurde nicht rechtzeitig gestartet. Der Bonus kann nicht mehr abgeholt werden. Ihr eigenes Geld ist unverändert.',
    ],
    fr: [
      'Un bonus en attente a expiré',
      '{bonus} était en attente et n’a pas été lancé à temps. Il ne peut plus l’être. Votre propre argent reste inchangé.',
    ],
    es: [
      'Un bono en espera ha vencido',
      '{bonus} estaba en espera y no se inició a tiempo. Ya no se puede reclamar. Tu propio dinero sigue igual.',
    ],
    pt: [
      'Um bónus em espera expirou',
      '{bonus} estava em espera e não foi iniciado a tempo. Já não pode ser reclamado. O seu próprio dinheiro mantém-se igual.',
    ],
    br: [
      'Um bônus em espera expirou',
      '{bonus} estava em espera e não foi iniciado a tempo. Não pode mais ser resgatado. O seu próprio dinheiro continua igual.',
    ],
    ja: [
      '待機中のボーナスの期限が切れました',
      '{bonus}は待機中でしたが、期限内に開始されませんでした。今後は受け取れません。ご自身の資金に変わりはありません。',
    ],
    tl: [
      'Nag-expire ang bonus na naghihintay',
      'Naghintay ang {bonus} at hindi nasimulan sa oras. Hindi na ito maki-claim. Walang nagbago sa sarili mong pera.',
    ],
    tr: [
      'Bekleyen bir bonusun süresi doldu',
      '{bonus} bekliyordu ve zamanında başlatılmadı. Artık alınamaz. Kendi paranızda bir değişiklik yok.',
    ],
    pl: [
      'Oczekujący bonus wygasł',
      '{bonus} czekał i nie został uruchomiony na czas. Nie można go już odebrać. Twoje własne środki pozostają bez zmian.',
    ],
  },
  bonusUnused: {
    en: [
      'A bonus ran out unused',
      '{bonus} was not used up in time, and what was left of it is gone. Your own money is as it was.',
    ],
    fi: [
      'Bonus vanheni käyttämättä',
      'Bonusta {bonus} ei käytetty loppuun ajoissa, ja sen käyttämättä jäänyt osa on menetetty. Omat rahasi ovat ennallaan.',
    ],
    no: [
      'En bonus utløp ubrukt',
      '{bonus} ble ikke brukt opp i tide, og det som var igjen, er borte. Dine egne penger er som før.',
    ],
    de: [
      'Ein Bonus ist ungenutzt abgelaufen',
      '{bonus} wurde nicht rechtzeitig aufgebraucht, der Rest ist verfallen. Ihr eigenes Geld ist unverändert.',
    ],
    fr: [
      'Un bonus a expiré sans être utilisé',
      '{bonus} n’a pas été entièrement utilisé à temps, et ce qui en restait est perdu. Votre propre argent reste inchangé.',
    ],
    es: [
      'Un bono venció sin usarse',
      '{bonus} no se usó por completo a tiempo y lo que quedaba se ha perdido. Tu propio dinero sigue igual.',
    ],
    pt: [
      'Um bónus expirou sem ser utilizado',
      '{bonus} não foi utilizado por completo a tempo e o que restava perdeu-se. O seu próprio dinheiro mantém-se igual.',
    ],
    br: [
      'Um bônus expirou sem ser usado',
      '{bonus} não foi usado por completo a tempo e o que restava foi perdido. O seu próprio dinheiro continua igual.',
    ],
    ja: [
      '未使用のままボーナスの期限が切れました',
      '{bonus}は期限内に使い切られなかったため、残りは失効しました。ご自身の資金に変わりはありません。',
    ],
    tl: [
      'Nag-expire ang bonus nang hindi nagagamit',
      'Hindi naubos ang {bonus} sa oras, at wala na ang natira rito. Walang nagbago sa sarili mong pera.',
    ],
    tr: [
      'Bir bonusun süresi kullanılmadan doldu',
      '{bonus} zamanında tamamen kullanılmadı ve kalanı silindi. Kendi paranızda bir değişiklik yok.',
    ],
    pl: [
      'Bonus wygasł niewykorzystany',
      '{bonus} nie został w pełni wykorzystany na czas, a to, co z niego zostało, przepadło. Twoje własne środki pozostają bez zmian.',
    ],
  },
  bonusExpired: {
    en: [
      'Your bonus has expired',
      'The time of {bonus} is over before enough was staked, and its bonus money is gone. Your own money is as it was.',
    ],
    fi: [
      'Bonuksesi on vanhentunut',
      'Bonuksen {bonus} aika päättyi ennen kuin kierrätysvaatimus täyttyi, ja sen bonusraha on menetetty. Omat rahasi ovat ennallaan.',
    ],
    no: [
      'Bonusen din er utløpt',
      'Tiden for {bonus} gikk ut før nok var omsatt, og bonuspengene er borte. Dine egne penger er som før.',
    ],
    de: [
      'Ihr Bonus ist abgelaufen',
      'Die Frist für {bonus} ist abgelaufen, bevor genug umgesetzt war. Das Bonusgeld ist verfallen. Ihr eigenes Geld ist unverändert.',
    ],
    fr: [
      'Votre bonus a expiré',
      'Le délai de {bonus} s’est écoulé avant que les mises requises soient atteintes, et son argent bonus est perdu. Votre propre argent reste inchangé.',
    ],
    es: [
      'Tu bono ha vencido',
      'El plazo de {bonus} terminó antes de cumplir el requisito de apuesta y su dinero de bono se ha perdido. Tu propio dinero sigue igual.',
    ],
    pt: [
      'O seu bónus expirou',
      'O prazo de {bonus} terminou antes de cumprido o requisito de aposta e o dinheiro de bónus perdeu-se. O seu próprio dinheiro mantém-se igual.',
    ],
    br: [
      'Seu bônus expirou',
      'O prazo de {bonus} terminou antes de o rollover ser cumprido e o dinheiro de bônus foi perdido. O seu próprio dinheiro continua igual.',
    ],
    ja: [
      'ボーナスの期限が切れました',
      '{bonus}は賭け条件の達成前に期限が切れ、ボーナス資金は失効しました。ご自身の資金に変わりはありません。',
    ],
    tl: [
      'Nag-expire ang bonus mo',
      'Natapos ang panahon ng {bonus} bago makumpleto ang wagering, at wala na ang perang bonus nito. Walang nagbago sa sarili mong pera.',
    ],
    tr: [
      'Bonusunuzun süresi doldu',
      '{bonus} için süre, çevrim şartı tamamlanmadan doldu ve bonus parası silindi. Kendi paranızda bir değişiklik yok.',
    ],
    pl: [
      'Twój bonus wygasł',
      'Czas na {bonus} minął przed spełnieniem warunku obrotu, a środki bonusowe przepadły. Twoje własne środki pozostają bez zmian.',
    ],
  },
  bonusPaid: {
    en: [
      'A bonus was paid to you',
      '{bonus} is your own money: nothing must be staked for it. It stands in your transactions.',
    ],
    fi: [
      'Sinulle maksettiin bonus',
      '{bonus} on omaa rahaasi: sitä ei tarvitse kierrättää. Löydät sen tapahtumistasi.',
    ],
    no: [
      'Du har fått utbetalt en bonus',
      '{bonus} er dine egne penger: ingenting må omsettes for den. Den står blant transaksjonene dine.',
    ],
    de: [
      'Ein Bonus wurde Ihnen ausgezahlt',
      '{bonus} ist Ihr eigenes Geld: Dafür ist kein Umsatz nötig. Der Betrag steht in Ihren Transaktionen.',
    ],
    fr: [
      'Un bonus vous a été versé',
      '{bonus} est votre propre argent : aucune mise n’est exigée. Le montant figure dans vos transactions.',
    ],
    es: [
      'Se te ha pagado un bono',
      '{bonus} ya es dinero tuyo: no hay que apostar nada por él. Aparece en tus transacciones.',
    ],
    pt: [
      'Foi-lhe pago um bónus',
      '{bonus} é dinheiro seu: não é preciso apostar nada por ele. Está nas suas transações.',
    ],
    br: [
      'Um bônus foi pago a você',
      '{bonus} já é dinheiro seu: não é preciso apostar nada por ele. Está nas suas transações.',
    ],
    ja: [
      'ボーナスが支払われました',
      '{bonus}は賭け条件なしでお客様の現金残高に加わりました。取引履歴でご確認いただけます。',
    ],
    tl: [
      'May bonus na ibinayad sa iyo',
      'Sariling pera mo na ang {bonus}: walang kailangang itaya para rito. Makikita ito sa iyong mga transaksyon.',
    ],
    tr: ['Size bir bonus ödendi', '{bonus} artık kendi paranız: çevrim şartı yok. İşlemlerinizde görünüyor.'],
    pl: [
      'Bonus został Ci wypłacony',
      '{bonus} to Twoje własne środki: nie trzeba nimi obracać. Kwota widnieje w Twoich transakcjach.',
    ],
  },
  prizeWaits: {
    en: ['You have won a prize', '{bonus} is yours: claim it on your rewards page.'],
    fi: ['Voitit palkinnon', '{bonus} on sinun: lunasta se Palkinnot-sivulta.'],
    no: ['Du har vunnet en premie', '{bonus} er din: hent den på siden med belønningene dine.'],
    de: ['Sie haben einen Preis gewonnen', '{bonus} gehört Ihnen: Holen Sie den Preis auf Ihrer Prämienseite ab.'],
    fr: ['Vous avez gagné un prix', '{bonus} est à vous : récupérez-le sur votre page de récompenses.'],
    es: ['Has ganado un premio', '{bonus} es tuyo: reclámalo en tu página de recompensas.'],
    pt: ['Ganhou um prémio', '{bonus} é seu: reclame-o na sua página de recompensas.'],
    br: ['Você ganhou um prêmio', '{bonus} é seu: resgate na sua página de recompensas.'],
    ja: ['賞金を獲得しました', '{bonus}はお客様のものです。特典ページでお受け取りください。'],
    tl: ['Nanalo ka ng premyo', 'Sa iyo ang {bonus}: i-claim ito sa pahina ng iyong mga gantimpala.'],
    tr: ['Bir ödül kazandınız', '{bonus} sizin: ödüller sayfanızdan alabilirsiniz.'],
    pl: ['Wygrywasz nagrodę', '{bonus} należy do Ciebie: odbierz nagrodę na stronie z nagrodami.'],
  },
  codeNotGiven: {
    en: [
      'The bonus of your code could not be given',
      'You signed up with the code {bonus}, but its bonus could not be given any more. Ask our support if you would like to know why.',
    ],
    fi: [
      'Koodisi bonusta ei voitu antaa',
      'Rekisteröidyit koodilla {bonus}, mutta sen bonusta ei voitu enää antaa. Jos haluat tietää syyn, kysy asiakaspalvelustamme.',
    ],
    no: [
      'Bonusen til koden din kunne ikke gis',
      'Du registrerte deg med koden {bonus}, men bonusen kunne ikke gis lenger. Spør kundeservice hvis du vil vite hvorfor.',
    ],
    de: [
      'Der Bonus Ihres Codes konnte nicht gutgeschrieben werden',
      'Sie haben sich mit dem Code {bonus} registriert, doch der Bonus konnte nicht mehr gutgeschrieben werden. Den Grund nennt Ihnen unser Kundendienst.',
    ],
    fr: [
      'Le bonus de votre code n’a pas pu être accordé',
      'Vous vous êtes inscrit avec le code {bonus}, mais son bonus ne pouvait plus être accordé. Notre assistance peut vous dire pourquoi.',
    ],
    es: [
      'No se pudo otorgar el bono de tu código',
      'Te registraste con el código {bonus}, pero su bono ya no se pudo otorgar. Si quieres saber por qué, consulta a nuestro soporte.',
    ],
    pt: [
      'Não foi possível atribuir o bónus do seu código',
      'Registou-se com o código {bonus}, mas o bónus já não pôde ser atribuído. Se quiser saber o motivo, contacte o nosso apoio.',
    ],
    br: [
      'Não foi possível conceder o bônus do seu código',
      'Você se cadastrou com o código {bonus}, mas o bônus não pôde mais ser concedido. Se quiser saber o motivo, fale com o nosso suporte.',
    ],
    ja: [
      'コードのボーナスを付与できませんでした',
      'コード{bonus}でご登録いただきましたが、ボーナスを付与できませんでした。理由はサポートへお問い合わせください。',
    ],
    tl: [
      'Hindi naibigay ang bonus ng iyong code',
      'Nag-sign up ka gamit ang code na {bonus}, pero hindi na naibigay ang bonus nito. Kung gusto mong malaman kung bakit, magtanong sa aming support.',
    ],
    tr: [
      'Kodunuzun bonusu verilemedi',
      '{bonus} koduyla kaydoldunuz, ancak bonusu artık verilemedi. Nedenini destek ekibimize sorabilirsiniz.',
    ],
    pl: [
      'Bonusu z Twojego kodu nie udało się przyznać',
      'Rejestracja odbyła się z kodem {bonus}, ale jego bonusu nie można już było przyznać. Jeśli chcesz poznać powód, zapytaj naszą obsługę klienta.',
    ],
  },
  bonusReleased: {
    en: [
      'You have wagered your bonus through',
      '{bonus} is wagered through. Its money is your own now and stands in your transactions.',
    ],
    fi: [
      'Bonuksesi kierrätysvaatimus on täytetty',
      'Bonuksen {bonus} kierrätysvaatimus on täytetty. Sen varat ovat nyt omaa rahaasi, ja löydät ne tapahtumistasi.',
    ],
    no: [
      'Bonusen din er spilt gjennom',
      '{bonus} er spilt gjennom. Pengene er dine egne nå og står blant transaksjonene dine.',
    ],
    de: [
      'Ihr Bonus ist freigespielt',
      '{bonus} ist freigespielt. Das Geld gehört jetzt Ihnen und steht in Ihren Transaktionen.',
    ],
    fr: [
      'Votre bonus est débloqué',
      'Les conditions de mise de {bonus} sont remplies. Son argent est désormais le vôtre et figure dans vos transactions.',
    ],
    es: [
      'Tu bono está liberado',
      'Has cumplido el requisito de apuesta de {bonus}. Su dinero ya es tuyo y aparece en tus transacciones.',
    ],
    pt: [
      'O seu bónus está desbloqueado',
      'Cumpriu o requisito de aposta de {bonus}. O dinheiro é agora seu e está nas suas transações.',
    ],
    br: [
      'Seu bônus foi liberado',
      'Você cumpriu o rollover de {bonus}. O dinheiro agora é seu e está nas suas transações.',
    ],
    ja: [
      'ボーナスの賭け条件を達成しました',
      '{bonus}の賭け条件を達成しました。資金はお客様の現金残高に加わり、取引履歴でご確認いただけます。',
    ],
    tl: [
      'Natapos mo ang wagering ng bonus mo',
      'Tapos na ang wagering ng {bonus}. Sariling pera mo na ang laman nito at makikita sa iyong mga transaksyon.',
    ],
    tr: [
      'Bonusunuzun çevrim şartı tamamlandı',
      '{bonus} için çevrim şartı tamamlandı. Parası artık kendi paranız ve işlemlerinizde görünüyor.',
    ],
    pl: [
      'Warunek obrotu bonusem spełniony',
      'Warunek obrotu dla {bonus} jest spełniony. Środki są teraz Twoje własne i widnieją w Twoich transakcjach.',
    ],
  },
  bonusReleasedInPart: {
    en: [
      'You have wagered your bonus through',
      '{bonus} is wagered through. What its conditions pay out is your own money now. The rest, such as the bonus itself where only its winnings are paid, was taken back: both stand in your transactions.',
    ],
    fi: [
      'Bonuksesi kierrätysvaatimus on täytetty',
      'Bonuksen {bonus} kierrätysvaatimus on täytetty. Se, mitä ehtojen mukaan maksetaan, on nyt omaa rahaasi. Loput, kuten itse bonus silloin, kun vain voitot maksetaan, otettiin takaisin: molemmat näkyvät tapahtumissasi.',
    ],
    no: [
      'Bonusen din er spilt gjennom',
      '{bonus} er spilt gjennom. Det vilkårene betaler ut, er dine egne penger nå. Resten, for eksempel selve bonusen når bare gevinstene betales ut, er trukket tilbake: begge deler står blant transaksjonene dine.',
    ],
    de: [
      'Ihr Bonus ist freigespielt',
      '{bonus} ist freigespielt. Was laut Bedingungen ausgezahlt wird, ist jetzt Ihr eigenes Geld. Der Rest, etwa der Bonus selbst, wenn nur die Gewinne ausgezahlt werden, wurde zurückgenommen: Beides steht in Ihren Transaktionen.',
    ],
    fr: [
      'Votre bonus est débloqué',
      'Les conditions de mise de {bonus} sont remplies. Ce que ses conditions prévoient de verser est désormais votre propre argent. Le reste, comme le montant du bonus lorsque seuls les gains sont versés, est repris : les deux figurent dans vos transactions.',
    ],
    es: [
      'Tu bono está liberado',
      'Has cumplido el requisito de apuesta de {bonus}. Lo que sus condiciones pagan ya es dinero tuyo. El resto, como el propio bono cuando solo se pagan las ganancias, se descuenta: ambos aparecen en tus transacciones.',
    ],
    pt: [
      'O seu bónus está desbloqueado',
      'Cumpriu o requisito de aposta de {bonus}. O que as condições pagam é agora dinheiro seu. O resto, como o próprio bónus quando só os ganhos são pagos, é retirado: ambos estão nas suas transações.',
    ],
    br: [
      'Seu bônus foi liberado',
      'Você cumpriu o rollover de {bonus}. O que as condições pagam agora é dinheiro seu. O restante, como o próprio bônus quando só os ganhos são pagos, é retirado: ambos estão nas suas transações.',
    ],
    ja: [
      'ボーナスの賭け条件を達成しました',
      '{bonus}の賭け条件を達成しました。条件に従って支払われる分はお客様の現金残高に加わりました。残り（勝ち金のみが支払われる場合のボーナスの額など）は差し引かれました。どちらも取引履歴でご確認いただけます。',
    ],
    tl: [
      'Natapos mo ang wagering ng bonus mo',
      'Tapos na ang wagering ng {bonus}. Sariling pera mo na ang ibinabayad ayon sa mga kondisyon nito. Ang natitira, gaya ng mismong bonus kapag panalo lang ang binabayaran, ay binawi: pareho itong makikita sa iyong mga transaksyon.',
    ],
    tr: [
      'Bonusunuzun çevrim şartı tamamlandı',
      '{bonus} için çevrim şartı tamamlandı. Koşullarına göre ödenen tutar artık kendi paranız. Kalanı, örneğin yalnızca kazançların ödendiği durumda bonusun kendisi, geri alındı: ikisi de işlemlerinizde görünüyor.',
    ],
    pl: [
      'Warunek obrotu bonusem spełniony',
      'Warunek obrotu dla {bonus} jest spełniony. To, co bonus wypłaca zgodnie z warunkami, to teraz Twoje własne środki. Reszta, na przykład sam bonus, gdy wypłacane są tylko wygrane, została cofnięta: jedno i drugie widnieje w Twoich transakcjach.',
    ],
  },
  bonusReleasedForNothing: {
    en: [
      'You have wagered your bonus through',
      '{bonus} is wagered through. By its conditions nothing of it is paid out: what was left of it was taken back, and stands in your transactions.',
    ],
    fi: [
      'Bonuksesi kierrätysvaatimus on täytetty',
      'Bonuksen {bonus} kierrätysvaatimus on täytetty. Ehtojen mukaan siitä ei makseta mitään: se, mitä oli jäljellä, otettiin takaisin ja näkyy tapahtumissasi.',
    ],
    no: [
      'Bonusen din er spilt gjennom',
      '{bonus} er spilt gjennom. Etter vilkårene betales ingenting ut: det som var igjen, er trukket tilbake og står blant transaksjonene dine.',
    ],
    de: [
      'Ihr Bonus ist freigespielt',
      '{bonus} ist freigespielt. Laut Bedingungen wird nichts davon ausgezahlt: Was übrig war, wurde zurückgenommen und steht in Ihren Transaktionen.',
    ],
    fr: [
      'Votre bonus est débloqué',
      'Les conditions de mise de {bonus} sont remplies. Selon ses conditions, rien n’est versé : ce qui en restait est repris et figure dans vos transactions.',
    ],
    es: [
      'Tu bono está liberado',
      'Has cumplido el requisito de apuesta de {bonus}. Según sus condiciones no se paga nada: lo que quedaba se descuenta y aparece en tus transacciones.',
    ],
    pt: [
      'O seu bónus está desbloqueado',
      'Cumpriu o requisito de aposta de {bonus}. Segundo as condições, nada é pago: o que restava é retirado e está nas suas transações.',
    ],
    br: [
      'Seu bônus foi liberado',
      'Você cumpriu o rollover de {bonus}. Pelas condições, nada é pago: o que restava é retirado e está nas suas transações.',
    ],
    ja: [
      'ボーナスの賭け条件を達成しました',
      '{bonus}の賭け条件を達成しました。条件により支払いはありません。残っていた分は差し引かれ、取引履歴でご確認いただけます。',
    ],
    tl: [
      'Natapos mo ang wagering ng bonus mo',
      'Tapos na ang wagering ng {bonus}. Ayon sa mga kondisyon nito, walang ibinabayad: binawi ang natira, at makikita ito sa iyong mga transaksyon.',
    ],
    tr: [
      'Bonusunuzun çevrim şartı tamamlandı',
      '{bonus} için çevrim şartı tamamlandı. Koşullarına göre bundan ödeme yapılmıyor: kalan tutar geri alındı ve işlemlerinizde görünüyor.',
    ],
    pl: [
      'Warunek obrotu bonusem spełniony',
      'Warunek obrotu dla {bonus} jest spełniony. Zgodnie z warunkami nic nie jest wypłacane: to, co zostało, zostało cofnięte i widnieje w Twoich transakcjach.',
    ],
  },
  cashbackPaid: {
    en: [
      'Your cashback has come',
      '{bonus} has ended. What it had collected is your own money now and stands in your transactions.',
    ],
    fi: [
      'Cashbackisi on maksettu',
      '{bonus} on päättynyt. Sen kerryttämä summa on nyt omaa rahaasi, ja löydät sen tapahtumistasi.',
    ],
    no: [
      'Cashbacken din er utbetalt',
      '{bonus} er over. Det den hadde samlet opp, er nå dine egne penger og står blant transaksjonene dine.',
    ],
    de: [
      'Ihr Cashback ist da',
      '{bonus} ist beendet. Der angesammelte Betrag ist jetzt Ihr eigenes Geld und steht in Ihren Transaktionen.',
    ],
    fr: [
      'Votre cashback est versé',
      '{bonus} est terminé. Le montant accumulé est désormais votre propre argent et figure dans vos transactions.',
    ],
    es: [
      'Tu cashback ya está aquí',
      '{bonus} ha terminado. Lo que había acumulado ya es dinero tuyo y aparece en tus transacciones.',
    ],
    pt: ['O seu cashback chegou', '{bonus} terminou. O que acumulou é agora dinheiro seu e está nas suas transações.'],
    br: [
      'Seu cashback chegou',
      '{bonus} terminou. O que foi acumulado agora é dinheiro seu e está nas suas transações.',
    ],
    ja: [
      'キャッシュバックが支払われました',
      '{bonus}は終了しました。貯まった金額はお客様の現金残高に加わり、取引履歴でご確認いただけます。',
    ],
    tl: [
      'Dumating na ang cashback mo',
      'Tapos na ang {bonus}. Sariling pera mo na ang naipon nito at makikita sa iyong mga transaksyon.',
    ],
    tr: [
      'Cashback ödemeniz geldi',
      '{bonus} sona erdi. Biriken tutar artık kendi paranız ve işlemlerinizde görünüyor.',
    ],
    pl: [
      'Twój cashback został wypłacony',
      '{bonus} dobiegł końca. Zebrana kwota to teraz Twoje własne środki i widnieje w Twoich transakcjach.',
    ],
  },
  bonusNotGiven: {
    en: [
      'No bonus for this deposit',
      'Your deposit is booked, but the bonus chosen with it could not be given. Ask our support if you would like to know why.',
    ],
    fi: [
      'Ei bonusta tästä talletuksesta',
      'Talletuksesi on kirjattu, mutta sen yhteydessä valittua bonusta ei voitu antaa. Jos haluat tietää syyn, kysy asiakaspalvelustamme.',
    ],
    no: [
      'Ingen bonus for dette innskuddet',
      'Innskuddet ditt er bokført, men bonusen du valgte, kunne ikke gis. Spør kundeservice hvis du vil vite hvorfor.',
    ],
    de: [
      'Kein Bonus für diese Einzahlung',
      'Ihre Einzahlung ist gebucht, doch der dazu gewählte Bonus konnte nicht gutgeschrieben werden. Den Grund nennt Ihnen unser Kundendienst.',
    ],
    fr: [
      'Pas de bonus pour ce dépôt',
      'Votre dépôt est enregistré, mais le bonus choisi n’a pas pu être accordé. Notre assistance peut vous dire pourquoi.',
    ],
    es: [
      'No hay bono por este depósito',
      'Tu depósito está registrado, pero no se pudo otorgar el bono elegido. Si quieres saber por qué, consulta a nuestro soporte.',
    ],
    pt: [
      'Sem bónus para este depósito',
      'O seu depósito está registado, mas não foi possível atribuir o bónus escolhido. Se quiser saber o motivo, contacte o nosso apoio.',
    ],
    br: [
      'Sem bônus para este depósito',
      'Seu depósito foi registrado, mas não foi possível conceder o bônus escolhido. Se quiser saber o motivo, fale com o nosso suporte.',
    ],
    ja: [
      'この入金にボーナスは付きませんでした',
      '入金は完了しましたが、選択されたボーナスを付与できませんでした。理由はサポートへお問い合わせください。',
    ],
    tl: [
      'Walang bonus para sa depositong ito',
      'Naitala ang iyong deposito, pero hindi naibigay ang bonus na pinili mo. Kung gusto mong malaman kung bakit, magtanong sa aming support.',
    ],
    tr: [
      'Bu para yatırma işlemi için bonus yok',
      'Yatırdığınız para kaydedildi, ancak seçilen bonus verilemedi. Nedenini destek ekibimize sorabilirsiniz.',
    ],
    pl: [
      'Brak bonusu za tę wpłatę',
      'Wpłata jest zaksięgowana, ale wybranego bonusu nie udało się przyznać. Jeśli chcesz poznać powód, zapytaj naszą obsługę klienta.',
    ],
  },
}

/** Title and text of the news, in an inner language of the site; English where it is not written in that. */
export function bonusTexts(news: BonusNews, language: string, bonus: string): { title: string; text: string } {
  const [title, text] = words[news][writtenLanguage(language)]
  return { title, text: text.replace('{bonus}', () => bonus) }
}

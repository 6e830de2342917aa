import type { PageTexts } from '../shape.ts'

/** The static pages in Polish. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Polityka prywatności',
    lead: 'Co {brand} o Tobie wie, dlaczego, jak długo i jak możesz to zobaczyć lub zmienić.',
    sections: [
      [
        'Co zbieramy',
        'Przy rejestracji prosimy o imię i nazwisko, datę urodzenia, adres, e-mail i numer telefonu, bo prawo wymaga, żebyśmy wiedzieli, kto gra i czy ma odpowiedni wiek.',
        'Gdy grasz, zapisujemy Twoje stawki, wygrane, wpłaty i wypłaty, limity oraz czas i miejsce logowań.',
      ],
      [
        'Czego nigdy nie robimy',
        'Nie sprzedajemy Twoich danych. Tego, co mówisz naszemu zespołowi odpowiedzialnej gry, nie używamy w marketingu. Numery kart trafiają prosto do operatora płatności i nigdy ich nie przechowujemy.',
      ],
      [
        'Jak długo przechowujemy dane',
        'Dane konta i płatności przechowujemy tak długo, jak wymagają przepisy o przeciwdziałaniu praniu pieniędzy: co najmniej pięć lat od zamknięcia konta. Rozmowę na czacie osoby bez konta usuwamy po trzydziestu dniach ciszy; rozmowa gracza pozostaje przy jego koncie. Wszystko inne usuwamy, gdy przestaje być potrzebne.',
      ],
      [
        'Twoje prawa',
        'Możesz poprosić o kopię swoich danych, sprostować błędy, w każdej chwili sprzeciwić się marketingowi w ustawieniach swojego konta i złożyć skargę do organu ochrony danych.',
      ],
    ],
  },
  terms: {
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
        'Większość wpłat jest księgowana od razu; niektóre metody trwają do godziny. Wypłaty realizujemy, o ile to możliwe, tą samą metodą, którą dokonano wpłaty. Nie pobieramy opłat ani za wpłaty, ani za wypłaty; Twój bank może je pobrać.',
      ],
      [
        'Gdy gra zawiedzie',
        'Jeśli runda zostanie przerwana, jej wynik obowiązuje i zobaczysz go po powrocie. Jeśli gra działa nieprawidłowo, rundy, których to dotyczy, są nieważne, a stawki zwracane.',
      ],
      [
        'Zamknięcie konta',
        'Konto możesz zamknąć w każdej chwili, pisząc do naszej obsługi klienta. Wypłacimy Ci saldo. Niezakończone bonusy kończą się wraz z kontem.',
      ],
      [
        'Reklamacje',
        'Napisz najpierw do naszej obsługi klienta; pierwszą odpowiedź dostaniesz w ciągu dwóch dni roboczych. Jeśli nie dojdziemy do porozumienia, rozstrzyga niezależny podmiot do spraw rozwiązywania sporów, który wskażemy w ostatecznej odpowiedzi, bez kosztów dla Ciebie.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Ograniczenia wiekowe',
    lead: 'Hazard jest dla dorosłych. Sprawdzamy to.',
    sections: [
      [
        'Jaki wiek obowiązuje',
        'Musisz mieć co najmniej 18 lat albo więcej tam, gdzie tak stanowi prawo: 19 w większości Kanady. Wiek obowiązujący w Twoim kraju podajemy przy rejestracji.',
      ],
      [
        'Jak sprawdzamy',
        'Przy rejestracji pytamy o datę urodzenia i nie otwieramy konta osobom zbyt młodym. Przed pierwszą wypłatą potwierdzasz swoją tożsamość dokumentami. Konto, które okaże się należeć do osoby niepełnoletniej, zamykamy.',
      ],
      [
        'Wspólny komputer',
        'Jeśli z Twojego urządzenia korzystają dzieci, wyloguj się po grze, nie zapisuj na nim hasła i rozważ kontrolę rodzicielską, na przykład tę z Twojego systemu.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Warunki bonusów',
    lead: 'Jak działają bonusy, bez drobnego druku.',
    sections: [
      [
        'Obrót',
        'Wymóg obrotu 35× przy bonusie {€20} oznacza stawki na łącznie {€700}, zanim środki bonusowe staną się Twoimi własnymi. Każda oferta podaje swoją liczbę, zanim ją przyjmiesz.',
      ],
      [
        'Najpierw własne środki',
        'Zawsze najpierw grasz za własne środki. Możesz je wypłacić w każdej chwili; wypłata przy aktywnym bonusie kończy ten bonus, ale najpierw zapytamy Cię o zgodę.',
      ],
      [
        'Co się liczy',
        'Automaty liczą się w całości, gry stołowe w jednej dziesiątej, gry na żywo wcale, chyba że oferta mówi inaczej. Gra, w której nie można użyć Twojego bonusu, mówi o tym, zanim się otworzy.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Zasady zakładów',
    lead: 'Jak przyjmujemy, rozliczamy i czasem unieważniamy zakłady sportowe.',
    sections: [
      [
        'Zawarcie zakładu',
        'Zakład obowiązuje, gdy potwierdzi to Twój kupon. Kurs, który zmienił się, gdy podejmujesz decyzję, pokazujemy ponownie przed potwierdzeniem.',
      ],
      [
        'Rozliczenie',
        'Zakłady rozliczamy według oficjalnego wyniku z danego dnia. Późniejsze poprawki federacji niczego nie zmieniają.',
      ],
      [
        'Zakłady unieważnione',
        'Zakład jest nieważny, gdy wydarzenie nie odbyło się w ciągu 48 godzin od wyznaczonego czasu albo kurs był oczywiście błędny. Stawkę zwracamy.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Zasady kasyna',
    lead: 'Uczciwe gry i po czym to poznać.',
    sections: [
      [
        'Przypadek',
        'Każdy wynik losuje nasz własny generator na serwerze gry: nikt nie może go przewidzieć ani zmienić. Żaden nie zależy od poprzednich, od Twojego salda ani od tego, jak stawiasz.',
      ],
      [
        'Zwrot dla gracza',
        'Każda gra podaje swój teoretyczny zwrot (RTP). Liczy się go z milionów rund; jeden wieczór może wyglądać zupełnie inaczej.',
      ],
      [
        'Przerwane rundy',
        'Gdy zerwie się połączenie, runda kończy się na serwerze. Po ponownym otwarciu gry najpierw widzisz, jak się zakończyła.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Graj w swoich granicach',
    lead: 'Narzędzia, dzięki którym gra pozostaje przyjemnością, i ludzie, z którymi można porozmawiać, gdy przestaje nią być.',
    sections: [
      [
        'Ustaw limity',
        'Ustaw dzienny, tygodniowy lub miesięczny limit wpłat, stawek albo strat. Obniżenie działa od razu. Podwyższenie czeka, a my pytamy ponownie.',
      ],
      [
        'Zobacz, na czym stoisz',
        'W każdej grze widzisz saldo, godzinę i czas, jaki minął od zalogowania. Podsumowanie czasu i pieniędzy pojawia się w wybranych przez Ciebie odstępach, a przypomnienie o grze (reality check) tam, gdzie wymagają go przepisy.',
      ],
      [
        'Zrób przerwę',
        'Przerwa trwa dzień lub dłużej, jak wybierzesz. Samowykluczenie obowiązuje przez wybraną liczbę miesięcy albo na zawsze i nie możesz go cofnąć ani Ty, ani my.',
      ],
      [
        'Zapytaj siebie',
        'Czy grasz za pieniądze przeznaczone na coś innego? Czy ukrywasz to przed bliskimi? Czy grasz, żeby odegrać straty? Jeśli choć raz odpowiedź brzmi „tak”, porozmawiaj z kimś: to bezpłatne i poufne.',
      ],
      [
        'Kto może pomóc',
        'W Polsce pomagają Telefon Zaufania „Uzależnienia behawioralne” (801 889 880) i Anonimowi Hazardziści, a w wielu językach Gamblers Anonymous (gamblersanonymous.org) i Gambling Therapy (gamblingtherapy.org).',
        'W innych krajach pomagają te organizacje. Szwecja: Stödlinjen (stodlinjen.se); Norwegia: Hjelpelinjen (hjelpelinjen.no); Finlandia: Peluuri (peluuri.fi); Wielka Brytania: GamCare (gamcare.org.uk); Holandia: Loket Kansspel (loketkansspel.nl); Niemcy: Check dein Spiel (check-dein-spiel.de); Austria: Spielsuchthilfe (spielsuchthilfe.at); Francja: Joueurs Info Service (joueurs-info-service.fr); Portugalia: Linha Vida (1414); Turcja: YEDAM (115); Kanada: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brazylia: Jogadores Anônimos; Chile i Peru: Jugadores Anónimos; Nowa Zelandia: Gambling Helpline (gamblinghelpline.co.nz); Indie: Gamblers Anonymous (gamblersanonymous.org); Japonia: GA日本; Filipiny: PAGCOR, Gamblers Anonymous.',
        'W niektórych krajach jest rejestr, w którym wykluczysz się od razu ze wszystkich legalnych serwisów. Niemcy: OASIS; Wielka Brytania: GAMSTOP (gamstop.co.uk); Szwecja: Spelpaus (spelpaus.se); Holandia: Cruks (cruksregister.nl); Francja: ANJ (interdictiondejeux.anj.fr); Portugalia: SRIJ (srij.turismodeportugal.pt).',
        'Konto możesz zamknąć samodzielnie, od razu i o każdej porze: wybierz samowykluczenie na swoim koncie w sekcji „Limity gry”. Gdy na czacie jest człowiek, może to zrobić za Ciebie nasza obsługa klienta.',
      ],
    ],
  },
  information: {
    title: 'O {brand}',
    lead: 'Kim jesteśmy, na czym zarabia dom gry i jak księgujemy Twoje pieniądze.',
    sections: [
      [
        'Dom gry',
        '{brand} to kasyno internetowe z kasynem na żywo i zakładami sportowymi. Prowadzą je ludzie, którzy lubią gry, a nie lubią drobnego druku.',
      ],
      [
        'Jak zarabiamy',
        'Każda gra zatrzymuje średnio niewielką część wszystkich stawek. Z czasem wygrywa dom. Graj dla przyjemności, za pieniądze, na których stratę Cię stać.',
      ],
      [
        'Twoje pieniądze',
        'W naszych księgach pieniądze każdego gracza są oddzielone od pieniędzy innych i od naszych własnych. Każdy ruch widać na Twoim koncie.',
      ],
    ],
  },
  'contact-us': {
    title: 'Kontakt',
    lead: 'Jak się z nami skontaktować: na czacie albo zgłoszeniem z dowolnej strony.',
    sections: [
      [
        'Czat',
        'Gdy czat jest włączony, otworzysz go na dole strony. Powie, czy ktoś jest; jeśli nie, zostaw wiadomość, a odpiszemy.',
      ],
      [
        'Zgłoszenie do obsługi klienta',
        '„Wyślij zgłoszenie do obsługi klienta” jest na dole naszych stron, niezależnie od czatu. Napisz, co poszło nie tak, a dostaniesz numer, po którym obsługa klienta znajdzie zgłoszenie.',
      ],
      [
        'Reklamacje',
        'Napisz, co się stało, kiedy i czego od nas oczekujesz. Pierwszą odpowiedź dostaniesz w ciągu dwóch dni roboczych.',
      ],
      [
        'Odpowiedzialna gra',
        'Jeśli chcesz przestać grać od razu, wybierz przerwę lub samowykluczenie na swoim koncie w sekcji „Limity gry”: zacznie się natychmiast, o każdej porze. Gdy na czacie jest człowiek, możesz też powiedzieć to tam: konto zostanie zamknięte, zanim padnie jakiekolwiek pytanie.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Czat na żywo',
    lead: 'Porozmawiaj z naszą obsługą klienta.',
    sections: [
      [
        'Zanim napiszesz',
        'Przygotuj adres e-mail swojego konta. Nigdy nie pytamy o hasło ani o kod, który wysłaliśmy.',
      ],
      ['Godziny', 'Czat mówi, czy ktoś jest. Jeśli nie, zostaw wiadomość.'],
    ],
  },
  'closed-account': {
    title: 'Twoje konto jest zamknięte',
    lead: 'To konto zostało zamknięte i nie można się na nie zalogować.',
    sections: [
      [
        'Twoje pieniądze',
        'Należące do Ciebie saldo wypłacamy ostatnio używaną metodą. Napisz do obsługi klienta, jeśli nie dotrze w ciągu pięciu dni roboczych.',
      ],
      [
        'Ponowne otwarcie',
        'Konto zamknięte na własne życzenie można otworzyć ponownie po rozmowie z obsługą klienta. Konto objęte samowykluczeniem pozostaje zamknięte przez cały okres.',
      ],
    ],
  },
}

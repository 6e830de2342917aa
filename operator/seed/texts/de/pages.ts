import type { PageTexts } from '../shape.ts'

/** The static pages in German. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Datenschutzerklärung',
    lead: 'Was {brand} über Sie weiß, warum, wie lange, und wie Sie es einsehen oder ändern können.',
    sections: [
      [
        'Was wir erheben',
        'Bei der Registrierung fragen wir nach Name, Geburtsdatum, Anschrift, E-Mail-Adresse und Telefonnummer, denn das Gesetz verlangt, dass wir wissen, wer spielt, und dass alle, die spielen, alt genug sind.',
        'Während Sie spielen, speichern wir Ihre Einsätze, Gewinne, Ein- und Auszahlungen, Ihre Limits sowie Zeit und Ort Ihrer Anmeldungen.',
      ],
      [
        'Was wir nie tun',
        'Wir verkaufen Ihre Daten nicht. Was Sie unserem Spielerschutz anvertrauen, nutzen wir nicht für Werbung. Kartennummern gehen direkt an den Zahlungsdienst und werden von uns nie gespeichert.',
      ],
      [
        'Wie lange wir speichern',
        'Konto- und Zahlungsdaten bewahren wir so lange auf, wie es das Geldwäscherecht verlangt: mindestens fünf Jahre nach Schließung des Kontos. Was Besucher im Chat schreiben, wird nach dreißig stillen Tagen gelöscht; das Gespräch eines Spielers bleibt beim Konto. Alles andere wird gelöscht, sobald es nicht mehr gebraucht wird.',
      ],
      [
        'Ihre Rechte',
        'Sie können eine Kopie Ihrer Daten verlangen, Fehler berichtigen lassen, der Werbung jederzeit in Ihrem Konto widersprechen und sich bei Ihrer Datenschutzbehörde beschweren.',
      ],
    ],
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Die Vereinbarung zwischen Ihnen und {brand}, in Worten, die gelesen werden sollen.',
    sections: [
      [
        'Wer spielen darf',
        'Sie müssen dort, wo Sie wohnen, volljährig sein, für sich selbst und mit eigenem Geld spielen und dürfen nur ein Konto haben. Wer bei einem Anbieter der Gruppe gesperrt ist, darf kein neues Konto eröffnen.',
      ],
      [
        'Ihr Konto',
        'Behalten Sie Ihr Passwort für sich. Sagen Sie uns sofort, wenn jemand anderes Ihr Konto benutzt haben könnte. Vor einer Auszahlung können wir Dokumente verlangen; welche das sind, sagen wir vor Ihrer ersten Einzahlung.',
      ],
      [
        'Ein- und Auszahlungen',
        'Die meisten Einzahlungen werden sofort gutgeschrieben; manche Wege brauchen bis zu einer Stunde. Auszahlungen gehen, wo es möglich ist, den Weg zurück, auf dem Sie bezahlt haben. Wir berechnen für beides nichts; Ihre Bank vielleicht schon.',
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
        'Schreiben Sie zuerst an unseren Kundendienst; eine erste Antwort bekommen Sie innerhalb von zwei Arbeitstagen. Werden wir uns nicht einig, entscheidet die unabhängige Schlichtungsstelle, die wir in unserer abschließenden Antwort nennen, für Sie kostenlos.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Altersgrenzen',
    lead: 'Glücksspiel ist für Erwachsene. Wir prüfen das.',
    sections: [
      [
        'Welches Alter gilt',
        'Sie müssen mindestens 18 Jahre alt sein, oder älter, wo das Gesetz es verlangt: 19 im größten Teil Kanadas. Das Mindestalter in Ihrem Land wird bei der Registrierung genannt.',
      ],
      [
        'Wie wir prüfen',
        'Bei der Registrierung fragen wir nach Ihrem Geburtsdatum; wer zu jung ist, bekommt kein Konto. Vor Ihrer ersten Auszahlung weisen Sie sich mit Dokumenten aus. Stellt sich heraus, dass ein Konto einer minderjährigen Person gehört, wird es geschlossen.',
      ],
      [
        'Gemeinsam genutzte Geräte',
        'Nutzen Kinder Ihr Gerät, melden Sie sich nach dem Spielen ab, speichern Sie Ihr Passwort nicht darauf, und richten Sie eine Kindersicherung ein, etwa die Ihres Betriebssystems.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Bonusbedingungen',
    lead: 'So funktionieren Boni, ohne Kleingedrucktes.',
    sections: [
      [
        'Umsatzbedingung',
        'Eine Umsatzbedingung von 35× auf einen Bonus von {€20} bedeutet Einsätze von insgesamt {€700}, bevor aus dem Bonusgeld Ihr eigenes Geld wird. Jedes Angebot nennt seine Zahl, bevor Sie es annehmen.',
      ],
      [
        'Eigenes Geld zuerst',
        'Ihr eigenes Geld wird immer zuerst gespielt. Sie können es jederzeit auszahlen; ist dabei ein Bonus aktiv, endet er, und wir fragen Sie vorher.',
      ],
      [
        'Was zählt',
        'Spielautomaten zählen voll, Tischspiele zu einem Zehntel, Live-Spiele gar nicht, sofern ein Angebot nichts anderes sagt. Ein Spiel, in dem Ihr Bonus nicht eingesetzt werden kann, sagt es, bevor es sich öffnet.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Wettregeln',
    lead: 'Wie Sportwetten angenommen, abgerechnet und manchmal für ungültig erklärt werden.',
    sections: [
      [
        'Wettabgabe',
        'Eine Wette gilt, wenn Ihr Wettschein es sagt. Quoten, die sich während Ihrer Entscheidung bewegt haben, werden vor der Bestätigung noch einmal gezeigt.',
      ],
      [
        'Abrechnung',
        'Abgerechnet wird nach dem offiziellen Ergebnis am Tag des Ereignisses. Spätere Korrekturen eines Verbandes ändern daran nichts.',
      ],
      [
        'Ungültige Wetten',
        'Eine Wette ist ungültig, wenn das Ereignis nicht innerhalb von 48 Stunden nach dem angesetzten Zeitpunkt stattfand oder die Quote offensichtlich falsch war. Der Einsatz wird erstattet.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Casino-Regeln',
    lead: 'Faire Spiele, und woran Sie das erkennen.',
    sections: [
      [
        'Zufall',
        'Jedes Ergebnis zieht der Zufall, mit unserem eigenen Generator auf dem Server des Spiels: Niemand kann es vorhersehen oder ändern. Kein Ergebnis hängt davon ab, was vorher kam, wie hoch Ihr Guthaben ist oder wie Sie setzen.',
      ],
      [
        'Auszahlungsquote',
        'Jedes Spiel nennt seine theoretische Auszahlungsquote. Sie ist über Millionen von Runden berechnet; ein einzelner Abend kann ganz anders aussehen.',
      ],
      [
        'Unterbrochene Runden',
        'Bricht Ihre Verbindung ab, wird die Runde auf dem Server zu Ende gespielt. Öffnen Sie das Spiel wieder, sehen Sie zuerst, wie sie ausging.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Spielen in Ihren Grenzen',
    lead: 'Hilfen, damit Spielen ein Vergnügen bleibt, und Menschen, mit denen Sie reden können, wenn es keines mehr ist.',
    sections: [
      [
        'Limits festlegen',
        'Legen Sie ein Einzahlungs-, Einsatz- oder Verlustlimit für Tag, Woche oder Monat fest. Ein niedrigeres Limit gilt sofort. Eine Erhöhung hat eine Wartezeit, und wir fragen Sie noch einmal.',
      ],
      [
        'Sehen, wo Sie stehen',
        'In jedem Spiel sehen Sie Ihr Guthaben, die Uhrzeit und wie lange Sie schon angemeldet sind. Eine Übersicht über Zeit und Geld erscheint in dem Abstand, den Sie wählen, und ein Realitätscheck, wo Ihr Markt ihn verlangt.',
      ],
      [
        'Spielpause einlegen',
        'Eine Spielpause dauert einen Tag oder länger, wie Sie es wählen. Eine Selbstsperre gilt für Monate oder unbefristet und kann weder von uns noch von Ihnen aufgehoben werden.',
      ],
      [
        'Fragen Sie sich selbst',
        'Spielen Sie mit Geld, das für anderes gedacht war? Verheimlichen Sie es vor Menschen, die Ihnen nahestehen? Spielen Sie, um Verluste zurückzugewinnen? Wenn Sie eine der Fragen mit Ja beantworten, sprechen Sie mit jemandem: Es ist kostenlos und vertraulich.',
      ],
      [
        'Wer helfen kann',
        'Die Anonymen Spieler (GA) helfen auf Deutsch, Gamblers Anonymous (gamblersanonymous.org) und Gambling Therapy (gamblingtherapy.org) in vielen Sprachen. In Deutschland berät außerdem das Bundesinstitut für Öffentliche Gesundheit, in Österreich die Spielsuchthilfe (spielsuchthilfe.at).',
        'In anderen Ländern helfen diese Stellen. Schweden: Stödlinjen (stodlinjen.se); Norwegen: Hjelpelinjen (hjelpelinjen.no); Finnland: Peluuri (peluuri.fi); Vereinigtes Königreich: GamCare (gamcare.org.uk); Niederlande: Loket Kansspel (loketkansspel.nl); Frankreich: Joueurs Info Service (joueurs-info-service.fr); Portugal: Linha Vida (1414); Polen: Telefon Zaufania (801 889 880); Türkei: YEDAM (115); Kanada: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brasilien: Jogadores Anônimos; Chile und Peru: Jugadores Anónimos; Neuseeland: Gambling Helpline (gamblinghelpline.co.nz); Indien: Gamblers Anonymous (gamblersanonymous.org); Japan: GA日本; Philippinen: PAGCOR, Gamblers Anonymous.',
        'Manche Länder führen ein Sperrregister, über das Sie sich bei allen zugelassenen Anbietern auf einmal sperren lassen. Deutschland: OASIS; Niederlande: Cruks (cruksregister.nl); Schweden: Spelpaus (spelpaus.se); Vereinigtes Königreich: GAMSTOP (gamstop.co.uk); Frankreich: ANJ (interdictiondejeux.anj.fr); Portugal: SRIJ (srij.turismodeportugal.pt).',
        'Ihr Konto können Sie jederzeit selbst und mit sofortiger Wirkung schließen: Wählen Sie in Ihrem Konto unter „Spiellimits“ die Selbstsperre. Solange der Chat besetzt ist, übernimmt das auch unser Kundendienst für Sie.',
      ],
    ],
  },
  information: {
    title: 'Über {brand}',
    lead: 'Wer wir sind, womit das Haus sein Geld verdient und wie Ihres verbucht wird.',
    sections: [
      [
        'Das Haus',
        '{brand} ist ein Online-Casino mit Live-Casino und Sportwetten. Geführt wird es von Leuten, die Spiele mögen und Kleingedrucktes nicht.',
      ],
      [
        'Womit wir Geld verdienen',
        'Jedes Spiel behält im Schnitt einen kleinen Teil aller Einsätze. Auf Dauer gewinnt das Haus. Spielen Sie zum Spaß, mit Geld, das Sie entbehren können.',
      ],
      [
        'Ihr Geld',
        'In unseren Büchern steht das Geld jedes Spielers getrennt von dem anderer und von dem des Hauses. Jede Bewegung finden Sie in Ihrem Konto.',
      ],
    ],
  },
  'contact-us': {
    title: 'Kontakt',
    lead: 'So erreichen Sie uns: im Chat oder mit einem Bericht von jeder Seite aus.',
    sections: [
      [
        'Chat',
        'Ist der Chat in Betrieb, öffnen Sie ihn unten auf der Seite. Er sagt, ob jemand da ist; wenn nicht, hinterlassen Sie eine Nachricht, und wir antworten.',
      ],
      [
        'Bericht an den Kundendienst',
        '„Bericht an den Kundendienst senden“ steht am Fuß unserer Seiten, mit oder ohne Chat. Schreiben Sie, was nicht gegangen ist; Sie bekommen ein Kennzeichen, unter dem der Kundendienst den Bericht findet.',
      ],
      [
        'Beschwerden',
        'Schreiben Sie uns, was geschehen ist, wann, und was wir tun sollen. Eine erste Antwort bekommen Sie innerhalb von zwei Arbeitstagen.',
      ],
      [
        'Spielerschutz',
        'Wenn Sie sofort mit dem Spielen aufhören möchten, wählen Sie in Ihrem Konto unter „Spiellimits“ eine Spielpause oder die Selbstsperre: Sie beginnt sofort, zu jeder Uhrzeit. Solange der Chat besetzt ist, können Sie es auch dort sagen: Ihr Konto wird geschlossen, bevor irgendeine Frage gestellt wird.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Live-Chat',
    lead: 'Sprechen Sie mit unserem Kundendienst.',
    sections: [
      [
        'Bevor Sie schreiben',
        'Halten Sie die E-Mail-Adresse Ihres Kontos bereit. Wir fragen nie nach Ihrem Passwort oder nach einem Code, den wir Ihnen geschickt haben.',
      ],
      ['Zeiten', 'Der Chat sagt, ob jemand da ist. Wenn nicht, hinterlassen Sie eine Nachricht.'],
    ],
  },
  'closed-account': {
    title: 'Ihr Konto ist geschlossen',
    lead: 'Dieses Konto wurde geschlossen; eine Anmeldung ist nicht mehr möglich.',
    sections: [
      [
        'Ihr Geld',
        'Ihr eigenes Guthaben wird auf dem Weg ausgezahlt, den Sie zuletzt benutzt haben. Schreiben Sie dem Kundendienst, wenn es nicht innerhalb von fünf Arbeitstagen eingetroffen ist.',
      ],
      [
        'Wieder öffnen',
        'Konten, die auf eigenen Wunsch geschlossen wurden, können nach einem Gespräch mit dem Kundendienst wieder geöffnet werden. Bei einer Selbstsperre bleibt das Konto für die ganze Dauer geschlossen.',
      ],
    ],
  },
}

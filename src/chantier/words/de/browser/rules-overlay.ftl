## The rules over the table
rules-open = Regeln
rules-over = Regeln von { $game }
rules-search = In den Regeln suchen
rules-section = Zu einem Abschnitt
rules-found =
    { $count ->
        [one] Ein Abschnitt spricht davon.
       *[other] { $count } Abschnitte sprechen davon.
    }
rules-not-found = Kein Abschnitt spricht davon. Versuche ein anderes Wort.

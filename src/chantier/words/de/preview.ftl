## Links as others see them before they open them
preview-table = { $game }: ein Tisch
preview-table-of = { $game }: ein Tisch von { $name }
preview-players = { $game }: { $names }
preview-moment = { $game }: ein Moment aus einer Partie
preview-moment-of = { $game }: { $names }, Zug { $n }
preview-invited = Öffne den Link, um dich hinzusetzen oder zuzusehen.
preview-full = Alle Plätze sind besetzt. Du kannst zusehen.
preview-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
preview-running = Die Partie läuft. Du kannst zusehen.
preview-over = Die Partie ist vorbei. Sieh dir an, wie sie war.
preview-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
preview-replay = Sieh dir die Partie ab diesem Moment an.
preview-alt = Eine Zeichnung von { $game } mit dem, was gebaut ist

## On the picture
card-table = Ein Tisch
card-seat = Platz { $seat }
card-result = Das Ergebnis
card-round = Runde { $round }
card-turn = Zug { $turn }

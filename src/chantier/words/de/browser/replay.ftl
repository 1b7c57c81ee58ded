replay-title = Wiederholung
replay-of = { $game }, { $names }
replay-loading = Das Spiel wird geladen
replay-first = Zum Anfang
replay-back = Eins zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Eins weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-times = { $times }-fach
replay-eyes = Aus wessen Sicht
replay-eyes-open = Alle Sichtschirme offen
replay-running = Das Spiel läuft noch: Gezeigt wird nur, was man beim Zuschauen sieht.
replay-copy = Link kopieren
replay-copied = Der Link führt zu diesem Moment.
replay-record = Aufzeichnung herunterladen
replay-check = Würfel prüfen
replay-result = Zum Ergebnis
replay-table = Zum Tisch
replay-moment = Zug { $pick }
replay-moment-start = Runde { $round }
replay-moment-reveal = Aufdecken { $round }
replay-moment-end = Das Ende
replay-told-reveal =
    { $who ->
        [you]
            { $points ->
                [one] Die Sichtschirme öffnen sich. Das beste Gebäude hast du, mit 1 Punkt.
               *[other] Die Sichtschirme öffnen sich. Das beste Gebäude hast du, mit { $points } Punkten.
            }
       *[other]
            { $points ->
                [one] Die Sichtschirme öffnen sich. Das beste Gebäude hat { $name }, mit 1 Punkt.
               *[other] Die Sichtschirme öffnen sich. Das beste Gebäude hat { $name }, mit { $points } Punkten.
            }
    }
replay-told-start =
    { $who ->
        [you] Du beginnst. Begehrt: { $first }, dann { $second }.
       *[other] { $name } beginnt. Begehrt: { $first }, dann { $second }.
    }
replay-told-placed =
    { $who ->
        [you] Du nimmst { $die } und legst ihn { $space }.
       *[other] { $name } nimmt { $die } und setzt ihn { $space }.
    }
replay-rule = Wo im Spiel
replay-worth = Wert des Gebäudes
replay-worth-best = Wert des besten Gebäudes
replay-none = Das Spiel hat noch nicht begonnen. Es gibt noch nichts anzusehen.
replay-bag = { $dice } im Beutel
replay-look-at = Welches Gebäude

## Das Spiel von Men at Work noch einmal
again-loading =
    { $acts ->
        [0] Das Spiel wird geladen
        [one] Das Spiel wird geladen: 1 Handgriff
       *[other] Das Spiel wird geladen: { $acts } Handgriffe
    }
again-height = Höchster Punkt
again-step = Schritt
again-step-act = Handgriff
again-step-turn = Zug
again-step-accident = Unfall
again-step-title = Titel
again-turns = Züge
again-clears =
    { $who ->
        [you] Du räumst auf: { $piece }.
       *[other] { $name } räumt auf: { $piece }.
    }
again-hook =
    { $who ->
        [you] Du greifst mit dem Haken nach { $piece }.
       *[other] { $name } greift mit dem Haken nach { $piece }.
    }
again-pushes =
    { $who ->
        [you] Du schiebst { $piece }.
       *[other] { $name } schiebt { $piece }.
    }
again-below = Nicht das höchste Teil von allen: kein Titel.
again-verdict-followed = Wie die Karte es verlangt
again-verdict-low = Erfüllt, nicht am höchsten
again-verdict-title = Titel, auf { $mm } mm
again-verdict-accident = Unfall
again-verdict-out = Unfall, ausgeschieden
again-verdict-given-up = Karte aufgegeben
again-verdict-given-up-out = Karte aufgegeben, ausgeschieden
again-verdict-open = Noch nicht fertig
again-verdict-end = Der Vorrat ist aufgebraucht
again-slips =
    { $count ->
        [one] 1 Versuch davor
       *[other] { $count } Versuche davor
    }
again-mark-accident =
    { $who ->
        [you] Dein Unfall, Zug { $turn }
       *[other] Unfall von { $name }, Zug { $turn }
    }
again-mark-given-up =
    { $who ->
        [you] Du gibst eine Karte auf, Zug { $turn }
       *[other] { $name } gibt eine Karte auf, Zug { $turn }
    }
again-mark-title =
    { $who ->
        [you] Titel für dich, Zug { $turn }
       *[other] Titel für { $name }, Zug { $turn }
    }
again-mark-rita = Chefin Rita kommt, Zug { $turn }
again-mark-skipped = Eine Karte wird übersprungen, Zug { $turn }
again-mark-out =
    { $who ->
        [you] Du scheidest aus, Zug { $turn }
       *[other] { $name } scheidet aus, Zug { $turn }
    }
again-mark-end = Das Ende, Zug { $turn }
again-watch-fall = Den Sturz ansehen
again-standing = Wer was hat
again-no-motion = Die Bewegung dieses Handgriffs wurde nicht aufbewahrt. Zu sehen ist nur, wo die Teile zur Ruhe kamen.
again-bad-motion = Die Bewegung dieses Handgriffs ist nicht lesbar. Zu sehen ist nur, wo die Teile zur Ruhe kamen.
again-no-tracks = Die Bewegung dieses Spiels wurde nicht aufbewahrt. Zu sehen ist nur, Handgriff für Handgriff, wo die Teile zur Ruhe kamen.
again-copy = Link zu diesem Moment kopieren
again-tracks = Die Bewegung herunterladen
again-site = Die Baustelle. Zieh, um sie zu drehen.
again-nearer = Näher
again-further = Weiter weg
again-no-picture = Dein Gerät kann die Baustelle nicht zeichnen. Was geschah, wird unten erzählt.

## Das Ergebnis von Men at Work
again-over = Zu Ende nach { $turns } Zügen
again-check = Ziehungen prüfen
again-top-titles-you =
    { $titles ->
        [one] Du gewinnst mit einem Titel.
       *[other] Du gewinnst mit { $titles } Titeln.
    }
again-top-titles-other =
    { $titles ->
        [one] { $name } gewinnt mit einem Titel.
       *[other] { $name } gewinnt mit { $titles } Titeln.
    }
again-top-last-you = Du gewinnst: Sonst ist niemand mehr auf der Baustelle.
again-top-last-other = { $name } gewinnt: Sonst ist niemand mehr auf der Baustelle.
again-top-you =
    { $points ->
        [one] Du gewinnst mit einem Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
again-top-other =
    { $points ->
        [one] { $name } gewinnt mit einem Punkt.
       *[other] { $name } gewinnt mit { $points } Punkten.
    }
again-top-shared =
    { $who ->
        [with-you] Du teilst dir den Sieg mit { $names }, mit je { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
    }
again-tree-you = Der Richtbaum wird dir zu Ehren gesetzt.
again-tree-other = Der Richtbaum wird zu Ehren von { $name } gesetzt.
again-tree-shared = Der Richtbaum wird zu Ehren aller gesetzt, die gewonnen haben.
again-by-titles = Das hat gereicht, um Chefin Rita zu beeindrucken.
again-by-last = Sonst hat niemand mehr ein Sicherheitszertifikat.
again-by-reserve = Der Vorrat ist aufgebraucht, also werden Zertifikate und Titel zusammengezählt.
again-by-reserve-tie = Gleich viele Punkte, also haben die Titel entschieden.
again-points-table = Zertifikate, Titel und Punkte
again-points = Punkte
again-chart = Das Spiel, Zug für Zug
again-chart-turns =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
again-chart-accidents =
    { $accidents ->
        [0] kein Unfall
        [one] 1 Unfall
       *[other] { $accidents } Unfälle
    }
again-chart-titles =
    { $titles ->
        [0] kein Titel
        [one] 1 Titel
       *[other] { $titles } Titel
    }
again-chart-of =
    { $who ->
        [you] Du: { $turns }, { $accidents }, { $titles }
       *[other] { $name }: { $turns }, { $accidents }, { $titles }
    }
again-reached = { $height } mm erreicht

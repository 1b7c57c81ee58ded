## Das Spiel von Men at Work noch einmal
again-loading =
    { $acts ->
        [0] Das Spiel wird geholt
        [one] Das Spiel wird geholt: 1 Handgriff
       *[other] Das Spiel wird geholt: { $acts } Handgriffe
    }
again-height = Höchster Punkt
again-step = Schritt
again-step-act = Handgriff
again-step-turn = Zug
again-step-accident = Unfall
again-step-title = Titel
again-turns = Züge
again-clears = { $name } räumt auf: { $piece }.
again-hook = { $name } greift mit dem Haken nach { $piece }.
again-pushes = { $name } schiebt { $piece }.
again-below = Nicht das Höchste von allem: kein Titel.
again-verdict-followed = Wie die Karte es will
again-verdict-low = Erledigt, nicht am höchsten
again-verdict-title = Titel, auf { $mm } mm
again-verdict-accident = Unfall
again-verdict-out = Unfall, ausgeschieden
again-verdict-open = Noch nicht fertig
again-verdict-end = Der Vorrat ist aufgebraucht
again-slips =
    { $count ->
        [one] 1 Versuch davor
       *[other] { $count } Versuche davor
    }
again-mark-accident = Unfall von { $name }, Zug { $turn }
again-mark-title = Titel für { $name }, Zug { $turn }
again-mark-rita = Chefin Rita kommt, Zug { $turn }
again-mark-skipped = Eine Karte wird übersprungen, Zug { $turn }
again-mark-out = { $name } scheidet aus, Zug { $turn }
again-mark-end = Das Ende, Zug { $turn }
again-watch-fall = Den Sturz ansehen
again-standing = Wer was hat
again-no-motion = Die Bewegung dieses Handgriffs wurde nicht aufgehoben. Zu sehen ist, was zur Ruhe kam.
again-bad-motion = Die Bewegung dieses Handgriffs ist nicht lesbar. Zu sehen ist, was zur Ruhe kam.
again-no-tracks = Die Bewegung dieses Spiels wurde nicht aufgehoben. Zu sehen ist Handgriff für Handgriff, was zur Ruhe kam.
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
        [one] Richtfest für dich: ein Titel.
       *[other] Richtfest für dich: { $titles } Titel.
    }
again-top-titles-other =
    { $titles ->
        [one] Richtfest für { $name }: ein Titel.
       *[other] Richtfest für { $name }: { $titles } Titel.
    }
again-top-last-you = Richtfest für dich. Sonst ist niemand mehr da.
again-top-last-other = Richtfest für { $name }. Sonst ist niemand mehr da.
again-top-you =
    { $points ->
        [one] Richtfest für dich: ein Punkt.
       *[other] Richtfest für dich: { $points } Punkte.
    }
again-top-other =
    { $points ->
        [one] Richtfest für { $name }: ein Punkt.
       *[other] Richtfest für { $name }: { $points } Punkte.
    }
again-top-shared = Richtfest für { $names }: je { $points } Punkte.
again-tree-you = Das Bäumchen gehört dir.
again-tree-other = Das Bäumchen gehört { $name }.
again-tree-shared = Das Bäumchen wird geteilt.
again-by-titles = Das hat gereicht, um Chefin Rita zu beeindrucken.
again-by-last = Sonst hat niemand mehr ein Sicherheitszertifikat.
again-by-reserve = Der Vorrat ist aufgebraucht, also zählen Zertifikate und Titel.
again-by-reserve-tie = Gleich viele Punkte, also haben die Titel entschieden.
again-points-table = Zertifikate, Titel und Punkte
again-points = Punkte
again-chart = Das Spiel in Zügen
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
again-chart-of = { $name }: { $turns }, { $accidents }, { $titles }
again-reached = { $height } mm erreicht

## Tipps auf Wunsch
hint-ask = Tipp
hint-ask-long = Zeig mir drei gute Züge
hint-asking = Gute Züge werden gesucht …
hint-asking-long = Die erste Suche auf einem Server dauert etwa eine Minute.
hint-first-title = Um einen Tipp bitten?
hint-first-text = Eine Suche zeigt dir bis zu drei gute Züge. Ab dem ersten Tipp zählt diese Partie nicht mehr für deine Wertung; sonst ändert sich nichts.
hint-first-left =
    { $left ->
        [one] In dieser Partie ist noch ein Tipp übrig.
       *[other] In dieser Partie sind noch { $left } Tipps übrig.
    }
hint-first-yes = Zeig her
hint-first-no = Jetzt nicht
hint-title = Gute Züge
hint-close = Tipps schließen
hint-used-up = Alle Tipps dieser Partie sind aufgebraucht.
hint-gain = { $gain } sofort
hint-prize = erfüllt den Preis { $prize }
hint-wins = { $wins } % Gewinnchance
hint-points =
    { $points ->
        [one] etwa { $points } Punkt am Ende
       *[other] etwa { $points } Punkte am Ende
    }
hint-behind = { $behind } weniger als der erste
hint-same = so gut wie der erste
hint-how = Je { $games } Partien zu Ende gespielt, nach dem, was du siehst. Ein geteilter Sieg zählt anteilig.
hint-mark = Tipp { $numbers }.
hint-given = Gute Züge: { $picks }
hint-history = { $text } Mit einem Tipp gewählt.
hint-key = Um einen Tipp bitten

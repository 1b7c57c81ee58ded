# Jedes Spiel ohne eigene Texte
home-note-any = Gespielt wird mit Wörtern und Tasten.
home-new-lead-any = Ein Spiel ohne Bilder: Gespielt wird mit Wörtern und Tasten.
home-together-lead-any = Ein Gerät geht um den Tisch.
home-first-note-any = Beginnt das Spiel.
room-begins-any = Das Spiel wird vorbereitet
rules-none = Die Regeln dieses Spiels stehen hier nicht.
option-yes = ja
option-no = nein
option-none = keine

plain-table-turn-yours = Du bist am Zug.
plain-table-turn-of = { $name } ist am Zug.
plain-table-moves = Deine Züge
plain-table-no-moves = Gerade gibt es nichts zu wählen.
plain-table-players = Spielende
plain-table-seen = Was du siehst
plain-table-news = Was geschehen ist
plain-table-no-news = Noch nichts.
plain-table-over = Das Spiel ist aus
plain-table-points = Punkte
plain-table-moment = Zug { $number }
plain-table-moment-start = Der Anfang
plain-table-end = Am Ende
plain-table-verify = Würfel prüfen, mit der heruntergeladenen Aufzeichnung: chantier verify { $file }
plain-table-won =
    { $who ->
        [you] Du gewinnst.
        [with-you] Du teilst dir den Sieg mit { $names }.
       *[other]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }

# Jedes Spiel ohne eigene Texte
home-play-now-note-any = Gegen Bots.
home-note-any = Gespielt wird mit Wörtern und Tasten.
home-new-lead-any = Ein Spiel ohne Bilder: Gespielt wird mit Wörtern und Tasten.
home-together-lead-any = Ein Gerät geht um den Tisch.
home-first-note-any = Beginnt das Spiel.
room-begins-any = Das Spiel wird vorbereitet
rules-none = Die Regeln dieses Spiels stehen hier nicht.
option-yes = ja
option-no = nein
option-none = keine

plain-turn-yours = Du bist am Zug.
plain-turn-of = { $name } ist am Zug.
plain-moves = Deine Züge
plain-no-moves = Gerade gibt es nichts zu wählen.
plain-players = Spielende
plain-seen = Was du siehst
plain-news = Was geschehen ist
plain-no-news = Noch nichts.
plain-over = Das Spiel ist aus
plain-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
plain-points = Punkte
plain-moment = Zug { $number }
plain-moment-start = Der Anfang

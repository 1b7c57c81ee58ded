## The tutorial of Men at Work
site-learn-title = So spielt man Men at Work
site-learn-opening = Deine erste Baustelle wird eingerichtet
site-learn-without = Ohne Baustelle weiter
site-learn-places = Stellen vorschlagen

## At the table
site-learn-look-title = Sieh dich um
site-learn-look =
    { $by ->
        [touch] Ein Finger neben den Teilen führt um die Baustelle herum, zwei bringen dich näher. Das Auge oben hat feste Ansichten.
       *[mouse] Zieh, um herumzugehen, dreh das Rad, um näher zu kommen. Die Tasten 1 bis 5 zeigen jede Seite, 0 führt zurück.
    }
site-learn-what-title = Was gebaut wird
site-learn-what = Die Rückseite der nächsten Karte sagt, was. { $what }
site-learn-how-title = Wie es gebaut wird
site-learn-how = Die Karte davor sagt, wie. { $how }
site-learn-take-title = Nimm es in die Hand
site-learn-take =
    { $by ->
        [touch] Zieh ein Teil aus dem Vorrat auf die Baustelle, oder tipp es an. Eine Hand hält immer nur eines.
       *[mouse] Zieh ein Teil aus dem Vorrat auf die Baustelle, oder klick es an. Eine Hand hält immer nur eines.
    }
site-learn-take-it = Nehmen
site-learn-wait-title = Jemand anderes ist an der Reihe
site-learn-wait = Sobald du wieder dran bist, nimm ein Teil. Oder mach mit der Lektion weiter.
site-learn-tidy-title = Erst aufräumen
site-learn-tidy = Etwas liegt herum. Räum es weg, dann nimm ein Teil. Oder mach mit der Lektion weiter.
site-learn-lead-title = Bring es über seine Stelle
site-learn-lead =
    { $by ->
        [touch] Leg einen Finger auf das Teil und zieh es; heb den Finger, und es wartet dort. Höhe und Drehung sind unten. Die gestrichelte Linie zeigt, was darunter ist.
       *[mouse] Drück auf das Teil und zieh es; nimm den Finger von der Taste, und es wartet dort. Das Rad hebt und senkt, Q und E drehen. Oder Pfeiltasten, Bild auf und Bild ab. Die gestrichelte Linie zeigt, was darunter ist.
    }
site-learn-lower = Für mich absenken
site-learn-release-title = Kontakt
site-learn-release =
    { $by ->
        [touch] Jedes grüne Feld ist eine erfüllte Bedingung der Karte. Wenn es gut liegt, tipp auf „Loslassen“.
       *[mouse] Jedes grüne Feld ist eine erfüllte Bedingung der Karte. Wenn es gut liegt, lass los: mit dem Knopf oder der Leertaste.
    }
site-learn-rest-title = Halt den Atem an
site-learn-rest = Nichts zählt, bevor alles ruht. Der Ring läuft, solange sich etwas bewegt.
site-learn-done-title = Gut gebaut
site-learn-done = Alles ist so, wie die Karte es verlangt, also wandert der Haken weiter. Sieh zu, oder mach hier weiter.
site-learn-more-title = Noch eins
site-learn-more = Diese Karte verlangt mehr als ein Teil. Nimm das nächste, oder mach mit der Lektion weiter.
site-learn-again-title = Noch nicht so, wie die Karte es verlangt
site-learn-again = Nichts passiert: Nimm es noch einmal und rück es zurecht. Oder mach mit der Lektion weiter.
site-learn-slipped-title = Abgerutscht
site-learn-slipped = Es war noch kein Teil der Baustelle, also ist nichts verloren. Nimm es noch einmal, oder mach mit der Lektion weiter.
site-learn-accident-title = Das war ein Unfall
site-learn-accident = Das passiert jedem einmal. Was es kostet, kommt gleich.

## In the film
site-learn-fall-title = Eine eilige Hand
site-learn-fall = Eine andere Baustelle. Jemand bringt einen Stahlträger zu tief herein. Achte auf den Bauarbeiter.
site-learn-watch = Ansehen
site-learn-certificate-title = Ein Helm auf dem Tisch
site-learn-certificate = Etwas ist von der Baustelle auf den Tisch gefallen: ein Unfall. Der Zug endet, und ein Zertifikat wird zerrissen. Nach dem letzten scheidest du aus.
site-learn-watch-again = Noch einmal
site-learn-clear-title = Erst aufräumen
site-learn-clear = Wer als Nächstes dran ist, legt zurück in den Vorrat, was herumliegt, und baut dann. Was darunter liegt, zieht der Haken heraus.
site-learn-clear-up = Aufräumen
site-learn-rita-title = Chefin Rita
site-learn-rita = Sie kommt nach etwa neun Karten. Von da an ist Bauarbeiter des Monats, wer am Ende des Zugs das höchste Teil gebaut hat.
site-learn-titles-title = Wie es endet
site-learn-titles = Zum Sieg braucht man zu zweit { $two } Titel, zu dritt oder viert { $three }, zu fünft { $five }. Es gewinnt auch, wer als Letztes noch ein Zertifikat hat. Geht der Vorrat aus, wird beides zusammengezählt.

## The end
site-learn-end-title = Bereit zur Arbeit
site-learn-end-text = Deine Baustelle wartet, wie du sie verlassen hast. Spiel dort weiter, oder fang neu an.
site-learn-end-text-without = Übung macht den Meister. Nimm Platz.
site-learn-end-slow =
    { $by ->
        [touch] Langsam geht es sicherer: Überlass „Bis zum Kontakt absenken“ die letzten Millimeter.
       *[mouse] Langsam geht es sicherer: Halt für die letzten Millimeter Alt beim Ziehen, oder Umschalt mit den Pfeiltasten.
    }
site-learn-end-caught = Ein Sturz, den die Baustelle auffängt, kostet nichts. Eine Stütze, die kippt, auch nicht.
site-learn-end-words =
    { $by ->
        [touch] „Baustelle beschreiben“ im Menü fasst sie in Worte und schlägt Stellen vor.
       *[mouse] Die Taste L beschreibt die Baustelle in Worten und schlägt Stellen vor.
    }
site-learn-play-on = Weiterspielen
site-learn-play = Jetzt spielen
site-learn-other = Blueprints lernen
site-learn-this = Men at Work lernen

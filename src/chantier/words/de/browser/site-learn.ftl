## The tutorial of Men at Work
site-learn-title = So spielt man Men at Work
site-learn-opening = Deine erste Baustelle wird eingerichtet
site-learn-without = Ohne Baustelle weiter
site-learn-places = Plätze vorschlagen

## At the table
site-learn-look-title = Sieh dich um
site-learn-look =
    { $by ->
        [touch] Ein Finger führt um die Baustelle herum, zwei bringen dich näher. Das Auge oben hat feste Ansichten.
       *[mouse] Zieh, um herumzugehen, dreh das Rad, um näher zu kommen. Die Tasten 1 bis 5 zeigen jede Seite, 0 führt zurück.
    }
site-learn-what-title = Was gebaut wird
site-learn-what = Die Rückseite der nächsten Karte sagt, was. { $what }
site-learn-how-title = Wie es gebaut wird
site-learn-how = Die Karte davor sagt, wie. { $how }
site-learn-take-title = Nimm es in die Hand
site-learn-take = Wähl etwas aus dem Vorrat. Eine Hand hält immer nur ein Teil.
site-learn-take-it = Nehmen
site-learn-lead-title = Bring es über seinen Platz
site-learn-lead =
    { $by ->
        [touch] Zieh, um es zu tragen. Höhe und Drehung sind unten; zwei Finger können beides. Die gestrichelte Linie zeigt, was darunter ist.
       *[mouse] Die Maus trägt es, das Rad hebt und senkt, Q und E drehen, Umschalt macht langsam. Oder Pfeiltasten, Bild auf und Bild ab. Die gestrichelte Linie zeigt, was darunter ist.
    }
site-learn-lower = Für mich absenken
site-learn-release-title = Es berührt
site-learn-release = Jedes grüne Feld ist ein erfüllter Wunsch der Karte. Wenn es gut liegt, lass los.
site-learn-rest-title = Halt den Atem an
site-learn-rest = Nichts zählt, bevor alles ruht. Der Ring läuft, solange sich etwas bewegt.
site-learn-done-title = Gut gebaut
site-learn-done = Alles ist, wie die Karte es will, also wandert der Haken weiter. Sieh zu, oder mach hier weiter.
site-learn-more-title = Noch eins
site-learn-more = Diese Karte verlangt mehr als ein Teil. Nimm das nächste, oder mach mit der Lektion weiter.
site-learn-again-title = Noch nicht, wie die Karte es will
site-learn-again = Nichts passiert: Nimm es noch einmal und rück es zurecht. Oder mach mit der Lektion weiter.
site-learn-slipped-title = Abgerutscht
site-learn-slipped = Es war noch kein Teil der Baustelle, also ist nichts verloren. Nimm es noch einmal, oder mach mit der Lektion weiter.
site-learn-accident-title = Das war ein Unfall
site-learn-accident = Das passiert allen einmal. Was es kostet, kommt gleich.

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
site-learn-titles = { $two } Titel gewinnen zu zweit, { $three } zu dritt oder viert, { $five } zu fünft. Es gewinnt auch, wer als Letztes noch ein Zertifikat hat. Geht der Vorrat aus, zählt beides.

## The end
site-learn-end-title = Bereit zur Arbeit
site-learn-end-text = Deine Baustelle wartet, wie du sie verlassen hast. Spiel dort weiter, oder fang neu an.
site-learn-end-text-without = Übung macht die Hand. Nimm Platz.
site-learn-end-slow =
    { $by ->
        [touch] Langsam ist sicher: Überlass „Absenken, bis es berührt“ die letzten Millimeter.
       *[mouse] Langsam ist sicher: Halt Umschalt für die letzten Millimeter, oder senk mit einer Taste ab.
    }
site-learn-end-caught = Ein Sturz, den die Baustelle auffängt, kostet nichts. Eine Stütze, die kippt, auch nicht.
site-learn-end-words =
    { $by ->
        [touch] „Baustelle beschreiben“ im Menü sagt sie in Worten und bietet Plätze an.
       *[mouse] Die Taste L beschreibt die Baustelle in Worten und bietet Plätze an.
    }
site-learn-play-on = Weiterspielen
site-learn-play = Jetzt spielen
site-learn-other = Blueprints lernen
site-learn-this = Men at Work lernen

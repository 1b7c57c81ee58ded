room-yours = Dein Tisch
room-of = Tisch von { $name }
room-a-table = Ein Tisch
room-seats = Plätze
room-your-name = Dein Name an diesem Tisch
room-open = Freier Platz
room-open-note = Platz { $seat }
room-you = Das bist du
room-here = Da
room-away = Gerade nicht da
room-sit = Hier Platz nehmen
room-bot = Bot hinzufügen
room-bot-title = Wie gut soll er spielen?
room-bot-away = Wegschicken
room-bot-away-named = Wegschicken: { $name }
room-start = Spiel starten
room-leave = Platz aufgeben
room-ready = Alle sind da.
room-all-here = Alle Plätze sind besetzt.
room-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-host-starts = { $name } startet das Spiel.
room-maker-starts = Wer den Tisch leitet, startet das Spiel.
room-look-on = Du kannst bleiben und zuschauen.
room-begins-blueprints = Die Würfel werden gezogen
room-begins-men-at-work = Die Karten werden gemischt
room-awaits =
    { $count ->
        [one] Warten auf das Gerät von { $names }
       *[other] Warten auf die Geräte von { $names }
    }
room-awaits-you = Warten auf dein Gerät
room-awaits-note = Bevor das Spiel beginnt, gibt jedes Gerät etwas zur Ziehung dazu.
room-abandoned = Alle sind gegangen, bevor das Spiel begann.
room-invite = Einladen
room-public = Dieser Tisch steht auch bei den offenen Tischen.
room-private = Nur wer den Code oder den Link hat, findet diesen Tisch.
room-in-words = Ich spiele mit der Baustelle in Worten
room-in-words-note = Du wählst aus Stellen, die dir vorgeschlagen werden. Alle am Tisch sehen das, und die Partie wird nicht gewertet. Hat sie begonnen, bleibt es dabei.
room-code = Code
room-link = Link
room-copy = Link kopieren
room-copied = Kopiert
room-share = Teilen
room-share-title = Ein Tisch bei Chantier
room-share-text = An diesem Tisch ist ein Platz für dich frei.

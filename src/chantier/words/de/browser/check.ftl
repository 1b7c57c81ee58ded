check-title = Ziehungen prüfen
check-lead = Jeder Würfel und jede Karte folgt aus einem Geheimnis, das vor dem Spiel feststand, und aus dem, was die Plätze dazugegeben haben. Leg die Aufzeichnung hier ab, und alles wird neu hergeleitet, in deinem Browser. Nichts wird verschickt.
check-drop = Leg eine Aufzeichnung hier ab
check-drop-hint = Ein Spiel, oder eine Datei mit einem Spiel je Zeile
check-file = Datei wählen
check-paste = Lieber einfügen
check-paste-label = Die Aufzeichnung als Text
check-go = Prüfen
check-table-label = Oder der Code eines Tisches
check-table-example = wie in seiner Adresse
check-fetch = Aufzeichnung laden
check-several = { $games } Spiele in dieser Datei
check-several-hint = Wähle, welches geprüft wird.
check-row = { $game }, { $names }
check-game-blueprints = Blueprints
check-game-men-at-work = Men at Work
check-fetching = Die Aufzeichnung wird geladen
check-working = Ereignis { $event } von { $events }
check-another = Eine andere Aufzeichnung prüfen
check-download = Aufzeichnung herunterladen
check-replay = Wiederholung ansehen
check-sealed = Das Spiel läuft noch.
check-sealed-lead = Sein Geheimnis bleibt bis zum Ende versiegelt, also lässt sich noch nichts herleiten. Bewahre das Versprechen unten auf und vergleich es dann.
check-proved-blueprints = Jeder Würfel ist der, der kommen musste.
check-proved-men-at-work = Jede Karte ist die, die kommen musste.
check-proved-lead = { $draws } Ziehungen in { $decisions } Entscheidungen wurden neu hergeleitet. Die Aufzeichnung zeigt genau diese.
check-wrong = Diese Aufzeichnung stimmt nicht.
check-wrong-lead-event = Es hakt bei Ereignis { $event }. Was davor steht, ist, wie es sein musste.
check-wrong-lead-start = Schon die allererste Ziehung ist eine andere. Dann wurde das Geheimnis, ein Salz oder deren Reihenfolge geändert, oder dieses Ereignis.
check-refused = Das lässt sich nicht als Aufzeichnung lesen.
check-expected = Kommen musste
check-expected-pool = Im Vorrat lagen
check-found = Die Aufzeichnung sagt
check-nothing-there = nichts
check-field = Ereignis { $event }, Feld „{ $field }“
check-why-seed = Das Geheimnis ist nicht das versprochene: Sein Hash ist ein anderer.
check-why-secret-missing = Das Spiel ist vorbei, aber sein Geheimnis wurde entfernt. Ohne es ließen sich beliebige Ziehungen behaupten.
check-why-not-ended = Das Geheimnis ist offen, aber die Aufzeichnung hört vor dem Ende des Spiels auf.
check-why-pool = Es wurde ein Würfel genommen, der nicht im Vorrat lag.
check-why-buildings = Die aufgedeckten Gebäude sind nicht die gebauten.
check-why-draw = Hier musste eine andere Ziehung kommen.
check-why-order = Nach dem, was davor steht, musste „{ $expected }“ kommen; die Aufzeichnung hat „{ $found }“.
check-why-nothing = Es steht nichts darin.
check-why-not-json = Zeile { $line } ist kein JSON.
check-why-not-a-record = Das Feld „{ $field }“ fehlt oder ist nicht, was docs/record.md verlangt.
check-why-field-unknown = Eine Aufzeichnung hat kein Feld „{ $field }“.
check-why-game-unknown = Das Spiel „{ $game }“ ist keines von unseren.
check-holds = Bewiesen
check-holds-secret = Das am Ende verratene Geheimnis ist das versprochene. Wer das Versprechen vor dem Spiel gesehen hat, weiß, dass das Geheimnis da schon feststand.
check-holds-salts =
    { $salted ->
        [0] Kein Platz hat etwas Eigenes dazugegeben. Die Ziehungen standen vorher fest, aber wer das Geheimnis hatte, kannte sie.
        [one] Ein Platz von { $seats } hat eigenen Zufall dazugegeben, also konnte der Server die Ziehungen nicht aussuchen.
       *[other] { $salted } von { $seats } Plätzen haben eigenen Zufall dazugegeben, also konnte der Server die Ziehungen nicht aussuchen.
    }
check-holds-own = Was dieses Gerät dazugegeben hat, steht unverändert darin.
check-holds-own-missing = Was dieses Gerät dazugegeben hat, steht nicht darin: Es wurde weggelassen.
check-holds-draws-blueprints = Wer beginnt, die begehrten Materialien, jeder Bauplan und jeder Würfel kamen so, wie sie mussten.
check-holds-draws-men-at-work = Wer beginnt, jede Hand, jede Karte, jede sichtbare Rückseite, Rita und jedes Zittern kamen so, wie sie mussten.
check-holds-pieces = Jeder genommene Würfel lag im Vorrat, und die Gebäude bestehen aus genau diesen Würfeln.
check-open = Hier nicht bewiesen
check-open-rules = Dass jeder Zug die Regeln einhält und die Punkte stimmen. Diese Seite leitet Ziehungen her; „chantier verify“ spielt auch das ganze Spiel nach.
check-open-rest = Wo die Teile zur Ruhe kamen: Das sagt allein die Engine. „chantier verify“ simuliert es noch einmal.
check-open-secret = Dass der Server sein Geheimnis während des Spiels für sich behalten hat.
check-open-moves = Dass die Züge die sind, die gewählt wurden. Züge und Namen sind nicht signiert.
check-open-last = Dass niemand, der das Geheimnis kannte, so lange Salze probiert hat, bis die Ziehungen passten. An einem Online-Tisch werden alle Salze versprochen, bevor eines gezeigt wird; im Terminal hat ein einziges Programm alles in der Hand.
check-from = Woraus es folgt
check-promise = Versprechen
check-secret = Geheimnis
check-salt = Salz von { $name }
check-salt-none = nichts dazugegeben
check-key = Schlüssel
check-decisions = Die Ziehungen, Entscheidung für Entscheidung
check-decisions-hint = Jede Zeile lässt sich öffnen. Die ersten acht Bytes des HMAC-SHA256 der Nachricht unter dem Schlüssel, als Zahl, modulo der Anzahl der Elemente, ergeben das Element.
check-setup = Aufbau
check-draws =
    { $draws ->
        [0] keine Ziehung
        [one] 1 Ziehung
       *[other] { $draws } Ziehungen
    }
check-column-message = Nachricht
check-column-word = Erste 8 Bytes
check-column-items = Elemente
check-column-index = Nummer
check-column-result = Gezogen
check-skipped =
    { $words ->
        [one] nach 1 Wort, das nicht gleichmäßig gewesen wäre
       *[other] nach { $words } Wörtern, die nicht gleichmäßig gewesen wären
    }

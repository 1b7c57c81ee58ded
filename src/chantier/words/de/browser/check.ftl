check-title = Ziehungen prüfen
check-lead = Jeder Würfel und jede Karte folgt aus einem Geheimnis, das vor dem Spiel feststand, und aus dem, was die Plätze dazugegeben haben. Leg die Aufzeichnung hier ab, und alles wird neu hergeleitet, in deinem Browser. Nichts wird verschickt.
check-drop = Leg eine Aufzeichnung hier ab
check-drop-hint = Ein Spiel, oder eine Datei mit einem Spiel je Zeile. Eine Quittung kann dabei sein.
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
check-why-game-unknown = Die Ziehungen des Spiels „{ $game }“ kann diese Seite nicht nachrechnen. Der Befehl chantier verify tut es.
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
check-open-last = Dass niemand, der das Geheimnis kannte, so lange Geheimnisse oder Salze probiert hat, bis die Ziehungen passten. Diese Aufzeichnung hat die erste Form der Ziehungen: Sie zeigt weder, wann etwas versprochen wurde, noch, welche Plätze Bots waren. Im Terminal hat ein einziges Programm alles in der Hand.
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
check-holds-signed = Festlegung, Versprechen, Beginn und letzter Zug sind mit dem Schlüssel des Servers signiert.
check-holds-promised = Das Salz jeder Person war mit allen anderen versprochen, bevor eines gezeigt wurde, und kein Bot hat eines dazugegeben.
check-holds-links = Mit { $links ->
        [one] einem Zug
       *[other] { $links } Zügen
    } von { $moves } wurde ein Glied geöffnet, das das Gerät am Zug versprochen hatte. Was dann gezogen wurde, konnte vorher niemand wissen.
check-holds-receipt = Was dieses Gerät während des Spiels aufgehoben hat, sagt dasselbe wie die Aufzeichnung.
check-open-alone =
    { $moves ->
        [one] Ein Zug war
       *[other] { $moves } Züge waren
    } von Bots oder ohne das Gerät, das versprochen hatte. Was da gezogen wurde, beruht allein auf dem Geheimnis des Servers: Er konnte es vorher wissen.
check-open-receipt = Dass der Server nichts anderes signiert hat: Dieses Gerät hat von diesem Tisch nichts aufgehoben. Wer gespielt hat, hat eine Quittung.
check-open-signatures = Dass die Signaturen stimmen: Dieser Browser konnte sie nicht prüfen.
check-receipt = Eine Quittung dieses Spiels
check-receipt-lead = Jedes Gerät hebt auf, was der Server während des Spiels signiert, und kann es als Datei speichern: die Quittung. Bring eine mit, deine oder die von jemand anderem. Passt sie nicht zu dieser Aufzeichnung, hat der Server zwei Dinge signiert, die nicht beide wahr sein können.
check-receipt-drop = Leg eine Quittung hier ab
check-receipt-file = Quittung wählen
check-receipt-agrees = Die Quittung stimmt überein: Nichts darin widerspricht der Aufzeichnung.
check-receipt-unchecked = Aber dieser Browser konnte die Signaturen nicht prüfen.
check-receipt-other-table = Diese Quittung gehört zu einem anderen Spiel und sagt nichts über diese Aufzeichnung.
check-receipt-first-form = Die Quittung lässt sich mit nichts vergleichen: In dieser Aufzeichnung ist kein Schritt signiert. Sie stammt aus einer älteren Version oder aus einem Terminal.
check-receipt-record-doubtful = Die Quittung wurde nicht verglichen: Schon die Signaturen der Aufzeichnung selbst stimmen nicht, also ist sie nicht das Wort des Servers.
check-receipt-alone = Das ist eine Quittung. Füge jetzt die Aufzeichnung desselben Spiels hinzu.
check-server-key = Schlüssel des Servers
check-server-key-kept = Es ist der Schlüssel, den dieses Gerät aufhebt.
check-server-key-other = Es ist nicht der Schlüssel, den dieses Gerät für diesen Server aufhebt.
check-attempt = Anlauf
check-against = Was gegen wen bewiesen ist
check-against-lead = Für Spiele online seit Version 0.2. Ältere Aufzeichnungen und Spiele im Terminal beweisen weniger: Jede Ziehung folgt aus dem Geheimnis und den Salzen der Aufzeichnung, aber der Betreiber konnte beides probieren, bis die Ziehungen passten.
check-against-who = Wer betrügen könnte
check-against-cannot = Kann nicht
check-against-can = Kann trotzdem, oder ist nicht bewiesen
check-against-players = Mitspieler
check-against-players-cannot = Eine Ziehung kennen oder lenken: Sie kennen das Geheimnis des Servers nicht, und was ihre Geräte dazugeben, ist versprochen, bevor man etwas davon kennt. Wer nicht aufdeckt, verliert den Platz.
check-against-players-can = Einander sagen, was das Spiel verbirgt. Vor dem Beginn gehen, sodass neu angefangen wird; die Aufzeichnung zählt die Anläufe.
check-against-onlookers = Wer zuschaut oder die Aufzeichnung bekommt
check-against-onlookers-cannot = Die Aufzeichnung unbemerkt ändern: Jede Ziehung folgt aus dem Geheimnis, und jeder Schritt ist signiert.
check-against-onlookers-can = Jemandem am Tisch sagen, was zu sehen ist.
check-against-operator = Wer den Server betreibt
check-against-operator-cannot = Das Geheimnis wählen oder vertauschen, wenn ein Salz bekannt ist, ein Salz weglassen oder eines für einen Bot dazugeben: Die Quittung jedes Geräts zeigt es. Wissen, was nach dem Zug einer Person gezogen wird, bevor sie ihn macht.
check-against-operator-can = Sehen, was das Spiel verbirgt, und es jemandem sagen. Vorher wissen, was nach Zügen von Bots und Vertretungen gezogen wird. Behaupten, ein Gerät sei zu spät gewesen, und so einmal andere Ziehungen bekommen, was alle sehen. Züge, Namen, Uhren, Vermerke und Optionen in einer Aufzeichnung ändern: Sie sind nicht signiert. Dir eine Seite schicken, die nicht prüft.
check-against-both = Wer den Server betreibt, zusammen mit jemandem am Tisch
check-against-both-cannot = Kennen oder lenken, was nach den Zügen aller anderen gezogen wird.
check-against-both-can = Vorher wissen, was nach dessen eigenen Zügen gezogen wird, und einen Bot einspringen lassen, wo andere Ziehungen besser passen, was alle sehen.

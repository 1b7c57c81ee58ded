## Hilfe
help-chantier = Zwei Bauspiele zum Spielen, Erforschen und Zuschauen. Inoffiziell, von Fans gemacht.
help-usage = Aufruf:
help-help = Diese Hilfe anzeigen und beenden.
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
metavar-options = { "[" }OPTIONEN]
metavar-command = BEFEHL [ARGUMENTE]…
metavar-game = SPIEL
metavar-plan = BAUPLAN
metavar-subject = MOTIV
metavar-building = GEBÄUDE
metavar-file = DATEI
metavar-folder = ORDNER
metavar-number = ZAHL
metavar-names = NAMEN
metavar-text = TEXT
metavar-setting = NAME=WERT
help-default = [Standard: { $value }]
help-required = [erforderlich]
help-version = Die Version anzeigen und beenden.
help-lang = Sprache: en, fr oder de. Sonst entscheidet dein System.
help-play = Im Terminal spielen, mit Leuten an dieser Tastatur und mit Bots.
help-game = Das Spiel: { $known }.
help-people = Die Leute an dieser Tastatur, durch Kommas getrennt.
help-play-bots = Die Bots, die nach ihnen Platz nehmen, durch Kommas getrennt: { $known }.
help-option = Eine Option des Spiels als Name=Wert; auch mehrmals.
help-save = Wo das laufende Spiel gespeichert wird; sonst in deinem Datenordner.
help-resume = Mit dem zuletzt gespeicherten Spiel weitermachen oder mit dem in --save.
help-serve = Einen Server öffnen, auf dem Menschen und Bots übers Netz spielen.
help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere herein.
help-port = Der Port; 0 nimmt einen freien.
help-database = Die Adresse der Datenbank, die alles aufbewahrt, etwa { $known }; sonst eine Datei im Datenordner.
help-data-dir = Der Datenordner; sonst der, den dein System dafür hat.
help-generosity = Vervielfacht, wie oft jemand etwas tun darf: für viele Leute hinter einer Adresse.
help-limit = Setzt eine Grenze, als Name=Wert; mehrfach möglich. Alle Namen stehen in docs/wire.md.
help-trusted-proxy = Adresse oder Netz eines Proxys, dessen Kopfzeile X-Forwarded-For vertraut wird; mehrfach möglich. Sonst wird keiner vertraut.
help-serve-workers = Wie viele Server sich den Port teilen, einer je Kern; mehr als einer braucht PostgreSQL.
help-node-address = Wo andere Server mit derselben PostgreSQL-Datenbank diesen erreichen: ein Host, mit oder ohne Port.
help-nodes = Die Server auflisten, die sich eine PostgreSQL-Datenbank teilen, mit ihren Tischen und ihrer Last.
help-nodes-database = Die Adresse der Datenbank.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben, während er weiterläuft.
help-backup-file = Die Datei, die geschrieben wird.
help-restore = Eine Sicherung dorthin zurückbringen, wo noch keine Datenbank ist, und sie prüfen.
help-restore-file = Die Datei, die backup geschrieben hat.
help-kept-database = Die Adresse der Datenbank, wie { $known }; sonst die Datei im Datenordner.
help-check-store = Prüfen, was ein Server aufbewahrt: Jedes Spiel wird nach den Regeln noch einmal gespielt, jede Aufzeichnung geprüft.
help-copy-store = Alles von einer Datenbank in eine leere kopieren, etwa von SQLite nach PostgreSQL. Schließ den Server vorher.
help-copy-source = Die Adresse der Datenbank, die kopiert wird, wie { $known }.
help-copy-target = Die Adresse der leeren Datenbank, wie { $known }.
help-simulate = Bots eine Serie spielen lassen und sie zusammenfassen.
help-players = Anzahl der Plätze.
help-games = Anzahl der Partien.
help-simulate-bots = Ein Bot für alle Plätze oder je einer, durch Kommas getrennt: { $known }. Sonst { $usual }.
help-seed = Gleicher Startwert, gleiche Partien.
help-record = Alle Partien in diese Datei schreiben, eine je Zeile.
help-workers = Anzahl der Prozesse, die sich die Arbeit teilen.
help-json = In JSON antworten.
help-score = Ein Gebäude werten: ein Bauplan und was darauf steht.
help-plan = Der Bauplan, zum Beispiel „x 1 / 3 1 / 1 x“.
help-building = Das Gebäude, Stapel von unten nach oben, zum Beispiel „x W1 / R2S3G6 - / W4 x“.
help-replay = Eine aufgezeichnete Partie erzählen, Zug für Zug.
help-file = Eine Datei mit aufgezeichneten Partien.
help-line = Die Zeile der Datei, in der die Partie steht.
help-seat = Aus der Sicht eines Platzes sehen, ab 0 gezählt; sonst ist alles offen.
help-verify = Eine aufgezeichnete Partie prüfen: Regeln, Würfel, Karten und wo die Baustelle zur Ruhe kam.
help-quick = Die Physik nicht noch einmal rechnen: der Aufzeichnung der Baustelle glauben.
help-receipt = Eine Quittung, die ein Gerät gespeichert hat: Widerspricht etwas darin der Aufzeichnung?
help-key = Der Schlüssel, mit dem die Aufzeichnung signiert sein muss, wie ihn der Betreiber des Servers veröffentlicht hat.
help-picture = Ein Gebäude, eine Baustelle oder einen Moment einer Partie zeichnen, als SVG oder PNG.
help-subject = Ein Bauplan, eine Baustelle ({ $known }) oder eine Datei mit aufgezeichneten Partien.
help-building-drawn = Das Gebäude auf dem Bauplan, Stapel von unten nach oben, zum Beispiel „x W1 / R2S3G6 - / W4 x“.
help-event = Das Ereignis, nach dem die Baustelle gezeichnet wird, ab 1 gezählt; sonst das letzte.
help-out = Die Datei, die geschrieben wird, auf .svg oder .png; sonst geht SVG auf die Standardausgabe.
examples-play =
    Beispiele:
    
    chantier play blueprints
    
    chantier play blueprints --people Ada,Bo --bots builder --option first=chance
    
    chantier play men-at-work --people Ada,Bo --option site=advanced --option foreman=true
    
    chantier play --resume
examples-nodes =
    Beispiele:
    
    chantier nodes --database $DATABASE
examples-backup =
    Beispiele:
    
    chantier backup tonight.backup
    
    chantier backup tonight.backup --database $DATABASE
examples-restore =
    Beispiele:
    
    chantier restore tonight.backup
    
    chantier restore tonight.backup --data-dir games
examples-check-store =
    Beispiele:
    
    chantier check-store
    
    chantier check-store --data-dir games --quick
examples-copy-store =
    Beispiele:
    
    chantier copy-store $FROM $TO
examples-serve =
    Beispiele:
    
    chantier serve
    
    chantier serve --host 0.0.0.0 --port 8080 --data-dir games
    
    chantier serve --trusted-proxy 127.0.0.1 --limit sockets.address=1000
examples-simulate =
    Beispiele:
    
    chantier simulate blueprints --players 3 --games 1000 --bots builder,greedy,uniform --seed 1 --record partien.jsonl
    
    chantier simulate men-at-work --players 2 --games 4 --workers 2
examples-score =
    Beispiel:
    
    chantier score "x 1 / 3 1 / 1 x" "x W1 / R2S3G6 G1 / W4 x"
examples-replay =
    Beispiel:
    
    chantier replay partien.jsonl --line 7 --seat 0
examples-verify =
    Beispiel:
    
    chantier verify partien.jsonl
examples-picture =
    Beispiele:
    
    chantier picture "x 1 / 3 1 / 1 x" "x W1 / R2S3G6 G1 / W4 x" --out gebaeude.svg
    
    chantier picture beginner --out baustelle.svg
    
    chantier picture partien.jsonl --event 12 --out moment.png

## Spielen
play-guest = Gast
play-commitment = Würfel und Karten folgen aus einem Geheimnis mit der Prüfsumme { $commitment }. Am Ende wird es verraten.
play-saved = Gespeichert in { $path }. Weiter geht es mit: { $command }
play-kept = Die ganze Partie liegt in { $path }. Prüfe sie mit: { $command }
play-bots-only = Eine Partie zwischen Bots.
play-thinking = { $name } überlegt …
play-moving = Die Baustelle kommt zur Ruhe …
curtain = { $name } ist dran. Alle anderen schauen weg.
press-enter = Weiter mit der Eingabetaste.

## Serien
simulate-progress = Es wird gespielt
simulate-title =
    { $games ->
        [one] 1 Partie, Mittel je Partie
       *[other] { $games } Partien, Mittel je Partie
    }
simulate-seat = Platz
simulate-wins = Siege
simulate-points = Punkte
simulate-share = { $share } %
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2) }
simulate-recorded = Alle Partien liegen in { $path }.

## Antworten
picture-written = Das Bild liegt in { $path }.
noted-stand-in = Ab hier spielt ein Bot für { $name }.
noted-returned = { $name } ist zurück.
noted-left-out = { $name } hat den eigenen Zufall nicht offengelegt; gewürfelt wurde ohne ihn.
noted-chain-lost = { $name } spielt ohne die versprochene Kette weiter; was nach diesen Zügen gezogen wird, beruht allein auf dem Geheimnis des Servers.
verify-progress = Zeile { $line } wird geprüft
verify-proved =
    { $games ->
        [one] 1 Partie ist echt: Jede Regel wurde eingehalten und jede Ziehung folgt aus dem Geheimnis, den Salzen und den Gliedern, alle der Reihe nach versprochen und signiert.
       *[other] { $games } Partien sind echt: Jede Regel wurde eingehalten und jede Ziehung folgt aus den Geheimnissen, den Salzen und den Gliedern, alle der Reihe nach versprochen und signiert.
    }
verify-proved-first =
    { $games ->
        [one] 1 Partie ist echt: Jede Regel wurde eingehalten und jede Ziehung folgt aus dem Geheimnis und den Salzen. Die erste Form, die sie hat, zeigt nicht, dass das Geheimnis feststand, bevor man die Salze kannte.
       *[other] { $games } Partien sind echt: Jede Regel wurde eingehalten und jede Ziehung folgt aus den Geheimnissen und den Salzen. Die erste Form, die sie haben, zeigt nicht, dass ein Geheimnis feststand, bevor man die Salze kannte.
    }
verify-alone =
    { $moves ->
        [one] Nach 1 Zug, von einem Bot oder ohne Kette, beruht das Gezogene allein auf dem Geheimnis des Servers.
       *[other] Nach { $moves } Zügen, von Bots oder ohne Kette, beruht das Gezogene allein auf dem Geheimnis des Servers.
    }
verify-signed = Signiert mit dem Schlüssel { $server }.
verify-receipt-agrees = Die Quittung sagt dasselbe wie die Aufzeichnung.
verify-unproved =
    { $games ->
        [one] 1 Partie hält die Regeln ein; ihre Ziehungen lassen sich prüfen, sobald das Geheimnis verraten ist.
       *[other] { $games } Partien halten die Regeln ein; ihre Ziehungen lassen sich prüfen, sobald die Geheimnisse verraten sind.
    }
verify-simulated =
    { $games ->
        [one] In 1 Partie wurde die Baustelle noch einmal gerechnet und kam genauso zur Ruhe.
       *[other] In { $games } Partien wurde die Baustelle noch einmal gerechnet und kam genauso zur Ruhe.
    }
verify-as-recorded =
    { $games ->
        [one] In 1 Partie gilt die Baustelle wie aufgezeichnet; sie wurde hier nicht noch einmal gerechnet.
       *[other] In { $games } Partien gilt die Baustelle wie aufgezeichnet; sie wurde hier nicht noch einmal gerechnet.
    }
verify-wrong = Zeile { $line } ist keine echte Partie. { $problem }

## The server
server-listening = Chantier ist offen: { $address }
server-how-to-stop = Mit Strg-C schließen; nach dem nächsten Start gehen die Partien dort weiter, wo sie waren.
server-page-title = Chantier
server-page-text = Der Server läuft, aber seine Seiten sind nicht gebaut: Öffne ihn mit ./dev run.

## Phrases at the table
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Guter Zug!
phrase-ouch = Autsch!
phrase-wow = Wow!
phrase-think = Ich überlege noch …
phrase-sorry = Entschuldigung!
phrase-turn = Du bist dran.
phrase-thanks = Danke für die Partie!
phrase-again = Noch einmal?
phrase-bye = Auf Wiedersehen!

## Server, die sich eine Datenbank teilen

nodes-id = Server
nodes-address = Adresse
nodes-version = Version
nodes-state = Zustand
nodes-up = läuft seit
nodes-tables = im Speicher
nodes-leases = eigene Tische
nodes-people = Leute
nodes-load = Kerne belegt
nodes-is-living = läuft
nodes-is-closing = schließt
nodes-is-gone = weg
nodes-none = Kein Server hat diese Datenbank geöffnet.

## Upkeep
backup-done = Alles ist in { $path } ({ $size }). Behalte es für dich: Es enthält die Geheimnisse laufender Spiele.
restore-progress = Das Wiederhergestellte wird geprüft
restore-done = Wiederhergestellt in { $address }.
check-store-progress = Jedes Spiel wird noch einmal gespielt
check-store-good = Alles in Ordnung. Tische: { $tables }; Spiele beendet und geprüft: { $ended }, noch im Gang: { $running }; Züge: { $turns }.
check-store-damaged = Tisch { $table } ({ $game }) ist beschädigt: { $problem }
copy-store-progress = Kopieren
copy-store-done = Nach { $address } kopiert. Zeilen: { $rows }.

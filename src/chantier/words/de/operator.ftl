## Der Betrieb
help-admin = Auf einem laufenden Server sehen und tun, was der Betreiber darf: who, tables, bans, reports, audit; close, adjudicate, rename, mute, unmute, ban, unban, done, broadcast, drain, undrain.
help-admin-do = Was gezeigt oder getan wird.
help-admin-what = Ein Tisch, eine Person, Adressen wie 203.0.113.0/24, eine Sperre oder eine Meldung.
help-admin-text = Ein neuer Name, ein Grund oder die Nachricht an alle.
help-admin-seat = Der Platz, auf dem ein Bot weiterspielt, ab 0 gezählt.
help-admin-minutes = Wie lange eine Nachricht an alle gezeigt wird.
help-admin-server = Die Adresse des Servers.
help-admin-token = Das Token des Betreibers. Sonst gilt die Datei admin-token im Datenordner, die der Server anlegt.
help-log-format = Die Form des Protokolls auf der Fehlerausgabe: text oder json.
help-log-level = Wie viel protokolliert wird: debug, info (jede Anfrage), warning oder error.
metavar-action = AKTION
metavar-what = WAS
examples-admin =
    Beispiele:
    
    chantier admin who
    
    chantier admin adjudicate TISCH --seat 1
    
    chantier admin broadcast "Heute um zehn schließen wir." --minutes 120
admin-done = Erledigt.
admin-nothing = Nichts zu zeigen.
admin-column-name = Name
admin-column-id = Kennung
admin-column-address = Adresse
admin-column-table = Tisch
admin-column-seat = Platz
admin-column-game = Spiel
admin-column-status = Stand
admin-column-seats = Plätze
admin-column-connections = Verbindungen
admin-column-turns = Züge
admin-column-live = Live
admin-column-kind = Art
admin-column-what = Was
admin-column-reason = Grund
admin-column-reported = Über
admin-column-text = Text
admin-column-reporter = Von
admin-column-at = Wann
admin-column-action = Aktion

operator-token-wrong = Dafür braucht es das Token des Betreibers.
operator-token-short = Das Token des Betreibers ist zu kurz; es hat mindestens { $least } Zeichen.
operator-token-missing = Es gibt kein Token des Betreibers: Nenne seine Datei mit --token-file oder setze { $variable }.
no-such-admin-action = „{ $came }“ gibt es nicht; es gibt { $known }.
admin-refused = Der Server lehnt ab: { $text }
server-unreachable = Der Server unter { $address } antwortet nicht: { $reason }
server-address-malformed = „{ $came }“ ist keine Adresse eines Servers; sie beginnt mit http oder https.
banned = Der Betreiber dieses Servers hat dich ausgesperrt.
muted = Der Betreiber dieses Servers hat dir den Chat entzogen.
ban-unknown = Diese Sperre gibt es nicht.
report-unknown = Diese offene Meldung gibt es nicht.
network-malformed = „{ $came }“ ist weder eine Adresse noch ein Netz wie 203.0.113.0/24.

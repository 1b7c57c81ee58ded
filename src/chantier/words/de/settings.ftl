## Settings of a server
help-config-file = Eine TOML-Datei mit Einstellungen; sonst chantier.toml im Datenordner, wenn sie da ist.
help-unix-socket = Ein Unix-Socket, auf dem der Server statt auf einem Port lauscht; wer ihn öffnen darf, gilt als vertrauter Proxy.
help-base-path = Der Pfad, unter dem der Server zu erreichen ist, etwa /games/chantier/; sonst der Pfad von --public-url.
help-proxy-protocol = Vertraute Proxys beginnen jede Verbindung mit dem PROXY-Protokoll (Version 1 oder 2), das den Client nennt.
help-hsts = Wie viele Sekunden lang Browser nur HTTPS benutzen sollen (HSTS); nur unter HTTPS gesagt, bei 0 gar nicht.
help-smtp-password = Das Passwort für den Mailserver.
help-secret-file = Eine Datei mit dem Wert von { $flag }, damit er nicht in der Prozessliste steht.
help-config = Die geltenden Einstellungen ausgeben, und woher sie kommen; Geheimes bleibt verborgen.
examples-config =
    Beispiele:
    
    chantier config
    
    chantier config --config chantier.toml --json
config-name = Einstellung
config-value = Wert
config-source = Woher
config-is-default = Standard

## Settings that cannot be used
setting-unknown = { $where }: Die Einstellung { $name } gibt es nicht; docs/configuration.md nennt alle.
setting-unknown-near = { $where }: Die Einstellung { $name } gibt es nicht; vielleicht war { $near } gemeint.
setting-malformed = { $where }: erwartet wird { $expected }, nicht „{ $came }“.
setting-twice = { $one } und { $other } sind beide gesetzt; erwartet wird eines von beiden.
setting-text = Text
setting-path = ein Pfad
setting-switch = true oder false
setting-list = eine Liste von Texten
setting-one-of = eines von { $known }
setting-whole-between = eine ganze Zahl von { $least } bis { $most }
setting-number-between = eine Zahl von { $least } bis { $most }
setting-number-above = eine Zahl über { $least }
config-malformed = { $path } ist keine TOML-Datei: { $reason }.
secret-file-malformed = { $path }: erwartet wird eine Zeile mit dem Geheimnis.
base-path-malformed = „{ $came }“ ist kein Basispfad; erwartet wird etwas wie /games/chantier/.
base-path-reserved = Der Basispfad darf nicht mit /{ $came }/ beginnen: So beginnen eigene Adressen des Servers.
base-path-differs = Der Basispfad ist { $base }, aber in { $public } steht ein anderer; erwartet wird beide Male derselbe.
cannot-listen-there = Auf { $path } kann nicht gelauscht werden: { $reason }.
unix-socket-in-use = Auf { $path } lauscht ein anderer Server.
proxy-protocol-needs-proxies = proxy_protocol ist gesetzt, aber keinem Proxy wird vertraut; erwartet wird trusted_proxy.

shell-skip = Zum Inhalt
shell-guest = Gast
shell-waiting = Warten
shell-lost-title = Hier ist nichts gebaut
shell-lost-text = Unter dieser Adresse gibt es keine Seite.
shell-to-home = Zum Eingang

## When the server is away
shell-offline-short = Der Server antwortet nicht. Es wird wieder versucht.
shell-offline-title = Die Leitung ist weg
shell-offline-text = Der Server antwortet nicht.
shell-offline-again =
    { $seconds ->
        [0] Neuer Versuch läuft.
        [one] Neuer Versuch in 1 Sekunde.
       *[other] Neuer Versuch in { $seconds } Sekunden.
    }
shell-offline-try = Jetzt versuchen

## The menu
shell-menu = Menü
shell-menu-home = Eingang
shell-menu-games = Meine Spiele
shell-menu-learn = So wird gespielt
shell-menu-rules = Regeln von Blueprints
shell-menu-check = Würfel prüfen
shell-menu-me = Du und dieses Gerät
shell-language = Sprache
shell-language-en = English
shell-language-fr = Français
shell-language-de = Deutsch
shell-theme = Licht
shell-theme-light = Tag
shell-theme-dark = Nacht
shell-theme-system = System
shell-to-light = Auf Tag stellen
shell-to-dark = Auf Nacht stellen
shell-sound = Ton
shell-sound-on = Ton einschalten
shell-sound-off = Ton ausschalten
shell-motion = Weniger Bewegung
shell-confirm = Vor dem Zug bestätigen

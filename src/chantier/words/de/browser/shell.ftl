shell-skip = Zum Inhalt
shell-guest = Gast
shell-waiting = Bitte warten
shell-lost-title = Hier ist nichts gebaut
shell-lost-text = Unter dieser Adresse gibt es keine Seite.
shell-to-home = Zur Startseite

## When the server is away
shell-offline-short = Der Server antwortet nicht. Gleich ein neuer Versuch.
shell-offline-title = Keine Verbindung
shell-offline-text = Der Server antwortet nicht.
shell-offline-again =
    { $seconds ->
        [0] Neuer Versuch läuft.
        [one] Neuer Versuch in 1 Sekunde.
       *[other] Neuer Versuch in { $seconds } Sekunden.
    }
shell-offline-try = Jetzt versuchen

shell-broken-title = Diese Seite wurde nicht geladen
shell-broken-text = Der Server antwortet, aber ein Teil der Seite fehlt.
shell-broken-again = Neu laden

## The menu
shell-menu = Menü
shell-menu-home = Startseite
shell-menu-games = Meine Spiele
shell-menu-learn = So wird gespielt
shell-menu-rules-blueprints = Regeln von Blueprints
shell-menu-rules-men-at-work = Regeln von Men at Work
shell-menu-check = Ziehungen prüfen
shell-menu-me = Du und dieses Gerät
shell-language = Sprache
shell-theme = Darstellung
shell-theme-light = Tag
shell-theme-dark = Nacht
shell-theme-system = System
shell-to-light = Zur Tagansicht wechseln
shell-to-dark = Zur Nachtansicht wechseln
shell-sound = Ton
shell-sound-on = Ton einschalten
shell-sound-off = Ton ausschalten
shell-vibration = Vibration
shell-speed = Animationen
shell-speed-normal = Normal
shell-speed-fast = Schnell
shell-speed-none = Keine
shell-confirm = Vor dem Zug bestätigen

## Bots: a name for each chair, and how well they play
shell-you = Du
shell-level-uniform = Verträumt
shell-level-dabbler = Gemütlich
shell-level-novice = Anfänger
shell-level-greedy = Solide
shell-level-builder = Stark
shell-level-planner = Gewieft
shell-level-architect = Architekt
shell-level-note-blueprints-uniform = Nimmt irgendeinen Würfel, der passt, und denkt sich nichts dabei.
shell-level-note-blueprints-dabbler = Zählt, was ein Würfel im Moment bringt, und verzählt sich oft. Gut für das erste Spiel.
shell-level-note-blueprints-novice = Zählt, was ein Würfel im Moment bringt, und verzählt sich manchmal.
shell-level-note-blueprints-greedy = Nimmt, was jetzt am meisten bringt.
shell-level-note-blueprints-builder = Denkt voraus: an den Plan und an die Preise.
shell-level-note-blueprints-planner = Spielt die Runde ein paarmal im Kopf zu Ende, bevor er einen Würfel nimmt.
shell-level-note-blueprints-architect = Spielt die Runde tausendmal zu Ende, mit allem, was du vielleicht verbirgst.
shell-level-apprentice = Lehrling
shell-level-journeyman = Geselle
shell-level-master = Meister
shell-level-note-men-at-work-uniform = Lässt alles irgendwo fallen. Hält nicht lange durch.
shell-level-note-men-at-work-apprentice = Schaut erst, dann baut er. Die Hand rutscht noch.
shell-level-note-men-at-work-journeyman = Eine ruhigere Hand, und vorher ein, zwei Versuche. Denkt einen Moment nach.
shell-level-note-men-at-work-master = Probiert vorher alles aus und rutscht kaum je ab. Lässt sich Zeit.

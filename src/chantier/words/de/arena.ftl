# Die Arena: ihr Befehl, ihre Tabelle im Terminal und ihr Bericht.

## Hilfe
metavar-numbers = ZAHLEN
help-arena = Bots gegeneinander spielen lassen, sie einstufen und einen Bericht schreiben.
help-arena-bots = Die Bots, durch Kommas getrennt: { $known }. Sonst alle des Spiels.
help-arena-seats = Anzahl der Plätze oder mehrere Zahlen, durch Kommas getrennt.
help-arena-games = Wie viele Partien mindestens; die letzte Auslosung wird immer ganz gespielt.
help-engine = Wo gespielt wird: local (Prozesse auf diesem Rechner) oder ray (ein Ray-Cluster).
help-arena-out = Der Ordner für Ergebnisse und Bericht.
help-arena-resume = Mit den Ergebnissen weitermachen, die im Ordner liegen.
examples-arena =
    Beispiele:
    
    chantier arena blueprints --bots builder,greedy,uniform --seats 2,4 --games 200 --out contest
    
    chantier arena blueprints --bots builder,greedy,greedy,greedy --seats 4 --workers 2
    
    chantier arena men-at-work --bots master,apprentice --games 20 --workers 2 --out site --resume

## Absagen
too-few-to-compare = Zum Vergleichen braucht es mindestens zwei verschiedene Bots, nicht { $came }.
company-of-wrong-size = Ein Bot, der zweimal genannt ist, sitzt zweimal am Tisch; für { $seats } Plätze müssen also genau { $seats } Bots genannt sein, nicht { $came }.
unknown-engine = „{ $came }“ gibt es nicht als Antrieb; es gibt { $known }.
resume-needs-out = --resume macht mit Ergebnissen in einem Ordner weiter; nenne ihn mit --out.
results-exist = { $path } gibt es schon; mach mit --resume damit weiter oder nenne einen anderen Ordner.
results-of-another-contest = In { $path } liegen die Ergebnisse eines anderen Turniers: Spiel, Optionen, Bots, Plätze und Startwert müssen gleich sein.
results-out-of-order = { $path }, Zeile { $line }: Das ist nicht die Partie, die in diesem Turnier hier steht.
ray-missing = Der Antrieb ray braucht Ray, und das ist nicht installiert; so kommt es dazu: { $command }
ray-does-not-start = Ray startet nicht: { $reason }

## Im Terminal
arena-progress = Es wird gespielt
arena-stopped = Angehalten nach { $done } von { $games } Partien. Ohne --out bleibt nichts davon.
arena-stopped-kept = Angehalten nach { $done } von { $games } Partien; was gespielt ist, liegt in { $path }. So geht es weiter: { $command }
arena-written = Ergebnisse und Bericht liegen in { $path }.
arena-title =
    { $deals ->
        [one] { $games } Partien mit 1 Auslosung
       *[other] { $games } Partien mit { $deals } Auslosungen
    }
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95-%-Intervall
arena-skill = openskill
arena-wins-of = Siege zu { $seats }

## Statistiken, die nur in Berichten stehen
statistic-acts = Handgriffe
statistic-accidents = Unfälle
statistic-height = Höchstes Teil, mm

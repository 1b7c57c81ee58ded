home-headline-1 = Nimm Platz.
home-headline-2 = Die Baustelle ist offen.
home-lead = Ein Bauspiel im Browser, mit Freunden oder mit Bots. Ohne Konto.
home-play-now = Jetzt spielen
home-play-now-note = Blueprints gegen zwei Bots.
home-choose = Bots aussuchen
home-together = Mehrere an diesem Gerät
home-make = Tisch öffnen
home-by-code = Mit Code beitreten
home-places = Orte
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-blueprints-players = 2 bis 4 Personen
home-men-at-work-players = 2 bis 5 Personen, bisher im Terminal. Sein Tisch hier kommt als Nächstes.

## A code
home-code = Hast du einen Code?
home-code-example = KRAN-47
home-code-unreadable = Das ist weder ein Code noch ein Link. Ein Code sieht aus wie KRAN-47.
home-code-unknown = Kein Tisch hat diesen Code. Frag noch einmal nach, oder öffne einen Tisch.
home-code-full = An diesem Tisch sind alle Plätze besetzt.
home-code-joined = Gefunden
home-join = Beitreten
home-join-named = Beitreten: { $name }
home-watch = Zuschauen

## Open tables
home-open = Offene Tische
home-open-count =
    { $tables ->
        [one] { $people ->
            [one] 1 Person an 1 Tisch
           *[other] { $people } Personen an 1 Tisch
        }
       *[other] { $people } Personen an { $tables } Tischen
    }
home-open-none = Gerade wartet niemand
home-open-none-text = Ein Tisch, den du für alle öffnest, steht dann hier.
home-seats = { $taken } von { $seats } Plätzen besetzt
home-terminal-only = Im Terminal

## My games
home-mine = Meine Spiele
home-mine-all = Alle { $count }
home-mine-none = Noch nichts gebaut
home-mine-none-text = Was du auf diesem Gerät spielst, wartet hier, samt Aufzeichnung.
home-tutorial = Mit der Einführung beginnen, 5 Min.
home-mine-with = { $game } mit { $names }
home-mine-with-many = { $game } mit { $count } anderen
home-mine-your-turn = Du bist dran
home-mine-turn-of = { $name } baut
home-mine-running = Läuft
home-mine-waiting = Noch sind Plätze frei
home-mine-place =
    { $place ->
        [1] Beendet, du hast gewonnen
        [2] Beendet, Platz 2 für dich
        [3] Beendet, Platz 3 für dich
       *[other] Beendet, Platz { $place } für dich
    }
home-mine-ended = Beendet
home-mine-abandoned = Vor dem Beginn aufgegeben
home-continue = Weiter
home-replay = Noch einmal ansehen
home-replay-named = Noch einmal ansehen: { $game }
home-to-table = Zum Tisch
home-to-table-named = Zum Tisch: { $game }

## What is special about a table
home-terms-open-points = Offene Punkte
home-terms-forced = Kein Würfel umsonst
home-terms-chance = Der Zufall beginnt
home-terms-first = Platz { $seat } beginnt
home-terms-talk = Freies Gespräch
home-clock-none = Ohne Uhr
home-clock-per-move = { $seconds } s je Zug
home-clock-bank =
    { $increment ->
        [0] { $minutes } min insgesamt
       *[other] { $minutes } min + { $increment } s je Zug
    }
home-clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }

home-headline-1 = Nimm Platz.
home-headline-2 = Die Baustelle ist offen.
home-lead = Zwei Bauspiele im Browser, mit Freunden oder mit Bots. Ohne Konto.
home-play-now = Jetzt spielen
home-play-now-note-blueprints = Gegen zwei Bots.
home-play-now-note-men-at-work = Gegen einen Bot, einen Lehrling.
home-choose = Bots aussuchen
home-together = Mehrere an diesem Gerät
home-make = Tisch öffnen
home-by-code = Mit Code beitreten
home-places = Orte
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-blueprints-players = 2 bis 4 Personen
home-men-at-work-players = 2 bis 5 Personen

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
    { $people ->
        [one] 1 Person an einem Tisch
       *[other] { $people } Personen an Tischen
    }
home-open-none = Gerade wartet niemand
home-open-none-text = Ein Tisch, den du für alle öffnest, steht dann hier.
home-seats = { $taken } von { $seats } Plätzen besetzt

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

## Make a table
home-new-title = Tisch öffnen
home-new-title-bots = Gegen Bots spielen
home-new-lead-blueprints = Würfel hinter Sichtschirmen, in drei Runden. Erst heimlich bauen, dann aufdecken.
home-new-lead-men-at-work = Stahlträger, Bauarbeiter, eine ruhige Hand, und so hoch, wie es hält.
home-new-seats = Wer sitzt
home-new-how-many = Plätze
home-new-door = Wer ihn findet
home-new-rules = Uhr und Regeln
home-new-open = Tisch öffnen
home-new-open-note = Du bekommst einen Code und einen Link zum Weitergeben.
home-new-play = Spiel starten
home-new-play-note = Alle sind da: Es geht gleich los.
home-seat = Platz { $seat }
home-seat-who = Wer auf Platz { $seat } sitzt
home-seat-level = Stärke des Bots auf Platz { $seat }
home-seat-name = Name auf Platz { $seat }
home-seat-you = Das bist du
home-seat-friend = Mit Link
home-seat-here = Jemand hier
home-seat-bot = Ein Bot
home-seat-friend-note = Kommt mit Code oder Link dazu
home-name-empty = Hier fehlt ein Name.
home-name-twice = Diesen Namen gibt es schon am Tisch.
home-name-example = Name
home-public = Bei den offenen Tischen
home-public-note-on = Wer hereinschaut, findet ihn.
home-public-note-off = Nur wer den Code oder den Link hat, findet ihn.
home-talk-note = Alle am Tisch dürfen schreiben, was sie wollen. Sonst gibt es feste Sätze.
home-onlookers-note = Mit dem Link darf man immer zuschauen. Zu sehen ist, was alle sehen.
home-clock = Uhr
home-clock-kind-per-move = Für jeden Zug
home-clock-kind-bank = Für das Spiel
home-clock-kind-days = Über Tage
home-clock-note-none = Alle denken nach, so lange sie wollen.
home-clock-note-per-move = Ist die Zeit für einen Zug um, spielt ihn ein Bot.
home-clock-note-bank = Alle haben so viel für das ganze Spiel und mit jedem Zug etwas mehr. Ist es verbraucht, spielt ein Bot weiter.
home-clock-note-days = Ein Spiel neben dem Alltag: Niemand muss am Tisch bleiben.
home-clock-per-move-how-long = Zeit für einen Zug
home-clock-bank-how-long = Zeit für das Spiel
home-clock-increment = Mehr mit jedem Zug
home-clock-days-how-long = Zeit für einen Zug
home-seconds = { $seconds } s
home-minutes = { $minutes } min
home-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
home-first = Wer beginnt
home-first-you = Du
home-first-chance = Der Zufall
home-first-note-blueprints = Nur in der ersten Runde. Danach beginnt, wer am wenigsten gebaut hat.
home-first-note-men-at-work = Bekommt zuerst den Rettungshaken. Wird die Baustelle von Hand gebaut, dann hier.
home-unplaceable = Ein Würfel, der nirgends passt
home-unplaceable-any = Darf genommen werden
home-unplaceable-forced = Nur, wenn keiner passt
home-unplaceable-note-any = Du darfst so einen Würfel mit Absicht nehmen. Er kommt weg und zählt trotzdem zu deinen sechs.
home-unplaceable-note-forced = Solange ein Würfel der Auslage passt, musst du einen nehmen, der passt.
home-open-points-note = Der Stand bleibt sichtbar. Sonst liegen die Punkte bis zum Ende verdeckt.

## Several at one device
home-together-title = Mehrere an diesem Gerät
home-together-lead-blueprints = Ein Gerät geht reihum. Ein Vorhang verdeckt deinen Plan, bis du es in der Hand hast.
home-together-lead-men-at-work = Ein Gerät geht reihum, wie der Rettungshaken: Wer es hat, baut.
home-together-start = Spiel starten

## Join
home-carry-title = Auf dieses Gerät mitkommen
home-carry-text = Dieser Link bringt deinen Namen und deine Spiele hierher. Er gilt einmal.
home-carry-take = Hier weitermachen
home-carry-done = Das bist du, auch hier.

## All my games
home-mine-running-title = Laufend
home-mine-over-title = Beendet

## You and this device
home-me-lead = Kein Konto, kein Passwort: ein Name und ein Cookie, das dieses Gerät kennt.
home-me-name = Dein Name
home-me-save = Speichern
home-me-name-saved = Gespeichert
home-me-name-note = Er gilt, sobald du dich das nächste Mal setzt.
home-me-settings = Wie dieses Gerät es mag
home-quality = Bild
home-quality-auto = Wie es passt
home-quality-high = Voll
home-quality-low = Sparsam, für ältere Geräte
home-sound-note = Würfel und Holz, nie Musik.
home-motion-note = Nichts schwingt oder fliegt; alles erscheint dort, wo es ist.
home-confirm-note = Feld wählen, dann bestätigen. Sonst wird sofort gebaut.
home-labels = Schilder an den Würfeln
home-labels-note = Zeichen und Zahl neben jedem Würfel.
home-strong = Kräftige Linien
home-strong-note = Dickere Umrisse, kein Raster.
home-me-device = Ein anderes Gerät
home-me-device-text = Ein Link bringt dich und deine Spiele auf ein anderes Gerät. Er gilt einmal, fünfzehn Minuten lang.
home-me-link = Link erstellen
home-me-data = Was gespeichert ist
home-me-data-text = Dein Name, deine Spiele und was du an Tischen gesagt hast. Sonst nichts, und nirgends sonst.
home-me-download = Alles herunterladen
home-me-forget = Vergiss mich
home-me-forget-title = Endgültig vergessen werden?
home-me-forget-text = Alles, was nur dir gehört, wird gelöscht. In Spielen mit anderen steht ein Strich statt deines Namens. Das lässt sich nicht rückgängig machen.
home-me-stay = Bleiben
home-me-forgotten = Hier bist du vergessen.

## Men at Work: what a table may choose
home-which = Welches Spiel
home-note-blueprints = Würfel, Pläne, Geheimnisse. Zu zweit bis zu viert.
home-note-men-at-work = Stahlträger, Gleichgewicht, Nerven. Zu zweit bis zu fünft.
home-new-site = Die Baustelle
home-new-variants = Varianten
home-site-beginner-note = Fest und eben. Gut für das erste Spiel.
home-site-advanced-note = Schräg und über Kreuz, wenige leichte Plätze.
home-site-expert-note = Ein Stahlträger balanciert nur. Jede Berührung zählt.
home-site-by-hand-note = Wer beginnt, baut sie, Stück für Stück.
home-foreman-note = Alle bekommen zwei Karten, die ändern, was zu setzen ist oder wie. Und Bauarbeiter kommen immer auf den höchsten Stahlträger der beiden Farben.
home-crane-note = Er steht auf der Baustelle, und alles an ihm darf Teile tragen. Was auf seine Plattform fällt, ist ein Unfall.
home-skyscraper-note = Gebaut wird in der offenen Schachtel. Was ihren Boden oder den Tisch berührt, ist ein Unfall.
home-crane-on-floor-note = Er schaut über die Wand.
home-crane-on-rim-note = Schwerer: Er hat wenig Halt.
home-slips-friendly-note = Was noch nie zur Baustelle gehörte, darfst du noch einmal versuchen.
home-slips-strict-note = Es kostet ein Zertifikat und beendet den Zug.
home-experts-note = Alle anderen beginnen mit drei.
home-tremor-note = Was ein Profi hält, zittert ein wenig, wie in einer echten Hand.

## Men at Work: a table in a few words
home-terms-site-beginner = Baustelle für den Einstieg
home-terms-site-advanced = Baustelle für Fortgeschrittene
home-terms-site-expert = Baustelle für Profis
home-terms-site-by-hand = Baustelle von Hand gebaut
home-terms-strict = Jeder Rutscher zählt
home-terms-experts =
    { $count ->
        [one] 1 Profi
       *[other] { $count } Profis
    }
home-terms-tremor = Zittrige Hände
home-terms-crane-rim = Kran auf dem Rand

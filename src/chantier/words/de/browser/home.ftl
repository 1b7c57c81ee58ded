home-headline-1 = Nimm Platz.
home-headline-2 = Die Baustelle ist offen.
home-lead =
    { $games ->
        [2] Zwei Bauspiele im Browser, mit Freunden oder mit Bots. Ohne Konto.
       *[other] Bauspiele und mehr im Browser, mit Freunden oder mit Bots. Ohne Konto.
    }
home-play-now = Jetzt spielen
home-choose = Bots aussuchen
home-together = Mehrere an diesem Gerät
home-make = Tisch öffnen
home-by-code = Mit Code beitreten
home-places = Navigation
home-licences = Lizenzen der Bestandteile dieser Seiten
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-players-blueprints = 2 bis 4 Personen
home-players-men-at-work = 2 bis 5 Personen

## A code
home-code = Hast du einen Code?
home-code-example = KRAN-TURM-4711
home-code-unreadable = Das ist weder ein Code noch ein Link. Ein Code sieht aus wie KRAN-TURM-4711.
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
home-mine-none-text = Was du auf diesem Gerät spielst, findest du hier wieder und kannst es noch einmal ansehen.
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
home-mine-abandoned = Vor dem Beginn verlassen
home-continue = Weiter
home-replay = Noch einmal ansehen
home-replay-named = Noch einmal ansehen: { $game }
home-to-table = Zum Tisch
home-to-table-named = Zum Tisch: { $game }

## What is special about a table
option-blueprints-open-points = Offene Punkte
terms-blueprints-unplaceable-forced = Nur passende Würfel
home-terms-chance = Wer beginnt, wird ausgelost
home-terms-first = Platz { $seat } beginnt
home-terms-talk = Freier Chat
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
home-new-seats = Wer mitspielt
home-new-how-many = Plätze
home-new-door = Wer den Tisch findet
home-new-rules = Uhr und Regeln
home-new-open = Tisch öffnen
home-new-open-note = Du bekommst einen Code und einen Link zum Weitergeben.
home-new-play = Spiel starten
home-new-play-note = Alle sind da: Es geht gleich los.
home-seat = Platz { $seat }
home-seat-who = Wer auf Platz { $seat } spielt
home-seat-level = Stärke des Bots auf Platz { $seat }
home-seat-name = Name für Platz { $seat }
home-seat-you = Das bist du
home-seat-friend = Per Einladung
home-seat-here = Jemand hier
home-seat-bot = Ein Bot
home-seat-friend-note = Kommt mit Code oder Link dazu
home-name-empty = Hier fehlt ein Name.
home-name-twice = Diesen Namen gibt es schon am Tisch.
home-name-example = Name
home-public = Bei den offenen Tischen
home-public-note-on = Alle, die hier vorbeikommen, finden ihn.
home-public-note-off = Nur wer den Code oder den Link hat, findet ihn.
home-talk-note = Alle am Tisch dürfen schreiben, was sie wollen. Sonst gibt es vorbereitete Sätze.
home-casual = Freies Spiel
home-casual-note = Es zählt nicht für die Wertung, und ein Zug lässt sich zurücknehmen, wenn alle einverstanden sind.
home-onlookers-note = Mit dem Link darf man immer zuschauen. Zu sehen ist, was alle sehen.
home-clock = Uhr
home-clock-kind-per-move = Für jeden Zug
home-clock-kind-bank = Für das Spiel
home-clock-kind-days = Über mehrere Tage
home-clock-note-none = Alle denken nach, so lange sie wollen.
home-clock-note-per-move = Ist die Zeit für einen Zug um, spielt ihn ein Bot.
home-clock-note-bank = Alle haben so viel für das ganze Spiel und mit jedem Zug etwas mehr. Ist es verbraucht, spielt ein Bot weiter.
home-clock-note-days = Ein Spiel neben dem Alltag: Niemand muss am Tisch bleiben.
home-clock-per-move-how-long = Zeit für einen Zug
home-clock-bank-how-long = Zeit für das Spiel
home-clock-increment = Zusätzliche Zeit je Zug
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
home-first-chance = Wird ausgelost
home-first-note-blueprints = Nur in der ersten Runde. Danach beginnt, wer das Gebäude mit der niedrigsten Wertung hat.
home-first-note-men-at-work = Bekommt zuerst den Rettungshaken und baut die Baustelle auf, wenn das von Hand geschieht.
option-blueprints-unplaceable = Ein Würfel, der nirgends passt
choice-blueprints-unplaceable-any = Darf genommen werden
choice-blueprints-unplaceable-forced = Nur, wenn keiner passt
choice-blueprints-unplaceable-any-note = Du darfst so einen Würfel mit Absicht nehmen. Er wird entfernt und zählt trotzdem zu deinen sechs.
choice-blueprints-unplaceable-forced-note = Solange ein Würfel im Vorrat passt, musst du einen nehmen, der passt.
option-blueprints-open-points-note = Der Stand bleibt sichtbar. Sonst liegen die Punkte bis zum Ende verdeckt.

## Several at one device
home-together-title = Mehrere an diesem Gerät
home-together-lead-blueprints = Ein Gerät geht reihum. Ein Vorhang verdeckt deinen Plan, bis du es in der Hand hast.
home-together-lead-men-at-work = Ein Gerät geht reihum, wie der Rettungshaken: Wer es hat, baut.
home-together-start = Spiel starten

## Join
home-carry-title = Auf diesem Gerät weitermachen
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
home-me-name-note = Er gilt, sobald du das nächste Mal Platz nimmst.
home-me-settings = Einstellungen auf diesem Gerät
home-quality = Bild
home-quality-auto = Automatisch
home-quality-high = Voll
home-quality-low = Einfach, für ältere Geräte
home-sound-note = Würfel, Holz, Beton und Metall, nie Musik.
home-vibration-note = Auf Geräten, die es können: was die eigene Hand berührt.
home-motion-note = Keine: Alles erscheint dort, wo es ist. Wünscht das System weniger Bewegung, gilt das.
home-confirm-note = Feld wählen, dann bestätigen. Sonst wird der Würfel sofort gesetzt.
home-labels = Beschriftete Würfel
home-labels-note = Zeichen und Zahl neben jedem Würfel.
home-strong = Kräftige Linien
home-strong-note = Dickere Umrisse, kein Raster.
home-me-device = Ein anderes Gerät
home-me-device-text = Ein Link bringt dich und deine Spiele auf ein anderes Gerät. Er gilt einmal, fünfzehn Minuten lang.
home-me-link = Link erstellen
home-me-data = Was gespeichert ist
home-me-data-text = Dein Name, deine Spiele, was du an Tischen gesagt hast, und wie du erfahren möchtest, wann du am Zug bist. Sonst nichts, und nirgends sonst.
home-me-download = Alles herunterladen
home-me-forget = Meine Daten löschen
home-me-forget-title = Deine Daten endgültig löschen?
home-me-forget-text = Alles, was nur dir gehört, wird gelöscht. In Spielen mit anderen steht ein Strich statt deines Namens. Das lässt sich nicht rückgängig machen.
home-me-stay = Behalten
home-me-forgotten = Deine Daten sind hier gelöscht.

## Men at Work: what a table may choose
home-which = Welches Spiel
home-note-blueprints = Würfel, Pläne, Geheimnisse. Zu zweit bis zu viert.
home-note-men-at-work = Stahlträger, Gleichgewicht, Nerven. Zu zweit bis zu fünft.
home-new-site = Die Baustelle
home-new-variants = Varianten
home-site-beginner-note = Fest und eben. Gut für das erste Spiel.
home-site-advanced-note = Schräg und über Kreuz, wenige leichte Stellen.
home-site-expert-note = Ein Stahlträger liegt nur im Gleichgewicht. Jede Berührung zählt.
home-site-by-hand-note = Wer beginnt, baut sie auf, Teil für Teil.
home-foreman-note = Alle bekommen zwei Karten, die ändern, was gebaut wird oder wie. Und Bauarbeiter kommen immer auf den höchsten Stahlträger der beiden Farben.
home-crane-note = Er steht auf der Baustelle, und jeder Teil von ihm darf etwas tragen. Was auf seine Plattform fällt, ist ein Unfall.
home-skyscraper-note = Gebaut wird in der offenen Schachtel. Was ihren Boden oder den Tisch berührt, ist ein Unfall.
home-crane-on-floor-note = Er ragt über die Wände.
home-crane-on-rim-note = Schwerer: Er hat wenig Halt.
home-slips-friendly-note = Was noch nie zur Baustelle gehörte, darfst du noch einmal versuchen.
home-slips-strict-note = Es kostet ein Zertifikat und beendet den Zug.
home-experts-note = Alle anderen beginnen mit { $certificates }.
home-tremor-note = Was ein Profi hält, zittert ein wenig, wie in einer echten Hand.
home-tremor = Zitternde Hände
home-tremor-nobody = Keine
home-tremor-experts = Nur die der Profis
home-tremor-all = Alle
home-tremor-note-nobody = Jede Hand ist ruhig.
home-tremor-note-all = Was jemand hält, zittert ein wenig, wie in einer echten Hand.

## Men at Work: house rules
home-house = Hausregeln
home-house-lead = So eingestellt gilt das gedruckte Spiel.
home-house-changed =
    { $count ->
        [one] 1 Regel weicht vom gedruckten Spiel ab.
       *[other] { $count } Regeln weichen vom gedruckten Spiel ab.
    }
home-help-all = Volle
home-help-some = Etwas
home-help-none = Keine
home-help-note-all = Während du ein Teil hältst, siehst du, was berührt wird und welche Bedingungen erfüllt sind. Stellen werden vorgeschlagen, und die Hand weicht der Baustelle aus.
home-help-note-some = Während du ein Teil hältst, siehst du, was berührt wird, und sonst nichts.
home-help-note-none = Nur deine Hand: Solange du ein Teil hältst, wird nichts angezeigt außer einem Unfall.
home-help-same = Das gilt für alle am Tisch.
home-certificates-note = Im gedruckten Spiel sind es { $printed }. Profis beginnen mit einem weniger, aber mit mindestens einem.
home-titles-printed = { $titles }, wie gedruckt
home-titles-note = Wer zuerst so viele Titel hat, gewinnt.
home-rita-0 = Sofort
home-rita-25 = Nach einem Viertel
home-rita-50 = Nach der Hälfte
home-rita-75 = Nach drei Vierteln
home-rita-100 = Ganz am Ende
home-rita-note = Wo sie im Stapel wartet, plus oder minus { $cards } Karten; ein Viertel ist das gedruckte Spiel. Ist sie da, bringt das höchste Teil Titel.
home-give-up-no = Nein
home-give-up-yes = Ja
home-give-up-note = Wer keine Stelle findet, darf die Karte aufgeben. Das kostet ein Zertifikat und beendet den Zug; auf der Baustelle bewegt sich nichts.

## Men at Work: a table in a few words
home-terms-site-beginner = Baustelle für den Einstieg
home-terms-site-advanced = Baustelle für Fortgeschrittene
home-terms-site-expert = Baustelle für Profis
home-terms-site-by-hand = Baustelle von Hand gebaut
home-terms-strict = Jeder Ausrutscher zählt
home-terms-experts =
    { $count ->
        [one] 1 Profi
       *[other] { $count } Profis
    }
home-terms-tremor = Zittrige Hände
home-terms-crane-rim = Kran auf dem Rand
home-terms-certificates =
    { $count ->
        [one] 1 Zertifikat für jede Person
       *[other] { $count } Zertifikate für jede Person
    }
home-terms-titles =
    { $count ->
        [one] 1 Titel zum Sieg
       *[other] { $count } Titel zum Sieg
    }
home-terms-rita = Rita nach { $percent } % des Stapels
home-terms-help-some = Etwas Hilfe
home-terms-help-none = Keine Hilfe
home-terms-give-up = Aufgeben von Karten erlaubt

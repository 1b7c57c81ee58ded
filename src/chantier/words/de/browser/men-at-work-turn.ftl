## Bedingungen in zwei oder drei Wörtern
turn-chip-girder-has-a-colour-of-the-card = Farbe der Karte
turn-chip-girder-off-the-ground = Nicht am Boden
turn-chip-girder-not-on-a-hat = Auf keinem Helm
turn-chip-girder-not-along-another = Nicht in ganzer Länge
turn-chip-rests-on-one-girder-only = Auf nur einem Stahlträger
turn-chip-rests-at-one-place = An einer Stelle
turn-chip-both-ends-free = Enden frei
turn-chip-touches-its-colour = Berührt seine Farbe
turn-chip-touches-another-colour = Andere Farbe
turn-chip-touches-a-third-colour = Dritte Farbe
turn-chip-touches-the-highest-girder = Berührt den höchsten
turn-chip-worker-on-the-new-girder = Bauarbeiter darauf
turn-chip-rests-on-an-arm = Auf einem Arm
turn-chip-support-on-table-or-girder = Stütze darf dort sein
turn-chip-touches-the-new-support = Berührt neue Stütze
turn-chip-support-on-a-girder = Stütze auf Stahlträger
turn-chip-touches-a-girder = Berührt Stahlträger
turn-chip-touches-a-support = Berührt Stütze
turn-chip-brick-on-the-girder = Backstein darauf
turn-chip-is-the-highest-girder = Wird der höchste
turn-chip-worker-stands-on-a-girder = Steht aufrecht
turn-chip-girder-has-a-glove-colour = Handschuhfarbe
turn-chip-on-the-highest-glove-girder = Höchster dieser Farben
turn-chip-carries-the-brick = Trägt den Backstein
turn-chip-carries-the-beam = Trägt den Balken
turn-chip-touches-the-end-of-the-girder = Am Ende
turn-chip-beam-on-his-arm = Balken auf seinem Arm
turn-chip-beam-on-another-workers-arm = Auch auf anderem Arm
turn-chip-second-worker-on-the-same-girder = Derselbe Stahlträger
turn-chip-three-supports-on-the-table = Drei Stützen
turn-chip-girders-off-the-ground = Kein Stahlträger am Boden
turn-chips = Was die Karte verlangt
turn-chips-folded =
    { $count ->
        [one] 1 Regel erfüllt
       *[other] { $count } Regeln erfüllt
    }

## Die Kopfzeile
turn-game = Men at Work

## Chefin Rita
turn-rita = Chefin Rita
turn-rita-here = Rita ist da.
turn-rita-first-to = Wer zuerst { $titles } Titel hat
turn-rita-short = ist da, { $titles } Titel
turn-rita-away = Rita ist noch nicht da
turn-rita-away-short = noch nicht da
turn-rita-arrives = Rita ist da
turn-rita-arrives-text = Ab jetzt bringt das höchste Teil einen Titel. Wer { $titles } hat, gewinnt.

## Wer mitspielt
turn-players = Wer mitspielt
turn-hook = mit dem Haken
turn-thinks = überlegt
turn-certificates =
    { $count ->
        [0] Kein Zertifikat mehr
        [one] Noch 1 Zertifikat
       *[other] Noch { $count } Zertifikate
    }

## Die Karten
turn-how = Wie
turn-place = Was
turn-a-girder = Stahl­träger
turn-a-worker = Bau­arbeiter
turn-or = oder
turn-colour-gone = keiner mehr
turn-draw-pile =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
turn-discard =
    { $count ->
        [0] keine abgelegt
        [one] 1 abgelegt
       *[other] { $count } abgelegt
    }
turn-changed-by =
    { $who ->
        [you] von dir geändert
       *[other] geändert von { $name }
    }
turn-skipped = Übersprungen: { $task }
turn-skipped-more =
    { $count ->
        [one] und 1 weitere Karte
       *[other] und { $count } weitere Karten
    }

## Die eine Zeile: was jetzt zu tun ist
turn-now-girder = Nimm einen Stahlträger: { $first } oder { $second }
turn-now-girder-only = Nimm einen Stahlträger: { $first }
turn-now-worker = Nimm einen Bauarbeiter. Sein Stahlträger: { $first } oder { $second }
turn-now-worker-only = Nimm einen Bauarbeiter. Sein Stahlträger: { $first }
turn-now-worker-then = Jetzt ein Bauarbeiter auf den neuen Stahlträger
turn-now-second-worker = Jetzt der zweite Bauarbeiter, auf denselben Stahlträger
turn-now-support = Nimm eine Stütze: auf den Tisch oder auf einen Stahlträger
turn-now-support-up = Nimm eine Stütze: Sie kommt auf einen Stahlträger
turn-now-support-girder = Jetzt der Stahlträger: { $first } oder { $second }
turn-now-support-girder-only = Jetzt der Stahlträger: { $first }
turn-now-brick = Jetzt ein Backstein auf seine Arme
turn-now-brick-or-beam = Jetzt ein Backstein oder ein Balken auf seine Arme, in beliebiger Reihenfolge
turn-now-second-brick = Jetzt der zweite Backstein
turn-now-beam = Jetzt ein Balken auf seine Arme
turn-now-second-beam = Jetzt der zweite Balken
turn-now-connecting-beam = Jetzt ein Balken, von seinem Arm zu einem anderen Bauarbeiter
turn-now-girder-with-brick = Nimm einen Stahlträger mit dem Backstein darauf: { $first } oder { $second }
turn-now-girder-with-brick-only = Nimm einen Stahlträger mit dem Backstein darauf: { $first }
turn-now-worker-with-beam = Nimm einen Bauarbeiter mit dem Balken auf dem Arm. Sein Stahlträger: { $first } oder { $second }
turn-now-worker-with-beam-only = Nimm einen Bauarbeiter mit dem Balken auf dem Arm. Sein Stahlträger: { $first }
turn-now-repair = Noch nicht so, wie die Karte es verlangt. Nimm ein Teil dieses Zugs noch einmal
turn-now-prepare-support = Baustelle vorbereiten: Stütze { $number } von 3, auf den Tisch
turn-now-prepare-girder = Baustelle vorbereiten: ein Stahlträger in jeder Farbe. Es fehlt: { $colours }
turn-now-prepare-worker = Baustelle vorbereiten: ein Bauarbeiter, aufrecht auf einem Stahlträger
turn-now-prepare-repair = Die Baustelle stimmt noch nicht. Nimm ein Teil noch einmal
turn-now-clear = Räum zuerst auf, danach baust du
turn-now-keep = Nur Stützen liegen herum. Leg sie zurück oder lass sie liegen
turn-hold-lower = Zieh es über seine Stelle, senk es ab, bis es Kontakt hat, dann lass los
turn-hold-rings = Zieh es zu einem Ring oder wohin du willst, senk es ab, bis es Kontakt hat, dann lass los
turn-hold-ring = Eine mögliche Stelle. Senk es ab, bis es Kontakt hat, dann lass los
turn-hold-ring-number = Stelle { $number } von { $count }
turn-hold-touches = Kontakt. Hält es auch?
turn-hold-not-yet = Kontakt. Die Karte verlangt noch mehr, siehe Liste
turn-hold-all = Kontakt wie verlangt. Hält es auch?
turn-hold-alone = Führ das Teil an seine Stelle, dann lass los
turn-hold-hook = Zieh es mit dem Haken unter der Baustelle hervor, dann lass los
turn-hold-push = Schieb das Ende wieder hinauf, dann lass los
turn-connect-far = Der nächste andere Bauarbeiter ist { $mm } mm entfernt: zu weit für einen Balken von { $beam } mm.
turn-connect-near = Der nächste andere Bauarbeiter ist { $mm } mm entfernt.
turn-connect-reach = Ein Balken verbindet Bauarbeiter, die { $from } bis { $to } mm auseinander stehen, wenn ihre Arme in einer Linie liegen, nebeneinander { $near } bis { $far } mm.
turn-connect-again = Nimm besser einen Bauarbeiter dieses Zuges noch einmal.
turn-settling = Die Baustelle kommt zur Ruhe
turn-still-moving = Noch in Bewegung
turn-wait = { $name } baut
turn-wait-bot = { $name } überlegt
turn-wait-holds = { $name } hält: { $piece }
turn-wait-clears = { $name } räumt auf
turn-wait-asked = { $name } darf eine Karte legen: Die Anweisung lässt sich nicht ausführen
turn-wait-prepares = { $name } bereitet die Baustelle vor
turn-wait-out = Du bist ausgeschieden. { $name } baut
turn-over = Das Spiel ist zu Ende

## Halten
turn-let-go = Loslassen
turn-put-back = Zurücklegen
turn-give-up = Diese Karte aufgeben
turn-give-up-title = Diese Karte aufgeben?
turn-give-up-costs = Das kostet dich ein Zertifikat, und dein Zug endet. Auf der Baustelle bewegt sich nichts.
turn-give-up-last = Es ist dein letztes Zertifikat: Du würdest ausscheiden.
turn-give-up-yes = Aufgeben
turn-give-up-no = Weiter versuchen
turn-height = Höhe
turn-turn = Drehen
turn-pose = Lage
turn-up = Höher
turn-down = Tiefer
turn-left = Links
turn-right = Rechts
turn-side = Von der Seite
turn-side-short = Seite
turn-key-wheel = Mausrad
turn-key-drag = Ziehen
turn-key-hold = Lange drücken
turn-key-shift = Umschalt
turn-key-space = Leertaste
turn-key-escape = Esc
turn-keys-height = auf, ab
turn-keys-across = bewegen
turn-keys-turn = drehen
turn-keys-pose = Lage
turn-keys-next = nächste Stelle
turn-keys-fine = fein
turn-keys-let-go = loslassen
turn-keys-put-back = zurücklegen

## Der Vorrat
turn-take = Nimm { $piece }
turn-take-again = Nimm { $piece } noch einmal
turn-reserve-girder =
    { $count ->
        [0] Stahlträger { $colour }: keiner mehr
        [one] Stahlträger { $colour }: noch 1
       *[other] Stahlträger { $colour }: noch { $count }
    }
turn-reserve-support =
    { $count ->
        [0] Keine Stütze mehr
        [one] Noch 1 Stütze
       *[other] Noch { $count } Stützen
    }
turn-reserve-worker =
    { $count ->
        [0] Kein Bauarbeiter mehr
        [one] Noch 1 Bauarbeiter
       *[other] Noch { $count } Bauarbeiter
    }
turn-reserve-brick =
    { $count ->
        [0] Kein Backstein mehr
        [one] Noch 1 Backstein
       *[other] Noch { $count } Backsteine
    }
turn-reserve-beam =
    { $count ->
        [0] Kein Balken mehr
        [one] Noch 1 Balken
       *[other] Noch { $count } Balken
    }

## Was fiel und was es kostet
turn-accident-title =
    { $onto ->
        [table]
            { $kind ->
                [hat] Ein Helm auf dem Tisch
                [worker] Ein Bauarbeiter auf dem Tisch
                [brick] Ein Backstein auf dem Tisch
                [beam] Ein Balken auf dem Tisch
                [crane] Der Kran ist umgekippt
               *[girder] Ein Stahlträger auf dem Tisch
            }
        [box]
            { $kind ->
                [hat] Ein Helm in der Schachtel
                [worker] Ein Bauarbeiter in der Schachtel
                [brick] Ein Backstein in der Schachtel
                [beam] Ein Balken in der Schachtel
                [crane] Der Kran ist umgekippt
               *[girder] Ein Stahlträger in der Schachtel
            }
        [crane]
            { $kind ->
                [hat] Ein Helm auf der Kranplattform
                [worker] Ein Bauarbeiter auf der Kranplattform
                [brick] Ein Backstein auf der Kranplattform
                [beam] Ein Balken auf der Kranplattform
               *[girder] Ein Stahlträger auf der Kranplattform
            }
       *[worker]
            { $kind ->
                [hat] Ein Helm auf einem Bauarbeiter
                [worker] Ein Bauarbeiter auf einem Bauarbeiter
                [brick] Ein Backstein auf einem Bauarbeiter
                [beam] Ein Balken auf einem Bauarbeiter
               *[girder] Ein Stahlträger auf einem Bauarbeiter
            }
    }
turn-accident-yours = Das zählt als Unfall. Dein Zug endet hier.
turn-accident-theirs = Das zählt als Unfall. Der Zug von { $name } endet hier.
turn-accident-out = Das letzte Zertifikat ist weg: { $name } scheidet aus.
turn-accident-out-you = Das letzte Zertifikat ist weg: Du scheidest aus. Schau weiter zu, solange du magst.
turn-clears-next = Als Nächstes räumt { $name } auf.
turn-clears-next-you = Als Nächstes räumst du auf.
turn-slow-motion = Zeitlupe, 1/4
turn-skip = Überspringen
turn-continue = Weiter

## Aufräumen
turn-clearing = Aufräumen
turn-clearing-text = Was herumliegt, kommt zurück in den Vorrat.
turn-clearing-supports = Gefallene Stützen dürfen liegen bleiben.
turn-clearing-crane = Der Kran wird wieder aufgestellt.
turn-return = Zurücklegen
turn-pull = Herausziehen
turn-push = Hinaufschieben
turn-put-up = Aufstellen
turn-keep = Liegen lassen

## Nach einem Versuch
turn-verdict = Noch nicht so, wie die Karte es verlangt
turn-verdict-again = Nichts passiert. Nimm das Teil noch einmal und leg es richtig.
turn-slipped = Abgerutscht. Nichts passiert, versuch es noch einmal.

## Messen
turn-measured = { $mm } mm
turn-title = Bauarbeiter des Monats
turn-title-yours = Das höchste Teil von allen ist deins: { $piece }.
turn-title-theirs = Das höchste Teil von allen: { $piece }, gesetzt von { $name }.
turn-title-count = { $titles } von { $most } Titeln

## Vorarbeiter
turn-foreman = Deine Vorarbeiterkarten
turn-foreman-open = Vorarbeiterkarten: { $count }
turn-foreman-show = Meine Karten zeigen
turn-foreman-hide = Verdecken
turn-foreman-text = Leg eine, statt zu tun, was die Karten jetzt sagen. Einmal im Zug, vor dem Bauen.
turn-foreman-done = In diesem Zug wurde schon eine Karte gelegt.
turn-foreman-later = Karten legst du in deinem Zug, vor dem Bauen.
turn-foreman-draw = Ändern, was gebaut wird
turn-foreman-discard = Ändern, wie gebaut wird
turn-foreman-then = Dann: { $what }, { $how }
turn-foreman-lay = Legen
turn-foreman-cannot = geht jetzt nicht

## Tempo der Bots, Ansichten
turn-pace = Tempo der Bots
turn-pace-times = { $times }×
turn-view = Ansicht
turn-view-front = Von vorn
turn-view-right = Von rechts
turn-view-back = Von hinten
turn-view-left = Von links
turn-view-top = Von oben
turn-view-home = Anfangsansicht

## Hilfe
turn-turn-left = Nach links drehen
turn-turn-right = Nach rechts drehen
turn-help = Hand und Tasten
turn-help-arrows = Das Teil 5 mm bewegen
turn-help-height = Heben und senken
turn-help-lower = Bis zum Kontakt absenken
turn-help-turn = Drehen
turn-help-tilt = Neigen
turn-help-pose = Andere Lage: stehend, liegend, lehnend
turn-help-next = Über die nächste markierte Stelle bringen
turn-help-fine = Gedrückt: Pfeiltasten gehen zehnmal feiner
turn-help-drag = Am Teil oder an einem Anfasser: bewegen. Anderswo: Ansicht drehen
turn-help-shift = Mit Umschalt: auf und ab
turn-help-alt = Beim Ziehen: zehnmal feiner
turn-help-wheel = Auf dem Teil: heben und senken. Anderswo: näher, weiter weg
turn-help-hold = Auf dem Teil: loslassen
turn-help-let-go = Loslassen
turn-help-put-back = Zurücklegen
turn-help-views = Vorn, rechts, hinten, links, oben
turn-help-touch = Mit den Fingern: Zieh das Teil oder einen seiner Anfasser; zwei Finger auf dem Teil drehen es, anderswo drehen sie die Ansicht und holen sie heran. Langes Drücken auf das Teil lässt los.

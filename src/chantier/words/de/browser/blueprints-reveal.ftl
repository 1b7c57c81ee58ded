## Das Aufdecken
reveal-game = Blueprints
reveal-title = Runde { $round }, das Aufdecken
reveal-skip = Zum Ergebnis springen
reveal-skip-short = Überspringen
reveal-next = Weiter
reveal-back = Zurück
reveal-pause = Anhalten
reveal-play = Automatisch weiter
reveal-continue = Zu Runde { $round }
reveal-finish = Zum Endergebnis
reveal-line-bonus = Plan erfüllt
reveal-status-screens = Die Sichtschirme öffnen sich
reveal-status-yours = Dein Gebäude wird gewertet
reveal-status-of = Das Gebäude von { $name } wird gewertet
reveal-status-done = Öffne eine Zeile, um die Rechnung zu sehen
reveal-begins =
    { $who ->
        [you] Du beginnst Runde { $round }, mit der niedrigsten Wertung.
       *[other] { $name } beginnt Runde { $round }, mit der niedrigsten Wertung.
    }
reveal-plan-kept = Jede Höhe wie geplant
reveal-plan-lost = Nicht wie geplant
reveal-touches =
    { $count ->
        [0] Berührt keinen Würfel
        [one] Berührt 1 Würfel
       *[other] Berührt { $count } Würfel
    }
reveal-dice-recycled =
    { $count ->
        [one] 1 Recyclingwürfel
       *[other] { $count } Recyclingwürfel
    }
reveal-level = Auf Ebene { $level }
reveal-values = Was das Glas zeigt
reveal-none = Keiner in diesem Gebäude
reveal-product = { $times } × { $each } = { $points }
reveal-sum = { $terms } = { $points }
reveal-together = Zusammen { $points }
reveal-ties = Bei Gleichstand zählt
reveal-then = dann
reveal-ties-in-words = Bei Gleichstand zählt { $first }, dann { $second }.
reveal-award-by-points =
    { $who ->
        [you]
            { $points ->
                [one] { $award } für dich, mit 1 Punkt.
               *[other] { $award } für dich, mit { $points } Punkten.
            }
       *[other]
            { $points ->
                [one] { $award } für { $name }, mit 1 Punkt.
               *[other] { $award } für { $name }, mit { $points } Punkten.
            }
    }
reveal-award-tie =
    { $who ->
        [you] { $award } für dich. Du liegst gleichauf mit { $names }: { $points }.
        [with-you] { $award } für { $name }. Du liegst gleichauf mit { $names }: { $points }.
       *[other] { $award } für { $name }. { $names } liegen gleichauf mit { $points }.
    }
reveal-prize-alone =
    { $who ->
        [you] { $prize } für dich.
       *[other] { $prize } für { $name }.
    }
reveal-prize-nobody = { $prize }: niemand
reveal-prize-tie =
    { $who ->
        [you] { $prize } für dich. Außer dir erfüllen die Bedingung: { $names }.
        [with-you] { $prize } für { $name }. Außer dir erfüllen die Bedingung: { $names }.
       *[other] { $prize } für { $name }. { $names } erfüllen die Bedingung.
    }
reveal-by-first = Zuerst begehrt ist { $first }: { $counts }.
reveal-by-second = Gleich viel { $first }, also entscheidet { $second }: { $counts }.
reveal-by-last =
    { $who ->
        [you] Gleich viel von beiden Materialien, also zählt der spätere Zug: Du warst zuletzt dran.
       *[other] Gleich viel von beiden Materialien, also zählt der spätere Zug: { $name } war zuletzt dran.
    }
reveal-count =
    { $who ->
        [you] du { $count }
       *[other] { $name } { $count }
    }
reveal-prizes = Preise
reveal-prizes-worth = je { $points } Punkte
reveal-prize-is-skyscraper = ein Stapel aus fünf
reveal-prize-is-integrity = vier mit gleicher Augenzahl
reveal-prize-is-geometer = eins bis sechs
reveal-prize-is-materials = fünf vom selben Material
reveal-nobody = niemand
reveal-table = Die Wertung von Runde { $round }
reveal-seat = Wer
reveal-won = Gewonnen
reveal-building-of =
    { $who ->
        [you] Dein Gebäude
       *[other] Das Gebäude von { $name }
    }
reveal-choose = Welches Gebäude
reveal-trouble = Die Wertung ließ sich nicht abrufen. Die Punkte gelten trotzdem.

## Das Ergebnis
reveal-over = Nach drei Runden
reveal-top-you =
    { $points ->
        [one] Du gewinnst mit einem Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
reveal-top-other =
    { $points ->
        [one] { $name } gewinnt mit einem Punkt.
       *[other] { $name } gewinnt mit { $points } Punkten.
    }
reveal-top-shared =
    { $who ->
        [with-you] Du teilst dir den Sieg mit { $names }, mit je { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
    }
reveal-tree-you = Der Richtbaum wird dir zu Ehren gesetzt.
reveal-tree-other = Der Richtbaum wird zu Ehren von { $name } gesetzt.
reveal-tree-shared = Der Richtbaum wird zu Ehren aller gesetzt, die gewonnen haben.
reveal-behind =
    { $who ->
        [you]
            { $points ->
                [0] Du hattest genauso viele Punkte.
                [one] Dir fehlte ein Punkt.
               *[other] Dir fehlten { $points } Punkte.
            }
        [with-you]
            { $points ->
                [0] Genauso viele Punkte: du und { $names }.
                [one] Einen Punkt dahinter: du und { $names }.
               *[other] { $points } Punkte dahinter: du und { $names }.
            }
       *[other]
            { $points ->
                [0] Genauso viele Punkte: { $names }.
                [one] Einen Punkt dahinter: { $names }.
               *[other] { $points } Punkte dahinter: { $names }.
            }
    }
reveal-reason-prizes = Gleich viele Punkte: Mehr Preise entscheiden.
reveal-reason-gold = Gleich bei Punkten und Preisen: Mehr Gold entscheidet.
reveal-reason-silver = Gleich bis zum Gold: Mehr Silber entscheidet.
reveal-reason-bronze = Gleich bis zum Silber: Mehr Bronze entscheidet.
reveal-reason-shared = Gleich in allem.
reveal-points = Punkte
reveal-round-short = Runde { $round }
reveal-points-table = Punkte nach Runden
reveal-again = Noch einmal
reveal-replay = Wiederholung ansehen
reveal-check = Würfel prüfen
reveal-record = Aufzeichnung herunterladen
reveal-look-back = Das Aufdecken von Runde { $round }
reveal-again-watch = Bei der Revanche zusehen
reveal-again-waits = Ein Tisch für dieselben Leute ist schon offen.

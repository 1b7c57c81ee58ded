## Würfel und Felder, wie man sie am Tisch nennt
table-space-a1 = hinten links
table-space-b1 = hinten rechts
table-space-a2 = in der Mitte links
table-space-b2 = in der Mitte rechts
table-space-a3 = vorn links
table-space-b3 = vorn rechts
table-level = Ebene { $level }: { $die }.
table-space-closed = { $space }: gesperrt.
table-space-empty = { $space }: leer, { $planned ->
        [one] 1 Würfel geplant.
       *[other] { $planned } Würfel geplant.
    }
table-space-built = { $space }: { $height } von { $planned } geplanten.
table-space-lit = { $die } darf hierhin.
table-space-placed = { $die } liegt hier, bis du baust.
table-none-taken = noch nichts

## Die Kopfzeile
table-game = Blueprints
table-round-pick = Runde { $round }, Würfel { $pick } von { $picks }
table-pick = Würfel { $pick }/{ $picks }
table-round-of = Runde { $round } von { $rounds }
table-looking-on = Du schaust zu
table-onlookers =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } schauen zu
    }
table-title-turn = Du bist dran

## Die Plätze
table-seats = Die anderen Plätze
table-seat-taken = { $taken } von { $picks }
table-seat-next = { $taken } von { $picks }, als Nächstes dran
table-seat-turn = { $taken } von { $picks }, am Zug
table-seat-thinking = { $taken } von { $picks }, denkt nach
table-seat-lost =
    { $count ->
        [one] 1 verloren
       *[other] { $count } verloren
    }
table-seat-away = Nicht da
table-seat-stand-in = Ein Bot springt ein
table-seat-in-words = Spielt mit Worten
table-seat-in-words-text =
    { $who ->
        [you] Du spielst mit der Baustelle in Worten und wählst unter angebotenen Plätzen.
       *[other] { $name } spielt mit der Baustelle in Worten und wählt aus vorgeschlagenen Stellen.
    }
table-unrated = Nicht alle haben dieselbe Hilfe, deshalb wird diese Partie nicht gewertet.
table-casual = Ein freies Spiel: Es zählt nicht für die Wertung, und ein Zug lässt sich zurücknehmen, wenn alle einverstanden sind.
table-house = Hausregeln
table-house-title = Hausregeln an diesem Tisch
table-house-lead = Was vom gedruckten Spiel abweicht:
table-seat-dice =
    { $who ->
        [you] Deine genommenen Würfel
       *[other] Von { $name } genommene Würfel
    }
table-die-lost = { $die } (verloren)
table-clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
table-points-own =
    { $points ->
        [one] Du hast 1 Punkt.
       *[other] Du hast { $points } Punkte.
    }
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Der Vorrat, der Beutel, was gefragt ist, der Plan
table-pool = Vorrat
table-pool-nowhere = passt nirgends
table-pool-chosen = in deiner Hand
table-pool-placed = auf deinem Plan, noch nicht gebaut
table-pool-removed = wird entfernt
table-bag = Beutel
table-bag-left =
    { $dice ->
        [one] Würfel übrig
       *[other] Würfel übrig
    }
table-bag-in-words =
    { $dice ->
        [one] Noch 1 Würfel im Beutel
       *[other] Noch { $dice } Würfel im Beutel
    }
table-in-demand = Begehrt
table-in-demand-order = der linke zuerst
table-in-demand-then = dann
table-in-demand-in-words = Begehrt: { $first }, dann { $second }
table-removed = Entfernt
table-your-plan = Dein Plan
table-your-plan-secret = Niemand sieht ihn vor dem Aufdecken
table-lost-dice =
    { $count ->
        [one] 1 Würfel in dieser Runde verloren
       *[other] { $count } Würfel in dieser Runde verloren
    }
table-plan-in-words = Dein Plan, drei Reihen zu zwei Feldern, die hintere zuerst

## Was es wert ist
table-tally = Stand jetzt
table-tally-plan = Plan
table-tally-plan-done = erfüllt
table-tally-plan-reach = möglich, +{ $points }
table-tally-plan-missed = nicht mehr möglich
table-tally-gain = +{ $points }
table-tally-prizes = Preise
table-prize-have = { $have } von { $need }
table-prize-sure = erfüllt

## Die eine Zeile
table-take = Nimm einen Würfel aus dem Vorrat
table-take-short = Nimm einen Würfel
table-place = { $die }: { $count ->
        [one] Wähle das helle Feld
        [2] Wähle eines der zwei hellen Felder
        [3] Wähle eines der drei hellen Felder
       *[other] Wähle eines der vier hellen Felder
    }
table-place-short = { $die }: { $count ->
        [one] Wähle das helle Feld
       *[other] Wähle ein helles Feld
    }
table-lose = { $die } passt nirgends. Wer ihn nimmt, verliert ihn.
table-lose-it = Nehmen und verlieren
table-lose-title = { $die } verlieren?
table-lose-text = Er passt nirgends auf deinen Plan. Wer ihn nimmt, verliert ihn: Er zählt nichts, und der Zug ist vorbei.
table-lose-sure = Verlieren
table-remove = { $die }, { $space }. Wähle jetzt einen Würfel, den du entfernst.
table-remove-short = Wähle einen Würfel, den du entfernst
table-remove-lost = { $die } geht verloren. Wähle jetzt einen Würfel, den du entfernst.
table-confirm = { $die }, { $space }
table-confirm-two = { $die }, { $space }; { $removed } wird entfernt
table-confirm-lost = { $die } geht verloren
table-confirm-lost-two = { $die } geht verloren; { $removed } wird entfernt
table-build = Bauen
table-put-back = Zurücklegen
table-put-back-short = Zurück
table-sent = Der Würfel wird gesetzt
table-wait = { $name } wählt einen Würfel
table-wait-bot = { $name } denkt nach
table-over = Das Spiel ist aus
table-refused-closed = Dieses Feld ist schraffiert. Dort wird nie gebaut.
table-refused-low = Eine { $value } passt nicht auf eine { $top }. Darunter muss ein gleicher oder kleinerer Würfel liegen.
table-your-turn = Du bist dran
table-event-taken = { $name } nimmt { $die }.
table-event-removed = { $name } nimmt { $die } und entfernt { $removed }.
table-event-taken-lost = { $name } nimmt { $die }; er passt nirgends und ist verloren.
table-event-lost-removed = { $name } nimmt { $die }, der nirgends passt und verloren ist, und entfernt { $removed }.
table-event-placed = { $die } steht { $space }. Dein Gebäude ist { $total } wert.
table-event-lost = { $die } ist verloren.

## Tasten
table-keys = Tasten
table-keys-tab = Zwischen Würfeln, Plan und Knöpfen
table-keys-arrows = Von Würfel zu Würfel, von Feld zu Feld
table-keys-enter = Nehmen, setzen, bauen
table-keys-digits = Den Würfel an dieser Stelle nehmen, von links gezählt
table-keys-escape = Einen Schritt zurück
table-keys-zero = Ansicht zurücksetzen

## Reden
table-talk = Chat
table-talk-new =
    { $count ->
        [one] Chat, 1 neu
       *[other] Chat, { $count } neu
    }
table-talk-empty = Noch hat niemand etwas gesagt.
table-talk-write = Schreib etwas
table-talk-send = Senden
table-talk-phrases = Sätze
table-talk-onlooker = Wer zuschaut, kann mitlesen. Schreiben kann nur, wer mitspielt.
table-talk-hidden = Verborgene Nachricht
table-talk-show = Anzeigen
table-talk-show-this = Verborgene Nachricht von { $name } anzeigen

## Gehen, wiederkommen, zuschauen
table-leave = Tisch verlassen
table-leave-title = Den Tisch verlassen?
table-leave-text = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.
table-leave-stay = Bleiben
table-kept = Dein Platz und das Spiel bleiben erhalten.
table-kept-onlooker = Das Spiel geht einen Moment ohne dich weiter.
table-stand-in-after =
    { $minutes ->
        [one] Nach einer Minute spielt ein Bot für dich.
       *[other] Nach { $minutes } Minuten spielt ein Bot für dich.
    }
table-shut-title = Diese Tür ist zu
table-shut-elsewhere-title = Dein Platz ist anderswo
table-shut-elsewhere = Dieser Platz wurde auf einem anderen Gerät übernommen oder verlassen, oder das Spiel konnte nicht beginnen, weil dein Gerät nicht rechtzeitig geantwortet hat.
table-shut-given-up-title = Dieser Platz wurde frei
table-shut-given-up = Dein Gerät hat nicht rechtzeitig geantwortet, als das Spiel beginnen sollte, oder jemand ist gegangen. Der Tisch wartet wieder: Setz dich noch einmal.
table-shut-back = Zurück an den Tisch
table-play-here = Hier spielen
table-look-on = Zuschauen
table-elsewhere-title = Du hast einen Platz an diesem Tisch
table-elsewhere-text = Dein Platz ist auf einem anderen Gerät. Er kann hierher umziehen; auf dem anderen kannst du dann nur noch zuschauen.
table-loading = Der Tisch wird vorbereitet
table-abandoned-title = Niemand kam zum Bauen
table-abandoned-text = Alle haben diesen Tisch vor dem Spiel verlassen.

## Ein Gerät für mehrere
table-curtain-title = Gib das Gerät an { $name }
table-curtain-text = Den Plan hinter dem Vorhang darf nur diese Person sehen.
table-curtain-open = Ich bin { $name }

table-help = Hilfe zu den Tasten
table-close = Schließen

## Dinge
blueprints-title = Blueprints
material-wood = Holz
material-recycled = Recycling
material-stone = Stein
material-glass = Glas
material-and-letter = { $material } ({ $letter })
award-gold = Gold
award-silver = Silber
award-bronze = Bronze
prize-skyscraper = Hochhaus
prize-integrity = Strukturelle Integrität
prize-geometer = Geometrie
prize-materials = Material
score-bonus = Blueprints-Bonus
score-wood = Holz
score-recycled = Recycling
score-stone = Stein
score-glass = Glas
score-total = Summe

## Der Tisch
board-round = Runde { $round } von { $rounds }
board-in-demand = Begehrt: { $first }, dann { $second }
board-bag =
    { $dice ->
        [one] 1 Würfel im Beutel
       *[other] { $dice } Würfel im Beutel
    }
board-pool = Vorrat
board-plan = Bauplan
board-building = Dein Gebäude
board-worth = Jetzt wert
board-taken = { $taken } von { $picks }
board-nothing-taken = noch nichts
board-lost = verloren: { $count }
board-discarded = Entfernt
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
prompt-one = Würfel und Feld, zum Beispiel G5 a2 (? = Hilfe, q = Beenden):
prompt-two = Würfel, Feld und der zu entfernende Würfel, zum Beispiel G5 a2 W1 (? = Hilfe, q = Beenden):
help-dice = { $dice }: möglich auf { $spaces }
help-dice-nowhere = { $dice }: nirgends möglich; zum Entfernen: { $example } -

## Ereignisse
event-round = Runde { $round }. { $name } beginnt. Begehrt: { $first }, dann { $second }.
event-taken =
    { $who ->
        [you] Du nimmst { $die }.
       *[other] { $name } nimmt { $die }.
    }
event-placed = { $name } nimmt { $die } für { $space }.
event-removed =
    { $who ->
        [you] Du nimmst { $die }; er passt nirgends und wird für diese Runde entfernt.
       *[other] { $name } nimmt { $die }; er passt nirgends und wird für diese Runde entfernt.
    }
event-discarded = { $die } wird entfernt.
event-drawn =
    { $count ->
        [one] Neuer Würfel: { $dice }.
       *[other] Neue Würfel: { $dice }.
    }
event-revealed = Die Sichtschirme öffnen sich
event-award = Auszeichnung in { $award }: { $name }
event-prize = Preis „{ $prize }“: { $name }
event-prize-kept = Preis „{ $prize }“: niemand
event-ended = Das Spiel ist zu Ende.

## Das Ende
ending-points = Punkte
ending-prizes = Preise
ending-by-points = { $names } gewinnt nach Punkten.
ending-by-prizes = { $names } gewinnt: gleich viele Punkte, aber mehr Preise.
ending-by-gold = { $names } gewinnt: gleich bei Punkten und Preisen, aber mehr Gold.
ending-by-silver = { $names } gewinnt: gleich bis zum Gold, aber mehr Silber.
ending-by-bronze = { $names } gewinnt: gleich bis zum Silber, aber mehr Bronze.
ending-by-shared = { $names } teilen sich den Sieg.

## Bilder und Zahlen
picture-title = Ein Gebäude auf dem Bauplan { $plan }
picture-description = Stapel von unten nach oben, Reihe für Reihe: { $building }
score-prizes = Kommt infrage für: { $prizes }
score-no-prizes = Kommt für keinen Preis infrage.
statistic-building = Gebäude
statistic-bonus = Bonus
statistic-gold = Gold
statistic-silver = Silber
statistic-bronze = Bronze
statistic-skyscraper = Hochhaus
statistic-integrity = Integrität
statistic-geometer = Geometrie
statistic-materials = Material

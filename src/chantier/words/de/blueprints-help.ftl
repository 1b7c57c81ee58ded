## Hilfe während des Spiels
help-type-one = Tippe einen Würfel und ein Feld, zum Beispiel G5 a2: Der Würfel kommt auf das, was dort steht. Ein Würfel, der nirgends passt, wird mit einem Strich genommen: G5 -. Die Felder heißen a1 bis b3, wie auf deinem Bauplan.
help-type-two = Tippe einen Würfel, ein Feld und den zu entfernenden Würfel, zum Beispiel G5 a2 W1: Der erste kommt auf das, was dort steht. Passt er nirgends, steht dort ein Strich: G5 - W1. Die Felder heißen a1 bis b3, wie auf deinem Bauplan.
help-type-names = Groß oder klein ist egal; auch Namen gehen: Glas 5 a2. q beendet und speichert.

help-scoring = Was ein Gebäude zählt
help-score-wood = Holz: { $each } für jeden Würfel daneben, darüber oder darunter
help-score-recycled = Recycling: gemeinsam, für 1 bis 6 Würfel: { $points }
help-score-stone = Stein: nach Ebene, von unten: { $points } (auch darüber)
help-score-glass = Glas: seine Augenzahl
help-score-bonus = Blueprints-Bonus: { $bonus }, wenn jedes Feld genau die geplante Höhe hat

help-winning = Was gewinnt
help-awards = Die Wertung bringt die Gebäude nur in eine Reihenfolge. Die besten bekommen Auszeichnungen: { $awards }. Nach { $rounds } Runden gewinnen die meisten Punkte aus Auszeichnungen und Preisen.
help-award =
    { $points ->
        [one] { $award } { $points } Punkt
       *[other] { $award } { $points } Punkte
    }
help-prizes = Preise, je { $points } Punkte, höchstens einer jeder Sorte pro Runde:
help-prize-skyscraper = ein Stapel aus { $count } oder mehr Würfeln
help-prize-integrity = { $count } oder mehr Würfel mit gleicher Augenzahl
help-prize-geometer = alle { $count } Augenzahlen
help-prize-materials = { $count } oder mehr Würfel aus einem Material
help-ties = Gleichstand: zuerst begehrtes Material, dann zweites, dann wer später dran war.

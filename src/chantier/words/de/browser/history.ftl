## Der Verlauf am Tisch
history-title = Verlauf
history-loading = Der Verlauf wird geladen
history-empty = Es ist noch nichts geschehen.
history-looking = Rückblick: { $moment }
history-game-at = Das Spiel ist jetzt bei: { $moment }
history-your-turn = Im Spiel bist du dran.
history-return = Zurück ins Spiel
history-last-move = Der zuletzt genommene Würfel
history-held = Leg erst das Teil ab und blick dann zurück.
history-watching = Es schauen zu: { $names }
history-watching-others =
    { $count ->
        [one] 1 weitere Person
       *[other] { $count } weitere
    }

## Der Coach: `chantier analyse`, und seine Seite
help-analyse = Eine beendete Partie Blueprints ansehen: was Glück war, was Können, was jede Wahl gekostet hat.
help-analyse-json = Die ganze Analyse als JSON in diese Datei schreiben.
help-analyse-html = Die Analyse als Seite mit Diagrammen in diese Datei schreiben.
help-threads = Wie viele Kerne daran arbeiten dürfen.
examples-analyse =
    Beispiele:
    
    chantier analyse partien.jsonl --line 7
    
    chantier analyse partien.jsonl --html analyse.html --json analyse.json
analyse-progress = Jeder Moment wird zu Ende gespielt
analyse-written = Die Analyse liegt in { $path }.
analyse-title = Der Coach
analyse-accounts = Wohin der Sieg gegangen ist
analyse-accounts-how = Anteile am Sieg. Was ein Platz zu Beginn erwarten konnte, was Würfel und Karten ihm brachten, was seine Züge und die der anderen ihm brachten, verglichen mit denen eines soliden Spielers: Die Summe ist das Ergebnis. ± ist, was die Simulationen offenlassen.
analyse-start = Zu Beginn
analyse-luck = Glück
analyse-own = Eigenes Spiel
analyse-others = Spiel der anderen
analyse-outcome = Ergebnis
analyse-points = Punkte
analyse-cost = Kosten
analyse-cost-each = Verschenkt je Zug
analyse-cost-how = Verschenkt: was ein Zug gegenüber dem besten gekostet hat, nach allem, was der Platz da wissen konnte.
analyse-share = { $share } %
analyse-change = { $sign }{ $share } %
analyse-change-error = { $sign }{ $share } ± { $error } %
analyse-moments = Drei Momente, die sie entschieden
analyse-costly = Die teuersten Züge
analyse-no-costly = Kein Zug war klar schlechter als ein anderer.
analyse-chances = Siegchance
analyse-chances-how = Was jeder Platz bei offenen Karten erwarten konnte, Schritt für Schritt, wenn alle wie ein solider Spieler weiterspielen.
analyse-costs = Was jeder Zug gekostet hat
analyse-costs-how = Gegenüber dem besten nach allem, was der Platz da wissen konnte. Was Simulationen nicht unterscheiden können, zählt nicht.
analyse-lucks = Was jeder Wurf und jede Ziehung brachte
analyse-lucks-how = Jeder Balken ist ein Wurf oder eine Ziehung: wie viel vom Sieg der Platz dadurch bekam oder verlor.
analyse-round = Runde { $round }
analyse-result =
    { $points ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $points } Punkte
    }
analyse-all-picks = Alle Züge
analyse-all-draws = Alle Würfe und Ziehungen
analyse-better = Besser
analyse-foot = Jeder Moment der Partie wurde { $futures }-mal zu Ende gespielt.

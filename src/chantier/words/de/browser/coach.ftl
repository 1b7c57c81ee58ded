## Der Coach, nach einer Partie
coach-title = Der Coach
coach-lead = Was Glück war, was Können, und welche Momente entschieden.
coach-ask = Den Coach fragen
coach-next =
    { $count ->
        [one] Eine andere Partie kommt zuerst dran.
       *[other] { $count } andere Partien kommen zuerst dran.
    }
coach-works = Jeder Moment wird wieder und wieder zu Ende gespielt.
coach-table = Wohin der Sieg ging
coach-start = Am Anfang
coach-luck = Glück
coach-own = Eigenes Spiel
coach-others = Spiel der anderen
coach-outcome = Ergebnis
coach-share = { $share } %
coach-sum = = { $share } %
coach-change = { $sign }{ $share } %
coach-how = In Anteilen am Sieg. Was am Anfang zu erwarten war, was Würfel und Karten brachten, was die eigenen Züge und die der anderen gegenüber denen eines soliden Spielers brachten: Zusammen ist das das Ergebnis.
coach-moments = Drei Momente, die entschieden

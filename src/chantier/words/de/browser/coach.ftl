## Der Coach, nach einer Partie
coach-title = Der Coach
coach-lead = Was Glück war, was Können, und welche Momente entschieden.
coach-ask = Den Coach fragen
coach-next = Eine andere Partie kommt zuerst dran.
coach-works = Jeder Moment wird wieder und wieder zu Ende gespielt.
coach-table = Glück und eigenes Spiel
coach-seat = Wer
coach-luck = Glück
coach-own = Eigenes Spiel
coach-change = { $sign }{ $share } %
coach-how = In Anteilen am Sieg: was Würfel und Karten brachten, und was die eigenen Züge gegenüber denen eines soliden Spielers brachten.
coach-moments = Drei Momente, die entschieden

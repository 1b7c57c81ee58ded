## Le coach, après une partie
coach-title = Le coach
coach-lead = La part de chance, la part de jeu, et les moments qui ont décidé.
coach-ask = Demander au coach
coach-next =
    { $count ->
        [one] Une autre partie passe avant.
       *[other] { $count } autres parties passent avant.
    }
coach-works = Chaque moment est joué jusqu’au bout, encore et encore.
coach-table = Où est allée la victoire
coach-start = Au départ
coach-luck = Chance
coach-own = Son propre jeu
coach-others = Le jeu des autres
coach-outcome = Résultat
coach-share = { $share } %
coach-sum = = { $share } %
coach-change = { $sign }{ $share } %
coach-how = En parts de victoire. Ce qu’on pouvait espérer au départ, ce que dés et cartes ont donné, ce que ses propres choix et ceux des autres ont donné face à ceux d’un joueur solide : ensemble, cela fait le résultat.
coach-moments = Trois moments décisifs

## Le coach, après une partie
coach-title = Le coach
coach-lead = La part de chance, la part de jeu, et les moments qui ont décidé.
coach-ask = Demander au coach
coach-next = Une autre partie passe avant.
coach-works = Chaque moment est joué jusqu’au bout, encore et encore.
coach-table = Chance et jeu
coach-seat = Joueur
coach-luck = Chance
coach-own = Son propre jeu
coach-change = { $sign }{ $share } %
coach-how = En parts de victoire : ce que dés et cartes ont donné, et ce que ses propres choix ont donné face à ceux d’un joueur solide.
coach-moments = Trois moments décisifs

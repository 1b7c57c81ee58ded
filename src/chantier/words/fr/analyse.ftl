## Le coach : `chantier analyse`, et sa page
help-analyse = Étudier une partie finie de Blueprints : la part de chance, la part de jeu, le prix de chaque choix.
help-analyse-json = Écrire toute l’analyse en JSON dans ce fichier.
help-analyse-html = L’écrire dans ce fichier, en page avec des graphiques.
help-threads = Combien de cœurs peuvent y travailler.
examples-analyse =
    Exemples :
    
    chantier analyse parties.jsonl --line 7
    
    chantier analyse parties.jsonl --html analyse.html --json analyse.json
analyse-progress = Simulation des suites possibles
analyse-written = L’analyse est dans { $path }.
analyse-title = Le coach
analyse-accounts = Où est passée la victoire
analyse-accounts-how = Parts de victoire. Ce qu’une place pouvait espérer au début, ce que les dés et les cartes lui ont donné, ce que ses choix et ceux des autres lui ont donné face à ceux d’un joueur solide : la somme est le résultat. ± est ce que les simulations laissent ouvert.
analyse-start = Au début
analyse-luck = Chance
analyse-own = Son propre jeu
analyse-others = Le jeu des autres
analyse-outcome = Résultat
analyse-points = Points
analyse-cost = Coût
analyse-cost-each = Laissé filer par choix
analyse-cost-how = Laissé filer : ce qu’un choix a coûté face au meilleur, d’après ce que la place pouvait savoir alors.
analyse-share = { $share } %
analyse-change = { $sign }{ $share } %
analyse-change-error = { $sign }{ $share } ± { $error } %
analyse-moments = Trois moments décisifs
analyse-costly = Les choix les plus coûteux
analyse-no-costly = Aucun choix n’était nettement moins bon qu’un autre.
analyse-chances = Chances de gagner
analyse-chances-how = Ce que chaque place pouvait espérer, cartes sur table, pas à pas, si tout le monde continuait comme un joueur solide.
analyse-costs = Ce que chaque choix a coûté
analyse-costs-how = Face au meilleur choix d’après ce que la place pouvait savoir alors. Ce que les simulations ne distinguent pas ne compte pas.
analyse-lucks = Ce que chaque lancer et chaque tirage a donné
analyse-lucks-how = Chaque barre est un lancer ou un tirage : la part de victoire qu’il a donnée à la place, ou reprise.
analyse-round = Manche { $round }
analyse-result =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
analyse-all-picks = Tous les choix
analyse-all-draws = Tous les lancers et tirages
analyse-better = Mieux
analyse-foot = Chaque moment de la partie a été joué { $futures } fois jusqu’au bout.

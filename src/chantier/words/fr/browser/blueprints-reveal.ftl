## La révélation
reveal-game = Blueprints
reveal-title = Manche { $round }, la révélation
reveal-you = Vous
reveal-skip = Aller au résultat
reveal-skip-short = Passer
reveal-next = Suivant
reveal-back = Retour
reveal-pause = Pause
reveal-play = Lecture automatique
reveal-continue = Vers la manche { $round }
reveal-finish = Vers le résultat final
reveal-line-bonus = Plan respecté
reveal-status-screens = Les paravents s’ouvrent
reveal-status-yours = On évalue votre édifice
reveal-status-of = On évalue l’édifice de { $name }
reveal-status-done = Ouvrez une ligne pour voir le calcul
reveal-begins = { $name } commence la manche { $round }, avec l’édifice au score le plus faible.
reveal-plan-kept = Chaque hauteur comme prévu
reveal-plan-lost = Pas comme prévu
reveal-touches =
    { $count ->
        [0] Ne touche aucun dé
        [one] Touche 1 dé
       *[other] Touche { $count } dés
    }
reveal-dice-recycled =
    { $count ->
        [one] 1 dé recyclé
       *[other] { $count } dés recyclés
    }
reveal-level = À l’étage { $level }
reveal-values = Ce que montre le verre
reveal-none = Aucun dans cet édifice
reveal-product = { $times } × { $each } = { $points }
reveal-sum = { $terms } = { $points }
reveal-together = Ensemble { $points }
reveal-ties = Égalités : d’abord
reveal-then = puis
reveal-ties-in-words = En cas d’égalité : d’abord { $first }, puis { $second }.
reveal-award-by-points =
    { $points ->
        [one] { $award } pour { $name }, avec { $points } point.
       *[other] { $award } pour { $name }, avec { $points } points.
    }
reveal-award-tie = { $award } pour { $name }. { $names } sont à égalité avec { $points }.
reveal-prize-alone = { $prize } pour { $name }.
reveal-prize-nobody = { $prize } : personne
reveal-prize-tie = { $prize } pour { $name }. { $names } remplissent la condition.
reveal-by-first = Premier matériau à forte demande, { $first } : { $counts }.
reveal-by-second = Égalité en { $first }, c’est donc { $second } qui décide : { $counts }.
reveal-by-last = Égalité dans les deux matériaux, c’est donc le dernier tour qui compte : { $name } a joué en dernier.
reveal-count = { $name } { $count }
reveal-prizes = Prix
reveal-prizes-worth = { $points } points chacun
reveal-prize-is-skyscraper = une pile de cinq
reveal-prize-is-integrity = quatre de même valeur
reveal-prize-is-geometer = de un à six
reveal-prize-is-materials = cinq du même matériau
reveal-nobody = personne
reveal-table = Les scores de la manche { $round }
reveal-seat = Joueur
reveal-won = Gagné
reveal-building-of = L’édifice de { $name }
reveal-choose = Quel édifice
reveal-trouble = Le détail des scores n’a pas pu être obtenu. Les points restent valables.

## Le résultat
reveal-over = Après trois manches
reveal-top-you =
    { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
reveal-top-other =
    { $points ->
        [one] { $name } gagne avec { $points } point.
       *[other] { $name } gagne avec { $points } points.
    }
reveal-top-shared = Victoire partagée, avec { $points } points chacun : { $names }.
reveal-tree-you = Le sapin de fin de chantier vous revient.
reveal-tree-other = Le sapin de fin de chantier revient à { $name }.
reveal-tree-shared = Le sapin de fin de chantier revient à tous les gagnants.
reveal-behind =
    { $points ->
        [0] Autant de points pour { $names }.
        [one] Il manquait { $points } point à { $names }.
       *[other] Il manquait { $points } points à { $names }.
    }
reveal-reason-prizes = Égalité aux points : le nombre de prix décide.
reveal-reason-gold = Égalité aux points et aux prix : l’or décide.
reveal-reason-silver = Égalité jusqu’à l’or : l’argent décide.
reveal-reason-bronze = Égalité jusqu’à l’argent : le bronze décide.
reveal-reason-shared = Égalité en tout.
reveal-points = Points
reveal-round-short = Manche { $round }
reveal-points-table = Points par manche
reveal-again = Rejouer
reveal-replay = Revoir la partie
reveal-check = Vérifier les dés
reveal-record = Télécharger l’enregistrement
reveal-look-back = La révélation de la manche { $round }
reveal-again-watch = Voir la revanche
reveal-again-waits = Une table pour les mêmes personnes est déjà ouverte.

## La révélation
reveal-game = Blueprints
reveal-title = Manche { $round }, la révélation
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
reveal-begins =
    { $who ->
        [you] Vous commencez la manche { $round }, avec l’édifice au score le plus faible.
       *[other] { $name } commence la manche { $round }, avec l’édifice au score le plus faible.
    }
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
    { $who ->
        [you]
            { $points ->
                [one] { $award } pour vous, avec { $points } point.
               *[other] { $award } pour vous, avec { $points } points.
            }
       *[other]
            { $points ->
                [one] { $award } pour { $name }, avec { $points } point.
               *[other] { $award } pour { $name }, avec { $points } points.
            }
    }
reveal-award-tie =
    { $who ->
        [you] { $award } pour vous. Vous êtes à égalité avec { $names } : { $points }.
        [with-you] { $award } pour { $name }. Vous êtes à égalité avec { $names } : { $points }.
       *[other] { $award } pour { $name }. { $names } sont à égalité avec { $points }.
    }
reveal-prize-alone =
    { $who ->
        [you] { $prize } pour vous.
       *[other] { $prize } pour { $name }.
    }
reveal-prize-nobody = { $prize } : personne
reveal-prize-tie =
    { $who ->
        [you] { $prize } pour vous. Comme vous, { $names } remplissent la condition.
        [with-you] { $prize } pour { $name }. Comme vous, { $names } remplissent la condition.
       *[other] { $prize } pour { $name }. { $names } remplissent la condition.
    }
reveal-by-first = Premier matériau à forte demande, { $first } : { $counts }.
reveal-by-second = Égalité en { $first }, c’est donc { $second } qui décide : { $counts }.
reveal-by-last =
    { $who ->
        [you] Égalité dans les deux matériaux, c’est donc le dernier tour qui compte : vous avez joué en dernier.
       *[other] Égalité dans les deux matériaux, c’est donc le dernier tour qui compte : { $name } a joué en dernier.
    }
reveal-count =
    { $who ->
        [you] vous { $count }
       *[other] { $name } { $count }
    }
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
reveal-building-of =
    { $who ->
        [you] Votre édifice
       *[other] L’édifice de { $name }
    }
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
reveal-top-shared =
    { $who ->
        [with-you] Vous partagez la victoire avec { $names } : { $points } points chacun.
       *[other] Victoire partagée, avec { $points } points chacun : { $names }.
    }
reveal-tree-you = Le sapin de fin de chantier vous revient.
reveal-tree-other = Le sapin de fin de chantier revient à { $name }.
reveal-tree-shared = Le sapin de fin de chantier revient à tous les gagnants.
reveal-behind =
    { $who ->
        [you]
            { $points ->
                [0] Vous aviez autant de points.
                [one] Il vous manquait { $points } point.
               *[other] Il vous manquait { $points } points.
            }
        [with-you]
            { $points ->
                [0] Autant de points pour vous et { $names }.
                [one] Il manquait { $points } point à vous et à { $names }.
               *[other] Il manquait { $points } points à vous et à { $names }.
            }
       *[other]
            { $points ->
                [0] Autant de points pour { $names }.
                [one] Il manquait { $points } point à { $names }.
               *[other] Il manquait { $points } points à { $names }.
            }
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

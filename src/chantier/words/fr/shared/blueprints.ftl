## Les choses
blueprints-title = Blueprints
material-wood = bois
material-recycled = recyclés
material-stone = pierre
material-glass = verre
material-and-letter = { $material } ({ $letter })
award-gold = Or
award-silver = Argent
award-bronze = Bronze
prize-skyscraper = Gratte-ciel
prize-integrity = Intégrité structurelle
prize-geometer = Géomètre
prize-materials = Matériaux
score-bonus = Bonus du plan
score-wood = Bois
score-recycled = Recyclés
score-stone = Pierre
score-glass = Verre
score-total = Total

## La table
board-round = Manche { $round } sur { $rounds }
board-in-demand = Forte demande : { $first }, puis { $second }
board-bag =
    { $dice ->
        [one] { $dice } dé dans le sac
       *[other] { $dice } dés dans le sac
    }
board-pool = Réserve
board-plan = Plan
board-building = Votre édifice
board-worth = Valeur
board-taken = { $taken } sur { $picks }
board-nothing-taken = rien encore
board-lost = perdus : { $count }
board-discarded = Retirés
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
prompt-one = dé et espace, par exemple G5 a2 (? aide, q arrête) :
prompt-two = dé, espace et dé à retirer, par exemple G5 a2 W1 (? aide, q arrête) :
help-dice = { $dice } : peut aller en { $spaces }
help-dice-nowhere = { $dice } : ne va nulle part ; prenez-le pour le retirer, avec { $example } -

## Les événements
event-round = Manche { $round }. { $name } commence. Forte demande : { $first }, puis { $second }.
event-taken =
    { $who ->
        [you] Vous prenez { $die }.
       *[other] { $name } prend { $die }.
    }
event-placed = { $name } prend { $die } pour { $space }.
event-removed =
    { $who ->
        [you] Vous prenez { $die }, qui ne va nulle part et est retiré pour la manche.
       *[other] { $name } prend { $die }, qui ne va nulle part et est retiré pour la manche.
    }
event-discarded = { $die } est retiré.
event-drawn =
    { $count ->
        [one] Nouveau dé : { $dice }.
       *[other] Nouveaux dés : { $dice }.
    }
event-revealed = Les paravents s’ouvrent
event-award = Distinction ({ $award }) : { $name }
event-prize = Prix { $prize } : { $name }
event-prize-kept = Prix { $prize } : personne
event-ended = La partie est terminée.

## La fin
ending-points = Points
ending-prizes = Prix
ending-by-points = Victoire aux points : { $names }.
ending-by-prizes = Victoire : { $names }. Égalité aux points, mais plus de prix.
ending-by-gold = Victoire : { $names }. Égalité aux points et aux prix, mais plus d’or.
ending-by-silver = Victoire : { $names }. Égalité jusqu’à l’or, mais plus d’argent.
ending-by-bronze = Victoire : { $names }. Égalité jusqu’à l’argent, mais plus de bronze.
ending-by-shared = Victoire partagée : { $names }.

## Images et comptes
picture-title = Un édifice sur le plan { $plan }
picture-description = Piles de bas en haut, rangée par rangée : { $building }
score-prizes = Remplit les conditions de : { $prizes }
score-no-prizes = Ne remplit les conditions d’aucun prix.
statistic-building = Édifice
statistic-bonus = Bonus
statistic-gold = Or
statistic-silver = Argent
statistic-bronze = Bronze
statistic-skyscraper = Gratte-ciel
statistic-integrity = Intégrité
statistic-geometer = Géomètre
statistic-materials = Matériaux

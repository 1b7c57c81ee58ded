## Les moments qui ont décidé d’une partie de Blueprints : ce qui s’est passé, puis l’effet sur les chances de gagner
moment-cards = Manche { $round } : les cartes sont distribuées.
moment-pool = Manche { $round } : les dés de la réserve sont lancés, { $dice }.
moment-refill = Manche { $round }, après le choix de { $name } : le sac donne { $dice }.
moment-pick = Manche { $round }, choix { $pick } : { $name } prend { $die } ({ $space }).
moment-pick-discard = Manche { $round }, choix { $pick } : { $name } prend { $die } ({ $space }) et retire { $discard }.
moment-pick-removed = Manche { $round }, choix { $pick } : { $name } prend { $die }, qui ne va nulle part.
moment-chances = Chances de gagner : { $up } passe de { $up_before } % à { $up_after } %, { $down } de { $down_before } % à { $down_after } %.
moment-better = D’après ce que { $name } pouvait savoir, { $die } ({ $space }) aurait donné { $cost } points de pourcentage de plus.
moment-better-discard = D’après ce que { $name } pouvait savoir, { $die } ({ $space }), en retirant { $discard }, aurait donné { $cost } points de pourcentage de plus.
moment-better-removed = D’après ce que { $name } pouvait savoir, { $die }, qui ne va nulle part, aurait donné { $cost } points de pourcentage de plus.
moment-best = D’après ce que { $name } pouvait savoir, il n’y avait pas mieux.

## Les moments qui ont décidé d’une partie de Blueprints : ce qui s’est passé, puis l’effet sur les chances de gagner
moment-cards = Manche { $round } : les cartes sont distribuées.
moment-pool = Manche { $round } : les dés de la réserve sont lancés, { $dice }.
moment-refill =
    { $who ->
        [you] Manche { $round }, après votre choix : le sac donne { $dice }.
       *[other] Manche { $round }, après le choix de { $name } : le sac donne { $dice }.
    }
moment-pick =
    { $who ->
        [you] Manche { $round }, choix { $pick } : vous prenez { $die } ({ $space }).
       *[other] Manche { $round }, choix { $pick } : { $name } prend { $die } ({ $space }).
    }
moment-pick-discard =
    { $who ->
        [you] Manche { $round }, choix { $pick } : vous prenez { $die } ({ $space }) et retirez { $discard }.
       *[other] Manche { $round }, choix { $pick } : { $name } prend { $die } ({ $space }) et retire { $discard }.
    }
moment-pick-removed =
    { $who ->
        [you] Manche { $round }, choix { $pick } : vous prenez { $die }, qui ne va nulle part.
       *[other] Manche { $round }, choix { $pick } : { $name } prend { $die }, qui ne va nulle part.
    }
moment-chances =
    { $you ->
        [up] Chances de gagner : vous passez de { $up_before } % à { $up_after } %, { $down } de { $down_before } % à { $down_after } %.
        [down] Chances de gagner : { $up } passe de { $up_before } % à { $up_after } %, vous de { $down_before } % à { $down_after } %.
       *[neither] Chances de gagner : { $up } passe de { $up_before } % à { $up_after } %, { $down } de { $down_before } % à { $down_after } %.
    }
moment-better =
    { $who ->
        [you] D’après ce que vous pouviez savoir, { $die } ({ $space }) aurait donné { $cost } points de pourcentage de plus.
       *[other] D’après ce que { $name } pouvait savoir, { $die } ({ $space }) aurait donné { $cost } points de pourcentage de plus.
    }
moment-better-discard =
    { $who ->
        [you] D’après ce que vous pouviez savoir, { $die } ({ $space }), en retirant { $discard }, aurait donné { $cost } points de pourcentage de plus.
       *[other] D’après ce que { $name } pouvait savoir, { $die } ({ $space }), en retirant { $discard }, aurait donné { $cost } points de pourcentage de plus.
    }
moment-better-removed =
    { $who ->
        [you] D’après ce que vous pouviez savoir, { $die }, qui ne va nulle part, aurait donné { $cost } points de pourcentage de plus.
       *[other] D’après ce que { $name } pouvait savoir, { $die }, qui ne va nulle part, aurait donné { $cost } points de pourcentage de plus.
    }
moment-best =
    { $who ->
        [you] D’après ce que vous pouviez savoir, il n’y avait pas mieux.
       *[other] D’après ce que { $name } pouvait savoir, il n’y avait pas mieux.
    }

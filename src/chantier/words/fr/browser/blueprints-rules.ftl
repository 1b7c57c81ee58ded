## Les dés et les édifices en mots
rules-die-wood = Bois { $value }
rules-die-recycled = Recyclé { $value }
rules-die-stone = Pierre { $value }
rules-die-glass = Verre { $value }
rules-drawn-stack = { $space } : { $dice }.
rules-drawn-planned = { $space }, hauteur prévue { $planned } : { $dice }.
rules-drawn-empty = rien encore

## La page
rules-title = Les règles de Blueprints
rules-lead = { $rounds } manches, { $picks } dés chacun, un édifice caché. À la fin, seuls comptent les distinctions et les prix.
rules-contents = Sur cette page
rules-print = Imprimer les règles
rules-to-tutorial = Commencer par le tutoriel
rules-to-men = Les règles de Men at Work
rules-to-blueprints = Les règles de Blueprints
rules-unofficial = Version non officielle, faite par des passionnés du jeu d’Yves Tourigny : les mots, les plans et les dessins sont les nôtres.

## En bref
rules-idea = En bref
rules-idea-1 = Tout le monde prend des dés dans la même réserve. Chaque dé est un matériau : bois, recyclés, pierre ou verre.
rules-idea-2 = Vous bâtissez derrière un paravent, sur un plan que personne d’autre ne voit. Après { $picks } dés chacun, les paravents s’ouvrent et l’on évalue les édifices.
rules-idea-3 = Les meilleurs édifices gagnent des distinctions, les exploits gagnent des prix. Après { $rounds } manches, qui a le plus de points en distinctions et en prix l’emporte.

## Dans la boîte
rules-box = Dans la boîte
rules-box-dice = { $dice } dés, { $each } de chaque matériau. On les reconnaît à la forme de leurs points, pas seulement à la couleur.
rules-box-wood = rapporte selon ses voisins
rules-box-recycled = rapportent selon leur nombre
rules-box-stone = rapporte selon son étage
rules-box-glass = rapporte ce qu’il montre
rules-box-plans = { $plans } plans, tous différents et tous dessinés par nous.
rules-box-medals = Des distinctions d’or, d’argent et de bronze. Le nombre dit ce qu’elles valent.
rules-box-prizes = Des prix de quatre sortes, à { $points } points chacun.

## Votre plan
rules-plan = Votre plan
rules-plan-1 = Le plan montre le terrain vu de dessus : trois rangées, deux colonnes. On nomme les espaces par leur position : au fond à gauche, au milieu à droite. Dans le terminal et dans les enregistrements, ce sont a1 à b3, rangée par rangée.
rules-plan-2 = Les espaces hachurés sont fermés. Aucun dé n’y va jamais.
rules-plan-3 = Un nombre est la hauteur prévue pour cet espace. Le total des hauteurs est de { $picks }, autant que vous aurez de dés.
rules-plan-4 = Respecter le plan rapporte un bonus. Rien n’y oblige : les nombres sont un projet, pas une limite.
rules-plan-picture = Un plan vu de dessus
rules-plan-closed = fermé

## Préparer
rules-setup = Préparer une manche
rules-setup-1 = Au début de chaque manche, les { $dice } dés vont dans le sac.
rules-setup-2 = On tire deux dés pour les matériaux à forte demande, le premier et le second. Si le second est du même matériau, il retourne dans le sac et l’on tire de nouveau. Ils restent à côté du sac pour la manche et départagent les ex æquo.
rules-setup-3 = Chacun reçoit un plan et le garde secret. Un plan utilisé ne revient pas.
rules-setup-4 = La réserve est tirée du sac, lancée et rangée par valeur.
rules-setup-5 = La manche 1 est ouverte par la dernière personne à avoir mis les pieds sur un chantier. Ici, la table désigne une place ou s’en remet au hasard. Ensuite, on joue dans le sens horaire.
rules-setup-players = Joueurs
rules-setup-pool = Dés dans la réserve
rules-setup-awards = Distinctions
rules-setup-refill = Nouveaux dés après un tour

## Votre tour
rules-turn = Votre tour
rules-turn-1 = Prenez un dé de la réserve. Tout le monde voit lequel.
rules-turn-2 = Posez-le sur votre plan, derrière le paravent. Personne ne voit où.
rules-turn-3 = Un nouveau dé est tiré, lancé, et rejoint la réserve.
rules-turn-4 = La manche se termine quand chacun a pris { $picks } dés. Un dé retiré parce qu’il n’allait nulle part en fait partie, même si le livret allemand parle de dés placés. Après le tout dernier tour, on ne tire plus rien.

## Où poser
rules-stack = Où poser un dé
rules-stack-1 = Sur un espace ouvert et vide : n’importe quel dé.
rules-stack-2 = Sur un autre dé, s’il est égal ou plus petit. De bas en haut, les valeurs restent ou montent, sans jamais descendre.
rules-stack-3 = Une pile peut monter aussi haut que vous voulez.
rules-stack-4 = Un dé posé ne bouge plus, et aucun dé ne change de valeur.
rules-stack-right = { $die } sur { $below } : permis.
rules-stack-wrong = { $die } sur { $below } : interdit. Le dé du dessous ne doit pas montrer plus.
rules-stack-fits = Où peut aller { $die } ? Sur l’espace vide et sur le dé cerné d’orange. Les autres montrent davantage.
rules-stack-nowhere = Un dé qui va quelque part doit être posé. Un dé qui ne va nulle part est retiré pour la manche et compte quand même parmi vos { $picks }. Vous pouvez prendre un tel dé exprès, sauf si la table en a décidé autrement.

## À deux
rules-two = À deux joueurs
rules-two-1 = Chaque tour consomme deux dés : vous bâtissez avec l’un et retirez l’autre de la réserve pour la manche. Tout le monde voit les deux.
rules-two-2 = Puis deux nouveaux dés sont tirés. Avant de retirer un dé, regardez ce que l’autre collectionne.
rules-two-build = posé
rules-two-remove = retiré

## Ce que voient les autres
rules-secret = Ce que voient les autres
rules-secret-1 = À découvert : chaque dé que vous prenez ou retirez, et le fait qu’un dé pris n’aille nulle part et soit retiré.
rules-secret-2 = Caché jusqu’à la révélation : votre plan et l’endroit où sont vos dés.

## Évaluer
rules-score = Évaluer un édifice
rules-score-1 = Quand les paravents s’ouvrent, chaque édifice est évalué en cinq lignes. Un édifice auquel il manque des dés est évalué aussi ; les dés retirés ne comptent pas.
rules-score-2 = Ce score ne donne pas de points. Il décide des distinctions et de qui ouvre la manche suivante, puis on l’oublie.
rules-score-bonus = { $points } si chaque espace a exactement sa hauteur prévue. Un seul dé sur la mauvaise pile, et le bonus est perdu.
rules-score-kept = Plan respecté : { $points }
rules-score-not-kept = Un dé sur la mauvaise pile : { $points }
rules-score-wood = Chaque dé de bois rapporte { $each } pour chaque dé qui le touche par une face : à côté, au-dessus ou au-dessous, quel que soit le matériau.
rules-score-recycled = Les dés recyclés rapportent ensemble, selon leur nombre. Peu importe où ils sont.
rules-score-stone = Chaque dé de pierre rapporte selon son étage dans sa propre pile. Peu importe ce qu’il y a dessous.
rules-score-glass = Chaque dé de verre rapporte la valeur qu’il montre, même sous un autre dé.
rules-score-sum = { $material } : { $points }
rules-score-dice = Dés
rules-score-level = Étage
rules-score-points = Score
rules-score-or-higher = { $level } ou plus

## Une manche
rules-round = Une manche, évaluée
rules-round-1 = Quatre édifices à la révélation. À forte demande : { $first }, puis { $second }.
rules-round-award = { $award } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rules-round-no-award = pas de distinction

## Distinctions
rules-awards = Distinctions
rules-awards-1 = Les édifices sont classés selon leur score. Le nombre de distinctions dépend du nombre de joueurs.
rules-awards-2 = Qui perd le départage pour une distinction reste en lice pour la suivante.
rules-awards-rank = Rang { $rank }
rules-awards-none = aucune

## Égalités
rules-ties = La forte demande départage
rules-ties-1 = L’édifice qui a le plus de dés du premier matériau à forte demande.
rules-ties-2 = Toujours égal : le plus de dés du second.
rules-ties-3 = Toujours égal : parmi les ex æquo, qui a joué en dernier dans cette manche.
rules-ties-4 = Cela vaut pour les distinctions comme pour les prix.
rules-ties-example = Dans la manche ci-dessus, { $loser } et { $winner } ont le même score, { $total }. { $first } : { $loserFirst } contre { $winnerFirst }. { $second } : { $loserSecond } contre { $winnerSecond }. { $winner } passe donc devant.

## Prix
rules-prizes = Prix
rules-prizes-1 = Chaque sorte est remise au plus une fois par manche et vaut { $points } points. Si plusieurs édifices remplissent la condition, seul le départage décide ; la dépasser n’apporte rien. Si aucun ne la remplit, le prix n’est pas remis.
rules-prizes-2 = Un même édifice peut gagner plusieurs prix, et un édifice sans distinction peut en gagner un.
rules-prize-skyscraper = une pile de { $count } dés ou plus
rules-prize-integrity = { $count } dés ou plus de même valeur
rules-prize-geometer = les { $count } valeurs
rules-prize-materials = { $count } dés ou plus du même matériau

## La manche suivante, la fin
rules-next = La manche suivante
rules-next-1 = La manche suivante est ouverte par la personne dont l’édifice a le score le plus faible. Si plusieurs partagent ce score, c’est celle d’entre elles qui a joué le plus tôt.
rules-next-2 = Tous les dés retournent dans le sac ; il y a de nouveaux plans et de nouveaux matériaux à forte demande.
rules-next-3 = Distinctions et prix sont remis au vu de tous, puis restent face cachée jusqu’à la fin, sauf si la table joue avec les points visibles.
rules-end = La fin
rules-end-1 = Après la manche { $rounds }, qui a le plus de points en distinctions et en prix l’emporte.
rules-end-2 = En cas d’égalité, on regarde dans l’ordre ce qui suit. Le livret français le dit autrement ; nous le lisons de la même façon.
rules-end-prizes = le plus de prix
rules-end-gold = le plus d’or
rules-end-silver = le plus d’argent
rules-end-bronze = le plus de bronze
rules-end-shared = sinon la victoire est partagée
rules-end-example = Un exemple

## Options
rules-options = Ce que la table peut choisir
rules-options-unplaceable = Les dés qui ne vont nulle part
rules-options-unplaceable-text = On peut les prendre exprès (par défaut), ou seulement si aucun dé de la réserve ne peut être posé.
rules-options-first = Qui commence
rules-options-first-text = Une place, ou un tirage au sort.
rules-options-points = Points visibles
rules-options-points-text = Les points gagnés restent visibles, ou ne sont montrés qu’à la fin (par défaut).
